//! The `ensemble` call: many motions with random parameters and initial data.

use crate::arguments::{array, count, rows};
use crate::errors::{in_python, state_error, value_error};
use crate::inputs::Held;
use crate::start::{Asked, with_options};
use crate::system::{Any, Core};
use crate::threads::{Meter, heard};
use nonholonomic_cli::hosted::{Drawn, Ensemble};
use nonholonomic_lab::ensemble::{Histogram, Start};
use nonholonomic_lab::registry::{DataSet, Model, names};
use nonholonomic_lab::tape::Declared;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// The arguments of `ensemble`.
pub(crate) struct Request<'a, 'py> {
    pub(crate) start: Asked<'a, 'py>,
    /// Variations in the syntax of the command line: `x=normal(0, 1)`.
    pub(crate) vary: Vec<String>,
    pub(crate) count: &'a Any<'py>,
    pub(crate) seed: &'a Any<'py>,
    pub(crate) h: Option<f64>,
    pub(crate) until: Option<f64>,
    pub(crate) steps: Option<&'a Any<'py>>,
    pub(crate) method: Option<&'a str>,
    pub(crate) project: bool,
    /// The number of steps between records; without it only the start and the end are recorded.
    pub(crate) every: Option<&'a Any<'py>>,
    pub(crate) inputs: Option<&'a Any<'py>>,
    pub(crate) threads: Option<&'a Any<'py>>,
    pub(crate) options: Option<&'a Bound<'py, PyDict>>,
    /// A function that receives the number of finished trajectories.
    pub(crate) progress: Option<&'a Any<'py>>,
}

/// The single initial state of a study, and the arguments that it was made from.
pub(crate) struct Beginning {
    pub(crate) start: Start,
    /// The data set of the state.
    pub(crate) set: Option<&'static str>,
    held: Held,
    /// The given coordinates and velocities, by index.
    own: [Vec<(usize, f64)>; 2],
}

impl Core {
    /// Reads the single initial state of a study.
    ///
    /// # Errors
    /// Invalid arguments, or more than one state.
    pub(crate) fn beginning(
        &self,
        py: Python<'_>,
        model: &Declared,
        (asked, project): (&Asked<'_, '_>, bool),
        inputs: Option<&Any<'_>>,
        what: &str,
    ) -> PyResult<Beginning> {
        let info = self.info();
        let (base, mut given) = self.states(model, asked)?;
        if let Some(count) = given.count {
            return Err(value_error(format!("{what} has one state, {count} were given")));
        }
        given.finite(py, info)?;
        if project {
            self.projected(py, model, (&base.parameters, None), 0.0, &mut given)?;
        }
        let held = Held::only(model, inputs, &base, what)?;
        let inputs = held.inputs(model, &base.parameters).map_err(value_error)?;
        // The finite numbers are the given ones.
        let own = |(argument, kind): (&str, &str), given: Option<&Any<'_>>, names: &[&'static str]| match given {
            Some(given) if !given.is_none() => {
                let (_, values) = rows((argument, kind), given, names, &vec![f64::NAN; names.len()])?;
                Ok(values.into_iter().enumerate().filter(|(_, value)| value.is_finite()).collect())
            }
            _ => Ok::<_, PyErr>(Vec::new()),
        };
        let own = [
            own(("q", "coordinate"), asked.q, &names(info.coordinates))?,
            own(("v", "velocity"), asked.v, &names(info.velocities))?,
        ];
        let start = Start { parameters: base.parameters, q: given.q, v: given.v, inputs };
        Ok(Beginning { start, set: self.data_set_of(asked)?, held, own })
    }

    /// Runs an ensemble.
    ///
    /// # Errors
    /// Invalid arguments, or trajectories that cannot start.
    pub(crate) fn drawn<'py>(&self, py: Python<'py>, request: Request<'_, 'py>) -> PyResult<Bound<'py, PyTuple>> {
        let info = self.info();
        let Request { start: asked, vary, h, until, steps, method, project, every, inputs, threads, .. } = request;
        let has_inputs = inputs.is_some_and(|inputs| !inputs.is_none()) || self.has_inputs(&asked)?;
        let (name, spelled) = self.source.method(py, method, has_inputs)?;
        let model = self.source.model(py, &name)?;
        let method = with_options(info, &name, &spelled, request.options)?;
        // Each trajectory is projected separately.
        let Beginning { start, set, held, own } = self.beginning(py, &model, (&asked, false), inputs, "an ensemble")?;
        let (h, steps) = self.steps(&name, (h, until, steps), self.declared_step(&asked)?)?;
        let number = |name: &str, value: Option<&Any<'py>>| match value.filter(|value| !value.is_none()) {
            Some(value) => count(name, value, 1).map(Some),
            None => Ok(None),
        };
        let every = number("every", every)?.unwrap_or(steps).min(steps).max(1);
        let threads = number("threads", threads)?.unwrap_or(0) as usize;
        let trajectories = count("count", request.count, 1)? as usize;
        let seed = count("seed", request.seed, 0)?;
        let base = start.parameters.clone();
        let with = |varied: &[(usize, f64)]| -> Result<Start, String> {
            // A drawn parameter replaces a given one.
            let given = self.given.iter().filter(|(i, _)| varied.iter().all(|(other, _)| other != i));
            let given: Vec<(usize, f64)> = varied.iter().chain(given).copied().collect();
            let data = model.data_with(set, &given).ok_or("there is no such data set")?;
            let DataSet { parameters, mut q, mut v, .. } = data;
            own[0].iter().for_each(|(i, value)| q[*i] = *value);
            own[1].iter().for_each(|(i, value)| v[*i] = *value);
            let inputs = held.inputs(&*model, &parameters)?;
            Ok(Start { parameters, q, v, inputs })
        };
        let meter = Meter::new(request.progress, trajectories as u64);
        let ensemble = Ensemble {
            model: &model,
            method: &method,
            start,
            with: &with,
            projects: project,
            vary: &vary,
            count: trajectories,
            seed,
            steps: (h, steps),
            every,
            threads,
        };
        let progress = |done: usize| meter.set(done as u64);
        let drawn = heard(py, &meter, |stop| ensemble.run(&progress, stop))?
            .map_err(|error| self.source.refused(py, &error))?;
        if let (Some(first), true) = (drawn.report.failures.first(), drawn.report.failed == trajectories) {
            let message = format!("every trajectory failed; the first error is: {}", in_python(&first.message));
            return Err(state_error(py, &message, Some(first.trajectory), (&[], &[])));
        }
        let parameters = PyDict::new(py);
        for (name, value) in names(info.parameters).into_iter().zip(base) {
            parameters.set_item(name, value)?;
        }
        let more = (method, h, steps, parameters).into_pyobject(py)?;
        taken_apart(py, drawn, trajectories)?.add(more)?.cast_into().map_err(PyErr::from)
    }
}

