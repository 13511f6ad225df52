//! Rows made from states, and the summary of a run.

use super::drifts::{Drift, Drifts};
use super::{Ending, Extra, Layout, MotionError, Run, Samples};
use crate::diagnostics::{RunningLine, larger};
use crate::registry::{Entries, Statistics, System};
use nonholonomic::catalogue::Quantity;
use serde::Serialize;
use std::time::Duration;

/// Summary of a run.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    /// `complete`, `failed` or `interrupted`.
    pub status: &'static str,
    /// The reason of a failure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Number of steps.
    pub steps: u64,
    /// Number of rows.
    pub rows: u64,
    /// Time reached.
    pub t: f64,
    /// Final coordinates.
    pub q: Vec<f64>,
    /// Final velocities.
    pub v: Vec<f64>,
    /// Energy at t = 0.
    pub energy: f64,
    /// The largest |E(t) − E(0) − W(t)| over the rows. W is the work done by inputs, forces and the
    /// time dependence up to t; it is 0 for a model on which no work can be done.
    pub energy_error: f64,
    /// Least-squares slope of E(t) − W(t) over the rows, per unit of time.
    pub energy_drift: Option<f64>,
    /// Standard error of that slope.
    pub energy_drift_error: Option<f64>,
    /// The work W at the end, for a model on which work can be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<f64>,
    /// The largest |E(t) − E(0)| over the rows, for a model on which work can be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy_change: Option<f64>,
    /// The largest |μ(q) v| over the rows.
    pub constraint: f64,
    /// The largest distance from the level set of the holonomic constraints over the rows, for a
    /// model with such constraints.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level_defect: Option<f64>,
    /// The largest distance (Σ ‖RᵀR − I‖²)^½ of the rotation matrices from their groups over the
    /// rows, for a model with rotation matrices.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_defect: Option<f64>,
    /// Least-squares slope of that distance over the rows, per unit of time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_drift: Option<f64>,
    /// Standard error of that slope.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_drift_error: Option<f64>,
    /// The largest |det R − 1| over the rows, for a model with rotation matrices.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub determinant_error: Option<f64>,
    /// Each declared first integral.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub invariants: Vec<Kept>,
    /// The quantities among energy and invariants that drift although the system keeps them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub drifts: Vec<Drift>,
    /// Mean number of Newton iterations per step; `None` for a method that solves no equations.
    pub newton_mean: Option<f64>,
    /// The largest number of iterations of one solve.
    pub newton_max: Option<u64>,
    /// Nanoseconds per step, for the stepping alone.
    pub ns_per_step: Option<f64>,
    /// The error of the motion, if it was estimated ([`Second::compare`](super::Second::compare)).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motion: Option<MotionError>,
    /// The states for comparison with a second run.
    #[serde(skip)]
    pub samples: Samples,
}

/// Value, error and drift of a declared first integral in a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Kept {
    /// Its name.
    pub name: String,
    /// I at t = 0.
    pub value: f64,
    /// The largest |I(t) − I(0)| over the rows.
    pub error: f64,
    /// Least-squares slope of I over the rows, per unit of time.
    pub drift: Option<f64>,
    /// Standard error of the slope.
    pub drift_error: Option<f64>,
}

/// A quantity that should stay constant: its largest error, and the line through its errors.
#[derive(Clone, Copy, Debug, Default)]
struct Watched {
    first: Option<f64>,
    error: f64,
    line: RunningLine,
}

impl Watched {
    /// Adds the value in the next row, and returns its error.
    fn push(&mut self, t: f64, value: f64) -> f64 {
        let error = value - *self.first.get_or_insert(value);
        self.error = larger(self.error, error.abs());
        self.line.push(t, error);
        error
    }
}

/// Makes the rows and keeps the running sums of the summary.
pub(super) struct Account<'a> {
    system: &'a dyn System,
    layout: &'a Layout,
    entries: Entries,
    /// The latest row.
    pub(super) row: Vec<f64>,
    declared: &'static [Quantity],
    kept: Vec<Watched>,
    drifts: Drifts<'a>,
    rows: u64,
    energy: Watched,
    has_work: bool,
    change: f64,
    constraint: f64,
    has_levels: bool,
    level_defect: f64,
    has_rotations: bool,
    group: Watched,
    group_defect: f64,
    determinant_error: f64,
}

