//! Derivatives of steps and of whole motions: matrices, products with directions, and with adjoints.

use crate::arguments::{array, count, mapping, number, numbers, rows, shape};
use crate::errors::{state_error, step_error, type_error, value_error};
use crate::start::{Asked, step_size, with_options};
use crate::system::{Any, Core};
use crate::threads::Signals;
use nonholonomic::StepError;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_exec::{self as exec, Derivative};
use nonholonomic_lab::registry::{self, DataSet, Model, told};
use nonholonomic_lab::tape::Declared;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::ops::Range;
use std::sync::Arc;

/// The place at which steps are differentiated: q, v, h, the data set, the method, whether the state is moved onto the constraints, the control inputs, and the
/// method's options.
pub(crate) type Place<'py> = (
    Option<Any<'py>>,
    Option<Any<'py>>,
    Option<Any<'py>>,
    Option<String>,
    Option<String>,
    bool,
    Option<Any<'py>>,
    Bound<'py, PyDict>,
);

/// Numbers of control inputs: a row that is held, or one for each step.
struct Held {
    values: Vec<f64>,
    width: usize,
    is_table: bool,
}

impl Held {
    /// Reads numbers by name, an array (c,), or one (steps, c); what is not given is `base`'s.
    fn read(
        argument: &str,
        given: Option<&Any<'_>>,
        names: &[&'static str],
        base: Vec<f64>,
        steps: u64,
    ) -> PyResult<Held> {
        let width = names.len();
        let Some(given) = given else { return Ok(Held { values: base, width, is_table: false }) };
        let dict = mapping(given)?;
        let is_text = dict.is_some_and(|dict| dict.values().iter().any(|value| value.is_instance_of::<PyString>()));
        if given.is_callable() || is_text {
            return Err(type_error(format!(
                "`{argument}` must be numbers that are held over each step, ({width},) or ({steps}, {width}), or a dict of numbers: derivatives of steps \
                 are by such inputs"
            )));
        }
        let (table, values) = rows((argument, "control input"), given, names, &base)?;
        if let Some(found) = table.filter(|found| *found as u64 != steps) {
            let message = format!("`{argument}` has {found} rows, wanted is one for each of {steps} steps");
            return Err(value_error(message));
        }
        finite(argument, &values)?;
        // (A table without rows has numbers, too, which starts are given that do not read them.)
        let values = if values.is_empty() { vec![0.0; width] } else { values };
        Ok(Held { values, width, is_table: table.is_some() })
    }

    /// Those of a step.
    fn at(&self, step: usize) -> &[f64] {
        let begin = if self.is_table { step * self.width } else { 0 };
        &self.values[begin..][..self.width]
    }
}

fn finite(argument: &str, values: &[f64]) -> PyResult<()> {
    match values.iter().find(|value| !value.is_finite()) {
        Some(value) => Err(value_error(format!("`{argument}` must have finite numbers, it has {value}"))),
        None => Ok(()),
    }
}

/// A motion whose steps have derivatives.
struct Motion {
    info: &'static ModelInfo,
    model: Arc<Declared>,
    method: String,
    stepper: Box<dyn registry::Stepper>,
    h: f64,
    inputs: Held,
    /// The state that it was started from, before it was moved onto the constraints.
    start: Vec<f64>,
    /// How many steps there are, and how many were made.
    steps: usize,
    made: usize,
}

/// The reason why derivatives end.
enum Trouble {
    /// The executor does not have them.
    Missing,
    Step(StepError),
    /// A signal has come.
    Stopped,
}

impl From<StepError> for Trouble {
    fn from(error: StepError) -> Self {
        Trouble::Step(error)
    }
}

/// A matrix, row by row, whose columns come in groups.
struct Matrix {
    values: Vec<f64>,
    columns: usize,
}

impl Matrix {
    /// The first matrix of a list of numbers.
    fn first(mut values: Vec<f64>, rows: usize, columns: usize) -> Matrix {
        values.truncate(rows * columns);
        Matrix { values, columns }
    }

    /// Adds the product with a vector.
    fn times(&self, vector: &[f64], sum: &mut [f64]) {
        for (sum, row) in sum.iter_mut().zip(self.values.chunks(self.columns.max(1))) {
            *sum += row.iter().zip(vector).map(|(a, x)| a * x).sum::<f64>();
        }
    }