/// Converts the result of an ensemble to Python objects.
fn taken_apart(py: Python<'_>, drawn: Drawn, trajectories: usize) -> PyResult<Any<'_>> {
    let Drawn { text, draws, columns, times, spread, histograms, table, report } = drawn;
    let all = PyDict::new(py);
    for (name, values) in draws {
        all.set_item(name, array(py, values, &[trajectories])?)?;
    }
    let (records, width) = (times.len(), columns.len());
    let values = array(py, table.values().to_vec(), &[trajectories, records, width])?;
    // Each column has a value for every record. Records that no trajectory reached are NaN.
    let by_column = |of: &dyn Fn(usize) -> Vec<f64>| {
        let columns = (0..width).flat_map(|column| {
            let mut values = of(column);
            values.resize(records, f64::NAN);
            values
        });
        array(py, columns.collect(), &[width, records])
    };
    let means = by_column(&|column| spread.means(column))?;
    let variances = by_column(&|column| spread.variances(column))?;
    let least = by_column(&|column| spread.extremes(column).into_iter().map(|(least, _)| least).collect())?;
    let greatest = by_column(&|column| spread.extremes(column).into_iter().map(|(_, greatest)| greatest).collect())?;
    let mut counts: Vec<f64> = spread.counts().map(|count| count as f64).collect();
    counts.resize(records, 0.0);
    let histograms: Vec<_> = histograms.iter().map(|one| bins(py, one)).collect::<PyResult<_>>()?;
    let failures: Vec<(usize, String)> =
        report.failures.into_iter().map(|failed| (failed.trajectory, in_python(&failed.message))).collect();
    let first =
        (text, all, array(py, times, &[records])?, values, means, variances, least, greatest).into_pyobject(py)?;
    let rest = (array(py, counts, &[records])?, histograms, failures, report.failed).into_pyobject(py)?;
    first.add(rest)
}

/// Returns the edges of a histogram's bins, one more than the bins, and the count in each bin.
fn bins<'py>(py: Python<'py>, histogram: &Histogram) -> PyResult<(Any<'py>, Any<'py>)> {
    let bins: Vec<(f64, f64, u64)> = histogram.bins().collect();
    let edges: Vec<f64> = bins.iter().map(|bin| bin.0).chain(bins.last().map(|bin| bin.1)).collect();
    let counts: Vec<f64> = bins.iter().map(|bin| bin.2 as f64).collect();
    let (length, count) = (edges.len(), counts.len());
    Ok((array(py, edges, &[length])?, array(py, counts, &[count])?))
}
