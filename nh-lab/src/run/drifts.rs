//! Quantities that drift in a run, although the system keeps them, and methods that keep them.

use super::{Ending, Layout, Run, Summary, Watcher};
use crate::diagnostics::{Steadiness, Turns, larger};
use crate::registry::{Model, StepFailure, Stepper, System};
use nonholonomic::catalogue::Quantity;
use serde::Serialize;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The name of the total energy among drifting quantities.
const ENERGY: &str = "energy";

/// A quantity that drifts in a run ([`Steadiness`]) although the system keeps it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Drift {
    /// The name of a declared invariant, or `energy`.
    pub of: String,
    /// The index of the invariant; `None` for the energy.
    #[serde(skip)]
    invariant: Option<usize>,
    /// The largest |I(t) − I(0)| over the rows.
    pub error: f64,
    /// Least-squares slope of I over the rows, per unit of time.
    pub slope: Option<f64>,
    /// Methods found to keep the quantity, from the same start with the same step.
    pub kept_by: Vec<Keeper>,
}

/// A method that keeps a quantity.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Keeper {
    /// The method.
    pub method: String,
    /// The largest |I(t) − I(0)| over the rows of this method.
    pub error: f64,
    /// The end of the time examined.
    pub t: f64,
}

impl Drift {
    /// Returns the quantity's name in a sentence.
    #[must_use]
    pub fn name(&self) -> &str {
        if self.invariant.is_none() { "the energy" } else { &self.of }
    }

    /// Returns the note on a run up to this time: ``E_driver drifts, though the system keeps it: it
    /// is off by 5.9e-1 …; `iso` keeps it to 3.2e-11``.
    #[must_use]
    pub fn note(&self, t: f64) -> String {
        let slope = self.slope.map_or(String::new(), |slope| format!(", by {slope:.1e} per unit of time"));
        let (name, keepers) = (self.name(), self.keepers(t));
        format!("{name} drifts, though the system keeps it: it is off by {:.1e}{slope}{keepers}", self.error)
    }

    /// Lists some methods that keep the quantity:
    /// ``; `iso` keeps it to 3.2e-11, `taylor` to 1.4e-11``.
    #[must_use]
    pub fn keepers(&self, t: f64) -> String {
        let mut text = String::new();
        for (i, keeper) in self.kept_by.iter().take(SHOWN).enumerate() {
            let (mark, keeps) = if i == 0 { (";", " keeps it") } else { (",", "") };
            text.push_str(&format!("{mark} `{}`{keeps} to {:.1e}", keeper.method, keeper.error));
            if !super::reaches(keeper.t, t) {
                text.push_str(&format!(" up to t = {}", keeper.t));
            }
        }
        text
    }

    /// Adds a run by another method as an example of how to keep the quantity, if it is one: the
    /// quantity does not drift in that run, and its error is at most a hundredth of the drift by
    /// then.
    pub fn learn(&mut self, method: &str, other: &Summary, t: f64) {
        let error = match self.invariant {
            None => other.energy_error,
            Some(i) => other.invariants.get(i).map_or(f64::NAN, |kept| kept.error),
        };
        let drifts = other.drifts.iter().any(|drift| drift.invariant == self.invariant);
        if !drifts && error <= KEEPS * self.error * (other.t / t).abs() {
            self.kept_by.push(Keeper { method: method.to_owned(), error, t: other.t });
        }
    }
}

/// The largest number of methods named in a note.
const SHOWN: usize = 3;

/// The error of a method that keeps a quantity, at most, relative to the error of the drifting
/// method.
const KEEPS: f64 = 0.01;

/// The change of a kept quantity along the motion itself, at most, relative to the drift in that
/// time.
const KEPT: f64 = 0.1;

/// The largest number of steps for which the motion is followed, and the tolerance of that.
const FOLLOWED: u64 = 1000;
const TOLERANCE: f64 = 1e-12;

/// Watches energy and declared invariants in the rows of a run.
pub(super) struct Drifts<'a> {
    system: &'a dyn System,
    declared: &'static [Quantity],
    /// Whether work is done on the system; its energy is then not watched.
    has_work: bool,
    turns: Turns,
    energy: Steadiness,
    invariants: Vec<Steadiness>,
    /// The number of rows, and the stride at which scales are measured. The stride doubles as rows
    /// accumulate.
    rows: u64,
    stride: u64,
    buffer: Vec<f64>,
    /// Coordinates and velocities in the first row.
    first: Option<(Vec<f64>, Vec<f64>)>,
}

