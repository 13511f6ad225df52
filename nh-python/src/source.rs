//! Declarations. A process derives the mechanics of each once, and its code once for each method.

use crate::arguments::{converted, type_error_of};
use crate::common::normalised;
use crate::errors::{refused, type_error, value_error};
use crate::threads::left;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_cli::Error;
use nonholonomic_cli::hosted::Host;
use nonholonomic_codegen::declaration::{Declaration, MAX_CONSTANT};
use nonholonomic_codegen::origin::{Diagnostics, Severity};
use nonholonomic_lab::registry::names;
use nonholonomic_lab::tape::Declared;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Everything that determines a derivation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Text {
    /// The declaration's YAML.
    pub(crate) yaml: String,
    /// The file's name in messages.
    pub(crate) file: String,
    /// Constants of families that differ from the declaration's values.
    pub(crate) constants: Vec<(String, i64)>,
    /// The budget of a derivation; `None` takes the budget from the environment.
    pub(crate) budget: Option<String>,
}

/// A declaration and everything derived from it.
pub(crate) struct Source {
    pub(crate) text: Text,
    pub(crate) declaration: Declaration,
    /// The model's description, which lists every applicable method.
    pub(crate) info: &'static ModelInfo,
    /// Do some parameters depend on others?
    pub(crate) has_following: bool,
    /// Models with a single method each, by its name.
    models: Mutex<BTreeMap<String, Arc<Declared>>>,
    /// Models with derivatives of steps, by the method's name and whether second derivatives are
    /// included.
    differentiable: Mutex<BTreeMap<(String, bool), Arc<Declared>>>,
    /// The choice for each method requested so far, with or without inputs: the method's name, and
    /// the text with its options.
    methods: Mutex<BTreeMap<(Option<String>, bool), Chosen>>,
    /// Have the compiler's warnings been passed on?
    has_warned: AtomicBool,
}

/// The name of a method, and the text with its options.
pub(crate) type Chosen = (String, String);

/// The declarations of this process. Declaring a system again, as when a notebook cell is rerun,
/// does not derive it again.
static SOURCES: Mutex<BTreeMap<Text, Arc<Source>>> = Mutex::new(BTreeMap::new());

impl Text {
    pub(crate) fn host(&self) -> Result<Host, Error> {
        Host::new(self.budget.as_deref(), true)
    }

    /// Reads the declaration and derives its mechanics.
    ///
    /// # Errors
    /// All mistakes in the declaration.
    pub(crate) fn source(self, py: Python<'_>) -> PyResult<Arc<Source>> {
        if let Some(known) = SOURCES.lock().unwrap_or_else(PoisonError::into_inner).get(&self) {
            return Ok(Arc::clone(known));
        }
        let text = self.clone();
        let read = move || {
            let host = text.host()?;
            let declaration = host.read(&text.yaml, &text.file, &text.constants)?;
            let described = host.described(&declaration)?;
            let (info, has_following) = (described.info(), described.has_following());
            Ok(Source {
                text,
                declaration,
                info,
                has_following,
                models: Mutex::default(),
                differentiable: Mutex::default(),
                methods: Mutex::default(),
                has_warned: AtomicBool::new(false),
            })
        };
        let source = Arc::new(left(py, read)?.map_err(|error| refused(py, &error, &self.yaml))?);
        let mut sources = SOURCES.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(Arc::clone(sources.entry(self).or_insert(source)))
    }
}

/// The keywords that are constants of families, and the remaining keywords.
pub(crate) type Keywords<'py> = (Vec<(String, i64)>, Vec<(String, Bound<'py, PyAny>)>);

/// Separates the constants of a declaration's families from parameters.
///
/// # Errors
/// A constant that is not an integer.
pub(crate) fn constants<'py>(yaml: &str, given: Vec<(String, Bound<'py, PyAny>)>) -> PyResult<Keywords<'py>> {
    if given.is_empty() {
        return Ok(Keywords::default());
    }
    let known = Declaration::constants_of_yaml(yaml);
    let (constants, others): (Vec<_>, Vec<_>) = given.into_iter().partition(|(name, _)| known.contains(name));
    let value = |(name, value): (String, Bound<'_, PyAny>)| match converted(value.py(), value.extract::<i64>())? {
        Ok(integer) if integer.abs() <= MAX_CONSTANT => Ok((name, integer)),
        _ => Err(type_error_of(
            &format!("the constant `{name}`"),
            &format!("an integer of at most {MAX_CONSTANT}"),
            &value,
        )),
    };
    Ok((constants.into_iter().map(value).collect::<PyResult<_>>()?, others))
}

impl Source {
    /// Converts an error about this declaration to an exception.
    pub(crate) fn refused(&self, py: Python<'_>, error: &Error) -> PyErr {
        refused(py, error, &self.text.yaml)
    }

