//! Enums, lists of them, and `options`.

use std::collections::{BTreeSet, HashSet};

use schema_core::ElicitEnum;
use serde::{Deserialize, Serialize};

use crate::answers;

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ElicitEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Day {
    #[elicit(title = "The first day")]
    EarlyMonday,
    #[serde(rename = "tue", alias = "tuesday")]
    Tuesday,
    #[serde(skip)]
    #[allow(dead_code)] // never read, which is what is tested
    Never,
}

#[test]
fn enums() {
    answers!(Day: good ["early-monday", "tue"] bad ["EarlyMonday", "The first day", "tuesday", "never", 0, ["tue"]]);
    answers!(Option<Day>: good ["tue", null] bad ["never"]);
    answers!(#[field(enum_names)] Day: good ["tue"] bad ["Tuesday"]);
    answers!(#[field(default = Day::Tuesday)] Day: good ["early-monday", null] bad ["x"]);
}

#[test]
fn lists_of_enums() {
    answers!(Vec<Day>: good [["tue", "early-monday"], [], ["tue", "tue"]] bad ["tue", ["never"], [5], {}]);
    answers!(Box<[Day]>: good [["tue"]] bad [["x"]]);
    answers!(BTreeSet<Day>: good [["tue", "early-monday"], ["tue", "tue"]] bad [["x"]]);
    answers!(HashSet<Day>: good [["tue"]] bad [["x"]]);
    answers!(Option<Vec<Day>>: good [["tue"], null] bad [["x"]]);
    answers!(#[field(min_items = 1, max_items = 1)] Vec<Day>: good [["tue"]] bad [[], ["tue", "tue"]]);
}

/// A set of two holds two different options, and gives two back.
#[test]
fn sets_count_each_option_once() {
    answers!(#[field(min_items = 2)] HashSet<Day>: good [] bad [["tue", "tue"]]);
    answers!(#[field(min_items = 2)] BTreeSet<Day>: good [["tue", "early-monday", "tue"]] bad [["tue", "tue"]]);
    answers!(#[field(min_items = 2)] Vec<Day>: good [["tue", "tue"]] bad [["tue"]]);
    answers!(#[field(options = ["s", "m"], min_items = 2)] Option<BTreeSet<String>>: good [["s", "m"]] bad [["s", "s"]]);
}

#[test]
fn options_without_an_enum() {
    answers!(#[field(options = ["s", "m"])] String: good ["s", "m"] bad ["l", "", 5]);
    answers!(#[field(options = ["s", "m"], option_titles = ["Small", "Medium"])] Option<String>: good ["s", null] bad ["Small"]);
    answers!(#[field(options = ["s", "m"])] Vec<String>: good [["s"], []] bad [["l"], "s"]);
    answers!(#[field(options = ["s", "m"], max_items = 1)] BTreeSet<String>: good [["s"]] bad [["s", "m"]]);
}
