//! Systems by name: the interface for tools that run any model under any method.
//!
//! [`ModelInfo`] describes a system. [`DynSystem`] and [`DynStepper`] are object-safe and take
//! slices of `f64`. [`Model`] creates systems, states and steppers from slices and names. A
//! [`MethodVisitor`] receives, as a type, the method with a given name. With the feature `alloc`,
//! `catalogue::boxed` returns a boxed stepper.

#[cfg(feature = "lanes")]
use crate::lanes::{F64x2, F64x4, F64x8, Laned};
use crate::taylor::LookAt;
use crate::{Array, Discretize, InputFunction, Method, ParameterError, State, Statistics, StepError, Stepper, System};
use core::fmt;

/// A named quantity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quantity {
    /// Name as declared, such as `theta` or `theta_dot`.
    pub name: &'static str,
    /// Unit, such as `rad`, if declared.
    pub unit: Option<&'static str>,
    /// Description, if declared.
    pub text: Option<&'static str>,
}

impl Quantity {
    /// Creates a quantity from its parts.
    pub const fn new(name: &'static str, unit: Option<&'static str>, text: Option<&'static str>) -> Self {
        Quantity { name, unit, text }
    }
}

/// A parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ParameterInfo {
    /// Name, unit, text.
    pub quantity: Quantity,
    /// Default value.
    pub default: Option<f64>,
    /// Whether it must be positive.
    pub positive: bool,
}

impl ParameterInfo {
    /// Creates a parameter from its parts.
    pub const fn new(quantity: Quantity, default: Option<f64>, positive: bool) -> Self {
        ParameterInfo { quantity, default, positive }
    }
}

/// A named set of initial data.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DataSet {
    /// Its name. The first data set of a model is the default.
    pub name: &'static str,
    /// Description, if declared.
    pub text: Option<&'static str>,
    /// All coordinates, in the order of declaration.
    pub q: &'static [f64],
    /// All velocities.
    pub w: &'static [f64],
    /// The parameters that differ from their defaults: (index, value).
    pub parameters: &'static [(usize, f64)],
    /// The control inputs, if the data set has any: expressions of `t`, the coordinates, the
    /// velocities and the parameters.
    pub inputs: &'static [&'static str],
}

/// A method that was generated for a model.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MethodInfo {
    /// Name, such as `gonzalez`.
    pub name: &'static str,
    /// Order of convergence with the default options.
    pub order: u32,
    /// Numbers that its steppers take besides the step size, in the order of the arguments. They
    /// may depend on the model.
    pub options: &'static [OptionInfo],
}

impl MethodInfo {
    /// Returns the description of the method `M` of the system `S`.
    pub const fn of<S: Discretize<M>, M: Method>() -> Self {
        MethodInfo { name: M::NAME, order: M::ORDER, options: S::OPTIONS }
    }
}

/// A number that a method's steppers take, such as α of `dla`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OptionInfo {
    /// Name, such as `alpha`.
    pub name: &'static str,
    /// Its default value.
    pub default: f64,
    /// The smallest allowed value; −∞ if there is none.
    pub minimum: f64,
    /// The largest allowed value; ∞ if there is none.
    pub maximum: f64,
    /// Whether it is a gain k of a feedback method. Its name is then that of one or several
    /// integrals I, and the method adds −k (I − I₀) ∇I to the vector field.
    pub gain: bool,
}

/// A rotation matrix R ∈ SO(d) among the coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RotationInfo {
    /// Name, such as `R`. Its entries are the coordinates `R11`, `R12`, ….
    pub name: &'static str,
    /// The dimension d.
    pub dimension: usize,
    /// The index of `R11` among the coordinates; the others follow row by row.
    pub first: usize,
}

