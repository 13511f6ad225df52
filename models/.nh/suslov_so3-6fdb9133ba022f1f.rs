// Prepared by `nh prepare` from `SuslovSo3` in src/library.rs and suslov_so3.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 6fdb9133ba022f1f05b15e7445643b8e
// content 21407afc56478fd29abcc2e1dad5f359

pub struct SuslovSo3 {
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

impl ::core::default::Default for SuslovSo3 {
    fn default() -> Self {
        SuslovSo3 {
            I11: 1.0,
            I12: 0.0,
            I13: 0.0,
            I22: 1.0,
            I23: 1.0,
            I33: 2.0,
        }
    }
}

/// The system `suslov_so3` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 44 add, 66 mul, 1 div
/// * `avf`: 44 add, 69 mul, 1 div
/// * `itoh-abe`: 49 add, 69 mul, 1 div
/// * `itoh-abe-sym`: 92 add, 120 mul, 1 div
/// * `avf4`: 84 add, 142 mul, 1 div
/// * `avf6`: 170 add, 274 mul, 1 div
/// * `midpoint`: 44 add, 66 mul, 1 div
/// * `gonzalez-r`: 55 add, 76 mul, 1 div
/// * `gonzalez-r-fd`: 55 add, 76 mul, 1 div
/// * `iso`: 53 add, 70 mul, 1 div
/// * `iso:4`: 5 times 53 add, 70 mul, 1 div
/// * `iso:6`: 9 times 53 add, 70 mul, 1 div
/// * `iso-var`: 42 add, 57 mul
/// * `rdp-cay`: 63 add, 102 mul, 1 div
/// * `rdp-exp`: 68 add, 125 mul, 2 div, 6 call
/// * `suslov-mv`: 74 add, 134 mul, 4 div
/// * `suslov-cay`: 80 add, 125 mul, 1 div
/// * `taylor`: 8 add, 27 mul
/// * `taylor:qv`: 28 add, 45 mul
/// * `euler`: 19 add, 27 mul
/// * `rk2`: 49 add, 62 mul
/// * `rk4`: 109 add, 163 mul
/// * `euler:polar`: 145 add, 311 mul, 6 div
/// * `rk2:polar`: 175 add, 346 mul, 6 div
/// * `rk4:polar`: 235 add, 447 mul, 6 div
/// * `euler:qv`: 40 add, 55 mul
/// * `rk2:qv`: 92 add, 114 mul
/// * `rk4:qv`: 196 add, 240 mul
/// * `feedback-euler`: 78 add, 107 mul
/// * `feedback-rk2`: 167 add, 211 mul
/// * `feedback-rk4`: 345 add, 431 mul
pub mod suslov_so3 {
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
        /// The parameters of the data set `paper`: at R = 1; exactly I omega = (-tanh t, sech t, sech t).
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

        /// The parameters of the data set `generic`: at R = 1.
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
        /// Coordinate `R11`: entry (1, 1) of the rotation matrix R.
        pub R11: T,
        /// Coordinate `R12`: entry (1, 2) of the rotation matrix R.
        pub R12: T,
        /// Coordinate `R13`: entry (1, 3) of the rotation matrix R.
        pub R13: T,
        /// Coordinate `R21`: entry (2, 1) of the rotation matrix R.
        pub R21: T,
        /// Coordinate `R22`: entry (2, 2) of the rotation matrix R.
        pub R22: T,
        /// Coordinate `R23`: entry (2, 3) of the rotation matrix R.
        pub R23: T,
        /// Coordinate `R31`: entry (3, 1) of the rotation matrix R.
        pub R31: T,
        /// Coordinate `R32`: entry (3, 2) of the rotation matrix R.
        pub R32: T,
        /// Coordinate `R33`: entry (3, 3) of the rotation matrix R.
        pub R33: T,
        /// Velocity `omega1`: angular velocity in the frame of the body, R.
        pub omega1: T,
        /// Velocity `omega2`: angular velocity in the frame of the body, R.
        pub omega2: T,
        /// Velocity `omega3`: angular velocity in the frame of the body, R.
        pub omega3: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 9> {
            rt::vector([
                self.R11,
                self.R12,
                self.R13,
                self.R21,
                self.R22,
                self.R23,
                self.R31,
                self.R32,
                self.R33,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.omega1, self.omega2, self.omega3])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 9>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 9>, w: SVector<T, 3>) -> Self {
            let (
                [[r11,
                r12,
                r13,
                r21,
                r22,
                r23,
                r31,
                r32,
                r33,
                ],
                ],
                [[omega1,
                omega2,
                omega3,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                R11: r11,
                R12: r12,
                R13: r13,
                R21: r21,
                R22: r22,
                R23: r23,
                R31: r31,
                R32: r32,
                R33: r33,
                omega1,
                omega2,
                omega3,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 9> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 3> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, R11, R12, R13, R21, R22, R23, R31, R32, R33, omega1, omega2, omega3 }
    );

    ::nonholonomic::__in_lanes!(
        State { t, R11, R12, R13, R21, R22, R23, R31, R32, R33, omega1, omega2, omega3 }
    );

    /// Makes a [`State`]: what is not named is zero, and of a rotation matrix the identity's.
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
                state: rt::state_at(
                    rt::numbers([1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]),
                ),
                rho: None,
            }
        }

        /// Sets the time.
        pub fn time(mut self, t: T) -> Self {
            self.state.t = t;
            self
        }

        ::nonholonomic::__setters!(
            coordinate : R11, R12, R13, R21, R22, R23, R31, R32, R33
        );

