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

/// A program with many structs of 8 fields, three of four of which hold a list of the one
/// before, and each field a line of documentation: what a model fills in.
pub fn nested(who: Who, structs: usize) -> String {
    let declared: String = (0..structs).map(|index| nested_structure(who, index)).collect();
    let texts = (0..structs).map(|index| match who {
        Who::Ours => format!("text(<Form{index} as schema_core::ToolSchema>::schema())"),
        _ => who.text(&format!("Form{index}")),
    });
    print_all(&declared, texts, "")
}

fn nested_structure(who: Who, index: usize) -> String {
    let derive = match who {
        Who::Ours => "schema_core::ToolSchema",
        _ => who.derive(),
    };
    let is_first = index.is_multiple_of(4);
    let last = if is_first { "u32".to_owned() } else { format!("Vec<Form{}>", index - 1) };
    let fields: String = KINDS
        .iter()
        .map(|(ty, ours, schemars)| (*ty, who.attribute(ours, schemars)))
        .chain([("Vec<String>", ""), ("Option<String>", ""), (last.as_str(), "")])
        .enumerate()
        .map(|(field, (ty, attribute))| {
            format!("    /// What the field says.\n    {attribute}\n    field_{field}: {ty},\n")
        })
        .collect();
    format!("/// A form.\n#[derive({derive})]\nstruct Form{index} {{\n{fields}}}\n\n")
}

/// Some fields: the type, our attribute, schemars'.
const KINDS: [(&str, &str, &str); 5] = [
    (
        "String",
        r#"#[field(title = "Name", min_length = 3, max_length = 80)]"#,
        r#"#[schemars(title = "Name", length(min = 3, max = 80))]"#,
    ),
    ("u8", "#[field(min = 18, max = 120)]", "#[schemars(range(min = 18, max = 120))]"),
    ("String", "", ""),
    ("bool", "", ""),
    ("f64", "#[field(min = 0.0, max = 1.0)]", "#[schemars(range(min = 0.0, max = 1.0))]"),
];

/// A program that prints all forms.
fn program(who: Who, structs: &str, count: usize, more: &str) -> String {
    print_all(structs, (0..count).map(|index| who.text(&format!("Form{index}"))), more)
}

fn print_all(structs: &str, texts: impl Iterator<Item = String>, more: &str) -> String {
    let texts: String = texts.map(|text| format!("    size += {text}.len();\n")).collect();
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