    /// Adds the product of a row vector with it.
    fn times_from_left(&self, vector: &[f64], sum: &mut [f64]) {
        for (weight, row) in vector.iter().zip(self.values.chunks(self.columns.max(1))) {
            sum.iter_mut().zip(row).for_each(|(sum, a)| *sum += weight * a);
        }
    }

    /// The entries in these columns, row by row.
    fn part(&self, range: Range<usize>) -> Vec<f64> {
        self.values.chunks(self.columns.max(1)).flat_map(|row| row[range.clone()].iter().copied()).collect()
    }
}

/// Derivatives by all that a motion depends on.
struct Gradient {
    state: Vec<f64>,
    /// By parameters and by the step size, in this order.
    further: Vec<f64>,
    inputs: Vec<f64>,
}

impl Motion {
    fn executed(&mut self) -> Result<&mut exec::Stepper<f64>, Trouble> {
        self.stepper.executed().ok_or(Trouble::Missing)
    }

    /// The numbers of variables of each group, which are columns.
    fn count(&mut self, role: Role) -> Result<usize, Trouble> {
        let groups = self.executed()?.variables();
        Ok(groups.iter().find(|(group, _)| *group == role).map_or(0, |(_, count)| *count))
    }

    /// How many numbers are carried, and how many parameters and step sizes there are.
    fn sizes(&mut self) -> Result<(usize, usize), Trouble> {
        let z = self.count(Role::ByState)?;
        let further = self.count(Role::ByParameters)? + self.count(Role::ByStep)?;
        if z == 0 { Err(Trouble::Missing) } else { Ok((z, further)) }
    }

    fn seen(&self) -> usize {
        self.info.coordinates.len() + self.info.velocities.len()
    }

    fn state(&self) -> Vec<f64> {
        let mut state = vec![0.0; self.seen()];
        let (q, v) = state.split_at_mut(self.info.coordinates.len());
        self.stepper.state(q, v);
        state
    }

    /// A derivative of the step to come.
    fn derivative(&mut self, derivative: Derivative, given: &[f64]) -> Result<Vec<f64>, Trouble> {
        let u = self.inputs.at(self.made.min(self.steps.saturating_sub(1))).to_vec();
        self.executed()?.differentiated(derivative, &u, given)?.ok_or(Trouble::Missing)
    }

    /// ∂z/∂(q, v, p, h) of the start, which moves velocities onto the constraints.
    fn entry(&mut self) -> Result<Matrix, Trouble> {
        let ((z, further), start) = (self.sizes()?, self.start.clone());
        let found = self.derivative(Derivative::Entry, &start)?;
        Ok(Matrix::first(found, z, self.seen() + further))
    }

    /// ∂(q, v)/∂(z, p, h) of what is seen.
    fn exit(&mut self) -> Result<Matrix, Trouble> {
        let (z, further) = self.sizes()?;
        let found = self.derivative(Derivative::Exit, &[])?;
        Ok(Matrix::first(found, self.seen(), z + further))
    }

    fn step(&mut self) -> Result<(), Trouble> {
        let names = self.info.inputs;
        let u = self.inputs.at(self.made).to_vec();
        let held = |_: f64, _: &[f64], _: &[f64], out: &mut [f64]| out.copy_from_slice(&u);
        let inputs: Option<&exec::Inputs<'_, f64>> = if names.is_empty() { None } else { Some(&held) };
        self.executed()?.step(inputs, names)?;
        self.made += 1;
        Ok(())
    }

    fn return_to(&mut self, made: usize, snapshot: &exec::Snapshot<f64>) -> Result<(), Trouble> {
        self.executed()?.return_to(snapshot);
        self.made = made;
        Ok(())
    }

    /// All states, and their derivatives along a direction in (q, v), (p, h) and the inputs.
    fn pushed(
        &mut self,
        (state, further, inputs): (&[f64], &[f64], &Held),
        signals: &Signals,
    ) -> Result<(Vec<f64>, Vec<f64>), Trouble> {
        let (z, _) = self.sizes()?;
        let parameters = self.count(Role::ByParameters)?;
        let groups = self.executed()?.variables().to_vec();
        let mut along = vec![0.0; z];
        self.entry()?.times(&[state, further].concat(), &mut along);
        let (mut states, mut rates) = (Vec::new(), Vec::new());
        for i in 0..=self.steps {
            if signals.stop() {
                return Err(Trouble::Stopped);
            }
            let mut rate = vec![0.0; self.seen()];
            self.exit()?.times(&[&*along, further].concat(), &mut rate);
            states.extend(self.state());
            rates.extend(rate);
            if i < self.steps {
                let part = |(role, _): &(Role, usize)| match role {
                    Role::ByState => &*along,
                    Role::ByInputs => inputs.at(i),
                    Role::ByParameters => &further[..parameters],
                    _ => &further[parameters..],
                };
                let direction: Vec<f64> = groups.iter().flat_map(part).copied().collect();
                along = self.derivative(Derivative::Pushed, &direction)?;
                along.truncate(z);
                self.step()?;
            }
        }
        Ok((states, rates))
    }

