//! A motion whose steps have derivatives: forwards along a direction, and backwards with adjoints.

use super::given::{Direction, Setup};
use nonholonomic::StepError;
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_exec::{self as exec, Derivative};
use nonholonomic_lab::registry::{self, Model};
use std::ops::Range;

/// A motion whose steps have derivatives.
pub(super) struct Motion<'s> {
    setup: &'s Setup,
    /// The index of the motion in the batch.
    number: usize,
    stepper: Box<dyn registry::Stepper>,
    /// The given initial state, before its projection onto the constraints.
    start: Vec<f64>,
    /// The number of steps made.
    made: usize,
}

/// The reason why a differentiation ends early.
pub(super) enum Trouble {
    /// The executor provides no derivatives.
    Missing,
    Step(StepError),
    /// A signal stopped the work.
    Stopped,
    /// No motion starts from the given state.
    Start(String),
    /// The model rejects the parameters.
    Parameters(String),
}

impl From<StepError> for Trouble {
    fn from(error: StepError) -> Self {
        Trouble::Step(error)
    }
}

/// A motion that ended: the reason, the number of steps made, and the state.
pub(super) struct Failed {
    pub(super) trouble: Trouble,
    pub(super) made: usize,
    pub(super) state: Vec<f64>,
}

/// A matrix, row by row, whose columns come in groups.
pub(super) struct Matrix {
    values: Vec<f64>,
    columns: usize,
}

impl Matrix {
    /// Takes the first matrix from a list of numbers.
    fn first(mut values: Vec<f64>, rows: usize, columns: usize) -> Matrix {
        values.truncate(rows * columns);
        Matrix { values, columns }
    }

    /// Adds the product of the matrix and a vector to `sum`.
    fn times(&self, vector: &[f64], sum: &mut [f64]) {
        for (sum, row) in sum.iter_mut().zip(self.values.chunks(self.columns.max(1))) {
            *sum += row.iter().zip(vector).map(|(a, x)| a * x).sum::<f64>();
        }
    }

    /// Adds the product of a row vector and the matrix to `sum`.
    fn times_from_left(&self, vector: &[f64], sum: &mut [f64]) {
        for (weight, row) in vector.iter().zip(self.values.chunks(self.columns.max(1))) {
            sum.iter_mut().zip(row).for_each(|(sum, a)| *sum += weight * a);
        }
    }

    /// Returns the entries of a range of columns, row by row.
    fn part(&self, range: Range<usize>) -> Vec<f64> {
        self.values.chunks(self.columns.max(1)).flat_map(|row| row[range.clone()].iter().copied()).collect()
    }
}

/// A motion forwards, with the data for the way backwards.
pub(super) struct Walked {
    /// (q, v) of all states.
    pub(super) states: Vec<f64>,
    /// Snapshots at the beginnings of blocks of steps.
    pub(super) snapshots: Vec<exec::Snapshot<f64>>,
    /// The carried numbers in the last block, row by row.
    pub(super) last: Vec<f64>,
}

/// Maximum number of steps in a call, so that a signal stops the work soon.
const CALL: usize = 64;

/// Minimum number of steps between two snapshots. The carried numbers of so many steps are kept.
const MIN_BLOCK: usize = 1024;

/// The matrices of a step, row by row.
pub(super) struct Matrices {
    /// The count of carried numbers.
    pub(super) z: usize,
    /// ∂z'/∂x for each group of variables x.
    pub(super) by: Vec<(Role, Vec<f64>)>,
    /// ∂z/∂(q, v)
    pub(super) entry: Vec<f64>,
    /// ∂(q, v)/∂z
    pub(super) exit: Vec<f64>,
}

/// The derivatives with respect to everything that a motion depends on.
pub(super) struct Gradient {
    pub(super) state: Vec<f64>,
    /// With respect to the parameters and the step size, in this order.
    pub(super) further: Vec<f64>,
    pub(super) inputs: Vec<f64>,
}

