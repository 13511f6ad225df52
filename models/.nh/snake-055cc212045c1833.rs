// Prepared by `nh prepare` from `Snake` in src/library.rs and snake.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 055cc212045c1833bc150f2e41dcd8ac
// content e8f15c1fc7702a6638f850ab835eef09

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
/// * `gonzalez`: 329 add, 478 mul, 10 div, 12 sin_cos
/// * `midpoint`: 142 add, 210 mul, 4 div, 5 sin_cos
/// * `leapfrog`: 372 add, 594 mul, 14 div, 9 sin_cos
/// * `rk4`: 379 add, 559 mul, 8 div, 12 sin_cos
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
        /// | each sweep for theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate, kappa_gradient | 238 | 336 | 5 | 0 | 7 | 0 |
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
            /// `4 a`
            k1: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a h`
            a_h: T,
            /// `a h/2`
            half_a_h: T,
            /// `m a h/2`
            k2: T,
            /// `J h/2`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 7];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let m_a = m * a;
                let twice_a = rt::lit::<T>(2.0) * a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_a = rt::lit::<T>(0.5) * a;
                let quarter_a = rt::lit::<T>(0.25) * a;
                let k1 = rt::lit::<T>(4.0) * a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let k2 = rt::lit::<T>(0.5) * (m * a_h);
                let k3 = rt::lit::<T>(0.5) * (j * h);
                Scheme {
                    m_a,
                    twice_a,
                    twice_m,
                    half_m,
                    half_a,
                    quarter_a,
                    k1,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
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
                let carried = [x, y, theta1, theta2, theta3, t18, t20];
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
                let [x, y, theta1, theta2, theta3, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    twice_a,
                    twice_m,
                    half_m,
                    half_a,
                    quarter_a,
                    k1,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    k2,
                    k3,
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
                    let t77 = theta1 + theta1_rate * half_h;
                    let t78 = theta2 + theta2_rate * half_h - t77;
                    let (t79, t80) = rt::sin_cos(t78);
                    let t81 = rt::lit::<T>(2.0) * t80;
                    let t82 = theta3 + theta3_rate * half_h - t77;
                    let (t83, t84) = rt::sin_cos(t82);
                    let t85 = t79 * t83;
                    let t86 = t85 + t80 * t84;
                    let t87 = t81 * t86;
                    let t88 = t87 - t84;
                    let t89 = t79 * t84 - t83 * t80;
                    let t90 = t83 + t89 * t81;
                    let t91 = a * t83;
                    let t92 = a * t79;
                    let t93 = t79 * t92;
                    let t94 = t91 * t90 + (a - rt::lit::<T>(2.0) * t93);
                    let t95 = m * t94;
                    let t96 = a * t84;
                    let t97 = a * t80;
                    let t98 = t79 * t97;
                    let t99 = rt::lit::<T>(2.0) * t98 - t96 * t90;
                    let t100 = m * t99;
                    let t101 = j * t90 + t91 * t95 - t96 * t100;
                    let t102 = m * t98;
                    let t103 = m * (a - t93);
                    let t104 = t103 + twice_m * t94;
                    let t105 = t102 + twice_m * t99;
                    let t106 = t92 * t104 - j * t79 - t97 * t105;
                    let t107 = t88 * t101 - a * (t100 + t102) - t80 * t106;
                    let t108 = a * (t95 + (m_a + t103)) + t90 * t101 - t79 * t106;
                    let t109 = rt::lit::<T>(1.0) / t108;
                    let t110 = t107 * t109;
                    let t111 = rho2 + rho2_rate * half_h - t76 * t110;
                    let t112 = t80 * t97;
                    let t113 = t96 * t88 + (a - rt::lit::<T>(2.0) * t112);
                    let t114 = m * t113;
                    let t115 = t80 * t92;
                    let t116 = t91 * t88 - rt::lit::<T>(2.0) * t115;
                    let t117 = m * t116;
                    let t118 = t96 * t114 + (t91 * t117 + j * t88);
                    let t119 = m * (t112 - a);
                    let t120 = twice_m * t116 - m * t115;
                    let t121 = t119 - twice_m * t113;
                    let t122 = t92 * t120 - j * t80 - t97 * t121;
                    let t123 = t107 * t110;
                    let t124 = t88 * t118 + (j - a * (t119 - t114)) - t80 * t122 - t123;
                    let t125 = rt::lit::<T>(1.0) / t124;
                    let t126 = t111 * t125;
                    let rho1_new = rho1 + rho1_rate * h;
                    let theta2_rate_h = theta2_rate * h;
                    let theta2_new = theta2 + theta2_rate_h;
                    let theta1_rate_h = theta1_rate * h;
                    let theta1_new = theta1 + theta1_rate_h;
                    let t213 = theta2_new - theta1_new;
                    let (t214, t215) = rt::sin_cos(t213);
                    let theta3_rate_h = theta3_rate * h;
                    let theta3_new = theta3 + theta3_rate_h;
                    let t216 = theta3_new - theta1_new;
                    let (t217, t218) = rt::sin_cos(t216);
                    let t219 = t214 * t217 + t215 * t218;
                    let t220 = t215 * t219;
                    let t221 = rt::lit::<T>(2.0) * t220 - t218;
                    let t222 = t214 * t218;
                    let t223 = t217 * t215;
                    let t224 = t222 - t223;
                    let t225 = t215 * t224;
                    let t226 = t217 + rt::lit::<T>(2.0) * t225;
                    let t227 = a * t217;
                    let t228 = a * t214;
                    let t229 = t214 * t228;
                    let t230 = t227 * t226 + (a - rt::lit::<T>(2.0) * t229);
                    let t231 = m * t230;
                    let t232 = a * t218;
                    let t233 = a * t215;
                    let t234 = t214 * t233;
                    let t235 = rt::lit::<T>(2.0) * t234 - t232 * t226;
                    let t236 = m * t235;
                    let t237 = j * t226 + t227 * t231 - t232 * t236;
                    let t238 = m * t234;
                    let t239 = m * (a - t229);
                    let t240 = t239 + twice_m * t230;
                    let t241 = t238 + t235 * twice_m;
                    let t242 = t228 * t240 - j * t214 - t233 * t241;
                    let t243 = t221 * t237 - a * (t236 + t238) - t215 * t242;
                    let t244 = rho1_new - t243 * t126;
                    let t245 = a * (t231 + (m_a + t239)) + t226 * t237 - t214 * t242;
                    let t130 = t107 * t111;
                    let t935 = t109 * (t76 - t130 * t125);
                    let t936 = t244 - t245 * t935;
                    let rho2_new = rho2 + rho2_rate * h;
                    let t248 = t215 * t233;
                    let t249 = m * (t248 - a);
                    let t250 = t232 * t221 + (a - rt::lit::<T>(2.0) * t248);
                    let t251 = m * t250;
                    let t252 = t215 * t228;
                    let t253 = t227 * t221 - rt::lit::<T>(2.0) * t252;
                    let t254 = m * t253;
                    let t255 = t232 * t251 + (j * t221 + t227 * t254);
                    let t256 = t253 * twice_m - m * t252;
                    let t257 = t249 - t250 * twice_m;
                    let t258 = t228 * t256 - j * t215 - t233 * t257;
                    let t259 = j - a * (t249 - t251) + t221 * t255 - t215 * t258;
                    let t260 = rho2_new - t259 * t126;
                    let t937 = t260 - t243 * t935;
                    let t247 = rt::lit::<T>(1.0) / t245;
                    let t262 = t243 * t247;
                    let t938 = t937 - t262 * t936;
                    let t265 = t259 - t243 * t262;
                    let t269 = rt::lit::<T>(1.0) / t265;
                    let t271 = rho2 - t21 * t126;
                    let t939 = t271 - t35 * t935;
                    let t273 = rho1 - t35 * t126;
                    let t940 = t273 - t34 * t935;
                    let t941 = t939 - t37 * t940;
                    let t942 = (t936 - t938 * (t243 * t269)) * (t247 * t936)
                        + (t938 * (t269 * t937) - t941 * (t39 * t939));
                    let t278 = t12 * t126;
                    let t943 = t278 + t23 * t935;
                    let t280 = t221 * t126;
                    let t944 = t280 + t226 * t935;
                    let t945 = a * t935;
                    let t282 = t2 * t126;
                    let t946 = t282 + t1 * t935;
                    let t284 = t215 * t126;
                    let t947 = t284 + t214 * t935;
                    let t948 = t6 * t946 + t228 * t947;
                    let t290 = t2 + t215;
                    let t291 = rt::lit::<T>(0.5) * t290;
                    let t288 = t3 + t217;
                    let t293 = rt::lit::<T>(0.5) * (theta2_rate_h - theta1_rate_h);
                    let t294 = rt::sin(t293);
                    let t296 = t294 * t80;
                    let t298 = t1 + t214;
                    let t299 = rt::lit::<T>(0.5) * (theta3_rate_h - theta1_rate_h);
                    let t300 = rt::sin(t299);
                    let t303 = t300 * t84;
                    let t292 = t4 + t218;
                    let t297 = t294 * t79;
                    let t302 = t300 * t83;
                    let t308 = t288 * t296 + t298 * t303 - (t292 * t297 + t290 * t302);
                    let t309 = t5 + t219;
                    let t310 = t291 * t308 + (t302 - t309 * t297);
                    let t304 = t292 * t296 + t288 * t297 - (t298 * t302 + t290 * t303);
                    let t305 = t10 + t222 - t223;
                    let t306 = t291 * t304 + (t303 - t305 * t297);
                    let t949 = t310 * t126 + t306 * t935;
                    let t315 = t220 + (t11 - rt::lit::<T>(0.5) * t292);
                    let t316 = t315 * t126;
                    let t314 = t225 + (t22 + rt::lit::<T>(0.5) * t288);
                    let t950 = t316 + t314 * t935;
                    let t319 = t290 * t126;
                    let t951 = t319 + t298 * t935;
                    let t322 = t297 * t126;
                    let t952 = t296 * t935 - t322;
                    let t953 = t296 * t951 + t298 * t952;
                    let t954 = (rt::lit::<T>(0.5) * (t8 * t943 + t227 * t944)
                        + (t945 - t948))
                        * (t949 * (t288 * twice_a) + k1 * (t303 * t950 - t953));
                    let t146 = a * t126;
                    let t955 = t7 * t946 + t233 * t947;
                    let t956 = t290 * t952 - t297 * t951;
                    let t957 = (rt::lit::<T>(0.5) * (t9 * t943 + t232 * t944)
                        + (t146 - t955))
                        * (t949 * (t292 * twice_a) - k1 * (t956 + t302 * t950));
                    let t958 = rt::lit::<T>(0.5)
                        * (t942 - t940 * (t36 * t940 - t41 * t941))
                        - half_m * (t954 + t957);
                    let t959 = a * t956 * (rt::lit::<T>(0.5) * t955 - t146)
                        - a * t953 * (t945 - rt::lit::<T>(0.5) * t948);
                    let t137 = t88 * t126;
                    let t960 = t137 + t90 * t935;
                    let t139 = t80 * t126;
                    let t961 = t139 + t79 * t935;
                    let t962 = t92 * t961;
                    let t963 = t945 + t91 * t960 - rt::lit::<T>(2.0) * t962;
                    let t964 = t91 * (m * t963);
                    let t965 = j * t960;
                    let t966 = t97 * t961;
                    let t967 = t146 + t96 * t960 - rt::lit::<T>(2.0) * t966;
                    let t968 = m * t967;
                    let t969 = t96 * t968;
                    let t970 = t964 + (t965 + t969);
                    let t971 = t935 * t970;
                    let t972 = t80 * t971;
                    let t973 = t126 * t970;
                    let t974 = t80 * t973;
                    let t975 = m_a * t960;
                    let t976 = t84
                        * (rt::lit::<T>(2.0) * (t80 * t972 - t79 * t974)
                            - (t971 + t963 * t975));
                    let t977 = t83
                        * (t973 - t967 * t975
                            - rt::lit::<T>(2.0) * (t80 * t974 + t79 * t972));
                    let t978 = t976 - t977;
                    let t979 = t958
                        - (j * (t951 * t952 + t950 * (rt::lit::<T>(2.0) * t949))
                            + m * t959) - theta3_rate_h * t978;
                    let t980 = m * (t945 - t962) + twice_m * t963;
                    let t981 = a * t961;
                    let t982 = twice_m * t967;
                    let t983 = m * (t966 - t146);
                    let t984 = t982 - t983;
                    let t985 = t92 * t980 - j * t961;
                    let t986 = t97 * t984 + t985;
                    let t987 = t80
                        * (t980 * t981 + t935 * t986
                            - rt::lit::<T>(2.0) * (t84 * t972 + t83 * t974));
                    let t988 = rt::lit::<T>(2.0)
                        * (t83 * t972 - t84 * t974 - (t89 * t971 + t86 * t973))
                        + (t984 * t981 + t126 * t986);
                    let t989 = t79 * t988;
                    let t990 = t987 - t989;
                    let t991 = t977 - t976 + (t989 - t987);
                    let (t163, t164) = rt::sin_cos(t77);
                    let t168 = a * t164;
                    let t128 = rho1_rate * kappa_gradient;
                    let t992 = t128 + t935;
                    let t993 = t168 * t992;
                    let t338 = theta1_rate * theta1_rate + rho1_rate * rho1_rate
                        + (theta2_rate * theta2_rate
                            + (theta3_rate * theta3_rate + rho2_rate * rho2_rate));
                    let t165 = a * t163;
                    let t994 = t165 * t992;
                    let t995 = rt::div_or_zero(
                        t979 - theta2_rate_h * t990 - theta1_rate_h * t991,
                        h * (t993 * t993 + (t338 + t994 * t994)),
                    );
                    let t996 = t126 + rho2_rate * t995;
                    let t997 = t935 + rho1_rate * t995;
                    let t998 = t990 + theta2_rate * t995;
                    let t999 = a * (t983 - t968);
                    let t178 = t83 * t90;
                    let t181 = t84 * t88;
                    let t188 = t178 - t84 - t181;
                    let t174 = t79 * t79;
                    let t186 = t86 * t174;
                    let t176 = t79 * t80;
                    let t187 = t186 - t89 * t176;
                    let t177 = t83 * t176;
                    let t179 = t177 + t80 * t178;
                    let t182 = t80 * t181;
                    let t183 = t80 * t80;
                    let t184 = t84 * t183 + (t86 + t177);
                    let t1000 = t80
                        * (t84 * (t174 + t79 * t90) - t179
                            + (t182 + (t184 + t85 * t88)));
                    let t191 = t174 + (t80 + t183);
                    let t1001 = (t969 + (t965 + t964))
                        * (t188 + rt::lit::<T>(2.0) * (t187 + t1000))
                        - t191 * (t985 - t97 * (t983 - t982));
                    let t1002 = t978 + theta3_rate * t995;
                    let t1003 = t79 * t998 + t996 * (t999 - t1001)
                        - (t90 * t1002 + t997 * (t995 * (t168 * t168 + t165 * t165)));
                    let t211 = t84 - t87;
                    let t1004 = t211 * t1002 - (t991 + theta1_rate * t995)
                        + (t997 * (t1001 - t999) + t80 * t998);
                    solution1
                        .update([
                            t996,
                            -(t79 * t997 + t80 * t996),
                            t90 * t997 + t88 * t996,
                            t1003,
                            t1004,
                            t995,
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
                            let t77 = theta1 + theta1_rate * half_h;
                            let t78 = theta2 + theta2_rate * half_h - t77;
                            let (t79, t80) = rt::sin_cos(t78);
                            let t81 = rt::lit::<T>(2.0) * t80;
                            let t82 = theta3 + theta3_rate * half_h - t77;
                            let (t83, t84) = rt::sin_cos(t82);
                            let t85 = t79 * t83;
                            let t86 = t85 + t80 * t84;
                            let t87 = t81 * t86;
                            let t88 = t87 - t84;
                            let t89 = t79 * t84 - t83 * t80;
                            let t90 = t83 + t89 * t81;
                            let t91 = a * t83;
                            let t92 = a * t79;
                            let t93 = t79 * t92;
                            let t94 = t91 * t90 + (a - rt::lit::<T>(2.0) * t93);
                            let t95 = m * t94;
                            let t96 = a * t84;
                            let t97 = a * t80;
                            let t98 = t79 * t97;
                            let t99 = rt::lit::<T>(2.0) * t98 - t96 * t90;
                            let t100 = m * t99;
                            let t101 = j * t90 + t91 * t95 - t96 * t100;
                            let t102 = m * t98;
                            let t103 = m * (a - t93);
                            let t104 = t103 + twice_m * t94;
                            let t105 = t102 + twice_m * t99;
                            let t106 = t92 * t104 - j * t79 - t97 * t105;
                            let t107 = t88 * t101 - a * (t100 + t102) - t80 * t106;
                            let t108 = a * (t95 + (m_a + t103)) + t90 * t101
                                - t79 * t106;
                            let t109 = rt::lit::<T>(1.0) / t108;
                            let t110 = t107 * t109;
                            let t111 = rho2 + rho2_rate * half_h - t76 * t110;
                            let t112 = t80 * t97;
                            let t113 = t96 * t88 + (a - rt::lit::<T>(2.0) * t112);
                            let t114 = m * t113;
                            let t115 = t80 * t92;
                            let t116 = t91 * t88 - rt::lit::<T>(2.0) * t115;
                            let t117 = m * t116;
                            let t118 = t96 * t114 + (t91 * t117 + j * t88);
                            let t119 = m * (t112 - a);
                            let t120 = twice_m * t116 - m * t115;
                            let t121 = t119 - twice_m * t113;
                            let t122 = t92 * t120 - j * t80 - t97 * t121;
                            let t123 = t107 * t110;
                            let t124 = t88 * t118 + (j - a * (t119 - t114)) - t80 * t122
                                - t123;
                            let t125 = rt::lit::<T>(1.0) / t124;
                            let t126 = t111 * t125;
                            let t127 = rho2_rate * kappa_gradient + t126;
                            let t128 = rho1_rate * kappa_gradient;
                            let t129 = t76 * t109;
                            let t130 = t107 * t111;
                            let t131 = t108 * t124;
                            let t132 = rt::lit::<T>(1.0) / t131;
                            let t133 = t130 * t132;
                            let t134 = t129 - t133;
                            let t135 = t128 + t134;
                            let t136 = a * t134;
                            let t137 = t88 * t126;
                            let t138 = t90 * t134 + t137;
                            let t139 = t80 * t126;
                            let t140 = t79 * t134 + t139;
                            let t141 = t92 * t140;
                            let t142 = t136 + t91 * t138 - rt::lit::<T>(2.0) * t141;
                            let t143 = m * t142;
                            let t144 = t91 * t143;
                            let t145 = j * t138;
                            let t146 = a * t126;
                            let t147 = t97 * t140;
                            let t148 = t146 + t96 * t138 - rt::lit::<T>(2.0) * t147;
                            let t149 = m * t148;
                            let t150 = t96 * t149;
                            let t151 = t144 + (t145 + t150);
                            let t152 = t134 * t151;
                            let t153 = t80 * t152;
                            let t154 = t126 * t151;
                            let t155 = t80 * t154;
                            let t156 = m_a * t138;
                            let t157 = rt::lit::<T>(2.0) * (t80 * t153 - t79 * t155)
                                - (t152 + t142 * t156);
                            let t158 = t84 * t157;
                            let t159 = t154 - t148 * t156
                                - rt::lit::<T>(2.0) * (t80 * t155 + t79 * t153);
                            let t160 = t83 * t159;
                            let t161 = t158 - t160;
                            let t162 = theta3_rate * kappa_gradient + t161;
                            let (t163, t164) = rt::sin_cos(t77);
                            let t165 = a * t163;
                            let t166 = t165 * t135;
                            let t167 = kappa_gradient * t166;
                            let t168 = a * t164;
                            let t169 = t168 * t135;
                            let t170 = kappa_gradient * t169;
                            let t171 = m * (t147 - t146);
                            let t172 = a * (t171 - t149);
                            let t173 = t84 * t90;
                            let t174 = t79 * t79;
                            let t175 = t79 * t173 + t84 * t174;
                            let t176 = t79 * t80;
                            let t177 = t83 * t176;
                            let t178 = t83 * t90;
                            let t179 = t177 + t80 * t178;
                            let t180 = t83 * t88;
                            let t181 = t84 * t88;
                            let t182 = t80 * t181;
                            let t183 = t80 * t80;
                            let t184 = t84 * t183 + (t86 + t177);
                            let t185 = t175 - t179 + (t79 * t180 + (t182 + t184));
                            let t186 = t86 * t174;
                            let t187 = t186 - t89 * t176;
                            let t188 = t178 - t84 - t181;
                            let t189 = rt::lit::<T>(2.0) * (t80 * t185 + t187) + t188;
                            let t190 = t150 + (t145 + t144);
                            let t191 = t174 + (t80 + t183);
                            let t192 = m * (t136 - t141) + twice_m * t142;
                            let t193 = t92 * t192 - j * t140;
                            let t194 = twice_m * t148;
                            let t195 = t171 - t194;
                            let t196 = t193 - t97 * t195;
                            let t197 = t189 * t190 - t191 * t196;
                            let t198 = t172 - t197;
                            let t199 = a * t140;
                            let t200 = t194 - t171;
                            let t201 = t193 + t97 * t200;
                            let t202 = t192 * t199 + t134 * t201
                                - rt::lit::<T>(2.0) * (t84 * t153 + t83 * t155);
                            let t203 = t80 * t202;
                            let t204 = rt::lit::<T>(2.0)
                                * (t83 * t153 - t84 * t155 - (t89 * t152 + t86 * t154))
                                + (t200 * t199 + t126 * t201);
                            let t205 = t79 * t204;
                            let t206 = t203 - t205;
                            let t207 = theta2_rate * kappa_gradient + t206;
                            let t208 = t90 * t162
                                + (t165 * t167 + (rho1_rate + t168 * t170) - t198 * t127)
                                - t79 * t207;
                            let t209 = t160 - t158 + (t205 - t203);
                            let t210 = t197 - t172;
                            let t211 = t84 - t87;
                            let t212 = t209
                                + (rho2_rate + theta1_rate * kappa_gradient - t210 * t135)
                                - (t211 * t162 + t80 * t207);
                            let rho1_new = rho1 + rho1_rate * h;
                            let theta2_rate_h = theta2_rate * h;
                            let theta2_new = theta2 + theta2_rate_h;
                            let theta1_rate_h = theta1_rate * h;
                            let theta1_new = theta1 + theta1_rate_h;
                            let t213 = theta2_new - theta1_new;
                            let (t214, t215) = rt::sin_cos(t213);
                            let theta3_rate_h = theta3_rate * h;
                            let theta3_new = theta3 + theta3_rate_h;
                            let t216 = theta3_new - theta1_new;
                            let (t217, t218) = rt::sin_cos(t216);
                            let t219 = t214 * t217 + t215 * t218;
                            let t220 = t215 * t219;
                            let t221 = rt::lit::<T>(2.0) * t220 - t218;
                            let t222 = t214 * t218;
                            let t223 = t217 * t215;
                            let t224 = t222 - t223;
                            let t225 = t215 * t224;
                            let t226 = t217 + rt::lit::<T>(2.0) * t225;
                            let t227 = a * t217;
                            let t228 = a * t214;
                            let t229 = t214 * t228;
                            let t230 = t227 * t226 + (a - rt::lit::<T>(2.0) * t229);
                            let t231 = m * t230;
                            let t232 = a * t218;
                            let t233 = a * t215;
                            let t234 = t214 * t233;
                            let t235 = rt::lit::<T>(2.0) * t234 - t232 * t226;
                            let t236 = m * t235;
                            let t237 = j * t226 + t227 * t231 - t232 * t236;
                            let t238 = m * t234;
                            let t239 = m * (a - t229);
                            let t240 = t239 + twice_m * t230;
                            let t241 = t238 + t235 * twice_m;
                            let t242 = t228 * t240 - j * t214 - t233 * t241;
                            let t243 = t221 * t237 - a * (t236 + t238) - t215 * t242;
                            let t244 = rho1_new - t243 * t126;
                            let t245 = a * (t231 + (m_a + t239)) + t226 * t237
                                - t214 * t242;
                            let t246 = t244 - t245 * t134;
                            let t247 = rt::lit::<T>(1.0) / t245;
                            let rho2_new = rho2 + rho2_rate * h;
                            let t248 = t215 * t233;
                            let t249 = m * (t248 - a);
                            let t250 = t232 * t221 + (a - rt::lit::<T>(2.0) * t248);
                            let t251 = m * t250;
                            let t252 = t215 * t228;
                            let t253 = t227 * t221 - rt::lit::<T>(2.0) * t252;
                            let t254 = m * t253;
                            let t255 = t232 * t251 + (j * t221 + t227 * t254);
                            let t256 = t253 * twice_m - m * t252;
                            let t257 = t249 - t250 * twice_m;
                            let t258 = t228 * t256 - j * t215 - t233 * t257;
                            let t259 = j - a * (t249 - t251) + t221 * t255 - t215 * t258;
                            let t260 = rho2_new - t259 * t126;
                            let t261 = t260 - t243 * t134;
                            let t262 = t243 * t247;
                            let t263 = t261 - t262 * t246;
                            let t264 = t243 * t263;
                            let t265 = t259 - t243 * t262;
                            let t266 = t245 * t265;
                            let t267 = rt::lit::<T>(1.0) / t266;
                            let t268 = t247 * t246 - t264 * t267;
                            let t269 = rt::lit::<T>(1.0) / t265;
                            let t270 = t263 * t269;
                            let t271 = rho2 - t21 * t126;
                            let t272 = t271 - t35 * t134;
                            let t273 = rho1 - t35 * t126;
                            let t274 = t273 - t34 * t134;
                            let t275 = t272 - t37 * t274;
                            let t276 = t39 * t275;
                            let t277 = t36 * t274 - t275 * t41;
                            let t278 = t12 * t126;
                            let t279 = t23 * t134 + t278;
                            let t280 = t221 * t126;
                            let t281 = t226 * t134 + t280;
                            let t282 = t2 * t126;
                            let t283 = t1 * t134 + t282;
                            let t284 = t215 * t126;
                            let t285 = t214 * t134 + t284;
                            let t286 = t6 * t283 + t228 * t285;
                            let t287 = rt::lit::<T>(0.5) * (t8 * t279 + t227 * t281)
                                + (t136 - t286);
                            let t288 = t3 + t217;
                            let t289 = a * t288;
                            let t290 = t2 + t215;
                            let t291 = rt::lit::<T>(0.5) * t290;
                            let t292 = t4 + t218;
                            let t293 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta1_rate_h);
                            let (t294, t295) = rt::sin_cos(t293);
                            let t296 = t294 * t80;
                            let t297 = t294 * t79;
                            let t298 = t1 + t214;
                            let t299 = rt::lit::<T>(0.5)
                                * (theta3_rate_h - theta1_rate_h);
                            let (t300, t301) = rt::sin_cos(t299);
                            let t302 = t300 * t83;
                            let t303 = t300 * t84;
                            let t304 = t292 * t296 + t288 * t297
                                - (t298 * t302 + t290 * t303);
                            let t305 = t10 + t222 - t223;
                            let t306 = t291 * t304 + (t303 - t305 * t297);
                            let t307 = rt::lit::<T>(2.0) * t306;
                            let t308 = t288 * t296 + t298 * t303
                                - (t292 * t297 + t290 * t302);
                            let t309 = t5 + t219;
                            let t310 = t291 * t308 + (t302 - t309 * t297);
                            let t311 = rt::lit::<T>(2.0) * t310;
                            let t312 = t307 * t134 + t311 * t126;
                            let t313 = a * t303;
                            let t314 = t225 + (t22 + rt::lit::<T>(0.5) * t288);
                            let t315 = t220 + (t11 - rt::lit::<T>(0.5) * t292);
                            let t316 = t315 * t126;
                            let t317 = t314 * t134 + t316;
                            let t318 = a * t296;
                            let t319 = t290 * t126;
                            let t320 = t298 * t134 + t319;
                            let t321 = a * t298;
                            let t322 = t297 * t126;
                            let t323 = t296 * t134 - t322;
                            let t324 = t318 * t320 + t321 * t323;
                            let t325 = t289 * t312
                                + rt::lit::<T>(4.0) * (t313 * t317 - t324);
                            let t326 = t7 * t283 + t233 * t285;
                            let t327 = rt::lit::<T>(0.5) * (t9 * t279 + t232 * t281)
                                + (t146 - t326);
                            let t328 = a * t292;
                            let t329 = a * t290;
                            let t330 = a * t297;
                            let t331 = t329 * t323 - t330 * t320;
                            let t332 = a * t302;
                            let t333 = t328 * t312
                                - rt::lit::<T>(4.0) * (t331 + t332 * t317);
                            let t334 = rt::lit::<T>(0.5)
                                * (t246 * t268 + (t261 * t270 - t272 * t276 - t274 * t277))
                                - half_m * (t287 * t325 + t327 * t333);
                            let t335 = rt::lit::<T>(0.5) * t326 - t146;
                            let t336 = t136 - rt::lit::<T>(0.5) * t286;
                            let t337 = j * (t320 * t323 + t317 * t312)
                                + m * (t331 * t335 - t324 * t336);
                            let t338 = theta1_rate * theta1_rate + rho1_rate * rho1_rate
                                + (theta2_rate * theta2_rate
                                    + (theta3_rate * theta3_rate + rho2_rate * rho2_rate));
                            let t339 = h * (t169 * t169 + (t166 * t166 + t338));
                            let t340 = rt::div_or_zero(
                                t334 - t337 - theta3_rate_h * t161 - theta2_rate_h * t206
                                    - theta1_rate_h * t209,
                                t339,
                            );
                            let t341 = h * t79;
                            let t342 = t89 * t341;
                            let t343 = h * t83;
                            let t344 = h * t84;
                            let t345 = t79 * t343 + t80 * t344;
                            let t346 = h * t80;
                            let t347 = t84 * t346 + t83 * t341;
                            let t348 = half_h * t84;
                            let t349 = t342 + t80 * (t345 - t347) - t348;
                            let t350 = a_h * t80;
                            let t351 = t92 * t346 + t79 * t350;
                            let t352 = t84 * half_a_h;
                            let t353 = t90 * t352;
                            let t354 = t91 * t349 + (t351 - t353);
                            let t355 = m * t354;
                            let t356 = t83 * k2;
                            let t357 = t99 * t356;
                            let t358 = t84 * k2;
                            let t359 = t94 * t358;
                            let t360 = a_h * t79;
                            let t361 = t79 * t360;
                            let t362 = t97 * t346;
                            let t363 = t83 * half_a_h;
                            let t364 = t90 * t363;
                            let t365 = t361 - t362 - t364 - t96 * t349;
                            let t366 = m * t365;
                            let t367 = t91 * t355 + (j * t349 - (t357 + t359))
                                - t96 * t366;
                            let t368 = t86 * t341;
                            let t369 = t84 * t341;
                            let t370 = t80 * t343;
                            let t371 = t83 * t346;
                            let t372 = t79 * t344;
                            let t373 = half_h * t83;
                            let t374 = t368 + t80 * (t369 + t370 - (t371 + t372)) - t373;
                            let t375 = half_h * t79;
                            let t376 = t106 * t375;
                            let t377 = rt::lit::<T>(0.5) * t361;
                            let t378 = rt::lit::<T>(0.5) * t362;
                            let t379 = m * (t377 - t378);
                            let t380 = half_m * t351;
                            let t381 = t80 * k3;
                            let t382 = t79 * half_a_h;
                            let t383 = t105 * t382;
                            let t384 = t80 * half_a_h;
                            let t385 = t104 * t384;
                            let t386 = t92 * (t380 + twice_m * t354)
                                + (t381 - t383 - t385) - t97 * (t379 + twice_m * t365);
                            let t387 = t88 * t367
                                + (t101 * t374 - t376 - a * (t379 + t366)) - t80 * t386;
                            let t388 = half_h * t80;
                            let t389 = t106 * t388;
                            let t390 = t90 * t367
                                + (t389 + (a * (t355 + t380) + t101 * t349)) - t79 * t386;
                            let t391 = t109 * (t387 - t110 * t390);
                            let t392 = t76 * t391;
                            let t393 = t80 * t350;
                            let t394 = t92 * t341;
                            let t395 = t88 * t352;
                            let t396 = t91 * t374 + (t393 - t394 - t395);
                            let t397 = t88 * t363;
                            let t398 = t97 * t341 + t80 * t360;
                            let t399 = t96 * t374 + (t397 - t398);
                            let t400 = m * t399;
                            let t401 = t113 * t356;
                            let t402 = t116 * t358;
                            let t403 = t88
                                * (t91 * (m * t396)
                                    + (t96 * t400 + (j * t374 + (t401 - t402))));
                            let t404 = t122 * t375;
                            let t405 = half_m * t398;
                            let t406 = rt::lit::<T>(0.5) * t394;
                            let t407 = rt::lit::<T>(0.5) * t393;
                            let t408 = t121 * t382;
                            let t409 = t120 * t384;
                            let t410 = t79 * k3;
                            let t411 = t92 * (twice_m * t396 - m * (t406 - t407))
                                - (t408 + (t409 + t410)) - t97 * (t405 - twice_m * t399);
                            let t412 = t403 + (t118 * t374 - t404 - a * (t405 - t400))
                                - t80 * t411 - t110 * t387;
                            let t413 = t412 - t107 * t391;
                            let t414 = t125 * (t392 + t126 * t413);
                            let t415 = t80 * t347 - t342;
                            let t416 = t91 * t415 - t351;
                            let t417 = m * t416;
                            let t418 = t362 - t361 - t96 * t415;
                            let t419 = m * t418;
                            let t420 = j * t415 + t91 * t417 - t96 * t419;
                            let t421 = t80 * (t371 - t369) - t368;
                            let t422 = m * (t378 - t377);
                            let t423 = t385 + t92 * (twice_m * t416 - t380)
                                + (t383 - t381 - t97 * (t422 + twice_m * t418));
                            let t424 = t376 + t88 * t420
                                + (t101 * t421 - a * (t422 + t419) - t80 * t423);
                            let t425 = t90 * t420 - t389
                                + (a * (t417 - t380) + t101 * t415 - t79 * t423);
                            let t426 = t109 * (t424 - t110 * t425);
                            let t427 = t76 * t426;
                            let t428 = t398 + t96 * t421;
                            let t429 = m * t428;
                            let t430 = t91 * t421 + (t394 - t393);
                            let t431 = t409 + t97 * (t405 + twice_m * t428)
                                + (t92 * (twice_m * t430 - m * (t407 - t406))
                                    + (t410 + t408));
                            let t432 = t404
                                + t88 * (t96 * t429 + (t91 * (m * t430) + j * t421))
                                + (a * (t429 + t405) + t118 * t421 - t80 * t431);
                            let t433 = t432 - t110 * t424 - t107 * t426;
                            let t434 = t125 * (t427 + t126 * t433);
                            let t435 = t373 + t80 * (t372 - t370);
                            let t436 = t348 - t80 * t345;
                            let t437 = t364 - t96 * t436;
                            let t438 = t353 + t91 * t436;
                            let t439 = m * t438;
                            let t440 = m * t437;
                            let t441 = t357 + (t359 + j * t436)
                                + (t91 * t439 - t96 * t440);
                            let t442 = rt::lit::<T>(2.0) * (t92 * t439 - t97 * t440);
                            let t443 = t101 * t435 - m_a * t437
                                + (t88 * t441 - t80 * t442);
                            let t444 = m_a * t438 + t101 * t436
                                + (t90 * t441 - t79 * t442);
                            let t445 = t109 * (t443 - t110 * t444);
                            let t446 = t76 * t445;
                            let t447 = t96 * t435 - t397;
                            let t448 = m * (t395 + t91 * t435);
                            let t449 = m * t447;
                            let t450 = t88
                                * (t402 + j * t435 - t401 + (t91 * t448 + t96 * t449))
                                - t81 * (t97 * t449 + t92 * t448);
                            let t451 = m_a * t447 + t118 * t435 + t450 - t110 * t443
                                - t107 * t445;
                            let t452 = t125 * (t446 + t126 * t451);
                            let t453 = t125 * (h * t110);
                            let t454 = kappa_gradient + half_h * t125;
                            let t455 = t375 * t127;
                            let t456 = t388 * t135;
                            let t457 = t132
                                * (t111 * t387 - t107 * t392
                                    - t133 * (t124 * t390 + t108 * t413));
                            let t458 = t129 * (t109 * t390) + t457;
                            let t459 = t132
                                * (t111 * t424 - t107 * t427
                                    - t133 * (t124 * t425 + t108 * t433));
                            let t460 = t129 * (t109 * t425) + t459;
                            let t461 = t132
                                * (t111 * t443 - t107 * t446
                                    - t133 * (t124 * t444 + t108 * t451));
                            let t462 = t129 * (t109 * t444) + t461;
                            let t463 = kappa_gradient + half_h * (t109 + t123 * t132);
                            let t464 = t132 * (h * t107);
                            let t465 = t130 * (rt::lit::<T>(1.0) / (t131 * t131));
                            let t466 = t176 * t201;
                            let t467 = t176 * t134;
                            let t468 = t191 * t127;
                            let t469 = t174 * t126;
                            let t470 = a * t174;
                            let t471 = a * t176;
                            let t472 = t97 * t468;
                            let t473 = a * t127;
                            let t474 = t469 - t467;
                            let t475 = t97 * t474 + t470 * t140;
                            let t476 = m * (t472 - t473 - t475);
                            let t477 = rt::lit::<T>(2.0)
                                * (t80 * t173 + (t79 * t178 + (t84 * t176 + t83 * t174)));
                            let t478 = t80 * t477
                                - (t173 + t89 * (rt::lit::<T>(2.0) * t174));
                            let t479 = rt::lit::<T>(2.0) * (t179 - t175);
                            let t480 = t80 * t479 - (t178 + rt::lit::<T>(2.0) * t186);
                            let t481 = t478 * t134 + (t480 * t126 + t189 * t127);
                            let t482 = a * t178;
                            let t483 = rt::lit::<T>(2.0) * (t475 - t472)
                                + (t96 * t481 + (t473 + t482 * t138));
                            let t484 = t476 - twice_m * t483;
                            let t485 = t474 - t468;
                            let t486 = t92 * t485 - t471 * t140;
                            let t487 = m * t486;
                            let t488 = a * t173;
                            let t489 = rt::lit::<T>(2.0) * t486
                                + (t91 * t481 - t488 * t138);
                            let t490 = t487 + twice_m * t489;
                            let t491 = j * (t467 + (t468 - t469)) + t470 * t200
                                - t471 * t192 + (t97 * t484 - t92 * t490);
                            let t492 = m * t483;
                            let t493 = m * t489;
                            let t494 = t482 * t149 + j * t481 - t488 * t143
                                + (t96 * t492 + t91 * t493);
                            let t495 = kappa_gradient * t165;
                            let t496 = kappa_gradient * t168;
                            let t497 = t165 * t495 + t168 * t496;
                            let t498 = t79 * t491
                                + (t90 * t494 + (a * (t487 + t493) + (t497 + t478 * t151)));
                            let t499 = t466 - t498;
                            let t500 = t465 * t499;
                            let t501 = rt::lit::<T>(1.0) / (t108 * t108);
                            let t502 = t88 * t494
                                + (t174 * t201 + (t480 * t151 + a * (t492 - t476)))
                                + (t210 + t80 * t491);
                            let t503 = t111 * (rt::lit::<T>(1.0) / (t124 * t124));
                            let t504 = t502 * t503 + t108 * t500;
                            let t505 = t132 * t499;
                            let t506 = t125 * t502 + t107 * t505;
                            let t507 = t107 * t504 - t76 * t506;
                            let t508 = t498 - t466;
                            let t509 = t124 * t500 + t501 * (t107 * t507 + t76 * t508);
                            let t510 = t79 * t509;
                            let t511 = t109 * t507 + (t110 * t504 + t111 * t505);
                            let t512 = t80 * t511;
                            let t513 = t510 - t512;
                            let t514 = t92 * t513;
                            let t515 = t88 * t511;
                            let t516 = t90 * t509;
                            let t517 = t515 - t516;
                            let t518 = a * t509;
                            let t519 = rt::lit::<T>(2.0) * t514 + (t91 * t517 - t518);
                            let t520 = m * t519;
                            let t521 = t190 * t127;
                            let t522 = t80 * t521;
                            let t523 = t81 * t522;
                            let t524 = t521 - t523;
                            let t525 = t79 * t522;
                            let t526 = rt::lit::<T>(2.0) * t84;
                            let t527 = j * t517
                                + (t162 + (t83 * t524 + (t525 * t526 + t134 * t494))
                                    - t101 * t509);
                            let t528 = t512 - t510;
                            let t529 = t97 * t528;
                            let t530 = t516 - t515;
                            let t531 = a * t511;
                            let t532 = rt::lit::<T>(2.0) * t529 + (t96 * t530 - t531);
                            let t533 = m * t532;
                            let t534 = t91 * t520 + t527 - t96 * t533;
                            let t535 = t523 - t521;
                            let t536 = rt::lit::<T>(2.0) * t83;
                            let t537 = t80 * t504;
                            let t538 = t97 * t537;
                            let t539 = a * t504;
                            let t540 = t88 * t504;
                            let t541 = rt::lit::<T>(2.0) * t538 - (t539 + t96 * t540);
                            let t542 = m * t541;
                            let t543 = t92 * t537;
                            let t544 = rt::lit::<T>(2.0) * t543 - t91 * t540;
                            let t545 = m * t544;
                            let t546 = t101 * t511
                                + (t84 * t535 + (t126 * t494 + t525 * t536))
                                + (t96 * t542 + t91 * t545);
                            let t547 = t118 * t504 + j * t540;
                            let t548 = t546 - t547;
                            let t549 = t522 * t526;
                            let t550 = t196 * t127;
                            let t551 = t89 * t521;
                            let t552 = t178 * (t155 - t522) + (t181 * t522 + t185 * t521)
                                + (t80 * (t549 - t550) + (t173 * t153 - t79 * t551));
                            let t553 = rt::lit::<T>(2.0) * (t176 * t521 + t174 * t152);
                            let t554 = t81 * t534;
                            let t555 = t553 - t554;
                            let t556 = m * (t529 - t531) + twice_m * t532;
                            let t557 = m * (t539 - t538) - twice_m * t541;
                            let t558 = t80 * t557
                                + (t140 * t484 + (t195 * t468 + t200 * t474) - t121 * t537);
                            let t559 = rt::lit::<T>(2.0)
                                * (t80 * t548 + (t522 + t174 * (t521 - t154)));
                            let t560 = t122 * t504
                                + (t126 * t491 + (t477 * t152 + t479 * t154 - t550)
                                    - t79 * t202);
                            let t561 = m * t543 + twice_m * t544;
                            let t562 = t84 * t559
                                + (t97 * t557 + (t560 - j * t537 - t106 * t511)
                                    - t92 * t561);
                            let t563 = rt::lit::<T>(2.0)
                                * (t89 * t534 + (t86 * t548 + t552))
                                + (t83 * t555
                                    + (a * (t79 * t556 + (t105 * t528 + t558)) + t562));
                            let t564 = t79 * t563;
                            let t565 = t554 - t553;
                            let t566 = t100 * t530
                                + (t88 * t542 + (t149 * t481 + t138 * t492 - t114 * t540));
                            let t567 = t522 - t155;
                            let t568 = rt::lit::<T>(2.0)
                                * (t183 * t522 + t176 * t153 + (t90 * t525 + t174 * t567))
                                + (t90 * t157 + (t88 * t535 - t521));
                            let t569 = t79 * t565
                                + (a * (t566 - t90 * t533)
                                    + (t80 * t559 + (t547 + t568 - t546)));
                            let t570 = t83 * t569;
                            let t571 = t570
                                + a
                                    * (t164 * (t167 + t495 * t135)
                                        - t163 * (t170 + t496 * t135));
                            let t572 = t95 * t517
                                + (t88 * t545 + (t143 * t481 + t138 * t493 - t117 * t540));
                            let t573 = t90 * (t524 - t159)
                                + rt::lit::<T>(2.0)
                                    * (t88 * t525 + (t174 * t153 + t176 * t155));
                            let t574 = t80 * t555
                                + (t534 + (a * (t90 * t520 + t572) + (t79 * t559 + t573)));
                            let t575 = t84 * t574;
                            let t576 = t104 * t513
                                + (t120 * t537 + (t192 * t485 - t140 * t490) - t80 * t561);
                            let t577 = m * (t514 - t518) + twice_m * t519;
                            let t578 = rt::lit::<T>(2.0) * t86;
                            let t579 = t173 * t567 - t80 * t551
                                + (t79 * (t549 + (t578 * t521 - t550))
                                    + (t180 * t522 + t178 * t153));
                            let t580 = j * t528
                                + (t106 * t509
                                    + (rt::lit::<T>(2.0) * t579 + (t205 + t134 * t491) - t207));
                            let t581 = a * (t576 - t79 * t577)
                                + (t83 * t559 + t580 + (t97 * t556 - t92 * t577));
                            let t582 = t80 * (t84 * t565 + t581);
                            let t583 = t168 * t169
                                + (t165 * t166
                                    + (theta3_rate * t90
                                        + (rho1_rate * t497 - theta2_rate * t79)));
                            let t584 = t190 * t135;
                            let t585 = t80 + rt::lit::<T>(1.0);
                            let t586 = t80 * t585;
                            let t587 = t586 * t201;
                            let t588 = t88 - rt::lit::<T>(1.0);
                            let t589 = t84 * t588;
                            let t590 = t79 * t585;
                            let t591 = t211 + rt::lit::<T>(1.0);
                            let t592 = t83 * t591;
                            let t593 = rt::lit::<T>(2.0)
                                * (t80 * t589 + (t83 * t590 + t84 * t586) - t79 * t592);
                            let t594 = rt::lit::<T>(2.0) * t89;
                            let t595 = t80 * t593 - (t589 + t590 * t594);
                            let t596 = rt::lit::<T>(2.0)
                                * (t83 * t586 - t84 * t590 - t80 * t592 - t79 * t589);
                            let t597 = t80 * t596 + (t592 - t590 * t578);
                            let t598 = t595 * t134 + t597 * t126 - t189 * t135;
                            let t599 = a * t589;
                            let t600 = a * t592;
                            let t601 = t191 * t135;
                            let t602 = t590 * t126;
                            let t603 = t586 * t134;
                            let t604 = t602 - t603;
                            let t605 = t601 + t604;
                            let t606 = a * t586;
                            let t607 = t92 * t605 - t606 * t140;
                            let t608 = rt::lit::<T>(2.0) * t607
                                + (t91 * t598 - t599 * t138);
                            let t609 = m * t608;
                            let t610 = a * t590;
                            let t611 = t610 * t140 + t97 * t605;
                            let t612 = a * t135;
                            let t613 = rt::lit::<T>(2.0) * t611
                                + (t96 * t598 - (t612 + t600 * t138));
                            let t614 = m * t613;
                            let t615 = j * t598 - t599 * t143 - t600 * t149
                                + (t91 * t609 + t96 * t614);
                            let t616 = m * t607;
                            let t617 = m * (t612 - t611);
                            let t618 = t617 - twice_m * t613;
                            let t619 = t616 + twice_m * t608;
                            let t620 = j * (t603 - t602 - t601) + t610 * t200
                                - t606 * t192 + (t97 * t618 - t92 * t619);
                            let t621 = t90 * t615 + (t595 * t151 + a * (t616 + t609))
                                + (t198 + t79 * t620);
                            let t622 = t587 - t621;
                            let t623 = t622 * t465;
                            let t624 = t80 * t620
                                + (t88 * t615
                                    + (t590 * t201 + (t597 * t151 + a * (t614 - t617))));
                            let t625 = t108 * t623 + t624 * t503;
                            let t626 = t132 * t622;
                            let t627 = t107 * t626 + t125 * t624;
                            let t628 = t107 * t625 - t76 * t627;
                            let t629 = t621 - t587;
                            let t630 = t124 * t623 + t501 * (t107 * t628 + t76 * t629);
                            let t631 = t79 * t630;
                            let t632 = t109 * t628 + (t110 * t625 + t111 * t626);
                            let t633 = t80 * t632;
                            let t634 = t631 - t633;
                            let t635 = t92 * t634;
                            let t636 = t88 * t632;
                            let t637 = t90 * t630;
                            let t638 = t636 - t637;
                            let t639 = a * t630;
                            let t640 = rt::lit::<T>(2.0) * t635 + (t91 * t638 - t639);
                            let t641 = m * t640;
                            let t642 = t80 * t584;
                            let t643 = t81 * t642;
                            let t644 = t643 - t584;
                            let t645 = t79 * t642;
                            let t646 = j * t638
                                + (t83 * t644 + (t134 * t615 - t526 * t645) - t101 * t630);
                            let t647 = t633 - t631;
                            let t648 = t97 * t647;
                            let t649 = t637 - t636;
                            let t650 = a * t632;
                            let t651 = rt::lit::<T>(2.0) * t648 + (t96 * t649 - t650);
                            let t652 = m * t651;
                            let t653 = t91 * t641 + t646 - t96 * t652;
                            let t654 = rt::lit::<T>(2.0) * (t176 * t584 + t80 * t653);
                            let t655 = t152 * (rt::lit::<T>(2.0) * t590);
                            let t656 = t654 - t655;
                            let t657 = t80 * t625;
                            let t658 = t97 * t657;
                            let t659 = a * t625;
                            let t660 = t88 * t625;
                            let t661 = rt::lit::<T>(2.0) * t658 - (t659 + t96 * t660);
                            let t662 = m * t661;
                            let t663 = t100 * t649
                                + (t88 * t662 + (t149 * t598 + t138 * t614 - t114 * t660));
                            let t664 = t584 - t643;
                            let t665 = t92 * t657;
                            let t666 = rt::lit::<T>(2.0) * t665 - t91 * t660;
                            let t667 = m * t666;
                            let t668 = t101 * t632 + (t162 + (t126 * t615 + t84 * t664))
                                + (t96 * t662 + t91 * t667);
                            let t669 = j * t660 + (t118 * t625 + t645 * t536);
                            let t670 = t668 - t669;
                            let t671 = rt::lit::<T>(2.0)
                                * (t80 * t670 - (t590 * t154 + (t642 + t174 * t584)));
                            let t672 = rt::lit::<T>(2.0)
                                * (t586 * t153 - t642 * (t174 + t183)
                                    - (t90 * t645 + t590 * t155));
                            let t673 = t80 * t671
                                + (t669 + (t672 + (t588 * t157 + (t584 + t88 * t664)))
                                    - t668);
                            let t674 = t83
                                * (t79 * t656 + (a * (t663 - t90 * t652) + t673));
                            let t675 = t655 - t654;
                            let t676 = t196 * t135;
                            let t677 = t526 * t642;
                            let t678 = t89 * t584;
                            let t679 = t589 * t153 - t185 * t584 - t592 * t155
                                + (t80 * (t676 - t677)
                                    + (t79 * t678 + t642 * (t178 - t181)));
                            let t680 = m * (t648 - t650) + twice_m * t651;
                            let t681 = m * (t659 - t658) - twice_m * t661;
                            let t682 = t80 * t681
                                + (t140 * t618 + (t200 * t604 - t195 * t601) - t121 * t657);
                            let t683 = t126 * t620 + (t593 * t152 + (t676 + t596 * t154))
                                - t585 * t202 - t207;
                            let t684 = m * t665 + twice_m * t666;
                            let t685 = t97 * t681
                                + (t122 * t625 + t683 - j * t657 - t106 * t632)
                                - t92 * t684;
                            let t686 = rt::lit::<T>(2.0)
                                * (t89 * t653 + (t86 * t670 + t679))
                                + (a * (t79 * t680 + (t105 * t647 + t682))
                                    + (t84 * t671 + t685));
                            let t687 = t79 * (t83 * t675 + t686);
                            let t688 = t95 * t638
                                + (t88 * t667 + (t138 * t609 + t143 * t598 - t117 * t660));
                            let t689 = t591 * t159
                                + (t90 * t644
                                    + rt::lit::<T>(2.0)
                                        * (t586 * t155 + t590 * t153 - t88 * t645));
                            let t690 = t80 * t675
                                + (a * (t90 * t641 + t688) + (t653 + (t79 * t671 + t689)));
                            let t691 = t84 * t690;
                            let t692 = t104 * t634
                                + (t120 * t657 + (t192 * t605 - t140 * t619) - t80 * t684);
                            let t693 = m * (t635 - t639) + twice_m * t640;
                            let t694 = t79 * (t676 - t578 * t584 - t677)
                                + (t80 * t678 - t642 * (t173 + t180)
                                    - (t589 * t155 + t592 * t153));
                            let t695 = j * t647
                                + (t106 * t630
                                    + (t585 * t204 + (t134 * t620 + rt::lit::<T>(2.0) * t694)));
                            let t696 = a * (t692 - t79 * t693)
                                + (t83 * t671 + t695 + (t97 * t680 - t92 * t693));
                            let t697 = t80 * (t84 * t656 + t696);
                            let t698 = rt::div_or_zero(rt::lit::<T>(-1.0), t339);
                            let t699 = t340 * (h * t698);
                            let t700 = t166 * t699;
                            let t701 = t169 * t699;
                            let t702 = rt::lit::<T>(2.0) * (t165 * t700 + t168 * t701);
                            let t703 = m * t698;
                            let t704 = t333 * t703;
                            let t705 = t325 * t703;
                            let t706 = rt::lit::<T>(0.25) * (t232 * t704 + t227 * t705);
                            let t707 = t261 * t698;
                            let t708 = t707 * (rt::lit::<T>(0.5) * t269);
                            let t709 = t246 * t698;
                            let t710 = t267 * t709;
                            let t711 = t710 * (rt::lit::<T>(0.5) * t243);
                            let t712 = t708 + t698 * (rt::lit::<T>(0.5) * t270) - t711;
                            let t713 = t704 * t42 + t705 * t43;
                            let t714 = j * t698;
                            let t715 = t287 * t703;
                            let t716 = t327 * t703;
                            let t717 = t317 * t714
                                + rt::lit::<T>(0.5) * (t289 * t715 + t328 * t716);
                            let t718 = t711 - t708;
                            let t719 = t262 * t718
                                + rt::lit::<T>(0.5) * (t247 * t709 + t268 * t698);
                            let t720 = t226 * t706 + (t243 * t712 + t23 * t713)
                                + (t307 * t717 + t245 * t719);
                            let t721 = t702 + t720;
                            let t722 = theta2_rate_h * t698;
                            let t723 = theta1_rate_h * t698;
                            let t724 = t722 - t723;
                            let t725 = t79 * t724;
                            let t726 = a * t725;
                            let t727 = t723 - t722;
                            let t728 = t80 * t727;
                            let t729 = a * t728;
                            let t730 = t134 * t728 + t126 * t725;
                            let t731 = t140 * t729 + t92 * t730;
                            let t732 = m * t731;
                            let t733 = theta3_rate_h * t698;
                            let t734 = t723 - t733;
                            let t735 = t84 * t734;
                            let t736 = t733 - t723;
                            let t737 = t83 * t736;
                            let t738 = rt::lit::<T>(2.0)
                                * (t83 * t725 + t80 * t735 - (t79 * t737 + t84 * t728));
                            let t739 = t80 * t738 - (t735 + t594 * t725);
                            let t740 = rt::lit::<T>(2.0)
                                * (t79 * t735 + t83 * t728 + (t80 * t737 + t84 * t725));
                            let t741 = t737 - t578 * t725 - t80 * t740;
                            let t742 = t134 * t739 + t126 * t741;
                            let t743 = a * t735;
                            let t744 = t91 * t742
                                + (rt::lit::<T>(2.0) * t731 - t138 * t743);
                            let t745 = t732 + twice_m * t744;
                            let t746 = t97 * t730 + t140 * t726;
                            let t747 = m * t746;
                            let t748 = a * t737;
                            let t749 = t96 * t742
                                + (rt::lit::<T>(2.0) * t746 - t138 * t748);
                            let t750 = t747 + twice_m * t749;
                            let t751 = t200 * t726 + t192 * t729 - j * t730 - t92 * t745
                                - t97 * t750;
                            let t752 = m * t749;
                            let t753 = m * t744;
                            let t754 = t96 * t752
                                + (t91 * t753 + (j * t742 - (t143 * t743 + t149 * t748)));
                            let t755 = t324 * t703;
                            let t756 = rt::lit::<T>(0.5) * t705;
                            let t757 = rt::lit::<T>(2.0) * t715 + t336 * t703;
                            let t758 = t335 * t703;
                            let t759 = rt::lit::<T>(2.0) * t716;
                            let t760 = t758 - t759;
                            let t761 = t318 * t757 + (t330 * t760 - t323 * t714);
                            let t762 = t759 - t758;
                            let t763 = t329 * t762 + t321 * t757;
                            let t764 = t320 * t714;
                            let t765 = t763 - t764;
                            let t766 = rt::lit::<T>(2.0) * (t332 * t716 - t313 * t715)
                                - t312 * t714;
                            let t767 = rt::lit::<T>(0.5) * t704;
                            let t768 = t331 * t703;
                            let t769 = t767 - rt::lit::<T>(0.5) * t768;
                            let t770 = t756 - rt::lit::<T>(0.5) * t755;
                            let t771 = t7 * t769 + t6 * t770;
                            let t772 = t233 * t769 + t228 * t770;
                            let t773 = t274 * t698;
                            let t774 = t698 * (t272 * t45);
                            let t775 = t773 * t44;
                            let t776 = rt::lit::<T>(0.5) * (t277 * t698 + t36 * t773)
                                - t37 * (t774 - t775);
                            let t777 = t774 + t698 * (rt::lit::<T>(0.5) * t276) - t775;
                            let t778 = t314 * t766 + t1 * t771
                                + (t214 * t772 + (t34 * t776 + (t35 * t777 + t201 * t728)));
                            let t779 = a * (t753 + (t732 + (t755 - t756)))
                                + (t151 * t739 + (t298 * t761 + t296 * t765 + t778));
                            let t780 = t79 * t751 + (t90 * t754 + t779);
                            let t781 = t721 - t780;
                            let t782 = t465 * t781;
                            let t783 = t764 - t763;
                            let t784 = t290 * t761
                                - (t221 * t706 + (t12 * t713 + t259 * t712))
                                + (t297 * t783 + (t315 * t766 + t2 * t771));
                            let t785 = t215 * t772 - t311 * t717
                                + (t35 * t776 + (t21 * t777 + t201 * t725) - t243 * t719);
                            let t786 = t88 * t754
                                + (a * (t752 + (t747 + (t768 - t767)))
                                    + (t784 + (t151 * t741 + t785)));
                            let t787 = t80 * t751 + t786;
                            let t788 = t108 * t782 + t503 * t787;
                            let t789 = t132 * t781;
                            let t790 = t107 * t789 + t125 * t787;
                            let t791 = t107 * t788 - t76 * t790;
                            let t792 = t780 - t721;
                            let t793 = t124 * t782 + t501 * (t107 * t791 + t76 * t792);
                            let t794 = t79 * t793;
                            let t795 = t109 * t791 + (t110 * t788 + t111 * t789);
                            let t796 = t80 * t795;
                            let t797 = t794 - t796;
                            let t798 = t92 * t797;
                            let t799 = t88 * t795;
                            let t800 = t90 * t793;
                            let t801 = t799 - t800;
                            let t802 = a * t793;
                            let t803 = rt::lit::<T>(2.0) * t798 + (t91 * t801 - t802);
                            let t804 = m * t803;
                            let t805 = t796 - t794;
                            let t806 = t97 * t805;
                            let t807 = t800 - t799;
                            let t808 = a * t795;
                            let t809 = rt::lit::<T>(2.0) * t806 + (t96 * t807 - t808);
                            let t810 = m * t809;
                            let t811 = t91 * t804
                                + (j * t801 + (t134 * t754 - t101 * t793)) - t96 * t810;
                            let t812 = t80 * t788;
                            let t813 = t97 * t812;
                            let t814 = a * t788;
                            let t815 = t88 * t788;
                            let t816 = rt::lit::<T>(2.0) * t813 - (t814 + t96 * t815);
                            let t817 = m * t816;
                            let t818 = t92 * t812;
                            let t819 = rt::lit::<T>(2.0) * t818 - t91 * t815;
                            let t820 = m * t819;
                            let t821 = t126 * t754 + t101 * t795
                                + (t96 * t817 + t91 * t820);
                            let t822 = t118 * t788 + j * t815;
                            let t823 = t821 - t822;
                            let t824 = t725 * (rt::lit::<T>(2.0) * t152);
                            let t825 = t81 * t811;
                            let t826 = t824 - t825;
                            let t827 = m * (t806 - t808) + twice_m * t809;
                            let t828 = m * (t814 - t813) - twice_m * t816;
                            let t829 = t105 * t805
                                + (t80 * t828 + (t200 * t730 - t140 * t750 - t121 * t812));
                            let t830 = rt::lit::<T>(2.0) * (t80 * t823 - t154 * t725);
                            let t831 = a * t320;
                            let t832 = t134 * t717;
                            let t833 = t290 * t832;
                            let t834 = t126 * t717;
                            let t835 = t290 * t834;
                            let t836 = t134 * t765 + t757 * t831
                                - (t292 * t833 + t288 * t835);
                            let t837 = t126 * t751
                                + (t294 * t836 + (t202 * t727 + t152 * t738 - t154 * t740));
                            let t838 = m * t818 + twice_m * t819;
                            let t839 = t97 * t828
                                + (t122 * t788 + t837 - j * t812 - t106 * t795)
                                - t92 * t838;
                            let t840 = rt::lit::<T>(2.0)
                                * (t89 * t811 + (t86 * t823 + (t153 * t735 - t155 * t737)))
                                + (t83 * t826
                                    + (a * (t79 * t827 + t829) + (t84 * t830 + t839)));
                            let t841 = t79 * t840;
                            let t842 = t825 - t824;
                            let t843 = t100 * t807
                                + (t88 * t817 + (t149 * t742 + t138 * t752 - t114 * t815));
                            let t844 = twice_a * t317;
                            let t845 = t290 * t833 - t298 * t835
                                - (t715 * t844 + rt::lit::<T>(2.0) * t832);
                            let t846 = t822
                                + (t300 * t845
                                    + (t157 * t734
                                        - rt::lit::<T>(2.0) * (t155 * t725 + t153 * t728)));
                            let t847 = t79 * t842
                                + (a * (t843 - t90 * t810) + (t80 * t830 + (t846 - t821)));
                            let t848 = t83 * t847;
                            let t849 = t95 * t801
                                + (t88 * t820 + (t138 * t753 + t143 * t742 - t117 * t815));
                            let t850 = t716 * t844 - rt::lit::<T>(2.0) * t834
                                + (t290 * t835 + t298 * t833);
                            let t851 = t79 * t830
                                + (t300 * t850
                                    + (t159 * t736
                                        + rt::lit::<T>(2.0) * (t153 * t725 - t155 * t728)));
                            let t852 = t84
                                * (t80 * t826 + (a * (t90 * t804 + t849) + (t811 + t851)));
                            let t853 = t104 * t797
                                + (t120 * t812 + (t192 * t730 - t140 * t745) - t80 * t838);
                            let t854 = m * (t798 - t802) + twice_m * t803;
                            let t855 = t292 * t835 - t288 * t833
                                + (rt::lit::<T>(2.0) * (t305 * t832 + t309 * t834)
                                    + (t126 * t783 + t760 * t831));
                            let t856 = t134 * t751
                                + (t294 * t855
                                    + (t204 * t724
                                        - rt::lit::<T>(2.0) * (t155 * t735 + t153 * t737)));
                            let t857 = t83 * t830 + (j * t805 + (t106 * t793 + t856))
                                + (t97 * t827 - t92 * t854);
                            let t858 = t80
                                * (t84 * t842 + (a * (t853 - t79 * t854) + t857));
                            let t859 = t841
                                + (t848 + (t163 * t701 - t164 * t700) * (twice_a * t135))
                                - (t852 + t858);
                            let t860 = t134 * t766;
                            let t861 = rt::lit::<T>(0.5) * t263;
                            let t862 = t126 * t719 + (t134 * t712 + t710 * t861);
                            let t863 = t707 * t861 * (rt::lit::<T>(1.0) / (t265 * t265));
                            let t864 = t264 * t709 * (rt::lit::<T>(1.0) / (t266 * t266));
                            let t865 = t864 * (rt::lit::<T>(0.5) * t245);
                            let t866 = t863 - t865;
                            let t867 = t246 * t718 + t243 * t866;
                            let t868 = t262 * t866 + t247 * t867;
                            let t869 = t862 - t868;
                            let t870 = t134 * t719
                                + (t243 * t867 + t709 * (rt::lit::<T>(0.5) * t246))
                                    * (rt::lit::<T>(1.0) / (t245 * t245));
                            let t871 = t864 * (rt::lit::<T>(0.5) * t265);
                            let t872 = t870 - t871;
                            let t873 = t215 * t869 + t214 * t872;
                            let t874 = t228 * t873;
                            let t875 = t871 - t870;
                            let t876 = a * t875;
                            let t877 = t868 - t862;
                            let t878 = t221 * t877 + t226 * t875;
                            let t879 = rt::lit::<T>(2.0) * t874 + (t876 + t227 * t878);
                            let t880 = m * t879;
                            let t881 = a * t869;
                            let t882 = t233 * t873;
                            let t883 = t881 - t232 * t878 - rt::lit::<T>(2.0) * t882;
                            let t884 = m * t883;
                            let t885 = t227 * t880
                                + (j * t878 + (t237 * t875 - t134 * t706)) - t232 * t884;
                            let t886 = t860 + rt::lit::<T>(2.0) * t885;
                            let t887 = m * (t881 - t882) + twice_m * t883;
                            let t888 = t126 * t712;
                            let t889 = t865 - t863;
                            let t890 = t888 - t889;
                            let t891 = a * t890;
                            let t892 = t215 * t890;
                            let t893 = t233 * t892;
                            let t894 = t889 - t888;
                            let t895 = t221 * t894;
                            let t896 = rt::lit::<T>(2.0) * t893 + (t232 * t895 - t891);
                            let t897 = m * (t891 - t893) - twice_m * t896;
                            let t898 = t215 * t897
                                + (t285 * t769 + t323 * t762 - t257 * t892) - t241 * t873;
                            let t899 = rt::lit::<T>(2.0) * t297;
                            let t900 = t126 * t766;
                            let t901 = m * t896;
                            let t902 = t228 * t892;
                            let t903 = rt::lit::<T>(2.0) * t902 + t227 * t895;
                            let t904 = m * t903;
                            let t905 = t237 * t877 + (j * t895 + t255 * t894)
                                + (t232 * t901 + t227 * t904);
                            let t906 = t126 * t706;
                            let t907 = t900 + rt::lit::<T>(2.0) * (t905 - t906);
                            let t908 = t834 * t899 + t215 * t907;
                            let t909 = t761 + t772;
                            let t910 = t302 * t835 + t303 * t833
                                + (t126 * t909 - (t308 * t834 + t304 * t832));
                            let t911 = m * t902 + twice_m * t903;
                            let t912 = t233 * t897
                                + (t242 * t869 + (t258 * t890 + t910 - j * t892))
                                - t228 * t911;
                            let t913 = t224 * t886
                                + (a * (t214 * t887 + t898)
                                    + (t218 * t908 + (t219 * t907 + t912)));
                            let t914 = t832 * t899 + t215 * t886;
                            let t915 = t214 * (t913 - t217 * t914);
                            let t916 = rt::lit::<T>(0.25) * t281;
                            let t917 = t226 * t880
                                + (t231 * t878
                                    + (t221 * t904 + (t254 * t895 - t705 * t916)));
                            let t918 = half_a * t312;
                            let t919 = t214 * t908
                                + (rt::lit::<T>(0.5) * t860 - t715 * t918
                                    - (t296 * t835 + t297 * t833));
                            let t920 = t218 * (a * t917 + (t885 + t919) - t215 * t914);
                            let t921 = t221 * t901 + (t251 * t895 - t704 * t916)
                                - t236 * t878 - t226 * t884;
                            let t922 = t906 - t716 * t918 - rt::lit::<T>(0.5) * t900
                                + (t297 * t835 - t296 * t833) - t905;
                            let t923 = t217
                                * (t214 * t914 + (a * t921 + (t215 * t908 + t922)));
                            let t924 = (t79 * t855 + t80 * t836)
                                * (rt::lit::<T>(0.5) * t295);
                            let t925 = (t83 * t850 + t84 * t845)
                                * (rt::lit::<T>(0.5) * t301);
                            let t926 = t240 * t873
                                + (t256 * t892 + (t285 * t770 + t323 * t757) - t215 * t911);
                            let t927 = m * (t876 + t874) + twice_m * t879;
                            let t928 = t242 * t872
                                + (t302 * t833 + t134 * t909 - t303 * t835) - j * t873;
                            let t929 = a * (t926 - t214 * t927)
                                + (t233 * t887 + (t217 * t908 + t928) - t228 * t927);
                            let t930 = t215 * (t218 * t914 + t929);
                            let t931 = rt::lit::<T>(0.5) * t859
                                + (t915 - t920
                                    + (t923 - (t924 + (t925 + t209 * t698)) - t930));
                            let t932 = h
                                * (rt::lit::<T>(0.5) * (t858 - t841)
                                    + (t930 + (t924 - t206 * t698) - t915))
                                - rt::lit::<T>(2.0) * theta2_rate * t699;
                            let t933 = h
                                * (rt::lit::<T>(0.5) * (t852 - t848)
                                    + (t920 + (t925 - t161 * t698) - t923))
                                - rt::lit::<T>(2.0) * theta3_rate * t699;
                            let t934 = h
                                * (t719 + rt::lit::<T>(0.5) * (t109 * t792 - t110 * t790))
                                - (kappa_gradient * t702
                                    + rt::lit::<T>(2.0) * rho1_rate * t699);
                            (
                                [
                                    theta1_rate - t127,
                                    t79 * t135 + (theta2_rate + t80 * t127),
                                    theta3_rate - t88 * t127 - t90 * t135,
                                    t208,
                                    t212,
                                    kappa_gradient - t340,
                                ],
                                [
                                    [
                                        t414 + rt::lit::<T>(1.0),
                                        t434,
                                        t452,
                                        rt::lit::<T>(0.5) * t453,
                                        -t454,
                                        -rho2_rate,
                                    ],
                                    [
                                        t455 - t456 - t80 * t414 - t79 * t458,
                                        t456 + (rt::lit::<T>(1.0) - t455) - t80 * t434 - t79 * t460,
                                        -(t79 * t462 + t80 * t452),
                                        t79 * t463 - t453 * (rt::lit::<T>(0.5) * t80),
                                        t80 * t454 - t464 * (rt::lit::<T>(0.5) * t79),
                                        rho1_rate * t79 + rho2_rate * t80,
                                    ],
                                    [
                                        t90 * t458 + (t88 * t414 - t374 * t127 - t349 * t135),
                                        t90 * t460 + (t88 * t434 - t421 * t127 - t415 * t135),
                                        t90 * t462
                                            + (t88 * t452 + (rt::lit::<T>(1.0) - t435 * t127)
                                                - t436 * t135),
                                        t453 * (rt::lit::<T>(0.5) * t88) - t90 * t463,
                                        t464 * (rt::lit::<T>(0.5) * t90) - t88 * t454,
                                        -(rho1_rate * t90 + rho2_rate * t88),
                                    ],
                                    [
                                        half_h * (t564 + t571 - (t575 + t582)),
                                        half_h * (t582 - t564) - kappa_gradient * t79,
                                        kappa_gradient * t90 + half_h * (t575 - t570),
                                        half_h * (t109 * t508 - t110 * t506)
                                            + (kappa_gradient * t497 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t210 + half_h * t506,
                                        rho2_rate * t210 + t583,
                                    ],
                                    [
                                        kappa_gradient + half_h * (t674 + t687 - (t691 + t697)),
                                        half_h * (t697 - t687) - kappa_gradient * t80,
                                        kappa_gradient * t88 + half_h * (t691 - t674),
                                        kappa_gradient * t198
                                            + half_h * (t109 * t629 - t110 * t627),
                                        half_h * t627 + rt::lit::<T>(1.0),
                                        rho1_rate * t198
                                            + (theta3_rate * t88 + (theta1_rate - theta2_rate * t80)),
                                    ],
                                    [
                                        h * t931 - rt::lit::<T>(2.0) * theta1_rate * t699,
                                        t932,
                                        t933,
                                        t934,
                                        h * (t712 + rt::lit::<T>(0.5) * t790)
                                            - rt::lit::<T>(2.0) * rho2_rate * t699,
                                        rt::lit::<T>(1.0) - rho1_rate * t702,
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
                let t128 = rho1_rate * kappa_gradient;
                let t77 = theta1 + theta1_rate * half_h;
                let t82 = theta3 + theta3_rate * half_h - t77;
                let (t83, t84) = rt::sin_cos(t82);
                let t91 = a * t83;
                let t78 = theta2 + theta2_rate * half_h - t77;
                let (t79, t80) = rt::sin_cos(t78);
                let t89 = t79 * t84 - t83 * t80;
                let t81 = rt::lit::<T>(2.0) * t80;
                let t90 = t83 + t89 * t81;
                let t92 = a * t79;
                let t93 = t79 * t92;
                let t94 = t91 * t90 + (a - rt::lit::<T>(2.0) * t93);
                let t95 = m * t94;
                let t103 = m * (a - t93);
                let t96 = a * t84;
                let t97 = a * t80;
                let t98 = t79 * t97;
                let t99 = rt::lit::<T>(2.0) * t98 - t96 * t90;
                let t100 = m * t99;
                let t101 = j * t90 + t91 * t95 - t96 * t100;
                let t104 = t103 + twice_m * t94;
                let t102 = m * t98;
                let t105 = t102 + twice_m * t99;
                let t106 = t92 * t104 - j * t79 - t97 * t105;
                let t108 = a * (t95 + (m_a + t103)) + t90 * t101 - t79 * t106;
                let t109 = rt::lit::<T>(1.0) / t108;
                let t76 = rho1 + rho1_rate * half_h;
                let t85 = t79 * t83;
                let t86 = t85 + t80 * t84;
                let t87 = t81 * t86;
                let t88 = t87 - t84;
                let t107 = t88 * t101 - a * (t100 + t102) - t80 * t106;
                let t110 = t107 * t109;
                let t111 = rho2 + rho2_rate * half_h - t76 * t110;
                let t130 = t107 * t111;
                let t112 = t80 * t97;
                let t113 = t96 * t88 + (a - rt::lit::<T>(2.0) * t112);
                let t114 = m * t113;
                let t115 = t80 * t92;
                let t116 = t91 * t88 - rt::lit::<T>(2.0) * t115;
                let t117 = m * t116;
                let t118 = t96 * t114 + (t91 * t117 + j * t88);
                let t119 = m * (t112 - a);
                let t120 = twice_m * t116 - m * t115;
                let t121 = t119 - twice_m * t113;
                let t122 = t92 * t120 - j * t80 - t97 * t121;
                let t123 = t107 * t110;
                let t124 = t88 * t118 + (j - a * (t119 - t114)) - t80 * t122 - t123;
                let t1005 = t128 + t109 * (t76 - t130 / t124);
                let (t163, t164) = rt::sin_cos(t77);
                let x_new = x + t1005 * (a_h * t164);
                let y_new = y + t1005 * (a_h * t163);
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
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta1, theta2, theta3, rho1, rho2] = motion.carried;
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

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 7];
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
                let carried = [x, y, theta1, theta2, theta3, t18, t20];
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
                let [x, y, theta1, theta2, theta3, rho1, rho2] = motion.carried;
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
                    let t67 = theta1 + theta1_rate * half_h;
                    let t68 = theta2 + theta2_rate * half_h - t67;
                    let (t69, t70) = rt::sin_cos(t68);
                    let t71 = rt::lit::<T>(2.0) * t70;
                    let t72 = theta3 + theta3_rate * half_h - t67;
                    let (t73, t74) = rt::sin_cos(t72);
                    let t75 = t69 * t73 + t70 * t74;
                    let t76 = t71 * t75;
                    let t77 = t76 - t74;
                    let t78 = t69 * t74 - t73 * t70;
                    let t79 = t73 + t78 * t71;
                    let t80 = a * t73;
                    let t81 = a * t69;
                    let t82 = t69 * t81;
                    let t83 = t80 * t79 + (a - rt::lit::<T>(2.0) * t82);
                    let t84 = m * t83;
                    let t85 = a * t74;
                    let t86 = a * t70;
                    let t87 = t69 * t86;
                    let t88 = rt::lit::<T>(2.0) * t87 - t85 * t79;
                    let t89 = m * t88;
                    let t90 = j * t79 + t80 * t84 - t85 * t89;
                    let t91 = m * t87;
                    let t92 = m * (a - t82);
                    let t93 = t92 + twice_m * t83;
                    let t94 = t91 + twice_m * t88;
                    let t95 = t81 * t93 - j * t69 - t86 * t94;
                    let t96 = t77 * t90 - a * (t89 + t91) - t70 * t95;
                    let t97 = a * (t84 + (m_a + t92)) + t79 * t90 - t69 * t95;
                    let t98 = rt::lit::<T>(1.0) / t97;
                    let t99 = t96 * t98;
                    let t100 = rho2 + rho2_rate * half_h - t66 * t99;
                    let t101 = t70 * t86;
                    let t102 = t85 * t77 + (a - rt::lit::<T>(2.0) * t101);
                    let t103 = m * t102;
                    let t104 = t70 * t81;
                    let t105 = t80 * t77 - rt::lit::<T>(2.0) * t104;
                    let t106 = m * t105;
                    let t107 = t85 * t103 + (t80 * t106 + j * t77);
                    let t108 = m * (t101 - a);
                    let t109 = twice_m * t105 - m * t104;
                    let t110 = t108 - twice_m * t102;
                    let t111 = t81 * t109 - j * t70 - t86 * t110;
                    let t112 = t96 * t99;
                    let t113 = t77 * t107 + (j - a * (t108 - t103)) - t70 * t111 - t112;
                    let t114 = rt::lit::<T>(1.0) / t113;
                    let t115 = t100 * t114;
                    let t122 = t70 * t115;
                    let t117 = t96 * t100;
                    let t480 = t98 * (t66 - t117 * t114);
                    let t481 = t122 + t69 * t480;
                    let t124 = t77 * t115;
                    let t482 = t124 + t79 * t480;
                    let t483 = a * t480;
                    let t484 = t81 * t481;
                    let t485 = t483 - t484;
                    let t486 = t80 * t482;
                    let t487 = t483 + t486 - rt::lit::<T>(2.0) * t484;
                    let t488 = t86 * t481;
                    let t127 = a * t115;
                    let t489 = t488 - t127;
                    let t490 = m * t489;
                    let t491 = t85 * t482;
                    let t492 = t127 + t491 - rt::lit::<T>(2.0) * t488;
                    let t493 = t81 * (m * t485 + twice_m * t487) - j * t481
                        - t86 * (t490 - twice_m * t492);
                    let t494 = t70 * t481;
                    let t495 = m * (t491 * t487 - t492 * t486);
                    let t496 = m * t492;
                    let t497 = t85 * t496 + (j * t482 + t80 * (m * t487));
                    let t498 = t69 * t481;
                    let t499 = t73 * t482;
                    let t153 = t75 * t115;
                    let t500 = t74 * t482;
                    let t501 = t70
                        * (t74 * t494 + t69 * t499 + (t73 * t498 + (t153 + t70 * t500)));
                    let t155 = t74 * t115;
                    let t502 = m
                        * (rt::lit::<T>(2.0) * (t484 * t492 - t488 * t487)
                            - (t488 * t485 + t484 * t489));
                    let t503 = t493 * (t122 + t494) + (t79 * t495 + t127 * (t490 - t496))
                        + (t497
                            * (rt::lit::<T>(2.0) * (t78 * t498 - t501) + (t155 + t500))
                            - t69 * t502);
                    let t160 = m_a * t115;
                    let t161 = t78 * t115;
                    let t504 = t70
                        * (t74 * t498 - t73 * t494 + (t161 + t69 * t500 - t70 * t499));
                    let t163 = t73 * t115;
                    let t158 = t69 * t115;
                    let t505 = t497
                        * (rt::lit::<T>(2.0) * (t75 * t498 + t504) + (t163 + t499))
                        - t493 * (t158 + t498);
                    solution1
                        .update([
                            t115,
                            -t481,
                            t482,
                            t503,
                            t160 * (t487 + t485) + t77 * t495 - t70 * t502 + t505,
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
                            let t67 = theta1 + theta1_rate * half_h;
                            let t68 = theta2 + theta2_rate * half_h - t67;
                            let (t69, t70) = rt::sin_cos(t68);
                            let t71 = rt::lit::<T>(2.0) * t70;
                            let t72 = theta3 + theta3_rate * half_h - t67;
                            let (t73, t74) = rt::sin_cos(t72);
                            let t75 = t69 * t73 + t70 * t74;
                            let t76 = t71 * t75;
                            let t77 = t76 - t74;
                            let t78 = t69 * t74 - t73 * t70;
                            let t79 = t73 + t78 * t71;
                            let t80 = a * t73;
                            let t81 = a * t69;
                            let t82 = t69 * t81;
                            let t83 = t80 * t79 + (a - rt::lit::<T>(2.0) * t82);
                            let t84 = m * t83;
                            let t85 = a * t74;
                            let t86 = a * t70;
                            let t87 = t69 * t86;
                            let t88 = rt::lit::<T>(2.0) * t87 - t85 * t79;
                            let t89 = m * t88;
                            let t90 = j * t79 + t80 * t84 - t85 * t89;
                            let t91 = m * t87;
                            let t92 = m * (a - t82);
                            let t93 = t92 + twice_m * t83;
                            let t94 = t91 + twice_m * t88;
                            let t95 = t81 * t93 - j * t69 - t86 * t94;
                            let t96 = t77 * t90 - a * (t89 + t91) - t70 * t95;
                            let t97 = a * (t84 + (m_a + t92)) + t79 * t90 - t69 * t95;
                            let t98 = rt::lit::<T>(1.0) / t97;
                            let t99 = t96 * t98;
                            let t100 = rho2 + rho2_rate * half_h - t66 * t99;
                            let t101 = t70 * t86;
                            let t102 = t85 * t77 + (a - rt::lit::<T>(2.0) * t101);
                            let t103 = m * t102;
                            let t104 = t70 * t81;
                            let t105 = t80 * t77 - rt::lit::<T>(2.0) * t104;
                            let t106 = m * t105;
                            let t107 = t85 * t103 + (t80 * t106 + j * t77);
                            let t108 = m * (t101 - a);
                            let t109 = twice_m * t105 - m * t104;
                            let t110 = t108 - twice_m * t102;
                            let t111 = t81 * t109 - j * t70 - t86 * t110;
                            let t112 = t96 * t99;
                            let t113 = t77 * t107 + (j - a * (t108 - t103)) - t70 * t111
                                - t112;
                            let t114 = rt::lit::<T>(1.0) / t113;
                            let t115 = t100 * t114;
                            let t116 = t66 * t98;
                            let t117 = t96 * t100;
                            let t118 = t97 * t113;
                            let t119 = rt::lit::<T>(1.0) / t118;
                            let t120 = t117 * t119;
                            let t121 = t116 - t120;
                            let t122 = t70 * t115;
                            let t123 = t69 * t121 + t122;
                            let t124 = t77 * t115;
                            let t125 = t79 * t121 + t124;
                            let t126 = t81 * t123;
                            let t127 = a * t115;
                            let t128 = t85 * t125;
                            let t129 = t86 * t123;
                            let t130 = t127 + t128 - rt::lit::<T>(2.0) * t129;
                            let t131 = a * t121;
                            let t132 = t80 * t125;
                            let t133 = t131 + t132 - rt::lit::<T>(2.0) * t126;
                            let t134 = t131 - t126;
                            let t135 = t129 - t127;
                            let t136 = m
                                * (rt::lit::<T>(2.0) * (t126 * t130 - t129 * t133)
                                    - (t129 * t134 + t126 * t135));
                            let t137 = m * t135;
                            let t138 = m * t130;
                            let t139 = m * (t128 * t133 - t130 * t132);
                            let t140 = m * t134;
                            let t141 = t140 + twice_m * t133;
                            let t142 = t81 * t141 - j * t123;
                            let t143 = t137 - twice_m * t130;
                            let t144 = t86 * t143;
                            let t145 = t142 - t144;
                            let t146 = t70 * t123;
                            let t147 = t122 + t146;
                            let t148 = m * t133;
                            let t149 = t85 * t138 + (j * t125 + t80 * t148);
                            let t150 = t69 * t123;
                            let t151 = t73 * t125;
                            let t152 = t74 * t125;
                            let t153 = t75 * t115;
                            let t154 = t74 * t146 + t69 * t151
                                + (t73 * t150 + (t70 * t152 + t153));
                            let t155 = t74 * t115;
                            let t156 = rt::lit::<T>(2.0) * (t78 * t150 - t70 * t154)
                                + (t152 + t155);
                            let t157 = t69 * t136
                                + (rho1_rate - t127 * (t137 - t138) - t79 * t139)
                                - (t145 * t147 + t149 * t156);
                            let t158 = t69 * t115;
                            let t159 = t150 + t158;
                            let t160 = m_a * t115;
                            let t161 = t78 * t115;
                            let t162 = t74 * t150 - t73 * t146
                                + (t161 + t69 * t152 - t70 * t151);
                            let t163 = t73 * t115;
                            let t164 = rt::lit::<T>(2.0) * (t75 * t150 + t70 * t162)
                                + (t151 + t163);
                            let t165 = t145 * t159
                                + (rho2_rate - (t133 + t134) * t160 - t77 * t139)
                                + (t70 * t136 - t149 * t164);
                            let t166 = h * t69;
                            let t167 = t78 * t166;
                            let t168 = h * t73;
                            let t169 = h * t74;
                            let t170 = t69 * t168 + t70 * t169;
                            let t171 = h * t70;
                            let t172 = t74 * t171 + t73 * t166;
                            let t173 = half_h * t74;
                            let t174 = t167 + t70 * (t170 - t172) - t173;
                            let t175 = a_h * t70;
                            let t176 = t81 * t171 + t69 * t175;
                            let t177 = t74 * half_a_h;
                            let t178 = t79 * t177;
                            let t179 = t80 * t174 + (t176 - t178);
                            let t180 = m * t179;
                            let t181 = t73 * k1;
                            let t182 = t88 * t181;
                            let t183 = t74 * k1;
                            let t184 = t83 * t183;
                            let t185 = a_h * t69;
                            let t186 = t69 * t185;
                            let t187 = t86 * t171;
                            let t188 = t73 * half_a_h;
                            let t189 = t79 * t188;
                            let t190 = t186 - t187 - t189 - t85 * t174;
                            let t191 = m * t190;
                            let t192 = t80 * t180 + (j * t174 - (t182 + t184))
                                - t85 * t191;
                            let t193 = t75 * t166;
                            let t194 = t74 * t166;
                            let t195 = t70 * t168;
                            let t196 = t73 * t171;
                            let t197 = t69 * t169;
                            let t198 = half_h * t73;
                            let t199 = t193 + t70 * (t194 + t195 - (t196 + t197)) - t198;
                            let t200 = half_h * t69;
                            let t201 = t95 * t200;
                            let t202 = rt::lit::<T>(0.5) * t186;
                            let t203 = rt::lit::<T>(0.5) * t187;
                            let t204 = m * (t202 - t203);
                            let t205 = half_m * t176;
                            let t206 = t70 * k2;
                            let t207 = t69 * half_a_h;
                            let t208 = t94 * t207;
                            let t209 = t70 * half_a_h;
                            let t210 = t93 * t209;
                            let t211 = t81 * (t205 + twice_m * t179)
                                + (t206 - t208 - t210) - t86 * (t204 + twice_m * t190);
                            let t212 = t77 * t192
                                + (t90 * t199 - t201 - a * (t204 + t191)) - t70 * t211;
                            let t213 = half_h * t70;
                            let t214 = t95 * t213;
                            let t215 = t79 * t192
                                + (t214 + (a * (t180 + t205) + t90 * t174)) - t69 * t211;
                            let t216 = t98 * (t212 - t99 * t215);
                            let t217 = t66 * t216;
                            let t218 = t70 * t175;
                            let t219 = t81 * t166;
                            let t220 = t77 * t177;
                            let t221 = t80 * t199 + (t218 - t219 - t220);
                            let t222 = t77 * t188;
                            let t223 = t86 * t166 + t70 * t185;
                            let t224 = t85 * t199 + (t222 - t223);
                            let t225 = m * t224;
                            let t226 = t102 * t181;
                            let t227 = t105 * t183;
                            let t228 = t77
                                * (t80 * (m * t221)
                                    + (t85 * t225 + (j * t199 + (t226 - t227))));
                            let t229 = t111 * t200;
                            let t230 = half_m * t223;
                            let t231 = rt::lit::<T>(0.5) * t219;
                            let t232 = rt::lit::<T>(0.5) * t218;
                            let t233 = t110 * t207;
                            let t234 = t109 * t209;
                            let t235 = t69 * k2;
                            let t236 = t81 * (twice_m * t221 - m * (t231 - t232))
                                - (t233 + (t234 + t235)) - t86 * (t230 - twice_m * t224);
                            let t237 = t228 + (t107 * t199 - t229 - a * (t230 - t225))
                                - t70 * t236 - t99 * t212;
                            let t238 = t237 - t96 * t216;
                            let t239 = t114 * (t217 + t115 * t238);
                            let t240 = t70 * t172 - t167;
                            let t241 = t80 * t240 - t176;
                            let t242 = m * t241;
                            let t243 = t187 - t186 - t85 * t240;
                            let t244 = m * t243;
                            let t245 = j * t240 + t80 * t242 - t85 * t244;
                            let t246 = t70 * (t196 - t194) - t193;
                            let t247 = m * (t203 - t202);
                            let t248 = t210 + t81 * (twice_m * t241 - t205)
                                + (t208 - t206 - t86 * (t247 + twice_m * t243));
                            let t249 = t201 + t77 * t245
                                + (t90 * t246 - a * (t247 + t244) - t70 * t248);
                            let t250 = t79 * t245 - t214
                                + (a * (t242 - t205) + t90 * t240 - t69 * t248);
                            let t251 = t98 * (t249 - t99 * t250);
                            let t252 = t66 * t251;
                            let t253 = t223 + t85 * t246;
                            let t254 = m * t253;
                            let t255 = t80 * t246 + (t219 - t218);
                            let t256 = t234 + t86 * (t230 + twice_m * t253)
                                + (t81 * (twice_m * t255 - m * (t232 - t231))
                                    + (t235 + t233));
                            let t257 = t229
                                + t77 * (t85 * t254 + (t80 * (m * t255) + j * t246))
                                + (a * (t254 + t230) + t107 * t246 - t70 * t256);
                            let t258 = t257 - t99 * t249 - t96 * t251;
                            let t259 = t114 * (t252 + t115 * t258);
                            let t260 = t198 + t70 * (t197 - t195);
                            let t261 = t173 - t70 * t170;
                            let t262 = t189 - t85 * t261;
                            let t263 = t178 + t80 * t261;
                            let t264 = m * t263;
                            let t265 = m * t262;
                            let t266 = t182 + (t184 + j * t261)
                                + (t80 * t264 - t85 * t265);
                            let t267 = rt::lit::<T>(2.0) * (t81 * t264 - t86 * t265);
                            let t268 = t90 * t260 - m_a * t262
                                + (t77 * t266 - t70 * t267);
                            let t269 = m_a * t263 + t90 * t261
                                + (t79 * t266 - t69 * t267);
                            let t270 = t98 * (t268 - t99 * t269);
                            let t271 = t66 * t270;
                            let t272 = t85 * t260 - t222;
                            let t273 = m * (t220 + t80 * t260);
                            let t274 = m * t272;
                            let t275 = t77
                                * (t227 + j * t260 - t226 + (t80 * t273 + t85 * t274))
                                - t71 * (t86 * t274 + t81 * t273);
                            let t276 = m_a * t272 + t107 * t260 + t275 - t99 * t268
                                - t96 * t270;
                            let t277 = t114 * (t271 + t115 * t276);
                            let t278 = t114 * (h * t99);
                            let t279 = t200 * t115;
                            let t280 = t213 * t121;
                            let t281 = t119
                                * (t100 * t212 - t96 * t217
                                    - t120 * (t113 * t215 + t97 * t238));
                            let t282 = t116 * (t98 * t215) + t281;
                            let t283 = t119
                                * (t100 * t249 - t96 * t252
                                    - t120 * (t113 * t250 + t97 * t258));
                            let t284 = t116 * (t98 * t250) + t283;
                            let t285 = t119
                                * (t100 * t268 - t96 * t271
                                    - t120 * (t113 * t269 + t97 * t276));
                            let t286 = t116 * (t98 * t269) + t285;
                            let t287 = half_h * (t98 + t112 * t119);
                            let t288 = h * t114;
                            let t289 = t119 * (h * t96);
                            let t290 = t117 * (rt::lit::<T>(1.0) / (t118 * t118));
                            let t291 = t81 * t147;
                            let t292 = m * t69;
                            let t293 = t129 * t292;
                            let t294 = m * t79;
                            let t295 = m * (rt::lit::<T>(2.0) * t291 + t80 * t156)
                                + (rt::lit::<T>(2.0) * t293 + t128 * t294);
                            let t296 = t293 + m * t291;
                            let t297 = a * (t295 + t296);
                            let t298 = t130 * t294 - t295;
                            let t299 = t86 * t147;
                            let t300 = t126 * t292;
                            let t301 = m * (t127 - rt::lit::<T>(2.0) * t299 - t85 * t156)
                                + (rt::lit::<T>(2.0) * t300 + t132 * t294);
                            let t302 = t301 - t133 * t294;
                            let t303 = t70 * t149;
                            let t304 = t71 * t303 - t149;
                            let t305 = t69 * t303;
                            let t306 = t80 * t298
                                + (t85 * t302
                                    + (t74 * t304
                                        + (rt::lit::<T>(2.0) * t73 * t305 - j * t156)));
                            let t307 = rt::lit::<T>(2.0) * t130 - t135;
                            let t308 = rt::lit::<T>(2.0) * t295 + (t296 + t292 * t307);
                            let t309 = m * (t299 - t127);
                            let t310 = t134 + rt::lit::<T>(2.0) * t133;
                            let t311 = t309 - t300 - t292 * t310
                                - rt::lit::<T>(2.0) * t301;
                            let t312 = t73 * t303;
                            let t313 = rt::lit::<T>(2.0) * (t312 - t78 * t149);
                            let t314 = t144 - t142;
                            let t315 = rt::lit::<T>(2.0) * t74;
                            let t316 = t315 * t303;
                            let t317 = t314 + t316;
                            let t318 = t81 * t308
                                + (t86 * t311 + (t69 * t313 + (t70 * t317 + j * t147)));
                            let t319 = t79 * t306 + t69 * t318;
                            let t320 = t297 - t319;
                            let t321 = t290 * t320;
                            let t322 = rt::lit::<T>(1.0) / (t97 * t97);
                            let t323 = t100 * (rt::lit::<T>(1.0) / (t113 * t113));
                            let t324 = t314 + t318;
                            let t325 = rt::lit::<T>(2.0) * t75;
                            let t326 = a * (t301 + (t138 + (t300 - t137) - t309))
                                + (t325 * t303 - t74 * t149);
                            let t327 = t70 * t324 + (t77 * t306 + t326);
                            let t328 = t97 * t321 + t323 * t327;
                            let t329 = t119 * t320;
                            let t330 = t96 * t329 + t114 * t327;
                            let t331 = t96 * t328 - t66 * t330;
                            let t332 = t319 - t297;
                            let t333 = t113 * t321 + t322 * (t96 * t331 + t66 * t332);
                            let t334 = t69 * t333;
                            let t335 = t98 * t331 + (t99 * t328 + t100 * t329);
                            let t336 = t70 * t335;
                            let t337 = t334 - t336;
                            let t338 = t81 * t337;
                            let t339 = t77 * t335;
                            let t340 = t79 * t333;
                            let t341 = t339 - t340;
                            let t342 = a * t333;
                            let t343 = rt::lit::<T>(2.0) * t338 + (t80 * t341 - t342);
                            let t344 = m * t343;
                            let t345 = t336 - t334;
                            let t346 = t86 * t345;
                            let t347 = t340 - t339;
                            let t348 = a * t335;
                            let t349 = rt::lit::<T>(2.0) * t346 + (t85 * t347 - t348);
                            let t350 = m * t349;
                            let t351 = t80 * t344
                                + (j * t341 + (t121 * t306 - t139 - t90 * t333))
                                - t85 * t350;
                            let t352 = t71 * t351;
                            let t353 = t149 * (rt::lit::<T>(2.0) * t150);
                            let t354 = t352 - t353;
                            let t355 = t70 * t328;
                            let t356 = t86 * t355;
                            let t357 = a * t328;
                            let t358 = t77 * t328;
                            let t359 = rt::lit::<T>(2.0) * t356 - (t357 + t85 * t358);
                            let t360 = m * t359;
                            let t361 = t89 * t347
                                + (t77 * t360 + (t125 * t302 - t138 * t156 - t103 * t358));
                            let t362 = t303 * (rt::lit::<T>(2.0) * t115);
                            let t363 = t81 * t355;
                            let t364 = rt::lit::<T>(2.0) * t363 - t80 * t358;
                            let t365 = m * t364;
                            let t366 = t115 * t306 + t90 * t335
                                + (t85 * t360 + t80 * t365);
                            let t367 = t107 * t328 + j * t358;
                            let t368 = t366 - t367;
                            let t369 = t362 + t71 * t368;
                            let t370 = t303 * (rt::lit::<T>(2.0) * t146) + t125 * t304
                                - t115 * t149;
                            let t371 = t69 * t354
                                + (a * (t361 - t79 * t350)
                                    + (t70 * t369 + (t367 + t370 - t366)));
                            let t372 = t73 * t371;
                            let t373 = t353 - t352;
                            let t374 = t84 * t341
                                + (t77 * t365 + (t125 * t298 - t148 * t156 - t106 * t358));
                            let t375 = rt::lit::<T>(2.0) * (t150 * t303 + t125 * t305);
                            let t376 = t70 * t373
                                + (a * (t79 * t344 + t374) + (t351 + (t375 + t69 * t369)));
                            let t377 = t74 * t376;
                            let t378 = m * (t346 - t348) + twice_m * t349;
                            let t379 = m * (t357 - t356) - twice_m * t359;
                            let t380 = t94 * t345
                                + (t70 * t379 + (t123 * t311 + t143 * t147 - t110 * t355));
                            let t381 = t303 * (rt::lit::<T>(2.0) * t152);
                            let t382 = t111 * t328 + (t115 * t324 + (t381 + t123 * t317))
                                - j * t355 - t95 * t335;
                            let t383 = m * t363 + twice_m * t364;
                            let t384 = a * (t69 * t378 + t380)
                                + (t74 * t369 + (t86 * t379 + t382 - t81 * t383));
                            let t385 = rt::lit::<T>(2.0)
                                * (t78 * t351 + (t149 * t154 + t75 * t368))
                                + (t73 * t373 + t384);
                            let t386 = t69 * t385;
                            let t387 = t93 * t337
                                + (t109 * t355 + (t123 * t308 - t141 * t147) - t70 * t383);
                            let t388 = m * (t338 - t342) + twice_m * t343;
                            let t389 = t136 + t303 * (rt::lit::<T>(2.0) * t151);
                            let t390 = t73 * t369
                                + (j * t345
                                    + (t95 * t333 + (t121 * t318 + (t389 + t123 * t313))));
                            let t391 = t74 * t354
                                + (a * (t387 - t69 * t388)
                                    + (t86 * t378 + t390 - t81 * t388));
                            let t392 = t70 * t391;
                            let t393 = m * t70;
                            let t394 = t129 * t393;
                            let t395 = t160 + rt::lit::<T>(2.0) * t394;
                            let t396 = m * (t74 - t76);
                            let t397 = t81 * t159;
                            let t398 = t128 * t396
                                + m * (rt::lit::<T>(2.0) * t397 - t80 * t164);
                            let t399 = t160 + t394;
                            let t400 = m * t397;
                            let t401 = rt::lit::<T>(2.0) * (t395 - t398)
                                + (t393 * t307 + (t399 - t400));
                            let t402 = t132 * t396;
                            let t403 = t126 * t393;
                            let t404 = t86 * t159;
                            let t405 = rt::lit::<T>(2.0) * t403
                                + m * (rt::lit::<T>(2.0) * t404 - t85 * t164);
                            let t406 = t403 + m * t404;
                            let t407 = rt::lit::<T>(2.0) * (t402 - t405)
                                - (t406 + t393 * t310);
                            let t408 = t145 - t325 * t149 - t316;
                            let t409 = t81 * t401
                                + (t86 * t407 + (t69 * t408 + (t71 * t312 - j * t159)));
                            let t410 = t398 - t395;
                            let t411 = t410 - t130 * t396;
                            let t412 = t405 - t402;
                            let t413 = t412 + t133 * t396;
                            let t414 = t80 * t411
                                + (t85 * t413 + (t73 * t304 - (t315 * t305 + j * t164)));
                            let t415 = t69 * t409
                                + (a * (t410 + (t400 - t399)) + t79 * t414);
                            let t416 = t119 * t415;
                            let t417 = t100 * t416;
                            let t418 = a * (t412 + (t406 - (t148 + t140)))
                                + (t69 * t145 - t73 * t149
                                    - rt::lit::<T>(2.0) * t78 * t303);
                            let t419 = t70 * t409 + (t77 * t414 + t418);
                            let t420 = t323 * t419;
                            let t421 = t290 * t415;
                            let t422 = t97 * t421;
                            let t423 = t420 - t422;
                            let t424 = t96 * t416;
                            let t425 = t114 * t419;
                            let t426 = t424 - t425;
                            let t427 = t66 * t426 + t96 * t423;
                            let t428 = t99 * t423 + t98 * t427;
                            let t429 = t417 - t428;
                            let t430 = t322 * (t66 * t415 + t96 * t427);
                            let t431 = t113 * t421;
                            let t432 = t430 - t431;
                            let t433 = t70 * t429 + t69 * t432;
                            let t434 = t81 * t433;
                            let t435 = t431 - t430;
                            let t436 = a * t435;
                            let t437 = t428 - t417;
                            let t438 = t77 * t437 + t79 * t435;
                            let t439 = rt::lit::<T>(2.0) * t434 + (t436 + t80 * t438);
                            let t440 = m * t439;
                            let t441 = a * t429;
                            let t442 = t86 * t433;
                            let t443 = t441 - t85 * t438 - rt::lit::<T>(2.0) * t442;
                            let t444 = m * t443;
                            let t445 = t80 * t440
                                + (j * t438 + (t121 * t414 + t90 * t435)) - t85 * t444;
                            let t446 = t71 * t445;
                            let t447 = t446 - t362;
                            let t448 = t70 * t423;
                            let t449 = t86 * t448;
                            let t450 = t422 - t420;
                            let t451 = t77 * t450;
                            let t452 = a * t423;
                            let t453 = rt::lit::<T>(2.0) * t449 + (t85 * t451 - t452);
                            let t454 = m * t453;
                            let t455 = t77 * t454
                                + (t103 * t451 + (t125 * t413 - t138 * t164)) - t89 * t438;
                            let t456 = t81 * t448;
                            let t457 = rt::lit::<T>(2.0) * t456 + t80 * t451;
                            let t458 = m * t457;
                            let t459 = t90 * t437
                                + (j * t451 + (t107 * t450 + t115 * t414))
                                + (t85 * t454 + t80 * t458);
                            let t460 = t459 - t139;
                            let t461 = t71 * t460 - t353;
                            let t462 = t69 * t447
                                + (a * (t455 - t79 * t444)
                                    + (t70 * t461 + (t139 - t375 - t459)));
                            let t463 = t73 * t462;
                            let t464 = t362 - t446;
                            let t465 = t84 * t438
                                + (t77 * t458
                                    + (t106 * t451 + (t125 * t411 - t148 * t164)));
                            let t466 = t70 * t464
                                + (a * (t79 * t440 + t465) + (t445 + (t370 + t69 * t461)));
                            let t467 = t74 * t466;
                            let t468 = m * (t441 - t442) + twice_m * t443;
                            let t469 = m * (t452 - t449) - twice_m * t453;
                            let t470 = t70 * t469
                                + (t123 * t407 - t143 * t159 - t110 * t448) - t94 * t433;
                            let t471 = m * t456 + twice_m * t457;
                            let t472 = t95 * t429
                                + (t111 * t423 + (t389 + t115 * t409) - j * t448)
                                + (t86 * t469 - t81 * t471);
                            let t473 = rt::lit::<T>(2.0)
                                * (t78 * t445 + (t75 * t460 + (t123 * t312 - t149 * t162)))
                                + (t73 * t464
                                    + (a * (t69 * t468 + t470) + (t74 * t461 + t472)));
                            let t474 = t69 * t473;
                            let t475 = t93 * t433
                                + (t109 * t448 + (t141 * t159 + t123 * t401) - t70 * t471);
                            let t476 = m * (t436 + t434) + twice_m * t439;
                            let t477 = t95 * t432
                                + (t121 * t409 + (t123 * t408 + (t115 * t145 - t381)))
                                - j * t433;
                            let t478 = a * (t475 - t69 * t476)
                                + (t86 * t468 + (t73 * t461 + t477) - t81 * t476);
                            let t479 = t70 * (t74 * t447 + t478);
                            (
                                [
                                    theta1_rate - t115,
                                    theta2_rate + t123,
                                    theta3_rate - t125,
                                    t157,
                                    t165,
                                ],
                                [
                                    [
                                        t239 + rt::lit::<T>(1.0),
                                        t259,
                                        t277,
                                        rt::lit::<T>(0.5) * t278,
                                        minus_half_h * t114,
                                    ],
                                    [
                                        t279 - t280 - t70 * t239 - t69 * t282,
                                        t280 + (rt::lit::<T>(1.0) - t279) - t70 * t259 - t69 * t284,
                                        -(t69 * t286 + t70 * t277),
                                        t69 * t287 - t278 * (rt::lit::<T>(0.5) * t70),
                                        rt::lit::<T>(0.5) * (t70 * t288 - t69 * t289),
                                    ],
                                    [
                                        t79 * t282 + (t77 * t239 - (t174 * t121 + t199 * t115)),
                                        t79 * t284 + (t77 * t259 - (t240 * t121 + t246 * t115)),
                                        t79 * t286
                                            + (t77 * t277
                                                + (rt::lit::<T>(1.0) - t260 * t115 - t261 * t121)),
                                        t278 * (rt::lit::<T>(0.5) * t77) - t79 * t287,
                                        rt::lit::<T>(0.5) * (t79 * t289 - t77 * t288),
                                    ],
                                    [
                                        half_h * (t372 - t377 + (t386 - t392)),
                                        half_h * (t392 - t386),
                                        half_h * (t377 - t372),
                                        half_h * (t98 * t332 - t99 * t330) + rt::lit::<T>(1.0),
                                        half_h * t330,
                                    ],
                                    [
                                        half_h * (t463 - t467 + (t474 - t479)),
                                        half_h * (t479 - t474),
                                        half_h * (t467 - t463),
                                        half_h * (t98 * t415 + t99 * t426),
                                        half_h * (t425 - t424) + rt::lit::<T>(1.0),
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
                let t67 = theta1 + theta1_rate * half_h;
                let t72 = theta3 + theta3_rate * half_h - t67;
                let (t73, t74) = rt::sin_cos(t72);
                let t80 = a * t73;
                let t68 = theta2 + theta2_rate * half_h - t67;
                let (t69, t70) = rt::sin_cos(t68);
                let t78 = t69 * t74 - t73 * t70;
                let t71 = rt::lit::<T>(2.0) * t70;
                let t79 = t73 + t78 * t71;
                let t81 = a * t69;
                let t82 = t69 * t81;
                let t83 = t80 * t79 + (a - rt::lit::<T>(2.0) * t82);
                let t84 = m * t83;
                let t92 = m * (a - t82);
                let t85 = a * t74;
                let t86 = a * t70;
                let t87 = t69 * t86;
                let t88 = rt::lit::<T>(2.0) * t87 - t85 * t79;
                let t89 = m * t88;
                let t90 = j * t79 + t80 * t84 - t85 * t89;
                let t93 = t92 + twice_m * t83;
                let t91 = m * t87;
                let t94 = t91 + twice_m * t88;
                let t95 = t81 * t93 - j * t69 - t86 * t94;
                let t97 = a * (t84 + (m_a + t92)) + t79 * t90 - t69 * t95;
                let t98 = rt::lit::<T>(1.0) / t97;
                let t66 = rho1 + rho1_rate * half_h;
                let t75 = t69 * t73 + t70 * t74;
                let t76 = t71 * t75;
                let t77 = t76 - t74;
                let t96 = t77 * t90 - a * (t89 + t91) - t70 * t95;
                let t99 = t96 * t98;
                let t100 = rho2 + rho2_rate * half_h - t66 * t99;
                let t117 = t96 * t100;
                let t101 = t70 * t86;
                let t102 = t85 * t77 + (a - rt::lit::<T>(2.0) * t101);
                let t103 = m * t102;
                let t104 = t70 * t81;
                let t105 = t80 * t77 - rt::lit::<T>(2.0) * t104;
                let t106 = m * t105;
                let t107 = t85 * t103 + (t80 * t106 + j * t77);
                let t108 = m * (t101 - a);
                let t109 = twice_m * t105 - m * t104;
                let t110 = t108 - twice_m * t102;
                let t111 = t81 * t109 - j * t70 - t86 * t110;
                let t112 = t96 * t99;
                let t113 = t77 * t107 + (j - a * (t108 - t103)) - t70 * t111 - t112;
                let t506 = t98 * (t66 - t117 / t113);
                let (t507, t508) = rt::sin_cos(t67);
                let x_new = x + t506 * (a_h * t508);
                let y_new = y + t506 * (a_h * t507);
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
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta1, theta2, theta3, rho1, rho2] = motion.carried;
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
        /// | once, from parameters | 3 | 21 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 1 | 0 | 0 | 0 |
        /// | each step | 241 | 415 | 14 | 0 | 6 | 0 |
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
            /// `3 a`
            k13: T,
            /// `a² m`
            a_m_a: T,
            /// `(3/2) m`
            k14: T,
            /// `(3/2) m a`
            k15: T,
            /// `4 m`
            k16: T,
            /// `5 a² m`
            k17: T,
            /// `5 m a`
            k18: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a h`
            a_h: T,
            /// `m a h`
            m_a_h: T,
            /// `(3/2) h`
            k19: T,
            /// `(3/2) m a h`
            k20: T,
            /// `m a² h`
            k21: T,
            /// `m a h/2`
            half_m_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5).
            type Carried = [T; 10];
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
                let k13 = rt::lit::<T>(3.0) * a;
                let a_m_a = a * m_a;
                let k14 = rt::lit::<T>(1.5) * m;
                let k15 = rt::lit::<T>(1.5) * m_a;
                let k16 = rt::lit::<T>(4.0) * m;
                let k17 = rt::lit::<T>(5.0) * a_m_a;
                let k18 = rt::lit::<T>(5.0) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let m_a_h = m_a * h;
                let k19 = rt::lit::<T>(1.5) * h;
                let k20 = rt::lit::<T>(1.5) * m_a_h;
                let k21 = k3 * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
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
                    k13,
                    a_m_a,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    inv_h,
                    half_h,
                    a_h,
                    m_a_h,
                    k19,
                    k20,
                    k21,
                    half_m_a_h,
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
                    k13,
                    half_h,
                    a_h,
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
                    * (theta1_dot * k13) + t37;
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
                        - rt::lit::<T>(0.5) * a_h * t111,
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
                let [x, y, theta1, theta2, theta3, p_x, p_y, p_theta1, p_theta2, p_theta3,
                ] = motion.carried;
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
                    k13,
                    a_m_a,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    inv_h,
                    half_h,
                    a_h,
                    m_a_h,
                    k19,
                    k20,
                    k21,
                    half_m_a_h,
                    ..
                } = *setting.scheme();
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
                let m_a_sin_theta3 = m_a * sin_theta3;
                let m_a_cos_theta3 = m_a * cos_theta3;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let a_sin_theta1 = a * sin_theta1;
                let a_sin_theta2 = a * sin_theta2;
                let a_cos_theta1 = a * cos_theta1;
                let a_cos_theta2 = a * cos_theta2;
                let a_sin_theta3 = a * sin_theta3;
                let a_cos_theta3 = a * cos_theta3;
                let t1 = m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2;
                let m_a_sin_theta2 = m_a * sin_theta2;
                let m_a_cos_theta2 = m_a * cos_theta2;
                let t2 = m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1;
                let t3 = m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1;
                let t4 = cos_theta2 * k2;
                let t5 = sin_theta2 * cos_theta3;
                let t6 = sin_theta3 * cos_theta2;
                let t7 = t5 - t6;
                let t8 = k4 * t7;
                let t9 = t6 - t5;
                let t10 = k4 * t9;
                let sin_theta1_m_a = sin_theta1 * m_a;
                let m_a_cos_theta1 = m_a * cos_theta1;
                let t11 = sin_theta1_m_a * a_cos_theta3;
                let t12 = m_a_cos_theta1 * a_sin_theta3;
                let t13 = t11 - t12;
                let t14 = sin_theta1_m_a * a_sin_theta1 + m_a_cos_theta1 * a_cos_theta1;
                let t15 = m_a_sin_theta3 * a_sin_theta3;
                let t16 = m_a_cos_theta3 * a_cos_theta3;
                let t17 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
                let t18 = k3 * t17 - rt::lit::<T>(0.6666666666666666) * t3;
                let t19 = k5 - rt::lit::<T>(1.3333333333333333) * t14;
                let t20 = rt::lit::<T>(1.0) / t19;
                let t21 = t18 * t20;
                let t22 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
                let t23 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let t24 = t23 * k6 - rt::lit::<T>(2.0) * t2;
                let t25 = t24 * t20;
                let t26 = k4 * t22 - t1 - t18 * t25;
                let t27 = k7
                    - rt::lit::<T>(3.0)
                        * (m_a_sin_theta2 * a_sin_theta2 + m_a_cos_theta2 * a_cos_theta2)
                    - t24 * t25;
                let t28 = rt::lit::<T>(1.0) / t27;
                let t29 = t26 * t28;
                let t30 = k8 - rt::lit::<T>(0.3333333333333333) * (t15 + t16) - t18 * t21
                    - t26 * t29;
                let t31 = rt::lit::<T>(1.0) / t30;
                let t32 = sin_theta1 * k11;
                let t33 = sin_theta3 * k12;
                let t34 = t32 * t25 - a_sin_theta2;
                let t35 = t32 * t21 - t33 - t29 * t34;
                let t36 = t31 * t35;
                let t37 = t27 * t30;
                let t38 = rt::lit::<T>(1.0) / t37;
                let t39 = t28 * t34 - t38 * (t26 * t35);
                let t40 = rt::lit::<T>(1.0) / (t19 * t30);
                let t41 = t25 * t39 + (t40 * (t18 * t35) + t32 * t20);
                let t42 = cos_theta3 * k12;
                let t43 = cos_theta1 * k11;
                let t44 = a_cos_theta2 * t39 + t42 * t36 - t43 * t41;
                let t45 = t32 * t41 + (k9 - t33 * t36 - a_sin_theta2 * t39);
                let t46 = a_cos_theta2 - t43 * t25;
                let t47 = t42 - t43 * t21 - t29 * t46;
                let t48 = t31 * t47;
                let t49 = t28 * t46 - t38 * (t26 * t47);
                let t50 = t43 * t20 - t40 * (t18 * t47) - t25 * t49;
                let t51 = t43 * t50 + (a_cos_theta2 * t49 + (k9 + t42 * t48));
                let t52 = rt::lit::<T>(1.0) / (t19 * t27);
                let t53 = t52 * (t24 * t26) - t21;
                let t54 = t31 * t53;
                let t55 = t24 * t52 + t38 * (t26 * t53);
                let t56 = t25 * t55 + (t20 - t40 * (t18 * t53));
                let t57 = t26 * t38;
                let t58 = t28 + t26 * t26 / (t27 * t37);
                let t59 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta1 * a_sin_theta1 + cos_theta1 * a_cos_theta1);
                let t60 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2
                    - t25 * t59;
                let t61 = rt::lit::<T>(0.3333333333333333)
                    * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - t21 * t59
                    - t29 * t60;
                let t62 = t28 * t60 - t38 * (t26 * t61);
                let t63 = t20 * t59 - t40 * (t18 * t61) - t25 * t62;
                let t64 = k9 + k11 * t63;
                let t65 = t31 * t61;
                let t66 = cos_theta1 * t64 + (t42 * t65 + a_cos_theta2 * t62);
                let t67 = sin_theta1 * t64 + (t33 * t65 + a_sin_theta2 * t62);
                let t68 = a * t23;
                let t69 = cos_theta2 * t66 + (sin_theta2 * t67 - (t68 * t63 + a * t62));
                let t70 = sin_theta1 * t67 + cos_theta1 * t66;
                let t71 = rt::lit::<T>(1.0) / t70;
                let t72 = t69 * t71;
                let t73 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1) - t68;
                let t74 = a - sin_theta2 * a_sin_theta2 - cos_theta2 * a_cos_theta2
                    + t25 * t73;
                let t75 = t29 * t74
                    + (rt::lit::<T>(0.3333333333333333)
                        * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                        - t21 * t73);
                let t76 = t28 * t74 + t38 * (t26 * t75);
                let t77 = t25 * t76 + (t20 * t73 - t40 * (t18 * t75));
                let t78 = t31 * t75;
                let t79 = t32 * t77 + (sin_theta2 * k9 + t33 * t78 - a_sin_theta2 * t76);
                let t80 = t43 * t77 + (cos_theta2 * k9 + t42 * t78 - a_cos_theta2 * t76);
                let t81 = sin_theta2 * t79 + (cos_theta2 * t80 + (a * t76 - t68 * t77))
                    - t69 * t72;
                let t82 = rt::lit::<T>(1.0) / (t70 * t81);
                let t83 = a * t17;
                let t84 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t83;
                let t85 = t22 * twice_a;
                let t86 = t85 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2)
                    + t25 * t84;
                let t87 = a
                    - rt::lit::<T>(0.3333333333333333)
                        * (sin_theta3 * a_sin_theta3 + cos_theta3 * a_cos_theta3)
                    + t21 * t84 - t29 * t86;
                let t88 = t38 * (t26 * t87) - t28 * t86;
                let t89 = t20 * t84 + t40 * (t18 * t87) - t25 * t88;
                let t90 = t31 * t87;
                let t91 = k9 - k12 * t90;
                let t92 = cos_theta3
                    * (t43 * t89 + (a_cos_theta2 * t88 + cos_theta3 * t91))
                    + (a * t90 - t85 * t88 - t83 * t89);
                let t93 = cos_theta3 * t66
                    + (sin_theta3 * t67 - (t83 * t63 + (t85 * t62 + a * t65)));
                let t94 = t93 * t71;
                let t95 = sin_theta3
                    * (t32 * t89 + (a_sin_theta2 * t88 + sin_theta3 * t91)) + t92
                    - t93 * t94;
                let t96 = rt::lit::<T>(1.0) / t81;
                let t97 = sin_theta3 * t79
                    + (cos_theta3 * t80 + (t85 * t76 - a * t78 - t83 * t77));
                let t98 = t97 - t93 * t72;
                let t99 = t98 * t98;
                let t100 = t95 - t96 * t99;
                let t101 = t81 * t100;
                let t102 = rt::lit::<T>(1.0) / t101;
                let t103 = t82 * (t69 * t98) - t94;
                let t104 = t69 * t82 + t102 * (t98 * t103);
                let t105 = p_x * t44
                    + (p_y * t51 + (p_theta1 * t50 + (p_theta2 * t49 + p_theta3 * t48)));
                let t106 = p_y * t44
                    + (p_x * t45 + (p_theta2 * t39 + p_theta3 * t36 - p_theta1 * t41));
                let t107 = cos_theta1 * t105 - sin_theta1 * t106;
                let t108 = rt::lit::<T>(1.0) / t100;
                let t109 = t103 * t108;
                let t110 = p_theta1 * t56 + (p_theta3 * t54 - p_theta2 * t55)
                    + (p_y * t50 - p_x * t41);
                let t111 = p_theta2 * t58 + p_x * t39
                    + (p_y * t49 - p_theta3 * t57 - p_theta1 * t55);
                let t112 = p_y * t48 + p_theta1 * t54
                    + (p_x * t36 + p_theta3 * t31 - p_theta2 * t57);
                let t113 = cos_theta3 * t105 - (t83 * t110 + (t85 * t111 + a * t112))
                    - sin_theta3 * t106;
                let t114 = cos_theta2 * t105 - (t68 * t110 + a * t111)
                    - sin_theta2 * t106;
                let t115 = (t72 * t104 + (t71 - t93 * t103 / (t70 * t100))) * t107
                    + (t109 * t113 - t104 * t114);
                let t116 = t98 * t102;
                let t117 = (t96 + t99 / (t81 * t101)) * t114 - t116 * t113 - t104 * t107;
                let t118 = t109 * t107 + t108 * t113 - t116 * t114;
                let t119 = p_x
                    + rt::lit::<T>(2.0)
                        * (sin_theta1 * t115 + (sin_theta2 * t117 + sin_theta3 * t118));
                let t120 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta1 * t115 + (cos_theta2 * t117 + cos_theta3 * t118));
                let t121 = p_theta1 + rt::lit::<T>(2.0) * (t68 * t117 + t83 * t118);
                let t122 = p_theta2 + rt::lit::<T>(2.0) * (a * t117 + t85 * t118);
                let t123 = p_theta3 + twice_a * t118;
                let sin_theta1_a_m_a = sin_theta1 * a_m_a;
                let cos_theta1_a_m_a = cos_theta1 * a_m_a;
                let t124 = k3 * t7;
                let t125 = sin_theta2 * k15;
                let cos_theta1_m_a_h = cos_theta1 * m_a_h;
                let sin_theta1_m_a_h = sin_theta1 * m_a_h;
                let t126 = m_a_cos_theta1 * a_sin_theta2;
                let t127 = sin_theta1_m_a * a_cos_theta2;
                let t128 = (t126 - t127) * k19;
                let t129 = half_h * (t12 - t11);
                let t130 = cos_theta2 * k20;
                let t131 = sin_theta2 * k20;
                let t132 = m_a_cos_theta1 * a_cos_theta2 + sin_theta1_m_a * a_sin_theta2;
                let t133 = rt::lit::<T>(3.0) * (t127 - t126);
                let t134 = twice_j
                    + k17 * (cos_theta2 * cos_theta2 + sin_theta2 * sin_theta2);
                let t135 = t9 * k21;
                let t136 = cos_theta3 * half_m_a_h;
                let t137 = sin_theta3 * half_m_a_h;
                let t138 = m_a_cos_theta1 * a_cos_theta3 + sin_theta1_m_a * a_sin_theta3;
                let t139 = m_a_cos_theta2 * a_cos_theta3 + m_a_sin_theta2 * a_sin_theta3;
                let t140 = t15 + (t16 + twice_j);
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t141 = t45 * t119 - t41 * t121
                                + (t44 * t120 + (t39 * t122 + t36 * t123));
                            let t142 = t51 * t120 + t49 * t122
                                + (t44 * t119 + (t50 * t121 + t48 * t123));
                            let t143 = t50 * t120 - t55 * t122
                                + (t56 * t121 + t54 * t123 - t41 * t119);
                            let t144 = t49 * t120 - t55 * t121
                                + (t39 * t119 + (t58 * t122 - t57 * t123));
                            let t145 = t36 * t119 - t57 * t122
                                + (t48 * t120 + (t54 * t121 + t31 * t123));
                            [t141, t142, t143, t144, t145]
                        },
                        move || {
                            let t141 = t45 * t119 - t41 * t121
                                + (t44 * t120 + (t39 * t122 + t36 * t123));
                            let t142 = t51 * t120 + t49 * t122
                                + (t44 * t119 + (t50 * t121 + t48 * t123));
                            let t143 = t50 * t120 - t55 * t122
                                + (t56 * t121 + t54 * t123 - t41 * t119);
                            let t144 = t49 * t120 - t55 * t121
                                + (t39 * t119 + (t58 * t122 - t57 * t123));
                            let t145 = t36 * t119 - t57 * t122
                                + (t48 * t120 + (t54 * t121 + t31 * t123));
                            [
                                rt::abs(x * inv_h) + rt::abs(t141),
                                rt::abs(y * inv_h) + rt::abs(t142),
                                rt::abs(theta1 * inv_h) + rt::abs(t143),
                                rt::abs(theta2 * inv_h) + rt::abs(t144),
                                rt::abs(theta3 * inv_h) + rt::abs(t145),
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
                            let (sin_theta2_new, cos_theta2_new) = rt::sin_cos(
                                theta2_new,
                            );
                            let a_sin_theta2_new = a * sin_theta2_new;
                            let t146 = theta2_dot_ahead * a_sin_theta2_new;
                            let theta1_new = theta1 + h * theta1_dot_ahead;
                            let (sin_theta1_new, cos_theta1_new) = rt::sin_cos(
                                theta1_new,
                            );
                            let a_sin_theta1_new = a * sin_theta1_new;
                            let t147 = x_dot_ahead + theta1_dot_ahead * a_sin_theta1_new;
                            let t148 = m * (t146 + t147);
                            let theta3_new = theta3 + h * theta3_dot_ahead;
                            let (sin_theta3_new, cos_theta3_new) = rt::sin_cos(
                                theta3_new,
                            );
                            let a_sin_theta3_new = a * sin_theta3_new;
                            let t149 = rt::lit::<T>(2.0) * t146
                                + (t147 + theta3_dot_ahead * a_sin_theta3_new);
                            let t150 = m * t149;
                            let t151 = t148 + t150;
                            let t152 = a_sin_theta2 * theta2_dot_ahead;
                            let t153 = x_dot_ahead + a_sin_theta1 * theta1_dot_ahead;
                            let t154 = m * (t152 + t153);
                            let t155 = rt::lit::<T>(2.0) * t152
                                + (t153 + a_sin_theta3 * theta3_dot_ahead);
                            let t156 = m * t155;
                            let t157 = t154 + t156;
                            let p_x_new = rt::lit::<T>(0.5)
                                * (t151 + (t157 + x_dot_ahead * twice_m));
                            let a_cos_theta1_new = a * cos_theta1_new;
                            let t158 = y_dot_ahead - theta1_dot_ahead * a_cos_theta1_new;
                            let a_cos_theta2_new = a * cos_theta2_new;
                            let t159 = theta2_dot_ahead * a_cos_theta2_new;
                            let t160 = m * (t158 - t159);
                            let a_cos_theta3_new = a * cos_theta3_new;
                            let t161 = t158
                                - (rt::lit::<T>(2.0) * t159
                                    + theta3_dot_ahead * a_cos_theta3_new);
                            let t162 = m * t161;
                            let t163 = t160 + t162;
                            let t164 = y_dot_ahead - a_cos_theta1 * theta1_dot_ahead;
                            let t165 = a_cos_theta2 * theta2_dot_ahead;
                            let t166 = m * (t164 - t165);
                            let t167 = t164
                                - (rt::lit::<T>(2.0) * t165
                                    + a_cos_theta3 * theta3_dot_ahead);
                            let t168 = m * t167;
                            let t169 = t166 + t168;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (t163 + (t169 + y_dot_ahead * twice_m));
                            let t170 = a_sin_theta1_new * t151
                                + (theta1_dot_ahead * twice_j + a_sin_theta1 * t157
                                    - a_cos_theta1 * t169) - a_cos_theta1_new * t163;
                            let t171 = rt::lit::<T>(0.5) * t170;
                            let t172 = sin_theta2 * theta2_dot_ahead;
                            let t173 = sin_theta3 * theta3_dot_ahead;
                            let twice_x_dot_ahead = rt::lit::<T>(2.0) * x_dot_ahead;
                            let t174 = cos_theta2 * theta2_dot_ahead;
                            let t175 = cos_theta3 * theta3_dot_ahead;
                            let twice_y_dot_ahead = rt::lit::<T>(2.0) * y_dot_ahead;
                            let t176 = m_a_cos_theta1
                                * (a * (rt::lit::<T>(3.0) * t172 + t173)
                                    + twice_x_dot_ahead)
                                - sin_theta1_m_a
                                    * (a * (rt::lit::<T>(3.0) * t174 + t175)
                                        - twice_y_dot_ahead);
                            let t177 = half_h * theta1_dot_ahead;
                            let t178 = t148 + twice_m * t149;
                            let t179 = theta2_dot_ahead * twice_j
                                + a_sin_theta2 * (t154 + twice_m * t155)
                                - a_cos_theta2 * (t166 + twice_m * t167);
                            let t180 = t160 + twice_m * t161;
                            let t181 = rt::lit::<T>(0.5)
                                * (a_sin_theta2_new * t178 + t179
                                    - a_cos_theta2_new * t180);
                            let t182 = t174 * sin_theta1_a_m_a - t172 * cos_theta1_a_m_a;
                            let t183 = (cos_theta2 * x_dot_ahead
                                + sin_theta2 * y_dot_ahead) * k2 + theta3_dot_ahead * t10;
                            let t184 = a_sin_theta3_new * t150
                                + (theta3_dot_ahead * twice_j + a_sin_theta3 * t156
                                    - a_cos_theta3 * t168) - a_cos_theta3_new * t162;
                            let t185 = rt::lit::<T>(0.5) * t184;
                            let t186 = t175 * sin_theta1_a_m_a - t173 * cos_theta1_a_m_a;
                            let t187 = m_a
                                * (cos_theta3 * x_dot_ahead + sin_theta3 * y_dot_ahead);
                            let t188 = t124 * theta3_dot_ahead;
                            let t189 = t185
                                - (t123
                                    + half_h
                                        * (theta1_dot_ahead * t186
                                            + (theta3_dot_ahead * t187
                                                + t188 * (rt::lit::<T>(2.0) * theta2_dot_ahead))));
                            let cos_theta1_new_a_h = cos_theta1_new * a_h;
                            let t190 = m
                                * (a_sin_theta1_new
                                    + theta1_dot_ahead * cos_theta1_new_a_h);
                            let cos_theta2_new_a_h = cos_theta2_new * a_h;
                            let t191 = a_sin_theta2_new
                                + theta2_dot_ahead * cos_theta2_new_a_h;
                            let cos_theta3_new_a_h = cos_theta3_new * a_h;
                            let t192 = m
                                * (a_sin_theta3_new
                                    + theta3_dot_ahead * cos_theta3_new_a_h);
                            let sin_theta1_new_a_h = sin_theta1_new * a_h;
                            let t193 = m
                                * (theta1_dot_ahead * sin_theta1_new_a_h
                                    - a_cos_theta1_new);
                            let sin_theta2_new_a_h = sin_theta2_new * a_h;
                            let t194 = theta2_dot_ahead * sin_theta2_new_a_h;
                            let t195 = m * (t194 - a_cos_theta2_new);
                            let t196 = a_cos_theta2_new - t194;
                            let t197 = t195 - twice_m * t196;
                            let sin_theta3_new_a_h = sin_theta3_new * a_h;
                            let t198 = m
                                * (theta3_dot_ahead * sin_theta3_new_a_h
                                    - a_cos_theta3_new);
                            let m_a_sin_theta1_new = m_a * sin_theta1_new;
                            let m_a_cos_theta1_new = m_a * cos_theta1_new;
                            let t199 = twice_j
                                + rt::lit::<T>(2.0)
                                    * (t14 + a_sin_theta1_new * t190 - a_cos_theta1_new * t193)
                                + (cos_theta1_new_a_h * t151 + sin_theta1_new_a_h * t163);
                            let t200 = m * t191;
                            let t201 = sin_theta2_new_a_h * t180
                                + (t191 * (sin_theta2_new * k18) + t134
                                    - a_cos_theta2_new * (t195 - t196 * k16));
                            let t202 = rt::lit::<T>(0.5)
                                * (a_sin_theta3_new * t192 + t140 - a_cos_theta3_new * t198
                                    + (sin_theta3_new_a_h * t162 + cos_theta3_new_a_h * t150));
                            (
                                [
                                    p_x_new - t119,
                                    p_y_new - t120,
                                    t171 - (t121 + t176 * t177),
                                    t181
                                        - (t122
                                            + half_h
                                                * (t182 * (rt::lit::<T>(3.0) * theta1_dot_ahead)
                                                    + theta2_dot_ahead * t183)),
                                    t189,
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        sin_theta1_m_a + t190,
                                        t125 + k14 * t191,
                                        rt::lit::<T>(0.5) * (m_a_sin_theta3 + t192),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        t193 - m_a_cos_theta1,
                                        rt::lit::<T>(0.5) * (t197 - t4),
                                        rt::lit::<T>(0.5) * (t198 - m_a_cos_theta3),
                                    ],
                                    [
                                        m_a_sin_theta1_new
                                            + (sin_theta1_m_a - theta1_dot_ahead * cos_theta1_m_a_h),
                                        -(m_a_cos_theta1_new
                                            + (m_a_cos_theta1 + theta1_dot_ahead * sin_theta1_m_a_h)),
                                        rt::lit::<T>(0.5) * t199 - half_h * t176,
                                        rt::lit::<T>(0.5)
                                            * (rt::lit::<T>(3.0) * (t2 + a_sin_theta1_new * t200)
                                                - a_cos_theta1_new * t197) - theta1_dot_ahead * t128,
                                        rt::lit::<T>(0.5)
                                            * (t3 + a_sin_theta1_new * t192 - a_cos_theta1_new * t198)
                                            - theta1_dot_ahead * t129,
                                    ],
                                    [
                                        sin_theta2_new * k15 + (t125 - theta2_dot_ahead * t130),
                                        -(theta2_dot_ahead * t131
                                            + k15 * (cos_theta2 + cos_theta2_new)),
                                        rt::lit::<T>(1.5)
                                            * (a_sin_theta2_new * t190 + t132 - a_cos_theta2_new * t193)
                                            - k19 * t182,
                                        rt::lit::<T>(0.5) * (cos_theta2_new_a_h * t178 + t201)
                                            - half_h * (theta1_dot_ahead * t133 + t183),
                                        a_sin_theta2_new * t192 + (t1 - theta2_dot_ahead * t135)
                                            - a_cos_theta2_new * t198,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * (m_a_sin_theta3 + m_a * sin_theta3_new)
                                            - theta3_dot_ahead * t136,
                                        -(rt::lit::<T>(0.5)
                                            * (m_a_cos_theta3 + m_a * cos_theta3_new)
                                            + theta3_dot_ahead * t137),
                                        rt::lit::<T>(0.5)
                                            * (a_sin_theta3_new * t190 + t138 - a_cos_theta3_new * t193)
                                            - half_h * t186,
                                        a_sin_theta3_new * t200
                                            + (a_cos_theta3_new * (m * t196) + (t139 - h * t188)),
                                        t202
                                            - half_h
                                                * (t187 + (theta1_dot_ahead * t13 + theta2_dot_ahead * t8)),
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
                let (sin_theta2_new, cos_theta2_new) = rt::sin_cos(theta2_new);
                let a_sin_theta2_new = a * sin_theta2_new;
                let t146 = theta2_dot_ahead * a_sin_theta2_new;
                let (sin_theta1_new, cos_theta1_new) = rt::sin_cos(theta1_new);
                let a_sin_theta1_new = a * sin_theta1_new;
                let t147 = x_dot_ahead + theta1_dot_ahead * a_sin_theta1_new;
                let t148 = m * (t146 + t147);
                let (sin_theta3_new, cos_theta3_new) = rt::sin_cos(theta3_new);
                let a_sin_theta3_new = a * sin_theta3_new;
                let t149 = rt::lit::<T>(2.0) * t146
                    + (t147 + theta3_dot_ahead * a_sin_theta3_new);
                let t150 = m * t149;
                let t151 = t148 + t150;
                let t152 = a_sin_theta2 * theta2_dot_ahead;
                let t153 = x_dot_ahead + a_sin_theta1 * theta1_dot_ahead;
                let t154 = m * (t152 + t153);
                let t155 = rt::lit::<T>(2.0) * t152
                    + (t153 + a_sin_theta3 * theta3_dot_ahead);
                let t156 = m * t155;
                let t157 = t154 + t156;
                let p_x_new = rt::lit::<T>(0.5)
                    * (t151 + (t157 + x_dot_ahead * twice_m));
                let a_cos_theta1_new = a * cos_theta1_new;
                let t158 = y_dot_ahead - theta1_dot_ahead * a_cos_theta1_new;
                let a_cos_theta2_new = a * cos_theta2_new;
                let t159 = theta2_dot_ahead * a_cos_theta2_new;
                let t160 = m * (t158 - t159);
                let a_cos_theta3_new = a * cos_theta3_new;
                let t161 = t158
                    - (rt::lit::<T>(2.0) * t159 + theta3_dot_ahead * a_cos_theta3_new);
                let t162 = m * t161;
                let t163 = t160 + t162;
                let t164 = y_dot_ahead - a_cos_theta1 * theta1_dot_ahead;
                let t165 = a_cos_theta2 * theta2_dot_ahead;
                let t166 = m * (t164 - t165);
                let t167 = t164
                    - (rt::lit::<T>(2.0) * t165 + a_cos_theta3 * theta3_dot_ahead);
                let t168 = m * t167;
                let t169 = t166 + t168;
                let p_y_new = rt::lit::<T>(0.5)
                    * (t163 + (t169 + y_dot_ahead * twice_m));
                let t170 = a_sin_theta1_new * t151
                    + (theta1_dot_ahead * twice_j + a_sin_theta1 * t157
                        - a_cos_theta1 * t169) - a_cos_theta1_new * t163;
                let t171 = rt::lit::<T>(0.5) * t170;
                let m_a_cos_theta1_new = m_a * cos_theta1_new;
                let twice_x_dot_ahead = rt::lit::<T>(2.0) * x_dot_ahead;
                let t203 = theta2_dot_ahead * sin_theta2_new;
                let t204 = theta3_dot_ahead * sin_theta3_new;
                let m_a_sin_theta1_new = m_a * sin_theta1_new;
                let t205 = theta2_dot_ahead * cos_theta2_new;
                let t206 = theta3_dot_ahead * cos_theta3_new;
                let twice_y_dot_ahead = rt::lit::<T>(2.0) * y_dot_ahead;
                let t207 = m_a_cos_theta1_new
                    * (twice_x_dot_ahead + a * (rt::lit::<T>(3.0) * t203 + t204))
                    - m_a_sin_theta1_new
                        * (a * (rt::lit::<T>(3.0) * t205 + t206) - twice_y_dot_ahead);
                let t177 = half_h * theta1_dot_ahead;
                let p_theta1_new = t171 + t207 * t177;
                let t178 = t148 + twice_m * t149;
                let t179 = theta2_dot_ahead * twice_j
                    + a_sin_theta2 * (t154 + twice_m * t155)
                    - a_cos_theta2 * (t166 + twice_m * t167);
                let t180 = t160 + twice_m * t161;
                let t181 = rt::lit::<T>(0.5)
                    * (a_sin_theta2_new * t178 + t179 - a_cos_theta2_new * t180);
                let t208 = sin_theta3_new * cos_theta2_new;
                let t209 = sin_theta2_new * cos_theta3_new;
                let t210 = theta2_dot_ahead
                    * ((x_dot_ahead * cos_theta2_new + y_dot_ahead * sin_theta2_new) * k2
                        + (t208 - t209) * (k4 * theta3_dot_ahead));
                let p_theta2_new = t181
                    + half_h
                        * ((m_a_sin_theta1_new * t205 - m_a_cos_theta1_new * t203)
                            * (theta1_dot_ahead * k13) + t210);
                let t184 = a_sin_theta3_new * t150
                    + (theta3_dot_ahead * twice_j + a_sin_theta3 * t156
                        - a_cos_theta3 * t168) - a_cos_theta3_new * t162;
                let t185 = rt::lit::<T>(0.5) * t184;
                let t211 = theta3_dot_ahead
                    * (m_a
                        * (x_dot_ahead * cos_theta3_new + y_dot_ahead * sin_theta3_new)
                        + (t209 - t208) * (k4 * theta2_dot_ahead));
                let p_theta3_new = t185
                    + half_h
                        * ((m_a_sin_theta1_new * t206 - m_a_cos_theta1_new * t204)
                            * (a * theta1_dot_ahead) + t211);
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
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta1, theta2, theta3, p_x, p_y, p_theta1, p_theta2, p_theta3,
                ] = motion.carried;
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
        /// | once, from parameters | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 379 | 559 | 8 | 0 | 12 | 0 |
        /// | each state that is looked at | 43 | 71 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `2 a`
            twice_a: T,
            /// `2 m`
            twice_m: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let twice_a = rt::lit::<T>(2.0) * a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m_a,
                    twice_a,
                    twice_m,
                    half_h,
                    k1,
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
                let carried = [x, y, theta1, theta2, theta3, t18, t20];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, theta1, theta2, theta3, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme { m_a, twice_a, twice_m, half_h, k1 } = *setting.scheme();
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
                let (t39, t40) = rt::sin_cos(t38);
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
                let (t113, t114) = rt::sin_cos(t112);
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
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let t184 = t182 * t178;
                let t185 = theta1 + h * t184;
                let (t186, t187) = rt::sin_cos(t185);
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
                let t257 = twice_a * (t40 * t110 + t114 * t183)
                    + a * (cos_theta1 * t41 + t187 * t256);
                let x_new = x + k1 * t257;
                let t258 = twice_a * (t39 * t110 + t113 * t183)
                    + a * (sin_theta1 * t41 + t186 * t256);
                let y_new = y + k1 * t258;
                let t259 = t255 * t251;
                let theta1_new = theta1
                    + k1 * (t259 + (t37 + rt::lit::<T>(2.0) * (t111 + t184)));
                let t260 = t197 * t259;
                let t261 = t260 + t196 * t256;
                let theta2_new = theta2
                    - k1 * (t261 + (t48 + rt::lit::<T>(2.0) * (t121 + t194)));
                let t262 = t200 * t256 + t240 * t259;
                let theta3_new = theta3
                    + k1 * (t262 + (t42 + rt::lit::<T>(2.0) * (t115 + t188)));
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
                let rho1_new = rho1 + k1 * (t278 + t285);
                let t286 = t240 * t276
                    + ((t265 + t267) * (m_a * t259)
                        + (t108 + rt::lit::<T>(2.0) * (t181 + t254)));
                let t287 = t191 * t280 - t190 * t275
                    + (t198 * t259 + t196 * t282 - t197 * t281);
                let t288 = t279
                    * (rt::lit::<T>(2.0) * (t239 * t280 + t197 * t287)
                        + (t281 + t190 * t259)) - t274 * (t280 + t196 * t259);
                let rho2_new = rho2 + k1 * (t286 - t197 * t284 + t288);
                let carried = [
                    x_new,
                    y_new,
                    theta1_new,
                    theta2_new,
                    theta3_new,
                    rho1_new,
                    rho2_new,
                ];
                if !rt::all_finite(carried) {
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
                let [x, y, theta1, theta2, theta3, rho1, rho2] = motion.carried;
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
