//! The derive `ToolSchema` where nothing has its name.

/// Without any prelude, each path must start at a crate.
mod no_prelude {
    #![no_implicit_prelude]

    #[derive(::schema_core::ToolSchema)]
    #[schema(description = "How it is paid", check = rule)]
    #[serde(tag = "kind")]
    pub(super) enum Payment {
        Cash,
        Card {
            #[field(pattern = "^[0-9]{4}$", examples = ["1234"])]
            last4: ::std::string::String,
        },
        Bank(Bank),
    }

    fn rule(_: &Payment) -> ::std::result::Result<(), ::std::string::String> {
        ::std::result::Result::Ok(())
    }

    impl<'de> ::serde::Deserialize<'de> for Payment {
        fn deserialize<D>(_: D) -> ::std::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::std::result::Result::Ok(Self::Cash)
        }
    }

    #[derive(::schema_core::ToolSchema)]
    pub(super) struct Bank {
        iban: ::std::string::String,
    }

    #[derive(::schema_core::ToolSchema)]
    #[serde(untagged)]
    pub(super) enum Id {
        Number(#[field(exclusive_min = 0, multiple_of = 2)] u32),
        Text(::std::string::String),
        Many(::std::vec::Vec<Size>),
    }

    #[derive(::schema_core::ToolSchema)]
    pub(super) enum Size {
        /// Small
        S,
        M,
    }

    #[derive(::schema_core::ToolSchema)]
    pub(super) struct Level(#[serde(rename = "no name")] u8);

    #[derive(::schema_core::ToolSchema)]
    pub(super) struct Order<'a, T, const N: usize> {
        name: &'a str,
        #[field(min_items = 1, max_items = N, items(max = 9))]
        numbers: ::std::vec::Vec<u8>,
        #[field(default = Size::S)]
        size: Size,
        id: ::std::option::Option<Id>,
        payment: Payment,
        value: T,
        levels: ::std::collections::BTreeMap<::std::string::String, Level>,
        #[field(recursive)]
        others: ::std::vec::Vec<Self>,
        #[serde(flatten)]
        bank: Bank,
    }
}

/// Everything is called like something else.
#[allow(non_camel_case_types)]
mod shadowed {
    mod core {}
    mod std {}
    mod serde {}
    mod serde_json {}
    mod schema_core {}

    type str = ();
    type bool = ();
    type u64 = ();
    type f64 = ();
    type i128 = ();
    type Result<T> = ::core::result::Result<T, ()>;
    struct String;
    struct Vec;
    struct Box;
    struct Some;
    struct None;
    struct Ok;
    struct Err;
    pub(super) struct Option {
        x: i64,
    }
    struct Node;
    struct Property;
    struct Slot;
    struct Id;
    struct Object;
    struct ObjectSchema;
    struct SchemaSpec;
    struct Json;
    struct Held;
    struct Profile;
    struct Properties;
    trait From {}
    trait Into {}
    trait Clone {}
    trait SchemaType {}
    trait ToolSchema {}
    trait Default {}

    // For the struct above has the name of what it is not.
    #[derive(::schema_core::ToolSchema)]
    pub(super) struct Ask {
        #[field(min_length = 1, default = "a", pattern = "^a")]
        name: ::std::string::String,
        #[field(items(min = 1))]
        list: ::std::vec::Vec<u8>,
        inner: Inner,
        #[field(default = Size::S, check = rule)]
        size: Size,
        payment: Payment,
        level: Level,
        #[field(recursive)]
        asks: ::std::vec::Vec<Ask>,
        #[doc = ::core::concat!("a", "b")]
        #[field(max = if true { 3 } else { 4 }, exclusive_min = 1, examples = [2])]
        most: i64,
    }

    #[derive(::schema_core::ToolSchema)]
    #[schema(profiles("openai"), title = "Inner")]
    pub(super) struct Inner {
        flag: ::core::primitive::bool,
    }

    #[derive(::schema_core::ToolSchema)]
    pub(super) enum Size {
        #[schema(title = "Small")]
        S,
        M,
    }

    impl<'de> ::serde::Deserialize<'de> for Size {
        fn deserialize<D>(_: D) -> ::core::result::Result<Self, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            ::core::result::Result::Ok(Self::S)
        }
    }

    fn rule(_: &Size) -> ::core::result::Result<(), ::std::string::String> {
        ::core::result::Result::Ok(())
    }

    #[derive(::schema_core::ToolSchema)]
    #[serde(tag = "kind", content = "of")]
    pub(super) enum Payment {
        Cash,
        Card(::std::string::String, ::core::primitive::u8),
        Bank {
            #[field(values(max = 3))]
            shares: ::std::collections::BTreeMap<::std::string::String, ::core::primitive::u8>,
        },
    }

    #[derive(::schema_core::ToolSchema)]
    #[field(max = 9)]
    pub(super) struct Level(::core::primitive::u8);

    #[allow(unused_macros)]
    macro_rules! concat {
        ($($any:tt)*) => {
            compile_error!("the user's own")
        };
    }
    #[allow(unused_macros)]
    macro_rules! line {
        ($($any:tt)*) => {
            compile_error!("the user's own")
        };
    }
}

