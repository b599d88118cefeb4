//! Runs the bench several times, puts ours against the peers of the same runs,
//! and counts allocations: `cargo run --release -p schema-benches --bin run-time`.

#![allow(clippy::expect_used)] // a bench that cannot run should stop

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use schema_benches::report::{Table, goal, median, publish, ratio};
use schema_benches::rows::{Contender, Row, rows};
use serde_json::Value;

/// So often all rows are measured; each pass has all contenders in it, so that
/// what else the machine does meets them all.
const PASSES: usize = 3;

fn main() {
    let rows = rows();
    let passes: Vec<Vec<Vec<f64>>> = (0..PASSES).map(|_| pass(&rows)).collect();
    let mut table = Table::new(
        &["what", "form", "who", "time", "allocations", "bytes", "ours to theirs", "goal"],
        3,
    );
    for (index, row) in rows.iter().enumerate() {
        let times: Vec<&Vec<f64>> = passes.iter().filter_map(|pass| pass.get(index)).collect();
        for (who, contender) in row.contenders.iter().enumerate() {
            table.line(&line(row, contender, who, &times));
        }
    }
    publish("run time", &table.finish());
}

/// The median nanoseconds of each contender of each row.
fn pass(rows: &[Row]) -> Vec<Vec<f64>> {
    let home = criterion_home();
    let status = Command::new(env!("CARGO"))
        .args(["bench", "-p", "schema-benches", "--bench", "criterion", "--", "--quiet"])
        .env("CRITERION_HOME", &home)
        .status()
        .expect("cargo bench");
    assert!(status.success(), "cargo bench failed");
    let estimate = |row: &Row, contender: &Contender| {
        let path = home.join(row.task).join(contender.name).join(row.form);
        nanoseconds(&path.join("new/estimates.json"))
    };
    rows.iter()
        .map(|row| row.contenders.iter().map(|contender| estimate(row, contender)).collect())
        .collect()
}

fn criterion_home() -> PathBuf {
    let exe = std::env::current_exe().expect("the path of this program");
    exe.with_file_name("criterion-passes")
}

fn nanoseconds(path: &Path) -> f64 {
    let text = fs::read_to_string(path).expect("an estimate of criterion");
    let estimate: Value = serde_json::from_str(&text).expect("JSON");
    estimate.pointer("/median/point_estimate").and_then(Value::as_f64).expect("a median")
}

/// The line of one contender; the ratio is the median of those of the passes.
fn line(row: &Row, contender: &Contender, who: usize, passes: &[&Vec<f64>]) -> Vec<String> {
    let of = |who: usize| passes.iter().filter_map(move |pass| pass.get(who).copied());
    let ratios = of(0).zip(of(who)).map(|(ours, theirs)| ours / theirs).collect();
    let (allocations, bytes) = allocations(contender);
    let (task, form) = if who == 0 { (row.task, row.form) } else { ("", "") };
    vec![
        task.to_owned(),
        form.to_owned(),
        contender.name.to_owned(),
        time(median(of(who).collect())),
        allocations.to_string(),
        bytes.to_string(),
        if who == 0 { String::new() } else { ratio(median(ratios), contender.goal) },
        goal(contender.goal),
    ]
}

fn time(nanoseconds: f64) -> String {
    match nanoseconds {
        short if short < 1e3 => format!("{short:.1} ns"),
        long => format!("{:.2} µs", long / 1e3),
    }
}

/// How often it asks for memory, and for how much of it.
fn allocations(contender: &Contender) -> (u64, u64) {
    let input = contender.input.clone();
    let counts = allocation_counter::measure(|| (contender.run)(input));
    (counts.count_total, counts.bytes_total)
}
