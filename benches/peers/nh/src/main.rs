//! `nh-peer PROBLEM METHOD STEP STEPS EVERY FILE [TOLERANCE]`: prints the seconds of the quickest
//! of some runs of `STEPS` steps.
//!
//! If `FILE` is not `-`, it writes coordinates and velocities at every `EVERY`th step to the file
//! instead, one state a line.

mod boson;
mod car_trailer;
mod chaplygin_sleigh;
mod henon;
mod leaning_disk;
mod rattleback;
mod whipple;

use nonholonomic::methods::{Gonzalez, Iso, Method, Rk4, Taylor};
use nonholonomic::{Discretize, State, Stepper, System};
use std::error::Error;
use std::hint::black_box;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// The step size, number of steps, number of steps between two states of the file, and tolerance of
/// a run.
struct Run {
    h: f64,
    steps: u64,
    every: u64,
    file: String,
    tolerance: Option<f64>,
}

/// The time in seconds for which runs are repeated.
const BUDGET: f64 = 0.5;

/// A clock of the time that passes, or of the processor's time if that is less because other
/// processes had the core for a while.
struct Clock {
    processor: Duration,
    passed: Instant,
}

impl Clock {
    /// Starts a clock. The elapsed time is read last here, and first at the end, since reading the
    /// processor's time takes longer.
    fn start() -> Clock {
        let processor = Clock::processor();
        Clock { processor, passed: Instant::now() }
    }

    /// Returns the processor's time of this process.
    fn processor() -> Duration {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
        Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.try_into().unwrap_or_default())
    }

    /// Returns the seconds since the start.
    fn seconds(&self) -> f64 {
        let passed = self.passed.elapsed();
        passed.min(Clock::processor().saturating_sub(self.processor)).as_secs_f64()
    }
}

impl Run {
    /// Creates a stepper at the start.
    fn stepper<M, S>(&self, system: &S, start: &S::State, h: f64) -> Result<S::Stepper, Box<dyn Error>>
    where
        M: Method,
        S: System<Scalar = f64> + Discretize<M>,
    {
        Ok(match self.tolerance {
            Some(tolerance) => Discretize::<M>::stepper_with_slice(system, start, h, &[tolerance])?,
            None => Discretize::<M>::stepper(system, start, h)?,
        })
    }

    /// Writes the states.
    fn sample<M, S>(&self, system: &S, start: &S::State) -> Result<(), Box<dyn Error>>
    where
        M: Method,
        S: System<Scalar = f64> + Discretize<M>,
    {
        let mut file = std::io::BufWriter::new(std::fs::File::create(Path::new(&self.file))?);
        let mut stepper = self.stepper::<M, S>(system, start, self.h)?;
        for k in 0..=self.steps / self.every {
            if k > 0 {
                stepper.step_n(self.every)?;
            }
            let state = stepper.state();
            let (q, v) = (state.configuration(), state.velocity());
            let line: Vec<String> = q.as_ref().iter().chain(v.as_ref()).map(|number| format!("{number:?}")).collect();
            writeln!(file, "{}", line.join(","))?;
        }
        Ok(())
    }

    /// Returns the seconds of the quickest run. The step size of `taylor` does not affect the
    /// motion; one step covers it all here.
    fn shortest<M, S>(&self, system: &S, start: &S::State, whole: bool) -> Result<f64, Box<dyn Error>>
    where
        M: Method,
        S: System<Scalar = f64> + Discretize<M>,
    {
        let (h, steps) = if whole { (self.h * self.steps as f64, 1) } else { (self.h, self.steps) };
        let (mut best, mut total, mut runs) = (f64::INFINITY, 0.0, 0);
        while runs < 3 || (total < BUDGET && runs < 10_000) {
            let mut stepper = black_box(self.stepper::<M, S>(system, start, h)?);
            let clock = Clock::start();
            stepper.step_n(steps)?;
            let taken = clock.seconds();
            black_box(stepper.state());
            (best, total, runs) = (best.min(taken), total + taken, runs + 1);
        }
        Ok(best)
    }

    /// Writes the states, or prints the time.
    fn go<M, S>(&self, system: &S, start: &S::State, whole: bool) -> Result<(), Box<dyn Error>>
    where
        M: Method,
        S: System<Scalar = f64> + Discretize<M>,
    {
        if self.file == "-" {
            println!("{:e}", self.shortest::<M, S>(system, start, whole)?);
            return Ok(());
        }
        self.sample::<M, S>(system, start)
    }

    /// Runs the method of this name.
    fn with<S>(&self, method: &str, system: &S, start: &S::State) -> Result<(), Box<dyn Error>>
    where
        S: System<Scalar = f64> + Discretize<Taylor> + Discretize<Gonzalez> + Discretize<Iso> + Discretize<Rk4>,
    {
        match method {
            "taylor" => self.go::<Taylor, S>(system, start, true),
            "gonzalez" => self.go::<Gonzalez, S>(system, start, false),
            #[cfg(feature = "iso")]
            "iso" => self.go::<Iso, S>(system, start, false),
            "rk4" => self.go::<Rk4, S>(system, start, false),
            _ => Err(format!("there is no method `{method}` here").into()),
        }
    }
}

/// Runs a system from a data set.
macro_rules! system {
    ($run:expr, $method:expr, $module:ident, $parameters:ident, $data:literal, $build:ident) => {{
        let system = $module::$module::System::new($module::$module::Parameters::$parameters())?;
        let start = system.state().data_set($data).ok_or("no such data set")?.$build()?;
        $run.with($method, &system, &start)
    }};
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [problem, method, h, steps, every, file, rest @ ..] = &arguments[..] else {
        return Err("PROBLEM METHOD STEP STEPS EVERY FILE [TOLERANCE]".into());
    };
    let tolerance = rest.first().map(|number| number.parse()).transpose()?;
    let run = Run { h: h.parse()?, steps: steps.parse()?, every: every.parse()?, file: file.clone(), tolerance };
    match problem.as_str() {
        "henon" => system!(run, method, henon, new, "sciml", build),
        "boson" => system!(run, method, boson, sciml, "sciml", build),
        "sleigh" => system!(run, method, chaplygin_sleigh, lively, "lively", build),
        "rattleback" => system!(run, method, rattleback, kane_levinson, "kane_levinson", build),
        "disk" => system!(run, method, leaning_disk, standard, "standard", build),
        "whipple" => system!(run, method, whipple, pushed, "pushed", project),
        "trailer" => system!(run, method, car_trailer, standard, "standard", build),
        _ => Err(format!("there is no problem `{problem}` here").into()),
    }
}
