//! What `docs/moving.md` says that changes in the JSON is what the two derives write.

#![allow(dead_code)] // only schemas are asked for

mod theirs {
    include!("moving/schemars.rs");

    pub(super) fn form() -> String {
        serde_json::to_string_pretty(&schemars::schema_for!(Booking)).unwrap_or_default()
    }
}

mod ours {
    include!("moving/form.rs");

    pub(super) fn form() -> String {
        format!("{:#}", Booking::schema())
    }
}

mod tool {
    include!("moving/tool.rs");

    pub(super) fn openai() -> &'static str {
        Booking::json_for::<schema_core::object::profile::OpenAi>()
    }
}

const PAGE: &str = include_str!("../../../docs/moving.md");

#[test]
fn the_page_shows_the_structs() {
    for code in [
        include_str!("moving/schemars.rs"),
        include_str!("moving/form.rs"),
        include_str!("moving/tool.rs"),
    ] {
        assert!(PAGE.contains(&format!("```rust\n{code}```\n")), "copy {code}");
    }
}

#[test]
fn the_page_shows_the_json() {
    for json in [theirs::form(), ours::form(), tool::openai().to_owned()] {
        assert!(PAGE.contains(&format!("```json\n{json}\n```\n")), "copy {json}");
    }
}
