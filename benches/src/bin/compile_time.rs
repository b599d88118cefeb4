//! Measures what the derive costs to compile, against schemars':
//! `cargo run --release -p schema-benches --bin compile-time [SECTION]...`, where
//! a section is `one-struct`, `many-structs`, `nested-structs`, `scaling` or `size`.

#![allow(clippy::expect_used)] // a bench that cannot run should stop
#![allow(clippy::indexing_slicing)] // arrays of one length, one for each contender
#![allow(clippy::cast_precision_loss)] // no size comes near 2^52

use std::fs;

use schema_benches::compile::plot::{Line, Panel, svg};
use schema_benches::compile::project::{Cost, Project};
use schema_benches::compile::source::{Who, many, nested, one_struct};
use schema_benches::report::{Table, directory, goal, median, publish, ratio};

/// So often everything is measured, the contenders in turn.
const RUNS: usize = 3;

fn main() {
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    let sections: [(&str, fn()); 5] = [
        ("one-struct", one_struct_table),
        ("many-structs", many_structs_table),
        ("nested-structs", nested_structs_table),
        ("scaling", scaling),
        ("size", size_table),
    ];
    for (name, run) in sections {
        if chosen.is_empty() || chosen.iter().any(|section| section == name) {
            run();
        }
    }
}

fn wall(costs: &[Cost]) -> f64 {
    median(costs.iter().map(|cost| cost.wall).collect())
}

fn processor(costs: &[Cost]) -> f64 {
    median(costs.iter().map(|cost| cost.processor).collect())
}

/// Runs all contenders in turn, several times.
fn in_turn<const N: usize>(mut runs: [impl FnMut() -> Cost; N]) -> [Vec<Cost>; N] {
    let mut costs = [const { Vec::new() }; N];
    for _ in 0..RUNS {
        for (costs, run) in costs.iter_mut().zip(&mut runs) {
            costs.push(run());
        }
    }
    costs
}

/// A program with one form, all that it depends on included.
fn one_struct_table() {
    let projects = Who::ALL.map(|who| {
        let project = Project::new(who, "one-struct", &[]);
        project.write(&one_struct(who));
        project
    });
    let costs = in_turn(projects.each_ref().map(|project| || project.from_scratch("build")));
    let added = |measure: fn(&[Cost]) -> f64| {
        let [base, ours, schemars] = costs.each_ref().map(|costs| measure(costs));
        [0.0, ours - base, schemars - base]
    };
    let (walls, processors) = (added(wall), added(processor));
    let mut table = Table::new(
        &["`cargo build` from scratch", "wall", "added", "processor", "added", "crates"],
        1,
    );
    for (index, who) in Who::ALL.into_iter().enumerate() {
        table.line(&[
            who.name().to_owned(),
            seconds(wall(&costs[index])),
            seconds(walls[index]),
            seconds(processor(&costs[index])),
            seconds(processors[index]),
            projects[index].crates().to_string(),
        ]);
    }
    let share = |added: [f64; 3]| ratio(added[1] / added[2], Some(1.0));
    let text = format!(
        "{}\nWhat schema-core adds to what schemars adds: {} by the clock, {} of the processors (goal {}).",
        table.finish(),
        share(walls),
        share(processors),
        goal(Some(1.0))
    );
    publish("one struct", &text);
}

/// A project whose dependencies are built.
fn prepared(who: Who, name: &str, features: &[&str]) -> Project {
    let project = Project::new(who, name, features);
    project.cargo(&["build"]);
    project.cargo(&["check"]);
    project
}

/// 1,000 structs of 8 fields, the crate alone.
fn many_structs_table() {
    let projects = Who::BOTH.map(|who| {
        let project = prepared(who, "many-structs", &[]);
        project.write(&many(who, 1000, 8));
        project
    });
    publish("many structs", &build_and_check(&projects, [0.35, 0.8]));
}

