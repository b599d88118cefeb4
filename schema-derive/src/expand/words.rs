//! Which words the core should use of a type that is no field, by how the type is spelled.
//! Only words hang on it: whatever the type is, the same is asked of it.

use syn::{GenericArgument, Path, PathArguments, Type};

use super::spans::Params;
use crate::types::walk;

/// The start of a field with words of its own, and the type that they are about; that is
/// the field's, without the `Option` around it.
pub(super) fn about(ty: &Type) -> Option<(&'static str, &Type)> {
    let words = match ty {
        Type::Group(group) => return about(&group.elem),
        Type::Paren(paren) => return about(&paren.elem),
        Type::Path(path) => {
            if let Some(inner) = optional(&path.path) {
                return about(inner);
            }
            of_path(&path.path)?
        }
        Type::Array(_) => "of_array",
        Type::Tuple(tuple) if tuple.elems.is_empty() => "of_nothing",
        Type::Tuple(_) => "of_tuple",
        Type::Reference(reference) if !is_text(&reference.elem) => "of_reference",
        _ => return None,
    };
    Some((words, ty))
}

/// Whether both halves have these words, so that the call has to say in which it stands.
pub(super) fn are_of_both(words: &str) -> bool {
    const OF_ONE: [&str; 7] =
        ["of_pointer", "of_list", "of_other_list", "of_array", "of_map", "of_tuple", "of_value"];
    !OF_ONE.contains(&words)
}

/// Whether a type is none of those whatever its arguments are. A generic type does not ask
/// for it in its bounds, so that the compiler says so here and not where the type is used.
pub(super) fn is_hopeless(about: Option<(&str, &Type)>) -> bool {
    about.is_some_and(|(words, _)| {
        ["of_nothing", "of_reference", "of_array", "of_tuple"].contains(&words)
    })
}

/// The same of a value in a tool, where lists and maps may stand around it.
pub(super) fn about_in_tool(ty: &Type) -> Option<(&'static str, &Type)> {
    let mut found = None;
    walk(ty, &mut |ty| {
        let words = match ty {
            Type::Path(path) => of_path(&path.path),
            Type::Tuple(tuple) if tuple.elems.is_empty() => Some("of_nothing"),
            Type::Reference(reference) if !is_text(&reference.elem) => Some("of_reference"),
            _ => None,
        };
        let words = match words {
            Some("of_list") if !is_list(ty) => Some("of_other_list"),
            Some("of_pointer" | "of_list" | "of_map" | "of_value") => None,
            words => words,
        };
        found = found.or_else(|| words.map(|words| (words, ty)));
        found.is_none()
    });
    found
}

/// `VecDeque`, of which only a form knows nothing.
fn is_list(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "VecDeque"))
}

/// `str`
fn is_text(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("str"))
}

/// Whether the type is a type parameter, in an `Option` or not.
pub(super) fn is_parameter(ty: &Type, params: &Params) -> bool {
    match ty {
        Type::Group(group) => is_parameter(&group.elem, params),
        Type::Path(path) => match optional(&path.path) {
            Some(inner) => is_parameter(inner, params),
            None => path.path.get_ident().is_some_and(|name| params.types_are_in(name)),
        },
        _ => false,
    }
}

/// Whether the call has words of its own for a field of such a type.
pub(super) fn ask_of_parameter(call: &str) -> bool {
    ["format", "min_length", "max_length", "min", "max", "min_items", "max_items"].contains(&call)
}

/// What is in an `Option` or a `Box`.
fn optional(path: &Path) -> Option<&Type> {
    let last = path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    match arguments.args.first() {
        Some(GenericArgument::Type(inner)) if last.ident == "Option" || last.ident == "Box" => {
            Some(inner)
        }
        _ => None,
    }
}

fn of_path(path: &Path) -> Option<&'static str> {
    let last = path.segments.last()?;
    let of = |name: &str| path.segments.iter().any(|segment| segment.ident == name);
    Some(match last.ident.to_string().as_str() {
        "NaiveDate" | "NaiveDateTime" | "NaiveTime" | "DateTime" | "Timestamp" | "Zoned"
        | "OffsetDateTime" | "PrimitiveDateTime" | "UtcDateTime" => "of_dates",
        "Date" | "Time" if of("time") || of("jiff") || of("civil") => "of_dates",
        "Url" => "of_url",
        "Uuid" => "of_uuid",
        "EmailAddress" => "of_email",
        "u128" | "i128" | "NonZeroU128" | "NonZeroI128" => "of_wide",
        "Duration" | "SystemTime" | "Instant" => "of_time",
        "Arc" | "Rc" => "of_pointer",
        "Cell" | "RefCell" | "OnceCell" | "Mutex" | "RwLock" => "of_cell",
        "VecDeque" | "LinkedList" | "BinaryHeap" => "of_list",
        "HashMap" | "BTreeMap" | "Map" => "of_map",
        "Value" => "of_value",
        "PhantomData" => "of_nothing",
        "OsString" | "CString" => "of_bytes",
        _ => return None,
    })
}
