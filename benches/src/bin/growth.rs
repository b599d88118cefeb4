//! How the time grows with the size of what is sent: `cargo run --release -p
//! schema-benches --bin growth`. A ratio above 2.5 is a fault.

use std::time::{Duration, Instant};

use schema_benches::growth::{CASES, Case};
use schema_benches::report::{Table, publish, ratio};

/// The least of the sizes; each of the others is twice the one before.
const SMALLEST: usize = 8_000;

/// Twice the time for twice the size, and some room for caches.
const MOST: f64 = 2.5;

fn main() {
    let mut table =
        Table::new(&["what", "n = 8,000", "2 n", "4 n", "8 n", "most for a doubling"], 1);
    for case in CASES {
        let times: Vec<Duration> = (0..4).map(|power| least(case, SMALLEST << power)).collect();
        let steps = times.iter().zip(times.iter().skip(1));
        let worst =
            steps.map(|(one, two)| two.as_secs_f64() / one.as_secs_f64()).fold(0.0, f64::max);
        let mut line = vec![case.name.to_owned()];
        line.extend(times.iter().map(|time| format!("{:.2} ms", time.as_secs_f64() * 1e3)));
        line.push(ratio(worst, Some(MOST)));
        table.line(&line);
    }
    publish("growth", &table.finish());
}

/// The least of several times: what else the machine does only adds.
fn least(case: &Case, size: usize) -> Duration {
    let run = (case.of_size)(size);
    let times = (0..15).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}
