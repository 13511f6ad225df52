//! The system of Python: a declaration with values of its parameters.

use crate::arguments::{States, array, count, grid, number, numbers, paired, repr, rows, shape, strings};
use crate::errors::{key_error, state_error, step_error, type_error, value_error};
use crate::inputs::Controls;
use crate::run::{Ended, Failure, Plan, Prepared, Rows};
use crate::source::{Source, Text, constants};
use crate::stepper::Stepper;
use crate::threads::heard;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_codegen::quantity::Quantity as Function;
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{self, DataSet, Model, System};
use nonholonomic_lab::run::{Samples, Second, count_steps, is_free_of_steps, reaches, time_between_rows};
use nonholonomic_lab::tape::Declared;
use numpy::PyArray1;
use pyo3::exceptions::{PyMemoryError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

type Any<'py> = Bound<'py, PyAny>;

/// A declaration with values of its parameters, under `nonholonomic.System`.
#[pyclass(frozen, module = "nonholonomic._native")]
pub(crate) struct Core {
    source: Arc<Source>,
    /// The parameters that were given.
    given: Vec<(usize, f64)>,
    /// The system at its parameters, with any method: made at first use.
    working: Mutex<Option<Arc<Prepared>>>,
    /// The system of the last run, with the method.
    last: Mutex<Option<(String, Arc<Prepared>)>>,
}

/// Keywords of `simulate`, for messages.
const KEYWORDS: [&str; 11] =
    ["q", "v", "h", "until", "steps", "data", "method", "project", "every", "inputs", "threads"];

/// Names and values, by keyword.
type Keywords<'py> = Vec<(String, Any<'py>)>;

fn keywords<'py>(given: Option<&Bound<'py, PyDict>>) -> PyResult<Keywords<'py>> {
    given.iter().flat_map(|given| given.iter()).map(|(name, value)| Ok((name.extract()?, value))).collect()
}

