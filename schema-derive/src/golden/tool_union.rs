const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    const __PROPERTIES_1: &[__schema_core::Property<'static>] = &[
        __schema_core::tag("kind", &["Cash"]),
    ];
    #[automatically_derived]
    impl<T> __schema_core::SchemaType for Payment<T>
    where
        T: __schema_core::SchemaType,
    {
        type Kind = __schema_core::Union;
        const TYPE: __schema_core::SchemaSpec<Self::Kind> = __schema_core::by_tag(
                "kind",
                const {
                    &[
                        __schema_core::object(__PROPERTIES_1).closed().item(),
                        __schema_core::object(const {
                                &[
                                    __schema_core::tag("kind", &["Card"]),
                                    __schema_core::schema_as_is::<T>().slot().property("last4"),
                                ]
                            })
                            .closed()
                            .item(),
                    ]
                },
            )
            .id(const { &__schema_core::id!(__schema_core, Self, "Payment") });
        const LAZY: __schema_core::SchemaSpec<Self::Kind> = __schema_core::mention::<
            Self,
        >(
            const { &__schema_core::id!(__schema_core, Self, "Payment") },
            __schema_core::profiles(&[]),
        );
    }
};
