const _: () = {
    use ::schema_core::__private_0_1_0 as __schema_core;
    const __SLOT_1: __schema_core::Held = __schema_core::Held::At {
        slot: &__schema_core::item_of({
                let __part = __schema_core::schema_of::<Vec<&'static str>>();
                __part
            })
            .max_length(9)
            .slot(),
    };
    const _: () = __schema_core::check_slot(
        __SLOT_1,
        __schema_core::GivenKeyword::MaxLength,
    );
    const __NODE_2: &__schema_core::Node<'static> = &__SLOT_1.item();
    const __SLOT_3: __schema_core::Held = __schema_core::Held::At {
        slot: &__schema_core::schema_of::<Vec<&'static str>>()
            .min_items(1)
            .with_items(__NODE_2)
            .slot(),
    };
    const _: () = __schema_core::check_slot(
        __SLOT_3,
        __schema_core::GivenKeyword::MinItems,
    );
    const __PROPERTY_WITHOUT_RECURSIVE_4: __schema_core::Held<'static> = __schema_core::not_too_deep(
        __SLOT_3,
    );
    const __PROPERTY_WITHOUT_RECURSIVE_5: __schema_core::Held<'static> = __schema_core::not_too_deep(
        __schema_core::held_of::<Payment>(),
    );
    const __SLOT_6: __schema_core::Held = __schema_core::Held::At {
        slot: &__schema_core::schema_lazily::<Vec<Order<'static>>>().slot(),
    };
    const _: () = __schema_core::check_recursive(__SLOT_6);
    const __PROPERTY_WITHOUT_RECURSIVE_7: __schema_core::Held<'static> = __schema_core::not_too_deep(
        __SLOT_6,
    );
    static __PROPERTIES_8: [__schema_core::PropertySpec; 4usize] = [
        __schema_core::PropertySpec {
            name: "items",
            of: __PROPERTY_WITHOUT_RECURSIVE_4,
            description: __schema_core::None,
            said: __schema_core::None,
            defaulted: false,
            proven: __schema_core::ProfileSet::NONE,
        },
        __schema_core::PropertySpec {
            name: "payment",
            of: __PROPERTY_WITHOUT_RECURSIVE_5,
            description: __schema_core::Some("How it is paid"),
            said: __schema_core::None,
            defaulted: false,
            proven: __schema_core::ProfileSet::NONE,
        },
        __schema_core::PropertySpec {
            name: "note",
            of: <Option<String> as __schema_core::SchemaType>::SLOT,
            description: __schema_core::None,
            said: __schema_core::said_of(
                <Option<String> as __schema_core::SchemaType>::SLOT,
                &__SAID[0usize],
            ),
            defaulted: false,
            proven: __schema_core::ProfileSet::NONE,
        },
        __schema_core::PropertySpec {
            name: "others",
            of: __PROPERTY_WITHOUT_RECURSIVE_7,
            description: __schema_core::None,
            said: __schema_core::None,
            defaulted: false,
            proven: __schema_core::ProfileSet::NONE,
        },
    ];
    const __NO_STRUCT_IS_FLATTENED_INTO_ITSELF_9: __schema_core::Flat = __schema_core::flat::<
        Page,
    >();
    const __GROUPS_10: &[__schema_core::Properties<'static>] = &[
        __schema_core::own(&__PROPERTIES_8),
        __NO_STRUCT_IS_FLATTENED_INTO_ITSELF_9.properties(),
    ];
    const _: () = __schema_core::check_headers(
        __schema_core::Properties::Joined(__GROUPS_10),
        false,
    );
    const __CHECKS_11: &__schema_core::Option<__schema_core::Checks> = &__schema_core::checks_of(const {
        &__schema_core::parts(
            __GROUPS_10,
            const { &[__NO_STRUCT_IS_FLATTENED_INTO_ITSELF_9] },
        )
    });
    const _: () = __schema_core::check_last(
        __NO_STRUCT_IS_FLATTENED_INTO_ITSELF_9,
        true,
        false,
    );
    const _: () = __schema_core::check_flat(__GROUPS_10);
    static __SAID: [__schema_core::Said; 1usize] = [
        __schema_core::Said {
            min_length: __schema_core::Some(3),
            ..__schema_core::Said::NONE
        },
    ];
    #[automatically_derived]
    impl<'a> __schema_core::SchemaType for Order<'a> {
        type Kind = __schema_core::Object;
        const TYPE: __schema_core::SchemaSpec<Self::Kind> = __schema_core::joined_object(
                __GROUPS_10,
            )
            .with_rest_of(__NO_STRUCT_IS_FLATTENED_INTO_ITSELF_9)
            .checks_of_parts(__CHECKS_11)
            .description("Places an order")
            .as_type::<Self>();
        const ID: __schema_core::Option<__schema_core::Id> = __schema_core::Some(
            ::schema_core::__private_0_1_0::id!(Self, "Order"),
        );
    }
    #[automatically_derived]
    impl<'a> __schema_core::ToolSchema for Order<'a> {
        #[inline]
        fn json() -> &'static __schema_core::str {
            static JSON: __schema_core::OnceLock<&'static __schema_core::str> = __schema_core::OnceLock::new();
            __schema_core::tool_text(&JSON, <Self as __schema_core::ToolSchema>::SCHEMA)
        }
    }
};