/// A function of a model for [`DynSystem::evaluate`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FunctionInfo {
    /// Its name, such as `mass_matrix`.
    pub name: &'static str,
    /// Its arguments, (name, length), such as `("q", 3)`.
    pub arguments: &'static [(&'static str, usize)],
    /// Shape of the result: `[]` one number, `[n]` a vector, `[rows, columns]`, `[matrices, rows,
    /// columns]`.
    pub shape: &'static [usize],
}

impl FunctionInfo {
    /// Creates a function from its parts.
    pub const fn new(name: &'static str, arguments: &'static [(&'static str, usize)], shape: &'static [usize]) -> Self {
        FunctionInfo { name, arguments, shape }
    }
}

/// Description of a model.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ModelInfo {
    /// Name, such as `chaplygin_sleigh`.
    pub name: &'static str,
    /// Description, if declared.
    pub text: Option<&'static str>,
    /// The source of the model, if declared.
    pub source: Option<&'static str>,
    /// Coordinates q.
    pub coordinates: &'static [Quantity],
    /// Indices of the coordinates that are angles: values that differ by 2π are equivalent. The
    /// values of a state do not jump.
    pub angles: &'static [usize],
    /// Velocities or quasi-velocities w.
    pub velocities: &'static [Quantity],
    /// Rotation matrices among the coordinates. [`System::group_defect_of`] is their distance from
    /// their groups, and the model has the functions `group_defect` and `group_determinants`.
    pub rotations: &'static [RotationInfo],
    /// Momenta ρ on D*.
    pub momenta: &'static [&'static str],
    /// Constraints as declared, one for each row of μ; "… = 0" is implied.
    pub constraints: &'static [&'static str],
    /// Parameters.
    pub parameters: &'static [ParameterInfo],
    /// Names of the control inputs.
    pub inputs: &'static [&'static str],
    /// Whether forces, friction, constraints that prescribe a velocity, or the time do work on it,
    /// besides control inputs.
    pub driven: bool,
    /// Declared first integrals.
    pub invariants: &'static [Quantity],
    /// Named initial data.
    pub data_sets: &'static [DataSet],
    /// The step sizes of data sets that declare one: (index of the data set, step size).
    pub steps: &'static [(usize, f64)],
    /// Methods, the default first.
    pub methods: &'static [MethodInfo],
    /// Functions.
    pub functions: &'static [FunctionInfo],
}

impl ModelInfo {
    /// Creates a model with a name and nothing else.
    pub const fn new(name: &'static str) -> Self {
        ModelInfo {
            name,
            text: None,
            source: None,
            coordinates: &[],
            angles: &[],
            velocities: &[],
            rotations: &[],
            momenta: &[],
            constraints: &[],
            parameters: &[],
            inputs: &[],
            driven: false,
            invariants: &[],
            data_sets: &[],
            steps: &[],
            methods: &[],
            functions: &[],
        }
    }

    /// Returns the data set of that name; `-` and `_` are equivalent.
    pub fn data_set(&self, name: &str) -> Option<&'static DataSet> {
        self.data_sets.iter().find(|set| crate::generated::same_name(name, set.name))
    }

    /// Returns the step size that the data set of that name declares for runs from it. Returns
    /// `None` if it declares none, or if there is no such data set.
    pub fn step(&self, name: &str) -> Option<f64> {
        let index = self.data_sets.iter().position(|set| crate::generated::same_name(name, set.name))?;
        self.steps.iter().find(|(set, _)| *set == index).map(|(_, step)| *step)
    }

    /// Returns the method of that name; `-` and `_` are equivalent.
    pub fn method(&self, name: &str) -> Option<&'static MethodInfo> {
        self.methods.iter().find(|method| crate::generated::same_name(name, method.name))
    }

    /// Writes the parameters of a data set, or the defaults for `None`, replaced by those `given`
    /// by index. It equals [`Model::parameter_values`] if no parameter depends on others.
    pub fn parameter_values(&self, set: Option<&str>, given: &[(usize, f64)], out: &mut [f64]) -> Option<()> {
        let own = match set {
            Some(name) => self.data_set(name)?.parameters,
            None => &[],
        };
        let values = out.get_mut(..self.parameters.len())?;
        for (value, parameter) in values.iter_mut().zip(self.parameters) {
            *value = parameter.default.unwrap_or(f64::NAN);
        }
        for (i, value) in own.iter().chain(given) {
            *values.get_mut(*i)? = *value;
        }
        Some(())
    }
}

