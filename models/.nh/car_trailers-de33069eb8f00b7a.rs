// Prepared by `nh prepare` from `CarTrailers` in src/library.rs and car_trailers.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration de33069eb8f00b7a15a455a8a57e76d2
// content 308edee1ae8588e20ba6f2d5b1ea2eb5

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
/// * `leapfrog`: 216 add, 365 mul, 13 div, 7 sin_cos
/// * `rk4`: 184 add, 303 mul, 4 div, 11 sin_cos
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

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 7];
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
                let carried = [x, y, theta0, theta1, theta2, t10, i * theta0_dot];
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
                let [x, y, theta0, theta1, theta2, rho1, rho2] = motion.carried;
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
                    let t37 = theta0 + theta0_rate * half_h;
                    let t38 = theta1 + theta1_rate * half_h - t37;
                    let (t39, t40) = rt::sin_cos(t38);
                    let t41 = l * t39;
                    let t42 = l - t39 * t41;
                    let t43 = theta2 + theta2_rate * half_h - t37;
                    let (t44, t45) = rt::sin_cos(t43);
                    let t46 = l * t44;
                    let t47 = t39 * t45 - t44 * t40;
                    let t48 = t40 * t47;
                    let t49 = t42 + t46 * t48;
                    let t50 = m_ * t49;
                    let t51 = t50 + m_ * t42;
                    let t52 = l * t45;
                    let t53 = l * t40;
                    let t54 = t39 * t53;
                    let t55 = t54 - t52 * t48;
                    let t56 = m_ * t55;
                    let t57 = j * t48 + t46 * t50 - t52 * t56;
                    let t58 = t56 + m_ * t54;
                    let t59 = t41 * t51 - j * t39 - t53 * t58;
                    let t60 = l * (m_l_2 + t51) + t48 * t57 - t39 * t59;
                    let t663 = t36 / t60;
                    let t664 = t35 + t663;
                    let t64 = t39 * t44 + t40 * t45;
                    let t65 = t40 * t64 - t45;
                    let t665 = t48 * t663;
                    let t666 = l * t663;
                    let t667 = t39 * t663;
                    let t668 = t666 - t41 * t667;
                    let t669 = t668 + t46 * t665;
                    let t670 = m_ * t669;
                    let t671 = j * t665 + t46 * t670;
                    let t672 = t53 * t667;
                    let t673 = t672 - t52 * t665;
                    let t674 = m_ * t673;
                    let t675 = t52 * t674;
                    let t676 = t65 * (t671 - t675);
                    let t677 = t674 + m_ * t672;
                    let t678 = l * t677;
                    let t679 = t670 + m_ * t668;
                    let t680 = t41 * t679 - (j * t667 + t53 * t677);
                    let t681 = t40 * t680;
                    let t682 = t678 + t681;
                    let t683 = t676 - t682;
                    let t85 = theta0_rate * kappa_gradient;
                    let t684 = m_l * t665;
                    let t685 = t663 * (t675 - t671);
                    let t686 = t40 * t685;
                    let t687 = t44 * (t673 * t684 + t39 * t686);
                    let t688 = t45 * (t669 * t684 + t40 * t686);
                    let t689 = t687 + t688;
                    let t690 = l * t667;
                    let t691 = t39 * (t47 * t685 - t677 * t690 - t44 * t686);
                    let t692 = t40 * (t45 * t686 + (t663 * t680 + t679 * t690));
                    let t693 = t689 + (t691 - t692);
                    let t694 = t664 * t683 - t85 - t693;
                    let t695 = rho2 + half_h * t694;
                    let t696 = rho2 + h * t694 - t695;
                    let theta1_rate_h = theta1_rate * h;
                    let theta1_new = theta1 + theta1_rate_h;
                    let theta0_rate_h = theta0_rate * h;
                    let theta0_new = theta0 + theta0_rate_h;
                    let t118 = theta1_new - theta0_new;
                    let (t119, t120) = rt::sin_cos(t118);
                    let t121 = l * t119;
                    let t122 = l - t119 * t121;
                    let theta2_rate_h = theta2_rate * h;
                    let theta2_new = theta2 + theta2_rate_h;
                    let t123 = theta2_new - theta0_new;
                    let (t124, t125) = rt::sin_cos(t123);
                    let t126 = l * t124;
                    let t127 = t119 * t125;
                    let t128 = t124 * t120;
                    let t129 = t127 - t128;
                    let t130 = t120 * t129;
                    let t131 = m_ * (t122 + t126 * t130);
                    let t132 = t131 + m_ * t122;
                    let t133 = l * t125;
                    let t134 = l * t120;
                    let t135 = t119 * t134;
                    let t136 = m_ * (t135 - t133 * t130);
                    let t137 = j * t130 + t126 * t131 - t133 * t136;
                    let t138 = t136 + m_ * t135;
                    let t139 = t121 * t132 - j * t119 - t134 * t138;
                    let t140 = l * (m_l_2 + t132) + t130 * t137 - t119 * t139;
                    let t142 = rt::lit::<T>(1.0) / t140;
                    let rho1_new = rho1 + rho1_rate * h;
                    let t697 = rho1_new - t663 * t140;
                    let t698 = rho1 - t19 * t663;
                    let t699 = t696 * (inv_i * t696)
                        + (t142 * (t697 * t697) - t698 * (t20 * t698)
                            - t694 * (k2 * t694));
                    let t700 = t1 * t663;
                    let t701 = t119 * t663;
                    let t702 = t6 * t700 + t134 * t701;
                    let t160 = t2 + t120;
                    let t163 = rt::lit::<T>(0.5) * (theta1_rate_h - theta0_rate_h);
                    let t164 = rt::sin(t163);
                    let t166 = t164 * t40;
                    let t703 = t663 * t166;
                    let t168 = t164 * t39;
                    let t169 = t1 + t119;
                    let t704 = t169 * t663;
                    let t705 = l * (t160 * t703 - t168 * t704);
                    let t706 = t666 - rt::lit::<T>(0.5) * (t5 * t700 + t121 * t701);
                    let t707 = t166 * t704 + t169 * t703;
                    let t708 = t12 * t663;
                    let t709 = t130 * t663;
                    let t153 = rt::lit::<T>(0.5) * (theta2_rate_h - theta0_rate_h);
                    let t154 = rt::sin(t153);
                    let t156 = t154 * t45;
                    let t157 = l * t156;
                    let t158 = t12 + t130;
                    let t710 = t158 * t663;
                    let t167 = t3 + t124;
                    let t175 = t167 * half_l;
                    let t161 = rt::lit::<T>(0.5) * t160;
                    let t162 = t4 + t125;
                    let t170 = t154 * t44;
                    let t171 = t162 * t166 + t167 * t168 - (t169 * t170 + t160 * t156);
                    let t172 = t11 + t127 - t128;
                    let t173 = t161 * t171 - t172 * t168;
                    let t711 = t663 * t173;
                    let t712 = (t706 + rt::lit::<T>(0.5) * (t7 * t708 + t126 * t709))
                        * (rt::lit::<T>(2.0) * (t157 * t710 + t175 * t711 - l * t707));
                    let t186 = l * t170;
                    let t187 = t162 * half_l;
                    let t713 = (t702 - (t8 * t708 + t133 * t709))
                        * (t705 + (t186 * t710 - t187 * t711));
                    let t714 = half_m
                        * (t702 * t705 - t706 * (t707 * twice_l) + (t712 + t713))
                        + (t704 * (j * t703) + t710 * (half_j * t711));
                    let t715 = t692 - t691;
                    let (t104, t105) = rt::sin_cos(t37);
                    let t106 = l * t104;
                    let t716 = t664 * t106;
                    let t192 = theta0_rate * theta0_rate + theta1_rate * theta1_rate
                        + (theta2_rate * theta2_rate + rho1_rate * rho1_rate);
                    let t109 = l * t105;
                    let t717 = t664 * t109;
                    let t718 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t699
                            + (theta2_rate_h * t689 - t714
                                - (theta0_rate_h * t693 + theta1_rate_h * t715)),
                        h * (t694 * t694 + (t716 * t716 + (t192 + t717 * t717))),
                    );
                    let t719 = t663 + rho1_rate * t718;
                    let t720 = t683 * t719 - (t693 + theta0_rate * t718);
                    let t721 = t39 * (t715 + theta1_rate * t718)
                        - t48 * (theta2_rate * t718 - t689)
                        - t719 * (t718 * (t109 * t109 + t106 * t106));
                    solution1
                        .update([
                            inv_i * t695 + kappa_gradient * t694,
                            -(t39 * t719),
                            t48 * t719,
                            (t682 - t676)
                                * (inv_i * (rho2 + half_h * t720) + t718 * t720) + t721,
                            t718,
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
                            let t37 = theta0 + theta0_rate * half_h;
                            let t38 = theta1 + theta1_rate * half_h - t37;
                            let (t39, t40) = rt::sin_cos(t38);
                            let t41 = l * t39;
                            let t42 = l - t39 * t41;
                            let t43 = theta2 + theta2_rate * half_h - t37;
                            let (t44, t45) = rt::sin_cos(t43);
                            let t46 = l * t44;
                            let t47 = t39 * t45 - t44 * t40;
                            let t48 = t40 * t47;
                            let t49 = t42 + t46 * t48;
                            let t50 = m_ * t49;
                            let t51 = t50 + m_ * t42;
                            let t52 = l * t45;
                            let t53 = l * t40;
                            let t54 = t39 * t53;
                            let t55 = t54 - t52 * t48;
                            let t56 = m_ * t55;
                            let t57 = j * t48 + t46 * t50 - t52 * t56;
                            let t58 = t56 + m_ * t54;
                            let t59 = t41 * t51 - j * t39 - t53 * t58;
                            let t60 = l * (m_l_2 + t51) + t48 * t57 - t39 * t59;
                            let t61 = rt::lit::<T>(1.0) / t60;
                            let t62 = t36 * t61;
                            let t63 = t35 + t62;
                            let t64 = t39 * t44 + t40 * t45;
                            let t65 = t40 * t64 - t45;
                            let t66 = t48 * t62;
                            let t67 = l * t62;
                            let t68 = t39 * t62;
                            let t69 = t67 - t41 * t68;
                            let t70 = t69 + t46 * t66;
                            let t71 = m_ * t70;
                            let t72 = j * t66 + t46 * t71;
                            let t73 = t53 * t68;
                            let t74 = t73 - t52 * t66;
                            let t75 = m_ * t74;
                            let t76 = t52 * t75;
                            let t77 = t72 - t76;
                            let t78 = t65 * t77;
                            let t79 = t75 + m_ * t73;
                            let t80 = t71 + m_ * t69;
                            let t81 = t41 * t80 - (j * t68 + t53 * t79);
                            let t82 = l * t79 + t40 * t81;
                            let t83 = t78 - t82;
                            let t84 = t63 * t83;
                            let t85 = theta0_rate * kappa_gradient;
                            let t86 = m_l * t66;
                            let t87 = t76 - t72;
                            let t88 = t62 * t87;
                            let t89 = t40 * t88;
                            let t90 = t74 * t86 + t39 * t89;
                            let t91 = t70 * t86 + t40 * t89;
                            let t92 = t44 * t90 + t45 * t91;
                            let t93 = l * t68;
                            let t94 = t47 * t88 - t79 * t93 - t44 * t89;
                            let t95 = t39 * t94;
                            let t96 = t45 * t89 + (t62 * t81 + t80 * t93);
                            let t97 = t40 * t96;
                            let t98 = t92 + (t95 - t97);
                            let t99 = t85 + t98;
                            let t100 = t84 - t99;
                            let t101 = rho2 + half_h * t100;
                            let t102 = inv_i * t101 + kappa_gradient * t100;
                            let t103 = theta2_rate * kappa_gradient - t92;
                            let (t104, t105) = rt::sin_cos(t37);
                            let t106 = l * t104;
                            let t107 = t106 * t63;
                            let t108 = kappa_gradient * t107;
                            let t109 = l * t105;
                            let t110 = t109 * t63;
                            let t111 = kappa_gradient * t110;
                            let t112 = t97 - t95;
                            let t113 = theta1_rate * kappa_gradient + t112;
                            let t114 = t48 * t103
                                + (t106 * t108 + (rho1_rate + t109 * t111)) - t39 * t113
                                - t102 * (t82 - t78);
                            let t115 = h * t100;
                            let t116 = rho2 + t115 - t101;
                            let t117 = inv_i * t116;
                            let rho1_new = rho1 + rho1_rate * h;
                            let theta1_rate_h = theta1_rate * h;
                            let theta1_new = theta1 + theta1_rate_h;
                            let theta0_rate_h = theta0_rate * h;
                            let theta0_new = theta0 + theta0_rate_h;
                            let t118 = theta1_new - theta0_new;
                            let (t119, t120) = rt::sin_cos(t118);
                            let t121 = l * t119;
                            let t122 = l - t119 * t121;
                            let theta2_rate_h = theta2_rate * h;
                            let theta2_new = theta2 + theta2_rate_h;
                            let t123 = theta2_new - theta0_new;
                            let (t124, t125) = rt::sin_cos(t123);
                            let t126 = l * t124;
                            let t127 = t119 * t125;
                            let t128 = t124 * t120;
                            let t129 = t127 - t128;
                            let t130 = t120 * t129;
                            let t131 = m_ * (t122 + t126 * t130);
                            let t132 = t131 + m_ * t122;
                            let t133 = l * t125;
                            let t134 = l * t120;
                            let t135 = t119 * t134;
                            let t136 = m_ * (t135 - t133 * t130);
                            let t137 = j * t130 + t126 * t131 - t133 * t136;
                            let t138 = t136 + m_ * t135;
                            let t139 = t121 * t132 - j * t119 - t134 * t138;
                            let t140 = l * (m_l_2 + t132) + t130 * t137 - t119 * t139;
                            let t141 = rho1_new - t140 * t62;
                            let t142 = rt::lit::<T>(1.0) / t140;
                            let t143 = t141 * t142;
                            let t144 = rho1 - t19 * t62;
                            let t145 = t20 * t144;
                            let t146 = rt::lit::<T>(0.5)
                                * (t116 * t117
                                    + (t141 * t143 - t144 * t145 - t100 * (t100 * k2)));
                            let t147 = t1 * t62;
                            let t148 = t119 * t62;
                            let t149 = t67
                                - rt::lit::<T>(0.5) * (t5 * t147 + t121 * t148);
                            let t150 = t12 * t62;
                            let t151 = t130 * t62;
                            let t152 = t149
                                + rt::lit::<T>(0.5) * (t7 * t150 + t126 * t151);
                            let t153 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta0_rate_h);
                            let (t154, t155) = rt::sin_cos(t153);
                            let t156 = t154 * t45;
                            let t157 = l * t156;
                            let t158 = t12 + t130;
                            let t159 = t158 * t62;
                            let t160 = t2 + t120;
                            let t161 = rt::lit::<T>(0.5) * t160;
                            let t162 = t4 + t125;
                            let t163 = rt::lit::<T>(0.5)
                                * (theta1_rate_h - theta0_rate_h);
                            let (t164, t165) = rt::sin_cos(t163);
                            let t166 = t164 * t40;
                            let t167 = t3 + t124;
                            let t168 = t164 * t39;
                            let t169 = t1 + t119;
                            let t170 = t154 * t44;
                            let t171 = t162 * t166 + t167 * t168
                                - (t169 * t170 + t160 * t156);
                            let t172 = t11 + t127 - t128;
                            let t173 = t161 * t171 - t172 * t168;
                            let t174 = t173 * t62;
                            let t175 = t167 * half_l;
                            let t176 = l * t166;
                            let t177 = t169 * t62;
                            let t178 = l * t169;
                            let t179 = t166 * t62;
                            let t180 = t176 * t177 + t178 * t179;
                            let t181 = t157 * t159 + t174 * t175 - t180;
                            let t182 = t6 * t147 + t134 * t148;
                            let t183 = l * t160;
                            let t184 = l * t168;
                            let t185 = t183 * t179 - t184 * t177;
                            let t186 = l * t170;
                            let t187 = t162 * half_l;
                            let t188 = t185 + (t186 * t159 - t174 * t187);
                            let t189 = t182 - (t8 * t150 + t133 * t151);
                            let t190 = half_m
                                * (rt::lit::<T>(2.0) * (t152 * t181 - t180 * t149)
                                    + (t182 * t185 + t188 * t189));
                            let t191 = theta2_rate_h * t92
                                - (t190 + (t177 * (j * t179) + t159 * (half_j * t174)))
                                - (theta0_rate_h * t98 + theta1_rate_h * t112);
                            let t192 = theta0_rate * theta0_rate
                                + theta1_rate * theta1_rate
                                + (theta2_rate * theta2_rate + rho1_rate * rho1_rate);
                            let t193 = h
                                * (t100 * t100 + (t107 * t107 + (t110 * t110 + t192)));
                            let t194 = rt::div_or_zero(t146 + t191, t193);
                            let t195 = kappa_gradient + half_h_over_i;
                            let t196 = t195 * t39;
                            let t197 = t195 * t63;
                            let t198 = t40 * t197;
                            let t199 = t195 * t40;
                            let t200 = t199 * t62;
                            let t201 = t198 - t200;
                            let t202 = l * t199;
                            let t203 = t41 * t201 - t202 * t68;
                            let t204 = t195 * t45;
                            let t205 = l * t204;
                            let t206 = t195 * t44;
                            let t207 = t39 * t206 + t40 * t204
                                - (t45 * t199 + t44 * t196);
                            let t208 = t40 * t207 + t47 * t196;
                            let t209 = t65 * t197 + t208 * t62;
                            let t210 = m_ * (t203 + (t205 * t66 - t46 * t209));
                            let t211 = l * t206;
                            let t212 = t200 - t198;
                            let t213 = l * t196;
                            let t214 = t53 * t212 + (l * t197 - t213 * t68);
                            let t215 = m_ * (t214 + (t52 * t209 + t211 * t66));
                            let t216 = t46 * t210
                                + (t205 * t71 + (t211 * t75 - j * t209)) - t52 * t215;
                            let t217 = t210 + m_ * t203;
                            let t218 = t215 + m_ * t214;
                            let t219 = t53 * t218 + (j * t212 - t213 * t79 - t202 * t80)
                                - t41 * t217;
                            let t220 = t195 * t83;
                            let t221 = t48 * t216
                                + (l * t217 + (t208 * t87 - t199 * t81))
                                + (t39 * t219 - t220);
                            let t222 = t36 * (rt::lit::<T>(1.0) / (t60 * t60));
                            let t223 = t221 * t222;
                            let t224 = t39 * t223;
                            let t225 = t41 * t224 - l * t223;
                            let t226 = t48 * t223;
                            let t227 = m_ * (t225 - t46 * t226);
                            let t228 = t53 * t224;
                            let t229 = m_ * (t52 * t226 - t228);
                            let t230 = t46 * t227
                                + (t62 * t216 - t57 * t223 - j * t226 - t52 * t229);
                            let t231 = t196 * t88 + t40 * t230;
                            let t232 = t77 * t197;
                            let t233 = t40 * t232;
                            let t234 = l
                                * (t56 * t226 + (t75 * t209 - t66 * t215) - t48 * t229)
                                + (t195 * t91 + (t232 - t199 * t89 - t40 * t233));
                            let t235 = t44 * (t39 * t231 + t234);
                            let t236 = t229 - m_ * t228;
                            let t237 = t204 * t89 - t64 * t232
                                + (t207 * t88 + t81 * t197 - t45 * t233);
                            let t238 = l
                                * (t39 * t236 + (t68 * t218 + t79 * t212 - t58 * t224))
                                + (t47 * t230 + (t237 - t195 * t96));
                            let t239 = t39 * (t238 - t44 * t231);
                            let t240 = l
                                * (t48 * t227 + (t66 * t210 - t71 * t209 - t50 * t226))
                                + (t195 * t90 - (t39 * t233 + t196 * t89));
                            let t241 = t45 * (t240 - t40 * t231);
                            let t242 = t227 + m_ * t225;
                            let t243 = t59 * t223
                                + (t62 * t219 + (t195 * t94 + (t206 * t89 - t44 * t233)));
                            let t244 = l
                                * (t51 * t224 + (t80 * t201 - t68 * t217) - t39 * t242)
                                + (t53 * t236 + (t243 - j * t224) - t41 * t242);
                            let t245 = t40 * (t45 * t231 + t244);
                            let t246 = half_h * t61;
                            let t247 = kappa_gradient * t220;
                            let t248 = half_h * t40;
                            let t249 = t248 * t63;
                            let t250 = t59 * t248;
                            let t251 = half_h * t39;
                            let t252 = t47 * t251;
                            let t253 = t44 * k3;
                            let t254 = t55 * t253;
                            let t255 = t45 * k3;
                            let t256 = t49 * t255;
                            let t257 = h * t40;
                            let t258 = t41 * t257 + t39 * (l_h * t40);
                            let t259 = rt::lit::<T>(0.5) * t258;
                            let t260 = half_l_h * t45;
                            let t261 = t48 * t260;
                            let t262 = m_ * (t259 + t46 * t252 - t261);
                            let t263 = half_l_h * t39;
                            let t264 = t39 * t263;
                            let t265 = half_l_h * t40;
                            let t266 = t40 * t265;
                            let t267 = t264 - t266;
                            let t268 = half_l_h * t44;
                            let t269 = t48 * t268;
                            let t270 = m_ * (t267 - t269 - t52 * t252);
                            let t271 = t250
                                + t48
                                    * (j * t252 - t254 - t256 + (t46 * t262 - t52 * t270));
                            let t272 = half_m * t258;
                            let t273 = t262 + t272;
                            let t274 = t51 * t265;
                            let t275 = t40 * half_j_h;
                            let t276 = t58 * t263;
                            let t277 = t39
                                * (t41 * t273 - t274
                                    + (t275 - t276 - t53 * (t270 + m_ * t267)));
                            let t278 = t62
                                * (t61 * (t271 + (l * t273 + t57 * t252 - t277)));
                            let t279 = t39 * t278;
                            let t280 = half_h * t64;
                            let t281 = t40 * t280;
                            let t282 = t281 - t252;
                            let t283 = m_ * (t46 * t282 - t259);
                            let t284 = t266 - t264;
                            let t285 = m_ * (t284 - t52 * t282);
                            let t286 = t283 - t272;
                            let t287 = t48 * (j * t282 + t46 * t283 - t52 * t285)
                                + (t57 * t282 + l * t286 - t250);
                            let t288 = t39
                                * (t274 + (t276 - t275)
                                    + (t41 * t286 - t53 * (t285 + m_ * t284)));
                            let t289 = t62 * (t61 * (t287 - t288));
                            let t290 = t39 * t289;
                            let t291 = t261 - t46 * t281;
                            let t292 = m_ * t291;
                            let t293 = m_ * (t269 + t52 * t281);
                            let t294 = t48
                                * (t256 + (t254 - j * t281) + (t46 * t292 - t52 * t293))
                                - t57 * t281;
                            let t295 = t62
                                * (t61
                                    * (m_l * t291 - t39 * (t41 * t292 - t53 * t293) + t294));
                            let t296 = t39 * t295;
                            let t297 = kappa_gradient + t246;
                            let t298 = t48 * t278;
                            let t299 = t48 * t289;
                            let t300 = t48 * t295;
                            let t301 = t102 + t63 * t220;
                            let t302 = t40 * t301;
                            let t303 = t220 - t39;
                            let t304 = t40 * t303;
                            let t305 = t62 * t304;
                            let t306 = t302 - t305;
                            let t307 = t39 - t220;
                            let t308 = t39 * t307;
                            let t309 = l * t308;
                            let t310 = t53 * t306 - (l * t301 + t68 * t309);
                            let t311 = t48 + t220;
                            let t312 = t45 * t311;
                            let t313 = t44 * t311;
                            let t314 = t45 * t304 - t44 * t308
                                - (t40 * t312 + t39 * t313);
                            let t315 = t40 * t314 + t47 * t308;
                            let t316 = t62 * t315;
                            let t317 = t65 * t301;
                            let t318 = t316 - t317;
                            let t319 = l * t313;
                            let t320 = m_ * (t310 + (t52 * t318 - t66 * t319));
                            let t321 = t320 + m_ * t310;
                            let t322 = l * t304;
                            let t323 = t305 - t302;
                            let t324 = t68 * t322 + t41 * t323;
                            let t325 = t317 - t316;
                            let t326 = l * t312;
                            let t327 = m_ * (t324 + (t46 * t325 - t66 * t326));
                            let t328 = t327 + m_ * t324;
                            let t329 = t53 * t321
                                + (j * t306 + (t80 * t322 - t79 * t309)) - t41 * t328;
                            let t330 = t46 * t327
                                + (j * t325 - (t75 * t319 + t71 * t326)) - t52 * t320;
                            let t331 = kappa_gradient * t106;
                            let t332 = kappa_gradient * t109;
                            let t333 = t83 * t220 + (t106 * t331 + t109 * t332);
                            let t334 = t39 * t329
                                + (t48 * t330
                                    + (l * t328 + (t87 * t315 + (t333 + t81 * t304))));
                            let t335 = t222 * t334;
                            let t336 = t39 * t335;
                            let t337 = t41 * t336 - l * t335;
                            let t338 = t48 * t335;
                            let t339 = m_ * (t337 - t46 * t338);
                            let t340 = t53 * t336;
                            let t341 = m_ * (t52 * t338 - t340);
                            let t342 = t46 * t339
                                + (t103 + t62 * t330 - t57 * t335 - j * t338 - t52 * t341);
                            let t343 = t341 - m_ * t340;
                            let t344 = t77 * t301;
                            let t345 = t40 * t344;
                            let t346 = t64 * t344
                                + (t88 * t314 + (t96 * t303 - t89 * t312) - t81 * t301);
                            let t347 = l
                                * (t39 * t343 + (t68 * t321 + t79 * t306 - t58 * t336))
                                + (t45 * t345 + t346);
                            let t348 = t88 * t308 + t40 * t342;
                            let t349 = t39 * (t47 * t342 + t347 - t44 * t348);
                            let t350 = l
                                * (t48 * t339 + (t66 * t327 + t71 * t325 - t50 * t338))
                                + (t39 * t345 - (t89 * t308 + t90 * t311));
                            let t351 = t45 * (t350 - t40 * t348);
                            let t352 = l
                                * (t56 * t338 + (t75 * t318 - t66 * t320) - t48 * t341)
                                + (t40 * t345 + (t89 * t304 - t91 * t311 - t344));
                            let t353 = t44 * (t39 * t348 + t352);
                            let t354 = t353
                                + l
                                    * (t105 * (t108 + t331 * t63) - t104 * (t111 + t332 * t63));
                            let t355 = t339 + m_ * t337;
                            let t356 = t59 * t335
                                + (t62 * t329
                                    + (t44 * t345 + (t94 * t307 - t113 - t89 * t313)));
                            let t357 = l
                                * (t51 * t336 + (t80 * t323 - t68 * t328) - t39 * t355)
                                + (t53 * t343 + (t356 - j * t336) - t41 * t355);
                            let t358 = t40 * (t45 * t348 + t357);
                            let t359 = t109 * t110;
                            let t360 = t106 * t107;
                            let t361 = rho1_rate * t333
                                + (t359 + (t360 + (theta2_rate * t48 - theta1_rate * t39))
                                    - theta0_rate * t220);
                            let t362 = t248 * t62;
                            let t363 = t279 + t362;
                            let t364 = t265 * t68;
                            let t365 = l * t278;
                            let t366 = t41 * t363 + (t364 - t365);
                            let t367 = t252 * t62 - t298;
                            let t368 = t260 * t66;
                            let t369 = m_ * (t366 + (t46 * t367 - t368));
                            let t370 = t255 * t70;
                            let t371 = t46 * t369 + (j * t367 - t370);
                            let t372 = t253 * t74;
                            let t373 = t263 * t68;
                            let t374 = t373 - t53 * t363;
                            let t375 = t268 * t66;
                            let t376 = m_ * (t374 - (t375 + t52 * t367));
                            let t377 = t372 + t52 * t376;
                            let t378 = half_h * t45;
                            let t379 = t39 * t378;
                            let t380 = t44 * t248;
                            let t381 = half_h * t44;
                            let t382 = t40 * t381;
                            let t383 = t45 * t251;
                            let t384 = t64 * t251;
                            let t385 = t251 * t81;
                            let t386 = t376 + m_ * t374;
                            let t387 = t77
                                * (t40 * (t379 + t380 - (t382 + t383)) + (t384 - t381))
                                - t385 - l * t386;
                            let t388 = t369 + m_ * t366;
                            let t389 = t263 * t79;
                            let t390 = t265 * t80;
                            let t391 = t41 * t388 + (j * t363 - t389 - t390)
                                - t53 * t386;
                            let t392 = t63 * (t65 * (t371 - t377) + t387 - t40 * t391)
                                - (kappa_gradient + t83 * t278);
                            let t393 = t251 * t88;
                            let t394 = t62 * (t377 - t371) - t87 * t278;
                            let t395 = t393 + t40 * t394;
                            let t396 = t248 * t89;
                            let t397 = t251 * t89;
                            let t398 = t381 * t91;
                            let t399 = t378 * t90;
                            let t400 = t45
                                * (t40 * t395 + (t397 + l * (t71 * t367 + t66 * t369)))
                                + (t398 - t399);
                            let t401 = t44
                                * (t39 * t395 + (l * (t75 * t367 + t66 * t376) - t396))
                                + t400;
                            let t402 = t378 * t89;
                            let t403 = t47 * t394
                                + (t402 - l * (t68 * t386 - t79 * t363)) - t44 * t395;
                            let t404 = t248 * t94;
                            let t405 = t39 * t403 - t404;
                            let t406 = t251 * t96;
                            let t407 = t381 * t89;
                            let t408 = t407 - t81 * t278
                                + (l * (t68 * t388 - t80 * t363) + t62 * t391);
                            let t409 = t406 + t40 * (t45 * t395 + t408);
                            let t410 = t401 + (t405 - t409);
                            let t411 = t392 - t410;
                            let t412 = h * t411;
                            let t413 = h_over_i * t411;
                            let t414 = h * t119;
                            let t415 = t129 * t414;
                            let t416 = h * t124;
                            let t417 = h * t125;
                            let t418 = t119 * t416 + t120 * t417;
                            let t419 = h * t120;
                            let t420 = t125 * t419 + t124 * t414;
                            let t421 = t418 - t420;
                            let t422 = t415 + t120 * t421;
                            let t423 = t120 * l_h;
                            let t424 = t121 * t419 + t119 * t423;
                            let t425 = t125 * l_h;
                            let t426 = t130 * t425;
                            let t427 = m_ * (t126 * t422 + (t424 - t426));
                            let t428 = t124 * l_h;
                            let t429 = t136 * t428;
                            let t430 = t131 * t425;
                            let t431 = t119 * l_h;
                            let t432 = t119 * t431;
                            let t433 = t134 * t419;
                            let t434 = t432 - t433;
                            let t435 = t130 * t428;
                            let t436 = m_ * (t434 - t435 - t133 * t422);
                            let t437 = t139 * t419;
                            let t438 = m_ * t424;
                            let t439 = t438 + t427;
                            let t440 = t130
                                * (t126 * t427 + (j * t422 - t429 - t430) - t133 * t436)
                                + (t437 + (t137 * t422 + l * t439));
                            let t441 = t120 * j_h;
                            let t442 = t138 * t431;
                            let t443 = t132 * t423;
                            let t444 = t119
                                * (t121 * t439 + (t441 - t442 - t443)
                                    - t134 * (t436 + m_ * t434));
                            let t445 = t440 - t444;
                            let t446 = t140 * t278 - t445 * t62;
                            let t447 = t144 + t19 * t145;
                            let t448 = rt::lit::<T>(0.5) * (t412 * t117 + t413 * t116)
                                + (t143 * t446 + t143 * (t446 - t445 * t143) - t278 * t447);
                            let t449 = h_over_i * t100;
                            let t450 = t419 * t62;
                            let t451 = t450 + t119 * t278;
                            let t452 = t423 * t148;
                            let t453 = t1 * t278;
                            let t454 = rt::lit::<T>(0.5)
                                * (t121 * t451 + (t452 + t5 * t453)) - t365;
                            let t455 = t422 * t62;
                            let t456 = t455 - t130 * t278;
                            let t457 = t425 * t151;
                            let t458 = t12 * t278;
                            let t459 = l * t167;
                            let t460 = t414 * t171;
                            let t461 = t154 * (h * t45) + h * t155 * t44;
                            let t462 = t169 * (rt::lit::<T>(0.5) * t461);
                            let t463 = t416 * t166;
                            let t464 = t419 * t170;
                            let t465 = t414 * t156;
                            let t466 = t417 * t168;
                            let t467 = t39 * (half_h * t164);
                            let t468 = t165 * t248;
                            let t469 = t467 - t468;
                            let t470 = t44 * (half_h * t154);
                            let t471 = t155 * t378;
                            let t472 = t470 - t471;
                            let t473 = t164 * t257 + h * t165 * t39;
                            let t474 = rt::lit::<T>(0.5) * t473;
                            let t475 = t167 * t474;
                            let t476 = t462 + (t463 + t464 - (t465 + t466))
                                + (t162 * t469 - t160 * t472 - t475);
                            let t477 = t172 * t474;
                            let t478 = t62
                                * (rt::lit::<T>(0.5) * (t460 + t160 * t476)
                                    + (t477 - t421 * t168)) - t173 * t278;
                            let t479 = t425 * t174;
                            let t480 = t455 - t158 * t278;
                            let t481 = t469 * t62 - t166 * t278;
                            let t482 = t423 * t179;
                            let t483 = t450 + t169 * t278;
                            let t484 = t178 * t481 + (t177 * (l * t469) - t482)
                                - t176 * t483;
                            let t485 = rt::lit::<T>(0.5) * (t459 * t478 - t479)
                                + (t159 * (l * t472) + t157 * t480) - t484;
                            let t486 = t181
                                * (t454
                                    + rt::lit::<T>(0.5) * (t126 * t456 - (t457 + t7 * t458)))
                                + t152 * t485;
                            let t487 = t177 * (half_l * t473) + t431 * t179;
                            let t488 = t183 * t481 + (t184 * t483 + t487);
                            let t489 = t159 * (half_l * t461);
                            let t490 = t428 * t174;
                            let t491 = l * t162;
                            let t492 = t431 * t148;
                            let t493 = t492 - t6 * t453 - t134 * t451;
                            let t494 = t428 * t151;
                            let t495 = t188 * (t493 + (t8 * t458 - t494 - t133 * t456))
                                + (t185 * t493 + t182 * t488);
                            let t496 = t189
                                * (t488 + (t186 * t480 - t489)
                                    - rt::lit::<T>(0.5) * (t490 + t491 * t478)) + t495;
                            let t497 = j * (t177 * t481 - t179 * t483)
                                + half_j * (t159 * t478 + t174 * t480);
                            let t498 = theta2_rate_h * t401
                                - (half_m
                                    * (rt::lit::<T>(2.0) * (t486 - (t149 * t484 + t180 * t454))
                                        + t496) + t497);
                            let t499 = rt::lit::<T>(0.5)
                                * (t448 - rt::lit::<T>(0.25) * (t412 * t449 + t115 * t413))
                                + (t498
                                    - (theta0_rate_h * t410 + theta1_rate_h * (t409 - t405)));
                            let t500 = theta0_rate
                                + t107 * (t63 * (half_l_h * t105) - t106 * t278)
                                - t110 * (t63 * (half_l_h * t104) + t109 * t278);
                            let t501 = -rt::div_or_zero(
                                t499
                                    - h
                                        * (t98 + t194 * (rt::lit::<T>(2.0) * (t100 * t411 + t500))),
                                t193,
                            );
                            let t502 = t282 * t62 - t299;
                            let t503 = t362 - t290;
                            let t504 = l * t289;
                            let t505 = t41 * t503 + (t364 + t504);
                            let t506 = m_ * (t46 * t502 - t505);
                            let t507 = j * t502 + t46 * t506;
                            let t508 = t53 * t503 - t373;
                            let t509 = m_ * (t508 - t52 * t502);
                            let t510 = t52 * t509;
                            let t511 = t509 + m_ * t508;
                            let t512 = t65 * (t507 - t510)
                                + (t385 + t77 * (t40 * (t382 - t379) - t384) - l * t511);
                            let t513 = t506 - m_ * t505;
                            let t514 = t41 * t513 + (t390 + (t389 - j * t503))
                                - t53 * t511;
                            let t515 = t62 * (t510 - t507) - t87 * t289;
                            let t516 = t280 * t88;
                            let t517 = t40 * t515 - t393;
                            let t518 = t47 * t515
                                + (t516 - l * (t79 * t503 + t68 * t511)) - t44 * t517;
                            let t519 = t404 + t39 * t518;
                            let t520 = t44
                                * (t39 * t517 + (t396 + l * (t75 * t502 + t66 * t509)))
                                + t45
                                    * (t40 * t517 + (l * (t71 * t502 + t66 * t506) - t397));
                            let t521 = t45 * t517
                                + (t62 * t514
                                    + (l * (t80 * t503 + t68 * t513) - t81 * t289));
                            let t522 = t40 * t521 - t406;
                            let t523 = t519 + t520 - t522;
                            let t524 = t63 * (t512 - t40 * t514) - t83 * t289 - t523;
                            let t525 = h * t524;
                            let t526 = h_over_i * t524;
                            let t527 = t120 * t420 - t415;
                            let t528 = m_ * (t126 * t527 - t424);
                            let t529 = t433 - t432;
                            let t530 = m_ * (t529 - t133 * t527);
                            let t531 = t528 - t438;
                            let t532 = t130 * (j * t527 + t126 * t528 - t133 * t530)
                                + (t137 * t527 + l * t531 - t437);
                            let t533 = t119
                                * (t443 + (t442 - t441)
                                    + (t121 * t531 - t134 * (t530 + m_ * t529)));
                            let t534 = t532 - t533;
                            let t535 = t140 * t289 - t534 * t62;
                            let t536 = rt::lit::<T>(0.5) * (t117 * t525 + t116 * t526)
                                + (t143 * t535 + t143 * (t535 - t534 * t143) - t289 * t447);
                            let t537 = t527 * t62;
                            let t538 = t537 - t130 * t289;
                            let t539 = t12 * t289;
                            let t540 = t450 - t119 * t289;
                            let t541 = t1 * t289;
                            let t542 = t504
                                + rt::lit::<T>(0.5) * (t121 * t540 + (t452 - t5 * t541));
                            let t543 = t537 - t158 * t289;
                            let t544 = t468 - t467;
                            let t545 = rt::lit::<T>(0.5)
                                * (t160 * (t475 + (t162 * t544 + (t465 - t464))) - t460)
                                - (t477 + t420 * t168);
                            let t546 = t62 * t545 - t173 * t289;
                            let t547 = t544 * t62 - t166 * t289;
                            let t548 = t450 - t169 * t289;
                            let t549 = t178 * t547
                                + (t176 * t548 + (t482 + t177 * (l * t544)));
                            let t550 = t181
                                * (rt::lit::<T>(0.5) * (t126 * t538 - t7 * t539) - t542)
                                + t152 * (t157 * t543 + t175 * t546 - t549);
                            let t551 = t134 * t540 - (t492 + t6 * t541);
                            let t552 = t183 * t547 - t487 - t184 * t548;
                            let t553 = t188 * (t551 + (t8 * t539 - t133 * t538))
                                + t189 * (t552 + (t186 * t543 - t187 * t546));
                            let t554 = rt::lit::<T>(2.0)
                                * (t550 - (t149 * t549 - t180 * t542))
                                + (t185 * t551 + t182 * t552 + t553);
                            let t555 = j * (t177 * t547 + t179 * t548)
                                + half_j * (t159 * t546 + t174 * t543);
                            let t556 = theta2_rate_h * t520 - (half_m * t554 + t555)
                                - theta1_rate_h * (t522 - t519) - theta0_rate_h * t523;
                            let t557 = t359 + t360;
                            let t558 = rt::lit::<T>(0.5)
                                * (t536 - rt::lit::<T>(0.25) * (t449 * t525 + t115 * t526))
                                + t556
                                - h
                                    * (t112
                                        + t194
                                            * (rt::lit::<T>(2.0)
                                                * (t100 * t524 + (theta1_rate - t289 * t557))));
                            let t559 = l * t295;
                            let t560 = t41 * t296 - t559;
                            let t561 = t300 + t281 * t62;
                            let t562 = m_ * (t368 + t560 - t46 * t561);
                            let t563 = t46 * t562 + (t370 - j * t561);
                            let t564 = t53 * t296;
                            let t565 = m_ * (t52 * t561 + (t375 - t564));
                            let t566 = t52 * t565 - t372;
                            let t567 = t565 - m_ * t564;
                            let t568 = t65 * (t563 - t566)
                                + (t77 * (t381 + t40 * (t383 - t380)) - l * t567);
                            let t569 = t562 + m_ * t560;
                            let t570 = t41 * t569 + (j * t296 - t53 * t567);
                            let t571 = t62 * (t566 - t563) - t87 * t295;
                            let t572 = t40 * t571;
                            let t573 = t45 * (l * (t66 * t562 - t71 * t561) + t40 * t572)
                                + (t399 - t398);
                            let t574 = t44 * (l * (t66 * t565 - t75 * t561) + t39 * t572)
                                + t573;
                            let t575 = t47 * t571
                                - (t402 + (t516 + l * (t68 * t567 - t79 * t296)))
                                - t44 * t572;
                            let t576 = t39 * t575;
                            let t577 = t62 * t570 - t81 * t295
                                + (l * (t68 * t569 - t80 * t296) - t407);
                            let t578 = t40 * (t45 * t572 + t577);
                            let t579 = t574 + (t576 - t578);
                            let t580 = t63 * (t568 - t40 * t570) - t83 * t295 - t579;
                            let t581 = h * t580;
                            let t582 = h_over_i * t580;
                            let t583 = t120 * t418;
                            let t584 = t426 - t126 * t583;
                            let t585 = m_ * t584;
                            let t586 = m_ * (t133 * t583 + t435);
                            let t587 = t130
                                * (t430 + t126 * t585 + (t429 - j * t583 - t133 * t586))
                                - t137 * t583;
                            let t588 = m_l * t584 - t119 * (t121 * t585 - t134 * t586)
                                + t587;
                            let t589 = t140 * t295 - t588 * t62;
                            let t590 = rt::lit::<T>(0.5) * (t117 * t581 + t116 * t582)
                                + (t143 * t589 + t143 * (t589 - t588 * t143) - t295 * t447);
                            let t591 = t166 * t295;
                            let t592 = t169 * t295;
                            let t593 = t471 - t470;
                            let t594 = t62
                                * (t418 * t168
                                    - t161 * (t462 + (t160 * t593 + (t463 - t466))))
                                - t173 * t295;
                            let t595 = t583 * t62;
                            let t596 = t595 + t158 * t295;
                            let t597 = j * (t177 * t591 + t179 * t592)
                                - half_j * (t159 * t594 - t174 * t596);
                            let t598 = t1 * t295;
                            let t599 = t119 * t295;
                            let t600 = rt::lit::<T>(0.5) * (t5 * t598 + t121 * t599)
                                - t559;
                            let t601 = t12 * t295;
                            let t602 = t595 + t130 * t295;
                            let t603 = t176 * t592 + t178 * t591;
                            let t604 = rt::lit::<T>(0.5) * (t479 + t459 * t594)
                                + (t603 + t159 * (l * t593) - t157 * t596);
                            let t605 = t181
                                * (t600
                                    + rt::lit::<T>(0.5) * (t457 - t7 * t601 - t126 * t602))
                                + t152 * t604;
                            let t606 = t184 * t592 - t183 * t591;
                            let t607 = t6 * t598 + t134 * t599;
                            let t608 = t188 * (t494 + t8 * t601 + (t133 * t602 - t607))
                                + (t182 * t606 - t185 * t607);
                            let t609 = t189
                                * (t489 + t606 - t186 * t596
                                    - rt::lit::<T>(0.5) * (t491 * t594 - t490)) + t608;
                            let t610 = t597
                                - half_m
                                    * (rt::lit::<T>(2.0) * (t605 - (t180 * t600 - t149 * t603))
                                        + t609) - theta1_rate_h * (t578 - t576);
                            let t611 = rt::lit::<T>(0.5)
                                * (t590 - rt::lit::<T>(0.25) * (t449 * t581 + t115 * t582))
                                + (theta2_rate_h * t574 + t610 - theta0_rate_h * t579);
                            let t612 = h
                                * (t92
                                    - t194
                                        * (rt::lit::<T>(2.0)
                                            * (t100 * t580 + (theta2_rate - t295 * t557)))) + t611;
                            let t613 = h * t61;
                            let t614 = t48 * t613;
                            let t615 = half_l_h * t61;
                            let t616 = t39 * t613;
                            let t617 = t615 - t616 * (half_l * t39);
                            let t618 = m_ * (t617 + t614 * (half_l * t44));
                            let t619 = half_j * t614 + t46 * t618;
                            let t620 = t53 * t616;
                            let t621 = half_m * (t620 - t52 * t614);
                            let t622 = t52 * t621;
                            let t623 = t621 + half_m * t620;
                            let t624 = t618 + m_ * t617;
                            let t625 = t41 * t624 - (half_j * t616 + t53 * t623);
                            let t626 = t63
                                * (t65 * (t619 - t622) - l * t623 - t40 * t625)
                                + t83 * t297;
                            let t627 = half_m * t614;
                            let t628 = t87 * t246 + t62 * (t622 - t619);
                            let t629 = t40 * t628;
                            let t630 = t44 * (l * (t74 * t627 + t66 * t621) + t39 * t629)
                                + t45 * (l * (t70 * t627 + t66 * t618) + t40 * t629);
                            let t631 = rt::lit::<T>(0.5) * t616;
                            let t632 = t39
                                * (t47 * t628 - l * (t79 * t631 + t68 * t623) - t44 * t629);
                            let t633 = t45 * t629
                                + (t62 * t625
                                    + (l * (t80 * t631 + t68 * t624) + t81 * t246));
                            let t634 = t40 * t633;
                            let t635 = t630 + (t632 - t634);
                            let t636 = t626 - t635;
                            let t637 = h * t636;
                            let t638 = h_over_i * t636;
                            let t639 = (h - t61 * (half_h * t140))
                                * (rt::lit::<T>(2.0) * t143)
                                - rt::lit::<T>(0.25) * (t449 * t637 + t115 * t638);
                            let t640 = t166 * t613;
                            let t641 = t169 * t613;
                            let t642 = t173 * t613;
                            let t643 = t158 * t613;
                            let t644 = rt::lit::<T>(0.5) * (t177 * t640 + t179 * t641)
                                + rt::lit::<T>(0.25) * (t159 * t642 + t174 * t643);
                            let t645 = t1 * t613;
                            let t646 = t119 * t613;
                            let t647 = t615
                                - rt::lit::<T>(0.25) * (t5 * t645 + t121 * t646);
                            let t648 = t12 * t613;
                            let t649 = t130 * t613;
                            let t650 = rt::lit::<T>(0.5) * (t176 * t641 + t178 * t640);
                            let t651 = t181
                                * (t647 + rt::lit::<T>(0.25) * (t7 * t648 + t126 * t649))
                                + t152
                                    * (t643 * (half_l * t156) + t642 * (t167 * quarter_l)
                                        - t650);
                            let t652 = rt::lit::<T>(0.5) * (t6 * t645 + t134 * t646);
                            let t653 = rt::lit::<T>(0.5) * (t183 * t640 - t184 * t641);
                            let t654 = t188
                                * (t652 - rt::lit::<T>(0.5) * (t8 * t648 + t133 * t649))
                                + t189
                                    * (t653
                                        + (t643 * (half_l * t170) - t642 * (t162 * quarter_l)));
                            let t655 = rt::lit::<T>(2.0)
                                * (t651 - (t149 * t650 + t180 * t647))
                                + (t185 * t652 + t182 * t653 + t654);
                            let t656 = theta2_rate_h * t630 - (j * t644 + half_m * t655)
                                - (theta0_rate_h * t635 + theta1_rate_h * (t634 - t632));
                            let t657 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(0.5)
                                    * (t117 * t637 + (t613 * t447 + t116 * t638)) + t639)
                                + t656;
                            let t658 = -rt::div_or_zero(
                                t657
                                    - t194
                                        * ((t100 * t636 + (rho1_rate + t297 * t557)) * twice_h),
                                t193,
                            );
                            let t659 = rho1_rate * t83 - theta0_rate;
                            let t660 = h * t659;
                            let t661 = h_over_i * t659;
                            let t662 = rt::lit::<T>(0.25) * (t117 * t660 + t116 * t661)
                                - rt::lit::<T>(0.125) * (t449 * t660 + t115 * t661);
                            (
                                [
                                    theta0_rate - t102,
                                    theta1_rate + t39 * t63,
                                    theta2_rate - t48 * t63,
                                    t114,
                                    kappa_gradient - t194,
                                ],
                                [
                                    [
                                        half_h * (t235 + t239 - (t241 + t245))
                                            + (kappa_gradient * t195 + rt::lit::<T>(1.0)),
                                        half_h * (t245 - t239),
                                        half_h * (t241 - t235),
                                        t246 * t221 - t247,
                                        t99 + (theta0_rate * t195 - t84 - rho1_rate * t220),
                                    ],
                                    [
                                        -(t249 + t279),
                                        t249 + rt::lit::<T>(1.0) - t290,
                                        -t296,
                                        t39 * t297,
                                        rho1_rate * t39,
                                    ],
                                    [
                                        t298 - t252 * t63,
                                        t299 - t282 * t63,
                                        t281 * t63 + (t300 + rt::lit::<T>(1.0)),
                                        -(t48 * t297),
                                        -(rho1_rate * t48),
                                    ],
                                    [
                                        half_h * (t349 - t351 + (t354 - t358)) - t247,
                                        half_h * (t358 - t349) - kappa_gradient * t39,
                                        kappa_gradient * t48 + half_h * (t351 - t353),
                                        t246 * t334 + (kappa_gradient * t333 + rt::lit::<T>(1.0)),
                                        t83 * t100 + t361,
                                    ],
                                    [
                                        t501,
                                        -rt::div_or_zero(t558, t193),
                                        -rt::div_or_zero(t612, t193),
                                        t658,
                                        rt::lit::<T>(1.0)
                                            - rt::div_or_zero(
                                                t662 - t194 * (twice_h * (t659 * t100 + rho1_rate * t557)),
                                                t193,
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
                let t37 = theta0 + theta0_rate * half_h;
                let t38 = theta1 + theta1_rate * half_h - t37;
                let (t39, t40) = rt::sin_cos(t38);
                let t41 = l * t39;
                let t42 = l - t39 * t41;
                let t43 = theta2 + theta2_rate * half_h - t37;
                let (t44, t45) = rt::sin_cos(t43);
                let t46 = l * t44;
                let t47 = t39 * t45 - t44 * t40;
                let t48 = t40 * t47;
                let t49 = t42 + t46 * t48;
                let t50 = m_ * t49;
                let t51 = t50 + m_ * t42;
                let t52 = l * t45;
                let t53 = l * t40;
                let t54 = t39 * t53;
                let t55 = t54 - t52 * t48;
                let t56 = m_ * t55;
                let t57 = j * t48 + t46 * t50 - t52 * t56;
                let t58 = t56 + m_ * t54;
                let t59 = t41 * t51 - j * t39 - t53 * t58;
                let t60 = l * (m_l_2 + t51) + t48 * t57 - t39 * t59;
                let t663 = t36 / t60;
                let t664 = t35 + t663;
                let (t104, t105) = rt::sin_cos(t37);
                let x_new = x + t664 * (l_h * t105);
                let y_new = y + t664 * (l_h * t104);
                let theta0_rate_h = theta0_rate * h;
                let theta0_new = theta0 + theta0_rate_h;
                let theta1_rate_h = theta1_rate * h;
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_rate_h = theta2_rate * h;
                let theta2_new = theta2 + theta2_rate_h;
                let rho1_new = rho1 + rho1_rate * h;
                let t64 = t39 * t44 + t40 * t45;
                let t65 = t40 * t64 - t45;
                let t665 = t48 * t663;
                let t666 = l * t663;
                let t667 = t39 * t663;
                let t668 = t666 - t41 * t667;
                let t669 = t668 + t46 * t665;
                let t670 = m_ * t669;
                let t671 = j * t665 + t46 * t670;
                let t672 = t53 * t667;
                let t673 = t672 - t52 * t665;
                let t674 = m_ * t673;
                let t675 = t52 * t674;
                let t676 = t65 * (t671 - t675);
                let t677 = t674 + m_ * t672;
                let t678 = l * t677;
                let t679 = t670 + m_ * t668;
                let t680 = t41 * t679 - (j * t667 + t53 * t677);
                let t681 = t40 * t680;
                let t85 = theta0_rate * kappa_gradient;
                let t685 = t663 * (t675 - t671);
                let t686 = t40 * t685;
                let t690 = l * t667;
                let t692 = t40 * (t45 * t686 + (t663 * t680 + t679 * t690));
                let t684 = m_l * t665;
                let t687 = t44 * (t673 * t684 + t39 * t686);
                let t688 = t45 * (t669 * t684 + t40 * t686);
                let t691 = t39 * (t47 * t685 - t677 * t690 - t44 * t686);
                let t722 = h
                    * (t664 * (t676 - t678 - t681) - t85 + (t692 - t687)
                        - (t688 + t691));
                let rho2_new = rho2 + t722;
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2] = motion.carried;
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

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 7];
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
                let carried = [x, y, theta0, theta1, theta2, t10, i * theta0_dot];
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
                let [x, y, theta0, theta1, theta2, rho1, rho2] = motion.carried;
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
                let t1 = theta0 + rho2 * half_h_over_i;
                let t2 = theta1 - t1;
                let t3 = theta2 - t1;
                let t4 = rho2 * k2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t38 = theta1_rate * half_h + t2;
                    let (t39, t40) = rt::sin_cos(t38);
                    let t41 = rho1 + rho1_rate * half_h;
                    let t42 = l * t39;
                    let t43 = l - t39 * t42;
                    let t44 = theta2_rate * half_h + t3;
                    let (t45, t46) = rt::sin_cos(t44);
                    let t47 = l * t45;
                    let t48 = t39 * t46;
                    let t49 = t45 * t40;
                    let t50 = t48 - t49;
                    let t51 = t40 * t50;
                    let t52 = m_ * (t43 + t47 * t51);
                    let t53 = t52 + m_ * t43;
                    let t54 = l * t46;
                    let t55 = l * t40;
                    let t56 = t39 * t55;
                    let t57 = m_ * (t56 - t54 * t51);
                    let t58 = j * t51 + t47 * t52 - t54 * t57;
                    let t59 = t57 + m_ * t56;
                    let t60 = t42 * t53 - j * t39 - t55 * t59;
                    let t61 = l * (m_l_2 + t53) + t51 * t58 - t39 * t60;
                    let t184 = t41 / t61;
                    let t185 = t39 * t184;
                    let t186 = t51 * t184;
                    let t187 = l * t184 - t42 * t185;
                    let t188 = m_ * (t187 + t47 * t186);
                    let t189 = t55 * t185;
                    let t190 = m_ * (t189 - t54 * t186);
                    let t87 = rho2_inv_i * t46;
                    let t191 = t39 * t185;
                    let t91 = rho2_inv_i * (t39 * t45 + t40 * t46);
                    let t192 = t40 * t185;
                    let t193 = t40
                        * (t45 * (t191 + t39 * t186)
                            + (t91 + t46 * (t192 + t40 * t186)));
                    let t194 = (t47 * t188 + (j * t186 - t54 * t190))
                        * (t87 + t50 * t191 - t193);
                    let t195 = t190 + m_ * t189;
                    let t84 = rho2_inv_i * t40;
                    let t196 = (t42 * (t188 + m_ * t187) - (j * t185 + t55 * t195))
                        * (t84 + t192);
                    let t68 = twice_l_m_l * t40;
                    let t66 = t49 - t48;
                    let t67 = k1 * t66;
                    let t74 = l_m_l * t46;
                    let t76 = k1 * t50;
                    let t197 = t191 * (t184 * t68 + t67 * t186)
                        + (t184 * t74 - t76 * t185) * (t51 * t186);
                    solution1
                        .update([
                            -t185,
                            t186,
                            t194 + (t196 + (rho2_l_over_i * t195 + t197)),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t5, t6) = rt::sin_cos(theta1_minus_theta0);
                            let t7 = l * t5;
                            let t8 = l - t5 * t7;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t9, t10) = rt::sin_cos(theta2_minus_theta0);
                            let t11 = l * t9;
                            let t12 = t5 * t10;
                            let t13 = t9 * t6;
                            let t14 = t12 - t13;
                            let t15 = t6 * t14;
                            let t16 = m_ * (t8 + t11 * t15);
                            let t17 = t16 + m_ * t8;
                            let t18 = l * t10;
                            let t19 = l * t6;
                            let t20 = t5 * t19;
                            let t21 = m_ * (t20 - t18 * t15);
                            let t22 = l * (m_l_2 + t17)
                                + t15 * (j * t15 + t11 * t16 - t18 * t21);
                            let t23 = t22
                                - t5 * (t7 * t17 - j * t5 - t19 * (t21 + m_ * t20));
                            let t24 = rho1 / t23;
                            let t25 = t5 * t24;
                            let t26 = t15 * t24;
                            let t27 = l * t24 - t7 * t25;
                            let t28 = m_ * (t27 + t11 * t26);
                            let t29 = t19 * t25;
                            let t30 = m_ * (t29 - t18 * t26);
                            let t31 = t5 * t25;
                            let t32 = t6 * t25;
                            let t33 = t9 * (t31 + t5 * t26)
                                + ((t5 * t9 + t6 * t10) * rho2_inv_i
                                    + t10 * (t32 + t6 * t26));
                            let t34 = (t11 * t28 + (j * t26 - t18 * t30))
                                * (t10 * rho2_inv_i + t14 * t31 - t6 * t33);
                            let t35 = t30 + m_ * t29;
                            let t36 = (t7 * (t28 + m_ * t27) - (j * t25 + t19 * t35))
                                * (t6 * rho2_inv_i + t32);
                            let t37 = t31
                                * (k1 * (t13 - t12) * t26 + t24 * (t6 * twice_l_m_l))
                                + (t24 * (t10 * l_m_l) - k1 * t14 * t25) * (t15 * t26);
                            [-t25, t26, t34 + (t36 + (t35 * rho2_l_over_i + t37))]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t38 = theta1_rate * half_h + t2;
                            let (t39, t40) = rt::sin_cos(t38);
                            let t41 = rho1 + rho1_rate * half_h;
                            let t42 = l * t39;
                            let t43 = l - t39 * t42;
                            let t44 = theta2_rate * half_h + t3;
                            let (t45, t46) = rt::sin_cos(t44);
                            let t47 = l * t45;
                            let t48 = t39 * t46;
                            let t49 = t45 * t40;
                            let t50 = t48 - t49;
                            let t51 = t40 * t50;
                            let t52 = m_ * (t43 + t47 * t51);
                            let t53 = t52 + m_ * t43;
                            let t54 = l * t46;
                            let t55 = l * t40;
                            let t56 = t39 * t55;
                            let t57 = m_ * (t56 - t54 * t51);
                            let t58 = j * t51 + t47 * t52 - t54 * t57;
                            let t59 = t57 + m_ * t56;
                            let t60 = t42 * t53 - j * t39 - t55 * t59;
                            let t61 = l * (m_l_2 + t53) + t51 * t58 - t39 * t60;
                            let t62 = rt::lit::<T>(1.0) / t61;
                            let t63 = t41 * t62;
                            let t64 = t39 * t63;
                            let t65 = t51 * t63;
                            let t66 = t49 - t48;
                            let t67 = k1 * t66;
                            let t68 = twice_l_m_l * t40;
                            let t69 = t67 * t65 + t63 * t68;
                            let t70 = t64 * t69;
                            let t71 = t55 * t64;
                            let t72 = m_ * (t71 - t54 * t65);
                            let t73 = t72 + m_ * t71;
                            let t74 = l_m_l * t46;
                            let t75 = t63 * t74;
                            let t76 = k1 * t50;
                            let t77 = t76 * t65;
                            let t78 = t65 * t75 - t64 * t77;
                            let t79 = l * t63 - t42 * t64;
                            let t80 = m_ * (t79 + t47 * t65);
                            let t81 = t80 + m_ * t79;
                            let t82 = t42 * t81 - (j * t64 + t55 * t73);
                            let t83 = t40 * t64;
                            let t84 = rho2_inv_i * t40;
                            let t85 = t83 + t84;
                            let t86 = t47 * t80 + (j * t65 - t54 * t72);
                            let t87 = rho2_inv_i * t46;
                            let t88 = t39 * t64;
                            let t89 = t45 * t65;
                            let t90 = t46 * t65;
                            let t91 = rho2_inv_i * (t39 * t45 + t40 * t46);
                            let t92 = t46 * t83 + t39 * t89
                                + (t45 * t88 + (t40 * t90 + t91));
                            let t93 = t87 + t50 * t88 - t40 * t92;
                            let t94 = rho1_rate - t39 * t70
                                - (rho2_l_over_i * t73 + t51 * t78) - t82 * t85 - t86 * t93;
                            let t95 = half_h * t40;
                            let t96 = h * t40;
                            let t97 = h * t39;
                            let t98 = t46 * t96 + t45 * t97;
                            let t99 = rt::lit::<T>(0.5) * t98;
                            let t100 = half_h * t39;
                            let t101 = t40 * t99 - t50 * t100;
                            let t102 = l_h * t40;
                            let t103 = t42 * t96 + t39 * t102;
                            let t104 = m_ * (t47 * t101 - rt::lit::<T>(0.5) * t103);
                            let t105 = l_h * t39;
                            let t106 = t55 * t96 - t39 * t105;
                            let t107 = m_ * (rt::lit::<T>(0.5) * t106 - t54 * t101);
                            let t108 = t104 - half_m * t103;
                            let t109 = t51 * (j * t101 + t47 * t104 - t54 * t107)
                                + (l * t108 + t58 * t101 - t60 * t95);
                            let t110 = rt::lit::<T>(0.5) * (t53 * t102 + t59 * t105)
                                - k4 * t40 + (t42 * t108 - t55 * (t107 + half_m * t106));
                            let t111 = t63 * (t62 * (t109 - t39 * t110));
                            let t112 = t63 * t95 - t39 * t111;
                            let t113 = half_l_h * t46;
                            let t114 = h * t45;
                            let t115 = h * t46;
                            let t116 = t39 * t114 + t40 * t115;
                            let t117 = rt::lit::<T>(0.5) * t116;
                            let t118 = t40 * t117;
                            let t119 = t51 * t113 - t47 * t118;
                            let t120 = m_ * t119;
                            let t121 = l_h * t46;
                            let t122 = l_h * t45;
                            let t123 = half_l_h * t45;
                            let t124 = m_ * (t51 * t123 + t54 * t118);
                            let t125 = t47 * t120 - j * t118
                                + (rt::lit::<T>(0.5) * (t52 * t121 + t57 * t122)
                                    - t54 * t124);
                            let t126 = t51 * t125
                                + (m_l * t119 - t58 * t118
                                    - t39 * (t42 * t120 - t55 * t124));
                            let t127 = t63 * (t62 * t126);
                            let t128 = t39 * t127;
                            let t129 = h * t62;
                            let t130 = t39 * t129;
                            let t131 = rt::lit::<T>(0.5) * t130;
                            let t132 = t51 * t111;
                            let t133 = t101 * t63;
                            let t134 = t51 * t127 + t118 * t63;
                            let t135 = t51 * t129;
                            let t136 = t133 - t132;
                            let t137 = l * t111;
                            let t138 = t42 * t112 + (t137 + t64 * (half_l_h * t40));
                            let t139 = m_ * (t47 * t136 - t138);
                            let t140 = half_l_h * t39;
                            let t141 = t55 * t112 - t64 * t140;
                            let t142 = m_ * (t141 - t54 * t136);
                            let t143 = t65 * (t98 * k3);
                            let t144 = t69 * t112
                                + t64
                                    * (t67 * t136 - t143
                                        - twice_m_l * (t63 * t140 + t40 * t137));
                            let t145 = t142 + m_ * t141;
                            let t146 = t40 * t112 - t100 * t64;
                            let t147 = t75 * t136 - t90 * (l_m_l * t111) - t77 * t112
                                - t64 * (t143 + t76 * t136);
                            let t148 = t82 * (t146 - t97 * t4)
                                + (t51 * t147 + (t101 * t78 + t70 * t95));
                            let t149 = t93 * (j * t136 + t47 * t139 - t54 * t142)
                                + (t39 * t144 + rho2_l_over_i * t145 + t148);
                            let t150 = t42 * (t139 - m_ * t138) - j * t112
                                + (rt::lit::<T>(0.5) * (t102 * t81 + t105 * t73)
                                    - t55 * t145);
                            let t151 = t64 * t95 + t39 * t112;
                            let t152 = t4 * (t45 * t96 - t46 * t97)
                                + rt::lit::<T>(0.5) * (t96 * t89 - t97 * t90);
                            let t153 = t40
                                * (t46 * (t146 + t40 * t136)
                                    + (t45 * (t151 + t39 * t136) + t152));
                            let t154 = t85 * t150
                                + t86 * (t100 * t92 + (t99 * t88 + t50 * t151) - t153);
                            let t155 = t40 * t128;
                            let t156 = t39 * (t65 * (half_h * t46) - t45 * t134)
                                + (t4 * (t39 * t115 - t40 * t114) - t46 * t155);
                            let t157 = t39 * t128;
                            let t158 = rt::lit::<T>(0.5) * (t115 * t88 - t114 * t83)
                                - t45 * t157 - t40 * (t65 * (half_h * t45) + t46 * t134);
                            let t159 = t86
                                * (t40 * (t156 + t158)
                                    + (t50 * t157 + (t114 * t4 + t117 * t88)));
                            let t160 = l * t127;
                            let t161 = t42 * t128 - t160;
                            let t162 = m_ * (t161 + t113 * t65 - t47 * t134);
                            let t163 = t55 * t128;
                            let t164 = m_ * (t54 * t134 + (t123 * t65 - t163));
                            let t165 = t164 - m_ * t163;
                            let t166 = t159
                                - t85
                                    * (t42 * (t162 + m_ * t161) + (j * t128 - t55 * t165));
                            let t167 = t65 * (t116 * k3);
                            let t168 = t77 * t128 - t75 * t134
                                - (t123 * t63 + t46 * t160) * (m_l * t65);
                            let t169 = t39
                                * (t64 * (t167 - t68 * t127 - t67 * t134) - t69 * t128)
                                + t51 * (t64 * (t167 + t76 * t134) + t168);
                            let t170 = t47 * t162
                                + rt::lit::<T>(0.5) * (t121 * t80 + t122 * t72)
                                - (j * t134 + t54 * t164);
                            let t171 = t166
                                + (t82 * t155 + (t118 * t78 - rho2_l_over_i * t165) - t169
                                    - t93 * t170);
                            let t172 = t39
                                * (t69 * t131
                                    + t64 * (t135 * (t66 * k3) + t62 * (t40 * m_l_l_h)));
                            let t173 = t55 * t130;
                            let t174 = half_m * (t173 - t54 * t135);
                            let t175 = t174 + half_m * t173;
                            let t176 = t90 * (t62 * half_m_l_l_h)
                                + rt::lit::<T>(0.5)
                                    * (t135 * (t75 - t76 * t64) - t77 * t130);
                            let t177 = l_h * t62 - t42 * t130;
                            let t178 = m_
                                * (rt::lit::<T>(0.5) * t177 + t135 * (half_l * t45));
                            let t179 = rt::lit::<T>(1.0) - t172 - rho2_l_over_i * t175
                                - t51 * t176
                                - t93 * (t47 * t178 + (half_j * t135 - t54 * t174));
                            let t180 = t39 * t130;
                            let t181 = t40 * t130;
                            let t182 = t50 * t180
                                - t40
                                    * (t45 * (t180 + t39 * t135) + t46 * (t181 + t40 * t135));
                            let t183 = t85
                                * (t42 * (t178 + half_m * t177)
                                    - (half_j * t130 + t55 * t175))
                                + (t86 * (rt::lit::<T>(0.5) * t182)
                                    + t82 * (rt::lit::<T>(0.5) * t181));
                            (
                                [theta1_rate + t64, theta2_rate - t65, t94],
                                [
                                    [t112 + rt::lit::<T>(1.0), -t128, t131],
                                    [
                                        t132 - t133,
                                        t134 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t135,
                                    ],
                                    [-(t149 + t154), t171, t179 - t183],
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
                let t41 = rho1 + rho1_rate * half_h;
                let t38 = theta1_rate * half_h + t2;
                let (t39, t40) = rt::sin_cos(t38);
                let t42 = l * t39;
                let t43 = l - t39 * t42;
                let t44 = theta2_rate * half_h + t3;
                let (t45, t46) = rt::sin_cos(t44);
                let t47 = l * t45;
                let t48 = t39 * t46;
                let t49 = t45 * t40;
                let t50 = t48 - t49;
                let t51 = t40 * t50;
                let t52 = m_ * (t43 + t47 * t51);
                let t53 = t52 + m_ * t43;
                let t54 = l * t46;
                let t55 = l * t40;
                let t56 = t39 * t55;
                let t57 = m_ * (t56 - t54 * t51);
                let t58 = j * t51 + t47 * t52 - t54 * t57;
                let t59 = t57 + m_ * t56;
                let t60 = t42 * t53 - j * t39 - t55 * t59;
                let t61 = l * (m_l_2 + t53) + t51 * t58 - t39 * t60;
                let t184 = t41 / t61;
                let (t198, t199) = rt::sin_cos(t1);
                let x_new = x + t184 * (l_h * t199);
                let y_new = y + t184 * (l_h * t198);
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
                let [x, y, theta0, theta1, theta2, rho1, rho2] = motion.carried;
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
        /// | each step | 144 | 268 | 13 | 0 | 5 | 0 |
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

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5).
            type Carried = [T; 10];
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
                let [x, y, theta0, theta1, theta2, p_x, p_y, p_theta0, p_theta1, p_theta2,
                ] = motion.carried;
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
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let m_l_sin_theta2 = m_l * sin_theta2;
                let sin_theta1_m_l = sin_theta1 * m_l;
                let m_l_cos_theta1 = m_l * cos_theta1;
                let m_l_cos_theta2 = m_l * cos_theta2;
                let t1 = sin_theta1 * cos_theta2;
                let t2 = sin_theta2 * cos_theta1;
                let t3 = k2 * (t1 - t2);
                let t4 = t2 - t1;
                let t5 = k2 * t4;
                let t6 = cos_theta2 * k6;
                let t7 = sin_theta2 * k6;
                let t8 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let t9 = sin_theta1 * k6;
                let t10 = cos_theta1 * k6;
                let t11 = k2 * t8
                    - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t9 + m_l_cos_theta2 * t10);
                let t12 = k3
                    - rt::lit::<T>(4.0) * (sin_theta1_m_l * t9 + m_l_cos_theta1 * t10);
                let t13 = rt::lit::<T>(1.0) / t12;
                let t14 = t11 * t13;
                let t15 = k4 - m_l_cos_theta2 * t6 - m_l_sin_theta2 * t7 - t11 * t14;
                let t16 = rt::lit::<T>(1.0) / t15;
                let l_sin_theta1 = l * sin_theta1;
                let l_sin_theta2 = l * sin_theta2;
                let l_cos_theta1 = l * cos_theta1;
                let l_cos_theta2 = l * cos_theta2;
                let t17 = t12 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t11 * t18;
                let t20 = k5 / t12;
                let sin_theta1_twice_m_l = sin_theta1 * twice_m_l;
                let t21 = t20 * (sin_theta1_twice_m_l * t11) - t7;
                let t22 = t21 * t16;
                let t23 = sin_theta1_twice_m_l * t20 + t11 * t21 * t18;
                let t24 = k5 / t15;
                let t25 = cos_theta1 * k7;
                let t26 = m_l_cos_theta2 * t21 * t24 - t25 * t23;
                let t27 = sin_theta1 * k7;
                let t28 = t27 * t23 + (k5 - m_l_sin_theta2 * t21 * t24);
                let cos_theta1_twice_m_l = cos_theta1 * twice_m_l;
                let t29 = t6 - t20 * (t11 * cos_theta1_twice_m_l);
                let t30 = t29 * t16;
                let t31 = t20 * cos_theta1_twice_m_l - t11 * t29 * t18;
                let t32 = t25 * t31 + (k5 + m_l_cos_theta2 * t29 * t24);
                let t33 = t13 + t11 * t11 / (t12 * t17);
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let t34 = rt::lit::<T>(2.0) * (sin_theta0 * t9 + cos_theta0 * t10);
                let t35 = sin_theta0 * t7 + cos_theta0 * t6 - t14 * t34;
                let t36 = t13 * t34 - t18 * (t11 * t35);
                let t37 = t25 * t36 + (cos_theta0 * k5 + t24 * (m_l_cos_theta2 * t35));
                let t38 = t27 * t36 + (sin_theta0 * k5 + t24 * (m_l_sin_theta2 * t35));
                let t39 = cos_theta1 * t37 + (sin_theta1 * t38 - l * t36);
                let t40 = sin_theta0 * t38 + cos_theta0 * t37;
                let t41 = rt::lit::<T>(1.0) / t40;
                let t42 = t39 * t41;
                let t43 = rt::lit::<T>(2.0) * (sin_theta1 * t9 + cos_theta1 * t10) - l;
                let t44 = sin_theta1 * t7 + cos_theta1 * t6 - t14 * t43;
                let t45 = t13 * t43 - t18 * (t11 * t44);
                let t46 = k5 + k7 * t45;
                let t47 = t24 * (m_l_cos_theta2 * t44) + cos_theta1 * t46;
                let t48 = t24 * (m_l_sin_theta2 * t44) + sin_theta1 * t46;
                let t49 = cos_theta1 * t47 + (sin_theta1 * t48 - l * t45) - t39 * t42;
                let t50 = rt::lit::<T>(1.0) / (t40 * t49);
                let t51 = l * t8;
                let t52 = rt::lit::<T>(2.0) * (sin_theta2 * t9 + cos_theta2 * t10) - t51;
                let t53 = t14 * t52 + (l - sin_theta2 * t7 - cos_theta2 * t6);
                let t54 = t13 * t52 + t18 * (t11 * t53);
                let t55 = cos_theta2
                    * (t25 * t54 + (cos_theta2 * k5 - t24 * (m_l_cos_theta2 * t53)))
                    + (t16 * (l * t53) - t51 * t54);
                let t56 = cos_theta2 * t37
                    + (sin_theta2 * t38 - (t51 * t36 + t16 * (l * t35)));
                let t57 = t56 * t41;
                let t58 = sin_theta2
                    * (t27 * t54 + (sin_theta2 * k5 - t24 * (m_l_sin_theta2 * t53)))
                    + t55 - t56 * t57;
                let t59 = rt::lit::<T>(1.0) / t49;
                let t60 = cos_theta2 * t47
                    + (sin_theta2 * t48 - (t51 * t45 + t16 * (l * t44))) - t56 * t42;
                let t61 = t60 * t60;
                let t62 = t58 - t59 * t61;
                let t63 = t49 * t62;
                let t64 = rt::lit::<T>(1.0) / t63;
                let t65 = t50 * (t39 * t60) - t57;
                let t66 = t39 * t50 + t64 * (t60 * t65);
                let t67 = p_y * t32 + (p_x * t26 + (p_theta1 * t31 + p_theta2 * t30));
                let t68 = p_x * t28 + (p_y * t26 + (p_theta2 * t22 - p_theta1 * t23));
                let t69 = cos_theta0 * t67 - sin_theta0 * t68;
                let t70 = rt::lit::<T>(1.0) / t62;
                let t71 = t65 * t70;
                let t72 = p_y * t31 - p_theta2 * t19 + (p_theta1 * t33 - p_x * t23);
                let t73 = t51 * t72
                    + l * (p_y * t30 + p_theta2 * t16 + (p_x * t22 - p_theta1 * t19));
                let t74 = cos_theta2 * t67 - t73 - sin_theta2 * t68;
                let t75 = cos_theta1 * t67 - l * t72 - sin_theta1 * t68;
                let t76 = (t42 * t66 + (t41 - t56 * t65 / (t40 * t62))) * t69
                    + (t71 * t74 - t66 * t75);
                let t77 = t60 * t64;
                let t78 = (t59 + t61 / (t49 * t63)) * t75 - t77 * t74 - t66 * t69;
                let t79 = t71 * t69 + t70 * t74 - t77 * t75;
                let t80 = p_x
                    + rt::lit::<T>(2.0)
                        * (sin_theta0 * t76 + (sin_theta1 * t78 + sin_theta2 * t79));
                let t81 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta0 * t76 + (cos_theta1 * t78 + cos_theta2 * t79));
                let t82 = p_theta1 + rt::lit::<T>(2.0) * (l * t78 + t51 * t79);
                let t83 = p_theta2 + twice_l * t79;
                let cos_theta1_m_l_h = cos_theta1 * m_l_h;
                let sin_theta1_m_l_h = sin_theta1 * m_l_h;
                let t84 = m_l_cos_theta1 * l_cos_theta1 + sin_theta1_m_l * l_sin_theta1;
                let t85 = m_l_cos_theta2 * l_cos_theta1 + m_l_sin_theta2 * l_sin_theta1;
                let t86 = t4 * k8;
                let t87 = cos_theta2 * half_m_l_h;
                let t88 = sin_theta2 * half_m_l_h;
                let t89 = m_l_cos_theta1 * l_cos_theta2 + sin_theta1_m_l * l_sin_theta2;
                let t90 = m_l_sin_theta2 * l_sin_theta2
                    + (twice_j + m_l_cos_theta2 * l_cos_theta2);
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t91 = t22 * t83 - t23 * t82 + (t26 * t81 + t28 * t80);
                            let t92 = t31 * t82 + t30 * t83 + (t26 * t80 + t32 * t81);
                            let t93 = t33 * t82 - t19 * t83 + (t31 * t81 - t23 * t80);
                            let t94 = t16 * t83 - t19 * t82 + (t30 * t81 + t22 * t80);
                            [t91, t92, t93, t94]
                        },
                        move || {
                            let t91 = t22 * t83 - t23 * t82 + (t26 * t81 + t28 * t80);
                            let t92 = t31 * t82 + t30 * t83 + (t26 * t80 + t32 * t81);
                            let t93 = t33 * t82 - t19 * t83 + (t31 * t81 - t23 * t80);
                            let t94 = t16 * t83 - t19 * t82 + (t30 * t81 + t22 * t80);
                            [
                                rt::abs(x * inv_h) + rt::abs(t91),
                                rt::abs(y * inv_h) + rt::abs(t92),
                                rt::abs(theta1 * inv_h) + rt::abs(t93),
                                rt::abs(theta2 * inv_h) + rt::abs(t94),
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
                            let (sin_theta1_new, cos_theta1_new) = rt::sin_cos(
                                theta1_new,
                            );
                            let l_sin_theta1_new = l * sin_theta1_new;
                            let t95 = x_dot_ahead + theta1_dot_ahead * l_sin_theta1_new;
                            let theta2_new = theta2 + h * theta2_dot_ahead;
                            let (sin_theta2_new, cos_theta2_new) = rt::sin_cos(
                                theta2_new,
                            );
                            let l_sin_theta2_new = l * sin_theta2_new;
                            let t96 = m_ * (t95 + theta2_dot_ahead * l_sin_theta2_new);
                            let t97 = t96 + m_ * t95;
                            let t98 = x_dot_ahead + l_sin_theta1 * theta1_dot_ahead;
                            let t99 = m_ * (t98 + l_sin_theta2 * theta2_dot_ahead);
                            let t100 = t99 + m_ * t98;
                            let p_x_new = rt::lit::<T>(0.5)
                                * (t97 + (t100 + x_dot_ahead * twice_m));
                            let l_cos_theta1_new = l * cos_theta1_new;
                            let t101 = y_dot_ahead - theta1_dot_ahead * l_cos_theta1_new;
                            let l_cos_theta2_new = l * cos_theta2_new;
                            let t102 = m_ * (t101 - theta2_dot_ahead * l_cos_theta2_new);
                            let t103 = m_ * t101 + t102;
                            let t104 = y_dot_ahead - l_cos_theta1 * theta1_dot_ahead;
                            let t105 = m_ * (t104 - l_cos_theta2 * theta2_dot_ahead);
                            let t106 = m_ * t104 + t105;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (t103 + (t106 + y_dot_ahead * twice_m));
                            let t107 = l_sin_theta1_new * t97
                                + (l_sin_theta1 * t100 + theta1_dot_ahead * twice_j
                                    - l_cos_theta1 * t106) - l_cos_theta1_new * t103;
                            let t108 = rt::lit::<T>(0.5) * t107;
                            let t109 = t5 * theta2_dot_ahead
                                + (cos_theta1 * x_dot_ahead + sin_theta1 * y_dot_ahead)
                                    * twice_m_l;
                            let t110 = half_h * theta1_dot_ahead;
                            let t111 = l_sin_theta2_new * t96
                                + (l_sin_theta2 * t99 + theta2_dot_ahead * twice_j
                                    - l_cos_theta2 * t105) - l_cos_theta2_new * t102;
                            let t112 = rt::lit::<T>(0.5) * t111;
                            let t113 = t3 * theta2_dot_ahead;
                            let t114 = m_l
                                * (cos_theta2 * x_dot_ahead + sin_theta2 * y_dot_ahead);
                            let cos_theta1_new_l_h = cos_theta1_new * l_h;
                            let t115 = m_
                                * (l_sin_theta1_new
                                    + theta1_dot_ahead * cos_theta1_new_l_h);
                            let cos_theta2_new_l_h = cos_theta2_new * l_h;
                            let t116 = m_
                                * (l_sin_theta2_new
                                    + theta2_dot_ahead * cos_theta2_new_l_h);
                            let sin_theta1_new_l_h = sin_theta1_new * l_h;
                            let t117 = m_
                                * (theta1_dot_ahead * sin_theta1_new_l_h
                                    - l_cos_theta1_new);
                            let sin_theta2_new_l_h = sin_theta2_new * l_h;
                            let t118 = m_
                                * (theta2_dot_ahead * sin_theta2_new_l_h
                                    - l_cos_theta2_new);
                            let t119 = twice_j + t97 * cos_theta1_new_l_h
                                + (rt::lit::<T>(2.0)
                                    * (l_sin_theta1_new * t115 + t84 - l_cos_theta1_new * t117)
                                    + sin_theta1_new_l_h * t103);
                            let t120 = rt::lit::<T>(0.5)
                                * (sin_theta2_new_l_h * t102 - l_cos_theta2_new * t118
                                    + (t96 * cos_theta2_new_l_h
                                        + (l_sin_theta2_new * t116 + t90)));
                            (
                                [
                                    p_x_new - t80,
                                    p_y_new - t81,
                                    t108 - (t82 + t109 * t110),
                                    t112
                                        - (half_h
                                            * (theta1_dot_ahead * t113 + theta2_dot_ahead * t114) + t83),
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        sin_theta1_m_l + t115,
                                        rt::lit::<T>(0.5) * (m_l_sin_theta2 + t116),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        t117 - m_l_cos_theta1,
                                        rt::lit::<T>(0.5) * (t118 - m_l_cos_theta2),
                                    ],
                                    [
                                        m_l * sin_theta1_new
                                            + (sin_theta1_m_l - theta1_dot_ahead * cos_theta1_m_l_h),
                                        -(m_l * cos_theta1_new
                                            + (m_l_cos_theta1 + theta1_dot_ahead * sin_theta1_m_l_h)),
                                        rt::lit::<T>(0.5) * t119 - half_h * t109,
                                        rt::lit::<T>(0.5)
                                            * (l_sin_theta1_new * t116 + t85 - l_cos_theta1_new * t118)
                                            - theta1_dot_ahead * t86,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * (m_l_sin_theta2 + m_l * sin_theta2_new)
                                            - theta2_dot_ahead * t87,
                                        -(rt::lit::<T>(0.5)
                                            * (m_l_cos_theta2 + m_l * cos_theta2_new)
                                            + theta2_dot_ahead * t88),
                                        rt::lit::<T>(0.5)
                                            * (l_sin_theta2_new * t115 + t89 - l_cos_theta2_new * t117)
                                            - half_h * t113,
                                        t120 - half_h * (t114 + t3 * theta1_dot_ahead),
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
                let (sin_theta1_new, cos_theta1_new) = rt::sin_cos(theta1_new);
                let l_sin_theta1_new = l * sin_theta1_new;
                let t95 = x_dot_ahead + theta1_dot_ahead * l_sin_theta1_new;
                let (sin_theta2_new, cos_theta2_new) = rt::sin_cos(theta2_new);
                let l_sin_theta2_new = l * sin_theta2_new;
                let t96 = m_ * (t95 + theta2_dot_ahead * l_sin_theta2_new);
                let t97 = t96 + m_ * t95;
                let t98 = x_dot_ahead + l_sin_theta1 * theta1_dot_ahead;
                let t99 = m_ * (t98 + l_sin_theta2 * theta2_dot_ahead);
                let t100 = t99 + m_ * t98;
                let p_x_new = rt::lit::<T>(0.5) * (t97 + (t100 + x_dot_ahead * twice_m));
                let l_cos_theta1_new = l * cos_theta1_new;
                let t101 = y_dot_ahead - theta1_dot_ahead * l_cos_theta1_new;
                let l_cos_theta2_new = l * cos_theta2_new;
                let t102 = m_ * (t101 - theta2_dot_ahead * l_cos_theta2_new);
                let t103 = m_ * t101 + t102;
                let t104 = y_dot_ahead - l_cos_theta1 * theta1_dot_ahead;
                let t105 = m_ * (t104 - l_cos_theta2 * theta2_dot_ahead);
                let t106 = m_ * t104 + t105;
                let p_y_new = rt::lit::<T>(0.5)
                    * (t103 + (t106 + y_dot_ahead * twice_m));
                let t107 = l_sin_theta1_new * t97
                    + (l_sin_theta1 * t100 + theta1_dot_ahead * twice_j
                        - l_cos_theta1 * t106) - l_cos_theta1_new * t103;
                let t108 = rt::lit::<T>(0.5) * t107;
                let t121 = sin_theta2_new * cos_theta1_new;
                let t122 = sin_theta1_new * cos_theta2_new;
                let t110 = half_h * theta1_dot_ahead;
                let t123 = ((x_dot_ahead * cos_theta1_new + y_dot_ahead * sin_theta1_new)
                    * twice_m_l + (t121 - t122) * (k2 * theta2_dot_ahead)) * t110;
                let p_theta1_new = t108 + t123;
                let t111 = l_sin_theta2_new * t96
                    + (l_sin_theta2 * t99 + theta2_dot_ahead * twice_j
                        - l_cos_theta2 * t105) - l_cos_theta2_new * t102;
                let t112 = rt::lit::<T>(0.5) * t111;
                let t124 = (m_l
                    * (x_dot_ahead * cos_theta2_new + y_dot_ahead * sin_theta2_new)
                    + (t122 - t121) * (k2 * theta1_dot_ahead))
                    * (half_h * theta2_dot_ahead);
                let p_theta2_new = t112 + t124;
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
                let [x, y, theta0, theta1, theta2, p_x, p_y, p_theta0, p_theta1, p_theta2,
                ] = motion.carried;
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
        /// | once, from parameters | 0 | 7 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 184 | 303 | 4 | 0 | 11 | 0 |
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
            /// `2 l`
            twice_l: T,
            /// `h/2`
            half_h: T,
            /// `h/I`
            h_over_i: T,
            /// `(h/I)/2`
            half_h_over_i: T,
            /// `h/6`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 7];
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
                let twice_l = rt::lit::<T>(2.0) * l;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let k4 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k1,
                    inv_i,
                    m_l,
                    l_over_i,
                    k2,
                    k3,
                    twice_l,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    k4,
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
                let carried = [x, y, theta0, theta1, theta2, t10, i * theta0_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, theta0, theta1, theta2, rho1, rho2] = motion.carried;
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
                    twice_l,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    k4,
                } = *setting.scheme();
                let theta2_minus_theta0 = theta2 - theta0;
                let (t1, t2) = rt::sin_cos(theta2_minus_theta0);
                let t3 = l * t1;
                let theta1_minus_theta0 = theta1 - theta0;
                let (t4, t5) = rt::sin_cos(theta1_minus_theta0);
                let t6 = l * t4;
                let t7 = l - t4 * t6;
                let t8 = t4 * t2;
                let t9 = t1 * t5;
                let t10 = t8 - t9;
                let t11 = t5 * t10;
                let t12 = m_ * (t7 + t3 * t11);
                let t13 = t12 + m_ * t7;
                let t14 = l * t2;
                let t15 = l * t5;
                let t16 = t4 * t15;
                let t17 = m_ * (t16 - t14 * t11);
                let t18 = l * (m_l + t13) + t11 * (j * t11 + t3 * t12 - t14 * t17);
                let t19 = t18 - t4 * (t6 * t13 - j * t4 - t15 * (t17 + m_ * t16));
                let t20 = rho1 / t19;
                let t21 = t4 * t20;
                let t22 = l * t20 - t6 * t21;
                let t23 = t11 * t20;
                let t24 = m_ * (t22 + t3 * t23);
                let t25 = t15 * t21;
                let t26 = m_ * (t25 - t14 * t23);
                let rho2_inv_i = rho2 * inv_i;
                let t27 = t4 * t21;
                let t28 = t5 * t21;
                let t29 = t1 * (t27 + t4 * t23)
                    + ((t4 * t1 + t5 * t2) * rho2_inv_i + t2 * (t28 + t5 * t23));
                let t30 = (t3 * t24 + (j * t23 - t14 * t26))
                    * (t2 * rho2_inv_i + t10 * t27 - t5 * t29);
                let t31 = t26 + m_ * t25;
                let t32 = (t6 * (t24 + m_ * t22) - (j * t21 + t15 * t31))
                    * (t5 * rho2_inv_i + t28);
                let rho2_l_over_i = rho2 * l_over_i;
                let t33 = t27 * (k1 * (t9 - t8) * t23 + t20 * (t5 * k3))
                    + (t20 * (t2 * k2) - k1 * t10 * t21) * (t11 * t23);
                let t34 = t30 + (t32 + (t31 * rho2_l_over_i + t33));
                let t35 = theta0 + rho2 * half_h_over_i;
                let t36 = theta1 - t35;
                let t37 = t36 - half_h * t21;
                let (t38, t39) = rt::sin_cos(t37);
                let t40 = l * t38;
                let t41 = l - t38 * t40;
                let t42 = theta2 - t35;
                let t43 = t42 + half_h * t23;
                let (t44, t45) = rt::sin_cos(t43);
                let t46 = l * t44;
                let t47 = t38 * t45;
                let t48 = t44 * t39;
                let t49 = t47 - t48;
                let t50 = t39 * t49;
                let t51 = m_ * (t41 + t46 * t50);
                let t52 = t51 + m_ * t41;
                let t53 = l * t45;
                let t54 = l * t39;
                let t55 = t38 * t54;
                let t56 = m_ * (t55 - t53 * t50);
                let t57 = l * (m_l + t52) + t50 * (j * t50 + t46 * t51 - t53 * t56);
                let t58 = t57 - t38 * (t40 * t52 - j * t38 - t54 * (t56 + m_ * t55));
                let t59 = (rho1 + half_h * t34) / t58;
                let t60 = t38 * t59;
                let t61 = l * t59 - t40 * t60;
                let t62 = t50 * t59;
                let t63 = m_ * (t61 + t46 * t62);
                let t64 = t54 * t60;
                let t65 = m_ * (t64 - t53 * t62);
                let t66 = t38 * t60;
                let t67 = t39 * t60;
                let t68 = t44 * (t66 + t38 * t62)
                    + (t45 * (t67 + t39 * t62) + rho2_inv_i * (t38 * t44 + t39 * t45));
                let t69 = (t46 * t63 + (j * t62 - t53 * t65))
                    * (rho2_inv_i * t45 + t49 * t66 - t39 * t68);
                let t70 = t65 + m_ * t64;
                let t71 = (t40 * (t63 + m_ * t61) - (j * t60 + t54 * t70))
                    * (t67 + rho2_inv_i * t39);
                let t72 = t66 * (t62 * (k1 * (t48 - t47)) + t59 * (k3 * t39))
                    + (t59 * (k2 * t45) - t60 * (k1 * t49)) * (t50 * t62);
                let t73 = t69 + (t71 + (rho2_l_over_i * t70 + t72));
                let t74 = t36 - half_h * t60;
                let (t75, t76) = rt::sin_cos(t74);
                let t77 = l * t75;
                let t78 = l - t75 * t77;
                let t79 = t42 + half_h * t62;
                let (t80, t81) = rt::sin_cos(t79);
                let t82 = l * t80;
                let t83 = t75 * t81;
                let t84 = t80 * t76;
                let t85 = t83 - t84;
                let t86 = t76 * t85;
                let t87 = m_ * (t78 + t82 * t86);
                let t88 = t87 + m_ * t78;
                let t89 = l * t81;
                let t90 = l * t76;
                let t91 = t75 * t90;
                let t92 = m_ * (t91 - t89 * t86);
                let t93 = l * (m_l + t88) + t86 * (j * t86 + t82 * t87 - t89 * t92);
                let t94 = t93 - t75 * (t77 * t88 - j * t75 - t90 * (t92 + m_ * t91));
                let t95 = (rho1 + half_h * t73) / t94;
                let t96 = t59 + t95;
                let (t97, t98) = rt::sin_cos(t35);
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let theta0_new = theta0 + rho2 * h_over_i;
                let (sin_theta0_new, cos_theta0_new) = rt::sin_cos(theta0_new);
                let t99 = t75 * t95;
                let t100 = l * t95 - t77 * t99;
                let t101 = t86 * t95;
                let t102 = m_ * (t100 + t82 * t101);
                let t103 = t90 * t99;
                let t104 = m_ * (t103 - t89 * t101);
                let t105 = t75 * t99;
                let t106 = t76 * t99;
                let t107 = t80 * (t105 + t75 * t101)
                    + (t81 * (t106 + t76 * t101) + rho2_inv_i * (t75 * t80 + t76 * t81));
                let t108 = (t82 * t102 + (j * t101 - t89 * t104))
                    * (rho2_inv_i * t81 + t85 * t105 - t76 * t107);
                let t109 = t104 + m_ * t103;
                let t110 = (t77 * (t102 + m_ * t100) - (j * t99 + t90 * t109))
                    * (t106 + rho2_inv_i * t76);
                let t111 = t105 * (t101 * (k1 * (t84 - t83)) + t95 * (k3 * t76))
                    + (t95 * (k2 * t81) - t99 * (k1 * t85)) * (t86 * t101);
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
                    + k4
                        * (t96 * (twice_l * t98)
                            + l * (cos_theta0 * t20 + cos_theta0_new * t134));
                let y_new = y
                    + k4
                        * (t96 * (twice_l * t97)
                            + l * (sin_theta0 * t20 + sin_theta0_new * t134));
                let t135 = t114 * t134;
                let theta1_new = theta1
                    - k4 * (t135 + (t21 + rt::lit::<T>(2.0) * (t60 + t99)));
                let t136 = t125 * t134;
                let theta2_new = theta2
                    + k4 * (t136 + (t23 + rt::lit::<T>(2.0) * (t62 + t101)));
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
                    + (t34 + rt::lit::<T>(2.0) * (t73 + t112));
                let t148 = rho2_l_over_i * t145
                    + ((t134 * (k2 * t120) - t135 * (k1 * t124)) * (t125 * t136) + t147);
                let rho1_new = rho1 + k4 * (t144 + (t146 + t148));
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2] = motion.carried;
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
