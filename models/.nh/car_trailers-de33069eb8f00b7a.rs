// Prepared by `nh prepare` from `CarTrailers` in src/library.rs and car_trailers.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration de33069eb8f00b7a15a455a8a57e76d2
// content bbb2497481492fbf6a5722115a66c825

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
/// * `gonzalez`: 193 add, 302 mul, 5 div, 11 sin_cos
/// * `midpoint`: 66 add, 110 mul, 2 div, 5 sin_cos
/// * `leapfrog`: 204 add, 344 mul, 10 div, 5 sin_cos
/// * `rk4`: 184 add, 303 mul, 4 div, 10 sin_cos
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
        m_l_squared: T,
        /// `2 m l²`
        twice_m_l_squared: T,
        /// `2 m l² + J`
        k2: T,
        /// `m l² + J`
        m_l_squared_plus_j: T,
        /// `1/(M + 2 m)`
        k3: T,
        /// `m l² + J - l² (m²/(M + 2 m))`
        k5: T,
        /// `1/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k7: T,
        /// `m l/(M + 2 m)`
        k8: T,
        /// `2 (m l/((M + 2 m) (2 m l² + J - 4 l² (m²/(M + 2 m)))))`
        k9: T,
        /// `2 (m l/(M + 2 m))`
        k10: T,
        /// `1/I`
        inv_i: T,
        /// `4 m l`
        k11: T,
        /// `4/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k12: T,
        /// `M l`
        m_l_2: T,
        /// `l/I`
        l_over_i: T,
        /// `l² m`
        l_m_l: T,
        /// `2 l² m`
        twice_l_m_l: T,
        /// `(2 l (m/(M + 2 m)) - l)/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k15: T,
        /// `l - l (m/(M + 2 m))`
        k16: T,
        /// `(l - 2 l (m/(M + 2 m)))/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k17: T,
        /// `2/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k18: T,
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
                let l_squared = l * l;
                let m_l_squared = m_ * l_squared;
                let twice_m_l_squared = rt::lit::<T>(2.0) * m_l_squared;
                let k2 = twice_m_l_squared + j;
                let m_l_squared_plus_j = m_l_squared + j;
                let k3 = rt::lit::<T>(1.0) / k1;
                let k4 = l_squared * (m_ * m_ / k1);
                let k5 = m_l_squared_plus_j - k4;
                let k6 = k2 - rt::lit::<T>(4.0) * k4;
                let k7 = rt::lit::<T>(1.0) / k6;
                let k8 = m_l / k1;
                let k9 = rt::lit::<T>(2.0) * (m_l / (k1 * k6));
                let k10 = rt::lit::<T>(2.0) * k8;
                let inv_i = rt::lit::<T>(1.0) / i;
                let k11 = rt::lit::<T>(4.0) * m_l;
                let k12 = rt::lit::<T>(4.0) / k6;
                let m_l_2 = m * l;
                let l_over_i = l / i;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let k13 = l * (m_ / k1);
                let k14 = rt::lit::<T>(2.0) * k13;
                let k15 = (k14 - l) / k6;
                let k16 = l - k13;
                let k17 = (l - k14) / k6;
                let k18 = rt::lit::<T>(2.0) / k6;
                Constants {
                    k1,
                    m_l,
                    twice_m_l,
                    minus_twice_m_l,
                    minus_m_l,
                    m_l_squared,
                    twice_m_l_squared,
                    k2,
                    m_l_squared_plus_j,
                    k3,
                    k5,
                    k7,
                    k8,
                    k9,
                    k10,
                    inv_i,
                    k11,
                    k12,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    k15,
                    k16,
                    k17,
                    k18,
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
                m_l_squared,
                k2,
                m_l_squared_plus_j,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let sin_theta1_twice_m_l = twice_m_l * sin_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t1 = minus_twice_m_l * cos_theta1;
            let cos_theta2_minus_m_l = minus_m_l * cos_theta2;
            let t2 = m_l_squared * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [k1, zero, zero, sin_theta1_twice_m_l, m_l_sin_theta2],
                [zero, k1, zero, t1, cos_theta2_minus_m_l],
                [zero, zero, i, zero, zero],
                [sin_theta1_twice_m_l, t1, zero, k2, t2],
                [m_l_sin_theta2, cos_theta2_minus_m_l, zero, t2, m_l_squared_plus_j],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let Constants { m_l, m_l_squared, k3, k5, k7, k8, k9, k10, inv_i, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = k9 * sin_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t2 = m_l_squared * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0)
                    * (m_l_sin_theta2 * (k8 * sin_theta1)
                        + m_l_cos_theta2 * (k8 * cos_theta1));
            let t3 = t2 * (k7 * t2);
            let t4 = k5 - t3;
            let t5 = k7 / t4;
            let t6 = t2 * t1 - k8 * sin_theta2;
            let t7 = t1 + t5 * (t2 * t6);
            let t8 = k3 / t4;
            let t9 = k10 * cos_theta1;
            let t10 = t8 * (m_l_cos_theta2 * t6) - t7 * t9;
            let t11 = -t7;
            let t12 = rt::lit::<T>(1.0) / t4;
            let t13 = t6 * t12;
            let t14 = k9 * cos_theta1;
            let t15 = k8 * cos_theta2 - t2 * t14;
            let t16 = t14 - t5 * (t2 * t15);
            let t17 = t15 * t12;
            let t18 = -(t2 * t5);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t7 * (k10 * sin_theta1) + (k3 - t8 * (m_l_sin_theta2 * t6)),
                    t10,
                    zero,
                    t11,
                    t13,
                ],
                [t10, t9 * t16 + (k3 + t8 * (m_l_cos_theta2 * t15)), zero, t16, t17],
                [zero, zero, inv_i, zero, zero],
                [t11, t16, zero, k7 + t3 * t5, t18],
                [t13, t17, zero, t18, t12],
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
            let Constants {
                k1,
                twice_m_l,
                twice_m_l_squared,
                k2,
                m_l_squared_plus_j,
                k11,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k11 * (sin_theta1 * x_dot - cos_theta1 * y_dot)
                + (k2 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (twice_m_l_squared * theta2_dot));
            let t2 = theta2_dot
                * (m_l_squared_plus_j * theta2_dot
                    + twice_m_l * (sin_theta2 * x_dot - cos_theta2 * y_dot))
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
            let Constants {
                k1,
                twice_m_l,
                twice_m_l_squared,
                k2,
                m_l_squared_plus_j,
                k11,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k11 * (sin_theta1 * x_dot - cos_theta1 * y_dot)
                + (k2 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (twice_m_l_squared * theta2_dot));
            let t2 = theta2_dot
                * (m_l_squared_plus_j * theta2_dot
                    + twice_m_l * (sin_theta2 * x_dot - cos_theta2 * y_dot))
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
            let Constants { m_l, twice_m_l, m_l_squared, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta1 * cos_theta2;
            let t2 = sin_theta2 * cos_theta1;
            [
                rt::sparse([(3, 3, twice_m_l * cos_theta1), (4, 4, m_l * cos_theta2)]),
                rt::sparse([(3, 3, twice_m_l * sin_theta1), (4, 4, m_l * sin_theta2)]),
                SMatrix::zeros(),
                rt::sparse([(4, 4, m_l_squared * (t1 - t2))]),
                rt::sparse([(3, 3, m_l_squared * (t2 - t1))]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 5 matrices of 5 × 5
        pub fn christoffel(&self, q: &SVector<T, 5>) -> [SMatrix<T, 5, 5>; 5] {
            let [[_, _, _, theta1, theta2]] = q.data.0;
            let Constants { m_l, m_l_squared, k3, k5, k7, k8, k10, k12, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = k8 * cos_theta1;
            let t2 = k8 * sin_theta1;
            let sin_theta1_m_l = m_l * sin_theta1;
            let m_l_cos_theta1 = m_l * cos_theta1;
            let t3 = sin_theta1_m_l * t1 - m_l_cos_theta1 * t2;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t4 = m_l_squared * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t2 + m_l_cos_theta2 * t1);
            let t5 = k7 * t4;
            let t6 = k5 - t4 * t5;
            let t7 = k7 / t6;
            let t8 = sin_theta2 * cos_theta1;
            let t9 = sin_theta1 * cos_theta2;
            let t10 = k8 * cos_theta2;
            let t11 = k8 * sin_theta2;
            let t12 = m_l_squared * (t8 - t9)
                + rt::lit::<T>(2.0) * (sin_theta1_m_l * t10 - m_l_cos_theta1 * t11)
                - t5 * (rt::lit::<T>(4.0) * t3);
            let t13 = k12 * t3 - t7 * (t4 * t12);
            let t14 = k3 / t6;
            let t15 = m_l_squared * (t9 - t8)
                + rt::lit::<T>(2.0) * (m_l_sin_theta2 * t1 - m_l_cos_theta2 * t2);
            let t16 = m_l_sin_theta2 * t10 - m_l_cos_theta2 * t11 - t5 * t15;
            let t17 = k7 * t15 - t7 * (t4 * t16);
            let t18 = rt::lit::<T>(1.0) / t6;
            [
                rt::sparse([
                    (
                        3,
                        3,
                        rt::lit::<T>(2.0) * (t1 - t2 * t13)
                            - t14 * (m_l_sin_theta2 * t12),
                    ),
                    (4, 4, t10 - t14 * (m_l_sin_theta2 * t16) - k10 * sin_theta1 * t17),
                ]),
                rt::sparse([
                    (
                        3,
                        3,
                        t14 * (m_l_cos_theta2 * t12)
                            + rt::lit::<T>(2.0) * (t2 + t1 * t13),
                    ),
                    (4, 4, k10 * cos_theta1 * t17 + (t11 + t14 * (m_l_cos_theta2 * t16))),
                ]),
                SMatrix::zeros(),
                rt::sparse([(3, 3, t13), (4, 4, t17)]),
                rt::sparse([(3, 3, t18 * t12), (4, 4, t18 * t16)]),
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
                [zero, -l, -l * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)],
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
            let t24 = t17 * (t23 + m_l_2 * cos_theta0);
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t25 = l_sin_theta0 - l_cos_theta1 * t18;
            let l_cos_theta2 = l * cos_theta2;
            let t26 = m_ * (t25 - l_cos_theta2 * t21);
            let t27 = m_ * t25 + t26;
            let t28 = t17 * (t27 + m_l_2 * sin_theta0);
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
            let t24 = t17 * (t23 + m_l_2 * cos_theta0);
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t25 = l_sin_theta0 - l_cos_theta1 * t18;
            let l_cos_theta2 = l * cos_theta2;
            let t26 = m_ * (t25 - l_cos_theta2 * t21);
            let t27 = m_ * t25 + t26;
            let t28 = t17 * (t27 + m_l_2 * sin_theta0);
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
                + (l_sin_theta0 * (t10 + m_l_2 * cos_theta0)
                    - l_cos_theta0 * (t11 + m_l_2 * sin_theta0)) - t12;
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
            rt::lit::<T>(0.5) * (rho1 * rho1 / t16 + rho2 * (inv_i * rho2))
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
                inv_i * rho2,
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
            let Constants {
                m_l_squared,
                inv_i,
                m_l_2,
                l_over_i,
                l_m_l,
                twice_l_m_l,
                ..
            } = self.constants;
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
            let rho2_inv_i = inv_i * rho2;
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
            let t33 = t27 * (m_l_squared * (t9 - t8) * t22 + t20 * (twice_l_m_l * t2))
                + (t20 * (l_m_l * t6) - m_l_squared * t10 * t21) * (t11 * t22);
            rt::vector([
                l * cos_theta0 * t20,
                l * sin_theta0 * t20,
                rho2_inv_i,
                -t21,
                t22,
                t30 + (t32 + (t31 * (l_over_i * rho2) + t33)),
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
            let Constants {
                m_l,
                m_l_squared,
                inv_i,
                m_l_2,
                l_over_i,
                l_m_l,
                twice_l_m_l,
                ..
            } = self.constants;
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
            let rho2_inv_i = inv_i * rho2;
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
            let t86 = t25 * (twice_l_m_l * t1);
            let t87 = t10 - t9;
            let t88 = m_l_squared * t87;
            let t89 = twice_l_m_l * t2;
            let t90 = t89 * t25 + t88 * t68;
            let t91 = t90 * t59;
            let t92 = l_m_l * t7 * t25;
            let t93 = m_l_squared * t11;
            let t94 = t92 - t93 * t63;
            let t95 = t93 * t68;
            let t96 = t95 * t59;
            let t97 = t6 * t68;
            let t98 = t97 * (l_m_l * t25);
            let t99 = t1 * (t63 * (t86 + t88 * t60) - t91)
                + t12 * (t60 * t94 + (t96 + t98));
            let rho2_l_over_i = l_over_i * rho2;
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
            let t136 = m_l_squared * t44 * t68;
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
            let Constants { m_l, m_l_squared, k3, k5, k7, k8, k9, inv_i, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t1 = k8 * sin_theta1;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t2 = k8 * cos_theta1;
            let t3 = m_l_squared * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t1 + m_l_cos_theta2 * t2);
            let t4 = k7 * t3;
            let t5 = k5 - t3 * t4;
            let t6 = k3 / t5;
            let t7 = p_theta1 + rt::lit::<T>(2.0) * (p_y * t2 - p_x * t1);
            let t8 = p_theta2 + k3 * (m_l_cos_theta2 * p_y - m_l_sin_theta2 * p_x)
                - t4 * t7;
            let t9 = rt::lit::<T>(1.0) / t5;
            let t10 = t7 - t9 * (t3 * t8);
            rt::vector([
                k3 * p_x - t6 * (m_l_sin_theta2 * t8) - k9 * sin_theta1 * t10,
                k9 * cos_theta1 * t10 + (k3 * p_y + t6 * (m_l_cos_theta2 * t8)),
                inv_i * p_theta0,
                k7 * t10,
                t9 * t8,
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
                inv_i * rho2,
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
            let Constants {
                m_l,
                twice_m_l,
                m_l_squared,
                k3,
                k5,
                k7,
                k8,
                k10,
                k15,
                k16,
                k17,
                k18,
                ..
            } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = k10 * sin_theta1;
            let t2 = k8 * sin_theta1;
            let t3 = k8 * cos_theta1;
            let t4 = sin_theta0 * t2 + cos_theta0 * t3;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t5 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t6 = m_l_squared * t5
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t2 + m_l_cos_theta2 * t3);
            let t7 = k7 * t6;
            let t8 = k5 - t6 * t7;
            let t9 = k7 / t8;
            let t10 = k8 * sin_theta2;
            let t11 = k8 * cos_theta2;
            let t12 = sin_theta0 * t10 + cos_theta0 * t11
                - t7 * (rt::lit::<T>(2.0) * t4);
            let t13 = k18 * t4 - t9 * (t6 * t12);
            let t14 = k3 / t8;
            let t15 = t1 * t13 + (k3 * sin_theta0 + t14 * (m_l_sin_theta2 * t12));
            let t16 = k10 * cos_theta1;
            let t17 = t16 * t13 + (k3 * cos_theta0 + t14 * (m_l_cos_theta2 * t12));
            let t18 = rt::lit::<T>(1.0) / (sin_theta0 * t15 + cos_theta0 * t17);
            let t19 = cos_theta1 * theta1_dot;
            let t20 = l * t19;
            let t21 = theta1_dot * t20;
            let t22 = cos_theta2 * theta2_dot;
            let t23 = l * t22;
            let t24 = m_ * (t21 + theta2_dot * t23);
            let t25 = t24 + m_ * t21;
            let l_sin_theta1 = l * sin_theta1;
            let t26 = x_dot + l_sin_theta1 * theta1_dot;
            let l_sin_theta2 = l * sin_theta2;
            let t27 = m_ * (t26 + l_sin_theta2 * theta2_dot);
            let t28 = sin_theta1 * cos_theta2;
            let t29 = sin_theta2 * cos_theta1;
            let t30 = theta2_dot
                * (m_l * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                    + (t28 - t29) * (m_l_squared * theta1_dot));
            let t31 = sin_theta2 * theta2_dot;
            let t32 = l * t31;
            let l_cos_theta1 = l * cos_theta1;
            let t33 = y_dot - theta1_dot * l_cos_theta1;
            let l_cos_theta2 = l * cos_theta2;
            let t34 = m_ * (t33 - theta2_dot * l_cos_theta2);
            let t35 = sin_theta1 * theta1_dot;
            let t36 = l * t35;
            let t37 = theta1_dot * t36;
            let t38 = m_ * (t37 + theta2_dot * t32);
            let t39 = t38 + m_ * t37;
            let t40 = t27 * t23 - t30 - t25 * t10
                + (l_sin_theta2 * t24 + t32 * t34 + (t39 * t11 - l_cos_theta2 * t38));
            let t41 = theta1_dot
                * (twice_m_l * (cos_theta1 * x_dot + sin_theta1 * y_dot)
                    + (t29 - t28) * (m_l_squared * theta2_dot));
            let t42 = (t27 + m_ * t26) * t20 + t39 * (t16 - l_cos_theta1)
                + (t25 * (l_sin_theta1 - t1) + (t36 * (m_ * t33 + t34) - t41));
            let t43 = t40 - t7 * t42;
            let t44 = k7 * t42 - t9 * (t6 * t43);
            let t45 = k3 * t25 - t14 * (m_l_sin_theta2 * t43) - t1 * t44;
            let t46 = t16 * t44 + (k3 * t39 + t14 * (m_l_cos_theta2 * t43));
            let t47 = sin_theta0 * (y_dot * theta0_dot - t45)
                + cos_theta0 * (x_dot * theta0_dot + t46);
            let t48 = l * t5;
            let t49 = rt::lit::<T>(2.0) * (sin_theta2 * t2 + cos_theta2 * t3) - t48;
            let t50 = k16 + t7 * t49;
            let t51 = k7 * t49 + t9 * (t6 * t50);
            let t52 = rt::lit::<T>(1.0) / t8;
            let t53 = cos_theta2
                * (t16 * t51 + (k3 * cos_theta2 - t14 * (m_l_cos_theta2 * t50)))
                + (t52 * (l * t50) - t48 * t51);
            let t54 = cos_theta2 * t17
                + (sin_theta2 * t15 - (t48 * t13 + t52 * (l * t12)));
            let t55 = t54 * t18;
            let t56 = sin_theta2
                * (t1 * t51 + (k3 * sin_theta2 - t14 * (m_l_sin_theta2 * t50))) + t53
                - t54 * t55;
            let t57 = k17 * t6 + (sin_theta1 * t10 + cos_theta1 * t11);
            let t58 = k15 - t9 * (t6 * t57);
            let t59 = k3 + k10 * t58;
            let t60 = t14 * (m_l_cos_theta2 * t57) + cos_theta1 * t59;
            let t61 = t14 * (m_l_sin_theta2 * t57) + sin_theta1 * t59;
            let t62 = cos_theta1 * t17 + (sin_theta1 * t15 - l * t13);
            let t63 = t62 * t18;
            let t64 = cos_theta2 * t60
                + (sin_theta2 * t61 - (t48 * t58 + t52 * (l * t57))) - t54 * t63;
            let t65 = rt::lit::<T>(1.0)
                / (cos_theta1 * t60 + (sin_theta1 * t61 - l * t58) - t62 * t63);
            let t66 = t64 * t65;
            let t67 = rt::lit::<T>(1.0) / (t56 - t64 * t66);
            let t68 = theta1_dot
                * (sin_theta2 * t19 + sin_theta1 * t22
                    - (cos_theta2 * t35 + cos_theta1 * t31)) - t52 * t43;
            let t69 = cos_theta2 * t46
                + (x_dot * t22 + y_dot * t31 + l * t68 - t48 * t44);
            let t70 = cos_theta1 * t46 + (x_dot * t19 + y_dot * t35 - l * t44)
                - sin_theta1 * t45;
            let t71 = t70 - t47 * t63;
            let t72 = t69 - sin_theta2 * t45 - t47 * t55 - t66 * t71;
            let t73 = t65 * (t71 - t67 * (t64 * t72));
            rt::vector([t18 * (t47 - t67 * (t54 * t72)) - t63 * t73, t73, t72 * t67])
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
            let Constants {
                m_l,
                twice_m_l,
                m_l_squared,
                k3,
                k5,
                k7,
                k8,
                k10,
                k15,
                k16,
                k17,
                k18,
                ..
            } = self.constants;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t2 = k8 * sin_theta1;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t3 = k8 * cos_theta1;
            let t4 = m_l_squared * t1
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t2 + m_l_cos_theta2 * t3);
            let t5 = k7 * t4;
            let t6 = k5 - t4 * t5;
            let t7 = k3 / t6;
            let t8 = m_l_sin_theta2 * t7;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let t9 = k10 * sin_theta1;
            let t10 = sin_theta0 * t2 + cos_theta0 * t3;
            let t11 = k7 / t6;
            let t12 = k8 * sin_theta2;
            let t13 = k8 * cos_theta2;
            let t14 = sin_theta0 * t12 + cos_theta0 * t13
                - t5 * (rt::lit::<T>(2.0) * t10);
            let t15 = k18 * t10 - t11 * (t4 * t14);
            let t16 = t9 * t15 + (k3 * sin_theta0 + t7 * (m_l_sin_theta2 * t14));
            let t17 = k10 * cos_theta1;
            let t18 = t17 * t15 + (k3 * cos_theta0 + t7 * (m_l_cos_theta2 * t14));
            let t19 = rt::lit::<T>(1.0) / (sin_theta0 * t16 + cos_theta0 * t18);
            let t20 = cos_theta1 * theta1_dot;
            let t21 = l * t20;
            let t22 = theta1_dot * t21;
            let t23 = cos_theta2 * theta2_dot;
            let t24 = l * t23;
            let t25 = m_ * (t22 + theta2_dot * t24);
            let t26 = t25 + m_ * t22;
            let l_sin_theta1 = l * sin_theta1;
            let t27 = x_dot + l_sin_theta1 * theta1_dot;
            let l_sin_theta2 = l * sin_theta2;
            let t28 = m_ * (t27 + l_sin_theta2 * theta2_dot);
            let t29 = sin_theta2 * theta2_dot;
            let t30 = l * t29;
            let l_cos_theta1 = l * cos_theta1;
            let t31 = y_dot - theta1_dot * l_cos_theta1;
            let l_cos_theta2 = l * cos_theta2;
            let t32 = m_ * (t31 - theta2_dot * l_cos_theta2);
            let t33 = sin_theta1 * cos_theta2;
            let t34 = sin_theta2 * cos_theta1;
            let t35 = theta2_dot
                * (m_l * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                    + (t33 - t34) * (m_l_squared * theta1_dot));
            let t36 = sin_theta1 * theta1_dot;
            let t37 = l * t36;
            let t38 = theta1_dot * t37;
            let t39 = m_ * (t38 + theta2_dot * t30);
            let t40 = t28 * t24 + l_sin_theta2 * t25
                + (t30 * t32 - t35 - l_cos_theta2 * t39);
            let t41 = t39 + m_ * t38;
            let t42 = theta1_dot
                * (twice_m_l * (cos_theta1 * x_dot + sin_theta1 * y_dot)
                    + (t34 - t33) * (m_l_squared * theta2_dot));
            let t43 = (t28 + m_ * t27) * t21 + l_sin_theta1 * t26
                + (t37 * (m_ * t31 + t32) - t42 - l_cos_theta1 * t41);
            let t44 = rt::lit::<T>(2.0) * (t41 * t3 - t26 * t2) + t43;
            let t45 = t40 + (t41 * t13 - t26 * t12) - t5 * t44;
            let t46 = t4 * t11;
            let t47 = k7 * t44 - t46 * t45;
            let t48 = k3 * t26 - t45 * t8 - t9 * t47;
            let t49 = m_l_cos_theta2 * t7;
            let t50 = t17 * t47 + (k3 * t41 + t45 * t49);
            let t51 = sin_theta0 * (y_dot * theta0_dot - t48)
                + cos_theta0 * (x_dot * theta0_dot + t50);
            let t52 = l * t1;
            let t53 = rt::lit::<T>(2.0) * (sin_theta2 * t2 + cos_theta2 * t3) - t52;
            let t54 = k16 + t5 * t53;
            let t55 = k7 * t53 + t11 * (t4 * t54);
            let t56 = rt::lit::<T>(1.0) / t6;
            let t57 = cos_theta2
                * (t17 * t55 + (k3 * cos_theta2 - t7 * (m_l_cos_theta2 * t54)))
                + (t56 * (l * t54) - t52 * t55);
            let t58 = cos_theta2 * t18
                + (sin_theta2 * t16 - (t52 * t15 + t56 * (l * t14)));
            let t59 = t58 * t19;
            let t60 = sin_theta2
                * (t9 * t55 + (k3 * sin_theta2 - t7 * (m_l_sin_theta2 * t54))) + t57
                - t58 * t59;
            let t61 = k17 * t4 + (sin_theta1 * t12 + cos_theta1 * t13);
            let t62 = k15 - t11 * (t4 * t61);
            let t63 = k3 + k10 * t62;
            let t64 = t7 * (m_l_cos_theta2 * t61) + cos_theta1 * t63;
            let t65 = t7 * (m_l_sin_theta2 * t61) + sin_theta1 * t63;
            let t66 = cos_theta1 * t18 + (sin_theta1 * t16 - l * t15);
            let t67 = t66 * t19;
            let t68 = cos_theta2 * t64
                + (sin_theta2 * t65 - (t52 * t62 + t56 * (l * t61))) - t58 * t67;
            let t69 = rt::lit::<T>(1.0)
                / (cos_theta1 * t64 + (sin_theta1 * t65 - l * t62) - t66 * t67);
            let t70 = t68 * t69;
            let t71 = rt::lit::<T>(1.0) / (t60 - t68 * t70);
            let t72 = theta1_dot
                * (sin_theta2 * t20 + sin_theta1 * t23
                    - (cos_theta2 * t36 + cos_theta1 * t29)) - t56 * t45;
            let t73 = cos_theta2 * t50
                + (x_dot * t23 + y_dot * t29 + l * t72 - t52 * t47);
            let t74 = cos_theta1 * t50 + (x_dot * t20 + y_dot * t36 - l * t47)
                - sin_theta1 * t48;
            let t75 = t74 - t67 * t51;
            let t76 = t73 - sin_theta2 * t48 - t59 * t51 - t70 * t75;
            let t77 = t69 * (t75 - t71 * (t68 * t76));
            let t78 = t19 * (t51 - t71 * (t58 * t76)) - t67 * t77;
            let t79 = t71 * t76;
            let t80 = sin_theta0 * t78 + (sin_theta1 * t77 + (t26 + sin_theta2 * t79));
            let t81 = cos_theta0 * t78 + (cos_theta1 * t77 + (cos_theta2 * t79 - t41));
            let t82 = rt::lit::<T>(2.0) * (t2 * t80 + t3 * t81)
                - (l * t77 + (t43 + t52 * t79));
            let t83 = t5 * t82 + (t40 + l * t79 - t12 * t80 - t13 * t81);
            let t84 = k7 * t82 + t46 * t83;
            rt::vector([
                t8 * t83 - k3 * t80 - t9 * t84,
                t17 * t84 + (k3 * t81 - t49 * t83),
                rt::lit::<T>(0.0),
                t84,
                -(t56 * t83),
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
            let Constants {
                k1,
                twice_m_l,
                twice_m_l_squared,
                k2,
                m_l_squared_plus_j,
                k11,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k11 * (sin_theta1 * x_dot - cos_theta1 * y_dot)
                + (k2 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (twice_m_l_squared * theta2_dot));
            let t2 = theta2_dot
                * (m_l_squared_plus_j * theta2_dot
                    + twice_m_l * (sin_theta2 * x_dot - cos_theta2 * y_dot))
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
            let Constants { m_l, m_l_squared, k3, k5, k7, k8, k9, k10, inv_i, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = k9 * sin_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t2 = m_l_squared * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0)
                    * (m_l_sin_theta2 * (k8 * sin_theta1)
                        + m_l_cos_theta2 * (k8 * cos_theta1));
            let t3 = t2 * (k7 * t2);
            let t4 = k5 - t3;
            let t5 = k7 / t4;
            let t6 = t2 * t1 - k8 * sin_theta2;
            let t7 = t1 + t5 * (t2 * t6);
            let t8 = k3 / t4;
            let t9 = k10 * cos_theta1;
            let t10 = t8 * (m_l_cos_theta2 * t6) - t7 * t9;
            let t11 = rt::lit::<T>(1.0) / t4;
            let t12 = t6 * t11;
            let t13 = p_x * (t7 * (k10 * sin_theta1) + (k3 - t8 * (m_l_sin_theta2 * t6)))
                + (p_y * t10 + (p_theta2 * t12 - p_theta1 * t7));
            let t14 = k9 * cos_theta1;
            let t15 = k8 * cos_theta2 - t2 * t14;
            let t16 = t14 - t5 * (t2 * t15);
            let t17 = t15 * t11;
            let t18 = p_y * (t9 * t16 + (k3 + t8 * (m_l_cos_theta2 * t15)))
                + (p_x * t10 + (p_theta1 * t16 + p_theta2 * t17));
            let t19 = t2 * t5;
            let t20 = p_y * t16 - p_theta2 * t19
                + (p_theta1 * (k7 + t3 * t5) - p_x * t7);
            let t21 = p_theta0 * (inv_i * p_theta0)
                + p_theta2 * (p_y * t17 + p_theta2 * t11 + (p_x * t12 - p_theta1 * t19));
            rt::lit::<T>(0.5) * (p_x * t13 + (p_y * t18 + (p_theta1 * t20 + t21)))
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
            let Constants {
                m_l,
                twice_m_l,
                m_l_squared,
                k3,
                k5,
                k7,
                k8,
                k9,
                k10,
                inv_i,
                k15,
                k16,
                k17,
                k18,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = k9 * sin_theta1;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t2 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t3 = k8 * sin_theta1;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t4 = k8 * cos_theta1;
            let t5 = m_l_squared * t2
                - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t3 + m_l_cos_theta2 * t4);
            let t6 = k7 * t5;
            let t7 = t5 * t6;
            let t8 = k5 - t7;
            let t9 = k7 / t8;
            let t10 = k8 * sin_theta2;
            let t11 = t5 * t1 - t10;
            let t12 = t1 + t9 * (t5 * t11);
            let t13 = k10 * sin_theta1;
            let t14 = k3 / t8;
            let t15 = k10 * cos_theta1;
            let t16 = t14 * (m_l_cos_theta2 * t11) - t12 * t15;
            let t17 = rt::lit::<T>(1.0) / t8;
            let t18 = t11 * t17;
            let t19 = p_x * (t12 * t13 + (k3 - t14 * (m_l_sin_theta2 * t11)))
                + (p_y * t16 + (p_theta2 * t18 - p_theta1 * t12));
            let t20 = k9 * cos_theta1;
            let t21 = k8 * cos_theta2;
            let t22 = t21 - t5 * t20;
            let t23 = t20 - t9 * (t5 * t22);
            let t24 = t22 * t17;
            let t25 = p_y * (t15 * t23 + (k3 + t14 * (m_l_cos_theta2 * t22)))
                + (p_x * t16 + (p_theta1 * t23 + p_theta2 * t24));
            let p_theta0_inv_i = inv_i * p_theta0;
            let t26 = t5 * t9;
            let t27 = p_y * t23 - p_theta2 * t26
                + (p_theta1 * (k7 + t7 * t9) - p_x * t12);
            let t28 = p_y * t24 + p_theta2 * t17 + (p_x * t18 - p_theta1 * t26);
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let t29 = sin_theta0 * t3 + cos_theta0 * t4;
            let t30 = sin_theta0 * t10 + cos_theta0 * t21
                - t6 * (rt::lit::<T>(2.0) * t29);
            let t31 = k18 * t29 - t9 * (t5 * t30);
            let t32 = t13 * t31 + (k3 * sin_theta0 + t14 * (m_l_sin_theta2 * t30));
            let t33 = t15 * t31 + (k3 * cos_theta0 + t14 * (m_l_cos_theta2 * t30));
            let t34 = rt::lit::<T>(1.0) / (sin_theta0 * t32 + cos_theta0 * t33);
            let t35 = cos_theta1 * t27;
            let t36 = l * t35;
            let t37 = t27 * t36;
            let t38 = cos_theta2 * t28;
            let t39 = l * t38;
            let t40 = m_ * (t37 + t28 * t39);
            let t41 = t40 + m_ * t37;
            let l_sin_theta1 = l * sin_theta1;
            let t42 = t19 + l_sin_theta1 * t27;
            let l_sin_theta2 = l * sin_theta2;
            let t43 = m_ * (t42 + l_sin_theta2 * t28);
            let t44 = t43 * t39 - (cos_theta2 * t19 + sin_theta2 * t25) * (m_l * t28)
                - t10 * t41;
            let l_cos_theta2 = l * cos_theta2;
            let t45 = sin_theta1 * t27;
            let t46 = l * t45;
            let t47 = t27 * t46;
            let t48 = sin_theta2 * t28;
            let t49 = l * t48;
            let t50 = m_ * (t47 + t28 * t49);
            let t51 = t50 + m_ * t47;
            let l_cos_theta1 = l * cos_theta1;
            let t52 = l_cos_theta1 * t27;
            let t53 = m_ * (t25 - (t52 + l_cos_theta2 * t28));
            let t54 = sin_theta1 * cos_theta2;
            let t55 = sin_theta2 * cos_theta1;
            let t56 = m_l_squared * (t54 - t55) * t27;
            let t57 = t28 * t56;
            let t58 = t44
                + (l_sin_theta2 * t40 - l_cos_theta2 * t50
                    + (t21 * t51 + (t53 * t49 - t57)));
            let t59 = m_l_squared * (t55 - t54) * t28;
            let t60 = t36 * (t43 + m_ * t42) + t46 * (t53 + m_ * (t25 - t52))
                - t27 * (t59 + twice_m_l * (cos_theta1 * t19 + sin_theta1 * t25));
            let t61 = (t15 - l_cos_theta1) * t51 + (l_sin_theta1 - t13) * t41 + t60;
            let t62 = t58 - t6 * t61;
            let t63 = k7 * t61 - t26 * t62;
            let t64 = k3 * t41 - m_l_sin_theta2 * t14 * t62 - t13 * t63;
            let t65 = t15 * t63 + (m_l_cos_theta2 * t14 * t62 + k3 * t51);
            let t66 = sin_theta0 * (p_theta0_inv_i * t25 - t64)
                + cos_theta0 * (t65 + p_theta0_inv_i * t19);
            let t67 = t27
                * (sin_theta1 * t38 - cos_theta1 * t48
                    + (sin_theta2 * t35 - cos_theta2 * t45)) - t17 * t62;
            let t68 = l * t2;
            let t69 = l * t67 + (t25 * t48 + t19 * t38 - t68 * t63)
                + (cos_theta2 * t65 - sin_theta2 * t64);
            let t70 = cos_theta2 * t33
                + (sin_theta2 * t32 - (t68 * t31 + t17 * (l * t30)));
            let t71 = t70 * t34;
            let t72 = k17 * t5 + (sin_theta1 * t10 + cos_theta1 * t21);
            let t73 = k15 - t9 * (t5 * t72);
            let t74 = k3 + k10 * t73;
            let t75 = t14 * (m_l_cos_theta2 * t72) + cos_theta1 * t74;
            let t76 = t14 * (m_l_sin_theta2 * t72) + sin_theta1 * t74;
            let t77 = cos_theta1 * t33 + (sin_theta1 * t32 - l * t31);
            let t78 = t77 * t34;
            let t79 = cos_theta2 * t75
                + (sin_theta2 * t76 - (t68 * t73 + t17 * (l * t72))) - t70 * t78;
            let t80 = rt::lit::<T>(1.0)
                / (cos_theta1 * t75 + (sin_theta1 * t76 - l * t73) - t77 * t78);
            let t81 = t79 * t80;
            let t82 = cos_theta1 * t65 + (t19 * t35 + t25 * t45 - l * t63)
                - sin_theta1 * t64;
            let t83 = t82 - t78 * t66;
            let t84 = t69 - t71 * t66 - t81 * t83;
            let t85 = rt::lit::<T>(2.0) * (sin_theta2 * t3 + cos_theta2 * t4) - t68;
            let t86 = k16 + t6 * t85;
            let t87 = k7 * t85 + t9 * (t5 * t86);
            let t88 = cos_theta2
                * (t15 * t87 + (k3 * cos_theta2 - t14 * (m_l_cos_theta2 * t86)))
                + (t17 * (l * t86) - t68 * t87);
            let t89 = sin_theta2
                * (t13 * t87 + (k3 * sin_theta2 - t14 * (m_l_sin_theta2 * t86))) + t88
                - t70 * t71;
            let t90 = rt::lit::<T>(1.0) / (t89 - t79 * t81);
            let t91 = t80 * (t83 - t84 * (t79 * t90));
            let t92 = t34 * (t66 - t84 * (t70 * t90)) - t78 * t91;
            let t93 = t90 * t84;
            let t94 = t27
                * (t59
                    + rt::lit::<T>(2.0)
                        * (m_l * cos_theta1 * t19 + m_l * sin_theta1 * t25)) - t68 * t93;
            let t95 = rt::lit::<T>(0.5)
                * (t57
                    + t28
                        * (t56
                            + rt::lit::<T>(2.0)
                                * (m_l_cos_theta2 * t19 + m_l_sin_theta2 * t25))) - l * t93;
            rt::vector([
                t19,
                t25,
                p_theta0_inv_i,
                t27,
                t28,
                -(sin_theta0 * t92 + (sin_theta1 * t91 + sin_theta2 * t93)),
                cos_theta0 * t92 + (cos_theta1 * t91 + cos_theta2 * t93),
                rt::lit::<T>(0.0),
                t94 - l * t91,
                t95,
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
        /// | once, from parameters | 0 | 12 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 2 | 0 | 0 | 0 |
        /// | each step | 67 | 105 | 2 | 0 | 5 | 0 |
        /// | each sweep for theta0_rate, theta1_rate, theta2_rate, rho1_rate, kappa_gradient | 126 | 197 | 3 | 0 | 6 | 0 |
        /// | each iteration for theta0_rate, theta1_rate, theta2_rate, rho1_rate, kappa_gradient | 836 | 1211 | 9 | 0 | 7 | 0 |
        /// | each state that is looked at | 16 | 31 | 1 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m l`
            m_l: T,
            /// `l²`
            l_squared: T,
            /// `m l²`
            m_l_squared: T,
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
            /// `2 l²`
            twice_l_squared: T,
            /// `2 l`
            twice_l: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/I`
            h_over_i: T,
            /// `h (h/I)/4`
            k1: T,
            /// `(h/I)/2`
            half_h_over_i: T,
            /// `l h`
            l_h: T,
            /// `l h/2`
            half_l_h: T,
            /// `m l h/2`
            k2: T,
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
                let l_squared = l * l;
                let m_l_squared = m_ * l_squared;
                let inv_i = rt::lit::<T>(1.0) / i;
                let m_l_2 = m * l;
                let l_over_i = l / i;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let half_m = rt::lit::<T>(0.5) * m_;
                let half_j = rt::lit::<T>(0.5) * j;
                let half_l = rt::lit::<T>(0.5) * l;
                let quarter_l = rt::lit::<T>(0.25) * l;
                let twice_l_squared = rt::lit::<T>(2.0) * l_squared;
                let twice_l = rt::lit::<T>(2.0) * l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let k1 = rt::lit::<T>(0.25) * (h * h_over_i);
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let l_h = l * h;
                let half_l_h = rt::lit::<T>(0.5) * l_h;
                let k2 = rt::lit::<T>(0.5) * (m_ * l_h);
                let j_h = j * h;
                let half_j_h = rt::lit::<T>(0.5) * j_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    m_l,
                    l_squared,
                    m_l_squared,
                    inv_i,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    half_j,
                    half_l,
                    quarter_l,
                    twice_l_squared,
                    twice_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    k1,
                    half_h_over_i,
                    l_h,
                    half_l_h,
                    k2,
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
                    l_squared,
                    m_l_squared,
                    inv_i,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    half_j,
                    half_l,
                    quarter_l,
                    twice_l_squared,
                    twice_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    k1,
                    half_h_over_i,
                    l_h,
                    half_l_h,
                    k2,
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
                    let t36 = rho1 + half_h * rho1_rate;
                    let theta0_ahead_new = theta0 + half_h * theta0_rate;
                    let t37 = theta1 + half_h * theta1_rate - theta0_ahead_new;
                    let (t38, t39) = rt::sin_cos(t37);
                    let t40 = l * t38;
                    let t41 = l - t38 * t40;
                    let t42 = theta2 + half_h * theta2_rate - theta0_ahead_new;
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
                    let theta1_rate_h = h * theta1_rate;
                    let theta1_new = theta1 + theta1_rate_h;
                    let theta0_rate_h = h * theta0_rate;
                    let theta0_new = theta0 + theta0_rate_h;
                    let t110 = theta1_new - theta0_new;
                    let (t111, t112) = rt::sin_cos(t110);
                    let t113 = l * t111;
                    let t114 = l - t111 * t113;
                    let theta2_rate_h = h * theta2_rate;
                    let theta2_new = theta2 + theta2_rate_h;
                    let t115 = theta2_new - theta0_new;
                    let (t116, t117) = rt::sin_cos(t115);
                    let t118 = l * t116;
                    let t119 = t111 * t117;
                    let t120 = t116 * t112;
                    let t121 = t119 - t120;
                    let t122 = t112 * t121;
                    let t123 = m_ * (t114 + t118 * t122);
                    let t124 = t123 + m_ * t114;
                    let t125 = l * t117;
                    let t126 = l * t112;
                    let t127 = t111 * t126;
                    let t128 = m_ * (t127 - t125 * t122);
                    let t129 = j * t122 + t118 * t123 - t125 * t128;
                    let t130 = t128 + m_ * t127;
                    let t131 = t113 * t124 - j * t111 - t126 * t130;
                    let t132 = l * (m_l_2 + t124) + t122 * t129 - t111 * t131;
                    let t134 = rt::lit::<T>(1.0) / t132;
                    let rho1_new = rho1 + h * rho1_rate;
                    let t694 = rho1_new - t660 * t132;
                    let t695 = rho1 - t19 * t660;
                    let t696 = t693 * (inv_i * t693)
                        + (t134 * (t694 * t694) - t695 * (t20 * t695)
                            - t691 * (k1 * t691));
                    let t697 = t1 * t660;
                    let t698 = t111 * t660;
                    let t699 = t6 * t697 + t126 * t698;
                    let t152 = t2 + t112;
                    let t155 = rt::lit::<T>(0.5) * (theta1_rate_h - theta0_rate_h);
                    let t156 = rt::sin(t155);
                    let t158 = t156 * t39;
                    let t700 = t660 * t158;
                    let t160 = t156 * t38;
                    let t161 = t1 + t111;
                    let t701 = t161 * t660;
                    let t702 = l * (t152 * t700 - t160 * t701);
                    let t703 = t663 - rt::lit::<T>(0.5) * (t5 * t697 + t113 * t698);
                    let t704 = t158 * t701 + t161 * t700;
                    let t705 = t12 * t660;
                    let t706 = t122 * t660;
                    let t145 = rt::lit::<T>(0.5) * (theta2_rate_h - theta0_rate_h);
                    let t146 = rt::sin(t145);
                    let t148 = t146 * t44;
                    let t149 = l * t148;
                    let t150 = t12 + t122;
                    let t707 = t150 * t660;
                    let t159 = t3 + t116;
                    let t167 = half_l * t159;
                    let t153 = rt::lit::<T>(0.5) * t152;
                    let t154 = t4 + t117;
                    let t162 = t146 * t43;
                    let t163 = t154 * t158 + t159 * t160 - (t161 * t162 + t152 * t148);
                    let t164 = t11 + t119 - t120;
                    let t165 = t153 * t163 - t164 * t160;
                    let t708 = t660 * t165;
                    let t709 = (t703 + rt::lit::<T>(0.5) * (t7 * t705 + t118 * t706))
                        * (rt::lit::<T>(2.0) * (t149 * t707 + t167 * t708 - l * t704));
                    let t178 = l * t162;
                    let t179 = half_l * t154;
                    let t710 = (t699 - (t8 * t705 + t125 * t706))
                        * (t702 + (t178 * t707 - t179 * t708));
                    let t711 = half_m
                        * (t699 * t702 - t703 * (twice_l * t704) + (t709 + t710))
                        + (t701 * (j * t700) + t707 * (half_j * t708));
                    let t712 = t689 - t688;
                    let t185 = theta0_rate * theta0_rate + theta1_rate * theta1_rate
                        + (theta2_rate * theta2_rate + rho1_rate * rho1_rate);
                    let t713 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * t696
                            + (theta2_rate_h * t686 - t711
                                - (theta0_rate_h * t690 + theta1_rate_h * t712)),
                        h * (t691 * t691 + (t185 + t661 * (l_squared * t661))),
                    );
                    let t714 = t660 + rho1_rate * t713;
                    let t715 = t680 * t714 - (t690 + theta0_rate * t713);
                    let t716 = t38 * (t712 + theta1_rate * t713)
                        - t47 * (theta2_rate * t713 - t686) - t714 * (l_squared * t713);
                    solution1
                        .update([
                            inv_i * t692 + kappa_gradient * t691,
                            -(t38 * t714),
                            t47 * t714,
                            (t679 - t673)
                                * (inv_i * (rho2 + half_h * t715) + t713 * t715) + t716,
                            t713,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let rho2_inv_i = inv_i * rho2;
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
                                * (twice_l_m_l * t2 * t21 + m_l_squared * (t10 - t9) * t23)
                                + (l_m_l * t4 * t21 - m_l_squared * t11 * t22)
                                    * (t12 * t23);
                            [
                                rho2_inv_i,
                                -t22,
                                t23,
                                t31 + (t33 + (l_over_i * rho2 * t32 + t34)),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * theta0),
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
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
                            let t36 = rho1 + half_h * rho1_rate;
                            let theta0_ahead_new = theta0 + half_h * theta0_rate;
                            let t37 = theta1 + half_h * theta1_rate - theta0_ahead_new;
                            let (t38, t39) = rt::sin_cos(t37);
                            let t40 = l * t38;
                            let t41 = l - t38 * t40;
                            let t42 = theta2 + half_h * theta2_rate - theta0_ahead_new;
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
                            let t103 = l_squared * kappa_gradient;
                            let t104 = t96 - t94;
                            let t105 = theta1_rate * kappa_gradient + t104;
                            let t106 = t47 * t102 + (rho1_rate + t103 * t62) - t38 * t105
                                - t101 * (t81 - t77);
                            let t107 = h * t99;
                            let t108 = rho2 + t107 - t100;
                            let t109 = inv_i * t108;
                            let rho1_new = rho1 + h * rho1_rate;
                            let theta1_rate_h = h * theta1_rate;
                            let theta1_new = theta1 + theta1_rate_h;
                            let theta0_rate_h = h * theta0_rate;
                            let theta0_new = theta0 + theta0_rate_h;
                            let t110 = theta1_new - theta0_new;
                            let (t111, t112) = rt::sin_cos(t110);
                            let t113 = l * t111;
                            let t114 = l - t111 * t113;
                            let theta2_rate_h = h * theta2_rate;
                            let theta2_new = theta2 + theta2_rate_h;
                            let t115 = theta2_new - theta0_new;
                            let (t116, t117) = rt::sin_cos(t115);
                            let t118 = l * t116;
                            let t119 = t111 * t117;
                            let t120 = t116 * t112;
                            let t121 = t119 - t120;
                            let t122 = t112 * t121;
                            let t123 = m_ * (t114 + t118 * t122);
                            let t124 = t123 + m_ * t114;
                            let t125 = l * t117;
                            let t126 = l * t112;
                            let t127 = t111 * t126;
                            let t128 = m_ * (t127 - t125 * t122);
                            let t129 = j * t122 + t118 * t123 - t125 * t128;
                            let t130 = t128 + m_ * t127;
                            let t131 = t113 * t124 - j * t111 - t126 * t130;
                            let t132 = l * (m_l_2 + t124) + t122 * t129 - t111 * t131;
                            let t133 = rho1_new - t132 * t61;
                            let t134 = rt::lit::<T>(1.0) / t132;
                            let t135 = t133 * t134;
                            let t136 = rho1 - t19 * t61;
                            let t137 = t20 * t136;
                            let t138 = rt::lit::<T>(0.5)
                                * (t108 * t109
                                    + (t133 * t135 - t136 * t137 - t99 * (k1 * t99)));
                            let t139 = t1 * t61;
                            let t140 = t111 * t61;
                            let t141 = t66
                                - rt::lit::<T>(0.5) * (t5 * t139 + t113 * t140);
                            let t142 = t12 * t61;
                            let t143 = t122 * t61;
                            let t144 = t141
                                + rt::lit::<T>(0.5) * (t7 * t142 + t118 * t143);
                            let t145 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta0_rate_h);
                            let (t146, t147) = rt::sin_cos(t145);
                            let t148 = t146 * t44;
                            let t149 = l * t148;
                            let t150 = t12 + t122;
                            let t151 = t150 * t61;
                            let t152 = t2 + t112;
                            let t153 = rt::lit::<T>(0.5) * t152;
                            let t154 = t4 + t117;
                            let t155 = rt::lit::<T>(0.5)
                                * (theta1_rate_h - theta0_rate_h);
                            let (t156, t157) = rt::sin_cos(t155);
                            let t158 = t156 * t39;
                            let t159 = t3 + t116;
                            let t160 = t156 * t38;
                            let t161 = t1 + t111;
                            let t162 = t146 * t43;
                            let t163 = t154 * t158 + t159 * t160
                                - (t161 * t162 + t152 * t148);
                            let t164 = t11 + t119 - t120;
                            let t165 = t153 * t163 - t164 * t160;
                            let t166 = t165 * t61;
                            let t167 = half_l * t159;
                            let t168 = l * t158;
                            let t169 = t161 * t61;
                            let t170 = l * t161;
                            let t171 = t158 * t61;
                            let t172 = t168 * t169 + t170 * t171;
                            let t173 = t149 * t151 + t166 * t167 - t172;
                            let t174 = t6 * t139 + t126 * t140;
                            let t175 = l * t152;
                            let t176 = l * t160;
                            let t177 = t175 * t171 - t176 * t169;
                            let t178 = l * t162;
                            let t179 = half_l * t154;
                            let t180 = t177 + (t178 * t151 - t166 * t179);
                            let t181 = t174 - (t8 * t142 + t125 * t143);
                            let t182 = half_m
                                * (rt::lit::<T>(2.0) * (t144 * t173 - t172 * t141)
                                    + (t174 * t177 + t180 * t181));
                            let t183 = theta2_rate_h * t91
                                - (t182 + (t169 * (j * t171) + t151 * (half_j * t166)))
                                - (theta0_rate_h * t97 + theta1_rate_h * t104);
                            let t184 = l_squared * t62;
                            let t185 = theta0_rate * theta0_rate
                                + theta1_rate * theta1_rate
                                + (theta2_rate * theta2_rate + rho1_rate * rho1_rate);
                            let t186 = h * (t99 * t99 + (t62 * t184 + t185));
                            let t187 = rt::div_or_zero(t138 + t183, t186);
                            let t188 = kappa_gradient + half_h_over_i;
                            let t189 = t188 * t38;
                            let t190 = t188 * t62;
                            let t191 = t39 * t190;
                            let t192 = t188 * t39;
                            let t193 = t192 * t61;
                            let t194 = t191 - t193;
                            let t195 = l * t192;
                            let t196 = t40 * t194 - t195 * t67;
                            let t197 = t188 * t44;
                            let t198 = l * t197;
                            let t199 = t188 * t43;
                            let t200 = t38 * t199 + t39 * t197
                                - (t44 * t192 + t43 * t189);
                            let t201 = t39 * t200 + t46 * t189;
                            let t202 = t64 * t190 + t201 * t61;
                            let t203 = m_ * (t196 + (t198 * t65 - t45 * t202));
                            let t204 = l * t199;
                            let t205 = t193 - t191;
                            let t206 = l * t189;
                            let t207 = t52 * t205 + (l * t190 - t206 * t67);
                            let t208 = m_ * (t207 + (t51 * t202 + t204 * t65));
                            let t209 = t45 * t203
                                + (t198 * t70 + (t204 * t74 - j * t202)) - t51 * t208;
                            let t210 = t203 + m_ * t196;
                            let t211 = t208 + m_ * t207;
                            let t212 = t52 * t211 + (j * t205 - t206 * t78 - t195 * t79)
                                - t40 * t210;
                            let t213 = t188 * t82;
                            let t214 = t47 * t209
                                + (l * t210 + (t201 * t86 - t192 * t80))
                                + (t38 * t212 - t213);
                            let t215 = rt::lit::<T>(1.0) / (t59 * t59);
                            let t216 = t36 * t215;
                            let t217 = t214 * t216;
                            let t218 = t38 * t217;
                            let t219 = t40 * t218 - l * t217;
                            let t220 = t47 * t217;
                            let t221 = m_ * (t219 - t45 * t220);
                            let t222 = t52 * t218;
                            let t223 = m_ * (t51 * t220 - t222);
                            let t224 = t45 * t221
                                + (t61 * t209 - t56 * t217 - j * t220 - t51 * t223);
                            let t225 = t189 * t87 + t39 * t224;
                            let t226 = t76 * t190;
                            let t227 = t39 * t226;
                            let t228 = l
                                * (t55 * t220 + (t74 * t202 - t65 * t208) - t47 * t223)
                                + (t188 * t90 + (t226 - t192 * t88 - t39 * t227));
                            let t229 = t43 * (t38 * t225 + t228);
                            let t230 = t223 - m_ * t222;
                            let t231 = t197 * t88 - t63 * t226
                                + (t200 * t87 + t80 * t190 - t44 * t227);
                            let t232 = l
                                * (t38 * t230 + (t67 * t211 + t78 * t205 - t57 * t218))
                                + (t46 * t224 + (t231 - t188 * t95));
                            let t233 = t38 * (t232 - t43 * t225);
                            let t234 = l
                                * (t47 * t221 + (t65 * t203 - t70 * t202 - t49 * t220))
                                + (t188 * t89 - (t38 * t227 + t189 * t88));
                            let t235 = t44 * (t234 - t39 * t225);
                            let t236 = t221 + m_ * t219;
                            let t237 = t58 * t217
                                + (t61 * t212 + (t188 * t93 + (t199 * t88 - t43 * t227)));
                            let t238 = l
                                * (t50 * t218 + (t79 * t194 - t67 * t210) - t38 * t236)
                                + (t52 * t230 + (t237 - j * t218) - t40 * t236);
                            let t239 = t39 * (t44 * t225 + t238);
                            let t240 = half_h * t60;
                            let t241 = kappa_gradient * t213;
                            let t242 = half_h * t39;
                            let t243 = t242 * t62;
                            let t244 = t58 * t242;
                            let t245 = half_h * t38;
                            let t246 = t46 * t245;
                            let t247 = k2 * t43;
                            let t248 = t54 * t247;
                            let t249 = k2 * t44;
                            let t250 = t48 * t249;
                            let t251 = h * t39;
                            let t252 = t40 * t251 + t38 * (l_h * t39);
                            let t253 = rt::lit::<T>(0.5) * t252;
                            let t254 = half_l_h * t44;
                            let t255 = t47 * t254;
                            let t256 = m_ * (t253 + t45 * t246 - t255);
                            let t257 = half_l_h * t38;
                            let t258 = t38 * t257;
                            let t259 = half_l_h * t39;
                            let t260 = t39 * t259;
                            let t261 = t258 - t260;
                            let t262 = half_l_h * t43;
                            let t263 = t47 * t262;
                            let t264 = m_ * (t261 - t263 - t51 * t246);
                            let t265 = t244
                                + t47
                                    * (j * t246 - t248 - t250 + (t45 * t256 - t51 * t264));
                            let t266 = half_m * t252;
                            let t267 = t256 + t266;
                            let t268 = t50 * t259;
                            let t269 = half_j_h * t39;
                            let t270 = t57 * t257;
                            let t271 = t38
                                * (t40 * t267 - t268
                                    + (t269 - t270 - t52 * (t264 + m_ * t261)));
                            let t272 = t61
                                * (t60 * (t265 + (l * t267 + t56 * t246 - t271)));
                            let t273 = t38 * t272;
                            let t274 = half_h * t63;
                            let t275 = t39 * t274;
                            let t276 = t275 - t246;
                            let t277 = m_ * (t45 * t276 - t253);
                            let t278 = t260 - t258;
                            let t279 = m_ * (t278 - t51 * t276);
                            let t280 = t277 - t266;
                            let t281 = t47 * (j * t276 + t45 * t277 - t51 * t279)
                                + (t56 * t276 + l * t280 - t244);
                            let t282 = t38
                                * (t268 + (t270 - t269)
                                    + (t40 * t280 - t52 * (t279 + m_ * t278)));
                            let t283 = t281 - t282;
                            let t284 = t61 * (t283 * t60);
                            let t285 = t38 * t284;
                            let t286 = t255 - t45 * t275;
                            let t287 = m_ * t286;
                            let t288 = m_ * (t263 + t51 * t275);
                            let t289 = t47
                                * (t250 + (t248 - j * t275) + (t45 * t287 - t51 * t288))
                                - t56 * t275;
                            let t290 = m_l * t286 - t38 * (t40 * t287 - t52 * t288)
                                + t289;
                            let t291 = t61 * (t290 * t60);
                            let t292 = t38 * t291;
                            let t293 = kappa_gradient + t240;
                            let t294 = t47 * t272;
                            let t295 = t47 * t284;
                            let t296 = t47 * t291;
                            let t297 = t101 + t62 * t213;
                            let t298 = t39 * t297;
                            let t299 = t213 - t38;
                            let t300 = t39 * t299;
                            let t301 = t61 * t300;
                            let t302 = t298 - t301;
                            let t303 = t38 - t213;
                            let t304 = t38 * t303;
                            let t305 = l * t304;
                            let t306 = t52 * t302 - (l * t297 + t67 * t305);
                            let t307 = t47 + t213;
                            let t308 = t44 * t307;
                            let t309 = t43 * t307;
                            let t310 = t44 * t300 - t43 * t304
                                - (t39 * t308 + t38 * t309);
                            let t311 = t39 * t310 + t46 * t304;
                            let t312 = t61 * t311;
                            let t313 = t64 * t297;
                            let t314 = t312 - t313;
                            let t315 = l * t309;
                            let t316 = m_ * (t306 + (t51 * t314 - t65 * t315));
                            let t317 = t316 + m_ * t306;
                            let t318 = l * t300;
                            let t319 = t301 - t298;
                            let t320 = t67 * t318 + t40 * t319;
                            let t321 = t313 - t312;
                            let t322 = l * t308;
                            let t323 = m_ * (t320 + (t45 * t321 - t65 * t322));
                            let t324 = t323 + m_ * t320;
                            let t325 = t52 * t317
                                + (j * t302 + (t79 * t318 - t78 * t305)) - t40 * t324;
                            let t326 = t45 * t323
                                + (j * t321 - (t74 * t315 + t70 * t322)) - t51 * t316;
                            let t327 = t103 + t82 * t213;
                            let t328 = t38 * t325
                                + (t47 * t326
                                    + (l * t324 + (t86 * t311 + (t327 + t80 * t300))));
                            let t329 = t216 * t328;
                            let t330 = t38 * t329;
                            let t331 = t40 * t330 - l * t329;
                            let t332 = t47 * t329;
                            let t333 = m_ * (t331 - t45 * t332);
                            let t334 = t52 * t330;
                            let t335 = m_ * (t51 * t332 - t334);
                            let t336 = t45 * t333
                                + (t102 + t61 * t326 - t56 * t329 - j * t332 - t51 * t335);
                            let t337 = t335 - m_ * t334;
                            let t338 = t76 * t297;
                            let t339 = t39 * t338;
                            let t340 = t63 * t338
                                + (t87 * t310 + (t95 * t299 - t88 * t308) - t80 * t297);
                            let t341 = l
                                * (t38 * t337 + (t67 * t317 + t78 * t302 - t57 * t330))
                                + (t44 * t339 + t340);
                            let t342 = t87 * t304 + t39 * t336;
                            let t343 = t38 * (t46 * t336 + t341 - t43 * t342);
                            let t344 = l
                                * (t47 * t333 + (t65 * t323 + t70 * t321 - t49 * t332))
                                + (t38 * t339 - (t88 * t304 + t89 * t307));
                            let t345 = t44 * (t344 - t39 * t342);
                            let t346 = l
                                * (t55 * t332 + (t74 * t314 - t65 * t316) - t47 * t335)
                                + (t39 * t339 + (t88 * t300 - t90 * t307 - t338));
                            let t347 = t43 * (t38 * t342 + t346);
                            let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::sin_cos(
                                theta0_ahead_new,
                            );
                            let t348 = l * sin_theta0_ahead_new;
                            let t349 = t348 * t62;
                            let t350 = l * cos_theta0_ahead_new;
                            let t351 = t350 * t62;
                            let t352 = t333 + m_ * t331;
                            let t353 = t58 * t329
                                + (t61 * t325
                                    + (t43 * t339 + (t93 * t303 - t105 - t88 * t309)));
                            let t354 = l
                                * (t50 * t330 + (t79 * t319 - t67 * t324) - t38 * t352)
                                + (t52 * t337 + (t353 - j * t330) - t40 * t352);
                            let t355 = t39 * (t44 * t342 + t354);
                            let t356 = t347
                                + l
                                    * (kappa_gradient
                                        * (cos_theta0_ahead_new * (rt::lit::<T>(2.0) * t349)
                                            - sin_theta0_ahead_new * (rt::lit::<T>(2.0) * t351)))
                                - t355;
                            let t357 = t82 * t99
                                + (rho1_rate * t327
                                    + (t184 + (theta2_rate * t47 - theta1_rate * t38)
                                        - theta0_rate * t213));
                            let t358 = t242 * t61;
                            let t359 = t273 + t358;
                            let t360 = t259 * t67;
                            let t361 = l * t272;
                            let t362 = t40 * t359 + (t360 - t361);
                            let t363 = t246 * t61 - t294;
                            let t364 = t254 * t65;
                            let t365 = m_ * (t362 + (t45 * t363 - t364));
                            let t366 = t249 * t69;
                            let t367 = t45 * t365 + (j * t363 - t366);
                            let t368 = t247 * t73;
                            let t369 = t257 * t67;
                            let t370 = t369 - t52 * t359;
                            let t371 = t262 * t65;
                            let t372 = m_ * (t370 - (t371 + t51 * t363));
                            let t373 = t368 + t51 * t372;
                            let t374 = half_h * t44;
                            let t375 = t38 * t374;
                            let t376 = t43 * t242;
                            let t377 = half_h * t43;
                            let t378 = t39 * t377;
                            let t379 = t44 * t245;
                            let t380 = t63 * t245;
                            let t381 = t245 * t80;
                            let t382 = t372 + m_ * t370;
                            let t383 = t76
                                * (t39 * (t375 + t376 - (t378 + t379)) + (t380 - t377))
                                - t381 - l * t382;
                            let t384 = t365 + m_ * t362;
                            let t385 = t257 * t78;
                            let t386 = t259 * t79;
                            let t387 = t40 * t384 + (j * t359 - t385 - t386)
                                - t52 * t382;
                            let t388 = t62 * (t64 * (t367 - t373) + t383 - t39 * t387)
                                - (kappa_gradient + t82 * t272);
                            let t389 = t245 * t87;
                            let t390 = t61 * (t373 - t367) - t86 * t272;
                            let t391 = t389 + t39 * t390;
                            let t392 = t242 * t88;
                            let t393 = t245 * t88;
                            let t394 = t377 * t90;
                            let t395 = t374 * t89;
                            let t396 = t44
                                * (t39 * t391 + (t393 + l * (t70 * t363 + t65 * t365)))
                                + (t394 - t395);
                            let t397 = t43
                                * (t38 * t391 + (l * (t74 * t363 + t65 * t372) - t392))
                                + t396;
                            let t398 = t374 * t88;
                            let t399 = t46 * t390
                                + (t398 - l * (t67 * t382 - t78 * t359)) - t43 * t391;
                            let t400 = t242 * t93;
                            let t401 = t38 * t399 - t400;
                            let t402 = t245 * t95;
                            let t403 = t377 * t88;
                            let t404 = t403 - t80 * t272
                                + (l * (t67 * t384 - t79 * t359) + t61 * t387);
                            let t405 = t402 + t39 * (t44 * t391 + t404);
                            let t406 = t397 + (t401 - t405);
                            let t407 = t388 - t406;
                            let t408 = h * t407;
                            let t409 = h_over_i * t407;
                            let t410 = h * t111;
                            let t411 = t121 * t410;
                            let t412 = h * t116;
                            let t413 = h * t117;
                            let t414 = t111 * t412 + t112 * t413;
                            let t415 = h * t112;
                            let t416 = t117 * t415 + t116 * t410;
                            let t417 = t414 - t416;
                            let t418 = t411 + t112 * t417;
                            let t419 = l_h * t112;
                            let t420 = t113 * t415 + t111 * t419;
                            let t421 = l_h * t117;
                            let t422 = t122 * t421;
                            let t423 = m_ * (t118 * t418 + (t420 - t422));
                            let t424 = l_h * t116;
                            let t425 = t128 * t424;
                            let t426 = t123 * t421;
                            let t427 = l_h * t111;
                            let t428 = t111 * t427;
                            let t429 = t126 * t415;
                            let t430 = t428 - t429;
                            let t431 = t122 * t424;
                            let t432 = m_ * (t430 - t431 - t125 * t418);
                            let t433 = t131 * t415;
                            let t434 = m_ * t420;
                            let t435 = t434 + t423;
                            let t436 = t122
                                * (t118 * t423 + (j * t418 - t425 - t426) - t125 * t432)
                                + (t433 + (t129 * t418 + l * t435));
                            let t437 = j_h * t112;
                            let t438 = t130 * t427;
                            let t439 = t124 * t419;
                            let t440 = t111
                                * (t113 * t435 + (t437 - t438 - t439)
                                    - t126 * (t432 + m_ * t430));
                            let t441 = t436 - t440;
                            let t442 = t132 * t272 - t441 * t61;
                            let t443 = t136 + t19 * t137;
                            let t444 = rt::lit::<T>(0.5) * (t408 * t109 + t409 * t108)
                                + (t135 * t442 + t135 * (t442 - t441 * t135) - t272 * t443);
                            let t445 = h_over_i * t99;
                            let t446 = t415 * t61;
                            let t447 = t446 + t111 * t272;
                            let t448 = t419 * t140;
                            let t449 = t1 * t272;
                            let t450 = rt::lit::<T>(0.5)
                                * (t113 * t447 + (t448 + t5 * t449)) - t361;
                            let t451 = t418 * t61;
                            let t452 = t451 - t122 * t272;
                            let t453 = t421 * t143;
                            let t454 = t12 * t272;
                            let t455 = l * t159;
                            let t456 = t410 * t163;
                            let t457 = t146 * (h * t44) + h * t147 * t43;
                            let t458 = t161 * (rt::lit::<T>(0.5) * t457);
                            let t459 = t412 * t158;
                            let t460 = t415 * t162;
                            let t461 = t410 * t148;
                            let t462 = t413 * t160;
                            let t463 = t38 * (half_h * t156);
                            let t464 = t157 * t242;
                            let t465 = t463 - t464;
                            let t466 = t43 * (half_h * t146);
                            let t467 = t147 * t374;
                            let t468 = t466 - t467;
                            let t469 = t156 * t251 + h * t157 * t38;
                            let t470 = rt::lit::<T>(0.5) * t469;
                            let t471 = t159 * t470;
                            let t472 = t458 + (t459 + t460 - (t461 + t462))
                                + (t154 * t465 - t152 * t468 - t471);
                            let t473 = t164 * t470;
                            let t474 = t61
                                * (rt::lit::<T>(0.5) * (t456 + t152 * t472)
                                    + (t473 - t417 * t160)) - t165 * t272;
                            let t475 = t421 * t166;
                            let t476 = t451 - t150 * t272;
                            let t477 = t465 * t61 - t158 * t272;
                            let t478 = t419 * t171;
                            let t479 = t446 + t161 * t272;
                            let t480 = t170 * t477 + (t169 * (l * t465) - t478)
                                - t168 * t479;
                            let t481 = rt::lit::<T>(0.5) * (t455 * t474 - t475)
                                + (t151 * (l * t468) + t149 * t476) - t480;
                            let t482 = t173
                                * (t450
                                    + rt::lit::<T>(0.5) * (t118 * t452 - (t453 + t7 * t454)))
                                + t144 * t481;
                            let t483 = t169 * (half_l * t469) + t427 * t171;
                            let t484 = t175 * t477 + (t176 * t479 + t483);
                            let t485 = t151 * (half_l * t457);
                            let t486 = t424 * t166;
                            let t487 = l * t154;
                            let t488 = t427 * t140;
                            let t489 = t488 - t6 * t449 - t126 * t447;
                            let t490 = t424 * t143;
                            let t491 = t180 * (t489 + (t8 * t454 - t490 - t125 * t452))
                                + (t177 * t489 + t174 * t484);
                            let t492 = t181
                                * (t484 + (t178 * t476 - t485)
                                    - rt::lit::<T>(0.5) * (t486 + t487 * t474)) + t491;
                            let t493 = j * (t169 * t477 - t171 * t479)
                                + half_j * (t151 * t474 + t166 * t476);
                            let t494 = theta2_rate_h * t397
                                - (half_m
                                    * (rt::lit::<T>(2.0) * (t482 - (t141 * t480 + t172 * t450))
                                        + t492) + t493);
                            let t495 = rt::lit::<T>(0.5)
                                * (t444 - rt::lit::<T>(0.25) * (t408 * t445 + t107 * t409))
                                + (t494
                                    - (theta0_rate_h * t406 + theta1_rate_h * (t405 - t401)));
                            let t496 = theta0_rate
                                + t349
                                    * (t62 * (half_l_h * cos_theta0_ahead_new) - t348 * t272)
                                - t351
                                    * (t62 * (half_l_h * sin_theta0_ahead_new) + t350 * t272);
                            let t497 = -rt::div_or_zero(
                                t495
                                    - h
                                        * (t97 + t187 * (rt::lit::<T>(2.0) * (t99 * t407 + t496))),
                                t186,
                            );
                            let t498 = t276 * t61 - t295;
                            let t499 = t358 - t285;
                            let t500 = l * t284;
                            let t501 = t40 * t499 + (t360 + t500);
                            let t502 = m_ * (t45 * t498 - t501);
                            let t503 = j * t498 + t45 * t502;
                            let t504 = t52 * t499 - t369;
                            let t505 = m_ * (t504 - t51 * t498);
                            let t506 = t51 * t505;
                            let t507 = t505 + m_ * t504;
                            let t508 = t64 * (t503 - t506)
                                + (t381 + t76 * (t39 * (t378 - t375) - t380) - l * t507);
                            let t509 = t502 - m_ * t501;
                            let t510 = t40 * t509 + (t386 + (t385 - j * t499))
                                - t52 * t507;
                            let t511 = t61 * (t506 - t503) - t86 * t284;
                            let t512 = t274 * t87;
                            let t513 = t39 * t511 - t389;
                            let t514 = t46 * t511
                                + (t512 - l * (t78 * t499 + t67 * t507)) - t43 * t513;
                            let t515 = t400 + t38 * t514;
                            let t516 = t43
                                * (t38 * t513 + (t392 + l * (t74 * t498 + t65 * t505)))
                                + t44
                                    * (t39 * t513 + (l * (t70 * t498 + t65 * t502) - t393));
                            let t517 = t44 * t513
                                + (t61 * t510
                                    + (l * (t79 * t499 + t67 * t509) - t80 * t284));
                            let t518 = t39 * t517 - t402;
                            let t519 = t515 + t516 - t518;
                            let t520 = t62 * (t508 - t39 * t510) - t82 * t284 - t519;
                            let t521 = h * t520;
                            let t522 = h_over_i * t520;
                            let t523 = t112 * t416 - t411;
                            let t524 = m_ * (t118 * t523 - t420);
                            let t525 = t429 - t428;
                            let t526 = m_ * (t525 - t125 * t523);
                            let t527 = t524 - t434;
                            let t528 = t122 * (j * t523 + t118 * t524 - t125 * t526)
                                + (t129 * t523 + l * t527 - t433);
                            let t529 = t111
                                * (t439 + (t438 - t437)
                                    + (t113 * t527 - t126 * (t526 + m_ * t525)));
                            let t530 = t528 - t529;
                            let t531 = t132 * t284 - t530 * t61;
                            let t532 = rt::lit::<T>(0.5) * (t109 * t521 + t108 * t522)
                                + (t135 * t531 + t135 * (t531 - t530 * t135) - t284 * t443);
                            let t533 = t523 * t61;
                            let t534 = t533 - t122 * t284;
                            let t535 = t12 * t284;
                            let t536 = t446 - t111 * t284;
                            let t537 = t1 * t284;
                            let t538 = t500
                                + rt::lit::<T>(0.5) * (t113 * t536 + (t448 - t5 * t537));
                            let t539 = t533 - t150 * t284;
                            let t540 = t464 - t463;
                            let t541 = rt::lit::<T>(0.5)
                                * (t152 * (t471 + (t154 * t540 + (t461 - t460))) - t456)
                                - (t473 + t416 * t160);
                            let t542 = t61 * t541 - t165 * t284;
                            let t543 = t540 * t61 - t158 * t284;
                            let t544 = t446 - t161 * t284;
                            let t545 = t170 * t543
                                + (t168 * t544 + (t478 + t169 * (l * t540)));
                            let t546 = t173
                                * (rt::lit::<T>(0.5) * (t118 * t534 - t7 * t535) - t538)
                                + t144 * (t149 * t539 + t167 * t542 - t545);
                            let t547 = t126 * t536 - (t488 + t6 * t537);
                            let t548 = t175 * t543 - t483 - t176 * t544;
                            let t549 = t180 * (t547 + (t8 * t535 - t125 * t534))
                                + t181 * (t548 + (t178 * t539 - t179 * t542));
                            let t550 = rt::lit::<T>(2.0)
                                * (t546 - (t141 * t545 - t172 * t538))
                                + (t177 * t547 + t174 * t548 + t549);
                            let t551 = j * (t169 * t543 + t171 * t544)
                                + half_j * (t151 * t542 + t166 * t539);
                            let t552 = theta2_rate_h * t516 - (half_m * t550 + t551)
                                - theta1_rate_h * (t518 - t515) - theta0_rate_h * t519;
                            let t553 = t62 * (t215 * (l_squared * t36));
                            let t554 = rt::lit::<T>(0.5)
                                * (t532 - rt::lit::<T>(0.25) * (t445 * t521 + t107 * t522))
                                + t552
                                - h
                                    * (t104
                                        + t187
                                            * (rt::lit::<T>(2.0)
                                                * (t99 * t520 + (theta1_rate - t283 * t553))));
                            let t555 = l * t291;
                            let t556 = t40 * t292 - t555;
                            let t557 = t296 + t275 * t61;
                            let t558 = m_ * (t364 + t556 - t45 * t557);
                            let t559 = t45 * t558 + (t366 - j * t557);
                            let t560 = t52 * t292;
                            let t561 = m_ * (t51 * t557 + (t371 - t560));
                            let t562 = t51 * t561 - t368;
                            let t563 = t561 - m_ * t560;
                            let t564 = t64 * (t559 - t562)
                                + (t76 * (t377 + t39 * (t379 - t376)) - l * t563);
                            let t565 = t558 + m_ * t556;
                            let t566 = t40 * t565 + (j * t292 - t52 * t563);
                            let t567 = t61 * (t562 - t559) - t86 * t291;
                            let t568 = t39 * t567;
                            let t569 = t44 * (l * (t65 * t558 - t70 * t557) + t39 * t568)
                                + (t395 - t394);
                            let t570 = t43 * (l * (t65 * t561 - t74 * t557) + t38 * t568)
                                + t569;
                            let t571 = t46 * t567
                                - (t398 + (t512 + l * (t67 * t563 - t78 * t292)))
                                - t43 * t568;
                            let t572 = t38 * t571;
                            let t573 = t61 * t566 - t80 * t291
                                + (l * (t67 * t565 - t79 * t292) - t403);
                            let t574 = t39 * (t44 * t568 + t573);
                            let t575 = t570 + (t572 - t574);
                            let t576 = t62 * (t564 - t39 * t566) - t82 * t291 - t575;
                            let t577 = h * t576;
                            let t578 = h_over_i * t576;
                            let t579 = t112 * t414;
                            let t580 = t422 - t118 * t579;
                            let t581 = m_ * t580;
                            let t582 = m_ * (t125 * t579 + t431);
                            let t583 = t122
                                * (t426 + t118 * t581 + (t425 - j * t579 - t125 * t582))
                                - t129 * t579;
                            let t584 = m_l * t580 - t111 * (t113 * t581 - t126 * t582)
                                + t583;
                            let t585 = t132 * t291 - t584 * t61;
                            let t586 = rt::lit::<T>(0.5) * (t109 * t577 + t108 * t578)
                                + (t135 * t585 + t135 * (t585 - t584 * t135) - t291 * t443);
                            let t587 = t158 * t291;
                            let t588 = t161 * t291;
                            let t589 = t467 - t466;
                            let t590 = t61
                                * (t414 * t160
                                    - t153 * (t458 + (t152 * t589 + (t459 - t462))))
                                - t165 * t291;
                            let t591 = t579 * t61;
                            let t592 = t591 + t150 * t291;
                            let t593 = j * (t169 * t587 + t171 * t588)
                                - half_j * (t151 * t590 - t166 * t592);
                            let t594 = t1 * t291;
                            let t595 = t111 * t291;
                            let t596 = rt::lit::<T>(0.5) * (t5 * t594 + t113 * t595)
                                - t555;
                            let t597 = t12 * t291;
                            let t598 = t591 + t122 * t291;
                            let t599 = t168 * t588 + t170 * t587;
                            let t600 = rt::lit::<T>(0.5) * (t475 + t455 * t590)
                                + (t599 + t151 * (l * t589) - t149 * t592);
                            let t601 = t173
                                * (t596
                                    + rt::lit::<T>(0.5) * (t453 - t7 * t597 - t118 * t598))
                                + t144 * t600;
                            let t602 = t176 * t588 - t175 * t587;
                            let t603 = t6 * t594 + t126 * t595;
                            let t604 = t180 * (t490 + t8 * t597 + (t125 * t598 - t603))
                                + (t174 * t602 - t177 * t603);
                            let t605 = t181
                                * (t485 + t602 - t178 * t592
                                    - rt::lit::<T>(0.5) * (t487 * t590 - t486)) + t604;
                            let t606 = t593
                                - half_m
                                    * (rt::lit::<T>(2.0) * (t601 - (t172 * t596 - t141 * t599))
                                        + t605) - theta1_rate_h * (t574 - t572);
                            let t607 = rt::lit::<T>(0.5)
                                * (t586 - rt::lit::<T>(0.25) * (t445 * t577 + t107 * t578))
                                + (theta2_rate_h * t570 + t606 - theta0_rate_h * t575);
                            let t608 = h
                                * (t91
                                    - t187
                                        * (rt::lit::<T>(2.0)
                                            * (t99 * t576 + (theta2_rate - t290 * t553)))) + t607;
                            let t609 = h * t60;
                            let t610 = t47 * t609;
                            let t611 = half_l_h * t60;
                            let t612 = t38 * t609;
                            let t613 = t611 - t612 * (half_l * t38);
                            let t614 = m_ * (t613 + t610 * (half_l * t43));
                            let t615 = half_j * t610 + t45 * t614;
                            let t616 = t52 * t612;
                            let t617 = half_m * (t616 - t51 * t610);
                            let t618 = t51 * t617;
                            let t619 = t617 + half_m * t616;
                            let t620 = t614 + m_ * t613;
                            let t621 = t40 * t620 - (half_j * t612 + t52 * t619);
                            let t622 = t62
                                * (t64 * (t615 - t618) - l * t619 - t39 * t621)
                                + t82 * t293;
                            let t623 = half_m * t610;
                            let t624 = t86 * t240 + t61 * (t618 - t615);
                            let t625 = t39 * t624;
                            let t626 = t43 * (l * (t73 * t623 + t65 * t617) + t38 * t625)
                                + t44 * (l * (t69 * t623 + t65 * t614) + t39 * t625);
                            let t627 = rt::lit::<T>(0.5) * t612;
                            let t628 = t38
                                * (t46 * t624 - l * (t78 * t627 + t67 * t619) - t43 * t625);
                            let t629 = t44 * t625
                                + (t61 * t621
                                    + (l * (t79 * t627 + t67 * t620) + t80 * t240));
                            let t630 = t39 * t629;
                            let t631 = t626 + (t628 - t630);
                            let t632 = t622 - t631;
                            let t633 = h * t632;
                            let t634 = h_over_i * t632;
                            let t635 = (h - t60 * (half_h * t132))
                                * (rt::lit::<T>(2.0) * t135)
                                - rt::lit::<T>(0.25) * (t445 * t633 + t107 * t634);
                            let t636 = t158 * t609;
                            let t637 = t161 * t609;
                            let t638 = t165 * t609;
                            let t639 = t150 * t609;
                            let t640 = rt::lit::<T>(0.5) * (t169 * t636 + t171 * t637)
                                + rt::lit::<T>(0.25) * (t151 * t638 + t166 * t639);
                            let t641 = t1 * t609;
                            let t642 = t111 * t609;
                            let t643 = t611
                                - rt::lit::<T>(0.25) * (t5 * t641 + t113 * t642);
                            let t644 = t12 * t609;
                            let t645 = t122 * t609;
                            let t646 = rt::lit::<T>(0.5) * (t168 * t637 + t170 * t636);
                            let t647 = t173
                                * (t643 + rt::lit::<T>(0.25) * (t7 * t644 + t118 * t645))
                                + t144
                                    * (t639 * (half_l * t148) + t638 * (quarter_l * t159)
                                        - t646);
                            let t648 = rt::lit::<T>(0.5) * (t6 * t641 + t126 * t642);
                            let t649 = rt::lit::<T>(0.5) * (t175 * t636 - t176 * t637);
                            let t650 = t180
                                * (t648 - rt::lit::<T>(0.5) * (t8 * t644 + t125 * t645))
                                + t181
                                    * (t649
                                        + (t639 * (half_l * t162) - t638 * (quarter_l * t154)));
                            let t651 = rt::lit::<T>(2.0)
                                * (t647 - (t141 * t646 + t172 * t643))
                                + (t177 * t648 + t174 * t649 + t650);
                            let t652 = theta2_rate_h * t626 - (j * t640 + half_m * t651)
                                - (theta0_rate_h * t631 + theta1_rate_h * (t630 - t628));
                            let t653 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(0.5)
                                    * (t109 * t633 + (t609 * t443 + t108 * t634)) + t635)
                                + t652;
                            let t654 = -rt::div_or_zero(
                                t653
                                    - t187
                                        * (twice_h * (t99 * t632 + (rho1_rate + t293 * t184))),
                                t186,
                            );
                            let t655 = rho1_rate * t82 - theta0_rate;
                            let t656 = h * t655;
                            let t657 = h_over_i * t655;
                            let t658 = rt::lit::<T>(0.25) * (t109 * t656 + t108 * t657)
                                - rt::lit::<T>(0.125) * (t445 * t656 + t107 * t657);
                            let t659 = rt::div_or_zero(
                                t658
                                    - t187
                                        * (h
                                            * (t99 * (rt::lit::<T>(2.0) * t655)
                                                + t62 * (twice_l_squared * rho1_rate))),
                                t186,
                            );
                            (
                                [
                                    theta0_rate - t101,
                                    theta1_rate + t38 * t62,
                                    theta2_rate - t47 * t62,
                                    t106,
                                    kappa_gradient - t187,
                                ],
                                [
                                    [
                                        half_h * (t229 + t233 - (t235 + t239))
                                            + (kappa_gradient * t188 + rt::lit::<T>(1.0)),
                                        half_h * (t239 - t233),
                                        half_h * (t235 - t229),
                                        t240 * t214 - t241,
                                        t98 + (theta0_rate * t188 - t83 - rho1_rate * t213),
                                    ],
                                    [
                                        -(t243 + t273),
                                        t243 + rt::lit::<T>(1.0) - t285,
                                        -t292,
                                        t38 * t293,
                                        rho1_rate * t38,
                                    ],
                                    [
                                        t294 - t246 * t62,
                                        t295 - t276 * t62,
                                        t275 * t62 + (t296 + rt::lit::<T>(1.0)),
                                        -(t47 * t293),
                                        -(rho1_rate * t47),
                                    ],
                                    [
                                        half_h * (t343 - t345 + t356) - t241,
                                        half_h * (t355 - t343) - kappa_gradient * t38,
                                        kappa_gradient * t47 + half_h * (t345 - t347),
                                        t240 * t328 + (kappa_gradient * t327 + rt::lit::<T>(1.0)),
                                        t357,
                                    ],
                                    [
                                        t497,
                                        -rt::div_or_zero(t554, t186),
                                        -rt::div_or_zero(t608, t186),
                                        t654,
                                        rt::lit::<T>(1.0) - t659,
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
                let t36 = rho1 + half_h * rho1_rate;
                let theta0_ahead_new = theta0 + half_h * theta0_rate;
                let t37 = theta1 + half_h * theta1_rate - theta0_ahead_new;
                let (t38, t39) = rt::sin_cos(t37);
                let t40 = l * t38;
                let t41 = l - t38 * t40;
                let t42 = theta2 + half_h * theta2_rate - theta0_ahead_new;
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
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned_to(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0_ahead,
                    theta0_ahead_new,
                    tally,
                );
                let x_new = x + t661 * (l_h * cos_theta0_ahead_new);
                let y_new = y + t661 * (l_h * sin_theta0_ahead_new);
                let theta0_rate_h = h * theta0_rate;
                let theta0_new = theta0 + theta0_rate_h;
                let theta1_rate_h = h * theta1_rate;
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_rate_h = h * theta2_rate;
                let theta2_new = theta2 + theta2_rate_h;
                let rho1_new = rho1 + h * rho1_rate;
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
                let t717 = h
                    * (t661 * (t673 - t675 - t678) - t84 + (t689 - t684)
                        - (t685 + t688));
                let rho2_new = rho2 + t717;
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
                    theta0_dot: inv_i * rho2,
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
                let rho2_inv_i = inv_i * rho2;
                let rho2_l_over_i = l_over_i * rho2;
                let theta0_ahead_new = theta0 + half_h_over_i * rho2;
                let t1 = theta1 - theta0_ahead_new;
                let t2 = theta2 - theta0_ahead_new;
                let t3 = k2 * rho2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t37 = half_h * theta1_rate + t1;
                    let (t38, t39) = rt::sin_cos(t37);
                    let t40 = rho1 + half_h * rho1_rate;
                    let t41 = l * t38;
                    let t42 = l - t38 * t41;
                    let t43 = half_h * theta2_rate + t2;
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
                                * (k1 * (t12 - t11) * t25 + t23 * (twice_l_m_l * t5))
                                + (t23 * (l_m_l * t9) - k1 * t13 * t24) * (t14 * t25);
                            [-t24, t25, t33 + (t35 + (t34 * rho2_l_over_i + t36))]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t37 = half_h * theta1_rate + t1;
                            let (t38, t39) = rt::sin_cos(t37);
                            let t40 = rho1 + half_h * rho1_rate;
                            let t41 = l * t38;
                            let t42 = l - t38 * t41;
                            let t43 = half_h * theta2_rate + t2;
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
                            let t142 = t64 * (k3 * t97);
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
                            let t166 = t64 * (k3 * t115);
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
                                    + t63 * (t134 * (k3 * t65) + t61 * (m_l_l_h * t39)));
                            let t172 = t54 * t129;
                            let t173 = half_m * (t172 - t53 * t134);
                            let t174 = t173 + half_m * t172;
                            let t175 = t89 * (half_m_l_l_h * t61)
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
                let t40 = rho1 + half_h * rho1_rate;
                let t37 = half_h * theta1_rate + t1;
                let (t38, t39) = rt::sin_cos(t37);
                let t41 = l * t38;
                let t42 = l - t38 * t41;
                let t43 = half_h * theta2_rate + t2;
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
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned_to(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0_ahead,
                    theta0_ahead_new,
                    tally,
                );
                let x_new = x + t183 * (l_h * cos_theta0_ahead_new);
                let y_new = y + t183 * (l_h * sin_theta0_ahead_new);
                let theta0_new = theta0 + h_over_i * rho2;
                let theta1_new = theta1 + h * theta1_rate;
                let theta2_new = theta2 + h * theta2_rate;
                let rho1_new = rho1 + h * rho1_rate;
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
                    theta0_dot: inv_i * rho2,
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
        /// | once, from parameters | 10 | 17 | 10 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 2 | 0 | 0 | 0 |
        /// | each step | 133 | 247 | 10 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead | 71 | 97 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 104 | 185 | 10 | 0 | 3 | 0 |
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
            m_l_squared: T,
            /// `1/(M + 2 m)`
            k2: T,
            /// `m l² + J - l² (m²/(M + 2 m))`
            k4: T,
            /// `1/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
            k6: T,
            /// `m l/(M + 2 m)`
            k7: T,
            /// `2 (m l/((M + 2 m) (2 m l² + J - 4 l² (m²/(M + 2 m)))))`
            k8: T,
            /// `2 (m l/(M + 2 m))`
            k9: T,
            /// `1/I`
            inv_i: T,
            /// `(2 l (m/(M + 2 m)) - l)/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
            k12: T,
            /// `l - l (m/(M + 2 m))`
            k13: T,
            /// `(l - 2 l (m/(M + 2 m)))/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
            k14: T,
            /// `2/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
            k15: T,
            /// `2 l`
            twice_l: T,
            /// `2 M`
            twice_m: T,
            /// `2 J`
            twice_j: T,
            /// `2 m l² + 2 J`
            k16: T,
            /// `m l² + 2 J`
            k17: T,
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
            k18: T,
            /// `m l h/2`
            half_m_l_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (5); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (5); functions of q that the next step needs (6).
            type Carried = [T; 16];
            type Memory = (rt::Alternating<T, 4, 3>,);
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
                let l_squared = l * l;
                let m_l_squared = m_ * l_squared;
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = l_squared * (m_ * m_ / k1);
                let k4 = m_l_squared + j - k3;
                let twice_m_l_squared = rt::lit::<T>(2.0) * m_l_squared;
                let k5 = twice_m_l_squared + j - rt::lit::<T>(4.0) * k3;
                let k6 = rt::lit::<T>(1.0) / k5;
                let k7 = m_l / k1;
                let k8 = rt::lit::<T>(2.0) * (m_l / (k1 * k5));
                let k9 = rt::lit::<T>(2.0) * k7;
                let inv_i = rt::lit::<T>(1.0) / i;
                let k10 = l * (m_ / k1);
                let k11 = rt::lit::<T>(2.0) * k10;
                let k12 = (k11 - l) / k5;
                let k13 = l - k10;
                let k14 = (l - k11) / k5;
                let k15 = rt::lit::<T>(2.0) / k5;
                let twice_l = rt::lit::<T>(2.0) * l;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_j = rt::lit::<T>(2.0) * j;
                let k16 = twice_m_l_squared + twice_j;
                let k17 = m_l_squared + twice_j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let l_h = l * h;
                let m_l_h = m_l * h;
                let k18 = rt::lit::<T>(0.5) * (m_l_squared * h);
                let half_m_l_h = rt::lit::<T>(0.5) * m_l_h;
                Scheme {
                    k1,
                    m_l,
                    twice_m_l,
                    m_l_squared,
                    k2,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    inv_i,
                    k12,
                    k13,
                    k14,
                    k15,
                    twice_l,
                    twice_m,
                    twice_j,
                    k16,
                    k17,
                    inv_h,
                    half_h,
                    h_over_i,
                    l_h,
                    m_l_h,
                    k18,
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
                let Scheme {
                    m_l,
                    twice_m_l,
                    m_l_squared,
                    k2,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k12,
                    k13,
                    k14,
                    k15,
                    half_h,
                    l_h,
                    ..
                } = *self;
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
                let t4 = k8 * cos_theta1;
                let t5 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let m_l_sin_theta2 = m_l * sin_theta2;
                let t6 = k7 * sin_theta1;
                let m_l_cos_theta2 = m_l * cos_theta2;
                let t7 = k7 * cos_theta1;
                let t8 = m_l_squared * t5
                    - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t6 + m_l_cos_theta2 * t7);
                let t9 = k6 * t8;
                let t10 = t8 * t9;
                let t11 = k4 - t10;
                let t12 = k6 / t11;
                let t13 = k7 * cos_theta2;
                let t14 = t13 - t8 * t4;
                let t15 = sin_theta2 * cos_theta1;
                let t16 = sin_theta1 * cos_theta2;
                let t17 = theta1_dot
                    * (twice_m_l * (cos_theta1 * x_dot + sin_theta1 * y_dot)
                        + (t15 - t16) * (m_l_squared * theta2_dot));
                let t18 = rt::lit::<T>(1.0) / t11;
                let t19 = theta2_dot
                    * (m_l * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                        + (t16 - t15) * (m_l_squared * theta1_dot));
                let t20 = (t4 - t12 * (t8 * t14)) * t17 + t18 * (t14 * t19);
                let t21 = k8 * sin_theta1;
                let t22 = k7 * sin_theta2;
                let t23 = t8 * t21 - t22;
                let t24 = t18 * (t23 * t19) - (t21 + t12 * (t8 * t23)) * t17;
                let t25 = cos_theta0 * t20 - sin_theta0 * t24;
                let t26 = k9 * cos_theta1;
                let t27 = sin_theta0 * t6 + cos_theta0 * t7;
                let t28 = sin_theta0 * t22 + cos_theta0 * t13
                    - t9 * (rt::lit::<T>(2.0) * t27);
                let t29 = k15 * t27 - t12 * (t8 * t28);
                let t30 = k2 / t11;
                let t31 = t26 * t29 + (k2 * cos_theta0 + t30 * (m_l_cos_theta2 * t28));
                let t32 = k9 * sin_theta1;
                let t33 = t32 * t29 + (k2 * sin_theta0 + t30 * (m_l_sin_theta2 * t28));
                let t34 = cos_theta1 * t31 + (sin_theta1 * t33 - l * t29);
                let t35 = sin_theta0 * t33 + cos_theta0 * t31;
                let t36 = rt::lit::<T>(1.0) / t35;
                let t37 = t34 * t36;
                let t38 = k14 * t8 + (sin_theta1 * t22 + cos_theta1 * t13);
                let t39 = k12 - t12 * (t8 * t38);
                let t40 = k2 + k9 * t39;
                let t41 = t30 * (m_l_cos_theta2 * t38) + cos_theta1 * t40;
                let t42 = t30 * (m_l_sin_theta2 * t38) + sin_theta1 * t40;
                let t43 = cos_theta1 * t41 + (sin_theta1 * t42 - l * t39) - t34 * t37;
                let t44 = rt::lit::<T>(1.0) / (t35 * t43);
                let t45 = l * t5;
                let t46 = rt::lit::<T>(2.0) * (sin_theta2 * t6 + cos_theta2 * t7) - t45;
                let t47 = k13 + t9 * t46;
                let t48 = k6 * t46 + t12 * (t8 * t47);
                let t49 = cos_theta2
                    * (t26 * t48 + (k2 * cos_theta2 - t30 * (m_l_cos_theta2 * t47)))
                    + (t18 * (l * t47) - t45 * t48);
                let t50 = cos_theta2 * t31
                    + (sin_theta2 * t33 - (t45 * t29 + t18 * (l * t28)));
                let t51 = t50 * t36;
                let t52 = sin_theta2
                    * (t32 * t48 + (k2 * sin_theta2 - t30 * (m_l_sin_theta2 * t47)))
                    + t49 - t50 * t51;
                let t53 = rt::lit::<T>(1.0) / t43;
                let t54 = cos_theta2 * t41
                    + (sin_theta2 * t42 - (t45 * t39 + t18 * (l * t38))) - t50 * t37;
                let t55 = t54 * t54;
                let t56 = t52 - t53 * t55;
                let t57 = t43 * t56;
                let t58 = rt::lit::<T>(1.0) / t57;
                let t59 = t44 * (t34 * t54) - t51;
                let t60 = t34 * t44 + t58 * (t54 * t59);
                let t61 = rt::lit::<T>(1.0) / t56;
                let t62 = t59 * t61;
                let t63 = t8 * t12;
                let t64 = (k6 + t10 * t12) * t17 - t63 * t19;
                let t65 = cos_theta2 * t20 - l * (t18 * t19 - t63 * t17)
                    - (t45 * t64 + sin_theta2 * t24);
                let t66 = cos_theta1 * t20 - sin_theta1 * t24 - l * t64;
                let t67 = t25 * (t37 * t60 + (t36 - t50 * t59 / (t35 * t56)))
                    + (t62 * t65 - t60 * t66);
                let t68 = t54 * t58;
                let t69 = t66 * (t53 + t55 / (t43 * t57)) - t68 * t65 - t60 * t25;
                let t70 = t62 * t25 + t61 * t65 - t68 * t66;
                let t71 = m * x_dot + t3
                    - half_h
                        * (sin_theta0 * t67 + (sin_theta1 * t69 + sin_theta2 * t70));
                let l_cos_theta1 = l * cos_theta1;
                let t72 = y_dot - theta1_dot * l_cos_theta1;
                let l_cos_theta2 = l * cos_theta2;
                let t73 = m_ * (t72 - theta2_dot * l_cos_theta2);
                let t74 = m_ * t72 + t73;
                let t75 = m * y_dot + t74
                    + half_h
                        * (cos_theta0 * t67 + (cos_theta1 * t69 + cos_theta2 * t70));
                let t76 = j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t74
                    - half_h * (l * t69 + t45 * t70);
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t71,
                    t75,
                    i * theta0_dot,
                    t76,
                    j * theta2_dot + l_sin_theta2 * t2 - l_cos_theta2 * t73
                        - rt::lit::<T>(0.5) * l_h * t70,
                    sin_theta0,
                    cos_theta0,
                    sin_theta1,
                    cos_theta1,
                    sin_theta2,
                    cos_theta2,
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
                    m_l_squared,
                    k2,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k12,
                    k13,
                    k14,
                    k15,
                    twice_l,
                    twice_m,
                    twice_j,
                    k16,
                    k17,
                    inv_h,
                    half_h,
                    h_over_i,
                    l_h,
                    m_l_h,
                    k18,
                    half_m_l_h,
                    ..
                } = *setting.scheme();
                let m_l_sin_theta2_ahead = m_l * sin_theta2_ahead;
                let m_l_cos_theta2_ahead = m_l * cos_theta2_ahead;
                let t1 = sin_theta1_ahead * sin_theta2_ahead
                    + cos_theta1_ahead * cos_theta2_ahead;
                let t2 = k7 * sin_theta1_ahead;
                let t3 = k7 * cos_theta1_ahead;
                let t4 = m_l_squared * t1
                    - rt::lit::<T>(2.0)
                        * (m_l_sin_theta2_ahead * t2 + m_l_cos_theta2_ahead * t3);
                let t5 = k6 * t4;
                let t6 = t4 * t5;
                let t7 = k4 - t6;
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = k8 * sin_theta1_ahead;
                let t10 = k7 * sin_theta2_ahead;
                let t11 = t4 * t9 - t10;
                let t12 = t11 * t8;
                let t13 = k6 / t7;
                let t14 = t9 + t13 * (t4 * t11);
                let t15 = k2 / t7;
                let t16 = k9 * cos_theta1_ahead;
                let t17 = t15 * (m_l_cos_theta2_ahead * t11) - t14 * t16;
                let t18 = k9 * sin_theta1_ahead;
                let t19 = t14 * t18 + (k2 - t15 * (m_l_sin_theta2_ahead * t11));
                let t20 = k7 * cos_theta2_ahead;
                let t21 = k8 * cos_theta1_ahead;
                let t22 = t20 - t4 * t21;
                let t23 = t22 * t8;
                let t24 = t21 - t13 * (t4 * t22);
                let t25 = t16 * t24 + (k2 + t15 * (m_l_cos_theta2_ahead * t22));
                let t26 = t4 * t13;
                let t27 = k6 + t6 * t13;
                let t28 = p_y * t25 + (p_x * t17 + (p_theta1 * t24 + p_theta2 * t23));
                let t29 = p_x * t19 + (p_y * t17 + (p_theta2 * t12 - p_theta1 * t14));
                let t30 = cos_theta0_ahead * t28 - sin_theta0_ahead * t29;
                let t31 = sin_theta0_ahead * t2 + cos_theta0_ahead * t3;
                let t32 = sin_theta0_ahead * t10 + cos_theta0_ahead * t20
                    - rt::lit::<T>(2.0) * t31 * t5;
                let t33 = k15 * t31 - t13 * (t4 * t32);
                let t34 = t16 * t33
                    + (k2 * cos_theta0_ahead + t15 * (m_l_cos_theta2_ahead * t32));
                let t35 = t18 * t33
                    + (k2 * sin_theta0_ahead + t15 * (m_l_sin_theta2_ahead * t32));
                let t36 = cos_theta1_ahead * t34 + (sin_theta1_ahead * t35 - l * t33);
                let t37 = sin_theta0_ahead * t35 + cos_theta0_ahead * t34;
                let t38 = rt::lit::<T>(1.0) / t37;
                let t39 = t36 * t38;
                let t40 = k14 * t4 + (sin_theta1_ahead * t10 + cos_theta1_ahead * t20);
                let t41 = k12 - t13 * (t4 * t40);
                let t42 = k2 + k9 * t41;
                let t43 = t15 * (m_l_cos_theta2_ahead * t40) + cos_theta1_ahead * t42;
                let t44 = t15 * (m_l_sin_theta2_ahead * t40) + sin_theta1_ahead * t42;
                let t45 = cos_theta1_ahead * t43 + (sin_theta1_ahead * t44 - l * t41)
                    - t36 * t39;
                let t46 = rt::lit::<T>(1.0) / (t37 * t45);
                let t47 = l * t1;
                let t48 = rt::lit::<T>(2.0)
                    * (sin_theta2_ahead * t2 + cos_theta2_ahead * t3) - t47;
                let t49 = k13 + t48 * t5;
                let t50 = k6 * t48 + t13 * (t4 * t49);
                let t51 = cos_theta2_ahead
                    * (t16 * t50
                        + (k2 * cos_theta2_ahead - t15 * (m_l_cos_theta2_ahead * t49)))
                    + (t8 * (l * t49) - t47 * t50);
                let t52 = cos_theta2_ahead * t34
                    + (sin_theta2_ahead * t35 - (t47 * t33 + t8 * (l * t32)));
                let t53 = t52 * t38;
                let t54 = sin_theta2_ahead
                    * (t18 * t50
                        + (k2 * sin_theta2_ahead - t15 * (m_l_sin_theta2_ahead * t49)))
                    + t51 - t52 * t53;
                let t55 = cos_theta2_ahead * t43
                    + (sin_theta2_ahead * t44 - (t47 * t41 + t8 * (l * t40)))
                    - t52 * t39;
                let t56 = t55 * t55;
                let t57 = rt::lit::<T>(1.0) / t45;
                let t58 = t54 - t56 * t57;
                let t59 = t45 * t58;
                let t60 = rt::lit::<T>(1.0) / t59;
                let t61 = t46 * (t36 * t55) - t53;
                let t62 = t36 * t46 + t60 * (t55 * t61);
                let t63 = rt::lit::<T>(1.0) / t58;
                let t64 = t61 * t63;
                let t65 = p_y * t24 - p_theta2 * t26 + (p_theta1 * t27 - p_x * t14);
                let t66 = t47 * t65
                    + l * (p_y * t23 + p_theta2 * t8 + (p_x * t12 - p_theta1 * t26));
                let t67 = cos_theta2_ahead * t28 - t66 - sin_theta2_ahead * t29;
                let t68 = cos_theta1_ahead * t28 - l * t65 - sin_theta1_ahead * t29;
                let t69 = t30 * (t39 * t62 + (t38 - t52 * t61 / (t37 * t58)))
                    + (t64 * t67 - t62 * t68);
                let t70 = t55 * t60;
                let t71 = t68 * (t57 + t56 / (t45 * t59)) - t70 * t67 - t62 * t30;
                let t72 = t64 * t30 + t63 * t67 - t70 * t68;
                let t73 = p_x
                    + rt::lit::<T>(2.0)
                        * (sin_theta0_ahead * t69
                            + (sin_theta1_ahead * t71 + sin_theta2_ahead * t72));
                let t74 = p_y
                    - rt::lit::<T>(2.0)
                        * (cos_theta0_ahead * t69
                            + (cos_theta1_ahead * t71 + cos_theta2_ahead * t72));
                let t75 = p_theta1 + rt::lit::<T>(2.0) * (l * t71 + t47 * t72);
                let t76 = p_theta2 + twice_l * t72;
                let l_sin_theta1_ahead = l * sin_theta1_ahead;
                let l_sin_theta2_ahead = l * sin_theta2_ahead;
                let l_cos_theta1_ahead = l * cos_theta1_ahead;
                let l_cos_theta2_ahead = l * cos_theta2_ahead;
                let t77 = cos_theta1_ahead * sin_theta2_ahead;
                let t78 = sin_theta1_ahead * cos_theta2_ahead;
                let t79 = t77 - t78;
                let t80 = m_l_squared * t79;
                let t81 = m_l_squared * (t78 - t77);
                let m_l_sin_theta1_ahead = m_l * sin_theta1_ahead;
                let m_l_cos_theta1_ahead = m_l * cos_theta1_ahead;
                let t82 = m_l_h * cos_theta1_ahead;
                let t83 = m_l_h * sin_theta1_ahead;
                let t84 = m_l_cos_theta2_ahead * l_cos_theta1_ahead
                    + m_l_sin_theta2_ahead * l_sin_theta1_ahead;
                let t85 = k18 * t79;
                let t86 = half_m_l_h * cos_theta2_ahead;
                let t87 = half_m_l_h * sin_theta2_ahead;
                let t88 = m_l_cos_theta1_ahead * l_cos_theta2_ahead
                    + m_l_sin_theta1_ahead * l_sin_theta2_ahead;
                let plain1: [T; 4] = {
                    let t89 = t12 * t76 - t14 * t75 + (t17 * t74 + t19 * t73);
                    let t90 = t24 * t75 + t23 * t76 + (t17 * t73 + t25 * t74);
                    let t91 = t27 * t75 - t26 * t76 + (t24 * t74 - t14 * t73);
                    let t92 = t8 * t76 - t26 * t75 + (t23 * t74 + t12 * t73);
                    [t89, t90, t91, t92]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t89 = t12 * t76 - t14 * t75 + (t17 * t74 + t19 * t73);
                            let t90 = t24 * t75 + t23 * t76 + (t17 * t73 + t25 * t74);
                            let t91 = t27 * t75 - t26 * t76 + (t24 * t74 - t14 * t73);
                            let t92 = t8 * t76 - t26 * t75 + (t23 * t74 + t12 * t73);
                            [
                                rt::abs(inv_h * x) + rt::abs(t89),
                                rt::abs(inv_h * y) + rt::abs(t90),
                                rt::abs(inv_h * theta1) + rt::abs(t91),
                                rt::abs(inv_h * theta2) + rt::abs(t92),
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
                            let t93 = l * sin_theta1_ahead_new;
                            let t94 = x_dot_ahead + theta1_dot_ahead * t93;
                            let theta2_new = theta2 + h * theta2_dot_ahead;
                            let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::sin_cos(
                                theta2_new,
                            );
                            let t95 = l * sin_theta2_ahead_new;
                            let t96 = m_ * (t94 + theta2_dot_ahead * t95);
                            let t97 = t96 + m_ * t94;
                            let t98 = x_dot_ahead
                                + theta1_dot_ahead * l_sin_theta1_ahead;
                            let t99 = m_ * (t98 + theta2_dot_ahead * l_sin_theta2_ahead);
                            let t100 = t99 + m_ * t98;
                            let p_x_new = rt::lit::<T>(0.5)
                                * (t97 + (t100 + twice_m * x_dot_ahead));
                            let t101 = l * cos_theta1_ahead_new;
                            let t102 = y_dot_ahead - theta1_dot_ahead * t101;
                            let t103 = l * cos_theta2_ahead_new;
                            let t104 = m_ * (t102 - theta2_dot_ahead * t103);
                            let t105 = m_ * t102 + t104;
                            let t106 = y_dot_ahead
                                - theta1_dot_ahead * l_cos_theta1_ahead;
                            let t107 = m_
                                * (t106 - theta2_dot_ahead * l_cos_theta2_ahead);
                            let t108 = m_ * t106 + t107;
                            let p_y_new = rt::lit::<T>(0.5)
                                * (t105 + (t108 + twice_m * y_dot_ahead));
                            let t109 = t93 * t97
                                + (l_sin_theta1_ahead * t100 + twice_j * theta1_dot_ahead
                                    - l_cos_theta1_ahead * t108) - t101 * t105;
                            let t110 = rt::lit::<T>(0.5) * t109;
                            let t111 = theta2_dot_ahead * t80
                                + twice_m_l
                                    * (x_dot_ahead * cos_theta1_ahead
                                        + y_dot_ahead * sin_theta1_ahead);
                            let t112 = half_h * theta1_dot_ahead;
                            let t113 = t95 * t96
                                + (l_sin_theta2_ahead * t99 + twice_j * theta2_dot_ahead
                                    - l_cos_theta2_ahead * t107) - t103 * t104;
                            let t114 = rt::lit::<T>(0.5) * t113;
                            let t115 = theta2_dot_ahead * t81;
                            let t116 = m_l
                                * (x_dot_ahead * cos_theta2_ahead
                                    + y_dot_ahead * sin_theta2_ahead);
                            let t117 = l_h * cos_theta1_ahead_new;
                            let t118 = m_ * (t93 + theta1_dot_ahead * t117);
                            let t119 = l_h * cos_theta2_ahead_new;
                            let t120 = m_ * (t95 + theta2_dot_ahead * t119);
                            let t121 = l_h * sin_theta1_ahead_new;
                            let t122 = m_ * (theta1_dot_ahead * t121 - t101);
                            let t123 = l_h * sin_theta2_ahead_new;
                            let t124 = m_ * (theta2_dot_ahead * t123 - t103);
                            let t125 = k16
                                + rt::lit::<T>(2.0) * (t93 * t118 - t101 * t122)
                                + (t97 * t117 + t121 * t105);
                            let t126 = rt::lit::<T>(0.5)
                                * (t96 * t119 - t103 * t124
                                    + (t123 * t104 + (k17 + t95 * t120)));
                            (
                                [
                                    p_x_new - t73,
                                    p_y_new - t74,
                                    t110 - (t75 + t111 * t112),
                                    t114
                                        - (half_h
                                            * (theta1_dot_ahead * t115 + theta2_dot_ahead * t116) + t76),
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        m_l_sin_theta1_ahead + t118,
                                        rt::lit::<T>(0.5) * (m_l_sin_theta2_ahead + t120),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        t122 - m_l_cos_theta1_ahead,
                                        rt::lit::<T>(0.5) * (t124 - m_l_cos_theta2_ahead),
                                    ],
                                    [
                                        m_l * sin_theta1_ahead_new
                                            + (m_l_sin_theta1_ahead - theta1_dot_ahead * t82),
                                        -(m_l * cos_theta1_ahead_new
                                            + (m_l_cos_theta1_ahead + theta1_dot_ahead * t83)),
                                        rt::lit::<T>(0.5) * t125 - half_h * t111,
                                        rt::lit::<T>(0.5) * (t93 * t120 + t84 - t101 * t124)
                                            - theta1_dot_ahead * t85,
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (m_l_sin_theta2_ahead + m_l * sin_theta2_ahead_new)
                                            - theta2_dot_ahead * t86,
                                        -(rt::lit::<T>(0.5)
                                            * (m_l_cos_theta2_ahead + m_l * cos_theta2_ahead_new)
                                            + theta2_dot_ahead * t87),
                                        rt::lit::<T>(0.5) * (t95 * t118 + t88 - t103 * t122)
                                            - half_h * t115,
                                        t126 - half_h * (t116 + theta1_dot_ahead * t81),
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
                let theta0_new = theta0 + h_over_i * p_theta0;
                let theta1_new = theta1 + h * theta1_dot_ahead;
                let theta2_new = theta2 + h * theta2_dot_ahead;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    h * theta1_dot_ahead,
                    theta1_new,
                    tally,
                );
                let t93 = l * sin_theta1_ahead_new;
                let t94 = x_dot_ahead + theta1_dot_ahead * t93;
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    h * theta2_dot_ahead,
                    theta2_new,
                    tally,
                );
                let t95 = l * sin_theta2_ahead_new;
                let t96 = m_ * (t94 + theta2_dot_ahead * t95);
                let t97 = t96 + m_ * t94;
                let t98 = x_dot_ahead + theta1_dot_ahead * l_sin_theta1_ahead;
                let t99 = m_ * (t98 + theta2_dot_ahead * l_sin_theta2_ahead);
                let t100 = t99 + m_ * t98;
                let p_x_new = rt::lit::<T>(0.5) * (t97 + (t100 + twice_m * x_dot_ahead));
                let t101 = l * cos_theta1_ahead_new;
                let t102 = y_dot_ahead - theta1_dot_ahead * t101;
                let t103 = l * cos_theta2_ahead_new;
                let t104 = m_ * (t102 - theta2_dot_ahead * t103);
                let t105 = m_ * t102 + t104;
                let t106 = y_dot_ahead - theta1_dot_ahead * l_cos_theta1_ahead;
                let t107 = m_ * (t106 - theta2_dot_ahead * l_cos_theta2_ahead);
                let t108 = m_ * t106 + t107;
                let p_y_new = rt::lit::<T>(0.5)
                    * (t105 + (t108 + twice_m * y_dot_ahead));
                let t127 = sin_theta2_ahead_new * cos_theta1_ahead_new;
                let t128 = sin_theta1_ahead_new * cos_theta2_ahead_new;
                let t112 = half_h * theta1_dot_ahead;
                let t129 = (twice_m_l
                    * (x_dot_ahead * cos_theta1_ahead_new
                        + y_dot_ahead * sin_theta1_ahead_new)
                    + (t127 - t128) * (m_l_squared * theta2_dot_ahead)) * t112;
                let t109 = t93 * t97
                    + (l_sin_theta1_ahead * t100 + twice_j * theta1_dot_ahead
                        - l_cos_theta1_ahead * t108) - t101 * t105;
                let t110 = rt::lit::<T>(0.5) * t109;
                let p_theta1_new = t129 + t110;
                let t130 = (m_l
                    * (x_dot_ahead * cos_theta2_ahead_new
                        + y_dot_ahead * sin_theta2_ahead_new)
                    + (t128 - t127) * (m_l_squared * theta1_dot_ahead))
                    * (half_h * theta2_dot_ahead);
                let t113 = t95 * t96
                    + (l_sin_theta2_ahead * t99 + twice_j * theta2_dot_ahead
                        - l_cos_theta2_ahead * t107) - t103 * t104;
                let t114 = rt::lit::<T>(0.5) * t113;
                let p_theta2_new = t130 + t114;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    h_over_i * p_theta0,
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
                motion.memory.0.push(plain1, solution1.x, solution1.unusual());
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
                let Scheme {
                    m_l,
                    m_l_squared,
                    k2,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    inv_i,
                    k12,
                    k13,
                    k14,
                    k15,
                    ..
                } = *setting.scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t1 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let m_l_sin_theta2 = m_l * sin_theta2;
                let t2 = k7 * sin_theta1;
                let m_l_cos_theta2 = m_l * cos_theta2;
                let t3 = k7 * cos_theta1;
                let t4 = m_l_squared * t1
                    - rt::lit::<T>(2.0) * (m_l_sin_theta2 * t2 + m_l_cos_theta2 * t3);
                let t5 = k8 * sin_theta1;
                let t6 = k7 * sin_theta2;
                let t7 = t4 * t5 - t6;
                let t8 = k6 * t4;
                let t9 = t4 * t8;
                let t10 = k4 - t9;
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = t7 * t11;
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let t13 = k9 * sin_theta1;
                let t14 = sin_theta0 * t2 + cos_theta0 * t3;
                let t15 = k6 / t10;
                let t16 = k7 * cos_theta2;
                let t17 = sin_theta0 * t6 + cos_theta0 * t16
                    - t8 * (rt::lit::<T>(2.0) * t14);
                let t18 = k15 * t14 - t15 * (t4 * t17);
                let t19 = k2 / t10;
                let t20 = t13 * t18 + (k2 * sin_theta0 + t19 * (m_l_sin_theta2 * t17));
                let t21 = k9 * cos_theta1;
                let t22 = t21 * t18 + (k2 * cos_theta0 + t19 * (m_l_cos_theta2 * t17));
                let t23 = sin_theta0 * t20 + cos_theta0 * t22;
                let t24 = k14 * t4 + (sin_theta1 * t6 + cos_theta1 * t16);
                let t25 = k12 - t15 * (t4 * t24);
                let t26 = k2 + k9 * t25;
                let t27 = t19 * (m_l_cos_theta2 * t24) + cos_theta1 * t26;
                let t28 = t19 * (m_l_sin_theta2 * t24) + sin_theta1 * t26;
                let t29 = cos_theta1 * t22 + (sin_theta1 * t20 - l * t18);
                let t30 = rt::lit::<T>(1.0) / t23;
                let t31 = t29 * t30;
                let t32 = cos_theta1 * t27 + (sin_theta1 * t28 - l * t25) - t29 * t31;
                let t33 = rt::lit::<T>(1.0) / (t23 * t32);
                let t34 = l * t1;
                let t35 = cos_theta2 * t22
                    + (sin_theta2 * t20 - (t34 * t18 + t11 * (l * t17)));
                let t36 = cos_theta2 * t27
                    + (sin_theta2 * t28 - (t34 * t25 + t11 * (l * t24))) - t35 * t31;
                let t37 = t35 * t30;
                let t38 = t33 * (t29 * t36) - t37;
                let t39 = rt::lit::<T>(2.0) * (sin_theta2 * t2 + cos_theta2 * t3) - t34;
                let t40 = k13 + t8 * t39;
                let t41 = k6 * t39 + t15 * (t4 * t40);
                let t42 = cos_theta2
                    * (t21 * t41 + (k2 * cos_theta2 - t19 * (m_l_cos_theta2 * t40)))
                    + (t11 * (l * t40) - t34 * t41);
                let t43 = sin_theta2
                    * (t13 * t41 + (k2 * sin_theta2 - t19 * (m_l_sin_theta2 * t40)))
                    + t42 - t35 * t37;
                let t44 = rt::lit::<T>(1.0) / t32;
                let t45 = t36 * t36;
                let t46 = t43 - t44 * t45;
                let t47 = rt::lit::<T>(1.0) / t46;
                let t48 = t38 * t47;
                let t49 = k8 * cos_theta1;
                let t50 = t16 - t4 * t49;
                let t51 = t49 - t15 * (t4 * t50);
                let t52 = t21 * t51 + (k2 + t19 * (m_l_cos_theta2 * t50));
                let t53 = t5 + t15 * (t4 * t7);
                let t54 = t19 * (m_l_cos_theta2 * t7) - t53 * t21;
                let t55 = t50 * t11;
                let t56 = p_y * t52 + (p_x * t54 + (p_theta1 * t51 + p_theta2 * t55));
                let t57 = t53 * t13 + (k2 - t19 * (m_l_sin_theta2 * t7));
                let t58 = p_x * t57 + (p_y * t54 + (p_theta2 * t12 - p_theta1 * t53));
                let t59 = cos_theta0 * t56 - sin_theta0 * t58;
                let t60 = t4 * t15;
                let t61 = k6 + t9 * t15;
                let t62 = p_y * t51 - p_theta2 * t60 + (p_theta1 * t61 - p_x * t53);
                let t63 = t34 * t62
                    + l * (p_y * t55 + p_theta2 * t11 + (p_x * t12 - p_theta1 * t60));
                let t64 = cos_theta2 * t56 - t63 - sin_theta2 * t58;
                let t65 = t32 * t46;
                let t66 = rt::lit::<T>(1.0) / t65;
                let t67 = t36 * t66;
                let t68 = cos_theta1 * t56 - l * t62 - sin_theta1 * t58;
                let t69 = t48 * t59 + t47 * t64 - t67 * t68;
                let t70 = p_theta2 + l * t69;
                let t71 = t29 * t33 + t66 * (t36 * t38);
                let t72 = (t44 + t45 / (t32 * t65)) * t68 - t67 * t64 - t71 * t59;
                let t73 = l * t72 + (p_theta1 + t34 * t69);
                let t74 = (t31 * t71 + (t30 - t35 * t38 / (t23 * t46))) * t59
                    + (t48 * t64 - t71 * t68);
                let t75 = p_y - cos_theta2 * t69 - cos_theta1 * t72 - cos_theta0 * t74;
                let t76 = sin_theta0 * t74
                    + (sin_theta1 * t72 + (p_x + sin_theta2 * t69));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: t12 * t70 - t53 * t73 + (t54 * t75 + t57 * t76),
                    y_dot: t51 * t73 + t55 * t70 + (t54 * t76 + t52 * t75),
                    theta0_dot: inv_i * p_theta0,
                    theta1_dot: t61 * t73 - t60 * t70 + (t51 * t75 - t53 * t76),
                    theta2_dot: t11 * t70 - t60 * t73 + (t55 * t75 + t12 * t76),
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
        /// | each step | 184 | 303 | 4 | 0 | 10 | 0 |
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
                let rho2_inv_i = inv_i * rho2;
                let t27 = t4 * t21;
                let t28 = t5 * t21;
                let t29 = t1 * (t27 + t4 * t23)
                    + ((t4 * t1 + t5 * t2) * rho2_inv_i + t2 * (t28 + t5 * t23));
                let t30 = (t3 * t24 + (j * t23 - t14 * t26))
                    * (t2 * rho2_inv_i + t10 * t27 - t5 * t29);
                let t31 = t26 + m_ * t25;
                let t32 = (t6 * (t24 + m_ * t22) - (j * t21 + t15 * t31))
                    * (t5 * rho2_inv_i + t28);
                let rho2_l_over_i = l_over_i * rho2;
                let t33 = t27 * (k1 * (t9 - t8) * t23 + t20 * (k3 * t5))
                    + (t20 * (k2 * t2) - k1 * t10 * t21) * (t11 * t23);
                let t34 = t30 + (t32 + (t31 * rho2_l_over_i + t33));
                let t35 = theta0 + half_h_over_i * rho2;
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
                let (t97, t98) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    half_h_over_i * rho2,
                    t35,
                    tally,
                );
                let theta0_new = theta0 + h_over_i * rho2;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    h_over_i * rho2,
                    theta0_new,
                    tally,
                );
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
                            + l
                                * (cos_theta0_ahead_new * t134 + cos_theta0_ahead * t20));
                let y_new = y
                    + k4
                        * (t96 * (twice_l * t97)
                            + l
                                * (sin_theta0_ahead_new * t134 + sin_theta0_ahead * t20));
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
                    theta0_dot: inv_i * rho2,
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
