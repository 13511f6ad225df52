//! Steps and motions: agreement with references computed elsewhere, order, negative steps, single
//! precision.

use crate::{Finding, known};
use nh_tests::library::{Case, Truth};
use nh_tests::reference::{Steps, SuslovSteps, Trajectory, has_steps as exist};
use nh_tests::verify::{self, distance, single_steps_defect};
use nonholonomic_codegen::scheme::Conserves;

/// The tolerance of twenty steps. They amplify roundoff by less than a few thousand units in the
/// last place of the largest coordinate (5): 1e-12, the tolerance suggested with the data (double
/// precision reaches 1e-13).
const STEPS: f64 = 1e-12;

/// Methods whose steps depend on the frame, and models with another frame than the data.
/// `gearbox_under_all` has the frame of the data, and all methods.
const FRAMED: [&str; 3] = ["gonzalez", "avf", "itoh-abe"];
const IN_OTHER_FRAMES: [&str; 1] = ["gearbox"];

pub fn has_steps(case: &Case) -> bool {
    match case.truth {
        Truth::Reference(name) => {
            let differs = FRAMED.contains(&case.method) && IN_OTHER_FRAMES.contains(&case.model.name);
            exist(name, &data_name(case)) && !differs
        }
        // On so(3) with a quadratic ℋ both are the same method, as the data state.
        Truth::Suslov => ["gonzalez", "midpoint"].contains(&case.method) || has_attitudes(case),
        _ => false,
    }
}

/// Returns whether the steps of Suslov's problem have attitude and momentum, which those by
/// feedback do.
fn has_attitudes(case: &Case) -> bool {
    (case.model.name, case.method) == ("suslov_so3", "feedback-euler")
}

/// Returns the method's name in the reference data, with its options.
fn data_name(case: &Case) -> String {
    match case.method {
        "dla" => format!("dla:{}", case.options.first().unwrap_or(&0.5)),
        method => method.to_owned(),
    }
}

/// Checks that twenty steps of h = 0.1 and of h = 0.01 agree with those of another program.
pub fn single_steps(case: &Case) -> Finding {
    let mut worst = 0.0_f64;
    match case.truth {
        Truth::Reference(name) => {
            for run in &Steps::load(name, &data_name(case))?.runs {
                let case = fed_back_like_the_data(case, run.h);
                let start = |state: &[f64], h: f64| case.run(state, h);
                worst = worst.max(single_steps_defect(&start, run)?);
            }
        }
        _ => {
            let method = if has_attitudes(case) { "feedback-euler" } else { "gonzalez" };
            for run in &SuslovSteps::load(method)?.runs {
                let case = fed_back_like_the_data(case, run.h);
                // The data of `gonzalez` have no attitude; that of the model begins with the
                // identity.
                let n = case.model.coordinates.len();
                let mut state = [&case.initial()[..n], &run.velocity[0]].concat();
                let mut step = case.run(&state, run.h)?;
                for (i, velocity) in run.velocity.iter().enumerate().skip(1) {
                    step(&mut state)?;
                    worst = worst.max(distance(&state[n..], velocity));
                    if let Some(attitude) = run.attitude.get(i) {
                        worst = worst.max(distance(&state[..n], &attitude.concat()));
                    }
                }
            }
        }
    }
    at_most(worst, STEPS)
}

/// The gains of the data's runs, in the order of the options: those of J, H̃ and one declared
/// invariant at most. The gains of the other invariants are 0.
const GAINS: &[(&str, &[f64])] = &[
    ("gearbox", &[1.0, 1.0, 0.0, 0.0]),
    ("heisenberg", &[1.0, 1.0, 0.0, 0.0, 0.0, 1.0]),
    ("knife_edge", &[1.0, 1.0, 0.0]),
    ("rolling_disk", &[1.0, 1.0, 0.0, 0.0]),
    ("vertical_disk", &[1.0, 1.0, 0.0, 0.0]),
];

