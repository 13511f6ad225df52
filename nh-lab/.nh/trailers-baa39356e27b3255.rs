// Prepared by `nh prepare` from `Trailers` in examples/park_trailers.rs.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration baa39356e27b3255c1f71ac06decfc68
// content fdf3aa25757d4f916ea144b47a7a3736

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
            let sin_theta1_twice_m_l = sin_theta1 * twice_m_l;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let t1 = cos_theta1 * minus_twice_m_l;
            let cos_theta2_minus_m_l = cos_theta2 * minus_m_l;
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
            let t1 = sin_theta1 * k9;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let m_l_sin_theta2 = m_l * sin_theta2;
            let m_l_cos_theta2 = m_l * cos_theta2;
            let t2 = m_l_squared * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                - rt::lit::<T>(2.0)
                    * (m_l_sin_theta2 * (sin_theta1 * k8)
                        + m_l_cos_theta2 * (cos_theta1 * k8));
            let t3 = t2 * (k7 * t2);
            let t4 = k5 - t3;
            let t5 = k7 / t4;
            let t6 = t2 * t1 - sin_theta2 * k8;
            let t7 = t1 + t5 * (t2 * t6);
            let t8 = k3 / t4;
            let t9 = cos_theta1 * k10;
            let t10 = t8 * (m_l_cos_theta2 * t6) - t7 * t9;
            let t11 = -t7;
            let t12 = rt::lit::<T>(1.0) / t4;
            let t13 = t6 * t12;
            let t14 = cos_theta1 * k9;
            let t15 = cos_theta2 * k8 - t2 * t14;
            let t16 = t14 - t5 * (t2 * t15);
            let t17 = t15 * t12;
            let t18 = -(t2 * t5);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t7 * (sin_theta1 * k10) + (k3 - t8 * (m_l_sin_theta2 * t6)),
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
            let t1 = (sin_theta1 * x_dot - cos_theta1 * y_dot) * k11
                + (k2 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (twice_m_l_squared * theta2_dot));
            let t2 = theta2_dot
                * (m_l_squared_plus_j * theta2_dot
                    + (sin_theta2 * x_dot - cos_theta2 * y_dot) * twice_m_l)
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
                [zero, -l, (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2) * -l],
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
            let rho2_inv_i = rho2 * inv_i;
            let t21 = t1 * t20;
            let t22 = t11 * t20;
            let t23 = t15 * t21;
            let t24 = m_ * (t23 - t14 * t22);
            let t25 = t24 + m_ * t23;
            let t26 = t1 * t21;
            let t27 = t26 * (m_l_squared * (t9 - t8) * t22 + t20 * (t2 * twice_l_m_l))
                + (t20 * (t6 * l_m_l) - m_l_squared * t10 * t21) * (t11 * t22);
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
                rho2 * inv_i,
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
        /// | once, from parameters | 3 | 15 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 22 | 3 | 0 | 0 | 0 |
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
            /// `(1/4)/I`
            k6: T,
            /// `(M + 2 m) l`
            k7: T,
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
            half_j_h: T,
            /// `l h/2`
            half_l_h: T,
            /// `m l² h`
            m_l_l_h: T,
            /// `m l² h/2`
            half_m_l_l_h: T,
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
            /// `(h (h/I)/I)/4`
            k10: T,
            /// `h (h/I)/2`
            half_h_h_over_i: T,
            /// `J h/4`
            quarter_j_h: T,
            /// `(h/I)/4`
            quarter_h_over_i: T,
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
                let k6 = rt::lit::<T>(0.25) / i;
                let k7 = (m + twice_m) * l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let l_h = l * h;
                let j_h = j * h;
                let half_j_h = rt::lit::<T>(0.5) * j_h;
                let half_l_h = rt::lit::<T>(0.5) * l_h;
                let m_l_l_h = m_l * l_h;
                let half_m_l_l_h = rt::lit::<T>(0.5) * m_l_l_h;
                let l_h_over_i = l * h_over_i;
                let half_l_h_over_i = rt::lit::<T>(0.5) * l_h_over_i;
                let k8 = rt::lit::<T>(0.5) * (j * h_over_i);
                let h_h_over_i = h * h_over_i;
                let quarter_h_h_over_i = rt::lit::<T>(0.25) * h_h_over_i;
                let l_h_h_over_i = l * h_h_over_i;
                let quarter_l_h_h_over_i = rt::lit::<T>(0.25) * l_h_h_over_i;
                let k9 = rt::lit::<T>(0.25) * (j * h_h_over_i);
                let k10 = rt::lit::<T>(0.25) * (h_h_over_i / i);
                let half_h_h_over_i = rt::lit::<T>(0.5) * h_h_over_i;
                let quarter_j_h = rt::lit::<T>(0.25) * j_h;
                let quarter_h_over_i = rt::lit::<T>(0.25) * h_over_i;
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
                    k7,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    half_j_h,
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
                    quarter_j_h,
                    quarter_h_over_i,
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
                    half_j_h,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k4;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = theta1_rate * half_h + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + rho1_rate * half_h;
                    let t45 = l * t42;
                    let t46 = l - t42 * t45;
                    let t47 = theta2_rate * half_h + t4;
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
                            let rho2_inv_i = rho2 * inv_i;
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
                            let t40 = (t27 * (t13 * l_m_l) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (t9 * twice_l_m_l)));
                            [-t28, t29, t37 + (t39 + (t38 * (rho2 * l_over_i) + t40))]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = theta1_rate * half_h + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + rho1_rate * half_h;
                            let t45 = l * t42;
                            let t46 = l - t42 * t45;
                            let t47 = theta2_rate * half_h + t4;
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
                                - t43 * half_j_h
                                + (t45 * t111 - t58 * (t110 + half_m * t109));
                            let t114 = t66 * (t65 * (t112 - t42 * t113));
                            let t115 = t66 * t98 - t42 * t114;
                            let t116 = t49 * half_l_h;
                            let t117 = h * t48;
                            let t118 = h * t49;
                            let t119 = t42 * t117 + t43 * t118;
                            let t120 = rt::lit::<T>(0.5) * t119;
                            let t121 = t43 * t120;
                            let t122 = t54 * t116 - t50 * t121;
                            let t123 = m_ * t122;
                            let t124 = l_h * t49;
                            let t125 = l_h * t48;
                            let t126 = t48 * half_l_h;
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
                            let t141 = t45 * t115 + (t140 + t67 * (t43 * half_l_h));
                            let t142 = m_ * (t50 * t139 - t141);
                            let t143 = t42 * half_l_h;
                            let t144 = t58 * t115 - t67 * t143;
                            let t145 = m_ * (t144 - t57 * t139);
                            let t146 = t68 * (t101 * k5);
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
                            let t170 = t68 * (t119 * k5);
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
                                    + t67 * (t138 * (t69 * k5) + t65 * (t43 * m_l_l_h)));
                            let t176 = t58 * t133;
                            let t177 = half_m * (t176 - t57 * t138);
                            let t178 = t177 + half_m * t176;
                            let t179 = t94 * (t65 * half_m_l_l_h)
                                + rt::lit::<T>(0.5)
                                    * (t138 * (t78 - t79 * t67) - t80 * t133);
                            let t180 = l_h * t65 - t45 * t133;
                            let t181 = m_
                                * (rt::lit::<T>(0.5) * t180 + t138 * (t48 * half_l));
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
                let t44 = rho1 + rho1_rate * half_h;
                let t41 = theta1_rate * half_h + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = l - t42 * t45;
                let t47 = theta2_rate * half_h + t4;
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
                let theta1_new = theta1 + theta1_rate * h;
                let theta2_new = theta2 + theta2_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + u_steer * h;
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
                    theta0_dot: rho2 * inv_i,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, work, _, _] = motion
                    .carried;
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
                    k6,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    half_j_h,
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
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k4;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = theta1_rate * half_h + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + rho1_rate * half_h;
                    let t45 = l * t42;
                    let t46 = t42 * t45;
                    let t47 = l - t46;
                    let t48 = theta2_rate * half_h + t4;
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
                    let t203 = t44 / t67;
                    let t204 = t42 * t203;
                    let t205 = t55 * t203;
                    let t206 = l * t203 - t45 * t204;
                    let t207 = m_ * (t206 + t51 * t205);
                    let t208 = t60 * t204;
                    let t209 = m_ * (t208 - t59 * t205);
                    let t98 = t5 * t50;
                    let t210 = t42 * t204;
                    let t102 = t42 * t49 + t43 * t50;
                    let t103 = t5 * t102;
                    let t211 = t43 * t204;
                    let t212 = t43
                        * (t49 * (t210 + t42 * t205)
                            + (t103 + t50 * (t211 + t43 * t205)));
                    let t213 = (t51 * t207 + (j * t205 - t59 * t209))
                        * (t98 + t54 * t210 - t212);
                    let t214 = t209 + m_ * t208;
                    let t94 = t5 * t43;
                    let t215 = (t45 * (t207 + m_ * t206) - (j * t204 + t60 * t214))
                        * (t94 + t211);
                    let t81 = l_m_l * t50;
                    let t83 = k1 * t54;
                    let t74 = twice_l_m_l * t43;
                    let t72 = t53 - t52;
                    let t73 = k1 * t72;
                    let t216 = (t203 * t81 - t83 * t204) * (t55 * t205)
                        + (l_u_drive + t210 * (t203 * t74 + t73 * t205));
                    solution1.update([-t204, t205, t213 + (t215 + (t6 * t214 + t216))]);
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
                            let rho2_inv_i = rho2 * inv_i;
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
                            let t40 = (t27 * (t13 * l_m_l) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (t9 * twice_l_m_l)));
                            [-t28, t29, t37 + (t39 + (t38 * (rho2 * l_over_i) + t40))]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = theta1_rate * half_h + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + rho1_rate * half_h;
                            let t45 = l * t42;
                            let t46 = t42 * t45;
                            let t47 = l - t46;
                            let t48 = theta2_rate * half_h + t4;
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
                            let t78 = t59 * t71;
                            let t79 = m_ * (t77 - t78);
                            let t80 = t79 + m_ * t77;
                            let t81 = l_m_l * t50;
                            let t82 = t69 * t81;
                            let t83 = k1 * t54;
                            let t84 = t83 * t71;
                            let t85 = t71 * t82 - t70 * t84;
                            let t86 = l * t69;
                            let t87 = t45 * t70;
                            let t88 = t86 - t87;
                            let t89 = t51 * t71;
                            let t90 = m_ * (t88 + t89);
                            let t91 = t90 + m_ * t88;
                            let t92 = t45 * t91 - (j * t70 + t60 * t80);
                            let t93 = t43 * t70;
                            let t94 = t5 * t43;
                            let t95 = t93 + t94;
                            let t96 = rho1_rate - l_u_drive - t42 * t76
                                - (t6 * t80 + t55 * t85) - t92 * t95;
                            let t97 = t51 * t90 + (j * t71 - t59 * t79);
                            let t98 = t5 * t50;
                            let t99 = t42 * t70;
                            let t100 = t49 * t71;
                            let t101 = t50 * t71;
                            let t102 = t42 * t49 + t43 * t50;
                            let t103 = t5 * t102;
                            let t104 = t50 * t93 + t42 * t100
                                + (t49 * t99 + (t43 * t101 + t103));
                            let t105 = t98 + t54 * t99 - t43 * t104;
                            let t106 = half_h * t43;
                            let t107 = h * t43;
                            let t108 = h * t42;
                            let t109 = t50 * t107 + t49 * t108;
                            let t110 = rt::lit::<T>(0.5) * t109;
                            let t111 = half_h * t42;
                            let t112 = t43 * t110 - t54 * t111;
                            let t113 = l_h * t43;
                            let t114 = t45 * t107 + t42 * t113;
                            let t115 = m_ * (t51 * t112 - rt::lit::<T>(0.5) * t114);
                            let t116 = l_h * t42;
                            let t117 = t60 * t107 - t42 * t116;
                            let t118 = m_ * (rt::lit::<T>(0.5) * t117 - t59 * t112);
                            let t119 = t115 - half_m * t114;
                            let t120 = t55 * (j * t112 + t51 * t115 - t59 * t118)
                                + (l * t119 + t64 * t112 - t66 * t106);
                            let t121 = rt::lit::<T>(0.5) * (t58 * t113 + t65 * t116)
                                - t43 * half_j_h
                                + (t45 * t119 - t60 * (t118 + half_m * t117));
                            let t122 = t69 * (t68 * (t120 - t42 * t121));
                            let t123 = t69 * t106 - t42 * t122;
                            let t124 = t123 + rt::lit::<T>(1.0);
                            let t125 = t50 * half_l_h;
                            let t126 = h * t49;
                            let t127 = h * t50;
                            let t128 = t42 * t126 + t43 * t127;
                            let t129 = rt::lit::<T>(0.5) * t128;
                            let t130 = t43 * t129;
                            let t131 = t55 * t125 - t51 * t130;
                            let t132 = m_ * t131;
                            let t133 = l_h * t50;
                            let t134 = l_h * t49;
                            let t135 = t49 * half_l_h;
                            let t136 = m_ * (t55 * t135 + t59 * t130);
                            let t137 = t51 * t132 - j * t130
                                + (rt::lit::<T>(0.5) * (t57 * t133 + t63 * t134)
                                    - t59 * t136);
                            let t138 = t55 * t137
                                + (m_l * t131 - t64 * t130
                                    - t42 * (t45 * t132 - t60 * t136));
                            let t139 = t69 * (t68 * t138);
                            let t140 = t42 * t139;
                            let t141 = -t140;
                            let t142 = h * t68;
                            let t143 = t42 * t142;
                            let t144 = rt::lit::<T>(0.5) * t143;
                            let t145 = t55 * t122;
                            let t146 = t112 * t69;
                            let t147 = t145 - t146;
                            let t148 = t130 * t69 + t55 * t139;
                            let t149 = t148 + rt::lit::<T>(1.0);
                            let t150 = t55 * t142;
                            let t151 = rt::lit::<T>(-0.5) * t150;
                            let t152 = t146 - t145;
                            let t153 = l * t122;
                            let t154 = t45 * t123 + (t153 + t70 * (t43 * half_l_h));
                            let t155 = m_ * (t51 * t152 - t154);
                            let t156 = t42 * half_l_h;
                            let t157 = t60 * t123 - t70 * t156;
                            let t158 = m_ * (t157 - t59 * t152);
                            let t159 = t71 * (t109 * k5);
                            let t160 = t75 * t123
                                + t70
                                    * (t73 * t152 - t159
                                        - twice_m_l * (t69 * t156 + t43 * t153));
                            let t161 = t158 + m_ * t157;
                            let t162 = t43 * t123 - t111 * t70;
                            let t163 = t82 * t152 - t101 * (l_m_l * t122) - t84 * t123
                                - t70 * (t159 + t83 * t152);
                            let t164 = t92 * (t162 - t108 * t7)
                                + (t55 * t163 + (t112 * t85 + t76 * t106));
                            let t165 = t105 * (j * t152 + t51 * t155 - t59 * t158)
                                + (t42 * t160 + t6 * t161 + t164);
                            let t166 = t45 * (t155 - m_ * t154) - j * t123
                                + (rt::lit::<T>(0.5) * (t113 * t91 + t116 * t80)
                                    - t60 * t161);
                            let t167 = t70 * t106 + t42 * t123;
                            let t168 = t7 * (t49 * t107 - t50 * t108)
                                + rt::lit::<T>(0.5) * (t107 * t100 - t108 * t101);
                            let t169 = t43
                                * (t50 * (t162 + t43 * t152)
                                    + (t49 * (t167 + t42 * t152) + t168));
                            let t170 = t95 * t166
                                + t97 * (t111 * t104 + (t110 * t99 + t54 * t167) - t169);
                            let t171 = -(t165 + t170);
                            let t172 = t43 * t140;
                            let t173 = t42 * (t71 * (half_h * t50) - t49 * t148)
                                + (t7 * (t42 * t127 - t43 * t126) - t50 * t172);
                            let t174 = t42 * t140;
                            let t175 = rt::lit::<T>(0.5) * (t127 * t99 - t126 * t93)
                                - t49 * t174 - t43 * (t71 * (half_h * t49) + t50 * t148);
                            let t176 = t97
                                * (t43 * (t173 + t175)
                                    + (t54 * t174 + (t126 * t7 + t129 * t99)));
                            let t177 = l * t139;
                            let t178 = t45 * t140 - t177;
                            let t179 = m_ * (t178 + t125 * t71 - t51 * t148);
                            let t180 = t60 * t140;
                            let t181 = m_ * (t59 * t148 + (t135 * t71 - t180));
                            let t182 = t181 - m_ * t180;
                            let t183 = t176
                                - t95
                                    * (t45 * (t179 + m_ * t178) + (j * t140 - t60 * t182));
                            let t184 = t71 * (t128 * k5);
                            let t185 = m_l * t71;
                            let t186 = t70 * (t184 + t83 * t148)
                                + (t84 * t140 - t82 * t148
                                    - (t135 * t69 + t50 * t177) * t185);
                            let t187 = t42
                                * (t70 * (t184 - t74 * t139 - t73 * t148) - t75 * t140)
                                + t55 * t186;
                            let t188 = t51 * t179
                                + rt::lit::<T>(0.5) * (t133 * t90 + t134 * t79)
                                - (j * t148 + t59 * t181);
                            let t189 = t183
                                + (t92 * t172 + (t130 * t85 - t6 * t182) - t187
                                    - t105 * t188);
                            let t190 = t42
                                * (t75 * t144
                                    + t70 * (t150 * (t72 * k5) + t68 * (t43 * m_l_l_h)));
                            let t191 = t60 * t143;
                            let t192 = half_m * (t191 - t59 * t150);
                            let t193 = t192 + half_m * t191;
                            let t194 = t82 - t83 * t70;
                            let t195 = rt::lit::<T>(1.0) - t190 - t6 * t193
                                - t55
                                    * (t101 * (t68 * half_m_l_l_h)
                                        + rt::lit::<T>(0.5) * (t150 * t194 - t84 * t143));
                            let t196 = l_h * t68 - t45 * t143;
                            let t197 = m_
                                * (rt::lit::<T>(0.5) * t196 + t150 * (t49 * half_l));
                            let t198 = t42 * t143;
                            let t199 = t43 * t143;
                            let t200 = t54 * t198
                                - t43
                                    * (t49 * (t198 + t42 * t150) + t50 * (t199 + t43 * t150));
                            let t201 = t95
                                * (t45 * (t197 + half_m * t196)
                                    - (half_j * t143 + t60 * t193))
                                + (t97 * (rt::lit::<T>(0.5) * t200)
                                    + t92 * (rt::lit::<T>(0.5) * t199));
                            let t202 = t195
                                - t105 * (t51 * t197 + (half_j * t150 - t59 * t192)) - t201;
                            (
                                [theta1_rate + t70, theta2_rate - t71, t96 - t97 * t105],
                                [[t124, t141, t144], [t147, t149, t151], [t171, t189, t202]],
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
                let t44 = rho1 + rho1_rate * half_h;
                let t41 = theta1_rate * half_h + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = t42 * t45;
                let t47 = l - t46;
                let t48 = theta2_rate * half_h + t4;
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
                let t106 = half_h * t43;
                let t107 = h * t43;
                let t108 = h * t42;
                let t109 = t50 * t107 + t49 * t108;
                let t110 = rt::lit::<T>(0.5) * t109;
                let t111 = half_h * t42;
                let t112 = t43 * t110 - t54 * t111;
                let t113 = l_h * t43;
                let t114 = t45 * t107 + t42 * t113;
                let t115 = m_ * (t51 * t112 - rt::lit::<T>(0.5) * t114);
                let t116 = l_h * t42;
                let t117 = t60 * t107 - t42 * t116;
                let t118 = m_ * (rt::lit::<T>(0.5) * t117 - t59 * t112);
                let t119 = t115 - half_m * t114;
                let t120 = t55 * (j * t112 + t51 * t115 - t59 * t118)
                    + (l * t119 + t64 * t112 - t66 * t106);
                let t121 = rt::lit::<T>(0.5) * (t58 * t113 + t65 * t116) - t43 * half_j_h
                    + (t45 * t119 - t60 * (t118 + half_m * t117));
                let t122 = t69 * (t68 * (t120 - t42 * t121));
                let t123 = t69 * t106 - t42 * t122;
                let t124 = t123 + rt::lit::<T>(1.0);
                let t125 = t50 * half_l_h;
                let t126 = h * t49;
                let t127 = h * t50;
                let t128 = t42 * t126 + t43 * t127;
                let t129 = rt::lit::<T>(0.5) * t128;
                let t130 = t43 * t129;
                let t131 = t55 * t125 - t51 * t130;
                let t132 = m_ * t131;
                let t133 = l_h * t50;
                let t134 = l_h * t49;
                let t135 = t49 * half_l_h;
                let t136 = m_ * (t55 * t135 + t59 * t130);
                let t137 = t51 * t132 - j * t130
                    + (rt::lit::<T>(0.5) * (t57 * t133 + t63 * t134) - t59 * t136);
                let t138 = t55 * t137
                    + (m_l * t131 - t64 * t130 - t42 * (t45 * t132 - t60 * t136));
                let t139 = t69 * (t68 * t138);
                let t140 = t42 * t139;
                let t141 = -t140;
                let t142 = h * t68;
                let t143 = t42 * t142;
                let t144 = rt::lit::<T>(0.5) * t143;
                let t145 = t55 * t122;
                let t146 = t112 * t69;
                let t147 = t145 - t146;
                let t148 = t130 * t69 + t55 * t139;
                let t149 = t148 + rt::lit::<T>(1.0);
                let t150 = t55 * t142;
                let t151 = rt::lit::<T>(-0.5) * t150;
                let t98 = t5 * t50;
                let t70 = t42 * t69;
                let t99 = t42 * t70;
                let t93 = t43 * t70;
                let t71 = t55 * t69;
                let t100 = t49 * t71;
                let t101 = t50 * t71;
                let t102 = t42 * t49 + t43 * t50;
                let t103 = t5 * t102;
                let t104 = t50 * t93 + t42 * t100 + (t49 * t99 + (t43 * t101 + t103));
                let t105 = t98 + t54 * t99 - t43 * t104;
                let t152 = t146 - t145;
                let t153 = l * t122;
                let t154 = t45 * t123 + (t153 + t70 * (t43 * half_l_h));
                let t155 = m_ * (t51 * t152 - t154);
                let t156 = t42 * half_l_h;
                let t157 = t60 * t123 - t70 * t156;
                let t158 = m_ * (t157 - t59 * t152);
                let t72 = t53 - t52;
                let t73 = k1 * t72;
                let t74 = twice_l_m_l * t43;
                let t75 = t73 * t71 + t69 * t74;
                let t159 = t71 * (t109 * k5);
                let t160 = t75 * t123
                    + t70 * (t73 * t152 - t159 - twice_m_l * (t69 * t156 + t43 * t153));
                let t161 = t158 + m_ * t157;
                let t86 = l * t69;
                let t87 = t45 * t70;
                let t88 = t86 - t87;
                let t89 = t51 * t71;
                let t90 = m_ * (t88 + t89);
                let t91 = t90 + m_ * t88;
                let t77 = t60 * t70;
                let t78 = t59 * t71;
                let t79 = m_ * (t77 - t78);
                let t80 = t79 + m_ * t77;
                let t92 = t45 * t91 - (j * t70 + t60 * t80);
                let t162 = t43 * t123 - t111 * t70;
                let t81 = l_m_l * t50;
                let t82 = t69 * t81;
                let t83 = k1 * t54;
                let t84 = t83 * t71;
                let t163 = t82 * t152 - t101 * (l_m_l * t122) - t84 * t123
                    - t70 * (t159 + t83 * t152);
                let t85 = t71 * t82 - t70 * t84;
                let t76 = t70 * t75;
                let t164 = t92 * (t162 - t108 * t7)
                    + (t55 * t163 + (t112 * t85 + t76 * t106));
                let t165 = t105 * (j * t152 + t51 * t155 - t59 * t158)
                    + (t42 * t160 + t6 * t161 + t164);
                let t94 = t5 * t43;
                let t95 = t93 + t94;
                let t166 = t45 * (t155 - m_ * t154) - j * t123
                    + (rt::lit::<T>(0.5) * (t113 * t91 + t116 * t80) - t60 * t161);
                let t97 = t51 * t90 + (j * t71 - t59 * t79);
                let t167 = t70 * t106 + t42 * t123;
                let t168 = t7 * (t49 * t107 - t50 * t108)
                    + rt::lit::<T>(0.5) * (t107 * t100 - t108 * t101);
                let t169 = t43
                    * (t50 * (t162 + t43 * t152) + (t49 * (t167 + t42 * t152) + t168));
                let t170 = t95 * t166
                    + t97 * (t111 * t104 + (t110 * t99 + t54 * t167) - t169);
                let t171 = -(t165 + t170);
                let t172 = t43 * t140;
                let t173 = t42 * (t71 * (half_h * t50) - t49 * t148)
                    + (t7 * (t42 * t127 - t43 * t126) - t50 * t172);
                let t174 = t42 * t140;
                let t175 = rt::lit::<T>(0.5) * (t127 * t99 - t126 * t93) - t49 * t174
                    - t43 * (t71 * (half_h * t49) + t50 * t148);
                let t176 = t97
                    * (t43 * (t173 + t175) + (t54 * t174 + (t126 * t7 + t129 * t99)));
                let t177 = l * t139;
                let t178 = t45 * t140 - t177;
                let t179 = m_ * (t178 + t125 * t71 - t51 * t148);
                let t180 = t60 * t140;
                let t181 = m_ * (t59 * t148 + (t135 * t71 - t180));
                let t182 = t181 - m_ * t180;
                let t183 = t176
                    - t95 * (t45 * (t179 + m_ * t178) + (j * t140 - t60 * t182));
                let t184 = t71 * (t128 * k5);
                let t185 = m_l * t71;
                let t186 = t70 * (t184 + t83 * t148)
                    + (t84 * t140 - t82 * t148 - (t135 * t69 + t50 * t177) * t185);
                let t187 = t42 * (t70 * (t184 - t74 * t139 - t73 * t148) - t75 * t140)
                    + t55 * t186;
                let t188 = t51 * t179 + rt::lit::<T>(0.5) * (t133 * t90 + t134 * t79)
                    - (j * t148 + t59 * t181);
                let t189 = t183
                    + (t92 * t172 + (t130 * t85 - t6 * t182) - t187 - t105 * t188);
                let t190 = t42
                    * (t75 * t144 + t70 * (t150 * (t72 * k5) + t68 * (t43 * m_l_l_h)));
                let t191 = t60 * t143;
                let t192 = half_m * (t191 - t59 * t150);
                let t193 = t192 + half_m * t191;
                let t194 = t82 - t83 * t70;
                let t195 = rt::lit::<T>(1.0) - t190 - t6 * t193
                    - t55
                        * (t101 * (t68 * half_m_l_l_h)
                            + rt::lit::<T>(0.5) * (t150 * t194 - t84 * t143));
                let t196 = l_h * t68 - t45 * t143;
                let t197 = m_ * (rt::lit::<T>(0.5) * t196 + t150 * (t49 * half_l));
                let t198 = t42 * t143;
                let t199 = t43 * t143;
                let t200 = t54 * t198
                    - t43 * (t49 * (t198 + t42 * t150) + t50 * (t199 + t43 * t150));
                let t201 = t95
                    * (t45 * (t197 + half_m * t196) - (half_j * t143 + t60 * t193))
                    + (t97 * (rt::lit::<T>(0.5) * t200)
                        + t92 * (rt::lit::<T>(0.5) * t199));
                let t202 = t195 - t105 * (t51 * t197 + (half_j * t150 - t59 * t192))
                    - t201;
                let t217 = t43 * t69;
                let t218 = t43 * t66;
                let t219 = t61 + t43 * t45;
                let t220 = t42 * t54;
                let t221 = m_ * (t219 + t51 * t220 - t62);
                let t222 = t59 * t57;
                let t223 = t51 * t63;
                let t224 = t43 * t60;
                let t225 = t46 - t224;
                let t226 = m_ * (t225 - t56 - t59 * t220);
                let t227 = t218
                    + t55 * (t51 * t221 - t222 + (j * t220 - t223 - t59 * t226));
                let t228 = m_ * t219;
                let t229 = t221 + t228;
                let t230 = t60 * t58;
                let t231 = j * t43;
                let t232 = t45 * t65;
                let t233 = t42
                    * (t45 * t229 - t230 + (t231 - t232 - t60 * (t226 + m_ * t225)));
                let t234 = t69 * (t68 * (t227 + (l * t229 + t64 * t220 - t233)));
                let t235 = t217 + t42 * t234;
                let t236 = -t235;
                let t237 = t55 * t234;
                let t238 = t69 * t220;
                let t239 = t237 - t238;
                let t240 = t43 * t76;
                let t241 = t49 * t86;
                let t242 = l * t234;
                let t243 = t238 - t237;
                let t244 = t240 - t85 * t220
                    - t55 * (t185 * (t241 - t50 * t242) + (t194 * t243 + t84 * t235));
                let t245 = t42 * t86;
                let t246 = t42
                    * (t70 * (t73 * t243 + twice_m_l * (t245 - t43 * t242))
                        - t75 * t235);
                let t247 = t87 - t60 * t235;
                let t248 = m_ * (t247 - (t89 + t59 * t243));
                let t249 = t248 + m_ * t247;
                let t250 = t5 * t42;
                let t251 = t99 - t43 * t235;
                let t252 = t45 * t235 + (t77 - t242);
                let t253 = m_ * (t252 + (t51 * t243 - t78));
                let t254 = t51 * t79;
                let t255 = t59 * t90;
                let t256 = t244 - t246 - (t6 * t249 + t92 * (t250 + t251))
                    - t105 * (t51 * t253 + (j * t243 - t254 - t255) - t59 * t248);
                let t257 = t45 * t80;
                let t258 = t60 * t91;
                let t259 = t45 * (t253 + m_ * t252) + (j * t235 - t257 - t258)
                    - t60 * t249;
                let t260 = t5 * t49;
                let t261 = t93 + t42 * t235;
                let t262 = t42 * t104;
                let t263 = t49 * t93;
                let t264 = t42 * t101;
                let t265 = t43 * t100;
                let t266 = t50 * t99;
                let t267 = t42 * (t49 * t243 - t101) + (t263 + t264 - (t265 + t266))
                    - t49 * t261;
                let t268 = t260 - t54 * t261 - t262
                    - t43 * (t50 * t251 + t43 * (t100 + t50 * t243) + t267);
                let t269 = t256 - (t95 * t259 + t97 * t268);
                let t270 = t43 * t102;
                let t271 = t270 - t220;
                let t272 = m_ * (t51 * t271 - t219);
                let t273 = t224 - t46;
                let t274 = m_ * (t273 - t59 * t271);
                let t275 = t272 - t228;
                let t276 = t42
                    * (t230 + t45 * t275 + (t232 - t231 - t60 * (t274 + m_ * t273)));
                let t277 = t55 * (j * t271 + t51 * t272 - t59 * t274) - t218
                    + (l * t275 + t64 * t271 - t276);
                let t278 = t69 * (t68 * t277);
                let t279 = t217 - t42 * t278;
                let t280 = t55 * t278;
                let t281 = t69 * t271;
                let t282 = t280 - t281;
                let t283 = t281 - t280;
                let t284 = l * t278;
                let t285 = t45 * t279 + (t77 + t284);
                let t286 = m_ * (t51 * t283 - t285);
                let t287 = t60 * t279 - t87;
                let t288 = m_ * (t287 - t59 * t283);
                let t289 = t71 * (k1 * t102);
                let t290 = t75 * t279
                    + t70 * (t73 * t283 - t289 - twice_m_l * (t245 + t43 * t284));
                let t291 = t288 + m_ * t287;
                let t292 = t43 * t279 - t99;
                let t293 = t82 * t283 - t101 * (l_m_l * t278) - t84 * t279
                    - t70 * (t289 + t83 * t283);
                let t294 = t42 * t290 + t6 * t291
                    + (t92 * (t292 - t250) + (t55 * t293 + (t240 + t85 * t271)));
                let t295 = t45 * (t286 - m_ * t285) + (t258 + (t257 - j * t279))
                    - t60 * t291;
                let t296 = t99 * t102;
                let t297 = t93 + t42 * t279;
                let t298 = t50 * (t292 + t43 * t283)
                    + (t49 * (t297 + t42 * t283) + (t265 + t5 * t72 - t264));
                let t299 = t105 * (j * t283 + t51 * t286 - t59 * t288) + t294
                    + (t95 * t295 + t97 * (t262 + (t296 + t54 * t297) - t43 * t298));
                let t300 = -t299;
                let t301 = t62 - t51 * t270;
                let t302 = m_ * t301;
                let t303 = m_ * (t56 + t59 * t270);
                let t304 = t55 * (t222 + t51 * t302 + (t223 - j * t270 - t59 * t303))
                    + (m_l * t301 - t42 * (t45 * t302 - t60 * t303) - t64 * t270);
                let t305 = t69 * (t68 * t304);
                let t306 = t42 * t305;
                let t307 = -t306;
                let t308 = t69 * t270 + t55 * t305;
                let t309 = t42 * t306;
                let t310 = t43 * t306;
                let t311 = t266 + t5 * t54 - t49 * t309 - (t263 + t50 * t310)
                    + (t42 * (t101 - t49 * t308) - t43 * (t100 + t50 * t308));
                let t312 = t60 * t306;
                let t313 = m_ * (t59 * t308 + (t89 - t312));
                let t314 = t313 - m_ * t312;
                let t315 = t97 * (t43 * t311 + (t54 * t309 + (t260 + t296)))
                    + (t92 * t310 + (t85 * t270 - t6 * t314));
                let t316 = l * t305;
                let t317 = t45 * t306 - t316;
                let t318 = m_ * (t78 + t317 - t51 * t308);
                let t319 = t70 * (t289 + t83 * t308)
                    + (t84 * t306 - t82 * t308 - t185 * (t241 + t50 * t316));
                let t320 = t42 * (t70 * (t289 - t74 * t305 - t73 * t308) - t75 * t306)
                    + t55 * t319;
                let t321 = t105 * (t51 * t318 + (t255 + (t254 - j * t308) - t59 * t313))
                    + t320;
                let t322 = t95 * (t45 * (t318 + m_ * t317) + (j * t306 - t60 * t314))
                    + t321;
                let t323 = t315 - t322;
                let t324 = t42 * t68;
                let t325 = t55 * t68;
                let t326 = -t325;
                let t327 = t43 * t324;
                let t328 = t60 * t324;
                let t329 = m_ * (t328 - t59 * t325);
                let t330 = t329 + m_ * t328;
                let t331 = t42 * (t75 * t324 + t70 * (t73 * t325 + t68 * t74))
                    + t6 * t330;
                let t332 = t92 * t327
                    + (t55 * (t194 * t325 + (t101 * (l_m_l * t68) - t84 * t324)) + t331);
                let t333 = l * t68 - t45 * t324;
                let t334 = m_ * (t333 + t51 * t325);
                let t335 = t42 * t324;
                let t336 = t54 * t335
                    - t43 * (t49 * (t335 + t42 * t325) + t50 * (t327 + t43 * t325));
                let t337 = t95 * (t45 * (t334 + m_ * t333) - (j * t324 + t60 * t330))
                    + t97 * t336;
                let t338 = -(t332
                    + (t105 * (t51 * t334 + (j * t325 - t59 * t329)) + t337));
                let t339 = half_h_over_i * t43;
                let t340 = half_h_over_i * t42;
                let t341 = h_over_i * t49;
                let t342 = h_over_i * t43;
                let t343 = rt::lit::<T>(0.5) * (t42 * t341 - t50 * t342);
                let t344 = h_over_i * t42;
                let t345 = h_over_i * t50;
                let t346 = rt::lit::<T>(0.5) * (t49 * t344 - t43 * t345);
                let t347 = t343 - t346;
                let t348 = t54 * t340 + t43 * t347;
                let t349 = l_h_over_i * t43;
                let t350 = t45 * t342 + t42 * t349;
                let t351 = half_l_h_over_i * t50;
                let t352 = m_ * (t51 * t348 + (rt::lit::<T>(0.5) * t350 - t55 * t351));
                let t353 = l_h_over_i * t50;
                let t354 = l_h_over_i * t49;
                let t355 = l_h_over_i * t42;
                let t356 = t42 * t355 - t60 * t342;
                let t357 = half_l_h_over_i * t49;
                let t358 = m_ * (rt::lit::<T>(0.5) * t356 - t55 * t357 - t59 * t348);
                let t359 = t51 * t352
                    + (j * t348 - rt::lit::<T>(0.5) * (t57 * t353 + t63 * t354))
                    - t59 * t358;
                let t360 = t352 + half_m * t350;
                let t361 = t45 * t360
                    + (t43 * k8 - rt::lit::<T>(0.5) * (t58 * t349 + t65 * t355))
                    - t60 * (t358 + half_m * t356);
                let t362 = t55 * t359 + (l * t360 + (t64 * t348 + t66 * t339))
                    - t42 * t361;
                let t363 = t69 * (t68 * t362);
                let t364 = t69 * t339 + t42 * t363;
                let t365 = -t364;
                let t366 = t55 * t363;
                let t367 = t69 * t348;
                let t368 = t366 - t367;
                let (t369, t370) = rt::sin_cos(t2);
                let t371 = l * t369;
                let t372 = l * t370;
                let t373 = u_drive * t369;
                let t374 = u_drive * t370;
                let t375 = u_drive
                    * (t371 * (h_over_i * t370) - t372 * (h_over_i * t369))
                    + (t373 * (l_h_over_i * t370) - t374 * (l_h_over_i * t369));
                let t376 = rt::lit::<T>(0.5) * t375;
                let t377 = l * t363;
                let t378 = t367 - t366;
                let t379 = t185 * (t69 * t357 - t50 * t377) + (t84 * t364 + t82 * t378)
                    - t70 * (t83 * t378 + t71 * (k1 * t347));
                let t380 = t70 * t340 - t43 * t364;
                let t381 = t76 * t339 - t376 - (t85 * t348 + l_over_i * t80) - t55 * t379
                    - t92 * (t380 + (t7 * t344 + inv_i * t43));
                let t382 = half_l_h_over_i * t42;
                let t383 = twice_m_l * (t69 * t382 - t43 * t377)
                    + (t73 * t378 + t71 * (k1 * (t346 - t343)));
                let t384 = t70 * t382 - t60 * t364;
                let t385 = m_ * (t384 - (t71 * t357 + t59 * t378));
                let t386 = t385 + m_ * t384;
                let t387 = t45 * t364 + (t70 * (half_l_h_over_i * t43) - t377);
                let t388 = m_ * (t387 + (t51 * t378 - t71 * t351));
                let t389 = j * t378 + t51 * t388
                    - (t59 * t385 + rt::lit::<T>(0.5) * (t90 * t353 + t79 * t354));
                let t390 = t381 - (t42 * (t70 * t383 - t75 * t364) + t6 * t386)
                    - t105 * t389;
                let t391 = j * t364 + t45 * (t388 + m_ * t387)
                    - (t60 * t386 + rt::lit::<T>(0.5) * (t91 * t349 + t80 * t355));
                let t392 = t70 * t339 + t42 * t364;
                let t393 = rt::lit::<T>(0.5) * (t5 * t341 - t104 * t344)
                    + (inv_i * t50 + t99 * t347 - t54 * t392);
                let t394 = rt::lit::<T>(0.5)
                    * (t93 * t341 + t101 * t344 - (t100 * t342 + t99 * t345))
                    - t49 * t392;
                let t395 = inv_i * t102
                    + t7 * (t50 * t344 + t43 * t341 - (t49 * t342 + t42 * t345));
                let t396 = half_h_over_i * t50;
                let t397 = t43 * (t71 * (half_h_over_i * t49) + t50 * t378) + t395
                    + (t50 * t380 + t42 * (t49 * t378 - t71 * t396));
                let t398 = t390 - (t95 * t391 + t97 * (t393 - t43 * (t394 + t397)));
                let t399 = quarter_h_h_over_i * t43;
                let t400 = quarter_h_h_over_i * t42;
                let t401 = h_h_over_i * t49;
                let t402 = h_h_over_i * t43;
                let t403 = rt::lit::<T>(0.25) * (t42 * t401 - t50 * t402);
                let t404 = h_h_over_i * t42;
                let t405 = h_h_over_i * t50;
                let t406 = rt::lit::<T>(0.25) * (t49 * t404 - t43 * t405);
                let t407 = t403 - t406;
                let t408 = t54 * t400 + t43 * t407;
                let t409 = t43 * l_h_h_over_i;
                let t410 = t45 * t402 + t42 * t409;
                let t411 = t50 * quarter_l_h_h_over_i;
                let t412 = m_ * (t51 * t408 + (rt::lit::<T>(0.25) * t410 - t55 * t411));
                let t413 = t50 * l_h_h_over_i;
                let t414 = t49 * l_h_h_over_i;
                let t415 = t42 * l_h_h_over_i;
                let t416 = t42 * t415 - t60 * t402;
                let t417 = t49 * quarter_l_h_h_over_i;
                let t418 = m_ * (rt::lit::<T>(0.25) * t416 - t55 * t417 - t59 * t408);
                let t419 = t51 * t412
                    + (j * t408 - rt::lit::<T>(0.25) * (t57 * t413 + t63 * t414))
                    - t59 * t418;
                let t420 = t412 + t410 * quarter_m;
                let t421 = t45 * t420
                    + (t43 * k9 - rt::lit::<T>(0.25) * (t58 * t409 + t65 * t415))
                    - t60 * (t418 + t416 * quarter_m);
                let t422 = t55 * t419 + (l * t420 + (t64 * t408 + t66 * t399))
                    - t42 * t421;
                let t423 = t69 * (t68 * t422);
                let t424 = t69 * t399 + t42 * t423;
                let t425 = -t424;
                let t426 = t55 * t423;
                let t427 = t69 * t408;
                let t428 = t426 - t427;
                let t429 = u_drive
                    * (t371 * (h_h_over_i * t370) - t372 * (h_h_over_i * t369))
                    + (t373 * (t370 * l_h_h_over_i) - t374 * (t369 * l_h_h_over_i));
                let t430 = rt::lit::<T>(0.25) * t429;
                let t431 = l * t423;
                let t432 = t427 - t426;
                let t433 = t185 * (t69 * t417 - t50 * t431) + (t84 * t424 + t82 * t432)
                    - t70 * (t83 * t432 + t71 * (k1 * t407));
                let t434 = t70 * t400 - t43 * t424;
                let t435 = t76 * t399 - t430 - (t85 * t408 + half_l_h_over_i * t80)
                    - t55 * t433 - t92 * (t434 + (t339 + t42 * (t1 * k10)));
                let t436 = t42 * quarter_l_h_h_over_i;
                let t437 = twice_m_l * (t69 * t436 - t43 * t431)
                    + (t73 * t432 + t71 * (k1 * (t406 - t403)));
                let t438 = t70 * t436 - t60 * t424;
                let t439 = m_ * (t438 - (t71 * t417 + t59 * t432));
                let t440 = t439 + m_ * t438;
                let t441 = t45 * t424 + (t70 * (t43 * quarter_l_h_h_over_i) - t431);
                let t442 = m_ * (t441 + (t51 * t432 - t71 * t411));
                let t443 = j * t432 + t51 * t442
                    - (t59 * t439 + rt::lit::<T>(0.25) * (t90 * t413 + t79 * t414));
                let t444 = t435 - (t42 * (t70 * t437 - t75 * t424) + t6 * t440)
                    - t105 * t443;
                let t445 = j * t424 + t45 * (t442 + m_ * t441)
                    - (t60 * t440 + rt::lit::<T>(0.25) * (t91 * t409 + t80 * t415));
                let t446 = t70 * t399 + t42 * t424;
                let t447 = rt::lit::<T>(0.25) * (t5 * t401 - t104 * t404)
                    + (t396 + t99 * t407 - t54 * t446);
                let t448 = rt::lit::<T>(0.25)
                    * (t93 * t401 + t101 * t404 - (t100 * t402 + t99 * t405))
                    - t49 * t446;
                let t449 = (t50 * t404 + t43 * t401 - (t49 * t402 + t42 * t405))
                    * (t1 * k6);
                let t450 = t43 * (t71 * (quarter_h_h_over_i * t49) + t50 * t432)
                    + (half_h_over_i * t102 + t449)
                    + (t50 * t434
                        + t42 * (t49 * t432 - t71 * (quarter_h_h_over_i * t50)));
                let t451 = t444 - (t95 * t445 + t97 * (t447 - t43 * (t448 + t450)));
                let [[d_theta1_rate_by_3, d_theta2_rate_by_3, d_rho1_rate_by_3],
                [d_theta1_rate_by_4, d_theta2_rate_by_4, d_rho1_rate_by_4],
                [d_theta1_rate_by_5, d_theta2_rate_by_5, d_rho1_rate_by_5],
                [d_theta1_rate_by_6, d_theta2_rate_by_6, d_rho1_rate_by_6],
                [d_theta1_rate_by_7, d_theta2_rate_by_7, d_rho1_rate_by_7],
                [d_theta1_rate_by_9, d_theta2_rate_by_9, d_rho1_rate_by_9],
                [d_theta1_rate_by_10, d_theta2_rate_by_10, d_rho1_rate_by_10]] = rt::solve_columns(
                        [[t124, t141, t144], [t147, t149, t151], [t171, t189, t202]],
                        [
                            [t236, t239, t269],
                            [t279, t282, t300],
                            [t307, t308, t323],
                            [t324, t326, t338],
                            [t365, t368, t398],
                            [rt::lit::<T>(0.0), rt::lit::<T>(0.0), minus_l],
                            [t425, t428, t451],
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
                let t452 = t69 * t372;
                let x_new = x + h * t452;
                let t453 = t69 * t371;
                let y_new = y + h * t453;
                let theta0_new = theta0 + h_over_i * t1;
                let theta1_new = theta1 + theta1_rate * h;
                let theta2_new = theta2 + theta2_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + u_steer * h;
                let work_new = work + h * (u_steer * t5 + l_u_drive * t69);
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::sin_cos(
                    theta0_new,
                );
                let t454 = half_h * d_theta1_rate_by_3 - rt::lit::<T>(1.0);
                let t455 = t43 * t454;
                let t456 = t42 * t454;
                let t457 = half_h * d_theta2_rate_by_3 - rt::lit::<T>(1.0);
                let t458 = t49 * t457;
                let t459 = t50 * t457;
                let t460 = t43 * (t50 * t455 + t49 * t456 - (t42 * t458 + t43 * t459))
                    - t54 * t456;
                let t461 = l * t459;
                let t462 = l * t455;
                let t463 = t45 * t455 + t42 * t462;
                let t464 = m_ * (t51 * t460 + (t55 * t461 - t463));
                let t465 = l * t458;
                let t466 = l * t456;
                let t467 = t60 * t455 - t42 * t466;
                let t468 = m_ * (t467 + t55 * t465 - t59 * t460);
                let t469 = t51 * t464 + (j * t460 + (t57 * t461 + t63 * t465))
                    - t59 * t468;
                let t470 = t464 - m_ * t463;
                let t471 = t45 * t470 + (t58 * t462 + (t65 * t466 - j * t455))
                    - t60 * (t468 + m_ * t467);
                let t472 = t55 * t469 + (l * t470 + (t64 * t460 - t66 * t455))
                    - t42 * t471;
                let t473 = t68 * (half_h * d_rho1_rate_by_3 - t69 * t472);
                let t474 = l_h * t370;
                let t475 = half_h * d_theta1_rate_by_4 + rt::lit::<T>(1.0);
                let t476 = t43 * t475;
                let t477 = t42 * t475;
                let h_d_theta2_rate_by_4 = h * d_theta2_rate_by_4;
                let t478 = h_d_theta2_rate_by_4 * t49;
                let t479 = h_d_theta2_rate_by_4 * t50;
                let t480 = t43
                    * (t50 * t476 + t49 * t477
                        - rt::lit::<T>(0.5) * (t42 * t478 + t43 * t479));
                let t481 = t480 - t54 * t477;
                let t482 = l * t479;
                let t483 = rt::lit::<T>(0.5) * t55;
                let t484 = l * t476;
                let t485 = t45 * t476 + t42 * t484;
                let t486 = m_ * (t51 * t481 + (t482 * t483 - t485));
                let t487 = l * t478;
                let t488 = l * t477;
                let t489 = t60 * t476 - t42 * t488;
                let t490 = m_ * (t489 + t487 * t483 - t59 * t481);
                let t491 = t51 * t486
                    + (rt::lit::<T>(0.5) * (t57 * t482 + t63 * t487) + j * t481)
                    - t59 * t490;
                let t492 = t486 - m_ * t485;
                let t493 = t45 * t492 + (t58 * t484 + (t65 * t488 - j * t476))
                    - t60 * (t490 + m_ * t489);
                let t494 = t55 * t491 + (l * t492 + (t64 * t481 - t66 * t476))
                    - t42 * t493;
                let t495 = t68 * (half_h * d_rho1_rate_by_4 - t69 * t494);
                let h_d_theta1_rate_by_5 = h * d_theta1_rate_by_5;
                let t496 = h_d_theta1_rate_by_5 * t43;
                let t497 = h_d_theta1_rate_by_5 * t42;
                let t498 = half_h * d_theta2_rate_by_5 + rt::lit::<T>(1.0);
                let t499 = t49 * t498;
                let t500 = t50 * t498;
                let t501 = t43
                    * (rt::lit::<T>(0.5) * (t50 * t496 + t49 * t497)
                        - (t42 * t499 + t43 * t500));
                let t502 = rt::lit::<T>(0.5) * t54;
                let t503 = t501 - t497 * t502;
                let t504 = l * t500;
                let t505 = l * t496;
                let t506 = t45 * t496 + t42 * t505;
                let t507 = m_ * (t51 * t503 + (t55 * t504 - rt::lit::<T>(0.5) * t506));
                let t508 = l * t499;
                let t509 = l * t497;
                let t510 = t60 * t496 - t42 * t509;
                let t511 = m_ * (rt::lit::<T>(0.5) * t510 + t55 * t508 - t59 * t503);
                let t512 = t51 * t507 + (j * t503 + (t57 * t504 + t63 * t508))
                    - t59 * t511;
                let t513 = t507 - half_m * t506;
                let t514 = rt::lit::<T>(0.5) * t66;
                let t515 = t45 * t513
                    + (rt::lit::<T>(0.5) * (t58 * t505 + t65 * t509) - half_j * t496)
                    - t60 * (t511 + half_m * t510);
                let t516 = t55 * t512 + (l * t513 + (t64 * t503 - t496 * t514))
                    - t42 * t515;
                let t517 = t68 * (half_h * d_rho1_rate_by_5 - t69 * t516);
                let h_d_theta1_rate_by_6 = h * d_theta1_rate_by_6;
                let t518 = h_d_theta1_rate_by_6 * t43;
                let t519 = h_d_theta1_rate_by_6 * t42;
                let h_d_theta2_rate_by_6 = h * d_theta2_rate_by_6;
                let t520 = h_d_theta2_rate_by_6 * t49;
                let t521 = h_d_theta2_rate_by_6 * t50;
                let t522 = rt::lit::<T>(0.5) * t43;
                let t523 = (t50 * t518 + t49 * t519 - (t42 * t520 + t43 * t521)) * t522
                    - t502 * t519;
                let t524 = l * t521;
                let t525 = l * t518;
                let t526 = t45 * t518 + t42 * t525;
                let t527 = m_ * (t51 * t523 + (t483 * t524 - rt::lit::<T>(0.5) * t526));
                let t528 = l * t520;
                let t529 = l * t519;
                let t530 = t60 * t518 - t42 * t529;
                let t531 = m_ * (rt::lit::<T>(0.5) * t530 + t483 * t528 - t59 * t523);
                let t532 = t51 * t527
                    + (rt::lit::<T>(0.5) * (t57 * t524 + t63 * t528) + j * t523)
                    - t59 * t531;
                let t533 = t527 - half_m * t526;
                let t534 = t45 * t533
                    + (rt::lit::<T>(0.5) * (t58 * t525 + t65 * t529) - half_j * t518)
                    - t60 * (t531 + half_m * t530);
                let t535 = t55 * t532 + (l * t533 + (t64 * t523 - t514 * t518))
                    - t42 * t534;
                let t536 = t68
                    * (half_h * d_rho1_rate_by_6 + rt::lit::<T>(1.0) - t69 * t535);
                let t537 = half_h * d_theta1_rate_by_7 - half_h_over_i;
                let t538 = t43 * t537;
                let t539 = t42 * t537;
                let t540 = half_h * d_theta2_rate_by_7 - half_h_over_i;
                let t541 = t49 * t540;
                let t542 = t50 * t540;
                let t543 = t43 * (t50 * t538 + t49 * t539 - (t42 * t541 + t43 * t542))
                    - t54 * t539;
                let t544 = l * t542;
                let t545 = l * t538;
                let t546 = t45 * t538 + t42 * t545;
                let t547 = m_ * (t51 * t543 + (t55 * t544 - t546));
                let t548 = l * t541;
                let t549 = l * t539;
                let t550 = t60 * t538 - t42 * t549;
                let t551 = m_ * (t550 + t55 * t548 - t59 * t543);
                let t552 = t51 * t547 + (j * t543 + (t57 * t544 + t63 * t548))
                    - t59 * t551;
                let t553 = t547 - m_ * t546;
                let t554 = t45 * t553 + (t58 * t545 + (t65 * t549 - j * t538))
                    - t60 * (t551 + m_ * t550);
                let t555 = t55 * t552 + (l * t553 + (t64 * t543 - t66 * t538))
                    - t42 * t554;
                let t556 = t68 * (half_h * d_rho1_rate_by_7 - t69 * t555);
                let t557 = l_h * t369;
                let u_drive_l_h = u_drive * l_h;
                let h_d_theta1_rate_by_9 = h * d_theta1_rate_by_9;
                let t558 = h_d_theta1_rate_by_9 * t43;
                let t559 = h_d_theta1_rate_by_9 * t42;
                let h_d_theta2_rate_by_9 = h * d_theta2_rate_by_9;
                let t560 = h_d_theta2_rate_by_9 * t49;
                let t561 = h_d_theta2_rate_by_9 * t50;
                let t562 = t522 * (t50 * t558 + t49 * t559 - (t42 * t560 + t43 * t561))
                    - t502 * t559;
                let t563 = l * t561;
                let t564 = l * t558;
                let t565 = t45 * t558 + t42 * t564;
                let t566 = m_ * (t51 * t562 + (t483 * t563 - rt::lit::<T>(0.5) * t565));
                let t567 = l * t560;
                let t568 = l * t559;
                let t569 = t60 * t558 - t42 * t568;
                let t570 = m_ * (rt::lit::<T>(0.5) * t569 + t483 * t567 - t59 * t562);
                let t571 = t51 * t566
                    + (rt::lit::<T>(0.5) * (t57 * t563 + t63 * t567) + j * t562)
                    - t59 * t570;
                let t572 = t566 - half_m * t565;
                let t573 = t45 * t572
                    + (rt::lit::<T>(0.5) * (t58 * t564 + t65 * t568) - half_j * t558)
                    - t60 * (t570 + half_m * t569);
                let t574 = t55 * t571 + (l * t572 + (t64 * t562 - t514 * t558))
                    - t42 * t573;
                let t575 = t68 * (half_h * d_rho1_rate_by_9 - t69 * t574);
                let t576 = half_h * d_theta1_rate_by_10 - quarter_h_h_over_i;
                let t577 = t43 * t576;
                let t578 = t42 * t576;
                let t579 = half_h * d_theta2_rate_by_10 - quarter_h_h_over_i;
                let t580 = t49 * t579;
                let t581 = t50 * t579;
                let t582 = t43 * (t50 * t577 + t49 * t578 - (t42 * t580 + t43 * t581))
                    - t54 * t578;
                let t583 = l * t581;
                let t584 = l * t577;
                let t585 = t45 * t577 + t42 * t584;
                let t586 = m_ * (t51 * t582 + (t55 * t583 - t585));
                let t587 = l * t580;
                let t588 = l * t578;
                let t589 = t60 * t577 - t42 * t588;
                let t590 = m_ * (t589 + t55 * t587 - t59 * t582);
                let t591 = t51 * t586 + (j * t582 + (t57 * t583 + t63 * t587))
                    - t59 * t590;
                let t592 = t586 - m_ * t585;
                let t593 = t45 * t592 + (t58 * t584 + (t65 * t588 - j * t577))
                    - t60 * (t590 + m_ * t589);
                let t594 = t55 * t591 + (l * t592 + (t64 * t582 - t66 * t577))
                    - t42 * t593;
                let t595 = t68 * (half_h * d_rho1_rate_by_10 - t69 * t594);
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
                            h * (t372 * t473 - t453),
                            h * (t452 + t371 * t473),
                            rt::lit::<T>(1.0),
                            h * d_theta1_rate_by_3,
                            h * d_theta2_rate_by_3,
                            h * d_rho1_rate_by_3,
                            rt::lit::<T>(0.0),
                            u_drive_l_h * t473,
                        ],
                        [
                            t474 * t495,
                            t557 * t495,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_4 + rt::lit::<T>(1.0),
                            h_d_theta2_rate_by_4,
                            h * d_rho1_rate_by_4,
                            rt::lit::<T>(0.0),
                            u_drive_l_h * t495,
                        ],
                        [
                            t474 * t517,
                            t557 * t517,
                            rt::lit::<T>(0.0),
                            h_d_theta1_rate_by_5,
                            h * d_theta2_rate_by_5 + rt::lit::<T>(1.0),
                            h * d_rho1_rate_by_5,
                            rt::lit::<T>(0.0),
                            u_drive_l_h * t517,
                        ],
                        [
                            t474 * t536,
                            t557 * t536,
                            rt::lit::<T>(0.0),
                            h_d_theta1_rate_by_6,
                            h_d_theta2_rate_by_6,
                            h * d_rho1_rate_by_6 + rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            u_drive_l_h * t536,
                        ],
                        [
                            h * (t372 * t556 - t69 * (half_l_h_over_i * t369)),
                            h * (t69 * (half_l_h_over_i * t370) + t371 * t556),
                            h_over_i,
                            h * d_theta1_rate_by_7,
                            h * d_theta2_rate_by_7,
                            h * d_rho1_rate_by_7,
                            rt::lit::<T>(1.0),
                            h * (l_u_drive * t556 + (u_steer * inv_i + t69 * t376)),
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
                            t474 * t575,
                            t557 * t575,
                            rt::lit::<T>(0.0),
                            h_d_theta1_rate_by_9,
                            h_d_theta2_rate_by_9,
                            h * d_rho1_rate_by_9,
                            rt::lit::<T>(0.0),
                            h * (t86 + l_u_drive * t575),
                        ],
                        [
                            h * (t372 * t595 - t69 * (t369 * quarter_l_h_h_over_i)),
                            h * (t69 * (t370 * quarter_l_h_h_over_i) + t371 * t595),
                            half_h_h_over_i,
                            h * d_theta1_rate_by_10,
                            h * d_theta2_rate_by_10,
                            h * d_rho1_rate_by_10,
                            h,
                            h
                                * (l_u_drive * t595
                                    + (t69 * t430 + (t5 + u_steer * half_h_over_i))),
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
                    half_j_h,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k4;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = theta1_rate * half_h + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + rho1_rate * half_h;
                    let t45 = l * t42;
                    let t46 = l - t42 * t45;
                    let t47 = theta2_rate * half_h + t4;
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
                            let rho2_inv_i = rho2 * inv_i;
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
                            let t40 = (t27 * (t13 * l_m_l) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (t9 * twice_l_m_l)));
                            [-t28, t29, t37 + (t39 + (t38 * (rho2 * l_over_i) + t40))]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = theta1_rate * half_h + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + rho1_rate * half_h;
                            let t45 = l * t42;
                            let t46 = l - t42 * t45;
                            let t47 = theta2_rate * half_h + t4;
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
                                - t43 * half_j_h
                                + (t45 * t113 - t58 * (t112 + half_m * t111));
                            let t116 = t66 * (t65 * (t114 - t42 * t115));
                            let t117 = t66 * t100 - t42 * t116;
                            let t118 = t117 + rt::lit::<T>(1.0);
                            let t119 = t49 * half_l_h;
                            let t120 = h * t48;
                            let t121 = h * t49;
                            let t122 = t42 * t120 + t43 * t121;
                            let t123 = rt::lit::<T>(0.5) * t122;
                            let t124 = t43 * t123;
                            let t125 = t54 * t119 - t50 * t124;
                            let t126 = m_ * t125;
                            let t127 = l_h * t49;
                            let t128 = l_h * t48;
                            let t129 = t48 * half_l_h;
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
                            let t148 = t45 * t117 + (t147 + t67 * (t43 * half_l_h));
                            let t149 = m_ * (t50 * t146 - t148);
                            let t150 = t42 * half_l_h;
                            let t151 = t58 * t117 - t67 * t150;
                            let t152 = m_ * (t151 - t57 * t146);
                            let t153 = t68 * (t103 * k5);
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
                            let t178 = t68 * (t122 * k5);
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
                                    + t67 * (t144 * (t69 * k5) + t65 * (t43 * m_l_l_h)));
                            let t185 = t58 * t137;
                            let t186 = half_m * (t185 - t57 * t144);
                            let t187 = t186 + half_m * t185;
                            let t188 = t95 * (t65 * half_m_l_l_h)
                                + rt::lit::<T>(0.5)
                                    * (t144 * (t78 - t79 * t67) - t80 * t137);
                            let t189 = l_h * t65 - t45 * t137;
                            let t190 = m_
                                * (rt::lit::<T>(0.5) * t189 + t144 * (t48 * half_l));
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
                let t44 = rho1 + rho1_rate * half_h;
                let t41 = theta1_rate * half_h + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = l - t42 * t45;
                let t47 = theta2_rate * half_h + t4;
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
                let t115 = rt::lit::<T>(0.5) * (t56 * t107 + t62 * t110) - t43 * half_j_h
                    + (t45 * t113 - t58 * (t112 + half_m * t111));
                let t116 = t66 * (t65 * (t114 - t42 * t115));
                let t117 = t66 * t100 - t42 * t116;
                let t118 = t117 + rt::lit::<T>(1.0);
                let t119 = t49 * half_l_h;
                let t120 = h * t48;
                let t121 = h * t49;
                let t122 = t42 * t120 + t43 * t121;
                let t123 = rt::lit::<T>(0.5) * t122;
                let t124 = t43 * t123;
                let t125 = t54 * t119 - t50 * t124;
                let t126 = m_ * t125;
                let t127 = l_h * t49;
                let t128 = l_h * t48;
                let t129 = t48 * half_l_h;
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
                let t148 = t45 * t117 + (t147 + t67 * (t43 * half_l_h));
                let t149 = m_ * (t50 * t146 - t148);
                let t150 = t42 * half_l_h;
                let t151 = t58 * t117 - t67 * t150;
                let t152 = m_ * (t151 - t57 * t146);
                let t69 = t52 - t51;
                let t70 = k1 * t69;
                let t71 = twice_l_m_l * t43;
                let t72 = t70 * t68 + t66 * t71;
                let t153 = t68 * (t103 * k5);
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
                let t178 = t68 * (t122 * k5);
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
                    * (t72 * t138 + t67 * (t144 * (t69 * k5) + t65 * (t43 * m_l_l_h)));
                let t185 = t58 * t137;
                let t186 = half_m * (t185 - t57 * t144);
                let t187 = t186 + half_m * t185;
                let t188 = t95 * (t65 * half_m_l_l_h)
                    + rt::lit::<T>(0.5) * (t144 * (t78 - t79 * t67) - t80 * t137);
                let t189 = l_h * t65 - t45 * t137;
                let t190 = m_ * (rt::lit::<T>(0.5) * t189 + t144 * (t48 * half_l));
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
                let t211 = along_state7 + half_h * along_inputs2;
                let t212 = along_state3 + half_h_over_i * t211;
                let t213 = along_state4 - t212;
                let t214 = t43 * t213;
                let t215 = along_state5 - t212;
                let t216 = t48 * t215;
                let t217 = t49 * t214 - t42 * t216;
                let t218 = t49 * t215;
                let t219 = t42 * t213;
                let t220 = t43 * t218 - t48 * t219;
                let t221 = t217 - t220;
                let t222 = t43 * t221 - t53 * t219;
                let t223 = l * t218;
                let t224 = l * t214;
                let t225 = t45 * t214 + t42 * t224;
                let t226 = m_ * (t50 * t222 + (t54 * t223 - t225));
                let t227 = l * t216;
                let t228 = l * t219;
                let t229 = t58 * t214 - t42 * t228;
                let t230 = m_ * (t229 + t54 * t227 - t57 * t222);
                let t231 = t50 * t226 + (t60 * t227 + (j * t222 + t55 * t223))
                    - t57 * t230;
                let t232 = t226 - m_ * t225;
                let t233 = t45 * t232 + (t56 * t224 + (t62 * t228 - j * t214))
                    - t58 * (t230 + m_ * t229);
                let t234 = t54 * t231 + (l * t232 + t61 * t222 - t63 * t214)
                    - t42 * t233;
                let t235 = t65 * (along_state6 - t66 * t234);
                let t236 = t66 * t214 + t42 * t235;
                let t237 = t66 * t222 + t54 * t235;
                let t238 = -t237;
                let t239 = l * t235;
                let t240 = t239 - t67 * t224 - t45 * t236;
                let t241 = m_ * (t240 + (t50 * t237 + t68 * t223));
                let t242 = t58 * t236 - t67 * t228;
                let t243 = m_ * (t242 + (t68 * t227 - t57 * t237));
                let t244 = t50 * t241 + (t84 * t223 + (j * t237 + t75 * t227))
                    - t57 * t243;
                let t245 = t179 * (t49 * t239 - t82 * t216) + (t78 * t237 - t80 * t236)
                    - t67 * (t79 * t237 + t68 * (k1 * t221));
                let t246 = t43 * t236 - t67 * t219;
                let t247 = inv_i * t211;
                let (t248, t249) = rt::sin_cos(t2);
                let t250 = t249 * t212;
                let t251 = l * t250;
                let t252 = t248 * t212;
                let t253 = l * t252;
                let t254 = l * t249;
                let t255 = l * t248;
                let t256 = t254 * (along_inputs1 * t249 - u_drive * t252)
                    + t255 * (along_inputs1 * t248 + u_drive * t250);
                let t257 = u_drive * (t248 * t251 - t249 * t253) + t256;
                let t258 = t86 * (t246 + (t43 * t247 - t5 * t219))
                    + (t257 + t81 * t222 + (t73 * t214 + t76 * (l_over_i * t211)));
                let t259 = twice_m_l * (t43 * t239 - t82 * t219)
                    + (t70 * t237 + t68 * (k1 * (t220 - t217)));
                let t260 = t243 + m_ * t242;
                let t261 = t54 * t245 + t258
                    + (t42 * (t72 * t236 + t67 * t259) + t6 * t260);
                let t262 = t45 * (t241 + m_ * t240)
                    + (t85 * t224 + (t76 * t228 - j * t236));
                let t263 = t67 * t214 + t42 * t236;
                let t264 = t53 * t263
                    + (t98 * t219 + (t93 * t221 + (t49 * t247 - t5 * t216)));
                let t265 = t42 * (t68 * t218 + t48 * t237)
                    + t43 * (t49 * t237 - t68 * t216);
                let t266 = t96 * t247
                    + t5 * (t48 * t214 + t42 * t218 - (t49 * t219 + t43 * t216));
                let t267 = t49 * t246
                    + (t93 * t218 - t87 * t216 + (t94 * t214 + t266 - t95 * t219));
                let t268 = t89 * (t262 - t58 * t260)
                    + t91 * (t264 - t43 * (t265 + (t48 * t263 + t267)));
                let t269 = -(t99 * t244 + t261 + t268);
                let [d_theta1_rate_by_1, d_theta2_rate_by_1, d_rho1_rate_by_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t236, t238, t269],
                            [[t118, t135, t138], [t141, t143, t145], [t165, t183, t196]],
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
                let t270 = t213 + half_h * d_theta1_rate_by_1;
                let t271 = t43 * t270;
                let t272 = t42 * t270;
                let t273 = t215 + half_h * d_theta2_rate_by_1;
                let t274 = t48 * t273;
                let t275 = t49 * t273;
                let t276 = t43 * (t49 * t271 + t48 * t272 - (t42 * t274 + t43 * t275))
                    - t53 * t272;
                let t277 = l * t275;
                let t278 = l * t271;
                let t279 = t45 * t271 + t42 * t278;
                let t280 = m_ * (t50 * t276 + (t54 * t277 - t279));
                let t281 = l * t274;
                let t282 = l * t272;
                let t283 = t58 * t271 - t42 * t282;
                let t284 = m_ * (t283 + t54 * t281 - t57 * t276);
                let t285 = t50 * t280 + (j * t276 + (t55 * t277 + t60 * t281))
                    - t57 * t284;
                let t286 = t280 - m_ * t279;
                let t287 = t45 * t286 + (t56 * t278 + (t62 * t282 - j * t271))
                    - t58 * (t284 + m_ * t283);
                let t288 = t54 * t285 + (l * t286 + (t61 * t276 - t63 * t271))
                    - t42 * t287;
                let t289 = t65 * (along_state6 + half_h * d_rho1_rate_by_1 - t66 * t288);
                let t290 = along_state8
                    + h
                        * (l_u_drive * t289
                            + (t66 * t257 + (along_inputs2 * t5 + u_steer * t247)));
                Ok(
                    rt::vector([
                        along_state1 + h * (t254 * t289 - t66 * t253),
                        along_state2 + h * (t66 * t251 + t255 * t289),
                        along_state3 + h_over_i * t211,
                        along_state4 + h * d_theta1_rate_by_1,
                        along_state5 + h * d_theta2_rate_by_1,
                        along_state6 + h * d_rho1_rate_by_1,
                        along_state7 + h * along_inputs2,
                        t290,
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
                    half_j_h,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k4;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = theta1_rate * half_h + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + rho1_rate * half_h;
                    let t45 = l * t42;
                    let t46 = l - t42 * t45;
                    let t47 = theta2_rate * half_h + t4;
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
                            let rho2_inv_i = rho2 * inv_i;
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
                            let t40 = (t27 * (t13 * l_m_l) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (t9 * twice_l_m_l)));
                            [-t28, t29, t37 + (t39 + (t38 * (rho2 * l_over_i) + t40))]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = theta1_rate * half_h + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + rho1_rate * half_h;
                            let t45 = l * t42;
                            let t46 = l - t42 * t45;
                            let t47 = theta2_rate * half_h + t4;
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
                                - t43 * half_j_h
                                + (t45 * t113 - t58 * (t112 + half_m * t111));
                            let t116 = t66 * (t65 * (t114 - t42 * t115));
                            let t117 = t66 * t100 - t42 * t116;
                            let t118 = t117 + rt::lit::<T>(1.0);
                            let t119 = t49 * half_l_h;
                            let t120 = h * t48;
                            let t121 = h * t49;
                            let t122 = t42 * t120 + t43 * t121;
                            let t123 = rt::lit::<T>(0.5) * t122;
                            let t124 = t43 * t123;
                            let t125 = t54 * t119 - t50 * t124;
                            let t126 = m_ * t125;
                            let t127 = l_h * t49;
                            let t128 = l_h * t48;
                            let t129 = t48 * half_l_h;
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
                            let t148 = t45 * t117 + (t147 + t67 * (t43 * half_l_h));
                            let t149 = m_ * (t50 * t146 - t148);
                            let t150 = t42 * half_l_h;
                            let t151 = t58 * t117 - t67 * t150;
                            let t152 = m_ * (t151 - t57 * t146);
                            let t153 = t68 * (t103 * k5);
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
                            let t178 = t68 * (t122 * k5);
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
                                    + t67 * (t144 * (t69 * k5) + t65 * (t43 * m_l_l_h)));
                            let t185 = t58 * t137;
                            let t186 = half_m * (t185 - t57 * t144);
                            let t187 = t186 + half_m * t185;
                            let t188 = t95 * (t65 * half_m_l_l_h)
                                + rt::lit::<T>(0.5)
                                    * (t144 * (t78 - t79 * t67) - t80 * t137);
                            let t189 = l_h * t65 - t45 * t137;
                            let t190 = m_
                                * (rt::lit::<T>(0.5) * t189 + t144 * (t48 * half_l));
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
                let t44 = rho1 + rho1_rate * half_h;
                let t41 = theta1_rate * half_h + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = l - t42 * t45;
                let t47 = theta2_rate * half_h + t4;
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
                let t115 = rt::lit::<T>(0.5) * (t56 * t107 + t62 * t110) - t43 * half_j_h
                    + (t45 * t113 - t58 * (t112 + half_m * t111));
                let t116 = t66 * (t65 * (t114 - t42 * t115));
                let t117 = t66 * t100 - t42 * t116;
                let t118 = t117 + rt::lit::<T>(1.0);
                let t119 = t49 * half_l_h;
                let t120 = h * t48;
                let t121 = h * t49;
                let t122 = t42 * t120 + t43 * t121;
                let t123 = rt::lit::<T>(0.5) * t122;
                let t124 = t43 * t123;
                let t125 = t54 * t119 - t50 * t124;
                let t126 = m_ * t125;
                let t127 = l_h * t49;
                let t128 = l_h * t48;
                let t129 = t48 * half_l_h;
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
                let t148 = t45 * t117 + (t147 + t67 * (t43 * half_l_h));
                let t149 = m_ * (t50 * t146 - t148);
                let t150 = t42 * half_l_h;
                let t151 = t58 * t117 - t67 * t150;
                let t152 = m_ * (t151 - t57 * t146);
                let t69 = t52 - t51;
                let t70 = k1 * t69;
                let t71 = twice_l_m_l * t43;
                let t72 = t70 * t68 + t66 * t71;
                let t153 = t68 * (t103 * k5);
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
                let t178 = t68 * (t122 * k5);
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
                    * (t72 * t138 + t67 * (t144 * (t69 * k5) + t65 * (t43 * m_l_l_h)));
                let t185 = t58 * t137;
                let t186 = half_m * (t185 - t57 * t144);
                let t187 = t186 + half_m * t185;
                let t188 = t95 * (t65 * half_m_l_l_h)
                    + rt::lit::<T>(0.5) * (t144 * (t78 - t79 * t67) - t80 * t137);
                let t189 = l_h * t65 - t45 * t137;
                let t190 = m_ * (rt::lit::<T>(0.5) * t189 + t144 * (t48 * half_l));
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
                    + (t216 + l * (t243 + (t254 * (twice_m_l * t43) + t49 * t258)));
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
                    + (t67 * t238 + (t254 * (twice_l_m_l * t66) - t95 * t237));
                let t282 = l * (t42 * t280 + (t67 * t246 - t76 * t239 - t62 * t262))
                    + t281;
                let t283 = t42 * (t48 * t277 + (t53 * t269 + t282));
                let t284 = weight1_3 + h_adjoint8 * t66;
                let t285 = t213
                    * (t284 * (u_drive * t215)
                        + l * (h_adjoint2 * t66 + u_drive * t212 * t284));
                let t286 = t212
                    * (t284 * (u_drive * t214)
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
                let Scheme { twice_m, m_l, twice_m_l, k2, k3, m_l_2, k7, .. } = *setting
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
                    + (cos_theta0 * k7 + t28 * (sin_theta1 * twice_m_l));
                let m_l_cos_theta2 = m_l * cos_theta2;
                let t36 = sin_theta0 * k7 - t28 * (cos_theta1 * twice_m_l)
                    - m_l_cos_theta2 * t24;
                let m_l_cos_theta1 = m_l * cos_theta1;
                let sin_theta1_m_l = sin_theta1 * m_l;
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
                    k6,
                    inv_h,
                    half_h,
                    h_over_i,
                    half_h_over_i,
                    l_h,
                    half_j_h,
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
                    half_h_h_over_i,
                    quarter_j_h,
                    quarter_h_over_i,
                    ..
                } = *setting.scheme();
                let l_u_drive = l * u_drive;
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k4;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t41 = theta1_rate * half_h + t3;
                    let (t42, t43) = rt::sin_cos(t41);
                    let t44 = rho1 + rho1_rate * half_h;
                    let t45 = l * t42;
                    let t46 = t42 * t45;
                    let t47 = l - t46;
                    let t48 = theta2_rate * half_h + t4;
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
                    let t251 = t44 / t69;
                    let t252 = t42 * t251;
                    let t253 = t55 * t251;
                    let t254 = l * t251 - t45 * t252;
                    let t255 = m_ * (t254 + t51 * t253);
                    let t256 = t61 * t252;
                    let t257 = m_ * (t256 - t60 * t253);
                    let t102 = t5 * t50;
                    let t258 = t42 * t252;
                    let t106 = t42 * t49 + t43 * t50;
                    let t107 = t5 * t106;
                    let t259 = t43 * t252;
                    let t260 = t43
                        * (t49 * (t258 + t42 * t253)
                            + (t107 + t50 * (t259 + t43 * t253)));
                    let t261 = (t51 * t255 + (j * t253 - t60 * t257))
                        * (t102 + t54 * t258 - t260);
                    let t262 = t257 + m_ * t256;
                    let t98 = t5 * t43;
                    let t263 = (t45 * (t255 + m_ * t254) - (j * t252 + t61 * t262))
                        * (t98 + t259);
                    let t84 = l_m_l * t50;
                    let t86 = k1 * t54;
                    let t76 = twice_l_m_l * t43;
                    let t74 = t53 - t52;
                    let t75 = k1 * t74;
                    let t264 = (t251 * t84 - t86 * t252) * (t55 * t253)
                        + (l_u_drive + t258 * (t251 * t76 + t75 * t253));
                    solution1.update([-t252, t253, t261 + (t263 + (t6 * t262 + t264))]);
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
                            let rho2_inv_i = rho2 * inv_i;
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
                            let t40 = (t27 * (t13 * l_m_l) - k1 * t17 * t28)
                                * (t18 * t29)
                                + (l_u_drive
                                    + t34
                                        * (k1 * (t16 - t15) * t29 + t27 * (t9 * twice_l_m_l)));
                            [-t28, t29, t37 + (t39 + (t38 * (rho2 * l_over_i) + t40))]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t41 = theta1_rate * half_h + t3;
                            let (t42, t43) = rt::sin_cos(t41);
                            let t44 = rho1 + rho1_rate * half_h;
                            let t45 = l * t42;
                            let t46 = t42 * t45;
                            let t47 = l - t46;
                            let t48 = theta2_rate * half_h + t4;
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
                            let t80 = t60 * t73;
                            let t81 = t79 - t80;
                            let t82 = m_ * t81;
                            let t83 = t82 + m_ * t79;
                            let t84 = l_m_l * t50;
                            let t85 = t71 * t84;
                            let t86 = k1 * t54;
                            let t87 = t86 * t73;
                            let t88 = t73 * t85 - t72 * t87;
                            let t89 = l * t71;
                            let t90 = t45 * t72;
                            let t91 = t89 - t90;
                            let t92 = t51 * t73;
                            let t93 = t91 + t92;
                            let t94 = m_ * t93;
                            let t95 = t94 + m_ * t91;
                            let t96 = t45 * t95 - (j * t72 + t61 * t83);
                            let t97 = t43 * t72;
                            let t98 = t5 * t43;
                            let t99 = t97 + t98;
                            let t100 = rho1_rate - l_u_drive - t42 * t78
                                - (t6 * t83 + t55 * t88) - t96 * t99;
                            let t101 = t51 * t94 + (j * t73 - t60 * t82);
                            let t102 = t5 * t50;
                            let t103 = t42 * t72;
                            let t104 = t49 * t73;
                            let t105 = t50 * t73;
                            let t106 = t42 * t49 + t43 * t50;
                            let t107 = t5 * t106;
                            let t108 = t50 * t97 + t42 * t104
                                + (t49 * t103 + (t43 * t105 + t107));
                            let t109 = t102 + t54 * t103 - t43 * t108;
                            let t110 = half_h * t43;
                            let t111 = h * t43;
                            let t112 = h * t42;
                            let t113 = t50 * t111 + t49 * t112;
                            let t114 = rt::lit::<T>(0.5) * t113;
                            let t115 = half_h * t42;
                            let t116 = t43 * t114 - t54 * t115;
                            let t117 = l_h * t43;
                            let t118 = t45 * t111 + t42 * t117;
                            let t119 = m_ * (t51 * t116 - rt::lit::<T>(0.5) * t118);
                            let t120 = l_h * t42;
                            let t121 = t61 * t111 - t42 * t120;
                            let t122 = m_ * (rt::lit::<T>(0.5) * t121 - t60 * t116);
                            let t123 = j * t116 + t51 * t119 - t60 * t122;
                            let t124 = t119 - half_m * t118;
                            let t125 = t122 + half_m * t121;
                            let t126 = rt::lit::<T>(0.5) * (t59 * t117 + t67 * t120)
                                - t43 * half_j_h + (t45 * t124 - t61 * t125);
                            let t127 = t55 * t123 + (l * t124 + t66 * t116 - t68 * t110)
                                - t42 * t126;
                            let t128 = t71 * (t70 * t127);
                            let t129 = t71 * t110 - t42 * t128;
                            let t130 = t129 + rt::lit::<T>(1.0);
                            let t131 = t50 * half_l_h;
                            let t132 = h * t49;
                            let t133 = h * t50;
                            let t134 = t42 * t132 + t43 * t133;
                            let t135 = rt::lit::<T>(0.5) * t134;
                            let t136 = t43 * t135;
                            let t137 = t55 * t131 - t51 * t136;
                            let t138 = m_ * t137;
                            let t139 = l_h * t50;
                            let t140 = l_h * t49;
                            let t141 = t49 * half_l_h;
                            let t142 = m_ * (t55 * t141 + t60 * t136);
                            let t143 = t51 * t138 - j * t136
                                + (rt::lit::<T>(0.5) * (t58 * t139 + t65 * t140)
                                    - t60 * t142);
                            let t144 = t45 * t138 - t61 * t142;
                            let t145 = t55 * t143
                                + (m_l * t137 - t66 * t136 - t42 * t144);
                            let t146 = t71 * (t70 * t145);
                            let t147 = t42 * t146;
                            let t148 = -t147;
                            let t149 = h * t70;
                            let t150 = t42 * t149;
                            let t151 = rt::lit::<T>(0.5) * t150;
                            let t152 = t55 * t128;
                            let t153 = t116 * t71;
                            let t154 = t152 - t153;
                            let t155 = t136 * t71 + t55 * t146;
                            let t156 = t155 + rt::lit::<T>(1.0);
                            let t157 = t55 * t149;
                            let t158 = rt::lit::<T>(-0.5) * t157;
                            let t159 = t153 - t152;
                            let t160 = l * t128;
                            let t161 = t45 * t129 + (t160 + t72 * (t43 * half_l_h));
                            let t162 = m_ * (t51 * t159 - t161);
                            let t163 = t42 * half_l_h;
                            let t164 = t61 * t129 - t72 * t163;
                            let t165 = m_ * (t164 - t60 * t159);
                            let t166 = j * t159 + t51 * t162 - t60 * t165;
                            let t167 = t109 * t166;
                            let t168 = t113 * k5;
                            let t169 = t73 * t168;
                            let t170 = t75 * t159 - t169
                                - twice_m_l * (t71 * t163 + t43 * t160);
                            let t171 = t77 * t129 + t72 * t170;
                            let t172 = t165 + m_ * t164;
                            let t173 = t42 * t171 + t6 * t172;
                            let t174 = t43 * t129 - t115 * t72;
                            let t175 = t174 - t112 * t7;
                            let t176 = t96 * t175;
                            let t177 = t85 * t159;
                            let t178 = t87 * t129;
                            let t179 = t169 + t86 * t159;
                            let t180 = t72 * t179;
                            let t181 = t116 * t88 + t78 * t110;
                            let t182 = t173
                                + (t176
                                    + (t55 * (t177 - t105 * (l_m_l * t128) - t178 - t180)
                                        + t181));
                            let t183 = t162 - m_ * t161;
                            let t184 = t45 * t183 - j * t129
                                + (rt::lit::<T>(0.5) * (t117 * t95 + t120 * t83)
                                    - t61 * t172);
                            let t185 = t99 * t184;
                            let t186 = t72 * t110 + t42 * t129;
                            let t187 = t115 * t108 + (t114 * t103 + t54 * t186);
                            let t188 = t49 * t111 - t50 * t112;
                            let t189 = rt::lit::<T>(0.5) * (t111 * t104 - t112 * t105);
                            let t190 = t50 * (t174 + t43 * t159)
                                + (t49 * (t186 + t42 * t159) + (t7 * t188 + t189));
                            let t191 = half_h * t50;
                            let t192 = t73 * t191 - t49 * t155;
                            let t193 = t42 * t192;
                            let t194 = t42 * t133 - t43 * t132;
                            let t195 = t43 * t147;
                            let t196 = t50 * t195;
                            let t197 = t42 * t147;
                            let t198 = half_h * t49;
                            let t199 = t73 * t198 + t50 * t155;
                            let t200 = rt::lit::<T>(0.5) * (t133 * t103 - t132 * t97)
                                - t49 * t197 - t43 * t199;
                            let t201 = t54 * t197 + (t132 * t7 + t135 * t103);
                            let t202 = l * t146;
                            let t203 = t45 * t147 - t202;
                            let t204 = m_ * (t203 + t131 * t73 - t51 * t155);
                            let t205 = t204 + m_ * t203;
                            let t206 = t61 * t147;
                            let t207 = m_ * (t60 * t155 + (t141 * t73 - t206));
                            let t208 = t207 - m_ * t206;
                            let t209 = t45 * t205 + (j * t147 - t61 * t208);
                            let t210 = t99 * t209;
                            let t211 = t96 * t195;
                            let t212 = t136 * t88 - t6 * t208;
                            let t213 = t134 * k5;
                            let t214 = t73 * t213;
                            let t215 = t214 - t76 * t146 - t75 * t155;
                            let t216 = t72 * t215 - t77 * t147;
                            let t217 = t42 * t216;
                            let t218 = t214 + t86 * t155;
                            let t219 = t72 * t218;
                            let t220 = t87 * t147 - t85 * t155;
                            let t221 = t141 * t71 + t50 * t202;
                            let t222 = m_l * t73;
                            let t223 = t51 * t204
                                + rt::lit::<T>(0.5) * (t139 * t94 + t140 * t82)
                                - (j * t155 + t60 * t207);
                            let t224 = t109 * t223;
                            let t225 = t101
                                * (t43 * (t193 + (t7 * t194 - t196) + t200) + t201) - t210
                                + (t211 + t212
                                    - (t217 + t55 * (t219 + (t220 - t221 * t222))) - t224);
                            let t226 = t157 * (t74 * k5) + t70 * (t43 * m_l_l_h);
                            let t227 = t77 * t151 + t72 * t226;
                            let t228 = t42 * t227;
                            let t229 = t61 * t150;
                            let t230 = t229 - t60 * t157;
                            let t231 = half_m * t230;
                            let t232 = t231 + half_m * t229;
                            let t233 = t6 * t232;
                            let t234 = t85 - t86 * t72;
                            let t235 = t87 * t150;
                            let t236 = rt::lit::<T>(1.0) - t228 - t233
                                - t55
                                    * (t105 * (t70 * half_m_l_l_h)
                                        + rt::lit::<T>(0.5) * (t157 * t234 - t235));
                            let t237 = l_h * t70;
                            let t238 = t237 - t45 * t150;
                            let t239 = rt::lit::<T>(0.5) * t238 + t157 * (t49 * half_l);
                            let t240 = m_ * t239;
                            let t241 = t51 * t240 + (half_j * t157 - t60 * t231);
                            let t242 = t109 * t241;
                            let t243 = t240 + half_m * t238;
                            let t244 = t45 * t243 - (half_j * t150 + t61 * t232);
                            let t245 = t99 * t244;
                            let t246 = t42 * t150;
                            let t247 = t43 * t150;
                            let t248 = t54 * t246
                                - t43
                                    * (t49 * (t246 + t42 * t157) + t50 * (t247 + t43 * t157));
                            let t249 = rt::lit::<T>(0.5) * t247;
                            let t250 = t96 * t249;
                            (
                                [theta1_rate + t72, theta2_rate - t73, t100 - t101 * t109],
                                [
                                    [t130, t148, t151],
                                    [t154, t156, t158],
                                    [
                                        -(t167 + t182 + (t185 + t101 * (t187 - t43 * t190))),
                                        t225,
                                        t236 - t242
                                            - (t245 + (t101 * (rt::lit::<T>(0.5) * t248) + t250)),
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
                let minus_l = -l;
                let t44 = rho1 + rho1_rate * half_h;
                let t41 = theta1_rate * half_h + t3;
                let (t42, t43) = rt::sin_cos(t41);
                let t45 = l * t42;
                let t46 = t42 * t45;
                let t47 = l - t46;
                let t48 = theta2_rate * half_h + t4;
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
                let t110 = half_h * t43;
                let t111 = h * t43;
                let t112 = h * t42;
                let t113 = t50 * t111 + t49 * t112;
                let t114 = rt::lit::<T>(0.5) * t113;
                let t115 = half_h * t42;
                let t116 = t43 * t114 - t54 * t115;
                let t117 = l_h * t43;
                let t118 = t45 * t111 + t42 * t117;
                let t119 = m_ * (t51 * t116 - rt::lit::<T>(0.5) * t118);
                let t120 = l_h * t42;
                let t121 = t61 * t111 - t42 * t120;
                let t122 = m_ * (rt::lit::<T>(0.5) * t121 - t60 * t116);
                let t123 = j * t116 + t51 * t119 - t60 * t122;
                let t124 = t119 - half_m * t118;
                let t125 = t122 + half_m * t121;
                let t126 = rt::lit::<T>(0.5) * (t59 * t117 + t67 * t120) - t43 * half_j_h
                    + (t45 * t124 - t61 * t125);
                let t127 = t55 * t123 + (l * t124 + t66 * t116 - t68 * t110)
                    - t42 * t126;
                let t128 = t71 * (t70 * t127);
                let t129 = t71 * t110 - t42 * t128;
                let t130 = t129 + rt::lit::<T>(1.0);
                let t131 = t50 * half_l_h;
                let t132 = h * t49;
                let t133 = h * t50;
                let t134 = t42 * t132 + t43 * t133;
                let t135 = rt::lit::<T>(0.5) * t134;
                let t136 = t43 * t135;
                let t137 = t55 * t131 - t51 * t136;
                let t138 = m_ * t137;
                let t139 = l_h * t50;
                let t140 = l_h * t49;
                let t141 = t49 * half_l_h;
                let t142 = m_ * (t55 * t141 + t60 * t136);
                let t143 = t51 * t138 - j * t136
                    + (rt::lit::<T>(0.5) * (t58 * t139 + t65 * t140) - t60 * t142);
                let t144 = t45 * t138 - t61 * t142;
                let t145 = t55 * t143 + (m_l * t137 - t66 * t136 - t42 * t144);
                let t146 = t71 * (t70 * t145);
                let t147 = t42 * t146;
                let t148 = -t147;
                let t149 = h * t70;
                let t150 = t42 * t149;
                let t151 = rt::lit::<T>(0.5) * t150;
                let t152 = t55 * t128;
                let t153 = t116 * t71;
                let t154 = t152 - t153;
                let t155 = t136 * t71 + t55 * t146;
                let t156 = t155 + rt::lit::<T>(1.0);
                let t157 = t55 * t149;
                let t158 = rt::lit::<T>(-0.5) * t157;
                let t265 = t43 * t71;
                let t266 = t43 * t68;
                let t267 = t62 + t43 * t45;
                let t268 = t42 * t54;
                let t269 = m_ * (t267 + t51 * t268 - t63);
                let t270 = t60 * t58;
                let t271 = t51 * t65;
                let t272 = t43 * t61;
                let t273 = t46 - t272;
                let t274 = m_ * (t273 - t56 - t60 * t268);
                let t275 = t266
                    + t55 * (t51 * t269 - t270 + (j * t268 - t271 - t60 * t274));
                let t276 = m_ * t267;
                let t277 = t269 + t276;
                let t278 = t61 * t59;
                let t279 = j * t43;
                let t280 = t45 * t67;
                let t281 = t42
                    * (t45 * t277 - t278 + (t279 - t280 - t61 * (t274 + m_ * t273)));
                let t282 = t71 * (t70 * (t275 + (l * t277 + t66 * t268 - t281)));
                let t283 = t265 + t42 * t282;
                let t284 = -t283;
                let t285 = t55 * t282;
                let t286 = t71 * t268;
                let t287 = t285 - t286;
                let t72 = t42 * t71;
                let t74 = t53 - t52;
                let t75 = k1 * t74;
                let t73 = t55 * t71;
                let t76 = twice_l_m_l * t43;
                let t77 = t75 * t73 + t71 * t76;
                let t78 = t72 * t77;
                let t288 = t43 * t78;
                let t84 = l_m_l * t50;
                let t85 = t71 * t84;
                let t86 = k1 * t54;
                let t87 = t86 * t73;
                let t88 = t73 * t85 - t72 * t87;
                let t222 = m_l * t73;
                let t89 = l * t71;
                let t289 = t49 * t89;
                let t290 = l * t282;
                let t234 = t85 - t86 * t72;
                let t291 = t286 - t285;
                let t292 = t288 - t88 * t268
                    - t55 * (t222 * (t289 - t50 * t290) + (t234 * t291 + t87 * t283));
                let t293 = t42 * t89;
                let t294 = t42
                    * (t72 * (t75 * t291 + twice_m_l * (t293 - t43 * t290))
                        - t77 * t283);
                let t90 = t45 * t72;
                let t295 = t90 - t61 * t283;
                let t92 = t51 * t73;
                let t296 = m_ * (t295 - (t92 + t60 * t291));
                let t297 = t296 + m_ * t295;
                let t91 = t89 - t90;
                let t93 = t91 + t92;
                let t94 = m_ * t93;
                let t95 = t94 + m_ * t91;
                let t79 = t61 * t72;
                let t80 = t60 * t73;
                let t81 = t79 - t80;
                let t82 = m_ * t81;
                let t83 = t82 + m_ * t79;
                let t96 = t45 * t95 - (j * t72 + t61 * t83);
                let t298 = t5 * t42;
                let t103 = t42 * t72;
                let t299 = t103 - t43 * t283;
                let t102 = t5 * t50;
                let t97 = t43 * t72;
                let t104 = t49 * t73;
                let t105 = t50 * t73;
                let t106 = t42 * t49 + t43 * t50;
                let t107 = t5 * t106;
                let t108 = t50 * t97 + t42 * t104 + (t49 * t103 + (t43 * t105 + t107));
                let t109 = t102 + t54 * t103 - t43 * t108;
                let t300 = t45 * t283 + (t79 - t290);
                let t301 = m_ * (t300 + (t51 * t291 - t80));
                let t302 = t51 * t82;
                let t303 = t60 * t94;
                let t304 = t292 - t294 - (t6 * t297 + t96 * (t298 + t299))
                    - t109 * (t51 * t301 + (j * t291 - t302 - t303) - t60 * t296);
                let t98 = t5 * t43;
                let t99 = t97 + t98;
                let t305 = t45 * t83;
                let t306 = t61 * t95;
                let t307 = t45 * (t301 + m_ * t300) + (j * t283 - t305 - t306)
                    - t61 * t297;
                let t101 = t51 * t94 + (j * t73 - t60 * t82);
                let t308 = t5 * t49;
                let t309 = t97 + t42 * t283;
                let t310 = t42 * t108;
                let t311 = t49 * t97;
                let t312 = t42 * t105;
                let t313 = t43 * t104;
                let t314 = t50 * t103;
                let t315 = t42 * (t49 * t291 - t105) + (t311 + t312 - (t313 + t314))
                    - t49 * t309;
                let t316 = t308 - t54 * t309 - t310
                    - t43 * (t50 * t299 + t43 * (t104 + t50 * t291) + t315);
                let t317 = t304 - (t99 * t307 + t101 * t316);
                let t318 = t43 * t106;
                let t319 = t318 - t268;
                let t320 = m_ * (t51 * t319 - t267);
                let t321 = t272 - t46;
                let t322 = m_ * (t321 - t60 * t319);
                let t323 = t320 - t276;
                let t324 = t42
                    * (t278 + t45 * t323 + (t280 - t279 - t61 * (t322 + m_ * t321)));
                let t325 = t55 * (j * t319 + t51 * t320 - t60 * t322) - t266
                    + (l * t323 + t66 * t319 - t324);
                let t326 = t71 * (t70 * t325);
                let t327 = t265 - t42 * t326;
                let t328 = t55 * t326;
                let t329 = t71 * t319;
                let t330 = t328 - t329;
                let t331 = t329 - t328;
                let t332 = l * t326;
                let t333 = t45 * t327 + (t79 + t332);
                let t334 = m_ * (t51 * t331 - t333);
                let t335 = t61 * t327 - t90;
                let t336 = m_ * (t335 - t60 * t331);
                let t337 = t73 * (k1 * t106);
                let t338 = t77 * t327
                    + t72 * (t75 * t331 - t337 - twice_m_l * (t293 + t43 * t332));
                let t339 = t336 + m_ * t335;
                let t340 = t43 * t327 - t103;
                let t341 = t85 * t331 - t105 * (l_m_l * t326) - t87 * t327
                    - t72 * (t337 + t86 * t331);
                let t342 = t42 * t338 + t6 * t339
                    + (t96 * (t340 - t298) + (t55 * t341 + (t288 + t88 * t319)));
                let t343 = t45 * (t334 - m_ * t333) + (t306 + (t305 - j * t327))
                    - t61 * t339;
                let t344 = t103 * t106;
                let t345 = t97 + t42 * t327;
                let t346 = t50 * (t340 + t43 * t331)
                    + (t49 * (t345 + t42 * t331) + (t313 + t5 * t74 - t312));
                let t347 = t109 * (j * t331 + t51 * t334 - t60 * t336) + t342
                    + (t99 * t343 + t101 * (t310 + (t344 + t54 * t345) - t43 * t346));
                let t348 = -t347;
                let t349 = t63 - t51 * t318;
                let t350 = m_ * t349;
                let t351 = m_ * (t56 + t60 * t318);
                let t352 = t55 * (t270 + t51 * t350 + (t271 - j * t318 - t60 * t351))
                    + (m_l * t349 - t42 * (t45 * t350 - t61 * t351) - t66 * t318);
                let t353 = t71 * (t70 * t352);
                let t354 = t42 * t353;
                let t355 = -t354;
                let t356 = t71 * t318 + t55 * t353;
                let t357 = t42 * t354;
                let t358 = t43 * t354;
                let t359 = t314 + t5 * t54 - t49 * t357 - (t311 + t50 * t358)
                    + (t42 * (t105 - t49 * t356) - t43 * (t104 + t50 * t356));
                let t360 = t61 * t354;
                let t361 = m_ * (t60 * t356 + (t92 - t360));
                let t362 = t361 - m_ * t360;
                let t363 = t101 * (t43 * t359 + (t54 * t357 + (t308 + t344)))
                    + (t96 * t358 + (t88 * t318 - t6 * t362));
                let t364 = l * t353;
                let t365 = t45 * t354 - t364;
                let t366 = m_ * (t80 + t365 - t51 * t356);
                let t367 = t72 * (t337 + t86 * t356)
                    + (t87 * t354 - t85 * t356 - t222 * (t289 + t50 * t364));
                let t368 = t42 * (t72 * (t337 - t76 * t353 - t75 * t356) - t77 * t354)
                    + t55 * t367;
                let t369 = t109 * (t51 * t366 + (t303 + (t302 - j * t356) - t60 * t361))
                    + t368;
                let t370 = t99 * (t45 * (t366 + m_ * t365) + (j * t354 - t61 * t362))
                    + t369;
                let t371 = t363 - t370;
                let t372 = t42 * t70;
                let t373 = t55 * t70;
                let t374 = -t373;
                let t375 = t43 * t372;
                let t376 = t61 * t372;
                let t377 = m_ * (t376 - t60 * t373);
                let t378 = t377 + m_ * t376;
                let t379 = t42 * (t77 * t372 + t72 * (t75 * t373 + t70 * t76))
                    + t6 * t378;
                let t380 = t96 * t375
                    + (t55 * (t234 * t373 + (t105 * (l_m_l * t70) - t87 * t372)) + t379);
                let t381 = l * t70 - t45 * t372;
                let t382 = m_ * (t381 + t51 * t373);
                let t383 = t42 * t372;
                let t384 = t54 * t383
                    - t43 * (t49 * (t383 + t42 * t373) + t50 * (t375 + t43 * t373));
                let t385 = t99 * (t45 * (t382 + m_ * t381) - (j * t372 + t61 * t378))
                    + t101 * t384;
                let t386 = -(t380
                    + (t109 * (t51 * t382 + (j * t373 - t60 * t377)) + t385));
                let t387 = half_h_over_i * t43;
                let t388 = half_h_over_i * t42;
                let t389 = h_over_i * t49;
                let t390 = h_over_i * t43;
                let t391 = rt::lit::<T>(0.5) * (t42 * t389 - t50 * t390);
                let t392 = h_over_i * t42;
                let t393 = h_over_i * t50;
                let t394 = rt::lit::<T>(0.5) * (t49 * t392 - t43 * t393);
                let t395 = t391 - t394;
                let t396 = t54 * t388 + t43 * t395;
                let t397 = l_h_over_i * t43;
                let t398 = t45 * t390 + t42 * t397;
                let t399 = half_l_h_over_i * t50;
                let t400 = m_ * (t51 * t396 + (rt::lit::<T>(0.5) * t398 - t55 * t399));
                let t401 = l_h_over_i * t50;
                let t402 = l_h_over_i * t49;
                let t403 = l_h_over_i * t42;
                let t404 = t42 * t403 - t61 * t390;
                let t405 = half_l_h_over_i * t49;
                let t406 = m_ * (rt::lit::<T>(0.5) * t404 - t55 * t405 - t60 * t396);
                let t407 = t51 * t400
                    + (j * t396 - rt::lit::<T>(0.5) * (t58 * t401 + t65 * t402))
                    - t60 * t406;
                let t408 = t400 + half_m * t398;
                let t409 = t45 * t408
                    + (t43 * k8 - rt::lit::<T>(0.5) * (t59 * t397 + t67 * t403))
                    - t61 * (t406 + half_m * t404);
                let t410 = t55 * t407 + (l * t408 + (t66 * t396 + t68 * t387))
                    - t42 * t409;
                let t411 = t71 * (t70 * t410);
                let t412 = t71 * t387 + t42 * t411;
                let t413 = -t412;
                let t414 = t55 * t411;
                let t415 = t71 * t396;
                let t416 = t414 - t415;
                let t417 = quarter_h_h_over_i * t43;
                let t418 = quarter_h_h_over_i * t42;
                let t419 = h_h_over_i * t49;
                let t420 = h_h_over_i * t43;
                let t421 = rt::lit::<T>(0.25) * (t42 * t419 - t50 * t420);
                let t422 = h_h_over_i * t42;
                let t423 = h_h_over_i * t50;
                let t424 = rt::lit::<T>(0.25) * (t49 * t422 - t43 * t423);
                let t425 = t421 - t424;
                let t426 = t54 * t418 + t43 * t425;
                let t427 = t43 * l_h_h_over_i;
                let t428 = t45 * t420 + t42 * t427;
                let t429 = t50 * quarter_l_h_h_over_i;
                let t430 = m_ * (t51 * t426 + (rt::lit::<T>(0.25) * t428 - t55 * t429));
                let t431 = t50 * l_h_h_over_i;
                let t432 = t49 * l_h_h_over_i;
                let t433 = t42 * l_h_h_over_i;
                let t434 = t42 * t433 - t61 * t420;
                let t435 = t49 * quarter_l_h_h_over_i;
                let t436 = m_ * (rt::lit::<T>(0.25) * t434 - t55 * t435 - t60 * t426);
                let t437 = t51 * t430
                    + (j * t426 - rt::lit::<T>(0.25) * (t58 * t431 + t65 * t432))
                    - t60 * t436;
                let t438 = t430 + t428 * quarter_m;
                let t439 = t45 * t438
                    + (t43 * k9 - rt::lit::<T>(0.25) * (t59 * t427 + t67 * t433))
                    - t61 * (t436 + t434 * quarter_m);
                let t440 = t55 * t437 + (l * t438 + (t66 * t426 + t68 * t417))
                    - t42 * t439;
                let t441 = t71 * (t70 * t440);
                let t442 = t71 * t417 + t42 * t441;
                let t443 = -t442;
                let t444 = t55 * t441;
                let t445 = t71 * t426;
                let t446 = t444 - t445;
                let (t447, t448) = rt::sin_cos(t2);
                let t449 = u_drive * t447;
                let t450 = l_h_over_i * t448;
                let t451 = u_drive * t448;
                let t452 = l_h_over_i * t447;
                let t453 = l * t447;
                let t454 = u_drive * (h_over_i * t448);
                let t455 = l * t448;
                let t456 = u_drive * (h_over_i * t447);
                let t457 = rt::lit::<T>(0.5)
                    * (t449 * t450 - t451 * t452 + (t453 * t454 - t455 * t456));
                let t458 = l * t411;
                let t459 = t415 - t414;
                let t460 = t222 * (t71 * t405 - t50 * t458) + (t87 * t412 + t85 * t459)
                    - t72 * (t86 * t459 + t73 * (k1 * t395));
                let t461 = t72 * t388 - t43 * t412;
                let t462 = inv_i * t43;
                let t463 = t78 * t387 - t457 - (t88 * t396 + l_over_i * t83) - t55 * t460
                    - t96 * (t461 + (t7 * t392 + t462));
                let t464 = half_l_h_over_i * t42;
                let t465 = twice_m_l * (t71 * t464 - t43 * t458)
                    + (t75 * t459 + t73 * (k1 * (t394 - t391)));
                let t466 = t72 * t464 - t61 * t412;
                let t467 = m_ * (t466 - (t73 * t405 + t60 * t459));
                let t468 = t467 + m_ * t466;
                let t469 = t45 * t412 + (t72 * (half_l_h_over_i * t43) - t458);
                let t470 = m_ * (t469 + (t51 * t459 - t73 * t399));
                let t471 = j * t459 + t51 * t470
                    - (t60 * t467 + rt::lit::<T>(0.5) * (t94 * t401 + t82 * t402));
                let t472 = t463 - (t42 * (t72 * t465 - t77 * t412) + t6 * t468)
                    - t109 * t471;
                let t473 = j * t412 + t45 * (t470 + m_ * t469)
                    - (t61 * t468 + rt::lit::<T>(0.5) * (t95 * t397 + t83 * t403));
                let t474 = inv_i * t50;
                let t475 = t72 * t387 + t42 * t412;
                let t476 = rt::lit::<T>(0.5) * (t5 * t389 - t108 * t392)
                    + (t474 + t103 * t395 - t54 * t475);
                let t477 = rt::lit::<T>(0.5)
                    * (t97 * t389 + t105 * t392 - (t104 * t390 + t103 * t393))
                    - t49 * t475;
                let t478 = inv_i * t106;
                let t479 = t478
                    + t7 * (t50 * t392 + t43 * t389 - (t49 * t390 + t42 * t393));
                let t480 = half_h_over_i * t50;
                let t481 = t43 * (t73 * (half_h_over_i * t49) + t50 * t459) + t479
                    + (t50 * t461 + t42 * (t49 * t459 - t73 * t480));
                let t482 = t472 - (t99 * t473 + t101 * (t476 - t43 * (t477 + t481)));
                let t483 = t448 * l_h_h_over_i;
                let t484 = t447 * l_h_h_over_i;
                let t485 = u_drive * (h_h_over_i * t448);
                let t486 = u_drive * (h_h_over_i * t447);
                let t487 = rt::lit::<T>(0.25)
                    * (t449 * t483 - t451 * t484 + (t453 * t485 - t455 * t486));
                let t488 = l * t441;
                let t489 = t445 - t444;
                let t490 = t222 * (t71 * t435 - t50 * t488) + (t87 * t442 + t85 * t489)
                    - t72 * (t86 * t489 + t73 * (k1 * t425));
                let t491 = t72 * t418 - t43 * t442;
                let t492 = t1 * k6;
                let t493 = t78 * t417 - t487 - (t88 * t426 + half_l_h_over_i * t83)
                    - t55 * t490 - t96 * (t491 + (t387 + t422 * t492));
                let t494 = t42 * quarter_l_h_h_over_i;
                let t495 = twice_m_l * (t71 * t494 - t43 * t488)
                    + (t75 * t489 + t73 * (k1 * (t424 - t421)));
                let t496 = t72 * t494 - t61 * t442;
                let t497 = m_ * (t496 - (t73 * t435 + t60 * t489));
                let t498 = t497 + m_ * t496;
                let t499 = t45 * t442 + (t72 * (t43 * quarter_l_h_h_over_i) - t488);
                let t500 = m_ * (t499 + (t51 * t489 - t73 * t429));
                let t501 = j * t489 + t51 * t500
                    - (t60 * t497 + rt::lit::<T>(0.25) * (t94 * t431 + t82 * t432));
                let t502 = t493 - (t42 * (t72 * t495 - t77 * t442) + t6 * t498)
                    - t109 * t501;
                let t503 = j * t442 + t45 * (t500 + m_ * t499)
                    - (t61 * t498 + rt::lit::<T>(0.25) * (t95 * t427 + t83 * t433));
                let t504 = t72 * t417 + t42 * t442;
                let t505 = rt::lit::<T>(0.25) * (t5 * t419 - t108 * t422)
                    + (t480 + t103 * t425 - t54 * t504);
                let t506 = rt::lit::<T>(0.25)
                    * (t97 * t419 + t105 * t422 - (t104 * t420 + t103 * t423))
                    - t49 * t504;
                let t507 = half_h_over_i * t106;
                let t508 = t507
                    + (t50 * t422 + t43 * t419 - (t49 * t420 + t42 * t423)) * t492;
                let t509 = t43 * (t73 * (quarter_h_h_over_i * t49) + t50 * t489) + t508
                    + (t50 * t491
                        + t42 * (t49 * t489 - t73 * (quarter_h_h_over_i * t50)));
                let t510 = t502 - (t99 * t503 + t101 * (t505 - t43 * (t506 + t509)));
                let t159 = t153 - t152;
                let t160 = l * t128;
                let t161 = t45 * t129 + (t160 + t72 * (t43 * half_l_h));
                let t162 = m_ * (t51 * t159 - t161);
                let t163 = t42 * half_l_h;
                let t164 = t61 * t129 - t72 * t163;
                let t165 = m_ * (t164 - t60 * t159);
                let t166 = j * t159 + t51 * t162 - t60 * t165;
                let t167 = t109 * t166;
                let t186 = t72 * t110 + t42 * t129;
                let t187 = t115 * t108 + (t114 * t103 + t54 * t186);
                let t174 = t43 * t129 - t115 * t72;
                let t511 = t50 * t159;
                let t188 = t49 * t111 - t50 * t112;
                let t189 = rt::lit::<T>(0.5) * (t111 * t104 - t112 * t105);
                let t512 = t49 * t159;
                let t513 = t50 * t174 + t49 * t186
                    + (t43 * t511 + t5 * (rt::lit::<T>(0.5) * t188)
                        + (t189 + t42 * t512));
                let t514 = t187 - t43 * t513;
                let t183 = t162 - m_ * t161;
                let t172 = t165 + m_ * t164;
                let t184 = t45 * t183 - j * t129
                    + (rt::lit::<T>(0.5) * (t117 * t95 + t120 * t83) - t61 * t172);
                let t185 = t99 * t184;
                let t168 = t113 * k5;
                let t169 = t73 * t168;
                let t170 = t75 * t159 - t169 - twice_m_l * (t71 * t163 + t43 * t160);
                let t171 = t77 * t129 + t72 * t170;
                let t173 = t42 * t171 + t6 * t172;
                let t175 = t174 - t112 * t7;
                let t176 = t96 * t175;
                let t181 = t116 * t88 + t78 * t110;
                let t177 = t85 * t159;
                let t515 = t84 * t128;
                let t178 = t87 * t129;
                let t179 = t169 + t86 * t159;
                let t180 = t72 * t179;
                let t516 = t177 - t73 * t515 - t178 - t180;
                let t517 = -(t167 + t101 * t514
                    + (t185 + (t173 + (t176 + (t181 + t55 * t516)))));
                let t197 = t42 * t147;
                let t201 = t54 * t197 + (t132 * t7 + t135 * t103);
                let t198 = half_h * t49;
                let t199 = t73 * t198 + t50 * t155;
                let t200 = rt::lit::<T>(0.5) * (t133 * t103 - t132 * t97) - t49 * t197
                    - t43 * t199;
                let t191 = half_h * t50;
                let t192 = t73 * t191 - t49 * t155;
                let t193 = t42 * t192;
                let t194 = t42 * t133 - t43 * t132;
                let t195 = t43 * t147;
                let t196 = t50 * t195;
                let t518 = t200 + (t193 + (t5 * (rt::lit::<T>(0.5) * t194) - t196));
                let t519 = t201 + t43 * t518;
                let t202 = l * t146;
                let t203 = t45 * t147 - t202;
                let t204 = m_ * (t203 + t131 * t73 - t51 * t155);
                let t205 = t204 + m_ * t203;
                let t206 = t61 * t147;
                let t207 = m_ * (t60 * t155 + (t141 * t73 - t206));
                let t208 = t207 - m_ * t206;
                let t209 = t45 * t205 + (j * t147 - t61 * t208);
                let t210 = t99 * t209;
                let t211 = t96 * t195;
                let t213 = t134 * k5;
                let t214 = t73 * t213;
                let t215 = t214 - t76 * t146 - t75 * t155;
                let t216 = t72 * t215 - t77 * t147;
                let t217 = t42 * t216;
                let t212 = t136 * t88 - t6 * t208;
                let t218 = t214 + t86 * t155;
                let t219 = t72 * t218;
                let t220 = t87 * t147 - t85 * t155;
                let t221 = t141 * t71 + t50 * t202;
                let t520 = m_l * t221;
                let t521 = t219 + t220 - t73 * t520;
                let t223 = t51 * t204 + rt::lit::<T>(0.5) * (t139 * t94 + t140 * t82)
                    - (j * t155 + t60 * t207);
                let t224 = t109 * t223;
                let t522 = t101 * t519 - t210
                    + (t211 - t217 + (t212 - t55 * t521) - t224);
                let t229 = t61 * t150;
                let t230 = t229 - t60 * t157;
                let t231 = half_m * t230;
                let t232 = t231 + half_m * t229;
                let t233 = t6 * t232;
                let t226 = t157 * (t74 * k5) + t70 * (t43 * m_l_l_h);
                let t227 = t77 * t151 + t72 * t226;
                let t228 = t42 * t227;
                let t523 = t70 * (t50 * m_l_l_h);
                let t235 = t87 * t150;
                let t524 = t86 * t157;
                let t525 = rt::lit::<T>(0.5)
                    * (t85 * t157 + t73 * t523 - (t235 + t72 * t524));
                let t246 = t42 * t150;
                let t526 = rt::lit::<T>(0.5) * t54;
                let t247 = t43 * t150;
                let t527 = t49 * t157;
                let t528 = t50 * t157;
                let t529 = t50 * t247 + t42 * t527 + (t43 * t528 + t49 * t246);
                let t530 = rt::lit::<T>(0.5) * t529;
                let t531 = t246 * t526 - t43 * t530;
                let t237 = l_h * t70;
                let t238 = t237 - t45 * t150;
                let t239 = rt::lit::<T>(0.5) * t238 + t157 * (t49 * half_l);
                let t240 = m_ * t239;
                let t243 = t240 + half_m * t238;
                let t244 = t45 * t243 - (half_j * t150 + t61 * t232);
                let t245 = t99 * t244;
                let t249 = rt::lit::<T>(0.5) * t247;
                let t250 = t96 * t249;
                let t241 = t51 * t240 + (half_j * t157 - t60 * t231);
                let t242 = t109 * t241;
                let t532 = rt::lit::<T>(1.0) - t233 - (t228 + t55 * t525) - t101 * t531
                    - (t245 + (t250 + t242));
                let [[d_theta1_rate_by_3, d_theta2_rate_by_3, d_rho1_rate_by_3],
                [d_theta1_rate_by_4, d_theta2_rate_by_4, d_rho1_rate_by_4],
                [d_theta1_rate_by_5, d_theta2_rate_by_5, d_rho1_rate_by_5],
                [d_theta1_rate_by_6, d_theta2_rate_by_6, d_rho1_rate_by_6],
                [d_theta1_rate_by_7, d_theta2_rate_by_7, d_rho1_rate_by_7],
                [d_theta1_rate_by_9, d_theta2_rate_by_9, d_rho1_rate_by_9],
                [d_theta1_rate_by_10, d_theta2_rate_by_10, d_rho1_rate_by_10]] = rt::solve_columns(
                        [[t130, t148, t151], [t154, t156, t158], [t517, t522, t532]],
                        [
                            [t284, t287, t317],
                            [t327, t330, t348],
                            [t355, t356, t371],
                            [t372, t374, t386],
                            [t413, t416, t482],
                            [rt::lit::<T>(0.0), rt::lit::<T>(0.0), minus_l],
                            [t443, t446, t510],
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
                let t533 = rt::lit::<T>(1.0) / (t69 * t69);
                let h_adjoint1 = h * adjoint1;
                let h_adjoint8 = h * adjoint8;
                let h_adjoint2 = h * adjoint2;
                let t534 = h_adjoint1 * t455
                    + (h_adjoint8 * l_u_drive + h_adjoint2 * t453);
                let t535 = t533 * (t44 * t534);
                let t536 = t42 * t535;
                let t537 = t45 * t536 - l * t535;
                let t538 = t55 * t535;
                let t539 = m_ * (t537 - t51 * t538);
                let t540 = t539 + m_ * t537;
                let t541 = t61 * t536;
                let t542 = m_ * (t60 * t538 - t541);
                let t543 = t51 * t539 - (t60 * t542 + (j * t538 + t66 * t535));
                let t544 = t43 * t543;
                let t545 = t542 - m_ * t541;
                let t546 = t50 * t544
                    + (t61 * t545 + (t68 * t535 - j * t536) - t45 * t540);
                let t547 = l * (t59 * t536 - t42 * t540) + t546;
                let t548 = t54 * t543 + l * (t42 * t545 - t67 * t536) - t49 * t544;
                let t549 = -h
                    * (adjoint4 + rt::lit::<T>(0.5) * (t43 * t547 - t42 * t548));
                let t550 = l * (t55 * t539 - t58 * t538) - t43 * t544;
                let t551 = t42 * t544 + l * (t65 * t538 - t55 * t542);
                let t552 = -h
                    * (adjoint5 + rt::lit::<T>(0.5) * (t50 * t550 - t49 * t551));
                let t553 = t70 * t534;
                let t554 = -h * (adjoint6 + rt::lit::<T>(0.5) * t553);
                let [weight1_1, weight1_2, weight1_3] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t549, t552, t554],
                            [[t130, t154, t517], [t148, t156, t522], [t151, t158, t532]],
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
                let [t555, t557, t558, t560, t561, t563, t565, t567, t568, t569, t570,
                t571, t573, t574, t575, t576, t577, t578, t579, t598, t599, t600, t601,
                t621, t628, t629, t630, t631, t632, t633, t635, t644, t645, t646, t648,
                t649, t652, t653, t656, t658, t659, t660, t661, t662, t663, t665, t669,
                t670, t673, t720, t721, t744, t746, t747, t748, t749, t750, t752, t753,
                t755, t756, t758, t759, t761, t762, t763, t764, t765, t767, t768, t769,
                t770, t771, t772, t773, t778, t793, t797, t807, t814, t816, t823, t824,
                t825, t826, t827, t828, t829, t831, t841, t842, t843, t845, t846, t849,
                t852, t854, t855, t856, t857, t858, t859, t860, t862, t865, t867, t868,
                t871, t872, t873, t874, t875, t876, t877, t878, t881, t882, t883, t890,
                t893, t894, t895, t896, t898] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
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
                        t64,
                        t65,
                        t57,
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
                        t86,
                        t6,
                        t89,
                        t82,
                        t94,
                        t83,
                        t95,
                        t101,
                        t96,
                        t77,
                        t78,
                        t87,
                        t85,
                        t88,
                        t97,
                        t105,
                        t103,
                        t104,
                        t99,
                        t108,
                        t109,
                        half_m,
                        l_h,
                        t111,
                        t112,
                        t117,
                        t120,
                        t114,
                        t115,
                        t116,
                        t122,
                        t119,
                        t124,
                        t123,
                        t125,
                        half_j_h,
                        t126,
                        t110,
                        t127,
                        t128,
                        t129,
                        t133,
                        t132,
                        t139,
                        t140,
                        t134,
                        t135,
                        t136,
                        t142,
                        t138,
                        t143,
                        t144,
                        t145,
                        t146,
                        t147,
                        t149,
                        t150,
                        t155,
                        t157,
                        t7,
                        t159,
                        t160,
                        t165,
                        t162,
                        t172,
                        t168,
                        t174,
                        t186,
                        t170,
                        t171,
                        t179,
                        t183,
                        t184,
                        t175,
                        t166,
                        t202,
                        t207,
                        t204,
                        t208,
                        t213,
                        t195,
                        t197,
                        t192,
                        t199,
                        t215,
                        t216,
                        t218,
                        t222,
                        t205,
                        t209,
                        t223,
                        half_j,
                        t237,
                        t231,
                        half_l,
                        t240,
                        t232,
                        t247,
                        t246,
                        t226,
                        t227,
                        t243,
                        t244,
                        t241,
                        t455,
                        t453,
                        h_adjoint2,
                        h_adjoint1,
                        t534,
                        t533,
                        t535,
                        t538,
                        t536,
                        t539,
                        t542,
                        t545,
                        t540,
                        t543,
                        t544,
                        t547,
                        t548,
                        t550,
                        t551,
                        t515,
                        t516,
                        t511,
                        t512,
                        t513,
                        t514,
                        t518,
                        t519,
                        t520,
                        t521,
                        t524,
                        t523,
                        t525,
                        t528,
                        t527,
                        t530,
                        t531,
                        t553,
                        m_,
                        j,
                        l,
                        h,
                        d_theta1_rate_by_3,
                        d_theta2_rate_by_3,
                        d_rho1_rate_by_3,
                        d_theta1_rate_by_4,
                        d_theta2_rate_by_4,
                        d_rho1_rate_by_4,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                        ]: [T; 184],
                    ) -> [T; 124] {
                        let t555 = half_h * d_rho1_rate_by_3;
                        let t556 = half_h * d_theta2_rate_by_3 - rt::lit::<T>(1.0);
                        let t557 = t50 * t556;
                        let t558 = l * t557;
                        let t559 = half_h * d_theta1_rate_by_3 - rt::lit::<T>(1.0);
                        let t560 = t43 * t559;
                        let t561 = l * t560;
                        let t562 = t45 * t560 + t42 * t561;
                        let t563 = t49 * t556;
                        let t564 = t50 * t560 - t42 * t563;
                        let t565 = t42 * t559;
                        let t566 = t43 * t557 - t49 * t565;
                        let t567 = t564 - t566;
                        let t568 = t43 * t567 - t54 * t565;
                        let t569 = m_ * (t55 * t558 - t562 + t51 * t568);
                        let t570 = l * t563;
                        let t571 = l * t565;
                        let t572 = t61 * t560 - t42 * t571;
                        let t573 = m_ * (t572 + t55 * t570 - t60 * t568);
                        let t574 = t51 * t569 + (t58 * t558 + t65 * t570 + j * t568)
                            - t60 * t573;
                        let t575 = t569 - m_ * t562;
                        let t576 = m_ * t572 + t573;
                        let t577 = t59 * t561 + (t67 * t571 - j * t560) + t45 * t575
                            - t61 * t576;
                        let t578 = t55 * t574 + (l * t575 + (t66 * t568 - t68 * t560))
                            - t42 * t577;
                        let t579 = t70 * (t555 - t71 * t578);
                        let t580 = h * t565;
                        let t581 = h * t560;
                        let t582 = rt::lit::<T>(0.5)
                            * (t112 * t557 - t111 * t563 + (t49 * t581 - t50 * t580));
                        let t583 = t43 * t582 - t114 * t565
                            - rt::lit::<T>(0.5) * (t112 * t567 + t54 * t581);
                        let t584 = l_h * t565;
                        let t585 = t111 * t561 + t117 * t560 - (t45 * t580 + t42 * t584);
                        let t586 = m_
                            * (t51 * t583 + (t116 * t558 - rt::lit::<T>(0.5) * t585));
                        let t587 = l_h * t560;
                        let t588 = t111 * t571 + t120 * t560 + (t61 * t580 + t42 * t587);
                        let t589 = m_
                            * (t60 * t583 + (rt::lit::<T>(0.5) * t588 - t116 * t570));
                        let t590 = t51 * t586
                            + (t60 * t589 + (j * t583 + (t122 * t570 + t119 * t558)));
                        let t591 = t586 - half_m * t585;
                        let t592 = l * t591
                            + (t116 * t574 + (t66 * t583 + (t123 * t568 - t126 * t560)));
                        let t593 = t61 * (t589 + half_m * t588)
                            + (t124 * t561 + (half_j_h * t565 + t125 * t571));
                        let t594 = rt::lit::<T>(0.5)
                            * (t117 * t575 + (t120 * t576 + (t67 * t587 - t59 * t584)))
                            + t45 * t591;
                        let t595 = t55 * t590 + t592
                            - (t42 * (t593 + t594)
                                + rt::lit::<T>(0.5) * (t111 * t577 - t68 * t580));
                        let t596 = t70 * (t71 * t595 + (t127 * t579 - t128 * t578));
                        let t597 = rt::lit::<T>(0.5) * (t111 * t579 - t71 * t580)
                            - t128 * t560 - t42 * t596;
                        let t598 = rt::lit::<T>(0.5) * t534;
                        let t599 = h_adjoint2 * t455 - h_adjoint1 * t453;
                        let t600 = t69 * t578;
                        let t601 = rt::lit::<T>(2.0) * t535;
                        let t602 = t533
                            * (h * d_rho1_rate_by_3 * t598 + t44 * t599 - t600 * t601);
                        let t603 = t560 * t535 + t42 * t602;
                        let t604 = t45 * t603 + (t561 * t536 - l * t602);
                        let t605 = t535 * t568 + t55 * t602;
                        let t606 = m_ * (t604 - (t558 * t538 + t51 * t605));
                        let t607 = t570 * t542 + t558 * t539 - t535 * t574 - t66 * t602
                            - j * t605;
                        let t608 = t61 * t603 - t571 * t536;
                        let t609 = m_ * (t60 * t605 - t570 * t538 - t608);
                        let t610 = t51 * t606 + t607 - t60 * t609;
                        let t611 = t43 * t610 - t565 * t543;
                        let t612 = t606 + m_ * t604;
                        let t613 = t609 - m_ * t608;
                        let t614 = t68 * t602
                            + (t535 * t577
                                - (t561 * t540 + (t571 * t545 + t563 * t544)));
                        let t615 = l
                            * (t59 * t603 + (t536 * t575 - t560 * t540) - t42 * t612)
                            + (t61 * t613 + (t614 - j * t603) - t45 * t612);
                        let t616 = l
                            * (t42 * t613 + (t560 * t545 - t536 * t576 - t67 * t603))
                            + (t543 * t567 - t557 * t544);
                        let t617 = t43 * (t50 * t611 + t615)
                            - (t565 * t547 + t560 * t548)
                            - t42 * (t54 * t610 + t616 - t49 * t611);
                        let t618 = t128 * t568 + t55 * t596;
                        let t619 = t116 * t579 + t71 * t583;
                        let t620 = t619 - t618;
                        let t621 = t71 * t560 + t42 * t579;
                        let t622 = l * t596;
                        let t623 = t45 * t597
                            + (rt::lit::<T>(0.5) * (t117 * t621 - t72 * t584)
                                + (t622 + t129 * t561));
                        let t624 = m_ * (t159 * t558 + t51 * t620 - t623);
                        let t625 = t61 * t597
                            - (t129 * t571
                                + rt::lit::<T>(0.5) * (t120 * t621 + t72 * t587));
                        let t626 = m_ * (t625 + t159 * t570 - t60 * t620);
                        let t627 = t51 * t624 + (j * t620 + (t162 * t558 + t165 * t570))
                            - t60 * t626;
                        let t628 = t71 * t568 + t55 * t579;
                        let t629 = t73 * t557 + t49 * t628;
                        let t630 = t50 * t628 - t73 * t563;
                        let t631 = t72 * t560 + t42 * t621;
                        let t632 = t43 * t621 - t72 * t565;
                        let t633 = t49 * t560 + t42 * t557 - (t50 * t565 + t43 * t563);
                        let t634 = t5 * t633
                            + (t104 * t560 + t103 * t557 - (t97 * t563 + t105 * t565));
                        let t635 = t42 * t629 + t43 * t630
                            + (t49 * t631 + (t50 * t632 + t634));
                        let t636 = t42 * t597
                            + (rt::lit::<T>(0.5) * (t111 * t621 - t72 * t580)
                                + t129 * t560);
                        let t637 = t54 * t636
                            + (t114 * t631
                                + (t103 * t582 + (t186 * t567 + t565 * t513)));
                        let t638 = t7
                            * (t111 * t557 + t112 * t563 - (t49 * t580 + t50 * t581))
                            + (t560 * t512 + t186 * t557 - (t174 * t563 + t565 * t511));
                        let t639 = rt::lit::<T>(0.5)
                            * (t111 * t629 - (t104 * t580 + t105 * t581) - t112 * t630)
                            + t638;
                        let t640 = t43 * t597
                            - (t129 * t565
                                + rt::lit::<T>(0.5) * (t112 * t621 + t72 * t581));
                        let t641 = t42 * (t159 * t557 + t49 * t620) + t639
                            + (t43 * (t50 * t620 - t159 * t563)
                                + (t50 * t640 + t49 * t636));
                        let t642 = t109 * t627
                            + t101
                                * (rt::lit::<T>(0.5) * (t112 * t635 + t108 * t581) + t637
                                    - t43 * t641);
                        let t643 = t61 * t621 - t72 * t571;
                        let t644 = m_ * (t643 + (t73 * t570 - t60 * t628));
                        let t645 = t644 + m_ * t643;
                        let t646 = l * t579;
                        let t647 = t646 - t72 * t561 - t45 * t621;
                        let t648 = m_ * (t647 + (t51 * t628 + t73 * t558));
                        let t649 = t648 + m_ * t647;
                        let t650 = rt::lit::<T>(0.5)
                            * (t120 * t645 + (t117 * t649 + (t83 * t587 - t95 * t584)))
                            + (t183 * t561 + t172 * t571 - j * t597);
                        let t651 = t626 + m_ * t625;
                        let t652 = k1 * (t566 - t564);
                        let t653 = k1 * t73;
                        let t654 = t168 * t628 + t653 * t582;
                        let t655 = twice_m_l
                            * (t43 * t622
                                + (rt::lit::<T>(0.5) * (t112 * t646 + t89 * t581)
                                    - t160 * t565));
                        let t656 = twice_m_l * (t43 * t646 - t89 * t565)
                            + (t75 * t628 + t73 * t652);
                        let t657 = t72 * (t75 * t620 + (t159 * t652 - t654) - t655)
                            + (t77 * t597 + (t129 * t656 + t170 * t621));
                        let t658 = t77 * t621 + t72 * t656;
                        let t659 = m_l * (t50 * t646 - t89 * t563);
                        let t660 = k1 * t567;
                        let t661 = t86 * t628 + t73 * t660;
                        let t662 = t73 * t659 + (t85 * t628 - t87 * t621) - t72 * t661;
                        let t663 = t632 - t5 * t565;
                        let t664 = t116 * t662
                            + (t184 * t663 + (t88 * t583 + (t171 * t560 + t568 * t516)));
                        let t665 = t51 * t648 + (j * t628 + (t94 * t558 + t82 * t570))
                            - t60 * t644;
                        let t666 = rt::lit::<T>(0.5) * (t111 * t658 - t78 * t580) + t664
                            + (t96 * (t640 - t7 * t581) + t665 * t514);
                        let t667 = t159 * t659 - (t628 * t515 + t179 * t621)
                            - t129 * t661 - t87 * t597;
                        let t668 = t667
                            + (t85 * t620 - t222 * (t50 * t622 - t160 * t563))
                            - t72 * (t86 * t620 + (t654 + t159 * t660));
                        let t669 = t45 * t649 + (t83 * t571 + t95 * t561 - j * t621)
                            - t61 * t645;
                        let t670 = t54 * t631 + (t103 * t567 + (t108 * t565 - t5 * t563))
                            - t43 * t635;
                        let t671 = t42 * t657 + t666
                            + (t6 * t651 + (t55 * t668 + (t175 * t669 + t166 * t670)));
                        let t672 = t642
                            + (t99 * (t45 * (t624 - m_ * t623) + t650 - t61 * t651)
                                + t671);
                        let t673 = weight1_1 * t597 - half_h * t617
                            + (weight1_2 * (t618 - t619) - weight1_3 * t672);
                        let t674 = l_h * t563;
                        let t675 = h * t557;
                        let t676 = h * t563;
                        let t677 = rt::lit::<T>(0.5)
                            * (t132 * t560 - t133 * t565 + (t42 * t675 - t43 * t676));
                        let t678 = t43 * t677 - t135 * t565;
                        let t679 = rt::lit::<T>(0.5) * (t139 * t568 - t55 * t674)
                            - t136 * t558 - t51 * t678;
                        let t680 = m_ * t679;
                        let t681 = l_h * t557;
                        let t682 = m_
                            * (t60 * t678
                                + (rt::lit::<T>(0.5) * (t140 * t568 + t55 * t681)
                                    - t136 * t570));
                        let t683 = rt::lit::<T>(0.5)
                            * (t140 * t573 + (t139 * t569 + (t65 * t681 - t58 * t674)))
                            - t60 * t682;
                        let t684 = t55
                            * (t51 * t680 + (t138 * t558 + t142 * t570 - j * t678)
                                + t683);
                        let t685 = m_l * t679 + (t143 * t568 - t144 * t560 - t66 * t678)
                            - t136 * t574;
                        let t686 = t684 + t685
                            - t42
                                * (t45 * t680 + (t142 * t571 + t138 * t561) - t61 * t682);
                        let t687 = t70 * (t71 * t686 + (t145 * t579 - t146 * t578));
                        let t688 = t55 * t687
                            + (t136 * t579 + (t71 * t678 + t146 * t568));
                        let t689 = l
                            * (t55 * t606 + (t539 * t568 - t538 * t569 - t58 * t605))
                            + t565 * t544;
                        let t690 = l
                            * (t65 * t605 + (t538 * t573 - t542 * t568) - t55 * t609)
                            + t560 * t544;
                        let t691 = t50 * (t689 - t43 * t611)
                            - (t563 * t550 + t557 * t551) - t49 * (t42 * t611 + t690);
                        let t692 = t146 * t560 + t42 * t687;
                        let t693 = l * t687;
                        let t694 = t45 * t692 + (t147 * t561 - t693);
                        let t695 = t694
                            + (rt::lit::<T>(0.5) * (t139 * t628 - t73 * t674)
                                - t155 * t558 - t51 * t688);
                        let t696 = m_ * t695;
                        let t697 = t45 * (t696 + m_ * t694)
                            + (j * t692 + (t205 * t561 + t208 * t571));
                        let t698 = t61 * t692 - t147 * t571;
                        let t699 = t60 * t688
                            + (rt::lit::<T>(0.5) * (t140 * t628 + t73 * t681)
                                - t155 * t570) - t698;
                        let t700 = m_ * t699;
                        let t701 = t700 - m_ * t698;
                        let t702 = t213 * t628 + t653 * t677;
                        let t703 = t702 - t155 * t652 - t75 * t688
                            - twice_m_l * (t43 * t693 - t202 * t565);
                        let t704 = t209 * t663 + (t568 * t521 + t216 * t560 - t88 * t678)
                            - t136 * t662;
                        let t705 = t43 * t692 - t147 * t565;
                        let t706 = t42
                            * (t72 * t703 + (t215 * t621 - t147 * t656 - t77 * t692))
                            + (t704 - t96 * t705 - t665 * t519);
                        let t707 = rt::lit::<T>(0.5)
                            * (t140 * t644 + (t139 * t648 + (t82 * t681 - t94 * t674)))
                            + (t204 * t558 + t207 * t570 - j * t688);
                        let t708 = t222
                            * (t50 * t693
                                + (rt::lit::<T>(0.5) * (t132 * t646 + t89 * t675)
                                    - t202 * t563));
                        let t709 = t72 * (t86 * t688 + (t702 + t155 * t660))
                            + (t87 * t692 - t85 * t688);
                        let t710 = t147 * t661 + (t218 * t621 - t628 * t520)
                            - t155 * t659 - t708 + t709;
                        let t711 = t109 * (t707 + (t51 * t696 - t60 * t700))
                            + (t55 * t710 + t6 * t701);
                        let t712 = t7
                            * (t133 * t560 + t132 * t565 - (t42 * t676 + t43 * t675))
                            + (t195 * t563 + t192 * t560 + (t199 * t565 - t197 * t557));
                        let t713 = rt::lit::<T>(0.5)
                            * (t133 * t631 - (t103 * t676 + t97 * t675) - t132 * t632)
                            + t712;
                        let t714 = t42
                            * (rt::lit::<T>(0.5) * (t133 * t628 - t73 * t676)
                                - t155 * t557 - t49 * t688);
                        let t715 = t147 * t560 + t42 * t692;
                        let t716 = t43
                            * (t50 * t688
                                + (rt::lit::<T>(0.5) * (t132 * t628 + t73 * t675)
                                    - t155 * t563));
                        let t717 = t135 * t631
                            + (t103 * t677 + (t197 * t567 + (t7 * t675 - t565 * t518)));
                        let t718 = t43
                            * (t713 + (t714 - t50 * t705) - (t49 * t715 + t716))
                            + (t54 * t715 + t717);
                        let t719 = t99 * (t697 - t61 * t701)
                            + (t223 * t670 - t195 * t669 + t706) + (t711 - t101 * t718);
                        let t720 = weight1_2 * t688 - half_h * t691
                            - (weight1_1 * t692 + weight1_3 * t719);
                        let t721 = t70 * t149;
                        let t722 = t578 * t721;
                        let t723 = t149 * t560 - t42 * t722;
                        let t724 = t149 * t568 - t55 * t722;
                        let t725 = t43 * t723 - t150 * t565;
                        let t726 = l * t722;
                        let t727 = t85 * t724 - t87 * t723
                            - t222 * (t237 * t563 + t50 * t726)
                            - t72 * (t157 * t660 + t86 * t724);
                        let t728 = t55
                            * (t628 * t523 - t621 * t524 + t727
                                + (t157 * t659 - t150 * t661));
                        let t729 = t45 * t723 + (t726 + t150 * t561);
                        let t730 = m_
                            * (rt::lit::<T>(0.5) * (t157 * t558 + t51 * t724)
                                - rt::lit::<T>(0.5) * t729);
                        let t731 = t61 * t723 - t150 * t571;
                        let t732 = half_m * (t731 + (t157 * t570 - t60 * t724));
                        let t733 = t732 + half_m * t731;
                        let t734 = t45 * (t730 - half_m * t729)
                            + (t232 * t571 + t243 * t561 - half_j * t723 - t61 * t733);
                        let t735 = t51 * t730
                            + (half_j * t724 + (t240 * t558 + t231 * t570) - t60 * t732);
                        let t736 = t109 * t735
                            + (t6 * t733 + (t244 * t663 + (t568 * t525 + t227 * t560)));
                        let t737 = t150 * t560 + t42 * t723;
                        let t738 = t42 * (t157 * t557 + t49 * t724)
                            + t43 * (t50 * t724 - t157 * t563);
                        let t739 = t50 * t725
                            + (t560 * t527 - t247 * t563 + (t246 * t557 - t565 * t528));
                        let t740 = rt::lit::<T>(0.5)
                            * (t246 * t567 + t54 * t737
                                - t43 * (t738 + (t49 * t737 + t739)));
                        let t741 = rt::lit::<T>(0.5) * (t157 * t652 + t75 * t724)
                            - m_l * (t237 * t565 + t43 * t726);
                        let t742 = t42
                            * (rt::lit::<T>(0.5) * (t150 * t656 + t77 * t723)
                                + (t72 * t741 + t226 * t621));
                        let t743 = t241 * t670 + (t99 * t734 + t736)
                            + (t101 * (t565 * t530 + t740) + (t742 + t665 * t531));
                        let t744 = half_h * t70;
                        let t745 = weight1_3
                            * (rt::lit::<T>(0.5) * (t247 * t669 + t96 * t725 + t728)
                                + t743) + t744 * (t599 - t578 * t553);
                        let t746 = rt::lit::<T>(0.5)
                            * (weight1_1 * t723 - weight1_2 * t724) - t745;
                        let t747 = half_h * d_rho1_rate_by_4;
                        let h_d_theta2_rate_by_4 = h * d_theta2_rate_by_4;
                        let t748 = h_d_theta2_rate_by_4 * t50;
                        let t749 = l * t748;
                        let t750 = rt::lit::<T>(0.5) * t55;
                        let t751 = half_h * d_theta1_rate_by_4 + rt::lit::<T>(1.0);
                        let t752 = t43 * t751;
                        let t753 = l * t752;
                        let t754 = t45 * t752 + t42 * t753;
                        let t755 = h_d_theta2_rate_by_4 * t49;
                        let t756 = rt::lit::<T>(0.5) * t42;
                        let t757 = t50 * t752 - t755 * t756;
                        let t758 = rt::lit::<T>(0.5) * t43;
                        let t759 = t42 * t751;
                        let t760 = t748 * t758 - t49 * t759;
                        let t761 = t757 - t760;
                        let t762 = t43 * t761 - t54 * t759;
                        let t763 = m_ * (t749 * t750 - t754 + t51 * t762);
                        let t764 = l * t755;
                        let t765 = l * t759;
                        let t766 = t61 * t752 - t42 * t765;
                        let t767 = m_ * (t766 + t764 * t750 - t60 * t762);
                        let t768 = t51 * t763
                            + (rt::lit::<T>(0.5) * (t58 * t749 + t65 * t764) + j * t762)
                            - t60 * t767;
                        let t769 = t763 - m_ * t754;
                        let t770 = m_ * t766 + t767;
                        let t771 = t59 * t753 + (t67 * t765 - j * t752) + t45 * t769
                            - t61 * t770;
                        let t772 = t55 * t768 + (l * t769 + (t66 * t762 - t68 * t752))
                            - t42 * t771;
                        let t773 = t70 * (t747 - t71 * t772);
                        let t774 = h * t759;
                        let t775 = h * t752;
                        let t776 = rt::lit::<T>(0.5)
                            * (t49 * t775 + (t115 * t748 - t110 * t755) - t50 * t774);
                        let t777 = t43 * t776 - t114 * t759
                            - rt::lit::<T>(0.5) * (t112 * t761 + t54 * t775);
                        let t778 = rt::lit::<T>(0.5) * t116;
                        let t779 = l_h * t759;
                        let t780 = t111 * t753 + t117 * t752 - (t45 * t774 + t42 * t779);
                        let t781 = m_
                            * (t51 * t777 + (t749 * t778 - rt::lit::<T>(0.5) * t780));
                        let t782 = l_h * t752;
                        let t783 = t111 * t765 + t120 * t752 + (t61 * t774 + t42 * t782);
                        let t784 = m_
                            * (t60 * t777 + (rt::lit::<T>(0.5) * t783 - t764 * t778));
                        let t785 = t51 * t781
                            + (t60 * t784
                                + (j * t777
                                    + rt::lit::<T>(0.5) * (t122 * t764 + t119 * t749)));
                        let t786 = t781 - half_m * t780;
                        let t787 = l * t786
                            + (t116 * t768 + (t66 * t777 + (t123 * t762 - t126 * t752)));
                        let t788 = t61 * (t784 + half_m * t783)
                            + (t124 * t753 + (half_j_h * t759 + t125 * t765));
                        let t789 = rt::lit::<T>(0.5)
                            * (t117 * t769 + (t120 * t770 + (t67 * t782 - t59 * t779)))
                            + t45 * t786;
                        let t790 = t55 * t785 + t787
                            - (t42 * (t788 + t789)
                                + rt::lit::<T>(0.5) * (t111 * t771 - t68 * t774));
                        let t791 = t70 * (t71 * t790 + (t127 * t773 - t128 * t772));
                        let t792 = rt::lit::<T>(0.5) * (t111 * t773 - t71 * t774)
                            - t128 * t752 - t42 * t791;
                        let t793 = t69 * t772;
                        let t794 = t533 * (h * d_rho1_rate_by_4 * t598 - t793 * t601);
                        let t795 = t752 * t535 + t42 * t794;
                        let t796 = t45 * t795 + (t753 * t536 - l * t794);
                        let t797 = rt::lit::<T>(0.5) * t538;
                        let t798 = t535 * t762 + t55 * t794;
                        let t799 = m_ * (t796 - (t749 * t797 + t51 * t798));
                        let t800 = rt::lit::<T>(0.5) * (t749 * t539 + t764 * t542)
                            - t535 * t768 - t66 * t794 - j * t798;
                        let t801 = t61 * t795 - t765 * t536;
                        let t802 = m_ * (t60 * t798 - t764 * t797 - t801);
                        let t803 = t51 * t799 + t800 - t60 * t802;
                        let t804 = t43 * t803 - t759 * t543;
                        let t805 = t799 + m_ * t796;
                        let t806 = t802 - m_ * t801;
                        let t807 = rt::lit::<T>(0.5) * t544;
                        let t808 = t68 * t794
                            + (t535 * t771
                                - (t753 * t540 + (t765 * t545 + t755 * t807)));
                        let t809 = l
                            * (t59 * t795 + (t536 * t769 - t752 * t540) - t42 * t805)
                            + (t61 * t806 + (t808 - j * t795) - t45 * t805);
                        let t810 = l
                            * (t42 * t806 + (t752 * t545 - t536 * t770 - t67 * t795))
                            + (t543 * t761 - t748 * t807);
                        let t811 = t43 * (t50 * t804 + t809)
                            - (t759 * t547 + t752 * t548)
                            - t42 * (t54 * t803 + t810 - t49 * t804);
                        let t812 = t128 * t762 + t55 * t791;
                        let t813 = t116 * t773 + t71 * t777;
                        let t814 = rt::lit::<T>(0.5) * t159;
                        let t815 = t813 - t812;
                        let t816 = t71 * t752 + t42 * t773;
                        let t817 = l * t791;
                        let t818 = t45 * t792
                            + (rt::lit::<T>(0.5) * (t117 * t816 - t72 * t779)
                                + (t817 + t129 * t753));
                        let t819 = m_ * (t749 * t814 + t51 * t815 - t818);
                        let t820 = t61 * t792
                            - (t129 * t765
                                + rt::lit::<T>(0.5) * (t120 * t816 + t72 * t782));
                        let t821 = m_ * (t820 + t764 * t814 - t60 * t815);
                        let t822 = t51 * t819
                            + (rt::lit::<T>(0.5) * (t162 * t749 + t165 * t764)
                                + j * t815) - t60 * t821;
                        let t823 = rt::lit::<T>(0.5) * t73;
                        let t824 = t71 * t762 + t55 * t773;
                        let t825 = t748 * t823 + t49 * t824;
                        let t826 = t50 * t824 - t755 * t823;
                        let t827 = t72 * t752 + t42 * t816;
                        let t828 = t43 * t816 - t72 * t759;
                        let t829 = rt::lit::<T>(0.5) * (t42 * t748 - t43 * t755)
                            + (t49 * t752 - t50 * t759);
                        let t830 = t5 * t829
                            + (rt::lit::<T>(0.5) * (t103 * t748 - t97 * t755)
                                + (t104 * t752 - t105 * t759));
                        let t831 = t42 * t825 + t43 * t826
                            + (t49 * t827 + (t50 * t828 + t830));
                        let t832 = t42 * t792
                            + (rt::lit::<T>(0.5) * (t111 * t816 - t72 * t774)
                                + t129 * t752);
                        let t833 = t54 * t832
                            + (t114 * t827
                                + (t103 * t776 + (t186 * t761 + t759 * t513)));
                        let t834 = t111 * t825
                            + (t186 * t748 - t174 * t755 - t104 * t774 - t105 * t775);
                        let t835 = t7
                            * (t110 * t748 + t115 * t755 - t49 * t774 - t50 * t775)
                            + (t752 * t512 - t759 * t511);
                        let t836 = t42 * (t748 * t814 + t49 * t815)
                            + (rt::lit::<T>(0.5) * (t834 - t112 * t826) + t835);
                        let t837 = t43 * t792
                            - (t129 * t759
                                + rt::lit::<T>(0.5) * (t112 * t816 + t72 * t775));
                        let t838 = t836
                            + (t43 * (t50 * t815 - t755 * t814)
                                + (t50 * t837 + t49 * t832));
                        let t839 = t109 * t822
                            + t101
                                * (rt::lit::<T>(0.5) * (t112 * t831 + t108 * t775) + t833
                                    - t43 * t838);
                        let t840 = t61 * t816 - t72 * t765;
                        let t841 = m_ * (t840 + (t764 * t823 - t60 * t824));
                        let t842 = t841 + m_ * t840;
                        let t843 = l * t773;
                        let t844 = t843 - t72 * t753 - t45 * t816;
                        let t845 = m_ * (t844 + (t51 * t824 + t749 * t823));
                        let t846 = t845 + m_ * t844;
                        let t847 = rt::lit::<T>(0.5)
                            * (t120 * t842 + (t117 * t846 + (t83 * t782 - t95 * t779)))
                            + (t183 * t753 + t172 * t765 - j * t792);
                        let t848 = t821 + m_ * t820;
                        let t849 = k1 * (t760 - t757);
                        let t850 = t168 * t824 + t653 * t776;
                        let t851 = twice_m_l
                            * (t43 * t817
                                + (rt::lit::<T>(0.5) * (t112 * t843 + t89 * t775)
                                    - t160 * t759));
                        let t852 = twice_m_l * (t43 * t843 - t89 * t759)
                            + (t75 * t824 + t73 * t849);
                        let t853 = t72 * (t75 * t815 + (t159 * t849 - t850) - t851)
                            + (t77 * t792 + (t129 * t852 + t170 * t816));
                        let t854 = t77 * t816 + t72 * t852;
                        let t855 = t71 * half_l;
                        let t856 = m_l * (t50 * t843 - t755 * t855);
                        let t857 = k1 * t761;
                        let t858 = t86 * t824 + t73 * t857;
                        let t859 = t73 * t856 + (t85 * t824 - t87 * t816) - t72 * t858;
                        let t860 = t828 - t5 * t759;
                        let t861 = t116 * t859
                            + (t184 * t860 + (t88 * t777 + (t171 * t752 + t762 * t516)));
                        let t862 = t51 * t845
                            + (rt::lit::<T>(0.5) * (t94 * t749 + t82 * t764) + j * t824)
                            - t60 * t841;
                        let t863 = rt::lit::<T>(0.5) * (t111 * t854 - t78 * t774) + t861
                            + (t96 * (t837 - t7 * t775) + t862 * t514);
                        let t864 = t159 * t856 - (t824 * t515 + t179 * t816)
                            - t129 * t858 - t87 * t792;
                        let t865 = t128 * half_l;
                        let t866 = t864
                            + (t85 * t815 - t222 * (t50 * t817 - t755 * t865))
                            - t72 * (t86 * t815 + (t850 + t159 * t857));
                        let t867 = t45 * t846 + (t83 * t765 + t95 * t753 - j * t816)
                            - t61 * t842;
                        let t868 = t54 * t827 + (t103 * t761 + (t108 * t759 - t7 * t755))
                            - t43 * t831;
                        let t869 = t42 * t853 + t863
                            + (t6 * t848 + (t55 * t866 + (t175 * t867 + t166 * t868)));
                        let t870 = t839
                            + (t99 * (t45 * (t819 - m_ * t818) + t847 - t61 * t848)
                                + t869);
                        let t871 = weight1_1 * t792 - half_h * t811
                            + (weight1_2 * (t812 - t813) - weight1_3 * t870);
                        let t872 = l_h * t755;
                        let t873 = rt::lit::<T>(0.25) * t134;
                        let t874 = t43 * t873;
                        let t875 = h * t748;
                        let t876 = h * t755;
                        let t877 = rt::lit::<T>(0.5)
                            * (t132 * t752 + t756 * t875 - (t133 * t759 + t758 * t876));
                        let t878 = t43 * t877 - t135 * t759;
                        let t879 = rt::lit::<T>(0.5) * (t139 * t762 - t750 * t872)
                            - (t749 * t874 + t51 * t878);
                        let t880 = m_ * t879;
                        let t881 = half_m * t57;
                        let t882 = l_h * t748;
                        let t883 = half_m * t64;
                        let t884 = t139 * t763
                            + (t138 * t749 - t872 * t881 + (t882 * t883 + t142 * t764));
                        let t885 = m_
                            * (rt::lit::<T>(0.5) * (t140 * t762 + t750 * t882)
                                + (t60 * t878 - t764 * t874));
                        let t886 = t51 * t880 - j * t878
                            + (rt::lit::<T>(0.5) * (t140 * t767 + t884) - t60 * t885);
                        let t887 = m_l * t879 + (t143 * t762 - t144 * t752 - t66 * t878)
                            - t136 * t768;
                        let t888 = t887
                            - t42
                                * (t45 * t880 + (t142 * t765 + t138 * t753) - t61 * t885);
                        let t889 = t70
                            * (t145 * t773 + (t71 * (t55 * t886 + t888) - t146 * t772));
                        let t890 = t55 * t889
                            + (t136 * t773 + (t71 * t878 + t146 * t762));
                        let t891 = l
                            * (t55 * t799 + (t539 * t762 - t538 * t763 - t58 * t798))
                            + t759 * t544;
                        let t892 = l
                            * (t65 * t798 + (t538 * t767 - t542 * t762) - t55 * t802)
                            + t752 * t544;
                        let t893 = t50 * (t891 - t43 * t804)
                            - rt::lit::<T>(0.5) * (t755 * t550 + t748 * t551)
                            - t49 * (t42 * t804 + t892);
                        let t894 = t146 * t752 + t42 * t889;
                        let t895 = l * t889;
                        let t896 = t45 * t894 + (t147 * t753 - t895);
                        let t897 = t896
                            + (rt::lit::<T>(0.5)
                                * (t139 * t824 - (t823 * t872 + t155 * t749)) - t51 * t890);
                        let t898 = m_ * t897;
                        [
                            t555,
                            t557,
                            t558,
                            t560,
                            t561,
                            t563,
                            t565,
                            t567,
                            t568,
                            t569,
                            t570,
                            t571,
                            t573,
                            t574,
                            t575,
                            t576,
                            t577,
                            t578,
                            t579,
                            t598,
                            t599,
                            t600,
                            t601,
                            t621,
                            t628,
                            t629,
                            t630,
                            t631,
                            t632,
                            t633,
                            t635,
                            t644,
                            t645,
                            t646,
                            t648,
                            t649,
                            t652,
                            t653,
                            t656,
                            t658,
                            t659,
                            t660,
                            t661,
                            t662,
                            t663,
                            t665,
                            t669,
                            t670,
                            t673,
                            t720,
                            t721,
                            t744,
                            t746,
                            t747,
                            t748,
                            t749,
                            t750,
                            t752,
                            t753,
                            t755,
                            t756,
                            t758,
                            t759,
                            t761,
                            t762,
                            t763,
                            t764,
                            t765,
                            t767,
                            t768,
                            t769,
                            t770,
                            t771,
                            t772,
                            t773,
                            t778,
                            t793,
                            t797,
                            t807,
                            t814,
                            t816,
                            t823,
                            t824,
                            t825,
                            t826,
                            t827,
                            t828,
                            t829,
                            t831,
                            t841,
                            t842,
                            t843,
                            t845,
                            t846,
                            t849,
                            t852,
                            t854,
                            t855,
                            t856,
                            t857,
                            t858,
                            t859,
                            t860,
                            t862,
                            t865,
                            t867,
                            t868,
                            t871,
                            t872,
                            t873,
                            t874,
                            t875,
                            t876,
                            t877,
                            t878,
                            t881,
                            t882,
                            t883,
                            t890,
                            t893,
                            t894,
                            t895,
                            t896,
                            t898,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
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
                        t64,
                        t65,
                        t57,
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
                        t86,
                        t6,
                        t89,
                        t82,
                        t94,
                        t83,
                        t95,
                        t101,
                        t96,
                        t77,
                        t78,
                        t87,
                        t85,
                        t88,
                        t97,
                        t105,
                        t103,
                        t104,
                        t99,
                        t108,
                        t109,
                        half_m,
                        l_h,
                        t111,
                        t112,
                        t117,
                        t120,
                        t114,
                        t115,
                        t116,
                        t122,
                        t119,
                        t124,
                        t123,
                        t125,
                        half_j_h,
                        t126,
                        t110,
                        t127,
                        t128,
                        t129,
                        t133,
                        t132,
                        t139,
                        t140,
                        t134,
                        t135,
                        t136,
                        t142,
                        t138,
                        t143,
                        t144,
                        t145,
                        t146,
                        t147,
                        t149,
                        t150,
                        t155,
                        t157,
                        t7,
                        t159,
                        t160,
                        t165,
                        t162,
                        t172,
                        t168,
                        t174,
                        t186,
                        t170,
                        t171,
                        t179,
                        t183,
                        t184,
                        t175,
                        t166,
                        t202,
                        t207,
                        t204,
                        t208,
                        t213,
                        t195,
                        t197,
                        t192,
                        t199,
                        t215,
                        t216,
                        t218,
                        t222,
                        t205,
                        t209,
                        t223,
                        half_j,
                        t237,
                        t231,
                        half_l,
                        t240,
                        t232,
                        t247,
                        t246,
                        t226,
                        t227,
                        t243,
                        t244,
                        t241,
                        t455,
                        t453,
                        h_adjoint2,
                        h_adjoint1,
                        t534,
                        t533,
                        t535,
                        t538,
                        t536,
                        t539,
                        t542,
                        t545,
                        t540,
                        t543,
                        t544,
                        t547,
                        t548,
                        t550,
                        t551,
                        t515,
                        t516,
                        t511,
                        t512,
                        t513,
                        t514,
                        t518,
                        t519,
                        t520,
                        t521,
                        t524,
                        t523,
                        t525,
                        t528,
                        t527,
                        t530,
                        t531,
                        t553,
                        m_,
                        j,
                        l,
                        h,
                        d_theta1_rate_by_3,
                        d_theta2_rate_by_3,
                        d_rho1_rate_by_3,
                        d_theta1_rate_by_4,
                        d_theta2_rate_by_4,
                        d_rho1_rate_by_4,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                    ])
                };
                let [t909, t910, t917, t918, t926, t932, t936, t943, t944, t949, t956,
                t957, t959, t960, t961, t962, t965, t967, t970, t971, t972, t973, t974,
                t976, t977, t978, t979, t980, t981, t982, t983, t984, t988, t999, t1000,
                t1006, t1007, t1010, t1018, t1020, t1025, t1032, t1033, t1039, t1040,
                t1041, t1042, t1043, t1044, t1046, t1047, t1050, t1051, t1058, t1059,
                t1060, t1062, t1063, t1064, t1065, t1069, t1072, t1074, t1075, t1076,
                t1077, t1078, t1080, t1081, t1082, t1086, t1087, t1090, t1102, t1110,
                t1112, t1123, t1125, t1142, t1158, t1161, t1162, t1169, t1170, t1171,
                t1172, t1173, t1174, t1176, t1178, t1180, t1181, t1182, t1183, t1184,
                t1186, t1187, t1188, t1189, t1190, t1191, t1192, t1211, t1232, t1238,
                t1239, t1240, t1241, t1242, t1243, t1245, t1253, t1254, t1255, t1257,
                t1258, t1262, t1265, t1267, t1268, t1269, t1270, t1271, t1273, t1274,
                t1278, t1279, t1282, t1325, t1330, t1354, t1355, t1357, t1358, t1360,
                t1361, t1363, t1364, t1365, t1366, t1367, t1368, t1369, t1370, t1371,
                t1373, t1374, t1375, t1376, t1377, t1378, t1379, t1380, t1381, t1382,
                t1383, t1384, t1387, t1396, t1397, t1398, t1399, t1400, t1401, t1402,
                t1403, t1404, t1405, t1406, t1407] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        half_h,
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
                        t69,
                        t70,
                        t71,
                        t72,
                        t73,
                        t5,
                        t75,
                        t86,
                        t6,
                        t89,
                        t81,
                        t82,
                        t93,
                        t94,
                        t83,
                        t95,
                        t101,
                        t96,
                        t77,
                        t78,
                        t87,
                        t85,
                        t88,
                        t97,
                        t105,
                        t103,
                        t104,
                        t99,
                        t108,
                        t109,
                        half_m,
                        l_h,
                        t111,
                        t112,
                        t117,
                        t120,
                        t113,
                        t114,
                        t116,
                        t122,
                        t119,
                        t124,
                        t123,
                        t125,
                        half_j_h,
                        t126,
                        t127,
                        t128,
                        t129,
                        t133,
                        t132,
                        t139,
                        t140,
                        t135,
                        t136,
                        half_l_h,
                        t142,
                        t138,
                        t143,
                        t144,
                        t145,
                        t146,
                        t147,
                        t149,
                        t150,
                        t151,
                        t155,
                        t157,
                        t7,
                        t159,
                        t160,
                        t165,
                        t162,
                        t172,
                        t168,
                        t174,
                        t186,
                        t170,
                        t171,
                        t179,
                        t183,
                        t184,
                        t175,
                        t166,
                        t202,
                        t207,
                        t204,
                        t208,
                        t213,
                        t195,
                        t197,
                        t191,
                        t192,
                        t198,
                        t199,
                        t215,
                        t216,
                        t218,
                        t222,
                        t205,
                        t209,
                        t223,
                        half_j,
                        t237,
                        t230,
                        t231,
                        half_l,
                        t239,
                        t240,
                        t232,
                        t247,
                        t246,
                        t226,
                        t227,
                        t243,
                        t244,
                        t241,
                        t249,
                        t452,
                        t450,
                        quarter_m,
                        t492,
                        t752,
                        t748,
                        t759,
                        t755,
                        t753,
                        t765,
                        t749,
                        t764,
                        t750,
                        t526,
                        t758,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t534,
                        t533,
                        t535,
                        t538,
                        t536,
                        t539,
                        t542,
                        t545,
                        t540,
                        t543,
                        t544,
                        t547,
                        t548,
                        t550,
                        t551,
                        t598,
                        t653,
                        t457,
                        t515,
                        t516,
                        t511,
                        t512,
                        t513,
                        t514,
                        t518,
                        t519,
                        t520,
                        t521,
                        t524,
                        t523,
                        t525,
                        t528,
                        t527,
                        t529,
                        t530,
                        t531,
                        t553,
                        t601,
                        t721,
                        t744,
                        t756,
                        t761,
                        t762,
                        t772,
                        t849,
                        t857,
                        t843,
                        t816,
                        t824,
                        t823,
                        t841,
                        t845,
                        t862,
                        t867,
                        t852,
                        t858,
                        t855,
                        t856,
                        t859,
                        t828,
                        t827,
                        t860,
                        t868,
                        t778,
                        t814,
                        t797,
                        t865,
                        t807,
                        t876,
                        t875,
                        t872,
                        t882,
                        t877,
                        t878,
                        t873,
                        t874,
                        t881,
                        t883,
                        t894,
                        t890,
                        t895,
                        t896,
                        t898,
                        t893,
                        quarter_j_h,
                        m_,
                        j,
                        l,
                        h,
                        d_theta1_rate_by_5,
                        d_theta2_rate_by_5,
                        d_rho1_rate_by_5,
                        d_theta1_rate_by_6,
                        d_theta2_rate_by_6,
                        d_rho1_rate_by_6,
                        d_theta1_rate_by_7,
                        d_theta2_rate_by_7,
                        d_rho1_rate_by_7,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                        ]: [T; 259],
                    ) -> [T; 170] {
                        let t899 = t45 * (t898 + m_ * t896)
                            + (j * t894 + (t205 * t753 + t208 * t765));
                        let t900 = t61 * t894 - t147 * t765;
                        let t901 = t60 * t890
                            + rt::lit::<T>(0.5)
                                * (t140 * t824 + (t823 * t882 - t155 * t764)) - t900;
                        let t902 = m_ * t901;
                        let t903 = t902 - m_ * t900;
                        let t904 = t213 * t824 + t653 * t877;
                        let t905 = t904 - t155 * t849 - t75 * t890
                            - twice_m_l * (t43 * t895 - t202 * t759);
                        let t906 = t222
                            * (t50 * t895
                                + rt::lit::<T>(0.5)
                                    * (t132 * t843 + (t855 * t875 - t202 * t755)));
                        let t907 = t72 * (t86 * t890 + (t904 + t155 * t857))
                            + (t147 * t858 + (t218 * t816 - t824 * t520) - t85 * t890);
                        let t908 = t42
                            * (t72 * t905 + (t215 * t816 - t147 * t852 - t77 * t894))
                            + t55 * (t87 * t894 - t155 * t856 - t906 + t907);
                        let t909 = half_m * t93;
                        let t910 = half_m * t81;
                        let t911 = t139 * t845
                            + (t204 * t749 - t872 * t909 + (t882 * t910 + t207 * t764));
                        let t912 = t51 * t898 - j * t890
                            + (rt::lit::<T>(0.5) * (t140 * t841 + t911) - t60 * t902);
                        let t913 = t209 * t860 + (t762 * t521 + t216 * t752 - t88 * t878)
                            - t136 * t859;
                        let t914 = t43 * t894 - t147 * t759;
                        let t915 = t42
                            * (rt::lit::<T>(0.5)
                                * (t133 * t824 - (t823 * t876 + t155 * t748)) - t49 * t890);
                        let t916 = t7
                            * (t133 * t752 - t756 * t876 + (t132 * t759 - t758 * t875))
                            + (t199 * t759 + t192 * t752);
                        let t917 = rt::lit::<T>(0.5) * t103;
                        let t918 = rt::lit::<T>(0.5) * t97;
                        let t919 = t133 * t827
                            + (t195 * t755 - t197 * t748 - (t876 * t917 + t875 * t918));
                        let t920 = t43
                            * (t50 * t890
                                + rt::lit::<T>(0.5)
                                    * (t132 * t824 + (t823 * t875 - t155 * t755)));
                        let t921 = t147 * t752 + t42 * t894;
                        let t922 = t915 + t916
                            + (rt::lit::<T>(0.5) * (t919 - t132 * t828) - t920)
                            - (t50 * t914 + t49 * t921);
                        let t923 = t135 * t827
                            + (t103 * t877
                                + (t197 * t761 + (t492 * t875 - t759 * t518)));
                        let t924 = t109 * t912
                            + (t913 - t96 * t914 - t862 * t519 - t195 * t867)
                            - t101 * (t43 * t922 + (t54 * t921 + t923));
                        let t925 = t99 * (t899 - t61 * t903)
                            + (t908 + (t6 * t903 + t223 * t868)) + t924;
                        let t926 = weight1_2 * t890 - half_h * t893
                            - (weight1_1 * t894 + weight1_3 * t925);
                        let t927 = t772 * t721;
                        let t928 = t149 * t752 - t42 * t927;
                        let t929 = t149 * t762 - t55 * t927;
                        let t930 = t553 * t744;
                        let t931 = t43 * t928 - t150 * t759;
                        let t932 = half_l_h * t70;
                        let t933 = l * t927;
                        let t934 = t85 * t929 - t87 * t928
                            - t222 * (t755 * t932 + t50 * t933)
                            - t72 * (t157 * t857 + t86 * t929);
                        let t935 = t55
                            * (t824 * t523 - t816 * t524 + t934
                                + (t157 * t856 - t150 * t858));
                        let t936 = rt::lit::<T>(0.5) * t157;
                        let t937 = t45 * t928 + (t933 + t150 * t753);
                        let t938 = m_
                            * (rt::lit::<T>(0.5) * (t749 * t936 + t51 * t929)
                                - rt::lit::<T>(0.5) * t937);
                        let t939 = t61 * t928 - t150 * t765;
                        let t940 = half_m * (t939 + (t764 * t936 - t60 * t929));
                        let t941 = t940 + half_m * t939;
                        let t942 = t45 * (t938 - half_m * t937)
                            + (t232 * t765 + t243 * t753 - half_j * t928 - t61 * t941);
                        let t943 = half_m * t239;
                        let t944 = t230 * quarter_m;
                        let t945 = t51 * t938
                            + (half_j * t929 + (t749 * t943 + t764 * t944) - t60 * t940);
                        let t946 = t109 * t945
                            + (t6 * t941 + (t244 * t860 + (t762 * t525 + t227 * t752)));
                        let t947 = t150 * t752 + t42 * t928;
                        let t948 = t42 * (t748 * t936 + t49 * t929)
                            + t43 * (t50 * t929 - t755 * t936);
                        let t949 = rt::lit::<T>(0.5) * t246;
                        let t950 = t50 * t931
                            + (t748 * t949 - t249 * t755 + (t752 * t527 - t759 * t528));
                        let t951 = rt::lit::<T>(0.5)
                            * (t246 * t761 + t54 * t947
                                - t43 * (t948 + (t49 * t947 + t950)));
                        let t952 = rt::lit::<T>(0.5) * (t157 * t849 + t75 * t929)
                            - m_l * (t237 * t759 + t43 * t933);
                        let t953 = t42
                            * (rt::lit::<T>(0.5) * (t150 * t852 + t77 * t928)
                                + (t72 * t952 + t226 * t816));
                        let t954 = t241 * t868 + (t99 * t942 + t946)
                            + (t101 * (t759 * t530 + t951) + (t953 + t862 * t531));
                        let t955 = t772 * t930
                            - weight1_3
                                * (rt::lit::<T>(0.5) * (t247 * t867 + t96 * t931 + t935)
                                    + t954);
                        let t956 = rt::lit::<T>(0.5)
                            * (weight1_1 * t928 - weight1_2 * t929) + t955;
                        let t957 = half_h * d_rho1_rate_by_5;
                        let t958 = half_h * d_theta2_rate_by_5 + rt::lit::<T>(1.0);
                        let t959 = t50 * t958;
                        let t960 = l * t959;
                        let h_d_theta1_rate_by_5 = h * d_theta1_rate_by_5;
                        let t961 = h_d_theta1_rate_by_5 * t43;
                        let t962 = l * t961;
                        let t963 = t45 * t961 + t42 * t962;
                        let t964 = rt::lit::<T>(0.5) * t50;
                        let t965 = t49 * t958;
                        let t966 = t961 * t964 - t42 * t965;
                        let t967 = h_d_theta1_rate_by_5 * t42;
                        let t968 = rt::lit::<T>(0.5) * t49;
                        let t969 = t43 * t959 - t967 * t968;
                        let t970 = t966 - t969;
                        let t971 = t43 * t970 - t967 * t526;
                        let t972 = m_
                            * (t55 * t960 - rt::lit::<T>(0.5) * t963 + t51 * t971);
                        let t973 = l * t965;
                        let t974 = l * t967;
                        let t975 = t61 * t961 - t42 * t974;
                        let t976 = m_
                            * (rt::lit::<T>(0.5) * t975 + t55 * t973 - t60 * t971);
                        let t977 = t51 * t972 + (t58 * t960 + t65 * t973 + j * t971)
                            - t60 * t976;
                        let t978 = t972 - half_m * t963;
                        let t979 = rt::lit::<T>(0.5) * t68;
                        let t980 = half_m * t975 + t976;
                        let t981 = rt::lit::<T>(0.5) * (t59 * t962 + t67 * t974)
                            - half_j * t961 + t45 * t978 - t61 * t980;
                        let t982 = t55 * t977 + (l * t978 + (t66 * t971 - t961 * t979))
                            - t42 * t981;
                        let t983 = t70 * (t957 - t71 * t982);
                        let t984 = rt::lit::<T>(0.5) * t71;
                        let t985 = h * t967;
                        let t986 = h * t961;
                        let t987 = rt::lit::<T>(0.5)
                            * (t112 * t959 + t968 * t986 - (t111 * t965 + t964 * t985));
                        let t988 = rt::lit::<T>(0.25) * t113;
                        let t989 = t43 * t987 - t967 * t988
                            - rt::lit::<T>(0.5) * (t112 * t970 + t526 * t986);
                        let t990 = l_h * t967;
                        let t991 = t111 * t962 + t117 * t961 - (t45 * t985 + t42 * t990);
                        let t992 = m_
                            * (t51 * t989 + (t116 * t960 - rt::lit::<T>(0.25) * t991));
                        let t993 = l_h * t961;
                        let t994 = t111 * t974 + t120 * t961 + (t61 * t985 + t42 * t993);
                        let t995 = m_
                            * (t60 * t989 + (rt::lit::<T>(0.25) * t994 - t116 * t973));
                        let t996 = t51 * t992
                            + (t60 * t995 + (j * t989 + (t122 * t973 + t119 * t960)));
                        let t997 = t992 - quarter_m * t991;
                        let t998 = t55 * t996
                            + (t116 * t977 + (l * t997 + (t66 * t989 + t123 * t971)));
                        let t999 = rt::lit::<T>(0.5) * t67;
                        let t1000 = rt::lit::<T>(0.5) * t59;
                        let t1001 = t120 * t980
                            + (t993 * t999 + t125 * t974 + (t124 * t962 - t990 * t1000));
                        let t1002 = t61 * (t995 + quarter_m * t994) + t967 * quarter_j_h
                            + (t45 * t997 + rt::lit::<T>(0.5) * (t117 * t978 + t1001));
                        let t1003 = t998
                            - rt::lit::<T>(0.5)
                                * (t111 * t981 + (t126 * t961 - t979 * t985)) - t42 * t1002;
                        let t1004 = t70 * (t71 * t1003 + (t127 * t983 - t128 * t982));
                        let t1005 = rt::lit::<T>(0.5)
                            * (t111 * t983 - (t984 * t985 + t128 * t961)) - t42 * t1004;
                        let t1006 = rt::lit::<T>(0.5) * t535;
                        let t1007 = t69 * t982;
                        let t1008 = t533 * (h * d_rho1_rate_by_5 * t598 - t1007 * t601);
                        let t1009 = t961 * t1006 + t42 * t1008;
                        let t1010 = rt::lit::<T>(0.5) * t536;
                        let t1011 = t45 * t1009 + (t962 * t1010 - l * t1008);
                        let t1012 = t535 * t971 + t55 * t1008;
                        let t1013 = m_ * (t1011 - (t960 * t538 + t51 * t1012));
                        let t1014 = t973 * t542 + t960 * t539 - t535 * t977 - t66 * t1008
                            - j * t1012;
                        let t1015 = t61 * t1009 - t974 * t1010;
                        let t1016 = m_ * (t60 * t1012 - t973 * t538 - t1015);
                        let t1017 = t51 * t1013 + t1014 - t60 * t1016;
                        let t1018 = rt::lit::<T>(0.5) * t543;
                        let t1019 = t43 * t1017 - t967 * t1018;
                        let t1020 = rt::lit::<T>(0.5) * t540;
                        let t1021 = t1013 + m_ * t1011;
                        let t1022 = t1016 - m_ * t1015;
                        let t1023 = t68 * t1008
                            + (t535 * t981
                                - (t965 * t544
                                    + rt::lit::<T>(0.5) * (t974 * t545 + t962 * t540)));
                        let t1024 = l
                            * (t59 * t1009 + (t536 * t978 - t961 * t1020) - t42 * t1021)
                            + (t61 * t1022 + (t1023 - j * t1009) - t45 * t1021);
                        let t1025 = rt::lit::<T>(0.5) * t545;
                        let t1026 = l
                            * (t42 * t1022 + (t961 * t1025 - t536 * t980 - t67 * t1009))
                            + (t543 * t970 - t959 * t544);
                        let t1027 = t43 * (t50 * t1019 + t1024)
                            - rt::lit::<T>(0.5) * (t967 * t547 + t961 * t548)
                            - t42 * (t54 * t1017 + t1026 - t49 * t1019);
                        let t1028 = t128 * t971 + t55 * t1004;
                        let t1029 = t116 * t983 + t71 * t989;
                        let t1030 = t1029 - t1028;
                        let t1031 = l * t1004;
                        let t1032 = t961 * t984 + t42 * t983;
                        let t1033 = rt::lit::<T>(0.5) * t72;
                        let t1034 = t45 * t1005
                            + (t1031
                                + rt::lit::<T>(0.5)
                                    * (t117 * t1032 + (t129 * t962 - t1033 * t990)));
                        let t1035 = m_ * (t159 * t960 + t51 * t1030 - t1034);
                        let t1036 = t61 * t1005
                            - rt::lit::<T>(0.5)
                                * (t120 * t1032 + (t1033 * t993 + t129 * t974));
                        let t1037 = m_ * (t1036 + t159 * t973 - t60 * t1030);
                        let t1038 = t51 * t1035
                            + (j * t1030 + (t162 * t960 + t165 * t973)) - t60 * t1037;
                        let t1039 = t71 * t971 + t55 * t983;
                        let t1040 = t73 * t959 + t49 * t1039;
                        let t1041 = t50 * t1039 - t73 * t965;
                        let t1042 = t961 * t1033 + t42 * t1032;
                        let t1043 = t43 * t1032 - t967 * t1033;
                        let t1044 = rt::lit::<T>(0.5) * (t49 * t961 - t50 * t967)
                            + (t42 * t959 - t43 * t965);
                        let t1045 = t5 * t1044
                            + (rt::lit::<T>(0.5) * (t104 * t961 - t105 * t967)
                                + (t103 * t959 - t97 * t965));
                        let t1046 = t42 * t1040 + t43 * t1041
                            + (t49 * t1042 + (t50 * t1043 + t1045));
                        let t1047 = rt::lit::<T>(0.5) * t108;
                        let t1048 = t42 * t1005
                            + rt::lit::<T>(0.5)
                                * (t111 * t1032 + (t129 * t961 - t1033 * t985));
                        let t1049 = rt::lit::<T>(0.5)
                            * (t112 * t1046 + (t1047 * t986 + t967 * t513))
                            + (t54 * t1048
                                + (t114 * t1042 + (t186 * t970 + t103 * t987)));
                        let t1050 = rt::lit::<T>(0.5) * t104;
                        let t1051 = rt::lit::<T>(0.5) * t105;
                        let t1052 = t111 * t1040
                            + (t961 * t512 - t967 * t511
                                - (t985 * t1050 + t986 * t1051));
                        let t1053 = t7
                            * (t111 * t959 - t968 * t985 + (t112 * t965 - t964 * t986))
                            + (t186 * t959 - t174 * t965);
                        let t1054 = t42 * (t159 * t959 + t49 * t1030)
                            + (rt::lit::<T>(0.5) * (t1052 - t112 * t1041) + t1053);
                        let t1055 = t43 * t1005
                            - rt::lit::<T>(0.5)
                                * (t112 * t1032 + (t1033 * t986 + t129 * t967));
                        let t1056 = t1054
                            + (t43 * (t50 * t1030 - t159 * t965)
                                + (t50 * t1055 + t49 * t1048));
                        let t1057 = t61 * t1032 - t974 * t1033;
                        let t1058 = m_ * (t1057 + (t73 * t973 - t60 * t1039));
                        let t1059 = t1058 + m_ * t1057;
                        let t1060 = l * t983;
                        let t1061 = t1060 - t962 * t1033 - t45 * t1032;
                        let t1062 = m_ * (t1061 + (t51 * t1039 + t73 * t960));
                        let t1063 = t1062 + m_ * t1061;
                        let t1064 = rt::lit::<T>(0.5) * t95;
                        let t1065 = rt::lit::<T>(0.5) * t83;
                        let t1066 = t117 * t1063
                            + (t183 * t962 - t990 * t1064
                                + (t993 * t1065 + t172 * t974));
                        let t1067 = t45 * (t1035 - m_ * t1034)
                            + (rt::lit::<T>(0.5) * (t120 * t1059 + t1066) - j * t1005);
                        let t1068 = t1037 + m_ * t1036;
                        let t1069 = k1 * (t969 - t966);
                        let t1070 = t168 * t1039 + t653 * t987;
                        let t1071 = twice_m_l
                            * (t43 * t1031
                                + rt::lit::<T>(0.5)
                                    * (t112 * t1060 + (t855 * t986 - t160 * t967)));
                        let t1072 = twice_m_l * (t43 * t1060 - t967 * t855)
                            + (t75 * t1039 + t73 * t1069);
                        let t1073 = t72 * (t75 * t1030 + (t159 * t1069 - t1070) - t1071)
                            + (t77 * t1005 + (t129 * t1072 + t170 * t1032));
                        let t1074 = m_l * (t50 * t1060 - t89 * t965);
                        let t1075 = k1 * t970;
                        let t1076 = t86 * t1039 + t73 * t1075;
                        let t1077 = t73 * t1074 + (t85 * t1039 - t87 * t1032)
                            - t72 * t1076;
                        let t1078 = t1043 - t7 * t967;
                        let t1079 = t96 * (t1055 - t492 * t986)
                            + (t116 * t1077
                                + (t184 * t1078 + (t88 * t989 + t971 * t516)));
                        let t1080 = t77 * t1032 + t72 * t1072;
                        let t1081 = rt::lit::<T>(0.5) * t78;
                        let t1082 = t51 * t1062 + (j * t1039 + (t94 * t960 + t82 * t973))
                            - t60 * t1058;
                        let t1083 = t1079
                            + (rt::lit::<T>(0.5)
                                * (t111 * t1080 + (t171 * t961 - t985 * t1081))
                                + t1082 * t514);
                        let t1084 = t159 * t1074 - (t1039 * t515 + t179 * t1032)
                            - t129 * t1076 - t87 * t1005;
                        let t1085 = t1084
                            + (t85 * t1030 - t222 * (t50 * t1031 - t160 * t965))
                            - t72 * (t86 * t1030 + (t1070 + t159 * t1075));
                        let t1086 = t45 * t1063
                            + (rt::lit::<T>(0.5) * (t95 * t962 + t83 * t974) - j * t1032)
                            - t61 * t1059;
                        let t1087 = t54 * t1042
                            + (t103 * t970 + (t967 * t1047 - t5 * t965)) - t43 * t1046;
                        let t1088 = t42 * t1073 + t1083
                            + (t6 * t1068
                                + (t55 * t1085 + (t175 * t1086 + t166 * t1087)));
                        let t1089 = t109 * t1038 + t101 * (t1049 - t43 * t1056)
                            + (t99 * (t1067 - t61 * t1068) + t1088);
                        let t1090 = weight1_1 * t1005 - half_h * t1027
                            + (weight1_2 * (t1028 - t1029) - weight1_3 * t1089);
                        let t1091 = l_h * t965;
                        let t1092 = h * t959;
                        let t1093 = h * t965;
                        let t1094 = rt::lit::<T>(0.5)
                            * (t42 * t1092 + (t198 * t961 - t191 * t967) - t43 * t1093);
                        let t1095 = t43 * t1094 - t967 * t873;
                        let t1096 = rt::lit::<T>(0.5) * (t139 * t971 - t55 * t1091)
                            - t136 * t960 - t51 * t1095;
                        let t1097 = m_ * t1096;
                        let t1098 = l_h * t959;
                        let t1099 = m_
                            * (t60 * t1095
                                + (rt::lit::<T>(0.5) * (t140 * t971 + t55 * t1098)
                                    - t136 * t973));
                        let t1100 = rt::lit::<T>(0.5)
                            * (t140 * t976 + (t139 * t972 + (t65 * t1098 - t58 * t1091)))
                            - t60 * t1099;
                        let t1101 = t55
                            * (t51 * t1097 + (t138 * t960 + t142 * t973 - j * t1095)
                                + t1100);
                        let t1102 = rt::lit::<T>(0.5) * t144;
                        let t1103 = m_l * t1096
                            + (t143 * t971 - t961 * t1102 - t66 * t1095) - t136 * t977;
                        let t1104 = t42
                            * (t45 * t1097
                                + rt::lit::<T>(0.5) * (t138 * t962 + t142 * t974)
                                - t61 * t1099);
                        let t1105 = t70
                            * (t71 * (t1101 + t1103 - t1104)
                                + (t145 * t983 - t146 * t982));
                        let t1106 = t55 * t1105
                            + (t136 * t983 + (t71 * t1095 + t146 * t971));
                        let t1107 = l
                            * (t55 * t1013 + (t539 * t971 - t538 * t972 - t58 * t1012))
                            + t967 * t807;
                        let t1108 = l
                            * (t65 * t1012 + (t538 * t976 - t542 * t971) - t55 * t1016)
                            + t961 * t807;
                        let t1109 = t50 * (t1107 - t43 * t1019)
                            - (t965 * t550 + t959 * t551) - t49 * (t42 * t1019 + t1108);
                        let t1110 = rt::lit::<T>(0.5) * t146;
                        let t1111 = t961 * t1110 + t42 * t1105;
                        let t1112 = rt::lit::<T>(0.5) * t147;
                        let t1113 = l * t1105;
                        let t1114 = t45 * t1111 + (t962 * t1112 - t1113);
                        let t1115 = t1114
                            + (rt::lit::<T>(0.5) * (t139 * t1039 - t73 * t1091)
                                - t155 * t960 - t51 * t1106);
                        let t1116 = m_ * t1115;
                        let t1117 = t45 * (t1116 + m_ * t1114)
                            + (rt::lit::<T>(0.5) * (t205 * t962 + t208 * t974)
                                + j * t1111);
                        let t1118 = t61 * t1111 - t974 * t1112;
                        let t1119 = t60 * t1106
                            + (rt::lit::<T>(0.5) * (t140 * t1039 + t73 * t1098)
                                - t155 * t973) - t1118;
                        let t1120 = m_ * t1119;
                        let t1121 = t1120 - m_ * t1118;
                        let t1122 = t213 * t1039 + t653 * t1094;
                        let t1123 = t146 * half_l;
                        let t1124 = t1122 - t155 * t1069 - t75 * t1106
                            - twice_m_l * (t43 * t1113 - t967 * t1123);
                        let t1125 = rt::lit::<T>(0.5) * t216;
                        let t1126 = t209 * t1078
                            + (t971 * t521 + t961 * t1125 - t88 * t1095) - t136 * t1077;
                        let t1127 = t43 * t1111 - t967 * t1112;
                        let t1128 = t42
                            * (t72 * t1124 + (t215 * t1032 - t147 * t1072 - t77 * t1111))
                            + (t1126 - t96 * t1127 - t1082 * t519);
                        let t1129 = rt::lit::<T>(0.5)
                            * (t140 * t1058
                                + (t139 * t1062 + (t82 * t1098 - t94 * t1091)))
                            + (t204 * t960 + t207 * t973 - j * t1106);
                        let t1130 = t222
                            * (t50 * t1113
                                + (rt::lit::<T>(0.5) * (t132 * t1060 + t89 * t1092)
                                    - t202 * t965));
                        let t1131 = t72 * (t86 * t1106 + (t1122 + t155 * t1075))
                            + (t87 * t1111 - t85 * t1106);
                        let t1132 = t147 * t1076 + (t218 * t1032 - t1039 * t520)
                            - t155 * t1074 - t1130 + t1131;
                        let t1133 = t109 * (t1129 + (t51 * t1116 - t60 * t1120))
                            + (t55 * t1132 + t6 * t1121);
                        let t1134 = t133 * t1042
                            + (t199 * t967 + t192 * t961 - t103 * t1093 - t97 * t1092);
                        let t1135 = t7
                            * (t191 * t961 + t198 * t967 - t42 * t1093 - t43 * t1092)
                            + (t195 * t965 - t197 * t959);
                        let t1136 = t42
                            * (rt::lit::<T>(0.5) * (t133 * t1039 - t73 * t1093)
                                - t155 * t959 - t49 * t1106);
                        let t1137 = t961 * t1112 + t42 * t1111;
                        let t1138 = t43
                            * (t50 * t1106
                                + (rt::lit::<T>(0.5) * (t132 * t1039 + t73 * t1092)
                                    - t155 * t965));
                        let t1139 = rt::lit::<T>(0.5) * (t1134 - t132 * t1043) + t1135
                            + (t1136 - t50 * t1127) - (t49 * t1137 + t1138);
                        let t1140 = t135 * t1042
                            + (t103 * t1094
                                + (t197 * t970
                                    + rt::lit::<T>(0.5) * (t5 * t1092 - t967 * t518)));
                        let t1141 = t99 * (t1117 - t61 * t1121)
                            + (t223 * t1087 - t195 * t1086 + t1128)
                            + (t1133 - t101 * (t43 * t1139 + (t54 * t1137 + t1140)));
                        let t1142 = weight1_2 * t1106 - half_h * t1109
                            - (weight1_1 * t1111 + weight1_3 * t1141);
                        let t1143 = t982 * t721;
                        let t1144 = t961 * t744 - t42 * t1143;
                        let t1145 = t149 * t971 - t55 * t1143;
                        let t1146 = t43 * t1144 - t151 * t967;
                        let t1147 = l * t1143;
                        let t1148 = t85 * t1145 - t87 * t1144
                            - t222 * (t237 * t965 + t50 * t1147)
                            - t72 * (t157 * t1075 + t86 * t1145);
                        let t1149 = t55
                            * (t1039 * t523 - t1032 * t524 + t1148
                                + (t157 * t1074 - t150 * t1076));
                        let t1150 = t45 * t1144 + (t1147 + t151 * t962);
                        let t1151 = m_
                            * (rt::lit::<T>(0.5) * (t157 * t960 + t51 * t1145)
                                - rt::lit::<T>(0.5) * t1150);
                        let t1152 = t61 * t1144 - t151 * t974;
                        let t1153 = half_m * (t1152 + (t157 * t973 - t60 * t1145));
                        let t1154 = t1153 + half_m * t1152;
                        let t1155 = t45 * (t1151 - half_m * t1150)
                            + (rt::lit::<T>(0.5) * (t243 * t962 + t232 * t974)
                                - half_j * t1144 - t61 * t1154);
                        let t1156 = t51 * t1151
                            + (half_j * t1145 + (t240 * t960 + t231 * t973)
                                - t60 * t1153);
                        let t1157 = t99 * t1155
                            + (t109 * t1156
                                + (t244 * t1078 + (t971 * t525 + t6 * t1154)));
                        let t1158 = rt::lit::<T>(0.25) * t529;
                        let t1159 = t151 * t961 + t42 * t1144;
                        let t1160 = t42 * (t157 * t959 + t49 * t1145)
                            + t43 * (t50 * t1145 - t157 * t965);
                        let t1161 = rt::lit::<T>(0.5) * t527;
                        let t1162 = rt::lit::<T>(0.5) * t528;
                        let t1163 = t50 * t1146
                            + (t961 * t1161 - t967 * t1162
                                + (t246 * t959 - t247 * t965));
                        let t1164 = rt::lit::<T>(0.5)
                            * (t246 * t970 + t54 * t1159
                                - t43 * (t1160 + (t49 * t1159 + t1163)));
                        let t1165 = rt::lit::<T>(0.5) * (t157 * t1069 + t75 * t1145)
                            - m_l * (t967 * t932 + t43 * t1147);
                        let t1166 = t42
                            * (rt::lit::<T>(0.5) * (t150 * t1072 + t77 * t1144)
                                + (t72 * t1165 + t226 * t1032));
                        let t1167 = t241 * t1087 + t1157
                            + (t101 * (t967 * t1158 + t1164) + (t1166 + t1082 * t531));
                        let t1168 = weight1_3
                            * (rt::lit::<T>(0.5)
                                * (t247 * t1086 + (t96 * t1146 + t227 * t961) + t1149)
                                + t1167);
                        let t1169 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1144 - weight1_2 * t1145)
                            + (t982 * t930 - t1168);
                        let t1170 = half_h * d_rho1_rate_by_6 + rt::lit::<T>(1.0);
                        let h_d_theta2_rate_by_6 = h * d_theta2_rate_by_6;
                        let t1171 = h_d_theta2_rate_by_6 * t50;
                        let t1172 = l * t1171;
                        let h_d_theta1_rate_by_6 = h * d_theta1_rate_by_6;
                        let t1173 = h_d_theta1_rate_by_6 * t43;
                        let t1174 = l * t1173;
                        let t1175 = t45 * t1173 + t42 * t1174;
                        let t1176 = h_d_theta2_rate_by_6 * t49;
                        let t1177 = rt::lit::<T>(0.5) * (t50 * t1173 - t42 * t1176);
                        let t1178 = h_d_theta1_rate_by_6 * t42;
                        let t1179 = rt::lit::<T>(0.5) * (t43 * t1171 - t49 * t1178);
                        let t1180 = t1177 - t1179;
                        let t1181 = t43 * t1180 - t526 * t1178;
                        let t1182 = m_
                            * (t750 * t1172 - rt::lit::<T>(0.5) * t1175 + t51 * t1181);
                        let t1183 = l * t1176;
                        let t1184 = l * t1178;
                        let t1185 = t61 * t1173 - t42 * t1184;
                        let t1186 = m_
                            * (rt::lit::<T>(0.5) * t1185 + t750 * t1183 - t60 * t1181);
                        let t1187 = t51 * t1182
                            + (rt::lit::<T>(0.5) * (t58 * t1172 + t65 * t1183)
                                + j * t1181) - t60 * t1186;
                        let t1188 = t1182 - half_m * t1175;
                        let t1189 = half_m * t1185 + t1186;
                        let t1190 = rt::lit::<T>(0.5) * (t59 * t1174 + t67 * t1184)
                            - half_j * t1173 + t45 * t1188 - t61 * t1189;
                        let t1191 = t55 * t1187
                            + (l * t1188 + (t66 * t1181 - t979 * t1173)) - t42 * t1190;
                        let t1192 = t70 * (t1170 - t71 * t1191);
                        let t1193 = h * t1178;
                        let t1194 = h * t1173;
                        let t1195 = rt::lit::<T>(0.25)
                            * (t112 * t1171 - t111 * t1176
                                + (t49 * t1194 - t50 * t1193));
                        let t1196 = t43 * t1195 - t1178 * t988
                            - rt::lit::<T>(0.5) * (t112 * t1180 + t526 * t1194);
                        let t1197 = l_h * t1178;
                        let t1198 = t111 * t1174 + t117 * t1173
                            - (t45 * t1193 + t42 * t1197);
                        let t1199 = m_
                            * (t51 * t1196
                                + (t1172 * t778 - rt::lit::<T>(0.25) * t1198));
                        let t1200 = l_h * t1173;
                        let t1201 = t111 * t1184 + t120 * t1173
                            + (t61 * t1193 + t42 * t1200);
                        let t1202 = m_
                            * (t60 * t1196
                                + (rt::lit::<T>(0.25) * t1201 - t1183 * t778));
                        let t1203 = t51 * t1199
                            + (t60 * t1202
                                + (j * t1196
                                    + rt::lit::<T>(0.5) * (t122 * t1183 + t119 * t1172)));
                        let t1204 = t1199 - quarter_m * t1198;
                        let t1205 = t55 * t1203
                            + (t116 * t1187
                                + (l * t1204 + (t66 * t1196 + t123 * t1181)));
                        let t1206 = t120 * t1189
                            + (t999 * t1200 + t125 * t1184
                                + (t124 * t1174 - t1000 * t1197));
                        let t1207 = t61 * (t1202 + quarter_m * t1201)
                            + t1178 * quarter_j_h
                            + (t45 * t1204 + rt::lit::<T>(0.5) * (t117 * t1188 + t1206));
                        let t1208 = t1205
                            - rt::lit::<T>(0.5)
                                * (t111 * t1190 + (t126 * t1173 - t979 * t1193))
                            - t42 * t1207;
                        let t1209 = t70 * (t71 * t1208 + (t127 * t1192 - t128 * t1191));
                        let t1210 = rt::lit::<T>(0.5)
                            * (t111 * t1192 - (t984 * t1193 + t128 * t1173))
                            - t42 * t1209;
                        let t1211 = t69 * t1191;
                        let t1212 = t533 * (t1170 * t534 - t1211 * t601);
                        let t1213 = t1173 * t1006 + t42 * t1212;
                        let t1214 = t45 * t1213 + (t1174 * t1010 - l * t1212);
                        let t1215 = t535 * t1181 + t55 * t1212;
                        let t1216 = m_ * (t1214 - (t1172 * t797 + t51 * t1215));
                        let t1217 = rt::lit::<T>(0.5) * (t1172 * t539 + t1183 * t542)
                            - t535 * t1187 - t66 * t1212 - j * t1215;
                        let t1218 = t61 * t1213 - t1184 * t1010;
                        let t1219 = m_ * (t60 * t1215 - t1183 * t797 - t1218);
                        let t1220 = t51 * t1216 + t1217 - t60 * t1219;
                        let t1221 = t43 * t1220 - t1178 * t1018;
                        let t1222 = t1216 + m_ * t1214;
                        let t1223 = t1219 - m_ * t1218;
                        let t1224 = t68 * t1212
                            + (t535 * t1190
                                - rt::lit::<T>(0.5)
                                    * (t1184 * t545 + (t1174 * t540 + t1176 * t544)));
                        let t1225 = l
                            * (t59 * t1213 + (t536 * t1188 - t1173 * t1020)
                                - t42 * t1222)
                            + (t61 * t1223 + (t1224 - j * t1213) - t45 * t1222);
                        let t1226 = l
                            * (t42 * t1223
                                + (t1173 * t1025 - t536 * t1189 - t67 * t1213))
                            + (t543 * t1180 - t1171 * t807);
                        let t1227 = t43 * (t50 * t1221 + t1225)
                            - rt::lit::<T>(0.5) * (t1178 * t547 + t1173 * t548)
                            - t42 * (t54 * t1220 + t1226 - t49 * t1221);
                        let t1228 = t128 * t1181 + t55 * t1209;
                        let t1229 = t116 * t1192 + t71 * t1196;
                        let t1230 = t1229 - t1228;
                        let t1231 = l * t1209;
                        let t1232 = t1173 * t984 + t42 * t1192;
                        let t1233 = t45 * t1210
                            + (t1231
                                + rt::lit::<T>(0.5)
                                    * (t117 * t1232 + (t129 * t1174 - t1033 * t1197)));
                        let t1234 = m_ * (t1172 * t814 + t51 * t1230 - t1233);
                        let t1235 = t61 * t1210
                            - rt::lit::<T>(0.5)
                                * (t120 * t1232 + (t1033 * t1200 + t129 * t1184));
                        let t1236 = m_ * (t1235 + t1183 * t814 - t60 * t1230);
                        let t1237 = t51 * t1234
                            + (rt::lit::<T>(0.5) * (t162 * t1172 + t165 * t1183)
                                + j * t1230) - t60 * t1236;
                        let t1238 = t43 * t1232 - t1178 * t1033;
                        let t1239 = t71 * t1181 + t55 * t1192;
                        let t1240 = t1171 * t823 + t49 * t1239;
                        let t1241 = t1173 * t1033 + t42 * t1232;
                        let t1242 = t50 * t1239 - t1176 * t823;
                        let t1243 = rt::lit::<T>(0.5)
                            * (t49 * t1173 + t42 * t1171 - (t50 * t1178 + t43 * t1176));
                        let t1244 = rt::lit::<T>(0.5)
                            * (t104 * t1173 + t103 * t1171
                                - (t97 * t1176 + t105 * t1178)) + t5 * t1243;
                        let t1245 = t50 * t1238 + t42 * t1240
                            + (t49 * t1241 + (t43 * t1242 + t1244));
                        let t1246 = t42 * t1210
                            + rt::lit::<T>(0.5)
                                * (t111 * t1232 + (t129 * t1173 - t1033 * t1193));
                        let t1247 = rt::lit::<T>(0.5)
                            * (t112 * t1245 + (t1047 * t1194 + t1178 * t513))
                            + (t54 * t1246
                                + (t114 * t1241 + (t186 * t1180 + t103 * t1195)));
                        let t1248 = t186 * t1171 + t1173 * t512
                            - (t174 * t1176 + t1178 * t511)
                            - (t1193 * t1050 + t1194 * t1051);
                        let t1249 = rt::lit::<T>(0.5)
                            * (t111 * t1240 + t1248 - t112 * t1242)
                            + t492
                                * (t111 * t1171 + t112 * t1176
                                    - (t49 * t1193 + t50 * t1194));
                        let t1250 = t43 * t1210
                            - rt::lit::<T>(0.5)
                                * (t112 * t1232 + (t1033 * t1194 + t129 * t1178));
                        let t1251 = t43 * (t50 * t1230 - t1176 * t814) + t1249
                            + (t42 * (t1171 * t814 + t49 * t1230)
                                + (t50 * t1250 + t49 * t1246));
                        let t1252 = t61 * t1232 - t1184 * t1033;
                        let t1253 = m_ * (t1252 + (t1183 * t823 - t60 * t1239));
                        let t1254 = t1253 + m_ * t1252;
                        let t1255 = l * t1192;
                        let t1256 = t1255 - t1174 * t1033 - t45 * t1232;
                        let t1257 = m_ * (t1256 + (t51 * t1239 + t1172 * t823));
                        let t1258 = t1257 + m_ * t1256;
                        let t1259 = t117 * t1258
                            + (t183 * t1174 - t1197 * t1064
                                + (t1200 * t1065 + t172 * t1184));
                        let t1260 = t45 * (t1234 - m_ * t1233)
                            + (rt::lit::<T>(0.5) * (t120 * t1254 + t1259) - j * t1210);
                        let t1261 = t1236 + m_ * t1235;
                        let t1262 = k1 * (t1179 - t1177);
                        let t1263 = t168 * t1239 + t653 * t1195;
                        let t1264 = twice_m_l
                            * (t43 * t1231
                                + rt::lit::<T>(0.5)
                                    * (t112 * t1255 + (t855 * t1194 - t160 * t1178)));
                        let t1265 = twice_m_l * (t43 * t1255 - t1178 * t855)
                            + (t75 * t1239 + t73 * t1262);
                        let t1266 = t72 * (t75 * t1230 + (t159 * t1262 - t1263) - t1264)
                            + (t77 * t1210 + (t129 * t1265 + t170 * t1232));
                        let t1267 = m_l * (t50 * t1255 - t1176 * t855);
                        let t1268 = k1 * t1180;
                        let t1269 = t86 * t1239 + t73 * t1268;
                        let t1270 = t73 * t1267 + (t85 * t1239 - t87 * t1232)
                            - t72 * t1269;
                        let t1271 = t1238 - t7 * t1178;
                        let t1272 = t96 * (t1250 - t492 * t1194)
                            + (t116 * t1270
                                + (t184 * t1271 + (t88 * t1196 + t1181 * t516)));
                        let t1273 = t77 * t1232 + t72 * t1265;
                        let t1274 = t51 * t1257
                            + (rt::lit::<T>(0.5) * (t94 * t1172 + t82 * t1183)
                                + j * t1239) - t60 * t1253;
                        let t1275 = t1272
                            + (rt::lit::<T>(0.5)
                                * (t111 * t1273 + (t171 * t1173 - t1193 * t1081))
                                + t1274 * t514);
                        let t1276 = t159 * t1267 - (t1239 * t515 + t179 * t1232)
                            - t129 * t1269 - t87 * t1210;
                        let t1277 = t1276
                            + (t85 * t1230 - t222 * (t50 * t1231 - t1176 * t865))
                            - t72 * (t86 * t1230 + (t1263 + t159 * t1268));
                        let t1278 = t45 * t1258
                            + (rt::lit::<T>(0.5) * (t95 * t1174 + t83 * t1184)
                                - j * t1232) - t61 * t1254;
                        let t1279 = t54 * t1241
                            + (rt::lit::<T>(0.5) * (t108 * t1178 - t5 * t1176)
                                + t103 * t1180) - t43 * t1245;
                        let t1280 = t42 * t1266 + t1275
                            + (t6 * t1261
                                + (t55 * t1277 + (t175 * t1278 + t166 * t1279)));
                        let t1281 = t109 * t1237 + t101 * (t1247 - t43 * t1251)
                            + (t99 * (t1260 - t61 * t1261) + t1280);
                        let t1282 = weight1_1 * t1210 - half_h * t1227
                            + (weight1_2 * (t1228 - t1229) - weight1_3 * t1281);
                        let t1283 = l_h * t1176;
                        let t1284 = h * t1171;
                        let t1285 = h * t1176;
                        let t1286 = rt::lit::<T>(0.25)
                            * (t132 * t1173 - t133 * t1178
                                + (t42 * t1284 - t43 * t1285));
                        let t1287 = t43 * t1286 - t1178 * t873;
                        let t1288 = rt::lit::<T>(0.5) * (t139 * t1181 - t750 * t1283)
                            - (t1172 * t874 + t51 * t1287);
                        let t1289 = m_ * t1288;
                        let t1290 = l_h * t1171;
                        let t1291 = t139 * t1182
                            + (t138 * t1172 - t881 * t1283
                                + (t883 * t1290 + t142 * t1183));
                        let t1292 = m_
                            * (rt::lit::<T>(0.5) * (t140 * t1181 + t750 * t1290)
                                + (t60 * t1287 - t1183 * t874));
                        let t1293 = t51 * t1289 - j * t1287
                            + (rt::lit::<T>(0.5) * (t140 * t1186 + t1291) - t60 * t1292);
                        let t1294 = m_l * t1288
                            + (t143 * t1181 - t1173 * t1102 - t66 * t1287)
                            - t136 * t1187;
                        let t1295 = t42
                            * (t45 * t1289
                                + rt::lit::<T>(0.5) * (t138 * t1174 + t142 * t1184)
                                - t61 * t1292);
                        let t1296 = t70
                            * (t145 * t1192
                                + (t71 * (t55 * t1293 + (t1294 - t1295)) - t146 * t1191));
                        let t1297 = t55 * t1296
                            + (t136 * t1192 + (t71 * t1287 + t146 * t1181));
                        let t1298 = l
                            * (t55 * t1216 + (t539 * t1181 - t538 * t1182 - t58 * t1215))
                            + t1178 * t807;
                        let t1299 = l
                            * (t65 * t1215 + (t538 * t1186 - t542 * t1181) - t55 * t1219)
                            + t1173 * t807;
                        let t1300 = t50 * (t1298 - t43 * t1221)
                            - rt::lit::<T>(0.5) * (t1176 * t550 + t1171 * t551)
                            - t49 * (t42 * t1221 + t1299);
                        let t1301 = t1173 * t1110 + t42 * t1296;
                        let t1302 = l * t1296;
                        let t1303 = t45 * t1301 + (t1174 * t1112 - t1302);
                        let t1304 = t1303
                            + (rt::lit::<T>(0.5)
                                * (t139 * t1239 - (t823 * t1283 + t155 * t1172))
                                - t51 * t1297);
                        let t1305 = m_ * t1304;
                        let t1306 = t45 * (t1305 + m_ * t1303)
                            + (rt::lit::<T>(0.5) * (t205 * t1174 + t208 * t1184)
                                + j * t1301);
                        let t1307 = t61 * t1301 - t1184 * t1112;
                        let t1308 = t60 * t1297
                            + rt::lit::<T>(0.5)
                                * (t140 * t1239 + (t823 * t1290 - t155 * t1183)) - t1307;
                        let t1309 = m_ * t1308;
                        let t1310 = t1309 - m_ * t1307;
                        let t1311 = t213 * t1239 + t653 * t1286;
                        let t1312 = t1311 - t155 * t1262 - t75 * t1297
                            - twice_m_l * (t43 * t1302 - t1178 * t1123);
                        let t1313 = t222
                            * (t50 * t1302
                                + rt::lit::<T>(0.5)
                                    * (t132 * t1255 + (t855 * t1284 - t202 * t1176)));
                        let t1314 = t72 * (t86 * t1297 + (t1311 + t155 * t1268))
                            + (t147 * t1269 + (t218 * t1232 - t1239 * t520)
                                - t85 * t1297);
                        let t1315 = t42
                            * (t72 * t1312 + (t215 * t1232 - t147 * t1265 - t77 * t1301))
                            + t55 * (t87 * t1301 - t155 * t1267 - t1313 + t1314);
                        let t1316 = t139 * t1257
                            + (t204 * t1172 - t1283 * t909
                                + (t1290 * t910 + t207 * t1183));
                        let t1317 = t51 * t1305 - j * t1297
                            + (rt::lit::<T>(0.5) * (t140 * t1253 + t1316) - t60 * t1309);
                        let t1318 = t209 * t1271
                            + (t1181 * t521 + t1173 * t1125 - t88 * t1287)
                            - t136 * t1270;
                        let t1319 = t43 * t1301 - t1178 * t1112;
                        let t1320 = t192 * t1173 + t195 * t1176
                            + (t199 * t1178 - t197 * t1171)
                            - (t1285 * t917 + t1284 * t918);
                        let t1321 = rt::lit::<T>(0.5)
                            * (t133 * t1241 + t1320 - t132 * t1238)
                            + t492
                                * (t133 * t1173 + t132 * t1178
                                    - (t42 * t1285 + t43 * t1284));
                        let t1322 = t42
                            * (rt::lit::<T>(0.5)
                                * (t133 * t1239 - (t823 * t1285 + t155 * t1171))
                                - t49 * t1297);
                        let t1323 = t43
                            * (t50 * t1297
                                + rt::lit::<T>(0.5)
                                    * (t132 * t1239 + (t823 * t1284 - t155 * t1176)));
                        let t1324 = t1173 * t1112 + t42 * t1301;
                        let t1325 = rt::lit::<T>(0.5) * t518;
                        let t1326 = t135 * t1241
                            + (t103 * t1286
                                + (t197 * t1180 + (t492 * t1284 - t1178 * t1325)));
                        let t1327 = t43
                            * (t1321 + (t1322 - t1323) - (t50 * t1319 + t49 * t1324))
                            + (t54 * t1324 + t1326);
                        let t1328 = t109 * t1317
                            + (t1318 - t96 * t1319 - t1274 * t519 - t195 * t1278)
                            - t101 * t1327;
                        let t1329 = t99 * (t1306 - t61 * t1310)
                            + (t1315 + (t6 * t1310 + t223 * t1279)) + t1328;
                        let t1330 = weight1_2 * t1297 - half_h * t1300
                            - (weight1_1 * t1301 + weight1_3 * t1329);
                        let t1331 = t1191 * t721;
                        let t1332 = t1173 * t744 - t42 * t1331;
                        let t1333 = t149 * t1181 - t55 * t1331;
                        let t1334 = t43 * t1332 - t151 * t1178;
                        let t1335 = l * t1331;
                        let t1336 = t85 * t1333 - t87 * t1332
                            - t222 * (t1176 * t932 + t50 * t1335)
                            - t72 * (t157 * t1268 + t86 * t1333);
                        let t1337 = t55
                            * (t1239 * t523 - t1232 * t524 + t1336
                                + (t157 * t1267 - t150 * t1269));
                        let t1338 = t45 * t1332 + (t1335 + t151 * t1174);
                        let t1339 = m_
                            * (rt::lit::<T>(0.5) * (t1172 * t936 + t51 * t1333)
                                - rt::lit::<T>(0.5) * t1338);
                        let t1340 = t61 * t1332 - t151 * t1184;
                        let t1341 = half_m * (t1340 + (t1183 * t936 - t60 * t1333));
                        let t1342 = t1341 + half_m * t1340;
                        let t1343 = t45 * (t1339 - half_m * t1338)
                            + (rt::lit::<T>(0.5) * (t243 * t1174 + t232 * t1184)
                                - half_j * t1332 - t61 * t1342);
                        let t1344 = t51 * t1339
                            + (half_j * t1333 + (t1172 * t943 + t1183 * t944)
                                - t60 * t1341);
                        let t1345 = t99 * t1343
                            + (t109 * t1344
                                + (t244 * t1271 + (t1181 * t525 + t6 * t1342)));
                        let t1346 = t151 * t1173 + t42 * t1332;
                        let t1347 = t42 * (t1171 * t936 + t49 * t1333)
                            + t43 * (t50 * t1333 - t1176 * t936);
                        let t1348 = t50 * t1334
                            + (t1173 * t1161 - t249 * t1176
                                + (t1171 * t949 - t1178 * t1162));
                        let t1349 = rt::lit::<T>(0.5)
                            * (t246 * t1180 + t54 * t1346
                                - t43 * (t1347 + (t49 * t1346 + t1348)));
                        let t1350 = rt::lit::<T>(0.5) * (t157 * t1262 + t75 * t1333)
                            - m_l * (t1178 * t932 + t43 * t1335);
                        let t1351 = t42
                            * (rt::lit::<T>(0.5) * (t150 * t1265 + t77 * t1332)
                                + (t72 * t1350 + t226 * t1232));
                        let t1352 = t241 * t1279 + t1345
                            + (t101 * (t1178 * t1158 + t1349) + (t1351 + t1274 * t531));
                        let t1353 = weight1_3
                            * (rt::lit::<T>(0.5)
                                * (t247 * t1278 + (t96 * t1334 + t227 * t1173) + t1337)
                                + t1352);
                        let t1354 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1332 - weight1_2 * t1333)
                            + (t1191 * t930 - t1353);
                        let t1355 = half_h * d_rho1_rate_by_7;
                        let t1356 = half_h * d_theta2_rate_by_7 - half_h_over_i;
                        let t1357 = t50 * t1356;
                        let t1358 = l * t1357;
                        let t1359 = half_h * d_theta1_rate_by_7 - half_h_over_i;
                        let t1360 = t43 * t1359;
                        let t1361 = l * t1360;
                        let t1362 = t45 * t1360 + t42 * t1361;
                        let t1363 = t49 * t1356;
                        let t1364 = t50 * t1360 - t42 * t1363;
                        let t1365 = t42 * t1359;
                        let t1366 = t43 * t1357 - t49 * t1365;
                        let t1367 = t1364 - t1366;
                        let t1368 = t43 * t1367 - t54 * t1365;
                        let t1369 = m_ * (t55 * t1358 - t1362 + t51 * t1368);
                        let t1370 = l * t1363;
                        let t1371 = l * t1365;
                        let t1372 = t61 * t1360 - t42 * t1371;
                        let t1373 = m_ * (t1372 + t55 * t1370 - t60 * t1368);
                        let t1374 = t51 * t1369 + (t58 * t1358 + t65 * t1370 + j * t1368)
                            - t60 * t1373;
                        let t1375 = t1369 - m_ * t1362;
                        let t1376 = m_ * t1372 + t1373;
                        let t1377 = t59 * t1361 + (t67 * t1371 - j * t1360) + t45 * t1375
                            - t61 * t1376;
                        let t1378 = t55 * t1374
                            + (l * t1375 + (t66 * t1368 - t68 * t1360)) - t42 * t1377;
                        let t1379 = t70 * (t1355 - t71 * t1378);
                        let t1380 = h * t1365;
                        let t1381 = h * t1360;
                        let t1382 = rt::lit::<T>(0.5)
                            * (t112 * t1357 - t111 * t1363
                                + (t49 * t1381 - t50 * t1380));
                        let t1383 = t43 * t1382 - t114 * t1365
                            - rt::lit::<T>(0.5) * (t112 * t1367 + t54 * t1381);
                        let t1384 = l_h * t1365;
                        let t1385 = t111 * t1361 + t117 * t1360
                            - (t45 * t1380 + t42 * t1384);
                        let t1386 = m_
                            * (t51 * t1383 + (t116 * t1358 - rt::lit::<T>(0.5) * t1385));
                        let t1387 = l_h * t1360;
                        let t1388 = t111 * t1371 + t120 * t1360
                            + (t61 * t1380 + t42 * t1387);
                        let t1389 = m_
                            * (t60 * t1383 + (rt::lit::<T>(0.5) * t1388 - t116 * t1370));
                        let t1390 = t51 * t1386
                            + (t60 * t1389
                                + (j * t1383 + (t122 * t1370 + t119 * t1358)));
                        let t1391 = t1386 - half_m * t1385;
                        let t1392 = l * t1391
                            + (t116 * t1374
                                + (t66 * t1383 + (t123 * t1368 - t126 * t1360)));
                        let t1393 = t61 * (t1389 + half_m * t1388)
                            + (t124 * t1361 + (half_j_h * t1365 + t125 * t1371));
                        let t1394 = rt::lit::<T>(0.5)
                            * (t117 * t1375
                                + (t120 * t1376 + (t67 * t1387 - t59 * t1384)))
                            + t45 * t1391;
                        let t1395 = t55 * t1390 + t1392
                            - (t42 * (t1393 + t1394)
                                + rt::lit::<T>(0.5) * (t111 * t1377 - t68 * t1380));
                        let t1396 = t70 * (t71 * t1395 + (t127 * t1379 - t128 * t1378));
                        let t1397 = rt::lit::<T>(0.5) * (t111 * t1379 - t71 * t1380)
                            - t128 * t1360 - t42 * t1396;
                        let t1398 = h_adjoint8 * t457
                            + rt::lit::<T>(0.5)
                                * (h_adjoint2 * t450 - h_adjoint1 * t452);
                        let t1399 = t69 * t1378;
                        let t1400 = t533
                            * (h * d_rho1_rate_by_7 * t598 + t44 * t1398 - t1399 * t601);
                        let t1401 = t1360 * t535 + t42 * t1400;
                        let t1402 = t45 * t1401 + (t1361 * t536 - l * t1400);
                        let t1403 = t535 * t1368 + t55 * t1400;
                        let t1404 = m_ * (t1402 - (t1358 * t538 + t51 * t1403));
                        let t1405 = t1370 * t542 + t1358 * t539 - t535 * t1374
                            - t66 * t1400 - j * t1403;
                        let t1406 = t61 * t1401 - t1371 * t536;
                        let t1407 = m_ * (t60 * t1403 - t1370 * t538 - t1406);
                        [
                            t909,
                            t910,
                            t917,
                            t918,
                            t926,
                            t932,
                            t936,
                            t943,
                            t944,
                            t949,
                            t956,
                            t957,
                            t959,
                            t960,
                            t961,
                            t962,
                            t965,
                            t967,
                            t970,
                            t971,
                            t972,
                            t973,
                            t974,
                            t976,
                            t977,
                            t978,
                            t979,
                            t980,
                            t981,
                            t982,
                            t983,
                            t984,
                            t988,
                            t999,
                            t1000,
                            t1006,
                            t1007,
                            t1010,
                            t1018,
                            t1020,
                            t1025,
                            t1032,
                            t1033,
                            t1039,
                            t1040,
                            t1041,
                            t1042,
                            t1043,
                            t1044,
                            t1046,
                            t1047,
                            t1050,
                            t1051,
                            t1058,
                            t1059,
                            t1060,
                            t1062,
                            t1063,
                            t1064,
                            t1065,
                            t1069,
                            t1072,
                            t1074,
                            t1075,
                            t1076,
                            t1077,
                            t1078,
                            t1080,
                            t1081,
                            t1082,
                            t1086,
                            t1087,
                            t1090,
                            t1102,
                            t1110,
                            t1112,
                            t1123,
                            t1125,
                            t1142,
                            t1158,
                            t1161,
                            t1162,
                            t1169,
                            t1170,
                            t1171,
                            t1172,
                            t1173,
                            t1174,
                            t1176,
                            t1178,
                            t1180,
                            t1181,
                            t1182,
                            t1183,
                            t1184,
                            t1186,
                            t1187,
                            t1188,
                            t1189,
                            t1190,
                            t1191,
                            t1192,
                            t1211,
                            t1232,
                            t1238,
                            t1239,
                            t1240,
                            t1241,
                            t1242,
                            t1243,
                            t1245,
                            t1253,
                            t1254,
                            t1255,
                            t1257,
                            t1258,
                            t1262,
                            t1265,
                            t1267,
                            t1268,
                            t1269,
                            t1270,
                            t1271,
                            t1273,
                            t1274,
                            t1278,
                            t1279,
                            t1282,
                            t1325,
                            t1330,
                            t1354,
                            t1355,
                            t1357,
                            t1358,
                            t1360,
                            t1361,
                            t1363,
                            t1364,
                            t1365,
                            t1366,
                            t1367,
                            t1368,
                            t1369,
                            t1370,
                            t1371,
                            t1373,
                            t1374,
                            t1375,
                            t1376,
                            t1377,
                            t1378,
                            t1379,
                            t1380,
                            t1381,
                            t1382,
                            t1383,
                            t1384,
                            t1387,
                            t1396,
                            t1397,
                            t1398,
                            t1399,
                            t1400,
                            t1401,
                            t1402,
                            t1403,
                            t1404,
                            t1405,
                            t1406,
                            t1407,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        half_h,
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
                        t69,
                        t70,
                        t71,
                        t72,
                        t73,
                        t5,
                        t75,
                        t86,
                        t6,
                        t89,
                        t81,
                        t82,
                        t93,
                        t94,
                        t83,
                        t95,
                        t101,
                        t96,
                        t77,
                        t78,
                        t87,
                        t85,
                        t88,
                        t97,
                        t105,
                        t103,
                        t104,
                        t99,
                        t108,
                        t109,
                        half_m,
                        l_h,
                        t111,
                        t112,
                        t117,
                        t120,
                        t113,
                        t114,
                        t116,
                        t122,
                        t119,
                        t124,
                        t123,
                        t125,
                        half_j_h,
                        t126,
                        t127,
                        t128,
                        t129,
                        t133,
                        t132,
                        t139,
                        t140,
                        t135,
                        t136,
                        half_l_h,
                        t142,
                        t138,
                        t143,
                        t144,
                        t145,
                        t146,
                        t147,
                        t149,
                        t150,
                        t151,
                        t155,
                        t157,
                        t7,
                        t159,
                        t160,
                        t165,
                        t162,
                        t172,
                        t168,
                        t174,
                        t186,
                        t170,
                        t171,
                        t179,
                        t183,
                        t184,
                        t175,
                        t166,
                        t202,
                        t207,
                        t204,
                        t208,
                        t213,
                        t195,
                        t197,
                        t191,
                        t192,
                        t198,
                        t199,
                        t215,
                        t216,
                        t218,
                        t222,
                        t205,
                        t209,
                        t223,
                        half_j,
                        t237,
                        t230,
                        t231,
                        half_l,
                        t239,
                        t240,
                        t232,
                        t247,
                        t246,
                        t226,
                        t227,
                        t243,
                        t244,
                        t241,
                        t249,
                        t452,
                        t450,
                        quarter_m,
                        t492,
                        t752,
                        t748,
                        t759,
                        t755,
                        t753,
                        t765,
                        t749,
                        t764,
                        t750,
                        t526,
                        t758,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t534,
                        t533,
                        t535,
                        t538,
                        t536,
                        t539,
                        t542,
                        t545,
                        t540,
                        t543,
                        t544,
                        t547,
                        t548,
                        t550,
                        t551,
                        t598,
                        t653,
                        t457,
                        t515,
                        t516,
                        t511,
                        t512,
                        t513,
                        t514,
                        t518,
                        t519,
                        t520,
                        t521,
                        t524,
                        t523,
                        t525,
                        t528,
                        t527,
                        t529,
                        t530,
                        t531,
                        t553,
                        t601,
                        t721,
                        t744,
                        t756,
                        t761,
                        t762,
                        t772,
                        t849,
                        t857,
                        t843,
                        t816,
                        t824,
                        t823,
                        t841,
                        t845,
                        t862,
                        t867,
                        t852,
                        t858,
                        t855,
                        t856,
                        t859,
                        t828,
                        t827,
                        t860,
                        t868,
                        t778,
                        t814,
                        t797,
                        t865,
                        t807,
                        t876,
                        t875,
                        t872,
                        t882,
                        t877,
                        t878,
                        t873,
                        t874,
                        t881,
                        t883,
                        t894,
                        t890,
                        t895,
                        t896,
                        t898,
                        t893,
                        quarter_j_h,
                        m_,
                        j,
                        l,
                        h,
                        d_theta1_rate_by_5,
                        d_theta2_rate_by_5,
                        d_rho1_rate_by_5,
                        d_theta1_rate_by_6,
                        d_theta2_rate_by_6,
                        d_rho1_rate_by_6,
                        d_theta1_rate_by_7,
                        d_theta2_rate_by_7,
                        d_rho1_rate_by_7,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                    ])
                };
                let [t1419, t1426, t1427, t1428, t1429, t1430, t1431, t1433, t1443,
                t1444, t1445, t1447, t1448, t1451, t1454, t1456, t1457, t1458, t1459,
                t1460, t1461, t1463, t1467, t1468, t1471, t1519, t1543, t1544, t1545,
                t1546, t1547, t1548, t1550, t1552, t1554, t1555, t1556, t1557, t1558,
                t1560, t1561, t1562, t1563, t1564, t1565, t1566, adjoint8_l_h, t1585,
                t1606, t1612, t1613, t1614, t1615, t1616, t1617, t1619, t1627, t1628,
                t1629, t1631, t1632, t1636, t1639, t1641, t1642, t1643, t1644, t1645,
                t1647, t1648, t1652, t1653, t1656, t1703, t1727, t1728, t1730, t1731,
                t1733, t1734, t1736, t1738, t1740, t1741, t1742, t1743, t1744, t1746,
                t1747, t1748, t1749, t1750, t1751, t1752, t1771, t1772, t1792, t1799,
                t1800, t1801, t1802, t1803, t1804, t1806, t1816, t1817, t1818, t1820,
                t1821, t1824, t1827, t1829, t1830, t1831, t1832, t1833, t1834, t1836,
                t1840, t1841, t1844, t1892, t1916] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        l_over_i,
                        half_h,
                        t44,
                        t1,
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
                        t86,
                        t6,
                        t89,
                        t82,
                        t94,
                        t83,
                        t95,
                        t101,
                        t96,
                        t77,
                        t78,
                        t87,
                        t85,
                        t88,
                        t97,
                        t105,
                        t103,
                        t104,
                        t99,
                        t108,
                        t109,
                        half_m,
                        l_h,
                        t111,
                        t112,
                        t117,
                        t120,
                        t114,
                        t116,
                        t122,
                        t119,
                        t124,
                        t123,
                        t125,
                        half_j_h,
                        t126,
                        t127,
                        t128,
                        t129,
                        t133,
                        t132,
                        t139,
                        t140,
                        t135,
                        t136,
                        t142,
                        t138,
                        t143,
                        t144,
                        t145,
                        t146,
                        t147,
                        t149,
                        t150,
                        t151,
                        t155,
                        t157,
                        k4,
                        t7,
                        t159,
                        t160,
                        t165,
                        t162,
                        t172,
                        t168,
                        t174,
                        t186,
                        t170,
                        t171,
                        t179,
                        t183,
                        t184,
                        t175,
                        t166,
                        t188,
                        t202,
                        t207,
                        t204,
                        t208,
                        t213,
                        t195,
                        t197,
                        t192,
                        t194,
                        t199,
                        t215,
                        t216,
                        t218,
                        t222,
                        t205,
                        t209,
                        t223,
                        half_j,
                        t237,
                        t231,
                        t240,
                        t232,
                        t247,
                        t246,
                        t226,
                        t227,
                        t243,
                        t244,
                        t241,
                        t249,
                        half_l_h_over_i,
                        t392,
                        t389,
                        t387,
                        t462,
                        t480,
                        t478,
                        t474,
                        quarter_h_h_over_i,
                        quarter_m,
                        t484,
                        t483,
                        t507,
                        t492,
                        t750,
                        t526,
                        t979,
                        t1360,
                        t1357,
                        t1365,
                        t1363,
                        t1361,
                        t1371,
                        t1358,
                        t1370,
                        half_h_h_over_i,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t533,
                        t535,
                        t538,
                        t536,
                        t539,
                        t542,
                        t545,
                        t540,
                        t543,
                        t544,
                        t547,
                        t548,
                        t550,
                        t551,
                        t598,
                        t653,
                        t487,
                        t515,
                        t516,
                        t511,
                        t512,
                        t513,
                        t514,
                        t518,
                        t519,
                        t520,
                        t521,
                        t524,
                        t523,
                        t525,
                        t528,
                        t527,
                        t530,
                        t531,
                        t553,
                        t601,
                        t721,
                        t744,
                        t823,
                        t855,
                        t778,
                        t814,
                        t797,
                        t865,
                        t807,
                        t873,
                        t874,
                        t881,
                        t883,
                        t909,
                        t910,
                        t918,
                        t917,
                        t936,
                        t944,
                        t932,
                        t943,
                        t949,
                        t984,
                        t1033,
                        t1047,
                        t988,
                        t999,
                        t1000,
                        quarter_j_h,
                        t1006,
                        t1010,
                        t1018,
                        t1081,
                        t1064,
                        t1065,
                        t1050,
                        t1051,
                        t1020,
                        t1025,
                        t1102,
                        t1110,
                        t1112,
                        t1123,
                        t1125,
                        t1158,
                        t1161,
                        t1162,
                        t1325,
                        t1364,
                        t1366,
                        t1367,
                        t1368,
                        t1373,
                        t1369,
                        t1376,
                        t1375,
                        t1377,
                        t1374,
                        t1378,
                        t1398,
                        t1379,
                        t1380,
                        t1381,
                        t1384,
                        t1387,
                        t1382,
                        t1383,
                        t1396,
                        t1397,
                        t1400,
                        t1403,
                        t1401,
                        t1402,
                        t1406,
                        t1404,
                        t1407,
                        t1405,
                        quarter_h_over_i,
                        m_,
                        j,
                        l,
                        h,
                        adjoint8,
                        d_theta1_rate_by_9,
                        d_theta2_rate_by_9,
                        d_rho1_rate_by_9,
                        d_theta1_rate_by_10,
                        d_theta2_rate_by_10,
                        d_rho1_rate_by_10,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                        ]: [T; 292],
                    ) -> [T; 123] {
                        let t1408 = t51 * t1404 + t1405 - t60 * t1407;
                        let t1409 = t43 * t1408 - t1365 * t543;
                        let t1410 = t1404 + m_ * t1402;
                        let t1411 = t1407 - m_ * t1406;
                        let t1412 = t68 * t1400
                            + (t535 * t1377
                                - (t1361 * t540 + (t1371 * t545 + t1363 * t544)));
                        let t1413 = l
                            * (t59 * t1401 + (t536 * t1375 - t1360 * t540) - t42 * t1410)
                            + (t61 * t1411 + (t1412 - j * t1401) - t45 * t1410);
                        let t1414 = l
                            * (t42 * t1411 + (t1360 * t545 - t536 * t1376 - t67 * t1401))
                            + (t543 * t1367 - t1357 * t544);
                        let t1415 = t43 * (t50 * t1409 + t1413)
                            - (t1365 * t547 + t1360 * t548)
                            - t42 * (t54 * t1408 + t1414 - t49 * t1409);
                        let t1416 = t128 * t1368 + t55 * t1396;
                        let t1417 = t116 * t1379 + t71 * t1383;
                        let t1418 = t1417 - t1416;
                        let t1419 = t71 * t1360 + t42 * t1379;
                        let t1420 = l * t1396;
                        let t1421 = t45 * t1397
                            + (rt::lit::<T>(0.5) * (t117 * t1419 - t72 * t1384)
                                + (t1420 + t129 * t1361));
                        let t1422 = m_ * (t159 * t1358 + t51 * t1418 - t1421);
                        let t1423 = t61 * t1397
                            - (t129 * t1371
                                + rt::lit::<T>(0.5) * (t120 * t1419 + t72 * t1387));
                        let t1424 = m_ * (t1423 + t159 * t1370 - t60 * t1418);
                        let t1425 = t51 * t1422
                            + (j * t1418 + (t162 * t1358 + t165 * t1370)) - t60 * t1424;
                        let t1426 = t71 * t1368 + t55 * t1379;
                        let t1427 = t73 * t1357 + t49 * t1426;
                        let t1428 = t50 * t1426 - t73 * t1363;
                        let t1429 = t72 * t1360 + t42 * t1419;
                        let t1430 = t43 * t1419 - t72 * t1365;
                        let t1431 = t49 * t1360 + t42 * t1357
                            - (t50 * t1365 + t43 * t1363);
                        let t1432 = t5 * t1431
                            + (t103 * t1357 - t97 * t1363
                                + (t478 + t104 * t1360 - t105 * t1365));
                        let t1433 = t42 * t1427 + t43 * t1428
                            + (t49 * t1429 + (t50 * t1430 + t1432));
                        let t1434 = t42 * t1397
                            + (rt::lit::<T>(0.5) * (t111 * t1419 - t72 * t1380)
                                + t129 * t1360);
                        let t1435 = t54 * t1434
                            + (t114 * t1429
                                + (t103 * t1382 + (t186 * t1367 + t1365 * t513)));
                        let t1436 = t188
                            + t1
                                * (t111 * t1357 + t112 * t1363
                                    - (t49 * t1380 + t50 * t1381));
                        let t1437 = k4 * t1436
                            + (t1360 * t512 + t186 * t1357
                                - (t174 * t1363 + t1365 * t511));
                        let t1438 = rt::lit::<T>(0.5)
                            * (t111 * t1427 - (t104 * t1380 + t105 * t1381)
                                - t112 * t1428) + t1437;
                        let t1439 = t43 * t1397
                            - (t129 * t1365
                                + rt::lit::<T>(0.5) * (t112 * t1419 + t72 * t1381));
                        let t1440 = t42 * (t159 * t1357 + t49 * t1418) + t1438
                            + (t43 * (t50 * t1418 - t159 * t1363)
                                + (t50 * t1439 + t49 * t1434));
                        let t1441 = t109 * t1425
                            + t101
                                * (rt::lit::<T>(0.5) * (t112 * t1433 + t108 * t1381) + t1435
                                    - t43 * t1440);
                        let t1442 = t61 * t1419 - t72 * t1371;
                        let t1443 = m_ * (t1442 + (t73 * t1370 - t60 * t1426));
                        let t1444 = t1443 + m_ * t1442;
                        let t1445 = l * t1379;
                        let t1446 = t1445 - t72 * t1361 - t45 * t1419;
                        let t1447 = m_ * (t1446 + (t51 * t1426 + t73 * t1358));
                        let t1448 = t1447 + m_ * t1446;
                        let t1449 = rt::lit::<T>(0.5)
                            * (t120 * t1444
                                + (t117 * t1448 + (t83 * t1387 - t95 * t1384)))
                            + (t183 * t1361 + t172 * t1371 - j * t1397);
                        let t1450 = t1424 + m_ * t1423;
                        let t1451 = k1 * (t1366 - t1364);
                        let t1452 = t168 * t1426 + t653 * t1382;
                        let t1453 = twice_m_l
                            * (t43 * t1420
                                + (rt::lit::<T>(0.5) * (t112 * t1445 + t89 * t1381)
                                    - t160 * t1365));
                        let t1454 = twice_m_l * (t43 * t1445 - t89 * t1365)
                            + (t75 * t1426 + t73 * t1451);
                        let t1455 = t72 * (t75 * t1418 + (t159 * t1451 - t1452) - t1453)
                            + (t77 * t1397 + (t129 * t1454 + t170 * t1419));
                        let t1456 = t77 * t1419 + t72 * t1454;
                        let t1457 = m_l * (t50 * t1445 - t89 * t1363);
                        let t1458 = k1 * t1367;
                        let t1459 = t86 * t1426 + t73 * t1458;
                        let t1460 = t73 * t1457 + (t85 * t1426 - t87 * t1419)
                            - t72 * t1459;
                        let t1461 = t1430 + (t462 - t5 * t1365);
                        let t1462 = t184 * t1461
                            + (t88 * t1383
                                + (t1368 * t516 + (l_over_i * t172 + t171 * t1360)));
                        let t1463 = t51 * t1447
                            + (j * t1426 + (t94 * t1358 + t82 * t1370)) - t60 * t1443;
                        let t1464 = rt::lit::<T>(0.5) * (t111 * t1456 - t78 * t1380)
                            + (t116 * t1460 + t1462)
                            + (t96 * (t1439 - rt::lit::<T>(0.5) * (t392 + t5 * t1381))
                                + t1463 * t514);
                        let t1465 = t159 * t1457 - (t1426 * t515 + t179 * t1419)
                            - t129 * t1459 - t87 * t1397;
                        let t1466 = t1465
                            + (t85 * t1418 - t222 * (t50 * t1420 - t160 * t1363))
                            - t72 * (t86 * t1418 + (t1452 + t159 * t1458));
                        let t1467 = t45 * t1448 + (t83 * t1371 + t95 * t1361 - j * t1419)
                            - t61 * t1444;
                        let t1468 = t54 * t1429
                            + (t103 * t1367 + (t474 + t108 * t1365 - t5 * t1363))
                            - t43 * t1433;
                        let t1469 = t42 * t1455 + t1464
                            + (t6 * t1450
                                + (t55 * t1466 + (t175 * t1467 + t166 * t1468)));
                        let t1470 = t1441
                            + (t99 * (t45 * (t1422 - m_ * t1421) + t1449 - t61 * t1450)
                                + t1469);
                        let t1471 = weight1_1 * t1397 - half_h * t1415
                            + (weight1_2 * (t1416 - t1417) - weight1_3 * t1470);
                        let t1472 = l_h * t1363;
                        let t1473 = h * t1357;
                        let t1474 = h * t1363;
                        let t1475 = rt::lit::<T>(0.5)
                            * (t132 * t1360 - t133 * t1365
                                + (t42 * t1473 - t43 * t1474));
                        let t1476 = t43 * t1475 - t135 * t1365;
                        let t1477 = rt::lit::<T>(0.5) * (t139 * t1368 - t55 * t1472)
                            - t136 * t1358 - t51 * t1476;
                        let t1478 = m_ * t1477;
                        let t1479 = l_h * t1357;
                        let t1480 = m_
                            * (t60 * t1476
                                + (rt::lit::<T>(0.5) * (t140 * t1368 + t55 * t1479)
                                    - t136 * t1370));
                        let t1481 = rt::lit::<T>(0.5)
                            * (t140 * t1373
                                + (t139 * t1369 + (t65 * t1479 - t58 * t1472)))
                            - t60 * t1480;
                        let t1482 = t55
                            * (t51 * t1478 + (t138 * t1358 + t142 * t1370 - j * t1476)
                                + t1481);
                        let t1483 = m_l * t1477
                            + (t143 * t1368 - t144 * t1360 - t66 * t1476) - t136 * t1374;
                        let t1484 = t1482 + t1483
                            - t42
                                * (t45 * t1478 + (t142 * t1371 + t138 * t1361)
                                    - t61 * t1480);
                        let t1485 = t70 * (t71 * t1484 + (t145 * t1379 - t146 * t1378));
                        let t1486 = t55 * t1485
                            + (t136 * t1379 + (t71 * t1476 + t146 * t1368));
                        let t1487 = l
                            * (t55 * t1404 + (t539 * t1368 - t538 * t1369 - t58 * t1403))
                            + t1365 * t544;
                        let t1488 = l
                            * (t65 * t1403 + (t538 * t1373 - t542 * t1368) - t55 * t1407)
                            + t1360 * t544;
                        let t1489 = t50 * (t1487 - t43 * t1409)
                            - (t1363 * t550 + t1357 * t551)
                            - t49 * (t42 * t1409 + t1488);
                        let t1490 = t146 * t1360 + t42 * t1485;
                        let t1491 = l * t1485;
                        let t1492 = t45 * t1490 + (t147 * t1361 - t1491);
                        let t1493 = t1492
                            + (rt::lit::<T>(0.5) * (t139 * t1426 - t73 * t1472)
                                - t155 * t1358 - t51 * t1486);
                        let t1494 = m_ * t1493;
                        let t1495 = t45 * (t1494 + m_ * t1492)
                            + (j * t1490 + (t205 * t1361 + t208 * t1371));
                        let t1496 = t61 * t1490 - t147 * t1371;
                        let t1497 = t60 * t1486
                            + (rt::lit::<T>(0.5) * (t140 * t1426 + t73 * t1479)
                                - t155 * t1370) - t1496;
                        let t1498 = m_ * t1497;
                        let t1499 = t1498 - m_ * t1496;
                        let t1500 = t213 * t1426 + t653 * t1475;
                        let t1501 = t1500 - t155 * t1451 - t75 * t1486
                            - twice_m_l * (t43 * t1491 - t202 * t1365);
                        let t1502 = t209 * t1461
                            + (t1368 * t521 + (l_over_i * t208 + t216 * t1360)
                                - t88 * t1476);
                        let t1503 = t43 * t1490 - t147 * t1365;
                        let t1504 = t42
                            * (t72 * t1501 + (t215 * t1419 - t147 * t1454 - t77 * t1490))
                            + (t1502 - t136 * t1460 - t96 * t1503 - t1463 * t519);
                        let t1505 = rt::lit::<T>(0.5)
                            * (t140 * t1443
                                + (t139 * t1447 + (t82 * t1479 - t94 * t1472)))
                            + (t204 * t1358 + t207 * t1370 - j * t1486);
                        let t1506 = t222
                            * (t50 * t1491
                                + (rt::lit::<T>(0.5) * (t132 * t1445 + t89 * t1473)
                                    - t202 * t1363));
                        let t1507 = t72 * (t86 * t1486 + (t1500 + t155 * t1458))
                            + (t87 * t1490 - t85 * t1486);
                        let t1508 = t147 * t1459 + (t218 * t1419 - t1426 * t520)
                            - t155 * t1457 - t1506 + t1507;
                        let t1509 = t109 * (t1505 + (t51 * t1494 - t60 * t1498))
                            + (t55 * t1508 + t6 * t1499);
                        let t1510 = t194
                            + t1
                                * (t133 * t1360 + t132 * t1365
                                    - (t42 * t1474 + t43 * t1473));
                        let t1511 = k4 * t1510
                            + (t195 * t1363 + t192 * t1360
                                + (t199 * t1365 - t197 * t1357));
                        let t1512 = rt::lit::<T>(0.5)
                            * (t133 * t1429 - (t103 * t1474 + t97 * t1473)
                                - t132 * t1430) + t1511;
                        let t1513 = t42
                            * (rt::lit::<T>(0.5) * (t133 * t1426 - t73 * t1474)
                                - t155 * t1357 - t49 * t1486);
                        let t1514 = t147 * t1360 + t42 * t1490;
                        let t1515 = t43
                            * (t50 * t1486
                                + (rt::lit::<T>(0.5) * (t132 * t1426 + t73 * t1473)
                                    - t155 * t1363));
                        let t1516 = t103 * t1475
                            + (t197 * t1367
                                + (rt::lit::<T>(0.5) * (t389 + t5 * t1473) - t1365 * t518));
                        let t1517 = t43
                            * (t1512 + (t1513 - t50 * t1503) - (t49 * t1514 + t1515))
                            + (t54 * t1514 + (t135 * t1429 + t1516));
                        let t1518 = t99 * (t1495 - t61 * t1499)
                            + (t223 * t1468 - t195 * t1467 + t1504)
                            + (t1509 - t101 * t1517);
                        let t1519 = weight1_2 * t1486 - half_h * t1489
                            - (weight1_1 * t1490 + weight1_3 * t1518);
                        let t1520 = t1378 * t721;
                        let t1521 = t149 * t1360 - t42 * t1520;
                        let t1522 = t149 * t1368 - t55 * t1520;
                        let t1523 = t43 * t1521 - t150 * t1365;
                        let t1524 = l * t1520;
                        let t1525 = t85 * t1522 - t87 * t1521
                            - t222 * (t237 * t1363 + t50 * t1524)
                            - t72 * (t157 * t1458 + t86 * t1522);
                        let t1526 = t55
                            * (t1426 * t523 - t1419 * t524 + t1525
                                + (t157 * t1457 - t150 * t1459));
                        let t1527 = t45 * t1521 + (t1524 + t150 * t1361);
                        let t1528 = m_
                            * (rt::lit::<T>(0.5) * (t157 * t1358 + t51 * t1522)
                                - rt::lit::<T>(0.5) * t1527);
                        let t1529 = t61 * t1521 - t150 * t1371;
                        let t1530 = half_m * (t1529 + (t157 * t1370 - t60 * t1522));
                        let t1531 = t1530 + half_m * t1529;
                        let t1532 = t45 * (t1528 - half_m * t1527)
                            + (t232 * t1371 + t243 * t1361 - half_j * t1521
                                - t61 * t1531);
                        let t1533 = t51 * t1528
                            + (half_j * t1522 + (t240 * t1358 + t231 * t1370)
                                - t60 * t1530);
                        let t1534 = t6 * t1531
                            + (t244 * t1461
                                + (t1368 * t525 + (l_over_i * t232 + t227 * t1360)));
                        let t1535 = t150 * t1360 + t42 * t1521;
                        let t1536 = t42 * (t157 * t1357 + t49 * t1522)
                            + t43 * (t50 * t1522 - t157 * t1363);
                        let t1537 = t50 * t1523
                            + (t1360 * t527 - t247 * t1363
                                + (t246 * t1357 - t1365 * t528));
                        let t1538 = rt::lit::<T>(0.5)
                            * (t246 * t1367 + t54 * t1535
                                - t43 * (t1536 + (t49 * t1535 + t1537)));
                        let t1539 = rt::lit::<T>(0.5) * (t157 * t1451 + t75 * t1522)
                            - m_l * (t237 * t1365 + t43 * t1524);
                        let t1540 = t42
                            * (rt::lit::<T>(0.5) * (t150 * t1454 + t77 * t1521)
                                + (t72 * t1539 + t226 * t1419));
                        let t1541 = t241 * t1468 + (t99 * t1532 + (t109 * t1533 + t1534))
                            + (t101 * (t1365 * t530 + t1538) + (t1540 + t1463 * t531));
                        let t1542 = weight1_3
                            * (rt::lit::<T>(0.5) * (t247 * t1467 + t96 * t1523 + t1526)
                                + t1541) + t744 * (t1398 - t1378 * t553);
                        let t1543 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1521 - weight1_2 * t1522) - t1542;
                        let t1544 = half_h * d_rho1_rate_by_9;
                        let h_d_theta2_rate_by_9 = h * d_theta2_rate_by_9;
                        let t1545 = h_d_theta2_rate_by_9 * t50;
                        let t1546 = l * t1545;
                        let h_d_theta1_rate_by_9 = h * d_theta1_rate_by_9;
                        let t1547 = h_d_theta1_rate_by_9 * t43;
                        let t1548 = l * t1547;
                        let t1549 = t45 * t1547 + t42 * t1548;
                        let t1550 = h_d_theta2_rate_by_9 * t49;
                        let t1551 = rt::lit::<T>(0.5) * (t50 * t1547 - t42 * t1550);
                        let t1552 = h_d_theta1_rate_by_9 * t42;
                        let t1553 = rt::lit::<T>(0.5) * (t43 * t1545 - t49 * t1552);
                        let t1554 = t1551 - t1553;
                        let t1555 = t43 * t1554 - t526 * t1552;
                        let t1556 = m_
                            * (t750 * t1546 - rt::lit::<T>(0.5) * t1549 + t51 * t1555);
                        let t1557 = l * t1550;
                        let t1558 = l * t1552;
                        let t1559 = t61 * t1547 - t42 * t1558;
                        let t1560 = m_
                            * (rt::lit::<T>(0.5) * t1559 + t750 * t1557 - t60 * t1555);
                        let t1561 = t51 * t1556
                            + (rt::lit::<T>(0.5) * (t58 * t1546 + t65 * t1557)
                                + j * t1555) - t60 * t1560;
                        let t1562 = t1556 - half_m * t1549;
                        let t1563 = half_m * t1559 + t1560;
                        let t1564 = rt::lit::<T>(0.5) * (t59 * t1548 + t67 * t1558)
                            - half_j * t1547 + t45 * t1562 - t61 * t1563;
                        let t1565 = t55 * t1561
                            + (l * t1562 + (t66 * t1555 - t979 * t1547)) - t42 * t1564;
                        let t1566 = t70 * (t1544 - t71 * t1565);
                        let t1567 = h * t1552;
                        let t1568 = h * t1547;
                        let t1569 = rt::lit::<T>(0.25)
                            * (t112 * t1545 - t111 * t1550
                                + (t49 * t1568 - t50 * t1567));
                        let t1570 = t43 * t1569 - t1552 * t988
                            - rt::lit::<T>(0.5) * (t112 * t1554 + t526 * t1568);
                        let t1571 = l_h * t1552;
                        let t1572 = t111 * t1548 + t117 * t1547
                            - (t45 * t1567 + t42 * t1571);
                        let t1573 = m_
                            * (t51 * t1570
                                + (t1546 * t778 - rt::lit::<T>(0.25) * t1572));
                        let t1574 = l_h * t1547;
                        let t1575 = t111 * t1558 + t120 * t1547
                            + (t61 * t1567 + t42 * t1574);
                        let t1576 = m_
                            * (t60 * t1570
                                + (rt::lit::<T>(0.25) * t1575 - t1557 * t778));
                        let t1577 = t51 * t1573
                            + (t60 * t1576
                                + (j * t1570
                                    + rt::lit::<T>(0.5) * (t122 * t1557 + t119 * t1546)));
                        let t1578 = t1573 - quarter_m * t1572;
                        let t1579 = t55 * t1577
                            + (t116 * t1561
                                + (l * t1578 + (t66 * t1570 + t123 * t1555)));
                        let t1580 = t120 * t1563
                            + (t999 * t1574 + t125 * t1558
                                + (t124 * t1548 - t1000 * t1571));
                        let t1581 = t61 * (t1576 + quarter_m * t1575)
                            + t1552 * quarter_j_h
                            + (t45 * t1578 + rt::lit::<T>(0.5) * (t117 * t1562 + t1580));
                        let t1582 = t1579
                            - rt::lit::<T>(0.5)
                                * (t111 * t1564 + (t126 * t1547 - t979 * t1567))
                            - t42 * t1581;
                        let t1583 = t70 * (t71 * t1582 + (t127 * t1566 - t128 * t1565));
                        let t1584 = rt::lit::<T>(0.5)
                            * (t111 * t1566 - (t984 * t1567 + t128 * t1547))
                            - t42 * t1583;
                        let adjoint8_l_h = adjoint8 * l_h;
                        let t1585 = t69 * t1565;
                        let t1586 = t533
                            * (h * d_rho1_rate_by_9 * t598 + t44 * adjoint8_l_h
                                - t1585 * t601);
                        let t1587 = t1547 * t1006 + t42 * t1586;
                        let t1588 = t45 * t1587 + (t1548 * t1010 - l * t1586);
                        let t1589 = t535 * t1555 + t55 * t1586;
                        let t1590 = m_ * (t1588 - (t1546 * t797 + t51 * t1589));
                        let t1591 = rt::lit::<T>(0.5) * (t1546 * t539 + t1557 * t542)
                            - t535 * t1561 - t66 * t1586 - j * t1589;
                        let t1592 = t61 * t1587 - t1558 * t1010;
                        let t1593 = m_ * (t60 * t1589 - t1557 * t797 - t1592);
                        let t1594 = t51 * t1590 + t1591 - t60 * t1593;
                        let t1595 = t43 * t1594 - t1552 * t1018;
                        let t1596 = t1590 + m_ * t1588;
                        let t1597 = t1593 - m_ * t1592;
                        let t1598 = t68 * t1586
                            + (t535 * t1564
                                - rt::lit::<T>(0.5)
                                    * (t1558 * t545 + (t1548 * t540 + t1550 * t544)));
                        let t1599 = l
                            * (t59 * t1587 + (t536 * t1562 - t1547 * t1020)
                                - t42 * t1596)
                            + (t61 * t1597 + (t1598 - j * t1587) - t45 * t1596);
                        let t1600 = l
                            * (t42 * t1597
                                + (t1547 * t1025 - t536 * t1563 - t67 * t1587))
                            + (t543 * t1554 - t1545 * t807);
                        let t1601 = t43 * (t50 * t1595 + t1599)
                            - rt::lit::<T>(0.5) * (t1552 * t547 + t1547 * t548)
                            - t42 * (t54 * t1594 + t1600 - t49 * t1595);
                        let t1602 = t128 * t1555 + t55 * t1583;
                        let t1603 = t116 * t1566 + t71 * t1570;
                        let t1604 = t1603 - t1602;
                        let t1605 = l * t1583;
                        let t1606 = t1547 * t984 + t42 * t1566;
                        let t1607 = t45 * t1584
                            + (t1605
                                + rt::lit::<T>(0.5)
                                    * (t117 * t1606 + (t129 * t1548 - t1033 * t1571)));
                        let t1608 = m_ * (t1546 * t814 + t51 * t1604 - t1607);
                        let t1609 = t61 * t1584
                            - rt::lit::<T>(0.5)
                                * (t120 * t1606 + (t1033 * t1574 + t129 * t1558));
                        let t1610 = m_ * (t1609 + t1557 * t814 - t60 * t1604);
                        let t1611 = t51 * t1608
                            + (rt::lit::<T>(0.5) * (t162 * t1546 + t165 * t1557)
                                + j * t1604) - t60 * t1610;
                        let t1612 = t43 * t1606 - t1552 * t1033;
                        let t1613 = t71 * t1555 + t55 * t1566;
                        let t1614 = t1545 * t823 + t49 * t1613;
                        let t1615 = t1547 * t1033 + t42 * t1606;
                        let t1616 = t50 * t1613 - t1550 * t823;
                        let t1617 = rt::lit::<T>(0.5)
                            * (t49 * t1547 + t42 * t1545 - (t50 * t1552 + t43 * t1550));
                        let t1618 = rt::lit::<T>(0.5)
                            * (t104 * t1547 + t103 * t1545
                                - (t97 * t1550 + t105 * t1552)) + t5 * t1617;
                        let t1619 = t50 * t1612 + t42 * t1614
                            + (t49 * t1615 + (t43 * t1616 + t1618));
                        let t1620 = t42 * t1584
                            + rt::lit::<T>(0.5)
                                * (t111 * t1606 + (t129 * t1547 - t1033 * t1567));
                        let t1621 = rt::lit::<T>(0.5)
                            * (t112 * t1619 + (t1047 * t1568 + t1552 * t513))
                            + (t54 * t1620
                                + (t114 * t1615 + (t186 * t1554 + t103 * t1569)));
                        let t1622 = t186 * t1545 + t1547 * t512
                            - (t174 * t1550 + t1552 * t511)
                            - (t1567 * t1050 + t1568 * t1051);
                        let t1623 = rt::lit::<T>(0.5)
                            * (t111 * t1614 + t1622 - t112 * t1616)
                            + t492
                                * (t111 * t1545 + t112 * t1550
                                    - (t49 * t1567 + t50 * t1568));
                        let t1624 = t43 * t1584
                            - rt::lit::<T>(0.5)
                                * (t112 * t1606 + (t1033 * t1568 + t129 * t1552));
                        let t1625 = t43 * (t50 * t1604 - t1550 * t814) + t1623
                            + (t42 * (t1545 * t814 + t49 * t1604)
                                + (t50 * t1624 + t49 * t1620));
                        let t1626 = t61 * t1606 - t1558 * t1033;
                        let t1627 = m_ * (t1626 + (t1557 * t823 - t60 * t1613));
                        let t1628 = t1627 + m_ * t1626;
                        let t1629 = l * t1566;
                        let t1630 = t1629 - t1548 * t1033 - t45 * t1606;
                        let t1631 = m_ * (t1630 + (t51 * t1613 + t1546 * t823));
                        let t1632 = t1631 + m_ * t1630;
                        let t1633 = t117 * t1632
                            + (t183 * t1548 - t1571 * t1064
                                + (t1574 * t1065 + t172 * t1558));
                        let t1634 = t45 * (t1608 - m_ * t1607)
                            + (rt::lit::<T>(0.5) * (t120 * t1628 + t1633) - j * t1584);
                        let t1635 = t1610 + m_ * t1609;
                        let t1636 = k1 * (t1553 - t1551);
                        let t1637 = t168 * t1613 + t653 * t1569;
                        let t1638 = twice_m_l
                            * (t43 * t1605
                                + rt::lit::<T>(0.5)
                                    * (t112 * t1629 + (t855 * t1568 - t160 * t1552)));
                        let t1639 = twice_m_l * (t43 * t1629 - t1552 * t855)
                            + (t75 * t1613 + t73 * t1636);
                        let t1640 = t72 * (t75 * t1604 + (t159 * t1636 - t1637) - t1638)
                            + (t77 * t1584 + (t129 * t1639 + t170 * t1606));
                        let t1641 = m_l * (t50 * t1629 - t1550 * t855);
                        let t1642 = k1 * t1554;
                        let t1643 = t86 * t1613 + t73 * t1642;
                        let t1644 = t73 * t1641 + (t85 * t1613 - t87 * t1606)
                            - t72 * t1643;
                        let t1645 = t1612 - t7 * t1552;
                        let t1646 = t96 * (t1624 - t492 * t1568)
                            + (t116 * t1644
                                + (t184 * t1645 + (t88 * t1570 + t1555 * t516)));
                        let t1647 = t77 * t1606 + t72 * t1639;
                        let t1648 = t51 * t1631
                            + (rt::lit::<T>(0.5) * (t94 * t1546 + t82 * t1557)
                                + j * t1613) - t60 * t1627;
                        let t1649 = t1646
                            + (rt::lit::<T>(0.5)
                                * (t111 * t1647 + (t171 * t1547 - t1567 * t1081))
                                + t1648 * t514);
                        let t1650 = t159 * t1641 - (t1613 * t515 + t179 * t1606)
                            - t129 * t1643 - t87 * t1584;
                        let t1651 = t1650
                            + (t85 * t1604 - t222 * (t50 * t1605 - t1550 * t865))
                            - t72 * (t86 * t1604 + (t1637 + t159 * t1642));
                        let t1652 = t45 * t1632
                            + (rt::lit::<T>(0.5) * (t95 * t1548 + t83 * t1558)
                                - j * t1606) - t61 * t1628;
                        let t1653 = t54 * t1615
                            + (rt::lit::<T>(0.5) * (t108 * t1552 - t5 * t1550)
                                + t103 * t1554) - t43 * t1619;
                        let t1654 = t42 * t1640 + t1649
                            + (t6 * t1635
                                + (t55 * t1651 + (t175 * t1652 + t166 * t1653)));
                        let t1655 = t109 * t1611 + t101 * (t1621 - t43 * t1625)
                            + (t99 * (t1634 - t61 * t1635) + t1654);
                        let t1656 = weight1_1 * t1584 - half_h * t1601
                            + (weight1_2 * (t1602 - t1603) - weight1_3 * t1655);
                        let t1657 = l_h * t1550;
                        let t1658 = h * t1545;
                        let t1659 = h * t1550;
                        let t1660 = rt::lit::<T>(0.25)
                            * (t132 * t1547 - t133 * t1552
                                + (t42 * t1658 - t43 * t1659));
                        let t1661 = t43 * t1660 - t1552 * t873;
                        let t1662 = rt::lit::<T>(0.5) * (t139 * t1555 - t750 * t1657)
                            - (t1546 * t874 + t51 * t1661);
                        let t1663 = m_ * t1662;
                        let t1664 = l_h * t1545;
                        let t1665 = t139 * t1556
                            + (t138 * t1546 - t881 * t1657
                                + (t883 * t1664 + t142 * t1557));
                        let t1666 = m_
                            * (rt::lit::<T>(0.5) * (t140 * t1555 + t750 * t1664)
                                + (t60 * t1661 - t1557 * t874));
                        let t1667 = t51 * t1663 - j * t1661
                            + (rt::lit::<T>(0.5) * (t140 * t1560 + t1665) - t60 * t1666);
                        let t1668 = m_l * t1662
                            + (t143 * t1555 - t1547 * t1102 - t66 * t1661)
                            - t136 * t1561;
                        let t1669 = t42
                            * (t45 * t1663
                                + rt::lit::<T>(0.5) * (t138 * t1548 + t142 * t1558)
                                - t61 * t1666);
                        let t1670 = t70
                            * (t145 * t1566
                                + (t71 * (t55 * t1667 + (t1668 - t1669)) - t146 * t1565));
                        let t1671 = t55 * t1670
                            + (t136 * t1566 + (t71 * t1661 + t146 * t1555));
                        let t1672 = l
                            * (t55 * t1590 + (t539 * t1555 - t538 * t1556 - t58 * t1589))
                            + t1552 * t807;
                        let t1673 = l
                            * (t65 * t1589 + (t538 * t1560 - t542 * t1555) - t55 * t1593)
                            + t1547 * t807;
                        let t1674 = t50 * (t1672 - t43 * t1595)
                            - rt::lit::<T>(0.5) * (t1550 * t550 + t1545 * t551)
                            - t49 * (t42 * t1595 + t1673);
                        let t1675 = t1547 * t1110 + t42 * t1670;
                        let t1676 = l * t1670;
                        let t1677 = t45 * t1675 + (t1548 * t1112 - t1676);
                        let t1678 = t1677
                            + (rt::lit::<T>(0.5)
                                * (t139 * t1613 - (t823 * t1657 + t155 * t1546))
                                - t51 * t1671);
                        let t1679 = m_ * t1678;
                        let t1680 = t45 * (t1679 + m_ * t1677)
                            + (rt::lit::<T>(0.5) * (t205 * t1548 + t208 * t1558)
                                + j * t1675);
                        let t1681 = t61 * t1675 - t1558 * t1112;
                        let t1682 = t60 * t1671
                            + rt::lit::<T>(0.5)
                                * (t140 * t1613 + (t823 * t1664 - t155 * t1557)) - t1681;
                        let t1683 = m_ * t1682;
                        let t1684 = t1683 - m_ * t1681;
                        let t1685 = t213 * t1613 + t653 * t1660;
                        let t1686 = t1685 - t155 * t1636 - t75 * t1671
                            - twice_m_l * (t43 * t1676 - t1552 * t1123);
                        let t1687 = t222
                            * (t50 * t1676
                                + rt::lit::<T>(0.5)
                                    * (t132 * t1629 + (t855 * t1658 - t202 * t1550)));
                        let t1688 = t72 * (t86 * t1671 + (t1685 + t155 * t1642))
                            + (t147 * t1643 + (t218 * t1606 - t1613 * t520)
                                - t85 * t1671);
                        let t1689 = t42
                            * (t72 * t1686 + (t215 * t1606 - t147 * t1639 - t77 * t1675))
                            + t55 * (t87 * t1675 - t155 * t1641 - t1687 + t1688);
                        let t1690 = t139 * t1631
                            + (t204 * t1546 - t1657 * t909
                                + (t1664 * t910 + t207 * t1557));
                        let t1691 = t51 * t1679 - j * t1671
                            + (rt::lit::<T>(0.5) * (t140 * t1627 + t1690) - t60 * t1683);
                        let t1692 = t209 * t1645
                            + (t1555 * t521 + t1547 * t1125 - t88 * t1661)
                            - t136 * t1644;
                        let t1693 = t43 * t1675 - t1552 * t1112;
                        let t1694 = t192 * t1547 + t195 * t1550
                            + (t199 * t1552 - t197 * t1545)
                            - (t1659 * t917 + t1658 * t918);
                        let t1695 = rt::lit::<T>(0.5)
                            * (t133 * t1615 + t1694 - t132 * t1612)
                            + t492
                                * (t133 * t1547 + t132 * t1552
                                    - (t42 * t1659 + t43 * t1658));
                        let t1696 = t42
                            * (rt::lit::<T>(0.5)
                                * (t133 * t1613 - (t823 * t1659 + t155 * t1545))
                                - t49 * t1671);
                        let t1697 = t43
                            * (t50 * t1671
                                + rt::lit::<T>(0.5)
                                    * (t132 * t1613 + (t823 * t1658 - t155 * t1550)));
                        let t1698 = t1547 * t1112 + t42 * t1675;
                        let t1699 = t135 * t1615
                            + (t103 * t1660
                                + (t197 * t1554 + (t492 * t1658 - t1552 * t1325)));
                        let t1700 = t43
                            * (t1695 + (t1696 - t1697) - (t50 * t1693 + t49 * t1698))
                            + (t54 * t1698 + t1699);
                        let t1701 = t109 * t1691
                            + (t1692 - t96 * t1693 - t1648 * t519 - t195 * t1652)
                            - t101 * t1700;
                        let t1702 = t99 * (t1680 - t61 * t1684)
                            + (t1689 + (t6 * t1684 + t223 * t1653)) + t1701;
                        let t1703 = weight1_2 * t1671 - half_h * t1674
                            - (weight1_1 * t1675 + weight1_3 * t1702);
                        let t1704 = t1565 * t721;
                        let t1705 = t1547 * t744 - t42 * t1704;
                        let t1706 = t149 * t1555 - t55 * t1704;
                        let t1707 = t43 * t1705 - t151 * t1552;
                        let t1708 = l * t1704;
                        let t1709 = t85 * t1706 - t87 * t1705
                            - t222 * (t1550 * t932 + t50 * t1708)
                            - t72 * (t157 * t1642 + t86 * t1706);
                        let t1710 = t55
                            * (t1613 * t523 - t1606 * t524 + t1709
                                + (t157 * t1641 - t150 * t1643));
                        let t1711 = t45 * t1705 + (t1708 + t151 * t1548);
                        let t1712 = m_
                            * (rt::lit::<T>(0.5) * (t1546 * t936 + t51 * t1706)
                                - rt::lit::<T>(0.5) * t1711);
                        let t1713 = t61 * t1705 - t151 * t1558;
                        let t1714 = half_m * (t1713 + (t1557 * t936 - t60 * t1706));
                        let t1715 = t1714 + half_m * t1713;
                        let t1716 = t45 * (t1712 - half_m * t1711)
                            + (rt::lit::<T>(0.5) * (t243 * t1548 + t232 * t1558)
                                - half_j * t1705 - t61 * t1715);
                        let t1717 = t51 * t1712
                            + (half_j * t1706 + (t1546 * t943 + t1557 * t944)
                                - t60 * t1714);
                        let t1718 = t99 * t1716
                            + (t109 * t1717
                                + (t244 * t1645 + (t1555 * t525 + t6 * t1715)));
                        let t1719 = t151 * t1547 + t42 * t1705;
                        let t1720 = t42 * (t1545 * t936 + t49 * t1706)
                            + t43 * (t50 * t1706 - t1550 * t936);
                        let t1721 = t50 * t1707
                            + (t1547 * t1161 - t249 * t1550
                                + (t1545 * t949 - t1552 * t1162));
                        let t1722 = rt::lit::<T>(0.5)
                            * (t246 * t1554 + t54 * t1719
                                - t43 * (t1720 + (t49 * t1719 + t1721)));
                        let t1723 = rt::lit::<T>(0.5) * (t157 * t1636 + t75 * t1706)
                            - m_l * (t1552 * t932 + t43 * t1708);
                        let t1724 = t42
                            * (rt::lit::<T>(0.5) * (t150 * t1639 + t77 * t1705)
                                + (t72 * t1723 + t226 * t1606));
                        let t1725 = t241 * t1653 + t1718
                            + (t101 * (t1552 * t1158 + t1722) + (t1724 + t1648 * t531));
                        let t1726 = weight1_3
                            * (rt::lit::<T>(0.5)
                                * (t247 * t1652 + (t96 * t1707 + t227 * t1547) + t1710)
                                + t1725);
                        let t1727 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1705 - weight1_2 * t1706)
                            - (t1726 + t744 * (adjoint8_l_h - t1565 * t553));
                        let t1728 = half_h * d_rho1_rate_by_10;
                        let t1729 = half_h * d_theta2_rate_by_10 - quarter_h_h_over_i;
                        let t1730 = t50 * t1729;
                        let t1731 = l * t1730;
                        let t1732 = half_h * d_theta1_rate_by_10 - quarter_h_h_over_i;
                        let t1733 = t43 * t1732;
                        let t1734 = l * t1733;
                        let t1735 = t45 * t1733 + t42 * t1734;
                        let t1736 = t49 * t1729;
                        let t1737 = t50 * t1733 - t42 * t1736;
                        let t1738 = t42 * t1732;
                        let t1739 = t43 * t1730 - t49 * t1738;
                        let t1740 = t1737 - t1739;
                        let t1741 = t43 * t1740 - t54 * t1738;
                        let t1742 = m_ * (t55 * t1731 - t1735 + t51 * t1741);
                        let t1743 = l * t1736;
                        let t1744 = l * t1738;
                        let t1745 = t61 * t1733 - t42 * t1744;
                        let t1746 = m_ * (t1745 + t55 * t1743 - t60 * t1741);
                        let t1747 = t51 * t1742 + (t58 * t1731 + t65 * t1743 + j * t1741)
                            - t60 * t1746;
                        let t1748 = t1742 - m_ * t1735;
                        let t1749 = m_ * t1745 + t1746;
                        let t1750 = t59 * t1734 + (t67 * t1744 - j * t1733) + t45 * t1748
                            - t61 * t1749;
                        let t1751 = t55 * t1747
                            + (l * t1748 + (t66 * t1741 - t68 * t1733)) - t42 * t1750;
                        let t1752 = t70 * (t1728 - t71 * t1751);
                        let t1753 = h * t1738;
                        let t1754 = h * t1733;
                        let t1755 = rt::lit::<T>(0.5)
                            * (t112 * t1730 - t111 * t1736
                                + (t49 * t1754 - t50 * t1753));
                        let t1756 = t43 * t1755 - t114 * t1738
                            - rt::lit::<T>(0.5) * (t112 * t1740 + t54 * t1754);
                        let t1757 = l_h * t1738;
                        let t1758 = t111 * t1734 + t117 * t1733
                            - (t45 * t1753 + t42 * t1757);
                        let t1759 = m_
                            * (t51 * t1756 + (t116 * t1731 - rt::lit::<T>(0.5) * t1758));
                        let t1760 = l_h * t1733;
                        let t1761 = t111 * t1744 + t120 * t1733
                            + (t61 * t1753 + t42 * t1760);
                        let t1762 = m_
                            * (t60 * t1756 + (rt::lit::<T>(0.5) * t1761 - t116 * t1743));
                        let t1763 = t51 * t1759
                            + (t60 * t1762
                                + (j * t1756 + (t122 * t1743 + t119 * t1731)));
                        let t1764 = t1759 - half_m * t1758;
                        let t1765 = l * t1764
                            + (t116 * t1747
                                + (t66 * t1756 + (t123 * t1741 - t126 * t1733)));
                        let t1766 = t61 * (t1762 + half_m * t1761)
                            + (t124 * t1734 + (half_j_h * t1738 + t125 * t1744));
                        let t1767 = rt::lit::<T>(0.5)
                            * (t117 * t1748
                                + (t120 * t1749 + (t67 * t1760 - t59 * t1757)))
                            + t45 * t1764;
                        let t1768 = t55 * t1763 + t1765
                            - (t42 * (t1766 + t1767)
                                + rt::lit::<T>(0.5) * (t111 * t1750 - t68 * t1753));
                        let t1769 = t70 * (t71 * t1768 + (t127 * t1752 - t128 * t1751));
                        let t1770 = rt::lit::<T>(0.5) * (t111 * t1752 - t71 * t1753)
                            - t128 * t1733 - t42 * t1769;
                        let t1771 = h_adjoint8 * t487
                            + rt::lit::<T>(0.25)
                                * (h_adjoint2 * t483 - h_adjoint1 * t484);
                        let t1772 = t69 * t1751;
                        let t1773 = t533
                            * (h * d_rho1_rate_by_10 * t598 + t44 * t1771
                                - t1772 * t601);
                        let t1774 = t1733 * t535 + t42 * t1773;
                        let t1775 = t45 * t1774 + (t1734 * t536 - l * t1773);
                        let t1776 = t535 * t1741 + t55 * t1773;
                        let t1777 = m_ * (t1775 - (t1731 * t538 + t51 * t1776));
                        let t1778 = t1743 * t542 + t1731 * t539 - t535 * t1747
                            - t66 * t1773 - j * t1776;
                        let t1779 = t61 * t1774 - t1744 * t536;
                        let t1780 = m_ * (t60 * t1776 - t1743 * t538 - t1779);
                        let t1781 = t51 * t1777 + t1778 - t60 * t1780;
                        let t1782 = t43 * t1781 - t1738 * t543;
                        let t1783 = t1777 + m_ * t1775;
                        let t1784 = t1780 - m_ * t1779;
                        let t1785 = t68 * t1773
                            + (t535 * t1750
                                - (t1734 * t540 + (t1744 * t545 + t1736 * t544)));
                        let t1786 = l
                            * (t59 * t1774 + (t536 * t1748 - t1733 * t540) - t42 * t1783)
                            + (t61 * t1784 + (t1785 - j * t1774) - t45 * t1783);
                        let t1787 = l
                            * (t42 * t1784 + (t1733 * t545 - t536 * t1749 - t67 * t1774))
                            + (t543 * t1740 - t1730 * t544);
                        let t1788 = t43 * (t50 * t1782 + t1786)
                            - (t1738 * t547 + t1733 * t548)
                            - t42 * (t54 * t1781 + t1787 - t49 * t1782);
                        let t1789 = t128 * t1741 + t55 * t1769;
                        let t1790 = t116 * t1752 + t71 * t1756;
                        let t1791 = t1790 - t1789;
                        let t1792 = t71 * t1733 + t42 * t1752;
                        let t1793 = l * t1769;
                        let t1794 = t45 * t1770
                            + (rt::lit::<T>(0.5) * (t117 * t1792 - t72 * t1757)
                                + (t1793 + t129 * t1734));
                        let t1795 = m_ * (t159 * t1731 + t51 * t1791 - t1794);
                        let t1796 = t61 * t1770
                            - (t129 * t1744
                                + rt::lit::<T>(0.5) * (t120 * t1792 + t72 * t1760));
                        let t1797 = m_ * (t1796 + t159 * t1743 - t60 * t1791);
                        let t1798 = t51 * t1795
                            + (j * t1791 + (t162 * t1731 + t165 * t1743)) - t60 * t1797;
                        let t1799 = t71 * t1741 + t55 * t1752;
                        let t1800 = t73 * t1730 + t49 * t1799;
                        let t1801 = t50 * t1799 - t73 * t1736;
                        let t1802 = t72 * t1733 + t42 * t1792;
                        let t1803 = t43 * t1792 - t72 * t1738;
                        let t1804 = t49 * t1733 + t42 * t1730
                            - (t50 * t1738 + t43 * t1736);
                        let t1805 = t5 * t1804
                            + (t103 * t1730 - t97 * t1736
                                + (t507 + t104 * t1733 - t105 * t1738));
                        let t1806 = t42 * t1800 + t43 * t1801
                            + (t49 * t1802 + (t50 * t1803 + t1805));
                        let t1807 = t42 * t1770
                            + (rt::lit::<T>(0.5) * (t111 * t1792 - t72 * t1753)
                                + t129 * t1733);
                        let t1808 = t54 * t1807
                            + (t114 * t1802
                                + (t103 * t1755 + (t186 * t1740 + t1738 * t513)));
                        let t1809 = t186 * t1730 - t174 * t1736
                            + (t188 * quarter_h_over_i + t1733 * t512 - t1738 * t511);
                        let t1810 = t7
                            * (t111 * t1730 + t112 * t1736 - (t49 * t1753 + t50 * t1754))
                            + t1809;
                        let t1811 = rt::lit::<T>(0.5)
                            * (t111 * t1800 - (t104 * t1753 + t105 * t1754)
                                - t112 * t1801) + t1810;
                        let t1812 = t43 * t1770
                            - (t129 * t1738
                                + rt::lit::<T>(0.5) * (t112 * t1792 + t72 * t1754));
                        let t1813 = t42 * (t159 * t1730 + t49 * t1791) + t1811
                            + (t43 * (t50 * t1791 - t159 * t1736)
                                + (t50 * t1812 + t49 * t1807));
                        let t1814 = t109 * t1798
                            + t101
                                * (rt::lit::<T>(0.5) * (t112 * t1806 + t108 * t1754) + t1808
                                    - t43 * t1813);
                        let t1815 = t61 * t1792 - t72 * t1744;
                        let t1816 = m_ * (t1815 + (t73 * t1743 - t60 * t1799));
                        let t1817 = t1816 + m_ * t1815;
                        let t1818 = l * t1752;
                        let t1819 = t1818 - t72 * t1734 - t45 * t1792;
                        let t1820 = m_ * (t1819 + (t51 * t1799 + t73 * t1731));
                        let t1821 = t1820 + m_ * t1819;
                        let t1822 = rt::lit::<T>(0.5)
                            * (t120 * t1817
                                + (t117 * t1821 + (t83 * t1760 - t95 * t1757)))
                            + (t183 * t1734 + t172 * t1744 - j * t1770);
                        let t1823 = t1797 + m_ * t1796;
                        let t1824 = k1 * (t1739 - t1737);
                        let t1825 = t168 * t1799 + t653 * t1755;
                        let t1826 = twice_m_l
                            * (t43 * t1793
                                + (rt::lit::<T>(0.5) * (t112 * t1818 + t89 * t1754)
                                    - t160 * t1738));
                        let t1827 = twice_m_l * (t43 * t1818 - t89 * t1738)
                            + (t75 * t1799 + t73 * t1824);
                        let t1828 = t72 * (t75 * t1791 + (t159 * t1824 - t1825) - t1826)
                            + (t77 * t1770 + (t129 * t1827 + t170 * t1792));
                        let t1829 = t77 * t1792 + t72 * t1827;
                        let t1830 = m_l * (t50 * t1818 - t89 * t1736);
                        let t1831 = k1 * t1740;
                        let t1832 = t86 * t1799 + t73 * t1831;
                        let t1833 = t73 * t1830 + (t85 * t1799 - t87 * t1792)
                            - t72 * t1832;
                        let t1834 = t1803 + (t387 - t5 * t1738);
                        let t1835 = t184 * t1834
                            + (t88 * t1756
                                + (t1741 * t516 + (half_l_h_over_i * t172 + t171 * t1733)));
                        let t1836 = t51 * t1820
                            + (j * t1799 + (t94 * t1731 + t82 * t1743)) - t60 * t1816;
                        let t1837 = rt::lit::<T>(0.5) * (t111 * t1829 - t78 * t1753)
                            + (t116 * t1833 + t1835)
                            + (t96
                                * (t1812
                                    - rt::lit::<T>(0.5) * (half_h_h_over_i * t42 + t5 * t1754))
                                + t1836 * t514);
                        let t1838 = t159 * t1830 - (t1799 * t515 + t179 * t1792)
                            - t129 * t1832 - t87 * t1770;
                        let t1839 = t1838
                            + (t85 * t1791 - t222 * (t50 * t1793 - t160 * t1736))
                            - t72 * (t86 * t1791 + (t1825 + t159 * t1831));
                        let t1840 = t45 * t1821 + (t83 * t1744 + t95 * t1734 - j * t1792)
                            - t61 * t1817;
                        let t1841 = t54 * t1802
                            + (t103 * t1740 + (t480 + t108 * t1738 - t5 * t1736))
                            - t43 * t1806;
                        let t1842 = t42 * t1828 + t1837
                            + (t6 * t1823
                                + (t55 * t1839 + (t175 * t1840 + t166 * t1841)));
                        let t1843 = t1814
                            + (t99 * (t45 * (t1795 - m_ * t1794) + t1822 - t61 * t1823)
                                + t1842);
                        let t1844 = weight1_1 * t1770 - half_h * t1788
                            + (weight1_2 * (t1789 - t1790) - weight1_3 * t1843);
                        let t1845 = l_h * t1736;
                        let t1846 = h * t1730;
                        let t1847 = h * t1736;
                        let t1848 = rt::lit::<T>(0.5)
                            * (t132 * t1733 - t133 * t1738
                                + (t42 * t1846 - t43 * t1847));
                        let t1849 = t43 * t1848 - t135 * t1738;
                        let t1850 = rt::lit::<T>(0.5) * (t139 * t1741 - t55 * t1845)
                            - t136 * t1731 - t51 * t1849;
                        let t1851 = m_ * t1850;
                        let t1852 = l_h * t1730;
                        let t1853 = m_
                            * (t60 * t1849
                                + (rt::lit::<T>(0.5) * (t140 * t1741 + t55 * t1852)
                                    - t136 * t1743));
                        let t1854 = rt::lit::<T>(0.5)
                            * (t140 * t1746
                                + (t139 * t1742 + (t65 * t1852 - t58 * t1845)))
                            - t60 * t1853;
                        let t1855 = t55
                            * (t51 * t1851 + (t138 * t1731 + t142 * t1743 - j * t1849)
                                + t1854);
                        let t1856 = m_l * t1850
                            + (t143 * t1741 - t144 * t1733 - t66 * t1849) - t136 * t1747;
                        let t1857 = t1855 + t1856
                            - t42
                                * (t45 * t1851 + (t142 * t1744 + t138 * t1734)
                                    - t61 * t1853);
                        let t1858 = t70 * (t71 * t1857 + (t145 * t1752 - t146 * t1751));
                        let t1859 = t55 * t1858
                            + (t136 * t1752 + (t71 * t1849 + t146 * t1741));
                        let t1860 = l
                            * (t55 * t1777 + (t539 * t1741 - t538 * t1742 - t58 * t1776))
                            + t1738 * t544;
                        let t1861 = l
                            * (t65 * t1776 + (t538 * t1746 - t542 * t1741) - t55 * t1780)
                            + t1733 * t544;
                        let t1862 = t50 * (t1860 - t43 * t1782)
                            - (t1736 * t550 + t1730 * t551)
                            - t49 * (t42 * t1782 + t1861);
                        let t1863 = t146 * t1733 + t42 * t1858;
                        let t1864 = l * t1858;
                        let t1865 = t45 * t1863 + (t147 * t1734 - t1864);
                        let t1866 = t1865
                            + (rt::lit::<T>(0.5) * (t139 * t1799 - t73 * t1845)
                                - t155 * t1731 - t51 * t1859);
                        let t1867 = m_ * t1866;
                        let t1868 = t45 * (t1867 + m_ * t1865)
                            + (j * t1863 + (t205 * t1734 + t208 * t1744));
                        let t1869 = t61 * t1863 - t147 * t1744;
                        let t1870 = t60 * t1859
                            + (rt::lit::<T>(0.5) * (t140 * t1799 + t73 * t1852)
                                - t155 * t1743) - t1869;
                        let t1871 = m_ * t1870;
                        let t1872 = t1871 - m_ * t1869;
                        let t1873 = t213 * t1799 + t653 * t1848;
                        let t1874 = t1873 - t155 * t1824 - t75 * t1859
                            - twice_m_l * (t43 * t1864 - t202 * t1738);
                        let t1875 = t209 * t1834
                            + (t1741 * t521 + (half_l_h_over_i * t208 + t216 * t1733)
                                - t88 * t1849);
                        let t1876 = t43 * t1863 - t147 * t1738;
                        let t1877 = t42
                            * (t72 * t1874 + (t215 * t1792 - t147 * t1827 - t77 * t1863))
                            + (t1875 - t136 * t1833 - t96 * t1876 - t1836 * t519);
                        let t1878 = rt::lit::<T>(0.5)
                            * (t140 * t1816
                                + (t139 * t1820 + (t82 * t1852 - t94 * t1845)))
                            + (t204 * t1731 + t207 * t1743 - j * t1859);
                        let t1879 = t222
                            * (t50 * t1864
                                + (rt::lit::<T>(0.5) * (t132 * t1818 + t89 * t1846)
                                    - t202 * t1736));
                        let t1880 = t72 * (t86 * t1859 + (t1873 + t155 * t1831))
                            + (t87 * t1863 - t85 * t1859);
                        let t1881 = t147 * t1832 + (t218 * t1792 - t1799 * t520)
                            - t155 * t1830 - t1879 + t1880;
                        let t1882 = t109 * (t1878 + (t51 * t1867 - t60 * t1871))
                            + (t55 * t1881 + t6 * t1872);
                        let t1883 = t192 * t1733 + t199 * t1738
                            + (t194 * quarter_h_over_i + t195 * t1736 - t197 * t1730);
                        let t1884 = t7
                            * (t133 * t1733 + t132 * t1738 - (t42 * t1847 + t43 * t1846))
                            + t1883;
                        let t1885 = rt::lit::<T>(0.5)
                            * (t133 * t1802 - (t103 * t1847 + t97 * t1846)
                                - t132 * t1803) + t1884;
                        let t1886 = t42
                            * (rt::lit::<T>(0.5) * (t133 * t1799 - t73 * t1847)
                                - t155 * t1730 - t49 * t1859);
                        let t1887 = t147 * t1733 + t42 * t1863;
                        let t1888 = t43
                            * (t50 * t1859
                                + (rt::lit::<T>(0.5) * (t132 * t1799 + t73 * t1846)
                                    - t155 * t1736));
                        let t1889 = t103 * t1848
                            + (t197 * t1740
                                + (rt::lit::<T>(0.5) * (half_h_h_over_i * t49 + t5 * t1846)
                                    - t1738 * t518));
                        let t1890 = t43
                            * (t1885 + (t1886 - t50 * t1876) - (t49 * t1887 + t1888))
                            + (t54 * t1887 + (t135 * t1802 + t1889));
                        let t1891 = t99 * (t1868 - t61 * t1872)
                            + (t223 * t1841 - t195 * t1840 + t1877)
                            + (t1882 - t101 * t1890);
                        let t1892 = weight1_2 * t1859 - half_h * t1862
                            - (weight1_1 * t1863 + weight1_3 * t1891);
                        let t1893 = t1751 * t721;
                        let t1894 = t149 * t1733 - t42 * t1893;
                        let t1895 = t149 * t1741 - t55 * t1893;
                        let t1896 = t43 * t1894 - t150 * t1738;
                        let t1897 = l * t1893;
                        let t1898 = t85 * t1895 - t87 * t1894
                            - t222 * (t237 * t1736 + t50 * t1897)
                            - t72 * (t157 * t1831 + t86 * t1895);
                        let t1899 = t55
                            * (t1799 * t523 - t1792 * t524 + t1898
                                + (t157 * t1830 - t150 * t1832));
                        let t1900 = t45 * t1894 + (t1897 + t150 * t1734);
                        let t1901 = m_
                            * (rt::lit::<T>(0.5) * (t157 * t1731 + t51 * t1895)
                                - rt::lit::<T>(0.5) * t1900);
                        let t1902 = t61 * t1894 - t150 * t1744;
                        let t1903 = half_m * (t1902 + (t157 * t1743 - t60 * t1895));
                        let t1904 = t1903 + half_m * t1902;
                        let t1905 = t45 * (t1901 - half_m * t1900)
                            + (t232 * t1744 + t243 * t1734 - half_j * t1894
                                - t61 * t1904);
                        let t1906 = t51 * t1901
                            + (half_j * t1895 + (t240 * t1731 + t231 * t1743)
                                - t60 * t1903);
                        let t1907 = t6 * t1904
                            + (t244 * t1834
                                + (t1741 * t525 + (half_l_h_over_i * t232 + t227 * t1733)));
                        let t1908 = t150 * t1733 + t42 * t1894;
                        let t1909 = t42 * (t157 * t1730 + t49 * t1895)
                            + t43 * (t50 * t1895 - t157 * t1736);
                        let t1910 = t50 * t1896
                            + (t1733 * t527 - t247 * t1736
                                + (t246 * t1730 - t1738 * t528));
                        let t1911 = rt::lit::<T>(0.5)
                            * (t246 * t1740 + t54 * t1908
                                - t43 * (t1909 + (t49 * t1908 + t1910)));
                        let t1912 = rt::lit::<T>(0.5) * (t157 * t1824 + t75 * t1895)
                            - m_l * (t237 * t1738 + t43 * t1897);
                        let t1913 = t42
                            * (rt::lit::<T>(0.5) * (t150 * t1827 + t77 * t1894)
                                + (t72 * t1912 + t226 * t1792));
                        let t1914 = t241 * t1841 + (t99 * t1905 + (t109 * t1906 + t1907))
                            + (t101 * (t1738 * t530 + t1911) + (t1913 + t1836 * t531));
                        let t1915 = weight1_3
                            * (rt::lit::<T>(0.5) * (t247 * t1840 + t96 * t1896 + t1899)
                                + t1914) + t744 * (t1771 - t1751 * t553);
                        let t1916 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1894 - weight1_2 * t1895) - t1915;
                        [
                            t1419,
                            t1426,
                            t1427,
                            t1428,
                            t1429,
                            t1430,
                            t1431,
                            t1433,
                            t1443,
                            t1444,
                            t1445,
                            t1447,
                            t1448,
                            t1451,
                            t1454,
                            t1456,
                            t1457,
                            t1458,
                            t1459,
                            t1460,
                            t1461,
                            t1463,
                            t1467,
                            t1468,
                            t1471,
                            t1519,
                            t1543,
                            t1544,
                            t1545,
                            t1546,
                            t1547,
                            t1548,
                            t1550,
                            t1552,
                            t1554,
                            t1555,
                            t1556,
                            t1557,
                            t1558,
                            t1560,
                            t1561,
                            t1562,
                            t1563,
                            t1564,
                            t1565,
                            t1566,
                            adjoint8_l_h,
                            t1585,
                            t1606,
                            t1612,
                            t1613,
                            t1614,
                            t1615,
                            t1616,
                            t1617,
                            t1619,
                            t1627,
                            t1628,
                            t1629,
                            t1631,
                            t1632,
                            t1636,
                            t1639,
                            t1641,
                            t1642,
                            t1643,
                            t1644,
                            t1645,
                            t1647,
                            t1648,
                            t1652,
                            t1653,
                            t1656,
                            t1703,
                            t1727,
                            t1728,
                            t1730,
                            t1731,
                            t1733,
                            t1734,
                            t1736,
                            t1738,
                            t1740,
                            t1741,
                            t1742,
                            t1743,
                            t1744,
                            t1746,
                            t1747,
                            t1748,
                            t1749,
                            t1750,
                            t1751,
                            t1752,
                            t1771,
                            t1772,
                            t1792,
                            t1799,
                            t1800,
                            t1801,
                            t1802,
                            t1803,
                            t1804,
                            t1806,
                            t1816,
                            t1817,
                            t1818,
                            t1820,
                            t1821,
                            t1824,
                            t1827,
                            t1829,
                            t1830,
                            t1831,
                            t1832,
                            t1833,
                            t1834,
                            t1836,
                            t1840,
                            t1841,
                            t1844,
                            t1892,
                            t1916,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        l_over_i,
                        half_h,
                        t44,
                        t1,
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
                        t86,
                        t6,
                        t89,
                        t82,
                        t94,
                        t83,
                        t95,
                        t101,
                        t96,
                        t77,
                        t78,
                        t87,
                        t85,
                        t88,
                        t97,
                        t105,
                        t103,
                        t104,
                        t99,
                        t108,
                        t109,
                        half_m,
                        l_h,
                        t111,
                        t112,
                        t117,
                        t120,
                        t114,
                        t116,
                        t122,
                        t119,
                        t124,
                        t123,
                        t125,
                        half_j_h,
                        t126,
                        t127,
                        t128,
                        t129,
                        t133,
                        t132,
                        t139,
                        t140,
                        t135,
                        t136,
                        t142,
                        t138,
                        t143,
                        t144,
                        t145,
                        t146,
                        t147,
                        t149,
                        t150,
                        t151,
                        t155,
                        t157,
                        k4,
                        t7,
                        t159,
                        t160,
                        t165,
                        t162,
                        t172,
                        t168,
                        t174,
                        t186,
                        t170,
                        t171,
                        t179,
                        t183,
                        t184,
                        t175,
                        t166,
                        t188,
                        t202,
                        t207,
                        t204,
                        t208,
                        t213,
                        t195,
                        t197,
                        t192,
                        t194,
                        t199,
                        t215,
                        t216,
                        t218,
                        t222,
                        t205,
                        t209,
                        t223,
                        half_j,
                        t237,
                        t231,
                        t240,
                        t232,
                        t247,
                        t246,
                        t226,
                        t227,
                        t243,
                        t244,
                        t241,
                        t249,
                        half_l_h_over_i,
                        t392,
                        t389,
                        t387,
                        t462,
                        t480,
                        t478,
                        t474,
                        quarter_h_h_over_i,
                        quarter_m,
                        t484,
                        t483,
                        t507,
                        t492,
                        t750,
                        t526,
                        t979,
                        t1360,
                        t1357,
                        t1365,
                        t1363,
                        t1361,
                        t1371,
                        t1358,
                        t1370,
                        half_h_h_over_i,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t533,
                        t535,
                        t538,
                        t536,
                        t539,
                        t542,
                        t545,
                        t540,
                        t543,
                        t544,
                        t547,
                        t548,
                        t550,
                        t551,
                        t598,
                        t653,
                        t487,
                        t515,
                        t516,
                        t511,
                        t512,
                        t513,
                        t514,
                        t518,
                        t519,
                        t520,
                        t521,
                        t524,
                        t523,
                        t525,
                        t528,
                        t527,
                        t530,
                        t531,
                        t553,
                        t601,
                        t721,
                        t744,
                        t823,
                        t855,
                        t778,
                        t814,
                        t797,
                        t865,
                        t807,
                        t873,
                        t874,
                        t881,
                        t883,
                        t909,
                        t910,
                        t918,
                        t917,
                        t936,
                        t944,
                        t932,
                        t943,
                        t949,
                        t984,
                        t1033,
                        t1047,
                        t988,
                        t999,
                        t1000,
                        quarter_j_h,
                        t1006,
                        t1010,
                        t1018,
                        t1081,
                        t1064,
                        t1065,
                        t1050,
                        t1051,
                        t1020,
                        t1025,
                        t1102,
                        t1110,
                        t1112,
                        t1123,
                        t1125,
                        t1158,
                        t1161,
                        t1162,
                        t1325,
                        t1364,
                        t1366,
                        t1367,
                        t1368,
                        t1373,
                        t1369,
                        t1376,
                        t1375,
                        t1377,
                        t1374,
                        t1378,
                        t1398,
                        t1379,
                        t1380,
                        t1381,
                        t1384,
                        t1387,
                        t1382,
                        t1383,
                        t1396,
                        t1397,
                        t1400,
                        t1403,
                        t1401,
                        t1402,
                        t1406,
                        t1404,
                        t1407,
                        t1405,
                        quarter_h_over_i,
                        m_,
                        j,
                        l,
                        h,
                        adjoint8,
                        d_theta1_rate_by_9,
                        d_theta2_rate_by_9,
                        d_rho1_rate_by_9,
                        d_theta1_rate_by_10,
                        d_theta2_rate_by_10,
                        d_rho1_rate_by_10,
                        weight1_1,
                        weight1_2,
                        weight1_3,
                    ])
                };
                let [[d_weight1_1_by_3, d_weight1_2_by_3, d_weight1_3_by_3],
                [d_weight1_1_by_4, d_weight1_2_by_4, d_weight1_3_by_4],
                [d_weight1_1_by_5, d_weight1_2_by_5, d_weight1_3_by_5],
                [d_weight1_1_by_6, d_weight1_2_by_6, d_weight1_3_by_6],
                [d_weight1_1_by_7, d_weight1_2_by_7, d_weight1_3_by_7],
                [d_weight1_1_by_9, d_weight1_2_by_9, d_weight1_3_by_9],
                [d_weight1_1_by_10, d_weight1_2_by_10, d_weight1_3_by_10]] = rt::solve_columns(
                        [[t130, t154, t517], [t148, t156, t522], [t151, t158, t532]],
                        [
                            [t673, t720, t746],
                            [t871, t926, t956],
                            [t1090, t1142, t1169],
                            [t1282, t1330, t1354],
                            [t1471, t1519, t1543],
                            [t1656, t1703, t1727],
                            [t1844, t1892, t1916],
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
                let t1917 = weight1_3 * t55;
                let t1918 = t72 * t1917;
                let t1919 = weight1_3 * t42;
                let t1920 = t72 * t1919;
                let t1921 = t653 * (t1918 + t1920);
                let t1922 = weight1_3 * t101;
                let t1923 = weight1_3 * t96;
                let t1924 = t43 * t1922;
                let t1925 = t1923 - t50 * t1924;
                let t1926 = weight1_3 * t99;
                let t1927 = t45 * t1926;
                let t1928 = weight1_3 * t109;
                let t1929 = m_ * (t1927 + t51 * t1928);
                let t1930 = t1929 + m_ * t1927;
                let t1931 = weight1_3 * t6 - t61 * t1926;
                let t1932 = m_ * (t1931 - t60 * t1928);
                let t1933 = t1932 + m_ * t1931;
                let t1934 = t54 * t1922 - t49 * t1924;
                let t1935 = t61 * t1933
                    + (t42 * t1934
                        + (t77 * t1919 - weight1_1 - (t87 * t1917 + j * t1926)));
                let t1936 = t43 * t1925 - t45 * t1930 + t1935;
                let t1937 = t42 * t1924;
                let t1938 = t43 * t1924;
                let t1939 = t75 * t1920 + j * t1928
                    + (weight1_2 + t85 * t1917 - t86 * t1918) - t60 * t1932;
                let t1940 = t51 * t1929 - (t49 * t1937 + t50 * t1938) + t1939;
                let t1941 = t222 * t1917;
                let t1942 = t55 * t1940
                    + (t534 + l * (t1930 + (t1920 * (twice_m_l * t43) + t50 * t1941)));
                let t1943 = t42 * t1936 + t1942;
                let t1944 = t1943 * (t44 * t533);
                let t1945 = t42 * t1944;
                let t1946 = t45 * t1945 - l * t1944;
                let t1947 = t55 * t1944;
                let t1948 = m_ * (t1946 - t51 * t1947);
                let t1949 = t61 * t1945;
                let t1950 = m_ * (t60 * t1947 - t1949);
                let t1951 = t71 * t1940 + weight1_3 * t88 - t66 * t1944 - j * t1947
                    - t60 * t1950;
                let t1952 = t51 * t1948 + t1951;
                let t1953 = t103 * t1922 + t43 * t1952;
                let t1954 = t1921 - t1953;
                let t1955 = t1950 - m_ * t1949;
                let t1956 = t5 * t1924;
                let t1957 = t5 * t1923 - t108 * t1922 - t50 * t1956
                    + (t72 * t1925 + (t1920 * (twice_l_m_l * t71) - t105 * t1924));
                let t1958 = l * (t42 * t1955 + (t72 * t1933 - t83 * t1926 - t67 * t1945))
                    + t1957;
                let t1959 = t49 * t1954 + (t54 * t1952 + t1958);
                let t1960 = weight1_3 * t568 + d_weight1_3_by_3 * t55;
                let t1961 = t1917 * t621 + t72 * t1960;
                let t1962 = weight1_3 * t560 + d_weight1_3_by_3 * t42;
                let t1963 = t1919 * t621 + t72 * t1962;
                let t1964 = k1
                    * (t1918 * t628 + t73 * t1961 + (t1920 * t628 + t73 * t1963));
                let t1965 = m_l * t1963;
                let t1966 = m_l * t1920;
                let t1967 = weight1_3 * t663 + d_weight1_3_by_3 * t99;
                let t1968 = t561 * t1926 + t45 * t1967;
                let t1969 = weight1_3 * t670 + d_weight1_3_by_3 * t109;
                let t1970 = m_ * (t1968 + (t558 * t1928 + t51 * t1969));
                let t1971 = t1970 + m_ * t1968;
                let t1972 = m_l * (t1917 * t628 + t73 * t1960);
                let t1973 = rt::lit::<T>(2.0) * (t43 * t1965 - t565 * t1966)
                    + (t1971 + (t50 * t1972 - t563 * t1941));
                let t1974 = weight1_3 * t669 + d_weight1_3_by_3 * t96;
                let t1975 = weight1_3 * t665 + d_weight1_3_by_3 * t101;
                let t1976 = t43 * t1975 - t565 * t1922;
                let t1977 = t1974 + t563 * t1924 - t50 * t1976;
                let t1978 = d_weight1_3_by_3 * t6 + t571 * t1926 - t61 * t1967;
                let t1979 = m_ * (t1978 + (t570 * t1928 - t60 * t1969));
                let t1980 = t1979 + m_ * t1978;
                let t1981 = t54 * t1975 + (t1922 * t567 - t557 * t1924) - t49 * t1976;
                let t1982 = t560 * t1934 + (t1919 * t656 - t1917 * t661) - t571 * t1933
                    - (t565 * t1925 + t561 * t1930);
                let t1983 = t42 * t1981
                    + (t77 * t1962 + (t1982 - d_weight1_1_by_3)
                        - (t87 * t1960 + j * t1967));
                let t1984 = t43 * t1977 + t61 * t1980 + (t1983 - t45 * t1971);
                let t1985 = t558 * t1929 + (t563 * t1938 - t1918 * t660)
                    + (t570 * t1932 + (t1920 * t652 + t1917 * t659 - t557 * t1937));
                let t1986 = j * t1969 + (t85 * t1960 + (d_weight1_2_by_3 + t1985))
                    + (t75 * t1963 - t86 * t1961);
                let t1987 = t560 * t1924 + t42 * t1976;
                let t1988 = t43 * t1976 - t565 * t1924;
                let t1989 = t1986 + (t51 * t1970 - t49 * t1987)
                    - (t50 * t1988 + t60 * t1979);
                let t1990 = l * t1973 + (t560 * t1936 + (t599 + t1940 * t568))
                    + (t42 * t1984 + t55 * t1989);
                let t1991 = t533
                    * (t44 * t1990
                        + (t555 * t1943 - t1944 * (rt::lit::<T>(2.0) * t600)));
                let t1992 = t560 * t1944 + t42 * t1991;
                let t1993 = t45 * t1992 + (t561 * t1945 - l * t1991);
                let t1994 = t1944 * t568 + t55 * t1991;
                let t1995 = m_ * (t1993 - (t558 * t1947 + t51 * t1994));
                let t1996 = t558 * t1948
                    + (t570 * t1950 + (weight1_3 * t662 + t1940 * t579 - t1944 * t574));
                let t1997 = t51 * t1995
                    + (t71 * t1989 + (d_weight1_3_by_3 * t88 + t1996) - t66 * t1991
                        - j * t1994);
                let t1998 = t61 * t1992 - t571 * t1945;
                let t1999 = m_ * (t60 * t1994 - t570 * t1947 - t1998);
                let t2000 = t1997 - t60 * t1999;
                let t2001 = t43 * t2000 + (t103 * t1975 + (t1922 * t631 - t565 * t1952));
                let t2002 = t1964 - t2001;
                let t2003 = t1999 - m_ * t1998;
                let t2004 = t560 * t1955 + (t1933 * t621 - t1926 * t645 - t1945 * t576)
                    - t83 * t1967;
                let t2005 = t1952 * t567
                    + (t1925 * t621 + (t563 * t1956 - (t1922 * t635 + t1924 * t630)));
                let t2006 = t5 * t1976;
                let t2007 = t5 * t1974 + (t557 * t1954 + t2005) - t108 * t1975
                    - t105 * t1976 - t50 * t2006;
                let t2008 = l * (t42 * t2003 + (t72 * t1980 + t2004 - t67 * t1992))
                    + (rt::lit::<T>(2.0) * (t1966 * t646 + t89 * t1965)
                        + (t72 * t1977 + t2007));
                let t2009 = t560 * t1959 + t42 * (t49 * t2002 + (t54 * t2000 + t2008));
                let t2010 = t94 * t1969
                    + (t1948 * t568 + (t1929 * t628 + t1928 * t648 - t1947 * t569));
                let t2011 = t103 * t1976
                    + (t565 * t1954 + (t1937 * t628 + (t560 * t1956 + t1924 * t631)));
                let t2012 = l * (t55 * t1995 + (t73 * t1970 + t2010 - t58 * t1994))
                    - (t73 * t1987 + (t42 * t2006 + t2011));
                let t2013 = l * (t55 * t1948 + (t73 * t1929 + t94 * t1928 - t58 * t1947))
                    - (t42 * t1956 + (t73 * t1937 + t103 * t1924));
                let t2014 = t43 * t1954 + t2013;
                let t2015 = t50 * (t43 * t2002 + t2012) - t563 * t2014;
                let t2016 = t1953 - t1921;
                let t2017 = t5 * t1922 + t89 * t1941 - t43 * t1956
                    - (t73 * t1938 + t97 * t1924);
                let t2018 = l * (t65 * t1947 - (t73 * t1932 + t82 * t1928) - t55 * t1950)
                    + t2017;
                let t2019 = t42 * t2016 + t2018;
                let t2020 = t2001 - t1964;
                let t2021 = t1947 * t573 - (t1932 * t628 + t1928 * t644) - t1950 * t568
                    - t82 * t1969;
                let t2022 = t560 * t2016
                    + (t1941 * t646 - t1924 * t632 + (t565 * t1956 - t1938 * t628));
                let t2023 = t89 * t1972 - t43 * t2006
                    + (t5 * t1975 + t2022 - t97 * t1976 - t73 * t1988);
                let t2024 = t42 * t2020
                    + (l * (t65 * t1994 + (t2021 - t73 * t1979) - t55 * t1999) + t2023);
                let t2025 = t557 * t2019 + t49 * t2024;
                let t2026 = d_weight1_3_by_3 + h_adjoint8 * t579;
                let t2027 = weight1_3 + h_adjoint8 * t71;
                let t2028 = t451 * t2027;
                let t2029 = t455 * t2027;
                let t2030 = l * (h_adjoint1 * t71 + t2028) + u_drive * t2029;
                let t2031 = l * (t449 * t2026 + (t2028 + h_adjoint2 * t579))
                    + (u_drive * (t2029 + t453 * t2026) - t2030);
                let t2032 = t449 * t2027;
                let t2033 = t453 * t2027;
                let t2034 = l * (h_adjoint2 * t71 + t2032) + u_drive * t2033;
                let t2035 = l * (t451 * t2026 + (h_adjoint1 * t579 - t2032))
                    + (t2034 + u_drive * (t455 * t2026 - t2033));
                let t2036 = t1948 + m_ * t1946;
                let t2037 = t95 * t1967
                    + (t1945 * t575 + (t1926 * t649 - t1930 * t621) - t560 * t2036);
                let t2038 = t1995 + m_ * t1993;
                let t2039 = t1936 * t579
                    + (t1934 * t621 + (weight1_3 * t658 - t1924 * t629 - t557 * t1956));
                let t2040 = d_weight1_3_by_3 * t78
                    + (t1944 * t577 + t2039 - t571 * t1955 - t561 * t2036
                        - t563 * t2016);
                let t2041 = t68 * t1991
                    + (t71 * t1984
                        + (t72 * t1981 + (t2040 - t104 * t1976 - t49 * t2006)));
                let t2042 = l * (t59 * t1992 + (t2037 - t72 * t1971) - t42 * t2038)
                    + (t61 * t2003 + (t2041 - j * t1992) - t45 * t2038);
                let t2043 = t71 * t1936
                    + (t72 * t1934 + (weight1_3 * t78 - t104 * t1924 - t49 * t1956));
                let t2044 = l * (t59 * t1945 + (t95 * t1926 - t72 * t1930) - t42 * t2036)
                    + (t61 * t1955 + (t68 * t1944 + t2043 - j * t1945) - t45 * t2036);
                let t2045 = t50 * t2016 + t2044;
                let t2046 = t43 * (t50 * t2020 + t2042) - t565 * t2045;
                let t2047 = t2009 - t2015
                    + (t2025 + (t448 * t2031 - t447 * t2035) - t2046);
                let t2048 = rt::lit::<T>(0.5) * t748;
                let t2049 = weight1_3 * t752 + d_weight1_3_by_4 * t42;
                let t2050 = t1919 * t816 + t72 * t2049;
                let t2051 = m_l * t2050;
                let t2052 = weight1_3 * t860 + d_weight1_3_by_4 * t99;
                let t2053 = t753 * t1926 + t45 * t2052;
                let t2054 = half_l * t748;
                let t2055 = weight1_3 * t868 + d_weight1_3_by_4 * t109;
                let t2056 = m_ * (t2053 + (t1928 * t2054 + t51 * t2055));
                let t2057 = t2056 + m_ * t2053;
                let t2058 = weight1_3 * t762 + d_weight1_3_by_4 * t55;
                let t2059 = m_l * (t1917 * t824 + t73 * t2058);
                let t2060 = rt::lit::<T>(0.5) * t755;
                let t2061 = rt::lit::<T>(2.0) * (t43 * t2051 - t759 * t1966)
                    + (t2057 + (t50 * t2059 - t1941 * t2060));
                let t2062 = weight1_3 * t867 + d_weight1_3_by_4 * t96;
                let t2063 = weight1_3 * t862 + d_weight1_3_by_4 * t101;
                let t2064 = t43 * t2063 - t759 * t1922;
                let t2065 = t2062 + t1924 * t2060 - t50 * t2064;
                let t2066 = d_weight1_3_by_4 * t6 + t765 * t1926 - t61 * t2052;
                let t2067 = half_l * t755;
                let t2068 = m_ * (t2066 + (t1928 * t2067 - t60 * t2055));
                let t2069 = t2068 + m_ * t2066;
                let t2070 = t54 * t2063 + (t1922 * t761 - t1924 * t2048) - t49 * t2064;
                let t2071 = t752 * t1934 + (t1919 * t852 - t1917 * t858) - t765 * t1933
                    - (t759 * t1925 + t753 * t1930);
                let t2072 = t42 * t2070
                    + (t77 * t2049 + (t2071 - d_weight1_1_by_4)
                        - (t87 * t2058 + j * t2052));
                let t2073 = t43 * t2065 + t61 * t2069 + (t2072 - t45 * t2057);
                let t2074 = rt::lit::<T>(0.5)
                    * (t764 * t1932 + (t749 * t1929 + (t755 * t1938 - t748 * t1937)))
                    + (t1920 * t849 + t1917 * t856 - t1918 * t857);
                let t2075 = t1917 * t816 + t72 * t2058;
                let t2076 = j * t2055 + (t85 * t2058 + (d_weight1_2_by_4 + t2074))
                    + (t75 * t2050 - t86 * t2075);
                let t2077 = t752 * t1924 + t42 * t2064;
                let t2078 = t43 * t2064 - t759 * t1924;
                let t2079 = t2076 + (t51 * t2056 - t49 * t2077)
                    - (t50 * t2078 + t60 * t2068);
                let t2080 = l * t2061 + (t1940 * t762 + t752 * t1936)
                    + (t42 * t2073 + t55 * t2079);
                let t2081 = t533
                    * (t44 * t2080
                        + (t747 * t1943 - t1944 * (rt::lit::<T>(2.0) * t793)));
                let t2082 = t752 * t1944 + t42 * t2081;
                let t2083 = t45 * t2082 + (t753 * t1945 - l * t2081);
                let t2084 = t1944 * t762 + t55 * t2081;
                let t2085 = m_ * (t2083 - (t1947 * t2054 + t51 * t2084));
                let t2086 = rt::lit::<T>(0.5) * (t749 * t1948 + t764 * t1950)
                    + (weight1_3 * t859 + t1940 * t773 - t1944 * t768);
                let t2087 = t51 * t2085
                    + (t71 * t2079 + (d_weight1_3_by_4 * t88 + t2086) - t66 * t2081
                        - j * t2084);
                let t2088 = t61 * t2082 - t765 * t1945;
                let t2089 = m_ * (t60 * t2084 - t1947 * t2067 - t2088);
                let t2090 = t2087 - t60 * t2089;
                let t2091 = t43 * t2090 + (t103 * t2063 + (t1922 * t827 - t759 * t1952));
                let t2092 = k1
                    * (t1918 * t824 + t73 * t2075 + (t1920 * t824 + t73 * t2050));
                let t2093 = t2091 - t2092;
                let t2094 = t1947 * t767 - (t1932 * t824 + t1928 * t841) - t1950 * t762
                    - t82 * t2055;
                let t2095 = t5 * t2064;
                let t2096 = t752 * t2016
                    + (t1941 * t843 - t1924 * t828 + (t759 * t1956 - t1938 * t824));
                let t2097 = t89 * t2059 - t43 * t2095
                    + (t5 * t2063 + t2096 - t97 * t2064 - t73 * t2078);
                let t2098 = t42 * t2093
                    + (l * (t65 * t2084 + (t2094 - t73 * t2068) - t55 * t2089) + t2097);
                let t2099 = t2019 * t2048 + t49 * t2098;
                let t2100 = t2092 - t2091;
                let t2101 = t94 * t2055
                    + (t1948 * t762 + (t1929 * t824 + t1928 * t845 - t1947 * t763));
                let t2102 = t103 * t2064
                    + (t759 * t1954 + (t1937 * t824 + (t752 * t1956 + t1924 * t827)));
                let t2103 = l * (t55 * t2085 + (t73 * t2056 + t2101 - t58 * t2084))
                    - (t73 * t2077 + (t42 * t2095 + t2102));
                let t2104 = t50 * (t43 * t2100 + t2103) - t2014 * t2060;
                let t2105 = t2089 - m_ * t2088;
                let t2106 = t752 * t1955 + (t1933 * t816 - t1926 * t842 - t1945 * t770)
                    - t83 * t2052;
                let t2107 = rt::lit::<T>(0.5) * (t748 * t1954 + t755 * t1956)
                    + (t1952 * t761 + (t1925 * t816 - (t1922 * t831 + t1924 * t826)));
                let t2108 = t72 * t2065
                    + (t5 * t2062 + t2107 - t108 * t2063 - t105 * t2064 - t50 * t2095);
                let t2109 = l * (t42 * t2105 + (t72 * t2069 + t2106 - t67 * t2082))
                    + (rt::lit::<T>(2.0) * (t1966 * t843 + t89 * t2051) + t2108);
                let t2110 = t752 * t1959 + t42 * (t49 * t2100 + (t54 * t2090 + t2109));
                let t2111 = u_drive * t453;
                let t2112 = d_weight1_3_by_4 + h_adjoint8 * t773;
                let t2113 = u_drive * t455;
                let t2114 = t448
                    * (t2111 * t2112 + l * (h_adjoint2 * t773 + t449 * t2112))
                    - t447 * (t2113 * t2112 + l * (h_adjoint1 * t773 + t451 * t2112));
                let t2115 = t95 * t2052
                    + (t1945 * t769 + (t1926 * t846 - t1930 * t816) - t752 * t2036);
                let t2116 = t2085 + m_ * t2083;
                let t2117 = t1944 * t771
                    + (t1936 * t773
                        + (t1934 * t816 + (weight1_3 * t854 - t1924 * t825)));
                let t2118 = t2117 - t765 * t1955 - t753 * t2036
                    - rt::lit::<T>(0.5) * (t755 * t2016 + t748 * t1956);
                let t2119 = t71 * t2073
                    + (t72 * t2070
                        + (d_weight1_3_by_4 * t78 + t2118 - t104 * t2064 - t49 * t2095));
                let t2120 = l * (t59 * t2082 + (t2115 - t72 * t2057) - t42 * t2116)
                    + (t61 * t2105 + (t68 * t2081 + t2119 - j * t2082) - t45 * t2116);
                let t2121 = t43 * (t50 * t2093 + t2120) - t759 * t2045;
                let t2122 = t2099 - t2104 + (t2110 + t2114 - t2121);
                let t2123 = rt::lit::<T>(0.5) * t961;
                let t2124 = weight1_3 * t2123 + d_weight1_3_by_5 * t42;
                let t2125 = t1919 * t1032 + t72 * t2124;
                let t2126 = m_l * t2125;
                let t2127 = rt::lit::<T>(0.5) * t967;
                let t2128 = half_l * t961;
                let t2129 = weight1_3 * t1078 + d_weight1_3_by_5 * t99;
                let t2130 = t1926 * t2128 + t45 * t2129;
                let t2131 = weight1_3 * t1087 + d_weight1_3_by_5 * t109;
                let t2132 = m_ * (t2130 + (t960 * t1928 + t51 * t2131));
                let t2133 = t2132 + m_ * t2130;
                let t2134 = weight1_3 * t971 + d_weight1_3_by_5 * t55;
                let t2135 = m_l * (t1917 * t1039 + t73 * t2134);
                let t2136 = rt::lit::<T>(2.0) * (t43 * t2126 - t1966 * t2127)
                    + (t2133 + (t50 * t2135 - t965 * t1941));
                let t2137 = weight1_3 * t1086 + d_weight1_3_by_5 * t96;
                let t2138 = weight1_3 * t1082 + d_weight1_3_by_5 * t101;
                let t2139 = t43 * t2138 - t1922 * t2127;
                let t2140 = t2137 + t965 * t1924 - t50 * t2139;
                let t2141 = half_l * t967;
                let t2142 = d_weight1_3_by_5 * t6 + t1926 * t2141 - t61 * t2129;
                let t2143 = m_ * (t2142 + (t973 * t1928 - t60 * t2131));
                let t2144 = t2143 + m_ * t2142;
                let t2145 = t54 * t2138 + (t1922 * t970 - t959 * t1924) - t49 * t2139;
                let t2146 = rt::lit::<T>(0.5)
                    * (t961 * t1934 - t967 * t1925 - t962 * t1930 - t974 * t1933)
                    + (t1919 * t1072 - t1917 * t1076);
                let t2147 = t42 * t2145
                    + (t77 * t2124 + (t2146 - d_weight1_1_by_5)
                        - (t87 * t2134 + j * t2129));
                let t2148 = t43 * t2140 + t61 * t2144 + (t2147 - t45 * t2133);
                let t2149 = t960 * t1929 + (t965 * t1938 - t1918 * t1075)
                    + (t973 * t1932 + (t1920 * t1069 + t1917 * t1074 - t959 * t1937));
                let t2150 = t1917 * t1032 + t72 * t2134;
                let t2151 = j * t2131 + (t85 * t2134 + (d_weight1_2_by_5 + t2149))
                    + (t75 * t2125 - t86 * t2150);
                let t2152 = t1924 * t2123 + t42 * t2139;
                let t2153 = t43 * t2139 - t1924 * t2127;
                let t2154 = t2151 + (t51 * t2132 - t49 * t2152)
                    - (t50 * t2153 + t60 * t2143);
                let t2155 = l * t2136 + (t1940 * t971 + t1936 * t2123)
                    + (t42 * t2148 + t55 * t2154);
                let t2156 = t533
                    * (t44 * t2155
                        + (t957 * t1943 - t1944 * (rt::lit::<T>(2.0) * t1007)));
                let t2157 = t1944 * t2123 + t42 * t2156;
                let t2158 = t45 * t2157 + (t1945 * t2128 - l * t2156);
                let t2159 = t1944 * t971 + t55 * t2156;
                let t2160 = m_ * (t2158 - (t960 * t1947 + t51 * t2159));
                let t2161 = t960 * t1948
                    + (t973 * t1950 + (weight1_3 * t1077 + t1940 * t983 - t1944 * t977));
                let t2162 = t51 * t2160
                    + (t71 * t2154 + (d_weight1_3_by_5 * t88 + t2161) - t66 * t2156
                        - j * t2159);
                let t2163 = t61 * t2157 - t1945 * t2141;
                let t2164 = m_ * (t60 * t2159 - t973 * t1947 - t2163);
                let t2165 = t2162 - t60 * t2164;
                let t2166 = t43 * t2165
                    + (t103 * t2138 + (t1922 * t1042 - t1952 * t2127));
                let t2167 = k1
                    * (t1918 * t1039 + t73 * t2150 + (t1920 * t1039 + t73 * t2125));
                let t2168 = t2166 - t2167;
                let t2169 = t1947 * t976 - (t1932 * t1039 + t1928 * t1058) - t1950 * t971
                    - t82 * t2131;
                let t2170 = t5 * t2139;
                let t2171 = rt::lit::<T>(0.5) * (t961 * t2016 + t967 * t1956)
                    + (t1941 * t1060 - t1924 * t1043 - t1938 * t1039);
                let t2172 = t89 * t2135 - t43 * t2170
                    + (t5 * t2138 + t2171 - t97 * t2139 - t73 * t2153);
                let t2173 = t42 * t2168
                    + (l * (t65 * t2159 + (t2169 - t73 * t2143) - t55 * t2164) + t2172);
                let t2174 = t959 * t2019 + t49 * t2173;
                let t2175 = t2167 - t2166;
                let t2176 = t94 * t2131
                    + (t1948 * t971 + (t1929 * t1039 + t1928 * t1062 - t1947 * t972));
                let t2177 = t103 * t2139
                    + (rt::lit::<T>(0.5) * (t967 * t1954 + t961 * t1956)
                        + (t1924 * t1042 + t1937 * t1039));
                let t2178 = l * (t55 * t2160 + (t73 * t2132 + t2176 - t58 * t2159))
                    - (t73 * t2152 + (t42 * t2170 + t2177));
                let t2179 = t50 * (t43 * t2175 + t2178) - t965 * t2014;
                let t2180 = t2164 - m_ * t2163;
                let t2181 = t1955 * t2123
                    + (t1933 * t1032 - t1926 * t1059 - t1945 * t980) - t83 * t2129;
                let t2182 = t1952 * t970
                    + (t1925 * t1032 + (t965 * t1956 - (t1922 * t1046 + t1924 * t1041)));
                let t2183 = t5 * t2137 + (t959 * t1954 + t2182) - t108 * t2138
                    - t105 * t2139 - t50 * t2170;
                let t2184 = l * (t42 * t2180 + (t72 * t2144 + t2181 - t67 * t2157))
                    + (rt::lit::<T>(2.0) * (t1966 * t1060 + t89 * t2126)
                        + (t72 * t2140 + t2183));
                let t2185 = t1959 * t2123 + t42 * (t49 * t2175 + (t54 * t2165 + t2184));
                let t2186 = d_weight1_3_by_5 + h_adjoint8 * t983;
                let t2187 = t448
                    * (t2111 * t2186 + l * (h_adjoint2 * t983 + t449 * t2186))
                    - t447 * (t2113 * t2186 + l * (h_adjoint1 * t983 + t451 * t2186));
                let t2188 = t95 * t2129
                    + (t1945 * t978 + (t1926 * t1063 - t1930 * t1032) - t2036 * t2123);
                let t2189 = t2160 + m_ * t2158;
                let t2190 = t1936 * t983
                    + (t1934 * t1032
                        + (weight1_3 * t1080 - t1924 * t1040 - t959 * t1956));
                let t2191 = t1944 * t981 + t2190
                    - rt::lit::<T>(0.5) * (t974 * t1955 + t962 * t2036) - t965 * t2016;
                let t2192 = t71 * t2148
                    + (t72 * t2145
                        + (d_weight1_3_by_5 * t78 + t2191 - t104 * t2139 - t49 * t2170));
                let t2193 = l * (t59 * t2157 + (t2188 - t72 * t2133) - t42 * t2189)
                    + (t61 * t2180 + (t68 * t2156 + t2192 - j * t2157) - t45 * t2189);
                let t2194 = t43 * (t50 * t2168 + t2193) - t2045 * t2127;
                let t2195 = t2174 - t2179 + (t2185 + t2187 - t2194);
                let t2196 = rt::lit::<T>(0.5) * t1171;
                let t2197 = rt::lit::<T>(0.5) * t1173;
                let t2198 = weight1_3 * t2197 + d_weight1_3_by_6 * t42;
                let t2199 = t1919 * t1232 + t72 * t2198;
                let t2200 = m_l * t2199;
                let t2201 = rt::lit::<T>(0.5) * t1178;
                let t2202 = half_l * t1173;
                let t2203 = weight1_3 * t1271 + d_weight1_3_by_6 * t99;
                let t2204 = t1926 * t2202 + t45 * t2203;
                let t2205 = half_l * t1171;
                let t2206 = weight1_3 * t1279 + d_weight1_3_by_6 * t109;
                let t2207 = m_ * (t2204 + (t1928 * t2205 + t51 * t2206));
                let t2208 = t2207 + m_ * t2204;
                let t2209 = weight1_3 * t1181 + d_weight1_3_by_6 * t55;
                let t2210 = m_l * (t1917 * t1239 + t73 * t2209);
                let t2211 = rt::lit::<T>(0.5) * t1176;
                let t2212 = rt::lit::<T>(2.0) * (t43 * t2200 - t1966 * t2201)
                    + (t2208 + (t50 * t2210 - t1941 * t2211));
                let t2213 = weight1_3 * t1278 + d_weight1_3_by_6 * t96;
                let t2214 = weight1_3 * t1274 + d_weight1_3_by_6 * t101;
                let t2215 = t43 * t2214 - t1922 * t2201;
                let t2216 = t2213 + t1924 * t2211 - t50 * t2215;
                let t2217 = half_l * t1178;
                let t2218 = d_weight1_3_by_6 * t6 + t1926 * t2217 - t61 * t2203;
                let t2219 = half_l * t1176;
                let t2220 = m_ * (t2218 + (t1928 * t2219 - t60 * t2206));
                let t2221 = t2220 + m_ * t2218;
                let t2222 = t54 * t2214 + (t1922 * t1180 - t1924 * t2196) - t49 * t2215;
                let t2223 = rt::lit::<T>(0.5)
                    * (t1173 * t1934 - t1178 * t1925 - t1174 * t1930 - t1184 * t1933)
                    + (t1919 * t1265 - t1917 * t1269);
                let t2224 = t42 * t2222
                    + (t77 * t2198 + (t2223 - d_weight1_1_by_6)
                        - (t87 * t2209 + j * t2203));
                let t2225 = t43 * t2216 + t61 * t2221 + (t2224 - t45 * t2208);
                let t2226 = rt::lit::<T>(0.5)
                    * (t1183 * t1932 + (t1172 * t1929 + (t1176 * t1938 - t1171 * t1937)))
                    + (t1920 * t1262 + t1917 * t1267 - t1918 * t1268);
                let t2227 = t1917 * t1232 + t72 * t2209;
                let t2228 = j * t2206 + (t85 * t2209 + (d_weight1_2_by_6 + t2226))
                    + (t75 * t2199 - t86 * t2227);
                let t2229 = t1924 * t2197 + t42 * t2215;
                let t2230 = t43 * t2215 - t1924 * t2201;
                let t2231 = t2228 + (t51 * t2207 - t49 * t2229)
                    - (t50 * t2230 + t60 * t2220);
                let t2232 = l * t2212 + (t1940 * t1181 + t1936 * t2197)
                    + (t42 * t2225 + t55 * t2231);
                let t2233 = t533
                    * (t44 * t2232
                        + (t1170 * t1943 - t1944 * (rt::lit::<T>(2.0) * t1211)));
                let t2234 = t1944 * t2197 + t42 * t2233;
                let t2235 = t45 * t2234 + (t1945 * t2202 - l * t2233);
                let t2236 = t1944 * t1181 + t55 * t2233;
                let t2237 = m_ * (t2235 - (t1947 * t2205 + t51 * t2236));
                let t2238 = rt::lit::<T>(0.5) * (t1172 * t1948 + t1183 * t1950)
                    + (weight1_3 * t1270 + t1940 * t1192 - t1944 * t1187);
                let t2239 = t51 * t2237
                    + (t71 * t2231 + (d_weight1_3_by_6 * t88 + t2238) - t66 * t2233
                        - j * t2236);
                let t2240 = t61 * t2234 - t1945 * t2217;
                let t2241 = m_ * (t60 * t2236 - t1947 * t2219 - t2240);
                let t2242 = t2239 - t60 * t2241;
                let t2243 = t43 * t2242
                    + (t103 * t2214 + (t1922 * t1241 - t1952 * t2201));
                let t2244 = k1
                    * (t1918 * t1239 + t73 * t2227 + (t1920 * t1239 + t73 * t2199));
                let t2245 = t2243 - t2244;
                let t2246 = t1947 * t1186 - (t1932 * t1239 + t1928 * t1253)
                    - t1950 * t1181 - t82 * t2206;
                let t2247 = t5 * t2215;
                let t2248 = rt::lit::<T>(0.5) * (t1173 * t2016 + t1178 * t1956)
                    + (t1941 * t1255 - t1924 * t1238 - t1938 * t1239);
                let t2249 = t89 * t2210 - t43 * t2247
                    + (t5 * t2214 + t2248 - t97 * t2215 - t73 * t2230);
                let t2250 = t42 * t2245
                    + (l * (t65 * t2236 + (t2246 - t73 * t2220) - t55 * t2241) + t2249);
                let t2251 = t2019 * t2196 + t49 * t2250;
                let t2252 = t2244 - t2243;
                let t2253 = t94 * t2206
                    + (t1948 * t1181 + (t1929 * t1239 + t1928 * t1257 - t1947 * t1182));
                let t2254 = t103 * t2215
                    + (rt::lit::<T>(0.5) * (t1178 * t1954 + t1173 * t1956)
                        + (t1924 * t1241 + t1937 * t1239));
                let t2255 = l * (t55 * t2237 + (t73 * t2207 + t2253 - t58 * t2236))
                    - (t73 * t2229 + (t42 * t2247 + t2254));
                let t2256 = t50 * (t43 * t2252 + t2255) - t2014 * t2211;
                let t2257 = t2241 - m_ * t2240;
                let t2258 = t1955 * t2197
                    + (t1933 * t1232 - t1926 * t1254 - t1945 * t1189) - t83 * t2203;
                let t2259 = rt::lit::<T>(0.5) * (t1171 * t1954 + t1176 * t1956)
                    + (t1952 * t1180
                        + (t1925 * t1232 - (t1922 * t1245 + t1924 * t1242)));
                let t2260 = t72 * t2216
                    + (t5 * t2213 + t2259 - t108 * t2214 - t105 * t2215 - t50 * t2247);
                let t2261 = l * (t42 * t2257 + (t72 * t2221 + t2258 - t67 * t2234))
                    + (rt::lit::<T>(2.0) * (t1966 * t1255 + t89 * t2200) + t2260);
                let t2262 = t1959 * t2197 + t42 * (t49 * t2252 + (t54 * t2242 + t2261));
                let t2263 = d_weight1_3_by_6 + h_adjoint8 * t1192;
                let t2264 = t448
                    * (t2111 * t2263 + l * (h_adjoint2 * t1192 + t449 * t2263))
                    - t447 * (t2113 * t2263 + l * (h_adjoint1 * t1192 + t451 * t2263));
                let t2265 = t95 * t2203
                    + (t1945 * t1188 + (t1926 * t1258 - t1930 * t1232) - t2036 * t2197);
                let t2266 = t2237 + m_ * t2235;
                let t2267 = t1944 * t1190
                    + (t1936 * t1192
                        + (t1934 * t1232 + (weight1_3 * t1273 - t1924 * t1240)));
                let t2268 = t2267
                    - rt::lit::<T>(0.5)
                        * (t1176 * t2016
                            + (t1174 * t2036 + (t1184 * t1955 + t1171 * t1956)));
                let t2269 = t71 * t2225
                    + (t72 * t2222
                        + (d_weight1_3_by_6 * t78 + t2268 - t104 * t2215 - t49 * t2247));
                let t2270 = l * (t59 * t2234 + (t2265 - t72 * t2208) - t42 * t2266)
                    + (t61 * t2257 + (t68 * t2233 + t2269 - j * t2234) - t45 * t2266);
                let t2271 = t43 * (t50 * t2245 + t2270) - t2045 * t2201;
                let t2272 = t2251 - t2256 + (t2262 + t2264 - t2271);
                let t2273 = weight1_3 * t1360 + d_weight1_3_by_7 * t42;
                let t2274 = t1919 * t1419 + t72 * t2273;
                let t2275 = m_l * t2274;
                let t2276 = weight1_3 * t1461 + d_weight1_3_by_7 * t99;
                let t2277 = t1361 * t1926 + t45 * t2276;
                let t2278 = weight1_3 * t1468 + d_weight1_3_by_7 * t109;
                let t2279 = m_ * (t2277 + (t1358 * t1928 + t51 * t2278));
                let t2280 = t2279 + m_ * t2277;
                let t2281 = weight1_3 * t1368 + d_weight1_3_by_7 * t55;
                let t2282 = m_l * (t1917 * t1426 + t73 * t2281);
                let t2283 = rt::lit::<T>(2.0) * (t43 * t2275 - t1365 * t1966)
                    + (t2280 + (t50 * t2282 - t1363 * t1941));
                let t2284 = weight1_3 * t1467 + d_weight1_3_by_7 * t96;
                let t2285 = weight1_3 * t1463 + d_weight1_3_by_7 * t101;
                let t2286 = t43 * t2285 - t1365 * t1922;
                let t2287 = t2284 + t1363 * t1924 - t50 * t2286;
                let t2288 = d_weight1_3_by_7 * t6
                    + (l_over_i * weight1_3 + t1371 * t1926) - t61 * t2276;
                let t2289 = m_ * (t2288 + (t1370 * t1928 - t60 * t2278));
                let t2290 = t2289 + m_ * t2288;
                let t2291 = t54 * t2285 + (t1922 * t1367 - t1357 * t1924) - t49 * t2286;
                let t2292 = t1360 * t1934 + (t1919 * t1454 - t1917 * t1459)
                    - t1371 * t1933 - (t1365 * t1925 + t1361 * t1930);
                let t2293 = t42 * t2291
                    + (t77 * t2273 + (t2292 - d_weight1_1_by_7)
                        - (t87 * t2281 + j * t2276));
                let t2294 = t43 * t2287 + t61 * t2290 + (t2293 - t45 * t2280);
                let t2295 = t1358 * t1929 + (t1363 * t1938 - t1918 * t1458)
                    + (t1370 * t1932 + (t1920 * t1451 + t1917 * t1457 - t1357 * t1937));
                let t2296 = t1917 * t1419 + t72 * t2281;
                let t2297 = j * t2278 + (t85 * t2281 + (d_weight1_2_by_7 + t2295))
                    + (t75 * t2274 - t86 * t2296);
                let t2298 = t1360 * t1924 + t42 * t2286;
                let t2299 = t43 * t2286 - t1365 * t1924;
                let t2300 = t2297 + (t51 * t2279 - t49 * t2298)
                    - (t50 * t2299 + t60 * t2289);
                let t2301 = l * t2283 + (t1360 * t1936 + (t1398 + t1940 * t1368))
                    + (t42 * t2294 + t55 * t2300);
                let t2302 = t533
                    * (t44 * t2301
                        + (t1355 * t1943 - t1944 * (rt::lit::<T>(2.0) * t1399)));
                let t2303 = t1360 * t1944 + t42 * t2302;
                let t2304 = t45 * t2303 + (t1361 * t1945 - l * t2302);
                let t2305 = t1944 * t1368 + t55 * t2302;
                let t2306 = m_ * (t2304 - (t1358 * t1947 + t51 * t2305));
                let t2307 = t1358 * t1948
                    + (t1370 * t1950
                        + (weight1_3 * t1460 + t1940 * t1379 - t1944 * t1374));
                let t2308 = t51 * t2306
                    + (t71 * t2300 + (d_weight1_3_by_7 * t88 + t2307) - t66 * t2302
                        - j * t2305);
                let t2309 = t61 * t2303 - t1371 * t1945;
                let t2310 = m_ * (t60 * t2305 - t1370 * t1947 - t2309);
                let t2311 = t2308 - t60 * t2310;
                let t2312 = t43 * t2311
                    + (t103 * t2285 + (t1922 * t1429 - t1365 * t1952));
                let t2313 = k1
                    * (t1918 * t1426 + t73 * t2296 + (t1920 * t1426 + t73 * t2274));
                let t2314 = t2312 - t2313;
                let t2315 = t1947 * t1373 - (t1932 * t1426 + t1928 * t1443)
                    - t1950 * t1368 - t82 * t2278;
                let t2316 = t1365 * t1956 - t1924 * t1430
                    + (inv_i * t1922 + t1941 * t1445 - t1938 * t1426);
                let t2317 = inv_i * t1924 + t5 * t2286;
                let t2318 = t89 * t2282
                    + (t5 * t2285 + (t1360 * t2016 + t2316) - t97 * t2286)
                    - (t73 * t2299 + t43 * t2317);
                let t2319 = t42 * t2314
                    + (l * (t65 * t2305 + (t2315 - t73 * t2289) - t55 * t2310) + t2318);
                let t2320 = t1357 * t2019 + t49 * t2319;
                let t2321 = t2313 - t2312;
                let t2322 = t94 * t2278
                    + (t1948 * t1368 + (t1929 * t1426 + t1928 * t1447 - t1947 * t1369));
                let t2323 = t103 * t2286
                    + (t1365 * t1954
                        + (t1937 * t1426 + (t1360 * t1956 + t1924 * t1429)));
                let t2324 = l * (t55 * t2306 + (t73 * t2279 + t2322 - t58 * t2305))
                    - (t42 * t2317 + (t73 * t2298 + t2323));
                let t2325 = t50 * (t43 * t2321 + t2324) - t1363 * t2014;
                let t2326 = t2310 - m_ * t2309;
                let t2327 = t1360 * t1955
                    + (t1933 * t1419 - t1926 * t1444 - t1945 * t1376) - t83 * t2276;
                let t2328 = t1925 * t1419
                    + (t1363 * t1956 + (inv_i * t1923 - t1922 * t1433 - t1924 * t1428));
                let t2329 = t5 * t2284 + (t1357 * t1954 + (t1952 * t1367 + t2328))
                    - t108 * t2285 - t105 * t2286;
                let t2330 = t72 * t2287 + t2329
                    + (rt::lit::<T>(2.0) * (t1966 * t1445 + t89 * t2275) - t50 * t2317);
                let t2331 = t54 * t2311
                    + (l * (t42 * t2326 + (t72 * t2290 + t2327 - t67 * t2303)) + t2330);
                let t2332 = t1360 * t1959 + t42 * (t49 * t2321 + t2331);
                let t2333 = d_weight1_3_by_7 + h_adjoint8 * t1379;
                let t2334 = u_drive * (half_l_h_over_i * t448 * t2027 + t453 * t2333)
                    + l
                        * (t449 * t2333
                            + (h_adjoint2 * t1379 + t2027 * (rt::lit::<T>(0.5) * t454)));
                let t2335 = u_drive * (t455 * t2333 - half_l_h_over_i * t447 * t2027)
                    + l
                        * (t451 * t2333
                            + (h_adjoint1 * t1379 - t2027 * (rt::lit::<T>(0.5) * t456)));
                let t2336 = t95 * t2276
                    + (t1945 * t1375 + (t1926 * t1448 - t1930 * t1419) - t1360 * t2036);
                let t2337 = t2306 + m_ * t2304;
                let t2338 = t1936 * t1379
                    + (t1934 * t1419
                        + (weight1_3 * t1456 - t1924 * t1427 - t1357 * t1956));
                let t2339 = d_weight1_3_by_7 * t78
                    + (t1944 * t1377 + t2338 - t1371 * t1955 - t1361 * t2036
                        - t1363 * t2016);
                let t2340 = t68 * t2302
                    + (t71 * t2294
                        + (t72 * t2291 + (t2339 - t104 * t2286) - t49 * t2317));
                let t2341 = l * (t59 * t2303 + (t2336 - t72 * t2280) - t42 * t2337)
                    + (t61 * t2326 + (t2340 - j * t2303) - t45 * t2337);
                let t2342 = t43 * (t50 * t2314 + t2341) - t1365 * t2045;
                let t2343 = t2332
                    + (t448 * (t2334 - half_h_over_i * t2030)
                        - t447 * (t2335 + half_h_over_i * t2034)) - t2342;
                let t2344 = t2320 - t2325 + t2343;
                let t2345 = t70 * t1943;
                let t2346 = l * (weight1_3 * t645 + d_weight1_3_by_3 * t83)
                    - (t1924 * t633 + (t563 * t1922 + t565 * t1923));
                let t2347 = inv_i
                    * (half_h * t2047
                        + (t2346 + (t50 * t1975 + t43 * t1974) - t106 * t1976));
                let t2348 = l * (weight1_3 * t842 + d_weight1_3_by_4 * t83)
                    - (t1924 * t829 + (t1922 * t2060 + t759 * t1923));
                let t2349 = inv_i
                    * (half_h * t2122
                        + (t2348 + (t50 * t2063 + t43 * t2062) - t106 * t2064));
                let t2350 = l * (weight1_3 * t1059 + d_weight1_3_by_5 * t83)
                    - (t1924 * t1044 + (t965 * t1922 + t1923 * t2127));
                let t2351 = inv_i
                    * (half_h * t2195
                        + (t2350 + (t50 * t2138 + t43 * t2137) - t106 * t2139));
                let t2352 = l * (weight1_3 * t1254 + d_weight1_3_by_6 * t83)
                    - (t1924 * t1243
                        + rt::lit::<T>(0.5) * (t1176 * t1922 + t1178 * t1923));
                let t2353 = inv_i
                    * (half_h * t2272
                        + (t2352 + (t50 * t2214 + t43 * t2213) - t106 * t2215));
                let t2354 = l * (weight1_3 * t1444 + d_weight1_3_by_7 * t83)
                    - (t1924 * t1431 + (t1363 * t1922 + t1365 * t1923));
                let t2355 = inv_i
                    * (half_h * t2344
                        + (t2354 + (t50 * t2285 + t43 * t2284) - t106 * t2286));
                let t2356 = rt::lit::<T>(0.5) * t1545;
                let t2357 = rt::lit::<T>(0.5) * t1547;
                let t2358 = weight1_3 * t2357 + d_weight1_3_by_9 * t42;
                let t2359 = t1919 * t1606 + t72 * t2358;
                let t2360 = m_l * t2359;
                let t2361 = rt::lit::<T>(0.5) * t1552;
                let t2362 = half_l * t1547;
                let t2363 = weight1_3 * t1645 + d_weight1_3_by_9 * t99;
                let t2364 = t1926 * t2362 + t45 * t2363;
                let t2365 = half_l * t1545;
                let t2366 = weight1_3 * t1653 + d_weight1_3_by_9 * t109;
                let t2367 = m_ * (t2364 + (t1928 * t2365 + t51 * t2366));
                let t2368 = t2367 + m_ * t2364;
                let t2369 = weight1_3 * t1555 + d_weight1_3_by_9 * t55;
                let t2370 = m_l * (t1917 * t1613 + t73 * t2369);
                let t2371 = rt::lit::<T>(0.5) * t1550;
                let t2372 = rt::lit::<T>(2.0) * (t43 * t2360 - t1966 * t2361)
                    + (t2368 + (t50 * t2370 - t1941 * t2371));
                let t2373 = weight1_3 * t1652 + d_weight1_3_by_9 * t96;
                let t2374 = weight1_3 * t1648 + d_weight1_3_by_9 * t101;
                let t2375 = t43 * t2374 - t1922 * t2361;
                let t2376 = t2373 + t1924 * t2371 - t50 * t2375;
                let t2377 = half_l * t1552;
                let t2378 = d_weight1_3_by_9 * t6 + t1926 * t2377 - t61 * t2363;
                let t2379 = half_l * t1550;
                let t2380 = m_ * (t2378 + (t1928 * t2379 - t60 * t2366));
                let t2381 = t2380 + m_ * t2378;
                let t2382 = t54 * t2374 + (t1922 * t1554 - t1924 * t2356) - t49 * t2375;
                let t2383 = rt::lit::<T>(0.5)
                    * (t1547 * t1934 - t1552 * t1925 - t1548 * t1930 - t1558 * t1933)
                    + (t1919 * t1639 - t1917 * t1643);
                let t2384 = t42 * t2382
                    + (t77 * t2358 + (t2383 - d_weight1_1_by_9)
                        - (t87 * t2369 + j * t2363));
                let t2385 = t43 * t2376 + t61 * t2381 + (t2384 - t45 * t2368);
                let t2386 = rt::lit::<T>(0.5)
                    * (t1557 * t1932 + (t1546 * t1929 + (t1550 * t1938 - t1545 * t1937)))
                    + (t1920 * t1636 + t1917 * t1641 - t1918 * t1642);
                let t2387 = t1917 * t1606 + t72 * t2369;
                let t2388 = j * t2366 + (t85 * t2369 + (d_weight1_2_by_9 + t2386))
                    + (t75 * t2359 - t86 * t2387);
                let t2389 = t1924 * t2357 + t42 * t2375;
                let t2390 = t43 * t2375 - t1924 * t2361;
                let t2391 = t2388 + (t51 * t2367 - t49 * t2389)
                    - (t50 * t2390 + t60 * t2380);
                let t2392 = l * t2372 + (t1936 * t2357 + (adjoint8_l_h + t1940 * t1555))
                    + (t42 * t2385 + t55 * t2391);
                let t2393 = t533
                    * (t44 * t2392
                        + (t1544 * t1943 - t1944 * (rt::lit::<T>(2.0) * t1585)));
                let t2394 = t1944 * t2357 + t42 * t2393;
                let t2395 = t45 * t2394 + (t1945 * t2362 - l * t2393);
                let t2396 = t1944 * t1555 + t55 * t2393;
                let t2397 = m_ * (t2395 - (t1947 * t2365 + t51 * t2396));
                let t2398 = rt::lit::<T>(0.5) * (t1546 * t1948 + t1557 * t1950)
                    + (weight1_3 * t1644 + t1940 * t1566 - t1944 * t1561);
                let t2399 = t51 * t2397
                    + (t71 * t2391 + (d_weight1_3_by_9 * t88 + t2398) - t66 * t2393
                        - j * t2396);
                let t2400 = t61 * t2394 - t1945 * t2377;
                let t2401 = m_ * (t60 * t2396 - t1947 * t2379 - t2400);
                let t2402 = t2399 - t60 * t2401;
                let t2403 = t43 * t2402
                    + (t103 * t2374 + (t1922 * t1615 - t1952 * t2361));
                let t2404 = k1
                    * (t1918 * t1613 + t73 * t2387 + (t1920 * t1613 + t73 * t2359));
                let t2405 = t2403 - t2404;
                let t2406 = t1947 * t1560 - (t1932 * t1613 + t1928 * t1627)
                    - t1950 * t1555 - t82 * t2366;
                let t2407 = t5 * t2375;
                let t2408 = rt::lit::<T>(0.5) * (t1547 * t2016 + t1552 * t1956)
                    + (t1941 * t1629 - t1924 * t1612 - t1938 * t1613);
                let t2409 = t89 * t2370 - t43 * t2407
                    + (t5 * t2374 + t2408 - t97 * t2375 - t73 * t2390);
                let t2410 = t42 * t2405
                    + (l * (t65 * t2396 + (t2406 - t73 * t2380) - t55 * t2401) + t2409);
                let t2411 = t2019 * t2356 + t49 * t2410;
                let t2412 = t2404 - t2403;
                let t2413 = t94 * t2366
                    + (t1948 * t1555 + (t1929 * t1613 + t1928 * t1631 - t1947 * t1556));
                let t2414 = t103 * t2375
                    + (rt::lit::<T>(0.5) * (t1552 * t1954 + t1547 * t1956)
                        + (t1924 * t1615 + t1937 * t1613));
                let t2415 = l * (t55 * t2397 + (t73 * t2367 + t2413 - t58 * t2396))
                    - (t73 * t2389 + (t42 * t2407 + t2414));
                let t2416 = t50 * (t43 * t2412 + t2415) - t2014 * t2371;
                let t2417 = t2401 - m_ * t2400;
                let t2418 = t1955 * t2357
                    + (t1933 * t1606 - t1926 * t1628 - t1945 * t1563) - t83 * t2363;
                let t2419 = rt::lit::<T>(0.5) * (t1545 * t1954 + t1550 * t1956)
                    + (t1952 * t1554
                        + (t1925 * t1606 - (t1922 * t1619 + t1924 * t1616)));
                let t2420 = t72 * t2376
                    + (t5 * t2373 + t2419 - t108 * t2374 - t105 * t2375 - t50 * t2407);
                let t2421 = l * (t42 * t2417 + (t72 * t2381 + t2418 - t67 * t2394))
                    + (rt::lit::<T>(2.0) * (t1966 * t1629 + t89 * t2360) + t2420);
                let t2422 = t1959 * t2357 + t42 * (t49 * t2412 + (t54 * t2402 + t2421));
                let t2423 = d_weight1_3_by_9 + h_adjoint8 * t1566;
                let t2424 = l * (t449 * t2423 + (h_adjoint2 * t1566 + t447 * t2027))
                    + (t2033 + t2111 * t2423);
                let t2425 = l * (t451 * t2423 + (h_adjoint1 * t1566 + t448 * t2027))
                    + (t2029 + t2113 * t2423);
                let t2426 = t95 * t2363
                    + (t1945 * t1562 + (t1926 * t1632 - t1930 * t1606) - t2036 * t2357);
                let t2427 = t2397 + m_ * t2395;
                let t2428 = t1944 * t1564
                    + (t1936 * t1566
                        + (t1934 * t1606 + (weight1_3 * t1647 - t1924 * t1614)));
                let t2429 = t2428
                    - rt::lit::<T>(0.5)
                        * (t1550 * t2016
                            + (t1548 * t2036 + (t1558 * t1955 + t1545 * t1956)));
                let t2430 = t71 * t2385
                    + (t72 * t2382
                        + (d_weight1_3_by_9 * t78 + t2429 - t104 * t2375 - t49 * t2407));
                let t2431 = l * (t59 * t2394 + (t2426 - t72 * t2368) - t42 * t2427)
                    + (t61 * t2417 + (t68 * t2393 + t2430 - j * t2394) - t45 * t2427);
                let t2432 = t43 * (t50 * t2405 + t2431) - t2045 * t2361;
                let t2433 = t2411 - t2416
                    + (t2422 + (t448 * t2424 - t447 * t2425) - t2432);
                let t2434 = weight1_3 * t1733 + d_weight1_3_by_10 * t42;
                let t2435 = t1919 * t1792 + t72 * t2434;
                let t2436 = m_l * t2435;
                let t2437 = weight1_3 * t1834 + d_weight1_3_by_10 * t99;
                let t2438 = t1734 * t1926 + t45 * t2437;
                let t2439 = weight1_3 * t1841 + d_weight1_3_by_10 * t109;
                let t2440 = m_ * (t2438 + (t1731 * t1928 + t51 * t2439));
                let t2441 = t2440 + m_ * t2438;
                let t2442 = weight1_3 * t1741 + d_weight1_3_by_10 * t55;
                let t2443 = m_l * (t1917 * t1799 + t73 * t2442);
                let t2444 = rt::lit::<T>(2.0) * (t43 * t2436 - t1738 * t1966)
                    + (t2441 + (t50 * t2443 - t1736 * t1941));
                let t2445 = weight1_3 * t1840 + d_weight1_3_by_10 * t96;
                let t2446 = weight1_3 * t1836 + d_weight1_3_by_10 * t101;
                let t2447 = t43 * t2446 - t1738 * t1922;
                let t2448 = t2445 + t1736 * t1924 - t50 * t2447;
                let t2449 = d_weight1_3_by_10 * t6
                    + (half_l_h_over_i * weight1_3 + t1744 * t1926) - t61 * t2437;
                let t2450 = m_ * (t2449 + (t1743 * t1928 - t60 * t2439));
                let t2451 = t2450 + m_ * t2449;
                let t2452 = t54 * t2446 + (t1922 * t1740 - t1730 * t1924) - t49 * t2447;
                let t2453 = t1733 * t1934 + (t1919 * t1827 - t1917 * t1832)
                    - t1744 * t1933 - (t1738 * t1925 + t1734 * t1930);
                let t2454 = t42 * t2452
                    + (t77 * t2434 + (t2453 - d_weight1_1_by_10)
                        - (t87 * t2442 + j * t2437));
                let t2455 = t43 * t2448 + t61 * t2451 + (t2454 - t45 * t2441);
                let t2456 = t1731 * t1929 + (t1736 * t1938 - t1918 * t1831)
                    + (t1743 * t1932 + (t1920 * t1824 + t1917 * t1830 - t1730 * t1937));
                let t2457 = t1917 * t1792 + t72 * t2442;
                let t2458 = j * t2439 + (t85 * t2442 + (d_weight1_2_by_10 + t2456))
                    + (t75 * t2435 - t86 * t2457);
                let t2459 = t1733 * t1924 + t42 * t2447;
                let t2460 = t43 * t2447 - t1738 * t1924;
                let t2461 = t2458 + (t51 * t2440 - t49 * t2459)
                    - (t50 * t2460 + t60 * t2450);
                let t2462 = l * t2444 + (t1733 * t1936 + (t1771 + t1940 * t1741))
                    + (t42 * t2455 + t55 * t2461);
                let t2463 = t533
                    * (t44 * t2462
                        + (t1728 * t1943 - t1944 * (rt::lit::<T>(2.0) * t1772)));
                let t2464 = t1733 * t1944 + t42 * t2463;
                let t2465 = t45 * t2464 + (t1734 * t1945 - l * t2463);
                let t2466 = t1944 * t1741 + t55 * t2463;
                let t2467 = m_ * (t2465 - (t1731 * t1947 + t51 * t2466));
                let t2468 = t1731 * t1948
                    + (t1743 * t1950
                        + (weight1_3 * t1833 + t1940 * t1752 - t1944 * t1747));
                let t2469 = t51 * t2467
                    + (t71 * t2461 + (d_weight1_3_by_10 * t88 + t2468) - t66 * t2463
                        - j * t2466);
                let t2470 = t61 * t2464 - t1744 * t1945;
                let t2471 = m_ * (t60 * t2466 - t1743 * t1947 - t2470);
                let t2472 = t2469 - t60 * t2471;
                let t2473 = t43 * t2472
                    + (t103 * t2446 + (t1922 * t1802 - t1738 * t1952));
                let t2474 = k1
                    * (t1918 * t1799 + t73 * t2457 + (t1920 * t1799 + t73 * t2435));
                let t2475 = t2473 - t2474;
                let t2476 = t1947 * t1746 - (t1932 * t1799 + t1928 * t1816)
                    - t1950 * t1741 - t82 * t2439;
                let t2477 = t1738 * t1956 - t1924 * t1803
                    + (half_h_over_i * t1922 + t1941 * t1818 - t1938 * t1799);
                let t2478 = half_h_over_i * t1924 + t5 * t2447;
                let t2479 = t89 * t2443
                    + (t5 * t2446 + (t1733 * t2016 + t2477) - t97 * t2447)
                    - (t73 * t2460 + t43 * t2478);
                let t2480 = t42 * t2475
                    + (l * (t65 * t2466 + (t2476 - t73 * t2450) - t55 * t2471) + t2479);
                let t2481 = t1730 * t2019 + t49 * t2480;
                let t2482 = t2474 - t2473;
                let t2483 = t94 * t2439
                    + (t1948 * t1741 + (t1929 * t1799 + t1928 * t1820 - t1947 * t1742));
                let t2484 = t103 * t2447
                    + (t1738 * t1954
                        + (t1937 * t1799 + (t1733 * t1956 + t1924 * t1802)));
                let t2485 = l * (t55 * t2467 + (t73 * t2440 + t2483 - t58 * t2466))
                    - (t42 * t2478 + (t73 * t2459 + t2484));
                let t2486 = t50 * (t43 * t2482 + t2485) - t1736 * t2014;
                let t2487 = t2471 - m_ * t2470;
                let t2488 = t1733 * t1955
                    + (t1933 * t1792 - t1926 * t1817 - t1945 * t1749) - t83 * t2437;
                let t2489 = t1925 * t1792
                    + (t1736 * t1956
                        + (half_h_over_i * t1923 - t1922 * t1806 - t1924 * t1801));
                let t2490 = t5 * t2445 + (t1730 * t1954 + (t1952 * t1740 + t2489))
                    - t108 * t2446 - t105 * t2447;
                let t2491 = t72 * t2448 + t2490
                    + (rt::lit::<T>(2.0) * (t1966 * t1818 + t89 * t2436) - t50 * t2478);
                let t2492 = t54 * t2472
                    + (l * (t42 * t2487 + (t72 * t2451 + t2488 - t67 * t2464)) + t2491);
                let t2493 = t1733 * t1959 + t42 * (t49 * t2482 + t2492);
                let t2494 = d_weight1_3_by_10 + h_adjoint8 * t1752;
                let t2495 = t448 * quarter_l_h_h_over_i * t2027 + t453 * t2494;
                let t2496 = u_drive * t2495
                    + l
                        * (t449 * t2494
                            + (h_adjoint2 * t1752
                                + t2027 * (rt::lit::<T>(0.25) * t485)));
                let t2497 = quarter_h_h_over_i * t447;
                let t2498 = quarter_h_h_over_i * t448;
                let t2499 = t455 * t2494 - t447 * quarter_l_h_h_over_i * t2027;
                let t2500 = u_drive * t2499
                    + l
                        * (t451 * t2494
                            + (h_adjoint1 * t1752
                                - t2027 * (rt::lit::<T>(0.25) * t486)));
                let t2501 = t95 * t2437
                    + (t1945 * t1748 + (t1926 * t1821 - t1930 * t1792) - t1733 * t2036);
                let t2502 = t2467 + m_ * t2465;
                let t2503 = t1936 * t1752
                    + (t1934 * t1792
                        + (weight1_3 * t1829 - t1924 * t1800 - t1730 * t1956));
                let t2504 = d_weight1_3_by_10 * t78
                    + (t1944 * t1750 + t2503 - t1744 * t1955 - t1734 * t2036
                        - t1736 * t2016);
                let t2505 = t68 * t2463
                    + (t71 * t2455
                        + (t72 * t2452 + (t2504 - t104 * t2447) - t49 * t2478));
                let t2506 = l * (t59 * t2464 + (t2501 - t72 * t2441) - t42 * t2502)
                    + (t61 * t2487 + (t2505 - j * t2464) - t45 * t2502);
                let t2507 = t43 * (t50 * t2475 + t2506) - t1738 * t2045;
                let t2508 = t2493
                    + (t448 * t2496 - (t2497 * t2034 + t2498 * t2030) - t447 * t2500)
                    - t2507;
                let t2509 = t2481 - t2486 + t2508;
                let t2510 = l * (weight1_3 * t1628 + d_weight1_3_by_9 * t83)
                    - (t1924 * t1617
                        + rt::lit::<T>(0.5) * (t1550 * t1922 + t1552 * t1923));
                let t2511 = half_h * t2433
                    + (t2510 + (t50 * t2374 + t43 * t2373) - t106 * t2375);
                let t2512 = t50 * t2446
                    + (h_adjoint8 - t1736 * t1922 - (t1924 * t1804 + t1738 * t1923))
                    + (l * (weight1_3 * t1817 + d_weight1_3_by_10 * t83) + t43 * t2445);
                let t2513 = half_h * t2509 + (t2512 - t106 * t2447);
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
                            t2047,
                            t2046 - t2009,
                            t2015 - t2025,
                            t70 * (t1990 - t2345 * t578),
                            t2347,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2122,
                            t2121 - t2110,
                            t2104 - t2099,
                            t70 * (t2080 - t2345 * t772),
                            t2349,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2195,
                            t2194 - t2185,
                            t2179 - t2174,
                            t70 * (t2155 - t2345 * t982),
                            t2351,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2272,
                            t2271 - t2262,
                            t2256 - t2251,
                            t70 * (t2232 - t2345 * t1191),
                            t2353,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2344,
                            t2342 - t2332,
                            t2325 - t2320,
                            t70 * (t2301 - t2345 * t1378),
                            t2355,
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
                            t2433,
                            t2432 - t2422,
                            t2416 - t2411,
                            t70 * (t2392 - t2345 * t1565),
                            inv_i * t2511,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2509,
                            t2507 - t2493,
                            t2486 - t2481,
                            t70 * (t2462 - t2345 * t1751),
                            inv_i * t2513,
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    inputs: rt::matrix([
                        [l * t2423, half_h_over_i * t2511],
                        [
                            t448 * t2499
                                + (t447 * t2495 + (t2498 * t2033 - t2497 * t2029)),
                            half_h_h_over_i * adjoint8 + half_h_over_i * t2513,
                        ],
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
