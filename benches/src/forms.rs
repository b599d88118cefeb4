//! The forms that are measured: one of 8 fields and one of 100, each as a struct
//! that derives everything, and put together by hand.

use schema_core::{ElicitEnum, ElicitSchema};
use schemars::JsonSchema;
use serde::Deserialize;

/// A single-select of four.
#[derive(ElicitEnum, JsonSchema, Deserialize)]
#[serde(rename_all = "snake_case")]
#[schemars(inline)]
#[allow(missing_docs)] // a doc comment would become a title in one of the peers
pub enum Rhythm {
    Daily,
    Weekly,
    Monthly,
    Never,
}

/// The options of a multi-select.
#[derive(ElicitEnum, JsonSchema, Deserialize)]
#[serde(rename_all = "snake_case")]
#[schemars(inline)]
#[allow(missing_docs)] // as above
pub enum Topic {
    Rust,
    Databases,
    Networks,
    Compilers,
}

fn yes() -> bool {
    true
}

/// The form that most servers would ask: one field of each kind, most of them bounded.
#[derive(ElicitSchema, JsonSchema, Deserialize)]
#[allow(dead_code)] // what serde fills in is dropped
pub struct Signup {
    #[field(title = "Your name", min_length = 2, max_length = 80)]
    #[schemars(title = "Your name", length(min = 2, max = 80))]
    name: String,
    #[field(title = "E-mail", format = "email", max_length = 254)]
    #[schemars(title = "E-mail", email, length(max = 254))]
    email: String,
    #[field(min = 18, max = 120)]
    #[schemars(range(min = 18, max = 120))]
    age: u8,
    #[field(min = 0.0, max = 1.0)]
    #[schemars(range(min = 0.0, max = 1.0))]
    share: f64,
    #[field(default = true)]
    #[serde(default = "yes")]
    news: bool,
    note: Option<String>,
    rhythm: Rhythm,
    #[field(min_items = 1, max_items = 3)]
    #[schemars(length(min = 1, max = 3))]
    topics: Vec<Topic>,
}

/// Declares a form of groups of ten fields.
macro_rules! large_form {
    ($($name:ident $email:ident $age:ident $share:ident $news:ident $note:ident $rhythm:ident
       $topics:ident $count:ident $flag:ident;)*) => {
        /// More than anybody would ask.
        #[derive(ElicitSchema, JsonSchema, Deserialize)]
        #[allow(dead_code)] // as above
        pub struct Large {$(
            #[field(title = "Your name", min_length = 2, max_length = 80)]
            #[schemars(title = "Your name", length(min = 2, max = 80))]
            $name: String,
            #[field(title = "E-mail", format = "email", max_length = 254)]
            #[schemars(title = "E-mail", email, length(max = 254))]
            $email: String,
            #[field(min = 18, max = 120)]
            #[schemars(range(min = 18, max = 120))]
            $age: u8,
            #[field(min = 0.0, max = 1.0)]
            #[schemars(range(min = 0.0, max = 1.0))]
            $share: f64,
            #[field(default = true)]
            #[serde(default = "yes")]
            $news: bool,
            $note: Option<String>,
            $rhythm: Rhythm,
            #[field(min_items = 1, max_items = 3)]
            #[schemars(length(min = 1, max = 3))]
            $topics: Vec<Topic>,
            $count: i64,
            $flag: bool,
        )*}

        /// The names of the fields of [`Large`], in groups.
        pub const LARGE: &[[&str; 10]] = &[$([
            stringify!($name), stringify!($email), stringify!($age), stringify!($share),
            stringify!($news), stringify!($note), stringify!($rhythm), stringify!($topics),
            stringify!($count), stringify!($flag),
        ]),*];
    };
}

large_form! {
    name_0 email_0 age_0 share_0 news_0 note_0 rhythm_0 topics_0 count_0 flag_0;
    name_1 email_1 age_1 share_1 news_1 note_1 rhythm_1 topics_1 count_1 flag_1;
    name_2 email_2 age_2 share_2 news_2 note_2 rhythm_2 topics_2 count_2 flag_2;
    name_3 email_3 age_3 share_3 news_3 note_3 rhythm_3 topics_3 count_3 flag_3;
    name_4 email_4 age_4 share_4 news_4 note_4 rhythm_4 topics_4 count_4 flag_4;
    name_5 email_5 age_5 share_5 news_5 note_5 rhythm_5 topics_5 count_5 flag_5;
    name_6 email_6 age_6 share_6 news_6 note_6 rhythm_6 topics_6 count_6 flag_6;
    name_7 email_7 age_7 share_7 news_7 note_7 rhythm_7 topics_7 count_7 flag_7;
    name_8 email_8 age_8 share_8 news_8 note_8 rhythm_8 topics_8 count_8 flag_8;
    name_9 email_9 age_9 share_9 news_9 note_9 rhythm_9 topics_9 count_9 flag_9;
}

/// The names of the fields of [`Signup`].
pub const SIGNUP: [&str; 8] = ["name", "email", "age", "share", "news", "note", "rhythm", "topics"];

/// The values of [`Rhythm`].
pub const RHYTHMS: [&str; 4] = ["daily", "weekly", "monthly", "never"];
/// The values of [`Topic`].
pub const TOPICS: [&str; 4] = ["rust", "databases", "networks", "compilers"];