    /// All states, and snapshots on the way: one every √N steps.
    fn forwards(&mut self, signals: &Signals) -> Result<(Vec<f64>, Vec<exec::Snapshot<f64>>), Trouble> {
        self.sizes()?;
        let (mut states, mut snapshots) = (self.state(), Vec::new());
        for i in 0..self.steps {
            if signals.stop() {
                return Err(Trouble::Stopped);
            }
            if i % self.stride() == 0 {
                snapshots.push(self.executed()?.snapshot());
            }
            self.step()?;
            states.extend(self.state());
        }
        Ok((states, snapshots))
    }

    /// The steps from a snapshot of the way forwards to the next.
    fn stride(&self) -> usize {
        (self.steps as f64).sqrt().ceil().max(1.0) as usize
    }

    /// The derivatives of Σ λᵢ·(q, v)ᵢ, backwards from the end, where the motion is. `adjoints` has a row for each state.
    fn pulled(
        &mut self,
        adjoints: &[f64],
        snapshots: Vec<exec::Snapshot<f64>>,
        signals: &Signals,
    ) -> Result<Gradient, Trouble> {
        let (z, count) = self.sizes()?;
        let (seen, stride) = (self.seen(), self.stride());
        let groups = self.executed()?.variables().to_vec();
        let mut gradient = Gradient {
            state: Vec::new(),
            further: vec![0.0; count],
            inputs: vec![0.0; self.inputs.width * if self.inputs.is_table { self.steps } else { 1 }],
        };
        // Adjoints of the numbers carried, and of the parameters and the step size.
        let mut sum = vec![0.0; z + count];
        let look = |motion: &mut Motion, i: usize, sum: &mut [f64]| -> Result<(), Trouble> {
            let own = &adjoints[i * seen..][..seen];
            if own.iter().any(|weight| *weight != 0.0) {
                motion.exit()?.times_from_left(own, sum);
            }
            Ok(())
        };
        look(self, self.steps, &mut sum)?;
        for (number, snapshot) in snapshots.into_iter().enumerate().rev() {
            let begin = number * stride;
            self.return_to(begin, &snapshot)?;
            let mut places = Vec::new();
            for i in begin..(begin + stride).min(self.steps) {
                places.push(self.executed()?.snapshot());
                if i + 1 < (begin + stride).min(self.steps) {
                    self.step()?;
                }
            }
            for (i, place) in places.iter().enumerate().rev() {
                if signals.stop() {
                    return Err(Trouble::Stopped);
                }
                let i = begin + i;
                self.return_to(i, place)?;
                let found = self.derivative(Derivative::Pulled, &sum[..z])?;
                let (mut rest, mut further) = (&found[..], z);
                for &(role, count) in &groups {
                    let (own, others) = rest.split_at(count);
                    rest = others;
                    match role {
                        Role::ByState => sum[..z].copy_from_slice(own),
                        Role::ByInputs => {
                            let at = if self.inputs.is_table { i * count } else { 0 };
                            gradient.inputs[at..][..count].iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
                        }
                        _ => {
                            sum[further..][..count].iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
                            further += count;
                        }
                    }
                }
                look(self, i, &mut sum)?;
            }
        }
        let mut by_start = vec![0.0; seen + count];
        self.entry()?.times_from_left(&sum[..z], &mut by_start);
        gradient.further = by_start[seen..].iter().zip(&sum[z..]).map(|(start, own)| start + own).collect();
        by_start.truncate(seen);
        gradient.state = by_start;
        Ok(gradient)
    }

