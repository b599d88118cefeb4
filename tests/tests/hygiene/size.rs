//! A form of a thousand fields: no recursion limit, no type that grows.

use schema_core::{ElicitSchema, FieldKind};

test_macros::form_of!(Thousand 1000);

#[test]
fn a_thousand_fields_keep_their_order() {
    let names = super::names::<Thousand>();
    assert_eq!(names.len(), 1000);
    assert!(names.iter().enumerate().all(|(index, name)| *name == format!("f{index}")));
    let last = Thousand::schema().field("f999");
    assert_eq!(last.map(|field| field.kind()), Some(FieldKind::Integer));
}
