//! Convergence of methods to the motion.

use super::integrate::extrapolated;
use super::mechanics::State;
use super::number::Rounded;
use super::program::{Method, Subject, step};
use nonholonomic_codegen::scheme::{Conserves, Properties};

/// The motion over a time interval in which it is smooth.
pub struct Motion {
    /// Its duration.
    pub time: f64,
    end: State<f64>,
    /// A bound on the error of the end, in the sizes of (q, w).
    error: f64,
    /// The error of the field by roundoff, over the time.
    rounding: f64,
}

/// Returns the end of the motion after the longest time τ/2ᵏ over which one step of an
/// extrapolation of order 20 has no visible error. Steps of an eighth of this time are short for
/// every method.
pub fn motion(subject: &Subject) -> Result<Motion, String> {
    let system = &subject.system;
    let start = State::<f64>::of(&system.q, &system.w, 0.0);
    let size = |at: &State<f64>| {
        let all = at.q.iter().chain(&at.w).zip(system.sizes());
        all.map(|(y, size)| (y / size).abs()).fold(1.0, f64::max)
    };
    let mut time = system.time;
    for _ in 0..12 {
        if let Some((end, change)) = extrapolated(system, &start, time)
            && change < 20.0 * f64::EPSILON * size(&end)
        {
            // The check repeats the motion in two steps.
            let middle = extrapolated(system, &start, time / 2.0).ok_or("no motion")?.0;
            let other = extrapolated(system, &middle, time / 2.0).ok_or("no motion")?.0;
            let error = distance(subject, &end, &other).max(change);
            let field = system.motion(&State::<Rounded>::of(&start.q, &start.w, 0.0)).ok_or("no motion")?;
            let rounding: f64 = field.iter().zip(system.sizes()).map(|(x, size)| time * x.error / size).sum();
            return Ok(Motion { time, end: other, error, rounding });
        }
        time /= 2.0;
    }
    Err("no time over which the motion is smooth".into())
}

/// Returns y − y' in the sizes of (q, w).
fn difference(subject: &Subject, y: &State<f64>, other: &State<f64>) -> Vec<f64> {
    let pairs = y.q.iter().chain(&y.w).zip(other.q.iter().chain(&other.w));
    pairs.zip(subject.system.sizes()).map(|((a, b), size)| (a - b) / size).collect()
}

fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn distance(subject: &Subject, y: &State<f64>, other: &State<f64>) -> f64 {
    norm(&difference(subject, y, other))
}

/// Number of steps of a run, the error of its end, and the largest |E − E₀ − W| relative to
/// roundoff.
struct Comparison {
    error: Vec<f64>,
    balance: f64,
    level: f64,
}

fn run(subject: &Subject, method: &Method, motion: &Motion, steps: u32, options: &[f64]) -> Result<Comparison, String> {
    let system = &subject.system;
    let start = State::<f64>::of(&system.q, &system.w, 0.0);
    let h = motion.time / f64::from(steps);
    let mut stepper = method.start(&start, h, options)?;
    let energy = |at: &State<f64>| system.energy(&State::<Rounded>::of(&at.q, &at.w, at.t));
    let first = energy(&start);
    let (mut balance, mut level, mut explained) = (0.0_f64, 0.0_f64, first.error);
    let mixed = mixing(subject, method.properties.name);
    let mut at = start;
    for taken in 1..=steps {
        step(&mut stepper).map_err(|error| format!("step {taken} of {steps}: {error}"))?;
        let last = taken == steps;
        if !last && steps > 16 {
            continue;
        }
        let (q, w) = stepper.state();
        at = State { q, w, t: h * f64::from(taken) };
        // Each step ends within a few roundings of a solution of its equations, and the rounding of
        // a state changes the energy within its error bound. If (q, ρ) is carried, a rounding of q
        // also rotates the velocity, which changes the kinetic energy in proportion to the size of
        // q.
        let present = energy(&at);
        let kinetic: f64 = system.momenta(&at).iter().zip(&at.w).map(|(p, w)| (p * w).abs()).sum();
        let far = at.q.iter().zip(&system.lengths).map(|(q, length)| (q / length).abs()).fold(1.0, f64::max);
        explained += mixed * present.error + f64::EPSILON * (stepper.work().abs() + far * kinetic);
        balance = balance.max((present.value - first.value - stepper.work()).abs() / explained);
        for phi in system.levels(&State::<Rounded>::of(&at.q, &at.w, at.t)) {
            level = level.max(phi.value.abs() / phi.error);
        }
    }
    Ok(Comparison { error: difference(subject, &at, &motion.end), balance, level })
}

