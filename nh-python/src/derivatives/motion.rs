//! A motion whose steps have derivatives: forwards along a direction, and backwards with adjoints.

use super::given::{Direction, Setup};
use nonholonomic::StepError;
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_exec::{self as exec, Derivative, Dual, Number};
use nonholonomic_lab::registry::{self, Model};
use std::ops::Range;

/// A motion whose steps have derivatives. In dual numbers it has their derivatives along a
/// direction, too.
pub(super) struct Motion<'s, T: Number> {
    setup: &'s Setup,
    /// The index of the motion in the batch.
    number: usize,
    stepper: Box<dyn Steps<T>>,
    /// The given initial state, before its projection onto the constraints.
    start: Vec<T>,
    /// The control inputs of each step, or of all of them.
    inputs: Vec<Vec<T>>,
    /// The number of steps made.
    made: usize,
}

/// A stepper of the executor, or one that may hold it.
trait Steps<T: Number>: Send {
    fn executed(&mut self) -> Option<&mut exec::Stepper<T>>;

    /// Writes (q, v).
    fn write(&self, q: &mut [T], v: &mut [T]);
}

impl Steps<f64> for Box<dyn registry::Stepper> {
    fn executed(&mut self) -> Option<&mut exec::Stepper<f64>> {
        (**self).executed()
    }

    fn write(&self, q: &mut [f64], v: &mut [f64]) {
        self.state(q, v);
    }
}

impl Steps<Dual> for exec::Stepper<Dual> {
    fn executed(&mut self) -> Option<&mut exec::Stepper<Dual>> {
        Some(self)
    }

    fn write(&self, q: &mut [Dual], v: &mut [Dual]) {
        self.write_state(q, v);
    }
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
pub(super) struct Matrix<T> {
    values: Vec<T>,
    columns: usize,
}

impl<T: Number> Matrix<T> {
    /// Takes the first matrix from a list of numbers.
    fn first(mut values: Vec<T>, rows: usize, columns: usize) -> Self {
        values.truncate(rows * columns);
        Matrix { values, columns }
    }

    /// Adds the product of the matrix and a vector to `sum`.
    fn times(&self, vector: &[T], sum: &mut [T]) {
        for (sum, row) in sum.iter_mut().zip(self.values.chunks(self.columns.max(1))) {
            *sum += row.iter().zip(vector).fold(T::zero(), |sum, (&a, &x)| sum + a * x);
        }
    }

    /// Adds the product of a row vector and the matrix to `sum`.
    fn times_from_left(&self, vector: &[T], sum: &mut [T]) {
        for (&weight, row) in vector.iter().zip(self.values.chunks(self.columns.max(1))) {
            sum.iter_mut().zip(row).for_each(|(sum, &a)| *sum += weight * a);
        }
    }

