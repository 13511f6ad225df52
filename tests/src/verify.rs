//! Property checks of time steppers: order, drift, constraints, symmetry.
//!
//! They do not depend on models or methods. A state is a slice of numbers, by convention (q, v). A
//! method is a function that starts a run from a state with a step size ([`Start`]). A run is a
//! function that takes one step and writes the state at the new node ([`Run`]), so that a method
//! may carry more than the state from step to step.

use crate::reference;
pub use nh_cases::Line;
use nh_cases::RunningLine;

/// The error of a step or a start.
pub type Failure = Box<dyn std::error::Error>;

/// A function that takes one step and writes the new state.
pub type Run = Box<dyn FnMut(&mut [f64]) -> Result<(), Failure>>;

/// A function that starts a run from a state with a step size.
pub type Start<'a> = dyn Fn(&[f64], f64) -> Result<Run, Failure> + 'a;

/// Returns the largest difference between two states, and NaN if any entry is NaN.
#[must_use]
pub fn distance(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len(), "states of different lengths");
    let larger = |worst: f64, d: f64| if worst.is_nan() || worst > d { worst } else { d };
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, larger)
}

/// An observed order of convergence.
#[derive(Clone, Debug)]
pub struct Order {
    /// The slope of ln(error) over ln(h), and its standard error.
    pub line: Line,
    /// Step size and error, in the order given.
    pub errors: Vec<(f64, f64)>,
}

/// Measures the order of a method on [0, `until`] against a reference trajectory.
///
/// The error is the largest distance from the reference over its nodes in the interval that the run
/// reaches. Every step size must divide the interval.
///
/// # Errors
/// A failed step; a step size that does not divide the interval; fewer than four step sizes; an
/// error that is not finite, or so near to roundoff (1e-13) that it does not show the order.
pub fn order(
    start: &Start,
    reference: &reference::Trajectory,
    until: f64,
    step_sizes: &[f64],
) -> Result<Order, Failure> {
    if step_sizes.len() < 4 {
        return Err("an order needs at least four step sizes".into());
    }
    let mut errors = Vec::new();
    for &h in step_sizes {
        let steps = (until / h).round();
        if steps < 1.0 || (steps * h - until).abs() > 1e-12 {
            return Err(format!("h = {h} does not divide {until}").into());
        }
        let mut state = reference.state(0);
        let mut run = start(&state, h)?;
        let mut error = 0.0_f64;
        let mut nodes = (0..reference.t.len()).skip(1).peekable();
        for step in 1..=steps as u64 {
            run(&mut state)?;
            let t = step as f64 * h;
            while nodes.next_if(|&i| reference.t[i] < t - 1e-12).is_some() {}
            let Some(node) = nodes.next_if(|&i| reference.t[i] < t + 1e-12) else { continue };
            let here = distance(&state, &reference.state(node));
            if !here.is_finite() {
                return Err(format!("h = {h}: the error is {here} at t = {t}").into());
            }
            error = error.max(here);
        }
        if error < 1e-13 {
            return Err(format!("h = {h}: the error {error:e} is roundoff").into());
        }
        errors.push((h, error));
    }
    let line = Line::through(errors.iter().map(|(h, e)| (h.ln(), e.ln()))).ok_or("all step sizes are the same")?;
    Ok(Order { line, errors })
}

/// The drift of a quantity that should be constant along a run.
#[derive(Clone, Copy, Debug)]
pub struct Drift {
    /// The least-squares slope of the deviation over time.
    pub slope: f64,
    /// The slope's standard error, if deviations scatter independently around the line (a bounded
    /// oscillation).
    pub standard_error: f64,
    /// The slope's standard error, if the *increments* are independent instead, as those of
    /// accumulated roundoff: a random walk with variance s² per time has a fitted slope of variance
    /// 6s²/5T although nothing drifts.
    pub standard_error_of_walk: f64,
    /// The largest deviation from the value at the start.
    pub largest: f64,
    /// The value at the start.
    pub initial: f64,
    /// The number of steps.
    pub steps: usize,
}

impl Drift {
    /// Returns whether the slope differs from zero by more than `sigmas` standard errors of either
    /// kind.
    #[must_use]
    pub fn is_significant(&self, sigmas: f64) -> bool {
        self.slope.abs() > sigmas * self.standard_error.max(self.standard_error_of_walk)
    }

    /// Returns whether the largest deviation is accumulated roundoff: a walk of `steps` steps of
    /// `units` roundings each of a quantity of size `scale`, at most three standard deviations out.
    #[must_use]
    pub fn is_roundoff(&self, scale: f64, units: f64) -> bool {
        self.largest <= 3.0 * units * f64::EPSILON * scale * (self.steps as f64).sqrt()
    }
}

