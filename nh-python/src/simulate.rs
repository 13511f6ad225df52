//! `simulate`: a motion, or many.

use crate::arguments::{array, count, threads as threads_of};
use crate::errors::{state_error, step_error};
use crate::inputs::Controls;
use crate::run::{Ended, Failure, Plan, Rows};
use crate::start::{Asked, with_options};
use crate::system::{Any, Core};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::run::reaches;
use numpy::PyArray1;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// All that `simulate` is asked.
pub(crate) struct Request<'a, 'py> {
    pub(crate) start: Asked<'a, 'py>,
    pub(crate) h: Option<f64>,
    pub(crate) until: Option<f64>,
    pub(crate) steps: Option<&'a Any<'py>>,
    pub(crate) method: Option<&'a str>,
    pub(crate) project: bool,
    /// Without it the start and the end alone are recorded.
    pub(crate) every: Option<&'a Any<'py>>,
    pub(crate) inputs: Option<&'a Any<'py>>,
    pub(crate) threads: Option<&'a Any<'py>>,
    /// The estimate of the motion's error may take so many seconds.
    pub(crate) accuracy: f64,
    pub(crate) options: Option<&'a Bound<'py, PyDict>>,
    /// Parameters of each trajectory.
    pub(crate) varied: Option<&'a Any<'py>>,
}

impl Core {
    /// Makes the motions, and gives what `nonholonomic.Run` is made of.
    ///
    /// # Errors
    /// Arguments that are wrong, and a state that no motion starts from.
    pub(crate) fn run<'py>(&self, py: Python<'py>, request: &Request<'_, 'py>) -> PyResult<Bound<'py, PyTuple>> {
        let info = self.info();
        let Request { h, until, steps, method, project, every, inputs, threads, accuracy, options, varied, .. } =
            *request;
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
        let (h, steps) = self.steps(&name, (h, until, steps), self.declared_step(asked)?)?;
        // Without it there are rows at the start and at the end alone.
        let every = match every.filter(|every| !every.is_none()) {
            Some(every) => count("every", every, 1)?,
            None => steps.max(1),
        };
        let controls = Controls::read(&*model, inputs, &base, (given.count, steps))?;
        let threads = threads_of(threads)?;
        given.finite(py, info)?;
        let is_one = parameters.len() <= info.parameters.len();
        let prepared = is_one.then(|| self.prepared(&model, &name, &parameters)).transpose()?;
        if project {
            self.projected(py, &model, (&parameters, prepared.as_deref()), &mut given)?;
        }
        let works = info.driven || controls.is_some() || !info.inputs.is_empty();
        let too_many = || PyMemoryError::new_err("the trajectories do not fit into memory");
        let rows = usize::try_from(steps / every).ok().and_then(|rows| rows.checked_add(1)).ok_or_else(too_many)?;
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
        let shorter = until.filter(|until| given.count.is_none() && !reaches(steps as f64 * h, *until));
        let plan = Plan {
            model: &model,
            method: &method,
            given: &given,
            parameters: &parameters,
            shared: prepared.as_deref().filter(|_| !controls.is_some()),
            h,
            steps,
            every,
            rows,
            works,
            controls: &controls,
            until: shorter,
        };
        let mut ended = plan.run(py, parts.collect(), threads)?;
        for (i, ended) in ended.iter().enumerate() {
            if let Some(Failure::Start(message)) = &ended.failure {
                return Err(state_error(py, message, given.count.map(|_| i), given.at(i)));
            }
        }
        let mut t: Vec<f64> = (0..rows).map(|row| row as f64 * every as f64 * h).collect();
        let errors = ended.iter().enumerate().map(|(i, ended)| match &ended.failure {
            Some(Failure::Step(message, q, v)) => {
                let place = (ended.steps + 1, ended.steps as f64 * h);
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
            let none = py.None().into_bound(py);
            return (method, h, array(py, t, &[rows])?, q, v, work, taken, errors, none, values).into_pyobject(py);
        }
        let ended = ended.pop().unwrap_or_default();
        let motion = match (errors.first(), accuracy > 0.0 && controls.are_repeatable()) {
            (Some(None), true) => self.motion_error(py, &plan, (&out_q, &out_v), accuracy)?,
            _ => py.None().into_bound(py),
        };
        // One trajectory has the rows that it reached, and its last state.
        let reached = (ended.steps / every) as usize + 1;
        [(&mut out_q, n), (&mut out_v, k), (&mut out_work, w), (&mut t, 1)]
            .into_iter()
            .for_each(|(values, width)| values.truncate(reached * width));
        let Ended { steps: mut taken, last, .. } = ended;
        if let (Some((q, v, work)), Some(until)) = (last, shorter) {
            taken += 1;
            t.push(until);
            out_q.extend(q);
            out_v.extend(v);
            out_work.extend(works.then_some(work));
        }
        let rows = t.len();
        let work = works.then(|| array(py, out_work, &[rows])).transpose()?;
        let (q, v) = (array(py, out_q, &[rows, n])?, array(py, out_v, &[rows, k])?);
        let error = errors.into_iter().next().flatten().unwrap_or_else(|| py.None().into_bound(py));
        let taken = taken.into_pyobject(py)?.into_any();
        (method, h, array(py, t, &[rows])?, q, v, work, taken, error, motion, values).into_pyobject(py)
    }
}

/// Values of parameters by name.
fn by_name<'py>(py: Python<'py>, info: &ModelInfo, values: &[f64]) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    for (parameter, value) in info.parameters.iter().zip(values) {
        all.set_item(parameter.quantity.name, value)?;
    }
    Ok(all)
}

/// The parts of equal length; of a system without coordinates they are empty.
fn split<T>(all: &mut [T], count: usize, length: usize) -> impl Iterator<Item = &mut [T]> {
    let mut rest = all;
    (0..count).map(move |_| {
        let (first, others) = std::mem::take(&mut rest).split_at_mut(length);
        rest = others;
        first
    })
}
