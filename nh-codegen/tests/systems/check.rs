//! Functions and single steps at random states.

use super::mechanics::State;
use super::number::Rounded;
use super::program::{Subject, step};
use super::random::Random;
use super::steps::{Taken, lifted_state, residuals};
use nonholonomic_codegen::quantity::Quantity;

/// Maximum error of a function in multiples of the error of evaluating the text: normal forms are
/// different sums of the same terms.
const OFF: f64 = 4.0;

/// Maximum residual of the equations of a step, which are solved to a few roundings of their
/// unknowns, in the same units.
const LEFT: f64 = 8.0;

/// Number of states for single steps.
const STATES: usize = 13;

/// Returns a state near the start, on the constraints.
fn near(subject: &Subject, random: &mut Random) -> Option<State<f64>> {
    let system = &subject.system;
    let mut place = |x: &f64, size: f64| x + size * random.between(-0.7, 0.7);
    let q = system.q.iter().zip(&system.lengths).map(|(x, &size)| place(x, size)).collect();
    let w = system.w.iter().zip(system.velocity_sizes()).map(|(x, size)| place(x, size)).collect();
    let at = State { q, w, t: system.time * random.between(0.0, 3.0) };
    let w = system.projected(&at)?;
    // Nearly dependent constraints move the state far.
    let moderate = w.iter().zip(system.velocity_sizes()).all(|(w, size)| w.abs() < 5.0 * size);
    moderate.then_some(State { w, ..at })
}

fn held(what: &str, found: &[f64], known: &[Rounded], most: f64) -> Result<(), String> {
    if found.len() != known.len() {
        return Err(format!("{what} has {} numbers, not {}", found.len(), known.len()));
    }
    for (i, (found, known)) in found.iter().zip(known).enumerate() {
        let off = (found - known.value).abs();
        // 0/0 counts as 0; the quotient for a value that is not a number is infinite.
        let times = if off == 0.0 { 0.0 } else { off / known.error };
        if times.is_nan() || times > most {
            return Err(format!(
                "{what}: number {} is {found:e}, not {:e}, off by {times:.1} of its error",
                i + 1,
                known.value
            ));
        }
    }
    Ok(())
}

/// Compares functions with the text at random states, and returns the number of states.
pub fn functions(subject: &Subject, random: &mut Random, faults: &mut Vec<String>) -> usize {
    let system = &subject.system;
    let mut count = 0;
    for _ in 0..6 {
        let Some(state) = near(subject, random) else { continue };
        let at = State::<Rounded>::of(&state.q, &state.w, state.t);
        // A vanishing acceleration or multiplier is a difference of terms that do not vanish.
        let sized = lifted_state(system, &state);
        let concat = |rows: Vec<Vec<Rounded>>| rows.concat();
        let mut compare = |quantity: Quantity, known: Vec<Rounded>| {
            if let Some(found) = subject.quantity(quantity, &state) {
                let fault = held(quantity.name(), &found, &known, OFF).err();
                faults.extend(
                    fault.map(|fault| format!("{fault}\n  at q {:?}, w {:?}, t {:?}", state.q, state.w, state.t)),
                );
            }
        };
        compare(Quantity::Energy, vec![system.energy(&at)]);
        compare(Quantity::Potential, vec![system.potential(&at)]);
        compare(Quantity::Lagrangian, vec![system.value(&system.lagrangian, &at)]);
        compare(Quantity::MassMatrix, concat(system.metric(&at)));
        compare(Quantity::ConfigurationVelocity, system.rate(&at));
        if let Some((acceleration, multipliers)) = system.acceleration(&sized) {
            let sizes = system.velocity_sizes();
            let acceleration = acceleration
                .iter()
                .zip(sizes)
                .map(|(&a, size)| a + Rounded { value: 0.0, error: f64::EPSILON * size / system.time });
            compare(Quantity::Acceleration, acceleration.collect());
            compare(Quantity::Multipliers, multipliers);
        }
        if system.holonomic.is_empty() {
            compare(Quantity::ConstraintMatrix, concat(system.constraint_matrix(&at)));
        }
        count += 1;
    }
    count
}

/// Substitutes single steps of all methods from random states into their equations. Returns the
/// number of steps, and the number of those for which a wrong term of 10⁻⁶ of the change would
/// exceed roundoff.
pub fn single_steps(subject: &Subject, time: f64, random: &mut Random, faults: &mut Vec<String>) -> (usize, usize) {
    let (mut count, mut sharp) = (0, 0);
    for properties in &subject.methods {
        let method = subject.method(properties);
        for _ in 0..STATES {
            let Some(state) = near(subject, random) else { continue };
            let h = time * 10_f64.powf(random.between(-5.0, 0.8));
            let option = if properties.name == "dla" { random.decimal(0.1, 0.9) } else { 0.0 };
            let options = if properties.name == "dla" { &[option][..] } else { &[] };
            let place = format!(
                "`{}`: a step of {h:?} from q {:?}, w {:?}, t {:?}",
                properties.name, state.q, state.w, state.t
            );
            let Ok(mut stepper) = method.start(&state, h, options) else { continue };
            let (q, w) = stepper.state();
            let old = State { q, w, t: state.t };
            let before = stepper.carried().to_vec();
            if step(&mut stepper).is_err() {
                continue;
            }
            let (q, w) = stepper.state();
            let new = State { q, w, t: state.t + h };
            let held = |role| method.carried(&before, role);
            let holds = |role| method.carried(stepper.carried(), role);
            let taken = Taken { system: &subject.system, h, old, new, held: &held, holds: &holds, option };
            let Some(left) = residuals(properties.name, &taken) else { continue };
            count += 1;
            let worst = left
                .iter()
                .map(|r| r.value.abs() / r.error)
                .fold(0.0, |a: f64, b| if b.is_nan() { b } else { a.max(b) });
            if worst.is_nan() || worst > LEFT {
                faults.push(format!("{place}: its equations are left with {worst:.1} of their errors: {left:?}"));
            }
            sharp += usize::from(h > 1e-4 * time);
        }
    }
    (count, sharp)
}
