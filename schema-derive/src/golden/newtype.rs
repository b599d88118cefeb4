const _: () = {
    use ::schema_core::__private as __schema_core;
    #[automatically_derived]
    impl __schema_core::ElicitField for Age {
        type Kind = __schema_core::KindOf<u8>;
        const SPEC: __schema_core::FieldSpec<'static, Self::Kind> = __schema_core::newtype(
            __schema_core::never_absent(
                __schema_core::check(
                    __schema_core::FieldSpec::of::<u8>("")
                        .min(__schema_core::Number::int(18)),
                    __schema_core::Keyword::Min,
                ),
            ),
        );
    }
    const _: () = {
        let _ = <Age as __schema_core::ElicitField>::SPEC;
    };
};
