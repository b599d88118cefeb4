//! The tables, and where they go: sections of `benches/README.md`.

use std::fs;
use std::path::PathBuf;

/// A table in Markdown.
pub struct Table(String);

impl Table {
    /// A table with these columns; the first ones are text, numbers stand to the right.
    pub fn new(columns: &[&str], texts: usize) -> Self {
        let lines = (0..columns.len()).map(|index| if index < texts { "---" } else { "---:" });
        let lines: Vec<&str> = lines.collect();
        Self(format!("| {} |\n| {} |\n", columns.join(" | "), lines.join(" | ")))
    }

    /// Adds a line.
    pub fn line(&mut self, cells: &[String]) {
        self.0 += &format!("| {} |\n", cells.join(" | "));
    }

    /// The text.
    pub fn finish(self) -> String {
        self.0
    }
}

/// The directory of this package.
pub fn directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Puts the text into its section of the README, and prints it.
pub fn publish(section: &str, text: &str) {
    println!("{text}");
    let path = directory().join("README.md");
    let readme = fs::read_to_string(&path).expect("the README");
    let (start, end) = (format!("<!-- {section} -->\n"), format!("<!-- end of {section} -->"));
    let (before, rest) = readme.split_once(&start).expect("the start of the section");
    let (_, after) = rest.split_once(&end).expect("the end of the section");
    let readme = format!("{before}{start}\n{}\n\n{end}{after}", text.trim());
    fs::write(path, readme).expect("the README");
}

/// The middle of the numbers.
pub fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

/// `0.25 ×`, with a sign when it is more than it should be.
pub fn ratio(ratio: f64, goal: Option<f64>) -> String {
    match goal {
        Some(goal) if ratio > goal => format!("**{ratio:.3}** (missed)"),
        _ => format!("{ratio:.3}"),
    }
}

/// A goal as the table shows it.
pub fn goal(goal: Option<f64>) -> String {
    goal.map(|goal| format!("≤ {goal}")).unwrap_or_default()
}
