const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    const __SLOT_1: &__schema_core::Slot = &__schema_core::Slot::of_node(
        __schema_core::tag(&["Cash"]),
    );
    const __PROPERTIES_2: &[__schema_core::PropertySpec] = &[
        __schema_core::PropertySpec {
            name: "kind",
            of: __schema_core::Held::At {
                slot: __SLOT_1,
            },
            description: __schema_core::None,
            said: __schema_core::None,
            defaulted: false,
            proven: __schema_core::ProfileSet::NONE,
        },
    ];
    const __SLOT_3: &__schema_core::Slot = &__schema_core::Slot::of_node(
        __schema_core::tag(&["Card"]),
    );
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
                                    __schema_core::PropertySpec {
                                        name: "kind",
                                        of: __schema_core::Held::At {
                                            slot: __SLOT_3,
                                        },
                                        description: __schema_core::None,
                                        said: __schema_core::None,
                                        defaulted: false,
                                        proven: __schema_core::ProfileSet::NONE,
                                    },
                                    __schema_core::PropertySpec {
                                        name: "last4",
                                        of: __schema_core::held_of::<T>(),
                                        description: __schema_core::None,
                                        said: __schema_core::None,
                                        defaulted: false,
                                        proven: __schema_core::ProfileSet::NONE,
                                    },
                                ]
                            })
                            .closed()
                            .item(),
                    ]
                },
            )
            .as_type::<Self>();
        const ID: __schema_core::Option<__schema_core::Id> = __schema_core::Some(
            ::schema_core::__private_0_1_0::id!(Self, "Payment"),
        );
    }
};
