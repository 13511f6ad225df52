//! `nh ensemble`: invalid arguments, and trajectories that fail.

use crate::harness::{Folder, run, tests};
use std::fs;

tests! {
    ensemble_mistakes_are_told_before_anything_runs, ensemble_trajectories_fail_alone,
}

const RUN: &str = "ensemble test_sleigh --step 0.05 --until 2";

fn ensemble_mistakes_are_told_before_anything_runs() {
    for (arguments, message) in [
        ("--vary rho1", "is not of the form name=normal(mean, deviation)"),
        ("--vary thta=normal(0,1)", "did you mean `theta`?"),
        ("--vary theta=normal(0,1) theta=normal(0,2)", "is given twice"),
        ("--vary x1_dot=normal(0,1) rho1=normal(0,1)", "velocities and momenta determine each other"),
        ("--count 1.5", "a number of trajectories is a whole number"),
        ("--output rows.txt", "ends neither in .parquet nor in .csv"),
        ("--output x.csv --plot x.csv", "ends in none of .svg, .png and .pdf"),
        ("--vary theta=uniform(1,2)", "the first trajectories cannot start"),
        ("--vary m=uniform(-2,-1)", "must be positive"),
    ] {
        let result = run(&format!("{RUN} {arguments}"));
        assert!(result.code == 2 && result.stderr.contains(message), "{arguments}: {} {}", result.code, result.stderr);
        assert_eq!(result.stdout, "", "{arguments}");
    }
}

fn ensemble_trajectories_fail_alone() {
    let folder = Folder::new();
    let path = folder.join("x.csv");
    // About half of the masses are invalid.
    let result = run(&format!(
        "{RUN} --count 20 --project --vary m=uniform(-1,1) theta=normal(0.3,0.1) --seed 4 --output {}",
        path.display()
    ));
    assert_eq!(result.code, 0, "{}", result.stderr);
    let failed: usize = result
        .stdout
        .lines()
        .find_map(|line| line.strip_prefix("trajectories  20, of which ")?.strip_suffix(" failed")?.parse().ok())
        .unwrap_or_else(|| panic!("{}", result.stdout));
    assert!((3..18).contains(&failed) && result.stdout.contains("must be positive"), "{}", result.stdout);
    let rows = fs::read_to_string(&path).unwrap();
    let numbers: Vec<usize> = rows.lines().skip(1).map(|row| row.split(',').next().unwrap().parse().unwrap()).collect();
    assert_eq!(numbers.len(), 2 * (20 - failed));
    assert!(numbers.windows(2).all(|pair| pair[0] <= pair[1]));
    // The method breaks down at its hundredth step: every trajectory fails, and keeps its first
    // row.
    let all = run(&format!(
        "ensemble test_sleigh --method fails-at-100 --step 0.05 --until 10 --count 5 --output {}",
        path.display()
    ));
    assert!(all.code == 1 && all.stderr.contains("every trajectory failed"), "{} {}", all.code, all.stderr);
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 1 + 5);
}
