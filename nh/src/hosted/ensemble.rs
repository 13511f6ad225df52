//! Ensembles for a host program. They are those of `nh ensemble`, and their records are kept.

use crate::Error;
use crate::ensemble::members::{Members, WithParameters};
use crate::ensemble::need::Asked;
use crate::ensemble::vary::Varied;
use crate::ensemble::{self as command, BINS};
use crate::problem::Problem;
use nonholonomic_lab::ensemble::{ByName, Control, Histogram, Report, Spread, Start, Table, ensemble, records};
use nonholonomic_lab::registry::Model;
use nonholonomic_lab::tape::Declared;
use std::sync::atomic::AtomicBool;

/// A requested ensemble.
pub struct Ensemble<'a> {
    /// The model with the method.
    pub model: &'a Declared,
    /// The method with its options.
    pub method: &'a str,
    /// The common start of all trajectories, without the varied numbers.
    pub start: Start,
    /// A function that returns the start with other values of some parameters.
    pub with: &'a WithParameters<'a>,
    /// Are velocities projected onto the constraints?
    pub projects: bool,
    /// Distributions in the syntax of the command line: `rho1=normal(0.1, 0.01)`.
    pub vary: &'a [String],
    /// The number of trajectories.
    pub count: usize,
    /// The seed of the random numbers.
    pub seed: u64,
    /// Step size and number of steps.
    pub steps: (f64, u64),
    /// The number of steps between records. The start and the end are always recorded.
    pub every: u64,
    /// The number of threads; 0 means one for each core.
    pub threads: usize,
}

/// The result of an ensemble.
pub struct Drawn {
    /// The table that the command prints.
    pub text: String,
    /// The name of each varied number, with its values in all trajectories.
    pub draws: Vec<(&'static str, Vec<f64>)>,
    /// The names of the columns: coordinates, velocities, and the energy.
    pub columns: Vec<String>,
    /// The times of the records.
    pub times: Vec<f64>,
    /// Means, variances and extremes of the columns.
    pub spread: Spread,
    /// The distribution of each column at the end.
    pub histograms: Vec<Histogram>,
    /// All records.
    pub table: Table,
    /// The report, with the failures.
    pub report: Report,
}

impl Ensemble<'_> {
    /// Runs the ensemble. `progress` receives the number of finished trajectories, and a raised
    /// flag stops the run.
    ///
    /// # Errors
    /// Invalid distributions, trajectories that cannot start, excessive memory, or a raised flag.
    pub fn run(self, progress: &(dyn Fn(usize) + Sync), stop: &AtomicBool) -> Result<Drawn, Error> {
        let info = self.model.info();
        let problem = Problem::at(self.model, self.start, None)?;
        let varied = command::varied(self.vary, info, &problem)?;
        let (projects, count, seed) = (self.projects, self.count, self.seed);
        let members = Members { problem: &problem, with: self.with, projects, varied: &varied, count, seed };
        let (h, steps) = self.steps;
        let (columns, names) = command::columns(info);
        let asked = Asked {
            trajectories: count,
            steps,
            every: self.every,
            threads: self.threads,
            columns: columns.len(),
            drawn: false,
            kept: true,
            output: None,
        };
        asked.check()?;
        let stepping = ByName::new(self.model, self.method.to_owned());
        command::begins(&stepping, &members, h)?;
        let last = records(steps, self.every) - 1;
        let histograms = (0..columns.len()).map(|column| Histogram::new(column, Some(last), BINS)).collect();
        let table = Table::of(&members, &columns, steps, self.every);
        let mut sink = ((Spread::new(columns.len()), histograms), table);
        let control = Control::default().threads(self.threads).progress(progress).stop(stop);
        let report = ensemble(&stepping, &members, h, steps, self.every, &columns, &mut sink, &control);
        let report = report.map_err(command::failed)?;
        if report.interrupted {
            let done = report.trajectories;
            return Err(Error::Interrupted(format!("the ensemble was stopped after {done} of {count} trajectories")));
        }
        let ((spread, histograms), table) = sink;
        let head = format!("{}, {}, h = {h}, {steps} steps", info.name, self.method);
        let text = command::describe(&head, &names, &spread, &report);
        let draws: Vec<Vec<f64>> = (0..count).map(|number| members.draws(number)).collect();
        let draws = |(i, varied): (usize, &Varied)| (varied.name, draws.iter().map(|values| values[i]).collect());
        let draws = varied.iter().enumerate().map(draws).collect();
        let times = (0..=last as u64).map(|number| steps.min(number * self.every) as f64 * h).collect();
        Ok(Drawn { text, draws, columns: names, times, spread, histograms, table, report })
    }
}
