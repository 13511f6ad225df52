//! Declarations that run at once: the compiled program is executed directly, without a Rust
//! compiler.
//!
//! [`nonholonomic_exec`] executes it, with machine code from [`nonholonomic_jit`]. This module
//! makes it a model of the registry.

mod check;
mod describe;
mod machine;
mod stepper;
mod system;
#[cfg(test)]
pub(crate) mod tests;

use crate::inputs;
use crate::registry::{ADVISED, DataSet, Inputs, Model, StartError, System, told};
pub use describe::Described;
use describe::{Function, Method};
pub use machine::{machine_code, time_of_machine_code};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic::generated as rt;
use nonholonomic_codegen::model::{self, Description, to_f64};
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::scheme::{self, Discretised, METHODS};
use nonholonomic_codegen::tree::{Tree, Var};
use nonholonomic_exec::{Compiler, Executable, Functions, Number, Start, Stepper};
use siphasher::sip::SipHasher13;
use std::hash::Hasher;
use std::sync::{Arc, OnceLock};
use stepper::begun;
use system::{TapeSystem, chosen};

/// A compiled declaration as an executable model.
pub struct Declared {
    about: Description,
    methods: Vec<Method>,
    functions: Vec<Function>,
    /// The [`ADVISED`] methods that apply, whether or not they are among `methods`.
    advised: Arc<[String]>,
    tape: Arc<Executable>,
    /// Identifies the code.
    identity: Arc<Identity>,
    info: &'static ModelInfo,
}

/// A hash of code, by which the bytes of its steppers are known again; made when the first are written.
#[derive(Default)]
struct Identity(OnceLock<u64>);

impl Identity {
    fn of(&self, code: &Executable) -> u64 {
        *self.0.get_or_init(|| {
            let mut hasher = SipHasher13::new();
            hasher.write(&postcard::to_allocvec(code).unwrap_or_default());
            hasher.finish()
        })
    }
}

/// Parts of a model: its description, its methods, its functions, the advised methods that apply, and its code.
type Parts = (Description, Vec<Method>, Vec<Function>, Vec<String>, Executable);

impl Declared {
    /// Makes the model of compiled code.
    ///
    /// # Errors
    /// A method solves more equations at once than the executor can solve; or parts contradict each
    /// other, which is an error of the compiler.
    pub fn new(compiled: &Compiled) -> Result<Self, String> {
        let carried = |method: &str| {
            let stepper = compiled.program.steppers.iter().find(|stepper| stepper.method == method);
            let symbols =
                stepper.into_iter().flat_map(|stepper| stepper.independent()).flat_map(|group| &group.symbols);
            symbols.map(|&symbol| compiled.program.graph.symbol_info(symbol).name.clone()).collect()
        };
        let method = |Discretised { program, properties, .. }: &Discretised| Method {
            name: program.method.clone(),
            order: properties.order,
            options: program.options.iter().map(|option| option.declared.clone()).collect(),
            carried: carried(&program.method),
        };
        Self::with_methods(compiled, compiled.methods.iter().map(method).collect(), Executable::of(&compiled.program)?)
    }

    /// Makes the model of compiled code without its methods, for its data and the functions of its
    /// system.
    ///
    /// # Errors
    /// Parts contradict each other, which is an error of the compiler.
    pub fn without_methods(compiled: &Compiled) -> Result<Self, String> {
        Self::with_methods(compiled, Vec::new(), Executable::of_functions(&compiled.program))
    }

    fn with_methods(compiled: &Compiled, methods: Vec<Method>, tape: Executable) -> Result<Self, String> {
        let known = METHODS.iter().filter(|method| ADVISED.contains(&method.properties.name));
        let applying = known.filter(|method| scheme::applies(method, &compiled.mechanics).is_ok());
        let advised = applying.map(|method| method.properties.name.to_owned());
        let functions = compiled.program.functions.iter().map(Function::of).collect();
        Self::checked((describe::about(&compiled.mechanics), methods, functions, advised.collect(), tape))
            .map_err(|error| format!("internal error: the compiled code cannot run: {error} (please report this)"))
    }

    /// Makes a model from parts that pass the [check]. This is the only way to a model.
    fn checked((about, methods, functions, advised, tape): Parts) -> Result<Self, String> {
        check::check(&about, &methods, &tape)?;
        let info = describe::info(&about, &methods, &functions);
        let tape = Arc::new(tape.compiled_by(machine_code().ok()));
        let identity = Arc::default();
        Ok(Declared { info, about, methods, functions, advised: advised.into(), tape, identity })
    }

    /// Replaces the compiler to machine code. `None` executes operations one by one. The numbers
    /// are the same, to the last bit.
    #[must_use]
    pub fn compiled_by(self, compiler: Option<Arc<dyn Compiler>>) -> Self {
        let tape = Arc::unwrap_or_clone(self.tape).compiled_by(compiler);
        Declared { tape: Arc::new(tape), ..self }
    }

    /// Returns the model as bytes for [`Declared::from_bytes`] of the same version of this crate.
    /// One process can thus run a model that another has derived.
    ///
    /// # Errors
    /// Formulas of initial data are nested more deeply than can be read back.
    pub fn to_bytes(&self) -> Result<Vec<u8>, String> {
        postcard::to_allocvec(&(&self.about, &self.methods, &self.functions, &*self.advised, &*self.tape))
            .map_err(|error| error.to_string())
    }

