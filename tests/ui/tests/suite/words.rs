//! What rustc prints, without what is not the case's: where this crate's own code
//! stands, how many types there are besides, and the summary at the end.

/// The lines that end every failed compilation.
const SUMMARY: [&str; 4] = [
    "error: aborting due to",
    "Some errors have detailed explanations",
    "For more information about",
    "warning: `",
];

/// The output as the `.stderr` files have it.
pub(crate) fn as_written(output: &str) -> String {
    let mut paragraphs = Vec::new();
    for paragraph in output.trim_end().split("\n\n") {
        if !SUMMARY.iter().any(|start| paragraph.trim_start().starts_with(start)) {
            paragraphs.push(paragraph_as_written(paragraph));
        }
    }
    let text = paragraphs.join("\n\n");
    if text.is_empty() { text } else { text + "\n" }
}

/// One message, whose margin is as wide as its longest line number.
fn paragraph_as_written(paragraph: &str) -> String {
    let mut lines = Vec::new();
    let mut is_ours = false;
    for line in paragraph.lines() {
        if let Some((margin, place)) = place(line) {
            is_ours = !place.starts_with("tests/ui/");
            lines.push(match place.strip_prefix("tests/ui/") {
                Some(place) => format!("{margin}{place}"),
                None => format!("{margin}$WORKSPACE/{}", without_position(place)),
            });
        } else if let (true, Some((number, rest))) = (is_ours, numbered(line)) {
            lines.push(" ".repeat(number.len()) + rest);
        } else {
            lines.push(without_count(line));
        }
    }
    let margin = lines
        .iter()
        .find_map(|line| place(line))
        .map_or(0, |(arrow, _)| arrow.len() - arrow.trim_start().len());
    let needed =
        lines.iter().filter_map(|line| numbered(line)).map(|(number, _)| number.trim().len());
    let surplus = " ".repeat(margin.saturating_sub(needed.max().unwrap_or(1)));
    // What goes on from a line without a margin has none.
    let mut is_heading = false;
    let narrower = lines.iter().map(|line| {
        is_heading = !line.starts_with(' ') || is_heading && !has_margin(line);
        if is_heading { line } else { line.strip_prefix(&surplus).unwrap_or(line) }
    });
    narrower.collect::<Vec<_>>().join("\n")
}

/// The arrow with its margin, and the place: ` --> file.rs:1:2`.
fn place(line: &str) -> Option<(&str, &str)> {
    let start = line.find("--> ").or_else(|| line.find("::: "))? + 4;
    let (arrow, place) = line.split_at(start);
    (arrow.trim().len() == 3).then_some((arrow, place))
}

/// Whether a line shows code, its place, or a note below it.
fn has_margin(line: &str) -> bool {
    let text = line.trim_start().trim_start_matches(|digit: char| digit.is_ascii_digit());
    place(line).is_some() || text.trim_start().starts_with(['|', '='])
}

/// The number of a line with its margin, and what follows it: `12 |     code`.
fn numbered(line: &str) -> Option<(&str, &str)> {
    let (number, _) = line.split_once(" |")?;
    let digits = number.trim_start();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| line.split_at(number.len()))
}

/// `file.rs` of `file.rs:1:2`.
fn without_position(place: &str) -> &str {
    place.rsplitn(3, ':').last().unwrap_or(place)
}

/// `and $N others` for `and 34 others`, which grows with each type.
fn without_count(line: &str) -> String {
    match line.trim().strip_prefix("and ").and_then(|rest| rest.strip_suffix(" others")) {
        Some(count) if count.bytes().all(|byte| byte.is_ascii_digit()) => line.replace(count, "$N"),
        _ => line.to_owned(),
    }
}