/// The gains of the runs with h = 0.001, which are of the size of 1/h.
const LARGE_GAINS: &[(&str, &[f64])] = &[
    ("knife_edge_incline", &[1000.0, 1000.0, 1000.0]),
    ("nonholonomic_oscillator", &[300.0, 500.0, 300.0]),
    // J, H and R.
    ("suslov_so3", &[100.0, 100.0, 100.0]),
];

/// Returns a feedback method with the gains of the data's run at this step size.
fn fed_back_like_the_data(case: &Case, h: f64) -> Case {
    let list = if h < 0.002 { LARGE_GAINS } else { GAINS };
    match list.iter().find(|(model, _)| *model == case.model.name) {
        Some((_, gains)) if attracts(case) => case.with_options(gains),
        _ => *case,
    }
}

/// Returns whether feedback attracts the motions of this method.
fn attracts(case: &Case) -> bool {
    case.properties().energy == Conserves::Attracted
}

/// Returns the number of the method's options on this model.
fn gain_count(case: &Case) -> usize {
    let method = case.model.methods.iter().find(|method| method.name == case.method);
    method.map_or(0, |method| method.options.len())
}

/// Checks the steps of `dla` with α = 0.4 as well: the option reaches the stepper.
pub fn single_steps_with_options() -> Finding {
    let with_option = |name: &str| single_steps(&crate::case(name)?.with_options(&[0.4]));
    let constant_mass = with_option("gearbox/standard/dla")?;
    let general_mass = with_option("chaplygin_sleigh/lively/dla")?;
    Ok(format!("gearbox {constant_mass}, sleigh {general_mass}"))
}

/// Measures the least-squares slope of log error over log h against the exact motion. The next term
/// of the error tilts the slope, more for larger steps, and methods of high order need large steps
/// to be visible above roundoff.
pub fn order(case: &Case) -> Finding {
    let start = |state: &[f64], h: f64| case.run(state, h);
    let (until, sizes, tilt) = match case.properties().order {
        1 => (2.0, [0.0025, 0.00125, 0.000625, 0.0003125], 0.05),
        4 => (2.0, [1.0 / 16.0, 1.0 / 20.0, 1.0 / 32.0, 1.0 / 40.0], 0.05),
        6 => (2.0, [1.0 / 4.0, 1.0 / 8.0, 1.0 / 12.0, 1.0 / 16.0], 0.3),
        _ => (2.0, [0.0125, 0.00625, 0.003125, 0.0015625], 0.05),
    };
    let sizes = known::sizes(case).unwrap_or(sizes);
    if let Some(reason) = known::exactness(case) {
        let error = off(case, &case.trajectory()?, sizes[0], 0, 8)?;
        let words = format!("off by {error:.1e} at h = {}: {reason}", sizes[0]);
        return if error <= known::uncertainty(case) { Ok(words) } else { Err(words.into()) };
    }
    let found = verify::order(&start, &case.trajectory()?, until, &sizes)?;
    let (slope, error, claimed) = (found.line.slope, found.line.slope_error, f64::from(known::order(case)));
    let words = format!("order {slope:.3} ± {error:.3}, errors {:.1e} to {:.1e}", found.errors[0].1, found.errors[3].1);
    if (slope - claimed).abs() < tilt { Ok(words) } else { Err(words.into()) }
}

