#[allow(deprecated, unused_qualifications)]
const _: () = {
    use ::schema_core::__private as __schema_core;
    #[automatically_derived]
    impl __schema_core::ElicitEnum for Size {
        const OPTIONS: &'static [&'static __schema_core::str] = &["S", "m"];
        const TITLES: __schema_core::Option<&'static [&'static __schema_core::str]> = __schema_core::Option::Some(
            &["Small", "m"],
        );
        const ENUM_NAMES: __schema_core::bool = false;
        const DISCRIMINANTS: &'static [__schema_core::i128] = &[
            Self::S as __schema_core::i128,
            Self::M as __schema_core::i128,
        ];
    }
    #[automatically_derived]
    impl __schema_core::ElicitField for Size {
        type Kind = __schema_core::SingleSelectField<Self>;
        const SPEC: __schema_core::FieldSpec<'static, Self::Kind> = __schema_core::FieldSpec::single_select();
    }
};
