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
        let (start, budget) = ((&*problem.q, &*problem.v), Duration::from_secs_f64(self.accuracy));
        let second = Second::new(problem.model.info(), &*problem.system, (method, step), start, budget);
        second.ok()?.compare(samples, stop)
    }
}
