//! The source of the crates whose compilation is measured.

use std::fmt::Write;

/// Who describes the structs.
#[derive(Clone, Copy, PartialEq)]
pub enum Who {
    /// Nobody: serde alone.
    Nobody,
    /// schema-core.
    Ours,
    /// schemars.
    Schemars,
}

impl Who {
    /// The two that are compared.
    pub const BOTH: [Self; 2] = [Self::Ours, Self::Schemars];
    /// Those and the base line.
    pub const ALL: [Self; 3] = [Self::Nobody, Self::Ours, Self::Schemars];

    /// The name in tables and folders.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "serde",
            Self::Ours => "schema-core",
            Self::Schemars => "schemars",
        }
    }

    /// The derive.
    const fn derive(self) -> &'static str {
        match self {
            Self::Nobody => "",
            Self::Ours => "schema_core::ElicitSchema",
            Self::Schemars => "schemars::JsonSchema",
        }
    }

    /// Attributes for some limits: as ours and schemars' say them.
    const fn attribute(self, ours: &'static str, schemars: &'static str) -> &'static str {
        match self {
            Self::Nobody => "",
            Self::Ours => ours,
            Self::Schemars => schemars,
        }
    }

    /// An expression that makes the text of a form.
    fn text(self, name: &str) -> String {
        match self {
            Self::Nobody => "String::new()".to_owned(),
            Self::Ours => format!("text(<{name} as schema_core::ElicitSchema>::schema())"),
            Self::Schemars => format!("text(&schemars::schema_for!({name}))"),
        }
    }
}

/// A program with one struct that serde reads, as a server has it.
pub fn one_struct(who: Who) -> String {
    let derives = format!("serde::Deserialize, {}", who.derive());
    let read = "    let read = serde_json::from_str::<Form0>(\"{}\");\n    println!(\"{}\", read.is_ok());\n";
    program(who, &structure(who, 0, 8, &derives), 1, read)
}

/// A program with many structs of many fields.
pub fn many(who: Who, structs: usize, fields: usize) -> String {
    let declared: String =
        (0..structs).map(|index| structure(who, index, fields, who.derive())).collect();
    program(who, &declared, structs, "")
}

/// A program that prints all forms.
fn program(who: Who, structs: &str, count: usize, more: &str) -> String {
    let texts: String = (0..count)
        .map(|index| format!("    size += {}.len();\n", who.text(&format!("Form{index}"))))
        .collect();
    format!(
        "#![allow(dead_code)]\n\n{structs}\
         fn yes() -> bool {{\n    true\n}}\n\n\
         fn text(form: &impl serde::Serialize) -> String {{\n    \
         serde_json::to_string(form).unwrap_or_default()\n}}\n\n\
         fn main() {{\n    let mut size = 0;\n{texts}    println!(\"{{size}}\");\n{more}}}\n"
    )
}

/// Half of the fields have bounds or a default.
fn structure(who: Who, index: usize, fields: usize, derives: &str) -> String {
    let kinds = [
        (
            "String",
            who.attribute(
                r#"#[field(title = "Name", min_length = 3, max_length = 80)]"#,
                r#"#[schemars(title = "Name", length(min = 3, max = 80))]"#,
            ),
        ),
        (
            "u8",
            who.attribute(
                "#[field(min = 18, max = 120)]",
                "#[schemars(range(min = 18, max = 120))]",
            ),
        ),
        ("String", ""),
        ("bool", ""),
        ("bool", who.attribute("#[field(default = true)]", r#"#[schemars(default = "yes")]"#)),
        (
            "f64",
            who.attribute(
                "#[field(min = 0.0, max = 1.0)]",
                "#[schemars(range(min = 0.0, max = 1.0))]",
            ),
        ),
        ("Option<String>", ""),
        ("u32", ""),
    ];
    let mut text = format!("/// A form.\n#[derive({derives})]\nstruct Form{index} {{\n");
    for (field, (ty, attribute)) in (0..fields).zip(kinds.iter().cycle()) {
        let written = write!(text, "    {attribute}\n    field_{field}: {ty},\n");
        written.expect("a string takes everything");
    }
    text + "}\n\n"
}
