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
    type u64 = ();
    type Result<T> = ::core::result::Result<T, ()>;
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
    }

    #[derive(::schema_core::ToolSchema)]
    pub(super) struct Inner {
        flag: bool,
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
}

#[test]
fn it_compiles() {
    use schema_core::ToolSchema;

    let names = |schema: &schema_core::ObjectSchema<'_>| {
        let value = schema.to_value();
        value["properties"].as_object().map_or(0, serde_json::Map::len)
    };
    assert_eq!(names(no_prelude::Order::<'static, bool, 3>::schema()), 9);
    assert_eq!(names(shadowed::Ask::schema()), 3);
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