    /// Reads a model from such bytes and checks it. Any bytes give either an error or a model that
    /// runs.
    ///
    /// # Errors
    /// The bytes are not those of a model.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
        match postcard::take_from_bytes::<Parts>(bytes) {
            Ok((parts, [])) => Self::checked(parts),
            Ok((_, rest)) => Err(format!("{} bytes after the model", rest.len())),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Returns the functions of the system at these parameters, as many as
    /// [`ModelInfo::parameters`] lists.
    pub fn functions<T: Number>(&self, parameters: &[T]) -> Functions<T> {
        Functions::new(Arc::clone(&self.tape), parameters)
    }

    /// Makes a stepper in numbers of any type, at a state that a stepper in `f64` has accepted. The
    /// method is followed by its options if it has any (`dla:0.4`).
    ///
    /// # Errors
    /// A method that the model does not have, or the errors of a start.
    pub fn stepper_in<T: Number>(
        &self,
        method: &str,
        (parameters, h): (&[T], T),
        start: Start<'_, T>,
    ) -> Result<Stepper<T>, StartError> {
        let (index, options) = chosen(self.info, method)?;
        let options: Vec<T> = options.into_iter().map(T::lit).collect();
        let begun = begun(self.info, (&self.functions(parameters), parameters), index, start, (h, &options));
        let method = self.info.methods[index].name;
        begun.map_err(|error| StartError::of(error, |error| told(error, method, |other| self.applies(other))))
    }

    /// Returns the names of the numbers z that a method carries from step to step. The derivatives
    /// of its steps are those of z by z.
    pub fn carried(&self, method: &str) -> &[String] {
        self.methods.iter().find(|known| known.name == method).map_or(&[], |known| &known.carried)
    }

    fn at(&self, parameters: &[f64], inputs: Option<Inputs>) -> Result<TapeSystem, String> {
        for (value, parameter) in parameters.iter().zip(self.info.parameters) {
            let checked = if parameter.positive { rt::positive } else { rt::finite };
            checked(parameter.quantity.name, *value).map_err(|error| error.to_string())?;
        }
        let functions = self.functions(parameters);
        let (advised, identity) = (Arc::clone(&self.advised), Arc::clone(&self.identity));
        Ok(TapeSystem { functions, info: self.info, advised, identity, parameters: parameters.to_vec(), inputs })
    }

    fn set(&self, name: &str) -> Option<&model::DataSet> {
        let known = self.info.data_set(name)?;
        self.about.data.iter().find(|set| set.name == known.name)
    }
}

/// Evaluates a formula of parameters and coordinates.
fn value(tree: &Tree<Var>, parameters: &[f64], q: &[f64]) -> f64 {
    tree.evaluate(&|var| match var {
        Var::Parameter(i) => parameters[i],
        Var::Coordinate(i) => q.get(i).copied().unwrap_or(f64::NAN),
        _ => f64::NAN,
    })
}

impl Model for Declared {
    fn info(&self) -> &'static ModelInfo {
        self.info
    }

    fn applies(&self, method: &str) -> bool {
        self.advised.iter().any(|name| name == method)
    }

    fn data_with(&self, name: Option<&str>, given: &[(usize, f64)]) -> Option<DataSet> {
        let mut parameters = vec![f64::NAN; self.info.parameters.len()];
        self.info.parameter_values(name, given, &mut parameters)?;
        let set = match name {
            Some(name) => Some((self.data(name)?, self.set(name)?)),
            None => None,
        };
        let following = set.as_ref().map_or(&self.about.following, |(_, set)| &set.following);
        for (i, formula) in following.iter().filter(|(i, _)| given.iter().all(|(j, _)| j != i)) {
            parameters[*i] = value(formula, &parameters, &[]);
        }
        let Some((mut data, set)) = set else { return Some(DataSet::at_zero(self.info, parameters)) };
        data.parameters = parameters;
        if given.is_empty() {
            return Some(data);
        }
        if let Some((q, v)) = &set.projected_from {
            (data.q, data.v) = (q.iter().map(to_f64).collect(), v.iter().map(to_f64).collect());
        }
        for (i, formula) in &set.coordinate_formulas {
            data.q[*i] = value(formula, &data.parameters, &[]);
        }
        for (i, formula) in &set.velocity_formulas {
            data.v[*i] = value(formula, &data.parameters, &data.q);
        }
        // If the parameters are refused, the construction of the system reports the reason.
        if let (Some(_), Ok(system)) = (&set.projected_from, self.at(&data.parameters, None)) {
            let _ = system.rotated(&mut data.q);
            data.v = system.projected(0.0, &data.q, &data.v);
        }
        Some(data)
    }

    fn inputs(&self, expressions: &[String], parameters: &[f64]) -> Result<Inputs, String> {
        inputs::parse(expressions, self.info, parameters)
    }

    fn system_with(&self, parameters: &[f64], inputs: Option<&Inputs>) -> Result<Box<dyn System>, String> {
        if inputs.is_some() && self.info.inputs.is_empty() {
            return Err(format!("`{}` has no control inputs", self.info.name));
        }
        Ok(Box::new(self.at(parameters, inputs.cloned())?))
    }
}