impl<'a> Account<'a> {
    pub(super) fn new(run: &Run<'a>) -> Account<'a> {
        let info = run.model.info();
        let has_work = !info.inputs.is_empty() || info.changes_energy;
        let (mut q, mut v) = (vec![0.0; info.coordinates.len()], vec![0.0; info.velocities.len()]);
        run.stepper.state(&mut q, &mut v);
        let has_levels = run.system.level_defect(0.0, &q).is_some();
        Account {
            system: run.system,
            layout: run.layout,
            entries: Entries::of(info),
            row: vec![0.0; run.layout.columns.len()],
            declared: info.invariants,
            kept: vec![Watched::default(); info.invariants.len()],
            drifts: Drifts::new(run.system, info.invariants, has_work),
            rows: 0,
            energy: Watched::default(),
            has_work,
            change: 0.0,
            constraint: 0.0,
            has_levels,
            level_defect: 0.0,
            has_rotations: !info.rotations.is_empty(),
            group: Watched::default(),
            group_defect: 0.0,
            determinant_error: 0.0,
        }
    }

    /// Makes the row at time t from these [entries](Entries) of the state. Returns whether the
    /// energy is finite.
    pub(super) fn make(&mut self, t: f64, of: &[f64]) -> bool {
        let (layout, entries) = (self.layout, self.entries);
        let (q, v) = (&of[entries.q()], &of[entries.v()]);
        let [work, energy, constraint] = [entries.work(), entries.energy(), entries.constraint()].map(|at| of[at]);
        self.row[0] = t;
        self.row[1..=q.len() + v.len()].copy_from_slice(&of[entries.state()]);
        self.row[layout.energy()] = energy;
        self.row[layout.constraint()] = constraint;
        let determinants = &of[entries.determinants()];
        if !determinants.is_empty() {
            let defect = of[entries.group_defect()];
            self.group.push(t, defect);
            self.group_defect = larger(self.group_defect, defect);
            let off = determinants.iter().map(|d| (d - 1.0).abs());
            self.determinant_error = off.fold(self.determinant_error, larger);
        }
        self.fill_extras(t, of);
        layout.without_turns(&mut self.row[layout.q()]);
        self.rows += 1;
        // The work before the first row is zero.
        let energy_error = self.energy.push(t, energy - if self.has_work { work } else { 0.0 });
        self.change = larger(self.change, (energy - self.energy.first.unwrap_or(energy)).abs());
        self.constraint = larger(self.constraint, constraint);
        self.level_defect = larger(self.level_defect, of[entries.level_defect()]);
        let errors = self.kept.iter_mut().zip(&of[entries.invariants()]).map(|(kept, value)| kept.push(t, *value));
        self.drifts.push(t, (q, v), energy_error, errors);
        energy.is_finite()
    }

    fn fill_extras(&mut self, t: f64, of: &[f64]) {
        let entries = self.entries;
        let (q, v, invariants) = (&of[entries.q()], &of[entries.v()], &of[entries.invariants()]);
        let mut at = self.layout.constraint() + 1;
        for extra in &self.layout.extras {
            let width = extra.width(self.layout, invariants.len());
            let place = &mut self.row[at..at + width];
            match extra {
                Extra::Rho => self.system.rho(t, q, v, place),
                Extra::Lambda => self.system.lambda(t, q, v, place),
                Extra::Group => {
                    let group = &of[entries.group_defect()..entries.determinants().end];
                    place.iter_mut().zip(group).for_each(|(to, number)| *to = *number);
                }
                Extra::Invariants => place.copy_from_slice(invariants),
                Extra::Invariant(i) => place[0] = invariants[*i],
            }
            at += width;
        }
    }

    pub(super) fn summary(
        &self,
        ending: &Ending,
        (steps, t): (u64, f64),
        last: (Vec<f64>, Vec<f64>, f64),
        cost: Statistics,
        stepping: Duration,
    ) -> Summary {
        let (mut q, v, work) = last;
        self.layout.without_turns(&mut q);
        let (status, message) = match ending {
            Ending::Complete => ("complete", None),
            Ending::Failed(message) => ("failed", Some(message.clone())),
            Ending::Interrupted => ("interrupted", None),
            Ending::Event(event) => ("ended by an event", Some(event.clone())),
        };
        let drift = self.energy.line.line();
        let group = self.group.line.line().filter(|_| self.has_rotations);
        let kept = self.declared.iter().zip(&self.kept).map(|(invariant, watched)| {
            let line = watched.line.line();
            Kept {
                name: invariant.name.to_owned(),
                value: watched.first.unwrap_or(f64::NAN),
                error: watched.error,
                drift: line.map(|line| line.slope),
                drift_error: line.map(|line| line.slope_error),
            }
        });
        let summary = Summary {
            status,
            message,
            steps,
            rows: self.rows,
            t,
            q,
            v,
            energy: self.energy.first.unwrap_or(f64::NAN),
            energy_error: self.energy.error,
            energy_drift: drift.map(|line| line.slope),
            energy_drift_error: drift.map(|line| line.slope_error),
            work: self.has_work.then_some(work),
            energy_change: self.has_work.then_some(self.change),
            constraint: self.constraint,
            level_defect: self.has_levels.then_some(self.level_defect),
            group_defect: self.has_rotations.then_some(self.group_defect),
            group_drift: group.map(|line| line.slope),
            group_drift_error: group.map(|line| line.slope_error),
            determinant_error: self.has_rotations.then_some(self.determinant_error),
            invariants: kept.collect(),
            drifts: Vec::new(),
            newton_mean: (cost.newton_iterations > 0).then(|| cost.newton_iterations as f64 / steps.max(1) as f64),
            newton_max: (cost.newton_iterations > 0).then_some(cost.most_iterations),
            ns_per_step: (steps > 0).then(|| stepping.as_nanos() as f64 / steps as f64),
            motion: None,
            samples: Samples::default(),
        };
        let drifts = self.drifts.found(&summary, (steps, t));
        Summary { drifts, ..summary }
    }
}
