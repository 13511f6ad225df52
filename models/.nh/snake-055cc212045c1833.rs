// Prepared by `nh prepare` from `Snake` in src/library.rs and snake.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 055cc212045c1833bc150f2e41dcd8ac
// content 420510bf1175838fc65b75965a2a0b81

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct Snake {
    /// `m` (kg): each link.
    pub m: f64,
    /// `J` (kg m^2): each link.
    pub J: f64,
    /// `a` (m): half the length of a link.
    pub a: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for Snake {
    fn default() -> Self {
        Snake { m: 1.2, J: 0.15, a: 0.5 }
    }
}

/// The system `snake` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 329 add, 476 mul, 10 div, 12 sin_cos
/// * `midpoint`: 142 add, 210 mul, 4 div, 5 sin_cos
/// * `leapfrog`: 372 add, 592 mul, 14 div, 6 sin_cos
/// * `rk4`: 379 add, 557 mul, 8 div, 12 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod snake {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): each link. Positive.
        pub m: T,
        /// `J` (kg m^2): each link. Positive.
        pub J: T,
        /// `a` (m): half the length of a link. Positive.
        pub a: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, J, a });

    ::nonholonomic::__in_lanes!(System, Parameters { m, J, a });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`: straight, and bending.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.2),
                J: rt::lit::<T>(0.15),
                a: rt::lit::<T>(0.5),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): middle of the first link.
        pub x: T,
        /// Coordinate `y` (m): middle of the first link.
        pub y: T,
        /// Coordinate `theta1` (rad): direction of the link.
        pub theta1: T,
        /// Coordinate `theta2` (rad): direction of the link.
        pub theta2: T,
        /// Coordinate `theta3` (rad): direction of the link.
        pub theta3: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta1_dot` (rad/s).
        pub theta1_dot: T,
        /// Velocity `theta2_dot` (rad/s).
        pub theta2_dot: T,
        /// Velocity `theta3_dot` (rad/s).
        pub theta3_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 5> {
            rt::vector([self.x, self.y, self.theta1, self.theta2, self.theta3])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.theta1_dot,
                self.theta2_dot,
                self.theta3_dot,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 5>;
        type Velocity = SVector<T, 5>;

        fn of(t: T, q: SVector<T, 5>, w: SVector<T, 5>) -> Self {
            let (
                [[x,
                y,
                theta1,
                theta2,
                theta3,
                ],
                ],
                [[x_dot,
                y_dot,
                theta1_dot,
                theta2_dot,
                theta3_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta1,
                theta2,
                theta3,
                x_dot,
                y_dot,
                theta1_dot,
                theta2_dot,
                theta3_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 5> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 5> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x, y, theta1, theta2, theta3, x_dot, y_dot, theta1_dot, theta2_dot,
        theta3_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta1, theta2, theta3, x_dot, y_dot, theta1_dot, theta2_dot,
        theta3_dot }
    );

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

        ::nonholonomic::__setters!(coordinate : x, y, theta1, theta2, theta3);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 5>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 5>>) -> Self {
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
                            [0.0, 0.0, 0.0, 0.0, 0.0],
                            [1.1, 0.0, 0.2, -0.2, 0.2],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 5], w: [f64; 5]) -> Self {
            self.configuration(rt::numbers(q)).velocity(rt::numbers(w))
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

    /// A snake of n links of one kind, each upon a pair of wheels at its middle, joined end to end; here with n = 3.
    ///
    /// **Source**: P. S. Krishnaprasad and D. P. Tsakiris, G-snakes: nonholonomic kinematic chains on Lie groups (1994), with masses
    ///
    /// Coordinates q: `x`, `y`, `theta1`, `theta2`, `theta3`; velocities w: `x_dot`, `y_dot`, `theta1_dot`, `theta2_dot`, `theta3_dot`; 3 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `3 m`
        k1: T,
        /// `m a`
        m_a: T,
        /// `2 m a`
        twice_m_a: T,
        /// `3 m a`
        k2: T,
        /// `-(2 m a)`
        minus_twice_m_a: T,
        /// `-(3 m a)`
        k3: T,
        /// `-(m a)`
        minus_m_a: T,
        /// `m a²`
        k4: T,
        /// `2 m a²`
        k5: T,
        /// `2 m a² + J`
        k6: T,
        /// `3 m a²`
        k7: T,
        /// `J + 5 m a²`
        k8: T,
        /// `m a² + J`
        k9: T,
        /// `(1/3)/m`
        k10: T,
        /// `(4/3) m a`
        k11: T,
        /// `(2/3) a`
        k12: T,
        /// `a/3`
        k13: T,
        /// `6 m a`
        k14: T,
        /// `4 m a²`
        k15: T,
        /// `2 a`
        twice_a: T,
        /// `-(2 a)`
        minus_twice_a: T,
        /// `2 m`
        twice_m: T,
        /// `2 J`
        twice_j: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("J", parameters.J)?;
            rt::positive("a", parameters.a)?;
            let constants = {
                let m = parameters.m;
                let j = parameters.J;
                let a = parameters.a;
                let k1 = rt::lit::<T>(3.0) * m;
                let m_a = m * a;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let k2 = rt::lit::<T>(3.0) * m_a;
                let minus_twice_m_a = -twice_m_a;
                let k3 = -k2;
                let minus_m_a = -m_a;
                let k4 = m * (a * a);
                let k5 = rt::lit::<T>(2.0) * k4;
                let k6 = k5 + j;
                let k7 = rt::lit::<T>(3.0) * k4;
                let k8 = j + rt::lit::<T>(5.0) * k4;
                let k9 = k4 + j;
                let k10 = rt::lit::<T>(0.3333333333333333) / m;
                let k11 = rt::lit::<T>(1.3333333333333333) * m_a;
                let k12 = rt::lit::<T>(0.6666666666666666) * a;
                let k13 = rt::lit::<T>(0.3333333333333333) * a;
                let k14 = rt::lit::<T>(6.0) * m_a;
                let k15 = rt::lit::<T>(4.0) * k4;
                let twice_a = rt::lit::<T>(2.0) * a;
                let minus_twice_a = -twice_a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_j = rt::lit::<T>(2.0) * j;
                Constants {
                    k1,
                    m_a,
                    twice_m_a,
                    k2,
                    minus_twice_m_a,
                    k3,
                    minus_m_a,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    twice_a,
                    minus_twice_a,
                    twice_m,
                    twice_j,
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
        /// **Shape**: 5 × 5
        pub fn mass_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let Constants {
                k1,
                m_a,
                twice_m_a,
                k2,
                minus_twice_m_a,
                k3,
                minus_m_a,
                k4,
                k5,
                k6,
                k7,
                k8,
                k9,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let sin_theta1_twice_m_a = sin_theta1 * twice_m_a;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta2 * k2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let t2 = cos_theta1 * minus_twice_m_a;
            let t3 = cos_theta2 * k3;
            let cos_theta3_minus_m_a = cos_theta3 * minus_m_a;
            let t4 = (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * k7;
            let t5 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3);
            let t6 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k1, zero, sin_theta1_twice_m_a, t1, m_a_sin_theta3],
                [zero, k1, t2, t3, cos_theta3_minus_m_a],
                [sin_theta1_twice_m_a, t2, k6, t4, t5],
                [t1, t3, t4, k8, t6],
                [m_a_sin_theta3, cos_theta3_minus_m_a, t5, t6, k9],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let a = self.parameters.a;
            let Constants { m_a, k4, k5, k6, k7, k8, k9, k10, k11, k12, k13, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = sin_theta1 * k12;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_a_sin_theta2 = m_a * sin_theta2;
            let a_sin_theta1 = a * sin_theta1;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let a_cos_theta1 = a * cos_theta1;
            let t2 = (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * k7
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let t3 = k6 - (sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1) * k11;
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = t2 * t4;
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let t6 = k8
                - rt::lit::<T>(3.0)
                    * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                - t2 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = t5 * t1 - a_sin_theta2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let t9 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t10 = t9 * t4;
            let t11 = k9
                - rt::lit::<T>(0.3333333333333333)
                    * (m_a_sin_theta3 * (a * sin_theta3)
                        + m_a_cos_theta3 * (a * cos_theta3)) - t9 * t10;
            let t12 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t9 * t5;
            let t13 = t12 * t7;
            let t14 = t11 - t12 * t13;
            let t15 = t6 * t14;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = sin_theta3 * k13;
            let t18 = t10 * t1 - t17 - t13 * t8;
            let t19 = t7 * t8 - t16 * (t12 * t18);
            let t20 = rt::lit::<T>(1.0) / (t3 * t14);
            let t21 = t5 * t19 + (t20 * (t9 * t18) + t4 * t1);
            let t22 = rt::lit::<T>(1.0) / t14;
            let t23 = t18 * t22;
            let t24 = cos_theta3 * k13;
            let t25 = cos_theta1 * k12;
            let t26 = a_cos_theta2 * t19 + t23 * t24 - t21 * t25;
            let t27 = -t21;
            let t28 = a_cos_theta2 - t5 * t25;
            let t29 = t24 - t10 * t25 - t13 * t28;
            let t30 = t7 * t28 - t16 * (t12 * t29);
            let t31 = t4 * t25 - t20 * (t9 * t29) - t5 * t30;
            let t32 = t22 * t29;
            let t33 = rt::lit::<T>(1.0) / (t3 * t6);
            let t34 = t33 * (t2 * t12) - t10;
            let t35 = t2 * t33 + t16 * (t12 * t34);
            let t36 = -t35;
            let t37 = t22 * t34;
            let t38 = -(t12 * t16);
            rt::matrix([
                [t1 * t21 + (k10 - t17 * t23 - a_sin_theta2 * t19), t26, t27, t19, t23],
                [
                    t26,
                    t25 * t31 + (a_cos_theta2 * t30 + (k10 + t24 * t32)),
                    t31,
                    t30,
                    t32,
                ],
                [t27, t31, t5 * t35 + (t4 - t20 * (t9 * t34)), t36, t37],
                [t19, t30, t36, t7 + t12 * t12 / (t6 * t15), t38],
                [t23, t32, t37, t38, t22],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 5>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 5
        pub fn potential_gradient(&self, _q: &SVector<T, 5>) -> SVector<T, 5> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            let a = self.parameters.a;
            let Constants { k1, twice_m_a, k6, k8, k9, k14, k15, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = rt::lit::<T>(3.0) * theta2_dot;
            let t2 = cos_theta1
                * (a * (cos_theta3 * theta3_dot + cos_theta2 * t1)
                    - rt::lit::<T>(2.0) * y_dot)
                + sin_theta1
                    * (rt::lit::<T>(2.0) * x_dot
                        + a * (sin_theta3 * theta3_dot + sin_theta2 * t1));
            let t3 = (sin_theta2 * x_dot - cos_theta2 * y_dot) * k14
                + (k8 * theta2_dot
                    + (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                        * (theta3_dot * k15));
            let t4 = k1 * (x_dot * x_dot + y_dot * y_dot)
                + theta3_dot
                    * (k9 * theta3_dot
                        + (sin_theta3 * x_dot - cos_theta3 * y_dot) * twice_m_a);
            rt::lit::<T>(0.5)
                * (theta1_dot * (k6 * theta1_dot + twice_m_a * t2)
                    + (theta2_dot * t3 + t4))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            let a = self.parameters.a;
            let Constants { k1, twice_m_a, k6, k8, k9, k14, k15, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = rt::lit::<T>(3.0) * theta2_dot;
            let t2 = cos_theta1
                * (a * (cos_theta3 * theta3_dot + cos_theta2 * t1)
                    - rt::lit::<T>(2.0) * y_dot)
                + sin_theta1
                    * (rt::lit::<T>(2.0) * x_dot
                        + a * (sin_theta3 * theta3_dot + sin_theta2 * t1));
            let t3 = (sin_theta2 * x_dot - cos_theta2 * y_dot) * k14
                + (k8 * theta2_dot
                    + (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                        * (theta3_dot * k15));
            let t4 = k1 * (x_dot * x_dot + y_dot * y_dot)
                + theta3_dot
                    * (k9 * theta3_dot
                        + (sin_theta3 * x_dot - cos_theta3 * y_dot) * twice_m_a);
            rt::lit::<T>(0.5)
                * (theta1_dot * (k6 * theta1_dot + twice_m_a * t2)
                    + (theta2_dot * t3 + t4))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let Constants { m_a, twice_m_a, k2, k4, k5, k7, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let t1 = sin_theta1 * cos_theta2;
            let t2 = sin_theta2 * cos_theta1;
            let t3 = sin_theta1 * cos_theta3;
            let t4 = sin_theta3 * cos_theta1;
            let t5 = sin_theta2 * cos_theta3;
            let t6 = sin_theta3 * cos_theta2;
            [
                rt::sparse([
                    (2, 2, cos_theta1 * twice_m_a),
                    (3, 3, cos_theta2 * k2),
                    (4, 4, m_a * cos_theta3),
                ]),
                rt::sparse([
                    (2, 2, sin_theta1 * twice_m_a),
                    (3, 3, sin_theta2 * k2),
                    (4, 4, m_a * sin_theta3),
                ]),
                rt::sparse([(3, 3, (t1 - t2) * k7), (4, 4, k4 * (t3 - t4))]),
                rt::sparse([(2, 2, (t2 - t1) * k7), (4, 4, k5 * (t5 - t6))]),
                rt::sparse([(2, 2, k4 * (t4 - t3)), (3, 3, k5 * (t6 - t5))]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let a = self.parameters.a;
            let Constants { m_a, k4, k5, k6, k7, k8, k9, k12, k13, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_cos_theta1 = a * cos_theta1;
            let a_sin_theta1 = a * sin_theta1;
            let sin_theta1_m_a = sin_theta1 * m_a;
            let m_a_cos_theta1 = m_a * cos_theta1;
            let t1 = rt::lit::<T>(1.3333333333333333)
                * (sin_theta1_m_a * a_cos_theta1 - m_a_cos_theta1 * a_sin_theta1);
            let t2 = k6
                - rt::lit::<T>(1.3333333333333333)
                    * (sin_theta1_m_a * a_sin_theta1 + m_a_cos_theta1 * a_cos_theta1);
            let t3 = rt::lit::<T>(1.0) / t2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let a_sin_theta3 = a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let t4 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t5 = t4 * t3;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let m_a_sin_theta2 = m_a * sin_theta2;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let t6 = (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * k7
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let t7 = t6 * t3;
            let t8 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t4 * t7;
            let t9 = k8
                - rt::lit::<T>(3.0)
                    * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                - t6 * t7;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = t8 * t10;
            let t12 = k9
                - rt::lit::<T>(0.3333333333333333)
                    * (m_a_sin_theta3 * a_sin_theta3 + m_a_cos_theta3 * a_cos_theta3)
                - t4 * t5 - t8 * t11;
            let t13 = rt::lit::<T>(1.0) / (t2 * t12);
            let t14 = sin_theta3 * cos_theta1;
            let t15 = sin_theta1 * cos_theta3;
            let t16 = k4 * (t14 - t15)
                + rt::lit::<T>(0.6666666666666666)
                    * (sin_theta1_m_a * a_cos_theta3 - m_a_cos_theta1 * a_sin_theta3)
                - t1 * t5;
            let t17 = sin_theta2 * cos_theta1;
            let t18 = sin_theta1 * cos_theta2;
            let t19 = (t17 - t18) * k7
                + rt::lit::<T>(2.0)
                    * (sin_theta1_m_a * a_cos_theta2 - m_a_cos_theta1 * a_sin_theta2)
                - t1 * t7;
            let t20 = t16 - t11 * t19;
            let t21 = rt::lit::<T>(1.0) / (t9 * t12);
            let t22 = t10 * t19 - t21 * (t8 * t20);
            let t23 = t1 * t3 - t13 * (t4 * t20) - t7 * t22;
            let t24 = sin_theta3 * k13;
            let t25 = rt::lit::<T>(1.0) / t12;
            let t26 = t20 * t25;
            let t27 = sin_theta3 * cos_theta2;
            let t28 = sin_theta2 * cos_theta3;
            let t29 = (t18 - t17) * k7
                + rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_cos_theta1 - m_a_cos_theta2 * a_sin_theta1);
            let t30 = rt::lit::<T>(3.0)
                * (m_a_sin_theta2 * a_cos_theta2 - m_a_cos_theta2 * a_sin_theta2)
                - t29 * t7;
            let t31 = k5 * (t27 - t28)
                + (m_a_sin_theta2 * a_cos_theta3 - m_a_cos_theta2 * a_sin_theta3)
                - t29 * t5 - t11 * t30;
            let t32 = t25 * t31;
            let t33 = t10 * t30 - t21 * (t8 * t31);
            let t34 = sin_theta1 * k12;
            let t35 = t29 * t3 - t13 * (t4 * t31) - t7 * t33;
            let t36 = k4 * (t15 - t14)
                + rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_cos_theta1 - m_a_cos_theta3 * a_sin_theta1);
            let t37 = k5 * (t28 - t27)
                + (m_a_sin_theta3 * a_cos_theta2 - m_a_cos_theta3 * a_sin_theta2)
                - t36 * t7;
            let t38 = rt::lit::<T>(0.3333333333333333)
                * (m_a_sin_theta3 * a_cos_theta3 - m_a_cos_theta3 * a_sin_theta3)
                - t36 * t5 - t11 * t37;
            let t39 = t25 * t38;
            let t40 = t10 * t37 - t21 * (t8 * t38);
            let t41 = t36 * t3 - t13 * (t4 * t38) - t7 * t40;
            let t42 = cos_theta3 * k13;
            let t43 = cos_theta1 * k12;
            [
                rt::sparse([
                    (
                        2,
                        2,
                        rt::lit::<T>(0.6666666666666666)
                            * (a_cos_theta1 - a_sin_theta1 * t23)
                            - (t24 * t26 + a_sin_theta2 * t22),
                    ),
                    (3, 3, a_cos_theta2 - t24 * t32 - a_sin_theta2 * t33 - t34 * t35),
                    (
                        4,
                        4,
                        rt::lit::<T>(0.3333333333333333)
                            * (a_cos_theta3 - a_sin_theta3 * t39) - a_sin_theta2 * t40
                            - t34 * t41,
                    ),
                ]),
                rt::sparse([
                    (
                        2,
                        2,
                        rt::lit::<T>(0.6666666666666666)
                            * (a_sin_theta1 + a_cos_theta1 * t23)
                            + (t42 * t26 + a_cos_theta2 * t22),
                    ),
                    (
                        3,
                        3,
                        t43 * t35 + (a_cos_theta2 * t33 + (a_sin_theta2 + t42 * t32)),
                    ),
                    (
                        4,
                        4,
                        t43 * t41
                            + (rt::lit::<T>(0.3333333333333333)
                                * (a_sin_theta3 + a_cos_theta3 * t39) + a_cos_theta2 * t40),
                    ),
                ]),
                rt::sparse([(2, 2, t23), (3, 3, t35), (4, 4, t41)]),
                rt::sparse([(2, 2, t22), (3, 3, t33), (4, 4, t40)]),
                rt::sparse([(2, 2, t26), (3, 3, t32), (4, 4, t39)]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 3 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 3, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let a = self.parameters.a;
            let Constants { minus_twice_a, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta1, -sin_theta2, -sin_theta3],
                [cos_theta1, cos_theta2, cos_theta3],
                [
                    zero,
                    (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * -a,
                    (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3) * -a,
                ],
                [
                    zero,
                    -a,
                    (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3) * minus_twice_a,
                ],
                [zero, zero, -a],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 3
        pub fn constraint(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 3> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            let a = self.parameters.a;
            let Constants { twice_a, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = cos_theta2 * y_dot - sin_theta2 * x_dot
                - a
                    * (theta2_dot
                        + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                            * theta1_dot);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let t2 = cos_theta3 * y_dot - sin_theta3 * x_dot
                - (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                    * (theta2_dot * twice_a);
            rt::vector([
                cos_theta1 * y_dot - sin_theta1 * x_dot,
                t1,
                t2
                    - a
                        * (theta3_dot
                            + (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                                * theta1_dot),
            ])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_perp(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_cos_theta1 = a * cos_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta2 = a * sin_theta2;
            let t1 = sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1;
            let t2 = a_sin_theta2 * t1;
            let t3 = m * (a_cos_theta1 + t2);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let a_sin_theta3 = a * sin_theta3;
            let t4 = sin_theta2 * cos_theta3 - sin_theta3 * cos_theta2;
            let t5 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let twice_cos_theta2 = rt::lit::<T>(2.0) * cos_theta2;
            let t6 = sin_theta3 * cos_theta1 + sin_theta1 * cos_theta3
                + (cos_theta1 * t4 - sin_theta1 * t5) * twice_cos_theta2;
            let t7 = a_cos_theta1 + rt::lit::<T>(2.0) * t2 + a_sin_theta3 * t6;
            let t8 = m * t7;
            let t9 = t3 + t8;
            let t10 = m_a * cos_theta1 + t9;
            let theta3_minus_theta1 = theta3 - theta1;
            let (t11, t12) = rt::sin_cos(theta3_minus_theta1);
            let t13 = a * t11;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t14, t15) = rt::sin_cos(theta2_minus_theta1);
            let t16 = rt::lit::<T>(2.0) * t15;
            let t17 = t11 + (t14 * t12 - t11 * t15) * t16;
            let t18 = a * t14;
            let t19 = t14 * t18;
            let t20 = t13 * t17 + (a - rt::lit::<T>(2.0) * t19);
            let t21 = m * t20;
            let t22 = m * (a - t19);
            let t23 = a * t12;
            let t24 = a * t15;
            let t25 = t14 * t24;
            let t26 = rt::lit::<T>(2.0) * t25 - t23 * t17;
            let t27 = m * t26;
            let t28 = j * t17 + t13 * t21 - t23 * t27;
            let t29 = m * t25;
            let t30 = t18 * (t22 + twice_m * t20) - j * t14
                - t24 * (t29 + twice_m * t26);
            let t31 = a * (t21 + (m_a + t22)) + t17 * t28 - t14 * t30;
            let t32 = rt::lit::<T>(1.0) / t31;
            let t33 = (t14 * t11 + t15 * t12) * t16 - t12;
            let t34 = t15 * t24;
            let t35 = a - rt::lit::<T>(2.0) * t34 + t23 * t33;
            let t36 = m * t35;
            let t37 = t15 * t18;
            let t38 = t13 * t33 - rt::lit::<T>(2.0) * t37;
            let t39 = m * (t34 - a);
            let t40 = t33 * (t23 * t36 + (t13 * (m * t38) + j * t33))
                + (j - a * (t39 - t36));
            let t41 = t18 * (twice_m * t38 - m * t37) - j * t15
                - t24 * (t39 - twice_m * t35);
            let t42 = t33 * t28 - a * (t29 + t27) - t15 * t30;
            let t43 = t42 * t32;
            let t44 = t40 - t15 * t41 - t42 * t43;
            let t45 = rt::lit::<T>(1.0) / (t31 * t44);
            let a_sin_theta1 = a * sin_theta1;
            let t46 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t47 = t46 * a_sin_theta2;
            let t48 = m * (a_sin_theta1 - t47);
            let t49 = (sin_theta1 * t4 + cos_theta1 * t5) * twice_cos_theta2
                + (sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3);
            let t50 = a_sin_theta3 * t49 + (a_sin_theta1 - rt::lit::<T>(2.0) * t47);
            let t51 = m * t50;
            let t52 = t48 + t51;
            let t53 = t52 - t10 * t43;
            let t54 = t10 * t32 - t45 * (t42 * t53);
            let a_cos_theta2 = a * cos_theta2;
            let t55 = a_cos_theta2 * t1;
            let t56 = m * (a_sin_theta1 - t55);
            let a_cos_theta3 = a * cos_theta3;
            let t57 = a_sin_theta1 - rt::lit::<T>(2.0) * t55 - a_cos_theta3 * t6;
            let t58 = m * t57;
            let t59 = t56 + t58;
            let t60 = sin_theta1 * m_a + t59;
            let t61 = t46 * a_cos_theta2;
            let t62 = m * (t61 - a_cos_theta1);
            let t63 = a_cos_theta1 - rt::lit::<T>(2.0) * t61 + a_cos_theta3 * t49;
            let t64 = m * t63;
            let t65 = t62 - t64;
            let t66 = t65 - t60 * t43;
            let t67 = t60 * t32 - t45 * (t42 * t66);
            let t68 = a_sin_theta1 * t9 - a_cos_theta1 * t59;
            let t69 = j + a_sin_theta1 * t52 - a_cos_theta1 * t65 - t68 * t43;
            let t70 = t68 * t32 - t45 * (t42 * t69);
            let t71 = j * t1 + a_sin_theta2 * (t3 + twice_m * t7)
                - a_cos_theta2 * (t56 + twice_m * t57);
            let t72 = a_sin_theta2 * (t48 + twice_m * t50) - j * t46
                - a_cos_theta2 * (t62 - twice_m * t63);
            let t73 = t72 - t71 * t43;
            let t74 = t71 * t32 - t45 * (t42 * t73);
            let t75 = j * t6 + a_sin_theta3 * t8 - a_cos_theta3 * t58;
            let t76 = a_cos_theta3 * t64 + (a_sin_theta3 * t51 + j * t49) - t75 * t43;
            let t77 = t75 * t32 - t45 * (t42 * t76);
            let t78 = rt::lit::<T>(1.0) / t44;
            let t79 = t53 * t78;
            let t80 = t78 * t66;
            let t81 = t78 * t69;
            let t82 = t78 * t73;
            let t83 = t78 * t76;
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - a_cos_theta1 * t54,
                    -(a_sin_theta1 * t54),
                    -t79,
                    t46 * t79 - t1 * t54,
                    -(t6 * t54 + t49 * t79),
                ],
                [
                    -(a_cos_theta1 * t67),
                    rt::lit::<T>(1.0) - a_sin_theta1 * t67,
                    -t80,
                    t46 * t80 - t1 * t67,
                    -(t6 * t67 + t49 * t80),
                ],
                [
                    -(a_cos_theta1 * t70),
                    -(a_sin_theta1 * t70),
                    rt::lit::<T>(1.0) - t81,
                    t46 * t81 - t1 * t70,
                    -(t6 * t70 + t49 * t81),
                ],
                [
                    -(a_cos_theta1 * t74),
                    -(a_sin_theta1 * t74),
                    -t82,
                    t46 * t82 + rt::lit::<T>(1.0) - t1 * t74,
                    -(t6 * t74 + t49 * t82),
                ],
                [
                    -(a_cos_theta1 * t77),
                    -(a_sin_theta1 * t77),
                    -t83,
                    t46 * t83 - t1 * t77,
                    rt::lit::<T>(1.0) - t49 * t83 - t6 * t77,
                ],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_d(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_cos_theta1 = a * cos_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta2 = a * sin_theta2;
            let t1 = sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1;
            let t2 = a_sin_theta2 * t1;
            let t3 = m * (a_cos_theta1 + t2);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let a_sin_theta3 = a * sin_theta3;
            let t4 = sin_theta2 * cos_theta3 - sin_theta3 * cos_theta2;
            let t5 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let twice_cos_theta2 = rt::lit::<T>(2.0) * cos_theta2;
            let t6 = sin_theta3 * cos_theta1 + sin_theta1 * cos_theta3
                + (cos_theta1 * t4 - sin_theta1 * t5) * twice_cos_theta2;
            let t7 = a_cos_theta1 + rt::lit::<T>(2.0) * t2 + a_sin_theta3 * t6;
            let t8 = m * t7;
            let t9 = t3 + t8;
            let t10 = m_a * cos_theta1 + t9;
            let theta3_minus_theta1 = theta3 - theta1;
            let (t11, t12) = rt::sin_cos(theta3_minus_theta1);
            let t13 = a * t11;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t14, t15) = rt::sin_cos(theta2_minus_theta1);
            let t16 = rt::lit::<T>(2.0) * t15;
            let t17 = t11 + (t14 * t12 - t11 * t15) * t16;
            let t18 = a * t14;
            let t19 = t14 * t18;
            let t20 = t13 * t17 + (a - rt::lit::<T>(2.0) * t19);
            let t21 = m * t20;
            let t22 = m * (a - t19);
            let t23 = a * t12;
            let t24 = a * t15;
            let t25 = t14 * t24;
            let t26 = rt::lit::<T>(2.0) * t25 - t23 * t17;
            let t27 = m * t26;
            let t28 = j * t17 + t13 * t21 - t23 * t27;
            let t29 = m * t25;
            let t30 = t18 * (t22 + twice_m * t20) - j * t14
                - t24 * (t29 + twice_m * t26);
            let t31 = a * (t21 + (m_a + t22)) + t17 * t28 - t14 * t30;
            let t32 = rt::lit::<T>(1.0) / t31;
            let t33 = (t14 * t11 + t15 * t12) * t16 - t12;
            let t34 = t15 * t24;
            let t35 = a - rt::lit::<T>(2.0) * t34 + t23 * t33;
            let t36 = m * t35;
            let t37 = t15 * t18;
            let t38 = t13 * t33 - rt::lit::<T>(2.0) * t37;
            let t39 = m * (t34 - a);
            let t40 = t33 * (t23 * t36 + (t13 * (m * t38) + j * t33))
                + (j - a * (t39 - t36));
            let t41 = t18 * (twice_m * t38 - m * t37) - j * t15
                - t24 * (t39 - twice_m * t35);
            let t42 = t33 * t28 - a * (t29 + t27) - t15 * t30;
            let t43 = t42 * t32;
            let t44 = t40 - t15 * t41 - t42 * t43;
            let t45 = rt::lit::<T>(1.0) / (t31 * t44);
            let a_sin_theta1 = a * sin_theta1;
            let t46 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t47 = t46 * a_sin_theta2;
            let t48 = m * (a_sin_theta1 - t47);
            let t49 = (sin_theta1 * t4 + cos_theta1 * t5) * twice_cos_theta2
                + (sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3);
            let t50 = a_sin_theta3 * t49 + (a_sin_theta1 - rt::lit::<T>(2.0) * t47);
            let t51 = m * t50;
            let t52 = t48 + t51;
            let t53 = t52 - t10 * t43;
            let t54 = t10 * t32 - t45 * (t42 * t53);
            let a_cos_theta2 = a * cos_theta2;
            let t55 = a_cos_theta2 * t1;
            let t56 = m * (a_sin_theta1 - t55);
            let a_cos_theta3 = a * cos_theta3;
            let t57 = a_sin_theta1 - rt::lit::<T>(2.0) * t55 - a_cos_theta3 * t6;
            let t58 = m * t57;
            let t59 = t56 + t58;
            let t60 = sin_theta1 * m_a + t59;
            let t61 = t46 * a_cos_theta2;
            let t62 = m * (t61 - a_cos_theta1);
            let t63 = a_cos_theta1 - rt::lit::<T>(2.0) * t61 + a_cos_theta3 * t49;
            let t64 = m * t63;
            let t65 = t62 - t64;
            let t66 = t65 - t60 * t43;
            let t67 = t60 * t32 - t45 * (t42 * t66);
            let t68 = a_sin_theta1 * t9 - a_cos_theta1 * t59;
            let t69 = j + a_sin_theta1 * t52 - a_cos_theta1 * t65 - t68 * t43;
            let t70 = t68 * t32 - t45 * (t42 * t69);
            let t71 = j * t1 + a_sin_theta2 * (t3 + twice_m * t7)
                - a_cos_theta2 * (t56 + twice_m * t57);
            let t72 = a_sin_theta2 * (t48 + twice_m * t50) - j * t46
                - a_cos_theta2 * (t62 - twice_m * t63);
            let t73 = t72 - t71 * t43;
            let t74 = t71 * t32 - t45 * (t42 * t73);
            let t75 = j * t6 + a_sin_theta3 * t8 - a_cos_theta3 * t58;
            let t76 = a_cos_theta3 * t64 + (a_sin_theta3 * t51 + j * t49) - t75 * t43;
            let t77 = t75 * t32 - t45 * (t42 * t76);
            let t78 = rt::lit::<T>(1.0) / t44;
            let t79 = t53 * t78;
            let t80 = t78 * t66;
            let t81 = t78 * t69;
            let t82 = t78 * t73;
            let t83 = t78 * t76;
            rt::matrix([
                [
                    a_cos_theta1 * t54,
                    a_sin_theta1 * t54,
                    t79,
                    t1 * t54 - t46 * t79,
                    t6 * t54 + t49 * t79,
                ],
                [
                    a_cos_theta1 * t67,
                    a_sin_theta1 * t67,
                    t80,
                    t1 * t67 - t46 * t80,
                    t6 * t67 + t49 * t80,
                ],
                [
                    a_cos_theta1 * t70,
                    a_sin_theta1 * t70,
                    t81,
                    t1 * t70 - t46 * t81,
                    t6 * t70 + t49 * t81,
                ],
                [
                    a_cos_theta1 * t74,
                    a_sin_theta1 * t74,
                    t82,
                    t1 * t74 - t46 * t82,
                    t6 * t74 + t49 * t82,
                ],
                [
                    a_cos_theta1 * t77,
                    a_sin_theta1 * t77,
                    t83,
                    t1 * t77 - t46 * t83,
                    t6 * t77 + t49 * t83,
                ],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 2
        pub fn frame(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 2> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let a = self.parameters.a;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let t1 = sin_theta2 * cos_theta3 - sin_theta3 * cos_theta2;
            let t2 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let twice_cos_theta2 = rt::lit::<T>(2.0) * cos_theta2;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    a * cos_theta1,
                    a * sin_theta1,
                    zero,
                    sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1,
                    sin_theta3 * cos_theta1 + sin_theta1 * cos_theta3
                        + (cos_theta1 * t1 - sin_theta1 * t2) * twice_cos_theta2,
                ],
                [
                    zero,
                    zero,
                    rt::lit::<T>(1.0),
                    -(sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2),
                    (sin_theta1 * t1 + cos_theta1 * t2) * twice_cos_theta2
                        + (sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3),
                ],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, q: &SVector<T, 5>) -> SMatrix<T, 2, 2> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let theta3_minus_theta1 = theta3 - theta1;
            let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
            let t3 = a * t1;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t4, t5) = rt::sin_cos(theta2_minus_theta1);
            let t6 = rt::lit::<T>(2.0) * t5;
            let t7 = t1 + (t4 * t2 - t1 * t5) * t6;
            let t8 = a * t4;
            let t9 = t4 * t8;
            let t10 = t3 * t7 + (a - rt::lit::<T>(2.0) * t9);
            let t11 = m * t10;
            let t12 = m * (a - t9);
            let t13 = a * t2;
            let t14 = a * t5;
            let t15 = t4 * t14;
            let t16 = rt::lit::<T>(2.0) * t15 - t13 * t7;
            let t17 = m * t16;
            let t18 = j * t7 + t3 * t11 - t13 * t17;
            let t19 = m * t15;
            let t20 = t8 * (t12 + twice_m * t10) - j * t4 - t14 * (t19 + twice_m * t16);
            let t21 = (t4 * t1 + t5 * t2) * t6 - t2;
            let t22 = t21 * t18 - a * (t19 + t17) - t5 * t20;
            let t23 = t5 * t14;
            let t24 = a - rt::lit::<T>(2.0) * t23 + t13 * t21;
            let t25 = m * t24;
            let t26 = t5 * t8;
            let t27 = t3 * t21 - rt::lit::<T>(2.0) * t26;
            let t28 = m * (t23 - a);
            let t29 = t21 * (t13 * t25 + (t3 * (m * t27) + j * t21))
                + (j - a * (t28 - t25));
            let t30 = t8 * (twice_m * t27 - m * t26) - j * t5
                - t14 * (t28 - twice_m * t24);
            rt::matrix([
                [a * (t11 + (m_a + t12)) + t7 * t18 - t4 * t20, t22],
                [t22, t29 - t5 * t30],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 5>) -> SMatrix<T, 2, 2> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
            let theta3_minus_theta1 = theta3 - theta1;
            let (t3, t4) = rt::sin_cos(theta3_minus_theta1);
            let t5 = rt::lit::<T>(2.0) * t2;
            let t6 = (t1 * t3 + t2 * t4) * t5 - t4;
            let t7 = a * t4;
            let t8 = a * t2;
            let t9 = t2 * t8;
            let t10 = a - rt::lit::<T>(2.0) * t9 + t7 * t6;
            let t11 = m * t10;
            let t12 = a * t3;
            let t13 = a * t1;
            let t14 = t2 * t13;
            let t15 = t12 * t6 - rt::lit::<T>(2.0) * t14;
            let t16 = m * (t9 - a);
            let t17 = t6 * (t7 * t11 + (t12 * (m * t15) + j * t6))
                + (j - a * (t16 - t11));
            let t18 = t13 * (twice_m * t15 - m * t14) - j * t2
                - t8 * (t16 - twice_m * t10);
            let t19 = t17 - t2 * t18;
            let t20 = t3 + (t1 * t4 - t3 * t2) * t5;
            let t21 = t1 * t13;
            let t22 = t12 * t20 + (a - rt::lit::<T>(2.0) * t21);
            let t23 = m * t22;
            let t24 = m * (a - t21);
            let t25 = t1 * t8;
            let t26 = rt::lit::<T>(2.0) * t25 - t7 * t20;
            let t27 = m * t26;
            let t28 = j * t20 + t12 * t23 - t7 * t27;
            let t29 = m * t25;
            let t30 = t13 * (t24 + twice_m * t22) - j * t1 - t8 * (t29 + twice_m * t26);
            let t31 = a * (t23 + (m_a + t24)) + t20 * t28 - t1 * t30;
            let t32 = t6 * t28 - a * (t29 + t27);
            let t33 = t2 * t30;
            let t34 = t32 - t33;
            let t35 = rt::lit::<T>(1.0) / (t31 * t19 - t34 * t34);
            let t36 = t35 * (t33 - t32);
            rt::matrix([[t19 * t35, t36], [t36, t31 * t35]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, q: &SVector<T, 5>) -> [SMatrix<T, 2, 2>; 2] {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let theta3_minus_theta1 = theta3 - theta1;
            let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
            let t3 = a * t1;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t4, t5) = rt::sin_cos(theta2_minus_theta1);
            let t6 = rt::lit::<T>(2.0) * t5;
            let t7 = t1 + (t4 * t2 - t1 * t5) * t6;
            let t8 = a * t4;
            let t9 = t4 * t8;
            let t10 = t3 * t7 + (a - rt::lit::<T>(2.0) * t9);
            let t11 = m * t10;
            let t12 = m * (a - t9);
            let t13 = a * t2;
            let t14 = a * t5;
            let t15 = t4 * t14;
            let t16 = rt::lit::<T>(2.0) * t15 - t13 * t7;
            let t17 = m * t16;
            let t18 = j * t7 + t3 * t11 - t13 * t17;
            let t19 = m * t15;
            let t20 = t8 * (t12 + twice_m * t10) - j * t4 - t14 * (t19 + twice_m * t16);
            let t21 = a * (t11 + (m_a + t12)) + t7 * t18 - t4 * t20;
            let t22 = rt::lit::<T>(1.0) / t21;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t23 = sin_theta2 * cos_theta3 - sin_theta3 * cos_theta2;
            let t24 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let t25 = cos_theta1 * t23 - sin_theta1 * t24;
            let twice_cos_theta2 = rt::lit::<T>(2.0) * cos_theta2;
            let t26 = sin_theta3 * cos_theta1 + sin_theta1 * cos_theta3
                + t25 * twice_cos_theta2;
            let a_sin_theta3 = a * sin_theta3;
            let a_cos_theta1 = a * cos_theta1;
            let a_sin_theta2 = a * sin_theta2;
            let t27 = sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1;
            let t28 = a_sin_theta2 * t27;
            let t29 = a_cos_theta1 + rt::lit::<T>(2.0) * t28 + a_sin_theta3 * t26;
            let t30 = m * t29;
            let a_cos_theta3 = a * cos_theta3;
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta2 = a * cos_theta2;
            let t31 = a_cos_theta2 * t27;
            let t32 = a_sin_theta1 - rt::lit::<T>(2.0) * t31 - a_cos_theta3 * t26;
            let t33 = m * t32;
            let t34 = cos_theta2 * t27;
            let t35 = sin_theta2 * t27;
            let t36 = sin_theta3 * t26;
            let t37 = cos_theta3 * t26;
            let t38 = sin_theta1
                * (cos_theta3 * t34 + sin_theta3 * t35 - sin_theta2 * t36
                    - cos_theta2 * t37)
                + cos_theta1
                    * (sin_theta2 * t37 + (sin_theta3 * t34 - cos_theta3 * t35)
                        - cos_theta2 * t36);
            let t39 = sin_theta1 * t23 + cos_theta1 * t24;
            let t40 = sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3;
            let t41 = t39 * twice_cos_theta2 + t40;
            let t42 = cos_theta3 * t41;
            let t43 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t44 = sin_theta2 * t43;
            let t45 = cos_theta2 * t43;
            let t46 = sin_theta3 * t41;
            let t47 = t39
                + cos_theta1
                    * (cos_theta2 * t42
                        + (sin_theta2 * t46 + (cos_theta3 * t45 + sin_theta3 * t44)));
            let t48 = sin_theta1
                * (sin_theta2 * t42 + (cos_theta3 * t44 - sin_theta3 * t45)
                    - cos_theta2 * t46) + t47;
            let t49 = rt::lit::<T>(2.0)
                * (cos_theta2 * (t38 + t48) - (t39 * t35 + t25 * t44))
                + (cos_theta1 * (t36 - t42) + (t40 + sin_theta1 * (t46 + t37)));
            let t50 = m * (a_cos_theta1 + t28);
            let t51 = m * (a_sin_theta1 - t31);
            let t52 = j * t27 + a_sin_theta2 * (t50 + twice_m * t29)
                - a_cos_theta2 * (t51 + twice_m * t32);
            let t53 = cos_theta1 * (t35 - t45) - t43 - sin_theta1 * (t34 + t44);
            let t54 = a_sin_theta1 * (t30 + (m_a * cos_theta1 + t50))
                - a_cos_theta1 * (t33 + (sin_theta1 * m_a + t51));
            let t55 = (j * t26 + a_sin_theta3 * t30 - a_cos_theta3 * t33) * t49
                + (t52 * t53 + t54);
            let t56 = t22 * t55;
            let t57 = (t4 * t1 + t5 * t2) * t6 - t2;
            let t58 = t57 * t18 - a * (t19 + t17) - t5 * t20;
            let t59 = t43 * a_cos_theta2;
            let t60 = a_cos_theta1 - rt::lit::<T>(2.0) * t59 + a_cos_theta3 * t41;
            let t61 = m * t60;
            let t62 = t43 * a_sin_theta2;
            let t63 = a_sin_theta3 * t41 + (a_sin_theta1 - rt::lit::<T>(2.0) * t62);
            let t64 = m * t63;
            let t65 = m * (a_sin_theta1 - t62);
            let t66 = m * (t59 - a_cos_theta1);
            let t67 = a_sin_theta2 * (t65 + twice_m * t63) - j * t43
                - a_cos_theta2 * (t66 - twice_m * t60);
            let t68 = (a_cos_theta3 * t61 + (a_sin_theta3 * t64 + j * t41)) * t49
                + (t67 * t53
                    + (a_sin_theta1 * (t65 + t64) - a_cos_theta1 * (t66 - t61)));
            let t69 = t58 * t22;
            let t70 = t68 - t69 * t55;
            let t71 = t5 * t14;
            let t72 = a - rt::lit::<T>(2.0) * t71 + t13 * t57;
            let t73 = m * t72;
            let t74 = t5 * t8;
            let t75 = t3 * t57 - rt::lit::<T>(2.0) * t74;
            let t76 = m * (t71 - a);
            let t77 = t57 * (t13 * t73 + (t3 * (m * t75) + j * t57))
                + (j - a * (t76 - t73));
            let t78 = t8 * (twice_m * t75 - m * t74) - j * t5
                - t14 * (t76 - twice_m * t72);
            let t79 = t77 - t5 * t78 - t58 * t69;
            let t80 = t58 * t70 / (t21 * t79);
            let t81 = t70 / t79;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, t80 - t56], [t56 - t80, zero]]),
                rt::matrix([[zero, -t81], [t81, zero]]),
            ]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7 × 7
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 7, 7> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_cos_theta1 = a * cos_theta1;
            let a_sin_theta1 = a * sin_theta1;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
            let theta3_minus_theta1 = theta3 - theta1;
            let (t3, t4) = rt::sin_cos(theta3_minus_theta1);
            let t5 = t1 * t4 - t3 * t2;
            let t6 = rt::lit::<T>(2.0) * t2;
            let t7 = t3 + t5 * t6;
            let t8 = t1 * t3;
            let t9 = t8 + t2 * t4;
            let t10 = t9 * t6;
            let t11 = t10 - t4;
            let t12 = a * t2;
            let t13 = a * t3;
            let t14 = a * t1;
            let t15 = t1 * t14;
            let t16 = t13 * t7 + (a - rt::lit::<T>(2.0) * t15);
            let t17 = m * t16;
            let t18 = m * (a - t15);
            let t19 = a * t4;
            let t20 = t1 * t12;
            let t21 = rt::lit::<T>(2.0) * t20 - t19 * t7;
            let t22 = m * t21;
            let t23 = j * t7 + t13 * t17 - t19 * t22;
            let t24 = m * t20;
            let t25 = t14 * (t18 + twice_m * t16) - j * t1 - t12 * (t24 + twice_m * t21);
            let t26 = rt::lit::<T>(1.0)
                / (a * (t17 + (m_a + t18)) + t7 * t23 - t1 * t25);
            let t27 = t2 * t12;
            let t28 = a - rt::lit::<T>(2.0) * t27 + t19 * t11;
            let t29 = m * t28;
            let t30 = t2 * t14;
            let t31 = t13 * t11 - rt::lit::<T>(2.0) * t30;
            let t32 = m * (t27 - a);
            let t33 = t11 * (t19 * t29 + (t13 * (m * t31) + j * t11))
                + (j - a * (t32 - t29));
            let t34 = t14 * (twice_m * t31 - m * t30) - j * t2
                - t12 * (t32 - twice_m * t28);
            let t35 = t11 * t23 - a * (t24 + t22) - t2 * t25;
            let t36 = t35 * t26;
            let t37 = rt::lit::<T>(1.0) / (t33 - t2 * t34 - t35 * t36);
            let t38 = rho2 - rho1 * t36;
            let t39 = t26 * (rho1 - t37 * (t35 * t38));
            let t40 = t37 * t38;
            let t41 = t1 * t39 + t2 * t40;
            let t42 = t12 * t41;
            let t43 = a * t40;
            let t44 = m * (t42 - t43);
            let t45 = t7 * t39 + t11 * t40;
            let t46 = t43 + t19 * t45 - rt::lit::<T>(2.0) * t42;
            let t47 = m * t46;
            let t48 = a * (t44 - t47);
            let t49 = t1 * t1;
            let t50 = t1 * t2;
            let t51 = t3 * t50;
            let t52 = t3 * t7;
            let t53 = t4 * t11;
            let t54 = t2 * t2;
            let t55 = t4 * (t49 + t1 * t7) - (t51 + t2 * t52)
                + (t2 * t53 + (t8 * t11 + (t4 * t54 + (t9 + t51))));
            let t56 = rt::lit::<T>(2.0) * (t2 * t55 + (t9 * t49 - t5 * t50))
                + (t52 - t4 - t53);
            let t57 = a * t39;
            let t58 = t14 * t41;
            let t59 = t57 + t13 * t45 - rt::lit::<T>(2.0) * t58;
            let t60 = t14 * (m * (t57 - t58) + twice_m * t59) - j * t41
                - t12 * (t44 - twice_m * t46);
            let t61 = t56 * (t19 * t47 + (t13 * (m * t59) + j * t45))
                - (t49 + (t2 + t54)) * t60;
            rt::sparse([
                (0, 5, a_cos_theta1),
                (1, 5, a_sin_theta1),
                (2, 6, rt::lit::<T>(1.0)),
                (3, 5, -t1),
                (3, 6, -t2),
                (4, 5, t7),
                (4, 6, t11),
                (5, 0, -a_cos_theta1),
                (5, 1, -a_sin_theta1),
                (5, 3, t1),
                (5, 4, -t7),
                (5, 6, t48 - t61),
                (6, 2, rt::lit::<T>(-1.0)),
                (6, 3, t2),
                (6, 4, t4 - t10),
                (6, 5, t61 - t48),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 5>, rho: &SVector<T, 2>) -> T {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
            let theta3_minus_theta1 = theta3 - theta1;
            let (t3, t4) = rt::sin_cos(theta3_minus_theta1);
            let t5 = rt::lit::<T>(2.0) * t2;
            let t6 = (t1 * t3 + t2 * t4) * t5 - t4;
            let t7 = a * t4;
            let t8 = a * t2;
            let t9 = t2 * t8;
            let t10 = a - rt::lit::<T>(2.0) * t9 + t7 * t6;
            let t11 = m * t10;
            let t12 = a * t3;
            let t13 = a * t1;
            let t14 = t2 * t13;
            let t15 = t12 * t6 - rt::lit::<T>(2.0) * t14;
            let t16 = m * (t9 - a);
            let t17 = t6 * (t7 * t11 + (t12 * (m * t15) + j * t6))
                + (j - a * (t16 - t11));
            let t18 = t13 * (twice_m * t15 - m * t14) - j * t2
                - t8 * (t16 - twice_m * t10);
            let t19 = t3 + (t1 * t4 - t3 * t2) * t5;
            let t20 = t1 * t13;
            let t21 = t12 * t19 + (a - rt::lit::<T>(2.0) * t20);
            let t22 = m * t21;
            let t23 = t1 * t8;
            let t24 = rt::lit::<T>(2.0) * t23 - t7 * t19;
            let t25 = m * t24;
            let t26 = j * t19 + t12 * t22 - t7 * t25;
            let t27 = m * t23;
            let t28 = m * (a - t20);
            let t29 = t13 * (t28 + twice_m * t21) - j * t1 - t8 * (t27 + twice_m * t24);
            let t30 = t6 * t26 - a * (t27 + t25) - t2 * t29;
            let t31 = rt::lit::<T>(1.0)
                / (a * (t22 + (m_a + t28)) + t19 * t26 - t1 * t29);
            let t32 = t30 * t31;
            let t33 = rt::lit::<T>(1.0) / (t17 - t2 * t18 - t30 * t32);
            let t34 = rho2 - rho1 * t32;
            rt::lit::<T>(0.5)
                * ((rho1 - t33 * (t30 * t34)) * (rho1 * t31) + t33 * (rho2 * t34))
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 7> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let theta3_minus_theta1 = theta3 - theta1;
            let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
            let theta2_minus_theta1 = theta2 - theta1;
            let (t3, t4) = rt::sin_cos(theta2_minus_theta1);
            let t5 = t3 * t1 + t4 * t2;
            let t6 = rt::lit::<T>(2.0) * t4;
            let t7 = t5 * t6 - t2;
            let t8 = a * t2;
            let t9 = a * t4;
            let t10 = t4 * t9;
            let t11 = a - rt::lit::<T>(2.0) * t10 + t8 * t7;
            let t12 = m * t11;
            let t13 = a * t1;
            let t14 = a * t3;
            let t15 = t4 * t14;
            let t16 = t13 * t7 - rt::lit::<T>(2.0) * t15;
            let t17 = m * (t10 - a);
            let t18 = t7 * (t8 * t12 + (t13 * (m * t16) + j * t7))
                + (j - a * (t17 - t12));
            let t19 = t14 * (twice_m * t16 - m * t15) - j * t4
                - t9 * (t17 - twice_m * t11);
            let t20 = t3 * t2 - t1 * t4;
            let t21 = t1 + t20 * t6;
            let t22 = t3 * t14;
            let t23 = t13 * t21 + (a - rt::lit::<T>(2.0) * t22);
            let t24 = m * t23;
            let t25 = t3 * t9;
            let t26 = rt::lit::<T>(2.0) * t25 - t8 * t21;
            let t27 = m * t26;
            let t28 = j * t21 + t13 * t24 - t8 * t27;
            let t29 = m * t25;
            let t30 = m * (a - t22);
            let t31 = t14 * (t30 + twice_m * t23) - j * t3 - t9 * (t29 + twice_m * t26);
            let t32 = t7 * t28 - a * (t29 + t27) - t4 * t31;
            let t33 = rt::lit::<T>(1.0)
                / (a * (t24 + (m_a + t30)) + t21 * t28 - t3 * t31);
            let t34 = t32 * t33;
            let t35 = rt::lit::<T>(1.0) / (t18 - t4 * t19 - t32 * t34);
            let t36 = rho2 - rho1 * t34;
            let t37 = t35 * t36;
            let t38 = t33 * (rho1 - t35 * (t32 * t36));
            let t39 = a * t38;
            let t40 = t21 * t38 + t7 * t37;
            let t41 = t3 * t38 + t4 * t37;
            let t42 = t14 * t41;
            let t43 = t39 + t13 * t40 - rt::lit::<T>(2.0) * t42;
            let t44 = a * t37;
            let t45 = t9 * t41;
            let t46 = t44 + t8 * t40 - rt::lit::<T>(2.0) * t45;
            let t47 = t13 * (m * t43) + (t8 * (m * t46) + j * t40);
            let t48 = t37 * t47;
            let t49 = m_a * t40;
            let t50 = t4 * t48;
            let t51 = t38 * t47;
            let t52 = t4 * t51;
            let t53 = t1 * (t48 - t46 * t49 - rt::lit::<T>(2.0) * (t4 * t50 + t3 * t52));
            let t54 = t2
                * (rt::lit::<T>(2.0) * (t4 * t52 - t3 * t50) - (t51 + t43 * t49));
            let t55 = twice_m * t46 - m * (t45 - t44);
            let t56 = a * t41;
            let t57 = m * (t39 - t42) + twice_m * t43;
            let t58 = t14 * t57 - j * t41 + t9 * t55;
            let t59 = rt::lit::<T>(2.0) * (t1 * t52 - t2 * t50 - (t20 * t51 + t5 * t48))
                + (t55 * t56 + t37 * t58);
            let t60 = t3 * t59;
            let t61 = t4
                * (t57 * t56 + t38 * t58 - rt::lit::<T>(2.0) * (t2 * t52 + t1 * t50));
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                t53 - t54 + (t60 - t61),
                t61 - t60,
                t54 - t53,
                t38,
                t37,
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7
        pub fn vector_field(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 7> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let theta3_minus_theta1 = theta3 - theta1;
            let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
            let t3 = a * t1;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t4, t5) = rt::sin_cos(theta2_minus_theta1);
            let t6 = t4 * t2 - t1 * t5;
            let t7 = rt::lit::<T>(2.0) * t5;
            let t8 = t1 + t6 * t7;
            let t9 = a * t4;
            let t10 = t4 * t9;
            let t11 = t3 * t8 + (a - rt::lit::<T>(2.0) * t10);
            let t12 = m * t11;
            let t13 = m * (a - t10);
            let t14 = a * t2;
            let t15 = a * t5;
            let t16 = t4 * t15;
            let t17 = rt::lit::<T>(2.0) * t16 - t14 * t8;
            let t18 = m * t17;
            let t19 = j * t8 + t3 * t12 - t14 * t18;
            let t20 = m * t16;
            let t21 = t9 * (t13 + twice_m * t11) - j * t4 - t15 * (t20 + twice_m * t17);
            let t22 = rt::lit::<T>(1.0)
                / (a * (t12 + (m_a + t13)) + t8 * t19 - t4 * t21);
            let t23 = t4 * t1 + t5 * t2;
            let t24 = t23 * t7 - t2;
            let t25 = t5 * t15;
            let t26 = a - rt::lit::<T>(2.0) * t25 + t14 * t24;
            let t27 = m * t26;
            let t28 = t5 * t9;
            let t29 = t3 * t24 - rt::lit::<T>(2.0) * t28;
            let t30 = m * (t25 - a);
            let t31 = t24 * (t14 * t27 + (t3 * (m * t29) + j * t24))
                + (j - a * (t30 - t27));
            let t32 = t9 * (twice_m * t29 - m * t28) - j * t5
                - t15 * (t30 - twice_m * t26);
            let t33 = t24 * t19 - a * (t20 + t18) - t5 * t21;
            let t34 = t33 * t22;
            let t35 = rt::lit::<T>(1.0) / (t31 - t5 * t32 - t33 * t34);
            let t36 = rho2 - rho1 * t34;
            let t37 = t22 * (rho1 - t35 * (t33 * t36));
            let t38 = t35 * t36;
            let t39 = t5 * t38;
            let t40 = t4 * t37 + t39;
            let t41 = t8 * t37 + t24 * t38;
            let t42 = a * t37;
            let t43 = t9 * t40;
            let t44 = t42 - t43;
            let t45 = t3 * t41;
            let t46 = t42 + t45 - rt::lit::<T>(2.0) * t43;
            let t47 = t15 * t40;
            let t48 = a * t38;
            let t49 = t47 - t48;
            let t50 = m * t49;
            let t51 = t14 * t41;
            let t52 = t48 + t51 - rt::lit::<T>(2.0) * t47;
            let t53 = t9 * (m * t44 + twice_m * t46) - j * t40
                - t15 * (t50 - twice_m * t52);
            let t54 = t5 * t40;
            let t55 = m * (t51 * t46 - t52 * t45);
            let t56 = m * t52;
            let t57 = t14 * t56 + (t3 * (m * t46) + j * t41);
            let t58 = t4 * t40;
            let t59 = t1 * t41;
            let t60 = t2 * t41;
            let t61 = t2 * t54 + t4 * t59 + (t1 * t58 + (t5 * t60 + t23 * t38));
            let t62 = m
                * (rt::lit::<T>(2.0) * (t43 * t52 - t47 * t46)
                    - (t47 * t44 + t43 * t49));
            let t63 = t57
                * (rt::lit::<T>(2.0) * (t6 * t58 - t5 * t61) + (t60 + t2 * t38))
                - t4 * t62;
            let t64 = t2 * t58 - t1 * t54 + (t6 * t38 + t4 * t60 - t5 * t59);
            let t65 = t57
                * (rt::lit::<T>(2.0) * (t23 * t58 + t5 * t64) + (t59 + t1 * t38))
                - t53 * (t58 + t4 * t38);
            rt::vector([
                a * cos_theta1 * t37,
                a * sin_theta1 * t37,
                t38,
                -t40,
                t41,
                t53 * (t39 + t54) + (t8 * t55 + t48 * (t50 - t56)) + t63,
                (t46 + t44) * (m_a * t38) + t24 * t55 - t5 * t62 + t65,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 7 × 7
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 7, 7> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, twice_j, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_sin_theta1 = a * sin_theta1;
            let theta3_minus_theta1 = theta3 - theta1;
            let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
            let t3 = a * t1;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t4, t5) = rt::sin_cos(theta2_minus_theta1);
            let t6 = t4 * t2;
            let t7 = t1 * t5;
            let t8 = t6 - t7;
            let t9 = rt::lit::<T>(2.0) * t5;
            let t10 = t1 + t8 * t9;
            let t11 = t3 * t10;
            let t12 = a * t4;
            let t13 = t4 * t12;
            let t14 = t11 + (a - rt::lit::<T>(2.0) * t13);
            let t15 = m * t14;
            let t16 = a - t13;
            let t17 = m * t16;
            let t18 = j * t10;
            let t19 = t18 + t3 * t15;
            let t20 = a * t2;
            let t21 = a * t5;
            let t22 = t4 * t21;
            let t23 = rt::lit::<T>(2.0) * t22;
            let t24 = t20 * t10;
            let t25 = t23 - t24;
            let t26 = m * t25;
            let t27 = t19 - t20 * t26;
            let t28 = t10 * t27;
            let t29 = t17 + twice_m * t14;
            let t30 = j * t4;
            let t31 = t12 * t29 - t30;
            let t32 = m * t22;
            let t33 = t32 + twice_m * t25;
            let t34 = t31 - t21 * t33;
            let t35 = t4 * t34;
            let t36 = a * (t15 + (m_a + t17)) + t28 - t35;
            let t37 = rt::lit::<T>(1.0) / t36;
            let t38 = rho1 * t37;
            let t39 = t5 * t21;
            let t40 = t39 - a;
            let t41 = m * t40;
            let t42 = t4 * t1 + t5 * t2;
            let t43 = t5 * t42;
            let t44 = rt::lit::<T>(2.0) * t43;
            let t45 = t44 - t2;
            let t46 = t20 * t45;
            let t47 = t46 + (a - rt::lit::<T>(2.0) * t39);
            let t48 = m * t47;
            let t49 = t41 - t48;
            let t50 = t3 * t45;
            let t51 = t5 * t12;
            let t52 = t50 - rt::lit::<T>(2.0) * t51;
            let t53 = m * t52;
            let t54 = t20 * t48 + (j * t45 + t3 * t53);
            let t55 = t52 * twice_m - m * t51;
            let t56 = j * t5;
            let t57 = t41 - t47 * twice_m;
            let t58 = t12 * t55 - t56 - t21 * t57;
            let t59 = t5 * t34;
            let t60 = t45 * t27 - a * (t32 + t26) - t59;
            let t61 = t37 * t60;
            let t62 = t60 * t61;
            let t63 = j - a * t49 + t45 * t54 - t5 * t58 - t62;
            let t64 = rt::lit::<T>(1.0) / (t36 * t63);
            let t65 = rho2 - rho1 * t61;
            let t66 = t64 * (t60 * t65);
            let t67 = t38 - t66;
            let a_cos_theta1 = a * cos_theta1;
            let t68 = t4 * t8;
            let t69 = rt::lit::<T>(2.0) * t68 - t2;
            let t70 = t22 + t51;
            let t71 = rt::lit::<T>(2.0) * t70;
            let t72 = t3 * t69 + (t71 - t24);
            let t73 = m * t72;
            let t74 = t20 * t15;
            let t75 = t3 * t26;
            let t76 = t13 - t39;
            let t77 = rt::lit::<T>(2.0) * t76;
            let t78 = t77 - t11 - t20 * t69;
            let t79 = m * t78;
            let t80 = t3 * t73 - t74 + (j * t69 - t75 - t20 * t79);
            let t81 = m * t70;
            let t82 = t21 * t29;
            let t83 = t12 * t33;
            let t84 = m * t76;
            let t85 = t12 * (t81 + twice_m * t72) - t82
                + (t56 - t83 - t21 * (t84 + twice_m * t78));
            let t86 = t59 + t10 * t80 + (a * (t81 + t73) + t69 * t27 - t4 * t85);
            let t87 = t4 * t42;
            let t88 = rt::lit::<T>(2.0) * t87 - t1;
            let t89 = t45 * t80 - t35 + (t88 * t27 - a * (t84 + t79) - t5 * t85);
            let t90 = t37 * (t89 - t86 * t61);
            let t91 = rho1 * t90;
            let t92 = t20 * t88 + (t50 - t71);
            let t93 = m * t92;
            let t94 = t20 * t53;
            let t95 = t3 * t88 - t77 - t46;
            let t96 = t3 * t48;
            let t97 = t45 * (t20 * t93 - t94 + (t3 * (m * t95) + (j * t88 + t96)));
            let t98 = t4 * t58;
            let t99 = t12 * t57;
            let t100 = t30 + t21 * t55;
            let t101 = t12 * (twice_m * t95 - t84) - t99
                - (t21 * (t81 - twice_m * t92) + t100);
            let t102 = t97 - t98 + (t54 * t88 - a * (t81 - t93) - t5 * t101) - t89 * t61;
            let t103 = t102 - t60 * t90;
            let t104 = t64 * (t89 * t65 - t60 * t91 - t66 * (t86 * t63 + t36 * t103));
            let t105 = t38 * (t37 * t86) + t104;
            let t106 = t43 - t68;
            let t107 = t3 * t106;
            let t108 = m * (rt::lit::<T>(2.0) * t107 - t71);
            let t109 = t39 - t13;
            let t110 = rt::lit::<T>(2.0) * t109;
            let t111 = t20 * t106;
            let t112 = m * (t110 - rt::lit::<T>(2.0) * t111);
            let t113 = t3 * t108 + t106 * twice_j - t20 * t112;
            let t114 = rt::lit::<T>(4.0) * t70;
            let t115 = m * t109;
            let t116 = rt::lit::<T>(4.0) * t109;
            let t117 = t12 * (m * (rt::lit::<T>(4.0) * t107 - t114) - t81) + t82
                + (t83 - t56 - t21 * (t115 + m * (t116 - rt::lit::<T>(4.0) * t111)));
            let t118 = t10 * t113 - t59
                + (a * (t108 - t81) + rt::lit::<T>(2.0) * t106 * t27 - t4 * t117);
            let t119 = t7 - t6;
            let t120 = t5 * t119 - t87;
            let t121 = rt::lit::<T>(2.0) * t120;
            let t122 = t35 + t45 * t113 + (t121 * t27 - a * (t112 + t115) - t5 * t117);
            let t123 = t37 * (t122 - t118 * t61);
            let t124 = rho1 * t123;
            let t125 = t20 * t120;
            let t126 = m * (t71 + rt::lit::<T>(2.0) * t125);
            let t127 = t3 * t120;
            let t128 = t45
                * (t20 * t126
                    + (t120 * twice_j + (rt::lit::<T>(2.0) * t127 - t110) * (m_a * t1)));
            let t129 = t21 * (t81 + m * (t114 + rt::lit::<T>(4.0) * t125))
                + t12 * (m * (rt::lit::<T>(4.0) * t127 - t116) - t115);
            let t130 = t98 + (t54 * t121 + (a * (t81 + t126) + t128))
                - t5 * (t129 + (t99 + t100));
            let t131 = t130 - t122 * t61 - t60 * t123;
            let t132 = t64 * (t122 * t65 - t60 * t124 - t66 * (t118 * t63 + t36 * t131));
            let t133 = t38 * (t37 * t118) + t132;
            let t134 = t2 - t44;
            let t135 = t3 * t134 + t24;
            let t136 = m * t135;
            let t137 = t11 - t20 * t134;
            let t138 = m * t137;
            let t139 = t75 + t3 * t136 + (j * t134 + t74 - t20 * t138);
            let t140 = rt::lit::<T>(2.0) * (t12 * t136 - t21 * t138);
            let t141 = m_a * t135 + t134 * t27 + (t10 * t139 - t4 * t140);
            let t142 = t28 - m_a * t137 + (t45 * t139 - t5 * t140);
            let t143 = t37 * (t142 - t141 * t61);
            let t144 = rho1 * t143;
            let t145 = m * (t46 + t11);
            let t146 = t24 - t50;
            let t147 = m * t146;
            let t148 = t45 * (t3 * t145 + t20 * t147 + (t94 + t18 - t96))
                + (t54 * t10 + (m_a * t146 - t9 * (t21 * t147 + t12 * t145)));
            let t149 = t148 - t142 * t61 - t60 * t143;
            let t150 = t64 * (t142 * t65 - t60 * t144 - t66 * (t141 * t63 + t36 * t149));
            let t151 = t38 * (t37 * t141) + t150;
            let t152 = t37 + t62 * t64;
            let t153 = t60 * t64;
            let t154 = rt::lit::<T>(1.0) / t63;
            let t155 = t65 * t154;
            let t156 = t154 * (t91 + t155 * t103);
            let t157 = t154 * (t124 + t155 * t131);
            let t158 = t154 * (t144 + t155 * t149);
            let t159 = t5 * t67;
            let t160 = t4 * t155;
            let t161 = t159 - t160;
            let t162 = t160 - t159;
            let t163 = t69 * t67 + t88 * t155;
            let t164 = t106 * t67 + t120 * t155;
            let t165 = rt::lit::<T>(2.0) * t164;
            let t166 = t134 * t67 + t10 * t155;
            let t167 = a * t155;
            let t168 = t10 * t67 + t45 * t155;
            let t169 = t20 * t168;
            let t170 = t5 * t155;
            let t171 = t170 + t4 * t67;
            let t172 = t21 * t171;
            let t173 = t167 + t169 - rt::lit::<T>(2.0) * t172;
            let t174 = m * t173;
            let t175 = a * t67;
            let t176 = t3 * t168;
            let t177 = t12 * t171;
            let t178 = t175 + t176 - rt::lit::<T>(2.0) * t177;
            let t179 = m * t178;
            let t180 = t20 * t174 + (t3 * t179 + j * t168);
            let t181 = t5 * t171;
            let t182 = t4 * t162 - t181;
            let t183 = t2 * t181;
            let t184 = t1 * t168;
            let t185 = t4 * t184;
            let t186 = t4 * t171;
            let t187 = t1 * t186;
            let t188 = t2 * t168;
            let t189 = t5 * t188;
            let t190 = t42 * t155;
            let t191 = t189 + t190;
            let t192 = t183 + t185 + (t187 + t191);
            let t193 = t4 * t192;
            let t194 = t1 * t181;
            let t195 = t4 * t188;
            let t196 = t2 * t186;
            let t197 = t5 * t184;
            let t198 = t1 * t163 - t188;
            let t199 = t186 + t5 * t162;
            let t200 = t184 + t2 * t163;
            let t201 = t194 + t195 - (t196 + t197)
                + (t4 * t198 + t2 * t199 + (t1 * t182 + t5 * t200));
            let t202 = t1 * t155;
            let t203 = t12 * t162;
            let t204 = t203 - t172;
            let t205 = t177 + t21 * t162;
            let t206 = t176 + t20 * t163;
            let t207 = t206 - rt::lit::<T>(2.0) * t205;
            let t208 = t3 * t163 - t169;
            let t209 = t208 - rt::lit::<T>(2.0) * t204;
            let t210 = t175 - t177;
            let t211 = t177 + t210;
            let t212 = t172 - t203;
            let t213 = t172 - t167;
            let t214 = rt::lit::<T>(2.0)
                * (t173 * t204 - t178 * t205 + (t177 * t207 - t172 * t209))
                - (t205 * t211 + (t172 * t212 + t213 * t204));
            let t215 = m * t214;
            let t216 = t180
                * (rt::lit::<T>(2.0) * (t8 * t182 - t193 - t5 * t201) + (t202 + t200))
                - t4 * t215;
            let t217 = t170 + t181;
            let t218 = m * t213;
            let t219 = t218 - twice_m * t173;
            let t220 = t12 * t219;
            let t221 = m * t205;
            let t222 = m * t210 + twice_m * t178;
            let t223 = t21 * t222;
            let t224 = t12 * (m * t212 + twice_m * t209) - t220
                - (t21 * (t221 - twice_m * t207) + (t223 + j * t162));
            let t225 = t8 * t186;
            let t226 = t2 * t155;
            let t227 = rt::lit::<T>(2.0) * (t225 - t5 * t192) + (t188 + t226);
            let t228 = m * t207;
            let t229 = t20 * t179;
            let t230 = t3 * t174;
            let t231 = t20 * t228 - t229 + (t3 * (m * t209) + (t230 + j * t163));
            let t232 = m * (t178 * t206 - t173 * t208 + (t169 * t209 - t176 * t207));
            let t233 = t178 * t169 - t176 * t173;
            let t234 = m * t233;
            let t235 = m
                * (rt::lit::<T>(2.0) * (t177 * t173 - t172 * t178)
                    - (t210 * t172 + t177 * t213));
            let t236 = t5 * t235;
            let t237 = t12 * t222 - j * t171 - t21 * t219;
            let t238 = t10 * t232 + (t69 * t234 + t167 * (t221 - t228))
                + (t236 + t237 * (t160 + t199));
            let t239 = m * (t46 * t178 + (t52 * t169 - t47 * t176) - t50 * t173);
            let t240 = t54 * t227
                + (t10 * t239 + (a * (t218 - t174) + (t49 * t167 + t58 * t217)));
            let t241 = t2 * t45;
            let t242 = t4 * t5;
            let t243 = t1 * t45;
            let t244 = t5 * t5;
            let t245 = t1 * t242;
            let t246 = t8 * t242
                - t5 * (t4 * t243 + (t5 * t241 + (t2 * t244 + (t42 + t245))));
            let t247 = t213 - t172;
            let t248 = rt::lit::<T>(2.0)
                * (t51 * t173 + (t47 * t177 - t52 * t172) - t39 * t178)
                - (t51 * t247 + (t39 * t210 + t40 * t177));
            let t249 = m * t248;
            let t250 = t180 * (t2 + t241 + rt::lit::<T>(2.0) * t246) + (t5 + t244) * t237
                - t4 * t249;
            let t251 = t240 + t250;
            let t252 = t24 - t23;
            let t253 = m * t252;
            let t254 = t19 + t20 * t253;
            let t255 = m * (t24 * t178 + (t14 * t169 - t252 * t176) - t11 * t173);
            let t256 = t31 - t21 * (t32 - twice_m * t252);
            let t257 = t2 * t10;
            let t258 = t4 * t4;
            let t259 = t1 * t10;
            let t260 = t2 * t242;
            let t261 = t8 * t258 - t5 * (t5 * t257 + (t4 * t259 + (t260 + t1 * t258)));
            let t262 = rt::lit::<T>(2.0)
                * (t13 * t173 + (t252 * t177 - t14 * t172) - t22 * t178)
                - (t22 * t211 + (t16 * t172 + t13 * t213));
            let t263 = m * t262;
            let t264 = t254 * t227 + (t10 * t255 + (t256 * t217 + t167 * (t32 - t253)))
                + (t180 * (t257 + rt::lit::<T>(2.0) * t261) + t242 * t237 - t4 * t263);
            let t265 = t216 + (t217 * t224 + t227 * t231 + t238)
                - (t156 * t251 + t105 * t264);
            let t266 = t2 * t165;
            let t267 = t42 * t186;
            let t268 = t181 + t4 * t161;
            let t269 = t5 * t161 - t186;
            let t270 = t1 * t165;
            let t271 = t5 * t266 + (t197 + t119 * t155)
                + (t2 * t269 - t195 + (t1 * t268 + t4 * t270));
            let t272 = t172 + t12 * t161;
            let t273 = t21 * t161 - t177;
            let t274 = t20 * t165;
            let t275 = t274 - rt::lit::<T>(2.0) * t273;
            let t276 = t3 * t165;
            let t277 = t276 - rt::lit::<T>(2.0) * t272;
            let t278 = rt::lit::<T>(2.0)
                * (t173 * t272 - t178 * t273 + (t177 * t275 - t172 * t277))
                - (t272 * t247 + t273 * t211);
            let t279 = m * t278;
            let t280 = t180
                * (t266 + rt::lit::<T>(2.0) * (t193 + (t267 + t8 * t268) - t5 * t271))
                - t4 * t279;
            let t281 = m * t273;
            let t282 = t223 + t12 * (twice_m * t277 - m * t272)
                + (t220 - j * t161 - t21 * (t281 - twice_m * t275));
            let t283 = m * t275;
            let t284 = t20 * t283 + (t3 * (m * t277) + twice_j * t164);
            let t285 = m * (t178 * t274 - t173 * t276 + (t169 * t277 - t176 * t275));
            let t286 = t10 * t285 + (t233 * (t106 * twice_m) + t167 * (t281 - t283))
                + (t237 * (t269 - t160) - t236);
            let t287 = t280 + (t217 * t282 + t227 * t284 + t286)
                - (t133 * t264 + t157 * t251);
            let t288 = t20 * t166 - t176;
            let t289 = m * t288;
            let t290 = t169 + t3 * t166;
            let t291 = m * t290;
            let t292 = rt::lit::<T>(2.0) * (t21 * t289 + t12 * t291);
            let t293 = m * (t290 * (t169 - t173) + t288 * (t178 - t176));
            let t294 = twice_m * (t177 * t288 - t172 * t290);
            let t295 = t217 * t292 + t134 * t234
                + (t10 * t293 - (t4 * t294 + t167 * t289));
            let t296 = t229 + t3 * t291 + (t20 * t289 + j * t166 - t230);
            let t297 = t2 * t166 - t184;
            let t298 = t188 + t1 * t166;
            let t299 = t8 * t155;
            let t300 = rt::lit::<T>(2.0)
                * (t267 + t5 * (t4 * t298 - t194 + (t5 * t297 + (t196 + t299))));
            let t301 = t295 + (t227 * t296 + t180 * (t297 - t202 - t300)) - t151 * t264
                - t158 * t251;
            let t302 = t183 + t187 - (t185 + t189)
                + (t4 * t200 + t2 * t182 - (t1 * t199 + t5 * t198));
            let t303 = t196 - t194 + (t195 + t299 - t197);
            let t304 = t4 * t303;
            let t305 = t180
                * (rt::lit::<T>(2.0) * (t5 * t302 + (t304 + t42 * t182)) + (t198 - t226))
                - t5 * t215;
            let t306 = rt::lit::<T>(2.0) * (t267 + t5 * t303) + (t184 + t202);
            let t307 = t160 + t186;
            let t308 = m_a * t155;
            let t309 = t4 * t235;
            let t310 = t45 * t232 + (t88 * t234 + (t212 + t209) * t308)
                - (t309 + t237 * (t182 - t170));
            let t311 = t42 * t242
                + t5 * (t4 * t241 + (t8 + t260 - t1 * t244) - t5 * t243);
            let t312 = m * (t167 * (t52 - t51) + a * (t210 + t178)) - t58 * t307
                - (t4 + t242) * t237;
            let t313 = t54 * t306
                + (t45 * t239 + t180 * (t1 + t243 + rt::lit::<T>(2.0) * t311))
                + (t312 - t5 * t249);
            let t314 = t254 * t306
                + (t45 * t255 + (t155 * (m_a * (t16 + t14)) - t256 * t307));
            let t315 = t42 * t258 + t5 * (t4 * t257 + (t2 * t258 - t245) - t5 * t259);
            let t316 = t314
                + (t180 * (t259 + rt::lit::<T>(2.0) * t315) - t258 * t237 - t5 * t263);
            let t317 = t305 + (t306 * t231 - t307 * t224 + t310)
                - (t156 * t313 + t105 * t316);
            let t318 = t191 - t5 * t270 + (t185 + t4 * t266 + (t2 * t268 - t1 * t269));
            let t319 = t180
                * (t270
                    + rt::lit::<T>(2.0)
                        * (t5 * t318 + (t119 * t186 + t42 * t268 - t304)));
            let t320 = t309 + (t233 * (t120 * twice_m) + t308 * (t277 - t272))
                + (t45 * t285 - t237 * (t170 + t268));
            let t321 = t319 - t5 * t279 + (t306 * t284 - t307 * t282 + t320)
                - (t133 * t316 + t157 * t313);
            let t322 = t10 * t234 - t307 * t292
                + (t45 * t293 + (t290 * t308 - t5 * t294));
            let t323 = rt::lit::<T>(2.0)
                * (t225 + t5 * (t4 * t297 - t187 - (t5 * t298 + (t183 + t190))));
            let t324 = t322 + (t306 * t296 + t180 * (t323 + (t226 + t298))) - t151 * t316
                - t158 * t313;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero],
                [
                    -(a_sin_theta1 * t67 + a_cos_theta1 * t105),
                    a_cos_theta1 * t67 - a_sin_theta1 * t105,
                    -t156,
                    t4 * t105 + (t161 + t5 * t156),
                    t163 - t45 * t156 - t10 * t105,
                    t265,
                    t317,
                ],
                [
                    -(a_cos_theta1 * t133),
                    -(a_sin_theta1 * t133),
                    -t157,
                    t4 * t133 + (t162 + t5 * t157),
                    t165 - t45 * t157 - t10 * t133,
                    t287,
                    t321,
                ],
                [
                    -(a_cos_theta1 * t151),
                    -(a_sin_theta1 * t151),
                    -t158,
                    t4 * t151 + t5 * t158,
                    t166 - t45 * t158 - t10 * t151,
                    t301,
                    t324,
                ],
                [
                    a_cos_theta1 * t152,
                    a_sin_theta1 * t152,
                    -t153,
                    t5 * t153 - t4 * t152,
                    t10 * t152 - t45 * t153,
                    t152 * t264 - t153 * t251,
                    t152 * t316 - t153 * t313,
                ],
                [
                    -(a_cos_theta1 * t153),
                    -(a_sin_theta1 * t153),
                    t154,
                    t4 * t153 - t5 * t154,
                    t45 * t154 - t10 * t153,
                    t154 * t251 - t153 * t264,
                    t154 * t313 - t153 * t316,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { twice_m, .. } = self.constants;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta2 = a * sin_theta2;
            let t1 = a_sin_theta2 * theta2_dot;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_sin_theta1 = a * sin_theta1;
            let t2 = x_dot + a_sin_theta1 * theta1_dot;
            let t3 = m * (t1 + t2);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let a_sin_theta3 = a * sin_theta3;
            let t4 = rt::lit::<T>(2.0) * t1 + (t2 + a_sin_theta3 * theta3_dot);
            let t5 = m * t4;
            let t6 = t3 + t5;
            let a_cos_theta1 = a * cos_theta1;
            let t7 = y_dot - theta1_dot * a_cos_theta1;
            let a_cos_theta2 = a * cos_theta2;
            let t8 = theta2_dot * a_cos_theta2;
            let t9 = m * (t7 - t8);
            let a_cos_theta3 = a * cos_theta3;
            let t10 = t7 - (rt::lit::<T>(2.0) * t8 + theta3_dot * a_cos_theta3);
            let t11 = m * t10;
            let t12 = t9 + t11;
            let t13 = j * theta2_dot + a_sin_theta2 * (t3 + twice_m * t4)
                - a_cos_theta2 * (t9 + twice_m * t10);
            rt::vector([
                m * x_dot + t6,
                m * y_dot + t12,
                j * theta1_dot + a_sin_theta1 * t6 - a_cos_theta1 * t12,
                t13,
                j * theta3_dot + a_sin_theta3 * t5 - a_cos_theta3 * t11,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 5
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 5>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[p_x, p_y, p_theta1, p_theta2, p_theta3]] = p.data.0;
            let a = self.parameters.a;
            let Constants { m_a, k4, k5, k6, k7, k8, k9, k10, k11, k12, k13, .. } = self
                .constants;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let a_sin_theta3 = a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta1 = a * cos_theta1;
            let t1 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t2 = rt::lit::<T>(1.0)
                / (k6 - (sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1) * k11);
            let t3 = t1 * t2;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let m_a_sin_theta2 = m_a * sin_theta2;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let t4 = (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * k7
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let t5 = t4 * t2;
            let t6 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t1 * t5;
            let t7 = rt::lit::<T>(1.0)
                / (k8
                    - rt::lit::<T>(3.0)
                        * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                    - t4 * t5);
            let t8 = t6 * t7;
            let t9 = k9
                - rt::lit::<T>(0.3333333333333333)
                    * (m_a_sin_theta3 * a_sin_theta3 + m_a_cos_theta3 * a_cos_theta3)
                - t1 * t3 - t6 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = p_theta1
                + rt::lit::<T>(0.6666666666666666)
                    * (a_cos_theta1 * p_y - a_sin_theta1 * p_x);
            let t12 = p_theta2 + a_cos_theta2 * p_y - a_sin_theta2 * p_x - t5 * t11;
            let t13 = p_theta3
                + rt::lit::<T>(0.3333333333333333)
                    * (a_cos_theta3 * p_y - a_sin_theta3 * p_x) - t3 * t11 - t8 * t12;
            let t14 = t10 * t13;
            let t15 = t7 * (t12 - t10 * (t6 * t13));
            let t16 = t2 * (t11 - t10 * (t1 * t13)) - t5 * t15;
            let t17 = p_x * k10 - sin_theta3 * k13 * t14 - a_sin_theta2 * t15
                - sin_theta1 * k12 * t16;
            let t18 = cos_theta1 * k12 * t16
                + (a_cos_theta2 * t15 + (p_y * k10 + cos_theta3 * k13 * t14));
            rt::vector([t17, t18, t16, t15, t14])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 2> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { twice_m, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta2 = a * sin_theta2;
            let t1 = a_sin_theta2 * theta2_dot;
            let a_sin_theta1 = a * sin_theta1;
            let t2 = x_dot + a_sin_theta1 * theta1_dot;
            let t3 = m * (t1 + t2);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let a_sin_theta3 = a * sin_theta3;
            let t4 = rt::lit::<T>(2.0) * t1 + (t2 + a_sin_theta3 * theta3_dot);
            let a_cos_theta2 = a * cos_theta2;
            let a_cos_theta1 = a * cos_theta1;
            let t5 = y_dot - theta1_dot * a_cos_theta1;
            let t6 = theta2_dot * a_cos_theta2;
            let t7 = m * (t5 - t6);
            let a_cos_theta3 = a * cos_theta3;
            let t8 = t5 - (rt::lit::<T>(2.0) * t6 + theta3_dot * a_cos_theta3);
            let t9 = j * theta2_dot + a_sin_theta2 * (t3 + twice_m * t4)
                - a_cos_theta2 * (t7 + twice_m * t8);
            let t10 = sin_theta2 * cos_theta3 - sin_theta3 * cos_theta2;
            let t11 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let twice_cos_theta2 = rt::lit::<T>(2.0) * cos_theta2;
            let t12 = m * t4;
            let t13 = m * t8;
            let t14 = j * theta3_dot + a_sin_theta3 * t12 - a_cos_theta3 * t13;
            let t15 = (sin_theta3 * cos_theta1 + sin_theta1 * cos_theta3
                + (cos_theta1 * t10 - sin_theta1 * t11) * twice_cos_theta2) * t14;
            let t16 = t3 + t12;
            let t17 = t7 + t13;
            let t18 = (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1) * t9
                + (t15
                    + (a_cos_theta1 * (m * x_dot + t16)
                        + a_sin_theta1 * (m * y_dot + t17)));
            let t19 = ((sin_theta1 * t10 + cos_theta1 * t11) * twice_cos_theta2
                + (sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3)) * t14;
            let t20 = j * theta1_dot + a_sin_theta1 * t16 - a_cos_theta1 * t17 + t19
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * t9;
            rt::vector([t18, t20])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5
        pub fn to_velocities(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, twice_m, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let theta3_minus_theta1 = theta3 - theta1;
            let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
            let t3 = a * t1;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t4, t5) = rt::sin_cos(theta2_minus_theta1);
            let t6 = rt::lit::<T>(2.0) * t5;
            let t7 = t1 + (t4 * t2 - t1 * t5) * t6;
            let t8 = a * t4;
            let t9 = t4 * t8;
            let t10 = t3 * t7 + (a - rt::lit::<T>(2.0) * t9);
            let t11 = m * t10;
            let t12 = m * (a - t9);
            let t13 = a * t2;
            let t14 = a * t5;
            let t15 = t4 * t14;
            let t16 = rt::lit::<T>(2.0) * t15 - t13 * t7;
            let t17 = m * t16;
            let t18 = j * t7 + t3 * t11 - t13 * t17;
            let t19 = m * t15;
            let t20 = t8 * (t12 + twice_m * t10) - j * t4 - t14 * (t19 + twice_m * t16);
            let t21 = rt::lit::<T>(1.0)
                / (a * (t11 + (m_a + t12)) + t7 * t18 - t4 * t20);
            let t22 = (t4 * t1 + t5 * t2) * t6 - t2;
            let t23 = t5 * t14;
            let t24 = a - rt::lit::<T>(2.0) * t23 + t13 * t22;
            let t25 = m * t24;
            let t26 = t5 * t8;
            let t27 = t3 * t22 - rt::lit::<T>(2.0) * t26;
            let t28 = m * (t23 - a);
            let t29 = t22 * (t13 * t25 + (t3 * (m * t27) + j * t22))
                + (j - a * (t28 - t25));
            let t30 = t8 * (twice_m * t27 - m * t26) - j * t5
                - t14 * (t28 - twice_m * t24);
            let t31 = t22 * t18 - a * (t19 + t17) - t5 * t20;
            let t32 = t31 * t21;
            let t33 = rt::lit::<T>(1.0) / (t29 - t5 * t30 - t31 * t32);
            let t34 = rho2 - rho1 * t32;
            let t35 = t21 * (rho1 - t33 * (t31 * t34));
            let t36 = t33 * t34;
            rt::vector([
                a * cos_theta1 * t35,
                a * sin_theta1 * t35,
                t36,
                -(t4 * t35 + t5 * t36),
                t7 * t35 + t22 * t36,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 3
        pub fn multipliers(
            &self,
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 3> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.a;
            let Constants {
                m_a,
                k4,
                k5,
                k6,
                k7,
                k8,
                k9,
                k10,
                k11,
                k12,
                k13,
                twice_a,
                twice_m,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta1 = a * cos_theta1;
            let t1 = sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1;
            let t2 = k6 - t1 * k11;
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = rt::lit::<T>(0.6666666666666666) * t1;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let a_sin_theta3 = a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let t5 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
            let t6 = k4 * t5
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t7 = t6 * t3;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t8 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let t9 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let m_a_sin_theta2 = m_a * sin_theta2;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let t10 = t9 * k7
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let t11 = t10 * t3;
            let t12 = k5 * t8
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t6 * t11;
            let t13 = k8
                - rt::lit::<T>(3.0)
                    * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                - t10 * t11;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = t12 * t14;
            let t16 = k9
                - rt::lit::<T>(0.3333333333333333)
                    * (m_a_sin_theta3 * a_sin_theta3 + m_a_cos_theta3 * a_cos_theta3)
                - t6 * t7 - t12 * t15;
            let t17 = rt::lit::<T>(1.0) / (t2 * t16);
            let t18 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2 - t11 * t4;
            let t19 = rt::lit::<T>(0.3333333333333333)
                * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - t7 * t4
                - t15 * t18;
            let t20 = rt::lit::<T>(1.0) / (t13 * t16);
            let t21 = t14 * t18 - t20 * (t12 * t19);
            let t22 = t3 * t4 - t17 * (t6 * t19) - t11 * t21;
            let t23 = k10 + k12 * t22;
            let t24 = sin_theta3 * k13;
            let t25 = rt::lit::<T>(1.0) / t16;
            let t26 = t25 * t19;
            let t27 = sin_theta1 * t23 + (t24 * t26 + a_sin_theta2 * t21);
            let t28 = cos_theta3 * k13;
            let t29 = cos_theta1 * t23 + (t28 * t26 + a_cos_theta2 * t21);
            let t30 = rt::lit::<T>(1.0) / (sin_theta1 * t27 + cos_theta1 * t29);
            let t31 = cos_theta1 * theta1_dot;
            let t32 = sin_theta1 * theta1_dot;
            let t33 = cos_theta1 * k12;
            let t34 = a * t31;
            let t35 = theta1_dot * t34;
            let t36 = cos_theta2 * theta2_dot;
            let t37 = a * t36;
            let t38 = theta2_dot * t37;
            let t39 = m * (t35 + t38);
            let t40 = cos_theta3 * theta3_dot;
            let t41 = a * t40;
            let t42 = rt::lit::<T>(2.0) * t38 + (t35 + theta3_dot * t41);
            let t43 = m * t42;
            let t44 = t39 + t43;
            let t45 = a * t32;
            let t46 = theta1_dot * t45;
            let t47 = sin_theta2 * theta2_dot;
            let t48 = a * t47;
            let t49 = theta2_dot * t48;
            let t50 = m * (t46 + t49);
            let t51 = sin_theta3 * theta3_dot;
            let t52 = a * t51;
            let t53 = rt::lit::<T>(2.0) * t49 + (t46 + theta3_dot * t52);
            let t54 = m * t53;
            let t55 = t50 + t54;
            let t56 = a_sin_theta2 * theta2_dot;
            let t57 = a_sin_theta1 * theta1_dot;
            let t58 = x_dot + t57;
            let t59 = t56 + t58;
            let t60 = m * t59;
            let t61 = a_sin_theta3 * theta3_dot;
            let t62 = rt::lit::<T>(2.0) * t56 + (t58 + t61);
            let t63 = m * t62;
            let t64 = theta1_dot * a_cos_theta1;
            let t65 = y_dot - t64;
            let t66 = theta2_dot * a_cos_theta2;
            let t67 = t65 - t66;
            let t68 = m * t67;
            let t69 = theta3_dot * a_cos_theta3;
            let t70 = t65 - (rt::lit::<T>(2.0) * t66 + t69);
            let t71 = m * t70;
            let t72 = t34 * (t60 + t63) + t45 * (t68 + t71)
                - m * (t57 * (t67 + t70) + t64 * (t59 + t62));
            let t73 = rt::lit::<T>(0.3333333333333333)
                * (a_sin_theta1 * t44 - a_cos_theta1 * t55) + t72;
            let t74 = a_sin_theta3 * (t43 - rt::lit::<T>(0.3333333333333333) * t44)
                + (t41 * t63 + t52 * t71 - m * (t69 * t62 + t61 * t70));
            let t75 = a_sin_theta2 * (t39 + twice_m * t42 - t44)
                + a_cos_theta2 * (t55 - (t50 + twice_m * t53));
            let t76 = m
                * (rt::lit::<T>(2.0) * (t66 * t62 + t56 * t70)
                    + (t59 * t66 + t56 * t67));
            let t77 = t75
                + (t37 * (t60 + twice_m * t62) + t48 * (t68 + twice_m * t70) - t76);
            let t78 = t77 - t11 * t73;
            let t79 = a_cos_theta3 * (rt::lit::<T>(0.3333333333333333) * t55 - t54) + t74
                - t7 * t73 - t15 * t78;
            let t80 = t14 * t78 - t20 * (t12 * t79);
            let t81 = t3 * t73 - t17 * (t6 * t79) - t11 * t80;
            let t82 = t25 * t79;
            let t83 = t33 * t81 + (a_cos_theta2 * t80 + (k10 * t55 + t28 * t82));
            let t84 = sin_theta1 * k12;
            let t85 = k10 * t44 - t24 * t82 - a_sin_theta2 * t80 - t84 * t81;
            let t86 = x_dot * t31 + y_dot * t32 + cos_theta1 * t83 - sin_theta1 * t85;
            let t87 = a * t5;
            let t88 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t87;
            let t89 = t8 * twice_a;
            let t90 = t11 * t88
                + (t89 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2));
            let t91 = t7 * t88
                + (a
                    - rt::lit::<T>(0.3333333333333333)
                        * (sin_theta3 * a_sin_theta3 + cos_theta3 * a_cos_theta3))
                - t15 * t90;
            let t92 = t20 * (t12 * t91) - t14 * t90;
            let t93 = t3 * t88 + t17 * (t6 * t91) - t11 * t92;
            let t94 = t25 * t91;
            let t95 = k10 - k13 * t94;
            let t96 = cos_theta3 * (t33 * t93 + (a_cos_theta2 * t92 + cos_theta3 * t95))
                + (a * t94 - t89 * t92 - t87 * t93);
            let t97 = cos_theta3 * t29
                + (sin_theta3 * t27 - (t87 * t22 + (t21 * t89 + a * t26)));
            let t98 = t97 * t30;
            let t99 = sin_theta3 * (t84 * t93 + (a_sin_theta2 * t92 + sin_theta3 * t95))
                + t96 - t97 * t98;
            let t100 = a * t9;
            let t101 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1) - t100;
            let t102 = t11 * t101
                + (a - sin_theta2 * a_sin_theta2 - cos_theta2 * a_cos_theta2);
            let t103 = t15 * t102
                + (rt::lit::<T>(0.3333333333333333)
                    * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                    - t7 * t101);
            let t104 = t14 * t102 + t20 * (t12 * t103);
            let t105 = t11 * t104 + (t3 * t101 - t17 * (t6 * t103));
            let t106 = t25 * t103;
            let t107 = t84 * t105
                + (sin_theta2 * k10 + t24 * t106 - a_sin_theta2 * t104);
            let t108 = t33 * t105
                + (cos_theta2 * k10 + t28 * t106 - a_cos_theta2 * t104);
            let t109 = sin_theta3 * t107
                + (cos_theta3 * t108 + (t104 * t89 - a * t106 - t87 * t105));
            let t110 = cos_theta2 * t29 + (sin_theta2 * t27 - (t100 * t22 + a * t21));
            let t111 = t110 * t30;
            let t112 = t109 - t97 * t111;
            let t113 = sin_theta2 * t107 + (cos_theta2 * t108 + (a * t104 - t100 * t105))
                - t110 * t111;
            let t114 = rt::lit::<T>(1.0) / t113;
            let t115 = t112 * t114;
            let t116 = rt::lit::<T>(1.0) / (t99 - t112 * t115);
            let t117 = theta2_dot
                * (sin_theta3 * t36 + sin_theta2 * t40
                    - (cos_theta3 * t47 + cos_theta2 * t51)) - t8 * t80;
            let t118 = theta1_dot
                * (sin_theta3 * t31 + sin_theta1 * t40
                    - (cos_theta3 * t32 + cos_theta1 * t51)) - t82;
            let t119 = twice_a * t117
                + (a * t118 + (x_dot * t40 + y_dot * t51) - t87 * t81);
            let t120 = theta1_dot
                * (sin_theta2 * t31 + sin_theta1 * t36
                    - (cos_theta2 * t32 + cos_theta1 * t47)) - t80;
            let t121 = cos_theta2 * t83
                + (x_dot * t36 + y_dot * t47 + a * t120 - t100 * t81);
            let t122 = t121 - sin_theta2 * t85 - t86 * t111;
            let t123 = t119 + (cos_theta3 * t83 - sin_theta3 * t85) - t86 * t98
                - t115 * t122;
            let t124 = t114 * (t122 - t116 * (t112 * t123));
            rt::vector([
                t30 * (t86 - t116 * (t97 * t123)) - t111 * t124,
                t124,
                t123 * t116,
            ])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 5
        pub fn acceleration(
            &self,
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.a;
            let Constants {
                m_a,
                k4,
                k5,
                k6,
                k7,
                k8,
                k9,
                k10,
                k11,
                k12,
                k13,
                twice_a,
                twice_m,
                ..
            } = self.constants;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let t1 = sin_theta3 * k13;
            let m_a_sin_theta3 = m_a * sin_theta3;
            let a_sin_theta3 = a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t2 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta1 = a * cos_theta1;
            let t3 = k4 * t2
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t4 = sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1;
            let t5 = k6 - t4 * k11;
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t3 * t6;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t8 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let t9 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let m_a_sin_theta2 = m_a * sin_theta2;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let t10 = t9 * k7
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let t11 = t10 * t6;
            let t12 = k5 * t8
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t3 * t11;
            let t13 = k8
                - rt::lit::<T>(3.0)
                    * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                - t10 * t11;
            let t14 = rt::lit::<T>(1.0) / t13;
            let t15 = t12 * t14;
            let t16 = k9
                - rt::lit::<T>(0.3333333333333333)
                    * (m_a_sin_theta3 * a_sin_theta3 + m_a_cos_theta3 * a_cos_theta3)
                - t3 * t7 - t12 * t15;
            let t17 = rt::lit::<T>(1.0) / t16;
            let t18 = rt::lit::<T>(0.6666666666666666) * t4;
            let t19 = rt::lit::<T>(1.0) / (t5 * t16);
            let t20 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2 - t11 * t18;
            let t21 = rt::lit::<T>(0.3333333333333333)
                * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - t7 * t18
                - t15 * t20;
            let t22 = rt::lit::<T>(1.0) / (t13 * t16);
            let t23 = t14 * t20 - t22 * (t12 * t21);
            let t24 = t6 * t18 - t19 * (t3 * t21) - t11 * t23;
            let t25 = k10 + k12 * t24;
            let t26 = t17 * t21;
            let t27 = sin_theta1 * t25 + (t1 * t26 + a_sin_theta2 * t23);
            let t28 = cos_theta3 * k13;
            let t29 = cos_theta1 * t25 + (t28 * t26 + a_cos_theta2 * t23);
            let t30 = rt::lit::<T>(1.0) / (sin_theta1 * t27 + cos_theta1 * t29);
            let t31 = cos_theta1 * theta1_dot;
            let t32 = sin_theta1 * theta1_dot;
            let t33 = cos_theta1 * k12;
            let t34 = a * t31;
            let t35 = a_sin_theta2 * theta2_dot;
            let t36 = a_sin_theta1 * theta1_dot;
            let t37 = x_dot + t36;
            let t38 = t35 + t37;
            let t39 = m * t38;
            let t40 = a_sin_theta3 * theta3_dot;
            let t41 = rt::lit::<T>(2.0) * t35 + (t37 + t40);
            let t42 = m * t41;
            let t43 = a * t32;
            let t44 = theta1_dot * t43;
            let t45 = sin_theta2 * theta2_dot;
            let t46 = a * t45;
            let t47 = theta2_dot * t46;
            let t48 = m * (t44 + t47);
            let t49 = sin_theta3 * theta3_dot;
            let t50 = a * t49;
            let t51 = rt::lit::<T>(2.0) * t47 + (t44 + theta3_dot * t50);
            let t52 = m * t51;
            let t53 = t48 + t52;
            let t54 = a_cos_theta1 * t53;
            let t55 = theta1_dot * t34;
            let t56 = cos_theta2 * theta2_dot;
            let t57 = a * t56;
            let t58 = theta2_dot * t57;
            let t59 = m * (t55 + t58);
            let t60 = cos_theta3 * theta3_dot;
            let t61 = a * t60;
            let t62 = rt::lit::<T>(2.0) * t58 + (t55 + theta3_dot * t61);
            let t63 = m * t62;
            let t64 = t59 + t63;
            let t65 = a_sin_theta1 * t64;
            let t66 = theta1_dot * a_cos_theta1;
            let t67 = y_dot - t66;
            let t68 = theta2_dot * a_cos_theta2;
            let t69 = t67 - t68;
            let t70 = m * t69;
            let t71 = theta3_dot * a_cos_theta3;
            let t72 = t67 - (rt::lit::<T>(2.0) * t68 + t71);
            let t73 = m * t72;
            let t74 = t65 + t43 * (t70 + t73)
                - m * (t36 * (t69 + t72) + t66 * (t38 + t41));
            let t75 = t34 * (t39 + t42) - t54 + t74;
            let t76 = t75 + rt::lit::<T>(0.6666666666666666) * (t54 - t65);
            let t77 = t61 * t42 + t50 * t73 - m * (t71 * t41 + t40 * t72)
                + (a_sin_theta3 * t63 - a_cos_theta3 * t52);
            let t78 = t57 * (t39 + twice_m * t41) + t46 * (t70 + twice_m * t72)
                + (a_sin_theta2 * (t59 + twice_m * t62)
                    - a_cos_theta2 * (t48 + twice_m * t51));
            let t79 = m
                * (rt::lit::<T>(2.0) * (t68 * t41 + t35 * t72)
                    + (t38 * t68 + t35 * t69));
            let t80 = t78 - t79;
            let t81 = t80 + (a_cos_theta2 * t53 - a_sin_theta2 * t64) - t11 * t76;
            let t82 = t77
                + rt::lit::<T>(0.3333333333333333)
                    * (a_cos_theta3 * t53 - a_sin_theta3 * t64) - t7 * t76 - t15 * t81;
            let t83 = t14 * t81 - t22 * (t12 * t82);
            let t84 = t6 * t76 - t19 * (t3 * t82) - t11 * t83;
            let t85 = t17 * t82;
            let t86 = t33 * t84 + (a_cos_theta2 * t83 + (k10 * t53 + t28 * t85));
            let t87 = sin_theta1 * k12;
            let t88 = k10 * t64 - t1 * t85 - a_sin_theta2 * t83 - t87 * t84;
            let t89 = x_dot * t31 + y_dot * t32 + cos_theta1 * t86 - sin_theta1 * t88;
            let t90 = a * t2;
            let t91 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t90;
            let t92 = t8 * twice_a;
            let t93 = t11 * t91
                + (t92 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2));
            let t94 = t7 * t91
                + (a
                    - rt::lit::<T>(0.3333333333333333)
                        * (sin_theta3 * a_sin_theta3 + cos_theta3 * a_cos_theta3))
                - t15 * t93;
            let t95 = t22 * (t12 * t94) - t14 * t93;
            let t96 = t6 * t91 + t19 * (t3 * t94) - t11 * t95;
            let t97 = t17 * t94;
            let t98 = k10 - k13 * t97;
            let t99 = cos_theta3 * (t33 * t96 + (a_cos_theta2 * t95 + cos_theta3 * t98))
                + (a * t97 - t92 * t95 - t90 * t96);
            let t100 = cos_theta3 * t29
                + (sin_theta3 * t27 - (t90 * t24 + (t23 * t92 + a * t26)));
            let t101 = t100 * t30;
            let t102 = sin_theta3 * (t87 * t96 + (a_sin_theta2 * t95 + sin_theta3 * t98))
                + t99 - t100 * t101;
            let t103 = a * t9;
            let t104 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1) - t103;
            let t105 = t11 * t104
                + (a - sin_theta2 * a_sin_theta2 - cos_theta2 * a_cos_theta2);
            let t106 = t15 * t105
                + (rt::lit::<T>(0.3333333333333333)
                    * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                    - t7 * t104);
            let t107 = t14 * t105 + t22 * (t12 * t106);
            let t108 = t11 * t107 + (t6 * t104 - t19 * (t3 * t106));
            let t109 = t17 * t106;
            let t110 = t87 * t108 + (sin_theta2 * k10 + t1 * t109 - a_sin_theta2 * t107);
            let t111 = t33 * t108
                + (cos_theta2 * k10 + t28 * t109 - a_cos_theta2 * t107);
            let t112 = sin_theta3 * t110
                + (cos_theta3 * t111 + (t107 * t92 - a * t109 - t90 * t108));
            let t113 = cos_theta2 * t29 + (sin_theta2 * t27 - (t103 * t24 + a * t23));
            let t114 = t113 * t30;
            let t115 = t112 - t100 * t114;
            let t116 = sin_theta2 * t110 + (cos_theta2 * t111 + (a * t107 - t103 * t108))
                - t113 * t114;
            let t117 = rt::lit::<T>(1.0) / t116;
            let t118 = t115 * t117;
            let t119 = rt::lit::<T>(1.0) / (t102 - t115 * t118);
            let t120 = theta2_dot
                * (sin_theta3 * t56 + sin_theta2 * t60
                    - (cos_theta3 * t45 + cos_theta2 * t49)) - t8 * t83;
            let t121 = theta1_dot
                * (sin_theta3 * t31 + sin_theta1 * t60
                    - (cos_theta3 * t32 + cos_theta1 * t49)) - t85;
            let t122 = twice_a * t120
                + (x_dot * t60 + y_dot * t49 + a * t121 - t90 * t84);
            let t123 = theta1_dot
                * (sin_theta2 * t31 + sin_theta1 * t56
                    - (cos_theta2 * t32 + cos_theta1 * t45)) - t83;
            let t124 = cos_theta2 * t86
                + (x_dot * t56 + y_dot * t45 + a * t123 - t103 * t84);
            let t125 = t124 - sin_theta2 * t88 - t114 * t89;
            let t126 = t122 + (cos_theta3 * t86 - sin_theta3 * t88) - t101 * t89
                - t118 * t125;
            let t127 = t117 * (t125 - t119 * (t115 * t126));
            let t128 = t30 * (t89 - t119 * (t100 * t126)) - t114 * t127;
            let t129 = t119 * t126;
            let t130 = sin_theta1 * t128
                + (sin_theta2 * t127 + (t64 + sin_theta3 * t129));
            let t131 = cos_theta1 * t128
                + (cos_theta2 * t127 + (cos_theta3 * t129 - t53));
            let t132 = rt::lit::<T>(0.6666666666666666)
                * (a_sin_theta1 * t130 + a_cos_theta1 * t131)
                - (t103 * t127 + (t75 + t90 * t129));
            let t133 = t7 * t132
                + (t77 + a * t129
                    - rt::lit::<T>(0.3333333333333333)
                        * (a_sin_theta3 * t130 + a_cos_theta3 * t131));
            let t134 = t11 * t132
                + (a * t127 + (t80 + t92 * t129) - a_sin_theta2 * t130
                    - a_cos_theta2 * t131);
            let t135 = t133 - t15 * t134;
            let t136 = t17 * t135;
            let t137 = t12 * t22 * t135 - t14 * t134;
            let t138 = t6 * t132 + t135 * (t3 * t19) - t11 * t137;
            rt::vector([
                t1 * t136 - k10 * t130 - a_sin_theta2 * t137 - t87 * t138,
                t33 * t138 + (a_cos_theta2 * t137 + (k10 * t131 - t28 * t136)),
                t138,
                t137,
                -t136,
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 5
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 5> {
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 1> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = w.data.0;
            let a = self.parameters.a;
            let Constants { k1, twice_m_a, k6, k8, k9, k14, k15, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = rt::lit::<T>(3.0) * theta2_dot;
            let t2 = cos_theta1
                * (a * (cos_theta3 * theta3_dot + cos_theta2 * t1)
                    - rt::lit::<T>(2.0) * y_dot)
                + sin_theta1
                    * (rt::lit::<T>(2.0) * x_dot
                        + a * (sin_theta3 * theta3_dot + sin_theta2 * t1));
            let t3 = (sin_theta2 * x_dot - cos_theta2 * y_dot) * k14
                + (k8 * theta2_dot
                    + (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                        * (theta3_dot * k15));
            let t4 = k1 * (x_dot * x_dot + y_dot * y_dot)
                + theta3_dot
                    * (k9 * theta3_dot
                        + (sin_theta3 * x_dot - cos_theta3 * y_dot) * twice_m_a);
            rt::vector([
                rt::lit::<T>(0.5)
                    * (theta1_dot * (k6 * theta1_dot + twice_m_a * t2)
                        + (theta2_dot * t3 + t4)),
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 5>, p: &SVector<T, 5>) -> T {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[p_x, p_y, p_theta1, p_theta2, p_theta3]] = p.data.0;
            let a = self.parameters.a;
            let Constants { m_a, k4, k5, k6, k7, k8, k9, k10, k11, k12, k13, .. } = self
                .constants;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_cos_theta2 = a * cos_theta2;
            let m_a_sin_theta2 = m_a * sin_theta2;
            let a_sin_theta2 = a * sin_theta2;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta1 = a * cos_theta1;
            let t1 = (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * k7
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let t2 = k6 - (sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1) * k11;
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let t5 = k8
                - rt::lit::<T>(3.0)
                    * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                - t1 * t4;
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = sin_theta1 * k12;
            let t8 = t4 * t7 - a_sin_theta2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let t9 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t10 = t9 * t3;
            let t11 = k9
                - rt::lit::<T>(0.3333333333333333)
                    * (m_a_sin_theta3 * (a * sin_theta3)
                        + m_a_cos_theta3 * (a * cos_theta3)) - t9 * t10;
            let t12 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t9 * t4;
            let t13 = t12 * t6;
            let t14 = t11 - t12 * t13;
            let t15 = t5 * t14;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = sin_theta3 * k13;
            let t18 = t10 * t7 - t17 - t13 * t8;
            let t19 = t6 * t8 - t16 * (t12 * t18);
            let t20 = rt::lit::<T>(1.0) / t14;
            let t21 = t18 * t20;
            let t22 = cos_theta3 * k13;
            let t23 = rt::lit::<T>(1.0) / (t2 * t14);
            let t24 = t4 * t19 + (t23 * (t9 * t18) + t3 * t7);
            let t25 = cos_theta1 * k12;
            let t26 = a_cos_theta2 * t19 + t21 * t22 - t24 * t25;
            let t27 = p_x * (t7 * t24 + (k10 - t17 * t21 - a_sin_theta2 * t19))
                + (p_theta2 * t19 + p_theta3 * t21 - p_theta1 * t24);
            let t28 = a_cos_theta2 - t4 * t25;
            let t29 = t22 - t10 * t25 - t13 * t28;
            let t30 = t6 * t28 - t16 * (t12 * t29);
            let t31 = t3 * t25 - t23 * (t9 * t29) - t4 * t30;
            let t32 = t20 * t29;
            let t33 = p_y * (t25 * t31 + (a_cos_theta2 * t30 + (k10 + t22 * t32)))
                + (p_theta1 * t31 + (p_theta2 * t30 + p_theta3 * t32));
            let t34 = rt::lit::<T>(1.0) / (t2 * t5);
            let t35 = t34 * (t1 * t12) - t10;
            let t36 = t1 * t34 + t16 * (t12 * t35);
            let t37 = t20 * t35;
            let t38 = p_theta1 * (t4 * t36 + (t3 - t23 * (t9 * t35)))
                + (p_theta3 * t37 - p_theta2 * t36);
            let t39 = t12 * t16;
            let t40 = p_theta2 * (t6 + t12 * t12 / (t5 * t15)) + p_x * t19
                + (p_y * t30 - p_theta3 * t39 - p_theta1 * t36);
            let t41 = p_y * t32 + p_theta1 * t37
                + (p_x * t21 + p_theta3 * t20 - p_theta2 * t39);
            let t42 = p_theta1 * (t38 + (p_y * t31 - p_x * t24))
                + (p_theta2 * t40 + p_theta3 * t41);
            rt::lit::<T>(0.5)
                * (p_x * (p_y * t26 + t27) + (p_y * (p_x * t26 + t33) + t42))
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 10
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 5>,
            p: &SVector<T, 5>,
        ) -> SVector<T, 10> {
            let [[_, _, theta1, theta2, theta3]] = q.data.0;
            let [[p_x, p_y, p_theta1, p_theta2, p_theta3]] = p.data.0;
            let m = self.parameters.m;
            let a = self.parameters.a;
            let Constants {
                m_a,
                k4,
                k5,
                k6,
                k7,
                k8,
                k9,
                k10,
                k12,
                k13,
                twice_a,
                twice_m,
                ..
            } = self.constants;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_cos_theta2 = a * cos_theta2;
            let m_a_sin_theta2 = m_a * sin_theta2;
            let a_sin_theta2 = a * sin_theta2;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta1 = a * cos_theta1;
            let t2 = t1 * k7
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let sin_theta1_m_a = sin_theta1 * m_a;
            let m_a_cos_theta1 = m_a * cos_theta1;
            let t3 = k6
                - rt::lit::<T>(1.3333333333333333)
                    * (sin_theta1_m_a * a_sin_theta1 + m_a_cos_theta1 * a_cos_theta1);
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = t2 * t4;
            let t6 = k8
                - rt::lit::<T>(3.0)
                    * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                - t2 * t5;
            let t7 = rt::lit::<T>(1.0) / t6;
            let t8 = sin_theta1 * k12;
            let t9 = t8 * t5 - a_sin_theta2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let a_sin_theta3 = a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let t10 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
            let t11 = k4 * t10
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t12 = t11 * t4;
            let t13 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let t14 = k5 * t13
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t11 * t5;
            let t15 = t14 * t7;
            let t16 = k9
                - rt::lit::<T>(0.3333333333333333)
                    * (m_a_sin_theta3 * a_sin_theta3 + m_a_cos_theta3 * a_cos_theta3)
                - t11 * t12 - t14 * t15;
            let t17 = t6 * t16;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = sin_theta3 * k13;
            let t20 = t8 * t12 - t19 - t15 * t9;
            let t21 = t7 * t9 - t18 * (t14 * t20);
            let t22 = cos_theta3 * k13;
            let t23 = rt::lit::<T>(1.0) / t16;
            let t24 = t23 * t20;
            let t25 = cos_theta1 * k12;
            let t26 = rt::lit::<T>(1.0) / (t3 * t16);
            let t27 = t5 * t21 + (t26 * (t11 * t20) + t8 * t4);
            let t28 = a_cos_theta2 * t21 + t22 * t24 - t25 * t27;
            let t29 = p_x * (t8 * t27 + (k10 - t19 * t24 - a_sin_theta2 * t21))
                + (p_theta2 * t21 + p_theta3 * t24 - p_theta1 * t27);
            let t30 = p_y * t28 + t29;
            let t31 = a_cos_theta2 - t25 * t5;
            let t32 = t22 - t25 * t12 - t15 * t31;
            let t33 = t7 * t31 - t18 * (t14 * t32);
            let t34 = t25 * t4 - t26 * (t11 * t32) - t5 * t33;
            let t35 = t23 * t32;
            let t36 = p_y * (t25 * t34 + (a_cos_theta2 * t33 + (k10 + t22 * t35)))
                + (p_theta1 * t34 + (p_theta2 * t33 + p_theta3 * t35));
            let t37 = p_x * t28 + t36;
            let t38 = rt::lit::<T>(1.0) / (t3 * t6);
            let t39 = t38 * (t2 * t14) - t12;
            let t40 = t2 * t38 + t18 * (t14 * t39);
            let t41 = t23 * t39;
            let t42 = p_theta1 * (t5 * t40 + (t4 - t26 * (t11 * t39)))
                + (p_theta3 * t41 - p_theta2 * t40);
            let t43 = t42 + (p_y * t34 - p_x * t27);
            let t44 = t14 * t18;
            let t45 = p_theta2 * (t7 + t14 * t14 / (t6 * t17)) + p_x * t21
                + (p_y * t33 - p_theta3 * t44 - p_theta1 * t40);
            let t46 = p_y * t35 + p_theta1 * t41
                + (p_x * t24 + p_theta3 * t23 - p_theta2 * t44);
            let t47 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1);
            let t48 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2 - t5 * t47;
            let t49 = rt::lit::<T>(0.3333333333333333)
                * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - t12 * t47
                - t15 * t48;
            let t50 = t7 * t48 - t18 * (t14 * t49);
            let t51 = t4 * t47 - t26 * (t11 * t49) - t5 * t50;
            let t52 = k10 + k12 * t51;
            let t53 = t23 * t49;
            let t54 = sin_theta1 * t52 + (t19 * t53 + a_sin_theta2 * t50);
            let t55 = cos_theta1 * t52 + (t22 * t53 + a_cos_theta2 * t50);
            let t56 = rt::lit::<T>(1.0) / (sin_theta1 * t54 + cos_theta1 * t55);
            let t57 = cos_theta2 * t45;
            let t58 = a * t57;
            let t59 = t45 * t58;
            let t60 = cos_theta1 * t43;
            let t61 = a * t60;
            let t62 = t43 * t61;
            let t63 = cos_theta3 * t46;
            let t64 = a * t63;
            let t65 = rt::lit::<T>(2.0) * t59 + (t62 + t46 * t64);
            let t66 = m * t65;
            let t67 = m * (t62 + t59);
            let t68 = t66 + t67;
            let t69 = sin_theta1 * t43;
            let t70 = a * t69;
            let t71 = t43 * t70;
            let t72 = sin_theta2 * t45;
            let t73 = a * t72;
            let t74 = t45 * t73;
            let t75 = sin_theta3 * t46;
            let t76 = a * t75;
            let t77 = t71 + (rt::lit::<T>(2.0) * t74 + t46 * t76);
            let t78 = m * t77;
            let t79 = m * (t71 + t74);
            let t80 = t78 + t79;
            let t81 = a_sin_theta1 * t43;
            let t82 = t30 + t81;
            let t83 = a_sin_theta3 * t46;
            let t84 = a_sin_theta2 * t45;
            let t85 = t82 + (t83 + rt::lit::<T>(2.0) * t84);
            let t86 = m * t85;
            let t87 = t84 + t82;
            let t88 = m * t87;
            let t89 = a_cos_theta1 * t43;
            let t90 = a_cos_theta3 * t46;
            let t91 = a_cos_theta2 * t45;
            let t92 = t37 - t89 - (t90 + rt::lit::<T>(2.0) * t91);
            let t93 = m * t92;
            let t94 = t37 - (t89 + t91);
            let t95 = m * t94;
            let t96 = t61 * (t86 + t88) + t70 * (t93 + t95)
                - m * (t81 * (t94 + t92) + t89 * (t87 + t85));
            let t97 = rt::lit::<T>(0.3333333333333333)
                * (a_sin_theta1 * t68 - a_cos_theta1 * t80) + t96;
            let t98 = a_sin_theta3 * (t66 - rt::lit::<T>(0.3333333333333333) * t68)
                + (t86 * t64 + t93 * t76 - m * (t85 * t90 + t83 * t92));
            let t99 = a_sin_theta2 * (t67 + twice_m * t65 - t68)
                + (t58 * (t88 + twice_m * t85) + t73 * (t95 + twice_m * t92));
            let t100 = m
                * (rt::lit::<T>(2.0) * (t91 * t85 + t84 * t92)
                    + (t87 * t91 + t84 * t94));
            let t101 = t99 + (a_cos_theta2 * (t80 - (t79 + twice_m * t77)) - t100)
                - t5 * t97;
            let t102 = a_cos_theta3 * (rt::lit::<T>(0.3333333333333333) * t80 - t78)
                + t98 - t12 * t97 - t15 * t101;
            let t103 = t7 * t101 - t44 * t102;
            let t104 = t4 * t97 - t102 * (t11 * t26) - t5 * t103;
            let t105 = t23 * t102;
            let t106 = t25 * t104 + (a_cos_theta2 * t103 + (k10 * t80 + t22 * t105));
            let t107 = k10 * t68 - t19 * t105 - a_sin_theta2 * t103 - t8 * t104;
            let t108 = cos_theta1 * t106 + (t30 * t60 + t37 * t69) - sin_theta1 * t107;
            let t109 = t45
                * (sin_theta3 * t57 + (sin_theta2 * t63 - cos_theta2 * t75)
                    - cos_theta3 * t72) - t13 * t103;
            let t110 = t43
                * (sin_theta3 * t60 + (sin_theta1 * t63 - cos_theta1 * t75)
                    - cos_theta3 * t69) - t105;
            let t111 = a * t10;
            let t112 = twice_a * t109
                + (a * t110 + (t30 * t63 + t37 * t75) - t111 * t104);
            let t113 = t13 * twice_a;
            let t114 = cos_theta3 * t55
                + (sin_theta3 * t54 - (t111 * t51 + (t113 * t50 + a * t53)));
            let t115 = t114 * t56;
            let t116 = a * t1;
            let t117 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1) - t116;
            let t118 = a - sin_theta2 * a_sin_theta2 - cos_theta2 * a_cos_theta2
                + t5 * t117;
            let t119 = t15 * t118
                + (rt::lit::<T>(0.3333333333333333)
                    * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                    - t12 * t117);
            let t120 = t7 * t118 + t18 * (t14 * t119);
            let t121 = t5 * t120 + (t4 * t117 - t26 * (t11 * t119));
            let t122 = t23 * t119;
            let t123 = t8 * t121 + (sin_theta2 * k10 + t19 * t122 - a_sin_theta2 * t120);
            let t124 = t25 * t121
                + (cos_theta2 * k10 + t22 * t122 - a_cos_theta2 * t120);
            let t125 = sin_theta3 * t123
                + (cos_theta3 * t124 + (t113 * t120 - a * t122 - t111 * t121));
            let t126 = cos_theta2 * t55 + (sin_theta2 * t54 - (t116 * t51 + a * t50));
            let t127 = t126 * t56;
            let t128 = t125 - t114 * t127;
            let t129 = sin_theta2 * t123 + (cos_theta2 * t124 + (a * t120 - t116 * t121))
                - t126 * t127;
            let t130 = rt::lit::<T>(1.0) / t129;
            let t131 = t128 * t130;
            let t132 = t43
                * (sin_theta1 * t57 - cos_theta1 * t72
                    + (sin_theta2 * t60 - cos_theta2 * t69)) - t103;
            let t133 = cos_theta2 * t106
                + (a * t132 + (t37 * t72 + t30 * t57) - t116 * t104);
            let t134 = t133 - sin_theta2 * t107 - t127 * t108;
            let t135 = t112 + (cos_theta3 * t106 - sin_theta3 * t107) - t115 * t108
                - t131 * t134;
            let t136 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t111;
            let t137 = t113 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2)
                + t5 * t136;
            let t138 = a
                - rt::lit::<T>(0.3333333333333333)
                    * (sin_theta3 * a_sin_theta3 + cos_theta3 * a_cos_theta3)
                + t12 * t136 - t15 * t137;
            let t139 = t18 * (t14 * t138) - t7 * t137;
            let t140 = t4 * t136 + t26 * (t11 * t138) - t5 * t139;
            let t141 = t23 * t138;
            let t142 = k10 - k13 * t141;
            let t143 = cos_theta3
                * (t25 * t140 + (a_cos_theta2 * t139 + cos_theta3 * t142))
                + (a * t141 - t113 * t139 - t111 * t140);
            let t144 = sin_theta3
                * (t8 * t140 + (a_sin_theta2 * t139 + sin_theta3 * t142)) + t143
                - t114 * t115;
            let t145 = rt::lit::<T>(1.0) / (t144 - t128 * t131);
            let t146 = t130 * (t134 - t135 * (t128 * t145));
            let t147 = t56 * (t108 - t135 * (t114 * t145)) - t127 * t146;
            let t148 = t135 * t145;
            let t149 = sin_theta2 * cos_theta1;
            let t150 = sin_theta1 * cos_theta2;
            let t151 = sin_theta3 * cos_theta1;
            let t152 = sin_theta1 * cos_theta3;
            let t153 = rt::lit::<T>(2.0) * (m_a_cos_theta1 * t30 + sin_theta1_m_a * t37)
                + ((t149 - t150) * k7 * t45 + k4 * (t151 - t152) * t46);
            let t154 = sin_theta3 * cos_theta2;
            let t155 = sin_theta2 * cos_theta3;
            let t156 = m_a_cos_theta2 * t30;
            let t157 = m_a_sin_theta2 * t37;
            let t158 = k4 * (t150 - t149) * t43;
            let t159 = rt::lit::<T>(2.0) * (k5 * (t154 - t155) * t46)
                + rt::lit::<T>(3.0) * (t156 + (t157 + t158) + (t157 + (t156 + t158)));
            let t160 = m_a_sin_theta3 * t37
                + (k4 * (t152 - t151) * t43 + k5 * (t155 - t154) * t45);
            rt::vector([
                t30,
                t37,
                t43,
                t45,
                t46,
                -(sin_theta1 * t147 + (sin_theta2 * t146 + sin_theta3 * t148)),
                cos_theta1 * t147 + (cos_theta2 * t146 + cos_theta3 * t148),
                t43 * t153 - t111 * t148 - t116 * t146,
                t159 * (rt::lit::<T>(0.5) * t45) - t113 * t148 - a * t146,
                t46 * (m_a_cos_theta3 * t30 + t160) - a * t148,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "snake";

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
        type Point = [T; 7];
        type Jacobian = SMatrix<T, 7, 7>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 7],
            _inputs: &[T; 0],
        ) -> [T; 7] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 7],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 7, 7>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 7] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 7],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 10];
        type Jacobian = SMatrix<T, 10, 10>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 10],
            _inputs: &[T; 0],
        ) -> [T; 10] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 10] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 10],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    /// The method `gonzalez`.
    pub mod gonzalez {
        use super::{State, System};
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
        /// - `theta1_rate`, `theta2_rate`, `theta3_rate`, `rho1_rate`, `rho2_rate`, `kappa_gradient`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, y_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 1 | 0 | 0 | 0 |
        /// | each step | 91 | 142 | 5 | 0 | 5 | 0 |
        /// | each sweep for theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate, kappa_gradient | 238 | 334 | 5 | 0 | 7 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate, kappa_gradient | 1157 | 1602 | 14 | 0 | 7 | 0 |
        /// | each state that is looked at | 43 | 71 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `2 m a`
            twice_m_a: T,
            /// `2 a`
            twice_a: T,
            /// `2 m`
            twice_m: T,
            /// `m/2`
            half_m: T,
            /// `a/2`
            half_a: T,
            /// `a/4`
            quarter_a: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a h`
            a_h: T,
            /// `a h/2`
            half_a_h: T,
            /// `m a h/2`
            k1: T,
            /// `J h/2`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let m_a = m * a;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let twice_a = rt::lit::<T>(2.0) * a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_a = rt::lit::<T>(0.5) * a;
                let quarter_a = rt::lit::<T>(0.25) * a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let k1 = rt::lit::<T>(0.5) * (m * a_h);
                let k2 = rt::lit::<T>(0.5) * (j * h);
                Scheme {
                    m_a,
                    twice_m_a,
                    twice_a,
                    twice_m,
                    half_m,
                    half_a,
                    quarter_a,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let Scheme { twice_m, .. } = *self;
                let [[x, y, theta1, theta2, theta3]] = start.q().data.0;
                let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let a_sin_theta2 = a * sin_theta2;
                let t1 = a_sin_theta2 * theta2_dot;
                let a_sin_theta1 = a * sin_theta1;
                let t2 = x_dot + a_sin_theta1 * theta1_dot;
                let t3 = m * (t1 + t2);
                let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
                let a_sin_theta3 = a * sin_theta3;
                let t4 = rt::lit::<T>(2.0) * t1 + (t2 + a_sin_theta3 * theta3_dot);
                let a_cos_theta2 = a * cos_theta2;
                let a_cos_theta1 = a * cos_theta1;
                let t5 = y_dot - theta1_dot * a_cos_theta1;
                let t6 = theta2_dot * a_cos_theta2;
                let t7 = m * (t5 - t6);
                let a_cos_theta3 = a * cos_theta3;
                let t8 = t5 - (rt::lit::<T>(2.0) * t6 + theta3_dot * a_cos_theta3);
                let t9 = j * theta2_dot + a_sin_theta2 * (t3 + twice_m * t4)
                    - a_cos_theta2 * (t7 + twice_m * t8);
                let t10 = sin_theta2 * cos_theta3 - sin_theta3 * cos_theta2;
                let t11 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
                let twice_cos_theta2 = rt::lit::<T>(2.0) * cos_theta2;
                let t12 = m * t4;
                let t13 = m * t8;
                let t14 = j * theta3_dot + a_sin_theta3 * t12 - a_cos_theta3 * t13;
                let t15 = (sin_theta3 * cos_theta1 + sin_theta1 * cos_theta3
                    + (cos_theta1 * t10 - sin_theta1 * t11) * twice_cos_theta2) * t14;
                let t16 = t3 + t12;
                let t17 = t7 + t13;
                let t18 = (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1) * t9
                    + (t15
                        + (a_cos_theta1 * (m * x_dot + t16)
                            + a_sin_theta1 * (m * y_dot + t17)));
                let t19 = ((sin_theta1 * t10 + cos_theta1 * t11) * twice_cos_theta2
                    + (sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3)) * t14;
                let t20 = j * theta1_dot + a_sin_theta1 * t16 - a_cos_theta1 * t17 + t19
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * t9;
                let carried = [
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    t18,
                    t20,
                    sin_theta1,
                    cos_theta1,
                    theta1,
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
                let [x, y, theta1, theta2, theta3, rho1, rho2, sin_theta1_ahead,
                cos_theta1_ahead, theta1_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    twice_m_a,
                    twice_a,
                    twice_m,
                    half_m,
                    half_a,
                    quarter_a,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    k1,
                    k2,
                } = *setting.scheme();
                let theta2_minus_theta1 = theta2 - theta1;
                let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
                let theta3_minus_theta1 = theta3 - theta1;
                let (t3, t4) = rt::sin_cos(theta3_minus_theta1);
                let t5 = t1 * t3 + t2 * t4;
                let t6 = a * t1;
                let t7 = a * t2;
                let t8 = a * t3;
                let t9 = a * t4;
                let t10 = t1 * t4 - t3 * t2;
                let t11 = t2 * t5;
                let t12 = rt::lit::<T>(2.0) * t11 - t4;
                let t13 = t2 * t7;
                let t14 = m * (t13 - a);
                let t15 = t9 * t12 + (a - rt::lit::<T>(2.0) * t13);
                let t16 = m * t15;
                let t17 = t2 * t6;
                let t18 = t8 * t12 - rt::lit::<T>(2.0) * t17;
                let t19 = j - a * (t14 - t16)
                    + t12 * (t9 * t16 + (j * t12 + t8 * (m * t18)));
                let t20 = t6 * (t18 * twice_m - m * t17) - j * t2
                    - t7 * (t14 - t15 * twice_m);
                let t21 = t19 - t2 * t20;
                let t22 = t2 * t10;
                let t23 = t3 + rt::lit::<T>(2.0) * t22;
                let t24 = t1 * t6;
                let t25 = m * (a - t24);
                let t26 = t8 * t23 + (a - rt::lit::<T>(2.0) * t24);
                let t27 = m * t26;
                let t28 = t1 * t7;
                let t29 = rt::lit::<T>(2.0) * t28 - t9 * t23;
                let t30 = m * t29;
                let t31 = j * t23 + t8 * t27 - t9 * t30;
                let t32 = m * t28;
                let t33 = t6 * (t25 + twice_m * t26) - j * t1
                    - t7 * (t32 + t29 * twice_m);
                let t34 = a * (m_a + t25 + t27) + t23 * t31 - t1 * t33;
                let t35 = t12 * t31 - a * (t30 + t32) - t2 * t33;
                let t36 = rt::lit::<T>(1.0) / t34;
                let t37 = t35 * t36;
                let t38 = t21 - t35 * t37;
                let t39 = rt::lit::<T>(1.0) / t38;
                let t40 = rt::lit::<T>(1.0) / (t34 * t38);
                let t41 = t35 * t40;
                let t42 = t4 * quarter_a;
                let t43 = t3 * quarter_a;
                let t44 = t40 * (rt::lit::<T>(0.5) * t35);
                let t45 = rt::lit::<T>(0.5) * t39;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [theta1_rate,
                    theta2_rate,
                    theta3_rate,
                    rho1_rate,
                    rho2_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t76 = rho1 + rho1_rate * half_h;
                    let theta1_ahead_new = theta1 + theta1_rate * half_h;
                    let t77 = theta2 + theta2_rate * half_h - theta1_ahead_new;
                    let (t78, t79) = rt::sin_cos(t77);
                    let t80 = rt::lit::<T>(2.0) * t79;
                    let t81 = theta3 + theta3_rate * half_h - theta1_ahead_new;
                    let (t82, t83) = rt::sin_cos(t81);
                    let t84 = t78 * t82;
                    let t85 = t84 + t79 * t83;
                    let t86 = t80 * t85;
                    let t87 = t86 - t83;
                    let t88 = t78 * t83 - t82 * t79;
                    let t89 = t82 + t88 * t80;
                    let t90 = a * t82;
                    let t91 = a * t78;
                    let t92 = t78 * t91;
                    let t93 = t90 * t89 + (a - rt::lit::<T>(2.0) * t92);
                    let t94 = m * t93;
                    let t95 = a * t83;
                    let t96 = a * t79;
                    let t97 = t78 * t96;
                    let t98 = rt::lit::<T>(2.0) * t97 - t95 * t89;
                    let t99 = m * t98;
                    let t100 = j * t89 + t90 * t94 - t95 * t99;
                    let t101 = m * t97;
                    let t102 = m * (a - t92);
                    let t103 = t102 + twice_m * t93;
                    let t104 = t101 + twice_m * t98;
                    let t105 = t91 * t103 - j * t78 - t96 * t104;
                    let t106 = t87 * t100 - a * (t99 + t101) - t79 * t105;
                    let t107 = a * (t94 + (m_a + t102)) + t89 * t100 - t78 * t105;
                    let t108 = rt::lit::<T>(1.0) / t107;
                    let t109 = t106 * t108;
                    let t110 = rho2 + rho2_rate * half_h - t76 * t109;
                    let t111 = t79 * t96;
                    let t112 = t95 * t87 + (a - rt::lit::<T>(2.0) * t111);
                    let t113 = m * t112;
                    let t114 = t79 * t91;
                    let t115 = t90 * t87 - rt::lit::<T>(2.0) * t114;
                    let t116 = m * t115;
                    let t117 = t95 * t113 + (t90 * t116 + j * t87);
                    let t118 = m * (t111 - a);
                    let t119 = twice_m * t115 - m * t114;
                    let t120 = t118 - twice_m * t112;
                    let t121 = t91 * t119 - j * t79 - t96 * t120;
                    let t122 = t106 * t109;
                    let t123 = t87 * t117 + (j - a * (t118 - t113)) - t79 * t121 - t122;
                    let t124 = rt::lit::<T>(1.0) / t123;
                    let t125 = t110 * t124;
                    let rho1_new = rho1 + rho1_rate * h;
                    let theta2_rate_h = theta2_rate * h;
                    let theta2_new = theta2 + theta2_rate_h;
                    let theta1_rate_h = theta1_rate * h;
                    let theta1_new = theta1 + theta1_rate_h;
                    let t210 = theta2_new - theta1_new;
                    let (t211, t212) = rt::sin_cos(t210);
                    let theta3_rate_h = theta3_rate * h;
                    let theta3_new = theta3 + theta3_rate_h;
                    let t213 = theta3_new - theta1_new;
                    let (t214, t215) = rt::sin_cos(t213);
                    let t216 = t211 * t214 + t212 * t215;
                    let t217 = t212 * t216;
                    let t218 = rt::lit::<T>(2.0) * t217 - t215;
                    let t219 = t211 * t215;
                    let t220 = t214 * t212;
                    let t221 = t219 - t220;
                    let t222 = t212 * t221;
                    let t223 = t214 + rt::lit::<T>(2.0) * t222;
                    let t224 = a * t214;
                    let t225 = a * t211;
                    let t226 = t211 * t225;
                    let t227 = t224 * t223 + (a - rt::lit::<T>(2.0) * t226);
                    let t228 = m * t227;
                    let t229 = a * t215;
                    let t230 = a * t212;
                    let t231 = t211 * t230;
                    let t232 = rt::lit::<T>(2.0) * t231 - t229 * t223;
                    let t233 = m * t232;
                    let t234 = j * t223 + t224 * t228 - t229 * t233;
                    let t235 = m * t231;
                    let t236 = m * (a - t226);
                    let t237 = t236 + twice_m * t227;
                    let t238 = t235 + t232 * twice_m;
                    let t239 = t225 * t237 - j * t211 - t230 * t238;
                    let t240 = t218 * t234 - a * (t233 + t235) - t212 * t239;
                    let t241 = rho1_new - t240 * t125;
                    let t242 = a * (t228 + (m_a + t236)) + t223 * t234 - t211 * t239;
                    let t129 = t106 * t110;
                    let t932 = t108 * (t76 - t129 * t124);
                    let t933 = t241 - t242 * t932;
                    let rho2_new = rho2 + rho2_rate * h;
                    let t245 = t212 * t230;
                    let t246 = m * (t245 - a);
                    let t247 = t229 * t218 + (a - rt::lit::<T>(2.0) * t245);
                    let t248 = m * t247;
                    let t249 = t212 * t225;
                    let t250 = t224 * t218 - rt::lit::<T>(2.0) * t249;
                    let t251 = m * t250;
                    let t252 = t229 * t248 + (j * t218 + t224 * t251);
                    let t253 = t250 * twice_m - m * t249;
                    let t254 = t246 - t247 * twice_m;
                    let t255 = t225 * t253 - j * t212 - t230 * t254;
                    let t256 = j - a * (t246 - t248) + t218 * t252 - t212 * t255;
                    let t257 = rho2_new - t256 * t125;
                    let t934 = t257 - t240 * t932;
                    let t244 = rt::lit::<T>(1.0) / t242;
                    let t259 = t240 * t244;
                    let t935 = t934 - t259 * t933;
                    let t262 = t256 - t240 * t259;
                    let t266 = rt::lit::<T>(1.0) / t262;
                    let t268 = rho2 - t21 * t125;
                    let t936 = t268 - t35 * t932;
                    let t270 = rho1 - t35 * t125;
                    let t937 = t270 - t34 * t932;
                    let t938 = t936 - t37 * t937;
                    let t939 = (t933 - t935 * (t240 * t266)) * (t244 * t933)
                        + (t935 * (t266 * t934) - t938 * (t39 * t936));
                    let t285 = t3 + t214;
                    let t287 = t2 + t212;
                    let t288 = rt::lit::<T>(0.5) * t287;
                    let t290 = rt::lit::<T>(0.5) * (theta2_rate_h - theta1_rate_h);
                    let t291 = rt::sin(t290);
                    let t293 = t291 * t79;
                    let t295 = t1 + t211;
                    let t296 = rt::lit::<T>(0.5) * (theta3_rate_h - theta1_rate_h);
                    let t297 = rt::sin(t296);
                    let t300 = t297 * t83;
                    let t289 = t4 + t215;
                    let t294 = t291 * t78;
                    let t299 = t297 * t82;
                    let t305 = t285 * t293 + t295 * t300 - (t289 * t294 + t287 * t299);
                    let t306 = t5 + t216;
                    let t307 = t288 * t305 + (t299 - t306 * t294);
                    let t301 = t289 * t293 + t285 * t294 - (t295 * t299 + t287 * t300);
                    let t302 = t10 + t219 - t220;
                    let t303 = t288 * t301 + (t300 - t302 * t294);
                    let t940 = t307 * t125 + t303 * t932;
                    let t312 = t217 + (t11 - rt::lit::<T>(0.5) * t289);
                    let t313 = t312 * t125;
                    let t311 = t222 + (t22 + rt::lit::<T>(0.5) * t285);
                    let t941 = t313 + t311 * t932;
                    let t316 = t287 * t125;
                    let t942 = t316 + t295 * t932;
                    let t319 = t294 * t125;
                    let t943 = t293 * t932 - t319;
                    let t944 = t293 * t942 + t295 * t943;
                    let t275 = t12 * t125;
                    let t945 = t275 + t23 * t932;
                    let t277 = t218 * t125;
                    let t946 = t277 + t223 * t932;
                    let t947 = a * t932;
                    let t279 = t2 * t125;
                    let t948 = t279 + t1 * t932;
                    let t281 = t212 * t125;
                    let t949 = t281 + t211 * t932;
                    let t950 = t6 * t948 + t225 * t949;
                    let t951 = (m_a * t285 * t940 + twice_m_a * (t300 * t941 - t944))
                        * (rt::lit::<T>(0.5) * (t8 * t945 + t224 * t946)
                            + (t947 - t950));
                    let t952 = t287 * t943 - t294 * t942;
                    let t145 = a * t125;
                    let t953 = t7 * t948 + t230 * t949;
                    let t954 = (m_a * t289 * t940 - twice_m_a * (t952 + t299 * t941))
                        * (rt::lit::<T>(0.5) * (t9 * t945 + t229 * t946)
                            + (t145 - t953));
                    let t955 = m_a * t952 * (rt::lit::<T>(0.5) * t953 - t145)
                        - m_a * t944 * (t947 - rt::lit::<T>(0.5) * t950);
                    let t956 = rt::lit::<T>(0.5)
                        * (t939 - t937 * (t36 * t937 - t41 * t938)) - (t951 + t954)
                        - (j * (t942 * t943 + t941 * (rt::lit::<T>(2.0) * t940)) + t955);
                    let t136 = t87 * t125;
                    let t957 = t136 + t89 * t932;
                    let t138 = t79 * t125;
                    let t958 = t138 + t78 * t932;
                    let t959 = t91 * t958;
                    let t960 = t947 + t90 * t957 - rt::lit::<T>(2.0) * t959;
                    let t961 = t90 * (m * t960);
                    let t962 = j * t957;
                    let t963 = t96 * t958;
                    let t964 = t145 + t95 * t957 - rt::lit::<T>(2.0) * t963;
                    let t965 = m * t964;
                    let t966 = t95 * t965;
                    let t967 = t961 + (t962 + t966);
                    let t968 = t932 * t967;
                    let t969 = t79 * t968;
                    let t970 = t125 * t967;
                    let t971 = t79 * t970;
                    let t972 = m_a * t957;
                    let t973 = t83
                        * (rt::lit::<T>(2.0) * (t79 * t969 - t78 * t971)
                            - (t968 + t960 * t972));
                    let t974 = t82
                        * (t970 - t964 * t972
                            - rt::lit::<T>(2.0) * (t79 * t971 + t78 * t969));
                    let t975 = t973 - t974;
                    let t976 = m * (t947 - t959) + twice_m * t960;
                    let t977 = a * t958;
                    let t978 = twice_m * t964;
                    let t979 = m * (t963 - t145);
                    let t980 = t978 - t979;
                    let t981 = t91 * t976 - j * t958;
                    let t982 = t96 * t980 + t981;
                    let t983 = t79
                        * (t976 * t977 + t932 * t982
                            - rt::lit::<T>(2.0) * (t83 * t969 + t82 * t971));
                    let t984 = rt::lit::<T>(2.0)
                        * (t82 * t969 - t83 * t971 - (t88 * t968 + t85 * t970))
                        + (t980 * t977 + t125 * t982);
                    let t985 = t78 * t984;
                    let t986 = t983 - t985;
                    let t987 = t974 - t973 + (t985 - t983);
                    let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                        theta1_ahead_new,
                    );
                    let t165 = a * cos_theta1_ahead_new;
                    let t127 = rho1_rate * kappa_gradient;
                    let t988 = t127 + t932;
                    let t989 = t165 * t988;
                    let t335 = theta1_rate * theta1_rate + rho1_rate * rho1_rate
                        + (theta2_rate * theta2_rate
                            + (theta3_rate * theta3_rate + rho2_rate * rho2_rate));
                    let t162 = a * sin_theta1_ahead_new;
                    let t990 = t162 * t988;
                    let t991 = rt::div_or_zero(
                        t956 - theta3_rate_h * t975 - theta2_rate_h * t986
                            - theta1_rate_h * t987,
                        h * (t989 * t989 + (t335 + t990 * t990)),
                    );
                    let t992 = t125 + rho2_rate * t991;
                    let t993 = t932 + rho1_rate * t991;
                    let t994 = t986 + theta2_rate * t991;
                    let t995 = a * (t979 - t965);
                    let t175 = t82 * t89;
                    let t178 = t83 * t87;
                    let t185 = t175 - t83 - t178;
                    let t171 = t78 * t78;
                    let t183 = t85 * t171;
                    let t173 = t78 * t79;
                    let t184 = t183 - t88 * t173;
                    let t174 = t82 * t173;
                    let t176 = t174 + t79 * t175;
                    let t179 = t79 * t178;
                    let t180 = t79 * t79;
                    let t181 = t83 * t180 + (t85 + t174);
                    let t996 = t79
                        * (t83 * (t171 + t78 * t89) - t176
                            + (t179 + (t181 + t84 * t87)));
                    let t188 = t171 + (t79 + t180);
                    let t997 = (t966 + (t962 + t961))
                        * (t185 + rt::lit::<T>(2.0) * (t184 + t996))
                        - t188 * (t981 - t96 * (t979 - t978));
                    let t998 = t975 + theta3_rate * t991;
                    let t999 = t78 * t994 + t992 * (t995 - t997)
                        - (t89 * t998 + t993 * (t991 * (t165 * t165 + t162 * t162)));
                    let t208 = t83 - t86;
                    let t1000 = t208 * t998 - (t987 + theta1_rate * t991)
                        + (t993 * (t997 - t995) + t79 * t994);
                    solution1
                        .update([
                            t992,
                            -(t78 * t993 + t79 * t992),
                            t89 * t993 + t87 * t992,
                            t999,
                            t1000,
                            t991,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t46 = rho2 - rho1 * t37;
                            let t47 = t46 * t39;
                            let t48 = t2 * t47;
                            let t49 = rho1 * t36 - t40 * (t35 * t46);
                            let t50 = t48 + t1 * t49;
                            let t51 = t23 * t49 + t12 * t47;
                            let t52 = a * t49;
                            let t53 = t6 * t50;
                            let t54 = t52 - t53;
                            let t55 = t8 * t51;
                            let t56 = t52 + t55 - rt::lit::<T>(2.0) * t53;
                            let t57 = t7 * t50;
                            let t58 = a * t47;
                            let t59 = t57 - t58;
                            let t60 = m * t59;
                            let t61 = t9 * t51;
                            let t62 = t58 + t61 - rt::lit::<T>(2.0) * t57;
                            let t63 = t6 * (m * t54 + twice_m * t56) - j * t50
                                - t7 * (t60 - twice_m * t62);
                            let t64 = t2 * t50;
                            let t65 = m * (t56 * t61 - t55 * t62);
                            let t66 = m * t62;
                            let t67 = t9 * t66 + (t8 * (m * t56) + j * t51);
                            let t68 = t1 * t50;
                            let t69 = t3 * t51;
                            let t70 = t4 * t51;
                            let t71 = t4 * t64 + t1 * t69
                                + (t3 * t68 + (t2 * t70 + t5 * t47));
                            let t72 = m
                                * (rt::lit::<T>(2.0) * (t53 * t62 - t57 * t56)
                                    - (t54 * t57 + t53 * t59));
                            let t73 = t67
                                * (rt::lit::<T>(2.0) * (t10 * t68 - t2 * t71)
                                    + (t70 + t4 * t47)) - t1 * t72;
                            let t74 = t4 * t68 - t3 * t64
                                + (t10 * t47 + t1 * t70 - t2 * t69);
                            let t75 = t67
                                * (rt::lit::<T>(2.0) * (t5 * t68 + t2 * t74)
                                    + (t69 + t3 * t47)) - t63 * (t68 + t1 * t47);
                            [
                                t47,
                                -t50,
                                t51,
                                t63 * (t48 + t64) + (t23 * t65 + t58 * (t60 - t66)) + t73,
                                (t54 + t56) * (m_a * t47) + t12 * t65 - t2 * t72 + t75,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(theta3 * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [theta1_rate,
                            theta2_rate,
                            theta3_rate,
                            rho1_rate,
                            rho2_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t76 = rho1 + rho1_rate * half_h;
                            let theta1_ahead_new = theta1 + theta1_rate * half_h;
                            let t77 = theta2 + theta2_rate * half_h - theta1_ahead_new;
                            let (t78, t79) = rt::sin_cos(t77);
                            let t80 = rt::lit::<T>(2.0) * t79;
                            let t81 = theta3 + theta3_rate * half_h - theta1_ahead_new;
                            let (t82, t83) = rt::sin_cos(t81);
                            let t84 = t78 * t82;
                            let t85 = t84 + t79 * t83;
                            let t86 = t80 * t85;
                            let t87 = t86 - t83;
                            let t88 = t78 * t83 - t82 * t79;
                            let t89 = t82 + t88 * t80;
                            let t90 = a * t82;
                            let t91 = a * t78;
                            let t92 = t78 * t91;
                            let t93 = t90 * t89 + (a - rt::lit::<T>(2.0) * t92);
                            let t94 = m * t93;
                            let t95 = a * t83;
                            let t96 = a * t79;
                            let t97 = t78 * t96;
                            let t98 = rt::lit::<T>(2.0) * t97 - t95 * t89;
                            let t99 = m * t98;
                            let t100 = j * t89 + t90 * t94 - t95 * t99;
                            let t101 = m * t97;
                            let t102 = m * (a - t92);
                            let t103 = t102 + twice_m * t93;
                            let t104 = t101 + twice_m * t98;
                            let t105 = t91 * t103 - j * t78 - t96 * t104;
                            let t106 = t87 * t100 - a * (t99 + t101) - t79 * t105;
                            let t107 = a * (t94 + (m_a + t102)) + t89 * t100
                                - t78 * t105;
                            let t108 = rt::lit::<T>(1.0) / t107;
                            let t109 = t106 * t108;
                            let t110 = rho2 + rho2_rate * half_h - t76 * t109;
                            let t111 = t79 * t96;
                            let t112 = t95 * t87 + (a - rt::lit::<T>(2.0) * t111);
                            let t113 = m * t112;
                            let t114 = t79 * t91;
                            let t115 = t90 * t87 - rt::lit::<T>(2.0) * t114;
                            let t116 = m * t115;
                            let t117 = t95 * t113 + (t90 * t116 + j * t87);
                            let t118 = m * (t111 - a);
                            let t119 = twice_m * t115 - m * t114;
                            let t120 = t118 - twice_m * t112;
                            let t121 = t91 * t119 - j * t79 - t96 * t120;
                            let t122 = t106 * t109;
                            let t123 = t87 * t117 + (j - a * (t118 - t113)) - t79 * t121
                                - t122;
                            let t124 = rt::lit::<T>(1.0) / t123;
                            let t125 = t110 * t124;
                            let t126 = rho2_rate * kappa_gradient + t125;
                            let t127 = rho1_rate * kappa_gradient;
                            let t128 = t76 * t108;
                            let t129 = t106 * t110;
                            let t130 = t107 * t123;
                            let t131 = rt::lit::<T>(1.0) / t130;
                            let t132 = t129 * t131;
                            let t133 = t128 - t132;
                            let t134 = t127 + t133;
                            let t135 = a * t133;
                            let t136 = t87 * t125;
                            let t137 = t89 * t133 + t136;
                            let t138 = t79 * t125;
                            let t139 = t78 * t133 + t138;
                            let t140 = t91 * t139;
                            let t141 = t135 + t90 * t137 - rt::lit::<T>(2.0) * t140;
                            let t142 = m * t141;
                            let t143 = t90 * t142;
                            let t144 = j * t137;
                            let t145 = a * t125;
                            let t146 = t96 * t139;
                            let t147 = t145 + t95 * t137 - rt::lit::<T>(2.0) * t146;
                            let t148 = m * t147;
                            let t149 = t95 * t148;
                            let t150 = t143 + (t144 + t149);
                            let t151 = t133 * t150;
                            let t152 = t79 * t151;
                            let t153 = t125 * t150;
                            let t154 = t79 * t153;
                            let t155 = m_a * t137;
                            let t156 = rt::lit::<T>(2.0) * (t79 * t152 - t78 * t154)
                                - (t151 + t141 * t155);
                            let t157 = t83 * t156;
                            let t158 = t153 - t147 * t155
                                - rt::lit::<T>(2.0) * (t79 * t154 + t78 * t152);
                            let t159 = t82 * t158;
                            let t160 = t157 - t159;
                            let t161 = theta3_rate * kappa_gradient + t160;
                            let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                                theta1_ahead_new,
                            );
                            let t162 = a * sin_theta1_ahead_new;
                            let t163 = t162 * t134;
                            let t164 = kappa_gradient * t163;
                            let t165 = a * cos_theta1_ahead_new;
                            let t166 = t165 * t134;
                            let t167 = kappa_gradient * t166;
                            let t168 = m * (t146 - t145);
                            let t169 = a * (t168 - t148);
                            let t170 = t83 * t89;
                            let t171 = t78 * t78;
                            let t172 = t78 * t170 + t83 * t171;
                            let t173 = t78 * t79;
                            let t174 = t82 * t173;
                            let t175 = t82 * t89;
                            let t176 = t174 + t79 * t175;
                            let t177 = t82 * t87;
                            let t178 = t83 * t87;
                            let t179 = t79 * t178;
                            let t180 = t79 * t79;
                            let t181 = t83 * t180 + (t85 + t174);
                            let t182 = t172 - t176 + (t78 * t177 + (t179 + t181));
                            let t183 = t85 * t171;
                            let t184 = t183 - t88 * t173;
                            let t185 = t175 - t83 - t178;
                            let t186 = rt::lit::<T>(2.0) * (t79 * t182 + t184) + t185;
                            let t187 = t149 + (t144 + t143);
                            let t188 = t171 + (t79 + t180);
                            let t189 = m * (t135 - t140) + twice_m * t141;
                            let t190 = t91 * t189 - j * t139;
                            let t191 = twice_m * t147;
                            let t192 = t168 - t191;
                            let t193 = t190 - t96 * t192;
                            let t194 = t186 * t187 - t188 * t193;
                            let t195 = t169 - t194;
                            let t196 = a * t139;
                            let t197 = t191 - t168;
                            let t198 = t190 + t96 * t197;
                            let t199 = t189 * t196 + t133 * t198
                                - rt::lit::<T>(2.0) * (t83 * t152 + t82 * t154);
                            let t200 = t79 * t199;
                            let t201 = rt::lit::<T>(2.0)
                                * (t82 * t152 - t83 * t154 - (t88 * t151 + t85 * t153))
                                + (t197 * t196 + t125 * t198);
                            let t202 = t78 * t201;
                            let t203 = t200 - t202;
                            let t204 = theta2_rate * kappa_gradient + t203;
                            let t205 = t89 * t161
                                + (t162 * t164 + (rho1_rate + t165 * t167) - t195 * t126)
                                - t78 * t204;
                            let t206 = t159 - t157 + (t202 - t200);
                            let t207 = t194 - t169;
                            let t208 = t83 - t86;
                            let t209 = t206
                                + (rho2_rate + theta1_rate * kappa_gradient - t207 * t134)
                                - (t208 * t161 + t79 * t204);
                            let rho1_new = rho1 + rho1_rate * h;
                            let theta2_rate_h = theta2_rate * h;
                            let theta2_new = theta2 + theta2_rate_h;
                            let theta1_rate_h = theta1_rate * h;
                            let theta1_new = theta1 + theta1_rate_h;
                            let t210 = theta2_new - theta1_new;
                            let (t211, t212) = rt::sin_cos(t210);
                            let theta3_rate_h = theta3_rate * h;
                            let theta3_new = theta3 + theta3_rate_h;
                            let t213 = theta3_new - theta1_new;
                            let (t214, t215) = rt::sin_cos(t213);
                            let t216 = t211 * t214 + t212 * t215;
                            let t217 = t212 * t216;
                            let t218 = rt::lit::<T>(2.0) * t217 - t215;
                            let t219 = t211 * t215;
                            let t220 = t214 * t212;
                            let t221 = t219 - t220;
                            let t222 = t212 * t221;
                            let t223 = t214 + rt::lit::<T>(2.0) * t222;
                            let t224 = a * t214;
                            let t225 = a * t211;
                            let t226 = t211 * t225;
                            let t227 = t224 * t223 + (a - rt::lit::<T>(2.0) * t226);
                            let t228 = m * t227;
                            let t229 = a * t215;
                            let t230 = a * t212;
                            let t231 = t211 * t230;
                            let t232 = rt::lit::<T>(2.0) * t231 - t229 * t223;
                            let t233 = m * t232;
                            let t234 = j * t223 + t224 * t228 - t229 * t233;
                            let t235 = m * t231;
                            let t236 = m * (a - t226);
                            let t237 = t236 + twice_m * t227;
                            let t238 = t235 + t232 * twice_m;
                            let t239 = t225 * t237 - j * t211 - t230 * t238;
                            let t240 = t218 * t234 - a * (t233 + t235) - t212 * t239;
                            let t241 = rho1_new - t240 * t125;
                            let t242 = a * (t228 + (m_a + t236)) + t223 * t234
                                - t211 * t239;
                            let t243 = t241 - t242 * t133;
                            let t244 = rt::lit::<T>(1.0) / t242;
                            let rho2_new = rho2 + rho2_rate * h;
                            let t245 = t212 * t230;
                            let t246 = m * (t245 - a);
                            let t247 = t229 * t218 + (a - rt::lit::<T>(2.0) * t245);
                            let t248 = m * t247;
                            let t249 = t212 * t225;
                            let t250 = t224 * t218 - rt::lit::<T>(2.0) * t249;
                            let t251 = m * t250;
                            let t252 = t229 * t248 + (j * t218 + t224 * t251);
                            let t253 = t250 * twice_m - m * t249;
                            let t254 = t246 - t247 * twice_m;
                            let t255 = t225 * t253 - j * t212 - t230 * t254;
                            let t256 = j - a * (t246 - t248) + t218 * t252 - t212 * t255;
                            let t257 = rho2_new - t256 * t125;
                            let t258 = t257 - t240 * t133;
                            let t259 = t240 * t244;
                            let t260 = t258 - t259 * t243;
                            let t261 = t240 * t260;
                            let t262 = t256 - t240 * t259;
                            let t263 = t242 * t262;
                            let t264 = rt::lit::<T>(1.0) / t263;
                            let t265 = t244 * t243 - t261 * t264;
                            let t266 = rt::lit::<T>(1.0) / t262;
                            let t267 = t260 * t266;
                            let t268 = rho2 - t21 * t125;
                            let t269 = t268 - t35 * t133;
                            let t270 = rho1 - t35 * t125;
                            let t271 = t270 - t34 * t133;
                            let t272 = t269 - t37 * t271;
                            let t273 = t39 * t272;
                            let t274 = t36 * t271 - t272 * t41;
                            let t275 = t12 * t125;
                            let t276 = t23 * t133 + t275;
                            let t277 = t218 * t125;
                            let t278 = t223 * t133 + t277;
                            let t279 = t2 * t125;
                            let t280 = t1 * t133 + t279;
                            let t281 = t212 * t125;
                            let t282 = t211 * t133 + t281;
                            let t283 = t6 * t280 + t225 * t282;
                            let t284 = rt::lit::<T>(0.5) * (t8 * t276 + t224 * t278)
                                + (t135 - t283);
                            let t285 = t3 + t214;
                            let t286 = a * t285;
                            let t287 = t2 + t212;
                            let t288 = rt::lit::<T>(0.5) * t287;
                            let t289 = t4 + t215;
                            let t290 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta1_rate_h);
                            let (t291, t292) = rt::sin_cos(t290);
                            let t293 = t291 * t79;
                            let t294 = t291 * t78;
                            let t295 = t1 + t211;
                            let t296 = rt::lit::<T>(0.5)
                                * (theta3_rate_h - theta1_rate_h);
                            let (t297, t298) = rt::sin_cos(t296);
                            let t299 = t297 * t82;
                            let t300 = t297 * t83;
                            let t301 = t289 * t293 + t285 * t294
                                - (t295 * t299 + t287 * t300);
                            let t302 = t10 + t219 - t220;
                            let t303 = t288 * t301 + (t300 - t302 * t294);
                            let t304 = rt::lit::<T>(2.0) * t303;
                            let t305 = t285 * t293 + t295 * t300
                                - (t289 * t294 + t287 * t299);
                            let t306 = t5 + t216;
                            let t307 = t288 * t305 + (t299 - t306 * t294);
                            let t308 = rt::lit::<T>(2.0) * t307;
                            let t309 = t304 * t133 + t308 * t125;
                            let t310 = a * t300;
                            let t311 = t222 + (t22 + rt::lit::<T>(0.5) * t285);
                            let t312 = t217 + (t11 - rt::lit::<T>(0.5) * t289);
                            let t313 = t312 * t125;
                            let t314 = t311 * t133 + t313;
                            let t315 = a * t293;
                            let t316 = t287 * t125;
                            let t317 = t295 * t133 + t316;
                            let t318 = a * t295;
                            let t319 = t294 * t125;
                            let t320 = t293 * t133 - t319;
                            let t321 = t315 * t317 + t318 * t320;
                            let t322 = t286 * t309
                                + rt::lit::<T>(4.0) * (t310 * t314 - t321);
                            let t323 = t7 * t280 + t230 * t282;
                            let t324 = rt::lit::<T>(0.5) * (t9 * t276 + t229 * t278)
                                + (t145 - t323);
                            let t325 = a * t289;
                            let t326 = a * t287;
                            let t327 = a * t294;
                            let t328 = t326 * t320 - t327 * t317;
                            let t329 = a * t299;
                            let t330 = t325 * t309
                                - rt::lit::<T>(4.0) * (t328 + t329 * t314);
                            let t331 = rt::lit::<T>(0.5)
                                * (t243 * t265 + (t258 * t267 - t269 * t273 - t271 * t274))
                                - half_m * (t284 * t322 + t324 * t330);
                            let t332 = rt::lit::<T>(0.5) * t323 - t145;
                            let t333 = t135 - rt::lit::<T>(0.5) * t283;
                            let t334 = j * (t317 * t320 + t314 * t309)
                                + m * (t328 * t332 - t321 * t333);
                            let t335 = theta1_rate * theta1_rate + rho1_rate * rho1_rate
                                + (theta2_rate * theta2_rate
                                    + (theta3_rate * theta3_rate + rho2_rate * rho2_rate));
                            let t336 = h * (t166 * t166 + (t163 * t163 + t335));
                            let t337 = rt::div_or_zero(
                                t331 - t334 - theta3_rate_h * t160 - theta2_rate_h * t203
                                    - theta1_rate_h * t206,
                                t336,
                            );
                            let t338 = h * t78;
                            let t339 = t88 * t338;
                            let t340 = h * t82;
                            let t341 = h * t83;
                            let t342 = t78 * t340 + t79 * t341;
                            let t343 = h * t79;
                            let t344 = t83 * t343 + t82 * t338;
                            let t345 = half_h * t83;
                            let t346 = t339 + t79 * (t342 - t344) - t345;
                            let t347 = a_h * t79;
                            let t348 = t91 * t343 + t78 * t347;
                            let t349 = t83 * half_a_h;
                            let t350 = t89 * t349;
                            let t351 = t90 * t346 + (t348 - t350);
                            let t352 = m * t351;
                            let t353 = t82 * k1;
                            let t354 = t98 * t353;
                            let t355 = t83 * k1;
                            let t356 = t93 * t355;
                            let t357 = a_h * t78;
                            let t358 = t78 * t357;
                            let t359 = t96 * t343;
                            let t360 = t82 * half_a_h;
                            let t361 = t89 * t360;
                            let t362 = t358 - t359 - t361 - t95 * t346;
                            let t363 = m * t362;
                            let t364 = t90 * t352 + (j * t346 - (t354 + t356))
                                - t95 * t363;
                            let t365 = t85 * t338;
                            let t366 = t83 * t338;
                            let t367 = t79 * t340;
                            let t368 = t82 * t343;
                            let t369 = t78 * t341;
                            let t370 = half_h * t82;
                            let t371 = t365 + t79 * (t366 + t367 - (t368 + t369)) - t370;
                            let t372 = half_h * t78;
                            let t373 = t105 * t372;
                            let t374 = rt::lit::<T>(0.5) * t358;
                            let t375 = rt::lit::<T>(0.5) * t359;
                            let t376 = m * (t374 - t375);
                            let t377 = half_m * t348;
                            let t378 = t79 * k2;
                            let t379 = t78 * half_a_h;
                            let t380 = t104 * t379;
                            let t381 = t79 * half_a_h;
                            let t382 = t103 * t381;
                            let t383 = t91 * (t377 + twice_m * t351)
                                + (t378 - t380 - t382) - t96 * (t376 + twice_m * t362);
                            let t384 = t87 * t364
                                + (t100 * t371 - t373 - a * (t376 + t363)) - t79 * t383;
                            let t385 = half_h * t79;
                            let t386 = t105 * t385;
                            let t387 = t89 * t364
                                + (t386 + (a * (t352 + t377) + t100 * t346)) - t78 * t383;
                            let t388 = t108 * (t384 - t109 * t387);
                            let t389 = t76 * t388;
                            let t390 = t79 * t347;
                            let t391 = t91 * t338;
                            let t392 = t87 * t349;
                            let t393 = t90 * t371 + (t390 - t391 - t392);
                            let t394 = t87 * t360;
                            let t395 = t96 * t338 + t79 * t357;
                            let t396 = t95 * t371 + (t394 - t395);
                            let t397 = m * t396;
                            let t398 = t112 * t353;
                            let t399 = t115 * t355;
                            let t400 = t87
                                * (t90 * (m * t393)
                                    + (t95 * t397 + (j * t371 + (t398 - t399))));
                            let t401 = t121 * t372;
                            let t402 = half_m * t395;
                            let t403 = rt::lit::<T>(0.5) * t391;
                            let t404 = rt::lit::<T>(0.5) * t390;
                            let t405 = t120 * t379;
                            let t406 = t119 * t381;
                            let t407 = t78 * k2;
                            let t408 = t91 * (twice_m * t393 - m * (t403 - t404))
                                - (t405 + (t406 + t407)) - t96 * (t402 - twice_m * t396);
                            let t409 = t400 + (t117 * t371 - t401 - a * (t402 - t397))
                                - t79 * t408 - t109 * t384;
                            let t410 = t409 - t106 * t388;
                            let t411 = t124 * (t389 + t125 * t410);
                            let t412 = t79 * t344 - t339;
                            let t413 = t90 * t412 - t348;
                            let t414 = m * t413;
                            let t415 = t359 - t358 - t95 * t412;
                            let t416 = m * t415;
                            let t417 = j * t412 + t90 * t414 - t95 * t416;
                            let t418 = t79 * (t368 - t366) - t365;
                            let t419 = m * (t375 - t374);
                            let t420 = t382 + t91 * (twice_m * t413 - t377)
                                + (t380 - t378 - t96 * (t419 + twice_m * t415));
                            let t421 = t373 + t87 * t417
                                + (t100 * t418 - a * (t419 + t416) - t79 * t420);
                            let t422 = t89 * t417 - t386
                                + (a * (t414 - t377) + t100 * t412 - t78 * t420);
                            let t423 = t108 * (t421 - t109 * t422);
                            let t424 = t76 * t423;
                            let t425 = t395 + t95 * t418;
                            let t426 = m * t425;
                            let t427 = t90 * t418 + (t391 - t390);
                            let t428 = t406 + t96 * (t402 + twice_m * t425)
                                + (t91 * (twice_m * t427 - m * (t404 - t403))
                                    + (t407 + t405));
                            let t429 = t401
                                + t87 * (t95 * t426 + (t90 * (m * t427) + j * t418))
                                + (a * (t426 + t402) + t117 * t418 - t79 * t428);
                            let t430 = t429 - t109 * t421 - t106 * t423;
                            let t431 = t124 * (t424 + t125 * t430);
                            let t432 = t370 + t79 * (t369 - t367);
                            let t433 = t345 - t79 * t342;
                            let t434 = t361 - t95 * t433;
                            let t435 = t350 + t90 * t433;
                            let t436 = m * t435;
                            let t437 = m * t434;
                            let t438 = t354 + (t356 + j * t433)
                                + (t90 * t436 - t95 * t437);
                            let t439 = rt::lit::<T>(2.0) * (t91 * t436 - t96 * t437);
                            let t440 = t100 * t432 - m_a * t434
                                + (t87 * t438 - t79 * t439);
                            let t441 = m_a * t435 + t100 * t433
                                + (t89 * t438 - t78 * t439);
                            let t442 = t108 * (t440 - t109 * t441);
                            let t443 = t76 * t442;
                            let t444 = t95 * t432 - t394;
                            let t445 = m * (t392 + t90 * t432);
                            let t446 = m * t444;
                            let t447 = t87
                                * (t399 + j * t432 - t398 + (t90 * t445 + t95 * t446))
                                - t80 * (t96 * t446 + t91 * t445);
                            let t448 = m_a * t444 + t117 * t432 + t447 - t109 * t440
                                - t106 * t442;
                            let t449 = t124 * (t443 + t125 * t448);
                            let t450 = t124 * (h * t109);
                            let t451 = kappa_gradient + half_h * t124;
                            let t452 = t372 * t126;
                            let t453 = t385 * t134;
                            let t454 = t131
                                * (t110 * t384 - t106 * t389
                                    - t132 * (t123 * t387 + t107 * t410));
                            let t455 = t128 * (t108 * t387) + t454;
                            let t456 = t131
                                * (t110 * t421 - t106 * t424
                                    - t132 * (t123 * t422 + t107 * t430));
                            let t457 = t128 * (t108 * t422) + t456;
                            let t458 = t131
                                * (t110 * t440 - t106 * t443
                                    - t132 * (t123 * t441 + t107 * t448));
                            let t459 = t128 * (t108 * t441) + t458;
                            let t460 = kappa_gradient + half_h * (t108 + t122 * t131);
                            let t461 = t131 * (h * t106);
                            let t462 = t129 * (rt::lit::<T>(1.0) / (t130 * t130));
                            let t463 = t173 * t198;
                            let t464 = t173 * t133;
                            let t465 = t188 * t126;
                            let t466 = t171 * t125;
                            let t467 = a * t171;
                            let t468 = a * t173;
                            let t469 = t96 * t465;
                            let t470 = a * t126;
                            let t471 = t466 - t464;
                            let t472 = t96 * t471 + t467 * t139;
                            let t473 = m * (t469 - t470 - t472);
                            let t474 = rt::lit::<T>(2.0)
                                * (t79 * t170 + (t78 * t175 + (t83 * t173 + t82 * t171)));
                            let t475 = t79 * t474
                                - (t170 + t88 * (rt::lit::<T>(2.0) * t171));
                            let t476 = rt::lit::<T>(2.0) * (t176 - t172);
                            let t477 = t79 * t476 - (t175 + rt::lit::<T>(2.0) * t183);
                            let t478 = t475 * t133 + (t477 * t125 + t186 * t126);
                            let t479 = a * t175;
                            let t480 = rt::lit::<T>(2.0) * (t472 - t469)
                                + (t95 * t478 + (t470 + t479 * t137));
                            let t481 = t473 - twice_m * t480;
                            let t482 = t471 - t465;
                            let t483 = t91 * t482 - t468 * t139;
                            let t484 = m * t483;
                            let t485 = a * t170;
                            let t486 = rt::lit::<T>(2.0) * t483
                                + (t90 * t478 - t485 * t137);
                            let t487 = t484 + twice_m * t486;
                            let t488 = j * (t464 + (t465 - t466)) + t467 * t197
                                - t468 * t189 + (t96 * t481 - t91 * t487);
                            let t489 = m * t480;
                            let t490 = m * t486;
                            let t491 = t479 * t148 + j * t478 - t485 * t142
                                + (t95 * t489 + t90 * t490);
                            let t492 = kappa_gradient * t162;
                            let t493 = kappa_gradient * t165;
                            let t494 = t162 * t492 + t165 * t493;
                            let t495 = t78 * t488
                                + (t89 * t491 + (a * (t484 + t490) + (t494 + t475 * t150)));
                            let t496 = t463 - t495;
                            let t497 = t462 * t496;
                            let t498 = rt::lit::<T>(1.0) / (t107 * t107);
                            let t499 = t87 * t491
                                + (t171 * t198 + (t477 * t150 + a * (t489 - t473)))
                                + (t207 + t79 * t488);
                            let t500 = t110 * (rt::lit::<T>(1.0) / (t123 * t123));
                            let t501 = t499 * t500 + t107 * t497;
                            let t502 = t131 * t496;
                            let t503 = t124 * t499 + t106 * t502;
                            let t504 = t106 * t501 - t76 * t503;
                            let t505 = t495 - t463;
                            let t506 = t123 * t497 + t498 * (t106 * t504 + t76 * t505);
                            let t507 = t78 * t506;
                            let t508 = t108 * t504 + (t109 * t501 + t110 * t502);
                            let t509 = t79 * t508;
                            let t510 = t507 - t509;
                            let t511 = t91 * t510;
                            let t512 = t87 * t508;
                            let t513 = t89 * t506;
                            let t514 = t512 - t513;
                            let t515 = a * t506;
                            let t516 = rt::lit::<T>(2.0) * t511 + (t90 * t514 - t515);
                            let t517 = m * t516;
                            let t518 = t187 * t126;
                            let t519 = t79 * t518;
                            let t520 = t80 * t519;
                            let t521 = t518 - t520;
                            let t522 = t78 * t519;
                            let t523 = rt::lit::<T>(2.0) * t83;
                            let t524 = j * t514
                                + (t161 + (t82 * t521 + (t522 * t523 + t133 * t491))
                                    - t100 * t506);
                            let t525 = t509 - t507;
                            let t526 = t96 * t525;
                            let t527 = t513 - t512;
                            let t528 = a * t508;
                            let t529 = rt::lit::<T>(2.0) * t526 + (t95 * t527 - t528);
                            let t530 = m * t529;
                            let t531 = t90 * t517 + t524 - t95 * t530;
                            let t532 = t520 - t518;
                            let t533 = rt::lit::<T>(2.0) * t82;
                            let t534 = t79 * t501;
                            let t535 = t96 * t534;
                            let t536 = a * t501;
                            let t537 = t87 * t501;
                            let t538 = rt::lit::<T>(2.0) * t535 - (t536 + t95 * t537);
                            let t539 = m * t538;
                            let t540 = t91 * t534;
                            let t541 = rt::lit::<T>(2.0) * t540 - t90 * t537;
                            let t542 = m * t541;
                            let t543 = t100 * t508
                                + (t83 * t532 + (t125 * t491 + t522 * t533))
                                + (t95 * t539 + t90 * t542);
                            let t544 = t117 * t501 + j * t537;
                            let t545 = t543 - t544;
                            let t546 = t519 * t523;
                            let t547 = t193 * t126;
                            let t548 = t88 * t518;
                            let t549 = t175 * (t154 - t519) + (t178 * t519 + t182 * t518)
                                + (t79 * (t546 - t547) + (t170 * t152 - t78 * t548));
                            let t550 = rt::lit::<T>(2.0) * (t173 * t518 + t171 * t151);
                            let t551 = t80 * t531;
                            let t552 = t550 - t551;
                            let t553 = m * (t526 - t528) + twice_m * t529;
                            let t554 = m * (t536 - t535) - twice_m * t538;
                            let t555 = t79 * t554
                                + (t139 * t481 + (t192 * t465 + t197 * t471) - t120 * t534);
                            let t556 = rt::lit::<T>(2.0)
                                * (t79 * t545 + (t519 + t171 * (t518 - t153)));
                            let t557 = t121 * t501
                                + (t125 * t488 + (t474 * t151 + t476 * t153 - t547)
                                    - t78 * t199);
                            let t558 = m * t540 + twice_m * t541;
                            let t559 = t83 * t556
                                + (t96 * t554 + (t557 - j * t534 - t105 * t508)
                                    - t91 * t558);
                            let t560 = rt::lit::<T>(2.0)
                                * (t88 * t531 + (t85 * t545 + t549))
                                + (t82 * t552
                                    + (a * (t78 * t553 + (t104 * t525 + t555)) + t559));
                            let t561 = t78 * t560;
                            let t562 = t551 - t550;
                            let t563 = t99 * t527
                                + (t87 * t539 + (t148 * t478 + t137 * t489 - t113 * t537));
                            let t564 = t519 - t154;
                            let t565 = rt::lit::<T>(2.0)
                                * (t180 * t519 + t173 * t152 + (t89 * t522 + t171 * t564))
                                + (t89 * t156 + (t87 * t532 - t518));
                            let t566 = t78 * t562
                                + (a * (t563 - t89 * t530)
                                    + (t79 * t556 + (t544 + t565 - t543)));
                            let t567 = t82 * t566;
                            let t568 = t567
                                + a
                                    * (cos_theta1_ahead_new * (t164 + t492 * t134)
                                        - sin_theta1_ahead_new * (t167 + t493 * t134));
                            let t569 = t94 * t514
                                + (t87 * t542 + (t142 * t478 + t137 * t490 - t116 * t537));
                            let t570 = t89 * (t521 - t158)
                                + rt::lit::<T>(2.0)
                                    * (t87 * t522 + (t171 * t152 + t173 * t154));
                            let t571 = t79 * t552
                                + (t531 + (a * (t89 * t517 + t569) + (t78 * t556 + t570)));
                            let t572 = t83 * t571;
                            let t573 = t103 * t510
                                + (t119 * t534 + (t189 * t482 - t139 * t487) - t79 * t558);
                            let t574 = m * (t511 - t515) + twice_m * t516;
                            let t575 = rt::lit::<T>(2.0) * t85;
                            let t576 = t170 * t564 - t79 * t548
                                + (t78 * (t546 + (t575 * t518 - t547))
                                    + (t177 * t519 + t175 * t152));
                            let t577 = j * t525
                                + (t105 * t506
                                    + (rt::lit::<T>(2.0) * t576 + (t202 + t133 * t488) - t204));
                            let t578 = a * (t573 - t78 * t574)
                                + (t82 * t556 + t577 + (t96 * t553 - t91 * t574));
                            let t579 = t79 * (t83 * t562 + t578);
                            let t580 = t165 * t166
                                + (t162 * t163
                                    + (theta3_rate * t89
                                        + (rho1_rate * t494 - theta2_rate * t78)));
                            let t581 = t187 * t134;
                            let t582 = t79 + rt::lit::<T>(1.0);
                            let t583 = t79 * t582;
                            let t584 = t583 * t198;
                            let t585 = t87 - rt::lit::<T>(1.0);
                            let t586 = t83 * t585;
                            let t587 = t78 * t582;
                            let t588 = t208 + rt::lit::<T>(1.0);
                            let t589 = t82 * t588;
                            let t590 = rt::lit::<T>(2.0)
                                * (t79 * t586 + (t82 * t587 + t83 * t583) - t78 * t589);
                            let t591 = rt::lit::<T>(2.0) * t88;
                            let t592 = t79 * t590 - (t586 + t587 * t591);
                            let t593 = rt::lit::<T>(2.0)
                                * (t82 * t583 - t83 * t587 - t79 * t589 - t78 * t586);
                            let t594 = t79 * t593 + (t589 - t587 * t575);
                            let t595 = t592 * t133 + t594 * t125 - t186 * t134;
                            let t596 = a * t586;
                            let t597 = a * t589;
                            let t598 = t188 * t134;
                            let t599 = t587 * t125;
                            let t600 = t583 * t133;
                            let t601 = t599 - t600;
                            let t602 = t598 + t601;
                            let t603 = a * t583;
                            let t604 = t91 * t602 - t603 * t139;
                            let t605 = rt::lit::<T>(2.0) * t604
                                + (t90 * t595 - t596 * t137);
                            let t606 = m * t605;
                            let t607 = a * t587;
                            let t608 = t607 * t139 + t96 * t602;
                            let t609 = a * t134;
                            let t610 = rt::lit::<T>(2.0) * t608
                                + (t95 * t595 - (t609 + t597 * t137));
                            let t611 = m * t610;
                            let t612 = j * t595 - t596 * t142 - t597 * t148
                                + (t90 * t606 + t95 * t611);
                            let t613 = m * t604;
                            let t614 = m * (t609 - t608);
                            let t615 = t614 - twice_m * t610;
                            let t616 = t613 + twice_m * t605;
                            let t617 = j * (t600 - t599 - t598) + t607 * t197
                                - t603 * t189 + (t96 * t615 - t91 * t616);
                            let t618 = t89 * t612 + (t592 * t150 + a * (t613 + t606))
                                + (t195 + t78 * t617);
                            let t619 = t584 - t618;
                            let t620 = t619 * t462;
                            let t621 = t79 * t617
                                + (t87 * t612
                                    + (t587 * t198 + (t594 * t150 + a * (t611 - t614))));
                            let t622 = t107 * t620 + t621 * t500;
                            let t623 = t131 * t619;
                            let t624 = t106 * t623 + t124 * t621;
                            let t625 = t106 * t622 - t76 * t624;
                            let t626 = t618 - t584;
                            let t627 = t123 * t620 + t498 * (t106 * t625 + t76 * t626);
                            let t628 = t78 * t627;
                            let t629 = t108 * t625 + (t109 * t622 + t110 * t623);
                            let t630 = t79 * t629;
                            let t631 = t628 - t630;
                            let t632 = t91 * t631;
                            let t633 = t87 * t629;
                            let t634 = t89 * t627;
                            let t635 = t633 - t634;
                            let t636 = a * t627;
                            let t637 = rt::lit::<T>(2.0) * t632 + (t90 * t635 - t636);
                            let t638 = m * t637;
                            let t639 = t79 * t581;
                            let t640 = t80 * t639;
                            let t641 = t640 - t581;
                            let t642 = t78 * t639;
                            let t643 = j * t635
                                + (t82 * t641 + (t133 * t612 - t523 * t642) - t100 * t627);
                            let t644 = t630 - t628;
                            let t645 = t96 * t644;
                            let t646 = t634 - t633;
                            let t647 = a * t629;
                            let t648 = rt::lit::<T>(2.0) * t645 + (t95 * t646 - t647);
                            let t649 = m * t648;
                            let t650 = t90 * t638 + t643 - t95 * t649;
                            let t651 = rt::lit::<T>(2.0) * (t173 * t581 + t79 * t650);
                            let t652 = t151 * (rt::lit::<T>(2.0) * t587);
                            let t653 = t651 - t652;
                            let t654 = t79 * t622;
                            let t655 = t96 * t654;
                            let t656 = a * t622;
                            let t657 = t87 * t622;
                            let t658 = rt::lit::<T>(2.0) * t655 - (t656 + t95 * t657);
                            let t659 = m * t658;
                            let t660 = t99 * t646
                                + (t87 * t659 + (t148 * t595 + t137 * t611 - t113 * t657));
                            let t661 = t581 - t640;
                            let t662 = t91 * t654;
                            let t663 = rt::lit::<T>(2.0) * t662 - t90 * t657;
                            let t664 = m * t663;
                            let t665 = t100 * t629 + (t161 + (t125 * t612 + t83 * t661))
                                + (t95 * t659 + t90 * t664);
                            let t666 = j * t657 + (t117 * t622 + t642 * t533);
                            let t667 = t665 - t666;
                            let t668 = rt::lit::<T>(2.0)
                                * (t79 * t667 - (t587 * t153 + (t639 + t171 * t581)));
                            let t669 = rt::lit::<T>(2.0)
                                * (t583 * t152 - t639 * (t171 + t180)
                                    - (t89 * t642 + t587 * t154));
                            let t670 = t79 * t668
                                + (t666 + (t669 + (t585 * t156 + (t581 + t87 * t661)))
                                    - t665);
                            let t671 = t82
                                * (t78 * t653 + (a * (t660 - t89 * t649) + t670));
                            let t672 = t652 - t651;
                            let t673 = t193 * t134;
                            let t674 = t523 * t639;
                            let t675 = t88 * t581;
                            let t676 = t586 * t152 - t182 * t581 - t589 * t154
                                + (t79 * (t673 - t674)
                                    + (t78 * t675 + t639 * (t175 - t178)));
                            let t677 = m * (t645 - t647) + twice_m * t648;
                            let t678 = m * (t656 - t655) - twice_m * t658;
                            let t679 = t79 * t678
                                + (t139 * t615 + (t197 * t601 - t192 * t598) - t120 * t654);
                            let t680 = t125 * t617 + (t590 * t151 + (t673 + t593 * t153))
                                - t582 * t199 - t204;
                            let t681 = m * t662 + twice_m * t663;
                            let t682 = t96 * t678
                                + (t121 * t622 + t680 - j * t654 - t105 * t629)
                                - t91 * t681;
                            let t683 = rt::lit::<T>(2.0)
                                * (t88 * t650 + (t85 * t667 + t676))
                                + (a * (t78 * t677 + (t104 * t644 + t679))
                                    + (t83 * t668 + t682));
                            let t684 = t78 * (t82 * t672 + t683);
                            let t685 = t94 * t635
                                + (t87 * t664 + (t137 * t606 + t142 * t595 - t116 * t657));
                            let t686 = t588 * t158
                                + (t89 * t641
                                    + rt::lit::<T>(2.0)
                                        * (t583 * t154 + t587 * t152 - t87 * t642));
                            let t687 = t79 * t672
                                + (a * (t89 * t638 + t685) + (t650 + (t78 * t668 + t686)));
                            let t688 = t83 * t687;
                            let t689 = t103 * t631
                                + (t119 * t654 + (t189 * t602 - t139 * t616) - t79 * t681);
                            let t690 = m * (t632 - t636) + twice_m * t637;
                            let t691 = t78 * (t673 - t575 * t581 - t674)
                                + (t79 * t675 - t639 * (t170 + t177)
                                    - (t586 * t154 + t589 * t152));
                            let t692 = j * t644
                                + (t105 * t627
                                    + (t582 * t201 + (t133 * t617 + rt::lit::<T>(2.0) * t691)));
                            let t693 = a * (t689 - t78 * t690)
                                + (t82 * t668 + t692 + (t96 * t677 - t91 * t690));
                            let t694 = t79 * (t83 * t653 + t693);
                            let t695 = rt::div_or_zero(rt::lit::<T>(-1.0), t336);
                            let t696 = t337 * (h * t695);
                            let t697 = t163 * t696;
                            let t698 = t166 * t696;
                            let t699 = rt::lit::<T>(2.0) * (t162 * t697 + t165 * t698);
                            let t700 = m * t695;
                            let t701 = t330 * t700;
                            let t702 = t322 * t700;
                            let t703 = rt::lit::<T>(0.25) * (t229 * t701 + t224 * t702);
                            let t704 = t258 * t695;
                            let t705 = t704 * (rt::lit::<T>(0.5) * t266);
                            let t706 = t243 * t695;
                            let t707 = t264 * t706;
                            let t708 = t707 * (rt::lit::<T>(0.5) * t240);
                            let t709 = t705 + t695 * (rt::lit::<T>(0.5) * t267) - t708;
                            let t710 = t701 * t42 + t702 * t43;
                            let t711 = j * t695;
                            let t712 = t284 * t700;
                            let t713 = t324 * t700;
                            let t714 = t314 * t711
                                + rt::lit::<T>(0.5) * (t286 * t712 + t325 * t713);
                            let t715 = t708 - t705;
                            let t716 = t259 * t715
                                + rt::lit::<T>(0.5) * (t244 * t706 + t265 * t695);
                            let t717 = t223 * t703 + (t240 * t709 + t23 * t710)
                                + (t304 * t714 + t242 * t716);
                            let t718 = t699 + t717;
                            let t719 = theta2_rate_h * t695;
                            let t720 = theta1_rate_h * t695;
                            let t721 = t719 - t720;
                            let t722 = t78 * t721;
                            let t723 = a * t722;
                            let t724 = t720 - t719;
                            let t725 = t79 * t724;
                            let t726 = a * t725;
                            let t727 = t133 * t725 + t125 * t722;
                            let t728 = t139 * t726 + t91 * t727;
                            let t729 = m * t728;
                            let t730 = theta3_rate_h * t695;
                            let t731 = t720 - t730;
                            let t732 = t83 * t731;
                            let t733 = t730 - t720;
                            let t734 = t82 * t733;
                            let t735 = rt::lit::<T>(2.0)
                                * (t82 * t722 + t79 * t732 - (t78 * t734 + t83 * t725));
                            let t736 = t79 * t735 - (t732 + t591 * t722);
                            let t737 = rt::lit::<T>(2.0)
                                * (t78 * t732 + t82 * t725 + (t79 * t734 + t83 * t722));
                            let t738 = t734 - t575 * t722 - t79 * t737;
                            let t739 = t133 * t736 + t125 * t738;
                            let t740 = a * t732;
                            let t741 = t90 * t739
                                + (rt::lit::<T>(2.0) * t728 - t137 * t740);
                            let t742 = t729 + twice_m * t741;
                            let t743 = t96 * t727 + t139 * t723;
                            let t744 = m * t743;
                            let t745 = a * t734;
                            let t746 = t95 * t739
                                + (rt::lit::<T>(2.0) * t743 - t137 * t745);
                            let t747 = t744 + twice_m * t746;
                            let t748 = t197 * t723 + t189 * t726 - j * t727 - t91 * t742
                                - t96 * t747;
                            let t749 = m * t746;
                            let t750 = m * t741;
                            let t751 = t95 * t749
                                + (t90 * t750 + (j * t739 - (t142 * t740 + t148 * t745)));
                            let t752 = t321 * t700;
                            let t753 = rt::lit::<T>(0.5) * t702;
                            let t754 = rt::lit::<T>(2.0) * t712 + t333 * t700;
                            let t755 = t332 * t700;
                            let t756 = rt::lit::<T>(2.0) * t713;
                            let t757 = t755 - t756;
                            let t758 = t315 * t754 + (t327 * t757 - t320 * t711);
                            let t759 = t756 - t755;
                            let t760 = t326 * t759 + t318 * t754;
                            let t761 = t317 * t711;
                            let t762 = t760 - t761;
                            let t763 = rt::lit::<T>(2.0) * (t329 * t713 - t310 * t712)
                                - t309 * t711;
                            let t764 = rt::lit::<T>(0.5) * t701;
                            let t765 = t328 * t700;
                            let t766 = t764 - rt::lit::<T>(0.5) * t765;
                            let t767 = t753 - rt::lit::<T>(0.5) * t752;
                            let t768 = t7 * t766 + t6 * t767;
                            let t769 = t230 * t766 + t225 * t767;
                            let t770 = t271 * t695;
                            let t771 = t695 * (t269 * t45);
                            let t772 = t770 * t44;
                            let t773 = rt::lit::<T>(0.5) * (t274 * t695 + t36 * t770)
                                - t37 * (t771 - t772);
                            let t774 = t771 + t695 * (rt::lit::<T>(0.5) * t273) - t772;
                            let t775 = t311 * t763 + t1 * t768
                                + (t211 * t769 + (t34 * t773 + (t35 * t774 + t198 * t725)));
                            let t776 = a * (t750 + (t729 + (t752 - t753)))
                                + (t150 * t736 + (t295 * t758 + t293 * t762 + t775));
                            let t777 = t78 * t748 + (t89 * t751 + t776);
                            let t778 = t718 - t777;
                            let t779 = t462 * t778;
                            let t780 = t761 - t760;
                            let t781 = t287 * t758
                                - (t218 * t703 + (t12 * t710 + t256 * t709))
                                + (t294 * t780 + (t312 * t763 + t2 * t768));
                            let t782 = t212 * t769 - t308 * t714
                                + (t35 * t773 + (t21 * t774 + t198 * t722) - t240 * t716);
                            let t783 = t87 * t751
                                + (a * (t749 + (t744 + (t765 - t764)))
                                    + (t781 + (t150 * t738 + t782)));
                            let t784 = t79 * t748 + t783;
                            let t785 = t107 * t779 + t500 * t784;
                            let t786 = t131 * t778;
                            let t787 = t106 * t786 + t124 * t784;
                            let t788 = t106 * t785 - t76 * t787;
                            let t789 = t777 - t718;
                            let t790 = t123 * t779 + t498 * (t106 * t788 + t76 * t789);
                            let t791 = t78 * t790;
                            let t792 = t108 * t788 + (t109 * t785 + t110 * t786);
                            let t793 = t79 * t792;
                            let t794 = t791 - t793;
                            let t795 = t91 * t794;
                            let t796 = t87 * t792;
                            let t797 = t89 * t790;
                            let t798 = t796 - t797;
                            let t799 = a * t790;
                            let t800 = rt::lit::<T>(2.0) * t795 + (t90 * t798 - t799);
                            let t801 = m * t800;
                            let t802 = t793 - t791;
                            let t803 = t96 * t802;
                            let t804 = t797 - t796;
                            let t805 = a * t792;
                            let t806 = rt::lit::<T>(2.0) * t803 + (t95 * t804 - t805);
                            let t807 = m * t806;
                            let t808 = t90 * t801
                                + (j * t798 + (t133 * t751 - t100 * t790)) - t95 * t807;
                            let t809 = t79 * t785;
                            let t810 = t96 * t809;
                            let t811 = a * t785;
                            let t812 = t87 * t785;
                            let t813 = rt::lit::<T>(2.0) * t810 - (t811 + t95 * t812);
                            let t814 = m * t813;
                            let t815 = t91 * t809;
                            let t816 = rt::lit::<T>(2.0) * t815 - t90 * t812;
                            let t817 = m * t816;
                            let t818 = t125 * t751 + t100 * t792
                                + (t95 * t814 + t90 * t817);
                            let t819 = t117 * t785 + j * t812;
                            let t820 = t818 - t819;
                            let t821 = t722 * (rt::lit::<T>(2.0) * t151);
                            let t822 = t80 * t808;
                            let t823 = t821 - t822;
                            let t824 = m * (t803 - t805) + twice_m * t806;
                            let t825 = m * (t811 - t810) - twice_m * t813;
                            let t826 = t104 * t802
                                + (t79 * t825 + (t197 * t727 - t139 * t747 - t120 * t809));
                            let t827 = rt::lit::<T>(2.0) * (t79 * t820 - t153 * t722);
                            let t828 = a * t317;
                            let t829 = t133 * t714;
                            let t830 = t287 * t829;
                            let t831 = t125 * t714;
                            let t832 = t287 * t831;
                            let t833 = t133 * t762 + t754 * t828
                                - (t289 * t830 + t285 * t832);
                            let t834 = t125 * t748
                                + (t291 * t833 + (t199 * t724 + t151 * t735 - t153 * t737));
                            let t835 = m * t815 + twice_m * t816;
                            let t836 = t96 * t825
                                + (t121 * t785 + t834 - j * t809 - t105 * t792)
                                - t91 * t835;
                            let t837 = rt::lit::<T>(2.0)
                                * (t88 * t808 + (t85 * t820 + (t152 * t732 - t154 * t734)))
                                + (t82 * t823
                                    + (a * (t78 * t824 + t826) + (t83 * t827 + t836)));
                            let t838 = t78 * t837;
                            let t839 = t822 - t821;
                            let t840 = t99 * t804
                                + (t87 * t814 + (t148 * t739 + t137 * t749 - t113 * t812));
                            let t841 = twice_a * t314;
                            let t842 = t287 * t830 - t295 * t832
                                - (t712 * t841 + rt::lit::<T>(2.0) * t829);
                            let t843 = t819
                                + (t297 * t842
                                    + (t156 * t731
                                        - rt::lit::<T>(2.0) * (t154 * t722 + t152 * t725)));
                            let t844 = t78 * t839
                                + (a * (t840 - t89 * t807) + (t79 * t827 + (t843 - t818)));
                            let t845 = t82 * t844;
                            let t846 = t94 * t798
                                + (t87 * t817 + (t137 * t750 + t142 * t739 - t116 * t812));
                            let t847 = t713 * t841 - rt::lit::<T>(2.0) * t831
                                + (t287 * t832 + t295 * t830);
                            let t848 = t78 * t827
                                + (t297 * t847
                                    + (t158 * t733
                                        + rt::lit::<T>(2.0) * (t152 * t722 - t154 * t725)));
                            let t849 = t83
                                * (t79 * t823 + (a * (t89 * t801 + t846) + (t808 + t848)));
                            let t850 = t103 * t794
                                + (t119 * t809 + (t189 * t727 - t139 * t742) - t79 * t835);
                            let t851 = m * (t795 - t799) + twice_m * t800;
                            let t852 = t289 * t832 - t285 * t830
                                + (rt::lit::<T>(2.0) * (t302 * t829 + t306 * t831)
                                    + (t125 * t780 + t757 * t828));
                            let t853 = t133 * t748
                                + (t291 * t852
                                    + (t201 * t721
                                        - rt::lit::<T>(2.0) * (t154 * t732 + t152 * t734)));
                            let t854 = t82 * t827 + (j * t802 + (t105 * t790 + t853))
                                + (t96 * t824 - t91 * t851);
                            let t855 = t79
                                * (t83 * t839 + (a * (t850 - t78 * t851) + t854));
                            let t856 = t838
                                + (t845
                                    + (sin_theta1_ahead_new * t698
                                        - cos_theta1_ahead_new * t697) * (twice_a * t134))
                                - (t849 + t855);
                            let t857 = t133 * t763;
                            let t858 = rt::lit::<T>(0.5) * t260;
                            let t859 = t125 * t716 + (t133 * t709 + t707 * t858);
                            let t860 = t704 * t858 * (rt::lit::<T>(1.0) / (t262 * t262));
                            let t861 = t261 * t706 * (rt::lit::<T>(1.0) / (t263 * t263));
                            let t862 = t861 * (rt::lit::<T>(0.5) * t242);
                            let t863 = t860 - t862;
                            let t864 = t243 * t715 + t240 * t863;
                            let t865 = t259 * t863 + t244 * t864;
                            let t866 = t859 - t865;
                            let t867 = t133 * t716
                                + (t240 * t864 + t706 * (rt::lit::<T>(0.5) * t243))
                                    * (rt::lit::<T>(1.0) / (t242 * t242));
                            let t868 = t861 * (rt::lit::<T>(0.5) * t262);
                            let t869 = t867 - t868;
                            let t870 = t212 * t866 + t211 * t869;
                            let t871 = t225 * t870;
                            let t872 = t868 - t867;
                            let t873 = a * t872;
                            let t874 = t865 - t859;
                            let t875 = t218 * t874 + t223 * t872;
                            let t876 = rt::lit::<T>(2.0) * t871 + (t873 + t224 * t875);
                            let t877 = m * t876;
                            let t878 = a * t866;
                            let t879 = t230 * t870;
                            let t880 = t878 - t229 * t875 - rt::lit::<T>(2.0) * t879;
                            let t881 = m * t880;
                            let t882 = t224 * t877
                                + (j * t875 + (t234 * t872 - t133 * t703)) - t229 * t881;
                            let t883 = t857 + rt::lit::<T>(2.0) * t882;
                            let t884 = m * (t878 - t879) + twice_m * t880;
                            let t885 = t125 * t709;
                            let t886 = t862 - t860;
                            let t887 = t885 - t886;
                            let t888 = a * t887;
                            let t889 = t212 * t887;
                            let t890 = t230 * t889;
                            let t891 = t886 - t885;
                            let t892 = t218 * t891;
                            let t893 = rt::lit::<T>(2.0) * t890 + (t229 * t892 - t888);
                            let t894 = m * (t888 - t890) - twice_m * t893;
                            let t895 = t212 * t894
                                + (t282 * t766 + t320 * t759 - t254 * t889) - t238 * t870;
                            let t896 = rt::lit::<T>(2.0) * t294;
                            let t897 = t125 * t763;
                            let t898 = m * t893;
                            let t899 = t225 * t889;
                            let t900 = rt::lit::<T>(2.0) * t899 + t224 * t892;
                            let t901 = m * t900;
                            let t902 = t234 * t874 + (j * t892 + t252 * t891)
                                + (t229 * t898 + t224 * t901);
                            let t903 = t125 * t703;
                            let t904 = t897 + rt::lit::<T>(2.0) * (t902 - t903);
                            let t905 = t831 * t896 + t212 * t904;
                            let t906 = t758 + t769;
                            let t907 = t299 * t832 + t300 * t830
                                + (t125 * t906 - (t305 * t831 + t301 * t829));
                            let t908 = m * t899 + twice_m * t900;
                            let t909 = t230 * t894
                                + (t239 * t866 + (t255 * t887 + t907 - j * t889))
                                - t225 * t908;
                            let t910 = t221 * t883
                                + (a * (t211 * t884 + t895)
                                    + (t215 * t905 + (t216 * t904 + t909)));
                            let t911 = t829 * t896 + t212 * t883;
                            let t912 = t211 * (t910 - t214 * t911);
                            let t913 = rt::lit::<T>(0.25) * t278;
                            let t914 = t223 * t877
                                + (t228 * t875
                                    + (t218 * t901 + (t251 * t892 - t702 * t913)));
                            let t915 = half_a * t309;
                            let t916 = t211 * t905
                                + (rt::lit::<T>(0.5) * t857 - t712 * t915
                                    - (t293 * t832 + t294 * t830));
                            let t917 = t215 * (a * t914 + (t882 + t916) - t212 * t911);
                            let t918 = t218 * t898 + (t248 * t892 - t701 * t913)
                                - t233 * t875 - t223 * t881;
                            let t919 = t903 - t713 * t915 - rt::lit::<T>(0.5) * t897
                                + (t294 * t832 - t293 * t830) - t902;
                            let t920 = t214
                                * (t211 * t911 + (a * t918 + (t212 * t905 + t919)));
                            let t921 = (t78 * t852 + t79 * t833)
                                * (rt::lit::<T>(0.5) * t292);
                            let t922 = (t82 * t847 + t83 * t842)
                                * (rt::lit::<T>(0.5) * t298);
                            let t923 = t237 * t870
                                + (t253 * t889 + (t282 * t767 + t320 * t754) - t212 * t908);
                            let t924 = m * (t873 + t871) + twice_m * t876;
                            let t925 = t239 * t869
                                + (t299 * t830 + t133 * t906 - t300 * t832) - j * t870;
                            let t926 = a * (t923 - t211 * t924)
                                + (t230 * t884 + (t214 * t905 + t925) - t225 * t924);
                            let t927 = t212 * (t215 * t911 + t926);
                            let t928 = rt::lit::<T>(0.5) * t856
                                + (t912 - t917
                                    + (t920 - (t921 + (t922 + t206 * t695)) - t927));
                            let t929 = h
                                * (rt::lit::<T>(0.5) * (t855 - t838)
                                    + (t927 + (t921 - t203 * t695) - t912))
                                - rt::lit::<T>(2.0) * theta2_rate * t696;
                            let t930 = h
                                * (rt::lit::<T>(0.5) * (t849 - t845)
                                    + (t917 + (t922 - t160 * t695) - t920))
                                - rt::lit::<T>(2.0) * theta3_rate * t696;
                            let t931 = h
                                * (t716 + rt::lit::<T>(0.5) * (t108 * t789 - t109 * t787))
                                - (kappa_gradient * t699
                                    + rt::lit::<T>(2.0) * rho1_rate * t696);
                            (
                                [
                                    theta1_rate - t126,
                                    t78 * t134 + (theta2_rate + t79 * t126),
                                    theta3_rate - t87 * t126 - t89 * t134,
                                    t205,
                                    t209,
                                    kappa_gradient - t337,
                                ],
                                [
                                    [
                                        t411 + rt::lit::<T>(1.0),
                                        t431,
                                        t449,
                                        rt::lit::<T>(0.5) * t450,
                                        -t451,
                                        -rho2_rate,
                                    ],
                                    [
                                        t452 - t453 - t79 * t411 - t78 * t455,
                                        t453 + (rt::lit::<T>(1.0) - t452) - t79 * t431 - t78 * t457,
                                        -(t78 * t459 + t79 * t449),
                                        t78 * t460 - t450 * (rt::lit::<T>(0.5) * t79),
                                        t79 * t451 - t461 * (rt::lit::<T>(0.5) * t78),
                                        rho1_rate * t78 + rho2_rate * t79,
                                    ],
                                    [
                                        t89 * t455 + (t87 * t411 - t371 * t126 - t346 * t134),
                                        t89 * t457 + (t87 * t431 - t418 * t126 - t412 * t134),
                                        t89 * t459
                                            + (t87 * t449 + (rt::lit::<T>(1.0) - t432 * t126)
                                                - t433 * t134),
                                        t450 * (rt::lit::<T>(0.5) * t87) - t89 * t460,
                                        t461 * (rt::lit::<T>(0.5) * t89) - t87 * t451,
                                        -(rho1_rate * t89 + rho2_rate * t87),
                                    ],
                                    [
                                        half_h * (t561 + t568 - (t572 + t579)),
                                        half_h * (t579 - t561) - kappa_gradient * t78,
                                        kappa_gradient * t89 + half_h * (t572 - t567),
                                        half_h * (t108 * t505 - t109 * t503)
                                            + (kappa_gradient * t494 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t207 + half_h * t503,
                                        rho2_rate * t207 + t580,
                                    ],
                                    [
                                        kappa_gradient + half_h * (t671 + t684 - (t688 + t694)),
                                        half_h * (t694 - t684) - kappa_gradient * t79,
                                        kappa_gradient * t87 + half_h * (t688 - t671),
                                        kappa_gradient * t195
                                            + half_h * (t108 * t626 - t109 * t624),
                                        half_h * t624 + rt::lit::<T>(1.0),
                                        rho1_rate * t195
                                            + (theta3_rate * t87 + (theta1_rate - theta2_rate * t79)),
                                    ],
                                    [
                                        h * t928 - rt::lit::<T>(2.0) * theta1_rate * t696,
                                        t929,
                                        t930,
                                        t931,
                                        h * (t709 + rt::lit::<T>(0.5) * t787)
                                            - rt::lit::<T>(2.0) * rho2_rate * t696,
                                        rt::lit::<T>(1.0) - rho1_rate * t699,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate,
                kappa_gradient] = solution1.x;
                let t127 = rho1_rate * kappa_gradient;
                let theta1_ahead_new = theta1 + theta1_rate * half_h;
                let t81 = theta3 + theta3_rate * half_h - theta1_ahead_new;
                let (t82, t83) = rt::sin_cos(t81);
                let t90 = a * t82;
                let t77 = theta2 + theta2_rate * half_h - theta1_ahead_new;
                let (t78, t79) = rt::sin_cos(t77);
                let t88 = t78 * t83 - t82 * t79;
                let t80 = rt::lit::<T>(2.0) * t79;
                let t89 = t82 + t88 * t80;
                let t91 = a * t78;
                let t92 = t78 * t91;
                let t93 = t90 * t89 + (a - rt::lit::<T>(2.0) * t92);
                let t94 = m * t93;
                let t102 = m * (a - t92);
                let t95 = a * t83;
                let t96 = a * t79;
                let t97 = t78 * t96;
                let t98 = rt::lit::<T>(2.0) * t97 - t95 * t89;
                let t99 = m * t98;
                let t100 = j * t89 + t90 * t94 - t95 * t99;
                let t103 = t102 + twice_m * t93;
                let t101 = m * t97;
                let t104 = t101 + twice_m * t98;
                let t105 = t91 * t103 - j * t78 - t96 * t104;
                let t107 = a * (t94 + (m_a + t102)) + t89 * t100 - t78 * t105;
                let t108 = rt::lit::<T>(1.0) / t107;
                let t76 = rho1 + rho1_rate * half_h;
                let t84 = t78 * t82;
                let t85 = t84 + t79 * t83;
                let t86 = t80 * t85;
                let t87 = t86 - t83;
                let t106 = t87 * t100 - a * (t99 + t101) - t79 * t105;
                let t109 = t106 * t108;
                let t110 = rho2 + rho2_rate * half_h - t76 * t109;
                let t129 = t106 * t110;
                let t111 = t79 * t96;
                let t112 = t95 * t87 + (a - rt::lit::<T>(2.0) * t111);
                let t113 = m * t112;
                let t114 = t79 * t91;
                let t115 = t90 * t87 - rt::lit::<T>(2.0) * t114;
                let t116 = m * t115;
                let t117 = t95 * t113 + (t90 * t116 + j * t87);
                let t118 = m * (t111 - a);
                let t119 = twice_m * t115 - m * t114;
                let t120 = t118 - twice_m * t112;
                let t121 = t91 * t119 - j * t79 - t96 * t120;
                let t122 = t106 * t109;
                let t123 = t87 * t117 + (j - a * (t118 - t113)) - t79 * t121 - t122;
                let t1001 = t127 + t108 * (t76 - t129 / t123);
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1_ahead,
                    theta1_ahead_new - theta1_ahead,
                    theta1_ahead_new,
                    tally,
                );
                let x_new = x + t1001 * (a_h * cos_theta1_ahead_new);
                let y_new = y + t1001 * (a_h * sin_theta1_ahead_new);
                let theta1_rate_h = theta1_rate * h;
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_rate_h = theta2_rate * h;
                let theta2_new = theta2 + theta2_rate_h;
                let theta3_rate_h = theta3_rate * h;
                let theta3_new = theta3 + theta3_rate_h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let carried = [
                    x_new,
                    y_new,
                    theta1_new,
                    theta2_new,
                    theta3_new,
                    rho1_new,
                    rho2_new,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    theta1_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
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
                let [x, y, theta1, theta2, theta3, rho1, rho2, _, _, _] = motion.carried;
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme { m_a, twice_m, .. } = *setting.scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let theta3_minus_theta1 = theta3 - theta1;
                let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
                let t3 = a * t1;
                let theta2_minus_theta1 = theta2 - theta1;
                let (t4, t5) = rt::sin_cos(theta2_minus_theta1);
                let t6 = rt::lit::<T>(2.0) * t5;
                let t7 = t1 + (t4 * t2 - t1 * t5) * t6;
                let t8 = a * t4;
                let t9 = t4 * t8;
                let t10 = t3 * t7 + (a - rt::lit::<T>(2.0) * t9);
                let t11 = m * t10;
                let t12 = m * (a - t9);
                let t13 = a * t2;
                let t14 = a * t5;
                let t15 = t4 * t14;
                let t16 = rt::lit::<T>(2.0) * t15 - t13 * t7;
                let t17 = m * t16;
                let t18 = j * t7 + t3 * t11 - t13 * t17;
                let t19 = m * t15;
                let t20 = t8 * (t12 + twice_m * t10) - j * t4
                    - t14 * (t19 + twice_m * t16);
                let t21 = rt::lit::<T>(1.0)
                    / (a * (t11 + (m_a + t12)) + t7 * t18 - t4 * t20);
                let t22 = (t4 * t1 + t5 * t2) * t6 - t2;
                let t23 = t5 * t14;
                let t24 = a - rt::lit::<T>(2.0) * t23 + t13 * t22;
                let t25 = m * t24;
                let t26 = t5 * t8;
                let t27 = t3 * t22 - rt::lit::<T>(2.0) * t26;
                let t28 = m * (t23 - a);
                let t29 = t22 * (t13 * t25 + (t3 * (m * t27) + j * t22))
                    + (j - a * (t28 - t25));
                let t30 = t8 * (twice_m * t27 - m * t26) - j * t5
                    - t14 * (t28 - twice_m * t24);
                let t31 = t22 * t18 - a * (t19 + t17) - t5 * t20;
                let t32 = t31 * t21;
                let t33 = rt::lit::<T>(1.0) / (t29 - t5 * t30 - t31 * t32);
                let t34 = rho2 - rho1 * t32;
                let t35 = t21 * (rho1 - t33 * (t31 * t34));
                let t36 = t33 * t34;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    x_dot: a * cos_theta1 * t35,
                    y_dot: a * sin_theta1 * t35,
                    theta1_dot: t36,
                    theta2_dot: -(t4 * t35 + t5 * t36),
                    theta3_dot: t7 * t35 + t22 * t36,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::{State, System};
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
        /// - `theta1_rate`, `theta2_rate`, `theta3_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 7 | 1 | 0 | 0 | 0 |
        /// | each step | 52 | 75 | 2 | 0 | 3 | 0 |
        /// | each sweep for theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate | 90 | 135 | 2 | 0 | 2 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate | 553 | 758 | 6 | 0 | 2 | 0 |
        /// | each state that is looked at | 43 | 71 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `2 m`
            twice_m: T,
            /// `m/2`
            half_m: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a h`
            a_h: T,
            /// `a h/2`
            half_a_h: T,
            /// `m a h/2`
            k1: T,
            /// `J h/2`
            k2: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 5, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let m_a = m * a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let half_m = rt::lit::<T>(0.5) * m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let k1 = rt::lit::<T>(0.5) * (m * a_h);
                let k2 = rt::lit::<T>(0.5) * (j * h);
                let minus_half_h = -half_h;
                Scheme {
                    m_a,
                    twice_m,
                    half_m,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    k1,
                    k2,
                    minus_half_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let Scheme { twice_m, .. } = *self;
                let [[x, y, theta1, theta2, theta3]] = start.q().data.0;
                let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let a_sin_theta2 = a * sin_theta2;
                let t1 = a_sin_theta2 * theta2_dot;
                let a_sin_theta1 = a * sin_theta1;
                let t2 = x_dot + a_sin_theta1 * theta1_dot;
                let t3 = m * (t1 + t2);
                let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
                let a_sin_theta3 = a * sin_theta3;
                let t4 = rt::lit::<T>(2.0) * t1 + (t2 + a_sin_theta3 * theta3_dot);
                let a_cos_theta2 = a * cos_theta2;
                let a_cos_theta1 = a * cos_theta1;
                let t5 = y_dot - theta1_dot * a_cos_theta1;
                let t6 = theta2_dot * a_cos_theta2;
                let t7 = m * (t5 - t6);
                let a_cos_theta3 = a * cos_theta3;
                let t8 = t5 - (rt::lit::<T>(2.0) * t6 + theta3_dot * a_cos_theta3);
                let t9 = j * theta2_dot + a_sin_theta2 * (t3 + twice_m * t4)
                    - a_cos_theta2 * (t7 + twice_m * t8);
                let t10 = sin_theta2 * cos_theta3 - sin_theta3 * cos_theta2;
                let t11 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
                let twice_cos_theta2 = rt::lit::<T>(2.0) * cos_theta2;
                let t12 = m * t4;
                let t13 = m * t8;
                let t14 = j * theta3_dot + a_sin_theta3 * t12 - a_cos_theta3 * t13;
                let t15 = (sin_theta3 * cos_theta1 + sin_theta1 * cos_theta3
                    + (cos_theta1 * t10 - sin_theta1 * t11) * twice_cos_theta2) * t14;
                let t16 = t3 + t12;
                let t17 = t7 + t13;
                let t18 = (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1) * t9
                    + (t15
                        + (a_cos_theta1 * (m * x_dot + t16)
                            + a_sin_theta1 * (m * y_dot + t17)));
                let t19 = ((sin_theta1 * t10 + cos_theta1 * t11) * twice_cos_theta2
                    + (sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3)) * t14;
                let t20 = j * theta1_dot + a_sin_theta1 * t16 - a_cos_theta1 * t17 + t19
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * t9;
                let carried = [
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    t18,
                    t20,
                    sin_theta1,
                    cos_theta1,
                    theta1,
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
                let [x, y, theta1, theta2, theta3, rho1, rho2, sin_theta1_ahead,
                cos_theta1_ahead, theta1_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    twice_m,
                    half_m,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    k1,
                    k2,
                    minus_half_h,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [theta1_rate,
                    theta2_rate,
                    theta3_rate,
                    rho1_rate,
                    rho2_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let t66 = rho1 + rho1_rate * half_h;
                    let theta1_ahead_new = theta1 + theta1_rate * half_h;
                    let t67 = theta2 + theta2_rate * half_h - theta1_ahead_new;
                    let (t68, t69) = rt::sin_cos(t67);
                    let t70 = rt::lit::<T>(2.0) * t69;
                    let t71 = theta3 + theta3_rate * half_h - theta1_ahead_new;
                    let (t72, t73) = rt::sin_cos(t71);
                    let t74 = t68 * t72 + t69 * t73;
                    let t75 = t70 * t74;
                    let t76 = t75 - t73;
                    let t77 = t68 * t73 - t72 * t69;
                    let t78 = t72 + t77 * t70;
                    let t79 = a * t72;
                    let t80 = a * t68;
                    let t81 = t68 * t80;
                    let t82 = t79 * t78 + (a - rt::lit::<T>(2.0) * t81);
                    let t83 = m * t82;
                    let t84 = a * t73;
                    let t85 = a * t69;
                    let t86 = t68 * t85;
                    let t87 = rt::lit::<T>(2.0) * t86 - t84 * t78;
                    let t88 = m * t87;
                    let t89 = j * t78 + t79 * t83 - t84 * t88;
                    let t90 = m * t86;
                    let t91 = m * (a - t81);
                    let t92 = t91 + twice_m * t82;
                    let t93 = t90 + twice_m * t87;
                    let t94 = t80 * t92 - j * t68 - t85 * t93;
                    let t95 = t76 * t89 - a * (t88 + t90) - t69 * t94;
                    let t96 = a * (t83 + (m_a + t91)) + t78 * t89 - t68 * t94;
                    let t97 = rt::lit::<T>(1.0) / t96;
                    let t98 = t95 * t97;
                    let t99 = rho2 + rho2_rate * half_h - t66 * t98;
                    let t100 = t69 * t85;
                    let t101 = t84 * t76 + (a - rt::lit::<T>(2.0) * t100);
                    let t102 = m * t101;
                    let t103 = t69 * t80;
                    let t104 = t79 * t76 - rt::lit::<T>(2.0) * t103;
                    let t105 = m * t104;
                    let t106 = t84 * t102 + (t79 * t105 + j * t76);
                    let t107 = m * (t100 - a);
                    let t108 = twice_m * t104 - m * t103;
                    let t109 = t107 - twice_m * t101;
                    let t110 = t80 * t108 - j * t69 - t85 * t109;
                    let t111 = t95 * t98;
                    let t112 = t76 * t106 + (j - a * (t107 - t102)) - t69 * t110 - t111;
                    let t113 = rt::lit::<T>(1.0) / t112;
                    let t114 = t99 * t113;
                    let t121 = t69 * t114;
                    let t116 = t95 * t99;
                    let t479 = t97 * (t66 - t116 * t113);
                    let t480 = t121 + t68 * t479;
                    let t123 = t76 * t114;
                    let t481 = t123 + t78 * t479;
                    let t482 = a * t479;
                    let t483 = t80 * t480;
                    let t484 = t482 - t483;
                    let t485 = t79 * t481;
                    let t486 = t482 + t485 - rt::lit::<T>(2.0) * t483;
                    let t487 = t85 * t480;
                    let t126 = a * t114;
                    let t488 = t487 - t126;
                    let t489 = m * t488;
                    let t490 = t84 * t481;
                    let t491 = t126 + t490 - rt::lit::<T>(2.0) * t487;
                    let t492 = t80 * (m * t484 + twice_m * t486) - j * t480
                        - t85 * (t489 - twice_m * t491);
                    let t493 = t69 * t480;
                    let t494 = m * (t490 * t486 - t491 * t485);
                    let t495 = m * t491;
                    let t496 = t84 * t495 + (j * t481 + t79 * (m * t486));
                    let t497 = t68 * t480;
                    let t498 = t72 * t481;
                    let t152 = t74 * t114;
                    let t499 = t73 * t481;
                    let t500 = t69
                        * (t73 * t493 + t68 * t498 + (t72 * t497 + (t152 + t69 * t499)));
                    let t154 = t73 * t114;
                    let t501 = m
                        * (rt::lit::<T>(2.0) * (t483 * t491 - t487 * t486)
                            - (t487 * t484 + t483 * t488));
                    let t502 = t492 * (t121 + t493) + (t78 * t494 + t126 * (t489 - t495))
                        + (t496
                            * (rt::lit::<T>(2.0) * (t77 * t497 - t500) + (t154 + t499))
                            - t68 * t501);
                    let t159 = m_a * t114;
                    let t160 = t77 * t114;
                    let t503 = t69
                        * (t73 * t497 - t72 * t493 + (t160 + t68 * t499 - t69 * t498));
                    let t162 = t72 * t114;
                    let t157 = t68 * t114;
                    let t504 = t496
                        * (rt::lit::<T>(2.0) * (t74 * t497 + t503) + (t162 + t498))
                        - t492 * (t157 + t497);
                    solution1
                        .update([
                            t114,
                            -t480,
                            t481,
                            t502,
                            t159 * (t486 + t484) + t76 * t494 - t69 * t501 + t504,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta2_minus_theta1 = theta2 - theta1;
                            let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
                            let theta3_minus_theta1 = theta3 - theta1;
                            let (t3, t4) = rt::sin_cos(theta3_minus_theta1);
                            let t5 = t1 * t3 + t2 * t4;
                            let t6 = rt::lit::<T>(2.0) * t2;
                            let t7 = t5 * t6 - t4;
                            let t8 = a * t4;
                            let t9 = a * t2;
                            let t10 = t2 * t9;
                            let t11 = a - rt::lit::<T>(2.0) * t10 + t8 * t7;
                            let t12 = m * t11;
                            let t13 = a * t3;
                            let t14 = a * t1;
                            let t15 = t2 * t14;
                            let t16 = t13 * t7 - rt::lit::<T>(2.0) * t15;
                            let t17 = m * (t10 - a);
                            let t18 = t7 * (t8 * t12 + (t13 * (m * t16) + j * t7))
                                + (j - a * (t17 - t12));
                            let t19 = t14 * (twice_m * t16 - m * t15) - j * t2
                                - t9 * (t17 - twice_m * t11);
                            let t20 = t1 * t4 - t3 * t2;
                            let t21 = t3 + t20 * t6;
                            let t22 = t1 * t14;
                            let t23 = t13 * t21 + (a - rt::lit::<T>(2.0) * t22);
                            let t24 = m * t23;
                            let t25 = t1 * t9;
                            let t26 = rt::lit::<T>(2.0) * t25 - t8 * t21;
                            let t27 = m * t26;
                            let t28 = j * t21 + t13 * t24 - t8 * t27;
                            let t29 = m * t25;
                            let t30 = m * (a - t22);
                            let t31 = t14 * (t30 + twice_m * t23) - j * t1
                                - t9 * (t29 + twice_m * t26);
                            let t32 = t7 * t28 - a * (t29 + t27) - t2 * t31;
                            let t33 = rt::lit::<T>(1.0)
                                / (a * (t24 + (m_a + t30)) + t21 * t28 - t1 * t31);
                            let t34 = t32 * t33;
                            let t35 = rt::lit::<T>(1.0) / (t18 - t2 * t19 - t32 * t34);
                            let t36 = rho2 - rho1 * t34;
                            let t37 = t35 * t36;
                            let t38 = t33 * (rho1 - t35 * (t32 * t36));
                            let t39 = t2 * t37;
                            let t40 = t1 * t38 + t39;
                            let t41 = t21 * t38 + t7 * t37;
                            let t42 = a * t38;
                            let t43 = t14 * t40;
                            let t44 = t42 - t43;
                            let t45 = t13 * t41;
                            let t46 = t42 + t45 - rt::lit::<T>(2.0) * t43;
                            let t47 = t9 * t40;
                            let t48 = a * t37;
                            let t49 = t47 - t48;
                            let t50 = m * t49;
                            let t51 = t8 * t41;
                            let t52 = t48 + t51 - rt::lit::<T>(2.0) * t47;
                            let t53 = t14 * (m * t44 + twice_m * t46) - j * t40
                                - t9 * (t50 - twice_m * t52);
                            let t54 = t2 * t40;
                            let t55 = m * (t51 * t46 - t52 * t45);
                            let t56 = m * t52;
                            let t57 = t8 * t56 + (t13 * (m * t46) + j * t41);
                            let t58 = t1 * t40;
                            let t59 = t3 * t41;
                            let t60 = t4 * t41;
                            let t61 = t4 * t54 + t1 * t59
                                + (t3 * t58 + (t2 * t60 + t5 * t37));
                            let t62 = m
                                * (rt::lit::<T>(2.0) * (t43 * t52 - t47 * t46)
                                    - (t47 * t44 + t43 * t49));
                            let t63 = t57
                                * (rt::lit::<T>(2.0) * (t20 * t58 - t2 * t61)
                                    + (t60 + t4 * t37)) - t1 * t62;
                            let t64 = t4 * t58 - t3 * t54
                                + (t20 * t37 + t1 * t60 - t2 * t59);
                            let t65 = t57
                                * (rt::lit::<T>(2.0) * (t5 * t58 + t2 * t64)
                                    + (t59 + t3 * t37)) - t53 * (t58 + t1 * t37);
                            [
                                t37,
                                -t40,
                                t41,
                                t53 * (t39 + t54) + (t21 * t55 + t48 * (t50 - t56)) + t63,
                                (t46 + t44) * (m_a * t37) + t7 * t55 - t2 * t62 + t65,
                            ]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(theta3 * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::abs(rho2 * inv_h),
                        ],
                        move |
                            [theta1_rate,
                            theta2_rate,
                            theta3_rate,
                            rho1_rate,
                            rho2_rate,
                            ]|
                        {
                            let t66 = rho1 + rho1_rate * half_h;
                            let theta1_ahead_new = theta1 + theta1_rate * half_h;
                            let t67 = theta2 + theta2_rate * half_h - theta1_ahead_new;
                            let (t68, t69) = rt::sin_cos(t67);
                            let t70 = rt::lit::<T>(2.0) * t69;
                            let t71 = theta3 + theta3_rate * half_h - theta1_ahead_new;
                            let (t72, t73) = rt::sin_cos(t71);
                            let t74 = t68 * t72 + t69 * t73;
                            let t75 = t70 * t74;
                            let t76 = t75 - t73;
                            let t77 = t68 * t73 - t72 * t69;
                            let t78 = t72 + t77 * t70;
                            let t79 = a * t72;
                            let t80 = a * t68;
                            let t81 = t68 * t80;
                            let t82 = t79 * t78 + (a - rt::lit::<T>(2.0) * t81);
                            let t83 = m * t82;
                            let t84 = a * t73;
                            let t85 = a * t69;
                            let t86 = t68 * t85;
                            let t87 = rt::lit::<T>(2.0) * t86 - t84 * t78;
                            let t88 = m * t87;
                            let t89 = j * t78 + t79 * t83 - t84 * t88;
                            let t90 = m * t86;
                            let t91 = m * (a - t81);
                            let t92 = t91 + twice_m * t82;
                            let t93 = t90 + twice_m * t87;
                            let t94 = t80 * t92 - j * t68 - t85 * t93;
                            let t95 = t76 * t89 - a * (t88 + t90) - t69 * t94;
                            let t96 = a * (t83 + (m_a + t91)) + t78 * t89 - t68 * t94;
                            let t97 = rt::lit::<T>(1.0) / t96;
                            let t98 = t95 * t97;
                            let t99 = rho2 + rho2_rate * half_h - t66 * t98;
                            let t100 = t69 * t85;
                            let t101 = t84 * t76 + (a - rt::lit::<T>(2.0) * t100);
                            let t102 = m * t101;
                            let t103 = t69 * t80;
                            let t104 = t79 * t76 - rt::lit::<T>(2.0) * t103;
                            let t105 = m * t104;
                            let t106 = t84 * t102 + (t79 * t105 + j * t76);
                            let t107 = m * (t100 - a);
                            let t108 = twice_m * t104 - m * t103;
                            let t109 = t107 - twice_m * t101;
                            let t110 = t80 * t108 - j * t69 - t85 * t109;
                            let t111 = t95 * t98;
                            let t112 = t76 * t106 + (j - a * (t107 - t102)) - t69 * t110
                                - t111;
                            let t113 = rt::lit::<T>(1.0) / t112;
                            let t114 = t99 * t113;
                            let t115 = t66 * t97;
                            let t116 = t95 * t99;
                            let t117 = t96 * t112;
                            let t118 = rt::lit::<T>(1.0) / t117;
                            let t119 = t116 * t118;
                            let t120 = t115 - t119;
                            let t121 = t69 * t114;
                            let t122 = t68 * t120 + t121;
                            let t123 = t76 * t114;
                            let t124 = t78 * t120 + t123;
                            let t125 = t80 * t122;
                            let t126 = a * t114;
                            let t127 = t84 * t124;
                            let t128 = t85 * t122;
                            let t129 = t126 + t127 - rt::lit::<T>(2.0) * t128;
                            let t130 = a * t120;
                            let t131 = t79 * t124;
                            let t132 = t130 + t131 - rt::lit::<T>(2.0) * t125;
                            let t133 = t130 - t125;
                            let t134 = t128 - t126;
                            let t135 = m
                                * (rt::lit::<T>(2.0) * (t125 * t129 - t128 * t132)
                                    - (t128 * t133 + t125 * t134));
                            let t136 = m * t134;
                            let t137 = m * t129;
                            let t138 = m * (t127 * t132 - t129 * t131);
                            let t139 = m * t133;
                            let t140 = t139 + twice_m * t132;
                            let t141 = t80 * t140 - j * t122;
                            let t142 = t136 - twice_m * t129;
                            let t143 = t85 * t142;
                            let t144 = t141 - t143;
                            let t145 = t69 * t122;
                            let t146 = t121 + t145;
                            let t147 = m * t132;
                            let t148 = t84 * t137 + (j * t124 + t79 * t147);
                            let t149 = t68 * t122;
                            let t150 = t72 * t124;
                            let t151 = t73 * t124;
                            let t152 = t74 * t114;
                            let t153 = t73 * t145 + t68 * t150
                                + (t72 * t149 + (t69 * t151 + t152));
                            let t154 = t73 * t114;
                            let t155 = rt::lit::<T>(2.0) * (t77 * t149 - t69 * t153)
                                + (t151 + t154);
                            let t156 = t68 * t135
                                + (rho1_rate - t126 * (t136 - t137) - t78 * t138)
                                - (t144 * t146 + t148 * t155);
                            let t157 = t68 * t114;
                            let t158 = t149 + t157;
                            let t159 = m_a * t114;
                            let t160 = t77 * t114;
                            let t161 = t73 * t149 - t72 * t145
                                + (t160 + t68 * t151 - t69 * t150);
                            let t162 = t72 * t114;
                            let t163 = rt::lit::<T>(2.0) * (t74 * t149 + t69 * t161)
                                + (t150 + t162);
                            let t164 = t144 * t158
                                + (rho2_rate - (t132 + t133) * t159 - t76 * t138)
                                + (t69 * t135 - t148 * t163);
                            let t165 = h * t68;
                            let t166 = t77 * t165;
                            let t167 = h * t72;
                            let t168 = h * t73;
                            let t169 = t68 * t167 + t69 * t168;
                            let t170 = h * t69;
                            let t171 = t73 * t170 + t72 * t165;
                            let t172 = half_h * t73;
                            let t173 = t166 + t69 * (t169 - t171) - t172;
                            let t174 = a_h * t69;
                            let t175 = t80 * t170 + t68 * t174;
                            let t176 = t73 * half_a_h;
                            let t177 = t78 * t176;
                            let t178 = t79 * t173 + (t175 - t177);
                            let t179 = m * t178;
                            let t180 = t72 * k1;
                            let t181 = t87 * t180;
                            let t182 = t73 * k1;
                            let t183 = t82 * t182;
                            let t184 = a_h * t68;
                            let t185 = t68 * t184;
                            let t186 = t85 * t170;
                            let t187 = t72 * half_a_h;
                            let t188 = t78 * t187;
                            let t189 = t185 - t186 - t188 - t84 * t173;
                            let t190 = m * t189;
                            let t191 = t79 * t179 + (j * t173 - (t181 + t183))
                                - t84 * t190;
                            let t192 = t74 * t165;
                            let t193 = t73 * t165;
                            let t194 = t69 * t167;
                            let t195 = t72 * t170;
                            let t196 = t68 * t168;
                            let t197 = half_h * t72;
                            let t198 = t192 + t69 * (t193 + t194 - (t195 + t196)) - t197;
                            let t199 = half_h * t68;
                            let t200 = t94 * t199;
                            let t201 = rt::lit::<T>(0.5) * t185;
                            let t202 = rt::lit::<T>(0.5) * t186;
                            let t203 = m * (t201 - t202);
                            let t204 = half_m * t175;
                            let t205 = t69 * k2;
                            let t206 = t68 * half_a_h;
                            let t207 = t93 * t206;
                            let t208 = t69 * half_a_h;
                            let t209 = t92 * t208;
                            let t210 = t80 * (t204 + twice_m * t178)
                                + (t205 - t207 - t209) - t85 * (t203 + twice_m * t189);
                            let t211 = t76 * t191
                                + (t89 * t198 - t200 - a * (t203 + t190)) - t69 * t210;
                            let t212 = half_h * t69;
                            let t213 = t94 * t212;
                            let t214 = t78 * t191
                                + (t213 + (a * (t179 + t204) + t89 * t173)) - t68 * t210;
                            let t215 = t97 * (t211 - t98 * t214);
                            let t216 = t66 * t215;
                            let t217 = t69 * t174;
                            let t218 = t80 * t165;
                            let t219 = t76 * t176;
                            let t220 = t79 * t198 + (t217 - t218 - t219);
                            let t221 = t76 * t187;
                            let t222 = t85 * t165 + t69 * t184;
                            let t223 = t84 * t198 + (t221 - t222);
                            let t224 = m * t223;
                            let t225 = t101 * t180;
                            let t226 = t104 * t182;
                            let t227 = t76
                                * (t79 * (m * t220)
                                    + (t84 * t224 + (j * t198 + (t225 - t226))));
                            let t228 = t110 * t199;
                            let t229 = half_m * t222;
                            let t230 = rt::lit::<T>(0.5) * t218;
                            let t231 = rt::lit::<T>(0.5) * t217;
                            let t232 = t109 * t206;
                            let t233 = t108 * t208;
                            let t234 = t68 * k2;
                            let t235 = t80 * (twice_m * t220 - m * (t230 - t231))
                                - (t232 + (t233 + t234)) - t85 * (t229 - twice_m * t223);
                            let t236 = t227 + (t106 * t198 - t228 - a * (t229 - t224))
                                - t69 * t235 - t98 * t211;
                            let t237 = t236 - t95 * t215;
                            let t238 = t113 * (t216 + t114 * t237);
                            let t239 = t69 * t171 - t166;
                            let t240 = t79 * t239 - t175;
                            let t241 = m * t240;
                            let t242 = t186 - t185 - t84 * t239;
                            let t243 = m * t242;
                            let t244 = j * t239 + t79 * t241 - t84 * t243;
                            let t245 = t69 * (t195 - t193) - t192;
                            let t246 = m * (t202 - t201);
                            let t247 = t209 + t80 * (twice_m * t240 - t204)
                                + (t207 - t205 - t85 * (t246 + twice_m * t242));
                            let t248 = t200 + t76 * t244
                                + (t89 * t245 - a * (t246 + t243) - t69 * t247);
                            let t249 = t78 * t244 - t213
                                + (a * (t241 - t204) + t89 * t239 - t68 * t247);
                            let t250 = t97 * (t248 - t98 * t249);
                            let t251 = t66 * t250;
                            let t252 = t222 + t84 * t245;
                            let t253 = m * t252;
                            let t254 = t79 * t245 + (t218 - t217);
                            let t255 = t233 + t85 * (t229 + twice_m * t252)
                                + (t80 * (twice_m * t254 - m * (t231 - t230))
                                    + (t234 + t232));
                            let t256 = t228
                                + t76 * (t84 * t253 + (t79 * (m * t254) + j * t245))
                                + (a * (t253 + t229) + t106 * t245 - t69 * t255);
                            let t257 = t256 - t98 * t248 - t95 * t250;
                            let t258 = t113 * (t251 + t114 * t257);
                            let t259 = t197 + t69 * (t196 - t194);
                            let t260 = t172 - t69 * t169;
                            let t261 = t188 - t84 * t260;
                            let t262 = t177 + t79 * t260;
                            let t263 = m * t262;
                            let t264 = m * t261;
                            let t265 = t181 + (t183 + j * t260)
                                + (t79 * t263 - t84 * t264);
                            let t266 = rt::lit::<T>(2.0) * (t80 * t263 - t85 * t264);
                            let t267 = t89 * t259 - m_a * t261
                                + (t76 * t265 - t69 * t266);
                            let t268 = m_a * t262 + t89 * t260
                                + (t78 * t265 - t68 * t266);
                            let t269 = t97 * (t267 - t98 * t268);
                            let t270 = t66 * t269;
                            let t271 = t84 * t259 - t221;
                            let t272 = m * (t219 + t79 * t259);
                            let t273 = m * t271;
                            let t274 = t76
                                * (t226 + j * t259 - t225 + (t79 * t272 + t84 * t273))
                                - t70 * (t85 * t273 + t80 * t272);
                            let t275 = m_a * t271 + t106 * t259 + t274 - t98 * t267
                                - t95 * t269;
                            let t276 = t113 * (t270 + t114 * t275);
                            let t277 = t113 * (h * t98);
                            let t278 = t199 * t114;
                            let t279 = t212 * t120;
                            let t280 = t118
                                * (t99 * t211 - t95 * t216
                                    - t119 * (t112 * t214 + t96 * t237));
                            let t281 = t115 * (t97 * t214) + t280;
                            let t282 = t118
                                * (t99 * t248 - t95 * t251
                                    - t119 * (t112 * t249 + t96 * t257));
                            let t283 = t115 * (t97 * t249) + t282;
                            let t284 = t118
                                * (t99 * t267 - t95 * t270
                                    - t119 * (t112 * t268 + t96 * t275));
                            let t285 = t115 * (t97 * t268) + t284;
                            let t286 = half_h * (t97 + t111 * t118);
                            let t287 = h * t113;
                            let t288 = t118 * (h * t95);
                            let t289 = t116 * (rt::lit::<T>(1.0) / (t117 * t117));
                            let t290 = t80 * t146;
                            let t291 = m * t68;
                            let t292 = t128 * t291;
                            let t293 = m * t78;
                            let t294 = m * (rt::lit::<T>(2.0) * t290 + t79 * t155)
                                + (rt::lit::<T>(2.0) * t292 + t127 * t293);
                            let t295 = t292 + m * t290;
                            let t296 = a * (t294 + t295);
                            let t297 = t129 * t293 - t294;
                            let t298 = t85 * t146;
                            let t299 = t125 * t291;
                            let t300 = m * (t126 - rt::lit::<T>(2.0) * t298 - t84 * t155)
                                + (rt::lit::<T>(2.0) * t299 + t131 * t293);
                            let t301 = t300 - t132 * t293;
                            let t302 = t69 * t148;
                            let t303 = t70 * t302 - t148;
                            let t304 = t68 * t302;
                            let t305 = t79 * t297
                                + (t84 * t301
                                    + (t73 * t303
                                        + (rt::lit::<T>(2.0) * t72 * t304 - j * t155)));
                            let t306 = rt::lit::<T>(2.0) * t129 - t134;
                            let t307 = rt::lit::<T>(2.0) * t294 + (t295 + t291 * t306);
                            let t308 = m * (t298 - t126);
                            let t309 = t133 + rt::lit::<T>(2.0) * t132;
                            let t310 = t308 - t299 - t291 * t309
                                - rt::lit::<T>(2.0) * t300;
                            let t311 = t72 * t302;
                            let t312 = rt::lit::<T>(2.0) * (t311 - t77 * t148);
                            let t313 = t143 - t141;
                            let t314 = rt::lit::<T>(2.0) * t73;
                            let t315 = t314 * t302;
                            let t316 = t313 + t315;
                            let t317 = t80 * t307
                                + (t85 * t310 + (t68 * t312 + (t69 * t316 + j * t146)));
                            let t318 = t78 * t305 + t68 * t317;
                            let t319 = t296 - t318;
                            let t320 = t289 * t319;
                            let t321 = rt::lit::<T>(1.0) / (t96 * t96);
                            let t322 = t99 * (rt::lit::<T>(1.0) / (t112 * t112));
                            let t323 = t313 + t317;
                            let t324 = rt::lit::<T>(2.0) * t74;
                            let t325 = a * (t300 + (t137 + (t299 - t136) - t308))
                                + (t324 * t302 - t73 * t148);
                            let t326 = t69 * t323 + (t76 * t305 + t325);
                            let t327 = t96 * t320 + t322 * t326;
                            let t328 = t118 * t319;
                            let t329 = t95 * t328 + t113 * t326;
                            let t330 = t95 * t327 - t66 * t329;
                            let t331 = t318 - t296;
                            let t332 = t112 * t320 + t321 * (t95 * t330 + t66 * t331);
                            let t333 = t68 * t332;
                            let t334 = t97 * t330 + (t98 * t327 + t99 * t328);
                            let t335 = t69 * t334;
                            let t336 = t333 - t335;
                            let t337 = t80 * t336;
                            let t338 = t76 * t334;
                            let t339 = t78 * t332;
                            let t340 = t338 - t339;
                            let t341 = a * t332;
                            let t342 = rt::lit::<T>(2.0) * t337 + (t79 * t340 - t341);
                            let t343 = m * t342;
                            let t344 = t335 - t333;
                            let t345 = t85 * t344;
                            let t346 = t339 - t338;
                            let t347 = a * t334;
                            let t348 = rt::lit::<T>(2.0) * t345 + (t84 * t346 - t347);
                            let t349 = m * t348;
                            let t350 = t79 * t343
                                + (j * t340 + (t120 * t305 - t138 - t89 * t332))
                                - t84 * t349;
                            let t351 = t70 * t350;
                            let t352 = t148 * (rt::lit::<T>(2.0) * t149);
                            let t353 = t351 - t352;
                            let t354 = t69 * t327;
                            let t355 = t85 * t354;
                            let t356 = a * t327;
                            let t357 = t76 * t327;
                            let t358 = rt::lit::<T>(2.0) * t355 - (t356 + t84 * t357);
                            let t359 = m * t358;
                            let t360 = t88 * t346
                                + (t76 * t359 + (t124 * t301 - t137 * t155 - t102 * t357));
                            let t361 = t302 * (rt::lit::<T>(2.0) * t114);
                            let t362 = t80 * t354;
                            let t363 = rt::lit::<T>(2.0) * t362 - t79 * t357;
                            let t364 = m * t363;
                            let t365 = t114 * t305 + t89 * t334
                                + (t84 * t359 + t79 * t364);
                            let t366 = t106 * t327 + j * t357;
                            let t367 = t365 - t366;
                            let t368 = t361 + t70 * t367;
                            let t369 = t302 * (rt::lit::<T>(2.0) * t145) + t124 * t303
                                - t114 * t148;
                            let t370 = t68 * t353
                                + (a * (t360 - t78 * t349)
                                    + (t69 * t368 + (t366 + t369 - t365)));
                            let t371 = t72 * t370;
                            let t372 = t352 - t351;
                            let t373 = t83 * t340
                                + (t76 * t364 + (t124 * t297 - t147 * t155 - t105 * t357));
                            let t374 = rt::lit::<T>(2.0) * (t149 * t302 + t124 * t304);
                            let t375 = t69 * t372
                                + (a * (t78 * t343 + t373) + (t350 + (t374 + t68 * t368)));
                            let t376 = t73 * t375;
                            let t377 = m * (t345 - t347) + twice_m * t348;
                            let t378 = m * (t356 - t355) - twice_m * t358;
                            let t379 = t93 * t344
                                + (t69 * t378 + (t122 * t310 + t142 * t146 - t109 * t354));
                            let t380 = t302 * (rt::lit::<T>(2.0) * t151);
                            let t381 = t110 * t327 + (t114 * t323 + (t380 + t122 * t316))
                                - j * t354 - t94 * t334;
                            let t382 = m * t362 + twice_m * t363;
                            let t383 = a * (t68 * t377 + t379)
                                + (t73 * t368 + (t85 * t378 + t381 - t80 * t382));
                            let t384 = rt::lit::<T>(2.0)
                                * (t77 * t350 + (t148 * t153 + t74 * t367))
                                + (t72 * t372 + t383);
                            let t385 = t68 * t384;
                            let t386 = t92 * t336
                                + (t108 * t354 + (t122 * t307 - t140 * t146) - t69 * t382);
                            let t387 = m * (t337 - t341) + twice_m * t342;
                            let t388 = t135 + t302 * (rt::lit::<T>(2.0) * t150);
                            let t389 = t72 * t368
                                + (j * t344
                                    + (t94 * t332 + (t120 * t317 + (t388 + t122 * t312))));
                            let t390 = t73 * t353
                                + (a * (t386 - t68 * t387)
                                    + (t85 * t377 + t389 - t80 * t387));
                            let t391 = t69 * t390;
                            let t392 = m * t69;
                            let t393 = t128 * t392;
                            let t394 = t159 + rt::lit::<T>(2.0) * t393;
                            let t395 = m * (t73 - t75);
                            let t396 = t80 * t158;
                            let t397 = t127 * t395
                                + m * (rt::lit::<T>(2.0) * t396 - t79 * t163);
                            let t398 = t159 + t393;
                            let t399 = m * t396;
                            let t400 = rt::lit::<T>(2.0) * (t394 - t397)
                                + (t392 * t306 + (t398 - t399));
                            let t401 = t131 * t395;
                            let t402 = t125 * t392;
                            let t403 = t85 * t158;
                            let t404 = rt::lit::<T>(2.0) * t402
                                + m * (rt::lit::<T>(2.0) * t403 - t84 * t163);
                            let t405 = t402 + m * t403;
                            let t406 = rt::lit::<T>(2.0) * (t401 - t404)
                                - (t405 + t392 * t309);
                            let t407 = t144 - t324 * t148 - t315;
                            let t408 = t80 * t400
                                + (t85 * t406 + (t68 * t407 + (t70 * t311 - j * t158)));
                            let t409 = t397 - t394;
                            let t410 = t409 - t129 * t395;
                            let t411 = t404 - t401;
                            let t412 = t411 + t132 * t395;
                            let t413 = t79 * t410
                                + (t84 * t412 + (t72 * t303 - (t314 * t304 + j * t163)));
                            let t414 = t68 * t408
                                + (a * (t409 + (t399 - t398)) + t78 * t413);
                            let t415 = t118 * t414;
                            let t416 = t99 * t415;
                            let t417 = a * (t411 + (t405 - (t147 + t139)))
                                + (t68 * t144 - t72 * t148
                                    - rt::lit::<T>(2.0) * t77 * t302);
                            let t418 = t69 * t408 + (t76 * t413 + t417);
                            let t419 = t322 * t418;
                            let t420 = t289 * t414;
                            let t421 = t96 * t420;
                            let t422 = t419 - t421;
                            let t423 = t95 * t415;
                            let t424 = t113 * t418;
                            let t425 = t423 - t424;
                            let t426 = t66 * t425 + t95 * t422;
                            let t427 = t98 * t422 + t97 * t426;
                            let t428 = t416 - t427;
                            let t429 = t321 * (t66 * t414 + t95 * t426);
                            let t430 = t112 * t420;
                            let t431 = t429 - t430;
                            let t432 = t69 * t428 + t68 * t431;
                            let t433 = t80 * t432;
                            let t434 = t430 - t429;
                            let t435 = a * t434;
                            let t436 = t427 - t416;
                            let t437 = t76 * t436 + t78 * t434;
                            let t438 = rt::lit::<T>(2.0) * t433 + (t435 + t79 * t437);
                            let t439 = m * t438;
                            let t440 = a * t428;
                            let t441 = t85 * t432;
                            let t442 = t440 - t84 * t437 - rt::lit::<T>(2.0) * t441;
                            let t443 = m * t442;
                            let t444 = t79 * t439
                                + (j * t437 + (t120 * t413 + t89 * t434)) - t84 * t443;
                            let t445 = t70 * t444;
                            let t446 = t445 - t361;
                            let t447 = t69 * t422;
                            let t448 = t85 * t447;
                            let t449 = t421 - t419;
                            let t450 = t76 * t449;
                            let t451 = a * t422;
                            let t452 = rt::lit::<T>(2.0) * t448 + (t84 * t450 - t451);
                            let t453 = m * t452;
                            let t454 = t76 * t453
                                + (t102 * t450 + (t124 * t412 - t137 * t163)) - t88 * t437;
                            let t455 = t80 * t447;
                            let t456 = rt::lit::<T>(2.0) * t455 + t79 * t450;
                            let t457 = m * t456;
                            let t458 = t89 * t436
                                + (j * t450 + (t106 * t449 + t114 * t413))
                                + (t84 * t453 + t79 * t457);
                            let t459 = t458 - t138;
                            let t460 = t70 * t459 - t352;
                            let t461 = t68 * t446
                                + (a * (t454 - t78 * t443)
                                    + (t69 * t460 + (t138 - t374 - t458)));
                            let t462 = t72 * t461;
                            let t463 = t361 - t445;
                            let t464 = t83 * t437
                                + (t76 * t457
                                    + (t105 * t450 + (t124 * t410 - t147 * t163)));
                            let t465 = t69 * t463
                                + (a * (t78 * t439 + t464) + (t444 + (t369 + t68 * t460)));
                            let t466 = t73 * t465;
                            let t467 = m * (t440 - t441) + twice_m * t442;
                            let t468 = m * (t451 - t448) - twice_m * t452;
                            let t469 = t69 * t468
                                + (t122 * t406 - t142 * t158 - t109 * t447) - t93 * t432;
                            let t470 = m * t455 + twice_m * t456;
                            let t471 = t94 * t428
                                + (t110 * t422 + (t388 + t114 * t408) - j * t447)
                                + (t85 * t468 - t80 * t470);
                            let t472 = rt::lit::<T>(2.0)
                                * (t77 * t444 + (t74 * t459 + (t122 * t311 - t148 * t161)))
                                + (t72 * t463
                                    + (a * (t68 * t467 + t469) + (t73 * t460 + t471)));
                            let t473 = t68 * t472;
                            let t474 = t92 * t432
                                + (t108 * t447 + (t140 * t158 + t122 * t400) - t69 * t470);
                            let t475 = m * (t435 + t433) + twice_m * t438;
                            let t476 = t94 * t431
                                + (t120 * t408 + (t122 * t407 + (t114 * t144 - t380)))
                                - j * t432;
                            let t477 = a * (t474 - t68 * t475)
                                + (t85 * t467 + (t72 * t460 + t476) - t80 * t475);
                            let t478 = t69 * (t73 * t446 + t477);
                            (
                                [
                                    theta1_rate - t114,
                                    theta2_rate + t122,
                                    theta3_rate - t124,
                                    t156,
                                    t164,
                                ],
                                [
                                    [
                                        t238 + rt::lit::<T>(1.0),
                                        t258,
                                        t276,
                                        rt::lit::<T>(0.5) * t277,
                                        minus_half_h * t113,
                                    ],
                                    [
                                        t278 - t279 - t69 * t238 - t68 * t281,
                                        t279 + (rt::lit::<T>(1.0) - t278) - t69 * t258 - t68 * t283,
                                        -(t68 * t285 + t69 * t276),
                                        t68 * t286 - t277 * (rt::lit::<T>(0.5) * t69),
                                        rt::lit::<T>(0.5) * (t69 * t287 - t68 * t288),
                                    ],
                                    [
                                        t78 * t281 + (t76 * t238 - (t173 * t120 + t198 * t114)),
                                        t78 * t283 + (t76 * t258 - (t239 * t120 + t245 * t114)),
                                        t78 * t285
                                            + (t76 * t276
                                                + (rt::lit::<T>(1.0) - t259 * t114 - t260 * t120)),
                                        t277 * (rt::lit::<T>(0.5) * t76) - t78 * t286,
                                        rt::lit::<T>(0.5) * (t78 * t288 - t76 * t287),
                                    ],
                                    [
                                        half_h * (t371 - t376 + (t385 - t391)),
                                        half_h * (t391 - t385),
                                        half_h * (t376 - t371),
                                        half_h * (t97 * t331 - t98 * t329) + rt::lit::<T>(1.0),
                                        half_h * t329,
                                    ],
                                    [
                                        half_h * (t462 - t466 + (t473 - t478)),
                                        half_h * (t478 - t473),
                                        half_h * (t466 - t462),
                                        half_h * (t97 * t414 + t98 * t425),
                                        half_h * (t424 - t423) + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate] = solution1
                    .x;
                let theta1_ahead_new = theta1 + theta1_rate * half_h;
                let t71 = theta3 + theta3_rate * half_h - theta1_ahead_new;
                let (t72, t73) = rt::sin_cos(t71);
                let t79 = a * t72;
                let t67 = theta2 + theta2_rate * half_h - theta1_ahead_new;
                let (t68, t69) = rt::sin_cos(t67);
                let t77 = t68 * t73 - t72 * t69;
                let t70 = rt::lit::<T>(2.0) * t69;
                let t78 = t72 + t77 * t70;
                let t80 = a * t68;
                let t81 = t68 * t80;
                let t82 = t79 * t78 + (a - rt::lit::<T>(2.0) * t81);
                let t83 = m * t82;
                let t91 = m * (a - t81);
                let t84 = a * t73;
                let t85 = a * t69;
                let t86 = t68 * t85;
                let t87 = rt::lit::<T>(2.0) * t86 - t84 * t78;
                let t88 = m * t87;
                let t89 = j * t78 + t79 * t83 - t84 * t88;
                let t92 = t91 + twice_m * t82;
                let t90 = m * t86;
                let t93 = t90 + twice_m * t87;
                let t94 = t80 * t92 - j * t68 - t85 * t93;
                let t96 = a * (t83 + (m_a + t91)) + t78 * t89 - t68 * t94;
                let t97 = rt::lit::<T>(1.0) / t96;
                let t66 = rho1 + rho1_rate * half_h;
                let t74 = t68 * t72 + t69 * t73;
                let t75 = t70 * t74;
                let t76 = t75 - t73;
                let t95 = t76 * t89 - a * (t88 + t90) - t69 * t94;
                let t98 = t95 * t97;
                let t99 = rho2 + rho2_rate * half_h - t66 * t98;
                let t116 = t95 * t99;
                let t100 = t69 * t85;
                let t101 = t84 * t76 + (a - rt::lit::<T>(2.0) * t100);
                let t102 = m * t101;
                let t103 = t69 * t80;
                let t104 = t79 * t76 - rt::lit::<T>(2.0) * t103;
                let t105 = m * t104;
                let t106 = t84 * t102 + (t79 * t105 + j * t76);
                let t107 = m * (t100 - a);
                let t108 = twice_m * t104 - m * t103;
                let t109 = t107 - twice_m * t101;
                let t110 = t80 * t108 - j * t69 - t85 * t109;
                let t111 = t95 * t98;
                let t112 = t76 * t106 + (j - a * (t107 - t102)) - t69 * t110 - t111;
                let t505 = t97 * (t66 - t116 / t112);
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1_ahead,
                    theta1_ahead_new - theta1_ahead,
                    theta1_ahead_new,
                    tally,
                );
                let x_new = x + t505 * (a_h * cos_theta1_ahead_new);
                let y_new = y + t505 * (a_h * sin_theta1_ahead_new);
                let theta1_new = theta1 + theta1_rate * h;
                let theta2_new = theta2 + theta2_rate * h;
                let theta3_new = theta3 + theta3_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + rho2_rate * h;
                let carried = [
                    x_new,
                    y_new,
                    theta1_new,
                    theta2_new,
                    theta3_new,
                    rho1_new,
                    rho2_new,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    theta1_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
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
                let [x, y, theta1, theta2, theta3, rho1, rho2, _, _, _] = motion.carried;
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme { m_a, twice_m, .. } = *setting.scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let theta3_minus_theta1 = theta3 - theta1;
                let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
                let t3 = a * t1;
                let theta2_minus_theta1 = theta2 - theta1;
                let (t4, t5) = rt::sin_cos(theta2_minus_theta1);
                let t6 = rt::lit::<T>(2.0) * t5;
                let t7 = t1 + (t4 * t2 - t1 * t5) * t6;
                let t8 = a * t4;
                let t9 = t4 * t8;
                let t10 = t3 * t7 + (a - rt::lit::<T>(2.0) * t9);
                let t11 = m * t10;
                let t12 = m * (a - t9);
                let t13 = a * t2;
                let t14 = a * t5;
                let t15 = t4 * t14;
                let t16 = rt::lit::<T>(2.0) * t15 - t13 * t7;
                let t17 = m * t16;
                let t18 = j * t7 + t3 * t11 - t13 * t17;
                let t19 = m * t15;
                let t20 = t8 * (t12 + twice_m * t10) - j * t4
                    - t14 * (t19 + twice_m * t16);
                let t21 = rt::lit::<T>(1.0)
                    / (a * (t11 + (m_a + t12)) + t7 * t18 - t4 * t20);
                let t22 = (t4 * t1 + t5 * t2) * t6 - t2;
                let t23 = t5 * t14;
                let t24 = a - rt::lit::<T>(2.0) * t23 + t13 * t22;
                let t25 = m * t24;
                let t26 = t5 * t8;
                let t27 = t3 * t22 - rt::lit::<T>(2.0) * t26;
                let t28 = m * (t23 - a);
                let t29 = t22 * (t13 * t25 + (t3 * (m * t27) + j * t22))
                    + (j - a * (t28 - t25));
                let t30 = t8 * (twice_m * t27 - m * t26) - j * t5
                    - t14 * (t28 - twice_m * t24);
                let t31 = t22 * t18 - a * (t19 + t17) - t5 * t20;
                let t32 = t31 * t21;
                let t33 = rt::lit::<T>(1.0) / (t29 - t5 * t30 - t31 * t32);
                let t34 = rho2 - rho1 * t32;
                let t35 = t21 * (rho1 - t33 * (t31 * t34));
                let t36 = t33 * t34;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    x_dot: a * cos_theta1 * t35,
                    y_dot: a * sin_theta1 * t35,
                    theta1_dot: t36,
                    theta2_dot: -(t4 * t35 + t5 * t36),
                    theta3_dot: t7 * t35 + t22 * t36,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
    }

    /// The method `leapfrog`.
    pub mod leapfrog {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Geometric nonholonomic integrator (GNI), the projected leapfrog where the mass is constant.
        ///
        /// **Equation**: −D₁L_d(q_k, q_{k+1}) = (P* − Q*)(q_k) D₂L_d(q_{k−1}, q_k),  L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h;  for constant M: p_{k+½} = (I − 2 Qᵀ(q_k)) p_{k−½} + h Pᵀ(q_k) f(q_k),  q_{k+1} = q_k + h M⁻¹ p_{k+½},  f = −∂V;  nodal p_k = Pᵀ(q_k) D₂L_d(q_{k−1}, q_k) = Pᵀ(q_k) (p_{k−½} + h/2 f(q_k))
        ///
        /// **Source**: Ferraro, Iglesias & Martín de Diego (2008); Kobilarov, Martín de Diego & Ferraro (2010), eqs 6, 15–16
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta1_dot_ahead`, `theta2_dot_ahead`, `theta3_dot_ahead`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 20 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 1 | 0 | 0 | 0 |
        /// | each step | 241 | 413 | 14 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead, theta3_dot_ahead | 131 | 179 | 0 | 0 | 3 | 0 |
        /// | each state that is looked at | 184 | 299 | 14 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `3 m`
            k1: T,
            /// `m a`
            m_a: T,
            /// `3 m a`
            k2: T,
            /// `m a²`
            k3: T,
            /// `2 m a²`
            k4: T,
            /// `2 m a² + J`
            k5: T,
            /// `3 m a²`
            k6: T,
            /// `J + 5 m a²`
            k7: T,
            /// `m a² + J`
            k8: T,
            /// `(1/3)/m`
            k9: T,
            /// `(4/3) m a`
            k10: T,
            /// `(2/3) a`
            k11: T,
            /// `a/3`
            k12: T,
            /// `2 a`
            twice_a: T,
            /// `2 m`
            twice_m: T,
            /// `2 J`
            twice_j: T,
            /// `a² m`
            a_m_a: T,
            /// `(3/2) m`
            k13: T,
            /// `(3/2) m a`
            k14: T,
            /// `4 m`
            k15: T,
            /// `5 a² m`
            k16: T,
            /// `5 m a`
            k17: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a h`
            a_h: T,
            /// `a h/2`
            half_a_h: T,
            /// `m a h`
            m_a_h: T,
            /// `(3/2) h`
            k18: T,
            /// `(3/2) m a h`
            k19: T,
            /// `m a² h`
            k20: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `(3/2) a h`
            k21: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5); functions of q that the next step needs (6).
            type Carried = [T; 16];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let k1 = rt::lit::<T>(3.0) * m;
                let m_a = m * a;
                let k2 = rt::lit::<T>(3.0) * m_a;
                let k3 = m * (a * a);
                let k4 = rt::lit::<T>(2.0) * k3;
                let k5 = k4 + j;
                let k6 = rt::lit::<T>(3.0) * k3;
                let k7 = j + rt::lit::<T>(5.0) * k3;
                let k8 = k3 + j;
                let k9 = rt::lit::<T>(0.3333333333333333) / m;
                let k10 = rt::lit::<T>(1.3333333333333333) * m_a;
                let k11 = rt::lit::<T>(0.6666666666666666) * a;
                let k12 = rt::lit::<T>(0.3333333333333333) * a;
                let twice_a = rt::lit::<T>(2.0) * a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_j = rt::lit::<T>(2.0) * j;
                let a_m_a = a * m_a;
                let k13 = rt::lit::<T>(1.5) * m;
                let k14 = rt::lit::<T>(1.5) * m_a;
                let k15 = rt::lit::<T>(4.0) * m;
                let k16 = rt::lit::<T>(5.0) * a_m_a;
                let k17 = rt::lit::<T>(5.0) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let m_a_h = m_a * h;
                let k18 = rt::lit::<T>(1.5) * h;
                let k19 = rt::lit::<T>(1.5) * m_a_h;
                let k20 = k3 * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let k21 = rt::lit::<T>(1.5) * a_h;
                Scheme {
                    k1,
                    m_a,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    twice_a,
                    twice_m,
                    twice_j,
                    a_m_a,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    m_a_h,
                    k18,
                    k19,
                    k20,
                    half_m_a_h,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let Scheme {
                    m_a,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k11,
                    k12,
                    twice_a,
                    twice_m,
                    half_h,
                    half_a_h,
                    ..
                } = *self;
                let [[x, y, theta1, theta2, theta3]] = start.q().data.0;
                let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let a_sin_theta2 = a * sin_theta2;
                let t1 = a_sin_theta2 * theta2_dot;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let a_sin_theta1 = a * sin_theta1;
                let t2 = x_dot + a_sin_theta1 * theta1_dot;
                let t3 = m * (t1 + t2);
                let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
                let a_sin_theta3 = a * sin_theta3;
                let t4 = rt::lit::<T>(2.0) * t1 + (t2 + a_sin_theta3 * theta3_dot);
                let t5 = m * t4;
                let t6 = t3 + t5;
                let m_a_cos_theta1 = m_a * cos_theta1;
                let t7 = sin_theta2 * theta2_dot;
                let t8 = sin_theta3 * theta3_dot;
                let sin_theta1_m_a = sin_theta1 * m_a;
                let t9 = cos_theta2 * theta2_dot;
                let t10 = cos_theta3 * theta3_dot;
                let t11 = m_a_cos_theta1
                    * (a * (rt::lit::<T>(3.0) * t7 + t8) + rt::lit::<T>(2.0) * x_dot)
                    - sin_theta1_m_a
                        * (a * (rt::lit::<T>(3.0) * t9 + t10)
                            - rt::lit::<T>(2.0) * y_dot);
                let t12 = theta1_dot * t11;
                let t13 = cos_theta1 * k11;
                let a_cos_theta1 = a * cos_theta1;
                let t14 = k5
                    - rt::lit::<T>(1.3333333333333333)
                        * (sin_theta1_m_a * a_sin_theta1
                            + m_a_cos_theta1 * a_cos_theta1);
                let t15 = rt::lit::<T>(1.0) / t14;
                let m_a_sin_theta3 = m_a * sin_theta3;
                let m_a_cos_theta3 = m_a * cos_theta3;
                let a_cos_theta3 = a * cos_theta3;
                let t16 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
                let t17 = k3 * t16
                    - rt::lit::<T>(0.6666666666666666)
                        * (m_a_sin_theta3 * a_sin_theta1
                            + m_a_cos_theta3 * a_cos_theta1);
                let t18 = t17 * t15;
                let t19 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
                let a_cos_theta2 = a * cos_theta2;
                let t20 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let m_a_sin_theta2 = m_a * sin_theta2;
                let m_a_cos_theta2 = m_a * cos_theta2;
                let t21 = t20 * k6
                    - rt::lit::<T>(2.0)
                        * (m_a_sin_theta2 * a_sin_theta1
                            + m_a_cos_theta2 * a_cos_theta1);
                let t22 = t21 * t15;
                let t23 = k4 * t19
                    - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                    - t17 * t22;
                let t24 = k7
                    - rt::lit::<T>(3.0)
                        * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                    - t21 * t22;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t23 * t25;
                let t27 = k8
                    - rt::lit::<T>(0.3333333333333333)
                        * (m_a_sin_theta3 * a_sin_theta3 + m_a_cos_theta3 * a_cos_theta3)
                    - t17 * t18 - t23 * t26;
                let t28 = rt::lit::<T>(1.0) / (t14 * t27);
                let t29 = cos_theta3 * k12;
                let t30 = a_cos_theta2 - t13 * t22;
                let t31 = t29 - t13 * t18 - t26 * t30;
                let t32 = t24 * t27;
                let t33 = rt::lit::<T>(1.0) / t32;
                let t34 = t25 * t30 - t33 * (t23 * t31);
                let t35 = sin_theta3 * cos_theta2;
                let t36 = sin_theta2 * cos_theta3;
                let t37 = theta2_dot
                    * ((cos_theta2 * x_dot + sin_theta2 * y_dot) * k2
                        + (t35 - t36) * (k4 * theta3_dot));
                let t38 = (sin_theta1_m_a * t9 - m_a_cos_theta1 * t7)
                    * (theta1_dot * (rt::lit::<T>(3.0) * a)) + t37;
                let t39 = rt::lit::<T>(1.0) / t27;
                let t40 = theta3_dot
                    * (m_a * (cos_theta3 * x_dot + sin_theta3 * y_dot)
                        + (t36 - t35) * (k4 * theta2_dot));
                let t41 = (sin_theta1_m_a * t10 - m_a_cos_theta1 * t8) * (a * theta1_dot)
                    + t40;
                let t42 = t12 * (t13 * t15 - t28 * (t17 * t31) - t22 * t34)
                    + (t34 * t38 + t39 * (t31 * t41));
                let t43 = sin_theta1 * k11;
                let t44 = t43 * t22 - a_sin_theta2;
                let t45 = sin_theta3 * k12;
                let t46 = t43 * t18 - t45 - t26 * t44;
                let t47 = t25 * t44 - t33 * (t23 * t46);
                let t48 = t47 * t38 + t39 * (t46 * t41)
                    - t12 * (t22 * t47 + (t28 * (t17 * t46) + t43 * t15));
                let t49 = cos_theta1 * t42 - sin_theta1 * t48;
                let t50 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1);
                let t51 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2
                    - t22 * t50;
                let t52 = rt::lit::<T>(0.3333333333333333)
                    * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - t18 * t50
                    - t26 * t51;
                let t53 = t25 * t51 - t33 * (t23 * t52);
                let t54 = t15 * t50 - t28 * (t17 * t52) - t22 * t53;
                let t55 = k9 + k11 * t54;
                let t56 = t39 * t52;
                let t57 = cos_theta1 * t55 + (t29 * t56 + a_cos_theta2 * t53);
                let t58 = sin_theta1 * t55 + (t45 * t56 + a_sin_theta2 * t53);
                let t59 = a * t20;
                let t60 = cos_theta2 * t57 + (sin_theta2 * t58 - (t59 * t54 + a * t53));
                let t61 = sin_theta1 * t58 + cos_theta1 * t57;
                let t62 = rt::lit::<T>(1.0) / t61;
                let t63 = t60 * t62;
                let t64 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1) - t59;
                let t65 = a - sin_theta2 * a_sin_theta2 - cos_theta2 * a_cos_theta2
                    + t22 * t64;
                let t66 = t26 * t65
                    + (rt::lit::<T>(0.3333333333333333)
                        * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                        - t18 * t64);
                let t67 = t25 * t65 + t33 * (t23 * t66);
                let t68 = t22 * t67 + (t15 * t64 - t28 * (t17 * t66));
                let t69 = t39 * t66;
                let t70 = t43 * t68 + (sin_theta2 * k9 + t45 * t69 - a_sin_theta2 * t67);
                let t71 = t13 * t68 + (cos_theta2 * k9 + t29 * t69 - a_cos_theta2 * t67);
                let t72 = sin_theta2 * t70 + (cos_theta2 * t71 + (a * t67 - t59 * t68))
                    - t60 * t63;
                let t73 = rt::lit::<T>(1.0) / (t61 * t72);
                let t74 = a * t16;
                let t75 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t74;
                let t76 = t19 * twice_a;
                let t77 = t76 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2)
                    + t22 * t75;
                let t78 = a
                    - rt::lit::<T>(0.3333333333333333)
                        * (sin_theta3 * a_sin_theta3 + cos_theta3 * a_cos_theta3)
                    + t18 * t75 - t26 * t77;
                let t79 = t33 * (t23 * t78) - t25 * t77;
                let t80 = t15 * t75 + t28 * (t17 * t78) - t22 * t79;
                let t81 = t39 * t78;
                let t82 = k9 - k12 * t81;
                let t83 = cos_theta3
                    * (t13 * t80 + (a_cos_theta2 * t79 + cos_theta3 * t82))
                    + (a * t81 - t76 * t79 - t74 * t80);
                let t84 = cos_theta3 * t57
                    + (sin_theta3 * t58 - (t74 * t54 + (t76 * t53 + a * t56)));
                let t85 = t84 * t62;
                let t86 = sin_theta3
                    * (t43 * t80 + (a_sin_theta2 * t79 + sin_theta3 * t82)) + t83
                    - t84 * t85;
                let t87 = rt::lit::<T>(1.0) / t72;
                let t88 = sin_theta3 * t70
                    + (cos_theta3 * t71 + (t76 * t67 - a * t69 - t74 * t68));
                let t89 = t88 - t84 * t63;
                let t90 = t89 * t89;
                let t91 = t86 - t87 * t90;
                let t92 = t72 * t91;
                let t93 = rt::lit::<T>(1.0) / t92;
                let t94 = t73 * (t60 * t89) - t85;
                let t95 = t60 * t73 + t93 * (t89 * t94);
                let t96 = rt::lit::<T>(1.0) / t91;
                let t97 = t94 * t96;
                let t98 = rt::lit::<T>(1.0) / (t14 * t24);
                let t99 = t98 * (t21 * t23) - t18;
                let t100 = t21 * t98 + t33 * (t23 * t99);
                let t101 = t39 * t99;
                let t102 = t12 * (t22 * t100 + (t15 - t28 * (t17 * t99)))
                    + (t101 * t41 - t100 * t38);
                let t103 = t23 * t33;
                let t104 = (t25 + t23 * t23 / (t24 * t32)) * t38 - t103 * t41
                    - t12 * t100;
                let t105 = t74 * t102
                    + (t76 * t104 + a * (t12 * t101 + t39 * t41 - t103 * t38));
                let t106 = cos_theta3 * t42 - sin_theta3 * t48 - t105;
                let t107 = cos_theta2 * t42 - a * t104 - (t59 * t102 + sin_theta2 * t48);
                let t108 = t49 * (t63 * t95 + (t62 - t84 * t94 / (t61 * t91)))
                    + (t97 * t106 - t95 * t107);
                let t109 = t89 * t93;
                let t110 = t107 * (t87 + t90 / (t72 * t92)) - t109 * t106 - t95 * t49;
                let t111 = t97 * t49 + t96 * t106 - t109 * t107;
                let t112 = m * x_dot + t6
                    - half_h
                        * (sin_theta1 * t108 + (sin_theta2 * t110 + sin_theta3 * t111));
                let t113 = y_dot - theta1_dot * a_cos_theta1;
                let t114 = theta2_dot * a_cos_theta2;
                let t115 = m * (t113 - t114);
                let t116 = t113 - (rt::lit::<T>(2.0) * t114 + theta3_dot * a_cos_theta3);
                let t117 = m * t116;
                let t118 = t115 + t117;
                let t119 = m * y_dot + t118
                    + half_h
                        * (cos_theta1 * t108 + (cos_theta2 * t110 + cos_theta3 * t111));
                let t120 = j * theta1_dot + a_sin_theta1 * t6 - a_cos_theta1 * t118
                    - half_h * (t59 * t110 + t74 * t111);
                let t121 = j * theta2_dot + a_sin_theta2 * (t3 + twice_m * t4)
                    - a_cos_theta2 * (t115 + twice_m * t116);
                let carried = [
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    t112,
                    t119,
                    t120,
                    t121 - half_h * (a * t110 + t76 * t111),
                    j * theta3_dot + a_sin_theta3 * t5 - a_cos_theta3 * t117
                        - half_a_h * t111,
                    sin_theta1,
                    cos_theta1,
                    sin_theta2,
                    cos_theta2,
                    sin_theta3,
                    cos_theta3,
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
                let [x, y, theta1, theta2, theta3, p_x, p_y, p_theta1, p_theta2,
                p_theta3, sin_theta1_ahead, cos_theta1_ahead, sin_theta2_ahead,
                cos_theta2_ahead, sin_theta3_ahead, cos_theta3_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    k1,
                    m_a,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k11,
                    k12,
                    twice_a,
                    twice_m,
                    twice_j,
                    a_m_a,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    m_a_h,
                    k18,
                    k19,
                    k20,
                    half_m_a_h,
                    k21,
                    ..
                } = *setting.scheme();
                let m_a_sin_theta1_ahead = m_a * sin_theta1_ahead;
                let m_a_sin_theta3_ahead = m_a * sin_theta3_ahead;
                let m_a_cos_theta1_ahead = m_a * cos_theta1_ahead;
                let m_a_cos_theta3_ahead = m_a * cos_theta3_ahead;
                let a_sin_theta1_ahead = a * sin_theta1_ahead;
                let a_sin_theta2_ahead = a * sin_theta2_ahead;
                let a_cos_theta1_ahead = a * cos_theta1_ahead;
                let a_cos_theta2_ahead = a * cos_theta2_ahead;
                let a_sin_theta3_ahead = a * sin_theta3_ahead;
                let a_cos_theta3_ahead = a * cos_theta3_ahead;
                let t1 = m_a_sin_theta3_ahead * a_sin_theta2_ahead
                    + m_a_cos_theta3_ahead * a_cos_theta2_ahead;
                let t2 = m_a_sin_theta1_ahead * a_sin_theta1_ahead
                    + m_a_cos_theta1_ahead * a_cos_theta1_ahead;
                let m_a_sin_theta2_ahead = m_a * sin_theta2_ahead;
                let m_a_cos_theta2_ahead = m_a * cos_theta2_ahead;
                let t3 = m_a_sin_theta2_ahead * a_sin_theta1_ahead
                    + m_a_cos_theta2_ahead * a_cos_theta1_ahead;
                let t4 = m_a_sin_theta3_ahead * a_sin_theta1_ahead
                    + m_a_cos_theta3_ahead * a_cos_theta1_ahead;
                let t5 = m_a_sin_theta3_ahead * a_sin_theta3_ahead;
                let t6 = m_a_cos_theta3_ahead * a_cos_theta3_ahead;
                let t7 = sin_theta1_ahead * sin_theta3_ahead
                    + cos_theta1_ahead * cos_theta3_ahead;
                let t8 = k3 * t7 - rt::lit::<T>(0.6666666666666666) * t4;
                let t9 = k5 - rt::lit::<T>(1.3333333333333333) * t2;
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = t8 * t10;
                let t12 = sin_theta2_ahead * sin_theta3_ahead
                    + cos_theta2_ahead * cos_theta3_ahead;
                let t13 = sin_theta1_ahead * sin_theta2_ahead
                    + cos_theta1_ahead * cos_theta2_ahead;
                let t14 = t13 * k6 - rt::lit::<T>(2.0) * t3;
                let t15 = t14 * t10;
                let t16 = k4 * t12 - t1 - t8 * t15;
                let t17 = k7
                    - rt::lit::<T>(3.0)
                        * (m_a_sin_theta2_ahead * a_sin_theta2_ahead
                            + m_a_cos_theta2_ahead * a_cos_theta2_ahead) - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let t20 = k8 - rt::lit::<T>(0.3333333333333333) * (t5 + t6) - t8 * t11
                    - t16 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = sin_theta1_ahead * k11;
                let t23 = sin_theta3_ahead * k12;
                let t24 = t15 * t22 - a_sin_theta2_ahead;
                let t25 = t11 * t22 - t23 - t19 * t24;
                let t26 = t25 * t21;
                let t27 = t17 * t20;
                let t28 = rt::lit::<T>(1.0) / t27;
                let t29 = t18 * t24 - t28 * (t16 * t25);
                let t30 = rt::lit::<T>(1.0) / (t9 * t20);
                let t31 = t15 * t29 + (t30 * (t8 * t25) + t10 * t22);
                let t32 = cos_theta3_ahead * k12;
                let t33 = cos_theta1_ahead * k11;
                let t34 = a_cos_theta2_ahead * t29 + t26 * t32 - t31 * t33;
                let t35 = t22 * t31 + (k9 - t23 * t26 - a_sin_theta2_ahead * t29);
                let t36 = a_cos_theta2_ahead - t15 * t33;
                let t37 = t32 - t11 * t33 - t19 * t36;
                let t38 = t21 * t37;
                let t39 = t18 * t36 - t28 * (t16 * t37);
                let t40 = t10 * t33 - t30 * (t8 * t37) - t15 * t39;
                let t41 = t33 * t40 + (a_cos_theta2_ahead * t39 + (k9 + t32 * t38));
                let t42 = rt::lit::<T>(1.0) / (t9 * t17);
                let t43 = t42 * (t14 * t16) - t11;
                let t44 = t21 * t43;
                let t45 = t14 * t42 + t28 * (t16 * t43);
                let t46 = t15 * t45 + (t10 - t30 * (t8 * t43));
                let t47 = t16 * t28;
                let t48 = t18 + t16 * t16 / (t17 * t27);
                let t49 = p_x * t34
                    + (p_y * t41 + (p_theta1 * t40 + (p_theta2 * t39 + p_theta3 * t38)));
                let t50 = p_y * t34
                    + (p_x * t35 + (p_theta2 * t29 + p_theta3 * t26 - p_theta1 * t31));
                let t51 = cos_theta1_ahead * t49 - sin_theta1_ahead * t50;
                let t52 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta1_ahead * a_sin_theta1_ahead
                        + cos_theta1_ahead * a_cos_theta1_ahead);
                let t53 = sin_theta1_ahead * a_sin_theta2_ahead
                    + cos_theta1_ahead * a_cos_theta2_ahead - t52 * t15;
                let t54 = rt::lit::<T>(0.3333333333333333)
                    * (sin_theta1_ahead * a_sin_theta3_ahead
                        + cos_theta1_ahead * a_cos_theta3_ahead) - t52 * t11 - t19 * t53;
                let t55 = t18 * t53 - t28 * (t16 * t54);
                let t56 = t10 * t52 - t30 * (t8 * t54) - t15 * t55;
                let t57 = k9 + k11 * t56;
                let t58 = t21 * t54;
                let t59 = cos_theta1_ahead * t57
                    + (t32 * t58 + a_cos_theta2_ahead * t55);
                let t60 = sin_theta1_ahead * t57
                    + (t23 * t58 + a_sin_theta2_ahead * t55);
                let t61 = a * t13;
                let t62 = cos_theta2_ahead * t59
                    + (sin_theta2_ahead * t60 - (t61 * t56 + a * t55));
                let t63 = sin_theta1_ahead * t60 + cos_theta1_ahead * t59;
                let t64 = rt::lit::<T>(1.0) / t63;
                let t65 = t62 * t64;
                let t66 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta2_ahead * a_sin_theta1_ahead
                        + cos_theta2_ahead * a_cos_theta1_ahead) - t61;
                let t67 = t66 * t15
                    + (a - sin_theta2_ahead * a_sin_theta2_ahead
                        - cos_theta2_ahead * a_cos_theta2_ahead);
                let t68 = t19 * t67
                    + (rt::lit::<T>(0.3333333333333333)
                        * (sin_theta2_ahead * a_sin_theta3_ahead
                            + cos_theta2_ahead * a_cos_theta3_ahead) - t66 * t11);
                let t69 = t18 * t67 + t28 * (t16 * t68);
                let t70 = t15 * t69 + (t10 * t66 - t30 * (t8 * t68));
                let t71 = t21 * t68;
                let t72 = t22 * t70
                    + (k9 * sin_theta2_ahead + t23 * t71 - a_sin_theta2_ahead * t69);
                let t73 = t33 * t70
                    + (k9 * cos_theta2_ahead + t32 * t71 - a_cos_theta2_ahead * t69);
                let t74 = sin_theta2_ahead * t72
                    + (cos_theta2_ahead * t73 + (a * t69 - t61 * t70)) - t62 * t65;
                let t75 = rt::lit::<T>(1.0) / (t63 * t74);
                let t76 = a * t7;
                let t77 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta3_ahead * a_sin_theta1_ahead
                        + cos_theta3_ahead * a_cos_theta1_ahead) - t76;
                let t78 = t12 * twice_a;
                let t79 = t77 * t15
                    + (t78
                        - (sin_theta3_ahead * a_sin_theta2_ahead
                            + cos_theta3_ahead * a_cos_theta2_ahead));
                let t80 = t77 * t11
                    + (a
                        - rt::lit::<T>(0.3333333333333333)
                            * (sin_theta3_ahead * a_sin_theta3_ahead
                                + cos_theta3_ahead * a_cos_theta3_ahead)) - t19 * t79;
                let t81 = t28 * (t16 * t80) - t18 * t79;
                let t82 = t10 * t77 + t30 * (t8 * t80) - t15 * t81;
                let t83 = t21 * t80;
                let t84 = k9 - k12 * t83;
                let t85 = cos_theta3_ahead
                    * (t33 * t82 + (a_cos_theta2_ahead * t81 + cos_theta3_ahead * t84))
                    + (a * t83 - t78 * t81 - t76 * t82);
                let t86 = cos_theta3_ahead * t59
                    + (sin_theta3_ahead * t60 - (t76 * t56 + (t55 * t78 + a * t58)));
                let t87 = t86 * t64;
                let t88 = sin_theta3_ahead
                    * (t22 * t82 + (a_sin_theta2_ahead * t81 + sin_theta3_ahead * t84))
                    + t85 - t86 * t87;
                let t89 = sin_theta3_ahead * t72
                    + (cos_theta3_ahead * t73 + (t69 * t78 - a * t71 - t76 * t70));
                let t90 = t89 - t86 * t65;
                let t91 = t90 * t90;
                let t92 = rt::lit::<T>(1.0) / t74;
                let t93 = t88 - t91 * t92;
                let t94 = t74 * t93;
                let t95 = rt::lit::<T>(1.0) / t94;
                let t96 = t75 * (t62 * t90) - t87;
                let t97 = t62 * t75 + t95 * (t90 * t96);
                let t98 = rt::lit::<T>(1.0) / t93;
                let t99 = t96 * t98;
                let t100 = p_theta1 * t46 + (p_theta3 * t44 - p_theta2 * t45)
                    + (p_y * t40 - p_x * t31);
                let t101 = p_theta2 * t48 + p_x * t29
                    + (p_y * t39 - p_theta3 * t47 - p_theta1 * t45);
                let t102 = p_y * t38 + p_theta1 * t44
                    + (p_x * t26 + p_theta3 * t21 - p_theta2 * t47);
                let t103 = cos_theta3_ahead * t49
                    - (t76 * t100 + (t78 * t101 + a * t102)) - sin_theta3_ahead * t50;
                let t104 = cos_theta2_ahead * t49 - (t61 * t100 + a * t101)
                    - sin_theta2_ahead * t50;
                let t105 = t51 * (t65 * t97 + (t64 - t86 * t96 / (t63 * t93)))
                    + (t99 * t103 - t97 * t104);
                let t106 = t90 * t95;
                let t107 = t104 * (t92 + t91 / (t74 * t94)) - t106 * t103 - t97 * t51;
                let t108 = t99 * t51 + t98 * t103 - t106 * t104;
                let t109 = p_x
                    + rt::lit::<T>(2.0)
                        * (sin_theta1_ahead * t105
                            + (sin_theta2_ahead * t107 + sin_theta3_ahead * t108));
                let t110 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta1_ahead * t105
                            + (cos_theta2_ahead * t107 + cos_theta3_ahead * t108));
                let t111 = p_theta1 + rt::lit::<T>(2.0) * (t61 * t107 + t76 * t108);
                let t112 = p_theta2 + rt::lit::<T>(2.0) * (a * t107 + t78 * t108);
                let t113 = p_theta3 + twice_a * t108;
                let t114 = sin_theta1_ahead * a_m_a;
                let t115 = cos_theta1_ahead * a_m_a;
                let t116 = cos_theta2_ahead * sin_theta3_ahead;
                let t117 = sin_theta2_ahead * cos_theta3_ahead;
                let t118 = t116 - t117;
                let t119 = k4 * t118;
                let t120 = t117 - t116;
                let t121 = k3 * t120;
                let t122 = sin_theta2_ahead * k14;
                let t123 = cos_theta2_ahead * k2;
                let t124 = cos_theta1_ahead * m_a_h;
                let t125 = sin_theta1_ahead * m_a_h;
                let t126 = m_a_cos_theta1_ahead * a_sin_theta2_ahead;
                let t127 = m_a_sin_theta1_ahead * a_cos_theta2_ahead;
                let t128 = (t126 - t127) * k18;
                let t129 = m_a_cos_theta1_ahead * a_sin_theta3_ahead;
                let t130 = m_a_sin_theta1_ahead * a_cos_theta3_ahead;
                let t131 = half_h * (t129 - t130);
                let t132 = cos_theta2_ahead * k19;
                let t133 = sin_theta2_ahead * k19;
                let t134 = m_a_cos_theta1_ahead * a_cos_theta2_ahead
                    + m_a_sin_theta1_ahead * a_sin_theta2_ahead;
                let t135 = rt::lit::<T>(3.0) * (t127 - t126);
                let t136 = twice_j
                    + k16
                        * (cos_theta2_ahead * cos_theta2_ahead
                            + sin_theta2_ahead * sin_theta2_ahead);
                let t137 = t118 * k20;
                let t138 = cos_theta3_ahead * half_m_a_h;
                let t139 = sin_theta3_ahead * half_m_a_h;
                let t140 = m_a_cos_theta1_ahead * a_cos_theta3_ahead
                    + m_a_sin_theta1_ahead * a_sin_theta3_ahead;
                let t141 = m_a_cos_theta2_ahead * a_cos_theta3_ahead
                    + m_a_sin_theta2_ahead * a_sin_theta3_ahead;
                let t142 = t130 - t129;
                let t143 = t5 + (t6 + twice_j);
                let t144 = k4 * t120;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t145 = t35 * t109 - t31 * t111
                                + (t34 * t110 + (t29 * t112 + t26 * t113));
                            let t146 = t41 * t110 + t39 * t112
                                + (t34 * t109 + (t40 * t111 + t38 * t113));
                            let t147 = t40 * t110 - t45 * t112
                                + (t46 * t111 + t44 * t113 - t31 * t109);
                            let t148 = t39 * t110 - t45 * t111
                                + (t29 * t109 + (t48 * t112 - t47 * t113));
                            let t149 = t26 * t109 - t47 * t112
                                + (t38 * t110 + (t44 * t111 + t21 * t113));
                            [t145, t146, t147, t148, t149]
                        },
                        move || {
                            let t145 = t35 * t109 - t31 * t111
                                + (t34 * t110 + (t29 * t112 + t26 * t113));
                            let t146 = t41 * t110 + t39 * t112
                                + (t34 * t109 + (t40 * t111 + t38 * t113));
                            let t147 = t40 * t110 - t45 * t112
                                + (t46 * t111 + t44 * t113 - t31 * t109);
                            let t148 = t39 * t110 - t45 * t111
                                + (t29 * t109 + (t48 * t112 - t47 * t113));
                            let t149 = t26 * t109 - t47 * t112
                                + (t38 * t110 + (t44 * t111 + t21 * t113));
                            [
                                rt::abs(x * inv_h) + rt::abs(t145),
                                rt::abs(y * inv_h) + rt::abs(t146),
                                rt::abs(theta1 * inv_h) + rt::abs(t147),
                                rt::abs(theta2 * inv_h) + rt::abs(t148),
                                rt::abs(theta3 * inv_h) + rt::abs(t149),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta1_dot_ahead,
                            theta2_dot_ahead,
                            theta3_dot_ahead,
                            ]|
                        {
                            let theta2_new = theta2 + h * theta2_dot_ahead;
                            let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::sin_cos(
                                theta2_new,
                            );
                            let t150 = a * sin_theta2_ahead_new;
                            let t151 = theta2_dot_ahead * t150;
                            let theta1_new = theta1 + h * theta1_dot_ahead;
                            let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                                theta1_new,
                            );
                            let t152 = a * sin_theta1_ahead_new;
                            let t153 = x_dot_ahead + theta1_dot_ahead * t152;
                            let t154 = m * (t151 + t153);
                            let theta3_new = theta3 + h * theta3_dot_ahead;
                            let (sin_theta3_ahead_new, cos_theta3_ahead_new) = rt::sin_cos(
                                theta3_new,
                            );
                            let t155 = a * sin_theta3_ahead_new;
                            let t156 = rt::lit::<T>(2.0) * t151
                                + (t153 + theta3_dot_ahead * t155);
                            let t157 = m * t156;
                            let t158 = t154 + t157;
                            let t159 = theta2_dot_ahead * a_sin_theta2_ahead;
                            let t160 = x_dot_ahead
                                + theta1_dot_ahead * a_sin_theta1_ahead;
                            let t161 = m * (t159 + t160);
                            let t162 = rt::lit::<T>(2.0) * t159
                                + (t160 + theta3_dot_ahead * a_sin_theta3_ahead);
                            let t163 = m * t162;
                            let t164 = t161 + t163;
                            let p_x_new = rt::lit::<T>(0.5)
                                * (t158 + (t164 + x_dot_ahead * twice_m));
                            let t165 = a * cos_theta1_ahead_new;
                            let t166 = y_dot_ahead - theta1_dot_ahead * t165;
                            let t167 = a * cos_theta2_ahead_new;
                            let t168 = theta2_dot_ahead * t167;
                            let t169 = m * (t166 - t168);
                            let t170 = a * cos_theta3_ahead_new;
                            let t171 = t166
                                - (rt::lit::<T>(2.0) * t168 + theta3_dot_ahead * t170);
                            let t172 = m * t171;
                            let t173 = t169 + t172;
                            let t174 = y_dot_ahead
                                - theta1_dot_ahead * a_cos_theta1_ahead;
                            let t175 = theta2_dot_ahead * a_cos_theta2_ahead;
                            let t176 = m * (t174 - t175);
                            let t177 = t174
                                - (rt::lit::<T>(2.0) * t175
                                    + theta3_dot_ahead * a_cos_theta3_ahead);
                            let t178 = m * t177;
                            let t179 = t176 + t178;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (t173 + (t179 + y_dot_ahead * twice_m));
                            let t180 = t152 * t158
                                + (a_sin_theta1_ahead * t164 + theta1_dot_ahead * twice_j
                                    - a_cos_theta1_ahead * t179) - t165 * t173;
                            let t181 = rt::lit::<T>(0.5) * t180;
                            let twice_x_dot_ahead = rt::lit::<T>(2.0) * x_dot_ahead;
                            let t182 = theta2_dot_ahead * sin_theta2_ahead;
                            let t183 = theta3_dot_ahead * sin_theta3_ahead;
                            let t184 = theta2_dot_ahead * cos_theta2_ahead;
                            let t185 = theta3_dot_ahead * cos_theta3_ahead;
                            let twice_y_dot_ahead = rt::lit::<T>(2.0) * y_dot_ahead;
                            let t186 = m_a_cos_theta1_ahead
                                * (twice_x_dot_ahead
                                    + a * (rt::lit::<T>(3.0) * t182 + t183))
                                - m_a_sin_theta1_ahead
                                    * (a * (rt::lit::<T>(3.0) * t184 + t185)
                                        - twice_y_dot_ahead);
                            let t187 = half_h * theta1_dot_ahead;
                            let t188 = t154 + twice_m * t156;
                            let t189 = a_sin_theta2_ahead * (t161 + twice_m * t162)
                                + theta2_dot_ahead * twice_j
                                - a_cos_theta2_ahead * (t176 + twice_m * t177);
                            let t190 = t169 + twice_m * t171;
                            let t191 = rt::lit::<T>(0.5)
                                * (t150 * t188 + t189 - t167 * t190);
                            let t192 = t184 * t114 - t182 * t115;
                            let t193 = (x_dot_ahead * cos_theta2_ahead
                                + y_dot_ahead * sin_theta2_ahead) * k2
                                + theta3_dot_ahead * t119;
                            let t194 = t155 * t157
                                + (a_sin_theta3_ahead * t163 + theta3_dot_ahead * twice_j
                                    - a_cos_theta3_ahead * t178) - t170 * t172;
                            let t195 = rt::lit::<T>(0.5) * t194;
                            let t196 = t185 * t114 - t183 * t115;
                            let t197 = m_a
                                * (x_dot_ahead * cos_theta3_ahead
                                    + y_dot_ahead * sin_theta3_ahead);
                            let t198 = theta3_dot_ahead * t121;
                            let t199 = t195
                                - (t113
                                    + half_h
                                        * (theta1_dot_ahead * t196
                                            + (theta3_dot_ahead * t197
                                                + t198 * (rt::lit::<T>(2.0) * theta2_dot_ahead))));
                            let t200 = cos_theta1_ahead_new * a_h;
                            let t201 = m * (t152 + theta1_dot_ahead * t200);
                            let t202 = cos_theta2_ahead_new * a_h;
                            let t203 = t150 + theta2_dot_ahead * t202;
                            let t204 = cos_theta3_ahead_new * a_h;
                            let t205 = m * (t155 + theta3_dot_ahead * t204);
                            let t206 = sin_theta1_ahead_new * a_h;
                            let t207 = m * (theta1_dot_ahead * t206 - t165);
                            let t208 = sin_theta2_ahead_new * a_h;
                            let t209 = theta2_dot_ahead * t208;
                            let t210 = m * (t209 - t167);
                            let t211 = t167 - t209;
                            let t212 = t210 - twice_m * t211;
                            let t213 = sin_theta3_ahead_new * a_h;
                            let t214 = m * (theta3_dot_ahead * t213 - t170);
                            let t215 = m_a * sin_theta1_ahead_new;
                            let t216 = m_a * cos_theta1_ahead_new;
                            let t217 = twice_j
                                + rt::lit::<T>(2.0) * (t2 + t152 * t201 - t165 * t207)
                                + (t200 * t158 + t206 * t173);
                            let t218 = m * t203;
                            let t219 = t208 * t190
                                + (t203 * (sin_theta2_ahead_new * k17) + t136
                                    - t167 * (t210 - t211 * k15));
                            let t220 = rt::lit::<T>(0.5)
                                * (t155 * t205 + t143 - t170 * t214
                                    + (t213 * t172 + t204 * t157));
                            (
                                [
                                    p_x_new - t109,
                                    p_y_new - t110,
                                    t181 - (t111 + t186 * t187),
                                    t191
                                        - (t112
                                            + half_h
                                                * (t192 * (rt::lit::<T>(3.0) * theta1_dot_ahead)
                                                    + theta2_dot_ahead * t193)),
                                    t199,
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        m_a_sin_theta1_ahead + t201,
                                        t122 + k13 * t203,
                                        rt::lit::<T>(0.5) * (m_a_sin_theta3_ahead + t205),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        t207 - m_a_cos_theta1_ahead,
                                        rt::lit::<T>(0.5) * (t212 - t123),
                                        rt::lit::<T>(0.5) * (t214 - m_a_cos_theta3_ahead),
                                    ],
                                    [
                                        t215 + (m_a_sin_theta1_ahead - theta1_dot_ahead * t124),
                                        -(t216 + (m_a_cos_theta1_ahead + theta1_dot_ahead * t125)),
                                        rt::lit::<T>(0.5) * t217 - half_h * t186,
                                        rt::lit::<T>(0.5)
                                            * (rt::lit::<T>(3.0) * (t3 + t152 * t218) - t165 * t212)
                                            - theta1_dot_ahead * t128,
                                        rt::lit::<T>(0.5) * (t4 + t152 * t205 - t165 * t214)
                                            - theta1_dot_ahead * t131,
                                    ],
                                    [
                                        sin_theta2_ahead_new * k14
                                            + (t122 - theta2_dot_ahead * t132),
                                        -(theta2_dot_ahead * t133
                                            + k14 * (cos_theta2_ahead_new + cos_theta2_ahead)),
                                        rt::lit::<T>(1.5) * (t150 * t201 + t134 - t167 * t207)
                                            - k18 * t192,
                                        rt::lit::<T>(0.5) * (t202 * t188 + t219)
                                            - half_h * (theta1_dot_ahead * t135 + t193),
                                        t150 * t205 + (t1 - theta2_dot_ahead * t137) - t167 * t214,
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (m_a_sin_theta3_ahead + m_a * sin_theta3_ahead_new)
                                            - theta3_dot_ahead * t138,
                                        -(rt::lit::<T>(0.5)
                                            * (m_a_cos_theta3_ahead + m_a * cos_theta3_ahead_new)
                                            + theta3_dot_ahead * t139),
                                        rt::lit::<T>(0.5) * (t155 * t201 + t140 - t170 * t207)
                                            - half_h * t196,
                                        t155 * t218 + (t170 * (m * t211) + (t141 - h * t198)),
                                        t220
                                            - half_h
                                                * (t197
                                                    + (theta1_dot_ahead * t142 + theta2_dot_ahead * t144)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead, theta3_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead,
                theta3_dot_ahead] = solution1.x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let theta1_new = theta1 + h * theta1_dot_ahead;
                let theta2_new = theta2 + h * theta2_dot_ahead;
                let theta3_new = theta3 + h * theta3_dot_ahead;
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    h * theta2_dot_ahead,
                    theta2_new,
                    tally,
                );
                let t150 = a * sin_theta2_ahead_new;
                let t151 = theta2_dot_ahead * t150;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    h * theta1_dot_ahead,
                    theta1_new,
                    tally,
                );
                let t152 = a * sin_theta1_ahead_new;
                let t153 = x_dot_ahead + theta1_dot_ahead * t152;
                let t154 = m * (t151 + t153);
                let (sin_theta3_ahead_new, cos_theta3_ahead_new) = rt::turned(
                    (sin_theta3_ahead, cos_theta3_ahead),
                    theta3,
                    h * theta3_dot_ahead,
                    theta3_new,
                    tally,
                );
                let t155 = a * sin_theta3_ahead_new;
                let t156 = rt::lit::<T>(2.0) * t151 + (t153 + theta3_dot_ahead * t155);
                let t157 = m * t156;
                let t158 = t154 + t157;
                let t159 = theta2_dot_ahead * a_sin_theta2_ahead;
                let t160 = x_dot_ahead + theta1_dot_ahead * a_sin_theta1_ahead;
                let t161 = m * (t159 + t160);
                let t162 = rt::lit::<T>(2.0) * t159
                    + (t160 + theta3_dot_ahead * a_sin_theta3_ahead);
                let t163 = m * t162;
                let t164 = t161 + t163;
                let p_x_new = rt::lit::<T>(0.5)
                    * (t158 + (t164 + x_dot_ahead * twice_m));
                let t165 = a * cos_theta1_ahead_new;
                let t166 = y_dot_ahead - theta1_dot_ahead * t165;
                let t167 = a * cos_theta2_ahead_new;
                let t168 = theta2_dot_ahead * t167;
                let t169 = m * (t166 - t168);
                let t170 = a * cos_theta3_ahead_new;
                let t171 = t166 - (rt::lit::<T>(2.0) * t168 + theta3_dot_ahead * t170);
                let t172 = m * t171;
                let t173 = t169 + t172;
                let t174 = y_dot_ahead - theta1_dot_ahead * a_cos_theta1_ahead;
                let t175 = theta2_dot_ahead * a_cos_theta2_ahead;
                let t176 = m * (t174 - t175);
                let t177 = t174
                    - (rt::lit::<T>(2.0) * t175 + theta3_dot_ahead * a_cos_theta3_ahead);
                let t178 = m * t177;
                let t179 = t176 + t178;
                let p_y_new = rt::lit::<T>(0.5)
                    * (t173 + (t179 + y_dot_ahead * twice_m));
                let t216 = m_a * cos_theta1_ahead_new;
                let twice_x_dot_ahead = rt::lit::<T>(2.0) * x_dot_ahead;
                let t221 = theta2_dot_ahead * sin_theta2_ahead_new;
                let t222 = theta3_dot_ahead * sin_theta3_ahead_new;
                let t215 = m_a * sin_theta1_ahead_new;
                let t223 = theta2_dot_ahead * cos_theta2_ahead_new;
                let t224 = theta3_dot_ahead * cos_theta3_ahead_new;
                let twice_y_dot_ahead = rt::lit::<T>(2.0) * y_dot_ahead;
                let t225 = t216
                    * (twice_x_dot_ahead + a * (rt::lit::<T>(3.0) * t221 + t222))
                    - t215 * (a * (rt::lit::<T>(3.0) * t223 + t224) - twice_y_dot_ahead);
                let t187 = half_h * theta1_dot_ahead;
                let t180 = t152 * t158
                    + (a_sin_theta1_ahead * t164 + theta1_dot_ahead * twice_j
                        - a_cos_theta1_ahead * t179) - t165 * t173;
                let t181 = rt::lit::<T>(0.5) * t180;
                let p_theta1_new = t225 * t187 + t181;
                let t226 = sin_theta3_ahead_new * cos_theta2_ahead_new;
                let t227 = sin_theta2_ahead_new * cos_theta3_ahead_new;
                let t228 = (k19
                    * (x_dot_ahead * cos_theta2_ahead_new
                        + y_dot_ahead * sin_theta2_ahead_new)
                    + k20 * theta3_dot_ahead * (t226 - t227)) * theta2_dot_ahead;
                let t188 = t154 + twice_m * t156;
                let t189 = a_sin_theta2_ahead * (t161 + twice_m * t162)
                    + theta2_dot_ahead * twice_j
                    - a_cos_theta2_ahead * (t176 + twice_m * t177);
                let t190 = t169 + twice_m * t171;
                let t191 = rt::lit::<T>(0.5) * (t150 * t188 + t189 - t167 * t190);
                let p_theta2_new = k21 * theta1_dot_ahead * (t215 * t223 - t216 * t221)
                    + t228 + t191;
                let t229 = (half_m_a_h
                    * (x_dot_ahead * cos_theta3_ahead_new
                        + y_dot_ahead * sin_theta3_ahead_new)
                    + k20 * theta2_dot_ahead * (t227 - t226)) * theta3_dot_ahead;
                let t194 = t155 * t157
                    + (a_sin_theta3_ahead * t163 + theta3_dot_ahead * twice_j
                        - a_cos_theta3_ahead * t178) - t170 * t172;
                let t195 = rt::lit::<T>(0.5) * t194;
                let p_theta3_new = half_a_h * theta1_dot_ahead
                    * (t215 * t224 - t216 * t222) + t229 + t195;
                let carried = [
                    x_new,
                    y_new,
                    theta1_new,
                    theta2_new,
                    theta3_new,
                    p_x_new,
                    p_y_new,
                    p_theta1_new,
                    p_theta2_new,
                    p_theta3_new,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    sin_theta2_ahead_new,
                    cos_theta2_ahead_new,
                    sin_theta3_ahead_new,
                    cos_theta3_ahead_new,
                ];
                if !rt::all_finite([
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
                let [x, y, theta1, theta2, theta3, p_x, p_y, p_theta1, p_theta2,
                p_theta3, _, _, _, _, _, _] = motion.carried;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    twice_a,
                    ..
                } = *setting.scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let t1 = sin_theta1 * k11;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t2 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let m_a_sin_theta2 = m_a * sin_theta2;
                let a_sin_theta1 = a * sin_theta1;
                let m_a_cos_theta2 = m_a * cos_theta2;
                let a_cos_theta1 = a * cos_theta1;
                let t3 = t2 * k6
                    - rt::lit::<T>(2.0)
                        * (m_a_sin_theta2 * a_sin_theta1
                            + m_a_cos_theta2 * a_cos_theta1);
                let t4 = sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1;
                let t5 = k5 - t4 * k10;
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = t3 * t6;
                let a_sin_theta2 = a * sin_theta2;
                let a_cos_theta2 = a * cos_theta2;
                let t8 = k7
                    - rt::lit::<T>(3.0)
                        * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                    - t3 * t7;
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = t7 * t1 - a_sin_theta2;
                let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
                let m_a_sin_theta3 = m_a * sin_theta3;
                let a_sin_theta3 = a * sin_theta3;
                let m_a_cos_theta3 = m_a * cos_theta3;
                let a_cos_theta3 = a * cos_theta3;
                let t11 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
                let t12 = k3 * t11
                    - rt::lit::<T>(0.6666666666666666)
                        * (m_a_sin_theta3 * a_sin_theta1
                            + m_a_cos_theta3 * a_cos_theta1);
                let t13 = t12 * t6;
                let t14 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
                let t15 = k4 * t14
                    - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                    - t12 * t7;
                let t16 = t15 * t9;
                let t17 = k8
                    - rt::lit::<T>(0.3333333333333333)
                        * (m_a_sin_theta3 * a_sin_theta3 + m_a_cos_theta3 * a_cos_theta3)
                    - t12 * t13 - t15 * t16;
                let t18 = t8 * t17;
                let t19 = rt::lit::<T>(1.0) / t18;
                let t20 = sin_theta3 * k12;
                let t21 = t13 * t1 - t20 - t16 * t10;
                let t22 = t9 * t10 - t19 * (t15 * t21);
                let t23 = rt::lit::<T>(1.0) / (t5 * t17);
                let t24 = t7 * t22 + (t23 * (t12 * t21) + t6 * t1);
                let t25 = rt::lit::<T>(1.0) / t17;
                let t26 = t21 * t25;
                let t27 = t1 * t24 + (k9 - t20 * t26 - a_sin_theta2 * t22);
                let t28 = cos_theta3 * k12;
                let t29 = cos_theta1 * k11;
                let t30 = a_cos_theta2 * t22 + t26 * t28 - t24 * t29;
                let t31 = a_cos_theta2 - t7 * t29;
                let t32 = t28 - t13 * t29 - t16 * t31;
                let t33 = t9 * t31 - t19 * (t15 * t32);
                let t34 = t6 * t29 - t23 * (t12 * t32) - t7 * t33;
                let t35 = t25 * t32;
                let t36 = t29 * t34 + (a_cos_theta2 * t33 + (k9 + t28 * t35));
                let t37 = p_x * t30
                    + (p_y * t36 + (p_theta1 * t34 + (p_theta2 * t33 + p_theta3 * t35)));
                let t38 = p_y * t30
                    + (p_x * t27 + (p_theta2 * t22 + p_theta3 * t26 - p_theta1 * t24));
                let t39 = cos_theta1 * t37 - sin_theta1 * t38;
                let t40 = rt::lit::<T>(0.6666666666666666) * t4;
                let t41 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2
                    - t7 * t40;
                let t42 = rt::lit::<T>(0.3333333333333333)
                    * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - t13 * t40
                    - t16 * t41;
                let t43 = t9 * t41 - t19 * (t15 * t42);
                let t44 = t6 * t40 - t23 * (t12 * t42) - t7 * t43;
                let t45 = k9 + k11 * t44;
                let t46 = t25 * t42;
                let t47 = cos_theta1 * t45 + (t28 * t46 + a_cos_theta2 * t43);
                let t48 = sin_theta1 * t45 + (t20 * t46 + a_sin_theta2 * t43);
                let t49 = a * t2;
                let t50 = cos_theta2 * t47 + (sin_theta2 * t48 - (t49 * t44 + a * t43));
                let t51 = sin_theta1 * t48 + cos_theta1 * t47;
                let t52 = rt::lit::<T>(1.0) / t51;
                let t53 = t50 * t52;
                let t54 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1) - t49;
                let t55 = t7 * t54
                    + (a - sin_theta2 * a_sin_theta2 - cos_theta2 * a_cos_theta2);
                let t56 = t16 * t55
                    + (rt::lit::<T>(0.3333333333333333)
                        * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                        - t13 * t54);
                let t57 = t9 * t55 + t19 * (t15 * t56);
                let t58 = t7 * t57 + (t6 * t54 - t23 * (t12 * t56));
                let t59 = t25 * t56;
                let t60 = t1 * t58 + (sin_theta2 * k9 + t20 * t59 - a_sin_theta2 * t57);
                let t61 = t29 * t58 + (cos_theta2 * k9 + t28 * t59 - a_cos_theta2 * t57);
                let t62 = sin_theta2 * t60 + (cos_theta2 * t61 + (a * t57 - t49 * t58))
                    - t50 * t53;
                let t63 = rt::lit::<T>(1.0) / (t51 * t62);
                let t64 = a * t11;
                let t65 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t64;
                let t66 = t14 * twice_a;
                let t67 = t7 * t65
                    + (t66 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2));
                let t68 = t13 * t65
                    + (a
                        - rt::lit::<T>(0.3333333333333333)
                            * (sin_theta3 * a_sin_theta3 + cos_theta3 * a_cos_theta3))
                    - t16 * t67;
                let t69 = t19 * (t15 * t68) - t9 * t67;
                let t70 = t6 * t65 + t23 * (t12 * t68) - t7 * t69;
                let t71 = t25 * t68;
                let t72 = k9 - k12 * t71;
                let t73 = cos_theta3
                    * (t29 * t70 + (a_cos_theta2 * t69 + cos_theta3 * t72))
                    + (a * t71 - t66 * t69 - t64 * t70);
                let t74 = cos_theta3 * t47
                    + (sin_theta3 * t48 - (t64 * t44 + (t43 * t66 + a * t46)));
                let t75 = t74 * t52;
                let t76 = sin_theta3
                    * (t1 * t70 + (a_sin_theta2 * t69 + sin_theta3 * t72)) + t73
                    - t74 * t75;
                let t77 = rt::lit::<T>(1.0) / t62;
                let t78 = sin_theta3 * t60
                    + (cos_theta3 * t61 + (t57 * t66 - a * t59 - t64 * t58));
                let t79 = t78 - t74 * t53;
                let t80 = t79 * t79;
                let t81 = t76 - t77 * t80;
                let t82 = t62 * t81;
                let t83 = rt::lit::<T>(1.0) / t82;
                let t84 = t63 * (t50 * t79) - t75;
                let t85 = t50 * t63 + t83 * (t79 * t84);
                let t86 = rt::lit::<T>(1.0) / t81;
                let t87 = t84 * t86;
                let t88 = rt::lit::<T>(1.0) / (t5 * t8);
                let t89 = t88 * (t3 * t15) - t13;
                let t90 = t3 * t88 + t19 * (t15 * t89);
                let t91 = t7 * t90 + (t6 - t23 * (t12 * t89));
                let t92 = t25 * t89;
                let t93 = p_theta1 * t91 + (p_theta3 * t92 - p_theta2 * t90)
                    + (p_y * t34 - p_x * t24);
                let t94 = t9 + t15 * t15 / (t8 * t18);
                let t95 = t15 * t19;
                let t96 = p_theta2 * t94 + p_x * t22
                    + (p_y * t33 - p_theta3 * t95 - p_theta1 * t90);
                let t97 = p_y * t35 + p_theta1 * t92
                    + (p_x * t26 + p_theta3 * t25 - p_theta2 * t95);
                let t98 = cos_theta3 * t37 - (t64 * t93 + (t66 * t96 + a * t97))
                    - sin_theta3 * t38;
                let t99 = cos_theta2 * t37 - (t49 * t93 + a * t96) - sin_theta2 * t38;
                let t100 = t39 * (t53 * t85 + (t52 - t74 * t84 / (t51 * t81)))
                    + (t87 * t98 - t85 * t99);
                let t101 = t79 * t83;
                let t102 = t99 * (t77 + t80 / (t62 * t82)) - t101 * t98 - t85 * t39;
                let t103 = t87 * t39 + t86 * t98 - t101 * t99;
                let t104 = sin_theta1 * t100
                    + (sin_theta2 * t102 + (p_x + sin_theta3 * t103));
                let t105 = t49 * t102 + (p_theta1 + t64 * t103);
                let t106 = p_y - cos_theta3 * t103 - cos_theta2 * t102
                    - cos_theta1 * t100;
                let t107 = a * t102 + (p_theta2 + t66 * t103);
                let t108 = p_theta3 + a * t103;
                let t109 = t27 * t104 - t24 * t105
                    + (t30 * t106 + (t22 * t107 + t26 * t108));
                let t110 = t36 * t106 + t33 * t107
                    + (t30 * t104 + (t34 * t105 + t35 * t108));
                let t111 = t34 * t106 - t90 * t107
                    + (t91 * t105 + t92 * t108 - t24 * t104);
                let t112 = t33 * t106 - t90 * t105
                    + (t22 * t104 + (t94 * t107 - t95 * t108));
                let t113 = t26 * t104 - t95 * t107
                    + (t35 * t106 + (t92 * t105 + t25 * t108));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    x_dot: t109,
                    y_dot: t110,
                    theta1_dot: t111,
                    theta2_dot: t112,
                    theta3_dot: t113,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Leapfrog> for System<T> {
        type Scheme = leapfrog::Scheme<T>;
    }

    /// The method `rk4`.
    pub mod rk4 {
        use super::{State, System};
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
        /// | once, from parameters | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 379 | 557 | 8 | 0 | 12 | 0 |
        /// | each state that is looked at | 43 | 71 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `2 m`
            twice_m: T,
            /// `h/2`
            half_h: T,
            /// `a h/3`
            k1: T,
            /// `a h/6`
            k2: T,
            /// `h/6`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let k1 = rt::lit::<T>(0.3333333333333333) * a_h;
                let k2 = rt::lit::<T>(0.16666666666666666) * a_h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m_a,
                    twice_m,
                    half_h,
                    k1,
                    k2,
                    k3,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let Scheme { twice_m, .. } = *self;
                let [[x, y, theta1, theta2, theta3]] = start.q().data.0;
                let [[x_dot, y_dot, theta1_dot, theta2_dot, theta3_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let a_sin_theta2 = a * sin_theta2;
                let t1 = a_sin_theta2 * theta2_dot;
                let a_sin_theta1 = a * sin_theta1;
                let t2 = x_dot + a_sin_theta1 * theta1_dot;
                let t3 = m * (t1 + t2);
                let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
                let a_sin_theta3 = a * sin_theta3;
                let t4 = rt::lit::<T>(2.0) * t1 + (t2 + a_sin_theta3 * theta3_dot);
                let a_cos_theta2 = a * cos_theta2;
                let a_cos_theta1 = a * cos_theta1;
                let t5 = y_dot - theta1_dot * a_cos_theta1;
                let t6 = theta2_dot * a_cos_theta2;
                let t7 = m * (t5 - t6);
                let a_cos_theta3 = a * cos_theta3;
                let t8 = t5 - (rt::lit::<T>(2.0) * t6 + theta3_dot * a_cos_theta3);
                let t9 = j * theta2_dot + a_sin_theta2 * (t3 + twice_m * t4)
                    - a_cos_theta2 * (t7 + twice_m * t8);
                let t10 = sin_theta2 * cos_theta3 - sin_theta3 * cos_theta2;
                let t11 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
                let twice_cos_theta2 = rt::lit::<T>(2.0) * cos_theta2;
                let t12 = m * t4;
                let t13 = m * t8;
                let t14 = j * theta3_dot + a_sin_theta3 * t12 - a_cos_theta3 * t13;
                let t15 = (sin_theta3 * cos_theta1 + sin_theta1 * cos_theta3
                    + (cos_theta1 * t10 - sin_theta1 * t11) * twice_cos_theta2) * t14;
                let t16 = t3 + t12;
                let t17 = t7 + t13;
                let t18 = (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1) * t9
                    + (t15
                        + (a_cos_theta1 * (m * x_dot + t16)
                            + a_sin_theta1 * (m * y_dot + t17)));
                let t19 = ((sin_theta1 * t10 + cos_theta1 * t11) * twice_cos_theta2
                    + (sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3)) * t14;
                let t20 = j * theta1_dot + a_sin_theta1 * t16 - a_cos_theta1 * t17 + t19
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * t9;
                let carried = [
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    t18,
                    t20,
                    sin_theta1,
                    cos_theta1,
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
                let [x, y, theta1, theta2, theta3, rho1, rho2, sin_theta1_ahead,
                cos_theta1_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme { m_a, twice_m, half_h, k1, k2, k3 } = *setting.scheme();
                let theta2_minus_theta1 = theta2 - theta1;
                let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
                let theta3_minus_theta1 = theta3 - theta1;
                let (t3, t4) = rt::sin_cos(theta3_minus_theta1);
                let t5 = t1 * t3 + t2 * t4;
                let t6 = rt::lit::<T>(2.0) * t2;
                let t7 = t5 * t6 - t4;
                let t8 = a * t4;
                let t9 = a * t2;
                let t10 = t2 * t9;
                let t11 = a - rt::lit::<T>(2.0) * t10 + t8 * t7;
                let t12 = m * t11;
                let t13 = a * t3;
                let t14 = a * t1;
                let t15 = t2 * t14;
                let t16 = t13 * t7 - rt::lit::<T>(2.0) * t15;
                let t17 = m * (t10 - a);
                let t18 = t7 * (t8 * t12 + (t13 * (m * t16) + j * t7))
                    + (j - a * (t17 - t12));
                let t19 = t14 * (twice_m * t16 - m * t15) - j * t2
                    - t9 * (t17 - twice_m * t11);
                let t20 = t1 * t4 - t3 * t2;
                let t21 = t3 + t20 * t6;
                let t22 = t1 * t14;
                let t23 = t13 * t21 + (a - rt::lit::<T>(2.0) * t22);
                let t24 = m * t23;
                let t25 = t1 * t9;
                let t26 = rt::lit::<T>(2.0) * t25 - t8 * t21;
                let t27 = m * t26;
                let t28 = j * t21 + t13 * t24 - t8 * t27;
                let t29 = m * t25;
                let t30 = m * (a - t22);
                let t31 = t14 * (t30 + twice_m * t23) - j * t1
                    - t9 * (t29 + twice_m * t26);
                let t32 = t7 * t28 - a * (t29 + t27) - t2 * t31;
                let t33 = rt::lit::<T>(1.0)
                    / (a * (t24 + (m_a + t30)) + t21 * t28 - t1 * t31);
                let t34 = t32 * t33;
                let t35 = rt::lit::<T>(1.0) / (t18 - t2 * t19 - t32 * t34);
                let t36 = rho2 - rho1 * t34;
                let t37 = t35 * t36;
                let t38 = theta1 + half_h * t37;
                let (t39, t40) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    half_h * t37,
                    t38,
                    tally,
                );
                let t41 = t33 * (rho1 - t35 * (t32 * t36));
                let t42 = t21 * t41 + t7 * t37;
                let t43 = half_h * t42 + (theta3 - t38);
                let (t44, t45) = rt::sin_cos(t43);
                let t46 = a * t44;
                let t47 = t2 * t37;
                let t48 = t1 * t41 + t47;
                let t49 = theta2 - t38 - half_h * t48;
                let (t50, t51) = rt::sin_cos(t49);
                let t52 = t50 * t45 - t44 * t51;
                let t53 = rt::lit::<T>(2.0) * t51;
                let t54 = t44 + t52 * t53;
                let t55 = a * t50;
                let t56 = t50 * t55;
                let t57 = t46 * t54 + (a - rt::lit::<T>(2.0) * t56);
                let t58 = m * t57;
                let t59 = m * (a - t56);
                let t60 = a * t45;
                let t61 = a * t51;
                let t62 = t50 * t61;
                let t63 = rt::lit::<T>(2.0) * t62 - t60 * t54;
                let t64 = m * t63;
                let t65 = j * t54 + t46 * t58 - t60 * t64;
                let t66 = m * t62;
                let t67 = t55 * (t59 + twice_m * t57) - j * t50
                    - t61 * (t66 + twice_m * t63);
                let t68 = rt::lit::<T>(1.0)
                    / (a * (t58 + (m_a + t59)) + t54 * t65 - t50 * t67);
                let t69 = a * t41;
                let t70 = t14 * t48;
                let t71 = t69 - t70;
                let t72 = t13 * t42;
                let t73 = t69 + t72 - rt::lit::<T>(2.0) * t70;
                let t74 = t9 * t48;
                let t75 = a * t37;
                let t76 = t74 - t75;
                let t77 = m * t76;
                let t78 = t8 * t42;
                let t79 = t75 + t78 - rt::lit::<T>(2.0) * t74;
                let t80 = t14 * (m * t71 + twice_m * t73) - j * t48
                    - t9 * (t77 - twice_m * t79);
                let t81 = t2 * t48;
                let t82 = m * (t78 * t73 - t79 * t72);
                let t83 = m * t79;
                let t84 = t8 * t83 + (t13 * (m * t73) + j * t42);
                let t85 = t1 * t48;
                let t86 = t3 * t42;
                let t87 = t4 * t42;
                let t88 = t4 * t81 + t1 * t86 + (t3 * t85 + (t2 * t87 + t5 * t37));
                let t89 = m
                    * (rt::lit::<T>(2.0) * (t70 * t79 - t74 * t73)
                        - (t74 * t71 + t70 * t76));
                let t90 = t84
                    * (rt::lit::<T>(2.0) * (t20 * t85 - t2 * t88) + (t87 + t4 * t37))
                    - t1 * t89;
                let t91 = t80 * (t47 + t81) + (t21 * t82 + t75 * (t77 - t83)) + t90;
                let t92 = rho1 + half_h * t91;
                let t93 = t50 * t44 + t51 * t45;
                let t94 = t93 * t53 - t45;
                let t95 = t51 * t61;
                let t96 = t60 * t94 + (a - rt::lit::<T>(2.0) * t95);
                let t97 = m * t96;
                let t98 = t51 * t55;
                let t99 = t46 * t94 - rt::lit::<T>(2.0) * t98;
                let t100 = m * (t95 - a);
                let t101 = t94 * (t60 * t97 + (t46 * (m * t99) + j * t94))
                    + (j - a * (t100 - t97));
                let t102 = t55 * (twice_m * t99 - m * t98) - j * t51
                    - t61 * (t100 - twice_m * t96);
                let t103 = t94 * t65 - a * (t64 + t66) - t51 * t67;
                let t104 = t103 * t68;
                let t105 = rt::lit::<T>(1.0) / (t101 - t51 * t102 - t103 * t104);
                let t106 = t4 * t85 - t3 * t81 + (t20 * t37 + t1 * t87 - t2 * t86);
                let t107 = t84
                    * (rt::lit::<T>(2.0) * (t5 * t85 + t2 * t106) + (t86 + t3 * t37))
                    - t80 * (t85 + t1 * t37);
                let t108 = (t73 + t71) * (m_a * t37) + t7 * t82 - t2 * t89 + t107;
                let t109 = rho2 + half_h * t108 - t92 * t104;
                let t110 = t68 * (t92 - t105 * (t103 * t109));
                let t111 = t109 * t105;
                let t112 = theta1 + half_h * t111;
                let (t113, t114) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    half_h * t111,
                    t112,
                    tally,
                );
                let t115 = t54 * t110 + t94 * t111;
                let t116 = half_h * t115 + (theta3 - t112);
                let (t117, t118) = rt::sin_cos(t116);
                let t119 = a * t117;
                let t120 = t51 * t111;
                let t121 = t120 + t50 * t110;
                let t122 = theta2 - t112 - half_h * t121;
                let (t123, t124) = rt::sin_cos(t122);
                let t125 = t123 * t118 - t117 * t124;
                let t126 = rt::lit::<T>(2.0) * t124;
                let t127 = t117 + t125 * t126;
                let t128 = a * t123;
                let t129 = t123 * t128;
                let t130 = t119 * t127 + (a - rt::lit::<T>(2.0) * t129);
                let t131 = m * t130;
                let t132 = m * (a - t129);
                let t133 = a * t118;
                let t134 = a * t124;
                let t135 = t123 * t134;
                let t136 = rt::lit::<T>(2.0) * t135 - t133 * t127;
                let t137 = m * t136;
                let t138 = j * t127 + t119 * t131 - t133 * t137;
                let t139 = m * t135;
                let t140 = t128 * (t132 + twice_m * t130) - j * t123
                    - t134 * (t139 + twice_m * t136);
                let t141 = rt::lit::<T>(1.0)
                    / (a * (t131 + (m_a + t132)) + t127 * t138 - t123 * t140);
                let t142 = a * t110;
                let t143 = t55 * t121;
                let t144 = t142 - t143;
                let t145 = t46 * t115;
                let t146 = t142 + t145 - rt::lit::<T>(2.0) * t143;
                let t147 = t61 * t121;
                let t148 = a * t111;
                let t149 = t147 - t148;
                let t150 = m * t149;
                let t151 = t60 * t115;
                let t152 = t148 + t151 - rt::lit::<T>(2.0) * t147;
                let t153 = t55 * (m * t144 + twice_m * t146) - j * t121
                    - t61 * (t150 - twice_m * t152);
                let t154 = t51 * t121;
                let t155 = m * (t146 * t151 - t145 * t152);
                let t156 = m * t152;
                let t157 = t60 * t156 + (t46 * (m * t146) + j * t115);
                let t158 = t50 * t121;
                let t159 = t44 * t115;
                let t160 = t45 * t115;
                let t161 = t45 * t154 + t50 * t159
                    + (t44 * t158 + (t51 * t160 + t93 * t111));
                let t162 = m
                    * (rt::lit::<T>(2.0) * (t143 * t152 - t147 * t146)
                        - (t144 * t147 + t143 * t149));
                let t163 = t157
                    * (rt::lit::<T>(2.0) * (t52 * t158 - t51 * t161)
                        + (t160 + t45 * t111)) - t50 * t162;
                let t164 = t153 * (t120 + t154) + (t54 * t155 + t148 * (t150 - t156))
                    + t163;
                let t165 = rho1 + half_h * t164;
                let t166 = t123 * t117 + t124 * t118;
                let t167 = t166 * t126 - t118;
                let t168 = t124 * t134;
                let t169 = t133 * t167 + (a - rt::lit::<T>(2.0) * t168);
                let t170 = m * t169;
                let t171 = t124 * t128;
                let t172 = t119 * t167 - rt::lit::<T>(2.0) * t171;
                let t173 = m * (t168 - a);
                let t174 = t167 * (t133 * t170 + (t119 * (m * t172) + j * t167))
                    + (j - a * (t173 - t170));
                let t175 = t128 * (twice_m * t172 - m * t171) - j * t124
                    - t134 * (t173 - twice_m * t169);
                let t176 = t167 * t138 - a * (t137 + t139) - t124 * t140;
                let t177 = t176 * t141;
                let t178 = rt::lit::<T>(1.0) / (t174 - t124 * t175 - t176 * t177);
                let t179 = t45 * t158 - t44 * t154
                    + (t52 * t111 + t50 * t160 - t51 * t159);
                let t180 = t157
                    * (rt::lit::<T>(2.0) * (t93 * t158 + t51 * t179)
                        + (t159 + t44 * t111)) - t153 * (t158 + t50 * t111);
                let t181 = (t144 + t146) * (m_a * t111) + t94 * t155 - t51 * t162 + t180;
                let t182 = rho2 + half_h * t181 - t165 * t177;
                let t183 = t141 * (t165 - t178 * (t176 * t182));
                let t184 = t182 * t178;
                let t185 = theta1 + h * t184;
                let (t186, t187) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    h * t184,
                    t185,
                    tally,
                );
                let t188 = t127 * t183 + t167 * t184;
                let t189 = h * t188 + (theta3 - t185);
                let (t190, t191) = rt::sin_cos(t189);
                let t192 = a * t190;
                let t193 = t124 * t184;
                let t194 = t193 + t123 * t183;
                let t195 = theta2 - t185 - h * t194;
                let (t196, t197) = rt::sin_cos(t195);
                let t198 = t196 * t191 - t190 * t197;
                let t199 = rt::lit::<T>(2.0) * t197;
                let t200 = t190 + t198 * t199;
                let t201 = a * t196;
                let t202 = t196 * t201;
                let t203 = t192 * t200 + (a - rt::lit::<T>(2.0) * t202);
                let t204 = m * t203;
                let t205 = m * (a - t202);
                let t206 = a * t191;
                let t207 = a * t197;
                let t208 = t196 * t207;
                let t209 = rt::lit::<T>(2.0) * t208 - t206 * t200;
                let t210 = m * t209;
                let t211 = j * t200 + t192 * t204 - t206 * t210;
                let t212 = m * t208;
                let t213 = t201 * (t205 + twice_m * t203) - j * t196
                    - t207 * (t212 + twice_m * t209);
                let t214 = rt::lit::<T>(1.0)
                    / (a * (t204 + (m_a + t205)) + t200 * t211 - t196 * t213);
                let t215 = a * t183;
                let t216 = t128 * t194;
                let t217 = t215 - t216;
                let t218 = t119 * t188;
                let t219 = t215 + t218 - rt::lit::<T>(2.0) * t216;
                let t220 = t134 * t194;
                let t221 = a * t184;
                let t222 = t220 - t221;
                let t223 = m * t222;
                let t224 = t133 * t188;
                let t225 = t221 + t224 - rt::lit::<T>(2.0) * t220;
                let t226 = t128 * (m * t217 + twice_m * t219) - j * t194
                    - t134 * (t223 - twice_m * t225);
                let t227 = t124 * t194;
                let t228 = m * (t219 * t224 - t218 * t225);
                let t229 = m * t225;
                let t230 = t133 * t229 + (t119 * (m * t219) + j * t188);
                let t231 = t123 * t194;
                let t232 = t117 * t188;
                let t233 = t118 * t188;
                let t234 = t118 * t227 + t123 * t232
                    + (t117 * t231 + (t124 * t233 + t166 * t184));
                let t235 = m
                    * (rt::lit::<T>(2.0) * (t216 * t225 - t220 * t219)
                        - (t217 * t220 + t216 * t222));
                let t236 = t230
                    * (rt::lit::<T>(2.0) * (t125 * t231 - t124 * t234)
                        + (t233 + t118 * t184)) - t123 * t235;
                let t237 = t226 * (t193 + t227) + (t127 * t228 + t221 * (t223 - t229))
                    + t236;
                let t238 = rho1 + h * t237;
                let t239 = t196 * t190 + t197 * t191;
                let t240 = t239 * t199 - t191;
                let t241 = t197 * t207;
                let t242 = t206 * t240 + (a - rt::lit::<T>(2.0) * t241);
                let t243 = m * t242;
                let t244 = t197 * t201;
                let t245 = t192 * t240 - rt::lit::<T>(2.0) * t244;
                let t246 = m * (t241 - a);
                let t247 = t240 * (t206 * t243 + (t192 * (m * t245) + j * t240))
                    + (j - a * (t246 - t243));
                let t248 = t201 * (twice_m * t245 - m * t244) - j * t197
                    - t207 * (t246 - twice_m * t242);
                let t249 = t240 * t211 - a * (t210 + t212) - t197 * t213;
                let t250 = t249 * t214;
                let t251 = rt::lit::<T>(1.0) / (t247 - t197 * t248 - t249 * t250);
                let t252 = t118 * t231 - t117 * t227
                    + (t125 * t184 + t123 * t233 - t124 * t232);
                let t253 = t230
                    * (rt::lit::<T>(2.0) * (t166 * t231 + t124 * t252)
                        + (t232 + t117 * t184)) - t226 * (t231 + t123 * t184);
                let t254 = (t217 + t219) * (m_a * t184) + t167 * t228 - t124 * t235
                    + t253;
                let t255 = rho2 + h * t254 - t238 * t250;
                let t256 = t214 * (t238 - t251 * (t249 * t255));
                let t257 = k1 * (t40 * t110 + t114 * t183)
                    + k2 * (t187 * t256 + cos_theta1_ahead * t41);
                let x_new = x + t257;
                let t258 = k1 * (t39 * t110 + t113 * t183)
                    + k2 * (t186 * t256 + sin_theta1_ahead * t41);
                let y_new = y + t258;
                let t259 = t255 * t251;
                let theta1_new = theta1
                    + k3 * (t259 + (t37 + rt::lit::<T>(2.0) * (t111 + t184)));
                let t260 = t197 * t259;
                let t261 = t260 + t196 * t256;
                let theta2_new = theta2
                    - k3 * (t261 + (t48 + rt::lit::<T>(2.0) * (t121 + t194)));
                let t262 = t200 * t256 + t240 * t259;
                let theta3_new = theta3
                    + k3 * (t262 + (t42 + rt::lit::<T>(2.0) * (t115 + t188)));
                let t263 = a * t256;
                let t264 = t201 * t261;
                let t265 = t263 - t264;
                let t266 = t192 * t262;
                let t267 = t263 + t266 - rt::lit::<T>(2.0) * t264;
                let t268 = t207 * t261;
                let t269 = a * t259;
                let t270 = t268 - t269;
                let t271 = m * t270;
                let t272 = t206 * t262;
                let t273 = t269 + t272 - rt::lit::<T>(2.0) * t268;
                let t274 = t201 * (m * t265 + twice_m * t267) - j * t261
                    - t207 * (t271 - twice_m * t273);
                let t275 = t197 * t261;
                let t276 = m * (t267 * t272 - t266 * t273);
                let t277 = m * t273;
                let t278 = t274 * (t260 + t275)
                    + (t200 * t276
                        + (t269 * (t271 - t277)
                            + (t91 + rt::lit::<T>(2.0) * (t164 + t237))));
                let t279 = t206 * t277 + (t192 * (m * t267) + j * t262);
                let t280 = t196 * t261;
                let t281 = t190 * t262;
                let t282 = t191 * t262;
                let t283 = t191 * t275 + t196 * t281
                    + (t190 * t280 + (t197 * t282 + t239 * t259));
                let t284 = m
                    * (rt::lit::<T>(2.0) * (t264 * t273 - t268 * t267)
                        - (t265 * t268 + t264 * t270));
                let t285 = t279
                    * (rt::lit::<T>(2.0) * (t198 * t280 - t197 * t283)
                        + (t282 + t191 * t259)) - t196 * t284;
                let rho1_new = rho1 + k3 * (t278 + t285);
                let t286 = t240 * t276
                    + ((t265 + t267) * (m_a * t259)
                        + (t108 + rt::lit::<T>(2.0) * (t181 + t254)));
                let t287 = t191 * t280 - t190 * t275
                    + (t198 * t259 + t196 * t282 - t197 * t281);
                let t288 = t279
                    * (rt::lit::<T>(2.0) * (t239 * t280 + t197 * t287)
                        + (t281 + t190 * t259)) - t274 * (t280 + t196 * t259);
                let rho2_new = rho2 + k3 * (t286 - t197 * t284 + t288);
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    k3 * (t259 + (t37 + rt::lit::<T>(2.0) * (t111 + t184))),
                    theta1_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta1_new,
                    theta2_new,
                    theta3_new,
                    rho1_new,
                    rho2_new,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
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
                let [x, y, theta1, theta2, theta3, rho1, rho2, _, _] = motion.carried;
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme { m_a, twice_m, .. } = *setting.scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let theta3_minus_theta1 = theta3 - theta1;
                let (t1, t2) = rt::sin_cos(theta3_minus_theta1);
                let t3 = a * t1;
                let theta2_minus_theta1 = theta2 - theta1;
                let (t4, t5) = rt::sin_cos(theta2_minus_theta1);
                let t6 = rt::lit::<T>(2.0) * t5;
                let t7 = t1 + (t4 * t2 - t1 * t5) * t6;
                let t8 = a * t4;
                let t9 = t4 * t8;
                let t10 = t3 * t7 + (a - rt::lit::<T>(2.0) * t9);
                let t11 = m * t10;
                let t12 = m * (a - t9);
                let t13 = a * t2;
                let t14 = a * t5;
                let t15 = t4 * t14;
                let t16 = rt::lit::<T>(2.0) * t15 - t13 * t7;
                let t17 = m * t16;
                let t18 = j * t7 + t3 * t11 - t13 * t17;
                let t19 = m * t15;
                let t20 = t8 * (t12 + twice_m * t10) - j * t4
                    - t14 * (t19 + twice_m * t16);
                let t21 = rt::lit::<T>(1.0)
                    / (a * (t11 + (m_a + t12)) + t7 * t18 - t4 * t20);
                let t22 = (t4 * t1 + t5 * t2) * t6 - t2;
                let t23 = t5 * t14;
                let t24 = a - rt::lit::<T>(2.0) * t23 + t13 * t22;
                let t25 = m * t24;
                let t26 = t5 * t8;
                let t27 = t3 * t22 - rt::lit::<T>(2.0) * t26;
                let t28 = m * (t23 - a);
                let t29 = t22 * (t13 * t25 + (t3 * (m * t27) + j * t22))
                    + (j - a * (t28 - t25));
                let t30 = t8 * (twice_m * t27 - m * t26) - j * t5
                    - t14 * (t28 - twice_m * t24);
                let t31 = t22 * t18 - a * (t19 + t17) - t5 * t20;
                let t32 = t31 * t21;
                let t33 = rt::lit::<T>(1.0) / (t29 - t5 * t30 - t31 * t32);
                let t34 = rho2 - rho1 * t32;
                let t35 = t21 * (rho1 - t33 * (t31 * t34));
                let t36 = t33 * t34;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    x_dot: a * cos_theta1 * t35,
                    y_dot: a * sin_theta1 * t35,
                    theta1_dot: t36,
                    theta2_dot: -(t4 * t35 + t5 * t36),
                    theta3_dot: t7 * t35 + t22 * t36,
                }
            }
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
            rt::copy(&[self.parameters.m, self.parameters.J, self.parameters.a], out)
        }
    }

    #[allow(non_snake_case, reason = "names as in the declaration")]
    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            #[allow(
                unused_imports,
                reason = "which of them are needed depends on the model"
            )]
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("snake");
            info.text = Some(
                "A snake of n links of one kind, each upon a pair of wheels at its middle, joined end to end; here with n = 3.",
            );
            info.source = Some(
                "P. S. Krishnaprasad and D. P. Tsakiris, G-snakes: nonholonomic kinematic chains on Lie groups (1994), with masses",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("middle of the first link")),
                Quantity::new("y", Some("m"), Some("middle of the first link")),
                Quantity::new("theta1", Some("rad"), Some("direction of the link")),
                Quantity::new("theta2", Some("rad"), Some("direction of the link")),
                Quantity::new("theta3", Some("rad"), Some("direction of the link")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta1_dot", Some("rad/s"), None),
                Quantity::new("theta2_dot", Some("rad/s"), None),
                Quantity::new("theta3_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &[
                "dot([-sin(theta1), cos(theta1)], dot(p1))",
                "dot([-sin(theta2), cos(theta2)], dot(p2))",
                "dot([-sin(theta3), cos(theta3)], dot(p3))",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("each link")),
                    Some(1.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("J", Some("kg m^2"), Some("each link")),
                    Some(0.15),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("a", Some("m"), Some("half the length of a link")),
                    Some(0.5),
                    true,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: Some("straight, and bending"),
                    q: &[0.0, 0.0, 0.0, 0.0, 0.0],
                    w: &[1.1, 0.0, 0.2, -0.2, 0.2],
                    parameters: &[],
                    inputs: &[],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Leapfrog>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 5)], &[5, 5]),
                FunctionInfo::new("inverse_mass", &[("q", 5)], &[5, 5]),
                FunctionInfo::new("potential", &[("q", 5)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 5)], &[5]),
                FunctionInfo::new("lagrangian", &[("q", 5), ("w", 5)], &[]),
                FunctionInfo::new("energy", &[("q", 5), ("w", 5)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 5)], &[5, 5, 5]),
                FunctionInfo::new("christoffel", &[("q", 5)], &[5, 5, 5]),
                FunctionInfo::new("constraint_matrix", &[("q", 5)], &[3, 5]),
                FunctionInfo::new("constraint", &[("q", 5), ("w", 5)], &[3]),
                FunctionInfo::new("projector_perp", &[("q", 5)], &[5, 5]),
                FunctionInfo::new("projector_d", &[("q", 5)], &[5, 5]),
                FunctionInfo::new("frame", &[("q", 5)], &[5, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 5)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 5)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 5)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 5), ("rho", 2)], &[7, 7]),
                FunctionInfo::new("hamiltonian", &[("q", 5), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 5), ("rho", 2)], &[7]),
                FunctionInfo::new("vector_field", &[("q", 5), ("rho", 2)], &[7]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 5), ("rho", 2)],
                    &[7, 7],
                ),
                FunctionInfo::new("momenta", &[("q", 5), ("w", 5)], &[5]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 5), ("p", 5)], &[5]),
                FunctionInfo::new("to_momenta", &[("q", 5), ("w", 5)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 5), ("rho", 2)], &[5]),
                FunctionInfo::new("multipliers", &[("q", 5), ("w", 5)], &[3]),
                FunctionInfo::new("acceleration", &[("q", 5), ("w", 5)], &[5]),
                FunctionInfo::new("configuration_velocity", &[("q", 5), ("w", 5)], &[5]),
                FunctionInfo::new("invariants", &[("q", 5), ("w", 5)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 5), ("p", 5)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 5), ("p", 5)], &[10]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, J, a] = parameters else {
                return Err(ParameterError::Count {
                    expected: 3,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, J, a })
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
            if rt::same_name(name, "midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::Midpoint>());
            }
            if rt::same_name(name, "leapfrog") {
                return Some(visitor.visit::<::nonholonomic::methods::Leapfrog>());
            }
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            None
        }
    }
}

#[allow(dead_code, reason = "not every program calls all of them")]
impl Snake {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<snake::System<f64>, ::nonholonomic::ParameterError> {
        snake::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> snake::Parameters<f64> {
        snake::Parameters {
            m: self.m,
            J: self.J,
            a: self.a,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> snake::StateBuilder<f64> {
        snake::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<snake::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: snake::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <snake::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        snake::System<f64>: ::nonholonomic::Discretize<M>,
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
