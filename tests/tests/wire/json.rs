//! The text that is made once: `T::json()`.

use schema_core::{ElicitField, ElicitSchema, ToolSchema};

/// Both ways to the text give the same, and the second call what the first did.
#[track_caller]
fn assert_form<T: ElicitSchema>() -> &'static str {
    let text = T::json();
    assert_eq!(text, T::schema().to_json());
    assert_eq!(text, serde_json::to_string(T::schema()).unwrap());
    assert!(core::ptr::eq(text, T::json()));
    text
}

#[track_caller]
fn assert_tool<T: ToolSchema>() -> &'static str {
    let text = T::json();
    assert_eq!(text, T::schema().to_json());
    assert_eq!(text, serde_json::to_string(T::schema()).unwrap());
    assert!(core::ptr::eq(text, T::json()));
    text
}

#[derive(ElicitSchema)]
struct Page<T: ElicitField, const MAX: u64> {
    #[field(max_length = MAX)]
    name: String,
    size: T,
}

#[derive(ToolSchema)]
struct List<T, const MAX: u64> {
    #[field(max_length = MAX)]
    name: String,
    items: Vec<T>,
}

#[test]
fn concrete_and_generic_types_have_their_own() {
    #[derive(ElicitSchema)]
    struct Ask<'a> {
        name: &'a str,
    }
    #[derive(ToolSchema)]
    struct Search<'a> {
        query: &'a str,
    }
    assert_form::<Ask<'_>>();
    assert_form::<Box<Ask<'_>>>();
    assert_tool::<Search<'_>>();

    let pages = [
        assert_form::<Page<u8, 3>>(),
        assert_form::<Page<u8, 4>>(),
        assert_form::<Page<bool, 3>>(),
        assert_form::<Page<Option<bool>, 3>>(),
    ];
    let lists = [assert_tool::<List<u8, 3>>(), assert_tool::<List<u8, 4>>()];
    for texts in [pages.as_slice(), &lists] {
        for (index, text) in texts.iter().enumerate() {
            assert!(!texts.iter().take(index).any(|other| other == text), "{text}");
        }
    }
}

#[test]
fn a_constant_of_the_type_is_not_meant() {
    #[derive(ElicitSchema)]
    struct Ask {
        sure: bool,
    }
    impl Ask {
        const SCHEMA: u8 = 1;
    }
    assert_eq!(Ask::SCHEMA, 1);
    assert_form::<Ask>();
}

#[test]
fn threads_share_one_text() {
    let texts: Vec<&'static str> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(<Page<u16, 9>>::json)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(texts.iter().all(|text| core::ptr::eq(*text, texts[0])));
}

#[test]
fn one_written_by_hand_has_a_text() {
    struct Ask;
    impl ElicitSchema for Ask {
        const SCHEMA: &'static schema_core::FormSchema<'static> = <Page<u8, 5>>::SCHEMA;
    }
    assert_eq!(assert_form::<Ask>(), <Page<u8, 5>>::json());
}