    /// Returns the entries of a range of columns, row by row.
    fn part(&self, range: Range<usize>) -> Vec<T> {
        self.values.chunks(self.columns.max(1)).flat_map(|row| row[range.clone()].iter().copied()).collect()
    }
}

/// The data of a motion for the way backwards.
pub(super) struct Walked<T: Number> {
    /// Snapshots at the beginnings of blocks of steps.
    snapshots: Vec<exec::Snapshot<T>>,
    /// The carried numbers in the last block, row by row.
    last: Vec<T>,
}

/// Maximum number of steps in a call, so that a signal stops the work soon.
const CALL: usize = 64;

/// Minimum number of steps between two snapshots. The carried numbers of so many steps are kept.
const MIN_BLOCK: usize = 1024;

/// The matrices of a step, row by row.
pub(super) struct Matrices<T> {
    /// The count of carried numbers.
    pub(super) z: usize,
    /// ∂z'/∂x for each group of variables x.
    pub(super) by: Vec<(Role, Vec<T>)>,
    /// ∂z/∂(q, v)
    pub(super) entry: Vec<T>,
    /// ∂(q, v)/∂z
    pub(super) exit: Vec<T>,
}

/// The rates of a start along a direction.
struct Entered<T> {
    /// The rates of the parameters and of the step size.
    further: Vec<T>,
    /// The rates of the carried numbers.
    carried: Vec<T>,
    /// The rates of (q, v) after the projection onto the constraints.
    seen: Vec<T>,
}

/// The derivatives with respect to everything that a motion depends on.
pub(super) struct Gradient<T> {
    pub(super) state: Vec<T>,
    /// With respect to the parameters and the step size, in this order.
    pub(super) further: Vec<T>,
    pub(super) inputs: Vec<T>,
}

/// Returns the control inputs of a step, from those of each step or of all of them.
fn held<T>(inputs: &[Vec<T>], step: usize) -> &[T] {
    &inputs[step.min(inputs.len() - 1)]
}

/// Returns these numbers in another type, without rates.
fn lifted<T: Number>(values: &[f64]) -> Vec<T> {
    values.iter().map(|&value| T::lit(value)).collect()
}

impl Gradient<Dual> {
    /// Returns the rates of the derivatives.
    pub(super) fn rates(&self) -> Gradient<f64> {
        let rates = |duals: &[Dual]| duals.iter().map(|dual| dual.rate).collect();
        Gradient { state: rates(&self.state), further: rates(&self.further), inputs: rates(&self.inputs) }
    }
}

impl<'s> Motion<'s, f64> {
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
        let inputs = (0..setup.inputs.rows().max(1)).map(|step| setup.inputs.at(number, step).to_vec()).collect();
        let start = [q, setup.velocity.of(number)].concat();
        Ok(Motion { setup, number, stepper: Box::new(stepper), start, inputs, made: 0 })
    }

    /// Returns the motion in dual numbers, whose rates are those along a direction. The motion must
    /// be at its start.
    ///
    /// # Errors
    /// The executor provides no derivatives.
    pub(super) fn along(mut self, direction: &Direction) -> Result<Motion<'s, Dual>, Trouble> {
        let Motion { setup, number, .. } = self;
        let (state, further) = (direction.state.of(number), direction.further.of(number));
        let Entered { seen, .. } = self.entered(direction)?;
        let dual = |values: &[f64], rates: &[f64]| -> Vec<Dual> {
            values.iter().zip(rates).map(|(&value, &rate)| Dual::new(value, rate)).collect()
        };
        let ((q, v), n) = (setup.given.at(setup.given.count.map_or(0, |_| number)), setup.info.coordinates.len());
        let (q, v) = (dual(q, &seen[..n]), dual(v, &seen[n..]));
        let (p, h) = further.split_at(setup.info.parameters.len());
        let (parameters, h) = (dual(setup.parameters.of(number), p), Dual::new(setup.h.of(number)[0], h[0]));
        let start = exec::Start { t: Dual::new(setup.t0, 0.0), q: &q, w: &v };
        let stepper = setup.model.stepper_in(&setup.spelled, (&parameters, h), start);
        let stepper = stepper.map_err(|error| Trouble::Start(error.to_string()))?;
        let rows = setup.inputs.rows().max(direction.inputs.rows()).max(1);
        let row = |step: usize| dual(setup.inputs.at(number, step), direction.inputs.at(number, step));
        let (start, inputs) = (dual(&self.start, state), (0..rows).map(row).collect());
        Ok(Motion { setup, number, stepper: Box::new(stepper), start, inputs, made: 0 })
    }
}