    /// The result, or the exception.
    fn or<T>(&self, py: Python<'_>, (result, signals): (Result<T, Trouble>, Signals)) -> PyResult<T> {
        signals.or(())?;
        let (method, name) = (&self.method, self.info.name);
        match result {
            Ok(found) => Ok(found),
            Err(Trouble::Missing) => Err(value_error(format!(
                "steps of `{name}` by `{method}` have no derivatives here: they have a series or a block of equations that is too large to be \
                 differentiated without generated code (`nh generate` with `derivatives`); other methods may have smaller ones"
            ))),
            Err(Trouble::Stopped) => Err(value_error("the derivatives were interrupted")),
            Err(Trouble::Step(error)) => {
                let message = told(error, method, |other| self.model.applies(other));
                let state = self.state();
                let at = (self.made as u64 + 1, self.made as f64 * self.h);
                let error = step_error(py, &message, None, at, state.split_at(self.info.coordinates.len()))?;
                Err(PyErr::from_value(error))
            }
        }
    }

    /// Rows of q and of v.
    fn split<'py>(&self, py: Python<'py>, states: &[f64]) -> PyResult<(Any<'py>, Any<'py>)> {
        let (n, seen) = (self.info.coordinates.len(), self.seen());
        let count = states.len() / seen.max(1);
        let q: Vec<f64> = states.chunks(seen.max(1)).flat_map(|row| &row[..n]).copied().collect();
        let v: Vec<f64> = states.chunks(seen.max(1)).flat_map(|row| &row[n..]).copied().collect();
        Ok((array(py, q, &[count, n])?, array(py, v, &[count, seen - n])?))
    }
}

/// Numbers with names, as an array or by name; zeros where there are none.
fn row((argument, kind): (&str, &str), given: Option<&Any<'_>>, names: &[&'static str]) -> PyResult<Vec<f64>> {
    let zeros = vec![0.0; names.len()];
    let Some(given) = given else { return Ok(zeros) };
    let (many, values) = rows((argument, kind), given, names, &zeros)?;
    if let Some(many) = many {
        let width = names.len();
        return Err(value_error(format!("`{argument}` has the shape ({many}, {width}), wanted is ({width},)")));
    }
    finite(argument, &values)?;
    Ok(values)
}