impl<'s> Motion<'s> {
    /// Creates the motion with this index, at its start.
    ///
    /// # Errors
    /// The model rejects the parameters or the state.
    pub(super) fn begin(setup: &'s Setup, number: usize) -> Result<Self, Trouble> {
        let own;
        let system = match &setup.shared {
            Some(shared) => &*shared.system,
            None => {
                own = setup.model.system(setup.parameters.of(number)).map_err(Trouble::Parameters)?;
                &*own
            }
        };
        let (q, v) = setup.given.at(setup.given.count.map_or(0, |_| number));
        let stepper = system.stepper(&setup.spelled, (setup.t0, q, v), setup.h.of(number)[0]);
        let stepper = stepper.map_err(|error| Trouble::Start(error.to_string()))?;
        Ok(Motion { setup, number, stepper, start: [q, setup.velocity.of(number)].concat(), made: 0 })
    }

    /// Describes the failure of this motion at its present state.
    pub(super) fn failed(&self, trouble: Trouble) -> Failed {
        Failed { trouble, made: self.made, state: self.state() }
    }

    /// Returns the matrices of the next step: one for each group of variables, ∂z/∂(q, v) of the
    /// start, and ∂(q, v)/∂z.
    pub(super) fn linearised(&mut self) -> Result<Matrices, Trouble> {
        let (groups, carried) = (self.executed()?.variables().to_vec(), self.executed()?.carried().len());
        let (z, _) = self.sizes()?;
        let mut rest = self.derivative(Derivative::Linearised, &[])?.split_off(carried);
        let mut by = Vec::new();
        for (role, count) in groups {
            let others = rest.split_off(z * count);
            by.push((role, std::mem::replace(&mut rest, others)));
        }
        let (entry, exit) = (self.entry()?, self.exit()?);
        Ok(Matrices { z, by, entry: entry.part(0..self.seen()), exit: exit.part(0..z) })
    }

    fn executed(&mut self) -> Result<&mut exec::Stepper<f64>, Trouble> {
        self.stepper.executed().ok_or(Trouble::Missing)
    }

    /// Returns the number of variables in a group, which is its number of columns.
    fn count(&mut self, role: Role) -> Result<usize, Trouble> {
        let groups = self.executed()?.variables();
        Ok(groups.iter().find(|(group, _)| *group == role).map_or(0, |(_, count)| *count))
    }

    /// Returns the count of carried numbers, and the count of parameters and step sizes.
    pub(super) fn sizes(&mut self) -> Result<(usize, usize), Trouble> {
        let z = self.count(Role::ByState)?;
        let further = self.count(Role::ByParameters)? + self.count(Role::ByStep)?;
        if z == 0 { Err(Trouble::Missing) } else { Ok((z, further)) }
    }

    fn seen(&self) -> usize {
        self.setup.info.coordinates.len() + self.setup.info.velocities.len()
    }

    fn state(&self) -> Vec<f64> {
        let mut state = vec![0.0; self.seen()];
        let (q, v) = state.split_at_mut(self.setup.info.coordinates.len());
        self.stepper.state(q, v);
        state
    }

    /// Computes a derivative of the next step.
    pub(super) fn derivative(&mut self, derivative: Derivative, given: &[f64]) -> Result<Vec<f64>, Trouble> {
        let u = self.setup.inputs.at(self.number, self.made.min(self.setup.steps.saturating_sub(1))).to_vec();
        self.executed()?.differentiated(derivative, &u, given)?.ok_or(Trouble::Missing)
    }

    /// Computes ∂z/∂(q, v, p, h) of the start. The start includes the projection of the velocity
    /// onto the constraints.
    fn entry(&mut self) -> Result<Matrix, Trouble> {
        let ((z, further), start) = (self.sizes()?, self.start.clone());
        let found = self.derivative(Derivative::Entry, &start)?;
        Ok(Matrix::first(found, z, self.seen() + further))
    }

    /// Computes ∂(q, v)/∂(z, p, h) at the present state.
    fn exit(&mut self) -> Result<Matrix, Trouble> {
        let (z, further) = self.sizes()?;
        let found = self.derivative(Derivative::Exit, &[])?;
        Ok(Matrix::first(found, self.seen(), z + further))
    }

