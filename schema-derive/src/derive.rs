//! From an item to code: read, understand, write. Whatever is wrong comes beside
//! an impl, so that nothing else in the user's file lights up.

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::attr::{Keys, Place, names, read};
use crate::core_path::CorePath;
use crate::errors::Errors;
use crate::{expand, model};

/// The code of `#[derive(ElicitSchema)]`.
pub(crate) fn form(input: &DeriveInput) -> TokenStream {
    let mut errors = Errors::default();
    let keys: Keys = read(&input.attrs, &["elicit"], Place::Struct, &mut errors);
    let is_understood = errors.is_empty();
    let form = model::Form::read(input, &keys, &mut errors);
    let krate = CorePath::of(keys.krate.as_ref());
    krate.refuse_renamed(input, "elicit", &mut errors);
    let mut code = expand::form(input, &krate, &form, !errors.is_empty());
    if is_understood && !errors.is_empty() {
        // What the compiler has to say of types and keys comes in the same breath.
        code.extend(expand::judged(input, &krate, &form));
    }
    code.extend(errors.finish());
    code
}

/// The code of `#[derive(ElicitEnum)]`.
pub(crate) fn options(input: &DeriveInput) -> TokenStream {
    let mut errors = Errors::default();
    let keys: Keys = read(&input.attrs, &["elicit"], Place::Enum, &mut errors);
    let options = model::Options::read(input, &keys, &mut errors);
    let krate = CorePath::of(keys.krate.as_ref());
    krate.refuse_renamed(input, "elicit", &mut errors);
    let mut code = expand::options(input, &krate, &options, !errors.is_empty());
    code.extend(errors.finish());
    code
}

/// The code of `#[derive(ToolSchema)]`.
pub(crate) fn tool(input: &DeriveInput) -> TokenStream {
    let mut errors = Errors::default();
    let tool = model::tool::Tool::read(input, &mut errors);
    let krate = CorePath::of(tool.keys.krate.as_ref());
    krate.refuse_renamed(input, model::tool::attribute(input), &mut errors);
    if tool.is_of_forms {
        return errors.finish();
    }
    let mut code = expand::tool(input, &krate, &tool, !errors.is_empty());
    if tool.is_understood && !errors.is_empty() {
        code.extend(expand::judged_tool(input, &krate, &tool));
    }
    code.extend(errors.finish());
    code
}

/// The code of `#[derive(ElicitField)]`.
pub(crate) fn newtype(input: &DeriveInput) -> TokenStream {
    let mut errors = Errors::default();
    let own = names(&input.attrs, Place::Newtype);
    let keys: Keys = read(&input.attrs, own, Place::Newtype, &mut errors);
    let krate = CorePath::of(keys.krate.as_ref());
    let newtype = model::newtype(input, keys, own, &mut errors);
    // An enum may have two derives for one: then their impls are the mistake, which the
    // compiler finds, and before it comes to this one.
    let refusal = model::refusal_of_an_enum(input, &errors);
    krate.refuse_renamed(input, "elicit", &mut errors);
    // With a mistake it still is what is in it, so that the forms with it have none.
    let newtype = if errors.is_empty() { newtype } else { newtype.map(model::Newtype::bare) };
    let mut code = match &newtype {
        Some(newtype) => expand::newtype(input, &krate, newtype),
        None => expand::no_newtype(input, &krate, refusal),
    };
    code.extend(errors.finish());
    code
}
