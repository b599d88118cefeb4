const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    const __NODE_1: &__schema_core::Node<'static> = &__schema_core::tag(&["Cash"]);
    const __PROPERTIES_2: &[__schema_core::Property] = &[__NODE_1.named("kind")];
    const __NODE_3: &__schema_core::Node<'static> = &__schema_core::tag(&["Card"]);
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
                        __schema_core::object(__PROPERTIES_2).closed().item(),
                        __schema_core::object(const {
                                &[
                                    __NODE_3.named("kind"),
                                    __schema_core::property_of::<
                                        T,
                                    >("last4", __schema_core::Option::None),
                                ]
                            })
                            .closed()
                            .item(),
                    ]
                },
            )
            .as_type::<Self>();
        const ID: __schema_core::Option<__schema_core::Id> = __schema_core::Option::Some(
            ::schema_core::__private_0_1_0::id!(Self, "Payment"),
        );
    }
};