    /// Makes this many steps. Returns the carried numbers before the first and after each, row by
    /// row.
    fn walk(&mut self, count: usize, stop: &dyn Fn() -> bool) -> Result<Vec<f64>, Trouble> {
        let (inputs, end) = (&self.setup.inputs, self.made + count);
        let mut rows = self.executed()?.carried().to_vec();
        let width = rows.len().max(1);
        while self.made < end {
            if stop() {
                return Err(Trouble::Stopped);
            }
            let count = if inputs.rows() > 1 { 1 } else { (end - self.made).min(CALL) };
            let (u, before) = (inputs.at(self.number, self.made), rows.len());
            let result = self.executed()?.step_n_holding(count as u64, u, &mut rows);
            self.made += (rows.len() - before) / width;
            result?;
        }
        Ok(rows)
    }

    fn return_to(&mut self, made: usize, snapshot: &exec::Snapshot<f64>) -> Result<(), Trouble> {
        let returned = self.executed()?.return_to(snapshot);
        debug_assert!(returned, "it is a snapshot of this motion");
        self.made = made;
        Ok(())
    }

    /// Computes all states and their derivatives along a direction in (q, v), (p, h) and the
    /// inputs.
    pub(super) fn pushed(
        &mut self,
        direction: &Direction,
        stop: &dyn Fn() -> bool,
    ) -> Result<(Vec<f64>, Vec<f64>), Trouble> {
        let (z, _) = self.sizes()?;
        let parameters = self.count(Role::ByParameters)?;
        let groups = self.executed()?.variables().to_vec();
        let (state, further) = (direction.state.of(self.number), direction.further.of(self.number));
        let mut along = vec![0.0; z];
        self.entry()?.times(&[state, further].concat(), &mut along);
        let (mut states, mut rates) = (Vec::new(), Vec::new());
        for i in 0..=self.setup.steps {
            let mut rate = vec![0.0; self.seen()];
            self.exit()?.times(&[&*along, further].concat(), &mut rate);
            states.extend(self.state());
            rates.extend(rate);
            if i < self.setup.steps {
                let part = |(role, _): &(Role, usize)| match role {
                    Role::ByState => &*along,
                    Role::ByInputs => direction.inputs.at(self.number, i),
                    Role::ByParameters => &further[..parameters],
                    _ => &further[parameters..],
                };
                let direction: Vec<f64> = groups.iter().flat_map(part).copied().collect();
                along = self.derivative(Derivative::Pushed, &direction)?;
                along.truncate(z);
                self.walk(1, stop)?;
            }
        }
        Ok((states, rates))
    }

    /// Computes all states, and takes a snapshot at the beginning of each block of steps.
    pub(super) fn forwards(&mut self, stop: &dyn Fn() -> bool) -> Result<Walked, Trouble> {
        self.sizes()?;
        let (seen, coordinates) = (self.seen(), self.setup.info.coordinates.len());
        let mut walked = Walked { states: self.state(), snapshots: Vec::new(), last: Vec::new() };
        while self.made < self.setup.steps {
            walked.snapshots.push(self.executed()?.snapshot());
            walked.last = self.walk(self.block().min(self.setup.steps - self.made), stop)?;
            let stepper = self.executed()?;
            let width = stepper.carried().len().max(1);
            for row in walked.last.chunks(width).skip(1) {
                let before = walked.states.len();
                walked.states.resize(before + seen, 0.0);
                let (q, v) = walked.states[before..].split_at_mut(coordinates);
                stepper.look(row, q, v);
            }
        }
        Ok(walked)
    }