/// A system in double precision with an interface of slices.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be used by name",
    note = "add `catalogue` to `expose = [...]` in the system's declaration"
)]
pub trait DynSystem {
    /// Returns the description of its model.
    fn info(&self) -> &'static ModelInfo;

    /// Evaluates the function of that name. Arguments are given by name; matrices are written row
    /// by row. Returns the number of numbers that were written.
    ///
    /// # Errors
    /// If there is no such function, an argument is missing or has the wrong length, or `out` is
    /// too short.
    fn evaluate(&self, function: &str, arguments: &[(&str, &[f64])], out: &mut [f64]) -> Result<usize, EvaluateError>;

    /// Writes the parameters' values and returns their number. Values that do not fit are left out.
    fn write_parameters(&self, out: &mut [f64]) -> usize;
}

/// A model that creates systems, states and steppers from slices and names. Its systems are plain
/// data, which threads can share.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be used by name",
    note = "add `catalogue` to `expose = [...]` in the system's declaration"
)]
pub trait Model: System<Scalar = f64> + DynSystem + Send + Sync {
    /// Description of the model.
    const INFO: &'static ModelInfo;

    /// Returns the system with these parameters, in the order of declaration.
    ///
    /// # Errors
    /// If the number of parameters is wrong or the system refuses one of them.
    fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError>;

    /// Writes the parameters of a data set, or the defaults for `None`, replaced by those `given`
    /// by index. A parameter that is declared as an expression of others follows them, unless it is
    /// given itself. A parameter without a value is NaN.
    ///
    /// Returns `None` if there is no such data set, an index is not that of a parameter, or `out`
    /// is too short.
    fn parameter_values(set: Option<&str>, given: &[(usize, f64)], out: &mut [f64]) -> Option<()> {
        Self::INFO.parameter_values(set, given, out)
    }

    /// Returns the initial state of that data set at time 0. Values that depend on parameters are
    /// computed from this system's. The state is not checked until a stepper starts from it.
    /// Returns `None` if there is no such data set.
    fn initial_state(&self, set: &str) -> Option<Self::State> {
        let set = Self::INFO.data_set(set)?;
        self.state_from(0.0, set.q, set.w)
    }

    /// Returns the state at time `t` with these coordinates and velocities. It is not checked until
    /// a stepper starts from it. Returns `None` if a slice has the wrong length.
    fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<Self::State>;

    /// Returns the state with its matrices moved to the nearest rotations and its velocity
    /// projected onto D, g-orthogonally. Reflections have no nearest rotation and stay.
    fn projected(&self, state: &Self::State) -> Self::State;

    /// Calls the visitor with the method of that name. Returns `None` if it was not generated; `-`
    /// and `_` are equivalent.
    fn with_method<V: MethodVisitor<Self>>(name: &str, visitor: V) -> Option<V::Output>;
}

/// An operation on a method that is known only by name.
pub trait MethodVisitor<S: System> {
    /// Result of the operation.
    type Output;

    /// Runs the operation with the method `M`.
    fn visit<M: Method>(self) -> Self::Output
    where
        S: Steppable<M>;
}

/// The abilities of the stepper of a [`Steppable`] system besides stepping. With the feature
/// `serde` it can be serialized and deserialized.
#[cfg(not(feature = "serde"))]
pub trait Storable {}

#[cfg(not(feature = "serde"))]
impl<S> Storable for S {}

