//! Derivatives of steps and of whole motions: matrices, products with directions, and products with
//! adjoints, for one motion or a batch.

mod given;
mod motion;

use crate::arguments::{array, count, numbers, shape, threads};
use crate::errors::{state_error, step_error, type_error, value_error};
use crate::simulate::finite_start;
use crate::start::{Asked, step_size, with_options};
use crate::system::{Any, Core};
use crate::threads::{Meter, each};
use given::{Adjoints, Count, Direction, Held, PerMotion, Setup, Steps, finite};
use motion::{Failed, Gradient, Matrices, Motion, Trouble, Walked};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_exec::{Derivative, Dual, Number};
use nonholonomic_lab::registry::{self, DataSet, told};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// The point at which steps are differentiated: q, v, h, the data set, the method, whether to
/// project the state onto the constraints, the control inputs, the time, and the options of the
/// method.
pub(crate) type Place<'py> = (
    Option<Any<'py>>,
    Option<Any<'py>>,
    Option<Any<'py>>,
    Option<String>,
    Option<String>,
    bool,
    Option<Any<'py>>,
    f64,
    Bound<'py, PyDict>,
);

/// A direction: dq, dv, dparameters, dinputs, dh.
pub(crate) type Along<'py> = (Option<Any<'py>>, Option<Any<'py>>, Option<Any<'py>>, Option<Any<'py>>, Option<Any<'py>>);

/// Parameter values, shared or one row per motion, and the number of threads.
pub(crate) type Batch<'a, 'py> = (Option<&'a Any<'py>>, Option<&'a Any<'py>>);

/// A function that returns the adjoints of q and v, or the two adjoints themselves.
pub(crate) type Weights<'py> = (Option<Any<'py>>, Option<Any<'py>>, Option<Any<'py>>);

impl Setup {
    fn seen(&self) -> usize {
        self.info.coordinates.len() + self.info.velocities.len()
    }

    /// Runs a function on each motion.
    ///
    /// # Errors
    /// The exception of a signal handler, or that of the first motion that failed.
    fn each<J: Send, R: Send>(
        &self,
        py: Python<'_>,
        (count, threads): (Option<usize>, Option<usize>),
        jobs: Vec<J>,
        one: impl Fn(usize, J, &dyn Fn() -> bool) -> Result<R, Failed> + Send + Sync,
    ) -> PyResult<Vec<R>> {
        let jobs = jobs.into_iter().enumerate().collect();
        let made = each(py, jobs, threads, &Meter::silent(), |(i, job), stop| one(i, job, stop))?;
        let results = made.into_iter().enumerate();
        results.map(|(i, made)| made.map_err(|failed| self.exception(py, count.map(|_| i), failed))).collect()
    }

    /// Creates the motion with this index.
    fn begin(&self, number: usize) -> Result<Motion<'_, f64>, Failed> {
        Motion::begin(self, number).map_err(|trouble| self.failed(number, trouble))
    }

    /// Creates the motion with this index in dual numbers, with the rates along a direction.
    fn along(&self, number: usize, direction: &Direction) -> Result<Motion<'_, Dual>, Failed> {
        self.begin(number)?.along(direction).map_err(|trouble| self.failed(number, trouble))
    }

    /// Describes the failure of a motion at its start.
    fn failed(&self, number: usize, trouble: Trouble) -> Failed {
        let (q, v) = self.given.at(self.given.count.map_or(0, |_| number));
        Failed { trouble, made: 0, state: [q, v].concat() }
    }

    /// Converts the failure of a motion to an exception. `index` is its position in a batch.
    fn exception(&self, py: Python<'_>, index: Option<usize>, Failed { trouble, made, state }: Failed) -> PyErr {
        let (method, name) = (&self.method, self.info.name);
        let of = index.map_or(String::new(), |index| format!(" (motion {index} of the batch)"));
        let (q, v) = state.split_at(self.info.coordinates.len().min(state.len()));
        match trouble {
            Trouble::Missing => value_error(format!(
                "steps of `{name}` by `{method}` have no derivatives here: a series or a block of equations is too large to be \
                 differentiated without generated code (`nh generate` with `derivatives`); other methods may have smaller ones"
            )),
            Trouble::Stopped => value_error("the derivatives were interrupted"),
            Trouble::Parameters(message) => value_error(format!("{message}{of}")),
            Trouble::Start(message) => state_error(py, &message, index, (q, v)),
            Trouble::Step(error) => {
                let message = told(error, method, |other| registry::Model::applies(&*self.model, other));
                let h = self.h.of(index.unwrap_or(0))[0];
                let at = (made as u64 + 1, self.t0 + made as f64 * h);
                step_error(py, &format!("{message}{of}"), index, at, (q, v))
                    .map_or_else(|error| error, PyErr::from_value)
            }
        }
    }

    /// Splits states into arrays of q and of v, with an axis for the motions of a batch.
    fn split<'py>(&self, py: Python<'py>, count: Option<usize>, states: &[Vec<f64>]) -> PyResult<(Any<'py>, Any<'py>)> {
        let (n, seen) = (self.info.coordinates.len(), self.seen());
        let rows = || states.iter().flat_map(|states| states.chunks(seen.max(1)));
        let (q, v) =
            (rows().flat_map(|row| &row[..n]).copied().collect(), rows().flat_map(|row| &row[n..]).copied().collect());
        let lengths = |width: usize| [self.steps + 1, width];
        Ok((stacked(py, count, q, &lengths(n))?, stacked(py, count, v, &lengths(seen - n))?))
    }
}