    /// Returns the name of a method and the text with its options: the requested method, or else
    /// the one that suits the motion.
    ///
    /// # Errors
    /// An unknown method, or one that does not apply, with the reason.
    pub(crate) fn method(self: &Arc<Self>, py: Python<'_>, asked: Option<&str>, with_inputs: bool) -> PyResult<Chosen> {
        let key = (asked.map(str::to_owned), with_inputs);
        if let Some(known) = self.methods.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(known.clone());
        }
        let found = self.method_anew(py, asked, with_inputs)?;
        Ok(self.methods.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_insert(found).clone())
    }

    fn method_anew(self: &Arc<Self>, py: Python<'_>, asked: Option<&str>, with_inputs: bool) -> PyResult<Chosen> {
        let host = self.text.host().map_err(|error| self.refused(py, &error))?;
        let applying = names(self.info.methods);
        let Some(text) = asked else {
            let suitable = host.suitable(&self.declaration, &applying, with_inputs);
            let suitable = suitable.ok_or_else(|| value_error(format!("no method applies to `{}`", self.info.name)))?;
            return Ok((suitable.to_owned(), suitable.to_owned()));
        };
        let name = host.method_of(text).map_err(|error| self.refused(py, &error))?;
        let text = format!("{name}{}", text.get(name.len()..).unwrap_or_default());
        if applying.contains(&&*name) {
            return Ok((name, text));
        }
        let (source, asked) = (Arc::clone(self), name.clone());
        let refusal = left(py, move || host.refusal(&source.declaration, &asked))?;
        let why = refusal.map_err(|error| self.refused(py, &error))?;
        let why = why.map_or(String::new(), |why| format!(": {why}"));
        Err(value_error(format!("`{name}` does not apply to `{}`{why}", self.info.name)))
    }

    /// Returns the model with this method, and derives it at first use.
    ///
    /// # Errors
    /// Mistakes in the declaration, or an exhausted budget.
    pub(crate) fn model(self: &Arc<Self>, py: Python<'_>, method: &str) -> PyResult<Arc<Declared>> {
        if let Some(known) = self.known().get(method) {
            return Ok(Arc::clone(known));
        }
        let (source, name) = (Arc::clone(self), method.to_owned());
        let derive = move || source.text.host()?.model(source.declaration.clone(), &name);
        let (model, told) = left(py, derive)?.map_err(|error| self.refused(py, &error))?;
        self.warn(py, &told)?;
        Ok(Arc::clone(self.known().entry(method.to_owned()).or_insert_with(|| Arc::new(model))))
    }

    /// Passes the compiler's warnings to Python, once.
    fn warn(&self, py: Python<'_>, told: &Diagnostics) -> PyResult<()> {
        let warning = py.import("nonholonomic._errors")?.getattr("DeclarationWarning")?;
        let is_first = !self.has_warned.swap(true, Ordering::Relaxed);
        for message in told.list.iter().filter(|message| is_first && message.severity == Severity::Warning) {
            py.import("warnings")?.call_method1("warn", (message.to_string(), &warning, 3))?;
        }
        Ok(())
    }

    /// Returns the model with this method and derivatives of its steps, and derives it at first
    /// use.
    ///
    /// # Errors
    /// Those of [`Source::model`].
    pub(crate) fn differentiable(
        self: &Arc<Self>,
        py: Python<'_>,
        method: &str,
        second: bool,
    ) -> PyResult<Arc<Declared>> {
        let key = (method.to_owned(), second);
        if let Some(known) = self.differentiable.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(Arc::clone(known));
        }
        let (source, name) = (Arc::clone(self), method.to_owned());
        let derive = move || source.text.host()?.differentiable(source.declaration.clone(), &name, second);
        let (model, told) = left(py, derive)?.map_err(|error| self.refused(py, &error))?;
        self.warn(py, &told)?;
        let mut known = self.differentiable.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(Arc::clone(known.entry(key).or_insert_with(|| Arc::new(model))))
    }

    /// Returns a model with any method: one that exists already, or else the one with the default
    /// method.
    ///
    /// # Errors
    /// Those of [`Source::model`].
    pub(crate) fn any_model(self: &Arc<Self>, py: Python<'_>) -> PyResult<Arc<Declared>> {
        if let Some(known) = self.known().values().next() {
            return Ok(Arc::clone(known));
        }
        let (method, _) = self.method(py, None, false)?;
        self.model(py, &method)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<Declared>>> {
        self.models.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the text of `nh explain`.
    ///
    /// # Errors
    /// Unknown names, mistakes in the declaration, or an exhausted budget.
    pub(crate) fn explained(
        self: &Arc<Self>,
        py: Python<'_>,
        (stage, format): (String, String),
        methods: Vec<String>,
        only: Vec<String>,
    ) -> PyResult<String> {
        let source = Arc::clone(self);
        let explain =
            move || source.text.host()?.explained(source.declaration.clone(), (&stage, &format), &methods, &only);
        left(py, explain)?.map_err(|error| self.refused(py, &error))
    }

    /// Returns the indices and values of parameters given by keyword.
    ///
    /// # Errors
    /// An unknown parameter, or a value that is not a number.
    pub(crate) fn given(&self, py: Python<'_>, given: &[(String, Bound<'_, PyAny>)]) -> PyResult<Vec<(usize, f64)>> {
        let known = names(self.info.parameters);
        let mut values: Vec<(usize, f64)> = Vec::new();
        for (name, value) in given {
            let Some(at) = known.iter().position(|known| known == name || normalised(py, known) == *name) else {
                let why = nonholonomic_lab::names::resolve("parameter", name, &known).err();
                let why = why.unwrap_or_else(|| format!("the parameter `{name}` is misspelled"));
                return Err(type_error(format!("`{}`: {why}", self.info.name)));
            };
            let value = crate::arguments::number(name, value)?;
            if !value.is_finite() {
                return Err(value_error(format!("the parameter `{name}` must be a finite number, it is {value}")));
            }
            values.push((at, value));
        }
        Ok(values)
    }
}
