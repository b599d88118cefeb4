//! Items that a `macro_rules!` writes: their pieces come in invisible groups,
//! and their tokens from two places.

use schema_core::{ElicitEnum, ElicitField, ElicitSchema, FieldKind};

#[derive(ElicitEnum)]
enum Day {
    Monday,
    Friday,
}

macro_rules! form {
    ($vis:vis $name:ident { $($field_vis:vis $field:ident: $type:ty = $title:literal),* }) => {
        #[derive(ElicitSchema)]
        $vis struct $name {
            $(
                #[field(title = $title)]
                $field_vis $field: $type,
            )*
        }
    };
}

form!(pub(crate) Ask {
    pub name: Option<String> = "Name",
    pub(in crate::from_macros) age: u8 = "Age",
    days: Vec<Day> = "Days"
});

#[test]
fn a_type_is_what_it_is() {
    let kinds: Vec<_> =
        Ask::schema().fields().map(|field| (field.kind(), field.is_required())).collect();
    assert_eq!(
        kinds,
        [(FieldKind::String, false), (FieldKind::Integer, true), (FieldKind::MultiSelect, true)]
    );
    assert_eq!(Ask::schema().field("age").and_then(|age| age.title()), Some("Age"));
}

macro_rules! limited {
    ($name:ident, $key:ident = $value:expr, $default:literal, $docs:expr) => {
        #[derive(ElicitSchema)]
        struct $name {
            #[doc = $docs]
            #[field($key = $value, default = $default)]
            value: f64,
        }
    };
}

limited!(Least, min = -3, -2, "least");
limited!(Most, max = 2 + 1, 0.5, concat!("mo", "st"));

#[test]
fn values_pass_through() {
    let field = Least::schema().field("value");
    assert_eq!(field.and_then(|field| field.min()), Some((-3).into()));
    assert_eq!(field.and_then(|field| field.description()), Some("least"));
    let field = Most::schema().field("value");
    assert_eq!(field.and_then(|field| field.max()), Some(3.into()));
    assert_eq!(field.and_then(|field| field.description()), Some("most"));
}

macro_rules! newtype {
    ($vis:vis $name:ident($type:ty) $(, $key:ident = $value:tt)*) => {
        #[derive(ElicitField)]
        #[field($($key = $value),*)]
        $vis struct $name($type);
    };
}

newtype!(pub(crate) Percent(u8), max = 100);

macro_rules! choice {
    ($name:ident: $($variant:ident = $title:literal),*) => {
        #[derive(ElicitEnum)]
        enum $name {
            $(#[elicit(title = $title)] $variant,)*
        }
    };
}

choice!(Size: Small = "Small ones", Large = "Large ones");

#[test]
fn inside_a_function() {
    form!(Local { share: Percent = "Share", size: Size = "Size" });
    assert_eq!(super::names::<Local>(), ["share", "size"]);

    #[derive(ElicitEnum)]
    enum Inner {
        A,
    }

    #[derive(ElicitSchema)]
    struct Outer {
        #[field(default = Inner::A)]
        inner: Inner,
    }
    assert_eq!(super::names::<Outer>(), ["inner"]);
}
