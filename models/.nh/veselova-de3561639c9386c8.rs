// Prepared by `nh prepare` from `Veselova` in src/library.rs and veselova.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration de3561639c9386c823cb76da23ee8f16
// content 11f583371841c922d4a4302c632221c9

pub struct Veselova {
    /// `A` (kg m^2): moment of inertia about the first axis.
    pub A: f64,
    /// `B` (kg m^2): moment of inertia about the second axis.
    pub B: f64,
    /// `C` (kg m^2): moment of inertia about the third axis.
    pub C: f64,
}

impl ::core::default::Default for Veselova {
    fn default() -> Self {
        Veselova { A: 1.0, B: 1.5, C: 2.2 }
    }
}

/// The system `veselova` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 143 add, 241 mul, 11 div
/// * `midpoint`: 51 add, 86 mul, 4 div
/// * `rk4`: 111 add, 181 mul, 8 div
pub mod veselova {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `A` (kg m^2): moment of inertia about the first axis. Positive.
        pub A: T,
        /// `B` (kg m^2): moment of inertia about the second axis. Positive.
        pub B: T,
        /// `C` (kg m^2): moment of inertia about the third axis. Positive.
        pub C: T,
    }

    ::nonholonomic::__serialized!(Parameters { A, B, C });

    ::nonholonomic::__in_lanes!(System, Parameters { A, B, C });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                A: rt::lit::<T>(1.0),
                B: rt::lit::<T>(1.5),
                C: rt::lit::<T>(2.2),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `S11`: entry (1, 1) of the rotation matrix S.
        pub S11: T,
        /// Coordinate `S12`: entry (1, 2) of the rotation matrix S.
        pub S12: T,
        /// Coordinate `S13`: entry (1, 3) of the rotation matrix S.
        pub S13: T,
        /// Coordinate `S21`: entry (2, 1) of the rotation matrix S.
        pub S21: T,
        /// Coordinate `S22`: entry (2, 2) of the rotation matrix S.
        pub S22: T,
        /// Coordinate `S23`: entry (2, 3) of the rotation matrix S.
        pub S23: T,
        /// Coordinate `S31`: entry (3, 1) of the rotation matrix S.
        pub S31: T,
        /// Coordinate `S32`: entry (3, 2) of the rotation matrix S.
        pub S32: T,
        /// Coordinate `S33`: entry (3, 3) of the rotation matrix S.
        pub S33: T,
        /// Velocity `sigma1`: angular velocity in the frame of the body, S.
        pub sigma1: T,
        /// Velocity `sigma2`: angular velocity in the frame of the body, S.
        pub sigma2: T,
        /// Velocity `sigma3`: angular velocity in the frame of the body, S.
        pub sigma3: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 9> {
            rt::vector([
                self.S11,
                self.S12,
                self.S13,
                self.S21,
                self.S22,
                self.S23,
                self.S31,
                self.S32,
                self.S33,
            ])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.sigma1, self.sigma2, self.sigma3])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 9>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 9>, w: SVector<T, 3>) -> Self {
            let (
                [[s11,
                s12,
                s13,
                s21,
                s22,
                s23,
                s31,
                s32,
                s33,
                ],
                ],
                [[sigma1,
                sigma2,
                sigma3,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                S11: s11,
                S12: s12,
                S13: s13,
                S21: s21,
                S22: s22,
                S23: s23,
                S31: s31,
                S32: s32,
                S33: s33,
                sigma1,
                sigma2,
                sigma3,
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
        State { t, S11, S12, S13, S21, S22, S23, S31, S32, S33, sigma1, sigma2, sigma3 }
    );

    ::nonholonomic::__in_lanes!(
        State { t, S11, S12, S13, S21, S22, S23, S31, S32, S33, sigma1, sigma2, sigma3 }
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
            coordinate : S11, S12, S13, S21, S22, S23, S31, S32, S33
        );

        ::nonholonomic::__setters!(velocity in place of rho : sigma1, sigma2, sigma3);

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

        /// Coordinates and velocities of named initial data: `standard`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                return Some(
                    self
                        .with_numbers(
                            [0.48, -0.864, 0.152, 0.8, 0.36, -0.48, 0.36, 0.352, 0.864],
                            [1.2, -0.8, 0.0],
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
                    "S",
                    &rt::matrix([
                        [this.state.S11, this.state.S21, this.state.S31],
                        [this.state.S12, this.state.S22, this.state.S32],
                        [this.state.S13, this.state.S23, this.state.S33],
                    ]),
                )
                .map(|turned| {
                    let [[s11, s21, s31], [s12, s22, s32], [s13, s23, s33]] = turned
                        .data
                        .0;
                    State {
                        S11: s11,
                        S12: s12,
                        S13: s13,
                        S21: s21,
                        S22: s22,
                        S23: s23,
                        S31: s31,
                        S32: s32,
                        S33: s33,
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

    /// Veselova's system: a rigid body about its fixed centre of mass whose angular velocity has no vertical component in space. It is what Suslov's problem is with a constraint that is fixed in space and not in the body. The horizontal components of the angular momentum are constant.
    ///
    /// **Source**: A. P. Veselov and L. E. Veselova, Integrable nonholonomic systems on Lie groups, Mathematical Notes 44 (1988) 810-819; Yu. N. Fedorov and B. Jovanovic, Nonholonomic LR systems (2004)
    ///
    /// Coordinates q: `S11`, `S12`, `S13`, `S21`, `S22`, `S23`, `S31`, `S32`, `S33`; velocities w: `sigma1`, `sigma2`, `sigma3`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `B C`
        b_c: T,
        /// `C A B`
        k1: T,
        /// `2 A`
        twice_a: T,
        /// `2 B`
        twice_b: T,
        /// `2 C`
        twice_c: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("A", parameters.A)?;
            rt::positive("B", parameters.B)?;
            rt::positive("C", parameters.C)?;
            let constants = {
                let a = parameters.A;
                let b = parameters.B;
                let c = parameters.C;
                let b_c = b * c;
                let k1 = c * (a * b);
                let twice_a = rt::lit::<T>(2.0) * a;
                let twice_b = rt::lit::<T>(2.0) * b;
                let twice_c = rt::lit::<T>(2.0) * c;
                Constants {
                    b_c,
                    k1,
                    twice_a,
                    twice_b,
                    twice_c,
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
        pub fn mass_matrix(&self, q: &SVector<T, 9>) -> SMatrix<T, 3, 3> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t1 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t2 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s12 = a * s12;
            let t3 = s33 * c_s32 + (s23 * b_s22 + s13 * a_s12);
            rt::matrix([
                [s31 * c_s31 + (s21 * b_s21 + s11 * a_s11), t1, t2],
                [t1, s32 * c_s32 + (s22 * b_s22 + s12 * a_s12), t3],
                [t2, t3, s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13))],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, q: &SVector<T, 9>) -> SMatrix<T, 3, 3> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t1 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t2 = s31 * c_s31 + (s21 * b_s21 + s11 * a_s11);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s12 = a * s12;
            let t5 = s32 * c_s32 + (s22 * b_s22 + s12 * a_s12) - t1 * t4;
            let t6 = rt::lit::<T>(1.0) / (t2 * t5);
            let t7 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let t8 = t7 * t3;
            let t9 = s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13)) - t7 * t8;
            let t10 = s33 * c_s32 + (s23 * b_s22 + s13 * a_s12) - t7 * t4;
            let t11 = t10 * t10;
            let t12 = rt::lit::<T>(1.0) / t5;
            let t13 = t9 - t11 * t12;
            let t14 = t5 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = t6 * (t1 * t10) - t8;
            let t17 = t1 * t6 + t15 * (t10 * t16);
            let t18 = -t17;
            let t19 = rt::lit::<T>(1.0) / t13;
            let t20 = t19 * t16;
            let t21 = -(t10 * t15);
            rt::matrix([
                [t4 * t17 + (t3 - t7 * t16 / (t2 * t13)), t18, t20],
                [t18, t12 + t11 / (t5 * t14), t21],
                [t20, t21, t19],
            ])
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
        pub fn lagrangian(&self, q: &SVector<T, 9>, w: &SVector<T, 3>) -> T {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[sigma1, sigma2, sigma3]] = w.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let t1 = b * s21
                * (s21 * sigma1 + rt::lit::<T>(2.0) * (s22 * sigma2 + s23 * sigma3))
                + c * s31
                    * (s31 * sigma1 + rt::lit::<T>(2.0) * (s32 * sigma2 + s33 * sigma3));
            let t2 = a * s11
                * (s11 * sigma1 + rt::lit::<T>(2.0) * (s12 * sigma2 + s13 * sigma3))
                + t1;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s12 = a * s12;
            let t3 = sigma2 * (s32 * c_s32 + (s22 * b_s22 + s12 * a_s12))
                + rt::lit::<T>(2.0) * sigma3
                    * (s33 * c_s32 + (s23 * b_s22 + s13 * a_s12));
            let t4 = sigma3 * sigma3
                * (s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13)));
            rt::lit::<T>(0.5) * (sigma1 * t2 + (sigma2 * t3 + t4))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 9>, w: &SVector<T, 3>) -> T {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[sigma1, sigma2, sigma3]] = w.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let t1 = b * s21
                * (s21 * sigma1 + rt::lit::<T>(2.0) * (s22 * sigma2 + s23 * sigma3))
                + c * s31
                    * (s31 * sigma1 + rt::lit::<T>(2.0) * (s32 * sigma2 + s33 * sigma3));
            let t2 = a * s11
                * (s11 * sigma1 + rt::lit::<T>(2.0) * (s12 * sigma2 + s13 * sigma3))
                + t1;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s12 = a * s12;
            let t3 = sigma2 * (s32 * c_s32 + (s22 * b_s22 + s12 * a_s12))
                + rt::lit::<T>(2.0) * sigma3
                    * (s33 * c_s32 + (s23 * b_s22 + s13 * a_s12));
            let t4 = sigma3 * sigma3
                * (s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13)));
            rt::lit::<T>(0.5) * (sigma1 * t2 + (sigma2 * t3 + t4))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel_first(&self, q: &SVector<T, 9>) -> [SMatrix<T, 3, 3>; 3] {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t1 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let t2 = -t1;
            let t3 = s33 * (c * s32) + (s23 * (b * s22) + s13 * (a * s12));
            let t4 = -t3;
            let s33_squared = s33 * s33;
            let s13_squared = s13 * s13;
            let s23_squared = s23 * s23;
            let t5 = rt::lit::<T>(0.5)
                * (c * s33_squared + (a * s13_squared + b * s23_squared));
            let s31_squared = s31 * s31;
            let s11_squared = s11 * s11;
            let s21_squared = s21 * s21;
            let t6 = c * (s31_squared - s33_squared)
                + (a * (s11_squared - s13_squared) + b * (s21_squared - s23_squared));
            let s32_squared = s32 * s32;
            let s12_squared = s12 * s12;
            let s22_squared = s22 * s22;
            let t7 = c * (s32_squared - s31_squared)
                + (a * (s12_squared - s11_squared) + b * (s22_squared - s21_squared));
            let t8 = c * (s33_squared - s32_squared)
                + (a * (s13_squared - s12_squared) + b * (s23_squared - s22_squared));
            let t9 = t5 + rt::lit::<T>(0.5) * (t6 + t7 - t8);
            let t10 = rt::lit::<T>(0.5)
                * (c * s31_squared + (a * s11_squared + b * s21_squared));
            let t11 = rt::lit::<T>(0.5)
                * (c * s32_squared + (a * s12_squared + b * s22_squared));
            let t12 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t13 = rt::lit::<T>(0.5) * (t8 + t7 - t6) + (t10 - t5);
            let t14 = -t12;
            let t15 = rt::lit::<T>(0.5) * (t8 + t6 - t7);
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, t2, t12],
                    [zero, t4, t9 - (t11 + t10)],
                    [zero, t9 + (t10 - t11), t3],
                ]),
                rt::matrix([
                    [t1, zero, t11 + t13],
                    [t3, zero, t14],
                    [t13 - t11, zero, t2],
                ]),
                rt::matrix([
                    [t14, t15 + (t11 - t5 - t10), zero],
                    [t15 + (t5 + t11 - t10), t12, zero],
                    [t4, t1, zero],
                ]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel(&self, q: &SVector<T, 9>) -> [SMatrix<T, 3, 3>; 3] {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let s31_squared = s31 * s31;
            let s11_squared = s11 * s11;
            let s21_squared = s21 * s21;
            let t1 = c * s31_squared + (a * s11_squared + b * s21_squared);
            let s33_squared = s33 * s33;
            let s13_squared = s13 * s13;
            let s23_squared = s23 * s23;
            let t2 = c * s33_squared + (a * s13_squared + b * s23_squared);
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t3 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let t4 = rt::lit::<T>(1.0) / t1;
            let t5 = t4 * t3;
            let t6 = t3 * t5;
            let t7 = s33 * (c * s32) + (s23 * (b * s22) + s13 * (a * s12));
            let t8 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t9 = t4 * t8;
            let t10 = t3 * t9;
            let t11 = t7 - t10;
            let s32_squared = s32 * s32;
            let s12_squared = s12 * s12;
            let s22_squared = s22 * s22;
            let t12 = c * s32_squared + (a * s12_squared + b * s22_squared);
            let t13 = t8 * t9;
            let t14 = t12 - t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = t11 * t15;
            let t17 = t2 - t6 - t11 * t16;
            let t18 = rt::lit::<T>(1.0) / (t1 * t17);
            let t19 = t8 + t3 * t16;
            let t20 = rt::lit::<T>(1.0) / (t14 * t17);
            let t21 = t3 * t15 + t20 * (t11 * t19);
            let t22 = c * (s33_squared - s32_squared)
                + (a * (s13_squared - s12_squared) + b * (s23_squared - s22_squared));
            let t23 = c * (s31_squared - s33_squared)
                + (a * (s11_squared - s13_squared) + b * (s21_squared - s23_squared));
            let t24 = c * (s32_squared - s31_squared)
                + (a * (s12_squared - s11_squared) + b * (s22_squared - s21_squared));
            let t25 = rt::lit::<T>(0.5) * (t22 + t23 - t24);
            let t26 = rt::lit::<T>(0.5) * t2;
            let t27 = rt::lit::<T>(0.5) * t12;
            let t28 = rt::lit::<T>(0.5) * t1;
            let t29 = t25 + (t26 + t27 - t28) - t7 * t16;
            let t30 = t7 * t15 - t20 * (t11 * t29);
            let t31 = rt::lit::<T>(0.5) * (t22 + t24 - t23) + (t28 - t26);
            let t32 = t31 - t27;
            let t33 = t7 + t32 * t16;
            let t34 = t32 * t15 + t20 * (t11 * t33);
            let t35 = t25 + (t27 - t26 - t28) + t6 - t10 * t16;
            let t36 = t10 * t15 - t20 * (t11 * t35);
            let t37 = t7 * t9;
            let t38 = t7 * t5;
            let t39 = t8 + t38 - t16 * t37;
            let t40 = t15 * t37 - t20 * (t11 * t39);
            let t41 = t4 * t7;
            let t42 = t26 + rt::lit::<T>(0.5) * (t23 + t24 - t22);
            let t43 = t42 + (t28 - t27);
            let t44 = t43 * t9;
            let t45 = t16 * t44 + (t3 - t43 * t5);
            let t46 = t15 * t44 + t20 * (t11 * t45);
            let t47 = t27 + t31 - t13;
            let t48 = t8 * t5 + t16 * t47;
            let t49 = t15 * t47 + t20 * (t11 * t48);
            let t50 = t42 - (t27 + t28);
            let t51 = t8 + t50 * t9;
            let t52 = t16 * t51 - t50 * t5;
            let t53 = t15 * t51 + t20 * (t11 * t52);
            let t54 = t3 + t37;
            let t55 = t16 * t54 - t38;
            let t56 = t15 * t54 + t20 * (t11 * t55);
            let t57 = rt::lit::<T>(1.0) / t17;
            [
                rt::matrix([
                    [
                        t18 * (t3 * t19) - t9 * t21,
                        -(t9 * t36 + (t5 + t18 * (t3 * t35))),
                        t9 + t18 * (t3 * t48) - t9 * t49,
                    ],
                    [
                        -(t9 * t30 + t18 * (t3 * t29)),
                        -(t9 * t40 + (t41 + t18 * (t3 * t39))),
                        t9 * t53 + (t4 * t50 - t18 * (t3 * t52)),
                    ],
                    [
                        t18 * (t3 * t33) - t9 * t34,
                        t9 * t46 + (t4 * t43 - t18 * (t3 * t45)),
                        t9 * t56 + (t41 - t18 * (t3 * t55)),
                    ],
                ]),
                rt::matrix([[t21, t36, t49], [t30, t40, -t53], [t34, -t46, -t56]]),
                rt::matrix([
                    [-(t19 * t57), t57 * t35, -(t57 * t48)],
                    [t57 * t29, t57 * t39, t57 * t52],
                    [-(t57 * t33), t57 * t45, t57 * t55],
                ]),
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
            let [[_, _, sigma3]] = w.data.0;
            rt::vector([sigma3])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 9>) -> SMatrix<T, 3, 3> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { b_c, k1, .. } = self.constants;
            let t1 = s21 * s32 - s31 * s22;
            let t2 = s11 * (s22 * s33 - s32 * s23) + s12 * (s31 * s23 - s21 * s33);
            let t3 = s13 * t1 + t2;
            let t4 = t3 * (k1 * t3);
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t5 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let t6 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let s31_c_s31 = s31 * c_s31;
            let s21_b_s21 = s21 * b_s21;
            let t7 = s31_c_s31 + (s21_b_s21 + s11 * a_s11);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t5 * t8;
            let t10 = s33 * c_s32 + (s23 * b_s22 + s13 * (a * s12)) - t6 * t9;
            let s12_squared = s12 * s12;
            let t11 = s32 * c_s32 + (a * s12_squared + s22 * b_s22) - t5 * t9;
            let t12 = s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13))
                - t8 * (t6 * t6);
            let t13 = t12 - t10 * t10 / t11;
            let t14 = t11 * t13;
            let t15 = b_s22 * (s11 * s22 - s12 * (rt::lit::<T>(2.0) * s21))
                + c_s32 * (s11 * s32 - s12 * (rt::lit::<T>(2.0) * s31));
            let t16 = a * (s11 * t15 + s12_squared * (s31_c_s31 + s21_b_s21))
                + t1 * (b_c * t1);
            let t17 = t4 * (t5 * t10 / (t7 * t14) - t6 / (t7 * t13))
                * (rt::lit::<T>(1.0) / t16);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero],
                [zero, zero, zero],
                [t17, -(t10 * t4 / (t16 * t14)), t4 / (t16 * t13)],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_d(&self, q: &SVector<T, 9>) -> SMatrix<T, 3, 3> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { b_c, k1, .. } = self.constants;
            let t1 = s21 * s32 - s31 * s22;
            let t2 = s11 * (s22 * s33 - s32 * s23) + s12 * (s31 * s23 - s21 * s33);
            let t3 = s13 * t1 + t2;
            let t4 = t3 * (k1 * t3);
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t5 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let t6 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let s31_c_s31 = s31 * c_s31;
            let s21_b_s21 = s21 * b_s21;
            let t7 = s31_c_s31 + (s21_b_s21 + s11 * a_s11);
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t5 * t8;
            let t10 = s33 * c_s32 + (s23 * b_s22 + s13 * (a * s12)) - t6 * t9;
            let s12_squared = s12 * s12;
            let t11 = s32 * c_s32 + (a * s12_squared + s22 * b_s22) - t5 * t9;
            let t12 = s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13))
                - t8 * (t6 * t6);
            let t13 = t12 - t10 * t10 / t11;
            let t14 = t11 * t13;
            let t15 = b_s22 * (s11 * s22 - s12 * (rt::lit::<T>(2.0) * s21))
                + c_s32 * (s11 * s32 - s12 * (rt::lit::<T>(2.0) * s31));
            let t16 = a * (s11 * t15 + s12_squared * (s31_c_s31 + s21_b_s21))
                + t1 * (b_c * t1);
            let t17 = t4 * (t5 * t10 / (t7 * t14) - t6 / (t7 * t13))
                * (rt::lit::<T>(1.0) / t16);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, zero],
                [zero, rt::lit::<T>(1.0), zero],
                [-t17, t10 * t4 / (t16 * t14), rt::lit::<T>(1.0) - t4 / (t16 * t13)],
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
        pub fn restricted_metric(&self, q: &SVector<T, 9>) -> SMatrix<T, 2, 2> {
            let [[s11, s12, _, s21, s22, _, s31, s32, _]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t1 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            rt::matrix([
                [s11 * a_s11 + (s31 * c_s31 + s21 * b_s21), t1],
                [t1, s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12))],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 9>) -> SMatrix<T, 2, 2> {
            let [[s11, s12, _, s21, s22, _, s31, s32, _]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let t1 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12));
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t2 = s11 * a_s11 + (s31 * c_s31 + s21 * b_s21);
            let t3 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            let t4 = rt::lit::<T>(1.0) / (t2 * t1 - t3 * t3);
            let t5 = -(t3 * t4);
            rt::matrix([[t1 * t4, t5], [t5, t2 * t4]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, q: &SVector<T, 9>) -> [SMatrix<T, 2, 2>; 2] {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t1 = s13 * a_s11 + (s33 * c_s31 + s23 * b_s21);
            let t2 = s11 * a_s11 + (s31 * c_s31 + s21 * b_s21);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let t5 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            let a_s12 = a * s12;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let t6 = t5 * t3;
            let t7 = s13 * a_s12 + (s33 * c_s32 + s23 * b_s22) - t1 * t6;
            let t8 = s12 * a_s12 + (s32 * c_s32 + s22 * b_s22) - t5 * t6;
            let t9 = t5 * t7 / (t2 * t8);
            let t10 = t7 / t8;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, t9 - t4], [t4 - t9, zero]]),
                rt::matrix([[zero, -t10], [t10, zero]]),
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t1 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
            let t2 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            let t3 = t2 * t1;
            let t4 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t2 * t3;
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = rho2 - rho1 * t3;
            let t7 = t1 * (rho1 - t5 * (t2 * t6));
            let t8 = t6 * t5;
            let t9 = b * s23 * (s21 * t7 + s22 * t8) + a * s13 * (s11 * t7 + s12 * t8);
            let t10 = c * s33 * (s31 * t7 + s32 * t8) + t9;
            rt::sparse([
                (0, 10, -s13),
                (1, 9, s13),
                (2, 9, -s12),
                (2, 10, s11),
                (3, 10, -s23),
                (4, 9, s23),
                (5, 9, -s22),
                (5, 10, s21),
                (6, 10, -s33),
                (7, 9, s33),
                (8, 9, -s32),
                (8, 10, s31),
                (9, 1, -s13),
                (9, 2, s12),
                (9, 4, -s23),
                (9, 5, s22),
                (9, 7, -s33),
                (9, 8, s32),
                (9, 10, -t10),
                (10, 0, s13),
                (10, 2, -s11),
                (10, 3, s23),
                (10, 5, -s21),
                (10, 6, s33),
                (10, 8, -s31),
                (10, 9, t10),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 9>, rho: &SVector<T, 2>) -> T {
            let [[s11, s12, _, s21, s22, _, s31, s32, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t1 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            let t2 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
            let t3 = t1 * t2;
            let t4 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t1 * t3;
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = rho2 - rho1 * t3;
            rt::lit::<T>(0.5)
                * ((rho1 - t5 * (t1 * t6)) * (rho1 * t2) + t5 * (rho2 * t6))
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
            q: &SVector<T, 9>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 11> {
            let [[s11, s12, _, s21, s22, _, s31, s32, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t1 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
            let t2 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            let t3 = t2 * t1;
            let t4 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t2 * t3;
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = rho2 - rho1 * t3;
            let t7 = t1 * (rho1 - t5 * (t2 * t6));
            let t8 = t6 * t5;
            let t9 = a * (s11 * t7 + s12 * t8);
            let t10 = b * (s21 * t7 + s22 * t8);
            let t11 = c * (s31 * t7 + s32 * t8);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                -(t7 * t9),
                -(t8 * t9),
                zero,
                -(t7 * t10),
                -(t8 * t10),
                zero,
                -(t7 * t11),
                -(t8 * t11),
                zero,
                t7,
                t8,
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t1 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            let t2 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
            let t3 = t1 * t2;
            let t4 = rho2 - rho1 * t3;
            let t5 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t1 * t3;
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t4 * t6;
            let t8 = t2 * (rho1 - t6 * (t1 * t4));
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                -(s13 * t7),
                s13 * t8,
                s11 * t7 - s12 * t8,
                -(s23 * t7),
                s23 * t8,
                s21 * t7 - s22 * t8,
                -(s33 * t7),
                s33 * t8,
                s31 * t7 - s32 * t8,
                zero,
                zero,
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { twice_a, twice_b, twice_c, .. } = self.constants;
            let a_s12 = a * s12;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t1 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            let t2 = s11 * a_s11 + (s31 * c_s31 + s21 * b_s21);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let t5 = t1 * t4;
            let t6 = s12 * a_s12 + (s32 * c_s32 + s22 * b_s22) - t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = rho2 - rho1 * t4;
            let t9 = t8 * t7;
            let t10 = a_s11 * t4;
            let t11 = t3 * (a_s12 - rt::lit::<T>(2.0) * t10);
            let t12 = a_s12 * t4 + t1 * t11;
            let t13 = rho1 * t11;
            let t14 = t7 * (t9 * t12 - t13);
            let t15 = a_s11 * t3;
            let t16 = rho1 * t15;
            let t17 = twice_a * s12 - t10 - t1 * t15;
            let t18 = t7 * (t16 + t9 * t17);
            let t19 = -t9;
            let t20 = b_s21 * t4;
            let t21 = t3 * (b_s22 - rt::lit::<T>(2.0) * t20);
            let t22 = b_s22 * t4 + t1 * t21;
            let t23 = rho1 * t21;
            let t24 = t7 * (t9 * t22 - t23);
            let t25 = b_s21 * t3;
            let t26 = rho1 * t25;
            let t27 = twice_b * s22 - t20 - t1 * t25;
            let t28 = t7 * (t26 + t9 * t27);
            let t29 = c_s31 * t4;
            let t30 = t3 * (c_s32 - rt::lit::<T>(2.0) * t29);
            let t31 = c_s32 * t4 + t1 * t30;
            let t32 = rho1 * t30;
            let t33 = t7 * (t9 * t31 - t32);
            let t34 = c_s31 * t3;
            let t35 = rho1 * t34;
            let t36 = twice_c * s32 - t29 - t1 * t34;
            let t37 = t7 * (t35 + t9 * t36);
            let t38 = rt::lit::<T>(1.0) / (t2 * t6);
            let t39 = t1 * t38;
            let t40 = s13 * t39;
            let t41 = rho1 * t3;
            let s11_twice_a = twice_a * s11;
            let t42 = t1 * t8 * t38;
            let t43 = t38
                * (a_s12 * t8 - t1 * t13 - t42 * (t6 * s11_twice_a - t2 * t12));
            let t44 = t41 * (t3 * s11_twice_a) + t43;
            let t45 = t2 * t42;
            let t46 = t38 * (a_s11 * t8 - t1 * t16 - t17 * t45);
            let t47 = t41 - t42;
            let s21_twice_b = twice_b * s21;
            let t48 = t38
                * (b_s22 * t8 - t1 * t23 - t42 * (t6 * s21_twice_b - t2 * t22));
            let t49 = t41 * (t3 * s21_twice_b) + t48;
            let t50 = t38 * (b_s21 * t8 - t1 * t26 - t27 * t45);
            let s31_twice_c = twice_c * s31;
            let t51 = t38
                * (c_s32 * t8 - t1 * t32 - t42 * (t6 * s31_twice_c - t2 * t31));
            let t52 = t41 * (t3 * s31_twice_c) + t51;
            let t53 = t38 * (c_s31 * t8 - t1 * t35 - t36 * t45);
            let t54 = t3 + t5 * t38;
            let t55 = t42 - t41;
            let t56 = s23 * t39;
            let t57 = s33 * t39;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    -(s13 * t14),
                    -(s13 * t44),
                    s12 * t44 + (t9 + s11 * t14),
                    -(s23 * t14),
                    -(s23 * t44),
                    s22 * t44 + s21 * t14,
                    -(s33 * t14),
                    -(s33 * t44),
                    s32 * t44 + s31 * t14,
                    zero,
                    zero,
                ],
                [
                    s13 * t18,
                    -(s13 * t46),
                    s12 * t46 + (t55 - s11 * t18),
                    s23 * t18,
                    -(s23 * t46),
                    s22 * t46 - s21 * t18,
                    s33 * t18,
                    -(s33 * t46),
                    s32 * t46 - s31 * t18,
                    zero,
                    zero,
                ],
                [t19, t47, zero, zero, zero, zero, zero, zero, zero, zero, zero],
                [
                    -(s13 * t24),
                    -(s13 * t49),
                    s12 * t49 + s11 * t24,
                    -(s23 * t24),
                    -(s23 * t49),
                    s22 * t49 + (t9 + s21 * t24),
                    -(s33 * t24),
                    -(s33 * t49),
                    s32 * t49 + s31 * t24,
                    zero,
                    zero,
                ],
                [
                    s13 * t28,
                    -(s13 * t50),
                    s12 * t50 - s11 * t28,
                    s23 * t28,
                    -(s23 * t50),
                    s22 * t50 + (t55 - s21 * t28),
                    s33 * t28,
                    -(s33 * t50),
                    s32 * t50 - s31 * t28,
                    zero,
                    zero,
                ],
                [zero, zero, zero, t19, t47, zero, zero, zero, zero, zero, zero],
                [
                    -(s13 * t33),
                    -(s13 * t52),
                    s12 * t52 + s11 * t33,
                    -(s23 * t33),
                    -(s23 * t52),
                    s22 * t52 + s21 * t33,
                    -(s33 * t33),
                    -(s33 * t52),
                    s32 * t52 + (t9 + s31 * t33),
                    zero,
                    zero,
                ],
                [
                    s13 * t37,
                    -(s13 * t53),
                    s12 * t53 - s11 * t37,
                    s23 * t37,
                    -(s23 * t53),
                    s22 * t53 - s21 * t37,
                    s33 * t37,
                    -(s33 * t53),
                    s32 * t53 + (t55 - s31 * t37),
                    zero,
                    zero,
                ],
                [zero, zero, zero, zero, zero, zero, t19, t47, zero, zero, zero],
                [
                    t40,
                    s13 * t54,
                    -(s12 * t54 + s11 * t39),
                    t56,
                    s23 * t54,
                    -(s22 * t54 + s21 * t39),
                    t57,
                    s33 * t54,
                    -(s32 * t54 + s31 * t39),
                    zero,
                    zero,
                ],
                [
                    -(s13 * t7),
                    -t40,
                    s12 * t39 + s11 * t7,
                    -(s23 * t7),
                    -t56,
                    s22 * t39 + s21 * t7,
                    -(s33 * t7),
                    -t57,
                    s32 * t39 + s31 * t7,
                    zero,
                    zero,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, q: &SVector<T, 9>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[sigma1, sigma2, sigma3]] = w.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let t1 = a * (s11 * sigma1 + s12 * sigma2 + s13 * sigma3);
            let t2 = c * (s31 * sigma1 + s32 * sigma2 + s33 * sigma3);
            let t3 = b * (s21 * sigma1 + s22 * sigma2 + s23 * sigma3);
            rt::vector([
                s11 * t1 + (s31 * t2 + s21 * t3),
                s12 * t1 + (s32 * t2 + s22 * t3),
                s13 * t1 + (s33 * t2 + s23 * t3),
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 3
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 9>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[p_sigma1, p_sigma2, p_sigma3]] = p.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t1 = rt::lit::<T>(1.0) / (s31 * c_s31 + (s21 * b_s21 + s11 * a_s11));
            let t2 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let t3 = t2 * t1;
            let t4 = s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13)) - t2 * t3;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s12 = a * s12;
            let t5 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t6 = t5 * t1;
            let t7 = s33 * c_s32 + (s23 * b_s22 + s13 * a_s12) - t2 * t6;
            let t8 = rt::lit::<T>(1.0)
                / (s32 * c_s32 + (s22 * b_s22 + s12 * a_s12) - t5 * t6);
            let t9 = t7 * t8;
            let t10 = rt::lit::<T>(1.0) / (t4 - t7 * t9);
            let t11 = p_sigma2 - p_sigma1 * t6;
            let t12 = p_sigma3 - p_sigma1 * t3 - t9 * t11;
            let t13 = t8 * (t11 - t10 * (t7 * t12));
            rt::vector([t1 * (p_sigma1 - t10 * (t2 * t12)) - t6 * t13, t13, t10 * t12])
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
            q: &SVector<T, 9>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 2> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[sigma1, sigma2, sigma3]] = w.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let t1 = a * (s11 * sigma1 + s12 * sigma2 + s13 * sigma3);
            let t2 = c * (s31 * sigma1 + s32 * sigma2 + s33 * sigma3);
            let t3 = b * (s21 * sigma1 + s22 * sigma2 + s23 * sigma3);
            rt::vector([
                s11 * t1 + (s31 * t2 + s21 * t3),
                s12 * t1 + (s32 * t2 + s22 * t3),
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
            q: &SVector<T, 9>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 3> {
            let [[s11, s12, _, s21, s22, _, s31, s32, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let a_s11 = a * s11;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let t1 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
            let t2 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
            let t3 = t2 * t1;
            let t4 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t2 * t3;
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = rho2 - rho1 * t3;
            rt::vector([t1 * (rho1 - t5 * (t2 * t6)), t6 * t5, rt::lit::<T>(0.0)])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            q: &SVector<T, 9>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[sigma1, sigma2, sigma3]] = w.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { b_c, k1, .. } = self.constants;
            let t1 = s21 * s32 - s31 * s22;
            let t2 = s11 * (s22 * s33 - s32 * s23) + s12 * (s31 * s23 - s21 * s33);
            let t3 = s13 * t1 + t2;
            let t4 = s22 * sigma3 - s23 * sigma2;
            let t5 = s23 * sigma1 - s21 * sigma3;
            let t6 = s21 * sigma2 - s22 * sigma1;
            let t7 = b * (sigma1 * t4 + sigma2 * t5 + sigma3 * t6);
            let t8 = b * (s21 * sigma1 + s22 * sigma2 + s23 * sigma3);
            let t9 = a * (s11 * sigma1 + s12 * sigma2 + s13 * sigma3);
            let t10 = sigma2 * t9;
            let t11 = sigma2 * t8;
            let t12 = c * (s31 * sigma1 + s32 * sigma2 + s33 * sigma3);
            let t13 = sigma2 * t12;
            let t14 = sigma1 * t9;
            let t15 = sigma1 * t8;
            let t16 = s23 * t7 + (t8 * t6 + s11 * t10)
                + (s21 * t11 + s31 * t13 - (s12 * t14 + s22 * t15));
            let t17 = s12 * t9 + (s32 * t12 + s22 * t8);
            let t18 = s31 * sigma2 - s32 * sigma1;
            let t19 = s11 * sigma2 - s12 * sigma1;
            let t20 = sigma1 * t12;
            let t21 = s32 * sigma3 - s33 * sigma2;
            let t22 = s33 * sigma1 - s31 * sigma3;
            let t23 = c * (sigma1 * t21 + sigma2 * t22 + sigma3 * t18);
            let t24 = s12 * sigma3 - s13 * sigma2;
            let t25 = s13 * sigma1 - s11 * sigma3;
            let t26 = a * (sigma1 * t24 + sigma2 * t25 + sigma3 * t19);
            let t27 = s11 * t9 + (s31 * t12 + s21 * t8);
            let t28 = sigma1 * t17 + (t12 * t18 + t9 * t19 - s32 * t20)
                + (s33 * t23 + s13 * t26 - sigma2 * t27);
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t29 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let s31_c_s31 = s31 * c_s31;
            let s21_b_s21 = s21 * b_s21;
            let t30 = rt::lit::<T>(1.0) / (s31_c_s31 + (s21_b_s21 + s11 * a_s11));
            let t31 = t29 * t30;
            let t32 = sigma3 * t9;
            let t33 = sigma3 * t8;
            let t34 = sigma3 * t12;
            let t35 = s21 * t7 + (t8 * t4 + s12 * t32)
                + (s22 * t33 + s32 * t34 - (s13 * t10 + s33 * t13));
            let t36 = s13 * t9 + (s33 * t12 + s23 * t8);
            let t37 = sigma2 * t36 + (t12 * t21 + t9 * t24 - s23 * t11)
                + (s31 * t23 + s11 * t26 - sigma3 * t17);
            let t38 = t35 + t37;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let t39 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t40 = t39 * t30;
            let t41 = s33 * c_s32 + (s23 * b_s22 + s13 * (a * s12)) - t29 * t40;
            let s12_squared = s12 * s12;
            let t42 = t41 / (s32 * c_s32 + (a * s12_squared + s22 * b_s22) - t39 * t40);
            let t43 = s22 * t7 + (t8 * t5 + s13 * t14)
                + (s23 * t15 + s33 * t20 - (s11 * t32 + s21 * t33));
            let t44 = sigma3 * t27 + (t12 * t22 + t9 * t25 - s31 * t34)
                + (s32 * t23 + s12 * t26 - sigma1 * t36);
            let t45 = t3 * (k1 * t3)
                * (t16 + t28 - t31 * t38 - t42 * (t43 + t44 - t40 * t38));
            let t46 = b_s22 * (s11 * s22 - s12 * (rt::lit::<T>(2.0) * s21))
                + c_s32 * (s11 * s32 - s12 * (rt::lit::<T>(2.0) * s31));
            let t47 = s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13)) - t29 * t31;
            let t48 = (a * (s11 * t46 + s12_squared * (s31_c_s31 + s21_b_s21))
                + t1 * (b_c * t1)) * (t47 - t41 * t42);
            rt::vector([t45 / t48])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 3
        pub fn acceleration(
            &self,
            q: &SVector<T, 9>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[sigma1, sigma2, sigma3]] = w.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { b_c, k1, .. } = self.constants;
            let c_s31 = c * s31;
            let s31_c_s31 = s31 * c_s31;
            let b_s21 = b * s21;
            let s21_b_s21 = s21 * b_s21;
            let a_s11 = a * s11;
            let t1 = rt::lit::<T>(1.0) / (s31_c_s31 + (s21_b_s21 + s11 * a_s11));
            let t2 = a * (s11 * sigma1 + s12 * sigma2 + s13 * sigma3);
            let t3 = c * (s31 * sigma1 + s32 * sigma2 + s33 * sigma3);
            let t4 = b * (s21 * sigma1 + s22 * sigma2 + s23 * sigma3);
            let t5 = s12 * t2 + (s32 * t3 + s22 * t4);
            let t6 = sigma3 * t2;
            let t7 = sigma3 * t3;
            let t8 = sigma2 * t2;
            let t9 = sigma2 * t3;
            let t10 = sigma2 * t4;
            let t11 = sigma3 * t4;
            let t12 = s13 * t2 + (s33 * t3 + s23 * t4);
            let t13 = s13 * t8 + s33 * t9 + (s23 * t10 - s22 * t11) - sigma2 * t12;
            let t14 = sigma3 * t5 - (s12 * t6 + s32 * t7) + t13;
            let t15 = s22 * sigma3 - s23 * sigma2;
            let t16 = s23 * sigma1 - s21 * sigma3;
            let t17 = s21 * sigma2 - s22 * sigma1;
            let t18 = b * (sigma1 * t15 + sigma2 * t16 + sigma3 * t17);
            let t19 = s12 * sigma3 - s13 * sigma2;
            let t20 = s13 * sigma1 - s11 * sigma3;
            let t21 = s11 * sigma2 - s12 * sigma1;
            let t22 = a * (sigma1 * t19 + sigma2 * t20 + sigma3 * t21);
            let t23 = s32 * sigma3 - s33 * sigma2;
            let t24 = s33 * sigma1 - s31 * sigma3;
            let t25 = s31 * sigma2 - s32 * sigma1;
            let t26 = c * (sigma1 * t23 + sigma2 * t24 + sigma3 * t25);
            let t27 = s21 * t18 + s11 * t22
                + (s31 * t26 + (t4 * t15 + (t3 * t23 + t2 * t19)));
            let t28 = t14 - t27;
            let t29 = s21 * s32 - s31 * s22;
            let t30 = s11 * (s22 * s33 - s32 * s23) + s12 * (s31 * s23 - s21 * s33);
            let t31 = s13 * t29 + t30;
            let t32 = sigma1 * t2;
            let t33 = sigma1 * t3;
            let t34 = s23 * t18 + (t4 * t17 + s11 * t8)
                + (s21 * t10 + s31 * t9 - (s12 * t32 + s32 * t33));
            let t35 = s11 * t2 + (s31 * t3 + s21 * t4);
            let t36 = sigma1 * t4;
            let t37 = s33 * t26 + s13 * t22 - sigma2 * t35
                + (sigma1 * t5 + (t3 * t25 + t2 * t21 - s22 * t36));
            let t38 = t34 + t37;
            let t39 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let t40 = t39 * t1;
            let t41 = t27 - t14;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let t42 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t43 = t42 * t1;
            let t44 = s33 * c_s32 + (s23 * b_s22 + s13 * (a * s12)) - t39 * t43;
            let s12_squared = s12 * s12;
            let t45 = rt::lit::<T>(1.0)
                / (s32 * c_s32 + (a * s12_squared + s22 * b_s22) - t42 * t43);
            let t46 = t44 * t45;
            let t47 = s22 * t18 + s12 * t22
                + (s32 * t26 + (t4 * t16 + (t3 * t24 + t2 * t20)));
            let t48 = s11 * t6 + s31 * t7 + (s21 * t11 - s23 * t36) - sigma3 * t35;
            let t49 = sigma1 * t12 - (s13 * t32 + s33 * t33) + t48;
            let t50 = t31 * (k1 * t31)
                * (t38 - t40 * t41 - t46 * (t47 - t49 - t43 * t41));
            let t51 = b_s22 * (s11 * s22 - s12 * (rt::lit::<T>(2.0) * s21))
                + c_s32 * (s11 * s32 - s12 * (rt::lit::<T>(2.0) * s31));
            let t52 = s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13)) - t39 * t40;
            let t53 = t52 - t44 * t46;
            let t54 = (a * (s11 * t51 + s12_squared * (s31_c_s31 + s21_b_s21))
                + t29 * (b_c * t29)) * t53;
            let t55 = t49 - t47 - t43 * t28;
            let t56 = t50 / t54 - (t46 * t55 + (t38 + t40 * t28));
            let t57 = rt::lit::<T>(1.0) / t53;
            let t58 = t45 * (t55 - t56 * (t44 * t57));
            rt::vector([t1 * (t28 - t56 * (t39 * t57)) - t43 * t58, t58, t57 * t56])
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[sigma1, sigma2, sigma3]] = w.data.0;
            rt::vector([
                s12 * sigma3 - s13 * sigma2,
                s13 * sigma1 - s11 * sigma3,
                s11 * sigma2 - s12 * sigma1,
                s22 * sigma3 - s23 * sigma2,
                s23 * sigma1 - s21 * sigma3,
                s21 * sigma2 - s22 * sigma1,
                s32 * sigma3 - s33 * sigma2,
                s33 * sigma1 - s31 * sigma3,
                s31 * sigma2 - s32 * sigma1,
            ])
        }

        /// How far the rotation matrices among the coordinates are from their groups, in the Frobenius norm.
        ///
        /// **Equation**: (Σ ‖RᵀR − I‖²)^½
        ///
        /// **Shape**: scalar
        pub fn group_defect(&self, q: &SVector<T, 9>) -> T {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let t1 = s31 * s32 + (s11 * s12 + s21 * s22);
            let t2 = s31 * s33 + (s11 * s13 + s21 * s23);
            let t3 = s32 * s33 + (s12 * s13 + s22 * s23);
            let t4 = s12 * s12 + s32 * s32 + (s22 * s22 - rt::lit::<T>(1.0));
            let t5 = s11 * s11 + s31 * s31 + (s21 * s21 - rt::lit::<T>(1.0));
            let t6 = s13 * s13 + s33 * s33 + (s23 * s23 - rt::lit::<T>(1.0));
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let t1 = s11 * (s22 * s33 - s32 * s23) + s13 * (s21 * s32 - s31 * s22);
            rt::vector([t1 - s12 * (s21 * s33 - s31 * s23)])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 3
        pub fn invariants(&self, q: &SVector<T, 9>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[sigma1, sigma2, sigma3]] = w.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let a_s11 = a * s11;
            let s11_sigma1 = s11 * sigma1;
            let s12_sigma2 = s12 * sigma2;
            let s13_sigma3 = s13 * sigma3;
            let b_s21 = b * s21;
            let s21_sigma1 = s21 * sigma1;
            let s22_sigma2 = s22 * sigma2;
            let s23_sigma3 = s23 * sigma3;
            let c_s31 = c * s31;
            let s31_sigma1 = s31 * sigma1;
            let s32_sigma2 = s32 * sigma2;
            let s33_sigma3 = s33 * sigma3;
            let t1 = b_s21 * (s21_sigma1 + rt::lit::<T>(2.0) * (s22_sigma2 + s23_sigma3))
                + c_s31 * (s31_sigma1 + rt::lit::<T>(2.0) * (s32_sigma2 + s33_sigma3));
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s12 = a * s12;
            let t2 = sigma2 * (s32 * c_s32 + (s22 * b_s22 + s12 * a_s12))
                + rt::lit::<T>(2.0) * sigma3
                    * (s33 * c_s32 + (s23 * b_s22 + s13 * a_s12));
            let t3 = sigma3 * sigma3
                * (s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13)));
            let t4 = sigma1
                * (a_s11 * (s11_sigma1 + rt::lit::<T>(2.0) * (s12_sigma2 + s13_sigma3))
                    + t1) + (sigma2 * t2 + t3);
            let t5 = s31_sigma1 + s32_sigma2 + s33_sigma3;
            let t6 = s11_sigma1 + s12_sigma2 + s13_sigma3;
            let t7 = s21_sigma1 + s22_sigma2 + s23_sigma3;
            rt::vector([
                rt::lit::<T>(0.5) * t4,
                t5 * c_s31 + (t6 * a_s11 + t7 * b_s21),
                t6 * a_s12 + (t7 * b_s22 + t5 * c_s32),
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 9>, p: &SVector<T, 3>) -> T {
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[p_sigma1, p_sigma2, p_sigma3]] = p.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t1 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t2 = s31 * c_s31 + (s21 * b_s21 + s11 * a_s11);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s12 = a * s12;
            let t5 = s32 * c_s32 + (s22 * b_s22 + s12 * a_s12) - t1 * t4;
            let t6 = rt::lit::<T>(1.0) / (t2 * t5);
            let t7 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let t8 = t7 * t3;
            let t9 = s33 * (c * s33) + (s23 * (b * s23) + s13 * (a * s13)) - t7 * t8;
            let t10 = s33 * c_s32 + (s23 * b_s22 + s13 * a_s12) - t7 * t4;
            let t11 = t10 * t10;
            let t12 = rt::lit::<T>(1.0) / t5;
            let t13 = t9 - t11 * t12;
            let t14 = t5 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = t6 * (t1 * t10) - t8;
            let t17 = t1 * t6 + t15 * (t10 * t16);
            let t18 = rt::lit::<T>(1.0) / t13;
            let t19 = t18 * t16;
            let t20 = p_sigma1 * (t4 * t17 + (t3 - t7 * t16 / (t2 * t13)))
                + (p_sigma3 * t19 - p_sigma2 * t17);
            let t21 = t10 * t15;
            let t22 = p_sigma2
                * (p_sigma2 * (t12 + t11 / (t5 * t14)) - p_sigma3 * t21
                    - p_sigma1 * t17);
            let t23 = p_sigma1 * t20
                + (t22 + p_sigma3 * (p_sigma1 * t19 + p_sigma3 * t18 - p_sigma2 * t21));
            rt::lit::<T>(0.5) * t23
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
            let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = q.data.0;
            let [[p_sigma1, p_sigma2, p_sigma3]] = p.data.0;
            let a = self.parameters.A;
            let b = self.parameters.B;
            let c = self.parameters.C;
            let Constants { b_c, k1, .. } = self.constants;
            let c_s33 = c * s33;
            let b_s23 = b * s23;
            let a_s13 = a * s13;
            let c_s31 = c * s31;
            let b_s21 = b * s21;
            let a_s11 = a * s11;
            let t1 = s33 * c_s31 + (s23 * b_s21 + s13 * a_s11);
            let s31_c_s31 = s31 * c_s31;
            let s21_b_s21 = s21 * b_s21;
            let t2 = s31_c_s31 + (s21_b_s21 + s11 * a_s11);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let c_s32 = c * s32;
            let b_s22 = b * s22;
            let a_s12 = a * s12;
            let t5 = s32 * c_s31 + (s22 * b_s21 + s12 * a_s11);
            let t6 = t5 * t3;
            let t7 = s33 * c_s32 + (s23 * b_s22 + s13 * a_s12) - t1 * t6;
            let s12_squared = s12 * s12;
            let t8 = s32 * c_s32 + (a * s12_squared + s22 * b_s22) - t5 * t6;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = t7 * t9;
            let t11 = s33 * c_s33 + (s23 * b_s23 + s13 * a_s13) - t1 * t4 - t7 * t10;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = rt::lit::<T>(1.0) / (t2 * t8);
            let t14 = t5 * t7 * t13 - t4;
            let t15 = t12 * t14;
            let t16 = t8 * t11;
            let t17 = rt::lit::<T>(1.0) / t16;
            let t18 = t7 * t17;
            let t19 = p_sigma1 * t15 + p_sigma3 * t12 - p_sigma2 * t18;
            let t20 = t5 * t13 + t17 * (t7 * t14);
            let t21 = p_sigma2 * (t9 + t7 * t7 / (t8 * t16)) - p_sigma3 * t18
                - p_sigma1 * t20;
            let t22 = s12 * t19 - s13 * t21;
            let t23 = p_sigma1 * (t6 * t20 + (t3 - t1 * t14 / (t2 * t11)))
                + (p_sigma3 * t15 - p_sigma2 * t20);
            let t24 = s13 * t23 - s11 * t19;
            let t25 = s11 * t21 - s12 * t23;
            let t26 = s22 * t19 - s23 * t21;
            let t27 = s23 * t23 - s21 * t19;
            let t28 = s21 * t21 - s22 * t23;
            let t29 = s32 * t19 - s33 * t21;
            let t30 = s33 * t23 - s31 * t19;
            let t31 = s31 * t21 - s32 * t23;
            let t32 = c_s32 * t21;
            let t33 = c_s31 * t23;
            let t34 = c_s33 * t19;
            let t35 = t21 * (rt::lit::<T>(2.0) * (t32 + (t33 + t34)));
            let t36 = a_s12 * t21;
            let t37 = a_s11 * t23;
            let t38 = a_s13 * t19;
            let t39 = t21 * (rt::lit::<T>(2.0) * (t36 + (t37 + t38)));
            let t40 = b_s22 * t21;
            let t41 = b_s21 * t23;
            let t42 = b_s23 * t19;
            let t43 = t21 * (rt::lit::<T>(2.0) * (t40 + (t41 + t42)));
            let t44 = rt::lit::<T>(2.0) * (t37 + (t36 + t38));
            let t45 = t19 * t44;
            let t46 = rt::lit::<T>(2.0) * (t41 + (t40 + t42));
            let t47 = t19 * t46;
            let t48 = rt::lit::<T>(2.0) * (t33 + (t32 + t34));
            let t49 = t19 * t48;
            let t50 = s33 * t35 + s13 * t39
                + (s23 * t43 - s12 * t45 - (s22 * t47 + s32 * t49));
            let t51 = t23 * t46;
            let t52 = t23 * t48;
            let t53 = t23 * t44;
            let t54 = s21 * t47 + s31 * t49 + (s11 * t45 - s23 * t51)
                - (s33 * t52 + s13 * t53);
            let t55 = s21 * s32 - s31 * s22;
            let t56 = s11 * (s22 * s33 - s32 * s23) + s12 * (s31 * s23 - s21 * s33);
            let t57 = s13 * t55 + t56;
            let t58 = c * (s31 * t23 + (s33 * t19 + s32 * t21));
            let t59 = a * (s11 * t23 + (s13 * t19 + s12 * t21));
            let t60 = t23 * t59;
            let t61 = b * (s21 * t23 + (s23 * t19 + s22 * t21));
            let t62 = t23 * t61;
            let t63 = t23 * t58;
            let t64 = t58 * t31 + t59 * t25 - s12 * t60 - (s22 * t62 + s32 * t63);
            let t65 = a * (t21 * t24 + (t19 * t25 + t23 * t22));
            let t66 = c * (t21 * t30 + (t19 * t31 + t23 * t29));
            let t67 = b * (t21 * t27 + (t19 * t28 + t23 * t26));
            let t68 = s32 * t58 + (s22 * t61 + s12 * t59);
            let t69 = t21 * t59;
            let t70 = t21 * t58;
            let t71 = t21 * t61;
            let t72 = s31 * t58 + (s21 * t61 + s11 * t59);
            let t73 = t61 * t28 + s11 * t69 + (s31 * t70 + s21 * t71) - t21 * t72;
            let t74 = t64 + (s13 * t65 + s33 * t66) + (s23 * t67 + t23 * t68 + t73);
            let t75 = t58 * t29 + t59 * t22 - s23 * t71 - (s33 * t70 + s13 * t69);
            let t76 = s33 * t58 + (s23 * t61 + s13 * t59);
            let t77 = t19 * t59;
            let t78 = t19 * t58;
            let t79 = t19 * t61;
            let t80 = t61 * t26 + s12 * t77 + (s32 * t78 + s22 * t79) - t19 * t68;
            let t81 = t75 + (s11 * t65 + s31 * t66) + (s21 * t67 + t21 * t76 + t80);
            let t82 = t58 * t30 + t59 * t24 - s11 * t77 - (s21 * t79 + s31 * t78);
            let t83 = t61 * t27 + s13 * t60 + (s33 * t63 + s23 * t62) - t23 * t76;
            let t84 = t82 + (s12 * t65 + s32 * t66) + (s22 * t67 + t19 * t72 + t83);
            let t85 = t57 * (k1 * t57) * (t74 - t4 * t81 - t10 * (t84 - t6 * t81));
            let t86 = b_s22 * (s11 * s22 - s12 * (rt::lit::<T>(2.0) * s21))
                + c_s32 * (s11 * s32 - s12 * (rt::lit::<T>(2.0) * s31));
            let t87 = (a * (s11 * t86 + s12_squared * (s31_c_s31 + s21_b_s21))
                + t55 * (b_c * t55)) * t11;
            let t88 = s22 * t51 + s32 * t52 + (s12 * t53 - s21 * t43)
                - (s31 * t35 + s11 * t39);
            rt::vector([
                t22,
                t24,
                t25,
                t26,
                t27,
                t28,
                t29,
                t30,
                t31,
                rt::lit::<T>(0.5) * t50 + (p_sigma2 * t19 - p_sigma3 * t21),
                rt::lit::<T>(0.5) * t54 + (p_sigma3 * t23 - p_sigma1 * t19),
                t85 * (rt::lit::<T>(1.0) / t87)
                    + (rt::lit::<T>(0.5) * t88 + (p_sigma1 * t21 - p_sigma2 * t23)),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "veselova";

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
                "S",
                &rt::matrix([
                    [state.S11, state.S21, state.S31],
                    [state.S12, state.S22, state.S32],
                    [state.S13, state.S23, state.S33],
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
        /// - `S11_rate`, `S12_rate`, `S21_rate`, `S22_rate`, `S31_rate`, `S32_rate`, `rho1_rate`, `rho2_rate`, `kappa_gradient`: 9 × 9 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: S13_rate, S23_rate, S33_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 1 | 0 | 0 | 0 |
        /// | each step | 52 | 94 | 6 | 0 | 0 | 0 |
        /// | each sweep for S11_rate, S12_rate, S21_rate, S22_rate, S31_rate, S32_rate, rho1_rate, rho2_rate, kappa_gradient | 91 | 147 | 5 | 0 | 0 | 0 |
        /// | each iteration for S11_rate, S12_rate, S21_rate, S22_rate, S31_rate, S32_rate, rho1_rate, rho2_rate, kappa_gradient | 513 | 886 | 14 | 0 | 0 | 0 |
        /// | each state that is looked at | 9 | 22 | 2 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 A`
            twice_a: T,
            /// `2 B`
            twice_b: T,
            /// `2 C`
            twice_c: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `A h`
            a_h: T,
            /// `A h/2`
            half_a_h: T,
            /// `B h`
            b_h: T,
            /// `B h/2`
            half_b_h: T,
            /// `C h`
            c_h: T,
            /// `C h/2`
            half_c_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 12];
            type Memory = (rt::Predictor<T, 9, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let twice_a = rt::lit::<T>(2.0) * a;
                let twice_b = rt::lit::<T>(2.0) * b;
                let twice_c = rt::lit::<T>(2.0) * c;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let b_h = b * h;
                let half_b_h = rt::lit::<T>(0.5) * b_h;
                let c_h = c * h;
                let half_c_h = rt::lit::<T>(0.5) * c_h;
                Scheme {
                    twice_a,
                    twice_b,
                    twice_c,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    b_h,
                    half_b_h,
                    c_h,
                    half_c_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = start.q().data.0;
                let [[sigma1, sigma2, sigma3]] = start.w().data.0;
                let t1 = a * (s11 * sigma1 + s12 * sigma2 + s13 * sigma3);
                let t2 = c * (s31 * sigma1 + s32 * sigma2 + s33 * sigma3);
                let t3 = b * (s21 * sigma1 + s22 * sigma2 + s23 * sigma3);
                let t4 = s11 * t1 + (s31 * t2 + s21 * t3);
                let t5 = s12 * t1 + (s32 * t2 + s22 * t3);
                let a_s11 = a * s11;
                let c_s31 = c * s31;
                let b_s21 = b * s21;
                let t6 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
                let t7 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
                let t8 = t6 * t7;
                let t9 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t6 * t8;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = t5 - t4 * t8;
                let t12 = rt::lit::<T>(0.5)
                    * ((t4 - t10 * (t6 * t11)) * (t4 * t7) + t10 * (t5 * t11));
                let carried = [s11, s12, s13, s21, s22, s23, s31, s32, s33, t4, t5, t12];
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, rho1, rho2, reference,
                ] = motion.carried;
                let h = setting.step_size();
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme {
                    twice_a,
                    twice_b,
                    twice_c,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    b_h,
                    half_b_h,
                    c_h,
                    half_c_h,
                } = *setting.scheme();
                let t1 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12));
                let a_s11 = a * s11;
                let c_s31 = c * s31;
                let b_s21 = b * s21;
                let t2 = s11 * a_s11 + (s31 * c_s31 + s21 * b_s21);
                let t3 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
                let t4 = rt::lit::<T>(1.0) / t2;
                let t5 = t3 * t4;
                let t6 = t3 * t5;
                let t7 = t1 - t6;
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = rho2 - rho1 * t5;
                let t10 = t9 * t8;
                let t11 = rt::lit::<T>(1.0) / (t2 * t7);
                let t12 = rho1 * t4 - t3 * t9 * t11;
                let t13 = t3 * t11;
                let t14 = t11 * (rt::lit::<T>(0.5) * t3);
                let t15 = rt::lit::<T>(0.5) * t8;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [s11_rate,
                    s12_rate,
                    s21_rate,
                    s22_rate,
                    s31_rate,
                    s32_rate,
                    rho1_rate,
                    rho2_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t16 = rho2_rate * kappa_gradient;
                    let t17 = rho1 + half_h * rho1_rate;
                    let t18 = s12 + half_h * s12_rate;
                    let t19 = s11 + half_h * s11_rate;
                    let t20 = a * t19;
                    let t21 = s22 + half_h * s22_rate;
                    let t22 = s21 + half_h * s21_rate;
                    let t23 = b * t22;
                    let t24 = s32 + half_h * s32_rate;
                    let t25 = s31 + half_h * s31_rate;
                    let t26 = c * t25;
                    let t27 = t18 * t20 + (t21 * t23 + t24 * t26);
                    let t28 = t19 * t20 + (t22 * t23 + t25 * t26);
                    let t29 = rt::lit::<T>(1.0) / t28;
                    let t30 = t27 * t29;
                    let t31 = rho2 + half_h * rho2_rate - t17 * t30;
                    let t34 = t24 * (c * t24);
                    let t33 = t21 * (b * t21);
                    let t32 = t18 * (a * t18);
                    let t35 = t27 * t30;
                    let t337 = rt::lit::<T>(1.0) / (t34 + (t33 + t32) - t35);
                    let t338 = t31 * t337;
                    let t339 = t16 + t338;
                    let t40 = rho1_rate * kappa_gradient;
                    let t42 = t27 * t31;
                    let t340 = t29 * (t17 - t337 * t42);
                    let t341 = t40 + t340;
                    let t342 = t19 * t339 - t18 * t341;
                    let t343 = s13 + half_h * t342;
                    let t344 = t22 * t339 - t21 * t341;
                    let t345 = s23 + half_h * t344;
                    let t346 = t25 * t339 - t24 * t341;
                    let t347 = s33 + half_h * t346;
                    let t348 = kappa_gradient * t344;
                    let t349 = kappa_gradient * t346;
                    let t350 = kappa_gradient * t342;
                    let t69 = s12_rate * kappa_gradient;
                    let t351 = a * (t19 * t340 + t18 * t338);
                    let t352 = t21 * t348 + t24 * t349
                        + (t18 * t350 - t343 * (t69 - t338 * t351));
                    let t67 = s22_rate * kappa_gradient;
                    let t353 = b * (t22 * t340 + t21 * t338);
                    let t64 = s32_rate * kappa_gradient;
                    let t354 = c * (t25 * t340 + t24 * t338);
                    let t355 = t354 * t347 + (t353 * t345 + t351 * t343);
                    let t356 = t352
                        - (t345 * (t67 - t338 * t353) + t347 * (t64 - t338 * t354))
                        - t339 * t355;
                    let t78 = s21_rate * kappa_gradient;
                    let t74 = s31_rate * kappa_gradient;
                    let t76 = s11_rate * kappa_gradient;
                    let t357 = t343 * (t76 - t340 * t351) - t19 * t350
                        - (t22 * t348 + t25 * t349);
                    let t358 = t341 * t355
                        + (t345 * (t78 - t340 * t353) + t347 * (t74 - t340 * t354)
                            + t357);
                    let t81 = rho1 + h * rho1_rate;
                    let s12_new = s12 + h * s12_rate;
                    let s11_new = s11 + h * s11_rate;
                    let a_s11_new = a * s11_new;
                    let s32_new = s32 + h * s32_rate;
                    let s31_new = s31 + h * s31_rate;
                    let c_s31_new = c * s31_new;
                    let s22_new = s22 + h * s22_rate;
                    let s21_new = s21 + h * s21_rate;
                    let b_s21_new = b * s21_new;
                    let t82 = s12_new * a_s11_new
                        + (s32_new * c_s31_new + s22_new * b_s21_new);
                    let t83 = s11_new * a_s11_new
                        + (s31_new * c_s31_new + s21_new * b_s21_new);
                    let t359 = t81 - t82 * t338 - t83 * t340;
                    let t86 = rho2 + h * rho2_rate;
                    let t88 = s32_new * (c * s32_new);
                    let t89 = s22_new * (b * s22_new);
                    let t87 = s12_new * (a * s12_new);
                    let t360 = t88 + (t89 + t87);
                    let t361 = t86 - t338 * t360 - t82 * t340;
                    let t85 = rt::lit::<T>(1.0) / t83;
                    let t92 = t82 * t85;
                    let t362 = t361 - t92 * t359;
                    let t95 = t82 * t92;
                    let t363 = rt::lit::<T>(1.0) / (t360 - t95);
                    let t364 = rho2 - t1 * t338 - t3 * t340;
                    let t365 = rho1 - t3 * t338 - t2 * t340;
                    let t366 = t364 - t5 * t365;
                    let t367 = (t359 - t362 * (t82 * t363)) * (t85 * t359)
                        + (t362 * (t361 * t363) - t366 * (t8 * t364));
                    let t107 = s11_rate * s11_rate + s12_rate * s12_rate
                        + (s21_rate * s21_rate + s22_rate * s22_rate)
                        + (s31_rate * s31_rate + rho1_rate * rho1_rate
                            + (s32_rate * s32_rate + rho2_rate * rho2_rate));
                    let t368 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * (t367 - t365 * (t4 * t365 - t13 * t366)),
                        h * (t107 + t342 * t342 + (t344 * t344 + t346 * t346)),
                    );
                    solution1
                        .update([
                            -(t339 * t343),
                            t341 * t343,
                            -(t339 * t345),
                            t341 * t345,
                            -(t339 * t347),
                            t341 * t347,
                            t356,
                            t358,
                            t368,
                        ]);
                }
                solution1
                    .or_newton(
                        move || [
                            -(s13 * t10),
                            s13 * t12,
                            -(s23 * t10),
                            s23 * t12,
                            -(s33 * t10),
                            s33 * t12,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move || [
                            rt::abs(inv_h * s11),
                            rt::abs(inv_h * s12),
                            rt::abs(inv_h * s21),
                            rt::abs(inv_h * s22),
                            rt::abs(inv_h * s31),
                            rt::abs(inv_h * s32),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [s11_rate,
                            s12_rate,
                            s21_rate,
                            s22_rate,
                            s31_rate,
                            s32_rate,
                            rho1_rate,
                            rho2_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t16 = rho2_rate * kappa_gradient;
                            let t17 = rho1 + half_h * rho1_rate;
                            let t18 = s12 + half_h * s12_rate;
                            let t19 = s11 + half_h * s11_rate;
                            let t20 = a * t19;
                            let t21 = s22 + half_h * s22_rate;
                            let t22 = s21 + half_h * s21_rate;
                            let t23 = b * t22;
                            let t24 = s32 + half_h * s32_rate;
                            let t25 = s31 + half_h * s31_rate;
                            let t26 = c * t25;
                            let t27 = t18 * t20 + (t21 * t23 + t24 * t26);
                            let t28 = t19 * t20 + (t22 * t23 + t25 * t26);
                            let t29 = rt::lit::<T>(1.0) / t28;
                            let t30 = t27 * t29;
                            let t31 = rho2 + half_h * rho2_rate - t17 * t30;
                            let t32 = t18 * (a * t18);
                            let t33 = t21 * (b * t21);
                            let t34 = t24 * (c * t24);
                            let t35 = t27 * t30;
                            let t36 = t32 + (t33 + t34) - t35;
                            let t37 = rt::lit::<T>(1.0) / t36;
                            let t38 = t31 * t37;
                            let t39 = t16 + t38;
                            let t40 = rho1_rate * kappa_gradient;
                            let t41 = t17 * t29;
                            let t42 = t27 * t31;
                            let t43 = t28 * t36;
                            let t44 = rt::lit::<T>(1.0) / t43;
                            let t45 = t42 * t44;
                            let t46 = t41 - t45;
                            let t47 = t40 + t46;
                            let t48 = t19 * t39 - t18 * t47;
                            let t49 = s13 + half_h * t48;
                            let t50 = t39 * t49;
                            let t51 = t47 * t49;
                            let t52 = t22 * t39 - t21 * t47;
                            let t53 = s23 + half_h * t52;
                            let t54 = t39 * t53;
                            let t55 = t47 * t53;
                            let t56 = t25 * t39 - t24 * t47;
                            let t57 = s33 + half_h * t56;
                            let t58 = t39 * t57;
                            let t59 = t47 * t57;
                            let t60 = c * (t25 * t46 + t24 * t38);
                            let t61 = b * (t22 * t46 + t21 * t38);
                            let t62 = a * (t19 * t46 + t18 * t38);
                            let t63 = t60 * t57 + (t61 * t53 + t62 * t49);
                            let t64 = s32_rate * kappa_gradient;
                            let t65 = t64 - t38 * t60;
                            let t66 = kappa_gradient * t52;
                            let t67 = s22_rate * kappa_gradient;
                            let t68 = t67 - t38 * t61;
                            let t69 = s12_rate * kappa_gradient;
                            let t70 = t69 - t38 * t62;
                            let t71 = kappa_gradient * t56;
                            let t72 = kappa_gradient * t48;
                            let t73 = t65 * t57 + (rho1_rate - t21 * t66)
                                + (t68 * t53 + t70 * t49 - (t24 * t71 + t18 * t72));
                            let t74 = s31_rate * kappa_gradient;
                            let t75 = t46 * t60;
                            let t76 = s11_rate * kappa_gradient;
                            let t77 = t46 * t62;
                            let t78 = s21_rate * kappa_gradient;
                            let t79 = t46 * t61;
                            let t80 = t19 * t72 + t22 * t66
                                - (t49 * (t76 - t77) + t53 * (t78 - t79));
                            let t81 = rho1 + h * rho1_rate;
                            let s12_new = s12 + h * s12_rate;
                            let s11_new = s11 + h * s11_rate;
                            let a_s11_new = a * s11_new;
                            let s32_new = s32 + h * s32_rate;
                            let s31_new = s31 + h * s31_rate;
                            let c_s31_new = c * s31_new;
                            let s22_new = s22 + h * s22_rate;
                            let s21_new = s21 + h * s21_rate;
                            let b_s21_new = b * s21_new;
                            let t82 = s12_new * a_s11_new
                                + (s32_new * c_s31_new + s22_new * b_s21_new);
                            let t83 = s11_new * a_s11_new
                                + (s31_new * c_s31_new + s21_new * b_s21_new);
                            let t84 = t81 - t82 * t38 - t83 * t46;
                            let t85 = rt::lit::<T>(1.0) / t83;
                            let t86 = rho2 + h * rho2_rate;
                            let t87 = s12_new * (a * s12_new);
                            let t88 = s32_new * (c * s32_new);
                            let t89 = s22_new * (b * s22_new);
                            let t90 = t87 + (t88 + t89);
                            let t91 = t86 - t90 * t38 - t82 * t46;
                            let t92 = t82 * t85;
                            let t93 = t91 - t92 * t84;
                            let t94 = t82 * t93;
                            let t95 = t82 * t92;
                            let t96 = t90 - t95;
                            let t97 = t83 * t96;
                            let t98 = rt::lit::<T>(1.0) / t97;
                            let t99 = t85 * t84 - t94 * t98;
                            let t100 = rt::lit::<T>(1.0) / t96;
                            let t101 = t93 * t100;
                            let t102 = rho2 - t1 * t38 - t3 * t46;
                            let t103 = rho1 - t3 * t38 - t2 * t46;
                            let t104 = t102 - t5 * t103;
                            let t105 = t8 * t104;
                            let t106 = t4 * t103 - t13 * t104;
                            let t107 = s11_rate * s11_rate + s12_rate * s12_rate
                                + (s21_rate * s21_rate + s22_rate * s22_rate)
                                + (s31_rate * s31_rate + rho1_rate * rho1_rate
                                    + (s32_rate * s32_rate + rho2_rate * rho2_rate));
                            let t108 = h * (t48 * t48 + t107 + (t52 * t52 + t56 * t56));
                            let t109 = rt::div_or_zero(
                                rt::lit::<T>(0.5)
                                    * (t84 * t99 + (t91 * t101 - t102 * t105 - t103 * t106)),
                                t108,
                            );
                            let t110 = half_h * t39;
                            let t111 = a_h * t19;
                            let t112 = t29 * t111;
                            let t113 = half_a_h * t18;
                            let t114 = t30 * t111;
                            let t115 = t29 * (t113 - t114);
                            let t116 = t17 * t115;
                            let t117 = t30 * t113 + t27 * t115;
                            let t118 = t44
                                * (t31 * t113 - t27 * t116
                                    - t45 * (t111 * t36 - t28 * t117));
                            let t119 = t41 * t112 + t118;
                            let t120 = t37 * (t38 * t117 - t116);
                            let t121 = t17 * t112;
                            let t122 = a_h * t18
                                - rt::lit::<T>(0.5) * (t114 + t27 * t112);
                            let t123 = t37 * (rt::lit::<T>(0.5) * t121 + t38 * t122);
                            let t124 = half_h * t47;
                            let t125 = t28 * t45;
                            let t126 = t44
                                * (rt::lit::<T>(0.5) * (t31 * t111 - t27 * t121)
                                    - t122 * t125);
                            let t127 = half_b_h * t21;
                            let t128 = b_h * t22;
                            let t129 = t30 * t128;
                            let t130 = t29 * (t127 - t129);
                            let t131 = t30 * t127 + t27 * t130;
                            let t132 = t17 * t130;
                            let t133 = t37 * (t38 * t131 - t132);
                            let t134 = t29 * t128;
                            let t135 = t44
                                * (t31 * t127 - t27 * t132
                                    - t45 * (t128 * t36 - t28 * t131));
                            let t136 = t41 * t134 + t135;
                            let t137 = t17 * t134;
                            let t138 = b_h * t21
                                - rt::lit::<T>(0.5) * (t129 + t27 * t134);
                            let t139 = t44
                                * (rt::lit::<T>(0.5) * (t31 * t128 - t27 * t137)
                                    - t138 * t125);
                            let t140 = t37 * (rt::lit::<T>(0.5) * t137 + t38 * t138);
                            let t141 = half_c_h * t24;
                            let t142 = c_h * t25;
                            let t143 = t30 * t142;
                            let t144 = t29 * (t141 - t143);
                            let t145 = t30 * t141 + t27 * t144;
                            let t146 = t17 * t144;
                            let t147 = t37 * (t38 * t145 - t146);
                            let t148 = t29 * t142;
                            let t149 = t44
                                * (t31 * t141 - t27 * t146
                                    - t45 * (t142 * t36 - t28 * t145));
                            let t150 = t41 * t148 + t149;
                            let t151 = t17 * t148;
                            let t152 = c_h * t24
                                - rt::lit::<T>(0.5) * (t143 + t27 * t148);
                            let t153 = t44
                                * (rt::lit::<T>(0.5) * (t31 * t142 - t27 * t151)
                                    - t152 * t125);
                            let t154 = t37 * (rt::lit::<T>(0.5) * t151 + t38 * t152);
                            let t155 = t37 * (h * t30);
                            let t156 = rt::lit::<T>(0.5) * t155;
                            let t157 = kappa_gradient + half_h * (t29 + t35 * t44);
                            let t158 = kappa_gradient + half_h * t37;
                            let t159 = t44 * (h * t27);
                            let t160 = h * t47;
                            let t161 = t19 * t160;
                            let t162 = rt::lit::<T>(0.5) * t37;
                            let t163 = t161 * t162;
                            let t164 = t47 * (half_h * t18);
                            let t165 = t49 - t164;
                            let t166 = t44 * t165;
                            let t167 = t27 * t166;
                            let t168 = t163 - t167;
                            let t169 = t42 * (rt::lit::<T>(1.0) / (t43 * t43));
                            let t170 = t165 * t169;
                            let t171 = t28 * t170;
                            let t172 = rt::lit::<T>(1.0) / (t36 * t36);
                            let t173 = t172 * (rt::lit::<T>(0.5) * t31);
                            let t174 = t161 * t173;
                            let t175 = t171 - t174;
                            let t176 = t17 * t168 + t27 * t175;
                            let t177 = t29 * t176 + (t30 * t175 + t31 * t166);
                            let t178 = rt::lit::<T>(1.0) / (t28 * t28);
                            let t179 = t164 - t49;
                            let t180 = t36 * t170 + t178 * (t27 * t176 + t17 * t179);
                            let t181 = t47 * t110;
                            let t182 = t47 * t124;
                            let t183 = twice_a * t18;
                            let t184 = t174 - t171;
                            let t185 = twice_b * t21;
                            let t186 = twice_c * t24;
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let half_rho2_rate = rt::lit::<T>(0.5) * rho2_rate;
                            let t187 = t22 * t160;
                            let t188 = t162 * t187;
                            let t189 = t47 * (half_h * t21);
                            let t190 = t53 - t189;
                            let t191 = t44 * t190;
                            let t192 = t27 * t191;
                            let t193 = t188 - t192;
                            let t194 = t169 * t190;
                            let t195 = t28 * t194;
                            let t196 = t173 * t187;
                            let t197 = t195 - t196;
                            let t198 = t17 * t193 + t27 * t197;
                            let t199 = t29 * t198 + (t30 * t197 + t31 * t191);
                            let t200 = t189 - t53;
                            let t201 = t36 * t194 + t178 * (t27 * t198 + t17 * t200);
                            let t202 = t196 - t195;
                            let t203 = t25 * t160;
                            let t204 = t162 * t203;
                            let t205 = t47 * (half_h * t24);
                            let t206 = t57 - t205;
                            let t207 = t44 * t206;
                            let t208 = t27 * t207;
                            let t209 = t204 - t208;
                            let t210 = t169 * t206;
                            let t211 = t28 * t210;
                            let t212 = t173 * t203;
                            let t213 = t211 - t212;
                            let t214 = t17 * t209 + t27 * t213;
                            let t215 = t29 * t214 + (t30 * t213 + t31 * t207);
                            let t216 = t205 - t57;
                            let t217 = t36 * t210 + t178 * (t27 * t214 + t17 * t216);
                            let t218 = t212 - t211;
                            let t219 = kappa_gradient * t24;
                            let t220 = half_h * (t65 + t60 * t39);
                            let t221 = t219 - t220;
                            let t222 = kappa_gradient * t21;
                            let t223 = half_h * (t68 + t61 * t39);
                            let t224 = t222 - t223;
                            let t225 = kappa_gradient * t18;
                            let t226 = half_h * (t70 + t62 * t39);
                            let t227 = t225 - t226;
                            let t228 = t24 * t221 + (t21 * t224 + t18 * t227);
                            let t229 = a * (t50 - t38 * t49);
                            let t230 = c * (t58 - t38 * t57);
                            let t231 = b * (t54 - t38 * t53);
                            let t232 = t228 + (t19 * t229 + (t25 * t230 + t22 * t231));
                            let t233 = t169 * t232;
                            let t234 = t44 * t232;
                            let t235 = t27 * t234;
                            let t236 = t220 - t219;
                            let t237 = t223 - t222;
                            let t238 = t226 - t225;
                            let t239 = t63 + t25 * t236 + (t22 * t237 + t19 * t238);
                            let t240 = t239
                                + (t24 * t230 - t63 + (t21 * t231 + t18 * t229));
                            let t241 = t37 * t240;
                            let t242 = t235 - t241;
                            let t243 = t31 * t172;
                            let t244 = t240 * t243;
                            let t245 = t28 * t233;
                            let t246 = t244 - t245;
                            let t247 = t17 * t242 + t27 * t246;
                            let t248 = t36 * t233 - t178 * (t17 * t232 + t27 * t247);
                            let t249 = t29 * t247 + (t30 * t246 - t31 * t234);
                            let t250 = a * (t19 * t248 + t18 * t249)
                                + (t20 * t248 + (t39 * t238 + t46 * t229));
                            let t251 = kappa_gradient * t49;
                            let t252 = t245 - t244;
                            let t253 = half_h
                                * (t20 * t249
                                    + (t183 * t252 + (t38 * t229 + (t47 * t227 - t72))));
                            let t254 = b * (t22 * t248 + t21 * t249)
                                + (t23 * t248 + (t39 * t237 + t46 * t231));
                            let t255 = kappa_gradient * t53;
                            let t256 = half_h
                                * (t23 * t249
                                    + (t185 * t252 + (t38 * t231 + (t47 * t224 - t66))));
                            let t257 = c * (t25 * t248 + t24 * t249)
                                + (t26 * t248 + (t39 * t236 + t46 * t230));
                            let t258 = kappa_gradient * t57;
                            let t259 = half_h
                                * (t26 * t249
                                    + (t186 * t252 + (t38 * t230 + (t47 * t221 - t71))));
                            let t260 = s22_rate * t53 + s32_rate * t57
                                + (s12_rate * t49 - (t24 * t56 + (t21 * t52 + t18 * t48)));
                            let t261 = kappa_gradient * t25
                                + half_h * (t75 - t74 - t60 * t47);
                            let t262 = kappa_gradient * t22
                                + half_h * (t79 - t78 - t61 * t47);
                            let t263 = kappa_gradient * t19
                                + half_h * (t77 - t76 - t62 * t47);
                            let t264 = t63 + t24 * t261 + (t21 * t262 + t18 * t263);
                            let t265 = a * (t46 * t49 - t51);
                            let t266 = c * (t46 * t57 - t59);
                            let t267 = b * (t46 * t53 - t55);
                            let t268 = t63 + t19 * t265 + (t25 * t266 + t22 * t267);
                            let t269 = t264 - t268;
                            let t270 = t169 * t269;
                            let t271 = t25 * t261 + (t22 * t262 + t19 * t263);
                            let t272 = t271 + (t18 * t265 + (t24 * t266 + t21 * t267));
                            let t273 = t28 * t270 + t243 * t272;
                            let t274 = t44 * t269;
                            let t275 = t27 * t274 + t37 * t272;
                            let t276 = t27 * t273 - t17 * t275;
                            let t277 = t29 * t276 + (t30 * t273 + t31 * t274);
                            let t278 = t268 - t264;
                            let t279 = t36 * t270 + t178 * (t27 * t276 + t17 * t278);
                            let t280 = a * (t18 * t277 - t19 * t279)
                                + (t46 * t265 + (t72 + t39 * t263) - t20 * t279);
                            let t281 = b * (t21 * t277 - t22 * t279)
                                + (t46 * t267 + (t66 + t39 * t262) - t23 * t279);
                            let t282 = c * (t24 * t277 - t25 * t279)
                                + (t46 * t266 + (t71 + t39 * t261) - t26 * t279);
                            let t283 = t19 * t48 + (t25 * t56 + t22 * t52)
                                - s31_rate * t57 - (s11_rate * t49 + s21_rate * t53);
                            let t284 = rt::div_or_zero(rt::lit::<T>(-1.0), t108);
                            let t285 = t91 * t284;
                            let t286 = t285 * (rt::lit::<T>(0.5) * t100);
                            let t287 = t84 * t284;
                            let t288 = t98 * t287;
                            let t289 = t288 * (rt::lit::<T>(0.5) * t82);
                            let t290 = t286 + t284 * (rt::lit::<T>(0.5) * t101) - t289;
                            let t291 = t289 - t286;
                            let t292 = t92 * t291
                                + rt::lit::<T>(0.5) * (t85 * t287 + t99 * t284);
                            let t293 = t82 * t290 + t83 * t292;
                            let t294 = t109 * (h * t284);
                            let t295 = t56 * t294;
                            let t296 = t52 * t294;
                            let t297 = t48 * t294;
                            let t298 = rt::lit::<T>(2.0)
                                * (t24 * t295 + (t21 * t296 + t18 * t297));
                            let t299 = t284 * (t102 * t15);
                            let t300 = t103 * t284;
                            let t301 = t300 * t14;
                            let t302 = t299 + t284 * (rt::lit::<T>(0.5) * t105) - t301;
                            let t303 = rt::lit::<T>(0.5) * (t106 * t284 + t4 * t300)
                                - t5 * (t299 - t301);
                            let t304 = t298 + (t3 * t302 + t2 * t303);
                            let t305 = t293 - t304;
                            let t306 = t169 * t305;
                            let t307 = rt::lit::<T>(2.0)
                                * (t25 * t295 + (t22 * t296 + t19 * t297));
                            let t308 = t3 * t303 + (t1 * t302 - t90 * t290) - t82 * t292
                                - t307;
                            let t309 = t28 * t306 + t243 * t308;
                            let t310 = t44 * t305;
                            let t311 = t27 * t310 + t37 * t308;
                            let t312 = t27 * t309 - t17 * t311;
                            let t313 = t29 * t312 + (t30 * t309 + t31 * t310);
                            let t314 = t304 - t293;
                            let t315 = t36 * t306 + t178 * (t27 * t312 + t17 * t314);
                            let t316 = rt::lit::<T>(2.0) * t39;
                            let t317 = rt::lit::<T>(0.5)
                                * (a * (t18 * t313 - t19 * t315)
                                    - (t297 * t316 + t20 * t315));
                            let t318 = t94 * t287 * (rt::lit::<T>(1.0) / (t97 * t97));
                            let t319 = rt::lit::<T>(0.5) * t93;
                            let t320 = t285 * t319 * (rt::lit::<T>(1.0) / (t96 * t96));
                            let t321 = t318 * (rt::lit::<T>(0.5) * t83);
                            let t322 = t320 - t321;
                            let t323 = t84 * t291 + t82 * t322;
                            let t324 = t318 * (rt::lit::<T>(0.5) * t96) - t46 * t292
                                - (t82 * t323 + t287 * (rt::lit::<T>(0.5) * t84))
                                    * (rt::lit::<T>(1.0) / (t83 * t83));
                            let t325 = t85 * t323
                                + (t92 * t322 - (t38 * t292 + (t46 * t290 + t288 * t319)));
                            let t326 = h
                                * (t317
                                    + (a_s11_new * t324
                                        + a * (s11_new * t324 + s12_new * t325)))
                                - rt::lit::<T>(2.0) * s11_rate * t294;
                            let t327 = rt::lit::<T>(2.0) * t47;
                            let t328 = t321 - (t320 + t38 * t290);
                            let t329 = rt::lit::<T>(0.5)
                                * (t20 * t313 + (t297 * t327 - t183 * t309))
                                + (twice_a * s12_new * t328 + a_s11_new * t325);
                            let t330 = rt::lit::<T>(0.5)
                                * (b * (t21 * t313 - t22 * t315)
                                    - (t296 * t316 + t23 * t315));
                            let t331 = h
                                * (t330
                                    + (b_s21_new * t324
                                        + b * (s21_new * t324 + s22_new * t325)))
                                - rt::lit::<T>(2.0) * s21_rate * t294;
                            let t332 = rt::lit::<T>(0.5)
                                * (t23 * t313 + (t296 * t327 - t185 * t309))
                                + (twice_b * s22_new * t328 + b_s21_new * t325);
                            let t333 = rt::lit::<T>(0.5)
                                * (c * (t24 * t313 - t25 * t315)
                                    - (t295 * t316 + t26 * t315));
                            let t334 = h
                                * (t333
                                    + (c_s31_new * t324
                                        + c * (s31_new * t324 + s32_new * t325)))
                                - rt::lit::<T>(2.0) * s31_rate * t294;
                            let t335 = rt::lit::<T>(0.5)
                                * (t26 * t313 + (t295 * t327 - t186 * t309))
                                + (twice_c * s32_new * t328 + c_s31_new * t325);
                            let t336 = h
                                * (t292 + rt::lit::<T>(0.5) * (t29 * t314 - t30 * t311))
                                + (kappa_gradient * t298
                                    - rt::lit::<T>(2.0) * rho1_rate * t294);
                            (
                                [
                                    s11_rate + t50,
                                    s12_rate - t51,
                                    s21_rate + t54,
                                    s22_rate - t55,
                                    s31_rate + t58,
                                    s32_rate - t59,
                                    t39 * t63 + t73,
                                    rho2_rate + t25 * t71 - t57 * (t74 - t75) + t80 - t47 * t63,
                                    kappa_gradient - t109,
                                ],
                                [
                                    [
                                        t110 * (t18 * t119 + (t110 + t19 * t120))
                                            + (t120 * t49 + rt::lit::<T>(1.0)),
                                        -(t123 * t49 + t110 * (t124 + t19 * t123 - t18 * t126)),
                                        t133 * t49 + t110 * (t18 * t136 + t19 * t133),
                                        t110 * (t18 * t139 - t19 * t140) - t140 * t49,
                                        t147 * t49 + t110 * (t18 * t150 + t19 * t147),
                                        t110 * (t18 * t153 - t19 * t154) - t154 * t49,
                                        -(t49 * t156
                                            + t110 * (t18 * t157 + t155 * (rt::lit::<T>(0.5) * t19))),
                                        t158 * t49
                                            + t110 * (t159 * (rt::lit::<T>(0.5) * t18) + t19 * t158),
                                        rho2_rate * t49
                                            + t39 * (half_h * (rho2_rate * t19 - rho1_rate * t18)),
                                    ],
                                    [
                                        half_h
                                            * (a * (t18 * t177 - t19 * t180) - (t181 + t20 * t180)),
                                        half_h * (t20 * t177 + (t182 + t183 * t184))
                                            + rt::lit::<T>(1.0),
                                        half_h * (b * (t21 * t177 - t22 * t180) - t23 * t180),
                                        half_h * (t23 * t177 + t185 * t184),
                                        half_h * (c * (t24 * t177 - t25 * t180) - t26 * t180),
                                        half_h * (t26 * t177 + t186 * t184),
                                        kappa_gradient * t179 + half_h * (t29 * t179 + t30 * t168),
                                        half_h * (t167 - t163) - t161 * half_kappa_gradient,
                                        rho1_rate * t179 - t161 * half_rho2_rate,
                                    ],
                                    [
                                        t120 * t53 + t110 * (t21 * t119 + t22 * t120),
                                        t110 * (t21 * t126 - t22 * t123) - t123 * t53,
                                        t110 * (t21 * t136 + (t110 + t22 * t133))
                                            + (t133 * t53 + rt::lit::<T>(1.0)),
                                        -(t140 * t53 + t110 * (t124 + t22 * t140 - t21 * t139)),
                                        t147 * t53 + t110 * (t21 * t150 + t22 * t147),
                                        t110 * (t21 * t153 - t22 * t154) - t154 * t53,
                                        -(t53 * t156
                                            + t110 * (t21 * t157 + t155 * (rt::lit::<T>(0.5) * t22))),
                                        t158 * t53
                                            + t110 * (t159 * (rt::lit::<T>(0.5) * t21) + t22 * t158),
                                        rho2_rate * t53
                                            + t39 * (half_h * (rho2_rate * t22 - rho1_rate * t21)),
                                    ],
                                    [
                                        half_h * (a * (t18 * t199 - t19 * t201) - t20 * t201),
                                        half_h * (t20 * t199 + t183 * t202),
                                        half_h
                                            * (b * (t21 * t199 - t22 * t201) - (t181 + t23 * t201)),
                                        half_h * (t23 * t199 + (t182 + t185 * t202))
                                            + rt::lit::<T>(1.0),
                                        half_h * (c * (t24 * t199 - t25 * t201) - t26 * t201),
                                        half_h * (t26 * t199 + t186 * t202),
                                        kappa_gradient * t200 + half_h * (t29 * t200 + t30 * t193),
                                        half_h * (t192 - t188) - half_kappa_gradient * t187,
                                        rho1_rate * t200 - half_rho2_rate * t187,
                                    ],
                                    [
                                        t120 * t57 + t110 * (t24 * t119 + t25 * t120),
                                        t110 * (t24 * t126 - t25 * t123) - t123 * t57,
                                        t133 * t57 + t110 * (t24 * t136 + t25 * t133),
                                        t110 * (t24 * t139 - t25 * t140) - t140 * t57,
                                        t110 * (t24 * t150 + (t110 + t25 * t147))
                                            + (t147 * t57 + rt::lit::<T>(1.0)),
                                        -(t154 * t57 + t110 * (t124 + t25 * t154 - t24 * t153)),
                                        -(t57 * t156
                                            + t110 * (t24 * t157 + t155 * (rt::lit::<T>(0.5) * t25))),
                                        t158 * t57
                                            + t110 * (t159 * (rt::lit::<T>(0.5) * t24) + t25 * t158),
                                        rho2_rate * t57
                                            + t39 * (half_h * (rho2_rate * t25 - rho1_rate * t24)),
                                    ],
                                    [
                                        half_h * (a * (t18 * t215 - t19 * t217) - t20 * t217),
                                        half_h * (t20 * t215 + t183 * t218),
                                        half_h * (b * (t21 * t215 - t22 * t217) - t23 * t217),
                                        half_h * (t23 * t215 + t185 * t218),
                                        half_h
                                            * (c * (t24 * t215 - t25 * t217) - (t181 + t26 * t217)),
                                        half_h * (t26 * t215 + (t182 + t186 * t218))
                                            + rt::lit::<T>(1.0),
                                        kappa_gradient * t216 + half_h * (t29 * t216 + t30 * t209),
                                        half_h * (t208 - t204) - half_kappa_gradient * t203,
                                        rho1_rate * t216 - half_rho2_rate * t203,
                                    ],
                                    [
                                        half_h * t250,
                                        t251 + t253,
                                        half_h * t254,
                                        t255 + t256,
                                        half_h * t257,
                                        t258 + t259,
                                        half_h * (t29 * t232 + t30 * t242)
                                            + (kappa_gradient * t228 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t239 + half_h * (t241 - t235),
                                        rho1_rate * t228 + (rho2_rate * t239 + t260),
                                    ],
                                    [
                                        half_h * t280 - t251,
                                        half_h
                                            * (t20 * t277 + (t38 * t265 - t47 * t263 - t183 * t273)),
                                        half_h * t281 - t255,
                                        half_h
                                            * (t23 * t277 + (t38 * t267 - t47 * t262 - t185 * t273)),
                                        half_h * t282 - t258,
                                        half_h
                                            * (t26 * t277 + (t38 * t266 - t47 * t261 - t186 * t273)),
                                        half_h * (t29 * t278 - t30 * t275) - kappa_gradient * t264,
                                        half_h * t275 + (kappa_gradient * t271 + rt::lit::<T>(1.0)),
                                        rho2_rate * t271 + t283 - rho1_rate * t264,
                                    ],
                                    [
                                        t326,
                                        h * t329 - rt::lit::<T>(2.0) * s12_rate * t294,
                                        t331,
                                        h * t332 - rt::lit::<T>(2.0) * s22_rate * t294,
                                        t334,
                                        h * t335 - rt::lit::<T>(2.0) * s32_rate * t294,
                                        t336,
                                        h * (t290 + rt::lit::<T>(0.5) * t311)
                                            - (kappa_gradient * t307
                                                + rt::lit::<T>(2.0) * rho2_rate * t294),
                                        rho1_rate * t298 + rt::lit::<T>(1.0) - rho2_rate * t307,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "S11_rate, S12_rate, S21_rate, S22_rate, S31_rate, S32_rate, rho1_rate, rho2_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [s11_rate, s12_rate, s21_rate, s22_rate, s31_rate, s32_rate,
                rho1_rate, rho2_rate, kappa_gradient] = solution1.x;
                let s11_new = s11 + h * s11_rate;
                let s12_new = s12 + h * s12_rate;
                let t19 = s11 + half_h * s11_rate;
                let t16 = rho2_rate * kappa_gradient;
                let t17 = rho1 + half_h * rho1_rate;
                let t18 = s12 + half_h * s12_rate;
                let t20 = a * t19;
                let t21 = s22 + half_h * s22_rate;
                let t22 = s21 + half_h * s21_rate;
                let t23 = b * t22;
                let t24 = s32 + half_h * s32_rate;
                let t25 = s31 + half_h * s31_rate;
                let t26 = c * t25;
                let t27 = t18 * t20 + (t21 * t23 + t24 * t26);
                let t28 = t19 * t20 + (t22 * t23 + t25 * t26);
                let t29 = rt::lit::<T>(1.0) / t28;
                let t30 = t27 * t29;
                let t31 = rho2 + half_h * rho2_rate - t17 * t30;
                let t34 = t24 * (c * t24);
                let t33 = t21 * (b * t21);
                let t32 = t18 * (a * t18);
                let t35 = t27 * t30;
                let t337 = rt::lit::<T>(1.0) / (t34 + (t33 + t32) - t35);
                let t338 = t31 * t337;
                let t339 = t16 + t338;
                let t40 = rho1_rate * kappa_gradient;
                let t42 = t27 * t31;
                let t340 = t29 * (t17 - t337 * t42);
                let t341 = t40 + t340;
                let t342 = t19 * t339 - t18 * t341;
                let s13_new = s13 + h * t342;
                let s21_new = s21 + h * s21_rate;
                let s22_new = s22 + h * s22_rate;
                let t344 = t22 * t339 - t21 * t341;
                let s23_new = s23 + h * t344;
                let s31_new = s31 + h * s31_rate;
                let s32_new = s32 + h * s32_rate;
                let t346 = t25 * t339 - t24 * t341;
                let s33_new = s33 + h * t346;
                let t81 = rho1 + h * rho1_rate;
                let t369 = rho1 * (rho1 * (t4 + t6 * t11) + (t12 - rho2 * t13))
                    + rho2 * (t10 + rho2 * t8 - rho1 * t13);
                let t370 = rt::lit::<T>(0.5) * t369;
                let t371 = rt::visible_change(
                    t369
                        * (rt::lit::<T>(0.25)
                            * (rt::lit::<T>(0.5) * (rho1 * t12 + rho2 * t10)
                                - reference)),
                    reference * (rt::lit::<T>(0.0625) * reference) + t370 * t370,
                    rt::lit::<T>(1.0),
                );
                let t372 = rt::lit::<T>(1.0) - t371;
                let rho1_new = t81 * t372;
                let t86 = rho2 + h * rho2_rate;
                let rho2_new = t86 * t372;
                let carried = [
                    s11_new,
                    s12_new,
                    s13_new,
                    s21_new,
                    s22_new,
                    s23_new,
                    s31_new,
                    s32_new,
                    s33_new,
                    rho1_new,
                    rho2_new,
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
                    let before = balance([
                        motion.carried[0],
                        motion.carried[1],
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[6],
                        motion.carried[7],
                        motion.carried[9],
                        motion.carried[10],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[3],
                        carried[4],
                        carried[6],
                        carried[7],
                        carried[9],
                        carried[10],
                    ]);
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, rho1, rho2, _] = motion
                    .carried;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let a_s11 = a * s11;
                let c_s31 = c * s31;
                let b_s21 = b * s21;
                let t1 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
                let t2 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
                let t3 = t2 * t1;
                let t4 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t2 * t3;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = rho2 - rho1 * t3;
                State {
                    t: setting.time_at(motion.tally),
                    S11: s11,
                    S12: s12,
                    S13: s13,
                    S21: s21,
                    S22: s22,
                    S23: s23,
                    S31: s31,
                    S32: s32,
                    S33: s33,
                    sigma1: t1 * (rho1 - t5 * (t2 * t6)),
                    sigma2: t6 * t5,
                    sigma3: rt::lit::<T>(0.0),
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
                [s11,
                s12,
                s21,
                s22,
                s31,
                s32,
                rho1,
                rho2,
                ]: [T; 8],
            ) -> [T; 2] {
                let a = parameters.A;
                let b = parameters.B;
                let c = parameters.C;
                let t1 = s32 * (c * s32);
                let t2 = s22 * (b * s22);
                let t3 = s12 * (a * s12);
                let a_s11 = a * s11;
                let s12_a_s11 = s12 * a_s11;
                let c_s31 = c * s31;
                let s32_c_s31 = s32 * c_s31;
                let b_s21 = b * s21;
                let s22_b_s21 = s22 * b_s21;
                let t4 = s12_a_s11 + (s32_c_s31 + s22_b_s21);
                let s11_a_s11 = s11 * a_s11;
                let s31_c_s31 = s31 * c_s31;
                let s21_b_s21 = s21 * b_s21;
                let t5 = s11_a_s11 + (s31_c_s31 + s21_b_s21);
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = t4 * t6;
                let t8 = t1 + (t2 + t3) - t4 * t7;
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = rho1 * t7;
                let t11 = rho2 - t10;
                let t12 = t9 * (rho2 * t11);
                let t13 = rho1 * t6;
                let t14 = t4 * t11;
                let t15 = t5 * t8;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = rho1 * (t13 - t14 * t16);
                let abs_rho1 = rt::abs(rho1);
                let abs_s31 = rt::abs(s31);
                let c_abs_s31 = c * abs_s31;
                let abs_s21 = rt::abs(s21);
                let b_abs_s21 = b * abs_s21;
                let abs_s11 = rt::abs(s11);
                let a_abs_s11 = a * abs_s11;
                let t18 = abs_s31 * c_abs_s31 + rt::abs(s21_b_s21)
                    + (rt::abs(s31_c_s31) + rt::abs(s11_a_s11)
                        + (abs_s21 * b_abs_s21 + abs_s11 * a_abs_s11));
                let t19 = rt::abs(t4);
                let abs_s32 = rt::abs(s32);
                let abs_s22 = rt::abs(s22);
                let abs_s12 = rt::abs(s12);
                let t20 = abs_s32 * c_abs_s31 + rt::abs(s22_b_s21)
                    + (rt::abs(s32_c_s31) + rt::abs(s12_a_s11)
                        + (abs_s22 * b_abs_s21 + abs_s12 * a_abs_s11));
                let t21 = rt::lit::<T>(1.0) / (t5 * t5);
                let t22 = rt::abs(t6) * t20 + t18 * rt::abs(t4 * t21);
                let t23 = rt::abs(t1) + abs_s32 * (c * abs_s32)
                    + (rt::abs(t3) + abs_s12 * (a * abs_s12));
                let t24 = t19 * t22
                    + (t20 * rt::abs(t7)
                        + (rt::abs(t2) + abs_s22 * (b * abs_s22) + t23));
                let t25 = rt::abs(t14 / (t15 * t15))
                    * (t18 * rt::abs(t8) + rt::abs(t5) * t24);
                let abs_rho2 = rt::abs(rho2);
                let t26 = abs_rho1 * t22 + (abs_rho2 + rt::abs(t10));
                let t27 = rt::abs(t16) * (t20 * rt::abs(t11) + t19 * t26)
                    + (rt::abs(t13) + t18 * rt::abs(rho1 * t21));
                let t28 = abs_rho1 * (t25 + t27)
                    + abs_rho2 * (t26 * rt::abs(t9) + t24 * rt::abs(t11 / (t8 * t8)));
                [
                    rt::lit::<T>(0.5) * (t12 + t17),
                    rt::lit::<T>(0.5) * (rt::abs(t17) + rt::abs(t12) + t28),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ecfbdf1136beabee02bf4aa7f26c76a9";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

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
        /// - `rho2_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `S11_rate`, `S12_rate`, `S21_rate`, `S22_rate`, `S31_rate`, `S32_rate`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: S13_rate, S23_rate, S33_rate
        ///
        /// **Rotation matrices** among the coordinates stay rotations, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 7 | 1 | 0 | 0 | 0 |
        /// | each step | 27 | 43 | 2 | 0 | 0 | 0 |
        /// | each sweep for S11_rate, S12_rate, S21_rate, S22_rate, S31_rate, S32_rate | 24 | 43 | 2 | 0 | 0 | 0 |
        /// | each iteration for S11_rate, S12_rate, S21_rate, S22_rate, S31_rate, S32_rate | 132 | 244 | 3 | 0 | 0 | 0 |
        /// | each state that is looked at | 9 | 22 | 2 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `A h`
            a_h: T,
            /// `A h/2`
            half_a_h: T,
            /// `B h`
            b_h: T,
            /// `B h/2`
            half_b_h: T,
            /// `C h`
            c_h: T,
            /// `C h/2`
            half_c_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let b_h = b * h;
                let half_b_h = rt::lit::<T>(0.5) * b_h;
                let c_h = c * h;
                let half_c_h = rt::lit::<T>(0.5) * c_h;
                Scheme {
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    b_h,
                    half_b_h,
                    c_h,
                    half_c_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = start.q().data.0;
                let [[sigma1, sigma2, sigma3]] = start.w().data.0;
                let t1 = a * (s11 * sigma1 + s12 * sigma2 + s13 * sigma3);
                let t2 = c * (s31 * sigma1 + s32 * sigma2 + s33 * sigma3);
                let t3 = b * (s21 * sigma1 + s22 * sigma2 + s23 * sigma3);
                let carried = [
                    s11,
                    s12,
                    s13,
                    s21,
                    s22,
                    s23,
                    s31,
                    s32,
                    s33,
                    s11 * t1 + (s31 * t2 + s21 * t3),
                    s12 * t1 + (s32 * t2 + s22 * t3),
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, rho1, rho2] = motion
                    .carried;
                let h = setting.step_size();
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme {
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    b_h,
                    half_b_h,
                    c_h,
                    half_c_h,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [s11_rate,
                    s12_rate,
                    s21_rate,
                    s22_rate,
                    s31_rate,
                    s32_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let t9 = s32 + half_h * s32_rate;
                    let t10 = s22 + half_h * s22_rate;
                    let t11 = s12 + half_h * s12_rate;
                    let t12 = s11 + half_h * s11_rate;
                    let t13 = a * t12;
                    let t14 = s21 + half_h * s21_rate;
                    let t15 = b * t14;
                    let t16 = s31 + half_h * s31_rate;
                    let t17 = c * t16;
                    let t18 = t11 * t13 + (t10 * t15 + t9 * t17);
                    let t19 = t12 * t13 + (t14 * t15 + t16 * t17);
                    let t20 = rt::lit::<T>(1.0) / t19;
                    let t21 = t18 * t20;
                    let t22 = t9 * (c * t9) + (t10 * (b * t10) + t11 * (a * t11))
                        - t18 * t21;
                    let t23 = rt::lit::<T>(1.0) / t22;
                    let t24 = rho2 - rho1 * t21;
                    let t25 = t23 * t24;
                    let t26 = t12 * t25;
                    let t28 = t18 * t24;
                    let t99 = t20 * (rho1 - t23 * t28);
                    let t100 = t26 - t11 * t99;
                    let t101 = s13 + half_h * t100;
                    let t33 = t14 * t25;
                    let t102 = t33 - t10 * t99;
                    let t103 = s23 + half_h * t102;
                    let t35 = t16 * t25;
                    let t104 = t35 - t9 * t99;
                    let t105 = s33 + half_h * t104;
                    solution1
                        .update([
                            -(t25 * t101),
                            t99 * t101,
                            -(t25 * t103),
                            t99 * t103,
                            -(t25 * t105),
                            t99 * t105,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let a_s11 = a * s11;
                            let c_s31 = c * s31;
                            let b_s21 = b * s21;
                            let t1 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
                            let t2 = rt::lit::<T>(1.0)
                                / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
                            let t3 = t1 * t2;
                            let t4 = rho2 - rho1 * t3;
                            let t5 = s32 * (c * s32)
                                + (s22 * (b * s22) + s12 * (a * s12)) - t1 * t3;
                            let t6 = rt::lit::<T>(1.0) / t5;
                            let t7 = t4 * t6;
                            let t8 = t2 * (rho1 - t6 * (t1 * t4));
                            [
                                -(s13 * t7),
                                s13 * t8,
                                -(s23 * t7),
                                s23 * t8,
                                -(s33 * t7),
                                s33 * t8,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * s11),
                            rt::abs(inv_h * s12),
                            rt::abs(inv_h * s21),
                            rt::abs(inv_h * s22),
                            rt::abs(inv_h * s31),
                            rt::abs(inv_h * s32),
                        ],
                        move |
                            [s11_rate,
                            s12_rate,
                            s21_rate,
                            s22_rate,
                            s31_rate,
                            s32_rate,
                            ]|
                        {
                            let t9 = s32 + half_h * s32_rate;
                            let t10 = s22 + half_h * s22_rate;
                            let t11 = s12 + half_h * s12_rate;
                            let t12 = s11 + half_h * s11_rate;
                            let t13 = a * t12;
                            let t14 = s21 + half_h * s21_rate;
                            let t15 = b * t14;
                            let t16 = s31 + half_h * s31_rate;
                            let t17 = c * t16;
                            let t18 = t11 * t13 + (t10 * t15 + t9 * t17);
                            let t19 = t12 * t13 + (t14 * t15 + t16 * t17);
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = t18 * t20;
                            let t22 = t9 * (c * t9) + (t10 * (b * t10) + t11 * (a * t11))
                                - t18 * t21;
                            let t23 = rt::lit::<T>(1.0) / t22;
                            let t24 = rho2 - rho1 * t21;
                            let t25 = t23 * t24;
                            let t26 = t12 * t25;
                            let t27 = rho1 * t20;
                            let t28 = t18 * t24;
                            let t29 = rt::lit::<T>(1.0) / (t19 * t22);
                            let t30 = t28 * t29;
                            let t31 = t27 - t30;
                            let t32 = s13 + half_h * (t26 - t11 * t31);
                            let t33 = t14 * t25;
                            let t34 = s23 + half_h * (t33 - t10 * t31);
                            let t35 = t16 * t25;
                            let t36 = s33 + half_h * (t35 - t9 * t31);
                            let t37 = half_h * t25;
                            let t38 = a_h * t12;
                            let t39 = t20 * t38;
                            let t40 = half_a_h * t11;
                            let t41 = t21 * t38;
                            let t42 = t20 * (t40 - t41);
                            let t43 = rho1 * t42;
                            let t44 = t21 * t40 + t18 * t42;
                            let t45 = t29
                                * (t40 * t24 - t18 * t43 - t30 * (t22 * t38 - t19 * t44));
                            let t46 = t39 * t27 + t45;
                            let t47 = t23 * (t44 * t25 - t43);
                            let t48 = t11 * t46 + (t37 + t12 * t47);
                            let t49 = rho1 * t39;
                            let t50 = a_h * t11 - rt::lit::<T>(0.5) * (t41 + t18 * t39);
                            let t51 = t23 * (rt::lit::<T>(0.5) * t49 + t50 * t25);
                            let t52 = half_h * t31;
                            let t53 = t29
                                * (rt::lit::<T>(0.5) * (t38 * t24 - t18 * t49)
                                    - t30 * (t19 * t50));
                            let t54 = t52 + t12 * t51 - t11 * t53;
                            let t55 = half_b_h * t10;
                            let t56 = b_h * t14;
                            let t57 = t21 * t56;
                            let t58 = t20 * (t55 - t57);
                            let t59 = t21 * t55 + t18 * t58;
                            let t60 = rho1 * t58;
                            let t61 = t23 * (t59 * t25 - t60);
                            let t62 = t20 * t56;
                            let t63 = t29
                                * (t55 * t24 - t18 * t60 - t30 * (t22 * t56 - t19 * t59));
                            let t64 = t62 * t27 + t63;
                            let t65 = t11 * t64 + t12 * t61;
                            let t66 = rho1 * t62;
                            let t67 = b_h * t10 - rt::lit::<T>(0.5) * (t57 + t18 * t62);
                            let t68 = t29
                                * (rt::lit::<T>(0.5) * (t56 * t24 - t18 * t66)
                                    - t30 * (t19 * t67));
                            let t69 = t23 * (rt::lit::<T>(0.5) * t66 + t67 * t25);
                            let t70 = t11 * t68 - t12 * t69;
                            let t71 = half_c_h * t9;
                            let t72 = c_h * t16;
                            let t73 = t21 * t72;
                            let t74 = t20 * (t71 - t73);
                            let t75 = t21 * t71 + t18 * t74;
                            let t76 = rho1 * t74;
                            let t77 = t23 * (t75 * t25 - t76);
                            let t78 = t20 * t72;
                            let t79 = t29
                                * (t71 * t24 - t18 * t76 - t30 * (t22 * t72 - t19 * t75));
                            let t80 = t78 * t27 + t79;
                            let t81 = t11 * t80 + t12 * t77;
                            let t82 = rho1 * t78;
                            let t83 = c_h * t9 - rt::lit::<T>(0.5) * (t73 + t18 * t78);
                            let t84 = t29
                                * (rt::lit::<T>(0.5) * (t72 * t24 - t18 * t82)
                                    - t30 * (t19 * t83));
                            let t85 = t23 * (rt::lit::<T>(0.5) * t82 + t83 * t25);
                            let t86 = t11 * t84 - t12 * t85;
                            let t87 = t10 * t46 + t14 * t47;
                            let t88 = t10 * t53 - t14 * t51;
                            let t89 = t10 * t64 + (t37 + t14 * t61);
                            let t90 = t52 + t14 * t69 - t10 * t68;
                            let t91 = t10 * t80 + t14 * t77;
                            let t92 = t10 * t84 - t14 * t85;
                            let t93 = t9 * t46 + t16 * t47;
                            let t94 = t9 * t53 - t16 * t51;
                            let t95 = t9 * t64 + t16 * t61;
                            let t96 = t9 * t68 - t16 * t69;
                            let t97 = t9 * t80 + (t37 + t16 * t77);
                            let t98 = t52 + t16 * t85 - t9 * t84;
                            (
                                [
                                    s11_rate + t25 * t32,
                                    s12_rate - t31 * t32,
                                    s21_rate + t25 * t34,
                                    s22_rate - t31 * t34,
                                    s31_rate + t25 * t36,
                                    s32_rate - t31 * t36,
                                ],
                                [
                                    [
                                        t37 * t48 + (t32 * t47 + rt::lit::<T>(1.0)),
                                        -(t32 * t51 + t37 * t54),
                                        t32 * t61 + t37 * t65,
                                        t37 * t70 - t32 * t69,
                                        t32 * t77 + t37 * t81,
                                        t37 * t86 - t32 * t85,
                                    ],
                                    [
                                        t32 * t46 - t52 * t48,
                                        t52 * t54 + (t32 * t53 + rt::lit::<T>(1.0)),
                                        t32 * t64 - t52 * t65,
                                        t32 * t68 - t52 * t70,
                                        t32 * t80 - t52 * t81,
                                        t32 * t84 - t52 * t86,
                                    ],
                                    [
                                        t34 * t47 + t37 * t87,
                                        t37 * t88 - t34 * t51,
                                        t37 * t89 + (t34 * t61 + rt::lit::<T>(1.0)),
                                        -(t34 * t69 + t37 * t90),
                                        t34 * t77 + t37 * t91,
                                        t37 * t92 - t34 * t85,
                                    ],
                                    [
                                        t34 * t46 - t52 * t87,
                                        t34 * t53 - t52 * t88,
                                        t34 * t64 - t52 * t89,
                                        t52 * t90 + (t34 * t68 + rt::lit::<T>(1.0)),
                                        t34 * t80 - t52 * t91,
                                        t34 * t84 - t52 * t92,
                                    ],
                                    [
                                        t36 * t47 + t37 * t93,
                                        t37 * t94 - t36 * t51,
                                        t36 * t61 + t37 * t95,
                                        t37 * t96 - t36 * t69,
                                        t37 * t97 + (t36 * t77 + rt::lit::<T>(1.0)),
                                        -(t36 * t85 + t37 * t98),
                                    ],
                                    [
                                        t36 * t46 - t52 * t93,
                                        t36 * t53 - t52 * t94,
                                        t36 * t64 - t52 * t95,
                                        t36 * t68 - t52 * t96,
                                        t36 * t80 - t52 * t97,
                                        t52 * t98 + (t36 * t84 + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "S11_rate, S12_rate, S21_rate, S22_rate, S31_rate, S32_rate",
                                tally,
                            )
                    })?;
                let [s11_rate, s12_rate, s21_rate, s22_rate, s31_rate, s32_rate] = solution1
                    .x;
                let s11_new = s11 + h * s11_rate;
                let s12_new = s12 + h * s12_rate;
                let t12 = s11 + half_h * s11_rate;
                let t9 = s32 + half_h * s32_rate;
                let t10 = s22 + half_h * s22_rate;
                let t11 = s12 + half_h * s12_rate;
                let t13 = a * t12;
                let t14 = s21 + half_h * s21_rate;
                let t15 = b * t14;
                let t16 = s31 + half_h * s31_rate;
                let t17 = c * t16;
                let t18 = t11 * t13 + (t10 * t15 + t9 * t17);
                let t19 = t12 * t13 + (t14 * t15 + t16 * t17);
                let t20 = rt::lit::<T>(1.0) / t19;
                let t21 = t18 * t20;
                let t22 = t9 * (c * t9) + (t10 * (b * t10) + t11 * (a * t11))
                    - t18 * t21;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = rho2 - rho1 * t21;
                let t25 = t23 * t24;
                let t26 = t12 * t25;
                let t28 = t18 * t24;
                let t99 = t20 * (rho1 - t23 * t28);
                let t100 = t26 - t11 * t99;
                let s13_new = s13 + h * t100;
                let s21_new = s21 + h * s21_rate;
                let s22_new = s22 + h * s22_rate;
                let t33 = t14 * t25;
                let t102 = t33 - t10 * t99;
                let s23_new = s23 + h * t102;
                let s31_new = s31 + h * s31_rate;
                let s32_new = s32 + h * s32_rate;
                let t35 = t16 * t25;
                let t104 = t35 - t9 * t99;
                let s33_new = s33 + h * t104;
                let carried = [
                    s11_new,
                    s12_new,
                    s13_new,
                    s21_new,
                    s22_new,
                    s23_new,
                    s31_new,
                    s32_new,
                    s33_new,
                    rho1,
                    rho2,
                ];
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
                ]) {
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, rho1, rho2] = motion
                    .carried;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let a_s11 = a * s11;
                let c_s31 = c * s31;
                let b_s21 = b * s21;
                let t1 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
                let t2 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
                let t3 = t2 * t1;
                let t4 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t2 * t3;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = rho2 - rho1 * t3;
                State {
                    t: setting.time_at(motion.tally),
                    S11: s11,
                    S12: s12,
                    S13: s13,
                    S21: s21,
                    S22: s22,
                    S23: s23,
                    S31: s31,
                    S32: s32,
                    S33: s33,
                    sigma1: t1 * (rho1 - t5 * (t2 * t6)),
                    sigma2: t6 * t5,
                    sigma3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "64a93aa904432f92c43caf8aa94ffc47";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 111 | 181 | 8 | 0 | 0 | 0 |
        /// | each state that is looked at | 9 | 22 | 2 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h/6`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (9); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 11];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { half_h, k1 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a = system.parameters.A;
                let b = system.parameters.B;
                let c = system.parameters.C;
                let [[s11, s12, s13, s21, s22, s23, s31, s32, s33]] = start.q().data.0;
                let [[sigma1, sigma2, sigma3]] = start.w().data.0;
                let t1 = a * (s11 * sigma1 + s12 * sigma2 + s13 * sigma3);
                let t2 = c * (s31 * sigma1 + s32 * sigma2 + s33 * sigma3);
                let t3 = b * (s21 * sigma1 + s22 * sigma2 + s23 * sigma3);
                let carried = [
                    s11,
                    s12,
                    s13,
                    s21,
                    s22,
                    s23,
                    s31,
                    s32,
                    s33,
                    s11 * t1 + (s31 * t2 + s21 * t3),
                    s12 * t1 + (s32 * t2 + s22 * t3),
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, rho1, rho2] = motion
                    .carried;
                let h = setting.step_size();
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let Scheme { half_h, k1 } = *setting.scheme();
                let a_s11 = a * s11;
                let c_s31 = c * s31;
                let b_s21 = b * s21;
                let t1 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
                let t2 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
                let t3 = t1 * t2;
                let t4 = rho2 - rho1 * t3;
                let t5 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t1 * t3;
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = t4 * t6;
                let t8 = t2 * (rho1 - t6 * (t1 * t4));
                let t9 = s11 * t7 - s12 * t8;
                let t10 = s13 + half_h * t9;
                let t11 = s33 * t8;
                let t12 = s32 + half_h * t11;
                let t13 = s33 * t7;
                let t14 = s31 - half_h * t13;
                let t15 = c * t14;
                let t16 = s23 * t8;
                let t17 = s22 + half_h * t16;
                let t18 = s23 * t7;
                let t19 = s21 - half_h * t18;
                let t20 = b * t19;
                let t21 = s13 * t8;
                let t22 = s12 + half_h * t21;
                let t23 = s13 * t7;
                let t24 = s11 - half_h * t23;
                let t25 = a * t24;
                let t26 = t12 * t15 + (t17 * t20 + t22 * t25);
                let t27 = rt::lit::<T>(1.0) / (t14 * t15 + (t19 * t20 + t24 * t25));
                let t28 = t26 * t27;
                let t29 = rho2 - rho1 * t28;
                let t30 = t12 * (c * t12) + (t17 * (b * t17) + t22 * (a * t22))
                    - t26 * t28;
                let t31 = rt::lit::<T>(1.0) / t30;
                let t32 = t29 * t31;
                let t33 = t10 * t32;
                let t34 = s11 - half_h * t33;
                let t35 = s31 * t7 - s32 * t8;
                let t36 = s33 + half_h * t35;
                let t37 = t27 * (rho1 - t31 * (t26 * t29));
                let t38 = t36 * t37;
                let t39 = s32 + half_h * t38;
                let t40 = t36 * t32;
                let t41 = s31 - half_h * t40;
                let t42 = c * t41;
                let t43 = s21 * t7 - s22 * t8;
                let t44 = s23 + half_h * t43;
                let t45 = t44 * t37;
                let t46 = s22 + half_h * t45;
                let t47 = t44 * t32;
                let t48 = s21 - half_h * t47;
                let t49 = b * t48;
                let t50 = t10 * t37;
                let t51 = s12 + half_h * t50;
                let t52 = a * t34;
                let t53 = t39 * t42 + (t46 * t49 + t51 * t52);
                let t54 = rt::lit::<T>(1.0) / (t41 * t42 + (t48 * t49 + t34 * t52));
                let t55 = t53 * t54;
                let t56 = rho2 - rho1 * t55;
                let t57 = t39 * (c * t39) + (t46 * (b * t46) + t51 * (a * t51))
                    - t53 * t55;
                let t58 = rt::lit::<T>(1.0) / t57;
                let t59 = t56 * t58;
                let t60 = t54 * (rho1 - t58 * (t53 * t56));
                let t61 = t34 * t59 - t51 * t60;
                let t62 = s13 + h * t61;
                let t63 = t14 * t32 - t12 * t37;
                let t64 = s33 + half_h * t63;
                let t65 = t64 * t60;
                let t66 = s32 + h * t65;
                let t67 = t64 * t59;
                let t68 = s31 - h * t67;
                let t69 = c * t68;
                let t70 = t19 * t32 - t17 * t37;
                let t71 = s23 + half_h * t70;
                let t72 = t71 * t60;
                let t73 = s22 + h * t72;
                let t74 = t71 * t59;
                let t75 = s21 - h * t74;
                let t76 = b * t75;
                let t77 = t24 * t32 - t22 * t37;
                let t78 = s13 + half_h * t77;
                let t79 = t78 * t60;
                let t80 = s12 + h * t79;
                let t81 = t78 * t59;
                let t82 = s11 - h * t81;
                let t83 = a * t82;
                let t84 = t66 * t69 + (t73 * t76 + t80 * t83);
                let t85 = rt::lit::<T>(1.0) / (t68 * t69 + (t75 * t76 + t82 * t83));
                let t86 = t84 * t85;
                let t87 = rho2 - rho1 * t86;
                let t88 = t66 * (c * t66) + (t73 * (b * t73) + t80 * (a * t80))
                    - t84 * t86;
                let t89 = rt::lit::<T>(1.0) / t88;
                let t90 = t87 * t89;
                let s11_new = s11
                    - k1 * (t62 * t90 + (t23 + rt::lit::<T>(2.0) * (t33 + t81)));
                let t91 = t85 * (rho1 - t89 * (t84 * t87));
                let s12_new = s12
                    + k1 * (t62 * t91 + (t21 + rt::lit::<T>(2.0) * (t50 + t79)));
                let s13_new = s13
                    + k1
                        * (t82 * t90 + (t9 + rt::lit::<T>(2.0) * (t77 + t61))
                            - t80 * t91);
                let t92 = t48 * t59 - t46 * t60;
                let t93 = s23 + h * t92;
                let s21_new = s21
                    - k1 * (t93 * t90 + (t18 + rt::lit::<T>(2.0) * (t47 + t74)));
                let s22_new = s22
                    + k1 * (t93 * t91 + (t16 + rt::lit::<T>(2.0) * (t45 + t72)));
                let s23_new = s23
                    + k1
                        * (t75 * t90 + (t43 + rt::lit::<T>(2.0) * (t70 + t92))
                            - t73 * t91);
                let t94 = t41 * t59 - t39 * t60;
                let t95 = s33 + h * t94;
                let s31_new = s31
                    - k1 * (t95 * t90 + (t13 + rt::lit::<T>(2.0) * (t40 + t67)));
                let s32_new = s32
                    + k1 * (t95 * t91 + (t11 + rt::lit::<T>(2.0) * (t38 + t65)));
                let s33_new = s33
                    + k1
                        * (t68 * t90 + (t35 + rt::lit::<T>(2.0) * (t63 + t94))
                            - t66 * t91);
                let carried = [
                    s11_new,
                    s12_new,
                    s13_new,
                    s21_new,
                    s22_new,
                    s23_new,
                    s31_new,
                    s32_new,
                    s33_new,
                    rho1,
                    rho2,
                ];
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
                ]) {
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
                let [s11, s12, s13, s21, s22, s23, s31, s32, s33, rho1, rho2] = motion
                    .carried;
                let a = setting.system().parameters.A;
                let b = setting.system().parameters.B;
                let c = setting.system().parameters.C;
                let a_s11 = a * s11;
                let c_s31 = c * s31;
                let b_s21 = b * s21;
                let t1 = rt::lit::<T>(1.0) / (s11 * a_s11 + (s31 * c_s31 + s21 * b_s21));
                let t2 = s12 * a_s11 + (s32 * c_s31 + s22 * b_s21);
                let t3 = t2 * t1;
                let t4 = s32 * (c * s32) + (s22 * (b * s22) + s12 * (a * s12)) - t2 * t3;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = rho2 - rho1 * t3;
                State {
                    t: setting.time_at(motion.tally),
                    S11: s11,
                    S12: s12,
                    S13: s13,
                    S21: s21,
                    S22: s22,
                    S23: s23,
                    S31: s31,
                    S32: s32,
                    S33: s33,
                    sigma1: t1 * (rho1 - t5 * (t2 * t6)),
                    sigma2: t6 * t5,
                    sigma3: rt::lit::<T>(0.0),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bba2606cecee00bdeef1dcf5d7f1785b";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
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
                _ => Err(rt::EvaluateError::UnknownFunction),
            }
        }

        fn write_parameters(&self, out: &mut [f64]) -> usize {
            rt::copy(&[self.parameters.A, self.parameters.B, self.parameters.C], out)
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("veselova");
            info.text = Some(
                "Veselova's system: a rigid body about its fixed centre of mass whose angular velocity has no vertical component in space. It is what Suslov's problem is with a constraint that is fixed in space and not in the body. The horizontal components of the angular momentum are constant.",
            );
            info.source = Some(
                "A. P. Veselov and L. E. Veselova, Integrable nonholonomic systems on Lie groups, Mathematical Notes 44 (1988) 810-819; Yu. N. Fedorov and B. Jovanovic, Nonholonomic LR systems (2004)",
            );
            info.coordinates = &[
                Quantity::new(
                    "S11",
                    None,
                    Some("entry (1, 1) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S12",
                    None,
                    Some("entry (1, 2) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S13",
                    None,
                    Some("entry (1, 3) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S21",
                    None,
                    Some("entry (2, 1) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S22",
                    None,
                    Some("entry (2, 2) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S23",
                    None,
                    Some("entry (2, 3) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S31",
                    None,
                    Some("entry (3, 1) of the rotation matrix S"),
                ),
                Quantity::new(
                    "S32",
                    None,
                    Some("entry (3, 2) of the rotation matrix S"),
                ),
                Quantity::new("S33", None, Some("entry (3, 3) of the rotation matrix S")),
            ];
            info.velocities = &[
                Quantity::new(
                    "sigma1",
                    None,
                    Some("angular velocity in the frame of the body, S"),
                ),
                Quantity::new(
                    "sigma2",
                    None,
                    Some("angular velocity in the frame of the body, S"),
                ),
                Quantity::new(
                    "sigma3",
                    None,
                    Some("angular velocity in the frame of the body, S"),
                ),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["sigma3"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new(
                        "A",
                        Some("kg m^2"),
                        Some("moment of inertia about the first axis"),
                    ),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "B",
                        Some("kg m^2"),
                        Some("moment of inertia about the second axis"),
                    ),
                    Some(1.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "C",
                        Some("kg m^2"),
                        Some("moment of inertia about the third axis"),
                    ),
                    Some(2.2),
                    true,
                ),
            ];
            info.rotations = &[
                ::nonholonomic::catalogue::RotationInfo {
                    name: "S",
                    dimension: 3,
                    first: 0,
                },
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("K1", None, None),
                Quantity::new("K2", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.48, -0.864, 0.152, 0.8, 0.36, -0.48, 0.36, 0.352, 0.864],
                    w: &[1.2, -0.8, 0.0],
                    parameters: &[],
                    inputs: &[],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
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
                FunctionInfo::new("invariants", &[("q", 9), ("w", 3)], &[3]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 9), ("p", 3)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 9), ("p", 3)], &[12]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[a, b, c] = parameters else {
                return Err(ParameterError::Count {
                    expected: 3,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { A: a, B: b, C: c })
        }

        fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
            Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
        }

        fn projected(&self, state: &State<f64>) -> State<f64> {
            let mut state = *state;
            if let Ok(turned) = rt::rotation(
                    "S",
                    &rt::matrix([
                        [state.S11, state.S21, state.S31],
                        [state.S12, state.S22, state.S32],
                        [state.S13, state.S23, state.S33],
                    ]),
                )
                .map(|turned| {
                    let [[s11, s21, s31], [s12, s22, s32], [s13, s23, s33]] = turned
                        .data
                        .0;
                    State {
                        S11: s11,
                        S12: s12,
                        S13: s13,
                        S21: s21,
                        S22: s22,
                        S23: s23,
                        S31: s31,
                        S32: s32,
                        S33: s33,
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
            if rt::same_name(name, "midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::Midpoint>());
            }
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            None
        }
    }
}

impl Veselova {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<veselova::System<f64>, ::nonholonomic::ParameterError> {
        veselova::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> veselova::Parameters<f64> {
        veselova::Parameters {
            A: self.A,
            B: self.B,
            C: self.C,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> veselova::StateBuilder<f64> {
        veselova::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<veselova::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: veselova::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <veselova::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        veselova::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }
}

/// A program need not call all of these.
const _: () = {
    let _ = (
        Veselova::system,
        Veselova::parameters,
        Veselova::state,
        Veselova::initial,
        Veselova::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
