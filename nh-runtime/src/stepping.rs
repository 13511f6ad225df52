//! Systems, states and steppers: what generated types have in common.

use crate::catalogue::OptionInfo;
use crate::taylor::LookAt;
use crate::{Array, Crossing, Method, ParameterError, Resume, Scalar, StepError};

/// A state (t, q, w) of a system, on its constraints when it was made by the system's own constructors.
pub trait State: Copy + core::fmt::Debug {
    /// The numbers it is made of.
    type Scalar: Scalar;
    /// q, an `SVector` of the coordinates.
    type Configuration: AsRef<[Self::Scalar]> + Copy + core::fmt::Debug;
    /// w, an `SVector` of the velocities.
    type Velocity: AsRef<[Self::Scalar]> + Copy + core::fmt::Debug;

    /// The state at a time, with these coordinates and velocities, whatever they are.
    fn of(t: Self::Scalar, q: Self::Configuration, w: Self::Velocity) -> Self;
    /// Time t.
    fn time(&self) -> Self::Scalar;
    /// The configuration q.
    fn configuration(&self) -> Self::Configuration;
    /// The velocity w.
    fn velocity(&self) -> Self::Velocity;
}

/// A mechanical system with values for its parameters.
pub trait System: Clone + core::fmt::Debug {
    /// The numbers it computes with.
    type Scalar: Scalar;
    /// Its states.
    type State: State<Scalar = Self::Scalar>;
    /// Values of its control inputs u: `[T; c]`, an empty array for a system without.
    type Inputs: Array<Self::Scalar>;
    /// Its parameters.
    type Parameters: Copy + core::fmt::Debug + PartialEq;

    /// Name in the library and on the command line: `chaplygin_sleigh`.
    const NAME: &'static str;

    /// Names of the control inputs.
    const INPUTS: &'static [&'static str] = &[];

    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    fn with_parameters(parameters: Self::Parameters) -> Result<Self, ParameterError>;

    /// Its parameters.
    fn parameters(&self) -> &Self::Parameters;

    /// The energy ½ wᵀ g w + V.
    fn energy_of(&self, state: &Self::State) -> Self::Scalar;

    /// The largest |μ(q) w| of all constraints.
    fn constraint_residual_of(&self, state: &Self::State) -> Self::Scalar;

    /// How far the rotation matrices R among the coordinates are from their groups: the root of the sum of all ‖RᵀR − I‖² in the
    /// Frobenius norm, and 0 where there are none.
    fn group_defect_of(&self, state: &Self::State) -> Self::Scalar {
        let _ = state;
        Scalar::lit(0.0)
    }

    /// How far a state's configuration is from the level set of the holonomic constraints: the largest entry of the Gauss–Newton step
    /// ∇φᵀ (∇φ ∇φᵀ)⁻¹ φ there. `None` for a system without such constraints.
    fn level_defect_of(&self, state: &Self::State) -> Option<Self::Scalar> {
        let _ = state;
        None
    }

    /// Is the state what a stepper can start from: finite, its matrices rotations, with a positive definite metric, on the
    /// constraints?
    ///
    /// # Errors
    /// [`StepError::NonFinite`], [`StepError::OffGroup`], [`StepError::MetricNotPositiveDefinite`],
    /// [`StepError::OffConstraints`].
    fn check(&self, state: &Self::State) -> Result<(), StepError>;
}

/// A system that a stepper of method `M` was generated for.
pub trait Discretize<M: Method>: System {
    /// The stepper.
    type Stepper: Resume<System = Self>;

    /// Values of its [options](Discretize::OPTIONS): `[T; N]`, an empty array where it has none.
    type Options: Array<Self::Scalar>;

    /// Numbers that its steppers are built with beside the step size; most methods have none. They may depend on the system: a
    /// feedback method has a gain for each first integral that was declared.
    const OPTIONS: &'static [OptionInfo] = &[];

    /// A stepper that starts from `start` with steps of size `h`; a negative `h` steps back in time.
    ///
    /// # Errors
    /// [`StepError::StepSize`] where `h` is zero or not finite, [`StepError::RankLoss`] where the constraints are dependent at
    /// the start, and the errors of [`System::check`].
    fn stepper(&self, start: &Self::State, h: Self::Scalar) -> Result<Self::Stepper, StepError>;