/// Adjoints of all states: of the last one alone where they are one row.
fn adjoints(
    argument: &str,
    given: Option<&Any<'_>>,
    (names, kind): (&[&'static str], &str),
    steps: usize,
) -> PyResult<Vec<f64>> {
    let (width, count) = (names.len(), steps + 1);
    let mut all = vec![0.0; width * count];
    let Some(given) = given.filter(|given| !given.is_none()) else { return Ok(all) };
    if mapping(given)?.is_some() {
        all[width * steps..].copy_from_slice(&row((argument, kind), Some(given), names)?);
        return Ok(all);
    }
    let found = numbers(argument, given)?;
    finite(argument, &found.values)?;
    match *found.shape.as_slice() {
        [one] if one == width => all[width * steps..].copy_from_slice(&found.values),
        [rows, one] if one == width && rows == count => all = found.values,
        ref other => {
            return Err(value_error(format!(
                "`{argument}` has the shape {}, wanted is ({width},) for the last state, or ({count}, {width}) for all: {}",
                shape(other),
                names.join(", ")
            )));
        }
    }
    Ok(all)
}

impl Core {
    /// The motion at whose steps derivatives are taken.
    fn motion<'py>(
        &self,
        py: Python<'py>,
        (q, v, h, data, method, project, inputs, options): &Place<'py>,
        (steps, second): (u64, bool),
    ) -> PyResult<Motion> {
        let info = self.info();
        let asked = Asked { q: q.as_ref(), v: v.as_ref(), data: data.as_deref() };
        let has_inputs = inputs.is_some() || self.has_inputs(&asked)?;
        let (name, spelled) = self.source.method(py, method.as_deref(), has_inputs)?;
        let model = self.source.differentiable(py, &name, second)?;
        let method = with_options(info, &name, &spelled, Some(options))?;
        let (base, mut given) = self.states(&model, &asked)?;
        if let Some(count) = given.count {
            return Err(value_error(format!("derivatives are of one motion, {count} initial states were given")));
        }
        let h = match h.as_ref().map(|h| number("h", h)).transpose()?.or(self.declared_step(&asked)?) {
            Some(h) => step_size(h)?,
            None => return Err(self.no_step(&name)),
        };
        given.finite(py, info)?;
        let velocity = given.v.clone();
        if *project {
            self.projected(py, &model, (&base.parameters, None), &mut given)?;
        }
        let start = [&*given.q, &*velocity].concat();
        if inputs.is_some() && info.inputs.is_empty() {
            return Err(value_error(format!("`{}` has no control inputs", info.name)));
        }
        let inputs =
            Held::read("inputs", inputs.as_ref(), info.inputs, declared(info, &base, inputs.is_some())?, steps)?;
        let system = model.system(&base.parameters).map_err(value_error)?;
        let (q, v) = given.at(0);
        let stepper = system.stepper(&method, q, v, h);
        let stepper = stepper.map_err(|error| state_error(py, &error.to_string(), None, (q, v)))?;
        let steps = usize::try_from(steps).map_err(|_| value_error("`steps` is too large"))?;
        Ok(Motion { info, model, method: name, stepper, h, inputs, start, steps, made: 0 })
    }

    /// The step's matrices: `(names, A, B, C, S, H, E)`.
    pub(crate) fn linearised<'py>(&self, py: Python<'py>, place: &Place<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let mut motion = self.motion(py, place, (1, false))?;
        let found = py.detach(|| {
            let mut find = || {
                let (groups, carried) = (motion.executed()?.variables().to_vec(), motion.executed()?.carried().len());
                let (z, _) = motion.sizes()?;
                let mut rest = motion.derivative(Derivative::Linearised, &[])?.split_off(carried);
                let mut matrices = Vec::new();
                for (role, count) in groups {
                    let others = rest.split_off(z * count);
                    matrices.push((role, std::mem::replace(&mut rest, others)));
                }
                let (entry, exit) = (motion.entry()?, motion.exit()?);
                Ok((z, matrices, entry.part(0..motion.seen()), exit.part(0..z)))
            };
            (find(), Signals::new())
        });
        let (z, matrices, entry, exit) = motion.or(py, found)?;
        let of = |role: Role| {
            let values = matrices.iter().find(|(group, _)| *group == role).map_or(Vec::new(), |(_, m)| m.clone());
            let count = values.len() / z.max(1);
            array(py, values, &[z, count])
        };
        let step = matrices.iter().find(|(group, _)| *group == Role::ByStep).map_or(vec![0.0; z], |(_, m)| m.clone());
        let names = PyTuple::new(py, motion.model.carried(&motion.method))?;
        let (a, b, s) = (of(Role::ByState)?, of(Role::ByInputs)?, of(Role::ByParameters)?);
        let seen = motion.seen();
        (names, a, b, array(py, exit, &[seen, z])?, s, array(py, step, &[z])?, array(py, entry, &[z, seen])?)
            .into_pyobject(py)
    }

    /// `(q, v, dq, dv)` of all states along a direction (dq, dv, dparameters, dinputs, dh).
    pub(crate) fn pushed<'py>(
        &self,
        py: Python<'py>,
        place: &Place<'py>,
        steps: &Any<'py>,
        (q, v, parameters, inputs, h): Along<'py>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let info = self.info();
        let steps = count("steps", steps, 0)?;
        let (coordinates, velocities) = (registry::names(info.coordinates), registry::names(info.velocities));
        let (dq, dv) =
            (row(("dq", "coordinate"), q.as_ref(), &coordinates)?, row(("dv", "velocity"), v.as_ref(), &velocities)?);
        let mut further = row(("dparameters", "parameter"), parameters.as_ref(), &registry::names(info.parameters))?;
        further.push(h.as_ref().map_or(Ok(0.0), |h| number("dh", h))?);
        let inputs = Held::read("dinputs", inputs.as_ref(), info.inputs, vec![0.0; info.inputs.len()], steps)?;
        let mut motion = self.motion(py, place, (steps, false))?;
        let state = [dq, dv].concat();
        let found = py.detach(|| {
            let signals = Signals::new();
            (motion.pushed((&state, &further, &inputs), &signals), signals)
        });
        let (states, rates) = motion.or(py, found)?;
        let ((q, v), (dq, dv)) = (motion.split(py, &states)?, motion.split(py, &rates)?);
        (q, v, dq, dv).into_pyobject(py)
    }

    /// `(q, v, by q, by v, by parameters, by inputs, by h)` of adjoints (dq, dv) of the states, or of a function that gives them.
    pub(crate) fn pulled<'py>(
        &self,
        py: Python<'py>,
        place: &Place<'py>,
        steps: &Any<'py>,
        (function, dq, dv): (Option<Any<'py>>, Option<Any<'py>>, Option<Any<'py>>),
    ) -> PyResult<Bound<'py, PyTuple>> {
        let info = self.info();
        let mut motion = self.motion(py, place, (count("steps", steps, 0)?, false))?;
        let steps = motion.steps;
        let found = py.detach(|| {
            let signals = Signals::new();
            (motion.forwards(&signals), signals)
        });
        let (states, snapshots) = motion.or(py, found)?;
        let (q, v) = motion.split(py, &states)?;
        let (dq, dv) = match function {
            Some(function) => {
                let given = function.call1((&q, &v))?;
                let pair: Result<(Option<Any<'py>>, Option<Any<'py>>), PyErr> = given.extract();
                pair.map_err(|_| {
                    type_error("the function of (q, v) must give a pair of arrays, the adjoints of q and of v")
                })?
            }
            None => (dq, dv),
        };
        let (coordinates, velocities) = (registry::names(info.coordinates), registry::names(info.velocities));
        let dq = adjoints("dq", dq.as_ref(), (&coordinates, "coordinate"), steps)?;
        let dv = adjoints("dv", dv.as_ref(), (&velocities, "velocity"), steps)?;
        let (n, k) = (coordinates.len(), velocities.len());
        let all: Vec<f64> =
            (0..=steps).flat_map(|i| dq[i * n..][..n].iter().chain(&dv[i * k..][..k])).copied().collect();
        let found = py.detach(|| {
            let signals = Signals::new();
            (motion.pulled(&all, snapshots, &signals), signals)
        });
        let Gradient { state, further, inputs } = motion.or(py, found)?;
        let (by_q, by_v) = state.split_at(n);
        let p = info.parameters.len();
        let by_parameters = further[..p.min(further.len())].to_vec();
        let by_step = further.last().copied().unwrap_or_default();
        let c = info.inputs.len();
        let lengths = if motion.inputs.is_table { vec![steps, c] } else { vec![c] };
        (
            q,
            v,
            array(py, by_q.to_vec(), &[n])?,
            array(py, by_v.to_vec(), &[k])?,
            array(py, by_parameters, &[p])?,
            array(py, inputs, &lengths)?,
            by_step,
        )
            .into_pyobject(py)
    }

    /// Σ λᵢ ∂²z'ᵢ of a step by (z, z), (z, u) and (u, u).
    pub(crate) fn curved<'py>(
        &self,
        py: Python<'py>,
        place: &Place<'py>,
        adjoint: &Any<'py>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let mut motion = self.motion(py, place, (1, true))?;
        let found = (motion.sizes(), Signals::new());
        let (z, _) = motion.or(py, found)?;
        let given = numbers("adjoint", adjoint)?;
        if given.shape != [z] {
            let names = motion.model.carried(&motion.method).join(", ");
            let message = format!("`adjoint` has the shape {}, wanted is ({z},): {names}", shape(&given.shape));
            return Err(value_error(message));
        }
        finite("adjoint", &given.values)?;
        let found = py.detach(|| (motion.derivative(Derivative::Second, &given.values), Signals::new()));
        let mut state = motion.or(py, found)?;
        let c = self.info().inputs.len();
        let mut mixed = state.split_off(z * z);
        let inputs = mixed.split_off(z * c);
        (array(py, state, &[z, z])?, array(py, mixed, &[z, c])?, array(py, inputs, &[c, c])?).into_pyobject(py)
    }
}

/// A direction: dq, dv, dparameters, dinputs, dh.
pub(crate) type Along<'py> = (Option<Any<'py>>, Option<Any<'py>>, Option<Any<'py>>, Option<Any<'py>>, Option<Any<'py>>);

/// The inputs of the data, which must be numbers where no others are given.
fn declared(info: &ModelInfo, data: &DataSet, are_given: bool) -> PyResult<Vec<f64>> {
    let value = |(name, text): (&&str, &String)| match text.trim().parse::<f64>() {
        Ok(value) => Ok(value),
        Err(_) if are_given => Ok(0.0),
        Err(_) => Err(value_error(format!(
            "`{name}` is `{text}` in the data set, and derivatives of steps are by inputs that are held over each step: give `inputs`, an array ({0},) or \
             (steps, {0})",
            info.inputs.len()
        ))),
    };
    match data.inputs.is_empty() {
        true => Ok(vec![0.0; info.inputs.len()]),
        false => info.inputs.iter().zip(&data.inputs).map(value).collect(),
    }
}
