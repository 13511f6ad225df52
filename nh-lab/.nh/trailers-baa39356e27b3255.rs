// Prepared by `nh prepare` from `Trailers` in examples/park_trailers.rs.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration baa39356e27b3255c1f71ac06decfc68
// content 78cb58a2883087ae95754ef982ad7d5c

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct Trailers;

/// The system `trailers` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `midpoint`: 71 add, 116 mul, 2 div, 6 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod trailers {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `M` (kg): car. Positive.
        pub M: T,
        /// `I` (kg m^2): car, about its axle. Positive.
        pub I: T,
        /// `m` (kg): each trailer. Positive.
        pub m: T,
        /// `J` (kg m^2): each trailer, about its axle. Positive.
        pub J: T,
        /// `l` (m): from a hitch to the trailer's axle. Positive.
        pub l: T,
    }

    ::nonholonomic::__serialized!(Parameters { M, I, m, J, l });

    ::nonholonomic::__in_lanes!(System, Parameters { M, I, m, J, l });

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x`.
        pub x: T,
        /// Coordinate `y`.
        pub y: T,
        /// Coordinate `theta0`.
        pub theta0: T,
        /// Coordinate `theta1`.
        pub theta1: T,
        /// Coordinate `theta2`.
        pub theta2: T,
        /// Velocity `x_dot`.
        pub x_dot: T,
        /// Velocity `y_dot`.
        pub y_dot: T,
        /// Velocity `theta0_dot`.
        pub theta0_dot: T,
        /// Velocity `theta1_dot`.
        pub theta1_dot: T,
        /// Velocity `theta2_dot`.
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

    /// A car that tows two trailers, each hitched to the middle of the axle before it: a force drives it, and a torque steers it. (The library's
    /// model \`car\_trailers\`, with inputs.)
    ///
    /// Source: J.-P. Laumond, Controllability of a multibody mobile robot (1993), with masses.
    ///
    /// Coordinates q: `x`, `y`, `theta0`, `theta1`, `theta2`; velocities w: `x_dot`, `y_dot`, `theta0_dot`, `theta1_dot`, `theta2_dot`; 3 constraints. Momenta ρ on D*: `rho1`, `rho2`. Control inputs u: `drive`, `steer`.
    ///
    /// Further functions, such as the multipliers or the vector field on D*, are generated where the declaration says `expose = [multipliers, vector_field]`.
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
        /// `M l`
        m_l_2: T,
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
                let m_l_2 = m * l;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
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
                    m_l_2,
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

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7
        pub fn vector_field(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 7> {
            let [[_, _, theta0, theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let [[u_drive, u_steer]] = u_.data.0;
            let m_ = self.parameters.m;
            let j = self.parameters.J;
            let l = self.parameters.l;
            let Constants { m_l_squared, inv_i, m_l_2, l_m_l, twice_l_m_l, .. } = self
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
            let rho2_inv_i = inv_i * rho2;
            let t21 = t1 * t20;
            let t22 = t11 * t20;
            let t23 = t15 * t21;
            let t24 = m_ * (t23 - t14 * t22);
            let t25 = t24 + m_ * t23;
            let t26 = t1 * t21;
            let t27 = t26 * (m_l_squared * (t9 - t8) * t22 + t20 * (twice_l_m_l * t2))
                + (t20 * (l_m_l * t6) - m_l_squared * t10 * t21) * (t11 * t22);
            let t28 = l * t20 - t3 * t21;
            let t29 = m_ * (t28 + t7 * t22);
            let t30 = t2 * t21;
            let t31 = (t3 * (t29 + m_ * t28) - (j * t21 + t15 * t25))
                * (t2 * rho2_inv_i + t30);
            let t32 = t5 * (t26 + t1 * t22)
                + ((t1 * t5 + t2 * t6) * rho2_inv_i + t6 * (t30 + t2 * t22));
            let t33 = (t7 * t29 + (j * t22 - t14 * t24))
                * (t6 * rho2_inv_i + t10 * t26 - t2 * t32);
            rt::vector([
                l * cos_theta0 * t20,
                l * sin_theta0 * t20,
                rho2_inv_i,
                -t21,
                t22,
                l * (u_drive + rho2_inv_i * t25) + t27 + (t31 + t33),
                u_steer,
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

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 0
        pub fn invariants(
            &self,
            _q: &SVector<T, 5>,
            _w: &SVector<T, 5>,
        ) -> SVector<T, 0> {
            rt::vector([])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 2];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "trailers";
        const INPUTS: &'static [&'static str] = &["drive", "steer"];

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
            inputs: &[T; 2],
        ) -> [T; 7] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, &rt::vector(*inputs)).data.0;
            field
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

    /// The method `midpoint`.
    pub mod midpoint {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::nalgebra::{SMatrix, SVector};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Implicit midpoint rule on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄),  ζ = (q, ρ),  ζ̄ = (ζ + ζ')/2
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3, with ∇ℋ(ζ̄) in place of the discrete gradient
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Control inputs** are read at t + h/2
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
        /// | once, from parameters | 3 | 15 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 5 | 26 | 2 | 0 | 0 | 0 |
        /// | each step | 29 | 45 | 1 | 0 | 4 | 0 |
        /// | each sweep for theta1_rate, theta2_rate, rho1_rate | 42 | 71 | 1 | 0 | 2 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, rho1_rate | 188 | 331 | 1 | 0 | 2 | 0 |
        /// | each state that is looked at | 16 | 31 | 1 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 m`
            twice_m: T,
            /// `m l`
            m_l: T,
            /// `2 m l`
            twice_m_l: T,
            /// `m l²`
            k1: T,
            /// `2 m l² + J`
            k2: T,
            /// `m l² + J`
            k3: T,
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
            /// `(1/2)/I`
            k4: T,
            /// `m l²/2`
            k5: T,
            /// `J/2`
            half_j: T,
            /// `l/2`
            half_l: T,
            /// `m/4`
            quarter_m: T,
            /// `(M + 2 m) l`
            k6: T,
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
            /// `J h/2`
            k7: T,
            /// `l h/2`
            half_l_h: T,
            /// `m l² h`
            m_l_l_h: T,
            /// `m l² h/2`
            half_m_l_l_h: T,
            /// `-(l h)`
            minus_l_h: T,
            /// `l (h/I)`
            l_h_over_i: T,
            /// `l (h/I)/2`
            half_l_h_over_i: T,
            /// `J (h/I)/2`
            k8: T,
            /// `h (h/I)`
            h_h_over_i: T,
            /// `h (h/I)/4`
            quarter_h_h_over_i: T,
            /// `l h (h/I)`
            l_h_h_over_i: T,
            /// `l h (h/I)/4`
            quarter_l_h_h_over_i: T,
            /// `J h (h/I)/4`
            k9: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `l h²/2`
            k10: T,
            /// `-(l h²/2)`
            k11: T,
            /// `h (h/I)/2`
            half_h_h_over_i: T,
            /// `m l h/2`
            k12: T,
            /// `h²/2`
            half_h_squared: T,
            /// `-((h/I)/2)`
            minus_half_h_over_i: T,
            /// `h/4`
            quarter_h: T,
            /// `-(h (h/I)/4)`
            k13: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); work that the control inputs have done (1); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const FRACTIONS: &'static [f64] = &[0.5];
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(7);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.M;
                let i = system.parameters.I;
                let m_ = system.parameters.m;
                let j = system.parameters.J;
                let l = system.parameters.l;
                let twice_m = rt::lit::<T>(2.0) * m_;
                let m_l = m_ * l;
                let twice_m_l = rt::lit::<T>(2.0) * m_l;
                let k1 = m_ * (l * l);
                let k2 = rt::lit::<T>(2.0) * k1 + j;
                let k3 = k1 + j;
                let inv_i = rt::lit::<T>(1.0) / i;
                let m_l_2 = m * l;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let l_over_i = l / i;
                let half_m = rt::lit::<T>(0.5) * m_;
                let k4 = rt::lit::<T>(0.5) / i;
                let k5 = rt::lit::<T>(0.5) * k1;
                let half_j = rt::lit::<T>(0.5) * j;
                let half_l = rt::lit::<T>(0.5) * l;
                let quarter_m = rt::lit::<T>(0.25) * m_;
                let k6 = (m + twice_m) * l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let l_h = l * h;
                let k7 = rt::lit::<T>(0.5) * (j * h);
                let half_l_h = rt::lit::<T>(0.5) * l_h;
                let m_l_l_h = m_l * l_h;
                let half_m_l_l_h = rt::lit::<T>(0.5) * m_l_l_h;
                let minus_l_h = -l_h;
                let l_h_over_i = l * h_over_i;
                let half_l_h_over_i = rt::lit::<T>(0.5) * l_h_over_i;
                let k8 = rt::lit::<T>(0.5) * (j * h_over_i);
                let h_h_over_i = h * h_over_i;
                let quarter_h_h_over_i = rt::lit::<T>(0.25) * h_h_over_i;
                let l_h_h_over_i = l * h_h_over_i;
                let quarter_l_h_h_over_i = rt::lit::<T>(0.25) * l_h_h_over_i;
                let k9 = rt::lit::<T>(0.25) * (j * h_h_over_i);
                let minus_half_h = -half_h;
                let h_squared = h * h;
                let k10 = rt::lit::<T>(0.5) * (l * h_squared);
                let k11 = -k10;
                let half_h_h_over_i = rt::lit::<T>(0.5) * h_h_over_i;
                let k12 = rt::lit::<T>(0.5) * (m_ * l_h);
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let minus_half_h_over_i = -half_h_over_i;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k13 = -quarter_h_h_over_i;
                Scheme {
                    twice_m,
                    m_l,
                    twice_m_l,
                    k1,
                    k2,
                    k3,
                    inv_i,
                    m_l_2,
                    l_m_l,
                    twice_l_m_l,
                    l_over_i,
                    half_m,
                    k4,
                    k5,
                    half_j,
                    half_l,
                    quarter_m,
                    k6,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    minus_l_h,
                    l_h_over_i,
                    half_l_h_over_i,
                    k8,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k9,
                    minus_half_h,
                    k10,
                    k11,
                    half_h_h_over_i,
                    k12,
                    half_h_squared,
                    minus_half_h_over_i,
                    quarter_h,
                    k13,
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
                    rt::lit::<T>(0.0),
                    sin_theta0,
                    cos_theta0,
                ];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [x, y, theta0, theta1, theta2, rho1, rho2, work, sin_theta0_ahead,
                cos_theta0_ahead] = motion.carried;
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
                    k4,
                    k5,
                    half_j,
                    half_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = half_h * theta1_rate + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + half_h * rho1_rate;
                    let t45 = l * t42;
                    let t46 = l - t42 * t45;
                    let t47 = half_h * theta2_rate + t4;
                    let (t48, t49) = rt::sin_cos(t47);
                    let t50 = l * t48;
                    let t51 = t42 * t49;
                    let t52 = t48 * t43;
                    let t53 = t51 - t52;
                    let t54 = t43 * t53;
                    let t55 = m_ * (t46 + t50 * t54);
                    let t56 = t55 + m_ * t46;
                    let t57 = l * t49;
                    let t58 = l * t43;
                    let t59 = t42 * t58;
                    let t60 = m_ * (t59 - t57 * t54);
                    let t61 = j * t54 + t50 * t55 - t57 * t60;
                    let t62 = t60 + m_ * t59;
                    let t63 = t45 * t56 - j * t42 - t58 * t62;
                    let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                    let t187 = t44 / t64;
                    let t188 = t42 * t187;
                    let t189 = t54 * t187;
                    let t190 = l * t187 - t45 * t188;
                    let t191 = m_ * (t190 + t50 * t189);
                    let t192 = t58 * t188;
                    let t193 = m_ * (t192 - t57 * t189);
                    let t91 = t5 * t49;
                    let t194 = t42 * t188;
                    let t95 = t5 * (t42 * t48 + t43 * t49);
                    let t195 = t43 * t188;
                    let t196 = t43
                        * (t48 * (t194 + t42 * t189)
                            + (t95 + t49 * (t195 + t43 * t189)));
                    let t197 = (t50 * t191 + (j * t189 - t57 * t193))
                        * (t91 + t53 * t194 - t196);
                    let t198 = t193 + m_ * t192;
                    let t87 = t5 * t43;
                    let t199 = (t45 * (t191 + m_ * t190) - (j * t188 + t58 * t198))
                        * (t87 + t195);
                    let t77 = l_m_l * t49;
                    let t79 = k1 * t53;
                    let t71 = twice_l_m_l * t43;
                    let t69 = t52 - t51;
                    let t70 = k1 * t69;
                    let t200 = (t187 * t77 - t79 * t188) * (t54 * t189)
                        + (l_u_drive + t194 * (t187 * t71 + t70 * t189));
                    solution1.update([-t188, t189, t197 + (t199 + (t6 * t198 + t200))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t8, t9) = rt::sin_cos(theta1_minus_theta0);
                            let t10 = l * t8;
                            let t11 = l - t8 * t10;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t12, t13) = rt::sin_cos(theta2_minus_theta0);
                            let t14 = l * t12;
                            let t15 = t8 * t13;
                            let t16 = t12 * t9;
                            let t17 = t15 - t16;
                            let t18 = t9 * t17;
                            let t19 = m_ * (t11 + t14 * t18);
                            let t20 = t19 + m_ * t11;
                            let t21 = l * t13;
                            let t22 = l * t9;
                            let t23 = t8 * t22;
                            let t24 = m_ * (t23 - t21 * t18);
                            let t25 = l * (m_l_2 + t20)
                                + t18 * (j * t18 + t14 * t19 - t21 * t24);
                            let t26 = t25
                                - t8 * (t10 * t20 - j * t8 - t22 * (t24 + m_ * t23));
                            let t27 = rho1 / t26;
                            let t28 = t8 * t27;
                            let t29 = t18 * t27;
                            let t30 = l * t27 - t10 * t28;
                            let t31 = m_ * (t30 + t14 * t29);
                            let t32 = t22 * t28;
                            let t33 = m_ * (t32 - t21 * t29);
                            let rho2_inv_i = inv_i * rho2;
                            let t34 = t8 * t28;
                            let t35 = t9 * t28;
                            let t36 = t12 * (t34 + t8 * t29)
                                + ((t8 * t12 + t9 * t13) * rho2_inv_i
                                    + t13 * (t35 + t9 * t29));
                            let t37 = (t14 * t31 + (j * t29 - t21 * t33))
                                * (t13 * rho2_inv_i + t17 * t34 - t9 * t36);
                            let t38 = t33 + m_ * t32;
                            let t39 = (t10 * (t31 + m_ * t30) - (j * t28 + t22 * t38))
                                * (t9 * rho2_inv_i + t35);
                            let t40 = (t27 * (l_m_l * t13) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (twice_l_m_l * t9)));
                            [-t28, t29, t37 + (t39 + (t38 * (l_over_i * rho2) + t40))]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = half_h * theta1_rate + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + half_h * rho1_rate;
                            let t45 = l * t42;
                            let t46 = l - t42 * t45;
                            let t47 = half_h * theta2_rate + t4;
                            let (t48, t49) = rt::sin_cos(t47);
                            let t50 = l * t48;
                            let t51 = t42 * t49;
                            let t52 = t48 * t43;
                            let t53 = t51 - t52;
                            let t54 = t43 * t53;
                            let t55 = m_ * (t46 + t50 * t54);
                            let t56 = t55 + m_ * t46;
                            let t57 = l * t49;
                            let t58 = l * t43;
                            let t59 = t42 * t58;
                            let t60 = m_ * (t59 - t57 * t54);
                            let t61 = j * t54 + t50 * t55 - t57 * t60;
                            let t62 = t60 + m_ * t59;
                            let t63 = t45 * t56 - j * t42 - t58 * t62;
                            let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                            let t65 = rt::lit::<T>(1.0) / t64;
                            let t66 = t44 * t65;
                            let t67 = t42 * t66;
                            let t68 = t54 * t66;
                            let t69 = t52 - t51;
                            let t70 = k1 * t69;
                            let t71 = twice_l_m_l * t43;
                            let t72 = t70 * t68 + t66 * t71;
                            let t73 = t67 * t72;
                            let t74 = t58 * t67;
                            let t75 = m_ * (t74 - t57 * t68);
                            let t76 = t75 + m_ * t74;
                            let t77 = l_m_l * t49;
                            let t78 = t66 * t77;
                            let t79 = k1 * t53;
                            let t80 = t79 * t68;
                            let t81 = t68 * t78 - t67 * t80;
                            let t82 = l * t66 - t45 * t67;
                            let t83 = m_ * (t82 + t50 * t68);
                            let t84 = t83 + m_ * t82;
                            let t85 = t45 * t84 - (j * t67 + t58 * t76);
                            let t86 = t43 * t67;
                            let t87 = t5 * t43;
                            let t88 = t86 + t87;
                            let t89 = rho1_rate - l_u_drive - t42 * t73
                                - (t6 * t76 + t54 * t81) - t85 * t88;
                            let t90 = t50 * t83 + (j * t68 - t57 * t75);
                            let t91 = t5 * t49;
                            let t92 = t42 * t67;
                            let t93 = t48 * t68;
                            let t94 = t49 * t68;
                            let t95 = t5 * (t42 * t48 + t43 * t49);
                            let t96 = t49 * t86 + t42 * t93
                                + (t48 * t92 + (t43 * t94 + t95));
                            let t97 = t91 + t53 * t92 - t43 * t96;
                            let t98 = half_h * t43;
                            let t99 = h * t43;
                            let t100 = h * t42;
                            let t101 = t49 * t99 + t48 * t100;
                            let t102 = rt::lit::<T>(0.5) * t101;
                            let t103 = half_h * t42;
                            let t104 = t43 * t102 - t53 * t103;
                            let t105 = l_h * t43;
                            let t106 = t45 * t99 + t42 * t105;
                            let t107 = m_ * (t50 * t104 - rt::lit::<T>(0.5) * t106);
                            let t108 = l_h * t42;
                            let t109 = t58 * t99 - t42 * t108;
                            let t110 = m_ * (rt::lit::<T>(0.5) * t109 - t57 * t104);
                            let t111 = t107 - half_m * t106;
                            let t112 = t54 * (j * t104 + t50 * t107 - t57 * t110)
                                + (l * t111 + t61 * t104 - t63 * t98);
                            let t113 = rt::lit::<T>(0.5) * (t56 * t105 + t62 * t108)
                                - k7 * t43 + (t45 * t111 - t58 * (t110 + half_m * t109));
                            let t114 = t66 * (t65 * (t112 - t42 * t113));
                            let t115 = t66 * t98 - t42 * t114;
                            let t116 = half_l_h * t49;
                            let t117 = h * t48;
                            let t118 = h * t49;
                            let t119 = t42 * t117 + t43 * t118;
                            let t120 = rt::lit::<T>(0.5) * t119;
                            let t121 = t43 * t120;
                            let t122 = t54 * t116 - t50 * t121;
                            let t123 = m_ * t122;
                            let t124 = l_h * t49;
                            let t125 = l_h * t48;
                            let t126 = half_l_h * t48;
                            let t127 = m_ * (t54 * t126 + t57 * t121);
                            let t128 = t50 * t123 - j * t121
                                + (rt::lit::<T>(0.5) * (t55 * t124 + t60 * t125)
                                    - t57 * t127);
                            let t129 = t54 * t128
                                + (m_l * t122 - t61 * t121
                                    - t42 * (t45 * t123 - t58 * t127));
                            let t130 = t66 * (t65 * t129);
                            let t131 = t42 * t130;
                            let t132 = h * t65;
                            let t133 = t42 * t132;
                            let t134 = rt::lit::<T>(0.5) * t133;
                            let t135 = t54 * t114;
                            let t136 = t104 * t66;
                            let t137 = t121 * t66 + t54 * t130;
                            let t138 = t54 * t132;
                            let t139 = t136 - t135;
                            let t140 = l * t114;
                            let t141 = t45 * t115 + (t140 + t67 * (half_l_h * t43));
                            let t142 = m_ * (t50 * t139 - t141);
                            let t143 = half_l_h * t42;
                            let t144 = t58 * t115 - t67 * t143;
                            let t145 = m_ * (t144 - t57 * t139);
                            let t146 = t68 * (k5 * t101);
                            let t147 = t72 * t115
                                + t67
                                    * (t70 * t139 - t146
                                        - twice_m_l * (t66 * t143 + t43 * t140));
                            let t148 = t145 + m_ * t144;
                            let t149 = t43 * t115 - t103 * t67;
                            let t150 = t78 * t139 - t94 * (l_m_l * t114) - t80 * t115
                                - t67 * (t146 + t79 * t139);
                            let t151 = t85 * (t149 - t100 * t7)
                                + (t54 * t150 + (t104 * t81 + t73 * t98));
                            let t152 = t97 * (j * t139 + t50 * t142 - t57 * t145)
                                + (t42 * t147 + t6 * t148 + t151);
                            let t153 = t45 * (t142 - m_ * t141) - j * t115
                                + (rt::lit::<T>(0.5) * (t105 * t84 + t108 * t76)
                                    - t58 * t148);
                            let t154 = t67 * t98 + t42 * t115;
                            let t155 = t7 * (t48 * t99 - t49 * t100)
                                + rt::lit::<T>(0.5) * (t99 * t93 - t100 * t94);
                            let t156 = t43
                                * (t49 * (t149 + t43 * t139)
                                    + (t48 * (t154 + t42 * t139) + t155));
                            let t157 = t88 * t153
                                + t90 * (t103 * t96 + (t102 * t92 + t53 * t154) - t156);
                            let t158 = t43 * t131;
                            let t159 = t42 * (t68 * (half_h * t49) - t48 * t137)
                                + (t7 * (t42 * t118 - t43 * t117) - t49 * t158);
                            let t160 = t42 * t131;
                            let t161 = rt::lit::<T>(0.5) * (t118 * t92 - t117 * t86)
                                - t48 * t160 - t43 * (t68 * (half_h * t48) + t49 * t137);
                            let t162 = t90
                                * (t43 * (t159 + t161)
                                    + (t53 * t160 + (t117 * t7 + t120 * t92)));
                            let t163 = l * t130;
                            let t164 = t45 * t131 - t163;
                            let t165 = m_ * (t164 + t116 * t68 - t50 * t137);
                            let t166 = t58 * t131;
                            let t167 = m_ * (t57 * t137 + (t126 * t68 - t166));
                            let t168 = t167 - m_ * t166;
                            let t169 = t162
                                - t88
                                    * (t45 * (t165 + m_ * t164) + (j * t131 - t58 * t168));
                            let t170 = t68 * (k5 * t119);
                            let t171 = t80 * t131 - t78 * t137
                                - (t126 * t66 + t49 * t163) * (m_l * t68);
                            let t172 = t42
                                * (t67 * (t170 - t71 * t130 - t70 * t137) - t72 * t131)
                                + t54 * (t67 * (t170 + t79 * t137) + t171);
                            let t173 = t50 * t165
                                + rt::lit::<T>(0.5) * (t124 * t83 + t125 * t75)
                                - (j * t137 + t57 * t167);
                            let t174 = t169
                                + (t85 * t158 + (t121 * t81 - t6 * t168) - t172
                                    - t97 * t173);
                            let t175 = t42
                                * (t72 * t134
                                    + t67 * (t138 * (k5 * t69) + t65 * (m_l_l_h * t43)));
                            let t176 = t58 * t133;
                            let t177 = half_m * (t176 - t57 * t138);
                            let t178 = t177 + half_m * t176;
                            let t179 = t94 * (half_m_l_l_h * t65)
                                + rt::lit::<T>(0.5)
                                    * (t138 * (t78 - t79 * t67) - t80 * t133);
                            let t180 = l_h * t65 - t45 * t133;
                            let t181 = m_
                                * (rt::lit::<T>(0.5) * t180 + t138 * (half_l * t48));
                            let t182 = rt::lit::<T>(1.0) - t175 - t6 * t178 - t54 * t179
                                - t97 * (t50 * t181 + (half_j * t138 - t57 * t177));
                            let t183 = t42 * t133;
                            let t184 = t43 * t133;
                            let t185 = t53 * t183
                                - t43
                                    * (t48 * (t183 + t42 * t138) + t49 * (t184 + t43 * t138));
                            let t186 = t88
                                * (t45 * (t181 + half_m * t180)
                                    - (half_j * t133 + t58 * t178))
                                + (t90 * (rt::lit::<T>(0.5) * t185)
                                    + t85 * (rt::lit::<T>(0.5) * t184));
                            (
                                [theta1_rate + t67, theta2_rate - t68, t89 - t90 * t97],
                                [
                                    [t115 + rt::lit::<T>(1.0), -t131, t134],
                                    [
                                        t135 - t136,
                                        t137 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t138,
                                    ],
                                    [-(t152 + t157), t174, t182 - t186],
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
                let t44 = rho1 + half_h * rho1_rate;
                let t41 = half_h * theta1_rate + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = l - t42 * t45;
                let t47 = half_h * theta2_rate + t4;
                let (t48, t49) = rt::sin_cos(t47);
                let t50 = l * t48;
                let t51 = t42 * t49;
                let t52 = t48 * t43;
                let t53 = t51 - t52;
                let t54 = t43 * t53;
                let t55 = m_ * (t46 + t50 * t54);
                let t56 = t55 + m_ * t46;
                let t57 = l * t49;
                let t58 = l * t43;
                let t59 = t42 * t58;
                let t60 = m_ * (t59 - t57 * t54);
                let t61 = j * t54 + t50 * t55 - t57 * t60;
                let t62 = t60 + m_ * t59;
                let t63 = t45 * t56 - j * t42 - t58 * t62;
                let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                let t187 = t44 / t64;
                let (t201, t202) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    half_h_over_i * t1,
                    t2,
                    tally,
                );
                let x_new = x + t187 * (l_h * t202);
                let y_new = y + t187 * (l_h * t201);
                let theta0_new = theta0 + h_over_i * t1;
                let theta1_new = theta1 + h * theta1_rate;
                let theta2_new = theta2 + h * theta2_rate;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * u_steer;
                let work_new = work + h * (l_u_drive * t187 + u_steer * t5);
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    h_over_i * t1,
                    theta0_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    work_new,
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
                    carried[6],
                    carried[7],
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

        impl<T: Scalar> rt::LinearisedScheme for Scheme<T> {
            type Numbers = SVector<T, 8>;
            type ByState = SMatrix<T, 8, 8>;
            type State = SVector<T, 8>;
            type ByInputs = SMatrix<T, 8, 2>;
            type Inputs = SVector<T, 2>;
            type ByParameters = ();
            type Parameters = ();
            type ByStep = ();
            type Step = ();

            fn advance_linearised<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<rt::LinearisedOf<Self>, StepError> {
                let tally = motion.tally;
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [x, y, theta0, theta1, theta2, rho1, rho2, work, sin_theta0_ahead,
                cos_theta0_ahead] = motion.carried;
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
                    k4,
                    k5,
                    half_j,
                    half_l,
                    quarter_m,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    minus_l_h,
                    l_h_over_i,
                    half_l_h_over_i,
                    k8,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k9,
                    minus_half_h,
                    k11,
                    half_h_h_over_i,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = half_h * theta1_rate + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + half_h * rho1_rate;
                    let t45 = l * t42;
                    let t46 = t42 * t45;
                    let t47 = l - t46;
                    let t48 = half_h * theta2_rate + t4;
                    let (t49, t50) = rt::sin_cos(t48);
                    let t51 = l * t49;
                    let t52 = t42 * t50;
                    let t53 = t49 * t43;
                    let t54 = t52 - t53;
                    let t55 = t43 * t54;
                    let t56 = t51 * t55;
                    let t57 = m_ * (t47 + t56);
                    let t58 = t57 + m_ * t47;
                    let t59 = l * t50;
                    let t60 = l * t43;
                    let t61 = t42 * t60;
                    let t62 = t59 * t55;
                    let t63 = m_ * (t61 - t62);
                    let t64 = j * t55 + t51 * t57 - t59 * t63;
                    let t65 = t63 + m_ * t61;
                    let t66 = t45 * t58 - j * t42 - t60 * t65;
                    let t67 = l * (m_l_2 + t58) + t55 * t64 - t42 * t66;
                    let t210 = t44 / t67;
                    let t211 = t42 * t210;
                    let t212 = t55 * t210;
                    let t213 = l * t210 - t45 * t211;
                    let t214 = m_ * (t213 + t51 * t212);
                    let t215 = t60 * t211;
                    let t216 = m_ * (t215 - t59 * t212);
                    let t102 = t5 * t50;
                    let t217 = t42 * t211;
                    let t106 = t42 * t49 + t43 * t50;
                    let t107 = t5 * t106;
                    let t218 = t43 * t211;
                    let t219 = t43
                        * (t49 * (t217 + t42 * t212)
                            + (t107 + t50 * (t218 + t43 * t212)));
                    let t220 = (t51 * t214 + (j * t212 - t59 * t216))
                        * (t102 + t54 * t217 - t219);
                    let t221 = t216 + m_ * t215;
                    let t95 = t5 * t43;
                    let t222 = (t45 * (t214 + m_ * t213) - (j * t211 + t60 * t221))
                        * (t95 + t218);
                    let t80 = l_m_l * t50;
                    let t83 = k1 * t54;
                    let t74 = twice_l_m_l * t43;
                    let t72 = t53 - t52;
                    let t73 = k1 * t72;
                    let t223 = (t210 * t80 - t83 * t211) * (t55 * t212)
                        + (l_u_drive + t217 * (t210 * t74 + t73 * t212));
                    solution1.update([-t211, t212, t220 + (t222 + (t6 * t221 + t223))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t8, t9) = rt::sin_cos(theta1_minus_theta0);
                            let t10 = l * t8;
                            let t11 = l - t8 * t10;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t12, t13) = rt::sin_cos(theta2_minus_theta0);
                            let t14 = l * t12;
                            let t15 = t8 * t13;
                            let t16 = t12 * t9;
                            let t17 = t15 - t16;
                            let t18 = t9 * t17;
                            let t19 = m_ * (t11 + t14 * t18);
                            let t20 = t19 + m_ * t11;
                            let t21 = l * t13;
                            let t22 = l * t9;
                            let t23 = t8 * t22;
                            let t24 = m_ * (t23 - t21 * t18);
                            let t25 = l * (m_l_2 + t20)
                                + t18 * (j * t18 + t14 * t19 - t21 * t24);
                            let t26 = t25
                                - t8 * (t10 * t20 - j * t8 - t22 * (t24 + m_ * t23));
                            let t27 = rho1 / t26;
                            let t28 = t8 * t27;
                            let t29 = t18 * t27;
                            let t30 = l * t27 - t10 * t28;
                            let t31 = m_ * (t30 + t14 * t29);
                            let t32 = t22 * t28;
                            let t33 = m_ * (t32 - t21 * t29);
                            let rho2_inv_i = inv_i * rho2;
                            let t34 = t8 * t28;
                            let t35 = t9 * t28;
                            let t36 = t12 * (t34 + t8 * t29)
                                + ((t8 * t12 + t9 * t13) * rho2_inv_i
                                    + t13 * (t35 + t9 * t29));
                            let t37 = (t14 * t31 + (j * t29 - t21 * t33))
                                * (t13 * rho2_inv_i + t17 * t34 - t9 * t36);
                            let t38 = t33 + m_ * t32;
                            let t39 = (t10 * (t31 + m_ * t30) - (j * t28 + t22 * t38))
                                * (t9 * rho2_inv_i + t35);
                            let t40 = (t27 * (l_m_l * t13) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (twice_l_m_l * t9)));
                            [-t28, t29, t37 + (t39 + (t38 * (l_over_i * rho2) + t40))]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = half_h * theta1_rate + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + half_h * rho1_rate;
                            let t45 = l * t42;
                            let t46 = t42 * t45;
                            let t47 = l - t46;
                            let t48 = half_h * theta2_rate + t4;
                            let (t49, t50) = rt::sin_cos(t48);
                            let t51 = l * t49;
                            let t52 = t42 * t50;
                            let t53 = t49 * t43;
                            let t54 = t52 - t53;
                            let t55 = t43 * t54;
                            let t56 = t51 * t55;
                            let t57 = m_ * (t47 + t56);
                            let t58 = t57 + m_ * t47;
                            let t59 = l * t50;
                            let t60 = l * t43;
                            let t61 = t42 * t60;
                            let t62 = t59 * t55;
                            let t63 = m_ * (t61 - t62);
                            let t64 = j * t55 + t51 * t57 - t59 * t63;
                            let t65 = t63 + m_ * t61;
                            let t66 = t45 * t58 - j * t42 - t60 * t65;
                            let t67 = l * (m_l_2 + t58) + t55 * t64 - t42 * t66;
                            let t68 = rt::lit::<T>(1.0) / t67;
                            let t69 = t44 * t68;
                            let t70 = t42 * t69;
                            let t71 = t55 * t69;
                            let t72 = t53 - t52;
                            let t73 = k1 * t72;
                            let t74 = twice_l_m_l * t43;
                            let t75 = t73 * t71 + t69 * t74;
                            let t76 = t70 * t75;
                            let t77 = t60 * t70;
                            let t78 = m_ * (t77 - t59 * t71);
                            let t79 = t78 + m_ * t77;
                            let t80 = l_m_l * t50;
                            let t81 = t69 * t80;
                            let t82 = t71 * t81;
                            let t83 = k1 * t54;
                            let t84 = t83 * t71;
                            let t85 = t70 * t84;
                            let t86 = t82 - t85;
                            let t87 = l * t69;
                            let t88 = t87 - t45 * t70;
                            let t89 = m_ * (t88 + t51 * t71);
                            let t90 = t89 + m_ * t88;
                            let t91 = t45 * t90;
                            let t92 = j * t70 + t60 * t79;
                            let t93 = t91 - t92;
                            let t94 = t43 * t70;
                            let t95 = t5 * t43;
                            let t96 = t94 + t95;
                            let t97 = rho1_rate - l_u_drive - t42 * t76
                                - (t6 * t79 + t55 * t86) - t93 * t96;
                            let t98 = t51 * t89;
                            let t99 = j * t71;
                            let t100 = t59 * t78;
                            let t101 = t98 + (t99 - t100);
                            let t102 = t5 * t50;
                            let t103 = t42 * t70;
                            let t104 = t49 * t71;
                            let t105 = t50 * t71;
                            let t106 = t42 * t49 + t43 * t50;
                            let t107 = t5 * t106;
                            let t108 = t50 * t94 + t42 * t104
                                + (t49 * t103 + (t43 * t105 + t107));
                            let t109 = t102 + t54 * t103 - t43 * t108;
                            let t110 = half_h * t43;
                            let t111 = t69 * t110;
                            let t112 = h * t43;
                            let t113 = h * t42;
                            let t114 = t50 * t112 + t49 * t113;
                            let t115 = rt::lit::<T>(0.5) * t114;
                            let t116 = half_h * t42;
                            let t117 = t54 * t116;
                            let t118 = t43 * t115 - t117;
                            let t119 = l_h * t43;
                            let t120 = t45 * t112 + t42 * t119;
                            let t121 = rt::lit::<T>(0.5) * t120;
                            let t122 = m_ * (t51 * t118 - t121);
                            let t123 = l_h * t42;
                            let t124 = t60 * t112 - t42 * t123;
                            let t125 = rt::lit::<T>(0.5) * t124;
                            let t126 = m_ * (t125 - t59 * t118);
                            let t127 = half_m * t120;
                            let t128 = t122 - t127;
                            let t129 = t66 * t110;
                            let t130 = t55 * (j * t118 + t51 * t122 - t59 * t126)
                                + (l * t128 + t64 * t118 - t129);
                            let t131 = rt::lit::<T>(0.5) * (t58 * t119 + t65 * t123);
                            let t132 = k7 * t43;
                            let t133 = half_m * t124;
                            let t134 = t68
                                * (t130
                                    - t42 * (t131 - t132 + (t45 * t128 - t60 * (t126 + t133))));
                            let t135 = t69 * t134;
                            let t136 = t111 - t42 * t135;
                            let t137 = half_l_h * t50;
                            let t138 = t55 * t137;
                            let t139 = h * t49;
                            let t140 = h * t50;
                            let t141 = t42 * t139 + t43 * t140;
                            let t142 = rt::lit::<T>(0.5) * t141;
                            let t143 = t43 * t142;
                            let t144 = t138 - t51 * t143;
                            let t145 = m_ * t144;
                            let t146 = l_h * t50;
                            let t147 = l_h * t49;
                            let t148 = rt::lit::<T>(0.5) * (t57 * t146 + t63 * t147);
                            let t149 = half_l_h * t49;
                            let t150 = t55 * t149;
                            let t151 = m_ * (t150 + t59 * t143);
                            let t152 = t55
                                * (t51 * t145 - j * t143 + (t148 - t59 * t151))
                                + (m_l * t144 - t64 * t143
                                    - t42 * (t45 * t145 - t60 * t151));
                            let t153 = t69 * (t68 * t152);
                            let t154 = t42 * t153;
                            let t155 = h * t68;
                            let t156 = t42 * t155;
                            let t157 = rt::lit::<T>(0.5) * t156;
                            let t158 = t55 * t135;
                            let t159 = t118 * t69;
                            let t160 = t143 * t69 + t55 * t153;
                            let t161 = t55 * t155;
                            let t162 = t159 - t158;
                            let t163 = l * t135;
                            let t164 = t45 * t136 + (t163 + t70 * (half_l_h * t43));
                            let t165 = m_ * (t51 * t162 - t164);
                            let t166 = half_l_h * t42;
                            let t167 = t60 * t136 - t70 * t166;
                            let t168 = m_ * (t167 - t59 * t162);
                            let t169 = t71 * (k5 * t114);
                            let t170 = t75 * t136
                                + t70
                                    * (t73 * t162 - t169
                                        - twice_m_l * (t69 * t166 + t43 * t163));
                            let t171 = t168 + m_ * t167;
                            let t172 = t43 * t136 - t116 * t70;
                            let t173 = t81 * t162 - t105 * (l_m_l * t135) - t84 * t136
                                - t70 * (t169 + t83 * t162);
                            let t174 = t93 * (t172 - t113 * t7)
                                + (t55 * t173 + (t118 * t86 + t76 * t110));
                            let t175 = t109 * (j * t162 + t51 * t165 - t59 * t168)
                                + (t42 * t170 + t6 * t171 + t174);
                            let t176 = t45 * (t165 - m_ * t164) - j * t136
                                + (rt::lit::<T>(0.5) * (t119 * t90 + t123 * t79)
                                    - t60 * t171);
                            let t177 = t70 * t110 + t42 * t136;
                            let t178 = t7 * (t49 * t112 - t50 * t113)
                                + rt::lit::<T>(0.5) * (t112 * t104 - t113 * t105);
                            let t179 = t43
                                * (t50 * (t172 + t43 * t162)
                                    + (t49 * (t177 + t42 * t162) + t178));
                            let t180 = t96 * t176
                                + t101 * (t116 * t108 + (t115 * t103 + t54 * t177) - t179);
                            let t181 = t43 * t154;
                            let t182 = t42 * (t71 * (half_h * t50) - t49 * t160)
                                + (t7 * (t42 * t140 - t43 * t139) - t50 * t181);
                            let t183 = t42 * t154;
                            let t184 = rt::lit::<T>(0.5) * (t140 * t103 - t139 * t94)
                                - t49 * t183 - t43 * (t71 * (half_h * t49) + t50 * t160);
                            let t185 = t101
                                * (t43 * (t182 + t184)
                                    + (t54 * t183 + (t139 * t7 + t142 * t103)));
                            let t186 = l * t153;
                            let t187 = t45 * t154 - t186;
                            let t188 = m_ * (t187 + t137 * t71 - t51 * t160);
                            let t189 = t60 * t154;
                            let t190 = m_ * (t59 * t160 + (t149 * t71 - t189));
                            let t191 = t190 - m_ * t189;
                            let t192 = t185
                                - t96
                                    * (t45 * (t188 + m_ * t187) + (j * t154 - t60 * t191));
                            let t193 = t71 * (k5 * t141);
                            let t194 = t84 * t154 - t81 * t160
                                - (t149 * t69 + t50 * t186) * (m_l * t71);
                            let t195 = t42
                                * (t70 * (t193 - t74 * t153 - t73 * t160) - t75 * t154)
                                + t55 * (t70 * (t193 + t83 * t160) + t194);
                            let t196 = t51 * t188
                                + rt::lit::<T>(0.5) * (t146 * t89 + t147 * t78)
                                - (j * t160 + t59 * t190);
                            let t197 = t192
                                + (t93 * t181 + (t143 * t86 - t6 * t191) - t195
                                    - t109 * t196);
                            let t198 = t42
                                * (t75 * t157
                                    + t70 * (t161 * (k5 * t72) + t68 * (m_l_l_h * t43)));
                            let t199 = t60 * t156;
                            let t200 = half_m * (t199 - t59 * t161);
                            let t201 = t200 + half_m * t199;
                            let t202 = t105 * (half_m_l_l_h * t68)
                                + rt::lit::<T>(0.5)
                                    * (t161 * (t81 - t83 * t70) - t84 * t156);
                            let t203 = l_h * t68 - t45 * t156;
                            let t204 = m_
                                * (rt::lit::<T>(0.5) * t203 + t161 * (half_l * t49));
                            let t205 = rt::lit::<T>(1.0) - t198 - t6 * t201 - t55 * t202
                                - t109 * (t51 * t204 + (half_j * t161 - t59 * t200));
                            let t206 = t42 * t156;
                            let t207 = t43 * t156;
                            let t208 = t54 * t206
                                - t43
                                    * (t49 * (t206 + t42 * t161) + t50 * (t207 + t43 * t161));
                            let t209 = t96
                                * (t45 * (t204 + half_m * t203)
                                    - (half_j * t156 + t60 * t201))
                                + (t101 * (rt::lit::<T>(0.5) * t208)
                                    + t93 * (rt::lit::<T>(0.5) * t207));
                            (
                                [theta1_rate + t70, theta2_rate - t71, t97 - t101 * t109],
                                [
                                    [t136 + rt::lit::<T>(1.0), -t154, t157],
                                    [
                                        t158 - t159,
                                        t160 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t161,
                                    ],
                                    [-(t175 + t180), t197, t205 - t209],
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
                let minus_l = -l;
                let t41 = half_h * theta1_rate + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t44 = rho1 + half_h * rho1_rate;
                let t45 = l * t42;
                let t46 = t42 * t45;
                let t47 = l - t46;
                let t48 = half_h * theta2_rate + t4;
                let (t49, t50) = rt::sin_cos(t48);
                let t51 = l * t49;
                let t52 = t42 * t50;
                let t53 = t49 * t43;
                let t54 = t52 - t53;
                let t55 = t43 * t54;
                let t56 = t51 * t55;
                let t57 = m_ * (t47 + t56);
                let t58 = t57 + m_ * t47;
                let t59 = l * t50;
                let t60 = l * t43;
                let t61 = t42 * t60;
                let t62 = t59 * t55;
                let t63 = m_ * (t61 - t62);
                let t64 = j * t55 + t51 * t57 - t59 * t63;
                let t65 = t63 + m_ * t61;
                let t66 = t45 * t58 - j * t42 - t60 * t65;
                let t67 = l * (m_l_2 + t58) + t55 * t64 - t42 * t66;
                let t68 = rt::lit::<T>(1.0) / t67;
                let t69 = t44 * t68;
                let t224 = t43 * t69;
                let t225 = t43 * t66;
                let t226 = t61 + t43 * t45;
                let t227 = t42 * t54;
                let t228 = m_ * (t226 + t51 * t227 - t62);
                let t229 = t59 * t57;
                let t230 = t51 * t63;
                let t231 = t43 * t60;
                let t232 = t46 - t231;
                let t233 = m_ * (t232 - t56 - t59 * t227);
                let t234 = t225
                    + t55 * (t51 * t228 - t229 + (j * t227 - t230 - t59 * t233));
                let t235 = m_ * t226;
                let t236 = t228 + t235;
                let t237 = t60 * t58;
                let t238 = j * t43;
                let t239 = t45 * t65;
                let t240 = t42
                    * (t45 * t236 - t237 + (t238 - t239 - t60 * (t233 + m_ * t232)));
                let t241 = t69 * (t68 * (t234 + (l * t236 + t64 * t227 - t240)));
                let t242 = -(t224 + t42 * t241);
                let t243 = t55 * t241 - t69 * t227;
                let t71 = t55 * t69;
                let t99 = j * t71;
                let t87 = l * t69;
                let t70 = t42 * t69;
                let t88 = t87 - t45 * t70;
                let t89 = m_ * (t88 + t51 * t71);
                let t98 = t51 * t89;
                let t244 = t99 + t98;
                let t77 = t60 * t70;
                let t78 = m_ * (t77 - t59 * t71);
                let t100 = t59 * t78;
                let t245 = t244 - t100;
                let t246 = t43 * t245;
                let t247 = t100 - t244;
                let t72 = t53 - t52;
                let t73 = k1 * t72;
                let t74 = twice_l_m_l * t43;
                let t75 = t73 * t71 + t69 * t74;
                let t248 = t49 * t246 + (t54 * t247 - t75);
                let t94 = t43 * t70;
                let t95 = t5 * t43;
                let t96 = t94 + t95;
                let t249 = t60 * t96 - t6;
                let t102 = t5 * t50;
                let t103 = t42 * t70;
                let t104 = t49 * t71;
                let t105 = t50 * t71;
                let t106 = t42 * t49 + t43 * t50;
                let t107 = t5 * t106;
                let t108 = t50 * t94 + t42 * t104 + (t49 * t103 + (t43 * t105 + t107));
                let t109 = t102 + t54 * t103 - t43 * t108;
                let t250 = m_ * (t249 + t59 * t109);
                let t251 = t250 + m_ * t249;
                let t252 = t45 * t96;
                let t253 = m_ * (t252 + t51 * t109);
                let t254 = t253 + m_ * t252;
                let t79 = t78 + m_ * t77;
                let t92 = j * t70 + t60 * t79;
                let t90 = t89 + m_ * t88;
                let t91 = t45 * t90;
                let t255 = t92 - t91;
                let t256 = t255 + t50 * t246;
                let t83 = k1 * t54;
                let t84 = t83 * t71;
                let t257 = t42 * t248 + t60 * t251
                    + (t45 * t254 + (t43 * t256 + (j * t96 + t55 * t84)));
                let t258 = t42 * t246;
                let t259 = t43 * t246;
                let t260 = t55 * t70;
                let t80 = l_m_l * t50;
                let t81 = t69 * t80;
                let t261 = t50 * t259 + (t83 * t260 - t55 * t81 - t73 * t103 - j * t109);
                let t262 = t49 * t258 - t59 * t250 + (t261 - t51 * t253);
                let t263 = t71 * (m_l * t55);
                let t264 = t42 * t257
                    + (t55 * t262
                        - l * (t254 + (t103 * (twice_m_l * t43) + t50 * t263)));
                let t265 = t44 * t264 * (rt::lit::<T>(1.0) / (t67 * t67));
                let t266 = t42 * t265;
                let t267 = t45 * t266 - l * t265;
                let t268 = t55 * t265;
                let t269 = m_ * (t267 - t51 * t268);
                let t85 = t70 * t84;
                let t82 = t71 * t81;
                let t270 = t60 * t266;
                let t271 = m_ * (t59 * t268 - t270);
                let t272 = t69 * t262 + (t85 - t82) - t64 * t265 - j * t268 - t59 * t271;
                let t273 = t51 * t269 + t272;
                let t274 = t271 - m_ * t270;
                let t275 = t5 * t246;
                let t276 = t50 * t275 + (t108 * t245 - t103 * (twice_l_m_l * t69))
                    + (t70 * t256 + (t105 * t246 + t5 * t255));
                let t277 = l * (t42 * t274 + (t70 * t251 + t79 * t96 - t65 * t266))
                    + t276;
                let t278 = t43 * t273 + ((t103 + t260) * (k1 * t71) + t103 * t247);
                let t279 = t42 * (t54 * t273 + t277 - t49 * t278);
                let t280 = l * (t55 * t269 - (t57 * t268 + (t71 * t253 + t89 * t109)))
                    + (t42 * t275 + (t103 * t246 + t71 * t258));
                let t281 = t50 * (t280 - t43 * t278);
                let t282 = t94 * t246 + (t5 * t247 - t87 * t263)
                    + (t71 * t259 + t43 * t275);
                let t283 = l * (t63 * t268 + (t78 * t109 - t71 * t250) - t55 * t271)
                    + t282;
                let t284 = t49 * (t42 * t278 + t283);
                let (t285, t286) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    half_h_over_i * t1,
                    t2,
                    tally,
                );
                let t287 = l * t286;
                let t288 = u_drive * t286;
                let t289 = l * t285;
                let t290 = u_drive * t285;
                let t291 = t285 * (u_drive * t287 + l * t288)
                    - t286 * (u_drive * t289 + l * t290);
                let t292 = t269 + m_ * t267;
                let t293 = t66 * t265
                    + (t69 * t257 + (t70 * t248 + (t104 * t246 + t49 * t275)));
                let t294 = l * (t58 * t266 + (t70 * t254 - t90 * t96) - t42 * t292)
                    + (t60 * t274 + (t293 - j * t266) - t45 * t292);
                let t295 = t43 * (t50 * t278 + t294);
                let t296 = t279 - t281 + (t284 + t291 - t295);
                let t297 = t69 * t289;
                let t298 = h * (t297 + t287 * t241);
                let t299 = t69 * t287;
                let t300 = -h * (t299 - t289 * t241);
                let u_drive_l_h = l_h * u_drive;
                let t301 = u_drive_l_h * t241;
                let t302 = t43 * t106;
                let t303 = t302 - t227;
                let t304 = m_ * (t51 * t303 - t226);
                let t305 = t231 - t46;
                let t306 = m_ * (t305 - t59 * t303);
                let t307 = t304 - t235;
                let t308 = t42
                    * (t237 + t45 * t307 + (t239 - t238 - t60 * (t306 + m_ * t305)));
                let t309 = t55 * (j * t303 + t51 * t304 - t59 * t306) - t225
                    + (l * t307 + t64 * t303 - t308);
                let t310 = t69 * (t68 * t309);
                let t311 = t224 - t42 * t310;
                let t312 = t55 * t310 - t69 * t303;
                let t313 = t295 - t279;
                let t314 = l_h * t286;
                let t315 = t314 * t310;
                let t316 = l_h * t285;
                let t317 = t316 * t310;
                let t318 = u_drive_l_h * t310;
                let t319 = t62 - t51 * t302;
                let t320 = m_ * t319;
                let t321 = m_ * (t56 + t59 * t302);
                let t322 = t55 * (t229 + t51 * t320 + (t230 - j * t302 - t59 * t321))
                    + (m_l * t319 - t42 * (t45 * t320 - t60 * t321) - t64 * t302);
                let t323 = t69 * (t68 * t322);
                let t324 = -(t42 * t323);
                let t325 = t69 * t302 + t55 * t323;
                let t326 = t281 - t284;
                let t327 = t314 * t323;
                let t328 = t316 * t323;
                let t329 = u_drive_l_h * t323;
                let t330 = t42 * t68;
                let t331 = -(t55 * t68);
                let t332 = t68 * t264;
                let t333 = t68 * (minus_l_h * t286);
                let t334 = t68 * (minus_l_h * t285);
                let t335 = t68 * (minus_l_h * u_drive);
                let t336 = half_h_over_i * t43;
                let t337 = rt::lit::<T>(0.5) * t43;
                let t338 = h_over_i * t43;
                let t339 = t42 * (h_over_i * t49) + t43 * (h_over_i * t50)
                    - (t50 * t338 + t49 * (h_over_i * t42));
                let t340 = t54 * (half_h_over_i * t42) + t337 * t339;
                let t341 = l_h_over_i * t43;
                let t342 = t45 * t338 + t42 * t341;
                let t343 = m_
                    * (t51 * t340
                        + (rt::lit::<T>(0.5) * t342 - t55 * (half_l_h_over_i * t50)));
                let t344 = l_h_over_i * t42;
                let t345 = t42 * t344 - t60 * t338;
                let t346 = m_
                    * (rt::lit::<T>(0.5) * t345 - t55 * (half_l_h_over_i * t49)
                        - t59 * t340);
                let t347 = j * t340
                    - rt::lit::<T>(0.5)
                        * (t57 * (l_h_over_i * t50) + t63 * (l_h_over_i * t49))
                    + (t51 * t343 - t59 * t346);
                let t348 = t343 + half_m * t342;
                let t349 = k8 * t43 - rt::lit::<T>(0.5) * (t58 * t341 + t65 * t344)
                    + (t45 * t348 - t60 * (t346 + half_m * t345));
                let t350 = t55 * t347 + (t66 * t336 + (l * t348 + t64 * t340))
                    - t42 * t349;
                let t351 = t69 * (t68 * t350);
                let t352 = -(t69 * t336 + t42 * t351);
                let t353 = t55 * t351 - t69 * t340;
                let t354 = half_h * t296
                    + (t50 * t247 - l * t79 + (t106 * t246 + t43 * t255));
                let t355 = inv_i * t354;
                let t356 = h * (t69 * (half_l_h_over_i * t285) + t287 * t351);
                let t357 = -h * (t69 * (half_l_h_over_i * t286) - t289 * t351);
                let t358 = u_drive
                    * (t289 * (h_over_i * t286) - t287 * (h_over_i * t285))
                    + (t290 * (l_h_over_i * t286) - t288 * (l_h_over_i * t285));
                let t359 = -h
                    * (inv_i * u_steer + t69 * (rt::lit::<T>(0.5) * t358)
                        - l_u_drive * t351);
                let t360 = minus_l_h * t69;
                let t361 = quarter_h_h_over_i * t43;
                let t362 = h_h_over_i * t43;
                let t363 = t42 * (h_h_over_i * t49) + t43 * (h_h_over_i * t50)
                    - (t50 * t362 + t49 * (h_h_over_i * t42));
                let t364 = t54 * (quarter_h_h_over_i * t42)
                    + t363 * (rt::lit::<T>(0.25) * t43);
                let t365 = l_h_h_over_i * t43;
                let t366 = t45 * t362 + t42 * t365;
                let t367 = m_
                    * (t51 * t364
                        + (rt::lit::<T>(0.25) * t366
                            - t55 * (quarter_l_h_h_over_i * t50)));
                let t368 = l_h_h_over_i * t42;
                let t369 = t42 * t368 - t60 * t362;
                let t370 = m_
                    * (rt::lit::<T>(0.25) * t369 - t55 * (quarter_l_h_h_over_i * t49)
                        - t59 * t364);
                let t371 = j * t364
                    - rt::lit::<T>(0.25)
                        * (t57 * (l_h_h_over_i * t50) + t63 * (l_h_h_over_i * t49))
                    + (t51 * t367 - t59 * t370);
                let t372 = t367 + quarter_m * t366;
                let t373 = k9 * t43 - rt::lit::<T>(0.25) * (t58 * t365 + t65 * t368)
                    + (t45 * t372 - t60 * (t370 + quarter_m * t369));
                let t374 = t55 * t371 + (t66 * t361 + (l * t372 + t64 * t364))
                    - t42 * t373;
                let t375 = t69 * (t68 * t374);
                let t376 = -(t69 * t361 + t42 * t375);
                let t377 = t55 * t375 - t69 * t364;
                let t378 = half_h_over_i * t354;
                let t379 = h * (t69 * (quarter_l_h_h_over_i * t285) + t287 * t375);
                let t380 = -h * (t69 * (quarter_l_h_h_over_i * t286) - t289 * t375);
                let t381 = u_drive
                    * (t289 * (h_h_over_i * t286) - t287 * (h_h_over_i * t285))
                    + (t290 * (l_h_h_over_i * t286) - t288 * (l_h_h_over_i * t285));
                let t382 = -h
                    * (t69 * (rt::lit::<T>(0.25) * t381) + (t5 + half_h_over_i * u_steer)
                        - l_u_drive * t375);
                let t110 = half_h * t43;
                let t111 = t69 * t110;
                let t112 = h * t43;
                let t113 = h * t42;
                let t114 = t50 * t112 + t49 * t113;
                let t116 = half_h * t42;
                let t117 = t54 * t116;
                let t383 = t114 * t337 - t117;
                let t119 = l_h * t43;
                let t120 = t45 * t112 + t42 * t119;
                let t121 = rt::lit::<T>(0.5) * t120;
                let t384 = m_ * (t51 * t383 - t121);
                let t123 = l_h * t42;
                let t124 = t60 * t112 - t42 * t123;
                let t125 = rt::lit::<T>(0.5) * t124;
                let t385 = m_ * (t125 - t59 * t383);
                let t127 = half_m * t120;
                let t386 = t384 - t127;
                let t129 = t66 * t110;
                let t387 = t55 * (j * t383 + t51 * t384 - t59 * t385)
                    + (l * t386 + t64 * t383 - t129);
                let t132 = k7 * t43;
                let t131 = rt::lit::<T>(0.5) * (t58 * t119 + t65 * t123);
                let t133 = half_m * t124;
                let t388 = t68
                    * (t387 - t42 * (t45 * t386 - t132 + (t131 - t60 * (t133 + t385))));
                let t389 = t69 * t388;
                let t390 = t111 + rt::lit::<T>(1.0) - t42 * t389;
                let t137 = half_l_h * t50;
                let t138 = t55 * t137;
                let t139 = h * t49;
                let t140 = h * t50;
                let t141 = t42 * t139 + t43 * t140;
                let t391 = t141 * t337;
                let t392 = t138 - t51 * t391;
                let t393 = m_ * t392;
                let t146 = l_h * t50;
                let t147 = l_h * t49;
                let t148 = rt::lit::<T>(0.5) * (t57 * t146 + t63 * t147);
                let t149 = half_l_h * t49;
                let t150 = t55 * t149;
                let t394 = m_ * (t150 + t59 * t391);
                let t395 = t55 * (t51 * t393 - j * t391 + (t148 - t59 * t394))
                    + (m_l * t392 - t64 * t391 - t42 * (t45 * t393 - t60 * t394));
                let t396 = t69 * (t68 * t395);
                let t397 = -(t42 * t396);
                let t398 = t116 * t68;
                let t399 = t55 * t389 - t69 * t383;
                let t400 = t55 * t396 + (t69 * t391 + rt::lit::<T>(1.0));
                let t401 = t68 * (minus_half_h * t55);
                let t402 = half_h * t313;
                let t403 = half_h * t326;
                let t404 = half_h * t332 + rt::lit::<T>(1.0);
                let t405 = t314 * t389;
                let t406 = t314 * t396;
                let t407 = t68 * (k11 * t286);
                let t408 = t316 * t389;
                let t409 = t316 * t396;
                let t410 = t68 * (k11 * t285);
                let t411 = u_drive_l_h * t389;
                let t412 = u_drive_l_h * t396;
                let t413 = t68 * (k11 * u_drive);
                let (
                    [[d_theta1_rate_by_3,
                    d_theta1_rate_by_4,
                    d_theta1_rate_by_5,
                    d_theta1_rate_by_6,
                    d_theta1_rate_by_7,
                    d_theta1_rate_by_9,
                    d_theta1_rate_by_10,
                    ],
                    [d_theta2_rate_by_3,
                    d_theta2_rate_by_4,
                    d_theta2_rate_by_5,
                    d_theta2_rate_by_6,
                    d_theta2_rate_by_7,
                    d_theta2_rate_by_9,
                    d_theta2_rate_by_10,
                    ],
                    [d_rho1_rate_by_3,
                    d_rho1_rate_by_4,
                    d_rho1_rate_by_5,
                    d_rho1_rate_by_6,
                    d_rho1_rate_by_7,
                    d_rho1_rate_by_9,
                    d_rho1_rate_by_10,
                    ],
                    ],
                    [[d_result1_by_3,
                    d_result1_by_4,
                    d_result1_by_5,
                    d_result1_by_6,
                    d_result1_by_7,
                    d_result1_by_9,
                    d_result1_by_10,
                    ],
                    [d_result2_by_3,
                    d_result2_by_4,
                    d_result2_by_5,
                    d_result2_by_6,
                    d_result2_by_7,
                    d_result2_by_9,
                    d_result2_by_10,
                    ],
                    [d_result8_by_3,
                    d_result8_by_4,
                    d_result8_by_5,
                    d_result8_by_6,
                    d_result8_by_7,
                    d_result8_by_9,
                    d_result8_by_10,
                    ],
                    ],
                ) = rt::solve_rows_and(
                        [[t390, t397, t398], [t399, t400, t401], [t402, t403, t404]],
                        [
                            [t242, t311, t324, t330, t352, rt::lit::<T>(0.0), t376],
                            [t243, t312, t325, t331, t353, rt::lit::<T>(0.0), t377],
                            [t296, t313, t326, t332, t355, minus_l, t378],
                        ],
                        [[t405, t406, t407], [t408, t409, t410], [t411, t412, t413]],
                        [
                            [t298, t315, t327, t333, t356, rt::lit::<T>(0.0), t379],
                            [t300, t317, t328, t334, t357, rt::lit::<T>(0.0), t380],
                            [t301, t318, t329, t335, t359, t360, t382],
                        ],
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let x_new = x + h * t299;
                let y_new = y + h * t297;
                let theta0_new = theta0 + h_over_i * t1;
                let theta1_new = theta1 + h * theta1_rate;
                let theta2_new = theta2 + h * theta2_rate;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * u_steer;
                let work_new = work + h * (u_steer * t5 + l_u_drive * t69);
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    h_over_i * t1,
                    theta0_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    work_new,
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
                    carried[6],
                    carried[7],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let linearised = rt::Linearised {
                    a: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            d_result1_by_3,
                            d_result2_by_3,
                            rt::lit::<T>(1.0),
                            h * d_theta1_rate_by_3,
                            h * d_theta2_rate_by_3,
                            h * d_rho1_rate_by_3,
                            rt::lit::<T>(0.0),
                            d_result8_by_3,
                        ],
                        [
                            d_result1_by_4,
                            d_result2_by_4,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_4 + rt::lit::<T>(1.0),
                            h * d_theta2_rate_by_4,
                            h * d_rho1_rate_by_4,
                            rt::lit::<T>(0.0),
                            d_result8_by_4,
                        ],
                        [
                            d_result1_by_5,
                            d_result2_by_5,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_5,
                            h * d_theta2_rate_by_5 + rt::lit::<T>(1.0),
                            h * d_rho1_rate_by_5,
                            rt::lit::<T>(0.0),
                            d_result8_by_5,
                        ],
                        [
                            d_result1_by_6,
                            d_result2_by_6,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_6,
                            h * d_theta2_rate_by_6,
                            h * d_rho1_rate_by_6 + rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            d_result8_by_6,
                        ],
                        [
                            d_result1_by_7,
                            d_result2_by_7,
                            h_over_i,
                            h * d_theta1_rate_by_7,
                            h * d_theta2_rate_by_7,
                            h * d_rho1_rate_by_7,
                            rt::lit::<T>(1.0),
                            d_result8_by_7,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                        ],
                    ]),
                    b: rt::matrix([
                        [
                            d_result1_by_9,
                            d_result2_by_9,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_9,
                            h * d_theta2_rate_by_9,
                            h * d_rho1_rate_by_9,
                            rt::lit::<T>(0.0),
                            d_result8_by_9,
                        ],
                        [
                            d_result1_by_10,
                            d_result2_by_10,
                            half_h_h_over_i,
                            h * d_theta1_rate_by_10,
                            h * d_theta2_rate_by_10,
                            h * d_rho1_rate_by_10,
                            h,
                            d_result8_by_10,
                        ],
                    ]),
                    p: (),
                    h: (),
                };
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(linearised)
            }

            fn push<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                along: &rt::VariablesOf<Self>,
            ) -> Result<Self::Numbers, StepError> {
                let [[along_state1, along_state2, along_state3, along_state4,
                along_state5, along_state6, along_state7, along_state8]] = along
                    .state
                    .data
                    .0;
                let [[along_inputs1, along_inputs2]] = along.inputs.data.0;
                let tally = motion.tally;
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
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
                    k4,
                    k5,
                    half_j,
                    half_l,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    minus_half_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = half_h * theta1_rate + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + half_h * rho1_rate;
                    let t45 = l * t42;
                    let t46 = l - t42 * t45;
                    let t47 = half_h * theta2_rate + t4;
                    let (t48, t49) = rt::sin_cos(t47);
                    let t50 = l * t48;
                    let t51 = t42 * t49;
                    let t52 = t48 * t43;
                    let t53 = t51 - t52;
                    let t54 = t43 * t53;
                    let t55 = m_ * (t46 + t50 * t54);
                    let t56 = t55 + m_ * t46;
                    let t57 = l * t49;
                    let t58 = l * t43;
                    let t59 = t42 * t58;
                    let t60 = m_ * (t59 - t57 * t54);
                    let t61 = j * t54 + t50 * t55 - t57 * t60;
                    let t62 = t60 + m_ * t59;
                    let t63 = t45 * t56 - j * t42 - t58 * t62;
                    let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                    let t207 = t44 / t64;
                    let t208 = t42 * t207;
                    let t209 = t54 * t207;
                    let t210 = l * t207 - t45 * t208;
                    let t211 = m_ * (t210 + t50 * t209);
                    let t212 = t58 * t208;
                    let t213 = m_ * (t212 - t57 * t209);
                    let t99 = t5 * t49;
                    let t214 = t42 * t208;
                    let t103 = t42 * t48 + t43 * t49;
                    let t104 = t5 * t103;
                    let t215 = t43 * t208;
                    let t216 = t43
                        * (t48 * (t214 + t42 * t209)
                            + (t104 + t49 * (t215 + t43 * t209)));
                    let t217 = (t50 * t211 + (j * t209 - t57 * t213))
                        * (t99 + t53 * t214 - t216);
                    let t218 = t213 + m_ * t212;
                    let t92 = t5 * t43;
                    let t219 = (t45 * (t211 + m_ * t210) - (j * t208 + t58 * t218))
                        * (t92 + t215);
                    let t77 = l_m_l * t49;
                    let t80 = k1 * t53;
                    let t71 = twice_l_m_l * t43;
                    let t69 = t52 - t51;
                    let t70 = k1 * t69;
                    let t220 = (t207 * t77 - t80 * t208) * (t54 * t209)
                        + (l_u_drive + t214 * (t207 * t71 + t70 * t209));
                    solution1.update([-t208, t209, t217 + (t219 + (t6 * t218 + t220))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t8, t9) = rt::sin_cos(theta1_minus_theta0);
                            let t10 = l * t8;
                            let t11 = l - t8 * t10;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t12, t13) = rt::sin_cos(theta2_minus_theta0);
                            let t14 = l * t12;
                            let t15 = t8 * t13;
                            let t16 = t12 * t9;
                            let t17 = t15 - t16;
                            let t18 = t9 * t17;
                            let t19 = m_ * (t11 + t14 * t18);
                            let t20 = t19 + m_ * t11;
                            let t21 = l * t13;
                            let t22 = l * t9;
                            let t23 = t8 * t22;
                            let t24 = m_ * (t23 - t21 * t18);
                            let t25 = l * (m_l_2 + t20)
                                + t18 * (j * t18 + t14 * t19 - t21 * t24);
                            let t26 = t25
                                - t8 * (t10 * t20 - j * t8 - t22 * (t24 + m_ * t23));
                            let t27 = rho1 / t26;
                            let t28 = t8 * t27;
                            let t29 = t18 * t27;
                            let t30 = l * t27 - t10 * t28;
                            let t31 = m_ * (t30 + t14 * t29);
                            let t32 = t22 * t28;
                            let t33 = m_ * (t32 - t21 * t29);
                            let rho2_inv_i = inv_i * rho2;
                            let t34 = t8 * t28;
                            let t35 = t9 * t28;
                            let t36 = t12 * (t34 + t8 * t29)
                                + ((t8 * t12 + t9 * t13) * rho2_inv_i
                                    + t13 * (t35 + t9 * t29));
                            let t37 = (t14 * t31 + (j * t29 - t21 * t33))
                                * (t13 * rho2_inv_i + t17 * t34 - t9 * t36);
                            let t38 = t33 + m_ * t32;
                            let t39 = (t10 * (t31 + m_ * t30) - (j * t28 + t22 * t38))
                                * (t9 * rho2_inv_i + t35);
                            let t40 = (t27 * (l_m_l * t13) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (twice_l_m_l * t9)));
                            [-t28, t29, t37 + (t39 + (t38 * (l_over_i * rho2) + t40))]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = half_h * theta1_rate + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + half_h * rho1_rate;
                            let t45 = l * t42;
                            let t46 = l - t42 * t45;
                            let t47 = half_h * theta2_rate + t4;
                            let (t48, t49) = rt::sin_cos(t47);
                            let t50 = l * t48;
                            let t51 = t42 * t49;
                            let t52 = t48 * t43;
                            let t53 = t51 - t52;
                            let t54 = t43 * t53;
                            let t55 = m_ * (t46 + t50 * t54);
                            let t56 = t55 + m_ * t46;
                            let t57 = l * t49;
                            let t58 = l * t43;
                            let t59 = t42 * t58;
                            let t60 = m_ * (t59 - t57 * t54);
                            let t61 = j * t54 + t50 * t55 - t57 * t60;
                            let t62 = t60 + m_ * t59;
                            let t63 = t45 * t56 - j * t42 - t58 * t62;
                            let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                            let t65 = rt::lit::<T>(1.0) / t64;
                            let t66 = t44 * t65;
                            let t67 = t42 * t66;
                            let t68 = t54 * t66;
                            let t69 = t52 - t51;
                            let t70 = k1 * t69;
                            let t71 = twice_l_m_l * t43;
                            let t72 = t70 * t68 + t66 * t71;
                            let t73 = t67 * t72;
                            let t74 = t58 * t67;
                            let t75 = m_ * (t74 - t57 * t68);
                            let t76 = t75 + m_ * t74;
                            let t77 = l_m_l * t49;
                            let t78 = t66 * t77;
                            let t79 = t68 * t78;
                            let t80 = k1 * t53;
                            let t81 = t80 * t68;
                            let t82 = t67 * t81;
                            let t83 = t79 - t82;
                            let t84 = l * t66;
                            let t85 = t84 - t45 * t67;
                            let t86 = m_ * (t85 + t50 * t68);
                            let t87 = t86 + m_ * t85;
                            let t88 = t45 * t87;
                            let t89 = j * t67 + t58 * t76;
                            let t90 = t88 - t89;
                            let t91 = t43 * t67;
                            let t92 = t5 * t43;
                            let t93 = t91 + t92;
                            let t94 = rho1_rate - l_u_drive - t42 * t73
                                - (t6 * t76 + t54 * t83) - t90 * t93;
                            let t95 = t50 * t86;
                            let t96 = j * t68;
                            let t97 = t57 * t75;
                            let t98 = t95 + (t96 - t97);
                            let t99 = t5 * t49;
                            let t100 = t42 * t67;
                            let t101 = t48 * t68;
                            let t102 = t49 * t68;
                            let t103 = t42 * t48 + t43 * t49;
                            let t104 = t5 * t103;
                            let t105 = t49 * t91 + t42 * t101
                                + (t48 * t100 + (t43 * t102 + t104));
                            let t106 = t99 + t53 * t100 - t43 * t105;
                            let t107 = half_h * t43;
                            let t108 = t66 * t107;
                            let t109 = h * t43;
                            let t110 = h * t42;
                            let t111 = t49 * t109 + t48 * t110;
                            let t112 = rt::lit::<T>(0.5) * t111;
                            let t113 = half_h * t42;
                            let t114 = t53 * t113;
                            let t115 = t43 * t112 - t114;
                            let t116 = l_h * t43;
                            let t117 = t45 * t109 + t42 * t116;
                            let t118 = rt::lit::<T>(0.5) * t117;
                            let t119 = m_ * (t50 * t115 - t118);
                            let t120 = l_h * t42;
                            let t121 = t58 * t109 - t42 * t120;
                            let t122 = rt::lit::<T>(0.5) * t121;
                            let t123 = m_ * (t122 - t57 * t115);
                            let t124 = half_m * t117;
                            let t125 = t119 - t124;
                            let t126 = t63 * t107;
                            let t127 = t54 * (j * t115 + t50 * t119 - t57 * t123)
                                + (l * t125 + t61 * t115 - t126);
                            let t128 = rt::lit::<T>(0.5) * (t56 * t116 + t62 * t120);
                            let t129 = k7 * t43;
                            let t130 = half_m * t121;
                            let t131 = t65
                                * (t127
                                    - t42 * (t128 - t129 + (t45 * t125 - t58 * (t123 + t130))));
                            let t132 = t66 * t131;
                            let t133 = t108 - t42 * t132;
                            let t134 = half_l_h * t49;
                            let t135 = t54 * t134;
                            let t136 = h * t48;
                            let t137 = h * t49;
                            let t138 = t42 * t136 + t43 * t137;
                            let t139 = rt::lit::<T>(0.5) * t138;
                            let t140 = t43 * t139;
                            let t141 = t135 - t50 * t140;
                            let t142 = m_ * t141;
                            let t143 = l_h * t49;
                            let t144 = l_h * t48;
                            let t145 = rt::lit::<T>(0.5) * (t55 * t143 + t60 * t144);
                            let t146 = half_l_h * t48;
                            let t147 = t54 * t146;
                            let t148 = m_ * (t147 + t57 * t140);
                            let t149 = t54
                                * (t50 * t142 - j * t140 + (t145 - t57 * t148))
                                + (m_l * t141 - t61 * t140
                                    - t42 * (t45 * t142 - t58 * t148));
                            let t150 = t66 * (t65 * t149);
                            let t151 = t42 * t150;
                            let t152 = h * t65;
                            let t153 = t42 * t152;
                            let t154 = rt::lit::<T>(0.5) * t153;
                            let t155 = t54 * t132;
                            let t156 = t115 * t66;
                            let t157 = t140 * t66 + t54 * t150;
                            let t158 = t54 * t152;
                            let t159 = t156 - t155;
                            let t160 = l * t132;
                            let t161 = t45 * t133 + (t160 + t67 * (half_l_h * t43));
                            let t162 = m_ * (t50 * t159 - t161);
                            let t163 = half_l_h * t42;
                            let t164 = t58 * t133 - t67 * t163;
                            let t165 = m_ * (t164 - t57 * t159);
                            let t166 = t68 * (k5 * t111);
                            let t167 = t72 * t133
                                + t67
                                    * (t70 * t159 - t166
                                        - twice_m_l * (t66 * t163 + t43 * t160));
                            let t168 = t165 + m_ * t164;
                            let t169 = t43 * t133 - t113 * t67;
                            let t170 = t78 * t159 - t102 * (l_m_l * t132) - t81 * t133
                                - t67 * (t166 + t80 * t159);
                            let t171 = t90 * (t169 - t110 * t7)
                                + (t54 * t170 + (t115 * t83 + t73 * t107));
                            let t172 = t106 * (j * t159 + t50 * t162 - t57 * t165)
                                + (t42 * t167 + t6 * t168 + t171);
                            let t173 = t45 * (t162 - m_ * t161) - j * t133
                                + (rt::lit::<T>(0.5) * (t116 * t87 + t120 * t76)
                                    - t58 * t168);
                            let t174 = t67 * t107 + t42 * t133;
                            let t175 = t7 * (t48 * t109 - t49 * t110)
                                + rt::lit::<T>(0.5) * (t109 * t101 - t110 * t102);
                            let t176 = t43
                                * (t49 * (t169 + t43 * t159)
                                    + (t48 * (t174 + t42 * t159) + t175));
                            let t177 = t93 * t173
                                + t98 * (t113 * t105 + (t112 * t100 + t53 * t174) - t176);
                            let t178 = t43 * t151;
                            let t179 = t42 * (t68 * (half_h * t49) - t48 * t157)
                                + (t7 * (t42 * t137 - t43 * t136) - t49 * t178);
                            let t180 = t42 * t151;
                            let t181 = rt::lit::<T>(0.5) * (t137 * t100 - t136 * t91)
                                - t48 * t180 - t43 * (t68 * (half_h * t48) + t49 * t157);
                            let t182 = t98
                                * (t43 * (t179 + t181)
                                    + (t53 * t180 + (t136 * t7 + t139 * t100)));
                            let t183 = l * t150;
                            let t184 = t45 * t151 - t183;
                            let t185 = m_ * (t184 + t134 * t68 - t50 * t157);
                            let t186 = t58 * t151;
                            let t187 = m_ * (t57 * t157 + (t146 * t68 - t186));
                            let t188 = t187 - m_ * t186;
                            let t189 = t182
                                - t93
                                    * (t45 * (t185 + m_ * t184) + (j * t151 - t58 * t188));
                            let t190 = t68 * (k5 * t138);
                            let t191 = t81 * t151 - t78 * t157
                                - (t146 * t66 + t49 * t183) * (m_l * t68);
                            let t192 = t42
                                * (t67 * (t190 - t71 * t150 - t70 * t157) - t72 * t151)
                                + t54 * (t67 * (t190 + t80 * t157) + t191);
                            let t193 = t50 * t185
                                + rt::lit::<T>(0.5) * (t143 * t86 + t144 * t75)
                                - (j * t157 + t57 * t187);
                            let t194 = t189
                                + (t90 * t178 + (t140 * t83 - t6 * t188) - t192
                                    - t106 * t193);
                            let t195 = t42
                                * (t72 * t154
                                    + t67 * (t158 * (k5 * t69) + t65 * (m_l_l_h * t43)));
                            let t196 = t58 * t153;
                            let t197 = half_m * (t196 - t57 * t158);
                            let t198 = t197 + half_m * t196;
                            let t199 = t102 * (half_m_l_l_h * t65)
                                + rt::lit::<T>(0.5)
                                    * (t158 * (t78 - t80 * t67) - t81 * t153);
                            let t200 = l_h * t65 - t45 * t153;
                            let t201 = m_
                                * (rt::lit::<T>(0.5) * t200 + t158 * (half_l * t48));
                            let t202 = rt::lit::<T>(1.0) - t195 - t6 * t198 - t54 * t199
                                - t106 * (t50 * t201 + (half_j * t158 - t57 * t197));
                            let t203 = t42 * t153;
                            let t204 = t43 * t153;
                            let t205 = t53 * t203
                                - t43
                                    * (t48 * (t203 + t42 * t158) + t49 * (t204 + t43 * t158));
                            let t206 = t93
                                * (t45 * (t201 + half_m * t200)
                                    - (half_j * t153 + t58 * t198))
                                + (t98 * (rt::lit::<T>(0.5) * t205)
                                    + t90 * (rt::lit::<T>(0.5) * t204));
                            (
                                [theta1_rate + t67, theta2_rate - t68, t94 - t98 * t106],
                                [
                                    [t133 + rt::lit::<T>(1.0), -t151, t154],
                                    [
                                        t155 - t156,
                                        t157 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t158,
                                    ],
                                    [-(t172 + t177), t194, t202 - t206],
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
                let t44 = rho1 + half_h * rho1_rate;
                let t41 = half_h * theta1_rate + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = l - t42 * t45;
                let t47 = half_h * theta2_rate + t4;
                let (t48, t49) = rt::sin_cos(t47);
                let t50 = l * t48;
                let t51 = t42 * t49;
                let t52 = t48 * t43;
                let t53 = t51 - t52;
                let t54 = t43 * t53;
                let t55 = m_ * (t46 + t50 * t54);
                let t56 = t55 + m_ * t46;
                let t57 = l * t49;
                let t58 = l * t43;
                let t59 = t42 * t58;
                let t60 = m_ * (t59 - t57 * t54);
                let t61 = j * t54 + t50 * t55 - t57 * t60;
                let t62 = t60 + m_ * t59;
                let t63 = t45 * t56 - j * t42 - t58 * t62;
                let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                let t65 = rt::lit::<T>(1.0) / t64;
                let t66 = t44 * t65;
                let t107 = half_h * t43;
                let t108 = t66 * t107;
                let t109 = h * t43;
                let t110 = h * t42;
                let t111 = t49 * t109 + t48 * t110;
                let t221 = rt::lit::<T>(0.5) * t43;
                let t113 = half_h * t42;
                let t114 = t53 * t113;
                let t222 = t111 * t221 - t114;
                let t116 = l_h * t43;
                let t117 = t45 * t109 + t42 * t116;
                let t118 = rt::lit::<T>(0.5) * t117;
                let t223 = m_ * (t50 * t222 - t118);
                let t120 = l_h * t42;
                let t121 = t58 * t109 - t42 * t120;
                let t122 = rt::lit::<T>(0.5) * t121;
                let t224 = m_ * (t122 - t57 * t222);
                let t124 = half_m * t117;
                let t225 = t223 - t124;
                let t126 = t63 * t107;
                let t226 = t54 * (j * t222 + t50 * t223 - t57 * t224)
                    + (l * t225 + t61 * t222 - t126);
                let t129 = k7 * t43;
                let t128 = rt::lit::<T>(0.5) * (t56 * t116 + t62 * t120);
                let t130 = half_m * t121;
                let t227 = t65
                    * (t226 - t42 * (t45 * t225 - t129 + (t128 - t58 * (t130 + t224))));
                let t228 = t66 * t227;
                let t229 = t108 + rt::lit::<T>(1.0) - t42 * t228;
                let t134 = half_l_h * t49;
                let t135 = t54 * t134;
                let t136 = h * t48;
                let t137 = h * t49;
                let t138 = t42 * t136 + t43 * t137;
                let t230 = t138 * t221;
                let t231 = t135 - t50 * t230;
                let t232 = m_ * t231;
                let t143 = l_h * t49;
                let t144 = l_h * t48;
                let t145 = rt::lit::<T>(0.5) * (t55 * t143 + t60 * t144);
                let t146 = half_l_h * t48;
                let t147 = t54 * t146;
                let t233 = m_ * (t147 + t57 * t230);
                let t234 = t54 * (t50 * t232 - j * t230 + (t145 - t57 * t233))
                    + (m_l * t231 - t61 * t230 - t42 * (t45 * t232 - t58 * t233));
                let t235 = t66 * (t65 * t234);
                let t236 = -(t42 * t235);
                let t237 = t113 * t65;
                let t238 = t54 * t228 - t66 * t222;
                let t239 = t54 * t235 + (t66 * t230 + rt::lit::<T>(1.0));
                let t240 = t65 * (minus_half_h * t54);
                let t68 = t54 * t66;
                let t96 = j * t68;
                let t84 = l * t66;
                let t67 = t42 * t66;
                let t85 = t84 - t45 * t67;
                let t86 = m_ * (t85 + t50 * t68);
                let t95 = t50 * t86;
                let t241 = t96 + t95;
                let t74 = t58 * t67;
                let t75 = m_ * (t74 - t57 * t68);
                let t97 = t57 * t75;
                let t242 = t241 - t97;
                let t243 = t43 * t242;
                let t244 = t97 - t241;
                let t69 = t52 - t51;
                let t70 = k1 * t69;
                let t71 = twice_l_m_l * t43;
                let t72 = t70 * t68 + t66 * t71;
                let t245 = t48 * t243 + (t53 * t244 - t72);
                let t91 = t43 * t67;
                let t92 = t5 * t43;
                let t93 = t91 + t92;
                let t246 = t58 * t93 - t6;
                let t99 = t5 * t49;
                let t100 = t42 * t67;
                let t101 = t48 * t68;
                let t102 = t49 * t68;
                let t103 = t42 * t48 + t43 * t49;
                let t104 = t5 * t103;
                let t105 = t49 * t91 + t42 * t101 + (t48 * t100 + (t43 * t102 + t104));
                let t106 = t99 + t53 * t100 - t43 * t105;
                let t247 = m_ * (t246 + t57 * t106);
                let t248 = t247 + m_ * t246;
                let t249 = t45 * t93;
                let t250 = m_ * (t249 + t50 * t106);
                let t251 = t250 + m_ * t249;
                let t76 = t75 + m_ * t74;
                let t89 = j * t67 + t58 * t76;
                let t87 = t86 + m_ * t85;
                let t88 = t45 * t87;
                let t252 = t89 - t88;
                let t253 = t252 + t49 * t243;
                let t80 = k1 * t53;
                let t81 = t80 * t68;
                let t254 = t42 * t245 + t58 * t248
                    + (t45 * t251 + (t43 * t253 + (j * t93 + t54 * t81)));
                let t255 = t42 * t243;
                let t256 = t43 * t243;
                let t257 = t54 * t67;
                let t77 = l_m_l * t49;
                let t78 = t66 * t77;
                let t258 = t49 * t256 + (t80 * t257 - t54 * t78 - t70 * t100 - j * t106);
                let t259 = t48 * t255 - t57 * t247 + (t258 - t50 * t250);
                let t260 = t68 * (m_l * t54);
                let t261 = t42 * t254
                    + (t54 * t259
                        - l * (t251 + (t100 * (twice_m_l * t43) + t49 * t260)));
                let t262 = t44 * t261 * (rt::lit::<T>(1.0) / (t64 * t64));
                let t263 = t42 * t262;
                let t264 = t45 * t263 - l * t262;
                let t265 = t54 * t262;
                let t266 = m_ * (t264 - t50 * t265);
                let t82 = t67 * t81;
                let t79 = t68 * t78;
                let t267 = t58 * t263;
                let t268 = m_ * (t57 * t265 - t267);
                let t269 = t66 * t259 + (t82 - t79) - t61 * t262 - j * t265 - t57 * t268;
                let t270 = t50 * t266 + t269;
                let t271 = t43 * t270 + ((t100 + t257) * (k1 * t68) + t100 * t244);
                let t272 = t266 + m_ * t264;
                let t273 = t268 - m_ * t267;
                let t274 = t5 * t243;
                let t275 = t63 * t262
                    + (t66 * t254 + (t67 * t245 + (t101 * t243 + t48 * t274)));
                let t276 = l * (t56 * t263 + (t67 * t251 - t87 * t93) - t42 * t272)
                    + (t58 * t273 + (t275 - j * t263) - t45 * t272);
                let t277 = t43 * (t49 * t271 + t276);
                let t278 = t49 * t274 + (t105 * t242 - t100 * (twice_l_m_l * t66))
                    + (t67 * t253 + (t102 * t243 + t5 * t252));
                let t279 = l * (t42 * t273 + (t67 * t248 + t76 * t93 - t62 * t263))
                    + t278;
                let t280 = t42 * (t53 * t270 + t279 - t48 * t271);
                let t281 = t277 - t280;
                let t282 = half_h * t281;
                let t283 = l * (t54 * t266 - (t55 * t265 + (t68 * t250 + t86 * t106)))
                    + (t42 * t274 + (t100 * t243 + t68 * t255));
                let t284 = t49 * (t283 - t43 * t271);
                let t285 = t91 * t243 + (t5 * t244 - t84 * t260)
                    + (t68 * t256 + t43 * t274);
                let t286 = l * (t60 * t265 + (t75 * t106 - t68 * t247) - t54 * t268)
                    + t285;
                let t287 = t48 * (t42 * t271 + t286);
                let t288 = t284 - t287;
                let t289 = half_h * t288;
                let t290 = t65 * t261;
                let t291 = half_h * t290 + rt::lit::<T>(1.0);
                let t292 = along_state7 + half_h * along_inputs2;
                let t293 = along_state3 + half_h_over_i * t292;
                let t294 = along_state4 - t293;
                let t295 = t43 * t294;
                let t296 = t42 * t294;
                let t297 = along_state5 - t293;
                let t298 = t48 * t297;
                let t299 = t49 * t297;
                let t300 = t43 * (t49 * t295 + t48 * t296 - (t42 * t298 + t43 * t299))
                    - t53 * t296;
                let t301 = l * t299;
                let t302 = l * t295;
                let t303 = t45 * t295 + t42 * t302;
                let t304 = m_ * (t50 * t300 + (t54 * t301 - t303));
                let t305 = l * t298;
                let t306 = l * t296;
                let t307 = t58 * t295 - t42 * t306;
                let t308 = m_ * (t307 + t54 * t305 - t57 * t300);
                let t309 = t50 * t304 + (t60 * t305 + (j * t300 + t55 * t301))
                    - t57 * t308;
                let t310 = t304 - m_ * t303;
                let t311 = t45 * t310 + (t56 * t302 + (t62 * t306 - j * t295))
                    - t58 * (t308 + m_ * t307);
                let t312 = t54 * t309 + (l * t310 + t61 * t300 - t63 * t295)
                    - t42 * t311;
                let t313 = t65 * (along_state6 - t66 * t312);
                let t314 = t66 * t295 + t42 * t313;
                let t315 = -(t66 * t300 + t54 * t313);
                let (t316, t317) = rt::sin_cos(t2);
                let t318 = l * t317;
                let t319 = u_drive * t317;
                let t320 = l * t316;
                let t321 = u_drive * t316;
                let t322 = t316 * (u_drive * t318 + l * t319)
                    - t317 * (u_drive * t320 + l * t321);
                let t323 = t280 - t284 + (t287 + t322 - t277);
                let t324 = half_h * t323
                    + (t49 * t244 - l * t76 + (t103 * t243 + t43 * t252));
                let t325 = inv_i * t292;
                let t326 = along_state3 * t323
                    + (along_state5 * t288
                        + (along_state4 * t281
                            + (along_state6 * t290 - l * along_inputs1)));
                let t327 = t324 * t325 + t326;
                let [d_theta1_rate_by_1, d_theta2_rate_by_1, d_rho1_rate_by_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t314, t315, t327],
                            [[t229, t236, t237], [t238, t239, t240], [t282, t289, t291]],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let t328 = t294 + half_h * d_theta1_rate_by_1;
                let t329 = t43 * t328;
                let t330 = t42 * t328;
                let t331 = t297 + half_h * d_theta2_rate_by_1;
                let t332 = t48 * t331;
                let t333 = t49 * t331;
                let t334 = t43 * (t49 * t329 + t48 * t330 - (t42 * t332 + t43 * t333))
                    - t53 * t330;
                let t335 = l * t333;
                let t336 = l * t329;
                let t337 = t45 * t329 + t42 * t336;
                let t338 = m_ * (t50 * t334 + (t54 * t335 - t337));
                let t339 = l * t332;
                let t340 = l * t330;
                let t341 = t58 * t329 - t42 * t340;
                let t342 = m_ * (t341 + t54 * t339 - t57 * t334);
                let t343 = t50 * t338 + (j * t334 + (t55 * t335 + t60 * t339))
                    - t57 * t342;
                let t344 = t338 - m_ * t337;
                let t345 = t45 * t344 + (t56 * t336 + (t62 * t340 - j * t329))
                    - t58 * (t342 + m_ * t341);
                let t346 = t54 * t343 + (l * t344 + (t61 * t334 - t63 * t329))
                    - t42 * t345;
                let t347 = t65 * (along_state6 + half_h * d_rho1_rate_by_1 - t66 * t346);
                let t348 = t316 * t293;
                let t349 = l * t348;
                let t350 = t317 * t293;
                let t351 = l * t350;
                let t352 = t320 * (along_inputs1 * t316 + u_drive * t350)
                    + t318 * (along_inputs1 * t317 - u_drive * t348);
                let t353 = t66 * (t321 * t351 - t319 * t349 + t352)
                    + (along_inputs2 * t5 + u_steer * t325);
                Ok(
                    rt::vector([
                        along_state1 + h * (t318 * t347 - t66 * t349),
                        along_state2 + h * (t66 * t351 + t320 * t347),
                        along_state3 + h_over_i * t292,
                        along_state4 + h * d_theta1_rate_by_1,
                        along_state5 + h * d_theta2_rate_by_1,
                        along_state6 + h * d_rho1_rate_by_1,
                        along_state7 + h * along_inputs2,
                        along_state8 + h * (l_u_drive * t347 + t353),
                    ]),
                )
            }

            fn pull<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                adjoint: &Self::Numbers,
            ) -> Result<rt::VariablesOf<Self>, StepError> {
                let [[adjoint1, adjoint2, adjoint3, adjoint4, adjoint5, adjoint6,
                adjoint7, adjoint8]] = adjoint.data.0;
                let tally = motion.tally;
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
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
                    k4,
                    k5,
                    half_j,
                    half_l,
                    inv_h,
                    half_h,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = half_h * theta1_rate + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + half_h * rho1_rate;
                    let t45 = l * t42;
                    let t46 = l - t42 * t45;
                    let t47 = half_h * theta2_rate + t4;
                    let (t48, t49) = rt::sin_cos(t47);
                    let t50 = l * t48;
                    let t51 = t42 * t49;
                    let t52 = t48 * t43;
                    let t53 = t51 - t52;
                    let t54 = t43 * t53;
                    let t55 = m_ * (t46 + t50 * t54);
                    let t56 = t55 + m_ * t46;
                    let t57 = l * t49;
                    let t58 = l * t43;
                    let t59 = t42 * t58;
                    let t60 = m_ * (t59 - t57 * t54);
                    let t61 = j * t54 + t50 * t55 - t57 * t60;
                    let t62 = t60 + m_ * t59;
                    let t63 = t45 * t56 - j * t42 - t58 * t62;
                    let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                    let t197 = t44 / t64;
                    let t198 = t42 * t197;
                    let t199 = t54 * t197;
                    let t200 = l * t197 - t45 * t198;
                    let t201 = m_ * (t200 + t50 * t199);
                    let t202 = t58 * t198;
                    let t203 = m_ * (t202 - t57 * t199);
                    let t92 = t5 * t49;
                    let t204 = t42 * t198;
                    let t96 = t42 * t48 + t43 * t49;
                    let t97 = t5 * t96;
                    let t205 = t43 * t198;
                    let t206 = t43
                        * (t48 * (t204 + t42 * t199)
                            + (t97 + t49 * (t205 + t43 * t199)));
                    let t207 = (t50 * t201 + (j * t199 - t57 * t203))
                        * (t92 + t53 * t204 - t206);
                    let t208 = t203 + m_ * t202;
                    let t88 = t5 * t43;
                    let t209 = (t45 * (t201 + m_ * t200) - (j * t198 + t58 * t208))
                        * (t88 + t205);
                    let t77 = l_m_l * t49;
                    let t79 = k1 * t53;
                    let t71 = twice_l_m_l * t43;
                    let t69 = t52 - t51;
                    let t70 = k1 * t69;
                    let t210 = (t197 * t77 - t79 * t198) * (t54 * t199)
                        + (l_u_drive + t204 * (t197 * t71 + t70 * t199));
                    solution1.update([-t198, t199, t207 + (t209 + (t6 * t208 + t210))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t8, t9) = rt::sin_cos(theta1_minus_theta0);
                            let t10 = l * t8;
                            let t11 = l - t8 * t10;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t12, t13) = rt::sin_cos(theta2_minus_theta0);
                            let t14 = l * t12;
                            let t15 = t8 * t13;
                            let t16 = t12 * t9;
                            let t17 = t15 - t16;
                            let t18 = t9 * t17;
                            let t19 = m_ * (t11 + t14 * t18);
                            let t20 = t19 + m_ * t11;
                            let t21 = l * t13;
                            let t22 = l * t9;
                            let t23 = t8 * t22;
                            let t24 = m_ * (t23 - t21 * t18);
                            let t25 = l * (m_l_2 + t20)
                                + t18 * (j * t18 + t14 * t19 - t21 * t24);
                            let t26 = t25
                                - t8 * (t10 * t20 - j * t8 - t22 * (t24 + m_ * t23));
                            let t27 = rho1 / t26;
                            let t28 = t8 * t27;
                            let t29 = t18 * t27;
                            let t30 = l * t27 - t10 * t28;
                            let t31 = m_ * (t30 + t14 * t29);
                            let t32 = t22 * t28;
                            let t33 = m_ * (t32 - t21 * t29);
                            let rho2_inv_i = inv_i * rho2;
                            let t34 = t8 * t28;
                            let t35 = t9 * t28;
                            let t36 = t12 * (t34 + t8 * t29)
                                + ((t8 * t12 + t9 * t13) * rho2_inv_i
                                    + t13 * (t35 + t9 * t29));
                            let t37 = (t14 * t31 + (j * t29 - t21 * t33))
                                * (t13 * rho2_inv_i + t17 * t34 - t9 * t36);
                            let t38 = t33 + m_ * t32;
                            let t39 = (t10 * (t31 + m_ * t30) - (j * t28 + t22 * t38))
                                * (t9 * rho2_inv_i + t35);
                            let t40 = (t27 * (l_m_l * t13) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (twice_l_m_l * t9)));
                            [-t28, t29, t37 + (t39 + (t38 * (l_over_i * rho2) + t40))]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = half_h * theta1_rate + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + half_h * rho1_rate;
                            let t45 = l * t42;
                            let t46 = l - t42 * t45;
                            let t47 = half_h * theta2_rate + t4;
                            let (t48, t49) = rt::sin_cos(t47);
                            let t50 = l * t48;
                            let t51 = t42 * t49;
                            let t52 = t48 * t43;
                            let t53 = t51 - t52;
                            let t54 = t43 * t53;
                            let t55 = m_ * (t46 + t50 * t54);
                            let t56 = t55 + m_ * t46;
                            let t57 = l * t49;
                            let t58 = l * t43;
                            let t59 = t42 * t58;
                            let t60 = m_ * (t59 - t57 * t54);
                            let t61 = j * t54 + t50 * t55 - t57 * t60;
                            let t62 = t60 + m_ * t59;
                            let t63 = t45 * t56 - j * t42 - t58 * t62;
                            let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                            let t65 = rt::lit::<T>(1.0) / t64;
                            let t66 = t44 * t65;
                            let t67 = t42 * t66;
                            let t68 = t54 * t66;
                            let t69 = t52 - t51;
                            let t70 = k1 * t69;
                            let t71 = twice_l_m_l * t43;
                            let t72 = t70 * t68 + t66 * t71;
                            let t73 = t67 * t72;
                            let t74 = t58 * t67;
                            let t75 = m_ * (t74 - t57 * t68);
                            let t76 = t75 + m_ * t74;
                            let t77 = l_m_l * t49;
                            let t78 = t66 * t77;
                            let t79 = k1 * t53;
                            let t80 = t79 * t68;
                            let t81 = t68 * t78 - t67 * t80;
                            let t82 = l * t66;
                            let t83 = t82 - t45 * t67;
                            let t84 = m_ * (t83 + t50 * t68);
                            let t85 = t84 + m_ * t83;
                            let t86 = t45 * t85 - (j * t67 + t58 * t76);
                            let t87 = t43 * t67;
                            let t88 = t5 * t43;
                            let t89 = t87 + t88;
                            let t90 = rho1_rate - l_u_drive - t42 * t73
                                - (t6 * t76 + t54 * t81) - t86 * t89;
                            let t91 = t50 * t84 + (j * t68 - t57 * t75);
                            let t92 = t5 * t49;
                            let t93 = t42 * t67;
                            let t94 = t48 * t68;
                            let t95 = t49 * t68;
                            let t96 = t42 * t48 + t43 * t49;
                            let t97 = t5 * t96;
                            let t98 = t49 * t87 + t42 * t94
                                + (t48 * t93 + (t43 * t95 + t97));
                            let t99 = t92 + t53 * t93 - t43 * t98;
                            let t100 = half_h * t43;
                            let t101 = h * t43;
                            let t102 = h * t42;
                            let t103 = t49 * t101 + t48 * t102;
                            let t104 = rt::lit::<T>(0.5) * t103;
                            let t105 = half_h * t42;
                            let t106 = t43 * t104 - t53 * t105;
                            let t107 = l_h * t43;
                            let t108 = t45 * t101 + t42 * t107;
                            let t109 = m_ * (t50 * t106 - rt::lit::<T>(0.5) * t108);
                            let t110 = l_h * t42;
                            let t111 = t58 * t101 - t42 * t110;
                            let t112 = m_ * (rt::lit::<T>(0.5) * t111 - t57 * t106);
                            let t113 = t109 - half_m * t108;
                            let t114 = t54 * (j * t106 + t50 * t109 - t57 * t112)
                                + (l * t113 + t61 * t106 - t63 * t100);
                            let t115 = rt::lit::<T>(0.5) * (t56 * t107 + t62 * t110)
                                - k7 * t43 + (t45 * t113 - t58 * (t112 + half_m * t111));
                            let t116 = t66 * (t65 * (t114 - t42 * t115));
                            let t117 = t66 * t100 - t42 * t116;
                            let t118 = t117 + rt::lit::<T>(1.0);
                            let t119 = half_l_h * t49;
                            let t120 = h * t48;
                            let t121 = h * t49;
                            let t122 = t42 * t120 + t43 * t121;
                            let t123 = rt::lit::<T>(0.5) * t122;
                            let t124 = t43 * t123;
                            let t125 = t54 * t119 - t50 * t124;
                            let t126 = m_ * t125;
                            let t127 = l_h * t49;
                            let t128 = l_h * t48;
                            let t129 = half_l_h * t48;
                            let t130 = m_ * (t54 * t129 + t57 * t124);
                            let t131 = t50 * t126 - j * t124
                                + (rt::lit::<T>(0.5) * (t55 * t127 + t60 * t128)
                                    - t57 * t130);
                            let t132 = t54 * t131
                                + (m_l * t125 - t61 * t124
                                    - t42 * (t45 * t126 - t58 * t130));
                            let t133 = t66 * (t65 * t132);
                            let t134 = t42 * t133;
                            let t135 = -t134;
                            let t136 = h * t65;
                            let t137 = t42 * t136;
                            let t138 = rt::lit::<T>(0.5) * t137;
                            let t139 = t54 * t116;
                            let t140 = t106 * t66;
                            let t141 = t139 - t140;
                            let t142 = t124 * t66 + t54 * t133;
                            let t143 = t142 + rt::lit::<T>(1.0);
                            let t144 = t54 * t136;
                            let t145 = rt::lit::<T>(-0.5) * t144;
                            let t146 = t140 - t139;
                            let t147 = l * t116;
                            let t148 = t45 * t117 + (t147 + t67 * (half_l_h * t43));
                            let t149 = m_ * (t50 * t146 - t148);
                            let t150 = half_l_h * t42;
                            let t151 = t58 * t117 - t67 * t150;
                            let t152 = m_ * (t151 - t57 * t146);
                            let t153 = t68 * (k5 * t103);
                            let t154 = t72 * t117
                                + t67
                                    * (t70 * t146 - t153
                                        - twice_m_l * (t66 * t150 + t43 * t147));
                            let t155 = t152 + m_ * t151;
                            let t156 = t43 * t117 - t105 * t67;
                            let t157 = t78 * t146 - t95 * (l_m_l * t116) - t80 * t117
                                - t67 * (t153 + t79 * t146);
                            let t158 = t86 * (t156 - t102 * t7)
                                + (t54 * t157 + (t106 * t81 + t73 * t100));
                            let t159 = t99 * (j * t146 + t50 * t149 - t57 * t152)
                                + (t42 * t154 + t6 * t155 + t158);
                            let t160 = t45 * (t149 - m_ * t148) - j * t117
                                + (rt::lit::<T>(0.5) * (t107 * t85 + t110 * t76)
                                    - t58 * t155);
                            let t161 = t67 * t100 + t42 * t117;
                            let t162 = t7 * (t48 * t101 - t49 * t102)
                                + rt::lit::<T>(0.5) * (t101 * t94 - t102 * t95);
                            let t163 = t43
                                * (t49 * (t156 + t43 * t146)
                                    + (t48 * (t161 + t42 * t146) + t162));
                            let t164 = t89 * t160
                                + t91 * (t105 * t98 + (t104 * t93 + t53 * t161) - t163);
                            let t165 = -(t159 + t164);
                            let t166 = t43 * t134;
                            let t167 = t42 * (t68 * (half_h * t49) - t48 * t142)
                                + (t7 * (t42 * t121 - t43 * t120) - t49 * t166);
                            let t168 = t42 * t134;
                            let t169 = rt::lit::<T>(0.5) * (t121 * t93 - t120 * t87)
                                - t48 * t168 - t43 * (t68 * (half_h * t48) + t49 * t142);
                            let t170 = t91
                                * (t43 * (t167 + t169)
                                    + (t53 * t168 + (t120 * t7 + t123 * t93)));
                            let t171 = l * t133;
                            let t172 = t45 * t134 - t171;
                            let t173 = m_ * (t172 + t119 * t68 - t50 * t142);
                            let t174 = t58 * t134;
                            let t175 = m_ * (t57 * t142 + (t129 * t68 - t174));
                            let t176 = t175 - m_ * t174;
                            let t177 = t170
                                - t89
                                    * (t45 * (t173 + m_ * t172) + (j * t134 - t58 * t176));
                            let t178 = t68 * (k5 * t122);
                            let t179 = m_l * t68;
                            let t180 = t67 * (t178 + t79 * t142)
                                + (t80 * t134 - t78 * t142
                                    - (t129 * t66 + t49 * t171) * t179);
                            let t181 = t42
                                * (t67 * (t178 - t71 * t133 - t70 * t142) - t72 * t134)
                                + t54 * t180;
                            let t182 = t50 * t173
                                + rt::lit::<T>(0.5) * (t127 * t84 + t128 * t75)
                                - (j * t142 + t57 * t175);
                            let t183 = t177
                                + (t86 * t166 + (t124 * t81 - t6 * t176) - t181
                                    - t99 * t182);
                            let t184 = t42
                                * (t72 * t138
                                    + t67 * (t144 * (k5 * t69) + t65 * (m_l_l_h * t43)));
                            let t185 = t58 * t137;
                            let t186 = half_m * (t185 - t57 * t144);
                            let t187 = t186 + half_m * t185;
                            let t188 = t95 * (half_m_l_l_h * t65)
                                + rt::lit::<T>(0.5)
                                    * (t144 * (t78 - t79 * t67) - t80 * t137);
                            let t189 = l_h * t65 - t45 * t137;
                            let t190 = m_
                                * (rt::lit::<T>(0.5) * t189 + t144 * (half_l * t48));
                            let t191 = rt::lit::<T>(1.0) - t184 - t6 * t187 - t54 * t188
                                - t99 * (t50 * t190 + (half_j * t144 - t57 * t186));
                            let t192 = t42 * t137;
                            let t193 = t43 * t137;
                            let t194 = t53 * t192
                                - t43
                                    * (t48 * (t192 + t42 * t144) + t49 * (t193 + t43 * t144));
                            let t195 = t89
                                * (t45 * (t190 + half_m * t189)
                                    - (half_j * t137 + t58 * t187))
                                + (t91 * (rt::lit::<T>(0.5) * t194)
                                    + t86 * (rt::lit::<T>(0.5) * t193));
                            let t196 = t191 - t195;
                            (
                                [theta1_rate + t67, theta2_rate - t68, t90 - t91 * t99],
                                [[t118, t135, t138], [t141, t143, t145], [t165, t183, t196]],
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
                let t44 = rho1 + half_h * rho1_rate;
                let t41 = half_h * theta1_rate + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = l - t42 * t45;
                let t47 = half_h * theta2_rate + t4;
                let (t48, t49) = rt::sin_cos(t47);
                let t50 = l * t48;
                let t51 = t42 * t49;
                let t52 = t48 * t43;
                let t53 = t51 - t52;
                let t54 = t43 * t53;
                let t55 = m_ * (t46 + t50 * t54);
                let t56 = t55 + m_ * t46;
                let t57 = l * t49;
                let t58 = l * t43;
                let t59 = t42 * t58;
                let t60 = m_ * (t59 - t57 * t54);
                let t61 = j * t54 + t50 * t55 - t57 * t60;
                let t62 = t60 + m_ * t59;
                let t63 = t45 * t56 - j * t42 - t58 * t62;
                let t64 = l * (m_l_2 + t56) + t54 * t61 - t42 * t63;
                let t65 = rt::lit::<T>(1.0) / t64;
                let t66 = t44 * t65;
                let t100 = half_h * t43;
                let t101 = h * t43;
                let t102 = h * t42;
                let t103 = t49 * t101 + t48 * t102;
                let t104 = rt::lit::<T>(0.5) * t103;
                let t105 = half_h * t42;
                let t106 = t43 * t104 - t53 * t105;
                let t107 = l_h * t43;
                let t108 = t45 * t101 + t42 * t107;
                let t109 = m_ * (t50 * t106 - rt::lit::<T>(0.5) * t108);
                let t110 = l_h * t42;
                let t111 = t58 * t101 - t42 * t110;
                let t112 = m_ * (rt::lit::<T>(0.5) * t111 - t57 * t106);
                let t113 = t109 - half_m * t108;
                let t114 = t54 * (j * t106 + t50 * t109 - t57 * t112)
                    + (l * t113 + t61 * t106 - t63 * t100);
                let t115 = rt::lit::<T>(0.5) * (t56 * t107 + t62 * t110) - k7 * t43
                    + (t45 * t113 - t58 * (t112 + half_m * t111));
                let t116 = t66 * (t65 * (t114 - t42 * t115));
                let t117 = t66 * t100 - t42 * t116;
                let t118 = t117 + rt::lit::<T>(1.0);
                let t119 = half_l_h * t49;
                let t120 = h * t48;
                let t121 = h * t49;
                let t122 = t42 * t120 + t43 * t121;
                let t123 = rt::lit::<T>(0.5) * t122;
                let t124 = t43 * t123;
                let t125 = t54 * t119 - t50 * t124;
                let t126 = m_ * t125;
                let t127 = l_h * t49;
                let t128 = l_h * t48;
                let t129 = half_l_h * t48;
                let t130 = m_ * (t54 * t129 + t57 * t124);
                let t131 = t50 * t126 - j * t124
                    + (rt::lit::<T>(0.5) * (t55 * t127 + t60 * t128) - t57 * t130);
                let t132 = t54 * t131
                    + (m_l * t125 - t61 * t124 - t42 * (t45 * t126 - t58 * t130));
                let t133 = t66 * (t65 * t132);
                let t134 = t42 * t133;
                let t135 = -t134;
                let t136 = h * t65;
                let t137 = t42 * t136;
                let t138 = rt::lit::<T>(0.5) * t137;
                let t139 = t54 * t116;
                let t140 = t106 * t66;
                let t141 = t139 - t140;
                let t142 = t124 * t66 + t54 * t133;
                let t143 = t142 + rt::lit::<T>(1.0);
                let t144 = t54 * t136;
                let t145 = rt::lit::<T>(-0.5) * t144;
                let t92 = t5 * t49;
                let t67 = t42 * t66;
                let t93 = t42 * t67;
                let t87 = t43 * t67;
                let t68 = t54 * t66;
                let t94 = t48 * t68;
                let t95 = t49 * t68;
                let t96 = t42 * t48 + t43 * t49;
                let t97 = t5 * t96;
                let t98 = t49 * t87 + t42 * t94 + (t48 * t93 + (t43 * t95 + t97));
                let t99 = t92 + t53 * t93 - t43 * t98;
                let t146 = t140 - t139;
                let t147 = l * t116;
                let t148 = t45 * t117 + (t147 + t67 * (half_l_h * t43));
                let t149 = m_ * (t50 * t146 - t148);
                let t150 = half_l_h * t42;
                let t151 = t58 * t117 - t67 * t150;
                let t152 = m_ * (t151 - t57 * t146);
                let t69 = t52 - t51;
                let t70 = k1 * t69;
                let t71 = twice_l_m_l * t43;
                let t72 = t70 * t68 + t66 * t71;
                let t153 = t68 * (k5 * t103);
                let t154 = t72 * t117
                    + t67 * (t70 * t146 - t153 - twice_m_l * (t66 * t150 + t43 * t147));
                let t155 = t152 + m_ * t151;
                let t82 = l * t66;
                let t83 = t82 - t45 * t67;
                let t84 = m_ * (t83 + t50 * t68);
                let t85 = t84 + m_ * t83;
                let t74 = t58 * t67;
                let t75 = m_ * (t74 - t57 * t68);
                let t76 = t75 + m_ * t74;
                let t86 = t45 * t85 - (j * t67 + t58 * t76);
                let t156 = t43 * t117 - t105 * t67;
                let t77 = l_m_l * t49;
                let t78 = t66 * t77;
                let t79 = k1 * t53;
                let t80 = t79 * t68;
                let t157 = t78 * t146 - t95 * (l_m_l * t116) - t80 * t117
                    - t67 * (t153 + t79 * t146);
                let t81 = t68 * t78 - t67 * t80;
                let t73 = t67 * t72;
                let t158 = t86 * (t156 - t102 * t7)
                    + (t54 * t157 + (t106 * t81 + t73 * t100));
                let t159 = t99 * (j * t146 + t50 * t149 - t57 * t152)
                    + (t42 * t154 + t6 * t155 + t158);
                let t88 = t5 * t43;
                let t89 = t87 + t88;
                let t160 = t45 * (t149 - m_ * t148) - j * t117
                    + (rt::lit::<T>(0.5) * (t107 * t85 + t110 * t76) - t58 * t155);
                let t91 = t50 * t84 + (j * t68 - t57 * t75);
                let t161 = t67 * t100 + t42 * t117;
                let t162 = t7 * (t48 * t101 - t49 * t102)
                    + rt::lit::<T>(0.5) * (t101 * t94 - t102 * t95);
                let t163 = t43
                    * (t49 * (t156 + t43 * t146) + (t48 * (t161 + t42 * t146) + t162));
                let t164 = t89 * t160
                    + t91 * (t105 * t98 + (t104 * t93 + t53 * t161) - t163);
                let t165 = -(t159 + t164);
                let t166 = t43 * t134;
                let t167 = t42 * (t68 * (half_h * t49) - t48 * t142)
                    + (t7 * (t42 * t121 - t43 * t120) - t49 * t166);
                let t168 = t42 * t134;
                let t169 = rt::lit::<T>(0.5) * (t121 * t93 - t120 * t87) - t48 * t168
                    - t43 * (t68 * (half_h * t48) + t49 * t142);
                let t170 = t91
                    * (t43 * (t167 + t169) + (t53 * t168 + (t120 * t7 + t123 * t93)));
                let t171 = l * t133;
                let t172 = t45 * t134 - t171;
                let t173 = m_ * (t172 + t119 * t68 - t50 * t142);
                let t174 = t58 * t134;
                let t175 = m_ * (t57 * t142 + (t129 * t68 - t174));
                let t176 = t175 - m_ * t174;
                let t177 = t170
                    - t89 * (t45 * (t173 + m_ * t172) + (j * t134 - t58 * t176));
                let t178 = t68 * (k5 * t122);
                let t179 = m_l * t68;
                let t180 = t67 * (t178 + t79 * t142)
                    + (t80 * t134 - t78 * t142 - (t129 * t66 + t49 * t171) * t179);
                let t181 = t42 * (t67 * (t178 - t71 * t133 - t70 * t142) - t72 * t134)
                    + t54 * t180;
                let t182 = t50 * t173 + rt::lit::<T>(0.5) * (t127 * t84 + t128 * t75)
                    - (j * t142 + t57 * t175);
                let t183 = t177
                    + (t86 * t166 + (t124 * t81 - t6 * t176) - t181 - t99 * t182);
                let t184 = t42
                    * (t72 * t138 + t67 * (t144 * (k5 * t69) + t65 * (m_l_l_h * t43)));
                let t185 = t58 * t137;
                let t186 = half_m * (t185 - t57 * t144);
                let t187 = t186 + half_m * t185;
                let t188 = t95 * (half_m_l_l_h * t65)
                    + rt::lit::<T>(0.5) * (t144 * (t78 - t79 * t67) - t80 * t137);
                let t189 = l_h * t65 - t45 * t137;
                let t190 = m_ * (rt::lit::<T>(0.5) * t189 + t144 * (half_l * t48));
                let t191 = rt::lit::<T>(1.0) - t184 - t6 * t187 - t54 * t188
                    - t99 * (t50 * t190 + (half_j * t144 - t57 * t186));
                let t192 = t42 * t137;
                let t193 = t43 * t137;
                let t194 = t53 * t192
                    - t43 * (t48 * (t192 + t42 * t144) + t49 * (t193 + t43 * t144));
                let t195 = t89
                    * (t45 * (t190 + half_m * t189) - (half_j * t137 + t58 * t187))
                    + (t91 * (rt::lit::<T>(0.5) * t194)
                        + t86 * (rt::lit::<T>(0.5) * t193));
                let t196 = t191 - t195;
                let t211 = rt::lit::<T>(1.0) / (t64 * t64);
                let h_adjoint1 = h * adjoint1;
                let (t212, t213) = rt::sin_cos(t2);
                let t214 = l * t213;
                let h_adjoint8 = h * adjoint8;
                let h_adjoint2 = h * adjoint2;
                let t215 = l * t212;
                let t216 = h_adjoint1 * t214
                    + (h_adjoint8 * l_u_drive + h_adjoint2 * t215);
                let t217 = t211 * (t44 * t216);
                let t218 = t42 * t217;
                let t219 = t45 * t218 - l * t217;
                let t220 = t54 * t217;
                let t221 = m_ * (t219 - t50 * t220);
                let t222 = t221 + m_ * t219;
                let t223 = t58 * t218;
                let t224 = m_ * (t57 * t220 - t223);
                let t225 = t50 * t221 - (t57 * t224 + (j * t220 + t61 * t217));
                let t226 = t43 * t225;
                let t227 = t224 - m_ * t223;
                let t228 = t49 * t226
                    + (t58 * t227 + (t63 * t217 - j * t218) - t45 * t222);
                let t229 = t42
                    * (t53 * t225 + l * (t42 * t227 - t62 * t218) - t48 * t226);
                let t230 = adjoint4
                    + rt::lit::<T>(0.5)
                        * (t43 * (l * (t56 * t218 - t42 * t222) + t228) - t229);
                let t231 = -h * t230;
                let t232 = t49 * (l * (t54 * t221 - t55 * t220) - t43 * t226)
                    - t48 * (t42 * t226 + l * (t60 * t220 - t54 * t224));
                let t233 = -h * (adjoint5 + rt::lit::<T>(0.5) * t232);
                let t234 = -h * (adjoint6 + t65 * (rt::lit::<T>(0.5) * t216));
                let [weight1_1, weight1_2, weight1_3] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t231, t233, t234],
                            [[t118, t141, t165], [t135, t143, t183], [t138, t145, t196]],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "adjoints of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let t235 = weight1_3 * t91;
                let t236 = weight1_3 * t86;
                let t237 = t43 * t235;
                let t238 = t236 - t49 * t237;
                let t239 = weight1_3 * t89;
                let t240 = t45 * t239;
                let t241 = weight1_3 * t99;
                let t242 = m_ * (t240 + t50 * t241);
                let t243 = t242 + m_ * t240;
                let t244 = weight1_3 * t6 - t58 * t239;
                let t245 = m_ * (t244 - t57 * t241);
                let t246 = t245 + m_ * t244;
                let t247 = t53 * t235 - t48 * t237;
                let t248 = weight1_3 * t42;
                let t249 = weight1_3 * t54;
                let t250 = t58 * t246
                    + (t42 * t247 + (t72 * t248 - weight1_1 - (t80 * t249 + j * t239)));
                let t251 = t43 * t238 - t45 * t243 + t250;
                let t252 = t42 * t237;
                let t253 = t43 * t237;
                let t254 = t67 * t248;
                let t255 = t67 * t249;
                let t256 = t70 * t254 + j * t241 + (weight1_2 + t78 * t249 - t79 * t255)
                    - t57 * t245;
                let t257 = t50 * t242 - (t48 * t252 + t49 * t253) + t256;
                let t258 = t179 * t249;
                let t259 = t54 * t257
                    + (t216 + l * (t243 + (twice_m_l * t43 * t254 + t49 * t258)));
                let t260 = t42 * t251 + t259;
                let t261 = t260 * (t44 * t211);
                let t262 = t42 * t261;
                let t263 = t45 * t262 - l * t261;
                let t264 = t54 * t261;
                let t265 = m_ * (t263 - t50 * t264);
                let t266 = t58 * t262;
                let t267 = m_ * (t57 * t264 - t266);
                let t268 = t66 * t257 + weight1_3 * t81 - t61 * t261 - j * t264
                    - t57 * t267;
                let t269 = t50 * t265 + t268;
                let t270 = t93 * t235 + t43 * t269;
                let t271 = k1 * t68 * (t255 + t254);
                let t272 = t270 - t271;
                let t273 = t5 * t237;
                let t274 = t5 * t235 + t82 * t258 - t43 * t273
                    - (t68 * t253 + t87 * t237);
                let t275 = l * (t60 * t264 - (t68 * t245 + t75 * t241) - t54 * t267)
                    + t274;
                let t276 = t48 * (t42 * t272 + t275);
                let t277 = t271 - t270;
                let t278 = l * (t54 * t265 + (t68 * t242 + t84 * t241 - t55 * t264))
                    - (t42 * t273 + (t68 * t252 + t93 * t237));
                let t279 = t49 * (t43 * t277 + t278);
                let t280 = t267 - m_ * t266;
                let t281 = t5 * t236 - t98 * t235 - t49 * t273
                    + (t67 * t238 + (twice_l_m_l * t66 * t254 - t95 * t237));
                let t282 = l * (t42 * t280 + (t67 * t246 - t76 * t239 - t62 * t262))
                    + t281;
                let t283 = t42 * (t48 * t277 + (t53 * t269 + t282));
                let t284 = weight1_3 + h_adjoint8 * t66;
                let t285 = t213
                    * (u_drive * t215 * t284
                        + l * (h_adjoint2 * t66 + u_drive * t212 * t284));
                let t286 = t212
                    * (u_drive * t214 * t284
                        + l * (h_adjoint1 * t66 + u_drive * t213 * t284));
                let t287 = t265 + m_ * t263;
                let t288 = t66 * t251
                    + (t67 * t247 + (weight1_3 * t73 - t94 * t237 - t48 * t273));
                let t289 = l * (t56 * t262 + (t85 * t239 - t67 * t243) - t42 * t287)
                    + (t58 * t280 + (t63 * t261 + t288 - j * t262) - t45 * t287);
                let t290 = t43 * (t49 * t272 + t289);
                let t291 = t276 - t279 + (t283 + (t285 - t286) - t290);
                let t292 = t49 * t235 + t43 * t236
                    + (u_steer * h_adjoint8 + weight1_3 * (l * t76) - t96 * t237);
                let t293 = h * (adjoint3 + rt::lit::<T>(0.5) * t291) + t292;
                Ok(rt::Variables {
                    state: rt::vector([
                        adjoint1,
                        adjoint2,
                        adjoint3 + t291,
                        adjoint4 + t290 - t283,
                        adjoint5 + t279 - t276,
                        adjoint6 + t65 * t260,
                        adjoint7 + inv_i * t293,
                        adjoint8,
                    ]),
                    inputs: rt::vector([
                        l * t284,
                        h_adjoint8 * t5 + h * (adjoint7 + k4 * t293),
                    ]),
                    parameters: (),
                    step: (),
                })
            }
        }

        impl<T: Scalar> rt::ChartedScheme for Scheme<T> {
            type Entry = rt::Chart<SMatrix<T, 8, 10>, SMatrix<T, 8, 7>>;
            type Exit = rt::Chart<SMatrix<T, 10, 8>, SMatrix<T, 7, 8>>;

            fn entry<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Entry, StepError> {
                let start = <Self as rt::Scheme>::state(setting, motion);
                let [[_, _, theta0, theta1, theta2]] = start.q().data.0;
                let [[x_dot, y_dot, _, theta1_dot, theta2_dot]] = start.w().data.0;
                let m = setting.system().parameters.M;
                let i = setting.system().parameters.I;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { twice_m, m_l, twice_m_l, k2, k3, m_l_2, k6, .. } = *setting
                    .scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
                let l_sin_theta1 = l * sin_theta1;
                let t1 = l_sin_theta1 * theta1_dot;
                let t2 = x_dot + t1;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let l_sin_theta2 = l * sin_theta2;
                let t3 = l_sin_theta2 * theta2_dot;
                let t4 = m_ * (t2 + t3);
                let t5 = t4 + m_ * t2;
                let l_cos_theta1 = l * cos_theta1;
                let t6 = theta1_dot * l_cos_theta1;
                let t7 = y_dot - t6;
                let l_cos_theta2 = l * cos_theta2;
                let t8 = theta2_dot * l_cos_theta2;
                let t9 = m_ * (t7 - t8);
                let t10 = m_ * t7 + t9;
                let t11 = j * theta1_dot + l_sin_theta1 * t5 - l_cos_theta1 * t10;
                let t12 = (sin_theta1 * sin_theta0 + cos_theta1 * cos_theta0) * t11;
                let t13 = sin_theta1 * cos_theta2;
                let t14 = sin_theta2 * cos_theta1;
                let t15 = t13 - t14;
                let t16 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let t17 = t16 * cos_theta0;
                let t18 = cos_theta1 * (sin_theta0 * t15 + t17);
                let t19 = j * theta2_dot + l_sin_theta2 * t4 - l_cos_theta2 * t9;
                let l_cos_theta0 = l * cos_theta0;
                let t20 = m * y_dot + t10;
                let l_sin_theta0 = l * sin_theta0;
                let t21 = m * x_dot + t5;
                let t22 = t12
                    + ((cos_theta2 * cos_theta0 - t18) * t19
                        + (l_cos_theta0 * t20 - l_sin_theta0 * t21));
                let t23 = cos_theta0 * t15 - t16 * sin_theta0;
                let t24 = cos_theta2 * sin_theta0 + cos_theta1 * t23;
                let t25 = m_ * t6;
                let t26 = m_ * t1;
                let t27 = t24 * (l_sin_theta2 * t25 - l_cos_theta2 * t26)
                    + rt::lit::<T>(2.0) * (l_cos_theta0 * t25 + l_sin_theta0 * t26);
                let t28 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
                let t29 = t28
                    * (l_sin_theta1 * (t10 + twice_m * t6)
                        + l_cos_theta1 * (t5 - twice_m * t1)) - t12;
                let t30 = t27
                    + (cos_theta1 * (t17 - sin_theta0 * (t14 - t13)) - sin_theta1 * t23)
                        * t19 + t29;
                let t31 = m_ * t3;
                let t32 = m_ * t8;
                let t33 = t24 * (l_cos_theta2 * (t4 - t31) + l_sin_theta2 * (t32 + t9))
                    + (t28 * (l_sin_theta1 * t32 - l_cos_theta1 * t31)
                        + (l_cos_theta0 * t32 + l_sin_theta0 * t31));
                let t34 = t33 - (t18 + sin_theta2 * sin_theta0) * t19;
                let m_l_sin_theta2 = m_l * sin_theta2;
                let t35 = m_l_sin_theta2 * t24
                    + (k6 * cos_theta0 + t28 * (twice_m_l * sin_theta1));
                let m_l_cos_theta2 = m_l * cos_theta2;
                let t36 = k6 * sin_theta0 - t28 * (twice_m_l * cos_theta1)
                    - m_l_cos_theta2 * t24;
                let m_l_cos_theta1 = m_l * cos_theta1;
                let sin_theta1_m_l = m_l * sin_theta1;
                let t37 = t24
                    * (m_l_cos_theta1 * l_cos_theta2 + sin_theta1_m_l * l_sin_theta2)
                    + (k2 * t28
                        + rt::lit::<T>(2.0)
                            * (sin_theta1_m_l * l_cos_theta0
                                - m_l_cos_theta1 * l_sin_theta0));
                let t38 = k3 * t24
                    + (t28
                        * (m_l_cos_theta2 * l_cos_theta1 + m_l_sin_theta2 * l_sin_theta1)
                        + (m_l_sin_theta2 * l_cos_theta0
                            - m_l_cos_theta2 * l_sin_theta0));
                let theta1_minus_theta0 = theta1 - theta0;
                let (t39, t40) = rt::sin_cos(theta1_minus_theta0);
                let t41 = l * t39;
                let t42 = t39 * t41;
                let t43 = l - t42;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t44, t45) = rt::sin_cos(theta2_minus_theta0);
                let t46 = l * t44;
                let t47 = t39 * t45 - t44 * t40;
                let t48 = t40 * t47;
                let t49 = t46 * t48;
                let t50 = m_ * (t43 + t49);
                let t51 = t50 + m_ * t43;
                let t52 = l * t45;
                let t53 = l * t40;
                let t54 = t39 * t53;
                let t55 = t52 * t48;
                let t56 = m_ * (t54 - t55);
                let t57 = j * t48 + t46 * t50 - t52 * t56;
                let t58 = t56 + m_ * t54;
                let t59 = t41 * t51 - j * t39 - t53 * t58;
                let t60 = rt::lit::<T>(1.0)
                    / (l * (m_l_2 + t51) + t48 * t57 - t39 * t59);
                let t61 = t60
                    * (t28 * t11
                        + (t24 * t19 + (l_cos_theta0 * t21 + l_sin_theta0 * t20)));
                let t62 = t40 * t59;
                let t63 = t54 + t40 * t41;
                let t64 = t39 * t47;
                let t65 = m_ * (t63 + t46 * t64 - t55);
                let t66 = t52 * t50;
                let t67 = t46 * t56;
                let t68 = t40 * t53;
                let t69 = t42 - t68;
                let t70 = m_ * (t69 - t49 - t52 * t64);
                let t71 = t62 + t48 * (t46 * t65 - t66 + (j * t64 - t67 - t52 * t70));
                let t72 = m_ * t63;
                let t73 = t72 + t65;
                let t74 = t53 * t51;
                let t75 = j * t40;
                let t76 = t41 * t58;
                let t77 = t39 * (t41 * t73 - t74 + (t75 - t76 - t53 * (m_ * t69 + t70)));
                let t78 = t61 * (t60 * (t71 + (t57 * t64 + l * t73 - t77)));
                let t79 = t40 * t61;
                let t80 = t22 + t38 * (t64 * t61 - t48 * t78)
                    - t35 * (l_sin_theta0 * t61 + l_cos_theta0 * t78);
                let t81 = t36 * (l_cos_theta0 * t61 - l_sin_theta0 * t78)
                    + t37 * (t79 + t39 * t78) + t80;
                let t82 = t40 * (t39 * t44 + t40 * t45);
                let t83 = t82 - t64;
                let t84 = m_ * (t46 * t83 - t63);
                let t85 = t68 - t42;
                let t86 = m_ * (t85 - t52 * t83);
                let t87 = t84 - t72;
                let t88 = t39 * (t74 + t41 * t87 + (t76 - t75 - t53 * (t86 + m_ * t85)));
                let t89 = t48 * (j * t83 + t46 * t84 - t52 * t86) - t62
                    + (l * t87 + t57 * t83 - t88);
                let t90 = t61 * (t60 * t89);
                let t91 = l_cos_theta0 * t35 + l_sin_theta0 * t36;
                let t92 = t37 * (t39 * t90 - t79)
                    + (t38 * (t83 * t61 - t48 * t90) + (t30 - t91 * t90));
                let t93 = t55 - t46 * t82;
                let t94 = m_ * t93;
                let t95 = m_ * (t49 + t52 * t82);
                let t96 = t48 * (t66 + t46 * t94 + (t67 - j * t82 - t52 * t95))
                    + (m_l * t93 - t39 * (t41 * t94 - t53 * t95) - t57 * t82);
                let t97 = t61 * (t60 * t96);
                let t98 = t39 * t37;
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t22,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t30,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            t34,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t35,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t36,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            i,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t37,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t38,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    momenta: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t81,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t92,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            t34 + t97 * (t98 - t91) - t38 * (t82 * t61 + t48 * t97),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t60 * (t91 + (t48 * t38 - t98)),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }

            fn exit<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Exit, StepError> {
                let [_, _, theta0, theta1, theta2, rho1, _, _, _, _] = motion.carried;
                let m = setting.system().parameters.M;
                let m_ = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let l = setting.system().parameters.l;
                let Scheme { m_l, inv_i, m_l_2, .. } = *setting.scheme();
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
                let t9 = t1 * t7 - t6 * t2;
                let t10 = t2 * t9;
                let t11 = t8 * t10;
                let t12 = m_ * (t5 + t11);
                let t13 = t12 + m_ * t5;
                let t14 = l * t7;
                let t15 = l * t2;
                let t16 = t1 * t15;
                let t17 = t14 * t10;
                let t18 = m_ * (t16 - t17);
                let t19 = j * t10 + t8 * t12 - t14 * t18;
                let t20 = t18 + m_ * t16;
                let t21 = t3 * t13 - j * t1 - t15 * t20;
                let t22 = rt::lit::<T>(1.0) / (l * (m_l_2 + t13) + t10 * t19 - t1 * t21);
                let t23 = rho1 * t22;
                let t24 = l_sin_theta0 * t23;
                let l_cos_theta0 = l * cos_theta0;
                let t25 = t2 * t21;
                let t26 = t16 + t2 * t3;
                let t27 = t1 * t9;
                let t28 = m_ * (t26 + t8 * t27 - t17);
                let t29 = t14 * t12;
                let t30 = t8 * t18;
                let t31 = t2 * t15;
                let t32 = t4 - t31;
                let t33 = m_ * (t32 - t11 - t14 * t27);
                let t34 = t25 + t10 * (t8 * t28 - t29 + (j * t27 - t30 - t14 * t33));
                let t35 = m_ * t26;
                let t36 = t35 + t28;
                let t37 = t15 * t13;
                let t38 = j * t2;
                let t39 = t3 * t20;
                let t40 = t1 * (t3 * t36 - t37 + (t38 - t39 - t15 * (m_ * t32 + t33)));
                let t41 = t22 * (t34 + (t19 * t27 + l * t36 - t40)) * t23;
                let t42 = t24 + l_cos_theta0 * t41;
                let t43 = t2 * (t1 * t6 + t2 * t7);
                let t44 = t43 - t27;
                let t45 = m_ * (t8 * t44 - t26);
                let t46 = t31 - t4;
                let t47 = m_ * (t46 - t14 * t44);
                let t48 = t45 - t35;
                let t49 = t1 * (t37 + t3 * t48 + (t39 - t38 - t15 * (t47 + m_ * t46)));
                let t50 = t10 * (j * t44 + t8 * t45 - t14 * t47) - t25
                    + (l * t48 + t19 * t44 - t49);
                let t51 = t22 * t50 * t23;
                let t52 = l_cos_theta0 * t51;
                let t53 = t17 - t8 * t43;
                let t54 = m_ * t53;
                let t55 = m_ * (t11 + t14 * t43);
                let t56 = t10 * (t29 + t8 * t54 + (t30 - j * t43 - t14 * t55))
                    + (m_l * t53 - t1 * (t3 * t54 - t15 * t55) - t19 * t43);
                let t57 = t22 * t56 * t23;
                let t58 = l_cos_theta0 * t57;
                let t59 = l_cos_theta0 * t22;
                let t60 = l_cos_theta0 * t23;
                let t61 = t60 - l_sin_theta0 * t41;
                let t62 = l_sin_theta0 * t51;
                let t63 = l_sin_theta0 * t57;
                let t64 = l_sin_theta0 * t22;
                let t65 = t2 * t23;
                let t66 = t65 + t1 * t41;
                let t67 = t1 * t51 - t65;
                let t68 = t1 * t57;
                let t69 = t1 * t22;
                let t70 = t27 * t23 - t10 * t41;
                let t71 = t44 * t23 - t10 * t51;
                let t72 = t43 * t23 + t10 * t57;
                let t73 = t10 * t22;
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let t74 = sin_theta1 * cos_theta2;
                let t75 = sin_theta2 * cos_theta1;
                let t76 = t74 - t75;
                let t77 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
                let t78 = cos_theta0 * t76 - t77 * sin_theta0;
                let t79 = cos_theta2 * sin_theta0 + cos_theta1 * t78;
                let l_sin_theta2 = l * sin_theta2;
                let l_sin_theta1 = l * sin_theta1;
                let t80 = l_sin_theta1 * t66 - t42;
                let t81 = m_ * (t80 + l_sin_theta2 * t70);
                let l_cos_theta2 = l * cos_theta2;
                let l_cos_theta1 = l * cos_theta1;
                let t82 = t61 - l_cos_theta1 * t66;
                let t83 = m_ * (t82 - l_cos_theta2 * t70);
                let t84 = t1 * t23;
                let t85 = l_sin_theta1 * t84;
                let t86 = t60 - t85;
                let t87 = t10 * t23;
                let t88 = l_sin_theta2 * t87;
                let t89 = m_ * (t86 + t88);
                let t90 = t89 + m_ * t86;
                let t91 = l_cos_theta1 * t84;
                let t92 = t24 + t91;
                let t93 = l_cos_theta2 * t87;
                let t94 = m_ * (t92 - t93);
                let t95 = t94 + m_ * t92;
                let t96 = (sin_theta1 * sin_theta0 + cos_theta1 * cos_theta0)
                    * (l_sin_theta1 * t90 - j * t84 - l_cos_theta1 * t95);
                let t97 = t77 * cos_theta0;
                let t98 = cos_theta1 * (sin_theta0 * t76 + t97);
                let t99 = j * t87 + l_sin_theta2 * t89 - l_cos_theta2 * t94;
                let t100 = t79 * (j * t70 + l_sin_theta2 * t81 - l_cos_theta2 * t83)
                    + (t96 + (cos_theta2 * cos_theta0 - t98) * t99);
                let t101 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
                let t102 = t81 + m_ * t80;
                let t103 = t83 + m_ * t82;
                let t104 = l_sin_theta0 * (t103 + (m * (t61 - t60) - t90))
                    + l_cos_theta0 * (t102 + (t95 + m * (t24 - t42)));
                let t105 = l_sin_theta1 * t67 - (t91 + t52);
                let t106 = m_ * (t105 + l_sin_theta2 * t71);
                let t107 = t106 + m_ * t105;
                let t108 = l_cos_theta1 * t67 + (t85 + t62);
                let t109 = m_ * (t108 + l_cos_theta2 * t71);
                let t110 = t109 + m_ * t108;
                let t111 = l_cos_theta0 * (t107 - m * t52)
                    + (cos_theta1 * (t97 - sin_theta0 * (t75 - t74)) - sin_theta1 * t78)
                        * t99;
                let t112 = t79 * (l_cos_theta2 * t109 + (l_sin_theta2 * t106 + j * t71))
                    + t111 - (t96 + l_sin_theta0 * (t110 + m * t62));
                let t113 = t101
                    * (l_sin_theta1 * (t95 + t107)
                        + (l_cos_theta1 * (t90 + t110) + j * t67)) + t112;
                let t114 = l_sin_theta1 * t68 - t58;
                let t115 = m_ * (t93 + t114 - l_sin_theta2 * t72);
                let t116 = t115 + m_ * t114;
                let t117 = t63 + l_cos_theta1 * t68;
                let t118 = m_ * (t117 - t88 - l_cos_theta2 * t72);
                let t119 = t118 + m_ * t117;
                let t120 = l_cos_theta0 * (t116 - m * t58)
                    - (t98 + sin_theta2 * sin_theta0) * t99
                    - l_sin_theta0 * (t119 + m * t63);
                let t121 = t79
                    * (l_cos_theta2 * (t89 + t118)
                        + (l_sin_theta2 * (t94 + t115) - j * t72))
                    + t101 * (l_cos_theta1 * t119 + (l_sin_theta1 * t116 + j * t68));
                let t122 = t59 - l_sin_theta1 * t69;
                let t123 = m_ * (t122 + l_sin_theta2 * t73);
                let t124 = t123 + m_ * t122;
                let t125 = t64 + l_cos_theta1 * t69;
                let t126 = m_ * (t125 - l_cos_theta2 * t73);
                let t127 = t126 + m_ * t125;
                let t128 = t79 * (j * t73 + l_sin_theta2 * t123 - l_cos_theta2 * t126)
                    + (l_cos_theta0 * (t124 + m * t59)
                        + l_sin_theta0 * (t127 + m * t64));
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            -t42,
                            t61,
                            rt::lit::<T>(0.0),
                            t66,
                            t70,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            -t52,
                            -t62,
                            rt::lit::<T>(0.0),
                            t67,
                            t71,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            -t58,
                            -t63,
                            rt::lit::<T>(0.0),
                            t68,
                            -t72,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t59,
                            t64,
                            rt::lit::<T>(0.0),
                            -t69,
                            t73,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            inv_i,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    momenta: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t100
                                + (t101
                                    * (j * t66 + l_sin_theta1 * t102 - l_cos_theta1 * t103)
                                    + t104),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t113,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            t120 + t121,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t101 * (l_sin_theta1 * t124 - j * t69 - l_cos_theta1 * t127)
                                + t128,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }
        }

        impl<T: Scalar> rt::CurvedScheme for Scheme<T> {
            type Second = rt::Second<
                SMatrix<T, 8, 8>,
                SMatrix<T, 8, 2>,
                SMatrix<T, 2, 2>,
            >;

            fn second<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                adjoint: &Self::Numbers,
            ) -> Result<Self::Second, StepError> {
                let [[adjoint1, adjoint2, _, adjoint4, adjoint5, adjoint6, _, adjoint8],
                ] = adjoint.data.0;
                let tally = motion.tally;
                let [[u_drive, u_steer]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, _, _] = motion.carried;
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
                    k4,
                    k5,
                    half_j,
                    half_l,
                    quarter_m,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    k7,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    l_h_over_i,
                    half_l_h_over_i,
                    k8,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k9,
                    k10,
                    half_h_h_over_i,
                    k12,
                    half_h_squared,
                    minus_half_h_over_i,
                    quarter_h,
                    k13,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + half_h * u_steer;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = k4 * t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = half_h * theta1_rate + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + half_h * rho1_rate;
                    let t45 = l * t42;
                    let t46 = t42 * t45;
                    let t47 = l - t46;
                    let t48 = half_h * theta2_rate + t4;
                    let (t49, t50) = rt::sin_cos(t48);
                    let t51 = l * t49;
                    let t52 = t42 * t50;
                    let t53 = t49 * t43;
                    let t54 = t52 - t53;
                    let t55 = t43 * t54;
                    let t56 = t51 * t55;
                    let t57 = t47 + t56;
                    let t58 = m_ * t57;
                    let t59 = t58 + m_ * t47;
                    let t60 = l * t50;
                    let t61 = l * t43;
                    let t62 = t42 * t61;
                    let t63 = t60 * t55;
                    let t64 = t62 - t63;
                    let t65 = m_ * t64;
                    let t66 = j * t55 + t51 * t58 - t60 * t65;
                    let t67 = t65 + m_ * t62;
                    let t68 = t45 * t59 - j * t42 - t61 * t67;
                    let t69 = l * (m_l_2 + t59) + t55 * t66 - t42 * t68;
                    let t257 = t44 / t69;
                    let t258 = t42 * t257;
                    let t259 = t55 * t257;
                    let t260 = l * t257 - t45 * t258;
                    let t261 = m_ * (t260 + t51 * t259);
                    let t262 = t61 * t258;
                    let t263 = m_ * (t262 - t60 * t259);
                    let t105 = t5 * t50;
                    let t264 = t42 * t258;
                    let t109 = t42 * t49 + t43 * t50;
                    let t110 = t5 * t109;
                    let t265 = t43 * t258;
                    let t266 = t43
                        * (t49 * (t264 + t42 * t259)
                            + (t110 + t50 * (t265 + t43 * t259)));
                    let t267 = (t51 * t261 + (j * t259 - t60 * t263))
                        * (t105 + t54 * t264 - t266);
                    let t268 = t263 + m_ * t262;
                    let t98 = t5 * t43;
                    let t269 = (t45 * (t261 + m_ * t260) - (j * t258 + t61 * t268))
                        * (t98 + t265);
                    let t82 = l_m_l * t50;
                    let t85 = k1 * t54;
                    let t76 = twice_l_m_l * t43;
                    let t74 = t53 - t52;
                    let t75 = k1 * t74;
                    let t270 = (t257 * t82 - t85 * t258) * (t55 * t259)
                        + (l_u_drive + t264 * (t257 * t76 + t75 * t259));
                    solution1.update([-t258, t259, t267 + (t269 + (t6 * t268 + t270))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t8, t9) = rt::sin_cos(theta1_minus_theta0);
                            let t10 = l * t8;
                            let t11 = l - t8 * t10;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t12, t13) = rt::sin_cos(theta2_minus_theta0);
                            let t14 = l * t12;
                            let t15 = t8 * t13;
                            let t16 = t12 * t9;
                            let t17 = t15 - t16;
                            let t18 = t9 * t17;
                            let t19 = m_ * (t11 + t14 * t18);
                            let t20 = t19 + m_ * t11;
                            let t21 = l * t13;
                            let t22 = l * t9;
                            let t23 = t8 * t22;
                            let t24 = m_ * (t23 - t21 * t18);
                            let t25 = l * (m_l_2 + t20)
                                + t18 * (j * t18 + t14 * t19 - t21 * t24);
                            let t26 = t25
                                - t8 * (t10 * t20 - j * t8 - t22 * (t24 + m_ * t23));
                            let t27 = rho1 / t26;
                            let t28 = t8 * t27;
                            let t29 = t18 * t27;
                            let t30 = l * t27 - t10 * t28;
                            let t31 = m_ * (t30 + t14 * t29);
                            let t32 = t22 * t28;
                            let t33 = m_ * (t32 - t21 * t29);
                            let rho2_inv_i = inv_i * rho2;
                            let t34 = t8 * t28;
                            let t35 = t9 * t28;
                            let t36 = t12 * (t34 + t8 * t29)
                                + ((t8 * t12 + t9 * t13) * rho2_inv_i
                                    + t13 * (t35 + t9 * t29));
                            let t37 = (t14 * t31 + (j * t29 - t21 * t33))
                                * (t13 * rho2_inv_i + t17 * t34 - t9 * t36);
                            let t38 = t33 + m_ * t32;
                            let t39 = (t10 * (t31 + m_ * t30) - (j * t28 + t22 * t38))
                                * (t9 * rho2_inv_i + t35);
                            let t40 = (t27 * (l_m_l * t13) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (twice_l_m_l * t9)));
                            [-t28, t29, t37 + (t39 + (t38 * (l_over_i * rho2) + t40))]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = half_h * theta1_rate + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + half_h * rho1_rate;
                            let t45 = l * t42;
                            let t46 = t42 * t45;
                            let t47 = l - t46;
                            let t48 = half_h * theta2_rate + t4;
                            let (t49, t50) = rt::sin_cos(t48);
                            let t51 = l * t49;
                            let t52 = t42 * t50;
                            let t53 = t49 * t43;
                            let t54 = t52 - t53;
                            let t55 = t43 * t54;
                            let t56 = t51 * t55;
                            let t57 = t47 + t56;
                            let t58 = m_ * t57;
                            let t59 = t58 + m_ * t47;
                            let t60 = l * t50;
                            let t61 = l * t43;
                            let t62 = t42 * t61;
                            let t63 = t60 * t55;
                            let t64 = t62 - t63;
                            let t65 = m_ * t64;
                            let t66 = j * t55 + t51 * t58 - t60 * t65;
                            let t67 = t65 + m_ * t62;
                            let t68 = t45 * t59 - j * t42 - t61 * t67;
                            let t69 = l * (m_l_2 + t59) + t55 * t66 - t42 * t68;
                            let t70 = rt::lit::<T>(1.0) / t69;
                            let t71 = t44 * t70;
                            let t72 = t42 * t71;
                            let t73 = t55 * t71;
                            let t74 = t53 - t52;
                            let t75 = k1 * t74;
                            let t76 = twice_l_m_l * t43;
                            let t77 = t75 * t73 + t71 * t76;
                            let t78 = t72 * t77;
                            let t79 = t61 * t72;
                            let t80 = m_ * (t79 - t60 * t73);
                            let t81 = t80 + m_ * t79;
                            let t82 = l_m_l * t50;
                            let t83 = t71 * t82;
                            let t84 = t73 * t83;
                            let t85 = k1 * t54;
                            let t86 = t85 * t73;
                            let t87 = t72 * t86;
                            let t88 = t84 - t87;
                            let t89 = l * t71;
                            let t90 = t89 - t45 * t72;
                            let t91 = m_ * (t90 + t51 * t73);
                            let t92 = t91 + m_ * t90;
                            let t93 = t45 * t92;
                            let t94 = j * t72;
                            let t95 = t61 * t81;
                            let t96 = t93 - (t94 + t95);
                            let t97 = t43 * t72;
                            let t98 = t5 * t43;
                            let t99 = t97 + t98;
                            let t100 = rho1_rate - l_u_drive - t42 * t78
                                - (t6 * t81 + t55 * t88) - t96 * t99;
                            let t101 = t51 * t91;
                            let t102 = j * t73;
                            let t103 = t60 * t80;
                            let t104 = t101 + (t102 - t103);
                            let t105 = t5 * t50;
                            let t106 = t42 * t72;
                            let t107 = t49 * t73;
                            let t108 = t50 * t73;
                            let t109 = t42 * t49 + t43 * t50;
                            let t110 = t5 * t109;
                            let t111 = t50 * t97 + t42 * t107
                                + (t49 * t106 + (t43 * t108 + t110));
                            let t112 = t105 + t54 * t106 - t43 * t111;
                            let t113 = half_h * t43;
                            let t114 = t71 * t113;
                            let t115 = h * t43;
                            let t116 = h * t42;
                            let t117 = t50 * t115 + t49 * t116;
                            let t118 = rt::lit::<T>(0.5) * t117;
                            let t119 = t43 * t118;
                            let t120 = half_h * t42;
                            let t121 = t54 * t120;
                            let t122 = t119 - t121;
                            let t123 = j * t122;
                            let t124 = l_h * t43;
                            let t125 = t45 * t115 + t42 * t124;
                            let t126 = rt::lit::<T>(0.5) * t125;
                            let t127 = m_ * (t51 * t122 - t126);
                            let t128 = t123 + t51 * t127;
                            let t129 = l_h * t42;
                            let t130 = t61 * t115 - t42 * t129;
                            let t131 = t60 * t122;
                            let t132 = m_ * (rt::lit::<T>(0.5) * t130 - t131);
                            let t133 = half_m * t125;
                            let t134 = t127 - t133;
                            let t135 = t66 * t122;
                            let t136 = t68 * t113;
                            let t137 = l * t134 + t135 - t136;
                            let t138 = k7 * t43;
                            let t139 = t45 * t134;
                            let t140 = rt::lit::<T>(0.5) * (t59 * t124 + t67 * t129)
                                - t138 + (t139 - t61 * (t132 + half_m * t130));
                            let t141 = t71
                                * (t70 * (t55 * (t128 - t60 * t132) + t137 - t42 * t140));
                            let t142 = t114 - t42 * t141;
                            let t143 = half_l_h * t50;
                            let t144 = t55 * t143;
                            let t145 = h * t49;
                            let t146 = h * t50;
                            let t147 = t42 * t145 + t43 * t146;
                            let t148 = rt::lit::<T>(0.5) * t147;
                            let t149 = t43 * t148;
                            let t150 = t51 * t149;
                            let t151 = t144 - t150;
                            let t152 = m_ * t151;
                            let t153 = t51 * t152;
                            let t154 = j * t149;
                            let t155 = l_h * t50;
                            let t156 = l_h * t49;
                            let t157 = half_l_h * t49;
                            let t158 = m_ * (t55 * t157 + t60 * t149);
                            let t159 = t60 * t158;
                            let t160 = t66 * t149;
                            let t161 = t61 * t158;
                            let t162 = t45 * t152 - t161;
                            let t163 = m_l * t151 - t160 - t42 * t162;
                            let t164 = t55
                                * (t153 - t154
                                    + (rt::lit::<T>(0.5) * (t58 * t155 + t65 * t156) - t159))
                                + t163;
                            let t165 = t71 * (t70 * t164);
                            let t166 = t42 * t165;
                            let t167 = h * t70;
                            let t168 = t42 * t167;
                            let t169 = rt::lit::<T>(0.5) * t168;
                            let t170 = t55 * t141;
                            let t171 = t122 * t71;
                            let t172 = t149 * t71;
                            let t173 = t172 + t55 * t165;
                            let t174 = t55 * t167;
                            let t175 = rt::lit::<T>(-0.5) * t174;
                            let t176 = t171 - t170;
                            let t177 = l * t141;
                            let t178 = half_l_h * t43;
                            let t179 = t72 * t178;
                            let t180 = t45 * t142 + (t177 + t179);
                            let t181 = m_ * (t51 * t176 - t180);
                            let t182 = half_l_h * t42;
                            let t183 = t72 * t182;
                            let t184 = t61 * t142 - t183;
                            let t185 = m_ * (t184 - t60 * t176);
                            let t186 = k5 * t117;
                            let t187 = t73 * t186;
                            let t188 = t71 * t182;
                            let t189 = t77 * t142
                                + t72
                                    * (t75 * t176 - t187 - twice_m_l * (t188 + t43 * t177));
                            let t190 = t185 + m_ * t184;
                            let t191 = t120 * t72;
                            let t192 = t43 * t142 - t191;
                            let t193 = t116 * t7;
                            let t194 = t83 * t176 - t108 * (l_m_l * t141) - t86 * t142
                                - t72 * (t187 + t85 * t176);
                            let t195 = t122 * t88 + t78 * t113;
                            let t196 = t42 * t189 + t6 * t190
                                + (t96 * (t192 - t193) + (t55 * t194 + t195));
                            let t197 = rt::lit::<T>(0.5) * (t124 * t92 + t129 * t81);
                            let t198 = t99
                                * (t45 * (t181 - m_ * t180) - j * t142
                                    + (t197 - t61 * t190));
                            let t199 = t120 * t111;
                            let t200 = t118 * t106;
                            let t201 = t72 * t113;
                            let t202 = t201 + t42 * t142;
                            let t203 = t49 * t115 - t50 * t116;
                            let t204 = rt::lit::<T>(0.5) * (t115 * t107 - t116 * t108);
                            let t205 = t50 * (t192 + t43 * t176)
                                + (t49 * (t202 + t42 * t176) + (t7 * t203 + t204));
                            let t206 = t112 * (j * t176 + t51 * t181 - t60 * t185) + t196
                                + (t198 + t104 * (t199 + (t200 + t54 * t202) - t43 * t205));
                            let t207 = half_h * t50;
                            let t208 = t73 * t207;
                            let t209 = t42 * t146 - t43 * t145;
                            let t210 = t43 * t166;
                            let t211 = rt::lit::<T>(0.5) * (t146 * t106 - t145 * t97);
                            let t212 = t42 * t166;
                            let t213 = half_h * t49;
                            let t214 = t73 * t213;
                            let t215 = t42 * (t208 - t49 * t173)
                                + (t7 * t209 - t50 * t210)
                                + (t211 - t49 * t212 - t43 * (t214 + t50 * t173));
                            let t216 = t145 * t7 + t148 * t106;
                            let t217 = l * t165;
                            let t218 = t45 * t166 - t217;
                            let t219 = t143 * t73;
                            let t220 = m_ * (t218 + t219 - t51 * t173);
                            let t221 = t157 * t73;
                            let t222 = t61 * t166;
                            let t223 = m_ * (t60 * t173 + (t221 - t222));
                            let t224 = t223 - m_ * t222;
                            let t225 = t104 * (t43 * t215 + (t54 * t212 + t216))
                                - t99
                                    * (t45 * (t220 + m_ * t218) + (j * t166 - t61 * t224));
                            let t226 = t149 * t88;
                            let t227 = k5 * t147;
                            let t228 = t73 * t227;
                            let t229 = t157 * t71;
                            let t230 = m_l * t73;
                            let t231 = t72 * (t228 + t85 * t173)
                                + (t86 * t166 - t83 * t173 - (t229 + t50 * t217) * t230);
                            let t232 = t42
                                * (t72 * (t228 - t76 * t165 - t75 * t173) - t77 * t166)
                                + t55 * t231;
                            let t233 = rt::lit::<T>(0.5) * (t155 * t91 + t156 * t80);
                            let t234 = t96 * t210 + (t226 - t6 * t224) - t232
                                - t112 * (t51 * t220 + t233 - (j * t173 + t60 * t223));
                            let t235 = t174 * (k5 * t74) + t70 * (m_l_l_h * t43);
                            let t236 = t77 * t169 + t72 * t235;
                            let t237 = t42 * t236;
                            let t238 = t61 * t168;
                            let t239 = half_m * (t238 - t60 * t174);
                            let t240 = t239 + half_m * t238;
                            let t241 = t6 * t240;
                            let t242 = t86 * t168;
                            let t243 = t55
                                * (t108 * (half_m_l_l_h * t70)
                                    + rt::lit::<T>(0.5) * (t174 * (t83 - t85 * t72) - t242));
                            let t244 = l_h * t70;
                            let t245 = t244 - t45 * t168;
                            let t246 = m_
                                * (rt::lit::<T>(0.5) * t245 + t174 * (half_l * t49));
                            let t247 = t51 * t246 + (half_j * t174 - t60 * t239);
                            let t248 = t112 * t247;
                            let t249 = t246 + half_m * t245;
                            let t250 = t45 * t249 - (half_j * t168 + t61 * t240);
                            let t251 = t99 * t250;
                            let t252 = t42 * t168;
                            let t253 = t43 * t168;
                            let t254 = t54 * t252
                                - t43
                                    * (t49 * (t252 + t42 * t174) + t50 * (t253 + t43 * t174));
                            let t255 = rt::lit::<T>(0.5) * t253;
                            let t256 = rt::lit::<T>(1.0) - t237 - t241 - t243 - t248
                                - (t251 + (t104 * (rt::lit::<T>(0.5) * t254) + t96 * t255));
                            (
                                [theta1_rate + t72, theta2_rate - t73, t100 - t104 * t112],
                                [
                                    [t142 + rt::lit::<T>(1.0), -t166, t169],
                                    [t170 - t171, t173 + rt::lit::<T>(1.0), t175],
                                    [-t206, t225 + t234, t256],
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
                let minus_l = -l;
                let t41 = half_h * theta1_rate + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = t42 * t45;
                let t47 = l - t46;
                let t48 = half_h * theta2_rate + t4;
                let (t49, t50) = rt::sin_cos(t48);
                let t51 = l * t49;
                let t52 = t42 * t50;
                let t53 = t49 * t43;
                let t54 = t52 - t53;
                let t55 = t43 * t54;
                let t56 = t51 * t55;
                let t57 = t47 + t56;
                let t58 = m_ * t57;
                let t59 = t58 + m_ * t47;
                let t60 = l * t50;
                let t61 = l * t43;
                let t62 = t42 * t61;
                let t63 = t60 * t55;
                let t64 = t62 - t63;
                let t65 = m_ * t64;
                let t66 = j * t55 + t51 * t58 - t60 * t65;
                let t67 = t65 + m_ * t62;
                let t68 = t45 * t59 - j * t42 - t61 * t67;
                let t69 = l * (m_l_2 + t59) + t55 * t66 - t42 * t68;
                let t70 = rt::lit::<T>(1.0) / t69;
                let t167 = h * t70;
                let t168 = t42 * t167;
                let t169 = rt::lit::<T>(0.5) * t168;
                let t174 = t55 * t167;
                let t175 = rt::lit::<T>(-0.5) * t174;
                let t44 = rho1 + half_h * rho1_rate;
                let t71 = t44 * t70;
                let t271 = t43 * t71;
                let t272 = t43 * t68;
                let t273 = t62 + t43 * t45;
                let t274 = t42 * t54;
                let t275 = m_ * (t273 + t51 * t274 - t63);
                let t276 = t60 * t58;
                let t277 = t51 * t65;
                let t278 = t43 * t61;
                let t279 = t46 - t278;
                let t280 = m_ * (t279 - t56 - t60 * t274);
                let t281 = t272
                    + t55 * (t51 * t275 - t276 + (j * t274 - t277 - t60 * t280));
                let t282 = m_ * t273;
                let t283 = t275 + t282;
                let t284 = t61 * t59;
                let t285 = j * t43;
                let t286 = t45 * t67;
                let t287 = t42
                    * (t45 * t283 - t284 + (t285 - t286 - t61 * (t280 + m_ * t279)));
                let t288 = t71 * (t70 * (t281 + (l * t283 + t66 * t274 - t287)));
                let t289 = -(t271 + t42 * t288);
                let t290 = t55 * t288 - t71 * t274;
                let t109 = t42 * t49 + t43 * t50;
                let t291 = t43 * t109;
                let t292 = t291 - t274;
                let t293 = m_ * (t51 * t292 - t273);
                let t294 = t278 - t46;
                let t295 = m_ * (t294 - t60 * t292);
                let t296 = t293 - t282;
                let t297 = t42
                    * (t284 + t45 * t296 + (t286 - t285 - t61 * (t295 + m_ * t294)));
                let t298 = t55 * (j * t292 + t51 * t293 - t60 * t295) - t272
                    + (l * t296 + t66 * t292 - t297);
                let t299 = t71 * (t70 * t298);
                let t300 = t271 - t42 * t299;
                let t301 = t55 * t299 - t71 * t292;
                let t302 = t63 - t51 * t291;
                let t303 = m_ * t302;
                let t304 = m_ * (t56 + t60 * t291);
                let t305 = t55 * (t276 + t51 * t303 + (t277 - j * t291 - t60 * t304))
                    + (m_l * t302 - t42 * (t45 * t303 - t61 * t304) - t66 * t291);
                let t306 = t71 * (t70 * t305);
                let t307 = -(t42 * t306);
                let t308 = t71 * t291 + t55 * t306;
                let t309 = t42 * t70;
                let t310 = -(t55 * t70);
                let t311 = half_h_over_i * t43;
                let t312 = rt::lit::<T>(0.5) * t43;
                let t313 = h_over_i * t43;
                let t314 = t42 * (h_over_i * t49) + t43 * (h_over_i * t50)
                    - (t50 * t313 + t49 * (h_over_i * t42));
                let t315 = t54 * (half_h_over_i * t42) + t312 * t314;
                let t316 = l_h_over_i * t43;
                let t317 = t45 * t313 + t42 * t316;
                let t318 = m_
                    * (t51 * t315
                        + (rt::lit::<T>(0.5) * t317 - t55 * (half_l_h_over_i * t50)));
                let t319 = l_h_over_i * t42;
                let t320 = t42 * t319 - t61 * t313;
                let t321 = m_
                    * (rt::lit::<T>(0.5) * t320 - t55 * (half_l_h_over_i * t49)
                        - t60 * t315);
                let t322 = j * t315
                    - rt::lit::<T>(0.5)
                        * (t58 * (l_h_over_i * t50) + t65 * (l_h_over_i * t49))
                    + (t51 * t318 - t60 * t321);
                let t323 = t318 + half_m * t317;
                let t324 = k8 * t43 - rt::lit::<T>(0.5) * (t59 * t316 + t67 * t319)
                    + (t45 * t323 - t61 * (t321 + half_m * t320));
                let t325 = t55 * t322 + (t68 * t311 + (l * t323 + t66 * t315))
                    - t42 * t324;
                let t326 = t71 * (t70 * t325);
                let t327 = -(t71 * t311 + t42 * t326);
                let t328 = t55 * t326 - t71 * t315;
                let t329 = quarter_h_h_over_i * t43;
                let t330 = h_h_over_i * t43;
                let t331 = t42 * (h_h_over_i * t49) + t43 * (h_h_over_i * t50)
                    - (t50 * t330 + t49 * (h_h_over_i * t42));
                let t332 = t54 * (quarter_h_h_over_i * t42)
                    + t331 * (rt::lit::<T>(0.25) * t43);
                let t333 = l_h_h_over_i * t43;
                let t334 = t45 * t330 + t42 * t333;
                let t335 = m_
                    * (t51 * t332
                        + (rt::lit::<T>(0.25) * t334
                            - t55 * (quarter_l_h_h_over_i * t50)));
                let t336 = l_h_h_over_i * t42;
                let t337 = t42 * t336 - t61 * t330;
                let t338 = m_
                    * (rt::lit::<T>(0.25) * t337 - t55 * (quarter_l_h_h_over_i * t49)
                        - t60 * t332);
                let t339 = j * t332
                    - rt::lit::<T>(0.25)
                        * (t58 * (l_h_h_over_i * t50) + t65 * (l_h_h_over_i * t49))
                    + (t51 * t335 - t60 * t338);
                let t340 = t335 + quarter_m * t334;
                let t341 = k9 * t43 - rt::lit::<T>(0.25) * (t59 * t333 + t67 * t336)
                    + (t45 * t340 - t61 * (t338 + quarter_m * t337));
                let t342 = t55 * t339 + (t68 * t329 + (l * t340 + t66 * t332))
                    - t42 * t341;
                let t343 = t71 * (t70 * t342);
                let t344 = -(t71 * t329 + t42 * t343);
                let t345 = t55 * t343 - t71 * t332;
                let t346 = t69 * t69;
                let t347 = rt::lit::<T>(1.0) / t346;
                let t348 = t44 * t347;
                let t72 = t42 * t71;
                let t97 = t43 * t72;
                let t98 = t5 * t43;
                let t99 = t97 + t98;
                let t349 = t45 * t99;
                let t105 = t5 * t50;
                let t106 = t42 * t72;
                let t73 = t55 * t71;
                let t107 = t49 * t73;
                let t108 = t50 * t73;
                let t110 = t5 * t109;
                let t111 = t50 * t97 + t42 * t107 + (t49 * t106 + (t43 * t108 + t110));
                let t112 = t105 + t54 * t106 - t43 * t111;
                let t350 = m_ * (t349 + t51 * t112);
                let t351 = t350 + m_ * t349;
                let t352 = t45 * t351;
                let t79 = t61 * t72;
                let t80 = m_ * (t79 - t60 * t73);
                let t103 = t60 * t80;
                let t102 = j * t73;
                let t89 = l * t71;
                let t90 = t89 - t45 * t72;
                let t91 = m_ * (t90 + t51 * t73);
                let t101 = t51 * t91;
                let t353 = t102 + t101;
                let t354 = t103 - t353;
                let t355 = t353 - t103;
                let t356 = t43 * t355;
                let t357 = t49 * t356;
                let t358 = t54 * t354 + t357;
                let t359 = t61 * t99;
                let t360 = t359 - t6;
                let t361 = t60 * t112;
                let t362 = m_ * (t360 + t361);
                let t363 = t362 + m_ * t360;
                let t364 = t50 * t356;
                let t81 = t80 + m_ * t79;
                let t95 = t61 * t81;
                let t92 = t91 + m_ * t90;
                let t93 = t45 * t92;
                let t94 = j * t72;
                let t365 = t93 - t94;
                let t366 = t95 - t365;
                let t367 = t364 + t366;
                let t368 = j * t99;
                let t85 = k1 * t54;
                let t86 = t85 * t73;
                let t369 = t55 * t86;
                let t74 = t53 - t52;
                let t75 = k1 * t74;
                let t76 = twice_l_m_l * t43;
                let t77 = t75 * t73 + t71 * t76;
                let t370 = t42 * t77;
                let t371 = t352 + t42 * t358
                    + (t61 * t363 + (t43 * t367 + (t368 + t369 - t370)));
                let t372 = t43 * t356;
                let t373 = t55 * t72;
                let t374 = t42 * t356;
                let t375 = t50 * t372 + (t85 * t373 + t49 * t374);
                let t376 = t51 * t350 + j * t112;
                let t82 = l_m_l * t50;
                let t83 = t71 * t82;
                let t377 = t75 * t106 + t55 * t83;
                let t378 = t375 - t376 - (t60 * t362 + t377);
                let t379 = t73 * (m_l * t55);
                let t380 = l * (t351 + (t106 * (twice_m_l * t43) + t50 * t379));
                let t381 = t42 * t371 + (t55 * t378 - t380);
                let t382 = t348 * t381;
                let t383 = t42 * t382;
                let t384 = t45 * t383 - l * t382;
                let t385 = t55 * t382;
                let t386 = m_ * (t384 - t51 * t385);
                let t87 = t72 * t86;
                let t84 = t73 * t83;
                let t387 = t61 * t383;
                let t388 = m_ * (t60 * t385 - t387);
                let t389 = t87 - t84 + t71 * t378 - t66 * t382 - j * t385 - t60 * t388;
                let t390 = t51 * t386 + t389;
                let t391 = t388 - m_ * t387;
                let t392 = t81 * t99;
                let t393 = t5 * t356;
                let t394 = t50 * t393 + (t111 * t355 + t108 * t356);
                let t395 = t106 * (twice_l_m_l * t71);
                let t396 = l * (t42 * t391 + (t72 * t363 + t392 - t67 * t383))
                    + (t394 + (t72 * t367 + (t5 * t366 - t395)));
                let t397 = k1 * t73;
                let t398 = t373 * t397 + t106 * t397;
                let t399 = t43 * t390 + (t106 * t354 + t398);
                let t400 = t42 * (t54 * t390 + t396 - t49 * t399);
                let t401 = t42 * t393 + (t106 * t356 + t73 * t374);
                let t402 = t73 * t350 + t91 * t112;
                let t403 = t50
                    * (t401 + l * (t55 * t386 - (t402 + t58 * t385)) - t43 * t399);
                let (t404, t405) = rt::sin_cos(t2);
                let t406 = l * t405;
                let t407 = u_drive * t406;
                let t408 = u_drive * t405;
                let t409 = t404 * (t407 + l * t408);
                let t410 = l * t404;
                let t411 = u_drive * t410;
                let t412 = u_drive * t404;
                let t413 = t405 * (t411 + l * t412);
                let t414 = t97 * t356;
                let t415 = t89 * t379;
                let t416 = t73 * t372 + t43 * t393;
                let t417 = t80 * t112;
                let t418 = t414 + (t5 * t354 - t415) + t416
                    + l * (t417 - t73 * t362 + t65 * t385 - t55 * t388);
                let t419 = t49 * (t42 * t399 + t418);
                let t420 = t72 * t351;
                let t421 = t92 * t99;
                let t422 = t386 + m_ * t384;
                let t423 = t49 * t393;
                let t424 = t107 * t356;
                let t78 = t72 * t77;
                let t425 = t68 * t382
                    + (t71 * t371 + (t72 * t358 + (t423 + (t424 - t78)))) - j * t383;
                let t426 = l * (t420 - t421 + t59 * t383 - t42 * t422)
                    + (t61 * t391 + t425 - t45 * t422);
                let t427 = t43 * (t50 * t399 + t426);
                let t428 = t400 - t403 + (t409 - t413 + t419 - t427);
                let t429 = t427 - t400;
                let t430 = t403 - t419;
                let t431 = t70 * t381;
                let t432 = l * t81;
                let t433 = t109 * t356;
                let t434 = half_h * t428 + (t50 * t354 - t432 + (t433 + t43 * t366));
                let t435 = inv_i * t434;
                let t436 = half_h_over_i * t434;
                let t113 = half_h * t43;
                let t114 = t71 * t113;
                let t115 = h * t43;
                let t116 = h * t42;
                let t117 = t50 * t115 + t49 * t116;
                let t118 = rt::lit::<T>(0.5) * t117;
                let t119 = t43 * t118;
                let t120 = half_h * t42;
                let t121 = t54 * t120;
                let t122 = t119 - t121;
                let t124 = l_h * t43;
                let t125 = t45 * t115 + t42 * t124;
                let t126 = rt::lit::<T>(0.5) * t125;
                let t127 = m_ * (t51 * t122 - t126);
                let t133 = half_m * t125;
                let t134 = t127 - t133;
                let t135 = t66 * t122;
                let t136 = t68 * t113;
                let t137 = l * t134 + t135 - t136;
                let t123 = j * t122;
                let t128 = t123 + t51 * t127;
                let t178 = half_l_h * t43;
                let t437 = t43 * t178;
                let t182 = half_l_h * t42;
                let t438 = t42 * t182;
                let t439 = t437 - t438;
                let t131 = t60 * t122;
                let t440 = m_ * (t439 - t131);
                let t441 = t128 - t60 * t440;
                let t139 = t45 * t134;
                let t442 = t59 * t178;
                let t443 = t67 * t182;
                let t138 = k7 * t43;
                let t444 = m_ * t439;
                let t445 = t440 + t444;
                let t446 = t139 + (t442 + (t443 - t138)) - t61 * t445;
                let t447 = t137 + t55 * t441 - t42 * t446;
                let t448 = t71 * t447;
                let t449 = t70 * t448;
                let t450 = t114 - t42 * t449;
                let t451 = t450 + rt::lit::<T>(1.0);
                let t143 = half_l_h * t50;
                let t144 = t55 * t143;
                let t145 = h * t49;
                let t146 = h * t50;
                let t147 = t42 * t145 + t43 * t146;
                let t148 = rt::lit::<T>(0.5) * t147;
                let t149 = t43 * t148;
                let t150 = t51 * t149;
                let t151 = t144 - t150;
                let t160 = t66 * t149;
                let t152 = m_ * t151;
                let t157 = half_l_h * t49;
                let t158 = m_ * (t55 * t157 + t60 * t149);
                let t161 = t61 * t158;
                let t162 = t45 * t152 - t161;
                let t163 = m_l * t151 - t160 - t42 * t162;
                let t153 = t51 * t152;
                let t154 = j * t149;
                let t452 = t64 * (k12 * t49) + t57 * (k12 * t50) - t154;
                let t159 = t60 * t158;
                let t453 = t153 + t452 - t159;
                let t454 = t163 + t55 * t453;
                let t455 = t71 * t454;
                let t456 = t70 * t455;
                let t457 = t42 * t456;
                let t458 = -t457;
                let t459 = t55 * t449;
                let t171 = t122 * t71;
                let t460 = t459 - t171;
                let t172 = t149 * t71;
                let t461 = t172 + t55 * t456;
                let t462 = t461 + rt::lit::<T>(1.0);
                let t463 = half_h * t429;
                let t464 = half_h * t430;
                let t465 = half_h * t431 + rt::lit::<T>(1.0);
                let [[d_theta1_rate_by_3, d_theta1_rate_by_4, d_theta1_rate_by_5,
                d_theta1_rate_by_6, d_theta1_rate_by_7, d_theta1_rate_by_9,
                d_theta1_rate_by_10], [d_theta2_rate_by_3, d_theta2_rate_by_4,
                d_theta2_rate_by_5, d_theta2_rate_by_6, d_theta2_rate_by_7,
                d_theta2_rate_by_9, d_theta2_rate_by_10], [d_rho1_rate_by_3,
                d_rho1_rate_by_4, d_rho1_rate_by_5, d_rho1_rate_by_6, d_rho1_rate_by_7,
                d_rho1_rate_by_9, d_rho1_rate_by_10]] = rt::solve_rows(
                        [[t451, t458, t169], [t460, t462, t175], [t463, t464, t465]],
                        [
                            [t289, t300, t307, t309, t327, rt::lit::<T>(0.0), t344],
                            [t290, t301, t308, t310, t328, rt::lit::<T>(0.0), t345],
                            [t428, t429, t430, t431, t435, minus_l, t436],
                        ],
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let h_adjoint1 = h * adjoint1;
                let h_adjoint8 = h * adjoint8;
                let h_adjoint2 = h * adjoint2;
                let t466 = h_adjoint1 * t406
                    + (h_adjoint8 * l_u_drive + h_adjoint2 * t410);
                let t467 = t44 * t466;
                let t468 = t347 * t467;
                let t469 = t42 * t468;
                let t470 = t45 * t469 - l * t468;
                let t471 = t55 * t468;
                let t472 = m_ * (t470 - t51 * t471);
                let t473 = t472 + m_ * t470;
                let t474 = t61 * t469;
                let t475 = m_ * (t60 * t471 - t474);
                let t476 = t51 * t472 - (t60 * t475 + (j * t471 + t66 * t468));
                let t477 = t43 * t476;
                let t478 = t475 - m_ * t474;
                let t479 = t50 * t477
                    + (t61 * t478 + (t68 * t468 - j * t469) - t45 * t473);
                let t480 = l * (t59 * t469 - t42 * t473) + t479;
                let t481 = t54 * t476 + l * (t42 * t478 - t67 * t469) - t49 * t477;
                let t482 = -h
                    * (adjoint4 + rt::lit::<T>(0.5) * (t43 * t480 - t42 * t481));
                let t483 = l * (t55 * t472 - t58 * t471) - t43 * t477;
                let t484 = t42 * t477 + l * (t65 * t471 - t55 * t475);
                let t485 = -h
                    * (adjoint5 + rt::lit::<T>(0.5) * (t50 * t483 - t49 * t484));
                let t486 = -h * (adjoint6 + t70 * (rt::lit::<T>(0.5) * t466));
                let t487 = t171 - t459;
                let t179 = t72 * t178;
                let t488 = l * t449;
                let t489 = t45 * t450 + (t179 + t488);
                let t490 = m_ * (t51 * t487 - t489);
                let t183 = t72 * t182;
                let t491 = t61 * t450 - t183;
                let t492 = m_ * (t491 - t60 * t487);
                let t493 = j * t487 + t51 * t490 - t60 * t492;
                let t201 = t72 * t113;
                let t494 = t201 + t42 * t450;
                let t199 = t120 * t111;
                let t200 = t118 * t106;
                let t191 = t120 * t72;
                let t495 = t43 * t450 - t191;
                let t204 = rt::lit::<T>(0.5) * (t115 * t107 - t116 * t108);
                let t203 = t49 * t115 - t50 * t116;
                let t496 = rt::lit::<T>(0.5) * t203;
                let t497 = t50 * t487;
                let t498 = t49 * t487;
                let t499 = t50 * t495 + (t204 + t5 * t496)
                    + (t49 * t494 + (t43 * t497 + t42 * t498));
                let t500 = t54 * t494 + (t199 + t200) - t43 * t499;
                let t129 = l_h * t42;
                let t197 = rt::lit::<T>(0.5) * (t124 * t92 + t129 * t81);
                let t501 = t490 - m_ * t489;
                let t502 = t492 + m_ * t491;
                let t503 = t197 - j * t450 + (t45 * t501 - t61 * t502);
                let t186 = k5 * t117;
                let t187 = t73 * t186;
                let t188 = t71 * t182;
                let t504 = t75 * t487 - t187 - twice_m_l * (t188 + t43 * t488);
                let t505 = t77 * t450 + t72 * t504;
                let t506 = t365 - t95;
                let t193 = t116 * t7;
                let t507 = t495 - t193;
                let t88 = t84 - t87;
                let t195 = t122 * t88 + t78 * t113;
                let t508 = t82 * t449;
                let t509 = t187 + t85 * t487;
                let t510 = t83 * t487 - t73 * t508 - t86 * t450 - t72 * t509;
                let t511 = t99 * t503
                    + (t42 * t505 + t6 * t502 + (t506 * t507 + (t195 + t55 * t510)));
                let t512 = -(t112 * t493 + t355 * t500 + t511);
                let t211 = rt::lit::<T>(0.5) * (t146 * t106 - t145 * t97);
                let t209 = t42 * t146 - t43 * t145;
                let t513 = rt::lit::<T>(0.5) * t209;
                let t514 = t43 * t457;
                let t515 = t42 * t457;
                let t207 = half_h * t50;
                let t208 = t73 * t207;
                let t516 = t208 - t49 * t461;
                let t213 = half_h * t49;
                let t214 = t73 * t213;
                let t517 = t214 + t50 * t461;
                let t518 = t211 + t5 * t513 - (t50 * t514 + t49 * t515)
                    + (t42 * t516 - t43 * t517);
                let t216 = t145 * t7 + t148 * t106;
                let t519 = t43 * t518 + (t216 + t54 * t515);
                let t219 = t143 * t73;
                let t520 = l * t456;
                let t521 = t45 * t457 - t520;
                let t522 = m_ * (t219 + t521 - t51 * t461);
                let t523 = t522 + m_ * t521;
                let t221 = t157 * t73;
                let t524 = t61 * t457;
                let t525 = m_ * (t60 * t461 + (t221 - t524));
                let t526 = t525 - m_ * t524;
                let t527 = t45 * t523 + (j * t457 - t61 * t526);
                let t227 = k5 * t147;
                let t228 = t73 * t227;
                let t528 = t228 - t76 * t456 - t75 * t461;
                let t529 = t72 * t528 - t77 * t457;
                let t226 = t149 * t88;
                let t530 = t228 + t85 * t461;
                let t229 = t157 * t71;
                let t531 = m_l * (t229 + t50 * t520);
                let t532 = t72 * t530 + (t86 * t457 - t83 * t461) - t73 * t531;
                let t155 = l_h * t50;
                let t156 = l_h * t49;
                let t233 = rt::lit::<T>(0.5) * (t155 * t91 + t156 * t80);
                let t533 = t233 - j * t461 + (t51 * t522 - t60 * t525);
                let t534 = t506 * t514 - t42 * t529 + (t226 - t6 * t526 - t55 * t532)
                    - t112 * t533;
                let t535 = t355 * t519 - t99 * t527 + t534;
                let t238 = t61 * t168;
                let t239 = half_m * (t238 - t60 * t174);
                let t240 = t239 + half_m * t238;
                let t241 = t6 * t240;
                let t235 = t174 * (k5 * t74) + t70 * (m_l_l_h * t43);
                let t236 = t77 * t169 + t72 * t235;
                let t237 = t42 * t236;
                let t536 = t70 * (m_l_l_h * t50);
                let t242 = t86 * t168;
                let t537 = t85 * t174;
                let t538 = rt::lit::<T>(0.5)
                    * (t83 * t174 + t73 * t536 - (t242 + t72 * t537));
                let t244 = l_h * t70;
                let t245 = t244 - t45 * t168;
                let t246 = m_ * (rt::lit::<T>(0.5) * t245 + t174 * (half_l * t49));
                let t249 = t246 + half_m * t245;
                let t250 = t45 * t249 - (half_j * t168 + t61 * t240);
                let t251 = t99 * t250;
                let t253 = t43 * t168;
                let t255 = rt::lit::<T>(0.5) * t253;
                let t247 = t51 * t246 + (half_j * t174 - t60 * t239);
                let t248 = t112 * t247;
                let t252 = t42 * t168;
                let t539 = rt::lit::<T>(0.5) * t54;
                let t540 = t49 * t174;
                let t541 = t50 * t174;
                let t542 = rt::lit::<T>(0.5)
                    * (t50 * t253 + t42 * t540 + (t43 * t541 + t49 * t252));
                let t543 = t252 * t539 - t43 * t542;
                let t544 = rt::lit::<T>(1.0) - t241 - (t237 + t55 * t538) - t251
                    - (t255 * t506 + (t248 + t355 * t543));
                let [weight1_1, weight1_2, weight1_3] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t482, t485, t486],
                            [[t451, t460, t512], [t458, t462, t535], [t169, t175, t544]],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "adjoints of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [t545, t546, t556, t558, t560, t562, t569, t570, t571, t573, t578,
                t582, t584, t585, t594, t596, t598, t603, t611, t612, t624, t655, t669,
                t670, t674, t675, t676, t677, t679, t680, t711, t712, t713, t714, t720,
                t721, t722, t723, t724, t725, t726, t727, t728, t737, t738, t758, t764,
                t803, t804, t809, t810, t827, t828, t829, t830, t831, t832, t833, t834,
                t835, t843, t844, t863, t903, t904, t905, t906, t907, t908, t909, t910,
                t912, t913, t914, t915, t916, t917, t918, t919, t921, t922, t923, t924,
                t925] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        k1,
                        half_h,
                        t44,
                        t42,
                        t49,
                        t43,
                        t50,
                        t45,
                        t61,
                        t51,
                        t60,
                        t54,
                        t55,
                        t65,
                        t58,
                        t59,
                        t66,
                        t67,
                        t68,
                        t69,
                        t70,
                        t71,
                        t72,
                        t73,
                        t5,
                        t75,
                        t85,
                        t6,
                        t89,
                        t80,
                        t91,
                        t81,
                        t92,
                        t77,
                        t78,
                        t86,
                        t83,
                        t88,
                        t97,
                        t108,
                        t106,
                        t107,
                        t99,
                        t111,
                        t112,
                        half_m,
                        t115,
                        t116,
                        t124,
                        t129,
                        t118,
                        t119,
                        t120,
                        t121,
                        t122,
                        t126,
                        t131,
                        t127,
                        t133,
                        t134,
                        t123,
                        t138,
                        t135,
                        t113,
                        t136,
                        t146,
                        t145,
                        t155,
                        t156,
                        t148,
                        t149,
                        t157,
                        t158,
                        t143,
                        t144,
                        t150,
                        t152,
                        t159,
                        t161,
                        t162,
                        t160,
                        t167,
                        t168,
                        t174,
                        t178,
                        t182,
                        k5,
                        t186,
                        t227,
                        t207,
                        t213,
                        half_j,
                        t244,
                        t239,
                        half_l,
                        t246,
                        t240,
                        t253,
                        t252,
                        t235,
                        t236,
                        t249,
                        t250,
                        t247,
                        t405,
                        t404,
                        t408,
                        t412,
                        t355,
                        t346,
                        t397,
                        t407,
                        t411,
                        t347,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t466,
                        t467,
                        t468,
                        t471,
                        t469,
                        t472,
                        t475,
                        t478,
                        t473,
                        t476,
                        t477,
                        t480,
                        t481,
                        t483,
                        t484,
                        t348,
                        t437,
                        t438,
                        t440,
                        t444,
                        t445,
                        t443,
                        t442,
                        t446,
                        t441,
                        t447,
                        t448,
                        t449,
                        t450,
                        t452,
                        t453,
                        t454,
                        t455,
                        t456,
                        t457,
                        t461,
                        t506,
                        t487,
                        t488,
                        t492,
                        t490,
                        t502,
                        t501,
                        t493,
                        t503,
                        t504,
                        t505,
                        t509,
                        t508,
                        t510,
                        t495,
                        t497,
                        t494,
                        t498,
                        t507,
                        t499,
                        t500,
                        t520,
                        t525,
                        t522,
                        t526,
                        t523,
                        t533,
                        t527,
                        t528,
                        t529,
                        t530,
                        t531,
                        t532,
                        t514,
                        t517,
                        t515,
                        t516,
                        t518,
                        t519,
                        t537,
                        t536,
                        t538,
                        t541,
                        t540,
                        t542,
                        t543,
                        half_h_squared,
                        m_,
                        j,
                        l,
                        h,
                        adjoint1,
                        adjoint2,
                        d_theta1_rate_by_3,
                        d_theta2_rate_by_3,
                        d_rho1_rate_by_3,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                        ]: [T; 213],
                    ) -> [T; 84] {
                        let t545 = weight1_3 * t355;
                        let t546 = weight1_3 * t493;
                        let t547 = t494 * t545 + t106 * t546;
                        let t548 = rt::lit::<T>(1.0) / (t346 * t346);
                        let t549 = t121 - t119;
                        let t550 = m_ * (t126 + t51 * t549);
                        let t551 = t133 + t550;
                        let t552 = m_ * (t131 + (t438 - t437));
                        let t553 = t444 - t552;
                        let t554 = t45 * t551 + (t61 * t553 + (t138 - t443 - t442));
                        let t555 = t123 + t60 * t552 - t51 * t550;
                        let t556 = t42 * t554 + (t55 * t555 + (t135 - t136 - l * t551));
                        let t557 = t69 * t467;
                        let t558 = weight1_3 * t42;
                        let t559 = t77 * t558;
                        let t560 = weight1_3 * t112;
                        let t561 = t60 * t560;
                        let t562 = weight1_3 * t99;
                        let t563 = t61 * t562;
                        let t564 = weight1_3 * t6;
                        let t565 = t563 - t564;
                        let t566 = m_ * (t561 + t565);
                        let t567 = t566 + m_ * t565;
                        let t568 = t45 * t562;
                        let t569 = m_ * (t568 + t51 * t560);
                        let t570 = t569 + m_ * t568;
                        let t571 = weight1_3 * t55;
                        let t572 = t45 * t570 + (j * t562 + (weight1_1 + t86 * t571));
                        let t573 = t43 * t545;
                        let t574 = t49 * t573;
                        let t575 = t54 * t545;
                        let t576 = t574 - t575;
                        let t577 = t50 * t573;
                        let t578 = weight1_3 * t506;
                        let t579 = t577 - t578;
                        let t580 = t61 * t567 + (t572 + (t42 * t576 + t43 * t579));
                        let t581 = t559 - t580;
                        let t230 = m_l * t73;
                        let t582 = t230 * t571;
                        let t583 = t570 + t50 * t582;
                        let t584 = t72 * t558;
                        let t585 = m_l * t584;
                        let t586 = t43 * t585;
                        let t587 = l * (t583 + rt::lit::<T>(2.0) * t586);
                        let t588 = t60 * t566;
                        let t589 = t51 * t569;
                        let t590 = weight1_2 + t83 * t571;
                        let t591 = t75 * t584;
                        let t592 = j * t560;
                        let t593 = t588 + (t589 + (t590 + (t591 + t592)));
                        let t594 = t43 * t573;
                        let t595 = t50 * t594;
                        let t596 = t72 * t571;
                        let t597 = t85 * t596;
                        let t598 = t42 * t573;
                        let t599 = t49 * t598;
                        let t600 = t595 + (t597 + t599);
                        let t601 = t593 - t600;
                        let t602 = t42 * t581 + (t587 + t55 * t601);
                        let t603 = t578 - t577;
                        let t604 = weight1_3 * t115;
                        let t605 = t124 * t570 + t116 * t603
                            + (t115 * t576 - t77 * t604 - t129 * t567);
                        let t606 = weight1_3 * t507;
                        let t607 = t61 * t606 - t182 * t562;
                        let t608 = weight1_3 * t500;
                        let t609 = m_ * (t607 + t60 * t608);
                        let t610 = t609 + m_ * t607;
                        let t611 = t43 * t546 - t120 * t545;
                        let t612 = weight1_3 * t503;
                        let t613 = t50 * t611 - t612;
                        let t614 = t178 * t562 + t45 * t606;
                        let t615 = m_ * (t614 + t51 * t608);
                        let t616 = t615 + m_ * t614;
                        let t617 = t49 * t611 - (t118 * t545 + t54 * t546);
                        let t618 = weight1_3 * t122;
                        let t619 = t42 * t617
                            + (t571 * t509 + t86 * t618 + (j * t606 - t558 * t504));
                        let t620 = rt::lit::<T>(0.5) * t605
                            + (t61 * t610 + t43 * t613 + (t45 * t616 + t619));
                        let t621 = t580 - t559;
                        let t622 = t596 + t584;
                        let t623 = t571 * t450 + t72 * t618;
                        let t624 = rt::lit::<T>(0.5) * t72;
                        let t625 = t558 * t450 + t604 * t624;
                        let t626 = t186 * t622 + t85 * t623
                            + (t571 * t508 - t83 * t618 - j * t608 - t75 * t625);
                        let t627 = t113 * t573 + t42 * t611;
                        let t628 = t43 * t611 - t120 * t573;
                        let t629 = t626 + (t49 * t627 + t50 * t628)
                            - (t60 * t609 + t51 * t615);
                        let t630 = t600 - t593;
                        let t631 = rt::lit::<T>(2.0) * t43;
                        let t632 = m_l * t625;
                        let t633 = m_l * (t571 * t487 + t73 * t618);
                        let t634 = t122 * t630
                            + l * (t116 * t585 - t631 * t632 - (t616 + t50 * t633));
                        let t635 = t602 * (t70 * t447)
                            + (t42 * t620 + (t113 * t621 + (t55 * t629 + t634)));
                        let t636 = t548 * (t556 * (rt::lit::<T>(2.0) * t557))
                            + t347 * (t44 * t635 + t448 * t602);
                        let t637 = t42 * t636;
                        let t638 = t348 * t602;
                        let t639 = t468 + t638;
                        let t640 = t113 * t639;
                        let t641 = t637 - t640;
                        let t642 = t42 * t638;
                        let t643 = rt::lit::<T>(0.5) * (t469 + t642);
                        let t644 = t45 * t641 - (l * t636 + t124 * t643);
                        let t645 = t122 * t639;
                        let t646 = t55 * t636;
                        let t647 = t645 - t646;
                        let t648 = m_ * (t644 + t51 * t647);
                        let t649 = t441 * t638
                            + (t71 * t629
                                + (t449 * t601 + (t468 * t555 - weight1_3 * t510)));
                        let t650 = t640 - t637;
                        let t651 = t61 * t650 - t129 * t643;
                        let t652 = t646 - t645;
                        let t653 = m_ * (t651 + t60 * t652);
                        let t654 = t51 * t648 + (j * t647 + (t649 - t66 * t636))
                            - t60 * t653;
                        let t655 = weight1_3 * t88;
                        let t656 = t61 * t642;
                        let t657 = t55 * t638;
                        let t658 = m_ * (t656 - t60 * t657);
                        let t659 = t655 + t60 * t658;
                        let t660 = l * t638;
                        let t661 = t45 * t642;
                        let t662 = m_ * (t660 + t51 * t657 - t661);
                        let t663 = t51 * t662 + (j * t657 + (t71 * t630 + t66 * t638));
                        let t664 = t659 - t663;
                        let t665 = t120 * (t476 + t664)
                            + k1
                                * (t584 * t487 + t73 * t625 + (t596 * t487 + t73 * t623));
                        let t666 = t43 * t654 + t665;
                        let t667 = t547 - t666;
                        let t668 = t663 - t659;
                        let t669 = t397 * t622;
                        let t670 = t106 * t545;
                        let t671 = t43 * t668 + (t669 - t670);
                        let t672 = m_ * (t661 - t660) - t662;
                        let t673 = t658 + m_ * t656;
                        let t674 = t5 * t573;
                        let t675 = t49 * t674;
                        let t676 = t107 * t573;
                        let t677 = weight1_3 * t78;
                        let t678 = t61 * t673
                            + (t71 * t621 + (t72 * t576 + (t675 + (t676 - t677)))
                                - t68 * t638);
                        let t679 = t72 * t570;
                        let t680 = t92 * t562;
                        let t681 = rt::lit::<T>(0.5) * (t50 * t671 + (t45 * t672 + t678))
                            + (half_j * t642
                                + half_l * (t42 * t672 + (t679 - t680 - t59 * t642)));
                        let t682 = t72 * t613
                            + (t450 * t579
                                + (t497 * t573 + (t499 * t545 - half_h * t480)));
                        let t683 = t5 * t611;
                        let t684 = rt::lit::<T>(2.0) * (t585 * t488 - t89 * t632)
                            + (t50 * t683 + (t108 * t611 + (t111 * t546 - t5 * t612)));
                        let t685 = t653 + m_ * t651;
                        let t686 = t72 * t610
                            + (t450 * t567 + (t81 * t606 + (t469 * t553 + t562 * t502)));
                        let t687 = t42 * t685
                            + (t67 * t650
                                + (t113 * (t673 - t478) + (t445 * t642 + t686)));
                        let t688 = h * t681 + (t118 * (t668 - t476) + (t682 + t684))
                            + (t54 * t654 + l * t687);
                        let t689 = t42 * (t49 * t667 + t688);
                        let t690 = t671 - t477;
                        let t691 = t472 * t549 - t471 * t550 - t560 * t490 - t91 * t608
                            - t569 * t487;
                        let t692 = t55 * t648
                            + (t58 * t647
                                + (t122 * t662 + (t127 * t657 + (t691 - t73 * t615))));
                        let t693 = t106 * t611 + t42 * t683
                            + (t73 * t627 + (t494 * t573 + t487 * t598));
                        let t694 = t43 * t667
                            + (rt::lit::<T>(0.5) * (t115 * t674 + t116 * t690)
                                + (l * t692 + t693));
                        let t695 = t50 * t694;
                        let t696 = t666 - t547;
                        let t697 = t80 * t608 + (t471 * t552 + t560 * t492) - t487 * t566
                            - t73 * t609;
                        let t698 = t65 * t652
                            + (t122 * (t475 - t658) + (t697 - t440 * t657)) - t55 * t653;
                        let t699 = t487 * t594 + t495 * t573
                            + (t97 * t611 + (t582 * t488 - t5 * t546));
                        let t700 = rt::lit::<T>(0.5) * (t115 * t690 - t116 * t674)
                            + (l * t698
                                + (t699 + (t73 * t628 + (t43 * t683 - t89 * t633))));
                        let t701 = t49 * (t42 * t696 + t700);
                        let t702 = t347 * t556;
                        let t703 = t44 * t702;
                        let t704 = h_adjoint8 * t703;
                        let t705 = t405
                            * (t411 * t704 + l * (h_adjoint2 * t703 + t412 * t704))
                            - t404
                                * (t407 * t704 + l * (h_adjoint1 * t703 + t408 * t704));
                        let t706 = t473 + t672;
                        let t707 = t107 * t611
                            + (t498 * t573
                                + (half_h * t481 + t468 * t554 - weight1_3 * t505));
                        let t708 = t71 * t620
                            + (t449 * t581
                                + (t450 * t576 + t49 * t683 + (t72 * t617 + t707)));
                        let t709 = rt::lit::<T>(0.5)
                            * (t124 * t706 + t129 * (t478 - t673))
                            + (j * t650 + (t68 * t636 + (t708 - t446 * t638)));
                        let t710 = t648 + m_ * t644;
                        let t711 = t72 * t603;
                        let t712 = t5 * t578 - t111 * t545 - t108 * t573 - t50 * t674;
                        let t713 = t89 * t585;
                        let t714 = t81 * t562;
                        let t715 = rt::lit::<T>(0.5)
                            * (t49 * t671 + (t54 * t664 + (t711 + t712)))
                            + (t713
                                - half_l
                                    * (t42 * t673 + (t67 * t642 + (t714 + t72 * t567))));
                        let t716 = t72 * t616
                            + (t570 * t450 + (t469 * t551 - t562 * t501 - t92 * t606));
                        let t717 = l
                            * (t113 * t706 + (t59 * t641 + (t716 - t134 * t642))
                                - t42 * t710);
                        let t718 = t50 * t696
                            + (t61 * t685 + t709 - t45 * t710 + (h * t715 + t717));
                        let t719 = t43 * t718;
                        let t720 = t689 - t695 + (t701 + t705 - t719);
                        let t721 = t695 - t701;
                        let t722 = h * t721;
                        let t723 = t466 * t702 + t70 * t635;
                        let t724 = h * t723;
                        let t725 = t719 - t689;
                        let t726 = h * t725;
                        let t727 = t720
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_3 * t722
                                    + (d_rho1_rate_by_3 * t724 + d_theta1_rate_by_3 * t726));
                        let t728 = weight1_3 * t533;
                        let t729 = t558 * t457;
                        let t730 = weight1_3 * t149;
                        let t731 = t571 * t457 + t72 * t730;
                        let t732 = t106 * t728
                            + k1
                                * (t584 * t461 + t73 * t729 + (t596 * t461 + t73 * t731));
                        let t733 = t150 - t144;
                        let t734 = m_ * t733;
                        let t735 = t452 - t159 - t51 * t734;
                        let t736 = t161 + t45 * t734;
                        let t737 = t55 * t735 + (t42 * t736 - (t160 + m_l * t733));
                        let t738 = t575 - t574;
                        let t739 = t43 * t603 + (t559 + t42 * t738);
                        let t740 = t564 - t563;
                        let t741 = m_ * t740;
                        let t742 = t741 - t566;
                        let t743 = t739 + t61 * t742 - t572;
                        let t744 = t591 + t590;
                        let t745 = t589 + (t592 + t744);
                        let t746 = t745 + t588 - t600;
                        let t747 = t42 * t743 + (t587 + t55 * t746);
                        let t748 = weight1_3 * t514;
                        let t749 = t45 * t748;
                        let t750 = weight1_3 * t519;
                        let t751 = m_ * (t749 + t51 * t750 - t143 * t560);
                        let t752 = t751 + m_ * t749;
                        let t753 = m_l * (t571 * t461 + t73 * t730);
                        let t754 = m_l * t729;
                        let t755 = t149 * t746
                            + l * (t752 + (t50 * t753 + (t213 * t582 + t631 * t754)));
                        let t756 = t61 * t748;
                        let t757 = m_ * (t157 * t560 + (t756 + t60 * t750));
                        let t758 = t43 * t728;
                        let t759 = t43 * t758;
                        let t760 = t42 * t758;
                        let t761 = t50 * t759 + (t571 * t531 + t83 * t730)
                            + (t49 * t760 - t227 * t622);
                        let t762 = t60 * t757 + (t75 * t729 + j * t750 - t85 * t731)
                            + (t51 * t751 + t761);
                        let t763 = rt::lit::<T>(0.5)
                            * (t156 * t566 + (t146 * t598 - t145 * t594 - t155 * t569))
                            + t762;
                        let t764 = weight1_3 * t527;
                        let t765 = t50 * t758 - t764 - t213 * t573;
                        let t766 = t148 * t545 - t54 * t728 + (t207 * t573 + t49 * t758);
                        let t767 = t42 * t766
                            - (t558 * t528 + t86 * t730 + (t571 * t530 + j * t748));
                        let t768 = t757 + m_ * t756;
                        let t769 = t43 * t765 - t45 * t752 + (t767 - t61 * t768);
                        let t770 = t747 * (t70 * t454)
                            + (t755 + (t55 * t763 + t42 * t769));
                        let t771 = t548 * (t557 * (rt::lit::<T>(2.0) * t737))
                            + t347 * (t44 * t770 + t455 * t747);
                        let t772 = t42 * t771;
                        let t773 = t45 * t772 - l * t771;
                        let t774 = t348 * t747;
                        let t775 = t55 * t774;
                        let t776 = t471 + t775;
                        let t777 = rt::lit::<T>(0.5) * t776;
                        let t778 = t55 * t771 + t149 * (t468 + t774);
                        let t779 = m_ * (t773 + t155 * t777 - t51 * t778);
                        let t780 = t42 * t774;
                        let t781 = m_ * (l * t774 + t51 * t775 - t45 * t780);
                        let t782 = m_ * (t61 * t780 - t60 * t775);
                        let t783 = t782 - t475;
                        let t784 = t453 * t774
                            + (t71 * t763
                                + (t456 * t746 + (t468 * t735 - weight1_3 * t532)));
                        let t785 = rt::lit::<T>(0.5)
                            * (t155 * (t781 - t472) + t156 * t783)
                            + (t784 - t66 * t771 - j * t778);
                        let t786 = t61 * t772;
                        let t787 = m_ * (t60 * t778 + (t156 * t777 - t786));
                        let t788 = t51 * t779 + (t785 - t60 * t787);
                        let t789 = t515 * t545 + t43 * t788;
                        let t790 = t732 - t789;
                        let t791 = t60 * t782
                            + (t655 + t71 * t746 - t66 * t774 - j * t775) - t51 * t781;
                        let t792 = t43 * t791 + (t670 - t669);
                        let t793 = t477 + t792;
                        let t794 = t5 * t758;
                        let t795 = rt::lit::<T>(2.0) * (t585 * t520 + t89 * t754)
                            + (t457 * t603 + (t111 * t728 + t518 * t545 - t517 * t573));
                        let t796 = t148 * (t476 + t791)
                            + (t72 * t765 + (t50 * t794 + (t108 * t758 - t5 * t764))
                                + t795);
                        let t797 = t787 - m_ * t786;
                        let t798 = t158 * (t469 + t780)
                            + (t457 * t742 + (t562 * t526 - t81 * t748) - t72 * t768);
                        let t799 = rt::lit::<T>(0.5) * (t146 * t793 - t145 * t674) + t796
                            + (t54 * t788 + l * (t42 * t797 + (t798 - t67 * t772)));
                        let t800 = t42 * (t49 * t790 + t799);
                        let t801 = t73 * t751
                            + (t569 * t461 + (t91 * t750 - t471 * t734 - t560 * t522));
                        let t802 = t55 * t779
                            + (t149 * (t472 - t781) + (t152 * t775 + t801) - t58 * t778);
                        let t803 = t80 * t560;
                        let t804 = t89 * t582 + t5 * t545
                            - (t43 * t674 + (t73 * t594 + t97 * t573));
                        let t805 = half_l
                            * (t55 * t782 + (t65 * t775 + (t73 * t566 - t803)))
                            + rt::lit::<T>(0.5) * (t804 + t42 * t792);
                        let t806 = t42 * t794 - t461 * t598
                            + (half_h * t484 + t106 * t758 + (t73 * t760 - t515 * t573));
                        let t807 = t50 * (t43 * t790 + (l * t802 + (h * t805 + t806)));
                        let t808 = t789 - t732;
                        let t809 = t73 * t569 + t91 * t560;
                        let t810 = t73 * t598 + (t42 * t674 + t106 * t573);
                        let t811 = half_l * (t55 * t781 + (t58 * t775 - t809))
                            + rt::lit::<T>(0.5) * (t810 + t43 * t792);
                        let t812 = t461 * t566
                            + (t73 * t757 + (t560 * t525 - t80 * t750)) - t158 * t776;
                        let t813 = t73 * t759 + t43 * t794
                            + (t582 * t520 + t97 * t758 - t461 * t594);
                        let t814 = l * (t65 * t778 + (t149 * t783 + t812) - t55 * t787)
                            + (t89 * t753 - (t514 * t573 + (half_h * t483 + t5 * t728))
                                + t813);
                        let t815 = t49 * (t42 * t808 + (h * t811 + t814));
                        let t816 = t347 * t737;
                        let t817 = t44 * t816;
                        let t818 = h_adjoint8 * t817;
                        let t819 = t405
                            * (t411 * t818 + l * (h_adjoint2 * t817 + t412 * t818))
                            - t404
                                * (t407 * t818 + l * (h_adjoint1 * t817 + t408 * t818));
                        let t820 = t469 * t734 + t92 * t748 - t562 * t523 - t570 * t457
                            - t72 * t752;
                        let t821 = t779 + m_ * t773;
                        let t822 = t457 * t738
                            + (t516 * t573 + (t468 * t736 - weight1_3 * t529))
                            + (t72 * t766 + (t107 * t758 + t49 * t794));
                        let t823 = t68 * t771
                            + (t71 * t769 + (t456 * t743 + t822) - t162 * t774)
                            - j * t772;
                        let t824 = t61 * t797 + t823
                            + (rt::lit::<T>(0.5) * (t146 * t674 + t145 * t793)
                                - t45 * t821);
                        let t825 = t50 * t808
                            + (l * (t59 * t772 + (t820 - t152 * t780) - t42 * t821)
                                + t824);
                        let t826 = t43 * t825;
                        let t827 = t800 - t807 + (t815 + t819 - t826);
                        let t828 = t807 - t815;
                        let t829 = h * t828;
                        let t830 = t466 * t816 + t70 * t770;
                        let t831 = h * t830;
                        let t832 = t826 - t800;
                        let t833 = h * t832;
                        let t834 = t827
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_3 * t829
                                    + (d_rho1_rate_by_3 * t831 + d_theta1_rate_by_3 * t833));
                        let t835 = weight1_3 * t247;
                        let t836 = t545 * (rt::lit::<T>(0.5) * t252) + t106 * t835;
                        let t837 = t347 * (half_h * t466);
                        let t838 = rt::lit::<T>(0.5) * t567;
                        let t839 = rt::lit::<T>(0.5) * t576;
                        let t840 = rt::lit::<T>(0.5) * t579;
                        let t841 = rt::lit::<T>(0.5) * (t572 - t559)
                            + (t61 * t838 + (t42 * t839 + t43 * t840));
                        let t842 = rt::lit::<T>(0.5)
                            * (t599 + t595 - t589 + (t597 - t592 - t744 - t588));
                        let t843 = t43 * t835;
                        let t844 = weight1_3 * t250;
                        let t845 = t50 * t843 - t844;
                        let t846 = t49 * t843 - t54 * t835;
                        let t847 = weight1_3 * t253;
                        let t848 = t43 * t845
                            + (t42 * t846
                                + (t571 * (rt::lit::<T>(0.5) * t537) + half_j * t847
                                    - t235 * t558));
                        let t849 = t45 * t847;
                        let t850 = weight1_3 * t543;
                        let t851 = m_ * (rt::lit::<T>(0.5) * t849 + t51 * t850);
                        let t852 = t851 + half_m * t849;
                        let t853 = t61 * t847;
                        let t854 = m_ * (rt::lit::<T>(0.5) * t853 + t60 * t850);
                        let t855 = t854 + half_m * t853;
                        let t856 = t848 + (t45 * t852 + t61 * t855);
                        let t857 = t168 * t571;
                        let t858 = t168 * t558;
                        let t859 = t43 * t843;
                        let t860 = t42 * t843;
                        let t861 = rt::lit::<T>(0.5)
                            * (t85 * t857 - t571 * t536 - t75 * t858) - t60 * t854
                            + (t50 * t859 + (t49 * t860 - j * t850) - t51 * t851);
                        let t862 = m_l * t858;
                        let t863 = rt::lit::<T>(0.5) * t50;
                        let t864 = t571 * (m_l * t174);
                        let t865 = t42 * t856
                            + (t55 * t861 - l * (t852 + (t43 * t862 + t863 * t864)));
                        let t866 = h
                            * (t42 * t841
                                + (t55 * t842 - l * (t586 + rt::lit::<T>(0.5) * t583)))
                            + t44 * t865;
                        let t867 = t347 * t866;
                        let t868 = t837 - t867;
                        let t869 = t867 - t837;
                        let t870 = t42 * t869;
                        let t871 = l * t868 + t45 * t870;
                        let t872 = t55 * t868;
                        let t873 = m_ * (t871 + t51 * t872);
                        let t874 = t61 * t870;
                        let t875 = m_ * (t874 + t60 * t872);
                        let t876 = j * t872
                            + (t66 * t868
                                + (t167 * t842 + (t71 * t861 - weight1_3 * t538)));
                        let t877 = t51 * t873 + (t60 * t875 + t876);
                        let t878 = t43 * t877
                            + k5
                                * (t174 * t584 + t73 * t858 + (t174 * t596 + t73 * t857));
                        let t879 = t836 - t878;
                        let t880 = t168 * t838
                            + (t72 * t855
                                + (t240 * t562 + t847 * (rt::lit::<T>(0.5) * t81)))
                            - t67 * t870;
                        let t881 = t875 + m_ * t874;
                        let t882 = t5 * t843;
                        let t883 = t50 * t882 - t89 * t862
                            + (t573 * (rt::lit::<T>(0.5) * t541) - t5 * t844
                                - t244 * t585);
                        let t884 = t168 * t840
                            + (t72 * t845 + (t108 * t843 + (t542 * t545 + t111 * t835)));
                        let t885 = t49 * t879
                            + (l * (t880 - t42 * t881) + (t54 * t877 + (t883 + t884)));
                        let t886 = t42 * t885;
                        let t887 = rt::lit::<T>(0.5) * t174;
                        let t888 = t58 * t872
                            - (t73 * t851 + (t569 * t887 + (t246 * t560 + t91 * t850)));
                        let t889 = rt::lit::<T>(0.5) * (t252 * t573 + t174 * t598)
                            + (t73 * t860 + (t42 * t882 + t106 * t843));
                        let t890 = t50 * (t43 * t879 + (l * (t55 * t873 + t888) + t889));
                        let t891 = t878 - t836;
                        let t892 = t80 * t850 + t239 * t560 - t73 * t854 - t566 * t887
                            - t65 * t872;
                        let t893 = rt::lit::<T>(0.5)
                            * (t253 * t573 - t89 * t864 + (t174 * t594 - t244 * t582))
                            + (t97 * t843 - t5 * t835 + (t43 * t882 + t73 * t859));
                        let t894 = t49 * (t42 * t891 + (l * (t55 * t875 + t892) + t893));
                        let t895 = h_adjoint8 * t167;
                        let t896 = t895 * (rt::lit::<T>(0.5) * t407)
                            + l
                                * (t70 * (half_h_squared * adjoint1)
                                    + t895 * (rt::lit::<T>(0.5) * t408));
                        let t897 = t895 * (rt::lit::<T>(0.5) * t411)
                            + l
                                * (t70 * (half_h_squared * adjoint2)
                                    + t895 * (rt::lit::<T>(0.5) * t412));
                        let t898 = t59 * t870
                            + (rt::lit::<T>(0.5) * (t168 * t570 - t92 * t847)
                                + (t72 * t852 - t249 * t562));
                        let t899 = t873 + m_ * t871;
                        let t900 = t72 * t846
                            + (t573 * (rt::lit::<T>(0.5) * t540) - weight1_3 * t236)
                            + (t168 * t839 + (t107 * t843 + t49 * t882));
                        let t901 = t68 * t869 + (t167 * t841 + (t71 * t856 + t900))
                            - j * t870 - t61 * t881;
                        let t902 = t43
                            * (t50 * t891
                                + (l * (t898 - t42 * t899) + (t901 - t45 * t899)));
                        let t903 = t886 - t890
                            + (t894 + (t404 * t896 - t405 * t897) - t902);
                        let t904 = t890 - t894;
                        let t905 = h * t904;
                        let t906 = t70 * t865;
                        let t907 = h * t906;
                        let t908 = t902 - t886;
                        let t909 = h * t908;
                        let t910 = t903
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_3 * t905
                                    + (d_rho1_rate_by_3 * t907 + d_theta1_rate_by_3 * t909));
                        let t911 = half_h * d_theta1_rate_by_3 - rt::lit::<T>(1.0);
                        let t912 = t43 * t911;
                        let t913 = m_ * (t740 - t561);
                        let t914 = t913 + t741;
                        let t915 = t61 * t914 + t739 - t572;
                        let t916 = t745 - t60 * t913 - t600;
                        let t917 = t42 * t915 + (t55 * t916 + (t466 + t587));
                        let t918 = t348 * t917;
                        let t919 = half_h * d_rho1_rate_by_3;
                        let t920 = half_h * d_theta2_rate_by_3 - rt::lit::<T>(1.0);
                        let t921 = t49 * t920;
                        let t922 = t50 * t912 - t42 * t921;
                        let t923 = t50 * t920;
                        let t924 = t42 * t911;
                        let t925 = t43 * t923 - t49 * t924;
                        [
                            t545,
                            t546,
                            t556,
                            t558,
                            t560,
                            t562,
                            t569,
                            t570,
                            t571,
                            t573,
                            t578,
                            t582,
                            t584,
                            t585,
                            t594,
                            t596,
                            t598,
                            t603,
                            t611,
                            t612,
                            t624,
                            t655,
                            t669,
                            t670,
                            t674,
                            t675,
                            t676,
                            t677,
                            t679,
                            t680,
                            t711,
                            t712,
                            t713,
                            t714,
                            t720,
                            t721,
                            t722,
                            t723,
                            t724,
                            t725,
                            t726,
                            t727,
                            t728,
                            t737,
                            t738,
                            t758,
                            t764,
                            t803,
                            t804,
                            t809,
                            t810,
                            t827,
                            t828,
                            t829,
                            t830,
                            t831,
                            t832,
                            t833,
                            t834,
                            t835,
                            t843,
                            t844,
                            t863,
                            t903,
                            t904,
                            t905,
                            t906,
                            t907,
                            t908,
                            t909,
                            t910,
                            t912,
                            t913,
                            t914,
                            t915,
                            t916,
                            t917,
                            t918,
                            t919,
                            t921,
                            t922,
                            t923,
                            t924,
                            t925,
                        ]
                    }
                    part([
                        m_l,
                        k1,
                        half_h,
                        t44,
                        t42,
                        t49,
                        t43,
                        t50,
                        t45,
                        t61,
                        t51,
                        t60,
                        t54,
                        t55,
                        t65,
                        t58,
                        t59,
                        t66,
                        t67,
                        t68,
                        t69,
                        t70,
                        t71,
                        t72,
                        t73,
                        t5,
                        t75,
                        t85,
                        t6,
                        t89,
                        t80,
                        t91,
                        t81,
                        t92,
                        t77,
                        t78,
                        t86,
                        t83,
                        t88,
                        t97,
                        t108,
                        t106,
                        t107,
                        t99,
                        t111,
                        t112,
                        half_m,
                        t115,
                        t116,
                        t124,
                        t129,
                        t118,
                        t119,
                        t120,
                        t121,
                        t122,
                        t126,
                        t131,
                        t127,
                        t133,
                        t134,
                        t123,
                        t138,
                        t135,
                        t113,
                        t136,
                        t146,
                        t145,
                        t155,
                        t156,
                        t148,
                        t149,
                        t157,
                        t158,
                        t143,
                        t144,
                        t150,
                        t152,
                        t159,
                        t161,
                        t162,
                        t160,
                        t167,
                        t168,
                        t174,
                        t178,
                        t182,
                        k5,
                        t186,
                        t227,
                        t207,
                        t213,
                        half_j,
                        t244,
                        t239,
                        half_l,
                        t246,
                        t240,
                        t253,
                        t252,
                        t235,
                        t236,
                        t249,
                        t250,
                        t247,
                        t405,
                        t404,
                        t408,
                        t412,
                        t355,
                        t346,
                        t397,
                        t407,
                        t411,
                        t347,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t466,
                        t467,
                        t468,
                        t471,
                        t469,
                        t472,
                        t475,
                        t478,
                        t473,
                        t476,
                        t477,
                        t480,
                        t481,
                        t483,
                        t484,
                        t348,
                        t437,
                        t438,
                        t440,
                        t444,
                        t445,
                        t443,
                        t442,
                        t446,
                        t441,
                        t447,
                        t448,
                        t449,
                        t450,
                        t452,
                        t453,
                        t454,
                        t455,
                        t456,
                        t457,
                        t461,
                        t506,
                        t487,
                        t488,
                        t492,
                        t490,
                        t502,
                        t501,
                        t493,
                        t503,
                        t504,
                        t505,
                        t509,
                        t508,
                        t510,
                        t495,
                        t497,
                        t494,
                        t498,
                        t507,
                        t499,
                        t500,
                        t520,
                        t525,
                        t522,
                        t526,
                        t523,
                        t533,
                        t527,
                        t528,
                        t529,
                        t530,
                        t531,
                        t532,
                        t514,
                        t517,
                        t515,
                        t516,
                        t518,
                        t519,
                        t537,
                        t536,
                        t538,
                        t541,
                        t540,
                        t542,
                        t543,
                        half_h_squared,
                        m_,
                        j,
                        l,
                        h,
                        adjoint1,
                        adjoint2,
                        d_theta1_rate_by_3,
                        d_theta2_rate_by_3,
                        d_rho1_rate_by_3,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                    ])
                };
                let [t995, t998, t1000, t1004, t1006, t1012, t1018, t1022, t1023, t1024,
                t1029, t1031, t1036, t1039, t1041, t1049, t1050, t1052, t1053, t1055,
                t1060, t1062, t1063, t1064, t1067, t1068, t1069, t1070, t1071, t1082,
                t1105, t1124, t1176, t1189, t1193, t1194, t1197, t1198, t1199, t1200,
                t1201, t1225, t1231, t1307, t1320, t1324, t1325, t1328, t1329, t1330,
                t1331, t1332, t1333, t1334, t1336, t1337, t1338, t1341, t1343, t1345,
                t1346, t1349, t1354, t1355, t1356, t1357, t1358, t1359, t1360, t1362,
                t1363, t1364, t1367, t1369, t1372, t1374, t1375, t1378, t1381, t1382,
                t1383, t1384, t1386, t1388, t1390, t1391, t1393, t1401, t1402, t1403,
                t1408, t1412, t1415, t1416, t1417, t1418, t1419, t1420, t1423, t1424,
                t1425, t1426, t1427, t1428, t1431, t1433] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        inv_i,
                        half_h,
                        t44,
                        t42,
                        t49,
                        t43,
                        t50,
                        t45,
                        t61,
                        t51,
                        t60,
                        t54,
                        t55,
                        t65,
                        t58,
                        t59,
                        t66,
                        t67,
                        t68,
                        t69,
                        t70,
                        t71,
                        t72,
                        t73,
                        t5,
                        t75,
                        t85,
                        t89,
                        t80,
                        t91,
                        t81,
                        t92,
                        t77,
                        t86,
                        t83,
                        t97,
                        t108,
                        t106,
                        t107,
                        t109,
                        t111,
                        half_m,
                        t7,
                        half_j,
                        half_l,
                        t405,
                        t404,
                        t406,
                        t410,
                        t408,
                        t412,
                        t407,
                        t411,
                        t347,
                        t312,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t571,
                        t558,
                        t560,
                        t562,
                        t582,
                        t596,
                        t584,
                        t569,
                        t913,
                        t914,
                        t570,
                        t655,
                        t669,
                        t803,
                        t714,
                        t809,
                        t680,
                        t679,
                        t677,
                        t539,
                        t585,
                        t545,
                        t573,
                        t674,
                        t594,
                        t598,
                        t670,
                        t676,
                        t675,
                        t578,
                        t603,
                        t711,
                        t713,
                        t624,
                        t712,
                        t721,
                        t725,
                        t723,
                        t724,
                        t722,
                        t726,
                        t738,
                        t804,
                        t810,
                        t828,
                        t832,
                        t830,
                        t831,
                        t829,
                        t833,
                        t863,
                        t906,
                        t907,
                        t904,
                        t908,
                        t905,
                        t909,
                        t919,
                        t912,
                        t923,
                        t924,
                        t921,
                        t922,
                        t925,
                        t916,
                        t915,
                        t917,
                        t918,
                        minus_half_h_over_i,
                        m_,
                        j,
                        l,
                        u_drive,
                        h,
                        d_theta1_rate_by_4,
                        d_theta2_rate_by_4,
                        d_rho1_rate_by_4,
                        d_theta1_rate_by_5,
                        d_theta2_rate_by_5,
                        d_rho1_rate_by_5,
                        d_theta1_rate_by_6,
                        d_theta2_rate_by_6,
                        d_rho1_rate_by_6,
                        weight1_3,
                        ]: [T; 145],
                    ) -> [T; 106] {
                        let t926 = t922 - t925;
                        let t927 = t43 * t926 - t54 * t924;
                        let t928 = l * t923;
                        let t929 = l * t912;
                        let t930 = t45 * t912 + t42 * t929;
                        let t931 = m_ * (t51 * t927 + (t55 * t928 - t930));
                        let t932 = l * t921;
                        let t933 = l * t924;
                        let t934 = t61 * t912 - t42 * t933;
                        let t935 = m_ * (t934 + t55 * t932 - t60 * t927);
                        let t936 = t51 * t931 + (j * t927 + (t58 * t928 + t65 * t932))
                            - t60 * t935;
                        let t937 = t931 - m_ * t930;
                        let t938 = t935 + m_ * t934;
                        let t939 = t45 * t937 + (t59 * t929 + (t67 * t933 - j * t912))
                            - t61 * t938;
                        let t940 = t55 * t936 + (l * t937 + (t66 * t927 - t68 * t912))
                            - t42 * t939;
                        let t941 = t70 * (t919 - t71 * t940);
                        let t942 = t71 * t912 + t42 * t941;
                        let t943 = weight1_3 * t912;
                        let t944 = t558 * t942 + t72 * t943;
                        let t945 = m_l * t944;
                        let t946 = t43 * t942 - t72 * t924;
                        let t947 = weight1_3 * (t946 - t5 * t924);
                        let t948 = t562 * t929 + t45 * t947;
                        let t949 = t72 * t912 + t42 * t942;
                        let t950 = t71 * t927 + t55 * t941;
                        let t951 = t73 * t923 + t49 * t950;
                        let t952 = t50 * t950 - t73 * t921;
                        let t953 = t49 * t912 + t42 * t923 - (t50 * t924 + t43 * t921);
                        let t954 = t5 * t953
                            + (t107 * t912 + t106 * t923 - (t97 * t921 + t108 * t924));
                        let t955 = t42 * t951 + t43 * t952
                            + (t49 * t949 + (t50 * t946 + t954));
                        let t956 = t54 * t949 + (t106 * t926 + (t111 * t924 - t5 * t921))
                            - t43 * t955;
                        let t957 = weight1_3 * t956;
                        let t958 = m_ * (t948 + (t51 * t957 + t560 * t928));
                        let t959 = t958 + m_ * t948;
                        let t960 = weight1_3 * t927;
                        let t961 = m_l * (t571 * t950 + t73 * t960);
                        let t962 = rt::lit::<T>(2.0) * (t43 * t945 - t585 * t924)
                            + (t959 + (t50 * t961 - t582 * t921));
                        let t963 = l * t941;
                        let t964 = t963 - t72 * t929 - t45 * t942;
                        let t965 = m_ * (t964 + (t51 * t950 + t73 * t928));
                        let t966 = t965 + m_ * t964;
                        let t967 = t61 * t942 - t72 * t933;
                        let t968 = m_ * (t967 + (t73 * t932 - t60 * t950));
                        let t969 = t968 + m_ * t967;
                        let t970 = t45 * t966 + (t81 * t933 + t92 * t929 - j * t942)
                            - t61 * t969;
                        let t971 = weight1_3 * t970;
                        let t972 = t51 * t965 + (j * t950 + (t91 * t928 + t80 * t932))
                            - t60 * t968;
                        let t973 = weight1_3 * t972;
                        let t974 = t43 * t973 - t545 * t924;
                        let t975 = t971 + t573 * t921 - t50 * t974;
                        let t976 = k1 * (t925 - t922);
                        let t977 = twice_m_l * (t43 * t963 - t89 * t924)
                            + (t75 * t950 + t73 * t976);
                        let t978 = k1 * t926;
                        let t979 = t85 * t950 + t73 * t978;
                        let t980 = t558 * t977 + t77 * t943 - j * t947
                            - (t571 * t979 + t86 * t960);
                        let t981 = t545 * t926 + t54 * t973 - t573 * t923 - t49 * t974;
                        let t982 = t562 * t933 - t61 * t947;
                        let t983 = m_ * (t982 + (t560 * t932 - t60 * t957));
                        let t984 = t983 + m_ * t982;
                        let t985 = t61 * t984 + (t738 * t912 - t924 * t603)
                            - (t914 * t933 + t45 * t959);
                        let t986 = t43 * t975 + t980 + (t42 * t981 - t570 * t929) + t985;
                        let t987 = m_l * (t50 * t963 - t89 * t921);
                        let t988 = t584 * t976 + j * t957
                            + (t571 * t987 + t83 * t960 - t596 * t978);
                        let t989 = t571 * t942 + t72 * t960;
                        let t990 = t43 * t974 - t573 * t924;
                        let t991 = t573 * t912 + t42 * t974;
                        let t992 = t569 * t928 + (t75 * t944 + t594 * t921) - t60 * t983
                            - (t50 * t990 + t49 * t991);
                        let t993 = t988 - (t598 * t923 + t85 * t989)
                            + (t51 * t958 + t913 * t932) + t992;
                        let t994 = t912 * t915
                            + (l * t962 + (h_adjoint2 * t406 - h_adjoint1 * t410))
                            + (t42 * t986 + (t55 * t993 + t927 * t916));
                        let t995 = rt::lit::<T>(2.0) * t69;
                        let t996 = t347
                            * (t44 * t994 + (t919 * t917 - t918 * (t940 * t995)));
                        let t997 = t912 * t918 + t42 * t996;
                        let t998 = t42 * t918;
                        let t999 = t45 * t997 + (t929 * t998 - l * t996);
                        let t1000 = t55 * t918;
                        let t1001 = t927 * t918 + t55 * t996;
                        let t1002 = m_ * (t999 - (t928 * t1000 + t51 * t1001));
                        let t1003 = t45 * t998 - l * t918;
                        let t1004 = m_ * (t1003 - t51 * t1000);
                        let t1005 = t61 * t998;
                        let t1006 = m_ * (t60 * t1000 - t1005);
                        let t1007 = weight1_3
                            * (t73 * t987 + (t83 * t950 - t86 * t942) - t72 * t979)
                            + t916 * t941;
                        let t1008 = t928 * t1004 - t66 * t996
                            + (t932 * t1006 + (t71 * t993 + t1007 - t936 * t918)
                                - j * t1001);
                        let t1009 = t61 * t997 - t933 * t998;
                        let t1010 = m_ * (t60 * t1001 - t932 * t1000 - t1009);
                        let t1011 = t51 * t1002 + t1008 - t60 * t1010;
                        let t1012 = t51 * t1004
                            + (t655 + t71 * t916 - t66 * t918 - j * t1000 - t60 * t1006);
                        let t1013 = t43 * t1011
                            + (t545 * t949 + t106 * t973 - t924 * t1012);
                        let t1014 = k1
                            * (t596 * t950 + t73 * t989 + (t584 * t950 + t73 * t944));
                        let t1015 = t1013 - t1014;
                        let t1016 = t935 * t1000
                            - (t913 * t950 + (t73 * t983 + (t560 * t968 + t80 * t957)));
                        let t1017 = t670 + t43 * t1012;
                        let t1018 = t1017 - t669;
                        let t1019 = t5 * t974;
                        let t1020 = t89 * t961 + (t5 * t973 + t582 * t963)
                            + (t674 * t924 - t573 * t946 - t43 * t1019);
                        let t1021 = l
                            * (t65 * t1001 + (t1016 - t927 * t1006) - t55 * t1010)
                            + (t912 * t1018
                                + (t1020 - (t73 * t990 + (t97 * t974 + t594 * t950))));
                        let t1022 = t669 - t1017;
                        let t1023 = t43 * t1022
                            + (l * (t55 * t1004 + (t809 - t58 * t1000)) - t810);
                        let t1024 = t42 * t1018
                            + (l * (t65 * t1000 - (t73 * t913 + t803) - t55 * t1006)
                                + t804);
                        let t1025 = t1014 - t1013;
                        let t1026 = t73 * t958
                            + (t569 * t950 + (t560 * t965 + t91 * t957)) - t931 * t1000;
                        let t1027 = t42 * t1019 + (t674 * t912 + t573 * t949)
                            + (t73 * t991 + (t106 * t974 + t598 * t950));
                        let t1028 = l
                            * (t55 * t1002 + (t927 * t1004 + t1026 - t58 * t1001))
                            - (t924 * t1022 + t1027);
                        let t1029 = t49 * (t42 * t1015 + t1021)
                            + (t921 * t1023 + t923 * t1024)
                            - t50 * (t43 * t1025 + t1028);
                        let t1030 = t1010 - m_ * t1009;
                        let t1031 = t1006 - m_ * t1005;
                        let t1032 = t72 * t984
                            + (t914 * t942 - (t562 * t969 + t81 * t947)) - t938 * t998;
                        let t1033 = t674 * t921 + (t5 * t971 - t111 * t973)
                            - (t108 * t974 + (t545 * t955 + t573 * t952));
                        let t1034 = t72 * t975 + (t603 * t942 - t50 * t1019)
                            + (rt::lit::<T>(2.0) * (t585 * t963 + t89 * t945) + t1033);
                        let t1035 = l
                            * (t42 * t1030 + (t912 * t1031 + t1032 - t67 * t997))
                            + (t923 * t1022 + (t926 * t1012 + t1034));
                        let t1036 = t1004 + m_ * t1003;
                        let t1037 = t68 * t918
                            + (t71 * t915 + (t72 * t738 + (t677 - t676 - t675)))
                            - j * t998;
                        let t1038 = l * (t680 - t679 + t59 * t998 - t42 * t1036)
                            + (t61 * t1031 + t1037 - t45 * t1036);
                        let t1039 = t50 * t1018 + t1038;
                        let t1040 = l * (t42 * t1031 + (t72 * t914 - t714 - t67 * t998))
                            + (t712 + (t711 + rt::lit::<T>(2.0) * t713));
                        let t1041 = t49 * t1022 + (t54 * t1012 + t1040);
                        let t1042 = t42 * (t49 * t1025 + (t54 * t1011 + t1035))
                            + (t924 * t1039 + t912 * t1041);
                        let t1043 = t937 * t998
                            + (t562 * t966 + t92 * t947 - t570 * t942 - t72 * t959);
                        let t1044 = t1002 + m_ * t999;
                        let t1045 = t72 * t981
                            + (t738 * t942
                                + (weight1_3 * (t77 * t942 + t72 * t977) - t573 * t951));
                        let t1046 = t71 * t986
                            + (t915 * t941
                                + (t1045 - (t49 * t1019 + (t107 * t974 + t674 * t923))));
                        let t1047 = t68 * t996 + (t939 * t918 + t1046) - t933 * t1031
                            - (j * t997 + t929 * t1036);
                        let t1048 = l * (t59 * t997 + t1043 - t912 * t1036 - t42 * t1044)
                            + (t1047 - t921 * t1018 + (t61 * t1030 - t45 * t1044));
                        let t1049 = t1042 - t43 * (t50 * t1015 + t1048);
                        let t1050 = weight1_3 + h_adjoint8 * t71;
                        let t1051 = t408 * t1050;
                        let t1052 = t406 * t1050;
                        let t1053 = l * (h_adjoint1 * t71 + t1051) + u_drive * t1052;
                        let t1054 = h_adjoint8 * t941;
                        let t1055 = t410 * t1050;
                        let t1056 = t412 * t1050;
                        let t1057 = u_drive * (t406 * t1054 - t1055)
                            + l * (h_adjoint1 * t941 + t408 * t1054 - t1056);
                        let t1058 = t405 * t1053 + t404 * t1057;
                        let t1059 = u_drive * (t1052 + t410 * t1054)
                            + l * (t1051 + (h_adjoint2 * t941 + t412 * t1054));
                        let t1060 = l * (h_adjoint2 * t71 + t1056) + u_drive * t1055;
                        let t1061 = t1029 + (t1049 + (t405 * t1059 - t404 * t1060));
                        let t1062 = t1058 - t1061;
                        let t1063 = t70 * t917;
                        let t1064 = -(t70 * (t994 - t940 * t1063));
                        let t1065 = weight1_3 * (l * t969) + t50 * t973
                            + (t43 * t971 - t545 * t921)
                            - (t109 * t974 + (t924 * t578 + t573 * t953));
                        let t1066 = half_h * (t1061 - t1058) + t1065;
                        let t1067 = -(inv_i * t1066);
                        let t1068 = minus_half_h_over_i * t1066;
                        let t1069 = t725
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_4 * t722
                                    + (d_rho1_rate_by_4 * t724 + d_theta1_rate_by_4 * t726));
                        let t1070 = t832
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_4 * t829
                                    + (d_rho1_rate_by_4 * t831 + d_theta1_rate_by_4 * t833));
                        let t1071 = t908
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_4 * t905
                                    + (d_rho1_rate_by_4 * t907 + d_theta1_rate_by_4 * t909));
                        let t1072 = half_h * d_theta1_rate_by_4 + rt::lit::<T>(1.0);
                        let t1073 = t43 * t1072;
                        let t1074 = half_h * d_rho1_rate_by_4;
                        let h_d_theta2_rate_by_4 = h * d_theta2_rate_by_4;
                        let t1075 = h_d_theta2_rate_by_4 * t49;
                        let t1076 = t50 * t1073 - t1075 * (rt::lit::<T>(0.5) * t42);
                        let t1077 = h_d_theta2_rate_by_4 * t50;
                        let t1078 = t42 * t1072;
                        let t1079 = t312 * t1077 - t49 * t1078;
                        let t1080 = t1076 - t1079;
                        let t1081 = t43 * t1080 - t54 * t1078;
                        let t1082 = rt::lit::<T>(0.5) * t55;
                        let t1083 = l * t1077;
                        let t1084 = l * t1073;
                        let t1085 = t45 * t1073 + t42 * t1084;
                        let t1086 = m_ * (t51 * t1081 + (t1082 * t1083 - t1085));
                        let t1087 = l * t1075;
                        let t1088 = l * t1078;
                        let t1089 = t61 * t1073 - t42 * t1088;
                        let t1090 = m_ * (t1089 + t1082 * t1087 - t60 * t1081);
                        let t1091 = t51 * t1086
                            + (rt::lit::<T>(0.5) * (t58 * t1083 + t65 * t1087)
                                + j * t1081) - t60 * t1090;
                        let t1092 = t1086 - m_ * t1085;
                        let t1093 = t1090 + m_ * t1089;
                        let t1094 = t45 * t1092
                            + (t59 * t1084 + (t67 * t1088 - j * t1073)) - t61 * t1093;
                        let t1095 = t55 * t1091
                            + (l * t1092 + (t66 * t1081 - t68 * t1073)) - t42 * t1094;
                        let t1096 = t70 * (t1074 - t71 * t1095);
                        let t1097 = t71 * t1073 + t42 * t1096;
                        let t1098 = weight1_3 * t1073;
                        let t1099 = t558 * t1097 + t72 * t1098;
                        let t1100 = m_l * t1099;
                        let t1101 = t43 * t1097 - t72 * t1078;
                        let t1102 = weight1_3 * (t1101 - t5 * t1078);
                        let t1103 = t562 * t1084 + t45 * t1102;
                        let t1104 = t72 * t1073 + t42 * t1097;
                        let t1105 = rt::lit::<T>(0.5) * t73;
                        let t1106 = t71 * t1081 + t55 * t1096;
                        let t1107 = t1077 * t1105 + t49 * t1106;
                        let t1108 = t50 * t1106 - t1075 * t1105;
                        let t1109 = rt::lit::<T>(0.5) * (t42 * t1077 - t43 * t1075)
                            + (t49 * t1073 - t50 * t1078);
                        let t1110 = t5 * t1109
                            + (rt::lit::<T>(0.5) * (t106 * t1077 - t97 * t1075)
                                + (t107 * t1073 - t108 * t1078));
                        let t1111 = t42 * t1107 + t43 * t1108
                            + (t49 * t1104 + (t50 * t1101 + t1110));
                        let t1112 = t54 * t1104
                            + (t106 * t1080 + (t111 * t1078 - t7 * t1075)) - t43 * t1111;
                        let t1113 = weight1_3 * t1112;
                        let t1114 = half_l * t1077;
                        let t1115 = m_ * (t1103 + (t51 * t1113 + t560 * t1114));
                        let t1116 = t1115 + m_ * t1103;
                        let t1117 = weight1_3 * t1081;
                        let t1118 = m_l * (t571 * t1106 + t73 * t1117);
                        let t1119 = rt::lit::<T>(0.5) * t1075;
                        let t1120 = rt::lit::<T>(2.0) * (t43 * t1100 - t585 * t1078)
                            + (t1116 + (t50 * t1118 - t582 * t1119));
                        let t1121 = t571 * t1097 + t72 * t1117;
                        let t1122 = k1 * (t1079 - t1076);
                        let t1123 = l * t1096;
                        let t1124 = half_l * t71;
                        let t1125 = m_l * (t50 * t1123 - t1075 * t1124);
                        let t1126 = k1 * t1080;
                        let t1127 = t584 * t1122 + j * t1113
                            + (t571 * t1125 + t83 * t1117 - t596 * t1126);
                        let t1128 = t1123 - t72 * t1084 - t45 * t1097;
                        let t1129 = m_ * (t1128 + (t51 * t1106 + t1083 * t1105));
                        let t1130 = t61 * t1097 - t72 * t1088;
                        let t1131 = m_ * (t1130 + (t1087 * t1105 - t60 * t1106));
                        let t1132 = t51 * t1129
                            + (rt::lit::<T>(0.5) * (t91 * t1083 + t80 * t1087)
                                + j * t1106) - t60 * t1131;
                        let t1133 = weight1_3 * t1132;
                        let t1134 = t43 * t1133 - t545 * t1078;
                        let t1135 = t573 * t1073 + t42 * t1134;
                        let t1136 = t43 * t1134 - t573 * t1078;
                        let t1137 = t562 * t1088 - t61 * t1102;
                        let t1138 = half_l * t1075;
                        let t1139 = m_ * (t1137 + (t560 * t1138 - t60 * t1113));
                        let t1140 = rt::lit::<T>(0.5)
                            * (t913 * t1087
                                + (t569 * t1083 + (t594 * t1075 - t598 * t1077)))
                            - (t50 * t1136 + t60 * t1139);
                        let t1141 = t75 * t1099 - t85 * t1121 + t1127
                            + (t51 * t1115 - t49 * t1135) + t1140;
                        let t1142 = t1129 + m_ * t1128;
                        let t1143 = t1131 + m_ * t1130;
                        let t1144 = t45 * t1142 + (t81 * t1088 + t92 * t1084 - j * t1097)
                            - t61 * t1143;
                        let t1145 = weight1_3 * t1144;
                        let t1146 = t1145 + t573 * t1119 - t50 * t1134;
                        let t1147 = twice_m_l * (t43 * t1123 - t89 * t1078)
                            + (t75 * t1106 + t73 * t1122);
                        let t1148 = t85 * t1106 + t73 * t1126;
                        let t1149 = t558 * t1147 + t77 * t1098 - j * t1102
                            - (t571 * t1148 + t86 * t1117);
                        let t1150 = t545 * t1080 + t54 * t1133
                            - t573 * (rt::lit::<T>(0.5) * t1077) - t49 * t1134;
                        let t1151 = t1139 + m_ * t1137;
                        let t1152 = t61 * t1151 + (t738 * t1073 - t1078 * t603)
                            - (t914 * t1088 + t45 * t1116);
                        let t1153 = t43 * t1146 + t1149 + (t42 * t1150 - t570 * t1084)
                            + t1152;
                        let t1154 = t1073 * t915 + (l * t1120 + t1081 * t916)
                            + (t55 * t1141 + t42 * t1153);
                        let t1155 = t347
                            * (t44 * t1154 + (t1074 * t917 - t918 * (t1095 * t995)));
                        let t1156 = t1073 * t918 + t42 * t1155;
                        let t1157 = t45 * t1156 + (t1084 * t998 - l * t1155);
                        let t1158 = t1081 * t918 + t55 * t1155;
                        let t1159 = m_ * (t1157 - (t1114 * t1000 + t51 * t1158));
                        let t1160 = t916 * t1096
                            + weight1_3
                                * (t73 * t1125 + (t83 * t1106 - t86 * t1097) - t72 * t1148);
                        let t1161 = rt::lit::<T>(0.5) * (t1083 * t1004 + t1087 * t1006)
                            + (t71 * t1141 + t1160 - t1091 * t918 - t66 * t1155
                                - j * t1158);
                        let t1162 = t61 * t1156 - t1088 * t998;
                        let t1163 = m_ * (t60 * t1158 - t1138 * t1000 - t1162);
                        let t1164 = t51 * t1159 + t1161 - t60 * t1163;
                        let t1165 = t43 * t1164
                            + (t545 * t1104 + t106 * t1133 - t1078 * t1012);
                        let t1166 = k1
                            * (t596 * t1106 + t73 * t1121
                                + (t584 * t1106 + t73 * t1099));
                        let t1167 = t1165 - t1166;
                        let t1168 = t1090 * t1000
                            - (t913 * t1106
                                + (t73 * t1139 + (t560 * t1131 + t80 * t1113)));
                        let t1169 = t5 * t1134;
                        let t1170 = t89 * t1118 + (t5 * t1133 + t582 * t1123)
                            + (t674 * t1078 - t573 * t1101 - t43 * t1169);
                        let t1171 = l
                            * (t65 * t1158 + (t1168 - t1081 * t1006) - t55 * t1163)
                            + (t1073 * t1018
                                + (t1170 - (t73 * t1136 + (t97 * t1134 + t594 * t1106))));
                        let t1172 = t1166 - t1165;
                        let t1173 = t73 * t1115
                            + (t569 * t1106 + (t560 * t1129 + t91 * t1113))
                            - t1086 * t1000;
                        let t1174 = t42 * t1169 + (t674 * t1073 + t573 * t1104)
                            + (t73 * t1135 + (t106 * t1134 + t598 * t1106));
                        let t1175 = l
                            * (t55 * t1159 + (t1081 * t1004 + t1173 - t58 * t1158))
                            - (t1078 * t1022 + t1174);
                        let t1176 = t49 * (t42 * t1167 + t1171)
                            + rt::lit::<T>(0.5) * (t1077 * t1024 + t1075 * t1023)
                            - t50 * (t43 * t1172 + t1175);
                        let t1177 = rt::lit::<T>(2.0) * (t585 * t1123 + t89 * t1100)
                            + (t5 * t1145 - t111 * t1133 - t108 * t1134 - t50 * t1169);
                        let t1178 = t1080 * t1012
                            + (t72 * t1146
                                + (t603 * t1097 - (t545 * t1111 + t573 * t1108)) + t1177);
                        let t1179 = t1163 - m_ * t1162;
                        let t1180 = t72 * t1151
                            + (t914 * t1097 - (t562 * t1143 + t81 * t1102))
                            - t1093 * t998;
                        let t1181 = l
                            * (t42 * t1179 + (t1073 * t1031 + t1180 - t67 * t1156))
                            + t54 * t1164;
                        let t1182 = t42
                            * (t49 * t1172
                                + (rt::lit::<T>(0.5) * (t1077 * t1022 + t674 * t1075)
                                    + t1178 + t1181));
                        let t1183 = t1092 * t998
                            + (t562 * t1142 + t92 * t1102 - t570 * t1097 - t72 * t1116);
                        let t1184 = t1159 + m_ * t1157;
                        let t1185 = t72 * t1150
                            + (weight1_3 * (t77 * t1097 + t72 * t1147) - t573 * t1107
                                - t107 * t1134);
                        let t1186 = t1094 * t918
                            + (t71 * t1153
                                + (t915 * t1096 + (t738 * t1097 - t49 * t1169 + t1185)));
                        let t1187 = t61 * t1179
                            + (t68 * t1155 + t1186 - t1088 * t1031
                                - (j * t1156 + t1084 * t1036));
                        let t1188 = l
                            * (t59 * t1156 + t1183 - t1073 * t1036 - t42 * t1184) + t1187
                            - (t45 * t1184
                                + rt::lit::<T>(0.5) * (t1075 * t1018 + t674 * t1077));
                        let t1189 = t1182 + (t1078 * t1039 + t1073 * t1041)
                            - t43 * (t50 * t1167 + t1188);
                        let t1190 = h_adjoint8 * t1096;
                        let t1191 = t404
                            * (t407 * t1190 + l * (h_adjoint1 * t1096 + t408 * t1190));
                        let t1192 = t1189
                            + (t1176
                                + t405
                                    * (t411 * t1190 + l * (h_adjoint2 * t1096 + t412 * t1190)));
                        let t1193 = t1191 - t1192;
                        let t1194 = -(t70 * (t1154 - t1095 * t1063));
                        let t1195 = weight1_3 * (l * t1143) + t50 * t1133
                            + (t43 * t1145 - t545 * t1119)
                            - (t109 * t1134 + (t1078 * t578 + t573 * t1109));
                        let t1196 = half_h * (t1192 - t1191) + t1195;
                        let t1197 = -(inv_i * t1196);
                        let t1198 = minus_half_h_over_i * t1196;
                        let t1199 = t721
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_5 * t722
                                    + (d_rho1_rate_by_5 * t724 + d_theta1_rate_by_5 * t726));
                        let t1200 = t828
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_5 * t829
                                    + (d_rho1_rate_by_5 * t831 + d_theta1_rate_by_5 * t833));
                        let t1201 = t904
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_5 * t905
                                    + (d_rho1_rate_by_5 * t907 + d_theta1_rate_by_5 * t909));
                        let h_d_theta1_rate_by_5 = h * d_theta1_rate_by_5;
                        let t1202 = h_d_theta1_rate_by_5 * t43;
                        let t1203 = rt::lit::<T>(0.5) * t1202;
                        let t1204 = weight1_3 * t1202;
                        let t1205 = h_d_theta1_rate_by_5 * t42;
                        let t1206 = l * t1205;
                        let t1207 = l * t1202;
                        let t1208 = t738 * t1202 + t77 * t1204 - t914 * t1206
                            - (t570 * t1207 + t1205 * t603);
                        let t1209 = half_h * d_rho1_rate_by_5;
                        let t1210 = half_h * d_theta2_rate_by_5 + rt::lit::<T>(1.0);
                        let t1211 = t49 * t1210;
                        let t1212 = t1202 * t863 - t42 * t1211;
                        let t1213 = t50 * t1210;
                        let t1214 = t43 * t1213 - t1205 * (rt::lit::<T>(0.5) * t49);
                        let t1215 = t1212 - t1214;
                        let t1216 = t43 * t1215 - t539 * t1205;
                        let t1217 = l * t1213;
                        let t1218 = t45 * t1202 + t42 * t1207;
                        let t1219 = m_
                            * (t51 * t1216 + (t55 * t1217 - rt::lit::<T>(0.5) * t1218));
                        let t1220 = l * t1211;
                        let t1221 = t61 * t1202 - t42 * t1206;
                        let t1222 = m_
                            * (rt::lit::<T>(0.5) * t1221 + t55 * t1220 - t60 * t1216);
                        let t1223 = t51 * t1219
                            + (j * t1216 + (t58 * t1217 + t65 * t1220)) - t60 * t1222;
                        let t1224 = t1219 - half_m * t1218;
                        let t1225 = rt::lit::<T>(0.5) * t68;
                        let t1226 = t1222 + half_m * t1221;
                        let t1227 = t45 * t1224
                            + (rt::lit::<T>(0.5) * (t59 * t1207 + t67 * t1206)
                                - half_j * t1202) - t61 * t1226;
                        let t1228 = t55 * t1223
                            + (l * t1224 + (t66 * t1216 - t1225 * t1202)) - t42 * t1227;
                        let t1229 = t70 * (t1209 - t71 * t1228);
                        let t1230 = l * t1229;
                        let t1231 = rt::lit::<T>(0.5) * t71;
                        let t1232 = t1202 * t1231 + t42 * t1229;
                        let t1233 = t1230 - t1207 * t624 - t45 * t1232;
                        let t1234 = t71 * t1216 + t55 * t1229;
                        let t1235 = m_ * (t1233 + (t51 * t1234 + t73 * t1217));
                        let t1236 = t1235 + m_ * t1233;
                        let t1237 = t61 * t1232 - t1206 * t624;
                        let t1238 = m_ * (t1237 + (t73 * t1220 - t60 * t1234));
                        let t1239 = t1238 + m_ * t1237;
                        let t1240 = t45 * t1236
                            + (rt::lit::<T>(0.5) * (t92 * t1207 + t81 * t1206)
                                - j * t1232) - t61 * t1239;
                        let t1241 = weight1_3 * t1240;
                        let t1242 = t51 * t1235
                            + (j * t1234 + (t91 * t1217 + t80 * t1220)) - t60 * t1238;
                        let t1243 = weight1_3 * t1242;
                        let t1244 = rt::lit::<T>(0.5) * t1205;
                        let t1245 = t43 * t1243 - t545 * t1244;
                        let t1246 = t1241 + t573 * t1211 - t50 * t1245;
                        let t1247 = half_l * t1205;
                        let t1248 = t43 * t1232 - t1205 * t624;
                        let t1249 = weight1_3 * (t1248 - t7 * t1205);
                        let t1250 = t562 * t1247 - t61 * t1249;
                        let t1251 = t1202 * t624 + t42 * t1232;
                        let t1252 = t73 * t1213 + t49 * t1234;
                        let t1253 = t50 * t1234 - t73 * t1211;
                        let t1254 = rt::lit::<T>(0.5) * (t49 * t1202 - t50 * t1205)
                            + (t42 * t1213 - t43 * t1211);
                        let t1255 = t5 * t1254
                            + (rt::lit::<T>(0.5) * (t107 * t1202 - t108 * t1205)
                                + (t106 * t1213 - t97 * t1211));
                        let t1256 = t42 * t1252 + t43 * t1253
                            + (t49 * t1251 + (t50 * t1248 + t1255));
                        let t1257 = t54 * t1251
                            + (t106 * t1215
                                + (t1205 * (rt::lit::<T>(0.5) * t111) - t5 * t1211))
                            - t43 * t1256;
                        let t1258 = weight1_3 * t1257;
                        let t1259 = m_ * (t1250 + (t560 * t1220 - t60 * t1258));
                        let t1260 = t1259 + m_ * t1250;
                        let t1261 = t545 * t1215 + t54 * t1243 - t573 * t1213
                            - t49 * t1245;
                        let t1262 = k1 * (t1214 - t1212);
                        let t1263 = twice_m_l * (t43 * t1230 - t1205 * t1124)
                            + (t75 * t1234 + t73 * t1262);
                        let t1264 = k1 * t1215;
                        let t1265 = t85 * t1234 + t73 * t1264;
                        let t1266 = weight1_3 * t1216;
                        let t1267 = t42 * t1261
                            + (t558 * t1263 - t571 * t1265 - (t86 * t1266 + j * t1249));
                        let t1268 = half_l * t1202;
                        let t1269 = t562 * t1268 + t45 * t1249;
                        let t1270 = m_ * (t1269 + (t51 * t1258 + t560 * t1217));
                        let t1271 = t1270 + m_ * t1269;
                        let t1272 = rt::lit::<T>(0.5) * t1208
                            + (t43 * t1246 + t61 * t1260 + (t1267 - t45 * t1271));
                        let t1273 = t558 * t1232 + t1204 * t624;
                        let t1274 = m_l * t1273;
                        let t1275 = m_l * (t571 * t1234 + t73 * t1266);
                        let t1276 = rt::lit::<T>(2.0) * (t43 * t1274 - t585 * t1244)
                            + (t1271 + (t50 * t1275 - t582 * t1211));
                        let t1277 = m_l * (t50 * t1230 - t89 * t1211);
                        let t1278 = t584 * t1262 + j * t1258
                            + (t571 * t1277 + t83 * t1266 - t596 * t1264);
                        let t1279 = t571 * t1232 + t72 * t1266;
                        let t1280 = t43 * t1245 - t573 * t1244;
                        let t1281 = t573 * t1203 + t42 * t1245;
                        let t1282 = t569 * t1217 + (t75 * t1273 + t594 * t1211)
                            - t60 * t1259 - (t50 * t1280 + t49 * t1281);
                        let t1283 = t1278 - (t598 * t1213 + t85 * t1279)
                            + (t51 * t1270 + t913 * t1220) + t1282;
                        let t1284 = t42 * t1272
                            + (l * t1276 + t1216 * t916 + (t55 * t1283 + t1203 * t915));
                        let t1285 = t347
                            * (t44 * t1284 + (t1209 * t917 - t918 * (t1228 * t995)));
                        let t1286 = t1203 * t918 + t42 * t1285;
                        let t1287 = t45 * t1286 + (t1268 * t998 - l * t1285);
                        let t1288 = t1216 * t918 + t55 * t1285;
                        let t1289 = m_ * (t1287 - (t1217 * t1000 + t51 * t1288));
                        let t1290 = weight1_3
                            * (t73 * t1277 + (t83 * t1234 - t86 * t1232) - t72 * t1265)
                            + t916 * t1229;
                        let t1291 = t1217 * t1004 - t66 * t1285
                            + (t1220 * t1006 + (t71 * t1283 + t1290 - t1223 * t918)
                                - j * t1288);
                        let t1292 = t61 * t1286 - t1247 * t998;
                        let t1293 = m_ * (t60 * t1288 - t1220 * t1000 - t1292);
                        let t1294 = t51 * t1289 + t1291 - t60 * t1293;
                        let t1295 = t43 * t1294
                            + (t545 * t1251 + t106 * t1243 - t1244 * t1012);
                        let t1296 = k1
                            * (t596 * t1234 + t73 * t1279
                                + (t584 * t1234 + t73 * t1273));
                        let t1297 = t1295 - t1296;
                        let t1298 = t1222 * t1000
                            - (t913 * t1234
                                + (t73 * t1259 + (t560 * t1238 + t80 * t1258)));
                        let t1299 = t5 * t1243 + t582 * t1230 - t594 * t1234
                            - (t97 * t1245 + t573 * t1248);
                        let t1300 = t5 * t1245;
                        let t1301 = rt::lit::<T>(0.5) * (t1202 * t1018 + t674 * t1205)
                            + (t1299 + (t89 * t1275 - t43 * t1300 - t73 * t1280));
                        let t1302 = t42 * t1297
                            + (l * (t65 * t1288 + (t1298 - t1216 * t1006) - t55 * t1293)
                                + t1301);
                        let t1303 = t1296 - t1295;
                        let t1304 = t73 * t1270
                            + (t569 * t1234 + (t560 * t1235 + t91 * t1258))
                            - t1219 * t1000;
                        let t1305 = t42 * t1300 + t598 * t1234
                            + (t73 * t1281 + (t106 * t1245 + t573 * t1251));
                        let t1306 = l
                            * (t55 * t1289 + (t1216 * t1004 + t1304 - t58 * t1288))
                            - t1305 - rt::lit::<T>(0.5) * (t1205 * t1022 + t674 * t1202);
                        let t1307 = t49 * t1302 + (t1211 * t1023 + t1213 * t1024)
                            - t50 * (t43 * t1303 + t1306);
                        let t1308 = t1293 - m_ * t1292;
                        let t1309 = t72 * t1260
                            + (t914 * t1232 - (t562 * t1239 + t81 * t1249))
                            - t1226 * t998;
                        let t1310 = t674 * t1211 + (t5 * t1241 - t111 * t1243)
                            - (t108 * t1245 + (t545 * t1256 + t573 * t1253));
                        let t1311 = t72 * t1246 + (t603 * t1232 - t50 * t1300)
                            + (rt::lit::<T>(2.0) * (t585 * t1230 + t89 * t1274) + t1310);
                        let t1312 = l
                            * (t42 * t1308 + (t1203 * t1031 + t1309 - t67 * t1286))
                            + (t1213 * t1022 + (t1215 * t1012 + t1311));
                        let t1313 = t42 * (t49 * t1303 + (t54 * t1294 + t1312))
                            + rt::lit::<T>(0.5) * (t1202 * t1041 + t1205 * t1039);
                        let t1314 = t1224 * t998
                            + (t562 * t1236 + t92 * t1249 - t570 * t1232 - t72 * t1271);
                        let t1315 = t1289 + m_ * t1287;
                        let t1316 = t72 * t1261
                            + (t738 * t1232
                                + (weight1_3 * (t77 * t1232 + t72 * t1263) - t573 * t1252));
                        let t1317 = t71 * t1272
                            + (t915 * t1229
                                + (t1316 - (t49 * t1300 + (t107 * t1245 + t674 * t1213))));
                        let t1318 = t68 * t1285 + (t1227 * t918 + t1317) - j * t1286
                            - rt::lit::<T>(0.5) * (t1206 * t1031 + t1207 * t1036);
                        let t1319 = l
                            * (t59 * t1286 + t1314 - t1203 * t1036 - t42 * t1315)
                            + (t1318 - t1211 * t1018 + (t61 * t1308 - t45 * t1315));
                        let t1320 = t1313 - t43 * (t50 * t1297 + t1319);
                        let t1321 = h_adjoint8 * t1229;
                        let t1322 = t404
                            * (t407 * t1321 + l * (h_adjoint1 * t1229 + t408 * t1321));
                        let t1323 = t1320
                            + (t1307
                                + t405
                                    * (t411 * t1321 + l * (h_adjoint2 * t1229 + t412 * t1321)));
                        let t1324 = t1322 - t1323;
                        let t1325 = -(t70 * (t1284 - t1228 * t1063));
                        let t1326 = weight1_3 * (l * t1239) + t50 * t1243
                            + (t43 * t1241 - t545 * t1211)
                            - (t109 * t1245 + (t1244 * t578 + t573 * t1254));
                        let t1327 = half_h * (t1323 - t1322) + t1326;
                        let t1328 = -(inv_i * t1327);
                        let t1329 = minus_half_h_over_i * t1327;
                        let t1330 = t723
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_6 * t722
                                    + (d_rho1_rate_by_6 * t724 + d_theta1_rate_by_6 * t726));
                        let t1331 = t830
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_6 * t829
                                    + (d_rho1_rate_by_6 * t831 + d_theta1_rate_by_6 * t833));
                        let t1332 = t906
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_6 * t905
                                    + (d_rho1_rate_by_6 * t907 + d_theta1_rate_by_6 * t909));
                        let h_d_theta1_rate_by_6 = h * d_theta1_rate_by_6;
                        let t1333 = h_d_theta1_rate_by_6 * t43;
                        let t1334 = rt::lit::<T>(0.5) * t1333;
                        let t1335 = weight1_3 * t1333;
                        let t1336 = h_d_theta1_rate_by_6 * t42;
                        let t1337 = l * t1336;
                        let t1338 = l * t1333;
                        let t1339 = t738 * t1333 + t77 * t1335 - t914 * t1337
                            - (t570 * t1338 + t1336 * t603);
                        let t1340 = half_h * d_rho1_rate_by_6 + rt::lit::<T>(1.0);
                        let h_d_theta2_rate_by_6 = h * d_theta2_rate_by_6;
                        let t1341 = h_d_theta2_rate_by_6 * t49;
                        let t1342 = rt::lit::<T>(0.5) * (t50 * t1333 - t42 * t1341);
                        let t1343 = h_d_theta2_rate_by_6 * t50;
                        let t1344 = rt::lit::<T>(0.5) * (t43 * t1343 - t49 * t1336);
                        let t1345 = t1342 - t1344;
                        let t1346 = t43 * t1345 - t539 * t1336;
                        let t1347 = l * t1343;
                        let t1348 = t45 * t1333 + t42 * t1338;
                        let t1349 = m_
                            * (t51 * t1346
                                + (t1082 * t1347 - rt::lit::<T>(0.5) * t1348));
                        let t1350 = l * t1341;
                        let t1351 = t61 * t1333 - t42 * t1337;
                        let t1352 = m_
                            * (rt::lit::<T>(0.5) * t1351 + t1082 * t1350 - t60 * t1346);
                        let t1353 = t51 * t1349
                            + (rt::lit::<T>(0.5) * (t58 * t1347 + t65 * t1350)
                                + j * t1346) - t60 * t1352;
                        let t1354 = t1349 - half_m * t1348;
                        let t1355 = t1352 + half_m * t1351;
                        let t1356 = t45 * t1354
                            + (rt::lit::<T>(0.5) * (t59 * t1338 + t67 * t1337)
                                - half_j * t1333) - t61 * t1355;
                        let t1357 = t55 * t1353
                            + (l * t1354 + (t66 * t1346 - t1225 * t1333)) - t42 * t1356;
                        let t1358 = t70 * (t1340 - t71 * t1357);
                        let t1359 = l * t1358;
                        let t1360 = t1333 * t1231 + t42 * t1358;
                        let t1361 = t1359 - t1338 * t624 - t45 * t1360;
                        let t1362 = t71 * t1346 + t55 * t1358;
                        let t1363 = m_ * (t1361 + (t51 * t1362 + t1347 * t1105));
                        let t1364 = t1363 + m_ * t1361;
                        let t1365 = t61 * t1360 - t1337 * t624;
                        let t1366 = m_ * (t1365 + (t1350 * t1105 - t60 * t1362));
                        let t1367 = t1366 + m_ * t1365;
                        let t1368 = t45 * t1364
                            + (rt::lit::<T>(0.5) * (t92 * t1338 + t81 * t1337)
                                - j * t1360) - t61 * t1367;
                        let t1369 = weight1_3 * t1368;
                        let t1370 = rt::lit::<T>(0.5) * t1341;
                        let t1371 = t51 * t1363
                            + (rt::lit::<T>(0.5) * (t91 * t1347 + t80 * t1350)
                                + j * t1362) - t60 * t1366;
                        let t1372 = weight1_3 * t1371;
                        let t1373 = rt::lit::<T>(0.5) * t1336;
                        let t1374 = t43 * t1372 - t545 * t1373;
                        let t1375 = t1369 + t573 * t1370 - t50 * t1374;
                        let t1376 = half_l * t1336;
                        let t1377 = t43 * t1360 - t1336 * t624;
                        let t1378 = weight1_3 * (t1377 - t7 * t1336);
                        let t1379 = t562 * t1376 - t61 * t1378;
                        let t1380 = half_l * t1341;
                        let t1381 = t1333 * t624 + t42 * t1360;
                        let t1382 = t1343 * t1105 + t49 * t1362;
                        let t1383 = t50 * t1362 - t1341 * t1105;
                        let t1384 = rt::lit::<T>(0.5)
                            * (t49 * t1333 + t42 * t1343 - (t50 * t1336 + t43 * t1341));
                        let t1385 = rt::lit::<T>(0.5)
                            * (t107 * t1333 + t106 * t1343
                                - (t97 * t1341 + t108 * t1336)) + t5 * t1384;
                        let t1386 = t50 * t1377 + t42 * t1382
                            + (t49 * t1381 + (t43 * t1383 + t1385));
                        let t1387 = t54 * t1381
                            + (rt::lit::<T>(0.5) * (t111 * t1336 - t5 * t1341)
                                + t106 * t1345) - t43 * t1386;
                        let t1388 = weight1_3 * t1387;
                        let t1389 = m_ * (t1379 + (t560 * t1380 - t60 * t1388));
                        let t1390 = t1389 + m_ * t1379;
                        let t1391 = t545 * t1345 + t54 * t1372
                            - t573 * (rt::lit::<T>(0.5) * t1343) - t49 * t1374;
                        let t1392 = k1 * (t1344 - t1342);
                        let t1393 = twice_m_l * (t43 * t1359 - t1336 * t1124)
                            + (t75 * t1362 + t73 * t1392);
                        let t1394 = k1 * t1345;
                        let t1395 = t85 * t1362 + t73 * t1394;
                        let t1396 = weight1_3 * t1346;
                        let t1397 = t42 * t1391
                            + (t558 * t1393 - t571 * t1395 - (t86 * t1396 + j * t1378));
                        let t1398 = half_l * t1333;
                        let t1399 = t562 * t1398 + t45 * t1378;
                        let t1400 = half_l * t1343;
                        let t1401 = m_ * (t1399 + (t51 * t1388 + t560 * t1400));
                        let t1402 = t1401 + m_ * t1399;
                        let t1403 = rt::lit::<T>(0.5) * t1339
                            + (t43 * t1375 + t61 * t1390 + (t1397 - t45 * t1402));
                        let t1404 = t558 * t1360 + t1335 * t624;
                        let t1405 = t571 * t1360 + t72 * t1396;
                        let t1406 = m_l * (t50 * t1359 - t1341 * t1124);
                        let t1407 = t584 * t1392 + j * t1388
                            + (t571 * t1406 + t83 * t1396 - t596 * t1394);
                        let t1408 = t573 * t1334 + t42 * t1374;
                        let t1409 = t43 * t1374 - t573 * t1373;
                        let t1410 = rt::lit::<T>(0.5)
                            * (t913 * t1350
                                + (t569 * t1347 + (t594 * t1341 - t598 * t1343)))
                            - (t50 * t1409 + t60 * t1389);
                        let t1411 = t75 * t1404 - t85 * t1405 + t1407
                            + (t51 * t1401 - t49 * t1408) + t1410;
                        let t1412 = m_l * t1404;
                        let t1413 = m_l * (t571 * t1362 + t73 * t1396);
                        let t1414 = rt::lit::<T>(2.0) * (t43 * t1412 - t585 * t1373)
                            + (t1402 + (t50 * t1413 - t582 * t1370));
                        let t1415 = t42 * t1403
                            + (t55 * t1411
                                + (t1334 * t915 + (l * t1414 + t1346 * t916)));
                        let t1416 = t347
                            * (t44 * t1415 + (t1340 * t917 - t918 * (t1357 * t995)));
                        let t1417 = t1334 * t918 + t42 * t1416;
                        let t1418 = t45 * t1417 + (t1398 * t998 - l * t1416);
                        let t1419 = t1346 * t918 + t55 * t1416;
                        let t1420 = m_ * (t1418 - (t1400 * t1000 + t51 * t1419));
                        let t1421 = t916 * t1358
                            + weight1_3
                                * (t73 * t1406 + (t83 * t1362 - t86 * t1360) - t72 * t1395);
                        let t1422 = rt::lit::<T>(0.5) * (t1347 * t1004 + t1350 * t1006)
                            + (t71 * t1411 + t1421 - t1353 * t918 - t66 * t1416
                                - j * t1419);
                        let t1423 = t61 * t1417 - t1376 * t998;
                        let t1424 = m_ * (t60 * t1419 - t1380 * t1000 - t1423);
                        let t1425 = t51 * t1420 + t1422 - t60 * t1424;
                        let t1426 = t43 * t1425
                            + (t545 * t1381 + t106 * t1372 - t1373 * t1012);
                        let t1427 = k1
                            * (t596 * t1362 + t73 * t1405
                                + (t584 * t1362 + t73 * t1404));
                        let t1428 = t1426 - t1427;
                        let t1429 = t1352 * t1000
                            - (t913 * t1362
                                + (t73 * t1389 + (t560 * t1366 + t80 * t1388)));
                        let t1430 = t5 * t1372 + t582 * t1359 - t594 * t1362
                            - (t97 * t1374 + t573 * t1377);
                        let t1431 = t5 * t1374;
                        let t1432 = rt::lit::<T>(0.5) * (t1333 * t1018 + t674 * t1336)
                            + (t1430 + (t89 * t1413 - t43 * t1431 - t73 * t1409));
                        let t1433 = t42 * t1428
                            + (l * (t65 * t1419 + (t1429 - t1346 * t1006) - t55 * t1424)
                                + t1432);
                        [
                            t995,
                            t998,
                            t1000,
                            t1004,
                            t1006,
                            t1012,
                            t1018,
                            t1022,
                            t1023,
                            t1024,
                            t1029,
                            t1031,
                            t1036,
                            t1039,
                            t1041,
                            t1049,
                            t1050,
                            t1052,
                            t1053,
                            t1055,
                            t1060,
                            t1062,
                            t1063,
                            t1064,
                            t1067,
                            t1068,
                            t1069,
                            t1070,
                            t1071,
                            t1082,
                            t1105,
                            t1124,
                            t1176,
                            t1189,
                            t1193,
                            t1194,
                            t1197,
                            t1198,
                            t1199,
                            t1200,
                            t1201,
                            t1225,
                            t1231,
                            t1307,
                            t1320,
                            t1324,
                            t1325,
                            t1328,
                            t1329,
                            t1330,
                            t1331,
                            t1332,
                            t1333,
                            t1334,
                            t1336,
                            t1337,
                            t1338,
                            t1341,
                            t1343,
                            t1345,
                            t1346,
                            t1349,
                            t1354,
                            t1355,
                            t1356,
                            t1357,
                            t1358,
                            t1359,
                            t1360,
                            t1362,
                            t1363,
                            t1364,
                            t1367,
                            t1369,
                            t1372,
                            t1374,
                            t1375,
                            t1378,
                            t1381,
                            t1382,
                            t1383,
                            t1384,
                            t1386,
                            t1388,
                            t1390,
                            t1391,
                            t1393,
                            t1401,
                            t1402,
                            t1403,
                            t1408,
                            t1412,
                            t1415,
                            t1416,
                            t1417,
                            t1418,
                            t1419,
                            t1420,
                            t1423,
                            t1424,
                            t1425,
                            t1426,
                            t1427,
                            t1428,
                            t1431,
                            t1433,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        inv_i,
                        half_h,
                        t44,
                        t42,
                        t49,
                        t43,
                        t50,
                        t45,
                        t61,
                        t51,
                        t60,
                        t54,
                        t55,
                        t65,
                        t58,
                        t59,
                        t66,
                        t67,
                        t68,
                        t69,
                        t70,
                        t71,
                        t72,
                        t73,
                        t5,
                        t75,
                        t85,
                        t89,
                        t80,
                        t91,
                        t81,
                        t92,
                        t77,
                        t86,
                        t83,
                        t97,
                        t108,
                        t106,
                        t107,
                        t109,
                        t111,
                        half_m,
                        t7,
                        half_j,
                        half_l,
                        t405,
                        t404,
                        t406,
                        t410,
                        t408,
                        t412,
                        t407,
                        t411,
                        t347,
                        t312,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t571,
                        t558,
                        t560,
                        t562,
                        t582,
                        t596,
                        t584,
                        t569,
                        t913,
                        t914,
                        t570,
                        t655,
                        t669,
                        t803,
                        t714,
                        t809,
                        t680,
                        t679,
                        t677,
                        t539,
                        t585,
                        t545,
                        t573,
                        t674,
                        t594,
                        t598,
                        t670,
                        t676,
                        t675,
                        t578,
                        t603,
                        t711,
                        t713,
                        t624,
                        t712,
                        t721,
                        t725,
                        t723,
                        t724,
                        t722,
                        t726,
                        t738,
                        t804,
                        t810,
                        t828,
                        t832,
                        t830,
                        t831,
                        t829,
                        t833,
                        t863,
                        t906,
                        t907,
                        t904,
                        t908,
                        t905,
                        t909,
                        t919,
                        t912,
                        t923,
                        t924,
                        t921,
                        t922,
                        t925,
                        t916,
                        t915,
                        t917,
                        t918,
                        minus_half_h_over_i,
                        m_,
                        j,
                        l,
                        u_drive,
                        h,
                        d_theta1_rate_by_4,
                        d_theta2_rate_by_4,
                        d_rho1_rate_by_4,
                        d_theta1_rate_by_5,
                        d_theta2_rate_by_5,
                        d_rho1_rate_by_5,
                        d_theta1_rate_by_6,
                        d_theta2_rate_by_6,
                        d_rho1_rate_by_6,
                        weight1_3,
                    ])
                };
                let [t1438, t1451, t1455, t1456, t1459, t1460, t1463, t1466, t1468,
                t1575, t1588, t1594, t1595, t1598, t1599, t1601, t1602, t1603, t1709,
                t1722, t1723, t1728, t1729, t1732, t1733, t1734, t1735, t1736, t1843,
                t1856, t1857, t1858, t1859, t1862, t1864, t1866, t1867, t1870, t1871,
                t1881, t1886, t1888, t1898, t1903, t1905, t1927, t1933, t1935, t1936,
                t1937, t1938, t1940, t1941, t1942, t1943] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        inv_i,
                        l_over_i,
                        half_h,
                        h_over_i,
                        half_h_over_i,
                        t44,
                        t42,
                        t49,
                        t43,
                        t50,
                        t45,
                        t61,
                        t51,
                        t60,
                        t54,
                        t55,
                        t65,
                        t58,
                        t59,
                        t66,
                        t67,
                        t68,
                        t70,
                        t71,
                        t72,
                        t73,
                        t5,
                        t75,
                        t85,
                        t6,
                        t89,
                        t80,
                        t91,
                        t81,
                        t92,
                        t77,
                        t78,
                        t86,
                        t83,
                        t88,
                        t97,
                        t108,
                        t106,
                        t107,
                        t109,
                        t111,
                        half_m,
                        l_h,
                        t120,
                        t7,
                        t213,
                        half_j,
                        half_l,
                        t240,
                        t405,
                        t404,
                        t406,
                        t410,
                        t408,
                        t412,
                        t355,
                        t364,
                        t359,
                        t361,
                        t357,
                        t368,
                        t369,
                        t352,
                        t380,
                        t417,
                        t414,
                        t415,
                        t416,
                        t392,
                        t395,
                        t402,
                        t401,
                        t420,
                        t421,
                        t424,
                        t423,
                        t407,
                        t411,
                        t409,
                        t413,
                        t347,
                        l_h_over_i,
                        half_l_h_over_i,
                        t311,
                        t433,
                        t432,
                        h_h_over_i,
                        quarter_h_h_over_i,
                        l_h_h_over_i,
                        quarter_l_h_h_over_i,
                        k10,
                        half_h_h_over_i,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t571,
                        t558,
                        t1050,
                        t560,
                        t562,
                        t582,
                        t596,
                        t584,
                        t569,
                        t913,
                        t914,
                        t570,
                        t348,
                        t376,
                        t370,
                        t377,
                        t375,
                        t398,
                        t394,
                        t496,
                        t506,
                        t502,
                        t513,
                        t526,
                        t539,
                        t585,
                        t545,
                        t573,
                        t674,
                        t594,
                        t598,
                        t556,
                        t578,
                        t603,
                        t624,
                        t546,
                        t612,
                        t611,
                        t720,
                        t724,
                        t722,
                        t726,
                        t738,
                        t737,
                        t728,
                        t764,
                        t758,
                        t827,
                        t831,
                        t829,
                        t833,
                        t835,
                        t844,
                        t843,
                        t907,
                        t903,
                        t905,
                        t909,
                        t1055,
                        t1052,
                        t995,
                        t916,
                        t915,
                        t1053,
                        t1060,
                        t917,
                        t918,
                        t1000,
                        t998,
                        t1004,
                        t1006,
                        t1031,
                        t1036,
                        t1012,
                        t1022,
                        t1018,
                        t1024,
                        t1041,
                        t1023,
                        t1039,
                        t1063,
                        minus_half_h_over_i,
                        t1082,
                        t1105,
                        t1124,
                        t1225,
                        t1231,
                        t1333,
                        t1343,
                        t1336,
                        t1341,
                        t1384,
                        t1338,
                        t1337,
                        t1345,
                        t1346,
                        t1349,
                        t1355,
                        t1354,
                        t1356,
                        t1357,
                        t1334,
                        t1358,
                        t1359,
                        t1360,
                        t1362,
                        t1363,
                        t1367,
                        t1364,
                        t1393,
                        t1383,
                        t1381,
                        t1382,
                        t1386,
                        t1388,
                        t1372,
                        t1378,
                        t1369,
                        t1374,
                        t1431,
                        t1408,
                        t1391,
                        t1375,
                        t1412,
                        t1401,
                        t1390,
                        t1402,
                        t1403,
                        t1415,
                        t1416,
                        t1419,
                        t1417,
                        t1418,
                        t1423,
                        t1420,
                        t1424,
                        t1425,
                        t1426,
                        t1427,
                        t1428,
                        t1433,
                        quarter_h,
                        k13,
                        m_,
                        j,
                        l,
                        u_drive,
                        h,
                        adjoint8,
                        d_theta1_rate_by_7,
                        d_theta2_rate_by_7,
                        d_rho1_rate_by_7,
                        d_theta1_rate_by_9,
                        d_theta2_rate_by_9,
                        d_rho1_rate_by_9,
                        d_theta1_rate_by_10,
                        d_theta2_rate_by_10,
                        d_rho1_rate_by_10,
                        weight1_3,
                        ]: [T; 262],
                    ) -> [T; 55] {
                        let t1434 = t1427 - t1426;
                        let t1435 = t73 * t1401
                            + (t569 * t1362 + (t560 * t1363 + t91 * t1388))
                            - t1349 * t1000;
                        let t1436 = t42 * t1431 + t598 * t1362
                            + (t73 * t1408 + (t106 * t1374 + t573 * t1381));
                        let t1437 = l
                            * (t55 * t1420 + (t1346 * t1004 + t1435 - t58 * t1419))
                            - t1436 - rt::lit::<T>(0.5) * (t1336 * t1022 + t674 * t1333);
                        let t1438 = t49 * t1433
                            + rt::lit::<T>(0.5) * (t1343 * t1024 + t1341 * t1023)
                            - t50 * (t43 * t1434 + t1437);
                        let t1439 = rt::lit::<T>(2.0) * (t585 * t1359 + t89 * t1412)
                            + (t5 * t1369 - t111 * t1372 - t108 * t1374 - t50 * t1431);
                        let t1440 = t1345 * t1012
                            + (t72 * t1375
                                + (t603 * t1360 - (t545 * t1386 + t573 * t1383)) + t1439);
                        let t1441 = t1424 - m_ * t1423;
                        let t1442 = t72 * t1390
                            + (t914 * t1360 - (t562 * t1367 + t81 * t1378))
                            - t1355 * t998;
                        let t1443 = l
                            * (t42 * t1441 + (t1334 * t1031 + t1442 - t67 * t1417))
                            + t54 * t1425;
                        let t1444 = t42
                            * (t49 * t1434
                                + (rt::lit::<T>(0.5) * (t1343 * t1022 + t674 * t1341)
                                    + t1440 + t1443));
                        let t1445 = t1354 * t998
                            + (t562 * t1364 + t92 * t1378 - t570 * t1360 - t72 * t1402);
                        let t1446 = t1420 + m_ * t1418;
                        let t1447 = t72 * t1391
                            + (weight1_3 * (t77 * t1360 + t72 * t1393) - t573 * t1382
                                - t107 * t1374);
                        let t1448 = t1356 * t918
                            + (t71 * t1403
                                + (t915 * t1358 + (t738 * t1360 - t49 * t1431 + t1447)));
                        let t1449 = l
                            * (t59 * t1417 + t1445 - t1334 * t1036 - t42 * t1446)
                            + (t61 * t1441 + (t68 * t1416 + t1448 - j * t1417));
                        let t1450 = rt::lit::<T>(0.5)
                            * (t1341 * t1018
                                + (t1338 * t1036 + (t1337 * t1031 + t674 * t1343)))
                            + t45 * t1446;
                        let t1451 = t1444
                            + rt::lit::<T>(0.5) * (t1333 * t1041 + t1336 * t1039)
                            - t43 * (t50 * t1428 + (t1449 - t1450));
                        let t1452 = h_adjoint8 * t1358;
                        let t1453 = t404
                            * (t407 * t1452 + l * (h_adjoint1 * t1358 + t408 * t1452));
                        let t1454 = t1451
                            + (t1438
                                + t405
                                    * (t411 * t1452 + l * (h_adjoint2 * t1358 + t412 * t1452)));
                        let t1455 = t1453 - t1454;
                        let t1456 = -(t70 * (t1415 - t1357 * t1063));
                        let t1457 = weight1_3 * (l * t1367) + t50 * t1372
                            - rt::lit::<T>(0.5) * (t545 * t1341 + t1336 * t578);
                        let t1458 = half_h * (t1454 - t1453)
                            + (t1457 + (t43 * t1369 - t573 * t1384 - t109 * t1374));
                        let t1459 = -(inv_i * t1458);
                        let t1460 = minus_half_h_over_i * t1458;
                        let t1461 = t496 * t573 + (t120 * t578 - weight1_3 * (l * t502))
                            + (t109 * t611 - (t50 * t546 + t43 * t612));
                        let t1462 = half_h * t720 + t1461;
                        let t1463 = inv_i * t1462
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_7 * t722
                                    + (d_rho1_rate_by_7 * t724 + d_theta1_rate_by_7 * t726));
                        let t1464 = t513 * t573 + t109 * t758
                            + (t213 * t545 - weight1_3 * (l * t526)
                                - (t50 * t728 + t43 * t764));
                        let t1465 = half_h * t827 + t1464;
                        let t1466 = inv_i * t1465
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_7 * t829
                                    + (d_rho1_rate_by_7 * t831 + d_theta1_rate_by_7 * t833));
                        let t1467 = half_h * t903
                            + (t109 * t843 - t43 * t844
                                - (t50 * t835 + weight1_3 * (l * t240)));
                        let t1468 = inv_i * t1467
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_7 * t905
                                    + (d_rho1_rate_by_7 * t907 + d_theta1_rate_by_7 * t909));
                        let t1469 = half_h * d_theta1_rate_by_7 - half_h_over_i;
                        let t1470 = t43 * t1469;
                        let t1471 = half_h * d_rho1_rate_by_7;
                        let t1472 = half_h * d_theta2_rate_by_7 - half_h_over_i;
                        let t1473 = t49 * t1472;
                        let t1474 = t50 * t1470 - t42 * t1473;
                        let t1475 = t50 * t1472;
                        let t1476 = t42 * t1469;
                        let t1477 = t43 * t1475 - t49 * t1476;
                        let t1478 = t1474 - t1477;
                        let t1479 = t43 * t1478 - t54 * t1476;
                        let t1480 = l * t1475;
                        let t1481 = l * t1470;
                        let t1482 = t45 * t1470 + t42 * t1481;
                        let t1483 = m_ * (t51 * t1479 + (t55 * t1480 - t1482));
                        let t1484 = l * t1473;
                        let t1485 = l * t1476;
                        let t1486 = t61 * t1470 - t42 * t1485;
                        let t1487 = m_ * (t1486 + t55 * t1484 - t60 * t1479);
                        let t1488 = t51 * t1483
                            + (j * t1479 + (t58 * t1480 + t65 * t1484)) - t60 * t1487;
                        let t1489 = t1483 - m_ * t1482;
                        let t1490 = t1487 + m_ * t1486;
                        let t1491 = t45 * t1489
                            + (t59 * t1481 + (t67 * t1485 - j * t1470)) - t61 * t1490;
                        let t1492 = t55 * t1488
                            + (l * t1489 + (t66 * t1479 - t68 * t1470)) - t42 * t1491;
                        let t1493 = t70 * (t1471 - t71 * t1492);
                        let t1494 = t71 * t1470 + t42 * t1493;
                        let t1495 = weight1_3 * t1470;
                        let t1496 = t558 * t1494 + t72 * t1495;
                        let t1497 = m_l * t1496;
                        let t1498 = t43 * t1494 - t72 * t1476;
                        let t1499 = weight1_3 * (t1498 + (inv_i * t43 - t5 * t1476));
                        let t1500 = t562 * t1481 + t45 * t1499;
                        let t1501 = t72 * t1470 + t42 * t1494;
                        let t1502 = t54 * t1501
                            + (t106 * t1478 + (inv_i * t50 + t111 * t1476 - t5 * t1473));
                        let t1503 = t71 * t1479 + t55 * t1493;
                        let t1504 = t73 * t1475 + t49 * t1503;
                        let t1505 = t50 * t1503 - t73 * t1473;
                        let t1506 = t49 * t1470 + t42 * t1475
                            - (t50 * t1476 + t43 * t1473);
                        let t1507 = t106 * t1475 - t97 * t1473
                            + (inv_i * t109 + t107 * t1470 - t108 * t1476);
                        let t1508 = t42 * t1504 + t43 * t1505
                            + (t49 * t1501 + (t50 * t1498 + (t5 * t1506 + t1507)));
                        let t1509 = weight1_3 * (t1502 - t43 * t1508);
                        let t1510 = m_ * (t1500 + (t51 * t1509 + t560 * t1480));
                        let t1511 = t1510 + m_ * t1500;
                        let t1512 = weight1_3 * t1479;
                        let t1513 = m_l * (t571 * t1503 + t73 * t1512);
                        let t1514 = rt::lit::<T>(2.0) * (t43 * t1497 - t585 * t1476)
                            + (t1511 + (t50 * t1513 - t582 * t1473));
                        let t1515 = l_h_over_i * t405;
                        let t1516 = l_h_over_i * t404;
                        let t1517 = u_drive * (h_over_i * t405);
                        let t1518 = u_drive * (h_over_i * t404);
                        let t1519 = (t412 * t1515 - t408 * t1516
                            + (t410 * t1517 - t406 * t1518)) * (half_h * adjoint8);
                        let t1520 = t1470 * t915
                            + (l * t1514
                                + (t1519
                                    + rt::lit::<T>(0.5)
                                        * (h_adjoint2 * t1515 - h_adjoint1 * t1516)));
                        let t1521 = l_over_i * weight1_3 + t562 * t1485 - t61 * t1499;
                        let t1522 = m_ * (t1521 + (t560 * t1484 - t60 * t1509));
                        let t1523 = t1522 + m_ * t1521;
                        let t1524 = l * t1493;
                        let t1525 = t1524 - t72 * t1481 - t45 * t1494;
                        let t1526 = m_ * (t1525 + (t51 * t1503 + t73 * t1480));
                        let t1527 = t61 * t1494 - t72 * t1485;
                        let t1528 = m_ * (t1527 + (t73 * t1484 - t60 * t1503));
                        let t1529 = t51 * t1526
                            + (j * t1503 + (t91 * t1480 + t80 * t1484)) - t60 * t1528;
                        let t1530 = weight1_3 * t1529;
                        let t1531 = t43 * t1530 - t545 * t1476;
                        let t1532 = t545 * t1478 + t54 * t1530 - t573 * t1475
                            - t49 * t1531;
                        let t1533 = t1526 + m_ * t1525;
                        let t1534 = t1528 + m_ * t1527;
                        let t1535 = t45 * t1533 + (t81 * t1485 + t92 * t1481 - j * t1494)
                            - t61 * t1534;
                        let t1536 = weight1_3 * t1535;
                        let t1537 = t1536 + t573 * t1473 - t50 * t1531;
                        let t1538 = k1 * (t1477 - t1474);
                        let t1539 = twice_m_l * (t43 * t1524 - t89 * t1476)
                            + (t75 * t1503 + t73 * t1538);
                        let t1540 = k1 * t1478;
                        let t1541 = t85 * t1503 + t73 * t1540;
                        let t1542 = t558 * t1539 + t77 * t1495 - j * t1499
                            - (t571 * t1541 + t86 * t1512);
                        let t1543 = t738 * t1470 - t1476 * t603 - t914 * t1485
                            + (t43 * t1537 + t1542 - t45 * t1511);
                        let t1544 = t61 * t1523 + (t42 * t1532 - t570 * t1481) + t1543;
                        let t1545 = m_l * (t50 * t1524 - t89 * t1473);
                        let t1546 = t584 * t1538 + j * t1509
                            + (t571 * t1545 + t83 * t1512 - t596 * t1540);
                        let t1547 = t571 * t1494 + t72 * t1512;
                        let t1548 = t569 * t1480 + (t75 * t1496 + t594 * t1473)
                            + (t1546 - (t598 * t1475 + t85 * t1547));
                        let t1549 = t43 * t1531 - t573 * t1476;
                        let t1550 = t573 * t1470 + t42 * t1531;
                        let t1551 = t51 * t1510 + t913 * t1484 - t60 * t1522
                            + (t1548 - (t50 * t1549 + t49 * t1550));
                        let t1552 = t1520 + (t42 * t1544 + (t55 * t1551 + t1479 * t916));
                        let t1553 = t347
                            * (t44 * t1552 + (t1471 * t917 - t918 * (t1492 * t995)));
                        let t1554 = t1470 * t918 + t42 * t1553;
                        let t1555 = t45 * t1554 + (t1481 * t998 - l * t1553);
                        let t1556 = t1479 * t918 + t55 * t1553;
                        let t1557 = m_ * (t1555 - (t1480 * t1000 + t51 * t1556));
                        let t1558 = weight1_3
                            * (t73 * t1545 + (t83 * t1503 - t86 * t1494) - t72 * t1541)
                            + t916 * t1493;
                        let t1559 = t1480 * t1004 - t66 * t1553
                            + (t1484 * t1006 + (t71 * t1551 + t1558 - t1488 * t918)
                                - j * t1556);
                        let t1560 = t61 * t1554 - t1485 * t998;
                        let t1561 = m_ * (t60 * t1556 - t1484 * t1000 - t1560);
                        let t1562 = t51 * t1557 + t1559 - t60 * t1561;
                        let t1563 = t43 * t1562
                            + (t545 * t1501 + t106 * t1530 - t1476 * t1012);
                        let t1564 = k1
                            * (t596 * t1503 + t73 * t1547
                                + (t584 * t1503 + t73 * t1496));
                        let t1565 = t1563 - t1564;
                        let t1566 = t1487 * t1000
                            - (t73 * t1522
                                + (t913 * t1503 + (t560 * t1528 + t80 * t1509)));
                        let t1567 = t674 * t1476 + (inv_i * t545 + t5 * t1530)
                            - (t97 * t1531 + t594 * t1503);
                        let t1568 = inv_i * t573 + t5 * t1531;
                        let t1569 = t89 * t1513 + (t582 * t1524 - t573 * t1498) + t1567
                            - (t43 * t1568 + t73 * t1549);
                        let t1570 = l
                            * (t65 * t1556 + (t1566 - t1479 * t1006) - t55 * t1561)
                            + (t1470 * t1018 + t1569);
                        let t1571 = t1564 - t1563;
                        let t1572 = t73 * t1510
                            + (t569 * t1503 + (t560 * t1526 + t91 * t1509))
                            - t1483 * t1000;
                        let t1573 = t674 * t1470 + t573 * t1501
                            + (t106 * t1531 + t598 * t1503)
                            + (t42 * t1568 + t73 * t1550);
                        let t1574 = l
                            * (t55 * t1557 + (t1479 * t1004 + t1572 - t58 * t1556))
                            - (t1476 * t1022 + t1573);
                        let t1575 = t49 * (t42 * t1565 + t1570)
                            + (t1473 * t1023 + t1475 * t1024)
                            - t50 * (t43 * t1571 + t1574);
                        let t1576 = t1561 - m_ * t1560;
                        let t1577 = t72 * t1523
                            + (t914 * t1494 - (t562 * t1534 + t81 * t1499))
                            - t1490 * t998;
                        let t1578 = t603 * t1494
                            + (t674 * t1473 - (t111 * t1530 + t545 * t1508))
                            - t50 * t1568;
                        let t1579 = t72 * t1537
                            + (t5 * t1536 + inv_i * t578 - t573 * t1505 - t108 * t1531);
                        let t1580 = t1475 * t1022
                            + (t1478 * t1012
                                + (t1578
                                    + (rt::lit::<T>(2.0) * (t585 * t1524 + t89 * t1497)
                                        + t1579)));
                        let t1581 = t54 * t1562
                            + (l * (t42 * t1576 + (t1470 * t1031 + t1577 - t67 * t1554))
                                + t1580);
                        let t1582 = t1489 * t998
                            + (t562 * t1533 + t92 * t1499 - t570 * t1494 - t72 * t1511);
                        let t1583 = t1557 + m_ * t1555;
                        let t1584 = t738 * t1494
                            + (weight1_3 * (t77 * t1494 + t72 * t1539) - t573 * t1504)
                            - t49 * t1568;
                        let t1585 = t71 * t1544
                            + (t915 * t1493
                                + (t72 * t1532 - (t107 * t1531 + t674 * t1475) + t1584));
                        let t1586 = t68 * t1553 + (t1491 * t918 + t1585) - t1485 * t1031
                            - (j * t1554 + t1481 * t1036);
                        let t1587 = l
                            * (t59 * t1554 + t1582 - t1470 * t1036 - t42 * t1583)
                            + (t1586 - t1473 * t1018 + (t61 * t1576 - t45 * t1583));
                        let t1588 = t42 * (t49 * t1571 + t1581)
                            + (t1476 * t1039 + t1470 * t1041)
                            - t43 * (t50 * t1565 + t1587);
                        let t1589 = h_adjoint8 * t1493;
                        let t1590 = u_drive
                            * (t406 * t1589 - half_l_h_over_i * t404 * t1050)
                            + l
                                * (h_adjoint1 * t1493 + t408 * t1589
                                    - t1050 * (rt::lit::<T>(0.5) * t1518));
                        let t1591 = t1053 * (half_h_over_i * t405) + t404 * t1590;
                        let t1592 = u_drive
                            * (half_l_h_over_i * t405 * t1050 + t410 * t1589)
                            + l
                                * (t1050 * (rt::lit::<T>(0.5) * t1517)
                                    + (h_adjoint2 * t1493 + t412 * t1589));
                        let t1593 = t1575
                            + (t1588 + (t405 * t1592 - t1060 * (half_h_over_i * t404)));
                        let t1594 = t1591 - t1593;
                        let t1595 = -(t70 * (t1552 - t1492 * t1063));
                        let t1596 = weight1_3 * (l * t1534) + t50 * t1530
                            + (t43 * t1536 - t545 * t1473)
                            - (t109 * t1531 + (t1476 * t578 + t573 * t1506));
                        let t1597 = half_h * (t1593 - t1591) + t1596;
                        let t1598 = -(inv_i * t1597);
                        let t1599 = -(h_over_i * adjoint8 + half_h_over_i * t1597);
                        let t1600 = t347 * (t44 * (l_h * adjoint8));
                        let t1601 = t556 * t1600
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_9 * t722
                                    + (d_rho1_rate_by_9 * t724 + d_theta1_rate_by_9 * t726));
                        let t1602 = t737 * t1600
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_9 * t829
                                    + (d_rho1_rate_by_9 * t831 + d_theta1_rate_by_9 * t833));
                        let t1603 = rt::lit::<T>(0.5)
                            * (d_theta2_rate_by_9 * t905
                                + (d_theta1_rate_by_9 * t909 + d_rho1_rate_by_9 * t907))
                            - t70 * (k10 * adjoint8);
                        let h_d_theta1_rate_by_9 = h * d_theta1_rate_by_9;
                        let t1604 = h_d_theta1_rate_by_9 * t43;
                        let t1605 = rt::lit::<T>(0.5) * t1604;
                        let t1606 = weight1_3 * t1604;
                        let t1607 = h_d_theta1_rate_by_9 * t42;
                        let t1608 = l * t1607;
                        let t1609 = l * t1604;
                        let t1610 = t1604 * t738 + t77 * t1606 - t914 * t1608
                            - (t570 * t1609 + t1607 * t603);
                        let t1611 = half_h * d_rho1_rate_by_9;
                        let h_d_theta2_rate_by_9 = h * d_theta2_rate_by_9;
                        let t1612 = h_d_theta2_rate_by_9 * t49;
                        let t1613 = rt::lit::<T>(0.5) * (t50 * t1604 - t42 * t1612);
                        let t1614 = h_d_theta2_rate_by_9 * t50;
                        let t1615 = rt::lit::<T>(0.5) * (t43 * t1614 - t49 * t1607);
                        let t1616 = t1613 - t1615;
                        let t1617 = t43 * t1616 - t1607 * t539;
                        let t1618 = l * t1614;
                        let t1619 = t45 * t1604 + t42 * t1609;
                        let t1620 = m_
                            * (t51 * t1617
                                + (t1618 * t1082 - rt::lit::<T>(0.5) * t1619));
                        let t1621 = l * t1612;
                        let t1622 = t61 * t1604 - t42 * t1608;
                        let t1623 = m_
                            * (rt::lit::<T>(0.5) * t1622 + t1621 * t1082 - t60 * t1617);
                        let t1624 = t51 * t1620
                            + (rt::lit::<T>(0.5) * (t58 * t1618 + t65 * t1621)
                                + j * t1617) - t60 * t1623;
                        let t1625 = t1620 - half_m * t1619;
                        let t1626 = t1623 + half_m * t1622;
                        let t1627 = t45 * t1625
                            + (rt::lit::<T>(0.5) * (t59 * t1609 + t67 * t1608)
                                - half_j * t1604) - t61 * t1626;
                        let t1628 = t55 * t1624
                            + (l * t1625 + (t66 * t1617 - t1604 * t1225)) - t42 * t1627;
                        let t1629 = t70 * (t1611 - t71 * t1628);
                        let t1630 = l * t1629;
                        let t1631 = t1604 * t1231 + t42 * t1629;
                        let t1632 = t1630 - t1609 * t624 - t45 * t1631;
                        let t1633 = t71 * t1617 + t55 * t1629;
                        let t1634 = m_ * (t1632 + (t51 * t1633 + t1618 * t1105));
                        let t1635 = t1634 + m_ * t1632;
                        let t1636 = t61 * t1631 - t1608 * t624;
                        let t1637 = m_ * (t1636 + (t1621 * t1105 - t60 * t1633));
                        let t1638 = t1637 + m_ * t1636;
                        let t1639 = t45 * t1635
                            + (rt::lit::<T>(0.5) * (t92 * t1609 + t81 * t1608)
                                - j * t1631) - t61 * t1638;
                        let t1640 = weight1_3 * t1639;
                        let t1641 = rt::lit::<T>(0.5) * t1612;
                        let t1642 = t51 * t1634
                            + (rt::lit::<T>(0.5) * (t91 * t1618 + t80 * t1621)
                                + j * t1633) - t60 * t1637;
                        let t1643 = weight1_3 * t1642;
                        let t1644 = rt::lit::<T>(0.5) * t1607;
                        let t1645 = t43 * t1643 - t545 * t1644;
                        let t1646 = t1640 + t573 * t1641 - t50 * t1645;
                        let t1647 = half_l * t1607;
                        let t1648 = t43 * t1631 - t1607 * t624;
                        let t1649 = weight1_3 * (t1648 - t7 * t1607);
                        let t1650 = t562 * t1647 - t61 * t1649;
                        let t1651 = half_l * t1612;
                        let t1652 = t1604 * t624 + t42 * t1631;
                        let t1653 = t1614 * t1105 + t49 * t1633;
                        let t1654 = t50 * t1633 - t1612 * t1105;
                        let t1655 = rt::lit::<T>(0.5)
                            * (t49 * t1604 + t42 * t1614 - (t50 * t1607 + t43 * t1612));
                        let t1656 = rt::lit::<T>(0.5)
                            * (t107 * t1604 + t106 * t1614
                                - (t97 * t1612 + t108 * t1607)) + t5 * t1655;
                        let t1657 = t50 * t1648 + t42 * t1653
                            + (t49 * t1652 + (t43 * t1654 + t1656));
                        let t1658 = t54 * t1652
                            + (rt::lit::<T>(0.5) * (t111 * t1607 - t5 * t1612)
                                + t106 * t1616) - t43 * t1657;
                        let t1659 = weight1_3 * t1658;
                        let t1660 = m_ * (t1650 + (t560 * t1651 - t60 * t1659));
                        let t1661 = t1660 + m_ * t1650;
                        let t1662 = t1616 * t545 + t54 * t1643
                            - t573 * (rt::lit::<T>(0.5) * t1614) - t49 * t1645;
                        let t1663 = k1 * (t1615 - t1613);
                        let t1664 = twice_m_l * (t43 * t1630 - t1607 * t1124)
                            + (t75 * t1633 + t73 * t1663);
                        let t1665 = k1 * t1616;
                        let t1666 = t85 * t1633 + t73 * t1665;
                        let t1667 = weight1_3 * t1617;
                        let t1668 = t42 * t1662
                            + (t558 * t1664 - t571 * t1666 - (t86 * t1667 + j * t1649));
                        let t1669 = half_l * t1604;
                        let t1670 = t562 * t1669 + t45 * t1649;
                        let t1671 = half_l * t1614;
                        let t1672 = m_ * (t1670 + (t51 * t1659 + t560 * t1671));
                        let t1673 = t1672 + m_ * t1670;
                        let t1674 = rt::lit::<T>(0.5) * t1610
                            + (t43 * t1646 + t61 * t1661 + (t1668 - t45 * t1673));
                        let t1675 = t558 * t1631 + t1606 * t624;
                        let t1676 = t571 * t1631 + t72 * t1667;
                        let t1677 = m_l * (t50 * t1630 - t1612 * t1124);
                        let t1678 = t584 * t1663 + j * t1659
                            + (t571 * t1677 + t83 * t1667 - t596 * t1665);
                        let t1679 = t573 * t1605 + t42 * t1645;
                        let t1680 = t43 * t1645 - t573 * t1644;
                        let t1681 = rt::lit::<T>(0.5)
                            * (t913 * t1621
                                + (t569 * t1618 + (t1612 * t594 - t1614 * t598)))
                            - (t50 * t1680 + t60 * t1660);
                        let t1682 = t75 * t1675 - t85 * t1676 + t1678
                            + (t51 * t1672 - t49 * t1679) + t1681;
                        let t1683 = m_l * t1675;
                        let t1684 = m_l * (t571 * t1633 + t73 * t1667);
                        let t1685 = rt::lit::<T>(2.0) * (t43 * t1683 - t585 * t1644)
                            + (t1673 + (t50 * t1684 + (h_adjoint8 - t582 * t1641)));
                        let t1686 = t42 * t1674
                            + (t55 * t1682
                                + (t1605 * t915 + (t1617 * t916 + l * t1685)));
                        let t1687 = t347
                            * (t44 * t1686 + (t1611 * t917 - t918 * (t1628 * t995)));
                        let t1688 = t1605 * t918 + t42 * t1687;
                        let t1689 = t45 * t1688 + (t1669 * t998 - l * t1687);
                        let t1690 = t1617 * t918 + t55 * t1687;
                        let t1691 = m_ * (t1689 - (t1671 * t1000 + t51 * t1690));
                        let t1692 = t1629 * t916
                            + weight1_3
                                * (t73 * t1677 + (t83 * t1633 - t86 * t1631) - t72 * t1666);
                        let t1693 = rt::lit::<T>(0.5) * (t1618 * t1004 + t1621 * t1006)
                            + (t71 * t1682 + t1692 - t1624 * t918 - t66 * t1687
                                - j * t1690);
                        let t1694 = t61 * t1688 - t1647 * t998;
                        let t1695 = m_ * (t60 * t1690 - t1651 * t1000 - t1694);
                        let t1696 = t51 * t1691 + t1693 - t60 * t1695;
                        let t1697 = t43 * t1696
                            + (t545 * t1652 + t106 * t1643 - t1644 * t1012);
                        let t1698 = k1
                            * (t596 * t1633 + t73 * t1676
                                + (t584 * t1633 + t73 * t1675));
                        let t1699 = t1697 - t1698;
                        let t1700 = t1623 * t1000
                            - (t913 * t1633
                                + (t73 * t1660 + (t560 * t1637 + t80 * t1659)));
                        let t1701 = t5 * t1643 + t582 * t1630 - t594 * t1633
                            - (t97 * t1645 + t573 * t1648);
                        let t1702 = t5 * t1645;
                        let t1703 = rt::lit::<T>(0.5) * (t1604 * t1018 + t1607 * t674)
                            + (t1701 + (t89 * t1684 - t43 * t1702 - t73 * t1680));
                        let t1704 = t42 * t1699
                            + (l * (t65 * t1690 + (t1700 - t1617 * t1006) - t55 * t1695)
                                + t1703);
                        let t1705 = t1698 - t1697;
                        let t1706 = t73 * t1672
                            + (t569 * t1633 + (t560 * t1634 + t91 * t1659))
                            - t1620 * t1000;
                        let t1707 = t42 * t1702 + t598 * t1633
                            + (t73 * t1679 + (t106 * t1645 + t573 * t1652));
                        let t1708 = l
                            * (t55 * t1691 + (t1617 * t1004 + t1706 - t58 * t1690))
                            - t1707 - rt::lit::<T>(0.5) * (t1607 * t1022 + t1604 * t674);
                        let t1709 = t49 * t1704
                            + rt::lit::<T>(0.5) * (t1614 * t1024 + t1612 * t1023)
                            - t50 * (t43 * t1705 + t1708);
                        let t1710 = rt::lit::<T>(2.0) * (t585 * t1630 + t89 * t1683)
                            + (t5 * t1640 - t111 * t1643 - t108 * t1645 - t50 * t1702);
                        let t1711 = t1616 * t1012
                            + (t72 * t1646
                                + (t603 * t1631 - (t545 * t1657 + t573 * t1654)) + t1710);
                        let t1712 = t1695 - m_ * t1694;
                        let t1713 = t72 * t1661
                            + (t914 * t1631 - (t562 * t1638 + t81 * t1649))
                            - t1626 * t998;
                        let t1714 = l
                            * (t42 * t1712 + (t1605 * t1031 + t1713 - t67 * t1688))
                            + t54 * t1696;
                        let t1715 = t42
                            * (t49 * t1705
                                + (rt::lit::<T>(0.5) * (t1614 * t1022 + t1612 * t674)
                                    + t1711 + t1714));
                        let t1716 = t1625 * t998
                            + (t562 * t1635 + t92 * t1649 - t570 * t1631 - t72 * t1673);
                        let t1717 = t1691 + m_ * t1689;
                        let t1718 = t72 * t1662
                            + (weight1_3 * (t77 * t1631 + t72 * t1664) - t573 * t1653
                                - t107 * t1645);
                        let t1719 = t1627 * t918
                            + (t71 * t1674
                                + (t1629 * t915 + (t738 * t1631 - t49 * t1702 + t1718)));
                        let t1720 = l
                            * (t59 * t1688 + t1716 - t1605 * t1036 - t42 * t1717)
                            + (t61 * t1712 + (t68 * t1687 + t1719 - j * t1688));
                        let t1721 = rt::lit::<T>(0.5)
                            * (t1612 * t1018
                                + (t1609 * t1036 + (t1608 * t1031 + t1614 * t674)))
                            + t45 * t1717;
                        let t1722 = t1715
                            + rt::lit::<T>(0.5) * (t1604 * t1041 + t1607 * t1039)
                            - t43 * (t50 * t1699 + (t1720 - t1721));
                        let t1723 = h_adjoint8 * t1629;
                        let t1724 = l
                            * (t405 * t1050 + (h_adjoint1 * t1629 + t408 * t1723))
                            + (t1052 + t407 * t1723);
                        let t1725 = t404 * t1724;
                        let t1726 = l
                            * (t404 * t1050 + (h_adjoint2 * t1629 + t412 * t1723))
                            + (t1055 + t411 * t1723);
                        let t1727 = t1709 + (t1722 + t405 * t1726);
                        let t1728 = t1725 - t1727;
                        let t1729 = -(t70 * (t1686 - t1628 * t1063));
                        let t1730 = weight1_3 * (l * t1638) + t50 * t1643
                            - rt::lit::<T>(0.5) * (t1612 * t545 + t1607 * t578);
                        let t1731 = half_h * (t1727 - t1725)
                            + (t1730 + (t43 * t1640 - t573 * t1655 - t109 * t1645));
                        let t1732 = -(inv_i * t1731);
                        let t1733 = minus_half_h_over_i * t1731;
                        let t1734 = half_h_over_i * t1462
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_10 * t722
                                    + (d_rho1_rate_by_10 * t724 + d_theta1_rate_by_10 * t726));
                        let t1735 = half_h_over_i * t1465
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_10 * t829
                                    + (d_rho1_rate_by_10 * t831 + d_theta1_rate_by_10 * t833));
                        let t1736 = half_h_over_i * t1467
                            + rt::lit::<T>(0.5)
                                * (d_theta2_rate_by_10 * t905
                                    + (d_rho1_rate_by_10 * t907 + d_theta1_rate_by_10 * t909));
                        let t1737 = half_h * d_theta1_rate_by_10 - quarter_h_h_over_i;
                        let t1738 = t43 * t1737;
                        let t1739 = half_h * d_rho1_rate_by_10;
                        let t1740 = half_h * d_theta2_rate_by_10 - quarter_h_h_over_i;
                        let t1741 = t49 * t1740;
                        let t1742 = t50 * t1738 - t42 * t1741;
                        let t1743 = t50 * t1740;
                        let t1744 = t42 * t1737;
                        let t1745 = t43 * t1743 - t49 * t1744;
                        let t1746 = t1742 - t1745;
                        let t1747 = t43 * t1746 - t54 * t1744;
                        let t1748 = l * t1743;
                        let t1749 = l * t1738;
                        let t1750 = t45 * t1738 + t42 * t1749;
                        let t1751 = m_ * (t51 * t1747 + (t55 * t1748 - t1750));
                        let t1752 = l * t1741;
                        let t1753 = l * t1744;
                        let t1754 = t61 * t1738 - t42 * t1753;
                        let t1755 = m_ * (t1754 + t55 * t1752 - t60 * t1747);
                        let t1756 = t51 * t1751
                            + (j * t1747 + (t58 * t1748 + t65 * t1752)) - t60 * t1755;
                        let t1757 = t1751 - m_ * t1750;
                        let t1758 = t1755 + m_ * t1754;
                        let t1759 = t45 * t1757
                            + (t59 * t1749 + (t67 * t1753 - j * t1738)) - t61 * t1758;
                        let t1760 = t55 * t1756
                            + (l * t1757 + (t66 * t1747 - t68 * t1738)) - t42 * t1759;
                        let t1761 = t70 * (t1739 - t71 * t1760);
                        let t1762 = t71 * t1738 + t42 * t1761;
                        let t1763 = weight1_3 * t1738;
                        let t1764 = t558 * t1762 + t72 * t1763;
                        let t1765 = m_l * t1764;
                        let t1766 = t43 * t1762 - t72 * t1744;
                        let t1767 = weight1_3 * (t1766 + (t311 - t5 * t1744));
                        let t1768 = t562 * t1749 + t45 * t1767;
                        let t1769 = t72 * t1738 + t42 * t1762;
                        let t1770 = t54 * t1769
                            + (t106 * t1746
                                + (half_h_over_i * t50 + t111 * t1744 - t5 * t1741));
                        let t1771 = t71 * t1747 + t55 * t1761;
                        let t1772 = t73 * t1743 + t49 * t1771;
                        let t1773 = t50 * t1771 - t73 * t1741;
                        let t1774 = t49 * t1738 + t42 * t1743
                            - (t50 * t1744 + t43 * t1741);
                        let t1775 = t106 * t1743 - t97 * t1741
                            + (half_h_over_i * t109 + t107 * t1738 - t108 * t1744);
                        let t1776 = t42 * t1772 + t43 * t1773
                            + (t49 * t1769 + (t50 * t1766 + (t5 * t1774 + t1775)));
                        let t1777 = weight1_3 * (t1770 - t43 * t1776);
                        let t1778 = m_ * (t1768 + (t51 * t1777 + t560 * t1748));
                        let t1779 = t1778 + m_ * t1768;
                        let t1780 = weight1_3 * t1747;
                        let t1781 = m_l * (t571 * t1771 + t73 * t1780);
                        let t1782 = rt::lit::<T>(2.0) * (t43 * t1765 - t585 * t1744)
                            + (t1779 + (t50 * t1781 - t582 * t1741));
                        let t1783 = l_h_h_over_i * t405;
                        let t1784 = l_h_h_over_i * t404;
                        let t1785 = u_drive * (h_h_over_i * t405);
                        let t1786 = u_drive * (h_h_over_i * t404);
                        let t1787 = (t412 * t1783 - t408 * t1784
                            + (t410 * t1785 - t406 * t1786)) * (quarter_h * adjoint8);
                        let t1788 = t1738 * t915
                            + (l * t1782
                                + (t1787
                                    + rt::lit::<T>(0.25)
                                        * (h_adjoint2 * t1783 - h_adjoint1 * t1784)));
                        let t1789 = half_l_h_over_i * weight1_3 + t562 * t1753
                            - t61 * t1767;
                        let t1790 = m_ * (t1789 + (t560 * t1752 - t60 * t1777));
                        let t1791 = t1790 + m_ * t1789;
                        let t1792 = l * t1761;
                        let t1793 = t1792 - t72 * t1749 - t45 * t1762;
                        let t1794 = m_ * (t1793 + (t51 * t1771 + t73 * t1748));
                        let t1795 = t61 * t1762 - t72 * t1753;
                        let t1796 = m_ * (t1795 + (t73 * t1752 - t60 * t1771));
                        let t1797 = t51 * t1794
                            + (j * t1771 + (t91 * t1748 + t80 * t1752)) - t60 * t1796;
                        let t1798 = weight1_3 * t1797;
                        let t1799 = t43 * t1798 - t1744 * t545;
                        let t1800 = t1746 * t545 + t54 * t1798 - t1743 * t573
                            - t49 * t1799;
                        let t1801 = t1794 + m_ * t1793;
                        let t1802 = t1796 + m_ * t1795;
                        let t1803 = t45 * t1801 + (t81 * t1753 + t92 * t1749 - j * t1762)
                            - t61 * t1802;
                        let t1804 = weight1_3 * t1803;
                        let t1805 = t1804 + t1741 * t573 - t50 * t1799;
                        let t1806 = k1 * (t1745 - t1742);
                        let t1807 = twice_m_l * (t43 * t1792 - t89 * t1744)
                            + (t75 * t1771 + t73 * t1806);
                        let t1808 = k1 * t1746;
                        let t1809 = t85 * t1771 + t73 * t1808;
                        let t1810 = t558 * t1807 + t77 * t1763 - j * t1767
                            - (t571 * t1809 + t86 * t1780);
                        let t1811 = t1738 * t738 - t1744 * t603 - t914 * t1753
                            + (t43 * t1805 + t1810 - t45 * t1779);
                        let t1812 = t61 * t1791 + (t42 * t1800 - t570 * t1749) + t1811;
                        let t1813 = m_l * (t50 * t1792 - t89 * t1741);
                        let t1814 = t584 * t1806 + j * t1777
                            + (t571 * t1813 + t83 * t1780 - t596 * t1808);
                        let t1815 = t571 * t1762 + t72 * t1780;
                        let t1816 = t569 * t1748 + (t75 * t1764 + t1741 * t594)
                            + (t1814 - (t1743 * t598 + t85 * t1815));
                        let t1817 = t43 * t1799 - t1744 * t573;
                        let t1818 = t1738 * t573 + t42 * t1799;
                        let t1819 = t51 * t1778 + t913 * t1752 - t60 * t1790
                            + (t1816 - (t50 * t1817 + t49 * t1818));
                        let t1820 = t1788 + (t42 * t1812 + (t55 * t1819 + t1747 * t916));
                        let t1821 = t347
                            * (t44 * t1820 + (t1739 * t917 - t918 * (t1760 * t995)));
                        let t1822 = t1738 * t918 + t42 * t1821;
                        let t1823 = t45 * t1822 + (t1749 * t998 - l * t1821);
                        let t1824 = t1747 * t918 + t55 * t1821;
                        let t1825 = m_ * (t1823 - (t1748 * t1000 + t51 * t1824));
                        let t1826 = weight1_3
                            * (t73 * t1813 + (t83 * t1771 - t86 * t1762) - t72 * t1809)
                            + t1761 * t916;
                        let t1827 = t1748 * t1004 - t66 * t1821
                            + (t1752 * t1006 + (t71 * t1819 + t1826 - t1756 * t918)
                                - j * t1824);
                        let t1828 = t61 * t1822 - t1753 * t998;
                        let t1829 = m_ * (t60 * t1824 - t1752 * t1000 - t1828);
                        let t1830 = t51 * t1825 + t1827 - t60 * t1829;
                        let t1831 = t43 * t1830
                            + (t545 * t1769 + t106 * t1798 - t1744 * t1012);
                        let t1832 = k1
                            * (t596 * t1771 + t73 * t1815
                                + (t584 * t1771 + t73 * t1764));
                        let t1833 = t1831 - t1832;
                        let t1834 = t1755 * t1000
                            - (t73 * t1790
                                + (t913 * t1771 + (t560 * t1796 + t80 * t1777)));
                        let t1835 = t1744 * t674 + (half_h_over_i * t545 + t5 * t1798)
                            - (t97 * t1799 + t594 * t1771);
                        let t1836 = half_h_over_i * t573 + t5 * t1799;
                        let t1837 = t89 * t1781 + (t582 * t1792 - t573 * t1766) + t1835
                            - (t43 * t1836 + t73 * t1817);
                        let t1838 = l
                            * (t65 * t1824 + (t1834 - t1747 * t1006) - t55 * t1829)
                            + (t1738 * t1018 + t1837);
                        let t1839 = t1832 - t1831;
                        let t1840 = t73 * t1778
                            + (t569 * t1771 + (t560 * t1794 + t91 * t1777))
                            - t1751 * t1000;
                        let t1841 = t1738 * t674 + t573 * t1769
                            + (t106 * t1799 + t598 * t1771)
                            + (t42 * t1836 + t73 * t1818);
                        let t1842 = l
                            * (t55 * t1825 + (t1747 * t1004 + t1840 - t58 * t1824))
                            - (t1744 * t1022 + t1841);
                        let t1843 = t49 * (t42 * t1833 + t1838)
                            + (t1741 * t1023 + t1743 * t1024)
                            - t50 * (t43 * t1839 + t1842);
                        let t1844 = t1829 - m_ * t1828;
                        let t1845 = t72 * t1791
                            + (t914 * t1762 - (t562 * t1802 + t81 * t1767))
                            - t1758 * t998;
                        let t1846 = t603 * t1762
                            + (t1741 * t674 - (t111 * t1798 + t545 * t1776))
                            - t50 * t1836;
                        let t1847 = t72 * t1805
                            + (t5 * t1804 + half_h_over_i * t578 - t573 * t1773
                                - t108 * t1799);
                        let t1848 = t1743 * t1022
                            + (t1746 * t1012
                                + (t1846
                                    + (rt::lit::<T>(2.0) * (t585 * t1792 + t89 * t1765)
                                        + t1847)));
                        let t1849 = t54 * t1830
                            + (l * (t42 * t1844 + (t1738 * t1031 + t1845 - t67 * t1822))
                                + t1848);
                        let t1850 = t1757 * t998
                            + (t562 * t1801 + t92 * t1767 - t570 * t1762 - t72 * t1779);
                        let t1851 = t1825 + m_ * t1823;
                        let t1852 = t738 * t1762
                            + (weight1_3 * (t77 * t1762 + t72 * t1807) - t573 * t1772)
                            - t49 * t1836;
                        let t1853 = t71 * t1812
                            + (t1761 * t915
                                + (t72 * t1800 - (t107 * t1799 + t1743 * t674) + t1852));
                        let t1854 = t68 * t1821 + (t1759 * t918 + t1853) - t1753 * t1031
                            - (j * t1822 + t1749 * t1036);
                        let t1855 = l
                            * (t59 * t1822 + t1850 - t1738 * t1036 - t42 * t1851)
                            + (t1854 - t1741 * t1018 + (t61 * t1844 - t45 * t1851));
                        let t1856 = t42 * (t49 * t1839 + t1849)
                            + (t1744 * t1039 + t1738 * t1041)
                            - t43 * (t50 * t1833 + t1855);
                        let t1857 = quarter_h_h_over_i * t405;
                        let t1858 = h_adjoint8 * t1761;
                        let t1859 = quarter_l_h_h_over_i * t404 * t1050;
                        let t1860 = u_drive * (t406 * t1858 - t1859)
                            + l
                                * (h_adjoint1 * t1761 + t408 * t1858
                                    - t1050 * (rt::lit::<T>(0.25) * t1786));
                        let t1861 = t1857 * t1053 + t404 * t1860;
                        let t1862 = quarter_l_h_h_over_i * t405 * t1050;
                        let t1863 = u_drive * (t1862 + t410 * t1858)
                            + l
                                * (t1050 * (rt::lit::<T>(0.25) * t1785)
                                    + (h_adjoint2 * t1761 + t412 * t1858));
                        let t1864 = quarter_h_h_over_i * t404;
                        let t1865 = t1843 + (t1856 + (t405 * t1863 - t1864 * t1060));
                        let t1866 = t1861 - t1865;
                        let t1867 = -(t70 * (t1820 - t1760 * t1063));
                        let t1868 = t50 * t1798 + t43 * t1804
                            - (t1741 * t545 + t1744 * t578)
                            + (h_adjoint8 + weight1_3 * (l * t1802) - t573 * t1774
                                - t109 * t1799);
                        let t1869 = half_h * (t1865 - t1861) + t1868;
                        let t1870 = -(inv_i * t1869);
                        let t1871 = -(half_h_h_over_i * adjoint8
                            + half_h_over_i * t1869);
                        let t1872 = t347 * (t44 * t42);
                        let t1873 = t42 * t1872;
                        let t1874 = l * t1872 - t45 * t1873;
                        let t1875 = t55 * t1872;
                        let t1876 = m_ * (t1874 + t51 * t1875);
                        let t1877 = t61 * t1873;
                        let t1878 = m_ * (t1877 - t60 * t1875);
                        let t1879 = t51 * t1876
                            + (j * t1875 + t66 * t1872 - t60 * t1878);
                        let t1880 = t43 * t1879;
                        let t1881 = t49 * (t42 * t1880 - l * (t65 * t1875 + t55 * t1878))
                            - t50 * (l * (t58 * t1875 + t55 * t1876) - t43 * t1880);
                        let t1882 = t1878 + m_ * t1877;
                        let t1883 = t42
                            * (l * (t67 * t1873 + t42 * t1882) + t54 * t1879
                                - t49 * t1880);
                        let t1884 = t1876 + m_ * t1874;
                        let t1885 = t50 * t1880
                            + (t61 * t1882 + (j * t1873 - (t71 + t68 * t1872))
                                - t45 * t1884);
                        let t1886 = t1883
                            - t43 * (t1885 - l * (t59 * t1873 + t42 * t1884));
                        let t1887 = t1881 + t1886;
                        let t1888 = -t1887;
                        let t1889 = t347 * (t44 * t55);
                        let t1890 = t42 * t1889;
                        let t1891 = t45 * t1890 - l * t1889;
                        let t1892 = t55 * t1889;
                        let t1893 = m_ * (t1891 - t51 * t1892);
                        let t1894 = t61 * t1890;
                        let t1895 = m_ * (t60 * t1892 - t1894);
                        let t1896 = t51 * t1893
                            + (t71 - t66 * t1889 - j * t1892 - t60 * t1895);
                        let t1897 = t43 * t1896;
                        let t1898 = t49 * (t42 * t1897 + l * (t65 * t1892 - t55 * t1895))
                            - t50 * (l * (t55 * t1893 - t58 * t1892) - t43 * t1897);
                        let t1899 = t1895 - m_ * t1894;
                        let t1900 = t42
                            * (l * (t42 * t1899 - t67 * t1890) + t54 * t1896
                                - t49 * t1897);
                        let t1901 = t1893 + m_ * t1891;
                        let t1902 = l * (t59 * t1890 - t42 * t1901)
                            + (t61 * t1899 + (t68 * t1889 - j * t1890) - t45 * t1901);
                        let t1903 = t1900 - t43 * (t50 * t1897 + t1902);
                        let t1904 = t1898 + t1903;
                        let t1905 = -t1904;
                        let t1906 = t6 - t359;
                        let t1907 = m_ * (t1906 - t361);
                        let t1908 = t377 - t60 * t1907 + (t376 - t375);
                        let t1909 = t506 - t364;
                        let t1910 = t1907 + m_ * t1906;
                        let t1911 = t54 * t355 - t357;
                        let t1912 = t43 * t1909 + t61 * t1910
                            + (t42 * t1911 + (t370 - t369 - t368) - t352);
                        let t1913 = t55 * t1908 + (t380 + t42 * t1912);
                        let t1914 = t348 * t1913;
                        let t1915 = t42 * t1914;
                        let t1916 = t45 * t1915 - l * t1914;
                        let t1917 = t55 * t1914;
                        let t1918 = m_ * (t1916 - t51 * t1917);
                        let t1919 = t61 * t1915;
                        let t1920 = m_ * (t60 * t1917 - t1919);
                        let t1921 = t51 * t1918
                            + (t88 + t71 * t1908 - t66 * t1914 - j * t1917
                                - t60 * t1920);
                        let t1922 = t106 * t355 + t43 * t1921;
                        let t1923 = t1922 - t398;
                        let t1924 = l
                            * (t65 * t1917 - (t417 + t73 * t1907) - t55 * t1920)
                            + (t415 + t5 * t355 - t414 - t416);
                        let t1925 = t398 - t1922;
                        let t1926 = t50
                            * (t43 * t1925
                                + (l * (t55 * t1918 + (t402 - t58 * t1917)) - t401));
                        let t1927 = t49 * (t42 * t1923 + t1924) - t1926;
                        let t1928 = t1920 - m_ * t1919;
                        let t1929 = l
                            * (t42 * t1928 + (t72 * t1910 - t392 - t67 * t1915))
                            + (t72 * t1909 + (t395 + t5 * t506) - t394);
                        let t1930 = t1918 + m_ * t1916;
                        let t1931 = t68 * t1914
                            + (t71 * t1912 + (t72 * t1911 + (t78 - t424 - t423)))
                            - j * t1915;
                        let t1932 = l * (t59 * t1915 + (t421 - t420) - t42 * t1930)
                            + (t61 * t1928 + t1931 - t45 * t1930);
                        let t1933 = t42 * (t49 * t1925 + (t54 * t1921 + t1929))
                            - t43 * (t50 * t1923 + t1932);
                        let t1934 = t1933 + (t413 + t1927);
                        let t1935 = t409 - t1934;
                        let t1936 = -(t70 * t1913);
                        let t1937 = minus_half_h_over_i * t1887;
                        let t1938 = minus_half_h_over_i * t1904;
                        let t1939 = half_h * (t1934 - t409)
                            + (t432 + t50 * t355 + (t43 * t506 - t433));
                        let t1940 = -(inv_i * t1939);
                        let t1941 = k13 * t1887;
                        let t1942 = k13 * t1904;
                        let t1943 = minus_half_h_over_i * t1939;
                        [
                            t1438,
                            t1451,
                            t1455,
                            t1456,
                            t1459,
                            t1460,
                            t1463,
                            t1466,
                            t1468,
                            t1575,
                            t1588,
                            t1594,
                            t1595,
                            t1598,
                            t1599,
                            t1601,
                            t1602,
                            t1603,
                            t1709,
                            t1722,
                            t1723,
                            t1728,
                            t1729,
                            t1732,
                            t1733,
                            t1734,
                            t1735,
                            t1736,
                            t1843,
                            t1856,
                            t1857,
                            t1858,
                            t1859,
                            t1862,
                            t1864,
                            t1866,
                            t1867,
                            t1870,
                            t1871,
                            t1881,
                            t1886,
                            t1888,
                            t1898,
                            t1903,
                            t1905,
                            t1927,
                            t1933,
                            t1935,
                            t1936,
                            t1937,
                            t1938,
                            t1940,
                            t1941,
                            t1942,
                            t1943,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        inv_i,
                        l_over_i,
                        half_h,
                        h_over_i,
                        half_h_over_i,
                        t44,
                        t42,
                        t49,
                        t43,
                        t50,
                        t45,
                        t61,
                        t51,
                        t60,
                        t54,
                        t55,
                        t65,
                        t58,
                        t59,
                        t66,
                        t67,
                        t68,
                        t70,
                        t71,
                        t72,
                        t73,
                        t5,
                        t75,
                        t85,
                        t6,
                        t89,
                        t80,
                        t91,
                        t81,
                        t92,
                        t77,
                        t78,
                        t86,
                        t83,
                        t88,
                        t97,
                        t108,
                        t106,
                        t107,
                        t109,
                        t111,
                        half_m,
                        l_h,
                        t120,
                        t7,
                        t213,
                        half_j,
                        half_l,
                        t240,
                        t405,
                        t404,
                        t406,
                        t410,
                        t408,
                        t412,
                        t355,
                        t364,
                        t359,
                        t361,
                        t357,
                        t368,
                        t369,
                        t352,
                        t380,
                        t417,
                        t414,
                        t415,
                        t416,
                        t392,
                        t395,
                        t402,
                        t401,
                        t420,
                        t421,
                        t424,
                        t423,
                        t407,
                        t411,
                        t409,
                        t413,
                        t347,
                        l_h_over_i,
                        half_l_h_over_i,
                        t311,
                        t433,
                        t432,
                        h_h_over_i,
                        quarter_h_h_over_i,
                        l_h_h_over_i,
                        quarter_l_h_h_over_i,
                        k10,
                        half_h_h_over_i,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t571,
                        t558,
                        t1050,
                        t560,
                        t562,
                        t582,
                        t596,
                        t584,
                        t569,
                        t913,
                        t914,
                        t570,
                        t348,
                        t376,
                        t370,
                        t377,
                        t375,
                        t398,
                        t394,
                        t496,
                        t506,
                        t502,
                        t513,
                        t526,
                        t539,
                        t585,
                        t545,
                        t573,
                        t674,
                        t594,
                        t598,
                        t556,
                        t578,
                        t603,
                        t624,
                        t546,
                        t612,
                        t611,
                        t720,
                        t724,
                        t722,
                        t726,
                        t738,
                        t737,
                        t728,
                        t764,
                        t758,
                        t827,
                        t831,
                        t829,
                        t833,
                        t835,
                        t844,
                        t843,
                        t907,
                        t903,
                        t905,
                        t909,
                        t1055,
                        t1052,
                        t995,
                        t916,
                        t915,
                        t1053,
                        t1060,
                        t917,
                        t918,
                        t1000,
                        t998,
                        t1004,
                        t1006,
                        t1031,
                        t1036,
                        t1012,
                        t1022,
                        t1018,
                        t1024,
                        t1041,
                        t1023,
                        t1039,
                        t1063,
                        minus_half_h_over_i,
                        t1082,
                        t1105,
                        t1124,
                        t1225,
                        t1231,
                        t1333,
                        t1343,
                        t1336,
                        t1341,
                        t1384,
                        t1338,
                        t1337,
                        t1345,
                        t1346,
                        t1349,
                        t1355,
                        t1354,
                        t1356,
                        t1357,
                        t1334,
                        t1358,
                        t1359,
                        t1360,
                        t1362,
                        t1363,
                        t1367,
                        t1364,
                        t1393,
                        t1383,
                        t1381,
                        t1382,
                        t1386,
                        t1388,
                        t1372,
                        t1378,
                        t1369,
                        t1374,
                        t1431,
                        t1408,
                        t1391,
                        t1375,
                        t1412,
                        t1401,
                        t1390,
                        t1402,
                        t1403,
                        t1415,
                        t1416,
                        t1419,
                        t1417,
                        t1418,
                        t1423,
                        t1420,
                        t1424,
                        t1425,
                        t1426,
                        t1427,
                        t1428,
                        t1433,
                        quarter_h,
                        k13,
                        m_,
                        j,
                        l,
                        u_drive,
                        h,
                        adjoint8,
                        d_theta1_rate_by_7,
                        d_theta2_rate_by_7,
                        d_rho1_rate_by_7,
                        d_theta1_rate_by_9,
                        d_theta2_rate_by_9,
                        d_rho1_rate_by_9,
                        d_theta1_rate_by_10,
                        d_theta2_rate_by_10,
                        d_rho1_rate_by_10,
                        weight1_3,
                    ])
                };
                let (
                    [[_,
                    _,
                    _,
                    _,
                    _,
                    _,
                    _,
                    ],
                    [_,
                    _,
                    _,
                    _,
                    _,
                    _,
                    _,
                    ],
                    [_,
                    _,
                    _,
                    _,
                    _,
                    d_weight1_3_by_9,
                    d_weight1_3_by_10,
                    ],
                    ],
                    [[d_result3_by_3,
                    d_result3_by_4,
                    d_result3_by_5,
                    d_result3_by_6,
                    d_result3_by_7,
                    d_result3_by_9,
                    d_result3_by_10,
                    ],
                    [d_result4_by_3,
                    d_result4_by_4,
                    d_result4_by_5,
                    d_result4_by_6,
                    d_result4_by_7,
                    d_result4_by_9,
                    d_result4_by_10,
                    ],
                    [d_result5_by_3,
                    d_result5_by_4,
                    d_result5_by_5,
                    d_result5_by_6,
                    d_result5_by_7,
                    d_result5_by_9,
                    d_result5_by_10,
                    ],
                    [d_result6_by_3,
                    d_result6_by_4,
                    d_result6_by_5,
                    d_result6_by_6,
                    d_result6_by_7,
                    d_result6_by_9,
                    d_result6_by_10,
                    ],
                    [d_result7_by_3,
                    d_result7_by_4,
                    d_result7_by_5,
                    d_result7_by_6,
                    d_result7_by_7,
                    d_result7_by_9,
                    d_result7_by_10,
                    ],
                    [_,
                    _,
                    _,
                    _,
                    _,
                    d_result10_by_9,
                    d_result10_by_10,
                    ],
                    ],
                ) = rt::solve_rows_and(
                        [[t451, t460, t512], [t458, t462, t535], [t169, t175, t544]],
                        [
                            [t727, t1069, t1199, t1330, t1463, t1601, t1734],
                            [t834, t1070, t1200, t1331, t1466, t1602, t1735],
                            [t910, t1071, t1201, t1332, t1468, t1603, t1736],
                        ],
                        [
                            [t1888, t1905, t1935],
                            [t1886, t1903, t1933],
                            [t1881, t1898, t1927],
                            [t309, t310, t1936],
                            [t1937, t1938, t1940],
                            [t1941, t1942, t1943],
                        ],
                        [
                            [t1062, t1193, t1324, t1455, t1594, t1728, t1866],
                            [t1049, t1189, t1320, t1451, t1588, t1722, t1856],
                            [t1029, t1176, t1307, t1438, t1575, t1709, t1843],
                            [t1064, t1194, t1325, t1456, t1595, t1729, t1867],
                            [t1067, t1197, t1328, t1459, t1598, t1732, t1870],
                            [t1068, t1198, t1329, t1460, t1599, t1733, t1871],
                        ],
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of adjoints of theta1_rate, theta2_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let t1944 = d_weight1_3_by_10 + t1858;
                let t1945 = t405 * (t406 * t1944 - t1859)
                    + (t404 * (t1862 + t410 * t1944) + (t1857 * t1055 - t1864 * t1052));
                Ok(rt::Second {
                    state: rt::matrix([
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_3,
                            d_result4_by_3,
                            d_result5_by_3,
                            d_result6_by_3,
                            d_result7_by_3,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_4,
                            d_result4_by_4,
                            d_result5_by_4,
                            d_result6_by_4,
                            d_result7_by_4,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_5,
                            d_result4_by_5,
                            d_result5_by_5,
                            d_result6_by_5,
                            d_result7_by_5,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_6,
                            d_result4_by_6,
                            d_result5_by_6,
                            d_result6_by_6,
                            d_result7_by_6,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_7,
                            d_result4_by_7,
                            d_result5_by_7,
                            d_result6_by_7,
                            d_result7_by_7,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    mixed: rt::matrix([
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_9,
                            d_result4_by_9,
                            d_result5_by_9,
                            d_result6_by_9,
                            d_result7_by_9,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            d_result3_by_10,
                            d_result4_by_10,
                            d_result5_by_10,
                            d_result6_by_10,
                            d_result7_by_10,
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    inputs: rt::matrix([
                        [l * (d_weight1_3_by_9 + t1723), d_result10_by_9],
                        [t1945, d_result10_by_10],
                    ]),
                })
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
    }
}

#[allow(dead_code, reason = "not every program calls all of them")]
impl Trailers {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<trailers::System<f64>, ::nonholonomic::ParameterError> {
        trailers::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> trailers::Parameters<f64> {
        trailers::Parameters {
            M: self.M,
            I: self.I,
            m: self.m,
            J: self.J,
            l: self.l,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> trailers::StateBuilder<f64> {
        trailers::StateBuilder::new(self.system())
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: trailers::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <trailers::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        trailers::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with control inputs (`drive`, `steer`) that are a function of time and state; a method reads them at the times that its documentation says, with the state at the beginning of the step.
    pub fn integrate_driven<M, F>(
        &self,
        start: trailers::State<f64>,
        h: f64,
        inputs: F,
    ) -> ::nonholonomic::Integration<
        ::nonholonomic::Driven<
            <trailers::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
            F,
        >,
    >
    where
        M: ::nonholonomic::Method,
        trailers::System<f64>: ::nonholonomic::Discretize<M>,
        F: ::core::ops::FnMut(f64, &trailers::State<f64>) -> [f64; 2],
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        let stepper = system
            .and_then(|system| ::nonholonomic::Discretize::<
                M,
            >::stepper(&system, &start, h));
        ::nonholonomic::Integration::new(
            stepper.map(|stepper| ::nonholonomic::Driven::new(stepper, inputs)),
        )
    }
}
