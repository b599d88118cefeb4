//! Where the core is, as the user's crate reaches it.

use std::sync::OnceLock;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{DeriveInput, Path, parse_quote};

use crate::attr::Said;
use crate::attr::shape::PathName;
use crate::errors::Errors;
use crate::expand::core;
use crate::extent::Extent;

/// The path of the core.
pub(crate) struct CorePath {
    path: Path,
    /// Whether it leads to the core for sure.
    is_certain: bool,
    /// The name of the dependency, which the user has to say.
    unsaid: Option<&'static str>,
}

impl CorePath {
    /// What the key says; without it the name of the dependency.
    pub(crate) fn of(says: Option<&Said<PathName>>) -> Self {
        static DEPENDENCY: OnceLock<Dependency> = OnceLock::new();
        if let Some(said) = says {
            return Self { path: said.value.0.clone(), is_certain: false, unsaid: None };
        }
        let dependency = DEPENDENCY.get_or_init(|| Dependency::of(&arguments()));
        if let Dependency::Renamed(name) = dependency {
            if let Ok(path) = syn::parse_str(&format!("::{name}")) {
                return Self { path, is_certain: true, unsaid: Some(name) };
            }
        }
        let is_certain = *dependency == Dependency::OwnName;
        Self { path: parse_quote!(::schema_core), is_certain, unsaid: None }
    }

    /// Reports a dependency with another name, which `attribute` has to say: an editor, which
    /// shows what this code means, as well as other tools do not know the name.
    pub(crate) fn refuse_renamed(&self, input: &DeriveInput, attribute: &str, errors: &mut Errors) {
        if let Some(name) = self.unsaid {
            errors.at(input.ident.span(), format!(
                "`schema-core` is called `{name}` in the `Cargo.toml` of this crate: say so here, `#[{attribute}(crate = {name})]`"
            ));
        }
    }

    /// Where it is said: one that leads elsewhere is the mistake.
    pub(crate) fn span(&self) -> Span {
        Extent::of(&self.path).last
    }

    /// The module for derives.
    pub(crate) fn private(&self) -> TokenStream {
        let path = &self.path;
        quote_spanned!(self.span()=> #path::__private_0_1_0)
    }

    /// A macro of that module. By its whole path: where the user misspelled a derive beside
    /// this one, the compiler resolves no import, and would report a macro that goes by one.
    /// By the import only where the path may be wrong, which is then said there alone.
    pub(crate) fn macro_of(&self, name: &str) -> TokenStream {
        let module = if self.is_certain {
            self.private()
        } else {
            core(Span::call_site()).into_token_stream()
        };
        let name = Ident::new(name, Span::call_site());
        quote!(#module::#name)
    }
}

/// What the compiler was told about the dependency.
#[derive(Debug, PartialEq)]
enum Dependency {
    OwnName,
    Renamed(String),
    /// It is reached through another crate.
    Unknown,
}

impl Dependency {
    /// As `--extern name=path/to/libschema_core-….rmeta` says. An editor, which is no
    /// compiler, says nothing of the kind.
    fn of(arguments: &[String]) -> Self {
        let mut found = Self::OwnName;
        for (index, argument) in arguments.iter().enumerate() {
            let value = match argument.strip_prefix("--extern") {
                Some("") => arguments.get(index + 1).map(String::as_str),
                Some(value) => value.strip_prefix('='),
                None => None,
            };
            let Some((name, file)) = value.and_then(|value| value.split_once('=')) else {
                continue;
            };
            if found == Self::OwnName {
                found = Self::Unknown;
            }
            // Options may stand before the name: `priv,noprelude:name`.
            let name = name.rsplit(':').next().unwrap_or(name);
            let file = file.rsplit(['/', '\\']).next().unwrap_or(file);
            if name == "schema_core" {
                return Self::OwnName;
            }
            if ["libschema_core-", "libschema_core."].iter().any(|start| file.starts_with(start)) {
                found = Self::Renamed(name.to_owned());
            }
        }
        found
    }
}

/// A derive runs within the compiler.
fn arguments() -> Vec<String> {
    std::env::args_os().filter_map(|argument| argument.into_string().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::Dependency;

    fn of(arguments: &[&str]) -> Dependency {
        Dependency::of(&arguments.iter().map(|&argument| argument.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn the_name_is_the_one_that_the_compiler_got() {
        let renamed = Dependency::Renamed("elicit".to_owned());
        let file = "elicit=/deps/libschema_core-0f.rmeta";
        assert_eq!(of(&["rustc", "--extern", file, "lib.rs"]), renamed);
        assert_eq!(of(&[&format!("--extern=priv,noprelude:{file}")]), renamed);
        assert_eq!(of(&["--extern", "elicit=C:\\deps\\libschema_core.rlib"]), renamed);
        // The derive's own library is not the core.
        assert_eq!(of(&["--extern", "x=/deps/libschema_core_derive-1.so"]), Dependency::Unknown);
        let both = ["--extern", file, "--extern", "schema_core=/deps/libschema_core-a1.rmeta"];
        assert_eq!(of(&both), Dependency::OwnName);
        assert_eq!(of(&["--extern", "facade=/deps/libfacade-1.rmeta"]), Dependency::Unknown);
        assert_eq!(of(&["rust-analyzer", "--extern"]), Dependency::OwnName);
    }
}