    /// As [`Discretize::stepper`], with values for the method's [options](Discretize::OPTIONS), which otherwise have
    /// their defaults: `[0.4]` for `dla` with α = 0.4. (A method without options takes `[]`.)
    ///
    /// # Errors
    /// [`StepError::MethodOption`] where one is out of its range, and those of [`Discretize::stepper`].
    fn stepper_with(
        &self,
        start: &Self::State,
        h: Self::Scalar,
        options: Self::Options,
    ) -> Result<Self::Stepper, StepError>;

    /// As [`Discretize::stepper_with`], for options whose number is known at run time only; none at all means the defaults.
    ///
    /// # Errors
    /// [`StepError::MethodOptionCount`] where there are too few or too many, and those of [`Discretize::stepper_with`].
    fn stepper_with_slice(
        &self,
        start: &Self::State,
        h: Self::Scalar,
        options: &[Self::Scalar],
    ) -> Result<Self::Stepper, StepError>;
}

/// Takes a system through time, step by step.
pub trait Stepper {
    /// The system.
    type System: System;

    /// Name of the method.
    const METHOD: &'static str;

    /// Takes one step, with the control inputs that are [held](Stepper::hold).
    ///
    /// # Errors
    /// The stepper is then as it was before the call.
    fn step(&mut self) -> Result<(), StepError>;

    /// Takes one step, with control inputs u that are a function of time and state.
    ///
    /// `inputs` is called once for each time t + c h at which the method reads u (its documentation says which these are), with
    /// the state at the beginning of the step. Inputs that depend on the state are thus as old as half a step, or a whole one: a
    /// feedback law has the delay of a sampled one, and its error is of first order in h.
    ///
    /// For a system without inputs this is [`Stepper::step`].
    ///
    /// # Errors
    /// [`StepError::Input`] where an input is not finite, and those of [`Stepper::step`]. The stepper is then as it was before.
    #[inline]
    fn step_with<F>(&mut self, inputs: F) -> Result<(), StepError>
    where
        F: FnMut(
            <Self::System as System>::Scalar,
            &<Self::System as System>::State,
        ) -> <Self::System as System>::Inputs,
    {
        let _ = inputs;
        self.step_n(1)
    }

    /// Holds the control inputs at these values in all steps to come (zero-order hold). At first they are 0.
    ///
    /// # Errors
    /// [`StepError::Input`] where one is not finite; the values are then as they were.
    fn hold(&mut self, inputs: <Self::System as System>::Inputs) -> Result<(), StepError> {
        let _ = inputs;
        Ok(())
    }

    /// The control inputs that are held.
    fn held(&self) -> <Self::System as System>::Inputs {
        Array::zero()
    }

    /// The work that has been done from outside since the start, by the quadrature that belongs to the method: an energy-preserving method
    /// changes the energy by just that. Control inputs do ∫ uᵀ B(q)ᵀ w dt, forces and friction ∫ (F − ∂R/∂w)·w dt, constraints μ w = b
    /// that prescribe a velocity ∫ λ·b dt, and a Lagrangian that depends on the time −∫ ∂L/∂t dt.
    fn work(&self) -> <Self::System as System>::Scalar {
        Scalar::lit(0.0)
    }

    /// Gives `look` the Taylor polynomials along which the next step will go, in their order: dense output. Only methods that follow a motion by its
    /// Taylor series (`taylor`, `taylor:qv`) have some; for others `look` is not called. The inputs are those that are
    /// [held](Stepper::hold).
    ///
    /// # Errors
    /// Those of the step.
    fn segments(&mut self, look: &mut LookAt<'_, <Self::System as System>::Scalar>) -> Result<(), StepError> {
        let _ = look;
        Ok(())
    }

    /// As [`Stepper::segments`], of a step with control inputs that are a function of time and state, as [`Stepper::step_with`] takes it.
    ///
    /// # Errors
    /// Those of [`Stepper::step_with`].
    fn segments_with<F>(
        &mut self,
        inputs: F,
        look: &mut LookAt<'_, <Self::System as System>::Scalar>,
    ) -> Result<(), StepError>
    where
        F: FnMut(
            <Self::System as System>::Scalar,
            &<Self::System as System>::State,
        ) -> <Self::System as System>::Inputs,
    {
        let _ = inputs;
        self.segments(look)
    }

    /// Takes `count` steps.
    ///
    /// # Errors
    /// Those of the first step that fails; the steps before it have been taken.
    #[inline]
    fn step_n(&mut self, count: u64) -> Result<(), StepError> {
        for _ in 0..count {
            self.step()?;
        }
        Ok(())
    }

