//! How far motions are off, for the commands that show some.

use super::problem::Problem;
use crate::run::{MotionError, Samples, Second};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// Estimate how far the motion is off by a second run at half the step, which may take so long (0: do not)
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, allow_hyphen_values = true, value_parser = seconds)]
    accuracy: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    // (A year, so that it fits into what clocks count.)
    if (0.0..=3.2e7).contains(&seconds) { Ok(seconds) } else { Err("not a time in seconds".to_owned()) }
}

/// The method of the second run. Steps of `taylor` lie on polynomials that do not depend on their size: its tolerance is made smaller, or of one at
/// roundoff larger, which tells what the motion makes of it.
fn finer(method: &str) -> String {
    match method.split_once(":") {
        _ if !method.starts_with("taylor") => method.to_owned(),
        None | Some((_, "qv")) => format!("{method}:4e-15"),
        Some(_) => {
            let (name, tolerance) = method.rsplit_once(':').unwrap_or((method, ""));
            let tolerance = tolerance.parse().unwrap_or(0.0);
            format!("{name}:{:e}", if tolerance > 1e-14 { tolerance / 32.0 } else { 4e-15 })
        }
    }
}

impl Arguments {
    /// The error of the motion of a run that was made, by this method with this step.
    pub(super) fn estimate(
        &self,
        problem: &Problem<'_>,
        (method, step): (&str, f64),
        samples: &Samples,
        stop: &AtomicBool,
    ) -> Option<MotionError> {
        if self.accuracy == 0.0 || stop.load(Ordering::Relaxed) {
            return None;
        }
        let stepper = problem.stepper(&finer(method), 0.5 * step).ok()?;
        let budget = Duration::from_secs_f64(self.accuracy);
        let second = Second { info: problem.model.info(), method, step, stepper, budget };
        second.compare(samples, stop)
    }
}