/// The abilities of the stepper of a [`Steppable`] system besides stepping: it can be serialized
/// and deserialized.
#[cfg(feature = "serde")]
pub trait Storable: serde::Serialize + serde::de::DeserializeOwned {}

#[cfg(feature = "serde")]
impl<S: serde::Serialize + serde::de::DeserializeOwned> Storable for S {}

/// A generated system with a method that was generated for it. A visitor may require less,
/// [`Discretize<M>`](Discretize).
#[cfg(not(feature = "lanes"))]
pub trait Steppable<M: Method>: Discretize<M, Stepper: Storable + Send + 'static> {}

#[cfg(not(feature = "lanes"))]
impl<M: Method, S: Discretize<M, Stepper: Storable + Send + 'static>> Steppable<M> for S {}

/// A generated system with a method that was generated for it, in lanes as well. A visitor may
/// require less, [`Discretize<M>`](Discretize).
#[cfg(feature = "lanes")]
pub trait Steppable<M: Method>:
    Discretize<M, Stepper: Storable + Send + 'static> + Laned<M, F64x2> + Laned<M, F64x4> + Laned<M, F64x8>
{
}

#[cfg(feature = "lanes")]
impl<M, S> Steppable<M> for S
where
    M: Method,
    S: Discretize<M, Stepper: Storable + Send + 'static> + Laned<M, F64x2> + Laned<M, F64x4> + Laned<M, F64x8>,
{
}

/// Returns a stepper of the method of that name, from `start` with steps of size `h`, or `None` if
/// the method was not generated for the system. Requires the feature `alloc`.
///
/// # Errors
/// Those of [`Discretize::stepper`].
///
/// ```
/// use nonholonomic::StepError;
/// use nonholonomic::catalogue::{Model, boxed};
///
/// /// The energy after a thousand steps of any method of any system.
/// fn energy<S: Model>(system: &S, start: &S::State, method: &str) -> Option<Result<f64, StepError>> {
///     let stepper = boxed(system, start, method, 0.01)?;
///     Some(stepper.and_then(|mut stepper| stepper.step_n(1000).map(|()| stepper.energy())))
/// }
/// ```
#[cfg(feature = "alloc")]
pub fn boxed<S: Model>(
    system: &S,
    start: &S::State,
    method: &str,
    h: f64,
) -> Option<Result<alloc::boxed::Box<dyn DynStepper>, StepError>> {
    boxed_with(system, start, method, h, &[])
}

/// Returns a stepper as [`boxed`] does, with values for the method's options; an empty slice means
/// the defaults. Requires the feature `alloc`.
///
/// # Errors
/// Those of [`Discretize::stepper_with_slice`].
#[cfg(feature = "alloc")]
pub fn boxed_with<S: Model>(
    system: &S,
    start: &S::State,
    method: &str,
    h: f64,
    options: &[f64],
) -> Option<Result<alloc::boxed::Box<dyn DynStepper>, StepError>> {
    use alloc::boxed::Box;

    struct Boxed<'a, S: System> {
        system: &'a S,
        start: &'a S::State,
        h: f64,
        options: &'a [f64],
    }

    impl<S: Model> MethodVisitor<S> for Boxed<'_, S> {
        type Output = Result<Box<dyn DynStepper>, StepError>;

        fn visit<M: Method>(self) -> Self::Output
        where
            S: Discretize<M, Stepper: Send + 'static>,
        {
            let stepper = Discretize::<M>::stepper_with_slice(self.system, self.start, self.h, self.options)?;
            Ok(Box::new(Dynamic(stepper)))
        }
    }

    S::with_method(method, Boxed { system, start, h, options })
}

