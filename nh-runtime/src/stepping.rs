//! Systems, states and steppers: the interfaces of generated types.

use crate::catalogue::OptionInfo;
use crate::taylor::LookAt;
use crate::{Array, Crossing, Method, ParameterError, Resume, Scalar, StepError};

/// A state (t, q, w) of a system. It is on the constraints if the system's own constructors created
/// it.
pub trait State: Copy + core::fmt::Debug {
    /// The type of its numbers.
    type Scalar: Scalar;
    /// q, an `SVector` of the coordinates.
    type Configuration: AsRef<[Self::Scalar]> + Copy + core::fmt::Debug;
    /// w, an `SVector` of the velocities.
    type Velocity: AsRef<[Self::Scalar]> + Copy + core::fmt::Debug;

    /// Returns the state at a time with these coordinates and velocities, without any check.
    fn of(t: Self::Scalar, q: Self::Configuration, w: Self::Velocity) -> Self;
    /// Returns the time t.
    fn time(&self) -> Self::Scalar;
    /// Returns the configuration q.
    fn configuration(&self) -> Self::Configuration;
    /// Returns the velocity w.
    fn velocity(&self) -> Self::Velocity;
}

/// A mechanical system with values for its parameters.
pub trait System: Clone + core::fmt::Debug {
    /// The type of its numbers.
    type Scalar: Scalar;
    /// Its states.
    type State: State<Scalar = Self::Scalar>;
    /// Values of its control inputs u: `[T; c]`, an empty array for a system without inputs.
    type Inputs: Array<Self::Scalar>;
    /// Its parameters.
    type Parameters: Copy + core::fmt::Debug + PartialEq;

    /// Name in the library and on the command line, such as `chaplygin_sleigh`.
    const NAME: &'static str;

    /// Names of the control inputs.
    const INPUTS: &'static [&'static str] = &[];

    /// Creates the system with these parameters.
    ///
    /// # Errors
    /// If a parameter is not finite, or not positive although it must be.
    fn with_parameters(parameters: Self::Parameters) -> Result<Self, ParameterError>;

    /// Returns its parameters.
    fn parameters(&self) -> &Self::Parameters;

    /// Returns the energy ½ wᵀ g w + V.
    fn energy_of(&self, state: &Self::State) -> Self::Scalar;

    /// Returns the largest |μ(q) w| of all constraints.
    fn constraint_residual_of(&self, state: &Self::State) -> Self::Scalar;

    /// Returns the distance of the rotation matrices R among the coordinates from their groups: the
    /// root of the sum of all ‖RᵀR − I‖² in the Frobenius norm, or 0 without matrices.
    fn group_defect_of(&self, state: &Self::State) -> Self::Scalar {
        let _ = state;
        Scalar::lit(0.0)
    }

    /// Returns the distance of a state's configuration from the level set of the holonomic
    /// constraints: the largest entry of the Gauss–Newton step ∇φᵀ (∇φ ∇φᵀ)⁻¹ φ there. Returns
    /// `None` for a system without such constraints.
    fn level_defect_of(&self, state: &Self::State) -> Option<Self::Scalar> {
        let _ = state;
        None
    }

    /// Checks that a stepper can start from the state: it is finite, its matrices are rotations,
    /// its metric is positive definite, and it is on the constraints.
    ///
    /// # Errors
    /// [`StepError::NonFinite`], [`StepError::OffGroup`], [`StepError::MetricNotPositiveDefinite`],
    /// [`StepError::OffConstraints`].
    fn check(&self, state: &Self::State) -> Result<(), StepError>;
}

/// A system with a generated stepper of the method `M`.
pub trait Discretize<M: Method>: System {
    /// The stepper.
    type Stepper: Resume<System = Self>;

    /// Values of its [options](Discretize::OPTIONS): `[T; N]`, an empty array if it has none.
    type Options: Array<Self::Scalar>;

    /// Numbers that its steppers take besides the step size; most methods have none. They may
    /// depend on the system: a feedback method has a gain for each declared first integral.
    const OPTIONS: &'static [OptionInfo] = &[];

    /// Creates a stepper that starts from `start` with steps of size `h`; a negative `h` steps back
    /// in time.
    ///
    /// # Errors
    /// [`StepError::StepSize`] if `h` is zero or not finite, [`StepError::RankLoss`] if the
    /// constraints are dependent at the start, and the errors of [`System::check`].
    fn stepper(&self, start: &Self::State, h: Self::Scalar) -> Result<Self::Stepper, StepError>;