/// Makes an array of this shape, with a leading axis for a batch.
fn stacked<'py>(py: Python<'py>, count: Option<usize>, values: Vec<f64>, lengths: &[usize]) -> PyResult<Any<'py>> {
    let all: Vec<usize> = count.into_iter().chain(lengths.iter().copied()).collect();
    array(py, values, &all)
}

fn number_of(steps: &Any<'_>) -> PyResult<Steps> {
    let steps = usize::try_from(count("steps", steps, 0)?).map_err(|_| value_error("`steps` is too large"))?;
    Ok(Steps::Many(steps))
}

impl Core {
    /// Reads the motions to differentiate. Arguments with a leading axis determine how many there
    /// are.
    fn setup<'py>(
        &self,
        py: Python<'py>,
        (q, v, h, data, method, project, inputs, t0, options): &Place<'py>,
        parameters: Option<&Any<'py>>,
        (steps, second): (Steps, bool),
        motions: &mut Count,
    ) -> PyResult<Setup> {
        let info = self.info();
        finite_start(*t0)?;
        let asked = Asked { q: q.as_ref(), v: v.as_ref(), data: data.as_deref() };
        let has_inputs = inputs.is_some() || self.has_inputs(&asked)?;
        let (name, spelled) = self.source.method(py, method.as_deref(), has_inputs)?;
        let model = self.source.differentiable(py, &name, second)?;
        let spelled = with_options(info, &name, &spelled, Some(options))?;
        let (base, mut given) = self.states(&model, &asked)?;
        motions.meet("q` and `v", given.count)?;
        let h = match h.as_ref().filter(|h| !h.is_none()) {
            Some(h) => PerMotion::scalar("h", h)?,
            None => match self.declared_step(&asked)? {
                Some(h) => PerMotion { count: None, width: 1, values: vec![h] },
                None => return Err(self.no_step(&name)),
            },
        };
        motions.meet("h", h.count)?;
        h.values.iter().try_for_each(|h| step_size(*h).map(|_| ()))?;
        let (own, values) = match parameters.filter(|parameters| !parameters.is_none()) {
            Some(parameters) => self.varied(&model, &asked, &base, parameters)?,
            None => (None, base.parameters.clone()),
        };
        finite("parameters", &values)?;
        let parameters = PerMotion { count: own, width: info.parameters.len(), values };
        motions.meet("parameters", parameters.count)?;
        given.finite(py, info)?;
        // A projection depends on the parameters, so each motion gets its own start.
        if *project && given.count.is_none() {
            given = given.repeated(parameters.count)?;
        }
        let velocity = PerMotion { count: given.count, width: info.velocities.len(), values: given.v.clone() };
        let shared = match parameters.count {
            None => Some(self.prepared(&model, &parameters.values)?),
            Some(_) => None,
        };
        if *project {
            self.projected(py, &model, (&parameters.values, shared.as_deref()), *t0, &mut given)?;
        }
        if inputs.is_some() && info.inputs.is_empty() {
            return Err(value_error(format!("`{}` has no control inputs", info.name)));
        }
        let inputs =
            Held::read("inputs", inputs.as_ref(), info.inputs, declared(info, &base, inputs.is_some())?, steps)?;
        motions.meet("inputs", inputs.count)?;
        let steps = steps.number();
        Ok(Setup { info, model, method: name, spelled, parameters, shared, given, velocity, t0: *t0, h, inputs, steps })
    }

    /// Returns the matrices of a step: `(names, A, B, C, S, H, E)`.
    pub(crate) fn linearised<'py>(
        &self,
        py: Python<'py>,
        place: &Place<'py>,
        (parameters, given_threads): Batch<'_, 'py>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let mut motions = Count::default();
        let setup = self.setup(py, place, parameters, (Steps::One, false), &mut motions)?;
        let count = motions.get();
        let jobs = vec![(); count.unwrap_or(1)];
        let found = setup.each(py, (count, threads(given_threads)?), jobs, |i, (), _| {
            let mut motion = setup.begin(i)?;
            motion.linearised().map_err(|trouble| motion.failed(trouble))
        })?;
        let names = setup.model.carried(&setup.method);
        let (z, seen) = (found.first().map_or(names.len(), |first| first.z), setup.seen());
        // An absent group of variables has no columns.
        let of = |role: Role, declared: usize| {
            let own = |matrices: &Matrices<f64>| -> Vec<f64> {
                matrices.by.iter().find(|(group, _)| *group == role).map_or(Vec::new(), |(_, m)| m.clone())
            };
            let values: Vec<f64> = found.iter().flat_map(own).collect();
            let columns = if found.is_empty() { declared } else { values.len() / (z * found.len()).max(1) };
            (values, columns)
        };
        let (c, p) = (setup.info.inputs.len(), setup.info.parameters.len());
        let matrix = |(values, columns): (Vec<f64>, usize)| stacked(py, count, values, &[z, columns]);
        let (a, b, s) = (of(Role::ByState, z), of(Role::ByInputs, c), of(Role::ByParameters, p));
        let step = match of(Role::ByStep, 1) {
            (values, 1) => values,
            _ => vec![0.0; z * found.len()],
        };
        let (exit, entry) = (found.iter().flat_map(|m| &m.exit), found.iter().flat_map(|m| &m.entry));
        (
            PyTuple::new(py, names)?,
            matrix(a)?,
            matrix(b)?,
            stacked(py, count, exit.copied().collect(), &[seen, z])?,
            matrix(s)?,
            stacked(py, count, step, &[z])?,
            stacked(py, count, entry.copied().collect(), &[z, seen])?,
        )
            .into_pyobject(py)
    }

    /// Reads a direction.
    fn direction<'py>(
        &self,
        (q, v, parameters, inputs, h): Along<'py>,
        steps: Steps,
        motions: &mut Count,
    ) -> PyResult<Direction> {
        let info = self.info();
        let mut read = |(argument, kind): (&str, &str), given: &Option<Any<'py>>, names: Vec<&'static str>| {
            let found = PerMotion::read((argument, kind), given.as_ref(), &names, &vec![0.0; names.len()])?;
            motions.meet(argument, found.count).map(|()| found)
        };
        let dq = read(("dq", "coordinate"), &q, registry::names(info.coordinates))?;
        let dv = read(("dv", "velocity"), &v, registry::names(info.velocities))?;
        let dp = read(("dparameters", "parameter"), &parameters, registry::names(info.parameters))?;
        let dh = match h.as_ref().filter(|h| !h.is_none()) {
            Some(h) => PerMotion::scalar("dh", h)?,
            None => PerMotion { count: None, width: 1, values: vec![0.0] },
        };
        motions.meet("dh", dh.count)?;
        finite("dh", &dh.values)?;
        let inputs = Held::read("dinputs", inputs.as_ref(), info.inputs, vec![0.0; info.inputs.len()], steps)?;
        motions.meet("dinputs", inputs.count)?;
        Ok(Direction { state: dq.beside(dv), further: dp.beside(dh), inputs })
    }

    /// Returns `(q, v, dq, dv)` of all states along a direction (dq, dv, dparameters, dinputs, dh).
    /// With a second direction it returns the derivatives along the first, and their derivatives
    /// along the second.
    pub(crate) fn pushed<'py>(
        &self,
        py: Python<'py>,
        place: &Place<'py>,
        steps: &Any<'py>,
        (along, then): (Along<'py>, Option<Along<'py>>),
        (values, given_threads): Batch<'_, 'py>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let steps = number_of(steps)?;
        let mut motions = Count::default();
        let direction = self.direction(along, steps, &mut motions)?;
        let then = then.map(|then| self.direction(then, steps, &mut motions)).transpose()?;
        let setup = self.setup(py, place, values, (steps, false), &mut motions)?;
        let count = motions.get();
        let jobs = vec![(); count.unwrap_or(1)];
        let found = setup.each(py, (count, threads(given_threads)?), jobs, |i, (), stop| {
            let Some(then) = &then else {
                let mut motion = setup.begin(i)?;
                return motion.pushed(&direction, stop).map_err(|trouble| motion.failed(trouble));
            };
            let mut motion = setup.along(i, then)?;
            let (_, found) = motion.pushed(&direction, stop).map_err(|trouble| motion.failed(trouble))?;
            Ok(found.into_iter().map(|Dual { value, rate }| (value, rate)).unzip())
        })?;
        let (states, rates): (Vec<_>, Vec<_>) = found.into_iter().unzip();
        let ((q, v), (dq, dv)) = (setup.split(py, count, &states)?, setup.split(py, count, &rates)?);
        (q, v, dq, dv).into_pyobject(py)
    }

    /// Returns `(q, v, by q, by v, by parameters, by inputs, by h)` for adjoints (dq, dv) of the
    /// states, given directly or by a function. With a direction it returns, for adjoints given
    /// directly, the derivatives of these derivatives along it.
    pub(crate) fn pulled<'py>(
        &self,
        py: Python<'py>,
        place: &Place<'py>,
        steps: &Any<'py>,
        ((function, dq, dv), then): (Weights<'py>, Option<Along<'py>>),
        (values, given_threads): Batch<'_, 'py>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let info = self.info();
        let (coordinates, velocities) = (registry::names(info.coordinates), registry::names(info.velocities));
        let steps = number_of(steps)?;
        let given_threads = threads(given_threads)?;
        let mut motions = Count::default();
        let then = then.map(|then| self.direction(then, steps, &mut motions)).transpose()?;
        let setup = self.setup(py, place, values, (steps, false), &mut motions)?;
        let steps = steps.number();
        let adjoints = |dq: Option<&Any<'py>>, dv: Option<&Any<'py>>, motions: &mut Count| {
            let dq = Adjoints::read(("dq", "coordinate"), dq, &coordinates, steps)?;
            motions.meet("dq", dq.count)?;
            let dv = Adjoints::read(("dv", "velocity"), dv, &velocities, steps)?;
            motions.meet("dv", dv.count).map(|()| (dq, dv))
        };
        let (count, states, gradients) = match function {
            // All motions wait for the function and keep their places for the backward pass.
            Some(function) => {
                let count = motions.get();
                let jobs = vec![(); count.unwrap_or(1)];
                let made =
                    setup.each(py, (count, given_threads), jobs, |i, (), stop| forwards(setup.begin(i)?, stop))?;
                let (mut states, mut waiting) = (Vec::new(), Vec::new());
                for (motion, own, walked) in made {
                    states.push(own);
                    waiting.push((motion, walked));
                }
                let (q, v) = setup.split(py, count, &states)?;
                let given = function.call1((&q, &v))?;
                let pair: Result<(Option<Any<'py>>, Option<Any<'py>>), PyErr> = given.extract();
                let (dq, dv) = pair.map_err(|_| {
                    type_error("the function of (q, v) must give a pair of arrays, the adjoints of q and v")
                })?;
                let (dq, dv) = adjoints(dq.as_ref(), dv.as_ref(), &mut motions)?;
                if count.is_none() && motions.get().is_some() {
                    let message = "the function of (q, v) was given one motion, but returned adjoints of a batch";
                    return Err(value_error(message));
                }
                let back = |i: usize, (mut motion, walked): (Motion<'_, f64>, _), stop: &dyn Fn() -> bool| {
                    let found = motion.pulled(&dq.beside(&dv, i, steps), walked, stop);
                    found.map_err(|trouble| motion.failed(trouble))
                };
                (count, states, setup.each(py, (count, given_threads), waiting, back)?)
            }
            None => {
                let (dq, dv) = adjoints(dq.as_ref(), dv.as_ref(), &mut motions)?;
                let count = motions.get();
                let jobs = vec![(); count.unwrap_or(1)];
                let found = setup.each(py, (count, given_threads), jobs, |i, (), stop| {
                    let adjoints = dq.beside(&dv, i, steps);
                    let Some(then) = &then else { return there_and_back(setup.begin(i)?, &adjoints, stop) };
                    let (states, gradient) = there_and_back(setup.along(i, then)?, &adjoints, stop)?;
                    Ok((states.iter().map(|state| state.value).collect(), gradient.rates()))
                })?;
                let (states, gradients) = found.into_iter().unzip();
                (count, states, gradients)
            }
        };
        let (q, v) = setup.split(py, count, &states)?;
        let (n, k, p, c) = (coordinates.len(), velocities.len(), info.parameters.len(), info.inputs.len());
        let all = |part: &dyn Fn(&Gradient<f64>) -> Vec<f64>| gradients.iter().flat_map(part).collect::<Vec<f64>>();
        let by_step = all(&|gradient| vec![gradient.further.last().copied().unwrap_or_default()]);
        let lengths: Vec<usize> = setup.inputs.rows.into_iter().chain([c]).collect();
        (
            q,
            v,
            stacked(py, count, all(&|gradient| gradient.state[..n].to_vec()), &[n])?,
            stacked(py, count, all(&|gradient| gradient.state[n..].to_vec()), &[k])?,
            stacked(py, count, all(&|gradient| gradient.further[..p.min(gradient.further.len())].to_vec()), &[p])?,
            stacked(py, count, all(&|gradient| gradient.inputs.clone()), &lengths)?,
            match count {
                Some(_) => stacked(py, count, by_step, &[])?,
                None => by_step[0].into_pyobject(py)?.into_any(),
            },
        )
            .into_pyobject(py)
    }

    /// Computes Σ λᵢ ∂²z'ᵢ of a step with respect to (z, z), (z, u) and (u, u).
    pub(crate) fn curved<'py>(
        &self,
        py: Python<'py>,
        place: &Place<'py>,
        adjoint: &Any<'py>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let mut motions = Count::default();
        let setup = self.setup(py, place, None, (Steps::One, true), &mut motions)?;
        if let Some(count) = motions.get() {
            return Err(value_error(format!("second derivatives are of one step, {count} initial states were given")));
        }
        let refused = |failed| setup.exception(py, None, failed);
        let mut motion = setup.begin(0).map_err(refused)?;
        let (z, _) = motion.sizes().map_err(|trouble| refused(motion.failed(trouble)))?;
        let given = numbers("adjoint", adjoint)?;
        if given.shape != [z] {
            let names = setup.model.carried(&setup.method).join(", ");
            let message = format!("`adjoint` has the shape {}, expected ({z},): {names}", shape(&given.shape));
            return Err(value_error(message));
        }
        finite("adjoint", &given.values)?;
        let found = py.detach(|| {
            let found = motion.derivative(Derivative::Second, &given.values);
            found.map_err(|trouble| motion.failed(trouble))
        });
        let mut state = found.map_err(refused)?;
        let c = self.info().inputs.len();
        let mut mixed = state.split_off(z * z);
        let inputs = mixed.split_off(z * c);
        (array(py, state, &[z, z])?, array(py, mixed, &[z, c])?, array(py, inputs, &[c, c])?).into_pyobject(py)
    }
}

