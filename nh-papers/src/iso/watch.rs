//! Errors of integrals along long runs, in memory that is independent of the number of steps.

use super::super::modin_verdier::latitude::{self, Axis};
use crate::{Behaviour, Failure, Growth, Problem};
use nonholonomic_lab::diagnostics::larger;
use std::sync::Arc;

/// The times at which the largest errors are read.
pub type Times = [f64; 3];

/// The value of an integral at a state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The value.
    pub value: f64,
    /// The size of the largest of its terms.
    pub size: f64,
    /// The change of the value by a relative error of the coordinates, |∂/∂q · q|: an angle that
    /// grows without bound is rounded ever more coarsely.
    pub shift: f64,
}

impl Value {
    /// Creates a value into which no growing coordinate enters except through its terms.
    pub fn new(value: f64, size: f64) -> Self {
        Value { value, size, shift: 0.0 }
    }
}

/// Evaluates an integral at a state.
pub type Read = Arc<dyn Fn(&[f64], &[f64]) -> Value + Send + Sync>;

/// The way in which an integral is read off a run.
#[derive(Clone)]
pub enum Reading {
    /// At every node.
    Node(Read),
    /// Once per period of the transmission's driver: the latitude over this axis.
    Latitude(Arc<Axis>),
}

/// An integral of a problem.
#[derive(Clone)]
pub struct Integral {
    /// The name in tables.
    pub name: String,
    /// The way in which it is read.
    pub reading: Reading,
    /// The size of the integral: an error of this size means that the integral is lost.
    pub scale: f64,
}

/// The error of an integral along a run.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The largest error up to each of the [`Times`]; `None` beyond the end of a run.
    pub at: [Option<f64>; 3],
    /// Times in the middle of the windows, and the means of |error| over them.
    pub means: (Vec<f64>, Vec<f64>),
    /// The growth of these means.
    pub growth: Growth,
    /// The largest error that rounding can cause. It consists of four units in the last place of
    /// the largest term in each step, all of one sign, and of four standard deviations of the
    /// coordinates' independent roundings, of half a unit each.
    pub roundoff: f64,
    /// The size of the integral, as [`Integral::scale`].
    pub scale: f64,
}

impl Kept {
    /// Returns the kind of growth. An integral is also lost if its error is half as large as the
    /// integral, or larger, from the first window on.
    pub fn behaviour(&self) -> Behaviour {
        match self.growth.behaviour(self.roundoff, self.scale) {
            Behaviour::Bounded if self.growth.largest > 0.5 * self.scale => Behaviour::Saturated,
            kind => kind,
        }
    }

    /// Returns whether the error is roundoff or bounded.
    pub fn is_kept(&self) -> bool {
        matches!(self.behaviour(), Behaviour::Exact | Behaviour::Bounded)
    }

    /// Returns the largest error of the run: at a node, or in the mean of a window for a run that
    /// ended early.
    pub fn largest(&self) -> f64 {
        self.at.iter().flatten().copied().fold(self.growth.largest, larger)
    }

    /// Describes the largest error of the run, and its growth.
    pub fn words(&self) -> String {
        let Growth { slope, trend, .. } = self.growth;
        let largest = self.largest();
        match self.behaviour() {
            Behaviour::Exact => format!("largest error {largest:.1e}, roundoff"),
            kind => format!("largest error {largest:.1e}, trend {trend:.2}, slope {slope:.1e}: {}", word(kind)),
        }
    }
}

/// Names a kind of growth in one word.
pub fn word(kind: Behaviour) -> &'static str {
    match kind {
        Behaviour::Exact => "roundoff",
        Behaviour::Bounded => "bounded",
        Behaviour::Drifts => "drifts",
        Behaviour::Saturated => "lost",
        Behaviour::Unclear => "unclear",
    }
}

/// The measurements of a run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The measurements of each integral.
    pub kept: Vec<Kept>,
    /// The time and the reason of an early end.
    pub ended: Option<(f64, String)>,
}

