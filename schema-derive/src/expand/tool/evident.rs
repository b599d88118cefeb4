//! Limits in which anybody sees no mistake. The compiler judges them all the same, but those of
//! a struct in one constant: one for each key, so that no mistake hides another, costs more than
//! all else that is said of the field.

use syn::{GenericArgument, LitInt, PathArguments, Type};

use crate::attr::shape::{Bound, Digits, Length, Numeral};
use crate::attr::tool::ToolKeys;

/// Whether the limits are literals, those of a type of that name, in order, and within what it
/// holds. The name may be another type's: then the compiler finds the mistake.
pub(super) fn are_evident(keys: &ToolKeys, ty: &Type) -> bool {
    let [min_length, max_length, min_items, max_items] = lengths(keys);
    let limits = [[min_length, max_length], [min_items, max_items]];
    let said = limits.map(|limits| limits.iter().any(Option::is_some));
    match (said, bounds(keys)) {
        ([false, false], [None, None]) => true,
        ([true, false], [None, None]) => {
            matches!(Holds::of(ty), Some(Holds::Text))
                && ascend([min_length, max_length], length, [0, u64::MAX])
        }
        ([false, true], [None, None]) => {
            matches!(Holds::of(ty), Some(Holds::Items))
                && ascend([min_items, max_items], length, [0, u64::MAX])
        }
        ([false, false], bounds) => match Holds::of(ty) {
            Some(Holds::Whole(range)) => ascend(bounds, whole, range),
            Some(Holds::Real(greatest)) => ascend(bounds, real, [-greatest, greatest]),
            _ => false,
        },
        _ => false,
    }
}

/// Whether both limits are read, in order, and within the range.
fn ascend<T, N: PartialOrd + Copy>(
    limits: [Option<&T>; 2],
    read: fn(&T) -> Option<N>,
    [least, greatest]: [N; 2],
) -> bool {
    let [min, max] = limits;
    match (min.map_or(Some(least), read), max.map_or(Some(greatest), read)) {
        (Some(min), Some(max)) => least <= min && min <= max && max <= greatest,
        _ => false,
    }
}

/// What a type holds, by its name.
enum Holds {
    Text,
    Items,
    Whole([i128; 2]),
    Real(f64),
}

impl Holds {
    fn of(ty: &Type) -> Option<Self> {
        let Type::Path(path) = ty else { return None };
        let last = path.path.segments.last()?;
        let argument = match &last.arguments {
            PathArguments::AngleBracketed(arguments) => arguments.args.first(),
            _ => None,
        };
        match (last.ident.to_string().as_str(), argument) {
            ("Option", Some(GenericArgument::Type(ty))) => Self::of(ty),
            ("Vec", Some(_)) => Some(Self::Items),
            (name, None) => Self::of_name(name),
            _ => None,
        }
    }

    fn of_name(name: &str) -> Option<Self> {
        macro_rules! by_name {
            ($($int:ident)*) => {
                match name {
                    "String" => Some(Self::Text),
                    "f32" => Some(Self::Real(f32::MAX.into())),
                    "f64" => Some(Self::Real(f64::MAX)),
                    $(stringify!($int) => {
                        Some(Self::Whole([$int::MIN.into(), $int::MAX.into()]))
                    })*
                    _ => None,
                }
            };
        }
        // Not those whose size is the machine's.
        by_name!(i8 i16 i32 i64 u8 u16 u32 u64)
    }
}

fn lengths(keys: &ToolKeys) -> [Option<&Length>; 4] {
    let ToolKeys { min_length, max_length, min_items, max_items, .. } = keys;
    [min_length, max_length, min_items, max_items].map(|said| said.as_ref().map(|said| &said.value))
}

fn bounds(keys: &ToolKeys) -> [Option<&Bound>; 2] {
    [&keys.min, &keys.max].map(|said| said.as_ref().map(|said| &said.value))
}

const fn literal_length(length: &Length) -> Option<&LitInt> {
    match length {
        Length::Lit(int) => Some(int),
        Length::Expr(_) => None,
    }
}

const fn literal_bound(bound: &Bound) -> Option<&Numeral> {
    match bound {
        Bound::Lit(numeral) => Some(numeral),
        Bound::Expr(_) => None,
    }
}

fn length(length: &Length) -> Option<u64> {
    literal_length(length)?.base10_parse().ok()
}

fn whole(bound: &Bound) -> Option<i128> {
    let numeral = literal_bound(bound)?;
    match &numeral.digits {
        Digits::Int(int) => {
            let value: i128 = int.base10_parse().ok()?;
            Some(if numeral.is_negative { -value } else { value })
        }
        Digits::Float(_) => None,
    }
}

fn real(bound: &Bound) -> Option<f64> {
    let numeral = literal_bound(bound)?;
    let value: f64 = match &numeral.digits {
        Digits::Int(int) => int.base10_parse(),
        Digits::Float(float) => float.base10_parse(),
    }
    .ok()?;
    Some(if numeral.is_negative { -value } else { value })
}