/// The same of structs in each other, which a model fills in.
fn nested_structs_table() {
    let projects = Who::BOTH.map(|who| {
        let project = prepared(who, "nested-structs", &["tools"]);
        project.write(&nested(who, 1000));
        project
    });
    publish("nested structs", &build_and_check(&projects, [0.4, 0.6]));
}

fn build_and_check(projects: &[Project; 2], goals: [f64; 2]) -> String {
    let mut table = Table::new(
        &["1,000 structs", "who", "wall", "processor", "ours to theirs, wall", "processor", "goal"],
        2,
    );
    for (command, limit) in ["build", "check"].into_iter().zip(goals) {
        let costs = in_turn(projects.each_ref().map(|project| || project.crate_alone(command)));
        let [ours, theirs] = &costs;
        for (who, costs) in Who::BOTH.into_iter().zip(&costs) {
            let mut cells = vec![
                format!("`cargo {command}`"),
                who.name().to_owned(),
                seconds(wall(costs)),
                seconds(processor(costs)),
            ];
            if who == Who::Schemars {
                cells.push(ratio(wall(ours) / wall(theirs), Some(limit)));
                cells.push(ratio(processor(ours) / processor(theirs), Some(limit)));
                cells.push(goal(Some(limit)));
            } else {
                cells.extend([String::new(), String::new(), String::new()]);
            }
            table.line(&cells);
        }
    }
    table.finish()
}

/// Time against the number of structs, and of fields.
fn scaling() {
    let by_structs = [1, 10, 100, 1000].map(|structs| (structs, 8));
    let by_fields = [8, 80, 800].map(|fields| (1, fields));
    let mut table = Table::new(&["the crate alone", "who", "size", "wall", "processor"], 2);
    let panels = [
        panel("structs of 8 fields", &by_structs, |size| size.0, &mut table),
        panel("fields of one struct", &by_fields, |size| size.1, &mut table),
    ];
    fs::write(directory().join("compile-time.svg"), svg(&panels)).expect("the plot");
    publish("scaling", &table.finish());
}

type Size = (usize, usize);

fn panel(
    label: &'static str,
    sizes: &[Size],
    shown: fn(&Size) -> usize,
    table: &mut Table,
) -> Panel {
    let projects = Who::BOTH.map(|who| prepared(who, "scaling", &[]));
    let mut lines = Vec::new();
    for command in ["build", "check"] {
        let mut points = [const { Vec::new() }; 2];
        for size in sizes {
            for (project, who) in projects.iter().zip(Who::BOTH) {
                project.write(&many(who, size.0, size.1));
            }
            let costs = in_turn(projects.each_ref().map(|project| || project.crate_alone(command)));
            for ((points, costs), who) in points.iter_mut().zip(&costs).zip(Who::BOTH) {
                let size = shown(size);
                points.push((size as f64, wall(costs)));
                table.line(&[
                    format!("`cargo {command}`, {label}"),
                    who.name().to_owned(),
                    size.to_string(),
                    seconds(wall(costs)),
                    seconds(processor(costs)),
                ]);
            }
        }
        lines.extend(Who::BOTH.into_iter().zip(points).map(|(who, points)| Line {
            name: format!("{}, cargo {command}", who.name()),
            colour: if who == Who::Ours { "#c2410c" } else { "#1d4ed8" },
            dashed: command == "check",
            points,
        }));
    }
    Panel { label, lines }
}

/// The program with 100 forms.
fn size_table() {
    let mut table = Table::new(&["100 structs of 8 fields, `--release`, stripped", "bytes"], 1);
    let [_, ours, theirs] = Who::ALL.map(|who| {
        let project = Project::new(who, "size", &[]);
        project.write(&many(who, 100, 8));
        let size = project.program_size();
        table.line(&[who.name().to_owned(), size.to_string()]);
        size
    });
    let text = format!("{}\nOurs to theirs: {:.3}.", table.finish(), ours as f64 / theirs as f64);
    publish("size", &text);
}

fn seconds(seconds: f64) -> String {
    format!("{seconds:.2} s")
}
