//! The `simulate` call: one motion, or many.

use crate::arguments::{array, count, threads as threads_of};
use crate::common::split;
use crate::errors::{in_python, state_error, step_error, value_error};
use crate::inputs::Controls;
use crate::run::{Ended, Failure, Plan, Rows};
use crate::start::{Asked, with_options};
use crate::system::{Any, Core};
use crate::threads::Meter;
use crate::watched::Polynomials;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::events::{self, Occurrence, Watch};
use nonholonomic_lab::run::reaches;
use numpy::PyArray1;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// The arguments of `simulate`.
pub(crate) struct Request<'a, 'py> {
    pub(crate) start: Asked<'a, 'py>,
    /// The start time of all motions.
    pub(crate) t0: f64,
    pub(crate) h: Option<f64>,
    pub(crate) until: Option<f64>,
    pub(crate) steps: Option<&'a Any<'py>>,
    pub(crate) method: Option<&'a str>,
    pub(crate) project: bool,
    /// The number of steps between records; without it only the start and the end are recorded.
    pub(crate) every: Option<&'a Any<'py>>,
    pub(crate) inputs: Option<&'a Any<'py>>,
    pub(crate) threads: Option<&'a Any<'py>>,
    /// The time limit of the error estimate, in seconds.
    pub(crate) accuracy: f64,
    pub(crate) options: Option<&'a Bound<'py, PyDict>>,
    /// The parameters of each trajectory.
    pub(crate) varied: Option<&'a Any<'py>>,
    /// Events in the syntax of the command line.
    pub(crate) events: Option<Vec<String>>,
    /// Are the polynomials of `taylor` kept?
    pub(crate) dense: bool,
    /// A function that receives the progress of the run.
    pub(crate) progress: Option<&'a Any<'py>>,
}