    /// The state after the steps taken.
    fn state(&self) -> <Self::System as System>::State;

    /// Its time: the start's, plus the number of steps times h.
    fn time(&self) -> <Self::System as System>::Scalar;

    /// The step size h.
    fn step_size(&self) -> <Self::System as System>::Scalar;

    /// The system that is stepped.
    fn system(&self) -> &Self::System;

    /// Cost of the steps so far.
    fn statistics(&self) -> Statistics;
}

/// Counts of a stepper's work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statistics {
    /// Steps taken.
    pub steps: u64,
    /// Newton iterations, of all blocks and steps.
    pub newton_iterations: u64,
    /// The most iterations that one solve has needed.
    pub most_iterations: u32,
    /// Solves in which the extrapolated guess failed and the plain one had to be used.
    pub restarts: u64,
}

/// The states after the first, the second, … step, without end; or the error that ended them, once.
///
/// A stepper that could not be made is the iterator's first and only item.
#[derive(Clone, Debug)]
#[must_use = "an integration does nothing until it is iterated"]
pub struct Integration<S> {
    progress: Progress<S>,
}

#[derive(Clone, Debug)]
enum Progress<S> {
    Running(S),
    Failed(StepError),
    Ended,
}

impl<S: Stepper> Integration<S> {
    /// The integration that `stepper` makes.
    pub fn new(stepper: Result<S, StepError>) -> Self {
        Integration { progress: stepper.map_or_else(Progress::Failed, Progress::Running) }
    }

    /// The stepper, while no step has failed.
    pub fn stepper(&self) -> Option<&S> {
        match &self.progress {
            Progress::Running(stepper) => Some(stepper),
            _ => None,
        }
    }

    /// The states after every `count`th step, without making those in between.
    pub fn every(self, count: u64) -> impl Iterator<Item = Result<<S::System as System>::State, StepError>> {
        let mut integration = self;
        core::iter::from_fn(move || integration.advance(count))
    }

    /// The states at which `event` changes its sign, in order, from the start to the time `until`, each located
    /// [within its step](Resume::step_across). Steps are whole: the last is the one that ends nearest to `until`.
    ///
    /// ```
    /// use nonholonomic::prelude::*;
    ///
    /// /// How often the first coordinate passes zero upwards.
    /// fn passages<S>(motion: Integration<S>, until: f64) -> Result<usize, StepError>
    /// where
    ///     S: Resume,
    ///     S::System: System<Scalar = f64>,
    /// {
    ///     let mut count = 0;
    ///     for crossing in motion.crossings(until, |state| state.configuration().as_ref()[0]) {
    ///         count += usize::from(crossing?.rising);
    ///     }
    ///     Ok(count)
    /// }
    /// ```
    pub fn crossings<G>(
        self,
        until: <S::System as System>::Scalar,
        mut event: G,
    ) -> impl Iterator<Item = Result<Crossing<<S::System as System>::State>, StepError>>
    where
        S: Resume,
        <S::System as System>::Scalar: PartialOrd,
        G: FnMut(&<S::System as System>::State) -> <S::System as System>::Scalar,
    {
        let mut integration = self;
        core::iter::from_fn(move || {
            while let Progress::Running(stepper) = &mut integration.progress {
                let left = (until - stepper.time()) / stepper.step_size();
                if !<S::System as System>::Scalar::lit(0.5).all_lt(left) {
                    return None;
                }
                match stepper.step_across(&mut event) {
                    Ok(None) => {}
                    Ok(Some(crossing)) => return Some(Ok(crossing)),
                    Err(error) => integration.progress = Progress::Failed(error),
                }
            }
            integration.advance(1).and_then(Result::err).map(Err)
        })
    }

    #[inline]
    fn advance(&mut self, count: u64) -> Option<Result<<S::System as System>::State, StepError>> {
        match &mut self.progress {
            Progress::Running(stepper) => match stepper.step_n(count) {
                Ok(()) => Some(Ok(stepper.state())),
                Err(error) => {
                    self.progress = Progress::Ended;
                    Some(Err(error))
                }
            },
            Progress::Failed(error) => {
                let error = *error;
                self.progress = Progress::Ended;
                Some(Err(error))
            }
            Progress::Ended => None,
        }
    }
}

impl<S: Stepper> Iterator for Integration<S> {
    type Item = Result<<S::System as System>::State, StepError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.advance(1)
    }
}

impl<S: Stepper> core::iter::FusedIterator for Integration<S> {}
