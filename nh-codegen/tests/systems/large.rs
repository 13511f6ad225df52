//! Steps of any size keep the energy, under the methods that claim it, or are errors.

use super::converge::mixing;
use super::generate;
use super::mechanics::State;
use super::number::Rounded;
use super::program::{Method, Subject, step};
use nonholonomic_codegen::scheme::{Conserves, Properties};

/// Steps in units of the system's time, from small ones to sizes that do not resolve the motion at
/// all.
const STEPS: [f64; 7] = [0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0];

/// Maximum number of steps of each size.
const MAX_STEPS: u32 = 30;

/// A step of several iterations is an error if the energy changes by more than 1024 units of the
/// roundoff of ℋ. The estimate of roundoff in this test, a sum of squares, may be a quarter of that
/// bound.
const UNCERTAIN: f64 = 4096.0;

/// Maximum roundoff of the text relative to the energy. Beyond it, so far out that no angle has
/// digits left, the energy is unknown.
const KNOWN: f64 = 1e-6;

/// Tests all methods that keep the energy on a system, and returns the number of steps.
pub fn steps(seed: u64) -> Result<usize, String> {
    let subject = Subject::new(seed, generate::system(seed))?;
    let exact = subject.methods.iter().filter(|properties| properties.energy == Conserves::Exactly);
    let mut taken = 0;
    for properties in exact {
        let method = subject.method(properties);
        for h in STEPS.iter().flat_map(|scale| [scale * subject.system.time, -scale * subject.system.time]) {
            taken += run(&subject, properties, &method, h)
                .map_err(|error| format!("seed {seed}, `{}`, h = {h}: {error}\n{}", properties.name, subject.text))?;
        }
    }
    Ok(taken)
}

fn run(subject: &Subject, properties: &Properties, method: &Method, h: f64) -> Result<usize, String> {
    let system = &subject.system;
    let mixed = mixing(subject, properties.name);
    // Returns the energy with its roundoff, including that of the place. A declared frame has the
    // roundoff of ℋ(q, ρ) = ½ ρ·G⁻¹ρ + V: if its vectors are almost parallel in the metric, as the
    // two of seed 57 are where one mass has grown by 10⁶, G⁻¹ has lost the digits of the condition
    // number of G.
    let energy = |at: &State<f64>| {
        let place = State::<Rounded>::of(&at.q, &at.w, at.t);
        let mut energy = system.energy(&place);
        if system.frame.is_some() {
            let zeta = [&place.q[..], &system.reduced(&place)].concat();
            let of_frame = system.hamiltonian(&zeta, place.t).map_or(f64::INFINITY, |energy| energy.error);
            energy.error = energy.error.max(of_frame);
        }
        let kinetic: f64 = system.momenta(at).iter().zip(&at.w).map(|(p, w)| (p * w).abs()).sum();
        let far = at.q.iter().zip(&system.lengths).map(|(q, length)| (q / length).abs()).fold(1.0, f64::max);
        (energy.value, mixed * energy.error + f64::EPSILON * far * kinetic)
    };
    let start = State::<f64>::of(&system.q, &system.w, 0.0);
    let Ok(mut stepper) = method.start(&start, h, &[]) else { return Ok(0) };
    let (mut before, mut work) = (energy(&start), 0.0);
    for taken in 1..=MAX_STEPS {
        if step(&mut stepper).is_err() {
            return Ok(taken as usize - 1);
        }
        let (q, w) = stepper.state();
        let after = energy(&State { q, w, t: h * f64::from(taken) });
        let explained = before.1 + after.1 + f64::EPSILON * stepper.work().abs();
        if explained > KNOWN * before.0.abs().max(after.0.abs()) {
            return Ok(taken as usize - 1);
        }
        let off = (after.0 - before.0 - (stepper.work() - work)).abs();
        if off.is_nan() || off > UNCERTAIN * explained {
            return Err(format!("step {taken}: the energy {} is off by {off:e}, roundoff is {explained:e}", after.0));
        }
        (before, work) = (after, stepper.work());
    }
    Ok(MAX_STEPS as usize)
}
