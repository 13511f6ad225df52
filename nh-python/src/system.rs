//! The system behind Python's `System`: a declaration with values of its parameters.

use crate::arguments::{array, grid, strings};
use crate::common;
use crate::derivatives::{Along, Place};
use crate::ensemble;
use crate::errors::{state_error, value_error};
use crate::inputs::Controls;
use crate::run::Prepared;
use crate::simulate::{Request, finite_start};
use crate::source::{Source, Text, constants};
use crate::start::{Asked, moved, step_size, with_options};
use crate::stepper::{Origin, Stepper, kept};
use nonholonomic_lab::registry;
use nonholonomic_lab::tape::Declared;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

pub(crate) type Any<'py> = Bound<'py, PyAny>;

/// A declaration with values of its parameters, the native part of `nonholonomic.System`.
#[pyclass(frozen, module = "nonholonomic._native")]
pub(crate) struct Core {
    pub(crate) source: Arc<Source>,
    /// The given parameters.
    pub(crate) given: Vec<(usize, f64)>,
    /// The system at its parameters with any method, created at first use.
    pub(crate) working: Mutex<Option<Arc<Prepared>>>,
    /// The models of the last runs and derivatives with the systems at their parameters, the last
    /// one first.
    pub(crate) latest: Mutex<Vec<(Arc<Declared>, Arc<Prepared>)>>,
}

impl Core {
    fn of(source: Arc<Source>, given: Vec<(usize, f64)>) -> Core {
        Core { source, given, working: Mutex::default(), latest: Mutex::default() }
    }

    /// Makes a copy with the same declaration and parameters.
    fn same(&self) -> Core {
        Core::of(Arc::clone(&self.source), self.given.clone())
    }
}

/// Keyword arguments: names and values.
pub(crate) type Keywords<'py> = Vec<(String, Any<'py>)>;

pub(crate) fn keywords<'py>(given: Option<&Bound<'py, PyDict>>) -> PyResult<Keywords<'py>> {
    given.iter().flat_map(|given| given.iter()).map(|(name, value)| Ok((name.extract()?, value))).collect()
}

#[pymethods]
impl Core {
    #[new]
    #[pyo3(signature = (yaml, file, parameters=None, constants=None, budget=None))]
    fn new(
        py: Python<'_>,
        yaml: String,
        file: String,
        parameters: Option<&Bound<'_, PyDict>>,
        constants: Option<Vec<(String, i64)>>,
        budget: Option<String>,
    ) -> PyResult<Self> {
        let (more, parameters) = self::constants(&yaml, keywords(parameters)?)?;
        let constants = replaced(constants.unwrap_or_default(), more);
        let source = Text { yaml, file, constants, budget }.source(py)?;
        let given = source.given(py, &parameters)?;
        let core = Core::of(source, given);
        core.positive()?;
        Ok(core)
    }

    /// The same declaration with other parameters, or other constants of families.
    #[pyo3(signature = (data, parameters))]
    fn with_parameters(&self, py: Python<'_>, data: Option<&str>, parameters: &Bound<'_, PyDict>) -> PyResult<Self> {
        let (more, parameters) = constants(&self.source.text.yaml, keywords(Some(parameters))?)?;
        let source = match more.as_slice() {
            [] => Arc::clone(&self.source),
            _ => {
                let text = self.source.text.clone();
                Text { constants: replaced(text.constants.clone(), more), ..text }.source(py)?
            }
        };
        let mut given = match data {
            Some(_) => Vec::new(),
            None => self.given.clone(),
        };
        if let Some(data) = data {
            let model = source.any_model(py)?;
            let name = self.data_set(Some(data))?;
            let values = self.data(&model, name, &[])?.parameters;
            given = values.into_iter().enumerate().filter(|(_, value)| !value.is_nan()).collect();
        }
        for (at, value) in source.given(py, &parameters)? {
            given.retain(|(other, _)| *other != at);
            given.push((at, value));
        }
        let core = Core::of(source, given);
        core.positive()?;
        Ok(core)
    }

