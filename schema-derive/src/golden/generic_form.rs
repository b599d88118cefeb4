const _: () = {
    use ::schema_core::__private as __schema_core;
    #[automatically_derived]
    impl<T, const N: usize> __schema_core::ElicitSchema for Page<T, N>
    where
        T: __schema_core::ElicitField,
    {
        const SCHEMA: &'static __schema_core::FormSchema<'static> = &__schema_core::form(const {
            &[
                __schema_core::check(
                        __schema_core::FieldSpec::of::<String>("a")
                            .max_length(
                                __schema_core::Constant::new(N)
                                    .into_length(__schema_core::Keyword::MaxLength),
                            ),
                        __schema_core::Keyword::MaxLength,
                    )
                    .field(),
                __schema_core::FieldSpec::of::<T>("b").field(),
            ]
        });
    }
};