/// The number of measurements of scales before their stride doubles.
const LOOKS: u64 = 64;

impl<'a> Drifts<'a> {
    pub(super) fn new(system: &'a dyn System, declared: &'static [Quantity], has_work: bool) -> Drifts<'a> {
        Drifts {
            system,
            declared,
            has_work,
            turns: Turns::default(),
            energy: Steadiness::default(),
            invariants: vec![Steadiness::default(); declared.len()],
            rows: 0,
            stride: 1,
            buffer: vec![0.0; declared.len()],
            first: None,
        }
    }

    /// Adds the next row: a state, and the changes of energy and invariants.
    pub(super) fn push(
        &mut self,
        t: f64,
        (q, v): (&[f64], &[f64]),
        energy: f64,
        invariants: impl Iterator<Item = f64>,
    ) {
        if self.first.is_none() {
            self.first = Some((q.to_vec(), v.to_vec()));
        }
        if self.rows.is_multiple_of(self.stride) {
            self.look(t, q, v);
            if self.rows >= LOOKS * self.stride {
                self.stride *= 2;
            }
        }
        self.rows += 1;
        self.turns.push(q.iter().chain(v));
        self.energy.push(energy);
        self.invariants.iter_mut().zip(invariants).for_each(|(steadiness, error)| steadiness.push(error));
    }

    /// Measures the size of the terms whose sum is a quantity: its value, its value at rest, and
    /// the contribution of each velocity alone at the largest speed. A momentum that is 0 is a
    /// difference of such terms, too.
    fn look(&mut self, t: f64, q: &[f64], v: &[f64]) {
        let speed = v.iter().fold(0.0, |speed: f64, v| speed.max(v.abs()));
        let rest = vec![0.0; v.len()];
        let alone = |i: usize| {
            let mut alone = vec![0.0; v.len()];
            alone[i] = speed;
            alone
        };
        let looked: Vec<Vec<f64>> = [v.to_vec(), rest.clone()].into_iter().chain((0..v.len()).map(alone)).collect();
        let base = self.system.energy(t, q, &rest);
        for v in &looked {
            let value = self.system.energy(t, q, v);
            self.energy.scale(value.abs().max((value - base).abs()));
        }
        if self.declared.is_empty() {
            return;
        }
        self.system.invariants(t, q, &rest, &mut self.buffer);
        let base = self.buffer.clone();
        for v in &looked {
            self.system.invariants(t, q, v, &mut self.buffer);
            for ((steadiness, value), base) in self.invariants.iter_mut().zip(&self.buffer).zip(&base) {
                steadiness.scale(value.abs().max((value - base).abs()));
            }
        }
    }

    /// Returns the quantities of a summary that drift in the run but are kept by the motion itself.
    /// The total energy is omitted if a drifting invariant is the energy.
    pub(super) fn found(&self, summary: &Summary, (steps, t): (u64, f64)) -> Vec<Drift> {
        let turns = self.turns.count();
        let mut found = Vec::new();
        for (i, (kept, steadiness)) in summary.invariants.iter().zip(&self.invariants).enumerate() {
            if steadiness.drifts(steps, turns) {
                let (of, invariant) = (kept.name.clone(), Some(i));
                found.push(Drift { of, invariant, error: kept.error, slope: kept.drift, kept_by: Vec::new() });
            }
        }
        let error = summary.energy_error;
        let is_energy = |drift: &Drift| (drift.error - error).abs() <= 1e-6 * error;
        if !self.has_work && self.energy.drifts(steps, turns) && !found.iter().any(is_energy) {
            let of = ENERGY.to_owned();
            found.push(Drift { of, invariant: None, error, slope: summary.energy_drift, kept_by: Vec::new() });
        }
        if found.is_empty() {
            return found;
        }
        // A declared invariant need not be invariant; a model that declares such a one has a
        // warning.
        let span = t * (FOLLOWED.min(steps) as f64 / steps as f64);
        let changes = self.changes(span);
        found.retain(|drift| match (drift.invariant, &changes) {
            (None, _) => true,
            (Some(i), Some(changes)) => changes[i] <= KEPT * drift.error * (span / t),
            (Some(_), None) => false,
        });
        found
    }

    /// Returns how much the motion itself changes the invariants in this time.
    fn changes(&self, span: f64) -> Option<Vec<f64>> {
        let (q, v) = self.first.as_ref()?;
        let times: Vec<f64> = (0..=16).map(|i| span * f64::from(i) / 16.0).collect();
        let states = self.system.motion(q, v, &times, TOLERANCE).ok()?;
        let mut changes = vec![0.0; self.declared.len()];
        let mut first = None;
        for (t, state) in times.iter().zip(states) {
            let (q, v) = state.split_at(q.len());
            let mut values = vec![0.0; self.declared.len()];
            self.system.invariants(*t, q, v, &mut values);
            let first = first.get_or_insert_with(|| values.clone());
            changes.iter_mut().zip(&values).zip(first).for_each(|((change, value), first)| {
                *change = larger(*change, (value - *first).abs());
            });
        }
        Some(changes)
    }
}

