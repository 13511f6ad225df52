// Prepared by `nh prepare` from `Snake` in src/library.rs and snake.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 055cc212045c1833bc150f2e41dcd8ac
// content 70ba8d2736a1b92e775bc17087485962

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
/// * `gonzalez`: 361 add, 514 mul, 14 div, 11 sin_cos, 3 call
/// * `midpoint`: 142 add, 210 mul, 4 div, 5 sin_cos
/// * `leapfrog`: 355 add, 567 mul, 13 div, 6 sin_cos
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
        /// `J + (2/3) m a²`
        k11: T,
        /// `1/(J + (2/3) m a²)`
        k12: T,
        /// `(2/3) (a/(J + (2/3) m a²))`
        k13: T,
        /// `a/3`
        k14: T,
        /// `(2/3) a`
        k15: T,
        /// `6 m a`
        k16: T,
        /// `4 m a²`
        k17: T,
        /// `(4/3)/(J + (2/3) m a²)`
        k18: T,
        /// `2 a`
        twice_a: T,
        /// `-(2 a)`
        minus_twice_a: T,
        /// `2 m`
        twice_m: T,
        /// `2 J`
        twice_j: T,
        /// `(2/3) a/(J + (2/3) m a²)`
        k19: T,
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
                let k11 = j + rt::lit::<T>(0.6666666666666666) * k4;
                let k12 = rt::lit::<T>(1.0) / k11;
                let k13 = rt::lit::<T>(0.6666666666666666) * (a / k11);
                let k14 = rt::lit::<T>(0.3333333333333333) * a;
                let k15 = rt::lit::<T>(0.6666666666666666) * a;
                let k16 = rt::lit::<T>(6.0) * m_a;
                let k17 = rt::lit::<T>(4.0) * k4;
                let k18 = rt::lit::<T>(1.3333333333333333) / k11;
                let twice_a = rt::lit::<T>(2.0) * a;
                let minus_twice_a = -twice_a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_j = rt::lit::<T>(2.0) * j;
                let k19 = k15 / k11;
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
                    k16,
                    k17,
                    k18,
                    twice_a,
                    minus_twice_a,
                    twice_m,
                    twice_j,
                    k19,
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
            let sin_theta1_twice_m_a = twice_m_a * sin_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k2 * sin_theta2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let t2 = minus_twice_m_a * cos_theta1;
            let t3 = k3 * cos_theta2;
            let cos_theta3_minus_m_a = minus_m_a * cos_theta3;
            let t4 = k7 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
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
            let Constants {
                m_a,
                twice_m_a,
                k4,
                k5,
                k6,
                k7,
                k10,
                k11,
                k12,
                k13,
                k14,
                k15,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta1 = a * cos_theta1;
            let t1 = k7 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - twice_m_a * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1);
            let t2 = k12 * t1;
            let t3 = k6 - t1 * t2;
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = k13 * sin_theta1;
            let a_sin_theta2 = a * sin_theta2;
            let t6 = t1 * t5 - a_sin_theta2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let t7 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t8 = k12 * t7;
            let a_cos_theta2 = a * cos_theta2;
            let t9 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t7 * t2;
            let t10 = t4 * t9;
            let t11 = k11 - t7 * t8 - t9 * t10;
            let t12 = t3 * t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = k14 * sin_theta3;
            let t15 = t7 * t5 - t14 - t6 * t10;
            let t16 = t4 * t6 - t13 * (t9 * t15);
            let t17 = k12 / t11;
            let t18 = t2 * t16 + (t5 + t17 * (t7 * t15));
            let t19 = rt::lit::<T>(1.0) / t11;
            let t20 = t15 * t19;
            let t21 = k14 * cos_theta3;
            let t22 = k15 * cos_theta1;
            let t23 = a_cos_theta2 * t16 + t20 * t21 - t18 * t22;
            let t24 = -t18;
            let t25 = k13 * cos_theta1;
            let t26 = a_cos_theta2 - t1 * t25;
            let t27 = t21 - t7 * t25 - t26 * t10;
            let t28 = t4 * t26 - t13 * (t9 * t27);
            let t29 = t25 - t17 * (t7 * t27) - t2 * t28;
            let t30 = t19 * t27;
            let t31 = k12 / t3;
            let t32 = t31 * (t1 * t9) - t8;
            let t33 = t1 * t31 + t13 * (t9 * t32);
            let t34 = -t33;
            let t35 = t19 * t32;
            let t36 = -(t9 * t13);
            rt::matrix([
                [
                    t18 * (k15 * sin_theta1) + (k10 - t14 * t20 - a_sin_theta2 * t16),
                    t23,
                    t24,
                    t16,
                    t20,
                ],
                [
                    t23,
                    t22 * t29 + (a_cos_theta2 * t28 + (k10 + t21 * t30)),
                    t29,
                    t28,
                    t30,
                ],
                [t24, t29, t2 * t33 + (k12 - t17 * (t7 * t32)), t34, t35],
                [t16, t28, t34, t4 + t9 * t9 / (t3 * t12), t36],
                [t20, t30, t35, t36, t19],
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
            let Constants { k1, twice_m_a, k6, k8, k9, k16, k17, .. } = self.constants;
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
            let t3 = k16 * (sin_theta2 * x_dot - cos_theta2 * y_dot)
                + (k8 * theta2_dot
                    + (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                        * (k17 * theta3_dot));
            let t4 = k1 * (x_dot * x_dot + y_dot * y_dot)
                + theta3_dot
                    * (k9 * theta3_dot
                        + twice_m_a * (sin_theta3 * x_dot - cos_theta3 * y_dot));
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
            let Constants { k1, twice_m_a, k6, k8, k9, k16, k17, .. } = self.constants;
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
            let t3 = k16 * (sin_theta2 * x_dot - cos_theta2 * y_dot)
                + (k8 * theta2_dot
                    + (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                        * (k17 * theta3_dot));
            let t4 = k1 * (x_dot * x_dot + y_dot * y_dot)
                + theta3_dot
                    * (k9 * theta3_dot
                        + twice_m_a * (sin_theta3 * x_dot - cos_theta3 * y_dot));
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
                    (2, 2, twice_m_a * cos_theta1),
                    (3, 3, k2 * cos_theta2),
                    (4, 4, m_a * cos_theta3),
                ]),
                rt::sparse([
                    (2, 2, twice_m_a * sin_theta1),
                    (3, 3, k2 * sin_theta2),
                    (4, 4, m_a * sin_theta3),
                ]),
                rt::sparse([(3, 3, k7 * (t1 - t2)), (4, 4, k4 * (t3 - t4))]),
                rt::sparse([(2, 2, k7 * (t2 - t1)), (4, 4, k5 * (t5 - t6))]),
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
            let Constants { m_a, k4, k5, k6, k7, k11, k12, k14, k15, k18, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_cos_theta1 = a * cos_theta1;
            let a_sin_theta1 = a * sin_theta1;
            let sin_theta1_m_a = m_a * sin_theta1;
            let m_a_cos_theta1 = m_a * cos_theta1;
            let t1 = sin_theta1_m_a * a_cos_theta1 - m_a_cos_theta1 * a_sin_theta1;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let t2 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t3 = k12 * t2;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let m_a_sin_theta2 = m_a * sin_theta2;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let t4 = k7 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let t5 = k12 * t4;
            let t6 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t2 * t5;
            let t7 = k6 - t4 * t5;
            let t8 = rt::lit::<T>(1.0) / t7;
            let t9 = t8 * t6;
            let t10 = k11 - t2 * t3 - t6 * t9;
            let t11 = k12 / t10;
            let t12 = sin_theta3 * cos_theta1;
            let t13 = sin_theta1 * cos_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let a_sin_theta3 = a * sin_theta3;
            let t14 = rt::lit::<T>(1.3333333333333333) * t1;
            let t15 = k4 * (t12 - t13)
                + rt::lit::<T>(0.6666666666666666)
                    * (sin_theta1_m_a * a_cos_theta3 - m_a_cos_theta1 * a_sin_theta3)
                - t3 * t14;
            let t16 = sin_theta2 * cos_theta1;
            let t17 = sin_theta1 * cos_theta2;
            let t18 = k7 * (t16 - t17)
                + rt::lit::<T>(2.0)
                    * (sin_theta1_m_a * a_cos_theta2 - m_a_cos_theta1 * a_sin_theta2)
                - t14 * t5;
            let t19 = t15 - t18 * t9;
            let t20 = rt::lit::<T>(1.0) / (t7 * t10);
            let t21 = t18 * t8 - t20 * (t6 * t19);
            let t22 = k18 * t1 - t11 * (t2 * t19) - t5 * t21;
            let t23 = k14 * sin_theta3;
            let t24 = rt::lit::<T>(1.0) / t10;
            let t25 = t19 * t24;
            let t26 = sin_theta3 * cos_theta2;
            let t27 = sin_theta2 * cos_theta3;
            let t28 = k7 * (t17 - t16)
                + rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_cos_theta1 - m_a_cos_theta2 * a_sin_theta1);
            let t29 = rt::lit::<T>(3.0)
                * (m_a_sin_theta2 * a_cos_theta2 - m_a_cos_theta2 * a_sin_theta2)
                - t28 * t5;
            let t30 = k5 * (t26 - t27)
                + (m_a_sin_theta2 * a_cos_theta3 - m_a_cos_theta2 * a_sin_theta3)
                - t3 * t28 - t29 * t9;
            let t31 = t24 * t30;
            let t32 = t29 * t8 - t20 * (t6 * t30);
            let t33 = k15 * sin_theta1;
            let t34 = k12 * t28 - t11 * (t2 * t30) - t5 * t32;
            let t35 = k4 * (t13 - t12)
                + rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_cos_theta1 - m_a_cos_theta3 * a_sin_theta1);
            let t36 = k5 * (t27 - t26)
                + (m_a_sin_theta3 * a_cos_theta2 - m_a_cos_theta3 * a_sin_theta2)
                - t35 * t5;
            let t37 = rt::lit::<T>(0.3333333333333333)
                * (m_a_sin_theta3 * a_cos_theta3 - m_a_cos_theta3 * a_sin_theta3)
                - t3 * t35 - t36 * t9;
            let t38 = t24 * t37;
            let t39 = t8 * t36 - t20 * (t6 * t37);
            let t40 = k12 * t35 - t11 * (t2 * t37) - t5 * t39;
            let t41 = k14 * cos_theta3;
            let t42 = k15 * cos_theta1;
            [
                rt::sparse([
                    (
                        2,
                        2,
                        rt::lit::<T>(0.6666666666666666)
                            * (a_cos_theta1 - a_sin_theta1 * t22)
                            - (t23 * t25 + a_sin_theta2 * t21),
                    ),
                    (3, 3, a_cos_theta2 - t23 * t31 - a_sin_theta2 * t32 - t33 * t34),
                    (
                        4,
                        4,
                        rt::lit::<T>(0.3333333333333333)
                            * (a_cos_theta3 - a_sin_theta3 * t38) - a_sin_theta2 * t39
                            - t33 * t40,
                    ),
                ]),
                rt::sparse([
                    (
                        2,
                        2,
                        rt::lit::<T>(0.6666666666666666)
                            * (a_sin_theta1 + a_cos_theta1 * t22)
                            + (t41 * t25 + a_cos_theta2 * t21),
                    ),
                    (
                        3,
                        3,
                        t42 * t34 + (a_cos_theta2 * t32 + (a_sin_theta2 + t41 * t31)),
                    ),
                    (
                        4,
                        4,
                        t42 * t40
                            + (rt::lit::<T>(0.3333333333333333)
                                * (a_sin_theta3 + a_cos_theta3 * t38) + a_cos_theta2 * t39),
                    ),
                ]),
                rt::sparse([(2, 2, t22), (3, 3, t34), (4, 4, t40)]),
                rt::sparse([(2, 2, t21), (3, 3, t32), (4, 4, t39)]),
                rt::sparse([(2, 2, t25), (3, 3, t31), (4, 4, t38)]),
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
                    -a * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2),
                    -a * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3),
                ],
                [
                    zero,
                    -a,
                    minus_twice_a * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3),
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
                    * (twice_a * theta2_dot);
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
            let t60 = m_a * sin_theta1 + t59;
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
            let t60 = m_a * sin_theta1 + t59;
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
            let a_cos_theta3 = a * cos_theta3;
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta2 = a * cos_theta2;
            let t30 = a_cos_theta2 * t27;
            let t31 = a_sin_theta1 - rt::lit::<T>(2.0) * t30 - a_cos_theta3 * t26;
            let t32 = cos_theta2 * t27;
            let t33 = sin_theta2 * t27;
            let t34 = sin_theta3 * t26;
            let t35 = cos_theta3 * t26;
            let t36 = sin_theta1
                * (cos_theta3 * t32 + sin_theta3 * t33 - sin_theta2 * t34
                    - cos_theta2 * t35)
                + cos_theta1
                    * (sin_theta2 * t35 + (sin_theta3 * t32 - cos_theta3 * t33)
                        - cos_theta2 * t34);
            let t37 = sin_theta1 * t23 + cos_theta1 * t24;
            let t38 = sin_theta1 * sin_theta3 - cos_theta1 * cos_theta3;
            let t39 = t37 * twice_cos_theta2 + t38;
            let t40 = cos_theta3 * t39;
            let t41 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t42 = sin_theta2 * t41;
            let t43 = cos_theta2 * t41;
            let t44 = sin_theta3 * t39;
            let t45 = t37
                + cos_theta1
                    * (cos_theta2 * t40
                        + (sin_theta2 * t44 + (cos_theta3 * t43 + sin_theta3 * t42)));
            let t46 = sin_theta1
                * (sin_theta2 * t40 + (cos_theta3 * t42 - sin_theta3 * t43)
                    - cos_theta2 * t44) + t45;
            let t47 = rt::lit::<T>(2.0)
                * (cos_theta2 * (t36 + t46) - (t37 * t33 + t25 * t42))
                + (cos_theta1 * (t34 - t40) + (t38 + sin_theta1 * (t44 + t35)));
            let t48 = a_cos_theta1 + t28;
            let t49 = a_sin_theta1 - t30;
            let t50 = j * t27 + a_sin_theta2 * (m * t48 + twice_m * t29)
                - a_cos_theta2 * (m * t49 + twice_m * t31);
            let t51 = cos_theta1 * (t33 - t43) - t41 - sin_theta1 * (t32 + t42);
            let t52 = t50 * t51
                + m_a
                    * (sin_theta1 * (t29 + (a_cos_theta1 + t48))
                        - cos_theta1 * (t31 + (a_sin_theta1 + t49)));
            let t53 = (j * t26 + a_sin_theta3 * (m * t29) - a_cos_theta3 * (m * t31))
                * t47 + t52;
            let t54 = t22 * t53;
            let t55 = (t4 * t1 + t5 * t2) * t6 - t2;
            let t56 = t55 * t18 - a * (t19 + t17) - t5 * t20;
            let t57 = t41 * a_cos_theta2;
            let t58 = a_cos_theta1 - rt::lit::<T>(2.0) * t57 + a_cos_theta3 * t39;
            let t59 = m * t58;
            let t60 = t41 * a_sin_theta2;
            let t61 = a_sin_theta3 * t39 + (a_sin_theta1 - rt::lit::<T>(2.0) * t60);
            let t62 = m * t61;
            let t63 = m * (a_sin_theta1 - t60);
            let t64 = m * (t57 - a_cos_theta1);
            let t65 = a_sin_theta2 * (t63 + twice_m * t61) - j * t41
                - a_cos_theta2 * (t64 - twice_m * t58);
            let t66 = (a_cos_theta3 * t59 + (a_sin_theta3 * t62 + j * t39)) * t47
                + (t65 * t51
                    + (a_sin_theta1 * (t63 + t62) - a_cos_theta1 * (t64 - t59)));
            let t67 = t56 * t22;
            let t68 = t66 - t67 * t53;
            let t69 = t5 * t14;
            let t70 = a - rt::lit::<T>(2.0) * t69 + t13 * t55;
            let t71 = m * t70;
            let t72 = t5 * t8;
            let t73 = t3 * t55 - rt::lit::<T>(2.0) * t72;
            let t74 = m * (t69 - a);
            let t75 = t55 * (t13 * t71 + (t3 * (m * t73) + j * t55))
                + (j - a * (t74 - t71));
            let t76 = t8 * (twice_m * t73 - m * t72) - j * t5
                - t14 * (t74 - twice_m * t70);
            let t77 = t75 - t5 * t76 - t56 * t67;
            let t78 = t56 * t68 / (t21 * t77);
            let t79 = t68 / t77;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, t78 - t54], [t54 - t78, zero]]),
                rt::matrix([[zero, -t79], [t79, zero]]),
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
            let t9 = t2 * t4;
            let t10 = t8 + t9;
            let t11 = t10 * t6;
            let t12 = t11 - t4;
            let t13 = a * t2;
            let t14 = a * t3;
            let t15 = a * t1;
            let t16 = t1 * t15;
            let t17 = t14 * t7 + (a - rt::lit::<T>(2.0) * t16);
            let t18 = m * t17;
            let t19 = m * (a - t16);
            let t20 = a * t4;
            let t21 = t1 * t13;
            let t22 = rt::lit::<T>(2.0) * t21 - t20 * t7;
            let t23 = m * t22;
            let t24 = j * t7 + t14 * t18 - t20 * t23;
            let t25 = m * t21;
            let t26 = t15 * (t19 + twice_m * t17) - j * t1 - t13 * (t25 + twice_m * t22);
            let t27 = rt::lit::<T>(1.0)
                / (a * (t18 + (m_a + t19)) + t7 * t24 - t1 * t26);
            let t28 = t2 * t13;
            let t29 = a - rt::lit::<T>(2.0) * t28 + t20 * t12;
            let t30 = m * t29;
            let t31 = t2 * t15;
            let t32 = t14 * t12 - rt::lit::<T>(2.0) * t31;
            let t33 = m * (t28 - a);
            let t34 = t12 * (t20 * t30 + (t14 * (m * t32) + j * t12))
                + (j - a * (t33 - t30));
            let t35 = t15 * (twice_m * t32 - m * t31) - j * t2
                - t13 * (t33 - twice_m * t29);
            let t36 = t12 * t24 - a * (t25 + t23) - t2 * t26;
            let t37 = t36 * t27;
            let t38 = rt::lit::<T>(1.0) / (t34 - t2 * t35 - t36 * t37);
            let t39 = rho2 - rho1 * t37;
            let t40 = t27 * (rho1 - t38 * (t36 * t39));
            let t41 = t38 * t39;
            let t42 = t1 * t40 + t2 * t41;
            let t43 = t13 * t42;
            let t44 = a * t41;
            let t45 = m * (t43 - t44);
            let t46 = t7 * t40 + t12 * t41;
            let t47 = t44 + t20 * t46 - rt::lit::<T>(2.0) * t43;
            let t48 = m * t47;
            let t49 = a * (t45 - t48);
            let t50 = t1 * t1;
            let t51 = t1 * t2;
            let t52 = t3 * t51;
            let t53 = t3 * t7;
            let t54 = t4 * t12;
            let t55 = t4 * (t50 + t1 * t7) - (t52 + t2 * t53)
                + (t2 * (t9 + t54) + (t8 * t12 + (t10 + t52)));
            let t56 = rt::lit::<T>(2.0) * (t2 * t55 + (t10 * t50 - t5 * t51))
                + (t53 - t4 - t54);
            let t57 = a * t40;
            let t58 = t15 * t42;
            let t59 = t57 + t14 * t46 - rt::lit::<T>(2.0) * t58;
            let t60 = t15 * (m * (t57 - t58) + twice_m * t59) - j * t42
                - t13 * (t45 - twice_m * t47);
            let t61 = t56 * (t20 * t48 + (t14 * (m * t59) + j * t46))
                - (t2 + rt::lit::<T>(1.0)) * t60;
            rt::sparse([
                (0, 5, a_cos_theta1),
                (1, 5, a_sin_theta1),
                (2, 6, rt::lit::<T>(1.0)),
                (3, 5, -t1),
                (3, 6, -t2),
                (4, 5, t7),
                (4, 6, t12),
                (5, 0, -a_cos_theta1),
                (5, 1, -a_sin_theta1),
                (5, 3, t1),
                (5, 4, -t7),
                (5, 6, t49 - t61),
                (6, 2, rt::lit::<T>(-1.0)),
                (6, 3, t2),
                (6, 4, t4 - t11),
                (6, 5, t61 - t49),
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
            let t55 = twice_m * t52 - m * t51;
            let t56 = j * t5;
            let t57 = t41 - twice_m * t47;
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
            let t100 = t21 * t55;
            let t101 = t12 * (twice_m * t95 - t84) - t99
                - (t21 * (t81 - twice_m * t92) + (t30 + t100));
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
            let t112 = t110 - rt::lit::<T>(2.0) * t111;
            let t113 = t3 * t108 + twice_j * t106 - t20 * (m * t112);
            let t114 = rt::lit::<T>(5.0) * t70;
            let t115 = rt::lit::<T>(5.0) * t109;
            let t116 = t82
                + m_a
                    * (t4 * (rt::lit::<T>(4.0) * t107 - t114)
                        - t5 * (t115 - rt::lit::<T>(4.0) * t111));
            let t117 = t83 - t56 + t116;
            let t118 = t10 * t113 - t59
                + (a * (t108 - t81) + rt::lit::<T>(2.0) * t106 * t27 - t4 * t117);
            let t119 = t7 - t6;
            let t120 = t5 * t119 - t87;
            let t121 = rt::lit::<T>(2.0) * t120;
            let t122 = t35 + t45 * t113 + (t121 * t27 - m_a * (t109 + t112) - t5 * t117);
            let t123 = t37 * (t122 - t118 * t61);
            let t124 = rho1 * t123;
            let t125 = t20 * t120;
            let t126 = m * (t71 + rt::lit::<T>(2.0) * t125);
            let t127 = t3 * t120;
            let t128 = t45
                * (t20 * t126
                    + (twice_j * t120 + (rt::lit::<T>(2.0) * t127 - t110) * (m_a * t1)));
            let t129 = t100
                + m_a
                    * (t5 * (rt::lit::<T>(4.0) * t125 + t114)
                        + t4 * (rt::lit::<T>(4.0) * t127 - t115));
            let t130 = t54 * t121 + (a * (t81 + t126) + t128)
                + (t98 - t5 * (t30 + t99 + t129));
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
            let t286 = t10 * t285 + (t233 * (twice_m * t106) + t167 * (t281 - t283))
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
            let t320 = t309 + (t233 * (twice_m * t120) + t308 * (t277 - t272))
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
            let Constants {
                m_a,
                twice_m_a,
                k4,
                k5,
                k6,
                k7,
                k10,
                k11,
                k12,
                k14,
                k15,
                ..
            } = self.constants;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let a_sin_theta1 = a * sin_theta1;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let a_cos_theta1 = a * cos_theta1;
            let t1 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t2 = k12 * t1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let t3 = k7 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - twice_m_a * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1);
            let t4 = k12 * t3;
            let t5 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t1 * t4;
            let t6 = rt::lit::<T>(1.0) / (k6 - t3 * t4);
            let t7 = t6 * t5;
            let t8 = rt::lit::<T>(1.0) / (k11 - t1 * t2 - t5 * t7);
            let t9 = p_theta1
                + rt::lit::<T>(0.6666666666666666)
                    * (a_cos_theta1 * p_y - a_sin_theta1 * p_x);
            let t10 = p_theta3
                + rt::lit::<T>(0.3333333333333333)
                    * (a * cos_theta3 * p_y - a * sin_theta3 * p_x) - t2 * t9;
            let t11 = p_theta2 + a_cos_theta2 * p_y - a_sin_theta2 * p_x - t4 * t9;
            let t12 = t10 - t7 * t11;
            let t13 = t8 * t12;
            let t14 = t6 * (t11 - t8 * (t5 * t12));
            let t15 = k12 * (t9 - t8 * (t1 * t12)) - t4 * t14;
            let t16 = k10 * p_x - k14 * sin_theta3 * t13 - a_sin_theta2 * t14
                - k15 * sin_theta1 * t15;
            let t17 = k15 * cos_theta1 * t15
                + (a_cos_theta2 * t14 + (k10 * p_y + k14 * cos_theta3 * t13));
            rt::vector([t16, t17, t15, t14, t13])
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
                twice_m_a,
                k4,
                k5,
                k6,
                k7,
                k10,
                k11,
                k12,
                k13,
                k14,
                k15,
                twice_a,
                twice_m,
                k19,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let t1 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
            let m_a_sin_theta3 = m_a * sin_theta3;
            let a_sin_theta1 = a * sin_theta1;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let a_cos_theta1 = a * cos_theta1;
            let t2 = k4 * t1
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t3 = k12 * t2;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t4 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let t5 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t6 = sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1;
            let t7 = k7 * t5 - twice_m_a * t6;
            let t8 = k12 * t7;
            let t9 = k5 * t4
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t2 * t8;
            let t10 = k6 - t7 * t8;
            let t11 = rt::lit::<T>(1.0) / t10;
            let t12 = t11 * t9;
            let t13 = k11 - t2 * t3 - t9 * t12;
            let t14 = k12 / t13;
            let a_sin_theta3 = a * sin_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let t15 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2 - k13 * t7;
            let t16 = rt::lit::<T>(0.3333333333333333)
                * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - k13 * t2
                - t12 * t15;
            let t17 = rt::lit::<T>(1.0) / (t10 * t13);
            let t18 = t11 * t15 - t17 * (t9 * t16);
            let t19 = k19 - t14 * (t2 * t16) - t8 * t18;
            let t20 = k10 + k15 * t19;
            let t21 = k14 * sin_theta3;
            let t22 = rt::lit::<T>(1.0) / t13;
            let t23 = t22 * t16;
            let t24 = sin_theta1 * t20 + (t21 * t23 + a_sin_theta2 * t18);
            let t25 = k14 * cos_theta3;
            let t26 = cos_theta1 * t20 + (t25 * t23 + a_cos_theta2 * t18);
            let t27 = rt::lit::<T>(1.0) / (sin_theta1 * t24 + cos_theta1 * t26);
            let t28 = cos_theta1 * theta1_dot;
            let t29 = sin_theta1 * theta1_dot;
            let t30 = k15 * cos_theta1;
            let t31 = a * t28;
            let t32 = theta1_dot * t31;
            let t33 = cos_theta2 * theta2_dot;
            let t34 = a * t33;
            let t35 = theta2_dot * t34;
            let t36 = m * (t32 + t35);
            let t37 = cos_theta3 * theta3_dot;
            let t38 = a * t37;
            let t39 = rt::lit::<T>(2.0) * t35 + (t32 + theta3_dot * t38);
            let t40 = m * t39;
            let t41 = t36 + t40;
            let t42 = a * t29;
            let t43 = theta1_dot * t42;
            let t44 = sin_theta2 * theta2_dot;
            let t45 = a * t44;
            let t46 = theta2_dot * t45;
            let t47 = m * (t43 + t46);
            let t48 = sin_theta3 * theta3_dot;
            let t49 = a * t48;
            let t50 = rt::lit::<T>(2.0) * t46 + (t43 + theta3_dot * t49);
            let t51 = m * t50;
            let t52 = t47 + t51;
            let t53 = a_sin_theta2 * theta2_dot;
            let t54 = a_sin_theta1 * theta1_dot;
            let t55 = x_dot + t54;
            let t56 = t53 + t55;
            let t57 = m * t56;
            let t58 = a_sin_theta3 * theta3_dot;
            let t59 = rt::lit::<T>(2.0) * t53 + (t55 + t58);
            let t60 = m * t59;
            let t61 = theta1_dot * a_cos_theta1;
            let t62 = y_dot - t61;
            let t63 = theta2_dot * a_cos_theta2;
            let t64 = t62 - t63;
            let t65 = m * t64;
            let t66 = theta3_dot * a_cos_theta3;
            let t67 = t62 - (rt::lit::<T>(2.0) * t63 + t66);
            let t68 = m * t67;
            let t69 = t31 * (t57 + t60) + t42 * (t65 + t68)
                - m * (t54 * (t64 + t67) + t61 * (t56 + t59));
            let t70 = rt::lit::<T>(0.3333333333333333)
                * (a_sin_theta1 * t41 - a_cos_theta1 * t52) + t69;
            let t71 = a_sin_theta3 * (t40 - rt::lit::<T>(0.3333333333333333) * t41)
                + (t38 * t60 + t49 * t68 - m * (t66 * t59 + t58 * t67));
            let t72 = a_sin_theta2 * (t36 + twice_m * t39 - t41)
                + a_cos_theta2 * (t52 - (t47 + twice_m * t50));
            let t73 = m
                * (rt::lit::<T>(2.0) * (t63 * t59 + t53 * t67)
                    + (t56 * t63 + t53 * t64));
            let t74 = t72
                + (t34 * (t57 + twice_m * t59) + t45 * (t65 + twice_m * t67) - t73);
            let t75 = t74 - t8 * t70;
            let t76 = a_cos_theta3 * (rt::lit::<T>(0.3333333333333333) * t52 - t51) + t71
                - t3 * t70 - t12 * t75;
            let t77 = t11 * t75 - t17 * (t9 * t76);
            let t78 = k12 * t70 - t14 * (t2 * t76) - t8 * t77;
            let t79 = t22 * t76;
            let t80 = t30 * t78 + (a_cos_theta2 * t77 + (k10 * t52 + t25 * t79));
            let t81 = k15 * sin_theta1;
            let t82 = k10 * t41 - t21 * t79 - a_sin_theta2 * t77 - t81 * t78;
            let t83 = x_dot * t28 + y_dot * t29 + cos_theta1 * t80 - sin_theta1 * t82;
            let t84 = a * t1;
            let t85 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t84;
            let t86 = twice_a * t4;
            let t87 = t8 * t85
                + (t86 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2));
            let t88 = k15 + t3 * t85 - t12 * t87;
            let t89 = t17 * (t9 * t88) - t11 * t87;
            let t90 = k12 * t85 + t14 * (t2 * t88) - t8 * t89;
            let t91 = t22 * t88;
            let t92 = k10 - k14 * t91;
            let t93 = cos_theta3 * (t30 * t90 + (a_cos_theta2 * t89 + cos_theta3 * t92))
                + (a * t91 - t86 * t89 - t84 * t90);
            let t94 = cos_theta3 * t26
                + (sin_theta3 * t24 - (t84 * t19 + (t86 * t18 + a * t23)));
            let t95 = t94 * t27;
            let t96 = sin_theta3 * (t81 * t90 + (a_sin_theta2 * t89 + sin_theta3 * t92))
                + t93 - t94 * t95;
            let t97 = a * t5;
            let t98 = rt::lit::<T>(0.6666666666666666) * t6 - t97;
            let t99 = t8 * t98;
            let t100 = t12 * t99
                + (rt::lit::<T>(0.3333333333333333)
                    * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                    - t3 * t98);
            let t101 = t11 * t99 + t17 * (t9 * t100);
            let t102 = t8 * t101 + (k12 * t98 - t14 * (t2 * t100));
            let t103 = t22 * t100;
            let t104 = t81 * t102
                + (k10 * sin_theta2 + t21 * t103 - a_sin_theta2 * t101);
            let t105 = t30 * t102
                + (k10 * cos_theta2 + t25 * t103 - a_cos_theta2 * t101);
            let t106 = sin_theta3 * t104
                + (cos_theta3 * t105 + (t86 * t101 - a * t103 - t84 * t102));
            let t107 = cos_theta2 * t26 + (sin_theta2 * t24 - (t97 * t19 + a * t18));
            let t108 = t107 * t27;
            let t109 = t106 - t94 * t108;
            let t110 = sin_theta2 * t104 + (cos_theta2 * t105 + (a * t101 - t97 * t102))
                - t107 * t108;
            let t111 = rt::lit::<T>(1.0) / t110;
            let t112 = t109 * t111;
            let t113 = rt::lit::<T>(1.0) / (t96 - t109 * t112);
            let t114 = theta2_dot
                * (sin_theta3 * t33 + sin_theta2 * t37
                    - (cos_theta3 * t44 + cos_theta2 * t48)) - t4 * t77;
            let t115 = theta1_dot
                * (sin_theta3 * t28 + sin_theta1 * t37
                    - (cos_theta3 * t29 + cos_theta1 * t48)) - t79;
            let t116 = twice_a * t114
                + (a * t115 + (x_dot * t37 + y_dot * t48) - t84 * t78);
            let t117 = theta1_dot
                * (sin_theta2 * t28 + sin_theta1 * t33
                    - (cos_theta2 * t29 + cos_theta1 * t44)) - t77;
            let t118 = cos_theta2 * t80
                + (x_dot * t33 + y_dot * t44 + a * t117 - t97 * t78);
            let t119 = t118 - sin_theta2 * t82 - t83 * t108;
            let t120 = t116 + (cos_theta3 * t80 - sin_theta3 * t82) - t83 * t95
                - t112 * t119;
            let t121 = t111 * (t119 - t113 * (t109 * t120));
            rt::vector([
                t27 * (t83 - t113 * (t94 * t120)) - t108 * t121,
                t121,
                t120 * t113,
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
                twice_m_a,
                k4,
                k5,
                k6,
                k7,
                k10,
                k11,
                k12,
                k13,
                k14,
                k15,
                twice_a,
                twice_m,
                k19,
                ..
            } = self.constants;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let t1 = k14 * sin_theta3;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t2 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
            let m_a_sin_theta3 = m_a * sin_theta3;
            let a_sin_theta1 = a * sin_theta1;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let a_cos_theta1 = a * cos_theta1;
            let t3 = k4 * t2
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t4 = k12 * t3;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t5 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let a_sin_theta2 = a * sin_theta2;
            let a_cos_theta2 = a * cos_theta2;
            let t6 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t7 = sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1;
            let t8 = k7 * t6 - twice_m_a * t7;
            let t9 = k12 * t8;
            let t10 = k5 * t5
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t3 * t9;
            let t11 = k6 - t8 * t9;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = t12 * t10;
            let t14 = k11 - t3 * t4 - t10 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = k12 / t14;
            let a_sin_theta3 = a * sin_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let t17 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2 - k13 * t8;
            let t18 = rt::lit::<T>(0.3333333333333333)
                * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - k13 * t3
                - t13 * t17;
            let t19 = rt::lit::<T>(1.0) / (t11 * t14);
            let t20 = t12 * t17 - t19 * (t10 * t18);
            let t21 = k19 - t16 * (t3 * t18) - t9 * t20;
            let t22 = k10 + k15 * t21;
            let t23 = t15 * t18;
            let t24 = sin_theta1 * t22 + (t1 * t23 + a_sin_theta2 * t20);
            let t25 = k14 * cos_theta3;
            let t26 = cos_theta1 * t22 + (t25 * t23 + a_cos_theta2 * t20);
            let t27 = rt::lit::<T>(1.0) / (sin_theta1 * t24 + cos_theta1 * t26);
            let t28 = cos_theta1 * theta1_dot;
            let t29 = sin_theta1 * theta1_dot;
            let t30 = k15 * cos_theta1;
            let t31 = a * t28;
            let t32 = a_sin_theta2 * theta2_dot;
            let t33 = a_sin_theta1 * theta1_dot;
            let t34 = x_dot + t33;
            let t35 = t32 + t34;
            let t36 = m * t35;
            let t37 = a_sin_theta3 * theta3_dot;
            let t38 = rt::lit::<T>(2.0) * t32 + (t34 + t37);
            let t39 = m * t38;
            let t40 = a * t29;
            let t41 = theta1_dot * t40;
            let t42 = sin_theta2 * theta2_dot;
            let t43 = a * t42;
            let t44 = theta2_dot * t43;
            let t45 = m * (t41 + t44);
            let t46 = sin_theta3 * theta3_dot;
            let t47 = a * t46;
            let t48 = rt::lit::<T>(2.0) * t44 + (t41 + theta3_dot * t47);
            let t49 = m * t48;
            let t50 = t45 + t49;
            let t51 = a_cos_theta1 * t50;
            let t52 = theta1_dot * t31;
            let t53 = cos_theta2 * theta2_dot;
            let t54 = a * t53;
            let t55 = theta2_dot * t54;
            let t56 = m * (t52 + t55);
            let t57 = cos_theta3 * theta3_dot;
            let t58 = a * t57;
            let t59 = rt::lit::<T>(2.0) * t55 + (t52 + theta3_dot * t58);
            let t60 = m * t59;
            let t61 = t56 + t60;
            let t62 = a_sin_theta1 * t61;
            let t63 = theta1_dot * a_cos_theta1;
            let t64 = y_dot - t63;
            let t65 = theta2_dot * a_cos_theta2;
            let t66 = t64 - t65;
            let t67 = m * t66;
            let t68 = theta3_dot * a_cos_theta3;
            let t69 = t64 - (rt::lit::<T>(2.0) * t65 + t68);
            let t70 = m * t69;
            let t71 = t62 + t40 * (t67 + t70)
                - m * (t33 * (t66 + t69) + t63 * (t35 + t38));
            let t72 = t31 * (t36 + t39) - t51 + t71;
            let t73 = t72 + rt::lit::<T>(0.6666666666666666) * (t51 - t62);
            let t74 = t58 * t39 + t47 * t70 - m * (t68 * t38 + t37 * t69)
                + (a_sin_theta3 * t60 - a_cos_theta3 * t49);
            let t75 = t54 * (t36 + twice_m * t38) + t43 * (t67 + twice_m * t69)
                + (a_sin_theta2 * (t56 + twice_m * t59)
                    - a_cos_theta2 * (t45 + twice_m * t48));
            let t76 = m
                * (rt::lit::<T>(2.0) * (t65 * t38 + t32 * t69)
                    + (t35 * t65 + t32 * t66));
            let t77 = t75 - t76;
            let t78 = t77 + (a_cos_theta2 * t50 - a_sin_theta2 * t61) - t9 * t73;
            let t79 = t74
                + rt::lit::<T>(0.3333333333333333)
                    * (a_cos_theta3 * t50 - a_sin_theta3 * t61) - t4 * t73 - t13 * t78;
            let t80 = t12 * t78 - t19 * (t10 * t79);
            let t81 = k12 * t73 - t16 * (t3 * t79) - t9 * t80;
            let t82 = t15 * t79;
            let t83 = t30 * t81 + (a_cos_theta2 * t80 + (k10 * t50 + t25 * t82));
            let t84 = k15 * sin_theta1;
            let t85 = k10 * t61 - t1 * t82 - a_sin_theta2 * t80 - t84 * t81;
            let t86 = x_dot * t28 + y_dot * t29 + cos_theta1 * t83 - sin_theta1 * t85;
            let t87 = a * t2;
            let t88 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t87;
            let t89 = twice_a * t5;
            let t90 = t9 * t88
                + (t89 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2));
            let t91 = k15 + t4 * t88 - t13 * t90;
            let t92 = t19 * (t10 * t91) - t12 * t90;
            let t93 = k12 * t88 + t16 * (t3 * t91) - t9 * t92;
            let t94 = t15 * t91;
            let t95 = k10 - k14 * t94;
            let t96 = cos_theta3 * (t30 * t93 + (a_cos_theta2 * t92 + cos_theta3 * t95))
                + (a * t94 - t89 * t92 - t87 * t93);
            let t97 = cos_theta3 * t26
                + (sin_theta3 * t24 - (t87 * t21 + (t89 * t20 + a * t23)));
            let t98 = t97 * t27;
            let t99 = sin_theta3 * (t84 * t93 + (a_sin_theta2 * t92 + sin_theta3 * t95))
                + t96 - t97 * t98;
            let t100 = a * t6;
            let t101 = rt::lit::<T>(0.6666666666666666) * t7 - t100;
            let t102 = t9 * t101;
            let t103 = t13 * t102
                + (rt::lit::<T>(0.3333333333333333)
                    * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                    - t4 * t101);
            let t104 = t12 * t102 + t19 * (t10 * t103);
            let t105 = t9 * t104 + (k12 * t101 - t16 * (t3 * t103));
            let t106 = t15 * t103;
            let t107 = t84 * t105 + (k10 * sin_theta2 + t1 * t106 - a_sin_theta2 * t104);
            let t108 = t30 * t105
                + (k10 * cos_theta2 + t25 * t106 - a_cos_theta2 * t104);
            let t109 = sin_theta3 * t107
                + (cos_theta3 * t108 + (t89 * t104 - a * t106 - t87 * t105));
            let t110 = cos_theta2 * t26 + (sin_theta2 * t24 - (t100 * t21 + a * t20));
            let t111 = t110 * t27;
            let t112 = t109 - t97 * t111;
            let t113 = sin_theta2 * t107 + (cos_theta2 * t108 + (a * t104 - t100 * t105))
                - t110 * t111;
            let t114 = rt::lit::<T>(1.0) / t113;
            let t115 = t112 * t114;
            let t116 = rt::lit::<T>(1.0) / (t99 - t112 * t115);
            let t117 = theta2_dot
                * (sin_theta3 * t53 + sin_theta2 * t57
                    - (cos_theta3 * t42 + cos_theta2 * t46)) - t5 * t80;
            let t118 = theta1_dot
                * (sin_theta3 * t28 + sin_theta1 * t57
                    - (cos_theta3 * t29 + cos_theta1 * t46)) - t82;
            let t119 = twice_a * t117
                + (x_dot * t57 + y_dot * t46 + a * t118 - t87 * t81);
            let t120 = theta1_dot
                * (sin_theta2 * t28 + sin_theta1 * t53
                    - (cos_theta2 * t29 + cos_theta1 * t42)) - t80;
            let t121 = cos_theta2 * t83
                + (x_dot * t53 + y_dot * t42 + a * t120 - t100 * t81);
            let t122 = t121 - sin_theta2 * t85 - t111 * t86;
            let t123 = t119 + (cos_theta3 * t83 - sin_theta3 * t85) - t98 * t86
                - t115 * t122;
            let t124 = t114 * (t122 - t116 * (t112 * t123));
            let t125 = t27 * (t86 - t116 * (t97 * t123)) - t111 * t124;
            let t126 = t116 * t123;
            let t127 = sin_theta1 * t125
                + (sin_theta2 * t124 + (t61 + sin_theta3 * t126));
            let t128 = cos_theta1 * t125
                + (cos_theta2 * t124 + (cos_theta3 * t126 - t50));
            let t129 = rt::lit::<T>(0.6666666666666666)
                * (a_sin_theta1 * t127 + a_cos_theta1 * t128)
                - (t100 * t124 + (t72 + t87 * t126));
            let t130 = t4 * t129
                + (t74 + a * t126
                    - rt::lit::<T>(0.3333333333333333)
                        * (a_sin_theta3 * t127 + a_cos_theta3 * t128));
            let t131 = t9 * t129
                + (a * t124 + (t77 + t89 * t126) - a_sin_theta2 * t127
                    - a_cos_theta2 * t128);
            let t132 = t130 - t13 * t131;
            let t133 = t15 * t132;
            let t134 = t10 * t19 * t132 - t12 * t131;
            let t135 = k12 * t129 + t132 * (t3 * t16) - t9 * t134;
            rt::vector([
                t1 * t133 - k10 * t127 - a_sin_theta2 * t134 - t84 * t135,
                t30 * t135 + (a_cos_theta2 * t134 + (k10 * t128 - t25 * t133)),
                t135,
                t134,
                -t133,
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
            let Constants { k1, twice_m_a, k6, k8, k9, k16, k17, .. } = self.constants;
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
            let t3 = k16 * (sin_theta2 * x_dot - cos_theta2 * y_dot)
                + (k8 * theta2_dot
                    + (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                        * (k17 * theta3_dot));
            let t4 = k1 * (x_dot * x_dot + y_dot * y_dot)
                + theta3_dot
                    * (k9 * theta3_dot
                        + twice_m_a * (sin_theta3 * x_dot - cos_theta3 * y_dot));
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
            let Constants {
                m_a,
                twice_m_a,
                k4,
                k5,
                k6,
                k7,
                k10,
                k11,
                k12,
                k13,
                k14,
                k15,
                ..
            } = self.constants;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_cos_theta2 = a * cos_theta2;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let a_sin_theta1 = a * sin_theta1;
            let a_cos_theta1 = a * cos_theta1;
            let t1 = k7 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - twice_m_a * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1);
            let t2 = k12 * t1;
            let t3 = k6 - t1 * t2;
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = k13 * sin_theta1;
            let a_sin_theta2 = a * sin_theta2;
            let t6 = t1 * t5 - a_sin_theta2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let m_a_sin_theta3 = m_a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let t7 = k4 * (sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3)
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t8 = k12 * t7;
            let t9 = k5 * (sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3)
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t7 * t2;
            let t10 = t4 * t9;
            let t11 = k11 - t7 * t8 - t9 * t10;
            let t12 = t3 * t11;
            let t13 = rt::lit::<T>(1.0) / t12;
            let t14 = k14 * sin_theta3;
            let t15 = t7 * t5 - t14 - t6 * t10;
            let t16 = t4 * t6 - t13 * (t9 * t15);
            let t17 = rt::lit::<T>(1.0) / t11;
            let t18 = t15 * t17;
            let t19 = k14 * cos_theta3;
            let t20 = k12 / t11;
            let t21 = t2 * t16 + (t5 + t20 * (t7 * t15));
            let t22 = k15 * cos_theta1;
            let t23 = a_cos_theta2 * t16 + t18 * t19 - t21 * t22;
            let t24 = p_x
                * (t21 * (k15 * sin_theta1) + (k10 - t14 * t18 - a_sin_theta2 * t16))
                + (p_theta2 * t16 + p_theta3 * t18 - p_theta1 * t21);
            let t25 = k13 * cos_theta1;
            let t26 = a_cos_theta2 - t1 * t25;
            let t27 = t19 - t7 * t25 - t26 * t10;
            let t28 = t4 * t26 - t13 * (t9 * t27);
            let t29 = t25 - t20 * (t7 * t27) - t2 * t28;
            let t30 = t17 * t27;
            let t31 = p_y * (t22 * t29 + (a_cos_theta2 * t28 + (k10 + t19 * t30)))
                + (p_theta1 * t29 + (p_theta2 * t28 + p_theta3 * t30));
            let t32 = k12 / t3;
            let t33 = t32 * (t1 * t9) - t8;
            let t34 = t1 * t32 + t13 * (t9 * t33);
            let t35 = t17 * t33;
            let t36 = p_theta1 * (t2 * t34 + (k12 - t20 * (t7 * t33)))
                + (p_theta3 * t35 - p_theta2 * t34);
            let t37 = t9 * t13;
            let t38 = p_theta2 * (t4 + t9 * t9 / (t3 * t12)) + p_x * t16
                + (p_y * t28 - p_theta3 * t37 - p_theta1 * t34);
            let t39 = p_y * t30 + p_theta1 * t35
                + (p_x * t18 + p_theta3 * t17 - p_theta2 * t37);
            let t40 = p_theta1 * (t36 + (p_y * t29 - p_x * t21))
                + (p_theta2 * t38 + p_theta3 * t39);
            rt::lit::<T>(0.5)
                * (p_x * (p_y * t23 + t24) + (p_y * (p_x * t23 + t31) + t40))
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
                twice_m_a,
                k4,
                k5,
                k6,
                k7,
                k10,
                k11,
                k12,
                k13,
                k14,
                k15,
                twice_a,
                twice_m,
                k19,
                ..
            } = self.constants;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let a_cos_theta2 = a * cos_theta2;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let m_a_sin_theta2 = m_a * sin_theta2;
            let a_sin_theta1 = a * sin_theta1;
            let m_a_cos_theta2 = m_a * cos_theta2;
            let a_cos_theta1 = a * cos_theta1;
            let t2 = k7 * t1
                - rt::lit::<T>(2.0)
                    * (m_a_sin_theta2 * a_sin_theta1 + m_a_cos_theta2 * a_cos_theta1);
            let t3 = k12 * t2;
            let t4 = k6 - t2 * t3;
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = k13 * sin_theta1;
            let a_sin_theta2 = a * sin_theta2;
            let t7 = t6 * t2 - a_sin_theta2;
            let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
            let t8 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
            let m_a_sin_theta3 = m_a * sin_theta3;
            let m_a_cos_theta3 = m_a * cos_theta3;
            let t9 = k4 * t8
                - rt::lit::<T>(0.6666666666666666)
                    * (m_a_sin_theta3 * a_sin_theta1 + m_a_cos_theta3 * a_cos_theta1);
            let t10 = k12 * t9;
            let t11 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
            let t12 = k5 * t11
                - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                - t9 * t3;
            let t13 = t5 * t12;
            let t14 = k11 - t9 * t10 - t12 * t13;
            let t15 = t4 * t14;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = k14 * sin_theta3;
            let t18 = t9 * t6 - t17 - t13 * t7;
            let t19 = t5 * t7 - t16 * (t12 * t18);
            let t20 = k14 * cos_theta3;
            let t21 = rt::lit::<T>(1.0) / t14;
            let t22 = t21 * t18;
            let t23 = k15 * cos_theta1;
            let t24 = k12 / t14;
            let t25 = t3 * t19 + (t6 + t24 * (t9 * t18));
            let t26 = a_cos_theta2 * t19 + t20 * t22 - t23 * t25;
            let t27 = k15 * sin_theta1;
            let t28 = p_x * (t27 * t25 + (k10 - t17 * t22 - a_sin_theta2 * t19))
                + (p_theta2 * t19 + p_theta3 * t22 - p_theta1 * t25);
            let t29 = p_y * t26 + t28;
            let t30 = k13 * cos_theta1;
            let t31 = a_cos_theta2 - t30 * t2;
            let t32 = t20 - t9 * t30 - t13 * t31;
            let t33 = t5 * t31 - t16 * (t12 * t32);
            let t34 = t30 - t24 * (t9 * t32) - t3 * t33;
            let t35 = t21 * t32;
            let t36 = p_y * (t23 * t34 + (a_cos_theta2 * t33 + (k10 + t20 * t35)))
                + (p_theta1 * t34 + (p_theta2 * t33 + p_theta3 * t35));
            let t37 = p_x * t26 + t36;
            let t38 = k12 / t4;
            let t39 = t38 * (t2 * t12) - t10;
            let t40 = t2 * t38 + t16 * (t12 * t39);
            let t41 = t21 * t39;
            let t42 = p_theta1 * (t3 * t40 + (k12 - t24 * (t9 * t39)))
                + (p_theta3 * t41 - p_theta2 * t40);
            let t43 = t42 + (p_y * t34 - p_x * t25);
            let t44 = t12 * t16;
            let t45 = p_theta2 * (t5 + t12 * t12 / (t4 * t15)) + p_x * t19
                + (p_y * t33 - p_theta3 * t44 - p_theta1 * t40);
            let t46 = p_y * t35 + p_theta1 * t41
                + (p_x * t22 + p_theta3 * t21 - p_theta2 * t44);
            let a_sin_theta3 = a * sin_theta3;
            let a_cos_theta3 = a * cos_theta3;
            let t47 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2 - k13 * t2;
            let t48 = rt::lit::<T>(0.3333333333333333)
                * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - k13 * t9
                - t13 * t47;
            let t49 = t5 * t47 - t16 * (t12 * t48);
            let t50 = k19 - t24 * (t9 * t48) - t3 * t49;
            let t51 = k10 + k15 * t50;
            let t52 = t21 * t48;
            let t53 = sin_theta1 * t51 + (t17 * t52 + a_sin_theta2 * t49);
            let t54 = cos_theta1 * t51 + (t20 * t52 + a_cos_theta2 * t49);
            let t55 = rt::lit::<T>(1.0) / (sin_theta1 * t53 + cos_theta1 * t54);
            let t56 = cos_theta2 * t45;
            let t57 = a * t56;
            let t58 = t45 * t57;
            let t59 = cos_theta1 * t43;
            let t60 = a * t59;
            let t61 = t43 * t60;
            let t62 = cos_theta3 * t46;
            let t63 = a * t62;
            let t64 = rt::lit::<T>(2.0) * t58 + (t61 + t46 * t63);
            let t65 = m * t64;
            let t66 = m * (t61 + t58);
            let t67 = t65 + t66;
            let t68 = sin_theta1 * t43;
            let t69 = a * t68;
            let t70 = t43 * t69;
            let t71 = sin_theta2 * t45;
            let t72 = a * t71;
            let t73 = t45 * t72;
            let t74 = sin_theta3 * t46;
            let t75 = a * t74;
            let t76 = t70 + (rt::lit::<T>(2.0) * t73 + t46 * t75);
            let t77 = m * t76;
            let t78 = m * (t70 + t73);
            let t79 = t77 + t78;
            let t80 = a_sin_theta1 * t43;
            let t81 = t29 + t80;
            let t82 = a_sin_theta3 * t46;
            let t83 = a_sin_theta2 * t45;
            let t84 = t81 + (t82 + rt::lit::<T>(2.0) * t83);
            let t85 = m * t84;
            let t86 = t83 + t81;
            let t87 = m * t86;
            let t88 = a_cos_theta1 * t43;
            let t89 = a_cos_theta3 * t46;
            let t90 = a_cos_theta2 * t45;
            let t91 = t37 - t88 - (t89 + rt::lit::<T>(2.0) * t90);
            let t92 = m * t91;
            let t93 = t37 - (t88 + t90);
            let t94 = m * t93;
            let t95 = t60 * (t85 + t87) + t69 * (t92 + t94)
                - m * (t80 * (t93 + t91) + t88 * (t86 + t84));
            let t96 = rt::lit::<T>(0.3333333333333333)
                * (a_sin_theta1 * t67 - a_cos_theta1 * t79) + t95;
            let t97 = a_sin_theta3 * (t65 - rt::lit::<T>(0.3333333333333333) * t67)
                + (t85 * t63 + t92 * t75 - m * (t84 * t89 + t82 * t91));
            let t98 = a_sin_theta2 * (t66 + twice_m * t64 - t67)
                + (t57 * (t87 + twice_m * t84) + t72 * (t94 + twice_m * t91));
            let t99 = m
                * (rt::lit::<T>(2.0) * (t90 * t84 + t83 * t91)
                    + (t86 * t90 + t83 * t93));
            let t100 = t98 + (a_cos_theta2 * (t79 - (t78 + twice_m * t76)) - t99)
                - t3 * t96;
            let t101 = a_cos_theta3 * (rt::lit::<T>(0.3333333333333333) * t79 - t77)
                + t97 - t10 * t96 - t13 * t100;
            let t102 = t5 * t100 - t44 * t101;
            let t103 = k12 * t96 - t101 * (t9 * t24) - t3 * t102;
            let t104 = t21 * t101;
            let t105 = t23 * t103 + (a_cos_theta2 * t102 + (k10 * t79 + t20 * t104));
            let t106 = k10 * t67 - t17 * t104 - a_sin_theta2 * t102 - t27 * t103;
            let t107 = cos_theta1 * t105 + (t29 * t59 + t37 * t68) - sin_theta1 * t106;
            let t108 = t45
                * (sin_theta3 * t56 + (sin_theta2 * t62 - cos_theta2 * t74)
                    - cos_theta3 * t71) - t11 * t102;
            let t109 = t43
                * (sin_theta3 * t59 + (sin_theta1 * t62 - cos_theta1 * t74)
                    - cos_theta3 * t68) - t104;
            let t110 = a * t8;
            let t111 = twice_a * t108
                + (a * t109 + (t29 * t62 + t37 * t74) - t110 * t103);
            let t112 = twice_a * t11;
            let t113 = cos_theta3 * t54
                + (sin_theta3 * t53 - (t110 * t50 + (t112 * t49 + a * t52)));
            let t114 = t113 * t55;
            let t115 = a * t1;
            let t116 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1) - t115;
            let t117 = t3 * t116;
            let t118 = rt::lit::<T>(0.3333333333333333)
                * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3) - t10 * t116
                + t13 * t117;
            let t119 = t5 * t117 + t16 * (t12 * t118);
            let t120 = t3 * t119 + (k12 * t116 - t24 * (t9 * t118));
            let t121 = t21 * t118;
            let t122 = t27 * t120
                + (k10 * sin_theta2 + t17 * t121 - a_sin_theta2 * t119);
            let t123 = t23 * t120
                + (k10 * cos_theta2 + t20 * t121 - a_cos_theta2 * t119);
            let t124 = sin_theta3 * t122
                + (cos_theta3 * t123 + (t112 * t119 - a * t121 - t110 * t120));
            let t125 = cos_theta2 * t54 + (sin_theta2 * t53 - (t115 * t50 + a * t49));
            let t126 = t125 * t55;
            let t127 = t124 - t113 * t126;
            let t128 = sin_theta2 * t122 + (cos_theta2 * t123 + (a * t119 - t115 * t120))
                - t125 * t126;
            let t129 = rt::lit::<T>(1.0) / t128;
            let t130 = t127 * t129;
            let t131 = t43
                * (sin_theta1 * t56 - cos_theta1 * t71
                    + (sin_theta2 * t59 - cos_theta2 * t68)) - t102;
            let t132 = cos_theta2 * t105
                + (a * t131 + (t37 * t71 + t29 * t56) - t115 * t103);
            let t133 = t132 - sin_theta2 * t106 - t126 * t107;
            let t134 = t111 + (cos_theta3 * t105 - sin_theta3 * t106) - t114 * t107
                - t130 * t133;
            let t135 = rt::lit::<T>(0.6666666666666666)
                * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t110;
            let t136 = t112 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2)
                + t3 * t135;
            let t137 = k15 + t10 * t135 - t13 * t136;
            let t138 = t16 * (t12 * t137) - t5 * t136;
            let t139 = k12 * t135 + t24 * (t9 * t137) - t3 * t138;
            let t140 = t21 * t137;
            let t141 = k10 - k14 * t140;
            let t142 = cos_theta3
                * (t23 * t139 + (a_cos_theta2 * t138 + cos_theta3 * t141))
                + (a * t140 - t112 * t138 - t110 * t139);
            let t143 = sin_theta3
                * (t27 * t139 + (a_sin_theta2 * t138 + sin_theta3 * t141)) + t142
                - t113 * t114;
            let t144 = rt::lit::<T>(1.0) / (t143 - t127 * t130);
            let t145 = t129 * (t133 - t134 * (t127 * t144));
            let t146 = t55 * (t107 - t134 * (t113 * t144)) - t126 * t145;
            let t147 = t134 * t144;
            let t148 = sin_theta2 * cos_theta1;
            let t149 = sin_theta1 * cos_theta2;
            let t150 = sin_theta3 * cos_theta1;
            let t151 = sin_theta1 * cos_theta3;
            let t152 = twice_m_a * (cos_theta1 * t29 + sin_theta1 * t37)
                + (k7 * (t148 - t149) * t45 + k4 * (t150 - t151) * t46);
            let t153 = sin_theta3 * cos_theta2;
            let t154 = sin_theta2 * cos_theta3;
            let t155 = m_a_cos_theta2 * t29;
            let t156 = m_a_sin_theta2 * t37;
            let t157 = k4 * (t149 - t148) * t43;
            let t158 = rt::lit::<T>(2.0) * (k5 * (t153 - t154) * t46)
                + rt::lit::<T>(3.0) * (t155 + (t156 + t157) + (t156 + (t155 + t157)));
            let t159 = m_a_sin_theta3 * t37
                + (k4 * (t151 - t150) * t43 + k5 * (t154 - t153) * t45);
            rt::vector([
                t29,
                t37,
                t43,
                t45,
                t46,
                -(sin_theta1 * t146 + (sin_theta2 * t145 + sin_theta3 * t147)),
                cos_theta1 * t146 + (cos_theta2 * t145 + cos_theta3 * t147),
                t43 * t152 - t110 * t147 - t115 * t145,
                t158 * (rt::lit::<T>(0.5) * t45) - t112 * t147 - a * t145,
                t46 * (m_a_cos_theta3 * t29 + t159) - a * t147,
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
        /// | once, from parameters | 0 | 8 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 1 | 0 | 0 | 0 |
        /// | each step | 127 | 187 | 9 | 0 | 5 | 3 |
        /// | each sweep for theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate, kappa_gradient | 234 | 327 | 5 | 0 | 6 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, theta3_rate, rho1_rate, rho2_rate, kappa_gradient | 1160 | 1591 | 14 | 0 | 7 | 0 |
        /// | each state that is looked at | 43 | 71 | 2 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `a²`
            a_squared: T,
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
            /// `2 a² h`
            k4: T,
            /// `2 a h`
            twice_a_h: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
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
                let k4 = rt::lit::<T>(2.0) * (a_squared * h);
                let twice_a_h = rt::lit::<T>(2.0) * a_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    m_a,
                    a_squared,
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
                    k4,
                    twice_a_h,
                    twice_h,
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
                let Scheme { m_a, twice_m, .. } = *self;
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
                let theta2_minus_theta1 = theta2 - theta1;
                let (t21, t22) = rt::sin_cos(theta2_minus_theta1);
                let theta3_minus_theta1 = theta3 - theta1;
                let (t23, t24) = rt::sin_cos(theta3_minus_theta1);
                let t25 = rt::lit::<T>(2.0) * t22;
                let t26 = (t21 * t23 + t22 * t24) * t25 - t24;
                let t27 = a * t24;
                let t28 = a * t22;
                let t29 = t22 * t28;
                let t30 = a - rt::lit::<T>(2.0) * t29 + t27 * t26;
                let t31 = m * t30;
                let t32 = a * t23;
                let t33 = a * t21;
                let t34 = t22 * t33;
                let t35 = t32 * t26 - rt::lit::<T>(2.0) * t34;
                let t36 = m * (t29 - a);
                let t37 = t26 * (t27 * t31 + (t32 * (m * t35) + j * t26))
                    + (j - a * (t36 - t31));
                let t38 = t33 * (twice_m * t35 - m * t34) - j * t22
                    - t28 * (t36 - twice_m * t30);
                let t39 = t23 + (t21 * t24 - t23 * t22) * t25;
                let t40 = t21 * t33;
                let t41 = t32 * t39 + (a - rt::lit::<T>(2.0) * t40);
                let t42 = m * t41;
                let t43 = t21 * t28;
                let t44 = rt::lit::<T>(2.0) * t43 - t27 * t39;
                let t45 = m * t44;
                let t46 = j * t39 + t32 * t42 - t27 * t45;
                let t47 = m * t43;
                let t48 = m * (a - t40);
                let t49 = t33 * (t48 + twice_m * t41) - j * t21
                    - t28 * (t47 + twice_m * t44);
                let t50 = t26 * t46 - a * (t47 + t45) - t22 * t49;
                let t51 = rt::lit::<T>(1.0)
                    / (a * (t42 + (m_a + t48)) + t39 * t46 - t21 * t49);
                let t52 = t50 * t51;
                let t53 = rt::lit::<T>(1.0) / (t37 - t22 * t38 - t50 * t52);
                let t54 = t20 - t52 * t18;
                let t55 = rt::lit::<T>(0.5)
                    * ((t18 - t53 * (t50 * t54)) * (t51 * t18) + t53 * (t20 * t54));
                let carried = [
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    t18,
                    t20,
                    t55,
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
                let [x, y, theta1, theta2, theta3, rho1, rho2, reference,
                sin_theta1_ahead, cos_theta1_ahead, theta1_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    a_squared,
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
                    k4,
                    twice_a_h,
                    twice_h,
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
                let t19 = m * t18;
                let t20 = j - a * (t14 - t16) + t12 * (t9 * t16 + (j * t12 + t8 * t19));
                let t21 = m * t17;
                let t22 = j * t2;
                let t23 = t2
                    * (t6 * (twice_m * t18 - t21) - t22 - t7 * (t14 - twice_m * t15));
                let t24 = t20 - t23;
                let t25 = t2 * t10;
                let t26 = t3 + rt::lit::<T>(2.0) * t25;
                let t27 = t1 * t6;
                let t28 = m * (a - t27);
                let t29 = t8 * t26;
                let t30 = rt::lit::<T>(2.0) * t27;
                let t31 = t29 + (a - t30);
                let t32 = m * t31;
                let t33 = j * t26;
                let t34 = t1 * t7;
                let t35 = rt::lit::<T>(2.0) * t34 - t9 * t26;
                let t36 = m * t35;
                let t37 = t9 * t36;
                let t38 = t33 + t8 * t32 - t37;
                let t39 = j * t1;
                let t40 = m * t34;
                let t41 = t6 * (t28 + twice_m * t31) - t39 - t7 * (t40 + twice_m * t35);
                let t42 = a * (m_a + t28 + t32) + t26 * t38 - t1 * t41;
                let t43 = a * (t36 + t40);
                let t44 = t12 * t38 - t43 - t2 * t41;
                let t45 = rt::lit::<T>(1.0) / t42;
                let t46 = t44 * t45;
                let t47 = t24 - t44 * t46;
                let t48 = rt::lit::<T>(1.0) / t47;
                let t49 = rt::lit::<T>(1.0) / (t42 * t47);
                let t50 = t44 * t49;
                let t51 = quarter_a * t4;
                let t52 = quarter_a * t3;
                let t53 = t49 * (rt::lit::<T>(0.5) * t44);
                let t54 = rt::lit::<T>(0.5) * t48;
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
                    let t85 = rho1 + half_h * rho1_rate;
                    let theta1_ahead_new = theta1 + half_h * theta1_rate;
                    let t86 = theta2 + half_h * theta2_rate - theta1_ahead_new;
                    let theta2_rate_h = h * theta2_rate;
                    let theta1_rate_h = h * theta1_rate;
                    let t87 = rt::lit::<T>(0.5) * (theta2_rate_h - theta1_rate_h);
                    let ((t88, _), (t90, t91)) = rt::halfway((t1, t2), t87, t86);
                    let t92 = rt::lit::<T>(2.0) * t91;
                    let t93 = theta3 + half_h * theta3_rate - theta1_ahead_new;
                    let theta3_rate_h = h * theta3_rate;
                    let t94 = rt::lit::<T>(0.5) * (theta3_rate_h - theta1_rate_h);
                    let ((t95, _), (t97, t98)) = rt::halfway((t3, t4), t94, t93);
                    let t99 = t90 * t97;
                    let t100 = t91 * t98;
                    let t101 = t99 + t100;
                    let t102 = t92 * t101;
                    let t103 = t102 - t98;
                    let t104 = t90 * t98 - t97 * t91;
                    let t105 = t97 + t104 * t92;
                    let t106 = a * t97;
                    let t107 = a * t90;
                    let t108 = t90 * t107;
                    let t109 = t106 * t105 + (a - rt::lit::<T>(2.0) * t108);
                    let t110 = m * t109;
                    let t111 = a * t98;
                    let t112 = a * t91;
                    let t113 = t90 * t112;
                    let t114 = rt::lit::<T>(2.0) * t113 - t111 * t105;
                    let t115 = m * t114;
                    let t116 = j * t105 + t106 * t110 - t111 * t115;
                    let t117 = m * t113;
                    let t118 = m * (a - t108);
                    let t119 = t118 + twice_m * t109;
                    let t120 = t117 + twice_m * t114;
                    let t121 = t107 * t119 - j * t90 - t112 * t120;
                    let t122 = t103 * t116 - a * (t115 + t117) - t91 * t121;
                    let t123 = a * (t110 + (m_a + t118)) + t105 * t116 - t90 * t121;
                    let t124 = rt::lit::<T>(1.0) / t123;
                    let t125 = t122 * t124;
                    let t126 = rho2 + half_h * rho2_rate - t85 * t125;
                    let t127 = t91 * t112;
                    let t128 = t111 * t103 + (a - rt::lit::<T>(2.0) * t127);
                    let t129 = m * t128;
                    let t130 = t91 * t107;
                    let t131 = t106 * t103 - rt::lit::<T>(2.0) * t130;
                    let t132 = m * t131;
                    let t133 = t111 * t129 + (t106 * t132 + j * t103);
                    let t134 = m * (t127 - a);
                    let t135 = twice_m * t131 - m * t130;
                    let t136 = t134 - twice_m * t128;
                    let t137 = t107 * t135 - j * t91 - t112 * t136;
                    let t138 = t122 * t125;
                    let t139 = t103 * t133 + (j - a * (t134 - t129)) - t91 * t137 - t138;
                    let t140 = rt::lit::<T>(1.0) / t139;
                    let t141 = t126 * t140;
                    let t142 = rho2_rate * kappa_gradient + t141;
                    let t151 = t91 * t142;
                    let t143 = rho1_rate * kappa_gradient;
                    let t145 = t122 * t126;
                    let t949 = t124 * (t85 - t145 * t140);
                    let t950 = t143 + t949;
                    let t152 = t103 * t142;
                    let t209 = theta2_rate * kappa_gradient;
                    let t951 = a * t949;
                    let t157 = t91 * t141;
                    let t952 = t157 + t90 * t949;
                    let t953 = t107 * t952;
                    let t155 = t103 * t141;
                    let t954 = t155 + t105 * t949;
                    let t955 = t951 + t106 * t954 - rt::lit::<T>(2.0) * t953;
                    let t956 = m * (t951 - t953) + twice_m * t955;
                    let t957 = a * t952;
                    let t164 = a * t141;
                    let t958 = t112 * t952;
                    let t959 = t164 + t111 * t954 - rt::lit::<T>(2.0) * t958;
                    let t960 = twice_m * t959;
                    let t961 = m * (t958 - t164);
                    let t962 = t960 - t961;
                    let t963 = t107 * t956 - j * t952;
                    let t964 = t112 * t962 + t963;
                    let t965 = t106 * (m * t955);
                    let t966 = j * t954;
                    let t967 = m * t959;
                    let t968 = t111 * t967;
                    let t969 = t965 + (t966 + t968);
                    let t970 = t949 * t969;
                    let t971 = t91 * t970;
                    let t972 = t141 * t969;
                    let t973 = t91 * t972;
                    let t974 = t91
                        * (t956 * t957 + t949 * t964
                            - rt::lit::<T>(2.0) * (t98 * t971 + t97 * t973));
                    let t975 = rt::lit::<T>(2.0)
                        * (t97 * t971 - t98 * t973 - (t104 * t970 + t101 * t972))
                        + (t962 * t957 + t141 * t964);
                    let t976 = t90 * t975;
                    let t977 = t974 - t976;
                    let t978 = t209 + t977;
                    let t979 = a * (t961 - t967);
                    let t189 = t97 * t105;
                    let t191 = t98 * t103;
                    let t198 = t189 - t98 - t191;
                    let t185 = t90 * t90;
                    let t196 = t101 * t185;
                    let t187 = t90 * t91;
                    let t197 = t196 - t104 * t187;
                    let t188 = t97 * t187;
                    let t190 = t188 + t91 * t189;
                    let t192 = t91 * (t100 + t191);
                    let t194 = t101 + t188;
                    let t980 = t91
                        * (t98 * (t185 + t90 * t105) - t190
                            + (t192 + (t194 + t99 * t103)));
                    let t201 = t91 + rt::lit::<T>(1.0);
                    let t981 = (t968 + (t966 + t965))
                        * (t198 + rt::lit::<T>(2.0) * (t197 + t980))
                        - t201 * (t963 - t112 * (t961 - t960));
                    let t181 = a_squared * kappa_gradient;
                    let t153 = theta3_rate * kappa_gradient;
                    let t982 = m_a * t954;
                    let t983 = t98
                        * (rt::lit::<T>(2.0) * (t91 * t971 - t90 * t973)
                            - (t970 + t955 * t982));
                    let t984 = t97
                        * (t972 - t959 * t982
                            - rt::lit::<T>(2.0) * (t91 * t973 + t90 * t971));
                    let t985 = t983 - t984;
                    let t986 = t153 + t985;
                    let t222 = t98 - t102;
                    let t220 = theta1_rate * kappa_gradient;
                    let t987 = t984 - t983 + (t976 - t974);
                    let t223 = rho1 + h * rho1_rate;
                    let theta2_new = theta2 + theta2_rate_h;
                    let theta1_new = theta1 + theta1_rate_h;
                    let t224 = theta2_new - theta1_new;
                    let (t225, t226) = rt::sin_cos(t224);
                    let theta3_new = theta3 + theta3_rate_h;
                    let t227 = theta3_new - theta1_new;
                    let (t228, t229) = rt::sin_cos(t227);
                    let t230 = t225 * t228 + t226 * t229;
                    let t231 = t226 * t230;
                    let t232 = rt::lit::<T>(2.0) * t231 - t229;
                    let t233 = t225 * t229;
                    let t234 = t228 * t226;
                    let t235 = t233 - t234;
                    let t236 = t226 * t235;
                    let t237 = t228 + rt::lit::<T>(2.0) * t236;
                    let t238 = a * t228;
                    let t239 = a * t225;
                    let t240 = t225 * t239;
                    let t241 = t238 * t237 + (a - rt::lit::<T>(2.0) * t240);
                    let t242 = m * t241;
                    let t243 = a * t229;
                    let t244 = a * t226;
                    let t245 = t225 * t244;
                    let t246 = rt::lit::<T>(2.0) * t245 - t243 * t237;
                    let t247 = m * t246;
                    let t248 = j * t237 + t238 * t242 - t243 * t247;
                    let t249 = m * t245;
                    let t250 = m * (a - t240);
                    let t251 = t250 + twice_m * t241;
                    let t252 = t249 + twice_m * t246;
                    let t253 = t239 * t251 - j * t225 - t244 * t252;
                    let t254 = t232 * t248 - a * (t247 + t249) - t226 * t253;
                    let t255 = t223 - t254 * t141;
                    let t256 = a * (t242 + (m_a + t250)) + t237 * t248 - t225 * t253;
                    let t988 = t255 - t256 * t949;
                    let t259 = rho2 + h * rho2_rate;
                    let t260 = t226 * t244;
                    let t261 = m * (t260 - a);
                    let t262 = t243 * t232 + (a - rt::lit::<T>(2.0) * t260);
                    let t263 = m * t262;
                    let t264 = t226 * t239;
                    let t265 = t238 * t232 - rt::lit::<T>(2.0) * t264;
                    let t266 = m * t265;
                    let t267 = t243 * t263 + (j * t232 + t238 * t266);
                    let t268 = twice_m * t265 - m * t264;
                    let t269 = t261 - twice_m * t262;
                    let t270 = t239 * t268 - j * t226 - t244 * t269;
                    let t271 = j - a * (t261 - t263) + t232 * t267 - t226 * t270;
                    let t272 = t259 - t271 * t141;
                    let t989 = t272 - t254 * t949;
                    let t258 = rt::lit::<T>(1.0) / t256;
                    let t274 = t254 * t258;
                    let t990 = t989 - t274 * t988;
                    let t277 = t271 - t254 * t274;
                    let t281 = rt::lit::<T>(1.0) / t277;
                    let t283 = rho2 - t24 * t141;
                    let t991 = t283 - t44 * t949;
                    let t285 = rho1 - t44 * t141;
                    let t992 = t285 - t42 * t949;
                    let t993 = t991 - t46 * t992;
                    let t994 = (t988 - t990 * (t254 * t281)) * (t258 * t988)
                        + (t990 * (t281 * t989) - t993 * (t48 * t991));
                    let t290 = t12 * t141;
                    let t995 = t290 + t26 * t949;
                    let t292 = t232 * t141;
                    let t996 = t292 + t237 * t949;
                    let t294 = t2 * t141;
                    let t997 = t294 + t1 * t949;
                    let t296 = t226 * t141;
                    let t998 = t296 + t225 * t949;
                    let t999 = t6 * t997 + t239 * t998;
                    let t302 = t2 + t226;
                    let t303 = rt::lit::<T>(0.5) * t302;
                    let t300 = t3 + t228;
                    let t305 = t88 * t91;
                    let t307 = t1 + t225;
                    let t309 = t95 * t98;
                    let t304 = t4 + t229;
                    let t306 = t88 * t90;
                    let t308 = t95 * t97;
                    let t314 = t300 * t305 + t307 * t309 - (t304 * t306 + t302 * t308);
                    let t315 = t5 + t230;
                    let t316 = t303 * t314 + (t308 - t315 * t306);
                    let t310 = t304 * t305 + t300 * t306 - (t307 * t308 + t302 * t309);
                    let t311 = t10 + t233 - t234;
                    let t312 = t303 * t310 + (t309 - t311 * t306);
                    let t1000 = t316 * t141 + t312 * t949;
                    let t321 = t231 + (t11 - rt::lit::<T>(0.5) * t304);
                    let t322 = t321 * t141;
                    let t320 = t236 + (t25 + rt::lit::<T>(0.5) * t300);
                    let t1001 = t322 + t320 * t949;
                    let t325 = t302 * t141;
                    let t1002 = t325 + t307 * t949;
                    let t328 = t306 * t141;
                    let t1003 = t305 * t949 - t328;
                    let t1004 = t305 * t1002 + t307 * t1003;
                    let t1005 = (rt::lit::<T>(0.5) * (t8 * t995 + t238 * t996)
                        + (t951 - t999))
                        * (t1000 * (twice_a * t300) + k1 * (t309 * t1001 - t1004));
                    let t1006 = t7 * t997 + t244 * t998;
                    let t1007 = t302 * t1003 - t306 * t1002;
                    let t1008 = (rt::lit::<T>(0.5) * (t9 * t995 + t243 * t996)
                        + (t164 - t1006))
                        * (t1000 * (twice_a * t304) - k1 * (t1007 + t308 * t1001));
                    let t1009 = rt::lit::<T>(0.5)
                        * (t994 - t992 * (t45 * t992 - t50 * t993))
                        - half_m * (t1005 + t1008);
                    let t1010 = a * t1007 * (rt::lit::<T>(0.5) * t1006 - t164)
                        - a * t1004 * (t951 - rt::lit::<T>(0.5) * t999);
                    let t1011 = t1009
                        - (j * (t1002 * t1003 + t1001 * (rt::lit::<T>(2.0) * t1000))
                            + m * t1010) - theta3_rate_h * t985;
                    let t345 = theta3_rate * theta3_rate + rho2_rate * rho2_rate
                        + (rho1_rate * rho1_rate
                            + (theta1_rate * theta1_rate + theta2_rate * theta2_rate));
                    let t1012 = rt::div_or_zero(
                        t1011 - theta2_rate_h * t977 - theta1_rate_h * t987,
                        h * (t345 + t950 * (a_squared * t950)),
                    );
                    solution1
                        .update([
                            t142,
                            -(t151 + t90 * t950),
                            t152 + t105 * t950,
                            t90 * t978
                                + (t142 * (t979 - t981) - t181 * t950 - t105 * t986),
                            t222 * t986 + (t950 * (t981 - t979) - t220)
                                + (t91 * t978 - t987),
                            t1012,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t55 = rho2 - rho1 * t46;
                            let t56 = t55 * t48;
                            let t57 = t2 * t56;
                            let t58 = rho1 * t45 - t44 * t55 * t49;
                            let t59 = t57 + t1 * t58;
                            let t60 = t26 * t58 + t12 * t56;
                            let t61 = a * t58;
                            let t62 = t6 * t59;
                            let t63 = t61 - t62;
                            let t64 = t8 * t60;
                            let t65 = t61 + t64 - rt::lit::<T>(2.0) * t62;
                            let t66 = t7 * t59;
                            let t67 = a * t56;
                            let t68 = t66 - t67;
                            let t69 = m * t68;
                            let t70 = t9 * t60;
                            let t71 = t67 + t70 - rt::lit::<T>(2.0) * t66;
                            let t72 = t6 * (m * t63 + twice_m * t65) - j * t59
                                - t7 * (t69 - twice_m * t71);
                            let t73 = t2 * t59;
                            let t74 = m * (t65 * t70 - t64 * t71);
                            let t75 = m * t71;
                            let t76 = t9 * t75 + (t8 * (m * t65) + j * t60);
                            let t77 = t1 * t59;
                            let t78 = t3 * t60;
                            let t79 = t4 * t60;
                            let t80 = t4 * t73 + t1 * t78
                                + (t3 * t77 + (t2 * t79 + t5 * t56));
                            let t81 = m
                                * (rt::lit::<T>(2.0) * (t62 * t71 - t66 * t65)
                                    - (t63 * t66 + t62 * t68));
                            let t82 = t76
                                * (rt::lit::<T>(2.0) * (t10 * t77 - t2 * t80)
                                    + (t79 + t4 * t56)) - t1 * t81;
                            let t83 = t4 * t77 - t3 * t73
                                + (t10 * t56 + t1 * t79 - t2 * t78);
                            let t84 = t76
                                * (rt::lit::<T>(2.0) * (t5 * t77 + t2 * t83)
                                    + (t78 + t3 * t56)) - t72 * (t77 + t1 * t56);
                            [
                                t56,
                                -t59,
                                t60,
                                t72 * (t57 + t73) + (t26 * t74 + t67 * (t69 - t75)) + t82,
                                (t63 + t65) * (m_a * t56) + t12 * t74 - t2 * t81 + t84,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * theta3),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
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
                            let t85 = rho1 + half_h * rho1_rate;
                            let theta1_ahead_new = theta1 + half_h * theta1_rate;
                            let t86 = theta2 + half_h * theta2_rate - theta1_ahead_new;
                            let theta2_rate_h = h * theta2_rate;
                            let theta1_rate_h = h * theta1_rate;
                            let t87 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta1_rate_h);
                            let ((t88, t89), (t90, t91)) = rt::halfway(
                                (t1, t2),
                                t87,
                                t86,
                            );
                            let t92 = rt::lit::<T>(2.0) * t91;
                            let t93 = theta3 + half_h * theta3_rate - theta1_ahead_new;
                            let theta3_rate_h = h * theta3_rate;
                            let t94 = rt::lit::<T>(0.5)
                                * (theta3_rate_h - theta1_rate_h);
                            let ((t95, t96), (t97, t98)) = rt::halfway(
                                (t3, t4),
                                t94,
                                t93,
                            );
                            let t99 = t90 * t97;
                            let t100 = t91 * t98;
                            let t101 = t99 + t100;
                            let t102 = t92 * t101;
                            let t103 = t102 - t98;
                            let t104 = t90 * t98 - t97 * t91;
                            let t105 = t97 + t104 * t92;
                            let t106 = a * t97;
                            let t107 = a * t90;
                            let t108 = t90 * t107;
                            let t109 = t106 * t105 + (a - rt::lit::<T>(2.0) * t108);
                            let t110 = m * t109;
                            let t111 = a * t98;
                            let t112 = a * t91;
                            let t113 = t90 * t112;
                            let t114 = rt::lit::<T>(2.0) * t113 - t111 * t105;
                            let t115 = m * t114;
                            let t116 = j * t105 + t106 * t110 - t111 * t115;
                            let t117 = m * t113;
                            let t118 = m * (a - t108);
                            let t119 = t118 + twice_m * t109;
                            let t120 = t117 + twice_m * t114;
                            let t121 = t107 * t119 - j * t90 - t112 * t120;
                            let t122 = t103 * t116 - a * (t115 + t117) - t91 * t121;
                            let t123 = a * (t110 + (m_a + t118)) + t105 * t116
                                - t90 * t121;
                            let t124 = rt::lit::<T>(1.0) / t123;
                            let t125 = t122 * t124;
                            let t126 = rho2 + half_h * rho2_rate - t85 * t125;
                            let t127 = t91 * t112;
                            let t128 = t111 * t103 + (a - rt::lit::<T>(2.0) * t127);
                            let t129 = m * t128;
                            let t130 = t91 * t107;
                            let t131 = t106 * t103 - rt::lit::<T>(2.0) * t130;
                            let t132 = m * t131;
                            let t133 = t111 * t129 + (t106 * t132 + j * t103);
                            let t134 = m * (t127 - a);
                            let t135 = twice_m * t131 - m * t130;
                            let t136 = t134 - twice_m * t128;
                            let t137 = t107 * t135 - j * t91 - t112 * t136;
                            let t138 = t122 * t125;
                            let t139 = t103 * t133 + (j - a * (t134 - t129)) - t91 * t137
                                - t138;
                            let t140 = rt::lit::<T>(1.0) / t139;
                            let t141 = t126 * t140;
                            let t142 = rho2_rate * kappa_gradient + t141;
                            let t143 = rho1_rate * kappa_gradient;
                            let t144 = t85 * t124;
                            let t145 = t122 * t126;
                            let t146 = t123 * t139;
                            let t147 = rt::lit::<T>(1.0) / t146;
                            let t148 = t145 * t147;
                            let t149 = t144 - t148;
                            let t150 = t143 + t149;
                            let t151 = t91 * t142;
                            let t152 = t103 * t142;
                            let t153 = theta3_rate * kappa_gradient;
                            let t154 = a * t149;
                            let t155 = t103 * t141;
                            let t156 = t105 * t149 + t155;
                            let t157 = t91 * t141;
                            let t158 = t90 * t149 + t157;
                            let t159 = t107 * t158;
                            let t160 = t154 + t106 * t156 - rt::lit::<T>(2.0) * t159;
                            let t161 = m * t160;
                            let t162 = t106 * t161;
                            let t163 = j * t156;
                            let t164 = a * t141;
                            let t165 = t112 * t158;
                            let t166 = t164 + t111 * t156 - rt::lit::<T>(2.0) * t165;
                            let t167 = m * t166;
                            let t168 = t111 * t167;
                            let t169 = t162 + (t163 + t168);
                            let t170 = t149 * t169;
                            let t171 = t91 * t170;
                            let t172 = t141 * t169;
                            let t173 = t91 * t172;
                            let t174 = m_a * t156;
                            let t175 = rt::lit::<T>(2.0) * (t91 * t171 - t90 * t173)
                                - (t170 + t160 * t174);
                            let t176 = t98 * t175;
                            let t177 = t172 - t166 * t174
                                - rt::lit::<T>(2.0) * (t91 * t173 + t90 * t171);
                            let t178 = t97 * t177;
                            let t179 = t176 - t178;
                            let t180 = t153 + t179;
                            let t181 = a_squared * kappa_gradient;
                            let t182 = m * (t165 - t164);
                            let t183 = a * (t182 - t167);
                            let t184 = t98 * t105;
                            let t185 = t90 * t90;
                            let t186 = t90 * t184 + t98 * t185;
                            let t187 = t90 * t91;
                            let t188 = t97 * t187;
                            let t189 = t97 * t105;
                            let t190 = t188 + t91 * t189;
                            let t191 = t98 * t103;
                            let t192 = t91 * (t100 + t191);
                            let t193 = t97 * t103;
                            let t194 = t101 + t188;
                            let t195 = t186 - t190 + (t192 + (t90 * t193 + t194));
                            let t196 = t101 * t185;
                            let t197 = t196 - t104 * t187;
                            let t198 = t189 - t98 - t191;
                            let t199 = rt::lit::<T>(2.0) * (t91 * t195 + t197) + t198;
                            let t200 = t168 + (t163 + t162);
                            let t201 = t91 + rt::lit::<T>(1.0);
                            let t202 = m * (t154 - t159) + twice_m * t160;
                            let t203 = t107 * t202 - j * t158;
                            let t204 = twice_m * t166;
                            let t205 = t182 - t204;
                            let t206 = t203 - t112 * t205;
                            let t207 = t199 * t200 - t201 * t206;
                            let t208 = t183 - t207;
                            let t209 = theta2_rate * kappa_gradient;
                            let t210 = a * t158;
                            let t211 = t204 - t182;
                            let t212 = t203 + t112 * t211;
                            let t213 = t202 * t210 + t149 * t212
                                - rt::lit::<T>(2.0) * (t98 * t171 + t97 * t173);
                            let t214 = t91 * t213;
                            let t215 = rt::lit::<T>(2.0)
                                * (t97 * t171 - t98 * t173 - (t104 * t170 + t101 * t172))
                                + (t211 * t210 + t141 * t212);
                            let t216 = t90 * t215;
                            let t217 = t214 - t216;
                            let t218 = t209 + t217;
                            let t219 = t178 - t176 + (t216 - t214);
                            let t220 = theta1_rate * kappa_gradient;
                            let t221 = t207 - t183;
                            let t222 = t98 - t102;
                            let t223 = rho1 + h * rho1_rate;
                            let theta2_new = theta2 + theta2_rate_h;
                            let theta1_new = theta1 + theta1_rate_h;
                            let t224 = theta2_new - theta1_new;
                            let (t225, t226) = rt::sin_cos(t224);
                            let theta3_new = theta3 + theta3_rate_h;
                            let t227 = theta3_new - theta1_new;
                            let (t228, t229) = rt::sin_cos(t227);
                            let t230 = t225 * t228 + t226 * t229;
                            let t231 = t226 * t230;
                            let t232 = rt::lit::<T>(2.0) * t231 - t229;
                            let t233 = t225 * t229;
                            let t234 = t228 * t226;
                            let t235 = t233 - t234;
                            let t236 = t226 * t235;
                            let t237 = t228 + rt::lit::<T>(2.0) * t236;
                            let t238 = a * t228;
                            let t239 = a * t225;
                            let t240 = t225 * t239;
                            let t241 = t238 * t237 + (a - rt::lit::<T>(2.0) * t240);
                            let t242 = m * t241;
                            let t243 = a * t229;
                            let t244 = a * t226;
                            let t245 = t225 * t244;
                            let t246 = rt::lit::<T>(2.0) * t245 - t243 * t237;
                            let t247 = m * t246;
                            let t248 = j * t237 + t238 * t242 - t243 * t247;
                            let t249 = m * t245;
                            let t250 = m * (a - t240);
                            let t251 = t250 + twice_m * t241;
                            let t252 = t249 + twice_m * t246;
                            let t253 = t239 * t251 - j * t225 - t244 * t252;
                            let t254 = t232 * t248 - a * (t247 + t249) - t226 * t253;
                            let t255 = t223 - t254 * t141;
                            let t256 = a * (t242 + (m_a + t250)) + t237 * t248
                                - t225 * t253;
                            let t257 = t255 - t256 * t149;
                            let t258 = rt::lit::<T>(1.0) / t256;
                            let t259 = rho2 + h * rho2_rate;
                            let t260 = t226 * t244;
                            let t261 = m * (t260 - a);
                            let t262 = t243 * t232 + (a - rt::lit::<T>(2.0) * t260);
                            let t263 = m * t262;
                            let t264 = t226 * t239;
                            let t265 = t238 * t232 - rt::lit::<T>(2.0) * t264;
                            let t266 = m * t265;
                            let t267 = t243 * t263 + (j * t232 + t238 * t266);
                            let t268 = twice_m * t265 - m * t264;
                            let t269 = t261 - twice_m * t262;
                            let t270 = t239 * t268 - j * t226 - t244 * t269;
                            let t271 = j - a * (t261 - t263) + t232 * t267 - t226 * t270;
                            let t272 = t259 - t271 * t141;
                            let t273 = t272 - t254 * t149;
                            let t274 = t254 * t258;
                            let t275 = t273 - t274 * t257;
                            let t276 = t254 * t275;
                            let t277 = t271 - t254 * t274;
                            let t278 = t256 * t277;
                            let t279 = rt::lit::<T>(1.0) / t278;
                            let t280 = t258 * t257 - t276 * t279;
                            let t281 = rt::lit::<T>(1.0) / t277;
                            let t282 = t275 * t281;
                            let t283 = rho2 - t24 * t141;
                            let t284 = t283 - t44 * t149;
                            let t285 = rho1 - t44 * t141;
                            let t286 = t285 - t42 * t149;
                            let t287 = t284 - t46 * t286;
                            let t288 = t48 * t287;
                            let t289 = t45 * t286 - t50 * t287;
                            let t290 = t12 * t141;
                            let t291 = t26 * t149 + t290;
                            let t292 = t232 * t141;
                            let t293 = t237 * t149 + t292;
                            let t294 = t2 * t141;
                            let t295 = t1 * t149 + t294;
                            let t296 = t226 * t141;
                            let t297 = t225 * t149 + t296;
                            let t298 = t6 * t295 + t239 * t297;
                            let t299 = rt::lit::<T>(0.5) * (t8 * t291 + t238 * t293)
                                + (t154 - t298);
                            let t300 = t3 + t228;
                            let t301 = a * t300;
                            let t302 = t2 + t226;
                            let t303 = rt::lit::<T>(0.5) * t302;
                            let t304 = t4 + t229;
                            let t305 = t88 * t91;
                            let t306 = t88 * t90;
                            let t307 = t1 + t225;
                            let t308 = t95 * t97;
                            let t309 = t95 * t98;
                            let t310 = t304 * t305 + t300 * t306
                                - (t307 * t308 + t302 * t309);
                            let t311 = t10 + t233 - t234;
                            let t312 = t303 * t310 + (t309 - t311 * t306);
                            let t313 = rt::lit::<T>(2.0) * t312;
                            let t314 = t300 * t305 + t307 * t309
                                - (t304 * t306 + t302 * t308);
                            let t315 = t5 + t230;
                            let t316 = t303 * t314 + (t308 - t315 * t306);
                            let t317 = rt::lit::<T>(2.0) * t316;
                            let t318 = t313 * t149 + t317 * t141;
                            let t319 = a * t309;
                            let t320 = t236 + (t25 + rt::lit::<T>(0.5) * t300);
                            let t321 = t231 + (t11 - rt::lit::<T>(0.5) * t304);
                            let t322 = t321 * t141;
                            let t323 = t320 * t149 + t322;
                            let t324 = a * t305;
                            let t325 = t302 * t141;
                            let t326 = t307 * t149 + t325;
                            let t327 = a * t307;
                            let t328 = t306 * t141;
                            let t329 = t305 * t149 - t328;
                            let t330 = t324 * t326 + t327 * t329;
                            let t331 = t301 * t318
                                + rt::lit::<T>(4.0) * (t319 * t323 - t330);
                            let t332 = t7 * t295 + t244 * t297;
                            let t333 = rt::lit::<T>(0.5) * (t9 * t291 + t243 * t293)
                                + (t164 - t332);
                            let t334 = a * t304;
                            let t335 = a * t302;
                            let t336 = a * t306;
                            let t337 = t335 * t329 - t336 * t326;
                            let t338 = a * t308;
                            let t339 = t334 * t318
                                - rt::lit::<T>(4.0) * (t337 + t338 * t323);
                            let t340 = rt::lit::<T>(0.5)
                                * (t257 * t280 + (t273 * t282 - t284 * t288 - t286 * t289))
                                - half_m * (t299 * t331 + t333 * t339);
                            let t341 = rt::lit::<T>(0.5) * t332 - t164;
                            let t342 = t154 - rt::lit::<T>(0.5) * t298;
                            let t343 = j * (t326 * t329 + t323 * t318)
                                + m * (t337 * t341 - t330 * t342);
                            let t344 = a_squared * t150;
                            let t345 = theta3_rate * theta3_rate + rho2_rate * rho2_rate
                                + (rho1_rate * rho1_rate
                                    + (theta1_rate * theta1_rate + theta2_rate * theta2_rate));
                            let t346 = h * (t150 * t344 + t345);
                            let t347 = rt::div_or_zero(
                                t340 - t343 - theta3_rate_h * t179 - theta2_rate_h * t217
                                    - theta1_rate_h * t219,
                                t346,
                            );
                            let t348 = h * t90;
                            let t349 = t104 * t348;
                            let t350 = h * t97;
                            let t351 = h * t98;
                            let t352 = t90 * t350 + t91 * t351;
                            let t353 = h * t91;
                            let t354 = t98 * t353 + t97 * t348;
                            let t355 = half_h * t98;
                            let t356 = t349 + t91 * (t352 - t354) - t355;
                            let t357 = a_h * t91;
                            let t358 = t107 * t353 + t90 * t357;
                            let t359 = half_a_h * t98;
                            let t360 = t105 * t359;
                            let t361 = t106 * t356 + (t358 - t360);
                            let t362 = m * t361;
                            let t363 = k2 * t97;
                            let t364 = t114 * t363;
                            let t365 = k2 * t98;
                            let t366 = t109 * t365;
                            let t367 = a_h * t90;
                            let t368 = t90 * t367;
                            let t369 = t112 * t353;
                            let t370 = half_a_h * t97;
                            let t371 = t105 * t370;
                            let t372 = t368 - t369 - t371 - t111 * t356;
                            let t373 = m * t372;
                            let t374 = t106 * t362 + (j * t356 - (t364 + t366))
                                - t111 * t373;
                            let t375 = t101 * t348;
                            let t376 = t98 * t348;
                            let t377 = t91 * t350;
                            let t378 = t97 * t353;
                            let t379 = t90 * t351;
                            let t380 = half_h * t97;
                            let t381 = t375 + t91 * (t376 + t377 - (t378 + t379)) - t380;
                            let t382 = half_h * t90;
                            let t383 = t121 * t382;
                            let t384 = rt::lit::<T>(0.5) * t368;
                            let t385 = rt::lit::<T>(0.5) * t369;
                            let t386 = m * (t384 - t385);
                            let t387 = half_m * t358;
                            let t388 = k3 * t91;
                            let t389 = half_a_h * t90;
                            let t390 = t120 * t389;
                            let t391 = half_a_h * t91;
                            let t392 = t119 * t391;
                            let t393 = t107 * (t387 + twice_m * t361)
                                + (t388 - t390 - t392) - t112 * (t386 + twice_m * t372);
                            let t394 = t103 * t374
                                + (t116 * t381 - t383 - a * (t386 + t373)) - t91 * t393;
                            let t395 = half_h * t91;
                            let t396 = t121 * t395;
                            let t397 = t105 * t374
                                + (t396 + (a * (t362 + t387) + t116 * t356)) - t90 * t393;
                            let t398 = t124 * (t394 - t125 * t397);
                            let t399 = t85 * t398;
                            let t400 = t91 * t357;
                            let t401 = t107 * t348;
                            let t402 = t103 * t359;
                            let t403 = t106 * t381 + (t400 - t401 - t402);
                            let t404 = t103 * t370;
                            let t405 = t112 * t348 + t91 * t367;
                            let t406 = t111 * t381 + (t404 - t405);
                            let t407 = m * t406;
                            let t408 = t128 * t363;
                            let t409 = t131 * t365;
                            let t410 = t103
                                * (t106 * (m * t403)
                                    + (t111 * t407 + (j * t381 + (t408 - t409))));
                            let t411 = t137 * t382;
                            let t412 = half_m * t405;
                            let t413 = rt::lit::<T>(0.5) * t401;
                            let t414 = rt::lit::<T>(0.5) * t400;
                            let t415 = t136 * t389;
                            let t416 = t135 * t391;
                            let t417 = k3 * t90;
                            let t418 = t107 * (twice_m * t403 - m * (t413 - t414))
                                - (t415 + (t416 + t417)) - t112 * (t412 - twice_m * t406);
                            let t419 = t410 + (t133 * t381 - t411 - a * (t412 - t407))
                                - t91 * t418 - t125 * t394;
                            let t420 = t419 - t122 * t398;
                            let t421 = t140 * (t399 + t141 * t420);
                            let t422 = t91 * t354 - t349;
                            let t423 = t106 * t422 - t358;
                            let t424 = m * t423;
                            let t425 = t369 - t368 - t111 * t422;
                            let t426 = m * t425;
                            let t427 = j * t422 + t106 * t424 - t111 * t426;
                            let t428 = t91 * (t378 - t376) - t375;
                            let t429 = m * (t385 - t384);
                            let t430 = t392 + t107 * (twice_m * t423 - t387)
                                + (t390 - t388 - t112 * (t429 + twice_m * t425));
                            let t431 = t383 + t103 * t427
                                + (t116 * t428 - a * (t429 + t426) - t91 * t430);
                            let t432 = t105 * t427 - t396
                                + (a * (t424 - t387) + t116 * t422 - t90 * t430);
                            let t433 = t124 * (t431 - t125 * t432);
                            let t434 = t85 * t433;
                            let t435 = t405 + t111 * t428;
                            let t436 = m * t435;
                            let t437 = t106 * t428 + (t401 - t400);
                            let t438 = t416 + t112 * (t412 + twice_m * t435)
                                + (t107 * (twice_m * t437 - m * (t414 - t413))
                                    + (t417 + t415));
                            let t439 = t411
                                + t103 * (t111 * t436 + (t106 * (m * t437) + j * t428))
                                + (a * (t436 + t412) + t133 * t428 - t91 * t438);
                            let t440 = t439 - t125 * t431 - t122 * t433;
                            let t441 = t140 * (t434 + t141 * t440);
                            let t442 = t380 + t91 * (t379 - t377);
                            let t443 = t355 - t91 * t352;
                            let t444 = t371 - t111 * t443;
                            let t445 = t360 + t106 * t443;
                            let t446 = m * t445;
                            let t447 = m * t444;
                            let t448 = t364 + (t366 + j * t443)
                                + (t106 * t446 - t111 * t447);
                            let t449 = rt::lit::<T>(2.0) * (t107 * t446 - t112 * t447);
                            let t450 = t116 * t442 - m_a * t444
                                + (t103 * t448 - t91 * t449);
                            let t451 = m_a * t445 + t116 * t443
                                + (t105 * t448 - t90 * t449);
                            let t452 = t124 * (t450 - t125 * t451);
                            let t453 = t85 * t452;
                            let t454 = t111 * t442 - t404;
                            let t455 = m * (t402 + t106 * t442);
                            let t456 = m * t454;
                            let t457 = t103
                                * (t409 + j * t442 - t408 + (t106 * t455 + t111 * t456))
                                - t92 * (t112 * t456 + t107 * t455);
                            let t458 = m_a * t454 + t133 * t442 + t457 - t125 * t450
                                - t122 * t452;
                            let t459 = t140 * (t453 + t141 * t458);
                            let t460 = t140 * (h * t125);
                            let t461 = kappa_gradient + half_h * t140;
                            let t462 = t382 * t142;
                            let t463 = t395 * t150;
                            let t464 = t147
                                * (t126 * t394 - t122 * t399
                                    - t148 * (t139 * t397 + t123 * t420));
                            let t465 = t144 * (t124 * t397) + t464;
                            let t466 = t147
                                * (t126 * t431 - t122 * t434
                                    - t148 * (t139 * t432 + t123 * t440));
                            let t467 = t144 * (t124 * t432) + t466;
                            let t468 = t147
                                * (t126 * t450 - t122 * t453
                                    - t148 * (t139 * t451 + t123 * t458));
                            let t469 = t144 * (t124 * t451) + t468;
                            let t470 = kappa_gradient + half_h * (t124 + t138 * t147);
                            let t471 = t147 * (h * t122);
                            let t472 = t145 * (rt::lit::<T>(1.0) / (t146 * t146));
                            let t473 = t187 * t212;
                            let t474 = t187 * t149;
                            let t475 = t201 * t142;
                            let t476 = t185 * t141;
                            let t477 = a * t185;
                            let t478 = a * t187;
                            let t479 = t112 * t475;
                            let t480 = a * t142;
                            let t481 = t476 - t474;
                            let t482 = t112 * t481 + t477 * t158;
                            let t483 = m * (t479 - t480 - t482);
                            let t484 = rt::lit::<T>(2.0)
                                * (t91 * t184 + (t90 * t189 + (t98 * t187 + t97 * t185)));
                            let t485 = t91 * t484
                                - (t184 + t104 * (rt::lit::<T>(2.0) * t185));
                            let t486 = rt::lit::<T>(2.0) * (t190 - t186);
                            let t487 = t91 * t486 - (t189 + rt::lit::<T>(2.0) * t196);
                            let t488 = t485 * t149 + (t487 * t141 + t199 * t142);
                            let t489 = a * t189;
                            let t490 = rt::lit::<T>(2.0) * (t482 - t479)
                                + (t111 * t488 + (t480 + t489 * t156));
                            let t491 = t483 - twice_m * t490;
                            let t492 = t481 - t475;
                            let t493 = t107 * t492 - t478 * t158;
                            let t494 = m * t493;
                            let t495 = a * t184;
                            let t496 = rt::lit::<T>(2.0) * t493
                                + (t106 * t488 - t495 * t156);
                            let t497 = t494 + twice_m * t496;
                            let t498 = j * (t474 + (t475 - t476)) + t477 * t211
                                - t478 * t202 + (t112 * t491 - t107 * t497);
                            let t499 = m * t490;
                            let t500 = m * t496;
                            let t501 = t489 * t167 + j * t488 - t495 * t161
                                + (t111 * t499 + t106 * t500);
                            let t502 = t90 * t498
                                + (t105 * t501
                                    + (a * (t494 + t500) + (t181 + t485 * t169)));
                            let t503 = t473 - t502;
                            let t504 = t472 * t503;
                            let t505 = rt::lit::<T>(1.0) / (t123 * t123);
                            let t506 = t103 * t501
                                + (t185 * t212 + (t487 * t169 + a * (t499 - t483)))
                                + (t221 + t91 * t498);
                            let t507 = t126 * (rt::lit::<T>(1.0) / (t139 * t139));
                            let t508 = t506 * t507 + t123 * t504;
                            let t509 = t147 * t503;
                            let t510 = t140 * t506 + t122 * t509;
                            let t511 = t122 * t508 - t85 * t510;
                            let t512 = t502 - t473;
                            let t513 = t139 * t504 + t505 * (t122 * t511 + t85 * t512);
                            let t514 = t90 * t513;
                            let t515 = t124 * t511 + (t125 * t508 + t126 * t509);
                            let t516 = t91 * t515;
                            let t517 = t514 - t516;
                            let t518 = t107 * t517;
                            let t519 = t103 * t515;
                            let t520 = t105 * t513;
                            let t521 = t519 - t520;
                            let t522 = a * t513;
                            let t523 = rt::lit::<T>(2.0) * t518 + (t106 * t521 - t522);
                            let t524 = m * t523;
                            let t525 = t200 * t142;
                            let t526 = t91 * t525;
                            let t527 = t92 * t526;
                            let t528 = t525 - t527;
                            let t529 = t90 * t526;
                            let t530 = rt::lit::<T>(2.0) * t98;
                            let t531 = j * t521
                                + (t180 + (t97 * t528 + (t529 * t530 + t149 * t501))
                                    - t116 * t513);
                            let t532 = t516 - t514;
                            let t533 = t112 * t532;
                            let t534 = t520 - t519;
                            let t535 = a * t515;
                            let t536 = rt::lit::<T>(2.0) * t533 + (t111 * t534 - t535);
                            let t537 = m * t536;
                            let t538 = t106 * t524 + t531 - t111 * t537;
                            let t539 = t116 * t515;
                            let t540 = t527 - t525;
                            let t541 = t98 * t540;
                            let t542 = rt::lit::<T>(2.0) * t97;
                            let t543 = t529 * t542;
                            let t544 = t141 * t501;
                            let t545 = t133 * t508;
                            let t546 = t103 * t508;
                            let t547 = j * t546;
                            let t548 = t91 * t508;
                            let t549 = t112 * t548;
                            let t550 = a * t508;
                            let t551 = rt::lit::<T>(2.0) * t549 - (t550 + t111 * t546);
                            let t552 = m * t551;
                            let t553 = t107 * t548;
                            let t554 = rt::lit::<T>(2.0) * t553 - t106 * t546;
                            let t555 = m * t554;
                            let t556 = t111 * t552 + t106 * t555;
                            let t557 = t539 + (t541 + (t543 + t544) - t545 - t547)
                                + t556;
                            let t558 = t526 * t530;
                            let t559 = t206 * t142;
                            let t560 = t104 * t525;
                            let t561 = t189 * (t173 - t526) + (t191 * t526 + t195 * t525)
                                + (t91 * (t558 - t559) + (t184 * t171 - t90 * t560));
                            let t562 = rt::lit::<T>(2.0) * (t187 * t525 + t185 * t170);
                            let t563 = t92 * t538;
                            let t564 = t562 - t563;
                            let t565 = m * (t533 - t535) + twice_m * t536;
                            let t566 = m * (t550 - t549) - twice_m * t551;
                            let t567 = t91 * t566
                                + (t158 * t491 + (t205 * t475 + t211 * t481) - t136 * t548);
                            let t568 = rt::lit::<T>(2.0)
                                * (t91 * t557 + (t526 + t185 * (t525 - t172)));
                            let t569 = t137 * t508
                                + (t141 * t498 + (t484 * t170 + t486 * t172 - t559)
                                    - t90 * t213);
                            let t570 = m * t553 + twice_m * t554;
                            let t571 = t98 * t568
                                + (t112 * t566 + (t569 - j * t548 - t121 * t515)
                                    - t107 * t570);
                            let t572 = rt::lit::<T>(2.0)
                                * (t104 * t538 + (t101 * t557 + t561))
                                + (t97 * t564
                                    + (a * (t90 * t565 + (t120 * t532 + t567)) + t571));
                            let t573 = t90 * t572;
                            let t574 = t563 - t562;
                            let t575 = t115 * t534
                                + (t103 * t552 + (t167 * t488 + t156 * t499 - t129 * t546));
                            let t576 = t91 * t200;
                            let t577 = t105 * t175
                                + rt::lit::<T>(2.0)
                                    * (t142 * t576 + t187 * t171 + (t105 * t529 - t185 * t173));
                            let t578 = t547
                                + (t545
                                    + (t103 * t540 - t541 - (t543 + (t525 + t544)) + t577))
                                - t539;
                            let t579 = t90 * t574
                                + (a * (t575 - t105 * t537) + (t91 * t568 + (t578 - t556)));
                            let t580 = t97 * t579;
                            let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                                theta1_ahead_new,
                            );
                            let t581 = t150 * (a * sin_theta1_ahead_new);
                            let t582 = t150 * (a * cos_theta1_ahead_new);
                            let t583 = t573
                                + (t580
                                    + a
                                        * (kappa_gradient
                                            * (cos_theta1_ahead_new * (rt::lit::<T>(2.0) * t581)
                                                - sin_theta1_ahead_new * (rt::lit::<T>(2.0) * t582))));
                            let t584 = t110 * t521
                                + (t103 * t555 + (t161 * t488 + t156 * t500 - t132 * t546));
                            let t585 = t105 * (t528 - t177)
                                + rt::lit::<T>(2.0)
                                    * (t103 * t529 + (t185 * t171 + t187 * t173));
                            let t586 = t91 * t564
                                + (t538 + (a * (t105 * t524 + t584) + (t90 * t568 + t585)));
                            let t587 = t98 * t586;
                            let t588 = t119 * t517
                                + (t135 * t548 + (t202 * t492 - t158 * t497) - t91 * t570);
                            let t589 = m * (t518 - t522) + twice_m * t523;
                            let t590 = rt::lit::<T>(2.0) * t101;
                            let t591 = t184 * (t526 - t173) - t91 * t560
                                + (t90 * (t558 + (t590 * t525 - t559))
                                    + (t193 * t526 + t189 * t171));
                            let t592 = j * t532
                                + (t121 * t513
                                    + (rt::lit::<T>(2.0) * t591 + (t216 + t149 * t498) - t218));
                            let t593 = a * (t588 - t90 * t589)
                                + (t112 * t565 + (t97 * t568 + t592) - t107 * t589);
                            let t594 = t91 * (t98 * t574 + t593);
                            let t595 = t200 * t150;
                            let t596 = t91 * t201;
                            let t597 = t596 * t212;
                            let t598 = t103 - rt::lit::<T>(1.0);
                            let t599 = t98 * t598;
                            let t600 = t90 * t201;
                            let t601 = t222 + rt::lit::<T>(1.0);
                            let t602 = t97 * t601;
                            let t603 = rt::lit::<T>(2.0)
                                * (t91 * t599 + (t97 * t600 + t98 * t596) - t90 * t602);
                            let t604 = rt::lit::<T>(2.0) * t104;
                            let t605 = t91 * t603 - (t599 + t600 * t604);
                            let t606 = rt::lit::<T>(2.0)
                                * (t97 * t596 - t98 * t600 - t91 * t602 - t90 * t599);
                            let t607 = t91 * t606 + (t602 - t600 * t590);
                            let t608 = t605 * t149 + t607 * t141 - t199 * t150;
                            let t609 = a * t599;
                            let t610 = a * t602;
                            let t611 = t600 * t141;
                            let t612 = t596 * t149;
                            let t613 = t611 - t612;
                            let t614 = t201 * t150;
                            let t615 = t613 + t614;
                            let t616 = a * t596;
                            let t617 = t107 * t615 - t616 * t158;
                            let t618 = rt::lit::<T>(2.0) * t617
                                + (t106 * t608 - t609 * t156);
                            let t619 = m * t618;
                            let t620 = a * t600;
                            let t621 = t620 * t158 + t112 * t615;
                            let t622 = a * t150;
                            let t623 = rt::lit::<T>(2.0) * t621
                                + (t111 * t608 - (t622 + t610 * t156));
                            let t624 = m * t623;
                            let t625 = j * t608 - t609 * t161 - t610 * t167
                                + (t106 * t619 + t111 * t624);
                            let t626 = m * t617;
                            let t627 = m * (t622 - t621);
                            let t628 = t627 - twice_m * t623;
                            let t629 = t626 + twice_m * t618;
                            let t630 = j * (t612 - t611 - t614) + t620 * t211
                                - t616 * t202 + (t112 * t628 - t107 * t629);
                            let t631 = t105 * t625 + (t605 * t169 + a * (t626 + t619))
                                + (t208 + t90 * t630);
                            let t632 = t597 - t631;
                            let t633 = t632 * t472;
                            let t634 = t91 * t630
                                + (t103 * t625
                                    + (t600 * t212 + (t607 * t169 + a * (t624 - t627))));
                            let t635 = t123 * t633 + t634 * t507;
                            let t636 = t147 * t632;
                            let t637 = t122 * t636 + t140 * t634;
                            let t638 = t122 * t635 - t85 * t637;
                            let t639 = t631 - t597;
                            let t640 = t139 * t633 + t505 * (t122 * t638 + t85 * t639);
                            let t641 = t90 * t640;
                            let t642 = t124 * t638 + (t125 * t635 + t126 * t636);
                            let t643 = t91 * t642;
                            let t644 = t641 - t643;
                            let t645 = t107 * t644;
                            let t646 = t103 * t642;
                            let t647 = t105 * t640;
                            let t648 = t646 - t647;
                            let t649 = a * t640;
                            let t650 = rt::lit::<T>(2.0) * t645 + (t106 * t648 - t649);
                            let t651 = m * t650;
                            let t652 = t91 * t595;
                            let t653 = t92 * t652;
                            let t654 = t653 - t595;
                            let t655 = t90 * t652;
                            let t656 = j * t648
                                + (t97 * t654 + (t149 * t625 - t530 * t655) - t116 * t640);
                            let t657 = t643 - t641;
                            let t658 = t112 * t657;
                            let t659 = t647 - t646;
                            let t660 = a * t642;
                            let t661 = rt::lit::<T>(2.0) * t658 + (t111 * t659 - t660);
                            let t662 = m * t661;
                            let t663 = t106 * t651 + t656 - t111 * t662;
                            let t664 = rt::lit::<T>(2.0) * (t187 * t595 + t91 * t663);
                            let t665 = t170 * (rt::lit::<T>(2.0) * t600);
                            let t666 = t664 - t665;
                            let t667 = t91 * t635;
                            let t668 = t112 * t667;
                            let t669 = a * t635;
                            let t670 = t103 * t635;
                            let t671 = rt::lit::<T>(2.0) * t668 - (t669 + t111 * t670);
                            let t672 = m * t671;
                            let t673 = t115 * t659
                                + (t103 * t672 + (t167 * t608 + t156 * t624 - t129 * t670));
                            let t674 = t116 * t642;
                            let t675 = t595 - t653;
                            let t676 = t98 * t675;
                            let t677 = t141 * t625;
                            let t678 = t542 * t655;
                            let t679 = t133 * t635;
                            let t680 = j * t670;
                            let t681 = t107 * t667;
                            let t682 = rt::lit::<T>(2.0) * t681 - t106 * t670;
                            let t683 = m * t682;
                            let t684 = t111 * t672 + t106 * t683;
                            let t685 = t674
                                + (t180 + (t676 + (t677 - t678)) - t679 - t680) + t684;
                            let t686 = rt::lit::<T>(2.0)
                                * (t91 * t685 - (t600 * t172 + (t652 + t185 * t595)));
                            let t687 = rt::lit::<T>(2.0)
                                * (t596 * t171 - t150 * t576 - (t105 * t655 + t600 * t173))
                                - t176;
                            let t688 = t678 + (t595 - t153 - t677) + (t103 * t675 - t676)
                                + (t178 + t598 * t175);
                            let t689 = a * (t673 - t105 * t662)
                                + (t91 * t686
                                    + (t680 + (t679 + (t687 + t688)) - t674 - t684));
                            let t690 = t97 * (t90 * t666 + t689);
                            let t691 = t665 - t664;
                            let t692 = t206 * t150;
                            let t693 = t530 * t652;
                            let t694 = t104 * t595;
                            let t695 = t599 * t171 - t195 * t595 - t602 * t173
                                + (t91 * (t692 - t693)
                                    + (t90 * t694 + t652 * (t189 - t191)));
                            let t696 = m * (t658 - t660) + twice_m * t661;
                            let t697 = m * (t669 - t668) - twice_m * t671;
                            let t698 = t91 * t697
                                + (t158 * t628 + (t211 * t613 - t205 * t614) - t136 * t667);
                            let t699 = t141 * t630 + (t603 * t170 + (t692 + t606 * t172))
                                - t201 * t213 - t218;
                            let t700 = m * t681 + twice_m * t682;
                            let t701 = t112 * t697
                                + (t137 * t635 + t699 - j * t667 - t121 * t642)
                                - t107 * t700;
                            let t702 = rt::lit::<T>(2.0)
                                * (t104 * t663 + (t101 * t685 + t695))
                                + (a * (t90 * t696 + (t120 * t657 + t698))
                                    + (t98 * t686 + t701));
                            let t703 = t90 * (t97 * t691 + t702);
                            let t704 = t110 * t648
                                + (t103 * t683 + (t156 * t619 + t161 * t608 - t132 * t670));
                            let t705 = t601 * t177
                                + (t105 * t654
                                    + rt::lit::<T>(2.0)
                                        * (t596 * t173 + t600 * t171 - t103 * t655));
                            let t706 = t91 * t691
                                + (a * (t105 * t651 + t704) + (t663 + (t90 * t686 + t705)));
                            let t707 = t98 * t706;
                            let t708 = t119 * t644
                                + (t135 * t667 + (t202 * t615 - t158 * t629) - t91 * t700);
                            let t709 = m * (t645 - t649) + twice_m * t650;
                            let t710 = t90 * (t692 - t590 * t595 - t693)
                                + (t91 * t694 - t652 * (t184 + t193)
                                    - (t599 * t173 + t602 * t171));
                            let t711 = j * t657
                                + (t121 * t640
                                    + (t201 * t215 + (t149 * t630 + rt::lit::<T>(2.0) * t710)));
                            let t712 = a * (t708 - t90 * t709)
                                + (t112 * t696 + (t97 * t686 + t711) - t107 * t709);
                            let t713 = t91 * (t98 * t666 + t712);
                            let t714 = rt::div_or_zero(rt::lit::<T>(-1.0), t346);
                            let t715 = t347 * t714;
                            let t716 = t715 * (k4 * t150);
                            let t717 = m * t714;
                            let t718 = t339 * t717;
                            let t719 = t331 * t717;
                            let t720 = rt::lit::<T>(0.25) * (t243 * t718 + t238 * t719);
                            let t721 = t273 * t714;
                            let t722 = t721 * (rt::lit::<T>(0.5) * t281);
                            let t723 = t257 * t714;
                            let t724 = t279 * t723;
                            let t725 = t724 * (rt::lit::<T>(0.5) * t254);
                            let t726 = t722 + t714 * (rt::lit::<T>(0.5) * t282) - t725;
                            let t727 = t718 * t51 + t719 * t52;
                            let t728 = j * t714;
                            let t729 = t299 * t717;
                            let t730 = t333 * t717;
                            let t731 = t323 * t728
                                + rt::lit::<T>(0.5) * (t301 * t729 + t334 * t730);
                            let t732 = t725 - t722;
                            let t733 = t274 * t732
                                + rt::lit::<T>(0.5) * (t258 * t723 + t280 * t714);
                            let t734 = t237 * t720 + (t254 * t726 + t26 * t727)
                                + (t313 * t731 + t256 * t733);
                            let t735 = t716 + t734;
                            let t736 = theta2_rate_h * t714;
                            let t737 = theta1_rate_h * t714;
                            let t738 = t736 - t737;
                            let t739 = t90 * t738;
                            let t740 = a * t739;
                            let t741 = t737 - t736;
                            let t742 = t91 * t741;
                            let t743 = a * t742;
                            let t744 = t149 * t742 + t141 * t739;
                            let t745 = t158 * t743 + t107 * t744;
                            let t746 = m * t745;
                            let t747 = theta3_rate_h * t714;
                            let t748 = t737 - t747;
                            let t749 = t98 * t748;
                            let t750 = t747 - t737;
                            let t751 = t97 * t750;
                            let t752 = rt::lit::<T>(2.0)
                                * (t97 * t739 + t91 * t749 - (t90 * t751 + t98 * t742));
                            let t753 = t91 * t752 - (t749 + t604 * t739);
                            let t754 = rt::lit::<T>(2.0)
                                * (t90 * t749 + t97 * t742 + (t91 * t751 + t98 * t739));
                            let t755 = t751 - t590 * t739 - t91 * t754;
                            let t756 = t149 * t753 + t141 * t755;
                            let t757 = a * t749;
                            let t758 = t106 * t756
                                + (rt::lit::<T>(2.0) * t745 - t156 * t757);
                            let t759 = t746 + twice_m * t758;
                            let t760 = t112 * t744 + t158 * t740;
                            let t761 = m * t760;
                            let t762 = a * t751;
                            let t763 = t111 * t756
                                + (rt::lit::<T>(2.0) * t760 - t156 * t762);
                            let t764 = t761 + twice_m * t763;
                            let t765 = t211 * t740 + t202 * t743 - j * t744 - t107 * t759
                                - t112 * t764;
                            let t766 = m * t763;
                            let t767 = m * t758;
                            let t768 = t111 * t766
                                + (t106 * t767 + (j * t756 - (t161 * t757 + t167 * t762)));
                            let t769 = t330 * t717;
                            let t770 = rt::lit::<T>(0.5) * t719;
                            let t771 = rt::lit::<T>(2.0) * t729 + t342 * t717;
                            let t772 = t341 * t717;
                            let t773 = rt::lit::<T>(2.0) * t730;
                            let t774 = t772 - t773;
                            let t775 = t324 * t771 + (t336 * t774 - t329 * t728);
                            let t776 = t773 - t772;
                            let t777 = t335 * t776 + t327 * t771;
                            let t778 = t326 * t728;
                            let t779 = t777 - t778;
                            let t780 = rt::lit::<T>(2.0) * (t338 * t730 - t319 * t729)
                                - t318 * t728;
                            let t781 = rt::lit::<T>(0.5) * t718;
                            let t782 = t337 * t717;
                            let t783 = t781 - rt::lit::<T>(0.5) * t782;
                            let t784 = t770 - rt::lit::<T>(0.5) * t769;
                            let t785 = t7 * t783 + t6 * t784;
                            let t786 = t244 * t783 + t239 * t784;
                            let t787 = t286 * t714;
                            let t788 = t714 * (t284 * t54);
                            let t789 = t787 * t53;
                            let t790 = rt::lit::<T>(0.5) * (t289 * t714 + t45 * t787)
                                - t46 * (t788 - t789);
                            let t791 = t788 + t714 * (rt::lit::<T>(0.5) * t288) - t789;
                            let t792 = t320 * t780 + t1 * t785
                                + (t225 * t786 + (t42 * t790 + (t44 * t791 + t212 * t742)));
                            let t793 = a * (t767 + (t746 + (t769 - t770)))
                                + (t169 * t753 + (t307 * t775 + t305 * t779 + t792));
                            let t794 = t90 * t765 + (t105 * t768 + t793);
                            let t795 = t735 - t794;
                            let t796 = t472 * t795;
                            let t797 = t778 - t777;
                            let t798 = t302 * t775
                                - (t232 * t720 + (t12 * t727 + t271 * t726))
                                + (t306 * t797 + (t321 * t780 + t2 * t785));
                            let t799 = t226 * t786 - t317 * t731
                                + (t44 * t790 + (t24 * t791 + t212 * t739) - t254 * t733);
                            let t800 = t103 * t768
                                + (a * (t766 + (t761 + (t782 - t781)))
                                    + (t798 + (t169 * t755 + t799)));
                            let t801 = t91 * t765 + t800;
                            let t802 = t123 * t796 + t507 * t801;
                            let t803 = t147 * t795;
                            let t804 = t122 * t803 + t140 * t801;
                            let t805 = t122 * t802 - t85 * t804;
                            let t806 = t794 - t735;
                            let t807 = t139 * t796 + t505 * (t122 * t805 + t85 * t806);
                            let t808 = t90 * t807;
                            let t809 = t124 * t805 + (t125 * t802 + t126 * t803);
                            let t810 = t91 * t809;
                            let t811 = t808 - t810;
                            let t812 = t107 * t811;
                            let t813 = t103 * t809;
                            let t814 = t105 * t807;
                            let t815 = t813 - t814;
                            let t816 = a * t807;
                            let t817 = rt::lit::<T>(2.0) * t812 + (t106 * t815 - t816);
                            let t818 = m * t817;
                            let t819 = t810 - t808;
                            let t820 = t112 * t819;
                            let t821 = t814 - t813;
                            let t822 = a * t809;
                            let t823 = rt::lit::<T>(2.0) * t820 + (t111 * t821 - t822);
                            let t824 = m * t823;
                            let t825 = t106 * t818
                                + (j * t815 + (t149 * t768 - t116 * t807)) - t111 * t824;
                            let t826 = t91 * t802;
                            let t827 = t112 * t826;
                            let t828 = a * t802;
                            let t829 = t103 * t802;
                            let t830 = rt::lit::<T>(2.0) * t827 - (t828 + t111 * t829);
                            let t831 = m * t830;
                            let t832 = t107 * t826;
                            let t833 = rt::lit::<T>(2.0) * t832 - t106 * t829;
                            let t834 = m * t833;
                            let t835 = t141 * t768 + t116 * t809
                                + (t111 * t831 + t106 * t834);
                            let t836 = t133 * t802 + j * t829;
                            let t837 = t835 - t836;
                            let t838 = t739 * (rt::lit::<T>(2.0) * t170);
                            let t839 = t92 * t825;
                            let t840 = t838 - t839;
                            let t841 = m * (t820 - t822) + twice_m * t823;
                            let t842 = m * (t828 - t827) - twice_m * t830;
                            let t843 = t120 * t819
                                + (t91 * t842 + (t211 * t744 - t158 * t764 - t136 * t826));
                            let t844 = rt::lit::<T>(2.0) * (t91 * t837 - t172 * t739);
                            let t845 = a * t326;
                            let t846 = t149 * t731;
                            let t847 = t302 * t846;
                            let t848 = t141 * t731;
                            let t849 = t302 * t848;
                            let t850 = t149 * t779 + t771 * t845
                                - (t304 * t847 + t300 * t849);
                            let t851 = t141 * t765
                                + (t88 * t850 + (t213 * t741 + t170 * t752 - t172 * t754));
                            let t852 = m * t832 + twice_m * t833;
                            let t853 = t112 * t842
                                + (t137 * t802 + t851 - j * t826 - t121 * t809)
                                - t107 * t852;
                            let t854 = rt::lit::<T>(2.0)
                                * (t104 * t825
                                    + (t101 * t837 + (t171 * t749 - t173 * t751)))
                                + (t97 * t840
                                    + (a * (t90 * t841 + t843) + (t98 * t844 + t853)));
                            let t855 = t90 * t854;
                            let t856 = t839 - t838;
                            let t857 = t115 * t821
                                + (t103 * t831 + (t167 * t756 + t156 * t766 - t129 * t829));
                            let t858 = twice_a * t323;
                            let t859 = t302 * t847 - t307 * t849
                                - (t729 * t858 + rt::lit::<T>(2.0) * t846);
                            let t860 = t836
                                + (t95 * t859
                                    + (t175 * t748
                                        - rt::lit::<T>(2.0) * (t173 * t739 + t171 * t742)));
                            let t861 = t90 * t856
                                + (a * (t857 - t105 * t824) + (t91 * t844 + (t860 - t835)));
                            let t862 = t97 * t861;
                            let t863 = t110 * t815
                                + (t103 * t834 + (t156 * t767 + t161 * t756 - t132 * t829));
                            let t864 = t730 * t858 - rt::lit::<T>(2.0) * t848
                                + (t302 * t849 + t307 * t847);
                            let t865 = t90 * t844
                                + (t95 * t864
                                    + (t177 * t750
                                        + rt::lit::<T>(2.0) * (t171 * t739 - t173 * t742)));
                            let t866 = t98
                                * (t91 * t840 + (a * (t105 * t818 + t863) + (t825 + t865)));
                            let t867 = t119 * t811
                                + (t135 * t826 + (t202 * t744 - t158 * t759) - t91 * t852);
                            let t868 = m * (t812 - t816) + twice_m * t817;
                            let t869 = t304 * t849 - t300 * t847
                                + (rt::lit::<T>(2.0) * (t311 * t846 + t315 * t848)
                                    + (t141 * t797 + t774 * t845));
                            let t870 = t149 * t765
                                + (t88 * t869
                                    + (t215 * t738
                                        - rt::lit::<T>(2.0) * (t173 * t749 + t171 * t751)));
                            let t871 = t97 * t844 + (j * t819 + (t121 * t807 + t870))
                                + (t112 * t841 - t107 * t868);
                            let t872 = t91
                                * (t98 * t856 + (a * (t867 - t90 * t868) + t871));
                            let t873 = t855
                                + (t862
                                    + t715
                                        * ((sin_theta1_ahead_new * t582
                                            - cos_theta1_ahead_new * t581) * (twice_a_h * t150)))
                                - (t866 + t872);
                            let t874 = t149 * t780;
                            let t875 = rt::lit::<T>(0.5) * t275;
                            let t876 = t141 * t733 + (t149 * t726 + t724 * t875);
                            let t877 = t721 * t875 * (rt::lit::<T>(1.0) / (t277 * t277));
                            let t878 = t276 * t723 * (rt::lit::<T>(1.0) / (t278 * t278));
                            let t879 = t878 * (rt::lit::<T>(0.5) * t256);
                            let t880 = t877 - t879;
                            let t881 = t257 * t732 + t254 * t880;
                            let t882 = t274 * t880 + t258 * t881;
                            let t883 = t876 - t882;
                            let t884 = t149 * t733
                                + (t254 * t881 + t723 * (rt::lit::<T>(0.5) * t257))
                                    * (rt::lit::<T>(1.0) / (t256 * t256));
                            let t885 = t878 * (rt::lit::<T>(0.5) * t277);
                            let t886 = t884 - t885;
                            let t887 = t226 * t883 + t225 * t886;
                            let t888 = t239 * t887;
                            let t889 = t885 - t884;
                            let t890 = a * t889;
                            let t891 = t882 - t876;
                            let t892 = t232 * t891 + t237 * t889;
                            let t893 = rt::lit::<T>(2.0) * t888 + (t890 + t238 * t892);
                            let t894 = m * t893;
                            let t895 = a * t883;
                            let t896 = t244 * t887;
                            let t897 = t895 - t243 * t892 - rt::lit::<T>(2.0) * t896;
                            let t898 = m * t897;
                            let t899 = t238 * t894
                                + (j * t892 + (t248 * t889 - t149 * t720)) - t243 * t898;
                            let t900 = t874 + rt::lit::<T>(2.0) * t899;
                            let t901 = m * (t895 - t896) + twice_m * t897;
                            let t902 = t141 * t726;
                            let t903 = t879 - t877;
                            let t904 = t902 - t903;
                            let t905 = a * t904;
                            let t906 = t226 * t904;
                            let t907 = t244 * t906;
                            let t908 = t903 - t902;
                            let t909 = t232 * t908;
                            let t910 = rt::lit::<T>(2.0) * t907 + (t243 * t909 - t905);
                            let t911 = m * (t905 - t907) - twice_m * t910;
                            let t912 = t226 * t911
                                + (t297 * t783 + t329 * t776 - t269 * t906) - t252 * t887;
                            let t913 = rt::lit::<T>(2.0) * t306;
                            let t914 = t141 * t780;
                            let t915 = m * t910;
                            let t916 = t239 * t906;
                            let t917 = rt::lit::<T>(2.0) * t916 + t238 * t909;
                            let t918 = m * t917;
                            let t919 = t248 * t891 + (j * t909 + t267 * t908)
                                + (t243 * t915 + t238 * t918);
                            let t920 = t141 * t720;
                            let t921 = t914 + rt::lit::<T>(2.0) * (t919 - t920);
                            let t922 = t848 * t913 + t226 * t921;
                            let t923 = t775 + t786;
                            let t924 = t308 * t849 + t309 * t847
                                + (t141 * t923 - (t314 * t848 + t310 * t846));
                            let t925 = m * t916 + twice_m * t917;
                            let t926 = t244 * t911
                                + (t253 * t883 + (t270 * t904 + t924 - j * t906))
                                - t239 * t925;
                            let t927 = t235 * t900
                                + (a * (t225 * t901 + t912)
                                    + (t229 * t922 + (t230 * t921 + t926)));
                            let t928 = t846 * t913 + t226 * t900;
                            let t929 = t225 * (t927 - t228 * t928);
                            let t930 = rt::lit::<T>(0.25) * t293;
                            let t931 = t237 * t894
                                + (t242 * t892
                                    + (t232 * t918 + (t266 * t909 - t719 * t930)));
                            let t932 = half_a * t318;
                            let t933 = t225 * t922
                                + (rt::lit::<T>(0.5) * t874 - t729 * t932
                                    - (t305 * t849 + t306 * t847));
                            let t934 = t229 * (a * t931 + (t899 + t933) - t226 * t928);
                            let t935 = t232 * t915 + (t263 * t909 - t718 * t930)
                                - t247 * t892 - t237 * t898;
                            let t936 = t920 - t730 * t932 - rt::lit::<T>(0.5) * t914
                                + (t306 * t849 - t305 * t847) - t919;
                            let t937 = t228
                                * (t225 * t928 + (a * t935 + (t226 * t922 + t936)));
                            let t938 = (t90 * t869 + t91 * t850)
                                * (rt::lit::<T>(0.5) * t89);
                            let t939 = (t97 * t864 + t98 * t859)
                                * (rt::lit::<T>(0.5) * t96);
                            let t940 = t251 * t887
                                + (t268 * t906 + (t297 * t784 + t329 * t771) - t226 * t925);
                            let t941 = m * (t890 + t888) + twice_m * t893;
                            let t942 = t253 * t886
                                + (t308 * t847 + t149 * t923 - t309 * t849) - j * t887;
                            let t943 = a * (t940 - t225 * t941)
                                + (t244 * t901 + (t228 * t922 + t942) - t239 * t941);
                            let t944 = t226 * (t229 * t928 + t943);
                            let t945 = rt::lit::<T>(0.5) * t873
                                + (t929 - t934
                                    + (t937 - (t938 + (t939 + t219 * t714)) - t944));
                            let t946 = h
                                * (rt::lit::<T>(0.5) * (t872 - t855)
                                    + (t944 + (t938 - t217 * t714) - t929))
                                - t715 * (twice_h * theta2_rate);
                            let t947 = h
                                * (rt::lit::<T>(0.5) * (t866 - t862)
                                    + (t934 + (t939 - t179 * t714) - t937))
                                - t715 * (twice_h * theta3_rate);
                            let t948 = h
                                * (t733 + rt::lit::<T>(0.5) * (t124 * t806 - t125 * t804))
                                - (kappa_gradient * t716 + t715 * (twice_h * rho1_rate));
                            (
                                [
                                    theta1_rate - t142,
                                    t90 * t150 + (theta2_rate + t151),
                                    theta3_rate - t152 - t105 * t150,
                                    t105 * t180 + (rho1_rate + t181 * t150 - t142 * t208)
                                        - t90 * t218,
                                    t219 + (rho2_rate + t220 - t150 * t221)
                                        - (t222 * t180 + t91 * t218),
                                    kappa_gradient - t347,
                                ],
                                [
                                    [
                                        t421 + rt::lit::<T>(1.0),
                                        t441,
                                        t459,
                                        rt::lit::<T>(0.5) * t460,
                                        -t461,
                                        -rho2_rate,
                                    ],
                                    [
                                        t462 - t463 - t91 * t421 - t90 * t465,
                                        t463 + (rt::lit::<T>(1.0) - t462) - t91 * t441 - t90 * t467,
                                        -(t90 * t469 + t91 * t459),
                                        t90 * t470 - t460 * (rt::lit::<T>(0.5) * t91),
                                        t91 * t461 - t471 * (rt::lit::<T>(0.5) * t90),
                                        rho1_rate * t90 + rho2_rate * t91,
                                    ],
                                    [
                                        t105 * t465 + (t103 * t421 - t381 * t142 - t356 * t150),
                                        t105 * t467 + (t103 * t441 - t428 * t142 - t422 * t150),
                                        t105 * t469
                                            + (t103 * t459 + (rt::lit::<T>(1.0) - t442 * t142)
                                                - t443 * t150),
                                        t460 * (rt::lit::<T>(0.5) * t103) - t105 * t470,
                                        t471 * (rt::lit::<T>(0.5) * t105) - t103 * t461,
                                        -(rho1_rate * t105 + rho2_rate * t103),
                                    ],
                                    [
                                        half_h * (t583 - (t587 + t594)),
                                        half_h * (t594 - t573) - kappa_gradient * t90,
                                        kappa_gradient * t105 + half_h * (t587 - t580),
                                        half_h * (t124 * t512 - t125 * t510)
                                            + (kappa_gradient * t181 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t221 + half_h * t510,
                                        rho2_rate * t221
                                            + (t344
                                                + (theta3_rate * t105
                                                    + (rho1_rate * t181 - theta2_rate * t90))),
                                    ],
                                    [
                                        kappa_gradient + half_h * (t690 + t703 - (t707 + t713)),
                                        half_h * (t713 - t703) - kappa_gradient * t91,
                                        kappa_gradient * t103 + half_h * (t707 - t690),
                                        kappa_gradient * t208
                                            + half_h * (t124 * t639 - t125 * t637),
                                        half_h * t637 + rt::lit::<T>(1.0),
                                        rho1_rate * t208
                                            + (theta3_rate * t103 + (theta1_rate - theta2_rate * t91)),
                                    ],
                                    [
                                        h * t945 - t715 * (twice_h * theta1_rate),
                                        t946,
                                        t947,
                                        t948,
                                        h * (t726 + rt::lit::<T>(0.5) * t804)
                                            - t715 * (twice_h * rho2_rate),
                                        rt::lit::<T>(1.0) - rho1_rate * t716,
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
                let t143 = rho1_rate * kappa_gradient;
                let theta1_ahead_new = theta1 + half_h * theta1_rate;
                let t93 = theta3 + half_h * theta3_rate - theta1_ahead_new;
                let theta3_rate_h = h * theta3_rate;
                let theta1_rate_h = h * theta1_rate;
                let t94 = rt::lit::<T>(0.5) * (theta3_rate_h - theta1_rate_h);
                let (_, (t97, t98)) = rt::halfway((t3, t4), t94, t93);
                let t106 = a * t97;
                let t86 = theta2 + half_h * theta2_rate - theta1_ahead_new;
                let theta2_rate_h = h * theta2_rate;
                let t87 = rt::lit::<T>(0.5) * (theta2_rate_h - theta1_rate_h);
                let (_, (t90, t91)) = rt::halfway((t1, t2), t87, t86);
                let t104 = t90 * t98 - t97 * t91;
                let t92 = rt::lit::<T>(2.0) * t91;
                let t105 = t97 + t104 * t92;
                let t107 = a * t90;
                let t108 = t90 * t107;
                let t109 = t106 * t105 + (a - rt::lit::<T>(2.0) * t108);
                let t110 = m * t109;
                let t118 = m * (a - t108);
                let t111 = a * t98;
                let t112 = a * t91;
                let t113 = t90 * t112;
                let t114 = rt::lit::<T>(2.0) * t113 - t111 * t105;
                let t115 = m * t114;
                let t116 = j * t105 + t106 * t110 - t111 * t115;
                let t119 = t118 + twice_m * t109;
                let t117 = m * t113;
                let t120 = t117 + twice_m * t114;
                let t121 = t107 * t119 - j * t90 - t112 * t120;
                let t123 = a * (t110 + (m_a + t118)) + t105 * t116 - t90 * t121;
                let t124 = rt::lit::<T>(1.0) / t123;
                let t85 = rho1 + half_h * rho1_rate;
                let t99 = t90 * t97;
                let t100 = t91 * t98;
                let t101 = t99 + t100;
                let t102 = t92 * t101;
                let t103 = t102 - t98;
                let t122 = t103 * t116 - a * (t115 + t117) - t91 * t121;
                let t125 = t122 * t124;
                let t126 = rho2 + half_h * rho2_rate - t85 * t125;
                let t145 = t122 * t126;
                let t127 = t91 * t112;
                let t128 = t111 * t103 + (a - rt::lit::<T>(2.0) * t127);
                let t129 = m * t128;
                let t130 = t91 * t107;
                let t131 = t106 * t103 - rt::lit::<T>(2.0) * t130;
                let t132 = m * t131;
                let t133 = t111 * t129 + (t106 * t132 + j * t103);
                let t134 = m * (t127 - a);
                let t135 = twice_m * t131 - m * t130;
                let t136 = t134 - twice_m * t128;
                let t137 = t107 * t135 - j * t91 - t112 * t136;
                let t138 = t122 * t125;
                let t139 = t103 * t133 + (j - a * (t134 - t129)) - t91 * t137 - t138;
                let t1013 = t143 + t124 * (t85 - t145 / t139);
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned_to(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1_ahead,
                    theta1_ahead_new,
                    tally,
                );
                let x_new = x + t1013 * (a_h * cos_theta1_ahead_new);
                let y_new = y + t1013 * (a_h * sin_theta1_ahead_new);
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_new = theta2 + theta2_rate_h;
                let theta3_new = theta3 + theta3_rate_h;
                let t223 = rho1 + h * rho1_rate;
                let t1014 = m * (a + (t29 - t30));
                let t1015 = t33 + t8 * t1014 - t37;
                let t1016 = t6 * (t28 + rt::lit::<T>(2.0) * t1014) - t39
                    - t7 * (t40 + rt::lit::<T>(2.0) * t36);
                let t1017 = a * (m_a + (t1014 + t28)) + (t26 * t1015 - t1 * t1016);
                let t1018 = rt::lit::<T>(1.0) / t1017;
                let t1019 = t12 * t1015 - t43 - t2 * t1016;
                let t1020 = t1019 * t1018;
                let t1021 = rho2 - rho1 * t1020;
                let t1022 = t2
                    * (t6 * (rt::lit::<T>(2.0) * t19 - t21) - t22
                        - t7 * (t14 - rt::lit::<T>(2.0) * t16));
                let t1023 = t1019 * t1020;
                let t1024 = t20 - t1022 - t1023;
                let t1025 = rt::lit::<T>(1.0) / (t1017 * t1024);
                let t1026 = rho1 * t1018 - t1019 * t1021 * t1025;
                let t1027 = rt::lit::<T>(1.0) / t1024;
                let t1028 = t1021 * t1027;
                let t1029 = t1019 * t1025;
                let t1030 = rho1
                    * (t1026 + rho1 * (t1018 + t1023 * t1025) - rho2 * t1029);
                let t1031 = rho2 * (t1028 + rho2 * t1027 - rho1 * t1029);
                let t1032 = (rt::lit::<T>(0.5) * (rho1 * t1026 + rho2 * t1028)
                    - reference)
                    * (rt::lit::<T>(0.25) * t1030 + rt::lit::<T>(0.25) * t1031);
                let t1033 = rt::lit::<T>(0.5) * t1030 + rt::lit::<T>(0.5) * t1031;
                let t1034 = rt::visible_change(
                    t1032,
                    rt::lit::<T>(0.0625) * (reference * reference) + t1033 * t1033,
                    rt::abs(theta3) + (rt::abs(theta1) + rt::abs(theta2))
                        + rt::lit::<T>(1.0),
                );
                let t1035 = rt::lit::<T>(1.0) - t1034;
                let rho1_new = t223 * t1035;
                let t259 = rho2 + h * rho2_rate;
                let rho2_new = t259 * t1035;
                let carried = [
                    x_new,
                    y_new,
                    theta1_new,
                    theta2_new,
                    theta3_new,
                    rho1_new,
                    rho2_new,
                    reference,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    theta1_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                    ]);
                    let after = balance([
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
                        carried[6],
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
                let [x, y, theta1, theta2, theta3, rho1, rho2, _, _, _, _] = motion
                    .carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta1,
                theta2,
                theta3,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let m = parameters.m;
                let j = parameters.J;
                let a = parameters.a;
                let Scheme { m_a, twice_m, .. } = self;
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
                let t17 = m * t16;
                let t18 = t8 * t12 + (t13 * t17 + j * t7);
                let t19 = m * (t10 - a);
                let t20 = twice_m * t16 - m * t15;
                let t21 = t19 - twice_m * t11;
                let t22 = t14 * t20 - j * t2 - t9 * t21;
                let t23 = t1 * t4 - t3 * t2;
                let t24 = t3 + t23 * t6;
                let t25 = t1 * t14;
                let t26 = t13 * t24 + (a - rt::lit::<T>(2.0) * t25);
                let t27 = m * t26;
                let t28 = t1 * t9;
                let t29 = rt::lit::<T>(2.0) * t28 - t8 * t24;
                let t30 = m * t29;
                let t31 = j * t24 + t13 * t27 - t8 * t30;
                let t32 = m * t28;
                let t33 = m * (a - t25);
                let t34 = t33 + twice_m * t26;
                let t35 = t32 + twice_m * t29;
                let t36 = t14 * t34 - j * t1 - t9 * t35;
                let t37 = t7 * t31 - a * (t32 + t30) - t2 * t36;
                let t38 = a * (t27 + (m_a + t33)) + t24 * t31 - t1 * t36;
                let t39 = rt::lit::<T>(1.0) / t38;
                let t40 = t37 * t39;
                let t41 = t7 * t18 + (j - a * (t19 - t12)) - t2 * t22 - t37 * t40;
                let t42 = rt::lit::<T>(1.0) / t41;
                let t43 = rho1 * t40;
                let t44 = rho2 - t43;
                let t45 = t42 * (rho2 * t44);
                let t46 = rho1 * t39;
                let t47 = t38 * t41;
                let t48 = rt::lit::<T>(1.0) / t47;
                let t49 = t37 * t44;
                let t50 = rho1 * (t46 - t48 * t49);
                let abs_rho1 = rt::abs(rho1);
                let t51 = rt::abs(t1);
                let t52 = rt::abs(t14);
                let abs_theta1 = rt::abs(theta1);
                let t53 = abs_theta1 + rt::abs(theta2);
                let t54 = rt::abs(t2);
                let t55 = t51 + t53 * t54;
                let t56 = a * t55;
                let t57 = t55 * t52 + t51 * t56;
                let t58 = m * (a + t57);
                let t59 = rt::abs(t3);
                let t60 = abs_theta1 + rt::abs(theta3);
                let t61 = rt::abs(t4);
                let t62 = t59 + t60 * t61;
                let t63 = t54 + t53 * t51;
                let t64 = t61 + t60 * t59;
                let t65 = t63 * rt::abs(t23)
                    + t54 * (t55 * t61 + t51 * t64 + (t54 * t62 + t59 * t63));
                let t66 = t62 + rt::lit::<T>(2.0) * t65;
                let t67 = rt::abs(t13);
                let t68 = a * t62;
                let t69 = rt::abs(t24);
                let t70 = t66 * t67 + (rt::lit::<T>(2.0) * t57 + (a + t68 * t69));
                let t71 = rt::abs(t9);
                let t72 = a * t63;
                let t73 = t55 * t71 + t51 * t72;
                let t74 = m * t73;
                let t75 = rt::abs(t8);
                let t76 = a * t64;
                let t77 = t66 * t75 + (rt::lit::<T>(2.0) * t73 + t76 * t69);
                let t78 = t71 * (t74 + twice_m * t77)
                    + (t56 * rt::abs(t34) + (j * t55 + t72 * rt::abs(t35)));
                let t79 = t52 * (t58 + twice_m * t70) + t78;
                let t80 = m * t70;
                let t81 = m * t77;
                let t82 = t75 * t81
                    + (j * t66 + (t76 * rt::abs(t30) + t68 * rt::abs(t27)));
                let t83 = t67 * t80 + t82;
                let t84 = rt::abs(t36);
                let t85 = rt::abs(t31);
                let t86 = t69 * t83
                    + (a * (t80 + (m_a + t58)) + (t55 * t84 + t66 * t85));
                let t87 = t51 * t79 + t86;
                let t88 = rt::abs(t37);
                let t89 = rt::abs(t7);
                let t90 = t63 * rt::abs(t5)
                    + t54 * (t55 * t59 + t51 * t62 + (t61 * t63 + t54 * t64));
                let t91 = t64 + rt::lit::<T>(2.0) * t90;
                let t92 = t54 * t79
                    + (t89 * t83 + (a * (t74 + t81) + (t63 * t84 + t91 * t85)));
                let t93 = rt::lit::<T>(1.0) / (t38 * t38);
                let t94 = t92 * rt::abs(t39) + t87 * rt::abs(t37 * t93);
                let t95 = t63 * t52 + t54 * t56;
                let t96 = t91 * t67 + (rt::lit::<T>(2.0) * t95 + t68 * t89);
                let t97 = t63 * t71 + t54 * t72;
                let t98 = m * (a + t97);
                let t99 = t91 * t75 + (rt::lit::<T>(2.0) * t97 + (a + t76 * t89));
                let t100 = t71 * (t98 + twice_m * t99)
                    + (t56 * rt::abs(t20) + (j * t63 + t72 * rt::abs(t21)));
                let t101 = m * t99;
                let t102 = t75 * t101
                    + (j * t91 + (t76 * rt::abs(t12) + t68 * rt::abs(t17)));
                let t103 = a * (t98 + t101)
                    + (t63 * rt::abs(t22) + (j + t91 * rt::abs(t18)));
                let t104 = t54 * (t52 * (m * t95 + twice_m * t96) + t100)
                    + (t89 * (t67 * (m * t96) + t102) + t103);
                let t105 = t88 * t94 + (t92 * rt::abs(t40) + t104);
                let t106 = rt::abs(t49 / (t47 * t47))
                    * (t87 * rt::abs(t41) + rt::abs(t38) * t105);
                let abs_rho2 = rt::abs(rho2);
                let t107 = abs_rho1 * t94 + (abs_rho2 + rt::abs(t43));
                let t108 = rt::abs(t48) * (t92 * rt::abs(t44) + t88 * t107)
                    + (rt::abs(t46) + t87 * rt::abs(rho1 * t93));
                let t109 = abs_rho1 * (t106 + t108)
                    + abs_rho2
                        * (t107 * rt::abs(t42) + t105 * rt::abs(t44 / (t41 * t41)));
                [
                    rt::lit::<T>(0.5) * (t45 + t50),
                    rt::lit::<T>(0.5) * (rt::abs(t50) + rt::abs(t45) + t109),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1ff26350de20f446ad7b1d1ba57f0f1e";
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
                    let t66 = rho1 + half_h * rho1_rate;
                    let theta1_ahead_new = theta1 + half_h * theta1_rate;
                    let t67 = theta2 + half_h * theta2_rate - theta1_ahead_new;
                    let (t68, t69) = rt::sin_cos(t67);
                    let t70 = rt::lit::<T>(2.0) * t69;
                    let t71 = theta3 + half_h * theta3_rate - theta1_ahead_new;
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
                    let t99 = rho2 + half_h * rho2_rate - t66 * t98;
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
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * theta3),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |
                            [theta1_rate,
                            theta2_rate,
                            theta3_rate,
                            rho1_rate,
                            rho2_rate,
                            ]|
                        {
                            let t66 = rho1 + half_h * rho1_rate;
                            let theta1_ahead_new = theta1 + half_h * theta1_rate;
                            let t67 = theta2 + half_h * theta2_rate - theta1_ahead_new;
                            let (t68, t69) = rt::sin_cos(t67);
                            let t70 = rt::lit::<T>(2.0) * t69;
                            let t71 = theta3 + half_h * theta3_rate - theta1_ahead_new;
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
                            let t99 = rho2 + half_h * rho2_rate - t66 * t98;
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
                            let t176 = half_a_h * t73;
                            let t177 = t78 * t176;
                            let t178 = t79 * t173 + (t175 - t177);
                            let t179 = m * t178;
                            let t180 = k1 * t72;
                            let t181 = t87 * t180;
                            let t182 = k1 * t73;
                            let t183 = t82 * t182;
                            let t184 = a_h * t68;
                            let t185 = t68 * t184;
                            let t186 = t85 * t170;
                            let t187 = half_a_h * t72;
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
                            let t205 = k2 * t69;
                            let t206 = half_a_h * t68;
                            let t207 = t93 * t206;
                            let t208 = half_a_h * t69;
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
                            let t234 = k2 * t68;
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
                            let t374 = rt::lit::<T>(2.0) * (t302 * t149 + t124 * t304);
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
                let theta1_ahead_new = theta1 + half_h * theta1_rate;
                let t71 = theta3 + half_h * theta3_rate - theta1_ahead_new;
                let (t72, t73) = rt::sin_cos(t71);
                let t79 = a * t72;
                let t67 = theta2 + half_h * theta2_rate - theta1_ahead_new;
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
                let t66 = rho1 + half_h * rho1_rate;
                let t74 = t68 * t72 + t69 * t73;
                let t75 = t70 * t74;
                let t76 = t75 - t73;
                let t95 = t76 * t89 - a * (t88 + t90) - t69 * t94;
                let t98 = t95 * t97;
                let t99 = rho2 + half_h * rho2_rate - t66 * t98;
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
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned_to(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1_ahead,
                    theta1_ahead_new,
                    tally,
                );
                let x_new = x + t505 * (a_h * cos_theta1_ahead_new);
                let y_new = y + t505 * (a_h * sin_theta1_ahead_new);
                let theta1_new = theta1 + h * theta1_rate;
                let theta2_new = theta2 + h * theta2_rate;
                let theta3_new = theta3 + h * theta3_rate;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
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
                if !rt::all_ordinary([
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a8a61c7a848af5f16165f39b41a49749";
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
        /// | once, from parameters | 5 | 22 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 1 | 0 | 0 | 0 |
        /// | each step | 225 | 390 | 13 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead, theta3_dot_ahead | 130 | 177 | 0 | 0 | 3 | 0 |
        /// | each state that is looked at | 172 | 277 | 13 | 0 | 3 | 0 |
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
            /// `2 m a`
            twice_m_a: T,
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
            /// `(1/3)/m`
            k7: T,
            /// `J + (2/3) m a²`
            k8: T,
            /// `1/(J + (2/3) m a²)`
            k9: T,
            /// `(2/3) (a/(J + (2/3) m a²))`
            k10: T,
            /// `a/3`
            k11: T,
            /// `(2/3) a`
            k12: T,
            /// `2 a`
            twice_a: T,
            /// `2 m`
            twice_m: T,
            /// `2 J`
            twice_j: T,
            /// `(2/3) a/(J + (2/3) m a²)`
            k13: T,
            /// `m/2`
            half_m: T,
            /// `a² m`
            a_m_a: T,
            /// `(3/2) m`
            k14: T,
            /// `(3/2) m a`
            k15: T,
            /// `2 m a² + 2 J`
            k16: T,
            /// `5 m a² + 2 J`
            k17: T,
            /// `4 m`
            k18: T,
            /// `5 m a`
            k19: T,
            /// `m a² + 2 J`
            k20: T,
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
            k21: T,
            /// `(3/2) m a h`
            k22: T,
            /// `m a² h`
            k23: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `(3/2) a h`
            k24: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5); functions of q that the next step needs (6).
            type Carried = [T; 16];
            type Memory = (rt::Alternating<T, 5, 3>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let k1 = rt::lit::<T>(3.0) * m;
                let m_a = m * a;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let k2 = rt::lit::<T>(3.0) * m_a;
                let k3 = m * (a * a);
                let k4 = rt::lit::<T>(2.0) * k3;
                let k5 = k4 + j;
                let k6 = rt::lit::<T>(3.0) * k3;
                let k7 = rt::lit::<T>(0.3333333333333333) / m;
                let k8 = j + rt::lit::<T>(0.6666666666666666) * k3;
                let k9 = rt::lit::<T>(1.0) / k8;
                let k10 = rt::lit::<T>(0.6666666666666666) * (a / k8);
                let k11 = rt::lit::<T>(0.3333333333333333) * a;
                let k12 = rt::lit::<T>(0.6666666666666666) * a;
                let twice_a = rt::lit::<T>(2.0) * a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_j = rt::lit::<T>(2.0) * j;
                let k13 = k12 / k8;
                let half_m = rt::lit::<T>(0.5) * m;
                let a_m_a = a * m_a;
                let k14 = rt::lit::<T>(1.5) * m;
                let k15 = rt::lit::<T>(1.5) * m_a;
                let k16 = k4 + twice_j;
                let k17 = rt::lit::<T>(5.0) * k3 + twice_j;
                let k18 = rt::lit::<T>(4.0) * m;
                let k19 = rt::lit::<T>(5.0) * m_a;
                let k20 = k3 + twice_j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let m_a_h = m_a * h;
                let k21 = rt::lit::<T>(1.5) * h;
                let k22 = rt::lit::<T>(1.5) * m_a_h;
                let k23 = k3 * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let k24 = rt::lit::<T>(1.5) * a_h;
                Scheme {
                    k1,
                    m_a,
                    twice_m_a,
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
                    half_m,
                    a_m_a,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    m_a_h,
                    k21,
                    k22,
                    k23,
                    half_m_a_h,
                    k24,
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
                    twice_m_a,
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
                    k13,
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
                let sin_theta1_m_a = m_a * sin_theta1;
                let t9 = cos_theta2 * theta2_dot;
                let t10 = cos_theta3 * theta3_dot;
                let t11 = m_a_cos_theta1
                    * (a * (rt::lit::<T>(3.0) * t7 + t8) + rt::lit::<T>(2.0) * x_dot)
                    - sin_theta1_m_a
                        * (a * (rt::lit::<T>(3.0) * t9 + t10)
                            - rt::lit::<T>(2.0) * y_dot);
                let t12 = theta1_dot * t11;
                let t13 = k10 * cos_theta1;
                let t14 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
                let m_a_sin_theta3 = m_a * sin_theta3;
                let m_a_cos_theta3 = m_a * cos_theta3;
                let a_cos_theta1 = a * cos_theta1;
                let t15 = k3 * t14
                    - rt::lit::<T>(0.6666666666666666)
                        * (m_a_sin_theta3 * a_sin_theta1
                            + m_a_cos_theta3 * a_cos_theta1);
                let t16 = k9 * t15;
                let t17 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
                let a_cos_theta2 = a * cos_theta2;
                let t18 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let t19 = sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1;
                let t20 = k6 * t18 - twice_m_a * t19;
                let t21 = k9 * t20;
                let t22 = k4 * t17
                    - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                    - t15 * t21;
                let t23 = k5 - t20 * t21;
                let t24 = rt::lit::<T>(1.0) / t23;
                let t25 = t24 * t22;
                let t26 = k8 - t15 * t16 - t22 * t25;
                let t27 = k9 / t26;
                let t28 = k11 * cos_theta3;
                let t29 = a_cos_theta2 - t20 * t13;
                let t30 = t28 - t15 * t13 - t29 * t25;
                let t31 = t23 * t26;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t33 = t24 * t29 - t32 * (t22 * t30);
                let t34 = sin_theta3 * cos_theta2;
                let t35 = sin_theta2 * cos_theta3;
                let t36 = theta2_dot
                    * (k2 * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                        + (t34 - t35) * (k4 * theta3_dot));
                let t37 = (sin_theta1_m_a * t9 - m_a_cos_theta1 * t7)
                    * (rt::lit::<T>(3.0) * a * theta1_dot) + t36;
                let t38 = rt::lit::<T>(1.0) / t26;
                let t39 = theta3_dot
                    * (m_a * (cos_theta3 * x_dot + sin_theta3 * y_dot)
                        + (t35 - t34) * (k4 * theta2_dot));
                let t40 = (sin_theta1_m_a * t10 - m_a_cos_theta1 * t8) * (a * theta1_dot)
                    + t39;
                let t41 = t12 * (t13 - t27 * (t15 * t30) - t21 * t33)
                    + (t33 * t37 + t38 * (t30 * t40));
                let t42 = k10 * sin_theta1;
                let t43 = t20 * t42 - a_sin_theta2;
                let t44 = k11 * sin_theta3;
                let t45 = t15 * t42 - t44 - t43 * t25;
                let t46 = t24 * t43 - t32 * (t22 * t45);
                let t47 = t46 * t37 + t38 * (t45 * t40)
                    - t12 * (t21 * t46 + (t42 + t27 * (t15 * t45)));
                let t48 = cos_theta1 * t41 - sin_theta1 * t47;
                let a_cos_theta3 = a * cos_theta3;
                let t49 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2
                    - k10 * t20;
                let t50 = rt::lit::<T>(0.3333333333333333)
                    * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - k10 * t15
                    - t25 * t49;
                let t51 = t24 * t49 - t32 * (t22 * t50);
                let t52 = k13 - t27 * (t15 * t50) - t21 * t51;
                let t53 = k7 + k12 * t52;
                let t54 = t38 * t50;
                let t55 = cos_theta1 * t53 + (t28 * t54 + a_cos_theta2 * t51);
                let t56 = sin_theta1 * t53 + (t44 * t54 + a_sin_theta2 * t51);
                let t57 = a * t18;
                let t58 = cos_theta2 * t55 + (sin_theta2 * t56 - (t57 * t52 + a * t51));
                let t59 = sin_theta1 * t56 + cos_theta1 * t55;
                let t60 = rt::lit::<T>(1.0) / t59;
                let t61 = t58 * t60;
                let t62 = k12 * sin_theta1;
                let t63 = rt::lit::<T>(0.6666666666666666) * t19 - t57;
                let t64 = t21 * t63;
                let t65 = t25 * t64
                    + (rt::lit::<T>(0.3333333333333333)
                        * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                        - t16 * t63);
                let t66 = t24 * t64 + t32 * (t22 * t65);
                let t67 = t21 * t66 + (k9 * t63 - t27 * (t15 * t65));
                let t68 = t38 * t65;
                let t69 = t62 * t67 + (k7 * sin_theta2 + t44 * t68 - a_sin_theta2 * t66);
                let t70 = k12 * cos_theta1;
                let t71 = t70 * t67 + (k7 * cos_theta2 + t28 * t68 - a_cos_theta2 * t66);
                let t72 = sin_theta2 * t69 + (cos_theta2 * t71 + (a * t66 - t57 * t67))
                    - t58 * t61;
                let t73 = rt::lit::<T>(1.0) / (t59 * t72);
                let t74 = a * t14;
                let t75 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t74;
                let t76 = twice_a * t17;
                let t77 = t21 * t75
                    + (t76 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2));
                let t78 = k12 + t16 * t75 - t25 * t77;
                let t79 = t32 * (t22 * t78) - t24 * t77;
                let t80 = k9 * t75 + t27 * (t15 * t78) - t21 * t79;
                let t81 = t38 * t78;
                let t82 = k7 - k11 * t81;
                let t83 = cos_theta3
                    * (t70 * t80 + (a_cos_theta2 * t79 + cos_theta3 * t82))
                    + (a * t81 - t76 * t79 - t74 * t80);
                let t84 = cos_theta3 * t55
                    + (sin_theta3 * t56 - (t74 * t52 + (t76 * t51 + a * t54)));
                let t85 = t84 * t60;
                let t86 = sin_theta3
                    * (t62 * t80 + (a_sin_theta2 * t79 + sin_theta3 * t82)) + t83
                    - t84 * t85;
                let t87 = rt::lit::<T>(1.0) / t72;
                let t88 = sin_theta3 * t69
                    + (cos_theta3 * t71 + (t76 * t66 - a * t68 - t74 * t67));
                let t89 = t88 - t84 * t61;
                let t90 = t89 * t89;
                let t91 = t86 - t87 * t90;
                let t92 = t72 * t91;
                let t93 = rt::lit::<T>(1.0) / t92;
                let t94 = t73 * (t58 * t89) - t85;
                let t95 = t58 * t73 + t93 * (t89 * t94);
                let t96 = rt::lit::<T>(1.0) / t91;
                let t97 = t94 * t96;
                let t98 = k9 / t23;
                let t99 = t98 * (t20 * t22) - t16;
                let t100 = t20 * t98 + t32 * (t22 * t99);
                let t101 = t38 * t99;
                let t102 = t12 * (t21 * t100 + (k9 - t27 * (t15 * t99)))
                    + (t101 * t40 - t100 * t37);
                let t103 = t22 * t32;
                let t104 = (t24 + t22 * t22 / (t23 * t31)) * t37 - t103 * t40
                    - t12 * t100;
                let t105 = t74 * t102
                    + (t76 * t104 + a * (t12 * t101 + t38 * t40 - t103 * t37));
                let t106 = cos_theta3 * t41 - sin_theta3 * t47 - t105;
                let t107 = cos_theta2 * t41 - a * t104 - (t57 * t102 + sin_theta2 * t47);
                let t108 = t48 * (t61 * t95 + (t60 - t84 * t94 / (t59 * t91)))
                    + (t97 * t106 - t95 * t107);
                let t109 = t89 * t93;
                let t110 = t107 * (t87 + t90 / (t72 * t92)) - t109 * t106 - t95 * t48;
                let t111 = t97 * t48 + t96 * t106 - t109 * t107;
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
                    - half_h * (t57 * t110 + t74 * t111);
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
                Ok((carried, (rt::Alternating::new(),)))
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
                    k10,
                    k11,
                    k12,
                    twice_a,
                    twice_m,
                    twice_j,
                    k13,
                    half_m,
                    a_m_a,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    inv_h,
                    half_h,
                    a_h,
                    half_a_h,
                    m_a_h,
                    k21,
                    k22,
                    k23,
                    half_m_a_h,
                    k24,
                    ..
                } = *setting.scheme();
                let m_a_sin_theta3_ahead = m_a * sin_theta3_ahead;
                let m_a_cos_theta3_ahead = m_a * cos_theta3_ahead;
                let a_sin_theta1_ahead = a * sin_theta1_ahead;
                let a_sin_theta2_ahead = a * sin_theta2_ahead;
                let a_cos_theta1_ahead = a * cos_theta1_ahead;
                let a_cos_theta2_ahead = a * cos_theta2_ahead;
                let a_sin_theta3_ahead = a * sin_theta3_ahead;
                let a_cos_theta3_ahead = a * cos_theta3_ahead;
                let t1 = m_a_sin_theta3_ahead * a_sin_theta2_ahead
                    + m_a_cos_theta3_ahead * a_cos_theta2_ahead;
                let m_a_sin_theta2_ahead = m_a * sin_theta2_ahead;
                let m_a_cos_theta2_ahead = m_a * cos_theta2_ahead;
                let t2 = m_a_sin_theta2_ahead * a_sin_theta1_ahead
                    + m_a_cos_theta2_ahead * a_cos_theta1_ahead;
                let t3 = m_a_sin_theta3_ahead * a_sin_theta1_ahead
                    + m_a_cos_theta3_ahead * a_cos_theta1_ahead;
                let t4 = sin_theta1_ahead * sin_theta3_ahead
                    + cos_theta1_ahead * cos_theta3_ahead;
                let t5 = k3 * t4 - rt::lit::<T>(0.6666666666666666) * t3;
                let t6 = k9 * t5;
                let t7 = sin_theta2_ahead * sin_theta3_ahead
                    + cos_theta2_ahead * cos_theta3_ahead;
                let t8 = sin_theta1_ahead * sin_theta2_ahead
                    + cos_theta1_ahead * cos_theta2_ahead;
                let t9 = k6 * t8 - rt::lit::<T>(2.0) * t2;
                let t10 = k9 * t9;
                let t11 = k4 * t7 - t1 - t5 * t10;
                let t12 = k5 - t9 * t10;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = t13 * t11;
                let t15 = k8 - t5 * t6 - t11 * t14;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = k10 * sin_theta1_ahead;
                let t18 = k11 * sin_theta3_ahead;
                let t19 = t9 * t17 - a_sin_theta2_ahead;
                let t20 = t5 * t17 - t18 - t19 * t14;
                let t21 = t20 * t16;
                let t22 = t12 * t15;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = t13 * t19 - t23 * (t11 * t20);
                let t25 = k9 / t15;
                let t26 = t10 * t24 + (t17 + t25 * (t5 * t20));
                let t27 = k11 * cos_theta3_ahead;
                let t28 = k12 * cos_theta1_ahead;
                let t29 = a_cos_theta2_ahead * t24 + t21 * t27 - t26 * t28;
                let t30 = k12 * sin_theta1_ahead;
                let t31 = t26 * t30 + (k7 - t18 * t21 - a_sin_theta2_ahead * t24);
                let t32 = k10 * cos_theta1_ahead;
                let t33 = a_cos_theta2_ahead - t9 * t32;
                let t34 = t27 - t5 * t32 - t33 * t14;
                let t35 = t16 * t34;
                let t36 = t13 * t33 - t23 * (t11 * t34);
                let t37 = t32 - t25 * (t5 * t34) - t10 * t36;
                let t38 = t28 * t37 + (a_cos_theta2_ahead * t36 + (k7 + t27 * t35));
                let t39 = k9 / t12;
                let t40 = t39 * (t9 * t11) - t6;
                let t41 = t16 * t40;
                let t42 = t9 * t39 + t23 * (t11 * t40);
                let t43 = t10 * t42 + (k9 - t25 * (t5 * t40));
                let t44 = t11 * t23;
                let t45 = t13 + t11 * t11 / (t12 * t22);
                let t46 = p_x * t29
                    + (p_y * t38 + (p_theta1 * t37 + (p_theta2 * t36 + p_theta3 * t35)));
                let t47 = p_y * t29
                    + (p_x * t31 + (p_theta2 * t24 + p_theta3 * t21 - p_theta1 * t26));
                let t48 = cos_theta1_ahead * t46 - sin_theta1_ahead * t47;
                let t49 = sin_theta1_ahead * a_sin_theta2_ahead
                    + cos_theta1_ahead * a_cos_theta2_ahead - k10 * t9;
                let t50 = rt::lit::<T>(0.3333333333333333)
                    * (sin_theta1_ahead * a_sin_theta3_ahead
                        + cos_theta1_ahead * a_cos_theta3_ahead) - k10 * t5 - t49 * t14;
                let t51 = t13 * t49 - t23 * (t11 * t50);
                let t52 = k13 - t25 * (t5 * t50) - t10 * t51;
                let t53 = k7 + k12 * t52;
                let t54 = t16 * t50;
                let t55 = cos_theta1_ahead * t53
                    + (t27 * t54 + a_cos_theta2_ahead * t51);
                let t56 = sin_theta1_ahead * t53
                    + (t18 * t54 + a_sin_theta2_ahead * t51);
                let t57 = a * t8;
                let t58 = cos_theta2_ahead * t55
                    + (sin_theta2_ahead * t56 - (t57 * t52 + a * t51));
                let t59 = sin_theta1_ahead * t56 + cos_theta1_ahead * t55;
                let t60 = rt::lit::<T>(1.0) / t59;
                let t61 = t58 * t60;
                let t62 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta2_ahead * a_sin_theta1_ahead
                        + cos_theta2_ahead * a_cos_theta1_ahead) - t57;
                let t63 = t62 * t10;
                let t64 = t63 * t14
                    + (rt::lit::<T>(0.3333333333333333)
                        * (sin_theta2_ahead * a_sin_theta3_ahead
                            + cos_theta2_ahead * a_cos_theta3_ahead) - t62 * t6);
                let t65 = t13 * t63 + t23 * (t11 * t64);
                let t66 = t10 * t65 + (k9 * t62 - t25 * (t5 * t64));
                let t67 = t16 * t64;
                let t68 = t30 * t66
                    + (k7 * sin_theta2_ahead + t18 * t67 - a_sin_theta2_ahead * t65);
                let t69 = t28 * t66
                    + (k7 * cos_theta2_ahead + t27 * t67 - a_cos_theta2_ahead * t65);
                let t70 = sin_theta2_ahead * t68
                    + (cos_theta2_ahead * t69 + (a * t65 - t57 * t66)) - t58 * t61;
                let t71 = rt::lit::<T>(1.0) / (t59 * t70);
                let t72 = a * t4;
                let t73 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta3_ahead * a_sin_theta1_ahead
                        + cos_theta3_ahead * a_cos_theta1_ahead) - t72;
                let t74 = twice_a * t7;
                let t75 = t73 * t10
                    + (t74
                        - (sin_theta3_ahead * a_sin_theta2_ahead
                            + cos_theta3_ahead * a_cos_theta2_ahead));
                let t76 = k12 + t73 * t6 - t75 * t14;
                let t77 = t23 * (t11 * t76) - t13 * t75;
                let t78 = k9 * t73 + t25 * (t5 * t76) - t10 * t77;
                let t79 = t16 * t76;
                let t80 = k7 - k11 * t79;
                let t81 = cos_theta3_ahead
                    * (t28 * t78 + (a_cos_theta2_ahead * t77 + cos_theta3_ahead * t80))
                    + (a * t79 - t74 * t77 - t72 * t78);
                let t82 = cos_theta3_ahead * t55
                    + (sin_theta3_ahead * t56 - (t72 * t52 + (t74 * t51 + a * t54)));
                let t83 = t82 * t60;
                let t84 = sin_theta3_ahead
                    * (t30 * t78 + (a_sin_theta2_ahead * t77 + sin_theta3_ahead * t80))
                    + t81 - t82 * t83;
                let t85 = sin_theta3_ahead * t68
                    + (cos_theta3_ahead * t69 + (t74 * t65 - a * t67 - t72 * t66));
                let t86 = t85 - t82 * t61;
                let t87 = t86 * t86;
                let t88 = rt::lit::<T>(1.0) / t70;
                let t89 = t84 - t87 * t88;
                let t90 = t70 * t89;
                let t91 = rt::lit::<T>(1.0) / t90;
                let t92 = t71 * (t58 * t86) - t83;
                let t93 = t58 * t71 + t91 * (t86 * t92);
                let t94 = rt::lit::<T>(1.0) / t89;
                let t95 = t92 * t94;
                let t96 = p_theta1 * t43 + (p_theta3 * t41 - p_theta2 * t42)
                    + (p_y * t37 - p_x * t26);
                let t97 = p_theta2 * t45 + p_x * t24
                    + (p_y * t36 - p_theta3 * t44 - p_theta1 * t42);
                let t98 = p_y * t35 + p_theta1 * t41
                    + (p_x * t21 + p_theta3 * t16 - p_theta2 * t44);
                let t99 = cos_theta3_ahead * t46 - (t72 * t96 + (t74 * t97 + a * t98))
                    - sin_theta3_ahead * t47;
                let t100 = cos_theta2_ahead * t46 - (t57 * t96 + a * t97)
                    - sin_theta2_ahead * t47;
                let t101 = t48 * (t61 * t93 + (t60 - t82 * t92 / (t59 * t89)))
                    + (t95 * t99 - t93 * t100);
                let t102 = t86 * t91;
                let t103 = t100 * (t88 + t87 / (t70 * t90)) - t102 * t99 - t93 * t48;
                let t104 = t95 * t48 + t94 * t99 - t102 * t100;
                let t105 = p_x
                    + rt::lit::<T>(2.0)
                        * (sin_theta1_ahead * t101
                            + (sin_theta2_ahead * t103 + sin_theta3_ahead * t104));
                let t106 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta1_ahead * t101
                            + (cos_theta2_ahead * t103 + cos_theta3_ahead * t104));
                let t107 = p_theta1 + rt::lit::<T>(2.0) * (t57 * t103 + t72 * t104);
                let t108 = p_theta2 + rt::lit::<T>(2.0) * (a * t103 + t74 * t104);
                let t109 = p_theta3 + twice_a * t104;
                let m_a_sin_theta1_ahead = m_a * sin_theta1_ahead;
                let m_a_cos_theta1_ahead = m_a * cos_theta1_ahead;
                let t110 = a_m_a * sin_theta1_ahead;
                let t111 = a_m_a * cos_theta1_ahead;
                let t112 = cos_theta2_ahead * sin_theta3_ahead;
                let t113 = sin_theta2_ahead * cos_theta3_ahead;
                let t114 = t112 - t113;
                let t115 = k4 * t114;
                let t116 = t113 - t112;
                let t117 = k3 * t116;
                let t118 = k15 * sin_theta2_ahead;
                let t119 = k2 * cos_theta2_ahead;
                let t120 = m_a_h * cos_theta1_ahead;
                let t121 = m_a_h * sin_theta1_ahead;
                let t122 = m_a_cos_theta1_ahead * a_sin_theta2_ahead;
                let t123 = m_a_sin_theta1_ahead * a_cos_theta2_ahead;
                let t124 = k21 * (t122 - t123);
                let t125 = m_a_cos_theta1_ahead * a_sin_theta3_ahead;
                let t126 = m_a_sin_theta1_ahead * a_cos_theta3_ahead;
                let t127 = half_h * (t125 - t126);
                let t128 = k22 * cos_theta2_ahead;
                let t129 = k22 * sin_theta2_ahead;
                let t130 = m_a_cos_theta1_ahead * a_cos_theta2_ahead
                    + m_a_sin_theta1_ahead * a_sin_theta2_ahead;
                let t131 = rt::lit::<T>(3.0) * (t123 - t122);
                let t132 = k23 * t114;
                let t133 = half_m_a_h * cos_theta3_ahead;
                let t134 = half_m_a_h * sin_theta3_ahead;
                let t135 = m_a_cos_theta1_ahead * a_cos_theta3_ahead
                    + m_a_sin_theta1_ahead * a_sin_theta3_ahead;
                let t136 = m_a_cos_theta2_ahead * a_cos_theta3_ahead
                    + m_a_sin_theta2_ahead * a_sin_theta3_ahead;
                let t137 = t126 - t125;
                let t138 = k4 * t116;
                let plain1: [T; 5] = {
                    let t139 = t31 * t105 - t26 * t107
                        + (t29 * t106 + (t24 * t108 + t21 * t109));
                    let t140 = t38 * t106 + t36 * t108
                        + (t29 * t105 + (t37 * t107 + t35 * t109));
                    let t141 = t37 * t106 - t42 * t108
                        + (t43 * t107 + t41 * t109 - t26 * t105);
                    let t142 = t36 * t106 - t42 * t107
                        + (t24 * t105 + (t45 * t108 - t44 * t109));
                    let t143 = t21 * t105 - t44 * t108
                        + (t35 * t106 + (t41 * t107 + t16 * t109));
                    [t139, t140, t141, t142, t143]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t139 = t31 * t105 - t26 * t107
                                + (t29 * t106 + (t24 * t108 + t21 * t109));
                            let t140 = t38 * t106 + t36 * t108
                                + (t29 * t105 + (t37 * t107 + t35 * t109));
                            let t141 = t37 * t106 - t42 * t108
                                + (t43 * t107 + t41 * t109 - t26 * t105);
                            let t142 = t36 * t106 - t42 * t107
                                + (t24 * t105 + (t45 * t108 - t44 * t109));
                            let t143 = t21 * t105 - t44 * t108
                                + (t35 * t106 + (t41 * t107 + t16 * t109));
                            [
                                rt::abs(inv_h * x) + rt::abs(t139),
                                rt::abs(inv_h * y) + rt::abs(t140),
                                rt::abs(inv_h * theta1) + rt::abs(t141),
                                rt::abs(inv_h * theta2) + rt::abs(t142),
                                rt::abs(inv_h * theta3) + rt::abs(t143),
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
                            let h_theta2_dot_ahead = h * theta2_dot_ahead;
                            let theta2_new = theta2 + h_theta2_dot_ahead;
                            let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::sin_cos(
                                theta2_new,
                            );
                            let t144 = a * sin_theta2_ahead_new;
                            let t145 = theta2_dot_ahead * t144;
                            let h_theta1_dot_ahead = h * theta1_dot_ahead;
                            let theta1_new = theta1 + h_theta1_dot_ahead;
                            let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                                theta1_new,
                            );
                            let t146 = a * sin_theta1_ahead_new;
                            let t147 = x_dot_ahead + theta1_dot_ahead * t146;
                            let t148 = m * (t145 + t147);
                            let h_theta3_dot_ahead = h * theta3_dot_ahead;
                            let theta3_new = theta3 + h_theta3_dot_ahead;
                            let (sin_theta3_ahead_new, cos_theta3_ahead_new) = rt::sin_cos(
                                theta3_new,
                            );
                            let t149 = a * sin_theta3_ahead_new;
                            let t150 = rt::lit::<T>(2.0) * t145
                                + (t147 + theta3_dot_ahead * t149);
                            let t151 = m * t150;
                            let t152 = t148 + t151;
                            let t153 = theta2_dot_ahead * a_sin_theta2_ahead;
                            let t154 = x_dot_ahead
                                + theta1_dot_ahead * a_sin_theta1_ahead;
                            let t155 = m * (t153 + t154);
                            let t156 = rt::lit::<T>(2.0) * t153
                                + (t154 + theta3_dot_ahead * a_sin_theta3_ahead);
                            let t157 = m * t156;
                            let t158 = t155 + t157;
                            let p_x_new = rt::lit::<T>(0.5)
                                * (t152 + (t158 + twice_m * x_dot_ahead));
                            let t159 = a * cos_theta1_ahead_new;
                            let t160 = y_dot_ahead - theta1_dot_ahead * t159;
                            let t161 = a * cos_theta2_ahead_new;
                            let t162 = theta2_dot_ahead * t161;
                            let t163 = m * (t160 - t162);
                            let t164 = a * cos_theta3_ahead_new;
                            let t165 = t160
                                - (rt::lit::<T>(2.0) * t162 + theta3_dot_ahead * t164);
                            let t166 = m * t165;
                            let t167 = t163 + t166;
                            let t168 = y_dot_ahead
                                - theta1_dot_ahead * a_cos_theta1_ahead;
                            let t169 = theta2_dot_ahead * a_cos_theta2_ahead;
                            let t170 = m * (t168 - t169);
                            let t171 = t168
                                - (rt::lit::<T>(2.0) * t169
                                    + theta3_dot_ahead * a_cos_theta3_ahead);
                            let t172 = m * t171;
                            let t173 = t170 + t172;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (t167 + (t173 + twice_m * y_dot_ahead));
                            let t174 = t146 * t152
                                + (a_sin_theta1_ahead * t158 + twice_j * theta1_dot_ahead
                                    - a_cos_theta1_ahead * t173) - t159 * t167;
                            let t175 = rt::lit::<T>(0.5) * t174;
                            let twice_x_dot_ahead = rt::lit::<T>(2.0) * x_dot_ahead;
                            let t176 = theta2_dot_ahead * sin_theta2_ahead;
                            let t177 = theta3_dot_ahead * sin_theta3_ahead;
                            let t178 = theta2_dot_ahead * cos_theta2_ahead;
                            let t179 = theta3_dot_ahead * cos_theta3_ahead;
                            let twice_y_dot_ahead = rt::lit::<T>(2.0) * y_dot_ahead;
                            let t180 = m_a_cos_theta1_ahead
                                * (twice_x_dot_ahead
                                    + a * (rt::lit::<T>(3.0) * t176 + t177))
                                - m_a_sin_theta1_ahead
                                    * (a * (rt::lit::<T>(3.0) * t178 + t179)
                                        - twice_y_dot_ahead);
                            let t181 = half_h * theta1_dot_ahead;
                            let t182 = t148 + twice_m * t150;
                            let t183 = a_sin_theta2_ahead * (t155 + twice_m * t156)
                                + twice_j * theta2_dot_ahead
                                - a_cos_theta2_ahead * (t170 + twice_m * t171);
                            let t184 = t163 + twice_m * t165;
                            let t185 = rt::lit::<T>(0.5)
                                * (t144 * t182 + t183 - t161 * t184);
                            let t186 = t178 * t110 - t176 * t111;
                            let t187 = k2
                                * (x_dot_ahead * cos_theta2_ahead
                                    + y_dot_ahead * sin_theta2_ahead) + theta3_dot_ahead * t115;
                            let t188 = t149 * t151
                                + (a_sin_theta3_ahead * t157 + twice_j * theta3_dot_ahead
                                    - a_cos_theta3_ahead * t172) - t164 * t166;
                            let t189 = rt::lit::<T>(0.5) * t188;
                            let t190 = t179 * t110 - t177 * t111;
                            let t191 = m_a
                                * (x_dot_ahead * cos_theta3_ahead
                                    + y_dot_ahead * sin_theta3_ahead);
                            let t192 = theta3_dot_ahead * t117;
                            let t193 = t189
                                - (t109
                                    + half_h
                                        * (theta1_dot_ahead * t190
                                            + (theta3_dot_ahead * t191
                                                + t192 * (rt::lit::<T>(2.0) * theta2_dot_ahead))));
                            let t194 = a_h * cos_theta1_ahead_new;
                            let t195 = m * (t146 + theta1_dot_ahead * t194);
                            let t196 = a_h * cos_theta2_ahead_new;
                            let t197 = t144 + theta2_dot_ahead * t196;
                            let t198 = a_h * cos_theta3_ahead_new;
                            let t199 = m * (t149 + theta3_dot_ahead * t198);
                            let t200 = a_h * sin_theta1_ahead_new;
                            let t201 = m * (theta1_dot_ahead * t200 - t159);
                            let t202 = a_h * sin_theta2_ahead_new;
                            let t203 = theta2_dot_ahead * t202;
                            let t204 = m * (t203 - t161);
                            let t205 = t161 - t203;
                            let t206 = t204 - twice_m * t205;
                            let t207 = a_h * sin_theta3_ahead_new;
                            let t208 = m * (theta3_dot_ahead * t207 - t164);
                            let t209 = m_a * sin_theta1_ahead_new;
                            let t210 = m_a * cos_theta1_ahead_new;
                            let t211 = k16
                                + rt::lit::<T>(2.0) * (t146 * t195 - t159 * t201)
                                + (t200 * t167 + t194 * t152);
                            let t212 = m * t197;
                            let t213 = t196 * t182
                                + (k17 + t197 * (k19 * sin_theta2_ahead_new)
                                    - t161 * (t204 - k18 * t205));
                            let t214 = rt::lit::<T>(0.5)
                                * (k20 + t149 * t199 - t164 * t208
                                    + (t198 * t151 + t207 * t166));
                            (
                                [
                                    p_x_new - t105,
                                    p_y_new - t106,
                                    t175 - (t107 + t180 * t181),
                                    t185
                                        - (t108
                                            + half_h
                                                * (t186 * (rt::lit::<T>(3.0) * theta1_dot_ahead)
                                                    + theta2_dot_ahead * t187)),
                                    t193,
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        m_a_sin_theta1_ahead + t195,
                                        t118 + k14 * t197,
                                        rt::lit::<T>(0.5) * (m_a_sin_theta3_ahead + t199),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        t201 - m_a_cos_theta1_ahead,
                                        rt::lit::<T>(0.5) * (t206 - t119),
                                        rt::lit::<T>(0.5) * (t208 - m_a_cos_theta3_ahead),
                                    ],
                                    [
                                        t209 + (m_a_sin_theta1_ahead - theta1_dot_ahead * t120),
                                        -(t210 + (m_a_cos_theta1_ahead + theta1_dot_ahead * t121)),
                                        rt::lit::<T>(0.5) * t211 - half_h * t180,
                                        rt::lit::<T>(0.5)
                                            * (rt::lit::<T>(3.0) * (t2 + t146 * t212) - t159 * t206)
                                            - theta1_dot_ahead * t124,
                                        rt::lit::<T>(0.5) * (t3 + t146 * t199 - t159 * t208)
                                            - theta1_dot_ahead * t127,
                                    ],
                                    [
                                        k15 * sin_theta2_ahead_new
                                            + (t118 - theta2_dot_ahead * t128),
                                        -(theta2_dot_ahead * t129
                                            + k15 * (cos_theta2_ahead_new + cos_theta2_ahead)),
                                        rt::lit::<T>(1.5) * (t144 * t195 + t130 - t161 * t201)
                                            - k21 * t186,
                                        rt::lit::<T>(0.5) * (t202 * t184 + t213)
                                            - half_h * (theta1_dot_ahead * t131 + t187),
                                        t144 * t199 + (t1 - theta2_dot_ahead * t132) - t161 * t208,
                                    ],
                                    [
                                        half_m * (t149 + a_sin_theta3_ahead)
                                            - theta3_dot_ahead * t133,
                                        -(half_m * (t164 + a_cos_theta3_ahead)
                                            + theta3_dot_ahead * t134),
                                        rt::lit::<T>(0.5) * (t149 * t195 + t135 - t164 * t201)
                                            - half_h * t190,
                                        t149 * t212 + (t164 * (m * t205) + (t136 - h * t192)),
                                        t214
                                            - half_h
                                                * (t191
                                                    + (theta1_dot_ahead * t137 + theta2_dot_ahead * t138)),
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
                let h_theta1_dot_ahead = h * theta1_dot_ahead;
                let theta1_new = theta1 + h_theta1_dot_ahead;
                let h_theta2_dot_ahead = h * theta2_dot_ahead;
                let theta2_new = theta2 + h_theta2_dot_ahead;
                let h_theta3_dot_ahead = h * theta3_dot_ahead;
                let theta3_new = theta3 + h_theta3_dot_ahead;
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    h_theta2_dot_ahead,
                    theta2_new,
                    tally,
                );
                let t144 = a * sin_theta2_ahead_new;
                let t145 = theta2_dot_ahead * t144;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    h_theta1_dot_ahead,
                    theta1_new,
                    tally,
                );
                let t146 = a * sin_theta1_ahead_new;
                let t147 = x_dot_ahead + theta1_dot_ahead * t146;
                let t148 = m * (t145 + t147);
                let (sin_theta3_ahead_new, cos_theta3_ahead_new) = rt::turned(
                    (sin_theta3_ahead, cos_theta3_ahead),
                    theta3,
                    h_theta3_dot_ahead,
                    theta3_new,
                    tally,
                );
                let t149 = a * sin_theta3_ahead_new;
                let t150 = rt::lit::<T>(2.0) * t145 + (t147 + theta3_dot_ahead * t149);
                let t151 = m * t150;
                let t152 = t148 + t151;
                let t153 = theta2_dot_ahead * a_sin_theta2_ahead;
                let t154 = x_dot_ahead + theta1_dot_ahead * a_sin_theta1_ahead;
                let t155 = m * (t153 + t154);
                let t156 = rt::lit::<T>(2.0) * t153
                    + (t154 + theta3_dot_ahead * a_sin_theta3_ahead);
                let t157 = m * t156;
                let t158 = t155 + t157;
                let p_x_new = rt::lit::<T>(0.5)
                    * (t152 + (t158 + twice_m * x_dot_ahead));
                let t159 = a * cos_theta1_ahead_new;
                let t160 = y_dot_ahead - theta1_dot_ahead * t159;
                let t161 = a * cos_theta2_ahead_new;
                let t162 = theta2_dot_ahead * t161;
                let t163 = m * (t160 - t162);
                let t164 = a * cos_theta3_ahead_new;
                let t165 = t160 - (rt::lit::<T>(2.0) * t162 + theta3_dot_ahead * t164);
                let t166 = m * t165;
                let t167 = t163 + t166;
                let t168 = y_dot_ahead - theta1_dot_ahead * a_cos_theta1_ahead;
                let t169 = theta2_dot_ahead * a_cos_theta2_ahead;
                let t170 = m * (t168 - t169);
                let t171 = t168
                    - (rt::lit::<T>(2.0) * t169 + theta3_dot_ahead * a_cos_theta3_ahead);
                let t172 = m * t171;
                let t173 = t170 + t172;
                let p_y_new = rt::lit::<T>(0.5)
                    * (t167 + (t173 + twice_m * y_dot_ahead));
                let t210 = m_a * cos_theta1_ahead_new;
                let twice_x_dot_ahead = rt::lit::<T>(2.0) * x_dot_ahead;
                let t215 = theta2_dot_ahead * sin_theta2_ahead_new;
                let t216 = theta3_dot_ahead * sin_theta3_ahead_new;
                let t209 = m_a * sin_theta1_ahead_new;
                let t217 = theta2_dot_ahead * cos_theta2_ahead_new;
                let t218 = theta3_dot_ahead * cos_theta3_ahead_new;
                let twice_y_dot_ahead = rt::lit::<T>(2.0) * y_dot_ahead;
                let t219 = t210
                    * (twice_x_dot_ahead + a * (rt::lit::<T>(3.0) * t215 + t216))
                    - t209 * (a * (rt::lit::<T>(3.0) * t217 + t218) - twice_y_dot_ahead);
                let t181 = half_h * theta1_dot_ahead;
                let t174 = t146 * t152
                    + (a_sin_theta1_ahead * t158 + twice_j * theta1_dot_ahead
                        - a_cos_theta1_ahead * t173) - t159 * t167;
                let t175 = rt::lit::<T>(0.5) * t174;
                let p_theta1_new = t219 * t181 + t175;
                let t182 = t148 + twice_m * t150;
                let t183 = a_sin_theta2_ahead * (t155 + twice_m * t156)
                    + twice_j * theta2_dot_ahead
                    - a_cos_theta2_ahead * (t170 + twice_m * t171);
                let t184 = t163 + twice_m * t165;
                let t185 = rt::lit::<T>(0.5) * (t144 * t182 + t183 - t161 * t184);
                let t220 = sin_theta3_ahead_new * cos_theta2_ahead_new;
                let t221 = sin_theta2_ahead_new * cos_theta3_ahead_new;
                let t222 = theta2_dot_ahead
                    * ((t220 - t221) * (k23 * theta3_dot_ahead)
                        + k22
                            * (x_dot_ahead * cos_theta2_ahead_new
                                + y_dot_ahead * sin_theta2_ahead_new));
                let p_theta2_new = t185
                    + ((t209 * t217 - t210 * t215) * (k24 * theta1_dot_ahead) + t222);
                let t188 = t149 * t151
                    + (a_sin_theta3_ahead * t157 + twice_j * theta3_dot_ahead
                        - a_cos_theta3_ahead * t172) - t164 * t166;
                let t189 = rt::lit::<T>(0.5) * t188;
                let t223 = theta3_dot_ahead
                    * (half_m_a_h
                        * (x_dot_ahead * cos_theta3_ahead_new
                            + y_dot_ahead * sin_theta3_ahead_new)
                        + (t221 - t220) * (k23 * theta2_dot_ahead));
                let p_theta3_new = t189
                    + ((t209 * t218 - t210 * t216) * (half_a_h * theta1_dot_ahead)
                        + t223);
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
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(plain1, solution1.x, solution1.unusual());
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
                    twice_m_a,
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
                    k13,
                    ..
                } = *setting.scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t1 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let a_sin_theta1 = a * sin_theta1;
                let a_cos_theta1 = a * cos_theta1;
                let t2 = sin_theta2 * a_sin_theta1 + cos_theta2 * a_cos_theta1;
                let t3 = k6 * t1 - twice_m_a * t2;
                let t4 = k9 * t3;
                let t5 = k5 - t3 * t4;
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = k10 * sin_theta1;
                let a_sin_theta2 = a * sin_theta2;
                let t8 = t3 * t7 - a_sin_theta2;
                let (sin_theta3, cos_theta3) = rt::sin_cos(theta3);
                let t9 = sin_theta1 * sin_theta3 + cos_theta1 * cos_theta3;
                let m_a_sin_theta3 = m_a * sin_theta3;
                let m_a_cos_theta3 = m_a * cos_theta3;
                let t10 = k3 * t9
                    - rt::lit::<T>(0.6666666666666666)
                        * (m_a_sin_theta3 * a_sin_theta1
                            + m_a_cos_theta3 * a_cos_theta1);
                let t11 = k9 * t10;
                let t12 = sin_theta2 * sin_theta3 + cos_theta2 * cos_theta3;
                let a_cos_theta2 = a * cos_theta2;
                let t13 = k4 * t12
                    - (m_a_sin_theta3 * a_sin_theta2 + m_a_cos_theta3 * a_cos_theta2)
                    - t10 * t4;
                let t14 = t6 * t13;
                let t15 = k8 - t10 * t11 - t13 * t14;
                let t16 = t5 * t15;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = k11 * sin_theta3;
                let t19 = t10 * t7 - t18 - t8 * t14;
                let t20 = t6 * t8 - t17 * (t13 * t19);
                let t21 = k9 / t15;
                let t22 = t4 * t20 + (t7 + t21 * (t10 * t19));
                let t23 = k12 * sin_theta1;
                let t24 = rt::lit::<T>(1.0) / t15;
                let t25 = t19 * t24;
                let t26 = t22 * t23 + (k7 - t18 * t25 - a_sin_theta2 * t20);
                let a_sin_theta3 = a * sin_theta3;
                let a_cos_theta3 = a * cos_theta3;
                let t27 = sin_theta1 * a_sin_theta2 + cos_theta1 * a_cos_theta2
                    - k10 * t3;
                let t28 = rt::lit::<T>(0.3333333333333333)
                    * (sin_theta1 * a_sin_theta3 + cos_theta1 * a_cos_theta3) - k10 * t10
                    - t14 * t27;
                let t29 = t6 * t27 - t17 * (t13 * t28);
                let t30 = k13 - t21 * (t10 * t28) - t4 * t29;
                let t31 = k7 + k12 * t30;
                let t32 = k11 * cos_theta3;
                let t33 = t24 * t28;
                let t34 = cos_theta1 * t31 + (t32 * t33 + a_cos_theta2 * t29);
                let t35 = sin_theta1 * t31 + (t18 * t33 + a_sin_theta2 * t29);
                let t36 = a * t1;
                let t37 = cos_theta2 * t34 + (sin_theta2 * t35 - (t36 * t30 + a * t29));
                let t38 = sin_theta1 * t35 + cos_theta1 * t34;
                let t39 = rt::lit::<T>(1.0) / t38;
                let t40 = t37 * t39;
                let t41 = rt::lit::<T>(0.6666666666666666) * t2 - t36;
                let t42 = t4 * t41;
                let t43 = t14 * t42
                    + (rt::lit::<T>(0.3333333333333333)
                        * (sin_theta2 * a_sin_theta3 + cos_theta2 * a_cos_theta3)
                        - t11 * t41);
                let t44 = t6 * t42 + t17 * (t13 * t43);
                let t45 = t4 * t44 + (k9 * t41 - t21 * (t10 * t43));
                let t46 = t24 * t43;
                let t47 = t23 * t45 + (k7 * sin_theta2 + t18 * t46 - a_sin_theta2 * t44);
                let t48 = k12 * cos_theta1;
                let t49 = t48 * t45 + (k7 * cos_theta2 + t32 * t46 - a_cos_theta2 * t44);
                let t50 = sin_theta2 * t47 + (cos_theta2 * t49 + (a * t44 - t36 * t45))
                    - t37 * t40;
                let t51 = rt::lit::<T>(1.0) / (t38 * t50);
                let t52 = a * t9;
                let t53 = rt::lit::<T>(0.6666666666666666)
                    * (sin_theta3 * a_sin_theta1 + cos_theta3 * a_cos_theta1) - t52;
                let t54 = twice_a * t12;
                let t55 = t4 * t53
                    + (t54 - (sin_theta3 * a_sin_theta2 + cos_theta3 * a_cos_theta2));
                let t56 = k12 + t11 * t53 - t14 * t55;
                let t57 = t17 * (t13 * t56) - t6 * t55;
                let t58 = k9 * t53 + t21 * (t10 * t56) - t4 * t57;
                let t59 = t24 * t56;
                let t60 = k7 - k11 * t59;
                let t61 = cos_theta3
                    * (t48 * t58 + (a_cos_theta2 * t57 + cos_theta3 * t60))
                    + (a * t59 - t54 * t57 - t52 * t58);
                let t62 = cos_theta3 * t34
                    + (sin_theta3 * t35 - (t52 * t30 + (t54 * t29 + a * t33)));
                let t63 = t62 * t39;
                let t64 = sin_theta3
                    * (t23 * t58 + (a_sin_theta2 * t57 + sin_theta3 * t60)) + t61
                    - t62 * t63;
                let t65 = rt::lit::<T>(1.0) / t50;
                let t66 = sin_theta3 * t47
                    + (cos_theta3 * t49 + (t54 * t44 - a * t46 - t52 * t45));
                let t67 = t66 - t62 * t40;
                let t68 = t67 * t67;
                let t69 = t64 - t65 * t68;
                let t70 = t50 * t69;
                let t71 = rt::lit::<T>(1.0) / t70;
                let t72 = t51 * (t37 * t67) - t63;
                let t73 = t37 * t51 + t71 * (t67 * t72);
                let t74 = a_cos_theta2 * t20 + t25 * t32 - t22 * t48;
                let t75 = k10 * cos_theta1;
                let t76 = a_cos_theta2 - t3 * t75;
                let t77 = t32 - t10 * t75 - t76 * t14;
                let t78 = t6 * t76 - t17 * (t13 * t77);
                let t79 = t75 - t21 * (t10 * t77) - t4 * t78;
                let t80 = t24 * t77;
                let t81 = t48 * t79 + (a_cos_theta2 * t78 + (k7 + t32 * t80));
                let t82 = p_x * t74
                    + (p_y * t81 + (p_theta1 * t79 + (p_theta2 * t78 + p_theta3 * t80)));
                let t83 = p_y * t74
                    + (p_x * t26 + (p_theta2 * t20 + p_theta3 * t25 - p_theta1 * t22));
                let t84 = cos_theta1 * t82 - sin_theta1 * t83;
                let t85 = rt::lit::<T>(1.0) / t69;
                let t86 = t72 * t85;
                let t87 = k9 / t5;
                let t88 = t87 * (t3 * t13) - t11;
                let t89 = t3 * t87 + t17 * (t13 * t88);
                let t90 = t4 * t89 + (k9 - t21 * (t10 * t88));
                let t91 = t24 * t88;
                let t92 = p_theta1 * t90 + (p_theta3 * t91 - p_theta2 * t89)
                    + (p_y * t79 - p_x * t22);
                let t93 = t6 + t13 * t13 / (t5 * t16);
                let t94 = t13 * t17;
                let t95 = p_theta2 * t93 + p_x * t20
                    + (p_y * t78 - p_theta3 * t94 - p_theta1 * t89);
                let t96 = p_y * t80 + p_theta1 * t91
                    + (p_x * t25 + p_theta3 * t24 - p_theta2 * t94);
                let t97 = cos_theta3 * t82 - (t52 * t92 + (t54 * t95 + a * t96))
                    - sin_theta3 * t83;
                let t98 = cos_theta2 * t82 - (t36 * t92 + a * t95) - sin_theta2 * t83;
                let t99 = (t40 * t73 + (t39 - t62 * t72 / (t38 * t69))) * t84
                    + (t86 * t97 - t73 * t98);
                let t100 = t67 * t71;
                let t101 = (t65 + t68 / (t50 * t70)) * t98 - t100 * t97 - t73 * t84;
                let t102 = t86 * t84 + t85 * t97 - t100 * t98;
                let t103 = sin_theta1 * t99
                    + (sin_theta2 * t101 + (p_x + sin_theta3 * t102));
                let t104 = t36 * t101 + (p_theta1 + t52 * t102);
                let t105 = p_y - cos_theta3 * t102 - cos_theta2 * t101
                    - cos_theta1 * t99;
                let t106 = a * t101 + (p_theta2 + t54 * t102);
                let t107 = p_theta3 + a * t102;
                let t108 = t26 * t103 - t22 * t104
                    + (t74 * t105 + (t20 * t106 + t25 * t107));
                let t109 = t81 * t105 + t78 * t106
                    + (t74 * t103 + (t79 * t104 + t80 * t107));
                let t110 = t79 * t105 - t89 * t106
                    + (t90 * t104 + t91 * t107 - t22 * t103);
                let t111 = t78 * t105 - t89 * t104
                    + (t20 * t103 + (t93 * t106 - t94 * t107));
                let t112 = t25 * t103 - t94 * t106
                    + (t80 * t105 + (t91 * t104 + t24 * t107));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta1,
                    theta2,
                    theta3,
                    x_dot: t108,
                    y_dot: t109,
                    theta1_dot: t110,
                    theta2_dot: t111,
                    theta3_dot: t112,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f855f8b1c4ddd24b9c336478b872831c";
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

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 9];
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
                let t38 = half_h * t37;
                let t39 = theta1 + t38;
                let (t40, t41) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    t38,
                    t39,
                    tally,
                );
                let t42 = t33 * (rho1 - t35 * (t32 * t36));
                let t43 = t21 * t42 + t7 * t37;
                let t44 = half_h * t43 + (theta3 - t39);
                let (t45, t46) = rt::sin_cos(t44);
                let t47 = a * t45;
                let t48 = t2 * t37;
                let t49 = t1 * t42 + t48;
                let t50 = theta2 - t39 - half_h * t49;
                let (t51, t52) = rt::sin_cos(t50);
                let t53 = t51 * t46 - t45 * t52;
                let t54 = rt::lit::<T>(2.0) * t52;
                let t55 = t45 + t53 * t54;
                let t56 = a * t51;
                let t57 = t51 * t56;
                let t58 = t47 * t55 + (a - rt::lit::<T>(2.0) * t57);
                let t59 = m * t58;
                let t60 = m * (a - t57);
                let t61 = a * t46;
                let t62 = a * t52;
                let t63 = t51 * t62;
                let t64 = rt::lit::<T>(2.0) * t63 - t61 * t55;
                let t65 = m * t64;
                let t66 = j * t55 + t47 * t59 - t61 * t65;
                let t67 = m * t63;
                let t68 = t56 * (t60 + twice_m * t58) - j * t51
                    - t62 * (t67 + twice_m * t64);
                let t69 = rt::lit::<T>(1.0)
                    / (a * (t59 + (m_a + t60)) + t55 * t66 - t51 * t68);
                let t70 = a * t42;
                let t71 = t14 * t49;
                let t72 = t70 - t71;
                let t73 = t13 * t43;
                let t74 = t70 + t73 - rt::lit::<T>(2.0) * t71;
                let t75 = t9 * t49;
                let t76 = a * t37;
                let t77 = t75 - t76;
                let t78 = m * t77;
                let t79 = t8 * t43;
                let t80 = t76 + t79 - rt::lit::<T>(2.0) * t75;
                let t81 = t14 * (m * t72 + twice_m * t74) - j * t49
                    - t9 * (t78 - twice_m * t80);
                let t82 = t2 * t49;
                let t83 = m * (t79 * t74 - t80 * t73);
                let t84 = m * t80;
                let t85 = t8 * t84 + (t13 * (m * t74) + j * t43);
                let t86 = t1 * t49;
                let t87 = t3 * t43;
                let t88 = t4 * t43;
                let t89 = t4 * t82 + t1 * t87 + (t3 * t86 + (t2 * t88 + t5 * t37));
                let t90 = m
                    * (rt::lit::<T>(2.0) * (t71 * t80 - t75 * t74)
                        - (t75 * t72 + t71 * t77));
                let t91 = t85
                    * (rt::lit::<T>(2.0) * (t20 * t86 - t2 * t89) + (t88 + t4 * t37))
                    - t1 * t90;
                let t92 = t81 * (t48 + t82) + (t21 * t83 + t76 * (t78 - t84)) + t91;
                let t93 = rho1 + half_h * t92;
                let t94 = t51 * t45 + t52 * t46;
                let t95 = t94 * t54 - t46;
                let t96 = t52 * t62;
                let t97 = t61 * t95 + (a - rt::lit::<T>(2.0) * t96);
                let t98 = m * t97;
                let t99 = t52 * t56;
                let t100 = t47 * t95 - rt::lit::<T>(2.0) * t99;
                let t101 = m * (t96 - a);
                let t102 = t95 * (t61 * t98 + (t47 * (m * t100) + j * t95))
                    + (j - a * (t101 - t98));
                let t103 = t56 * (twice_m * t100 - m * t99) - j * t52
                    - t62 * (t101 - twice_m * t97);
                let t104 = t95 * t66 - a * (t65 + t67) - t52 * t68;
                let t105 = t104 * t69;
                let t106 = rt::lit::<T>(1.0) / (t102 - t52 * t103 - t104 * t105);
                let t107 = t4 * t86 - t3 * t82 + (t20 * t37 + t1 * t88 - t2 * t87);
                let t108 = t85
                    * (rt::lit::<T>(2.0) * (t5 * t86 + t2 * t107) + (t87 + t3 * t37))
                    - t81 * (t86 + t1 * t37);
                let t109 = (t74 + t72) * (m_a * t37) + t7 * t83 - t2 * t90 + t108;
                let t110 = rho2 + half_h * t109 - t93 * t105;
                let t111 = t69 * (t93 - t106 * (t104 * t110));
                let t112 = t110 * t106;
                let t113 = half_h * t112;
                let t114 = theta1 + t113;
                let (t115, t116) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    t113,
                    t114,
                    tally,
                );
                let t117 = t55 * t111 + t95 * t112;
                let t118 = half_h * t117 + (theta3 - t114);
                let (t119, t120) = rt::sin_cos(t118);
                let t121 = a * t119;
                let t122 = t52 * t112;
                let t123 = t122 + t51 * t111;
                let t124 = theta2 - t114 - half_h * t123;
                let (t125, t126) = rt::sin_cos(t124);
                let t127 = t125 * t120 - t119 * t126;
                let t128 = rt::lit::<T>(2.0) * t126;
                let t129 = t119 + t127 * t128;
                let t130 = a * t125;
                let t131 = t125 * t130;
                let t132 = t121 * t129 + (a - rt::lit::<T>(2.0) * t131);
                let t133 = m * t132;
                let t134 = m * (a - t131);
                let t135 = a * t120;
                let t136 = a * t126;
                let t137 = t125 * t136;
                let t138 = rt::lit::<T>(2.0) * t137 - t135 * t129;
                let t139 = m * t138;
                let t140 = j * t129 + t121 * t133 - t135 * t139;
                let t141 = m * t137;
                let t142 = t130 * (t134 + twice_m * t132) - j * t125
                    - t136 * (t141 + twice_m * t138);
                let t143 = rt::lit::<T>(1.0)
                    / (a * (t133 + (m_a + t134)) + t129 * t140 - t125 * t142);
                let t144 = a * t111;
                let t145 = t56 * t123;
                let t146 = t144 - t145;
                let t147 = t47 * t117;
                let t148 = t144 + t147 - rt::lit::<T>(2.0) * t145;
                let t149 = t62 * t123;
                let t150 = a * t112;
                let t151 = t149 - t150;
                let t152 = m * t151;
                let t153 = t61 * t117;
                let t154 = t150 + t153 - rt::lit::<T>(2.0) * t149;
                let t155 = t56 * (m * t146 + twice_m * t148) - j * t123
                    - t62 * (t152 - twice_m * t154);
                let t156 = t52 * t123;
                let t157 = m * (t148 * t153 - t147 * t154);
                let t158 = m * t154;
                let t159 = t61 * t158 + (t47 * (m * t148) + j * t117);
                let t160 = t51 * t123;
                let t161 = t45 * t117;
                let t162 = t46 * t117;
                let t163 = t46 * t156 + t51 * t161
                    + (t45 * t160 + (t52 * t162 + t94 * t112));
                let t164 = m
                    * (rt::lit::<T>(2.0) * (t145 * t154 - t149 * t148)
                        - (t146 * t149 + t145 * t151));
                let t165 = t159
                    * (rt::lit::<T>(2.0) * (t53 * t160 - t52 * t163)
                        + (t162 + t46 * t112)) - t51 * t164;
                let t166 = t155 * (t122 + t156) + (t55 * t157 + t150 * (t152 - t158))
                    + t165;
                let t167 = rho1 + half_h * t166;
                let t168 = t125 * t119 + t126 * t120;
                let t169 = t168 * t128 - t120;
                let t170 = t126 * t136;
                let t171 = t135 * t169 + (a - rt::lit::<T>(2.0) * t170);
                let t172 = m * t171;
                let t173 = t126 * t130;
                let t174 = t121 * t169 - rt::lit::<T>(2.0) * t173;
                let t175 = m * (t170 - a);
                let t176 = t169 * (t135 * t172 + (t121 * (m * t174) + j * t169))
                    + (j - a * (t175 - t172));
                let t177 = t130 * (twice_m * t174 - m * t173) - j * t126
                    - t136 * (t175 - twice_m * t171);
                let t178 = t169 * t140 - a * (t139 + t141) - t126 * t142;
                let t179 = t178 * t143;
                let t180 = rt::lit::<T>(1.0) / (t176 - t126 * t177 - t178 * t179);
                let t181 = t46 * t160 - t45 * t156
                    + (t53 * t112 + t51 * t162 - t52 * t161);
                let t182 = t159
                    * (rt::lit::<T>(2.0) * (t94 * t160 + t52 * t181)
                        + (t161 + t45 * t112)) - t155 * (t160 + t51 * t112);
                let t183 = (t146 + t148) * (m_a * t112) + t95 * t157 - t52 * t164 + t182;
                let t184 = rho2 + half_h * t183 - t167 * t179;
                let t185 = t143 * (t167 - t180 * (t178 * t184));
                let t186 = t184 * t180;
                let t187 = h * t186;
                let t188 = theta1 + t187;
                let (t189, t190) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    t187,
                    t188,
                    tally,
                );
                let t191 = t129 * t185 + t169 * t186;
                let t192 = h * t191 + (theta3 - t188);
                let (t193, t194) = rt::sin_cos(t192);
                let t195 = a * t193;
                let t196 = t126 * t186;
                let t197 = t196 + t125 * t185;
                let t198 = theta2 - t188 - h * t197;
                let (t199, t200) = rt::sin_cos(t198);
                let t201 = t199 * t194 - t193 * t200;
                let t202 = rt::lit::<T>(2.0) * t200;
                let t203 = t193 + t201 * t202;
                let t204 = a * t199;
                let t205 = t199 * t204;
                let t206 = t195 * t203 + (a - rt::lit::<T>(2.0) * t205);
                let t207 = m * t206;
                let t208 = m * (a - t205);
                let t209 = a * t194;
                let t210 = a * t200;
                let t211 = t199 * t210;
                let t212 = rt::lit::<T>(2.0) * t211 - t209 * t203;
                let t213 = m * t212;
                let t214 = j * t203 + t195 * t207 - t209 * t213;
                let t215 = m * t211;
                let t216 = t204 * (t208 + twice_m * t206) - j * t199
                    - t210 * (t215 + twice_m * t212);
                let t217 = rt::lit::<T>(1.0)
                    / (a * (t207 + (m_a + t208)) + t203 * t214 - t199 * t216);
                let t218 = a * t185;
                let t219 = t130 * t197;
                let t220 = t218 - t219;
                let t221 = t121 * t191;
                let t222 = t218 + t221 - rt::lit::<T>(2.0) * t219;
                let t223 = t136 * t197;
                let t224 = a * t186;
                let t225 = t223 - t224;
                let t226 = m * t225;
                let t227 = t135 * t191;
                let t228 = t224 + t227 - rt::lit::<T>(2.0) * t223;
                let t229 = t130 * (m * t220 + twice_m * t222) - j * t197
                    - t136 * (t226 - twice_m * t228);
                let t230 = t126 * t197;
                let t231 = m * (t222 * t227 - t221 * t228);
                let t232 = m * t228;
                let t233 = t135 * t232 + (t121 * (m * t222) + j * t191);
                let t234 = t125 * t197;
                let t235 = t119 * t191;
                let t236 = t120 * t191;
                let t237 = t120 * t230 + t125 * t235
                    + (t119 * t234 + (t126 * t236 + t168 * t186));
                let t238 = m
                    * (rt::lit::<T>(2.0) * (t219 * t228 - t223 * t222)
                        - (t220 * t223 + t219 * t225));
                let t239 = t233
                    * (rt::lit::<T>(2.0) * (t127 * t234 - t126 * t237)
                        + (t236 + t120 * t186)) - t125 * t238;
                let t240 = t229 * (t196 + t230) + (t129 * t231 + t224 * (t226 - t232))
                    + t239;
                let t241 = rho1 + h * t240;
                let t242 = t199 * t193 + t200 * t194;
                let t243 = t242 * t202 - t194;
                let t244 = t200 * t210;
                let t245 = t209 * t243 + (a - rt::lit::<T>(2.0) * t244);
                let t246 = m * t245;
                let t247 = t200 * t204;
                let t248 = t195 * t243 - rt::lit::<T>(2.0) * t247;
                let t249 = m * (t244 - a);
                let t250 = t243 * (t209 * t246 + (t195 * (m * t248) + j * t243))
                    + (j - a * (t249 - t246));
                let t251 = t204 * (twice_m * t248 - m * t247) - j * t200
                    - t210 * (t249 - twice_m * t245);
                let t252 = t243 * t214 - a * (t213 + t215) - t200 * t216;
                let t253 = t252 * t217;
                let t254 = rt::lit::<T>(1.0) / (t250 - t200 * t251 - t252 * t253);
                let t255 = t120 * t234 - t119 * t230
                    + (t127 * t186 + t125 * t236 - t126 * t235);
                let t256 = t233
                    * (rt::lit::<T>(2.0) * (t168 * t234 + t126 * t255)
                        + (t235 + t119 * t186)) - t229 * (t234 + t125 * t186);
                let t257 = (t220 + t222) * (m_a * t186) + t169 * t231 - t126 * t238
                    + t256;
                let t258 = rho2 + h * t257 - t241 * t253;
                let t259 = t217 * (t241 - t254 * (t252 * t258));
                let t260 = twice_a * (t41 * t111 + t116 * t185)
                    + a * (t190 * t259 + cos_theta1_ahead * t42);
                let x_new = x + k1 * t260;
                let t261 = twice_a * (t40 * t111 + t115 * t185)
                    + a * (t189 * t259 + sin_theta1_ahead * t42);
                let y_new = y + k1 * t261;
                let t262 = t258 * t254;
                let t263 = k1 * (t262 + (t37 + rt::lit::<T>(2.0) * (t112 + t186)));
                let theta1_new = theta1 + t263;
                let t264 = t200 * t262;
                let t265 = t264 + t199 * t259;
                let theta2_new = theta2
                    - k1 * (t265 + (t49 + rt::lit::<T>(2.0) * (t123 + t197)));
                let t266 = t203 * t259 + t243 * t262;
                let theta3_new = theta3
                    + k1 * (t266 + (t43 + rt::lit::<T>(2.0) * (t117 + t191)));
                let t267 = a * t259;
                let t268 = t204 * t265;
                let t269 = t267 - t268;
                let t270 = t195 * t266;
                let t271 = t267 + t270 - rt::lit::<T>(2.0) * t268;
                let t272 = t210 * t265;
                let t273 = a * t262;
                let t274 = t272 - t273;
                let t275 = m * t274;
                let t276 = t209 * t266;
                let t277 = t273 + t276 - rt::lit::<T>(2.0) * t272;
                let t278 = t204 * (m * t269 + twice_m * t271) - j * t265
                    - t210 * (t275 - twice_m * t277);
                let t279 = t200 * t265;
                let t280 = m * (t271 * t276 - t270 * t277);
                let t281 = m * t277;
                let t282 = t278 * (t264 + t279)
                    + (t203 * t280
                        + (t273 * (t275 - t281)
                            + (t92 + rt::lit::<T>(2.0) * (t166 + t240))));
                let t283 = t209 * t281 + (t195 * (m * t271) + j * t266);
                let t284 = t199 * t265;
                let t285 = t193 * t266;
                let t286 = t194 * t266;
                let t287 = t194 * t279 + t199 * t285
                    + (t193 * t284 + (t200 * t286 + t242 * t262));
                let t288 = m
                    * (rt::lit::<T>(2.0) * (t268 * t277 - t272 * t271)
                        - (t269 * t272 + t268 * t274));
                let t289 = t283
                    * (rt::lit::<T>(2.0) * (t201 * t284 - t200 * t287)
                        + (t286 + t194 * t262)) - t199 * t288;
                let rho1_new = rho1 + k1 * (t282 + t289);
                let t290 = t243 * t280
                    + ((t269 + t271) * (m_a * t262)
                        + (t109 + rt::lit::<T>(2.0) * (t183 + t257)));
                let t291 = t194 * t284 - t193 * t279
                    + (t201 * t262 + t199 * t286 - t200 * t285);
                let t292 = t283
                    * (rt::lit::<T>(2.0) * (t242 * t284 + t200 * t291)
                        + (t285 + t193 * t262)) - t278 * (t284 + t199 * t262);
                let rho2_new = rho2 + k1 * (t290 - t200 * t288 + t292);
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    t263,
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
                if !rt::all_ordinary([
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d45046611f43df1c0f53a64ea452cb34";
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
