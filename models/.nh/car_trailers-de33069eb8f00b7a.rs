// Prepared by `nh prepare` from `CarTrailers` in src/library.rs and car_trailers.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration de33069eb8f00b7a15a455a8a57e76d2
// content ccf4610c9632e5932d659a2532138809

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct CarTrailers {
    /// `M` (kg): car.
    pub M: f64,
    /// `I` (kg m^2): car.
    pub I: f64,
    /// `m` (kg): each trailer.
    pub m: f64,
    /// `J` (kg m^2): each trailer.
    pub J: f64,
    /// `l` (m): from a hitch to the trailer's axle.
    pub l: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for CarTrailers {
    fn default() -> Self {
        CarTrailers {
            M: 3.0,
            I: 0.5,
            m: 1.3,
            J: 0.2,
            l: 0.8,
        }
    }
}

/// The system `car_trailers` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 195 add, 308 mul, 5 div, 12 sin_cos
/// * `midpoint`: 66 add, 110 mul, 2 div, 5 sin_cos
/// * `leapfrog`: 216 add, 365 mul, 13 div, 5 sin_cos
/// * `rk4`: 184 add, 301 mul, 4 div, 10 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod car_trailers {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `M` (kg): car. Positive.
        pub M: T,
        /// `I` (kg m^2): car. Positive.
        pub I: T,
        /// `m` (kg): each trailer. Positive.
        pub m: T,
        /// `J` (kg m^2): each trailer. Positive.
        pub J: T,
        /// `l` (m): from a hitch to the trailer's axle. Positive.
        pub l: T,
    }

    ::nonholonomic::__serialized!(Parameters { M, I, m, J, l });

    ::nonholonomic::__in_lanes!(System, Parameters { M, I, m, J, l });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`: straight, and turning.
        pub fn standard() -> Self {
            Parameters {
                M: rt::lit::<T>(3.0),
                I: rt::lit::<T>(0.5),
                m: rt::lit::<T>(1.3),
                J: rt::lit::<T>(0.2),
                l: rt::lit::<T>(0.8),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): middle of the car's axle.
        pub x: T,
        /// Coordinate `y` (m): middle of the car's axle.
        pub y: T,
        /// Coordinate `theta0` (rad): heading of the car (0) and of the trailers.
        pub theta0: T,
        /// Coordinate `theta1` (rad): heading of the car (0) and of the trailers.
        pub theta1: T,
        /// Coordinate `theta2` (rad): heading of the car (0) and of the trailers.
        pub theta2: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta0_dot` (rad/s).
        pub theta0_dot: T,
        /// Velocity `theta1_dot` (rad/s).
        pub theta1_dot: T,
        /// Velocity `theta2_dot` (rad/s).
        pub theta2_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 5> {
            rt::vector([self.x, self.y, self.theta0, self.theta1, self.theta2])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.theta0_dot,
                self.theta1_dot,
                self.theta2_dot,
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
                theta0,
                theta1,
                theta2,
                ],
                ],
                [[x_dot,
                y_dot,
                theta0_dot,
                theta1_dot,
                theta2_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta0,
                theta1,
                theta2,
                x_dot,
                y_dot,
                theta0_dot,
                theta1_dot,
                theta2_dot,
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
        State { t, x, y, theta0, theta1, theta2, x_dot, y_dot, theta0_dot, theta1_dot,
        theta2_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta0, theta1, theta2, x_dot, y_dot, theta0_dot, theta1_dot,
        theta2_dot }
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

        ::nonholonomic::__setters!(coordinate : x, y, theta0, theta1, theta2);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot
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
                            [1.2, 0.0, 0.7, 0.0, 0.0],
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

    /// A car that drives and turns as it likes and tows n trailers of one kind, each hitched to the middle of the axle before it; here with n = 2.
    ///
    /// **Source**: J.-P. Laumond, Controllability of a multibody mobile robot (1993), with masses
    ///
    /// Coordinates q: `x`, `y`, `theta0`, `theta1`, `theta2`; velocities w: `x_dot`, `y_dot`, `theta0_dot`, `theta1_dot`, `theta2_dot`; 3 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `M + 2 m`
        k1: T,
        /// `m l`
        m_l: T,
        /// `2 m l`
        twice_m_l: T,
        /// `-(2 m l)`
        minus_twice_m_l: T,
        /// `-(m l)`
        minus_m_l: T,
        /// `m l²`
        k2: T,
        /// `2 m l²`
        k3: T,
        /// `2 m l² + J`
        k4: T,
        /// `m l² + J`
        k5: T,
        /// `1/(M + 2 m)`
        k6: T,
        /// `m l/(M + 2 m)`
        k7: T,
        /// `2 (m l/(M + 2 m))`
        k8: T,
        /// `1/I`
        inv_i: T,
        /// `4 m l`
        k9: T,
        /// `M l`
        m_l_2: T,
        /// `l/I`
        l_over_i: T,
        /// `l² m`
        l_m_l: T,
        /// `2 l² m`
        twice_l_m_l: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("M", parameters.M)?;
            rt::positive("I", parameters.I)?;
            rt::positive("m", parameters.m)?;
            rt::positive("J", parameters.J)?;
            rt::positive("l", parameters.l)?;
            let constants = {
                let m = parameters.M;
                let i = parameters.I;
                let m_ = parameters.m;
                let j = parameters.J;
                let l = parameters.l;
                let k1 = m + rt::lit::<T>(2.0) * m_;
                let m_l = m_ * l;
                let twice_m_l = rt::lit::<T>(2.0) * m_l;
                let minus_twice_m_l = -twice_m_l;
                let minus_m_l = -m_l;
                let k2 = m_ * (l * l);
                let k3 = rt::lit::<T>(2.0) * k2;
                let k4 = k3 + j;
                let k5 = k2 + j;
                let k6 = rt::lit::<T>(1.0) / k1;
                let k7 = m_l / k1;
                let k8 = rt::lit::<T>(2.0) * k7;
                let inv_i = rt::lit::<T>(1.0) / i;
                let k9 = rt::lit::<T>(4.0) * m_l;
                let m_l_2 = m * l;
                let l_over_i = l / i;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                Constants {
                    k1,
                    m_l,
                    twice_m_l,
                    minus_twice_m_l,
                    minus_m_l,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    inv_i,
                    k9,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
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
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let i = self.parameters.I;
            let Constants {
                k1,
                m_l,
                twice_m_l,
                minus_twice_m_l,
                minus_m_l,
                k2,
                k4,
                k5,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let sin_theta1_twice_m_l = sin_theta1 * twice_m_l;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t1 = cos_theta1 * minus_twice_m_l;
            let cos_theta2_minus_m_l = cos_theta2 * minus_m_l;
            let t2 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k1, zero, zero, sin_theta1_twice_m_l, m_l_sin_theta2],
                [zero, k1, zero, t1, cos_theta2_minus_m_l],
                [zero, zero, i, zero, zero],
                [sin_theta1_twice_m_l, t1, zero, k4, t2],
                [m_l_sin_theta2, cos_theta2_minus_m_l, zero, t2, k5],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let Constants { m_l, twice_m_l, k2, k4, k5, k6, k7, k8, inv_i, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let sin_theta1_twice_m_l = sin_theta1 * twice_m_l;
            let t1 = sin_theta1 * k7;
            let t2 = cos_theta1 * k7;
            let t3 = k4
                - rt::lit::<T>(4.0) * (sin_theta1 * m_l * t1 + m_l * cos_theta1 * t2);
            let t4 = k6 / t3;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t5 = cos_theta2 * k7;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t6 = sin_theta2 * k7;
            let t7 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t1 + m_l_cos_theta2 * t2);
            let t8 = t7 * t7;
            let t9 = rt::lit::<T>(1.0) / t3;
            let t10 = k5 - m_l_cos_theta2 * t5 - m_l_sin_theta2 * t6 - t8 * t9;
            let t11 = t3 * t10;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = t4 * (sin_theta1_twice_m_l * t7) - t6;
            let t14 = sin_theta1_twice_m_l * t4 + t12 * (t7 * t13);
            let t15 = k6 / t10;
            let t16 = cos_theta1 * k8;
            let t17 = t15 * (m_l_cos_theta2 * t13) - t14 * t16;
            let t18 = -t14;
            let t19 = rt::lit::<T>(1.0) / t10;
            let t20 = t13 * t19;
            let cos_theta1_twice_m_l = cos_theta1 * twice_m_l;
            let t21 = t5 - t4 * (t7 * cos_theta1_twice_m_l);
            let t22 = t4 * cos_theta1_twice_m_l - t12 * (t7 * t21);
            let t23 = t19 * t21;
            let t24 = -(t7 * t12);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t14 * (sin_theta1 * k8) + (k6 - t15 * (m_l_sin_theta2 * t13)),
                    t17,
                    zero,
                    t18,
                    t20,
                ],
                [t17, t16 * t22 + (k6 + t15 * (m_l_cos_theta2 * t21)), zero, t22, t23],
                [zero, zero, inv_i, zero, zero],
                [t18, t22, zero, t9 + t8 / (t3 * t11), t24],
                [t20, t23, zero, t24, t19],
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
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let i = self.parameters.I;
            let Constants { k1, twice_m_l, k3, k4, k5, k9, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = (sin_theta1 * x_dot - cos_theta1 * y_dot) * k9
                + (k4 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (k3 * theta2_dot));
            let t2 = theta2_dot
                * (k5 * theta2_dot
                    + (sin_theta2 * x_dot - cos_theta2 * y_dot) * twice_m_l)
                + (k1 * (x_dot * x_dot + y_dot * y_dot) + theta0_dot * (i * theta0_dot));
            rt::lit::<T>(0.5) * (theta1_dot * t1 + t2)
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let i = self.parameters.I;
            let Constants { k1, twice_m_l, k3, k4, k5, k9, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = (sin_theta1 * x_dot - cos_theta1 * y_dot) * k9
                + (k4 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (k3 * theta2_dot));
            let t2 = theta2_dot
                * (k5 * theta2_dot
                    + (sin_theta2 * x_dot - cos_theta2 * y_dot) * twice_m_l)
                + (k1 * (x_dot * x_dot + y_dot * y_dot) + theta0_dot * (i * theta0_dot));
            rt::lit::<T>(0.5) * (theta1_dot * t1 + t2)
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel_first(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let Constants { m_l, twice_m_l, k2, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta1 * cos_theta2;
            let t2 = sin_theta2 * cos_theta1;
            [
                rt::sparse([(3, 3, cos_theta1 * twice_m_l), (4, 4, m_l * cos_theta2)]),
                rt::sparse([(3, 3, sin_theta1 * twice_m_l), (4, 4, m_l * sin_theta2)]),
                SMatrix::zeros(),
                rt::sparse([(4, 4, k2 * (t1 - t2))]),
                rt::sparse([(3, 3, k2 * (t2 - t1))]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let Constants { m_l, k2, k4, k5, k6, k7, k8, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = cos_theta1 * k7;
            let t2 = sin_theta1 * k7;
            let sin_theta1_m_l = sin_theta1 * m_l;
            let m_l_cos_theta1 = m_l * cos_theta1;
            let t3 = k4
                - rt::lit::<T>(4.0) * (sin_theta1_m_l * t2 + m_l_cos_theta1 * t1);
            let t4 = rt::lit::<T>(1.0) / t3;
            let t5 = rt::lit::<T>(4.0) * (sin_theta1_m_l * t1 - m_l_cos_theta1 * t2);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t6 = cos_theta2 * k7;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t7 = sin_theta2 * k7;
            let t8 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t2 + m_l_cos_theta2 * t1);
            let t9 = t8 * t4;
            let t10 = k5 - m_l_cos_theta2 * t6 - m_l_sin_theta2 * t7 - t8 * t9;
            let t11 = rt::lit::<T>(1.0) / (t3 * t10);
            let t12 = sin_theta2 * cos_theta1;
            let t13 = sin_theta1 * cos_theta2;
            let t14 = k2 * (t12 - t13)
                + rt::lit::<T>(2.0) * (sin_theta1_m_l * t6 - m_l_cos_theta1 * t7)
                - t5 * t9;
            let t15 = t4 * t5 - t11 * (t8 * t14);
            let t16 = k6 / t10;
            let t17 = k2 * (t13 - t12)
                + rt::lit::<T>(2.0) * (m_l_sin_theta2 * t1 - m_l_cos_theta2 * t2);
            let t18 = m_l_sin_theta2 * t6 - m_l_cos_theta2 * t7 - t17 * t9;
            let t19 = t4 * t17 - t11 * (t8 * t18);
            let t20 = rt::lit::<T>(1.0) / t10;
            [
                rt::sparse([
                    (
                        3,
                        3,
                        rt::lit::<T>(2.0) * (t1 - t2 * t15)
                            - t16 * (m_l_sin_theta2 * t14),
                    ),
                    (4, 4, t6 - t16 * (m_l_sin_theta2 * t18) - sin_theta1 * k8 * t19),
                ]),
                rt::sparse([
                    (
                        3,
                        3,
                        t16 * (m_l_cos_theta2 * t14)
                            + rt::lit::<T>(2.0) * (t2 + t1 * t15),
                    ),
                    (4, 4, cos_theta1 * k8 * t19 + (t7 + t16 * (m_l_cos_theta2 * t18))),
                ]),
                SMatrix::zeros(),
                rt::sparse([(3, 3, t15), (4, 4, t19)]),
                rt::sparse([(3, 3, t14 * t20), (4, 4, t20 * t18)]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 3 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 3, 5> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let l = self.parameters.l;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta0, -sin_theta1, -sin_theta2],
                [cos_theta0, cos_theta1, cos_theta2],
                [zero, zero, zero],
                [zero, -l, (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * -l],
                [zero, zero, -l],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 3
        pub fn constraint(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 3> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, _, theta1_dot, theta2_dot]] = w.data.0;
            let l = self.parameters.l;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = cos_theta2 * y_dot - sin_theta2 * x_dot
                - l
                    * (theta2_dot
                        + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                            * theta1_dot);
            rt::vector([
                cos_theta0 * y_dot - sin_theta0 * x_dot,
                cos_theta1 * y_dot - l * theta1_dot - sin_theta1 * x_dot,
                t1,
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_cos_theta0 = l * cos_theta0;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = l * t5;
            let t8 = t2 * (t1 * t6 - t5 * t2);
            let t9 = m_ * (t4 + t7 * t8);
            let t10 = t9 + m_ * t4;
            let t11 = l * t6;
            let t12 = l * t2;
            let t13 = t1 * t12;
            let t14 = m_ * (t13 - t11 * t8);
            let t15 = l * (m_l_2 + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
            let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
            let t17 = rt::lit::<T>(1.0) / t16;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let l_sin_theta1 = l * sin_theta1;
            let t18 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
            let t19 = l_cos_theta0 + l_sin_theta1 * t18;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let l_sin_theta2 = l * sin_theta2;
            let t20 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let t21 = cos_theta2 * sin_theta0 + cos_theta1 * t20;
            let t22 = m_ * (t19 + l_sin_theta2 * t21);
            let t23 = t22 + m_ * t19;
            let t24 = t17 * (t23 + cos_theta0 * m_l_2);
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t25 = l_sin_theta0 - l_cos_theta1 * t18;
            let l_cos_theta2 = l * cos_theta2;
            let t26 = m_ * (t25 - l_cos_theta2 * t21);
            let t27 = m_ * t25 + t26;
            let t28 = t17 * (t27 + sin_theta0 * m_l_2);
            let t29 = t17 * (j * t18 + l_sin_theta1 * t23 - l_cos_theta1 * t27);
            let t30 = t17 * (j * t21 + l_sin_theta2 * t22 - l_cos_theta2 * t26);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - l_cos_theta0 * t24,
                    -(l_sin_theta0 * t24),
                    zero,
                    -(t18 * t24),
                    -(t21 * t24),
                ],
                [
                    -(l_cos_theta0 * t28),
                    rt::lit::<T>(1.0) - l_sin_theta0 * t28,
                    zero,
                    -(t18 * t28),
                    -(t21 * t28),
                ],
                [zero, zero, zero, zero, zero],
                [
                    -(l_cos_theta0 * t29),
                    -(l_sin_theta0 * t29),
                    zero,
                    rt::lit::<T>(1.0) - t18 * t29,
                    -(t21 * t29),
                ],
                [
                    -(l_cos_theta0 * t30),
                    -(l_sin_theta0 * t30),
                    zero,
                    -(t18 * t30),
                    rt::lit::<T>(1.0) - t21 * t30,
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_cos_theta0 = l * cos_theta0;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = l * t5;
            let t8 = t2 * (t1 * t6 - t5 * t2);
            let t9 = m_ * (t4 + t7 * t8);
            let t10 = t9 + m_ * t4;
            let t11 = l * t6;
            let t12 = l * t2;
            let t13 = t1 * t12;
            let t14 = m_ * (t13 - t11 * t8);
            let t15 = l * (m_l_2 + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
            let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
            let t17 = rt::lit::<T>(1.0) / t16;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let l_sin_theta1 = l * sin_theta1;
            let t18 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
            let t19 = l_cos_theta0 + l_sin_theta1 * t18;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let l_sin_theta2 = l * sin_theta2;
            let t20 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let t21 = cos_theta2 * sin_theta0 + cos_theta1 * t20;
            let t22 = m_ * (t19 + l_sin_theta2 * t21);
            let t23 = t22 + m_ * t19;
            let t24 = t17 * (t23 + cos_theta0 * m_l_2);
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t25 = l_sin_theta0 - l_cos_theta1 * t18;
            let l_cos_theta2 = l * cos_theta2;
            let t26 = m_ * (t25 - l_cos_theta2 * t21);
            let t27 = m_ * t25 + t26;
            let t28 = t17 * (t27 + sin_theta0 * m_l_2);
            let t29 = t17 * (j * t18 + l_sin_theta1 * t23 - l_cos_theta1 * t27);
            let t30 = t17 * (j * t21 + l_sin_theta2 * t22 - l_cos_theta2 * t26);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [l_cos_theta0 * t24, l_sin_theta0 * t24, zero, t18 * t24, t21 * t24],
                [l_cos_theta0 * t28, l_sin_theta0 * t28, zero, t18 * t28, t21 * t28],
                [zero, zero, rt::lit::<T>(1.0), zero, zero],
                [l_cos_theta0 * t29, l_sin_theta0 * t29, zero, t18 * t29, t21 * t29],
                [l_cos_theta0 * t30, l_sin_theta0 * t30, zero, t18 * t30, t21 * t30],
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let l = self.parameters.l;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    l * cos_theta0,
                    l * sin_theta0,
                    zero,
                    cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0,
                    cos_theta2 * sin_theta0 + cos_theta1 * t1,
                ],
                [zero, zero, rt::lit::<T>(1.0), zero, zero],
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let i = self.parameters.I;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l_2, .. } = self.constants;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = l * t5;
            let t8 = t2 * (t1 * t6 - t5 * t2);
            let t9 = m_ * (t4 + t7 * t8);
            let t10 = t9 + m_ * t4;
            let t11 = l * t6;
            let t12 = l * t2;
            let t13 = t1 * t12;
            let t14 = m_ * (t13 - t11 * t8);
            let t15 = l * (m_l_2 + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
            let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[t16, zero], [zero, i]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 5>) -> SMatrix<T, 2, 2> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { inv_i, m_l_2, .. } = self.constants;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = l * t5;
            let t8 = t2 * (t1 * t6 - t5 * t2);
            let t9 = m_ * (t4 + t7 * t8);
            let t10 = t9 + m_ * t4;
            let t11 = l * t6;
            let t12 = l * t2;
            let t13 = t1 * t12;
            let t14 = m_ * (t13 - t11 * t8);
            let t15 = l * (m_l_2 + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
            let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[rt::lit::<T>(1.0) / t16, zero], [zero, inv_i]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, q: &SVector<T, 5>) -> [SMatrix<T, 2, 2>; 2] {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l_2, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1;
            let t2 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t3 = cos_theta2 * sin_theta0
                + cos_theta1 * (cos_theta0 * t1 - t2 * sin_theta0);
            let l_sin_theta2 = l * sin_theta2;
            let l_cos_theta0 = l * cos_theta0;
            let l_sin_theta1 = l * sin_theta1;
            let t4 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
            let t5 = l_cos_theta0 + l_sin_theta1 * t4;
            let t6 = m_ * (t5 + l_sin_theta2 * t3);
            let l_cos_theta2 = l * cos_theta2;
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t7 = l_sin_theta0 - l_cos_theta1 * t4;
            let t8 = m_ * (t7 - l_cos_theta2 * t3);
            let t9 = (cos_theta1 * (sin_theta0 * t1 + t2 * cos_theta0)
                - cos_theta2 * cos_theta0)
                * (j * t3 + l_sin_theta2 * t6 - l_cos_theta2 * t8);
            let t10 = t6 + m_ * t5;
            let t11 = m_ * t7 + t8;
            let t12 = (cos_theta1 * cos_theta0 + sin_theta1 * sin_theta0)
                * (j * t4 + l_sin_theta1 * t10 - l_cos_theta1 * t11);
            let t13 = t9
                + (l_sin_theta0 * (t10 + cos_theta0 * m_l_2)
                    - l_cos_theta0 * (t11 + sin_theta0 * m_l_2)) - t12;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t14, t15) = rt::sin_cos(theta1_minus_theta0);
            let t16 = l * t14;
            let t17 = l - t14 * t16;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t18, t19) = rt::sin_cos(theta2_minus_theta0);
            let t20 = l * t18;
            let t21 = t15 * (t14 * t19 - t18 * t15);
            let t22 = m_ * (t17 + t20 * t21);
            let t23 = t22 + m_ * t17;
            let t24 = l * t19;
            let t25 = l * t15;
            let t26 = t14 * t25;
            let t27 = m_ * (t26 - t24 * t21);
            let t28 = l * (m_l_2 + t23) + t21 * (j * t21 + t20 * t22 - t24 * t27);
            let t29 = t28 - t14 * (t16 * t23 - j * t14 - t25 * (t27 + m_ * t26));
            let t30 = t13 / t29;
            let zero = rt::lit::<T>(0.0);
            [rt::matrix([[zero, -t30], [t30, zero]]), SMatrix::zeros()]
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_cos_theta0 = l * cos_theta0;
            let l_sin_theta0 = l * sin_theta0;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let theta2_minus_theta0 = theta2 - theta0;
            let (t3, t4) = rt::sin_cos(theta2_minus_theta0);
            let t5 = t2 * (t1 * t4 - t3 * t2);
            let t6 = l * t2;
            let t7 = l * t1;
            let t8 = l - t1 * t7;
            let t9 = l * t3;
            let t10 = m_ * (t8 + t9 * t5);
            let t11 = t10 + m_ * t8;
            let t12 = l * t4;
            let t13 = t1 * t6;
            let t14 = m_ * (t13 - t12 * t5);
            let t15 = l * (m_l_2 + t11) + t5 * (j * t5 + t9 * t10 - t12 * t14);
            let t16 = t15 - t1 * (t7 * t11 - j * t1 - t6 * (t14 + m_ * t13));
            let t17 = rho1 / t16;
            let t18 = t1 * t17;
            let t19 = t6 * t18;
            let t20 = t5 * t17;
            let t21 = m_ * (t19 - t12 * t20);
            let t22 = t21 + m_ * t19;
            let t23 = l * t17 - t7 * t18;
            let t24 = m_ * (t23 + t9 * t20);
            let t25 = l * t22 + t2 * (t7 * (t24 + m_ * t23) - (j * t18 + t6 * t22));
            let t26 = (t2 * (t1 * t3 + t2 * t4) - t4)
                * (t9 * t24 + (j * t20 - t12 * t21));
            rt::sparse([
                (0, 5, l_cos_theta0),
                (1, 5, l_sin_theta0),
                (2, 6, rt::lit::<T>(1.0)),
                (3, 5, -t1),
                (4, 5, t5),
                (5, 0, -l_cos_theta0),
                (5, 1, -l_sin_theta0),
                (5, 3, t1),
                (5, 4, -t5),
                (5, 6, t25 - t26),
                (6, 2, rt::lit::<T>(-1.0)),
                (6, 5, t26 - t25),
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { inv_i, m_l_2, .. } = self.constants;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = l * t5;
            let t8 = t2 * (t1 * t6 - t5 * t2);
            let t9 = m_ * (t4 + t7 * t8);
            let t10 = t9 + m_ * t4;
            let t11 = l * t6;
            let t12 = l * t2;
            let t13 = t1 * t12;
            let t14 = m_ * (t13 - t11 * t8);
            let t15 = l * (m_l_2 + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
            let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
            rt::lit::<T>(0.5) * (rho1 * rho1 / t16 + rho2 * (rho2 * inv_i))
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l, inv_i, m_l_2, .. } = self.constants;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t1, t2) = rt::sin_cos(theta2_minus_theta0);
            let theta1_minus_theta0 = theta1 - theta0;
            let (t3, t4) = rt::sin_cos(theta1_minus_theta0);
            let t5 = l * t4;
            let t6 = l * t3;
            let t7 = l - t3 * t6;
            let t8 = l * t1;
            let t9 = t3 * t2 - t1 * t4;
            let t10 = t4 * t9;
            let t11 = m_ * (t7 + t8 * t10);
            let t12 = t11 + m_ * t7;
            let t13 = l * t2;
            let t14 = t3 * t5;
            let t15 = m_ * (t14 - t13 * t10);
            let t16 = l * (m_l_2 + t12) + t10 * (j * t10 + t8 * t11 - t13 * t15);
            let t17 = t16 - t3 * (t6 * t12 - j * t3 - t5 * (t15 + m_ * t14));
            let t18 = rho1 / t17;
            let t19 = t3 * t18;
            let t20 = t5 * t19;
            let t21 = t10 * t18;
            let t22 = t20 - t13 * t21;
            let t23 = m_l * t21;
            let t24 = m_ * t22;
            let t25 = l * t18 - t6 * t19;
            let t26 = t25 + t8 * t21;
            let t27 = m_ * t26;
            let t28 = t18 * (t13 * t24 - j * t21 - t8 * t27);
            let t29 = t4 * t28;
            let t30 = t1 * (t22 * t23 + t3 * t29) + t2 * (t26 * t23 + t4 * t29);
            let t31 = t24 + m_ * t20;
            let t32 = l * t19;
            let t33 = t3 * (t9 * t28 - t31 * t32 - t1 * t29);
            let t34 = t27 + m_ * t25;
            let t35 = t2 * t29 + (t18 * (t6 * t34 - (j * t19 + t5 * t31)) + t34 * t32);
            let t36 = t4 * t35;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                t30 + (t33 - t36),
                t36 - t33,
                -t30,
                t18,
                rho2 * inv_i,
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { k2, inv_i, m_l_2, l_over_i, l_m_l, twice_l_m_l, .. } = self
                .constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = l * t5;
            let t8 = t1 * t6;
            let t9 = t5 * t2;
            let t10 = t8 - t9;
            let t11 = t2 * t10;
            let t12 = m_ * (t4 + t7 * t11);
            let t13 = t12 + m_ * t4;
            let t14 = l * t6;
            let t15 = l * t2;
            let t16 = t1 * t15;
            let t17 = m_ * (t16 - t14 * t11);
            let t18 = l * (m_l_2 + t13) + t11 * (j * t11 + t7 * t12 - t14 * t17);
            let t19 = t18 - t1 * (t3 * t13 - j * t1 - t15 * (t17 + m_ * t16));
            let t20 = rho1 / t19;
            let rho2_inv_i = rho2 * inv_i;
            let t21 = t1 * t20;
            let t22 = t11 * t20;
            let t23 = l * t20 - t3 * t21;
            let t24 = m_ * (t23 + t7 * t22);
            let t25 = t15 * t21;
            let t26 = m_ * (t25 - t14 * t22);
            let t27 = t1 * t21;
            let t28 = t2 * t21;
            let t29 = t5 * (t27 + t1 * t22)
                + ((t1 * t5 + t2 * t6) * rho2_inv_i + t6 * (t28 + t2 * t22));
            let t30 = (t7 * t24 + (j * t22 - t14 * t26))
                * (t6 * rho2_inv_i + t10 * t27 - t2 * t29);
            let t31 = t26 + m_ * t25;
            let t32 = (t3 * (t24 + m_ * t23) - (j * t21 + t15 * t31))
                * (t2 * rho2_inv_i + t28);
            let t33 = t27 * (k2 * (t9 - t8) * t22 + t20 * (t2 * twice_l_m_l))
                + (t20 * (t6 * l_m_l) - k2 * t10 * t21) * (t11 * t22);
            rt::vector([
                l * cos_theta0 * t20,
                l * sin_theta0 * t20,
                rho2_inv_i,
                -t21,
                t22,
                t30 + (t32 + (t31 * (rho2 * l_over_i) + t33)),
                rt::lit::<T>(0.0),
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l, k2, inv_i, m_l_2, l_over_i, l_m_l, twice_l_m_l, .. } = self
                .constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_sin_theta0 = l * sin_theta0;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = t1 * t3;
            let t5 = l - t4;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t6, t7) = rt::sin_cos(theta2_minus_theta0);
            let t8 = l * t6;
            let t9 = t1 * t7;
            let t10 = t6 * t2;
            let t11 = t9 - t10;
            let t12 = t2 * t11;
            let t13 = t8 * t12;
            let t14 = m_ * (t5 + t13);
            let t15 = t14 + m_ * t5;
            let t16 = l * t7;
            let t17 = l * t2;
            let t18 = t1 * t17;
            let t19 = t16 * t12;
            let t20 = m_ * (t18 - t19);
            let t21 = j * t12 + t8 * t14 - t16 * t20;
            let t22 = t20 + m_ * t18;
            let t23 = t3 * t15 - j * t1 - t17 * t22;
            let t24 = rt::lit::<T>(1.0) / (l * (m_l_2 + t15) + t12 * t21 - t1 * t23);
            let t25 = rho1 * t24;
            let l_cos_theta0 = l * cos_theta0;
            let t26 = t2 * t23;
            let t27 = t18 + t2 * t3;
            let t28 = t1 * t11;
            let t29 = m_ * (t27 + t8 * t28 - t19);
            let t30 = t16 * t14;
            let t31 = t8 * t20;
            let t32 = t2 * t17;
            let t33 = t4 - t32;
            let t34 = m_ * (t33 - t13 - t16 * t28);
            let t35 = t26 + t12 * (t8 * t29 - t30 + (j * t28 - t31 - t16 * t34));
            let t36 = m_ * t27;
            let t37 = t36 + t29;
            let t38 = t17 * t15;
            let t39 = j * t2;
            let t40 = t3 * t22;
            let t41 = t1 * (t3 * t37 - t38 + (t39 - t40 - t17 * (m_ * t33 + t34)));
            let t42 = t25 * (t24 * (t35 + (t21 * t28 + l * t37 - t41)));
            let t43 = t1 * t6;
            let t44 = t43 + t2 * t7;
            let t45 = t2 * t44;
            let t46 = t45 - t28;
            let t47 = m_ * (t8 * t46 - t27);
            let t48 = t32 - t4;
            let t49 = m_ * (t48 - t16 * t46);
            let t50 = t47 - t36;
            let t51 = t1 * (t38 + t3 * t50 + (t40 - t39 - t17 * (t49 + m_ * t48)));
            let t52 = t12 * (j * t46 + t8 * t47 - t16 * t49) - t26
                + (l * t50 + t21 * t46 - t51);
            let t53 = t25 * (t24 * t52);
            let t54 = t19 - t8 * t45;
            let t55 = m_ * t54;
            let t56 = m_ * (t13 + t16 * t45);
            let t57 = t12 * (t30 + t8 * t55 + (t31 - j * t45 - t16 * t56))
                + (m_l * t54 - t1 * (t3 * t55 - t17 * t56) - t21 * t45);
            let t58 = t25 * (t24 * t57);
            let t59 = t2 * t25;
            let t60 = t28 * t25;
            let t61 = t46 * t25;
            let t62 = t45 * t25;
            let rho2_inv_i = rho2 * inv_i;
            let t63 = t1 * t25;
            let t64 = t2 * t63;
            let t65 = t2 * rho2_inv_i + t64;
            let t66 = t17 * t63;
            let t67 = t66 + t3 * t59;
            let t68 = t12 * t25;
            let t69 = t16 * t68;
            let t70 = m_ * (t67 + (t8 * t60 - t69));
            let t71 = m_ * t67;
            let t72 = t3 * t63;
            let t73 = t17 * t59;
            let t74 = t72 - t73;
            let t75 = t8 * t68;
            let t76 = m_ * (t74 - (t75 + t16 * t60));
            let t77 = t76 + m_ * t74;
            let t78 = j * t59;
            let t79 = m_ * (t66 - t69);
            let t80 = t79 + m_ * t66;
            let t81 = t3 * t80;
            let t82 = l * t25 - t72;
            let t83 = m_ * (t82 + t75);
            let t84 = t83 + m_ * t82;
            let t85 = t17 * t84;
            let t86 = t25 * (t1 * twice_l_m_l);
            let t87 = t10 - t9;
            let t88 = k2 * t87;
            let t89 = t2 * twice_l_m_l;
            let t90 = t89 * t25 + t88 * t68;
            let t91 = t90 * t59;
            let t92 = t7 * l_m_l * t25;
            let t93 = k2 * t11;
            let t94 = t92 - t93 * t63;
            let t95 = t93 * t68;
            let t96 = t95 * t59;
            let t97 = t6 * t68;
            let t98 = t97 * (l_m_l * t25);
            let t99 = t1 * (t63 * (t86 + t88 * t60) - t91)
                + t12 * (t60 * t94 + (t96 + t98));
            let rho2_l_over_i = rho2 * l_over_i;
            let t100 = t68 * t92 - t63 * t95;
            let t101 = t64 * t90;
            let t102 = t65 * (t3 * (t70 + t71) - t17 * t77 + (t78 - t81 - t85))
                + (t99 + (rho2_l_over_i * t77 + (t28 * t100 - t101)));
            let t103 = t8 * t83 + (j * t68 - t16 * t79);
            let t104 = t6 * rho2_inv_i;
            let t105 = t64 + t1 * t59;
            let t106 = t11 * t105;
            let t107 = t1 * t63;
            let t108 = t7 * t68;
            let t109 = t7 * t64 + t1 * t97
                + (t6 * t107 + (t44 * rho2_inv_i + t2 * t108));
            let t110 = t1 * t109;
            let t111 = t6 * t64;
            let t112 = t1 * t108;
            let t113 = t7 * t107;
            let t114 = t2 * t97;
            let t115 = t2 * t59;
            let t116 = t107 - t115;
            let t117 = t6 * t105;
            let t118 = t1 * (t6 * t60 - t108) + t7 * t116
                + (t2 * (t97 + t7 * t60) - t117);
            let t119 = t103
                * (t104 - t106 - t110 - t2 * (t111 + t112 - (t113 + t114) + t118));
            let t120 = t3 * t84 - (j * t63 + t17 * t80);
            let t121 = t1 * rho2_inv_i;
            let t122 = t7 * rho2_inv_i + t11 * t107 - t2 * t109;
            let t123 = t8 * t79;
            let t124 = t16 * t83;
            let t125 = t120 * (t121 + t116)
                + t122 * (t8 * t70 - t16 * t76 + (j * t60 - t123 - t124));
            let t126 = t1 * t1;
            let t127 = t1 * t2;
            let t128 = t11 * t126
                - t2 * (t6 * (t126 + t1 * t12) + t7 * (t127 + t2 * t12));
            let t129 = t1 * (t1 * t90 + t63 * (t12 * t88 + t89))
                + (t22 * rho2_l_over_i + t23 * t65);
            let t130 = t128 * t103 + (t12 * (t12 * t94 + (m_l * t69 - t1 * t95)) + t129);
            let t131 = t130 + (t127 * t120 + t21 * t122);
            let t132 = m_ * (t8 * t61 - t67);
            let t133 = t73 - t72;
            let t134 = m_ * (t133 - t16 * t61);
            let t135 = t134 + m_ * t133;
            let t136 = k2 * t44 * t68;
            let t137 = t12 * (t92 * t61 - t96 - t63 * (t136 + t93 * t61))
                + (t101 + t46 * t100);
            let t138 = t137
                + (t1 * (t91 + t63 * (t88 * t61 - t86 - t136)) + rho2_l_over_i * t135);
            let t139 = t65 * (t85 + t3 * (t132 - t71) + (t81 - t78 - t17 * t135)) + t138;
            let t140 = t44 * t107;
            let t141 = t115 - t107;
            let t142 = t117 + (t87 * rho2_inv_i + t43 * t61)
                + (t7 * (t141 + t2 * t61) + (t114 - t112));
            let t143 = t120 * (t141 - t121) + t122 * (j * t61 + t8 * t132 - t16 * t134);
            let t144 = t139 + (t103 * (t110 + (t140 + t106) - t2 * t142) + t143)
                - t53 * t131;
            let t145 = t12 * (t63 * (t136 + t93 * t62) - (t98 + t92 * t62)) - t45 * t100;
            let t146 = m_ * (t69 - t8 * t62);
            let t147 = m_ * (t75 + t16 * t62);
            let t148 = t65 * (t3 * t146 - t17 * t147)
                + (rho2_l_over_i * t147 + t107 * (t136 - t88 * t62));
            let t149 = t1 * (t108 - t6 * t62) - t111
                + (t11 * rho2_inv_i + t113 - t2 * (t97 + t7 * t62));
            let t150 = t122 * (t8 * t146 - t16 * t147 + (t124 + (t123 - j * t62)))
                - t103 * (t2 * t149 + (t104 + t140));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero],
                [
                    -(l_sin_theta0 * t25 + l_cos_theta0 * t42),
                    l_cos_theta0 * t25 - l_sin_theta0 * t42,
                    zero,
                    t59 + t1 * t42,
                    t60 - t12 * t42,
                    t102 + (t119 + t125) - t42 * t131,
                    zero,
                ],
                [
                    -(l_cos_theta0 * t53),
                    -(l_sin_theta0 * t53),
                    zero,
                    t1 * t53 - t59,
                    t61 - t12 * t53,
                    t144,
                    zero,
                ],
                [
                    -(l_cos_theta0 * t58),
                    -(l_sin_theta0 * t58),
                    zero,
                    t1 * t58,
                    -(t62 + t12 * t58),
                    t145 + t148 + t150 - t58 * t131,
                    zero,
                ],
                [
                    l_cos_theta0 * t24,
                    l_sin_theta0 * t24,
                    zero,
                    -(t1 * t24),
                    t12 * t24,
                    t24 * t131,
                    zero,
                ],
                [
                    zero,
                    zero,
                    inv_i,
                    zero,
                    zero,
                    inv_i * (t2 * t120 + (l * t80 + (t7 - t45) * t103)),
                    zero,
                ],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 5
        pub fn momenta(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 5> {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let m = self.parameters.M;
            let i = self.parameters.I;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let l_sin_theta1 = l * sin_theta1;
            let t1 = x_dot + l_sin_theta1 * theta1_dot;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let l_sin_theta2 = l * sin_theta2;
            let t2 = m_ * (t1 + l_sin_theta2 * theta2_dot);
            let t3 = t2 + m_ * t1;
            let l_cos_theta1 = l * cos_theta1;
            let t4 = y_dot - theta1_dot * l_cos_theta1;
            let l_cos_theta2 = l * cos_theta2;
            let t5 = m_ * (t4 - theta2_dot * l_cos_theta2);
            let t6 = m_ * t4 + t5;
            rt::vector([
                m * x_dot + t3,
                m * y_dot + t6,
                i * theta0_dot,
                j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6,
                j * theta2_dot + l_sin_theta2 * t2 - l_cos_theta2 * t5,
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
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let [[p_x, p_y, p_theta0, p_theta1, p_theta2]] = p.data.0;
            let Constants { m_l, k2, k4, k5, k6, k7, k8, inv_i, .. } = self.constants;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t1 = cos_theta2 * k7;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t2 = sin_theta2 * k7;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t3 = sin_theta1 * k7;
            let t4 = cos_theta1 * k7;
            let t5 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t3 + m_l_cos_theta2 * t4);
            let t6 = rt::lit::<T>(1.0)
                / (k4
                    - rt::lit::<T>(4.0)
                        * (sin_theta1 * m_l * t3 + m_l * cos_theta1 * t4));
            let t7 = t5 * t6;
            let t8 = k5 - m_l_cos_theta2 * t1 - m_l_sin_theta2 * t2 - t5 * t7;
            let t9 = k6 / t8;
            let t10 = p_theta1 + rt::lit::<T>(2.0) * (p_y * t4 - p_x * t3);
            let t11 = p_theta2 + p_y * t1 - p_x * t2 - t7 * t10;
            let t12 = rt::lit::<T>(1.0) / t8;
            let t13 = t6 * (t10 - t12 * (t5 * t11));
            rt::vector([
                p_x * k6 - t9 * (m_l_sin_theta2 * t11) - sin_theta1 * k8 * t13,
                cos_theta1 * k8 * t13 + (p_y * k6 + t9 * (m_l_cos_theta2 * t11)),
                p_theta0 * inv_i,
                t13,
                t12 * t11,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 2> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let m = self.parameters.M;
            let i = self.parameters.I;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let l_sin_theta1 = l * sin_theta1;
            let t1 = x_dot + l_sin_theta1 * theta1_dot;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let l_sin_theta2 = l * sin_theta2;
            let t2 = m_ * (t1 + l_sin_theta2 * theta2_dot);
            let t3 = t2 + m_ * t1;
            let l_cos_theta1 = l * cos_theta1;
            let t4 = y_dot - theta1_dot * l_cos_theta1;
            let l_cos_theta2 = l * cos_theta2;
            let t5 = m_ * (t4 - theta2_dot * l_cos_theta2);
            let t6 = m_ * t4 + t5;
            let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
            let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                * (j * theta2_dot + l_sin_theta2 * t2 - l_cos_theta2 * t5);
            let t10 = l * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                + (t7 + t9);
            rt::vector([t10, i * theta0_dot])
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { inv_i, m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = l * t5;
            let t8 = t2 * (t1 * t6 - t5 * t2);
            let t9 = m_ * (t4 + t7 * t8);
            let t10 = t9 + m_ * t4;
            let t11 = l * t6;
            let t12 = l * t2;
            let t13 = t1 * t12;
            let t14 = m_ * (t13 - t11 * t8);
            let t15 = l * (m_l_2 + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
            let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
            let t17 = rho1 / t16;
            rt::vector([
                l * cos_theta0 * t17,
                l * sin_theta0 * t17,
                rho2 * inv_i,
                -(t1 * t17),
                t8 * t17,
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let m_ = self.parameters.m;
            let l = self.parameters.l;
            let Constants { m_l, twice_m_l, k2, k4, k5, k6, k7, k8, .. } = self
                .constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = sin_theta1 * k8;
            let t2 = sin_theta1 * k7;
            let t3 = cos_theta1 * k7;
            let t4 = k4
                - rt::lit::<T>(4.0) * (sin_theta1 * m_l * t2 + m_l * cos_theta1 * t3);
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = rt::lit::<T>(2.0) * (sin_theta0 * t2 + cos_theta0 * t3);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t7 = cos_theta2 * k7;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t8 = sin_theta2 * k7;
            let t9 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t10 = k2 * t9
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t2 + m_l_cos_theta2 * t3);
            let t11 = t10 * t5;
            let t12 = k5 - m_l_cos_theta2 * t7 - m_l_sin_theta2 * t8 - t10 * t11;
            let t13 = rt::lit::<T>(1.0) / (t4 * t12);
            let t14 = sin_theta0 * t8 + cos_theta0 * t7 - t11 * t6;
            let t15 = t5 * t6 - t13 * (t10 * t14);
            let t16 = k6 / t12;
            let t17 = t1 * t15 + (sin_theta0 * k6 + t16 * (m_l_sin_theta2 * t14));
            let t18 = cos_theta1 * k8;
            let t19 = t18 * t15 + (cos_theta0 * k6 + t16 * (m_l_cos_theta2 * t14));
            let t20 = rt::lit::<T>(1.0) / (sin_theta0 * t17 + cos_theta0 * t19);
            let t21 = cos_theta1 * theta1_dot;
            let t22 = l * t21;
            let t23 = theta1_dot * t22;
            let t24 = cos_theta2 * theta2_dot;
            let t25 = l * t24;
            let t26 = m_ * (t23 + theta2_dot * t25);
            let t27 = t26 + m_ * t23;
            let l_sin_theta1 = l * sin_theta1;
            let t28 = x_dot + l_sin_theta1 * theta1_dot;
            let l_sin_theta2 = l * sin_theta2;
            let t29 = m_ * (t28 + l_sin_theta2 * theta2_dot);
            let t30 = sin_theta1 * cos_theta2;
            let t31 = sin_theta2 * cos_theta1;
            let t32 = theta2_dot
                * (m_l * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                    + (t30 - t31) * (k2 * theta1_dot));
            let t33 = sin_theta2 * theta2_dot;
            let t34 = l * t33;
            let l_cos_theta1 = l * cos_theta1;
            let t35 = y_dot - theta1_dot * l_cos_theta1;
            let l_cos_theta2 = l * cos_theta2;
            let t36 = m_ * (t35 - theta2_dot * l_cos_theta2);
            let t37 = sin_theta1 * theta1_dot;
            let t38 = l * t37;
            let t39 = theta1_dot * t38;
            let t40 = m_ * (t39 + theta2_dot * t34);
            let t41 = t40 + m_ * t39;
            let t42 = t29 * t25 - t32 - t27 * t8
                + (l_sin_theta2 * t26 + t34 * t36 + (t41 * t7 - l_cos_theta2 * t40));
            let t43 = theta1_dot
                * ((cos_theta1 * x_dot + sin_theta1 * y_dot) * twice_m_l
                    + (t31 - t30) * (k2 * theta2_dot));
            let t44 = (t29 + m_ * t28) * t22 + t41 * (t18 - l_cos_theta1)
                + (t27 * (l_sin_theta1 - t1) + (t38 * (m_ * t35 + t36) - t43));
            let t45 = t42 - t11 * t44;
            let t46 = t5 * t44 - t13 * (t10 * t45);
            let t47 = k6 * t27 - t16 * (m_l_sin_theta2 * t45) - t1 * t46;
            let t48 = t18 * t46 + (k6 * t41 + t16 * (m_l_cos_theta2 * t45));
            let t49 = sin_theta0 * (y_dot * theta0_dot - t47)
                + cos_theta0 * (x_dot * theta0_dot + t48);
            let t50 = l * t9;
            let t51 = rt::lit::<T>(2.0) * (sin_theta2 * t2 + cos_theta2 * t3) - t50;
            let t52 = t11 * t51 + (l - sin_theta2 * t8 - cos_theta2 * t7);
            let t53 = t5 * t51 + t13 * (t10 * t52);
            let t54 = rt::lit::<T>(1.0) / t12;
            let t55 = cos_theta2
                * (t18 * t53 + (cos_theta2 * k6 - t16 * (m_l_cos_theta2 * t52)))
                + (t54 * (l * t52) - t50 * t53);
            let t56 = cos_theta2 * t19
                + (sin_theta2 * t17 - (t50 * t15 + t54 * (l * t14)));
            let t57 = t56 * t20;
            let t58 = sin_theta2
                * (t1 * t53 + (sin_theta2 * k6 - t16 * (m_l_sin_theta2 * t52))) + t55
                - t56 * t57;
            let t59 = rt::lit::<T>(2.0) * (sin_theta1 * t2 + cos_theta1 * t3) - l;
            let t60 = sin_theta1 * t8 + cos_theta1 * t7 - t11 * t59;
            let t61 = t5 * t59 - t13 * (t10 * t60);
            let t62 = k6 + k8 * t61;
            let t63 = t16 * (m_l_cos_theta2 * t60) + cos_theta1 * t62;
            let t64 = t16 * (m_l_sin_theta2 * t60) + sin_theta1 * t62;
            let t65 = cos_theta1 * t19 + (sin_theta1 * t17 - l * t15);
            let t66 = t65 * t20;
            let t67 = cos_theta2 * t63
                + (sin_theta2 * t64 - (t50 * t61 + t54 * (l * t60))) - t56 * t66;
            let t68 = rt::lit::<T>(1.0)
                / (cos_theta1 * t63 + (sin_theta1 * t64 - l * t61) - t65 * t66);
            let t69 = t67 * t68;
            let t70 = rt::lit::<T>(1.0) / (t58 - t67 * t69);
            let t71 = theta1_dot
                * (sin_theta2 * t21 + sin_theta1 * t24
                    - (cos_theta2 * t37 + cos_theta1 * t33)) - t54 * t45;
            let t72 = cos_theta2 * t48
                + (x_dot * t24 + y_dot * t33 + l * t71 - t50 * t46);
            let t73 = cos_theta1 * t48 + (x_dot * t21 + y_dot * t37 - l * t46)
                - sin_theta1 * t47;
            let t74 = t73 - t49 * t66;
            let t75 = t72 - sin_theta2 * t47 - t49 * t57 - t69 * t74;
            let t76 = t68 * (t74 - t70 * (t67 * t75));
            rt::vector([t20 * (t49 - t70 * (t56 * t75)) - t66 * t76, t76, t75 * t70])
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let m_ = self.parameters.m;
            let l = self.parameters.l;
            let Constants { m_l, twice_m_l, k2, k4, k5, k6, k7, k8, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t2 = sin_theta1 * k7;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t3 = cos_theta1 * k7;
            let t4 = k2 * t1
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t2 + m_l_cos_theta2 * t3);
            let t5 = k4
                - rt::lit::<T>(4.0) * (sin_theta1 * m_l * t2 + m_l * cos_theta1 * t3);
            let t6 = rt::lit::<T>(1.0) / t5;
            let t7 = t4 * t6;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let t8 = sin_theta1 * k8;
            let t9 = rt::lit::<T>(2.0) * (sin_theta0 * t2 + cos_theta0 * t3);
            let t10 = cos_theta2 * k7;
            let t11 = sin_theta2 * k7;
            let t12 = k5 - m_l_cos_theta2 * t10 - m_l_sin_theta2 * t11 - t4 * t7;
            let t13 = rt::lit::<T>(1.0) / (t5 * t12);
            let t14 = sin_theta0 * t11 + cos_theta0 * t10 - t7 * t9;
            let t15 = t6 * t9 - t13 * (t4 * t14);
            let t16 = k6 / t12;
            let t17 = t8 * t15 + (sin_theta0 * k6 + t16 * (m_l_sin_theta2 * t14));
            let t18 = cos_theta1 * k8;
            let t19 = t18 * t15 + (cos_theta0 * k6 + t16 * (m_l_cos_theta2 * t14));
            let t20 = rt::lit::<T>(1.0) / (sin_theta0 * t17 + cos_theta0 * t19);
            let t21 = cos_theta1 * theta1_dot;
            let t22 = l * t21;
            let t23 = theta1_dot * t22;
            let t24 = cos_theta2 * theta2_dot;
            let t25 = l * t24;
            let t26 = m_ * (t23 + theta2_dot * t25);
            let t27 = t26 + m_ * t23;
            let l_sin_theta1 = l * sin_theta1;
            let t28 = x_dot + l_sin_theta1 * theta1_dot;
            let l_sin_theta2 = l * sin_theta2;
            let t29 = m_ * (t28 + l_sin_theta2 * theta2_dot);
            let t30 = sin_theta2 * theta2_dot;
            let t31 = l * t30;
            let l_cos_theta1 = l * cos_theta1;
            let t32 = y_dot - theta1_dot * l_cos_theta1;
            let l_cos_theta2 = l * cos_theta2;
            let t33 = m_ * (t32 - theta2_dot * l_cos_theta2);
            let t34 = sin_theta1 * cos_theta2;
            let t35 = sin_theta2 * cos_theta1;
            let t36 = theta2_dot
                * (m_l * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                    + (t34 - t35) * (k2 * theta1_dot));
            let t37 = sin_theta1 * theta1_dot;
            let t38 = l * t37;
            let t39 = theta1_dot * t38;
            let t40 = m_ * (t39 + theta2_dot * t31);
            let t41 = t29 * t25 + l_sin_theta2 * t26
                + (t31 * t33 - t36 - l_cos_theta2 * t40);
            let t42 = t40 + m_ * t39;
            let t43 = theta1_dot
                * ((cos_theta1 * x_dot + sin_theta1 * y_dot) * twice_m_l
                    + (t35 - t34) * (k2 * theta2_dot));
            let t44 = (t29 + m_ * t28) * t22 + l_sin_theta1 * t27
                + (t38 * (m_ * t32 + t33) - t43 - l_cos_theta1 * t42);
            let t45 = t44 + rt::lit::<T>(2.0) * (t42 * t3 - t27 * t2);
            let t46 = t41 + (t42 * t10 - t27 * t11) - t7 * t45;
            let t47 = t6 * t45 - t13 * (t4 * t46);
            let t48 = k6 * t27 - t16 * (m_l_sin_theta2 * t46) - t8 * t47;
            let t49 = t18 * t47 + (k6 * t42 + t16 * (m_l_cos_theta2 * t46));
            let t50 = sin_theta0 * (y_dot * theta0_dot - t48)
                + cos_theta0 * (x_dot * theta0_dot + t49);
            let t51 = l * t1;
            let t52 = rt::lit::<T>(2.0) * (sin_theta2 * t2 + cos_theta2 * t3) - t51;
            let t53 = t7 * t52 + (l - sin_theta2 * t11 - cos_theta2 * t10);
            let t54 = t6 * t52 + t13 * (t4 * t53);
            let t55 = rt::lit::<T>(1.0) / t12;
            let t56 = cos_theta2
                * (t18 * t54 + (cos_theta2 * k6 - t16 * (m_l_cos_theta2 * t53)))
                + (t55 * (l * t53) - t51 * t54);
            let t57 = cos_theta2 * t19
                + (sin_theta2 * t17 - (t51 * t15 + t55 * (l * t14)));
            let t58 = t57 * t20;
            let t59 = sin_theta2
                * (t8 * t54 + (sin_theta2 * k6 - t16 * (m_l_sin_theta2 * t53))) + t56
                - t57 * t58;
            let t60 = rt::lit::<T>(2.0) * (sin_theta1 * t2 + cos_theta1 * t3) - l;
            let t61 = sin_theta1 * t11 + cos_theta1 * t10 - t7 * t60;
            let t62 = t6 * t60 - t13 * (t4 * t61);
            let t63 = k6 + k8 * t62;
            let t64 = t16 * (m_l_cos_theta2 * t61) + cos_theta1 * t63;
            let t65 = t16 * (m_l_sin_theta2 * t61) + sin_theta1 * t63;
            let t66 = cos_theta1 * t19 + (sin_theta1 * t17 - l * t15);
            let t67 = t66 * t20;
            let t68 = cos_theta2 * t64
                + (sin_theta2 * t65 - (t51 * t62 + t55 * (l * t61))) - t57 * t67;
            let t69 = rt::lit::<T>(1.0)
                / (cos_theta1 * t64 + (sin_theta1 * t65 - l * t62) - t66 * t67);
            let t70 = t68 * t69;
            let t71 = rt::lit::<T>(1.0) / (t59 - t68 * t70);
            let t72 = theta1_dot
                * (sin_theta2 * t21 + sin_theta1 * t24
                    - (cos_theta2 * t37 + cos_theta1 * t30)) - t55 * t46;
            let t73 = cos_theta2 * t49
                + (x_dot * t24 + y_dot * t30 + l * t72 - t51 * t47);
            let t74 = cos_theta1 * t49 + (x_dot * t21 + y_dot * t37 - l * t47)
                - sin_theta1 * t48;
            let t75 = t74 - t67 * t50;
            let t76 = t73 - sin_theta2 * t48 - t58 * t50 - t70 * t75;
            let t77 = t69 * (t75 - t71 * (t68 * t76));
            let t78 = t20 * (t50 - t71 * (t57 * t76)) - t67 * t77;
            let t79 = t71 * t76;
            let t80 = sin_theta0 * t78 + (sin_theta1 * t77 + (t27 + sin_theta2 * t79));
            let t81 = cos_theta0 * t78 + (cos_theta1 * t77 + (cos_theta2 * t79 - t42));
            let t82 = rt::lit::<T>(2.0) * (t2 * t80 + t3 * t81)
                - (l * t77 + (t44 + t51 * t79));
            let t83 = t7 * t82 + (t41 + l * t79 - t11 * t80 - t10 * t81);
            let t84 = t6 * t82 + t83 * (t4 * t13);
            rt::vector([
                t83 * (m_l_sin_theta2 * t16) - k6 * t80 - t8 * t84,
                t18 * t84 + (k6 * t81 - t83 * (m_l_cos_theta2 * t16)),
                rt::lit::<T>(0.0),
                t84,
                -(t55 * t83),
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
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> SVector<T, 1> {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let i = self.parameters.I;
            let Constants { k1, twice_m_l, k3, k4, k5, k9, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = (sin_theta1 * x_dot - cos_theta1 * y_dot) * k9
                + (k4 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (k3 * theta2_dot));
            let t2 = theta2_dot
                * (k5 * theta2_dot
                    + (sin_theta2 * x_dot - cos_theta2 * y_dot) * twice_m_l)
                + (k1 * (x_dot * x_dot + y_dot * y_dot) + theta0_dot * (i * theta0_dot));
            rt::vector([rt::lit::<T>(0.5) * (theta1_dot * t1 + t2)])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 5>, p: &SVector<T, 5>) -> T {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let [[p_x, p_y, p_theta0, p_theta1, p_theta2]] = p.data.0;
            let Constants { m_l, twice_m_l, k2, k4, k5, k6, k7, k8, inv_i, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let sin_theta1_twice_m_l = sin_theta1 * twice_m_l;
            let t1 = sin_theta1 * k7;
            let t2 = cos_theta1 * k7;
            let t3 = k4
                - rt::lit::<T>(4.0) * (sin_theta1 * m_l * t1 + m_l * cos_theta1 * t2);
            let t4 = k6 / t3;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t5 = cos_theta2 * k7;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t6 = sin_theta2 * k7;
            let t7 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t1 + m_l_cos_theta2 * t2);
            let t8 = t7 * t7;
            let t9 = rt::lit::<T>(1.0) / t3;
            let t10 = k5 - m_l_cos_theta2 * t5 - m_l_sin_theta2 * t6 - t8 * t9;
            let t11 = t3 * t10;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = t4 * (sin_theta1_twice_m_l * t7) - t6;
            let t14 = sin_theta1_twice_m_l * t4 + t12 * (t7 * t13);
            let t15 = k6 / t10;
            let t16 = cos_theta1 * k8;
            let t17 = t15 * (m_l_cos_theta2 * t13) - t14 * t16;
            let t18 = rt::lit::<T>(1.0) / t10;
            let t19 = t13 * t18;
            let t20 = p_x
                * (t14 * (sin_theta1 * k8) + (k6 - t15 * (m_l_sin_theta2 * t13)))
                + (p_y * t17 + (p_theta2 * t19 - p_theta1 * t14));
            let cos_theta1_twice_m_l = cos_theta1 * twice_m_l;
            let t21 = t5 - t4 * (t7 * cos_theta1_twice_m_l);
            let t22 = t4 * cos_theta1_twice_m_l - t12 * (t7 * t21);
            let t23 = t18 * t21;
            let t24 = p_y * (t16 * t22 + (k6 + t15 * (m_l_cos_theta2 * t21)))
                + (p_x * t17 + (p_theta1 * t22 + p_theta2 * t23));
            let t25 = t7 * t12;
            let t26 = p_y * t22 - p_theta2 * t25
                + (p_theta1 * (t9 + t8 / (t3 * t11)) - p_x * t14);
            let t27 = p_theta0 * (p_theta0 * inv_i)
                + p_theta2 * (p_y * t23 + p_theta2 * t18 + (p_x * t19 - p_theta1 * t25));
            rt::lit::<T>(0.5) * (p_x * t20 + (p_y * t24 + (p_theta1 * t26 + t27)))
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[p_x, p_y, p_theta0, p_theta1, p_theta2]] = p.data.0;
            let m_ = self.parameters.m;
            let l = self.parameters.l;
            let Constants { m_l, twice_m_l, k2, k4, k5, k6, k7, k8, inv_i, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = sin_theta1 * k8;
            let sin_theta1_twice_m_l = sin_theta1 * twice_m_l;
            let sin_theta1_m_l = sin_theta1 * m_l;
            let t2 = sin_theta1 * k7;
            let m_l_cos_theta1 = m_l * cos_theta1;
            let t3 = cos_theta1 * k7;
            let t4 = k4
                - rt::lit::<T>(4.0) * (sin_theta1_m_l * t2 + m_l_cos_theta1 * t3);
            let t5 = k6 / t4;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t6 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t7 = k2 * t6
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t2 + m_l_cos_theta2 * t3);
            let t8 = sin_theta2 * k7;
            let t9 = t5 * (sin_theta1_twice_m_l * t7) - t8;
            let t10 = cos_theta2 * k7;
            let t11 = rt::lit::<T>(1.0) / t4;
            let t12 = t7 * t11;
            let t13 = k5 - m_l_cos_theta2 * t10 - m_l_sin_theta2 * t8 - t7 * t12;
            let t14 = t4 * t13;
            let t15 = rt::lit::<T>(1.0) / t14;
            let t16 = sin_theta1_twice_m_l * t5 + t7 * t9 * t15;
            let t17 = k6 / t13;
            let t18 = cos_theta1 * k8;
            let t19 = m_l_cos_theta2 * t9 * t17 - t18 * t16;
            let t20 = rt::lit::<T>(1.0) / t13;
            let t21 = t9 * t20;
            let t22 = p_x * (t1 * t16 + (k6 - m_l_sin_theta2 * t9 * t17))
                + (p_y * t19 + (p_theta2 * t21 - p_theta1 * t16));
            let cos_theta1_twice_m_l = cos_theta1 * twice_m_l;
            let t23 = t10 - t5 * (t7 * cos_theta1_twice_m_l);
            let t24 = t5 * cos_theta1_twice_m_l - t7 * t23 * t15;
            let t25 = t23 * t20;
            let t26 = p_y * (t18 * t24 + (k6 + m_l_cos_theta2 * t23 * t17))
                + (p_x * t19 + (p_theta1 * t24 + p_theta2 * t25));
            let p_theta0_inv_i = p_theta0 * inv_i;
            let t27 = t7 * t15;
            let t28 = p_y * t24 - p_theta2 * t27
                + (p_theta1 * (t11 + t7 * t7 / (t4 * t14)) - p_x * t16);
            let t29 = p_y * t25 + p_theta2 * t20 + (p_x * t21 - p_theta1 * t27);
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let t30 = rt::lit::<T>(2.0) * (sin_theta0 * t2 + cos_theta0 * t3);
            let t31 = sin_theta0 * t8 + cos_theta0 * t10 - t12 * t30;
            let t32 = t11 * t30 - t15 * (t7 * t31);
            let t33 = t1 * t32 + (sin_theta0 * k6 + t17 * (m_l_sin_theta2 * t31));
            let t34 = t18 * t32 + (cos_theta0 * k6 + t17 * (m_l_cos_theta2 * t31));
            let t35 = rt::lit::<T>(1.0) / (sin_theta0 * t33 + cos_theta0 * t34);
            let t36 = cos_theta1 * t28;
            let t37 = l * t36;
            let t38 = t28 * t37;
            let t39 = cos_theta2 * t29;
            let t40 = l * t39;
            let t41 = m_ * (t38 + t29 * t40);
            let t42 = t41 + m_ * t38;
            let l_sin_theta1 = l * sin_theta1;
            let t43 = t22 + l_sin_theta1 * t28;
            let l_sin_theta2 = l * sin_theta2;
            let t44 = m_ * (t43 + l_sin_theta2 * t29);
            let t45 = t44 * t40 - (cos_theta2 * t22 + sin_theta2 * t26) * (m_l * t29)
                - t8 * t42;
            let l_cos_theta2 = l * cos_theta2;
            let t46 = sin_theta1 * t28;
            let t47 = l * t46;
            let t48 = t28 * t47;
            let t49 = sin_theta2 * t29;
            let t50 = l * t49;
            let t51 = m_ * (t48 + t29 * t50);
            let t52 = t51 + m_ * t48;
            let l_cos_theta1 = l * cos_theta1;
            let t53 = l_cos_theta1 * t28;
            let t54 = m_ * (t26 - (t53 + l_cos_theta2 * t29));
            let t55 = sin_theta1 * cos_theta2;
            let t56 = sin_theta2 * cos_theta1;
            let t57 = k2 * (t55 - t56) * t28;
            let t58 = t29 * t57;
            let t59 = t45
                + (l_sin_theta2 * t41 - l_cos_theta2 * t51
                    + (t10 * t52 + (t54 * t50 - t58)));
            let t60 = k2 * (t56 - t55) * t29;
            let t61 = t37 * (t44 + m_ * t43) + t47 * (t54 + m_ * (t26 - t53))
                - t28 * (t60 + twice_m_l * (cos_theta1 * t22 + sin_theta1 * t26));
            let t62 = (t18 - l_cos_theta1) * t52 + (l_sin_theta1 - t1) * t42 + t61;
            let t63 = t59 - t12 * t62;
            let t64 = t11 * t62 - t27 * t63;
            let t65 = k6 * t42 - m_l_sin_theta2 * t17 * t63 - t1 * t64;
            let t66 = t18 * t64 + (m_l_cos_theta2 * t17 * t63 + k6 * t52);
            let t67 = sin_theta0 * (p_theta0_inv_i * t26 - t65)
                + cos_theta0 * (t66 + p_theta0_inv_i * t22);
            let t68 = t28
                * (sin_theta1 * t39 - cos_theta1 * t49
                    + (sin_theta2 * t36 - cos_theta2 * t46)) - t20 * t63;
            let t69 = l * t6;
            let t70 = l * t68 + (t26 * t49 + t22 * t39 - t69 * t64)
                + (cos_theta2 * t66 - sin_theta2 * t65);
            let t71 = cos_theta2 * t34
                + (sin_theta2 * t33 - (t69 * t32 + t20 * (l * t31)));
            let t72 = t71 * t35;
            let t73 = rt::lit::<T>(2.0) * (sin_theta1 * t2 + cos_theta1 * t3) - l;
            let t74 = sin_theta1 * t8 + cos_theta1 * t10 - t12 * t73;
            let t75 = t11 * t73 - t15 * (t7 * t74);
            let t76 = k6 + k8 * t75;
            let t77 = t17 * (m_l_cos_theta2 * t74) + cos_theta1 * t76;
            let t78 = t17 * (m_l_sin_theta2 * t74) + sin_theta1 * t76;
            let t79 = cos_theta1 * t34 + (sin_theta1 * t33 - l * t32);
            let t80 = t79 * t35;
            let t81 = cos_theta2 * t77
                + (sin_theta2 * t78 - (t69 * t75 + t20 * (l * t74))) - t71 * t80;
            let t82 = rt::lit::<T>(1.0)
                / (cos_theta1 * t77 + (sin_theta1 * t78 - l * t75) - t79 * t80);
            let t83 = t81 * t82;
            let t84 = cos_theta1 * t66 + (t22 * t36 + t26 * t46 - l * t64)
                - sin_theta1 * t65;
            let t85 = t84 - t80 * t67;
            let t86 = t70 - t72 * t67 - t83 * t85;
            let t87 = rt::lit::<T>(2.0) * (sin_theta2 * t2 + cos_theta2 * t3) - t69;
            let t88 = t12 * t87 + (l - sin_theta2 * t8 - cos_theta2 * t10);
            let t89 = t11 * t87 + t15 * (t7 * t88);
            let t90 = cos_theta2
                * (t18 * t89 + (cos_theta2 * k6 - t17 * (m_l_cos_theta2 * t88)))
                + (t20 * (l * t88) - t69 * t89);
            let t91 = sin_theta2
                * (t1 * t89 + (sin_theta2 * k6 - t17 * (m_l_sin_theta2 * t88))) + t90
                - t71 * t72;
            let t92 = rt::lit::<T>(1.0) / (t91 - t81 * t83);
            let t93 = t82 * (t85 - t86 * (t81 * t92));
            let t94 = t35 * (t67 - t86 * (t71 * t92)) - t80 * t93;
            let t95 = t92 * t86;
            let t96 = t28
                * (t60
                    + rt::lit::<T>(2.0) * (m_l_cos_theta1 * t22 + sin_theta1_m_l * t26))
                - t69 * t95 - l * t93;
            let t97 = rt::lit::<T>(0.5)
                * (t58
                    + t29
                        * (t57
                            + rt::lit::<T>(2.0)
                                * (m_l_cos_theta2 * t22 + m_l_sin_theta2 * t26))) - l * t95;
            rt::vector([
                t22,
                t26,
                p_theta0_inv_i,
                t28,
                t29,
                -(sin_theta0 * t94 + (sin_theta1 * t93 + sin_theta2 * t95)),
                cos_theta0 * t94 + (cos_theta1 * t93 + cos_theta2 * t95),
                rt::lit::<T>(0.0),
                t96,
                t97,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "car_trailers";

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
        /// - `theta0_rate`, `theta1_rate`, `theta2_rate`, `rho1_rate`, `kappa_gradient`: 5 × 5 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, y_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 2 | 0 | 0 | 0 |
        /// | each step | 67 | 105 | 2 | 0 | 5 | 0 |
        /// | each sweep for theta0_rate, theta1_rate, theta2_rate, rho1_rate, kappa_gradient | 128 | 203 | 3 | 0 | 7 | 0 |
        /// | each iteration for theta0_rate, theta1_rate, theta2_rate, rho1_rate, kappa_gradient | 843 | 1213 | 9 | 0 | 7 | 0 |
        /// | each state that is looked at | 16 | 31 | 1 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l`
            m_l: T,
            /// `m l²`
            k1: T,
            /// `1/I`
            inv_i: T,
            /// `M l`
            m_l_2: T,
            /// `l/I`
            l_over_i: T,
            /// `l² m`
            l_m_l: T,
            /// `2 l² m`
            twice_l_m_l: T,
            /// `m/2`
            half_m: T,
            /// `J/2`
            half_j: T,
            /// `l/2`
            half_l: T,
            /// `l/4`
            quarter_l: T,
            /// `2 l`
            twice_l: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/I`
            h_over_i: T,
            /// `h (h/I)/4`
            k2: T,
            /// `(h/I)/2`
            half_h_over_i: T,
            /// `l h`
            l_h: T,
            /// `l h/2`
            half_l_h: T,
            /// `m l h/2`
            k3: T,
            /// `J h`
            j_h: T,
            /// `J h/2`
            half_j_h: T,
            /// `2 h`
            twice_h: T,
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
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let m_l = m_ * l;
                let k1 = m_ * (l * l);
                let inv_i = rt::lit::<T>(1.0) / i;
                let m_l_2 = m * l;
                let l_over_i = l / i;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let half_m = rt::lit::<T>(0.5) * m_;
                let half_j = rt::lit::<T>(0.5) * j;
                let half_l = rt::lit::<T>(0.5) * l;
                let quarter_l = rt::lit::<T>(0.25) * l;
                let twice_l = rt::lit::<T>(2.0) * l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let k2 = rt::lit::<T>(0.25) * (h * h_over_i);
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let l_h = l * h;
                let half_l_h = rt::lit::<T>(0.5) * l_h;
                let k3 = rt::lit::<T>(0.5) * (m_ * l_h);
                let j_h = j * h;
                let half_j_h = rt::lit::<T>(0.5) * j_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    half_j,
                    half_l,
                    quarter_l,
                    twice_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    k2,
                    half_h_over_i,
                    l_h,
                    half_l_h,
                    k3,
                    j_h,
                    half_j_h,
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
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let [[x, y, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = x_dot + l_sin_theta1 * theta1_dot;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let l_sin_theta2 = l * sin_theta2;
                let t2 = m_ * (t1 + l_sin_theta2 * theta2_dot);
                let t3 = t2 + m_ * t1;
                let l_cos_theta1 = l * cos_theta1;
                let t4 = y_dot - theta1_dot * l_cos_theta1;
                let l_cos_theta2 = l * cos_theta2;
                let t5 = m_ * (t4 - theta2_dot * l_cos_theta2);
                let t6 = m_ * t4 + t5;
                let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                    * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
                let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
                let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                    * (j * theta2_dot + l_sin_theta2 * t2 - l_cos_theta2 * t5);
                let t10 = l
                    * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                    + (t7 + t9);
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t10,
                    i * theta0_dot,
                    sin_theta0,
                    cos_theta0,
                    theta0,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, sin_theta0_ahead,
                cos_theta0_ahead, theta0_ahead] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme {
                    m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    half_j,
                    half_l,
                    quarter_l,
                    twice_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    k2,
                    half_h_over_i,
                    l_h,
                    half_l_h,
                    k3,
                    j_h,
                    half_j_h,
                    twice_h,
                } = *setting.scheme();
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let theta2_minus_theta0 = theta2 - theta0;
                let (t3, t4) = rt::sin_cos(theta2_minus_theta0);
                let t5 = l * t1;
                let t6 = l * t2;
                let t7 = l * t3;
                let t8 = l * t4;
                let t9 = t1 * t4;
                let t10 = t3 * t2;
                let t11 = t9 - t10;
                let t12 = t2 * t11;
                let t13 = l - t1 * t5;
                let t14 = m_ * (t13 + t7 * t12);
                let t15 = t14 + m_ * t13;
                let t16 = t1 * t6;
                let t17 = m_ * (t16 - t8 * t12);
                let t18 = l * (m_l_2 + t15) + t12 * (j * t12 + t7 * t14 - t8 * t17);
                let t19 = t18 - t1 * (t5 * t15 - j * t1 - t6 * (t17 + m_ * t16));
                let t20 = rt::lit::<T>(1.0) / t19;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [theta0_rate,
                    theta1_rate,
                    theta2_rate,
                    rho1_rate,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t35 = rho1_rate * kappa_gradient;
                    let t36 = rho1 + rho1_rate * half_h;
                    let theta0_ahead_new = theta0 + theta0_rate * half_h;
                    let t37 = theta1 + theta1_rate * half_h - theta0_ahead_new;
                    let (t38, t39) = rt::sin_cos(t37);
                    let t40 = l * t38;
                    let t41 = l - t38 * t40;
                    let t42 = theta2 + theta2_rate * half_h - theta0_ahead_new;
                    let (t43, t44) = rt::sin_cos(t42);
                    let t45 = l * t43;
                    let t46 = t38 * t44 - t43 * t39;
                    let t47 = t39 * t46;
                    let t48 = t41 + t45 * t47;
                    let t49 = m_ * t48;
                    let t50 = t49 + m_ * t41;
                    let t51 = l * t44;
                    let t52 = l * t39;
                    let t53 = t38 * t52;
                    let t54 = t53 - t51 * t47;
                    let t55 = m_ * t54;
                    let t56 = j * t47 + t45 * t49 - t51 * t55;
                    let t57 = t55 + m_ * t53;
                    let t58 = t40 * t50 - j * t38 - t52 * t57;
                    let t59 = l * (m_l_2 + t50) + t47 * t56 - t38 * t58;
                    let t660 = t36 / t59;
                    let t661 = t35 + t660;
                    let t63 = t38 * t43 + t39 * t44;
                    let t64 = t39 * t63 - t44;
                    let t662 = t47 * t660;
                    let t663 = l * t660;
                    let t664 = t38 * t660;
                    let t665 = t663 - t40 * t664;
                    let t666 = t665 + t45 * t662;
                    let t667 = m_ * t666;
                    let t668 = j * t662 + t45 * t667;
                    let t669 = t52 * t664;
                    let t670 = t669 - t51 * t662;
                    let t671 = m_ * t670;
                    let t672 = t51 * t671;
                    let t673 = t64 * (t668 - t672);
                    let t674 = t671 + m_ * t669;
                    let t675 = l * t674;
                    let t676 = t667 + m_ * t665;
                    let t677 = t40 * t676 - (j * t664 + t52 * t674);
                    let t678 = t39 * t677;
                    let t679 = t675 + t678;
                    let t680 = t673 - t679;
                    let t84 = theta0_rate * kappa_gradient;
                    let t681 = m_l * t662;
                    let t682 = t660 * (t672 - t668);
                    let t683 = t39 * t682;
                    let t684 = t43 * (t670 * t681 + t38 * t683);
                    let t685 = t44 * (t666 * t681 + t39 * t683);
                    let t686 = t684 + t685;
                    let t687 = l * t664;
                    let t688 = t38 * (t46 * t682 - t674 * t687 - t43 * t683);
                    let t689 = t39 * (t44 * t683 + (t660 * t677 + t676 * t687));
                    let t690 = t686 + (t688 - t689);
                    let t691 = t661 * t680 - t84 - t690;
                    let t692 = rho2 + half_h * t691;
                    let t693 = rho2 + h * t691 - t692;
                    let theta1_rate_h = theta1_rate * h;
                    let theta1_new = theta1 + theta1_rate_h;
                    let theta0_rate_h = theta0_rate * h;
                    let theta0_new = theta0 + theta0_rate_h;
                    let t115 = theta1_new - theta0_new;
                    let (t116, t117) = rt::sin_cos(t115);
                    let t118 = l * t116;
                    let t119 = l - t116 * t118;
                    let theta2_rate_h = theta2_rate * h;
                    let theta2_new = theta2 + theta2_rate_h;
                    let t120 = theta2_new - theta0_new;
                    let (t121, t122) = rt::sin_cos(t120);
                    let t123 = l * t121;
                    let t124 = t116 * t122;
                    let t125 = t121 * t117;
                    let t126 = t124 - t125;
                    let t127 = t117 * t126;
                    let t128 = m_ * (t119 + t123 * t127);
                    let t129 = t128 + m_ * t119;
                    let t130 = l * t122;
                    let t131 = l * t117;
                    let t132 = t116 * t131;
                    let t133 = m_ * (t132 - t130 * t127);
                    let t134 = j * t127 + t123 * t128 - t130 * t133;
                    let t135 = t133 + m_ * t132;
                    let t136 = t118 * t129 - j * t116 - t131 * t135;
                    let t137 = l * (m_l_2 + t129) + t127 * t134 - t116 * t136;
                    let t139 = rt::lit::<T>(1.0) / t137;
                    let rho1_new = rho1 + rho1_rate * h;
                    let t694 = rho1_new - t660 * t137;
                    let t695 = rho1 - t19 * t660;
                    let t696 = t693 * (inv_i * t693)
                        + (t139 * (t694 * t694) - t695 * (t20 * t695)
                            - t691 * (k2 * t691));
                    let t697 = t1 * t660;
                    let t698 = t116 * t660;
                    let t699 = t6 * t697 + t131 * t698;
                    let t157 = t2 + t117;
                    let t160 = rt::lit::<T>(0.5) * (theta1_rate_h - theta0_rate_h);
                    let t161 = rt::sin(t160);
                    let t163 = t161 * t39;
                    let t700 = t660 * t163;
                    let t165 = t161 * t38;
                    let t166 = t1 + t116;
                    let t701 = t166 * t660;
                    let t702 = l * (t157 * t700 - t165 * t701);
                    let t703 = t663 - rt::lit::<T>(0.5) * (t5 * t697 + t118 * t698);
                    let t704 = t163 * t701 + t166 * t700;
                    let t705 = t12 * t660;
                    let t706 = t127 * t660;
                    let t150 = rt::lit::<T>(0.5) * (theta2_rate_h - theta0_rate_h);
                    let t151 = rt::sin(t150);
                    let t153 = t151 * t44;
                    let t154 = l * t153;
                    let t155 = t12 + t127;
                    let t707 = t155 * t660;
                    let t164 = t3 + t121;
                    let t172 = t164 * half_l;
                    let t158 = rt::lit::<T>(0.5) * t157;
                    let t159 = t4 + t122;
                    let t167 = t151 * t43;
                    let t168 = t159 * t163 + t164 * t165 - (t166 * t167 + t157 * t153);
                    let t169 = t11 + t124 - t125;
                    let t170 = t158 * t168 - t169 * t165;
                    let t708 = t660 * t170;
                    let t709 = (t703 + rt::lit::<T>(0.5) * (t7 * t705 + t123 * t706))
                        * (rt::lit::<T>(2.0) * (t154 * t707 + t172 * t708 - l * t704));
                    let t183 = l * t167;
                    let t184 = t159 * half_l;
                    let t710 = (t699 - (t8 * t705 + t130 * t706))
                        * (t702 + (t183 * t707 - t184 * t708));
                    let t711 = half_m
                        * (t699 * t702 - t703 * (t704 * twice_l) + (t709 + t710))
                        + (t701 * (j * t700) + t707 * (half_j * t708));
                    let t712 = t689 - t688;
                    let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::sin_cos(
                        theta0_ahead_new,
                    );
                    let t103 = l * sin_theta0_ahead_new;
                    let t713 = t661 * t103;
                    let t189 = theta0_rate * theta0_rate + theta1_rate * theta1_rate
                        + (theta2_rate * theta2_rate + rho1_rate * rho1_rate);
                    let t106 = l * cos_theta0_ahead_new;
                    let t714 = t661 * t106;
                    let t715 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t696
                            + (theta2_rate_h * t686 - t711
                                - (theta0_rate_h * t690 + theta1_rate_h * t712)),
                        h * (t691 * t691 + (t713 * t713 + (t189 + t714 * t714))),
                    );
                    let t716 = t660 + rho1_rate * t715;
                    let t717 = t680 * t716 - (t690 + theta0_rate * t715);
                    let t718 = t38 * (t712 + theta1_rate * t715)
                        - t47 * (theta2_rate * t715 - t686)
                        - t716 * (t715 * (t106 * t106 + t103 * t103));
                    solution1
                        .update([
                            inv_i * t692 + kappa_gradient * t691,
                            -(t38 * t716),
                            t47 * t716,
                            (t679 - t673)
                                * (inv_i * (rho2 + half_h * t717) + t715 * t717) + t718,
                            t715,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let rho2_inv_i = rho2 * inv_i;
                            let t21 = rho1 * t20;
                            let t22 = t1 * t21;
                            let t23 = t12 * t21;
                            let t24 = l * t21 - t5 * t22;
                            let t25 = m_ * (t24 + t7 * t23);
                            let t26 = t6 * t22;
                            let t27 = m_ * (t26 - t8 * t23);
                            let t28 = t1 * t22;
                            let t29 = t2 * t22;
                            let t30 = t3 * (t28 + t1 * t23)
                                + ((t1 * t3 + t2 * t4) * rho2_inv_i
                                    + t4 * (t29 + t2 * t23));
                            let t31 = (t7 * t25 + (j * t23 - t8 * t27))
                                * (t4 * rho2_inv_i + t11 * t28 - t2 * t30);
                            let t32 = t27 + m_ * t26;
                            let t33 = (t5 * (t25 + m_ * t24) - (j * t22 + t6 * t32))
                                * (t2 * rho2_inv_i + t29);
                            let t34 = t28
                                * (t2 * twice_l_m_l * t21 + k1 * (t10 - t9) * t23)
                                + (t4 * l_m_l * t21 - k1 * t11 * t22) * (t12 * t23);
                            [
                                rho2_inv_i,
                                -t22,
                                t23,
                                t31 + (t33 + (rho2 * l_over_i * t32 + t34)),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(theta0 * inv_h),
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [theta0_rate,
                            theta1_rate,
                            theta2_rate,
                            rho1_rate,
                            kappa_gradient,
                            ]|
                        {
                            let t35 = rho1_rate * kappa_gradient;
                            let t36 = rho1 + rho1_rate * half_h;
                            let theta0_ahead_new = theta0 + theta0_rate * half_h;
                            let t37 = theta1 + theta1_rate * half_h - theta0_ahead_new;
                            let (t38, t39) = rt::sin_cos(t37);
                            let t40 = l * t38;
                            let t41 = l - t38 * t40;
                            let t42 = theta2 + theta2_rate * half_h - theta0_ahead_new;
                            let (t43, t44) = rt::sin_cos(t42);
                            let t45 = l * t43;
                            let t46 = t38 * t44 - t43 * t39;
                            let t47 = t39 * t46;
                            let t48 = t41 + t45 * t47;
                            let t49 = m_ * t48;
                            let t50 = t49 + m_ * t41;
                            let t51 = l * t44;
                            let t52 = l * t39;
                            let t53 = t38 * t52;
                            let t54 = t53 - t51 * t47;
                            let t55 = m_ * t54;
                            let t56 = j * t47 + t45 * t49 - t51 * t55;
                            let t57 = t55 + m_ * t53;
                            let t58 = t40 * t50 - j * t38 - t52 * t57;
                            let t59 = l * (m_l_2 + t50) + t47 * t56 - t38 * t58;
                            let t60 = rt::lit::<T>(1.0) / t59;
                            let t61 = t36 * t60;
                            let t62 = t35 + t61;
                            let t63 = t38 * t43 + t39 * t44;
                            let t64 = t39 * t63 - t44;
                            let t65 = t47 * t61;
                            let t66 = l * t61;
                            let t67 = t38 * t61;
                            let t68 = t66 - t40 * t67;
                            let t69 = t68 + t45 * t65;
                            let t70 = m_ * t69;
                            let t71 = j * t65 + t45 * t70;
                            let t72 = t52 * t67;
                            let t73 = t72 - t51 * t65;
                            let t74 = m_ * t73;
                            let t75 = t51 * t74;
                            let t76 = t71 - t75;
                            let t77 = t64 * t76;
                            let t78 = t74 + m_ * t72;
                            let t79 = t70 + m_ * t68;
                            let t80 = t40 * t79 - (j * t67 + t52 * t78);
                            let t81 = l * t78 + t39 * t80;
                            let t82 = t77 - t81;
                            let t83 = t62 * t82;
                            let t84 = theta0_rate * kappa_gradient;
                            let t85 = m_l * t65;
                            let t86 = t75 - t71;
                            let t87 = t61 * t86;
                            let t88 = t39 * t87;
                            let t89 = t73 * t85 + t38 * t88;
                            let t90 = t69 * t85 + t39 * t88;
                            let t91 = t43 * t89 + t44 * t90;
                            let t92 = l * t67;
                            let t93 = t46 * t87 - t78 * t92 - t43 * t88;
                            let t94 = t38 * t93;
                            let t95 = t44 * t88 + (t61 * t80 + t79 * t92);
                            let t96 = t39 * t95;
                            let t97 = t91 + (t94 - t96);
                            let t98 = t84 + t97;
                            let t99 = t83 - t98;
                            let t100 = rho2 + half_h * t99;
                            let t101 = inv_i * t100 + kappa_gradient * t99;
                            let t102 = theta2_rate * kappa_gradient - t91;
                            let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::sin_cos(
                                theta0_ahead_new,
                            );
                            let t103 = l * sin_theta0_ahead_new;
                            let t104 = t103 * t62;
                            let t105 = kappa_gradient * t104;
                            let t106 = l * cos_theta0_ahead_new;
                            let t107 = t106 * t62;
                            let t108 = kappa_gradient * t107;
                            let t109 = t96 - t94;
                            let t110 = theta1_rate * kappa_gradient + t109;
                            let t111 = t47 * t102
                                + (t103 * t105 + (rho1_rate + t106 * t108)) - t38 * t110
                                - t101 * (t81 - t77);
                            let t112 = h * t99;
                            let t113 = rho2 + t112 - t100;
                            let t114 = inv_i * t113;
                            let rho1_new = rho1 + rho1_rate * h;
                            let theta1_rate_h = theta1_rate * h;
                            let theta1_new = theta1 + theta1_rate_h;
                            let theta0_rate_h = theta0_rate * h;
                            let theta0_new = theta0 + theta0_rate_h;
                            let t115 = theta1_new - theta0_new;
                            let (t116, t117) = rt::sin_cos(t115);
                            let t118 = l * t116;
                            let t119 = l - t116 * t118;
                            let theta2_rate_h = theta2_rate * h;
                            let theta2_new = theta2 + theta2_rate_h;
                            let t120 = theta2_new - theta0_new;
                            let (t121, t122) = rt::sin_cos(t120);
                            let t123 = l * t121;
                            let t124 = t116 * t122;
                            let t125 = t121 * t117;
                            let t126 = t124 - t125;
                            let t127 = t117 * t126;
                            let t128 = m_ * (t119 + t123 * t127);
                            let t129 = t128 + m_ * t119;
                            let t130 = l * t122;
                            let t131 = l * t117;
                            let t132 = t116 * t131;
                            let t133 = m_ * (t132 - t130 * t127);
                            let t134 = j * t127 + t123 * t128 - t130 * t133;
                            let t135 = t133 + m_ * t132;
                            let t136 = t118 * t129 - j * t116 - t131 * t135;
                            let t137 = l * (m_l_2 + t129) + t127 * t134 - t116 * t136;
                            let t138 = rho1_new - t137 * t61;
                            let t139 = rt::lit::<T>(1.0) / t137;
                            let t140 = t138 * t139;
                            let t141 = rho1 - t19 * t61;
                            let t142 = t20 * t141;
                            let t143 = rt::lit::<T>(0.5)
                                * (t113 * t114
                                    + (t138 * t140 - t141 * t142 - t99 * (t99 * k2)));
                            let t144 = t1 * t61;
                            let t145 = t116 * t61;
                            let t146 = t66
                                - rt::lit::<T>(0.5) * (t5 * t144 + t118 * t145);
                            let t147 = t12 * t61;
                            let t148 = t127 * t61;
                            let t149 = t146
                                + rt::lit::<T>(0.5) * (t7 * t147 + t123 * t148);
                            let t150 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta0_rate_h);
                            let (t151, t152) = rt::sin_cos(t150);
                            let t153 = t151 * t44;
                            let t154 = l * t153;
                            let t155 = t12 + t127;
                            let t156 = t155 * t61;
                            let t157 = t2 + t117;
                            let t158 = rt::lit::<T>(0.5) * t157;
                            let t159 = t4 + t122;
                            let t160 = rt::lit::<T>(0.5)
                                * (theta1_rate_h - theta0_rate_h);
                            let (t161, t162) = rt::sin_cos(t160);
                            let t163 = t161 * t39;
                            let t164 = t3 + t121;
                            let t165 = t161 * t38;
                            let t166 = t1 + t116;
                            let t167 = t151 * t43;
                            let t168 = t159 * t163 + t164 * t165
                                - (t166 * t167 + t157 * t153);
                            let t169 = t11 + t124 - t125;
                            let t170 = t158 * t168 - t169 * t165;
                            let t171 = t170 * t61;
                            let t172 = t164 * half_l;
                            let t173 = l * t163;
                            let t174 = t166 * t61;
                            let t175 = l * t166;
                            let t176 = t163 * t61;
                            let t177 = t173 * t174 + t175 * t176;
                            let t178 = t154 * t156 + t171 * t172 - t177;
                            let t179 = t6 * t144 + t131 * t145;
                            let t180 = l * t157;
                            let t181 = l * t165;
                            let t182 = t180 * t176 - t181 * t174;
                            let t183 = l * t167;
                            let t184 = t159 * half_l;
                            let t185 = t182 + (t183 * t156 - t171 * t184);
                            let t186 = t179 - (t8 * t147 + t130 * t148);
                            let t187 = half_m
                                * (rt::lit::<T>(2.0) * (t149 * t178 - t177 * t146)
                                    + (t179 * t182 + t185 * t186));
                            let t188 = theta2_rate_h * t91
                                - (t187 + (t174 * (j * t176) + t156 * (half_j * t171)))
                                - (theta0_rate_h * t97 + theta1_rate_h * t109);
                            let t189 = theta0_rate * theta0_rate
                                + theta1_rate * theta1_rate
                                + (theta2_rate * theta2_rate + rho1_rate * rho1_rate);
                            let t190 = h
                                * (t99 * t99 + (t104 * t104 + (t107 * t107 + t189)));
                            let t191 = rt::div_or_zero(t143 + t188, t190);
                            let t192 = kappa_gradient + half_h_over_i;
                            let t193 = t192 * t38;
                            let t194 = t192 * t62;
                            let t195 = t39 * t194;
                            let t196 = t192 * t39;
                            let t197 = t196 * t61;
                            let t198 = t195 - t197;
                            let t199 = l * t196;
                            let t200 = t40 * t198 - t199 * t67;
                            let t201 = t192 * t44;
                            let t202 = l * t201;
                            let t203 = t192 * t43;
                            let t204 = t38 * t203 + t39 * t201
                                - (t44 * t196 + t43 * t193);
                            let t205 = t39 * t204 + t46 * t193;
                            let t206 = t64 * t194 + t205 * t61;
                            let t207 = m_ * (t200 + (t202 * t65 - t45 * t206));
                            let t208 = l * t203;
                            let t209 = t197 - t195;
                            let t210 = l * t193;
                            let t211 = t52 * t209 + (l * t194 - t210 * t67);
                            let t212 = m_ * (t211 + (t51 * t206 + t208 * t65));
                            let t213 = t45 * t207
                                + (t202 * t70 + (t208 * t74 - j * t206)) - t51 * t212;
                            let t214 = t207 + m_ * t200;
                            let t215 = t212 + m_ * t211;
                            let t216 = t52 * t215 + (j * t209 - t210 * t78 - t199 * t79)
                                - t40 * t214;
                            let t217 = t192 * t82;
                            let t218 = t47 * t213
                                + (l * t214 + (t205 * t86 - t196 * t80))
                                + (t38 * t216 - t217);
                            let t219 = t36 * (rt::lit::<T>(1.0) / (t59 * t59));
                            let t220 = t218 * t219;
                            let t221 = t38 * t220;
                            let t222 = t40 * t221 - l * t220;
                            let t223 = t47 * t220;
                            let t224 = m_ * (t222 - t45 * t223);
                            let t225 = t52 * t221;
                            let t226 = m_ * (t51 * t223 - t225);
                            let t227 = t45 * t224
                                + (t61 * t213 - t56 * t220 - j * t223 - t51 * t226);
                            let t228 = t193 * t87 + t39 * t227;
                            let t229 = t76 * t194;
                            let t230 = t39 * t229;
                            let t231 = l
                                * (t55 * t223 + (t74 * t206 - t65 * t212) - t47 * t226)
                                + (t192 * t90 + (t229 - t196 * t88 - t39 * t230));
                            let t232 = t43 * (t38 * t228 + t231);
                            let t233 = t226 - m_ * t225;
                            let t234 = t201 * t88 - t63 * t229
                                + (t204 * t87 + t80 * t194 - t44 * t230);
                            let t235 = l
                                * (t38 * t233 + (t67 * t215 + t78 * t209 - t57 * t221))
                                + (t46 * t227 + (t234 - t192 * t95));
                            let t236 = t38 * (t235 - t43 * t228);
                            let t237 = l
                                * (t47 * t224 + (t65 * t207 - t70 * t206 - t49 * t223))
                                + (t192 * t89 - (t38 * t230 + t193 * t88));
                            let t238 = t44 * (t237 - t39 * t228);
                            let t239 = t224 + m_ * t222;
                            let t240 = t58 * t220
                                + (t61 * t216 + (t192 * t93 + (t203 * t88 - t43 * t230)));
                            let t241 = l
                                * (t50 * t221 + (t79 * t198 - t67 * t214) - t38 * t239)
                                + (t52 * t233 + (t240 - j * t221) - t40 * t239);
                            let t242 = t39 * (t44 * t228 + t241);
                            let t243 = half_h * t60;
                            let t244 = kappa_gradient * t217;
                            let t245 = half_h * t39;
                            let t246 = t245 * t62;
                            let t247 = t58 * t245;
                            let t248 = half_h * t38;
                            let t249 = t46 * t248;
                            let t250 = t43 * k3;
                            let t251 = t54 * t250;
                            let t252 = t44 * k3;
                            let t253 = t48 * t252;
                            let t254 = h * t39;
                            let t255 = t40 * t254 + t38 * (l_h * t39);
                            let t256 = rt::lit::<T>(0.5) * t255;
                            let t257 = half_l_h * t44;
                            let t258 = t47 * t257;
                            let t259 = m_ * (t256 + t45 * t249 - t258);
                            let t260 = half_l_h * t38;
                            let t261 = t38 * t260;
                            let t262 = half_l_h * t39;
                            let t263 = t39 * t262;
                            let t264 = t261 - t263;
                            let t265 = half_l_h * t43;
                            let t266 = t47 * t265;
                            let t267 = m_ * (t264 - t266 - t51 * t249);
                            let t268 = t247
                                + t47
                                    * (j * t249 - t251 - t253 + (t45 * t259 - t51 * t267));
                            let t269 = half_m * t255;
                            let t270 = t259 + t269;
                            let t271 = t50 * t262;
                            let t272 = t39 * half_j_h;
                            let t273 = t57 * t260;
                            let t274 = t38
                                * (t40 * t270 - t271
                                    + (t272 - t273 - t52 * (t267 + m_ * t264)));
                            let t275 = t61
                                * (t60 * (t268 + (l * t270 + t56 * t249 - t274)));
                            let t276 = t38 * t275;
                            let t277 = half_h * t63;
                            let t278 = t39 * t277;
                            let t279 = t278 - t249;
                            let t280 = m_ * (t45 * t279 - t256);
                            let t281 = t263 - t261;
                            let t282 = m_ * (t281 - t51 * t279);
                            let t283 = t280 - t269;
                            let t284 = t47 * (j * t279 + t45 * t280 - t51 * t282)
                                + (t56 * t279 + l * t283 - t247);
                            let t285 = t38
                                * (t271 + (t273 - t272)
                                    + (t40 * t283 - t52 * (t282 + m_ * t281)));
                            let t286 = t61 * (t60 * (t284 - t285));
                            let t287 = t38 * t286;
                            let t288 = t258 - t45 * t278;
                            let t289 = m_ * t288;
                            let t290 = m_ * (t266 + t51 * t278);
                            let t291 = t47
                                * (t253 + (t251 - j * t278) + (t45 * t289 - t51 * t290))
                                - t56 * t278;
                            let t292 = t61
                                * (t60
                                    * (m_l * t288 - t38 * (t40 * t289 - t52 * t290) + t291));
                            let t293 = t38 * t292;
                            let t294 = kappa_gradient + t243;
                            let t295 = t47 * t275;
                            let t296 = t47 * t286;
                            let t297 = t47 * t292;
                            let t298 = t101 + t62 * t217;
                            let t299 = t39 * t298;
                            let t300 = t217 - t38;
                            let t301 = t39 * t300;
                            let t302 = t61 * t301;
                            let t303 = t299 - t302;
                            let t304 = t38 - t217;
                            let t305 = t38 * t304;
                            let t306 = l * t305;
                            let t307 = t52 * t303 - (l * t298 + t67 * t306);
                            let t308 = t47 + t217;
                            let t309 = t44 * t308;
                            let t310 = t43 * t308;
                            let t311 = t44 * t301 - t43 * t305
                                - (t39 * t309 + t38 * t310);
                            let t312 = t39 * t311 + t46 * t305;
                            let t313 = t61 * t312;
                            let t314 = t64 * t298;
                            let t315 = t313 - t314;
                            let t316 = l * t310;
                            let t317 = m_ * (t307 + (t51 * t315 - t65 * t316));
                            let t318 = t317 + m_ * t307;
                            let t319 = l * t301;
                            let t320 = t302 - t299;
                            let t321 = t67 * t319 + t40 * t320;
                            let t322 = t314 - t313;
                            let t323 = l * t309;
                            let t324 = m_ * (t321 + (t45 * t322 - t65 * t323));
                            let t325 = t324 + m_ * t321;
                            let t326 = t52 * t318
                                + (j * t303 + (t79 * t319 - t78 * t306)) - t40 * t325;
                            let t327 = t45 * t324
                                + (j * t322 - (t74 * t316 + t70 * t323)) - t51 * t317;
                            let t328 = kappa_gradient * t103;
                            let t329 = kappa_gradient * t106;
                            let t330 = t82 * t217 + (t103 * t328 + t106 * t329);
                            let t331 = t38 * t326
                                + (t47 * t327
                                    + (l * t325 + (t86 * t312 + (t330 + t80 * t301))));
                            let t332 = t219 * t331;
                            let t333 = t38 * t332;
                            let t334 = t40 * t333 - l * t332;
                            let t335 = t47 * t332;
                            let t336 = m_ * (t334 - t45 * t335);
                            let t337 = t52 * t333;
                            let t338 = m_ * (t51 * t335 - t337);
                            let t339 = t45 * t336
                                + (t102 + t61 * t327 - t56 * t332 - j * t335 - t51 * t338);
                            let t340 = t338 - m_ * t337;
                            let t341 = t76 * t298;
                            let t342 = t39 * t341;
                            let t343 = t63 * t341
                                + (t87 * t311 + (t95 * t300 - t88 * t309) - t80 * t298);
                            let t344 = l
                                * (t38 * t340 + (t67 * t318 + t78 * t303 - t57 * t333))
                                + (t44 * t342 + t343);
                            let t345 = t87 * t305 + t39 * t339;
                            let t346 = t38 * (t46 * t339 + t344 - t43 * t345);
                            let t347 = l
                                * (t47 * t336 + (t65 * t324 + t70 * t322 - t49 * t335))
                                + (t38 * t342 - (t88 * t305 + t89 * t308));
                            let t348 = t44 * (t347 - t39 * t345);
                            let t349 = l
                                * (t55 * t335 + (t74 * t315 - t65 * t317) - t47 * t338)
                                + (t39 * t342 + (t88 * t301 - t90 * t308 - t341));
                            let t350 = t43 * (t38 * t345 + t349);
                            let t351 = t350
                                + l
                                    * (cos_theta0_ahead_new * (t105 + t328 * t62)
                                        - sin_theta0_ahead_new * (t108 + t329 * t62));
                            let t352 = t336 + m_ * t334;
                            let t353 = t58 * t332
                                + (t61 * t326
                                    + (t43 * t342 + (t93 * t304 - t110 - t88 * t310)));
                            let t354 = l
                                * (t50 * t333 + (t79 * t320 - t67 * t325) - t38 * t352)
                                + (t52 * t340 + (t353 - j * t333) - t40 * t352);
                            let t355 = t39 * (t44 * t345 + t354);
                            let t356 = t106 * t107;
                            let t357 = t103 * t104;
                            let t358 = rho1_rate * t330
                                + (t356 + (t357 + (theta2_rate * t47 - theta1_rate * t38))
                                    - theta0_rate * t217);
                            let t359 = t245 * t61;
                            let t360 = t276 + t359;
                            let t361 = t262 * t67;
                            let t362 = l * t275;
                            let t363 = t40 * t360 + (t361 - t362);
                            let t364 = t249 * t61 - t295;
                            let t365 = t257 * t65;
                            let t366 = m_ * (t363 + (t45 * t364 - t365));
                            let t367 = t252 * t69;
                            let t368 = t45 * t366 + (j * t364 - t367);
                            let t369 = t250 * t73;
                            let t370 = t260 * t67;
                            let t371 = t370 - t52 * t360;
                            let t372 = t265 * t65;
                            let t373 = m_ * (t371 - (t372 + t51 * t364));
                            let t374 = t369 + t51 * t373;
                            let t375 = half_h * t44;
                            let t376 = t38 * t375;
                            let t377 = t43 * t245;
                            let t378 = half_h * t43;
                            let t379 = t39 * t378;
                            let t380 = t44 * t248;
                            let t381 = t63 * t248;
                            let t382 = t248 * t80;
                            let t383 = t373 + m_ * t371;
                            let t384 = t76
                                * (t39 * (t376 + t377 - (t379 + t380)) + (t381 - t378))
                                - t382 - l * t383;
                            let t385 = t366 + m_ * t363;
                            let t386 = t260 * t78;
                            let t387 = t262 * t79;
                            let t388 = t40 * t385 + (j * t360 - t386 - t387)
                                - t52 * t383;
                            let t389 = t62 * (t64 * (t368 - t374) + t384 - t39 * t388)
                                - (kappa_gradient + t82 * t275);
                            let t390 = t248 * t87;
                            let t391 = t61 * (t374 - t368) - t86 * t275;
                            let t392 = t390 + t39 * t391;
                            let t393 = t245 * t88;
                            let t394 = t248 * t88;
                            let t395 = t378 * t90;
                            let t396 = t375 * t89;
                            let t397 = t44
                                * (t39 * t392 + (t394 + l * (t70 * t364 + t65 * t366)))
                                + (t395 - t396);
                            let t398 = t43
                                * (t38 * t392 + (l * (t74 * t364 + t65 * t373) - t393))
                                + t397;
                            let t399 = t375 * t88;
                            let t400 = t46 * t391
                                + (t399 - l * (t67 * t383 - t78 * t360)) - t43 * t392;
                            let t401 = t245 * t93;
                            let t402 = t38 * t400 - t401;
                            let t403 = t248 * t95;
                            let t404 = t378 * t88;
                            let t405 = t404 - t80 * t275
                                + (l * (t67 * t385 - t79 * t360) + t61 * t388);
                            let t406 = t403 + t39 * (t44 * t392 + t405);
                            let t407 = t398 + (t402 - t406);
                            let t408 = t389 - t407;
                            let t409 = h * t408;
                            let t410 = h_over_i * t408;
                            let t411 = h * t116;
                            let t412 = t126 * t411;
                            let t413 = h * t121;
                            let t414 = h * t122;
                            let t415 = t116 * t413 + t117 * t414;
                            let t416 = h * t117;
                            let t417 = t122 * t416 + t121 * t411;
                            let t418 = t415 - t417;
                            let t419 = t412 + t117 * t418;
                            let t420 = t117 * l_h;
                            let t421 = t118 * t416 + t116 * t420;
                            let t422 = t122 * l_h;
                            let t423 = t127 * t422;
                            let t424 = m_ * (t123 * t419 + (t421 - t423));
                            let t425 = t121 * l_h;
                            let t426 = t133 * t425;
                            let t427 = t128 * t422;
                            let t428 = t116 * l_h;
                            let t429 = t116 * t428;
                            let t430 = t131 * t416;
                            let t431 = t429 - t430;
                            let t432 = t127 * t425;
                            let t433 = m_ * (t431 - t432 - t130 * t419);
                            let t434 = t136 * t416;
                            let t435 = m_ * t421;
                            let t436 = t435 + t424;
                            let t437 = t127
                                * (t123 * t424 + (j * t419 - t426 - t427) - t130 * t433)
                                + (t434 + (t134 * t419 + l * t436));
                            let t438 = t117 * j_h;
                            let t439 = t135 * t428;
                            let t440 = t129 * t420;
                            let t441 = t116
                                * (t118 * t436 + (t438 - t439 - t440)
                                    - t131 * (t433 + m_ * t431));
                            let t442 = t437 - t441;
                            let t443 = t137 * t275 - t442 * t61;
                            let t444 = t141 + t19 * t142;
                            let t445 = rt::lit::<T>(0.5) * (t409 * t114 + t410 * t113)
                                + (t140 * t443 + t140 * (t443 - t442 * t140) - t275 * t444);
                            let t446 = h_over_i * t99;
                            let t447 = t416 * t61;
                            let t448 = t447 + t116 * t275;
                            let t449 = t420 * t145;
                            let t450 = t1 * t275;
                            let t451 = rt::lit::<T>(0.5)
                                * (t118 * t448 + (t449 + t5 * t450)) - t362;
                            let t452 = t419 * t61;
                            let t453 = t452 - t127 * t275;
                            let t454 = t422 * t148;
                            let t455 = t12 * t275;
                            let t456 = l * t164;
                            let t457 = t411 * t168;
                            let t458 = t151 * (h * t44) + h * t152 * t43;
                            let t459 = t166 * (rt::lit::<T>(0.5) * t458);
                            let t460 = t413 * t163;
                            let t461 = t416 * t167;
                            let t462 = t411 * t153;
                            let t463 = t414 * t165;
                            let t464 = t38 * (half_h * t161);
                            let t465 = t162 * t245;
                            let t466 = t464 - t465;
                            let t467 = t43 * (half_h * t151);
                            let t468 = t152 * t375;
                            let t469 = t467 - t468;
                            let t470 = t161 * t254 + h * t162 * t38;
                            let t471 = rt::lit::<T>(0.5) * t470;
                            let t472 = t164 * t471;
                            let t473 = t459 + (t460 + t461 - (t462 + t463))
                                + (t159 * t466 - t157 * t469 - t472);
                            let t474 = t169 * t471;
                            let t475 = t61
                                * (rt::lit::<T>(0.5) * (t457 + t157 * t473)
                                    + (t474 - t418 * t165)) - t170 * t275;
                            let t476 = t422 * t171;
                            let t477 = t452 - t155 * t275;
                            let t478 = t466 * t61 - t163 * t275;
                            let t479 = t420 * t176;
                            let t480 = t447 + t166 * t275;
                            let t481 = t175 * t478 + (t174 * (l * t466) - t479)
                                - t173 * t480;
                            let t482 = rt::lit::<T>(0.5) * (t456 * t475 - t476)
                                + (t156 * (l * t469) + t154 * t477) - t481;
                            let t483 = t178
                                * (t451
                                    + rt::lit::<T>(0.5) * (t123 * t453 - (t454 + t7 * t455)))
                                + t149 * t482;
                            let t484 = t174 * (half_l * t470) + t428 * t176;
                            let t485 = t180 * t478 + (t181 * t480 + t484);
                            let t486 = t156 * (half_l * t458);
                            let t487 = t425 * t171;
                            let t488 = l * t159;
                            let t489 = t428 * t145;
                            let t490 = t489 - t6 * t450 - t131 * t448;
                            let t491 = t425 * t148;
                            let t492 = t185 * (t490 + (t8 * t455 - t491 - t130 * t453))
                                + (t182 * t490 + t179 * t485);
                            let t493 = t186
                                * (t485 + (t183 * t477 - t486)
                                    - rt::lit::<T>(0.5) * (t487 + t488 * t475)) + t492;
                            let t494 = j * (t174 * t478 - t176 * t480)
                                + half_j * (t156 * t475 + t171 * t477);
                            let t495 = theta2_rate_h * t398
                                - (half_m
                                    * (rt::lit::<T>(2.0) * (t483 - (t146 * t481 + t177 * t451))
                                        + t493) + t494);
                            let t496 = rt::lit::<T>(0.5)
                                * (t445 - rt::lit::<T>(0.25) * (t409 * t446 + t112 * t410))
                                + (t495
                                    - (theta0_rate_h * t407 + theta1_rate_h * (t406 - t402)));
                            let t497 = theta0_rate
                                + t104
                                    * (t62 * (half_l_h * cos_theta0_ahead_new) - t103 * t275)
                                - t107
                                    * (t62 * (half_l_h * sin_theta0_ahead_new) + t106 * t275);
                            let t498 = -rt::div_or_zero(
                                t496
                                    - h
                                        * (t97 + t191 * (rt::lit::<T>(2.0) * (t99 * t408 + t497))),
                                t190,
                            );
                            let t499 = t279 * t61 - t296;
                            let t500 = t359 - t287;
                            let t501 = l * t286;
                            let t502 = t40 * t500 + (t361 + t501);
                            let t503 = m_ * (t45 * t499 - t502);
                            let t504 = j * t499 + t45 * t503;
                            let t505 = t52 * t500 - t370;
                            let t506 = m_ * (t505 - t51 * t499);
                            let t507 = t51 * t506;
                            let t508 = t506 + m_ * t505;
                            let t509 = t64 * (t504 - t507)
                                + (t382 + t76 * (t39 * (t379 - t376) - t381) - l * t508);
                            let t510 = t503 - m_ * t502;
                            let t511 = t40 * t510 + (t387 + (t386 - j * t500))
                                - t52 * t508;
                            let t512 = t61 * (t507 - t504) - t86 * t286;
                            let t513 = t277 * t87;
                            let t514 = t39 * t512 - t390;
                            let t515 = t46 * t512
                                + (t513 - l * (t78 * t500 + t67 * t508)) - t43 * t514;
                            let t516 = t401 + t38 * t515;
                            let t517 = t43
                                * (t38 * t514 + (t393 + l * (t74 * t499 + t65 * t506)))
                                + t44
                                    * (t39 * t514 + (l * (t70 * t499 + t65 * t503) - t394));
                            let t518 = t44 * t514
                                + (t61 * t511
                                    + (l * (t79 * t500 + t67 * t510) - t80 * t286));
                            let t519 = t39 * t518 - t403;
                            let t520 = t516 + t517 - t519;
                            let t521 = t62 * (t509 - t39 * t511) - t82 * t286 - t520;
                            let t522 = h * t521;
                            let t523 = h_over_i * t521;
                            let t524 = t117 * t417 - t412;
                            let t525 = m_ * (t123 * t524 - t421);
                            let t526 = t430 - t429;
                            let t527 = m_ * (t526 - t130 * t524);
                            let t528 = t525 - t435;
                            let t529 = t127 * (j * t524 + t123 * t525 - t130 * t527)
                                + (t134 * t524 + l * t528 - t434);
                            let t530 = t116
                                * (t440 + (t439 - t438)
                                    + (t118 * t528 - t131 * (t527 + m_ * t526)));
                            let t531 = t529 - t530;
                            let t532 = t137 * t286 - t531 * t61;
                            let t533 = rt::lit::<T>(0.5) * (t114 * t522 + t113 * t523)
                                + (t140 * t532 + t140 * (t532 - t531 * t140) - t286 * t444);
                            let t534 = t524 * t61;
                            let t535 = t534 - t127 * t286;
                            let t536 = t12 * t286;
                            let t537 = t447 - t116 * t286;
                            let t538 = t1 * t286;
                            let t539 = t501
                                + rt::lit::<T>(0.5) * (t118 * t537 + (t449 - t5 * t538));
                            let t540 = t534 - t155 * t286;
                            let t541 = t465 - t464;
                            let t542 = rt::lit::<T>(0.5)
                                * (t157 * (t472 + (t159 * t541 + (t462 - t461))) - t457)
                                - (t474 + t417 * t165);
                            let t543 = t61 * t542 - t170 * t286;
                            let t544 = t541 * t61 - t163 * t286;
                            let t545 = t447 - t166 * t286;
                            let t546 = t175 * t544
                                + (t173 * t545 + (t479 + t174 * (l * t541)));
                            let t547 = t178
                                * (rt::lit::<T>(0.5) * (t123 * t535 - t7 * t536) - t539)
                                + t149 * (t154 * t540 + t172 * t543 - t546);
                            let t548 = t131 * t537 - (t489 + t6 * t538);
                            let t549 = t180 * t544 - t484 - t181 * t545;
                            let t550 = t185 * (t548 + (t8 * t536 - t130 * t535))
                                + t186 * (t549 + (t183 * t540 - t184 * t543));
                            let t551 = rt::lit::<T>(2.0)
                                * (t547 - (t146 * t546 - t177 * t539))
                                + (t182 * t548 + t179 * t549 + t550);
                            let t552 = j * (t174 * t544 + t176 * t545)
                                + half_j * (t156 * t543 + t171 * t540);
                            let t553 = theta2_rate_h * t517 - (half_m * t551 + t552)
                                - theta1_rate_h * (t519 - t516) - theta0_rate_h * t520;
                            let t554 = t356 + t357;
                            let t555 = rt::lit::<T>(0.5)
                                * (t533 - rt::lit::<T>(0.25) * (t446 * t522 + t112 * t523))
                                + t553
                                - h
                                    * (t109
                                        + t191
                                            * (rt::lit::<T>(2.0)
                                                * (t99 * t521 + (theta1_rate - t286 * t554))));
                            let t556 = l * t292;
                            let t557 = t40 * t293 - t556;
                            let t558 = t297 + t278 * t61;
                            let t559 = m_ * (t365 + t557 - t45 * t558);
                            let t560 = t45 * t559 + (t367 - j * t558);
                            let t561 = t52 * t293;
                            let t562 = m_ * (t51 * t558 + (t372 - t561));
                            let t563 = t51 * t562 - t369;
                            let t564 = t562 - m_ * t561;
                            let t565 = t64 * (t560 - t563)
                                + (t76 * (t378 + t39 * (t380 - t377)) - l * t564);
                            let t566 = t559 + m_ * t557;
                            let t567 = t40 * t566 + (j * t293 - t52 * t564);
                            let t568 = t61 * (t563 - t560) - t86 * t292;
                            let t569 = t39 * t568;
                            let t570 = t44 * (l * (t65 * t559 - t70 * t558) + t39 * t569)
                                + (t396 - t395);
                            let t571 = t43 * (l * (t65 * t562 - t74 * t558) + t38 * t569)
                                + t570;
                            let t572 = t46 * t568
                                - (t399 + (t513 + l * (t67 * t564 - t78 * t293)))
                                - t43 * t569;
                            let t573 = t38 * t572;
                            let t574 = t61 * t567 - t80 * t292
                                + (l * (t67 * t566 - t79 * t293) - t404);
                            let t575 = t39 * (t44 * t569 + t574);
                            let t576 = t571 + (t573 - t575);
                            let t577 = t62 * (t565 - t39 * t567) - t82 * t292 - t576;
                            let t578 = h * t577;
                            let t579 = h_over_i * t577;
                            let t580 = t117 * t415;
                            let t581 = t423 - t123 * t580;
                            let t582 = m_ * t581;
                            let t583 = m_ * (t130 * t580 + t432);
                            let t584 = t127
                                * (t427 + t123 * t582 + (t426 - j * t580 - t130 * t583))
                                - t134 * t580;
                            let t585 = m_l * t581 - t116 * (t118 * t582 - t131 * t583)
                                + t584;
                            let t586 = t137 * t292 - t585 * t61;
                            let t587 = rt::lit::<T>(0.5) * (t114 * t578 + t113 * t579)
                                + (t140 * t586 + t140 * (t586 - t585 * t140) - t292 * t444);
                            let t588 = t163 * t292;
                            let t589 = t166 * t292;
                            let t590 = t468 - t467;
                            let t591 = t61
                                * (t415 * t165
                                    - t158 * (t459 + (t157 * t590 + (t460 - t463))))
                                - t170 * t292;
                            let t592 = t580 * t61;
                            let t593 = t592 + t155 * t292;
                            let t594 = j * (t174 * t588 + t176 * t589)
                                - half_j * (t156 * t591 - t171 * t593);
                            let t595 = t1 * t292;
                            let t596 = t116 * t292;
                            let t597 = rt::lit::<T>(0.5) * (t5 * t595 + t118 * t596)
                                - t556;
                            let t598 = t12 * t292;
                            let t599 = t592 + t127 * t292;
                            let t600 = t173 * t589 + t175 * t588;
                            let t601 = rt::lit::<T>(0.5) * (t476 + t456 * t591)
                                + (t600 + t156 * (l * t590) - t154 * t593);
                            let t602 = t178
                                * (t597
                                    + rt::lit::<T>(0.5) * (t454 - t7 * t598 - t123 * t599))
                                + t149 * t601;
                            let t603 = t181 * t589 - t180 * t588;
                            let t604 = t6 * t595 + t131 * t596;
                            let t605 = t185 * (t491 + t8 * t598 + (t130 * t599 - t604))
                                + (t179 * t603 - t182 * t604);
                            let t606 = t186
                                * (t486 + t603 - t183 * t593
                                    - rt::lit::<T>(0.5) * (t488 * t591 - t487)) + t605;
                            let t607 = t594
                                - half_m
                                    * (rt::lit::<T>(2.0) * (t602 - (t177 * t597 - t146 * t600))
                                        + t606) - theta1_rate_h * (t575 - t573);
                            let t608 = rt::lit::<T>(0.5)
                                * (t587 - rt::lit::<T>(0.25) * (t446 * t578 + t112 * t579))
                                + (theta2_rate_h * t571 + t607 - theta0_rate_h * t576);
                            let t609 = h
                                * (t91
                                    - t191
                                        * (rt::lit::<T>(2.0)
                                            * (t99 * t577 + (theta2_rate - t292 * t554)))) + t608;
                            let t610 = h * t60;
                            let t611 = t47 * t610;
                            let t612 = half_l_h * t60;
                            let t613 = t38 * t610;
                            let t614 = t612 - t613 * (half_l * t38);
                            let t615 = m_ * (t614 + t611 * (half_l * t43));
                            let t616 = half_j * t611 + t45 * t615;
                            let t617 = t52 * t613;
                            let t618 = half_m * (t617 - t51 * t611);
                            let t619 = t51 * t618;
                            let t620 = t618 + half_m * t617;
                            let t621 = t615 + m_ * t614;
                            let t622 = t40 * t621 - (half_j * t613 + t52 * t620);
                            let t623 = t62
                                * (t64 * (t616 - t619) - l * t620 - t39 * t622)
                                + t82 * t294;
                            let t624 = half_m * t611;
                            let t625 = t86 * t243 + t61 * (t619 - t616);
                            let t626 = t39 * t625;
                            let t627 = t43 * (l * (t73 * t624 + t65 * t618) + t38 * t626)
                                + t44 * (l * (t69 * t624 + t65 * t615) + t39 * t626);
                            let t628 = rt::lit::<T>(0.5) * t613;
                            let t629 = t38
                                * (t46 * t625 - l * (t78 * t628 + t67 * t620) - t43 * t626);
                            let t630 = t44 * t626
                                + (t61 * t622
                                    + (l * (t79 * t628 + t67 * t621) + t80 * t243));
                            let t631 = t39 * t630;
                            let t632 = t627 + (t629 - t631);
                            let t633 = t623 - t632;
                            let t634 = h * t633;
                            let t635 = h_over_i * t633;
                            let t636 = (h - t60 * (half_h * t137))
                                * (rt::lit::<T>(2.0) * t140)
                                - rt::lit::<T>(0.25) * (t446 * t634 + t112 * t635);
                            let t637 = t163 * t610;
                            let t638 = t166 * t610;
                            let t639 = t170 * t610;
                            let t640 = t155 * t610;
                            let t641 = rt::lit::<T>(0.5) * (t174 * t637 + t176 * t638)
                                + rt::lit::<T>(0.25) * (t156 * t639 + t171 * t640);
                            let t642 = t1 * t610;
                            let t643 = t116 * t610;
                            let t644 = t612
                                - rt::lit::<T>(0.25) * (t5 * t642 + t118 * t643);
                            let t645 = t12 * t610;
                            let t646 = t127 * t610;
                            let t647 = rt::lit::<T>(0.5) * (t173 * t638 + t175 * t637);
                            let t648 = t178
                                * (t644 + rt::lit::<T>(0.25) * (t7 * t645 + t123 * t646))
                                + t149
                                    * (t640 * (half_l * t153) + t639 * (t164 * quarter_l)
                                        - t647);
                            let t649 = rt::lit::<T>(0.5) * (t6 * t642 + t131 * t643);
                            let t650 = rt::lit::<T>(0.5) * (t180 * t637 - t181 * t638);
                            let t651 = t185
                                * (t649 - rt::lit::<T>(0.5) * (t8 * t645 + t130 * t646))
                                + t186
                                    * (t650
                                        + (t640 * (half_l * t167) - t639 * (t159 * quarter_l)));
                            let t652 = rt::lit::<T>(2.0)
                                * (t648 - (t146 * t647 + t177 * t644))
                                + (t182 * t649 + t179 * t650 + t651);
                            let t653 = theta2_rate_h * t627 - (j * t641 + half_m * t652)
                                - (theta0_rate_h * t632 + theta1_rate_h * (t631 - t629));
                            let t654 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(0.5)
                                    * (t114 * t634 + (t610 * t444 + t113 * t635)) + t636)
                                + t653;
                            let t655 = -rt::div_or_zero(
                                t654
                                    - t191
                                        * ((t99 * t633 + (rho1_rate + t294 * t554)) * twice_h),
                                t190,
                            );
                            let t656 = rho1_rate * t82 - theta0_rate;
                            let t657 = h * t656;
                            let t658 = h_over_i * t656;
                            let t659 = rt::lit::<T>(0.25) * (t114 * t657 + t113 * t658)
                                - rt::lit::<T>(0.125) * (t446 * t657 + t112 * t658);
                            (
                                [
                                    theta0_rate - t101,
                                    theta1_rate + t38 * t62,
                                    theta2_rate - t47 * t62,
                                    t111,
                                    kappa_gradient - t191,
                                ],
                                [
                                    [
                                        half_h * (t232 + t236 - (t238 + t242))
                                            + (kappa_gradient * t192 + rt::lit::<T>(1.0)),
                                        half_h * (t242 - t236),
                                        half_h * (t238 - t232),
                                        t243 * t218 - t244,
                                        t98 + (theta0_rate * t192 - t83 - rho1_rate * t217),
                                    ],
                                    [
                                        -(t246 + t276),
                                        t246 + rt::lit::<T>(1.0) - t287,
                                        -t293,
                                        t38 * t294,
                                        rho1_rate * t38,
                                    ],
                                    [
                                        t295 - t249 * t62,
                                        t296 - t279 * t62,
                                        t278 * t62 + (t297 + rt::lit::<T>(1.0)),
                                        -(t47 * t294),
                                        -(rho1_rate * t47),
                                    ],
                                    [
                                        half_h * (t346 - t348 + (t351 - t355)) - t244,
                                        half_h * (t355 - t346) - kappa_gradient * t38,
                                        kappa_gradient * t47 + half_h * (t348 - t350),
                                        t243 * t331 + (kappa_gradient * t330 + rt::lit::<T>(1.0)),
                                        t82 * t99 + t358,
                                    ],
                                    [
                                        t498,
                                        -rt::div_or_zero(t555, t190),
                                        -rt::div_or_zero(t609, t190),
                                        t655,
                                        rt::lit::<T>(1.0)
                                            - rt::div_or_zero(
                                                t659 - t191 * (twice_h * (t656 * t99 + rho1_rate * t554)),
                                                t190,
                                            ),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta0_rate, theta1_rate, theta2_rate, rho1_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [theta0_rate, theta1_rate, theta2_rate, rho1_rate, kappa_gradient] = solution1
                    .x;
                let t35 = rho1_rate * kappa_gradient;
                let t36 = rho1 + rho1_rate * half_h;
                let theta0_ahead_new = theta0 + theta0_rate * half_h;
                let t37 = theta1 + theta1_rate * half_h - theta0_ahead_new;
                let (t38, t39) = rt::sin_cos(t37);
                let t40 = l * t38;
                let t41 = l - t38 * t40;
                let t42 = theta2 + theta2_rate * half_h - theta0_ahead_new;
                let (t43, t44) = rt::sin_cos(t42);
                let t45 = l * t43;
                let t46 = t38 * t44 - t43 * t39;
                let t47 = t39 * t46;
                let t48 = t41 + t45 * t47;
                let t49 = m_ * t48;
                let t50 = t49 + m_ * t41;
                let t51 = l * t44;
                let t52 = l * t39;
                let t53 = t38 * t52;
                let t54 = t53 - t51 * t47;
                let t55 = m_ * t54;
                let t56 = j * t47 + t45 * t49 - t51 * t55;
                let t57 = t55 + m_ * t53;
                let t58 = t40 * t50 - j * t38 - t52 * t57;
                let t59 = l * (m_l_2 + t50) + t47 * t56 - t38 * t58;
                let t660 = t36 / t59;
                let t661 = t35 + t660;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0_ahead,
                    theta0_ahead_new - theta0_ahead,
                    theta0_ahead_new,
                    tally,
                );
                let x_new = x + t661 * (l_h * cos_theta0_ahead_new);
                let y_new = y + t661 * (l_h * sin_theta0_ahead_new);
                let theta0_rate_h = theta0_rate * h;
                let theta0_new = theta0 + theta0_rate_h;
                let theta1_rate_h = theta1_rate * h;
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_rate_h = theta2_rate * h;
                let theta2_new = theta2 + theta2_rate_h;
                let rho1_new = rho1 + rho1_rate * h;
                let t63 = t38 * t43 + t39 * t44;
                let t64 = t39 * t63 - t44;
                let t662 = t47 * t660;
                let t663 = l * t660;
                let t664 = t38 * t660;
                let t665 = t663 - t40 * t664;
                let t666 = t665 + t45 * t662;
                let t667 = m_ * t666;
                let t668 = j * t662 + t45 * t667;
                let t669 = t52 * t664;
                let t670 = t669 - t51 * t662;
                let t671 = m_ * t670;
                let t672 = t51 * t671;
                let t673 = t64 * (t668 - t672);
                let t674 = t671 + m_ * t669;
                let t675 = l * t674;
                let t676 = t667 + m_ * t665;
                let t677 = t40 * t676 - (j * t664 + t52 * t674);
                let t678 = t39 * t677;
                let t84 = theta0_rate * kappa_gradient;
                let t682 = t660 * (t672 - t668);
                let t683 = t39 * t682;
                let t687 = l * t664;
                let t689 = t39 * (t44 * t683 + (t660 * t677 + t676 * t687));
                let t681 = m_l * t662;
                let t684 = t43 * (t670 * t681 + t38 * t683);
                let t685 = t44 * (t666 * t681 + t39 * t683);
                let t688 = t38 * (t46 * t682 - t674 * t687 - t43 * t683);
                let t719 = h
                    * (t661 * (t673 - t675 - t678) - t84 + (t689 - t684)
                        - (t685 + t688));
                let rho2_new = rho2 + t719;
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    sin_theta0_ahead_new,
                    cos_theta0_ahead_new,
                    theta0_ahead_new,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { inv_i, m_l_2, .. } = *setting.scheme();
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let t3 = l * t1;
                let t4 = l - t1 * t3;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
                let t7 = l * t5;
                let t8 = t2 * (t1 * t6 - t5 * t2);
                let t9 = m_ * (t4 + t7 * t8);
                let t10 = t9 + m_ * t4;
                let t11 = l * t6;
                let t12 = l * t2;
                let t13 = t1 * t12;
                let t14 = m_ * (t13 - t11 * t8);
                let t15 = l * (m_l_2 + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
                let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
                let t17 = rho1 / t16;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: l * cos_theta0 * t17,
                    y_dot: l * sin_theta0 * t17,
                    theta0_dot: rho2 * inv_i,
                    theta1_dot: -(t1 * t17),
                    theta2_dot: t8 * t17,
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
        /// - `rho2_rate`: explicit
        /// - `theta0_rate`: explicit
        /// - `theta1_rate`, `theta2_rate`, `rho1_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 2 | 0 | 0 | 0 |
        /// | each step | 25 | 39 | 1 | 0 | 3 | 0 |
        /// | each sweep for theta1_rate, theta2_rate, rho1_rate | 41 | 71 | 1 | 0 | 2 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, rho1_rate | 187 | 331 | 1 | 0 | 2 | 0 |
        /// | each state that is looked at | 16 | 31 | 1 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l`
            m_l: T,
            /// `2 m l`
            twice_m_l: T,
            /// `m l²`
            k1: T,
            /// `1/I`
            inv_i: T,
            /// `M l`
            m_l_2: T,
            /// `l/I`
            l_over_i: T,
            /// `l² m`
            l_m_l: T,
            /// `2 l² m`
            twice_l_m_l: T,
            /// `m/2`
            half_m: T,
            /// `J/2`
            half_j: T,
            /// `l/2`
            half_l: T,
            /// `(1/2)/I`
            k2: T,
            /// `m l²/2`
            k3: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/I`
            h_over_i: T,
            /// `(h/I)/2`
            half_h_over_i: T,
            /// `l h`
            l_h: T,
            /// `l h/2`
            half_l_h: T,
            /// `J h/2`
            k4: T,
            /// `m l² h`
            m_l_l_h: T,
            /// `m l² h/2`
            half_m_l_l_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let m_l = m_ * l;
                let twice_m_l = rt::lit::<T>(2.0) * m_l;
                let k1 = m_ * (l * l);
                let inv_i = rt::lit::<T>(1.0) / i;
                let m_l_2 = m * l;
                let l_over_i = l / i;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let half_m = rt::lit::<T>(0.5) * m_;
                let half_j = rt::lit::<T>(0.5) * j;
                let half_l = rt::lit::<T>(0.5) * l;
                let k2 = rt::lit::<T>(0.5) / i;
                let k3 = rt::lit::<T>(0.5) * k1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let l_h = l * h;
                let half_l_h = rt::lit::<T>(0.5) * l_h;
                let k4 = rt::lit::<T>(0.5) * (j * h);
                let m_l_l_h = m_l * l_h;
                let half_m_l_l_h = rt::lit::<T>(0.5) * m_l_l_h;
                Scheme {
                    m_l,
                    twice_m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    half_j,
                    half_l,
                    k2,
                    k3,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    half_l_h,
                    k4,
                    m_l_l_h,
                    half_m_l_l_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let [[x, y, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = x_dot + l_sin_theta1 * theta1_dot;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let l_sin_theta2 = l * sin_theta2;
                let t2 = m_ * (t1 + l_sin_theta2 * theta2_dot);
                let t3 = t2 + m_ * t1;
                let l_cos_theta1 = l * cos_theta1;
                let t4 = y_dot - theta1_dot * l_cos_theta1;
                let l_cos_theta2 = l * cos_theta2;
                let t5 = m_ * (t4 - theta2_dot * l_cos_theta2);
                let t6 = m_ * t4 + t5;
                let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                    * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
                let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
                let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                    * (j * theta2_dot + l_sin_theta2 * t2 - l_cos_theta2 * t5);
                let t10 = l
                    * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                    + (t7 + t9);
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t10,
                    i * theta0_dot,
                    sin_theta0,
                    cos_theta0,
                    theta0,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, sin_theta0_ahead,
                cos_theta0_ahead, theta0_ahead] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme {
                    m_l,
                    twice_m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    half_j,
                    half_l,
                    k2,
                    k3,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    half_l_h,
                    k4,
                    m_l_l_h,
                    half_m_l_l_h,
                } = *setting.scheme();
                let rho2_inv_i = rho2 * inv_i;
                let rho2_l_over_i = rho2 * l_over_i;
                let theta0_ahead_new = theta0 + rho2 * half_h_over_i;
                let t1 = theta1 - theta0_ahead_new;
                let t2 = theta2 - theta0_ahead_new;
                let t3 = rho2 * k2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t37 = theta1_rate * half_h + t1;
                    let (t38, t39) = rt::sin_cos(t37);
                    let t40 = rho1 + rho1_rate * half_h;
                    let t41 = l * t38;
                    let t42 = l - t38 * t41;
                    let t43 = theta2_rate * half_h + t2;
                    let (t44, t45) = rt::sin_cos(t43);
                    let t46 = l * t44;
                    let t47 = t38 * t45;
                    let t48 = t44 * t39;
                    let t49 = t47 - t48;
                    let t50 = t39 * t49;
                    let t51 = m_ * (t42 + t46 * t50);
                    let t52 = t51 + m_ * t42;
                    let t53 = l * t45;
                    let t54 = l * t39;
                    let t55 = t38 * t54;
                    let t56 = m_ * (t55 - t53 * t50);
                    let t57 = j * t50 + t46 * t51 - t53 * t56;
                    let t58 = t56 + m_ * t55;
                    let t59 = t41 * t52 - j * t38 - t54 * t58;
                    let t60 = l * (m_l_2 + t52) + t50 * t57 - t38 * t59;
                    let t183 = t40 / t60;
                    let t184 = t38 * t183;
                    let t185 = t50 * t183;
                    let t186 = l * t183 - t41 * t184;
                    let t187 = m_ * (t186 + t46 * t185);
                    let t188 = t54 * t184;
                    let t189 = m_ * (t188 - t53 * t185);
                    let t86 = rho2_inv_i * t45;
                    let t190 = t38 * t184;
                    let t90 = rho2_inv_i * (t38 * t44 + t39 * t45);
                    let t191 = t39 * t184;
                    let t192 = t39
                        * (t44 * (t190 + t38 * t185)
                            + (t90 + t45 * (t191 + t39 * t185)));
                    let t193 = (t46 * t187 + (j * t185 - t53 * t189))
                        * (t86 + t49 * t190 - t192);
                    let t194 = t189 + m_ * t188;
                    let t83 = rho2_inv_i * t39;
                    let t195 = (t41 * (t187 + m_ * t186) - (j * t184 + t54 * t194))
                        * (t83 + t191);
                    let t67 = twice_l_m_l * t39;
                    let t65 = t48 - t47;
                    let t66 = k1 * t65;
                    let t73 = l_m_l * t45;
                    let t75 = k1 * t49;
                    let t196 = t190 * (t183 * t67 + t66 * t185)
                        + (t183 * t73 - t75 * t184) * (t50 * t185);
                    solution1
                        .update([
                            -t184,
                            t185,
                            t193 + (t195 + (rho2_l_over_i * t194 + t196)),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t4, t5) = rt::sin_cos(theta1_minus_theta0);
                            let t6 = l * t4;
                            let t7 = l - t4 * t6;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t8, t9) = rt::sin_cos(theta2_minus_theta0);
                            let t10 = l * t8;
                            let t11 = t4 * t9;
                            let t12 = t8 * t5;
                            let t13 = t11 - t12;
                            let t14 = t5 * t13;
                            let t15 = m_ * (t7 + t10 * t14);
                            let t16 = t15 + m_ * t7;
                            let t17 = l * t9;
                            let t18 = l * t5;
                            let t19 = t4 * t18;
                            let t20 = m_ * (t19 - t17 * t14);
                            let t21 = l * (m_l_2 + t16)
                                + t14 * (j * t14 + t10 * t15 - t17 * t20);
                            let t22 = t21
                                - t4 * (t6 * t16 - j * t4 - t18 * (t20 + m_ * t19));
                            let t23 = rho1 / t22;
                            let t24 = t4 * t23;
                            let t25 = t14 * t23;
                            let t26 = l * t23 - t6 * t24;
                            let t27 = m_ * (t26 + t10 * t25);
                            let t28 = t18 * t24;
                            let t29 = m_ * (t28 - t17 * t25);
                            let t30 = t4 * t24;
                            let t31 = t5 * t24;
                            let t32 = t8 * (t30 + t4 * t25)
                                + ((t4 * t8 + t5 * t9) * rho2_inv_i
                                    + t9 * (t31 + t5 * t25));
                            let t33 = (t10 * t27 + (j * t25 - t17 * t29))
                                * (t9 * rho2_inv_i + t13 * t30 - t5 * t32);
                            let t34 = t29 + m_ * t28;
                            let t35 = (t6 * (t27 + m_ * t26) - (j * t24 + t18 * t34))
                                * (t5 * rho2_inv_i + t31);
                            let t36 = t30
                                * (k1 * (t12 - t11) * t25 + t23 * (t5 * twice_l_m_l))
                                + (t23 * (t9 * l_m_l) - k1 * t13 * t24) * (t14 * t25);
                            [-t24, t25, t33 + (t35 + (t34 * rho2_l_over_i + t36))]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t37 = theta1_rate * half_h + t1;
                            let (t38, t39) = rt::sin_cos(t37);
                            let t40 = rho1 + rho1_rate * half_h;
                            let t41 = l * t38;
                            let t42 = l - t38 * t41;
                            let t43 = theta2_rate * half_h + t2;
                            let (t44, t45) = rt::sin_cos(t43);
                            let t46 = l * t44;
                            let t47 = t38 * t45;
                            let t48 = t44 * t39;
                            let t49 = t47 - t48;
                            let t50 = t39 * t49;
                            let t51 = m_ * (t42 + t46 * t50);
                            let t52 = t51 + m_ * t42;
                            let t53 = l * t45;
                            let t54 = l * t39;
                            let t55 = t38 * t54;
                            let t56 = m_ * (t55 - t53 * t50);
                            let t57 = j * t50 + t46 * t51 - t53 * t56;
                            let t58 = t56 + m_ * t55;
                            let t59 = t41 * t52 - j * t38 - t54 * t58;
                            let t60 = l * (m_l_2 + t52) + t50 * t57 - t38 * t59;
                            let t61 = rt::lit::<T>(1.0) / t60;
                            let t62 = t40 * t61;
                            let t63 = t38 * t62;
                            let t64 = t50 * t62;
                            let t65 = t48 - t47;
                            let t66 = k1 * t65;
                            let t67 = twice_l_m_l * t39;
                            let t68 = t66 * t64 + t62 * t67;
                            let t69 = t63 * t68;
                            let t70 = t54 * t63;
                            let t71 = m_ * (t70 - t53 * t64);
                            let t72 = t71 + m_ * t70;
                            let t73 = l_m_l * t45;
                            let t74 = t62 * t73;
                            let t75 = k1 * t49;
                            let t76 = t75 * t64;
                            let t77 = t64 * t74 - t63 * t76;
                            let t78 = l * t62 - t41 * t63;
                            let t79 = m_ * (t78 + t46 * t64);
                            let t80 = t79 + m_ * t78;
                            let t81 = t41 * t80 - (j * t63 + t54 * t72);
                            let t82 = t39 * t63;
                            let t83 = rho2_inv_i * t39;
                            let t84 = t82 + t83;
                            let t85 = t46 * t79 + (j * t64 - t53 * t71);
                            let t86 = rho2_inv_i * t45;
                            let t87 = t38 * t63;
                            let t88 = t44 * t64;
                            let t89 = t45 * t64;
                            let t90 = rho2_inv_i * (t38 * t44 + t39 * t45);
                            let t91 = t45 * t82 + t38 * t88
                                + (t44 * t87 + (t39 * t89 + t90));
                            let t92 = t86 + t49 * t87 - t39 * t91;
                            let t93 = rho1_rate - t38 * t69
                                - (rho2_l_over_i * t72 + t50 * t77) - t81 * t84 - t85 * t92;
                            let t94 = half_h * t39;
                            let t95 = h * t39;
                            let t96 = h * t38;
                            let t97 = t45 * t95 + t44 * t96;
                            let t98 = rt::lit::<T>(0.5) * t97;
                            let t99 = half_h * t38;
                            let t100 = t39 * t98 - t49 * t99;
                            let t101 = l_h * t39;
                            let t102 = t41 * t95 + t38 * t101;
                            let t103 = m_ * (t46 * t100 - rt::lit::<T>(0.5) * t102);
                            let t104 = l_h * t38;
                            let t105 = t54 * t95 - t38 * t104;
                            let t106 = m_ * (rt::lit::<T>(0.5) * t105 - t53 * t100);
                            let t107 = t103 - half_m * t102;
                            let t108 = t50 * (j * t100 + t46 * t103 - t53 * t106)
                                + (l * t107 + t57 * t100 - t59 * t94);
                            let t109 = rt::lit::<T>(0.5) * (t52 * t101 + t58 * t104)
                                - k4 * t39 + (t41 * t107 - t54 * (t106 + half_m * t105));
                            let t110 = t62 * (t61 * (t108 - t38 * t109));
                            let t111 = t62 * t94 - t38 * t110;
                            let t112 = half_l_h * t45;
                            let t113 = h * t44;
                            let t114 = h * t45;
                            let t115 = t38 * t113 + t39 * t114;
                            let t116 = rt::lit::<T>(0.5) * t115;
                            let t117 = t39 * t116;
                            let t118 = t50 * t112 - t46 * t117;
                            let t119 = m_ * t118;
                            let t120 = l_h * t45;
                            let t121 = l_h * t44;
                            let t122 = half_l_h * t44;
                            let t123 = m_ * (t50 * t122 + t53 * t117);
                            let t124 = t46 * t119 - j * t117
                                + (rt::lit::<T>(0.5) * (t51 * t120 + t56 * t121)
                                    - t53 * t123);
                            let t125 = t50 * t124
                                + (m_l * t118 - t57 * t117
                                    - t38 * (t41 * t119 - t54 * t123));
                            let t126 = t62 * (t61 * t125);
                            let t127 = t38 * t126;
                            let t128 = h * t61;
                            let t129 = t38 * t128;
                            let t130 = rt::lit::<T>(0.5) * t129;
                            let t131 = t50 * t110;
                            let t132 = t100 * t62;
                            let t133 = t50 * t126 + t117 * t62;
                            let t134 = t50 * t128;
                            let t135 = t132 - t131;
                            let t136 = l * t110;
                            let t137 = t41 * t111 + (t136 + t63 * (half_l_h * t39));
                            let t138 = m_ * (t46 * t135 - t137);
                            let t139 = half_l_h * t38;
                            let t140 = t54 * t111 - t63 * t139;
                            let t141 = m_ * (t140 - t53 * t135);
                            let t142 = t64 * (t97 * k3);
                            let t143 = t68 * t111
                                + t63
                                    * (t66 * t135 - t142
                                        - twice_m_l * (t62 * t139 + t39 * t136));
                            let t144 = t141 + m_ * t140;
                            let t145 = t39 * t111 - t99 * t63;
                            let t146 = t74 * t135 - t89 * (l_m_l * t110) - t76 * t111
                                - t63 * (t142 + t75 * t135);
                            let t147 = t81 * (t145 - t96 * t3)
                                + (t50 * t146 + (t100 * t77 + t69 * t94));
                            let t148 = t92 * (j * t135 + t46 * t138 - t53 * t141)
                                + (t38 * t143 + rho2_l_over_i * t144 + t147);
                            let t149 = t41 * (t138 - m_ * t137) - j * t111
                                + (rt::lit::<T>(0.5) * (t101 * t80 + t104 * t72)
                                    - t54 * t144);
                            let t150 = t63 * t94 + t38 * t111;
                            let t151 = t3 * (t44 * t95 - t45 * t96)
                                + rt::lit::<T>(0.5) * (t95 * t88 - t96 * t89);
                            let t152 = t39
                                * (t45 * (t145 + t39 * t135)
                                    + (t44 * (t150 + t38 * t135) + t151));
                            let t153 = t84 * t149
                                + t85 * (t99 * t91 + (t98 * t87 + t49 * t150) - t152);
                            let t154 = t39 * t127;
                            let t155 = t38 * (t64 * (half_h * t45) - t44 * t133)
                                + (t3 * (t38 * t114 - t39 * t113) - t45 * t154);
                            let t156 = t38 * t127;
                            let t157 = rt::lit::<T>(0.5) * (t114 * t87 - t113 * t82)
                                - t44 * t156 - t39 * (t64 * (half_h * t44) + t45 * t133);
                            let t158 = t85
                                * (t39 * (t155 + t157)
                                    + (t49 * t156 + (t113 * t3 + t116 * t87)));
                            let t159 = l * t126;
                            let t160 = t41 * t127 - t159;
                            let t161 = m_ * (t160 + t112 * t64 - t46 * t133);
                            let t162 = t54 * t127;
                            let t163 = m_ * (t53 * t133 + (t122 * t64 - t162));
                            let t164 = t163 - m_ * t162;
                            let t165 = t158
                                - t84
                                    * (t41 * (t161 + m_ * t160) + (j * t127 - t54 * t164));
                            let t166 = t64 * (t115 * k3);
                            let t167 = t76 * t127 - t74 * t133
                                - (t122 * t62 + t45 * t159) * (m_l * t64);
                            let t168 = t38
                                * (t63 * (t166 - t67 * t126 - t66 * t133) - t68 * t127)
                                + t50 * (t63 * (t166 + t75 * t133) + t167);
                            let t169 = t46 * t161
                                + rt::lit::<T>(0.5) * (t120 * t79 + t121 * t71)
                                - (j * t133 + t53 * t163);
                            let t170 = t165
                                + (t81 * t154 + (t117 * t77 - rho2_l_over_i * t164) - t168
                                    - t92 * t169);
                            let t171 = t38
                                * (t68 * t130
                                    + t63 * (t134 * (t65 * k3) + t61 * (t39 * m_l_l_h)));
                            let t172 = t54 * t129;
                            let t173 = half_m * (t172 - t53 * t134);
                            let t174 = t173 + half_m * t172;
                            let t175 = t89 * (t61 * half_m_l_l_h)
                                + rt::lit::<T>(0.5)
                                    * (t134 * (t74 - t75 * t63) - t76 * t129);
                            let t176 = l_h * t61 - t41 * t129;
                            let t177 = m_
                                * (rt::lit::<T>(0.5) * t176 + t134 * (half_l * t44));
                            let t178 = rt::lit::<T>(1.0) - t171 - rho2_l_over_i * t174
                                - t50 * t175
                                - t92 * (t46 * t177 + (half_j * t134 - t53 * t173));
                            let t179 = t38 * t129;
                            let t180 = t39 * t129;
                            let t181 = t49 * t179
                                - t39
                                    * (t44 * (t179 + t38 * t134) + t45 * (t180 + t39 * t134));
                            let t182 = t84
                                * (t41 * (t177 + half_m * t176)
                                    - (half_j * t129 + t54 * t174))
                                + (t85 * (rt::lit::<T>(0.5) * t181)
                                    + t81 * (rt::lit::<T>(0.5) * t180));
                            (
                                [theta1_rate + t63, theta2_rate - t64, t93],
                                [
                                    [t111 + rt::lit::<T>(1.0), -t127, t130],
                                    [
                                        t131 - t132,
                                        t133 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t134,
                                    ],
                                    [-(t148 + t153), t170, t178 - t182],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, rho1_rate] = solution1.x;
                let t40 = rho1 + rho1_rate * half_h;
                let t37 = theta1_rate * half_h + t1;
                let (t38, t39) = rt::sin_cos(t37);
                let t41 = l * t38;
                let t42 = l - t38 * t41;
                let t43 = theta2_rate * half_h + t2;
                let (t44, t45) = rt::sin_cos(t43);
                let t46 = l * t44;
                let t47 = t38 * t45;
                let t48 = t44 * t39;
                let t49 = t47 - t48;
                let t50 = t39 * t49;
                let t51 = m_ * (t42 + t46 * t50);
                let t52 = t51 + m_ * t42;
                let t53 = l * t45;
                let t54 = l * t39;
                let t55 = t38 * t54;
                let t56 = m_ * (t55 - t53 * t50);
                let t57 = j * t50 + t46 * t51 - t53 * t56;
                let t58 = t56 + m_ * t55;
                let t59 = t41 * t52 - j * t38 - t54 * t58;
                let t60 = l * (m_l_2 + t52) + t50 * t57 - t38 * t59;
                let t183 = t40 / t60;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0_ahead,
                    theta0_ahead_new - theta0_ahead,
                    theta0_ahead_new,
                    tally,
                );
                let x_new = x + t183 * (l_h * cos_theta0_ahead_new);
                let y_new = y + t183 * (l_h * sin_theta0_ahead_new);
                let theta0_new = theta0 + rho2 * h_over_i;
                let theta1_new = theta1 + theta1_rate * h;
                let theta2_new = theta2 + theta2_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2,
                    sin_theta0_ahead_new,
                    cos_theta0_ahead_new,
                    theta0_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { inv_i, m_l_2, .. } = *setting.scheme();
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let t3 = l * t1;
                let t4 = l - t1 * t3;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
                let t7 = l * t5;
                let t8 = t2 * (t1 * t6 - t5 * t2);
                let t9 = m_ * (t4 + t7 * t8);
                let t10 = t9 + m_ * t4;
                let t11 = l * t6;
                let t12 = l * t2;
                let t13 = t1 * t12;
                let t14 = m_ * (t13 - t11 * t8);
                let t15 = l * (m_l_2 + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
                let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
                let t17 = rho1 / t16;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: l * cos_theta0 * t17,
                    y_dot: l * sin_theta0 * t17,
                    theta0_dot: rho2 * inv_i,
                    theta1_dot: -(t1 * t17),
                    theta2_dot: t8 * t17,
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta1_dot_ahead`, `theta2_dot_ahead`: 4 × 4 implicit block (Newton, analytic Jacobian)
        /// - `theta0_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 10 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 2 | 0 | 0 | 0 |
        /// | each step | 144 | 268 | 13 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead | 72 | 97 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 112 | 204 | 13 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `M + 2 m`
            k1: T,
            /// `m l`
            m_l: T,
            /// `2 m l`
            twice_m_l: T,
            /// `m l²`
            k2: T,
            /// `2 m l² + J`
            k3: T,
            /// `m l² + J`
            k4: T,
            /// `1/(M + 2 m)`
            k5: T,
            /// `m l/(M + 2 m)`
            k6: T,
            /// `2 (m l/(M + 2 m))`
            k7: T,
            /// `1/I`
            inv_i: T,
            /// `2 l`
            twice_l: T,
            /// `2 M`
            twice_m: T,
            /// `2 J`
            twice_j: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/I`
            h_over_i: T,
            /// `l h`
            l_h: T,
            /// `m l h`
            m_l_h: T,
            /// `m l² h/2`
            k8: T,
            /// `m l h/2`
            half_m_l_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5); functions of q that the next step needs (6).
            type Carried = [T; 16];
            type Memory = (rt::Predictor<T, 4, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let k1 = m + rt::lit::<T>(2.0) * m_;
                let m_l = m_ * l;
                let twice_m_l = rt::lit::<T>(2.0) * m_l;
                let k2 = m_ * (l * l);
                let k3 = rt::lit::<T>(2.0) * k2 + j;
                let k4 = k2 + j;
                let k5 = rt::lit::<T>(1.0) / k1;
                let k6 = m_l / k1;
                let k7 = rt::lit::<T>(2.0) * k6;
                let inv_i = rt::lit::<T>(1.0) / i;
                let twice_l = rt::lit::<T>(2.0) * l;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_j = rt::lit::<T>(2.0) * j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let l_h = l * h;
                let m_l_h = m_l * h;
                let k8 = rt::lit::<T>(0.5) * (k2 * h);
                let half_m_l_h = rt::lit::<T>(0.5) * m_l_h;
                Scheme {
                    k1,
                    m_l,
                    twice_m_l,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_i,
                    twice_l,
                    twice_m,
                    twice_j,
                    inv_h,
                    half_h,
                    h_over_i,
                    l_h,
                    m_l_h,
                    k8,
                    half_m_l_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let Scheme { m_l, twice_m_l, k2, k3, k4, k5, k6, k7, half_h, l_h, .. } = *self;
                let [[x, y, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = x_dot + l_sin_theta1 * theta1_dot;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let l_sin_theta2 = l * sin_theta2;
                let t2 = m_ * (t1 + l_sin_theta2 * theta2_dot);
                let t3 = t2 + m_ * t1;
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let t4 = sin_theta2 * cos_theta1;
                let t5 = sin_theta1 * cos_theta2;
                let t6 = theta1_dot
                    * ((cos_theta1 * x_dot + sin_theta1 * y_dot) * twice_m_l
                        + (t4 - t5) * (k2 * theta2_dot));
                let t7 = sin_theta1 * k6;
                let t8 = cos_theta1 * k6;
                let t9 = k3
                    - rt::lit::<T>(4.0)
                        * (sin_theta1 * m_l * t7 + m_l * cos_theta1 * t8);
                let t10 = k5 / t9;
                let cos_theta1_twice_m_l = cos_theta1 * twice_m_l;
                let t11 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let m_l_sin_theta2 = m_l * sin_theta2;
                let m_l_cos_theta2 = m_l * cos_theta2;
                let t12 = k2 * t11
                    - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t7 + m_l_cos_theta2 * t8);
                let t13 = cos_theta2 * k6;
                let t14 = t13 - t10 * (t12 * cos_theta1_twice_m_l);
                let t15 = sin_theta2 * k6;
                let t16 = rt::lit::<T>(1.0) / t9;
                let t17 = t12 * t16;
                let t18 = k4 - m_l_cos_theta2 * t13 - m_l_sin_theta2 * t15 - t12 * t17;
                let t19 = t9 * t18;
                let t20 = rt::lit::<T>(1.0) / t19;
                let t21 = rt::lit::<T>(1.0) / t18;
                let t22 = theta2_dot
                    * (m_l * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                        + (t5 - t4) * (k2 * theta1_dot));
                let t23 = t6 * (t10 * cos_theta1_twice_m_l - t12 * t14 * t20)
                    + t21 * (t14 * t22);
                let sin_theta1_twice_m_l = sin_theta1 * twice_m_l;
                let t24 = t10 * (sin_theta1_twice_m_l * t12) - t15;
                let t25 = t21 * (t24 * t22)
                    - t6 * (sin_theta1_twice_m_l * t10 + t12 * t24 * t20);
                let t26 = cos_theta0 * t23 - sin_theta0 * t25;
                let t27 = cos_theta1 * k7;
                let t28 = rt::lit::<T>(2.0) * (sin_theta0 * t7 + cos_theta0 * t8);
                let t29 = sin_theta0 * t15 + cos_theta0 * t13 - t17 * t28;
                let t30 = t16 * t28 - t20 * (t12 * t29);
                let t31 = k5 / t18;
                let t32 = t27 * t30 + (cos_theta0 * k5 + t31 * (m_l_cos_theta2 * t29));
                let t33 = sin_theta1 * k7;
                let t34 = t33 * t30 + (sin_theta0 * k5 + t31 * (m_l_sin_theta2 * t29));
                let t35 = cos_theta1 * t32 + (sin_theta1 * t34 - l * t30);
                let t36 = sin_theta0 * t34 + cos_theta0 * t32;
                let t37 = rt::lit::<T>(1.0) / t36;
                let t38 = t35 * t37;
                let t39 = rt::lit::<T>(2.0) * (sin_theta1 * t7 + cos_theta1 * t8) - l;
                let t40 = sin_theta1 * t15 + cos_theta1 * t13 - t17 * t39;
                let t41 = t16 * t39 - t20 * (t12 * t40);
                let t42 = k5 + k7 * t41;
                let t43 = t31 * (m_l_cos_theta2 * t40) + cos_theta1 * t42;
                let t44 = t31 * (m_l_sin_theta2 * t40) + sin_theta1 * t42;
                let t45 = cos_theta1 * t43 + (sin_theta1 * t44 - l * t41) - t35 * t38;
                let t46 = rt::lit::<T>(1.0) / (t36 * t45);
                let t47 = l * t11;
                let t48 = rt::lit::<T>(2.0) * (sin_theta2 * t7 + cos_theta2 * t8) - t47;
                let t49 = t17 * t48 + (l - sin_theta2 * t15 - cos_theta2 * t13);
                let t50 = t16 * t48 + t20 * (t12 * t49);
                let t51 = cos_theta2
                    * (t27 * t50 + (cos_theta2 * k5 - t31 * (m_l_cos_theta2 * t49)))
                    + (t21 * (l * t49) - t47 * t50);
                let t52 = cos_theta2 * t32
                    + (sin_theta2 * t34 - (t47 * t30 + t21 * (l * t29)));
                let t53 = t52 * t37;
                let t54 = sin_theta2
                    * (t33 * t50 + (sin_theta2 * k5 - t31 * (m_l_sin_theta2 * t49)))
                    + t51 - t52 * t53;
                let t55 = rt::lit::<T>(1.0) / t45;
                let t56 = cos_theta2 * t43
                    + (sin_theta2 * t44 - (t47 * t41 + t21 * (l * t40))) - t52 * t38;
                let t57 = t56 * t56;
                let t58 = t54 - t55 * t57;
                let t59 = t45 * t58;
                let t60 = rt::lit::<T>(1.0) / t59;
                let t61 = t46 * (t35 * t56) - t53;
                let t62 = t35 * t46 + t60 * (t56 * t61);
                let t63 = rt::lit::<T>(1.0) / t58;
                let t64 = t61 * t63;
                let t65 = t12 * t20;
                let t66 = t6 * (t16 + t12 * t12 / (t9 * t19)) - t22 * t65;
                let t67 = cos_theta2 * t23 - l * (t21 * t22 - t6 * t65)
                    - (t47 * t66 + sin_theta2 * t25);
                let t68 = cos_theta1 * t23 - sin_theta1 * t25 - l * t66;
                let t69 = t26 * (t38 * t62 + (t37 - t52 * t61 / (t36 * t58)))
                    + (t64 * t67 - t62 * t68);
                let t70 = t56 * t60;
                let t71 = t68 * (t55 + t57 / (t45 * t59)) - t70 * t67 - t62 * t26;
                let t72 = t64 * t26 + t63 * t67 - t70 * t68;
                let t73 = m * x_dot + t3
                    - half_h
                        * (sin_theta0 * t69 + (sin_theta1 * t71 + sin_theta2 * t72));
                let l_cos_theta1 = l * cos_theta1;
                let t74 = y_dot - theta1_dot * l_cos_theta1;
                let l_cos_theta2 = l * cos_theta2;
                let t75 = m_ * (t74 - theta2_dot * l_cos_theta2);
                let t76 = m_ * t74 + t75;
                let t77 = m * y_dot + t76
                    + half_h
                        * (cos_theta0 * t69 + (cos_theta1 * t71 + cos_theta2 * t72));
                let t78 = j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t76
                    - half_h * (l * t71 + t47 * t72);
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t73,
                    t77,
                    i * theta0_dot,
                    t78,
                    j * theta2_dot + l_sin_theta2 * t2 - l_cos_theta2 * t75
                        - rt::lit::<T>(0.5) * l_h * t72,
                    sin_theta0,
                    cos_theta0,
                    sin_theta1,
                    cos_theta1,
                    sin_theta2,
                    cos_theta2,
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
                let [x, y, theta0, theta1, theta2, p_x, p_y, p_theta0, p_theta1,
                p_theta2, sin_theta0_ahead, cos_theta0_ahead, sin_theta1_ahead,
                cos_theta1_ahead, sin_theta2_ahead, cos_theta2_ahead] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let l = setting.system().parameters.l;
                let Scheme {
                    k1,
                    m_l,
                    twice_m_l,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    twice_l,
                    twice_m,
                    twice_j,
                    inv_h,
                    half_h,
                    h_over_i,
                    l_h,
                    m_l_h,
                    k8,
                    half_m_l_h,
                    ..
                } = *setting.scheme();
                let m_l_sin_theta1_ahead = m_l * sin_theta1_ahead;
                let m_l_sin_theta2_ahead = m_l * sin_theta2_ahead;
                let m_l_cos_theta1_ahead = m_l * cos_theta1_ahead;
                let m_l_cos_theta2_ahead = m_l * cos_theta2_ahead;
                let t1 = cos_theta2_ahead * k6;
                let t2 = sin_theta2_ahead * k6;
                let t3 = sin_theta1_ahead * sin_theta2_ahead
                    + cos_theta1_ahead * cos_theta2_ahead;
                let t4 = sin_theta1_ahead * k6;
                let t5 = cos_theta1_ahead * k6;
                let t6 = k2 * t3
                    - rt::lit::<T>(2.0)
                        * (m_l_sin_theta2_ahead * t4 + m_l_cos_theta2_ahead * t5);
                let t7 = k3
                    - rt::lit::<T>(4.0)
                        * (m_l_sin_theta1_ahead * t4 + m_l_cos_theta1_ahead * t5);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = t6 * t8;
                let t10 = k4 - m_l_cos_theta2_ahead * t1 - m_l_sin_theta2_ahead * t2
                    - t6 * t9;
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = k5 / t7;
                let t13 = sin_theta1_ahead * twice_m_l;
                let t14 = t12 * (t6 * t13) - t2;
                let t15 = t14 * t11;
                let t16 = t7 * t10;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = t12 * t13 + t17 * (t6 * t14);
                let t19 = k5 / t10;
                let t20 = cos_theta1_ahead * k7;
                let t21 = t19 * (m_l_cos_theta2_ahead * t14) - t18 * t20;
                let t22 = sin_theta1_ahead * k7;
                let t23 = t18 * t22 + (k5 - t19 * (m_l_sin_theta2_ahead * t14));
                let t24 = cos_theta1_ahead * twice_m_l;
                let t25 = t1 - t12 * (t6 * t24);
                let t26 = t11 * t25;
                let t27 = t12 * t24 - t17 * (t6 * t25);
                let t28 = t20 * t27 + (k5 + t19 * (m_l_cos_theta2_ahead * t25));
                let t29 = t6 * t17;
                let t30 = t8 + t6 * t6 / (t7 * t16);
                let t31 = p_y * t28 + (p_x * t21 + (p_theta1 * t27 + p_theta2 * t26));
                let t32 = p_x * t23 + (p_y * t21 + (p_theta2 * t15 - p_theta1 * t18));
                let t33 = cos_theta0_ahead * t31 - sin_theta0_ahead * t32;
                let t34 = rt::lit::<T>(2.0)
                    * (sin_theta0_ahead * t4 + cos_theta0_ahead * t5);
                let t35 = sin_theta0_ahead * t2 + cos_theta0_ahead * t1 - t34 * t9;
                let t36 = t8 * t34 - t17 * (t6 * t35);
                let t37 = t20 * t36
                    + (k5 * cos_theta0_ahead + t19 * (m_l_cos_theta2_ahead * t35));
                let t38 = t22 * t36
                    + (k5 * sin_theta0_ahead + t19 * (m_l_sin_theta2_ahead * t35));
                let t39 = cos_theta1_ahead * t37 + (sin_theta1_ahead * t38 - l * t36);
                let t40 = sin_theta0_ahead * t38 + cos_theta0_ahead * t37;
                let t41 = rt::lit::<T>(1.0) / t40;
                let t42 = t39 * t41;
                let t43 = rt::lit::<T>(2.0)
                    * (sin_theta1_ahead * t4 + cos_theta1_ahead * t5) - l;
                let t44 = sin_theta1_ahead * t2 + cos_theta1_ahead * t1 - t43 * t9;
                let t45 = t8 * t43 - t17 * (t6 * t44);
                let t46 = k5 + k7 * t45;
                let t47 = t19 * (m_l_cos_theta2_ahead * t44) + cos_theta1_ahead * t46;
                let t48 = t19 * (m_l_sin_theta2_ahead * t44) + sin_theta1_ahead * t46;
                let t49 = cos_theta1_ahead * t47 + (sin_theta1_ahead * t48 - l * t45)
                    - t39 * t42;
                let t50 = rt::lit::<T>(1.0) / (t40 * t49);
                let t51 = l * t3;
                let t52 = rt::lit::<T>(2.0)
                    * (sin_theta2_ahead * t4 + cos_theta2_ahead * t5) - t51;
                let t53 = t52 * t9 + (l - sin_theta2_ahead * t2 - cos_theta2_ahead * t1);
                let t54 = t8 * t52 + t17 * (t6 * t53);
                let t55 = cos_theta2_ahead
                    * (t20 * t54
                        + (k5 * cos_theta2_ahead - t19 * (m_l_cos_theta2_ahead * t53)))
                    + (t11 * (l * t53) - t51 * t54);
                let t56 = cos_theta2_ahead * t37
                    + (sin_theta2_ahead * t38 - (t51 * t36 + t11 * (l * t35)));
                let t57 = t56 * t41;
                let t58 = sin_theta2_ahead
                    * (t22 * t54
                        + (k5 * sin_theta2_ahead - t19 * (m_l_sin_theta2_ahead * t53)))
                    + t55 - t56 * t57;
                let t59 = cos_theta2_ahead * t47
                    + (sin_theta2_ahead * t48 - (t51 * t45 + t11 * (l * t44)))
                    - t56 * t42;
                let t60 = t59 * t59;
                let t61 = rt::lit::<T>(1.0) / t49;
                let t62 = t58 - t60 * t61;
                let t63 = t49 * t62;
                let t64 = rt::lit::<T>(1.0) / t63;
                let t65 = t50 * (t39 * t59) - t57;
                let t66 = t39 * t50 + t64 * (t59 * t65);
                let t67 = rt::lit::<T>(1.0) / t62;
                let t68 = t65 * t67;
                let t69 = p_y * t27 - p_theta2 * t29 + (p_theta1 * t30 - p_x * t18);
                let t70 = t51 * t69
                    + l * (p_y * t26 + p_theta2 * t11 + (p_x * t15 - p_theta1 * t29));
                let t71 = cos_theta2_ahead * t31 - t70 - sin_theta2_ahead * t32;
                let t72 = cos_theta1_ahead * t31 - l * t69 - sin_theta1_ahead * t32;
                let t73 = t33 * (t42 * t66 + (t41 - t56 * t65 / (t40 * t62)))
                    + (t68 * t71 - t66 * t72);
                let t74 = t59 * t64;
                let t75 = t72 * (t61 + t60 / (t49 * t63)) - t74 * t71 - t66 * t33;
                let t76 = t68 * t33 + t67 * t71 - t74 * t72;
                let t77 = p_x
                    + rt::lit::<T>(2.0)
                        * (sin_theta0_ahead * t73
                            + (sin_theta1_ahead * t75 + sin_theta2_ahead * t76));
                let t78 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta0_ahead * t73
                            + (cos_theta1_ahead * t75 + cos_theta2_ahead * t76));
                let t79 = p_theta1 + rt::lit::<T>(2.0) * (l * t75 + t51 * t76);
                let t80 = p_theta2 + twice_l * t76;
                let l_sin_theta1_ahead = l * sin_theta1_ahead;
                let l_sin_theta2_ahead = l * sin_theta2_ahead;
                let l_cos_theta1_ahead = l * cos_theta1_ahead;
                let l_cos_theta2_ahead = l * cos_theta2_ahead;
                let t81 = cos_theta1_ahead * sin_theta2_ahead;
                let t82 = sin_theta1_ahead * cos_theta2_ahead;
                let t83 = t81 - t82;
                let t84 = k2 * t83;
                let t85 = k2 * (t82 - t81);
                let t86 = cos_theta1_ahead * m_l_h;
                let t87 = sin_theta1_ahead * m_l_h;
                let t88 = m_l_cos_theta1_ahead * l_cos_theta1_ahead
                    + m_l_sin_theta1_ahead * l_sin_theta1_ahead;
                let t89 = m_l_cos_theta2_ahead * l_cos_theta1_ahead
                    + m_l_sin_theta2_ahead * l_sin_theta1_ahead;
                let t90 = t83 * k8;
                let t91 = cos_theta2_ahead * half_m_l_h;
                let t92 = sin_theta2_ahead * half_m_l_h;
                let t93 = m_l_cos_theta1_ahead * l_cos_theta2_ahead
                    + m_l_sin_theta1_ahead * l_sin_theta2_ahead;
                let t94 = m_l_sin_theta2_ahead * l_sin_theta2_ahead
                    + (twice_j + m_l_cos_theta2_ahead * l_cos_theta2_ahead);
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t95 = t15 * t80 - t18 * t79 + (t21 * t78 + t23 * t77);
                            let t96 = t27 * t79 + t26 * t80 + (t21 * t77 + t28 * t78);
                            let t97 = t30 * t79 - t29 * t80 + (t27 * t78 - t18 * t77);
                            let t98 = t11 * t80 - t29 * t79 + (t26 * t78 + t15 * t77);
                            [t95, t96, t97, t98]
                        },
                        move || {
                            let t95 = t15 * t80 - t18 * t79 + (t21 * t78 + t23 * t77);
                            let t96 = t27 * t79 + t26 * t80 + (t21 * t77 + t28 * t78);
                            let t97 = t30 * t79 - t29 * t80 + (t27 * t78 - t18 * t77);
                            let t98 = t11 * t80 - t29 * t79 + (t26 * t78 + t15 * t77);
                            [
                                rt::abs(x * inv_h) + rt::abs(t95),
                                rt::abs(y * inv_h) + rt::abs(t96),
                                rt::abs(theta1 * inv_h) + rt::abs(t97),
                                rt::abs(theta2 * inv_h) + rt::abs(t98),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta1_dot_ahead,
                            theta2_dot_ahead,
                            ]|
                        {
                            let theta1_new = theta1 + h * theta1_dot_ahead;
                            let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                                theta1_new,
                            );
                            let t99 = l * sin_theta1_ahead_new;
                            let t100 = x_dot_ahead + theta1_dot_ahead * t99;
                            let theta2_new = theta2 + h * theta2_dot_ahead;
                            let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::sin_cos(
                                theta2_new,
                            );
                            let t101 = l * sin_theta2_ahead_new;
                            let t102 = m_ * (t100 + theta2_dot_ahead * t101);
                            let t103 = t102 + m_ * t100;
                            let t104 = x_dot_ahead
                                + theta1_dot_ahead * l_sin_theta1_ahead;
                            let t105 = m_
                                * (t104 + theta2_dot_ahead * l_sin_theta2_ahead);
                            let t106 = t105 + m_ * t104;
                            let p_x_new = rt::lit::<T>(0.5)
                                * (t103 + (t106 + x_dot_ahead * twice_m));
                            let t107 = l * cos_theta1_ahead_new;
                            let t108 = y_dot_ahead - theta1_dot_ahead * t107;
                            let t109 = l * cos_theta2_ahead_new;
                            let t110 = m_ * (t108 - theta2_dot_ahead * t109);
                            let t111 = m_ * t108 + t110;
                            let t112 = y_dot_ahead
                                - theta1_dot_ahead * l_cos_theta1_ahead;
                            let t113 = m_
                                * (t112 - theta2_dot_ahead * l_cos_theta2_ahead);
                            let t114 = m_ * t112 + t113;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (t111 + (t114 + y_dot_ahead * twice_m));
                            let t115 = t99 * t103
                                + (l_sin_theta1_ahead * t106 + theta1_dot_ahead * twice_j
                                    - l_cos_theta1_ahead * t114) - t107 * t111;
                            let t116 = rt::lit::<T>(0.5) * t115;
                            let t117 = theta2_dot_ahead * t84
                                + (x_dot_ahead * cos_theta1_ahead
                                    + y_dot_ahead * sin_theta1_ahead) * twice_m_l;
                            let t118 = half_h * theta1_dot_ahead;
                            let t119 = t101 * t102
                                + (l_sin_theta2_ahead * t105 + theta2_dot_ahead * twice_j
                                    - l_cos_theta2_ahead * t113) - t109 * t110;
                            let t120 = rt::lit::<T>(0.5) * t119;
                            let t121 = theta2_dot_ahead * t85;
                            let t122 = m_l
                                * (x_dot_ahead * cos_theta2_ahead
                                    + y_dot_ahead * sin_theta2_ahead);
                            let t123 = cos_theta1_ahead_new * l_h;
                            let t124 = m_ * (t99 + theta1_dot_ahead * t123);
                            let t125 = cos_theta2_ahead_new * l_h;
                            let t126 = m_ * (t101 + theta2_dot_ahead * t125);
                            let t127 = sin_theta1_ahead_new * l_h;
                            let t128 = m_ * (theta1_dot_ahead * t127 - t107);
                            let t129 = sin_theta2_ahead_new * l_h;
                            let t130 = m_ * (theta2_dot_ahead * t129 - t109);
                            let t131 = twice_j + t103 * t123
                                + (rt::lit::<T>(2.0) * (t99 * t124 + t88 - t107 * t128)
                                    + t127 * t111);
                            let t132 = rt::lit::<T>(0.5)
                                * (t129 * t110 - t109 * t130
                                    + (t102 * t125 + (t101 * t126 + t94)));
                            (
                                [
                                    p_x_new - t77,
                                    p_y_new - t78,
                                    t116 - (t79 + t117 * t118),
                                    t120
                                        - (half_h
                                            * (theta1_dot_ahead * t121 + theta2_dot_ahead * t122) + t80),
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        m_l_sin_theta1_ahead + t124,
                                        rt::lit::<T>(0.5) * (m_l_sin_theta2_ahead + t126),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        t128 - m_l_cos_theta1_ahead,
                                        rt::lit::<T>(0.5) * (t130 - m_l_cos_theta2_ahead),
                                    ],
                                    [
                                        m_l * sin_theta1_ahead_new
                                            + (m_l_sin_theta1_ahead - theta1_dot_ahead * t86),
                                        -(m_l * cos_theta1_ahead_new
                                            + (m_l_cos_theta1_ahead + theta1_dot_ahead * t87)),
                                        rt::lit::<T>(0.5) * t131 - half_h * t117,
                                        rt::lit::<T>(0.5) * (t99 * t126 + t89 - t107 * t130)
                                            - theta1_dot_ahead * t90,
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (m_l_sin_theta2_ahead + m_l * sin_theta2_ahead_new)
                                            - theta2_dot_ahead * t91,
                                        -(rt::lit::<T>(0.5)
                                            * (m_l_cos_theta2_ahead + m_l * cos_theta2_ahead_new)
                                            + theta2_dot_ahead * t92),
                                        rt::lit::<T>(0.5) * (t101 * t124 + t93 - t109 * t128)
                                            - half_h * t121,
                                        t132 - half_h * (t122 + theta1_dot_ahead * t85),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead] = solution1
                    .x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let theta0_new = theta0 + p_theta0 * h_over_i;
                let theta1_new = theta1 + h * theta1_dot_ahead;
                let theta2_new = theta2 + h * theta2_dot_ahead;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    h * theta1_dot_ahead,
                    theta1_new,
                    tally,
                );
                let t99 = l * sin_theta1_ahead_new;
                let t100 = x_dot_ahead + theta1_dot_ahead * t99;
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    h * theta2_dot_ahead,
                    theta2_new,
                    tally,
                );
                let t101 = l * sin_theta2_ahead_new;
                let t102 = m_ * (t100 + theta2_dot_ahead * t101);
                let t103 = t102 + m_ * t100;
                let t104 = x_dot_ahead + theta1_dot_ahead * l_sin_theta1_ahead;
                let t105 = m_ * (t104 + theta2_dot_ahead * l_sin_theta2_ahead);
                let t106 = t105 + m_ * t104;
                let p_x_new = rt::lit::<T>(0.5)
                    * (t103 + (t106 + x_dot_ahead * twice_m));
                let t107 = l * cos_theta1_ahead_new;
                let t108 = y_dot_ahead - theta1_dot_ahead * t107;
                let t109 = l * cos_theta2_ahead_new;
                let t110 = m_ * (t108 - theta2_dot_ahead * t109);
                let t111 = m_ * t108 + t110;
                let t112 = y_dot_ahead - theta1_dot_ahead * l_cos_theta1_ahead;
                let t113 = m_ * (t112 - theta2_dot_ahead * l_cos_theta2_ahead);
                let t114 = m_ * t112 + t113;
                let p_y_new = rt::lit::<T>(0.5)
                    * (t111 + (t114 + y_dot_ahead * twice_m));
                let t133 = sin_theta2_ahead_new * cos_theta1_ahead_new;
                let t134 = sin_theta1_ahead_new * cos_theta2_ahead_new;
                let t118 = half_h * theta1_dot_ahead;
                let t135 = ((x_dot_ahead * cos_theta1_ahead_new
                    + y_dot_ahead * sin_theta1_ahead_new) * twice_m_l
                    + (t133 - t134) * (k2 * theta2_dot_ahead)) * t118;
                let t115 = t99 * t103
                    + (l_sin_theta1_ahead * t106 + theta1_dot_ahead * twice_j
                        - l_cos_theta1_ahead * t114) - t107 * t111;
                let t116 = rt::lit::<T>(0.5) * t115;
                let p_theta1_new = t135 + t116;
                let t136 = (m_l
                    * (x_dot_ahead * cos_theta2_ahead_new
                        + y_dot_ahead * sin_theta2_ahead_new)
                    + (t134 - t133) * (k2 * theta1_dot_ahead))
                    * (half_h * theta2_dot_ahead);
                let t119 = t101 * t102
                    + (l_sin_theta2_ahead * t105 + theta2_dot_ahead * twice_j
                        - l_cos_theta2_ahead * t113) - t109 * t110;
                let t120 = rt::lit::<T>(0.5) * t119;
                let p_theta2_new = t136 + t120;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    p_theta0 * h_over_i,
                    theta0_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    p_x_new,
                    p_y_new,
                    p_theta0,
                    p_theta1_new,
                    p_theta2_new,
                    sin_theta0_ahead_new,
                    cos_theta0_ahead_new,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    sin_theta2_ahead_new,
                    cos_theta2_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[6],
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
                let [x, y, theta0, theta1, theta2, p_x, p_y, p_theta0, p_theta1,
                p_theta2, _, _, _, _, _, _] = motion.carried;
                let l = setting.system().parameters.l;
                let Scheme { m_l, twice_m_l, k2, k3, k4, k5, k6, k7, inv_i, .. } = *setting
                    .scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let t1 = sin_theta1 * k6;
                let t2 = cos_theta1 * k6;
                let t3 = k3
                    - rt::lit::<T>(4.0)
                        * (sin_theta1 * m_l * t1 + m_l * cos_theta1 * t2);
                let t4 = k5 / t3;
                let sin_theta1_twice_m_l = sin_theta1 * twice_m_l;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t5 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let m_l_sin_theta2 = m_l * sin_theta2;
                let m_l_cos_theta2 = m_l * cos_theta2;
                let t6 = k2 * t5
                    - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t1 + m_l_cos_theta2 * t2);
                let t7 = sin_theta2 * k6;
                let t8 = t4 * (sin_theta1_twice_m_l * t6) - t7;
                let t9 = cos_theta2 * k6;
                let t10 = rt::lit::<T>(1.0) / t3;
                let t11 = t6 * t10;
                let t12 = k4 - m_l_cos_theta2 * t9 - m_l_sin_theta2 * t7 - t6 * t11;
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = t8 * t13;
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let t15 = sin_theta1 * k7;
                let t16 = rt::lit::<T>(2.0) * (sin_theta0 * t1 + cos_theta0 * t2);
                let t17 = t3 * t12;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = sin_theta0 * t7 + cos_theta0 * t9 - t11 * t16;
                let t20 = t10 * t16 - t18 * (t6 * t19);
                let t21 = k5 / t12;
                let t22 = t15 * t20 + (sin_theta0 * k5 + t21 * (m_l_sin_theta2 * t19));
                let t23 = cos_theta1 * k7;
                let t24 = t23 * t20 + (cos_theta0 * k5 + t21 * (m_l_cos_theta2 * t19));
                let t25 = sin_theta0 * t22 + cos_theta0 * t24;
                let t26 = rt::lit::<T>(2.0) * (sin_theta1 * t1 + cos_theta1 * t2) - l;
                let t27 = sin_theta1 * t7 + cos_theta1 * t9 - t11 * t26;
                let t28 = t10 * t26 - t18 * (t6 * t27);
                let t29 = k5 + k7 * t28;
                let t30 = t21 * (m_l_cos_theta2 * t27) + cos_theta1 * t29;
                let t31 = t21 * (m_l_sin_theta2 * t27) + sin_theta1 * t29;
                let t32 = cos_theta1 * t24 + (sin_theta1 * t22 - l * t20);
                let t33 = rt::lit::<T>(1.0) / t25;
                let t34 = t32 * t33;
                let t35 = cos_theta1 * t30 + (sin_theta1 * t31 - l * t28) - t32 * t34;
                let t36 = rt::lit::<T>(1.0) / (t25 * t35);
                let t37 = l * t5;
                let t38 = cos_theta2 * t24
                    + (sin_theta2 * t22 - (t37 * t20 + t13 * (l * t19)));
                let t39 = cos_theta2 * t30
                    + (sin_theta2 * t31 - (t37 * t28 + t13 * (l * t27))) - t38 * t34;
                let t40 = t38 * t33;
                let t41 = t36 * (t32 * t39) - t40;
                let t42 = rt::lit::<T>(2.0) * (sin_theta2 * t1 + cos_theta2 * t2) - t37;
                let t43 = t11 * t42 + (l - sin_theta2 * t7 - cos_theta2 * t9);
                let t44 = t10 * t42 + t18 * (t6 * t43);
                let t45 = cos_theta2
                    * (t23 * t44 + (cos_theta2 * k5 - t21 * (m_l_cos_theta2 * t43)))
                    + (t13 * (l * t43) - t37 * t44);
                let t46 = sin_theta2
                    * (t15 * t44 + (sin_theta2 * k5 - t21 * (m_l_sin_theta2 * t43)))
                    + t45 - t38 * t40;
                let t47 = rt::lit::<T>(1.0) / t35;
                let t48 = t39 * t39;
                let t49 = t46 - t47 * t48;
                let t50 = rt::lit::<T>(1.0) / t49;
                let t51 = t41 * t50;
                let cos_theta1_twice_m_l = cos_theta1 * twice_m_l;
                let t52 = t9 - t4 * (t6 * cos_theta1_twice_m_l);
                let t53 = t4 * cos_theta1_twice_m_l - t6 * t52 * t18;
                let t54 = t23 * t53 + (k5 + m_l_cos_theta2 * t52 * t21);
                let t55 = sin_theta1_twice_m_l * t4 + t6 * t8 * t18;
                let t56 = m_l_cos_theta2 * t8 * t21 - t23 * t55;
                let t57 = t52 * t13;
                let t58 = p_y * t54 + (p_x * t56 + (p_theta1 * t53 + p_theta2 * t57));
                let t59 = t15 * t55 + (k5 - m_l_sin_theta2 * t8 * t21);
                let t60 = p_x * t59 + (p_y * t56 + (p_theta2 * t14 - p_theta1 * t55));
                let t61 = cos_theta0 * t58 - sin_theta0 * t60;
                let t62 = t6 * t18;
                let t63 = t10 + t6 * t6 / (t3 * t17);
                let t64 = p_y * t53 - p_theta2 * t62 + (p_theta1 * t63 - p_x * t55);
                let t65 = t37 * t64
                    + l * (p_y * t57 + p_theta2 * t13 + (p_x * t14 - p_theta1 * t62));
                let t66 = cos_theta2 * t58 - t65 - sin_theta2 * t60;
                let t67 = t35 * t49;
                let t68 = rt::lit::<T>(1.0) / t67;
                let t69 = t39 * t68;
                let t70 = cos_theta1 * t58 - l * t64 - sin_theta1 * t60;
                let t71 = t51 * t61 + t50 * t66 - t69 * t70;
                let t72 = p_theta2 + l * t71;
                let t73 = t32 * t36 + t68 * (t39 * t41);
                let t74 = (t47 + t48 / (t35 * t67)) * t70 - t69 * t66 - t73 * t61;
                let t75 = l * t74 + (p_theta1 + t37 * t71);
                let t76 = (t34 * t73 + (t33 - t38 * t41 / (t25 * t49))) * t61
                    + (t51 * t66 - t73 * t70);
                let t77 = p_y - cos_theta2 * t71 - cos_theta1 * t74 - cos_theta0 * t76;
                let t78 = sin_theta0 * t76
                    + (sin_theta1 * t74 + (p_x + sin_theta2 * t71));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: t14 * t72 - t55 * t75 + (t56 * t77 + t59 * t78),
                    y_dot: t53 * t75 + t57 * t72 + (t56 * t78 + t54 * t77),
                    theta0_dot: p_theta0 * inv_i,
                    theta1_dot: t63 * t75 - t62 * t72 + (t53 * t77 - t55 * t78),
                    theta2_dot: t13 * t72 - t62 * t75 + (t57 * t77 + t14 * t78),
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
        /// | once, from parameters | 0 | 6 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 184 | 301 | 4 | 0 | 10 | 0 |
        /// | each state that is looked at | 16 | 31 | 1 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l²`
            k1: T,
            /// `1/I`
            inv_i: T,
            /// `M l`
            m_l: T,
            /// `l/I`
            l_over_i: T,
            /// `l² m`
            k2: T,
            /// `2 l² m`
            k3: T,
            /// `h/2`
            half_h: T,
            /// `h/I`
            h_over_i: T,
            /// `(h/I)/2`
            half_h_over_i: T,
            /// `l h/3`
            k4: T,
            /// `l h/6`
            k5: T,
            /// `h/6`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let l = system.parameters.l;
                let k1 = m_ * (l * l);
                let inv_i = rt::lit::<T>(1.0) / i;
                let m_l = m * l;
                let l_over_i = l / i;
                let k2 = l * (m_ * l);
                let k3 = rt::lit::<T>(2.0) * k2;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let l_h = l * h;
                let k4 = rt::lit::<T>(0.3333333333333333) * l_h;
                let k5 = rt::lit::<T>(0.16666666666666666) * l_h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k1,
                    inv_i,
                    m_l,
                    l_over_i,
                    k2,
                    k3,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    k4,
                    k5,
                    k6,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let [[x, y, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = x_dot + l_sin_theta1 * theta1_dot;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let l_sin_theta2 = l * sin_theta2;
                let t2 = m_ * (t1 + l_sin_theta2 * theta2_dot);
                let t3 = t2 + m_ * t1;
                let l_cos_theta1 = l * cos_theta1;
                let t4 = y_dot - theta1_dot * l_cos_theta1;
                let l_cos_theta2 = l * cos_theta2;
                let t5 = m_ * (t4 - theta2_dot * l_cos_theta2);
                let t6 = m_ * t4 + t5;
                let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                    * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
                let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
                let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                    * (j * theta2_dot + l_sin_theta2 * t2 - l_cos_theta2 * t5);
                let t10 = l
                    * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                    + (t7 + t9);
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t10,
                    i * theta0_dot,
                    sin_theta0,
                    cos_theta0,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, sin_theta0_ahead,
                cos_theta0_ahead] = motion.carried;
                let h = setting.step_size();
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme {
                    k1,
                    inv_i,
                    m_l,
                    l_over_i,
                    k2,
                    k3,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    k4,
                    k5,
                    k6,
                } = *setting.scheme();
                let t1 = theta0 + rho2 * half_h_over_i;
                let (t2, t3) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    rho2 * half_h_over_i,
                    t1,
                    tally,
                );
                let theta2_minus_theta0 = theta2 - theta0;
                let (t4, t5) = rt::sin_cos(theta2_minus_theta0);
                let t6 = l * t4;
                let theta1_minus_theta0 = theta1 - theta0;
                let (t7, t8) = rt::sin_cos(theta1_minus_theta0);
                let t9 = l * t7;
                let t10 = l - t7 * t9;
                let t11 = t7 * t5;
                let t12 = t4 * t8;
                let t13 = t11 - t12;
                let t14 = t8 * t13;
                let t15 = m_ * (t10 + t6 * t14);
                let t16 = t15 + m_ * t10;
                let t17 = l * t5;
                let t18 = l * t8;
                let t19 = t7 * t18;
                let t20 = m_ * (t19 - t17 * t14);
                let t21 = l * (m_l + t16) + t14 * (j * t14 + t6 * t15 - t17 * t20);
                let t22 = t21 - t7 * (t9 * t16 - j * t7 - t18 * (t20 + m_ * t19));
                let t23 = rho1 / t22;
                let t24 = t7 * t23;
                let t25 = l * t23 - t9 * t24;
                let t26 = t14 * t23;
                let t27 = m_ * (t25 + t6 * t26);
                let t28 = t18 * t24;
                let t29 = m_ * (t28 - t17 * t26);
                let rho2_inv_i = rho2 * inv_i;
                let t30 = t7 * t24;
                let t31 = t8 * t24;
                let t32 = t4 * (t30 + t7 * t26)
                    + ((t7 * t4 + t8 * t5) * rho2_inv_i + t5 * (t31 + t8 * t26));
                let t33 = (t6 * t27 + (j * t26 - t17 * t29))
                    * (t5 * rho2_inv_i + t13 * t30 - t8 * t32);
                let t34 = t29 + m_ * t28;
                let t35 = (t9 * (t27 + m_ * t25) - (j * t24 + t18 * t34))
                    * (t8 * rho2_inv_i + t31);
                let rho2_l_over_i = rho2 * l_over_i;
                let t36 = t30 * (k1 * (t12 - t11) * t26 + t23 * (t8 * k3))
                    + (t23 * (t5 * k2) - k1 * t13 * t24) * (t14 * t26);
                let t37 = t33 + (t35 + (t34 * rho2_l_over_i + t36));
                let t38 = theta1 - t1;
                let t39 = t38 - half_h * t24;
                let (t40, t41) = rt::sin_cos(t39);
                let t42 = l * t40;
                let t43 = l - t40 * t42;
                let t44 = theta2 - t1;
                let t45 = t44 + half_h * t26;
                let (t46, t47) = rt::sin_cos(t45);
                let t48 = l * t46;
                let t49 = t40 * t47;
                let t50 = t46 * t41;
                let t51 = t49 - t50;
                let t52 = t41 * t51;
                let t53 = m_ * (t43 + t48 * t52);
                let t54 = t53 + m_ * t43;
                let t55 = l * t47;
                let t56 = l * t41;
                let t57 = t40 * t56;
                let t58 = m_ * (t57 - t55 * t52);
                let t59 = l * (m_l + t54) + t52 * (j * t52 + t48 * t53 - t55 * t58);
                let t60 = t59 - t40 * (t42 * t54 - j * t40 - t56 * (t58 + m_ * t57));
                let t61 = (rho1 + half_h * t37) / t60;
                let t62 = t40 * t61;
                let t63 = l * t61 - t42 * t62;
                let t64 = t52 * t61;
                let t65 = m_ * (t63 + t48 * t64);
                let t66 = t56 * t62;
                let t67 = m_ * (t66 - t55 * t64);
                let t68 = t40 * t62;
                let t69 = t41 * t62;
                let t70 = t46 * (t68 + t40 * t64)
                    + (t47 * (t69 + t41 * t64) + rho2_inv_i * (t40 * t46 + t41 * t47));
                let t71 = (t48 * t65 + (j * t64 - t55 * t67))
                    * (rho2_inv_i * t47 + t51 * t68 - t41 * t70);
                let t72 = t67 + m_ * t66;
                let t73 = (t42 * (t65 + m_ * t63) - (j * t62 + t56 * t72))
                    * (t69 + rho2_inv_i * t41);
                let t74 = t68 * (t64 * (k1 * (t50 - t49)) + t61 * (k3 * t41))
                    + (t61 * (k2 * t47) - t62 * (k1 * t51)) * (t52 * t64);
                let t75 = t71 + (t73 + (rho2_l_over_i * t72 + t74));
                let t76 = t38 - half_h * t62;
                let (t77, t78) = rt::sin_cos(t76);
                let t79 = l * t77;
                let t80 = l - t77 * t79;
                let t81 = t44 + half_h * t64;
                let (t82, t83) = rt::sin_cos(t81);
                let t84 = l * t82;
                let t85 = t77 * t83;
                let t86 = t82 * t78;
                let t87 = t85 - t86;
                let t88 = t78 * t87;
                let t89 = m_ * (t80 + t84 * t88);
                let t90 = t89 + m_ * t80;
                let t91 = l * t83;
                let t92 = l * t78;
                let t93 = t77 * t92;
                let t94 = m_ * (t93 - t91 * t88);
                let t95 = l * (m_l + t90) + t88 * (j * t88 + t84 * t89 - t91 * t94);
                let t96 = t95 - t77 * (t79 * t90 - j * t77 - t92 * (t94 + m_ * t93));
                let t97 = (rho1 + half_h * t75) / t96;
                let t98 = t61 + t97;
                let theta0_new = theta0 + rho2 * h_over_i;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    rho2 * h_over_i,
                    theta0_new,
                    tally,
                );
                let t99 = t77 * t97;
                let t100 = l * t97 - t79 * t99;
                let t101 = t88 * t97;
                let t102 = m_ * (t100 + t84 * t101);
                let t103 = t92 * t99;
                let t104 = m_ * (t103 - t91 * t101);
                let t105 = t77 * t99;
                let t106 = t78 * t99;
                let t107 = t82 * (t105 + t77 * t101)
                    + (t83 * (t106 + t78 * t101) + rho2_inv_i * (t77 * t82 + t78 * t83));
                let t108 = (t84 * t102 + (j * t101 - t91 * t104))
                    * (rho2_inv_i * t83 + t87 * t105 - t78 * t107);
                let t109 = t104 + m_ * t103;
                let t110 = (t79 * (t102 + m_ * t100) - (j * t99 + t92 * t109))
                    * (t106 + rho2_inv_i * t78);
                let t111 = t105 * (t101 * (k1 * (t86 - t85)) + t97 * (k3 * t78))
                    + (t97 * (k2 * t83) - t99 * (k1 * t87)) * (t88 * t101);
                let t112 = t108 + (t110 + (rho2_l_over_i * t109 + t111));
                let t113 = theta1 - theta0_new - h * t99;
                let (t114, t115) = rt::sin_cos(t113);
                let t116 = l * t114;
                let t117 = l - t114 * t116;
                let t118 = h * t101 + (theta2 - theta0_new);
                let (t119, t120) = rt::sin_cos(t118);
                let t121 = l * t119;
                let t122 = t114 * t120;
                let t123 = t119 * t115;
                let t124 = t122 - t123;
                let t125 = t115 * t124;
                let t126 = m_ * (t117 + t121 * t125);
                let t127 = t126 + m_ * t117;
                let t128 = l * t120;
                let t129 = l * t115;
                let t130 = t114 * t129;
                let t131 = m_ * (t130 - t128 * t125);
                let t132 = l * (m_l + t127)
                    + t125 * (j * t125 + t121 * t126 - t128 * t131);
                let t133 = t132
                    - t114 * (t116 * t127 - j * t114 - t129 * (t131 + m_ * t130));
                let t134 = (rho1 + h * t112) / t133;
                let x_new = x
                    + (k4 * t3 * t98
                        + k5 * (cos_theta0_ahead_new * t134 + cos_theta0_ahead * t23));
                let y_new = y
                    + (k4 * t2 * t98
                        + k5 * (sin_theta0_ahead_new * t134 + sin_theta0_ahead * t23));
                let t135 = t114 * t134;
                let theta1_new = theta1
                    - k6 * (t135 + (t24 + rt::lit::<T>(2.0) * (t62 + t99)));
                let t136 = t125 * t134;
                let theta2_new = theta2
                    + k6 * (t136 + (t26 + rt::lit::<T>(2.0) * (t64 + t101)));
                let t137 = l * t134 - t116 * t135;
                let t138 = m_ * (t137 + t121 * t136);
                let t139 = t129 * t135;
                let t140 = m_ * (t139 - t128 * t136);
                let t141 = t114 * t135;
                let t142 = t115 * t135;
                let t143 = t119 * (t141 + t114 * t136)
                    + (t120 * (t142 + t115 * t136)
                        + rho2_inv_i * (t114 * t119 + t115 * t120));
                let t144 = (t121 * t138 + (j * t136 - t128 * t140))
                    * (rho2_inv_i * t120 + t124 * t141 - t115 * t143);
                let t145 = t140 + m_ * t139;
                let t146 = (t116 * (t138 + m_ * t137) - (j * t135 + t129 * t145))
                    * (t142 + rho2_inv_i * t115);
                let t147 = t141 * (t136 * (k1 * (t123 - t122)) + t134 * (k3 * t115))
                    + (t37 + rt::lit::<T>(2.0) * (t75 + t112));
                let t148 = rho2_l_over_i * t145
                    + ((t134 * (k2 * t120) - t135 * (k1 * t124)) * (t125 * t136) + t147);
                let rho1_new = rho1 + k6 * (t144 + (t146 + t148));
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2,
                    sin_theta0_ahead_new,
                    cos_theta0_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, _, _] = motion.carried;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { inv_i, m_l, .. } = *setting.scheme();
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let t3 = l * t1;
                let t4 = l - t1 * t3;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
                let t7 = l * t5;
                let t8 = t2 * (t1 * t6 - t5 * t2);
                let t9 = m_ * (t4 + t7 * t8);
                let t10 = t9 + m_ * t4;
                let t11 = l * t6;
                let t12 = l * t2;
                let t13 = t1 * t12;
                let t14 = m_ * (t13 - t11 * t8);
                let t15 = l * (m_l + t10) + t8 * (j * t8 + t7 * t9 - t11 * t14);
                let t16 = t15 - t1 * (t3 * t10 - j * t1 - t12 * (t14 + m_ * t13));
                let t17 = rho1 / t16;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: l * cos_theta0 * t17,
                    y_dot: l * sin_theta0 * t17,
                    theta0_dot: rho2 * inv_i,
                    theta1_dot: -(t1 * t17),
                    theta2_dot: t8 * t17,
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
            rt::copy(
                &[
                    self.parameters.M,
                    self.parameters.I,
                    self.parameters.m,
                    self.parameters.J,
                    self.parameters.l,
                ],
                out,
            )
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
            let mut info = ModelInfo::new("car_trailers");
            info.text = Some(
                "A car that drives and turns as it likes and tows n trailers of one kind, each hitched to the middle of the axle before it; here with n = 2.",
            );
            info.source = Some(
                "J.-P. Laumond, Controllability of a multibody mobile robot (1993), with masses",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("middle of the car's axle")),
                Quantity::new("y", Some("m"), Some("middle of the car's axle")),
                Quantity::new(
                    "theta0",
                    Some("rad"),
                    Some("heading of the car (0) and of the trailers"),
                ),
                Quantity::new(
                    "theta1",
                    Some("rad"),
                    Some("heading of the car (0) and of the trailers"),
                ),
                Quantity::new(
                    "theta2",
                    Some("rad"),
                    Some("heading of the car (0) and of the trailers"),
                ),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta0_dot", Some("rad/s"), None),
                Quantity::new("theta1_dot", Some("rad/s"), None),
                Quantity::new("theta2_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &[
                "dot([-sin(theta0), cos(theta0)], dot(p0))",
                "dot([-sin(theta1), cos(theta1)], dot(p1))",
                "dot([-sin(theta2), cos(theta2)], dot(p2))",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("M", Some("kg"), Some("car")),
                    Some(3.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("I", Some("kg m^2"), Some("car")),
                    Some(0.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("each trailer")),
                    Some(1.3),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("J", Some("kg m^2"), Some("each trailer")),
                    Some(0.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "l",
                        Some("m"),
                        Some("from a hitch to the trailer's axle"),
                    ),
                    Some(0.8),
                    true,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: Some("straight, and turning"),
                    q: &[0.0, 0.0, 0.0, 0.0, 0.0],
                    w: &[1.2, 0.0, 0.7, 0.0, 0.0],
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
            let &[M, I, m, J, l] = parameters else {
                return Err(ParameterError::Count {
                    expected: 5,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { M, I, m, J, l })
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
impl CarTrailers {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        car_trailers::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        car_trailers::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> car_trailers::Parameters<f64> {
        car_trailers::Parameters {
            M: self.M,
            I: self.I,
            m: self.m,
            J: self.J,
            l: self.l,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> car_trailers::StateBuilder<f64> {
        car_trailers::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<car_trailers::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: car_trailers::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <car_trailers::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        car_trailers::System<f64>: ::nonholonomic::Discretize<M>,
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