/// Returns the ratio of a method's roundings to those of single numbers. An orthonormal frame mixes
/// coordinates of different units: entries of a column are rounded like the largest one (Higham
/// 2002, Accuracy and Stability of Numerical Algorithms, §19.3).
pub fn mixing(subject: &Subject, name: &str) -> f64 {
    let lengths = || subject.system.lengths.iter().copied();
    let ratio = lengths().fold(0.0, f64::max) / lengths().fold(f64::INFINITY, f64::min);
    if name.starts_with("gonzalez-r") { ratio } else { 1.0 }
}

/// The methods that put q on the level set of holonomic constraints in every step (language.md,
/// "More than a kinetic energy").
const KEEP_LEVELS: [&str; 14] = [
    "iso",
    "iso-var",
    "gonzalez",
    "avf",
    "itoh-abe",
    "itoh-abe-sym",
    "avf4",
    "avf6",
    "gonzalez-f",
    "gonzalez-r",
    "gonzalez-r-fd",
    "dd",
    "rattle",
    "rattle:consistent",
];

/// Compares a method with the motion.
pub fn compare(subject: &Subject, motion: &Motion, properties: &Properties, options: &[f64]) -> Result<(), String> {
    let method = subject.method(properties);
    let Properties { name, energy, order, .. } = *properties;
    let order = if options.is_empty() { order } else { 1 };
    let size = motion.end.q.iter().chain(&motion.end.w).zip(subject.system.sizes());
    let size = size.map(|(y, size)| (y / size).abs()).fold(1.0, f64::max);
    let mut errors: Vec<f64> = Vec::new();
    let mut row: Vec<Vec<f64>> = Vec::new();
    let mut report = String::new();
    for halvings in 0..8 {
        let steps = 8_u32 << halvings;
        let found = match run(subject, &method, motion, steps, options) {
            // An error is not a wrong step, but half and a quarter of the step must be short
            // enough.
            Err(error) if halvings < 2 => {
                report += &format!("\n  {steps} steps: {error}");
                continue;
            }
            found => found?,
        };
        if energy == Conserves::Exactly && found.balance > 8.0 {
            return Err(format!(
                "the energy is off by {:.1} times what roundoff explains, in {steps} steps",
                found.balance
            ));
        }
        if KEEP_LEVELS.contains(&name) && found.level > 8.0 {
            return Err(format!(
                "the level is off by {:.1} times what roundoff explains, in {steps} steps",
                found.level
            ));
        }
        // The floor consists of a rounding of the state in each step, those of the field, and those
        // of the reference.
        let floor =
            4.0 * f64::from(steps) * f64::EPSILON * size + mixing(subject, name) * motion.rounding + 2.0 * motion.error;
        let error = norm(&found.error);
        errors.push(error);
        if name.starts_with("taylor") {
            return if error < 4.0 * floor { Ok(()) } else { Err(format!("off by {error:e}, more than {floor:e}")) };
        }
        // The errors have an expansion in hᵖ, hᵖ⁺¹, …, whose terms Richardson's extrapolation
        // removes one by one. The rest is the difference between the method's limit and the motion.
        let mut new = vec![found.error];
        for (j, old) in row.iter().enumerate() {
            let factor = 2_f64.powi((order as usize + j) as i32);
            let entry = new[j].iter().zip(old).map(|(a, b)| a + (a - b) / (factor - 1.0)).collect();
            new.push(entry);
        }
        let change = match (new.last(), row.last()) {
            (Some(a), Some(b)) => norm(&a.iter().zip(b).map(|(a, b)| a - b).collect::<Vec<_>>()),
            _ => f64::INFINITY,
        };
        let left = norm(new.last().expect("an entry"));
        row = new;
        report +=
            &format!("\n  {steps} steps: error {error:.2e}, limit off by {left:.2e}, which changed by {change:.2e}");
        let rates: Vec<f64> = errors.windows(2).map(|pair| (pair[0] / pair[1]).log2()).collect();
        let falls = |rate: &f64| *rate > f64::from(order) - 0.3;
        let ordered = error < 10.0 * floor || (rates.len() >= 2 && rates[rates.len() - 2..].iter().all(falls));
        // A wrong term of a millionth moves a velocity by a millionth of the time; the comparison
        // detects a thousandth of that.
        let seen = 1e-9 * motion.time / subject.system.time;
        let converged = error < 10.0 * floor || left < seen.max(10.0 * floor);
        if ordered && converged {
            return Ok(());
        }
    }
    Err(format!("not of order {order}, or to another motion:{report}"))
}
