//! Random systems compared with their own equations. Each system is generated as trees, printed as
//! a declaration, compiled, and compared with the trees by a mechanics that shares nothing with the
//! compiler's.

mod check;
mod converge;
mod ends;
mod expression;
mod found;
mod generate;
mod integrate;
mod large;
mod mechanics;
mod number;
mod program;
mod random;
mod steps;

use libtest_mimic::{Arguments, Trial};
use nonholonomic_codegen::scheme::Properties;
use program::Subject;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Number of pairs of systems and methods that were compared with the motion.
static COMPARED: AtomicUsize = AtomicUsize::new(0);

/// Number of single steps that were substituted into their equations.
static STEPS: AtomicUsize = AtomicUsize::new(0);

/// Number of those steps that are not tiny.
static SHARP: AtomicUsize = AtomicUsize::new(0);

/// Number of states at which functions were compared.
static STATES: AtomicUsize = AtomicUsize::new(0);

/// Number of steps of any size.
static LARGE: AtomicUsize = AtomicUsize::new(0);

/// Number of steps that end at the end of a polynomial.
static ENDS: AtomicUsize = AtomicUsize::new(0);

/// The system that tests the detection of faults.
const WATCHED: u64 = 23;

/// Number of systems, and of those in a sample.
const SYSTEMS: u64 = 60;
const SAMPLE: u64 = 20;

fn examine(seed: u64) -> Result<(), String> {
    let subject = Subject::new(seed, generate::system(seed))?;
    let mut faults = Vec::new();
    let mut random = random::Random::new(seed ^ 0x5eed);
    STATES.fetch_add(check::functions(&subject, &mut random, &mut faults), Ordering::Relaxed);
    match converge::motion(&subject) {
        Err(error) => faults.push(error),
        Ok(motion) => {
            let (count, sharp) = check::single_steps(&subject, motion.time, &mut random, &mut faults);
            STEPS.fetch_add(count, Ordering::Relaxed);
            SHARP.fetch_add(sharp, Ordering::Relaxed);
            for method in &subject.methods {
                let found = converge::compare(&subject, &motion, method, &[]);
                COMPARED.fetch_add(1, Ordering::Relaxed);
                faults.extend(found.err().map(|error| format!("`{}`: {error}", method.name)));
                if ["dla", "rdp-cay", "rdp-exp"].contains(&method.name) {
                    let found = converge::compare(&subject, &motion, method, &[0.3]);
                    faults.extend(found.err().map(|error| format!("`{}:0.3`: {error}", method.name)));
                }
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(format!("seed {seed}\n{}\n{}", faults.join("\n"), subject.text)) }
}

/// Checks that the comparisons detect a force of a millionth outside the text under every method,
/// and a method whose order differs from its claim.
fn sensitivity() -> Result<(), String> {
    let mut subject = Subject::new(WATCHED, generate::system(WATCHED))?;
    let motion = converge::motion(&subject)?;
    let euler = subject.methods.iter().find(|method| method.name == "euler").ok_or("no `euler`")?;
    let claimed = Properties { order: 2, ..*euler };
    if converge::compare(&subject, &motion, &claimed, &[]).is_ok() {
        return Err("`euler` is taken for a method of order 2".into());
    }
    for force in &mut subject.system.forces {
        *force = Some(force.take().unwrap_or(0.0.into()) + 1e-6);
    }
    let motion = converge::motion(&subject)?;
    for method in &subject.methods {
        if converge::compare(&subject, &motion, method, &[]).is_ok() {
            return Err(format!("`{}` is right with a wrong force", method.name));
        }
    }
    let (mut random, mut faults) = (random::Random::new(WATCHED), Vec::new());
    let (_, sharp) = check::single_steps(&subject, motion.time, &mut random, &mut faults);
    // Constraints may absorb the force at some coordinates, and explicit methods do not notice it
    // then.
    if 10 * faults.len() < 9 * sharp {
        return Err(format!("{} faults in {sharp} wrong steps", faults.len()));
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let systems = if nh_cases::is_full() { SYSTEMS } else { SAMPLE };
    let found: [(&str, fn()); 2] = [
        ("found::quadratures_far_out", found::quadratures_far_out),
        ("found::short_steps_of_rattle", found::short_steps_of_rattle),
    ];
    let trials: Vec<Trial> =
        (0..systems).map(|seed| Trial::test(format!("systems::seed_{seed}"), move || Ok(examine(seed)?))).collect();
    let trials: Vec<Trial> = found.into_iter().map(|(name, test)| nh_cases::trial(name, test)).chain(trials).collect();
    // A third of the systems limits the run time.
    let large = (0..systems).step_by(3).map(|seed| {
        let test = move || Ok(_ = LARGE.fetch_add(large::steps(seed)?, Ordering::Relaxed));
        Trial::test(format!("large::seed_{seed}"), test)
    });
    let ends = (0..systems).map(|seed| {
        let test = move || Ok(_ = ENDS.fetch_add(ends::steps(seed)?, Ordering::Relaxed));
        Trial::test(format!("ends::seed_{seed}"), test)
    });
    let sensitive = Trial::test("systems::a_wrong_term_of_a_millionth_is_noticed", || Ok(sensitivity()?));
    let trials: Vec<Trial> = [sensitive].into_iter().chain(large).chain(ends).chain(trials).collect();
    let all = trials.len();
    let conclusion = libtest_mimic::run(&arguments, trials);
    if conclusion.has_failed() || conclusion.num_passed < all as u64 {
        return conclusion.exit_code();
    }
    // All tests have run: the counts reach their minimum.
    let [compared, steps, sharp, states, large, ends] =
        [&COMPARED, &STEPS, &SHARP, &STATES, &LARGE, &ENDS].map(|count| count.load(Ordering::Relaxed));
    println!(
        "{compared} systems x methods, {steps} single steps, {sharp} of them of more than a ten-thousandth, {states} states, \
         {large} steps of any size, {ends} to the end of a polynomial"
    );
    let least = |of_all: usize| of_all * systems as usize / SYSTEMS as usize;
    assert!(compared >= least(800), "{compared} systems x methods");
    assert!(sharp >= least(5000), "{sharp} single steps");
    assert!(states >= least(300), "{states} states");
    assert!(large >= least(15_000), "{large} steps of any size");
    assert!(ends >= least(3000), "{ends} steps to the end of a polynomial");
    ExitCode::SUCCESS
}