impl Core {
    /// Runs the motions, and returns the parts of a `nonholonomic.Run`.
    ///
    /// # Errors
    /// Invalid arguments, or a state from which no motion starts.
    pub(crate) fn run<'py>(&self, py: Python<'py>, request: &Request<'_, 'py>) -> PyResult<Bound<'py, PyTuple>> {
        let info = self.info();
        let Request { t0, h, until, steps, method, project, every, inputs, .. } = *request;
        let Request { threads, accuracy, options, varied, dense, progress, .. } = *request;
        finite_start(t0)?;
        let asked = &request.start;
        let has_inputs = inputs.is_some_and(|inputs| !inputs.is_none()) || self.has_inputs(asked)?;
        let (name, spelled) = self.source.method(py, method, has_inputs)?;
        let model = self.source.model(py, &name)?;
        let method = with_options(info, &name, &spelled, options)?;
        let (base, mut given) = self.states(&model, asked)?;
        let parameters = match varied.filter(|varied| !varied.is_none()) {
            Some(varied) => {
                let (count, parameters) = self.varied(&model, asked, &base, varied)?;
                given = given.repeated(count)?;
                parameters
            }
            None => base.parameters.clone(),
        };
        let until = until.map(|until| until - t0);
        let (h, steps) = self.steps(&name, (h, until, steps), self.declared_step(asked)?)?;
        // Without `every` there are only rows at the start and at the end.
        let every = match every.filter(|every| !every.is_none()) {
            Some(every) => count("every", every, 1)?,
            None => steps.max(1),
        };
        let controls = Controls::read(&*model, inputs, &base, (given.count, steps))?;
        let threads = threads_of(threads)?;
        given.finite(py, info)?;
        let is_one = parameters.len() <= info.parameters.len();
        let prepared = is_one.then(|| self.prepared(&model, &parameters)).transpose()?;
        if project {
            self.projected(py, &model, (&parameters, prepared.as_deref()), t0, &mut given)?;
        }
        let texts = request.events.clone().unwrap_or_default();
        if !texts.is_empty() && parameters.len() > info.parameters.len() {
            return Err(value_error("events need one set of parameters: `simulate` these systems one after the other"));
        }
        let refused = |message: String| value_error(in_python(&message));
        let events = events::read(&texts, info, &parameters).map_err(refused)?;
        if !events.is_empty() {
            Watch::new(&events, info, &method).map_err(refused)?;
        }
        if dense && (given.count.is_some() || !name.starts_with("taylor")) {
            return Err(value_error(match given.count {
                Some(_) => "`dense=True` is for one motion; `simulate` each motion of the batch separately".to_owned(),
                None => format!(
                    "`{name}` has no polynomials to keep with `dense=True`: without it `run.at(times)` interpolates rows; `method=\"taylor\"` has some"
                ),
            }));
        }
        let works = info.changes_energy || controls.is_some() || !info.inputs.is_empty();
        let too_many = || PyMemoryError::new_err("the trajectories do not fit into memory");
        let reached = usize::try_from(steps / every).ok().and_then(|rows| rows.checked_add(1)).ok_or_else(too_many)?;
        let shorter = until.filter(|until| events.is_empty() && !reaches(steps as f64 * h, *until));
        // A single motion gets a row at the end only once the shorter step has been made.
        let more =
            usize::from(shorter.is_some() && given.count.is_some() && !info.changes_energy && info.inputs.is_empty());
        let rows = reached.checked_add(more).ok_or_else(too_many)?;
        let (n, k, w) = (info.coordinates.len(), info.velocities.len(), usize::from(works));
        let zeros = |width: usize| -> PyResult<Vec<f64>> {
            let length = rows.checked_mul(width).and_then(|one| one.checked_mul(given.len())).ok_or_else(too_many)?;
            Vec::<f64>::new().try_reserve_exact(length).map_err(|_| too_many())?;
            Ok(vec![0.0; length])
        };
        let (mut out_q, mut out_v, mut out_work) = (zeros(n)?, zeros(k)?, zeros(w)?);
        let parts = split(&mut out_q, given.len(), rows * n)
            .zip(split(&mut out_v, given.len(), rows * k))
            .zip(split(&mut out_work, given.len(), rows * w))
            .map(|((q, v), work)| Rows { rows, q, v, work });
        let meter = Meter::new(progress, steps.saturating_mul(given.len() as u64));
        let plan = Plan {
            model: &model,
            method: &method,
            given: &given,
            parameters: &parameters,
            shared: prepared.as_deref().filter(|_| !controls.is_some()),
            t0,
            h,
            steps,
            every,
            works,
            controls: &controls,
            until: shorter,
            events: &events,
            dense,
            meter: &meter,
        };
        let mut ended = plan.run(py, parts.collect(), threads)?;
        for (i, ended) in ended.iter().enumerate() {
            if let Some(Failure::Start(message)) = &ended.failure {
                return Err(state_error(py, &in_python(message), given.count.map(|_| i), given.at(i)));
            }
        }
        let mut t: Vec<f64> = (0..reached).map(|row| t0 + row as f64 * every as f64 * h).collect();
        let mut rows = rows;
        if let (1, Some(until)) = (more, shorter) {
            if ended.iter().any(|ended| ended.last.is_some()) {
                t.push(t0 + until);
                write_last(&mut ended, rows, (&mut out_q, &mut out_v, &mut out_work));
            } else {
                // No trajectory made the shorter step, for instance because the method carries more
                // than the state.
                (out_q, out_v, out_work) =
                    (without_last(out_q, rows, n), without_last(out_v, rows, k), without_last(out_work, rows, w));
                rows = reached;
            }
        }
        let errors = ended.iter().enumerate().map(|(i, ended)| match &ended.failure {
            Some(Failure::Step(message, q, v)) => {
                let place = (ended.steps + 1, t0 + ended.steps as f64 * h);
                step_error(py, message, given.count.map(|_| i), place, (q, v)).map(Some)
            }
            _ => Ok(None),
        });
        let errors: Vec<Option<Any<'_>>> = errors.collect::<PyResult<_>>()?;
        let values = by_name(py, info, &base.parameters)?;
        if let Some(count) = given.count {
            let taken: Vec<i64> = ended.iter().map(|ended| ended.steps as i64).collect();
            let work = works.then(|| array(py, out_work, &[count, rows])).transpose()?;
            let (q, v) = (array(py, out_q, &[count, rows, n])?, array(py, out_v, &[count, rows, k])?);
            let errors = PyTuple::new(py, errors)?.into_any();
            let taken = PyArray1::from_vec(py, taken).into_any();
            let none = || py.None().into_bound(py);
            let met = ended.iter().map(|ended| met(py, &ended.events, (n, k)));
            let met = if events.is_empty() {
                none()
            } else {
                PyTuple::new(py, met.collect::<PyResult<Vec<_>>>()?)?.into_any()
            };
            let head = (method, h, array(py, t, &[rows])?, q, v, work);
            return made(py, head, (taken, errors, none(), values, met, none()));
        }
        let ended = ended.pop().unwrap_or_default();
        // A single trajectory keeps the rows that it reached, and its last state.
        let reached = (ended.steps / every) as usize + 1;
        let motion = match (errors.first(), accuracy > 0.0 && controls.are_repeatable()) {
            (Some(None), true) => self.motion_error(py, &plan, reached, (&out_q, &out_v), accuracy)?,
            _ => py.None().into_bound(py),
        };
        [(&mut out_q, n), (&mut out_v, k), (&mut out_work, w), (&mut t, 1)]
            .into_iter()
            .for_each(|(values, width)| values.truncate(reached * width));
        let Ended { steps: mut taken, last, stopped, .. } = ended;
        let shortened = last.zip(shorter).map(|(state, until)| (state, t0 + until, 1));
        // There may be further steps between the last row and the event.
        let stopped = stopped.filter(|_| !taken.is_multiple_of(every));
        let stopped = stopped.map(|state| (state, t0 + taken as f64 * h, 0));
        if let Some(((q, v, work), time, more)) = shortened.or(stopped) {
            taken += more;
            t.push(time);
            out_q.extend(q);
            out_v.extend(v);
            out_work.extend(works.then_some(work));
        }
        let rows = t.len();
        let work = works.then(|| array(py, out_work, &[rows])).transpose()?;
        let (q, v) = (array(py, out_q, &[rows, n])?, array(py, out_v, &[rows, k])?);
        let error = errors.into_iter().next().flatten().unwrap_or_else(|| py.None().into_bound(py));
        let taken = taken.into_pyobject(py)?.into_any();
        let met = if events.is_empty() { py.None().into_bound(py) } else { met(py, &ended.events, (n, k))? };
        let polynomials = ended.polynomials.map(|polynomials| kept(py, polynomials)).transpose()?;
        let polynomials = polynomials.unwrap_or_else(|| py.None().into_bound(py));
        made(py, (method, h, array(py, t, &[rows])?, q, v, work), (taken, error, motion, values, met, polynomials))
    }
}

