const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    #[automatically_derived]
    impl __schema_core::ElicitEnum for Size {
        const OPTIONS: &'static [&'static __schema_core::str] = &["S", "m"];
        const TITLES: __schema_core::Option<&'static [&'static __schema_core::str]> = __schema_core::Some(
            &["Small", "m"],
        );
        const ENUM_NAMES: __schema_core::bool = false;
    }
    #[automatically_derived]
    impl __schema_core::DerivedEnum for Size {}
    #[automatically_derived]
    impl Size {
        #[doc(hidden)]
        pub const fn __default(&self) -> __schema_core::Default<Self> {
            __schema_core::Default::variant(
                match self {
                    Self::S => __schema_core::Some("S"),
                    Self::M => __schema_core::Some("m"),
                },
            )
        }
    }
    #[automatically_derived]
    impl __schema_core::ElicitField for Size {
        type Kind = __schema_core::SingleSelectField<Self>;
        const SPEC: __schema_core::FieldSpec<'static, Self::Kind> = __schema_core::FieldSpec::single_select();
    }
    ::schema_core::__private_0_1_0::if_tools! {
        #[automatically_derived] impl __schema_core::SchemaType for Size { type Kind = <
        Self as __schema_core::ElicitField > ::Kind; const TYPE :
        __schema_core::SchemaSpec < Self::Kind > = __schema_core::field_as_schema:: <
        Self > (); }
    }
};
