//! The start of a run: its data set, initial states, parameters, step size, number of steps, and
//! the options of its method.

use crate::arguments::{States, count, is_mapping, mapping, number, paired, repr, rows};
use crate::errors::{state_error, type_error, value_error};
use crate::run::Prepared;
use crate::system::{Any, Core, keywords};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{self, DataSet, Model, System};
use nonholonomic_lab::run::{count_steps, is_free_of_steps, time_between_rows};
use nonholonomic_lab::tape::Declared;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The keywords of `simulate`, for error messages.
const KEYWORDS: [&str; 16] = [
    "q", "v", "h", "t0", "until", "steps", "data", "method", "project", "every", "inputs", "threads", "accuracy",
    "events", "dense", "progress",
];

/// The requested start of a run.
pub(crate) struct Asked<'a, 'py> {
    pub(crate) q: Option<&'a Any<'py>>,
    pub(crate) v: Option<&'a Any<'py>>,
    pub(crate) data: Option<&'a str>,
}

impl Core {
    pub(crate) fn info(&self) -> &'static ModelInfo {
        self.source.info
    }

    pub(crate) fn given_by_name<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for (at, value) in &self.given {
            all.set_item(self.info().parameters[*at].quantity.name, value)?;
        }
        Ok(all)
    }

    /// Rejects given parameters that must be positive and are not.
    pub(crate) fn positive(&self) -> PyResult<()> {
        for (at, value) in &self.given {
            let parameter = &self.info().parameters[*at];
            if parameter.positive && *value <= 0.0 {
                let name = parameter.quantity.name;
                return Err(value_error(format!("the parameter `{name}` must be positive, it is {value}")));
            }
        }
        Ok(())
    }

    /// Returns the values of the parameters, NaN for those without one. A model computes dependent
    /// parameters.
    pub(crate) fn values(&self, py: Python<'_>) -> PyResult<Vec<f64>> {
        let mut values = vec![f64::NAN; self.info().parameters.len()];
        self.info().parameter_values(None, &self.given, &mut values);
        if self.source.has_following {
            values = self.data(&*self.source.any_model(py)?, None, &self.given)?.parameters;
        }
        Ok(values)
    }

    /// Resolves the name of a data set. Without a name it returns the first data set, if there is
    /// one.
    pub(crate) fn data_set(&self, name: Option<&str>) -> PyResult<Option<&'static str>> {
        let known = registry::names(self.info().data_sets);
        match name {
            Some(name) => names::resolve("data set", name, &known).map(Some).map_err(value_error),
            None => Ok(known.first().copied()),
        }
    }

    /// Returns the data set that a run starts from: the named one, or the first if part of the
    /// state is not given.
    pub(crate) fn data_set_of(&self, asked: &Asked<'_, '_>) -> PyResult<Option<&'static str>> {
        let part = |given: Option<&Any<'_>>, width: usize| match given {
            Some(given) if !given.is_none() => is_mapping(given).map(|is_mapping| !is_mapping),
            _ => Ok(width == 0),
        };
        let (n, k) = (self.info().coordinates.len(), self.info().velocities.len());
        match asked.data {
            None if part(asked.q, n)? && part(asked.v, k)? => Ok(None),
            name => self.data_set(name),
        }
    }

    /// Does the data set define inputs?
    pub(crate) fn has_inputs(&self, asked: &Asked<'_, '_>) -> PyResult<bool> {
        let set = self.data_set_of(asked)?.and_then(|name| self.info().data_set(name));
        Ok(set.is_some_and(|set| !set.inputs.is_empty()))
    }

    pub(crate) fn declared_step(&self, asked: &Asked<'_, '_>) -> PyResult<Option<f64>> {
        Ok(self.data_set_of(asked)?.and_then(|name| self.info().step(name)))
    }

    /// Returns a data set with the given parameters in place of its own.
    pub(crate) fn data(&self, model: &Declared, name: Option<&str>, given: &[(usize, f64)]) -> PyResult<DataSet> {
        model
            .data_with(name, given)
            .ok_or_else(|| value_error(format!("there is no data set `{}`", name.unwrap_or_default())))
    }

    /// Returns the data that a run starts from, and its initial states.
    pub(crate) fn states(&self, model: &Declared, asked: &Asked<'_, '_>) -> PyResult<(DataSet, States)> {
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
        let states = paired(q, v, (coordinates.len(), velocities.len()))?;
        Ok((base, states))
    }

    /// Determines the step size and the number of steps.
    pub(crate) fn steps(
        &self,
        method: &str,
        (h, until, steps): (Option<f64>, Option<f64>, Option<&Any<'_>>),
        declared: Option<f64>,
    ) -> PyResult<(f64, u64)> {
        let steps = steps.filter(|steps| !steps.is_none());
        let h = h.or_else(|| declared.map(|h| until.map_or(h, |until| h.copysign(until))));
        match (until, steps) {
            (Some(_), Some(_)) => Err(value_error("`until` and `steps` are both given; give only one of them")),
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

    pub(crate) fn no_step(&self, method: &str) -> PyErr {
        value_error(format!(
            "`h` is missing: the step size of `{method}`, since no data set of `{}` that is used declares one",
            self.info().name
        ))
    }

    /// Reads the parameters of each motion from an array (p,) or (count, p), or by name. Dependent
    /// parameters follow the named ones unless they are named themselves.
    pub(crate) fn varied(
        &self,
        model: &Declared,
        asked: &Asked<'_, '_>,
        base: &DataSet,
        varied: &Any<'_>,
    ) -> PyResult<(Option<usize>, Vec<f64>)> {
        let known = registry::names(self.info().parameters);
        let (count, mut values) = rows(("parameters", "parameter"), varied, &known, &base.parameters)?;
        let (Some(named), true) = (mapping(varied)?, self.source.has_following) else { return Ok((count, values)) };
        let set = self.data_set_of(asked)?;
        let mut given = self.given.clone();
        for name in named.keys() {
            let name = names::resolve("parameter", &name.extract::<String>()?, &known).map_err(value_error)?;
            let at = known.iter().position(|known| *known == name).unwrap_or_default();
            given.retain(|(other, _)| *other != at);
            given.push((at, 0.0));
        }
        for row in values.chunks_mut(known.len()) {
            given.iter_mut().for_each(|(at, value)| *value = row[*at]);
            row.copy_from_slice(&self.data(model, set, &given)?.parameters);
        }
        Ok((count, values))
    }

    /// Projects states onto the constraints.
    pub(crate) fn projected(
        &self,
        py: Python<'_>,
        model: &Declared,
        (parameters, prepared): (&[f64], Option<&Prepared>),
        t0: f64,
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
            if let Err(why) = moved(system, t0, q, v) {
                return Err(state_error(py, &why, given.count.map(|_| i), given.at(i)));
            }
        }
        Ok(())
    }
}

/// Projects a state onto the constraints: matrices onto rotations, and the velocity onto D.
pub(crate) fn moved(system: &dyn System, t: f64, q: &mut [f64], v: &mut [f64]) -> Result<(), String> {
    system.rotate(q)?;
    system.project(t, q, v).map_err(|why| format!("the initial velocity cannot be projected: {why}"))
}

/// Checks that a step size is finite and not zero.
pub(crate) fn step_size(h: f64) -> PyResult<f64> {
    match h.is_finite() && h != 0.0 {
        true => Ok(h),
        false => Err(value_error(format!("`h` must be a finite number other than zero, it is {h}"))),
    }
}

/// Returns the method with its options, which follow its name (`dla:0.4`) or are keywords
/// (`alpha=0.4`).
pub(crate) fn with_options(
    info: &ModelInfo,
    name: &str,
    spelled: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<String> {
    if spelled == name && options.is_none_or(|options| options.is_empty()) {
        return Ok(name.to_owned());
    }
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