/// Measures the drift of `quantity` over a run.
///
/// # Errors
/// A failed step; a quantity that is not finite; fewer than three steps; a step size that is zero.
pub fn drift(
    start: &Start,
    state: &[f64],
    h: f64,
    steps: usize,
    quantity: impl Fn(&[f64]) -> f64,
) -> Result<Drift, Failure> {
    if steps < 3 || h == 0.0 {
        return Err("a drift needs three steps of a size other than zero".into());
    }
    let mut state = state.to_vec();
    let initial = quantity(&state);
    let mut run = start(&state, h)?;
    // A running line preserves the digits of a million deviations of 1e-16.
    let mut line = RunningLine::new();
    let (mut largest, mut last, mut squares) = (0.0_f64, 0.0, 0.0);
    for step in 1..=steps {
        run(&mut state)?;
        let y = quantity(&state) - initial;
        if !y.is_finite() {
            return Err(format!("step {step}: the quantity is not finite").into());
        }
        largest = largest.max(y.abs());
        squares += (y - last) * (y - last);
        last = y;
        line.push(step as f64 * h, y);
    }
    let line = line.line().ok_or("the times of the steps cannot be told apart")?;
    let time = steps as f64 * h.abs();
    Ok(Drift {
        slope: line.slope,
        standard_error: line.slope_error,
        standard_error_of_walk: (1.2 * squares / time / time).sqrt(),
        largest,
        initial,
        steps,
    })
}

/// Returns the largest absolute value of `residual`, such as μ(q) v, over a run and its start.
///
/// # Errors
/// A failed step, or a residual that is not finite.
pub fn largest_residual(
    start: &Start,
    state: &[f64],
    h: f64,
    steps: usize,
    residual: impl Fn(&[f64]) -> f64,
) -> Result<f64, Failure> {
    let mut state = state.to_vec();
    let mut largest = residual(&state).abs();
    let mut run = start(&state, h)?;
    for step in 1..=steps {
        run(&mut state)?;
        let here = residual(&state).abs();
        if !here.is_finite() {
            return Err(format!("step {step}: the residual is {here}").into());
        }
        largest = largest.max(here);
    }
    Ok(largest)
}

/// Returns the state after `steps` steps.
fn flow(start: &Start, state: &[f64], h: f64, steps: usize) -> Result<Vec<f64>, Failure> {
    let mut state = state.to_vec();
    let mut run = start(&state, h)?;
    for _ in 0..steps {
        run(&mut state)?;
    }
    Ok(state)
}

/// Returns the distance between R Φⁿ R Φⁿ and the identity at `state`: roundoff for a method that
/// is reversible under the involution R (`reverse`, in place; usually v ↦ −v). The run back is a
/// new one: it does not reverse the carried numbers besides the state.
///
/// # Errors
/// A failed step.
pub fn reversibility_defect(
    start: &Start,
    state: &[f64],
    h: f64,
    steps: usize,
    reverse: impl Fn(&mut [f64]),
) -> Result<f64, Failure> {
    let mut there = flow(start, state, h, steps)?;
    reverse(&mut there);
    let mut back = flow(start, &there, h, steps)?;
    reverse(&mut back);
    Ok(distance(&back, state))
}

/// Returns the distance between Φ₋ₕⁿ Φₕⁿ and the identity at `state`: roundoff for a symmetric
/// method.
///
/// # Errors
/// A failed step.
pub fn symmetry_defect(start: &Start, state: &[f64], h: f64, steps: usize) -> Result<f64, Failure> {
    let there = flow(start, state, h, steps)?;
    Ok(distance(&flow(start, &there, -h, steps)?, state))
}

/// Returns the largest distance from the nodes of a reference run, and NaN if any state is NaN.
///
/// # Errors
/// A failed step.
pub fn single_steps_defect(start: &Start, reference: &reference::Run) -> Result<f64, Failure> {
    let mut state = reference.state(0);
    let mut run = start(&state, reference.h)?;
    let mut defect = 0.0_f64;
    for node in 1..=reference.steps() {
        run(&mut state)?;
        let here = distance(&state, &reference.state(node));
        if here.is_nan() {
            return Ok(here);
        }
        defect = defect.max(here);
    }
    Ok(defect)
}

/// Maps v to −v on states (q, v), the usual involution.
pub fn reverse_velocities(state: &mut [f64]) {
    let n = state.len() / 2;
    state[n..].iter_mut().for_each(|v| *v = -*v);
}
