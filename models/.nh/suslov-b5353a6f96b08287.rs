// Prepared by `nh prepare` from `Suslov` in src/library.rs and suslov.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration b5353a6f96b082878eeb358aa6d5c824
// content d16d4a4169cdd7a212652f3068c93d47

pub struct Suslov {
    /// `I11` (kg m^2): inertia tensor.
    pub I11: f64,
    /// `I12` (kg m^2): inertia tensor.
    pub I12: f64,
    /// `I13` (kg m^2): inertia tensor.
    pub I13: f64,
    /// `I22` (kg m^2): inertia tensor.
    pub I22: f64,
    /// `I23` (kg m^2): inertia tensor.
    pub I23: f64,
    /// `I33` (kg m^2): inertia tensor.
    pub I33: f64,
}

impl ::core::default::Default for Suslov {
    fn default() -> Self {
        Suslov {
            I11: 1.0,
            I12: 0.0,
            I13: 0.0,
            I22: 1.0,
            I23: 1.0,
            I33: 2.0,
        }
    }
}

/// The system `suslov` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 24 add, 41 mul, 1 div
/// * `avf`: 26 add, 43 mul, 1 div
/// * `itoh-abe`: 30 add, 44 mul, 1 div
/// * `itoh-abe-sym`: 50 add, 71 mul, 1 div
/// * `avf4`: 28 add, 62 mul, 1 div
/// * `avf6`: 44 add, 83 mul, 1 div
/// * `midpoint`: 24 add, 41 mul, 1 div
/// * `gonzalez-r`: 37 add, 51 mul, 1 div
/// * `gonzalez-r-fd`: 37 add, 51 mul, 1 div
/// * `iso`: 25 add, 41 mul, 1 div
/// * `iso:4`: 5 times 25 add, 41 mul, 1 div
/// * `iso:6`: 9 times 25 add, 41 mul, 1 div
/// * `iso-var`: 21 add, 32 mul
/// * `suslov-mv`: 47 add, 91 mul, 4 div
/// * `suslov-cay`: 51 add, 79 mul
/// * `taylor`: 3 add, 9 mul
/// * `taylor:qv`: 19 add, 27 mul
/// * `euler`: 5 add, 9 mul
/// * `rk2`: 12 add, 20 mul
/// * `rk4`: 26 add, 46 mul
/// * `euler:qv`: 22 add, 28 mul
/// * `rk2:qv`: 47 add, 60 mul
/// * `rk4:qv`: 97 add, 123 mul
/// * `feedback-euler`: 24 add, 32 mul
/// * `feedback-rk2`: 50 add, 61 mul
/// * `feedback-rk4`: 102 add, 122 mul
pub mod suslov {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `I11` (kg m^2): inertia tensor. Positive.
        pub I11: T,
        /// `I12` (kg m^2): inertia tensor.
        pub I12: T,
        /// `I13` (kg m^2): inertia tensor.
        pub I13: T,
        /// `I22` (kg m^2): inertia tensor. Positive.
        pub I22: T,
        /// `I23` (kg m^2): inertia tensor.
        pub I23: T,
        /// `I33` (kg m^2): inertia tensor. Positive.
        pub I33: T,
    }

    ::nonholonomic::__serialized!(Parameters { I11, I12, I13, I22, I23, I33 });

    ::nonholonomic::__in_lanes!(System, Parameters { I11, I12, I13, I22, I23, I33 });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `paper`: exactly I omega = (-tanh t, sech t, sech t).
        pub fn paper() -> Self {
            Parameters {
                I11: rt::lit::<T>(1.0),
                I12: rt::lit::<T>(0.0),
                I13: rt::lit::<T>(0.0),
                I22: rt::lit::<T>(1.0),
                I23: rt::lit::<T>(1.0),
                I33: rt::lit::<T>(2.0),
            }
        }

        /// The parameters of the data set `generic`.
        pub fn generic() -> Self {
            Parameters {
                I11: rt::lit::<T>(1.0),
                I12: rt::lit::<T>(0.0),
                I13: rt::lit::<T>(0.3),
                I22: rt::lit::<T>(1.5),
                I23: rt::lit::<T>(0.2),
                I33: rt::lit::<T>(2.0),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Velocity `omega1`.
        pub omega1: T,
        /// Velocity `omega2`.
        pub omega2: T,
        /// Velocity `omega3`.
        pub omega3: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 0> {
            rt::vector([])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.omega1, self.omega2, self.omega3])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 0>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 0>, w: SVector<T, 3>) -> Self {
            let ([[]], [[omega1, omega2, omega3]]) = (q.data.0, w.data.0);
            State { t, omega1, omega2, omega3 }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 0> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 3> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(State { t, omega1, omega2, omega3 });

    ::nonholonomic::__in_lanes!(State { t, omega1, omega2, omega3 });

    /// Makes a [`State`]: what is not named is zero.
    #[derive(Clone, Copy, Debug)]
    #[must_use = "finish with `build` or `project`"]
    pub struct StateBuilder<T> {
        system: Result<System<T>, ParameterError>,
        state: State<T>,
        rho: Option<SVector<T, 2>>,
    }

    impl<T: Scalar> StateBuilder<T> {
        /// Begins a state of the system.
        pub fn new(system: Result<System<T>, ParameterError>) -> Self {
            StateBuilder {
                system,
                state: rt::state_at(SVector::zeros()),
                rho: None,
            }
        }

        /// Sets the time.
        pub fn time(mut self, t: T) -> Self {
            self.state.t = t;
            self
        }

        ::nonholonomic::__setters!(velocity in place of rho : omega1, omega2, omega3);

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 3>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                self.state.q(),
                w.into(),
            );
            self.rho = None;
            self
        }

        /// The momenta ρ on D*, from which the velocities follow when the state is finished.
        pub fn rho(mut self, rho: impl Into<SVector<T, 2>>) -> Self {
            self.rho = Some(rho.into());
            self
        }

        /// Coordinates and velocities of named initial data: `paper`, `generic`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "paper") {
                return Some(self.with_numbers([], [0.0, 1.0, 0.0]));
            }
            if rt::same_name(name, "generic") {
                return Some(self.with_numbers([], [0.8, -0.5, 0.0]));
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, _: [f64; 0], w: [f64; 3]) -> Self {
            self.velocity(rt::numbers(w))
        }

        /// The state.
        ///
        /// # Errors
        /// Where a parameter is refused, a value is not finite, the metric is not positive definite, or the velocity is off the
        /// constraints by more than roundoff.
        pub fn build(self) -> Result<State<T>, StepError> {
            let (system, state) = self.resolve()?;
            ::nonholonomic::System::check(&system, &state)?;
            Ok(state)
        }

        /// The state with its velocity moved onto the constraints, g-orthogonally: v ↦ P v.
        ///
        /// # Errors
        /// As for [`build`](Self::build), but for velocities off the constraints.
        pub fn project(self) -> Result<State<T>, StepError> {
            let (system, mut state) = self.resolve()?;
            rt::finite_state(state.t, &state.q(), &state.w())?;
            let projector = system.projector_d(&state.q());
            state = ::nonholonomic::State::of(
                state.t,
                state.q(),
                projector * (projector * state.w()),
            );
            ::nonholonomic::System::check(&system, &state)?;
            Ok(state)
        }

        /// The velocities from ρ, where that was given.
        fn resolve(mut self) -> Result<(System<T>, State<T>), StepError> {
            let system = self.system?;
            if let Some(rho) = self.rho {
                self = self.velocity(system.to_velocities(&self.state.q(), &rho));
            }
            Ok((system, self.state))
        }
    }

    /// Suslov's problem: a rigid body about its fixed centre of mass, which cannot turn about its own third axis. Reduced by the rotations of space to the body's angular velocity.
    ///
    /// **Source**: L. C. García-Naranjo and F. Jiménez, The geometric discretisation of the Suslov problem: a case study of consistency for nonholonomic integrators (2017)
    ///
    /// Coordinates q: none; velocities w: `omega1`, `omega2`, `omega3`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `(I22 I33 - I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
        k3: T,
        /// `(I13 I23 - I12 I33)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
        k4: T,
        /// `I12 I23 - I13 I22`
        k5: T,
        /// `(I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
        k6: T,
        /// `(I11 I33 - I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
        k7: T,
        /// `I12 I13 - I11 I23`
        k8: T,
        /// `(I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
        k9: T,
        /// `(I11 I22 - I12²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
        k11: T,
        /// `2 I12`
        twice_i12: T,
        /// `2 I13`
        twice_i13: T,
        /// `2 I23`
        twice_i23: T,
        /// `(I11 + I33 - I22)/2`
        k13: T,
        /// `(I33 - (I11 + I22))/2`
        k15: T,
        /// `(I11 - (I22 + I33))/2`
        k17: T,
        /// `(I11 + I22 - I33)/2`
        k19: T,
        /// `(I22 + I33 - I11)/2`
        k21: T,
        /// `(I22 - (I11 + I33))/2`
        k23: T,
        /// `I33 - I22`
        i33_minus_i22: T,
        /// `(I12 (I12 I23 + I13 (I33 - I22)) - I23 I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12  …`
        k24: T,
        /// `((I13 (I22 (I11 + I33 - I22) - 2 I23²) + I12 I23 (I22 + I33 - I11))/(I11 (I22 I33 - I23²)  …`
        k26: T,
        /// `((I12 (2 I23² + I33 (I33 - (I11 + I22))) + I13 I23 (I11 - (I22 + I33)))/(I11 (I22 I33 - I2 …`
        k28: T,
        /// `(I23 (I22 I33 - (I23² + I12²)) + I22 I12 I13)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 …`
        k30: T,
        /// `I22 - I11`
        i22_minus_i11: T,
        /// `((I33 (I22 (I11 + I33 - I22) - (I23² + 2 I12²)) + I23 (I23 (I22 - I11) + 2 I12 I13))/(I11  …`
        k31: T,
        /// `I11 - I33`
        i11_minus_i33: T,
        /// `((I22 (I33 (I33 - (I11 + I22)) + (I23² + 2 I13²)) + I23 (I23 (I11 - I33) - 2 I12 I13))/(I1 …`
        k32: T,
        /// `(I23 (I23² + I13² - I22 I33) - I33 I12 I13)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I …`
        k34: T,
        /// `(I13 (I13² + I12² - I11 I33) - I23 I11 I12)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I …`
        k36: T,
        /// `((I11 (I23 (I11 - (I22 + I33)) - I12 I13) + I13 (2 I13 I23 + I12 (I22 - I33)))/(I11 (I22 I …`
        k37: T,
        /// `((I33 (I11 (I11 - (I22 + I33)) + (I13² + 2 I12²)) + I13 (I13 (I22 - I11) - 2 I12 I23))/(I1 …`
        k39: T,
        /// `(I12 (I23 (I11 - I33) - I12 I13) + I13 I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12  …`
        k40: T,
        /// `((I12 (I33 (I11 + I22 - I33) - 2 I13²) + I13 I23 (I11 + I33 - I22))/(I11 (I22 I33 - I23²)  …`
        k42: T,
        /// `((I11 (I33 (I11 + I22 - I33) - (I13² + 2 I23²)) + I13 (I13 (I33 - I22) + 2 I12 I23))/(I11  …`
        k43: T,
        /// `(I13 (I11 I33 - (I23² + I13²)) + I33 I12 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 …`
        k44: T,
        /// `(I12 (I11 I22 - (I13² + I12²)) + I23 I11 I13)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 …`
        k45: T,
        /// `((I22 (I11 (I22 + I33 - I11) - (I12² + 2 I13²)) + I12 (2 I13 I23 + I12 (I11 - I33)))/(I11  …`
        k47: T,
        /// `((I11 (I12 I13 + I23 (I22 + I33 - I11)) + I12 (I13 (I22 - I33) - 2 I12 I23))/(I11 (I22 I33 …`
        k48: T,
        /// `((I11 (I22 (I22 - (I11 + I33)) + (I12² + 2 I23²)) + I12 (I12 (I33 - I22) - 2 I13 I23))/(I1 …`
        k50: T,
        /// `(I12 (I23² + I12² - I11 I22) - I23 I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I …`
        k51: T,
        /// `((I12 (2 I12 I13 + I23 (I33 - (I11 + I22))) + I13 I22 (I22 - (I11 + I33)))/(I11 (I22 I33 - …`
        k52: T,
        /// `(I13 (I12 I13 + I23 (I22 - I11)) - I12 I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12  …`
        k53: T,
        /// `(I12 I23 - I13 I22)/(I11 I22 - I12²)`
        k54: T,
        /// `(I12 I13 - I11 I23)/(I11 I22 - I12²)`
        k55: T,
        /// `(I13 I22 - I12 I23)/(I11 I22 - I12²)`
        k56: T,
        /// `(I11 I23 - I12 I13)/(I11 I22 - I12²)`
        k57: T,
        /// `I22/(I11 I22 - I12²)`
        k58: T,
        /// `I12/(I11 I22 - I12²)`
        k59: T,
        /// `-(I12/(I11 I22 - I12²))`
        k60: T,
        /// `I11/(I11 I22 - I12²)`
        k61: T,
        /// `(I11/(I11 I22 - I12²))/2`
        k62: T,
        /// `(I22/(I11 I22 - I12²))/2`
        k63: T,
        /// `2 I22`
        twice_i22: T,
        /// `(1/2)/(I11 I22 - I12²)`
        k64: T,
        /// `1/((I11 I22 - I12²)²)`
        k66: T,
        /// `(I12 I13 - I11 I23)/((I11 I22 - I12²)²)`
        k67: T,
        /// `I11/((I11 I22 - I12²)²)`
        k68: T,
        /// `(I12 I23 - I13 I22)/((I11 I22 - I12²)²)`
        k69: T,
        /// `I22/((I11 I22 - I12²)²)`
        k70: T,
        /// `(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)/(I11 I22 - I12²)`
        k71: T,
        /// `(I12 I13 - I11 I23)/((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) sqrt((I …`
        k74: T,
        /// `(I12 I23 - I13 I22)/((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) sqrt((I …`
        k75: T,
        /// `(I11 I22 - I12²)/((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) sqrt((I11  …`
        k76: T,
        /// `((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)/(I11 I22 - I12²))/2`
        k77: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("I11", parameters.I11)?;
            rt::finite("I12", parameters.I12)?;
            rt::finite("I13", parameters.I13)?;
            rt::positive("I22", parameters.I22)?;
            rt::finite("I23", parameters.I23)?;
            rt::positive("I33", parameters.I33)?;
            let constants = {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i13 = parameters.I13;
                let i22 = parameters.I22;
                let i23 = parameters.I23;
                let i33 = parameters.I33;
                let i22_i33 = i22 * i33;
                let i23_squared = i23 * i23;
                let k1 = i22_i33 - i23_squared;
                let i13_i23 = i13 * i23;
                let twice_i13_i23 = rt::lit::<T>(2.0) * i13_i23;
                let i12_i33 = i12 * i33;
                let i13_squared = i13 * i13;
                let k2 = i11 * k1 + i12 * (twice_i13_i23 - i12_i33) - i22 * i13_squared;
                let k3 = k1 / k2;
                let k4 = (i13_i23 - i12_i33) / k2;
                let i12_i23 = i12 * i23;
                let i13_i22 = i13 * i22;
                let k5 = i12_i23 - i13_i22;
                let k6 = k5 / k2;
                let i11_i33 = i11 * i33;
                let k7 = (i11_i33 - i13_squared) / k2;
                let i12_i13 = i12 * i13;
                let i11_i23 = i11 * i23;
                let k8 = i12_i13 - i11_i23;
                let k9 = k8 / k2;
                let i11_i22 = i11 * i22;
                let i12_squared = i12 * i12;
                let k10 = i11_i22 - i12_squared;
                let k11 = k10 / k2;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let twice_i13 = rt::lit::<T>(2.0) * i13;
                let twice_i23 = rt::lit::<T>(2.0) * i23;
                let i11_plus_i33 = i11 + i33;
                let k12 = i11_plus_i33 - i22;
                let k13 = rt::lit::<T>(0.5) * k12;
                let i11_plus_i22 = i11 + i22;
                let k14 = i33 - i11_plus_i22;
                let k15 = rt::lit::<T>(0.5) * k14;
                let i22_plus_i33 = i22 + i33;
                let k16 = i11 - i22_plus_i33;
                let k17 = rt::lit::<T>(0.5) * k16;
                let k18 = i11_plus_i22 - i33;
                let k19 = rt::lit::<T>(0.5) * k18;
                let k20 = i22_plus_i33 - i11;
                let k21 = rt::lit::<T>(0.5) * k20;
                let k22 = i22 - i11_plus_i33;
                let k23 = rt::lit::<T>(0.5) * k22;
                let i33_minus_i22 = i33 - i22;
                let i13_i33_minus_i22 = i13 * i33_minus_i22;
                let k24 = (i12 * (i12_i23 + i13_i33_minus_i22) - i23 * i13_squared) / k2;
                let k25 = i22 * k12;
                let twice_i23_squared = rt::lit::<T>(2.0) * i23_squared;
                let k26 = rt::lit::<T>(0.5)
                    * ((i13 * (k25 - twice_i23_squared) + i12_i23 * k20) / k2);
                let k27 = i33 * k14;
                let k28 = rt::lit::<T>(0.5)
                    * ((i12 * (twice_i23_squared + k27) + i13_i23 * k16) / k2);
                let k29 = i23_squared + i12_squared;
                let k30 = (i23 * (i22_i33 - k29) + i22 * i12_i13) / k2;
                let i22_minus_i11 = i22 - i11;
                let twice_i12_squared = rt::lit::<T>(2.0) * i12_squared;
                let i23_i22_minus_i11 = i23 * i22_minus_i11;
                let twice_i12_i13 = rt::lit::<T>(2.0) * i12_i13;
                let k31 = rt::lit::<T>(0.5)
                    * ((i33 * (k25 - (i23_squared + twice_i12_squared))
                        + i23 * (i23_i22_minus_i11 + twice_i12_i13)) / k2);
                let i11_minus_i33 = i11 - i33;
                let twice_i13_squared = rt::lit::<T>(2.0) * i13_squared;
                let i23_i11_minus_i33 = i23 * i11_minus_i33;
                let k32 = rt::lit::<T>(0.5)
                    * ((i22 * (k27 + (i23_squared + twice_i13_squared))
                        + i23 * (i23_i11_minus_i33 - twice_i12_i13)) / k2);
                let k33 = i23_squared + i13_squared;
                let k34 = (i23 * (k33 - i22_i33) - i33 * i12_i13) / k2;
                let k35 = i13_squared + i12_squared;
                let k36 = (i13 * (k35 - i11_i33) - i23 * (i11 * i12)) / k2;
                let i22_minus_i33 = i22 - i33;
                let k37 = rt::lit::<T>(0.5)
                    * ((i11 * (i23 * k16 - i12_i13)
                        + i13 * (twice_i13_i23 + i12 * i22_minus_i33)) / k2);
                let twice_i12_i23 = rt::lit::<T>(2.0) * i12_i23;
                let k38 = (i33 * (i11 * k16 + (i13_squared + twice_i12_squared))
                    + i13 * (i13 * i22_minus_i11 - twice_i12_i23)) / k2;
                let k39 = rt::lit::<T>(0.5) * k38;
                let k40 = (i12 * (i23_i11_minus_i33 - i12_i13) + i13 * i23_squared) / k2;
                let k41 = i33 * k18;
                let k42 = rt::lit::<T>(0.5)
                    * ((i12 * (k41 - twice_i13_squared) + i13_i23 * k12) / k2);
                let k43 = rt::lit::<T>(0.5)
                    * ((i11 * (k41 - (i13_squared + twice_i23_squared))
                        + i13 * (i13_i33_minus_i22 + twice_i12_i23)) / k2);
                let k44 = (i13 * (i11_i33 - k33) + i33 * i12_i23) / k2;
                let k45 = (i12 * (i11_i22 - k35) + i23 * (i11 * i13)) / k2;
                let k46 = (i22 * (i11 * k20 - (i12_squared + twice_i13_squared))
                    + i12 * (twice_i13_i23 + i12 * i11_minus_i33)) / k2;
                let k47 = rt::lit::<T>(0.5) * k46;
                let k48 = rt::lit::<T>(0.5)
                    * ((i11 * (i12_i13 + i23 * k20)
                        + i12 * (i13 * i22_minus_i33 - twice_i12_i23)) / k2);
                let k49 = (i11 * (i22 * k22 + (i12_squared + twice_i23_squared))
                    + i12 * (i12 * i33_minus_i22 - twice_i13_i23)) / k2;
                let k50 = rt::lit::<T>(0.5) * k49;
                let k51 = (i12 * (k29 - i11_i22) - i23 * i13_i22) / k2;
                let k52 = rt::lit::<T>(0.5)
                    * ((i12 * (twice_i12_i13 + i23 * k14) + i13_i22 * k22) / k2);
                let k53 = (i13 * (i12_i13 + i23_i22_minus_i11) - i12 * i23_squared) / k2;
                let k54 = k5 / k10;
                let k55 = k8 / k10;
                let k56 = (i13_i22 - i12_i23) / k10;
                let k57 = (i11_i23 - i12_i13) / k10;
                let k58 = i22 / k10;
                let k59 = i12 / k10;
                let k60 = -k59;
                let k61 = i11 / k10;
                let k62 = rt::lit::<T>(0.5) * k61;
                let k63 = rt::lit::<T>(0.5) * k58;
                let twice_i22 = rt::lit::<T>(2.0) * i22;
                let k64 = rt::lit::<T>(0.5) / k10;
                let k65 = k10 * k10;
                let k66 = rt::lit::<T>(1.0) / k65;
                let k67 = k8 / k65;
                let k68 = i11 / k65;
                let k69 = k5 / k65;
                let k70 = i22 / k65;
                let k71 = k2 / k10;
                let k72 = rt::sqrt(k11);
                let k73 = k2 * k72;
                let k74 = k8 / k73;
                let k75 = k5 / k73;
                let k76 = k10 / k73;
                let k77 = rt::lit::<T>(0.5) * k71;
                Constants {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k11,
                    twice_i12,
                    twice_i13,
                    twice_i23,
                    k13,
                    k15,
                    k17,
                    k19,
                    k21,
                    k23,
                    i33_minus_i22,
                    k24,
                    k26,
                    k28,
                    k30,
                    i22_minus_i11,
                    k31,
                    i11_minus_i33,
                    k32,
                    k34,
                    k36,
                    k37,
                    k39,
                    k40,
                    k42,
                    k43,
                    k44,
                    k45,
                    k47,
                    k48,
                    k50,
                    k51,
                    k52,
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    twice_i22,
                    k64,
                    k66,
                    k67,
                    k68,
                    k69,
                    k70,
                    k71,
                    k74,
                    k75,
                    k76,
                    k77,
                }
            };
            Ok(System { parameters, constants })
        }

        /// Its parameters.
        pub fn parameters(&self) -> &Parameters<T> {
            &self.parameters
        }

        /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
        pub fn state(&self) -> StateBuilder<T> {
            StateBuilder::new(Ok(*self))
        }

        /// Mass matrix g(q), symmetric and positive definite.
        ///
        /// **Equation**: g = ∂²L/∂w∂w
        ///
        /// **Shape**: 3 × 3
        pub fn mass_matrix(&self, _q: &SVector<T, 0>) -> SMatrix<T, 3, 3> {
            let i11 = self.parameters.I11;
            let i12 = self.parameters.I12;
            let i13 = self.parameters.I13;
            let i22 = self.parameters.I22;
            let i23 = self.parameters.I23;
            let i33 = self.parameters.I33;
            rt::matrix([[i11, i12, i13], [i12, i22, i23], [i13, i23, i33]])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, _q: &SVector<T, 0>) -> SMatrix<T, 3, 3> {
            let Constants { k3, k4, k6, k7, k9, k11, .. } = self.constants;
            rt::matrix([[k3, k4, k6], [k4, k7, k9], [k6, k9, k11]])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 0>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 0
        pub fn potential_gradient(&self, _q: &SVector<T, 0>) -> SVector<T, 0> {
            rt::vector([])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 0>, w: &SVector<T, 3>) -> T {
            let [[omega1, omega2, omega3]] = w.data.0;
            let i11 = self.parameters.I11;
            let i22 = self.parameters.I22;
            let i33 = self.parameters.I33;
            let Constants { twice_i12, twice_i13, twice_i23, .. } = self.constants;
            let t1 = omega1 * (twice_i13 * omega3 + (i11 * omega1 + twice_i12 * omega2))
                + (omega2 * (i22 * omega2 + twice_i23 * omega3)
                    + omega3 * (i33 * omega3));
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 0>, w: &SVector<T, 3>) -> T {
            let [[omega1, omega2, omega3]] = w.data.0;
            let i11 = self.parameters.I11;
            let i22 = self.parameters.I22;
            let i33 = self.parameters.I33;
            let Constants { twice_i12, twice_i13, twice_i23, .. } = self.constants;
            let t1 = omega1 * (twice_i13 * omega3 + (i11 * omega1 + twice_i12 * omega2))
                + (omega2 * (i22 * omega2 + twice_i23 * omega3)
                    + omega3 * (i33 * omega3));
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel_first(&self, _q: &SVector<T, 0>) -> [SMatrix<T, 3, 3>; 3] {
            let i12 = self.parameters.I12;
            let i13 = self.parameters.I13;
            let i23 = self.parameters.I23;
            let Constants { k13, k15, k17, k19, k21, k23, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, zero, zero], [i13, i23, k15], [-i12, k13, -i23]]),
                rt::matrix([[-i13, -i23, k19], [zero, zero, zero], [k17, i12, i13]]),
                rt::matrix([[i12, k23, i23], [k21, -i12, -i13], [zero, zero, zero]]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel(&self, _q: &SVector<T, 0>) -> [SMatrix<T, 3, 3>; 3] {
            let Constants {
                k24,
                k26,
                k28,
                k30,
                k31,
                k32,
                k34,
                k36,
                k37,
                k39,
                k40,
                k42,
                k43,
                k44,
                k45,
                k47,
                k48,
                k50,
                k51,
                k52,
                k53,
                ..
            } = self.constants;
            [
                rt::matrix([[k24, k26, k28], [k26, k30, k32], [k28, k31, k34]]),
                rt::matrix([[k36, k37, k43], [k37, k40, k42], [k39, k42, k44]]),
                rt::matrix([[k45, k50, k48], [k47, k51, k52], [k48, k52, k53]]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 1 × 3
        pub fn constraint_matrix(&self, _q: &SVector<T, 0>) -> SMatrix<T, 1, 3> {
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[zero], [zero], [rt::lit::<T>(1.0)]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(
            &self,
            _q: &SVector<T, 0>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[_, _, omega3]] = w.data.0;
            rt::vector([omega3])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, _q: &SVector<T, 0>) -> SMatrix<T, 3, 3> {
            let Constants { k54, k55, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero],
                [zero, zero, zero],
                [k54, k55, rt::lit::<T>(1.0)],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_d(&self, _q: &SVector<T, 0>) -> SMatrix<T, 3, 3> {
            let Constants { k56, k57, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, zero],
                [zero, rt::lit::<T>(1.0), zero],
                [k56, k57, zero],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 2
        pub fn frame(&self, _q: &SVector<T, 0>) -> SMatrix<T, 3, 2> {
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, zero],
                [zero, rt::lit::<T>(1.0), zero],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 0>) -> SMatrix<T, 2, 2> {
            let i11 = self.parameters.I11;
            let i12 = self.parameters.I12;
            let i22 = self.parameters.I22;
            rt::matrix([[i11, i12], [i12, i22]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 0>) -> SMatrix<T, 2, 2> {
            let Constants { k58, k60, k61, .. } = self.constants;
            rt::matrix([[k58, k60], [k60, k61]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 0>) -> [SMatrix<T, 2, 2>; 2] {
            let Constants { k54, k55, k56, k57, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, k54], [k56, zero]]),
                rt::matrix([[zero, k55], [k57, zero]]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn almost_poisson(
            &self,
            _q: &SVector<T, 0>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 2, 2> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k54, k55, k56, k57, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, k56 * rho1 + k57 * rho2],
                [k54 * rho1 + k55 * rho2, zero],
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 0>, rho: &SVector<T, 2>) -> T {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k59, k62, k63, .. } = self.constants;
            rho2 * (k62 * rho2) + rho1 * (k63 * rho1 - k59 * rho2)
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn hamiltonian_gradient(
            &self,
            _q: &SVector<T, 0>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { twice_i12, k59, k61, twice_i22, k64, .. } = self.constants;
            rt::vector([
                k64 * (twice_i22 * rho1 - twice_i12 * rho2),
                k61 * rho2 - k59 * rho1,
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn vector_field(
            &self,
            _q: &SVector<T, 0>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[rho1, rho2]] = rho.data.0;
            let i11 = self.parameters.I11;
            let i12 = self.parameters.I12;
            let i22 = self.parameters.I22;
            let Constants { k5, k8, k66, .. } = self.constants;
            let t1 = k66 * (k5 * rho1 + k8 * rho2);
            rt::vector([(i11 * rho2 - i12 * rho1) * t1, (i12 * rho2 - i22 * rho1) * t1])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 2 × 2
        pub fn vector_field_jacobian(
            &self,
            _q: &SVector<T, 0>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 2, 2> {
            let [[rho1, rho2]] = rho.data.0;
            let i11 = self.parameters.I11;
            let i12 = self.parameters.I12;
            let i22 = self.parameters.I22;
            let Constants { k5, k8, k66, k67, k68, k69, k70, .. } = self.constants;
            let t1 = i11 * rho2 - i12 * rho1;
            let t2 = k5 * rho1 + k8 * rho2;
            let t3 = i12 * t2;
            let t4 = i12 * rho2 - i22 * rho1;
            rt::matrix([
                [k66 * (k5 * t1 - t3), k69 * t4 - k70 * t2],
                [k67 * t1 + k68 * t2, k66 * (t3 + k8 * t4)],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 0>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[omega1, omega2, omega3]] = w.data.0;
            let i11 = self.parameters.I11;
            let i12 = self.parameters.I12;
            let i13 = self.parameters.I13;
            let i22 = self.parameters.I22;
            let i23 = self.parameters.I23;
            let i33 = self.parameters.I33;
            rt::vector([
                i13 * omega3 + (i11 * omega1 + i12 * omega2),
                i12 * omega1 + (i22 * omega2 + i23 * omega3),
                i33 * omega3 + (i13 * omega1 + i23 * omega2),
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 3
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, .. } = self.constants;
            rt::vector([
                k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2),
                k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2),
                k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2),
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(
            self: &System<T>,
            _q: &SVector<T, 0>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 2> {
            let [[omega1, omega2, omega3]] = w.data.0;
            let i11 = self.parameters.I11;
            let i12 = self.parameters.I12;
            let i13 = self.parameters.I13;
            let i22 = self.parameters.I22;
            let i23 = self.parameters.I23;
            rt::vector([
                i13 * omega3 + (i11 * omega1 + i12 * omega2),
                i12 * omega1 + (i22 * omega2 + i23 * omega3),
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3
        pub fn to_velocities(
            self: &System<T>,
            _q: &SVector<T, 0>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 3> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k58, k59, k61, .. } = self.constants;
            rt::vector([
                k58 * rho1 - k59 * rho2,
                k61 * rho2 - k59 * rho1,
                rt::lit::<T>(0.0),
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            _q: &SVector<T, 0>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[omega1, omega2, omega3]] = w.data.0;
            let i12 = self.parameters.I12;
            let i13 = self.parameters.I13;
            let i23 = self.parameters.I23;
            let Constants {
                i33_minus_i22,
                i22_minus_i11,
                i11_minus_i33,
                k54,
                k55,
                ..
            } = self.constants;
            let t1 = i13 * omega1 + i23 * omega2;
            let t2 = i23 * omega3 + i12 * omega1;
            let t3 = i12 * omega2 + i13 * omega3;
            let t4 = omega1 * (t2 + i22_minus_i11 * omega2) - omega2 * t3
                + k55 * (omega1 * (i11_minus_i33 * omega3 - t1) + omega3 * t3);
            rt::vector([
                k54 * (omega2 * (t1 + i33_minus_i22 * omega3) - omega3 * t2) + t4,
            ])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 3
        pub fn acceleration(
            &self,
            _q: &SVector<T, 0>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[omega1, omega2, omega3]] = w.data.0;
            let i12 = self.parameters.I12;
            let i13 = self.parameters.I13;
            let i23 = self.parameters.I23;
            let Constants {
                k3,
                k4,
                k6,
                k7,
                k9,
                k11,
                i33_minus_i22,
                i22_minus_i11,
                i11_minus_i33,
                k71,
                ..
            } = self.constants;
            let t1 = i23 * omega3 + i12 * omega1;
            let t2 = i12 * omega2 + i13 * omega3;
            let t3 = omega1 * (t1 + i22_minus_i11 * omega2) - omega2 * t2;
            let t4 = i13 * omega1 + i23 * omega2;
            let t5 = omega2 * (t4 + i33_minus_i22 * omega3);
            let t6 = omega3 * t1;
            let t7 = omega1 * (i11_minus_i33 * omega3 - t4) + omega3 * t2;
            let t8 = k9 * t7;
            let t9 = k71 * (k11 * t3 + (k6 * (t5 - t6) + t8)) - t3;
            let t10 = t6 - t5;
            rt::vector([
                k6 * t9 + (k3 * t10 - k4 * t7),
                k9 * t9 + (k4 * t10 - k7 * t7),
                k11 * t9 + (k6 * t10 - t8),
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 0
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 0>,
            _w: &SVector<T, 3>,
        ) -> SVector<T, 0> {
            rt::vector([])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(
            &self,
            _q: &SVector<T, 0>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[omega1, omega2, omega3]] = w.data.0;
            let i11 = self.parameters.I11;
            let i22 = self.parameters.I22;
            let i33 = self.parameters.I33;
            let Constants { twice_i12, twice_i13, twice_i23, .. } = self.constants;
            let t1 = omega1 * (twice_i13 * omega3 + (i11 * omega1 + twice_i12 * omega2))
                + (omega2 * (i22 * omega2 + twice_i23 * omega3)
                    + omega3 * (i33 * omega3));
            rt::vector([rt::lit::<T>(0.5) * t1])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 0>, p: &SVector<T, 3>) -> T {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, .. } = self.constants;
            let t1 = p_omega2 * (k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2))
                + p_omega3 * (k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2));
            rt::lit::<T>(0.5)
                * (p_omega1 * (k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2)) + t1)
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 3
        pub fn cotangent_vector_field(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let i12 = self.parameters.I12;
            let i13 = self.parameters.I13;
            let i23 = self.parameters.I23;
            let Constants {
                k3,
                k4,
                k6,
                k7,
                k9,
                k11,
                i33_minus_i22,
                i22_minus_i11,
                i11_minus_i33,
                k54,
                k55,
                ..
            } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2);
            let t3 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2);
            let t4 = i23 * t1 + i12 * t3;
            let t5 = i12 * t2 + i13 * t1;
            let t6 = t3 * (t4 + i22_minus_i11 * t2) - t2 * t5
                + (p_omega1 * t2 - p_omega2 * t3);
            let t7 = i13 * t3 + i23 * t2;
            let t8 = k55 * (t3 * (i11_minus_i33 * t1 - t7) + t1 * t5)
                + k54 * (t2 * (t7 + i33_minus_i22 * t1) - t1 * t4);
            rt::vector([
                p_omega2 * t1 - p_omega3 * t2,
                p_omega3 * t3 - p_omega1 * t1,
                t6 + t8,
            ])
        }

        /// Constraint momenta, which vanish where the velocity is in D.
        ///
        /// **Equation**: J_α = ⟨p, e_α⟩ = (L⁻¹ μ g⁻¹ p)_α,  μ g⁻¹ μᵀ = L Lᵀ: the e_α are the metric Gram–Schmidt of g⁻¹ μᵀ in the order of the constraints
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 1
        pub fn constraint_momenta(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k74, k75, k76, .. } = self.constants;
            rt::vector([k76 * p_omega3 + (k74 * p_omega2 + k75 * p_omega1)])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, _q: &SVector<T, 0>, p: &SVector<T, 3>) -> T {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = p_omega1
                * (k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k54 * t1)
                + p_omega2
                    * (k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k55 * t1);
            rt::lit::<T>(0.5) * t2
        }

        /// Multipliers of the extended system: they keep every constraint momentum on all of T*Q.
        ///
        /// **Equation**: λ̃ such that dJ/dt = 0; on {J = 0} it is λ
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 1
        pub fn extended_multipliers(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k54 * t1;
            let t3 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k55 * t1;
            rt::vector([
                p_omega2 * t2 - p_omega1 * t3 + p_omega3 * (k54 * t3 - k55 * t2),
            ])
        }

        /// The extended vector field on T*Q, (q̇, ṗ): free of constraints, with the integrals J and (without inputs) H̃ and H; on {J = 0} it is the constrained motion.
        ///
        /// **Equation**: q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 3
        pub fn extended_vector_field(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k55 * t1;
            let t3 = p_omega3 * t2;
            let t4 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k54 * t1;
            let t5 = p_omega3 * t4;
            let t6 = p_omega2 * t4;
            let t7 = p_omega1 * t2;
            rt::vector([-t3, t5, t6 - t7 + k54 * t3 + (t7 - t6 - k55 * t5)])
        }

        /// The integrals that feedback keeps beside the constraint momenta: the extended Hamiltonian, then the declared first integrals other than the energy. Their values at the start are the levels.
        ///
        /// **Equation**: H̃(q, p), I_i(q, g⁻¹ p)
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 1
        pub fn feedback_levels(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = p_omega1
                * (k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k54 * t1)
                + p_omega2
                    * (k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k55 * t1);
            rt::vector([rt::lit::<T>(0.5) * t2])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`; levels those of `H`.
        ///
        /// **Equation**: V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)²
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: scalar
        pub fn lyapunov_function(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 2>,
            levels: &SVector<T, 1>,
        ) -> T {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, k77, .. } = self
                .constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = p_omega1
                * (k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k54 * t1)
                + p_omega2
                    * (k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k55 * t1);
            let t3 = rt::lit::<T>(0.5) * t2 - level_h;
            t1 * (t1 * (k77 * gain_j)) + t3 * (rt::lit::<T>(0.5) * gain_h * t3)
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`; levels those of `H`.
        ///
        /// **Equation**: ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 3
        pub fn lyapunov_gradient(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 2>,
            levels: &SVector<T, 1>,
        ) -> SVector<T, 3> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = k54 * t1;
            let t3 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - t2;
            let t4 = k55 * t1;
            let t5 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - t4;
            let t6 = gain_h
                * (rt::lit::<T>(0.5) * (p_omega1 * t3 + p_omega2 * t5) - level_h);
            rt::vector([gain_j * t2 + t3 * t6, gain_j * t4 + t5 * t6, t1 * gain_j])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`; levels those of `H`.
        ///
        /// **Equation**: (q̇, ṗ) of the extended system − ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 3
        pub fn feedback_vector_field(
            &self,
            _q: &SVector<T, 0>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 2>,
            levels: &SVector<T, 1>,
        ) -> SVector<T, 3> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = k54 * t1;
            let t3 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - t2;
            let t4 = k55 * t1;
            let t5 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - t4;
            let t6 = gain_h
                * (rt::lit::<T>(0.5) * (p_omega1 * t3 + p_omega2 * t5) - level_h);
            let t7 = p_omega3 * t5;
            let t8 = p_omega3 * t3;
            let t9 = p_omega1 * t5;
            let t10 = p_omega2 * t3;
            let t11 = k54 * t7 - k55 * t8 + (t9 - t1 * gain_j + (t10 - t9 - t10));
            rt::vector([
                -(t3 * t6 + (t7 + gain_j * t2)),
                t8 - gain_j * t4 - t5 * t6,
                t11,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "suslov";

        fn with_parameters(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            System::new(parameters)
        }

        fn parameters(&self) -> &Parameters<T> {
            &self.parameters
        }

        fn energy_of(&self, state: &State<T>) -> T {
            let (q, w) = (state.q(), state.w());
            self.energy(&q, &w)
        }

        fn constraint_residual_of(&self, state: &State<T>) -> T {
            let (q, w) = (state.q(), state.w());
            rt::max_norm(&(self.constraint_matrix(&q) * w))
        }

        fn check(&self, state: &State<T>) -> Result<(), StepError> {
            let (q, w) = (state.q(), state.w());
            rt::finite_state(state.t, &q, &w)?;
            let metric = self.mass_matrix(&q);
            rt::positive_definite(&metric)?;
            rt::on_constraints(
                &self.constraint_matrix(&q),
                &w,
                &metric,
                &self.inverse_mass(&q),
            )
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::OnDStar>
    for System<T> {
        type Point = [T; 2];
        type Jacobian = SMatrix<T, 2, 2>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 2],
            _inputs: &[T; 0],
        ) -> [T; 2] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 2],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 2, 2>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 2] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 2],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 3];
        type Jacobian = SMatrix<T, 3, 3>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 3],
            _inputs: &[T; 0],
        ) -> [T; 3] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 3] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 3],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::Extended>
    for System<T> {
        type Point = [T; 3];
        type Jacobian = SMatrix<T, 3, 3>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Extended,
            _t: T,
            point: &[T; 3],
            _inputs: &[T; 0],
        ) -> [T; 3] {
            let (q, p) = rt::split(point);
            let [field] = self.extended_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Extended,
            state: &State<T>,
        ) -> [T; 3] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Extended,
            t: T,
            point: &[T; 3],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::FeedbackField for System<T> {
        type Gains = [T; 2];
        type Levels = [T; 1];

        fn feedback(
            &self,
            state: &State<T>,
            gains: [T; 2],
        ) -> ::nonholonomic::fields::Feedback<[T; 2], [T; 1]> {
            let q = state.q();
            let p = self.momenta(&q, &state.w());
            let [levels] = self.feedback_levels(&q, &p).data.0;
            ::nonholonomic::fields::Feedback {
                gains,
                levels,
            }
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<
        ::nonholonomic::fields::Feedback<[T; 2], [T; 1]>,
    > for System<T> {
        type Point = [T; 3];
        type Jacobian = SMatrix<T, 3, 3>;

        fn field(
            &self,
            feedback: &::nonholonomic::fields::Feedback<[T; 2], [T; 1]>,
            _t: T,
            point: &[T; 3],
            _inputs: &[T; 0],
        ) -> [T; 3] {
            let (q, p) = rt::split(point);
            let [field] = self
                .feedback_vector_field(
                    &q,
                    &p,
                    &rt::vector(feedback.gains),
                    &rt::vector(feedback.levels),
                )
                .data
                .0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 2], [T; 1]>,
            state: &State<T>,
        ) -> [T; 3] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 2], [T; 1]>,
            t: T,
            point: &[T; 3],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    /// The method `gonzalez`.
    pub mod gonzalez {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' midpoint discrete gradient on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∇̄ℋ = ∇ℋ(ζ̄) + (ℋ(ζ') − ℋ(ζ) − ∇ℋ(ζ̄)·Δ) Δ/|Δ|²,  Δ = ζ' − ζ
        ///
        /// **Source**: Gonzalez (1996), Time integration and discrete Hamiltonian systems; Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 8 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 13 | 5 | 0 | 0 | 0 |
        /// | each step | 10 | 21 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 14 | 20 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `2 I12`
            twice_i12: T,
            /// `I22/(I11 I22 - I12²)`
            k4: T,
            /// `I12/(I11 I22 - I12²)`
            k5: T,
            /// `I11/(I11 I22 - I12²)`
            k6: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k7: T,
            /// `1/((I11 I22 - I12²)²)`
            k9: T,
            /// `1/(I11 I22 - I12²)`
            k10: T,
            /// `2/(I11 I22 - I12²)`
            k11: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(I12 I23 - I13 I22) h/2`
            k13: T,
            /// `I12 h/2`
            k14: T,
            /// `((I12 I13 - I11 I23) h/((I11 I22 - I12²)²))/2`
            k16: T,
            /// `(I11 h/((I11 I22 - I12²)²))/2`
            k17: T,
            /// `((I12 I23 - I13 I22) h/((I11 I22 - I12²)²))/2`
            k18: T,
            /// `(I22 h/((I11 I22 - I12²)²))/2`
            k19: T,
            /// `(I12 I13 - I11 I23) h/2`
            k20: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 3];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = i12 * i23 - i13 * i22;
                let k2 = i12 * i13 - i11 * i23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k3 = i11 * i22 - i12 * i12;
                let k4 = i22 / k3;
                let k5 = i12 / k3;
                let k6 = i11 / k3;
                let k7 = rt::lit::<T>(0.5) / k3;
                let k8 = k3 * k3;
                let k9 = rt::lit::<T>(1.0) / k8;
                let k10 = rt::lit::<T>(1.0) / k3;
                let k11 = rt::lit::<T>(2.0) / k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k12 = k1 * h;
                let k13 = rt::lit::<T>(0.5) * k12;
                let k14 = rt::lit::<T>(0.5) * (i12 * h);
                let k15 = k2 * h;
                let k16 = rt::lit::<T>(0.5) * (k15 / k8);
                let k17 = rt::lit::<T>(0.5) * (i11 * h / k8);
                let k18 = rt::lit::<T>(0.5) * (k12 / k8);
                let k19 = rt::lit::<T>(0.5) * (i22 * h / k8);
                let k20 = rt::lit::<T>(0.5) * k15;
                Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    k10,
                    k11,
                    inv_h,
                    half_h,
                    k13,
                    k14,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let Scheme { k4, k5, k6, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k4 * t1 - k5 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k6 * t2);
                let carried = [t1, t2, t3];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k7,
                    k9,
                    k10,
                    k11,
                    inv_h,
                    half_h,
                    k13,
                    k14,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    ..
                } = *setting.scheme();
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let i22_rho1 = i22 * rho1;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = k9 * (k1 * rho1 + k2 * rho2);
                            [t1 * t2, (i12 * rho2 - i22_rho1) * t2]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t3 = rho2 + half_h * rho2_rate;
                            let t4 = rho1 + half_h * rho1_rate;
                            let t5 = i11 * t3 - i12 * t4;
                            let t6 = k1 * t4 + k2 * t3;
                            let t7 = k9 * t6;
                            let t8 = i12 * t3 - i22 * t4;
                            let t9 = k14 * t6;
                            (
                                [rho1_rate - t5 * t7, rho2_rate - t8 * t7],
                                [
                                    [
                                        rt::lit::<T>(1.0) - k9 * (k13 * t5 - t9),
                                        -(k16 * t5 + k17 * t6),
                                    ],
                                    [
                                        k19 * t6 - k18 * t8,
                                        rt::lit::<T>(1.0) - k9 * (t9 + k20 * t8),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t10 = i22_rho1 - twice_i12 * rho2;
                let t11 = (i22_rho1 + t10) * (k10 * rho1) + t1 * (k11 * rho2);
                let t12 = rt::lit::<T>(0.5) * t11;
                let t13 = rt::visible_change(
                    (k7 * (rho1 * t10 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t11),
                    reference * (rt::lit::<T>(0.0625) * reference) + t12 * t12,
                    rt::lit::<T>(1.0),
                );
                let t14 = rt::lit::<T>(1.0) - t13;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t14;
                let rho2_new_2 = (rho2 + h * rho2_rate) * t14;
                let carried = [rho1_new_2, rho2_new_2, reference];
                let ordinary = rt::all_ordinary([carried[0], carried[1]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[0], motion.carried[1]]);
                    let after = balance([carried[0], carried[1]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2, _] = motion.carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i22 = parameters.I22;
                let Scheme { twice_i12, k7, k10, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k7 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k10) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "82da5d9f594c6470f707b19a5ec59b8e";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `avf`.
    pub mod avf {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Mean value discrete gradient (averaged vector field) on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ (ζ' − ζ)) dξ
        ///
        /// **Source**: Harten, Lax & van Leer (1983); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 9 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 15 | 8 | 0 | 0 | 0 |
        /// | each step | 10 | 21 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 16 | 22 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `2 I12`
            twice_i12: T,
            /// `I13 I22 - I12 I23`
            k3: T,
            /// `I11 I23 - I12 I13`
            k4: T,
            /// `I22/(I11 I22 - I12²)`
            k6: T,
            /// `I12/(I11 I22 - I12²)`
            k7: T,
            /// `I11/(I11 I22 - I12²)`
            k8: T,
            /// `2 I22`
            twice_i22: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k9: T,
            /// `1/((I11 I22 - I12²)²)`
            k11: T,
            /// `1/(I11 I22 - I12²)`
            k12: T,
            /// `2/(I11 I22 - I12²)`
            k13: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k14: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `((I12 I13 - I11 I23) h/((I11 I22 - I12²)²))/2`
            k15: T,
            /// `(I11 h/((I11 I22 - I12²)²))/2`
            k16: T,
            /// `((I12 I23 - I13 I22) h/((I11 I22 - I12²)²))/2`
            k17: T,
            /// `(I22 h/((I11 I22 - I12²)²))/2`
            k18: T,
            /// `(I12 h/((I11 I22 - I12²)²))/2`
            k19: T,
            /// `((I13 I22 - I12 I23) h/((I11 I22 - I12²)²))/4`
            k20: T,
            /// `((I11 I23 - I12 I13) h/((I11 I22 - I12²)²))/4`
            k21: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 3];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i12_i23 = i12 * i23;
                let i13_i22 = i13 * i22;
                let k1 = i12_i23 - i13_i22;
                let i12_i13 = i12 * i13;
                let i11_i23 = i11 * i23;
                let k2 = i12_i13 - i11_i23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k3 = i13_i22 - i12_i23;
                let k4 = i11_i23 - i12_i13;
                let k5 = i11 * i22 - i12 * i12;
                let k6 = i22 / k5;
                let k7 = i12 / k5;
                let k8 = i11 / k5;
                let twice_i22 = rt::lit::<T>(2.0) * i22;
                let k9 = rt::lit::<T>(0.5) / k5;
                let k10 = k5 * k5;
                let k11 = rt::lit::<T>(1.0) / k10;
                let k12 = rt::lit::<T>(1.0) / k5;
                let k13 = rt::lit::<T>(2.0) / k5;
                let k14 = rt::lit::<T>(0.5) / k10;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k15 = rt::lit::<T>(0.5) * (k2 * h / k10);
                let k16 = rt::lit::<T>(0.5) * (i11 * h / k10);
                let k17 = rt::lit::<T>(0.5) * (k1 * h / k10);
                let k18 = rt::lit::<T>(0.5) * (i22 * h / k10);
                let k19 = rt::lit::<T>(0.5) * (i12 * h / k10);
                let k20 = rt::lit::<T>(0.25) * (k3 * h / k10);
                let k21 = rt::lit::<T>(0.25) * (k4 * h / k10);
                Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    twice_i22,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    inv_h,
                    half_h,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let Scheme { k6, k7, k8, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k6 * t1 - k7 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k8 * t2);
                let carried = [t1, t2, t3];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    twice_i22,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    inv_h,
                    half_h,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    ..
                } = *setting.scheme();
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let i22_rho1 = i22 * rho1;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = k11 * (k1 * rho1 + k2 * rho2);
                            [t1 * t2, (i12 * rho2 - i22_rho1) * t2]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t3 = rho2 + half_h * rho2_rate;
                            let t4 = rho1 + half_h * rho1_rate;
                            let t5 = i11 * t3 - i12 * t4;
                            let t6 = k1 * t4 + k2 * t3;
                            let t7 = twice_i22 * t4 - twice_i12 * t3;
                            let t8 = k3 * t4 + k4 * t3;
                            (
                                [rho1_rate - t5 * (k11 * t6), rho2_rate - t7 * (k14 * t8)],
                                [
                                    [
                                        k19 * t6 + (rt::lit::<T>(1.0) - k17 * t5),
                                        -(k15 * t5 + k16 * t6),
                                    ],
                                    [
                                        -(k20 * t7 + k18 * t8),
                                        k19 * t8 + (rt::lit::<T>(1.0) - k21 * t7),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t9 = i22_rho1 - twice_i12 * rho2;
                let t10 = (i22_rho1 + t9) * (k12 * rho1) + t1 * (k13 * rho2);
                let t11 = rt::lit::<T>(0.5) * t10;
                let t12 = rt::visible_change(
                    (k9 * (rho1 * t9 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t10),
                    reference * (rt::lit::<T>(0.0625) * reference) + t11 * t11,
                    rt::lit::<T>(1.0),
                );
                let t13 = rt::lit::<T>(1.0) - t12;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t13;
                let rho2_new_2 = (rho2 + h * rho2_rate) * t13;
                let carried = [rho1_new_2, rho2_new_2, reference];
                let ordinary = rt::all_ordinary([carried[0], carried[1]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[0], motion.carried[1]]);
                    let after = balance([carried[0], carried[1]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2, _] = motion.carried;
                let Scheme { k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k6 * rho1 - k7 * rho2,
                    omega2: k8 * rho2 - k7 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i22 = parameters.I22;
                let Scheme { twice_i12, k9, k12, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k9 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k12) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5fbf46f625130eba43afebd46014fa24";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::AveragedVectorField>
    for System<T> {
        type Scheme = avf::Scheme<T>;
    }

    /// The method `itoh-abe`.
    pub mod itoh_abe {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Coordinate increment discrete gradient on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∂̄ℋ_i = (ℋ(ζ'_1 … ζ'_i, ζ_{i+1} …) − ℋ(ζ'_1 … ζ'_{i−1}, ζ_i …))/(ζ'_i − ζ_i)
        ///
        /// **Source**: Itoh & Abe (1988); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
        ///
        /// **Order**: 1
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 8 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 14 | 8 | 0 | 0 | 0 |
        /// | each step | 11 | 22 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 19 | 22 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `2 I12`
            twice_i12: T,
            /// `I13 I22 - I12 I23`
            k3: T,
            /// `I11 I23 - I12 I13`
            k4: T,
            /// `I22/(I11 I22 - I12²)`
            k6: T,
            /// `I12/(I11 I22 - I12²)`
            k7: T,
            /// `I11/(I11 I22 - I12²)`
            k8: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k9: T,
            /// `1/((I11 I22 - I12²)²)`
            k11: T,
            /// `1/(I11 I22 - I12²)`
            k12: T,
            /// `2/(I11 I22 - I12²)`
            k13: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k14: T,
            /// `(1/4)/((I11 I22 - I12²)²)`
            k15: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(I11 h/((I11 I22 - I12²)²))/2`
            k16: T,
            /// `(I22 h/((I11 I22 - I12²)²))/2`
            k17: T,
            /// `I12 h/((I11 I22 - I12²)²)`
            k18: T,
            /// `((I12 I23 - I13 I22) h/((I11 I22 - I12²)²))/4`
            k19: T,
            /// `((I12 I13 - I11 I23) h/((I11 I22 - I12²)²))/4`
            k20: T,
            /// `((I13 I22 - I12 I23) h/((I11 I22 - I12²)²))/8`
            k21: T,
            /// `((I11 I23 - I12 I13) h/((I11 I22 - I12²)²))/8`
            k22: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 3];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i12_i23 = i12 * i23;
                let i13_i22 = i13 * i22;
                let k1 = i12_i23 - i13_i22;
                let i12_i13 = i12 * i13;
                let i11_i23 = i11 * i23;
                let k2 = i12_i13 - i11_i23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k3 = i13_i22 - i12_i23;
                let k4 = i11_i23 - i12_i13;
                let k5 = i11 * i22 - i12 * i12;
                let k6 = i22 / k5;
                let k7 = i12 / k5;
                let k8 = i11 / k5;
                let k9 = rt::lit::<T>(0.5) / k5;
                let k10 = k5 * k5;
                let k11 = rt::lit::<T>(1.0) / k10;
                let k12 = rt::lit::<T>(1.0) / k5;
                let k13 = rt::lit::<T>(2.0) / k5;
                let k14 = rt::lit::<T>(0.5) / k10;
                let k15 = rt::lit::<T>(0.25) / k10;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k16 = rt::lit::<T>(0.5) * (i11 * h / k10);
                let k17 = rt::lit::<T>(0.5) * (i22 * h / k10);
                let k18 = i12 * h / k10;
                let k19 = rt::lit::<T>(0.25) * (k1 * h / k10);
                let k20 = rt::lit::<T>(0.25) * (k2 * h / k10);
                let k21 = rt::lit::<T>(0.125) * (k3 * h / k10);
                let k22 = rt::lit::<T>(0.125) * (k4 * h / k10);
                Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    inv_h,
                    half_h,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let Scheme { k6, k7, k8, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k6 * t1 - k7 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k8 * t2);
                let carried = [t1, t2, t3];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    inv_h,
                    half_h,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    ..
                } = *setting.scheme();
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let i22_rho1 = i22 * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let rho2_twice_i12 = twice_i12 * rho2;
                let t2 = i22_rho1 - rho2_twice_i12;
                let t3 = t2 - rho2_twice_i12;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t4 = k11 * (k1 * rho1 + k2 * rho2);
                            [t1 * t4, (i12 * rho2 - i22_rho1) * t4]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let rho2_rate_h = h * rho2_rate;
                            let t5 = rho1 + h * rho1_rate;
                            let t6 = i11 * (twice_rho2 + rho2_rate_h) - twice_i12 * t5;
                            let t7 = rho1 + half_h * rho1_rate;
                            let t8 = rho2 + half_h * rho2_rate;
                            let t9 = k1 * t7 + k2 * t8;
                            let t10 = i22 * (t5 + (rho1 + t5)) + t3;
                            let t11 = k3 * t7 + k4 * t8;
                            (
                                [
                                    rho1_rate - t6 * (k14 * t9),
                                    rho2_rate - t10 * (k15 * t11),
                                ],
                                [
                                    [
                                        k18 * t9 + (rt::lit::<T>(1.0) - k19 * t6),
                                        -(k16 * t9 + k20 * t6),
                                    ],
                                    [-(k17 * t11 + k21 * t10), rt::lit::<T>(1.0) - k22 * t10],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t5 = rho1 + h * rho1_rate;
                let t12 = (i22_rho1 + t2) * (k12 * rho1) + t1 * (k13 * rho2);
                let t13 = rt::lit::<T>(0.5) * t12;
                let t14 = rt::visible_change(
                    (k9 * (rho1 * t2 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t12),
                    reference * (rt::lit::<T>(0.0625) * reference) + t13 * t13,
                    rt::lit::<T>(1.0),
                );
                let t15 = rt::lit::<T>(1.0) - t14;
                let rho1_new_2 = t5 * t15;
                let rho2_rate_h = h * rho2_rate;
                let rho2_new_2 = (rho2 + rho2_rate_h) * t15;
                let carried = [rho1_new_2, rho2_new_2, reference];
                let ordinary = rt::all_ordinary([carried[0], carried[1]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[0], motion.carried[1]]);
                    let after = balance([carried[0], carried[1]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2, _] = motion.carried;
                let Scheme { k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k6 * rho1 - k7 * rho2,
                    omega2: k8 * rho2 - k7 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i22 = parameters.I22;
                let Scheme { twice_i12, k9, k12, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k9 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k12) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "dac6f5555c07375dbb8e10abbd691dfa";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbe> for System<T> {
        type Scheme = itoh_abe::Scheme<T>;
    }

    /// The method `itoh-abe-sym`.
    pub mod itoh_abe_sym {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Symmetrised coordinate increment discrete gradient on D*.
        ///
        /// **Equation**: Φ = Ψ*_{h/2} ∘ Ψ_{h/2}, Ψ the step of `itoh-abe`, Ψ* its adjoint: the same with ∇̄ℋ(ζ', ζ)
        ///
        /// **Source**: Itoh & Abe (1988); Hairer, Lubich & Wanner, Geometric Numerical Integration, II.3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_first`, `rho2_rate_first`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho1_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 9 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 16 | 8 | 0 | 0 | 0 |
        /// | each step | 13 | 26 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_first, rho2_rate_first | 19 | 22 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second, rho2_rate_second | 18 | 23 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `2 I12`
            twice_i12: T,
            /// `I13 I22 - I12 I23`
            k3: T,
            /// `I11 I23 - I12 I13`
            k4: T,
            /// `I22/(I11 I22 - I12²)`
            k6: T,
            /// `I12/(I11 I22 - I12²)`
            k7: T,
            /// `I11/(I11 I22 - I12²)`
            k8: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k9: T,
            /// `1/((I11 I22 - I12²)²)`
            k11: T,
            /// `1/(I11 I22 - I12²)`
            k12: T,
            /// `2/(I11 I22 - I12²)`
            k13: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k14: T,
            /// `(1/4)/((I11 I22 - I12²)²)`
            k15: T,
            /// `4 I12`
            k16: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(I12 h/((I11 I22 - I12²)²))/2`
            k17: T,
            /// `h/4`
            quarter_h: T,
            /// `((I12 I23 - I13 I22) h/((I11 I22 - I12²)²))/8`
            k18: T,
            /// `(I11 h/((I11 I22 - I12²)²))/4`
            k19: T,
            /// `((I12 I13 - I11 I23) h/((I11 I22 - I12²)²))/8`
            k20: T,
            /// `(I22 h/((I11 I22 - I12²)²))/4`
            k21: T,
            /// `((I13 I22 - I12 I23) h/((I11 I22 - I12²)²))/16`
            k22: T,
            /// `((I11 I23 - I12 I13) h/((I11 I22 - I12²)²))/16`
            k23: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 3];
            type Memory = (rt::Predictor<T, 2, 6>, rt::Predictor<T, 2, 6>);
            const BLOCKS: u64 = 2;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i12_i23 = i12 * i23;
                let i13_i22 = i13 * i22;
                let k1 = i12_i23 - i13_i22;
                let i12_i13 = i12 * i13;
                let i11_i23 = i11 * i23;
                let k2 = i12_i13 - i11_i23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k3 = i13_i22 - i12_i23;
                let k4 = i11_i23 - i12_i13;
                let k5 = i11 * i22 - i12 * i12;
                let k6 = i22 / k5;
                let k7 = i12 / k5;
                let k8 = i11 / k5;
                let k9 = rt::lit::<T>(0.5) / k5;
                let k10 = k5 * k5;
                let k11 = rt::lit::<T>(1.0) / k10;
                let k12 = rt::lit::<T>(1.0) / k5;
                let k13 = rt::lit::<T>(2.0) / k5;
                let k14 = rt::lit::<T>(0.5) / k10;
                let k15 = rt::lit::<T>(0.25) / k10;
                let k16 = rt::lit::<T>(4.0) * i12;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k17 = rt::lit::<T>(0.5) * (i12 * h / k10);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k18 = rt::lit::<T>(0.125) * (k1 * h / k10);
                let k19 = rt::lit::<T>(0.25) * (i11 * h / k10);
                let k20 = rt::lit::<T>(0.125) * (k2 * h / k10);
                let k21 = rt::lit::<T>(0.25) * (i22 * h / k10);
                let k22 = rt::lit::<T>(0.0625) * (k3 * h / k10);
                let k23 = rt::lit::<T>(0.0625) * (k4 * h / k10);
                Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_h,
                    half_h,
                    k17,
                    quarter_h,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let Scheme { k6, k7, k8, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k6 * t1 - k7 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k8 * t2);
                let carried = [t1, t2, t3];
                Ok((carried, (rt::Predictor::new(), rt::Predictor::new())))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, predictor2) = &motion.memory;
                let [rho1, rho2, reference] = motion.carried;
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_h,
                    half_h,
                    k17,
                    quarter_h,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    ..
                } = *setting.scheme();
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let i22_rho1 = i22 * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let rho2_twice_i12 = twice_i12 * rho2;
                let t2 = i22_rho1 - rho2_twice_i12;
                let t3 = t2 - rho2_twice_i12;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t4 = k11 * (k1 * rho1 + k2 * rho2);
                            let t5 = t1 * t4;
                            let t6 = (i12 * rho2 - i22_rho1) * t4;
                            [t5, t6]
                        },
                        move || {
                            let t7 = rt::abs(inv_h * rho1);
                            let t8 = rt::abs(inv_h * rho2);
                            [t7, t8]
                        },
                        move |[rho1_rate_first, rho2_rate_first]| {
                            let t9 = half_h * rho2_rate_first;
                            let t10 = rho1 + half_h * rho1_rate_first;
                            let t11 = twice_i12 * t10;
                            let t12 = i11 * (twice_rho2 + t9) - t11;
                            let t13 = rho1 + quarter_h * rho1_rate_first;
                            let t14 = rho2 + quarter_h * rho2_rate_first;
                            let t15 = k1 * t13 + k2 * t14;
                            let t16 = t3 + i22 * (t10 + (rho1 + t10));
                            let t17 = k3 * t13 + k4 * t14;
                            (
                                [
                                    rho1_rate_first - t12 * (k14 * t15),
                                    rho2_rate_first - t16 * (k15 * t17),
                                ],
                                [
                                    [
                                        k17 * t15 + (rt::lit::<T>(1.0) - k18 * t12),
                                        -(k19 * t15 + k20 * t12),
                                    ],
                                    [-(k21 * t17 + k22 * t16), rt::lit::<T>(1.0) - k23 * t16],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate_first, rho2_rate_first",
                                tally,
                            )
                    })?;
                let [rho1_rate_first, rho2_rate_first] = solution1.x;
                let t10 = rho1 + half_h * rho1_rate_first;
                let t11 = twice_i12 * t10;
                let t9 = half_h * rho2_rate_first;
                let t18 = rho2 + t9;
                let t19 = rt::lit::<T>(2.0) * t10;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t4 = k11 * (k1 * rho1 + k2 * rho2);
                            let t5 = t1 * t4;
                            let t6 = (i12 * rho2 - i22_rho1) * t4;
                            [t5, t6]
                        },
                        move || {
                            let t7 = rt::abs(inv_h * rho1);
                            let t8 = rt::abs(inv_h * rho2);
                            [t7, t8]
                        },
                        move |[rho1_rate_second, rho2_rate_second]| {
                            let t20 = t18 + half_h * rho2_rate_second;
                            let t21 = i11 * (t18 + t20) - t11;
                            let t22 = t10 + quarter_h * rho1_rate_second;
                            let t23 = t18 + quarter_h * rho2_rate_second;
                            let t24 = k1 * t22 + k2 * t23;
                            let t25 = half_h * rho1_rate_second;
                            let t26 = rt::lit::<T>(2.0) * (i22 * (t25 + t19))
                                - k16 * t20;
                            let t27 = k3 * t22 + k4 * t23;
                            (
                                [
                                    rho1_rate_second - t21 * (k14 * t24),
                                    rho2_rate_second - t26 * (k15 * t27),
                                ],
                                [
                                    [rt::lit::<T>(1.0) - k18 * t21, -(k19 * t24 + k20 * t21)],
                                    [
                                        -(k21 * t27 + k22 * t26),
                                        k17 * t27 + rt::lit::<T>(1.0) - k23 * t26,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate_second, rho2_rate_second",
                                tally,
                            )
                    })?;
                let [rho1_rate_second, rho2_rate_second] = solution2.x;
                let t28 = (i22_rho1 + t2) * (k12 * rho1) + t1 * (k13 * rho2);
                let t29 = rt::lit::<T>(0.5) * t28;
                let t30 = rt::visible_change(
                    (k9 * (rho1 * t2 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t28),
                    reference * (rt::lit::<T>(0.0625) * reference) + t29 * t29,
                    rt::lit::<T>(1.0),
                );
                let t31 = rt::lit::<T>(1.0) - t30;
                let t25 = half_h * rho1_rate_second;
                let rho1_new_2 = t31 * (t10 + t25);
                let t20 = t18 + half_h * rho2_rate_second;
                let rho2_new_2 = t31 * t20;
                let carried = [rho1_new_2, rho2_new_2, reference];
                let ordinary = rt::all_ordinary([carried[0], carried[1]]);
                let unusual = solution1.unusual() | solution2.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[0], motion.carried[1]]);
                    let after = balance([carried[0], carried[1]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.push(solution2.x, solution2.unusual());
                motion.tally.record(solution2.iterations, solution2.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2, _] = motion.carried;
                let Scheme { k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k6 * rho1 - k7 * rho2,
                    omega2: k8 * rho2 - k7 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i22 = parameters.I22;
                let Scheme { twice_i12, k9, k12, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k9 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k12) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4c9888a0fee1c91c51eda464b06341fd";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbeSym> for System<T> {
        type Scheme = itoh_abe_sym::Scheme<T>;
    }

    /// The method `avf4`.
    pub mod avf4 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Energy-preserving collocation on D*, 2 Gauss nodes.
        ///
        /// **Equation**: u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)
        ///
        /// **Source**: Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems
        ///
        /// **Order**: 4, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_1`, `rho2_rate_1`, `rho1_rate_2`, `rho2_rate_2`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 9 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 22 | 48 | 29 | 0 | 0 | 0 |
        /// | each step | 12 | 28 | 1 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2 | 16 | 34 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2 | 40 | 66 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `2 I12`
            twice_i12: T,
            /// `I13 I22 - I12 I23`
            k3: T,
            /// `I11 I23 - I12 I13`
            k4: T,
            /// `I22/(I11 I22 - I12²)`
            k6: T,
            /// `I12/(I11 I22 - I12²)`
            k7: T,
            /// `I11/(I11 I22 - I12²)`
            k8: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k9: T,
            /// `1/((I11 I22 - I12²)²)`
            k11: T,
            /// `1/(I11 I22 - I12²)`
            k12: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k13: T,
            /// `2 I11`
            twice_i11: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.25`
            k14: T,
            /// `h -0.03867513459481288`
            k15: T,
            /// `h 0.5386751345948129`
            k16: T,
            /// `h 0.25`
            k17: T,
            /// `((I12 I23 - I13 I22) h 0.25/((I11 I22 - I12²)²))/2`
            k18: T,
            /// `I12 h 0.25/((I11 I22 - I12²)²)`
            k19: T,
            /// `-(I11 h 0.25/((I11 I22 - I12²)²))`
            k20: T,
            /// `-(((I12 I13 - I11 I23) h 0.25/((I11 I22 - I12²)²))/2)`
            k21: T,
            /// `-(((I12 I23 - I13 I22) h -0.03867513459481288/((I11 I22 - I12²)²))/2)`
            k22: T,
            /// `-(I12 h -0.03867513459481288/((I11 I22 - I12²)²))`
            k23: T,
            /// `-(I11 h -0.03867513459481288/((I11 I22 - I12²)²))`
            k24: T,
            /// `-(((I12 I13 - I11 I23) h -0.03867513459481288/((I11 I22 - I12²)²))/2)`
            k25: T,
            /// `-(I22 h 0.25/((I11 I22 - I12²)²))`
            k26: T,
            /// `-(((I13 I22 - I12 I23) h 0.25/((I11 I22 - I12²)²))/2)`
            k27: T,
            /// `((I11 I23 - I12 I13) h 0.25/((I11 I22 - I12²)²))/2`
            k28: T,
            /// `-(I22 h -0.03867513459481288/((I11 I22 - I12²)²))`
            k29: T,
            /// `-(((I13 I22 - I12 I23) h -0.03867513459481288/((I11 I22 - I12²)²))/2)`
            k30: T,
            /// `-(((I11 I23 - I12 I13) h -0.03867513459481288/((I11 I22 - I12²)²))/2)`
            k31: T,
            /// `-(((I12 I23 - I13 I22) h 0.5386751345948129/((I11 I22 - I12²)²))/2)`
            k32: T,
            /// `-(I12 h 0.5386751345948129/((I11 I22 - I12²)²))`
            k33: T,
            /// `-(I11 h 0.5386751345948129/((I11 I22 - I12²)²))`
            k34: T,
            /// `-(((I12 I13 - I11 I23) h 0.5386751345948129/((I11 I22 - I12²)²))/2)`
            k35: T,
            /// `((I12 I23 - I13 I22) h 0.25/((I11 I22 - I12²)²))/2`
            k36: T,
            /// `I12 h 0.25/((I11 I22 - I12²)²)`
            k37: T,
            /// `-(I11 h 0.25/((I11 I22 - I12²)²))`
            k38: T,
            /// `-(((I12 I13 - I11 I23) h 0.25/((I11 I22 - I12²)²))/2)`
            k39: T,
            /// `-(I22 h 0.5386751345948129/((I11 I22 - I12²)²))`
            k40: T,
            /// `-(((I13 I22 - I12 I23) h 0.5386751345948129/((I11 I22 - I12²)²))/2)`
            k41: T,
            /// `-(((I11 I23 - I12 I13) h 0.5386751345948129/((I11 I22 - I12²)²))/2)`
            k42: T,
            /// `-(I22 h 0.25/((I11 I22 - I12²)²))`
            k43: T,
            /// `-(((I13 I22 - I12 I23) h 0.25/((I11 I22 - I12²)²))/2)`
            k44: T,
            /// `((I11 I23 - I12 I13) h 0.25/((I11 I22 - I12²)²))/2`
            k45: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 3];
            type Memory = (rt::Predictor<T, 4, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i12_i23 = i12 * i23;
                let i13_i22 = i13 * i22;
                let k1 = i12_i23 - i13_i22;
                let i12_i13 = i12 * i13;
                let i11_i23 = i11 * i23;
                let k2 = i12_i13 - i11_i23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k3 = i13_i22 - i12_i23;
                let k4 = i11_i23 - i12_i13;
                let k5 = i11 * i22 - i12 * i12;
                let k6 = i22 / k5;
                let k7 = i12 / k5;
                let k8 = i11 / k5;
                let k9 = rt::lit::<T>(0.5) / k5;
                let k10 = k5 * k5;
                let k11 = rt::lit::<T>(1.0) / k10;
                let k12 = rt::lit::<T>(1.0) / k5;
                let k13 = rt::lit::<T>(0.5) / k10;
                let twice_i11 = rt::lit::<T>(2.0) * i11;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k14 = h * rt::lit::<T>(0.25);
                let k15 = h * rt::lit::<T>(-0.03867513459481288);
                let k16 = h * rt::lit::<T>(0.5386751345948129);
                let k17 = h * rt::lit::<T>(0.25);
                let k18 = rt::lit::<T>(0.5) * (k1 * k14 / k10);
                let k19 = i12 * k14 / k10;
                let k20 = -(i11 * k14 / k10);
                let k21 = -(rt::lit::<T>(0.5) * (k2 * k14 / k10));
                let k22 = -(rt::lit::<T>(0.5) * (k1 * k15 / k10));
                let k23 = -(i12 * k15 / k10);
                let k24 = -(i11 * k15 / k10);
                let k25 = -(rt::lit::<T>(0.5) * (k2 * k15 / k10));
                let k26 = -(i22 * k14 / k10);
                let k27 = -(rt::lit::<T>(0.5) * (k3 * k14 / k10));
                let k28 = rt::lit::<T>(0.5) * (k4 * k14 / k10);
                let k29 = -(i22 * k15 / k10);
                let k30 = -(rt::lit::<T>(0.5) * (k3 * k15 / k10));
                let k31 = -(rt::lit::<T>(0.5) * (k4 * k15 / k10));
                let k32 = -(rt::lit::<T>(0.5) * (k1 * k16 / k10));
                let k33 = -(i12 * k16 / k10);
                let k34 = -(i11 * k16 / k10);
                let k35 = -(rt::lit::<T>(0.5) * (k2 * k16 / k10));
                let k36 = rt::lit::<T>(0.5) * (k1 * k17 / k10);
                let k37 = i12 * k17 / k10;
                let k38 = -(i11 * k17 / k10);
                let k39 = -(rt::lit::<T>(0.5) * (k2 * k17 / k10));
                let k40 = -(i22 * k16 / k10);
                let k41 = -(rt::lit::<T>(0.5) * (k3 * k16 / k10));
                let k42 = -(rt::lit::<T>(0.5) * (k4 * k16 / k10));
                let k43 = -(i22 * k17 / k10);
                let k44 = -(rt::lit::<T>(0.5) * (k3 * k17 / k10));
                let k45 = rt::lit::<T>(0.5) * (k4 * k17 / k10);
                Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k11,
                    k12,
                    k13,
                    twice_i11,
                    inv_h,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let Scheme { k6, k7, k8, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k6 * t1 - k7 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k8 * t2);
                let carried = [t1, t2, t3];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k9,
                    k11,
                    k12,
                    k13,
                    twice_i11,
                    inv_h,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    ..
                } = *setting.scheme();
                let t1 = i11 * rho2 - i12 * rho1;
                let i22_rho1 = i22 * rho1;
                let i12_rho2 = i12 * rho2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2]) = solution1
                    .goes_on()
                {
                    let t7 = rho1 + (k14 * rho1_rate_1 + k15 * rho1_rate_2);
                    let t8 = rho2 + (k14 * rho2_rate_1 + k15 * rho2_rate_2);
                    let t9 = k1 * t7 + k2 * t8;
                    let t10 = twice_i11 * t8 - twice_i12 * t7;
                    let t11 = k13 * (t9 * t10);
                    let t12 = k3 * t7 + k4 * t8;
                    let t13 = rt::lit::<T>(2.0) * (i22 * t7) - twice_i12 * t8;
                    let t14 = k13 * (t12 * t13);
                    let t15 = rho1 + (k16 * rho1_rate_1 + k17 * rho1_rate_2);
                    let t16 = rho2 + (k16 * rho2_rate_1 + k17 * rho2_rate_2);
                    let t17 = k1 * t15 + k2 * t16;
                    let t18 = twice_i11 * t16 - twice_i12 * t15;
                    let t19 = k13 * (t17 * t18);
                    let t20 = k3 * t15 + k4 * t16;
                    let t21 = rt::lit::<T>(2.0) * (i22 * t15) - twice_i12 * t16;
                    let t22 = k13 * (t20 * t21);
                    solution1.update([t11, t14, t19, t22]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t2 = k1 * rho1 + k2 * rho2;
                            let t3 = k11 * (t2 * t1);
                            let t4 = k11 * (t2 * (i12_rho2 - i22_rho1));
                            [t3, t4, t3, t4]
                        },
                        move || {
                            let t5 = rt::abs(inv_h * rho1);
                            let t6 = rt::abs(inv_h * rho2);
                            [t5, t6, t5, t6]
                        },
                        move |[rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2]| {
                            let t7 = rho1 + (k14 * rho1_rate_1 + k15 * rho1_rate_2);
                            let t8 = rho2 + (k14 * rho2_rate_1 + k15 * rho2_rate_2);
                            let t9 = k1 * t7 + k2 * t8;
                            let t10 = twice_i11 * t8 - twice_i12 * t7;
                            let t11 = k13 * (t9 * t10);
                            let t12 = k3 * t7 + k4 * t8;
                            let t13 = rt::lit::<T>(2.0) * (i22 * t7) - twice_i12 * t8;
                            let t14 = k13 * (t12 * t13);
                            let t15 = rho1 + (k16 * rho1_rate_1 + k17 * rho1_rate_2);
                            let t16 = rho2 + (k16 * rho2_rate_1 + k17 * rho2_rate_2);
                            let t17 = k1 * t15 + k2 * t16;
                            let t18 = twice_i11 * t16 - twice_i12 * t15;
                            let t19 = k13 * (t17 * t18);
                            let t20 = k3 * t15 + k4 * t16;
                            let t21 = rt::lit::<T>(2.0) * (i22 * t15) - twice_i12 * t16;
                            let t22 = k13 * (t20 * t21);
                            (
                                [
                                    rho1_rate_1 - t11,
                                    rho2_rate_1 - t14,
                                    rho1_rate_2 - t19,
                                    rho2_rate_2 - t22,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - (k18 * t10 - k19 * t9),
                                        k20 * t9 + k21 * t10,
                                        k22 * t10 - k23 * t9,
                                        k24 * t9 + k25 * t10,
                                    ],
                                    [
                                        k26 * t12 + k27 * t13,
                                        rt::lit::<T>(1.0) - (k28 * t13 - k19 * t12),
                                        k29 * t12 + k30 * t13,
                                        k31 * t13 - k23 * t12,
                                    ],
                                    [
                                        k32 * t18 - k33 * t17,
                                        k34 * t17 + k35 * t18,
                                        rt::lit::<T>(1.0) - (k36 * t18 - k37 * t17),
                                        k38 * t17 + k39 * t18,
                                    ],
                                    [
                                        k40 * t20 + k41 * t21,
                                        k42 * t21 - k33 * t20,
                                        k43 * t20 + k44 * t21,
                                        rt::lit::<T>(1.0) - (k45 * t21 - k37 * t20),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2",
                                tally,
                            )
                    })?;
                let [rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2] = solution1.x;
                let t23 = i22_rho1 - rt::lit::<T>(2.0) * i12_rho2;
                let t24 = k12 * (rho1 * (i22_rho1 + t23))
                    + k12 * (rho2 * (rt::lit::<T>(2.0) * t1));
                let t25 = rt::lit::<T>(0.5) * t24;
                let t26 = rt::visible_change(
                    (k9 * (rho1 * t23 + i11 * (rho2 * rho2)) - reference)
                        * (rt::lit::<T>(0.25) * t24),
                    rt::lit::<T>(0.0625) * (reference * reference) + t25 * t25,
                    rt::lit::<T>(1.0),
                );
                let t27 = rt::lit::<T>(1.0) - t26;
                let rho1_new_2 = (rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2)) * t27;
                let rho2_new_2 = (rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2)) * t27;
                let carried = [rho1_new_2, rho2_new_2, reference];
                let ordinary = rt::all_ordinary([carried[0], carried[1]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[0], motion.carried[1]]);
                    let after = balance([carried[0], carried[1]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2, _] = motion.carried;
                let Scheme { k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k6 * rho1 - k7 * rho2,
                    omega2: k8 * rho2 - k7 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i22 = parameters.I22;
                let Scheme { twice_i12, k9, k12, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k9 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k12) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "19523602781b7b248e8065eb23558392";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf4> for System<T> {
        type Scheme = avf4::Scheme<T>;
    }

    /// The method `avf6`.
    pub mod avf6 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Energy-preserving collocation on D*, 3 Gauss nodes.
        ///
        /// **Equation**: u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)
        ///
        /// **Source**: Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems
        ///
        /// **Order**: 6, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_1`, `rho2_rate_1`, `rho1_rate_2`, `rho2_rate_2`, `rho1_rate_3`, `rho2_rate_3`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 9 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 54 | 110 | 64 | 0 | 0 | 0 |
        /// | each step | 14 | 26 | 1 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2, rho1_rate_3, rho2_rate_3 | 30 | 57 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2, rho1_rate_3, rho2_rate_3 | 78 | 129 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `2 I12`
            twice_i12: T,
            /// `I13 I22 - I12 I23`
            k3: T,
            /// `I11 I23 - I12 I13`
            k4: T,
            /// `I22/(I11 I22 - I12²)`
            k6: T,
            /// `I12/(I11 I22 - I12²)`
            k7: T,
            /// `I11/(I11 I22 - I12²)`
            k8: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k9: T,
            /// `1/((I11 I22 - I12²)²)`
            k11: T,
            /// `1/(I11 I22 - I12²)`
            k12: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k13: T,
            /// `2 I11`
            twice_i11: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.1388888888888889`
            k14: T,
            /// `h -0.0359766675249389`
            k15: T,
            /// `h 0.009789444015308325`
            k16: T,
            /// `h 0.30026319498086457`
            k17: T,
            /// `h 0.2222222222222222`
            k18: T,
            /// `h -0.022485417203086815`
            k19: T,
            /// `h 0.26798833376246944`
            k20: T,
            /// `h 0.48042111196938336`
            k21: T,
            /// `h 0.1388888888888889`
            k22: T,
            /// `((I12 I23 - I13 I22) h 0.1388888888888889/((I11 I22 - I12²)²))/2`
            k23: T,
            /// `I12 h 0.1388888888888889/((I11 I22 - I12²)²)`
            k24: T,
            /// `-(I11 h 0.1388888888888889/((I11 I22 - I12²)²))`
            k25: T,
            /// `-(((I12 I13 - I11 I23) h 0.1388888888888889/((I11 I22 - I12²)²))/2)`
            k26: T,
            /// `-(((I12 I23 - I13 I22) h -0.0359766675249389/((I11 I22 - I12²)²))/2)`
            k27: T,
            /// `-(I12 h -0.0359766675249389/((I11 I22 - I12²)²))`
            k28: T,
            /// `-(I11 h -0.0359766675249389/((I11 I22 - I12²)²))`
            k29: T,
            /// `-(((I12 I13 - I11 I23) h -0.0359766675249389/((I11 I22 - I12²)²))/2)`
            k30: T,
            /// `-(((I12 I23 - I13 I22) h 0.009789444015308325/((I11 I22 - I12²)²))/2)`
            k31: T,
            /// `-(I12 h 0.009789444015308325/((I11 I22 - I12²)²))`
            k32: T,
            /// `-(I11 h 0.009789444015308325/((I11 I22 - I12²)²))`
            k33: T,
            /// `-(((I12 I13 - I11 I23) h 0.009789444015308325/((I11 I22 - I12²)²))/2)`
            k34: T,
            /// `-(I22 h 0.1388888888888889/((I11 I22 - I12²)²))`
            k35: T,
            /// `-(((I13 I22 - I12 I23) h 0.1388888888888889/((I11 I22 - I12²)²))/2)`
            k36: T,
            /// `((I11 I23 - I12 I13) h 0.1388888888888889/((I11 I22 - I12²)²))/2`
            k37: T,
            /// `-(I22 h -0.0359766675249389/((I11 I22 - I12²)²))`
            k38: T,
            /// `-(((I13 I22 - I12 I23) h -0.0359766675249389/((I11 I22 - I12²)²))/2)`
            k39: T,
            /// `-(((I11 I23 - I12 I13) h -0.0359766675249389/((I11 I22 - I12²)²))/2)`
            k40: T,
            /// `-(I22 h 0.009789444015308325/((I11 I22 - I12²)²))`
            k41: T,
            /// `-(((I13 I22 - I12 I23) h 0.009789444015308325/((I11 I22 - I12²)²))/2)`
            k42: T,
            /// `-(((I11 I23 - I12 I13) h 0.009789444015308325/((I11 I22 - I12²)²))/2)`
            k43: T,
            /// `-(((I12 I23 - I13 I22) h 0.30026319498086457/((I11 I22 - I12²)²))/2)`
            k44: T,
            /// `-(I12 h 0.30026319498086457/((I11 I22 - I12²)²))`
            k45: T,
            /// `-(I11 h 0.30026319498086457/((I11 I22 - I12²)²))`
            k46: T,
            /// `-(((I12 I13 - I11 I23) h 0.30026319498086457/((I11 I22 - I12²)²))/2)`
            k47: T,
            /// `((I12 I23 - I13 I22) h 0.2222222222222222/((I11 I22 - I12²)²))/2`
            k48: T,
            /// `I12 h 0.2222222222222222/((I11 I22 - I12²)²)`
            k49: T,
            /// `-(I11 h 0.2222222222222222/((I11 I22 - I12²)²))`
            k50: T,
            /// `-(((I12 I13 - I11 I23) h 0.2222222222222222/((I11 I22 - I12²)²))/2)`
            k51: T,
            /// `-(((I12 I23 - I13 I22) h -0.022485417203086815/((I11 I22 - I12²)²))/2)`
            k52: T,
            /// `-(I12 h -0.022485417203086815/((I11 I22 - I12²)²))`
            k53: T,
            /// `-(I11 h -0.022485417203086815/((I11 I22 - I12²)²))`
            k54: T,
            /// `-(((I12 I13 - I11 I23) h -0.022485417203086815/((I11 I22 - I12²)²))/2)`
            k55: T,
            /// `-(I22 h 0.30026319498086457/((I11 I22 - I12²)²))`
            k56: T,
            /// `-(((I13 I22 - I12 I23) h 0.30026319498086457/((I11 I22 - I12²)²))/2)`
            k57: T,
            /// `-(((I11 I23 - I12 I13) h 0.30026319498086457/((I11 I22 - I12²)²))/2)`
            k58: T,
            /// `-(I22 h 0.2222222222222222/((I11 I22 - I12²)²))`
            k59: T,
            /// `-(((I13 I22 - I12 I23) h 0.2222222222222222/((I11 I22 - I12²)²))/2)`
            k60: T,
            /// `((I11 I23 - I12 I13) h 0.2222222222222222/((I11 I22 - I12²)²))/2`
            k61: T,
            /// `-(I22 h -0.022485417203086815/((I11 I22 - I12²)²))`
            k62: T,
            /// `-(((I13 I22 - I12 I23) h -0.022485417203086815/((I11 I22 - I12²)²))/2)`
            k63: T,
            /// `-(((I11 I23 - I12 I13) h -0.022485417203086815/((I11 I22 - I12²)²))/2)`
            k64: T,
            /// `-(((I12 I23 - I13 I22) h 0.26798833376246944/((I11 I22 - I12²)²))/2)`
            k65: T,
            /// `-(I12 h 0.26798833376246944/((I11 I22 - I12²)²))`
            k66: T,
            /// `-(I11 h 0.26798833376246944/((I11 I22 - I12²)²))`
            k67: T,
            /// `-(((I12 I13 - I11 I23) h 0.26798833376246944/((I11 I22 - I12²)²))/2)`
            k68: T,
            /// `-(((I12 I23 - I13 I22) h 0.48042111196938336/((I11 I22 - I12²)²))/2)`
            k69: T,
            /// `-(I12 h 0.48042111196938336/((I11 I22 - I12²)²))`
            k70: T,
            /// `-(I11 h 0.48042111196938336/((I11 I22 - I12²)²))`
            k71: T,
            /// `-(((I12 I13 - I11 I23) h 0.48042111196938336/((I11 I22 - I12²)²))/2)`
            k72: T,
            /// `((I12 I23 - I13 I22) h 0.1388888888888889/((I11 I22 - I12²)²))/2`
            k73: T,
            /// `I12 h 0.1388888888888889/((I11 I22 - I12²)²)`
            k74: T,
            /// `-(I11 h 0.1388888888888889/((I11 I22 - I12²)²))`
            k75: T,
            /// `-(((I12 I13 - I11 I23) h 0.1388888888888889/((I11 I22 - I12²)²))/2)`
            k76: T,
            /// `-(I22 h 0.26798833376246944/((I11 I22 - I12²)²))`
            k77: T,
            /// `-(((I13 I22 - I12 I23) h 0.26798833376246944/((I11 I22 - I12²)²))/2)`
            k78: T,
            /// `-(((I11 I23 - I12 I13) h 0.26798833376246944/((I11 I22 - I12²)²))/2)`
            k79: T,
            /// `-(I22 h 0.48042111196938336/((I11 I22 - I12²)²))`
            k80: T,
            /// `-(((I13 I22 - I12 I23) h 0.48042111196938336/((I11 I22 - I12²)²))/2)`
            k81: T,
            /// `-(((I11 I23 - I12 I13) h 0.48042111196938336/((I11 I22 - I12²)²))/2)`
            k82: T,
            /// `-(I22 h 0.1388888888888889/((I11 I22 - I12²)²))`
            k83: T,
            /// `-(((I13 I22 - I12 I23) h 0.1388888888888889/((I11 I22 - I12²)²))/2)`
            k84: T,
            /// `((I11 I23 - I12 I13) h 0.1388888888888889/((I11 I22 - I12²)²))/2`
            k85: T,
            /// `h 0.4444444444444444`
            k86: T,
            /// `h 0.2777777777777778`
            k87: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 3];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i12_i23 = i12 * i23;
                let i13_i22 = i13 * i22;
                let k1 = i12_i23 - i13_i22;
                let i12_i13 = i12 * i13;
                let i11_i23 = i11 * i23;
                let k2 = i12_i13 - i11_i23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k3 = i13_i22 - i12_i23;
                let k4 = i11_i23 - i12_i13;
                let k5 = i11 * i22 - i12 * i12;
                let k6 = i22 / k5;
                let k7 = i12 / k5;
                let k8 = i11 / k5;
                let k9 = rt::lit::<T>(0.5) / k5;
                let k10 = k5 * k5;
                let k11 = rt::lit::<T>(1.0) / k10;
                let k12 = rt::lit::<T>(1.0) / k5;
                let k13 = rt::lit::<T>(0.5) / k10;
                let twice_i11 = rt::lit::<T>(2.0) * i11;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k14 = h * rt::lit::<T>(0.1388888888888889);
                let k15 = h * rt::lit::<T>(-0.0359766675249389);
                let k16 = h * rt::lit::<T>(0.009789444015308325);
                let k17 = h * rt::lit::<T>(0.30026319498086457);
                let k18 = h * rt::lit::<T>(0.2222222222222222);
                let k19 = h * rt::lit::<T>(-0.022485417203086815);
                let k20 = h * rt::lit::<T>(0.26798833376246944);
                let k21 = h * rt::lit::<T>(0.48042111196938336);
                let k22 = h * rt::lit::<T>(0.1388888888888889);
                let k23 = rt::lit::<T>(0.5) * (k1 * k14 / k10);
                let k24 = i12 * k14 / k10;
                let k25 = -(i11 * k14 / k10);
                let k26 = -(rt::lit::<T>(0.5) * (k2 * k14 / k10));
                let k27 = -(rt::lit::<T>(0.5) * (k1 * k15 / k10));
                let k28 = -(i12 * k15 / k10);
                let k29 = -(i11 * k15 / k10);
                let k30 = -(rt::lit::<T>(0.5) * (k2 * k15 / k10));
                let k31 = -(rt::lit::<T>(0.5) * (k1 * k16 / k10));
                let k32 = -(i12 * k16 / k10);
                let k33 = -(i11 * k16 / k10);
                let k34 = -(rt::lit::<T>(0.5) * (k2 * k16 / k10));
                let k35 = -(i22 * k14 / k10);
                let k36 = -(rt::lit::<T>(0.5) * (k3 * k14 / k10));
                let k37 = rt::lit::<T>(0.5) * (k4 * k14 / k10);
                let k38 = -(i22 * k15 / k10);
                let k39 = -(rt::lit::<T>(0.5) * (k3 * k15 / k10));
                let k40 = -(rt::lit::<T>(0.5) * (k4 * k15 / k10));
                let k41 = -(i22 * k16 / k10);
                let k42 = -(rt::lit::<T>(0.5) * (k3 * k16 / k10));
                let k43 = -(rt::lit::<T>(0.5) * (k4 * k16 / k10));
                let k44 = -(rt::lit::<T>(0.5) * (k1 * k17 / k10));
                let k45 = -(i12 * k17 / k10);
                let k46 = -(i11 * k17 / k10);
                let k47 = -(rt::lit::<T>(0.5) * (k2 * k17 / k10));
                let k48 = rt::lit::<T>(0.5) * (k1 * k18 / k10);
                let k49 = i12 * k18 / k10;
                let k50 = -(i11 * k18 / k10);
                let k51 = -(rt::lit::<T>(0.5) * (k2 * k18 / k10));
                let k52 = -(rt::lit::<T>(0.5) * (k1 * k19 / k10));
                let k53 = -(i12 * k19 / k10);
                let k54 = -(i11 * k19 / k10);
                let k55 = -(rt::lit::<T>(0.5) * (k2 * k19 / k10));
                let k56 = -(i22 * k17 / k10);
                let k57 = -(rt::lit::<T>(0.5) * (k3 * k17 / k10));
                let k58 = -(rt::lit::<T>(0.5) * (k4 * k17 / k10));
                let k59 = -(i22 * k18 / k10);
                let k60 = -(rt::lit::<T>(0.5) * (k3 * k18 / k10));
                let k61 = rt::lit::<T>(0.5) * (k4 * k18 / k10);
                let k62 = -(i22 * k19 / k10);
                let k63 = -(rt::lit::<T>(0.5) * (k3 * k19 / k10));
                let k64 = -(rt::lit::<T>(0.5) * (k4 * k19 / k10));
                let k65 = -(rt::lit::<T>(0.5) * (k1 * k20 / k10));
                let k66 = -(i12 * k20 / k10);
                let k67 = -(i11 * k20 / k10);
                let k68 = -(rt::lit::<T>(0.5) * (k2 * k20 / k10));
                let k69 = -(rt::lit::<T>(0.5) * (k1 * k21 / k10));
                let k70 = -(i12 * k21 / k10);
                let k71 = -(i11 * k21 / k10);
                let k72 = -(rt::lit::<T>(0.5) * (k2 * k21 / k10));
                let k73 = rt::lit::<T>(0.5) * (k1 * k22 / k10);
                let k74 = i12 * k22 / k10;
                let k75 = -(i11 * k22 / k10);
                let k76 = -(rt::lit::<T>(0.5) * (k2 * k22 / k10));
                let k77 = -(i22 * k20 / k10);
                let k78 = -(rt::lit::<T>(0.5) * (k3 * k20 / k10));
                let k79 = -(rt::lit::<T>(0.5) * (k4 * k20 / k10));
                let k80 = -(i22 * k21 / k10);
                let k81 = -(rt::lit::<T>(0.5) * (k3 * k21 / k10));
                let k82 = -(rt::lit::<T>(0.5) * (k4 * k21 / k10));
                let k83 = -(i22 * k22 / k10);
                let k84 = -(rt::lit::<T>(0.5) * (k3 * k22 / k10));
                let k85 = rt::lit::<T>(0.5) * (k4 * k22 / k10);
                let k86 = h * rt::lit::<T>(0.4444444444444444);
                let k87 = h * rt::lit::<T>(0.2777777777777778);
                Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k11,
                    k12,
                    k13,
                    twice_i11,
                    inv_h,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    k64,
                    k65,
                    k66,
                    k67,
                    k68,
                    k69,
                    k70,
                    k71,
                    k72,
                    k73,
                    k74,
                    k75,
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let Scheme { k6, k7, k8, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k6 * t1 - k7 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k8 * t2);
                let carried = [t1, t2, t3];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [rho1, rho2, reference] = motion.carried;
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k3,
                    k4,
                    k9,
                    k11,
                    k12,
                    k13,
                    twice_i11,
                    inv_h,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    k64,
                    k65,
                    k66,
                    k67,
                    k68,
                    k69,
                    k70,
                    k71,
                    k72,
                    k73,
                    k74,
                    k75,
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    ..
                } = *setting.scheme();
                let t1 = i11 * rho2 - i12 * rho1;
                let i22_rho1 = i22 * rho1;
                let i12_rho2 = i12 * rho2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [rho1_rate_1,
                    rho2_rate_1,
                    rho1_rate_2,
                    rho2_rate_2,
                    rho1_rate_3,
                    rho2_rate_3,
                    ],
                ) = solution1.goes_on()
                {
                    let t7 = rho1
                        + (k14 * rho1_rate_1 + k15 * rho1_rate_2 + k16 * rho1_rate_3);
                    let t8 = rho2
                        + (k14 * rho2_rate_1 + k15 * rho2_rate_2 + k16 * rho2_rate_3);
                    let t9 = k1 * t7 + k2 * t8;
                    let t10 = twice_i11 * t8 - twice_i12 * t7;
                    let t11 = k13 * (t9 * t10);
                    let t12 = k3 * t7 + k4 * t8;
                    let t13 = rt::lit::<T>(2.0) * (i22 * t7) - twice_i12 * t8;
                    let t14 = k13 * (t12 * t13);
                    let t15 = rho1
                        + (k17 * rho1_rate_1 + k18 * rho1_rate_2 + k19 * rho1_rate_3);
                    let t16 = rho2
                        + (k17 * rho2_rate_1 + k18 * rho2_rate_2 + k19 * rho2_rate_3);
                    let t17 = k1 * t15 + k2 * t16;
                    let t18 = twice_i11 * t16 - twice_i12 * t15;
                    let t19 = k13 * (t17 * t18);
                    let t20 = k3 * t15 + k4 * t16;
                    let t21 = rt::lit::<T>(2.0) * (i22 * t15) - twice_i12 * t16;
                    let t22 = k13 * (t20 * t21);
                    let t23 = rho1
                        + (k20 * rho1_rate_1 + k21 * rho1_rate_2 + k22 * rho1_rate_3);
                    let t24 = rho2
                        + (k20 * rho2_rate_1 + k21 * rho2_rate_2 + k22 * rho2_rate_3);
                    let t25 = k1 * t23 + k2 * t24;
                    let t26 = twice_i11 * t24 - twice_i12 * t23;
                    let t27 = k13 * (t25 * t26);
                    let t28 = k3 * t23 + k4 * t24;
                    let t29 = rt::lit::<T>(2.0) * (i22 * t23) - twice_i12 * t24;
                    let t30 = k13 * (t28 * t29);
                    solution1.update([t11, t14, t19, t22, t27, t30]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t2 = k1 * rho1 + k2 * rho2;
                            let t3 = k11 * (t2 * t1);
                            let t4 = k11 * (t2 * (i12_rho2 - i22_rho1));
                            [t3, t4, t3, t4, t3, t4]
                        },
                        move || {
                            let t5 = rt::abs(inv_h * rho1);
                            let t6 = rt::abs(inv_h * rho2);
                            [t5, t6, t5, t6, t5, t6]
                        },
                        move |
                            [rho1_rate_1,
                            rho2_rate_1,
                            rho1_rate_2,
                            rho2_rate_2,
                            rho1_rate_3,
                            rho2_rate_3,
                            ]|
                        {
                            let t7 = rho1
                                + (k14 * rho1_rate_1 + k15 * rho1_rate_2
                                    + k16 * rho1_rate_3);
                            let t8 = rho2
                                + (k14 * rho2_rate_1 + k15 * rho2_rate_2
                                    + k16 * rho2_rate_3);
                            let t9 = k1 * t7 + k2 * t8;
                            let t10 = twice_i11 * t8 - twice_i12 * t7;
                            let t11 = k13 * (t9 * t10);
                            let t12 = k3 * t7 + k4 * t8;
                            let t13 = rt::lit::<T>(2.0) * (i22 * t7) - twice_i12 * t8;
                            let t14 = k13 * (t12 * t13);
                            let t15 = rho1
                                + (k17 * rho1_rate_1 + k18 * rho1_rate_2
                                    + k19 * rho1_rate_3);
                            let t16 = rho2
                                + (k17 * rho2_rate_1 + k18 * rho2_rate_2
                                    + k19 * rho2_rate_3);
                            let t17 = k1 * t15 + k2 * t16;
                            let t18 = twice_i11 * t16 - twice_i12 * t15;
                            let t19 = k13 * (t17 * t18);
                            let t20 = k3 * t15 + k4 * t16;
                            let t21 = rt::lit::<T>(2.0) * (i22 * t15) - twice_i12 * t16;
                            let t22 = k13 * (t20 * t21);
                            let t23 = rho1
                                + (k20 * rho1_rate_1 + k21 * rho1_rate_2
                                    + k22 * rho1_rate_3);
                            let t24 = rho2
                                + (k20 * rho2_rate_1 + k21 * rho2_rate_2
                                    + k22 * rho2_rate_3);
                            let t25 = k1 * t23 + k2 * t24;
                            let t26 = twice_i11 * t24 - twice_i12 * t23;
                            let t27 = k13 * (t25 * t26);
                            let t28 = k3 * t23 + k4 * t24;
                            let t29 = rt::lit::<T>(2.0) * (i22 * t23) - twice_i12 * t24;
                            let t30 = k13 * (t28 * t29);
                            (
                                [
                                    rho1_rate_1 - t11,
                                    rho2_rate_1 - t14,
                                    rho1_rate_2 - t19,
                                    rho2_rate_2 - t22,
                                    rho1_rate_3 - t27,
                                    rho2_rate_3 - t30,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - (k23 * t10 - k24 * t9),
                                        k25 * t9 + k26 * t10,
                                        k27 * t10 - k28 * t9,
                                        k29 * t9 + k30 * t10,
                                        k31 * t10 - k32 * t9,
                                        k33 * t9 + k34 * t10,
                                    ],
                                    [
                                        k35 * t12 + k36 * t13,
                                        rt::lit::<T>(1.0) - (k37 * t13 - k24 * t12),
                                        k38 * t12 + k39 * t13,
                                        k40 * t13 - k28 * t12,
                                        k41 * t12 + k42 * t13,
                                        k43 * t13 - k32 * t12,
                                    ],
                                    [
                                        k44 * t18 - k45 * t17,
                                        k46 * t17 + k47 * t18,
                                        rt::lit::<T>(1.0) - (k48 * t18 - k49 * t17),
                                        k50 * t17 + k51 * t18,
                                        k52 * t18 - k53 * t17,
                                        k54 * t17 + k55 * t18,
                                    ],
                                    [
                                        k56 * t20 + k57 * t21,
                                        k58 * t21 - k45 * t20,
                                        k59 * t20 + k60 * t21,
                                        rt::lit::<T>(1.0) - (k61 * t21 - k49 * t20),
                                        k62 * t20 + k63 * t21,
                                        k64 * t21 - k53 * t20,
                                    ],
                                    [
                                        k65 * t26 - k66 * t25,
                                        k67 * t25 + k68 * t26,
                                        k69 * t26 - k70 * t25,
                                        k71 * t25 + k72 * t26,
                                        rt::lit::<T>(1.0) - (k73 * t26 - k74 * t25),
                                        k75 * t25 + k76 * t26,
                                    ],
                                    [
                                        k77 * t28 + k78 * t29,
                                        k79 * t29 - k66 * t28,
                                        k80 * t28 + k81 * t29,
                                        k82 * t29 - k70 * t28,
                                        k83 * t28 + k84 * t29,
                                        rt::lit::<T>(1.0) - (k85 * t29 - k74 * t28),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2, rho1_rate_3, rho2_rate_3",
                                tally,
                            )
                    })?;
                let [rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2, rho1_rate_3,
                rho2_rate_3] = solution1.x;
                let t31 = i22_rho1 - rt::lit::<T>(2.0) * i12_rho2;
                let t32 = k12 * (rho1 * (i22_rho1 + t31))
                    + k12 * (rho2 * (rt::lit::<T>(2.0) * t1));
                let t33 = rt::lit::<T>(0.5) * t32;
                let t34 = rt::visible_change(
                    (k9 * (rho1 * t31 + i11 * (rho2 * rho2)) - reference)
                        * (rt::lit::<T>(0.25) * t32),
                    rt::lit::<T>(0.0625) * (reference * reference) + t33 * t33,
                    rt::lit::<T>(1.0),
                );
                let t35 = rt::lit::<T>(1.0) - t34;
                let rho1_new_2 = t35
                    * (rho1 + (k86 * rho1_rate_2 + k87 * (rho1_rate_1 + rho1_rate_3)));
                let rho2_new_2 = t35
                    * (rho2 + (k86 * rho2_rate_2 + k87 * (rho2_rate_1 + rho2_rate_3)));
                let carried = [rho1_new_2, rho2_new_2, reference];
                let ordinary = rt::all_ordinary([carried[0], carried[1]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[0], motion.carried[1]]);
                    let after = balance([carried[0], carried[1]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2, _] = motion.carried;
                let Scheme { k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k6 * rho1 - k7 * rho2,
                    omega2: k8 * rho2 - k7 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i22 = parameters.I22;
                let Scheme { twice_i12, k9, k12, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k9 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k12) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5ee3147b378fd5989f8a5c83e59cdda2";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf6> for System<T> {
        type Scheme = avf6::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::gonzalez::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Implicit midpoint rule on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄),  ζ = (q, ρ),  ζ̄ = (ζ + ζ')/2
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3, with ∇ℋ(ζ̄) in place of the discrete gradient
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 8 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 13 | 5 | 0 | 0 | 0 |
        /// | each step | 10 | 21 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 14 | 20 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `gonzalez-r`.
    pub mod gonzalez_r {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' discrete gradient on D* in a Householder frame.
        ///
        /// **Equation**: ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step, where 0, and 0 to roundoff, counts as +
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 5 | 16 | 8 | 0 | 0 | 0 |
        /// | each step | 24 | 33 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 13 | 18 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 I12`
            twice_i12: T,
            /// `2 I23`
            twice_i23: T,
            /// `I12/I22`
            i12_over_i22: T,
            /// `1/(I11 - I12 (I12/I22))`
            k2: T,
            /// `1/I22`
            inv_i22: T,
            /// `I12/(I22 (I11 - I12 (I12/I22)))`
            k4: T,
            /// `I13/(I11 - I12 (I12/I22))`
            k5: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(h (I12/I22)/(I11 - I12 (I12/I22)))/2`
            k7: T,
            /// `(h/I22)/2 + (I12 h (I12/I22)/(I22 (I11 - I12 (I12/I22))))/2`
            k8: T,
            /// `(I23 ((h/I22)/2 + (I12 h (I12/I22)/(I22 (I11 - I12 (I12/I22))))/2) - I13 (h (I12/I22)/(I11 …`
            k11: T,
            /// `(h/(I11 - I12 (I12/I22)))/2`
            k13: T,
            /// `(I23 (I12 h/(I22 (I11 - I12 (I12/I22))))/2 - I13 (h/(I11 - I12 (I12/I22)))/2)/(I11 - I12 ( …`
            k17: T,
            /// `I13 (h (I12/I22)/(I11 - I12 (I12/I22)))/2 - I23 ((h/I22)/2 + (I12 h (I12/I22)/(I22 (I11 -  …`
            k18: T,
            /// `(I12 h/(I22 (I11 - I12 (I12/I22))))/2`
            k19: T,
            /// `I13 (h/(I11 - I12 (I12/I22)))/2 - I23 (I12 h/(I22 (I11 - I12 (I12/I22))))/2`
            k20: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 4];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let twice_i23 = rt::lit::<T>(2.0) * i23;
                let i12_over_i22 = i12 / i22;
                let k1 = i11 - i12 * i12_over_i22;
                let k2 = rt::lit::<T>(1.0) / k1;
                let inv_i22 = rt::lit::<T>(1.0) / i22;
                let k3 = i22 * k1;
                let k4 = i12 / k3;
                let k5 = i13 / k1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_i12_over_i22 = h * i12_over_i22;
                let k6 = h_i12_over_i22 / k1;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = rt::lit::<T>(0.5) * (h / i22)
                    + rt::lit::<T>(0.5) * (i12 * h_i12_over_i22 / k3);
                let k9 = i23 * k8;
                let k10 = rt::lit::<T>(0.5) * (i13 * k6);
                let k11 = (k9 - k10) / k1;
                let k12 = h / k1;
                let k13 = rt::lit::<T>(0.5) * k12;
                let k14 = i12 * h / k3;
                let k15 = rt::lit::<T>(0.5) * (i23 * k14);
                let k16 = rt::lit::<T>(0.5) * (i13 * k12);
                let k17 = (k15 - k16) / k1;
                let k18 = k10 - k9;
                let k19 = rt::lit::<T>(0.5) * k14;
                let k20 = k16 - k15;
                Scheme {
                    twice_i12,
                    twice_i23,
                    i12_over_i22,
                    k2,
                    inv_i22,
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k7,
                    k8,
                    k11,
                    k13,
                    k17,
                    k18,
                    k19,
                    k20,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i33 = system.parameters.I33;
                let Scheme { twice_i12, twice_i23, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = omega1
                    * (rt::lit::<T>(2.0) * i13 * omega3
                        + (i11 * omega1 + twice_i12 * omega2))
                    + (omega2 * (i22 * omega2 + twice_i23 * omega3)
                        + omega3 * (i33 * omega3));
                let carried = [omega1, omega2, omega3, rt::lit::<T>(0.5) * t1];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [omega1, omega2, omega3, reference] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i13 = setting.system().parameters.I13;
                let i22 = setting.system().parameters.I22;
                let i23 = setting.system().parameters.I23;
                let i33 = setting.system().parameters.I33;
                let Scheme {
                    twice_i12,
                    twice_i23,
                    i12_over_i22,
                    k2,
                    inv_i22,
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k7,
                    k8,
                    k11,
                    k13,
                    k17,
                    k18,
                    k19,
                    k20,
                } = *setting.scheme();
                let i13_omega3 = i13 * omega3;
                let i11_omega1 = i11 * omega1;
                let i12_omega2 = i12 * omega2;
                let t1 = i13_omega3 + (i11_omega1 + i12_omega2);
                let i22_omega2 = i22 * omega2;
                let t2 = i12 * omega1 + (i22_omega2 + i23 * omega3);
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t3 = i12_over_i22 * t2 - t1;
                            let t4 = inv_i22 * t2 + k4 * t3;
                            let t5 = i23 * t4 - k5 * t3;
                            [-(k2 * t3 * t5), t4 * t5]
                        },
                        move || [rt::abs(inv_h * t2), rt::abs(inv_h * t1)],
                        move |[rho1_rate, rho2_rate]| {
                            let t6 = t2 + half_h * rho1_rate;
                            let t7 = i12_over_i22 * t6 + (half_h * rho2_rate - t1);
                            let t8 = inv_i22 * t6 + k4 * t7;
                            let t9 = i23 * t8 - k5 * t7;
                            (
                                [rho1_rate + k2 * t7 * t9, rho2_rate - t8 * t9],
                                [
                                    [
                                        k7 * t9 + (k11 * t7 + rt::lit::<T>(1.0)),
                                        k13 * t9 + k17 * t7,
                                    ],
                                    [
                                        k18 * t8 - k8 * t9,
                                        k20 * t8 + rt::lit::<T>(1.0) - k19 * t9,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t10 = t2 + h * rho1_rate;
                let t11 = h * rho2_rate - t1 + i12_over_i22 * t10;
                let i33_omega3 = i33 * omega3;
                let t12 = i11_omega1 + rt::lit::<T>(2.0) * (i12_omega2 + i13_omega3);
                let t13 = i22_omega2 + twice_i23 * omega3;
                let t14 = omega3 * (i33_omega3 + (i13 * omega1 + i23 * omega2))
                    + rt::lit::<T>(0.5)
                        * (omega1 * (i11_omega1 + t12)
                            + omega2 * (t13 + (i22_omega2 + twice_i12 * omega1)));
                let t15 = t14
                    * (rt::lit::<T>(0.5)
                        * (rt::lit::<T>(0.5)
                            * (omega2 * t13 + omega3 * i33_omega3 + omega1 * t12)
                            - reference));
                let t16 = rt::visible_change(
                    t15,
                    reference * (rt::lit::<T>(0.0625) * reference) + t14 * t14,
                    rt::lit::<T>(1.0),
                );
                let omega1_new_2 = t11 * (k2 * (t16 - rt::lit::<T>(1.0)));
                let omega2_new_2 = (inv_i22 * t10 + k4 * t11)
                    * (rt::lit::<T>(1.0) - t16);
                let carried = [omega1_new_2, omega2_new_2, rt::lit::<T>(0.0), reference];
                let ordinary = rt::all_ordinary([carried[0], carried[1], carried[2]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[0],
                        motion.carried[1],
                        motion.carried[2],
                    ]);
                    let after = balance([carried[0], carried[1], carried[2]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [omega1, omega2, omega3, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    omega1,
                    omega2,
                    omega3,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [omega1,
                omega2,
                omega3,
                ]: [T; 3],
            ) -> [T; 2] {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i13 = parameters.I13;
                let i22 = parameters.I22;
                let i23 = parameters.I23;
                let i33 = parameters.I33;
                let Scheme { twice_i23, .. } = self;
                let t1 = omega2 * (i22 * omega2 + twice_i23 * omega3);
                let t2 = omega3 * (i33 * omega3);
                let i12_omega2 = i12 * omega2;
                let i13_omega3 = i13 * omega3;
                let t3 = omega1
                    * (i11 * omega1 + rt::lit::<T>(2.0) * (i12_omega2 + i13_omega3));
                let abs_omega2 = rt::abs(omega2);
                let t4 = abs_omega2
                    * (i22 * abs_omega2 + rt::lit::<T>(2.0) * rt::abs(i23 * omega3))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                let abs_omega1 = rt::abs(omega1);
                let t5 = rt::abs(t3)
                    + abs_omega1
                        * (i11 * abs_omega1
                            + rt::lit::<T>(2.0)
                                * (rt::abs(i12_omega2) + rt::abs(i13_omega3)));
                [rt::lit::<T>(0.5) * (t1 + t2 + t3), rt::lit::<T>(0.5) * (t4 + t5)]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4f4313259edacb3f37e388623a6f37b6";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezR> for System<T> {
        type Scheme = gonzalez_r::Scheme<T>;
    }

    /// The method `gonzalez-r-fd`.
    pub mod gonzalez_r_fd {
        use super::gonzalez_r::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Gonzalez' discrete gradient on D* in a Householder frame, its derivatives by central differences.
        ///
        /// **Equation**: as `gonzalez-r`, with ∂ᵢX(q̄) replaced by (X(q̄ + h eᵢ) − X(q̄ − h eᵢ))/(2h)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Remark 3.5
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 5 | 16 | 8 | 0 | 0 | 0 |
        /// | each step | 24 | 33 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 13 | 18 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezRFd> for System<T> {
        type Scheme = gonzalez_r::Scheme<T>;
    }

    /// The method `iso`.
    pub mod iso {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Isometric mean value method on D.
        ///
        /// **Equation**: w = U r, w' = U' r', U = P X̄ (X̄ᵀ g P X̄)^(−1/2) at each end, P = 1 − g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ;  w̄ = X̄ r̄;  (q' − q)/h = E(q̄) w̄;  (r' − r)/h = X̄ᵀ [F − Eᵀ ∇̄V(q, q') + ad*_w̄ (g w̄) + Eᵀ ∂_q(½ w̄·g w̄) − ½ (dg/dt) w̄] at q̄, X̄: an orthonormal basis of ker μ(q̄)
        ///
        /// **Source**: found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 10 | 13 | 15 | 3 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 3 | 0 | 0 | 0 |
        /// | each step | 10 | 19 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean, rho2_mean | 15 | 22 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 1 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(I11)`
            inv_sqrt_i11: T,
            /// `I12/(I11 sqrt(I22 - I12²/I11))`
            k3: T,
            /// `I23/sqrt(I22 - I12²/I11)`
            k4: T,
            /// `1/sqrt(I22 - I12²/I11)`
            k5: T,
            /// `((I22/sqrt(I22 - I12²/I11) - I12 (I12/(I11 sqrt(I22 - I12²/I11))))/sqrt(I22 - I12²/I11) -  …`
            k14: T,
            /// `(I12/(sqrt(I11) sqrt(I22 - I12²/I11)) - sqrt(I11) (I12/(I11 sqrt(I22 - I12²/I11))) - (I12/ …`
            k15: T,
            /// `I23/sqrt(I22 - I12²/I11) - I13 (I12/(I11 sqrt(I22 - I12²/I11)))`
            k16: T,
            /// `(I23/sqrt(I22 - I12²/I11) - I13 (I12/(I11 sqrt(I22 - I12²/I11))))/sqrt(I22 - I12²/I11)`
            k17: T,
            /// `I13/sqrt(I11)`
            i13_over_sqrt_i11: T,
            /// `(I22/sqrt(I22 - I12²/I11) - I12 (I12/(I11 sqrt(I22 - I12²/I11))))/sqrt(I22 - I12²/I11) - ( …`
            alignment1_new: T,
            /// `(h/sqrt(I11))/2`
            k18: T,
            /// `(h/sqrt(I22 - I12²/I11))/2`
            k19: T,
            /// `h (I12/(I11 sqrt(I22 - I12²/I11)))/2`
            k20: T,
            /// `I13 (h/(sqrt(I11)² sqrt(I22 - I12²/I11)))/2`
            k21: T,
            /// `I13 h (I12/(I11 sqrt(I22 - I12²/I11)² sqrt(I11)))/2`
            k22: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energy at the start (1).
            type Carried = [T; 4];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let sqrt_i11 = rt::sqrt(i11);
                let inv_sqrt_i11 = rt::lit::<T>(1.0) / sqrt_i11;
                let k1 = rt::sqrt(i22 - i12 * i12 / i11);
                let k2 = i11 * k1;
                let k3 = i12 / k2;
                let k4 = i23 / k1;
                let k5 = rt::lit::<T>(1.0) / k1;
                let k6 = i12 / k1 - i11 * k3;
                let k7 = (i22 / k1 - i12 * k3) / k1 - k3 * k6;
                let k8 = k7 + rt::lit::<T>(1.0);
                let k9 = sqrt_i11 * k1;
                let k10 = i12 / k9 - sqrt_i11 * k3;
                let k11 = k6 / sqrt_i11;
                let k12 = k10 - k11;
                let k13 = rt::sqrt(k8 * k8 + k12 * k12);
                let k14 = k8 / k13;
                let k15 = k12 / k13;
                let k16 = k4 - i13 * k3;
                let k17 = k16 / k1;
                let i13_over_sqrt_i11 = i13 / sqrt_i11;
                let alignment1_new = k7 - k11 * k10;
                let k18 = rt::lit::<T>(0.5) * (h / sqrt_i11);
                let k19 = rt::lit::<T>(0.5) * (h / k1);
                let k20 = rt::lit::<T>(0.5) * (h * k3);
                let k21 = rt::lit::<T>(0.5) * (i13 * (h / (sqrt_i11 * k9)));
                let k22 = rt::lit::<T>(0.5) * (i13 * (h * (i12 / (k2 * k9))));
                Scheme {
                    inv_sqrt_i11,
                    k3,
                    k4,
                    k5,
                    k14,
                    k15,
                    k16,
                    k17,
                    i13_over_sqrt_i11,
                    alignment1_new,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let Scheme { inv_sqrt_i11, k3, k4, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = rt::sqrt(i22 - i12 * i12 / i11);
                let t3 = i12 / t2 * omega1 + (k4 * omega3 + i22 / t2 * omega2) - k3 * t1;
                let carried = [
                    inv_sqrt_i11 * t1,
                    t3,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5) * (t1 * (rt::lit::<T>(1.0) / i11 * t1) + t3 * t3),
                ];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [c1, c2, _, reference] = motion.carried;
                let i13 = setting.system().parameters.I13;
                let Scheme {
                    inv_sqrt_i11,
                    k3,
                    k4,
                    k5,
                    k14,
                    k15,
                    k16,
                    k17,
                    i13_over_sqrt_i11,
                    alignment1_new,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                } = *setting.scheme();
                let t1 = k14 * c1 + k15 * c2;
                let t2 = k14 * c2 - k15 * c1;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t3 = inv_sqrt_i11 * c1 - k3 * c2;
                            let t4 = i13 * t3 + k4 * c2;
                            let t5 = k5 * c2 * t4;
                            [c1 - k18 * t5, k20 * t5 + (c2 + t4 * (k19 * t3))]
                        },
                        move || [rt::abs(c1), rt::abs(c2)],
                        move |[rho1_mean, rho2_mean]| {
                            let t6 = inv_sqrt_i11 * rho1_mean - k3 * rho2_mean;
                            let t7 = i13 * t6 + k4 * rho2_mean;
                            let t8 = k5 * rho2_mean * t7;
                            let t9 = k5 * t7 + k17 * rho2_mean;
                            (
                                [
                                    rho1_mean - t1 + k18 * t8,
                                    rho2_mean - t2 - t7 * (k19 * t6) - k20 * t8,
                                ],
                                [
                                    [k21 * rho2_mean + rt::lit::<T>(1.0), k18 * t9],
                                    [
                                        -(k22 * rho2_mean
                                            + k19 * (i13_over_sqrt_i11 * t6 + inv_sqrt_i11 * t7)),
                                        rt::lit::<T>(1.0) - k20 * t9 - k19 * (k16 * t6 - k3 * t7),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean, rho2_mean", tally)
                    })?;
                let [rho1_mean, rho2_mean] = solution1.x;
                let t10 = rt::lit::<T>(2.0) * rho1_mean - t1;
                let t11 = rt::lit::<T>(2.0) * rho2_mean - t2;
                let t12 = c1 * c1 + c2 * c2;
                let t13 = rt::lit::<T>(0.5) * t12;
                let t14 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t13 * (t13 - reference),
                        t12 * t12 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let c1_new = (k14 * t10 - k15 * t11) * t14;
                let c2_new = (k15 * t10 + k14 * t11) * t14;
                let carried = [c1_new, c2_new, alignment1_new, reference];
                if !rt::is_aligned(carried[2]) {
                    return Err(setting.orthogonal(tally));
                }
                let ordinary = rt::all_ordinary([carried[0], carried[1]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[0], motion.carried[1]]);
                    let after = balance([carried[0], carried[1]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [c1, c2, _, _] = motion.carried;
                let Scheme { inv_sqrt_i11, k3, k5, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: inv_sqrt_i11 * c1 - k3 * c2,
                    omega2: k5 * c2,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [c1, c2]: [T; 2]) -> [T; 2] {
                let t1 = c1 * c1 + c2 * c2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8a6f23f84fbd0310ff6b10d6df46c8f2";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso> for System<T> {
        type Scheme = iso::Scheme<T>;
    }

    /// The method `iso:4`.
    pub mod iso_4 {
        use super::iso::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Isometric mean value method on D, composed of five of its steps.
        ///
        /// **Equation**: Φ_h = Ψ_{γh} ∘ Ψ_{γh} ∘ Ψ_{(1−4γ)h} ∘ Ψ_{γh} ∘ Ψ_{γh}, Ψ the step of `iso`, γ = 1/(4 − ∛4)
        ///
        /// **Source**: Suzuki (1990), Fractal decomposition of exponential operators; Hairer, Lubich & Wanner, Geometric Numerical Integration, II.4
        ///
        /// **Order**: 4, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 10 | 13 | 15 | 3 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 3 | 0 | 0 | 0 |
        /// | each step | 10 | 19 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean, rho2_mean | 15 | 22 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 1 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Composed<T>, methods::Iso4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Composed<T>, methods::Iso4>;

        /// A step in parts, one after the other.
        pub type Composed<T> = rt::Composed<Scheme<T>, Parts, 5>;

        /// How large the parts are.
        #[derive(Clone, Copy, Debug)]
        pub struct Parts;

        impl rt::Composition<5> for Parts {
            type Method = methods::Iso4;
            const PARTS: [f64; 5] = [
                0.4144907717943757,
                0.4144907717943757,
                -0.6579630871775028,
                0.4144907717943757,
                0.4144907717943757,
            ];
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso4> for System<T> {
        type Scheme = iso_4::Composed<T>;
    }

    /// The method `iso:6`.
    pub mod iso_6 {
        use super::iso::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Isometric mean value method on D, composed of nine of its steps.
        ///
        /// **Equation**: Φ_h = Ψ_{γ₉h} ∘ … ∘ Ψ_{γ₁h}, Ψ the step of `iso`, γ₁ = γ₉ = 0.392161444007314, γ₂ = γ₈ = 0.332599136789359, γ₃ = γ₇ = −0.706246172557639, γ₄ = γ₆ = 0.0822135962935508, γ₅ = 0.798543990934830
        ///
        /// **Source**: Kahan & Li (1997), Composition constants for raising the orders of unconventional schemes for ordinary differential equations; Hairer, Lubich & Wanner, Geometric Numerical Integration, V.3.2
        ///
        /// **Order**: 6, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 10 | 13 | 15 | 3 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 3 | 0 | 0 | 0 |
        /// | each step | 10 | 19 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean, rho2_mean | 15 | 22 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 1 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Composed<T>, methods::Iso6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Composed<T>, methods::Iso6>;

        /// A step in parts, one after the other.
        pub type Composed<T> = rt::Composed<Scheme<T>, Parts, 9>;

        /// How large the parts are.
        #[derive(Clone, Copy, Debug)]
        pub struct Parts;

        impl rt::Composition<9> for Parts {
            type Method = methods::Iso6;
            const PARTS: [f64; 9] = [
                0.3921614440073141,
                0.33259913678935943,
                -0.7062461725576394,
                0.0822135962935508,
                0.79854399093483,
                0.0822135962935508,
                -0.7062461725576394,
                0.33259913678935943,
                0.3921614440073141,
            ];
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso6> for System<T> {
        type Scheme = iso_6::Composed<T>;
    }

    /// The method `iso-var`.
    pub mod iso_var {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Isometric midpoint rule on D, variational where there are no constraints.
        ///
        /// **Equation**: as `iso`, with g(q̄) for the metric of U and P, r = Uᵀ g(q) w at both ends, ∇V(q̄) for ∇̄V, and without the last term
        ///
        /// **Source**: found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 10 | 13 | 15 | 3 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 3 | 0 | 0 | 0 |
        /// | each step | 6 | 10 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean, rho2_mean | 15 | 22 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 1 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(I11)`
            inv_sqrt_i11: T,
            /// `I12/(I11 sqrt(I22 - I12²/I11))`
            k3: T,
            /// `I23/sqrt(I22 - I12²/I11)`
            k4: T,
            /// `1/sqrt(I22 - I12²/I11)`
            k5: T,
            /// `((I22/sqrt(I22 - I12²/I11) - I12 (I12/(I11 sqrt(I22 - I12²/I11))))/sqrt(I22 - I12²/I11) -  …`
            k14: T,
            /// `(I12/(sqrt(I11) sqrt(I22 - I12²/I11)) - sqrt(I11) (I12/(I11 sqrt(I22 - I12²/I11))) - (I12/ …`
            k15: T,
            /// `I23/sqrt(I22 - I12²/I11) - I13 (I12/(I11 sqrt(I22 - I12²/I11)))`
            k16: T,
            /// `(I23/sqrt(I22 - I12²/I11) - I13 (I12/(I11 sqrt(I22 - I12²/I11))))/sqrt(I22 - I12²/I11)`
            k17: T,
            /// `I13/sqrt(I11)`
            i13_over_sqrt_i11: T,
            /// `(I22/sqrt(I22 - I12²/I11) - I12 (I12/(I11 sqrt(I22 - I12²/I11))))/sqrt(I22 - I12²/I11) - ( …`
            alignment1_new: T,
            /// `(h/sqrt(I11))/2`
            k18: T,
            /// `(h/sqrt(I22 - I12²/I11))/2`
            k19: T,
            /// `h (I12/(I11 sqrt(I22 - I12²/I11)))/2`
            k20: T,
            /// `I13 (h/(sqrt(I11)² sqrt(I22 - I12²/I11)))/2`
            k21: T,
            /// `I13 h (I12/(I11 sqrt(I22 - I12²/I11)² sqrt(I11)))/2`
            k22: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1).
            type Carried = [T; 3];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let sqrt_i11 = rt::sqrt(i11);
                let inv_sqrt_i11 = rt::lit::<T>(1.0) / sqrt_i11;
                let k1 = rt::sqrt(i22 - i12 * i12 / i11);
                let k2 = i11 * k1;
                let k3 = i12 / k2;
                let k4 = i23 / k1;
                let k5 = rt::lit::<T>(1.0) / k1;
                let k6 = i12 / k1 - i11 * k3;
                let k7 = (i22 / k1 - i12 * k3) / k1 - k3 * k6;
                let k8 = k7 + rt::lit::<T>(1.0);
                let k9 = sqrt_i11 * k1;
                let k10 = i12 / k9 - sqrt_i11 * k3;
                let k11 = k6 / sqrt_i11;
                let k12 = k10 - k11;
                let k13 = rt::sqrt(k8 * k8 + k12 * k12);
                let k14 = k8 / k13;
                let k15 = k12 / k13;
                let k16 = k4 - i13 * k3;
                let k17 = k16 / k1;
                let i13_over_sqrt_i11 = i13 / sqrt_i11;
                let alignment1_new = k7 - k11 * k10;
                let k18 = rt::lit::<T>(0.5) * (h / sqrt_i11);
                let k19 = rt::lit::<T>(0.5) * (h / k1);
                let k20 = rt::lit::<T>(0.5) * (h * k3);
                let k21 = rt::lit::<T>(0.5) * (i13 * (h / (sqrt_i11 * k9)));
                let k22 = rt::lit::<T>(0.5) * (i13 * (h * (i12 / (k2 * k9))));
                Scheme {
                    inv_sqrt_i11,
                    k3,
                    k4,
                    k5,
                    k14,
                    k15,
                    k16,
                    k17,
                    i13_over_sqrt_i11,
                    alignment1_new,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let Scheme { inv_sqrt_i11, k3, k4, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = rt::sqrt(i22 - i12 * i12 / i11);
                let t3 = i12 / t2 * omega1 + (k4 * omega3 + i22 / t2 * omega2) - k3 * t1;
                let carried = [inv_sqrt_i11 * t1, t3, rt::lit::<T>(1.0)];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [c1, c2, _] = motion.carried;
                let i13 = setting.system().parameters.I13;
                let Scheme {
                    inv_sqrt_i11,
                    k3,
                    k4,
                    k5,
                    k14,
                    k15,
                    k16,
                    k17,
                    i13_over_sqrt_i11,
                    alignment1_new,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
                } = *setting.scheme();
                let t1 = k14 * c1 + k15 * c2;
                let t2 = k14 * c2 - k15 * c1;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t3 = inv_sqrt_i11 * c1 - k3 * c2;
                            let t4 = i13 * t3 + k4 * c2;
                            let t5 = k5 * c2 * t4;
                            [c1 - k18 * t5, k20 * t5 + (c2 + t4 * (k19 * t3))]
                        },
                        move || [rt::abs(c1), rt::abs(c2)],
                        move |[rho1_mean, rho2_mean]| {
                            let t6 = inv_sqrt_i11 * rho1_mean - k3 * rho2_mean;
                            let t7 = i13 * t6 + k4 * rho2_mean;
                            let t8 = k5 * rho2_mean * t7;
                            let t9 = k5 * t7 + k17 * rho2_mean;
                            (
                                [
                                    rho1_mean - t1 + k18 * t8,
                                    rho2_mean - t2 - t7 * (k19 * t6) - k20 * t8,
                                ],
                                [
                                    [k21 * rho2_mean + rt::lit::<T>(1.0), k18 * t9],
                                    [
                                        -(k22 * rho2_mean
                                            + k19 * (i13_over_sqrt_i11 * t6 + inv_sqrt_i11 * t7)),
                                        rt::lit::<T>(1.0) - k20 * t9 - k19 * (k16 * t6 - k3 * t7),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean, rho2_mean", tally)
                    })?;
                let [rho1_mean, rho2_mean] = solution1.x;
                let t10 = rt::lit::<T>(2.0) * rho1_mean - t1;
                let t11 = rt::lit::<T>(2.0) * rho2_mean - t2;
                let c1_new = k14 * t10 - k15 * t11;
                let c2_new = k15 * t10 + k14 * t11;
                let carried = [c1_new, c2_new, alignment1_new];
                if !rt::is_aligned(carried[2]) {
                    return Err(setting.orthogonal(tally));
                }
                if !rt::all_ordinary([carried[0], carried[1]]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [c1, c2, _] = motion.carried;
                let Scheme { inv_sqrt_i11, k3, k5, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: inv_sqrt_i11 * c1 - k3 * c2,
                    omega2: k5 * c2,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9335a086610d397dfdd1698aa9648687";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::IsoVar> for System<T> {
        type Scheme = iso_var::Scheme<T>;
    }

    /// The method `suslov-mv`.
    pub mod suslov_mv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discretisation of Suslov's problem by Moser and Veselov's Lagrangian (not consistent; the energy is exact).
        ///
        /// **Equation**: R' = R cay(h ω̂),  ω ∈ D;  Xᵀ (I ω + h/2 ω × I ω)/(1 + h²|ω|²/4) = ρ;  ρ' = Xᵀ (I ω − h/2 ω × I ω)/(1 + h²|ω|²/4)
        ///
        /// **Source**: García-Naranjo & Jiménez (2017), sections 5 and 6; Fedorov & Zenkov (2005); Moser & Veselov (1991)
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `omega3_ahead`: explicit
        /// - `omega1_ahead`, `omega2_ahead`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | each step | 28 | 58 | 3 | 0 | 0 | 0 |
        /// | each iteration for omega1_ahead, omega2_ahead | 19 | 33 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::SuslovMv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::SuslovMv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 I12`
            twice_i12: T,
            /// `I22/(I11 I22 - I12²)`
            k2: T,
            /// `I12/(I11 I22 - I12²)`
            k3: T,
            /// `I11/(I11 I22 - I12²)`
            k4: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k5: T,
            /// `1/(I11 I22 - I12²)`
            k6: T,
            /// `2/(I11 I22 - I12²)`
            k7: T,
            /// `h/2`
            half_h: T,
            /// `h²`
            h_squared: T,
            /// `I13 h`
            i13_h: T,
            /// `I13 h/2`
            half_i13_h: T,
            /// `h²/2`
            half_h_squared: T,
            /// `I23 h`
            i23_h: T,
            /// `I23 h/2`
            half_i23_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1); energy at the start (1).
            type Carried = [T; 4];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k1 = i11 * i22 - i12 * i12;
                let k2 = i22 / k1;
                let k3 = i12 / k1;
                let k4 = i11 / k1;
                let k5 = rt::lit::<T>(0.5) / k1;
                let k6 = rt::lit::<T>(1.0) / k1;
                let k7 = rt::lit::<T>(2.0) / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let i13_h = i13 * h;
                let half_i13_h = rt::lit::<T>(0.5) * i13_h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let i23_h = i23 * h;
                let half_i23_h = rt::lit::<T>(0.5) * i23_h;
                Scheme {
                    twice_i12,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    half_h,
                    h_squared,
                    i13_h,
                    half_i13_h,
                    half_h_squared,
                    i23_h,
                    half_i23_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let Scheme { k2, k3, k4, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k2 * t1 - k3 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k4 * t2);
                let carried = [t1, t2, rt::lit::<T>(1.0), t3];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [rho1, rho2, _, reference] = motion.carried;
                let lost = move || setting.branch_lost([rho1, rho2], tally);
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i13 = setting.system().parameters.I13;
                let i22 = setting.system().parameters.I22;
                let i23 = setting.system().parameters.I23;
                let Scheme {
                    twice_i12,
                    k5,
                    k6,
                    k7,
                    half_h,
                    h_squared,
                    i13_h,
                    half_i13_h,
                    half_h_squared,
                    i23_h,
                    half_i23_h,
                    ..
                } = *setting.scheme();
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let i22_rho1 = i22 * rho1;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = k6 * (i22_rho1 - i12 * rho2);
                            let t3 = k6 * t1;
                            [t2, t3]
                        },
                        move || {
                            let t2 = k6 * (i22_rho1 - i12 * rho2);
                            let t3 = k6 * t1;
                            [rt::abs(t2), rt::abs(t3)]
                        },
                        move |[omega1_ahead, omega2_ahead]| {
                            let h_omega1_ahead = h * omega1_ahead;
                            let h_omega2_ahead = h * omega2_ahead;
                            let t4 = rt::lit::<T>(0.25)
                                * (h_omega1_ahead * h_omega1_ahead
                                    + h_omega2_ahead * h_omega2_ahead) + rt::lit::<T>(1.0);
                            let t5 = rt::lit::<T>(1.0) / t4;
                            let i11_omega1_ahead = i11 * omega1_ahead;
                            let t6 = i13 * omega1_ahead + i23 * omega2_ahead;
                            let t7 = half_h * t6;
                            let t8 = t5 * (i11_omega1_ahead + omega2_ahead * (i12 + t7));
                            let i22_omega2_ahead = i22 * omega2_ahead;
                            let t9 = t5 * (i22_omega2_ahead + omega1_ahead * (i12 - t7));
                            let t10 = i11 + half_i13_h * omega2_ahead;
                            let t11 = half_h_squared * omega1_ahead;
                            let t12 = h * t6;
                            let t13 = t12 + i23_h * omega2_ahead;
                            let t14 = h_squared * omega2_ahead;
                            let t15 = t12 + i13_h * omega1_ahead;
                            let t16 = h_squared * omega1_ahead;
                            let t17 = i22 - half_i23_h * omega1_ahead;
                            let t18 = half_h_squared * omega2_ahead;
                            (
                                [t8 - rho1, t9 - rho2],
                                [
                                    [
                                        t5 * (t10 - t11 * t8),
                                        t5 * (i12 + rt::lit::<T>(0.5) * (t13 - t14 * t8)),
                                    ],
                                    [
                                        t5 * (i12 - rt::lit::<T>(0.5) * (t15 + t16 * t9)),
                                        t5 * (t17 - t18 * t9),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|_| lost())?;
                let [omega1_ahead, omega2_ahead] = solution1.x;
                let h_omega1_ahead = h * omega1_ahead;
                let h_omega2_ahead = h * omega2_ahead;
                let t4 = rt::lit::<T>(0.25)
                    * (h_omega1_ahead * h_omega1_ahead + h_omega2_ahead * h_omega2_ahead)
                    + rt::lit::<T>(1.0);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t19 = i22_rho1 - twice_i12 * rho2;
                let t20 = (i22_rho1 + t19) * (k6 * rho1) + t1 * (k7 * rho2);
                let t21 = rt::lit::<T>(0.5) * t20;
                let t22 = rt::visible_change(
                    (k5 * (rho1 * t19 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t20),
                    reference * (rt::lit::<T>(0.0625) * reference) + t21 * t21,
                    rt::lit::<T>(1.0),
                );
                let t23 = rt::lit::<T>(1.0) - t22;
                let i11_omega1_ahead = i11 * omega1_ahead;
                let t24 = i11_omega1_ahead + i12 * omega2_ahead;
                let t6 = i13 * omega1_ahead + i23 * omega2_ahead;
                let t25 = t6 * (half_h * omega2_ahead);
                let rho1_new_2 = t5 * (t23 * (t24 - t25));
                let i22_omega2_ahead = i22 * omega2_ahead;
                let t26 = i22_omega2_ahead + i12 * omega1_ahead;
                let t27 = t6 * (half_h * omega1_ahead);
                let rho2_new_2 = t5 * (t23 * (t26 + t27));
                let t10 = i11 + half_i13_h * omega2_ahead;
                let t28 = t5 * (t24 + t25);
                let t11 = half_h_squared * omega1_ahead;
                let t17 = i22 - half_i23_h * omega1_ahead;
                let t29 = t5 * (t26 - t27);
                let t18 = half_h_squared * omega2_ahead;
                let t12 = h * t6;
                let t13 = t12 + i23_h * omega2_ahead;
                let t14 = h_squared * omega2_ahead;
                let t16 = h_squared * omega1_ahead;
                let t15 = t12 + i13_h * omega1_ahead;
                let t30 = (i12 + rt::lit::<T>(0.5) * (t13 - t14 * t28))
                    * (i12 - rt::lit::<T>(0.5) * (t16 * t29 + t15));
                let branch1_new = k6 * ((t10 - t28 * t11) * (t17 - t29 * t18) - t30)
                    * (rt::lit::<T>(1.0) / (t4 * t4));
                let carried = [rho1_new_2, rho2_new_2, branch1_new, reference];
                if !rt::on_branch([carried[2]]) {
                    return Err(lost());
                }
                let ordinary = rt::all_ordinary([carried[0], carried[1], carried[2]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[0], motion.carried[1]]);
                    let after = balance([carried[0], carried[1]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2, _, _] = motion.carried;
                let Scheme { k2, k3, k4, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k2 * rho1 - k3 * rho2,
                    omega2: k4 * rho2 - k3 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i11 = parameters.I11;
                let i12 = parameters.I12;
                let i22 = parameters.I22;
                let Scheme { twice_i12, k5, k6, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k5 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k6) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2e1c65997e5ff30630551e7b88efc069";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::SuslovMv> for System<T> {
        type Scheme = suslov_mv::Scheme<T>;
    }

    /// The method `suslov-cay`.
    pub mod suslov_cay {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discretisation of Suslov's problem by Cayley's difference (consistent).
        ///
        /// **Equation**: R' = R cay(h ω̂),  ω ∈ D;  Xᵀ (dcay⁻¹_{hω})* I ω = ρ;  ρ' = Xᵀ (dcay⁻¹_{−hω})* I ω
        ///
        /// **Source**: García-Naranjo & Jiménez (2017), sections 5 and 6; Fedorov & Zenkov (2005); Moser & Veselov (1991)
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `omega3_ahead`: explicit
        /// - `omega1_ahead`, `omega2_ahead`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 0 | 0 | 0 | 0 |
        /// | each step | 25 | 41 | 0 | 0 | 0 | 0 |
        /// | each iteration for omega1_ahead, omega2_ahead | 26 | 38 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::SuslovCay>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::SuslovCay>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I22/(I11 I22 - I12²)`
            k2: T,
            /// `I12/(I11 I22 - I12²)`
            k3: T,
            /// `I11/(I11 I22 - I12²)`
            k4: T,
            /// `1/(I11 I22 - I12²)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `I12 h`
            i12_h: T,
            /// `I11 h`
            i11_h: T,
            /// `I22 h`
            i22_h: T,
            /// `h/4`
            quarter_h: T,
            /// `I13 h`
            i13_h: T,
            /// `I13 h/2`
            half_i13_h: T,
            /// `I23 h`
            i23_h: T,
            /// `I23 h/2`
            half_i23_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1).
            type Carried = [T; 3];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = i11 * i22 - i12 * i12;
                let k2 = i22 / k1;
                let k3 = i12 / k1;
                let k4 = i11 / k1;
                let k5 = rt::lit::<T>(1.0) / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let i12_h = i12 * h;
                let i11_h = i11 * h;
                let i22_h = i22 * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let i13_h = i13 * h;
                let half_i13_h = rt::lit::<T>(0.5) * i13_h;
                let i23_h = i23 * h;
                let half_i23_h = rt::lit::<T>(0.5) * i23_h;
                Scheme {
                    k2,
                    k3,
                    k4,
                    k5,
                    half_h,
                    i12_h,
                    i11_h,
                    i22_h,
                    quarter_h,
                    i13_h,
                    half_i13_h,
                    i23_h,
                    half_i23_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    i13 * omega3 + (i11 * omega1 + i12 * omega2),
                    i12 * omega1 + (i22 * omega2 + i23 * omega3),
                    rt::lit::<T>(1.0),
                ];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [rho1, rho2, _] = motion.carried;
                let lost = move || setting.branch_lost([rho1, rho2], tally);
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i13 = setting.system().parameters.I13;
                let i22 = setting.system().parameters.I22;
                let i23 = setting.system().parameters.I23;
                let Scheme {
                    k2,
                    k3,
                    k4,
                    k5,
                    half_h,
                    i12_h,
                    i11_h,
                    i22_h,
                    quarter_h,
                    i13_h,
                    half_i13_h,
                    i23_h,
                    half_i23_h,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = k2 * rho1 - k3 * rho2;
                            let t2 = k4 * rho2 - k3 * rho1;
                            [t1, t2]
                        },
                        move || {
                            let t1 = k2 * rho1 - k3 * rho2;
                            let t2 = k4 * rho2 - k3 * rho1;
                            [rt::abs(t1), rt::abs(t2)]
                        },
                        move |[omega1_ahead, omega2_ahead]| {
                            let h_omega1_ahead = h * omega1_ahead;
                            let t3 = i11 * omega1_ahead + i12 * omega2_ahead;
                            let h_omega2_ahead = h * omega2_ahead;
                            let t4 = i22 * omega2_ahead + i12 * omega1_ahead;
                            let t5 = h_omega1_ahead * t3 + h_omega2_ahead * t4;
                            let t6 = quarter_h * omega1_ahead;
                            let t7 = t5 * t6;
                            let t8 = i13 * omega1_ahead + i23 * omega2_ahead;
                            let t9 = t8 * (half_h * omega2_ahead);
                            let t10 = quarter_h * omega2_ahead;
                            let t11 = t5 * t10;
                            let t12 = t8 * (half_h * omega1_ahead);
                            let t13 = h * t5;
                            let t14 = h * t3
                                + (i11_h * omega1_ahead + i12_h * omega2_ahead);
                            let t15 = i11 + half_i13_h * omega2_ahead
                                + rt::lit::<T>(0.25) * (t13 + h_omega1_ahead * t14);
                            let t16 = h * t4
                                + (i12_h * omega1_ahead + i22_h * omega2_ahead);
                            let t17 = h * t8;
                            let t18 = t16 * t6
                                + (i12 + rt::lit::<T>(0.5) * (t17 + i23_h * omega2_ahead));
                            let t19 = i12 + t10 * t14
                                - rt::lit::<T>(0.5) * (t17 + i13_h * omega1_ahead);
                            let t20 = i22 - half_i23_h * omega1_ahead
                                + rt::lit::<T>(0.25) * (t13 + h_omega2_ahead * t16);
                            (
                                [t7 + (t9 + (t3 - rho1)), t11 + (t4 - rho2 - t12)],
                                [[t15, t18], [t19, t20]],
                            )
                        },
                    )
                    .map_err(|_| lost())?;
                let [omega1_ahead, omega2_ahead] = solution1.x;
                let t3 = i11 * omega1_ahead + i12 * omega2_ahead;
                let t8 = i13 * omega1_ahead + i23 * omega2_ahead;
                let t9 = t8 * (half_h * omega2_ahead);
                let h_omega1_ahead = h * omega1_ahead;
                let h_omega2_ahead = h * omega2_ahead;
                let t4 = i22 * omega2_ahead + i12 * omega1_ahead;
                let t5 = h_omega1_ahead * t3 + h_omega2_ahead * t4;
                let t6 = quarter_h * omega1_ahead;
                let t7 = t5 * t6;
                let rho1_new_2 = t3 - t9 + t7;
                let t12 = t8 * (half_h * omega1_ahead);
                let t10 = quarter_h * omega2_ahead;
                let t11 = t5 * t10;
                let rho2_new_2 = t4 + t12 + t11;
                let t13 = h * t5;
                let t14 = h * t3 + (i11_h * omega1_ahead + i12_h * omega2_ahead);
                let t15 = i11 + half_i13_h * omega2_ahead
                    + rt::lit::<T>(0.25) * (t13 + h_omega1_ahead * t14);
                let t16 = h * t4 + (i12_h * omega1_ahead + i22_h * omega2_ahead);
                let t20 = i22 - half_i23_h * omega1_ahead
                    + rt::lit::<T>(0.25) * (t13 + h_omega2_ahead * t16);
                let t17 = h * t8;
                let t18 = t16 * t6
                    + (i12 + rt::lit::<T>(0.5) * (t17 + i23_h * omega2_ahead));
                let t19 = i12 + t10 * t14
                    - rt::lit::<T>(0.5) * (t17 + i13_h * omega1_ahead);
                let branch1_new = k5 * (t15 * t20 - t18 * t19);
                let carried = [rho1_new_2, rho2_new_2, branch1_new];
                if !rt::on_branch([carried[2]]) {
                    return Err(lost());
                }
                if !rt::all_ordinary(carried) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2, _] = motion.carried;
                let Scheme { k2, k3, k4, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k2 * rho1 - k3 * rho2,
                    omega2: k4 * rho2 - k3 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ca93c508c12a9b032ecc323d6f83d443";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::SuslovCay> for System<T> {
        type Scheme = suslov_cay::Scheme<T>;
    }

    /// The method `taylor`.
    pub mod taylor {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Adaptive Taylor series on D*.
        ///
        /// **Equation**: ζ' = ζ(t + h),  ζ̇ = Π ∇ℋ;  ζ(t₀ + τ) = Σ_k c_k τᵏ,  k ≤ p = ⌈1 − ½ ln ε⌉,  |τ| ≤ ρ e^(−1.9),  ρ = min_ij (s_i/|c_ij|)^(1/j),  j = p − 1, p,  s_i being the most that ζ_i has changed along a polynomial
        ///
        /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
        ///
        /// **Order**: 20
        ///
        /// **Options**:
        ///
        /// - `tolerance`: error of each number along a polynomial, relative to the most that it has changed along one; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 4 | 0 | 0 | 0 |
        /// | each order of a series | 3 | 9 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `I22/(I11 I22 - I12²)`
            k4: T,
            /// `I12/(I11 I22 - I12²)`
            k5: T,
            /// `I11/(I11 I22 - I12²)`
            k6: T,
            /// `1/((I11 I22 - I12²)²)`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 2];
            type Memory = (rt::Expansion<T, 2>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "tolerance",
                        default: 2.220446049250313e-16,
                        minimum: 0.0,
                        maximum: 0.1,
                        gain: false,
                    },
                ]
            };

            fn new(system: &System<T>, _: T, _: &[T; 1]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = i12 * i23 - i13 * i22;
                let k2 = i12 * i13 - i11 * i23;
                let k3 = i11 * i22 - i12 * i12;
                let k4 = i22 / k3;
                let k5 = i12 / k3;
                let k6 = i11 / k3;
                let k7 = rt::lit::<T>(1.0) / (k3 * k3);
                Scheme { k1, k2, k4, k5, k6, k7 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    i13 * omega3 + (i11 * omega1 + i12 * omega2),
                    i12 * omega1 + (i22 * omega2 + i23 * omega3),
                ];
                Ok((carried, (rt::Expansion::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let arrival = rt::follow(setting, motion, u)?;
                let [rho1_new, rho2_new] = arrival.point;
                let carried = [rho1_new, rho2_new];
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = arrival.expansion;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2] = motion.carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }

            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
            }
        }

        impl<T: Scalar> rt::Flow<2, 1> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 2], T) {
                let [taylor_tolerance] = *setting.options();
                let [rho1, rho2] = motion.carried;
                ([rho1, rho2], taylor_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 2>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [rho1_new,
                rho2_new,
                ]: [T; 2],
            ) -> [T; 2] {
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, .. } = *setting.scheme();
                let t1 = k7 * (k1 * rho1_new + k2 * rho2_new);
                let term1 = series.product(0, i11 * rho2_new - i12 * rho1_new, t1);
                let term2 = series.product(1, i12 * rho2_new - i22 * rho1_new, t1);
                [term1, term2]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "181da09e4ab15daeec9afc225cd0b514";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Taylor> for System<T> {
        type Scheme = taylor::Scheme<T>;
    }

    /// The method `taylor:qv`.
    pub mod taylor_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Adaptive Taylor series on (q, v) with multipliers.
        ///
        /// **Equation**: (q', v') = (q, v)(t + h),  (q̇, v̇) = (E v, g⁻¹ (μᵀ λ − γ − Eᵀ ∂V)),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v);  series as in `taylor`
        ///
        /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
        ///
        /// **Order**: 20
        ///
        /// **Options**:
        ///
        /// - `tolerance`: error of each number along a polynomial, relative to the most that it has changed along one; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 16 | 7 | 0 | 0 | 0 |
        /// | each order of a series | 19 | 27 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(I22 I33 - I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k3: T,
            /// `(I13 I23 - I12 I33)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k4: T,
            /// `(I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k5: T,
            /// `(I11 I33 - I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k6: T,
            /// `(I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k7: T,
            /// `(I11 I22 - I12²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k9: T,
            /// `I33 - I22`
            i33_minus_i22: T,
            /// `I22 - I11`
            i22_minus_i11: T,
            /// `I11 - I33`
            i11_minus_i33: T,
            /// `(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)/(I11 I22 - I12²)`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); velocity v = q̇ (3).
            type Carried = [T; 3];
            type Memory = (rt::Expansion<T, 3>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "tolerance",
                        default: 2.220446049250313e-16,
                        minimum: 0.0,
                        maximum: 0.1,
                        gain: false,
                    },
                ]
            };

            fn new(system: &System<T>, _: T, _: &[T; 1]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let k1 = i22 * i33 - i23 * i23;
                let i13_i23 = i13 * i23;
                let i12_i33 = i12 * i33;
                let i13_squared = i13 * i13;
                let k2 = i11 * k1 + i12 * (rt::lit::<T>(2.0) * i13_i23 - i12_i33)
                    - i22 * i13_squared;
                let k3 = k1 / k2;
                let k4 = (i13_i23 - i12_i33) / k2;
                let k5 = (i12 * i23 - i13 * i22) / k2;
                let k6 = (i11 * i33 - i13_squared) / k2;
                let k7 = (i12 * i13 - i11 * i23) / k2;
                let k8 = i11 * i22 - i12 * i12;
                let k9 = k8 / k2;
                let i33_minus_i22 = i33 - i22;
                let i22_minus_i11 = i22 - i11;
                let i11_minus_i33 = i11 - i33;
                let k10 = k2 / k8;
                Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    i33_minus_i22,
                    i22_minus_i11,
                    i11_minus_i33,
                    k10,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [omega1, omega2, omega3];
                Ok((carried, (rt::Expansion::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let arrival = rt::follow(setting, motion, u)?;
                let [omega1_new, omega2_new, omega3_new] = arrival.point;
                let carried = [omega1_new, omega2_new, omega3_new];
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = arrival.expansion;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [omega1, omega2, omega3] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    omega1,
                    omega2,
                    omega3,
                }
            }

            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
            }
        }

        impl<T: Scalar> rt::Flow<3, 1> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 3], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [omega1, omega2, omega3] = motion.carried;
                ([omega1, omega2, omega3], taylor_qv_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 3>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [omega1_new,
                omega2_new,
                omega3_new,
                ]: [T; 3],
            ) -> [T; 3] {
                let i12 = setting.system().parameters.I12;
                let i13 = setting.system().parameters.I13;
                let i23 = setting.system().parameters.I23;
                let Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    i33_minus_i22,
                    i22_minus_i11,
                    i11_minus_i33,
                    k10,
                } = *setting.scheme();
                let t4 = i13 * omega1_new + i23 * omega2_new;
                let t5 = series.product(0, omega2_new, t4 + i33_minus_i22 * omega3_new);
                let t1 = i23 * omega3_new + i12 * omega1_new;
                let t6 = series.product(1, omega3_new, t1);
                let term1 = series
                    .product(2, omega1_new, i11_minus_i33 * omega3_new - t4);
                let t2 = i12 * omega2_new + i13 * omega3_new;
                let term2 = series.product(3, omega3_new, t2);
                let t7 = term1 + term2;
                let term3 = series
                    .product(4, omega1_new, t1 + i22_minus_i11 * omega2_new);
                let term4 = series.product(5, omega2_new, t2);
                let t3 = term3 - term4;
                let t8 = k7 * t7;
                let t10 = t6 - t5;
                let t9 = k10 * (k9 * t3 + (k5 * (t5 - t6) + t8)) - t3;
                [
                    k5 * t9 + (k3 * t10 - k4 * t7),
                    k7 * t9 + (k4 * t10 - k6 * t7),
                    k9 * t9 + (k5 * t10 - t8),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1289e2a142a2589b7aff98c11361f8d8";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::TaylorQv> for System<T> {
        type Scheme = taylor_qv::Scheme<T>;
    }

    /// The method `euler`.
    pub mod euler {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit Euler method on D*.
        ///
        /// **Equation**: ζ' = ζ + h Π(ζ) ∇ℋ(ζ)
        ///
        /// **Source**: Euler (1768), Institutiones calculi integralis
        ///
        /// **Order**: 1
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 0 | 1 | 0 | 0 | 0 |
        /// | each step | 5 | 9 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `I22/(I11 I22 - I12²)`
            k4: T,
            /// `I12/(I11 I22 - I12²)`
            k5: T,
            /// `I11/(I11 I22 - I12²)`
            k6: T,
            /// `h/((I11 I22 - I12²)²)`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 2];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = i12 * i23 - i13 * i22;
                let k2 = i12 * i13 - i11 * i23;
                let k3 = i11 * i22 - i12 * i12;
                let k4 = i22 / k3;
                let k5 = i12 / k3;
                let k6 = i11 / k3;
                let k7 = h / (k3 * k3);
                Scheme { k1, k2, k4, k5, k6, k7 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    i13 * omega3 + (i11 * omega1 + i12 * omega2),
                    i12 * omega1 + (i22 * omega2 + i23 * omega3),
                ];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [rho1, rho2] = motion.carried;
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, .. } = *setting.scheme();
                let t1 = k7 * (k1 * rho1 + k2 * rho2);
                let rho1_new_2 = rho1 + (i11 * rho2 - i12 * rho1) * t1;
                let rho2_new_2 = rho2 + (i12 * rho2 - i22 * rho1) * t1;
                let carried = [rho1_new_2, rho2_new_2];
                if !rt::all_ordinary(carried) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2] = motion.carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "921aa793e95e960149a81e34ef605da6";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Euler> for System<T> {
        type Scheme = euler::Scheme<T>;
    }

    /// The method `rk2`.
    pub mod rk2 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Heun's method (Runge–Kutta of order 2) on D*.
        ///
        /// **Equation**: ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁
        ///
        /// **Source**: Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen
        ///
        /// **Order**: 2
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 12 | 20 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `I22/(I11 I22 - I12²)`
            k4: T,
            /// `I12/(I11 I22 - I12²)`
            k5: T,
            /// `I11/(I11 I22 - I12²)`
            k6: T,
            /// `h/((I11 I22 - I12²)²)`
            k7: T,
            /// `(h/((I11 I22 - I12²)²))/2`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 2];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = i12 * i23 - i13 * i22;
                let k2 = i12 * i13 - i11 * i23;
                let k3 = i11 * i22 - i12 * i12;
                let k4 = i22 / k3;
                let k5 = i12 / k3;
                let k6 = i11 / k3;
                let k7 = h / (k3 * k3);
                let k8 = rt::lit::<T>(0.5) * k7;
                Scheme {
                    k1,
                    k2,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    i13 * omega3 + (i11 * omega1 + i12 * omega2),
                    i12 * omega1 + (i22 * omega2 + i23 * omega3),
                ];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [rho1, rho2] = motion.carried;
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, k8, .. } = *setting.scheme();
                let t1 = k1 * rho1 + k2 * rho2;
                let t2 = t1 * (i11 * rho2 - i12 * rho1);
                let t3 = rho1 + k7 * t2;
                let t4 = t1 * (i12 * rho2 - i22 * rho1);
                let t5 = rho2 + k7 * t4;
                let t6 = k1 * t3 + k2 * t5;
                let rho1_new_2 = rho1 + k8 * (t2 + t6 * (i11 * t5 - i12 * t3));
                let rho2_new_2 = rho2 + k8 * (t4 + t6 * (i12 * t5 - i22 * t3));
                let carried = [rho1_new_2, rho2_new_2];
                if !rt::all_ordinary(carried) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2] = motion.carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c9947f314a513ed43d781bac37db17bf";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2> for System<T> {
        type Scheme = rk2::Scheme<T>;
    }

    /// The method `rk4`.
    pub mod rk4 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Classical Runge–Kutta method of order 4 on D*.
        ///
        /// **Equation**: ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃
        ///
        /// **Source**: Kutta (1901), Beitrag zur näherungsweisen Integration totaler Differentialgleichungen
        ///
        /// **Order**: 4
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 26 | 46 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12 I23 - I13 I22`
            k1: T,
            /// `I12 I13 - I11 I23`
            k2: T,
            /// `I22/(I11 I22 - I12²)`
            k4: T,
            /// `I12/(I11 I22 - I12²)`
            k5: T,
            /// `I11/(I11 I22 - I12²)`
            k6: T,
            /// `1/((I11 I22 - I12²)²)`
            k7: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 2];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = i12 * i23 - i13 * i22;
                let k2 = i12 * i13 - i11 * i23;
                let k3 = i11 * i22 - i12 * i12;
                let k4 = i22 / k3;
                let k5 = i12 / k3;
                let k6 = i11 / k3;
                let k7 = rt::lit::<T>(1.0) / (k3 * k3);
                let half_h = rt::lit::<T>(0.5) * h;
                let k8 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k1,
                    k2,
                    k4,
                    k5,
                    k6,
                    k7,
                    half_h,
                    k8,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    i13 * omega3 + (i11 * omega1 + i12 * omega2),
                    i12 * omega1 + (i22 * omega2 + i23 * omega3),
                ];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, half_h, k8, .. } = *setting.scheme();
                let t1 = k7 * (k1 * rho1 + k2 * rho2);
                let t2 = (i12 * rho2 - i22 * rho1) * t1;
                let t3 = rho2 + half_h * t2;
                let t4 = (i11 * rho2 - i12 * rho1) * t1;
                let t5 = rho1 + half_h * t4;
                let t6 = k7 * (k1 * t5 + k2 * t3);
                let t7 = (i11 * t3 - i12 * t5) * t6;
                let t8 = rho1 + half_h * t7;
                let t9 = t6 * (i12 * t3 - i22 * t5);
                let t10 = rho2 + half_h * t9;
                let t11 = k7 * (k1 * t8 + k2 * t10);
                let t12 = t11 * (i12 * t10 - i22 * t8);
                let t13 = rho2 + h * t12;
                let t14 = (i11 * t10 - i12 * t8) * t11;
                let t15 = rho1 + h * t14;
                let t16 = k7 * (k1 * t15 + k2 * t13);
                let t17 = k8
                    * ((i11 * t13 - i12 * t15) * t16
                        + (t4 + rt::lit::<T>(2.0) * (t7 + t14)));
                let rho1_new_2 = rho1 + t17;
                let t18 = k8
                    * (t16 * (i12 * t13 - i22 * t15)
                        + (t2 + rt::lit::<T>(2.0) * (t9 + t12)));
                let rho2_new_2 = rho2 + t18;
                let carried = [rho1_new_2, rho2_new_2];
                if !rt::all_ordinary(carried) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [rho1, rho2] = motion.carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ac7c6de1bdd8de265338159c3ffabe12";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
    }

    /// The method `euler:qv`.
    pub mod euler_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit Euler method on (q, v) with multipliers.
        ///
        /// **Equation**: (q', v') = (q, v) + h (E v, v̇),  v̇ = g⁻¹ (μᵀ λ − γ − Eᵀ ∂V),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v)
        ///
        /// **Source**: Euler (1768), Institutiones calculi integralis
        ///
        /// **Order**: 1
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 16 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 22 | 28 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k3: T,
            /// `(I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k4: T,
            /// `(I11 I22 - I12²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k6: T,
            /// `I33 - I22`
            i33_minus_i22: T,
            /// `I22 - I11`
            i22_minus_i11: T,
            /// `I11 - I33`
            i11_minus_i33: T,
            /// `(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)/(I11 I22 - I12²)`
            k7: T,
            /// `((I22 I33 - I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)) h`
            k8: T,
            /// `((I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)) h`
            k9: T,
            /// `((I13 I23 - I12 I33)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)) h`
            k10: T,
            /// `((I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)) h`
            k11: T,
            /// `((I11 I33 - I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)) h`
            k12: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); velocity v = q̇ (3).
            type Carried = [T; 3];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let k1 = i22 * i33 - i23 * i23;
                let i13_i23 = i13 * i23;
                let i12_i33 = i12 * i33;
                let i13_squared = i13 * i13;
                let k2 = i11 * k1 + i12 * (rt::lit::<T>(2.0) * i13_i23 - i12_i33)
                    - i22 * i13_squared;
                let k3 = (i12 * i23 - i13 * i22) / k2;
                let k4 = (i12 * i13 - i11 * i23) / k2;
                let k5 = i11 * i22 - i12 * i12;
                let k6 = k5 / k2;
                let i33_minus_i22 = i33 - i22;
                let i22_minus_i11 = i22 - i11;
                let i11_minus_i33 = i11 - i33;
                let k7 = k2 / k5;
                let k8 = k1 / k2 * h;
                let k9 = k3 * h;
                let k10 = (i13_i23 - i12_i33) / k2 * h;
                let k11 = k4 * h;
                let k12 = (i11 * i33 - i13_squared) / k2 * h;
                Scheme {
                    k3,
                    k4,
                    k6,
                    i33_minus_i22,
                    i22_minus_i11,
                    i11_minus_i33,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [omega1, omega2, omega3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [omega1, omega2, omega3] = motion.carried;
                let h = setting.step_size();
                let i12 = setting.system().parameters.I12;
                let i13 = setting.system().parameters.I13;
                let i23 = setting.system().parameters.I23;
                let Scheme {
                    k3,
                    k4,
                    k6,
                    i33_minus_i22,
                    i22_minus_i11,
                    i11_minus_i33,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                } = *setting.scheme();
                let t1 = i23 * omega3 + i12 * omega1;
                let t2 = i12 * omega2 + i13 * omega3;
                let t3 = omega1 * (t1 + i22_minus_i11 * omega2) - omega2 * t2;
                let t4 = i13 * omega1 + i23 * omega2;
                let t5 = omega2 * (t4 + i33_minus_i22 * omega3);
                let t6 = omega3 * t1;
                let t7 = omega1 * (i11_minus_i33 * omega3 - t4) + omega3 * t2;
                let t8 = k4 * t7;
                let t9 = k7 * (k6 * t3 + (k3 * (t5 - t6) + t8)) - t3;
                let t10 = t6 - t5;
                let omega1_new_2 = k9 * t9 + (omega1 + k8 * t10 - k10 * t7);
                let omega2_new_2 = k11 * t9 + (omega2 + k10 * t10 - k12 * t7);
                let omega3_new_2 = omega3 + h * (k6 * t9 + (k3 * t10 - t8));
                let carried = [omega1_new_2, omega2_new_2, omega3_new_2];
                if !rt::all_ordinary(carried) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [omega1, omega2, omega3] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    omega1,
                    omega2,
                    omega3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ff8a4128a5f302fb0ec11f4dad4b9915";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::EulerQv> for System<T> {
        type Scheme = euler_qv::Scheme<T>;
    }

    /// The method `rk2:qv`.
    pub mod rk2_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Heun's method (Runge–Kutta of order 2) on (q, v) with multipliers.
        ///
        /// **Equation**: y' = y + h/2 (k₁ + k₂),  y = (q, v),  k₁ = (E v, v̇) at y, k₂ at y + h k₁,  v̇ with multipliers as in `euler:qv`
        ///
        /// **Source**: Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen
        ///
        /// **Order**: 2
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 16 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 47 | 60 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(I22 I33 - I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k3: T,
            /// `(I13 I23 - I12 I33)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k4: T,
            /// `(I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k5: T,
            /// `(I11 I33 - I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k6: T,
            /// `(I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k7: T,
            /// `(I11 I22 - I12²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k9: T,
            /// `I33 - I22`
            i33_minus_i22: T,
            /// `I22 - I11`
            i22_minus_i11: T,
            /// `I11 - I33`
            i11_minus_i33: T,
            /// `(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)/(I11 I22 - I12²)`
            k10: T,
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); velocity v = q̇ (3).
            type Carried = [T; 3];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let k1 = i22 * i33 - i23 * i23;
                let i13_i23 = i13 * i23;
                let i12_i33 = i12 * i33;
                let i13_squared = i13 * i13;
                let k2 = i11 * k1 + i12 * (rt::lit::<T>(2.0) * i13_i23 - i12_i33)
                    - i22 * i13_squared;
                let k3 = k1 / k2;
                let k4 = (i13_i23 - i12_i33) / k2;
                let k5 = (i12 * i23 - i13 * i22) / k2;
                let k6 = (i11 * i33 - i13_squared) / k2;
                let k7 = (i12 * i13 - i11 * i23) / k2;
                let k8 = i11 * i22 - i12 * i12;
                let k9 = k8 / k2;
                let i33_minus_i22 = i33 - i22;
                let i22_minus_i11 = i22 - i11;
                let i11_minus_i33 = i11 - i33;
                let k10 = k2 / k8;
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    i33_minus_i22,
                    i22_minus_i11,
                    i11_minus_i33,
                    k10,
                    half_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [omega1, omega2, omega3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [omega1, omega2, omega3] = motion.carried;
                let h = setting.step_size();
                let i12 = setting.system().parameters.I12;
                let i13 = setting.system().parameters.I13;
                let i23 = setting.system().parameters.I23;
                let Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    i33_minus_i22,
                    i22_minus_i11,
                    i11_minus_i33,
                    k10,
                    half_h,
                } = *setting.scheme();
                let t1 = i23 * omega3 + i12 * omega1;
                let t2 = i12 * omega2 + i13 * omega3;
                let t3 = omega1 * (t1 + i22_minus_i11 * omega2) - omega2 * t2;
                let t4 = i13 * omega1 + i23 * omega2;
                let t5 = omega2 * (t4 + i33_minus_i22 * omega3);
                let t6 = omega3 * t1;
                let t7 = omega1 * (i11_minus_i33 * omega3 - t4) + omega3 * t2;
                let t8 = k7 * t7;
                let t9 = k10 * (k9 * t3 + (k5 * (t5 - t6) + t8)) - t3;
                let t10 = t6 - t5;
                let t11 = k7 * t9 + (k4 * t10 - k6 * t7);
                let t12 = omega2 + h * t11;
                let t13 = k5 * t9 + (k3 * t10 - k4 * t7);
                let t14 = omega1 + h * t13;
                let t15 = i13 * t14 + i23 * t12;
                let t16 = k9 * t9 + (k5 * t10 - t8);
                let t17 = omega3 + h * t16;
                let t18 = t12 * (t15 + i33_minus_i22 * t17);
                let t19 = i23 * t17 + i12 * t14;
                let t20 = t17 * t19;
                let t21 = i12 * t12 + i13 * t17;
                let t22 = t14 * (i11_minus_i33 * t17 - t15) + t17 * t21;
                let t23 = k7 * t22;
                let t24 = t14 * (t19 + i22_minus_i11 * t12) - t12 * t21;
                let t25 = k10 * (k5 * (t18 - t20) + (t23 + k9 * t24)) - t24;
                let t26 = t20 - t18;
                let omega1_new_2 = omega1
                    + half_h * (k5 * t25 + (t13 + k3 * t26 - k4 * t22));
                let omega2_new_2 = omega2
                    + half_h * (k7 * t25 + (t11 + k4 * t26 - k6 * t22));
                let omega3_new_2 = omega3 + half_h * (k9 * t25 + (t16 + k5 * t26 - t23));
                let carried = [omega1_new_2, omega2_new_2, omega3_new_2];
                if !rt::all_ordinary(carried) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [omega1, omega2, omega3] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    omega1,
                    omega2,
                    omega3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "90dc600cee84b4cfe5841b3965913f41";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2Qv> for System<T> {
        type Scheme = rk2_qv::Scheme<T>;
    }

    /// The method `rk4:qv`.
    pub mod rk4_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Classical Runge–Kutta method of order 4 on (q, v) with multipliers.
        ///
        /// **Equation**: y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, v),  k = (E v, v̇) at y, y + h k₁/2, y + h k₂/2, y + h k₃,  v̇ with multipliers as in `euler:qv`
        ///
        /// **Source**: Kutta (1901), Beitrag zur näherungsweisen Integration totaler Differentialgleichungen
        ///
        /// **Order**: 4
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 16 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 97 | 123 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(I22 I33 - I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k3: T,
            /// `(I13 I23 - I12 I33)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k4: T,
            /// `(I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k5: T,
            /// `(I11 I33 - I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k6: T,
            /// `(I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k7: T,
            /// `(I11 I22 - I12²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k9: T,
            /// `I33 - I22`
            i33_minus_i22: T,
            /// `I22 - I11`
            i22_minus_i11: T,
            /// `I11 - I33`
            i11_minus_i33: T,
            /// `(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)/(I11 I22 - I12²)`
            k10: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); velocity v = q̇ (3).
            type Carried = [T; 3];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let k1 = i22 * i33 - i23 * i23;
                let i13_i23 = i13 * i23;
                let i12_i33 = i12 * i33;
                let i13_squared = i13 * i13;
                let k2 = i11 * k1 + i12 * (rt::lit::<T>(2.0) * i13_i23 - i12_i33)
                    - i22 * i13_squared;
                let k3 = k1 / k2;
                let k4 = (i13_i23 - i12_i33) / k2;
                let k5 = (i12 * i23 - i13 * i22) / k2;
                let k6 = (i11 * i33 - i13_squared) / k2;
                let k7 = (i12 * i13 - i11 * i23) / k2;
                let k8 = i11 * i22 - i12 * i12;
                let k9 = k8 / k2;
                let i33_minus_i22 = i33 - i22;
                let i22_minus_i11 = i22 - i11;
                let i11_minus_i33 = i11 - i33;
                let k10 = k2 / k8;
                let half_h = rt::lit::<T>(0.5) * h;
                let k11 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    i33_minus_i22,
                    i22_minus_i11,
                    i11_minus_i33,
                    k10,
                    half_h,
                    k11,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [omega1, omega2, omega3];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [omega1, omega2, omega3] = motion.carried;
                let h = setting.step_size();
                let i12 = setting.system().parameters.I12;
                let i13 = setting.system().parameters.I13;
                let i23 = setting.system().parameters.I23;
                let Scheme {
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    i33_minus_i22,
                    i22_minus_i11,
                    i11_minus_i33,
                    k10,
                    half_h,
                    k11,
                } = *setting.scheme();
                let t1 = i23 * omega3 + i12 * omega1;
                let t2 = i12 * omega2 + i13 * omega3;
                let t3 = omega1 * (t1 + i22_minus_i11 * omega2) - omega2 * t2;
                let t4 = i13 * omega1 + i23 * omega2;
                let t5 = omega2 * (t4 + i33_minus_i22 * omega3);
                let t6 = omega3 * t1;
                let t7 = omega1 * (i11_minus_i33 * omega3 - t4) + omega3 * t2;
                let t8 = k7 * t7;
                let t9 = k10 * (k9 * t3 + (k5 * (t5 - t6) + t8)) - t3;
                let t10 = t6 - t5;
                let t11 = k7 * t9 + (k4 * t10 - k6 * t7);
                let t12 = omega2 + half_h * t11;
                let t13 = k5 * t9 + (k3 * t10 - k4 * t7);
                let t14 = omega1 + half_h * t13;
                let t15 = i13 * t14 + i23 * t12;
                let t16 = k9 * t9 + (k5 * t10 - t8);
                let t17 = omega3 + half_h * t16;
                let t18 = t12 * (t15 + i33_minus_i22 * t17);
                let t19 = i23 * t17 + i12 * t14;
                let t20 = t17 * t19;
                let t21 = i12 * t12 + i13 * t17;
                let t22 = t14 * (i11_minus_i33 * t17 - t15) + t17 * t21;
                let t23 = k7 * t22;
                let t24 = t14 * (t19 + i22_minus_i11 * t12) - t12 * t21;
                let t25 = k10 * (k5 * (t18 - t20) + (t23 + k9 * t24)) - t24;
                let t26 = t20 - t18;
                let t27 = k7 * t25 + (k4 * t26 - k6 * t22);
                let t28 = omega2 + half_h * t27;
                let t29 = k5 * t25 + (k3 * t26 - k4 * t22);
                let t30 = omega1 + half_h * t29;
                let t31 = i13 * t30 + i23 * t28;
                let t32 = k9 * t25 + (k5 * t26 - t23);
                let t33 = omega3 + half_h * t32;
                let t34 = t28 * (t31 + i33_minus_i22 * t33);
                let t35 = i23 * t33 + i12 * t30;
                let t36 = t33 * t35;
                let t37 = i12 * t28 + i13 * t33;
                let t38 = t30 * (i11_minus_i33 * t33 - t31) + t33 * t37;
                let t39 = k7 * t38;
                let t40 = t30 * (t35 + i22_minus_i11 * t28) - t28 * t37;
                let t41 = k10 * (k5 * (t34 - t36) + (t39 + k9 * t40)) - t40;
                let t42 = t36 - t34;
                let t43 = k7 * t41 + (k4 * t42 - k6 * t38);
                let t44 = omega2 + h * t43;
                let t45 = k5 * t41 + (k3 * t42 - k4 * t38);
                let t46 = omega1 + h * t45;
                let t47 = i13 * t46 + i23 * t44;
                let t48 = k9 * t41 + (k5 * t42 - t39);
                let t49 = omega3 + h * t48;
                let t50 = t44 * (t47 + i33_minus_i22 * t49);
                let t51 = i23 * t49 + i12 * t46;
                let t52 = t49 * t51;
                let t53 = i12 * t44 + i13 * t49;
                let t54 = t46 * (i11_minus_i33 * t49 - t47) + t49 * t53;
                let t55 = k7 * t54;
                let t56 = t46 * (t51 + i22_minus_i11 * t44) - t44 * t53;
                let t57 = k10 * (k5 * (t50 - t52) + (t55 + k9 * t56)) - t56;
                let t58 = t52 - t50;
                let t59 = k5 * t57
                    + (k3 * t58 + (t13 + rt::lit::<T>(2.0) * (t29 + t45)) - k4 * t54);
                let omega1_new_2 = omega1 + k11 * t59;
                let t60 = k7 * t57
                    + (k4 * t58 + (t11 + rt::lit::<T>(2.0) * (t27 + t43)) - k6 * t54);
                let omega2_new_2 = omega2 + k11 * t60;
                let t61 = k11
                    * (k9 * t57
                        + (k5 * t58 + (t16 + rt::lit::<T>(2.0) * (t32 + t48)) - t55));
                let omega3_new_2 = omega3 + t61;
                let carried = [omega1_new_2, omega2_new_2, omega3_new_2];
                if !rt::all_ordinary(carried) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [omega1, omega2, omega3] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    omega1,
                    omega2,
                    omega3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "53216ec62282931c09e349990e886cdb";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4Qv> for System<T> {
        type Scheme = rk4_qv::Scheme<T>;
    }

    /// The method `feedback-euler`.
    pub mod feedback_euler {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, explicit Euler method.
        ///
        /// **Equation**: y' = y + h f(y),  y = (q, p),  f = X̃ − ∇V_L,  V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²,  X̃: q̇ = E ∂H̃/∂p, ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i with λ̃ such that dJ/dt = 0
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 1
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 21 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 24 | 32 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 6 | 9 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackEuler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackEuler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(I22 I33 - I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k3: T,
            /// `(I13 I23 - I12 I33)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k4: T,
            /// `(I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k6: T,
            /// `(I11 I33 - I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k7: T,
            /// `(I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k9: T,
            /// `(I11 I22 - I12²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k11: T,
            /// `(I12 I23 - I13 I22)/(I11 I22 - I12²)`
            k12: T,
            /// `(I12 I13 - I11 I23)/(I11 I22 - I12²)`
            k13: T,
            /// `((I12 I23 - I13 I22)/(I11 I22 - I12²)) feedback-euler_J`
            k14: T,
            /// `((I12 I13 - I11 I23)/(I11 I22 - I12²)) feedback-euler_J`
            k15: T,
            /// `((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) ((I11 I22 - I12²)²/((I11 (I …`
            stability1_new: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2).
            type Carried = [T; 6];
            type Memory = (rt::StabilityMonitor<T, 2>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 2]) -> Self {
                let [feedback_euler_j, feedback_euler_h] = *options;
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let k1 = i22 * i33 - i23 * i23;
                let i13_i23 = i13 * i23;
                let i12_i33 = i12 * i33;
                let i13_squared = i13 * i13;
                let k2 = i11 * k1 + i12 * (rt::lit::<T>(2.0) * i13_i23 - i12_i33)
                    - i22 * i13_squared;
                let k3 = k1 / k2;
                let k4 = (i13_i23 - i12_i33) / k2;
                let k5 = i12 * i23 - i13 * i22;
                let k6 = k5 / k2;
                let k7 = (i11 * i33 - i13_squared) / k2;
                let k8 = i12 * i13 - i11 * i23;
                let k9 = k8 / k2;
                let k10 = i11 * i22 - i12 * i12;
                let k11 = k10 / k2;
                let k12 = k5 / k10;
                let k13 = k8 / k10;
                let k14 = k12 * feedback_euler_j;
                let k15 = k13 * feedback_euler_j;
                let k16 = k2 * k2;
                let k17 = k2 * (k10 * k10 / k16 + (k5 * k5 / k16 + k8 * k8 / k16));
                let stability1_new = k17 / k10 * (h * feedback_euler_j);
                let h_feedback_euler_h = h * feedback_euler_h;
                Scheme {
                    k3,
                    k4,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    stability1_new,
                    h_feedback_euler_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 2],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let Scheme { k3, k4, k6, k7, k9, k11, k12, k13, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = i33 * omega3 + (i13 * omega1 + i23 * omega2);
                let t4 = k6 * t1 + (k9 * t2 + k11 * t3);
                let t5 = t1 * (k3 * t1 + (k4 * t2 + k6 * t3) - k12 * t4)
                    + t2 * (k4 * t1 + (k7 * t2 + k9 * t3) - k13 * t4);
                let carried = [
                    t1,
                    t2,
                    t3,
                    rt::lit::<T>(0.5) * t5,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [p_omega1, p_omega2, p_omega3, level_h, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h] = *setting.options();
                let Scheme {
                    k3,
                    k4,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    stability1_new,
                    h_feedback_euler_h,
                } = *setting.scheme();
                let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
                let t2 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k12 * t1;
                let t3 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k13 * t1;
                let t4 = feedback_euler_h
                    * (rt::lit::<T>(0.5) * (p_omega1 * t2 + p_omega2 * t3) - level_h);
                let t5 = p_omega3 * t3;
                let p_omega1_new = p_omega1 - h * (t2 * t4 + (t5 + k14 * t1));
                let t6 = p_omega3 * t2;
                let p_omega2_new = p_omega2 + h * (t6 - k15 * t1 - t3 * t4);
                let t7 = p_omega2 * t2;
                let t8 = p_omega1 * t3;
                let t9 = k12 * t5 - k13 * t6
                    + (t7 - t8 - t7 + (t8 - feedback_euler_j * t1));
                let p_omega3_new = p_omega3 + h * t9;
                let stability2_new = h_feedback_euler_h * (t2 * t2 + t3 * t3);
                let carried = [
                    p_omega1_new,
                    p_omega2_new,
                    p_omega3_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[4]),
                            ("H", setting.options()[1], carried[5]),
                        ],
                    )
                    .map_err(|term| setting.unstable(1, term, tally))?;
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[4],
                    carried[5],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [p_omega1, p_omega2, p_omega3, _, _, _] = motion.carried;
                let Scheme { k3, k4, k6, k7, k9, k11, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2),
                    omega2: k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2),
                    omega3: k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b047f46593cffaacb284c6ea14eaeac1";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackEuler> for System<T> {
        type Scheme = feedback_euler::Scheme<T>;
    }

    /// The method `feedback-rk2`.
    pub mod feedback_rk2 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, Heun's method (Runge–Kutta of order 2).
        ///
        /// **Equation**: y' = y + h/2 (k₁ + k₂),  y = (q, p),  k₁ = X̃ − ∇V_L at y, k₂ at y + h k₁, with X̃ and V_L as in `feedback-euler`
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 2
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 21 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 0 | 0 | 0 | 0 |
        /// | each step | 50 | 61 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 6 | 9 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(I22 I33 - I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k3: T,
            /// `(I13 I23 - I12 I33)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k4: T,
            /// `(I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k6: T,
            /// `(I11 I33 - I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k7: T,
            /// `(I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k9: T,
            /// `(I11 I22 - I12²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k11: T,
            /// `(I12 I23 - I13 I22)/(I11 I22 - I12²)`
            k12: T,
            /// `(I12 I13 - I11 I23)/(I11 I22 - I12²)`
            k13: T,
            /// `h/2`
            half_h: T,
            /// `((I12 I23 - I13 I22)/(I11 I22 - I12²)) feedback-rk2_J`
            k14: T,
            /// `((I12 I13 - I11 I23)/(I11 I22 - I12²)) feedback-rk2_J`
            k15: T,
            /// `((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) ((I11 I22 - I12²)²/((I11 (I …`
            stability1_new: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2).
            type Carried = [T; 6];
            type Memory = (rt::StabilityMonitor<T, 2>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 2]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h] = *options;
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let k1 = i22 * i33 - i23 * i23;
                let i13_i23 = i13 * i23;
                let i12_i33 = i12 * i33;
                let i13_squared = i13 * i13;
                let k2 = i11 * k1 + i12 * (rt::lit::<T>(2.0) * i13_i23 - i12_i33)
                    - i22 * i13_squared;
                let k3 = k1 / k2;
                let k4 = (i13_i23 - i12_i33) / k2;
                let k5 = i12 * i23 - i13 * i22;
                let k6 = k5 / k2;
                let k7 = (i11 * i33 - i13_squared) / k2;
                let k8 = i12 * i13 - i11 * i23;
                let k9 = k8 / k2;
                let k10 = i11 * i22 - i12 * i12;
                let k11 = k10 / k2;
                let k12 = k5 / k10;
                let k13 = k8 / k10;
                let half_h = rt::lit::<T>(0.5) * h;
                let k14 = k12 * feedback_rk2_j;
                let k15 = k13 * feedback_rk2_j;
                let k16 = k2 * k2;
                let k17 = k2 * (k10 * k10 / k16 + (k5 * k5 / k16 + k8 * k8 / k16));
                let stability1_new = k17 / k10 * (h * feedback_rk2_j);
                let h_feedback_rk2_h = h * feedback_rk2_h;
                Scheme {
                    k3,
                    k4,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    half_h,
                    k14,
                    k15,
                    stability1_new,
                    h_feedback_rk2_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 2],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let Scheme { k3, k4, k6, k7, k9, k11, k12, k13, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = i33 * omega3 + (i13 * omega1 + i23 * omega2);
                let t4 = k6 * t1 + (k9 * t2 + k11 * t3);
                let t5 = t1 * (k3 * t1 + (k4 * t2 + k6 * t3) - k12 * t4)
                    + t2 * (k4 * t1 + (k7 * t2 + k9 * t3) - k13 * t4);
                let carried = [
                    t1,
                    t2,
                    t3,
                    rt::lit::<T>(0.5) * t5,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [p_omega1, p_omega2, p_omega3, level_h, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h] = *setting.options();
                let Scheme {
                    k3,
                    k4,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    half_h,
                    k14,
                    k15,
                    stability1_new,
                    h_feedback_rk2_h,
                } = *setting.scheme();
                let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
                let t2 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k12 * t1;
                let t3 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k13 * t1;
                let t4 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (p_omega1 * t2 + p_omega2 * t3) - level_h);
                let t5 = p_omega3 * t3;
                let t6 = t2 * t4 + (t5 + k14 * t1);
                let t7 = p_omega1 - h * t6;
                let t8 = p_omega3 * t2;
                let t9 = t8 - k15 * t1 - t3 * t4;
                let t10 = p_omega2 + h * t9;
                let t11 = p_omega2 * t2;
                let t12 = p_omega1 * t3;
                let t13 = k12 * t5 - k13 * t8
                    + (t11 - t12 - t11 + (t12 - feedback_rk2_j * t1));
                let t14 = p_omega3 + h * t13;
                let t15 = k6 * t7 + (k9 * t10 + k11 * t14);
                let t16 = k3 * t7 + (k4 * t10 + k6 * t14) - k12 * t15;
                let t17 = k4 * t7 + (k7 * t10 + k9 * t14) - k13 * t15;
                let t18 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (t7 * t16 + t10 * t17) - level_h);
                let t19 = t14 * t17;
                let p_omega1_new = p_omega1
                    - half_h * (t16 * t18 + (t19 + (t6 + k14 * t15)));
                let t20 = t14 * t16;
                let p_omega2_new = p_omega2
                    + half_h * (t20 + (t9 - k15 * t15) - t17 * t18);
                let t21 = t10 * t16;
                let t22 = t7 * t17;
                let t23 = t21 - t22 - k13 * t20
                    + (t22 + (t13 - feedback_rk2_j * t15) + (k12 * t19 - t21));
                let p_omega3_new = p_omega3 + half_h * t23;
                let stability2_new = h_feedback_rk2_h * (t2 * t2 + t3 * t3);
                let carried = [
                    p_omega1_new,
                    p_omega2_new,
                    p_omega3_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[4]),
                            ("H", setting.options()[1], carried[5]),
                        ],
                    )
                    .map_err(|term| setting.unstable(2, term, tally))?;
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[4],
                    carried[5],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [p_omega1, p_omega2, p_omega3, _, _, _] = motion.carried;
                let Scheme { k3, k4, k6, k7, k9, k11, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2),
                    omega2: k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2),
                    omega3: k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bdbb5e5235a7d2e1434d6f96cde38521";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackRk2> for System<T> {
        type Scheme = feedback_rk2::Scheme<T>;
    }

    /// The method `feedback-rk4`.
    pub mod feedback_rk4 {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, classical Runge–Kutta method of order 4.
        ///
        /// **Equation**: y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, p),  k = X̃ − ∇V_L at y, y + h k₁/2, y + h k₂/2, y + h k₃, with X̃ and V_L as in `feedback-euler`
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 4
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 21 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | each step | 102 | 122 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 6 | 9 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `(I22 I33 - I23²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k3: T,
            /// `(I13 I23 - I12 I33)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k4: T,
            /// `(I12 I23 - I13 I22)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k6: T,
            /// `(I11 I33 - I13²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k7: T,
            /// `(I12 I13 - I11 I23)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k9: T,
            /// `(I11 I22 - I12²)/(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)`
            k11: T,
            /// `(I12 I23 - I13 I22)/(I11 I22 - I12²)`
            k12: T,
            /// `(I12 I13 - I11 I23)/(I11 I22 - I12²)`
            k13: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k14: T,
            /// `((I12 I23 - I13 I22)/(I11 I22 - I12²)) feedback-rk4_J`
            k15: T,
            /// `((I12 I13 - I11 I23)/(I11 I22 - I12²)) feedback-rk4_J`
            k16: T,
            /// `((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) ((I11 I22 - I12²)²/((I11 (I …`
            stability1_new: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (0); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2).
            type Carried = [T; 6];
            type Memory = (rt::StabilityMonitor<T, 2>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 2]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h] = *options;
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let k1 = i22 * i33 - i23 * i23;
                let i13_i23 = i13 * i23;
                let i12_i33 = i12 * i33;
                let i13_squared = i13 * i13;
                let k2 = i11 * k1 + i12 * (rt::lit::<T>(2.0) * i13_i23 - i12_i33)
                    - i22 * i13_squared;
                let k3 = k1 / k2;
                let k4 = (i13_i23 - i12_i33) / k2;
                let k5 = i12 * i23 - i13 * i22;
                let k6 = k5 / k2;
                let k7 = (i11 * i33 - i13_squared) / k2;
                let k8 = i12 * i13 - i11 * i23;
                let k9 = k8 / k2;
                let k10 = i11 * i22 - i12 * i12;
                let k11 = k10 / k2;
                let k12 = k5 / k10;
                let k13 = k8 / k10;
                let half_h = rt::lit::<T>(0.5) * h;
                let k14 = rt::lit::<T>(0.16666666666666666) * h;
                let k15 = k12 * feedback_rk4_j;
                let k16 = k13 * feedback_rk4_j;
                let k17 = k2 * k2;
                let k18 = k2 * (k10 * k10 / k17 + (k5 * k5 / k17 + k8 * k8 / k17));
                let stability1_new = k18 / k10 * (h * feedback_rk4_j);
                let h_feedback_rk4_h = h * feedback_rk4_h;
                Scheme {
                    k3,
                    k4,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    half_h,
                    k14,
                    k15,
                    k16,
                    stability1_new,
                    h_feedback_rk4_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 2],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let Scheme { k3, k4, k6, k7, k9, k11, k12, k13, .. } = *self;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = i33 * omega3 + (i13 * omega1 + i23 * omega2);
                let t4 = k6 * t1 + (k9 * t2 + k11 * t3);
                let t5 = t1 * (k3 * t1 + (k4 * t2 + k6 * t3) - k12 * t4)
                    + t2 * (k4 * t1 + (k7 * t2 + k9 * t3) - k13 * t4);
                let carried = [
                    t1,
                    t2,
                    t3,
                    rt::lit::<T>(0.5) * t5,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [p_omega1, p_omega2, p_omega3, level_h, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h] = *setting.options();
                let Scheme {
                    k3,
                    k4,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    half_h,
                    k14,
                    k15,
                    k16,
                    stability1_new,
                    h_feedback_rk4_h,
                } = *setting.scheme();
                let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
                let t2 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k12 * t1;
                let t3 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k13 * t1;
                let t4 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (p_omega1 * t2 + p_omega2 * t3) - level_h);
                let t5 = p_omega3 * t3;
                let t6 = t2 * t4 + (t5 + k15 * t1);
                let t7 = p_omega1 - half_h * t6;
                let t8 = p_omega3 * t2;
                let t9 = t8 - k16 * t1 - t3 * t4;
                let t10 = p_omega2 + half_h * t9;
                let t11 = p_omega2 * t2;
                let t12 = p_omega1 * t3;
                let t13 = k12 * t5 - k13 * t8
                    + (t11 - t12 - t11 + (t12 - feedback_rk4_j * t1));
                let t14 = p_omega3 + half_h * t13;
                let t15 = k6 * t7 + (k9 * t10 + k11 * t14);
                let t16 = k3 * t7 + (k4 * t10 + k6 * t14) - k12 * t15;
                let t17 = k4 * t7 + (k7 * t10 + k9 * t14) - k13 * t15;
                let t18 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t7 * t16 + t10 * t17) - level_h);
                let t19 = t14 * t17;
                let t20 = t16 * t18 + (t19 + k15 * t15);
                let t21 = p_omega1 - half_h * t20;
                let t22 = t14 * t16;
                let t23 = t22 - k16 * t15 - t17 * t18;
                let t24 = p_omega2 + half_h * t23;
                let t25 = t10 * t16;
                let t26 = t7 * t17;
                let t27 = t25 - t26 - k13 * t22
                    + (t26 - feedback_rk4_j * t15 + (k12 * t19 - t25));
                let t28 = p_omega3 + half_h * t27;
                let t29 = k6 * t21 + (k9 * t24 + k11 * t28);
                let t30 = k3 * t21 + (k4 * t24 + k6 * t28) - k12 * t29;
                let t31 = k4 * t21 + (k7 * t24 + k9 * t28) - k13 * t29;
                let t32 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t21 * t30 + t24 * t31) - level_h);
                let t33 = t28 * t31;
                let t34 = t30 * t32 + (t33 + k15 * t29);
                let t35 = p_omega1 - h * t34;
                let t36 = t28 * t30;
                let t37 = t36 - k16 * t29 - t31 * t32;
                let t38 = p_omega2 + h * t37;
                let t39 = t24 * t30;
                let t40 = t21 * t31;
                let t41 = t39 - t40 - k13 * t36
                    + (t40 - feedback_rk4_j * t29 + (k12 * t33 - t39));
                let t42 = p_omega3 + h * t41;
                let t43 = k6 * t35 + (k9 * t38 + k11 * t42);
                let t44 = k3 * t35 + (k4 * t38 + k6 * t42) - k12 * t43;
                let t45 = k4 * t35 + (k7 * t38 + k9 * t42) - k13 * t43;
                let t46 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t35 * t44 + t38 * t45) - level_h);
                let t47 = t42 * t45;
                let t48 = k14
                    * (t44 * t46
                        + (t47 + (k15 * t43 + (t6 + rt::lit::<T>(2.0) * (t20 + t34)))));
                let p_omega1_new = p_omega1 - t48;
                let t49 = t42 * t44;
                let t50 = k14
                    * (t49 + (t9 + rt::lit::<T>(2.0) * (t23 + t37) - k16 * t43)
                        - t45 * t46);
                let p_omega2_new = p_omega2 + t50;
                let t51 = t38 * t44;
                let t52 = t35 * t45;
                let t53 = t52
                    + (t13 + rt::lit::<T>(2.0) * (t27 + t41) - feedback_rk4_j * t43)
                    + (k12 * t47 - t51);
                let p_omega3_new = p_omega3 + k14 * (t51 - t52 - k13 * t49 + t53);
                let stability2_new = h_feedback_rk4_h * (t2 * t2 + t3 * t3);
                let carried = [
                    p_omega1_new,
                    p_omega2_new,
                    p_omega3_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[4]),
                            ("H", setting.options()[1], carried[5]),
                        ],
                    )
                    .map_err(|term| setting.unstable(4, term, tally))?;
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[4],
                    carried[5],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [p_omega1, p_omega2, p_omega3, _, _, _] = motion.carried;
                let Scheme { k3, k4, k6, k7, k9, k11, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    omega1: k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2),
                    omega2: k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2),
                    omega3: k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "73dd105f890868a8b9b76830f26c282c";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackRk4> for System<T> {
        type Scheme = feedback_rk4::Scheme<T>;
    }

    impl ::nonholonomic::catalogue::DynSystem for System<f64> {
        fn info(&self) -> &'static ::nonholonomic::catalogue::ModelInfo {
            <Self as ::nonholonomic::catalogue::Model>::INFO
        }

        fn evaluate(
            &self,
            function: &str,
            arguments: &[(&str, &[f64])],
            out: &mut [f64],
        ) -> Result<usize, rt::EvaluateError> {
            let at = rt::Arguments(arguments);
            match function {
                "mass_matrix" => rt::write(&self.mass_matrix(&at.get("q")?), out),
                "inverse_mass" => rt::write(&self.inverse_mass(&at.get("q")?), out),
                "potential" => rt::write(&self.potential(&at.get("q")?), out),
                "potential_gradient" => {
                    rt::write(&self.potential_gradient(&at.get("q")?), out)
                }
                "lagrangian" => {
                    rt::write(&self.lagrangian(&at.get("q")?, &at.get("w")?), out)
                }
                "energy" => rt::write(&self.energy(&at.get("q")?, &at.get("w")?), out),
                "christoffel_first" => {
                    rt::write(&self.christoffel_first(&at.get("q")?), out)
                }
                "christoffel" => rt::write(&self.christoffel(&at.get("q")?), out),
                "constraint_matrix" => {
                    rt::write(&self.constraint_matrix(&at.get("q")?), out)
                }
                "constraint" => {
                    rt::write(&self.constraint(&at.get("q")?, &at.get("w")?), out)
                }
                "projector_perp" => rt::write(&self.projector_perp(&at.get("q")?), out),
                "projector_d" => rt::write(&self.projector_d(&at.get("q")?), out),
                "frame" => rt::write(&self.frame(&at.get("q")?), out),
                "restricted_metric" => {
                    rt::write(&self.restricted_metric(&at.get("q")?), out)
                }
                "inverse_restricted_metric" => {
                    rt::write(&self.inverse_restricted_metric(&at.get("q")?), out)
                }
                "structure_functions" => {
                    rt::write(&self.structure_functions(&at.get("q")?), out)
                }
                "almost_poisson" => {
                    rt::write(&self.almost_poisson(&at.get("q")?, &at.get("rho")?), out)
                }
                "hamiltonian" => {
                    rt::write(&self.hamiltonian(&at.get("q")?, &at.get("rho")?), out)
                }
                "hamiltonian_gradient" => {
                    rt::write(
                        &self.hamiltonian_gradient(&at.get("q")?, &at.get("rho")?),
                        out,
                    )
                }
                "vector_field" => {
                    rt::write(&self.vector_field(&at.get("q")?, &at.get("rho")?), out)
                }
                "vector_field_jacobian" => {
                    rt::write(
                        &self.vector_field_jacobian(&at.get("q")?, &at.get("rho")?),
                        out,
                    )
                }
                "momenta" => rt::write(&self.momenta(&at.get("q")?, &at.get("w")?), out),
                "velocities_of_momenta" => {
                    rt::write(
                        &self.velocities_of_momenta(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "to_momenta" => {
                    rt::write(&self.to_momenta(&at.get("q")?, &at.get("w")?), out)
                }
                "to_velocities" => {
                    rt::write(&self.to_velocities(&at.get("q")?, &at.get("rho")?), out)
                }
                "multipliers" => {
                    rt::write(&self.multipliers(&at.get("q")?, &at.get("w")?), out)
                }
                "acceleration" => {
                    rt::write(&self.acceleration(&at.get("q")?, &at.get("w")?), out)
                }
                "configuration_velocity" => {
                    rt::write(
                        &self.configuration_velocity(&at.get("q")?, &at.get("w")?),
                        out,
                    )
                }
                "invariants" => {
                    rt::write(&self.invariants(&at.get("q")?, &at.get("w")?), out)
                }
                "cotangent_hamiltonian" => {
                    rt::write(
                        &self.cotangent_hamiltonian(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "cotangent_vector_field" => {
                    rt::write(
                        &self.cotangent_vector_field(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "constraint_momenta" => {
                    rt::write(
                        &self.constraint_momenta(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_hamiltonian" => {
                    rt::write(
                        &self.extended_hamiltonian(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_multipliers" => {
                    rt::write(
                        &self.extended_multipliers(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_vector_field" => {
                    rt::write(
                        &self.extended_vector_field(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "feedback_levels" => {
                    rt::write(&self.feedback_levels(&at.get("q")?, &at.get("p")?), out)
                }
                "lyapunov_function" => {
                    rt::write(
                        &self
                            .lyapunov_function(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                "lyapunov_gradient" => {
                    rt::write(
                        &self
                            .lyapunov_gradient(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                "feedback_vector_field" => {
                    rt::write(
                        &self
                            .feedback_vector_field(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                _ => Err(rt::EvaluateError::UnknownFunction),
            }
        }

        fn write_parameters(&self, out: &mut [f64]) -> usize {
            rt::copy(
                &[
                    self.parameters.I11,
                    self.parameters.I12,
                    self.parameters.I13,
                    self.parameters.I22,
                    self.parameters.I23,
                    self.parameters.I33,
                ],
                out,
            )
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("suslov");
            info.text = Some(
                "Suslov's problem: a rigid body about its fixed centre of mass, which cannot turn about its own third axis. Reduced by the rotations of space to the body's angular velocity.",
            );
            info.source = Some(
                "L. C. García-Naranjo and F. Jiménez, The geometric discretisation of the Suslov problem: a case study of consistency for nonholonomic integrators (2017)",
            );
            info.coordinates = &[];
            info.velocities = &[
                Quantity::new("omega1", None, None),
                Quantity::new("omega2", None, None),
                Quantity::new("omega3", None, None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["omega3"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("I11", Some("kg m^2"), Some("inertia tensor")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("I12", Some("kg m^2"), Some("inertia tensor")),
                    Some(0.0),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("I13", Some("kg m^2"), Some("inertia tensor")),
                    Some(0.0),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("I22", Some("kg m^2"), Some("inertia tensor")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("I23", Some("kg m^2"), Some("inertia tensor")),
                    Some(1.0),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("I33", Some("kg m^2"), Some("inertia tensor")),
                    Some(2.0),
                    true,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "paper",
                    text: Some("exactly I omega = (-tanh t, sech t, sech t)"),
                    q: &[],
                    w: &[0.0, 1.0, 0.0],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "generic",
                    text: None,
                    q: &[],
                    w: &[0.8, -0.5, 0.0],
                    parameters: &[(2, 0.3), (3, 1.5), (4, 0.2)],
                    inputs: &[],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::AveragedVectorField>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::ItohAbe>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::ItohAbeSym>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Avf4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Avf6>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezR>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezRFd>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso6>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::IsoVar>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::SuslovMv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::SuslovCay>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Taylor>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::TaylorQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Euler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::EulerQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackEuler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 0)], &[3, 3]),
                FunctionInfo::new("inverse_mass", &[("q", 0)], &[3, 3]),
                FunctionInfo::new("potential", &[("q", 0)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 0)], &[0]),
                FunctionInfo::new("lagrangian", &[("q", 0), ("w", 3)], &[]),
                FunctionInfo::new("energy", &[("q", 0), ("w", 3)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 0)], &[3, 3, 3]),
                FunctionInfo::new("christoffel", &[("q", 0)], &[3, 3, 3]),
                FunctionInfo::new("constraint_matrix", &[("q", 0)], &[1, 3]),
                FunctionInfo::new("constraint", &[("q", 0), ("w", 3)], &[1]),
                FunctionInfo::new("projector_perp", &[("q", 0)], &[3, 3]),
                FunctionInfo::new("projector_d", &[("q", 0)], &[3, 3]),
                FunctionInfo::new("frame", &[("q", 0)], &[3, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 0)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 0)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 0)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 0), ("rho", 2)], &[2, 2]),
                FunctionInfo::new("hamiltonian", &[("q", 0), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 0), ("rho", 2)], &[2]),
                FunctionInfo::new("vector_field", &[("q", 0), ("rho", 2)], &[2]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 0), ("rho", 2)],
                    &[2, 2],
                ),
                FunctionInfo::new("momenta", &[("q", 0), ("w", 3)], &[3]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 0), ("p", 3)], &[3]),
                FunctionInfo::new("to_momenta", &[("q", 0), ("w", 3)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 0), ("rho", 2)], &[3]),
                FunctionInfo::new("multipliers", &[("q", 0), ("w", 3)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 0), ("w", 3)], &[3]),
                FunctionInfo::new("configuration_velocity", &[("q", 0), ("w", 3)], &[0]),
                FunctionInfo::new("invariants", &[("q", 0), ("w", 3)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 0), ("p", 3)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 0), ("p", 3)], &[3]),
                FunctionInfo::new("constraint_momenta", &[("q", 0), ("p", 3)], &[1]),
                FunctionInfo::new("extended_hamiltonian", &[("q", 0), ("p", 3)], &[]),
                FunctionInfo::new("extended_multipliers", &[("q", 0), ("p", 3)], &[1]),
                FunctionInfo::new("extended_vector_field", &[("q", 0), ("p", 3)], &[3]),
                FunctionInfo::new("feedback_levels", &[("q", 0), ("p", 3)], &[1]),
                FunctionInfo::new(
                    "lyapunov_function",
                    &[("q", 0), ("p", 3), ("gains", 2), ("levels", 1)],
                    &[],
                ),
                FunctionInfo::new(
                    "lyapunov_gradient",
                    &[("q", 0), ("p", 3), ("gains", 2), ("levels", 1)],
                    &[3],
                ),
                FunctionInfo::new(
                    "feedback_vector_field",
                    &[("q", 0), ("p", 3), ("gains", 2), ("levels", 1)],
                    &[3],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[i11, i12, i13, i22, i23, i33] = parameters else {
                return Err(ParameterError::Count {
                    expected: 6,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                I11: i11,
                I12: i12,
                I13: i13,
                I22: i22,
                I23: i23,
                I33: i33,
            })
        }

        fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
            Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
        }

        fn projected(&self, state: &State<f64>) -> State<f64> {
            let projector = self.projector_d(&state.q());
            ::nonholonomic::State::of(
                state.t,
                state.q(),
                projector * (projector * state.w()),
            )
        }

        fn with_method<V>(name: &str, visitor: V) -> Option<V::Output>
        where
            V: ::nonholonomic::catalogue::MethodVisitor<Self>,
        {
            if rt::same_name(name, "gonzalez") {
                return Some(visitor.visit::<::nonholonomic::methods::Gonzalez>());
            }
            if rt::same_name(name, "avf") {
                return Some(
                    visitor.visit::<::nonholonomic::methods::AveragedVectorField>(),
                );
            }
            if rt::same_name(name, "itoh-abe") {
                return Some(visitor.visit::<::nonholonomic::methods::ItohAbe>());
            }
            if rt::same_name(name, "itoh-abe-sym") {
                return Some(visitor.visit::<::nonholonomic::methods::ItohAbeSym>());
            }
            if rt::same_name(name, "avf4") {
                return Some(visitor.visit::<::nonholonomic::methods::Avf4>());
            }
            if rt::same_name(name, "avf6") {
                return Some(visitor.visit::<::nonholonomic::methods::Avf6>());
            }
            if rt::same_name(name, "midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::Midpoint>());
            }
            if rt::same_name(name, "gonzalez-r") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezR>());
            }
            if rt::same_name(name, "gonzalez-r-fd") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezRFd>());
            }
            if rt::same_name(name, "iso") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso>());
            }
            if rt::same_name(name, "iso:4") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso4>());
            }
            if rt::same_name(name, "iso:6") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso6>());
            }
            if rt::same_name(name, "iso-var") {
                return Some(visitor.visit::<::nonholonomic::methods::IsoVar>());
            }
            if rt::same_name(name, "suslov-mv") {
                return Some(visitor.visit::<::nonholonomic::methods::SuslovMv>());
            }
            if rt::same_name(name, "suslov-cay") {
                return Some(visitor.visit::<::nonholonomic::methods::SuslovCay>());
            }
            if rt::same_name(name, "taylor") {
                return Some(visitor.visit::<::nonholonomic::methods::Taylor>());
            }
            if rt::same_name(name, "taylor:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::TaylorQv>());
            }
            if rt::same_name(name, "euler") {
                return Some(visitor.visit::<::nonholonomic::methods::Euler>());
            }
            if rt::same_name(name, "rk2") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk2>());
            }
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            if rt::same_name(name, "euler:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::EulerQv>());
            }
            if rt::same_name(name, "rk2:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk2Qv>());
            }
            if rt::same_name(name, "rk4:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4Qv>());
            }
            if rt::same_name(name, "feedback-euler") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackEuler>());
            }
            if rt::same_name(name, "feedback-rk2") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackRk2>());
            }
            if rt::same_name(name, "feedback-rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackRk4>());
            }
            None
        }
    }
}

impl Suslov {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<suslov::System<f64>, ::nonholonomic::ParameterError> {
        suslov::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> suslov::Parameters<f64> {
        suslov::Parameters {
            I11: self.I11,
            I12: self.I12,
            I13: self.I13,
            I22: self.I22,
            I23: self.I23,
            I33: self.I33,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> suslov::StateBuilder<f64> {
        suslov::StateBuilder::new(self.system())
    }

    /// The named initial data (`paper`, `generic`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<suslov::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: suslov::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <suslov::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        suslov::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H]` for `feedback-euler`, `[J, H]` for `feedback-rk2`, `[J, H]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: suslov::State<f64>,
        h: f64,
        options: <suslov::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <suslov::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        suslov::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper_with(&system, &start, h, options)),
        )
    }
}

/// A program need not call all of these.
const _: () = {
    let _ = (
        Suslov::system,
        Suslov::parameters,
        Suslov::state,
        Suslov::initial,
        Suslov::integrate::<::nonholonomic::methods::Gonzalez>,
        Suslov::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