/// A stepper in double precision with an interface of slices. [`Dynamic`] implements it for the
/// steppers of every [`Model`]. It can move to another thread.
///
/// The functions that write return the number of values; values that do not fit into `out` are left
/// out.
pub trait DynStepper: Send {
    /// Returns the name of the method.
    fn method(&self) -> &'static str;
    /// Returns the system.
    fn model(&self) -> &dyn DynSystem;
    /// Takes one step, see [`Stepper::step`].
    ///
    /// # Errors
    /// The stepper is then as it was before the call.
    fn step(&mut self) -> Result<(), StepError>;
    /// Takes `count` steps, see [`Stepper::step_n`].
    ///
    /// # Errors
    /// Those of the first step that fails; the steps before it have been taken.
    fn step_n(&mut self, count: u64) -> Result<(), StepError>;
    /// Passes the Taylor polynomials of the next step to `look`, see [`Stepper::segments`].
    ///
    /// # Errors
    /// Those of the step.
    fn segments(&mut self, look: &mut LookAt<'_, f64>) -> Result<(), StepError>;
    /// Passes the Taylor polynomials of the next step with control inputs to `look`, see
    /// [`DynStepper::step_with`].
    ///
    /// # Errors
    /// Those of the step.
    fn segments_with(&mut self, inputs: &mut InputFunction<'_>, look: &mut LookAt<'_, f64>) -> Result<(), StepError>;
    /// Takes one step with control inputs. `inputs` writes those at a time to its last argument,
    /// from the coordinates and velocities at the beginning of the step. See
    /// [`Stepper::step_with`].
    ///
    /// # Errors
    /// The stepper is then as it was before the call.
    fn step_with(&mut self, inputs: &mut InputFunction<'_>) -> Result<(), StepError>;
    /// Keeps the control inputs at these values, see [`Stepper::hold`].
    ///
    /// # Errors
    /// If there are too few or too many, or one is not finite.
    fn hold(&mut self, inputs: &[f64]) -> Result<(), StepError>;
    /// Returns the work that the control inputs have done, see [`Stepper::work`].
    fn work(&self) -> f64;
    /// Returns the time.
    fn time(&self) -> f64;
    /// Returns the step size.
    fn step_size(&self) -> f64;
    /// Returns the cost of the steps so far.
    fn statistics(&self) -> Statistics;
    /// Writes the coordinates q.
    fn write_q(&self, out: &mut [f64]) -> usize;
    /// Writes the velocities w.
    fn write_w(&self, out: &mut [f64]) -> usize;
    /// Returns the energy.
    fn energy(&self) -> f64;
    /// Returns the largest |μ(q) w|.
    fn constraint_residual(&self) -> f64;
    /// Evaluates a function of `q`, `w` and the held inputs `u` at the present state, see
    /// [`DynSystem::evaluate`].
    ///
    /// # Errors
    /// Those of [`DynSystem::evaluate`].
    fn evaluate(&self, function: &str, out: &mut [f64]) -> Result<usize, EvaluateError>;
}

/// A stepper of a [`Model`] as a [`DynStepper`]. The wrapper makes it possible to use [`Stepper`]
/// and [`DynStepper`], whose methods have the same names, side by side.
///
/// ```
/// use nonholonomic::catalogue::{DynStepper, Dynamic, Model};
/// use nonholonomic::{StepError, Stepper};
///
/// fn one_step<S: Stepper<System: Model> + Send + 'static>(mut stepper: S) -> Result<Box<dyn DynStepper>, StepError> {
///     stepper.step()?;
///     Ok(Box::new(Dynamic(stepper)))
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Dynamic<S>(pub S);

impl<S: Stepper> Dynamic<S> {
    /// Returns the state. The function is out of line, so that the program contains it once.
    #[inline(never)]
    fn state(&self) -> <S::System as System>::State {
        Stepper::state(&self.0)
    }
}

impl<S> DynStepper for Dynamic<S>
where
    S: Stepper + Send,
    S::System: Model,
{
    fn method(&self) -> &'static str {
        S::METHOD
    }

    fn model(&self) -> &dyn DynSystem {
        self.0.system()
    }

    fn step(&mut self) -> Result<(), StepError> {
        // The program then contains one copy of the step, not two.
        Stepper::step_n(&mut self.0, 1)
    }

    fn step_n(&mut self, count: u64) -> Result<(), StepError> {
        Stepper::step_n(&mut self.0, count)
    }

    fn segments(&mut self, look: &mut LookAt<'_, f64>) -> Result<(), StepError> {
        Stepper::segments(&mut self.0, look)
    }

    fn segments_with(&mut self, inputs: &mut InputFunction<'_>, look: &mut LookAt<'_, f64>) -> Result<(), StepError> {
        let inputs = |t: f64, state: &_| crate::inputs::of_slices::<S::System>(state, t, inputs);
        Stepper::segments_with(&mut self.0, inputs, look)
    }

    fn step_with(&mut self, inputs: &mut InputFunction<'_>) -> Result<(), StepError> {
        Stepper::step_with(&mut self.0, |t, state| crate::inputs::of_slices::<S::System>(state, t, inputs))
    }

    fn hold(&mut self, inputs: &[f64]) -> Result<(), StepError> {
        let mut u = <S::System as System>::Inputs::zero();
        let (expected, found) = (u.as_ref().len(), inputs.len());
        if expected != found {
            return Err(StepError::InputCount { expected, found });
        }
        copy(inputs, u.as_mut());
        Stepper::hold(&mut self.0, u)
    }

    fn work(&self) -> f64 {
        Stepper::work(&self.0)
    }

    fn time(&self) -> f64 {
        Stepper::time(&self.0)
    }

    fn step_size(&self) -> f64 {
        Stepper::step_size(&self.0)
    }

    fn statistics(&self) -> Statistics {
        Stepper::statistics(&self.0)
    }

    fn write_q(&self, out: &mut [f64]) -> usize {
        copy(self.state().configuration().as_ref(), out)
    }

    fn write_w(&self, out: &mut [f64]) -> usize {
        copy(self.state().velocity().as_ref(), out)
    }

    fn energy(&self) -> f64 {
        self.0.system().energy_of(&self.state())
    }

    fn constraint_residual(&self) -> f64 {
        self.0.system().constraint_residual_of(&self.state())
    }

    fn evaluate(&self, function: &str, out: &mut [f64]) -> Result<usize, EvaluateError> {
        let state = self.state();
        let (q, w) = (state.configuration(), state.velocity());
        let u = self.0.held();
        self.0.system().evaluate(function, &[("q", q.as_ref()), ("w", w.as_ref()), ("u", u.as_ref())], out)
    }
}

/// Copies as many values as fit and returns the length of `from`.
pub fn copy(from: &[f64], to: &mut [f64]) -> usize {
    for (to, from) in to.iter_mut().zip(from) {
        *to = *from;
    }
    from.len()
}

/// The reason why a function could not be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EvaluateError {
    /// The model has no function of that name.
    UnknownFunction,
    /// An argument is not given.
    MissingArgument {
        /// Its name.
        name: &'static str,
    },
    /// An argument has the wrong length.
    ArgumentLength {
        /// Its name.
        name: &'static str,
        /// The number of values that it takes.
        expected: usize,
        /// The number of values that were given.
        found: usize,
    },
    /// The result does not fit.
    OutputLength {
        /// The number of values.
        expected: usize,
        /// The number of values that fit.
        found: usize,
    },
}

impl fmt::Display for EvaluateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvaluateError::UnknownFunction => f.write_str("the model has no function of that name"),
            EvaluateError::MissingArgument { name } => write!(f, "the argument `{name}` is missing"),
            EvaluateError::ArgumentLength { name, expected, found } => {
                write!(f, "the argument `{name}` has {expected} entries, {found} were given")
            }
            EvaluateError::OutputLength { expected, found } => {
                write!(f, "the result has {expected} entries, there is room for {found}")
            }
        }
    }
}

impl core::error::Error for EvaluateError {}