/// The methods tried when a quantity drifts.
const TRIED: [&str; 4] = ["iso", "iso-var", "gonzalez", "taylor"];

/// Derives the system of a run under another method within a time limit; returns `None` if the time
/// is too short or the method does not apply.
pub type Elsewhere<'a> = dyn Fn(&str, Duration) -> Option<Box<dyn System>> + 'a;

/// A run whose drifts should be remedied.
pub struct Mending<'a> {
    /// The model.
    pub model: &'a dyn Model,
    /// The model with its parameters.
    pub system: &'a dyn System,
    /// Derives the same system with methods that the model was not derived with.
    pub elsewhere: &'a Elsewhere<'a>,
    /// The initial coordinates and velocities.
    pub start: (&'a [f64], &'a [f64]),
    /// The step size.
    pub step: f64,
    /// The number of steps per row.
    pub every: u64,
}

impl Mending<'_> {
    /// Searches for methods that keep the quantities drifting in a run of `steps` steps. Methods
    /// are tried until each quantity has at least one, within a total time `budget`.
    pub fn look(&self, summary: &mut Summary, steps: u64, budget: Duration, stop: &AtomicBool) {
        let started = Instant::now();
        let mut drifts = std::mem::take(&mut summary.drifts);
        for method in TRIED {
            let left = budget.saturating_sub(started.elapsed());
            if left.is_zero() || drifts.iter().all(|drift| !drift.kept_by.is_empty()) {
                break;
            }
            if let Some(other) = self.run(method, steps, left, stop) {
                drifts
                    .iter_mut()
                    .filter(|drift| drift.kept_by.is_empty())
                    .for_each(|d| d.learn(method, &other, summary.t));
            }
        }
        summary.drifts = drifts;
    }

    /// Runs another method as far as the time allows, and returns its summary unless the run fails.
    fn run(&self, method: &str, steps: u64, budget: Duration, stop: &AtomicBool) -> Option<Summary> {
        let (q, v) = self.start;
        let mut clock = Clock { started: Instant::now(), budget, steps: 0 };
        let derived = match self.model.info().method(method) {
            Some(_) => None,
            None => Some((self.elsewhere)(method, budget)?),
        };
        let system = derived.as_deref().unwrap_or(self.system);
        let stepper = system.stepper(method, (0.0, q, v), self.step).ok()?;
        let layout = Layout::new(self.model.info(), &[]);
        let run = Run {
            model: self.model,
            system: self.system,
            stepper,
            step: self.step,
            steps,
            every: self.every,
            layout: &layout,
            watcher: Some(&mut clock),
            last: None,
        };
        let (ending, summary) = run.go(&mut [], |_| (), stop).ok()?;
        let told = matches!(ending, Ending::Complete | Ending::Event(_)) && summary.steps >= LEAST.min(steps);
        told.then_some(summary)
    }
}

/// The least number of steps of a run that counts as an example.
const LEAST: u64 = 1000;

/// Ends a run when its time is up.
struct Clock {
    started: Instant,
    budget: Duration,
    steps: u64,
}

impl Watcher for Clock {
    fn look(&mut self, _: f64, _: &mut dyn Stepper) -> Result<Option<String>, StepFailure> {
        self.steps += 1;
        let late = self.steps.is_multiple_of(64) && self.started.elapsed() > self.budget;
        Ok(late.then(|| "the time is up".to_owned()))
    }
}
