//! The experiments of the papers, and of this project's own methods: data, a figure, and a verdict on each claim.
//!
//! An [`Experiment`] repeats a paper's run, with the paper's initial data and step, and makes a
//! [`Report`] of it: tables, a figure, and a [`Verdict`] for every claim of the paper about the
//! experiment, with the number that decides it. The criterion is part of the verdict. A verdict
//! also states that a claim does not hold.
//!
//! An experiment is a file of this folder, or of a paper's folder in it, and a row of
//! [`EXPERIMENTS`]. Its independent runs go through [`Setting::each`], which keeps all cores busy
//! and returns results in the order of the jobs. No number therefore depends on the number of
//! threads.

mod celledoni;
mod chang;
mod garcia_naranjo;
mod growth;
mod iso;
mod kobilarov;
mod modin_verdier;
mod papers;
mod report;
mod setting;
mod write;

pub use growth::{Behaviour, Growth};
pub use report::{Cell, Outcome, Report, Table, Verdict};
pub use setting::{Declaration, Derive, Derived, Failure, Problem, Progress, Setting};
pub use write::{FigureVerdicts, describe, page, write_report, write_verdicts};

/// A figure or table of a paper.
#[derive(Clone, Copy, Debug)]
pub struct Experiment {
    /// The name for `nh reproduce`: `modin-verdier-fig4`.
    pub name: &'static str,
    /// The title, in one line.
    pub title: &'static str,
    /// The figure and its paper.
    pub source: &'static str,
    /// Runs the experiment.
    pub run: fn(&Setting<'_>) -> Result<Report, Failure>,
}

/// All experiments, paper by paper.
pub const EXPERIMENTS: &[Experiment] = &[
    celledoni::FIGURE_2,
    celledoni::FIGURE_3,
    celledoni::FIGURE_4,
    chang::FIGURE_1,
    chang::FIGURE_2,
    chang::FIGURE_3,
    chang::FIGURE_4,
    chang::FIGURE_5,
    chang::FIGURE_6,
    chang::FIGURE_7,
    chang::SLEIGH,
    chang::SLEIGH_SE2,
    chang::VERTICAL_DISK,
    chang::ROLLER_RACER,
    chang::HEISENBERG,
    garcia_naranjo::FIGURE_1,
    garcia_naranjo::FIGURE_2,
    garcia_naranjo::FIGURE_3,
    garcia_naranjo::FIGURE_4,
    garcia_naranjo::ORDER,
    garcia_naranjo::ENERGY,
    iso::ROTATING,
    iso::OSCILLATING,
    iso::EDGE,
    iso::OTHERS,
    iso::FORMULAS,
    kobilarov::FIGURE_2,
    kobilarov::FIGURE_4,
    modin_verdier::FIGURE_4,
    modin_verdier::FIGURE_6,
    modin_verdier::FIGURE_7,
    modin_verdier::FIGURE_8,
    modin_verdier::TABLE,
];