impl Run {
    /// Returns whether the run is complete and every integral's error is roundoff or bounded.
    pub fn keeps_all(&self) -> bool {
        self.ended.is_none() && self.kept.iter().all(Kept::is_kept)
    }
}

/// One integral during a run.
struct Watch {
    first: Option<f64>,
    largest: f64,
    at: [Option<f64>; 3],
    /// The start of the window, and the sum and count of the errors in it.
    window: (f64, f64, u32),
    means: (Vec<f64>, Vec<f64>),
    /// The sum of the sizes of the terms, and the sum of the squares of the shifts.
    rounded: (f64, f64),
}

impl Watch {
    fn new() -> Self {
        Watch {
            first: None,
            largest: 0.0,
            at: [None; 3],
            window: (0.0, 0.0, 0),
            means: (Vec::new(), Vec::new()),
            rounded: (0.0, 0.0),
        }
    }

    /// Records that the run has reached this time.
    fn reach(&mut self, t: f64, times: &Times, width: f64) {
        for (at, time) in self.at.iter_mut().zip(times) {
            if at.is_none() && t > time * (1.0 + 1e-9) {
                *at = Some(self.largest);
            }
        }
        while t > (self.window.0 + width) * (1.0 + 1e-12) {
            let (begin, sum, count) = self.window;
            if count > 0 {
                self.means.0.push(begin + 0.5 * width);
                self.means.1.push(sum / f64::from(count));
            }
            self.window = (begin + width, 0.0, 0);
        }
    }

    fn push(&mut self, Value { value, size, shift }: Value) {
        let error = (value - *self.first.get_or_insert(value)).abs();
        self.largest = larger(self.largest, error);
        self.window.1 += error;
        self.window.2 += 1;
        self.rounded.0 += size;
        self.rounded.1 += shift * shift;
    }

    fn finish(self, scale: f64) -> Kept {
        let growth = Growth::of(&self.means.0, &self.means.1);
        let roundoff = f64::EPSILON * (4.0 * self.rounded.0 + 2.0 * self.rounded.1.sqrt());
        Kept { at: self.at, means: self.means, growth, roundoff, scale }
    }
}

/// Runs a method up to the last of the times and measures the integrals at every node.
///
/// # Errors
/// The run cannot start. A run that ends early is recorded in the result.
pub fn follow(
    problem: &Problem,
    method: &str,
    step: f64,
    times: &Times,
    width: f64,
    integrals: &[Integral],
) -> Result<Run, Failure> {
    let mut stepper = problem.stepper(method, step)?;
    let mut watches: Vec<Watch> = integrals.iter().map(|_| Watch::new()).collect();
    let mut section = latitude::section();
    let (mut q, mut v) = (problem.q.clone(), problem.v.clone());
    let steps = (times[2] / step).round() as u64;
    let mut ended = None;
    for k in 0..=steps {
        let t = k as f64 * step;
        if k > 0
            && let Err(error) = stepper.step()
        {
            ended = Some((t - step, error.0));
            break;
        }
        stepper.state(&mut q, &mut v);
        for (watch, integral) in watches.iter_mut().zip(integrals) {
            match &integral.reading {
                Reading::Node(read) => {
                    watch.reach(t, times, width);
                    watch.push(read(&q, &v));
                }
                Reading::Latitude(axis) => {
                    for crossing in section.push(t, &q, &v) {
                        watch.reach(crossing.t, times, width);
                        watch.push(Value::new(axis.point(&crossing).latitude, 1.0));
                    }
                }
            }
        }
    }
    if ended.is_none() {
        watches.iter_mut().for_each(|watch| watch.reach(times[2] * (1.0 + 1e-6) + step, times, width));
    }
    let kept = watches.into_iter().zip(integrals).map(|(watch, integral)| watch.finish(integral.scale));
    Ok(Run { kept: kept.collect(), ended })
}
