const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    #[automatically_derived]
    impl __schema_core::ElicitField for Age {
        type Kind = __schema_core::KindOf<u8>;
        const SPEC: __schema_core::FieldSpec<'static, Self::Kind> = __schema_core::newtype(
            __schema_core::never_absent(
                __schema_core::check(
                    __schema_core::of_legal_type(__schema_core::GivenSpec::of::<u8>(""))
                        .min(__schema_core::GivenNumber::int(18)),
                    __schema_core::GivenKeyword::Min,
                ),
            ),
        );
    }
    ::schema_core::__private_0_1_0::if_tools! {
        #[automatically_derived] impl __schema_core::SchemaType for Age { type Kind = <
        Self as __schema_core::ElicitField > ::Kind; const TYPE :
        __schema_core::SchemaSpec < Self::Kind > = __schema_core::field_as_schema:: <
        Self > (); }
    }
    const _: () = {
        let _ = <Age as __schema_core::ElicitField>::SPEC;
    };
};
