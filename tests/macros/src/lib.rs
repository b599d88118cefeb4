//! Macros that the tests put next to the derives of schema-core.

use std::fmt::Write;

use proc_macro::{TokenStream, TokenTree};

/// A derive that claims the word `field`, with keys of its own.
#[proc_macro_derive(Columns, attributes(field))]
pub fn derive_columns(_item: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// `form_of!(Name 1000)`: a form of that many fields, of four types in turn.
#[proc_macro]
pub fn form_of(input: TokenStream) -> TokenStream {
    let mut tokens = input.into_iter();
    let (Some(name), Some(TokenTree::Literal(count))) = (tokens.next(), tokens.next()) else {
        return TokenStream::new();
    };
    let count: usize = count.to_string().parse().unwrap_or_default();
    let types = [
        "#[field(min_length = 1, max_length = 9)] {}: String",
        "#[field(title = \"A title\")] {}: bool",
        "{}: Option<f64>",
        "#[field(min = 3, default = 4)] {}: u32",
    ];
    let mut item = format!("#[derive(schema_core::ElicitSchema)] struct {name} {{");
    for (index, field) in types.iter().cycle().take(count).enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(item, "{},", field.replace("{}", &format!("f{index}")));
    }
    item.push('}');
    item.parse().unwrap_or_default()
}
