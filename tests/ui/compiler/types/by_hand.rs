//~ 7 errors
use schema_core::kind::{IntegerField, NumberField, SingleSelectField, StringField};
use schema_core::{
    DefaultValue, ElicitEnum, ElicitField, ElicitSchema, FieldSpec, Number,
};

macro_rules! by_hand {
    ($($name:ident: $kind:ty = $spec:expr;)*) => {$(
        struct $name;
        impl ElicitField for $name {
            type Kind = $kind;
            const SPEC: FieldSpec<'static, $kind> = $spec;
        }
    )*};
}

by_hand! {
    Crossed: StringField = FieldSpec::string().min_length(9).max_length(2);
    NoNumber: NumberField = FieldSpec::number().min(Number::float(f64::NAN));
    Text: IntegerField = FieldSpec::integer().default(DefaultValue::String("x"));
    Nothing: SingleSelectField<NoOptions> = FieldSpec::single_select();
    TwoOfOne: SingleSelectField<Twice> = FieldSpec::single_select();
    Untitled: SingleSelectField<OneTitle> = FieldSpec::single_select();
}

macro_rules! options {
    ($($name:ident: $options:expr, $titles:expr;)*) => {$(
        struct $name;
        impl ElicitEnum for $name {
            const OPTIONS: &'static [&'static str] = $options;
            const TITLES: Option<&'static [&'static str]> = $titles;
        }
    )*};
}

options! {
    NoOptions: &[], None;
    Twice: &["a", "a"], None;
    OneTitle: &["a", "b"], Some(&["A"]);
}

#[derive(ElicitSchema)]
struct A {
    field: Crossed,
}

#[derive(ElicitSchema)]
struct B {
    field: NoNumber,
}

#[derive(ElicitSchema)]
struct C {
    field: Option<Text>,
}

#[derive(ElicitSchema)]
struct D {
    #[field(title = "Of nothing")]
    field: Nothing,
}

#[derive(ElicitSchema)]
struct E {
    field: TwoOfOne,
}

#[derive(ElicitSchema)]
struct F {
    field: Untitled,
}

#[derive(ElicitSchema)]
struct G {
    field: Vec<Twice>,
}

fn main() {}