    /// Creates a stepper as [`Discretize::stepper`] does, with values for the method's
    /// [options](Discretize::OPTIONS) in place of their defaults: `[0.4]` for `dla` with α = 0.4. A
    /// method without options takes `[]`.
    ///
    /// # Errors
    /// [`StepError::MethodOption`] if an option is out of its range, and those of
    /// [`Discretize::stepper`].
    fn stepper_with(
        &self,
        start: &Self::State,
        h: Self::Scalar,
        options: Self::Options,
    ) -> Result<Self::Stepper, StepError>;

    /// Creates a stepper as [`Discretize::stepper_with`] does, for options whose number is known
    /// only at run time. An empty slice means the defaults.
    ///
    /// # Errors
    /// [`StepError::MethodOptionCount`] if there are too few or too many, and those of
    /// [`Discretize::stepper_with`].
    fn stepper_with_slice(
        &self,
        start: &Self::State,
        h: Self::Scalar,
        options: &[Self::Scalar],
    ) -> Result<Self::Stepper, StepError>;
}

/// A system in motion, which advances step by step.
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
    /// `inputs` is called once for each time t + c h at which the method reads u (the documentation
    /// of the method lists these times), with the state at the beginning of the step. Inputs that
    /// depend on the state are thus delayed by up to half a step or a whole one. A feedback law
    /// acts like a sampled one, with an error of first order in h.
    ///
    /// For a system without inputs this is [`Stepper::step`].
    ///
    /// # Errors
    /// [`StepError::Input`] if an input is not finite, and those of [`Stepper::step`]. The stepper
    /// is then unchanged.
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

    /// Keeps the control inputs at these values in all further steps (zero-order hold). Initially
    /// they are 0.
    ///
    /// # Errors
    /// [`StepError::Input`] if an input is not finite; the held values are then unchanged.
    fn hold(&mut self, inputs: <Self::System as System>::Inputs) -> Result<(), StepError> {
        let _ = inputs;
        Ok(())
    }

    /// Returns the control inputs that are held.
    fn held(&self) -> <Self::System as System>::Inputs {
        Array::zero()
    }

    /// Returns the work that has been done from outside since the start, by the quadrature that
    /// belongs to the method: an energy-preserving method changes the energy by exactly this work.
    /// Control inputs do ∫ uᵀ B(q)ᵀ w dt. Forces and friction do ∫ (F − ∂R/∂w)·w dt. Constraints μ
    /// w = b that prescribe a velocity do ∫ λ·b dt. A Lagrangian that depends on the time does −∫
    /// ∂L/∂t dt.
    fn work(&self) -> <Self::System as System>::Scalar {
        Scalar::lit(0.0)
    }

    /// Passes the Taylor polynomials of the next step to `look`, in their order: dense output. Only
    /// methods that follow a motion by its Taylor series (`taylor`, `taylor:qv`) have them; other
    /// methods do not call `look`. The inputs are those that are [held](Stepper::hold).
    ///
    /// # Errors
    /// Those of the step.
    fn segments(&mut self, look: &mut LookAt<'_, <Self::System as System>::Scalar>) -> Result<(), StepError> {
        let _ = look;
        Ok(())
    }

    /// Passes the Taylor polynomials of the next step to `look`, as [`Stepper::segments`] does, for
    /// control inputs that are a function of time and state, as in [`Stepper::step_with`].
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

    /// Returns the state after the steps taken.
    fn state(&self) -> <Self::System as System>::State;

    /// Returns its time: that of the start, plus the number of steps times h.
    fn time(&self) -> <Self::System as System>::Scalar;

    /// Returns the step size h.
    fn step_size(&self) -> <Self::System as System>::Scalar;

    /// Returns the system.
    fn system(&self) -> &Self::System;

    /// Returns the cost of the steps so far.
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
    /// The largest number of iterations of one solve.
    pub most_iterations: u32,
    /// Solves in which the extrapolated guess failed and the plain one was used.
    pub restarts: u64,
}

/// An unlimited iterator of the states after the first, the second, … step. An error ends it, as
/// its last item.
///
/// If the stepper could not be created, that error is the only item.
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
    /// Creates the integration by `stepper`.
    pub fn new(stepper: Result<S, StepError>) -> Self {
        Integration { progress: stepper.map_or_else(Progress::Failed, Progress::Running) }
    }

    /// Returns the stepper, unless a step has failed.
    pub fn stepper(&self) -> Option<&S> {
        match &self.progress {
            Progress::Running(stepper) => Some(stepper),
            _ => None,
        }
    }

    /// Returns the states after every `count`th step, without those in between.
    pub fn every(self, count: u64) -> impl Iterator<Item = Result<<S::System as System>::State, StepError>> {
        let mut integration = self;
        core::iter::from_fn(move || integration.advance(count))
    }

    /// Returns the states at which `event` changes its sign, in order, from the start to the time
    /// `until`, each located [within its step](Resume::step_across). Steps are whole: the last is
    /// the one that ends nearest to `until`.
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