impl<T: Number> Motion<'_, T> {
    /// Describes the failure of this motion at its present state.
    pub(super) fn failed(&self, trouble: Trouble) -> Failed {
        Failed { trouble, made: self.made, state: self.state().into_iter().map(T::to_f64).collect() }
    }

    /// Returns the matrices of the next step: one for each group of variables, ∂z/∂(q, v) of the
    /// start, and ∂(q, v)/∂z.
    pub(super) fn linearised(&mut self) -> Result<Matrices<T>, Trouble> {
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

    fn executed(&mut self) -> Result<&mut exec::Stepper<T>, Trouble> {
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

    fn state(&self) -> Vec<T> {
        let mut state = vec![T::zero(); self.seen()];
        let (q, v) = state.split_at_mut(self.setup.info.coordinates.len());
        self.stepper.write(q, v);
        state
    }

    /// Computes a derivative of the next step.
    pub(super) fn derivative(&mut self, derivative: Derivative, given: &[T]) -> Result<Vec<T>, Trouble> {
        let u = held(&self.inputs, self.made).to_vec();
        self.executed()?.differentiated(derivative, &u, given)?.ok_or(Trouble::Missing)
    }

    /// Computes ∂z/∂(q, v, p, h) of the start. The start includes the projection of the velocity
    /// onto the constraints.
    fn entry(&mut self) -> Result<Matrix<T>, Trouble> {
        let ((z, further), start) = (self.sizes()?, self.start.clone());
        let found = self.derivative(Derivative::Entry, &start)?;
        Ok(Matrix::first(found, z, self.seen() + further))
    }

    /// Computes ∂(q, v)/∂(z, p, h) at the present state.
    fn exit(&mut self) -> Result<Matrix<T>, Trouble> {
        let (z, further) = self.sizes()?;
        let found = self.derivative(Derivative::Exit, &[])?;
        Ok(Matrix::first(found, self.seen(), z + further))
    }

    /// Makes this many steps. Returns the carried numbers before the first and after each, row by
    /// row.
    fn walk(&mut self, count: usize, stop: &dyn Fn() -> bool) -> Result<Vec<T>, Trouble> {
        let end = self.made + count;
        let mut rows = self.executed()?.carried().to_vec();
        let width = rows.len().max(1);
        while self.made < end {
            if stop() {
                return Err(Trouble::Stopped);
            }
            let count = if self.inputs.len() > 1 { 1 } else { (end - self.made).min(CALL) };
            let (u, before) = (held(&self.inputs, self.made).to_vec(), rows.len());
            let result = self.executed()?.step_n_holding(count as u64, &u, &mut rows);
            self.made += (rows.len() - before) / width;
            result?;
        }
        Ok(rows)
    }

    fn return_to(&mut self, made: usize, snapshot: &exec::Snapshot<T>) -> Result<(), Trouble> {
        let returned = self.executed()?.return_to(snapshot);
        debug_assert!(returned, "it is a snapshot of this motion");
        self.made = made;
        Ok(())
    }

    /// Returns the rates at the start along a direction.
    fn entered(&mut self, direction: &Direction) -> Result<Entered<T>, Trouble> {
        let (state, further) = (lifted(direction.state.of(self.number)), lifted(direction.further.of(self.number)));
        let (mut carried, mut seen) = (vec![T::zero(); self.sizes()?.0], vec![T::zero(); self.seen()]);
        self.entry()?.times(&[&*state, &*further].concat(), &mut carried);
        self.exit()?.times(&[&*carried, &*further].concat(), &mut seen);
        Ok(Entered { further, carried, seen })
    }

    /// Computes all states and their derivatives along a direction in (q, v), (p, h) and the
    /// inputs.
    pub(super) fn pushed(
        &mut self,
        direction: &Direction,
        stop: &dyn Fn() -> bool,
    ) -> Result<(Vec<T>, Vec<T>), Trouble> {
        let (z, parameters) = (self.sizes()?.0, self.count(Role::ByParameters)?);
        let groups = self.executed()?.variables().to_vec();
        let Entered { further, carried: mut along, seen } = self.entered(direction)?;
        let (mut states, mut rates) = (self.state(), seen);
        for i in 0..self.setup.steps {
            let inputs: Vec<T> = lifted(direction.inputs.at(self.number, i));
            let part = |(role, _): &(Role, usize)| match role {
                Role::ByState => &*along,
                Role::ByInputs => &*inputs,
                Role::ByParameters => &further[..parameters],
                _ => &further[parameters..],
            };
            let direction: Vec<T> = groups.iter().flat_map(part).copied().collect();
            along = self.derivative(Derivative::Pushed, &direction)?;
            along.truncate(z);
            self.walk(1, stop)?;
            let mut rate = vec![T::zero(); self.seen()];
            self.exit()?.times(&[&*along, &*further].concat(), &mut rate);
            states.extend(self.state());
            rates.extend(rate);
        }
        Ok((states, rates))
    }

    /// Computes (q, v) of all states, and takes a snapshot at the beginning of each block of steps.
    pub(super) fn forwards(&mut self, stop: &dyn Fn() -> bool) -> Result<(Vec<T>, Walked<T>), Trouble> {
        self.sizes()?;
        let (seen, coordinates) = (self.seen(), self.setup.info.coordinates.len());
        let (mut states, mut walked) = (self.state(), Walked { snapshots: Vec::new(), last: Vec::new() });
        while self.made < self.setup.steps {
            walked.snapshots.push(self.executed()?.snapshot());
            walked.last = self.walk(self.block().min(self.setup.steps - self.made), stop)?;
            let stepper = self.executed()?;
            let width = stepper.carried().len().max(1);
            for row in walked.last.chunks(width).skip(1) {
                let before = states.len();
                states.resize(before + seen, T::zero());
                let (q, v) = states[before..].split_at_mut(coordinates);
                stepper.look(row, q, v);
            }
        }
        Ok((states, walked))
    }

    /// Pulls adjoints of the carried numbers, the parameters and the step size back over steps with
    /// these numbers before them, and adds to those of the inputs.
    fn pull(
        &mut self,
        (walk, groups): (&mut exec::Backwards<T>, &[(Role, usize)]),
        (places, first): (&[T], usize),
        (sum, by_inputs): (&mut [T], &mut [T]),
    ) -> Result<(), Trouble> {
        let Motion { setup, stepper, inputs, made, .. } = self;
        let is_table = setup.inputs.rows() > 1;
        let z = groups.iter().find(|(role, _)| *role == Role::ByState).map_or(0, |(_, count)| *count);
        let (adjoint, others) = sum.split_at_mut(z);
        let tell = |step: u64, found: &[T]| {
            *made = step as usize;
            let (mut rest, mut further) = (found, 0);
            for &(role, count) in groups {
                let (own, others_of_it) = rest.split_at(count);
                rest = others_of_it;
                let to = match role {
                    Role::ByState => continue,
                    Role::ByInputs if is_table => &mut by_inputs[*made * count..][..count],
                    Role::ByInputs => &mut by_inputs[..count],
                    _ => {
                        further += count;
                        &mut others[further - count..further]
                    }
                };
                to.iter_mut().zip(own).for_each(|(sum, &own)| *sum += own);
            }
        };
        let passed = exec::Passed { places, first: first as u64 };
        let stepper = stepper.executed().ok_or(Trouble::Missing)?;
        let found = stepper.pull(walk, passed, |step| held(inputs, step as usize), adjoint, tell)?;
        if found { Ok(()) } else { Err(Trouble::Missing) }
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
        Walked { snapshots, last }: Walked<T>,
        stop: &dyn Fn() -> bool,
    ) -> Result<Gradient<T>, Trouble> {
        let (z, count) = self.sizes()?;
        let (seen, block, setup) = (self.seen(), self.block(), self.setup);
        let groups = self.executed()?.variables().to_vec();
        let mut gradient = Gradient {
            state: Vec::new(),
            further: vec![T::zero(); count],
            inputs: vec![T::zero(); self.setup.inputs.width * self.setup.inputs.rows()],
        };
        // Adjoints of the carried numbers, the parameters and the step size.
        let mut sum = vec![T::zero(); z + count];
        let adjoints: Vec<T> = lifted(adjoints);
        let own = |i: usize| &adjoints[i * seen..][..seen];
        let has_own = |i: usize| own(i).iter().any(|weight| !weight.is_zero());
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
        let mut by_start = vec![T::zero(); seen + count];
        self.entry()?.times_from_left(&sum[..z], &mut by_start);
        gradient.further = by_start[seen..].iter().zip(&sum[z..]).map(|(&start, &own)| start + own).collect();
        by_start.truncate(seen);
        gradient.state = by_start;
        Ok(gradient)
    }
}
