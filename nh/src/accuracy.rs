//! The accuracy of motions, for the commands that show it.

use super::problem::Problem;
use nonholonomic_lab::run::{Mending, MotionError, Samples, Second, Summary};
use nonholonomic_lab::tape::Declared;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// Limit the time of a second run at half the step, which estimates the error of the motion,
    /// and of runs under other methods if a quantity drifts (0: no such runs)
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, allow_hyphen_values = true, value_parser = seconds)]
    accuracy: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    // The limit is a year, which fits into the range of clocks.
    if (0.0..=3.2e7).contains(&seconds) { Ok(seconds) } else { Err("not a time in seconds".to_owned()) }
}

impl Arguments {
    /// Estimates the error of the motion of a run by this method with this step.
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
        let (start, budget) = ((0.0, &*problem.q, &*problem.v), Duration::from_secs_f64(self.accuracy));
        let second = Second::new(problem.model.info(), &*problem.system, (method, step), start, budget);
        second.ok()?.compare(samples, stop)
    }

    /// Searches for methods that keep the quantities drifting in a run, for as long as a second run
    /// may take. The run has `steps` steps of size `step` with a row for every `every` of them.
    /// `derive` makes the model with other methods.
    pub(super) fn mend(
        &self,
        problem: &Problem<'_>,
        (step, steps, every): (f64, u64, u64),
        summary: &mut Summary,
        stop: &AtomicBool,
        derive: &dyn Fn(&str, Duration) -> Option<Declared>,
    ) {
        if self.accuracy == 0.0 || summary.drifts.is_empty() || stop.load(Ordering::Relaxed) {
            return;
        }
        let start = (&*problem.q, &*problem.v);
        let elsewhere = |method: &str, time: Duration| problem.of(&derive(method, time)?).ok();
        let mending =
            Mending { model: problem.model, system: &*problem.system, elsewhere: &elsewhere, start, step, every };
        mending.look(summary, steps, Duration::from_secs_f64(self.accuracy), stop);
    }
}
