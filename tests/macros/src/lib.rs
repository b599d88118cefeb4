//! Macros that the tests put next to the derives of schema-core.

use std::fmt::Write;

use proc_macro::{TokenStream, TokenTree};

/// A derive that claims the words `field` and `schema`, with keys of its own.
#[proc_macro_derive(Columns, attributes(field, schema))]
pub fn derive_columns(_item: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// `form_of!(Name 1000)`: a form of that many fields, of four types in turn, named
/// `f0` and so on, or after the letter that comes last.
#[proc_macro]
pub fn form_of(input: TokenStream) -> TokenStream {
    let mut tokens = input.into_iter();
    let (Some(name), Some(TokenTree::Literal(count))) = (tokens.next(), tokens.next()) else {
        return TokenStream::new();
    };
    let letter = tokens.next().map_or_else(|| "f".to_owned(), |letter| letter.to_string());
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
        let _ = write!(item, "{},", field.replace("{}", &format!("{letter}{index}")));
    }
    item.push('}');
    item.parse().unwrap_or_default()
}

/// `select_of!(Name 1000)`: an enum of that many variants, and a form `NameForm` with a
/// select of that many texts and a list of the enum, both with all of them as a default.
#[proc_macro]
pub fn select_of(input: TokenStream) -> TokenStream {
    let mut tokens = input.into_iter();
    let (Some(name), Some(TokenTree::Literal(count))) = (tokens.next(), tokens.next()) else {
        return TokenStream::new();
    };
    let count: usize = count.to_string().parse().unwrap_or_default();
    let join = |text: &dyn Fn(usize) -> String| (0..count).map(text).collect::<Vec<_>>().join(",");
    let (variants, texts) =
        (join(&|index| format!("V{index}")), join(&|index| format!("\"V{index}\"")));
    let item = format!(
        "#[derive(schema_core::ElicitEnum)] #[allow(dead_code)] enum {name} {{ {variants} }}
        #[derive(schema_core::ElicitSchema)] #[allow(dead_code)] struct {name}Form {{
            #[field(options = [{texts}], default = [{texts}])] texts: Vec<String>,
            #[field(default = [{texts}])] variants: Vec<{name}>,
        }}"
    );
    item.parse().unwrap_or_default()
}
