const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    #[automatically_derived]
    impl<T> __schema_core::ElicitSchema for Page<T>
    where
        T: Clone,
    {
        const SCHEMA: &'static __schema_core::FormSchema<'static> = &__schema_core::form(
            &[],
        );
    }
    ::schema_core::__private_0_1_0::if_tools! {
        #[automatically_derived] impl < T > __schema_core::SchemaType for Page < T >
        where T : Clone { type Kind = __schema_core::Object; const TYPE :
        __schema_core::SchemaSpec < __schema_core::Object > =
        __schema_core::form_as_schema:: < Self > (); }
    }
};
const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    const _: () = {
        let _ = __schema_core::of_legal_type(
            __schema_core::GivenSpec::of::<String>("a"),
        );
    };
};
::core::compile_error! {
    "unknown key `titel`: did you mean `title`?"
}