/// A run that is asked for.
struct Asked<'a, 'py> {
    q: Option<&'a Any<'py>>,
    v: Option<&'a Any<'py>>,
    data: Option<&'a str>,
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
        let core = Core { source, given, working: Mutex::default(), last: Mutex::default() };
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
            let values = self.data(&*model, name, &[])?.parameters;
            given = values.into_iter().enumerate().filter(|(_, value)| !value.is_nan()).collect();
        }
        for (at, value) in source.given(py, &parameters)? {
            given.retain(|(other, _)| *other != at);
            given.push((at, value));
        }
        let core = Core { source, given, working: Mutex::default(), last: Mutex::default() };
        core.positive()?;
        Ok(core)
    }

    /// What makes an equal object in another process.
    #[getter]
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let text = &self.source.text;
        (&text.yaml, &text.file, self.given_by_name(py)?, text.constants.clone(), text.budget.as_deref())
            .into_pyobject(py)
    }

    /// The parameters that were given, by name.
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

    /// The name of the method that `simulate` takes where none is named.
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
        let all = PyDict::new(py);
        for (set, step) in self.info().steps {
            all.set_item(self.info().data_sets[*set].name, *step)?;
        }
        Ok(all)
    }

    #[getter]
    fn units<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        let info = self.info();
        let parameters = info.parameters.iter().map(|p| &p.quantity);
        for quantity in info.coordinates.iter().chain(info.velocities).chain(parameters) {
            all.set_item(quantity.name, quantity.unit)?;
        }
        Ok(all)
    }

    /// Values by name; `None` for a parameter that has none.
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
    #[pyo3(signature = (q, v, h, until, steps, data, method, project, every, inputs, threads, accuracy, options, varied))]
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
        varied: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let info = self.info();
        let asked = Asked { q, v, data };
        let has_inputs = inputs.is_some_and(|inputs| !inputs.is_none()) || self.has_inputs(&asked)?;
        let (name, spelled) = self.source.method(py, method, has_inputs)?;
        let model = self.source.model(py, &name)?;
        let method = with_options(info, &name, &spelled, options)?;
        let (base, mut given) = self.states(py, &*model, &asked)?;
        let parameters = match varied {
            Some(varied) => {
                let (count, parameters) = self.varied(&base.parameters, varied)?;
                given = given.repeated(count)?;
                parameters
            }
            None => base.parameters.clone(),
        };
        let (h, steps) = self.steps(&name, (h, until, steps), self.declared_step(&asked)?)?;
        // Without it there are rows at the start and at the end alone.
        let every = match every.filter(|every| !every.is_none()) {
            Some(every) => count("every", every, 1)?,
            None => steps.max(1),
        };
        let controls = Controls::read(&*model, inputs, &base, (given.count, steps))?;
        let threads = match threads {
            Some(threads) if !threads.is_none() => Some(count("threads", threads, 1)? as usize),
            _ => None,
        };
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

    /// A stepper at a state.
    #[pyo3(signature = (q, v, h, data, method, project, inputs, options))]
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
    ) -> PyResult<Stepper> {
        let info = self.info();
        let asked = Asked { q, v, data };
        let has_inputs = inputs.is_some_and(|inputs| !inputs.is_none()) || self.has_inputs(&asked)?;
        let (name, spelled) = self.source.method(py, method, has_inputs)?;
        let model = self.source.model(py, &name)?;
        let method = with_options(info, &name, &spelled, options)?;
        let (base, mut given) = self.states(py, &*model, &asked)?;
        if let Some(count) = given.count {
            return Err(value_error(format!("a stepper has one state, {count} were given; `simulate` takes many")));
        }
        let h = match h.or(self.declared_step(&asked)?) {
            Some(h) => step_size(h)?,
            None => return Err(value_error("`h` is missing: the step size")),
        };
        given.finite(py, info)?;
        if project {
            self.projected(py, &model, (&base.parameters, None), &mut given)?;
        }
        let controls = Controls::read(&*model, inputs, &base, (None, 1))?;
        Stepper::new(py, info, &model, (&base.parameters, given.at(0)), (method, h), controls)
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
            if let Err(why) = moved(&*working.system, q, v) {
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

    /// Names of the functions that `evaluate` knows.
    fn functions(&self, py: Python<'_>) -> PyResult<Vec<&'static str>> {
        let working = self.working(py)?;
        Ok(Function::ALL.iter().filter(|f| working.functions.evaluate(**f, &[]).is_some()).map(|f| f.name()).collect())
    }

    /// The numbers of a function of the system, row by row.
    fn evaluate<'py>(&self, py: Python<'py>, name: &str, given: &Bound<'py, PyDict>) -> PyResult<Any<'py>> {
        let working = self.working(py)?;
        let known = self.functions(py)?;
        let kind = format!("function of `{}`", self.info().name);
        let name = names::resolve(&kind, name, &known).map_err(value_error)?;
        let Some(function) = Function::ALL.iter().find(|function| function.name() == name) else {
            return Err(key_error(name));
        };
        let info = self.info();
        let roles = [
            ("q", Role::Configuration, info.coordinates.len()),
            ("v", Role::Velocity, info.velocities.len()),
            ("rho", Role::ReducedMomenta, info.momenta.len()),
            ("p", Role::Momenta, info.velocities.len()),
            ("inputs", Role::Inputs, info.inputs.len()),
            ("t", Role::Time, 1),
        ];
        let mut arguments: Vec<(Role, Vec<f64>)> =
            vec![(Role::Time, vec![0.0]), (Role::Inputs, vec![0.0; info.inputs.len()])];
        for (key, value) in keywords(Some(given))? {
            let known: Vec<&str> = roles.iter().map(|(name, ..)| *name).collect();
            let key = names::resolve("argument", &key, &known).map_err(type_error)?;
            let Some((_, role, length)) = roles.iter().find(|(name, ..)| *name == key) else { continue };
            let found = numbers(key, &value)?;
            let is_number = found.shape.is_empty() && *length == 1;
            if found.shape != [*length] && !is_number {
                let (found, wanted) = (shape(&found.shape), shape(&[*length]));
                return Err(value_error(format!("`{key}` has the shape {found}, `{name}` wants {wanted}")));
            }
            arguments.retain(|(other, _)| other != role);
            arguments.push((*role, found.values));
        }
        let arguments: Vec<(Role, &[f64])> = arguments.iter().map(|(role, values)| (*role, &**values)).collect();
        let found = working.functions.evaluate(*function, &arguments).unwrap_or_default();
        let length = found.len();
        array(py, found, &[length])
    }

    /// The right-hand side of ẏ = f(t, y) for y = (q, v), as solvers of differential equations want it.
    #[pyo3(signature = (t, y, inputs=None))]
    fn rhs<'py>(&self, py: Python<'py>, t: f64, y: &Any<'py>, inputs: Option<&Any<'py>>) -> PyResult<Any<'py>> {
        let info = self.info();
        let (n, k, c) = (info.coordinates.len(), info.velocities.len(), info.inputs.len());
        let found = numbers("y", y)?;
        if found.shape != [n + k] {
            let (found, wanted) = (shape(&found.shape), shape(&[n + k]));
            let message = format!("`y` has the shape {found}, wanted is {wanted}: the coordinates, the velocities");
            return Err(value_error(message));
        }
        let u = match inputs.filter(|inputs| !inputs.is_none()) {
            None => vec![0.0; c],
            Some(inputs) => {
                let found = numbers("inputs", inputs)?;
                if found.shape != [c] {
                    let (found, wanted) = (shape(&found.shape), shape(&[c]));
                    return Err(value_error(format!("`inputs` has the shape {found}, wanted is {wanted}")));
                }
                found.values
            }
        };
        let working = self.working(py)?;
        let (q, v) = found.values.split_at(n);
        let arguments: &[(Role, &[f64])] =
            &[(Role::Configuration, q), (Role::Velocity, v), (Role::Inputs, &u), (Role::Time, &[t])];
        let mut out = vec![f64::NAN; n + k];
        let (dq, dv) = out.split_at_mut(n);
        // (Where there is no function for them the velocities are the coordinates' own.)
        match working.functions.evaluate(Function::ConfigurationVelocity, arguments) {
            Some(rates) => dq.copy_from_slice(&rates),
            None => dq.copy_from_slice(&v[..n]),
        }
        working.functions.write(Function::Acceleration, arguments, dv);
        array(py, out, &[n + k])
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

impl Core {
    fn info(&self) -> &'static ModelInfo {
        self.source.info
    }

    fn given_by_name<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for (at, value) in &self.given {
            all.set_item(self.info().parameters[*at].quantity.name, value)?;
        }
        Ok(all)
    }

    /// Refuses parameters that must be positive and are not.
    fn positive(&self) -> PyResult<()> {
        for (at, value) in &self.given {
            let parameter = &self.info().parameters[*at];
            if parameter.positive && *value <= 0.0 {
                let name = parameter.quantity.name;
                return Err(value_error(format!("the parameter `{name}` must be positive, it is {value}")));
            }
        }
        Ok(())
    }

    /// The values of the parameters; NaN where there is none. What follows from others is computed by a model.
    fn values(&self, py: Python<'_>) -> PyResult<Vec<f64>> {
        let mut values = vec![f64::NAN; self.info().parameters.len()];
        self.info().parameter_values(None, &self.given, &mut values);
        if values.iter().any(|value| value.is_nan()) {
            values = self.data(&*self.source.any_model(py)?, None, &self.given)?.parameters;
        }
        Ok(values)
    }

    /// A data set by its name; without one the first, if there is one.
    fn data_set(&self, name: Option<&str>) -> PyResult<Option<&'static str>> {
        let known = registry::names(self.info().data_sets);
        match name {
            Some(name) => {
                let kind = format!("data set of `{}`", self.info().name);
                names::resolve(&kind, name, &known).map(Some).map_err(value_error)
            }
            None => Ok(known.first().copied()),
        }
    }

    /// The data set that a run starts from: the one that is named, or the first where a part of the state is not given.
    fn data_set_of(&self, asked: &Asked<'_, '_>) -> PyResult<Option<&'static str>> {
        let part = |given: Option<&Any<'_>>, width: usize| match given {
            Some(given) if !given.is_none() => !given.is_instance_of::<PyDict>(),
            _ => width == 0,
        };
        let (n, k) = (self.info().coordinates.len(), self.info().velocities.len());
        match asked.data {
            None if part(asked.q, n) && part(asked.v, k) => Ok(None),
            name => self.data_set(name),
        }
    }

    /// Does the data set have inputs?
    fn has_inputs(&self, asked: &Asked<'_, '_>) -> PyResult<bool> {
        let set = self.data_set_of(asked)?.and_then(|name| self.info().data_set(name));
        Ok(set.is_some_and(|set| !set.inputs.is_empty()))
    }

    fn declared_step(&self, asked: &Asked<'_, '_>) -> PyResult<Option<f64>> {
        Ok(self.data_set_of(asked)?.and_then(|name| self.info().step(name)))
    }

    /// A data set with the parameters that are given in place of its own.
    fn data(&self, model: &Declared, name: Option<&str>, given: &[(usize, f64)]) -> PyResult<DataSet> {
        model
            .data_with(name, given)
            .ok_or_else(|| value_error(format!("there is no data set `{}`", name.unwrap_or_default())))
    }

    /// The data that a run starts from, and its initial states.
    fn states(&self, py: Python<'_>, model: &Declared, asked: &Asked<'_, '_>) -> PyResult<(DataSet, States)> {
        let info = self.info();
        let set = self.data_set_of(asked)?;
        let base = self.data(model, set, &self.given)?;
        let open: Vec<&str> = registry::names(info.parameters)
            .into_iter()
            .zip(&base.parameters)
            .filter(|(_, value)| value.is_nan())
            .map(|(name, _)| name)
            .collect();
        if let Some(first) = open.first() {
            let message = format!(
                "`{}` has no value for `{}`, since the declaration gives no default: `with_parameters({first}=…)` gives one",
                info.name,
                open.join("`, `")
            );
            return Err(value_error(message));
        }
        let part = |(argument, kind): (&str, &str), given: Option<&Any<'_>>, names: &[&'static str], base: &[f64]| {
            match given {
                Some(given) if !given.is_none() => rows((argument, kind), given, names, base),
                _ if names.is_empty() || set.is_some() => Ok((None, base.to_vec())),
                _ => Err(value_error(format!(
                    "`{argument}` is missing, and `{}` has no data set to take it from: give an array ({},): {}; or a dict \
                 by name, `{argument}={{}}` for zeros",
                    info.name,
                    names.len(),
                    names.join(", ")
                ))),
            }
        };
        let (coordinates, velocities) = (registry::names(info.coordinates), registry::names(info.velocities));
        let q = part(("q", "coordinate"), asked.q, &coordinates, &base.q)?;
        let v = part(("v", "velocity"), asked.v, &velocities, &base.v)?;
        let _ = py;
        let states = paired(q, v, (coordinates.len(), velocities.len()))?;
        Ok((base, states))
    }

    /// Step size and number of steps.
    fn steps(
        &self,
        method: &str,
        (h, until, steps): (Option<f64>, Option<f64>, Option<&Any<'_>>),
        declared: Option<f64>,
    ) -> PyResult<(f64, u64)> {
        let steps = steps.filter(|steps| !steps.is_none());
        let h = h.or_else(|| declared.map(|h| until.map_or(h, |until| h.copysign(until))));
        match (until, steps) {
            (Some(_), Some(_)) => {
                Err(value_error("`until` and `steps` are both given; one of them says where a run ends"))
            }
            (None, None) => Err(value_error("`until` is missing: the final time; or `steps`, the number of steps")),
            (Some(until), None) => {
                let has_end = until.is_finite() && until != 0.0;
                let h = h.or_else(|| (has_end && is_free_of_steps(method)).then(|| time_between_rows(until)));
                let Some(h) = h else { return Err(self.no_step(method)) };
                Ok((h, count_steps(h, until).map_err(value_error)?))
            }
            (None, Some(steps)) => {
                let Some(h) = h else { return Err(self.no_step(method)) };
                Ok((step_size(h)?, count("steps", steps, 0)?))
            }
        }
    }

    fn no_step(&self, method: &str) -> PyErr {
        value_error(format!(
            "`h` is missing: the step size of `{method}`, since no data set of `{}` that is used declares one",
            self.info().name
        ))
    }

    /// The parameters of each trajectory, of which some are varied.
    fn varied(&self, base: &[f64], varied: &Bound<'_, PyDict>) -> PyResult<(Option<usize>, Vec<f64>)> {
        rows(("parameters", "parameter"), varied, &registry::names(self.info().parameters), base)
    }

    /// Moves states onto the constraints.
    fn projected(
        &self,
        py: Python<'_>,
        model: &Declared,
        (parameters, prepared): (&[f64], Option<&Prepared>),
        given: &mut States,
    ) -> PyResult<()> {
        let (n, k) = given.sizes;
        let p = self.info().parameters.len();
        let mut own = None;
        for i in 0..given.len() {
            let system = match (prepared, &mut own) {
                (Some(prepared), _) => &*prepared.system,
                (None, own) => {
                    let at = if parameters.len() > p { i * p } else { 0 };
                    &**own.insert(model.system(&parameters[at..at + p]).map_err(value_error)?)
                }
            };
            if i % 256 == 255 {
                py.check_signals()?;
            }
            let (q, v) = (&mut given.q[i * n..][..n], &mut given.v[i * k..][..k]);
            if let Err(why) = moved(system, q, v) {
                return Err(state_error(py, &why, given.count.map(|_| i), given.at(i)));
            }
        }
        Ok(())
    }

    /// The system of a run, which is mostly that of the last one.
    fn prepared(&self, model: &Declared, method: &str, parameters: &[f64]) -> PyResult<Arc<Prepared>> {
        let same = |a: &[f64], b: &[f64]| a.iter().map(|a| a.to_bits()).eq(b.iter().map(|b| b.to_bits()));
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, prepared)) = &*last
            && of == method
            && same(&prepared.parameters, parameters)
        {
            return Ok(Arc::clone(prepared));
        }
        let prepared = Arc::new(Prepared::new(model, parameters.to_vec()).map_err(value_error)?);
        *last = Some((method.to_owned(), Arc::clone(&prepared)));
        Ok(prepared)
    }

    fn working(&self, py: Python<'_>) -> PyResult<Arc<Prepared>> {
        if let Some(working) = &*self.working.lock().unwrap_or_else(PoisonError::into_inner) {
            return Ok(Arc::clone(working));
        }
        let model = self.source.any_model(py)?;
        let parameters = self.data(&model, None, &self.given)?.parameters;
        let working = Arc::new(Prepared::new(&model, parameters).map_err(value_error)?);
        *self.working.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&working));
        Ok(working)
    }

    /// A function of states, with any leading axes.
    fn over_states<'py>(
        &self,
        py: Python<'py>,
        (q, v): (Option<&Any<'py>>, Option<&Any<'py>>),
        t: Option<&Any<'py>>,
        function: impl Fn(&dyn System, f64, &[f64], &[f64]) -> f64 + Send + Sync,
    ) -> PyResult<Any<'py>> {
        let (axes, given) = grid(self.info(), q, v)?;
        let working = self.working(py)?;
        let times = match t.filter(|t| !t.is_none()) {
            None => vec![0.0; given.len()],
            Some(t) => {
                let broadcast = py.import("numpy")?.call_method1("broadcast_to", (t, axes.clone()))?;
                numbers("t", &broadcast)?.values
            }
        };
        let at = |i: usize| {
            let (q, v) = given.at(i);
            function(&*working.system, times[i], q, v)
        };
        // (A call of a few microseconds needs no thread.)
        let values: Vec<f64> = match given.len() {
            0..=10_000 => (0..given.len()).map(at).collect(),
            many => heard(py, |_| (0..many).map(at).collect())?,
        };
        match (axes.as_slice(), values.as_slice()) {
            ([], [value]) => Ok(value.into_pyobject(py)?.into_any()),
            _ => array(py, values, &axes),
        }
    }

    /// The error of a motion that was made, estimated by a second run: a dictionary, or `None`.
    fn motion_error<'py>(
        &self,
        py: Python<'py>,
        plan: &Plan<'_>,
        (q, v): (&[f64], &[f64]),
        seconds: f64,
    ) -> PyResult<Any<'py>> {
        let (info, none) = (self.info(), py.None().into_bound(py));
        let (n, k) = plan.given.sizes;
        let mut samples = Samples::of(info);
        for row in 0..plan.rows {
            let state = if n > 0 { &q[row * n..][..n] } else { &v[row * k..][..k] };
            samples.push(row as u64 * plan.every, state);
        }
        let inputs = plan.controls.of(0).map(|(inputs, _)| inputs);
        let own = match plan.shared {
            Some(_) => None,
            None => Some(plan.model.system_with(plan.parameters, inputs.as_ref()).map_err(PyRuntimeError::new_err)?),
        };
        let shared = plan.shared.map(|shared| &*shared.system);
        let Some(system) = own.as_deref().or(shared) else { return Ok(none) };
        let budget = Duration::try_from_secs_f64(seconds.min(3.2e7)).unwrap_or_default();
        let compared = |stop: &AtomicBool| {
            // (The second run has the first one's method alone among its methods.)
            let info = plan.model.info();
            let second = Second::new(info, system, (plan.method, plan.h), plan.given.at(0), budget);
            second.ok()?.compare(&samples, stop)
        };
        let Some(found) = heard(py, compared)? else { return Ok(none) };
        let dict = PyDict::new(py);
        dict.set_item("error", found.error)?;
        dict.set_item("of", found.of)?;
        dict.set_item("unit", found.unit)?;
        dict.set_item("relative", found.relative)?;
        dict.set_item("t", found.t)?;
        dict.set_item("holds_until", found.holds_until)?;
        dict.set_item("whole", found.whole)?;
        dict.set_item("seconds", found.seconds)?;
        dict.set_item("description", found.describe(plan.model.info()))?;
        dict.set_item("warning", found.warning(plan.model))?;
        Ok(dict.into_any())
    }
}