/// Written by a macro, with what it is given.
mod from_macros {
    macro_rules! tool {
        ($name:ident { $($field:ident: $type:ty = $most:expr),* }, $tag:literal) => {
            #[derive(schema_core::ToolSchema)]
            pub(super) struct $name {
                $(#[field(max = $most)] $field: $type,)*
                tagged: Tagged,
            }

            #[derive(schema_core::ToolSchema)]
            #[serde(tag = $tag)]
            pub(super) enum Tagged {
                One { $($field: $type),* },
            }
        };
    }
    tool!(Limits { seats: u8 = 3, share: f64 = 0.5 }, "kind");

    macro_rules! node {
        ($vis:vis $name:ident of $inner:ty, $docs:expr, $default:literal, [$($example:literal),*]) => {
            #[derive(schema_core::ToolSchema)]
            #[schema(title = $docs)]
            $vis struct $name {
                #[doc = $docs]
                #[field(default = $default, examples = [$($example),*])]
                value: $inner,
                #[field(recursive, max_items = 3)]
                kids: Vec<$name>,
            }
        };
    }
    node!(pub(super) Node of Option<i64>, concat!("no", "de"), -2, [1, -3]);
}

/// Derives, keys and fields behind conditions.
mod conditional {
    #[cfg_attr(all(), derive(schema_core::ToolSchema))]
    #[cfg_attr(any(), derive(NoSuchDerive))]
    #[cfg_attr(all(), schema(title = "Ask"))]
    pub(super) struct Ask {
        #[cfg_attr(all(), field(min = 3))]
        #[cfg_attr(any(), field(min = "three"))]
        a: u8,
        #[cfg(any())]
        never: NoSuchType,
        size: Size,
    }

    #[derive(schema_core::ToolSchema)]
    pub(super) enum Size {
        S,
        #[cfg(any())]
        Never(NoSuchType),
    }
}

/// What is deprecated, the code may name.
mod deprecated {
    #[derive(schema_core::ToolSchema)]
    #[deprecated]
    #[allow(deprecated)] // of the types in it: they are the user's own words
    pub(super) struct Ask {
        #[deprecated(note = "use `size`")]
        #[field(min = 3)]
        a: u8,
        #[field(default = Size::M)]
        size: Size,
        old: Old,
    }

    #[derive(schema_core::ToolSchema)]
    pub(super) enum Size {
        S,
        #[deprecated(note = "out of stock")]
        M,
    }

    #[derive(schema_core::ToolSchema)]
    #[deprecated]
    pub(super) struct Old(u8);
}

#[test]
fn it_compiles() {
    use schema_core::ToolSchema;

    let names = |schema: &schema_core::ObjectSchema<'_>| {
        let value = schema.to_value();
        value["properties"].as_object().map_or(0, serde_json::Map::len)
    };
    assert_eq!(names(no_prelude::Order::<'static, bool, 3>::schema()), 9);
    assert_eq!(names(shadowed::Ask::schema()), 8);
    assert_eq!(
        from_macros::Node::json(),
        concat!(
            r##"{"type":"object","title":"node","properties":{"value":{"type":"integer","description":"node","default":-2,"examples":[1,-3]},"##,
            r##""kids":{"type":"array","items":{"$ref":"#"},"maxItems":3}},"required":["kids"]}"##,
        )
    );
    assert_eq!(names(conditional::Ask::schema()), 2);
    #[allow(deprecated)] // the use of it in this test
    {
        assert_eq!(names(deprecated::Ask::schema()), 3);
    }
    assert_eq!(
        from_macros::Limits::schema().to_string(),
        concat!(
            r#"{"type":"object","properties":{"seats":{"type":"integer","minimum":0,"maximum":3},"#,
            r#""share":{"type":"number","maximum":0.5},"tagged":{"anyOf":[{"type":"object","properties":"#,
            r#"{"kind":{"type":"string","enum":["One"]},"seats":{"type":"integer","minimum":0,"maximum":255},"#,
            r#""share":{"type":"number"}},"required":["kind","seats","share"],"#,
            r#""additionalProperties":false}]}},"required":["seats","share","tagged"]}"#,
        )
    );
}
