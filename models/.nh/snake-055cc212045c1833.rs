// Prepared by `nh prepare` from `Snake` in src/library.rs and snake.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 055cc212045c1833bc150f2e41dcd8ac
// content 5e2f05944a929a4ec8a37cd96ecd012d

pub struct Snake {
    /// `m` (kg): each link.
    pub m: f64,
    /// `J` (kg m^2): each link.
    pub J: f64,
    /// `a` (m): half the length of a link.
    pub a: f64,
}

impl ::core::default::Default for Snake {
    fn default() -> Self {
        Snake { m: 1.2, J: 0.15, a: 0.5 }
    }
}

/// The system `snake` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 340 add, 492 mul, 11 div, 11 sin_cos, 3 call
/// * `midpoint`: 142 add, 210 mul, 4 div, 5 sin_cos
/// * `leapfrog`: 355 add, 567 mul, 13 div, 6 sin_cos
/// * `rk4`: 379 add, 559 mul, 8 div, 12 sin_cos
pub mod snake {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
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
            self: &System<T>,
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
        /// - `theta1_rate`, `theta2_rate`, `theta3_rate`, `rho1_rate`, `rho2_rate`, `kappa_gradient`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, y_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 8 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 1 | 0 | 0 | 0 |
        /// | each step | 106 | 165 | 6 | 0 | 5 | 3 |
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
                let t19 = j - a * (t14 - t16)
                    + t12 * (t9 * t16 + (j * t12 + t8 * (m * t18)));
                let t20 = t6 * (twice_m * t18 - m * t17) - j * t2
                    - t7 * (t14 - twice_m * t15);
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
                    - t7 * (t32 + twice_m * t29);
                let t34 = a * (m_a + t25 + t27) + t23 * t31 - t1 * t33;
                let t35 = t12 * t31 - a * (t30 + t32) - t2 * t33;
                let t36 = rt::lit::<T>(1.0) / t34;
                let t37 = t35 * t36;
                let t38 = t35 * t37;
                let t39 = t21 - t38;
                let t40 = rt::lit::<T>(1.0) / t39;
                let t41 = rho2 - rho1 * t37;
                let t42 = t41 * t40;
                let t43 = rt::lit::<T>(1.0) / (t34 * t39);
                let t44 = rho1 * t36 - t43 * (t35 * t41);
                let t45 = t35 * t43;
                let t46 = quarter_a * t4;
                let t47 = quarter_a * t3;
                let t48 = t43 * (rt::lit::<T>(0.5) * t35);
                let t49 = rt::lit::<T>(0.5) * t40;
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
                    let t77 = rho1 + half_h * rho1_rate;
                    let theta1_ahead_new = theta1 + half_h * theta1_rate;
                    let t78 = theta2 + half_h * theta2_rate - theta1_ahead_new;
                    let theta2_rate_h = h * theta2_rate;
                    let theta1_rate_h = h * theta1_rate;
                    let t79 = rt::lit::<T>(0.5) * (theta2_rate_h - theta1_rate_h);
                    let ((t80, _), (t82, t83)) = rt::halfway((t1, t2), t79, t78);
                    let t84 = rt::lit::<T>(2.0) * t83;
                    let t85 = theta3 + half_h * theta3_rate - theta1_ahead_new;
                    let theta3_rate_h = h * theta3_rate;
                    let t86 = rt::lit::<T>(0.5) * (theta3_rate_h - theta1_rate_h);
                    let ((t87, _), (t89, t90)) = rt::halfway((t3, t4), t86, t85);
                    let t91 = t82 * t89;
                    let t92 = t83 * t90;
                    let t93 = t91 + t92;
                    let t94 = t84 * t93;
                    let t95 = t94 - t90;
                    let t96 = t82 * t90 - t89 * t83;
                    let t97 = t89 + t96 * t84;
                    let t98 = a * t89;
                    let t99 = a * t82;
                    let t100 = t82 * t99;
                    let t101 = t98 * t97 + (a - rt::lit::<T>(2.0) * t100);
                    let t102 = m * t101;
                    let t103 = a * t90;
                    let t104 = a * t83;
                    let t105 = t82 * t104;
                    let t106 = rt::lit::<T>(2.0) * t105 - t103 * t97;
                    let t107 = m * t106;
                    let t108 = j * t97 + t98 * t102 - t103 * t107;
                    let t109 = m * t105;
                    let t110 = m * (a - t100);
                    let t111 = t110 + twice_m * t101;
                    let t112 = t109 + twice_m * t106;
                    let t113 = t99 * t111 - j * t82 - t104 * t112;
                    let t114 = t95 * t108 - a * (t107 + t109) - t83 * t113;
                    let t115 = a * (t102 + (m_a + t110)) + t97 * t108 - t82 * t113;
                    let t116 = rt::lit::<T>(1.0) / t115;
                    let t117 = t114 * t116;
                    let t118 = rho2 + half_h * rho2_rate - t77 * t117;
                    let t119 = t83 * t104;
                    let t120 = t103 * t95 + (a - rt::lit::<T>(2.0) * t119);
                    let t121 = m * t120;
                    let t122 = t83 * t99;
                    let t123 = t98 * t95 - rt::lit::<T>(2.0) * t122;
                    let t124 = m * t123;
                    let t125 = t103 * t121 + (t98 * t124 + j * t95);
                    let t126 = m * (t119 - a);
                    let t127 = twice_m * t123 - m * t122;
                    let t128 = t126 - twice_m * t120;
                    let t129 = t99 * t127 - j * t83 - t104 * t128;
                    let t130 = t114 * t117;
                    let t131 = t95 * t125 + (j - a * (t126 - t121)) - t83 * t129 - t130;
                    let t132 = rt::lit::<T>(1.0) / t131;
                    let t133 = t118 * t132;
                    let t134 = rho2_rate * kappa_gradient + t133;
                    let t143 = t83 * t134;
                    let t135 = rho1_rate * kappa_gradient;
                    let t137 = t114 * t118;
                    let t941 = t116 * (t77 - t137 * t132);
                    let t942 = t135 + t941;
                    let t144 = t95 * t134;
                    let t201 = theta2_rate * kappa_gradient;
                    let t943 = a * t941;
                    let t149 = t83 * t133;
                    let t944 = t149 + t82 * t941;
                    let t945 = t99 * t944;
                    let t147 = t95 * t133;
                    let t946 = t147 + t97 * t941;
                    let t947 = t943 + t98 * t946 - rt::lit::<T>(2.0) * t945;
                    let t948 = m * (t943 - t945) + twice_m * t947;
                    let t949 = a * t944;
                    let t156 = a * t133;
                    let t950 = t104 * t944;
                    let t951 = t156 + t103 * t946 - rt::lit::<T>(2.0) * t950;
                    let t952 = twice_m * t951;
                    let t953 = m * (t950 - t156);
                    let t954 = t952 - t953;
                    let t955 = t99 * t948 - j * t944;
                    let t956 = t104 * t954 + t955;
                    let t957 = t98 * (m * t947);
                    let t958 = j * t946;
                    let t959 = m * t951;
                    let t960 = t103 * t959;
                    let t961 = t957 + (t958 + t960);
                    let t962 = t941 * t961;
                    let t963 = t83 * t962;
                    let t964 = t133 * t961;
                    let t965 = t83 * t964;
                    let t966 = t83
                        * (t948 * t949 + t941 * t956
                            - rt::lit::<T>(2.0) * (t90 * t963 + t89 * t965));
                    let t967 = rt::lit::<T>(2.0)
                        * (t89 * t963 - t90 * t965 - (t96 * t962 + t93 * t964))
                        + (t954 * t949 + t133 * t956);
                    let t968 = t82 * t967;
                    let t969 = t966 - t968;
                    let t970 = t201 + t969;
                    let t971 = a * (t953 - t959);
                    let t181 = t89 * t97;
                    let t183 = t90 * t95;
                    let t190 = t181 - t90 - t183;
                    let t177 = t82 * t82;
                    let t188 = t93 * t177;
                    let t179 = t82 * t83;
                    let t189 = t188 - t96 * t179;
                    let t180 = t89 * t179;
                    let t182 = t180 + t83 * t181;
                    let t184 = t83 * (t92 + t183);
                    let t186 = t93 + t180;
                    let t972 = t83
                        * (t90 * (t177 + t82 * t97) - t182
                            + (t184 + (t186 + t91 * t95)));
                    let t193 = t83 + rt::lit::<T>(1.0);
                    let t973 = (t960 + (t958 + t957))
                        * (t190 + rt::lit::<T>(2.0) * (t189 + t972))
                        - t193 * (t955 - t104 * (t953 - t952));
                    let t173 = a_squared * kappa_gradient;
                    let t145 = theta3_rate * kappa_gradient;
                    let t974 = m_a * t946;
                    let t975 = t90
                        * (rt::lit::<T>(2.0) * (t83 * t963 - t82 * t965)
                            - (t962 + t947 * t974));
                    let t976 = t89
                        * (t964 - t951 * t974
                            - rt::lit::<T>(2.0) * (t83 * t965 + t82 * t963));
                    let t977 = t975 - t976;
                    let t978 = t145 + t977;
                    let t214 = t90 - t94;
                    let t212 = theta1_rate * kappa_gradient;
                    let t979 = t976 - t975 + (t968 - t966);
                    let t215 = rho1 + h * rho1_rate;
                    let theta2_new = theta2 + theta2_rate_h;
                    let theta1_new = theta1 + theta1_rate_h;
                    let t216 = theta2_new - theta1_new;
                    let (t217, t218) = rt::sin_cos(t216);
                    let theta3_new = theta3 + theta3_rate_h;
                    let t219 = theta3_new - theta1_new;
                    let (t220, t221) = rt::sin_cos(t219);
                    let t222 = t217 * t220 + t218 * t221;
                    let t223 = t218 * t222;
                    let t224 = rt::lit::<T>(2.0) * t223 - t221;
                    let t225 = t217 * t221;
                    let t226 = t220 * t218;
                    let t227 = t225 - t226;
                    let t228 = t218 * t227;
                    let t229 = t220 + rt::lit::<T>(2.0) * t228;
                    let t230 = a * t220;
                    let t231 = a * t217;
                    let t232 = t217 * t231;
                    let t233 = t230 * t229 + (a - rt::lit::<T>(2.0) * t232);
                    let t234 = m * t233;
                    let t235 = a * t221;
                    let t236 = a * t218;
                    let t237 = t217 * t236;
                    let t238 = rt::lit::<T>(2.0) * t237 - t235 * t229;
                    let t239 = m * t238;
                    let t240 = j * t229 + t230 * t234 - t235 * t239;
                    let t241 = m * t237;
                    let t242 = m * (a - t232);
                    let t243 = t242 + twice_m * t233;
                    let t244 = t241 + twice_m * t238;
                    let t245 = t231 * t243 - j * t217 - t236 * t244;
                    let t246 = t224 * t240 - a * (t239 + t241) - t218 * t245;
                    let t247 = t215 - t246 * t133;
                    let t248 = a * (t234 + (m_a + t242)) + t229 * t240 - t217 * t245;
                    let t980 = t247 - t248 * t941;
                    let t251 = rho2 + h * rho2_rate;
                    let t252 = t218 * t236;
                    let t253 = m * (t252 - a);
                    let t254 = t235 * t224 + (a - rt::lit::<T>(2.0) * t252);
                    let t255 = m * t254;
                    let t256 = t218 * t231;
                    let t257 = t230 * t224 - rt::lit::<T>(2.0) * t256;
                    let t258 = m * t257;
                    let t259 = t235 * t255 + (j * t224 + t230 * t258);
                    let t260 = twice_m * t257 - m * t256;
                    let t261 = t253 - twice_m * t254;
                    let t262 = t231 * t260 - j * t218 - t236 * t261;
                    let t263 = j - a * (t253 - t255) + t224 * t259 - t218 * t262;
                    let t264 = t251 - t263 * t133;
                    let t981 = t264 - t246 * t941;
                    let t250 = rt::lit::<T>(1.0) / t248;
                    let t266 = t246 * t250;
                    let t982 = t981 - t266 * t980;
                    let t269 = t263 - t246 * t266;
                    let t273 = rt::lit::<T>(1.0) / t269;
                    let t275 = rho2 - t21 * t133;
                    let t983 = t275 - t35 * t941;
                    let t277 = rho1 - t35 * t133;
                    let t984 = t277 - t34 * t941;
                    let t985 = t983 - t37 * t984;
                    let t986 = (t980 - t982 * (t246 * t273)) * (t250 * t980)
                        + (t982 * (t273 * t981) - t985 * (t40 * t983));
                    let t282 = t12 * t133;
                    let t987 = t282 + t23 * t941;
                    let t284 = t224 * t133;
                    let t988 = t284 + t229 * t941;
                    let t286 = t2 * t133;
                    let t989 = t286 + t1 * t941;
                    let t288 = t218 * t133;
                    let t990 = t288 + t217 * t941;
                    let t991 = t6 * t989 + t231 * t990;
                    let t294 = t2 + t218;
                    let t295 = rt::lit::<T>(0.5) * t294;
                    let t292 = t3 + t220;
                    let t297 = t80 * t83;
                    let t299 = t1 + t217;
                    let t301 = t87 * t90;
                    let t296 = t4 + t221;
                    let t298 = t80 * t82;
                    let t300 = t87 * t89;
                    let t306 = t292 * t297 + t299 * t301 - (t296 * t298 + t294 * t300);
                    let t307 = t5 + t222;
                    let t308 = t295 * t306 + (t300 - t307 * t298);
                    let t302 = t296 * t297 + t292 * t298 - (t299 * t300 + t294 * t301);
                    let t303 = t10 + t225 - t226;
                    let t304 = t295 * t302 + (t301 - t303 * t298);
                    let t992 = t308 * t133 + t304 * t941;
                    let t313 = t223 + (t11 - rt::lit::<T>(0.5) * t296);
                    let t314 = t313 * t133;
                    let t312 = t228 + (t22 + rt::lit::<T>(0.5) * t292);
                    let t993 = t314 + t312 * t941;
                    let t317 = t294 * t133;
                    let t994 = t317 + t299 * t941;
                    let t320 = t298 * t133;
                    let t995 = t297 * t941 - t320;
                    let t996 = t297 * t994 + t299 * t995;
                    let t997 = (rt::lit::<T>(0.5) * (t8 * t987 + t230 * t988)
                        + (t943 - t991))
                        * (t992 * (twice_a * t292) + k1 * (t301 * t993 - t996));
                    let t998 = t7 * t989 + t236 * t990;
                    let t999 = t294 * t995 - t298 * t994;
                    let t1000 = (rt::lit::<T>(0.5) * (t9 * t987 + t235 * t988)
                        + (t156 - t998))
                        * (t992 * (twice_a * t296) - k1 * (t999 + t300 * t993));
                    let t1001 = rt::lit::<T>(0.5)
                        * (t986 - t984 * (t36 * t984 - t45 * t985))
                        - half_m * (t997 + t1000);
                    let t1002 = a * t999 * (rt::lit::<T>(0.5) * t998 - t156)
                        - a * t996 * (t943 - rt::lit::<T>(0.5) * t991);
                    let t1003 = t1001
                        - (j * (t994 * t995 + t993 * (rt::lit::<T>(2.0) * t992))
                            + m * t1002) - theta3_rate_h * t977;
                    let t337 = theta3_rate * theta3_rate + rho2_rate * rho2_rate
                        + (rho1_rate * rho1_rate
                            + (theta1_rate * theta1_rate + theta2_rate * theta2_rate));
                    let t1004 = rt::div_or_zero(
                        t1003 - theta2_rate_h * t969 - theta1_rate_h * t979,
                        h * (t337 + t942 * (a_squared * t942)),
                    );
                    solution1
                        .update([
                            t134,
                            -(t143 + t82 * t942),
                            t144 + t97 * t942,
                            t82 * t970
                                + (t134 * (t971 - t973) - t173 * t942 - t97 * t978),
                            t214 * t978 + (t942 * (t973 - t971) - t212)
                                + (t83 * t970 - t979),
                            t1004,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t50 = t2 * t42;
                            let t51 = t50 + t1 * t44;
                            let t52 = t23 * t44 + t12 * t42;
                            let t53 = a * t44;
                            let t54 = t6 * t51;
                            let t55 = t53 - t54;
                            let t56 = t8 * t52;
                            let t57 = t53 + t56 - rt::lit::<T>(2.0) * t54;
                            let t58 = t7 * t51;
                            let t59 = a * t42;
                            let t60 = t58 - t59;
                            let t61 = m * t60;
                            let t62 = t9 * t52;
                            let t63 = t59 + t62 - rt::lit::<T>(2.0) * t58;
                            let t64 = t6 * (m * t55 + twice_m * t57) - j * t51
                                - t7 * (t61 - twice_m * t63);
                            let t65 = t2 * t51;
                            let t66 = m * (t57 * t62 - t56 * t63);
                            let t67 = m * t63;
                            let t68 = t9 * t67 + (t8 * (m * t57) + j * t52);
                            let t69 = t1 * t51;
                            let t70 = t3 * t52;
                            let t71 = t4 * t52;
                            let t72 = t4 * t65 + t1 * t70
                                + (t3 * t69 + (t2 * t71 + t5 * t42));
                            let t73 = m
                                * (rt::lit::<T>(2.0) * (t54 * t63 - t58 * t57)
                                    - (t55 * t58 + t54 * t60));
                            let t74 = t68
                                * (rt::lit::<T>(2.0) * (t10 * t69 - t2 * t72)
                                    + (t71 + t4 * t42)) - t1 * t73;
                            let t75 = t4 * t69 - t3 * t65
                                + (t10 * t42 + t1 * t71 - t2 * t70);
                            let t76 = t68
                                * (rt::lit::<T>(2.0) * (t5 * t69 + t2 * t75)
                                    + (t70 + t3 * t42)) - t64 * (t69 + t1 * t42);
                            [
                                t42,
                                -t51,
                                t52,
                                t64 * (t50 + t65) + (t23 * t66 + t59 * (t61 - t67)) + t74,
                                (t55 + t57) * (m_a * t42) + t12 * t66 - t2 * t73 + t76,
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
                            let t77 = rho1 + half_h * rho1_rate;
                            let theta1_ahead_new = theta1 + half_h * theta1_rate;
                            let t78 = theta2 + half_h * theta2_rate - theta1_ahead_new;
                            let theta2_rate_h = h * theta2_rate;
                            let theta1_rate_h = h * theta1_rate;
                            let t79 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta1_rate_h);
                            let ((t80, t81), (t82, t83)) = rt::halfway(
                                (t1, t2),
                                t79,
                                t78,
                            );
                            let t84 = rt::lit::<T>(2.0) * t83;
                            let t85 = theta3 + half_h * theta3_rate - theta1_ahead_new;
                            let theta3_rate_h = h * theta3_rate;
                            let t86 = rt::lit::<T>(0.5)
                                * (theta3_rate_h - theta1_rate_h);
                            let ((t87, t88), (t89, t90)) = rt::halfway(
                                (t3, t4),
                                t86,
                                t85,
                            );
                            let t91 = t82 * t89;
                            let t92 = t83 * t90;
                            let t93 = t91 + t92;
                            let t94 = t84 * t93;
                            let t95 = t94 - t90;
                            let t96 = t82 * t90 - t89 * t83;
                            let t97 = t89 + t96 * t84;
                            let t98 = a * t89;
                            let t99 = a * t82;
                            let t100 = t82 * t99;
                            let t101 = t98 * t97 + (a - rt::lit::<T>(2.0) * t100);
                            let t102 = m * t101;
                            let t103 = a * t90;
                            let t104 = a * t83;
                            let t105 = t82 * t104;
                            let t106 = rt::lit::<T>(2.0) * t105 - t103 * t97;
                            let t107 = m * t106;
                            let t108 = j * t97 + t98 * t102 - t103 * t107;
                            let t109 = m * t105;
                            let t110 = m * (a - t100);
                            let t111 = t110 + twice_m * t101;
                            let t112 = t109 + twice_m * t106;
                            let t113 = t99 * t111 - j * t82 - t104 * t112;
                            let t114 = t95 * t108 - a * (t107 + t109) - t83 * t113;
                            let t115 = a * (t102 + (m_a + t110)) + t97 * t108
                                - t82 * t113;
                            let t116 = rt::lit::<T>(1.0) / t115;
                            let t117 = t114 * t116;
                            let t118 = rho2 + half_h * rho2_rate - t77 * t117;
                            let t119 = t83 * t104;
                            let t120 = t103 * t95 + (a - rt::lit::<T>(2.0) * t119);
                            let t121 = m * t120;
                            let t122 = t83 * t99;
                            let t123 = t98 * t95 - rt::lit::<T>(2.0) * t122;
                            let t124 = m * t123;
                            let t125 = t103 * t121 + (t98 * t124 + j * t95);
                            let t126 = m * (t119 - a);
                            let t127 = twice_m * t123 - m * t122;
                            let t128 = t126 - twice_m * t120;
                            let t129 = t99 * t127 - j * t83 - t104 * t128;
                            let t130 = t114 * t117;
                            let t131 = t95 * t125 + (j - a * (t126 - t121)) - t83 * t129
                                - t130;
                            let t132 = rt::lit::<T>(1.0) / t131;
                            let t133 = t118 * t132;
                            let t134 = rho2_rate * kappa_gradient + t133;
                            let t135 = rho1_rate * kappa_gradient;
                            let t136 = t77 * t116;
                            let t137 = t114 * t118;
                            let t138 = t115 * t131;
                            let t139 = rt::lit::<T>(1.0) / t138;
                            let t140 = t137 * t139;
                            let t141 = t136 - t140;
                            let t142 = t135 + t141;
                            let t143 = t83 * t134;
                            let t144 = t95 * t134;
                            let t145 = theta3_rate * kappa_gradient;
                            let t146 = a * t141;
                            let t147 = t95 * t133;
                            let t148 = t97 * t141 + t147;
                            let t149 = t83 * t133;
                            let t150 = t82 * t141 + t149;
                            let t151 = t99 * t150;
                            let t152 = t146 + t98 * t148 - rt::lit::<T>(2.0) * t151;
                            let t153 = m * t152;
                            let t154 = t98 * t153;
                            let t155 = j * t148;
                            let t156 = a * t133;
                            let t157 = t104 * t150;
                            let t158 = t156 + t103 * t148 - rt::lit::<T>(2.0) * t157;
                            let t159 = m * t158;
                            let t160 = t103 * t159;
                            let t161 = t154 + (t155 + t160);
                            let t162 = t141 * t161;
                            let t163 = t83 * t162;
                            let t164 = t133 * t161;
                            let t165 = t83 * t164;
                            let t166 = m_a * t148;
                            let t167 = rt::lit::<T>(2.0) * (t83 * t163 - t82 * t165)
                                - (t162 + t152 * t166);
                            let t168 = t90 * t167;
                            let t169 = t164 - t158 * t166
                                - rt::lit::<T>(2.0) * (t83 * t165 + t82 * t163);
                            let t170 = t89 * t169;
                            let t171 = t168 - t170;
                            let t172 = t145 + t171;
                            let t173 = a_squared * kappa_gradient;
                            let t174 = m * (t157 - t156);
                            let t175 = a * (t174 - t159);
                            let t176 = t90 * t97;
                            let t177 = t82 * t82;
                            let t178 = t82 * t176 + t90 * t177;
                            let t179 = t82 * t83;
                            let t180 = t89 * t179;
                            let t181 = t89 * t97;
                            let t182 = t180 + t83 * t181;
                            let t183 = t90 * t95;
                            let t184 = t83 * (t92 + t183);
                            let t185 = t89 * t95;
                            let t186 = t93 + t180;
                            let t187 = t178 - t182 + (t184 + (t82 * t185 + t186));
                            let t188 = t93 * t177;
                            let t189 = t188 - t96 * t179;
                            let t190 = t181 - t90 - t183;
                            let t191 = rt::lit::<T>(2.0) * (t83 * t187 + t189) + t190;
                            let t192 = t160 + (t155 + t154);
                            let t193 = t83 + rt::lit::<T>(1.0);
                            let t194 = m * (t146 - t151) + twice_m * t152;
                            let t195 = t99 * t194 - j * t150;
                            let t196 = twice_m * t158;
                            let t197 = t174 - t196;
                            let t198 = t195 - t104 * t197;
                            let t199 = t191 * t192 - t193 * t198;
                            let t200 = t175 - t199;
                            let t201 = theta2_rate * kappa_gradient;
                            let t202 = a * t150;
                            let t203 = t196 - t174;
                            let t204 = t195 + t104 * t203;
                            let t205 = t194 * t202 + t141 * t204
                                - rt::lit::<T>(2.0) * (t90 * t163 + t89 * t165);
                            let t206 = t83 * t205;
                            let t207 = rt::lit::<T>(2.0)
                                * (t89 * t163 - t90 * t165 - (t96 * t162 + t93 * t164))
                                + (t203 * t202 + t133 * t204);
                            let t208 = t82 * t207;
                            let t209 = t206 - t208;
                            let t210 = t201 + t209;
                            let t211 = t170 - t168 + (t208 - t206);
                            let t212 = theta1_rate * kappa_gradient;
                            let t213 = t199 - t175;
                            let t214 = t90 - t94;
                            let t215 = rho1 + h * rho1_rate;
                            let theta2_new = theta2 + theta2_rate_h;
                            let theta1_new = theta1 + theta1_rate_h;
                            let t216 = theta2_new - theta1_new;
                            let (t217, t218) = rt::sin_cos(t216);
                            let theta3_new = theta3 + theta3_rate_h;
                            let t219 = theta3_new - theta1_new;
                            let (t220, t221) = rt::sin_cos(t219);
                            let t222 = t217 * t220 + t218 * t221;
                            let t223 = t218 * t222;
                            let t224 = rt::lit::<T>(2.0) * t223 - t221;
                            let t225 = t217 * t221;
                            let t226 = t220 * t218;
                            let t227 = t225 - t226;
                            let t228 = t218 * t227;
                            let t229 = t220 + rt::lit::<T>(2.0) * t228;
                            let t230 = a * t220;
                            let t231 = a * t217;
                            let t232 = t217 * t231;
                            let t233 = t230 * t229 + (a - rt::lit::<T>(2.0) * t232);
                            let t234 = m * t233;
                            let t235 = a * t221;
                            let t236 = a * t218;
                            let t237 = t217 * t236;
                            let t238 = rt::lit::<T>(2.0) * t237 - t235 * t229;
                            let t239 = m * t238;
                            let t240 = j * t229 + t230 * t234 - t235 * t239;
                            let t241 = m * t237;
                            let t242 = m * (a - t232);
                            let t243 = t242 + twice_m * t233;
                            let t244 = t241 + twice_m * t238;
                            let t245 = t231 * t243 - j * t217 - t236 * t244;
                            let t246 = t224 * t240 - a * (t239 + t241) - t218 * t245;
                            let t247 = t215 - t246 * t133;
                            let t248 = a * (t234 + (m_a + t242)) + t229 * t240
                                - t217 * t245;
                            let t249 = t247 - t248 * t141;
                            let t250 = rt::lit::<T>(1.0) / t248;
                            let t251 = rho2 + h * rho2_rate;
                            let t252 = t218 * t236;
                            let t253 = m * (t252 - a);
                            let t254 = t235 * t224 + (a - rt::lit::<T>(2.0) * t252);
                            let t255 = m * t254;
                            let t256 = t218 * t231;
                            let t257 = t230 * t224 - rt::lit::<T>(2.0) * t256;
                            let t258 = m * t257;
                            let t259 = t235 * t255 + (j * t224 + t230 * t258);
                            let t260 = twice_m * t257 - m * t256;
                            let t261 = t253 - twice_m * t254;
                            let t262 = t231 * t260 - j * t218 - t236 * t261;
                            let t263 = j - a * (t253 - t255) + t224 * t259 - t218 * t262;
                            let t264 = t251 - t263 * t133;
                            let t265 = t264 - t246 * t141;
                            let t266 = t246 * t250;
                            let t267 = t265 - t266 * t249;
                            let t268 = t246 * t267;
                            let t269 = t263 - t246 * t266;
                            let t270 = t248 * t269;
                            let t271 = rt::lit::<T>(1.0) / t270;
                            let t272 = t250 * t249 - t268 * t271;
                            let t273 = rt::lit::<T>(1.0) / t269;
                            let t274 = t267 * t273;
                            let t275 = rho2 - t21 * t133;
                            let t276 = t275 - t35 * t141;
                            let t277 = rho1 - t35 * t133;
                            let t278 = t277 - t34 * t141;
                            let t279 = t276 - t37 * t278;
                            let t280 = t40 * t279;
                            let t281 = t36 * t278 - t45 * t279;
                            let t282 = t12 * t133;
                            let t283 = t23 * t141 + t282;
                            let t284 = t224 * t133;
                            let t285 = t229 * t141 + t284;
                            let t286 = t2 * t133;
                            let t287 = t1 * t141 + t286;
                            let t288 = t218 * t133;
                            let t289 = t217 * t141 + t288;
                            let t290 = t6 * t287 + t231 * t289;
                            let t291 = rt::lit::<T>(0.5) * (t8 * t283 + t230 * t285)
                                + (t146 - t290);
                            let t292 = t3 + t220;
                            let t293 = a * t292;
                            let t294 = t2 + t218;
                            let t295 = rt::lit::<T>(0.5) * t294;
                            let t296 = t4 + t221;
                            let t297 = t80 * t83;
                            let t298 = t80 * t82;
                            let t299 = t1 + t217;
                            let t300 = t87 * t89;
                            let t301 = t87 * t90;
                            let t302 = t296 * t297 + t292 * t298
                                - (t299 * t300 + t294 * t301);
                            let t303 = t10 + t225 - t226;
                            let t304 = t295 * t302 + (t301 - t303 * t298);
                            let t305 = rt::lit::<T>(2.0) * t304;
                            let t306 = t292 * t297 + t299 * t301
                                - (t296 * t298 + t294 * t300);
                            let t307 = t5 + t222;
                            let t308 = t295 * t306 + (t300 - t307 * t298);
                            let t309 = rt::lit::<T>(2.0) * t308;
                            let t310 = t305 * t141 + t309 * t133;
                            let t311 = a * t301;
                            let t312 = t228 + (t22 + rt::lit::<T>(0.5) * t292);
                            let t313 = t223 + (t11 - rt::lit::<T>(0.5) * t296);
                            let t314 = t313 * t133;
                            let t315 = t312 * t141 + t314;
                            let t316 = a * t297;
                            let t317 = t294 * t133;
                            let t318 = t299 * t141 + t317;
                            let t319 = a * t299;
                            let t320 = t298 * t133;
                            let t321 = t297 * t141 - t320;
                            let t322 = t316 * t318 + t319 * t321;
                            let t323 = t293 * t310
                                + rt::lit::<T>(4.0) * (t311 * t315 - t322);
                            let t324 = t7 * t287 + t236 * t289;
                            let t325 = rt::lit::<T>(0.5) * (t9 * t283 + t235 * t285)
                                + (t156 - t324);
                            let t326 = a * t296;
                            let t327 = a * t294;
                            let t328 = a * t298;
                            let t329 = t327 * t321 - t328 * t318;
                            let t330 = a * t300;
                            let t331 = t326 * t310
                                - rt::lit::<T>(4.0) * (t329 + t330 * t315);
                            let t332 = rt::lit::<T>(0.5)
                                * (t249 * t272 + (t265 * t274 - t276 * t280 - t278 * t281))
                                - half_m * (t291 * t323 + t325 * t331);
                            let t333 = rt::lit::<T>(0.5) * t324 - t156;
                            let t334 = t146 - rt::lit::<T>(0.5) * t290;
                            let t335 = j * (t318 * t321 + t315 * t310)
                                + m * (t329 * t333 - t322 * t334);
                            let t336 = a_squared * t142;
                            let t337 = theta3_rate * theta3_rate + rho2_rate * rho2_rate
                                + (rho1_rate * rho1_rate
                                    + (theta1_rate * theta1_rate + theta2_rate * theta2_rate));
                            let t338 = h * (t142 * t336 + t337);
                            let t339 = rt::div_or_zero(
                                t332 - t335 - theta3_rate_h * t171 - theta2_rate_h * t209
                                    - theta1_rate_h * t211,
                                t338,
                            );
                            let t340 = h * t82;
                            let t341 = t96 * t340;
                            let t342 = h * t89;
                            let t343 = h * t90;
                            let t344 = t82 * t342 + t83 * t343;
                            let t345 = h * t83;
                            let t346 = t90 * t345 + t89 * t340;
                            let t347 = half_h * t90;
                            let t348 = t341 + t83 * (t344 - t346) - t347;
                            let t349 = a_h * t83;
                            let t350 = t99 * t345 + t82 * t349;
                            let t351 = half_a_h * t90;
                            let t352 = t97 * t351;
                            let t353 = t98 * t348 + (t350 - t352);
                            let t354 = m * t353;
                            let t355 = k2 * t89;
                            let t356 = t106 * t355;
                            let t357 = k2 * t90;
                            let t358 = t101 * t357;
                            let t359 = a_h * t82;
                            let t360 = t82 * t359;
                            let t361 = t104 * t345;
                            let t362 = half_a_h * t89;
                            let t363 = t97 * t362;
                            let t364 = t360 - t361 - t363 - t103 * t348;
                            let t365 = m * t364;
                            let t366 = t98 * t354 + (j * t348 - (t356 + t358))
                                - t103 * t365;
                            let t367 = t93 * t340;
                            let t368 = t90 * t340;
                            let t369 = t83 * t342;
                            let t370 = t89 * t345;
                            let t371 = t82 * t343;
                            let t372 = half_h * t89;
                            let t373 = t367 + t83 * (t368 + t369 - (t370 + t371)) - t372;
                            let t374 = half_h * t82;
                            let t375 = t113 * t374;
                            let t376 = rt::lit::<T>(0.5) * t360;
                            let t377 = rt::lit::<T>(0.5) * t361;
                            let t378 = m * (t376 - t377);
                            let t379 = half_m * t350;
                            let t380 = k3 * t83;
                            let t381 = half_a_h * t82;
                            let t382 = t112 * t381;
                            let t383 = half_a_h * t83;
                            let t384 = t111 * t383;
                            let t385 = t99 * (t379 + twice_m * t353)
                                + (t380 - t382 - t384) - t104 * (t378 + twice_m * t364);
                            let t386 = t95 * t366
                                + (t108 * t373 - t375 - a * (t378 + t365)) - t83 * t385;
                            let t387 = half_h * t83;
                            let t388 = t113 * t387;
                            let t389 = t97 * t366
                                + (t388 + (a * (t354 + t379) + t108 * t348)) - t82 * t385;
                            let t390 = t116 * (t386 - t117 * t389);
                            let t391 = t77 * t390;
                            let t392 = t83 * t349;
                            let t393 = t99 * t340;
                            let t394 = t95 * t351;
                            let t395 = t98 * t373 + (t392 - t393 - t394);
                            let t396 = t95 * t362;
                            let t397 = t104 * t340 + t83 * t359;
                            let t398 = t103 * t373 + (t396 - t397);
                            let t399 = m * t398;
                            let t400 = t120 * t355;
                            let t401 = t123 * t357;
                            let t402 = t95
                                * (t98 * (m * t395)
                                    + (t103 * t399 + (j * t373 + (t400 - t401))));
                            let t403 = t129 * t374;
                            let t404 = half_m * t397;
                            let t405 = rt::lit::<T>(0.5) * t393;
                            let t406 = rt::lit::<T>(0.5) * t392;
                            let t407 = t128 * t381;
                            let t408 = t127 * t383;
                            let t409 = k3 * t82;
                            let t410 = t99 * (twice_m * t395 - m * (t405 - t406))
                                - (t407 + (t408 + t409)) - t104 * (t404 - twice_m * t398);
                            let t411 = t402 + (t125 * t373 - t403 - a * (t404 - t399))
                                - t83 * t410 - t117 * t386;
                            let t412 = t411 - t114 * t390;
                            let t413 = t132 * (t391 + t133 * t412);
                            let t414 = t83 * t346 - t341;
                            let t415 = t98 * t414 - t350;
                            let t416 = m * t415;
                            let t417 = t361 - t360 - t103 * t414;
                            let t418 = m * t417;
                            let t419 = j * t414 + t98 * t416 - t103 * t418;
                            let t420 = t83 * (t370 - t368) - t367;
                            let t421 = m * (t377 - t376);
                            let t422 = t384 + t99 * (twice_m * t415 - t379)
                                + (t382 - t380 - t104 * (t421 + twice_m * t417));
                            let t423 = t375 + t95 * t419
                                + (t108 * t420 - a * (t421 + t418) - t83 * t422);
                            let t424 = t97 * t419 - t388
                                + (a * (t416 - t379) + t108 * t414 - t82 * t422);
                            let t425 = t116 * (t423 - t117 * t424);
                            let t426 = t77 * t425;
                            let t427 = t397 + t103 * t420;
                            let t428 = m * t427;
                            let t429 = t98 * t420 + (t393 - t392);
                            let t430 = t408 + t104 * (t404 + twice_m * t427)
                                + (t99 * (twice_m * t429 - m * (t406 - t405))
                                    + (t409 + t407));
                            let t431 = t403
                                + t95 * (t103 * t428 + (t98 * (m * t429) + j * t420))
                                + (a * (t428 + t404) + t125 * t420 - t83 * t430);
                            let t432 = t431 - t117 * t423 - t114 * t425;
                            let t433 = t132 * (t426 + t133 * t432);
                            let t434 = t372 + t83 * (t371 - t369);
                            let t435 = t347 - t83 * t344;
                            let t436 = t363 - t103 * t435;
                            let t437 = t352 + t98 * t435;
                            let t438 = m * t437;
                            let t439 = m * t436;
                            let t440 = t356 + (t358 + j * t435)
                                + (t98 * t438 - t103 * t439);
                            let t441 = rt::lit::<T>(2.0) * (t99 * t438 - t104 * t439);
                            let t442 = t108 * t434 - m_a * t436
                                + (t95 * t440 - t83 * t441);
                            let t443 = m_a * t437 + t108 * t435
                                + (t97 * t440 - t82 * t441);
                            let t444 = t116 * (t442 - t117 * t443);
                            let t445 = t77 * t444;
                            let t446 = t103 * t434 - t396;
                            let t447 = m * (t394 + t98 * t434);
                            let t448 = m * t446;
                            let t449 = t95
                                * (t401 + j * t434 - t400 + (t98 * t447 + t103 * t448))
                                - t84 * (t104 * t448 + t99 * t447);
                            let t450 = m_a * t446 + t125 * t434 + t449 - t117 * t442
                                - t114 * t444;
                            let t451 = t132 * (t445 + t133 * t450);
                            let t452 = t132 * (h * t117);
                            let t453 = kappa_gradient + half_h * t132;
                            let t454 = t374 * t134;
                            let t455 = t387 * t142;
                            let t456 = t139
                                * (t118 * t386 - t114 * t391
                                    - t140 * (t131 * t389 + t115 * t412));
                            let t457 = t136 * (t116 * t389) + t456;
                            let t458 = t139
                                * (t118 * t423 - t114 * t426
                                    - t140 * (t131 * t424 + t115 * t432));
                            let t459 = t136 * (t116 * t424) + t458;
                            let t460 = t139
                                * (t118 * t442 - t114 * t445
                                    - t140 * (t131 * t443 + t115 * t450));
                            let t461 = t136 * (t116 * t443) + t460;
                            let t462 = kappa_gradient + half_h * (t116 + t130 * t139);
                            let t463 = t139 * (h * t114);
                            let t464 = t137 * (rt::lit::<T>(1.0) / (t138 * t138));
                            let t465 = t179 * t204;
                            let t466 = t179 * t141;
                            let t467 = t193 * t134;
                            let t468 = t177 * t133;
                            let t469 = a * t177;
                            let t470 = a * t179;
                            let t471 = t104 * t467;
                            let t472 = a * t134;
                            let t473 = t468 - t466;
                            let t474 = t104 * t473 + t469 * t150;
                            let t475 = m * (t471 - t472 - t474);
                            let t476 = rt::lit::<T>(2.0)
                                * (t83 * t176 + (t82 * t181 + (t90 * t179 + t89 * t177)));
                            let t477 = t83 * t476
                                - (t176 + t96 * (rt::lit::<T>(2.0) * t177));
                            let t478 = rt::lit::<T>(2.0) * (t182 - t178);
                            let t479 = t83 * t478 - (t181 + rt::lit::<T>(2.0) * t188);
                            let t480 = t477 * t141 + (t479 * t133 + t191 * t134);
                            let t481 = a * t181;
                            let t482 = rt::lit::<T>(2.0) * (t474 - t471)
                                + (t103 * t480 + (t472 + t481 * t148));
                            let t483 = t475 - twice_m * t482;
                            let t484 = t473 - t467;
                            let t485 = t99 * t484 - t470 * t150;
                            let t486 = m * t485;
                            let t487 = a * t176;
                            let t488 = rt::lit::<T>(2.0) * t485
                                + (t98 * t480 - t487 * t148);
                            let t489 = t486 + twice_m * t488;
                            let t490 = j * (t466 + (t467 - t468)) + t469 * t203
                                - t470 * t194 + (t104 * t483 - t99 * t489);
                            let t491 = m * t482;
                            let t492 = m * t488;
                            let t493 = t481 * t159 + j * t480 - t487 * t153
                                + (t103 * t491 + t98 * t492);
                            let t494 = t82 * t490
                                + (t97 * t493 + (a * (t486 + t492) + (t173 + t477 * t161)));
                            let t495 = t465 - t494;
                            let t496 = t464 * t495;
                            let t497 = rt::lit::<T>(1.0) / (t115 * t115);
                            let t498 = t95 * t493
                                + (t177 * t204 + (t479 * t161 + a * (t491 - t475)))
                                + (t213 + t83 * t490);
                            let t499 = t118 * (rt::lit::<T>(1.0) / (t131 * t131));
                            let t500 = t498 * t499 + t115 * t496;
                            let t501 = t139 * t495;
                            let t502 = t132 * t498 + t114 * t501;
                            let t503 = t114 * t500 - t77 * t502;
                            let t504 = t494 - t465;
                            let t505 = t131 * t496 + t497 * (t114 * t503 + t77 * t504);
                            let t506 = t82 * t505;
                            let t507 = t116 * t503 + (t117 * t500 + t118 * t501);
                            let t508 = t83 * t507;
                            let t509 = t506 - t508;
                            let t510 = t99 * t509;
                            let t511 = t95 * t507;
                            let t512 = t97 * t505;
                            let t513 = t511 - t512;
                            let t514 = a * t505;
                            let t515 = rt::lit::<T>(2.0) * t510 + (t98 * t513 - t514);
                            let t516 = m * t515;
                            let t517 = t192 * t134;
                            let t518 = t83 * t517;
                            let t519 = t84 * t518;
                            let t520 = t517 - t519;
                            let t521 = t82 * t518;
                            let t522 = rt::lit::<T>(2.0) * t90;
                            let t523 = j * t513
                                + (t172 + (t89 * t520 + (t521 * t522 + t141 * t493))
                                    - t108 * t505);
                            let t524 = t508 - t506;
                            let t525 = t104 * t524;
                            let t526 = t512 - t511;
                            let t527 = a * t507;
                            let t528 = rt::lit::<T>(2.0) * t525 + (t103 * t526 - t527);
                            let t529 = m * t528;
                            let t530 = t98 * t516 + t523 - t103 * t529;
                            let t531 = t108 * t507;
                            let t532 = t519 - t517;
                            let t533 = t90 * t532;
                            let t534 = rt::lit::<T>(2.0) * t89;
                            let t535 = t521 * t534;
                            let t536 = t133 * t493;
                            let t537 = t125 * t500;
                            let t538 = t95 * t500;
                            let t539 = j * t538;
                            let t540 = t83 * t500;
                            let t541 = t104 * t540;
                            let t542 = a * t500;
                            let t543 = rt::lit::<T>(2.0) * t541 - (t542 + t103 * t538);
                            let t544 = m * t543;
                            let t545 = t99 * t540;
                            let t546 = rt::lit::<T>(2.0) * t545 - t98 * t538;
                            let t547 = m * t546;
                            let t548 = t103 * t544 + t98 * t547;
                            let t549 = t531 + (t533 + (t535 + t536) - t537 - t539)
                                + t548;
                            let t550 = t518 * t522;
                            let t551 = t198 * t134;
                            let t552 = t96 * t517;
                            let t553 = t181 * (t165 - t518) + (t183 * t518 + t187 * t517)
                                + (t83 * (t550 - t551) + (t176 * t163 - t82 * t552));
                            let t554 = rt::lit::<T>(2.0) * (t179 * t517 + t177 * t162);
                            let t555 = t84 * t530;
                            let t556 = t554 - t555;
                            let t557 = m * (t525 - t527) + twice_m * t528;
                            let t558 = m * (t542 - t541) - twice_m * t543;
                            let t559 = t83 * t558
                                + (t150 * t483 + (t197 * t467 + t203 * t473) - t128 * t540);
                            let t560 = rt::lit::<T>(2.0)
                                * (t83 * t549 + (t518 + t177 * (t517 - t164)));
                            let t561 = t129 * t500
                                + (t133 * t490 + (t476 * t162 + t478 * t164 - t551)
                                    - t82 * t205);
                            let t562 = m * t545 + twice_m * t546;
                            let t563 = t90 * t560
                                + (t104 * t558 + (t561 - j * t540 - t113 * t507)
                                    - t99 * t562);
                            let t564 = rt::lit::<T>(2.0)
                                * (t96 * t530 + (t93 * t549 + t553))
                                + (t89 * t556
                                    + (a * (t82 * t557 + (t112 * t524 + t559)) + t563));
                            let t565 = t82 * t564;
                            let t566 = t555 - t554;
                            let t567 = t107 * t526
                                + (t95 * t544 + (t159 * t480 + t148 * t491 - t121 * t538));
                            let t568 = t83 * t192;
                            let t569 = t97 * t167
                                + rt::lit::<T>(2.0)
                                    * (t134 * t568 + t179 * t163 + (t97 * t521 - t177 * t165));
                            let t570 = t539
                                + (t537
                                    + (t95 * t532 - t533 - (t535 + (t517 + t536)) + t569))
                                - t531;
                            let t571 = t82 * t566
                                + (a * (t567 - t97 * t529) + (t83 * t560 + (t570 - t548)));
                            let t572 = t89 * t571;
                            let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                                theta1_ahead_new,
                            );
                            let t573 = t142 * (a * sin_theta1_ahead_new);
                            let t574 = t142 * (a * cos_theta1_ahead_new);
                            let t575 = t565
                                + (t572
                                    + a
                                        * (kappa_gradient
                                            * (cos_theta1_ahead_new * (rt::lit::<T>(2.0) * t573)
                                                - sin_theta1_ahead_new * (rt::lit::<T>(2.0) * t574))));
                            let t576 = t102 * t513
                                + (t95 * t547 + (t153 * t480 + t148 * t492 - t124 * t538));
                            let t577 = t97 * (t520 - t169)
                                + rt::lit::<T>(2.0)
                                    * (t95 * t521 + (t177 * t163 + t179 * t165));
                            let t578 = t83 * t556
                                + (t530 + (a * (t97 * t516 + t576) + (t82 * t560 + t577)));
                            let t579 = t90 * t578;
                            let t580 = t111 * t509
                                + (t127 * t540 + (t194 * t484 - t150 * t489) - t83 * t562);
                            let t581 = m * (t510 - t514) + twice_m * t515;
                            let t582 = rt::lit::<T>(2.0) * t93;
                            let t583 = t176 * (t518 - t165) - t83 * t552
                                + (t82 * (t550 + (t582 * t517 - t551))
                                    + (t185 * t518 + t181 * t163));
                            let t584 = j * t524
                                + (t113 * t505
                                    + (rt::lit::<T>(2.0) * t583 + (t208 + t141 * t490) - t210));
                            let t585 = a * (t580 - t82 * t581)
                                + (t104 * t557 + (t89 * t560 + t584) - t99 * t581);
                            let t586 = t83 * (t90 * t566 + t585);
                            let t587 = t192 * t142;
                            let t588 = t83 * t193;
                            let t589 = t588 * t204;
                            let t590 = t95 - rt::lit::<T>(1.0);
                            let t591 = t90 * t590;
                            let t592 = t82 * t193;
                            let t593 = t214 + rt::lit::<T>(1.0);
                            let t594 = t89 * t593;
                            let t595 = rt::lit::<T>(2.0)
                                * (t83 * t591 + (t89 * t592 + t90 * t588) - t82 * t594);
                            let t596 = rt::lit::<T>(2.0) * t96;
                            let t597 = t83 * t595 - (t591 + t592 * t596);
                            let t598 = rt::lit::<T>(2.0)
                                * (t89 * t588 - t90 * t592 - t83 * t594 - t82 * t591);
                            let t599 = t83 * t598 + (t594 - t592 * t582);
                            let t600 = t597 * t141 + t599 * t133 - t191 * t142;
                            let t601 = a * t591;
                            let t602 = a * t594;
                            let t603 = t592 * t133;
                            let t604 = t588 * t141;
                            let t605 = t603 - t604;
                            let t606 = t193 * t142;
                            let t607 = t605 + t606;
                            let t608 = a * t588;
                            let t609 = t99 * t607 - t608 * t150;
                            let t610 = rt::lit::<T>(2.0) * t609
                                + (t98 * t600 - t601 * t148);
                            let t611 = m * t610;
                            let t612 = a * t592;
                            let t613 = t612 * t150 + t104 * t607;
                            let t614 = a * t142;
                            let t615 = rt::lit::<T>(2.0) * t613
                                + (t103 * t600 - (t614 + t602 * t148));
                            let t616 = m * t615;
                            let t617 = j * t600 - t601 * t153 - t602 * t159
                                + (t98 * t611 + t103 * t616);
                            let t618 = m * t609;
                            let t619 = m * (t614 - t613);
                            let t620 = t619 - twice_m * t615;
                            let t621 = t618 + twice_m * t610;
                            let t622 = j * (t604 - t603 - t606) + t612 * t203
                                - t608 * t194 + (t104 * t620 - t99 * t621);
                            let t623 = t97 * t617 + (t597 * t161 + a * (t618 + t611))
                                + (t200 + t82 * t622);
                            let t624 = t589 - t623;
                            let t625 = t624 * t464;
                            let t626 = t83 * t622
                                + (t95 * t617
                                    + (t592 * t204 + (t599 * t161 + a * (t616 - t619))));
                            let t627 = t115 * t625 + t626 * t499;
                            let t628 = t139 * t624;
                            let t629 = t114 * t628 + t132 * t626;
                            let t630 = t114 * t627 - t77 * t629;
                            let t631 = t623 - t589;
                            let t632 = t131 * t625 + t497 * (t114 * t630 + t77 * t631);
                            let t633 = t82 * t632;
                            let t634 = t116 * t630 + (t117 * t627 + t118 * t628);
                            let t635 = t83 * t634;
                            let t636 = t633 - t635;
                            let t637 = t99 * t636;
                            let t638 = t95 * t634;
                            let t639 = t97 * t632;
                            let t640 = t638 - t639;
                            let t641 = a * t632;
                            let t642 = rt::lit::<T>(2.0) * t637 + (t98 * t640 - t641);
                            let t643 = m * t642;
                            let t644 = t83 * t587;
                            let t645 = t84 * t644;
                            let t646 = t645 - t587;
                            let t647 = t82 * t644;
                            let t648 = j * t640
                                + (t89 * t646 + (t141 * t617 - t522 * t647) - t108 * t632);
                            let t649 = t635 - t633;
                            let t650 = t104 * t649;
                            let t651 = t639 - t638;
                            let t652 = a * t634;
                            let t653 = rt::lit::<T>(2.0) * t650 + (t103 * t651 - t652);
                            let t654 = m * t653;
                            let t655 = t98 * t643 + t648 - t103 * t654;
                            let t656 = rt::lit::<T>(2.0) * (t179 * t587 + t83 * t655);
                            let t657 = t162 * (rt::lit::<T>(2.0) * t592);
                            let t658 = t656 - t657;
                            let t659 = t83 * t627;
                            let t660 = t104 * t659;
                            let t661 = a * t627;
                            let t662 = t95 * t627;
                            let t663 = rt::lit::<T>(2.0) * t660 - (t661 + t103 * t662);
                            let t664 = m * t663;
                            let t665 = t107 * t651
                                + (t95 * t664 + (t159 * t600 + t148 * t616 - t121 * t662));
                            let t666 = t108 * t634;
                            let t667 = t587 - t645;
                            let t668 = t90 * t667;
                            let t669 = t133 * t617;
                            let t670 = t534 * t647;
                            let t671 = t125 * t627;
                            let t672 = j * t662;
                            let t673 = t99 * t659;
                            let t674 = rt::lit::<T>(2.0) * t673 - t98 * t662;
                            let t675 = m * t674;
                            let t676 = t103 * t664 + t98 * t675;
                            let t677 = t666
                                + (t172 + (t668 + (t669 - t670)) - t671 - t672) + t676;
                            let t678 = rt::lit::<T>(2.0)
                                * (t83 * t677 - (t592 * t164 + (t644 + t177 * t587)));
                            let t679 = rt::lit::<T>(2.0)
                                * (t588 * t163 - t142 * t568 - (t97 * t647 + t592 * t165))
                                - t168;
                            let t680 = t670 + (t587 - t145 - t669) + (t95 * t667 - t668)
                                + (t170 + t590 * t167);
                            let t681 = a * (t665 - t97 * t654)
                                + (t83 * t678
                                    + (t672 + (t671 + (t679 + t680)) - t666 - t676));
                            let t682 = t89 * (t82 * t658 + t681);
                            let t683 = t657 - t656;
                            let t684 = t198 * t142;
                            let t685 = t522 * t644;
                            let t686 = t96 * t587;
                            let t687 = t591 * t163 - t187 * t587 - t594 * t165
                                + (t83 * (t684 - t685)
                                    + (t82 * t686 + t644 * (t181 - t183)));
                            let t688 = m * (t650 - t652) + twice_m * t653;
                            let t689 = m * (t661 - t660) - twice_m * t663;
                            let t690 = t83 * t689
                                + (t150 * t620 + (t203 * t605 - t197 * t606) - t128 * t659);
                            let t691 = t133 * t622 + (t595 * t162 + (t684 + t598 * t164))
                                - t193 * t205 - t210;
                            let t692 = m * t673 + twice_m * t674;
                            let t693 = t104 * t689
                                + (t129 * t627 + t691 - j * t659 - t113 * t634)
                                - t99 * t692;
                            let t694 = rt::lit::<T>(2.0)
                                * (t96 * t655 + (t93 * t677 + t687))
                                + (a * (t82 * t688 + (t112 * t649 + t690))
                                    + (t90 * t678 + t693));
                            let t695 = t82 * (t89 * t683 + t694);
                            let t696 = t102 * t640
                                + (t95 * t675 + (t148 * t611 + t153 * t600 - t124 * t662));
                            let t697 = t593 * t169
                                + (t97 * t646
                                    + rt::lit::<T>(2.0)
                                        * (t588 * t165 + t592 * t163 - t95 * t647));
                            let t698 = t83 * t683
                                + (a * (t97 * t643 + t696) + (t655 + (t82 * t678 + t697)));
                            let t699 = t90 * t698;
                            let t700 = t111 * t636
                                + (t127 * t659 + (t194 * t607 - t150 * t621) - t83 * t692);
                            let t701 = m * (t637 - t641) + twice_m * t642;
                            let t702 = t82 * (t684 - t582 * t587 - t685)
                                + (t83 * t686 - t644 * (t176 + t185)
                                    - (t591 * t165 + t594 * t163));
                            let t703 = j * t649
                                + (t113 * t632
                                    + (t193 * t207 + (t141 * t622 + rt::lit::<T>(2.0) * t702)));
                            let t704 = a * (t700 - t82 * t701)
                                + (t104 * t688 + (t89 * t678 + t703) - t99 * t701);
                            let t705 = t83 * (t90 * t658 + t704);
                            let t706 = rt::div_or_zero(rt::lit::<T>(-1.0), t338);
                            let t707 = t339 * t706;
                            let t708 = t707 * (k4 * t142);
                            let t709 = m * t706;
                            let t710 = t331 * t709;
                            let t711 = t323 * t709;
                            let t712 = rt::lit::<T>(0.25) * (t235 * t710 + t230 * t711);
                            let t713 = t265 * t706;
                            let t714 = t713 * (rt::lit::<T>(0.5) * t273);
                            let t715 = t249 * t706;
                            let t716 = t271 * t715;
                            let t717 = t716 * (rt::lit::<T>(0.5) * t246);
                            let t718 = t714 + t706 * (rt::lit::<T>(0.5) * t274) - t717;
                            let t719 = t710 * t46 + t711 * t47;
                            let t720 = j * t706;
                            let t721 = t291 * t709;
                            let t722 = t325 * t709;
                            let t723 = t315 * t720
                                + rt::lit::<T>(0.5) * (t293 * t721 + t326 * t722);
                            let t724 = t717 - t714;
                            let t725 = t266 * t724
                                + rt::lit::<T>(0.5) * (t250 * t715 + t272 * t706);
                            let t726 = t229 * t712 + (t246 * t718 + t23 * t719)
                                + (t305 * t723 + t248 * t725);
                            let t727 = t708 + t726;
                            let t728 = theta2_rate_h * t706;
                            let t729 = theta1_rate_h * t706;
                            let t730 = t728 - t729;
                            let t731 = t82 * t730;
                            let t732 = a * t731;
                            let t733 = t729 - t728;
                            let t734 = t83 * t733;
                            let t735 = a * t734;
                            let t736 = t141 * t734 + t133 * t731;
                            let t737 = t150 * t735 + t99 * t736;
                            let t738 = m * t737;
                            let t739 = theta3_rate_h * t706;
                            let t740 = t729 - t739;
                            let t741 = t90 * t740;
                            let t742 = t739 - t729;
                            let t743 = t89 * t742;
                            let t744 = rt::lit::<T>(2.0)
                                * (t89 * t731 + t83 * t741 - (t82 * t743 + t90 * t734));
                            let t745 = t83 * t744 - (t741 + t596 * t731);
                            let t746 = rt::lit::<T>(2.0)
                                * (t82 * t741 + t89 * t734 + (t83 * t743 + t90 * t731));
                            let t747 = t743 - t582 * t731 - t83 * t746;
                            let t748 = t141 * t745 + t133 * t747;
                            let t749 = a * t741;
                            let t750 = t98 * t748
                                + (rt::lit::<T>(2.0) * t737 - t148 * t749);
                            let t751 = t738 + twice_m * t750;
                            let t752 = t104 * t736 + t150 * t732;
                            let t753 = m * t752;
                            let t754 = a * t743;
                            let t755 = t103 * t748
                                + (rt::lit::<T>(2.0) * t752 - t148 * t754);
                            let t756 = t753 + twice_m * t755;
                            let t757 = t203 * t732 + t194 * t735 - j * t736 - t99 * t751
                                - t104 * t756;
                            let t758 = m * t755;
                            let t759 = m * t750;
                            let t760 = t103 * t758
                                + (t98 * t759 + (j * t748 - (t153 * t749 + t159 * t754)));
                            let t761 = t322 * t709;
                            let t762 = rt::lit::<T>(0.5) * t711;
                            let t763 = rt::lit::<T>(2.0) * t721 + t334 * t709;
                            let t764 = t333 * t709;
                            let t765 = rt::lit::<T>(2.0) * t722;
                            let t766 = t764 - t765;
                            let t767 = t316 * t763 + (t328 * t766 - t321 * t720);
                            let t768 = t765 - t764;
                            let t769 = t327 * t768 + t319 * t763;
                            let t770 = t318 * t720;
                            let t771 = t769 - t770;
                            let t772 = rt::lit::<T>(2.0) * (t330 * t722 - t311 * t721)
                                - t310 * t720;
                            let t773 = rt::lit::<T>(0.5) * t710;
                            let t774 = t329 * t709;
                            let t775 = t773 - rt::lit::<T>(0.5) * t774;
                            let t776 = t762 - rt::lit::<T>(0.5) * t761;
                            let t777 = t7 * t775 + t6 * t776;
                            let t778 = t236 * t775 + t231 * t776;
                            let t779 = t278 * t706;
                            let t780 = t706 * (t276 * t49);
                            let t781 = t779 * t48;
                            let t782 = rt::lit::<T>(0.5) * (t281 * t706 + t36 * t779)
                                - t37 * (t780 - t781);
                            let t783 = t780 + t706 * (rt::lit::<T>(0.5) * t280) - t781;
                            let t784 = t312 * t772 + t1 * t777
                                + (t217 * t778 + (t34 * t782 + (t35 * t783 + t204 * t734)));
                            let t785 = a * (t759 + (t738 + (t761 - t762)))
                                + (t161 * t745 + (t299 * t767 + t297 * t771 + t784));
                            let t786 = t82 * t757 + (t97 * t760 + t785);
                            let t787 = t727 - t786;
                            let t788 = t464 * t787;
                            let t789 = t770 - t769;
                            let t790 = t294 * t767
                                - (t224 * t712 + (t12 * t719 + t263 * t718))
                                + (t298 * t789 + (t313 * t772 + t2 * t777));
                            let t791 = t218 * t778 - t309 * t723
                                + (t35 * t782 + (t21 * t783 + t204 * t731) - t246 * t725);
                            let t792 = t95 * t760
                                + (a * (t758 + (t753 + (t774 - t773)))
                                    + (t790 + (t161 * t747 + t791)));
                            let t793 = t83 * t757 + t792;
                            let t794 = t115 * t788 + t499 * t793;
                            let t795 = t139 * t787;
                            let t796 = t114 * t795 + t132 * t793;
                            let t797 = t114 * t794 - t77 * t796;
                            let t798 = t786 - t727;
                            let t799 = t131 * t788 + t497 * (t114 * t797 + t77 * t798);
                            let t800 = t82 * t799;
                            let t801 = t116 * t797 + (t117 * t794 + t118 * t795);
                            let t802 = t83 * t801;
                            let t803 = t800 - t802;
                            let t804 = t99 * t803;
                            let t805 = t95 * t801;
                            let t806 = t97 * t799;
                            let t807 = t805 - t806;
                            let t808 = a * t799;
                            let t809 = rt::lit::<T>(2.0) * t804 + (t98 * t807 - t808);
                            let t810 = m * t809;
                            let t811 = t802 - t800;
                            let t812 = t104 * t811;
                            let t813 = t806 - t805;
                            let t814 = a * t801;
                            let t815 = rt::lit::<T>(2.0) * t812 + (t103 * t813 - t814);
                            let t816 = m * t815;
                            let t817 = t98 * t810
                                + (j * t807 + (t141 * t760 - t108 * t799)) - t103 * t816;
                            let t818 = t83 * t794;
                            let t819 = t104 * t818;
                            let t820 = a * t794;
                            let t821 = t95 * t794;
                            let t822 = rt::lit::<T>(2.0) * t819 - (t820 + t103 * t821);
                            let t823 = m * t822;
                            let t824 = t99 * t818;
                            let t825 = rt::lit::<T>(2.0) * t824 - t98 * t821;
                            let t826 = m * t825;
                            let t827 = t133 * t760 + t108 * t801
                                + (t103 * t823 + t98 * t826);
                            let t828 = t125 * t794 + j * t821;
                            let t829 = t827 - t828;
                            let t830 = t731 * (rt::lit::<T>(2.0) * t162);
                            let t831 = t84 * t817;
                            let t832 = t830 - t831;
                            let t833 = m * (t812 - t814) + twice_m * t815;
                            let t834 = m * (t820 - t819) - twice_m * t822;
                            let t835 = t112 * t811
                                + (t83 * t834 + (t203 * t736 - t150 * t756 - t128 * t818));
                            let t836 = rt::lit::<T>(2.0) * (t83 * t829 - t164 * t731);
                            let t837 = a * t318;
                            let t838 = t141 * t723;
                            let t839 = t294 * t838;
                            let t840 = t133 * t723;
                            let t841 = t294 * t840;
                            let t842 = t141 * t771 + t763 * t837
                                - (t296 * t839 + t292 * t841);
                            let t843 = t133 * t757
                                + (t80 * t842 + (t205 * t733 + t162 * t744 - t164 * t746));
                            let t844 = m * t824 + twice_m * t825;
                            let t845 = t104 * t834
                                + (t129 * t794 + t843 - j * t818 - t113 * t801)
                                - t99 * t844;
                            let t846 = rt::lit::<T>(2.0)
                                * (t96 * t817 + (t93 * t829 + (t163 * t741 - t165 * t743)))
                                + (t89 * t832
                                    + (a * (t82 * t833 + t835) + (t90 * t836 + t845)));
                            let t847 = t82 * t846;
                            let t848 = t831 - t830;
                            let t849 = t107 * t813
                                + (t95 * t823 + (t159 * t748 + t148 * t758 - t121 * t821));
                            let t850 = twice_a * t315;
                            let t851 = t294 * t839 - t299 * t841
                                - (t721 * t850 + rt::lit::<T>(2.0) * t838);
                            let t852 = t828
                                + (t87 * t851
                                    + (t167 * t740
                                        - rt::lit::<T>(2.0) * (t165 * t731 + t163 * t734)));
                            let t853 = t82 * t848
                                + (a * (t849 - t97 * t816) + (t83 * t836 + (t852 - t827)));
                            let t854 = t89 * t853;
                            let t855 = t102 * t807
                                + (t95 * t826 + (t148 * t759 + t153 * t748 - t124 * t821));
                            let t856 = t722 * t850 - rt::lit::<T>(2.0) * t840
                                + (t294 * t841 + t299 * t839);
                            let t857 = t82 * t836
                                + (t87 * t856
                                    + (t169 * t742
                                        + rt::lit::<T>(2.0) * (t163 * t731 - t165 * t734)));
                            let t858 = t90
                                * (t83 * t832 + (a * (t97 * t810 + t855) + (t817 + t857)));
                            let t859 = t111 * t803
                                + (t127 * t818 + (t194 * t736 - t150 * t751) - t83 * t844);
                            let t860 = m * (t804 - t808) + twice_m * t809;
                            let t861 = t296 * t841 - t292 * t839
                                + (rt::lit::<T>(2.0) * (t303 * t838 + t307 * t840)
                                    + (t133 * t789 + t766 * t837));
                            let t862 = t141 * t757
                                + (t80 * t861
                                    + (t207 * t730
                                        - rt::lit::<T>(2.0) * (t165 * t741 + t163 * t743)));
                            let t863 = t89 * t836 + (j * t811 + (t113 * t799 + t862))
                                + (t104 * t833 - t99 * t860);
                            let t864 = t83
                                * (t90 * t848 + (a * (t859 - t82 * t860) + t863));
                            let t865 = t847
                                + (t854
                                    + t707
                                        * ((sin_theta1_ahead_new * t574
                                            - cos_theta1_ahead_new * t573) * (twice_a_h * t142)))
                                - (t858 + t864);
                            let t866 = t141 * t772;
                            let t867 = rt::lit::<T>(0.5) * t267;
                            let t868 = t133 * t725 + (t141 * t718 + t716 * t867);
                            let t869 = t713 * t867 * (rt::lit::<T>(1.0) / (t269 * t269));
                            let t870 = t268 * t715 * (rt::lit::<T>(1.0) / (t270 * t270));
                            let t871 = t870 * (rt::lit::<T>(0.5) * t248);
                            let t872 = t869 - t871;
                            let t873 = t249 * t724 + t246 * t872;
                            let t874 = t266 * t872 + t250 * t873;
                            let t875 = t868 - t874;
                            let t876 = t141 * t725
                                + (t246 * t873 + t715 * (rt::lit::<T>(0.5) * t249))
                                    * (rt::lit::<T>(1.0) / (t248 * t248));
                            let t877 = t870 * (rt::lit::<T>(0.5) * t269);
                            let t878 = t876 - t877;
                            let t879 = t218 * t875 + t217 * t878;
                            let t880 = t231 * t879;
                            let t881 = t877 - t876;
                            let t882 = a * t881;
                            let t883 = t874 - t868;
                            let t884 = t224 * t883 + t229 * t881;
                            let t885 = rt::lit::<T>(2.0) * t880 + (t882 + t230 * t884);
                            let t886 = m * t885;
                            let t887 = a * t875;
                            let t888 = t236 * t879;
                            let t889 = t887 - t235 * t884 - rt::lit::<T>(2.0) * t888;
                            let t890 = m * t889;
                            let t891 = t230 * t886
                                + (j * t884 + (t240 * t881 - t141 * t712)) - t235 * t890;
                            let t892 = t866 + rt::lit::<T>(2.0) * t891;
                            let t893 = m * (t887 - t888) + twice_m * t889;
                            let t894 = t133 * t718;
                            let t895 = t871 - t869;
                            let t896 = t894 - t895;
                            let t897 = a * t896;
                            let t898 = t218 * t896;
                            let t899 = t236 * t898;
                            let t900 = t895 - t894;
                            let t901 = t224 * t900;
                            let t902 = rt::lit::<T>(2.0) * t899 + (t235 * t901 - t897);
                            let t903 = m * (t897 - t899) - twice_m * t902;
                            let t904 = t218 * t903
                                + (t289 * t775 + t321 * t768 - t261 * t898) - t244 * t879;
                            let t905 = rt::lit::<T>(2.0) * t298;
                            let t906 = t133 * t772;
                            let t907 = m * t902;
                            let t908 = t231 * t898;
                            let t909 = rt::lit::<T>(2.0) * t908 + t230 * t901;
                            let t910 = m * t909;
                            let t911 = t240 * t883 + (j * t901 + t259 * t900)
                                + (t235 * t907 + t230 * t910);
                            let t912 = t133 * t712;
                            let t913 = t906 + rt::lit::<T>(2.0) * (t911 - t912);
                            let t914 = t840 * t905 + t218 * t913;
                            let t915 = t767 + t778;
                            let t916 = t300 * t841 + t301 * t839
                                + (t133 * t915 - (t306 * t840 + t302 * t838));
                            let t917 = m * t908 + twice_m * t909;
                            let t918 = t236 * t903
                                + (t245 * t875 + (t262 * t896 + t916 - j * t898))
                                - t231 * t917;
                            let t919 = t227 * t892
                                + (a * (t217 * t893 + t904)
                                    + (t221 * t914 + (t222 * t913 + t918)));
                            let t920 = t838 * t905 + t218 * t892;
                            let t921 = t217 * (t919 - t220 * t920);
                            let t922 = rt::lit::<T>(0.25) * t285;
                            let t923 = t229 * t886
                                + (t234 * t884
                                    + (t224 * t910 + (t258 * t901 - t711 * t922)));
                            let t924 = half_a * t310;
                            let t925 = t217 * t914
                                + (rt::lit::<T>(0.5) * t866 - t721 * t924
                                    - (t297 * t841 + t298 * t839));
                            let t926 = t221 * (a * t923 + (t891 + t925) - t218 * t920);
                            let t927 = t224 * t907 + (t255 * t901 - t710 * t922)
                                - t239 * t884 - t229 * t890;
                            let t928 = t912 - t722 * t924 - rt::lit::<T>(0.5) * t906
                                + (t298 * t841 - t297 * t839) - t911;
                            let t929 = t220
                                * (t217 * t920 + (a * t927 + (t218 * t914 + t928)));
                            let t930 = (t82 * t861 + t83 * t842)
                                * (rt::lit::<T>(0.5) * t81);
                            let t931 = (t89 * t856 + t90 * t851)
                                * (rt::lit::<T>(0.5) * t88);
                            let t932 = t243 * t879
                                + (t260 * t898 + (t289 * t776 + t321 * t763) - t218 * t917);
                            let t933 = m * (t882 + t880) + twice_m * t885;
                            let t934 = t245 * t878
                                + (t300 * t839 + t141 * t915 - t301 * t841) - j * t879;
                            let t935 = a * (t932 - t217 * t933)
                                + (t236 * t893 + (t220 * t914 + t934) - t231 * t933);
                            let t936 = t218 * (t221 * t920 + t935);
                            let t937 = rt::lit::<T>(0.5) * t865
                                + (t921 - t926
                                    + (t929 - (t930 + (t931 + t211 * t706)) - t936));
                            let t938 = h
                                * (rt::lit::<T>(0.5) * (t864 - t847)
                                    + (t936 + (t930 - t209 * t706) - t921))
                                - t707 * (twice_h * theta2_rate);
                            let t939 = h
                                * (rt::lit::<T>(0.5) * (t858 - t854)
                                    + (t926 + (t931 - t171 * t706) - t929))
                                - t707 * (twice_h * theta3_rate);
                            let t940 = h
                                * (t725 + rt::lit::<T>(0.5) * (t116 * t798 - t117 * t796))
                                - (kappa_gradient * t708 + t707 * (twice_h * rho1_rate));
                            (
                                [
                                    theta1_rate - t134,
                                    t82 * t142 + (theta2_rate + t143),
                                    theta3_rate - t144 - t97 * t142,
                                    t97 * t172 + (rho1_rate + t173 * t142 - t134 * t200)
                                        - t82 * t210,
                                    t211 + (rho2_rate + t212 - t142 * t213)
                                        - (t214 * t172 + t83 * t210),
                                    kappa_gradient - t339,
                                ],
                                [
                                    [
                                        t413 + rt::lit::<T>(1.0),
                                        t433,
                                        t451,
                                        rt::lit::<T>(0.5) * t452,
                                        -t453,
                                        -rho2_rate,
                                    ],
                                    [
                                        t454 - t455 - t83 * t413 - t82 * t457,
                                        t455 + (rt::lit::<T>(1.0) - t454) - t83 * t433 - t82 * t459,
                                        -(t82 * t461 + t83 * t451),
                                        t82 * t462 - t452 * (rt::lit::<T>(0.5) * t83),
                                        t83 * t453 - t463 * (rt::lit::<T>(0.5) * t82),
                                        rho1_rate * t82 + rho2_rate * t83,
                                    ],
                                    [
                                        t97 * t457 + (t95 * t413 - t373 * t134 - t348 * t142),
                                        t97 * t459 + (t95 * t433 - t420 * t134 - t414 * t142),
                                        t97 * t461
                                            + (t95 * t451 + (rt::lit::<T>(1.0) - t434 * t134)
                                                - t435 * t142),
                                        t452 * (rt::lit::<T>(0.5) * t95) - t97 * t462,
                                        t463 * (rt::lit::<T>(0.5) * t97) - t95 * t453,
                                        -(rho1_rate * t97 + rho2_rate * t95),
                                    ],
                                    [
                                        half_h * (t575 - (t579 + t586)),
                                        half_h * (t586 - t565) - kappa_gradient * t82,
                                        kappa_gradient * t97 + half_h * (t579 - t572),
                                        half_h * (t116 * t504 - t117 * t502)
                                            + (kappa_gradient * t173 + rt::lit::<T>(1.0)),
                                        kappa_gradient * t213 + half_h * t502,
                                        rho2_rate * t213
                                            + (t336
                                                + (theta3_rate * t97
                                                    + (rho1_rate * t173 - theta2_rate * t82))),
                                    ],
                                    [
                                        kappa_gradient + half_h * (t682 + t695 - (t699 + t705)),
                                        half_h * (t705 - t695) - kappa_gradient * t83,
                                        kappa_gradient * t95 + half_h * (t699 - t682),
                                        kappa_gradient * t200
                                            + half_h * (t116 * t631 - t117 * t629),
                                        half_h * t629 + rt::lit::<T>(1.0),
                                        rho1_rate * t200
                                            + (theta3_rate * t95 + (theta1_rate - theta2_rate * t83)),
                                    ],
                                    [
                                        h * t937 - t707 * (twice_h * theta1_rate),
                                        t938,
                                        t939,
                                        t940,
                                        h * (t718 + rt::lit::<T>(0.5) * t796)
                                            - t707 * (twice_h * rho2_rate),
                                        rt::lit::<T>(1.0) - rho1_rate * t708,
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
                let t135 = rho1_rate * kappa_gradient;
                let theta1_ahead_new = theta1 + half_h * theta1_rate;
                let t85 = theta3 + half_h * theta3_rate - theta1_ahead_new;
                let theta3_rate_h = h * theta3_rate;
                let theta1_rate_h = h * theta1_rate;
                let t86 = rt::lit::<T>(0.5) * (theta3_rate_h - theta1_rate_h);
                let (_, (t89, t90)) = rt::halfway((t3, t4), t86, t85);
                let t98 = a * t89;
                let t78 = theta2 + half_h * theta2_rate - theta1_ahead_new;
                let theta2_rate_h = h * theta2_rate;
                let t79 = rt::lit::<T>(0.5) * (theta2_rate_h - theta1_rate_h);
                let (_, (t82, t83)) = rt::halfway((t1, t2), t79, t78);
                let t96 = t82 * t90 - t89 * t83;
                let t84 = rt::lit::<T>(2.0) * t83;
                let t97 = t89 + t96 * t84;
                let t99 = a * t82;
                let t100 = t82 * t99;
                let t101 = t98 * t97 + (a - rt::lit::<T>(2.0) * t100);
                let t102 = m * t101;
                let t110 = m * (a - t100);
                let t103 = a * t90;
                let t104 = a * t83;
                let t105 = t82 * t104;
                let t106 = rt::lit::<T>(2.0) * t105 - t103 * t97;
                let t107 = m * t106;
                let t108 = j * t97 + t98 * t102 - t103 * t107;
                let t111 = t110 + twice_m * t101;
                let t109 = m * t105;
                let t112 = t109 + twice_m * t106;
                let t113 = t99 * t111 - j * t82 - t104 * t112;
                let t115 = a * (t102 + (m_a + t110)) + t97 * t108 - t82 * t113;
                let t116 = rt::lit::<T>(1.0) / t115;
                let t77 = rho1 + half_h * rho1_rate;
                let t91 = t82 * t89;
                let t92 = t83 * t90;
                let t93 = t91 + t92;
                let t94 = t84 * t93;
                let t95 = t94 - t90;
                let t114 = t95 * t108 - a * (t107 + t109) - t83 * t113;
                let t117 = t114 * t116;
                let t118 = rho2 + half_h * rho2_rate - t77 * t117;
                let t137 = t114 * t118;
                let t119 = t83 * t104;
                let t120 = t103 * t95 + (a - rt::lit::<T>(2.0) * t119);
                let t121 = m * t120;
                let t122 = t83 * t99;
                let t123 = t98 * t95 - rt::lit::<T>(2.0) * t122;
                let t124 = m * t123;
                let t125 = t103 * t121 + (t98 * t124 + j * t95);
                let t126 = m * (t119 - a);
                let t127 = twice_m * t123 - m * t122;
                let t128 = t126 - twice_m * t120;
                let t129 = t99 * t127 - j * t83 - t104 * t128;
                let t130 = t114 * t117;
                let t131 = t95 * t125 + (j - a * (t126 - t121)) - t83 * t129 - t130;
                let t1005 = t135 + t116 * (t77 - t137 / t131);
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned_to(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1_ahead,
                    theta1_ahead_new,
                    tally,
                );
                let x_new = x + t1005 * (a_h * cos_theta1_ahead_new);
                let y_new = y + t1005 * (a_h * sin_theta1_ahead_new);
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_new = theta2 + theta2_rate_h;
                let theta3_new = theta3 + theta3_rate_h;
                let t215 = rho1 + h * rho1_rate;
                let t1006 = rho1 * (rho1 * (t36 + t38 * t43) + (t44 - rho2 * t45))
                    + rho2 * (t42 + rho2 * t40 - rho1 * t45);
                let t1007 = rt::lit::<T>(0.5) * t1006;
                let t1008 = rt::visible_change(
                    t1006
                        * (rt::lit::<T>(0.25)
                            * (rt::lit::<T>(0.5) * (rho1 * t44 + rho2 * t42)
                                - reference)),
                    reference * (rt::lit::<T>(0.0625) * reference) + t1007 * t1007,
                    rt::abs(theta1) + rt::abs(theta3)
                        + (rt::abs(theta2) + rt::lit::<T>(1.0)),
                );
                let t1009 = rt::lit::<T>(1.0) - t1008;
                let rho1_new = t215 * t1009;
                let t251 = rho2 + h * rho2_rate;
                let rho2_new = t251 * t1009;
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
            const IDENTITY: &'static str = "598938257682d264a388382ac65faba8";
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
        use ::core::prelude::v1::*;
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
            let &[m, j, a] = parameters else {
                return Err(ParameterError::Count {
                    expected: 3,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, J: j, a })
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        Snake::system,
        Snake::parameters,
        Snake::state,
        Snake::initial,
        Snake::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