/// A motion at its end, its states, and the data for the way backwards.
type Forwards<'s, T> = (Motion<'s, T>, Vec<T>, Walked<T>);

/// Makes all steps of a motion.
fn forwards<'s, T: Number>(mut motion: Motion<'s, T>, stop: &dyn Fn() -> bool) -> Result<Forwards<'s, T>, Failed> {
    match motion.forwards(stop) {
        Ok((states, walked)) => Ok((motion, states, walked)),
        Err(trouble) => Err(motion.failed(trouble)),
    }
}

/// Returns the states of a motion, and the derivatives of their sum with these adjoints as weights.
fn there_and_back<T: Number>(
    motion: Motion<'_, T>,
    adjoints: &[f64],
    stop: &dyn Fn() -> bool,
) -> Result<(Vec<T>, Gradient<T>), Failed> {
    let (mut motion, states, walked) = forwards(motion, stop)?;
    let found = motion.pulled(adjoints, walked, stop);
    found.map(|gradient| (states, gradient)).map_err(|trouble| motion.failed(trouble))
}

/// Reads the inputs of the data set. They must be numbers unless other inputs are given.
fn declared(info: &ModelInfo, data: &DataSet, are_given: bool) -> PyResult<Vec<f64>> {
    let value = |(name, text): (&&str, &String)| match text.trim().parse::<f64>() {
        Ok(value) => Ok(value),
        Err(_) if are_given => Ok(0.0),
        Err(_) => Err(value_error(format!(
            "`{name}` is `{text}` in the data set, but steps are differentiated with respect to inputs that are held over each step: give `inputs`, an array ({0},) or \
             (steps, {0})",
            info.inputs.len()
        ))),
    };
    match data.inputs.is_empty() {
        true => Ok(vec![0.0; info.inputs.len()]),
        false => info.inputs.iter().zip(&data.inputs).map(value).collect(),
    }
}
