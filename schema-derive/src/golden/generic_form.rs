const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    #[automatically_derived]
    impl<T, const N: usize> __schema_core::ElicitSchema for Page<T, N>
    where
        T: __schema_core::ElicitField,
    {
        const SCHEMA: &'static __schema_core::FormSchema<'static> = &__schema_core::form(const {
            &[
                __schema_core::check(
                        __schema_core::of_legal_type(
                                __schema_core::GivenSpec::of::<String>("a"),
                            )
                            .max_length(
                                __schema_core::Constant::new(N)
                                    .into_length(__schema_core::GivenKeyword::MaxLength),
                            ),
                        __schema_core::GivenKeyword::MaxLength,
                    )
                    .field(),
                __schema_core::of_legal_type(__schema_core::GivenSpec::of::<T>("b"))
                    .field(),
            ]
        });
    }
    ::schema_core::__private_0_1_0::if_tools! {
        #[automatically_derived] impl < T, const N : usize > __schema_core::SchemaType
        for Page < T, N > where T : __schema_core::ElicitField { type Kind =
        __schema_core::Object; const TYPE : __schema_core::SchemaSpec <
        __schema_core::Object > = __schema_core::form_as_schema:: < Self > (); }
    }
};
