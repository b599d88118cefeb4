//! Derives and attributes behind `cfg_attr`, and fields behind `cfg`.

#[cfg_attr(all(), derive(schema_core::ElicitSchema))]
#[cfg_attr(any(), derive(NoSuchDerive))]
struct Ask {
    #[cfg_attr(all(), field(title = "Name"))]
    #[cfg_attr(any(), field(title = 5))]
    name: String,
    #[cfg(any())]
    never: NoSuchType,
    #[cfg(not(any()))]
    always: bool,
}

#[cfg_attr(all(), derive(schema_core::ElicitEnum))]
enum Size {
    #[cfg_attr(all(), elicit(title = "Small"))]
    S,
    #[cfg(any())]
    Never,
}

#[cfg_attr(all(), derive(schema_core::ElicitField))]
#[cfg_attr(all(), field(max = 9))]
struct Age(u8);

#[derive(schema_core::ElicitSchema)]
struct Both {
    size: Size,
    age: Age,
}

#[test]
fn conditions_are_resolved() {
    use schema_core::ElicitSchema as _;
    assert_eq!(super::names::<Ask>(), ["name", "always"]);
    assert_eq!(Ask::schema().field("name").and_then(|name| name.title()), Some("Name"));
    assert_eq!(super::names::<Both>(), ["size", "age"]);
}
