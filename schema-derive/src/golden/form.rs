const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    const __FIELD_1: __schema_core::Field<'static> = __schema_core::check(
            __schema_core::check(
                __schema_core::of_legal_type(
                        __schema_core::GivenSpec::of::<&'static str>("mailAddress"),
                    )
                    .description("Where it goes.")
                    .title("E-mail")
                    .format(__schema_core::format_named("email"))
                    .max_length(
                        __schema_core::Constant::new(LONGEST)
                            .into_length(__schema_core::GivenKeyword::MaxLength),
                    ),
                __schema_core::GivenKeyword::Format,
            ),
            __schema_core::GivenKeyword::MaxLength,
        )
        .field();
    const __FIELD_2: __schema_core::Field<'static> = __schema_core::check(
            __schema_core::of_legal_type(
                    __schema_core::GivenSpec::of::<Rhythm>("rhythm"),
                )
                .default_of(
                    __schema_core::whole({
                        let __given = __schema_core::Constant::new(Rhythm::Weekly);
                        let __default = __given.given().__default();
                        __schema_core::forget(__given);
                        __default
                    }),
                ),
            __schema_core::GivenKeyword::Default,
        )
        .field();
    const __FIELDS_3: &[__schema_core::Field<'static>] = &[
        __FIELD_1,
        __schema_core::of_legal_type(__schema_core::GivenSpec::of::<Option<u8>>("age"))
            .field(),
        __FIELD_2,
    ];
    const __FORMS_NOT_WITHIN_THEMSELVES_4: &[&__schema_core::FormSchema<'static>] = &[
        &__schema_core::form(__FIELDS_3),
        __schema_core::flattened::<Address>(),
    ];
    const _: () = __schema_core::check_names(__FORMS_NOT_WITHIN_THEMSELVES_4);
    #[automatically_derived]
    impl<'a> __schema_core::ElicitSchema for Signup<'a> {
        const SCHEMA: &'static __schema_core::FormSchema<'static> = &__schema_core::joined(
            __FORMS_NOT_WITHIN_THEMSELVES_4,
        );
        #[inline]
        fn json() -> &'static __schema_core::str {
            static JSON: __schema_core::OnceLock<&'static __schema_core::str> = __schema_core::OnceLock::new();
            __schema_core::form_text(
                &JSON,
                <Self as __schema_core::ElicitSchema>::SCHEMA,
            )
        }
    }
    ::schema_core::__private_0_1_0::if_tools! {
        #[automatically_derived] impl < 'a > __schema_core::SchemaType for Signup < 'a >
        { type Kind = __schema_core::Object; const TYPE : __schema_core::SchemaSpec <
        __schema_core::Object > = __schema_core::form_as_schema:: < Self > (); }
    }
};
