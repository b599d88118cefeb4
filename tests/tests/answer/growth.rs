//! No input costs more than its size.

use std::time::Duration;

use cpu_time::ThreadTime;

// The bench has the inputs as well, and measures them to more than this.
#[path = "../../../benches/src/growth.rs"]
#[allow(unreachable_pub)]
mod inputs;

use inputs::{CASES, Case};

const SIZE: usize = 500;

/// What is linear takes 8 times as long, what is quadratic 64 times.
const STEP: usize = 8;
const MOST: u32 = 28;

/// Too short to be measured.
const SHORT: Duration = Duration::from_micros(50);

#[test]
fn the_time_grows_with_the_size_and_no_faster() {
    for case in CASES {
        // What else the machine does only adds, and comes and goes.
        let is_linear = (0..5).any(|_| {
            let small = least(case, SIZE).max(SHORT);
            least(case, SIZE * STEP) < small * MOST
        });
        assert!(is_linear, "{}: quadratic", case.name);
    }
}

fn least(case: &Case, size: usize) -> Duration {
    let run = (case.of_size)(size);
    let times = (0..3).map(|_| {
        // Of this thread: on a busy machine a long run waits more often than a short one.
        let start = ThreadTime::now();
        run();
        start.elapsed()
    });
    times.min().unwrap()
}