    /// Pulls adjoints of the carried numbers, the parameters and the step size back over steps with
    /// these numbers before them, and adds to those of the inputs.
    fn pull(
        &mut self,
        (walk, groups): (&mut exec::Backwards<f64>, &[(Role, usize)]),
        (places, first): (&[f64], usize),
        (sum, by_inputs): (&mut [f64], &mut [f64]),
    ) -> Result<(), Trouble> {
        let (inputs, number, mut made) = (&self.setup.inputs, self.number, self.made);
        let z = groups.iter().find(|(role, _)| *role == Role::ByState).map_or(0, |(_, count)| *count);
        let (adjoint, others) = sum.split_at_mut(z);
        let tell = |step: u64, found: &[f64]| {
            made = step as usize;
            let (mut rest, mut further) = (found, 0);
            for &(role, count) in groups {
                let (own, others_of_it) = rest.split_at(count);
                rest = others_of_it;
                let to = match role {
                    Role::ByState => continue,
                    Role::ByInputs if inputs.rows() > 1 => &mut by_inputs[made * count..][..count],
                    Role::ByInputs => &mut by_inputs[..count],
                    _ => {
                        further += count;
                        &mut others[further - count..further]
                    }
                };
                to.iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
            }
        };
        let passed = exec::Passed { places, first: first as u64 };
        let u = |step: u64| inputs.at(number, step as usize);
        let result = self.executed()?.pull(walk, passed, u, adjoint, tell);
        self.made = made;
        if result? { Ok(()) } else { Err(Trouble::Missing) }
    }

    /// Returns the number of steps between two snapshots.
    fn block(&self) -> usize {
        ((self.setup.steps as f64).sqrt().ceil() as usize).max(MIN_BLOCK)
    }

    /// Computes the derivatives of Σ λᵢ·(q, v)ᵢ backwards from the end of the motion. The motion
    /// must be at its end; `adjoints` has one row per state.
    pub(super) fn pulled(
        &mut self,
        adjoints: &[f64],
        (snapshots, last): (Vec<exec::Snapshot<f64>>, Vec<f64>),
        stop: &dyn Fn() -> bool,
    ) -> Result<Gradient, Trouble> {
        let (z, count) = self.sizes()?;
        let (seen, block, setup) = (self.seen(), self.block(), self.setup);
        let groups = self.executed()?.variables().to_vec();
        let mut gradient = Gradient {
            state: Vec::new(),
            further: vec![0.0; count],
            inputs: vec![0.0; self.setup.inputs.width * self.setup.inputs.rows()],
        };
        // Adjoints of the carried numbers, the parameters and the step size.
        let mut sum = vec![0.0; z + count];
        let own = |i: usize| &adjoints[i * seen..][..seen];
        let has_own = |i: usize| own(i).iter().any(|weight| *weight != 0.0);
        if has_own(setup.steps) {
            self.exit()?.times_from_left(own(setup.steps), &mut sum);
        }
        let mut walk = snapshots.first().cloned().map(exec::Backwards::to);
        let mut rows = last;
        for (number, snapshot) in snapshots.into_iter().enumerate().rev() {
            let (begin, end) = (number * block, ((number + 1) * block).min(setup.steps));
            if end < setup.steps {
                self.return_to(begin, &snapshot)?;
                rows = self.walk(end - begin, stop)?;
            }
            let (width, mut end) = (rows.len() / (end - begin + 1), end);
            while end > begin {
                if stop() {
                    return Err(Trouble::Stopped);
                }
                // Goes to the next state with weights, if it is near.
                let near = begin.max(end.saturating_sub(CALL));
                let first = (near..end).rev().find(|i| has_own(*i)).unwrap_or(near);
                let Some(walk) = &mut walk else { return Err(Trouble::Missing) };
                self.pull(
                    (walk, &groups),
                    (&rows[(first - begin) * width..(end - begin) * width], first),
                    (&mut sum, &mut gradient.inputs),
                )?;
                end = first;
                if has_own(first) {
                    self.exit()?.times_from_left(own(first), &mut sum);
                }
            }
        }
        let mut by_start = vec![0.0; seen + count];
        self.entry()?.times_from_left(&sum[..z], &mut by_start);
        gradient.further = by_start[seen..].iter().zip(&sum[z..]).map(|(start, own)| start + own).collect();
        by_start.truncate(seen);
        gradient.state = by_start;
        Ok(gradient)
    }
}