/// Moves a state onto the constraints: matrices to rotations, and the velocity onto D.
fn moved(system: &dyn System, q: &mut [f64], v: &mut [f64]) -> Result<(), String> {
    system.rotate(q)?;
    system.project(q, v).map_err(|why| format!("the initial velocity cannot be projected: {why}"))
}

/// A step size that can be one.
fn step_size(h: f64) -> PyResult<f64> {
    match h.is_finite() && h != 0.0 {
        true => Ok(h),
        false => Err(value_error(format!("`h` must be a finite number other than zero, it is {h}"))),
    }
}

/// Constants, of which some have new values.
fn replaced(mut constants: Vec<(String, i64)>, new: Vec<(String, i64)>) -> Vec<(String, i64)> {
    for (name, value) in new {
        constants.retain(|(other, _)| *other != name);
        constants.push((name, value));
    }
    constants.sort();
    constants
}

/// Values of parameters by name.
fn by_name<'py>(py: Python<'py>, info: &ModelInfo, values: &[f64]) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    for (parameter, value) in info.parameters.iter().zip(values) {
        all.set_item(parameter.quantity.name, value)?;
    }
    Ok(all)
}

/// The method with options that stand after its name (`dla:0.4`) or are given by keyword (`alpha=0.4`).
fn with_options(info: &ModelInfo, name: &str, spelled: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let choice = MethodChoice::parse("method", spelled, &[name]).map_err(value_error)?;
    let given = keywords(options)?;
    if given.is_empty() {
        return Ok(choice.to_string());
    }
    if !choice.options.is_empty() {
        return Err(type_error(format!("the options of `{name}` are given twice")));
    }
    let known: Vec<_> = info.method(name).map_or(Vec::new(), |method| method.options.to_vec());
    let mut values: Vec<f64> = known.iter().map(|option| option.default).collect();
    for (key, value) in given {
        let Some(at) = known.iter().position(|option| option.name == key) else {
            let options: Vec<&str> = known.iter().map(|option| option.name).collect();
            let known = [&KEYWORDS[..], &options].concat();
            let why = names::resolve(&format!("keyword, or option of `{name}`,"), &key, &known).err();
            return Err(type_error(why.unwrap_or_else(|| repr(&value))));
        };
        values[at] = number(&key, &value)?;
    }
    Ok(MethodChoice { name: name.to_owned(), options: values }.to_string())
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

/// The declarations of the library by name.
#[pyfunction]
pub(crate) fn library(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for declaration in nonholonomic_lab::library::DECLARATIONS {
        all.set_item(declaration.name, declaration.yaml)?;
    }
    Ok(all)
}

/// The message about a name that is not among these, with those that may have been meant.
#[pyfunction]
pub(crate) fn unknown(kind: &str, name: &str, known: Vec<String>) -> String {
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    names::resolve(kind, name, &known).err().unwrap_or_else(|| format!("`{name}` is not written so"))
}
