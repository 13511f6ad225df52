//! Golden code.

use nh_tests::golden::{chaplygin_sleigh, sleigh};
use nonholonomic::Stepper;

/// The code of one method fits on pages that can be read. The constants that name the public items,
/// so that they are not dead code, do not count.
#[test]
fn one_method_is_less_than_a_thousand_lines() {
    let (mut lines, mut end) = (0, None);
    for line in include_str!("../../golden/sleigh.rs").lines() {
        match line.split_once("const _: () = {") {
            _ if end.is_some() => end = end.filter(|end| line != end),
            Some((indent, _)) => end = Some(format!("{indent}}};")),
            None => lines += 1,
        }
    }
    assert!(lines < 1000, "{lines}");
    assert_eq!(end, None, "a constant without an end");
}

/// The functions that a system exposes do not change a step.
#[test]
fn functions_change_no_step() {
    let (few, all) = (sleigh::Sleigh::default(), chaplygin_sleigh::ChaplyginSleigh::default());
    let few_start = few.initial("lively").expect("it is declared").build().expect("it is on D");
    let all_start = all.initial("lively").expect("it is declared").build().expect("it is on D");
    let (few, all) = (few.system().expect("it is a system"), all.system().expect("it is a system"));
    let mut few = sleigh::sleigh::gonzalez::Stepper::new(&few, &few_start, 0.05).expect("it starts");
    let mut all =
        chaplygin_sleigh::chaplygin_sleigh::gonzalez::Stepper::new(&all, &all_start, 0.05).expect("it starts");
    few.step_n(100).expect("it steps");
    all.step_n(100).expect("it steps");
    let (few, all) = (few.state(), all.state());
    assert_eq!([few.x1, few.x2, few.theta, few.theta_dot], [all.x1, all.x2, all.theta, all.theta_dot]);
    assert!(few.theta != few_start.theta);
}