    /// The arguments that recreate an equal object in another process.
    #[getter]
    pub(crate) fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let text = &self.source.text;
        (&text.yaml, &text.file, self.given_by_name(py)?, text.constants.clone(), text.budget.as_deref())
            .into_pyobject(py)
    }

    /// The given parameters, by name.
    #[getter]
    fn given<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.given_by_name(py)
    }

    #[getter]
    fn constants_given(&self) -> Vec<(String, i64)> {
        self.source.text.constants.clone()
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.info().name
    }

    #[getter]
    fn text(&self) -> Option<String> {
        self.info().text.map(|text| registry::one_line(Some(text)))
    }

    #[getter]
    fn source(&self) -> &str {
        &self.source.text.yaml
    }

    #[getter]
    fn coordinates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, registry::names(self.info().coordinates))
    }

    #[getter]
    fn velocities<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, registry::names(self.info().velocities))
    }

    #[getter]
    fn inputs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, self.info().inputs.iter().copied())
    }

    #[getter]
    fn momenta<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, self.info().momenta.iter().copied())
    }

    #[getter]
    fn invariants<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, registry::names(self.info().invariants))
    }

    #[getter]
    fn constraints<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, self.info().constraints.iter().copied())
    }

    #[getter]
    fn methods<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, registry::names(self.info().methods))
    }

    /// The name of the method that `simulate` uses by default.
    #[getter]
    fn default_method(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.source.method(py, None, false)?.0)
    }

    #[getter]
    fn data_sets<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, registry::names(self.info().data_sets))
    }

    #[getter]
    fn parameter_names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, registry::names(self.info().parameters))
    }

    #[getter]
    fn angles<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        strings(py, self.info().angles.iter().map(|&i| self.info().coordinates[i].name))
    }

    #[getter]
    fn step_sizes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        common::step_sizes(py, self.info())
    }

    #[getter]
    fn units<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        common::units(py, self.info())
    }

    /// Parameter values by name; `None` for a parameter without one.
    #[getter]
    fn parameters<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let values = self.values(py)?;
        let all = PyDict::new(py);
        for (parameter, value) in self.info().parameters.iter().zip(values) {
            all.set_item(parameter.quantity.name, Some(value).filter(|value| !value.is_nan()))?;
        }
        Ok(all)
    }

    /// The initial state of a data set.
    fn initial<'py>(&self, py: Python<'py>, data_set: Option<&str>) -> PyResult<(Any<'py>, Any<'py>)> {
        let Some(name) = self.data_set(data_set)? else {
            return Err(value_error(format!("`{}` was declared without initial data", self.info().name)));
        };
        let data = self.data(&*self.source.any_model(py)?, Some(name), &self.given)?;
        let (n, k) = (data.q.len(), data.v.len());
        Ok((array(py, data.q, &[n])?, array(py, data.v, &[k])?))
    }

    /// A motion, or many: `(method, h, t, q, v, work, steps, errors, motion, parameters)`.
    #[pyo3(signature = (
        q, v, h, until, steps, data, method, project, every, inputs, threads, accuracy, options, varied, t0=0.0, events=None, dense=false, progress=None
    ))]
    #[allow(clippy::too_many_arguments)]
    fn simulate<'py>(
        &self,
        py: Python<'py>,
        q: Option<&Any<'py>>,
        v: Option<&Any<'py>>,
        h: Option<f64>,
        until: Option<f64>,
        steps: Option<&Any<'py>>,
        data: Option<&str>,
        method: Option<&str>,
        project: bool,
        every: Option<&Any<'py>>,
        inputs: Option<&Any<'py>>,
        threads: Option<&Any<'py>>,
        accuracy: f64,
        options: Option<&Bound<'py, PyDict>>,
        varied: Option<&Any<'py>>,
        t0: f64,
        events: Option<Vec<String>>,
        dense: bool,
        progress: Option<&Any<'py>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let start = Asked { q, v, data };
        #[rustfmt::skip]
        let request = Request {
            start, t0, h, until, steps, method, project, every, inputs, threads, accuracy, options, varied, events, dense, progress,
        };
        self.run(py, &request)
    }

    /// An ensemble: `(text, draws, times, values, means, variances, least, greatest, counts, histograms, failures, method, h, parameters)`.
    #[pyo3(signature = (start, vary, count, seed, h, until, steps, method, project, every, inputs, threads, options, progress))]
    #[allow(clippy::too_many_arguments)]
    fn ensemble<'py>(
        &self,
        py: Python<'py>,
        start: (Option<Any<'py>>, Option<Any<'py>>, Option<String>),
        vary: Vec<String>,
        count: &Any<'py>,
        seed: &Any<'py>,
        h: Option<f64>,
        until: Option<f64>,
        steps: Option<&Any<'py>>,
        method: Option<&str>,
        project: bool,
        every: Option<&Any<'py>>,
        inputs: Option<&Any<'py>>,
        threads: Option<&Any<'py>>,
        options: Option<&Bound<'py, PyDict>>,
        progress: Option<&Any<'py>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (q, v, data) = &start;
        let start = Asked { q: q.as_ref(), v: v.as_ref(), data: data.as_deref() };
        #[rustfmt::skip]
        let request = ensemble::Request {
            start, vary, count, seed, h, until, steps, method, project, every, inputs, threads, options, progress,
        };
        self.drawn(py, request)
    }

    /// The text of `nh order`, and its JSON output.
    #[pyo3(signature = (start, methods, h, until, halvings, project, inputs))]
    #[allow(clippy::too_many_arguments)]
    fn order<'py>(
        &self,
        py: Python<'py>,
        start: (Option<Any<'py>>, Option<Any<'py>>, Option<String>),
        methods: Vec<String>,
        h: Option<f64>,
        until: f64,
        halvings: u32,
        project: bool,
        inputs: Option<&Any<'py>>,
    ) -> PyResult<(String, String)> {
        self.orders(py, &start, methods, (h, until, halvings), (project, inputs))
    }

    /// The text of `nh stability`, and its JSON output.
    #[pyo3(signature = (start, method, h, period, project, inputs, options))]
    #[allow(clippy::too_many_arguments)]
    fn stability<'py>(
        &self,
        py: Python<'py>,
        start: (Option<Any<'py>>, Option<Any<'py>>, Option<String>),
        method: Option<&str>,
        h: Option<f64>,
        period: Option<f64>,
        project: bool,
        inputs: Option<&Any<'py>>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<(String, String)> {
        self.eigenvalues(py, &start, (method, options), (h, period), (project, inputs))
    }

    /// The right-hand side in many states, (count, n + k), at times (count,).
    fn rates<'py>(&self, py: Python<'py>, t: &Any<'py>, y: &Any<'py>) -> PyResult<Any<'py>> {
        self.many_rates(py, t, y)
    }

    /// The velocities that belong to momenta on D*, (count, k), at times (count,).
    fn to_velocities<'py>(&self, py: Python<'py>, q: &Any<'py>, rho: &Any<'py>, t: &Any<'py>) -> PyResult<Any<'py>> {
        self.velocities_of(py, (q, rho), t)
    }

    /// A stepper at a state.
    #[pyo3(signature = (q, v, h, data, method, project, inputs, options, t0=0.0))]
    #[allow(clippy::too_many_arguments)]
    fn stepper<'py>(
        &self,
        py: Python<'py>,
        q: Option<&Any<'py>>,
        v: Option<&Any<'py>>,
        h: Option<f64>,
        data: Option<&str>,
        method: Option<&str>,
        project: bool,
        inputs: Option<&Any<'py>>,
        options: Option<&Bound<'py, PyDict>>,
        t0: f64,
    ) -> PyResult<Stepper> {
        finite_start(t0)?;
        let info = self.info();
        let asked = Asked { q, v, data };
        // Inputs may be given with each step, so the method must accept them.
        let (name, spelled) = self.source.method(py, method, !info.inputs.is_empty())?;
        let model = self.source.model(py, &name)?;
        let method = with_options(info, &name, &spelled, options)?;
        let (base, mut given) = self.states(&model, &asked)?;
        if let Some(count) = given.count {
            return Err(value_error(format!("a stepper has one state, {count} were given; `simulate` takes many")));
        }
        let h = match h.or(self.declared_step(&asked)?) {
            Some(h) => step_size(h)?,
            None => return Err(value_error("`h` is missing: the step size")),
        };
        given.finite(py, info)?;
        if project {
            self.projected(py, &model, (&base.parameters, None), t0, &mut given)?;
        }
        let controls = Controls::read(&*model, inputs, &base, (None, 1))?;
        let data = self.data_set_of(&asked)?;
        let origin =
            Origin { core: self.same(), start: (given.q.clone(), given.v.clone()), data, inputs: kept(inputs)? };
        Stepper::new(py, (info, origin), &model, &base.parameters, (method, t0, h), controls)
    }

    /// The matrices of a step: `(names, A, B, C, S, H, E)`.
    #[pyo3(signature = (place, parameters=None, threads=None))]
    fn linearise<'py>(
        &self,
        py: Python<'py>,
        place: Place<'py>,
        parameters: Option<&Any<'py>>,
        threads: Option<&Any<'py>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        self.linearised(py, &place, (parameters, threads))
    }

    /// States and their derivatives along a direction: `(q, v, dq, dv)`. With a second direction:
    /// derivatives along the first, and their derivatives along the second.
    #[pyo3(signature = (place, steps, along, parameters=None, threads=None, then=None))]
    #[allow(clippy::too_many_arguments)]
    fn jvp<'py>(
        &self,
        py: Python<'py>,
        place: Place<'py>,
        steps: &Any<'py>,
        along: Along<'py>,
        parameters: Option<&Any<'py>>,
        threads: Option<&Any<'py>>,
        then: Option<Along<'py>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        self.pushed(py, &place, steps, (along, then), (parameters, threads))
    }

    /// States, and derivatives with respect to everything that they depend on: `(q, v, by q, by v,
    /// by parameters, by inputs, by h)`. With a direction: the derivatives of these derivatives along
    /// it.
    #[pyo3(signature = (place, steps, function, dq, dv, parameters=None, threads=None, then=None))]
    #[allow(clippy::too_many_arguments)]
    fn vjp<'py>(
        &self,
        py: Python<'py>,
        place: Place<'py>,
        steps: &Any<'py>,
        function: Option<Any<'py>>,
        dq: Option<Any<'py>>,
        dv: Option<Any<'py>>,
        parameters: Option<&Any<'py>>,
        threads: Option<&Any<'py>>,
        then: Option<Along<'py>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        self.pulled(py, &place, steps, ((function, dq, dv), then), (parameters, threads))
    }

    /// Second derivatives of a step, contracted with an adjoint.
    fn second<'py>(&self, py: Python<'py>, place: Place<'py>, adjoint: &Any<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.curved(py, &place, adjoint)
    }

    /// The state moved onto the constraints.
    fn project<'py>(
        &self,
        py: Python<'py>,
        q: Option<&Any<'py>>,
        v: Option<&Any<'py>>,
    ) -> PyResult<(Any<'py>, Any<'py>)> {
        let working = self.working(py)?;
        let info = self.info();
        let (axes, mut given) = grid(info, q, v)?;
        given.finite(py, info)?;
        let (n, k) = given.sizes;
        for i in 0..given.len() {
            let (q, v) = (&mut given.q[i * n..][..n], &mut given.v[i * k..][..k]);
            if let Err(why) = moved(&*working.system, 0.0, q, v) {
                let (q, v) = (q.to_vec(), v.to_vec());
                return Err(state_error(py, &why, (!axes.is_empty()).then_some(i), (&q, &v)));
            }
        }
        let shape = |width: usize| [&axes[..], &[width]].concat();
        Ok((array(py, given.q, &shape(n))?, array(py, given.v, &shape(k))?))
    }

    /// The energy of states.
    #[pyo3(signature = (q, v, t=None))]
    fn energy<'py>(
        &self,
        py: Python<'py>,
        q: Option<&Any<'py>>,
        v: Option<&Any<'py>>,
        t: Option<&Any<'py>>,
    ) -> PyResult<Any<'py>> {
        self.over_states(py, (q, v), t, |system, t, q, v| system.energy(t, q, v))
    }

    /// The largest residual of a constraint in states.
    #[pyo3(signature = (q, v, t=None))]
    fn constraint<'py>(
        &self,
        py: Python<'py>,
        q: Option<&Any<'py>>,
        v: Option<&Any<'py>>,
        t: Option<&Any<'py>>,
    ) -> PyResult<Any<'py>> {
        self.over_states(py, (q, v), t, |system, t, q, v| system.constraint(t, q, v))
    }

    /// Names of the functions that `evaluate` accepts.
    fn functions(&self, py: Python<'_>) -> PyResult<Vec<&'static str>> {
        Ok(self.working(py)?.info.functions.iter().map(|function| function.name).collect())
    }

    /// The value of a function of the system, as an array of the function's shape.
    fn evaluate<'py>(&self, py: Python<'py>, name: &str, given: &Bound<'py, PyDict>) -> PyResult<Any<'py>> {
        self.evaluated(py, name, keywords(Some(given))?)
    }

    /// The right-hand side of ẏ = f(t, y) for y = (q, v), in the form that ODE solvers expect.
    #[pyo3(signature = (t, y, inputs=None))]
    fn rhs<'py>(&self, py: Python<'py>, t: f64, y: &Any<'py>, inputs: Option<&Any<'py>>) -> PyResult<Any<'py>> {
        self.rhs_of(py, t, y, inputs)
    }

    /// The HTML of `nh animate` for a motion.
    #[pyo3(signature = (motion, told, ended))]
    fn animated(
        &self,
        py: Python<'_>,
        motion: crate::shown::Moved<'_>,
        told: &str,
        ended: Option<String>,
    ) -> PyResult<String> {
        self.page(py, motion, told, ended)
    }

    /// Writes the package of `nh generate --python`.
    fn package(
        &self,
        py: Python<'_>,
        folder: PathBuf,
        overwrite: bool,
        methods: Vec<String>,
        expose: Vec<String>,
    ) -> PyResult<()> {
        self.packaged(py, (folder, overwrite), methods, expose)
    }

    /// The text of `nh explain`.
    fn explain(
        &self,
        py: Python<'_>,
        stage: String,
        format: String,
        methods: Vec<String>,
        only: Vec<String>,
    ) -> PyResult<String> {
        self.source.explained(py, (stage, format), methods, only)
    }
}

/// Replaces the values of some constants.
fn replaced(mut constants: Vec<(String, i64)>, new: Vec<(String, i64)>) -> Vec<(String, i64)> {
    for (name, value) in new {
        constants.retain(|(other, _)| *other != name);
        constants.push((name, value));
    }
    constants.sort();
    constants
}