/// Checks that steps of −h from the exact motion's node at t = 2 back to its start are as accurate
/// as steps of h. Feedback is off: a force that attracts in time repels back in time. If the system
/// itself repels ([`known::one_way`]), only the method's order is checked.
pub fn back_in_time(case: &Case) -> Finding {
    const NO_GAINS: &[f64] = &[0.0; 8];
    let without_feedback = case.with_options(&NO_GAINS[..gain_count(case)]);
    let case = if attracts(case) { &without_feedback } else { case };
    let trajectory = case.trajectory()?;
    let (h, nodes) = (0.0125, 8);
    let forth = off(case, &trajectory, h, 0, nodes)?;
    let back = off(case, &trajectory, -h, nodes, 0)?;
    if let Some(reason) = known::one_way(case) {
        if back <= 10.0 * forth {
            return Err(format!("off by {back:.1e} back, {forth:.1e} forth, and yet it is said that {reason}").into());
        }
        let order = f64::from(case.properties().order);
        // h is small enough to show the order in spite of the growing errors, and large enough to
        // hide its roundoff.
        let h = if order > 2.0 { h / 2.0 } else { h / 64.0 };
        let (coarse, fine) = (off(case, &trajectory, -h, nodes, 0)?, off(case, &trajectory, -h / 2.0, nodes, 0)?);
        let observed = (coarse / fine).log2();
        let words = format!("off by {coarse:.1e} and {fine:.1e} back, order {observed:.3}: {reason}");
        return if (observed - order).abs() < 0.2 { Ok(words) } else { Err(words.into()) };
    }
    // The leading error terms have one size. If they vanish (exact or superconvergent cases),
    // roundoff remains, which the motion amplifies by some hundred units of numbers of size 1.
    if back <= 10.0 * forth + 1000.0 * f64::EPSILON {
        Ok(format!("off by {back:.1e} back, {forth:.1e} forth"))
    } else {
        Err(format!("off by {back:.1e} back, {forth:.1e} forth").into())
    }
}

/// Returns the distance from the exact motion at node `to` after a run from node `from`.
fn off(case: &Case, trajectory: &Trajectory, h: f64, from: usize, to: usize) -> Result<f64, verify::Failure> {
    let start = trajectory.t[from];
    let mut state = case.projected(start, &trajectory.state(from))?;
    let mut stepper = case.stepper_from(start, &state, h)?;
    let steps = ((trajectory.t[to] - trajectory.t[from]) / h).round();
    stepper.step_n(steps as u64)?;
    let n = case.model.coordinates.len();
    let (q, v) = state.split_at_mut(n);
    stepper.write_q(q);
    stepper.write_w(v);
    // Time must run backwards as well.
    let time = stepper.time();
    if (time - start - steps * h).abs() > 1e-12 {
        return Err(format!("t = {time}").into());
    }
    Ok(distance(&state, &trajectory.state(to)))
}

/// Checks that the same stepper in `f32` stays close to the one in `f64`.
pub fn single_precision(case: &Case) -> Finding {
    let (h, steps) = (1.0 / 64.0, 64_u32);
    let (initial, mut narrow) = case.single(h)?;
    let mut wide = case.run(&case.initial(), h)?;
    let (mut a, mut b) = (initial, case.initial());
    let mut size = 1.0_f64;
    let mut worst = 0.0_f64;
    for _ in 0..steps {
        narrow(&mut a)?;
        wide(&mut b)?;
        size = b.iter().fold(size, |size, x| size.max(x.abs()));
        worst = worst.max(distance(&a, &b));
    }
    let words = format!("{:.1} units of f32 of size {size:.1}", worst / f64::from(f32::EPSILON) / size);
    // Each step rounds each number once (half a unit, or half of that on average: 0.3 at random),
    // and parameters and initial data have errors of half a unit each. The motions separate by less
    // than a factor of e² in this unit of time (the fastest, chaotic_quartic, has rates of about
    // 2). The bound is three times 0.3 √64 e² = 18; a step of nine parts rounds nine times.
    let roundings = (case.row().parts.len().max(1) as f64).sqrt();
    if worst <= 54.0 * roundings * f64::from(f32::EPSILON) * size { Ok(words) } else { Err(words.into()) }
}

fn at_most(worst: f64, bound: f64) -> Finding {
    if worst <= bound {
        Ok(format!("off by {worst:.1e}"))
    } else {
        Err(format!("off by {worst:e}, bound {bound:e}").into())
    }
}
