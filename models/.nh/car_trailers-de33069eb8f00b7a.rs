// Prepared by `nh prepare` from `CarTrailers` in src/library.rs and car_trailers.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration de33069eb8f00b7a15a455a8a57e76d2
// content 80434f4ef1f266a3d4c48748294abb43

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
/// * `gonzalez`: 191 add, 298 mul, 6 div, 11 sin_cos, 3 call
/// * `midpoint`: 66 add, 107 mul, 2 div, 5 sin_cos
/// * `leapfrog`: 204 add, 337 mul, 10 div, 5 sin_cos
/// * `rk4`: 184 add, 295 mul, 4 div, 10 sin_cos
pub mod car_trailers {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        /// `m l/I`
        m_l_over_i: T,
        /// `l² m`
        l_m_l: T,
        /// `2 l² m`
        twice_l_m_l: T,
        /// `l/I`
        l_over_i: T,
        /// `m/(M + 2 m)`
        k13: T,
        /// `(2 l (m/(M + 2 m)) - l)/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k16: T,
        /// `l - l (m/(M + 2 m))`
        k17: T,
        /// `2 (m l/(M + 2 m)) - l`
        k18: T,
        /// `l - 2 (m l/(M + 2 m))`
        k19: T,
        /// `(l - 2 l (m/(M + 2 m)))/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k20: T,
        /// `2/(2 m l² + J - 4 l² (m²/(M + 2 m)))`
        k21: T,
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
                let m_l_over_i = m_l / i;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let l_over_i = l / i;
                let k13 = m_ / k1;
                let k14 = l * k13;
                let k15 = rt::lit::<T>(2.0) * k14;
                let k16 = (k15 - l) / k6;
                let k17 = l - k14;
                let k18 = k10 - l;
                let k19 = l - k10;
                let k20 = (l - k15) / k6;
                let k21 = rt::lit::<T>(2.0) / k6;
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
                    m_l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    k13,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
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
                + (theta0_dot * (i * theta0_dot) + k1 * (x_dot * x_dot + y_dot * y_dot));
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
                + (theta0_dot * (i * theta0_dot) + k1 * (x_dot * x_dot + y_dot * y_dot));
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
            let Constants { m_l, m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_cos_theta0 = l * cos_theta0;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = t2 * (t1 * t6 - t5 * t2);
            let t8 = t4 + l * t5 * t7;
            let t9 = m_ * (t4 + t8);
            let t10 = t1 * (l * t2);
            let t11 = t10 - l * t6 * t7;
            let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
            let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
            let t14 = rt::lit::<T>(1.0) / t13;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let l_sin_theta1 = l * sin_theta1;
            let t15 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
            let t16 = l_cos_theta0 + l_sin_theta1 * t15;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t17 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let t18 = cos_theta2 * sin_theta0 + cos_theta1 * t17;
            let t19 = t16 + l * sin_theta2 * t18;
            let t20 = m_ * (t16 + t19);
            let t21 = t14 * (t20 + m_l_2 * cos_theta0);
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t22 = l_sin_theta0 - l_cos_theta1 * t15;
            let t23 = t22 - l * cos_theta2 * t18;
            let t24 = m_ * (t22 + t23);
            let t25 = t14 * (t24 + m_l_2 * sin_theta0);
            let t26 = t14 * (j * t15 + l_sin_theta1 * t20 - l_cos_theta1 * t24);
            let t27 = t14 * (j * t18 + m_l * (sin_theta2 * t19 - cos_theta2 * t23));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - l_cos_theta0 * t21,
                    -(l_sin_theta0 * t21),
                    zero,
                    -(t15 * t21),
                    -(t18 * t21),
                ],
                [
                    -(l_cos_theta0 * t25),
                    rt::lit::<T>(1.0) - l_sin_theta0 * t25,
                    zero,
                    -(t15 * t25),
                    -(t18 * t25),
                ],
                [zero, zero, zero, zero, zero],
                [
                    -(l_cos_theta0 * t26),
                    -(l_sin_theta0 * t26),
                    zero,
                    rt::lit::<T>(1.0) - t15 * t26,
                    -(t18 * t26),
                ],
                [
                    -(l_cos_theta0 * t27),
                    -(l_sin_theta0 * t27),
                    zero,
                    -(t15 * t27),
                    rt::lit::<T>(1.0) - t18 * t27,
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
            let Constants { m_l, m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_cos_theta0 = l * cos_theta0;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = t2 * (t1 * t6 - t5 * t2);
            let t8 = t4 + l * t5 * t7;
            let t9 = m_ * (t4 + t8);
            let t10 = t1 * (l * t2);
            let t11 = t10 - l * t6 * t7;
            let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
            let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
            let t14 = rt::lit::<T>(1.0) / t13;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let l_sin_theta1 = l * sin_theta1;
            let t15 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
            let t16 = l_cos_theta0 + l_sin_theta1 * t15;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t17 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let t18 = cos_theta2 * sin_theta0 + cos_theta1 * t17;
            let t19 = t16 + l * sin_theta2 * t18;
            let t20 = m_ * (t16 + t19);
            let t21 = t14 * (t20 + m_l_2 * cos_theta0);
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t22 = l_sin_theta0 - l_cos_theta1 * t15;
            let t23 = t22 - l * cos_theta2 * t18;
            let t24 = m_ * (t22 + t23);
            let t25 = t14 * (t24 + m_l_2 * sin_theta0);
            let t26 = t14 * (j * t15 + l_sin_theta1 * t20 - l_cos_theta1 * t24);
            let t27 = t14 * (j * t18 + m_l * (sin_theta2 * t19 - cos_theta2 * t23));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [l_cos_theta0 * t21, l_sin_theta0 * t21, zero, t15 * t21, t18 * t21],
                [l_cos_theta0 * t25, l_sin_theta0 * t25, zero, t15 * t25, t18 * t25],
                [zero, zero, rt::lit::<T>(1.0), zero, zero],
                [l_cos_theta0 * t26, l_sin_theta0 * t26, zero, t15 * t26, t18 * t26],
                [l_cos_theta0 * t27, l_sin_theta0 * t27, zero, t15 * t27, t18 * t27],
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
            let Constants { m_l, m_l_2, .. } = self.constants;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = t2 * (t1 * t6 - t5 * t2);
            let t8 = t4 + l * t5 * t7;
            let t9 = m_ * (t4 + t8);
            let t10 = t1 * (l * t2);
            let t11 = t10 - l * t6 * t7;
            let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
            let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[t13, zero], [zero, i]])
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
            let Constants { m_l, inv_i, m_l_2, .. } = self.constants;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = t2 * (t1 * t6 - t5 * t2);
            let t8 = t4 + l * t5 * t7;
            let t9 = m_ * (t4 + t8);
            let t10 = t1 * (l * t2);
            let t11 = t10 - l * t6 * t7;
            let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
            let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[rt::lit::<T>(1.0) / t13, zero], [zero, inv_i]])
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
            let Constants { m_l, m_l_2, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1;
            let t2 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t3 = cos_theta2 * sin_theta0
                + cos_theta1 * (cos_theta0 * t1 - t2 * sin_theta0);
            let l_cos_theta0 = l * cos_theta0;
            let l_sin_theta1 = l * sin_theta1;
            let t4 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
            let t5 = l_cos_theta0 + l_sin_theta1 * t4;
            let t6 = t5 + l * sin_theta2 * t3;
            let l_sin_theta0 = l * sin_theta0;
            let l_cos_theta1 = l * cos_theta1;
            let t7 = l_sin_theta0 - l_cos_theta1 * t4;
            let t8 = t7 - l * cos_theta2 * t3;
            let t9 = (cos_theta1 * (sin_theta0 * t1 + t2 * cos_theta0)
                - cos_theta2 * cos_theta0)
                * (j * t3 + m_l * (sin_theta2 * t6 - cos_theta2 * t8));
            let t10 = m_ * (t5 + t6);
            let t11 = m_ * (t7 + t8);
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
            let t20 = t15 * (t14 * t19 - t18 * t15);
            let t21 = t17 + l * t18 * t20;
            let t22 = m_ * (t17 + t21);
            let t23 = t14 * (l * t15);
            let t24 = t23 - l * t19 * t20;
            let t25 = l * (m_l_2 + t22)
                + t20 * (j * t20 + m_l * (t18 * t21 - t19 * t24));
            let t26 = t25 - t14 * (t16 * t22 - (j * t14 + (t23 + t24) * (m_l * t15)));
            let t27 = t13 / t26;
            let zero = rt::lit::<T>(0.0);
            [rt::matrix([[zero, -t27], [t27, zero]]), SMatrix::zeros()]
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
            let Constants { m_l, m_l_2, .. } = self.constants;
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
            let t10 = t8 + t9 * t5;
            let t11 = m_ * (t8 + t10);
            let t12 = t1 * t6;
            let t13 = l * t4;
            let t14 = t12 - t13 * t5;
            let t15 = l * (m_l_2 + t11) + t5 * (j * t5 + m_l * (t3 * t10 - t4 * t14));
            let t16 = t15 - t1 * (t7 * t11 - (j * t1 + (t12 + t14) * (m_l * t2)));
            let t17 = rho1 / t16;
            let t18 = t1 * t17;
            let t19 = t6 * t18;
            let t20 = t5 * t17;
            let t21 = t19 - t13 * t20;
            let t22 = t19 + t21;
            let t23 = l * t17 - t7 * t18;
            let t24 = t23 + t9 * t20;
            let t25 = t2 * ((t23 + t24) * (m_l * t1) - j * t18 - t6 * (m_ * t22));
            let t26 = m_l * t22 + t25;
            let t27 = (t2 * (t1 * t3 + t2 * t4) - t4)
                * (j * t20 + m_l * (t3 * t24 - t4 * t21));
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
                (5, 6, t26 - t27),
                (6, 2, rt::lit::<T>(-1.0)),
                (6, 5, t27 - t26),
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
            let Constants { m_l, inv_i, m_l_2, .. } = self.constants;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = t2 * (t1 * t6 - t5 * t2);
            let t8 = t4 + l * t5 * t7;
            let t9 = m_ * (t4 + t8);
            let t10 = t1 * (l * t2);
            let t11 = t10 - l * t6 * t7;
            let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
            let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
            rt::lit::<T>(0.5) * (rho1 * rho1 / t13 + rho2 * (inv_i * rho2))
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
            let t11 = t7 + t8 * t10;
            let t12 = m_ * (t7 + t11);
            let t13 = t3 * t5;
            let t14 = l * t2;
            let t15 = t13 - t14 * t10;
            let t16 = l * (m_l_2 + t12) + t10 * (j * t10 + m_l * (t1 * t11 - t2 * t15));
            let t17 = t16 - t3 * (t6 * t12 - (j * t3 + (t13 + t15) * (m_l * t4)));
            let t18 = rho1 / t17;
            let t19 = t3 * t18;
            let t20 = t5 * t19;
            let t21 = t10 * t18;
            let t22 = t20 - t14 * t21;
            let t23 = m_l * t21;
            let t24 = l * t18 - t6 * t19;
            let t25 = t24 + t8 * t21;
            let t26 = t18 * (t14 * (m_ * t22) - j * t21 - t8 * (m_ * t25));
            let t27 = t4 * t26;
            let t28 = t1 * (t22 * t23 + t3 * t27) + t2 * (t25 * t23 + t4 * t27);
            let t29 = t20 + t22;
            let t30 = m_l * t19;
            let t31 = t3 * (t9 * t26 - t29 * t30 - t1 * t27);
            let t32 = t24 + t25;
            let t33 = t18 * (t6 * (m_ * t32) - (j * t19 + t5 * (m_ * t29))) + t32 * t30;
            let t34 = t4 * (t2 * t27 + t33);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                t28 + (t31 - t34),
                t34 - t31,
                -t28,
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
                m_l,
                m_l_squared,
                inv_i,
                m_l_2,
                m_l_over_i,
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
            let t12 = t4 + t7 * t11;
            let t13 = m_ * (t4 + t12);
            let t14 = l * t2;
            let t15 = t1 * t14;
            let t16 = l * t6;
            let t17 = t15 - t16 * t11;
            let t18 = l * (m_l_2 + t13) + t11 * (j * t11 + m_l * (t5 * t12 - t6 * t17));
            let t19 = t18 - t1 * (t3 * t13 - (j * t1 + (t15 + t17) * (m_l * t2)));
            let t20 = rho1 / t19;
            let rho2_inv_i = inv_i * rho2;
            let t21 = t1 * t20;
            let t22 = t11 * t20;
            let t23 = l * t20 - t3 * t21;
            let t24 = t23 + t7 * t22;
            let t25 = t14 * t21;
            let t26 = t25 - t16 * t22;
            let t27 = t1 * t21;
            let t28 = t2 * t21;
            let t29 = t5 * (t27 + t1 * t22)
                + ((t1 * t5 + t2 * t6) * rho2_inv_i + t6 * (t28 + t2 * t22));
            let t30 = (j * t22 + m_l * (t5 * t24 - t6 * t26))
                * (t6 * rho2_inv_i + t10 * t27 - t2 * t29);
            let t31 = t25 + t26;
            let t32 = ((t23 + t24) * (m_l * t1) - j * t21 - t14 * (m_ * t31))
                * (t2 * rho2_inv_i + t28);
            let t33 = t27 * (m_l_squared * (t9 - t8) * t22 + t20 * (twice_l_m_l * t2))
                + (t20 * (l_m_l * t6) - m_l_squared * t10 * t21) * (t11 * t22);
            rt::vector([
                l * cos_theta0 * t20,
                l * sin_theta0 * t20,
                rho2_inv_i,
                -t21,
                t22,
                t30 + (t32 + (t31 * (m_l_over_i * rho2) + t33)),
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
                l_m_l,
                twice_l_m_l,
                l_over_i,
                ..
            } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_sin_theta0 = l * sin_theta0;
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let theta2_minus_theta0 = theta2 - theta0;
            let (t3, t4) = rt::sin_cos(theta2_minus_theta0);
            let t5 = t1 * t4;
            let t6 = t3 * t2;
            let t7 = t5 - t6;
            let t8 = t2 * t7;
            let t9 = l * t3;
            let t10 = l * t1;
            let t11 = t1 * t10;
            let t12 = l - t11;
            let t13 = t9 * t8;
            let t14 = t12 + t13;
            let t15 = m_ * t14;
            let t16 = l * t4;
            let t17 = l * t2;
            let t18 = t1 * t17;
            let t19 = t16 * t8;
            let t20 = t18 - t19;
            let t21 = m_ * t20;
            let t22 = j * t8 + t9 * t15 - t16 * t21;
            let t23 = m_ * (t12 + t14);
            let t24 = m_ * (t18 + t20);
            let t25 = t10 * t23 - j * t1 - t17 * t24;
            let t26 = rt::lit::<T>(1.0) / (t8 * t22 + l * (m_l_2 + t23) - t1 * t25);
            let t27 = rho1 * t26;
            let l_cos_theta0 = l * cos_theta0;
            let t28 = t2 * t25;
            let t29 = t18 + t2 * t10;
            let t30 = t1 * t7;
            let t31 = m_ * (t29 + t9 * t30 - t19);
            let t32 = t2 * t17;
            let t33 = t11 - t32;
            let t34 = t33 - t13 - t16 * t30;
            let t35 = m_l * t4;
            let t36 = t9 * t21;
            let t37 = t16 * t15;
            let t38 = t28 + t8 * (t9 * t31 + (j * t30 - t34 * t35) - (t36 + t37));
            let t39 = m_ * t29;
            let t40 = t39 + t31;
            let t41 = j * t2;
            let t42 = m_l * t2;
            let t43 = t10 * t24;
            let t44 = t17 * t23;
            let t45 = t22 * t30 + l * t40
                - t1 * (t10 * t40 + (t41 - t42 * (t33 + t34)) - (t43 + t44));
            let t46 = t27 * (t26 * (t38 + t45));
            let t47 = t1 * t3;
            let t48 = t47 + t2 * t4;
            let t49 = t2 * t48;
            let t50 = t49 - t30;
            let t51 = m_ * (t9 * t50 - t29);
            let t52 = t51 - t39;
            let t53 = t32 - t11;
            let t54 = t53 - t16 * t50;
            let t55 = l * t52 + t8 * (t9 * t51 + (j * t50 - t54 * t35))
                - t1 * (t44 - t42 * (t53 + t54) + (t10 * t52 + (t43 - t41)));
            let t56 = t27 * (t26 * (t22 * t50 - t28 + t55));
            let t57 = t19 - t9 * t49;
            let t58 = m_ * t57;
            let t59 = m_ * (t13 + t16 * t49);
            let t60 = t8 * (t37 + t9 * t58 + (t36 - j * t49 - t16 * t59))
                + (m_l * t57 - t1 * (t10 * t58 - t17 * t59) - t22 * t49);
            let t61 = t27 * (t26 * t60);
            let t62 = t2 * t27;
            let t63 = t30 * t27;
            let t64 = t50 * t27;
            let t65 = t49 * t27;
            let rho2_inv_i = inv_i * rho2;
            let t66 = t1 * t27;
            let t67 = t2 * t66;
            let t68 = t2 * rho2_inv_i + t67;
            let t69 = t17 * t66;
            let t70 = t69 + t10 * t62;
            let t71 = t8 * t27;
            let t72 = t16 * t71;
            let t73 = m_ * (t70 + (t9 * t63 - t72));
            let t74 = m_ * t70;
            let t75 = t10 * t66;
            let t76 = t17 * t62;
            let t77 = t75 - t76;
            let t78 = t9 * t71;
            let t79 = t77 - (t78 + t16 * t63);
            let t80 = m_ * (t77 + t79);
            let t81 = j * t62;
            let t82 = t69 - t72;
            let t83 = t69 + t82;
            let t84 = m_ * t83;
            let t85 = t10 * t84;
            let t86 = l * t27 - t75;
            let t87 = t86 + t78;
            let t88 = m_ * (t86 + t87);
            let t89 = t17 * t88;
            let t90 = t27 * (twice_l_m_l * t1);
            let t91 = t6 - t5;
            let t92 = m_l_squared * t91;
            let t93 = twice_l_m_l * t2;
            let t94 = t93 * t27 + t92 * t71;
            let t95 = t94 * t62;
            let t96 = l_m_l * t4 * t27;
            let t97 = m_l_squared * t7;
            let t98 = t96 - t97 * t66;
            let t99 = t97 * t71;
            let t100 = t99 * t62;
            let t101 = t3 * t71;
            let t102 = t101 * (l_m_l * t27);
            let t103 = t1 * (t66 * (t90 + t92 * t63) - t95)
                + t8 * (t63 * t98 + (t100 + t102));
            let rho2_l_over_i = l_over_i * rho2;
            let t104 = t71 * t96 - t66 * t99;
            let t105 = t67 * t94;
            let t106 = t68 * (t10 * (t73 + t74) - t17 * t80 + (t81 - t85 - t89))
                + (t103 + (rho2_l_over_i * t80 + (t30 * t104 - t105)));
            let t107 = m_ * t87;
            let t108 = m_ * t82;
            let t109 = t9 * t107 + (j * t71 - t16 * t108);
            let t110 = t3 * rho2_inv_i;
            let t111 = t67 + t1 * t62;
            let t112 = t7 * t111;
            let t113 = t1 * t66;
            let t114 = t4 * t71;
            let t115 = t4 * t67 + t1 * t101
                + (t3 * t113 + (t48 * rho2_inv_i + t2 * t114));
            let t116 = t1 * t115;
            let t117 = t3 * t67;
            let t118 = t1 * t114;
            let t119 = t4 * t113;
            let t120 = t2 * t101;
            let t121 = t2 * t62;
            let t122 = t113 - t121;
            let t123 = t3 * t111;
            let t124 = t1 * (t3 * t63 - t114) + t4 * t122
                + (t2 * (t101 + t4 * t63) - t123);
            let t125 = t109
                * (t110 - t112 - t116 - t2 * (t117 + t118 - (t119 + t120) + t124));
            let t126 = t10 * t88 - (j * t66 + t17 * t84);
            let t127 = t1 * rho2_inv_i;
            let t128 = t4 * rho2_inv_i + t7 * t113 - t2 * t115;
            let t129 = t9 * t108;
            let t130 = t16 * t107;
            let t131 = t126 * (t127 + t122)
                + t128 * (t9 * t73 - t129 + (j * t63 - t35 * t79 - t130));
            let t132 = t1 * t1;
            let t133 = t1 * t2;
            let t134 = t7 * t132 - t2 * (t3 * (t132 + t1 * t8) + t4 * (t133 + t2 * t8));
            let t135 = t1 * (t1 * t94 + t66 * (t8 * t92 + t93))
                + (t24 * rho2_l_over_i + t25 * t68);
            let t136 = t134 * t109 + (t8 * (t8 * t98 + (m_l * t72 - t1 * t99)) + t135);
            let t137 = t136 + (t133 * t126 + t22 * t128);
            let t138 = m_ * (t9 * t64 - t70);
            let t139 = t76 - t75;
            let t140 = t139 - t16 * t64;
            let t141 = m_ * (t139 + t140);
            let t142 = m_l_squared * t48 * t71;
            let t143 = t8 * (t96 * t64 - t100 - t66 * (t142 + t97 * t64))
                + (t105 + t50 * t104);
            let t144 = t143
                + (t1 * (t95 + t66 * (t92 * t64 - t90 - t142)) + rho2_l_over_i * t141);
            let t145 = t68 * (t89 + t10 * (t138 - t74) + (t85 - t81 - t17 * t141))
                + t144;
            let t146 = t48 * t113;
            let t147 = t121 - t113;
            let t148 = t123 + (t91 * rho2_inv_i + t47 * t64)
                + (t4 * (t147 + t2 * t64) + (t120 - t118));
            let t149 = t126 * (t147 - t127)
                + t128 * (t9 * t138 + (j * t64 - t35 * t140));
            let t150 = t145 + (t109 * (t116 + (t146 + t112) - t2 * t148) + t149)
                - t56 * t137;
            let t151 = t8 * (t66 * (t142 + t97 * t65) - (t102 + t96 * t65)) - t49 * t104;
            let t152 = m_ * (t72 - t9 * t65);
            let t153 = m_ * (t78 + t16 * t65);
            let t154 = t68 * (t10 * t152 - t17 * t153)
                + (rho2_l_over_i * t153 + t113 * (t142 - t92 * t65));
            let t155 = t1 * (t114 - t3 * t65) - t117
                + (t7 * rho2_inv_i + t119 - t2 * (t101 + t4 * t65));
            let t156 = t128 * (t9 * t152 - t16 * t153 + (t130 + (t129 - j * t65)))
                - t109 * (t2 * t155 + (t110 + t146));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero, zero, zero],
                [
                    -(l_sin_theta0 * t27 + l_cos_theta0 * t46),
                    l_cos_theta0 * t27 - l_sin_theta0 * t46,
                    zero,
                    t62 + t1 * t46,
                    t63 - t8 * t46,
                    t106 + (t125 + t131) - t46 * t137,
                    zero,
                ],
                [
                    -(l_cos_theta0 * t56),
                    -(l_sin_theta0 * t56),
                    zero,
                    t1 * t56 - t62,
                    t64 - t8 * t56,
                    t150,
                    zero,
                ],
                [
                    -(l_cos_theta0 * t61),
                    -(l_sin_theta0 * t61),
                    zero,
                    t1 * t61,
                    -(t65 + t8 * t61),
                    t151 + t154 + t156 - t61 * t137,
                    zero,
                ],
                [
                    l_cos_theta0 * t26,
                    l_sin_theta0 * t26,
                    zero,
                    -(t1 * t26),
                    t8 * t26,
                    t26 * t137,
                    zero,
                ],
                [
                    zero,
                    zero,
                    inv_i,
                    zero,
                    zero,
                    inv_i * (t2 * t126 + (m_l * t83 + (t4 - t49) * t109)),
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
            let Constants { m_l, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let l_sin_theta1 = l * sin_theta1;
            let t1 = x_dot + l_sin_theta1 * theta1_dot;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t2 = t1 + l * sin_theta2 * theta2_dot;
            let t3 = m_ * (t1 + t2);
            let l_cos_theta1 = l * cos_theta1;
            let t4 = y_dot - theta1_dot * l_cos_theta1;
            let t5 = t4 - theta2_dot * (l * cos_theta2);
            let t6 = m_ * (t4 + t5);
            rt::vector([
                m * x_dot + t3,
                m * y_dot + t6,
                i * theta0_dot,
                j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6,
                j * theta2_dot + m_l * (sin_theta2 * t2 - cos_theta2 * t5),
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = w.data.0;
            let m = self.parameters.M;
            let i = self.parameters.I;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_sin_theta1 = l * sin_theta1;
            let t1 = x_dot + l_sin_theta1 * theta1_dot;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t2 = t1 + l * sin_theta2 * theta2_dot;
            let t3 = m_ * (t1 + t2);
            let l_cos_theta1 = l * cos_theta1;
            let t4 = y_dot - theta1_dot * l_cos_theta1;
            let t5 = t4 - theta2_dot * (l * cos_theta2);
            let t6 = m_ * (t4 + t5);
            let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
            let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
            let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                * (j * theta2_dot + m_l * (sin_theta2 * t2 - cos_theta2 * t5));
            let t10 = l * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                + t9;
            rt::vector([t7 + t10, i * theta0_dot])
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
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l, inv_i, m_l_2, .. } = self.constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let theta1_minus_theta0 = theta1 - theta0;
            let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
            let t3 = l * t1;
            let t4 = l - t1 * t3;
            let theta2_minus_theta0 = theta2 - theta0;
            let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
            let t7 = t2 * (t1 * t6 - t5 * t2);
            let t8 = t4 + l * t5 * t7;
            let t9 = m_ * (t4 + t8);
            let t10 = t1 * (l * t2);
            let t11 = t10 - l * t6 * t7;
            let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
            let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
            let t14 = rho1 / t13;
            rt::vector([
                l * cos_theta0 * t14,
                l * sin_theta0 * t14,
                inv_i * rho2,
                -(t1 * t14),
                t7 * t14,
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
                k13,
                k16,
                k17,
                k18,
                k19,
                k20,
                k21,
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
            let t13 = k21 * t4 - t9 * (t6 * t12);
            let t14 = k3 / t8;
            let t15 = t1 * t13 + (k3 * sin_theta0 + t14 * (m_l_sin_theta2 * t12));
            let t16 = k10 * cos_theta1;
            let t17 = t16 * t13 + (k3 * cos_theta0 + t14 * (m_l_cos_theta2 * t12));
            let t18 = rt::lit::<T>(1.0) / (sin_theta0 * t15 + cos_theta0 * t17);
            let t19 = cos_theta1 * theta1_dot;
            let t20 = theta1_dot * (l * t19);
            let t21 = cos_theta2 * theta2_dot;
            let t22 = t20 + theta2_dot * (l * t21);
            let t23 = t20 + t22;
            let t24 = sin_theta1 * theta1_dot;
            let t25 = theta1_dot * (l * t24);
            let t26 = sin_theta2 * theta2_dot;
            let t27 = t25 + theta2_dot * (l * t26);
            let t28 = t25 + t27;
            let t29 = m_ * t28;
            let t30 = sin_theta1 * cos_theta2;
            let t31 = sin_theta2 * cos_theta1;
            let t32 = theta2_dot
                * (m_l * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                    + (t30 - t31) * (m_l_squared * theta1_dot));
            let t33 = x_dot + l * sin_theta1 * theta1_dot;
            let t34 = t33 + l * sin_theta2 * theta2_dot;
            let t35 = y_dot - theta1_dot * (l * cos_theta1);
            let t36 = t35 - theta2_dot * (l * cos_theta2);
            let t37 = m_ * t23;
            let t38 = m_l
                * (t34 * t21 + sin_theta2 * t22 + (t26 * t36 - cos_theta2 * t27))
                - t10 * t37;
            let t39 = theta1_dot
                * (twice_m_l * (cos_theta1 * x_dot + sin_theta1 * y_dot)
                    + (t31 - t30) * (m_l_squared * theta2_dot));
            let t40 = t37 * (k19 * sin_theta1)
                + m_l * (t19 * (t33 + t34) + t24 * (t35 + t36));
            let t41 = t29 * (k18 * cos_theta1) - t39 + t40;
            let t42 = t11 * t29 - t32 + t38 - t7 * t41;
            let t43 = k7 * t41 - t9 * (t6 * t42);
            let t44 = k13 * t23 - t14 * (m_l_sin_theta2 * t42) - t1 * t43;
            let t45 = t16 * t43 + (t14 * (m_l_cos_theta2 * t42) + k13 * t28);
            let t46 = sin_theta0 * (y_dot * theta0_dot - t44)
                + cos_theta0 * (x_dot * theta0_dot + t45);
            let t47 = l * t5;
            let t48 = rt::lit::<T>(2.0) * (sin_theta2 * t2 + cos_theta2 * t3) - t47;
            let t49 = k17 + t7 * t48;
            let t50 = k7 * t48 + t9 * (t6 * t49);
            let t51 = rt::lit::<T>(1.0) / t8;
            let t52 = cos_theta2
                * (t16 * t50 + (k3 * cos_theta2 - t14 * (m_l_cos_theta2 * t49)))
                + (t51 * (l * t49) - t47 * t50);
            let t53 = cos_theta2 * t17
                + (sin_theta2 * t15 - (t47 * t13 + t51 * (l * t12)));
            let t54 = t53 * t18;
            let t55 = sin_theta2
                * (t1 * t50 + (k3 * sin_theta2 - t14 * (m_l_sin_theta2 * t49))) + t52
                - t53 * t54;
            let t56 = k20 * t6 + (sin_theta1 * t10 + cos_theta1 * t11);
            let t57 = k16 - t9 * (t6 * t56);
            let t58 = k3 + k10 * t57;
            let t59 = t14 * (m_l_cos_theta2 * t56) + cos_theta1 * t58;
            let t60 = t14 * (m_l_sin_theta2 * t56) + sin_theta1 * t58;
            let t61 = cos_theta1 * t17 + (sin_theta1 * t15 - l * t13);
            let t62 = t61 * t18;
            let t63 = cos_theta2 * t59
                + (sin_theta2 * t60 - (t47 * t57 + t51 * (l * t56))) - t53 * t62;
            let t64 = rt::lit::<T>(1.0)
                / (cos_theta1 * t59 + (sin_theta1 * t60 - l * t57) - t61 * t62);
            let t65 = t63 * t64;
            let t66 = rt::lit::<T>(1.0) / (t55 - t63 * t65);
            let t67 = theta1_dot
                * (sin_theta2 * t19 + sin_theta1 * t21
                    - (cos_theta2 * t24 + cos_theta1 * t26)) - t51 * t42;
            let t68 = cos_theta2 * t45
                + (x_dot * t21 + y_dot * t26 + l * t67 - t47 * t43);
            let t69 = cos_theta1 * t45 + (x_dot * t19 + y_dot * t24 - l * t43)
                - sin_theta1 * t44;
            let t70 = t69 - t46 * t62;
            let t71 = t68 - sin_theta2 * t44 - t46 * t54 - t65 * t70;
            let t72 = t64 * (t70 - t66 * (t63 * t71));
            rt::vector([t18 * (t46 - t66 * (t53 * t71)) - t62 * t72, t72, t71 * t66])
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
                k13,
                k16,
                k17,
                k20,
                k21,
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
            let t15 = k21 * t10 - t11 * (t4 * t14);
            let t16 = t9 * t15 + (k3 * sin_theta0 + t7 * (m_l_sin_theta2 * t14));
            let t17 = k10 * cos_theta1;
            let t18 = t17 * t15 + (k3 * cos_theta0 + t7 * (m_l_cos_theta2 * t14));
            let t19 = rt::lit::<T>(1.0) / (sin_theta0 * t16 + cos_theta0 * t18);
            let t20 = cos_theta1 * theta1_dot;
            let t21 = theta1_dot * (l * t20);
            let t22 = cos_theta2 * theta2_dot;
            let t23 = t21 + theta2_dot * (l * t22);
            let t24 = t21 + t23;
            let l_sin_theta1 = l * sin_theta1;
            let t25 = x_dot + l_sin_theta1 * theta1_dot;
            let t26 = t25 + l * sin_theta2 * theta2_dot;
            let t27 = sin_theta2 * theta2_dot;
            let l_cos_theta1 = l * cos_theta1;
            let t28 = y_dot - theta1_dot * l_cos_theta1;
            let t29 = t28 - theta2_dot * (l * cos_theta2);
            let t30 = sin_theta1 * theta1_dot;
            let t31 = theta1_dot * (l * t30);
            let t32 = t31 + theta2_dot * (l * t27);
            let t33 = sin_theta1 * cos_theta2;
            let t34 = sin_theta2 * cos_theta1;
            let t35 = theta2_dot
                * (m_l * (cos_theta2 * x_dot + sin_theta2 * y_dot)
                    + (t33 - t34) * (m_l_squared * theta1_dot));
            let t36 = m_l
                * (t26 * t22 + t27 * t29 + (sin_theta2 * t23 - cos_theta2 * t32)) - t35;
            let t37 = t31 + t32;
            let t38 = m_ * t37;
            let t39 = m_ * t24;
            let t40 = theta1_dot
                * (twice_m_l * (cos_theta1 * x_dot + sin_theta1 * y_dot)
                    + (t34 - t33) * (m_l_squared * theta2_dot));
            let t41 = l_sin_theta1 * t39 - t40
                + (m_l * (t20 * (t25 + t26) + t30 * (t28 + t29)) - l_cos_theta1 * t38);
            let t42 = rt::lit::<T>(2.0) * (t3 * t38 - t2 * t39) + t41;
            let t43 = t36 + (t13 * t38 - t12 * t39) - t5 * t42;
            let t44 = t4 * t11;
            let t45 = k7 * t42 - t44 * t43;
            let t46 = k13 * t24 - t43 * t8 - t9 * t45;
            let t47 = m_l_cos_theta2 * t7;
            let t48 = t17 * t45 + (k13 * t37 + t43 * t47);
            let t49 = sin_theta0 * (y_dot * theta0_dot - t46)
                + cos_theta0 * (x_dot * theta0_dot + t48);
            let t50 = l * t1;
            let t51 = rt::lit::<T>(2.0) * (sin_theta2 * t2 + cos_theta2 * t3) - t50;
            let t52 = k17 + t5 * t51;
            let t53 = k7 * t51 + t11 * (t4 * t52);
            let t54 = rt::lit::<T>(1.0) / t6;
            let t55 = cos_theta2
                * (t17 * t53 + (k3 * cos_theta2 - t7 * (m_l_cos_theta2 * t52)))
                + (t54 * (l * t52) - t50 * t53);
            let t56 = cos_theta2 * t18
                + (sin_theta2 * t16 - (t50 * t15 + t54 * (l * t14)));
            let t57 = t56 * t19;
            let t58 = sin_theta2
                * (t9 * t53 + (k3 * sin_theta2 - t7 * (m_l_sin_theta2 * t52))) + t55
                - t56 * t57;
            let t59 = k20 * t4 + (sin_theta1 * t12 + cos_theta1 * t13);
            let t60 = k16 - t11 * (t4 * t59);
            let t61 = k3 + k10 * t60;
            let t62 = t7 * (m_l_cos_theta2 * t59) + cos_theta1 * t61;
            let t63 = t7 * (m_l_sin_theta2 * t59) + sin_theta1 * t61;
            let t64 = cos_theta1 * t18 + (sin_theta1 * t16 - l * t15);
            let t65 = t64 * t19;
            let t66 = cos_theta2 * t62
                + (sin_theta2 * t63 - (t50 * t60 + t54 * (l * t59))) - t56 * t65;
            let t67 = rt::lit::<T>(1.0)
                / (cos_theta1 * t62 + (sin_theta1 * t63 - l * t60) - t64 * t65);
            let t68 = t66 * t67;
            let t69 = rt::lit::<T>(1.0) / (t58 - t66 * t68);
            let t70 = theta1_dot
                * (sin_theta2 * t20 + sin_theta1 * t22
                    - (cos_theta2 * t30 + cos_theta1 * t27)) - t54 * t43;
            let t71 = cos_theta2 * t48
                + (x_dot * t22 + y_dot * t27 + l * t70 - t50 * t45);
            let t72 = cos_theta1 * t48 + (x_dot * t20 + y_dot * t30 - l * t45)
                - sin_theta1 * t46;
            let t73 = t72 - t65 * t49;
            let t74 = t71 - sin_theta2 * t46 - t57 * t49 - t68 * t73;
            let t75 = t67 * (t73 - t69 * (t66 * t74));
            let t76 = t19 * (t49 - t69 * (t56 * t74)) - t65 * t75;
            let t77 = t69 * t74;
            let t78 = sin_theta0 * t76 + (sin_theta1 * t75 + (t39 + sin_theta2 * t77));
            let t79 = cos_theta0 * t76 + (cos_theta1 * t75 + (cos_theta2 * t77 - t38));
            let t80 = rt::lit::<T>(2.0) * (t2 * t78 + t3 * t79)
                - (l * t75 + (t41 + t50 * t77));
            let t81 = t5 * t80 + (t36 + l * t77 - t12 * t78 - t13 * t79);
            let t82 = k7 * t80 + t44 * t81;
            rt::vector([
                t8 * t81 - k3 * t78 - t9 * t82,
                t17 * t82 + (k3 * t79 - t47 * t81),
                rt::lit::<T>(0.0),
                t82,
                -(t54 * t81),
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
                + (theta0_dot * (i * theta0_dot) + k1 * (x_dot * x_dot + y_dot * y_dot));
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
                k13,
                k16,
                k17,
                k18,
                k19,
                k20,
                k21,
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
            let t31 = k21 * t29 - t9 * (t5 * t30);
            let t32 = t13 * t31 + (k3 * sin_theta0 + t14 * (m_l_sin_theta2 * t30));
            let t33 = t15 * t31 + (k3 * cos_theta0 + t14 * (m_l_cos_theta2 * t30));
            let t34 = rt::lit::<T>(1.0) / (sin_theta0 * t32 + cos_theta0 * t33);
            let t35 = cos_theta1 * t27;
            let t36 = t27 * (l * t35);
            let t37 = cos_theta2 * t28;
            let t38 = t36 + t28 * (l * t37);
            let t39 = t36 + t38;
            let t40 = t19 + l * sin_theta1 * t27;
            let t41 = t40 + l * sin_theta2 * t28;
            let t42 = l * cos_theta1 * t27;
            let t43 = t25 - (t42 + l * cos_theta2 * t28);
            let t44 = sin_theta2 * t28;
            let t45 = sin_theta1 * t27;
            let t46 = t27 * (l * t45);
            let t47 = t46 + t28 * (l * t44);
            let t48 = sin_theta2 * t38 - t28 * (cos_theta2 * t19 + sin_theta2 * t25)
                + (t41 * t37 + t43 * t44 - cos_theta2 * t47);
            let t49 = t46 + t47;
            let t50 = m_ * t49;
            let t51 = sin_theta1 * cos_theta2;
            let t52 = sin_theta2 * cos_theta1;
            let t53 = m_l_squared * (t51 - t52) * t27;
            let t54 = t28 * t53;
            let t55 = m_ * t39;
            let t56 = m_l_squared * (t52 - t51) * t28;
            let t57 = m_l * (t35 * (t40 + t41) + t45 * (t43 + (t25 - t42)))
                - t27 * (t56 + twice_m_l * (cos_theta1 * t19 + sin_theta1 * t25));
            let t58 = k18 * cos_theta1 * t50 + k19 * sin_theta1 * t55 + t57;
            let t59 = m_l * t48 + (t21 * t50 - t54 - t10 * t55) - t6 * t58;
            let t60 = k7 * t58 - t26 * t59;
            let t61 = k13 * t39 - m_l_sin_theta2 * t14 * t59 - t13 * t60;
            let t62 = t15 * t60 + (m_l_cos_theta2 * t14 * t59 + k13 * t49);
            let t63 = sin_theta0 * (p_theta0_inv_i * t25 - t61)
                + cos_theta0 * (t62 + p_theta0_inv_i * t19);
            let t64 = t27
                * (sin_theta1 * t37 - cos_theta1 * t44
                    + (sin_theta2 * t35 - cos_theta2 * t45)) - t17 * t59;
            let t65 = l * t2;
            let t66 = l * t64 + (t25 * t44 + t19 * t37 - t65 * t60)
                + (cos_theta2 * t62 - sin_theta2 * t61);
            let t67 = cos_theta2 * t33
                + (sin_theta2 * t32 - (t65 * t31 + t17 * (l * t30)));
            let t68 = t67 * t34;
            let t69 = k20 * t5 + (sin_theta1 * t10 + cos_theta1 * t21);
            let t70 = k16 - t9 * (t5 * t69);
            let t71 = k3 + k10 * t70;
            let t72 = t14 * (m_l_cos_theta2 * t69) + cos_theta1 * t71;
            let t73 = t14 * (m_l_sin_theta2 * t69) + sin_theta1 * t71;
            let t74 = cos_theta1 * t33 + (sin_theta1 * t32 - l * t31);
            let t75 = t74 * t34;
            let t76 = cos_theta2 * t72
                + (sin_theta2 * t73 - (t65 * t70 + t17 * (l * t69))) - t67 * t75;
            let t77 = rt::lit::<T>(1.0)
                / (cos_theta1 * t72 + (sin_theta1 * t73 - l * t70) - t74 * t75);
            let t78 = t76 * t77;
            let t79 = cos_theta1 * t62 + (t19 * t35 + t25 * t45 - l * t60)
                - sin_theta1 * t61;
            let t80 = t79 - t75 * t63;
            let t81 = t66 - t68 * t63 - t78 * t80;
            let t82 = rt::lit::<T>(2.0) * (sin_theta2 * t3 + cos_theta2 * t4) - t65;
            let t83 = k17 + t6 * t82;
            let t84 = k7 * t82 + t9 * (t5 * t83);
            let t85 = cos_theta2
                * (t15 * t84 + (k3 * cos_theta2 - t14 * (m_l_cos_theta2 * t83)))
                + (t17 * (l * t83) - t65 * t84);
            let t86 = sin_theta2
                * (t13 * t84 + (k3 * sin_theta2 - t14 * (m_l_sin_theta2 * t83))) + t85
                - t67 * t68;
            let t87 = rt::lit::<T>(1.0) / (t86 - t76 * t78);
            let t88 = t77 * (t80 - t81 * (t76 * t87));
            let t89 = t34 * (t63 - t81 * (t67 * t87)) - t75 * t88;
            let t90 = t87 * t81;
            let t91 = t27
                * (t56
                    + rt::lit::<T>(2.0)
                        * (m_l * cos_theta1 * t19 + m_l * sin_theta1 * t25)) - t65 * t90;
            let t92 = rt::lit::<T>(0.5)
                * (t54
                    + t28
                        * (t53
                            + rt::lit::<T>(2.0)
                                * (m_l_cos_theta2 * t19 + m_l_sin_theta2 * t25))) - l * t90;
            rt::vector([
                t19,
                t25,
                p_theta0_inv_i,
                t27,
                t28,
                -(sin_theta0 * t89 + (sin_theta1 * t88 + sin_theta2 * t90)),
                cos_theta0 * t89 + (cos_theta1 * t88 + cos_theta2 * t90),
                rt::lit::<T>(0.0),
                t91 - l * t88,
                t92,
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
        /// - `theta0_rate`, `theta1_rate`, `theta2_rate`, `rho1_rate`, `kappa_gradient`: 5 × 5 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, y_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 13 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 2 | 0 | 0 | 0 |
        /// | each step | 74 | 114 | 3 | 0 | 5 | 3 |
        /// | each sweep for theta0_rate, theta1_rate, theta2_rate, rho1_rate, kappa_gradient | 117 | 184 | 3 | 0 | 6 | 0 |
        /// | each iteration for theta0_rate, theta1_rate, theta2_rate, rho1_rate, kappa_gradient | 812 | 1163 | 9 | 0 | 7 | 0 |
        /// | each state that is looked at | 16 | 30 | 1 | 0 | 3 | 0 |
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
            /// `m l/I`
            m_l_over_i: T,
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
            /// `m l/2`
            half_m_l: T,
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
            /// `(h/I)/2`
            k1: T,
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

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 11];
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
                let m_l_over_i = m_l / i;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let half_m = rt::lit::<T>(0.5) * m_;
                let half_j = rt::lit::<T>(0.5) * j;
                let half_l = rt::lit::<T>(0.5) * l;
                let half_m_l = rt::lit::<T>(0.5) * m_l;
                let quarter_l = rt::lit::<T>(0.25) * l;
                let twice_l_squared = rt::lit::<T>(2.0) * l_squared;
                let twice_l = rt::lit::<T>(2.0) * l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.5) * (h / i);
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
                    m_l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    half_j,
                    half_l,
                    half_m_l,
                    quarter_l,
                    twice_l_squared,
                    twice_l,
                    inv_h,
                    half_h,
                    k1,
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
                let Scheme { m_l, m_l_2, .. } = *self;
                let [[x, y, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = x_dot + l_sin_theta1 * theta1_dot;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t2 = t1 + l * sin_theta2 * theta2_dot;
                let t3 = m_ * (t1 + t2);
                let l_cos_theta1 = l * cos_theta1;
                let t4 = y_dot - theta1_dot * l_cos_theta1;
                let t5 = t4 - theta2_dot * (l * cos_theta2);
                let t6 = m_ * (t4 + t5);
                let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                    * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
                let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
                let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                    * (j * theta2_dot + m_l * (sin_theta2 * t2 - cos_theta2 * t5));
                let t10 = l
                    * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                    + t9;
                let t11 = t7 + t10;
                let i_theta0_dot = i * theta0_dot;
                let theta1_minus_theta0 = theta1 - theta0;
                let (t12, t13) = rt::sin_cos(theta1_minus_theta0);
                let t14 = l * t12;
                let t15 = l - t12 * t14;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t16, t17) = rt::sin_cos(theta2_minus_theta0);
                let t18 = t13 * (t12 * t17 - t16 * t13);
                let t19 = t15 + l * t16 * t18;
                let t20 = m_ * (t15 + t19);
                let t21 = t12 * (l * t13);
                let t22 = t21 - l * t17 * t18;
                let t23 = l * (m_l_2 + t20)
                    + t18 * (j * t18 + m_l * (t16 * t19 - t17 * t22));
                let t24 = t23
                    - t12 * (t14 * t20 - (j * t12 + (t21 + t22) * (m_l * t13)));
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t11,
                    i_theta0_dot,
                    rt::lit::<T>(0.5) * (theta0_dot * i_theta0_dot + t11 * t11 / t24),
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, reference,
                sin_theta0_ahead, cos_theta0_ahead, theta0_ahead] = motion.carried;
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
                    m_l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    half_j,
                    half_l,
                    half_m_l,
                    quarter_l,
                    twice_l_squared,
                    twice_l,
                    inv_h,
                    half_h,
                    k1,
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
                let t14 = t13 + t7 * t12;
                let t15 = m_ * (t13 + t14);
                let t16 = t1 * t6;
                let t17 = t16 - t8 * t12;
                let t18 = l * (m_l_2 + t15)
                    + t12 * (j * t12 + m_l * (t3 * t14 - t4 * t17));
                let t19 = t18 - t1 * (t5 * t15 - (j * t1 + (t16 + t17) * (m_l * t2)));
                let t20 = rt::lit::<T>(1.0) / t19;
                let rho2_inv_i = inv_i * rho2;
                let t21 = rho1 * t20;
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
                    let theta1_rate_h = h * theta1_rate;
                    let theta0_rate_h = h * theta0_rate;
                    let t38 = rt::lit::<T>(0.5) * (theta1_rate_h - theta0_rate_h);
                    let ((t39, _), (t41, t42)) = rt::halfway((t1, t2), t38, t37);
                    let t45 = theta2 + half_h * theta2_rate - theta0_ahead_new;
                    let theta2_rate_h = h * theta2_rate;
                    let t46 = rt::lit::<T>(0.5) * (theta2_rate_h - theta0_rate_h);
                    let ((t47, _), (t49, t50)) = rt::halfway((t3, t4), t46, t45);
                    let t52 = t41 * t50 - t49 * t42;
                    let t53 = t42 * t52;
                    let t58 = j * t53;
                    let t43 = l * t41;
                    let t44 = l - t41 * t43;
                    let t51 = l * t49;
                    let t54 = t44 + t51 * t53;
                    let t61 = l * t42;
                    let t62 = t41 * t61;
                    let t60 = l * t50;
                    let t63 = t62 - t60 * t53;
                    let t55 = t44 + t54;
                    let t56 = m_ * t55;
                    let t57 = l * (m_l_2 + t56);
                    let t66 = t43 * t56;
                    let t67 = j * t41;
                    let t68 = t62 + t63;
                    let t291 = m_l * t42;
                    let t679 = t53 * (t58 + m_l * (t49 * t54 - t50 * t63)) + t57
                        - t41 * (t66 - (t67 + t68 * t291));
                    let t680 = t36 / t679;
                    let t681 = t35 + t680;
                    let t75 = t41 * t49 + t42 * t50;
                    let t76 = t42 * t75 - t50;
                    let t682 = t53 * t680;
                    let t683 = l * t680;
                    let t684 = t41 * t680;
                    let t685 = t683 - t43 * t684;
                    let t686 = t685 + t51 * t682;
                    let t687 = j * t682 + t51 * (m_ * t686);
                    let t688 = t61 * t684;
                    let t689 = t688 - t60 * t682;
                    let t690 = t60 * (m_ * t689);
                    let t691 = t76 * (t687 - t690);
                    let t692 = t688 + t689;
                    let t693 = m_l * t692;
                    let t694 = t685 + t686;
                    let t695 = t43 * (m_ * t694) - (j * t684 + t61 * (m_ * t692));
                    let t696 = t42 * t695;
                    let t697 = t693 + t696;
                    let t98 = theta0_rate * kappa_gradient;
                    let t698 = m_l * t682;
                    let t699 = t680 * (t690 - t687);
                    let t700 = t42 * t699;
                    let t701 = t49 * (t689 * t698 + t41 * t700);
                    let t702 = t50 * (t686 * t698 + t42 * t700);
                    let t703 = t701 + t702;
                    let t704 = m_l * t684;
                    let t705 = t41 * (t52 * t699 - t692 * t704 - t49 * t700);
                    let t706 = t42 * (t50 * t700 + (t680 * t695 + t694 * t704));
                    let t707 = t703 + (t705 - t706);
                    let t708 = t681 * (t691 - t697) - t98 - t707;
                    let t709 = inv_i * (rho2 + half_h * t708) + kappa_gradient * t708;
                    let t118 = theta1_rate * kappa_gradient;
                    let t710 = t706 - t705;
                    let t117 = l_squared * kappa_gradient;
                    let t115 = theta2_rate * kappa_gradient;
                    let t711 = t709 * (t697 - t691)
                        + (t41 * (t118 + t710) - t117 * t681 - t53 * (t115 - t703));
                    let t122 = rho1 + h * rho1_rate;
                    let theta1_new = theta1 + theta1_rate_h;
                    let theta0_new = theta0 + theta0_rate_h;
                    let t123 = theta1_new - theta0_new;
                    let (t124, t125) = rt::sin_cos(t123);
                    let t135 = l * t124;
                    let t136 = l - t124 * t135;
                    let theta2_new = theta2 + theta2_rate_h;
                    let t126 = theta2_new - theta0_new;
                    let (t127, t128) = rt::sin_cos(t126);
                    let t134 = l * t127;
                    let t129 = t124 * t128;
                    let t130 = t127 * t125;
                    let t131 = t129 - t130;
                    let t132 = t125 * t131;
                    let t137 = t136 + t134 * t132;
                    let t145 = m_ * (t136 + t137);
                    let t146 = l * (m_l_2 + t145);
                    let t133 = j * t132;
                    let t140 = l * t125;
                    let t141 = t124 * t140;
                    let t139 = l * t128;
                    let t142 = t141 - t139 * t132;
                    let t147 = t135 * t145;
                    let t148 = j * t124;
                    let t149 = t141 + t142;
                    let t443 = m_l * t125;
                    let t712 = t146 + t132 * (t133 + m_l * (t127 * t137 - t128 * t142))
                        - t124 * (t147 - (t148 + t149 * t443));
                    let t713 = t122 - t680 * t712;
                    let t714 = rho1 - t19 * t680;
                    let t157 = t1 + t124;
                    let t715 = t157 * t680;
                    let t159 = t39 * t42;
                    let t716 = t680 * t159;
                    let t161 = t12 + t132;
                    let t717 = t161 * t680;
                    let t163 = t2 + t125;
                    let t164 = rt::lit::<T>(0.5) * t163;
                    let t165 = t4 + t128;
                    let t166 = t3 + t127;
                    let t167 = t39 * t41;
                    let t168 = t47 * t49;
                    let t169 = t47 * t50;
                    let t170 = t165 * t159 + t166 * t167 - (t157 * t168 + t163 * t169);
                    let t171 = t11 + t129 - t130;
                    let t172 = t164 * t170 - t171 * t167;
                    let t718 = t680 * t172;
                    let t719 = rt::lit::<T>(0.5)
                        * (t713 * t713 * (rt::lit::<T>(1.0) / t712)
                            - t714 * (t20 * t714))
                        - (t715 * (j * t716) + t717 * (half_j * t718));
                    let t720 = t1 * t680;
                    let t721 = t124 * t680;
                    let t722 = t6 * t720 + t140 * t721;
                    let t723 = l * (t163 * t716 - t167 * t715);
                    let t724 = t683 - rt::lit::<T>(0.5) * (t5 * t720 + t135 * t721);
                    let t725 = t159 * t715 + t157 * t716;
                    let t726 = t12 * t680;
                    let t727 = t132 * t680;
                    let t181 = l * t169;
                    let t182 = half_l * t166;
                    let t728 = (t724 + rt::lit::<T>(0.5) * (t7 * t726 + t134 * t727))
                        * (rt::lit::<T>(2.0) * (t181 * t717 + t182 * t718 - l * t725));
                    let t191 = l * t168;
                    let t192 = half_l * t165;
                    let t729 = (t722 - (t8 * t726 + t139 * t727))
                        * (t723 + (t191 * t717 - t192 * t718));
                    let t730 = theta2_rate_h * t703
                        + (t719
                            - half_m
                                * (t722 * t723 - t724 * (twice_l * t725) + (t728 + t729)));
                    let t197 = theta0_rate * theta0_rate + theta1_rate * theta1_rate
                        + (theta2_rate * theta2_rate + rho1_rate * rho1_rate);
                    let t731 = rt::div_or_zero(
                        t730 - (theta0_rate_h * t707 + theta1_rate_h * t710),
                        h * (t708 * t708 + (t197 + t681 * (l_squared * t681))),
                    );
                    solution1.update([t709, -(t41 * t681), t53 * t681, t711, t731]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t22 = t1 * t21;
                            let t23 = t12 * t21;
                            let t24 = l * t21 - t5 * t22;
                            let t25 = t24 + t7 * t23;
                            let t26 = t6 * t22;
                            let t27 = t26 - t8 * t23;
                            let t28 = t1 * t22;
                            let t29 = t2 * t22;
                            let t30 = t3 * (t28 + t1 * t23)
                                + ((t1 * t3 + t2 * t4) * rho2_inv_i
                                    + t4 * (t29 + t2 * t23));
                            let t31 = (j * t23 + m_l * (t3 * t25 - t4 * t27))
                                * (t4 * rho2_inv_i + t11 * t28 - t2 * t30);
                            let t32 = t26 + t27;
                            let t33 = (m_l * t1 * (t24 + t25) - j * t22
                                - t6 * (m_ * t32)) * (t2 * rho2_inv_i + t29);
                            let t34 = t28
                                * (m_l_squared * (t10 - t9) * t23 + twice_l_m_l * t2 * t21)
                                + (l_m_l * t4 * t21 - m_l_squared * t11 * t22)
                                    * (t12 * t23);
                            [
                                rho2_inv_i,
                                -t22,
                                t23,
                                t31 + (t33 + (m_l_over_i * rho2 * t32 + t34)),
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
                            let theta1_rate_h = h * theta1_rate;
                            let theta0_rate_h = h * theta0_rate;
                            let t38 = rt::lit::<T>(0.5)
                                * (theta1_rate_h - theta0_rate_h);
                            let ((t39, t40), (t41, t42)) = rt::halfway(
                                (t1, t2),
                                t38,
                                t37,
                            );
                            let t43 = l * t41;
                            let t44 = l - t41 * t43;
                            let t45 = theta2 + half_h * theta2_rate - theta0_ahead_new;
                            let theta2_rate_h = h * theta2_rate;
                            let t46 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta0_rate_h);
                            let ((t47, t48), (t49, t50)) = rt::halfway(
                                (t3, t4),
                                t46,
                                t45,
                            );
                            let t51 = l * t49;
                            let t52 = t41 * t50 - t49 * t42;
                            let t53 = t42 * t52;
                            let t54 = t44 + t51 * t53;
                            let t55 = t44 + t54;
                            let t56 = m_ * t55;
                            let t57 = l * (m_l_2 + t56);
                            let t58 = j * t53;
                            let t59 = m_ * t54;
                            let t60 = l * t50;
                            let t61 = l * t42;
                            let t62 = t41 * t61;
                            let t63 = t62 - t60 * t53;
                            let t64 = m_ * t63;
                            let t65 = t58 + t51 * t59 - t60 * t64;
                            let t66 = t43 * t56;
                            let t67 = j * t41;
                            let t68 = t62 + t63;
                            let t69 = m_ * t68;
                            let t70 = t66 - t67 - t61 * t69;
                            let t71 = t57 + t53 * t65 - t41 * t70;
                            let t72 = rt::lit::<T>(1.0) / t71;
                            let t73 = t36 * t72;
                            let t74 = t35 + t73;
                            let t75 = t41 * t49 + t42 * t50;
                            let t76 = t42 * t75 - t50;
                            let t77 = t53 * t73;
                            let t78 = l * t73;
                            let t79 = t41 * t73;
                            let t80 = t78 - t43 * t79;
                            let t81 = t80 + t51 * t77;
                            let t82 = m_ * t81;
                            let t83 = j * t77 + t51 * t82;
                            let t84 = t61 * t79;
                            let t85 = t84 - t60 * t77;
                            let t86 = m_ * t85;
                            let t87 = t60 * t86;
                            let t88 = t83 - t87;
                            let t89 = t76 * t88;
                            let t90 = t84 + t85;
                            let t91 = t80 + t81;
                            let t92 = m_ * t91;
                            let t93 = m_ * t90;
                            let t94 = t43 * t92 - (j * t79 + t61 * t93);
                            let t95 = m_l * t90 + t42 * t94;
                            let t96 = t89 - t95;
                            let t97 = t74 * t96;
                            let t98 = theta0_rate * kappa_gradient;
                            let t99 = m_l * t77;
                            let t100 = t87 - t83;
                            let t101 = t73 * t100;
                            let t102 = t42 * t101;
                            let t103 = t85 * t99 + t41 * t102;
                            let t104 = t81 * t99 + t42 * t102;
                            let t105 = t49 * t103 + t50 * t104;
                            let t106 = m_l * t79;
                            let t107 = t52 * t101 - t90 * t106 - t49 * t102;
                            let t108 = t41 * t107;
                            let t109 = t50 * t102 + (t73 * t94 + t91 * t106);
                            let t110 = t42 * t109;
                            let t111 = t105 + (t108 - t110);
                            let t112 = t98 + t111;
                            let t113 = t97 - t112;
                            let t114 = inv_i * (rho2 + half_h * t113)
                                + kappa_gradient * t113;
                            let t115 = theta2_rate * kappa_gradient;
                            let t116 = t115 - t105;
                            let t117 = l_squared * kappa_gradient;
                            let t118 = theta1_rate * kappa_gradient;
                            let t119 = t110 - t108;
                            let t120 = t118 + t119;
                            let t121 = t53 * t116 + (rho1_rate + t117 * t74) - t41 * t120
                                - t114 * (t95 - t89);
                            let t122 = rho1 + h * rho1_rate;
                            let theta1_new = theta1 + theta1_rate_h;
                            let theta0_new = theta0 + theta0_rate_h;
                            let t123 = theta1_new - theta0_new;
                            let (t124, t125) = rt::sin_cos(t123);
                            let theta2_new = theta2 + theta2_rate_h;
                            let t126 = theta2_new - theta0_new;
                            let (t127, t128) = rt::sin_cos(t126);
                            let t129 = t124 * t128;
                            let t130 = t127 * t125;
                            let t131 = t129 - t130;
                            let t132 = t125 * t131;
                            let t133 = j * t132;
                            let t134 = l * t127;
                            let t135 = l * t124;
                            let t136 = l - t124 * t135;
                            let t137 = t136 + t134 * t132;
                            let t138 = m_ * t137;
                            let t139 = l * t128;
                            let t140 = l * t125;
                            let t141 = t124 * t140;
                            let t142 = t141 - t139 * t132;
                            let t143 = m_ * t142;
                            let t144 = t133 + t134 * t138 - t139 * t143;
                            let t145 = m_ * (t136 + t137);
                            let t146 = l * (m_l_2 + t145);
                            let t147 = t135 * t145;
                            let t148 = j * t124;
                            let t149 = t141 + t142;
                            let t150 = m_ * t149;
                            let t151 = t147 - t148 - t140 * t150;
                            let t152 = t132 * t144 + t146 - t124 * t151;
                            let t153 = t122 - t152 * t73;
                            let t154 = t153 * (rt::lit::<T>(1.0) / t152);
                            let t155 = rho1 - t19 * t73;
                            let t156 = t20 * t155;
                            let t157 = t1 + t124;
                            let t158 = t157 * t73;
                            let t159 = t39 * t42;
                            let t160 = t159 * t73;
                            let t161 = t12 + t132;
                            let t162 = t161 * t73;
                            let t163 = t2 + t125;
                            let t164 = rt::lit::<T>(0.5) * t163;
                            let t165 = t4 + t128;
                            let t166 = t3 + t127;
                            let t167 = t39 * t41;
                            let t168 = t47 * t49;
                            let t169 = t47 * t50;
                            let t170 = t165 * t159 + t166 * t167
                                - (t157 * t168 + t163 * t169);
                            let t171 = t11 + t129 - t130;
                            let t172 = t164 * t170 - t171 * t167;
                            let t173 = t172 * t73;
                            let t174 = rt::lit::<T>(0.5) * (t153 * t154 - t155 * t156)
                                - (t158 * (j * t160) + t162 * (half_j * t173));
                            let t175 = t1 * t73;
                            let t176 = t124 * t73;
                            let t177 = t78
                                - rt::lit::<T>(0.5) * (t5 * t175 + t135 * t176);
                            let t178 = t12 * t73;
                            let t179 = t132 * t73;
                            let t180 = t177
                                + rt::lit::<T>(0.5) * (t7 * t178 + t134 * t179);
                            let t181 = l * t169;
                            let t182 = half_l * t166;
                            let t183 = l * t159;
                            let t184 = l * t157;
                            let t185 = t183 * t158 + t184 * t160;
                            let t186 = t181 * t162 + t173 * t182 - t185;
                            let t187 = t6 * t175 + t140 * t176;
                            let t188 = l * t163;
                            let t189 = l * t167;
                            let t190 = t188 * t160 - t189 * t158;
                            let t191 = l * t168;
                            let t192 = half_l * t165;
                            let t193 = t190 + (t191 * t162 - t173 * t192);
                            let t194 = t187 - (t8 * t178 + t139 * t179);
                            let t195 = half_m
                                * (rt::lit::<T>(2.0) * (t180 * t186 - t185 * t177)
                                    + (t187 * t190 + t193 * t194));
                            let t196 = l_squared * t74;
                            let t197 = theta0_rate * theta0_rate
                                + theta1_rate * theta1_rate
                                + (theta2_rate * theta2_rate + rho1_rate * rho1_rate);
                            let t198 = h * (t113 * t113 + (t74 * t196 + t197));
                            let t199 = rt::div_or_zero(
                                theta2_rate_h * t105 + (t174 - t195)
                                    - (theta0_rate_h * t111 + theta1_rate_h * t119),
                                t198,
                            );
                            let t200 = kappa_gradient + k1;
                            let t201 = t200 * t41;
                            let t202 = t200 * t74;
                            let t203 = t42 * t202;
                            let t204 = t200 * t42;
                            let t205 = t204 * t73;
                            let t206 = t203 - t205;
                            let t207 = l * t204;
                            let t208 = t43 * t206 - t207 * t79;
                            let t209 = t200 * t50;
                            let t210 = l * t209;
                            let t211 = t200 * t49;
                            let t212 = t41 * t211 + t42 * t209
                                - (t50 * t204 + t49 * t201);
                            let t213 = t42 * t212 + t52 * t201;
                            let t214 = t76 * t202 + t213 * t73;
                            let t215 = t208 + (t210 * t77 - t51 * t214);
                            let t216 = m_ * t215;
                            let t217 = l * t211;
                            let t218 = t205 - t203;
                            let t219 = l * t201;
                            let t220 = t61 * t218 + (l * t202 - t219 * t79);
                            let t221 = t220 + (t60 * t214 + t217 * t77);
                            let t222 = m_ * t221;
                            let t223 = t51 * t216
                                + (t210 * t82 + (t217 * t86 - j * t214)) - t60 * t222;
                            let t224 = t208 + t215;
                            let t225 = m_ * (t220 + t221);
                            let t226 = m_ * t224;
                            let t227 = t61 * t225 + (j * t218 - t219 * t93 - t207 * t92)
                                - t43 * t226;
                            let t228 = t200 * t96;
                            let t229 = t53 * t223
                                + (t213 * t100 + m_l * t224 - t204 * t94)
                                + (t41 * t227 - t228);
                            let t230 = rt::lit::<T>(1.0) / (t71 * t71);
                            let t231 = t36 * t230;
                            let t232 = t229 * t231;
                            let t233 = t41 * t232;
                            let t234 = t43 * t233 - l * t232;
                            let t235 = t53 * t232;
                            let t236 = t234 - t51 * t235;
                            let t237 = m_ * t236;
                            let t238 = t61 * t233;
                            let t239 = t60 * t235 - t238;
                            let t240 = m_ * t239;
                            let t241 = t51 * t237
                                + (t73 * t223 - t65 * t232 - j * t235 - t60 * t240);
                            let t242 = t201 * t101 + t42 * t241;
                            let t243 = t88 * t202;
                            let t244 = t42 * t243;
                            let t245 = l
                                * (t64 * t235 + (t86 * t214 - t77 * t222) - t53 * t240)
                                + (t200 * t104 + (t243 - t204 * t102 - t42 * t244));
                            let t246 = t49 * (t41 * t242 + t245);
                            let t247 = m_ * (t239 - t238);
                            let t248 = t209 * t102 - t75 * t243
                                + (t212 * t101 + t94 * t202 - t50 * t244);
                            let t249 = l
                                * (t41 * t247 + (t79 * t225 + t93 * t218 - t69 * t233))
                                + (t52 * t241 + (t248 - t200 * t109));
                            let t250 = t41 * (t249 - t49 * t242);
                            let t251 = l
                                * (t53 * t237 + (t77 * t216 - t82 * t214 - t59 * t235))
                                + (t200 * t103 - (t41 * t244 + t201 * t102));
                            let t252 = t50 * (t251 - t42 * t242);
                            let t253 = m_ * (t234 + t236);
                            let t254 = t70 * t232
                                + (t73 * t227 + (t200 * t107 + (t211 * t102 - t49 * t244)));
                            let t255 = l
                                * (t56 * t233 + (t92 * t206 - t79 * t226) - t41 * t253)
                                + (t61 * t247 + (t254 - j * t233) - t43 * t253);
                            let t256 = t42 * (t50 * t242 + t255);
                            let t257 = half_h * t72;
                            let t258 = kappa_gradient * t228;
                            let t259 = half_h * t42;
                            let t260 = t259 * t74;
                            let t261 = t259 * t70;
                            let t262 = h * t42;
                            let t263 = t43 * t262 + t41 * (l_h * t42);
                            let t264 = rt::lit::<T>(0.5) * t263;
                            let t265 = half_h * t41;
                            let t266 = t52 * t265;
                            let t267 = half_l_h * t50;
                            let t268 = t53 * t267;
                            let t269 = m_ * (t264 + t51 * t266 - t268);
                            let t270 = k2 * t49;
                            let t271 = t63 * t270;
                            let t272 = k2 * t50;
                            let t273 = t54 * t272;
                            let t274 = half_l_h * t41;
                            let t275 = t41 * t274;
                            let t276 = half_l_h * t42;
                            let t277 = t42 * t276;
                            let t278 = t275 - t277;
                            let t279 = half_l_h * t49;
                            let t280 = t53 * t279;
                            let t281 = t278 - t280 - t60 * t266;
                            let t282 = m_l * t50;
                            let t283 = t261
                                + t53
                                    * (t51 * t269 + (j * t266 - t271) - (t273 + t281 * t282));
                            let t284 = half_m * t263;
                            let t285 = t269 + t284;
                            let t286 = half_j_h * t42;
                            let t287 = k2 * t41;
                            let t288 = t68 * t287;
                            let t289 = k2 * t42;
                            let t290 = t55 * t289;
                            let t291 = m_l * t42;
                            let t292 = l * t285 + t65 * t266
                                - t41
                                    * (t43 * t285 + (t286 - t288)
                                        - (t290 + t291 * (t278 + t281)));
                            let t293 = t73 * (t72 * (t283 + t292));
                            let t294 = t41 * t293;
                            let t295 = half_h * t75;
                            let t296 = t42 * t295;
                            let t297 = t296 - t266;
                            let t298 = m_ * (t51 * t297 - t264);
                            let t299 = t277 - t275;
                            let t300 = t299 - t60 * t297;
                            let t301 = t298 - t284;
                            let t302 = t65 * t297 + l * t301
                                - t41
                                    * (t43 * t301
                                        + (t290 + (t288 - t286) - t291 * (t299 + t300)));
                            let t303 = t53 * (t51 * t298 + (j * t297 - t300 * t282))
                                - t261 + t302;
                            let t304 = t73 * (t303 * t72);
                            let t305 = t41 * t304;
                            let t306 = t268 - t51 * t296;
                            let t307 = m_ * t306;
                            let t308 = m_ * (t280 + t60 * t296);
                            let t309 = t53
                                * (t273 + (t271 - j * t296) + (t51 * t307 - t60 * t308))
                                - t65 * t296;
                            let t310 = m_l * t306 - t41 * (t43 * t307 - t61 * t308)
                                + t309;
                            let t311 = t73 * (t310 * t72);
                            let t312 = t41 * t311;
                            let t313 = kappa_gradient + t257;
                            let t314 = t53 * t293;
                            let t315 = t53 * t304;
                            let t316 = t53 * t311;
                            let t317 = t114 + t74 * t228;
                            let t318 = t42 * t317;
                            let t319 = t228 - t41;
                            let t320 = t42 * t319;
                            let t321 = t73 * t320;
                            let t322 = t318 - t321;
                            let t323 = t41 - t228;
                            let t324 = t41 * t323;
                            let t325 = l * t324;
                            let t326 = t61 * t322 - (l * t317 + t79 * t325);
                            let t327 = t53 + t228;
                            let t328 = t50 * t327;
                            let t329 = t49 * t327;
                            let t330 = t50 * t320 - t49 * t324
                                - (t42 * t328 + t41 * t329);
                            let t331 = t42 * t330 + t52 * t324;
                            let t332 = t73 * t331;
                            let t333 = t76 * t317;
                            let t334 = t332 - t333;
                            let t335 = l * t329;
                            let t336 = t326 + (t60 * t334 - t77 * t335);
                            let t337 = m_ * (t326 + t336);
                            let t338 = l * t320;
                            let t339 = t321 - t318;
                            let t340 = t79 * t338 + t43 * t339;
                            let t341 = t333 - t332;
                            let t342 = l * t328;
                            let t343 = t340 + (t51 * t341 - t77 * t342);
                            let t344 = t340 + t343;
                            let t345 = m_ * t344;
                            let t346 = t61 * t337
                                + (j * t322 + (t92 * t338 - t93 * t325)) - t43 * t345;
                            let t347 = m_ * t343;
                            let t348 = m_ * t336;
                            let t349 = t51 * t347
                                + (j * t341 - (t86 * t335 + t82 * t342)) - t60 * t348;
                            let t350 = t117 + t96 * t228;
                            let t351 = t41 * t346
                                + (t53 * t349
                                    + (m_l * t344 + (t100 * t331 + (t350 + t94 * t320))));
                            let t352 = t231 * t351;
                            let t353 = t41 * t352;
                            let t354 = t43 * t353 - l * t352;
                            let t355 = t53 * t352;
                            let t356 = t354 - t51 * t355;
                            let t357 = m_ * t356;
                            let t358 = t61 * t353;
                            let t359 = t60 * t355 - t358;
                            let t360 = m_ * t359;
                            let t361 = t51 * t357
                                + (t116 + t73 * t349 - t65 * t352 - j * t355 - t60 * t360);
                            let t362 = m_ * (t359 - t358);
                            let t363 = t88 * t317;
                            let t364 = t42 * t363;
                            let t365 = t75 * t363
                                + (t101 * t330 + (t109 * t319 - t102 * t328) - t94 * t317);
                            let t366 = l
                                * (t41 * t362 + (t79 * t337 + t93 * t322 - t69 * t353))
                                + (t50 * t364 + t365);
                            let t367 = t101 * t324 + t42 * t361;
                            let t368 = t41 * (t52 * t361 + t366 - t49 * t367);
                            let t369 = l
                                * (t53 * t357 + (t77 * t347 + t82 * t341 - t59 * t355))
                                + (t41 * t364 - (t102 * t324 + t103 * t327));
                            let t370 = t50 * (t369 - t42 * t367);
                            let t371 = l
                                * (t64 * t355 + (t86 * t334 - t77 * t348) - t53 * t360)
                                + (t42 * t364 + (t102 * t320 - t104 * t327 - t363));
                            let t372 = t49 * (t41 * t367 + t371);
                            let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::sin_cos(
                                theta0_ahead_new,
                            );
                            let t373 = l * sin_theta0_ahead_new;
                            let t374 = t373 * t74;
                            let t375 = l * cos_theta0_ahead_new;
                            let t376 = t375 * t74;
                            let t377 = m_ * (t354 + t356);
                            let t378 = t70 * t352
                                + (t73 * t346
                                    + (t49 * t364 + (t107 * t323 - t120 - t102 * t329)));
                            let t379 = l
                                * (t56 * t353 + (t92 * t339 - t79 * t345) - t41 * t377)
                                + (t61 * t362 + (t378 - j * t353) - t43 * t377);
                            let t380 = t42 * (t50 * t367 + t379);
                            let t381 = t372
                                + l
                                    * (kappa_gradient
                                        * (cos_theta0_ahead_new * (rt::lit::<T>(2.0) * t374)
                                            - sin_theta0_ahead_new * (rt::lit::<T>(2.0) * t376)))
                                - t380;
                            let t382 = t96 * t113
                                + (rho1_rate * t350
                                    + (t196 + (theta2_rate * t53 - theta1_rate * t41)
                                        - theta0_rate * t228));
                            let t383 = t265 * t101;
                            let t384 = t270 * t85;
                            let t385 = t274 * t79;
                            let t386 = t259 * t73;
                            let t387 = t294 + t386;
                            let t388 = t385 - t61 * t387;
                            let t389 = t279 * t77;
                            let t390 = t266 * t73 - t314;
                            let t391 = t388 - (t389 + t60 * t390);
                            let t392 = m_ * t391;
                            let t393 = t384 + t60 * t392;
                            let t394 = t276 * t79;
                            let t395 = l * t293;
                            let t396 = t43 * t387 + (t394 - t395);
                            let t397 = t267 * t77;
                            let t398 = t396 + (t51 * t390 - t397);
                            let t399 = m_ * t398;
                            let t400 = t272 * t81;
                            let t401 = t51 * t399 + (j * t390 - t400);
                            let t402 = t73 * (t393 - t401) - t100 * t293;
                            let t403 = t383 + t42 * t402;
                            let t404 = t259 * t102;
                            let t405 = t265 * t102;
                            let t406 = half_h * t49;
                            let t407 = t406 * t104;
                            let t408 = half_h * t50;
                            let t409 = t408 * t103;
                            let t410 = t50
                                * (t42 * t403 + (t405 + l * (t82 * t390 + t77 * t399)))
                                + (t407 - t409);
                            let t411 = t49
                                * (t41 * t403 + (l * (t86 * t390 + t77 * t392) - t404))
                                + t410;
                            let t412 = h * t125;
                            let t413 = t412 * t151;
                            let t414 = h * t124;
                            let t415 = t131 * t414;
                            let t416 = h * t127;
                            let t417 = h * t128;
                            let t418 = t124 * t416 + t125 * t417;
                            let t419 = t128 * t412 + t127 * t414;
                            let t420 = t418 - t419;
                            let t421 = t415 + t125 * t420;
                            let t422 = l_h * t125;
                            let t423 = t135 * t412 + t124 * t422;
                            let t424 = l_h * t128;
                            let t425 = t132 * t424;
                            let t426 = m_ * (t134 * t421 + (t423 - t425));
                            let t427 = l_h * t127;
                            let t428 = t143 * t427;
                            let t429 = t138 * t424;
                            let t430 = l_h * t124;
                            let t431 = t124 * t430;
                            let t432 = t140 * t412;
                            let t433 = t431 - t432;
                            let t434 = t132 * t427;
                            let t435 = t433 - t434 - t139 * t421;
                            let t436 = m_l * t128;
                            let t437 = t413
                                + t132
                                    * (t134 * t426 + (j * t421 - t428 - t429 - t435 * t436));
                            let t438 = m_ * t423;
                            let t439 = t438 + t426;
                            let t440 = j_h * t125;
                            let t441 = t150 * t430;
                            let t442 = t145 * t422;
                            let t443 = m_l * t125;
                            let t444 = t144 * t421 + l * t439
                                - t124
                                    * (t135 * t439
                                        + (t440 - t441 - t442 - (t433 + t435) * t443));
                            let t445 = t437 + t444;
                            let t446 = t152 * t293 - t445 * t73;
                            let t447 = t155 + t19 * t156;
                            let t448 = t41 * (half_h * t39);
                            let t449 = t40 * t259;
                            let t450 = t448 - t449;
                            let t451 = t450 * t73 - t159 * t293;
                            let t452 = t412 * t73;
                            let t453 = t452 + t157 * t293;
                            let t454 = t414 * t170;
                            let t455 = t47 * (h * t50) + h * t48 * t49;
                            let t456 = t157 * (rt::lit::<T>(0.5) * t455);
                            let t457 = t416 * t159;
                            let t458 = t412 * t168;
                            let t459 = t414 * t169;
                            let t460 = t417 * t167;
                            let t461 = t49 * (half_h * t47);
                            let t462 = t48 * t408;
                            let t463 = t461 - t462;
                            let t464 = t39 * t262 + h * t40 * t41;
                            let t465 = rt::lit::<T>(0.5) * t464;
                            let t466 = t166 * t465;
                            let t467 = t456 + (t457 + t458 - (t459 + t460))
                                + (t165 * t450 - t163 * t463 - t466);
                            let t468 = t171 * t465;
                            let t469 = t73
                                * (rt::lit::<T>(0.5) * (t454 + t163 * t467)
                                    + (t468 - t420 * t167)) - t172 * t293;
                            let t470 = t421 * t73;
                            let t471 = t470 - t161 * t293;
                            let t472 = j * (t158 * t451 - t160 * t453)
                                + half_j * (t162 * t469 + t173 * t471);
                            let t473 = rt::lit::<T>(0.5)
                                * (t154 * t446 + t154 * (t446 - t445 * t154) - t293 * t447)
                                - t472;
                            let t474 = t452 + t124 * t293;
                            let t475 = t422 * t176;
                            let t476 = t1 * t293;
                            let t477 = rt::lit::<T>(0.5)
                                * (t135 * t474 + (t475 + t5 * t476)) - t395;
                            let t478 = t470 - t132 * t293;
                            let t479 = t424 * t179;
                            let t480 = t12 * t293;
                            let t481 = l * t166;
                            let t482 = t424 * t173;
                            let t483 = t422 * t160;
                            let t484 = t184 * t451 + (t158 * (l * t450) - t483)
                                - t183 * t453;
                            let t485 = rt::lit::<T>(0.5) * (t481 * t469 - t482)
                                + (t162 * (l * t463) + t181 * t471) - t484;
                            let t486 = t186
                                * (t477
                                    + rt::lit::<T>(0.5) * (t134 * t478 - (t479 + t7 * t480)))
                                + t180 * t485;
                            let t487 = t158 * (half_l * t464) + t430 * t160;
                            let t488 = t188 * t451 + (t189 * t453 + t487);
                            let t489 = t162 * (half_l * t455);
                            let t490 = t427 * t173;
                            let t491 = l * t165;
                            let t492 = t430 * t176;
                            let t493 = t492 - t6 * t476 - t140 * t474;
                            let t494 = t427 * t179;
                            let t495 = t193 * (t493 + (t8 * t480 - t494 - t139 * t478))
                                + (t190 * t493 + t187 * t488);
                            let t496 = t194
                                * (t488 + (t191 * t471 - t489)
                                    - rt::lit::<T>(0.5) * (t490 + t491 * t469)) + t495;
                            let t497 = theta2_rate_h * t411
                                + (t473
                                    - half_m
                                        * (rt::lit::<T>(2.0) * (t486 - (t177 * t484 + t185 * t477))
                                            + t496));
                            let t498 = t408 * t102;
                            let t499 = t388 + t391;
                            let t500 = m_ * t499;
                            let t501 = t52 * t402
                                + (t498 - l * (t79 * t500 - t93 * t387)) - t49 * t403;
                            let t502 = t259 * t107;
                            let t503 = t41 * t501 - t502;
                            let t504 = t265 * t109;
                            let t505 = t406 * t102;
                            let t506 = m_ * (t396 + t398);
                            let t507 = t287 * t90;
                            let t508 = t289 * t91;
                            let t509 = t43 * t506 + (j * t387 - t507 - t508)
                                - t61 * t500;
                            let t510 = t505 - t94 * t293
                                + (l * (t79 * t506 - t92 * t387) + t73 * t509);
                            let t511 = t504 + t42 * (t50 * t403 + t510);
                            let t512 = t411 + (t503 - t511);
                            let t513 = t41 * t408;
                            let t514 = t49 * t259;
                            let t515 = t42 * t406;
                            let t516 = t50 * t265;
                            let t517 = t75 * t265;
                            let t518 = t88
                                * (t42 * (t513 + t514 - (t515 + t516)) + (t517 - t406))
                                - m_l * t499;
                            let t519 = t265 * t94;
                            let t520 = t74
                                * (t76 * (t401 - t393) + (t518 - t519) - t42 * t509)
                                - (kappa_gradient + t96 * t293);
                            let t521 = theta0_rate
                                + t374
                                    * (t74 * (half_l_h * cos_theta0_ahead_new) - t373 * t293)
                                - t376
                                    * (t74 * (half_l_h * sin_theta0_ahead_new) + t375 * t293);
                            let t522 = t497
                                - (theta0_rate_h * t512 + theta1_rate_h * (t511 - t503))
                                - h
                                    * (t111
                                        + t199
                                            * (rt::lit::<T>(2.0) * (t113 * (t520 - t512) + t521)));
                            let t523 = t386 - t305;
                            let t524 = t61 * t523 - t385;
                            let t525 = t297 * t73 - t315;
                            let t526 = t524 - t60 * t525;
                            let t527 = m_ * t526;
                            let t528 = t60 * t527;
                            let t529 = l * t304;
                            let t530 = t43 * t523 + (t394 + t529);
                            let t531 = t51 * t525 - t530;
                            let t532 = m_ * t531;
                            let t533 = j * t525 + t51 * t532;
                            let t534 = t73 * (t528 - t533) - t100 * t304;
                            let t535 = t42 * t534 - t383;
                            let t536 = t49
                                * (t41 * t535 + (t404 + l * (t86 * t525 + t77 * t527)))
                                + t50
                                    * (t42 * t535 + (l * (t82 * t525 + t77 * t532) - t405));
                            let t537 = t125 * t419 - t415;
                            let t538 = m_ * (t134 * t537 - t423);
                            let t539 = t538 - t438;
                            let t540 = t432 - t431;
                            let t541 = t540 - t139 * t537;
                            let t542 = t144 * t537 + l * t539
                                + (t132 * (t134 * t538 + (j * t537 - t541 * t436)) - t413);
                            let t543 = t542
                                - t124
                                    * (t442 - t443 * (t540 + t541)
                                        + (t135 * t539 + (t441 - t440)));
                            let t544 = t152 * t304 - t543 * t73;
                            let t545 = t449 - t448;
                            let t546 = t545 * t73 - t159 * t304;
                            let t547 = t452 - t157 * t304;
                            let t548 = rt::lit::<T>(0.5)
                                * (t163 * (t466 + (t165 * t545 + (t459 - t458))) - t454)
                                - (t468 + t419 * t167);
                            let t549 = t73 * t548 - t172 * t304;
                            let t550 = t537 * t73;
                            let t551 = t550 - t161 * t304;
                            let t552 = j * (t158 * t546 + t160 * t547)
                                + half_j * (t162 * t549 + t173 * t551);
                            let t553 = rt::lit::<T>(0.5)
                                * (t154 * t544 + t154 * (t544 - t543 * t154) - t304 * t447)
                                - t552;
                            let t554 = t550 - t132 * t304;
                            let t555 = t12 * t304;
                            let t556 = t452 - t124 * t304;
                            let t557 = t1 * t304;
                            let t558 = t529
                                + rt::lit::<T>(0.5) * (t135 * t556 + (t475 - t5 * t557));
                            let t559 = t184 * t546
                                + (t183 * t547 + (t483 + t158 * (l * t545)));
                            let t560 = t186
                                * (rt::lit::<T>(0.5) * (t134 * t554 - t7 * t555) - t558)
                                + t180 * (t181 * t551 + t182 * t549 - t559);
                            let t561 = t140 * t556 - (t492 + t6 * t557);
                            let t562 = t188 * t546 - t487 - t189 * t547;
                            let t563 = t193 * (t561 + (t8 * t555 - t139 * t554))
                                + t194 * (t562 + (t191 * t551 - t192 * t549));
                            let t564 = rt::lit::<T>(2.0)
                                * (t560 - (t177 * t559 - t185 * t558))
                                + (t190 * t561 + t187 * t562 + t563);
                            let t565 = m_ * (t531 - t530);
                            let t566 = t524 + t526;
                            let t567 = m_ * t566;
                            let t568 = t43 * t565 + (t508 + (t507 - j * t523))
                                - t61 * t567;
                            let t569 = t50 * t535
                                + (t73 * t568
                                    + (l * (t92 * t523 + t79 * t565) - t94 * t304));
                            let t570 = t42 * t569 - t504;
                            let t571 = t295 * t101;
                            let t572 = t52 * t534
                                + (t571 - l * (t93 * t523 + t79 * t567)) - t49 * t535;
                            let t573 = t502 + t41 * t572;
                            let t574 = t573 + t536 - t570;
                            let t575 = theta2_rate_h * t536 + (t553 - half_m * t564)
                                - theta1_rate_h * (t570 - t573) - theta0_rate_h * t574;
                            let t576 = t76 * (t533 - t528)
                                + (t88 * (t42 * (t515 - t513) - t517)
                                    + (t519 - m_l * t566));
                            let t577 = t74 * (t230 * (l_squared * t36));
                            let t578 = t113
                                * (t74 * (t576 - t42 * t568) - t96 * t304 - t574)
                                + (theta1_rate - t303 * t577);
                            let t579 = l * t311;
                            let t580 = t43 * t312 - t579;
                            let t581 = t316 + t296 * t73;
                            let t582 = t397 + t580 - t51 * t581;
                            let t583 = m_ * t582;
                            let t584 = t51 * t583 + (t400 - j * t581);
                            let t585 = t61 * t312;
                            let t586 = t60 * t581 + (t389 - t585);
                            let t587 = m_ * t586;
                            let t588 = t60 * t587 - t384;
                            let t589 = t586 - t585;
                            let t590 = t76 * (t584 - t588)
                                + (t88 * (t406 + t42 * (t516 - t514)) - m_l * t589);
                            let t591 = m_ * (t580 + t582);
                            let t592 = m_ * t589;
                            let t593 = t43 * t591 + (j * t312 - t61 * t592);
                            let t594 = t73 * (t588 - t584) - t100 * t311;
                            let t595 = t42 * t594;
                            let t596 = t50 * (l * (t77 * t583 - t82 * t581) + t42 * t595)
                                + (t409 - t407);
                            let t597 = t49 * (l * (t77 * t587 - t86 * t581) + t41 * t595)
                                + t596;
                            let t598 = t52 * t594
                                - (t498 + (t571 + l * (t79 * t592 - t93 * t312)))
                                - t49 * t595;
                            let t599 = t41 * t598;
                            let t600 = t73 * t593 - t94 * t311
                                + (l * (t79 * t591 - t92 * t312) - t505);
                            let t601 = t42 * (t50 * t595 + t600);
                            let t602 = t597 + (t599 - t601);
                            let t603 = t113
                                * (t74 * (t590 - t42 * t593) - t96 * t311 - t602)
                                + (theta2_rate - t310 * t577);
                            let t604 = t125 * t418;
                            let t605 = t425 - t134 * t604;
                            let t606 = m_ * t605;
                            let t607 = m_ * (t139 * t604 + t434);
                            let t608 = t132
                                * (t429 + t134 * t606 + (t428 - j * t604 - t139 * t607))
                                - t144 * t604;
                            let t609 = m_l * t605 - t124 * (t135 * t606 - t140 * t607)
                                + t608;
                            let t610 = t152 * t311 - t609 * t73;
                            let t611 = t159 * t311;
                            let t612 = t157 * t311;
                            let t613 = t462 - t461;
                            let t614 = t73
                                * (t418 * t167
                                    - t164 * (t456 + (t163 * t613 + (t457 - t460))))
                                - t172 * t311;
                            let t615 = t604 * t73;
                            let t616 = t615 + t161 * t311;
                            let t617 = j * (t158 * t611 + t160 * t612)
                                - half_j * (t162 * t614 - t173 * t616);
                            let t618 = rt::lit::<T>(0.5)
                                * (t154 * t610 + t154 * (t610 - t609 * t154) - t311 * t447)
                                + t617;
                            let t619 = t1 * t311;
                            let t620 = t124 * t311;
                            let t621 = rt::lit::<T>(0.5) * (t5 * t619 + t135 * t620)
                                - t579;
                            let t622 = t12 * t311;
                            let t623 = t615 + t132 * t311;
                            let t624 = t183 * t612 + t184 * t611;
                            let t625 = rt::lit::<T>(0.5) * (t482 + t481 * t614)
                                + (t624 + t162 * (l * t613) - t181 * t616);
                            let t626 = t186
                                * (t621
                                    + rt::lit::<T>(0.5) * (t479 - t7 * t622 - t134 * t623))
                                + t180 * t625;
                            let t627 = t189 * t612 - t188 * t611;
                            let t628 = t6 * t619 + t140 * t620;
                            let t629 = t193 * (t494 + t8 * t622 + (t139 * t623 - t628))
                                + (t187 * t627 - t190 * t628);
                            let t630 = t194
                                * (t489 + t627 - t191 * t616
                                    - rt::lit::<T>(0.5) * (t491 * t614 - t490)) + t629;
                            let t631 = t618
                                - half_m
                                    * (rt::lit::<T>(2.0) * (t626 - (t185 * t621 - t177 * t624))
                                        + t630) - theta1_rate_h * (t601 - t599);
                            let t632 = h * (t105 - t199 * (rt::lit::<T>(2.0) * t603))
                                + (theta2_rate_h * t597 + t631 - theta0_rate_h * t602);
                            let t633 = h * t72;
                            let t634 = t53 * t633;
                            let t635 = half_m * t634;
                            let t636 = t41 * t633;
                            let t637 = t61 * t636;
                            let t638 = t637 - t60 * t634;
                            let t639 = half_m * t638;
                            let t640 = t60 * t639;
                            let t641 = half_l_h * t72;
                            let t642 = t641 - t636 * (half_l * t41);
                            let t643 = t642 + t634 * (half_l * t49);
                            let t644 = m_ * t643;
                            let t645 = half_j * t634 + t51 * t644;
                            let t646 = t100 * t257 + t73 * (t640 - t645);
                            let t647 = t42 * t646;
                            let t648 = t49 * (l * (t85 * t635 + t77 * t639) + t41 * t647)
                                + t50 * (l * (t81 * t635 + t77 * t644) + t42 * t647);
                            let t649 = t159 * t633;
                            let t650 = t157 * t633;
                            let t651 = t172 * t633;
                            let t652 = t161 * t633;
                            let t653 = rt::lit::<T>(0.5) * (t158 * t649 + t160 * t650)
                                + rt::lit::<T>(0.25) * (t162 * t651 + t173 * t652);
                            let t654 = rt::lit::<T>(0.5)
                                * (t257 * t447
                                    + (h - t72 * (half_h * t152)) * (rt::lit::<T>(2.0) * t154))
                                - j * t653;
                            let t655 = t1 * t633;
                            let t656 = t124 * t633;
                            let t657 = t641
                                - rt::lit::<T>(0.25) * (t5 * t655 + t135 * t656);
                            let t658 = t12 * t633;
                            let t659 = t132 * t633;
                            let t660 = rt::lit::<T>(0.5) * (t183 * t650 + t184 * t649);
                            let t661 = t186
                                * (t657 + rt::lit::<T>(0.25) * (t7 * t658 + t134 * t659))
                                + t180
                                    * (t652 * (half_l * t169) + t651 * (quarter_l * t166)
                                        - t660);
                            let t662 = rt::lit::<T>(0.5) * (t6 * t655 + t140 * t656);
                            let t663 = rt::lit::<T>(0.5) * (t188 * t649 - t189 * t650);
                            let t664 = t193
                                * (t662 - rt::lit::<T>(0.5) * (t8 * t658 + t139 * t659))
                                + t194
                                    * (t663
                                        + (t652 * (half_l * t168) - t651 * (quarter_l * t165)));
                            let t665 = rt::lit::<T>(2.0)
                                * (t661 - (t177 * t660 + t185 * t657))
                                + (t190 * t662 + t187 * t663 + t664);
                            let t666 = half_m * t636;
                            let t667 = t637 + t638;
                            let t668 = half_m * t667;
                            let t669 = t41
                                * (t52 * t646 - l * (t90 * t666 + t79 * t668) - t49 * t647);
                            let t670 = m_ * (t642 + t643);
                            let t671 = t43 * t670 - (half_j * t636 + t61 * t668);
                            let t672 = t50 * t647
                                + (t73 * t671
                                    + (l * (t91 * t666 + t79 * t670) + t94 * t257));
                            let t673 = t42 * t672;
                            let t674 = t648 + (t669 - t673);
                            let t675 = theta2_rate_h * t648 + (t654 - half_m * t665)
                                - (theta0_rate_h * t674 + theta1_rate_h * (t673 - t669));
                            let t676 = t74
                                * (t76 * (t645 - t640) - half_m_l * t667 - t42 * t671)
                                + t96 * t313;
                            let t677 = rt::div_or_zero(
                                t675
                                    - t199
                                        * (twice_h
                                            * (t113 * (t676 - t674) + (rho1_rate + t313 * t196))),
                                t198,
                            );
                            let t678 = t199
                                * (h
                                    * (t113
                                        * (rt::lit::<T>(2.0) * (rho1_rate * t96 - theta0_rate))
                                        + t74 * (twice_l_squared * rho1_rate)));
                            (
                                [
                                    theta0_rate - t114,
                                    theta1_rate + t41 * t74,
                                    theta2_rate - t53 * t74,
                                    t121,
                                    kappa_gradient - t199,
                                ],
                                [
                                    [
                                        half_h * (t246 + t250 - (t252 + t256))
                                            + (kappa_gradient * t200 + rt::lit::<T>(1.0)),
                                        half_h * (t256 - t250),
                                        half_h * (t252 - t246),
                                        t257 * t229 - t258,
                                        t112 + (theta0_rate * t200 - t97 - rho1_rate * t228),
                                    ],
                                    [
                                        -(t260 + t294),
                                        t260 + rt::lit::<T>(1.0) - t305,
                                        -t312,
                                        t41 * t313,
                                        rho1_rate * t41,
                                    ],
                                    [
                                        t314 - t266 * t74,
                                        t315 - t297 * t74,
                                        t296 * t74 + (t316 + rt::lit::<T>(1.0)),
                                        -(t53 * t313),
                                        -(rho1_rate * t53),
                                    ],
                                    [
                                        half_h * (t368 - t370 + t381) - t258,
                                        half_h * (t380 - t368) - kappa_gradient * t41,
                                        kappa_gradient * t53 + half_h * (t370 - t372),
                                        t257 * t351 + (kappa_gradient * t350 + rt::lit::<T>(1.0)),
                                        t382,
                                    ],
                                    [
                                        -rt::div_or_zero(t522, t198),
                                        -rt::div_or_zero(
                                            t575 - h * (t119 + t199 * (rt::lit::<T>(2.0) * t578)),
                                            t198,
                                        ),
                                        -rt::div_or_zero(t632, t198),
                                        -t677,
                                        rt::div_or_zero(t678, t198) + rt::lit::<T>(1.0),
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
                let theta1_rate_h = h * theta1_rate;
                let theta0_rate_h = h * theta0_rate;
                let t38 = rt::lit::<T>(0.5) * (theta1_rate_h - theta0_rate_h);
                let (_, (t41, t42)) = rt::halfway((t1, t2), t38, t37);
                let t45 = theta2 + half_h * theta2_rate - theta0_ahead_new;
                let theta2_rate_h = h * theta2_rate;
                let t46 = rt::lit::<T>(0.5) * (theta2_rate_h - theta0_rate_h);
                let (_, (t49, t50)) = rt::halfway((t3, t4), t46, t45);
                let t52 = t41 * t50 - t49 * t42;
                let t53 = t42 * t52;
                let t58 = j * t53;
                let t43 = l * t41;
                let t44 = l - t41 * t43;
                let t51 = l * t49;
                let t54 = t44 + t51 * t53;
                let t61 = l * t42;
                let t62 = t41 * t61;
                let t60 = l * t50;
                let t63 = t62 - t60 * t53;
                let t55 = t44 + t54;
                let t56 = m_ * t55;
                let t57 = l * (m_l_2 + t56);
                let t66 = t43 * t56;
                let t67 = j * t41;
                let t68 = t62 + t63;
                let t291 = m_l * t42;
                let t679 = t53 * (t58 + m_l * (t49 * t54 - t50 * t63)) + t57
                    - t41 * (t66 - (t67 + t68 * t291));
                let t680 = t36 / t679;
                let t681 = t35 + t680;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned_to(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0_ahead,
                    theta0_ahead_new,
                    tally,
                );
                let x_new = x + t681 * (l_h * cos_theta0_ahead_new);
                let y_new = y + t681 * (l_h * sin_theta0_ahead_new);
                let theta0_new = theta0 + theta0_rate_h;
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_new = theta2 + theta2_rate_h;
                let t122 = rho1 + h * rho1_rate;
                let t732 = rho2 * rho2_inv_i + rho1 * t21;
                let t733 = rt::lit::<T>(0.5) * t732;
                let t734 = rt::visible_change(
                    t733 * (t733 - reference),
                    reference * (rt::lit::<T>(0.0625) * reference) + t732 * t732,
                    rt::abs(theta1) + rt::abs(theta0)
                        + (rt::abs(theta2) + rt::lit::<T>(1.0)),
                );
                let t735 = rt::lit::<T>(1.0) - t734;
                let rho1_new = t122 * t735;
                let t75 = t41 * t49 + t42 * t50;
                let t76 = t42 * t75 - t50;
                let t682 = t53 * t680;
                let t683 = l * t680;
                let t684 = t41 * t680;
                let t685 = t683 - t43 * t684;
                let t686 = t685 + t51 * t682;
                let t687 = j * t682 + t51 * (m_ * t686);
                let t688 = t61 * t684;
                let t689 = t688 - t60 * t682;
                let t690 = t60 * (m_ * t689);
                let t691 = t76 * (t687 - t690);
                let t692 = t688 + t689;
                let t693 = m_l * t692;
                let t694 = t685 + t686;
                let t695 = t43 * (m_ * t694) - (j * t684 + t61 * (m_ * t692));
                let t696 = t42 * t695;
                let t98 = theta0_rate * kappa_gradient;
                let t699 = t680 * (t690 - t687);
                let t700 = t42 * t699;
                let t704 = m_l * t684;
                let t706 = t42 * (t50 * t700 + (t680 * t695 + t694 * t704));
                let t698 = m_l * t682;
                let t701 = t49 * (t689 * t698 + t41 * t700);
                let t702 = t50 * (t686 * t698 + t42 * t700);
                let t705 = t41 * (t52 * t699 - t692 * t704 - t49 * t700);
                let t736 = h
                    * (t681 * (t691 - t693 - t696) - t98 + (t706 - t701)
                        - (t702 + t705));
                let rho2_new = t735 * (rho2 + t736);
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    reference,
                    sin_theta0_ahead_new,
                    cos_theta0_ahead_new,
                    theta0_ahead_new,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, _, _, _, _] = motion
                    .carried;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { m_l, inv_i, m_l_2, .. } = *setting.scheme();
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let t3 = l * t1;
                let t4 = l - t1 * t3;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
                let t7 = t2 * (t1 * t6 - t5 * t2);
                let t8 = t4 + l * t5 * t7;
                let t9 = m_ * (t4 + t8);
                let t10 = t1 * (l * t2);
                let t11 = t10 - l * t6 * t7;
                let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
                let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
                let t14 = rho1 / t13;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: l * cos_theta0 * t14,
                    y_dot: l * sin_theta0 * t14,
                    theta0_dot: inv_i * rho2,
                    theta1_dot: -(t1 * t14),
                    theta2_dot: t7 * t14,
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
                [theta0,
                theta1,
                theta2,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let m_ = parameters.m;
                let j = parameters.J;
                let l = parameters.l;
                let Scheme { inv_i, m_l_2, .. } = self;
                let t1 = rho2 * (inv_i * rho2);
                let theta1_minus_theta0 = theta1 - theta0;
                let (t2, t3) = rt::sin_cos(theta1_minus_theta0);
                let theta2_minus_theta0 = theta2 - theta0;
                let (t4, t5) = rt::sin_cos(theta2_minus_theta0);
                let t6 = t2 * t5 - t4 * t3;
                let t7 = t3 * t6;
                let t8 = l * t4;
                let t9 = l * t2;
                let t10 = l - t2 * t9;
                let t11 = t10 + t8 * t7;
                let t12 = m_ * t11;
                let t13 = l * t5;
                let t14 = l * t3;
                let t15 = t2 * t14;
                let t16 = t15 - t13 * t7;
                let t17 = m_ * t16;
                let t18 = j * t7 + t8 * t12 - t13 * t17;
                let t19 = m_ * (t10 + t11);
                let t20 = m_ * (t15 + t16);
                let t21 = t9 * t19 - j * t2 - t14 * t20;
                let t22 = t7 * t18 + l * (m_l_2 + t19) - t2 * t21;
                let t23 = rho1 / t22;
                let t24 = rho1 * t23;
                let t25 = rt::abs(t2);
                let abs_theta0 = rt::abs(theta0);
                let t26 = rt::abs(theta1) + abs_theta0;
                let t27 = rt::abs(t3);
                let t28 = t25 + t26 * t27;
                let t29 = l * t28;
                let t30 = rt::abs(t9);
                let t31 = t25 * t29 + (l + t28 * t30);
                let t32 = t27 + t26 * t25;
                let t33 = rt::abs(t5);
                let t34 = rt::abs(theta2) + abs_theta0;
                let t35 = rt::abs(t4);
                let t36 = t33 + t34 * t35;
                let t37 = t35 + t34 * t33;
                let t38 = t32 * rt::abs(t6)
                    + t27 * (t28 * t33 + t25 * t36 + (t27 * t37 + t35 * t32));
                let t39 = rt::abs(t8);
                let t40 = l * t37;
                let t41 = rt::abs(t7);
                let t42 = t38 * t39 + (t40 * t41 + t31);
                let t43 = m_ * (t31 + t42);
                let t44 = rt::abs(t14);
                let t45 = l * t32;
                let t46 = t28 * t44 + t25 * t45;
                let t47 = rt::abs(t13);
                let t48 = l * t36;
                let t49 = t38 * t47 + (t46 + t48 * t41);
                let t50 = (t46 + t49) * (m_ * t44)
                    + (t29 * rt::abs(t19) + (j * t28 + t45 * rt::abs(t20)));
                let t51 = m_ * (t47 * t49 + t39 * t42)
                    + (j * t38 + (t48 * rt::abs(t17) + t40 * rt::abs(t12)));
                let t52 = l * (m_l_2 + t43) + (t38 * rt::abs(t18) + t28 * rt::abs(t21))
                    + (t25 * (t30 * t43 + t50) + t41 * t51);
                let abs_rho2 = rt::abs(rho2);
                let t53 = rt::abs(rho1)
                    * (rt::abs(t23) + rt::abs(rho1 / (t22 * t22)) * t52)
                    + (rt::abs(t24) + (rt::abs(t1) + abs_rho2 * (inv_i * abs_rho2)));
                [rt::lit::<T>(0.5) * (t1 + t24), rt::lit::<T>(0.5) * t53]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e6cf41150aaf065f4b9e99f22479859e";
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
        /// - `theta0_rate`: explicit
        /// - `theta1_rate`, `theta2_rate`, `rho1_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 11 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 2 | 0 | 0 | 0 |
        /// | each step | 25 | 38 | 1 | 0 | 3 | 0 |
        /// | each sweep for theta1_rate, theta2_rate, rho1_rate | 41 | 69 | 1 | 0 | 2 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, rho1_rate | 187 | 325 | 1 | 0 | 2 | 0 |
        /// | each state that is looked at | 16 | 30 | 1 | 0 | 3 | 0 |
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
            /// `l² m`
            l_m_l: T,
            /// `2 l² m`
            twice_l_m_l: T,
            /// `l/I`
            l_over_i: T,
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
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let l_over_i = l / i;
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
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
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
                let Scheme { m_l, .. } = *self;
                let [[x, y, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = x_dot + l_sin_theta1 * theta1_dot;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t2 = t1 + l * sin_theta2 * theta2_dot;
                let t3 = m_ * (t1 + t2);
                let l_cos_theta1 = l * cos_theta1;
                let t4 = y_dot - theta1_dot * l_cos_theta1;
                let t5 = t4 - theta2_dot * (l * cos_theta2);
                let t6 = m_ * (t4 + t5);
                let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                    * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
                let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
                let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                    * (j * theta2_dot + m_l * (sin_theta2 * t2 - cos_theta2 * t5));
                let t10 = l
                    * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                    + t9;
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t7 + t10,
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
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
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
                    let t51 = t42 + t46 * t50;
                    let t52 = m_ * (t42 + t51);
                    let t53 = l * (m_l_2 + t52);
                    let t54 = j * t50;
                    let t57 = l * t39;
                    let t58 = t38 * t57;
                    let t56 = l * t45;
                    let t59 = t58 - t56 * t50;
                    let t62 = t41 * t52;
                    let t63 = j * t38;
                    let t64 = t58 + t59;
                    let t191 = t53 + t50 * (t54 + m_l * (t44 * t51 - t45 * t59))
                        - t38 * (t62 - (t63 + t64 * (m_l * t39)));
                    let t192 = t40 / t191;
                    let t193 = t38 * t192;
                    let t194 = t50 * t192;
                    let t195 = l * t192 - t41 * t193;
                    let t196 = t195 + t46 * t194;
                    let t197 = t57 * t193;
                    let t198 = t197 - t56 * t194;
                    let t94 = rho2_inv_i * t45;
                    let t199 = t38 * t193;
                    let t98 = rho2_inv_i * (t38 * t44 + t39 * t45);
                    let t200 = t39 * t193;
                    let t201 = t39
                        * (t44 * (t199 + t38 * t194)
                            + (t98 + t45 * (t200 + t39 * t194)));
                    let t202 = (j * t194 + m_l * (t44 * t196 - t45 * t198))
                        * (t94 + t49 * t199 - t201);
                    let t157 = m_l * t38;
                    let t203 = m_ * (t197 + t198);
                    let t89 = rho2_inv_i * t39;
                    let t73 = twice_l_m_l * t39;
                    let t71 = t48 - t47;
                    let t72 = k1 * t71;
                    let t79 = l_m_l * t45;
                    let t81 = k1 * t49;
                    let t204 = t199 * (t192 * t73 + t72 * t194)
                        + (t192 * t79 - t81 * t193) * (t50 * t194);
                    let t205 = (t157 * (t195 + t196) - j * t193 - t57 * t203)
                        * (t89 + t200) + (rho2_l_over_i * t203 + t204);
                    solution1.update([-t193, t194, t202 + t205]);
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
                            let t15 = t7 + t10 * t14;
                            let t16 = m_ * (t7 + t15);
                            let t17 = l * t5;
                            let t18 = t4 * t17;
                            let t19 = l * t9;
                            let t20 = t18 - t19 * t14;
                            let t21 = l * (m_l_2 + t16)
                                + t14 * (j * t14 + m_l * (t8 * t15 - t9 * t20));
                            let t22 = t21
                                - t4 * (t6 * t16 - (j * t4 + (t18 + t20) * (m_l * t5)));
                            let t23 = rho1 / t22;
                            let t24 = t4 * t23;
                            let t25 = t14 * t23;
                            let t26 = l * t23 - t6 * t24;
                            let t27 = t26 + t10 * t25;
                            let t28 = t17 * t24;
                            let t29 = t28 - t19 * t25;
                            let t30 = t4 * t24;
                            let t31 = t5 * t24;
                            let t32 = t8 * (t30 + t4 * t25)
                                + ((t4 * t8 + t5 * t9) * rho2_inv_i
                                    + t9 * (t31 + t5 * t25));
                            let t33 = (j * t25 + m_l * (t8 * t27 - t9 * t29))
                                * (t9 * rho2_inv_i + t13 * t30 - t5 * t32);
                            let t34 = m_ * (t28 + t29);
                            let t35 = ((t26 + t27) * (m_l * t4) - j * t24 - t17 * t34)
                                * (t5 * rho2_inv_i + t31);
                            let t36 = t30
                                * (k1 * (t12 - t11) * t25 + t23 * (twice_l_m_l * t5))
                                + (t23 * (l_m_l * t9) - k1 * t13 * t24) * (t14 * t25);
                            [-t24, t25, t33 + (t35 + (t36 + t34 * rho2_l_over_i))]
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
                            let t51 = t42 + t46 * t50;
                            let t52 = m_ * (t42 + t51);
                            let t53 = l * (m_l_2 + t52);
                            let t54 = j * t50;
                            let t55 = m_ * t51;
                            let t56 = l * t45;
                            let t57 = l * t39;
                            let t58 = t38 * t57;
                            let t59 = t58 - t56 * t50;
                            let t60 = m_ * t59;
                            let t61 = t54 + t46 * t55 - t56 * t60;
                            let t62 = t41 * t52;
                            let t63 = j * t38;
                            let t64 = t58 + t59;
                            let t65 = m_ * t64;
                            let t66 = t62 - t63 - t57 * t65;
                            let t67 = rt::lit::<T>(1.0) / (t53 + t50 * t61 - t38 * t66);
                            let t68 = t40 * t67;
                            let t69 = t38 * t68;
                            let t70 = t50 * t68;
                            let t71 = t48 - t47;
                            let t72 = k1 * t71;
                            let t73 = twice_l_m_l * t39;
                            let t74 = t72 * t70 + t68 * t73;
                            let t75 = t69 * t74;
                            let t76 = t57 * t69;
                            let t77 = t76 - t56 * t70;
                            let t78 = m_ * (t76 + t77);
                            let t79 = l_m_l * t45;
                            let t80 = t68 * t79;
                            let t81 = k1 * t49;
                            let t82 = t81 * t70;
                            let t83 = t70 * t80 - t69 * t82;
                            let t84 = l * t68 - t41 * t69;
                            let t85 = t84 + t46 * t70;
                            let t86 = m_ * (t84 + t85);
                            let t87 = t41 * t86 - (j * t69 + t57 * t78);
                            let t88 = t39 * t69;
                            let t89 = rho2_inv_i * t39;
                            let t90 = t88 + t89;
                            let t91 = m_ * t85;
                            let t92 = m_ * t77;
                            let t93 = t46 * t91 + (j * t70 - t56 * t92);
                            let t94 = rho2_inv_i * t45;
                            let t95 = t38 * t69;
                            let t96 = t44 * t70;
                            let t97 = t45 * t70;
                            let t98 = rho2_inv_i * (t38 * t44 + t39 * t45);
                            let t99 = t45 * t88 + t38 * t96
                                + (t44 * t95 + (t39 * t97 + t98));
                            let t100 = t94 + t49 * t95 - t39 * t99;
                            let t101 = rho1_rate - t38 * t75
                                - (rho2_l_over_i * t78 + t50 * t83) - t87 * t90
                                - t93 * t100;
                            let t102 = half_h * t39;
                            let t103 = h * t39;
                            let t104 = h * t38;
                            let t105 = t45 * t103 + t44 * t104;
                            let t106 = rt::lit::<T>(0.5) * t105;
                            let t107 = half_h * t38;
                            let t108 = t39 * t106 - t49 * t107;
                            let t109 = l_h * t39;
                            let t110 = rt::lit::<T>(0.5) * (t41 * t103 + t38 * t109);
                            let t111 = t46 * t108 - t110;
                            let t112 = l_h * t38;
                            let t113 = rt::lit::<T>(0.5) * (t57 * t103 - t38 * t112);
                            let t114 = t113 - t56 * t108;
                            let t115 = t111 - t110;
                            let t116 = t50 * (j * t108 + m_l * (t44 * t111 - t45 * t114))
                                + (m_l * t115 + t61 * t108 - t66 * t102);
                            let t117 = t41 * (m_ * t115)
                                + rt::lit::<T>(0.5) * (t52 * t109 + t65 * t112)
                                - t39 * (k4 + m_l * (t113 + t114));
                            let t118 = t68 * (t67 * (t116 - t38 * t117));
                            let t119 = t68 * t102 - t38 * t118;
                            let t120 = half_l_h * t45;
                            let t121 = h * t44;
                            let t122 = h * t45;
                            let t123 = t38 * t121 + t39 * t122;
                            let t124 = rt::lit::<T>(0.5) * t123;
                            let t125 = t39 * t124;
                            let t126 = t50 * t120 - t46 * t125;
                            let t127 = m_ * t126;
                            let t128 = l_h * t45;
                            let t129 = l_h * t44;
                            let t130 = half_l_h * t44;
                            let t131 = m_ * (t50 * t130 + t56 * t125);
                            let t132 = t46 * t127 - j * t125
                                + (rt::lit::<T>(0.5) * (t55 * t128 + t60 * t129)
                                    - t56 * t131);
                            let t133 = t50 * t132
                                + (m_l * t126 - t61 * t125
                                    - t38 * (t41 * t127 - t57 * t131));
                            let t134 = t68 * (t67 * t133);
                            let t135 = t38 * t134;
                            let t136 = h * t67;
                            let t137 = t38 * t136;
                            let t138 = rt::lit::<T>(0.5) * t137;
                            let t139 = t50 * t118;
                            let t140 = t108 * t68;
                            let t141 = t50 * t134 + t125 * t68;
                            let t142 = t50 * t136;
                            let t143 = t140 - t139;
                            let t144 = l * t118;
                            let t145 = t41 * t119 + (t144 + t69 * (half_l_h * t39));
                            let t146 = t46 * t143 - t145;
                            let t147 = half_l_h * t38;
                            let t148 = t57 * t119 - t69 * t147;
                            let t149 = t148 - t56 * t143;
                            let t150 = t70 * (k3 * t105);
                            let t151 = t74 * t119
                                + t69
                                    * (t72 * t143 - t150
                                        - twice_m_l * (t68 * t147 + t39 * t144));
                            let t152 = m_ * (t148 + t149);
                            let t153 = t39 * t119 - t107 * t69;
                            let t154 = t80 * t143 - t97 * (l_m_l * t118) - t82 * t119
                                - t69 * (t150 + t81 * t143);
                            let t155 = t87 * (t153 - t104 * t3)
                                + (t50 * t154 + (t108 * t83 + t75 * t102));
                            let t156 = t100
                                * (j * t143 + m_l * (t44 * t146 - t45 * t149))
                                + (t38 * t151 + rho2_l_over_i * t152 + t155);
                            let t157 = m_l * t38;
                            let t158 = (t146 - t145) * t157 - j * t119
                                + (rt::lit::<T>(0.5) * (t109 * t86 + t112 * t78)
                                    - t57 * t152);
                            let t159 = t69 * t102 + t38 * t119;
                            let t160 = t3 * (t44 * t103 - t45 * t104)
                                + rt::lit::<T>(0.5) * (t103 * t96 - t104 * t97);
                            let t161 = t39
                                * (t45 * (t153 + t39 * t143)
                                    + (t44 * (t159 + t38 * t143) + t160));
                            let t162 = t90 * t158
                                + t93 * (t107 * t99 + (t106 * t95 + t49 * t159) - t161);
                            let t163 = t39 * t135;
                            let t164 = t38 * (t70 * (half_h * t45) - t44 * t141)
                                + (t3 * (t38 * t122 - t39 * t121) - t45 * t163);
                            let t165 = t38 * t135;
                            let t166 = rt::lit::<T>(0.5) * (t122 * t95 - t121 * t88)
                                - t44 * t165 - t39 * (t70 * (half_h * t44) + t45 * t141);
                            let t167 = t93
                                * (t39 * (t164 + t166)
                                    + (t49 * t165 + (t121 * t3 + t124 * t95)));
                            let t168 = l * t134;
                            let t169 = t41 * t135 - t168;
                            let t170 = t169 + t120 * t70 - t46 * t141;
                            let t171 = t57 * t135;
                            let t172 = t56 * t141 + (t130 * t70 - t171);
                            let t173 = m_ * (t172 - t171);
                            let t174 = t70 * (k3 * t123);
                            let t175 = t82 * t135 - t80 * t141
                                - (t130 * t68 + t45 * t168) * (m_l * t70);
                            let t176 = t38
                                * (t69 * (t174 - t73 * t134 - t72 * t141) - t74 * t135)
                                + t50 * (t69 * (t174 + t81 * t141) + t175);
                            let t177 = m_l * (t44 * t170 - t45 * t172)
                                + (rt::lit::<T>(0.5) * (t128 * t91 + t129 * t92)
                                    - j * t141);
                            let t178 = t167
                                - t90 * (j * t135 + t157 * (t169 + t170) - t57 * t173)
                                + (t87 * t163 + (t125 * t83 - rho2_l_over_i * t173) - t176
                                    - t100 * t177);
                            let t179 = t38
                                * (t74 * t138
                                    + t69 * (t142 * (k3 * t71) + t67 * (m_l_l_h * t39)));
                            let t180 = t57 * t137;
                            let t181 = t180 - t56 * t142;
                            let t182 = half_m * (t180 + t181);
                            let t183 = t97 * (half_m_l_l_h * t67)
                                + rt::lit::<T>(0.5)
                                    * (t142 * (t80 - t81 * t69) - t82 * t137);
                            let t184 = rt::lit::<T>(0.5) * (l_h * t67 - t41 * t137);
                            let t185 = t184 + t142 * (half_l * t44);
                            let t186 = t38 * t137;
                            let t187 = t39 * t137;
                            let t188 = t49 * t186
                                - t39
                                    * (t44 * (t186 + t38 * t142) + t45 * (t187 + t39 * t142));
                            let t189 = t90
                                * (t157 * (t184 + t185) - (half_j * t137 + t57 * t182))
                                + t93 * (rt::lit::<T>(0.5) * t188);
                            let t190 = t87 * (rt::lit::<T>(0.5) * t187)
                                + t100
                                    * (t185 * (m_l * t44)
                                        + (half_j * t142 - t56 * (half_m * t181)));
                            (
                                [theta1_rate + t69, theta2_rate - t70, t101],
                                [
                                    [t119 + rt::lit::<T>(1.0), -t135, t138],
                                    [
                                        t139 - t140,
                                        t141 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t142,
                                    ],
                                    [
                                        -(t156 + t162),
                                        t178,
                                        rt::lit::<T>(1.0) - t179 - rho2_l_over_i * t182 - t50 * t183
                                            - t189 - t190,
                                    ],
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
                let t51 = t42 + t46 * t50;
                let t52 = m_ * (t42 + t51);
                let t53 = l * (m_l_2 + t52);
                let t54 = j * t50;
                let t57 = l * t39;
                let t58 = t38 * t57;
                let t56 = l * t45;
                let t59 = t58 - t56 * t50;
                let t62 = t41 * t52;
                let t63 = j * t38;
                let t64 = t58 + t59;
                let t191 = t53 + t50 * (t54 + m_l * (t44 * t51 - t45 * t59))
                    - t38 * (t62 - (t63 + t64 * (m_l * t39)));
                let t192 = t40 / t191;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned_to(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0_ahead,
                    theta0_ahead_new,
                    tally,
                );
                let x_new = x + t192 * (l_h * cos_theta0_ahead_new);
                let y_new = y + t192 * (l_h * sin_theta0_ahead_new);
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
                if !rt::all_ordinary([
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
                let Scheme { m_l, inv_i, m_l_2, .. } = *setting.scheme();
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let t3 = l * t1;
                let t4 = l - t1 * t3;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
                let t7 = t2 * (t1 * t6 - t5 * t2);
                let t8 = t4 + l * t5 * t7;
                let t9 = m_ * (t4 + t8);
                let t10 = t1 * (l * t2);
                let t11 = t10 - l * t6 * t7;
                let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
                let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
                let t14 = rho1 / t13;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: l * cos_theta0 * t14,
                    y_dot: l * sin_theta0 * t14,
                    theta0_dot: inv_i * rho2,
                    theta1_dot: -(t1 * t14),
                    theta2_dot: t7 * t14,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "66b626c3b00edebe280a92d041112a74";
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta1_dot_ahead`, `theta2_dot_ahead`: 4 × 4 implicit block (Newton, analytic Jacobian)
        /// - `theta0_dot_ahead`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 10 | 18 | 10 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 2 | 0 | 0 | 0 |
        /// | each step | 133 | 244 | 10 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta1_dot_ahead, theta2_dot_ahead | 71 | 93 | 0 | 0 | 2 | 0 |
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
            /// `m/2`
            half_m: T,
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
                let half_m = rt::lit::<T>(0.5) * m_;
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
                    half_m,
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
                let t2 = t1 + l * sin_theta2 * theta2_dot;
                let t3 = m_ * (t1 + t2);
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
                let t73 = t72 - theta2_dot * (l * cos_theta2);
                let t74 = m_ * (t72 + t73);
                let t75 = m * y_dot + t74
                    + half_h
                        * (cos_theta0 * t67 + (cos_theta1 * t69 + cos_theta2 * t70));
                let t76 = j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t74
                    - half_h * (l * t69 + t45 * t70);
                let t77 = j * theta2_dot + m_l * (sin_theta2 * t2 - cos_theta2 * t73)
                    - rt::lit::<T>(0.5) * l_h * t70;
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
                    t77,
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
                    half_m,
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
                            let h_theta1_dot_ahead = h * theta1_dot_ahead;
                            let theta1_new = theta1 + h_theta1_dot_ahead;
                            let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                                theta1_new,
                            );
                            let t93 = l * sin_theta1_ahead_new;
                            let t94 = x_dot_ahead + theta1_dot_ahead * t93;
                            let h_theta2_dot_ahead = h * theta2_dot_ahead;
                            let theta2_new = theta2 + h_theta2_dot_ahead;
                            let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::sin_cos(
                                theta2_new,
                            );
                            let t95 = l * sin_theta2_ahead_new;
                            let t96 = t94 + theta2_dot_ahead * t95;
                            let t97 = m_ * (t94 + t96);
                            let t98 = x_dot_ahead
                                + theta1_dot_ahead * l_sin_theta1_ahead;
                            let t99 = t98 + theta2_dot_ahead * l_sin_theta2_ahead;
                            let t100 = m_ * (t98 + t99);
                            let p_x_new = rt::lit::<T>(0.5)
                                * (t97 + (t100 + twice_m * x_dot_ahead));
                            let t101 = l * cos_theta1_ahead_new;
                            let t102 = y_dot_ahead - theta1_dot_ahead * t101;
                            let t103 = l * cos_theta2_ahead_new;
                            let t104 = t102 - theta2_dot_ahead * t103;
                            let t105 = m_ * (t102 + t104);
                            let t106 = y_dot_ahead
                                - theta1_dot_ahead * l_cos_theta1_ahead;
                            let t107 = t106 - theta2_dot_ahead * l_cos_theta2_ahead;
                            let t108 = m_ * (t106 + t107);
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
                            let t113 = m_ * t96;
                            let t114 = twice_j * theta2_dot_ahead;
                            let t115 = m_ * t104;
                            let t116 = rt::lit::<T>(0.5)
                                * (t95 * t113
                                    + (t114 + m_l_sin_theta2_ahead * t99
                                        - m_l_cos_theta2_ahead * t107) - t103 * t115);
                            let t117 = theta2_dot_ahead * t81;
                            let t118 = m_l
                                * (x_dot_ahead * cos_theta2_ahead
                                    + y_dot_ahead * sin_theta2_ahead);
                            let t119 = l_h * cos_theta1_ahead_new;
                            let t120 = m_ * (t93 + theta1_dot_ahead * t119);
                            let t121 = l_h * cos_theta2_ahead_new;
                            let t122 = m_ * (t95 + theta2_dot_ahead * t121);
                            let t123 = l_h * sin_theta1_ahead_new;
                            let t124 = m_ * (theta1_dot_ahead * t123 - t101);
                            let t125 = l_h * sin_theta2_ahead_new;
                            let t126 = m_ * (theta2_dot_ahead * t125 - t103);
                            let t127 = k16
                                + rt::lit::<T>(2.0) * (t93 * t120 - t101 * t124)
                                + (t97 * t119 + t123 * t105);
                            let t128 = rt::lit::<T>(0.5)
                                * (t113 * t121 - t103 * t126
                                    + (t125 * t115 + (k17 + t95 * t122)));
                            (
                                [
                                    p_x_new - t73,
                                    p_y_new - t74,
                                    t110 - (t75 + t111 * t112),
                                    t116
                                        - (half_h
                                            * (theta1_dot_ahead * t117 + theta2_dot_ahead * t118) + t76),
                                ],
                                [
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        m_l_sin_theta1_ahead + t120,
                                        rt::lit::<T>(0.5) * (m_l_sin_theta2_ahead + t122),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        t124 - m_l_cos_theta1_ahead,
                                        rt::lit::<T>(0.5) * (t126 - m_l_cos_theta2_ahead),
                                    ],
                                    [
                                        m_l * sin_theta1_ahead_new
                                            + (m_l_sin_theta1_ahead - theta1_dot_ahead * t82),
                                        -(m_l * cos_theta1_ahead_new
                                            + (m_l_cos_theta1_ahead + theta1_dot_ahead * t83)),
                                        rt::lit::<T>(0.5) * t127 - half_h * t111,
                                        rt::lit::<T>(0.5) * (t93 * t122 + t84 - t101 * t126)
                                            - theta1_dot_ahead * t85,
                                    ],
                                    [
                                        half_m * (t95 + l_sin_theta2_ahead)
                                            - theta2_dot_ahead * t86,
                                        -(half_m * (t103 + l_cos_theta2_ahead)
                                            + theta2_dot_ahead * t87),
                                        rt::lit::<T>(0.5) * (t95 * t120 + t88 - t103 * t124)
                                            - half_h * t117,
                                        t128 - half_h * (t118 + theta1_dot_ahead * t81),
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
                let p_theta0_h_over_i = h_over_i * p_theta0;
                let theta0_new = theta0 + p_theta0_h_over_i;
                let h_theta1_dot_ahead = h * theta1_dot_ahead;
                let theta1_new = theta1 + h_theta1_dot_ahead;
                let h_theta2_dot_ahead = h * theta2_dot_ahead;
                let theta2_new = theta2 + h_theta2_dot_ahead;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    h_theta1_dot_ahead,
                    theta1_new,
                    tally,
                );
                let t93 = l * sin_theta1_ahead_new;
                let t94 = x_dot_ahead + theta1_dot_ahead * t93;
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    h_theta2_dot_ahead,
                    theta2_new,
                    tally,
                );
                let t95 = l * sin_theta2_ahead_new;
                let t96 = t94 + theta2_dot_ahead * t95;
                let t97 = m_ * (t94 + t96);
                let t98 = x_dot_ahead + theta1_dot_ahead * l_sin_theta1_ahead;
                let t99 = t98 + theta2_dot_ahead * l_sin_theta2_ahead;
                let t100 = m_ * (t98 + t99);
                let p_x_new = rt::lit::<T>(0.5) * (t97 + (t100 + twice_m * x_dot_ahead));
                let t101 = l * cos_theta1_ahead_new;
                let t102 = y_dot_ahead - theta1_dot_ahead * t101;
                let t103 = l * cos_theta2_ahead_new;
                let t104 = t102 - theta2_dot_ahead * t103;
                let t105 = m_ * (t102 + t104);
                let t106 = y_dot_ahead - theta1_dot_ahead * l_cos_theta1_ahead;
                let t107 = t106 - theta2_dot_ahead * l_cos_theta2_ahead;
                let t108 = m_ * (t106 + t107);
                let p_y_new = rt::lit::<T>(0.5)
                    * (t105 + (t108 + twice_m * y_dot_ahead));
                let t129 = sin_theta2_ahead_new * cos_theta1_ahead_new;
                let t130 = sin_theta1_ahead_new * cos_theta2_ahead_new;
                let t112 = half_h * theta1_dot_ahead;
                let t131 = (twice_m_l
                    * (x_dot_ahead * cos_theta1_ahead_new
                        + y_dot_ahead * sin_theta1_ahead_new)
                    + (t129 - t130) * (m_l_squared * theta2_dot_ahead)) * t112;
                let t109 = t93 * t97
                    + (l_sin_theta1_ahead * t100 + twice_j * theta1_dot_ahead
                        - l_cos_theta1_ahead * t108) - t101 * t105;
                let t110 = rt::lit::<T>(0.5) * t109;
                let p_theta1_new = t131 + t110;
                let t132 = (m_l
                    * (x_dot_ahead * cos_theta2_ahead_new
                        + y_dot_ahead * sin_theta2_ahead_new)
                    + (t130 - t129) * (m_l_squared * theta1_dot_ahead))
                    * (half_h * theta2_dot_ahead);
                let t114 = twice_j * theta2_dot_ahead;
                let t133 = t114
                    + m_l
                        * (sin_theta2_ahead_new * t96
                            + (sin_theta2_ahead * t99 - cos_theta2_ahead * t107)
                            - cos_theta2_ahead_new * t104);
                let p_theta2_new = t132 + rt::lit::<T>(0.5) * t133;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    p_theta0_h_over_i,
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
                if !rt::all_ordinary([
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9001143d947a3f339e1933f985e0649e";
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
        /// | once, from parameters | 0 | 7 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 184 | 295 | 4 | 0 | 10 | 0 |
        /// | each state that is looked at | 16 | 30 | 1 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

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
            /// `l² m`
            l_m_l: T,
            /// `2 l² m`
            twice_l_m_l: T,
            /// `l/I`
            l_over_i: T,
            /// `2 l`
            twice_l: T,
            /// `h/2`
            half_h: T,
            /// `h/I`
            h_over_i: T,
            /// `(h/I)/2`
            half_h_over_i: T,
            /// `h/6`
            k2: T,
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
                let m_l = m_ * l;
                let k1 = m_ * (l * l);
                let inv_i = rt::lit::<T>(1.0) / i;
                let m_l_2 = m * l;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let l_over_i = l / i;
                let twice_l = rt::lit::<T>(2.0) * l;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let k2 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    twice_l,
                    half_h,
                    h_over_i,
                    half_h_over_i,
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
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let Scheme { m_l, .. } = *self;
                let [[x, y, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, theta0_dot, theta1_dot, theta2_dot]] = start
                    .w()
                    .data
                    .0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = x_dot + l_sin_theta1 * theta1_dot;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t2 = t1 + l * sin_theta2 * theta2_dot;
                let t3 = m_ * (t1 + t2);
                let l_cos_theta1 = l * cos_theta1;
                let t4 = y_dot - theta1_dot * l_cos_theta1;
                let t5 = t4 - theta2_dot * (l * cos_theta2);
                let t6 = m_ * (t4 + t5);
                let t7 = (cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0)
                    * (j * theta1_dot + l_sin_theta1 * t3 - l_cos_theta1 * t6);
                let t8 = cos_theta0 * (sin_theta1 * cos_theta2 - sin_theta2 * cos_theta1)
                    - (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * sin_theta0;
                let t9 = (cos_theta2 * sin_theta0 + cos_theta1 * t8)
                    * (j * theta2_dot + m_l * (sin_theta2 * t2 - cos_theta2 * t5));
                let t10 = l
                    * (cos_theta0 * (m * x_dot + t3) + sin_theta0 * (m * y_dot + t6))
                    + t9;
                let carried = [
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    t7 + t10,
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
                    m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    twice_l,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    k2,
                } = *setting.scheme();
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let theta2_minus_theta0 = theta2 - theta0;
                let (t3, t4) = rt::sin_cos(theta2_minus_theta0);
                let t5 = t1 * t4;
                let t6 = t3 * t2;
                let t7 = t5 - t6;
                let t8 = t2 * t7;
                let t9 = l * t1;
                let t10 = l - t1 * t9;
                let t11 = l * t3;
                let t12 = t10 + t11 * t8;
                let t13 = m_ * (t10 + t12);
                let t14 = l * t2;
                let t15 = t1 * t14;
                let t16 = l * t4;
                let t17 = t15 - t16 * t8;
                let t18 = l * (m_l_2 + t13)
                    + t8 * (j * t8 + m_l * (t3 * t12 - t4 * t17));
                let t19 = t18 - t1 * (t9 * t13 - (j * t1 + (t15 + t17) * (m_l * t2)));
                let t20 = rho1 / t19;
                let t21 = t8 * t20;
                let t22 = t1 * t20;
                let t23 = l * t20 - t9 * t22;
                let t24 = t23 + t11 * t21;
                let t25 = t14 * t22;
                let t26 = t25 - t16 * t21;
                let rho2_inv_i = inv_i * rho2;
                let t27 = t1 * t22;
                let t28 = t2 * t22;
                let t29 = t3 * (t27 + t1 * t21)
                    + ((t1 * t3 + t2 * t4) * rho2_inv_i + t4 * (t28 + t2 * t21));
                let t30 = (j * t21 + m_l * (t3 * t24 - t4 * t26))
                    * (t4 * rho2_inv_i + t7 * t27 - t2 * t29);
                let t31 = m_ * (t25 + t26);
                let t32 = ((t23 + t24) * (m_l * t1) - j * t22 - t14 * t31)
                    * (t2 * rho2_inv_i + t28);
                let t33 = t27 * (k1 * (t6 - t5) * t21 + t20 * (twice_l_m_l * t2))
                    + (t20 * (l_m_l * t4) - k1 * t7 * t22) * (t8 * t21);
                let rho2_l_over_i = l_over_i * rho2;
                let t34 = t30 + (t32 + (t33 + t31 * rho2_l_over_i));
                let rho2_half_h_over_i = half_h_over_i * rho2;
                let t35 = theta0 + rho2_half_h_over_i;
                let t36 = theta1 - t35;
                let t37 = t36 - half_h * t22;
                let (t38, t39) = rt::sin_cos(t37);
                let t40 = l * t38;
                let t41 = l - t38 * t40;
                let t42 = theta2 - t35;
                let t43 = t42 + half_h * t21;
                let (t44, t45) = rt::sin_cos(t43);
                let t46 = l * t44;
                let t47 = t38 * t45;
                let t48 = t44 * t39;
                let t49 = t47 - t48;
                let t50 = t39 * t49;
                let t51 = t41 + t46 * t50;
                let t52 = m_ * (t41 + t51);
                let t53 = l * t39;
                let t54 = t38 * t53;
                let t55 = l * t45;
                let t56 = t54 - t55 * t50;
                let t57 = l * (m_l_2 + t52)
                    + t50 * (j * t50 + m_l * (t44 * t51 - t45 * t56));
                let t58 = t57
                    - t38 * (t40 * t52 - (j * t38 + (t54 + t56) * (m_l * t39)));
                let t59 = (rho1 + half_h * t34) / t58;
                let t60 = t50 * t59;
                let t61 = t38 * t59;
                let t62 = l * t59 - t40 * t61;
                let t63 = t62 + t46 * t60;
                let t64 = t53 * t61;
                let t65 = t64 - t55 * t60;
                let t66 = t38 * t61;
                let t67 = t39 * t61;
                let t68 = t44 * (t66 + t38 * t60)
                    + (t45 * (t67 + t39 * t60) + rho2_inv_i * (t38 * t44 + t39 * t45));
                let t69 = (j * t60 + m_l * (t44 * t63 - t45 * t65))
                    * (rho2_inv_i * t45 + t49 * t66 - t39 * t68);
                let t70 = m_ * (t64 + t65);
                let t71 = ((t62 + t63) * (m_l * t38) - j * t61 - t53 * t70)
                    * (t67 + rho2_inv_i * t39);
                let t72 = t66 * (t60 * (k1 * (t48 - t47)) + t59 * (twice_l_m_l * t39))
                    + (t59 * (l_m_l * t45) - t61 * (k1 * t49)) * (t50 * t60);
                let t73 = t69 + (t71 + (rho2_l_over_i * t70 + t72));
                let t74 = t36 - half_h * t61;
                let (t75, t76) = rt::sin_cos(t74);
                let t77 = l * t75;
                let t78 = l - t75 * t77;
                let t79 = t42 + half_h * t60;
                let (t80, t81) = rt::sin_cos(t79);
                let t82 = l * t80;
                let t83 = t75 * t81;
                let t84 = t80 * t76;
                let t85 = t83 - t84;
                let t86 = t76 * t85;
                let t87 = t78 + t82 * t86;
                let t88 = m_ * (t78 + t87);
                let t89 = l * t76;
                let t90 = t75 * t89;
                let t91 = l * t81;
                let t92 = t90 - t91 * t86;
                let t93 = l * (m_l_2 + t88)
                    + t86 * (j * t86 + m_l * (t80 * t87 - t81 * t92));
                let t94 = t93
                    - t75 * (t77 * t88 - (j * t75 + (t90 + t92) * (m_l * t76)));
                let t95 = (rho1 + half_h * t73) / t94;
                let t96 = t59 + t95;
                let (t97, t98) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    rho2_half_h_over_i,
                    t35,
                    tally,
                );
                let rho2_h_over_i = h_over_i * rho2;
                let theta0_new = theta0 + rho2_h_over_i;
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    rho2_h_over_i,
                    theta0_new,
                    tally,
                );
                let t99 = t86 * t95;
                let t100 = t75 * t95;
                let t101 = l * t95 - t77 * t100;
                let t102 = t101 + t82 * t99;
                let t103 = t89 * t100;
                let t104 = t103 - t91 * t99;
                let t105 = t75 * t100;
                let t106 = t76 * t100;
                let t107 = t80 * (t105 + t75 * t99)
                    + (t81 * (t106 + t76 * t99) + rho2_inv_i * (t75 * t80 + t76 * t81));
                let t108 = (j * t99 + m_l * (t80 * t102 - t81 * t104))
                    * (rho2_inv_i * t81 + t85 * t105 - t76 * t107);
                let t109 = m_ * (t103 + t104);
                let t110 = ((t101 + t102) * (m_l * t75) - j * t100 - t89 * t109)
                    * (t106 + rho2_inv_i * t76);
                let t111 = t105 * (t99 * (k1 * (t84 - t83)) + t95 * (twice_l_m_l * t76))
                    + (t95 * (l_m_l * t81) - t100 * (k1 * t85)) * (t86 * t99);
                let t112 = t108 + (t110 + (rho2_l_over_i * t109 + t111));
                let t113 = theta1 - theta0_new - h * t100;
                let (t114, t115) = rt::sin_cos(t113);
                let t116 = l * t114;
                let t117 = l - t114 * t116;
                let t118 = h * t99 + (theta2 - theta0_new);
                let (t119, t120) = rt::sin_cos(t118);
                let t121 = l * t119;
                let t122 = t114 * t120;
                let t123 = t119 * t115;
                let t124 = t122 - t123;
                let t125 = t115 * t124;
                let t126 = t117 + t121 * t125;
                let t127 = m_ * (t117 + t126);
                let t128 = l * t115;
                let t129 = t114 * t128;
                let t130 = l * t120;
                let t131 = t129 - t130 * t125;
                let t132 = l * (m_l_2 + t127)
                    + t125 * (j * t125 + m_l * (t119 * t126 - t120 * t131));
                let t133 = t132
                    - t114 * (t116 * t127 - (j * t114 + (t129 + t131) * (m_l * t115)));
                let t134 = (rho1 + h * t112) / t133;
                let x_new = x
                    + k2
                        * (t96 * (twice_l * t98)
                            + l
                                * (cos_theta0_ahead_new * t134 + cos_theta0_ahead * t20));
                let y_new = y
                    + k2
                        * (t96 * (twice_l * t97)
                            + l
                                * (sin_theta0_ahead_new * t134 + sin_theta0_ahead * t20));
                let t135 = t114 * t134;
                let theta1_new = theta1
                    - k2 * (t135 + (t22 + rt::lit::<T>(2.0) * (t61 + t100)));
                let t136 = t125 * t134;
                let theta2_new = theta2
                    + k2 * (t136 + (t21 + rt::lit::<T>(2.0) * (t60 + t99)));
                let t137 = l * t134 - t116 * t135;
                let t138 = t137 + t121 * t136;
                let t139 = t128 * t135;
                let t140 = t139 - t130 * t136;
                let t141 = t114 * t135;
                let t142 = t115 * t135;
                let t143 = t119 * (t141 + t114 * t136)
                    + (t120 * (t142 + t115 * t136)
                        + rho2_inv_i * (t114 * t119 + t115 * t120));
                let t144 = (j * t136 + m_l * (t119 * t138 - t120 * t140))
                    * (rho2_inv_i * t120 + t124 * t141 - t115 * t143);
                let t145 = m_ * (t139 + t140);
                let t146 = ((t137 + t138) * (m_l * t114) - j * t135 - t128 * t145)
                    * (t142 + rho2_inv_i * t115);
                let t147 = t141
                    * (t136 * (k1 * (t123 - t122)) + t134 * (twice_l_m_l * t115))
                    + (t34 + rt::lit::<T>(2.0) * (t73 + t112));
                let t148 = rho2_l_over_i * t145
                    + ((t134 * (l_m_l * t120) - t135 * (k1 * t124)) * (t125 * t136)
                        + t147);
                let rho1_new = rho1 + k2 * (t144 + (t146 + t148));
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
                if !rt::all_ordinary([
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
                let Scheme { m_l, inv_i, m_l_2, .. } = *setting.scheme();
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let theta1_minus_theta0 = theta1 - theta0;
                let (t1, t2) = rt::sin_cos(theta1_minus_theta0);
                let t3 = l * t1;
                let t4 = l - t1 * t3;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t5, t6) = rt::sin_cos(theta2_minus_theta0);
                let t7 = t2 * (t1 * t6 - t5 * t2);
                let t8 = t4 + l * t5 * t7;
                let t9 = m_ * (t4 + t8);
                let t10 = t1 * (l * t2);
                let t11 = t10 - l * t6 * t7;
                let t12 = l * (m_l_2 + t9) + t7 * (j * t7 + m_l * (t5 * t8 - t6 * t11));
                let t13 = t12 - t1 * (t3 * t9 - (j * t1 + (t10 + t11) * (m_l * t2)));
                let t14 = rho1 / t13;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta0,
                    theta1,
                    theta2,
                    x_dot: l * cos_theta0 * t14,
                    y_dot: l * sin_theta0 * t14,
                    theta0_dot: inv_i * rho2,
                    theta1_dot: -(t1 * t14),
                    theta2_dot: t7 * t14,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9aba5ddb1b735acdf5b9e089102153c2";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
            let &[m_, i, m, j, l] = parameters else {
                return Err(ParameterError::Count {
                    expected: 5,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                M: m_,
                I: i,
                m,
                J: j,
                l,
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        CarTrailers::system,
        CarTrailers::parameters,
        CarTrailers::state,
        CarTrailers::initial,
        CarTrailers::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