        ::nonholonomic::__setters!(velocity in place of rho : omega1, omega2, omega3);

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 9>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

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
                return Some(
                    self
                        .with_numbers(
                            [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
                            [0.0, 1.0, 0.0],
                        ),
                );
            }
            if rt::same_name(name, "generic") {
                return Some(
                    self
                        .with_numbers(
                            [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
                            [0.8, -0.5, 0.0],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 9], w: [f64; 3]) -> Self {
            self.configuration(rt::numbers(q)).velocity(rt::numbers(w))
        }

        /// The state.
        ///
        /// # Errors
        /// Where a parameter is refused, a value is not finite, a matrix is not a rotation, the metric is not positive definite, or the velocity is off the
        /// constraints by more than roundoff.
        pub fn build(self) -> Result<State<T>, StepError> {
            let (system, state) = self.resolve()?;
            ::nonholonomic::System::check(&system, &state)?;
            Ok(state)
        }

        /// The state with its velocity moved onto the constraints, g-orthogonally: v ↦ P v. Before that its matrices are moved to the nearest rotations, their orthogonal polar factors.
        ///
        /// # Errors
        /// As for [`build`](Self::build), but for velocities off the constraints. A reflection has no nearest rotation.
        pub fn project(self) -> Result<State<T>, StepError> {
            let mut this = self;
            rt::finite_state(this.state.t, &this.state.q(), &this.state.w())?;
            this.state = rt::rotation(
                    "R",
                    &rt::matrix([
                        [this.state.R11, this.state.R21, this.state.R31],
                        [this.state.R12, this.state.R22, this.state.R32],
                        [this.state.R13, this.state.R23, this.state.R33],
                    ]),
                )
                .map(|turned| {
                    let [[r11, r21, r31], [r12, r22, r32], [r13, r23, r33]] = turned
                        .data
                        .0;
                    State {
                        R11: r11,
                        R12: r12,
                        R13: r13,
                        R21: r21,
                        R22: r22,
                        R23: r23,
                        R31: r31,
                        R32: r32,
                        R33: r33,
                        ..this.state
                    }
                })?;
            let (system, mut state) = this.resolve()?;
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

    /// Suslov's problem with the body's attitude: a rigid body about its fixed centre of mass, which cannot turn about its own third axis. The attitude is a rotation matrix R, which takes vectors of the body to those of space.
    ///
    /// **Source**: D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.1
    ///
    /// Coordinates q: `R11`, `R12`, `R13`, `R21`, `R22`, `R23`, `R31`, `R32`, `R33`; velocities w: `omega1`, `omega2`, `omega3`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
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
        /// `1/(I11 I22 - I12²)`
        k65: T,
        /// `1/((I11 I22 - I12²)²)`
        k67: T,
        /// `-(I11/(I11 I22 - I12²))`
        k68: T,
        /// `-(I22/(I11 I22 - I12²))`
        k69: T,
        /// `(I12 I13 - I11 I23)/((I11 I22 - I12²)²)`
        k70: T,
        /// `I11/((I11 I22 - I12²)²)`
        k71: T,
        /// `(I12 I23 - I13 I22)/((I11 I22 - I12²)²)`
        k72: T,
        /// `I22/((I11 I22 - I12²)²)`
        k73: T,
        /// `(I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)/(I11 I22 - I12²)`
        k74: T,
        /// `(I12 I13 - I11 I23)/((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) sqrt((I …`
        k77: T,
        /// `(I12 I23 - I13 I22)/((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) sqrt((I …`
        k78: T,
        /// `(I11 I22 - I12²)/((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²) sqrt((I11  …`
        k79: T,
        /// `((I11 (I22 I33 - I23²) + I12 (2 I13 I23 - I12 I33) - I22 I13²)/(I11 I22 - I12²))/2`
        k80: T,
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
                let k65 = rt::lit::<T>(1.0) / k10;
                let k66 = k10 * k10;
                let k67 = rt::lit::<T>(1.0) / k66;
                let k68 = -k61;
                let k69 = -k58;
                let k70 = k8 / k66;
                let k71 = i11 / k66;
                let k72 = k5 / k66;
                let k73 = i22 / k66;
                let k74 = k2 / k10;
                let k75 = rt::sqrt(k11);
                let k76 = k2 * k75;
                let k77 = k8 / k76;
                let k78 = k5 / k76;
                let k79 = k10 / k76;
                let k80 = rt::lit::<T>(0.5) * k74;
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
                    k65,
                    k67,
                    k68,
                    k69,
                    k70,
                    k71,
                    k72,
                    k73,
                    k74,
                    k77,
                    k78,
                    k79,
                    k80,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 9>) -> SMatrix<T, 3, 3> {
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
        pub fn inverse_mass(&self, _q: &SVector<T, 9>) -> SMatrix<T, 3, 3> {
            let Constants { k3, k4, k6, k7, k9, k11, .. } = self.constants;
            rt::matrix([[k3, k4, k6], [k4, k7, k9], [k6, k9, k11]])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 9>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 9
        pub fn potential_gradient(&self, _q: &SVector<T, 9>) -> SVector<T, 9> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero, zero, zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 9>, w: &SVector<T, 3>) -> T {
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
        pub fn energy(&self, _q: &SVector<T, 9>, w: &SVector<T, 3>) -> T {
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
        pub fn christoffel_first(&self, _q: &SVector<T, 9>) -> [SMatrix<T, 3, 3>; 3] {
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
        pub fn christoffel(&self, _q: &SVector<T, 9>) -> [SMatrix<T, 3, 3>; 3] {
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
        pub fn constraint_matrix(&self, _q: &SVector<T, 9>) -> SMatrix<T, 1, 3> {
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
            _q: &SVector<T, 9>,
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
        pub fn projector_perp(&self, _q: &SVector<T, 9>) -> SMatrix<T, 3, 3> {
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
        pub fn projector_d(&self, _q: &SVector<T, 9>) -> SMatrix<T, 3, 3> {
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
        pub fn frame(&self, _q: &SVector<T, 9>) -> SMatrix<T, 3, 2> {
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
        pub fn restricted_metric(&self, _q: &SVector<T, 9>) -> SMatrix<T, 2, 2> {
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
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 9>) -> SMatrix<T, 2, 2> {
            let Constants { k58, k60, k61, .. } = self.constants;
            rt::matrix([[k58, k60], [k60, k61]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 9>) -> [SMatrix<T, 2, 2>; 2] {
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
        /// **Shape**: 11 × 11
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 9>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 11, 11> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k54, k55, k56, k57, .. } = self.constants;
            rt::sparse([
                (0, 10, -r13),
                (1, 9, r13),
                (2, 9, -r12),
                (2, 10, r11),
                (3, 10, -r23),
                (4, 9, r23),
                (5, 9, -r22),
                (5, 10, r21),
                (6, 10, -r33),
                (7, 9, r33),
                (8, 9, -r32),
                (8, 10, r31),
                (9, 1, -r13),
                (9, 2, r12),
                (9, 4, -r23),
                (9, 5, r22),
                (9, 7, -r33),
                (9, 8, r32),
                (9, 10, k54 * rho1 + k55 * rho2),
                (10, 0, r13),
                (10, 2, -r11),
                (10, 3, r23),
                (10, 5, -r21),
                (10, 6, r33),
                (10, 8, -r31),
                (10, 9, k56 * rho1 + k57 * rho2),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 9>, rho: &SVector<T, 2>) -> T {
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
        /// **Shape**: 11
        pub fn hamiltonian_gradient(
            &self,
            _q: &SVector<T, 9>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 11> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { twice_i12, k59, k61, twice_i22, k64, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
                zero,
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
        /// **Shape**: 11
        pub fn vector_field(
            &self,
            q: &SVector<T, 9>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 11> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let i11 = self.parameters.I11;
            let i12 = self.parameters.I12;
            let i22 = self.parameters.I22;
            let Constants { k5, k8, k65, k67, .. } = self.constants;
            let i12_rho1 = i12 * rho1;
            let i11_rho2 = i11 * rho2;
            let t1 = i12_rho1 - i11_rho2;
            let t2 = k65 * r13;
            let i22_rho1 = i22 * rho1;
            let i12_rho2 = i12 * rho2;
            let t3 = i22_rho1 - i12_rho2;
            let t4 = i11_rho2 - i12_rho1;
            let t5 = i12_rho2 - i22_rho1;
            let t6 = k65 * r23;
            let t7 = k65 * r33;
            let t8 = k67 * (k5 * rho1 + k8 * rho2);
            rt::vector([
                t1 * t2,
                t3 * t2,
                k65 * (r11 * t4 + r12 * t5),
                t1 * t6,
                t3 * t6,
                k65 * (r21 * t4 + r22 * t5),
                t1 * t7,
                t3 * t7,
                k65 * (r31 * t4 + r32 * t5),
                t4 * t8,
                t5 * t8,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 11 × 11
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 9>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 11, 11> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let i11 = self.parameters.I11;
            let i12 = self.parameters.I12;
            let i22 = self.parameters.I22;
            let Constants {
                k5,
                k8,
                k58,
                k59,
                k60,
                k61,
                k65,
                k67,
                k68,
                k69,
                k70,
                k71,
                k72,
                k73,
                ..
            } = self.constants;
            let i12_rho1 = i12 * rho1;
            let i11_rho2 = i11 * rho2;
            let t1 = k65 * (i12_rho1 - i11_rho2);
            let t2 = k59 * r13;
            let i22_rho1 = i22 * rho1;
            let i12_rho2 = i12 * rho2;
            let t3 = k65 * (i22_rho1 - i12_rho2);
            let t4 = i11_rho2 - i12_rho1;
            let t5 = k65 * t4;
            let t6 = i12_rho2 - i22_rho1;
            let t7 = k65 * t6;
            let t8 = k59 * r23;
            let t9 = k59 * r33;
            let t10 = k5 * rho1 + k8 * rho2;
            let t11 = i12 * t10;
            rt::sparse([
                (0, 2, t1),
                (0, 9, t2),
                (0, 10, k68 * r13),
                (1, 2, t3),
                (1, 9, k58 * r13),
                (1, 10, -t2),
                (2, 0, t5),
                (2, 1, t7),
                (2, 9, k60 * r11 + k69 * r12),
                (2, 10, k61 * r11 + k59 * r12),
                (3, 5, t1),
                (3, 9, t8),
                (3, 10, k68 * r23),
                (4, 5, t3),
                (4, 9, k58 * r23),
                (4, 10, -t8),
                (5, 3, t5),
                (5, 4, t7),
                (5, 9, k60 * r21 + k69 * r22),
                (5, 10, k61 * r21 + k59 * r22),
                (6, 8, t1),
                (6, 9, t9),
                (6, 10, k68 * r33),
                (7, 8, t3),
                (7, 9, k58 * r33),
                (7, 10, -t9),
                (8, 6, t5),
                (8, 7, t7),
                (8, 9, k60 * r31 + k69 * r32),
                (8, 10, k61 * r31 + k59 * r32),
                (9, 9, k67 * (k5 * t4 - t11)),
                (9, 10, k70 * t4 + k71 * t10),
                (10, 9, k72 * t6 - k73 * t10),
                (10, 10, k67 * (t11 + k8 * t6)),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 9>, w: &SVector<T, 3>) -> SVector<T, 3> {
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
            _q: &SVector<T, 9>,
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
            _q: &SVector<T, 9>,
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
            _q: &SVector<T, 9>,
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
            _q: &SVector<T, 9>,
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
            _q: &SVector<T, 9>,
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
                k74,
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
            let t9 = k74 * (k11 * t3 + (k6 * (t5 - t6) + t8)) - t3;
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
        /// **Shape**: 9
        pub fn configuration_velocity(
            &self,
            q: &SVector<T, 9>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 9> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let [[omega1, omega2, omega3]] = w.data.0;
            rt::vector([
                omega3 * r12 - omega2 * r13,
                omega1 * r13 - omega3 * r11,
                omega2 * r11 - omega1 * r12,
                omega3 * r22 - omega2 * r23,
                omega1 * r23 - omega3 * r21,
                omega2 * r21 - omega1 * r22,
                omega3 * r32 - omega2 * r33,
                omega1 * r33 - omega3 * r31,
                omega2 * r31 - omega1 * r32,
            ])
        }

        /// How far the rotation matrices among the coordinates are from their groups, in the Frobenius norm.
        ///
        /// **Equation**: (Σ ‖RᵀR − I‖²)^½
        ///
        /// **Shape**: scalar
        pub fn group_defect(&self, q: &SVector<T, 9>) -> T {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let t1 = r32 * r31 + (r12 * r11 + r22 * r21);
            let t2 = r33 * r31 + (r13 * r11 + r23 * r21);
            let t3 = r33 * r32 + (r13 * r12 + r23 * r22);
            let t4 = r12 * r12 + r32 * r32 + (r22 * r22 - rt::lit::<T>(1.0));
            let t5 = r11 * r11 + r31 * r31 + (r21 * r21 - rt::lit::<T>(1.0));
            let t6 = r13 * r13 + r33 * r33 + (r23 * r23 - rt::lit::<T>(1.0));
            let t7 = rt::lit::<T>(2.0) * (t1 * t1 + (t2 * t2 + t3 * t3))
                + (t4 * t4 + (t5 * t5 + t6 * t6));
            rt::sqrt(t7)
        }

        /// Determinants of the rotation matrices, in the order of declaration: 1.
        ///
        /// **Equation**: det R
        ///
        /// **Shape**: 1
        pub fn group_determinants(&self, q: &SVector<T, 9>) -> SVector<T, 1> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let t1 = r11 * (r22 * r33 - r23 * r32) + r13 * (r21 * r32 - r22 * r31);
            rt::vector([t1 - r12 * (r21 * r33 - r23 * r31)])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(
            &self,
            _q: &SVector<T, 9>,
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
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 9>, p: &SVector<T, 3>) -> T {
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
        /// **Shape**: 12
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 9>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 12> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
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
                r12 * t1 - r13 * t2,
                r13 * t3 - r11 * t1,
                r11 * t2 - r12 * t3,
                r22 * t1 - r23 * t2,
                r23 * t3 - r21 * t1,
                r21 * t2 - r22 * t3,
                r32 * t1 - r33 * t2,
                r33 * t3 - r31 * t1,
                r31 * t2 - r32 * t3,
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
            _q: &SVector<T, 9>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k77, k78, k79, .. } = self.constants;
            rt::vector([k79 * p_omega3 + (k77 * p_omega2 + k78 * p_omega1)])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, _q: &SVector<T, 9>, p: &SVector<T, 3>) -> T {
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
            _q: &SVector<T, 9>,
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
        /// **Shape**: 12
        pub fn extended_vector_field(
            &self,
            q: &SVector<T, 9>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 12> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k55 * t1;
            let t3 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k54 * t1;
            let t4 = p_omega3 * t2;
            let t5 = p_omega3 * t3;
            let t6 = p_omega2 * t3;
            let t7 = p_omega1 * t2;
            rt::vector([
                -(r13 * t2),
                r13 * t3,
                r11 * t2 - r12 * t3,
                -(r23 * t2),
                r23 * t3,
                r21 * t2 - r22 * t3,
                -(r33 * t2),
                r33 * t3,
                r31 * t2 - r32 * t3,
                -t4,
                t5,
                t6 - t7 + k54 * t4 + (t7 - t6 - k55 * t5),
            ])
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
            _q: &SVector<T, 9>,
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

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `R`; levels those of `H`.
        ///
        /// **Equation**: V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: scalar
        pub fn lyapunov_function(
            &self,
            q: &SVector<T, 9>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 3>,
            levels: &SVector<T, 1>,
        ) -> T {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let [[gain_j, gain_h, gain_r]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, k80, .. } = self
                .constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = p_omega1
                * (k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k54 * t1)
                + p_omega2
                    * (k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k55 * t1);
            let t3 = rt::lit::<T>(0.5) * t2 - level_h;
            let t4 = r32 * r31 + (r12 * r11 + r22 * r21);
            let t5 = r33 * r31 + (r13 * r11 + r23 * r21);
            let t6 = r33 * r32 + (r13 * r12 + r23 * r22);
            let t7 = r12 * r12 + r32 * r32 + (r22 * r22 - rt::lit::<T>(1.0));
            let t8 = r11 * r11 + r31 * r31 + (r21 * r21 - rt::lit::<T>(1.0));
            let t9 = r13 * r13 + r33 * r33 + (r23 * r23 - rt::lit::<T>(1.0));
            let t10 = rt::lit::<T>(2.0) * (t4 * t4 + (t5 * t5 + t6 * t6))
                + (t7 * t7 + (t8 * t8 + t9 * t9));
            t3 * (rt::lit::<T>(0.5) * gain_h * t3)
                + (t10 * (rt::lit::<T>(0.25) * gain_r) + t1 * (t1 * (k80 * gain_j)))
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `R`; levels those of `H`.
        ///
        /// **Equation**: ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 12
        pub fn lyapunov_gradient(
            &self,
            q: &SVector<T, 9>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 3>,
            levels: &SVector<T, 1>,
        ) -> SVector<T, 12> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let [[gain_j, gain_h, gain_r]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = r11 * r11 + r31 * r31 + (r21 * r21 - rt::lit::<T>(1.0));
            let t2 = r32 * r31 + (r12 * r11 + r22 * r21);
            let t3 = r33 * r31 + (r13 * r11 + r23 * r21);
            let t4 = r33 * r32 + (r13 * r12 + r23 * r22);
            let t5 = r12 * r12 + r32 * r32 + (r22 * r22 - rt::lit::<T>(1.0));
            let t6 = r13 * r13 + r33 * r33 + (r23 * r23 - rt::lit::<T>(1.0));
            let t7 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t8 = k54 * t7;
            let t9 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - t8;
            let t10 = k55 * t7;
            let t11 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - t10;
            let t12 = gain_h
                * (rt::lit::<T>(0.5) * (p_omega1 * t9 + p_omega2 * t11) - level_h);
            rt::vector([
                gain_r * (r11 * t1 + (r12 * t2 + r13 * t3)),
                gain_r * (r11 * t2 + (r13 * t4 + r12 * t5)),
                gain_r * (r11 * t3 + (r12 * t4 + r13 * t6)),
                gain_r * (r21 * t1 + (r22 * t2 + r23 * t3)),
                gain_r * (r21 * t2 + (r23 * t4 + r22 * t5)),
                gain_r * (r21 * t3 + (r22 * t4 + r23 * t6)),
                gain_r * (r31 * t1 + (r32 * t2 + r33 * t3)),
                gain_r * (r31 * t2 + (r33 * t4 + r32 * t5)),
                gain_r * (r31 * t3 + (r32 * t4 + r33 * t6)),
                gain_j * t8 + t9 * t12,
                gain_j * t10 + t11 * t12,
                t7 * gain_j,
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `R`; levels those of `H`.
        ///
        /// **Equation**: (q̇, ṗ) of the extended system − ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 12
        pub fn feedback_vector_field(
            &self,
            q: &SVector<T, 9>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 3>,
            levels: &SVector<T, 1>,
        ) -> SVector<T, 12> {
            let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = q.data.0;
            let [[p_omega1, p_omega2, p_omega3]] = p.data.0;
            let [[gain_j, gain_h, gain_r]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { k3, k4, k6, k7, k9, k11, k54, k55, .. } = self.constants;
            let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
            let t2 = k55 * t1;
            let t3 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - t2;
            let t4 = r11 * r11 + r31 * r31 + (r21 * r21 - rt::lit::<T>(1.0));
            let t5 = r32 * r31 + (r12 * r11 + r22 * r21);
            let t6 = r33 * r31 + (r13 * r11 + r23 * r21);
            let t7 = -(r13 * t3 + gain_r * (r11 * t4 + (r12 * t5 + r13 * t6)));
            let t8 = k54 * t1;
            let t9 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - t8;
            let t10 = r33 * r32 + (r13 * r12 + r23 * r22);
            let t11 = r12 * r12 + r32 * r32 + (r22 * r22 - rt::lit::<T>(1.0));
            let t12 = r13 * r13 + r33 * r33 + (r23 * r23 - rt::lit::<T>(1.0));
            let t13 = r11 * t3 - r12 * t9
                - gain_r * (r11 * t6 + (r12 * t10 + r13 * t12));
            let t14 = -(r23 * t3 + gain_r * (r21 * t4 + (r22 * t5 + r23 * t6)));
            let t15 = r21 * t3 - r22 * t9
                - gain_r * (r21 * t6 + (r22 * t10 + r23 * t12));
            let t16 = -(r33 * t3 + gain_r * (r31 * t4 + (r32 * t5 + r33 * t6)));
            let t17 = r31 * t3 - r32 * t9
                - gain_r * (r31 * t6 + (r32 * t10 + r33 * t12));
            let t18 = gain_h
                * (rt::lit::<T>(0.5) * (p_omega1 * t9 + p_omega2 * t3) - level_h);
            let t19 = p_omega3 * t3;
            let t20 = p_omega3 * t9;
            let t21 = p_omega1 * t3;
            let t22 = p_omega2 * t9;
            let t23 = k54 * t19 - k55 * t20 + (t21 - t1 * gain_j + (t22 - t21 - t22));
            rt::vector([
                t7,
                r13 * t9 - gain_r * (r11 * t5 + (r13 * t10 + r12 * t11)),
                t13,
                t14,
                r23 * t9 - gain_r * (r21 * t5 + (r23 * t10 + r22 * t11)),
                t15,
                t16,
                r33 * t9 - gain_r * (r31 * t5 + (r33 * t10 + r32 * t11)),
                t17,
                -(t9 * t18 + (t19 + gain_j * t8)),
                t20 - gain_j * t2 - t3 * t18,
                t23,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "suslov_so3";

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

        fn group_defect_of(&self, state: &State<T>) -> T {
            self.group_defect(&state.q())
        }

        fn check(&self, state: &State<T>) -> Result<(), StepError> {
            let (q, w) = (state.q(), state.w());
            rt::finite_state(state.t, &q, &w)?;
            rt::on_group(
                "R",
                &rt::matrix([
                    [state.R11, state.R21, state.R31],
                    [state.R12, state.R22, state.R32],
                    [state.R13, state.R23, state.R33],
                ]),
            )?;
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
        type Point = [T; 11];
        type Jacobian = SMatrix<T, 11, 11>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 11],
            _inputs: &[T; 0],
        ) -> [T; 11] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 11],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 11, 11>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 11] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 11],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 12];
        type Jacobian = SMatrix<T, 12, 12>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 12],
            _inputs: &[T; 0],
        ) -> [T; 12] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 12] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 12],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::Extended>
    for System<T> {
        type Point = [T; 12];
        type Jacobian = SMatrix<T, 12, 12>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Extended,
            _t: T,
            point: &[T; 12],
            _inputs: &[T; 0],
        ) -> [T; 12] {
            let (q, p) = rt::split(point);
            let [field] = self.extended_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Extended,
            state: &State<T>,
        ) -> [T; 12] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Extended,
            t: T,
            point: &[T; 12],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::FeedbackField for System<T> {
        type Gains = [T; 3];
        type Levels = [T; 1];

        fn feedback(
            &self,
            state: &State<T>,
            gains: [T; 3],
        ) -> ::nonholonomic::fields::Feedback<[T; 3], [T; 1]> {
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
        ::nonholonomic::fields::Feedback<[T; 3], [T; 1]>,
    > for System<T> {
        type Point = [T; 12];
        type Jacobian = SMatrix<T, 12, 12>;

        fn field(
            &self,
            feedback: &::nonholonomic::fields::Feedback<[T; 3], [T; 1]>,
            _t: T,
            point: &[T; 12],
            _inputs: &[T; 0],
        ) -> [T; 12] {
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
            _: &::nonholonomic::fields::Feedback<[T; 3], [T; 1]>,
            state: &State<T>,
        ) -> [T; 12] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 3], [T; 1]>,
            t: T,
            point: &[T; 12],
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 8 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 16 | 7 | 0 | 0 | 0 |
        /// | each step | 30 | 46 | 1 | 0 | 0 | 0 |
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
            /// `1/(I11 I22 - I12²)`
            k8: T,
            /// `1/((I11 I22 - I12²)²)`
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
            /// `h/(I11 I22 - I12²)`
            k21: T,
            /// `(h/(I11 I22 - I12²))/2`
            k22: T,
            /// `(h²/((I11 I22 - I12²)²))/4`
            k23: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 12];
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
                let k8 = rt::lit::<T>(1.0) / k3;
                let k9 = k3 * k3;
                let k10 = rt::lit::<T>(1.0) / k9;
                let k11 = rt::lit::<T>(2.0) / k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k12 = k1 * h;
                let k13 = rt::lit::<T>(0.5) * k12;
                let k14 = rt::lit::<T>(0.5) * (i12 * h);
                let k15 = k2 * h;
                let k16 = rt::lit::<T>(0.5) * (k15 / k9);
                let k17 = rt::lit::<T>(0.5) * (i11 * h / k9);
                let k18 = rt::lit::<T>(0.5) * (k12 / k9);
                let k19 = rt::lit::<T>(0.5) * (i22 * h / k9);
                let k20 = rt::lit::<T>(0.5) * k15;
                let k21 = h / k3;
                let k22 = rt::lit::<T>(0.5) * k21;
                let k23 = rt::lit::<T>(0.25) * (h * h / k9);
                Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
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
                let Scheme { k4, k5, k6, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k4 * t1 - k5 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k6 * t2);
                let carried = [r11, r12, r13, r21, r22, r23, r31, r32, r33, t1, t2, t3];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, reference,
                ] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    twice_i12,
                    k7,
                    k8,
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
                    k21,
                    k22,
                    k23,
                    ..
                } = *setting.scheme();
                let i22_rho1 = i22 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = k10 * (k1 * rho1 + k2 * rho2);
                            let t3 = i12 * rho2 - i22_rho1;
                            [t1 * t2, t3 * t2]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t4 = rho2 + half_h * rho2_rate;
                            let t5 = i11 * t4;
                            let t6 = rho1 + half_h * rho1_rate;
                            let t7 = i12 * t6;
                            let t8 = t5 - t7;
                            let t9 = k1 * t6 + k2 * t4;
                            let t10 = k10 * t9;
                            let t11 = i12 * t4;
                            let t12 = i22 * t6;
                            let t13 = t11 - t12;
                            let t14 = k14 * t9;
                            (
                                [rho1_rate - t8 * t10, rho2_rate - t13 * t10],
                                [
                                    [
                                        rt::lit::<T>(1.0) - k10 * (k13 * t8 - t14),
                                        -(k16 * t8 + k17 * t9),
                                    ],
                                    [
                                        k19 * t9 - k18 * t13,
                                        rt::lit::<T>(1.0) - k10 * (t14 + k20 * t13),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t4 = rho2 + half_h * rho2_rate;
                let t5 = i11 * t4;
                let t6 = rho1 + half_h * rho1_rate;
                let t7 = i12 * t6;
                let t8 = t5 - t7;
                let t11 = i12 * t4;
                let t12 = i22 * t6;
                let t13 = t11 - t12;
                let t15 = t7 - t5;
                let t16 = k22 * t15;
                let t17 = t12 - t11;
                let t18 = k22 * t17;
                let t19 = rt::lit::<T>(1.0) - k23 * (t8 * t15 + t13 * t17);
                let [r13_rate] = rt::solve_linear(
                        {
                            let t3 = i12 * rho2 - i22_rho1;
                            [k8 * (r11 * t1 + r12 * t3)]
                        },
                        move |[r13_rate]| {
                            let t20 = r13 + half_h * r13_rate;
                            let t21 = r13_rate
                                - k8 * (t8 * (r11 + t20 * t16) + t13 * (r12 + t20 * t18));
                            ([t21], [[t19]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate", tally)
                    })?;
                let [r23_rate] = rt::solve_linear(
                        {
                            let t3 = i12 * rho2 - i22_rho1;
                            [k8 * (r21 * t1 + r22 * t3)]
                        },
                        move |[r23_rate]| {
                            let t22 = r23 + half_h * r23_rate;
                            let t23 = r23_rate
                                - k8 * (t8 * (r21 + t22 * t16) + t13 * (r22 + t22 * t18));
                            ([t23], [[t19]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate", tally)
                    })?;
                let [r33_rate] = rt::solve_linear(
                        {
                            let t3 = i12 * rho2 - i22_rho1;
                            [k8 * (r31 * t1 + r32 * t3)]
                        },
                        move |[r33_rate]| {
                            let t24 = r33 + half_h * r33_rate;
                            let t25 = r33_rate
                                - k8 * (t8 * (r31 + t24 * t16) + t13 * (r32 + t24 * t18));
                            ([t25], [[t19]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate", tally)
                    })?;
                let t20 = r13 + half_h * r13_rate;
                let t26 = k21 * t15;
                let r11_new_2 = r11 + t20 * t26;
                let t27 = k21 * t17;
                let r12_new_2 = r12 + t20 * t27;
                let r13_new_2 = r13 + h * r13_rate;
                let t22 = r23 + half_h * r23_rate;
                let r21_new_2 = r21 + t22 * t26;
                let r22_new_2 = r22 + t22 * t27;
                let r23_new_2 = r23 + h * r23_rate;
                let t24 = r33 + half_h * r33_rate;
                let r31_new_2 = r31 + t24 * t26;
                let r32_new_2 = r32 + t24 * t27;
                let r33_new_2 = r33 + h * r33_rate;
                let t28 = i22_rho1 - twice_i12 * rho2;
                let t29 = (i22_rho1 + t28) * (k8 * rho1) + t1 * (k11 * rho2);
                let t30 = rt::lit::<T>(0.5) * t29;
                let t31 = rt::visible_change(
                    (k7 * (rho1 * t28 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t29),
                    reference * (rt::lit::<T>(0.0625) * reference) + t30 * t30,
                    rt::lit::<T>(1.0),
                );
                let t32 = rt::lit::<T>(1.0) - t31;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t32;
                let rho2_new_2 = (rho2 + h * rho2_rate) * t32;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[9], motion.carried[10]]);
                    let after = balance([carried[9], carried[10]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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
                let Scheme { twice_i12, k7, k8, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k7 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k8) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1eea64c2bde60dac609dabaa1d3e144c";
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 11 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 20 | 9 | 0 | 0 | 0 |
        /// | each step | 28 | 47 | 1 | 0 | 0 | 0 |
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
            /// `1/(I11 I22 - I12²)`
            k10: T,
            /// `1/((I11 I22 - I12²)²)`
            k12: T,
            /// `2/(I11 I22 - I12²)`
            k13: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k14: T,
            /// `2 (I11/(I11 I22 - I12²))`
            k15: T,
            /// `2 (I12/(I11 I22 - I12²))`
            k16: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `((I12 I13 - I11 I23) h/((I11 I22 - I12²)²))/2`
            k17: T,
            /// `(I11 h/((I11 I22 - I12²)²))/2`
            k18: T,
            /// `((I12 I23 - I13 I22) h/((I11 I22 - I12²)²))/2`
            k19: T,
            /// `(I22 h/((I11 I22 - I12²)²))/2`
            k20: T,
            /// `(h/(I11 I22 - I12²))/2`
            k22: T,
            /// `(I12 h/((I11 I22 - I12²)²))/2`
            k23: T,
            /// `((I13 I22 - I12 I23) h/((I11 I22 - I12²)²))/4`
            k24: T,
            /// `((I11 I23 - I12 I13) h/((I11 I22 - I12²)²))/4`
            k25: T,
            /// `h/4`
            quarter_h: T,
            /// `(h/(I11 I22 - I12²))/4`
            k26: T,
            /// `h²/16`
            k27: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 12];
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
                let k10 = rt::lit::<T>(1.0) / k5;
                let k11 = k5 * k5;
                let k12 = rt::lit::<T>(1.0) / k11;
                let k13 = rt::lit::<T>(2.0) / k5;
                let k14 = rt::lit::<T>(0.5) / k11;
                let k15 = rt::lit::<T>(2.0) * k8;
                let k16 = rt::lit::<T>(2.0) * k7;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k17 = rt::lit::<T>(0.5) * (k2 * h / k11);
                let k18 = rt::lit::<T>(0.5) * (i11 * h / k11);
                let k19 = rt::lit::<T>(0.5) * (k1 * h / k11);
                let k20 = rt::lit::<T>(0.5) * (i22 * h / k11);
                let k21 = h / k5;
                let k22 = rt::lit::<T>(0.5) * k21;
                let k23 = rt::lit::<T>(0.5) * (i12 * h / k11);
                let k24 = rt::lit::<T>(0.25) * (k3 * h / k11);
                let k25 = rt::lit::<T>(0.25) * (k4 * h / k11);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k26 = rt::lit::<T>(0.25) * k21;
                let k27 = rt::lit::<T>(0.0625) * (h * h);
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
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_h,
                    half_h,
                    k17,
                    k18,
                    k19,
                    k20,
                    k22,
                    k23,
                    k24,
                    k25,
                    quarter_h,
                    k26,
                    k27,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k6 * t1 - k7 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k8 * t2);
                let carried = [r11, r12, r13, r21, r22, r23, r31, r32, r33, t1, t2, t3];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, reference,
                ] = motion.carried;
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
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    inv_h,
                    half_h,
                    k17,
                    k18,
                    k19,
                    k20,
                    k22,
                    k23,
                    k24,
                    k25,
                    quarter_h,
                    k26,
                    k27,
                    ..
                } = *setting.scheme();
                let i22_rho1 = i22 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = k12 * (k1 * rho1 + k2 * rho2);
                            let t3 = i12 * rho2 - i22_rho1;
                            [t1 * t2, t3 * t2]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t4 = rho2 + half_h * rho2_rate;
                            let t5 = rho1 + half_h * rho1_rate;
                            let t6 = i11 * t4 - i12 * t5;
                            let t7 = k1 * t5 + k2 * t4;
                            let t8 = twice_i22 * t5 - twice_i12 * t4;
                            let t9 = k3 * t5 + k4 * t4;
                            (
                                [rho1_rate - t6 * (k12 * t7), rho2_rate - t8 * (k14 * t9)],
                                [
                                    [
                                        k23 * t7 + (rt::lit::<T>(1.0) - k19 * t6),
                                        -(k17 * t6 + k18 * t7),
                                    ],
                                    [
                                        -(k24 * t8 + k20 * t9),
                                        k23 * t9 + (rt::lit::<T>(1.0) - k25 * t8),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t5 = rho1 + half_h * rho1_rate;
                let t4 = rho2 + half_h * rho2_rate;
                let t8 = twice_i22 * t5 - twice_i12 * t4;
                let t10 = k10 * t8;
                let t11 = k15 * t4 - k16 * t5;
                let t12 = k26 * t8;
                let t13 = quarter_h * t11;
                let t14 = k27 * (t10 * t10 + t11 * t11) + rt::lit::<T>(1.0);
                let [r13_rate] = rt::solve_linear(
                        {
                            let t3 = i12 * rho2 - i22_rho1;
                            [k10 * (r11 * t1 + r12 * t3)]
                        },
                        move |[r13_rate]| {
                            let t15 = r13 + half_h * r13_rate;
                            let t16 = r13_rate
                                + rt::lit::<T>(0.5)
                                    * (t10 * (r12 + t15 * t12) - t11 * (r11 - t15 * t13));
                            ([t16], [[t14]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate", tally)
                    })?;
                let [r23_rate] = rt::solve_linear(
                        {
                            let t3 = i12 * rho2 - i22_rho1;
                            [k10 * (r21 * t1 + r22 * t3)]
                        },
                        move |[r23_rate]| {
                            let t17 = r23 + half_h * r23_rate;
                            let t18 = r23_rate
                                + rt::lit::<T>(0.5)
                                    * (t10 * (r22 + t17 * t12) - t11 * (r21 - t17 * t13));
                            ([t18], [[t14]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate", tally)
                    })?;
                let [r33_rate] = rt::solve_linear(
                        {
                            let t3 = i12 * rho2 - i22_rho1;
                            [k10 * (r31 * t1 + r32 * t3)]
                        },
                        move |[r33_rate]| {
                            let t19 = r33 + half_h * r33_rate;
                            let t20 = r33_rate
                                + rt::lit::<T>(0.5)
                                    * (t10 * (r32 + t19 * t12) - t11 * (r31 - t19 * t13));
                            ([t20], [[t14]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate", tally)
                    })?;
                let t15 = r13 + half_h * r13_rate;
                let t21 = half_h * t11;
                let r11_new_2 = r11 - t15 * t21;
                let t22 = k22 * t8;
                let r12_new_2 = r12 + t15 * t22;
                let r13_new_2 = r13 + h * r13_rate;
                let t17 = r23 + half_h * r23_rate;
                let r21_new_2 = r21 - t17 * t21;
                let r22_new_2 = r22 + t17 * t22;
                let r23_new_2 = r23 + h * r23_rate;
                let t19 = r33 + half_h * r33_rate;
                let r31_new_2 = r31 - t19 * t21;
                let r32_new_2 = r32 + t19 * t22;
                let r33_new_2 = r33 + h * r33_rate;
                let t23 = i22_rho1 - twice_i12 * rho2;
                let t24 = (i22_rho1 + t23) * (k10 * rho1) + t1 * (k13 * rho2);
                let t25 = rt::lit::<T>(0.5) * t24;
                let t26 = rt::visible_change(
                    (k9 * (rho1 * t23 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t24),
                    reference * (rt::lit::<T>(0.0625) * reference) + t25 * t25,
                    rt::lit::<T>(1.0),
                );
                let t27 = rt::lit::<T>(1.0) - t26;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t27;
                let rho2_new_2 = (rho2 + h * rho2_rate) * t27;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[9], motion.carried[10]]);
                    let after = balance([carried[9], carried[10]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
                let Scheme { k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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
                let Scheme { twice_i12, k9, k10, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k9 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k10) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "954e4e1679762d2930b498968c928e18";
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 10 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 19 | 9 | 0 | 0 | 0 |
        /// | each step | 30 | 47 | 1 | 0 | 0 | 0 |
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
            /// `1/(I11 I22 - I12²)`
            k10: T,
            /// `1/((I11 I22 - I12²)²)`
            k12: T,
            /// `2/(I11 I22 - I12²)`
            k13: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k14: T,
            /// `2 (I12/(I11 I22 - I12²))`
            k15: T,
            /// `(1/4)/((I11 I22 - I12²)²)`
            k16: T,
            /// `I22/2`
            half_i22: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(I11 h/((I11 I22 - I12²)²))/2`
            k17: T,
            /// `(I22 h/((I11 I22 - I12²)²))/2`
            k18: T,
            /// `(h/(I11 I22 - I12²))/2`
            k20: T,
            /// `I12 h/((I11 I22 - I12²)²)`
            k21: T,
            /// `h/4`
            quarter_h: T,
            /// `(h/(I11 I22 - I12²))/4`
            k22: T,
            /// `h²/16`
            k23: T,
            /// `((I12 I23 - I13 I22) h/((I11 I22 - I12²)²))/4`
            k24: T,
            /// `((I12 I13 - I11 I23) h/((I11 I22 - I12²)²))/4`
            k25: T,
            /// `((I13 I22 - I12 I23) h/((I11 I22 - I12²)²))/8`
            k26: T,
            /// `((I11 I23 - I12 I13) h/((I11 I22 - I12²)²))/8`
            k27: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 12];
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
                let k10 = rt::lit::<T>(1.0) / k5;
                let k11 = k5 * k5;
                let k12 = rt::lit::<T>(1.0) / k11;
                let k13 = rt::lit::<T>(2.0) / k5;
                let k14 = rt::lit::<T>(0.5) / k11;
                let k15 = rt::lit::<T>(2.0) * k7;
                let k16 = rt::lit::<T>(0.25) / k11;
                let half_i22 = rt::lit::<T>(0.5) * i22;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k17 = rt::lit::<T>(0.5) * (i11 * h / k11);
                let k18 = rt::lit::<T>(0.5) * (i22 * h / k11);
                let k19 = h / k5;
                let k20 = rt::lit::<T>(0.5) * k19;
                let k21 = i12 * h / k11;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k22 = rt::lit::<T>(0.25) * k19;
                let k23 = rt::lit::<T>(0.0625) * (h * h);
                let k24 = rt::lit::<T>(0.25) * (k1 * h / k11);
                let k25 = rt::lit::<T>(0.25) * (k2 * h / k11);
                let k26 = rt::lit::<T>(0.125) * (k3 * h / k11);
                let k27 = rt::lit::<T>(0.125) * (k4 * h / k11);
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
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    half_i22,
                    inv_h,
                    half_h,
                    k17,
                    k18,
                    k20,
                    k21,
                    quarter_h,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k6 * t1 - k7 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k8 * t2);
                let carried = [r11, r12, r13, r21, r22, r23, r31, r32, r33, t1, t2, t3];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, reference,
                ] = motion.carried;
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
                    k8,
                    k9,
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    half_i22,
                    inv_h,
                    half_h,
                    k17,
                    k18,
                    k20,
                    k21,
                    quarter_h,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    ..
                } = *setting.scheme();
                let i22_rho1 = i22 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let rho2_twice_i12 = twice_i12 * rho2;
                let t2 = i22_rho1 - rho2_twice_i12;
                let t3 = t2 - rho2_twice_i12;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t4 = k12 * (k1 * rho1 + k2 * rho2);
                            let t5 = i12 * rho2 - i22_rho1;
                            [t1 * t4, t5 * t4]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let rho2_rate_h = h * rho2_rate;
                            let t6 = rho1 + h * rho1_rate;
                            let t7 = i11 * (twice_rho2 + rho2_rate_h) - twice_i12 * t6;
                            let t8 = rho1 + half_h * rho1_rate;
                            let t9 = rho2 + half_h * rho2_rate;
                            let t10 = k1 * t8 + k2 * t9;
                            let t11 = rho1 + t6;
                            let t12 = t3 + i22 * (t6 + t11);
                            let t13 = k3 * t8 + k4 * t9;
                            (
                                [
                                    rho1_rate - t7 * (k14 * t10),
                                    rho2_rate - t12 * (k16 * t13),
                                ],
                                [
                                    [
                                        k21 * t10 + (rt::lit::<T>(1.0) - k24 * t7),
                                        -(k17 * t10 + k25 * t7),
                                    ],
                                    [-(k18 * t13 + k26 * t12), rt::lit::<T>(1.0) - k27 * t12],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t6 = rho1 + h * rho1_rate;
                let t11 = rho1 + t6;
                let t14 = half_i22 * t11 + rt::lit::<T>(0.5) * (i22 * t6 + t3);
                let t15 = k10 * t14;
                let rho2_rate_h = h * rho2_rate;
                let t16 = rho2 + rho2_rate_h;
                let t17 = k8 * (rho2 + t16) - k15 * t6;
                let t18 = k22 * t14;
                let t19 = quarter_h * t17;
                let t20 = k23 * (t15 * t15 + t17 * t17) + rt::lit::<T>(1.0);
                let [r13_rate] = rt::solve_linear(
                        {
                            let t5 = i12 * rho2 - i22_rho1;
                            [k10 * (r11 * t1 + r12 * t5)]
                        },
                        move |[r13_rate]| {
                            let t21 = r13 + half_h * r13_rate;
                            let t22 = r13_rate
                                + rt::lit::<T>(0.5)
                                    * (t15 * (r12 + t21 * t18) - t17 * (r11 - t21 * t19));
                            ([t22], [[t20]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate", tally)
                    })?;
                let [r23_rate] = rt::solve_linear(
                        {
                            let t5 = i12 * rho2 - i22_rho1;
                            [k10 * (r21 * t1 + r22 * t5)]
                        },
                        move |[r23_rate]| {
                            let t23 = r23 + half_h * r23_rate;
                            let t24 = r23_rate
                                + rt::lit::<T>(0.5)
                                    * (t15 * (r22 + t23 * t18) - t17 * (r21 - t23 * t19));
                            ([t24], [[t20]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate", tally)
                    })?;
                let [r33_rate] = rt::solve_linear(
                        {
                            let t5 = i12 * rho2 - i22_rho1;
                            [k10 * (r31 * t1 + r32 * t5)]
                        },
                        move |[r33_rate]| {
                            let t25 = r33 + half_h * r33_rate;
                            let t26 = r33_rate
                                + rt::lit::<T>(0.5)
                                    * (t15 * (r32 + t25 * t18) - t17 * (r31 - t25 * t19));
                            ([t26], [[t20]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate", tally)
                    })?;
                let t21 = r13 + half_h * r13_rate;
                let t27 = half_h * t17;
                let r11_new_2 = r11 - t21 * t27;
                let t28 = k20 * t14;
                let r12_new_2 = r12 + t21 * t28;
                let r13_new_2 = r13 + h * r13_rate;
                let t23 = r23 + half_h * r23_rate;
                let r21_new_2 = r21 - t23 * t27;
                let r22_new_2 = r22 + t23 * t28;
                let r23_new_2 = r23 + h * r23_rate;
                let t25 = r33 + half_h * r33_rate;
                let r31_new_2 = r31 - t25 * t27;
                let r32_new_2 = r32 + t25 * t28;
                let r33_new_2 = r33 + h * r33_rate;
                let t29 = (i22_rho1 + t2) * (k10 * rho1) + t1 * (k13 * rho2);
                let t30 = rt::lit::<T>(0.5) * t29;
                let t31 = rt::visible_change(
                    (k9 * (rho1 * t2 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t29),
                    reference * (rt::lit::<T>(0.0625) * reference) + t30 * t30,
                    rt::lit::<T>(1.0),
                );
                let t32 = rt::lit::<T>(1.0) - t31;
                let rho1_new_2 = t6 * t32;
                let rho2_new_2 = t16 * t32;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[9], motion.carried[10]]);
                    let after = balance([carried[9], carried[10]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
                let Scheme { k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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
                let Scheme { twice_i12, k9, k10, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k9 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k10) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "319b5c96bce758744fdf471ce2baa74c";
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
        /// - `R13_rate_first`: 1 × 1 linear block; torn from it and assigned: R11_rate_first, R12_rate_first
        /// - `R23_rate_first`: 1 × 1 linear block; torn from it and assigned: R21_rate_first, R22_rate_first
        /// - `R33_rate_first`: 1 × 1 linear block; torn from it and assigned: R31_rate_first, R32_rate_first
        /// - `rho1_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `R13_rate_second`: 1 × 1 linear block; torn from it and assigned: R11_rate_second, R12_rate_second
        /// - `R23_rate_second`: 1 × 1 linear block; torn from it and assigned: R21_rate_second, R22_rate_second
        /// - `R33_rate_second`: 1 × 1 linear block; torn from it and assigned: R31_rate_second, R32_rate_second
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 10 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 20 | 9 | 0 | 0 | 0 |
        /// | each step | 52 | 76 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_first, rho2_rate_first | 19 | 22 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second, rho2_rate_second | 21 | 22 | 0 | 0 | 0 | 0 |
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
            /// `1/(I11 I22 - I12²)`
            k10: T,
            /// `1/((I11 I22 - I12²)²)`
            k12: T,
            /// `2/(I11 I22 - I12²)`
            k13: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k14: T,
            /// `(1/4)/((I11 I22 - I12²)²)`
            k15: T,
            /// `I22/2`
            half_i22: T,
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
            /// `(h/(I11 I22 - I12²))/4`
            k19: T,
            /// `((I12 I23 - I13 I22) h/((I11 I22 - I12²)²))/8`
            k20: T,
            /// `(I11 h/((I11 I22 - I12²)²))/4`
            k21: T,
            /// `((I12 I13 - I11 I23) h/((I11 I22 - I12²)²))/8`
            k22: T,
            /// `(I22 h/((I11 I22 - I12²)²))/4`
            k23: T,
            /// `((I13 I22 - I12 I23) h/((I11 I22 - I12²)²))/16`
            k24: T,
            /// `((I11 I23 - I12 I13) h/((I11 I22 - I12²)²))/16`
            k25: T,
            /// `(h/(I11 I22 - I12²))/8`
            k26: T,
            /// `h²/64`
            k27: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 12];
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
                let k10 = rt::lit::<T>(1.0) / k5;
                let k11 = k5 * k5;
                let k12 = rt::lit::<T>(1.0) / k11;
                let k13 = rt::lit::<T>(2.0) / k5;
                let k14 = rt::lit::<T>(0.5) / k11;
                let k15 = rt::lit::<T>(0.25) / k11;
                let half_i22 = rt::lit::<T>(0.5) * i22;
                let k16 = rt::lit::<T>(4.0) * i12;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k17 = rt::lit::<T>(0.5) * (i12 * h / k11);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k18 = h / k5;
                let k19 = rt::lit::<T>(0.25) * k18;
                let k20 = rt::lit::<T>(0.125) * (k1 * h / k11);
                let k21 = rt::lit::<T>(0.25) * (i11 * h / k11);
                let k22 = rt::lit::<T>(0.125) * (k2 * h / k11);
                let k23 = rt::lit::<T>(0.25) * (i22 * h / k11);
                let k24 = rt::lit::<T>(0.0625) * (k3 * h / k11);
                let k25 = rt::lit::<T>(0.0625) * (k4 * h / k11);
                let k26 = rt::lit::<T>(0.125) * k18;
                let k27 = rt::lit::<T>(0.015625) * (h * h);
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
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    half_i22,
                    k16,
                    inv_h,
                    half_h,
                    k17,
                    quarter_h,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k6 * t1 - k7 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k8 * t2);
                let carried = [r11, r12, r13, r21, r22, r23, r31, r32, r33, t1, t2, t3];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, reference,
                ] = motion.carried;
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
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    half_i22,
                    k16,
                    inv_h,
                    half_h,
                    k17,
                    quarter_h,
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    ..
                } = *setting.scheme();
                let i22_rho1 = i22 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let rho2_twice_i12 = twice_i12 * rho2;
                let t2 = i22_rho1 - rho2_twice_i12;
                let t3 = t2 - rho2_twice_i12;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t4 = k12 * (k1 * rho1 + k2 * rho2);
                            let t5 = t1 * t4;
                            let t6 = i12 * rho2 - i22_rho1;
                            let t7 = t6 * t4;
                            [t5, t7]
                        },
                        move || {
                            let t8 = rt::abs(inv_h * rho1);
                            let t9 = rt::abs(inv_h * rho2);
                            [t8, t9]
                        },
                        move |[rho1_rate_first, rho2_rate_first]| {
                            let t10 = half_h * rho2_rate_first;
                            let t11 = rho1 + half_h * rho1_rate_first;
                            let t12 = twice_i12 * t11;
                            let t13 = i11 * (twice_rho2 + t10) - t12;
                            let t14 = rho1 + quarter_h * rho1_rate_first;
                            let t15 = rho2 + quarter_h * rho2_rate_first;
                            let t16 = k1 * t14 + k2 * t15;
                            let t17 = rho1 + t11;
                            let t18 = t3 + i22 * (t11 + t17);
                            let t19 = k3 * t14 + k4 * t15;
                            (
                                [
                                    rho1_rate_first - t13 * (k14 * t16),
                                    rho2_rate_first - t18 * (k15 * t19),
                                ],
                                [
                                    [
                                        k17 * t16 + (rt::lit::<T>(1.0) - k20 * t13),
                                        -(k21 * t16 + k22 * t13),
                                    ],
                                    [-(k23 * t19 + k24 * t18), rt::lit::<T>(1.0) - k25 * t18],
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
                let t10 = half_h * rho2_rate_first;
                let t20 = rho2 + t10;
                let t11 = rho1 + half_h * rho1_rate_first;
                let t12 = twice_i12 * t11;
                let t21 = i11 * (rho2 + t20) - t12;
                let t22 = k10 * t21;
                let t17 = rho1 + t11;
                let t23 = i22 * t11;
                let t24 = half_i22 * t17 + rt::lit::<T>(0.5) * (t3 + t23);
                let t25 = k10 * t24;
                let t26 = k26 * t21;
                let t27 = k26 * t24;
                let t28 = k27 * (t22 * t22 + t25 * t25) + rt::lit::<T>(1.0);
                let [r13_rate_first] = rt::solve_linear(
                        {
                            let t6 = i12 * rho2 - i22_rho1;
                            let t29 = k10 * (r11 * t1 + r12 * t6);
                            [t29]
                        },
                        move |[r13_rate_first]| {
                            let t30 = r13 + quarter_h * r13_rate_first;
                            let t31 = r13_rate_first
                                + rt::lit::<T>(0.5)
                                    * (t25 * (r12 + t30 * t27) - t22 * (r11 - t30 * t26));
                            ([t31], [[t28]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate_first", tally)
                    })?;
                let [r23_rate_first] = rt::solve_linear(
                        {
                            let t6 = i12 * rho2 - i22_rho1;
                            let t32 = k10 * (r21 * t1 + r22 * t6);
                            [t32]
                        },
                        move |[r23_rate_first]| {
                            let t33 = r23 + quarter_h * r23_rate_first;
                            let t34 = r23_rate_first
                                + rt::lit::<T>(0.5)
                                    * (t25 * (r22 + t33 * t27) - t22 * (r21 - t33 * t26));
                            ([t34], [[t28]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate_first", tally)
                    })?;
                let [r33_rate_first] = rt::solve_linear(
                        {
                            let t6 = i12 * rho2 - i22_rho1;
                            let t35 = k10 * (r31 * t1 + r32 * t6);
                            [t35]
                        },
                        move |[r33_rate_first]| {
                            let t36 = r33 + quarter_h * r33_rate_first;
                            let t37 = r33_rate_first
                                + rt::lit::<T>(0.5)
                                    * (t25 * (r32 + t36 * t27) - t22 * (r31 - t36 * t26));
                            ([t37], [[t28]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate_first", tally)
                    })?;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t4 = k12 * (k1 * rho1 + k2 * rho2);
                            let t5 = t1 * t4;
                            let t6 = i12 * rho2 - i22_rho1;
                            let t7 = t6 * t4;
                            [t5, t7]
                        },
                        move || {
                            let t8 = rt::abs(inv_h * rho1);
                            let t9 = rt::abs(inv_h * rho2);
                            [t8, t9]
                        },
                        move |[rho1_rate_second, rho2_rate_second]| {
                            let t38 = t20 + half_h * rho2_rate_second;
                            let t39 = i11 * (t20 + t38) - t12;
                            let t40 = t11 + quarter_h * rho1_rate_second;
                            let t41 = t20 + quarter_h * rho2_rate_second;
                            let t42 = k1 * t40 + k2 * t41;
                            let t43 = t11 + half_h * rho1_rate_second;
                            let t44 = t11 + t43;
                            let t45 = k16 * t38;
                            let t46 = i22 * (t43 + t44) + (t23 - t45);
                            let t47 = k3 * t40 + k4 * t41;
                            (
                                [
                                    rho1_rate_second - t39 * (k14 * t42),
                                    rho2_rate_second - t46 * (k15 * t47),
                                ],
                                [
                                    [rt::lit::<T>(1.0) - k20 * t39, -(k21 * t42 + k22 * t39)],
                                    [
                                        -(k23 * t47 + k24 * t46),
                                        k17 * t47 + rt::lit::<T>(1.0) - k25 * t46,
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
                let t38 = t20 + half_h * rho2_rate_second;
                let t39 = i11 * (t20 + t38) - t12;
                let t48 = k10 * t39;
                let t49 = r13 + half_h * r13_rate_first;
                let t43 = t11 + half_h * rho1_rate_second;
                let t44 = t11 + t43;
                let t45 = k16 * t38;
                let t50 = half_i22 * t44 + rt::lit::<T>(0.5) * (t23 + i22 * t43 - t45);
                let t51 = k10 * t50;
                let t30 = r13 + quarter_h * r13_rate_first;
                let t52 = k19 * t21;
                let t53 = r11 - t30 * t52;
                let t54 = k19 * t24;
                let t55 = r12 + t30 * t54;
                let t56 = k26 * t39;
                let t57 = k26 * t50;
                let t58 = k27 * (t48 * t48 + t51 * t51) + rt::lit::<T>(1.0);
                let [r13_rate_second] = rt::solve_linear(
                        {
                            let t6 = i12 * rho2 - i22_rho1;
                            let t29 = k10 * (r11 * t1 + r12 * t6);
                            [t29]
                        },
                        move |[r13_rate_second]| {
                            let t59 = quarter_h * r13_rate_second + t49;
                            let t60 = r13_rate_second
                                + rt::lit::<T>(0.5)
                                    * (t51 * (t55 + t59 * t57) - t48 * (t53 - t59 * t56));
                            ([t60], [[t58]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate_second", tally)
                    })?;
                let t61 = r23 + half_h * r23_rate_first;
                let t33 = r23 + quarter_h * r23_rate_first;
                let t62 = r21 - t33 * t52;
                let t63 = r22 + t33 * t54;
                let [r23_rate_second] = rt::solve_linear(
                        {
                            let t6 = i12 * rho2 - i22_rho1;
                            let t32 = k10 * (r21 * t1 + r22 * t6);
                            [t32]
                        },
                        move |[r23_rate_second]| {
                            let t64 = quarter_h * r23_rate_second + t61;
                            let t65 = r23_rate_second
                                + rt::lit::<T>(0.5)
                                    * (t51 * (t63 + t64 * t57) - t48 * (t62 - t64 * t56));
                            ([t65], [[t58]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate_second", tally)
                    })?;
                let t66 = r33 + half_h * r33_rate_first;
                let t36 = r33 + quarter_h * r33_rate_first;
                let t67 = r31 - t36 * t52;
                let t68 = r32 + t36 * t54;
                let [r33_rate_second] = rt::solve_linear(
                        {
                            let t6 = i12 * rho2 - i22_rho1;
                            let t35 = k10 * (r31 * t1 + r32 * t6);
                            [t35]
                        },
                        move |[r33_rate_second]| {
                            let t69 = quarter_h * r33_rate_second + t66;
                            let t70 = r33_rate_second
                                + rt::lit::<T>(0.5)
                                    * (t51 * (t68 + t69 * t57) - t48 * (t67 - t69 * t56));
                            ([t70], [[t58]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate_second", tally)
                    })?;
                let t59 = quarter_h * r13_rate_second + t49;
                let t71 = k19 * t39;
                let r11_new_2 = t53 - t59 * t71;
                let t72 = k19 * t50;
                let r12_new_2 = t55 + t59 * t72;
                let r13_new_2 = t49 + half_h * r13_rate_second;
                let t64 = quarter_h * r23_rate_second + t61;
                let r21_new_2 = t62 - t64 * t71;
                let r22_new_2 = t63 + t64 * t72;
                let r23_new_2 = t61 + half_h * r23_rate_second;
                let t69 = quarter_h * r33_rate_second + t66;
                let r31_new_2 = t67 - t69 * t71;
                let r32_new_2 = t68 + t69 * t72;
                let r33_new_2 = t66 + half_h * r33_rate_second;
                let t73 = (i22_rho1 + t2) * (k10 * rho1) + t1 * (k13 * rho2);
                let t74 = rt::lit::<T>(0.5) * t73;
                let t75 = rt::visible_change(
                    (k9 * (rho1 * t2 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t73),
                    reference * (rt::lit::<T>(0.0625) * reference) + t74 * t74,
                    rt::lit::<T>(1.0),
                );
                let t76 = rt::lit::<T>(1.0) - t75;
                let rho1_new_2 = t76 * t43;
                let rho2_new_2 = t76 * t38;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                ]);
                let unusual = solution1.unusual() | solution2.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[9], motion.carried[10]]);
                    let after = balance([carried[9], carried[10]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
                let Scheme { k6, k7, k8, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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
                let Scheme { twice_i12, k9, k10, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k9 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k10) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6251ccdee8060e07f237b0f3381a9f6c";
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
        /// - `R13_rate_1`, `R13_rate_2`: 2 × 2 linear block; torn from it and assigned: R11_rate_1, R12_rate_1, R11_rate_2, R12_rate_2
        /// - `R23_rate_1`, `R23_rate_2`: 2 × 2 linear block; torn from it and assigned: R21_rate_1, R22_rate_1, R21_rate_2, R22_rate_2
        /// - `R33_rate_1`, `R33_rate_2`: 2 × 2 linear block; torn from it and assigned: R31_rate_1, R32_rate_1, R31_rate_2, R32_rate_2
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 14 | 10 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 82 | 33 | 0 | 0 | 0 |
        /// | each step | 68 | 110 | 1 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2 | 16 | 32 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2 | 48 | 64 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `0.5/2`
            k1: T,
            /// `I12 I23 - I13 I22`
            k2: T,
            /// `I12 I13 - I11 I23`
            k3: T,
            /// `2 I12`
            twice_i12: T,
            /// `I13 I22 - I12 I23`
            k4: T,
            /// `I11 I23 - I12 I13`
            k5: T,
            /// `I22/(I11 I22 - I12²)`
            k7: T,
            /// `I12/(I11 I22 - I12²)`
            k8: T,
            /// `I11/(I11 I22 - I12²)`
            k9: T,
            /// `2 I22`
            twice_i22: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k10: T,
            /// `1/(I11 I22 - I12²)`
            k11: T,
            /// `1/((I11 I22 - I12²)²)`
            k13: T,
            /// `2/(I11 I22 - I12²)`
            k14: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k15: T,
            /// `2 (I11/(I11 I22 - I12²))`
            k16: T,
            /// `2 (I12/(I11 I22 - I12²))`
            k17: T,
            /// `2 I11`
            twice_i11: T,
            /// `(0.5/(I11 I22 - I12²))/2`
            k18: T,
            /// `(1/4)/(I11 I22 - I12²)`
            k19: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.25`
            k20: T,
            /// `h -0.03867513459481288`
            k21: T,
            /// `h 0.5386751345948129`
            k22: T,
            /// `h 0.25`
            k23: T,
            /// `((I12 I23 - I13 I22) h 0.25/((I11 I22 - I12²)²))/2`
            k24: T,
            /// `I12 h 0.25/((I11 I22 - I12²)²)`
            k25: T,
            /// `I11 h 0.25/((I11 I22 - I12²)²)`
            k26: T,
            /// `((I12 I13 - I11 I23) h 0.25/((I11 I22 - I12²)²))/2`
            k27: T,
            /// `((I12 I23 - I13 I22) h -0.03867513459481288/((I11 I22 - I12²)²))/2`
            k28: T,
            /// `I12 h -0.03867513459481288/((I11 I22 - I12²)²)`
            k29: T,
            /// `I11 h -0.03867513459481288/((I11 I22 - I12²)²)`
            k30: T,
            /// `((I12 I13 - I11 I23) h -0.03867513459481288/((I11 I22 - I12²)²))/2`
            k31: T,
            /// `I22 h 0.25/((I11 I22 - I12²)²)`
            k32: T,
            /// `((I13 I22 - I12 I23) h 0.25/((I11 I22 - I12²)²))/2`
            k33: T,
            /// `((I11 I23 - I12 I13) h 0.25/((I11 I22 - I12²)²))/2`
            k34: T,
            /// `I22 h -0.03867513459481288/((I11 I22 - I12²)²)`
            k35: T,
            /// `((I13 I22 - I12 I23) h -0.03867513459481288/((I11 I22 - I12²)²))/2`
            k36: T,
            /// `((I11 I23 - I12 I13) h -0.03867513459481288/((I11 I22 - I12²)²))/2`
            k37: T,
            /// `((I12 I23 - I13 I22) h 0.5386751345948129/((I11 I22 - I12²)²))/2`
            k38: T,
            /// `I12 h 0.5386751345948129/((I11 I22 - I12²)²)`
            k39: T,
            /// `I11 h 0.5386751345948129/((I11 I22 - I12²)²)`
            k40: T,
            /// `((I12 I13 - I11 I23) h 0.5386751345948129/((I11 I22 - I12²)²))/2`
            k41: T,
            /// `((I12 I23 - I13 I22) h 0.25/((I11 I22 - I12²)²))/2`
            k42: T,
            /// `I12 h 0.25/((I11 I22 - I12²)²)`
            k43: T,
            /// `I11 h 0.25/((I11 I22 - I12²)²)`
            k44: T,
            /// `((I12 I13 - I11 I23) h 0.25/((I11 I22 - I12²)²))/2`
            k45: T,
            /// `I22 h 0.5386751345948129/((I11 I22 - I12²)²)`
            k46: T,
            /// `((I13 I22 - I12 I23) h 0.5386751345948129/((I11 I22 - I12²)²))/2`
            k47: T,
            /// `((I11 I23 - I12 I13) h 0.5386751345948129/((I11 I22 - I12²)²))/2`
            k48: T,
            /// `I22 h 0.25/((I11 I22 - I12²)²)`
            k49: T,
            /// `((I13 I22 - I12 I23) h 0.25/((I11 I22 - I12²)²))/2`
            k50: T,
            /// `((I11 I23 - I12 I13) h 0.25/((I11 I22 - I12²)²))/2`
            k51: T,
            /// `h 0.25/2`
            k52: T,
            /// `h -0.03867513459481288/2`
            k53: T,
            /// `h 0.5386751345948129/2`
            k54: T,
            /// `h 0.25/2`
            k55: T,
            /// `h 0.25 (h 0.25/(I11 I22 - I12²))/4`
            k57: T,
            /// `h -0.03867513459481288 (h 0.5386751345948129/(I11 I22 - I12²))/4`
            k59: T,
            /// `h² 0.25²/4`
            k60: T,
            /// `h² -0.03867513459481288 0.5386751345948129/4`
            k61: T,
            /// `h 0.25 (h -0.03867513459481288/(I11 I22 - I12²))/4`
            k63: T,
            /// `h -0.03867513459481288 (h 0.25/(I11 I22 - I12²))/4`
            k65: T,
            /// `h² 0.25 -0.03867513459481288/4`
            k66: T,
            /// `h² -0.03867513459481288 0.25/4`
            k67: T,
            /// `h 0.5386751345948129 (h 0.25/(I11 I22 - I12²))/4`
            k68: T,
            /// `h 0.25 (h 0.5386751345948129/(I11 I22 - I12²))/4`
            k69: T,
            /// `h² 0.25 0.5386751345948129/4`
            k70: T,
            /// `h² 0.5386751345948129 0.25/4`
            k71: T,
            /// `h 0.5386751345948129 (h -0.03867513459481288/(I11 I22 - I12²))/4`
            k72: T,
            /// `h 0.25 (h 0.25/(I11 I22 - I12²))/4`
            k73: T,
            /// `h² 0.25²/4`
            k74: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 12];
            type Memory = (rt::Predictor<T, 4, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(0.5);
                let i12_i23 = i12 * i23;
                let i13_i22 = i13 * i22;
                let k2 = i12_i23 - i13_i22;
                let i12_i13 = i12 * i13;
                let i11_i23 = i11 * i23;
                let k3 = i12_i13 - i11_i23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k4 = i13_i22 - i12_i23;
                let k5 = i11_i23 - i12_i13;
                let k6 = i11 * i22 - i12 * i12;
                let k7 = i22 / k6;
                let k8 = i12 / k6;
                let k9 = i11 / k6;
                let twice_i22 = rt::lit::<T>(2.0) * i22;
                let k10 = rt::lit::<T>(0.5) / k6;
                let k11 = rt::lit::<T>(1.0) / k6;
                let k12 = k6 * k6;
                let k13 = rt::lit::<T>(1.0) / k12;
                let k14 = rt::lit::<T>(2.0) / k6;
                let k15 = rt::lit::<T>(0.5) / k12;
                let k16 = rt::lit::<T>(2.0) * k9;
                let k17 = rt::lit::<T>(2.0) * k8;
                let twice_i11 = rt::lit::<T>(2.0) * i11;
                let k18 = rt::lit::<T>(0.5) * (rt::lit::<T>(0.5) / k6);
                let k19 = rt::lit::<T>(0.25) / k6;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k20 = h * rt::lit::<T>(0.25);
                let k21 = h * rt::lit::<T>(-0.03867513459481288);
                let k22 = h * rt::lit::<T>(0.5386751345948129);
                let k23 = h * rt::lit::<T>(0.25);
                let k24 = rt::lit::<T>(0.5) * (k2 * k20 / k12);
                let k25 = i12 * k20 / k12;
                let k26 = i11 * k20 / k12;
                let k27 = rt::lit::<T>(0.5) * (k3 * k20 / k12);
                let k28 = rt::lit::<T>(0.5) * (k2 * k21 / k12);
                let k29 = i12 * k21 / k12;
                let k30 = i11 * k21 / k12;
                let k31 = rt::lit::<T>(0.5) * (k3 * k21 / k12);
                let k32 = i22 * k20 / k12;
                let k33 = rt::lit::<T>(0.5) * (k4 * k20 / k12);
                let k34 = rt::lit::<T>(0.5) * (k5 * k20 / k12);
                let k35 = i22 * k21 / k12;
                let k36 = rt::lit::<T>(0.5) * (k4 * k21 / k12);
                let k37 = rt::lit::<T>(0.5) * (k5 * k21 / k12);
                let k38 = rt::lit::<T>(0.5) * (k2 * k22 / k12);
                let k39 = i12 * k22 / k12;
                let k40 = i11 * k22 / k12;
                let k41 = rt::lit::<T>(0.5) * (k3 * k22 / k12);
                let k42 = rt::lit::<T>(0.5) * (k2 * k23 / k12);
                let k43 = i12 * k23 / k12;
                let k44 = i11 * k23 / k12;
                let k45 = rt::lit::<T>(0.5) * (k3 * k23 / k12);
                let k46 = i22 * k22 / k12;
                let k47 = rt::lit::<T>(0.5) * (k4 * k22 / k12);
                let k48 = rt::lit::<T>(0.5) * (k5 * k22 / k12);
                let k49 = i22 * k23 / k12;
                let k50 = rt::lit::<T>(0.5) * (k4 * k23 / k12);
                let k51 = rt::lit::<T>(0.5) * (k5 * k23 / k12);
                let k52 = rt::lit::<T>(0.5) * k20;
                let k53 = rt::lit::<T>(0.5) * k21;
                let k54 = rt::lit::<T>(0.5) * k22;
                let k55 = rt::lit::<T>(0.5) * k23;
                let k56 = k20 / k6;
                let k57 = rt::lit::<T>(0.25) * (k20 * k56);
                let k58 = k22 / k6;
                let k59 = rt::lit::<T>(0.25) * (k21 * k58);
                let k60 = rt::lit::<T>(0.25) * (k20 * k20);
                let k61 = rt::lit::<T>(0.25) * (k21 * k22);
                let k62 = k21 / k6;
                let k63 = rt::lit::<T>(0.25) * (k20 * k62);
                let k64 = k23 / k6;
                let k65 = rt::lit::<T>(0.25) * (k21 * k64);
                let k66 = rt::lit::<T>(0.25) * (k20 * k21);
                let k67 = rt::lit::<T>(0.25) * (k21 * k23);
                let k68 = rt::lit::<T>(0.25) * (k22 * k56);
                let k69 = rt::lit::<T>(0.25) * (k23 * k58);
                let k70 = rt::lit::<T>(0.25) * (k20 * k22);
                let k71 = rt::lit::<T>(0.25) * (k22 * k23);
                let k72 = rt::lit::<T>(0.25) * (k22 * k62);
                let k73 = rt::lit::<T>(0.25) * (k23 * k64);
                let k74 = rt::lit::<T>(0.25) * (k23 * k23);
                Scheme {
                    k1,
                    k2,
                    k3,
                    twice_i12,
                    k4,
                    k5,
                    k7,
                    k8,
                    k9,
                    twice_i22,
                    k10,
                    k11,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    twice_i11,
                    k18,
                    k19,
                    inv_h,
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
                    k57,
                    k59,
                    k60,
                    k61,
                    k63,
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
                let Scheme { k7, k8, k9, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k7 * t1 - k8 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k9 * t2);
                let carried = [r11, r12, r13, r21, r22, r23, r31, r32, r33, t1, t2, t3];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, reference,
                ] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    twice_i12,
                    k4,
                    k5,
                    twice_i22,
                    k10,
                    k11,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    twice_i11,
                    k18,
                    k19,
                    inv_h,
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
                    k57,
                    k59,
                    k60,
                    k61,
                    k63,
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
                    ..
                } = *setting.scheme();
                let i22_rho1 = i22 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2]) = solution1
                    .goes_on()
                {
                    let t9 = k21 * rho2_rate_2 + (rho2 + k20 * rho2_rate_1);
                    let t8 = k21 * rho1_rate_2 + (rho1 + k20 * rho1_rate_1);
                    let t11 = twice_i11 * t9 - twice_i12 * t8;
                    let t10 = k2 * t8 + k3 * t9;
                    let t13 = twice_i22 * t8 - twice_i12 * t9;
                    let t12 = k4 * t8 + k5 * t9;
                    let t15 = k23 * rho2_rate_2 + (rho2 + k22 * rho2_rate_1);
                    let t14 = k23 * rho1_rate_2 + (rho1 + k22 * rho1_rate_1);
                    let t17 = twice_i11 * t15 - twice_i12 * t14;
                    let t16 = k2 * t14 + k3 * t15;
                    let t19 = twice_i22 * t14 - twice_i12 * t15;
                    let t18 = k4 * t14 + k5 * t15;
                    solution1
                        .update([
                            t11 * (k15 * t10),
                            t13 * (k15 * t12),
                            t17 * (k15 * t16),
                            t19 * (k15 * t18),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t2 = k13 * (k2 * rho1 + k3 * rho2);
                            let t3 = t1 * t2;
                            let t4 = i12 * rho2 - i22_rho1;
                            let t5 = t4 * t2;
                            [t3, t5, t3, t5]
                        },
                        move || {
                            let t6 = rt::abs(inv_h * rho1);
                            let t7 = rt::abs(inv_h * rho2);
                            [t6, t7, t6, t7]
                        },
                        move |[rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2]| {
                            let t8 = k21 * rho1_rate_2 + (rho1 + k20 * rho1_rate_1);
                            let t9 = k21 * rho2_rate_2 + (rho2 + k20 * rho2_rate_1);
                            let t10 = k2 * t8 + k3 * t9;
                            let t11 = twice_i11 * t9 - twice_i12 * t8;
                            let t12 = k4 * t8 + k5 * t9;
                            let t13 = twice_i22 * t8 - twice_i12 * t9;
                            let t14 = k23 * rho1_rate_2 + (rho1 + k22 * rho1_rate_1);
                            let t15 = k23 * rho2_rate_2 + (rho2 + k22 * rho2_rate_1);
                            let t16 = k2 * t14 + k3 * t15;
                            let t17 = twice_i11 * t15 - twice_i12 * t14;
                            let t18 = k4 * t14 + k5 * t15;
                            let t19 = twice_i22 * t14 - twice_i12 * t15;
                            (
                                [
                                    rho1_rate_1 - t10 * (k15 * t11),
                                    rho2_rate_1 - t12 * (k15 * t13),
                                    rho1_rate_2 - t16 * (k15 * t17),
                                    rho2_rate_2 - t18 * (k15 * t19),
                                ],
                                [
                                    [
                                        k25 * t10 + (rt::lit::<T>(1.0) - k24 * t11),
                                        -(k26 * t10 + k27 * t11),
                                        k29 * t10 - k28 * t11,
                                        -(k30 * t10 + k31 * t11),
                                    ],
                                    [
                                        -(k32 * t12 + k33 * t13),
                                        k25 * t12 + (rt::lit::<T>(1.0) - k34 * t13),
                                        -(k35 * t12 + k36 * t13),
                                        k29 * t12 - k37 * t13,
                                    ],
                                    [
                                        k39 * t16 - k38 * t17,
                                        -(k40 * t16 + k41 * t17),
                                        k43 * t16 + (rt::lit::<T>(1.0) - k42 * t17),
                                        -(k44 * t16 + k45 * t17),
                                    ],
                                    [
                                        -(k46 * t18 + k47 * t19),
                                        k39 * t18 - k48 * t19,
                                        -(k49 * t18 + k50 * t19),
                                        k43 * t18 + (rt::lit::<T>(1.0) - k51 * t19),
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
                let t8 = k21 * rho1_rate_2 + (rho1 + k20 * rho1_rate_1);
                let t9 = k21 * rho2_rate_2 + (rho2 + k20 * rho2_rate_1);
                let t13 = twice_i22 * t8 - twice_i12 * t9;
                let t20 = k11 * t13;
                let t21 = k16 * t9 - k17 * t8;
                let t14 = k23 * rho1_rate_2 + (rho1 + k22 * rho1_rate_1);
                let t15 = k23 * rho2_rate_2 + (rho2 + k22 * rho2_rate_1);
                let t19 = twice_i22 * t14 - twice_i12 * t15;
                let t22 = k11 * t19;
                let t23 = k16 * t15 - k17 * t14;
                let t24 = t21 * (k60 * t21 + k61 * t23)
                    + (t20 * (k57 * t13 + k59 * t19) + rt::lit::<T>(1.0));
                let t25 = t20 * (k63 * t13 + k65 * t19) + t21 * (k66 * t21 + k67 * t23);
                let t26 = t22 * (k68 * t13 + k69 * t19) + t23 * (k70 * t21 + k71 * t23);
                let t27 = t23 * (k61 * t21 + k74 * t23)
                    + (t22 * (k72 * t13 + k73 * t19) + rt::lit::<T>(1.0));
                let [r13_rate_1, r13_rate_2] = rt::solve_linear(
                        {
                            let t4 = i12 * rho2 - i22_rho1;
                            let t28 = k11 * (r11 * t1 + r12 * t4);
                            [t28, t28]
                        },
                        move |[r13_rate_1, r13_rate_2]| {
                            let t29 = k23 * r13_rate_2 + (r13 + k22 * r13_rate_1);
                            let t30 = t29 * t22;
                            let t31 = k21 * r13_rate_2 + (r13 + k20 * r13_rate_1);
                            let t32 = t31 * t20;
                            let t33 = t31 * t21;
                            let t34 = t29 * t23;
                            let t35 = t20 * (k53 * t30 + (r12 + k52 * t32))
                                - t21 * (r11 - k52 * t33 - k53 * t34);
                            let t36 = t22 * (k55 * t30 + (r12 + k54 * t32))
                                - t23 * (r11 - k54 * t33 - k55 * t34);
                            (
                                [
                                    r13_rate_1 + rt::lit::<T>(0.5) * t35,
                                    r13_rate_2 + rt::lit::<T>(0.5) * t36,
                                ],
                                [[t24, t25], [t26, t27]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate_1, R13_rate_2", tally)
                    })?;
                let [r23_rate_1, r23_rate_2] = rt::solve_linear(
                        {
                            let t4 = i12 * rho2 - i22_rho1;
                            let t37 = k11 * (r21 * t1 + r22 * t4);
                            [t37, t37]
                        },
                        move |[r23_rate_1, r23_rate_2]| {
                            let t38 = k23 * r23_rate_2 + (r23 + k22 * r23_rate_1);
                            let t39 = t38 * t22;
                            let t40 = k21 * r23_rate_2 + (r23 + k20 * r23_rate_1);
                            let t41 = t40 * t20;
                            let t42 = t40 * t21;
                            let t43 = t38 * t23;
                            let t44 = t20 * (k53 * t39 + (r22 + k52 * t41))
                                - t21 * (r21 - k52 * t42 - k53 * t43);
                            let t45 = t22 * (k55 * t39 + (r22 + k54 * t41))
                                - t23 * (r21 - k54 * t42 - k55 * t43);
                            (
                                [
                                    r23_rate_1 + rt::lit::<T>(0.5) * t44,
                                    r23_rate_2 + rt::lit::<T>(0.5) * t45,
                                ],
                                [[t24, t25], [t26, t27]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate_1, R23_rate_2", tally)
                    })?;
                let [r33_rate_1, r33_rate_2] = rt::solve_linear(
                        {
                            let t4 = i12 * rho2 - i22_rho1;
                            let t46 = k11 * (r31 * t1 + r32 * t4);
                            [t46, t46]
                        },
                        move |[r33_rate_1, r33_rate_2]| {
                            let t47 = k23 * r33_rate_2 + (r33 + k22 * r33_rate_1);
                            let t48 = t47 * t22;
                            let t49 = k21 * r33_rate_2 + (r33 + k20 * r33_rate_1);
                            let t50 = t49 * t20;
                            let t51 = t49 * t21;
                            let t52 = t47 * t23;
                            let t53 = t20 * (k53 * t48 + (r32 + k52 * t50))
                                - t21 * (r31 - k52 * t51 - k53 * t52);
                            let t54 = t22 * (k55 * t48 + (r32 + k54 * t50))
                                - t23 * (r31 - k54 * t51 - k55 * t52);
                            (
                                [
                                    r33_rate_1 + rt::lit::<T>(0.5) * t53,
                                    r33_rate_2 + rt::lit::<T>(0.5) * t54,
                                ],
                                [[t24, t25], [t26, t27]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate_1, R33_rate_2", tally)
                    })?;
                let t31 = k21 * r13_rate_2 + (r13 + k20 * r13_rate_1);
                let t55 = k1 * t21;
                let t29 = k23 * r13_rate_2 + (r13 + k22 * r13_rate_1);
                let t56 = rt::lit::<T>(0.25) * t23;
                let r11_new_2 = r11 - h * (t31 * t55 + t29 * t56);
                let t57 = k18 * t13;
                let t58 = k19 * t19;
                let r12_new_2 = r12 + h * (t31 * t57 + t29 * t58);
                let r13_new_2 = r13
                    + h
                        * (rt::lit::<T>(0.5) * r13_rate_1
                            + rt::lit::<T>(0.5) * r13_rate_2);
                let t40 = k21 * r23_rate_2 + (r23 + k20 * r23_rate_1);
                let t38 = k23 * r23_rate_2 + (r23 + k22 * r23_rate_1);
                let r21_new_2 = r21 - h * (t40 * t55 + t38 * t56);
                let r22_new_2 = r22 + h * (t40 * t57 + t38 * t58);
                let r23_new_2 = r23
                    + h
                        * (rt::lit::<T>(0.5) * r23_rate_1
                            + rt::lit::<T>(0.5) * r23_rate_2);
                let t49 = k21 * r33_rate_2 + (r33 + k20 * r33_rate_1);
                let t47 = k23 * r33_rate_2 + (r33 + k22 * r33_rate_1);
                let r31_new_2 = r31 - h * (t49 * t55 + t47 * t56);
                let r32_new_2 = r32 + h * (t49 * t57 + t47 * t58);
                let r33_new_2 = r33
                    + h
                        * (rt::lit::<T>(0.5) * r33_rate_1
                            + rt::lit::<T>(0.5) * r33_rate_2);
                let t59 = i22_rho1 - twice_i12 * rho2;
                let t60 = (i22_rho1 + t59) * (k11 * rho1) + t1 * (k14 * rho2);
                let t61 = rt::lit::<T>(0.5) * t60;
                let t62 = rt::visible_change(
                    (k10 * (rho1 * t59 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t60),
                    reference * (rt::lit::<T>(0.0625) * reference) + t61 * t61,
                    rt::lit::<T>(1.0),
                );
                let t63 = rt::lit::<T>(1.0) - t62;
                let rho1_new_2 = (rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2)) * t63;
                let rho2_new_2 = (rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2)) * t63;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[9], motion.carried[10]]);
                    let after = balance([carried[9], carried[10]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
                let Scheme { k7, k8, k9, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k7 * rho1 - k8 * rho2,
                    omega2: k9 * rho2 - k8 * rho1,
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
                let Scheme { twice_i12, k10, k11, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k10 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k11) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "de61fc4644ff9f447f11706fb98e25f7";
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
        /// - `R13_rate_1`, `R13_rate_2`, `R13_rate_3`: 3 × 3 linear block; torn from it and assigned: R11_rate_1, R12_rate_1, R11_rate_2, R12_rate_2, R11_rate_3, R12_rate_3
        /// - `R23_rate_1`, `R23_rate_2`, `R23_rate_3`: 3 × 3 linear block; torn from it and assigned: R21_rate_1, R22_rate_1, R21_rate_2, R22_rate_2, R21_rate_3, R22_rate_3
        /// - `R33_rate_1`, `R33_rate_2`, `R33_rate_3`: 3 × 3 linear block; torn from it and assigned: R31_rate_1, R32_rate_1, R31_rate_2, R32_rate_2, R31_rate_3, R32_rate_3
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 13 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 54 | 128 | 64 | 0 | 0 | 0 |
        /// | each step | 140 | 217 | 1 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2, rho1_rate_3, rho2_rate_3 | 30 | 57 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho2_rate_1, rho1_rate_2, rho2_rate_2, rho1_rate_3, rho2_rate_3 | 78 | 129 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `0.2777777777777778/2`
            k1: T,
            /// `0.4444444444444444/2`
            k2: T,
            /// `I12 I23 - I13 I22`
            k3: T,
            /// `I12 I13 - I11 I23`
            k4: T,
            /// `2 I12`
            twice_i12: T,
            /// `I13 I22 - I12 I23`
            k5: T,
            /// `I11 I23 - I12 I13`
            k6: T,
            /// `I22/(I11 I22 - I12²)`
            k8: T,
            /// `I12/(I11 I22 - I12²)`
            k9: T,
            /// `I11/(I11 I22 - I12²)`
            k10: T,
            /// `(1/2)/(I11 I22 - I12²)`
            k11: T,
            /// `1/(I11 I22 - I12²)`
            k12: T,
            /// `1/((I11 I22 - I12²)²)`
            k14: T,
            /// `(1/2)/((I11 I22 - I12²)²)`
            k15: T,
            /// `2 (I11/(I11 I22 - I12²))`
            k16: T,
            /// `2 (I12/(I11 I22 - I12²))`
            k17: T,
            /// `2 I11`
            twice_i11: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.1388888888888889`
            k18: T,
            /// `h -0.0359766675249389`
            k19: T,
            /// `h 0.009789444015308325`
            k20: T,
            /// `h 0.30026319498086457`
            k21: T,
            /// `h 0.2222222222222222`
            k22: T,
            /// `h -0.022485417203086815`
            k23: T,
            /// `h 0.26798833376246944`
            k24: T,
            /// `h 0.48042111196938336`
            k25: T,
            /// `h 0.1388888888888889`
            k26: T,
            /// `((I12 I23 - I13 I22) h 0.1388888888888889/((I11 I22 - I12²)²))/2`
            k27: T,
            /// `I12 h 0.1388888888888889/((I11 I22 - I12²)²)`
            k28: T,
            /// `-(I11 h 0.1388888888888889/((I11 I22 - I12²)²))`
            k29: T,
            /// `-(((I12 I13 - I11 I23) h 0.1388888888888889/((I11 I22 - I12²)²))/2)`
            k30: T,
            /// `-(((I12 I23 - I13 I22) h -0.0359766675249389/((I11 I22 - I12²)²))/2)`
            k31: T,
            /// `-(I12 h -0.0359766675249389/((I11 I22 - I12²)²))`
            k32: T,
            /// `-(I11 h -0.0359766675249389/((I11 I22 - I12²)²))`
            k33: T,
            /// `-(((I12 I13 - I11 I23) h -0.0359766675249389/((I11 I22 - I12²)²))/2)`
            k34: T,
            /// `-(((I12 I23 - I13 I22) h 0.009789444015308325/((I11 I22 - I12²)²))/2)`
            k35: T,
            /// `-(I12 h 0.009789444015308325/((I11 I22 - I12²)²))`
            k36: T,
            /// `-(I11 h 0.009789444015308325/((I11 I22 - I12²)²))`
            k37: T,
            /// `-(((I12 I13 - I11 I23) h 0.009789444015308325/((I11 I22 - I12²)²))/2)`
            k38: T,
            /// `-(I22 h 0.1388888888888889/((I11 I22 - I12²)²))`
            k39: T,
            /// `-(((I13 I22 - I12 I23) h 0.1388888888888889/((I11 I22 - I12²)²))/2)`
            k40: T,
            /// `((I11 I23 - I12 I13) h 0.1388888888888889/((I11 I22 - I12²)²))/2`
            k41: T,
            /// `-(I22 h -0.0359766675249389/((I11 I22 - I12²)²))`
            k42: T,
            /// `-(((I13 I22 - I12 I23) h -0.0359766675249389/((I11 I22 - I12²)²))/2)`
            k43: T,
            /// `-(((I11 I23 - I12 I13) h -0.0359766675249389/((I11 I22 - I12²)²))/2)`
            k44: T,
            /// `-(I22 h 0.009789444015308325/((I11 I22 - I12²)²))`
            k45: T,
            /// `-(((I13 I22 - I12 I23) h 0.009789444015308325/((I11 I22 - I12²)²))/2)`
            k46: T,
            /// `-(((I11 I23 - I12 I13) h 0.009789444015308325/((I11 I22 - I12²)²))/2)`
            k47: T,
            /// `-(((I12 I23 - I13 I22) h 0.30026319498086457/((I11 I22 - I12²)²))/2)`
            k48: T,
            /// `-(I12 h 0.30026319498086457/((I11 I22 - I12²)²))`
            k49: T,
            /// `-(I11 h 0.30026319498086457/((I11 I22 - I12²)²))`
            k50: T,
            /// `-(((I12 I13 - I11 I23) h 0.30026319498086457/((I11 I22 - I12²)²))/2)`
            k51: T,
            /// `((I12 I23 - I13 I22) h 0.2222222222222222/((I11 I22 - I12²)²))/2`
            k52: T,
            /// `I12 h 0.2222222222222222/((I11 I22 - I12²)²)`
            k53: T,
            /// `-(I11 h 0.2222222222222222/((I11 I22 - I12²)²))`
            k54: T,
            /// `-(((I12 I13 - I11 I23) h 0.2222222222222222/((I11 I22 - I12²)²))/2)`
            k55: T,
            /// `-(((I12 I23 - I13 I22) h -0.022485417203086815/((I11 I22 - I12²)²))/2)`
            k56: T,
            /// `-(I12 h -0.022485417203086815/((I11 I22 - I12²)²))`
            k57: T,
            /// `-(I11 h -0.022485417203086815/((I11 I22 - I12²)²))`
            k58: T,
            /// `-(((I12 I13 - I11 I23) h -0.022485417203086815/((I11 I22 - I12²)²))/2)`
            k59: T,
            /// `-(I22 h 0.30026319498086457/((I11 I22 - I12²)²))`
            k60: T,
            /// `-(((I13 I22 - I12 I23) h 0.30026319498086457/((I11 I22 - I12²)²))/2)`
            k61: T,
            /// `-(((I11 I23 - I12 I13) h 0.30026319498086457/((I11 I22 - I12²)²))/2)`
            k62: T,
            /// `-(I22 h 0.2222222222222222/((I11 I22 - I12²)²))`
            k63: T,
            /// `-(((I13 I22 - I12 I23) h 0.2222222222222222/((I11 I22 - I12²)²))/2)`
            k64: T,
            /// `((I11 I23 - I12 I13) h 0.2222222222222222/((I11 I22 - I12²)²))/2`
            k65: T,
            /// `-(I22 h -0.022485417203086815/((I11 I22 - I12²)²))`
            k66: T,
            /// `-(((I13 I22 - I12 I23) h -0.022485417203086815/((I11 I22 - I12²)²))/2)`
            k67: T,
            /// `-(((I11 I23 - I12 I13) h -0.022485417203086815/((I11 I22 - I12²)²))/2)`
            k68: T,
            /// `-(((I12 I23 - I13 I22) h 0.26798833376246944/((I11 I22 - I12²)²))/2)`
            k69: T,
            /// `-(I12 h 0.26798833376246944/((I11 I22 - I12²)²))`
            k70: T,
            /// `-(I11 h 0.26798833376246944/((I11 I22 - I12²)²))`
            k71: T,
            /// `-(((I12 I13 - I11 I23) h 0.26798833376246944/((I11 I22 - I12²)²))/2)`
            k72: T,
            /// `-(((I12 I23 - I13 I22) h 0.48042111196938336/((I11 I22 - I12²)²))/2)`
            k73: T,
            /// `-(I12 h 0.48042111196938336/((I11 I22 - I12²)²))`
            k74: T,
            /// `-(I11 h 0.48042111196938336/((I11 I22 - I12²)²))`
            k75: T,
            /// `-(((I12 I13 - I11 I23) h 0.48042111196938336/((I11 I22 - I12²)²))/2)`
            k76: T,
            /// `((I12 I23 - I13 I22) h 0.1388888888888889/((I11 I22 - I12²)²))/2`
            k77: T,
            /// `I12 h 0.1388888888888889/((I11 I22 - I12²)²)`
            k78: T,
            /// `-(I11 h 0.1388888888888889/((I11 I22 - I12²)²))`
            k79: T,
            /// `-(((I12 I13 - I11 I23) h 0.1388888888888889/((I11 I22 - I12²)²))/2)`
            k80: T,
            /// `-(I22 h 0.26798833376246944/((I11 I22 - I12²)²))`
            k81: T,
            /// `-(((I13 I22 - I12 I23) h 0.26798833376246944/((I11 I22 - I12²)²))/2)`
            k82: T,
            /// `-(((I11 I23 - I12 I13) h 0.26798833376246944/((I11 I22 - I12²)²))/2)`
            k83: T,
            /// `-(I22 h 0.48042111196938336/((I11 I22 - I12²)²))`
            k84: T,
            /// `-(((I13 I22 - I12 I23) h 0.48042111196938336/((I11 I22 - I12²)²))/2)`
            k85: T,
            /// `-(((I11 I23 - I12 I13) h 0.48042111196938336/((I11 I22 - I12²)²))/2)`
            k86: T,
            /// `-(I22 h 0.1388888888888889/((I11 I22 - I12²)²))`
            k87: T,
            /// `-(((I13 I22 - I12 I23) h 0.1388888888888889/((I11 I22 - I12²)²))/2)`
            k88: T,
            /// `((I11 I23 - I12 I13) h 0.1388888888888889/((I11 I22 - I12²)²))/2`
            k89: T,
            /// `h 0.009789444015308325/2`
            k90: T,
            /// `h 0.1388888888888889/2`
            k91: T,
            /// `h -0.0359766675249389/2`
            k92: T,
            /// `h -0.022485417203086815/2`
            k93: T,
            /// `h 0.30026319498086457/2`
            k94: T,
            /// `h 0.2222222222222222/2`
            k95: T,
            /// `h 0.1388888888888889/2`
            k96: T,
            /// `h 0.26798833376246944/2`
            k97: T,
            /// `h 0.48042111196938336/2`
            k98: T,
            /// `h 0.009789444015308325/4`
            k99: T,
            /// `h 0.1388888888888889/4`
            k100: T,
            /// `h -0.0359766675249389/4`
            k101: T,
            /// `h -0.022485417203086815/4`
            k102: T,
            /// `h 0.30026319498086457/4`
            k103: T,
            /// `h 0.2222222222222222/4`
            k104: T,
            /// `h 0.1388888888888889/4`
            k105: T,
            /// `h 0.26798833376246944/4`
            k106: T,
            /// `h 0.48042111196938336/4`
            k107: T,
            /// `h 0.4444444444444444`
            k108: T,
            /// `h 0.2777777777777778`
            k109: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 12];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(0.2777777777777778);
                let k2 = rt::lit::<T>(0.5) * rt::lit::<T>(0.4444444444444444);
                let i12_i23 = i12 * i23;
                let i13_i22 = i13 * i22;
                let k3 = i12_i23 - i13_i22;
                let i12_i13 = i12 * i13;
                let i11_i23 = i11 * i23;
                let k4 = i12_i13 - i11_i23;
                let twice_i12 = rt::lit::<T>(2.0) * i12;
                let k5 = i13_i22 - i12_i23;
                let k6 = i11_i23 - i12_i13;
                let k7 = i11 * i22 - i12 * i12;
                let k8 = i22 / k7;
                let k9 = i12 / k7;
                let k10 = i11 / k7;
                let k11 = rt::lit::<T>(0.5) / k7;
                let k12 = rt::lit::<T>(1.0) / k7;
                let k13 = k7 * k7;
                let k14 = rt::lit::<T>(1.0) / k13;
                let k15 = rt::lit::<T>(0.5) / k13;
                let k16 = rt::lit::<T>(2.0) * k10;
                let k17 = rt::lit::<T>(2.0) * k9;
                let twice_i11 = rt::lit::<T>(2.0) * i11;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k18 = h * rt::lit::<T>(0.1388888888888889);
                let k19 = h * rt::lit::<T>(-0.0359766675249389);
                let k20 = h * rt::lit::<T>(0.009789444015308325);
                let k21 = h * rt::lit::<T>(0.30026319498086457);
                let k22 = h * rt::lit::<T>(0.2222222222222222);
                let k23 = h * rt::lit::<T>(-0.022485417203086815);
                let k24 = h * rt::lit::<T>(0.26798833376246944);
                let k25 = h * rt::lit::<T>(0.48042111196938336);
                let k26 = h * rt::lit::<T>(0.1388888888888889);
                let k27 = rt::lit::<T>(0.5) * (k3 * k18 / k13);
                let k28 = i12 * k18 / k13;
                let k29 = -(i11 * k18 / k13);
                let k30 = -(rt::lit::<T>(0.5) * (k4 * k18 / k13));
                let k31 = -(rt::lit::<T>(0.5) * (k3 * k19 / k13));
                let k32 = -(i12 * k19 / k13);
                let k33 = -(i11 * k19 / k13);
                let k34 = -(rt::lit::<T>(0.5) * (k4 * k19 / k13));
                let k35 = -(rt::lit::<T>(0.5) * (k3 * k20 / k13));
                let k36 = -(i12 * k20 / k13);
                let k37 = -(i11 * k20 / k13);
                let k38 = -(rt::lit::<T>(0.5) * (k4 * k20 / k13));
                let k39 = -(i22 * k18 / k13);
                let k40 = -(rt::lit::<T>(0.5) * (k5 * k18 / k13));
                let k41 = rt::lit::<T>(0.5) * (k6 * k18 / k13);
                let k42 = -(i22 * k19 / k13);
                let k43 = -(rt::lit::<T>(0.5) * (k5 * k19 / k13));
                let k44 = -(rt::lit::<T>(0.5) * (k6 * k19 / k13));
                let k45 = -(i22 * k20 / k13);
                let k46 = -(rt::lit::<T>(0.5) * (k5 * k20 / k13));
                let k47 = -(rt::lit::<T>(0.5) * (k6 * k20 / k13));
                let k48 = -(rt::lit::<T>(0.5) * (k3 * k21 / k13));
                let k49 = -(i12 * k21 / k13);
                let k50 = -(i11 * k21 / k13);
                let k51 = -(rt::lit::<T>(0.5) * (k4 * k21 / k13));
                let k52 = rt::lit::<T>(0.5) * (k3 * k22 / k13);
                let k53 = i12 * k22 / k13;
                let k54 = -(i11 * k22 / k13);
                let k55 = -(rt::lit::<T>(0.5) * (k4 * k22 / k13));
                let k56 = -(rt::lit::<T>(0.5) * (k3 * k23 / k13));
                let k57 = -(i12 * k23 / k13);
                let k58 = -(i11 * k23 / k13);
                let k59 = -(rt::lit::<T>(0.5) * (k4 * k23 / k13));
                let k60 = -(i22 * k21 / k13);
                let k61 = -(rt::lit::<T>(0.5) * (k5 * k21 / k13));
                let k62 = -(rt::lit::<T>(0.5) * (k6 * k21 / k13));
                let k63 = -(i22 * k22 / k13);
                let k64 = -(rt::lit::<T>(0.5) * (k5 * k22 / k13));
                let k65 = rt::lit::<T>(0.5) * (k6 * k22 / k13);
                let k66 = -(i22 * k23 / k13);
                let k67 = -(rt::lit::<T>(0.5) * (k5 * k23 / k13));
                let k68 = -(rt::lit::<T>(0.5) * (k6 * k23 / k13));
                let k69 = -(rt::lit::<T>(0.5) * (k3 * k24 / k13));
                let k70 = -(i12 * k24 / k13);
                let k71 = -(i11 * k24 / k13);
                let k72 = -(rt::lit::<T>(0.5) * (k4 * k24 / k13));
                let k73 = -(rt::lit::<T>(0.5) * (k3 * k25 / k13));
                let k74 = -(i12 * k25 / k13);
                let k75 = -(i11 * k25 / k13);
                let k76 = -(rt::lit::<T>(0.5) * (k4 * k25 / k13));
                let k77 = rt::lit::<T>(0.5) * (k3 * k26 / k13);
                let k78 = i12 * k26 / k13;
                let k79 = -(i11 * k26 / k13);
                let k80 = -(rt::lit::<T>(0.5) * (k4 * k26 / k13));
                let k81 = -(i22 * k24 / k13);
                let k82 = -(rt::lit::<T>(0.5) * (k5 * k24 / k13));
                let k83 = -(rt::lit::<T>(0.5) * (k6 * k24 / k13));
                let k84 = -(i22 * k25 / k13);
                let k85 = -(rt::lit::<T>(0.5) * (k5 * k25 / k13));
                let k86 = -(rt::lit::<T>(0.5) * (k6 * k25 / k13));
                let k87 = -(i22 * k26 / k13);
                let k88 = -(rt::lit::<T>(0.5) * (k5 * k26 / k13));
                let k89 = rt::lit::<T>(0.5) * (k6 * k26 / k13);
                let k90 = rt::lit::<T>(0.5) * k20;
                let k91 = rt::lit::<T>(0.5) * k18;
                let k92 = rt::lit::<T>(0.5) * k19;
                let k93 = rt::lit::<T>(0.5) * k23;
                let k94 = rt::lit::<T>(0.5) * k21;
                let k95 = rt::lit::<T>(0.5) * k22;
                let k96 = rt::lit::<T>(0.5) * k26;
                let k97 = rt::lit::<T>(0.5) * k24;
                let k98 = rt::lit::<T>(0.5) * k25;
                let k99 = rt::lit::<T>(0.25) * k20;
                let k100 = rt::lit::<T>(0.25) * k18;
                let k101 = rt::lit::<T>(0.25) * k19;
                let k102 = rt::lit::<T>(0.25) * k23;
                let k103 = rt::lit::<T>(0.25) * k21;
                let k104 = rt::lit::<T>(0.25) * k22;
                let k105 = rt::lit::<T>(0.25) * k26;
                let k106 = rt::lit::<T>(0.25) * k24;
                let k107 = rt::lit::<T>(0.25) * k25;
                let k108 = h * rt::lit::<T>(0.4444444444444444);
                let k109 = h * rt::lit::<T>(0.2777777777777778);
                Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    twice_i12,
                    k5,
                    k6,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k14,
                    k15,
                    k16,
                    k17,
                    twice_i11,
                    inv_h,
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
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
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
                let Scheme { k8, k9, k10, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k8 * t1 - k9 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k10 * t2);
                let carried = [r11, r12, r13, r21, r22, r23, r31, r32, r33, t1, t2, t3];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, reference,
                ] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    twice_i12,
                    k5,
                    k6,
                    k11,
                    k12,
                    k14,
                    k15,
                    k16,
                    k17,
                    twice_i11,
                    inv_h,
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
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    ..
                } = *setting.scheme();
                let i22_rho1 = i22 * rho1;
                let i12_rho2 = i12 * rho2;
                let t1 = i11 * rho2 - i12 * rho1;
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
                    let t8 = rho1
                        + (k18 * rho1_rate_1 + k19 * rho1_rate_2 + k20 * rho1_rate_3);
                    let t9 = rho2
                        + (k18 * rho2_rate_1 + k19 * rho2_rate_2 + k20 * rho2_rate_3);
                    let t10 = k3 * t8 + k4 * t9;
                    let t11 = twice_i11 * t9 - twice_i12 * t8;
                    let t12 = k15 * (t10 * t11);
                    let t13 = k5 * t8 + k6 * t9;
                    let t14 = rt::lit::<T>(2.0) * (i22 * t8) - twice_i12 * t9;
                    let t15 = k15 * (t13 * t14);
                    let t16 = rho1
                        + (k21 * rho1_rate_1 + k22 * rho1_rate_2 + k23 * rho1_rate_3);
                    let t17 = rho2
                        + (k21 * rho2_rate_1 + k22 * rho2_rate_2 + k23 * rho2_rate_3);
                    let t18 = k3 * t16 + k4 * t17;
                    let t19 = twice_i11 * t17 - twice_i12 * t16;
                    let t20 = k15 * (t18 * t19);
                    let t21 = k5 * t16 + k6 * t17;
                    let t22 = rt::lit::<T>(2.0) * (i22 * t16) - twice_i12 * t17;
                    let t23 = k15 * (t21 * t22);
                    let t24 = rho1
                        + (k24 * rho1_rate_1 + k25 * rho1_rate_2 + k26 * rho1_rate_3);
                    let t25 = rho2
                        + (k24 * rho2_rate_1 + k25 * rho2_rate_2 + k26 * rho2_rate_3);
                    let t26 = k3 * t24 + k4 * t25;
                    let t27 = twice_i11 * t25 - twice_i12 * t24;
                    let t28 = k15 * (t26 * t27);
                    let t29 = k5 * t24 + k6 * t25;
                    let t30 = rt::lit::<T>(2.0) * (i22 * t24) - twice_i12 * t25;
                    let t31 = k15 * (t29 * t30);
                    solution1.update([t12, t15, t20, t23, t28, t31]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t2 = k3 * rho1 + k4 * rho2;
                            let t3 = k14 * (t2 * t1);
                            let t4 = i12_rho2 - i22_rho1;
                            let t5 = k14 * (t2 * t4);
                            [t3, t5, t3, t5, t3, t5]
                        },
                        move || {
                            let t6 = rt::abs(inv_h * rho1);
                            let t7 = rt::abs(inv_h * rho2);
                            [t6, t7, t6, t7, t6, t7]
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
                            let t8 = rho1
                                + (k18 * rho1_rate_1 + k19 * rho1_rate_2
                                    + k20 * rho1_rate_3);
                            let t9 = rho2
                                + (k18 * rho2_rate_1 + k19 * rho2_rate_2
                                    + k20 * rho2_rate_3);
                            let t10 = k3 * t8 + k4 * t9;
                            let t11 = twice_i11 * t9 - twice_i12 * t8;
                            let t12 = k15 * (t10 * t11);
                            let t13 = k5 * t8 + k6 * t9;
                            let t14 = rt::lit::<T>(2.0) * (i22 * t8) - twice_i12 * t9;
                            let t15 = k15 * (t13 * t14);
                            let t16 = rho1
                                + (k21 * rho1_rate_1 + k22 * rho1_rate_2
                                    + k23 * rho1_rate_3);
                            let t17 = rho2
                                + (k21 * rho2_rate_1 + k22 * rho2_rate_2
                                    + k23 * rho2_rate_3);
                            let t18 = k3 * t16 + k4 * t17;
                            let t19 = twice_i11 * t17 - twice_i12 * t16;
                            let t20 = k15 * (t18 * t19);
                            let t21 = k5 * t16 + k6 * t17;
                            let t22 = rt::lit::<T>(2.0) * (i22 * t16) - twice_i12 * t17;
                            let t23 = k15 * (t21 * t22);
                            let t24 = rho1
                                + (k24 * rho1_rate_1 + k25 * rho1_rate_2
                                    + k26 * rho1_rate_3);
                            let t25 = rho2
                                + (k24 * rho2_rate_1 + k25 * rho2_rate_2
                                    + k26 * rho2_rate_3);
                            let t26 = k3 * t24 + k4 * t25;
                            let t27 = twice_i11 * t25 - twice_i12 * t24;
                            let t28 = k15 * (t26 * t27);
                            let t29 = k5 * t24 + k6 * t25;
                            let t30 = rt::lit::<T>(2.0) * (i22 * t24) - twice_i12 * t25;
                            let t31 = k15 * (t29 * t30);
                            (
                                [
                                    rho1_rate_1 - t12,
                                    rho2_rate_1 - t15,
                                    rho1_rate_2 - t20,
                                    rho2_rate_2 - t23,
                                    rho1_rate_3 - t28,
                                    rho2_rate_3 - t31,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - (k27 * t11 - k28 * t10),
                                        k29 * t10 + k30 * t11,
                                        k31 * t11 - k32 * t10,
                                        k33 * t10 + k34 * t11,
                                        k35 * t11 - k36 * t10,
                                        k37 * t10 + k38 * t11,
                                    ],
                                    [
                                        k39 * t13 + k40 * t14,
                                        rt::lit::<T>(1.0) - (k41 * t14 - k28 * t13),
                                        k42 * t13 + k43 * t14,
                                        k44 * t14 - k32 * t13,
                                        k45 * t13 + k46 * t14,
                                        k47 * t14 - k36 * t13,
                                    ],
                                    [
                                        k48 * t19 - k49 * t18,
                                        k50 * t18 + k51 * t19,
                                        rt::lit::<T>(1.0) - (k52 * t19 - k53 * t18),
                                        k54 * t18 + k55 * t19,
                                        k56 * t19 - k57 * t18,
                                        k58 * t18 + k59 * t19,
                                    ],
                                    [
                                        k60 * t21 + k61 * t22,
                                        k62 * t22 - k49 * t21,
                                        k63 * t21 + k64 * t22,
                                        rt::lit::<T>(1.0) - (k65 * t22 - k53 * t21),
                                        k66 * t21 + k67 * t22,
                                        k68 * t22 - k57 * t21,
                                    ],
                                    [
                                        k69 * t27 - k70 * t26,
                                        k71 * t26 + k72 * t27,
                                        k73 * t27 - k74 * t26,
                                        k75 * t26 + k76 * t27,
                                        rt::lit::<T>(1.0) - (k77 * t27 - k78 * t26),
                                        k79 * t26 + k80 * t27,
                                    ],
                                    [
                                        k81 * t29 + k82 * t30,
                                        k83 * t30 - k70 * t29,
                                        k84 * t29 + k85 * t30,
                                        k86 * t30 - k74 * t29,
                                        k87 * t29 + k88 * t30,
                                        rt::lit::<T>(1.0) - (k89 * t30 - k78 * t29),
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
                let t8 = rho1
                    + (k18 * rho1_rate_1 + k19 * rho1_rate_2 + k20 * rho1_rate_3);
                let t9 = rho2
                    + (k18 * rho2_rate_1 + k19 * rho2_rate_2 + k20 * rho2_rate_3);
                let t14 = rt::lit::<T>(2.0) * (i22 * t8) - twice_i12 * t9;
                let t32 = k12 * t14;
                let t33 = k16 * t9 - k17 * t8;
                let t16 = rho1
                    + (k21 * rho1_rate_1 + k22 * rho1_rate_2 + k23 * rho1_rate_3);
                let t17 = rho2
                    + (k21 * rho2_rate_1 + k22 * rho2_rate_2 + k23 * rho2_rate_3);
                let t22 = rt::lit::<T>(2.0) * (i22 * t16) - twice_i12 * t17;
                let t34 = k12 * t22;
                let t35 = k16 * t17 - k17 * t16;
                let t24 = rho1
                    + (k24 * rho1_rate_1 + k25 * rho1_rate_2 + k26 * rho1_rate_3);
                let t25 = rho2
                    + (k24 * rho2_rate_1 + k25 * rho2_rate_2 + k26 * rho2_rate_3);
                let t30 = rt::lit::<T>(2.0) * (i22 * t24) - twice_i12 * t25;
                let t36 = k12 * t30;
                let t37 = k16 * t25 - k17 * t24;
                let t38 = k24 * t36;
                let t39 = k18 * t32;
                let t40 = k21 * t34;
                let t41 = k24 * t37;
                let t42 = k18 * t33;
                let t43 = k21 * t35;
                let t44 = (k99 * t38 + (k100 * t39 + k101 * t40)) * t32
                    + (k99 * t41 + (k100 * t42 + k101 * t43)) * t33;
                let t45 = t44 + rt::lit::<T>(1.0);
                let t46 = k25 * t36;
                let t47 = k19 * t32;
                let t48 = k22 * t34;
                let t49 = k25 * t37;
                let t50 = k19 * t33;
                let t51 = k22 * t35;
                let t52 = (k99 * t46 + (k100 * t47 + k101 * t48)) * t32
                    + (k99 * t49 + (k100 * t50 + k101 * t51)) * t33;
                let t53 = k26 * t36;
                let t54 = k20 * t32;
                let t55 = k23 * t34;
                let t56 = k26 * t37;
                let t57 = k20 * t33;
                let t58 = k23 * t35;
                let t59 = (k99 * t53 + (k100 * t54 + k101 * t55)) * t32
                    + (k99 * t56 + (k100 * t57 + k101 * t58)) * t33;
                let t60 = (k102 * t38 + (k103 * t39 + k104 * t40)) * t34
                    + (k102 * t41 + (k103 * t42 + k104 * t43)) * t35;
                let t61 = (k102 * t46 + (k103 * t47 + k104 * t48)) * t34
                    + (k102 * t49 + (k103 * t50 + k104 * t51)) * t35;
                let t62 = t61 + rt::lit::<T>(1.0);
                let t63 = (k102 * t53 + (k103 * t54 + k104 * t55)) * t34
                    + (k102 * t56 + (k103 * t57 + k104 * t58)) * t35;
                let t64 = (k105 * t38 + (k106 * t39 + k107 * t40)) * t36
                    + (k105 * t41 + (k106 * t42 + k107 * t43)) * t37;
                let t65 = (k105 * t46 + (k106 * t47 + k107 * t48)) * t36
                    + (k105 * t49 + (k106 * t50 + k107 * t51)) * t37;
                let t66 = (k105 * t53 + (k106 * t54 + k107 * t55)) * t36
                    + (k105 * t56 + (k106 * t57 + k107 * t58)) * t37;
                let t67 = t66 + rt::lit::<T>(1.0);
                let [r13_rate_1, r13_rate_2, r13_rate_3] = rt::solve_linear(
                        {
                            let t4 = i12_rho2 - i22_rho1;
                            let t68 = k12 * (r11 * t1 + r12 * t4);
                            [t68, t68, t68]
                        },
                        move |[r13_rate_1, r13_rate_2, r13_rate_3]| {
                            let t69 = r13
                                + (k24 * r13_rate_1 + k25 * r13_rate_2 + k26 * r13_rate_3);
                            let t70 = t69 * t36;
                            let t71 = r13
                                + (k18 * r13_rate_1 + k19 * r13_rate_2 + k20 * r13_rate_3);
                            let t72 = t71 * t32;
                            let t73 = r13
                                + (k21 * r13_rate_1 + k22 * r13_rate_2 + k23 * r13_rate_3);
                            let t74 = t73 * t34;
                            let t75 = t69 * t37;
                            let t76 = t71 * t33;
                            let t77 = t73 * t35;
                            let t78 = t32 * (r12 + (k90 * t70 + (k91 * t72 + k92 * t74)))
                                - t33 * (r11 - (k90 * t75 + (k91 * t76 + k92 * t77)));
                            let t79 = t34 * (r12 + (k93 * t70 + (k94 * t72 + k95 * t74)))
                                - t35 * (r11 - (k93 * t75 + (k94 * t76 + k95 * t77)));
                            let t80 = t36 * (r12 + (k96 * t70 + (k97 * t72 + k98 * t74)))
                                - t37 * (r11 - (k96 * t75 + (k97 * t76 + k98 * t77)));
                            (
                                [
                                    r13_rate_1 + rt::lit::<T>(0.5) * t78,
                                    r13_rate_2 + rt::lit::<T>(0.5) * t79,
                                    r13_rate_3 + rt::lit::<T>(0.5) * t80,
                                ],
                                [[t45, t52, t59], [t60, t62, t63], [t64, t65, t67]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R13_rate_1, R13_rate_2, R13_rate_3",
                                tally,
                            )
                    })?;
                let [r23_rate_1, r23_rate_2, r23_rate_3] = rt::solve_linear(
                        {
                            let t4 = i12_rho2 - i22_rho1;
                            let t81 = k12 * (r21 * t1 + r22 * t4);
                            [t81, t81, t81]
                        },
                        move |[r23_rate_1, r23_rate_2, r23_rate_3]| {
                            let t82 = r23
                                + (k24 * r23_rate_1 + k25 * r23_rate_2 + k26 * r23_rate_3);
                            let t83 = t82 * t36;
                            let t84 = r23
                                + (k18 * r23_rate_1 + k19 * r23_rate_2 + k20 * r23_rate_3);
                            let t85 = t84 * t32;
                            let t86 = r23
                                + (k21 * r23_rate_1 + k22 * r23_rate_2 + k23 * r23_rate_3);
                            let t87 = t86 * t34;
                            let t88 = t82 * t37;
                            let t89 = t84 * t33;
                            let t90 = t86 * t35;
                            let t91 = t32 * (r22 + (k90 * t83 + (k91 * t85 + k92 * t87)))
                                - t33 * (r21 - (k90 * t88 + (k91 * t89 + k92 * t90)));
                            let t92 = t34 * (r22 + (k93 * t83 + (k94 * t85 + k95 * t87)))
                                - t35 * (r21 - (k93 * t88 + (k94 * t89 + k95 * t90)));
                            let t93 = t36 * (r22 + (k96 * t83 + (k97 * t85 + k98 * t87)))
                                - t37 * (r21 - (k96 * t88 + (k97 * t89 + k98 * t90)));
                            (
                                [
                                    r23_rate_1 + rt::lit::<T>(0.5) * t91,
                                    r23_rate_2 + rt::lit::<T>(0.5) * t92,
                                    r23_rate_3 + rt::lit::<T>(0.5) * t93,
                                ],
                                [[t45, t52, t59], [t60, t62, t63], [t64, t65, t67]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R23_rate_1, R23_rate_2, R23_rate_3",
                                tally,
                            )
                    })?;
                let [r33_rate_1, r33_rate_2, r33_rate_3] = rt::solve_linear(
                        {
                            let t4 = i12_rho2 - i22_rho1;
                            let t94 = k12 * (r31 * t1 + r32 * t4);
                            [t94, t94, t94]
                        },
                        move |[r33_rate_1, r33_rate_2, r33_rate_3]| {
                            let t95 = r33
                                + (k24 * r33_rate_1 + k25 * r33_rate_2 + k26 * r33_rate_3);
                            let t96 = t95 * t36;
                            let t97 = r33
                                + (k18 * r33_rate_1 + k19 * r33_rate_2 + k20 * r33_rate_3);
                            let t98 = t97 * t32;
                            let t99 = r33
                                + (k21 * r33_rate_1 + k22 * r33_rate_2 + k23 * r33_rate_3);
                            let t100 = t99 * t34;
                            let t101 = t95 * t37;
                            let t102 = t97 * t33;
                            let t103 = t99 * t35;
                            let t104 = t32
                                * (r32 + (k90 * t96 + (k91 * t98 + k92 * t100)))
                                - t33 * (r31 - (k90 * t101 + (k91 * t102 + k92 * t103)));
                            let t105 = t34
                                * (r32 + (k93 * t96 + (k94 * t98 + k95 * t100)))
                                - t35 * (r31 - (k93 * t101 + (k94 * t102 + k95 * t103)));
                            let t106 = t36
                                * (r32 + (k96 * t96 + (k97 * t98 + k98 * t100)))
                                - t37 * (r31 - (k96 * t101 + (k97 * t102 + k98 * t103)));
                            (
                                [
                                    r33_rate_1 + rt::lit::<T>(0.5) * t104,
                                    r33_rate_2 + rt::lit::<T>(0.5) * t105,
                                    r33_rate_3 + rt::lit::<T>(0.5) * t106,
                                ],
                                [[t45, t52, t59], [t60, t62, t63], [t64, t65, t67]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "R33_rate_1, R33_rate_2, R33_rate_3",
                                tally,
                            )
                    })?;
                let t73 = r13 + (k21 * r13_rate_1 + k22 * r13_rate_2 + k23 * r13_rate_3);
                let t107 = k2 * t35;
                let t71 = r13 + (k18 * r13_rate_1 + k19 * r13_rate_2 + k20 * r13_rate_3);
                let t76 = t71 * t33;
                let t69 = r13 + (k24 * r13_rate_1 + k25 * r13_rate_2 + k26 * r13_rate_3);
                let t75 = t69 * t37;
                let r11_new_2 = r11 - h * (t73 * t107 + k1 * (t76 + t75));
                let t108 = k2 * t34;
                let t72 = t71 * t32;
                let t70 = t69 * t36;
                let r12_new_2 = r12 + h * (t73 * t108 + k1 * (t72 + t70));
                let r13_new_2 = r13
                    + (k108 * r13_rate_2 + k109 * (r13_rate_1 + r13_rate_3));
                let t86 = r23 + (k21 * r23_rate_1 + k22 * r23_rate_2 + k23 * r23_rate_3);
                let t84 = r23 + (k18 * r23_rate_1 + k19 * r23_rate_2 + k20 * r23_rate_3);
                let t89 = t84 * t33;
                let t82 = r23 + (k24 * r23_rate_1 + k25 * r23_rate_2 + k26 * r23_rate_3);
                let t88 = t82 * t37;
                let r21_new_2 = r21 - h * (t86 * t107 + k1 * (t89 + t88));
                let t85 = t84 * t32;
                let t83 = t82 * t36;
                let r22_new_2 = r22 + h * (t86 * t108 + k1 * (t85 + t83));
                let r23_new_2 = r23
                    + (k108 * r23_rate_2 + k109 * (r23_rate_1 + r23_rate_3));
                let t99 = r33 + (k21 * r33_rate_1 + k22 * r33_rate_2 + k23 * r33_rate_3);
                let t97 = r33 + (k18 * r33_rate_1 + k19 * r33_rate_2 + k20 * r33_rate_3);
                let t102 = t97 * t33;
                let t95 = r33 + (k24 * r33_rate_1 + k25 * r33_rate_2 + k26 * r33_rate_3);
                let t101 = t95 * t37;
                let r31_new_2 = r31 - h * (t99 * t107 + k1 * (t102 + t101));
                let t98 = t97 * t32;
                let t96 = t95 * t36;
                let r32_new_2 = r32 + h * (t99 * t108 + k1 * (t98 + t96));
                let r33_new_2 = r33
                    + (k108 * r33_rate_2 + k109 * (r33_rate_1 + r33_rate_3));
                let t109 = i22_rho1 - rt::lit::<T>(2.0) * i12_rho2;
                let t110 = k12 * (rho1 * (i22_rho1 + t109))
                    + k12 * (rho2 * (rt::lit::<T>(2.0) * t1));
                let t111 = rt::lit::<T>(0.5) * t110;
                let t112 = rt::visible_change(
                    (k11 * (rho1 * t109 + i11 * (rho2 * rho2)) - reference)
                        * (rt::lit::<T>(0.25) * t110),
                    rt::lit::<T>(0.0625) * (reference * reference) + t111 * t111,
                    rt::lit::<T>(1.0),
                );
                let t113 = rt::lit::<T>(1.0) - t112;
                let rho1_new_2 = t113
                    * (rho1 + (k108 * rho1_rate_2 + k109 * (rho1_rate_1 + rho1_rate_3)));
                let rho2_new_2 = t113
                    * (rho2 + (k108 * rho2_rate_2 + k109 * (rho2_rate_1 + rho2_rate_3)));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[9], motion.carried[10]]);
                    let after = balance([carried[9], carried[10]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
                let Scheme { k8, k9, k10, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k8 * rho1 - k9 * rho2,
                    omega2: k10 * rho2 - k9 * rho1,
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
                let Scheme { twice_i12, k11, k12, .. } = self;
                let t1 = rho1 * (i22 * rho1 - twice_i12 * rho2);
                let t2 = rho2 * (i11 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let t3 = abs_rho1
                    * (i22 * abs_rho1 + rt::lit::<T>(2.0) * rt::abs(i12 * rho2))
                    + (rt::abs(t1) + rt::lit::<T>(2.0) * t2);
                [k11 * (t1 + t2), rt::lit::<T>(0.5) * rt::abs(k12) * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5626e56f909c9899ab21bd001f0761e8";
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 8 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 16 | 7 | 0 | 0 | 0 |
        /// | each step | 30 | 46 | 1 | 0 | 0 | 0 |
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 5 | 18 | 8 | 0 | 0 | 0 |
        /// | each step | 42 | 58 | 1 | 0 | 0 | 0 |
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
            /// `h/(I11 - I12 (I12/I22))`
            k12: T,
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
            /// `h²/4`
            k21: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 13];
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
                let k21 = rt::lit::<T>(0.25) * (h * h);
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
                    k12,
                    k13,
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
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i33 = system.parameters.I33;
                let Scheme { twice_i12, twice_i23, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = omega1
                    * (rt::lit::<T>(2.0) * i13 * omega3
                        + (i11 * omega1 + twice_i12 * omega2))
                    + (omega2 * (i22 * omega2 + twice_i23 * omega3)
                        + omega3 * (i33 * omega3));
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    omega1,
                    omega2,
                    omega3,
                    rt::lit::<T>(0.5) * t1,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                reference] = motion.carried;
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
                    k12,
                    k13,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
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
                            let t4 = k2 * t3;
                            let t5 = inv_i22 * t2 + k4 * t3;
                            let t6 = i23 * t5 - k5 * t3;
                            [-(t4 * t6), t5 * t6]
                        },
                        move || [rt::abs(inv_h * t2), rt::abs(inv_h * t1)],
                        move |[rho1_rate, rho2_rate]| {
                            let t7 = t2 + half_h * rho1_rate;
                            let t8 = i12_over_i22 * t7 + (half_h * rho2_rate - t1);
                            let t9 = k2 * t8;
                            let t10 = inv_i22 * t7 + k4 * t8;
                            let t11 = i23 * t10 - k5 * t8;
                            (
                                [rho1_rate + t9 * t11, rho2_rate - t10 * t11],
                                [
                                    [
                                        k7 * t11 + (k11 * t8 + rt::lit::<T>(1.0)),
                                        k13 * t11 + k17 * t8,
                                    ],
                                    [
                                        k18 * t10 - k8 * t11,
                                        k20 * t10 + rt::lit::<T>(1.0) - k19 * t11,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t7 = t2 + half_h * rho1_rate;
                let t8 = i12_over_i22 * t7 + (half_h * rho2_rate - t1);
                let t9 = k2 * t8;
                let t10 = inv_i22 * t7 + k4 * t8;
                let t12 = k13 * t8;
                let t13 = half_h * t10;
                let t14 = k21 * (t9 * t9 + t10 * t10) + rt::lit::<T>(1.0);
                let [r13_rate] = rt::solve_linear(
                        {
                            let t3 = i12_over_i22 * t2 - t1;
                            let t4 = k2 * t3;
                            let t5 = inv_i22 * t2 + k4 * t3;
                            [r12 * t4 + r11 * t5]
                        },
                        move |[r13_rate]| {
                            let t15 = r13 + half_h * r13_rate;
                            (
                                [
                                    r13_rate - t9 * (r12 - t15 * t12) - t10 * (r11 - t15 * t13),
                                ],
                                [[t14]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate", tally)
                    })?;
                let [r23_rate] = rt::solve_linear(
                        {
                            let t3 = i12_over_i22 * t2 - t1;
                            let t4 = k2 * t3;
                            let t5 = inv_i22 * t2 + k4 * t3;
                            [r22 * t4 + r21 * t5]
                        },
                        move |[r23_rate]| {
                            let t16 = r23 + half_h * r23_rate;
                            (
                                [
                                    r23_rate - t9 * (r22 - t16 * t12) - t10 * (r21 - t16 * t13),
                                ],
                                [[t14]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate", tally)
                    })?;
                let [r33_rate] = rt::solve_linear(
                        {
                            let t3 = i12_over_i22 * t2 - t1;
                            let t4 = k2 * t3;
                            let t5 = inv_i22 * t2 + k4 * t3;
                            [r32 * t4 + r31 * t5]
                        },
                        move |[r33_rate]| {
                            let t17 = r33 + half_h * r33_rate;
                            (
                                [
                                    r33_rate - t9 * (r32 - t17 * t12) - t10 * (r31 - t17 * t13),
                                ],
                                [[t14]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate", tally)
                    })?;
                let t15 = r13 + half_h * r13_rate;
                let t18 = h * t10;
                let r11_new_2 = r11 - t15 * t18;
                let t19 = k12 * t8;
                let r12_new_2 = r12 - t15 * t19;
                let r13_new_2 = r13 + h * r13_rate;
                let t16 = r23 + half_h * r23_rate;
                let r21_new_2 = r21 - t16 * t18;
                let r22_new_2 = r22 - t16 * t19;
                let r23_new_2 = r23 + h * r23_rate;
                let t17 = r33 + half_h * r33_rate;
                let r31_new_2 = r31 - t17 * t18;
                let r32_new_2 = r32 - t17 * t19;
                let r33_new_2 = r33 + h * r33_rate;
                let t20 = t2 + h * rho1_rate;
                let t21 = h * rho2_rate - t1 + i12_over_i22 * t20;
                let i33_omega3 = i33 * omega3;
                let t22 = i11_omega1 + rt::lit::<T>(2.0) * (i12_omega2 + i13_omega3);
                let t23 = i22_omega2 + twice_i23 * omega3;
                let t24 = omega3 * (i33_omega3 + (i13 * omega1 + i23 * omega2))
                    + rt::lit::<T>(0.5)
                        * (omega1 * (i11_omega1 + t22)
                            + omega2 * (t23 + (i22_omega2 + twice_i12 * omega1)));
                let t25 = t24
                    * (rt::lit::<T>(0.5)
                        * (rt::lit::<T>(0.5)
                            * (omega2 * t23 + omega3 * i33_omega3 + omega1 * t22)
                            - reference));
                let t26 = rt::visible_change(
                    t25,
                    reference * (rt::lit::<T>(0.0625) * reference) + t24 * t24,
                    rt::lit::<T>(1.0),
                );
                let omega1_new_2 = t21 * (k2 * (t26 - rt::lit::<T>(1.0)));
                let omega2_new_2 = (inv_i22 * t20 + k4 * t21)
                    * (rt::lit::<T>(1.0) - t26);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    omega1_new_2,
                    omega2_new_2,
                    rt::lit::<T>(0.0),
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                    carried[11],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[9],
                        motion.carried[10],
                        motion.carried[11],
                    ]);
                    let after = balance([carried[9], carried[10], carried[11]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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
            const IDENTITY: &'static str = "c8b043a6ecc41fcc78b33ef79889b82c";
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 5 | 18 | 8 | 0 | 0 | 0 |
        /// | each step | 42 | 58 | 1 | 0 | 0 | 0 |
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 15 | 4 | 0 | 0 | 0 |
        /// | each step | 37 | 52 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean, rho2_mean | 16 | 18 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 I12`
            twice_i12: T,
            /// `2 I23`
            twice_i23: T,
            /// `I12/I11`
            i12_over_i11: T,
            /// `1/I11`
            inv_i11: T,
            /// `I12/(I11 (I22 - I12 (I12/I11)))`
            k3: T,
            /// `1/(I22 - I12 (I12/I11))`
            k4: T,
            /// `I13 (I12/I11)`
            i13_i12_over_i11: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            k5: T,
            /// `(h/I11)/2`
            k6: T,
            /// `h (I12/(I11 (I22 - I12 (I12/I11))))/2`
            k7: T,
            /// `(h/(I22 - I12 (I12/I11)))/2`
            k9: T,
            /// `I12 (h/(I11 (I22 - I12 (I12/I11))))/2`
            k11: T,
            /// `(h/I11)/2 + (I12/I11) I12 (h/(I11 (I22 - I12 (I12/I11))))/2`
            k12: T,
            /// `-((h/(I22 - I12 (I12/I11)))/2)`
            k13: T,
            /// `(I12 h/(I11 (I22 - I12 (I12/I11))))/2`
            k14: T,
            /// `I23 (h/(I22 - I12 (I12/I11)))/2`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 13];
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
                let i12_over_i11 = i12 / i11;
                let inv_i11 = rt::lit::<T>(1.0) / i11;
                let k1 = i22 - i12 * i12_over_i11;
                let k2 = i11 * k1;
                let k3 = i12 / k2;
                let k4 = rt::lit::<T>(1.0) / k1;
                let i13_i12_over_i11 = i13 * i12_over_i11;
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = rt::lit::<T>(0.25) * (h * h);
                let k6 = rt::lit::<T>(0.5) * (h / i11);
                let k7 = rt::lit::<T>(0.5) * (h * k3);
                let k8 = h / k1;
                let k9 = rt::lit::<T>(0.5) * k8;
                let k10 = i12 * (h / k2);
                let k11 = rt::lit::<T>(0.5) * k10;
                let k12 = k6 + rt::lit::<T>(0.5) * (i12_over_i11 * k10);
                let k13 = -k9;
                let k14 = rt::lit::<T>(0.5) * (i12 * h / k2);
                let k15 = rt::lit::<T>(0.5) * (i23 * k8);
                Scheme {
                    twice_i12,
                    twice_i23,
                    i12_over_i11,
                    inv_i11,
                    k3,
                    k4,
                    i13_i12_over_i11,
                    half_h,
                    k5,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = omega1
                    * (rt::lit::<T>(2.0) * i13 * omega3
                        + (i11 * omega1 + twice_i12 * omega2))
                    + (omega2 * (i22 * omega2 + twice_i23 * omega3)
                        + omega3 * (i33 * omega3));
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    omega1,
                    omega2,
                    omega3,
                    rt::lit::<T>(0.5) * t1,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                reference] = motion.carried;
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
                    i12_over_i11,
                    inv_i11,
                    k3,
                    k4,
                    i13_i12_over_i11,
                    half_h,
                    k5,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                } = *setting.scheme();
                let i13_omega3 = i13 * omega3;
                let i11_omega1 = i11 * omega1;
                let i12_omega2 = i12 * omega2;
                let t1 = i13_omega3 + (i11_omega1 + i12_omega2);
                let i22_omega2 = i22 * omega2;
                let t2 = i12 * omega1 + (i22_omega2 + i23 * omega3);
                let i33_omega3 = i33 * omega3;
                let t3 = i33_omega3 + (i13 * omega1 + i23 * omega2);
                let t4 = t2 - i12_over_i11 * t1;
                let t5 = inv_i11 * t1 - k3 * t4;
                let t6 = k4 * t4;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = omega3 * t2 - omega2 * t3;
                            let t8 = omega1 * t3 - omega3 * t1 - i12_over_i11 * t7;
                            [t5 + k6 * t7 - k7 * t8, t6 + k9 * t8]
                        },
                        move || [rt::abs(t5), rt::abs(t6)],
                        move |[rho1_mean, rho2_mean]| {
                            let i13_rho1_mean = i13 * rho1_mean;
                            let i23_rho2_mean = i23 * rho2_mean;
                            let t9 = i13_rho1_mean + i23_rho2_mean;
                            let t10 = rho2_mean * t9;
                            let t11 = rho1_mean * t9 + i12_over_i11 * t10;
                            let t12 = k12 * rho2_mean + k11 * rho1_mean;
                            (
                                [
                                    k7 * t11 + (k6 * t10 + (rho1_mean - t5)),
                                    rho2_mean - t6 - k9 * t11,
                                ],
                                [
                                    [
                                        i13 * t12 + (k11 * t9 + rt::lit::<T>(1.0)),
                                        k12 * t9 + i23 * t12,
                                    ],
                                    [
                                        k13 * (t9 + (i13_rho1_mean + i13_i12_over_i11 * rho2_mean)),
                                        rt::lit::<T>(1.0) - k15 * rho1_mean
                                            - k14 * (i23_rho2_mean + t9),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean, rho2_mean", tally)
                    })?;
                let [rho1_mean, rho2_mean] = solution1.x;
                let half_h_rho2_mean = half_h * rho2_mean;
                let half_h_rho1_mean = half_h * rho1_mean;
                let t13 = k5 * (rho1_mean * rho1_mean + rho2_mean * rho2_mean)
                    + rt::lit::<T>(1.0);
                let [r13_rate] = rt::solve_linear(
                        [omega2 * r11 - omega1 * r12],
                        move |[r13_rate]| {
                            let t14 = r13 + half_h * r13_rate;
                            (
                                [
                                    r13_rate + rho1_mean * (r12 + t14 * half_h_rho1_mean)
                                        - rho2_mean * (r11 - t14 * half_h_rho2_mean),
                                ],
                                [[t13]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate", tally)
                    })?;
                let [r23_rate] = rt::solve_linear(
                        [omega2 * r21 - omega1 * r22],
                        move |[r23_rate]| {
                            let t15 = r23 + half_h * r23_rate;
                            (
                                [
                                    r23_rate + rho1_mean * (r22 + t15 * half_h_rho1_mean)
                                        - rho2_mean * (r21 - t15 * half_h_rho2_mean),
                                ],
                                [[t13]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate", tally)
                    })?;
                let [r33_rate] = rt::solve_linear(
                        [omega2 * r31 - omega1 * r32],
                        move |[r33_rate]| {
                            let t16 = r33 + half_h * r33_rate;
                            (
                                [
                                    r33_rate + rho1_mean * (r32 + t16 * half_h_rho1_mean)
                                        - rho2_mean * (r31 - t16 * half_h_rho2_mean),
                                ],
                                [[t13]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate", tally)
                    })?;
                let h_rho2_mean = h * rho2_mean;
                let t14 = r13 + half_h * r13_rate;
                let r11_new_2 = r11 - h_rho2_mean * t14;
                let h_rho1_mean = h * rho1_mean;
                let r12_new_2 = r12 + h_rho1_mean * t14;
                let r13_new_2 = r13 + h * r13_rate;
                let t15 = r23 + half_h * r23_rate;
                let r21_new_2 = r21 - h_rho2_mean * t15;
                let r22_new_2 = r22 + h_rho1_mean * t15;
                let r23_new_2 = r23 + h * r23_rate;
                let t16 = r33 + half_h * r33_rate;
                let r31_new_2 = r31 - h_rho2_mean * t16;
                let r32_new_2 = r32 + h_rho1_mean * t16;
                let r33_new_2 = r33 + h * r33_rate;
                let t17 = i11_omega1 + rt::lit::<T>(2.0) * (i12_omega2 + i13_omega3);
                let t18 = i22_omega2 + twice_i23 * omega3;
                let t19 = omega3 * t3
                    + rt::lit::<T>(0.5)
                        * (omega1 * (i11_omega1 + t17)
                            + omega2 * (t18 + (i22_omega2 + twice_i12 * omega1)));
                let t20 = t19
                    * (rt::lit::<T>(0.5)
                        * (rt::lit::<T>(0.5)
                            * (omega2 * t18 + omega3 * i33_omega3 + omega1 * t17)
                            - reference));
                let t21 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t20,
                        reference * (rt::lit::<T>(0.0625) * reference) + t19 * t19,
                        rt::lit::<T>(1.0),
                    );
                let omega1_new_2 = t21 * (rt::lit::<T>(2.0) * rho1_mean - t5);
                let omega2_new_2 = t21 * (rt::lit::<T>(2.0) * rho2_mean - t6);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    omega1_new_2,
                    omega2_new_2,
                    rt::lit::<T>(0.0),
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                    carried[11],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[9],
                        motion.carried[10],
                        motion.carried[11],
                    ]);
                    let after = balance([carried[9], carried[10], carried[11]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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
            const IDENTITY: &'static str = "2654ffed5e8f7770a1ef120f26c44842";
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 15 | 4 | 0 | 0 | 0 |
        /// | each step | 37 | 52 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean, rho2_mean | 16 | 18 | 0 | 0 | 0 | 0 |
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 15 | 4 | 0 | 0 | 0 |
        /// | each step | 37 | 52 | 1 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean, rho2_mean | 16 | 18 | 0 | 0 | 0 | 0 |
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
        /// - `R13_rate`: 1 × 1 linear block; torn from it and assigned: R11_rate, R12_rate
        /// - `R23_rate`: 1 × 1 linear block; torn from it and assigned: R21_rate, R22_rate
        /// - `R33_rate`: 1 × 1 linear block; torn from it and assigned: R31_rate, R32_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 15 | 4 | 0 | 0 | 0 |
        /// | each step | 26 | 39 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_mean, rho2_mean | 16 | 18 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I12/I11`
            i12_over_i11: T,
            /// `1/I11`
            inv_i11: T,
            /// `I12/(I11 (I22 - I12 (I12/I11)))`
            k3: T,
            /// `1/(I22 - I12 (I12/I11))`
            k4: T,
            /// `I13 (I12/I11)`
            i13_i12_over_i11: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            k5: T,
            /// `(h/I11)/2`
            k6: T,
            /// `h (I12/(I11 (I22 - I12 (I12/I11))))/2`
            k7: T,
            /// `(h/(I22 - I12 (I12/I11)))/2`
            k9: T,
            /// `I12 (h/(I11 (I22 - I12 (I12/I11))))/2`
            k11: T,
            /// `(h/I11)/2 + (I12/I11) I12 (h/(I11 (I22 - I12 (I12/I11))))/2`
            k12: T,
            /// `-((h/(I22 - I12 (I12/I11)))/2)`
            k13: T,
            /// `(I12 h/(I11 (I22 - I12 (I12/I11))))/2`
            k14: T,
            /// `I23 (h/(I22 - I12 (I12/I11)))/2`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); velocity v = q̇ (3).
            type Carried = [T; 12];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i12_over_i11 = i12 / i11;
                let inv_i11 = rt::lit::<T>(1.0) / i11;
                let k1 = i22 - i12 * i12_over_i11;
                let k2 = i11 * k1;
                let k3 = i12 / k2;
                let k4 = rt::lit::<T>(1.0) / k1;
                let i13_i12_over_i11 = i13 * i12_over_i11;
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = rt::lit::<T>(0.25) * (h * h);
                let k6 = rt::lit::<T>(0.5) * (h / i11);
                let k7 = rt::lit::<T>(0.5) * (h * k3);
                let k8 = h / k1;
                let k9 = rt::lit::<T>(0.5) * k8;
                let k10 = i12 * (h / k2);
                let k11 = rt::lit::<T>(0.5) * k10;
                let k12 = k6 + rt::lit::<T>(0.5) * (i12_over_i11 * k10);
                let k13 = -k9;
                let k14 = rt::lit::<T>(0.5) * (i12 * h / k2);
                let k15 = rt::lit::<T>(0.5) * (i23 * k8);
                Scheme {
                    i12_over_i11,
                    inv_i11,
                    k3,
                    k4,
                    i13_i12_over_i11,
                    half_h,
                    k5,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    omega1,
                    omega2,
                    omega3,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i13 = setting.system().parameters.I13;
                let i22 = setting.system().parameters.I22;
                let i23 = setting.system().parameters.I23;
                let i33 = setting.system().parameters.I33;
                let Scheme {
                    i12_over_i11,
                    inv_i11,
                    k3,
                    k4,
                    i13_i12_over_i11,
                    half_h,
                    k5,
                    k6,
                    k7,
                    k9,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                } = *setting.scheme();
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t2 - i12_over_i11 * t1;
                let t4 = inv_i11 * t1 - k3 * t3;
                let t5 = k4 * t3;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t6 = i33 * omega3 + (i13 * omega1 + i23 * omega2);
                            let t7 = omega3 * t2 - omega2 * t6;
                            let t8 = omega1 * t6 - omega3 * t1 - i12_over_i11 * t7;
                            [t4 + k6 * t7 - k7 * t8, t5 + k9 * t8]
                        },
                        move || [rt::abs(t4), rt::abs(t5)],
                        move |[rho1_mean, rho2_mean]| {
                            let i13_rho1_mean = i13 * rho1_mean;
                            let i23_rho2_mean = i23 * rho2_mean;
                            let t9 = i13_rho1_mean + i23_rho2_mean;
                            let t10 = rho2_mean * t9;
                            let t11 = rho1_mean * t9 + i12_over_i11 * t10;
                            let t12 = k12 * rho2_mean + k11 * rho1_mean;
                            (
                                [
                                    k7 * t11 + (k6 * t10 + (rho1_mean - t4)),
                                    rho2_mean - t5 - k9 * t11,
                                ],
                                [
                                    [
                                        i13 * t12 + (k11 * t9 + rt::lit::<T>(1.0)),
                                        k12 * t9 + i23 * t12,
                                    ],
                                    [
                                        k13 * (t9 + (i13_rho1_mean + i13_i12_over_i11 * rho2_mean)),
                                        rt::lit::<T>(1.0) - k15 * rho1_mean
                                            - k14 * (i23_rho2_mean + t9),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean, rho2_mean", tally)
                    })?;
                let [rho1_mean, rho2_mean] = solution1.x;
                let half_h_rho2_mean = half_h * rho2_mean;
                let half_h_rho1_mean = half_h * rho1_mean;
                let t13 = k5 * (rho1_mean * rho1_mean + rho2_mean * rho2_mean)
                    + rt::lit::<T>(1.0);
                let [r13_rate] = rt::solve_linear(
                        [omega2 * r11 - omega1 * r12],
                        move |[r13_rate]| {
                            let t14 = r13 + half_h * r13_rate;
                            (
                                [
                                    r13_rate + rho1_mean * (r12 + t14 * half_h_rho1_mean)
                                        - rho2_mean * (r11 - t14 * half_h_rho2_mean),
                                ],
                                [[t13]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R13_rate", tally)
                    })?;
                let [r23_rate] = rt::solve_linear(
                        [omega2 * r21 - omega1 * r22],
                        move |[r23_rate]| {
                            let t15 = r23 + half_h * r23_rate;
                            (
                                [
                                    r23_rate + rho1_mean * (r22 + t15 * half_h_rho1_mean)
                                        - rho2_mean * (r21 - t15 * half_h_rho2_mean),
                                ],
                                [[t13]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R23_rate", tally)
                    })?;
                let [r33_rate] = rt::solve_linear(
                        [omega2 * r31 - omega1 * r32],
                        move |[r33_rate]| {
                            let t16 = r33 + half_h * r33_rate;
                            (
                                [
                                    r33_rate + rho1_mean * (r32 + t16 * half_h_rho1_mean)
                                        - rho2_mean * (r31 - t16 * half_h_rho2_mean),
                                ],
                                [[t13]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "R33_rate", tally)
                    })?;
                let h_rho2_mean = h * rho2_mean;
                let t14 = r13 + half_h * r13_rate;
                let r11_new_2 = r11 - h_rho2_mean * t14;
                let h_rho1_mean = h * rho1_mean;
                let r12_new_2 = r12 + h_rho1_mean * t14;
                let r13_new_2 = r13 + h * r13_rate;
                let t15 = r23 + half_h * r23_rate;
                let r21_new_2 = r21 - h_rho2_mean * t15;
                let r22_new_2 = r22 + h_rho1_mean * t15;
                let r23_new_2 = r23 + h * r23_rate;
                let t16 = r33 + half_h * r33_rate;
                let r31_new_2 = r31 - h_rho2_mean * t16;
                let r32_new_2 = r32 + h_rho1_mean * t16;
                let r33_new_2 = r33 + h * r33_rate;
                let t17 = rt::lit::<T>(2.0) * rho1_mean - t4;
                let t18 = rt::lit::<T>(2.0) * rho2_mean - t5;
                let t19 = i11 * t17 + i12 * t18;
                let t20 = i12 * t17 + i22 * t18 - i12_over_i11 * t19;
                let omega1_new_2 = inv_i11 * t19 - k3 * t20;
                let omega2_new_2 = k4 * t20;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    omega1_new_2,
                    omega2_new_2,
                    rt::lit::<T>(0.0),
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1,
                    omega2,
                    omega3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ada3c9ee14cf5834b20260f2c167e1fa";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::IsoVar> for System<T> {
        type Scheme = iso_var::Scheme<T>;
    }

    /// The method `rdp-cay`.
    pub mod rdp_cay {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Reduced d'Alembert–Pontryagin integrator (RDP), displacements by Cayley's map (order and symmetry at α = ½; order 1 elsewhere).
        ///
        /// **Equation**: r' = r + h u,  g' = g cay(h ξ),  (u, ξ) ∈ D(r_α),  r_α = (1−α) r + α r';  Xᵀ(r) [(ℓ_u, (dcay⁻¹_{hξ})* ℓ_ξ) − (1−α) h F] = ρ;  ρ' = Xᵀ(r') [(ℓ_u, (dcay⁻¹_{−hξ})* ℓ_ξ) + α h F],  ℓ at (r_α, u, ξ), F = ℓ_r and the forces
        ///
        /// **Source**: Kobilarov, Martín de Diego & Ferraro (2010), eqs 27, 28 and 37
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Options**:
        ///
        /// - `alpha`: where in the step the Lagrangian and the constraints are evaluated, r_α = (1 − α) r + α r', between 0 and 1, 1/2 if not given
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `sigma1`, `sigma2`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 64 | 1 | 0 | 0 | 0 |
        /// | each iteration for sigma1, sigma2 | 26 | 38 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpCay>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpCay>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I22/(I11 I22 - I12²)`
            k2: T,
            /// `I12/(I11 I22 - I12²)`
            k3: T,
            /// `I11/(I11 I22 - I12²)`
            k4: T,
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
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "alpha",
                        default: 0.5,
                        minimum: 0.0,
                        maximum: 1.0,
                        gain: false,
                    },
                ]
            };
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 1]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = i11 * i22 - i12 * i12;
                let k2 = i22 / k1;
                let k3 = i12 / k1;
                let k4 = i11 / k1;
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
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    i13 * omega3 + (i11 * omega1 + i12 * omega2),
                    i12 * omega1 + (i22 * omega2 + i23 * omega3),
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
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
                        move |[sigma1, sigma2]| {
                            let h_sigma1 = h * sigma1;
                            let t3 = i11 * sigma1 + i12 * sigma2;
                            let h_sigma2 = h * sigma2;
                            let t4 = i22 * sigma2 + i12 * sigma1;
                            let t5 = h_sigma1 * t3 + h_sigma2 * t4;
                            let quarter_h_sigma1 = quarter_h * sigma1;
                            let t6 = t5 * quarter_h_sigma1;
                            let t7 = i13 * sigma1 + i23 * sigma2;
                            let t8 = t7 * (half_h * sigma2);
                            let quarter_h_sigma2 = quarter_h * sigma2;
                            let t9 = t5 * quarter_h_sigma2;
                            let t10 = t7 * (half_h * sigma1);
                            let t11 = h * t5;
                            let t12 = h * t3 + (i11_h * sigma1 + i12_h * sigma2);
                            let t13 = h * t4 + (i22_h * sigma2 + i12_h * sigma1);
                            let t14 = h * t7;
                            (
                                [t6 + (t8 + (t3 - rho1)), t9 + (t4 - rho2 - t10)],
                                [
                                    [
                                        rt::lit::<T>(0.25) * (t11 + h_sigma1 * t12)
                                            + (i11 + half_i13_h * sigma2),
                                        quarter_h_sigma1 * t13
                                            + (i12 + rt::lit::<T>(0.5) * (t14 + i23_h * sigma2)),
                                    ],
                                    [
                                        i12 + quarter_h_sigma2 * t12
                                            - rt::lit::<T>(0.5) * (t14 + i13_h * sigma1),
                                        rt::lit::<T>(0.25) * (t11 + h_sigma2 * t13)
                                            + (i22 - half_i23_h * sigma1),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "sigma1, sigma2", tally)
                    })?;
                let [sigma1, sigma2] = solution1.x;
                let half_r12 = rt::lit::<T>(0.5) * r12;
                let h_sigma1 = h * sigma1;
                let h_sigma1_squared = h_sigma1 * h_sigma1;
                let h_sigma2 = h * sigma2;
                let h_sigma2_squared = h_sigma2 * h_sigma2;
                let t15 = h_sigma1_squared + h_sigma2_squared;
                let t16 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.25) * t15 + rt::lit::<T>(1.0));
                let t17 = t16 * (h_sigma1 * h_sigma2);
                let t18 = h_sigma2 * t16;
                let half_r11 = rt::lit::<T>(0.5) * r11;
                let t19 = h_sigma2_squared * t16;
                let r11_new_2 = r11 + half_r12 * t17 - (r13 * t18 + half_r11 * t19);
                let t20 = h_sigma1 * t16;
                let t21 = h_sigma1_squared * t16;
                let r12_new_2 = r12 + r13 * t20 + (half_r11 * t17 - half_r12 * t21);
                let t22 = t15 * t16;
                let r13_new_2 = r13 + r11 * t18
                    - (r12 * t20 + rt::lit::<T>(0.5) * r13 * t22);
                let half_r22 = rt::lit::<T>(0.5) * r22;
                let half_r21 = rt::lit::<T>(0.5) * r21;
                let r21_new_2 = r21 + half_r22 * t17 - (r23 * t18 + half_r21 * t19);
                let r22_new_2 = r22 + r23 * t20 + (half_r21 * t17 - half_r22 * t21);
                let r23_new_2 = r23 + r21 * t18
                    - (r22 * t20 + rt::lit::<T>(0.5) * r23 * t22);
                let half_r32 = rt::lit::<T>(0.5) * r32;
                let half_r31 = rt::lit::<T>(0.5) * r31;
                let r31_new_2 = r31 + half_r32 * t17 - (r33 * t18 + half_r31 * t19);
                let r32_new_2 = r32 + r33 * t20 + (half_r31 * t17 - half_r32 * t21);
                let r33_new_2 = r33 + r31 * t18
                    - (r32 * t20 + rt::lit::<T>(0.5) * r33 * t22);
                let t3 = i11 * sigma1 + i12 * sigma2;
                let t4 = i22 * sigma2 + i12 * sigma1;
                let t5 = h_sigma1 * t3 + h_sigma2 * t4;
                let quarter_h_sigma1 = quarter_h * sigma1;
                let t6 = t5 * quarter_h_sigma1;
                let t7 = i13 * sigma1 + i23 * sigma2;
                let t8 = t7 * (half_h * sigma2);
                let rho1_new_2 = t6 + (t3 - t8);
                let quarter_h_sigma2 = quarter_h * sigma2;
                let t9 = t5 * quarter_h_sigma2;
                let t10 = t7 * (half_h * sigma1);
                let rho2_new_2 = t9 + (t4 + t10);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let Scheme { k2, k3, k4, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k2 * rho1 - k3 * rho2,
                    omega2: k4 * rho2 - k3 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c3351fc0a3caeb9017e6811504e98823";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RdpCay> for System<T> {
        type Scheme = rdp_cay::Scheme<T>;
    }

    /// The method `rdp-exp`.
    pub mod rdp_exp {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Reduced d'Alembert–Pontryagin integrator (RDP), displacements by the exponential map (order and symmetry at α = ½; order 1 elsewhere).
        ///
        /// **Equation**: r' = r + h u,  g' = g exp(h ξ),  (u, ξ) ∈ D(r_α),  r_α = (1−α) r + α r';  Xᵀ(r) [(ℓ_u, (dexp⁻¹_{hξ})* ℓ_ξ) − (1−α) h F] = ρ;  ρ' = Xᵀ(r') [(ℓ_u, (dexp⁻¹_{−hξ})* ℓ_ξ) + α h F],  ℓ at (r_α, u, ξ), F = ℓ_r and the forces
        ///
        /// **Source**: Kobilarov, Martín de Diego & Ferraro (2010), eqs 27, 28 and 36
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Options**:
        ///
        /// - `alpha`: where in the step the Lagrangian and the constraints are evaluated, r_α = (1 − α) r + α r', between 0 and 1, 1/2 if not given
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `sigma1`, `sigma2`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 0 | 0 | 0 | 0 |
        /// | each step | 36 | 64 | 1 | 0 | 0 | 3 |
        /// | each iteration for sigma1, sigma2 | 32 | 61 | 1 | 0 | 0 | 3 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RdpExp>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RdpExp>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I22/(I11 I22 - I12²)`
            k2: T,
            /// `I12/(I11 I22 - I12²)`
            k3: T,
            /// `I11/(I11 I22 - I12²)`
            k4: T,
            /// `h/2`
            half_h: T,
            /// `I12 h`
            i12_h: T,
            /// `I11 h`
            i11_h: T,
            /// `I22 h`
            i22_h: T,
            /// `h²/4`
            k5: T,
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
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1).
            type Carried = [T; 12];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "alpha",
                        default: 0.5,
                        minimum: 0.0,
                        maximum: 1.0,
                        gain: false,
                    },
                ]
            };
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 1]) -> Self {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let k1 = i11 * i22 - i12 * i12;
                let k2 = i22 / k1;
                let k3 = i12 / k1;
                let k4 = i11 / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let i12_h = i12 * h;
                let i11_h = i11 * h;
                let i22_h = i22 * h;
                let k5 = rt::lit::<T>(0.25) * (h * h);
                let i13_h = i13 * h;
                let half_i13_h = rt::lit::<T>(0.5) * i13_h;
                let i23_h = i23 * h;
                let half_i23_h = rt::lit::<T>(0.5) * i23_h;
                Scheme {
                    k2,
                    k3,
                    k4,
                    half_h,
                    i12_h,
                    i11_h,
                    i22_h,
                    k5,
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
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
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
                    half_h,
                    i12_h,
                    i11_h,
                    i22_h,
                    k5,
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
                        move |[sigma1, sigma2]| {
                            let t3 = i13 * sigma1 + i23 * sigma2;
                            let t4 = i11 * sigma1 + i12 * sigma2;
                            let h_sigma2 = h * sigma2;
                            let h_sigma1 = h * sigma1;
                            let t5 = i22 * sigma2 + i12 * sigma1;
                            let t6 = h_sigma1 * t5;
                            let t7 = h_sigma2 * t4;
                            let t8 = t6 - t7;
                            let t9 = h_sigma2 * t8;
                            let h_sigma1_squared = h_sigma1 * h_sigma1;
                            let h_sigma2_squared = h_sigma2 * h_sigma2;
                            let t10 = h_sigma1_squared + h_sigma2_squared;
                            let t11 = rt::lit::<T>(0.25) * t10;
                            let t12 = rt::bessel::<_, 1>(t11);
                            let t13 = rt::bessel::<_, 0>(t11);
                            let t14 = rt::lit::<T>(1.0) / t13;
                            let t15 = t12 * t14;
                            let t16 = h_sigma1 * t8;
                            let t17 = h * t5 + (i12_h * sigma1 - i11_h * sigma2);
                            let t18 = rt::bessel::<_, 2>(t11);
                            let t19 = t12 * t15 - t18;
                            let t20 = t19 * (t14 * (k5 * sigma1));
                            let t21 = h * t3;
                            let t22 = h * t8;
                            let t23 = i22_h * sigma1 - i12_h * sigma2 - h * t4;
                            let t24 = t19 * (t14 * (k5 * sigma2));
                            let t25 = i12 + rt::lit::<T>(0.5) * (t21 + i23_h * sigma2)
                                + rt::lit::<T>(0.25)
                                    * (t15 * (t22 + h_sigma2 * t23) + t9 * t24);
                            let t26 = i12 - rt::lit::<T>(0.5) * (t21 + i13_h * sigma1)
                                - rt::lit::<T>(0.25)
                                    * (t15 * (t22 + h_sigma1 * t17) + t16 * t20);
                            (
                                [
                                    t3 * (half_h * sigma2) + (t4 - rho1)
                                        + rt::lit::<T>(0.25) * t9 * t15,
                                    t5 - rho2 - t3 * (half_h * sigma1)
                                        - rt::lit::<T>(0.25) * t16 * t15,
                                ],
                                [
                                    [
                                        i11 + half_i13_h * sigma2
                                            + rt::lit::<T>(0.25) * (t15 * (h_sigma2 * t17) + t9 * t20),
                                        t25,
                                    ],
                                    [
                                        t26,
                                        i22 - half_i23_h * sigma1
                                            - rt::lit::<T>(0.25) * (t15 * (h_sigma1 * t23) + t16 * t24),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|_| lost())?;
                let [sigma1, sigma2] = solution1.x;
                let h_sigma1 = h * sigma1;
                let h_sigma2 = h * sigma2;
                let h_sigma1_squared = h_sigma1 * h_sigma1;
                let h_sigma2_squared = h_sigma2 * h_sigma2;
                let t10 = h_sigma1_squared + h_sigma2_squared;
                let t11 = rt::lit::<T>(0.25) * t10;
                let t13 = rt::bessel::<_, 0>(t11);
                let t27 = t13 * t13;
                let t28 = h_sigma1 * h_sigma2 * t27;
                let half_r12 = rt::lit::<T>(0.5) * r12;
                let t29 = rt::bessel::<_, -1>(t11);
                let t30 = t13 * t29;
                let t31 = h_sigma2 * t30;
                let t32 = h_sigma2_squared * t27;
                let half_r11 = rt::lit::<T>(0.5) * r11;
                let r11_new_2 = r11 + t28 * half_r12 - (r13 * t31 + t32 * half_r11);
                let t33 = h_sigma1 * t30;
                let t34 = h_sigma1_squared * t27;
                let r12_new_2 = r12 + r13 * t33 + (t28 * half_r11 - t34 * half_r12);
                let t35 = t10 * t27;
                let r13_new_2 = r13 + r11 * t31
                    - (r12 * t33 + t35 * (rt::lit::<T>(0.5) * r13));
                let half_r22 = rt::lit::<T>(0.5) * r22;
                let half_r21 = rt::lit::<T>(0.5) * r21;
                let r21_new_2 = r21 + t28 * half_r22 - (r23 * t31 + t32 * half_r21);
                let r22_new_2 = r22 + r23 * t33 + (t28 * half_r21 - t34 * half_r22);
                let r23_new_2 = r23 + r21 * t31
                    - (r22 * t33 + t35 * (rt::lit::<T>(0.5) * r23));
                let half_r32 = rt::lit::<T>(0.5) * r32;
                let half_r31 = rt::lit::<T>(0.5) * r31;
                let r31_new_2 = r31 + t28 * half_r32 - (r33 * t31 + t32 * half_r31);
                let r32_new_2 = r32 + r33 * t33 + (t28 * half_r31 - t34 * half_r32);
                let r33_new_2 = r33 + r31 * t31
                    - (r32 * t33 + t35 * (rt::lit::<T>(0.5) * r33));
                let t4 = i11 * sigma1 + i12 * sigma2;
                let t3 = i13 * sigma1 + i23 * sigma2;
                let t12 = rt::bessel::<_, 1>(t11);
                let t7 = h_sigma2 * t4;
                let t5 = i22 * sigma2 + i12 * sigma1;
                let t6 = h_sigma1 * t5;
                let t36 = rt::lit::<T>(0.5) * t3
                    + t12 * (rt::lit::<T>(0.25) * (t7 - t6)) / t13;
                let rho1_new_2 = t4 - h_sigma2 * t36;
                let rho2_new_2 = t5 + h_sigma1 * t36;
                let branch1_new = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.025330291608807776) * t10;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    branch1_new,
                ];
                if !rt::on_branch([carried[11]]) {
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
                let Scheme { k2, k3, k4, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k2 * rho1 - k3 * rho2,
                    omega2: k4 * rho2 - k3 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3c8f4ca92ecd17f62564ed7b8dd9dd06";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RdpExp> for System<T> {
        type Scheme = rdp_exp::Scheme<T>;
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
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | each step | 55 | 101 | 3 | 0 | 0 | 0 |
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
            /// `I23 h`
            i23_h: T,
            /// `I23 h/2`
            half_i23_h: T,
            /// `h²/2`
            half_h_squared: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1); energy at the start (1).
            type Carried = [T; 13];
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
                let i23_h = i23 * h;
                let half_i23_h = rt::lit::<T>(0.5) * i23_h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
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
                    i23_h,
                    half_i23_h,
                    half_h_squared,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = t1 * (rt::lit::<T>(0.5) * k2 * t1 - k3 * t2)
                    + t2 * (rt::lit::<T>(0.5) * k4 * t2);
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    t1,
                    t2,
                    rt::lit::<T>(1.0),
                    t3,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _,
                reference] = motion.carried;
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
                    i23_h,
                    half_i23_h,
                    half_h_squared,
                    ..
                } = *setting.scheme();
                let i22_rho1 = i22 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i11_rho2 - i12 * rho1;
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
                            let t4 = h_omega1_ahead * h_omega1_ahead;
                            let h_omega2_ahead = h * omega2_ahead;
                            let t5 = h_omega2_ahead * h_omega2_ahead;
                            let t6 = t4 + t5;
                            let t7 = rt::lit::<T>(0.25) * t6 + rt::lit::<T>(1.0);
                            let t8 = rt::lit::<T>(1.0) / t7;
                            let i11_omega1_ahead = i11 * omega1_ahead;
                            let t9 = i13 * omega1_ahead + i23 * omega2_ahead;
                            let t10 = half_h * t9;
                            let t11 = t8
                                * (i11_omega1_ahead + omega2_ahead * (i12 + t10));
                            let i22_omega2_ahead = i22 * omega2_ahead;
                            let t12 = t8
                                * (i22_omega2_ahead + omega1_ahead * (i12 - t10));
                            let t13 = i11 + half_i13_h * omega2_ahead;
                            let t14 = half_h_squared * omega1_ahead;
                            let t15 = h * t9;
                            let t16 = t15 + i23_h * omega2_ahead;
                            let t17 = h_squared * omega2_ahead;
                            let t18 = t15 + i13_h * omega1_ahead;
                            let t19 = h_squared * omega1_ahead;
                            let t20 = i22 - half_i23_h * omega1_ahead;
                            let t21 = half_h_squared * omega2_ahead;
                            (
                                [t11 - rho1, t12 - rho2],
                                [
                                    [
                                        t8 * (t13 - t14 * t11),
                                        t8 * (i12 + rt::lit::<T>(0.5) * (t16 - t17 * t11)),
                                    ],
                                    [
                                        t8 * (i12 - rt::lit::<T>(0.5) * (t18 + t19 * t12)),
                                        t8 * (t20 - t21 * t12),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|_| lost())?;
                let [omega1_ahead, omega2_ahead] = solution1.x;
                let half_r12 = rt::lit::<T>(0.5) * r12;
                let h_omega1_ahead = h * omega1_ahead;
                let h_omega2_ahead = h * omega2_ahead;
                let t4 = h_omega1_ahead * h_omega1_ahead;
                let t5 = h_omega2_ahead * h_omega2_ahead;
                let t6 = t4 + t5;
                let t7 = rt::lit::<T>(0.25) * t6 + rt::lit::<T>(1.0);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t22 = h_omega1_ahead * h_omega2_ahead * t8;
                let t23 = h_omega2_ahead * t8;
                let half_r11 = rt::lit::<T>(0.5) * r11;
                let t24 = t5 * t8;
                let r11_new_2 = r11 + half_r12 * t22 - (r13 * t23 + half_r11 * t24);
                let t25 = h_omega1_ahead * t8;
                let t26 = t4 * t8;
                let r12_new_2 = r12 + r13 * t25 + (half_r11 * t22 - half_r12 * t26);
                let t27 = t6 * t8;
                let r13_new_2 = r13 + r11 * t23
                    - (r12 * t25 + rt::lit::<T>(0.5) * r13 * t27);
                let half_r22 = rt::lit::<T>(0.5) * r22;
                let half_r21 = rt::lit::<T>(0.5) * r21;
                let r21_new_2 = r21 + half_r22 * t22 - (r23 * t23 + half_r21 * t24);
                let r22_new_2 = r22 + r23 * t25 + (half_r21 * t22 - half_r22 * t26);
                let r23_new_2 = r23 + r21 * t23
                    - (r22 * t25 + rt::lit::<T>(0.5) * r23 * t27);
                let half_r32 = rt::lit::<T>(0.5) * r32;
                let half_r31 = rt::lit::<T>(0.5) * r31;
                let r31_new_2 = r31 + half_r32 * t22 - (r33 * t23 + half_r31 * t24);
                let r32_new_2 = r32 + r33 * t25 + (half_r31 * t22 - half_r32 * t26);
                let r33_new_2 = r33 + r31 * t23
                    - (r32 * t25 + rt::lit::<T>(0.5) * r33 * t27);
                let t28 = i22_rho1 - twice_i12 * rho2;
                let t29 = (i22_rho1 + t28) * (k6 * rho1) + t1 * (k7 * rho2);
                let t30 = rt::lit::<T>(0.5) * t29;
                let t31 = rt::visible_change(
                    (k5 * (rho1 * t28 + rho2 * i11_rho2) - reference)
                        * (rt::lit::<T>(0.25) * t29),
                    reference * (rt::lit::<T>(0.0625) * reference) + t30 * t30,
                    rt::lit::<T>(1.0),
                );
                let t32 = rt::lit::<T>(1.0) - t31;
                let i11_omega1_ahead = i11 * omega1_ahead;
                let t33 = i11_omega1_ahead + i12 * omega2_ahead;
                let t9 = i13 * omega1_ahead + i23 * omega2_ahead;
                let t34 = t9 * (half_h * omega2_ahead);
                let rho1_new_2 = t8 * (t32 * (t33 - t34));
                let i22_omega2_ahead = i22 * omega2_ahead;
                let t35 = i22_omega2_ahead + i12 * omega1_ahead;
                let t36 = t9 * (half_h * omega1_ahead);
                let rho2_new_2 = t8 * (t32 * (t35 + t36));
                let t13 = i11 + half_i13_h * omega2_ahead;
                let t37 = t8 * (t33 + t34);
                let t14 = half_h_squared * omega1_ahead;
                let t20 = i22 - half_i23_h * omega1_ahead;
                let t38 = t8 * (t35 - t36);
                let t21 = half_h_squared * omega2_ahead;
                let t15 = h * t9;
                let t16 = t15 + i23_h * omega2_ahead;
                let t17 = h_squared * omega2_ahead;
                let t19 = h_squared * omega1_ahead;
                let t18 = t15 + i13_h * omega1_ahead;
                let t39 = (i12 + rt::lit::<T>(0.5) * (t16 - t17 * t37))
                    * (i12 - rt::lit::<T>(0.5) * (t19 * t38 + t18));
                let branch1_new = k6 * ((t13 - t37 * t14) * (t20 - t38 * t21) - t39)
                    * (rt::lit::<T>(1.0) / (t7 * t7));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    branch1_new,
                    reference,
                ];
                if !rt::on_branch([carried[11]]) {
                    return Err(lost());
                }
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                    carried[11],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[9], motion.carried[10]]);
                    let after = balance([carried[9], carried[10]]);
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _, _] = motion
                    .carried;
                let Scheme { k2, k3, k4, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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
            const IDENTITY: &'static str = "02f4d5f487cbd9fff6589a7671c98d2c";
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
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 2 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 0 | 0 | 0 | 0 |
        /// | each step | 54 | 87 | 1 | 0 | 0 | 0 |
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

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); how far the last step was from the end of its branch: 1 at rest, 0 at the end (1).
            type Carried = [T; 12];
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
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
                let half_r12 = rt::lit::<T>(0.5) * r12;
                let h_omega1_ahead = h * omega1_ahead;
                let h_omega2_ahead = h * omega2_ahead;
                let t21 = h_omega1_ahead * h_omega1_ahead;
                let t22 = h_omega2_ahead * h_omega2_ahead;
                let t23 = t21 + t22;
                let t24 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.25) * t23 + rt::lit::<T>(1.0));
                let t25 = h_omega1_ahead * h_omega2_ahead * t24;
                let t26 = h_omega2_ahead * t24;
                let half_r11 = rt::lit::<T>(0.5) * r11;
                let t27 = t22 * t24;
                let r11_new_2 = r11 + half_r12 * t25 - (r13 * t26 + half_r11 * t27);
                let t28 = h_omega1_ahead * t24;
                let t29 = t21 * t24;
                let r12_new_2 = r12 + r13 * t28 + (half_r11 * t25 - half_r12 * t29);
                let t30 = t23 * t24;
                let r13_new_2 = r13 + r11 * t26
                    - (r12 * t28 + rt::lit::<T>(0.5) * r13 * t30);
                let half_r22 = rt::lit::<T>(0.5) * r22;
                let half_r21 = rt::lit::<T>(0.5) * r21;
                let r21_new_2 = r21 + half_r22 * t25 - (r23 * t26 + half_r21 * t27);
                let r22_new_2 = r22 + r23 * t28 + (half_r21 * t25 - half_r22 * t29);
                let r23_new_2 = r23 + r21 * t26
                    - (r22 * t28 + rt::lit::<T>(0.5) * r23 * t30);
                let half_r32 = rt::lit::<T>(0.5) * r32;
                let half_r31 = rt::lit::<T>(0.5) * r31;
                let r31_new_2 = r31 + half_r32 * t25 - (r33 * t26 + half_r31 * t27);
                let r32_new_2 = r32 + r33 * t28 + (half_r31 * t25 - half_r32 * t29);
                let r33_new_2 = r33 + r31 * t26
                    - (r32 * t28 + rt::lit::<T>(0.5) * r33 * t30);
                let t3 = i11 * omega1_ahead + i12 * omega2_ahead;
                let t8 = i13 * omega1_ahead + i23 * omega2_ahead;
                let t9 = t8 * (half_h * omega2_ahead);
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
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    branch1_new,
                ];
                if !rt::on_branch([carried[11]]) {
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2, _] = motion
                    .carried;
                let Scheme { k2, k3, k4, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k2 * rho1 - k3 * rho2,
                    omega2: k4 * rho2 - k3 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "80eda827b475dbf712c0bf96d6c19e09";
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
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 5 | 0 | 0 | 0 |
        /// | each order of a series | 8 | 27 | 0 | 0 | 0 | 0 |
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
            /// `1/(I11 I22 - I12²)`
            k7: T,
            /// `1/((I11 I22 - I12²)²)`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
            type Memory = (rt::Expansion<T, 11>,);
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
                let k7 = rt::lit::<T>(1.0) / k3;
                let k8 = rt::lit::<T>(1.0) / (k3 * k3);
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
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11_new, r12_new, r13_new, r21_new, r22_new, r23_new, r31_new,
                r32_new, r33_new, rho1_new, rho2_new] = arrival.point;
                let carried = [
                    r11_new,
                    r12_new,
                    r13_new,
                    r21_new,
                    r22_new,
                    r23_new,
                    r31_new,
                    r32_new,
                    r33_new,
                    rho1_new,
                    rho2_new,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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

        impl<T: Scalar> rt::Flow<11, 2> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 11], T) {
                let [taylor_tolerance] = *setting.options();
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                (
                    [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2],
                    taylor_tolerance,
                )
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 11>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 2>,
                [r11_new,
                r12_new,
                r13_new,
                r21_new,
                r22_new,
                r23_new,
                r31_new,
                r32_new,
                r33_new,
                rho1_new,
                rho2_new,
                ]: [T; 11],
            ) -> [T; 11] {
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, k8, .. } = *setting.scheme();
                let i12_rho1_new = i12 * rho1_new;
                let i11_rho2_new = i11 * rho2_new;
                let t1 = i12_rho1_new - i11_rho2_new;
                let t2 = k7 * r13_new;
                let term1 = series.product(0, t1, t2);
                let i22_rho1_new = i22 * rho1_new;
                let i12_rho2_new = i12 * rho2_new;
                let t3 = i22_rho1_new - i12_rho2_new;
                let term2 = series.product(1, t3, t2);
                let t4 = i11_rho2_new - i12_rho1_new;
                let term3 = series.product(2, r11_new, t4);
                let t5 = i12_rho2_new - i22_rho1_new;
                let term4 = series.product(3, r12_new, t5);
                let t6 = k7 * r23_new;
                let term5 = series.product(4, t1, t6);
                let term6 = series.product(5, t3, t6);
                let term7 = series.product(6, r21_new, t4);
                let term8 = series.product(7, r22_new, t5);
                let t7 = k7 * r33_new;
                let term9 = series.product(8, t1, t7);
                let term10 = series.product(9, t3, t7);
                let term11 = series.product(10, r31_new, t4);
                let term12 = series.product(11, r32_new, t5);
                let t8 = k8 * (k1 * rho1_new + k2 * rho2_new);
                let term13 = series.product(12, t4, t8);
                let term14 = series.product(13, t5, t8);
                [
                    term1,
                    term2,
                    k7 * (term3 + term4),
                    term5,
                    term6,
                    k7 * (term7 + term8),
                    term9,
                    term10,
                    k7 * (term11 + term12),
                    term13,
                    term14,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "925ce8d46dbf7f5773908cd6b05884a9";
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
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 16 | 7 | 0 | 0 | 0 |
        /// | each order of a series | 28 | 45 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q (9); velocity v = q̇ (3).
            type Carried = [T; 12];
            type Memory = (rt::Expansion<T, 12>,);
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    omega1,
                    omega2,
                    omega3,
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
                let [r11_new, r12_new, r13_new, r21_new, r22_new, r23_new, r31_new,
                r32_new, r33_new, omega1_new, omega2_new, omega3_new] = arrival.point;
                let carried = [
                    r11_new,
                    r12_new,
                    r13_new,
                    r21_new,
                    r22_new,
                    r23_new,
                    r31_new,
                    r32_new,
                    r33_new,
                    omega1_new,
                    omega2_new,
                    omega3_new,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
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

        impl<T: Scalar> rt::Flow<12, 3> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 12], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
                (
                    [
                        r11,
                        r12,
                        r13,
                        r21,
                        r22,
                        r23,
                        r31,
                        r32,
                        r33,
                        omega1,
                        omega2,
                        omega3,
                    ],
                    taylor_qv_tolerance,
                )
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 12>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 3>,
                [r11_new,
                r12_new,
                r13_new,
                r21_new,
                r22_new,
                r23_new,
                r31_new,
                r32_new,
                r33_new,
                omega1_new,
                omega2_new,
                omega3_new,
                ]: [T; 12],
            ) -> [T; 12] {
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
                let term1 = series.product(0, r12_new, omega3_new);
                let term2 = series.product(1, r13_new, omega2_new);
                let term3 = series.product(2, r13_new, omega1_new);
                let term4 = series.product(3, r11_new, omega3_new);
                let term5 = series.product(4, r11_new, omega2_new);
                let term6 = series.product(5, r12_new, omega1_new);
                let term7 = series.product(6, r22_new, omega3_new);
                let term8 = series.product(7, r23_new, omega2_new);
                let term9 = series.product(8, r23_new, omega1_new);
                let term10 = series.product(9, r21_new, omega3_new);
                let term11 = series.product(10, r21_new, omega2_new);
                let term12 = series.product(11, r22_new, omega1_new);
                let term13 = series.product(12, r32_new, omega3_new);
                let term14 = series.product(13, r33_new, omega2_new);
                let term15 = series.product(14, r33_new, omega1_new);
                let term16 = series.product(15, r31_new, omega3_new);
                let term17 = series.product(16, r31_new, omega2_new);
                let term18 = series.product(17, r32_new, omega1_new);
                let t4 = i13 * omega1_new + i23 * omega2_new;
                let t5 = series.product(18, omega2_new, t4 + i33_minus_i22 * omega3_new);
                let t1 = i23 * omega3_new + i12 * omega1_new;
                let t6 = series.product(19, omega3_new, t1);
                let term19 = series
                    .product(20, omega1_new, i11_minus_i33 * omega3_new - t4);
                let t2 = i12 * omega2_new + i13 * omega3_new;
                let term20 = series.product(21, omega3_new, t2);
                let t7 = term19 + term20;
                let term21 = series
                    .product(22, omega1_new, t1 + i22_minus_i11 * omega2_new);
                let term22 = series.product(23, omega2_new, t2);
                let t3 = term21 - term22;
                let t8 = k7 * t7;
                let t10 = t6 - t5;
                let t9 = k10 * (k9 * t3 + (k5 * (t5 - t6) + t8)) - t3;
                [
                    term1 - term2,
                    term3 - term4,
                    term5 - term6,
                    term7 - term8,
                    term9 - term10,
                    term11 - term12,
                    term13 - term14,
                    term15 - term16,
                    term17 - term18,
                    k5 * t9 + (k3 * t10 - k4 * t7),
                    k7 * t9 + (k4 * t10 - k6 * t7),
                    k9 * t9 + (k5 * t10 - t8),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f8e7f3fb5428bc5c589e690c8e767cdc";
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
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 0 | 2 | 0 | 0 | 0 |
        /// | each step | 19 | 27 | 0 | 0 | 0 | 0 |
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
            /// `h/(I11 I22 - I12²)`
            k7: T,
            /// `h/((I11 I22 - I12²)²)`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
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
                let k7 = h / k3;
                let k8 = h / (k3 * k3);
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, k8, .. } = *setting.scheme();
                let i12_rho1 = i12 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i12_rho1 - i11_rho2;
                let t2 = k7 * r13;
                let r11_new_2 = r11 + t1 * t2;
                let i22_rho1 = i22 * rho1;
                let i12_rho2 = i12 * rho2;
                let t3 = i22_rho1 - i12_rho2;
                let r12_new_2 = r12 + t3 * t2;
                let t4 = i11_rho2 - i12_rho1;
                let t5 = i12_rho2 - i22_rho1;
                let r13_new_2 = r13 + k7 * (r11 * t4 + r12 * t5);
                let t6 = k7 * r23;
                let r21_new_2 = r21 + t1 * t6;
                let r22_new_2 = r22 + t3 * t6;
                let r23_new_2 = r23 + k7 * (r21 * t4 + r22 * t5);
                let t7 = k7 * r33;
                let r31_new_2 = r31 + t1 * t7;
                let r32_new_2 = r32 + t3 * t7;
                let r33_new_2 = r33 + k7 * (r31 * t4 + r32 * t5);
                let t8 = k8 * (k1 * rho1 + k2 * rho2);
                let rho1_new_2 = rho1 + t4 * t8;
                let rho2_new_2 = rho2 + t5 * t8;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9dbac45f2c100e55b7100093388608e6";
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
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 49 | 62 | 0 | 0 | 0 | 0 |
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
            /// `h/(I11 I22 - I12²)`
            k7: T,
            /// `(h/(I11 I22 - I12²))/2`
            k8: T,
            /// `h/((I11 I22 - I12²)²)`
            k9: T,
            /// `(h/((I11 I22 - I12²)²))/2`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
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
                let k7 = h / k3;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = h / (k3 * k3);
                let k10 = rt::lit::<T>(0.5) * k9;
                Scheme {
                    k1,
                    k2,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, k8, k9, k10, .. } = *setting.scheme();
                let i12_rho1 = i12 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i12_rho1 - i11_rho2;
                let t2 = r13 * t1;
                let t3 = i11_rho2 - i12_rho1;
                let i12_rho2 = i12 * rho2;
                let i22_rho1 = i22 * rho1;
                let t4 = i12_rho2 - i22_rho1;
                let t5 = r11 * t3 + r12 * t4;
                let t6 = r13 + k7 * t5;
                let t7 = k1 * rho1 + k2 * rho2;
                let t8 = t7 * t3;
                let t9 = rho1 + k9 * t8;
                let t10 = i12 * t9;
                let t11 = t7 * t4;
                let t12 = rho2 + k9 * t11;
                let t13 = i11 * t12;
                let t14 = t10 - t13;
                let r11_new_2 = r11 + k8 * (t2 + t6 * t14);
                let t15 = i22_rho1 - i12_rho2;
                let t16 = r13 * t15;
                let t17 = i22 * t9;
                let t18 = i12 * t12;
                let t19 = t17 - t18;
                let r12_new_2 = r12 + k8 * (t16 + t6 * t19);
                let t20 = t18 - t17;
                let t21 = t13 - t10;
                let t22 = k8 * ((r12 + k7 * t16) * t20 + (t5 + (r11 + k7 * t2) * t21));
                let r13_new_2 = r13 + t22;
                let t23 = r23 * t1;
                let t24 = r21 * t3 + r22 * t4;
                let t25 = r23 + k7 * t24;
                let r21_new_2 = r21 + k8 * (t23 + t25 * t14);
                let t26 = r23 * t15;
                let r22_new_2 = r22 + k8 * (t26 + t25 * t19);
                let t27 = k8 * ((r22 + k7 * t26) * t20 + (t24 + (r21 + k7 * t23) * t21));
                let r23_new_2 = r23 + t27;
                let t28 = r33 * t1;
                let t29 = r31 * t3 + r32 * t4;
                let t30 = r33 + k7 * t29;
                let r31_new_2 = r31 + k8 * (t28 + t30 * t14);
                let t31 = r33 * t15;
                let r32_new_2 = r32 + k8 * (t31 + t30 * t19);
                let t32 = k8 * ((r32 + k7 * t31) * t20 + (t29 + (r31 + k7 * t28) * t21));
                let r33_new_2 = r33 + t32;
                let t33 = k1 * t9 + k2 * t12;
                let rho1_new_2 = rho1 + k10 * (t8 + t33 * t21);
                let rho2_new_2 = rho2 + k10 * (t11 + t33 * t20);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "49ea3ff97b3de8216a6721882c09f916";
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
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 109 | 163 | 0 | 0 | 0 | 0 |
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
            /// `1/(I11 I22 - I12²)`
            k7: T,
            /// `1/((I11 I22 - I12²)²)`
            k8: T,
            /// `h/2`
            half_h: T,
            /// `h/(I11 I22 - I12²)`
            k9: T,
            /// `(h/(I11 I22 - I12²))/2`
            k10: T,
            /// `h/6`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
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
                let k7 = rt::lit::<T>(1.0) / k3;
                let k8 = rt::lit::<T>(1.0) / (k3 * k3);
                let half_h = rt::lit::<T>(0.5) * h;
                let k9 = h / k3;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k1,
                    k2,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_h,
                    k9,
                    k10,
                    k11,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, k8, half_h, k9, k10, k11, .. } = *setting
                    .scheme();
                let i12_rho2 = i12 * rho2;
                let i22_rho1 = i22 * rho1;
                let t1 = i12_rho2 - i22_rho1;
                let t2 = k8 * (k1 * rho1 + k2 * rho2);
                let t3 = t1 * t2;
                let t4 = rho2 + half_h * t3;
                let t5 = i12 * t4;
                let i11_rho2 = i11 * rho2;
                let i12_rho1 = i12 * rho1;
                let t6 = i11_rho2 - i12_rho1;
                let t7 = t6 * t2;
                let t8 = rho1 + half_h * t7;
                let t9 = i22 * t8;
                let t10 = t5 - t9;
                let t11 = k8 * (k1 * t8 + k2 * t4);
                let t12 = t10 * t11;
                let t13 = rho2 + half_h * t12;
                let t14 = i11 * t13;
                let t15 = i11 * t4;
                let t16 = i12 * t8;
                let t17 = t15 - t16;
                let t18 = t17 * t11;
                let t19 = rho1 + half_h * t18;
                let t20 = i12 * t19;
                let t21 = t14 - t20;
                let t22 = k8 * (k1 * t19 + k2 * t13);
                let t23 = t21 * t22;
                let t24 = rho1 + h * t23;
                let t25 = i12 * t24;
                let t26 = i12 * t13;
                let t27 = i22 * t19;
                let t28 = t26 - t27;
                let t29 = t28 * t22;
                let t30 = rho2 + h * t29;
                let t31 = i11 * t30;
                let t32 = t25 - t31;
                let t33 = t16 - t15;
                let t34 = r11 * t6 + r12 * t1;
                let t35 = k7 * (r13 + k10 * t34);
                let t36 = t33 * t35;
                let t37 = t9 - t5;
                let t38 = t35 * t37;
                let t39 = t21 * (r11 + half_h * t36) + t28 * (r12 + half_h * t38);
                let t40 = k7 * (r13 + k9 * t39);
                let t41 = i12_rho1 - i11_rho2;
                let t42 = k7 * r13;
                let t43 = t41 * t42;
                let t44 = t20 - t14;
                let t45 = i22_rho1 - i12_rho2;
                let t46 = t45 * t42;
                let t47 = t17 * (r11 + half_h * t43) + t10 * (r12 + half_h * t46);
                let t48 = k7 * (r13 + k10 * t47);
                let t49 = t44 * t48;
                let r11_new_2 = r11
                    + k11 * (t32 * t40 + (t43 + rt::lit::<T>(2.0) * (t36 + t49)));
                let t50 = i22 * t24;
                let t51 = i12 * t30;
                let t52 = t50 - t51;
                let t53 = t27 - t26;
                let t54 = t48 * t53;
                let r12_new_2 = r12
                    + k11 * (t52 * t40 + (t46 + rt::lit::<T>(2.0) * (t38 + t54)));
                let t55 = t31 - t25;
                let t56 = t51 - t50;
                let t57 = k7 * (t55 * (r11 + h * t49) + t56 * (r12 + h * t54))
                    + (k7 * t34 + rt::lit::<T>(2.0) * (k7 * t47 + k7 * t39));
                let r13_new_2 = r13 + k11 * t57;
                let t58 = r21 * t6 + r22 * t1;
                let t59 = k7 * (r23 + k10 * t58);
                let t60 = t33 * t59;
                let t61 = t37 * t59;
                let t62 = t21 * (r21 + half_h * t60) + t28 * (r22 + half_h * t61);
                let t63 = k7 * (r23 + k9 * t62);
                let t64 = k7 * r23;
                let t65 = t41 * t64;
                let t66 = t45 * t64;
                let t67 = t17 * (r21 + half_h * t65) + t10 * (r22 + half_h * t66);
                let t68 = k7 * (r23 + k10 * t67);
                let t69 = t44 * t68;
                let r21_new_2 = r21
                    + k11 * (t32 * t63 + (t65 + rt::lit::<T>(2.0) * (t60 + t69)));
                let t70 = t53 * t68;
                let r22_new_2 = r22
                    + k11 * (t52 * t63 + (t66 + rt::lit::<T>(2.0) * (t61 + t70)));
                let t71 = k7 * (t55 * (r21 + h * t69) + t56 * (r22 + h * t70))
                    + (k7 * t58 + rt::lit::<T>(2.0) * (k7 * t67 + k7 * t62));
                let r23_new_2 = r23 + k11 * t71;
                let t72 = r31 * t6 + r32 * t1;
                let t73 = k7 * (r33 + k10 * t72);
                let t74 = t33 * t73;
                let t75 = t37 * t73;
                let t76 = t21 * (r31 + half_h * t74) + t28 * (r32 + half_h * t75);
                let t77 = k7 * (r33 + k9 * t76);
                let t78 = k7 * r33;
                let t79 = t41 * t78;
                let t80 = t45 * t78;
                let t81 = t17 * (r31 + half_h * t79) + t10 * (r32 + half_h * t80);
                let t82 = k7 * (r33 + k10 * t81);
                let t83 = t44 * t82;
                let r31_new_2 = r31
                    + k11 * (t32 * t77 + (t79 + rt::lit::<T>(2.0) * (t74 + t83)));
                let t84 = t53 * t82;
                let r32_new_2 = r32
                    + k11 * (t52 * t77 + (t80 + rt::lit::<T>(2.0) * (t75 + t84)));
                let t85 = k7 * (t55 * (r31 + h * t83) + t56 * (r32 + h * t84))
                    + (k7 * t72 + rt::lit::<T>(2.0) * (k7 * t81 + k7 * t76));
                let r33_new_2 = r33 + k11 * t85;
                let t86 = k8 * (k1 * t24 + k2 * t30);
                let rho1_new_2 = rho1
                    + k11 * (t55 * t86 + (t7 + rt::lit::<T>(2.0) * (t18 + t23)));
                let rho2_new_2 = rho2
                    + k11 * (t56 * t86 + (t3 + rt::lit::<T>(2.0) * (t12 + t29)));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7b1339c0e112ed53cc4e4279d8af2af9";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
    }

    /// The method `euler:polar`.
    pub mod euler_polar {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit Euler method on D*, its matrices projected onto the rotation group.
        ///
        /// **Equation**: ζ' = ζ + h Π(ζ) ∇ℋ(ζ),  R' ↦ R' (R'ᵀR')^−½
        ///
        /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
        ///
        /// **Order**: 1
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 0 | 2 | 0 | 0 | 0 |
        /// | each step | 145 | 311 | 6 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerPolar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerPolar>;

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
            /// `h/(I11 I22 - I12²)`
            k7: T,
            /// `h/((I11 I22 - I12²)²)`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
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
                let k7 = h / k3;
                let k8 = h / (k3 * k3);
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, k8, .. } = *setting.scheme();
                let i12_rho1 = i12 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i12_rho1 - i11_rho2;
                let t2 = k7 * r13;
                let t3 = r11 + t1 * t2;
                let t4 = i11_rho2 - i12_rho1;
                let i12_rho2 = i12 * rho2;
                let i22_rho1 = i22 * rho1;
                let t5 = i12_rho2 - i22_rho1;
                let t6 = r33 + k7 * (r31 * t4 + r32 * t5);
                let t7 = i22_rho1 - i12_rho2;
                let t8 = k7 * r23;
                let t9 = r22 + t7 * t8;
                let t10 = r23 + k7 * (r21 * t4 + r22 * t5);
                let t11 = k7 * r33;
                let t12 = r32 + t7 * t11;
                let t13 = t6 * t9 - t10 * t12;
                let t14 = r13 + k7 * (r11 * t4 + r12 * t5);
                let t15 = r21 + t1 * t8;
                let t16 = r31 + t1 * t11;
                let t17 = t15 * t12 - t9 * t16;
                let t18 = r12 + t7 * t2;
                let t19 = t6 * t15;
                let t20 = t10 * t16;
                let t21 = rt::lit::<T>(1.0) / (t3 * t13 + t14 * t17 - t18 * (t19 - t20));
                let t22 = t3 + t13 * t21;
                let t23 = t9 + t21 * (t6 * t3 - t14 * t16);
                let t24 = t6 + t21 * (t3 * t9 - t18 * t15);
                let t25 = t10 + t21 * (t18 * t16 - t3 * t12);
                let t26 = t12 + t21 * (t14 * t15 - t10 * t3);
                let t27 = t23 * t24 - t25 * t26;
                let t28 = t14 + t17 * t21;
                let t29 = t15 + t21 * (t14 * t12 - t6 * t18);
                let t30 = t16 + t21 * (t10 * t18 - t14 * t9);
                let t31 = t29 * t26 - t23 * t30;
                let t32 = t18 + t21 * (t20 - t19);
                let t33 = t29 * t24;
                let t34 = t25 * t30;
                let t35 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t22 * t27 + t28 * t31 - t32 * (t33 - t34)));
                let t36 = rt::lit::<T>(0.5) * t22 + t35 * (rt::lit::<T>(0.25) * t27);
                let t37 = rt::lit::<T>(0.5) * t23
                    + t35 * (rt::lit::<T>(0.25) * (t22 * t24 - t28 * t30));
                let t38 = rt::lit::<T>(0.5) * t24
                    + t35 * (rt::lit::<T>(0.25) * (t22 * t23 - t32 * t29));
                let t39 = rt::lit::<T>(0.5) * t25
                    + t35 * (rt::lit::<T>(0.25) * (t32 * t30 - t22 * t26));
                let t40 = rt::lit::<T>(0.5) * t26
                    + t35 * (rt::lit::<T>(0.25) * (t28 * t29 - t22 * t25));
                let t41 = t37 * t38 - t39 * t40;
                let t42 = rt::lit::<T>(0.5) * t28 + t35 * (rt::lit::<T>(0.25) * t31);
                let t43 = rt::lit::<T>(0.5) * t29
                    + t35 * (rt::lit::<T>(0.25) * (t28 * t26 - t32 * t24));
                let t44 = rt::lit::<T>(0.5) * t30
                    + t35 * (rt::lit::<T>(0.25) * (t32 * t25 - t28 * t23));
                let t45 = t43 * t40 - t37 * t44;
                let t46 = rt::lit::<T>(0.5) * t32
                    + t35 * (rt::lit::<T>(0.25) * (t34 - t33));
                let t47 = t43 * t38;
                let t48 = t39 * t44;
                let t49 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t36 * t41 + t42 * t45 - t46 * (t47 - t48)));
                let t50 = rt::lit::<T>(0.5) * t36 + t49 * (rt::lit::<T>(0.25) * t41);
                let t51 = rt::lit::<T>(0.5) * t37
                    + t49 * (rt::lit::<T>(0.25) * (t36 * t38 - t42 * t44));
                let t52 = rt::lit::<T>(0.5) * t38
                    + t49 * (rt::lit::<T>(0.25) * (t36 * t37 - t46 * t43));
                let t53 = rt::lit::<T>(0.5) * t39
                    + t49 * (rt::lit::<T>(0.25) * (t46 * t44 - t36 * t40));
                let t54 = rt::lit::<T>(0.5) * t40
                    + t49 * (rt::lit::<T>(0.25) * (t42 * t43 - t36 * t39));
                let t55 = t51 * t52 - t53 * t54;
                let t56 = rt::lit::<T>(0.5) * t42 + t49 * (rt::lit::<T>(0.25) * t45);
                let t57 = rt::lit::<T>(0.5) * t43
                    + t49 * (rt::lit::<T>(0.25) * (t42 * t40 - t46 * t38));
                let t58 = rt::lit::<T>(0.5) * t44
                    + t49 * (rt::lit::<T>(0.25) * (t46 * t39 - t42 * t37));
                let t59 = t57 * t54 - t51 * t58;
                let t60 = rt::lit::<T>(0.5) * t46
                    + t49 * (rt::lit::<T>(0.25) * (t48 - t47));
                let t61 = t57 * t52;
                let t62 = t53 * t58;
                let t63 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t50 * t55 + t56 * t59 - t60 * (t61 - t62)));
                let t64 = rt::lit::<T>(0.5) * t50 + t63 * (rt::lit::<T>(0.25) * t55);
                let t65 = rt::lit::<T>(0.5) * t51
                    + t63 * (rt::lit::<T>(0.25) * (t50 * t52 - t56 * t58));
                let t66 = rt::lit::<T>(0.5) * t52
                    + t63 * (rt::lit::<T>(0.25) * (t50 * t51 - t60 * t57));
                let t67 = rt::lit::<T>(0.5) * t53
                    + t63 * (rt::lit::<T>(0.25) * (t60 * t58 - t50 * t54));
                let t68 = rt::lit::<T>(0.5) * t54
                    + t63 * (rt::lit::<T>(0.25) * (t56 * t57 - t50 * t53));
                let t69 = t65 * t66 - t67 * t68;
                let t70 = rt::lit::<T>(0.5) * t56 + t63 * (rt::lit::<T>(0.25) * t59);
                let t71 = rt::lit::<T>(0.5) * t57
                    + t63 * (rt::lit::<T>(0.25) * (t56 * t54 - t60 * t52));
                let t72 = rt::lit::<T>(0.5) * t58
                    + t63 * (rt::lit::<T>(0.25) * (t60 * t53 - t56 * t51));
                let t73 = t71 * t68 - t65 * t72;
                let t74 = rt::lit::<T>(0.5) * t60
                    + t63 * (rt::lit::<T>(0.25) * (t62 - t61));
                let t75 = t71 * t66;
                let t76 = t67 * t72;
                let t77 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t64 * t69 + t70 * t73 - t74 * (t75 - t76)));
                let t78 = rt::lit::<T>(0.5) * t64 + t77 * (rt::lit::<T>(0.25) * t69);
                let t79 = rt::lit::<T>(0.5) * t65
                    + t77 * (rt::lit::<T>(0.25) * (t64 * t66 - t70 * t72));
                let t80 = rt::lit::<T>(0.5) * t66
                    + t77 * (rt::lit::<T>(0.25) * (t64 * t65 - t74 * t71));
                let t81 = rt::lit::<T>(0.5) * t67
                    + t77 * (rt::lit::<T>(0.25) * (t74 * t72 - t64 * t68));
                let t82 = rt::lit::<T>(0.5) * t68
                    + t77 * (rt::lit::<T>(0.25) * (t70 * t71 - t64 * t67));
                let t83 = t79 * t80 - t81 * t82;
                let t84 = rt::lit::<T>(0.5) * t70 + t77 * (rt::lit::<T>(0.25) * t73);
                let t85 = rt::lit::<T>(0.5) * t71
                    + t77 * (rt::lit::<T>(0.25) * (t70 * t68 - t74 * t66));
                let t86 = rt::lit::<T>(0.5) * t72
                    + t77 * (rt::lit::<T>(0.25) * (t74 * t67 - t70 * t65));
                let t87 = t85 * t82 - t79 * t86;
                let t88 = rt::lit::<T>(0.5) * t74
                    + t77 * (rt::lit::<T>(0.25) * (t76 - t75));
                let t89 = t85 * t80;
                let t90 = t81 * t86;
                let t91 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t78 * t83 + t84 * t87 - t88 * (t89 - t90)));
                let r11_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t78 + t91 * (rt::lit::<T>(0.25) * t83));
                let r12_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t88
                        + t91 * (rt::lit::<T>(0.25) * (t90 - t89)));
                let r13_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t84 + t91 * (rt::lit::<T>(0.25) * t87));
                let r21_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t85
                        + t91 * (rt::lit::<T>(0.25) * (t84 * t82 - t88 * t80)));
                let r22_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t79
                        + t91 * (rt::lit::<T>(0.25) * (t78 * t80 - t84 * t86)));
                let r23_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t81
                        + t91 * (rt::lit::<T>(0.25) * (t88 * t86 - t78 * t82)));
                let r31_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t86
                        + t91 * (rt::lit::<T>(0.25) * (t88 * t81 - t84 * t79)));
                let r32_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t82
                        + t91 * (rt::lit::<T>(0.25) * (t84 * t85 - t78 * t81)));
                let r33_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t80
                        + t91 * (rt::lit::<T>(0.25) * (t78 * t79 - t88 * t85)));
                let t92 = k8 * (k1 * rho1 + k2 * rho2);
                let rho1_new_2 = rho1 + t4 * t92;
                let rho2_new_2 = rho2 + t5 * t92;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "07ab0abac2b75cee2867b2373f94e7c8";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::EulerPolar> for System<T> {
        type Scheme = euler_polar::Scheme<T>;
    }

    /// The method `rk2:polar`.
    pub mod rk2_polar {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Heun's method on D*, its matrices projected onto the rotation group.
        ///
        /// **Equation**: ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁,  R' ↦ R' (R'ᵀR')^−½
        ///
        /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
        ///
        /// **Order**: 2
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 175 | 346 | 6 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Polar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Polar>;

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
            /// `h/(I11 I22 - I12²)`
            k7: T,
            /// `(h/(I11 I22 - I12²))/2`
            k8: T,
            /// `h/((I11 I22 - I12²)²)`
            k9: T,
            /// `(h/((I11 I22 - I12²)²))/2`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
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
                let k7 = h / k3;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = h / (k3 * k3);
                let k10 = rt::lit::<T>(0.5) * k9;
                Scheme {
                    k1,
                    k2,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, k8, k9, k10, .. } = *setting.scheme();
                let i12_rho1 = i12 * rho1;
                let i11_rho2 = i11 * rho2;
                let t1 = i12_rho1 - i11_rho2;
                let t2 = r13 * t1;
                let t3 = i11_rho2 - i12_rho1;
                let i12_rho2 = i12 * rho2;
                let i22_rho1 = i22 * rho1;
                let t4 = i12_rho2 - i22_rho1;
                let t5 = r11 * t3 + r12 * t4;
                let t6 = r13 + k7 * t5;
                let t7 = k1 * rho1 + k2 * rho2;
                let t8 = t7 * t3;
                let t9 = rho1 + k9 * t8;
                let t10 = i12 * t9;
                let t11 = t7 * t4;
                let t12 = rho2 + k9 * t11;
                let t13 = i11 * t12;
                let t14 = t10 - t13;
                let t15 = r11 + k8 * (t2 + t6 * t14);
                let t16 = i22_rho1 - i12_rho2;
                let t17 = r23 * t16;
                let t18 = r21 * t3 + r22 * t4;
                let t19 = r23 + k7 * t18;
                let t20 = i22 * t9;
                let t21 = i12 * t12;
                let t22 = t20 - t21;
                let t23 = r22 + k8 * (t17 + t19 * t22);
                let t24 = r33 * t16;
                let t25 = t21 - t20;
                let t26 = r31 * t3 + r32 * t4;
                let t27 = r33 * t1;
                let t28 = t13 - t10;
                let t29 = k8 * ((r32 + k7 * t24) * t25 + (t26 + (r31 + k7 * t27) * t28));
                let t30 = r33 + t29;
                let t31 = r23 * t1;
                let t32 = k8 * ((r22 + k7 * t17) * t25 + (t18 + (r21 + k7 * t31) * t28));
                let t33 = r23 + t32;
                let t34 = r33 + k7 * t26;
                let t35 = r32 + k8 * (t24 + t34 * t22);
                let t36 = t23 * t30 - t33 * t35;
                let t37 = r13 * t16;
                let t38 = k8 * ((r12 + k7 * t37) * t25 + (t5 + (r11 + k7 * t2) * t28));
                let t39 = r13 + t38;
                let t40 = r21 + k8 * (t31 + t19 * t14);
                let t41 = r31 + k8 * (t27 + t34 * t14);
                let t42 = t40 * t35 - t23 * t41;
                let t43 = r12 + k8 * (t37 + t6 * t22);
                let t44 = t40 * t30;
                let t45 = t33 * t41;
                let t46 = rt::lit::<T>(1.0)
                    / (t15 * t36 + t39 * t42 - t43 * (t44 - t45));
                let t47 = t15 + t36 * t46;
                let t48 = t23 + t46 * (t15 * t30 - t39 * t41);
                let t49 = t30 + t46 * (t15 * t23 - t43 * t40);
                let t50 = t33 + t46 * (t43 * t41 - t15 * t35);
                let t51 = t35 + t46 * (t39 * t40 - t15 * t33);
                let t52 = t48 * t49 - t50 * t51;
                let t53 = t39 + t42 * t46;
                let t54 = t40 + t46 * (t39 * t35 - t43 * t30);
                let t55 = t41 + t46 * (t43 * t33 - t39 * t23);
                let t56 = t54 * t51 - t48 * t55;
                let t57 = t43 + t46 * (t45 - t44);
                let t58 = t54 * t49;
                let t59 = t50 * t55;
                let t60 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t47 * t52 + t53 * t56 - t57 * (t58 - t59)));
                let t61 = rt::lit::<T>(0.5) * t47 + t60 * (rt::lit::<T>(0.25) * t52);
                let t62 = rt::lit::<T>(0.5) * t48
                    + t60 * (rt::lit::<T>(0.25) * (t47 * t49 - t53 * t55));
                let t63 = rt::lit::<T>(0.5) * t49
                    + t60 * (rt::lit::<T>(0.25) * (t47 * t48 - t57 * t54));
                let t64 = rt::lit::<T>(0.5) * t50
                    + t60 * (rt::lit::<T>(0.25) * (t57 * t55 - t47 * t51));
                let t65 = rt::lit::<T>(0.5) * t51
                    + t60 * (rt::lit::<T>(0.25) * (t53 * t54 - t47 * t50));
                let t66 = t62 * t63 - t64 * t65;
                let t67 = rt::lit::<T>(0.5) * t53 + t60 * (rt::lit::<T>(0.25) * t56);
                let t68 = rt::lit::<T>(0.5) * t54
                    + t60 * (rt::lit::<T>(0.25) * (t53 * t51 - t57 * t49));
                let t69 = rt::lit::<T>(0.5) * t55
                    + t60 * (rt::lit::<T>(0.25) * (t57 * t50 - t53 * t48));
                let t70 = t68 * t65 - t62 * t69;
                let t71 = rt::lit::<T>(0.5) * t57
                    + t60 * (rt::lit::<T>(0.25) * (t59 - t58));
                let t72 = t68 * t63;
                let t73 = t64 * t69;
                let t74 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t61 * t66 + t67 * t70 - t71 * (t72 - t73)));
                let t75 = rt::lit::<T>(0.5) * t61 + t74 * (rt::lit::<T>(0.25) * t66);
                let t76 = rt::lit::<T>(0.5) * t62
                    + t74 * (rt::lit::<T>(0.25) * (t61 * t63 - t67 * t69));
                let t77 = rt::lit::<T>(0.5) * t63
                    + t74 * (rt::lit::<T>(0.25) * (t61 * t62 - t71 * t68));
                let t78 = rt::lit::<T>(0.5) * t64
                    + t74 * (rt::lit::<T>(0.25) * (t71 * t69 - t61 * t65));
                let t79 = rt::lit::<T>(0.5) * t65
                    + t74 * (rt::lit::<T>(0.25) * (t67 * t68 - t61 * t64));
                let t80 = t76 * t77 - t78 * t79;
                let t81 = rt::lit::<T>(0.5) * t67 + t74 * (rt::lit::<T>(0.25) * t70);
                let t82 = rt::lit::<T>(0.5) * t68
                    + t74 * (rt::lit::<T>(0.25) * (t67 * t65 - t71 * t63));
                let t83 = rt::lit::<T>(0.5) * t69
                    + t74 * (rt::lit::<T>(0.25) * (t71 * t64 - t67 * t62));
                let t84 = t82 * t79 - t76 * t83;
                let t85 = rt::lit::<T>(0.5) * t71
                    + t74 * (rt::lit::<T>(0.25) * (t73 - t72));
                let t86 = t82 * t77;
                let t87 = t78 * t83;
                let t88 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t75 * t80 + t81 * t84 - t85 * (t86 - t87)));
                let t89 = rt::lit::<T>(0.5) * t75 + t88 * (rt::lit::<T>(0.25) * t80);
                let t90 = rt::lit::<T>(0.5) * t76
                    + t88 * (rt::lit::<T>(0.25) * (t75 * t77 - t81 * t83));
                let t91 = rt::lit::<T>(0.5) * t77
                    + t88 * (rt::lit::<T>(0.25) * (t75 * t76 - t85 * t82));
                let t92 = rt::lit::<T>(0.5) * t78
                    + t88 * (rt::lit::<T>(0.25) * (t85 * t83 - t75 * t79));
                let t93 = rt::lit::<T>(0.5) * t79
                    + t88 * (rt::lit::<T>(0.25) * (t81 * t82 - t75 * t78));
                let t94 = t90 * t91 - t92 * t93;
                let t95 = rt::lit::<T>(0.5) * t81 + t88 * (rt::lit::<T>(0.25) * t84);
                let t96 = rt::lit::<T>(0.5) * t82
                    + t88 * (rt::lit::<T>(0.25) * (t81 * t79 - t85 * t77));
                let t97 = rt::lit::<T>(0.5) * t83
                    + t88 * (rt::lit::<T>(0.25) * (t85 * t78 - t81 * t76));
                let t98 = t96 * t93 - t90 * t97;
                let t99 = rt::lit::<T>(0.5) * t85
                    + t88 * (rt::lit::<T>(0.25) * (t87 - t86));
                let t100 = t96 * t91;
                let t101 = t92 * t97;
                let t102 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t89 * t94 + t95 * t98 - t99 * (t100 - t101)));
                let t103 = rt::lit::<T>(0.5) * t89 + t102 * (rt::lit::<T>(0.25) * t94);
                let t104 = rt::lit::<T>(0.5) * t90
                    + t102 * (rt::lit::<T>(0.25) * (t89 * t91 - t95 * t97));
                let t105 = rt::lit::<T>(0.5) * t91
                    + t102 * (rt::lit::<T>(0.25) * (t89 * t90 - t99 * t96));
                let t106 = rt::lit::<T>(0.5) * t92
                    + t102 * (rt::lit::<T>(0.25) * (t99 * t97 - t89 * t93));
                let t107 = rt::lit::<T>(0.5) * t93
                    + t102 * (rt::lit::<T>(0.25) * (t95 * t96 - t89 * t92));
                let t108 = t104 * t105 - t106 * t107;
                let t109 = rt::lit::<T>(0.5) * t95 + t102 * (rt::lit::<T>(0.25) * t98);
                let t110 = rt::lit::<T>(0.5) * t96
                    + t102 * (rt::lit::<T>(0.25) * (t95 * t93 - t99 * t91));
                let t111 = rt::lit::<T>(0.5) * t97
                    + t102 * (rt::lit::<T>(0.25) * (t99 * t92 - t95 * t90));
                let t112 = t110 * t107 - t104 * t111;
                let t113 = rt::lit::<T>(0.5) * t99
                    + t102 * (rt::lit::<T>(0.25) * (t101 - t100));
                let t114 = t110 * t105;
                let t115 = t106 * t111;
                let t116 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t103 * t108 + t109 * t112 - t113 * (t114 - t115)));
                let r11_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t103 + t116 * (rt::lit::<T>(0.25) * t108));
                let r12_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t113
                        + t116 * (rt::lit::<T>(0.25) * (t115 - t114)));
                let r13_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t109 + t116 * (rt::lit::<T>(0.25) * t112));
                let r21_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t110
                        + t116 * (rt::lit::<T>(0.25) * (t109 * t107 - t113 * t105)));
                let r22_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t104
                        + t116 * (rt::lit::<T>(0.25) * (t103 * t105 - t109 * t111)));
                let r23_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t106
                        + t116 * (rt::lit::<T>(0.25) * (t113 * t111 - t103 * t107)));
                let r31_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t111
                        + t116 * (rt::lit::<T>(0.25) * (t113 * t106 - t109 * t104)));
                let r32_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t107
                        + t116 * (rt::lit::<T>(0.25) * (t109 * t110 - t103 * t106)));
                let r33_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t105
                        + t116 * (rt::lit::<T>(0.25) * (t103 * t104 - t113 * t110)));
                let t117 = k1 * t9 + k2 * t12;
                let rho1_new_2 = rho1 + k10 * (t8 + t117 * t28);
                let rho2_new_2 = rho2 + k10 * (t11 + t117 * t25);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "53149a05878a271e7a330ec9b25b5237";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2Polar> for System<T> {
        type Scheme = rk2_polar::Scheme<T>;
    }

    /// The method `rk4:polar`.
    pub mod rk4_polar {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Classical Runge–Kutta method of order 4 on D*, its matrices projected onto the rotation group.
        ///
        /// **Equation**: ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃,  R' ↦ R' (R'ᵀR')^−½
        ///
        /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
        ///
        /// **Order**: 4
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 7 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 235 | 447 | 6 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Polar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Polar>;

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
            /// `1/(I11 I22 - I12²)`
            k7: T,
            /// `1/((I11 I22 - I12²)²)`
            k8: T,
            /// `h/2`
            half_h: T,
            /// `h/(I11 I22 - I12²)`
            k9: T,
            /// `(h/(I11 I22 - I12²))/2`
            k10: T,
            /// `h/6`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
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
                let k7 = rt::lit::<T>(1.0) / k3;
                let k8 = rt::lit::<T>(1.0) / (k3 * k3);
                let half_h = rt::lit::<T>(0.5) * h;
                let k9 = h / k3;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k1,
                    k2,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_h,
                    k9,
                    k10,
                    k11,
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let h = setting.step_size();
                let i11 = setting.system().parameters.I11;
                let i12 = setting.system().parameters.I12;
                let i22 = setting.system().parameters.I22;
                let Scheme { k1, k2, k7, k8, half_h, k9, k10, k11, .. } = *setting
                    .scheme();
                let i12_rho2 = i12 * rho2;
                let i22_rho1 = i22 * rho1;
                let t1 = i12_rho2 - i22_rho1;
                let t2 = k8 * (k1 * rho1 + k2 * rho2);
                let t3 = t1 * t2;
                let t4 = rho2 + half_h * t3;
                let t5 = i12 * t4;
                let i11_rho2 = i11 * rho2;
                let i12_rho1 = i12 * rho1;
                let t6 = i11_rho2 - i12_rho1;
                let t7 = t6 * t2;
                let t8 = rho1 + half_h * t7;
                let t9 = i22 * t8;
                let t10 = t5 - t9;
                let t11 = k8 * (k1 * t8 + k2 * t4);
                let t12 = t10 * t11;
                let t13 = rho2 + half_h * t12;
                let t14 = i11 * t13;
                let t15 = i11 * t4;
                let t16 = i12 * t8;
                let t17 = t15 - t16;
                let t18 = t17 * t11;
                let t19 = rho1 + half_h * t18;
                let t20 = i12 * t19;
                let t21 = t14 - t20;
                let t22 = k8 * (k1 * t19 + k2 * t13);
                let t23 = t21 * t22;
                let t24 = rho1 + h * t23;
                let t25 = i12 * t24;
                let t26 = i12 * t13;
                let t27 = i22 * t19;
                let t28 = t26 - t27;
                let t29 = t28 * t22;
                let t30 = rho2 + h * t29;
                let t31 = i11 * t30;
                let t32 = t25 - t31;
                let t33 = t16 - t15;
                let t34 = r11 * t6 + r12 * t1;
                let t35 = k7 * (r13 + k10 * t34);
                let t36 = t33 * t35;
                let t37 = t9 - t5;
                let t38 = t35 * t37;
                let t39 = t21 * (r11 + half_h * t36) + t28 * (r12 + half_h * t38);
                let t40 = k7 * (r13 + k9 * t39);
                let t41 = i12_rho1 - i11_rho2;
                let t42 = k7 * r13;
                let t43 = t41 * t42;
                let t44 = t20 - t14;
                let t45 = i22_rho1 - i12_rho2;
                let t46 = t45 * t42;
                let t47 = t17 * (r11 + half_h * t43) + t10 * (r12 + half_h * t46);
                let t48 = k7 * (r13 + k10 * t47);
                let t49 = t44 * t48;
                let t50 = r11
                    + k11 * (t32 * t40 + (t43 + rt::lit::<T>(2.0) * (t36 + t49)));
                let t51 = i22 * t24;
                let t52 = i12 * t30;
                let t53 = t51 - t52;
                let t54 = r21 * t6 + r22 * t1;
                let t55 = k7 * (r23 + k10 * t54);
                let t56 = t33 * t55;
                let t57 = t37 * t55;
                let t58 = t21 * (r21 + half_h * t56) + t28 * (r22 + half_h * t57);
                let t59 = k7 * (r23 + k9 * t58);
                let t60 = k7 * r23;
                let t61 = t45 * t60;
                let t62 = t27 - t26;
                let t63 = t41 * t60;
                let t64 = t17 * (r21 + half_h * t63) + t10 * (r22 + half_h * t61);
                let t65 = k7 * (r23 + k10 * t64);
                let t66 = t62 * t65;
                let t67 = r22
                    + k11 * (t53 * t59 + (t61 + rt::lit::<T>(2.0) * (t57 + t66)));
                let t68 = t31 - t25;
                let t69 = k7 * r33;
                let t70 = t41 * t69;
                let t71 = t45 * t69;
                let t72 = t17 * (r31 + half_h * t70) + t10 * (r32 + half_h * t71);
                let t73 = k7 * (r33 + k10 * t72);
                let t74 = t44 * t73;
                let t75 = t52 - t51;
                let t76 = t62 * t73;
                let t77 = r31 * t6 + r32 * t1;
                let t78 = k7 * (r33 + k10 * t77);
                let t79 = t33 * t78;
                let t80 = t37 * t78;
                let t81 = t21 * (r31 + half_h * t79) + t28 * (r32 + half_h * t80);
                let t82 = k7 * (t68 * (r31 + h * t74) + t75 * (r32 + h * t76))
                    + (k7 * t77 + rt::lit::<T>(2.0) * (k7 * t72 + k7 * t81));
                let t83 = r33 + k11 * t82;
                let t84 = t44 * t65;
                let t85 = k7 * (t68 * (r21 + h * t84) + t75 * (r22 + h * t66))
                    + (k7 * t54 + rt::lit::<T>(2.0) * (k7 * t64 + k7 * t58));
                let t86 = r23 + k11 * t85;
                let t87 = k7 * (r33 + k9 * t81);
                let t88 = r32
                    + k11 * (t53 * t87 + (t71 + rt::lit::<T>(2.0) * (t80 + t76)));
                let t89 = t67 * t83 - t86 * t88;
                let t90 = t48 * t62;
                let t91 = k7 * (t68 * (r11 + h * t49) + t75 * (r12 + h * t90))
                    + (k7 * t34 + rt::lit::<T>(2.0) * (k7 * t47 + k7 * t39));
                let t92 = r13 + k11 * t91;
                let t93 = r21
                    + k11 * (t32 * t59 + (t63 + rt::lit::<T>(2.0) * (t56 + t84)));
                let t94 = r31
                    + k11 * (t32 * t87 + (t70 + rt::lit::<T>(2.0) * (t79 + t74)));
                let t95 = t93 * t88 - t67 * t94;
                let t96 = r12
                    + k11 * (t53 * t40 + (t46 + rt::lit::<T>(2.0) * (t38 + t90)));
                let t97 = t93 * t83;
                let t98 = t86 * t94;
                let t99 = rt::lit::<T>(1.0)
                    / (t50 * t89 + t92 * t95 - t96 * (t97 - t98));
                let t100 = t50 + t89 * t99;
                let t101 = t67 + t99 * (t50 * t83 - t92 * t94);
                let t102 = t83 + t99 * (t50 * t67 - t96 * t93);
                let t103 = t86 + t99 * (t96 * t94 - t50 * t88);
                let t104 = t88 + t99 * (t92 * t93 - t50 * t86);
                let t105 = t101 * t102 - t103 * t104;
                let t106 = t92 + t95 * t99;
                let t107 = t93 + t99 * (t92 * t88 - t96 * t83);
                let t108 = t94 + t99 * (t96 * t86 - t92 * t67);
                let t109 = t107 * t104 - t101 * t108;
                let t110 = t96 + t99 * (t98 - t97);
                let t111 = t107 * t102;
                let t112 = t103 * t108;
                let t113 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t100 * t105 + t106 * t109 - t110 * (t111 - t112)));
                let t114 = rt::lit::<T>(0.5) * t100 + t113 * (rt::lit::<T>(0.25) * t105);
                let t115 = rt::lit::<T>(0.5) * t101
                    + t113 * (rt::lit::<T>(0.25) * (t100 * t102 - t106 * t108));
                let t116 = rt::lit::<T>(0.5) * t102
                    + t113 * (rt::lit::<T>(0.25) * (t100 * t101 - t110 * t107));
                let t117 = rt::lit::<T>(0.5) * t103
                    + t113 * (rt::lit::<T>(0.25) * (t110 * t108 - t100 * t104));
                let t118 = rt::lit::<T>(0.5) * t104
                    + t113 * (rt::lit::<T>(0.25) * (t106 * t107 - t100 * t103));
                let t119 = t115 * t116 - t117 * t118;
                let t120 = rt::lit::<T>(0.5) * t106 + t113 * (rt::lit::<T>(0.25) * t109);
                let t121 = rt::lit::<T>(0.5) * t107
                    + t113 * (rt::lit::<T>(0.25) * (t106 * t104 - t110 * t102));
                let t122 = rt::lit::<T>(0.5) * t108
                    + t113 * (rt::lit::<T>(0.25) * (t110 * t103 - t106 * t101));
                let t123 = t121 * t118 - t115 * t122;
                let t124 = rt::lit::<T>(0.5) * t110
                    + t113 * (rt::lit::<T>(0.25) * (t112 - t111));
                let t125 = t121 * t116;
                let t126 = t117 * t122;
                let t127 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t114 * t119 + t120 * t123 - t124 * (t125 - t126)));
                let t128 = rt::lit::<T>(0.5) * t114 + t127 * (rt::lit::<T>(0.25) * t119);
                let t129 = rt::lit::<T>(0.5) * t115
                    + t127 * (rt::lit::<T>(0.25) * (t114 * t116 - t120 * t122));
                let t130 = rt::lit::<T>(0.5) * t116
                    + t127 * (rt::lit::<T>(0.25) * (t114 * t115 - t124 * t121));
                let t131 = rt::lit::<T>(0.5) * t117
                    + t127 * (rt::lit::<T>(0.25) * (t124 * t122 - t114 * t118));
                let t132 = rt::lit::<T>(0.5) * t118
                    + t127 * (rt::lit::<T>(0.25) * (t120 * t121 - t114 * t117));
                let t133 = t129 * t130 - t131 * t132;
                let t134 = rt::lit::<T>(0.5) * t120 + t127 * (rt::lit::<T>(0.25) * t123);
                let t135 = rt::lit::<T>(0.5) * t121
                    + t127 * (rt::lit::<T>(0.25) * (t120 * t118 - t124 * t116));
                let t136 = rt::lit::<T>(0.5) * t122
                    + t127 * (rt::lit::<T>(0.25) * (t124 * t117 - t120 * t115));
                let t137 = t135 * t132 - t129 * t136;
                let t138 = rt::lit::<T>(0.5) * t124
                    + t127 * (rt::lit::<T>(0.25) * (t126 - t125));
                let t139 = t135 * t130;
                let t140 = t131 * t136;
                let t141 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t128 * t133 + t134 * t137 - t138 * (t139 - t140)));
                let t142 = rt::lit::<T>(0.5) * t128 + t141 * (rt::lit::<T>(0.25) * t133);
                let t143 = rt::lit::<T>(0.5) * t129
                    + t141 * (rt::lit::<T>(0.25) * (t128 * t130 - t134 * t136));
                let t144 = rt::lit::<T>(0.5) * t130
                    + t141 * (rt::lit::<T>(0.25) * (t128 * t129 - t138 * t135));
                let t145 = rt::lit::<T>(0.5) * t131
                    + t141 * (rt::lit::<T>(0.25) * (t138 * t136 - t128 * t132));
                let t146 = rt::lit::<T>(0.5) * t132
                    + t141 * (rt::lit::<T>(0.25) * (t134 * t135 - t128 * t131));
                let t147 = t143 * t144 - t145 * t146;
                let t148 = rt::lit::<T>(0.5) * t134 + t141 * (rt::lit::<T>(0.25) * t137);
                let t149 = rt::lit::<T>(0.5) * t135
                    + t141 * (rt::lit::<T>(0.25) * (t134 * t132 - t138 * t130));
                let t150 = rt::lit::<T>(0.5) * t136
                    + t141 * (rt::lit::<T>(0.25) * (t138 * t131 - t134 * t129));
                let t151 = t149 * t146 - t143 * t150;
                let t152 = rt::lit::<T>(0.5) * t138
                    + t141 * (rt::lit::<T>(0.25) * (t140 - t139));
                let t153 = t149 * t144;
                let t154 = t145 * t150;
                let t155 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t142 * t147 + t148 * t151 - t152 * (t153 - t154)));
                let t156 = rt::lit::<T>(0.5) * t142 + t155 * (rt::lit::<T>(0.25) * t147);
                let t157 = rt::lit::<T>(0.5) * t143
                    + t155 * (rt::lit::<T>(0.25) * (t142 * t144 - t148 * t150));
                let t158 = rt::lit::<T>(0.5) * t144
                    + t155 * (rt::lit::<T>(0.25) * (t142 * t143 - t152 * t149));
                let t159 = rt::lit::<T>(0.5) * t145
                    + t155 * (rt::lit::<T>(0.25) * (t152 * t150 - t142 * t146));
                let t160 = rt::lit::<T>(0.5) * t146
                    + t155 * (rt::lit::<T>(0.25) * (t148 * t149 - t142 * t145));
                let t161 = t157 * t158 - t159 * t160;
                let t162 = rt::lit::<T>(0.5) * t148 + t155 * (rt::lit::<T>(0.25) * t151);
                let t163 = rt::lit::<T>(0.5) * t149
                    + t155 * (rt::lit::<T>(0.25) * (t148 * t146 - t152 * t144));
                let t164 = rt::lit::<T>(0.5) * t150
                    + t155 * (rt::lit::<T>(0.25) * (t152 * t145 - t148 * t143));
                let t165 = t163 * t160 - t157 * t164;
                let t166 = rt::lit::<T>(0.5) * t152
                    + t155 * (rt::lit::<T>(0.25) * (t154 - t153));
                let t167 = t163 * t158;
                let t168 = t159 * t164;
                let t169 = rt::lit::<T>(1.0)
                    / (rt::lit::<T>(0.125)
                        * (t156 * t161 + t162 * t165 - t166 * (t167 - t168)));
                let r11_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t156 + t169 * (rt::lit::<T>(0.25) * t161));
                let r12_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t166
                        + t169 * (rt::lit::<T>(0.25) * (t168 - t167)));
                let r13_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t162 + t169 * (rt::lit::<T>(0.25) * t165));
                let r21_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t163
                        + t169 * (rt::lit::<T>(0.25) * (t162 * t160 - t166 * t158)));
                let r22_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t157
                        + t169 * (rt::lit::<T>(0.25) * (t156 * t158 - t162 * t164)));
                let r23_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t159
                        + t169 * (rt::lit::<T>(0.25) * (t166 * t164 - t156 * t160)));
                let r31_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t164
                        + t169 * (rt::lit::<T>(0.25) * (t166 * t159 - t162 * t157)));
                let r32_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t160
                        + t169 * (rt::lit::<T>(0.25) * (t162 * t163 - t156 * t159)));
                let r33_new_2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * t158
                        + t169 * (rt::lit::<T>(0.25) * (t156 * t157 - t166 * t163)));
                let t170 = k8 * (k1 * t24 + k2 * t30);
                let rho1_new_2 = rho1
                    + k11 * (t68 * t170 + (t7 + rt::lit::<T>(2.0) * (t18 + t23)));
                let rho2_new_2 = rho2
                    + k11 * (t75 * t170 + (t3 + rt::lit::<T>(2.0) * (t12 + t29)));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    rho1_new_2,
                    rho2_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, rho1, rho2] = motion
                    .carried;
                let Scheme { k4, k5, k6, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k4 * rho1 - k5 * rho2,
                    omega2: k6 * rho2 - k5 * rho1,
                    omega3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "42b6904e5caf2fc3285c69de837cefb2";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4Polar> for System<T> {
        type Scheme = rk4_polar::Scheme<T>;
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
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 16 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 40 | 55 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q (9); velocity v = q̇ (3).
            type Carried = [T; 12];
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    omega1,
                    omega2,
                    omega3,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
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
                let r11_new_2 = r11 + h * (omega3 * r12 - omega2 * r13);
                let r12_new_2 = r12 + h * (omega1 * r13 - omega3 * r11);
                let r13_new_2 = r13 + h * (omega2 * r11 - omega1 * r12);
                let r21_new_2 = r21 + h * (omega3 * r22 - omega2 * r23);
                let r22_new_2 = r22 + h * (omega1 * r23 - omega3 * r21);
                let r23_new_2 = r23 + h * (omega2 * r21 - omega1 * r22);
                let r31_new_2 = r31 + h * (omega3 * r32 - omega2 * r33);
                let r32_new_2 = r32 + h * (omega1 * r33 - omega3 * r31);
                let r33_new_2 = r33 + h * (omega2 * r31 - omega1 * r32);
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
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    omega1_new_2,
                    omega2_new_2,
                    omega3_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1,
                    omega2,
                    omega3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "92fd9ba4bfa362de066a00c2cd057c59";
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
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 16 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 92 | 114 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q (9); velocity v = q̇ (3).
            type Carried = [T; 12];
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    omega1,
                    omega2,
                    omega3,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
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
                let t1 = omega3 * r12 - omega2 * r13;
                let t2 = omega1 * r13 - omega3 * r11;
                let t3 = r12 + h * t2;
                let t4 = i23 * omega3 + i12 * omega1;
                let t5 = i12 * omega2 + i13 * omega3;
                let t6 = omega1 * (t4 + i22_minus_i11 * omega2) - omega2 * t5;
                let t7 = i13 * omega1 + i23 * omega2;
                let t8 = omega2 * (t7 + i33_minus_i22 * omega3);
                let t9 = omega3 * t4;
                let t10 = omega1 * (i11_minus_i33 * omega3 - t7) + omega3 * t5;
                let t11 = k7 * t10;
                let t12 = k10 * (k9 * t6 + (k5 * (t8 - t9) + t11)) - t6;
                let t13 = t9 - t8;
                let t14 = k9 * t12 + (k5 * t13 - t11);
                let t15 = omega3 + h * t14;
                let t16 = omega2 * r11 - omega1 * r12;
                let t17 = r13 + h * t16;
                let t18 = k7 * t12 + (k4 * t13 - k6 * t10);
                let t19 = omega2 + h * t18;
                let r11_new_2 = r11 + half_h * (t1 + t3 * t15 - t17 * t19);
                let t20 = k5 * t12 + (k3 * t13 - k4 * t10);
                let t21 = omega1 + h * t20;
                let t22 = r11 + h * t1;
                let r12_new_2 = r12 + half_h * (t2 + t17 * t21 - t22 * t15);
                let r13_new_2 = r13 + half_h * (t16 + t22 * t19 - t3 * t21);
                let t23 = omega3 * r22 - omega2 * r23;
                let t24 = omega1 * r23 - omega3 * r21;
                let t25 = r22 + h * t24;
                let t26 = omega2 * r21 - omega1 * r22;
                let t27 = r23 + h * t26;
                let r21_new_2 = r21 + half_h * (t23 + t25 * t15 - t27 * t19);
                let t28 = r21 + h * t23;
                let r22_new_2 = r22 + half_h * (t24 + t27 * t21 - t28 * t15);
                let r23_new_2 = r23 + half_h * (t26 + t28 * t19 - t25 * t21);
                let t29 = omega3 * r32 - omega2 * r33;
                let t30 = omega1 * r33 - omega3 * r31;
                let t31 = r32 + h * t30;
                let t32 = omega2 * r31 - omega1 * r32;
                let t33 = r33 + h * t32;
                let r31_new_2 = r31 + half_h * (t29 + t31 * t15 - t33 * t19);
                let t34 = r31 + h * t29;
                let r32_new_2 = r32 + half_h * (t30 + t33 * t21 - t34 * t15);
                let r33_new_2 = r33 + half_h * (t32 + t34 * t19 - t31 * t21);
                let t35 = i13 * t21 + i23 * t19;
                let t36 = t19 * (t35 + i33_minus_i22 * t15);
                let t37 = i23 * t15 + i12 * t21;
                let t38 = t15 * t37;
                let t39 = i12 * t19 + i13 * t15;
                let t40 = t21 * (i11_minus_i33 * t15 - t35) + t15 * t39;
                let t41 = k7 * t40;
                let t42 = t21 * (t37 + i22_minus_i11 * t19) - t19 * t39;
                let t43 = k10 * (k5 * (t36 - t38) + (t41 + k9 * t42)) - t42;
                let t44 = t38 - t36;
                let omega1_new_2 = omega1
                    + half_h * (k5 * t43 + (t20 + k3 * t44 - k4 * t40));
                let omega2_new_2 = omega2
                    + half_h * (k7 * t43 + (t18 + k4 * t44 - k6 * t40));
                let omega3_new_2 = omega3 + half_h * (k9 * t43 + (t14 + k5 * t44 - t41));
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    omega1_new_2,
                    omega2_new_2,
                    omega3_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1,
                    omega2,
                    omega3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4fd2580f76eb66260ab766977d67eb1e";
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
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 12 | 16 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 196 | 240 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q (9); velocity v = q̇ (3).
            type Carried = [T; 12];
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
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    omega1,
                    omega2,
                    omega3,
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
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
                let t1 = omega3 * r12 - omega2 * r13;
                let t2 = r11 + half_h * t1;
                let t3 = i23 * omega3 + i12 * omega1;
                let t4 = i12 * omega2 + i13 * omega3;
                let t5 = omega1 * (t3 + i22_minus_i11 * omega2) - omega2 * t4;
                let t6 = i13 * omega1 + i23 * omega2;
                let t7 = omega2 * (t6 + i33_minus_i22 * omega3);
                let t8 = omega3 * t3;
                let t9 = omega1 * (i11_minus_i33 * omega3 - t6) + omega3 * t4;
                let t10 = k7 * t9;
                let t11 = k10 * (k9 * t5 + (k5 * (t7 - t8) + t10)) - t5;
                let t12 = t8 - t7;
                let t13 = k7 * t11 + (k4 * t12 - k6 * t9);
                let t14 = omega2 + half_h * t13;
                let t15 = omega1 * r13 - omega3 * r11;
                let t16 = r12 + half_h * t15;
                let t17 = k5 * t11 + (k3 * t12 - k4 * t9);
                let t18 = omega1 + half_h * t17;
                let t19 = t2 * t14 - t16 * t18;
                let t20 = r13 + half_h * t19;
                let t21 = i13 * t18 + i23 * t14;
                let t22 = k9 * t11 + (k5 * t12 - t10);
                let t23 = omega3 + half_h * t22;
                let t24 = t14 * (t21 + i33_minus_i22 * t23);
                let t25 = i23 * t23 + i12 * t18;
                let t26 = t23 * t25;
                let t27 = i12 * t14 + i13 * t23;
                let t28 = t18 * (i11_minus_i33 * t23 - t21) + t23 * t27;
                let t29 = k7 * t28;
                let t30 = t18 * (t25 + i22_minus_i11 * t14) - t14 * t27;
                let t31 = k10 * (k5 * (t24 - t26) + (t29 + k9 * t30)) - t30;
                let t32 = t26 - t24;
                let t33 = k5 * t31 + (k3 * t32 - k4 * t28);
                let t34 = omega1 + half_h * t33;
                let t35 = omega2 * r11 - omega1 * r12;
                let t36 = r13 + half_h * t35;
                let t37 = t16 * t23 - t36 * t14;
                let t38 = r11 + half_h * t37;
                let t39 = k9 * t31 + (k5 * t32 - t29);
                let t40 = omega3 + half_h * t39;
                let t41 = t20 * t34 - t38 * t40;
                let t42 = r12 + h * t41;
                let t43 = k7 * t31 + (k4 * t32 - k6 * t28);
                let t44 = omega2 + half_h * t43;
                let t45 = i13 * t34 + i23 * t44;
                let t46 = t44 * (t45 + i33_minus_i22 * t40);
                let t47 = i23 * t40 + i12 * t34;
                let t48 = t40 * t47;
                let t49 = i12 * t44 + i13 * t40;
                let t50 = t34 * (i11_minus_i33 * t40 - t45) + t40 * t49;
                let t51 = k7 * t50;
                let t52 = t34 * (t47 + i22_minus_i11 * t44) - t44 * t49;
                let t53 = k10 * (k5 * (t46 - t48) + (t51 + k9 * t52)) - t52;
                let t54 = t48 - t46;
                let t55 = k9 * t53 + (k5 * t54 - t51);
                let t56 = omega3 + h * t55;
                let t57 = t36 * t18 - t2 * t23;
                let t58 = r12 + half_h * t57;
                let t59 = t58 * t40 - t20 * t44;
                let t60 = t38 * t44 - t58 * t34;
                let t61 = r13 + h * t60;
                let t62 = k7 * t53 + (k4 * t54 - k6 * t50);
                let t63 = omega2 + h * t62;
                let r11_new_2 = r11
                    + k11
                        * (t42 * t56 + (t1 + rt::lit::<T>(2.0) * (t37 + t59))
                            - t61 * t63);
                let t64 = k5 * t53 + (k3 * t54 - k4 * t50);
                let t65 = omega1 + h * t64;
                let t66 = r11 + h * t59;
                let r12_new_2 = r12
                    + k11
                        * (t61 * t65 + (t15 + rt::lit::<T>(2.0) * (t57 + t41))
                            - t66 * t56);
                let r13_new_2 = r13
                    + k11
                        * (t66 * t63 + (t35 + rt::lit::<T>(2.0) * (t19 + t60))
                            - t42 * t65);
                let t67 = omega3 * r22 - omega2 * r23;
                let t68 = r21 + half_h * t67;
                let t69 = omega1 * r23 - omega3 * r21;
                let t70 = r22 + half_h * t69;
                let t71 = t68 * t14 - t70 * t18;
                let t72 = r23 + half_h * t71;
                let t73 = omega2 * r21 - omega1 * r22;
                let t74 = r23 + half_h * t73;
                let t75 = t70 * t23 - t74 * t14;
                let t76 = r21 + half_h * t75;
                let t77 = t72 * t34 - t76 * t40;
                let t78 = r22 + h * t77;
                let t79 = t74 * t18 - t68 * t23;
                let t80 = r22 + half_h * t79;
                let t81 = t80 * t40 - t72 * t44;
                let t82 = t76 * t44 - t80 * t34;
                let t83 = r23 + h * t82;
                let r21_new_2 = r21
                    + k11
                        * (t78 * t56 + (t67 + rt::lit::<T>(2.0) * (t75 + t81))
                            - t83 * t63);
                let t84 = r21 + h * t81;
                let r22_new_2 = r22
                    + k11
                        * (t83 * t65 + (t69 + rt::lit::<T>(2.0) * (t79 + t77))
                            - t84 * t56);
                let r23_new_2 = r23
                    + k11
                        * (t84 * t63 + (t73 + rt::lit::<T>(2.0) * (t71 + t82))
                            - t78 * t65);
                let t85 = omega3 * r32 - omega2 * r33;
                let t86 = r31 + half_h * t85;
                let t87 = omega1 * r33 - omega3 * r31;
                let t88 = r32 + half_h * t87;
                let t89 = t86 * t14 - t88 * t18;
                let t90 = r33 + half_h * t89;
                let t91 = omega2 * r31 - omega1 * r32;
                let t92 = r33 + half_h * t91;
                let t93 = t88 * t23 - t92 * t14;
                let t94 = r31 + half_h * t93;
                let t95 = t90 * t34 - t94 * t40;
                let t96 = r32 + h * t95;
                let t97 = t92 * t18 - t86 * t23;
                let t98 = r32 + half_h * t97;
                let t99 = t98 * t40 - t90 * t44;
                let t100 = t94 * t44 - t98 * t34;
                let t101 = r33 + h * t100;
                let r31_new_2 = r31
                    + k11
                        * (t96 * t56 + (t85 + rt::lit::<T>(2.0) * (t93 + t99))
                            - t101 * t63);
                let t102 = r31 + h * t99;
                let r32_new_2 = r32
                    + k11
                        * (t101 * t65 + (t87 + rt::lit::<T>(2.0) * (t97 + t95))
                            - t102 * t56);
                let r33_new_2 = r33
                    + k11
                        * (t102 * t63 + (t91 + rt::lit::<T>(2.0) * (t89 + t100))
                            - t96 * t65);
                let t103 = i13 * t65 + i23 * t63;
                let t104 = t63 * (t103 + i33_minus_i22 * t56);
                let t105 = i23 * t56 + i12 * t65;
                let t106 = t56 * t105;
                let t107 = i12 * t63 + i13 * t56;
                let t108 = t65 * (i11_minus_i33 * t56 - t103) + t56 * t107;
                let t109 = k7 * t108;
                let t110 = t65 * (t105 + i22_minus_i11 * t63) - t63 * t107;
                let t111 = k10 * (k5 * (t104 - t106) + (t109 + k9 * t110)) - t110;
                let t112 = t106 - t104;
                let t113 = k5 * t111
                    + (k3 * t112 + (t17 + rt::lit::<T>(2.0) * (t33 + t64)) - k4 * t108);
                let omega1_new_2 = omega1 + k11 * t113;
                let t114 = k7 * t111
                    + (k4 * t112 + (t13 + rt::lit::<T>(2.0) * (t43 + t62)) - k6 * t108);
                let omega2_new_2 = omega2 + k11 * t114;
                let t115 = k11
                    * (k9 * t111
                        + (k5 * t112 + (t22 + rt::lit::<T>(2.0) * (t39 + t55)) - t109));
                let omega3_new_2 = omega3 + t115;
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    omega1_new_2,
                    omega2_new_2,
                    omega3_new_2,
                ];
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, omega1, omega2, omega3,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1,
                    omega2,
                    omega3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "591cf169300ef24c2d16f3a02b7a7bb7";
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
        /// - `R`: gain of RᵀR for the rotation matrices, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 21 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | each step | 78 | 107 | 0 | 0 | 0 | 0 |
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
            /// `2 h feedback-euler_R`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 16];
            type Memory = (rt::StabilityMonitor<T, 3>,);
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
                    OptionInfo {
                        name: "R",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_r] = *options;
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
                let stability3_new = rt::lit::<T>(2.0) * (h * feedback_euler_r);
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
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let Scheme { k3, k4, k6, k7, k9, k11, k12, k13, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = i33 * omega3 + (i13 * omega1 + i23 * omega2);
                let t4 = k6 * t1 + (k9 * t2 + k11 * t3);
                let t5 = t1 * (k3 * t1 + (k4 * t2 + k6 * t3) - k12 * t4)
                    + t2 * (k4 * t1 + (k7 * t2 + k9 * t3) - k13 * t4);
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    t1,
                    t2,
                    t3,
                    rt::lit::<T>(0.5) * t5,
                    rt::lit::<T>(0.0),
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, p_omega1, p_omega2,
                p_omega3, level_h, _, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_r] = *setting
                    .options();
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
                    stability3_new,
                } = *setting.scheme();
                let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
                let t2 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k13 * t1;
                let t3 = r11 * r11 + r31 * r31 + (r21 * r21 - rt::lit::<T>(1.0));
                let t4 = r32 * r31 + (r12 * r11 + r22 * r21);
                let t5 = r33 * r31 + (r13 * r11 + r23 * r21);
                let t6 = h
                    * (r13 * t2 + feedback_euler_r * (r11 * t3 + (r12 * t4 + r13 * t5)));
                let r11_new_2 = r11 - t6;
                let t7 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k12 * t1;
                let t8 = r33 * r32 + (r13 * r12 + r23 * r22);
                let t9 = r12 * r12 + r32 * r32 + (r22 * r22 - rt::lit::<T>(1.0));
                let t10 = h
                    * (r13 * t7 - feedback_euler_r * (r11 * t4 + (r13 * t8 + r12 * t9)));
                let r12_new_2 = r12 + t10;
                let t11 = r13 * r13 + r33 * r33 + (r23 * r23 - rt::lit::<T>(1.0));
                let t12 = r11 * t2 - r12 * t7
                    - feedback_euler_r * (r11 * t5 + (r12 * t8 + r13 * t11));
                let r13_new_2 = r13 + h * t12;
                let t13 = h
                    * (r23 * t2 + feedback_euler_r * (r21 * t3 + (r22 * t4 + r23 * t5)));
                let r21_new_2 = r21 - t13;
                let t14 = h
                    * (r23 * t7 - feedback_euler_r * (r21 * t4 + (r23 * t8 + r22 * t9)));
                let r22_new_2 = r22 + t14;
                let t15 = r21 * t2 - r22 * t7
                    - feedback_euler_r * (r21 * t5 + (r22 * t8 + r23 * t11));
                let r23_new_2 = r23 + h * t15;
                let t16 = h
                    * (r33 * t2 + feedback_euler_r * (r31 * t3 + (r32 * t4 + r33 * t5)));
                let r31_new_2 = r31 - t16;
                let t17 = h
                    * (r33 * t7 - feedback_euler_r * (r31 * t4 + (r33 * t8 + r32 * t9)));
                let r32_new_2 = r32 + t17;
                let t18 = r31 * t2 - r32 * t7
                    - feedback_euler_r * (r31 * t5 + (r32 * t8 + r33 * t11));
                let r33_new_2 = r33 + h * t18;
                let t19 = feedback_euler_h
                    * (rt::lit::<T>(0.5) * (p_omega1 * t7 + p_omega2 * t2) - level_h);
                let t20 = p_omega3 * t2;
                let p_omega1_new = p_omega1 - h * (t7 * t19 + (t20 + k14 * t1));
                let t21 = p_omega3 * t7;
                let p_omega2_new = p_omega2 + h * (t21 - k15 * t1 - t2 * t19);
                let t22 = p_omega2 * t7;
                let t23 = p_omega1 * t2;
                let t24 = k12 * t20 - k13 * t21
                    + (t22 - t23 - t22 + (t23 - feedback_euler_j * t1));
                let p_omega3_new = p_omega3 + h * t24;
                let stability2_new = h_feedback_euler_h * (t7 * t7 + t2 * t2);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    p_omega1_new,
                    p_omega2_new,
                    p_omega3_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[13]),
                            ("H", setting.options()[1], carried[14]),
                            ("R", setting.options()[2], carried[15]),
                        ],
                    )
                    .map_err(|term| setting.unstable(1, term, tally))?;
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                    carried[11],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, p_omega1, p_omega2,
                p_omega3, _, _, _, _] = motion.carried;
                let Scheme { k3, k4, k6, k7, k9, k11, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2),
                    omega2: k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2),
                    omega3: k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2af45de1eaed02548ed63cd5f2ba237b";
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
        /// - `R`: gain of RᵀR for the rotation matrices, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 21 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 0 | 0 | 0 | 0 |
        /// | each step | 167 | 211 | 0 | 0 | 0 | 0 |
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
            /// `2 h feedback-rk2_R`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 16];
            type Memory = (rt::StabilityMonitor<T, 3>,);
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
                    OptionInfo {
                        name: "R",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_r] = *options;
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
                let stability3_new = rt::lit::<T>(2.0) * (h * feedback_rk2_r);
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
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let Scheme { k3, k4, k6, k7, k9, k11, k12, k13, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = i33 * omega3 + (i13 * omega1 + i23 * omega2);
                let t4 = k6 * t1 + (k9 * t2 + k11 * t3);
                let t5 = t1 * (k3 * t1 + (k4 * t2 + k6 * t3) - k12 * t4)
                    + t2 * (k4 * t1 + (k7 * t2 + k9 * t3) - k13 * t4);
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    t1,
                    t2,
                    t3,
                    rt::lit::<T>(0.5) * t5,
                    rt::lit::<T>(0.0),
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, p_omega1, p_omega2,
                p_omega3, level_h, _, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_r] = *setting
                    .options();
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
                    stability3_new,
                } = *setting.scheme();
                let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
                let t2 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k13 * t1;
                let t3 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k12 * t1;
                let t4 = r33 * r31 + (r13 * r11 + r23 * r21);
                let t5 = r33 * r32 + (r13 * r12 + r23 * r22);
                let t6 = r13 * r13 + r33 * r33 + (r23 * r23 - rt::lit::<T>(1.0));
                let t7 = r11 * t2 - r12 * t3
                    - feedback_rk2_r * (r11 * t4 + (r12 * t5 + r13 * t6));
                let t8 = r13 + h * t7;
                let t9 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (p_omega1 * t3 + p_omega2 * t2) - level_h);
                let t10 = p_omega3 * t2;
                let t11 = t3 * t9 + (t10 + k14 * t1);
                let t12 = p_omega1 - h * t11;
                let t13 = p_omega3 * t3;
                let t14 = t13 - k15 * t1 - t2 * t9;
                let t15 = p_omega2 + h * t14;
                let t16 = p_omega2 * t3;
                let t17 = p_omega1 * t2;
                let t18 = k12 * t10 - k13 * t13
                    + (t16 - t17 - t16 + (t17 - feedback_rk2_j * t1));
                let t19 = p_omega3 + h * t18;
                let t20 = k6 * t12 + (k9 * t15 + k11 * t19);
                let t21 = k4 * t12 + (k7 * t15 + k9 * t19) - k13 * t20;
                let t22 = r11 * r11 + r31 * r31 + (r21 * r21 - rt::lit::<T>(1.0));
                let t23 = r32 * r31 + (r12 * r11 + r22 * r21);
                let t24 = r13 * t2
                    + feedback_rk2_r * (r11 * t22 + (r12 * t23 + r13 * t4));
                let t25 = r11 - h * t24;
                let t26 = r23 * t2
                    + feedback_rk2_r * (r21 * t22 + (r22 * t23 + r23 * t4));
                let t27 = r21 - h * t26;
                let t28 = r33 * t2
                    + feedback_rk2_r * (r31 * t22 + (r32 * t23 + r33 * t4));
                let t29 = r31 - h * t28;
                let t30 = t27 * t27 - rt::lit::<T>(1.0) + (t29 * t29 + t25 * t25);
                let t31 = r12 * r12 + r32 * r32 + (r22 * r22 - rt::lit::<T>(1.0));
                let t32 = r13 * t3
                    - feedback_rk2_r * (r11 * t23 + (r13 * t5 + r12 * t31));
                let t33 = r12 + h * t32;
                let t34 = r23 * t3
                    - feedback_rk2_r * (r21 * t23 + (r23 * t5 + r22 * t31));
                let t35 = r22 + h * t34;
                let t36 = r33 * t3
                    - feedback_rk2_r * (r31 * t23 + (r33 * t5 + r32 * t31));
                let t37 = r32 + h * t36;
                let t38 = t25 * t33 + (t27 * t35 + t29 * t37);
                let t39 = r21 * t2 - r22 * t3
                    - feedback_rk2_r * (r21 * t4 + (r22 * t5 + r23 * t6));
                let t40 = r23 + h * t39;
                let t41 = r31 * t2 - r32 * t3
                    - feedback_rk2_r * (r31 * t4 + (r32 * t5 + r33 * t6));
                let t42 = r33 + h * t41;
                let t43 = t25 * t8 + (t27 * t40 + t29 * t42);
                let t44 = t8 * t21
                    + (t24 + feedback_rk2_r * (t25 * t30 + (t33 * t38 + t8 * t43)));
                let r11_new_2 = r11 - half_h * t44;
                let t45 = k3 * t12 + (k4 * t15 + k6 * t19) - k12 * t20;
                let t46 = t35 * t35 - rt::lit::<T>(1.0) + (t37 * t37 + t33 * t33);
                let t47 = t33 * t8 + (t35 * t40 + t37 * t42);
                let t48 = t8 * t45
                    + (t32 - feedback_rk2_r * (t25 * t38 + (t33 * t46 + t8 * t47)));
                let r12_new_2 = r12 + half_h * t48;
                let t49 = t40 * t40 - rt::lit::<T>(1.0) + (t42 * t42 + t8 * t8);
                let t50 = t25 * t21
                    + (t7 - feedback_rk2_r * (t25 * t43 + (t33 * t47 + t8 * t49)));
                let r13_new_2 = r13 + half_h * (t50 - t33 * t45);
                let t51 = t40 * t21
                    + (t26 + feedback_rk2_r * (t27 * t30 + (t35 * t38 + t40 * t43)));
                let r21_new_2 = r21 - half_h * t51;
                let t52 = t40 * t45
                    + (t34 - feedback_rk2_r * (t27 * t38 + (t35 * t46 + t40 * t47)));
                let r22_new_2 = r22 + half_h * t52;
                let t53 = t27 * t21
                    + (t39 - feedback_rk2_r * (t27 * t43 + (t35 * t47 + t40 * t49)));
                let r23_new_2 = r23 + half_h * (t53 - t35 * t45);
                let t54 = t42 * t21
                    + (t28 + feedback_rk2_r * (t29 * t30 + (t37 * t38 + t42 * t43)));
                let r31_new_2 = r31 - half_h * t54;
                let t55 = t42 * t45
                    + (t36 - feedback_rk2_r * (t29 * t38 + (t37 * t46 + t42 * t47)));
                let r32_new_2 = r32 + half_h * t55;
                let t56 = t29 * t21
                    + (t41 - feedback_rk2_r * (t29 * t43 + (t37 * t47 + t42 * t49)));
                let r33_new_2 = r33 + half_h * (t56 - t37 * t45);
                let t57 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (t12 * t45 + t15 * t21) - level_h);
                let t58 = t19 * t21;
                let p_omega1_new = p_omega1
                    - half_h * (t45 * t57 + (t58 + (t11 + k14 * t20)));
                let t59 = t19 * t45;
                let p_omega2_new = p_omega2
                    + half_h * (t59 + (t14 - k15 * t20) - t21 * t57);
                let t60 = t15 * t45;
                let t61 = t12 * t21;
                let t62 = t60 - t61 - k13 * t59
                    + (t61 + (t18 - feedback_rk2_j * t20) + (k12 * t58 - t60));
                let p_omega3_new = p_omega3 + half_h * t62;
                let stability2_new = h_feedback_rk2_h * (t3 * t3 + t2 * t2);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    p_omega1_new,
                    p_omega2_new,
                    p_omega3_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[13]),
                            ("H", setting.options()[1], carried[14]),
                            ("R", setting.options()[2], carried[15]),
                        ],
                    )
                    .map_err(|term| setting.unstable(2, term, tally))?;
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                    carried[11],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, p_omega1, p_omega2,
                p_omega3, _, _, _, _] = motion.carried;
                let Scheme { k3, k4, k6, k7, k9, k11, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2),
                    omega2: k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2),
                    omega3: k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6575f77d205a626a4c86375e3ddb2639";
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
        /// - `R`: gain of RᵀR for the rotation matrices, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// **Rotation matrices** among the coordinates drift off their groups
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 21 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 0 | 0 | 0 | 0 |
        /// | each step | 345 | 431 | 0 | 0 | 0 | 0 |
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
            /// `2 h feedback-rk4_R`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 16];
            type Memory = (rt::StabilityMonitor<T, 3>,);
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
                    OptionInfo {
                        name: "R",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_r] = *options;
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
                let stability3_new = rt::lit::<T>(2.0) * (h * feedback_rk4_r);
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
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i11 = system.parameters.I11;
                let i12 = system.parameters.I12;
                let i13 = system.parameters.I13;
                let i22 = system.parameters.I22;
                let i23 = system.parameters.I23;
                let i33 = system.parameters.I33;
                let Scheme { k3, k4, k6, k7, k9, k11, k12, k13, .. } = *self;
                let [[r11, r12, r13, r21, r22, r23, r31, r32, r33]] = start.q().data.0;
                let [[omega1, omega2, omega3]] = start.w().data.0;
                let t1 = i13 * omega3 + (i11 * omega1 + i12 * omega2);
                let t2 = i12 * omega1 + (i22 * omega2 + i23 * omega3);
                let t3 = i33 * omega3 + (i13 * omega1 + i23 * omega2);
                let t4 = k6 * t1 + (k9 * t2 + k11 * t3);
                let t5 = t1 * (k3 * t1 + (k4 * t2 + k6 * t3) - k12 * t4)
                    + t2 * (k4 * t1 + (k7 * t2 + k9 * t3) - k13 * t4);
                let carried = [
                    r11,
                    r12,
                    r13,
                    r21,
                    r22,
                    r23,
                    r31,
                    r32,
                    r33,
                    t1,
                    t2,
                    t3,
                    rt::lit::<T>(0.5) * t5,
                    rt::lit::<T>(0.0),
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, p_omega1, p_omega2,
                p_omega3, level_h, _, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_r] = *setting
                    .options();
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
                    stability3_new,
                } = *setting.scheme();
                let t1 = k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2);
                let t2 = k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2) - k13 * t1;
                let t3 = k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2) - k12 * t1;
                let t4 = r33 * r31 + (r13 * r11 + r23 * r21);
                let t5 = r33 * r32 + (r13 * r12 + r23 * r22);
                let t6 = r13 * r13 + r33 * r33 + (r23 * r23 - rt::lit::<T>(1.0));
                let t7 = r11 * t2 - r12 * t3
                    - feedback_rk4_r * (r11 * t4 + (r12 * t5 + r13 * t6));
                let t8 = r13 + half_h * t7;
                let t9 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (p_omega1 * t3 + p_omega2 * t2) - level_h);
                let t10 = p_omega3 * t2;
                let t11 = t3 * t9 + (t10 + k15 * t1);
                let t12 = p_omega1 - half_h * t11;
                let t13 = p_omega3 * t3;
                let t14 = t13 - k16 * t1 - t2 * t9;
                let t15 = p_omega2 + half_h * t14;
                let t16 = p_omega2 * t3;
                let t17 = p_omega1 * t2;
                let t18 = k12 * t10 - k13 * t13
                    + (t16 - t17 - t16 + (t17 - feedback_rk4_j * t1));
                let t19 = p_omega3 + half_h * t18;
                let t20 = k6 * t12 + (k9 * t15 + k11 * t19);
                let t21 = k4 * t12 + (k7 * t15 + k9 * t19) - k13 * t20;
                let t22 = r11 * r11 + r31 * r31 + (r21 * r21 - rt::lit::<T>(1.0));
                let t23 = r32 * r31 + (r12 * r11 + r22 * r21);
                let t24 = r13 * t2
                    + feedback_rk4_r * (r11 * t22 + (r12 * t23 + r13 * t4));
                let t25 = r11 - half_h * t24;
                let t26 = r23 * t2
                    + feedback_rk4_r * (r21 * t22 + (r22 * t23 + r23 * t4));
                let t27 = r21 - half_h * t26;
                let t28 = r33 * t2
                    + feedback_rk4_r * (r31 * t22 + (r32 * t23 + r33 * t4));
                let t29 = r31 - half_h * t28;
                let t30 = t27 * t27 - rt::lit::<T>(1.0) + (t29 * t29 + t25 * t25);
                let t31 = r12 * r12 + r32 * r32 + (r22 * r22 - rt::lit::<T>(1.0));
                let t32 = r13 * t3
                    - feedback_rk4_r * (r11 * t23 + (r13 * t5 + r12 * t31));
                let t33 = r12 + half_h * t32;
                let t34 = r23 * t3
                    - feedback_rk4_r * (r21 * t23 + (r23 * t5 + r22 * t31));
                let t35 = r22 + half_h * t34;
                let t36 = r33 * t3
                    - feedback_rk4_r * (r31 * t23 + (r33 * t5 + r32 * t31));
                let t37 = r32 + half_h * t36;
                let t38 = t25 * t33 + (t27 * t35 + t29 * t37);
                let t39 = r21 * t2 - r22 * t3
                    - feedback_rk4_r * (r21 * t4 + (r22 * t5 + r23 * t6));
                let t40 = r23 + half_h * t39;
                let t41 = r31 * t2 - r32 * t3
                    - feedback_rk4_r * (r31 * t4 + (r32 * t5 + r33 * t6));
                let t42 = r33 + half_h * t41;
                let t43 = t25 * t8 + (t27 * t40 + t29 * t42);
                let t44 = t8 * t21
                    + feedback_rk4_r * (t25 * t30 + (t33 * t38 + t8 * t43));
                let t45 = r11 - half_h * t44;
                let t46 = k3 * t12 + (k4 * t15 + k6 * t19) - k12 * t20;
                let t47 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t12 * t46 + t15 * t21) - level_h);
                let t48 = t19 * t21;
                let t49 = t46 * t47 + (t48 + k15 * t20);
                let t50 = p_omega1 - half_h * t49;
                let t51 = t19 * t46;
                let t52 = t51 - k16 * t20 - t21 * t47;
                let t53 = p_omega2 + half_h * t52;
                let t54 = t15 * t46;
                let t55 = t12 * t21;
                let t56 = t54 - t55 - k13 * t51
                    + (t55 - feedback_rk4_j * t20 + (k12 * t48 - t54));
                let t57 = p_omega3 + half_h * t56;
                let t58 = k6 * t50 + (k9 * t53 + k11 * t57);
                let t59 = k4 * t50 + (k7 * t53 + k9 * t57) - k13 * t58;
                let t60 = t33 * t8 + (t35 * t40 + t37 * t42);
                let t61 = t40 * t40 - rt::lit::<T>(1.0) + (t42 * t42 + t8 * t8);
                let t62 = t25 * t21
                    - feedback_rk4_r * (t25 * t43 + (t33 * t60 + t8 * t61)) - t33 * t46;
                let t63 = r13 + half_h * t62;
                let t64 = t40 * t21
                    + feedback_rk4_r * (t27 * t30 + (t35 * t38 + t40 * t43));
                let t65 = r21 - half_h * t64;
                let t66 = t27 * t21
                    - feedback_rk4_r * (t27 * t43 + (t35 * t60 + t40 * t61)) - t35 * t46;
                let t67 = r23 + half_h * t66;
                let t68 = t42 * t21
                    + feedback_rk4_r * (t29 * t30 + (t37 * t38 + t42 * t43));
                let t69 = r31 - half_h * t68;
                let t70 = t29 * t21
                    - feedback_rk4_r * (t29 * t43 + (t37 * t60 + t42 * t61)) - t37 * t46;
                let t71 = r33 + half_h * t70;
                let t72 = t45 * t63 + (t65 * t67 + t69 * t71);
                let t73 = t35 * t35 - rt::lit::<T>(1.0) + (t37 * t37 + t33 * t33);
                let t74 = t8 * t46
                    - feedback_rk4_r * (t25 * t38 + (t33 * t73 + t8 * t60));
                let t75 = r12 + half_h * t74;
                let t76 = t40 * t46
                    - feedback_rk4_r * (t27 * t38 + (t35 * t73 + t40 * t60));
                let t77 = r22 + half_h * t76;
                let t78 = t42 * t46
                    - feedback_rk4_r * (t29 * t38 + (t37 * t73 + t42 * t60));
                let t79 = r32 + half_h * t78;
                let t80 = t75 * t63 + (t77 * t67 + t79 * t71);
                let t81 = t67 * t67 - rt::lit::<T>(1.0) + (t71 * t71 + t63 * t63);
                let t82 = k3 * t50 + (k4 * t53 + k6 * t57) - k12 * t58;
                let t83 = t45 * t59
                    - feedback_rk4_r * (t45 * t72 + (t75 * t80 + t63 * t81)) - t75 * t82;
                let t84 = r13 + h * t83;
                let t85 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t50 * t82 + t53 * t59) - level_h);
                let t86 = t57 * t59;
                let t87 = t82 * t85 + (t86 + k15 * t58);
                let t88 = p_omega1 - h * t87;
                let t89 = t57 * t82;
                let t90 = t89 - k16 * t58 - t59 * t85;
                let t91 = p_omega2 + h * t90;
                let t92 = t53 * t82;
                let t93 = t50 * t59;
                let t94 = t92 - t93 - k13 * t89
                    + (t93 - feedback_rk4_j * t58 + (k12 * t86 - t92));
                let t95 = p_omega3 + h * t94;
                let t96 = k6 * t88 + (k9 * t91 + k11 * t95);
                let t97 = k4 * t88 + (k7 * t91 + k9 * t95) - k13 * t96;
                let t98 = t45 * t75 + (t65 * t77 + t69 * t79);
                let t99 = t65 * t65 - rt::lit::<T>(1.0) + (t69 * t69 + t45 * t45);
                let t100 = t63 * t59
                    + feedback_rk4_r * (t63 * t72 + (t75 * t98 + t45 * t99));
                let t101 = r11 - h * t100;
                let t102 = t67 * t59
                    + feedback_rk4_r * (t67 * t72 + (t77 * t98 + t65 * t99));
                let t103 = r21 - h * t102;
                let t104 = t65 * t59
                    - feedback_rk4_r * (t65 * t72 + (t77 * t80 + t67 * t81)) - t77 * t82;
                let t105 = r23 + h * t104;
                let t106 = t71 * t59
                    + feedback_rk4_r * (t71 * t72 + (t79 * t98 + t69 * t99));
                let t107 = r31 - h * t106;
                let t108 = t69 * t59
                    - feedback_rk4_r * (t69 * t72 + (t79 * t80 + t71 * t81)) - t79 * t82;
                let t109 = r33 + h * t108;
                let t110 = t101 * t84 + (t103 * t105 + t107 * t109);
                let t111 = t77 * t77 - rt::lit::<T>(1.0) + (t79 * t79 + t75 * t75);
                let t112 = t63 * t82
                    - feedback_rk4_r * (t63 * t80 + (t75 * t111 + t45 * t98));
                let t113 = r12 + h * t112;
                let t114 = t67 * t82
                    - feedback_rk4_r * (t67 * t80 + (t77 * t111 + t65 * t98));
                let t115 = r22 + h * t114;
                let t116 = t71 * t82
                    - feedback_rk4_r * (t71 * t80 + (t79 * t111 + t69 * t98));
                let t117 = r32 + h * t116;
                let t118 = t101 * t113 + (t103 * t115 + t107 * t117);
                let t119 = t103 * t103 - rt::lit::<T>(1.0) + (t107 * t107 + t101 * t101);
                let t120 = feedback_rk4_r * (t84 * t110 + (t113 * t118 + t101 * t119))
                    + (t24 + rt::lit::<T>(2.0) * (t44 + t100));
                let r11_new_2 = r11 - k14 * (t84 * t97 + t120);
                let t121 = k3 * t88 + (k4 * t91 + k6 * t95) - k12 * t96;
                let t122 = t113 * t84 + (t115 * t105 + t117 * t109);
                let t123 = t115 * t115 - rt::lit::<T>(1.0) + (t117 * t117 + t113 * t113);
                let t124 = t32 + rt::lit::<T>(2.0) * (t74 + t112)
                    - feedback_rk4_r * (t84 * t122 + (t113 * t123 + t101 * t118));
                let r12_new_2 = r12 + k14 * (t84 * t121 + t124);
                let t125 = t105 * t105 - rt::lit::<T>(1.0) + (t109 * t109 + t84 * t84);
                let t126 = t7 + rt::lit::<T>(2.0) * (t62 + t83)
                    - feedback_rk4_r * (t101 * t110 + (t113 * t122 + t84 * t125));
                let r13_new_2 = r13 + k14 * (t101 * t97 + t126 - t113 * t121);
                let t127 = feedback_rk4_r * (t105 * t110 + (t115 * t118 + t103 * t119))
                    + (t26 + rt::lit::<T>(2.0) * (t64 + t102));
                let r21_new_2 = r21 - k14 * (t105 * t97 + t127);
                let t128 = t34 + rt::lit::<T>(2.0) * (t76 + t114)
                    - feedback_rk4_r * (t105 * t122 + (t115 * t123 + t103 * t118));
                let r22_new_2 = r22 + k14 * (t105 * t121 + t128);
                let t129 = t39 + rt::lit::<T>(2.0) * (t66 + t104)
                    - feedback_rk4_r * (t103 * t110 + (t115 * t122 + t105 * t125));
                let r23_new_2 = r23 + k14 * (t103 * t97 + t129 - t115 * t121);
                let t130 = feedback_rk4_r * (t109 * t110 + (t117 * t118 + t107 * t119))
                    + (t28 + rt::lit::<T>(2.0) * (t68 + t106));
                let r31_new_2 = r31 - k14 * (t109 * t97 + t130);
                let t131 = t36 + rt::lit::<T>(2.0) * (t78 + t116)
                    - feedback_rk4_r * (t109 * t122 + (t117 * t123 + t107 * t118));
                let r32_new_2 = r32 + k14 * (t109 * t121 + t131);
                let t132 = t41 + rt::lit::<T>(2.0) * (t70 + t108)
                    - feedback_rk4_r * (t107 * t110 + (t117 * t122 + t109 * t125));
                let r33_new_2 = r33 + k14 * (t107 * t97 + t132 - t117 * t121);
                let t133 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t88 * t121 + t91 * t97) - level_h);
                let t134 = t95 * t97;
                let t135 = k14
                    * (t121 * t133
                        + (t134
                            + (k15 * t96 + (t11 + rt::lit::<T>(2.0) * (t49 + t87)))));
                let p_omega1_new = p_omega1 - t135;
                let t136 = t95 * t121;
                let t137 = k14
                    * (t136 + (t14 + rt::lit::<T>(2.0) * (t52 + t90) - k16 * t96)
                        - t97 * t133);
                let p_omega2_new = p_omega2 + t137;
                let t138 = t91 * t121;
                let t139 = t88 * t97;
                let t140 = t139
                    + (t18 + rt::lit::<T>(2.0) * (t56 + t94) - feedback_rk4_j * t96)
                    + (k12 * t134 - t138);
                let p_omega3_new = p_omega3 + k14 * (t138 - t139 - k13 * t136 + t140);
                let stability2_new = h_feedback_rk4_h * (t3 * t3 + t2 * t2);
                let carried = [
                    r11_new_2,
                    r12_new_2,
                    r13_new_2,
                    r21_new_2,
                    r22_new_2,
                    r23_new_2,
                    r31_new_2,
                    r32_new_2,
                    r33_new_2,
                    p_omega1_new,
                    p_omega2_new,
                    p_omega3_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[13]),
                            ("H", setting.options()[1], carried[14]),
                            ("R", setting.options()[2], carried[15]),
                        ],
                    )
                    .map_err(|term| setting.unstable(4, term, tally))?;
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                    carried[7],
                    carried[8],
                    carried[9],
                    carried[10],
                    carried[11],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [r11, r12, r13, r21, r22, r23, r31, r32, r33, p_omega1, p_omega2,
                p_omega3, _, _, _, _] = motion.carried;
                let Scheme { k3, k4, k6, k7, k9, k11, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    R11: r11,
                    R12: r12,
                    R13: r13,
                    R21: r21,
                    R22: r22,
                    R23: r23,
                    R31: r31,
                    R32: r32,
                    R33: r33,
                    omega1: k6 * p_omega3 + (k3 * p_omega1 + k4 * p_omega2),
                    omega2: k9 * p_omega3 + (k4 * p_omega1 + k7 * p_omega2),
                    omega3: k11 * p_omega3 + (k6 * p_omega1 + k9 * p_omega2),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3020d2408d97292e9323ccb78225c921";
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
                "group_defect" => rt::write(&self.group_defect(&at.get("q")?), out),
                "group_determinants" => {
                    rt::write(&self.group_determinants(&at.get("q")?), out)
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
            let mut info = ModelInfo::new("suslov_so3");
            info.text = Some(
                "Suslov's problem with the body's attitude: a rigid body about its fixed centre of mass, which cannot turn about its own third axis. The attitude is a rotation matrix R, which takes vectors of the body to those of space.",
            );
            info.source = Some(
                "D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.1",
            );
            info.coordinates = &[
                Quantity::new(
                    "R11",
                    None,
                    Some("entry (1, 1) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R12",
                    None,
                    Some("entry (1, 2) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R13",
                    None,
                    Some("entry (1, 3) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R21",
                    None,
                    Some("entry (2, 1) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R22",
                    None,
                    Some("entry (2, 2) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R23",
                    None,
                    Some("entry (2, 3) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R31",
                    None,
                    Some("entry (3, 1) of the rotation matrix R"),
                ),
                Quantity::new(
                    "R32",
                    None,
                    Some("entry (3, 2) of the rotation matrix R"),
                ),
                Quantity::new("R33", None, Some("entry (3, 3) of the rotation matrix R")),
            ];
            info.velocities = &[
                Quantity::new(
                    "omega1",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
                Quantity::new(
                    "omega2",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
                Quantity::new(
                    "omega3",
                    None,
                    Some("angular velocity in the frame of the body, R"),
                ),
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
            info.rotations = &[
                ::nonholonomic::catalogue::RotationInfo {
                    name: "R",
                    dimension: 3,
                    first: 0,
                },
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "paper",
                    text: Some("at R = 1; exactly I omega = (-tanh t, sech t, sech t)"),
                    q: &[1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
                    w: &[0.0, 1.0, 0.0],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "generic",
                    text: Some("at R = 1"),
                    q: &[1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
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
                MethodInfo::of::<Self, ::nonholonomic::methods::RdpCay>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::RdpExp>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::SuslovMv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::SuslovCay>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Taylor>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::TaylorQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Euler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::EulerPolar>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2Polar>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4Polar>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::EulerQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackEuler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 9)], &[3, 3]),
                FunctionInfo::new("inverse_mass", &[("q", 9)], &[3, 3]),
                FunctionInfo::new("potential", &[("q", 9)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 9)], &[9]),
                FunctionInfo::new("lagrangian", &[("q", 9), ("w", 3)], &[]),
                FunctionInfo::new("energy", &[("q", 9), ("w", 3)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 9)], &[3, 3, 3]),
                FunctionInfo::new("christoffel", &[("q", 9)], &[3, 3, 3]),
                FunctionInfo::new("constraint_matrix", &[("q", 9)], &[1, 3]),
                FunctionInfo::new("constraint", &[("q", 9), ("w", 3)], &[1]),
                FunctionInfo::new("projector_perp", &[("q", 9)], &[3, 3]),
                FunctionInfo::new("projector_d", &[("q", 9)], &[3, 3]),
                FunctionInfo::new("frame", &[("q", 9)], &[3, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 9)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 9)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 9)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 9), ("rho", 2)], &[11, 11]),
                FunctionInfo::new("hamiltonian", &[("q", 9), ("rho", 2)], &[]),
                FunctionInfo::new(
                    "hamiltonian_gradient",
                    &[("q", 9), ("rho", 2)],
                    &[11],
                ),
                FunctionInfo::new("vector_field", &[("q", 9), ("rho", 2)], &[11]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 9), ("rho", 2)],
                    &[11, 11],
                ),
                FunctionInfo::new("momenta", &[("q", 9), ("w", 3)], &[3]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 9), ("p", 3)], &[3]),
                FunctionInfo::new("to_momenta", &[("q", 9), ("w", 3)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 9), ("rho", 2)], &[3]),
                FunctionInfo::new("multipliers", &[("q", 9), ("w", 3)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 9), ("w", 3)], &[3]),
                FunctionInfo::new("configuration_velocity", &[("q", 9), ("w", 3)], &[9]),
                FunctionInfo::new("group_defect", &[("q", 9)], &[]),
                FunctionInfo::new("group_determinants", &[("q", 9)], &[1]),
                FunctionInfo::new("invariants", &[("q", 9), ("w", 3)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 9), ("p", 3)], &[]),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 9), ("p", 3)],
                    &[12],
                ),
                FunctionInfo::new("constraint_momenta", &[("q", 9), ("p", 3)], &[1]),
                FunctionInfo::new("extended_hamiltonian", &[("q", 9), ("p", 3)], &[]),
                FunctionInfo::new("extended_multipliers", &[("q", 9), ("p", 3)], &[1]),
                FunctionInfo::new("extended_vector_field", &[("q", 9), ("p", 3)], &[12]),
                FunctionInfo::new("feedback_levels", &[("q", 9), ("p", 3)], &[1]),
                FunctionInfo::new(
                    "lyapunov_function",
                    &[("q", 9), ("p", 3), ("gains", 3), ("levels", 1)],
                    &[],
                ),
                FunctionInfo::new(
                    "lyapunov_gradient",
                    &[("q", 9), ("p", 3), ("gains", 3), ("levels", 1)],
                    &[12],
                ),
                FunctionInfo::new(
                    "feedback_vector_field",
                    &[("q", 9), ("p", 3), ("gains", 3), ("levels", 1)],
                    &[12],
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
            let mut state = *state;
            if let Ok(turned) = rt::rotation(
                    "R",
                    &rt::matrix([
                        [state.R11, state.R21, state.R31],
                        [state.R12, state.R22, state.R32],
                        [state.R13, state.R23, state.R33],
                    ]),
                )
                .map(|turned| {
                    let [[r11, r21, r31], [r12, r22, r32], [r13, r23, r33]] = turned
                        .data
                        .0;
                    State {
                        R11: r11,
                        R12: r12,
                        R13: r13,
                        R21: r21,
                        R22: r22,
                        R23: r23,
                        R31: r31,
                        R32: r32,
                        R33: r33,
                        ..state
                    }
                })
            {
                state = turned;
            }
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
            if rt::same_name(name, "rdp-cay") {
                return Some(visitor.visit::<::nonholonomic::methods::RdpCay>());
            }
            if rt::same_name(name, "rdp-exp") {
                return Some(visitor.visit::<::nonholonomic::methods::RdpExp>());
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
            if rt::same_name(name, "euler:polar") {
                return Some(visitor.visit::<::nonholonomic::methods::EulerPolar>());
            }
            if rt::same_name(name, "rk2:polar") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk2Polar>());
            }
            if rt::same_name(name, "rk4:polar") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4Polar>());
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

impl SuslovSo3 {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        suslov_so3::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        suslov_so3::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> suslov_so3::Parameters<f64> {
        suslov_so3::Parameters {
            I11: self.I11,
            I12: self.I12,
            I13: self.I13,
            I22: self.I22,
            I23: self.I23,
            I33: self.I33,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> suslov_so3::StateBuilder<f64> {
        suslov_so3::StateBuilder::new(self.system())
    }

    /// The named initial data (`paper`, `generic`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<suslov_so3::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: suslov_so3::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <suslov_so3::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        suslov_so3::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `rdp-cay`, `[alpha]` for `rdp-exp`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, R]` for `feedback-euler`, `[J, H, R]` for `feedback-rk2`, `[J, H, R]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: suslov_so3::State<f64>,
        h: f64,
        options: <suslov_so3::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <suslov_so3::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        suslov_so3::System<f64>: ::nonholonomic::Discretize<M>,
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
        SuslovSo3::system,
        SuslovSo3::parameters,
        SuslovSo3::state,
        SuslovSo3::initial,
        SuslovSo3::integrate::<::nonholonomic::methods::Gonzalez>,
        SuslovSo3::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
