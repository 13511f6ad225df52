//! Runs with some quantities watched at every node.

use crate::{Cell, Failure, Growth, Problem, Table};
use nonholonomic_lab::diagnostics::max_abs;
use nonholonomic_lab::registry::System;

/// A state of a run.
pub(super) struct Node<'a> {
    /// The system.
    pub(super) system: &'a dyn System,
    /// Time.
    pub(super) t: f64,
    /// Coordinates.
    pub(super) q: &'a [f64],
    /// Velocities.
    pub(super) v: &'a [f64],
    /// Coordinates at the previous node; those of the node itself at the first one.
    pub(super) before: &'a [f64],
    /// Energy.
    pub(super) energy: f64,
    /// Constraint residual.
    pub(super) constraint: f64,
    /// The declared integrals, in their order.
    pub(super) invariants: &'a [f64],
}

/// A quantity with its name.
pub(super) type Quantity<'a> = (&'static str, &'a (dyn Fn(&Node<'_>) -> f64 + Sync));

/// The length of a run, and the number of its recorded nodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Length {
    /// Number of steps.
    pub(super) steps: u64,
    /// The number of steps per recorded row.
    pub(super) every: u64,
}

impl Length {
    /// Returns a length of `steps` steps, with a thousand recorded rows.
    pub(super) fn of(steps: u64) -> Length {
        Length { steps, every: (steps / 1000).max(1) }
    }
}

/// The number of parts of a run over which means are taken.
const PARTS: u64 = 100;

/// A run as far as it came.
pub(super) struct Watched {
    /// Times of the rows.
    pub(super) t: Vec<f64>,
    columns: Vec<Column>,
    /// The middles of the parts over which means are taken.
    middles: Vec<f64>,
    /// The reason of an early end.
    pub(super) failure: Option<String>,
    /// The time reached.
    pub(super) end: f64,
}

struct Column {
    name: &'static str,
    /// Values at the rows.
    rows: Vec<f64>,
    /// The largest size at any node.
    largest: f64,
    /// Means of the size.
    means: Vec<f64>,
    sum: f64,
}

impl Watched {
    /// Runs the method from the problem's initial state. A failed step ends the run:
    /// [`Watched::failure`].
    ///
    /// # Errors
    /// The run cannot start.
    pub(super) fn run(
        problem: &Problem,
        method: &str,
        step: f64,
        length: Length,
        quantities: &[Quantity<'_>],
    ) -> Result<Watched, Failure> {
        let columns = quantities.iter().map(|(name, _)| Column {
            name,
            rows: Vec::new(),
            largest: 0.0,
            means: Vec::new(),
            sum: 0.0,
        });
        let (columns, middles) = (columns.collect(), Vec::new());
        let mut run = Watched { t: Vec::new(), columns, middles, failure: None, end: 0.0 };
        let mut stepper = problem.stepper(method, step)?;
        let (mut q, mut v, mut before) = (problem.q.clone(), problem.v.clone(), problem.q.clone());
        let mut invariants = vec![0.0; problem.info.invariants.len()];
        let part = (length.steps / PARTS).max(1);
        for k in 0..=length.steps {
            if k > 0 {
                if let Err(error) = stepper.step() {
                    run.failure = Some(error.0);
                    break;
                }
                before.copy_from_slice(&q);
            }
            stepper.state(&mut q, &mut v);
            let t = k as f64 * step;
            let (energy, constraint) = (problem.system.energy(t, &q, &v), problem.system.constraint(t, &q, &v));
            problem.system.invariants(t, &q, &v, &mut invariants);
            let node = Node {
                system: &*problem.system,
                t,
                q: &q,
                v: &v,
                before: &before,
                energy,
                constraint,
                invariants: &invariants,
            };
            let (recorded, full) = (k.is_multiple_of(length.every), k > 0 && k.is_multiple_of(part));
            for (column, (_, of)) in run.columns.iter_mut().zip(quantities) {
                column.push(of(&node), recorded, full.then_some(part));
            }
            if recorded {
                run.t.push(t);
            }
            if full {
                run.middles.push(t - 0.5 * part as f64 * step);
            }
            run.end = t;
        }
        Ok(run)
    }

    fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// Returns the rows of a quantity; empty if it is not watched.
    pub(super) fn rows(&self, name: &str) -> &[f64] {
        self.column(name).map_or(&[], |column| &column.rows)
    }

    /// Returns the points (t, value) of a quantity.
    pub(super) fn points(&self, name: &str) -> Vec<(f64, f64)> {
        self.t.iter().copied().zip(self.rows(name).iter().copied()).collect()
    }

    /// Returns the largest size of a quantity at any node.
    pub(super) fn largest(&self, name: &str) -> f64 {
        self.column(name).map_or(f64::NAN, |column| column.largest)
    }

    /// Returns the growth of the size of a quantity, from its means over hundredths of the run.
    pub(super) fn growth(&self, name: &str) -> Growth {
        let Some(column) = self.column(name) else { return Growth::of(&[], &[]) };
        Growth { largest: column.largest, ..Growth::of(&self.middles, &column.means) }
    }

    /// Makes a table of the rows of these runs' quantities, whose first column is time.
    pub(super) fn table(part: &'static str, runs: &[(&str, &Watched)]) -> Table {
        let mut columns = vec!["t".to_owned()];
        for (label, run) in runs {
            let named = |column: &Column| match *label {
                "" => column.name.to_owned(),
                label => format!("{} {label}", column.name),
            };
            columns.extend(run.columns.iter().map(named));
        }
        let mut table = Table::new(part, columns);
        let rows = runs.iter().map(|(_, run)| run.t.len()).min().unwrap_or(0);
        for k in 0..rows {
            let values = runs.iter().flat_map(|(_, run)| run.columns.iter().map(move |column| column.rows[k]));
            table.push(std::iter::once(runs[0].1.t[k]).chain(values).map(Cell::Number).collect());
        }
        table
    }
}

impl Column {
    fn push(&mut self, value: f64, recorded: bool, full: Option<u64>) {
        // `max_abs` propagates NaN; a comparison would miss a value of NaN.
        self.largest = max_abs(&[self.largest, value]);
        self.sum += value.abs();
        if recorded {
            self.rows.push(value);
        }
        if let Some(count) = full {
            self.means.push(self.sum / count as f64);
            self.sum = 0.0;
        }
    }
}