/// Collects all parts of a run in a tuple.
fn made<'py>(
    py: Python<'py>,
    rows: (String, f64, Any<'py>, Any<'py>, Any<'py>, Option<Any<'py>>),
    others: (Any<'py>, Any<'py>, Any<'py>, Bound<'py, PyDict>, Any<'py>, Any<'py>),
) -> PyResult<Bound<'py, PyTuple>> {
    let (method, h, t, q, v, work) = rows;
    let (steps, errors, motion, parameters, events, polynomials) = others;
    (method, h, t, q, v, work, steps, errors, motion, parameters, events, polynomials).into_pyobject(py)
}

/// Checks that a motion can start at this time.
pub(crate) fn finite_start(t0: f64) -> PyResult<()> {
    match t0.is_finite() {
        true => Ok(()),
        false => Err(value_error(format!("`t0` must be a finite number, it is {t0}"))),
    }
}

/// Converts events to arrays `(t, which, rising, q, v, width)`; rising is 1, −1, or 0 where the
/// sign does not change.
fn met<'py>(py: Python<'py>, events: &[Occurrence], (n, k): (usize, usize)) -> PyResult<Any<'py>> {
    let count = events.len();
    let sign = |rising: Option<bool>| rising.map_or(0, |rising| if rising { 1 } else { -1 });
    let t = array(py, events.iter().map(|event| event.t).collect(), &[count])?;
    let which = PyArray1::from_vec(py, events.iter().map(|event| event.event as i64).collect());
    let rising = PyArray1::from_vec(py, events.iter().map(|event| sign(event.rising)).collect::<Vec<i64>>());
    let q = array(py, events.iter().flat_map(|event| event.q.iter().copied()).collect(), &[count, n])?;
    let v = array(py, events.iter().flat_map(|event| event.v.iter().copied()).collect(), &[count, k])?;
    let width = array(py, events.iter().map(|event| event.width).collect(), &[count])?;
    Ok((t, which, rising, q, v, width).into_pyobject(py)?.into_any())
}

/// Converts polynomials to arrays `(spans, coefficients)` of shapes (count, 3) and (count, orders,
/// variables).
fn kept(py: Python<'_>, polynomials: Polynomials) -> PyResult<Any<'_>> {
    let ((variables, orders), count) = (polynomials.sizes, polynomials.spans.len());
    let spans = array(py, polynomials.spans.concat(), &[count, 3])?;
    let coefficients = array(py, polynomials.coefficients, &[count, orders, variables])?;
    Ok((spans, coefficients).into_pyobject(py)?.into_any())
}

/// Writes the states after the shorter step. A trajectory without that step, when others have it,
/// ends before it with an error.
fn write_last(ended: &mut [Ended], rows: usize, (q, v, work): (&mut [f64], &mut [f64], &mut [f64])) {
    let count = ended.len();
    let (n, k, w) = (q.len() / (count * rows), v.len() / (count * rows), work.len() / (count * rows));
    let parts = split(q, count, rows * n).zip(split(v, count, rows * k)).zip(split(work, count, rows * w));
    for (ended, ((q, v), work)) in ended.iter_mut().zip(parts) {
        let mut row = Rows { rows, q, v, work };
        match (&ended.last, &ended.failure) {
            (Some((q, v, work)), _) => {
                row.write(rows - 1, q, v, *work);
                ended.steps += 1;
            }
            (None, Some(_)) => row.fail_from(rows - 1),
            (None, None) => {
                let before = ((rows - 2) * n..(rows - 1) * n, (rows - 2) * k..(rows - 1) * k);
                let why = "the shorter step to the final time could not be made".to_owned();
                ended.failure = Some(Failure::Step(why, row.q[before.0].to_vec(), row.v[before.1].to_vec()));
                row.fail_from(rows - 1);
            }
        }
    }
}

/// Returns the rows of all trajectories without the last row of each.
fn without_last(values: Vec<f64>, rows: usize, width: usize) -> Vec<f64> {
    match rows * width {
        0 => values,
        one => values.chunks_exact(one).flat_map(|rows| &rows[..one - width]).copied().collect(),
    }
}

/// Returns the values of parameters by name.
fn by_name<'py>(py: Python<'py>, info: &ModelInfo, values: &[f64]) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    for (parameter, value) in info.parameters.iter().zip(values) {
        all.set_item(parameter.quantity.name, value)?;
    }
    Ok(all)
}
