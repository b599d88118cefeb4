//! Every row of `rows` under criterion: `cargo bench -p schema-benches`.

use std::time::Duration;

use criterion::{BatchSize, BenchmarkId, Criterion};
use schema_benches::rows::rows;

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .configure_from_args();
    for row in rows() {
        let mut group = criterion.benchmark_group(row.task);
        for contender in row.contenders {
            let id = BenchmarkId::new(contender.name, row.form);
            let run = contender.run;
            group.bench_function(id, |bencher| match &contender.input {
                None => bencher.iter(|| run(None)),
                Some(_) => {
                    bencher.iter_batched(|| contender.input.clone(), &run, BatchSize::SmallInput);
                }
            });
        }
        group.finish();
    }
    criterion.final_summary();
}
