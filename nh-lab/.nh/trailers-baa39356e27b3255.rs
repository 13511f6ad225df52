// Prepared by `nh prepare` from `Trailers` in examples/park_trailers.rs.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration baa39356e27b3255c1f71ac06decfc68
// content 5184db31903b81c80849017b5fd505c2

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct Trailers;

/// The system `trailers` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `midpoint`: 72 add, 120 mul, 2 div, 6 sin_cos
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
            let Constants { k2, inv_i, m_l_2, l_over_i, l_m_l, twice_l_m_l, .. } = self
                .constants;
            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
            let l_cos_theta0 = l * cos_theta0;
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
            let l_sin_theta0 = l * sin_theta0;
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
            let t33 = u_drive * (sin_theta0 * l_sin_theta0 + cos_theta0 * l_cos_theta0)
                + t27 * (k2 * (t9 - t8) * t22 + t20 * (t2 * twice_l_m_l));
            let t34 = t31 * (rho2 * l_over_i)
                + ((t20 * (t6 * l_m_l) - k2 * t10 * t21) * (t11 * t22) + t33);
            rt::vector([
                l_cos_theta0 * t20,
                l_sin_theta0 * t20,
                rho2_inv_i,
                -t21,
                t22,
                t30 + (t32 + t34),
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
        /// | once, from parameters | 1 | 14 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 22 | 3 | 0 | 0 | 0 |
        /// | each step | 30 | 49 | 1 | 0 | 4 | 0 |
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
            /// `(1/2)/I`
            k2: T,
            /// `m l²/2`
            k3: T,
            /// `J/2`
            half_j: T,
            /// `l/2`
            half_l: T,
            /// `m/4`
            quarter_m: T,
            /// `(1/4)/I`
            k4: T,
            /// `(M + 2 m) l`
            k5: T,
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
            k6: T,
            /// `h (h/I)`
            h_h_over_i: T,
            /// `h (h/I)/4`
            quarter_h_h_over_i: T,
            /// `l h (h/I)`
            l_h_h_over_i: T,
            /// `l h (h/I)/4`
            quarter_l_h_h_over_i: T,
            /// `J h (h/I)/4`
            k7: T,
            /// `(h (h/I)/I)/4`
            k8: T,
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
                let inv_i = rt::lit::<T>(1.0) / i;
                let m_l_2 = m * l;
                let l_over_i = l / i;
                let l_m_l = l * m_l;
                let twice_l_m_l = rt::lit::<T>(2.0) * l_m_l;
                let half_m = rt::lit::<T>(0.5) * m_;
                let k2 = rt::lit::<T>(0.5) / i;
                let k3 = rt::lit::<T>(0.5) * k1;
                let half_j = rt::lit::<T>(0.5) * j;
                let half_l = rt::lit::<T>(0.5) * l;
                let quarter_m = rt::lit::<T>(0.25) * m_;
                let k4 = rt::lit::<T>(0.25) / i;
                let k5 = (m + twice_m) * l;
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
                let k6 = rt::lit::<T>(0.5) * (j * h_over_i);
                let h_h_over_i = h * h_over_i;
                let quarter_h_h_over_i = rt::lit::<T>(0.25) * h_h_over_i;
                let l_h_h_over_i = l * h_h_over_i;
                let quarter_l_h_h_over_i = rt::lit::<T>(0.25) * l_h_h_over_i;
                let k7 = rt::lit::<T>(0.25) * (j * h_h_over_i);
                let k8 = rt::lit::<T>(0.25) * (h_h_over_i / i);
                let half_h_h_over_i = rt::lit::<T>(0.5) * h_h_over_i;
                let quarter_j_h = rt::lit::<T>(0.25) * j_h;
                let quarter_h_over_i = rt::lit::<T>(0.25) * h_over_i;
                Scheme {
                    twice_m,
                    m_l,
                    twice_m_l,
                    k1,
                    inv_i,
                    m_l_2,
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    k2,
                    k3,
                    half_j,
                    half_l,
                    quarter_m,
                    k4,
                    k5,
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
                    k6,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k7,
                    k8,
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
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    k2,
                    k3,
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
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let (t6, t7) = rt::turned(
                    (sin_theta0_ahead, cos_theta0_ahead),
                    theta0,
                    half_h_over_i * t1,
                    t2,
                    tally,
                );
                let t8 = u_drive * (t7 * (l * t7) + t6 * (l * t6));
                let t9 = l_over_i * t1;
                let t10 = t1 * k2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t45 = theta1_rate * half_h + t3;
                    let (t46, t47) = rt::sin_cos(t45);
                    let t48 = rho1 + rho1_rate * half_h;
                    let t49 = l * t46;
                    let t50 = l - t46 * t49;
                    let t51 = theta2_rate * half_h + t4;
                    let (t52, t53) = rt::sin_cos(t51);
                    let t54 = l * t52;
                    let t55 = t46 * t53;
                    let t56 = t52 * t47;
                    let t57 = t55 - t56;
                    let t58 = t47 * t57;
                    let t59 = m_ * (t50 + t54 * t58);
                    let t60 = t59 + m_ * t50;
                    let t61 = l * t53;
                    let t62 = l * t47;
                    let t63 = t46 * t62;
                    let t64 = m_ * (t63 - t61 * t58);
                    let t65 = j * t58 + t54 * t59 - t61 * t64;
                    let t66 = t64 + m_ * t63;
                    let t67 = t49 * t60 - j * t46 - t62 * t66;
                    let t68 = l * (m_l_2 + t60) + t58 * t65 - t46 * t67;
                    let t191 = t48 / t68;
                    let t192 = t46 * t191;
                    let t193 = t58 * t191;
                    let t194 = l * t191 - t49 * t192;
                    let t195 = m_ * (t194 + t54 * t193);
                    let t196 = t62 * t192;
                    let t197 = m_ * (t196 - t61 * t193);
                    let t95 = t5 * t53;
                    let t198 = t46 * t192;
                    let t99 = t5 * (t46 * t52 + t47 * t53);
                    let t199 = t47 * t192;
                    let t200 = t47
                        * (t52 * (t198 + t46 * t193)
                            + (t99 + t53 * (t199 + t47 * t193)));
                    let t201 = (t54 * t195 + (j * t193 - t61 * t197))
                        * (t95 + t57 * t198 - t200);
                    let t202 = t197 + m_ * t196;
                    let t91 = t5 * t47;
                    let t203 = (t49 * (t195 + m_ * t194) - (j * t192 + t62 * t202))
                        * (t91 + t199);
                    let t81 = l_m_l * t53;
                    let t83 = k1 * t57;
                    let t75 = twice_l_m_l * t47;
                    let t73 = t56 - t55;
                    let t74 = k1 * t73;
                    let t204 = (t191 * t81 - t83 * t192) * (t58 * t193)
                        + (t8 + t198 * (t191 * t75 + t74 * t193));
                    solution1.update([-t192, t193, t201 + (t203 + (t9 * t202 + t204))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t11, t12) = rt::sin_cos(theta1_minus_theta0);
                            let t13 = l * t11;
                            let t14 = l - t11 * t13;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t15, t16) = rt::sin_cos(theta2_minus_theta0);
                            let t17 = l * t15;
                            let t18 = t11 * t16;
                            let t19 = t15 * t12;
                            let t20 = t18 - t19;
                            let t21 = t12 * t20;
                            let t22 = m_ * (t14 + t17 * t21);
                            let t23 = t22 + m_ * t14;
                            let t24 = l * t16;
                            let t25 = l * t12;
                            let t26 = t11 * t25;
                            let t27 = m_ * (t26 - t24 * t21);
                            let t28 = l * (m_l_2 + t23)
                                + t21 * (j * t21 + t17 * t22 - t24 * t27);
                            let t29 = t28
                                - t11 * (t13 * t23 - j * t11 - t25 * (t27 + m_ * t26));
                            let t30 = rho1 / t29;
                            let t31 = t11 * t30;
                            let t32 = t21 * t30;
                            let rho2_inv_i = rho2 * inv_i;
                            let t33 = t25 * t31;
                            let t34 = m_ * (t33 - t24 * t32);
                            let t35 = t34 + m_ * t33;
                            let t36 = t11 * t31;
                            let t37 = t36
                                * (k1 * (t19 - t18) * t32 + t30 * (t12 * twice_l_m_l))
                                + (t30 * (t16 * l_m_l) - k1 * t20 * t31) * (t21 * t32);
                            let t38 = l * t30 - t13 * t31;
                            let t39 = m_ * (t38 + t17 * t32);
                            let t40 = t12 * t31;
                            let t41 = (t13 * (t39 + m_ * t38) - (j * t31 + t25 * t35))
                                * (t12 * rho2_inv_i + t40);
                            let t42 = t15 * (t36 + t11 * t32)
                                + ((t11 * t15 + t12 * t16) * rho2_inv_i
                                    + t16 * (t40 + t12 * t32));
                            let t43 = (t17 * t39 + (j * t32 - t24 * t34))
                                * (t16 * rho2_inv_i + t20 * t36 - t12 * t42);
                            let t44 = l
                                * (u_drive
                                    * (cos_theta0_ahead * cos_theta0_ahead
                                        + sin_theta0_ahead * sin_theta0_ahead) + rho2_inv_i * t35)
                                + t37 + (t41 + t43);
                            [-t31, t32, t44]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t45 = theta1_rate * half_h + t3;
                            let (t46, t47) = rt::sin_cos(t45);
                            let t48 = rho1 + rho1_rate * half_h;
                            let t49 = l * t46;
                            let t50 = l - t46 * t49;
                            let t51 = theta2_rate * half_h + t4;
                            let (t52, t53) = rt::sin_cos(t51);
                            let t54 = l * t52;
                            let t55 = t46 * t53;
                            let t56 = t52 * t47;
                            let t57 = t55 - t56;
                            let t58 = t47 * t57;
                            let t59 = m_ * (t50 + t54 * t58);
                            let t60 = t59 + m_ * t50;
                            let t61 = l * t53;
                            let t62 = l * t47;
                            let t63 = t46 * t62;
                            let t64 = m_ * (t63 - t61 * t58);
                            let t65 = j * t58 + t54 * t59 - t61 * t64;
                            let t66 = t64 + m_ * t63;
                            let t67 = t49 * t60 - j * t46 - t62 * t66;
                            let t68 = l * (m_l_2 + t60) + t58 * t65 - t46 * t67;
                            let t69 = rt::lit::<T>(1.0) / t68;
                            let t70 = t48 * t69;
                            let t71 = t46 * t70;
                            let t72 = t58 * t70;
                            let t73 = t56 - t55;
                            let t74 = k1 * t73;
                            let t75 = twice_l_m_l * t47;
                            let t76 = t74 * t72 + t70 * t75;
                            let t77 = t71 * t76;
                            let t78 = t62 * t71;
                            let t79 = m_ * (t78 - t61 * t72);
                            let t80 = t79 + m_ * t78;
                            let t81 = l_m_l * t53;
                            let t82 = t70 * t81;
                            let t83 = k1 * t57;
                            let t84 = t83 * t72;
                            let t85 = t72 * t82 - t71 * t84;
                            let t86 = l * t70 - t49 * t71;
                            let t87 = m_ * (t86 + t54 * t72);
                            let t88 = t87 + m_ * t86;
                            let t89 = t49 * t88 - (j * t71 + t62 * t80);
                            let t90 = t47 * t71;
                            let t91 = t5 * t47;
                            let t92 = t90 + t91;
                            let t93 = rho1_rate - t8 - t46 * t77 - (t9 * t80 + t58 * t85)
                                - t89 * t92;
                            let t94 = t54 * t87 + (j * t72 - t61 * t79);
                            let t95 = t5 * t53;
                            let t96 = t46 * t71;
                            let t97 = t52 * t72;
                            let t98 = t53 * t72;
                            let t99 = t5 * (t46 * t52 + t47 * t53);
                            let t100 = t53 * t90 + t46 * t97
                                + (t52 * t96 + (t47 * t98 + t99));
                            let t101 = t95 + t57 * t96 - t47 * t100;
                            let t102 = half_h * t47;
                            let t103 = h * t47;
                            let t104 = h * t46;
                            let t105 = t53 * t103 + t52 * t104;
                            let t106 = rt::lit::<T>(0.5) * t105;
                            let t107 = half_h * t46;
                            let t108 = t47 * t106 - t57 * t107;
                            let t109 = t47 * l_h;
                            let t110 = t49 * t103 + t46 * t109;
                            let t111 = m_ * (t54 * t108 - rt::lit::<T>(0.5) * t110);
                            let t112 = t46 * l_h;
                            let t113 = t62 * t103 - t46 * t112;
                            let t114 = m_ * (rt::lit::<T>(0.5) * t113 - t61 * t108);
                            let t115 = t111 - half_m * t110;
                            let t116 = t58 * (j * t108 + t54 * t111 - t61 * t114)
                                + (l * t115 + t65 * t108 - t67 * t102);
                            let t117 = rt::lit::<T>(0.5) * (t60 * t109 + t66 * t112)
                                - t47 * half_j_h
                                + (t49 * t115 - t62 * (t114 + half_m * t113));
                            let t118 = t70 * (t69 * (t116 - t46 * t117));
                            let t119 = t70 * t102 - t46 * t118;
                            let t120 = t53 * half_l_h;
                            let t121 = h * t52;
                            let t122 = h * t53;
                            let t123 = t46 * t121 + t47 * t122;
                            let t124 = rt::lit::<T>(0.5) * t123;
                            let t125 = t47 * t124;
                            let t126 = t58 * t120 - t54 * t125;
                            let t127 = m_ * t126;
                            let t128 = t53 * l_h;
                            let t129 = t52 * l_h;
                            let t130 = t52 * half_l_h;
                            let t131 = m_ * (t58 * t130 + t61 * t125);
                            let t132 = t54 * t127 - j * t125
                                + (rt::lit::<T>(0.5) * (t59 * t128 + t64 * t129)
                                    - t61 * t131);
                            let t133 = t58 * t132
                                + (m_l * t126 - t65 * t125
                                    - t46 * (t49 * t127 - t62 * t131));
                            let t134 = t70 * (t69 * t133);
                            let t135 = t46 * t134;
                            let t136 = h * t69;
                            let t137 = t46 * t136;
                            let t138 = rt::lit::<T>(0.5) * t137;
                            let t139 = t58 * t118;
                            let t140 = t108 * t70;
                            let t141 = t125 * t70 + t58 * t134;
                            let t142 = t58 * t136;
                            let t143 = t140 - t139;
                            let t144 = l * t118;
                            let t145 = t49 * t119 + (t144 + t71 * (t47 * half_l_h));
                            let t146 = m_ * (t54 * t143 - t145);
                            let t147 = t46 * half_l_h;
                            let t148 = t62 * t119 - t71 * t147;
                            let t149 = m_ * (t148 - t61 * t143);
                            let t150 = t72 * (t105 * k3);
                            let t151 = t76 * t119
                                + t71
                                    * (t74 * t143 - t150
                                        - twice_m_l * (t70 * t147 + t47 * t144));
                            let t152 = t149 + m_ * t148;
                            let t153 = t47 * t119 - t107 * t71;
                            let t154 = t82 * t143 - t98 * (l_m_l * t118) - t84 * t119
                                - t71 * (t150 + t83 * t143);
                            let t155 = t89 * (t153 - t104 * t10)
                                + (t58 * t154 + (t108 * t85 + t77 * t102));
                            let t156 = t101 * (j * t143 + t54 * t146 - t61 * t149)
                                + (t46 * t151 + t9 * t152 + t155);
                            let t157 = t49 * (t146 - m_ * t145) - j * t119
                                + (rt::lit::<T>(0.5) * (t109 * t88 + t112 * t80)
                                    - t62 * t152);
                            let t158 = t71 * t102 + t46 * t119;
                            let t159 = t10 * (t52 * t103 - t53 * t104)
                                + rt::lit::<T>(0.5) * (t103 * t97 - t104 * t98);
                            let t160 = t47
                                * (t53 * (t153 + t47 * t143)
                                    + (t52 * (t158 + t46 * t143) + t159));
                            let t161 = t92 * t157
                                + t94 * (t107 * t100 + (t106 * t96 + t57 * t158) - t160);
                            let t162 = t47 * t135;
                            let t163 = t46 * (t72 * (half_h * t53) - t52 * t141)
                                + (t10 * (t46 * t122 - t47 * t121) - t53 * t162);
                            let t164 = t46 * t135;
                            let t165 = rt::lit::<T>(0.5) * (t122 * t96 - t121 * t90)
                                - t52 * t164 - t47 * (t72 * (half_h * t52) + t53 * t141);
                            let t166 = t94
                                * (t47 * (t163 + t165)
                                    + (t57 * t164 + (t121 * t10 + t124 * t96)));
                            let t167 = l * t134;
                            let t168 = t49 * t135 - t167;
                            let t169 = m_ * (t168 + t120 * t72 - t54 * t141);
                            let t170 = t62 * t135;
                            let t171 = m_ * (t61 * t141 + (t130 * t72 - t170));
                            let t172 = t171 - m_ * t170;
                            let t173 = t166
                                - t92
                                    * (t49 * (t169 + m_ * t168) + (j * t135 - t62 * t172));
                            let t174 = t72 * (t123 * k3);
                            let t175 = t84 * t135 - t82 * t141
                                - (t130 * t70 + t53 * t167) * (m_l * t72);
                            let t176 = t46
                                * (t71 * (t174 - t75 * t134 - t74 * t141) - t76 * t135)
                                + t58 * (t71 * (t174 + t83 * t141) + t175);
                            let t177 = t54 * t169
                                + rt::lit::<T>(0.5) * (t128 * t87 + t129 * t79)
                                - (j * t141 + t61 * t171);
                            let t178 = t173
                                + (t89 * t162 + (t125 * t85 - t9 * t172) - t176
                                    - t101 * t177);
                            let t179 = t46
                                * (t76 * t138
                                    + t71 * (t142 * (t73 * k3) + t69 * (t47 * m_l_l_h)));
                            let t180 = t62 * t137;
                            let t181 = half_m * (t180 - t61 * t142);
                            let t182 = t181 + half_m * t180;
                            let t183 = t98 * (t69 * half_m_l_l_h)
                                + rt::lit::<T>(0.5)
                                    * (t142 * (t82 - t83 * t71) - t84 * t137);
                            let t184 = l_h * t69 - t49 * t137;
                            let t185 = m_
                                * (rt::lit::<T>(0.5) * t184 + t142 * (t52 * half_l));
                            let t186 = rt::lit::<T>(1.0) - t179 - t9 * t182 - t58 * t183
                                - t101 * (t54 * t185 + (half_j * t142 - t61 * t181));
                            let t187 = t46 * t137;
                            let t188 = t47 * t137;
                            let t189 = t57 * t187
                                - t47
                                    * (t52 * (t187 + t46 * t142) + t53 * (t188 + t47 * t142));
                            let t190 = t92
                                * (t49 * (t185 + half_m * t184)
                                    - (half_j * t137 + t62 * t182))
                                + (t94 * (rt::lit::<T>(0.5) * t189)
                                    + t89 * (rt::lit::<T>(0.5) * t188));
                            (
                                [theta1_rate + t71, theta2_rate - t72, t93 - t94 * t101],
                                [
                                    [t119 + rt::lit::<T>(1.0), -t135, t138],
                                    [
                                        t139 - t140,
                                        t141 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(-0.5) * t142,
                                    ],
                                    [-(t156 + t161), t178, t186 - t190],
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
                let t48 = rho1 + rho1_rate * half_h;
                let t45 = theta1_rate * half_h + t3;
                let (t46, t47) = rt::sin_cos(t45);
                let t49 = l * t46;
                let t50 = l - t46 * t49;
                let t51 = theta2_rate * half_h + t4;
                let (t52, t53) = rt::sin_cos(t51);
                let t54 = l * t52;
                let t55 = t46 * t53;
                let t56 = t52 * t47;
                let t57 = t55 - t56;
                let t58 = t47 * t57;
                let t59 = m_ * (t50 + t54 * t58);
                let t60 = t59 + m_ * t50;
                let t61 = l * t53;
                let t62 = l * t47;
                let t63 = t46 * t62;
                let t64 = m_ * (t63 - t61 * t58);
                let t65 = j * t58 + t54 * t59 - t61 * t64;
                let t66 = t64 + m_ * t63;
                let t67 = t49 * t60 - j * t46 - t62 * t66;
                let t68 = l * (m_l_2 + t60) + t58 * t65 - t46 * t67;
                let t191 = t48 / t68;
                let x_new = x + t191 * (t7 * l_h);
                let y_new = y + t191 * (t6 * l_h);
                let theta0_new = theta0 + h_over_i * t1;
                let theta1_new = theta1 + theta1_rate * h;
                let theta2_new = theta2 + theta2_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + u_steer * h;
                let work_new = work + h * (t191 * t8 + u_steer * t5);
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
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    k2,
                    k3,
                    half_j,
                    half_l,
                    quarter_m,
                    k4,
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
                    k6,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k7,
                    k8,
                    half_h_h_over_i,
                    ..
                } = *setting.scheme();
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k2;
                let (t8, t9) = rt::sin_cos(t2);
                let t10 = l * t9;
                let t11 = u_drive * t9;
                let t12 = l * t8;
                let t13 = u_drive * t8;
                let t14 = t10 * t11 + t12 * t13;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t49 = theta1_rate * half_h + t3;
                    let (t50, t51) = rt::sin_cos(t49);
                    let t52 = rho1 + rho1_rate * half_h;
                    let t53 = l * t50;
                    let t54 = t50 * t53;
                    let t55 = l - t54;
                    let t56 = theta2_rate * half_h + t4;
                    let (t57, t58) = rt::sin_cos(t56);
                    let t59 = l * t57;
                    let t60 = t50 * t58;
                    let t61 = t57 * t51;
                    let t62 = t60 - t61;
                    let t63 = t51 * t62;
                    let t64 = t59 * t63;
                    let t65 = m_ * (t55 + t64);
                    let t66 = t65 + m_ * t55;
                    let t67 = l * t58;
                    let t68 = l * t51;
                    let t69 = t50 * t68;
                    let t70 = t67 * t63;
                    let t71 = m_ * (t69 - t70);
                    let t72 = j * t63 + t59 * t65 - t67 * t71;
                    let t73 = t71 + m_ * t69;
                    let t74 = t53 * t66 - j * t50 - t68 * t73;
                    let t75 = l * (m_l_2 + t66) + t63 * t72 - t50 * t74;
                    let t211 = t52 / t75;
                    let t212 = t50 * t211;
                    let t213 = t63 * t211;
                    let t214 = l * t211 - t53 * t212;
                    let t215 = m_ * (t214 + t59 * t213);
                    let t216 = t68 * t212;
                    let t217 = m_ * (t216 - t67 * t213);
                    let t106 = t5 * t58;
                    let t218 = t50 * t212;
                    let t110 = t50 * t57 + t51 * t58;
                    let t111 = t5 * t110;
                    let t219 = t51 * t212;
                    let t220 = t51
                        * (t57 * (t218 + t50 * t213)
                            + (t111 + t58 * (t219 + t51 * t213)));
                    let t221 = (t59 * t215 + (j * t213 - t67 * t217))
                        * (t106 + t62 * t218 - t220);
                    let t222 = t217 + m_ * t216;
                    let t102 = t5 * t51;
                    let t223 = (t53 * (t215 + m_ * t214) - (j * t212 + t68 * t222))
                        * (t102 + t219);
                    let t89 = l_m_l * t58;
                    let t91 = k1 * t62;
                    let t82 = twice_l_m_l * t51;
                    let t80 = t61 - t60;
                    let t81 = k1 * t80;
                    let t224 = (t211 * t89 - t91 * t212) * (t63 * t213)
                        + (t218 * (t211 * t82 + t81 * t213) + t14);
                    solution1.update([-t212, t213, t221 + (t223 + (t6 * t222 + t224))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t15, t16) = rt::sin_cos(theta1_minus_theta0);
                            let t17 = l * t15;
                            let t18 = l - t15 * t17;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t19, t20) = rt::sin_cos(theta2_minus_theta0);
                            let t21 = l * t19;
                            let t22 = t15 * t20;
                            let t23 = t19 * t16;
                            let t24 = t22 - t23;
                            let t25 = t16 * t24;
                            let t26 = m_ * (t18 + t21 * t25);
                            let t27 = t26 + m_ * t18;
                            let t28 = l * t20;
                            let t29 = l * t16;
                            let t30 = t15 * t29;
                            let t31 = m_ * (t30 - t28 * t25);
                            let t32 = l * (m_l_2 + t27)
                                + t25 * (j * t25 + t21 * t26 - t28 * t31);
                            let t33 = t32
                                - t15 * (t17 * t27 - j * t15 - t29 * (t31 + m_ * t30));
                            let t34 = rho1 / t33;
                            let t35 = t15 * t34;
                            let t36 = t25 * t34;
                            let rho2_inv_i = rho2 * inv_i;
                            let t37 = t29 * t35;
                            let t38 = m_ * (t37 - t28 * t36);
                            let t39 = t38 + m_ * t37;
                            let t40 = t15 * t35;
                            let t41 = t40
                                * (k1 * (t23 - t22) * t36 + t34 * (t16 * twice_l_m_l))
                                + (t34 * (t20 * l_m_l) - k1 * t24 * t35) * (t25 * t36);
                            let t42 = l * t34 - t17 * t35;
                            let t43 = m_ * (t42 + t21 * t36);
                            let t44 = t16 * t35;
                            let t45 = (t17 * (t43 + m_ * t42) - (j * t35 + t29 * t39))
                                * (t16 * rho2_inv_i + t44);
                            let t46 = t19 * (t40 + t15 * t36)
                                + ((t15 * t19 + t16 * t20) * rho2_inv_i
                                    + t20 * (t44 + t16 * t36));
                            let t47 = (t21 * t43 + (j * t36 - t28 * t38))
                                * (t20 * rho2_inv_i + t24 * t40 - t16 * t46);
                            let t48 = l
                                * (u_drive
                                    * (cos_theta0_ahead * cos_theta0_ahead
                                        + sin_theta0_ahead * sin_theta0_ahead) + rho2_inv_i * t39)
                                + t41 + (t45 + t47);
                            [-t35, t36, t48]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t49 = theta1_rate * half_h + t3;
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = rho1 + rho1_rate * half_h;
                            let t53 = l * t50;
                            let t54 = t50 * t53;
                            let t55 = l - t54;
                            let t56 = theta2_rate * half_h + t4;
                            let (t57, t58) = rt::sin_cos(t56);
                            let t59 = l * t57;
                            let t60 = t50 * t58;
                            let t61 = t57 * t51;
                            let t62 = t60 - t61;
                            let t63 = t51 * t62;
                            let t64 = t59 * t63;
                            let t65 = m_ * (t55 + t64);
                            let t66 = t65 + m_ * t55;
                            let t67 = l * t58;
                            let t68 = l * t51;
                            let t69 = t50 * t68;
                            let t70 = t67 * t63;
                            let t71 = m_ * (t69 - t70);
                            let t72 = j * t63 + t59 * t65 - t67 * t71;
                            let t73 = t71 + m_ * t69;
                            let t74 = t53 * t66 - j * t50 - t68 * t73;
                            let t75 = l * (m_l_2 + t66) + t63 * t72 - t50 * t74;
                            let t76 = rt::lit::<T>(1.0) / t75;
                            let t77 = t52 * t76;
                            let t78 = t50 * t77;
                            let t79 = t63 * t77;
                            let t80 = t61 - t60;
                            let t81 = k1 * t80;
                            let t82 = twice_l_m_l * t51;
                            let t83 = t81 * t79 + t77 * t82;
                            let t84 = t78 * t83;
                            let t85 = t68 * t78;
                            let t86 = t67 * t79;
                            let t87 = m_ * (t85 - t86);
                            let t88 = t87 + m_ * t85;
                            let t89 = l_m_l * t58;
                            let t90 = t77 * t89;
                            let t91 = k1 * t62;
                            let t92 = t91 * t79;
                            let t93 = t79 * t90 - t78 * t92;
                            let t94 = l * t77;
                            let t95 = t53 * t78;
                            let t96 = t94 - t95;
                            let t97 = t59 * t79;
                            let t98 = m_ * (t96 + t97);
                            let t99 = t98 + m_ * t96;
                            let t100 = t53 * t99 - (j * t78 + t68 * t88);
                            let t101 = t51 * t78;
                            let t102 = t5 * t51;
                            let t103 = t101 + t102;
                            let t104 = rho1_rate - t14 - t50 * t84
                                - (t6 * t88 + t63 * t93) - t100 * t103;
                            let t105 = t59 * t98 + (j * t79 - t67 * t87);
                            let t106 = t5 * t58;
                            let t107 = t50 * t78;
                            let t108 = t57 * t79;
                            let t109 = t58 * t79;
                            let t110 = t50 * t57 + t51 * t58;
                            let t111 = t5 * t110;
                            let t112 = t58 * t101 + t50 * t108
                                + (t57 * t107 + (t51 * t109 + t111));
                            let t113 = t106 + t62 * t107 - t51 * t112;
                            let t114 = half_h * t51;
                            let t115 = h * t51;
                            let t116 = h * t50;
                            let t117 = t58 * t115 + t57 * t116;
                            let t118 = rt::lit::<T>(0.5) * t117;
                            let t119 = half_h * t50;
                            let t120 = t51 * t118 - t62 * t119;
                            let t121 = t51 * l_h;
                            let t122 = t53 * t115 + t50 * t121;
                            let t123 = m_ * (t59 * t120 - rt::lit::<T>(0.5) * t122);
                            let t124 = t50 * l_h;
                            let t125 = t68 * t115 - t50 * t124;
                            let t126 = m_ * (rt::lit::<T>(0.5) * t125 - t67 * t120);
                            let t127 = t123 - half_m * t122;
                            let t128 = t63 * (j * t120 + t59 * t123 - t67 * t126)
                                + (l * t127 + t72 * t120 - t74 * t114);
                            let t129 = rt::lit::<T>(0.5) * (t66 * t121 + t73 * t124)
                                - t51 * half_j_h
                                + (t53 * t127 - t68 * (t126 + half_m * t125));
                            let t130 = t77 * (t76 * (t128 - t50 * t129));
                            let t131 = t77 * t114 - t50 * t130;
                            let t132 = t131 + rt::lit::<T>(1.0);
                            let t133 = t58 * half_l_h;
                            let t134 = h * t57;
                            let t135 = h * t58;
                            let t136 = t50 * t134 + t51 * t135;
                            let t137 = rt::lit::<T>(0.5) * t136;
                            let t138 = t51 * t137;
                            let t139 = t63 * t133 - t59 * t138;
                            let t140 = m_ * t139;
                            let t141 = t58 * l_h;
                            let t142 = t57 * l_h;
                            let t143 = t57 * half_l_h;
                            let t144 = m_ * (t63 * t143 + t67 * t138);
                            let t145 = t59 * t140 - j * t138
                                + (rt::lit::<T>(0.5) * (t65 * t141 + t71 * t142)
                                    - t67 * t144);
                            let t146 = t63 * t145
                                + (m_l * t139 - t72 * t138
                                    - t50 * (t53 * t140 - t68 * t144));
                            let t147 = t77 * (t76 * t146);
                            let t148 = t50 * t147;
                            let t149 = -t148;
                            let t150 = h * t76;
                            let t151 = t50 * t150;
                            let t152 = rt::lit::<T>(0.5) * t151;
                            let t153 = t63 * t130;
                            let t154 = t120 * t77;
                            let t155 = t153 - t154;
                            let t156 = t138 * t77 + t63 * t147;
                            let t157 = t156 + rt::lit::<T>(1.0);
                            let t158 = t63 * t150;
                            let t159 = rt::lit::<T>(-0.5) * t158;
                            let t160 = t154 - t153;
                            let t161 = l * t130;
                            let t162 = t53 * t131 + (t161 + t78 * (t51 * half_l_h));
                            let t163 = m_ * (t59 * t160 - t162);
                            let t164 = t50 * half_l_h;
                            let t165 = t68 * t131 - t78 * t164;
                            let t166 = m_ * (t165 - t67 * t160);
                            let t167 = t79 * (t117 * k3);
                            let t168 = t83 * t131
                                + t78
                                    * (t81 * t160 - t167
                                        - twice_m_l * (t77 * t164 + t51 * t161));
                            let t169 = t166 + m_ * t165;
                            let t170 = t51 * t131 - t119 * t78;
                            let t171 = t90 * t160 - t109 * (l_m_l * t130) - t92 * t131
                                - t78 * (t167 + t91 * t160);
                            let t172 = t100 * (t170 - t116 * t7)
                                + (t63 * t171 + (t120 * t93 + t84 * t114));
                            let t173 = t113 * (j * t160 + t59 * t163 - t67 * t166)
                                + (t50 * t168 + t6 * t169 + t172);
                            let t174 = t53 * (t163 - m_ * t162) - j * t131
                                + (rt::lit::<T>(0.5) * (t121 * t99 + t124 * t88)
                                    - t68 * t169);
                            let t175 = t78 * t114 + t50 * t131;
                            let t176 = t7 * (t57 * t115 - t58 * t116)
                                + rt::lit::<T>(0.5) * (t115 * t108 - t116 * t109);
                            let t177 = t51
                                * (t58 * (t170 + t51 * t160)
                                    + (t57 * (t175 + t50 * t160) + t176));
                            let t178 = t103 * t174
                                + t105 * (t119 * t112 + (t118 * t107 + t62 * t175) - t177);
                            let t179 = -(t173 + t178);
                            let t180 = t51 * t148;
                            let t181 = t50 * (t79 * (half_h * t58) - t57 * t156)
                                + (t7 * (t50 * t135 - t51 * t134) - t58 * t180);
                            let t182 = t50 * t148;
                            let t183 = rt::lit::<T>(0.5) * (t135 * t107 - t134 * t101)
                                - t57 * t182 - t51 * (t79 * (half_h * t57) + t58 * t156);
                            let t184 = t105
                                * (t51 * (t181 + t183)
                                    + (t62 * t182 + (t134 * t7 + t137 * t107)));
                            let t185 = l * t147;
                            let t186 = t53 * t148 - t185;
                            let t187 = m_ * (t186 + t133 * t79 - t59 * t156);
                            let t188 = t68 * t148;
                            let t189 = m_ * (t67 * t156 + (t143 * t79 - t188));
                            let t190 = t189 - m_ * t188;
                            let t191 = t184
                                - t103
                                    * (t53 * (t187 + m_ * t186) + (j * t148 - t68 * t190));
                            let t192 = t79 * (t136 * k3);
                            let t193 = m_l * t79;
                            let t194 = t78 * (t192 + t91 * t156)
                                + (t92 * t148 - t90 * t156
                                    - (t143 * t77 + t58 * t185) * t193);
                            let t195 = t50
                                * (t78 * (t192 - t82 * t147 - t81 * t156) - t83 * t148)
                                + t63 * t194;
                            let t196 = t59 * t187
                                + rt::lit::<T>(0.5) * (t141 * t98 + t142 * t87)
                                - (j * t156 + t67 * t189);
                            let t197 = t191
                                + (t100 * t180 + (t138 * t93 - t6 * t190) - t195
                                    - t113 * t196);
                            let t198 = t50
                                * (t83 * t152
                                    + t78 * (t158 * (t80 * k3) + t76 * (t51 * m_l_l_h)));
                            let t199 = t68 * t151;
                            let t200 = half_m * (t199 - t67 * t158);
                            let t201 = t200 + half_m * t199;
                            let t202 = t90 - t91 * t78;
                            let t203 = rt::lit::<T>(1.0) - t198 - t6 * t201
                                - t63
                                    * (t109 * (t76 * half_m_l_l_h)
                                        + rt::lit::<T>(0.5) * (t158 * t202 - t92 * t151));
                            let t204 = l_h * t76 - t53 * t151;
                            let t205 = m_
                                * (rt::lit::<T>(0.5) * t204 + t158 * (t57 * half_l));
                            let t206 = t50 * t151;
                            let t207 = t51 * t151;
                            let t208 = t62 * t206
                                - t51
                                    * (t57 * (t206 + t50 * t158) + t58 * (t207 + t51 * t158));
                            let t209 = t103
                                * (t53 * (t205 + half_m * t204)
                                    - (half_j * t151 + t68 * t201))
                                + (t105 * (rt::lit::<T>(0.5) * t208)
                                    + t100 * (rt::lit::<T>(0.5) * t207));
                            let t210 = t203
                                - t113 * (t59 * t205 + (half_j * t158 - t67 * t200)) - t209;
                            (
                                [theta1_rate + t78, theta2_rate - t79, t104 - t105 * t113],
                                [[t132, t149, t152], [t155, t157, t159], [t179, t197, t210]],
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
                let t52 = rho1 + rho1_rate * half_h;
                let t49 = theta1_rate * half_h + t3;
                let (t50, t51) = rt::sin_cos(t49);
                let t53 = l * t50;
                let t54 = t50 * t53;
                let t55 = l - t54;
                let t56 = theta2_rate * half_h + t4;
                let (t57, t58) = rt::sin_cos(t56);
                let t59 = l * t57;
                let t60 = t50 * t58;
                let t61 = t57 * t51;
                let t62 = t60 - t61;
                let t63 = t51 * t62;
                let t64 = t59 * t63;
                let t65 = m_ * (t55 + t64);
                let t66 = t65 + m_ * t55;
                let t67 = l * t58;
                let t68 = l * t51;
                let t69 = t50 * t68;
                let t70 = t67 * t63;
                let t71 = m_ * (t69 - t70);
                let t72 = j * t63 + t59 * t65 - t67 * t71;
                let t73 = t71 + m_ * t69;
                let t74 = t53 * t66 - j * t50 - t68 * t73;
                let t75 = l * (m_l_2 + t66) + t63 * t72 - t50 * t74;
                let t76 = rt::lit::<T>(1.0) / t75;
                let t77 = t52 * t76;
                let t114 = half_h * t51;
                let t115 = h * t51;
                let t116 = h * t50;
                let t117 = t58 * t115 + t57 * t116;
                let t118 = rt::lit::<T>(0.5) * t117;
                let t119 = half_h * t50;
                let t120 = t51 * t118 - t62 * t119;
                let t121 = t51 * l_h;
                let t122 = t53 * t115 + t50 * t121;
                let t123 = m_ * (t59 * t120 - rt::lit::<T>(0.5) * t122);
                let t124 = t50 * l_h;
                let t125 = t68 * t115 - t50 * t124;
                let t126 = m_ * (rt::lit::<T>(0.5) * t125 - t67 * t120);
                let t127 = t123 - half_m * t122;
                let t128 = t63 * (j * t120 + t59 * t123 - t67 * t126)
                    + (l * t127 + t72 * t120 - t74 * t114);
                let t129 = rt::lit::<T>(0.5) * (t66 * t121 + t73 * t124) - t51 * half_j_h
                    + (t53 * t127 - t68 * (t126 + half_m * t125));
                let t130 = t77 * (t76 * (t128 - t50 * t129));
                let t131 = t77 * t114 - t50 * t130;
                let t132 = t131 + rt::lit::<T>(1.0);
                let t133 = t58 * half_l_h;
                let t134 = h * t57;
                let t135 = h * t58;
                let t136 = t50 * t134 + t51 * t135;
                let t137 = rt::lit::<T>(0.5) * t136;
                let t138 = t51 * t137;
                let t139 = t63 * t133 - t59 * t138;
                let t140 = m_ * t139;
                let t141 = t58 * l_h;
                let t142 = t57 * l_h;
                let t143 = t57 * half_l_h;
                let t144 = m_ * (t63 * t143 + t67 * t138);
                let t145 = t59 * t140 - j * t138
                    + (rt::lit::<T>(0.5) * (t65 * t141 + t71 * t142) - t67 * t144);
                let t146 = t63 * t145
                    + (m_l * t139 - t72 * t138 - t50 * (t53 * t140 - t68 * t144));
                let t147 = t77 * (t76 * t146);
                let t148 = t50 * t147;
                let t149 = -t148;
                let t150 = h * t76;
                let t151 = t50 * t150;
                let t152 = rt::lit::<T>(0.5) * t151;
                let t153 = t63 * t130;
                let t154 = t120 * t77;
                let t155 = t153 - t154;
                let t156 = t138 * t77 + t63 * t147;
                let t157 = t156 + rt::lit::<T>(1.0);
                let t158 = t63 * t150;
                let t159 = rt::lit::<T>(-0.5) * t158;
                let t106 = t5 * t58;
                let t78 = t50 * t77;
                let t107 = t50 * t78;
                let t101 = t51 * t78;
                let t79 = t63 * t77;
                let t108 = t57 * t79;
                let t109 = t58 * t79;
                let t110 = t50 * t57 + t51 * t58;
                let t111 = t5 * t110;
                let t112 = t58 * t101 + t50 * t108 + (t57 * t107 + (t51 * t109 + t111));
                let t113 = t106 + t62 * t107 - t51 * t112;
                let t160 = t154 - t153;
                let t161 = l * t130;
                let t162 = t53 * t131 + (t161 + t78 * (t51 * half_l_h));
                let t163 = m_ * (t59 * t160 - t162);
                let t164 = t50 * half_l_h;
                let t165 = t68 * t131 - t78 * t164;
                let t166 = m_ * (t165 - t67 * t160);
                let t80 = t61 - t60;
                let t81 = k1 * t80;
                let t82 = twice_l_m_l * t51;
                let t83 = t81 * t79 + t77 * t82;
                let t167 = t79 * (t117 * k3);
                let t168 = t83 * t131
                    + t78 * (t81 * t160 - t167 - twice_m_l * (t77 * t164 + t51 * t161));
                let t169 = t166 + m_ * t165;
                let t94 = l * t77;
                let t95 = t53 * t78;
                let t96 = t94 - t95;
                let t97 = t59 * t79;
                let t98 = m_ * (t96 + t97);
                let t99 = t98 + m_ * t96;
                let t85 = t68 * t78;
                let t86 = t67 * t79;
                let t87 = m_ * (t85 - t86);
                let t88 = t87 + m_ * t85;
                let t100 = t53 * t99 - (j * t78 + t68 * t88);
                let t170 = t51 * t131 - t119 * t78;
                let t89 = l_m_l * t58;
                let t90 = t77 * t89;
                let t91 = k1 * t62;
                let t92 = t91 * t79;
                let t171 = t90 * t160 - t109 * (l_m_l * t130) - t92 * t131
                    - t78 * (t167 + t91 * t160);
                let t93 = t79 * t90 - t78 * t92;
                let t84 = t78 * t83;
                let t172 = t100 * (t170 - t116 * t7)
                    + (t63 * t171 + (t120 * t93 + t84 * t114));
                let t173 = t113 * (j * t160 + t59 * t163 - t67 * t166)
                    + (t50 * t168 + t6 * t169 + t172);
                let t102 = t5 * t51;
                let t103 = t101 + t102;
                let t174 = t53 * (t163 - m_ * t162) - j * t131
                    + (rt::lit::<T>(0.5) * (t121 * t99 + t124 * t88) - t68 * t169);
                let t105 = t59 * t98 + (j * t79 - t67 * t87);
                let t175 = t78 * t114 + t50 * t131;
                let t176 = t7 * (t57 * t115 - t58 * t116)
                    + rt::lit::<T>(0.5) * (t115 * t108 - t116 * t109);
                let t177 = t51
                    * (t58 * (t170 + t51 * t160) + (t57 * (t175 + t50 * t160) + t176));
                let t178 = t103 * t174
                    + t105 * (t119 * t112 + (t118 * t107 + t62 * t175) - t177);
                let t179 = -(t173 + t178);
                let t180 = t51 * t148;
                let t181 = t50 * (t79 * (half_h * t58) - t57 * t156)
                    + (t7 * (t50 * t135 - t51 * t134) - t58 * t180);
                let t182 = t50 * t148;
                let t183 = rt::lit::<T>(0.5) * (t135 * t107 - t134 * t101) - t57 * t182
                    - t51 * (t79 * (half_h * t57) + t58 * t156);
                let t184 = t105
                    * (t51 * (t181 + t183) + (t62 * t182 + (t134 * t7 + t137 * t107)));
                let t185 = l * t147;
                let t186 = t53 * t148 - t185;
                let t187 = m_ * (t186 + t133 * t79 - t59 * t156);
                let t188 = t68 * t148;
                let t189 = m_ * (t67 * t156 + (t143 * t79 - t188));
                let t190 = t189 - m_ * t188;
                let t191 = t184
                    - t103 * (t53 * (t187 + m_ * t186) + (j * t148 - t68 * t190));
                let t192 = t79 * (t136 * k3);
                let t193 = m_l * t79;
                let t194 = t78 * (t192 + t91 * t156)
                    + (t92 * t148 - t90 * t156 - (t143 * t77 + t58 * t185) * t193);
                let t195 = t50 * (t78 * (t192 - t82 * t147 - t81 * t156) - t83 * t148)
                    + t63 * t194;
                let t196 = t59 * t187 + rt::lit::<T>(0.5) * (t141 * t98 + t142 * t87)
                    - (j * t156 + t67 * t189);
                let t197 = t191
                    + (t100 * t180 + (t138 * t93 - t6 * t190) - t195 - t113 * t196);
                let t198 = t50
                    * (t83 * t152 + t78 * (t158 * (t80 * k3) + t76 * (t51 * m_l_l_h)));
                let t199 = t68 * t151;
                let t200 = half_m * (t199 - t67 * t158);
                let t201 = t200 + half_m * t199;
                let t202 = t90 - t91 * t78;
                let t203 = rt::lit::<T>(1.0) - t198 - t6 * t201
                    - t63
                        * (t109 * (t76 * half_m_l_l_h)
                            + rt::lit::<T>(0.5) * (t158 * t202 - t92 * t151));
                let t204 = l_h * t76 - t53 * t151;
                let t205 = m_ * (rt::lit::<T>(0.5) * t204 + t158 * (t57 * half_l));
                let t206 = t50 * t151;
                let t207 = t51 * t151;
                let t208 = t62 * t206
                    - t51 * (t57 * (t206 + t50 * t158) + t58 * (t207 + t51 * t158));
                let t209 = t103
                    * (t53 * (t205 + half_m * t204) - (half_j * t151 + t68 * t201))
                    + (t105 * (rt::lit::<T>(0.5) * t208)
                        + t100 * (rt::lit::<T>(0.5) * t207));
                let t210 = t203 - t113 * (t59 * t205 + (half_j * t158 - t67 * t200))
                    - t209;
                let t225 = t51 * t77;
                let t226 = t51 * t74;
                let t227 = t69 + t51 * t53;
                let t228 = t50 * t62;
                let t229 = m_ * (t227 + t59 * t228 - t70);
                let t230 = t67 * t65;
                let t231 = t59 * t71;
                let t232 = t51 * t68;
                let t233 = t54 - t232;
                let t234 = m_ * (t233 - t64 - t67 * t228);
                let t235 = t226
                    + t63 * (t59 * t229 - t230 + (j * t228 - t231 - t67 * t234));
                let t236 = m_ * t227;
                let t237 = t229 + t236;
                let t238 = t68 * t66;
                let t239 = j * t51;
                let t240 = t53 * t73;
                let t241 = t50
                    * (t53 * t237 - t238 + (t239 - t240 - t68 * (t234 + m_ * t233)));
                let t242 = t77 * (t76 * (t235 + (l * t237 + t72 * t228 - t241)));
                let t243 = t225 + t50 * t242;
                let t244 = -t243;
                let t245 = t63 * t242;
                let t246 = t77 * t228;
                let t247 = t245 - t246;
                let t248 = t51 * t84;
                let t249 = t57 * t94;
                let t250 = l * t242;
                let t251 = t246 - t245;
                let t252 = t248 - t93 * t228
                    - t63 * (t193 * (t249 - t58 * t250) + (t202 * t251 + t92 * t243));
                let t253 = t50 * t94;
                let t254 = t50
                    * (t78 * (t81 * t251 + twice_m_l * (t253 - t51 * t250))
                        - t83 * t243);
                let t255 = t95 - t68 * t243;
                let t256 = m_ * (t255 - (t97 + t67 * t251));
                let t257 = t256 + m_ * t255;
                let t258 = t5 * t50;
                let t259 = t107 - t51 * t243;
                let t260 = t53 * t243 + (t85 - t250);
                let t261 = m_ * (t260 + (t59 * t251 - t86));
                let t262 = t59 * t87;
                let t263 = t67 * t98;
                let t264 = t252 - t254 - (t6 * t257 + t100 * (t258 + t259))
                    - t113 * (t59 * t261 + (j * t251 - t262 - t263) - t67 * t256);
                let t265 = t53 * t88;
                let t266 = t68 * t99;
                let t267 = t53 * (t261 + m_ * t260) + (j * t243 - t265 - t266)
                    - t68 * t257;
                let t268 = t5 * t57;
                let t269 = t101 + t50 * t243;
                let t270 = t50 * t112;
                let t271 = t57 * t101;
                let t272 = t50 * t109;
                let t273 = t51 * t108;
                let t274 = t58 * t107;
                let t275 = t50 * (t57 * t251 - t109) + (t271 + t272 - (t273 + t274))
                    - t57 * t269;
                let t276 = t268 - t62 * t269 - t270
                    - t51 * (t58 * t259 + t51 * (t108 + t58 * t251) + t275);
                let t277 = t264 - (t103 * t267 + t105 * t276);
                let t278 = t51 * t110;
                let t279 = t278 - t228;
                let t280 = m_ * (t59 * t279 - t227);
                let t281 = t232 - t54;
                let t282 = m_ * (t281 - t67 * t279);
                let t283 = t280 - t236;
                let t284 = t50
                    * (t238 + t53 * t283 + (t240 - t239 - t68 * (t282 + m_ * t281)));
                let t285 = t63 * (j * t279 + t59 * t280 - t67 * t282) - t226
                    + (l * t283 + t72 * t279 - t284);
                let t286 = t77 * (t76 * t285);
                let t287 = t225 - t50 * t286;
                let t288 = t63 * t286;
                let t289 = t77 * t279;
                let t290 = t288 - t289;
                let t291 = t289 - t288;
                let t292 = l * t286;
                let t293 = t53 * t287 + (t85 + t292);
                let t294 = m_ * (t59 * t291 - t293);
                let t295 = t68 * t287 - t95;
                let t296 = m_ * (t295 - t67 * t291);
                let t297 = t79 * (k1 * t110);
                let t298 = t83 * t287
                    + t78 * (t81 * t291 - t297 - twice_m_l * (t253 + t51 * t292));
                let t299 = t296 + m_ * t295;
                let t300 = t51 * t287 - t107;
                let t301 = t90 * t291 - t109 * (l_m_l * t286) - t92 * t287
                    - t78 * (t297 + t91 * t291);
                let t302 = t50 * t298 + t6 * t299
                    + (t100 * (t300 - t258) + (t63 * t301 + (t248 + t93 * t279)));
                let t303 = t53 * (t294 - m_ * t293) + (t266 + (t265 - j * t287))
                    - t68 * t299;
                let t304 = t107 * t110;
                let t305 = t101 + t50 * t287;
                let t306 = t58 * (t300 + t51 * t291)
                    + (t57 * (t305 + t50 * t291) + (t273 + t5 * t80 - t272));
                let t307 = t113 * (j * t291 + t59 * t294 - t67 * t296) + t302
                    + (t103 * t303 + t105 * (t270 + (t304 + t62 * t305) - t51 * t306));
                let t308 = -t307;
                let t309 = t70 - t59 * t278;
                let t310 = m_ * t309;
                let t311 = m_ * (t64 + t67 * t278);
                let t312 = t63 * (t230 + t59 * t310 + (t231 - j * t278 - t67 * t311))
                    + (m_l * t309 - t50 * (t53 * t310 - t68 * t311) - t72 * t278);
                let t313 = t77 * (t76 * t312);
                let t314 = t50 * t313;
                let t315 = -t314;
                let t316 = t77 * t278 + t63 * t313;
                let t317 = t50 * t314;
                let t318 = t51 * t314;
                let t319 = t274 + t5 * t62 - t57 * t317 - (t271 + t58 * t318)
                    + (t50 * (t109 - t57 * t316) - t51 * (t108 + t58 * t316));
                let t320 = t68 * t314;
                let t321 = m_ * (t67 * t316 + (t97 - t320));
                let t322 = t321 - m_ * t320;
                let t323 = t105 * (t51 * t319 + (t62 * t317 + (t268 + t304)))
                    + (t100 * t318 + (t93 * t278 - t6 * t322));
                let t324 = l * t313;
                let t325 = t53 * t314 - t324;
                let t326 = m_ * (t86 + t325 - t59 * t316);
                let t327 = t78 * (t297 + t91 * t316)
                    + (t92 * t314 - t90 * t316 - t193 * (t249 + t58 * t324));
                let t328 = t50 * (t78 * (t297 - t82 * t313 - t81 * t316) - t83 * t314)
                    + t63 * t327;
                let t329 = t113 * (t59 * t326 + (t263 + (t262 - j * t316) - t67 * t321))
                    + t328;
                let t330 = t103 * (t53 * (t326 + m_ * t325) + (j * t314 - t68 * t322))
                    + t329;
                let t331 = t323 - t330;
                let t332 = t50 * t76;
                let t333 = t63 * t76;
                let t334 = -t333;
                let t335 = t51 * t332;
                let t336 = t68 * t332;
                let t337 = m_ * (t336 - t67 * t333);
                let t338 = t337 + m_ * t336;
                let t339 = t50 * (t83 * t332 + t78 * (t81 * t333 + t76 * t82))
                    + t6 * t338;
                let t340 = t100 * t335
                    + (t63 * (t202 * t333 + (t109 * (l_m_l * t76) - t92 * t332)) + t339);
                let t341 = l * t76 - t53 * t332;
                let t342 = m_ * (t341 + t59 * t333);
                let t343 = t50 * t332;
                let t344 = t62 * t343
                    - t51 * (t57 * (t343 + t50 * t333) + t58 * (t335 + t51 * t333));
                let t345 = t103 * (t53 * (t342 + m_ * t341) - (j * t332 + t68 * t338))
                    + t105 * t344;
                let t346 = -(t340
                    + (t113 * (t59 * t342 + (j * t333 - t67 * t337)) + t345));
                let t347 = half_h_over_i * t51;
                let t348 = half_h_over_i * t50;
                let t349 = h_over_i * t57;
                let t350 = h_over_i * t51;
                let t351 = rt::lit::<T>(0.5) * (t50 * t349 - t58 * t350);
                let t352 = h_over_i * t50;
                let t353 = h_over_i * t58;
                let t354 = rt::lit::<T>(0.5) * (t57 * t352 - t51 * t353);
                let t355 = t351 - t354;
                let t356 = t62 * t348 + t51 * t355;
                let t357 = l_h_over_i * t51;
                let t358 = t53 * t350 + t50 * t357;
                let t359 = half_l_h_over_i * t58;
                let t360 = m_ * (t59 * t356 + (rt::lit::<T>(0.5) * t358 - t63 * t359));
                let t361 = l_h_over_i * t58;
                let t362 = l_h_over_i * t57;
                let t363 = l_h_over_i * t50;
                let t364 = t50 * t363 - t68 * t350;
                let t365 = half_l_h_over_i * t57;
                let t366 = m_ * (rt::lit::<T>(0.5) * t364 - t63 * t365 - t67 * t356);
                let t367 = t59 * t360
                    + (j * t356 - rt::lit::<T>(0.5) * (t65 * t361 + t71 * t362))
                    - t67 * t366;
                let t368 = t360 + half_m * t358;
                let t369 = t53 * t368
                    + (t51 * k6 - rt::lit::<T>(0.5) * (t66 * t357 + t73 * t363))
                    - t68 * (t366 + half_m * t364);
                let t370 = t63 * t367 + (l * t368 + (t72 * t356 + t74 * t347))
                    - t50 * t369;
                let t371 = t77 * (t76 * t370);
                let t372 = t77 * t347 + t50 * t371;
                let t373 = -t372;
                let t374 = t63 * t371;
                let t375 = t77 * t356;
                let t376 = t374 - t375;
                let t377 = u_drive * (t12 * (h_over_i * t9) - t10 * (h_over_i * t8))
                    + (t13 * (l_h_over_i * t9) - t11 * (l_h_over_i * t8));
                let t378 = rt::lit::<T>(0.5) * t377;
                let t379 = l * t371;
                let t380 = t375 - t374;
                let t381 = t193 * (t77 * t365 - t58 * t379) + (t92 * t372 + t90 * t380)
                    - t78 * (t91 * t380 + t79 * (k1 * t355));
                let t382 = t78 * t348 - t51 * t372;
                let t383 = t84 * t347 - t378 - (t93 * t356 + l_over_i * t88) - t63 * t381
                    - t100 * (t382 + (t7 * t352 + inv_i * t51));
                let t384 = half_l_h_over_i * t50;
                let t385 = twice_m_l * (t77 * t384 - t51 * t379)
                    + (t81 * t380 + t79 * (k1 * (t354 - t351)));
                let t386 = t78 * t384 - t68 * t372;
                let t387 = m_ * (t386 - (t79 * t365 + t67 * t380));
                let t388 = t387 + m_ * t386;
                let t389 = t53 * t372 + (t78 * (half_l_h_over_i * t51) - t379);
                let t390 = m_ * (t389 + (t59 * t380 - t79 * t359));
                let t391 = j * t380 + t59 * t390
                    - (t67 * t387 + rt::lit::<T>(0.5) * (t98 * t361 + t87 * t362));
                let t392 = t383 - (t50 * (t78 * t385 - t83 * t372) + t6 * t388)
                    - t113 * t391;
                let t393 = j * t372 + t53 * (t390 + m_ * t389)
                    - (t68 * t388 + rt::lit::<T>(0.5) * (t99 * t357 + t88 * t363));
                let t394 = t78 * t347 + t50 * t372;
                let t395 = rt::lit::<T>(0.5) * (t5 * t349 - t112 * t352)
                    + (inv_i * t58 + t107 * t355 - t62 * t394);
                let t396 = rt::lit::<T>(0.5)
                    * (t101 * t349 + t109 * t352 - (t108 * t350 + t107 * t353))
                    - t57 * t394;
                let t397 = inv_i * t110
                    + t7 * (t58 * t352 + t51 * t349 - (t57 * t350 + t50 * t353));
                let t398 = half_h_over_i * t58;
                let t399 = t51 * (t79 * (half_h_over_i * t57) + t58 * t380) + t397
                    + (t58 * t382 + t50 * (t57 * t380 - t79 * t398));
                let t400 = t392 - (t103 * t393 + t105 * (t395 - t51 * (t396 + t399)));
                let t401 = t9 * t10 + t8 * t12;
                let t402 = -t401;
                let t403 = quarter_h_h_over_i * t51;
                let t404 = quarter_h_h_over_i * t50;
                let t405 = h_h_over_i * t57;
                let t406 = h_h_over_i * t51;
                let t407 = rt::lit::<T>(0.25) * (t50 * t405 - t58 * t406);
                let t408 = h_h_over_i * t50;
                let t409 = h_h_over_i * t58;
                let t410 = rt::lit::<T>(0.25) * (t57 * t408 - t51 * t409);
                let t411 = t407 - t410;
                let t412 = t62 * t404 + t51 * t411;
                let t413 = t51 * l_h_h_over_i;
                let t414 = t53 * t406 + t50 * t413;
                let t415 = t58 * quarter_l_h_h_over_i;
                let t416 = m_ * (t59 * t412 + (rt::lit::<T>(0.25) * t414 - t63 * t415));
                let t417 = t58 * l_h_h_over_i;
                let t418 = t57 * l_h_h_over_i;
                let t419 = t50 * l_h_h_over_i;
                let t420 = t50 * t419 - t68 * t406;
                let t421 = t57 * quarter_l_h_h_over_i;
                let t422 = m_ * (rt::lit::<T>(0.25) * t420 - t63 * t421 - t67 * t412);
                let t423 = t59 * t416
                    + (j * t412 - rt::lit::<T>(0.25) * (t65 * t417 + t71 * t418))
                    - t67 * t422;
                let t424 = t416 + t414 * quarter_m;
                let t425 = t53 * t424
                    + (t51 * k7 - rt::lit::<T>(0.25) * (t66 * t413 + t73 * t419))
                    - t68 * (t422 + t420 * quarter_m);
                let t426 = t63 * t423 + (l * t424 + (t72 * t412 + t74 * t403))
                    - t50 * t425;
                let t427 = t77 * (t76 * t426);
                let t428 = t77 * t403 + t50 * t427;
                let t429 = -t428;
                let t430 = t63 * t427;
                let t431 = t77 * t412;
                let t432 = t430 - t431;
                let t433 = u_drive * (t12 * (h_h_over_i * t9) - t10 * (h_h_over_i * t8))
                    + (t13 * (t9 * l_h_h_over_i) - t11 * (t8 * l_h_h_over_i));
                let t434 = rt::lit::<T>(0.25) * t433;
                let t435 = l * t427;
                let t436 = t431 - t430;
                let t437 = t193 * (t77 * t421 - t58 * t435) + (t92 * t428 + t90 * t436)
                    - t78 * (t91 * t436 + t79 * (k1 * t411));
                let t438 = t78 * t404 - t51 * t428;
                let t439 = t84 * t403 - t434 - (t93 * t412 + half_l_h_over_i * t88)
                    - t63 * t437 - t100 * (t438 + (t347 + t50 * (t1 * k8)));
                let t440 = t50 * quarter_l_h_h_over_i;
                let t441 = twice_m_l * (t77 * t440 - t51 * t435)
                    + (t81 * t436 + t79 * (k1 * (t410 - t407)));
                let t442 = t78 * t440 - t68 * t428;
                let t443 = m_ * (t442 - (t79 * t421 + t67 * t436));
                let t444 = t443 + m_ * t442;
                let t445 = t53 * t428 + (t78 * (t51 * quarter_l_h_h_over_i) - t435);
                let t446 = m_ * (t445 + (t59 * t436 - t79 * t415));
                let t447 = j * t436 + t59 * t446
                    - (t67 * t443 + rt::lit::<T>(0.25) * (t98 * t417 + t87 * t418));
                let t448 = t439 - (t50 * (t78 * t441 - t83 * t428) + t6 * t444)
                    - t113 * t447;
                let t449 = j * t428 + t53 * (t446 + m_ * t445)
                    - (t68 * t444 + rt::lit::<T>(0.25) * (t99 * t413 + t88 * t419));
                let t450 = t78 * t403 + t50 * t428;
                let t451 = rt::lit::<T>(0.25) * (t5 * t405 - t112 * t408)
                    + (t398 + t107 * t411 - t62 * t450);
                let t452 = rt::lit::<T>(0.25)
                    * (t101 * t405 + t109 * t408 - (t108 * t406 + t107 * t409))
                    - t57 * t450;
                let t453 = (t58 * t408 + t51 * t405 - (t57 * t406 + t50 * t409))
                    * (t1 * k4);
                let t454 = t51 * (t79 * (quarter_h_h_over_i * t57) + t58 * t436)
                    + (half_h_over_i * t110 + t453)
                    + (t58 * t438
                        + t50 * (t57 * t436 - t79 * (quarter_h_h_over_i * t58)));
                let t455 = t448 - (t103 * t449 + t105 * (t451 - t51 * (t452 + t454)));
                let [[d_theta1_rate_by_3, d_theta2_rate_by_3, d_rho1_rate_by_3],
                [d_theta1_rate_by_4, d_theta2_rate_by_4, d_rho1_rate_by_4],
                [d_theta1_rate_by_5, d_theta2_rate_by_5, d_rho1_rate_by_5],
                [d_theta1_rate_by_6, d_theta2_rate_by_6, d_rho1_rate_by_6],
                [d_theta1_rate_by_7, d_theta2_rate_by_7, d_rho1_rate_by_7],
                [d_theta1_rate_by_9, d_theta2_rate_by_9, d_rho1_rate_by_9],
                [d_theta1_rate_by_10, d_theta2_rate_by_10, d_rho1_rate_by_10]] = rt::solve_columns(
                        [[t132, t149, t152], [t155, t157, t159], [t179, t197, t210]],
                        [
                            [t244, t247, t277],
                            [t287, t290, t308],
                            [t315, t316, t331],
                            [t332, t334, t346],
                            [t373, t376, t400],
                            [rt::lit::<T>(0.0), rt::lit::<T>(0.0), t402],
                            [t429, t432, t455],
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
                let t456 = t10 * t77;
                let x_new = x + h * t456;
                let t457 = t12 * t77;
                let y_new = y + h * t457;
                let theta0_new = theta0 + h_over_i * t1;
                let theta1_new = theta1 + theta1_rate * h;
                let theta2_new = theta2 + theta2_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let rho2_new = rho2 + u_steer * h;
                let work_new = work + h * (u_steer * t5 + t77 * t14);
                let (sin_theta0_ahead_new, cos_theta0_ahead_new) = rt::sin_cos(
                    theta0_new,
                );
                let t458 = half_h * d_theta1_rate_by_3 - rt::lit::<T>(1.0);
                let t459 = t51 * t458;
                let t460 = t50 * t458;
                let t461 = half_h * d_theta2_rate_by_3 - rt::lit::<T>(1.0);
                let t462 = t57 * t461;
                let t463 = t58 * t461;
                let t464 = t51 * (t58 * t459 + t57 * t460 - (t50 * t462 + t51 * t463))
                    - t62 * t460;
                let t465 = l * t463;
                let t466 = l * t459;
                let t467 = t53 * t459 + t50 * t466;
                let t468 = m_ * (t59 * t464 + (t63 * t465 - t467));
                let t469 = l * t462;
                let t470 = l * t460;
                let t471 = t68 * t459 - t50 * t470;
                let t472 = m_ * (t471 + t63 * t469 - t67 * t464);
                let t473 = t59 * t468 + (j * t464 + (t65 * t465 + t71 * t469))
                    - t67 * t472;
                let t474 = t468 - m_ * t467;
                let t475 = t53 * t474 + (t66 * t466 + (t73 * t470 - j * t459))
                    - t68 * (t472 + m_ * t471);
                let t476 = t63 * t473 + (l * t474 + (t72 * t464 - t74 * t459))
                    - t50 * t475;
                let t477 = t76 * (half_h * d_rho1_rate_by_3 - t77 * t476);
                let t478 = t9 * l_h;
                let t479 = half_h * d_theta1_rate_by_4 + rt::lit::<T>(1.0);
                let t480 = t51 * t479;
                let t481 = t50 * t479;
                let h_d_theta2_rate_by_4 = h * d_theta2_rate_by_4;
                let t482 = h_d_theta2_rate_by_4 * t57;
                let t483 = h_d_theta2_rate_by_4 * t58;
                let t484 = t51
                    * (t58 * t480 + t57 * t481
                        - rt::lit::<T>(0.5) * (t50 * t482 + t51 * t483));
                let t485 = t484 - t62 * t481;
                let t486 = l * t483;
                let t487 = rt::lit::<T>(0.5) * t63;
                let t488 = l * t480;
                let t489 = t53 * t480 + t50 * t488;
                let t490 = m_ * (t59 * t485 + (t486 * t487 - t489));
                let t491 = l * t482;
                let t492 = l * t481;
                let t493 = t68 * t480 - t50 * t492;
                let t494 = m_ * (t493 + t491 * t487 - t67 * t485);
                let t495 = t59 * t490
                    + (rt::lit::<T>(0.5) * (t65 * t486 + t71 * t491) + j * t485)
                    - t67 * t494;
                let t496 = t490 - m_ * t489;
                let t497 = t53 * t496 + (t66 * t488 + (t73 * t492 - j * t480))
                    - t68 * (t494 + m_ * t493);
                let t498 = t63 * t495 + (l * t496 + (t72 * t485 - t74 * t480))
                    - t50 * t497;
                let t499 = t76 * (half_h * d_rho1_rate_by_4 - t77 * t498);
                let h_d_theta1_rate_by_5 = h * d_theta1_rate_by_5;
                let t500 = h_d_theta1_rate_by_5 * t51;
                let t501 = h_d_theta1_rate_by_5 * t50;
                let t502 = half_h * d_theta2_rate_by_5 + rt::lit::<T>(1.0);
                let t503 = t57 * t502;
                let t504 = t58 * t502;
                let t505 = t51
                    * (rt::lit::<T>(0.5) * (t58 * t500 + t57 * t501)
                        - (t50 * t503 + t51 * t504));
                let t506 = rt::lit::<T>(0.5) * t62;
                let t507 = t505 - t501 * t506;
                let t508 = l * t504;
                let t509 = l * t500;
                let t510 = t53 * t500 + t50 * t509;
                let t511 = m_ * (t59 * t507 + (t63 * t508 - rt::lit::<T>(0.5) * t510));
                let t512 = l * t503;
                let t513 = l * t501;
                let t514 = t68 * t500 - t50 * t513;
                let t515 = m_ * (rt::lit::<T>(0.5) * t514 + t63 * t512 - t67 * t507);
                let t516 = t59 * t511 + (j * t507 + (t65 * t508 + t71 * t512))
                    - t67 * t515;
                let t517 = t511 - half_m * t510;
                let t518 = rt::lit::<T>(0.5) * t74;
                let t519 = t53 * t517
                    + (rt::lit::<T>(0.5) * (t66 * t509 + t73 * t513) - half_j * t500)
                    - t68 * (t515 + half_m * t514);
                let t520 = t63 * t516 + (l * t517 + (t72 * t507 - t500 * t518))
                    - t50 * t519;
                let t521 = t76 * (half_h * d_rho1_rate_by_5 - t77 * t520);
                let h_d_theta1_rate_by_6 = h * d_theta1_rate_by_6;
                let t522 = h_d_theta1_rate_by_6 * t51;
                let t523 = h_d_theta1_rate_by_6 * t50;
                let h_d_theta2_rate_by_6 = h * d_theta2_rate_by_6;
                let t524 = h_d_theta2_rate_by_6 * t57;
                let t525 = h_d_theta2_rate_by_6 * t58;
                let t526 = rt::lit::<T>(0.5) * t51;
                let t527 = (t58 * t522 + t57 * t523 - (t50 * t524 + t51 * t525)) * t526
                    - t506 * t523;
                let t528 = l * t525;
                let t529 = l * t522;
                let t530 = t53 * t522 + t50 * t529;
                let t531 = m_ * (t59 * t527 + (t487 * t528 - rt::lit::<T>(0.5) * t530));
                let t532 = l * t524;
                let t533 = l * t523;
                let t534 = t68 * t522 - t50 * t533;
                let t535 = m_ * (rt::lit::<T>(0.5) * t534 + t487 * t532 - t67 * t527);
                let t536 = t59 * t531
                    + (rt::lit::<T>(0.5) * (t65 * t528 + t71 * t532) + j * t527)
                    - t67 * t535;
                let t537 = t531 - half_m * t530;
                let t538 = t53 * t537
                    + (rt::lit::<T>(0.5) * (t66 * t529 + t73 * t533) - half_j * t522)
                    - t68 * (t535 + half_m * t534);
                let t539 = t63 * t536 + (l * t537 + (t72 * t527 - t518 * t522))
                    - t50 * t538;
                let t540 = t76
                    * (half_h * d_rho1_rate_by_6 + rt::lit::<T>(1.0) - t77 * t539);
                let t541 = half_h * d_theta1_rate_by_7 - half_h_over_i;
                let t542 = t51 * t541;
                let t543 = t50 * t541;
                let t544 = half_h * d_theta2_rate_by_7 - half_h_over_i;
                let t545 = t57 * t544;
                let t546 = t58 * t544;
                let t547 = t51 * (t58 * t542 + t57 * t543 - (t50 * t545 + t51 * t546))
                    - t62 * t543;
                let t548 = l * t546;
                let t549 = l * t542;
                let t550 = t53 * t542 + t50 * t549;
                let t551 = m_ * (t59 * t547 + (t63 * t548 - t550));
                let t552 = l * t545;
                let t553 = l * t543;
                let t554 = t68 * t542 - t50 * t553;
                let t555 = m_ * (t554 + t63 * t552 - t67 * t547);
                let t556 = t59 * t551 + (j * t547 + (t65 * t548 + t71 * t552))
                    - t67 * t555;
                let t557 = t551 - m_ * t550;
                let t558 = t53 * t557 + (t66 * t549 + (t73 * t553 - j * t542))
                    - t68 * (t555 + m_ * t554);
                let t559 = t63 * t556 + (l * t557 + (t72 * t547 - t74 * t542))
                    - t50 * t558;
                let t560 = t76 * (half_h * d_rho1_rate_by_7 - t77 * t559);
                let t561 = t8 * l_h;
                let t562 = h * t14;
                let h_d_theta1_rate_by_9 = h * d_theta1_rate_by_9;
                let t563 = h_d_theta1_rate_by_9 * t51;
                let t564 = h_d_theta1_rate_by_9 * t50;
                let h_d_theta2_rate_by_9 = h * d_theta2_rate_by_9;
                let t565 = h_d_theta2_rate_by_9 * t57;
                let t566 = h_d_theta2_rate_by_9 * t58;
                let t567 = t526 * (t58 * t563 + t57 * t564 - (t50 * t565 + t51 * t566))
                    - t506 * t564;
                let t568 = l * t566;
                let t569 = l * t563;
                let t570 = t53 * t563 + t50 * t569;
                let t571 = m_ * (t59 * t567 + (t487 * t568 - rt::lit::<T>(0.5) * t570));
                let t572 = l * t565;
                let t573 = l * t564;
                let t574 = t68 * t563 - t50 * t573;
                let t575 = m_ * (rt::lit::<T>(0.5) * t574 + t487 * t572 - t67 * t567);
                let t576 = t59 * t571
                    + (rt::lit::<T>(0.5) * (t65 * t568 + t71 * t572) + j * t567)
                    - t67 * t575;
                let t577 = t571 - half_m * t570;
                let t578 = t53 * t577
                    + (rt::lit::<T>(0.5) * (t66 * t569 + t73 * t573) - half_j * t563)
                    - t68 * (t575 + half_m * t574);
                let t579 = t63 * t576 + (l * t577 + (t72 * t567 - t518 * t563))
                    - t50 * t578;
                let t580 = t76 * (half_h * d_rho1_rate_by_9 - t77 * t579);
                let t581 = half_h * d_theta1_rate_by_10 - quarter_h_h_over_i;
                let t582 = t51 * t581;
                let t583 = t50 * t581;
                let t584 = half_h * d_theta2_rate_by_10 - quarter_h_h_over_i;
                let t585 = t57 * t584;
                let t586 = t58 * t584;
                let t587 = t51 * (t58 * t582 + t57 * t583 - (t50 * t585 + t51 * t586))
                    - t62 * t583;
                let t588 = l * t586;
                let t589 = l * t582;
                let t590 = t53 * t582 + t50 * t589;
                let t591 = m_ * (t59 * t587 + (t63 * t588 - t590));
                let t592 = l * t585;
                let t593 = l * t583;
                let t594 = t68 * t582 - t50 * t593;
                let t595 = m_ * (t594 + t63 * t592 - t67 * t587);
                let t596 = t59 * t591 + (j * t587 + (t65 * t588 + t71 * t592))
                    - t67 * t595;
                let t597 = t591 - m_ * t590;
                let t598 = t53 * t597 + (t66 * t589 + (t73 * t593 - j * t582))
                    - t68 * (t595 + m_ * t594);
                let t599 = t63 * t596 + (l * t597 + (t72 * t587 - t74 * t582))
                    - t50 * t598;
                let t600 = t76 * (half_h * d_rho1_rate_by_10 - t77 * t599);
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
                            h * (t10 * t477 - t457),
                            h * (t456 + t12 * t477),
                            rt::lit::<T>(1.0),
                            h * d_theta1_rate_by_3,
                            h * d_theta2_rate_by_3,
                            h * d_rho1_rate_by_3,
                            rt::lit::<T>(0.0),
                            t562 * t477,
                        ],
                        [
                            t478 * t499,
                            t561 * t499,
                            rt::lit::<T>(0.0),
                            h * d_theta1_rate_by_4 + rt::lit::<T>(1.0),
                            h_d_theta2_rate_by_4,
                            h * d_rho1_rate_by_4,
                            rt::lit::<T>(0.0),
                            t562 * t499,
                        ],
                        [
                            t478 * t521,
                            t561 * t521,
                            rt::lit::<T>(0.0),
                            h_d_theta1_rate_by_5,
                            h * d_theta2_rate_by_5 + rt::lit::<T>(1.0),
                            h * d_rho1_rate_by_5,
                            rt::lit::<T>(0.0),
                            t562 * t521,
                        ],
                        [
                            t478 * t540,
                            t561 * t540,
                            rt::lit::<T>(0.0),
                            h_d_theta1_rate_by_6,
                            h_d_theta2_rate_by_6,
                            h * d_rho1_rate_by_6 + rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t562 * t540,
                        ],
                        [
                            h * (t10 * t560 - t77 * (half_l_h_over_i * t8)),
                            h * (t77 * (half_l_h_over_i * t9) + t12 * t560),
                            h_over_i,
                            h * d_theta1_rate_by_7,
                            h * d_theta2_rate_by_7,
                            h * d_rho1_rate_by_7,
                            rt::lit::<T>(1.0),
                            h * (t14 * t560 + (u_steer * inv_i + t77 * t378)),
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
                            t478 * t580,
                            t561 * t580,
                            rt::lit::<T>(0.0),
                            h_d_theta1_rate_by_9,
                            h_d_theta2_rate_by_9,
                            h * d_rho1_rate_by_9,
                            rt::lit::<T>(0.0),
                            h * (t14 * t580 + t401 * t77),
                        ],
                        [
                            h * (t10 * t600 - t77 * (t8 * quarter_l_h_h_over_i)),
                            h * (t77 * (t9 * quarter_l_h_h_over_i) + t12 * t600),
                            half_h_h_over_i,
                            h * d_theta1_rate_by_10,
                            h * d_theta2_rate_by_10,
                            h * d_rho1_rate_by_10,
                            h,
                            h
                                * (t14 * t600
                                    + (t77 * t434 + (t5 + u_steer * half_h_over_i))),
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
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, sin_theta0_ahead,
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
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    k2,
                    k3,
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
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k2;
                let (t8, t9) = rt::sin_cos(t2);
                let t10 = l * t9;
                let t11 = u_drive * t9;
                let t12 = l * t8;
                let t13 = u_drive * t8;
                let t14 = t10 * t11 + t12 * t13;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t49 = theta1_rate * half_h + t3;
                    let (t50, t51) = rt::sin_cos(t49);
                    let t52 = rho1 + rho1_rate * half_h;
                    let t53 = l * t50;
                    let t54 = l - t50 * t53;
                    let t55 = theta2_rate * half_h + t4;
                    let (t56, t57) = rt::sin_cos(t55);
                    let t58 = l * t56;
                    let t59 = t50 * t57;
                    let t60 = t56 * t51;
                    let t61 = t59 - t60;
                    let t62 = t51 * t61;
                    let t63 = m_ * (t54 + t58 * t62);
                    let t64 = t63 + m_ * t54;
                    let t65 = l * t57;
                    let t66 = l * t51;
                    let t67 = t50 * t66;
                    let t68 = m_ * (t67 - t65 * t62);
                    let t69 = j * t62 + t58 * t63 - t65 * t68;
                    let t70 = t68 + m_ * t67;
                    let t71 = t53 * t64 - j * t50 - t66 * t70;
                    let t72 = l * (m_l_2 + t64) + t62 * t69 - t50 * t71;
                    let t205 = t52 / t72;
                    let t206 = t50 * t205;
                    let t207 = t62 * t205;
                    let t208 = l * t205 - t53 * t206;
                    let t209 = m_ * (t208 + t58 * t207);
                    let t210 = t66 * t206;
                    let t211 = m_ * (t210 - t65 * t207);
                    let t100 = t5 * t57;
                    let t212 = t50 * t206;
                    let t104 = t50 * t56 + t51 * t57;
                    let t105 = t5 * t104;
                    let t213 = t51 * t206;
                    let t214 = t51
                        * (t56 * (t212 + t50 * t207)
                            + (t105 + t57 * (t213 + t51 * t207)));
                    let t215 = (t58 * t209 + (j * t207 - t65 * t211))
                        * (t100 + t61 * t212 - t214);
                    let t216 = t211 + m_ * t210;
                    let t96 = t5 * t51;
                    let t217 = (t53 * (t209 + m_ * t208) - (j * t206 + t66 * t216))
                        * (t96 + t213);
                    let t85 = l_m_l * t57;
                    let t87 = k1 * t61;
                    let t79 = twice_l_m_l * t51;
                    let t77 = t60 - t59;
                    let t78 = k1 * t77;
                    let t218 = (t205 * t85 - t87 * t206) * (t62 * t207)
                        + (t212 * (t205 * t79 + t78 * t207) + t14);
                    solution1.update([-t206, t207, t215 + (t217 + (t6 * t216 + t218))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t15, t16) = rt::sin_cos(theta1_minus_theta0);
                            let t17 = l * t15;
                            let t18 = l - t15 * t17;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t19, t20) = rt::sin_cos(theta2_minus_theta0);
                            let t21 = l * t19;
                            let t22 = t15 * t20;
                            let t23 = t19 * t16;
                            let t24 = t22 - t23;
                            let t25 = t16 * t24;
                            let t26 = m_ * (t18 + t21 * t25);
                            let t27 = t26 + m_ * t18;
                            let t28 = l * t20;
                            let t29 = l * t16;
                            let t30 = t15 * t29;
                            let t31 = m_ * (t30 - t28 * t25);
                            let t32 = l * (m_l_2 + t27)
                                + t25 * (j * t25 + t21 * t26 - t28 * t31);
                            let t33 = t32
                                - t15 * (t17 * t27 - j * t15 - t29 * (t31 + m_ * t30));
                            let t34 = rho1 / t33;
                            let t35 = t15 * t34;
                            let t36 = t25 * t34;
                            let rho2_inv_i = rho2 * inv_i;
                            let t37 = t29 * t35;
                            let t38 = m_ * (t37 - t28 * t36);
                            let t39 = t38 + m_ * t37;
                            let t40 = t15 * t35;
                            let t41 = t40
                                * (k1 * (t23 - t22) * t36 + t34 * (t16 * twice_l_m_l))
                                + (t34 * (t20 * l_m_l) - k1 * t24 * t35) * (t25 * t36);
                            let t42 = l * t34 - t17 * t35;
                            let t43 = m_ * (t42 + t21 * t36);
                            let t44 = t16 * t35;
                            let t45 = (t17 * (t43 + m_ * t42) - (j * t35 + t29 * t39))
                                * (t16 * rho2_inv_i + t44);
                            let t46 = t19 * (t40 + t15 * t36)
                                + ((t15 * t19 + t16 * t20) * rho2_inv_i
                                    + t20 * (t44 + t16 * t36));
                            let t47 = (t21 * t43 + (j * t36 - t28 * t38))
                                * (t20 * rho2_inv_i + t24 * t40 - t16 * t46);
                            let t48 = l
                                * (u_drive
                                    * (cos_theta0_ahead * cos_theta0_ahead
                                        + sin_theta0_ahead * sin_theta0_ahead) + rho2_inv_i * t39)
                                + t41 + (t45 + t47);
                            [-t35, t36, t48]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t49 = theta1_rate * half_h + t3;
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = rho1 + rho1_rate * half_h;
                            let t53 = l * t50;
                            let t54 = l - t50 * t53;
                            let t55 = theta2_rate * half_h + t4;
                            let (t56, t57) = rt::sin_cos(t55);
                            let t58 = l * t56;
                            let t59 = t50 * t57;
                            let t60 = t56 * t51;
                            let t61 = t59 - t60;
                            let t62 = t51 * t61;
                            let t63 = m_ * (t54 + t58 * t62);
                            let t64 = t63 + m_ * t54;
                            let t65 = l * t57;
                            let t66 = l * t51;
                            let t67 = t50 * t66;
                            let t68 = m_ * (t67 - t65 * t62);
                            let t69 = j * t62 + t58 * t63 - t65 * t68;
                            let t70 = t68 + m_ * t67;
                            let t71 = t53 * t64 - j * t50 - t66 * t70;
                            let t72 = l * (m_l_2 + t64) + t62 * t69 - t50 * t71;
                            let t73 = rt::lit::<T>(1.0) / t72;
                            let t74 = t52 * t73;
                            let t75 = t50 * t74;
                            let t76 = t62 * t74;
                            let t77 = t60 - t59;
                            let t78 = k1 * t77;
                            let t79 = twice_l_m_l * t51;
                            let t80 = t78 * t76 + t74 * t79;
                            let t81 = t75 * t80;
                            let t82 = t66 * t75;
                            let t83 = m_ * (t82 - t65 * t76);
                            let t84 = t83 + m_ * t82;
                            let t85 = l_m_l * t57;
                            let t86 = t74 * t85;
                            let t87 = k1 * t61;
                            let t88 = t87 * t76;
                            let t89 = t76 * t86 - t75 * t88;
                            let t90 = l * t74;
                            let t91 = t90 - t53 * t75;
                            let t92 = m_ * (t91 + t58 * t76);
                            let t93 = t92 + m_ * t91;
                            let t94 = t53 * t93 - (j * t75 + t66 * t84);
                            let t95 = t51 * t75;
                            let t96 = t5 * t51;
                            let t97 = t95 + t96;
                            let t98 = rho1_rate - t14 - t50 * t81
                                - (t6 * t84 + t62 * t89) - t94 * t97;
                            let t99 = t58 * t92 + (j * t76 - t65 * t83);
                            let t100 = t5 * t57;
                            let t101 = t50 * t75;
                            let t102 = t56 * t76;
                            let t103 = t57 * t76;
                            let t104 = t50 * t56 + t51 * t57;
                            let t105 = t5 * t104;
                            let t106 = t57 * t95 + t50 * t102
                                + (t56 * t101 + (t51 * t103 + t105));
                            let t107 = t100 + t61 * t101 - t51 * t106;
                            let t108 = half_h * t51;
                            let t109 = h * t51;
                            let t110 = h * t50;
                            let t111 = t57 * t109 + t56 * t110;
                            let t112 = rt::lit::<T>(0.5) * t111;
                            let t113 = half_h * t50;
                            let t114 = t51 * t112 - t61 * t113;
                            let t115 = t51 * l_h;
                            let t116 = t53 * t109 + t50 * t115;
                            let t117 = m_ * (t58 * t114 - rt::lit::<T>(0.5) * t116);
                            let t118 = t50 * l_h;
                            let t119 = t66 * t109 - t50 * t118;
                            let t120 = m_ * (rt::lit::<T>(0.5) * t119 - t65 * t114);
                            let t121 = t117 - half_m * t116;
                            let t122 = t62 * (j * t114 + t58 * t117 - t65 * t120)
                                + (l * t121 + t69 * t114 - t71 * t108);
                            let t123 = rt::lit::<T>(0.5) * (t64 * t115 + t70 * t118)
                                - t51 * half_j_h
                                + (t53 * t121 - t66 * (t120 + half_m * t119));
                            let t124 = t74 * (t73 * (t122 - t50 * t123));
                            let t125 = t74 * t108 - t50 * t124;
                            let t126 = t125 + rt::lit::<T>(1.0);
                            let t127 = t57 * half_l_h;
                            let t128 = h * t56;
                            let t129 = h * t57;
                            let t130 = t50 * t128 + t51 * t129;
                            let t131 = rt::lit::<T>(0.5) * t130;
                            let t132 = t51 * t131;
                            let t133 = t62 * t127 - t58 * t132;
                            let t134 = m_ * t133;
                            let t135 = t57 * l_h;
                            let t136 = t56 * l_h;
                            let t137 = t56 * half_l_h;
                            let t138 = m_ * (t62 * t137 + t65 * t132);
                            let t139 = t58 * t134 - j * t132
                                + (rt::lit::<T>(0.5) * (t63 * t135 + t68 * t136)
                                    - t65 * t138);
                            let t140 = t62 * t139
                                + (m_l * t133 - t69 * t132
                                    - t50 * (t53 * t134 - t66 * t138));
                            let t141 = t74 * (t73 * t140);
                            let t142 = t50 * t141;
                            let t143 = -t142;
                            let t144 = h * t73;
                            let t145 = t50 * t144;
                            let t146 = rt::lit::<T>(0.5) * t145;
                            let t147 = t62 * t124;
                            let t148 = t114 * t74;
                            let t149 = t147 - t148;
                            let t150 = t132 * t74 + t62 * t141;
                            let t151 = t150 + rt::lit::<T>(1.0);
                            let t152 = t62 * t144;
                            let t153 = rt::lit::<T>(-0.5) * t152;
                            let t154 = t148 - t147;
                            let t155 = l * t124;
                            let t156 = t53 * t125 + (t155 + t75 * (t51 * half_l_h));
                            let t157 = m_ * (t58 * t154 - t156);
                            let t158 = t50 * half_l_h;
                            let t159 = t66 * t125 - t75 * t158;
                            let t160 = m_ * (t159 - t65 * t154);
                            let t161 = t76 * (t111 * k3);
                            let t162 = t80 * t125
                                + t75
                                    * (t78 * t154 - t161
                                        - twice_m_l * (t74 * t158 + t51 * t155));
                            let t163 = t160 + m_ * t159;
                            let t164 = t51 * t125 - t113 * t75;
                            let t165 = t86 * t154 - t103 * (l_m_l * t124) - t88 * t125
                                - t75 * (t161 + t87 * t154);
                            let t166 = t94 * (t164 - t110 * t7)
                                + (t62 * t165 + (t114 * t89 + t81 * t108));
                            let t167 = t107 * (j * t154 + t58 * t157 - t65 * t160)
                                + (t50 * t162 + t6 * t163 + t166);
                            let t168 = t53 * (t157 - m_ * t156) - j * t125
                                + (rt::lit::<T>(0.5) * (t115 * t93 + t118 * t84)
                                    - t66 * t163);
                            let t169 = t75 * t108 + t50 * t125;
                            let t170 = t7 * (t56 * t109 - t57 * t110)
                                + rt::lit::<T>(0.5) * (t109 * t102 - t110 * t103);
                            let t171 = t51
                                * (t57 * (t164 + t51 * t154)
                                    + (t56 * (t169 + t50 * t154) + t170));
                            let t172 = t97 * t168
                                + t99 * (t113 * t106 + (t112 * t101 + t61 * t169) - t171);
                            let t173 = -(t167 + t172);
                            let t174 = t51 * t142;
                            let t175 = t50 * (t76 * (half_h * t57) - t56 * t150)
                                + (t7 * (t50 * t129 - t51 * t128) - t57 * t174);
                            let t176 = t50 * t142;
                            let t177 = rt::lit::<T>(0.5) * (t129 * t101 - t128 * t95)
                                - t56 * t176 - t51 * (t76 * (half_h * t56) + t57 * t150);
                            let t178 = t99
                                * (t51 * (t175 + t177)
                                    + (t61 * t176 + (t128 * t7 + t131 * t101)));
                            let t179 = l * t141;
                            let t180 = t53 * t142 - t179;
                            let t181 = m_ * (t180 + t127 * t76 - t58 * t150);
                            let t182 = t66 * t142;
                            let t183 = m_ * (t65 * t150 + (t137 * t76 - t182));
                            let t184 = t183 - m_ * t182;
                            let t185 = t178
                                - t97
                                    * (t53 * (t181 + m_ * t180) + (j * t142 - t66 * t184));
                            let t186 = t76 * (t130 * k3);
                            let t187 = m_l * t76;
                            let t188 = t75 * (t186 + t87 * t150)
                                + (t88 * t142 - t86 * t150
                                    - (t137 * t74 + t57 * t179) * t187);
                            let t189 = t50
                                * (t75 * (t186 - t79 * t141 - t78 * t150) - t80 * t142)
                                + t62 * t188;
                            let t190 = t58 * t181
                                + rt::lit::<T>(0.5) * (t135 * t92 + t136 * t83)
                                - (j * t150 + t65 * t183);
                            let t191 = t185
                                + (t94 * t174 + (t132 * t89 - t6 * t184) - t189
                                    - t107 * t190);
                            let t192 = t50
                                * (t80 * t146
                                    + t75 * (t152 * (t77 * k3) + t73 * (t51 * m_l_l_h)));
                            let t193 = t66 * t145;
                            let t194 = half_m * (t193 - t65 * t152);
                            let t195 = t194 + half_m * t193;
                            let t196 = t103 * (t73 * half_m_l_l_h)
                                + rt::lit::<T>(0.5)
                                    * (t152 * (t86 - t87 * t75) - t88 * t145);
                            let t197 = l_h * t73 - t53 * t145;
                            let t198 = m_
                                * (rt::lit::<T>(0.5) * t197 + t152 * (t56 * half_l));
                            let t199 = rt::lit::<T>(1.0) - t192 - t6 * t195 - t62 * t196
                                - t107 * (t58 * t198 + (half_j * t152 - t65 * t194));
                            let t200 = t50 * t145;
                            let t201 = t51 * t145;
                            let t202 = t61 * t200
                                - t51
                                    * (t56 * (t200 + t50 * t152) + t57 * (t201 + t51 * t152));
                            let t203 = t97
                                * (t53 * (t198 + half_m * t197)
                                    - (half_j * t145 + t66 * t195))
                                + (t99 * (rt::lit::<T>(0.5) * t202)
                                    + t94 * (rt::lit::<T>(0.5) * t201));
                            let t204 = t199 - t203;
                            (
                                [theta1_rate + t75, theta2_rate - t76, t98 - t99 * t107],
                                [[t126, t143, t146], [t149, t151, t153], [t173, t191, t204]],
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
                let t52 = rho1 + rho1_rate * half_h;
                let t49 = theta1_rate * half_h + t3;
                let (t50, t51) = rt::sin_cos(t49);
                let t53 = l * t50;
                let t54 = l - t50 * t53;
                let t55 = theta2_rate * half_h + t4;
                let (t56, t57) = rt::sin_cos(t55);
                let t58 = l * t56;
                let t59 = t50 * t57;
                let t60 = t56 * t51;
                let t61 = t59 - t60;
                let t62 = t51 * t61;
                let t63 = m_ * (t54 + t58 * t62);
                let t64 = t63 + m_ * t54;
                let t65 = l * t57;
                let t66 = l * t51;
                let t67 = t50 * t66;
                let t68 = m_ * (t67 - t65 * t62);
                let t69 = j * t62 + t58 * t63 - t65 * t68;
                let t70 = t68 + m_ * t67;
                let t71 = t53 * t64 - j * t50 - t66 * t70;
                let t72 = l * (m_l_2 + t64) + t62 * t69 - t50 * t71;
                let t73 = rt::lit::<T>(1.0) / t72;
                let t74 = t52 * t73;
                let t108 = half_h * t51;
                let t109 = h * t51;
                let t110 = h * t50;
                let t111 = t57 * t109 + t56 * t110;
                let t112 = rt::lit::<T>(0.5) * t111;
                let t113 = half_h * t50;
                let t114 = t51 * t112 - t61 * t113;
                let t115 = t51 * l_h;
                let t116 = t53 * t109 + t50 * t115;
                let t117 = m_ * (t58 * t114 - rt::lit::<T>(0.5) * t116);
                let t118 = t50 * l_h;
                let t119 = t66 * t109 - t50 * t118;
                let t120 = m_ * (rt::lit::<T>(0.5) * t119 - t65 * t114);
                let t121 = t117 - half_m * t116;
                let t122 = t62 * (j * t114 + t58 * t117 - t65 * t120)
                    + (l * t121 + t69 * t114 - t71 * t108);
                let t123 = rt::lit::<T>(0.5) * (t64 * t115 + t70 * t118) - t51 * half_j_h
                    + (t53 * t121 - t66 * (t120 + half_m * t119));
                let t124 = t74 * (t73 * (t122 - t50 * t123));
                let t125 = t74 * t108 - t50 * t124;
                let t126 = t125 + rt::lit::<T>(1.0);
                let t127 = t57 * half_l_h;
                let t128 = h * t56;
                let t129 = h * t57;
                let t130 = t50 * t128 + t51 * t129;
                let t131 = rt::lit::<T>(0.5) * t130;
                let t132 = t51 * t131;
                let t133 = t62 * t127 - t58 * t132;
                let t134 = m_ * t133;
                let t135 = t57 * l_h;
                let t136 = t56 * l_h;
                let t137 = t56 * half_l_h;
                let t138 = m_ * (t62 * t137 + t65 * t132);
                let t139 = t58 * t134 - j * t132
                    + (rt::lit::<T>(0.5) * (t63 * t135 + t68 * t136) - t65 * t138);
                let t140 = t62 * t139
                    + (m_l * t133 - t69 * t132 - t50 * (t53 * t134 - t66 * t138));
                let t141 = t74 * (t73 * t140);
                let t142 = t50 * t141;
                let t143 = -t142;
                let t144 = h * t73;
                let t145 = t50 * t144;
                let t146 = rt::lit::<T>(0.5) * t145;
                let t147 = t62 * t124;
                let t148 = t114 * t74;
                let t149 = t147 - t148;
                let t150 = t132 * t74 + t62 * t141;
                let t151 = t150 + rt::lit::<T>(1.0);
                let t152 = t62 * t144;
                let t153 = rt::lit::<T>(-0.5) * t152;
                let t100 = t5 * t57;
                let t75 = t50 * t74;
                let t101 = t50 * t75;
                let t95 = t51 * t75;
                let t76 = t62 * t74;
                let t102 = t56 * t76;
                let t103 = t57 * t76;
                let t104 = t50 * t56 + t51 * t57;
                let t105 = t5 * t104;
                let t106 = t57 * t95 + t50 * t102 + (t56 * t101 + (t51 * t103 + t105));
                let t107 = t100 + t61 * t101 - t51 * t106;
                let t154 = t148 - t147;
                let t155 = l * t124;
                let t156 = t53 * t125 + (t155 + t75 * (t51 * half_l_h));
                let t157 = m_ * (t58 * t154 - t156);
                let t158 = t50 * half_l_h;
                let t159 = t66 * t125 - t75 * t158;
                let t160 = m_ * (t159 - t65 * t154);
                let t77 = t60 - t59;
                let t78 = k1 * t77;
                let t79 = twice_l_m_l * t51;
                let t80 = t78 * t76 + t74 * t79;
                let t161 = t76 * (t111 * k3);
                let t162 = t80 * t125
                    + t75 * (t78 * t154 - t161 - twice_m_l * (t74 * t158 + t51 * t155));
                let t163 = t160 + m_ * t159;
                let t90 = l * t74;
                let t91 = t90 - t53 * t75;
                let t92 = m_ * (t91 + t58 * t76);
                let t93 = t92 + m_ * t91;
                let t82 = t66 * t75;
                let t83 = m_ * (t82 - t65 * t76);
                let t84 = t83 + m_ * t82;
                let t94 = t53 * t93 - (j * t75 + t66 * t84);
                let t164 = t51 * t125 - t113 * t75;
                let t85 = l_m_l * t57;
                let t86 = t74 * t85;
                let t87 = k1 * t61;
                let t88 = t87 * t76;
                let t165 = t86 * t154 - t103 * (l_m_l * t124) - t88 * t125
                    - t75 * (t161 + t87 * t154);
                let t89 = t76 * t86 - t75 * t88;
                let t81 = t75 * t80;
                let t166 = t94 * (t164 - t110 * t7)
                    + (t62 * t165 + (t114 * t89 + t81 * t108));
                let t167 = t107 * (j * t154 + t58 * t157 - t65 * t160)
                    + (t50 * t162 + t6 * t163 + t166);
                let t96 = t5 * t51;
                let t97 = t95 + t96;
                let t168 = t53 * (t157 - m_ * t156) - j * t125
                    + (rt::lit::<T>(0.5) * (t115 * t93 + t118 * t84) - t66 * t163);
                let t99 = t58 * t92 + (j * t76 - t65 * t83);
                let t169 = t75 * t108 + t50 * t125;
                let t170 = t7 * (t56 * t109 - t57 * t110)
                    + rt::lit::<T>(0.5) * (t109 * t102 - t110 * t103);
                let t171 = t51
                    * (t57 * (t164 + t51 * t154) + (t56 * (t169 + t50 * t154) + t170));
                let t172 = t97 * t168
                    + t99 * (t113 * t106 + (t112 * t101 + t61 * t169) - t171);
                let t173 = -(t167 + t172);
                let t174 = t51 * t142;
                let t175 = t50 * (t76 * (half_h * t57) - t56 * t150)
                    + (t7 * (t50 * t129 - t51 * t128) - t57 * t174);
                let t176 = t50 * t142;
                let t177 = rt::lit::<T>(0.5) * (t129 * t101 - t128 * t95) - t56 * t176
                    - t51 * (t76 * (half_h * t56) + t57 * t150);
                let t178 = t99
                    * (t51 * (t175 + t177) + (t61 * t176 + (t128 * t7 + t131 * t101)));
                let t179 = l * t141;
                let t180 = t53 * t142 - t179;
                let t181 = m_ * (t180 + t127 * t76 - t58 * t150);
                let t182 = t66 * t142;
                let t183 = m_ * (t65 * t150 + (t137 * t76 - t182));
                let t184 = t183 - m_ * t182;
                let t185 = t178
                    - t97 * (t53 * (t181 + m_ * t180) + (j * t142 - t66 * t184));
                let t186 = t76 * (t130 * k3);
                let t187 = m_l * t76;
                let t188 = t75 * (t186 + t87 * t150)
                    + (t88 * t142 - t86 * t150 - (t137 * t74 + t57 * t179) * t187);
                let t189 = t50 * (t75 * (t186 - t79 * t141 - t78 * t150) - t80 * t142)
                    + t62 * t188;
                let t190 = t58 * t181 + rt::lit::<T>(0.5) * (t135 * t92 + t136 * t83)
                    - (j * t150 + t65 * t183);
                let t191 = t185
                    + (t94 * t174 + (t132 * t89 - t6 * t184) - t189 - t107 * t190);
                let t192 = t50
                    * (t80 * t146 + t75 * (t152 * (t77 * k3) + t73 * (t51 * m_l_l_h)));
                let t193 = t66 * t145;
                let t194 = half_m * (t193 - t65 * t152);
                let t195 = t194 + half_m * t193;
                let t196 = t103 * (t73 * half_m_l_l_h)
                    + rt::lit::<T>(0.5) * (t152 * (t86 - t87 * t75) - t88 * t145);
                let t197 = l_h * t73 - t53 * t145;
                let t198 = m_ * (rt::lit::<T>(0.5) * t197 + t152 * (t56 * half_l));
                let t199 = rt::lit::<T>(1.0) - t192 - t6 * t195 - t62 * t196
                    - t107 * (t58 * t198 + (half_j * t152 - t65 * t194));
                let t200 = t50 * t145;
                let t201 = t51 * t145;
                let t202 = t61 * t200
                    - t51 * (t56 * (t200 + t50 * t152) + t57 * (t201 + t51 * t152));
                let t203 = t97
                    * (t53 * (t198 + half_m * t197) - (half_j * t145 + t66 * t195))
                    + (t99 * (rt::lit::<T>(0.5) * t202)
                        + t94 * (rt::lit::<T>(0.5) * t201));
                let t204 = t199 - t203;
                let t219 = along_state7 + half_h * along_inputs2;
                let t220 = along_state3 + half_h_over_i * t219;
                let t221 = along_state4 - t220;
                let t222 = t51 * t221;
                let t223 = along_state5 - t220;
                let t224 = t56 * t223;
                let t225 = t57 * t222 - t50 * t224;
                let t226 = t57 * t223;
                let t227 = t50 * t221;
                let t228 = t51 * t226 - t56 * t227;
                let t229 = t225 - t228;
                let t230 = t51 * t229 - t61 * t227;
                let t231 = l * t226;
                let t232 = l * t222;
                let t233 = t53 * t222 + t50 * t232;
                let t234 = m_ * (t58 * t230 + (t62 * t231 - t233));
                let t235 = l * t224;
                let t236 = l * t227;
                let t237 = t66 * t222 - t50 * t236;
                let t238 = m_ * (t237 + t62 * t235 - t65 * t230);
                let t239 = t58 * t234 + (t68 * t235 + (j * t230 + t63 * t231))
                    - t65 * t238;
                let t240 = t234 - m_ * t233;
                let t241 = t53 * t240 + (t64 * t232 + (t70 * t236 - j * t222))
                    - t66 * (t238 + m_ * t237);
                let t242 = t62 * t239 + (l * t240 + t69 * t230 - t71 * t222)
                    - t50 * t241;
                let t243 = t73 * (along_state6 - t74 * t242);
                let t244 = t74 * t222 + t50 * t243;
                let t245 = t74 * t230 + t62 * t243;
                let t246 = -t245;
                let t247 = l * t243;
                let t248 = t247 - t75 * t232 - t53 * t244;
                let t249 = m_ * (t248 + (t58 * t245 + t76 * t231));
                let t250 = t66 * t244 - t75 * t236;
                let t251 = m_ * (t250 + (t76 * t235 - t65 * t245));
                let t252 = t58 * t249 + (t92 * t231 + (j * t245 + t83 * t235))
                    - t65 * t251;
                let t253 = t187 * (t57 * t247 - t90 * t224) + (t86 * t245 - t88 * t244)
                    - t75 * (t87 * t245 + t76 * (k1 * t229));
                let t254 = t51 * t244 - t75 * t227;
                let t255 = inv_i * t219;
                let t256 = t9 * t220;
                let t257 = l * t256;
                let t258 = t8 * t220;
                let t259 = l * t258;
                let t260 = t12 * (along_inputs1 * t8 + u_drive * t256)
                    + t10 * (along_inputs1 * t9 - u_drive * t258);
                let t261 = t13 * t257 - t11 * t259 + t260;
                let t262 = t94 * (t254 + (t51 * t255 - t5 * t227))
                    + (t261 + t89 * t230 + (t81 * t222 + t84 * (l_over_i * t219)));
                let t263 = twice_m_l * (t51 * t247 - t90 * t227)
                    + (t78 * t245 + t76 * (k1 * (t228 - t225)));
                let t264 = t251 + m_ * t250;
                let t265 = t62 * t253 + t262
                    + (t50 * (t80 * t244 + t75 * t263) + t6 * t264);
                let t266 = t53 * (t249 + m_ * t248)
                    + (t93 * t232 + (t84 * t236 - j * t244));
                let t267 = t75 * t222 + t50 * t244;
                let t268 = t61 * t267
                    + (t106 * t227 + (t101 * t229 + (t57 * t255 - t5 * t224)));
                let t269 = t50 * (t76 * t226 + t56 * t245)
                    + t51 * (t57 * t245 - t76 * t224);
                let t270 = t104 * t255
                    + t5 * (t56 * t222 + t50 * t226 - (t57 * t227 + t51 * t224));
                let t271 = t57 * t254
                    + (t101 * t226 - t95 * t224 + (t102 * t222 + t270 - t103 * t227));
                let t272 = t97 * (t266 - t66 * t264)
                    + t99 * (t268 - t51 * (t269 + (t56 * t267 + t271)));
                let t273 = -(t107 * t252 + t265 + t272);
                let [d_theta1_rate_by_1, d_theta2_rate_by_1, d_rho1_rate_by_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t244, t246, t273],
                            [[t126, t143, t146], [t149, t151, t153], [t173, t191, t204]],
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
                let t274 = t221 + half_h * d_theta1_rate_by_1;
                let t275 = t51 * t274;
                let t276 = t50 * t274;
                let t277 = t223 + half_h * d_theta2_rate_by_1;
                let t278 = t56 * t277;
                let t279 = t57 * t277;
                let t280 = t51 * (t57 * t275 + t56 * t276 - (t50 * t278 + t51 * t279))
                    - t61 * t276;
                let t281 = l * t279;
                let t282 = l * t275;
                let t283 = t53 * t275 + t50 * t282;
                let t284 = m_ * (t58 * t280 + (t62 * t281 - t283));
                let t285 = l * t278;
                let t286 = l * t276;
                let t287 = t66 * t275 - t50 * t286;
                let t288 = m_ * (t287 + t62 * t285 - t65 * t280);
                let t289 = t58 * t284 + (j * t280 + (t63 * t281 + t68 * t285))
                    - t65 * t288;
                let t290 = t284 - m_ * t283;
                let t291 = t53 * t290 + (t64 * t282 + (t70 * t286 - j * t275))
                    - t66 * (t288 + m_ * t287);
                let t292 = t62 * t289 + (l * t290 + (t69 * t280 - t71 * t275))
                    - t50 * t291;
                let t293 = t73 * (along_state6 + half_h * d_rho1_rate_by_1 - t74 * t292);
                let t294 = along_state8
                    + h
                        * (t14 * t293
                            + (t74 * t261 + (along_inputs2 * t5 + u_steer * t255)));
                Ok(
                    rt::vector([
                        along_state1 + h * (t10 * t293 - t74 * t259),
                        along_state2 + h * (t74 * t257 + t12 * t293),
                        along_state3 + h_over_i * t219,
                        along_state4 + h * d_theta1_rate_by_1,
                        along_state5 + h * d_theta2_rate_by_1,
                        along_state6 + h * d_rho1_rate_by_1,
                        along_state7 + h * along_inputs2,
                        t294,
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
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, sin_theta0_ahead,
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
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    k2,
                    k3,
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
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k2;
                let (t8, t9) = rt::sin_cos(t2);
                let t10 = l * t9;
                let t11 = u_drive * t9;
                let t12 = l * t8;
                let t13 = u_drive * t8;
                let t14 = t10 * t11 + t12 * t13;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t49 = theta1_rate * half_h + t3;
                    let (t50, t51) = rt::sin_cos(t49);
                    let t52 = rho1 + rho1_rate * half_h;
                    let t53 = l * t50;
                    let t54 = l - t50 * t53;
                    let t55 = theta2_rate * half_h + t4;
                    let (t56, t57) = rt::sin_cos(t55);
                    let t58 = l * t56;
                    let t59 = t50 * t57;
                    let t60 = t56 * t51;
                    let t61 = t59 - t60;
                    let t62 = t51 * t61;
                    let t63 = m_ * (t54 + t58 * t62);
                    let t64 = t63 + m_ * t54;
                    let t65 = l * t57;
                    let t66 = l * t51;
                    let t67 = t50 * t66;
                    let t68 = m_ * (t67 - t65 * t62);
                    let t69 = j * t62 + t58 * t63 - t65 * t68;
                    let t70 = t68 + m_ * t67;
                    let t71 = t53 * t64 - j * t50 - t66 * t70;
                    let t72 = l * (m_l_2 + t64) + t62 * t69 - t50 * t71;
                    let t205 = t52 / t72;
                    let t206 = t50 * t205;
                    let t207 = t62 * t205;
                    let t208 = l * t205 - t53 * t206;
                    let t209 = m_ * (t208 + t58 * t207);
                    let t210 = t66 * t206;
                    let t211 = m_ * (t210 - t65 * t207);
                    let t100 = t5 * t57;
                    let t212 = t50 * t206;
                    let t104 = t50 * t56 + t51 * t57;
                    let t105 = t5 * t104;
                    let t213 = t51 * t206;
                    let t214 = t51
                        * (t56 * (t212 + t50 * t207)
                            + (t105 + t57 * (t213 + t51 * t207)));
                    let t215 = (t58 * t209 + (j * t207 - t65 * t211))
                        * (t100 + t61 * t212 - t214);
                    let t216 = t211 + m_ * t210;
                    let t96 = t5 * t51;
                    let t217 = (t53 * (t209 + m_ * t208) - (j * t206 + t66 * t216))
                        * (t96 + t213);
                    let t85 = l_m_l * t57;
                    let t87 = k1 * t61;
                    let t79 = twice_l_m_l * t51;
                    let t77 = t60 - t59;
                    let t78 = k1 * t77;
                    let t218 = (t205 * t85 - t87 * t206) * (t62 * t207)
                        + (t212 * (t205 * t79 + t78 * t207) + t14);
                    solution1.update([-t206, t207, t215 + (t217 + (t6 * t216 + t218))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t15, t16) = rt::sin_cos(theta1_minus_theta0);
                            let t17 = l * t15;
                            let t18 = l - t15 * t17;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t19, t20) = rt::sin_cos(theta2_minus_theta0);
                            let t21 = l * t19;
                            let t22 = t15 * t20;
                            let t23 = t19 * t16;
                            let t24 = t22 - t23;
                            let t25 = t16 * t24;
                            let t26 = m_ * (t18 + t21 * t25);
                            let t27 = t26 + m_ * t18;
                            let t28 = l * t20;
                            let t29 = l * t16;
                            let t30 = t15 * t29;
                            let t31 = m_ * (t30 - t28 * t25);
                            let t32 = l * (m_l_2 + t27)
                                + t25 * (j * t25 + t21 * t26 - t28 * t31);
                            let t33 = t32
                                - t15 * (t17 * t27 - j * t15 - t29 * (t31 + m_ * t30));
                            let t34 = rho1 / t33;
                            let t35 = t15 * t34;
                            let t36 = t25 * t34;
                            let rho2_inv_i = rho2 * inv_i;
                            let t37 = t29 * t35;
                            let t38 = m_ * (t37 - t28 * t36);
                            let t39 = t38 + m_ * t37;
                            let t40 = t15 * t35;
                            let t41 = t40
                                * (k1 * (t23 - t22) * t36 + t34 * (t16 * twice_l_m_l))
                                + (t34 * (t20 * l_m_l) - k1 * t24 * t35) * (t25 * t36);
                            let t42 = l * t34 - t17 * t35;
                            let t43 = m_ * (t42 + t21 * t36);
                            let t44 = t16 * t35;
                            let t45 = (t17 * (t43 + m_ * t42) - (j * t35 + t29 * t39))
                                * (t16 * rho2_inv_i + t44);
                            let t46 = t19 * (t40 + t15 * t36)
                                + ((t15 * t19 + t16 * t20) * rho2_inv_i
                                    + t20 * (t44 + t16 * t36));
                            let t47 = (t21 * t43 + (j * t36 - t28 * t38))
                                * (t20 * rho2_inv_i + t24 * t40 - t16 * t46);
                            let t48 = l
                                * (u_drive
                                    * (cos_theta0_ahead * cos_theta0_ahead
                                        + sin_theta0_ahead * sin_theta0_ahead) + rho2_inv_i * t39)
                                + t41 + (t45 + t47);
                            [-t35, t36, t48]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t49 = theta1_rate * half_h + t3;
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = rho1 + rho1_rate * half_h;
                            let t53 = l * t50;
                            let t54 = l - t50 * t53;
                            let t55 = theta2_rate * half_h + t4;
                            let (t56, t57) = rt::sin_cos(t55);
                            let t58 = l * t56;
                            let t59 = t50 * t57;
                            let t60 = t56 * t51;
                            let t61 = t59 - t60;
                            let t62 = t51 * t61;
                            let t63 = m_ * (t54 + t58 * t62);
                            let t64 = t63 + m_ * t54;
                            let t65 = l * t57;
                            let t66 = l * t51;
                            let t67 = t50 * t66;
                            let t68 = m_ * (t67 - t65 * t62);
                            let t69 = j * t62 + t58 * t63 - t65 * t68;
                            let t70 = t68 + m_ * t67;
                            let t71 = t53 * t64 - j * t50 - t66 * t70;
                            let t72 = l * (m_l_2 + t64) + t62 * t69 - t50 * t71;
                            let t73 = rt::lit::<T>(1.0) / t72;
                            let t74 = t52 * t73;
                            let t75 = t50 * t74;
                            let t76 = t62 * t74;
                            let t77 = t60 - t59;
                            let t78 = k1 * t77;
                            let t79 = twice_l_m_l * t51;
                            let t80 = t78 * t76 + t74 * t79;
                            let t81 = t75 * t80;
                            let t82 = t66 * t75;
                            let t83 = m_ * (t82 - t65 * t76);
                            let t84 = t83 + m_ * t82;
                            let t85 = l_m_l * t57;
                            let t86 = t74 * t85;
                            let t87 = k1 * t61;
                            let t88 = t87 * t76;
                            let t89 = t76 * t86 - t75 * t88;
                            let t90 = l * t74;
                            let t91 = t90 - t53 * t75;
                            let t92 = m_ * (t91 + t58 * t76);
                            let t93 = t92 + m_ * t91;
                            let t94 = t53 * t93 - (j * t75 + t66 * t84);
                            let t95 = t51 * t75;
                            let t96 = t5 * t51;
                            let t97 = t95 + t96;
                            let t98 = rho1_rate - t14 - t50 * t81
                                - (t6 * t84 + t62 * t89) - t94 * t97;
                            let t99 = t58 * t92 + (j * t76 - t65 * t83);
                            let t100 = t5 * t57;
                            let t101 = t50 * t75;
                            let t102 = t56 * t76;
                            let t103 = t57 * t76;
                            let t104 = t50 * t56 + t51 * t57;
                            let t105 = t5 * t104;
                            let t106 = t57 * t95 + t50 * t102
                                + (t56 * t101 + (t51 * t103 + t105));
                            let t107 = t100 + t61 * t101 - t51 * t106;
                            let t108 = half_h * t51;
                            let t109 = h * t51;
                            let t110 = h * t50;
                            let t111 = t57 * t109 + t56 * t110;
                            let t112 = rt::lit::<T>(0.5) * t111;
                            let t113 = half_h * t50;
                            let t114 = t51 * t112 - t61 * t113;
                            let t115 = t51 * l_h;
                            let t116 = t53 * t109 + t50 * t115;
                            let t117 = m_ * (t58 * t114 - rt::lit::<T>(0.5) * t116);
                            let t118 = t50 * l_h;
                            let t119 = t66 * t109 - t50 * t118;
                            let t120 = m_ * (rt::lit::<T>(0.5) * t119 - t65 * t114);
                            let t121 = t117 - half_m * t116;
                            let t122 = t62 * (j * t114 + t58 * t117 - t65 * t120)
                                + (l * t121 + t69 * t114 - t71 * t108);
                            let t123 = rt::lit::<T>(0.5) * (t64 * t115 + t70 * t118)
                                - t51 * half_j_h
                                + (t53 * t121 - t66 * (t120 + half_m * t119));
                            let t124 = t74 * (t73 * (t122 - t50 * t123));
                            let t125 = t74 * t108 - t50 * t124;
                            let t126 = t125 + rt::lit::<T>(1.0);
                            let t127 = t57 * half_l_h;
                            let t128 = h * t56;
                            let t129 = h * t57;
                            let t130 = t50 * t128 + t51 * t129;
                            let t131 = rt::lit::<T>(0.5) * t130;
                            let t132 = t51 * t131;
                            let t133 = t62 * t127 - t58 * t132;
                            let t134 = m_ * t133;
                            let t135 = t57 * l_h;
                            let t136 = t56 * l_h;
                            let t137 = t56 * half_l_h;
                            let t138 = m_ * (t62 * t137 + t65 * t132);
                            let t139 = t58 * t134 - j * t132
                                + (rt::lit::<T>(0.5) * (t63 * t135 + t68 * t136)
                                    - t65 * t138);
                            let t140 = t62 * t139
                                + (m_l * t133 - t69 * t132
                                    - t50 * (t53 * t134 - t66 * t138));
                            let t141 = t74 * (t73 * t140);
                            let t142 = t50 * t141;
                            let t143 = -t142;
                            let t144 = h * t73;
                            let t145 = t50 * t144;
                            let t146 = rt::lit::<T>(0.5) * t145;
                            let t147 = t62 * t124;
                            let t148 = t114 * t74;
                            let t149 = t147 - t148;
                            let t150 = t132 * t74 + t62 * t141;
                            let t151 = t150 + rt::lit::<T>(1.0);
                            let t152 = t62 * t144;
                            let t153 = rt::lit::<T>(-0.5) * t152;
                            let t154 = t148 - t147;
                            let t155 = l * t124;
                            let t156 = t53 * t125 + (t155 + t75 * (t51 * half_l_h));
                            let t157 = m_ * (t58 * t154 - t156);
                            let t158 = t50 * half_l_h;
                            let t159 = t66 * t125 - t75 * t158;
                            let t160 = m_ * (t159 - t65 * t154);
                            let t161 = t76 * (t111 * k3);
                            let t162 = t80 * t125
                                + t75
                                    * (t78 * t154 - t161
                                        - twice_m_l * (t74 * t158 + t51 * t155));
                            let t163 = t160 + m_ * t159;
                            let t164 = t51 * t125 - t113 * t75;
                            let t165 = t86 * t154 - t103 * (l_m_l * t124) - t88 * t125
                                - t75 * (t161 + t87 * t154);
                            let t166 = t94 * (t164 - t110 * t7)
                                + (t62 * t165 + (t114 * t89 + t81 * t108));
                            let t167 = t107 * (j * t154 + t58 * t157 - t65 * t160)
                                + (t50 * t162 + t6 * t163 + t166);
                            let t168 = t53 * (t157 - m_ * t156) - j * t125
                                + (rt::lit::<T>(0.5) * (t115 * t93 + t118 * t84)
                                    - t66 * t163);
                            let t169 = t75 * t108 + t50 * t125;
                            let t170 = t7 * (t56 * t109 - t57 * t110)
                                + rt::lit::<T>(0.5) * (t109 * t102 - t110 * t103);
                            let t171 = t51
                                * (t57 * (t164 + t51 * t154)
                                    + (t56 * (t169 + t50 * t154) + t170));
                            let t172 = t97 * t168
                                + t99 * (t113 * t106 + (t112 * t101 + t61 * t169) - t171);
                            let t173 = -(t167 + t172);
                            let t174 = t51 * t142;
                            let t175 = t50 * (t76 * (half_h * t57) - t56 * t150)
                                + (t7 * (t50 * t129 - t51 * t128) - t57 * t174);
                            let t176 = t50 * t142;
                            let t177 = rt::lit::<T>(0.5) * (t129 * t101 - t128 * t95)
                                - t56 * t176 - t51 * (t76 * (half_h * t56) + t57 * t150);
                            let t178 = t99
                                * (t51 * (t175 + t177)
                                    + (t61 * t176 + (t128 * t7 + t131 * t101)));
                            let t179 = l * t141;
                            let t180 = t53 * t142 - t179;
                            let t181 = m_ * (t180 + t127 * t76 - t58 * t150);
                            let t182 = t66 * t142;
                            let t183 = m_ * (t65 * t150 + (t137 * t76 - t182));
                            let t184 = t183 - m_ * t182;
                            let t185 = t178
                                - t97
                                    * (t53 * (t181 + m_ * t180) + (j * t142 - t66 * t184));
                            let t186 = t76 * (t130 * k3);
                            let t187 = m_l * t76;
                            let t188 = t75 * (t186 + t87 * t150)
                                + (t88 * t142 - t86 * t150
                                    - (t137 * t74 + t57 * t179) * t187);
                            let t189 = t50
                                * (t75 * (t186 - t79 * t141 - t78 * t150) - t80 * t142)
                                + t62 * t188;
                            let t190 = t58 * t181
                                + rt::lit::<T>(0.5) * (t135 * t92 + t136 * t83)
                                - (j * t150 + t65 * t183);
                            let t191 = t185
                                + (t94 * t174 + (t132 * t89 - t6 * t184) - t189
                                    - t107 * t190);
                            let t192 = t50
                                * (t80 * t146
                                    + t75 * (t152 * (t77 * k3) + t73 * (t51 * m_l_l_h)));
                            let t193 = t66 * t145;
                            let t194 = half_m * (t193 - t65 * t152);
                            let t195 = t194 + half_m * t193;
                            let t196 = t103 * (t73 * half_m_l_l_h)
                                + rt::lit::<T>(0.5)
                                    * (t152 * (t86 - t87 * t75) - t88 * t145);
                            let t197 = l_h * t73 - t53 * t145;
                            let t198 = m_
                                * (rt::lit::<T>(0.5) * t197 + t152 * (t56 * half_l));
                            let t199 = rt::lit::<T>(1.0) - t192 - t6 * t195 - t62 * t196
                                - t107 * (t58 * t198 + (half_j * t152 - t65 * t194));
                            let t200 = t50 * t145;
                            let t201 = t51 * t145;
                            let t202 = t61 * t200
                                - t51
                                    * (t56 * (t200 + t50 * t152) + t57 * (t201 + t51 * t152));
                            let t203 = t97
                                * (t53 * (t198 + half_m * t197)
                                    - (half_j * t145 + t66 * t195))
                                + (t99 * (rt::lit::<T>(0.5) * t202)
                                    + t94 * (rt::lit::<T>(0.5) * t201));
                            let t204 = t199 - t203;
                            (
                                [theta1_rate + t75, theta2_rate - t76, t98 - t99 * t107],
                                [[t126, t143, t146], [t149, t151, t153], [t173, t191, t204]],
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
                let t52 = rho1 + rho1_rate * half_h;
                let t49 = theta1_rate * half_h + t3;
                let (t50, t51) = rt::sin_cos(t49);
                let t53 = l * t50;
                let t54 = l - t50 * t53;
                let t55 = theta2_rate * half_h + t4;
                let (t56, t57) = rt::sin_cos(t55);
                let t58 = l * t56;
                let t59 = t50 * t57;
                let t60 = t56 * t51;
                let t61 = t59 - t60;
                let t62 = t51 * t61;
                let t63 = m_ * (t54 + t58 * t62);
                let t64 = t63 + m_ * t54;
                let t65 = l * t57;
                let t66 = l * t51;
                let t67 = t50 * t66;
                let t68 = m_ * (t67 - t65 * t62);
                let t69 = j * t62 + t58 * t63 - t65 * t68;
                let t70 = t68 + m_ * t67;
                let t71 = t53 * t64 - j * t50 - t66 * t70;
                let t72 = l * (m_l_2 + t64) + t62 * t69 - t50 * t71;
                let t73 = rt::lit::<T>(1.0) / t72;
                let t74 = t52 * t73;
                let t108 = half_h * t51;
                let t109 = h * t51;
                let t110 = h * t50;
                let t111 = t57 * t109 + t56 * t110;
                let t112 = rt::lit::<T>(0.5) * t111;
                let t113 = half_h * t50;
                let t114 = t51 * t112 - t61 * t113;
                let t115 = t51 * l_h;
                let t116 = t53 * t109 + t50 * t115;
                let t117 = m_ * (t58 * t114 - rt::lit::<T>(0.5) * t116);
                let t118 = t50 * l_h;
                let t119 = t66 * t109 - t50 * t118;
                let t120 = m_ * (rt::lit::<T>(0.5) * t119 - t65 * t114);
                let t121 = t117 - half_m * t116;
                let t122 = t62 * (j * t114 + t58 * t117 - t65 * t120)
                    + (l * t121 + t69 * t114 - t71 * t108);
                let t123 = rt::lit::<T>(0.5) * (t64 * t115 + t70 * t118) - t51 * half_j_h
                    + (t53 * t121 - t66 * (t120 + half_m * t119));
                let t124 = t74 * (t73 * (t122 - t50 * t123));
                let t125 = t74 * t108 - t50 * t124;
                let t126 = t125 + rt::lit::<T>(1.0);
                let t127 = t57 * half_l_h;
                let t128 = h * t56;
                let t129 = h * t57;
                let t130 = t50 * t128 + t51 * t129;
                let t131 = rt::lit::<T>(0.5) * t130;
                let t132 = t51 * t131;
                let t133 = t62 * t127 - t58 * t132;
                let t134 = m_ * t133;
                let t135 = t57 * l_h;
                let t136 = t56 * l_h;
                let t137 = t56 * half_l_h;
                let t138 = m_ * (t62 * t137 + t65 * t132);
                let t139 = t58 * t134 - j * t132
                    + (rt::lit::<T>(0.5) * (t63 * t135 + t68 * t136) - t65 * t138);
                let t140 = t62 * t139
                    + (m_l * t133 - t69 * t132 - t50 * (t53 * t134 - t66 * t138));
                let t141 = t74 * (t73 * t140);
                let t142 = t50 * t141;
                let t143 = -t142;
                let t144 = h * t73;
                let t145 = t50 * t144;
                let t146 = rt::lit::<T>(0.5) * t145;
                let t147 = t62 * t124;
                let t148 = t114 * t74;
                let t149 = t147 - t148;
                let t150 = t132 * t74 + t62 * t141;
                let t151 = t150 + rt::lit::<T>(1.0);
                let t152 = t62 * t144;
                let t153 = rt::lit::<T>(-0.5) * t152;
                let t100 = t5 * t57;
                let t75 = t50 * t74;
                let t101 = t50 * t75;
                let t95 = t51 * t75;
                let t76 = t62 * t74;
                let t102 = t56 * t76;
                let t103 = t57 * t76;
                let t104 = t50 * t56 + t51 * t57;
                let t105 = t5 * t104;
                let t106 = t57 * t95 + t50 * t102 + (t56 * t101 + (t51 * t103 + t105));
                let t107 = t100 + t61 * t101 - t51 * t106;
                let t154 = t148 - t147;
                let t155 = l * t124;
                let t156 = t53 * t125 + (t155 + t75 * (t51 * half_l_h));
                let t157 = m_ * (t58 * t154 - t156);
                let t158 = t50 * half_l_h;
                let t159 = t66 * t125 - t75 * t158;
                let t160 = m_ * (t159 - t65 * t154);
                let t77 = t60 - t59;
                let t78 = k1 * t77;
                let t79 = twice_l_m_l * t51;
                let t80 = t78 * t76 + t74 * t79;
                let t161 = t76 * (t111 * k3);
                let t162 = t80 * t125
                    + t75 * (t78 * t154 - t161 - twice_m_l * (t74 * t158 + t51 * t155));
                let t163 = t160 + m_ * t159;
                let t90 = l * t74;
                let t91 = t90 - t53 * t75;
                let t92 = m_ * (t91 + t58 * t76);
                let t93 = t92 + m_ * t91;
                let t82 = t66 * t75;
                let t83 = m_ * (t82 - t65 * t76);
                let t84 = t83 + m_ * t82;
                let t94 = t53 * t93 - (j * t75 + t66 * t84);
                let t164 = t51 * t125 - t113 * t75;
                let t85 = l_m_l * t57;
                let t86 = t74 * t85;
                let t87 = k1 * t61;
                let t88 = t87 * t76;
                let t165 = t86 * t154 - t103 * (l_m_l * t124) - t88 * t125
                    - t75 * (t161 + t87 * t154);
                let t89 = t76 * t86 - t75 * t88;
                let t81 = t75 * t80;
                let t166 = t94 * (t164 - t110 * t7)
                    + (t62 * t165 + (t114 * t89 + t81 * t108));
                let t167 = t107 * (j * t154 + t58 * t157 - t65 * t160)
                    + (t50 * t162 + t6 * t163 + t166);
                let t96 = t5 * t51;
                let t97 = t95 + t96;
                let t168 = t53 * (t157 - m_ * t156) - j * t125
                    + (rt::lit::<T>(0.5) * (t115 * t93 + t118 * t84) - t66 * t163);
                let t99 = t58 * t92 + (j * t76 - t65 * t83);
                let t169 = t75 * t108 + t50 * t125;
                let t170 = t7 * (t56 * t109 - t57 * t110)
                    + rt::lit::<T>(0.5) * (t109 * t102 - t110 * t103);
                let t171 = t51
                    * (t57 * (t164 + t51 * t154) + (t56 * (t169 + t50 * t154) + t170));
                let t172 = t97 * t168
                    + t99 * (t113 * t106 + (t112 * t101 + t61 * t169) - t171);
                let t173 = -(t167 + t172);
                let t174 = t51 * t142;
                let t175 = t50 * (t76 * (half_h * t57) - t56 * t150)
                    + (t7 * (t50 * t129 - t51 * t128) - t57 * t174);
                let t176 = t50 * t142;
                let t177 = rt::lit::<T>(0.5) * (t129 * t101 - t128 * t95) - t56 * t176
                    - t51 * (t76 * (half_h * t56) + t57 * t150);
                let t178 = t99
                    * (t51 * (t175 + t177) + (t61 * t176 + (t128 * t7 + t131 * t101)));
                let t179 = l * t141;
                let t180 = t53 * t142 - t179;
                let t181 = m_ * (t180 + t127 * t76 - t58 * t150);
                let t182 = t66 * t142;
                let t183 = m_ * (t65 * t150 + (t137 * t76 - t182));
                let t184 = t183 - m_ * t182;
                let t185 = t178
                    - t97 * (t53 * (t181 + m_ * t180) + (j * t142 - t66 * t184));
                let t186 = t76 * (t130 * k3);
                let t187 = m_l * t76;
                let t188 = t75 * (t186 + t87 * t150)
                    + (t88 * t142 - t86 * t150 - (t137 * t74 + t57 * t179) * t187);
                let t189 = t50 * (t75 * (t186 - t79 * t141 - t78 * t150) - t80 * t142)
                    + t62 * t188;
                let t190 = t58 * t181 + rt::lit::<T>(0.5) * (t135 * t92 + t136 * t83)
                    - (j * t150 + t65 * t183);
                let t191 = t185
                    + (t94 * t174 + (t132 * t89 - t6 * t184) - t189 - t107 * t190);
                let t192 = t50
                    * (t80 * t146 + t75 * (t152 * (t77 * k3) + t73 * (t51 * m_l_l_h)));
                let t193 = t66 * t145;
                let t194 = half_m * (t193 - t65 * t152);
                let t195 = t194 + half_m * t193;
                let t196 = t103 * (t73 * half_m_l_l_h)
                    + rt::lit::<T>(0.5) * (t152 * (t86 - t87 * t75) - t88 * t145);
                let t197 = l_h * t73 - t53 * t145;
                let t198 = m_ * (rt::lit::<T>(0.5) * t197 + t152 * (t56 * half_l));
                let t199 = rt::lit::<T>(1.0) - t192 - t6 * t195 - t62 * t196
                    - t107 * (t58 * t198 + (half_j * t152 - t65 * t194));
                let t200 = t50 * t145;
                let t201 = t51 * t145;
                let t202 = t61 * t200
                    - t51 * (t56 * (t200 + t50 * t152) + t57 * (t201 + t51 * t152));
                let t203 = t97
                    * (t53 * (t198 + half_m * t197) - (half_j * t145 + t66 * t195))
                    + (t99 * (rt::lit::<T>(0.5) * t202)
                        + t94 * (rt::lit::<T>(0.5) * t201));
                let t204 = t199 - t203;
                let t219 = rt::lit::<T>(1.0) / (t72 * t72);
                let h_adjoint8 = h * adjoint8;
                let h_adjoint2 = h * adjoint2;
                let h_adjoint1 = h * adjoint1;
                let t220 = h_adjoint8 * t14 + (h_adjoint2 * t12 + h_adjoint1 * t10);
                let t221 = t219 * (t52 * t220);
                let t222 = t50 * t221;
                let t223 = t53 * t222 - l * t221;
                let t224 = t62 * t221;
                let t225 = m_ * (t223 - t58 * t224);
                let t226 = t225 + m_ * t223;
                let t227 = t66 * t222;
                let t228 = m_ * (t65 * t224 - t227);
                let t229 = t58 * t225 - (t65 * t228 + (j * t224 + t69 * t221));
                let t230 = t51 * t229;
                let t231 = t228 - m_ * t227;
                let t232 = t57 * t230
                    + (t66 * t231 + (t71 * t221 - j * t222) - t53 * t226);
                let t233 = t50
                    * (t61 * t229 + l * (t50 * t231 - t70 * t222) - t56 * t230);
                let t234 = adjoint4
                    + rt::lit::<T>(0.5)
                        * (t51 * (l * (t64 * t222 - t50 * t226) + t232) - t233);
                let t235 = -h * t234;
                let t236 = t57 * (l * (t62 * t225 - t63 * t224) - t51 * t230)
                    - t56 * (t50 * t230 + l * (t68 * t224 - t62 * t228));
                let t237 = -h * (adjoint5 + rt::lit::<T>(0.5) * t236);
                let t238 = -h * (adjoint6 + t73 * (rt::lit::<T>(0.5) * t220));
                let [weight1_1, weight1_2, weight1_3] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t235, t237, t238],
                            [[t126, t149, t173], [t143, t151, t191], [t146, t153, t204]],
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
                let t239 = weight1_3 * t99;
                let t240 = weight1_3 * t94;
                let t241 = t51 * t239;
                let t242 = t240 - t57 * t241;
                let t243 = weight1_3 * t97;
                let t244 = t53 * t243;
                let t245 = weight1_3 * t107;
                let t246 = m_ * (t244 + t58 * t245);
                let t247 = t246 + m_ * t244;
                let t248 = weight1_3 * t6 - t66 * t243;
                let t249 = m_ * (t248 - t65 * t245);
                let t250 = t249 + m_ * t248;
                let t251 = t61 * t239 - t56 * t241;
                let t252 = weight1_3 * t50;
                let t253 = weight1_3 * t62;
                let t254 = t66 * t250
                    + (t50 * t251 + (t80 * t252 - weight1_1 - (t88 * t253 + j * t243)));
                let t255 = t51 * t242 - t53 * t247 + t254;
                let t256 = t50 * t241;
                let t257 = t51 * t241;
                let t258 = t75 * t252;
                let t259 = t75 * t253;
                let t260 = t78 * t258 + j * t245 + (weight1_2 + t86 * t253 - t87 * t259)
                    - t65 * t249;
                let t261 = t58 * t246 - (t56 * t256 + t57 * t257) + t260;
                let t262 = t187 * t253;
                let t263 = t62 * t261
                    + (t220 + l * (t247 + (t258 * (twice_m_l * t51) + t57 * t262)));
                let t264 = t50 * t255 + t263;
                let t265 = t264 * (t52 * t219);
                let t266 = t50 * t265;
                let t267 = t53 * t266 - l * t265;
                let t268 = t62 * t265;
                let t269 = m_ * (t267 - t58 * t268);
                let t270 = t66 * t266;
                let t271 = m_ * (t65 * t268 - t270);
                let t272 = t74 * t261 + weight1_3 * t89 - t69 * t265 - j * t268
                    - t65 * t271;
                let t273 = t58 * t269 + t272;
                let t274 = t101 * t239 + t51 * t273;
                let t275 = k1 * t76 * (t259 + t258);
                let t276 = t274 - t275;
                let t277 = t5 * t241;
                let t278 = t5 * t239 + t90 * t262 - t51 * t277
                    - (t76 * t257 + t95 * t241);
                let t279 = l * (t68 * t268 - (t76 * t249 + t83 * t245) - t62 * t271)
                    + t278;
                let t280 = t56 * (t50 * t276 + t279);
                let t281 = t275 - t274;
                let t282 = l * (t62 * t269 + (t76 * t246 + t92 * t245 - t63 * t268))
                    - (t50 * t277 + (t76 * t256 + t101 * t241));
                let t283 = t57 * (t51 * t281 + t282);
                let t284 = t271 - m_ * t270;
                let t285 = t5 * t240 - t106 * t239 - t57 * t277
                    + (t75 * t242 + (t258 * (twice_l_m_l * t74) - t103 * t241));
                let t286 = l * (t50 * t284 + (t75 * t250 - t84 * t243 - t70 * t266))
                    + t285;
                let t287 = t50 * (t56 * t281 + (t61 * t273 + t286));
                let t288 = weight1_3 + h_adjoint8 * t74;
                let t289 = t12 * t288;
                let t290 = t10 * t288;
                let t291 = t9 * (u_drive * t289 + l * (h_adjoint2 * t74 + t13 * t288))
                    - t8 * (u_drive * t290 + l * (h_adjoint1 * t74 + t11 * t288));
                let t292 = t269 + m_ * t267;
                let t293 = t74 * t255
                    + (t75 * t251 + (weight1_3 * t81 - t102 * t241 - t56 * t277));
                let t294 = l * (t64 * t266 + (t93 * t243 - t75 * t247) - t50 * t292)
                    + (t66 * t284 + (t71 * t265 + t293 - j * t266) - t53 * t292);
                let t295 = t51 * (t57 * t276 + t294);
                let t296 = t280 - t283 + (t287 + t291 - t295);
                let t297 = t57 * t239 + t51 * t240
                    + (u_steer * h_adjoint8 + weight1_3 * (l * t84) - t104 * t241);
                let t298 = h * (adjoint3 + rt::lit::<T>(0.5) * t296) + t297;
                Ok(rt::Variables {
                    state: rt::vector([
                        adjoint1,
                        adjoint2,
                        adjoint3 + t296,
                        adjoint4 + t295 - t287,
                        adjoint5 + t283 - t280,
                        adjoint6 + t73 * t264,
                        adjoint7 + inv_i * t298,
                        adjoint8,
                    ]),
                    inputs: rt::vector([
                        t8 * t289 + t9 * t290,
                        h_adjoint8 * t5 + h * (adjoint7 + k2 * t298),
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
                let Scheme { twice_m, m_l, twice_m_l, m_l_2, k5, .. } = *setting
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
                    + (cos_theta0 * k5 + t28 * (sin_theta1 * twice_m_l));
                let m_l_cos_theta2 = m_l * cos_theta2;
                let t36 = sin_theta0 * k5 - t28 * (cos_theta1 * twice_m_l)
                    - m_l_cos_theta2 * t24;
                let m_l_cos_theta1 = m_l * cos_theta1;
                let sin_theta1_m_l = sin_theta1 * m_l;
                let t37 = rt::lit::<T>(2.0)
                    * (sin_theta1_m_l * l_cos_theta0 - m_l_cos_theta1 * l_sin_theta0)
                    + t28
                        * (j
                            + rt::lit::<T>(2.0)
                                * (m_l_cos_theta1 * l_cos_theta1
                                    + sin_theta1_m_l * l_sin_theta1));
                let t38 = t24
                    * (m_l_cos_theta1 * l_cos_theta2 + sin_theta1_m_l * l_sin_theta2)
                    + t37;
                let t39 = t24
                    * (m_l_sin_theta2 * l_sin_theta2
                        + (j + m_l_cos_theta2 * l_cos_theta2))
                    + (t28
                        * (m_l_cos_theta2 * l_cos_theta1 + m_l_sin_theta2 * l_sin_theta1)
                        + (m_l_sin_theta2 * l_cos_theta0
                            - m_l_cos_theta2 * l_sin_theta0));
                let theta1_minus_theta0 = theta1 - theta0;
                let (t40, t41) = rt::sin_cos(theta1_minus_theta0);
                let t42 = l * t40;
                let t43 = t40 * t42;
                let t44 = l - t43;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t45, t46) = rt::sin_cos(theta2_minus_theta0);
                let t47 = l * t45;
                let t48 = t40 * t46 - t45 * t41;
                let t49 = t41 * t48;
                let t50 = t47 * t49;
                let t51 = m_ * (t44 + t50);
                let t52 = t51 + m_ * t44;
                let t53 = l * t46;
                let t54 = l * t41;
                let t55 = t40 * t54;
                let t56 = t53 * t49;
                let t57 = m_ * (t55 - t56);
                let t58 = j * t49 + t47 * t51 - t53 * t57;
                let t59 = t57 + m_ * t55;
                let t60 = t42 * t52 - j * t40 - t54 * t59;
                let t61 = rt::lit::<T>(1.0)
                    / (l * (m_l_2 + t52) + t49 * t58 - t40 * t60);
                let t62 = t61
                    * (t28 * t11
                        + (t24 * t19 + (l_cos_theta0 * t21 + l_sin_theta0 * t20)));
                let t63 = t41 * t60;
                let t64 = t55 + t41 * t42;
                let t65 = t40 * t48;
                let t66 = m_ * (t64 + t47 * t65 - t56);
                let t67 = t53 * t51;
                let t68 = t47 * t57;
                let t69 = t41 * t54;
                let t70 = t43 - t69;
                let t71 = m_ * (t70 - t50 - t53 * t65);
                let t72 = t63 + t49 * (t47 * t66 - t67 + (j * t65 - t68 - t53 * t71));
                let t73 = m_ * t64;
                let t74 = t73 + t66;
                let t75 = t54 * t52;
                let t76 = j * t41;
                let t77 = t42 * t59;
                let t78 = t40 * (t42 * t74 - t75 + (t76 - t77 - t54 * (m_ * t70 + t71)));
                let t79 = t62 * (t61 * (t72 + (t58 * t65 + l * t74 - t78)));
                let t80 = t41 * t62;
                let t81 = t22 + t39 * (t65 * t62 - t49 * t79)
                    - t35 * (l_sin_theta0 * t62 + l_cos_theta0 * t79);
                let t82 = t36 * (l_cos_theta0 * t62 - l_sin_theta0 * t79)
                    + t38 * (t80 + t40 * t79) + t81;
                let t83 = t41 * (t40 * t45 + t41 * t46);
                let t84 = t83 - t65;
                let t85 = m_ * (t47 * t84 - t64);
                let t86 = t69 - t43;
                let t87 = m_ * (t86 - t53 * t84);
                let t88 = t85 - t73;
                let t89 = t40 * (t75 + t42 * t88 + (t77 - t76 - t54 * (t87 + m_ * t86)));
                let t90 = t49 * (j * t84 + t47 * t85 - t53 * t87) - t63
                    + (l * t88 + t58 * t84 - t89);
                let t91 = t62 * (t61 * t90);
                let t92 = l_cos_theta0 * t35 + l_sin_theta0 * t36;
                let t93 = t38 * (t40 * t91 - t80)
                    + (t39 * (t84 * t62 - t49 * t91) + (t30 - t92 * t91));
                let t94 = t56 - t47 * t83;
                let t95 = m_ * t94;
                let t96 = m_ * (t50 + t53 * t83);
                let t97 = t49 * (t67 + t47 * t95 + (t68 - j * t83 - t53 * t96))
                    + (m_l * t94 - t40 * (t42 * t95 - t54 * t96) - t58 * t83);
                let t98 = t62 * (t61 * t97);
                let t99 = t40 * t38;
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
                            t38,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t39,
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
                            t82,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t93,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            t34 + t98 * (t99 - t92) - t39 * (t83 * t62 + t49 * t98),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t61 * (t92 + (t49 * t39 - t99)),
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
                let [_, _, theta0, theta1, theta2, rho1, rho2, _, sin_theta0_ahead,
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
                    l_over_i,
                    l_m_l,
                    twice_l_m_l,
                    half_m,
                    k2,
                    k3,
                    half_j,
                    half_l,
                    quarter_m,
                    k4,
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
                    k6,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k7,
                    half_h_h_over_i,
                    quarter_j_h,
                    quarter_h_over_i,
                    ..
                } = *setting.scheme();
                let t1 = rho2 + u_steer * half_h;
                let t2 = theta0 + half_h_over_i * t1;
                let t3 = theta1 - t2;
                let t4 = theta2 - t2;
                let t5 = inv_i * t1;
                let t6 = l_over_i * t1;
                let t7 = t1 * k2;
                let (t8, t9) = rt::sin_cos(t2);
                let t10 = l * t9;
                let t11 = u_drive * t9;
                let t12 = l * t8;
                let t13 = u_drive * t8;
                let t14 = t10 * t11 + t12 * t13;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate]) = solution1
                    .goes_on()
                {
                    let t49 = theta1_rate * half_h + t3;
                    let (t50, t51) = rt::sin_cos(t49);
                    let t52 = rho1 + rho1_rate * half_h;
                    let t53 = l * t50;
                    let t54 = t50 * t53;
                    let t55 = l - t54;
                    let t56 = theta2_rate * half_h + t4;
                    let (t57, t58) = rt::sin_cos(t56);
                    let t59 = l * t57;
                    let t60 = t50 * t58;
                    let t61 = t57 * t51;
                    let t62 = t60 - t61;
                    let t63 = t51 * t62;
                    let t64 = t59 * t63;
                    let t65 = t55 + t64;
                    let t66 = m_ * t65;
                    let t67 = t66 + m_ * t55;
                    let t68 = l * t58;
                    let t69 = l * t51;
                    let t70 = t50 * t69;
                    let t71 = t68 * t63;
                    let t72 = t70 - t71;
                    let t73 = m_ * t72;
                    let t74 = j * t63 + t59 * t66 - t68 * t73;
                    let t75 = t73 + m_ * t70;
                    let t76 = t53 * t67 - j * t50 - t69 * t75;
                    let t77 = l * (m_l_2 + t67) + t63 * t74 - t50 * t76;
                    let t259 = t52 / t77;
                    let t260 = t50 * t259;
                    let t261 = t63 * t259;
                    let t262 = l * t259 - t53 * t260;
                    let t263 = m_ * (t262 + t59 * t261);
                    let t264 = t69 * t260;
                    let t265 = m_ * (t264 - t68 * t261);
                    let t110 = t5 * t58;
                    let t266 = t50 * t260;
                    let t114 = t50 * t57 + t51 * t58;
                    let t115 = t5 * t114;
                    let t267 = t51 * t260;
                    let t268 = t51
                        * (t57 * (t266 + t50 * t261)
                            + (t115 + t58 * (t267 + t51 * t261)));
                    let t269 = (t59 * t263 + (j * t261 - t68 * t265))
                        * (t110 + t62 * t266 - t268);
                    let t270 = t265 + m_ * t264;
                    let t106 = t5 * t51;
                    let t271 = (t53 * (t263 + m_ * t262) - (j * t260 + t69 * t270))
                        * (t106 + t267);
                    let t92 = l_m_l * t58;
                    let t94 = k1 * t62;
                    let t84 = twice_l_m_l * t51;
                    let t82 = t61 - t60;
                    let t83 = k1 * t82;
                    let t272 = (t259 * t92 - t94 * t260) * (t63 * t261)
                        + (t266 * (t259 * t84 + t83 * t261) + t14);
                    solution1.update([-t260, t261, t269 + (t271 + (t6 * t270 + t272))]);
                }
                solution1
                    .or_newton(
                        move || {
                            let theta1_minus_theta0 = theta1 - theta0;
                            let (t15, t16) = rt::sin_cos(theta1_minus_theta0);
                            let t17 = l * t15;
                            let t18 = l - t15 * t17;
                            let theta2_minus_theta0 = theta2 - theta0;
                            let (t19, t20) = rt::sin_cos(theta2_minus_theta0);
                            let t21 = l * t19;
                            let t22 = t15 * t20;
                            let t23 = t19 * t16;
                            let t24 = t22 - t23;
                            let t25 = t16 * t24;
                            let t26 = m_ * (t18 + t21 * t25);
                            let t27 = t26 + m_ * t18;
                            let t28 = l * t20;
                            let t29 = l * t16;
                            let t30 = t15 * t29;
                            let t31 = m_ * (t30 - t28 * t25);
                            let t32 = l * (m_l_2 + t27)
                                + t25 * (j * t25 + t21 * t26 - t28 * t31);
                            let t33 = t32
                                - t15 * (t17 * t27 - j * t15 - t29 * (t31 + m_ * t30));
                            let t34 = rho1 / t33;
                            let t35 = t15 * t34;
                            let t36 = t25 * t34;
                            let rho2_inv_i = rho2 * inv_i;
                            let t37 = t29 * t35;
                            let t38 = m_ * (t37 - t28 * t36);
                            let t39 = t38 + m_ * t37;
                            let t40 = t15 * t35;
                            let t41 = t40
                                * (k1 * (t23 - t22) * t36 + t34 * (t16 * twice_l_m_l))
                                + (t34 * (t20 * l_m_l) - k1 * t24 * t35) * (t25 * t36);
                            let t42 = l * t34 - t17 * t35;
                            let t43 = m_ * (t42 + t21 * t36);
                            let t44 = t16 * t35;
                            let t45 = (t17 * (t43 + m_ * t42) - (j * t35 + t29 * t39))
                                * (t16 * rho2_inv_i + t44);
                            let t46 = t19 * (t40 + t15 * t36)
                                + ((t15 * t19 + t16 * t20) * rho2_inv_i
                                    + t20 * (t44 + t16 * t36));
                            let t47 = (t21 * t43 + (j * t36 - t28 * t38))
                                * (t20 * rho2_inv_i + t24 * t40 - t16 * t46);
                            let t48 = l
                                * (u_drive
                                    * (cos_theta0_ahead * cos_theta0_ahead
                                        + sin_theta0_ahead * sin_theta0_ahead) + rho2_inv_i * t39)
                                + t41 + (t45 + t47);
                            [-t35, t36, t48]
                        },
                        move || [
                            rt::abs(theta1 * inv_h),
                            rt::abs(theta2 * inv_h),
                            rt::abs(rho1 * inv_h),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate]| {
                            let t49 = theta1_rate * half_h + t3;
                            let (t50, t51) = rt::sin_cos(t49);
                            let t52 = rho1 + rho1_rate * half_h;
                            let t53 = l * t50;
                            let t54 = t50 * t53;
                            let t55 = l - t54;
                            let t56 = theta2_rate * half_h + t4;
                            let (t57, t58) = rt::sin_cos(t56);
                            let t59 = l * t57;
                            let t60 = t50 * t58;
                            let t61 = t57 * t51;
                            let t62 = t60 - t61;
                            let t63 = t51 * t62;
                            let t64 = t59 * t63;
                            let t65 = t55 + t64;
                            let t66 = m_ * t65;
                            let t67 = t66 + m_ * t55;
                            let t68 = l * t58;
                            let t69 = l * t51;
                            let t70 = t50 * t69;
                            let t71 = t68 * t63;
                            let t72 = t70 - t71;
                            let t73 = m_ * t72;
                            let t74 = j * t63 + t59 * t66 - t68 * t73;
                            let t75 = t73 + m_ * t70;
                            let t76 = t53 * t67 - j * t50 - t69 * t75;
                            let t77 = l * (m_l_2 + t67) + t63 * t74 - t50 * t76;
                            let t78 = rt::lit::<T>(1.0) / t77;
                            let t79 = t52 * t78;
                            let t80 = t50 * t79;
                            let t81 = t63 * t79;
                            let t82 = t61 - t60;
                            let t83 = k1 * t82;
                            let t84 = twice_l_m_l * t51;
                            let t85 = t83 * t81 + t79 * t84;
                            let t86 = t80 * t85;
                            let t87 = t69 * t80;
                            let t88 = t68 * t81;
                            let t89 = t87 - t88;
                            let t90 = m_ * t89;
                            let t91 = t90 + m_ * t87;
                            let t92 = l_m_l * t58;
                            let t93 = t79 * t92;
                            let t94 = k1 * t62;
                            let t95 = t94 * t81;
                            let t96 = t81 * t93 - t80 * t95;
                            let t97 = l * t79;
                            let t98 = t53 * t80;
                            let t99 = t97 - t98;
                            let t100 = t59 * t81;
                            let t101 = t99 + t100;
                            let t102 = m_ * t101;
                            let t103 = t102 + m_ * t99;
                            let t104 = t53 * t103 - (j * t80 + t69 * t91);
                            let t105 = t51 * t80;
                            let t106 = t5 * t51;
                            let t107 = t105 + t106;
                            let t108 = rho1_rate - t14 - t50 * t86
                                - (t6 * t91 + t63 * t96) - t104 * t107;
                            let t109 = t59 * t102 + (j * t81 - t68 * t90);
                            let t110 = t5 * t58;
                            let t111 = t50 * t80;
                            let t112 = t57 * t81;
                            let t113 = t58 * t81;
                            let t114 = t50 * t57 + t51 * t58;
                            let t115 = t5 * t114;
                            let t116 = t58 * t105 + t50 * t112
                                + (t57 * t111 + (t51 * t113 + t115));
                            let t117 = t110 + t62 * t111 - t51 * t116;
                            let t118 = half_h * t51;
                            let t119 = h * t51;
                            let t120 = h * t50;
                            let t121 = t58 * t119 + t57 * t120;
                            let t122 = rt::lit::<T>(0.5) * t121;
                            let t123 = half_h * t50;
                            let t124 = t51 * t122 - t62 * t123;
                            let t125 = t51 * l_h;
                            let t126 = t53 * t119 + t50 * t125;
                            let t127 = m_ * (t59 * t124 - rt::lit::<T>(0.5) * t126);
                            let t128 = t50 * l_h;
                            let t129 = t69 * t119 - t50 * t128;
                            let t130 = m_ * (rt::lit::<T>(0.5) * t129 - t68 * t124);
                            let t131 = j * t124 + t59 * t127 - t68 * t130;
                            let t132 = t127 - half_m * t126;
                            let t133 = t130 + half_m * t129;
                            let t134 = rt::lit::<T>(0.5) * (t67 * t125 + t75 * t128)
                                - t51 * half_j_h + (t53 * t132 - t69 * t133);
                            let t135 = t63 * t131 + (l * t132 + t74 * t124 - t76 * t118)
                                - t50 * t134;
                            let t136 = t79 * (t78 * t135);
                            let t137 = t79 * t118 - t50 * t136;
                            let t138 = t137 + rt::lit::<T>(1.0);
                            let t139 = t58 * half_l_h;
                            let t140 = h * t57;
                            let t141 = h * t58;
                            let t142 = t50 * t140 + t51 * t141;
                            let t143 = rt::lit::<T>(0.5) * t142;
                            let t144 = t51 * t143;
                            let t145 = t63 * t139 - t59 * t144;
                            let t146 = m_ * t145;
                            let t147 = t58 * l_h;
                            let t148 = t57 * l_h;
                            let t149 = t57 * half_l_h;
                            let t150 = m_ * (t63 * t149 + t68 * t144);
                            let t151 = t59 * t146 - j * t144
                                + (rt::lit::<T>(0.5) * (t66 * t147 + t73 * t148)
                                    - t68 * t150);
                            let t152 = t53 * t146 - t69 * t150;
                            let t153 = t63 * t151
                                + (m_l * t145 - t74 * t144 - t50 * t152);
                            let t154 = t79 * (t78 * t153);
                            let t155 = t50 * t154;
                            let t156 = -t155;
                            let t157 = h * t78;
                            let t158 = t50 * t157;
                            let t159 = rt::lit::<T>(0.5) * t158;
                            let t160 = t63 * t136;
                            let t161 = t124 * t79;
                            let t162 = t160 - t161;
                            let t163 = t144 * t79 + t63 * t154;
                            let t164 = t163 + rt::lit::<T>(1.0);
                            let t165 = t63 * t157;
                            let t166 = rt::lit::<T>(-0.5) * t165;
                            let t167 = t161 - t160;
                            let t168 = l * t136;
                            let t169 = t53 * t137 + (t168 + t80 * (t51 * half_l_h));
                            let t170 = m_ * (t59 * t167 - t169);
                            let t171 = t50 * half_l_h;
                            let t172 = t69 * t137 - t80 * t171;
                            let t173 = m_ * (t172 - t68 * t167);
                            let t174 = j * t167 + t59 * t170 - t68 * t173;
                            let t175 = t117 * t174;
                            let t176 = t121 * k3;
                            let t177 = t81 * t176;
                            let t178 = t83 * t167 - t177
                                - twice_m_l * (t79 * t171 + t51 * t168);
                            let t179 = t85 * t137 + t80 * t178;
                            let t180 = t173 + m_ * t172;
                            let t181 = t50 * t179 + t6 * t180;
                            let t182 = t51 * t137 - t123 * t80;
                            let t183 = t182 - t120 * t7;
                            let t184 = t104 * t183;
                            let t185 = t93 * t167;
                            let t186 = t95 * t137;
                            let t187 = t177 + t94 * t167;
                            let t188 = t80 * t187;
                            let t189 = t124 * t96 + t86 * t118;
                            let t190 = t181
                                + (t184
                                    + (t63 * (t185 - t113 * (l_m_l * t136) - t186 - t188)
                                        + t189));
                            let t191 = t170 - m_ * t169;
                            let t192 = t53 * t191 - j * t137
                                + (rt::lit::<T>(0.5) * (t125 * t103 + t128 * t91)
                                    - t69 * t180);
                            let t193 = t107 * t192;
                            let t194 = t80 * t118 + t50 * t137;
                            let t195 = t123 * t116 + (t122 * t111 + t62 * t194);
                            let t196 = t57 * t119 - t58 * t120;
                            let t197 = rt::lit::<T>(0.5) * (t119 * t112 - t120 * t113);
                            let t198 = t58 * (t182 + t51 * t167)
                                + (t57 * (t194 + t50 * t167) + (t7 * t196 + t197));
                            let t199 = half_h * t58;
                            let t200 = t81 * t199 - t57 * t163;
                            let t201 = t50 * t200;
                            let t202 = t50 * t141 - t51 * t140;
                            let t203 = t51 * t155;
                            let t204 = t58 * t203;
                            let t205 = t50 * t155;
                            let t206 = half_h * t57;
                            let t207 = t81 * t206 + t58 * t163;
                            let t208 = rt::lit::<T>(0.5) * (t141 * t111 - t140 * t105)
                                - t57 * t205 - t51 * t207;
                            let t209 = t62 * t205 + (t140 * t7 + t143 * t111);
                            let t210 = l * t154;
                            let t211 = t53 * t155 - t210;
                            let t212 = m_ * (t211 + t139 * t81 - t59 * t163);
                            let t213 = t212 + m_ * t211;
                            let t214 = t69 * t155;
                            let t215 = m_ * (t68 * t163 + (t149 * t81 - t214));
                            let t216 = t215 - m_ * t214;
                            let t217 = t53 * t213 + (j * t155 - t69 * t216);
                            let t218 = t107 * t217;
                            let t219 = t104 * t203;
                            let t220 = t144 * t96 - t6 * t216;
                            let t221 = t142 * k3;
                            let t222 = t81 * t221;
                            let t223 = t222 - t84 * t154 - t83 * t163;
                            let t224 = t80 * t223 - t85 * t155;
                            let t225 = t50 * t224;
                            let t226 = t222 + t94 * t163;
                            let t227 = t80 * t226;
                            let t228 = t95 * t155 - t93 * t163;
                            let t229 = t149 * t79 + t58 * t210;
                            let t230 = m_l * t81;
                            let t231 = t59 * t212
                                + rt::lit::<T>(0.5) * (t147 * t102 + t148 * t90)
                                - (j * t163 + t68 * t215);
                            let t232 = t117 * t231;
                            let t233 = t109
                                * (t51 * (t201 + (t7 * t202 - t204) + t208) + t209) - t218
                                + (t219 + t220
                                    - (t225 + t63 * (t227 + (t228 - t229 * t230))) - t232);
                            let t234 = t165 * (t82 * k3) + t78 * (t51 * m_l_l_h);
                            let t235 = t85 * t159 + t80 * t234;
                            let t236 = t50 * t235;
                            let t237 = t69 * t158;
                            let t238 = t237 - t68 * t165;
                            let t239 = half_m * t238;
                            let t240 = t239 + half_m * t237;
                            let t241 = t6 * t240;
                            let t242 = t93 - t94 * t80;
                            let t243 = t95 * t158;
                            let t244 = rt::lit::<T>(1.0) - t236 - t241
                                - t63
                                    * (t113 * (t78 * half_m_l_l_h)
                                        + rt::lit::<T>(0.5) * (t165 * t242 - t243));
                            let t245 = l_h * t78;
                            let t246 = t245 - t53 * t158;
                            let t247 = rt::lit::<T>(0.5) * t246 + t165 * (t57 * half_l);
                            let t248 = m_ * t247;
                            let t249 = t59 * t248 + (half_j * t165 - t68 * t239);
                            let t250 = t117 * t249;
                            let t251 = t248 + half_m * t246;
                            let t252 = t53 * t251 - (half_j * t158 + t69 * t240);
                            let t253 = t107 * t252;
                            let t254 = t50 * t158;
                            let t255 = t51 * t158;
                            let t256 = t62 * t254
                                - t51
                                    * (t57 * (t254 + t50 * t165) + t58 * (t255 + t51 * t165));
                            let t257 = rt::lit::<T>(0.5) * t255;
                            let t258 = t104 * t257;
                            (
                                [theta1_rate + t80, theta2_rate - t81, t108 - t109 * t117],
                                [
                                    [t138, t156, t159],
                                    [t162, t164, t166],
                                    [
                                        -(t175 + t190 + (t193 + t109 * (t195 - t51 * t198))),
                                        t233,
                                        t244 - t250
                                            - (t253 + (t109 * (rt::lit::<T>(0.5) * t256) + t258)),
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
                let t52 = rho1 + rho1_rate * half_h;
                let t49 = theta1_rate * half_h + t3;
                let (t50, t51) = rt::sin_cos(t49);
                let t53 = l * t50;
                let t54 = t50 * t53;
                let t55 = l - t54;
                let t56 = theta2_rate * half_h + t4;
                let (t57, t58) = rt::sin_cos(t56);
                let t59 = l * t57;
                let t60 = t50 * t58;
                let t61 = t57 * t51;
                let t62 = t60 - t61;
                let t63 = t51 * t62;
                let t64 = t59 * t63;
                let t65 = t55 + t64;
                let t66 = m_ * t65;
                let t67 = t66 + m_ * t55;
                let t68 = l * t58;
                let t69 = l * t51;
                let t70 = t50 * t69;
                let t71 = t68 * t63;
                let t72 = t70 - t71;
                let t73 = m_ * t72;
                let t74 = j * t63 + t59 * t66 - t68 * t73;
                let t75 = t73 + m_ * t70;
                let t76 = t53 * t67 - j * t50 - t69 * t75;
                let t77 = l * (m_l_2 + t67) + t63 * t74 - t50 * t76;
                let t78 = rt::lit::<T>(1.0) / t77;
                let t79 = t52 * t78;
                let t118 = half_h * t51;
                let t119 = h * t51;
                let t120 = h * t50;
                let t121 = t58 * t119 + t57 * t120;
                let t122 = rt::lit::<T>(0.5) * t121;
                let t123 = half_h * t50;
                let t124 = t51 * t122 - t62 * t123;
                let t125 = t51 * l_h;
                let t126 = t53 * t119 + t50 * t125;
                let t127 = m_ * (t59 * t124 - rt::lit::<T>(0.5) * t126);
                let t128 = t50 * l_h;
                let t129 = t69 * t119 - t50 * t128;
                let t130 = m_ * (rt::lit::<T>(0.5) * t129 - t68 * t124);
                let t131 = j * t124 + t59 * t127 - t68 * t130;
                let t132 = t127 - half_m * t126;
                let t133 = t130 + half_m * t129;
                let t134 = rt::lit::<T>(0.5) * (t67 * t125 + t75 * t128) - t51 * half_j_h
                    + (t53 * t132 - t69 * t133);
                let t135 = t63 * t131 + (l * t132 + t74 * t124 - t76 * t118)
                    - t50 * t134;
                let t136 = t79 * (t78 * t135);
                let t137 = t79 * t118 - t50 * t136;
                let t138 = t137 + rt::lit::<T>(1.0);
                let t139 = t58 * half_l_h;
                let t140 = h * t57;
                let t141 = h * t58;
                let t142 = t50 * t140 + t51 * t141;
                let t143 = rt::lit::<T>(0.5) * t142;
                let t144 = t51 * t143;
                let t145 = t63 * t139 - t59 * t144;
                let t146 = m_ * t145;
                let t147 = t58 * l_h;
                let t148 = t57 * l_h;
                let t149 = t57 * half_l_h;
                let t150 = m_ * (t63 * t149 + t68 * t144);
                let t151 = t59 * t146 - j * t144
                    + (rt::lit::<T>(0.5) * (t66 * t147 + t73 * t148) - t68 * t150);
                let t152 = t53 * t146 - t69 * t150;
                let t153 = t63 * t151 + (m_l * t145 - t74 * t144 - t50 * t152);
                let t154 = t79 * (t78 * t153);
                let t155 = t50 * t154;
                let t156 = -t155;
                let t157 = h * t78;
                let t158 = t50 * t157;
                let t159 = rt::lit::<T>(0.5) * t158;
                let t160 = t63 * t136;
                let t161 = t124 * t79;
                let t162 = t160 - t161;
                let t163 = t144 * t79 + t63 * t154;
                let t164 = t163 + rt::lit::<T>(1.0);
                let t165 = t63 * t157;
                let t166 = rt::lit::<T>(-0.5) * t165;
                let t273 = t51 * t79;
                let t274 = t51 * t76;
                let t275 = t70 + t51 * t53;
                let t276 = t50 * t62;
                let t277 = m_ * (t275 + t59 * t276 - t71);
                let t278 = t68 * t66;
                let t279 = t59 * t73;
                let t280 = t51 * t69;
                let t281 = t54 - t280;
                let t282 = m_ * (t281 - t64 - t68 * t276);
                let t283 = t274
                    + t63 * (t59 * t277 - t278 + (j * t276 - t279 - t68 * t282));
                let t284 = m_ * t275;
                let t285 = t277 + t284;
                let t286 = t69 * t67;
                let t287 = j * t51;
                let t288 = t53 * t75;
                let t289 = t50
                    * (t53 * t285 - t286 + (t287 - t288 - t69 * (t282 + m_ * t281)));
                let t290 = t79 * (t78 * (t283 + (l * t285 + t74 * t276 - t289)));
                let t291 = t273 + t50 * t290;
                let t292 = -t291;
                let t293 = t63 * t290;
                let t294 = t79 * t276;
                let t295 = t293 - t294;
                let t80 = t50 * t79;
                let t82 = t61 - t60;
                let t83 = k1 * t82;
                let t81 = t63 * t79;
                let t84 = twice_l_m_l * t51;
                let t85 = t83 * t81 + t79 * t84;
                let t86 = t80 * t85;
                let t296 = t51 * t86;
                let t92 = l_m_l * t58;
                let t93 = t79 * t92;
                let t94 = k1 * t62;
                let t95 = t94 * t81;
                let t96 = t81 * t93 - t80 * t95;
                let t230 = m_l * t81;
                let t97 = l * t79;
                let t297 = t57 * t97;
                let t298 = l * t290;
                let t242 = t93 - t94 * t80;
                let t299 = t294 - t293;
                let t300 = t296 - t96 * t276
                    - t63 * (t230 * (t297 - t58 * t298) + (t242 * t299 + t95 * t291));
                let t301 = t50 * t97;
                let t302 = t50
                    * (t80 * (t83 * t299 + twice_m_l * (t301 - t51 * t298))
                        - t85 * t291);
                let t98 = t53 * t80;
                let t303 = t98 - t69 * t291;
                let t100 = t59 * t81;
                let t304 = m_ * (t303 - (t100 + t68 * t299));
                let t305 = t304 + m_ * t303;
                let t99 = t97 - t98;
                let t101 = t99 + t100;
                let t102 = m_ * t101;
                let t103 = t102 + m_ * t99;
                let t87 = t69 * t80;
                let t88 = t68 * t81;
                let t89 = t87 - t88;
                let t90 = m_ * t89;
                let t91 = t90 + m_ * t87;
                let t104 = t53 * t103 - (j * t80 + t69 * t91);
                let t306 = t5 * t50;
                let t111 = t50 * t80;
                let t307 = t111 - t51 * t291;
                let t110 = t5 * t58;
                let t105 = t51 * t80;
                let t112 = t57 * t81;
                let t113 = t58 * t81;
                let t114 = t50 * t57 + t51 * t58;
                let t115 = t5 * t114;
                let t116 = t58 * t105 + t50 * t112 + (t57 * t111 + (t51 * t113 + t115));
                let t117 = t110 + t62 * t111 - t51 * t116;
                let t308 = t53 * t291 + (t87 - t298);
                let t309 = m_ * (t308 + (t59 * t299 - t88));
                let t310 = t59 * t90;
                let t311 = t68 * t102;
                let t312 = t300 - t302 - (t6 * t305 + t104 * (t306 + t307))
                    - t117 * (t59 * t309 + (j * t299 - t310 - t311) - t68 * t304);
                let t106 = t5 * t51;
                let t107 = t105 + t106;
                let t313 = t53 * t91;
                let t314 = t69 * t103;
                let t315 = t53 * (t309 + m_ * t308) + (j * t291 - t313 - t314)
                    - t69 * t305;
                let t109 = t59 * t102 + (j * t81 - t68 * t90);
                let t316 = t5 * t57;
                let t317 = t105 + t50 * t291;
                let t318 = t50 * t116;
                let t319 = t57 * t105;
                let t320 = t50 * t113;
                let t321 = t51 * t112;
                let t322 = t58 * t111;
                let t323 = t50 * (t57 * t299 - t113) + (t319 + t320 - (t321 + t322))
                    - t57 * t317;
                let t324 = t316 - t62 * t317 - t318
                    - t51 * (t58 * t307 + t51 * (t112 + t58 * t299) + t323);
                let t325 = t312 - (t107 * t315 + t109 * t324);
                let t326 = t51 * t114;
                let t327 = t326 - t276;
                let t328 = m_ * (t59 * t327 - t275);
                let t329 = t280 - t54;
                let t330 = m_ * (t329 - t68 * t327);
                let t331 = t328 - t284;
                let t332 = t50
                    * (t286 + t53 * t331 + (t288 - t287 - t69 * (t330 + m_ * t329)));
                let t333 = t63 * (j * t327 + t59 * t328 - t68 * t330) - t274
                    + (l * t331 + t74 * t327 - t332);
                let t334 = t79 * (t78 * t333);
                let t335 = t273 - t50 * t334;
                let t336 = t63 * t334;
                let t337 = t79 * t327;
                let t338 = t336 - t337;
                let t339 = t337 - t336;
                let t340 = l * t334;
                let t341 = t53 * t335 + (t87 + t340);
                let t342 = m_ * (t59 * t339 - t341);
                let t343 = t69 * t335 - t98;
                let t344 = m_ * (t343 - t68 * t339);
                let t345 = t81 * (k1 * t114);
                let t346 = t85 * t335
                    + t80 * (t83 * t339 - t345 - twice_m_l * (t301 + t51 * t340));
                let t347 = t344 + m_ * t343;
                let t348 = t51 * t335 - t111;
                let t349 = t93 * t339 - t113 * (l_m_l * t334) - t95 * t335
                    - t80 * (t345 + t94 * t339);
                let t350 = t50 * t346 + t6 * t347
                    + (t104 * (t348 - t306) + (t63 * t349 + (t296 + t96 * t327)));
                let t351 = t53 * (t342 - m_ * t341) + (t314 + (t313 - j * t335))
                    - t69 * t347;
                let t352 = t111 * t114;
                let t353 = t105 + t50 * t335;
                let t354 = t58 * (t348 + t51 * t339)
                    + (t57 * (t353 + t50 * t339) + (t321 + t5 * t82 - t320));
                let t355 = t117 * (j * t339 + t59 * t342 - t68 * t344) + t350
                    + (t107 * t351 + t109 * (t318 + (t352 + t62 * t353) - t51 * t354));
                let t356 = -t355;
                let t357 = t71 - t59 * t326;
                let t358 = m_ * t357;
                let t359 = m_ * (t64 + t68 * t326);
                let t360 = t63 * (t278 + t59 * t358 + (t279 - j * t326 - t68 * t359))
                    + (m_l * t357 - t50 * (t53 * t358 - t69 * t359) - t74 * t326);
                let t361 = t79 * (t78 * t360);
                let t362 = t50 * t361;
                let t363 = -t362;
                let t364 = t79 * t326 + t63 * t361;
                let t365 = t50 * t362;
                let t366 = t51 * t362;
                let t367 = t322 + t5 * t62 - t57 * t365 - (t319 + t58 * t366)
                    + (t50 * (t113 - t57 * t364) - t51 * (t112 + t58 * t364));
                let t368 = t69 * t362;
                let t369 = m_ * (t68 * t364 + (t100 - t368));
                let t370 = t369 - m_ * t368;
                let t371 = t109 * (t51 * t367 + (t62 * t365 + (t316 + t352)))
                    + (t104 * t366 + (t96 * t326 - t6 * t370));
                let t372 = l * t361;
                let t373 = t53 * t362 - t372;
                let t374 = m_ * (t88 + t373 - t59 * t364);
                let t375 = t80 * (t345 + t94 * t364)
                    + (t95 * t362 - t93 * t364 - t230 * (t297 + t58 * t372));
                let t376 = t50 * (t80 * (t345 - t84 * t361 - t83 * t364) - t85 * t362)
                    + t63 * t375;
                let t377 = t117 * (t59 * t374 + (t311 + (t310 - j * t364) - t68 * t369))
                    + t376;
                let t378 = t107 * (t53 * (t374 + m_ * t373) + (j * t362 - t69 * t370))
                    + t377;
                let t379 = t371 - t378;
                let t380 = t50 * t78;
                let t381 = t63 * t78;
                let t382 = -t381;
                let t383 = t51 * t380;
                let t384 = t69 * t380;
                let t385 = m_ * (t384 - t68 * t381);
                let t386 = t385 + m_ * t384;
                let t387 = t50 * (t85 * t380 + t80 * (t83 * t381 + t78 * t84))
                    + t6 * t386;
                let t388 = t104 * t383
                    + (t63 * (t242 * t381 + (t113 * (l_m_l * t78) - t95 * t380)) + t387);
                let t389 = l * t78 - t53 * t380;
                let t390 = m_ * (t389 + t59 * t381);
                let t391 = t50 * t380;
                let t392 = t62 * t391
                    - t51 * (t57 * (t391 + t50 * t381) + t58 * (t383 + t51 * t381));
                let t393 = t107 * (t53 * (t390 + m_ * t389) - (j * t380 + t69 * t386))
                    + t109 * t392;
                let t394 = -(t388
                    + (t117 * (t59 * t390 + (j * t381 - t68 * t385)) + t393));
                let t395 = half_h_over_i * t51;
                let t396 = half_h_over_i * t50;
                let t397 = h_over_i * t57;
                let t398 = h_over_i * t51;
                let t399 = rt::lit::<T>(0.5) * (t50 * t397 - t58 * t398);
                let t400 = h_over_i * t50;
                let t401 = h_over_i * t58;
                let t402 = rt::lit::<T>(0.5) * (t57 * t400 - t51 * t401);
                let t403 = t399 - t402;
                let t404 = t62 * t396 + t51 * t403;
                let t405 = l_h_over_i * t51;
                let t406 = t53 * t398 + t50 * t405;
                let t407 = half_l_h_over_i * t58;
                let t408 = m_ * (t59 * t404 + (rt::lit::<T>(0.5) * t406 - t63 * t407));
                let t409 = l_h_over_i * t58;
                let t410 = l_h_over_i * t57;
                let t411 = l_h_over_i * t50;
                let t412 = t50 * t411 - t69 * t398;
                let t413 = half_l_h_over_i * t57;
                let t414 = m_ * (rt::lit::<T>(0.5) * t412 - t63 * t413 - t68 * t404);
                let t415 = t59 * t408
                    + (j * t404 - rt::lit::<T>(0.5) * (t66 * t409 + t73 * t410))
                    - t68 * t414;
                let t416 = t408 + half_m * t406;
                let t417 = t53 * t416
                    + (t51 * k6 - rt::lit::<T>(0.5) * (t67 * t405 + t75 * t411))
                    - t69 * (t414 + half_m * t412);
                let t418 = t63 * t415 + (l * t416 + (t74 * t404 + t76 * t395))
                    - t50 * t417;
                let t419 = t79 * (t78 * t418);
                let t420 = t79 * t395 + t50 * t419;
                let t421 = -t420;
                let t422 = t63 * t419;
                let t423 = t79 * t404;
                let t424 = t422 - t423;
                let t425 = t9 * t10 + t8 * t12;
                let t426 = -t425;
                let t427 = quarter_h_h_over_i * t51;
                let t428 = quarter_h_h_over_i * t50;
                let t429 = h_h_over_i * t57;
                let t430 = h_h_over_i * t51;
                let t431 = rt::lit::<T>(0.25) * (t50 * t429 - t58 * t430);
                let t432 = h_h_over_i * t50;
                let t433 = h_h_over_i * t58;
                let t434 = rt::lit::<T>(0.25) * (t57 * t432 - t51 * t433);
                let t435 = t431 - t434;
                let t436 = t62 * t428 + t51 * t435;
                let t437 = t51 * l_h_h_over_i;
                let t438 = t53 * t430 + t50 * t437;
                let t439 = t58 * quarter_l_h_h_over_i;
                let t440 = m_ * (t59 * t436 + (rt::lit::<T>(0.25) * t438 - t63 * t439));
                let t441 = t58 * l_h_h_over_i;
                let t442 = t57 * l_h_h_over_i;
                let t443 = t50 * l_h_h_over_i;
                let t444 = t50 * t443 - t69 * t430;
                let t445 = t57 * quarter_l_h_h_over_i;
                let t446 = m_ * (rt::lit::<T>(0.25) * t444 - t63 * t445 - t68 * t436);
                let t447 = t59 * t440
                    + (j * t436 - rt::lit::<T>(0.25) * (t66 * t441 + t73 * t442))
                    - t68 * t446;
                let t448 = t440 + t438 * quarter_m;
                let t449 = t53 * t448
                    + (t51 * k7 - rt::lit::<T>(0.25) * (t67 * t437 + t75 * t443))
                    - t69 * (t446 + t444 * quarter_m);
                let t450 = t63 * t447 + (l * t448 + (t74 * t436 + t76 * t427))
                    - t50 * t449;
                let t451 = t79 * (t78 * t450);
                let t452 = t79 * t427 + t50 * t451;
                let t453 = -t452;
                let t454 = t63 * t451;
                let t455 = t79 * t436;
                let t456 = t454 - t455;
                let t457 = l_h_over_i * t9;
                let t458 = l_h_over_i * t8;
                let t459 = u_drive * (h_over_i * t9);
                let t460 = u_drive * (h_over_i * t8);
                let t461 = rt::lit::<T>(0.5)
                    * (t13 * t457 - t11 * t458 + (t12 * t459 - t10 * t460));
                let t462 = l * t419;
                let t463 = t423 - t422;
                let t464 = t230 * (t79 * t413 - t58 * t462) + (t95 * t420 + t93 * t463)
                    - t80 * (t94 * t463 + t81 * (k1 * t403));
                let t465 = t80 * t396 - t51 * t420;
                let t466 = inv_i * t51;
                let t467 = t86 * t395 - t461 - (t96 * t404 + l_over_i * t91) - t63 * t464
                    - t104 * (t465 + (t7 * t400 + t466));
                let t468 = half_l_h_over_i * t50;
                let t469 = twice_m_l * (t79 * t468 - t51 * t462)
                    + (t83 * t463 + t81 * (k1 * (t402 - t399)));
                let t470 = t80 * t468 - t69 * t420;
                let t471 = m_ * (t470 - (t81 * t413 + t68 * t463));
                let t472 = t471 + m_ * t470;
                let t473 = t53 * t420 + (t80 * (half_l_h_over_i * t51) - t462);
                let t474 = m_ * (t473 + (t59 * t463 - t81 * t407));
                let t475 = j * t463 + t59 * t474
                    - (t68 * t471 + rt::lit::<T>(0.5) * (t102 * t409 + t90 * t410));
                let t476 = t467 - (t50 * (t80 * t469 - t85 * t420) + t6 * t472)
                    - t117 * t475;
                let t477 = j * t420 + t53 * (t474 + m_ * t473)
                    - (t69 * t472 + rt::lit::<T>(0.5) * (t103 * t405 + t91 * t411));
                let t478 = inv_i * t58;
                let t479 = t80 * t395 + t50 * t420;
                let t480 = rt::lit::<T>(0.5) * (t5 * t397 - t116 * t400)
                    + (t478 + t111 * t403 - t62 * t479);
                let t481 = rt::lit::<T>(0.5)
                    * (t105 * t397 + t113 * t400 - (t112 * t398 + t111 * t401))
                    - t57 * t479;
                let t482 = inv_i * t114;
                let t483 = t482
                    + t7 * (t58 * t400 + t51 * t397 - (t57 * t398 + t50 * t401));
                let t484 = half_h_over_i * t58;
                let t485 = t51 * (t81 * (half_h_over_i * t57) + t58 * t463) + t483
                    + (t58 * t465 + t50 * (t57 * t463 - t81 * t484));
                let t486 = t476 - (t107 * t477 + t109 * (t480 - t51 * (t481 + t485)));
                let t487 = t9 * l_h_h_over_i;
                let t488 = t8 * l_h_h_over_i;
                let t489 = u_drive * (h_h_over_i * t9);
                let t490 = u_drive * (h_h_over_i * t8);
                let t491 = rt::lit::<T>(0.25)
                    * (t13 * t487 - t11 * t488 + (t12 * t489 - t10 * t490));
                let t492 = l * t451;
                let t493 = t455 - t454;
                let t494 = t230 * (t79 * t445 - t58 * t492) + (t95 * t452 + t93 * t493)
                    - t80 * (t94 * t493 + t81 * (k1 * t435));
                let t495 = t80 * t428 - t51 * t452;
                let t496 = t1 * k4;
                let t497 = t86 * t427 - t491 - (t96 * t436 + half_l_h_over_i * t91)
                    - t63 * t494 - t104 * (t495 + (t395 + t432 * t496));
                let t498 = t50 * quarter_l_h_h_over_i;
                let t499 = twice_m_l * (t79 * t498 - t51 * t492)
                    + (t83 * t493 + t81 * (k1 * (t434 - t431)));
                let t500 = t80 * t498 - t69 * t452;
                let t501 = m_ * (t500 - (t81 * t445 + t68 * t493));
                let t502 = t501 + m_ * t500;
                let t503 = t53 * t452 + (t80 * (t51 * quarter_l_h_h_over_i) - t492);
                let t504 = m_ * (t503 + (t59 * t493 - t81 * t439));
                let t505 = j * t493 + t59 * t504
                    - (t68 * t501 + rt::lit::<T>(0.25) * (t102 * t441 + t90 * t442));
                let t506 = t497 - (t50 * (t80 * t499 - t85 * t452) + t6 * t502)
                    - t117 * t505;
                let t507 = j * t452 + t53 * (t504 + m_ * t503)
                    - (t69 * t502 + rt::lit::<T>(0.25) * (t103 * t437 + t91 * t443));
                let t508 = t80 * t427 + t50 * t452;
                let t509 = rt::lit::<T>(0.25) * (t5 * t429 - t116 * t432)
                    + (t484 + t111 * t435 - t62 * t508);
                let t510 = rt::lit::<T>(0.25)
                    * (t105 * t429 + t113 * t432 - (t112 * t430 + t111 * t433))
                    - t57 * t508;
                let t511 = half_h_over_i * t114;
                let t512 = t511
                    + (t58 * t432 + t51 * t429 - (t57 * t430 + t50 * t433)) * t496;
                let t513 = t51 * (t81 * (quarter_h_h_over_i * t57) + t58 * t493) + t512
                    + (t58 * t495
                        + t50 * (t57 * t493 - t81 * (quarter_h_h_over_i * t58)));
                let t514 = t506 - (t107 * t507 + t109 * (t509 - t51 * (t510 + t513)));
                let t167 = t161 - t160;
                let t168 = l * t136;
                let t169 = t53 * t137 + (t168 + t80 * (t51 * half_l_h));
                let t170 = m_ * (t59 * t167 - t169);
                let t171 = t50 * half_l_h;
                let t172 = t69 * t137 - t80 * t171;
                let t173 = m_ * (t172 - t68 * t167);
                let t174 = j * t167 + t59 * t170 - t68 * t173;
                let t175 = t117 * t174;
                let t194 = t80 * t118 + t50 * t137;
                let t195 = t123 * t116 + (t122 * t111 + t62 * t194);
                let t182 = t51 * t137 - t123 * t80;
                let t515 = t58 * t167;
                let t196 = t57 * t119 - t58 * t120;
                let t197 = rt::lit::<T>(0.5) * (t119 * t112 - t120 * t113);
                let t516 = t57 * t167;
                let t517 = t58 * t182 + t57 * t194
                    + (t51 * t515 + t5 * (rt::lit::<T>(0.5) * t196)
                        + (t197 + t50 * t516));
                let t518 = t195 - t51 * t517;
                let t191 = t170 - m_ * t169;
                let t180 = t173 + m_ * t172;
                let t192 = t53 * t191 - j * t137
                    + (rt::lit::<T>(0.5) * (t125 * t103 + t128 * t91) - t69 * t180);
                let t193 = t107 * t192;
                let t176 = t121 * k3;
                let t177 = t81 * t176;
                let t178 = t83 * t167 - t177 - twice_m_l * (t79 * t171 + t51 * t168);
                let t179 = t85 * t137 + t80 * t178;
                let t181 = t50 * t179 + t6 * t180;
                let t183 = t182 - t120 * t7;
                let t184 = t104 * t183;
                let t189 = t124 * t96 + t86 * t118;
                let t185 = t93 * t167;
                let t519 = t92 * t136;
                let t186 = t95 * t137;
                let t187 = t177 + t94 * t167;
                let t188 = t80 * t187;
                let t520 = t185 - t81 * t519 - t186 - t188;
                let t521 = -(t175 + t109 * t518
                    + (t193 + (t181 + (t184 + (t189 + t63 * t520)))));
                let t205 = t50 * t155;
                let t209 = t62 * t205 + (t140 * t7 + t143 * t111);
                let t206 = half_h * t57;
                let t207 = t81 * t206 + t58 * t163;
                let t208 = rt::lit::<T>(0.5) * (t141 * t111 - t140 * t105) - t57 * t205
                    - t51 * t207;
                let t199 = half_h * t58;
                let t200 = t81 * t199 - t57 * t163;
                let t201 = t50 * t200;
                let t202 = t50 * t141 - t51 * t140;
                let t203 = t51 * t155;
                let t204 = t58 * t203;
                let t522 = t208 + (t201 + (t5 * (rt::lit::<T>(0.5) * t202) - t204));
                let t523 = t209 + t51 * t522;
                let t210 = l * t154;
                let t211 = t53 * t155 - t210;
                let t212 = m_ * (t211 + t139 * t81 - t59 * t163);
                let t213 = t212 + m_ * t211;
                let t214 = t69 * t155;
                let t215 = m_ * (t68 * t163 + (t149 * t81 - t214));
                let t216 = t215 - m_ * t214;
                let t217 = t53 * t213 + (j * t155 - t69 * t216);
                let t218 = t107 * t217;
                let t219 = t104 * t203;
                let t221 = t142 * k3;
                let t222 = t81 * t221;
                let t223 = t222 - t84 * t154 - t83 * t163;
                let t224 = t80 * t223 - t85 * t155;
                let t225 = t50 * t224;
                let t220 = t144 * t96 - t6 * t216;
                let t226 = t222 + t94 * t163;
                let t227 = t80 * t226;
                let t228 = t95 * t155 - t93 * t163;
                let t229 = t149 * t79 + t58 * t210;
                let t524 = m_l * t229;
                let t525 = t227 + t228 - t81 * t524;
                let t231 = t59 * t212 + rt::lit::<T>(0.5) * (t147 * t102 + t148 * t90)
                    - (j * t163 + t68 * t215);
                let t232 = t117 * t231;
                let t526 = t109 * t523 - t218
                    + (t219 - t225 + (t220 - t63 * t525) - t232);
                let t237 = t69 * t158;
                let t238 = t237 - t68 * t165;
                let t239 = half_m * t238;
                let t240 = t239 + half_m * t237;
                let t241 = t6 * t240;
                let t234 = t165 * (t82 * k3) + t78 * (t51 * m_l_l_h);
                let t235 = t85 * t159 + t80 * t234;
                let t236 = t50 * t235;
                let t527 = t78 * (t58 * m_l_l_h);
                let t243 = t95 * t158;
                let t528 = t94 * t165;
                let t529 = rt::lit::<T>(0.5)
                    * (t93 * t165 + t81 * t527 - (t243 + t80 * t528));
                let t254 = t50 * t158;
                let t530 = rt::lit::<T>(0.5) * t62;
                let t255 = t51 * t158;
                let t531 = t57 * t165;
                let t532 = t58 * t165;
                let t533 = t58 * t255 + t50 * t531 + (t51 * t532 + t57 * t254);
                let t534 = rt::lit::<T>(0.5) * t533;
                let t535 = t254 * t530 - t51 * t534;
                let t245 = l_h * t78;
                let t246 = t245 - t53 * t158;
                let t247 = rt::lit::<T>(0.5) * t246 + t165 * (t57 * half_l);
                let t248 = m_ * t247;
                let t251 = t248 + half_m * t246;
                let t252 = t53 * t251 - (half_j * t158 + t69 * t240);
                let t253 = t107 * t252;
                let t257 = rt::lit::<T>(0.5) * t255;
                let t258 = t104 * t257;
                let t249 = t59 * t248 + (half_j * t165 - t68 * t239);
                let t250 = t117 * t249;
                let t536 = rt::lit::<T>(1.0) - t241 - (t236 + t63 * t529) - t109 * t535
                    - (t253 + (t258 + t250));
                let [[d_theta1_rate_by_3, d_theta2_rate_by_3, d_rho1_rate_by_3],
                [d_theta1_rate_by_4, d_theta2_rate_by_4, d_rho1_rate_by_4],
                [d_theta1_rate_by_5, d_theta2_rate_by_5, d_rho1_rate_by_5],
                [d_theta1_rate_by_6, d_theta2_rate_by_6, d_rho1_rate_by_6],
                [d_theta1_rate_by_7, d_theta2_rate_by_7, d_rho1_rate_by_7],
                [d_theta1_rate_by_9, d_theta2_rate_by_9, d_rho1_rate_by_9],
                [d_theta1_rate_by_10, d_theta2_rate_by_10, d_rho1_rate_by_10]] = rt::solve_columns(
                        [[t138, t156, t159], [t162, t164, t166], [t521, t526, t536]],
                        [
                            [t292, t295, t325],
                            [t335, t338, t356],
                            [t363, t364, t379],
                            [t380, t382, t394],
                            [t421, t424, t486],
                            [rt::lit::<T>(0.0), rt::lit::<T>(0.0), t426],
                            [t453, t456, t514],
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
                let t537 = rt::lit::<T>(1.0) / (t77 * t77);
                let h_adjoint8 = h * adjoint8;
                let h_adjoint2 = h * adjoint2;
                let h_adjoint1 = h * adjoint1;
                let t538 = h_adjoint8 * t14 + (h_adjoint2 * t12 + h_adjoint1 * t10);
                let t539 = t537 * (t52 * t538);
                let t540 = t50 * t539;
                let t541 = t53 * t540 - l * t539;
                let t542 = t63 * t539;
                let t543 = m_ * (t541 - t59 * t542);
                let t544 = t543 + m_ * t541;
                let t545 = t69 * t540;
                let t546 = m_ * (t68 * t542 - t545);
                let t547 = t59 * t543 - (t68 * t546 + (j * t542 + t74 * t539));
                let t548 = t51 * t547;
                let t549 = t546 - m_ * t545;
                let t550 = t58 * t548
                    + (t69 * t549 + (t76 * t539 - j * t540) - t53 * t544);
                let t551 = l * (t67 * t540 - t50 * t544) + t550;
                let t552 = t62 * t547 + l * (t50 * t549 - t75 * t540) - t57 * t548;
                let t553 = -h
                    * (adjoint4 + rt::lit::<T>(0.5) * (t51 * t551 - t50 * t552));
                let t554 = l * (t63 * t543 - t66 * t542) - t51 * t548;
                let t555 = t50 * t548 + l * (t73 * t542 - t63 * t546);
                let t556 = -h
                    * (adjoint5 + rt::lit::<T>(0.5) * (t58 * t554 - t57 * t555));
                let t557 = t78 * t538;
                let t558 = -h * (adjoint6 + rt::lit::<T>(0.5) * t557);
                let [weight1_1, weight1_2, weight1_3] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _, _]| (
                            [t553, t556, t558],
                            [[t138, t162, t521], [t156, t164, t526], [t159, t166, t536]],
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
                let [t559, t561, t562, t564, t565, t567, t569, t571, t572, t573, t574,
                t575, t577, t578, t579, t580, t581, t582, t583, t602, t603, t604, t605,
                t625, t632, t633, t634, t635, t636, t637, t639, t648, t649, t650, t652,
                t653, t656, t657, t660, t662, t663, t664, t665, t666, t667, t669, t673,
                t674, t677, t724, t725, t748, t750, t751, t752, t753, t754, t756, t757,
                t759, t760, t762, t763, t765, t766, t767, t768, t769, t771, t772, t773,
                t774, t775, t776, t777, t782, t797, t801, t811, t818, t820, t827, t828,
                t829, t830, t831, t832, t833, t835, t845, t846, t847, t849, t850, t853,
                t856, t858, t859, t860, t861, t862, t863, t864, t866, t869, t871, t872,
                t875, t876, t877, t878, t879, t880, t881, t882, t885, t886, t887, t894,
                t897, t898, t899, t900, t902] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        half_h,
                        t52,
                        t50,
                        t57,
                        t51,
                        t58,
                        t53,
                        t69,
                        t59,
                        t68,
                        t62,
                        t63,
                        t72,
                        t73,
                        t65,
                        t66,
                        t67,
                        t74,
                        t75,
                        t76,
                        t77,
                        t78,
                        t79,
                        t80,
                        t81,
                        t5,
                        t10,
                        t12,
                        t83,
                        t94,
                        t6,
                        t97,
                        t90,
                        t102,
                        t91,
                        t103,
                        t109,
                        t104,
                        t85,
                        t86,
                        t95,
                        t93,
                        t96,
                        t105,
                        t113,
                        t111,
                        t112,
                        t107,
                        t116,
                        t117,
                        half_m,
                        l_h,
                        t119,
                        t120,
                        t125,
                        t128,
                        t122,
                        t123,
                        t124,
                        t130,
                        t127,
                        t132,
                        t131,
                        t133,
                        half_j_h,
                        t134,
                        t118,
                        t135,
                        t136,
                        t137,
                        t141,
                        t140,
                        t147,
                        t148,
                        t142,
                        t143,
                        t144,
                        t150,
                        t146,
                        t151,
                        t152,
                        t153,
                        t154,
                        t155,
                        t157,
                        t158,
                        t163,
                        t165,
                        t7,
                        t167,
                        t168,
                        t173,
                        t170,
                        t180,
                        t176,
                        t182,
                        t194,
                        t178,
                        t179,
                        t187,
                        t191,
                        t192,
                        t183,
                        t174,
                        t210,
                        t215,
                        t212,
                        t216,
                        t221,
                        t203,
                        t205,
                        t200,
                        t207,
                        t223,
                        t224,
                        t226,
                        t230,
                        t213,
                        t217,
                        t231,
                        half_j,
                        t245,
                        t239,
                        half_l,
                        t248,
                        t240,
                        t255,
                        t254,
                        t234,
                        t235,
                        t251,
                        t252,
                        t249,
                        h_adjoint2,
                        h_adjoint1,
                        t538,
                        t537,
                        t539,
                        t542,
                        t540,
                        t543,
                        t546,
                        t549,
                        t544,
                        t547,
                        t548,
                        t551,
                        t552,
                        t554,
                        t555,
                        t519,
                        t520,
                        t515,
                        t516,
                        t517,
                        t518,
                        t522,
                        t523,
                        t524,
                        t525,
                        t528,
                        t527,
                        t529,
                        t532,
                        t531,
                        t534,
                        t535,
                        t557,
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
                        let t559 = half_h * d_rho1_rate_by_3;
                        let t560 = half_h * d_theta2_rate_by_3 - rt::lit::<T>(1.0);
                        let t561 = t58 * t560;
                        let t562 = l * t561;
                        let t563 = half_h * d_theta1_rate_by_3 - rt::lit::<T>(1.0);
                        let t564 = t51 * t563;
                        let t565 = l * t564;
                        let t566 = t53 * t564 + t50 * t565;
                        let t567 = t57 * t560;
                        let t568 = t58 * t564 - t50 * t567;
                        let t569 = t50 * t563;
                        let t570 = t51 * t561 - t57 * t569;
                        let t571 = t568 - t570;
                        let t572 = t51 * t571 - t62 * t569;
                        let t573 = m_ * (t63 * t562 - t566 + t59 * t572);
                        let t574 = l * t567;
                        let t575 = l * t569;
                        let t576 = t69 * t564 - t50 * t575;
                        let t577 = m_ * (t576 + t63 * t574 - t68 * t572);
                        let t578 = t59 * t573 + (t66 * t562 + t73 * t574 + j * t572)
                            - t68 * t577;
                        let t579 = t573 - m_ * t566;
                        let t580 = m_ * t576 + t577;
                        let t581 = t67 * t565 + (t75 * t575 - j * t564) + t53 * t579
                            - t69 * t580;
                        let t582 = t63 * t578 + (l * t579 + (t74 * t572 - t76 * t564))
                            - t50 * t581;
                        let t583 = t78 * (t559 - t79 * t582);
                        let t584 = h * t569;
                        let t585 = h * t564;
                        let t586 = rt::lit::<T>(0.5)
                            * (t120 * t561 - t119 * t567 + (t57 * t585 - t58 * t584));
                        let t587 = t51 * t586 - t122 * t569
                            - rt::lit::<T>(0.5) * (t120 * t571 + t62 * t585);
                        let t588 = l_h * t569;
                        let t589 = t119 * t565 + t125 * t564 - (t53 * t584 + t50 * t588);
                        let t590 = m_
                            * (t59 * t587 + (t124 * t562 - rt::lit::<T>(0.5) * t589));
                        let t591 = l_h * t564;
                        let t592 = t119 * t575 + t128 * t564 + (t69 * t584 + t50 * t591);
                        let t593 = m_
                            * (t68 * t587 + (rt::lit::<T>(0.5) * t592 - t124 * t574));
                        let t594 = t59 * t590
                            + (t68 * t593 + (j * t587 + (t130 * t574 + t127 * t562)));
                        let t595 = t590 - half_m * t589;
                        let t596 = l * t595
                            + (t124 * t578 + (t74 * t587 + (t131 * t572 - t134 * t564)));
                        let t597 = t69 * (t593 + half_m * t592)
                            + (t132 * t565 + (half_j_h * t569 + t133 * t575));
                        let t598 = rt::lit::<T>(0.5)
                            * (t125 * t579 + (t128 * t580 + (t75 * t591 - t67 * t588)))
                            + t53 * t595;
                        let t599 = t63 * t594 + t596
                            - (t50 * (t597 + t598)
                                + rt::lit::<T>(0.5) * (t119 * t581 - t76 * t584));
                        let t600 = t78 * (t79 * t599 + (t135 * t583 - t136 * t582));
                        let t601 = rt::lit::<T>(0.5) * (t119 * t583 - t79 * t584)
                            - t136 * t564 - t50 * t600;
                        let t602 = rt::lit::<T>(0.5) * t538;
                        let t603 = h_adjoint2 * t10 - h_adjoint1 * t12;
                        let t604 = t77 * t582;
                        let t605 = rt::lit::<T>(2.0) * t539;
                        let t606 = t537
                            * (h * d_rho1_rate_by_3 * t602 + t52 * t603 - t604 * t605);
                        let t607 = t564 * t539 + t50 * t606;
                        let t608 = t53 * t607 + (t565 * t540 - l * t606);
                        let t609 = t539 * t572 + t63 * t606;
                        let t610 = m_ * (t608 - (t562 * t542 + t59 * t609));
                        let t611 = t574 * t546 + t562 * t543 - t539 * t578 - t74 * t606
                            - j * t609;
                        let t612 = t69 * t607 - t575 * t540;
                        let t613 = m_ * (t68 * t609 - t574 * t542 - t612);
                        let t614 = t59 * t610 + t611 - t68 * t613;
                        let t615 = t51 * t614 - t569 * t547;
                        let t616 = t610 + m_ * t608;
                        let t617 = t613 - m_ * t612;
                        let t618 = t76 * t606
                            + (t539 * t581
                                - (t565 * t544 + (t575 * t549 + t567 * t548)));
                        let t619 = l
                            * (t67 * t607 + (t540 * t579 - t564 * t544) - t50 * t616)
                            + (t69 * t617 + (t618 - j * t607) - t53 * t616);
                        let t620 = l
                            * (t50 * t617 + (t564 * t549 - t540 * t580 - t75 * t607))
                            + (t547 * t571 - t561 * t548);
                        let t621 = t51 * (t58 * t615 + t619)
                            - (t569 * t551 + t564 * t552)
                            - t50 * (t62 * t614 + t620 - t57 * t615);
                        let t622 = t136 * t572 + t63 * t600;
                        let t623 = t124 * t583 + t79 * t587;
                        let t624 = t623 - t622;
                        let t625 = t79 * t564 + t50 * t583;
                        let t626 = l * t600;
                        let t627 = t53 * t601
                            + (rt::lit::<T>(0.5) * (t125 * t625 - t80 * t588)
                                + (t626 + t137 * t565));
                        let t628 = m_ * (t167 * t562 + t59 * t624 - t627);
                        let t629 = t69 * t601
                            - (t137 * t575
                                + rt::lit::<T>(0.5) * (t128 * t625 + t80 * t591));
                        let t630 = m_ * (t629 + t167 * t574 - t68 * t624);
                        let t631 = t59 * t628 + (j * t624 + (t170 * t562 + t173 * t574))
                            - t68 * t630;
                        let t632 = t79 * t572 + t63 * t583;
                        let t633 = t81 * t561 + t57 * t632;
                        let t634 = t58 * t632 - t81 * t567;
                        let t635 = t80 * t564 + t50 * t625;
                        let t636 = t51 * t625 - t80 * t569;
                        let t637 = t57 * t564 + t50 * t561 - (t58 * t569 + t51 * t567);
                        let t638 = t5 * t637
                            + (t112 * t564 + t111 * t561 - (t105 * t567 + t113 * t569));
                        let t639 = t50 * t633 + t51 * t634
                            + (t57 * t635 + (t58 * t636 + t638));
                        let t640 = t50 * t601
                            + (rt::lit::<T>(0.5) * (t119 * t625 - t80 * t584)
                                + t137 * t564);
                        let t641 = t62 * t640
                            + (t122 * t635
                                + (t111 * t586 + (t194 * t571 + t569 * t517)));
                        let t642 = t7
                            * (t119 * t561 + t120 * t567 - (t57 * t584 + t58 * t585))
                            + (t564 * t516 + t194 * t561 - (t182 * t567 + t569 * t515));
                        let t643 = rt::lit::<T>(0.5)
                            * (t119 * t633 - (t112 * t584 + t113 * t585) - t120 * t634)
                            + t642;
                        let t644 = t51 * t601
                            - (t137 * t569
                                + rt::lit::<T>(0.5) * (t120 * t625 + t80 * t585));
                        let t645 = t50 * (t167 * t561 + t57 * t624) + t643
                            + (t51 * (t58 * t624 - t167 * t567)
                                + (t58 * t644 + t57 * t640));
                        let t646 = t117 * t631
                            + t109
                                * (rt::lit::<T>(0.5) * (t120 * t639 + t116 * t585) + t641
                                    - t51 * t645);
                        let t647 = t69 * t625 - t80 * t575;
                        let t648 = m_ * (t647 + (t81 * t574 - t68 * t632));
                        let t649 = t648 + m_ * t647;
                        let t650 = l * t583;
                        let t651 = t650 - t80 * t565 - t53 * t625;
                        let t652 = m_ * (t651 + (t59 * t632 + t81 * t562));
                        let t653 = t652 + m_ * t651;
                        let t654 = rt::lit::<T>(0.5)
                            * (t128 * t649 + (t125 * t653 + (t91 * t591 - t103 * t588)))
                            + (t191 * t565 + t180 * t575 - j * t601);
                        let t655 = t630 + m_ * t629;
                        let t656 = k1 * (t570 - t568);
                        let t657 = k1 * t81;
                        let t658 = t176 * t632 + t657 * t586;
                        let t659 = twice_m_l
                            * (t51 * t626
                                + (rt::lit::<T>(0.5) * (t120 * t650 + t97 * t585)
                                    - t168 * t569));
                        let t660 = twice_m_l * (t51 * t650 - t97 * t569)
                            + (t83 * t632 + t81 * t656);
                        let t661 = t80 * (t83 * t624 + (t167 * t656 - t658) - t659)
                            + (t85 * t601 + (t137 * t660 + t178 * t625));
                        let t662 = t85 * t625 + t80 * t660;
                        let t663 = m_l * (t58 * t650 - t97 * t567);
                        let t664 = k1 * t571;
                        let t665 = t94 * t632 + t81 * t664;
                        let t666 = t81 * t663 + (t93 * t632 - t95 * t625) - t80 * t665;
                        let t667 = t636 - t5 * t569;
                        let t668 = t124 * t666
                            + (t192 * t667 + (t96 * t587 + (t179 * t564 + t572 * t520)));
                        let t669 = t59 * t652 + (j * t632 + (t102 * t562 + t90 * t574))
                            - t68 * t648;
                        let t670 = rt::lit::<T>(0.5) * (t119 * t662 - t86 * t584) + t668
                            + (t104 * (t644 - t7 * t585) + t669 * t518);
                        let t671 = t167 * t663 - (t632 * t519 + t187 * t625)
                            - t137 * t665 - t95 * t601;
                        let t672 = t671
                            + (t93 * t624 - t230 * (t58 * t626 - t168 * t567))
                            - t80 * (t94 * t624 + (t658 + t167 * t664));
                        let t673 = t53 * t653 + (t91 * t575 + t103 * t565 - j * t625)
                            - t69 * t649;
                        let t674 = t62 * t635 + (t111 * t571 + (t116 * t569 - t5 * t567))
                            - t51 * t639;
                        let t675 = t50 * t661 + t670
                            + (t6 * t655 + (t63 * t672 + (t183 * t673 + t174 * t674)));
                        let t676 = t646
                            + (t107 * (t53 * (t628 - m_ * t627) + t654 - t69 * t655)
                                + t675);
                        let t677 = weight1_1 * t601 - half_h * t621
                            + (weight1_2 * (t622 - t623) - weight1_3 * t676);
                        let t678 = l_h * t567;
                        let t679 = h * t561;
                        let t680 = h * t567;
                        let t681 = rt::lit::<T>(0.5)
                            * (t140 * t564 - t141 * t569 + (t50 * t679 - t51 * t680));
                        let t682 = t51 * t681 - t143 * t569;
                        let t683 = rt::lit::<T>(0.5) * (t147 * t572 - t63 * t678)
                            - t144 * t562 - t59 * t682;
                        let t684 = m_ * t683;
                        let t685 = l_h * t561;
                        let t686 = m_
                            * (t68 * t682
                                + (rt::lit::<T>(0.5) * (t148 * t572 + t63 * t685)
                                    - t144 * t574));
                        let t687 = rt::lit::<T>(0.5)
                            * (t148 * t577 + (t147 * t573 + (t73 * t685 - t66 * t678)))
                            - t68 * t686;
                        let t688 = t63
                            * (t59 * t684 + (t146 * t562 + t150 * t574 - j * t682)
                                + t687);
                        let t689 = m_l * t683 + (t151 * t572 - t152 * t564 - t74 * t682)
                            - t144 * t578;
                        let t690 = t688 + t689
                            - t50
                                * (t53 * t684 + (t150 * t575 + t146 * t565) - t69 * t686);
                        let t691 = t78 * (t79 * t690 + (t153 * t583 - t154 * t582));
                        let t692 = t63 * t691
                            + (t144 * t583 + (t79 * t682 + t154 * t572));
                        let t693 = l
                            * (t63 * t610 + (t543 * t572 - t542 * t573 - t66 * t609))
                            + t569 * t548;
                        let t694 = l
                            * (t73 * t609 + (t542 * t577 - t546 * t572) - t63 * t613)
                            + t564 * t548;
                        let t695 = t58 * (t693 - t51 * t615)
                            - (t567 * t554 + t561 * t555) - t57 * (t50 * t615 + t694);
                        let t696 = t154 * t564 + t50 * t691;
                        let t697 = l * t691;
                        let t698 = t53 * t696 + (t155 * t565 - t697);
                        let t699 = t698
                            + (rt::lit::<T>(0.5) * (t147 * t632 - t81 * t678)
                                - t163 * t562 - t59 * t692);
                        let t700 = m_ * t699;
                        let t701 = t53 * (t700 + m_ * t698)
                            + (j * t696 + (t213 * t565 + t216 * t575));
                        let t702 = t69 * t696 - t155 * t575;
                        let t703 = t68 * t692
                            + (rt::lit::<T>(0.5) * (t148 * t632 + t81 * t685)
                                - t163 * t574) - t702;
                        let t704 = m_ * t703;
                        let t705 = t704 - m_ * t702;
                        let t706 = t221 * t632 + t657 * t681;
                        let t707 = t706 - t163 * t656 - t83 * t692
                            - twice_m_l * (t51 * t697 - t210 * t569);
                        let t708 = t217 * t667 + (t572 * t525 + t224 * t564 - t96 * t682)
                            - t144 * t666;
                        let t709 = t51 * t696 - t155 * t569;
                        let t710 = t50
                            * (t80 * t707 + (t223 * t625 - t155 * t660 - t85 * t696))
                            + (t708 - t104 * t709 - t669 * t523);
                        let t711 = rt::lit::<T>(0.5)
                            * (t148 * t648 + (t147 * t652 + (t90 * t685 - t102 * t678)))
                            + (t212 * t562 + t215 * t574 - j * t692);
                        let t712 = t230
                            * (t58 * t697
                                + (rt::lit::<T>(0.5) * (t140 * t650 + t97 * t679)
                                    - t210 * t567));
                        let t713 = t80 * (t94 * t692 + (t706 + t163 * t664))
                            + (t95 * t696 - t93 * t692);
                        let t714 = t155 * t665 + (t226 * t625 - t632 * t524)
                            - t163 * t663 - t712 + t713;
                        let t715 = t117 * (t711 + (t59 * t700 - t68 * t704))
                            + (t63 * t714 + t6 * t705);
                        let t716 = t7
                            * (t141 * t564 + t140 * t569 - (t50 * t680 + t51 * t679))
                            + (t203 * t567 + t200 * t564 + (t207 * t569 - t205 * t561));
                        let t717 = rt::lit::<T>(0.5)
                            * (t141 * t635 - (t111 * t680 + t105 * t679) - t140 * t636)
                            + t716;
                        let t718 = t50
                            * (rt::lit::<T>(0.5) * (t141 * t632 - t81 * t680)
                                - t163 * t561 - t57 * t692);
                        let t719 = t155 * t564 + t50 * t696;
                        let t720 = t51
                            * (t58 * t692
                                + (rt::lit::<T>(0.5) * (t140 * t632 + t81 * t679)
                                    - t163 * t567));
                        let t721 = t143 * t635
                            + (t111 * t681 + (t205 * t571 + (t7 * t679 - t569 * t522)));
                        let t722 = t51
                            * (t717 + (t718 - t58 * t709) - (t57 * t719 + t720))
                            + (t62 * t719 + t721);
                        let t723 = t107 * (t701 - t69 * t705)
                            + (t231 * t674 - t203 * t673 + t710) + (t715 - t109 * t722);
                        let t724 = weight1_2 * t692 - half_h * t695
                            - (weight1_1 * t696 + weight1_3 * t723);
                        let t725 = t78 * t157;
                        let t726 = t582 * t725;
                        let t727 = t157 * t564 - t50 * t726;
                        let t728 = t157 * t572 - t63 * t726;
                        let t729 = t51 * t727 - t158 * t569;
                        let t730 = l * t726;
                        let t731 = t93 * t728 - t95 * t727
                            - t230 * (t245 * t567 + t58 * t730)
                            - t80 * (t165 * t664 + t94 * t728);
                        let t732 = t63
                            * (t632 * t527 - t625 * t528 + t731
                                + (t165 * t663 - t158 * t665));
                        let t733 = t53 * t727 + (t730 + t158 * t565);
                        let t734 = m_
                            * (rt::lit::<T>(0.5) * (t165 * t562 + t59 * t728)
                                - rt::lit::<T>(0.5) * t733);
                        let t735 = t69 * t727 - t158 * t575;
                        let t736 = half_m * (t735 + (t165 * t574 - t68 * t728));
                        let t737 = t736 + half_m * t735;
                        let t738 = t53 * (t734 - half_m * t733)
                            + (t240 * t575 + t251 * t565 - half_j * t727 - t69 * t737);
                        let t739 = t59 * t734
                            + (half_j * t728 + (t248 * t562 + t239 * t574) - t68 * t736);
                        let t740 = t117 * t739
                            + (t6 * t737 + (t252 * t667 + (t572 * t529 + t235 * t564)));
                        let t741 = t158 * t564 + t50 * t727;
                        let t742 = t50 * (t165 * t561 + t57 * t728)
                            + t51 * (t58 * t728 - t165 * t567);
                        let t743 = t58 * t729
                            + (t564 * t531 - t255 * t567 + (t254 * t561 - t569 * t532));
                        let t744 = rt::lit::<T>(0.5)
                            * (t254 * t571 + t62 * t741
                                - t51 * (t742 + (t57 * t741 + t743)));
                        let t745 = rt::lit::<T>(0.5) * (t165 * t656 + t83 * t728)
                            - m_l * (t245 * t569 + t51 * t730);
                        let t746 = t50
                            * (rt::lit::<T>(0.5) * (t158 * t660 + t85 * t727)
                                + (t80 * t745 + t234 * t625));
                        let t747 = t249 * t674 + (t107 * t738 + t740)
                            + (t109 * (t569 * t534 + t744) + (t746 + t669 * t535));
                        let t748 = half_h * t78;
                        let t749 = weight1_3
                            * (rt::lit::<T>(0.5) * (t255 * t673 + t104 * t729 + t732)
                                + t747) + t748 * (t603 - t582 * t557);
                        let t750 = rt::lit::<T>(0.5)
                            * (weight1_1 * t727 - weight1_2 * t728) - t749;
                        let t751 = half_h * d_rho1_rate_by_4;
                        let h_d_theta2_rate_by_4 = h * d_theta2_rate_by_4;
                        let t752 = h_d_theta2_rate_by_4 * t58;
                        let t753 = l * t752;
                        let t754 = rt::lit::<T>(0.5) * t63;
                        let t755 = half_h * d_theta1_rate_by_4 + rt::lit::<T>(1.0);
                        let t756 = t51 * t755;
                        let t757 = l * t756;
                        let t758 = t53 * t756 + t50 * t757;
                        let t759 = h_d_theta2_rate_by_4 * t57;
                        let t760 = rt::lit::<T>(0.5) * t50;
                        let t761 = t58 * t756 - t759 * t760;
                        let t762 = rt::lit::<T>(0.5) * t51;
                        let t763 = t50 * t755;
                        let t764 = t752 * t762 - t57 * t763;
                        let t765 = t761 - t764;
                        let t766 = t51 * t765 - t62 * t763;
                        let t767 = m_ * (t753 * t754 - t758 + t59 * t766);
                        let t768 = l * t759;
                        let t769 = l * t763;
                        let t770 = t69 * t756 - t50 * t769;
                        let t771 = m_ * (t770 + t768 * t754 - t68 * t766);
                        let t772 = t59 * t767
                            + (rt::lit::<T>(0.5) * (t66 * t753 + t73 * t768) + j * t766)
                            - t68 * t771;
                        let t773 = t767 - m_ * t758;
                        let t774 = m_ * t770 + t771;
                        let t775 = t67 * t757 + (t75 * t769 - j * t756) + t53 * t773
                            - t69 * t774;
                        let t776 = t63 * t772 + (l * t773 + (t74 * t766 - t76 * t756))
                            - t50 * t775;
                        let t777 = t78 * (t751 - t79 * t776);
                        let t778 = h * t763;
                        let t779 = h * t756;
                        let t780 = rt::lit::<T>(0.5)
                            * (t57 * t779 + (t123 * t752 - t118 * t759) - t58 * t778);
                        let t781 = t51 * t780 - t122 * t763
                            - rt::lit::<T>(0.5) * (t120 * t765 + t62 * t779);
                        let t782 = rt::lit::<T>(0.5) * t124;
                        let t783 = l_h * t763;
                        let t784 = t119 * t757 + t125 * t756 - (t53 * t778 + t50 * t783);
                        let t785 = m_
                            * (t59 * t781 + (t753 * t782 - rt::lit::<T>(0.5) * t784));
                        let t786 = l_h * t756;
                        let t787 = t119 * t769 + t128 * t756 + (t69 * t778 + t50 * t786);
                        let t788 = m_
                            * (t68 * t781 + (rt::lit::<T>(0.5) * t787 - t768 * t782));
                        let t789 = t59 * t785
                            + (t68 * t788
                                + (j * t781
                                    + rt::lit::<T>(0.5) * (t130 * t768 + t127 * t753)));
                        let t790 = t785 - half_m * t784;
                        let t791 = l * t790
                            + (t124 * t772 + (t74 * t781 + (t131 * t766 - t134 * t756)));
                        let t792 = t69 * (t788 + half_m * t787)
                            + (t132 * t757 + (half_j_h * t763 + t133 * t769));
                        let t793 = rt::lit::<T>(0.5)
                            * (t125 * t773 + (t128 * t774 + (t75 * t786 - t67 * t783)))
                            + t53 * t790;
                        let t794 = t63 * t789 + t791
                            - (t50 * (t792 + t793)
                                + rt::lit::<T>(0.5) * (t119 * t775 - t76 * t778));
                        let t795 = t78 * (t79 * t794 + (t135 * t777 - t136 * t776));
                        let t796 = rt::lit::<T>(0.5) * (t119 * t777 - t79 * t778)
                            - t136 * t756 - t50 * t795;
                        let t797 = t77 * t776;
                        let t798 = t537 * (h * d_rho1_rate_by_4 * t602 - t797 * t605);
                        let t799 = t756 * t539 + t50 * t798;
                        let t800 = t53 * t799 + (t757 * t540 - l * t798);
                        let t801 = rt::lit::<T>(0.5) * t542;
                        let t802 = t539 * t766 + t63 * t798;
                        let t803 = m_ * (t800 - (t753 * t801 + t59 * t802));
                        let t804 = rt::lit::<T>(0.5) * (t753 * t543 + t768 * t546)
                            - t539 * t772 - t74 * t798 - j * t802;
                        let t805 = t69 * t799 - t769 * t540;
                        let t806 = m_ * (t68 * t802 - t768 * t801 - t805);
                        let t807 = t59 * t803 + t804 - t68 * t806;
                        let t808 = t51 * t807 - t763 * t547;
                        let t809 = t803 + m_ * t800;
                        let t810 = t806 - m_ * t805;
                        let t811 = rt::lit::<T>(0.5) * t548;
                        let t812 = t76 * t798
                            + (t539 * t775
                                - (t757 * t544 + (t769 * t549 + t759 * t811)));
                        let t813 = l
                            * (t67 * t799 + (t540 * t773 - t756 * t544) - t50 * t809)
                            + (t69 * t810 + (t812 - j * t799) - t53 * t809);
                        let t814 = l
                            * (t50 * t810 + (t756 * t549 - t540 * t774 - t75 * t799))
                            + (t547 * t765 - t752 * t811);
                        let t815 = t51 * (t58 * t808 + t813)
                            - (t763 * t551 + t756 * t552)
                            - t50 * (t62 * t807 + t814 - t57 * t808);
                        let t816 = t136 * t766 + t63 * t795;
                        let t817 = t124 * t777 + t79 * t781;
                        let t818 = rt::lit::<T>(0.5) * t167;
                        let t819 = t817 - t816;
                        let t820 = t79 * t756 + t50 * t777;
                        let t821 = l * t795;
                        let t822 = t53 * t796
                            + (rt::lit::<T>(0.5) * (t125 * t820 - t80 * t783)
                                + (t821 + t137 * t757));
                        let t823 = m_ * (t753 * t818 + t59 * t819 - t822);
                        let t824 = t69 * t796
                            - (t137 * t769
                                + rt::lit::<T>(0.5) * (t128 * t820 + t80 * t786));
                        let t825 = m_ * (t824 + t768 * t818 - t68 * t819);
                        let t826 = t59 * t823
                            + (rt::lit::<T>(0.5) * (t170 * t753 + t173 * t768)
                                + j * t819) - t68 * t825;
                        let t827 = rt::lit::<T>(0.5) * t81;
                        let t828 = t79 * t766 + t63 * t777;
                        let t829 = t752 * t827 + t57 * t828;
                        let t830 = t58 * t828 - t759 * t827;
                        let t831 = t80 * t756 + t50 * t820;
                        let t832 = t51 * t820 - t80 * t763;
                        let t833 = rt::lit::<T>(0.5) * (t50 * t752 - t51 * t759)
                            + (t57 * t756 - t58 * t763);
                        let t834 = t5 * t833
                            + (rt::lit::<T>(0.5) * (t111 * t752 - t105 * t759)
                                + (t112 * t756 - t113 * t763));
                        let t835 = t50 * t829 + t51 * t830
                            + (t57 * t831 + (t58 * t832 + t834));
                        let t836 = t50 * t796
                            + (rt::lit::<T>(0.5) * (t119 * t820 - t80 * t778)
                                + t137 * t756);
                        let t837 = t62 * t836
                            + (t122 * t831
                                + (t111 * t780 + (t194 * t765 + t763 * t517)));
                        let t838 = t119 * t829
                            + (t194 * t752 - t182 * t759 - t112 * t778 - t113 * t779);
                        let t839 = t7
                            * (t118 * t752 + t123 * t759 - t57 * t778 - t58 * t779)
                            + (t756 * t516 - t763 * t515);
                        let t840 = t50 * (t752 * t818 + t57 * t819)
                            + (rt::lit::<T>(0.5) * (t838 - t120 * t830) + t839);
                        let t841 = t51 * t796
                            - (t137 * t763
                                + rt::lit::<T>(0.5) * (t120 * t820 + t80 * t779));
                        let t842 = t840
                            + (t51 * (t58 * t819 - t759 * t818)
                                + (t58 * t841 + t57 * t836));
                        let t843 = t117 * t826
                            + t109
                                * (rt::lit::<T>(0.5) * (t120 * t835 + t116 * t779) + t837
                                    - t51 * t842);
                        let t844 = t69 * t820 - t80 * t769;
                        let t845 = m_ * (t844 + (t768 * t827 - t68 * t828));
                        let t846 = t845 + m_ * t844;
                        let t847 = l * t777;
                        let t848 = t847 - t80 * t757 - t53 * t820;
                        let t849 = m_ * (t848 + (t59 * t828 + t753 * t827));
                        let t850 = t849 + m_ * t848;
                        let t851 = rt::lit::<T>(0.5)
                            * (t128 * t846 + (t125 * t850 + (t91 * t786 - t103 * t783)))
                            + (t191 * t757 + t180 * t769 - j * t796);
                        let t852 = t825 + m_ * t824;
                        let t853 = k1 * (t764 - t761);
                        let t854 = t176 * t828 + t657 * t780;
                        let t855 = twice_m_l
                            * (t51 * t821
                                + (rt::lit::<T>(0.5) * (t120 * t847 + t97 * t779)
                                    - t168 * t763));
                        let t856 = twice_m_l * (t51 * t847 - t97 * t763)
                            + (t83 * t828 + t81 * t853);
                        let t857 = t80 * (t83 * t819 + (t167 * t853 - t854) - t855)
                            + (t85 * t796 + (t137 * t856 + t178 * t820));
                        let t858 = t85 * t820 + t80 * t856;
                        let t859 = t79 * half_l;
                        let t860 = m_l * (t58 * t847 - t759 * t859);
                        let t861 = k1 * t765;
                        let t862 = t94 * t828 + t81 * t861;
                        let t863 = t81 * t860 + (t93 * t828 - t95 * t820) - t80 * t862;
                        let t864 = t832 - t5 * t763;
                        let t865 = t124 * t863
                            + (t192 * t864 + (t96 * t781 + (t179 * t756 + t766 * t520)));
                        let t866 = t59 * t849
                            + (rt::lit::<T>(0.5) * (t102 * t753 + t90 * t768) + j * t828)
                            - t68 * t845;
                        let t867 = rt::lit::<T>(0.5) * (t119 * t858 - t86 * t778) + t865
                            + (t104 * (t841 - t7 * t779) + t866 * t518);
                        let t868 = t167 * t860 - (t828 * t519 + t187 * t820)
                            - t137 * t862 - t95 * t796;
                        let t869 = t136 * half_l;
                        let t870 = t868
                            + (t93 * t819 - t230 * (t58 * t821 - t759 * t869))
                            - t80 * (t94 * t819 + (t854 + t167 * t861));
                        let t871 = t53 * t850 + (t91 * t769 + t103 * t757 - j * t820)
                            - t69 * t846;
                        let t872 = t62 * t831 + (t111 * t765 + (t116 * t763 - t7 * t759))
                            - t51 * t835;
                        let t873 = t50 * t857 + t867
                            + (t6 * t852 + (t63 * t870 + (t183 * t871 + t174 * t872)));
                        let t874 = t843
                            + (t107 * (t53 * (t823 - m_ * t822) + t851 - t69 * t852)
                                + t873);
                        let t875 = weight1_1 * t796 - half_h * t815
                            + (weight1_2 * (t816 - t817) - weight1_3 * t874);
                        let t876 = l_h * t759;
                        let t877 = rt::lit::<T>(0.25) * t142;
                        let t878 = t51 * t877;
                        let t879 = h * t752;
                        let t880 = h * t759;
                        let t881 = rt::lit::<T>(0.5)
                            * (t140 * t756 + t760 * t879 - (t141 * t763 + t762 * t880));
                        let t882 = t51 * t881 - t143 * t763;
                        let t883 = rt::lit::<T>(0.5) * (t147 * t766 - t754 * t876)
                            - (t753 * t878 + t59 * t882);
                        let t884 = m_ * t883;
                        let t885 = half_m * t65;
                        let t886 = l_h * t752;
                        let t887 = half_m * t72;
                        let t888 = t147 * t767
                            + (t146 * t753 - t876 * t885 + (t886 * t887 + t150 * t768));
                        let t889 = m_
                            * (rt::lit::<T>(0.5) * (t148 * t766 + t754 * t886)
                                + (t68 * t882 - t768 * t878));
                        let t890 = t59 * t884 - j * t882
                            + (rt::lit::<T>(0.5) * (t148 * t771 + t888) - t68 * t889);
                        let t891 = m_l * t883 + (t151 * t766 - t152 * t756 - t74 * t882)
                            - t144 * t772;
                        let t892 = t891
                            - t50
                                * (t53 * t884 + (t150 * t769 + t146 * t757) - t69 * t889);
                        let t893 = t78
                            * (t153 * t777 + (t79 * (t63 * t890 + t892) - t154 * t776));
                        let t894 = t63 * t893
                            + (t144 * t777 + (t79 * t882 + t154 * t766));
                        let t895 = l
                            * (t63 * t803 + (t543 * t766 - t542 * t767 - t66 * t802))
                            + t763 * t548;
                        let t896 = l
                            * (t73 * t802 + (t542 * t771 - t546 * t766) - t63 * t806)
                            + t756 * t548;
                        let t897 = t58 * (t895 - t51 * t808)
                            - rt::lit::<T>(0.5) * (t759 * t554 + t752 * t555)
                            - t57 * (t50 * t808 + t896);
                        let t898 = t154 * t756 + t50 * t893;
                        let t899 = l * t893;
                        let t900 = t53 * t898 + (t155 * t757 - t899);
                        let t901 = t900
                            + (rt::lit::<T>(0.5)
                                * (t147 * t828 - (t827 * t876 + t163 * t753)) - t59 * t894);
                        let t902 = m_ * t901;
                        [
                            t559,
                            t561,
                            t562,
                            t564,
                            t565,
                            t567,
                            t569,
                            t571,
                            t572,
                            t573,
                            t574,
                            t575,
                            t577,
                            t578,
                            t579,
                            t580,
                            t581,
                            t582,
                            t583,
                            t602,
                            t603,
                            t604,
                            t605,
                            t625,
                            t632,
                            t633,
                            t634,
                            t635,
                            t636,
                            t637,
                            t639,
                            t648,
                            t649,
                            t650,
                            t652,
                            t653,
                            t656,
                            t657,
                            t660,
                            t662,
                            t663,
                            t664,
                            t665,
                            t666,
                            t667,
                            t669,
                            t673,
                            t674,
                            t677,
                            t724,
                            t725,
                            t748,
                            t750,
                            t751,
                            t752,
                            t753,
                            t754,
                            t756,
                            t757,
                            t759,
                            t760,
                            t762,
                            t763,
                            t765,
                            t766,
                            t767,
                            t768,
                            t769,
                            t771,
                            t772,
                            t773,
                            t774,
                            t775,
                            t776,
                            t777,
                            t782,
                            t797,
                            t801,
                            t811,
                            t818,
                            t820,
                            t827,
                            t828,
                            t829,
                            t830,
                            t831,
                            t832,
                            t833,
                            t835,
                            t845,
                            t846,
                            t847,
                            t849,
                            t850,
                            t853,
                            t856,
                            t858,
                            t859,
                            t860,
                            t861,
                            t862,
                            t863,
                            t864,
                            t866,
                            t869,
                            t871,
                            t872,
                            t875,
                            t876,
                            t877,
                            t878,
                            t879,
                            t880,
                            t881,
                            t882,
                            t885,
                            t886,
                            t887,
                            t894,
                            t897,
                            t898,
                            t899,
                            t900,
                            t902,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        half_h,
                        t52,
                        t50,
                        t57,
                        t51,
                        t58,
                        t53,
                        t69,
                        t59,
                        t68,
                        t62,
                        t63,
                        t72,
                        t73,
                        t65,
                        t66,
                        t67,
                        t74,
                        t75,
                        t76,
                        t77,
                        t78,
                        t79,
                        t80,
                        t81,
                        t5,
                        t10,
                        t12,
                        t83,
                        t94,
                        t6,
                        t97,
                        t90,
                        t102,
                        t91,
                        t103,
                        t109,
                        t104,
                        t85,
                        t86,
                        t95,
                        t93,
                        t96,
                        t105,
                        t113,
                        t111,
                        t112,
                        t107,
                        t116,
                        t117,
                        half_m,
                        l_h,
                        t119,
                        t120,
                        t125,
                        t128,
                        t122,
                        t123,
                        t124,
                        t130,
                        t127,
                        t132,
                        t131,
                        t133,
                        half_j_h,
                        t134,
                        t118,
                        t135,
                        t136,
                        t137,
                        t141,
                        t140,
                        t147,
                        t148,
                        t142,
                        t143,
                        t144,
                        t150,
                        t146,
                        t151,
                        t152,
                        t153,
                        t154,
                        t155,
                        t157,
                        t158,
                        t163,
                        t165,
                        t7,
                        t167,
                        t168,
                        t173,
                        t170,
                        t180,
                        t176,
                        t182,
                        t194,
                        t178,
                        t179,
                        t187,
                        t191,
                        t192,
                        t183,
                        t174,
                        t210,
                        t215,
                        t212,
                        t216,
                        t221,
                        t203,
                        t205,
                        t200,
                        t207,
                        t223,
                        t224,
                        t226,
                        t230,
                        t213,
                        t217,
                        t231,
                        half_j,
                        t245,
                        t239,
                        half_l,
                        t248,
                        t240,
                        t255,
                        t254,
                        t234,
                        t235,
                        t251,
                        t252,
                        t249,
                        h_adjoint2,
                        h_adjoint1,
                        t538,
                        t537,
                        t539,
                        t542,
                        t540,
                        t543,
                        t546,
                        t549,
                        t544,
                        t547,
                        t548,
                        t551,
                        t552,
                        t554,
                        t555,
                        t519,
                        t520,
                        t515,
                        t516,
                        t517,
                        t518,
                        t522,
                        t523,
                        t524,
                        t525,
                        t528,
                        t527,
                        t529,
                        t532,
                        t531,
                        t534,
                        t535,
                        t557,
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
                let [t913, t914, t921, t922, t930, t936, t940, t947, t948, t953, t960,
                t961, t963, t964, t965, t966, t969, t971, t974, t975, t976, t977, t978,
                t980, t981, t982, t983, t984, t985, t986, t987, t988, t992, t1003, t1004,
                t1010, t1011, t1014, t1022, t1024, t1029, t1036, t1037, t1043, t1044,
                t1045, t1046, t1047, t1048, t1050, t1051, t1054, t1055, t1062, t1063,
                t1064, t1066, t1067, t1068, t1069, t1073, t1076, t1078, t1079, t1080,
                t1081, t1082, t1084, t1085, t1086, t1090, t1091, t1094, t1106, t1114,
                t1116, t1127, t1129, t1146, t1162, t1165, t1166, t1173, t1174, t1175,
                t1176, t1177, t1178, t1180, t1182, t1184, t1185, t1186, t1187, t1188,
                t1190, t1191, t1192, t1193, t1194, t1195, t1196, t1215, t1236, t1242,
                t1243, t1244, t1245, t1246, t1247, t1249, t1257, t1258, t1259, t1261,
                t1262, t1266, t1269, t1271, t1272, t1273, t1274, t1275, t1277, t1278,
                t1282, t1283, t1286, t1329, t1334, t1358, t1359, t1361, t1362, t1364,
                t1365, t1367, t1368, t1369, t1370, t1371, t1372, t1373, t1374, t1375,
                t1377, t1378, t1379, t1380, t1381, t1382, t1383, t1384, t1385, t1386,
                t1387, t1388, t1391, t1400, t1401, t1402, t1403, t1404, t1405, t1406,
                t1407, t1408, t1409, t1410, t1411] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        half_h,
                        half_h_over_i,
                        t52,
                        t50,
                        t57,
                        t51,
                        t58,
                        t53,
                        t69,
                        t59,
                        t68,
                        t62,
                        t63,
                        t73,
                        t66,
                        t67,
                        t74,
                        t75,
                        t76,
                        t77,
                        t78,
                        t79,
                        t80,
                        t81,
                        t5,
                        t83,
                        t94,
                        t6,
                        t97,
                        t89,
                        t90,
                        t101,
                        t102,
                        t91,
                        t103,
                        t109,
                        t104,
                        t85,
                        t86,
                        t95,
                        t93,
                        t96,
                        t105,
                        t113,
                        t111,
                        t112,
                        t107,
                        t116,
                        t117,
                        half_m,
                        l_h,
                        t119,
                        t120,
                        t125,
                        t128,
                        t121,
                        t122,
                        t124,
                        t130,
                        t127,
                        t132,
                        t131,
                        t133,
                        half_j_h,
                        t134,
                        t135,
                        t136,
                        t137,
                        t141,
                        t140,
                        t147,
                        t148,
                        t143,
                        t144,
                        half_l_h,
                        t150,
                        t146,
                        t151,
                        t152,
                        t153,
                        t154,
                        t155,
                        t157,
                        t158,
                        t159,
                        t163,
                        t165,
                        t7,
                        t167,
                        t168,
                        t173,
                        t170,
                        t180,
                        t176,
                        t182,
                        t194,
                        t178,
                        t179,
                        t187,
                        t191,
                        t192,
                        t183,
                        t174,
                        t210,
                        t215,
                        t212,
                        t216,
                        t221,
                        t203,
                        t205,
                        t199,
                        t200,
                        t206,
                        t207,
                        t223,
                        t224,
                        t226,
                        t230,
                        t213,
                        t217,
                        t231,
                        half_j,
                        t245,
                        t238,
                        t239,
                        half_l,
                        t247,
                        t248,
                        t240,
                        t255,
                        t254,
                        t234,
                        t235,
                        t251,
                        t252,
                        t249,
                        t257,
                        t458,
                        t457,
                        quarter_m,
                        t496,
                        t756,
                        t752,
                        t763,
                        t759,
                        t757,
                        t769,
                        t753,
                        t768,
                        t754,
                        t530,
                        t762,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t538,
                        t537,
                        t539,
                        t542,
                        t540,
                        t543,
                        t546,
                        t549,
                        t544,
                        t547,
                        t548,
                        t551,
                        t552,
                        t554,
                        t555,
                        t602,
                        t657,
                        t461,
                        t519,
                        t520,
                        t515,
                        t516,
                        t517,
                        t518,
                        t522,
                        t523,
                        t524,
                        t525,
                        t528,
                        t527,
                        t529,
                        t532,
                        t531,
                        t533,
                        t534,
                        t535,
                        t557,
                        t605,
                        t725,
                        t748,
                        t760,
                        t765,
                        t766,
                        t776,
                        t853,
                        t861,
                        t847,
                        t820,
                        t828,
                        t827,
                        t845,
                        t849,
                        t866,
                        t871,
                        t856,
                        t862,
                        t859,
                        t860,
                        t863,
                        t832,
                        t831,
                        t864,
                        t872,
                        t782,
                        t818,
                        t801,
                        t869,
                        t811,
                        t880,
                        t879,
                        t876,
                        t886,
                        t881,
                        t882,
                        t877,
                        t878,
                        t885,
                        t887,
                        t898,
                        t894,
                        t899,
                        t900,
                        t902,
                        t897,
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
                        let t903 = t53 * (t902 + m_ * t900)
                            + (j * t898 + (t213 * t757 + t216 * t769));
                        let t904 = t69 * t898 - t155 * t769;
                        let t905 = t68 * t894
                            + rt::lit::<T>(0.5)
                                * (t148 * t828 + (t827 * t886 - t163 * t768)) - t904;
                        let t906 = m_ * t905;
                        let t907 = t906 - m_ * t904;
                        let t908 = t221 * t828 + t657 * t881;
                        let t909 = t908 - t163 * t853 - t83 * t894
                            - twice_m_l * (t51 * t899 - t210 * t763);
                        let t910 = t230
                            * (t58 * t899
                                + rt::lit::<T>(0.5)
                                    * (t140 * t847 + (t859 * t879 - t210 * t759)));
                        let t911 = t80 * (t94 * t894 + (t908 + t163 * t861))
                            + (t155 * t862 + (t226 * t820 - t828 * t524) - t93 * t894);
                        let t912 = t50
                            * (t80 * t909 + (t223 * t820 - t155 * t856 - t85 * t898))
                            + t63 * (t95 * t898 - t163 * t860 - t910 + t911);
                        let t913 = half_m * t101;
                        let t914 = half_m * t89;
                        let t915 = t147 * t849
                            + (t212 * t753 - t876 * t913 + (t886 * t914 + t215 * t768));
                        let t916 = t59 * t902 - j * t894
                            + (rt::lit::<T>(0.5) * (t148 * t845 + t915) - t68 * t906);
                        let t917 = t217 * t864 + (t766 * t525 + t224 * t756 - t96 * t882)
                            - t144 * t863;
                        let t918 = t51 * t898 - t155 * t763;
                        let t919 = t50
                            * (rt::lit::<T>(0.5)
                                * (t141 * t828 - (t827 * t880 + t163 * t752)) - t57 * t894);
                        let t920 = t7
                            * (t141 * t756 - t760 * t880 + (t140 * t763 - t762 * t879))
                            + (t207 * t763 + t200 * t756);
                        let t921 = rt::lit::<T>(0.5) * t111;
                        let t922 = rt::lit::<T>(0.5) * t105;
                        let t923 = t141 * t831
                            + (t203 * t759 - t205 * t752 - (t880 * t921 + t879 * t922));
                        let t924 = t51
                            * (t58 * t894
                                + rt::lit::<T>(0.5)
                                    * (t140 * t828 + (t827 * t879 - t163 * t759)));
                        let t925 = t155 * t756 + t50 * t898;
                        let t926 = t919 + t920
                            + (rt::lit::<T>(0.5) * (t923 - t140 * t832) - t924)
                            - (t58 * t918 + t57 * t925);
                        let t927 = t143 * t831
                            + (t111 * t881
                                + (t205 * t765 + (t496 * t879 - t763 * t522)));
                        let t928 = t117 * t916
                            + (t917 - t104 * t918 - t866 * t523 - t203 * t871)
                            - t109 * (t51 * t926 + (t62 * t925 + t927));
                        let t929 = t107 * (t903 - t69 * t907)
                            + (t912 + (t6 * t907 + t231 * t872)) + t928;
                        let t930 = weight1_2 * t894 - half_h * t897
                            - (weight1_1 * t898 + weight1_3 * t929);
                        let t931 = t776 * t725;
                        let t932 = t157 * t756 - t50 * t931;
                        let t933 = t157 * t766 - t63 * t931;
                        let t934 = t557 * t748;
                        let t935 = t51 * t932 - t158 * t763;
                        let t936 = half_l_h * t78;
                        let t937 = l * t931;
                        let t938 = t93 * t933 - t95 * t932
                            - t230 * (t759 * t936 + t58 * t937)
                            - t80 * (t165 * t861 + t94 * t933);
                        let t939 = t63
                            * (t828 * t527 - t820 * t528 + t938
                                + (t165 * t860 - t158 * t862));
                        let t940 = rt::lit::<T>(0.5) * t165;
                        let t941 = t53 * t932 + (t937 + t158 * t757);
                        let t942 = m_
                            * (rt::lit::<T>(0.5) * (t753 * t940 + t59 * t933)
                                - rt::lit::<T>(0.5) * t941);
                        let t943 = t69 * t932 - t158 * t769;
                        let t944 = half_m * (t943 + (t768 * t940 - t68 * t933));
                        let t945 = t944 + half_m * t943;
                        let t946 = t53 * (t942 - half_m * t941)
                            + (t240 * t769 + t251 * t757 - half_j * t932 - t69 * t945);
                        let t947 = half_m * t247;
                        let t948 = t238 * quarter_m;
                        let t949 = t59 * t942
                            + (half_j * t933 + (t753 * t947 + t768 * t948) - t68 * t944);
                        let t950 = t117 * t949
                            + (t6 * t945 + (t252 * t864 + (t766 * t529 + t235 * t756)));
                        let t951 = t158 * t756 + t50 * t932;
                        let t952 = t50 * (t752 * t940 + t57 * t933)
                            + t51 * (t58 * t933 - t759 * t940);
                        let t953 = rt::lit::<T>(0.5) * t254;
                        let t954 = t58 * t935
                            + (t752 * t953 - t257 * t759 + (t756 * t531 - t763 * t532));
                        let t955 = rt::lit::<T>(0.5)
                            * (t254 * t765 + t62 * t951
                                - t51 * (t952 + (t57 * t951 + t954)));
                        let t956 = rt::lit::<T>(0.5) * (t165 * t853 + t83 * t933)
                            - m_l * (t245 * t763 + t51 * t937);
                        let t957 = t50
                            * (rt::lit::<T>(0.5) * (t158 * t856 + t85 * t932)
                                + (t80 * t956 + t234 * t820));
                        let t958 = t249 * t872 + (t107 * t946 + t950)
                            + (t109 * (t763 * t534 + t955) + (t957 + t866 * t535));
                        let t959 = t776 * t934
                            - weight1_3
                                * (rt::lit::<T>(0.5) * (t255 * t871 + t104 * t935 + t939)
                                    + t958);
                        let t960 = rt::lit::<T>(0.5)
                            * (weight1_1 * t932 - weight1_2 * t933) + t959;
                        let t961 = half_h * d_rho1_rate_by_5;
                        let t962 = half_h * d_theta2_rate_by_5 + rt::lit::<T>(1.0);
                        let t963 = t58 * t962;
                        let t964 = l * t963;
                        let h_d_theta1_rate_by_5 = h * d_theta1_rate_by_5;
                        let t965 = h_d_theta1_rate_by_5 * t51;
                        let t966 = l * t965;
                        let t967 = t53 * t965 + t50 * t966;
                        let t968 = rt::lit::<T>(0.5) * t58;
                        let t969 = t57 * t962;
                        let t970 = t965 * t968 - t50 * t969;
                        let t971 = h_d_theta1_rate_by_5 * t50;
                        let t972 = rt::lit::<T>(0.5) * t57;
                        let t973 = t51 * t963 - t971 * t972;
                        let t974 = t970 - t973;
                        let t975 = t51 * t974 - t971 * t530;
                        let t976 = m_
                            * (t63 * t964 - rt::lit::<T>(0.5) * t967 + t59 * t975);
                        let t977 = l * t969;
                        let t978 = l * t971;
                        let t979 = t69 * t965 - t50 * t978;
                        let t980 = m_
                            * (rt::lit::<T>(0.5) * t979 + t63 * t977 - t68 * t975);
                        let t981 = t59 * t976 + (t66 * t964 + t73 * t977 + j * t975)
                            - t68 * t980;
                        let t982 = t976 - half_m * t967;
                        let t983 = rt::lit::<T>(0.5) * t76;
                        let t984 = half_m * t979 + t980;
                        let t985 = rt::lit::<T>(0.5) * (t67 * t966 + t75 * t978)
                            - half_j * t965 + t53 * t982 - t69 * t984;
                        let t986 = t63 * t981 + (l * t982 + (t74 * t975 - t965 * t983))
                            - t50 * t985;
                        let t987 = t78 * (t961 - t79 * t986);
                        let t988 = rt::lit::<T>(0.5) * t79;
                        let t989 = h * t971;
                        let t990 = h * t965;
                        let t991 = rt::lit::<T>(0.5)
                            * (t120 * t963 + t972 * t990 - (t119 * t969 + t968 * t989));
                        let t992 = rt::lit::<T>(0.25) * t121;
                        let t993 = t51 * t991 - t971 * t992
                            - rt::lit::<T>(0.5) * (t120 * t974 + t530 * t990);
                        let t994 = l_h * t971;
                        let t995 = t119 * t966 + t125 * t965 - (t53 * t989 + t50 * t994);
                        let t996 = m_
                            * (t59 * t993 + (t124 * t964 - rt::lit::<T>(0.25) * t995));
                        let t997 = l_h * t965;
                        let t998 = t119 * t978 + t128 * t965 + (t69 * t989 + t50 * t997);
                        let t999 = m_
                            * (t68 * t993 + (rt::lit::<T>(0.25) * t998 - t124 * t977));
                        let t1000 = t59 * t996
                            + (t68 * t999 + (j * t993 + (t130 * t977 + t127 * t964)));
                        let t1001 = t996 - quarter_m * t995;
                        let t1002 = t63 * t1000
                            + (t124 * t981 + (l * t1001 + (t74 * t993 + t131 * t975)));
                        let t1003 = rt::lit::<T>(0.5) * t75;
                        let t1004 = rt::lit::<T>(0.5) * t67;
                        let t1005 = t128 * t984
                            + (t997 * t1003 + t133 * t978
                                + (t132 * t966 - t994 * t1004));
                        let t1006 = t69 * (t999 + quarter_m * t998) + t971 * quarter_j_h
                            + (t53 * t1001 + rt::lit::<T>(0.5) * (t125 * t982 + t1005));
                        let t1007 = t1002
                            - rt::lit::<T>(0.5)
                                * (t119 * t985 + (t134 * t965 - t983 * t989)) - t50 * t1006;
                        let t1008 = t78 * (t79 * t1007 + (t135 * t987 - t136 * t986));
                        let t1009 = rt::lit::<T>(0.5)
                            * (t119 * t987 - (t988 * t989 + t136 * t965)) - t50 * t1008;
                        let t1010 = rt::lit::<T>(0.5) * t539;
                        let t1011 = t77 * t986;
                        let t1012 = t537 * (h * d_rho1_rate_by_5 * t602 - t1011 * t605);
                        let t1013 = t965 * t1010 + t50 * t1012;
                        let t1014 = rt::lit::<T>(0.5) * t540;
                        let t1015 = t53 * t1013 + (t966 * t1014 - l * t1012);
                        let t1016 = t539 * t975 + t63 * t1012;
                        let t1017 = m_ * (t1015 - (t964 * t542 + t59 * t1016));
                        let t1018 = t977 * t546 + t964 * t543 - t539 * t981 - t74 * t1012
                            - j * t1016;
                        let t1019 = t69 * t1013 - t978 * t1014;
                        let t1020 = m_ * (t68 * t1016 - t977 * t542 - t1019);
                        let t1021 = t59 * t1017 + t1018 - t68 * t1020;
                        let t1022 = rt::lit::<T>(0.5) * t547;
                        let t1023 = t51 * t1021 - t971 * t1022;
                        let t1024 = rt::lit::<T>(0.5) * t544;
                        let t1025 = t1017 + m_ * t1015;
                        let t1026 = t1020 - m_ * t1019;
                        let t1027 = t76 * t1012
                            + (t539 * t985
                                - (t969 * t548
                                    + rt::lit::<T>(0.5) * (t978 * t549 + t966 * t544)));
                        let t1028 = l
                            * (t67 * t1013 + (t540 * t982 - t965 * t1024) - t50 * t1025)
                            + (t69 * t1026 + (t1027 - j * t1013) - t53 * t1025);
                        let t1029 = rt::lit::<T>(0.5) * t549;
                        let t1030 = l
                            * (t50 * t1026 + (t965 * t1029 - t540 * t984 - t75 * t1013))
                            + (t547 * t974 - t963 * t548);
                        let t1031 = t51 * (t58 * t1023 + t1028)
                            - rt::lit::<T>(0.5) * (t971 * t551 + t965 * t552)
                            - t50 * (t62 * t1021 + t1030 - t57 * t1023);
                        let t1032 = t136 * t975 + t63 * t1008;
                        let t1033 = t124 * t987 + t79 * t993;
                        let t1034 = t1033 - t1032;
                        let t1035 = l * t1008;
                        let t1036 = t965 * t988 + t50 * t987;
                        let t1037 = rt::lit::<T>(0.5) * t80;
                        let t1038 = t53 * t1009
                            + (t1035
                                + rt::lit::<T>(0.5)
                                    * (t125 * t1036 + (t137 * t966 - t1037 * t994)));
                        let t1039 = m_ * (t167 * t964 + t59 * t1034 - t1038);
                        let t1040 = t69 * t1009
                            - rt::lit::<T>(0.5)
                                * (t128 * t1036 + (t1037 * t997 + t137 * t978));
                        let t1041 = m_ * (t1040 + t167 * t977 - t68 * t1034);
                        let t1042 = t59 * t1039
                            + (j * t1034 + (t170 * t964 + t173 * t977)) - t68 * t1041;
                        let t1043 = t79 * t975 + t63 * t987;
                        let t1044 = t81 * t963 + t57 * t1043;
                        let t1045 = t58 * t1043 - t81 * t969;
                        let t1046 = t965 * t1037 + t50 * t1036;
                        let t1047 = t51 * t1036 - t971 * t1037;
                        let t1048 = rt::lit::<T>(0.5) * (t57 * t965 - t58 * t971)
                            + (t50 * t963 - t51 * t969);
                        let t1049 = t5 * t1048
                            + (rt::lit::<T>(0.5) * (t112 * t965 - t113 * t971)
                                + (t111 * t963 - t105 * t969));
                        let t1050 = t50 * t1044 + t51 * t1045
                            + (t57 * t1046 + (t58 * t1047 + t1049));
                        let t1051 = rt::lit::<T>(0.5) * t116;
                        let t1052 = t50 * t1009
                            + rt::lit::<T>(0.5)
                                * (t119 * t1036 + (t137 * t965 - t1037 * t989));
                        let t1053 = rt::lit::<T>(0.5)
                            * (t120 * t1050 + (t1051 * t990 + t971 * t517))
                            + (t62 * t1052
                                + (t122 * t1046 + (t194 * t974 + t111 * t991)));
                        let t1054 = rt::lit::<T>(0.5) * t112;
                        let t1055 = rt::lit::<T>(0.5) * t113;
                        let t1056 = t119 * t1044
                            + (t965 * t516 - t971 * t515
                                - (t989 * t1054 + t990 * t1055));
                        let t1057 = t7
                            * (t119 * t963 - t972 * t989 + (t120 * t969 - t968 * t990))
                            + (t194 * t963 - t182 * t969);
                        let t1058 = t50 * (t167 * t963 + t57 * t1034)
                            + (rt::lit::<T>(0.5) * (t1056 - t120 * t1045) + t1057);
                        let t1059 = t51 * t1009
                            - rt::lit::<T>(0.5)
                                * (t120 * t1036 + (t1037 * t990 + t137 * t971));
                        let t1060 = t1058
                            + (t51 * (t58 * t1034 - t167 * t969)
                                + (t58 * t1059 + t57 * t1052));
                        let t1061 = t69 * t1036 - t978 * t1037;
                        let t1062 = m_ * (t1061 + (t81 * t977 - t68 * t1043));
                        let t1063 = t1062 + m_ * t1061;
                        let t1064 = l * t987;
                        let t1065 = t1064 - t966 * t1037 - t53 * t1036;
                        let t1066 = m_ * (t1065 + (t59 * t1043 + t81 * t964));
                        let t1067 = t1066 + m_ * t1065;
                        let t1068 = rt::lit::<T>(0.5) * t103;
                        let t1069 = rt::lit::<T>(0.5) * t91;
                        let t1070 = t125 * t1067
                            + (t191 * t966 - t994 * t1068
                                + (t997 * t1069 + t180 * t978));
                        let t1071 = t53 * (t1039 - m_ * t1038)
                            + (rt::lit::<T>(0.5) * (t128 * t1063 + t1070) - j * t1009);
                        let t1072 = t1041 + m_ * t1040;
                        let t1073 = k1 * (t973 - t970);
                        let t1074 = t176 * t1043 + t657 * t991;
                        let t1075 = twice_m_l
                            * (t51 * t1035
                                + rt::lit::<T>(0.5)
                                    * (t120 * t1064 + (t859 * t990 - t168 * t971)));
                        let t1076 = twice_m_l * (t51 * t1064 - t971 * t859)
                            + (t83 * t1043 + t81 * t1073);
                        let t1077 = t80 * (t83 * t1034 + (t167 * t1073 - t1074) - t1075)
                            + (t85 * t1009 + (t137 * t1076 + t178 * t1036));
                        let t1078 = m_l * (t58 * t1064 - t97 * t969);
                        let t1079 = k1 * t974;
                        let t1080 = t94 * t1043 + t81 * t1079;
                        let t1081 = t81 * t1078 + (t93 * t1043 - t95 * t1036)
                            - t80 * t1080;
                        let t1082 = t1047 - t7 * t971;
                        let t1083 = t104 * (t1059 - t496 * t990)
                            + (t124 * t1081
                                + (t192 * t1082 + (t96 * t993 + t975 * t520)));
                        let t1084 = t85 * t1036 + t80 * t1076;
                        let t1085 = rt::lit::<T>(0.5) * t86;
                        let t1086 = t59 * t1066
                            + (j * t1043 + (t102 * t964 + t90 * t977)) - t68 * t1062;
                        let t1087 = t1083
                            + (rt::lit::<T>(0.5)
                                * (t119 * t1084 + (t179 * t965 - t989 * t1085))
                                + t1086 * t518);
                        let t1088 = t167 * t1078 - (t1043 * t519 + t187 * t1036)
                            - t137 * t1080 - t95 * t1009;
                        let t1089 = t1088
                            + (t93 * t1034 - t230 * (t58 * t1035 - t168 * t969))
                            - t80 * (t94 * t1034 + (t1074 + t167 * t1079));
                        let t1090 = t53 * t1067
                            + (rt::lit::<T>(0.5) * (t103 * t966 + t91 * t978)
                                - j * t1036) - t69 * t1063;
                        let t1091 = t62 * t1046
                            + (t111 * t974 + (t971 * t1051 - t5 * t969)) - t51 * t1050;
                        let t1092 = t50 * t1077 + t1087
                            + (t6 * t1072
                                + (t63 * t1089 + (t183 * t1090 + t174 * t1091)));
                        let t1093 = t117 * t1042 + t109 * (t1053 - t51 * t1060)
                            + (t107 * (t1071 - t69 * t1072) + t1092);
                        let t1094 = weight1_1 * t1009 - half_h * t1031
                            + (weight1_2 * (t1032 - t1033) - weight1_3 * t1093);
                        let t1095 = l_h * t969;
                        let t1096 = h * t963;
                        let t1097 = h * t969;
                        let t1098 = rt::lit::<T>(0.5)
                            * (t50 * t1096 + (t206 * t965 - t199 * t971) - t51 * t1097);
                        let t1099 = t51 * t1098 - t971 * t877;
                        let t1100 = rt::lit::<T>(0.5) * (t147 * t975 - t63 * t1095)
                            - t144 * t964 - t59 * t1099;
                        let t1101 = m_ * t1100;
                        let t1102 = l_h * t963;
                        let t1103 = m_
                            * (t68 * t1099
                                + (rt::lit::<T>(0.5) * (t148 * t975 + t63 * t1102)
                                    - t144 * t977));
                        let t1104 = rt::lit::<T>(0.5)
                            * (t148 * t980 + (t147 * t976 + (t73 * t1102 - t66 * t1095)))
                            - t68 * t1103;
                        let t1105 = t63
                            * (t59 * t1101 + (t146 * t964 + t150 * t977 - j * t1099)
                                + t1104);
                        let t1106 = rt::lit::<T>(0.5) * t152;
                        let t1107 = m_l * t1100
                            + (t151 * t975 - t965 * t1106 - t74 * t1099) - t144 * t981;
                        let t1108 = t50
                            * (t53 * t1101
                                + rt::lit::<T>(0.5) * (t146 * t966 + t150 * t978)
                                - t69 * t1103);
                        let t1109 = t78
                            * (t79 * (t1105 + t1107 - t1108)
                                + (t153 * t987 - t154 * t986));
                        let t1110 = t63 * t1109
                            + (t144 * t987 + (t79 * t1099 + t154 * t975));
                        let t1111 = l
                            * (t63 * t1017 + (t543 * t975 - t542 * t976 - t66 * t1016))
                            + t971 * t811;
                        let t1112 = l
                            * (t73 * t1016 + (t542 * t980 - t546 * t975) - t63 * t1020)
                            + t965 * t811;
                        let t1113 = t58 * (t1111 - t51 * t1023)
                            - (t969 * t554 + t963 * t555) - t57 * (t50 * t1023 + t1112);
                        let t1114 = rt::lit::<T>(0.5) * t154;
                        let t1115 = t965 * t1114 + t50 * t1109;
                        let t1116 = rt::lit::<T>(0.5) * t155;
                        let t1117 = l * t1109;
                        let t1118 = t53 * t1115 + (t966 * t1116 - t1117);
                        let t1119 = t1118
                            + (rt::lit::<T>(0.5) * (t147 * t1043 - t81 * t1095)
                                - t163 * t964 - t59 * t1110);
                        let t1120 = m_ * t1119;
                        let t1121 = t53 * (t1120 + m_ * t1118)
                            + (rt::lit::<T>(0.5) * (t213 * t966 + t216 * t978)
                                + j * t1115);
                        let t1122 = t69 * t1115 - t978 * t1116;
                        let t1123 = t68 * t1110
                            + (rt::lit::<T>(0.5) * (t148 * t1043 + t81 * t1102)
                                - t163 * t977) - t1122;
                        let t1124 = m_ * t1123;
                        let t1125 = t1124 - m_ * t1122;
                        let t1126 = t221 * t1043 + t657 * t1098;
                        let t1127 = t154 * half_l;
                        let t1128 = t1126 - t163 * t1073 - t83 * t1110
                            - twice_m_l * (t51 * t1117 - t971 * t1127);
                        let t1129 = rt::lit::<T>(0.5) * t224;
                        let t1130 = t217 * t1082
                            + (t975 * t525 + t965 * t1129 - t96 * t1099) - t144 * t1081;
                        let t1131 = t51 * t1115 - t971 * t1116;
                        let t1132 = t50
                            * (t80 * t1128 + (t223 * t1036 - t155 * t1076 - t85 * t1115))
                            + (t1130 - t104 * t1131 - t1086 * t523);
                        let t1133 = rt::lit::<T>(0.5)
                            * (t148 * t1062
                                + (t147 * t1066 + (t90 * t1102 - t102 * t1095)))
                            + (t212 * t964 + t215 * t977 - j * t1110);
                        let t1134 = t230
                            * (t58 * t1117
                                + (rt::lit::<T>(0.5) * (t140 * t1064 + t97 * t1096)
                                    - t210 * t969));
                        let t1135 = t80 * (t94 * t1110 + (t1126 + t163 * t1079))
                            + (t95 * t1115 - t93 * t1110);
                        let t1136 = t155 * t1080 + (t226 * t1036 - t1043 * t524)
                            - t163 * t1078 - t1134 + t1135;
                        let t1137 = t117 * (t1133 + (t59 * t1120 - t68 * t1124))
                            + (t63 * t1136 + t6 * t1125);
                        let t1138 = t141 * t1046
                            + (t207 * t971 + t200 * t965 - t111 * t1097 - t105 * t1096);
                        let t1139 = t7
                            * (t199 * t965 + t206 * t971 - t50 * t1097 - t51 * t1096)
                            + (t203 * t969 - t205 * t963);
                        let t1140 = t50
                            * (rt::lit::<T>(0.5) * (t141 * t1043 - t81 * t1097)
                                - t163 * t963 - t57 * t1110);
                        let t1141 = t965 * t1116 + t50 * t1115;
                        let t1142 = t51
                            * (t58 * t1110
                                + (rt::lit::<T>(0.5) * (t140 * t1043 + t81 * t1096)
                                    - t163 * t969));
                        let t1143 = rt::lit::<T>(0.5) * (t1138 - t140 * t1047) + t1139
                            + (t1140 - t58 * t1131) - (t57 * t1141 + t1142);
                        let t1144 = t143 * t1046
                            + (t111 * t1098
                                + (t205 * t974
                                    + rt::lit::<T>(0.5) * (t5 * t1096 - t971 * t522)));
                        let t1145 = t107 * (t1121 - t69 * t1125)
                            + (t231 * t1091 - t203 * t1090 + t1132)
                            + (t1137 - t109 * (t51 * t1143 + (t62 * t1141 + t1144)));
                        let t1146 = weight1_2 * t1110 - half_h * t1113
                            - (weight1_1 * t1115 + weight1_3 * t1145);
                        let t1147 = t986 * t725;
                        let t1148 = t965 * t748 - t50 * t1147;
                        let t1149 = t157 * t975 - t63 * t1147;
                        let t1150 = t51 * t1148 - t159 * t971;
                        let t1151 = l * t1147;
                        let t1152 = t93 * t1149 - t95 * t1148
                            - t230 * (t245 * t969 + t58 * t1151)
                            - t80 * (t165 * t1079 + t94 * t1149);
                        let t1153 = t63
                            * (t1043 * t527 - t1036 * t528 + t1152
                                + (t165 * t1078 - t158 * t1080));
                        let t1154 = t53 * t1148 + (t1151 + t159 * t966);
                        let t1155 = m_
                            * (rt::lit::<T>(0.5) * (t165 * t964 + t59 * t1149)
                                - rt::lit::<T>(0.5) * t1154);
                        let t1156 = t69 * t1148 - t159 * t978;
                        let t1157 = half_m * (t1156 + (t165 * t977 - t68 * t1149));
                        let t1158 = t1157 + half_m * t1156;
                        let t1159 = t53 * (t1155 - half_m * t1154)
                            + (rt::lit::<T>(0.5) * (t251 * t966 + t240 * t978)
                                - half_j * t1148 - t69 * t1158);
                        let t1160 = t59 * t1155
                            + (half_j * t1149 + (t248 * t964 + t239 * t977)
                                - t68 * t1157);
                        let t1161 = t107 * t1159
                            + (t117 * t1160
                                + (t252 * t1082 + (t975 * t529 + t6 * t1158)));
                        let t1162 = rt::lit::<T>(0.25) * t533;
                        let t1163 = t159 * t965 + t50 * t1148;
                        let t1164 = t50 * (t165 * t963 + t57 * t1149)
                            + t51 * (t58 * t1149 - t165 * t969);
                        let t1165 = rt::lit::<T>(0.5) * t531;
                        let t1166 = rt::lit::<T>(0.5) * t532;
                        let t1167 = t58 * t1150
                            + (t965 * t1165 - t971 * t1166
                                + (t254 * t963 - t255 * t969));
                        let t1168 = rt::lit::<T>(0.5)
                            * (t254 * t974 + t62 * t1163
                                - t51 * (t1164 + (t57 * t1163 + t1167)));
                        let t1169 = rt::lit::<T>(0.5) * (t165 * t1073 + t83 * t1149)
                            - m_l * (t971 * t936 + t51 * t1151);
                        let t1170 = t50
                            * (rt::lit::<T>(0.5) * (t158 * t1076 + t85 * t1148)
                                + (t80 * t1169 + t234 * t1036));
                        let t1171 = t249 * t1091 + t1161
                            + (t109 * (t971 * t1162 + t1168) + (t1170 + t1086 * t535));
                        let t1172 = weight1_3
                            * (rt::lit::<T>(0.5)
                                * (t255 * t1090 + (t104 * t1150 + t235 * t965) + t1153)
                                + t1171);
                        let t1173 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1148 - weight1_2 * t1149)
                            + (t986 * t934 - t1172);
                        let t1174 = half_h * d_rho1_rate_by_6 + rt::lit::<T>(1.0);
                        let h_d_theta2_rate_by_6 = h * d_theta2_rate_by_6;
                        let t1175 = h_d_theta2_rate_by_6 * t58;
                        let t1176 = l * t1175;
                        let h_d_theta1_rate_by_6 = h * d_theta1_rate_by_6;
                        let t1177 = h_d_theta1_rate_by_6 * t51;
                        let t1178 = l * t1177;
                        let t1179 = t53 * t1177 + t50 * t1178;
                        let t1180 = h_d_theta2_rate_by_6 * t57;
                        let t1181 = rt::lit::<T>(0.5) * (t58 * t1177 - t50 * t1180);
                        let t1182 = h_d_theta1_rate_by_6 * t50;
                        let t1183 = rt::lit::<T>(0.5) * (t51 * t1175 - t57 * t1182);
                        let t1184 = t1181 - t1183;
                        let t1185 = t51 * t1184 - t530 * t1182;
                        let t1186 = m_
                            * (t754 * t1176 - rt::lit::<T>(0.5) * t1179 + t59 * t1185);
                        let t1187 = l * t1180;
                        let t1188 = l * t1182;
                        let t1189 = t69 * t1177 - t50 * t1188;
                        let t1190 = m_
                            * (rt::lit::<T>(0.5) * t1189 + t754 * t1187 - t68 * t1185);
                        let t1191 = t59 * t1186
                            + (rt::lit::<T>(0.5) * (t66 * t1176 + t73 * t1187)
                                + j * t1185) - t68 * t1190;
                        let t1192 = t1186 - half_m * t1179;
                        let t1193 = half_m * t1189 + t1190;
                        let t1194 = rt::lit::<T>(0.5) * (t67 * t1178 + t75 * t1188)
                            - half_j * t1177 + t53 * t1192 - t69 * t1193;
                        let t1195 = t63 * t1191
                            + (l * t1192 + (t74 * t1185 - t983 * t1177)) - t50 * t1194;
                        let t1196 = t78 * (t1174 - t79 * t1195);
                        let t1197 = h * t1182;
                        let t1198 = h * t1177;
                        let t1199 = rt::lit::<T>(0.25)
                            * (t120 * t1175 - t119 * t1180
                                + (t57 * t1198 - t58 * t1197));
                        let t1200 = t51 * t1199 - t1182 * t992
                            - rt::lit::<T>(0.5) * (t120 * t1184 + t530 * t1198);
                        let t1201 = l_h * t1182;
                        let t1202 = t119 * t1178 + t125 * t1177
                            - (t53 * t1197 + t50 * t1201);
                        let t1203 = m_
                            * (t59 * t1200
                                + (t1176 * t782 - rt::lit::<T>(0.25) * t1202));
                        let t1204 = l_h * t1177;
                        let t1205 = t119 * t1188 + t128 * t1177
                            + (t69 * t1197 + t50 * t1204);
                        let t1206 = m_
                            * (t68 * t1200
                                + (rt::lit::<T>(0.25) * t1205 - t1187 * t782));
                        let t1207 = t59 * t1203
                            + (t68 * t1206
                                + (j * t1200
                                    + rt::lit::<T>(0.5) * (t130 * t1187 + t127 * t1176)));
                        let t1208 = t1203 - quarter_m * t1202;
                        let t1209 = t63 * t1207
                            + (t124 * t1191
                                + (l * t1208 + (t74 * t1200 + t131 * t1185)));
                        let t1210 = t128 * t1193
                            + (t1003 * t1204 + t133 * t1188
                                + (t132 * t1178 - t1004 * t1201));
                        let t1211 = t69 * (t1206 + quarter_m * t1205)
                            + t1182 * quarter_j_h
                            + (t53 * t1208 + rt::lit::<T>(0.5) * (t125 * t1192 + t1210));
                        let t1212 = t1209
                            - rt::lit::<T>(0.5)
                                * (t119 * t1194 + (t134 * t1177 - t983 * t1197))
                            - t50 * t1211;
                        let t1213 = t78 * (t79 * t1212 + (t135 * t1196 - t136 * t1195));
                        let t1214 = rt::lit::<T>(0.5)
                            * (t119 * t1196 - (t988 * t1197 + t136 * t1177))
                            - t50 * t1213;
                        let t1215 = t77 * t1195;
                        let t1216 = t537 * (t1174 * t538 - t1215 * t605);
                        let t1217 = t1177 * t1010 + t50 * t1216;
                        let t1218 = t53 * t1217 + (t1178 * t1014 - l * t1216);
                        let t1219 = t539 * t1185 + t63 * t1216;
                        let t1220 = m_ * (t1218 - (t1176 * t801 + t59 * t1219));
                        let t1221 = rt::lit::<T>(0.5) * (t1176 * t543 + t1187 * t546)
                            - t539 * t1191 - t74 * t1216 - j * t1219;
                        let t1222 = t69 * t1217 - t1188 * t1014;
                        let t1223 = m_ * (t68 * t1219 - t1187 * t801 - t1222);
                        let t1224 = t59 * t1220 + t1221 - t68 * t1223;
                        let t1225 = t51 * t1224 - t1182 * t1022;
                        let t1226 = t1220 + m_ * t1218;
                        let t1227 = t1223 - m_ * t1222;
                        let t1228 = t76 * t1216
                            + (t539 * t1194
                                - rt::lit::<T>(0.5)
                                    * (t1188 * t549 + (t1178 * t544 + t1180 * t548)));
                        let t1229 = l
                            * (t67 * t1217 + (t540 * t1192 - t1177 * t1024)
                                - t50 * t1226)
                            + (t69 * t1227 + (t1228 - j * t1217) - t53 * t1226);
                        let t1230 = l
                            * (t50 * t1227
                                + (t1177 * t1029 - t540 * t1193 - t75 * t1217))
                            + (t547 * t1184 - t1175 * t811);
                        let t1231 = t51 * (t58 * t1225 + t1229)
                            - rt::lit::<T>(0.5) * (t1182 * t551 + t1177 * t552)
                            - t50 * (t62 * t1224 + t1230 - t57 * t1225);
                        let t1232 = t136 * t1185 + t63 * t1213;
                        let t1233 = t124 * t1196 + t79 * t1200;
                        let t1234 = t1233 - t1232;
                        let t1235 = l * t1213;
                        let t1236 = t1177 * t988 + t50 * t1196;
                        let t1237 = t53 * t1214
                            + (t1235
                                + rt::lit::<T>(0.5)
                                    * (t125 * t1236 + (t137 * t1178 - t1037 * t1201)));
                        let t1238 = m_ * (t1176 * t818 + t59 * t1234 - t1237);
                        let t1239 = t69 * t1214
                            - rt::lit::<T>(0.5)
                                * (t128 * t1236 + (t1037 * t1204 + t137 * t1188));
                        let t1240 = m_ * (t1239 + t1187 * t818 - t68 * t1234);
                        let t1241 = t59 * t1238
                            + (rt::lit::<T>(0.5) * (t170 * t1176 + t173 * t1187)
                                + j * t1234) - t68 * t1240;
                        let t1242 = t51 * t1236 - t1182 * t1037;
                        let t1243 = t79 * t1185 + t63 * t1196;
                        let t1244 = t1175 * t827 + t57 * t1243;
                        let t1245 = t1177 * t1037 + t50 * t1236;
                        let t1246 = t58 * t1243 - t1180 * t827;
                        let t1247 = rt::lit::<T>(0.5)
                            * (t57 * t1177 + t50 * t1175 - (t58 * t1182 + t51 * t1180));
                        let t1248 = rt::lit::<T>(0.5)
                            * (t112 * t1177 + t111 * t1175
                                - (t105 * t1180 + t113 * t1182)) + t5 * t1247;
                        let t1249 = t58 * t1242 + t50 * t1244
                            + (t57 * t1245 + (t51 * t1246 + t1248));
                        let t1250 = t50 * t1214
                            + rt::lit::<T>(0.5)
                                * (t119 * t1236 + (t137 * t1177 - t1037 * t1197));
                        let t1251 = rt::lit::<T>(0.5)
                            * (t120 * t1249 + (t1051 * t1198 + t1182 * t517))
                            + (t62 * t1250
                                + (t122 * t1245 + (t194 * t1184 + t111 * t1199)));
                        let t1252 = t194 * t1175 + t1177 * t516
                            - (t182 * t1180 + t1182 * t515)
                            - (t1197 * t1054 + t1198 * t1055);
                        let t1253 = rt::lit::<T>(0.5)
                            * (t119 * t1244 + t1252 - t120 * t1246)
                            + t496
                                * (t119 * t1175 + t120 * t1180
                                    - (t57 * t1197 + t58 * t1198));
                        let t1254 = t51 * t1214
                            - rt::lit::<T>(0.5)
                                * (t120 * t1236 + (t1037 * t1198 + t137 * t1182));
                        let t1255 = t51 * (t58 * t1234 - t1180 * t818) + t1253
                            + (t50 * (t1175 * t818 + t57 * t1234)
                                + (t58 * t1254 + t57 * t1250));
                        let t1256 = t69 * t1236 - t1188 * t1037;
                        let t1257 = m_ * (t1256 + (t1187 * t827 - t68 * t1243));
                        let t1258 = t1257 + m_ * t1256;
                        let t1259 = l * t1196;
                        let t1260 = t1259 - t1178 * t1037 - t53 * t1236;
                        let t1261 = m_ * (t1260 + (t59 * t1243 + t1176 * t827));
                        let t1262 = t1261 + m_ * t1260;
                        let t1263 = t125 * t1262
                            + (t191 * t1178 - t1201 * t1068
                                + (t1204 * t1069 + t180 * t1188));
                        let t1264 = t53 * (t1238 - m_ * t1237)
                            + (rt::lit::<T>(0.5) * (t128 * t1258 + t1263) - j * t1214);
                        let t1265 = t1240 + m_ * t1239;
                        let t1266 = k1 * (t1183 - t1181);
                        let t1267 = t176 * t1243 + t657 * t1199;
                        let t1268 = twice_m_l
                            * (t51 * t1235
                                + rt::lit::<T>(0.5)
                                    * (t120 * t1259 + (t859 * t1198 - t168 * t1182)));
                        let t1269 = twice_m_l * (t51 * t1259 - t1182 * t859)
                            + (t83 * t1243 + t81 * t1266);
                        let t1270 = t80 * (t83 * t1234 + (t167 * t1266 - t1267) - t1268)
                            + (t85 * t1214 + (t137 * t1269 + t178 * t1236));
                        let t1271 = m_l * (t58 * t1259 - t1180 * t859);
                        let t1272 = k1 * t1184;
                        let t1273 = t94 * t1243 + t81 * t1272;
                        let t1274 = t81 * t1271 + (t93 * t1243 - t95 * t1236)
                            - t80 * t1273;
                        let t1275 = t1242 - t7 * t1182;
                        let t1276 = t104 * (t1254 - t496 * t1198)
                            + (t124 * t1274
                                + (t192 * t1275 + (t96 * t1200 + t1185 * t520)));
                        let t1277 = t85 * t1236 + t80 * t1269;
                        let t1278 = t59 * t1261
                            + (rt::lit::<T>(0.5) * (t102 * t1176 + t90 * t1187)
                                + j * t1243) - t68 * t1257;
                        let t1279 = t1276
                            + (rt::lit::<T>(0.5)
                                * (t119 * t1277 + (t179 * t1177 - t1197 * t1085))
                                + t1278 * t518);
                        let t1280 = t167 * t1271 - (t1243 * t519 + t187 * t1236)
                            - t137 * t1273 - t95 * t1214;
                        let t1281 = t1280
                            + (t93 * t1234 - t230 * (t58 * t1235 - t1180 * t869))
                            - t80 * (t94 * t1234 + (t1267 + t167 * t1272));
                        let t1282 = t53 * t1262
                            + (rt::lit::<T>(0.5) * (t103 * t1178 + t91 * t1188)
                                - j * t1236) - t69 * t1258;
                        let t1283 = t62 * t1245
                            + (rt::lit::<T>(0.5) * (t116 * t1182 - t5 * t1180)
                                + t111 * t1184) - t51 * t1249;
                        let t1284 = t50 * t1270 + t1279
                            + (t6 * t1265
                                + (t63 * t1281 + (t183 * t1282 + t174 * t1283)));
                        let t1285 = t117 * t1241 + t109 * (t1251 - t51 * t1255)
                            + (t107 * (t1264 - t69 * t1265) + t1284);
                        let t1286 = weight1_1 * t1214 - half_h * t1231
                            + (weight1_2 * (t1232 - t1233) - weight1_3 * t1285);
                        let t1287 = l_h * t1180;
                        let t1288 = h * t1175;
                        let t1289 = h * t1180;
                        let t1290 = rt::lit::<T>(0.25)
                            * (t140 * t1177 - t141 * t1182
                                + (t50 * t1288 - t51 * t1289));
                        let t1291 = t51 * t1290 - t1182 * t877;
                        let t1292 = rt::lit::<T>(0.5) * (t147 * t1185 - t754 * t1287)
                            - (t1176 * t878 + t59 * t1291);
                        let t1293 = m_ * t1292;
                        let t1294 = l_h * t1175;
                        let t1295 = t147 * t1186
                            + (t146 * t1176 - t885 * t1287
                                + (t887 * t1294 + t150 * t1187));
                        let t1296 = m_
                            * (rt::lit::<T>(0.5) * (t148 * t1185 + t754 * t1294)
                                + (t68 * t1291 - t1187 * t878));
                        let t1297 = t59 * t1293 - j * t1291
                            + (rt::lit::<T>(0.5) * (t148 * t1190 + t1295) - t68 * t1296);
                        let t1298 = m_l * t1292
                            + (t151 * t1185 - t1177 * t1106 - t74 * t1291)
                            - t144 * t1191;
                        let t1299 = t50
                            * (t53 * t1293
                                + rt::lit::<T>(0.5) * (t146 * t1178 + t150 * t1188)
                                - t69 * t1296);
                        let t1300 = t78
                            * (t153 * t1196
                                + (t79 * (t63 * t1297 + (t1298 - t1299)) - t154 * t1195));
                        let t1301 = t63 * t1300
                            + (t144 * t1196 + (t79 * t1291 + t154 * t1185));
                        let t1302 = l
                            * (t63 * t1220 + (t543 * t1185 - t542 * t1186 - t66 * t1219))
                            + t1182 * t811;
                        let t1303 = l
                            * (t73 * t1219 + (t542 * t1190 - t546 * t1185) - t63 * t1223)
                            + t1177 * t811;
                        let t1304 = t58 * (t1302 - t51 * t1225)
                            - rt::lit::<T>(0.5) * (t1180 * t554 + t1175 * t555)
                            - t57 * (t50 * t1225 + t1303);
                        let t1305 = t1177 * t1114 + t50 * t1300;
                        let t1306 = l * t1300;
                        let t1307 = t53 * t1305 + (t1178 * t1116 - t1306);
                        let t1308 = t1307
                            + (rt::lit::<T>(0.5)
                                * (t147 * t1243 - (t827 * t1287 + t163 * t1176))
                                - t59 * t1301);
                        let t1309 = m_ * t1308;
                        let t1310 = t53 * (t1309 + m_ * t1307)
                            + (rt::lit::<T>(0.5) * (t213 * t1178 + t216 * t1188)
                                + j * t1305);
                        let t1311 = t69 * t1305 - t1188 * t1116;
                        let t1312 = t68 * t1301
                            + rt::lit::<T>(0.5)
                                * (t148 * t1243 + (t827 * t1294 - t163 * t1187)) - t1311;
                        let t1313 = m_ * t1312;
                        let t1314 = t1313 - m_ * t1311;
                        let t1315 = t221 * t1243 + t657 * t1290;
                        let t1316 = t1315 - t163 * t1266 - t83 * t1301
                            - twice_m_l * (t51 * t1306 - t1182 * t1127);
                        let t1317 = t230
                            * (t58 * t1306
                                + rt::lit::<T>(0.5)
                                    * (t140 * t1259 + (t859 * t1288 - t210 * t1180)));
                        let t1318 = t80 * (t94 * t1301 + (t1315 + t163 * t1272))
                            + (t155 * t1273 + (t226 * t1236 - t1243 * t524)
                                - t93 * t1301);
                        let t1319 = t50
                            * (t80 * t1316 + (t223 * t1236 - t155 * t1269 - t85 * t1305))
                            + t63 * (t95 * t1305 - t163 * t1271 - t1317 + t1318);
                        let t1320 = t147 * t1261
                            + (t212 * t1176 - t1287 * t913
                                + (t1294 * t914 + t215 * t1187));
                        let t1321 = t59 * t1309 - j * t1301
                            + (rt::lit::<T>(0.5) * (t148 * t1257 + t1320) - t68 * t1313);
                        let t1322 = t217 * t1275
                            + (t1185 * t525 + t1177 * t1129 - t96 * t1291)
                            - t144 * t1274;
                        let t1323 = t51 * t1305 - t1182 * t1116;
                        let t1324 = t200 * t1177 + t203 * t1180
                            + (t207 * t1182 - t205 * t1175)
                            - (t1289 * t921 + t1288 * t922);
                        let t1325 = rt::lit::<T>(0.5)
                            * (t141 * t1245 + t1324 - t140 * t1242)
                            + t496
                                * (t141 * t1177 + t140 * t1182
                                    - (t50 * t1289 + t51 * t1288));
                        let t1326 = t50
                            * (rt::lit::<T>(0.5)
                                * (t141 * t1243 - (t827 * t1289 + t163 * t1175))
                                - t57 * t1301);
                        let t1327 = t51
                            * (t58 * t1301
                                + rt::lit::<T>(0.5)
                                    * (t140 * t1243 + (t827 * t1288 - t163 * t1180)));
                        let t1328 = t1177 * t1116 + t50 * t1305;
                        let t1329 = rt::lit::<T>(0.5) * t522;
                        let t1330 = t143 * t1245
                            + (t111 * t1290
                                + (t205 * t1184 + (t496 * t1288 - t1182 * t1329)));
                        let t1331 = t51
                            * (t1325 + (t1326 - t1327) - (t58 * t1323 + t57 * t1328))
                            + (t62 * t1328 + t1330);
                        let t1332 = t117 * t1321
                            + (t1322 - t104 * t1323 - t1278 * t523 - t203 * t1282)
                            - t109 * t1331;
                        let t1333 = t107 * (t1310 - t69 * t1314)
                            + (t1319 + (t6 * t1314 + t231 * t1283)) + t1332;
                        let t1334 = weight1_2 * t1301 - half_h * t1304
                            - (weight1_1 * t1305 + weight1_3 * t1333);
                        let t1335 = t1195 * t725;
                        let t1336 = t1177 * t748 - t50 * t1335;
                        let t1337 = t157 * t1185 - t63 * t1335;
                        let t1338 = t51 * t1336 - t159 * t1182;
                        let t1339 = l * t1335;
                        let t1340 = t93 * t1337 - t95 * t1336
                            - t230 * (t1180 * t936 + t58 * t1339)
                            - t80 * (t165 * t1272 + t94 * t1337);
                        let t1341 = t63
                            * (t1243 * t527 - t1236 * t528 + t1340
                                + (t165 * t1271 - t158 * t1273));
                        let t1342 = t53 * t1336 + (t1339 + t159 * t1178);
                        let t1343 = m_
                            * (rt::lit::<T>(0.5) * (t1176 * t940 + t59 * t1337)
                                - rt::lit::<T>(0.5) * t1342);
                        let t1344 = t69 * t1336 - t159 * t1188;
                        let t1345 = half_m * (t1344 + (t1187 * t940 - t68 * t1337));
                        let t1346 = t1345 + half_m * t1344;
                        let t1347 = t53 * (t1343 - half_m * t1342)
                            + (rt::lit::<T>(0.5) * (t251 * t1178 + t240 * t1188)
                                - half_j * t1336 - t69 * t1346);
                        let t1348 = t59 * t1343
                            + (half_j * t1337 + (t1176 * t947 + t1187 * t948)
                                - t68 * t1345);
                        let t1349 = t107 * t1347
                            + (t117 * t1348
                                + (t252 * t1275 + (t1185 * t529 + t6 * t1346)));
                        let t1350 = t159 * t1177 + t50 * t1336;
                        let t1351 = t50 * (t1175 * t940 + t57 * t1337)
                            + t51 * (t58 * t1337 - t1180 * t940);
                        let t1352 = t58 * t1338
                            + (t1177 * t1165 - t257 * t1180
                                + (t1175 * t953 - t1182 * t1166));
                        let t1353 = rt::lit::<T>(0.5)
                            * (t254 * t1184 + t62 * t1350
                                - t51 * (t1351 + (t57 * t1350 + t1352)));
                        let t1354 = rt::lit::<T>(0.5) * (t165 * t1266 + t83 * t1337)
                            - m_l * (t1182 * t936 + t51 * t1339);
                        let t1355 = t50
                            * (rt::lit::<T>(0.5) * (t158 * t1269 + t85 * t1336)
                                + (t80 * t1354 + t234 * t1236));
                        let t1356 = t249 * t1283 + t1349
                            + (t109 * (t1182 * t1162 + t1353) + (t1355 + t1278 * t535));
                        let t1357 = weight1_3
                            * (rt::lit::<T>(0.5)
                                * (t255 * t1282 + (t104 * t1338 + t235 * t1177) + t1341)
                                + t1356);
                        let t1358 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1336 - weight1_2 * t1337)
                            + (t1195 * t934 - t1357);
                        let t1359 = half_h * d_rho1_rate_by_7;
                        let t1360 = half_h * d_theta2_rate_by_7 - half_h_over_i;
                        let t1361 = t58 * t1360;
                        let t1362 = l * t1361;
                        let t1363 = half_h * d_theta1_rate_by_7 - half_h_over_i;
                        let t1364 = t51 * t1363;
                        let t1365 = l * t1364;
                        let t1366 = t53 * t1364 + t50 * t1365;
                        let t1367 = t57 * t1360;
                        let t1368 = t58 * t1364 - t50 * t1367;
                        let t1369 = t50 * t1363;
                        let t1370 = t51 * t1361 - t57 * t1369;
                        let t1371 = t1368 - t1370;
                        let t1372 = t51 * t1371 - t62 * t1369;
                        let t1373 = m_ * (t63 * t1362 - t1366 + t59 * t1372);
                        let t1374 = l * t1367;
                        let t1375 = l * t1369;
                        let t1376 = t69 * t1364 - t50 * t1375;
                        let t1377 = m_ * (t1376 + t63 * t1374 - t68 * t1372);
                        let t1378 = t59 * t1373 + (t66 * t1362 + t73 * t1374 + j * t1372)
                            - t68 * t1377;
                        let t1379 = t1373 - m_ * t1366;
                        let t1380 = m_ * t1376 + t1377;
                        let t1381 = t67 * t1365 + (t75 * t1375 - j * t1364) + t53 * t1379
                            - t69 * t1380;
                        let t1382 = t63 * t1378
                            + (l * t1379 + (t74 * t1372 - t76 * t1364)) - t50 * t1381;
                        let t1383 = t78 * (t1359 - t79 * t1382);
                        let t1384 = h * t1369;
                        let t1385 = h * t1364;
                        let t1386 = rt::lit::<T>(0.5)
                            * (t120 * t1361 - t119 * t1367
                                + (t57 * t1385 - t58 * t1384));
                        let t1387 = t51 * t1386 - t122 * t1369
                            - rt::lit::<T>(0.5) * (t120 * t1371 + t62 * t1385);
                        let t1388 = l_h * t1369;
                        let t1389 = t119 * t1365 + t125 * t1364
                            - (t53 * t1384 + t50 * t1388);
                        let t1390 = m_
                            * (t59 * t1387 + (t124 * t1362 - rt::lit::<T>(0.5) * t1389));
                        let t1391 = l_h * t1364;
                        let t1392 = t119 * t1375 + t128 * t1364
                            + (t69 * t1384 + t50 * t1391);
                        let t1393 = m_
                            * (t68 * t1387 + (rt::lit::<T>(0.5) * t1392 - t124 * t1374));
                        let t1394 = t59 * t1390
                            + (t68 * t1393
                                + (j * t1387 + (t130 * t1374 + t127 * t1362)));
                        let t1395 = t1390 - half_m * t1389;
                        let t1396 = l * t1395
                            + (t124 * t1378
                                + (t74 * t1387 + (t131 * t1372 - t134 * t1364)));
                        let t1397 = t69 * (t1393 + half_m * t1392)
                            + (t132 * t1365 + (half_j_h * t1369 + t133 * t1375));
                        let t1398 = rt::lit::<T>(0.5)
                            * (t125 * t1379
                                + (t128 * t1380 + (t75 * t1391 - t67 * t1388)))
                            + t53 * t1395;
                        let t1399 = t63 * t1394 + t1396
                            - (t50 * (t1397 + t1398)
                                + rt::lit::<T>(0.5) * (t119 * t1381 - t76 * t1384));
                        let t1400 = t78 * (t79 * t1399 + (t135 * t1383 - t136 * t1382));
                        let t1401 = rt::lit::<T>(0.5) * (t119 * t1383 - t79 * t1384)
                            - t136 * t1364 - t50 * t1400;
                        let t1402 = h_adjoint8 * t461
                            + rt::lit::<T>(0.5)
                                * (h_adjoint2 * t457 - h_adjoint1 * t458);
                        let t1403 = t77 * t1382;
                        let t1404 = t537
                            * (h * d_rho1_rate_by_7 * t602 + t52 * t1402 - t1403 * t605);
                        let t1405 = t1364 * t539 + t50 * t1404;
                        let t1406 = t53 * t1405 + (t1365 * t540 - l * t1404);
                        let t1407 = t539 * t1372 + t63 * t1404;
                        let t1408 = m_ * (t1406 - (t1362 * t542 + t59 * t1407));
                        let t1409 = t1374 * t546 + t1362 * t543 - t539 * t1378
                            - t74 * t1404 - j * t1407;
                        let t1410 = t69 * t1405 - t1375 * t540;
                        let t1411 = m_ * (t68 * t1407 - t1374 * t542 - t1410);
                        [
                            t913,
                            t914,
                            t921,
                            t922,
                            t930,
                            t936,
                            t940,
                            t947,
                            t948,
                            t953,
                            t960,
                            t961,
                            t963,
                            t964,
                            t965,
                            t966,
                            t969,
                            t971,
                            t974,
                            t975,
                            t976,
                            t977,
                            t978,
                            t980,
                            t981,
                            t982,
                            t983,
                            t984,
                            t985,
                            t986,
                            t987,
                            t988,
                            t992,
                            t1003,
                            t1004,
                            t1010,
                            t1011,
                            t1014,
                            t1022,
                            t1024,
                            t1029,
                            t1036,
                            t1037,
                            t1043,
                            t1044,
                            t1045,
                            t1046,
                            t1047,
                            t1048,
                            t1050,
                            t1051,
                            t1054,
                            t1055,
                            t1062,
                            t1063,
                            t1064,
                            t1066,
                            t1067,
                            t1068,
                            t1069,
                            t1073,
                            t1076,
                            t1078,
                            t1079,
                            t1080,
                            t1081,
                            t1082,
                            t1084,
                            t1085,
                            t1086,
                            t1090,
                            t1091,
                            t1094,
                            t1106,
                            t1114,
                            t1116,
                            t1127,
                            t1129,
                            t1146,
                            t1162,
                            t1165,
                            t1166,
                            t1173,
                            t1174,
                            t1175,
                            t1176,
                            t1177,
                            t1178,
                            t1180,
                            t1182,
                            t1184,
                            t1185,
                            t1186,
                            t1187,
                            t1188,
                            t1190,
                            t1191,
                            t1192,
                            t1193,
                            t1194,
                            t1195,
                            t1196,
                            t1215,
                            t1236,
                            t1242,
                            t1243,
                            t1244,
                            t1245,
                            t1246,
                            t1247,
                            t1249,
                            t1257,
                            t1258,
                            t1259,
                            t1261,
                            t1262,
                            t1266,
                            t1269,
                            t1271,
                            t1272,
                            t1273,
                            t1274,
                            t1275,
                            t1277,
                            t1278,
                            t1282,
                            t1283,
                            t1286,
                            t1329,
                            t1334,
                            t1358,
                            t1359,
                            t1361,
                            t1362,
                            t1364,
                            t1365,
                            t1367,
                            t1368,
                            t1369,
                            t1370,
                            t1371,
                            t1372,
                            t1373,
                            t1374,
                            t1375,
                            t1377,
                            t1378,
                            t1379,
                            t1380,
                            t1381,
                            t1382,
                            t1383,
                            t1384,
                            t1385,
                            t1386,
                            t1387,
                            t1388,
                            t1391,
                            t1400,
                            t1401,
                            t1402,
                            t1403,
                            t1404,
                            t1405,
                            t1406,
                            t1407,
                            t1408,
                            t1409,
                            t1410,
                            t1411,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        half_h,
                        half_h_over_i,
                        t52,
                        t50,
                        t57,
                        t51,
                        t58,
                        t53,
                        t69,
                        t59,
                        t68,
                        t62,
                        t63,
                        t73,
                        t66,
                        t67,
                        t74,
                        t75,
                        t76,
                        t77,
                        t78,
                        t79,
                        t80,
                        t81,
                        t5,
                        t83,
                        t94,
                        t6,
                        t97,
                        t89,
                        t90,
                        t101,
                        t102,
                        t91,
                        t103,
                        t109,
                        t104,
                        t85,
                        t86,
                        t95,
                        t93,
                        t96,
                        t105,
                        t113,
                        t111,
                        t112,
                        t107,
                        t116,
                        t117,
                        half_m,
                        l_h,
                        t119,
                        t120,
                        t125,
                        t128,
                        t121,
                        t122,
                        t124,
                        t130,
                        t127,
                        t132,
                        t131,
                        t133,
                        half_j_h,
                        t134,
                        t135,
                        t136,
                        t137,
                        t141,
                        t140,
                        t147,
                        t148,
                        t143,
                        t144,
                        half_l_h,
                        t150,
                        t146,
                        t151,
                        t152,
                        t153,
                        t154,
                        t155,
                        t157,
                        t158,
                        t159,
                        t163,
                        t165,
                        t7,
                        t167,
                        t168,
                        t173,
                        t170,
                        t180,
                        t176,
                        t182,
                        t194,
                        t178,
                        t179,
                        t187,
                        t191,
                        t192,
                        t183,
                        t174,
                        t210,
                        t215,
                        t212,
                        t216,
                        t221,
                        t203,
                        t205,
                        t199,
                        t200,
                        t206,
                        t207,
                        t223,
                        t224,
                        t226,
                        t230,
                        t213,
                        t217,
                        t231,
                        half_j,
                        t245,
                        t238,
                        t239,
                        half_l,
                        t247,
                        t248,
                        t240,
                        t255,
                        t254,
                        t234,
                        t235,
                        t251,
                        t252,
                        t249,
                        t257,
                        t458,
                        t457,
                        quarter_m,
                        t496,
                        t756,
                        t752,
                        t763,
                        t759,
                        t757,
                        t769,
                        t753,
                        t768,
                        t754,
                        t530,
                        t762,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t538,
                        t537,
                        t539,
                        t542,
                        t540,
                        t543,
                        t546,
                        t549,
                        t544,
                        t547,
                        t548,
                        t551,
                        t552,
                        t554,
                        t555,
                        t602,
                        t657,
                        t461,
                        t519,
                        t520,
                        t515,
                        t516,
                        t517,
                        t518,
                        t522,
                        t523,
                        t524,
                        t525,
                        t528,
                        t527,
                        t529,
                        t532,
                        t531,
                        t533,
                        t534,
                        t535,
                        t557,
                        t605,
                        t725,
                        t748,
                        t760,
                        t765,
                        t766,
                        t776,
                        t853,
                        t861,
                        t847,
                        t820,
                        t828,
                        t827,
                        t845,
                        t849,
                        t866,
                        t871,
                        t856,
                        t862,
                        t859,
                        t860,
                        t863,
                        t832,
                        t831,
                        t864,
                        t872,
                        t782,
                        t818,
                        t801,
                        t869,
                        t811,
                        t880,
                        t879,
                        t876,
                        t886,
                        t881,
                        t882,
                        t877,
                        t878,
                        t885,
                        t887,
                        t898,
                        t894,
                        t899,
                        t900,
                        t902,
                        t897,
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
                let [t1423, t1430, t1431, t1432, t1433, t1434, t1435, t1437, t1447,
                t1448, t1449, t1451, t1452, t1455, t1458, t1460, t1461, t1462, t1463,
                t1464, t1465, t1467, t1471, t1472, t1475, t1523, t1547, t1548, t1549,
                t1550, t1551, t1552, t1554, t1556, t1558, t1559, t1560, t1561, t1562,
                t1564, t1565, t1566, t1567, t1568, t1569, t1570, t1589, t1590, t1611,
                t1617, t1618, t1619, t1620, t1621, t1622, t1624, t1632, t1633, t1634,
                t1636, t1637, t1641, t1644, t1646, t1647, t1648, t1649, t1650, t1652,
                t1653, t1657, t1658, t1661, t1708, t1732, t1733, t1735, t1736, t1738,
                t1739, t1741, t1743, t1745, t1746, t1747, t1748, t1749, t1751, t1752,
                t1753, t1754, t1755, t1756, t1757, t1776, t1777, t1797, t1804, t1805,
                t1806, t1807, t1808, t1809, t1811, t1821, t1822, t1823, t1825, t1826,
                t1829, t1832, t1834, t1835, t1836, t1837, t1838, t1839, t1841, t1845,
                t1846, t1849, t1897, t1921] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m_l,
                        twice_m_l,
                        k1,
                        l_over_i,
                        half_h,
                        t52,
                        t1,
                        t50,
                        t57,
                        t51,
                        t58,
                        t53,
                        t69,
                        t59,
                        t68,
                        t62,
                        t63,
                        t73,
                        t66,
                        t67,
                        t74,
                        t75,
                        t76,
                        t77,
                        t78,
                        t79,
                        t80,
                        t81,
                        t5,
                        t425,
                        t83,
                        t94,
                        t6,
                        t97,
                        t90,
                        t102,
                        t91,
                        t103,
                        t109,
                        t104,
                        t85,
                        t86,
                        t95,
                        t93,
                        t96,
                        t105,
                        t113,
                        t111,
                        t112,
                        t107,
                        t116,
                        t117,
                        half_m,
                        l_h,
                        t119,
                        t120,
                        t125,
                        t128,
                        t122,
                        t124,
                        t130,
                        t127,
                        t132,
                        t131,
                        t133,
                        half_j_h,
                        t134,
                        t135,
                        t136,
                        t137,
                        t141,
                        t140,
                        t147,
                        t148,
                        t143,
                        t144,
                        t150,
                        t146,
                        t151,
                        t152,
                        t153,
                        t154,
                        t155,
                        t157,
                        t158,
                        t159,
                        t163,
                        t165,
                        k2,
                        t7,
                        t167,
                        t168,
                        t173,
                        t170,
                        t180,
                        t176,
                        t182,
                        t194,
                        t178,
                        t179,
                        t187,
                        t191,
                        t192,
                        t183,
                        t174,
                        t196,
                        t210,
                        t215,
                        t212,
                        t216,
                        t221,
                        t203,
                        t205,
                        t200,
                        t202,
                        t207,
                        t223,
                        t224,
                        t226,
                        t230,
                        t213,
                        t217,
                        t231,
                        half_j,
                        t245,
                        t239,
                        t248,
                        t240,
                        t255,
                        t254,
                        t234,
                        t235,
                        t251,
                        t252,
                        t249,
                        t257,
                        half_l_h_over_i,
                        t400,
                        t397,
                        t395,
                        t466,
                        t484,
                        t482,
                        t478,
                        quarter_h_h_over_i,
                        quarter_m,
                        t488,
                        t487,
                        t511,
                        t496,
                        t754,
                        t530,
                        t983,
                        t1364,
                        t1361,
                        t1369,
                        t1367,
                        t1365,
                        t1375,
                        t1362,
                        t1374,
                        half_h_h_over_i,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t537,
                        t539,
                        t542,
                        t540,
                        t543,
                        t546,
                        t549,
                        t544,
                        t547,
                        t548,
                        t551,
                        t552,
                        t554,
                        t555,
                        t602,
                        t657,
                        t491,
                        t519,
                        t520,
                        t515,
                        t516,
                        t517,
                        t518,
                        t522,
                        t523,
                        t524,
                        t525,
                        t528,
                        t527,
                        t529,
                        t532,
                        t531,
                        t534,
                        t535,
                        t557,
                        t605,
                        t725,
                        t748,
                        t827,
                        t859,
                        t782,
                        t818,
                        t801,
                        t869,
                        t811,
                        t877,
                        t878,
                        t885,
                        t887,
                        t913,
                        t914,
                        t922,
                        t921,
                        t940,
                        t948,
                        t936,
                        t947,
                        t953,
                        t988,
                        t1037,
                        t1051,
                        t992,
                        t1003,
                        t1004,
                        quarter_j_h,
                        t1010,
                        t1014,
                        t1022,
                        t1085,
                        t1068,
                        t1069,
                        t1054,
                        t1055,
                        t1024,
                        t1029,
                        t1106,
                        t1114,
                        t1116,
                        t1127,
                        t1129,
                        t1162,
                        t1165,
                        t1166,
                        t1329,
                        t1368,
                        t1370,
                        t1371,
                        t1372,
                        t1377,
                        t1373,
                        t1380,
                        t1379,
                        t1381,
                        t1378,
                        t1382,
                        t1402,
                        t1383,
                        t1384,
                        t1385,
                        t1388,
                        t1391,
                        t1386,
                        t1387,
                        t1400,
                        t1401,
                        t1404,
                        t1407,
                        t1405,
                        t1406,
                        t1410,
                        t1408,
                        t1411,
                        t1409,
                        quarter_h_over_i,
                        m_,
                        j,
                        l,
                        h,
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
                        let t1412 = t59 * t1408 + t1409 - t68 * t1411;
                        let t1413 = t51 * t1412 - t1369 * t547;
                        let t1414 = t1408 + m_ * t1406;
                        let t1415 = t1411 - m_ * t1410;
                        let t1416 = t76 * t1404
                            + (t539 * t1381
                                - (t1365 * t544 + (t1375 * t549 + t1367 * t548)));
                        let t1417 = l
                            * (t67 * t1405 + (t540 * t1379 - t1364 * t544) - t50 * t1414)
                            + (t69 * t1415 + (t1416 - j * t1405) - t53 * t1414);
                        let t1418 = l
                            * (t50 * t1415 + (t1364 * t549 - t540 * t1380 - t75 * t1405))
                            + (t547 * t1371 - t1361 * t548);
                        let t1419 = t51 * (t58 * t1413 + t1417)
                            - (t1369 * t551 + t1364 * t552)
                            - t50 * (t62 * t1412 + t1418 - t57 * t1413);
                        let t1420 = t136 * t1372 + t63 * t1400;
                        let t1421 = t124 * t1383 + t79 * t1387;
                        let t1422 = t1421 - t1420;
                        let t1423 = t79 * t1364 + t50 * t1383;
                        let t1424 = l * t1400;
                        let t1425 = t53 * t1401
                            + (rt::lit::<T>(0.5) * (t125 * t1423 - t80 * t1388)
                                + (t1424 + t137 * t1365));
                        let t1426 = m_ * (t167 * t1362 + t59 * t1422 - t1425);
                        let t1427 = t69 * t1401
                            - (t137 * t1375
                                + rt::lit::<T>(0.5) * (t128 * t1423 + t80 * t1391));
                        let t1428 = m_ * (t1427 + t167 * t1374 - t68 * t1422);
                        let t1429 = t59 * t1426
                            + (j * t1422 + (t170 * t1362 + t173 * t1374)) - t68 * t1428;
                        let t1430 = t79 * t1372 + t63 * t1383;
                        let t1431 = t81 * t1361 + t57 * t1430;
                        let t1432 = t58 * t1430 - t81 * t1367;
                        let t1433 = t80 * t1364 + t50 * t1423;
                        let t1434 = t51 * t1423 - t80 * t1369;
                        let t1435 = t57 * t1364 + t50 * t1361
                            - (t58 * t1369 + t51 * t1367);
                        let t1436 = t5 * t1435
                            + (t111 * t1361 - t105 * t1367
                                + (t482 + t112 * t1364 - t113 * t1369));
                        let t1437 = t50 * t1431 + t51 * t1432
                            + (t57 * t1433 + (t58 * t1434 + t1436));
                        let t1438 = t50 * t1401
                            + (rt::lit::<T>(0.5) * (t119 * t1423 - t80 * t1384)
                                + t137 * t1364);
                        let t1439 = t62 * t1438
                            + (t122 * t1433
                                + (t111 * t1386 + (t194 * t1371 + t1369 * t517)));
                        let t1440 = t196
                            + t1
                                * (t119 * t1361 + t120 * t1367
                                    - (t57 * t1384 + t58 * t1385));
                        let t1441 = k2 * t1440
                            + (t1364 * t516 + t194 * t1361
                                - (t182 * t1367 + t1369 * t515));
                        let t1442 = rt::lit::<T>(0.5)
                            * (t119 * t1431 - (t112 * t1384 + t113 * t1385)
                                - t120 * t1432) + t1441;
                        let t1443 = t51 * t1401
                            - (t137 * t1369
                                + rt::lit::<T>(0.5) * (t120 * t1423 + t80 * t1385));
                        let t1444 = t50 * (t167 * t1361 + t57 * t1422) + t1442
                            + (t51 * (t58 * t1422 - t167 * t1367)
                                + (t58 * t1443 + t57 * t1438));
                        let t1445 = t117 * t1429
                            + t109
                                * (rt::lit::<T>(0.5) * (t120 * t1437 + t116 * t1385) + t1439
                                    - t51 * t1444);
                        let t1446 = t69 * t1423 - t80 * t1375;
                        let t1447 = m_ * (t1446 + (t81 * t1374 - t68 * t1430));
                        let t1448 = t1447 + m_ * t1446;
                        let t1449 = l * t1383;
                        let t1450 = t1449 - t80 * t1365 - t53 * t1423;
                        let t1451 = m_ * (t1450 + (t59 * t1430 + t81 * t1362));
                        let t1452 = t1451 + m_ * t1450;
                        let t1453 = rt::lit::<T>(0.5)
                            * (t128 * t1448
                                + (t125 * t1452 + (t91 * t1391 - t103 * t1388)))
                            + (t191 * t1365 + t180 * t1375 - j * t1401);
                        let t1454 = t1428 + m_ * t1427;
                        let t1455 = k1 * (t1370 - t1368);
                        let t1456 = t176 * t1430 + t657 * t1386;
                        let t1457 = twice_m_l
                            * (t51 * t1424
                                + (rt::lit::<T>(0.5) * (t120 * t1449 + t97 * t1385)
                                    - t168 * t1369));
                        let t1458 = twice_m_l * (t51 * t1449 - t97 * t1369)
                            + (t83 * t1430 + t81 * t1455);
                        let t1459 = t80 * (t83 * t1422 + (t167 * t1455 - t1456) - t1457)
                            + (t85 * t1401 + (t137 * t1458 + t178 * t1423));
                        let t1460 = t85 * t1423 + t80 * t1458;
                        let t1461 = m_l * (t58 * t1449 - t97 * t1367);
                        let t1462 = k1 * t1371;
                        let t1463 = t94 * t1430 + t81 * t1462;
                        let t1464 = t81 * t1461 + (t93 * t1430 - t95 * t1423)
                            - t80 * t1463;
                        let t1465 = t1434 + (t466 - t5 * t1369);
                        let t1466 = t192 * t1465
                            + (t96 * t1387
                                + (t1372 * t520 + (l_over_i * t180 + t179 * t1364)));
                        let t1467 = t59 * t1451
                            + (j * t1430 + (t102 * t1362 + t90 * t1374)) - t68 * t1447;
                        let t1468 = rt::lit::<T>(0.5) * (t119 * t1460 - t86 * t1384)
                            + (t124 * t1464 + t1466)
                            + (t104 * (t1443 - rt::lit::<T>(0.5) * (t400 + t5 * t1385))
                                + t1467 * t518);
                        let t1469 = t167 * t1461 - (t1430 * t519 + t187 * t1423)
                            - t137 * t1463 - t95 * t1401;
                        let t1470 = t1469
                            + (t93 * t1422 - t230 * (t58 * t1424 - t168 * t1367))
                            - t80 * (t94 * t1422 + (t1456 + t167 * t1462));
                        let t1471 = t53 * t1452
                            + (t91 * t1375 + t103 * t1365 - j * t1423) - t69 * t1448;
                        let t1472 = t62 * t1433
                            + (t111 * t1371 + (t478 + t116 * t1369 - t5 * t1367))
                            - t51 * t1437;
                        let t1473 = t50 * t1459 + t1468
                            + (t6 * t1454
                                + (t63 * t1470 + (t183 * t1471 + t174 * t1472)));
                        let t1474 = t1445
                            + (t107 * (t53 * (t1426 - m_ * t1425) + t1453 - t69 * t1454)
                                + t1473);
                        let t1475 = weight1_1 * t1401 - half_h * t1419
                            + (weight1_2 * (t1420 - t1421) - weight1_3 * t1474);
                        let t1476 = l_h * t1367;
                        let t1477 = h * t1361;
                        let t1478 = h * t1367;
                        let t1479 = rt::lit::<T>(0.5)
                            * (t140 * t1364 - t141 * t1369
                                + (t50 * t1477 - t51 * t1478));
                        let t1480 = t51 * t1479 - t143 * t1369;
                        let t1481 = rt::lit::<T>(0.5) * (t147 * t1372 - t63 * t1476)
                            - t144 * t1362 - t59 * t1480;
                        let t1482 = m_ * t1481;
                        let t1483 = l_h * t1361;
                        let t1484 = m_
                            * (t68 * t1480
                                + (rt::lit::<T>(0.5) * (t148 * t1372 + t63 * t1483)
                                    - t144 * t1374));
                        let t1485 = rt::lit::<T>(0.5)
                            * (t148 * t1377
                                + (t147 * t1373 + (t73 * t1483 - t66 * t1476)))
                            - t68 * t1484;
                        let t1486 = t63
                            * (t59 * t1482 + (t146 * t1362 + t150 * t1374 - j * t1480)
                                + t1485);
                        let t1487 = m_l * t1481
                            + (t151 * t1372 - t152 * t1364 - t74 * t1480) - t144 * t1378;
                        let t1488 = t1486 + t1487
                            - t50
                                * (t53 * t1482 + (t150 * t1375 + t146 * t1365)
                                    - t69 * t1484);
                        let t1489 = t78 * (t79 * t1488 + (t153 * t1383 - t154 * t1382));
                        let t1490 = t63 * t1489
                            + (t144 * t1383 + (t79 * t1480 + t154 * t1372));
                        let t1491 = l
                            * (t63 * t1408 + (t543 * t1372 - t542 * t1373 - t66 * t1407))
                            + t1369 * t548;
                        let t1492 = l
                            * (t73 * t1407 + (t542 * t1377 - t546 * t1372) - t63 * t1411)
                            + t1364 * t548;
                        let t1493 = t58 * (t1491 - t51 * t1413)
                            - (t1367 * t554 + t1361 * t555)
                            - t57 * (t50 * t1413 + t1492);
                        let t1494 = t154 * t1364 + t50 * t1489;
                        let t1495 = l * t1489;
                        let t1496 = t53 * t1494 + (t155 * t1365 - t1495);
                        let t1497 = t1496
                            + (rt::lit::<T>(0.5) * (t147 * t1430 - t81 * t1476)
                                - t163 * t1362 - t59 * t1490);
                        let t1498 = m_ * t1497;
                        let t1499 = t53 * (t1498 + m_ * t1496)
                            + (j * t1494 + (t213 * t1365 + t216 * t1375));
                        let t1500 = t69 * t1494 - t155 * t1375;
                        let t1501 = t68 * t1490
                            + (rt::lit::<T>(0.5) * (t148 * t1430 + t81 * t1483)
                                - t163 * t1374) - t1500;
                        let t1502 = m_ * t1501;
                        let t1503 = t1502 - m_ * t1500;
                        let t1504 = t221 * t1430 + t657 * t1479;
                        let t1505 = t1504 - t163 * t1455 - t83 * t1490
                            - twice_m_l * (t51 * t1495 - t210 * t1369);
                        let t1506 = t217 * t1465
                            + (t1372 * t525 + (l_over_i * t216 + t224 * t1364)
                                - t96 * t1480);
                        let t1507 = t51 * t1494 - t155 * t1369;
                        let t1508 = t50
                            * (t80 * t1505 + (t223 * t1423 - t155 * t1458 - t85 * t1494))
                            + (t1506 - t144 * t1464 - t104 * t1507 - t1467 * t523);
                        let t1509 = rt::lit::<T>(0.5)
                            * (t148 * t1447
                                + (t147 * t1451 + (t90 * t1483 - t102 * t1476)))
                            + (t212 * t1362 + t215 * t1374 - j * t1490);
                        let t1510 = t230
                            * (t58 * t1495
                                + (rt::lit::<T>(0.5) * (t140 * t1449 + t97 * t1477)
                                    - t210 * t1367));
                        let t1511 = t80 * (t94 * t1490 + (t1504 + t163 * t1462))
                            + (t95 * t1494 - t93 * t1490);
                        let t1512 = t155 * t1463 + (t226 * t1423 - t1430 * t524)
                            - t163 * t1461 - t1510 + t1511;
                        let t1513 = t117 * (t1509 + (t59 * t1498 - t68 * t1502))
                            + (t63 * t1512 + t6 * t1503);
                        let t1514 = t202
                            + t1
                                * (t141 * t1364 + t140 * t1369
                                    - (t50 * t1478 + t51 * t1477));
                        let t1515 = k2 * t1514
                            + (t203 * t1367 + t200 * t1364
                                + (t207 * t1369 - t205 * t1361));
                        let t1516 = rt::lit::<T>(0.5)
                            * (t141 * t1433 - (t111 * t1478 + t105 * t1477)
                                - t140 * t1434) + t1515;
                        let t1517 = t50
                            * (rt::lit::<T>(0.5) * (t141 * t1430 - t81 * t1478)
                                - t163 * t1361 - t57 * t1490);
                        let t1518 = t155 * t1364 + t50 * t1494;
                        let t1519 = t51
                            * (t58 * t1490
                                + (rt::lit::<T>(0.5) * (t140 * t1430 + t81 * t1477)
                                    - t163 * t1367));
                        let t1520 = t111 * t1479
                            + (t205 * t1371
                                + (rt::lit::<T>(0.5) * (t397 + t5 * t1477) - t1369 * t522));
                        let t1521 = t51
                            * (t1516 + (t1517 - t58 * t1507) - (t57 * t1518 + t1519))
                            + (t62 * t1518 + (t143 * t1433 + t1520));
                        let t1522 = t107 * (t1499 - t69 * t1503)
                            + (t231 * t1472 - t203 * t1471 + t1508)
                            + (t1513 - t109 * t1521);
                        let t1523 = weight1_2 * t1490 - half_h * t1493
                            - (weight1_1 * t1494 + weight1_3 * t1522);
                        let t1524 = t1382 * t725;
                        let t1525 = t157 * t1364 - t50 * t1524;
                        let t1526 = t157 * t1372 - t63 * t1524;
                        let t1527 = t51 * t1525 - t158 * t1369;
                        let t1528 = l * t1524;
                        let t1529 = t93 * t1526 - t95 * t1525
                            - t230 * (t245 * t1367 + t58 * t1528)
                            - t80 * (t165 * t1462 + t94 * t1526);
                        let t1530 = t63
                            * (t1430 * t527 - t1423 * t528 + t1529
                                + (t165 * t1461 - t158 * t1463));
                        let t1531 = t53 * t1525 + (t1528 + t158 * t1365);
                        let t1532 = m_
                            * (rt::lit::<T>(0.5) * (t165 * t1362 + t59 * t1526)
                                - rt::lit::<T>(0.5) * t1531);
                        let t1533 = t69 * t1525 - t158 * t1375;
                        let t1534 = half_m * (t1533 + (t165 * t1374 - t68 * t1526));
                        let t1535 = t1534 + half_m * t1533;
                        let t1536 = t53 * (t1532 - half_m * t1531)
                            + (t240 * t1375 + t251 * t1365 - half_j * t1525
                                - t69 * t1535);
                        let t1537 = t59 * t1532
                            + (half_j * t1526 + (t248 * t1362 + t239 * t1374)
                                - t68 * t1534);
                        let t1538 = t6 * t1535
                            + (t252 * t1465
                                + (t1372 * t529 + (l_over_i * t240 + t235 * t1364)));
                        let t1539 = t158 * t1364 + t50 * t1525;
                        let t1540 = t50 * (t165 * t1361 + t57 * t1526)
                            + t51 * (t58 * t1526 - t165 * t1367);
                        let t1541 = t58 * t1527
                            + (t1364 * t531 - t255 * t1367
                                + (t254 * t1361 - t1369 * t532));
                        let t1542 = rt::lit::<T>(0.5)
                            * (t254 * t1371 + t62 * t1539
                                - t51 * (t1540 + (t57 * t1539 + t1541)));
                        let t1543 = rt::lit::<T>(0.5) * (t165 * t1455 + t83 * t1526)
                            - m_l * (t245 * t1369 + t51 * t1528);
                        let t1544 = t50
                            * (rt::lit::<T>(0.5) * (t158 * t1458 + t85 * t1525)
                                + (t80 * t1543 + t234 * t1423));
                        let t1545 = t249 * t1472
                            + (t107 * t1536 + (t117 * t1537 + t1538))
                            + (t109 * (t1369 * t534 + t1542) + (t1544 + t1467 * t535));
                        let t1546 = weight1_3
                            * (rt::lit::<T>(0.5) * (t255 * t1471 + t104 * t1527 + t1530)
                                + t1545) + t748 * (t1402 - t1382 * t557);
                        let t1547 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1525 - weight1_2 * t1526) - t1546;
                        let t1548 = half_h * d_rho1_rate_by_9;
                        let h_d_theta2_rate_by_9 = h * d_theta2_rate_by_9;
                        let t1549 = h_d_theta2_rate_by_9 * t58;
                        let t1550 = l * t1549;
                        let h_d_theta1_rate_by_9 = h * d_theta1_rate_by_9;
                        let t1551 = h_d_theta1_rate_by_9 * t51;
                        let t1552 = l * t1551;
                        let t1553 = t53 * t1551 + t50 * t1552;
                        let t1554 = h_d_theta2_rate_by_9 * t57;
                        let t1555 = rt::lit::<T>(0.5) * (t58 * t1551 - t50 * t1554);
                        let t1556 = h_d_theta1_rate_by_9 * t50;
                        let t1557 = rt::lit::<T>(0.5) * (t51 * t1549 - t57 * t1556);
                        let t1558 = t1555 - t1557;
                        let t1559 = t51 * t1558 - t530 * t1556;
                        let t1560 = m_
                            * (t754 * t1550 - rt::lit::<T>(0.5) * t1553 + t59 * t1559);
                        let t1561 = l * t1554;
                        let t1562 = l * t1556;
                        let t1563 = t69 * t1551 - t50 * t1562;
                        let t1564 = m_
                            * (rt::lit::<T>(0.5) * t1563 + t754 * t1561 - t68 * t1559);
                        let t1565 = t59 * t1560
                            + (rt::lit::<T>(0.5) * (t66 * t1550 + t73 * t1561)
                                + j * t1559) - t68 * t1564;
                        let t1566 = t1560 - half_m * t1553;
                        let t1567 = half_m * t1563 + t1564;
                        let t1568 = rt::lit::<T>(0.5) * (t67 * t1552 + t75 * t1562)
                            - half_j * t1551 + t53 * t1566 - t69 * t1567;
                        let t1569 = t63 * t1565
                            + (l * t1566 + (t74 * t1559 - t983 * t1551)) - t50 * t1568;
                        let t1570 = t78 * (t1548 - t79 * t1569);
                        let t1571 = h * t1556;
                        let t1572 = h * t1551;
                        let t1573 = rt::lit::<T>(0.25)
                            * (t120 * t1549 - t119 * t1554
                                + (t57 * t1572 - t58 * t1571));
                        let t1574 = t51 * t1573 - t1556 * t992
                            - rt::lit::<T>(0.5) * (t120 * t1558 + t530 * t1572);
                        let t1575 = l_h * t1556;
                        let t1576 = t119 * t1552 + t125 * t1551
                            - (t53 * t1571 + t50 * t1575);
                        let t1577 = m_
                            * (t59 * t1574
                                + (t1550 * t782 - rt::lit::<T>(0.25) * t1576));
                        let t1578 = l_h * t1551;
                        let t1579 = t119 * t1562 + t128 * t1551
                            + (t69 * t1571 + t50 * t1578);
                        let t1580 = m_
                            * (t68 * t1574
                                + (rt::lit::<T>(0.25) * t1579 - t1561 * t782));
                        let t1581 = t59 * t1577
                            + (t68 * t1580
                                + (j * t1574
                                    + rt::lit::<T>(0.5) * (t130 * t1561 + t127 * t1550)));
                        let t1582 = t1577 - quarter_m * t1576;
                        let t1583 = t63 * t1581
                            + (t124 * t1565
                                + (l * t1582 + (t74 * t1574 + t131 * t1559)));
                        let t1584 = t128 * t1567
                            + (t1003 * t1578 + t133 * t1562
                                + (t132 * t1552 - t1004 * t1575));
                        let t1585 = t69 * (t1580 + quarter_m * t1579)
                            + t1556 * quarter_j_h
                            + (t53 * t1582 + rt::lit::<T>(0.5) * (t125 * t1566 + t1584));
                        let t1586 = t1583
                            - rt::lit::<T>(0.5)
                                * (t119 * t1568 + (t134 * t1551 - t983 * t1571))
                            - t50 * t1585;
                        let t1587 = t78 * (t79 * t1586 + (t135 * t1570 - t136 * t1569));
                        let t1588 = rt::lit::<T>(0.5)
                            * (t119 * t1570 - (t988 * t1571 + t136 * t1551))
                            - t50 * t1587;
                        let t1589 = h_adjoint8 * t425;
                        let t1590 = t77 * t1569;
                        let t1591 = t537
                            * (h * d_rho1_rate_by_9 * t602 + t52 * t1589 - t1590 * t605);
                        let t1592 = t1551 * t1010 + t50 * t1591;
                        let t1593 = t53 * t1592 + (t1552 * t1014 - l * t1591);
                        let t1594 = t539 * t1559 + t63 * t1591;
                        let t1595 = m_ * (t1593 - (t1550 * t801 + t59 * t1594));
                        let t1596 = rt::lit::<T>(0.5) * (t1550 * t543 + t1561 * t546)
                            - t539 * t1565 - t74 * t1591 - j * t1594;
                        let t1597 = t69 * t1592 - t1562 * t1014;
                        let t1598 = m_ * (t68 * t1594 - t1561 * t801 - t1597);
                        let t1599 = t59 * t1595 + t1596 - t68 * t1598;
                        let t1600 = t51 * t1599 - t1556 * t1022;
                        let t1601 = t1595 + m_ * t1593;
                        let t1602 = t1598 - m_ * t1597;
                        let t1603 = t76 * t1591
                            + (t539 * t1568
                                - rt::lit::<T>(0.5)
                                    * (t1562 * t549 + (t1552 * t544 + t1554 * t548)));
                        let t1604 = l
                            * (t67 * t1592 + (t540 * t1566 - t1551 * t1024)
                                - t50 * t1601)
                            + (t69 * t1602 + (t1603 - j * t1592) - t53 * t1601);
                        let t1605 = l
                            * (t50 * t1602
                                + (t1551 * t1029 - t540 * t1567 - t75 * t1592))
                            + (t547 * t1558 - t1549 * t811);
                        let t1606 = t51 * (t58 * t1600 + t1604)
                            - rt::lit::<T>(0.5) * (t1556 * t551 + t1551 * t552)
                            - t50 * (t62 * t1599 + t1605 - t57 * t1600);
                        let t1607 = t136 * t1559 + t63 * t1587;
                        let t1608 = t124 * t1570 + t79 * t1574;
                        let t1609 = t1608 - t1607;
                        let t1610 = l * t1587;
                        let t1611 = t1551 * t988 + t50 * t1570;
                        let t1612 = t53 * t1588
                            + (t1610
                                + rt::lit::<T>(0.5)
                                    * (t125 * t1611 + (t137 * t1552 - t1037 * t1575)));
                        let t1613 = m_ * (t1550 * t818 + t59 * t1609 - t1612);
                        let t1614 = t69 * t1588
                            - rt::lit::<T>(0.5)
                                * (t128 * t1611 + (t1037 * t1578 + t137 * t1562));
                        let t1615 = m_ * (t1614 + t1561 * t818 - t68 * t1609);
                        let t1616 = t59 * t1613
                            + (rt::lit::<T>(0.5) * (t170 * t1550 + t173 * t1561)
                                + j * t1609) - t68 * t1615;
                        let t1617 = t51 * t1611 - t1556 * t1037;
                        let t1618 = t79 * t1559 + t63 * t1570;
                        let t1619 = t1549 * t827 + t57 * t1618;
                        let t1620 = t1551 * t1037 + t50 * t1611;
                        let t1621 = t58 * t1618 - t1554 * t827;
                        let t1622 = rt::lit::<T>(0.5)
                            * (t57 * t1551 + t50 * t1549 - (t58 * t1556 + t51 * t1554));
                        let t1623 = rt::lit::<T>(0.5)
                            * (t112 * t1551 + t111 * t1549
                                - (t105 * t1554 + t113 * t1556)) + t5 * t1622;
                        let t1624 = t58 * t1617 + t50 * t1619
                            + (t57 * t1620 + (t51 * t1621 + t1623));
                        let t1625 = t50 * t1588
                            + rt::lit::<T>(0.5)
                                * (t119 * t1611 + (t137 * t1551 - t1037 * t1571));
                        let t1626 = rt::lit::<T>(0.5)
                            * (t120 * t1624 + (t1051 * t1572 + t1556 * t517))
                            + (t62 * t1625
                                + (t122 * t1620 + (t194 * t1558 + t111 * t1573)));
                        let t1627 = t194 * t1549 + t1551 * t516
                            - (t182 * t1554 + t1556 * t515)
                            - (t1571 * t1054 + t1572 * t1055);
                        let t1628 = rt::lit::<T>(0.5)
                            * (t119 * t1619 + t1627 - t120 * t1621)
                            + t496
                                * (t119 * t1549 + t120 * t1554
                                    - (t57 * t1571 + t58 * t1572));
                        let t1629 = t51 * t1588
                            - rt::lit::<T>(0.5)
                                * (t120 * t1611 + (t1037 * t1572 + t137 * t1556));
                        let t1630 = t51 * (t58 * t1609 - t1554 * t818) + t1628
                            + (t50 * (t1549 * t818 + t57 * t1609)
                                + (t58 * t1629 + t57 * t1625));
                        let t1631 = t69 * t1611 - t1562 * t1037;
                        let t1632 = m_ * (t1631 + (t1561 * t827 - t68 * t1618));
                        let t1633 = t1632 + m_ * t1631;
                        let t1634 = l * t1570;
                        let t1635 = t1634 - t1552 * t1037 - t53 * t1611;
                        let t1636 = m_ * (t1635 + (t59 * t1618 + t1550 * t827));
                        let t1637 = t1636 + m_ * t1635;
                        let t1638 = t125 * t1637
                            + (t191 * t1552 - t1575 * t1068
                                + (t1578 * t1069 + t180 * t1562));
                        let t1639 = t53 * (t1613 - m_ * t1612)
                            + (rt::lit::<T>(0.5) * (t128 * t1633 + t1638) - j * t1588);
                        let t1640 = t1615 + m_ * t1614;
                        let t1641 = k1 * (t1557 - t1555);
                        let t1642 = t176 * t1618 + t657 * t1573;
                        let t1643 = twice_m_l
                            * (t51 * t1610
                                + rt::lit::<T>(0.5)
                                    * (t120 * t1634 + (t859 * t1572 - t168 * t1556)));
                        let t1644 = twice_m_l * (t51 * t1634 - t1556 * t859)
                            + (t83 * t1618 + t81 * t1641);
                        let t1645 = t80 * (t83 * t1609 + (t167 * t1641 - t1642) - t1643)
                            + (t85 * t1588 + (t137 * t1644 + t178 * t1611));
                        let t1646 = m_l * (t58 * t1634 - t1554 * t859);
                        let t1647 = k1 * t1558;
                        let t1648 = t94 * t1618 + t81 * t1647;
                        let t1649 = t81 * t1646 + (t93 * t1618 - t95 * t1611)
                            - t80 * t1648;
                        let t1650 = t1617 - t7 * t1556;
                        let t1651 = t104 * (t1629 - t496 * t1572)
                            + (t124 * t1649
                                + (t192 * t1650 + (t96 * t1574 + t1559 * t520)));
                        let t1652 = t85 * t1611 + t80 * t1644;
                        let t1653 = t59 * t1636
                            + (rt::lit::<T>(0.5) * (t102 * t1550 + t90 * t1561)
                                + j * t1618) - t68 * t1632;
                        let t1654 = t1651
                            + (rt::lit::<T>(0.5)
                                * (t119 * t1652 + (t179 * t1551 - t1571 * t1085))
                                + t1653 * t518);
                        let t1655 = t167 * t1646 - (t1618 * t519 + t187 * t1611)
                            - t137 * t1648 - t95 * t1588;
                        let t1656 = t1655
                            + (t93 * t1609 - t230 * (t58 * t1610 - t1554 * t869))
                            - t80 * (t94 * t1609 + (t1642 + t167 * t1647));
                        let t1657 = t53 * t1637
                            + (rt::lit::<T>(0.5) * (t103 * t1552 + t91 * t1562)
                                - j * t1611) - t69 * t1633;
                        let t1658 = t62 * t1620
                            + (rt::lit::<T>(0.5) * (t116 * t1556 - t5 * t1554)
                                + t111 * t1558) - t51 * t1624;
                        let t1659 = t50 * t1645 + t1654
                            + (t6 * t1640
                                + (t63 * t1656 + (t183 * t1657 + t174 * t1658)));
                        let t1660 = t117 * t1616 + t109 * (t1626 - t51 * t1630)
                            + (t107 * (t1639 - t69 * t1640) + t1659);
                        let t1661 = weight1_1 * t1588 - half_h * t1606
                            + (weight1_2 * (t1607 - t1608) - weight1_3 * t1660);
                        let t1662 = l_h * t1554;
                        let t1663 = h * t1549;
                        let t1664 = h * t1554;
                        let t1665 = rt::lit::<T>(0.25)
                            * (t140 * t1551 - t141 * t1556
                                + (t50 * t1663 - t51 * t1664));
                        let t1666 = t51 * t1665 - t1556 * t877;
                        let t1667 = rt::lit::<T>(0.5) * (t147 * t1559 - t754 * t1662)
                            - (t1550 * t878 + t59 * t1666);
                        let t1668 = m_ * t1667;
                        let t1669 = l_h * t1549;
                        let t1670 = t147 * t1560
                            + (t146 * t1550 - t885 * t1662
                                + (t887 * t1669 + t150 * t1561));
                        let t1671 = m_
                            * (rt::lit::<T>(0.5) * (t148 * t1559 + t754 * t1669)
                                + (t68 * t1666 - t1561 * t878));
                        let t1672 = t59 * t1668 - j * t1666
                            + (rt::lit::<T>(0.5) * (t148 * t1564 + t1670) - t68 * t1671);
                        let t1673 = m_l * t1667
                            + (t151 * t1559 - t1551 * t1106 - t74 * t1666)
                            - t144 * t1565;
                        let t1674 = t50
                            * (t53 * t1668
                                + rt::lit::<T>(0.5) * (t146 * t1552 + t150 * t1562)
                                - t69 * t1671);
                        let t1675 = t78
                            * (t153 * t1570
                                + (t79 * (t63 * t1672 + (t1673 - t1674)) - t154 * t1569));
                        let t1676 = t63 * t1675
                            + (t144 * t1570 + (t79 * t1666 + t154 * t1559));
                        let t1677 = l
                            * (t63 * t1595 + (t543 * t1559 - t542 * t1560 - t66 * t1594))
                            + t1556 * t811;
                        let t1678 = l
                            * (t73 * t1594 + (t542 * t1564 - t546 * t1559) - t63 * t1598)
                            + t1551 * t811;
                        let t1679 = t58 * (t1677 - t51 * t1600)
                            - rt::lit::<T>(0.5) * (t1554 * t554 + t1549 * t555)
                            - t57 * (t50 * t1600 + t1678);
                        let t1680 = t1551 * t1114 + t50 * t1675;
                        let t1681 = l * t1675;
                        let t1682 = t53 * t1680 + (t1552 * t1116 - t1681);
                        let t1683 = t1682
                            + (rt::lit::<T>(0.5)
                                * (t147 * t1618 - (t827 * t1662 + t163 * t1550))
                                - t59 * t1676);
                        let t1684 = m_ * t1683;
                        let t1685 = t53 * (t1684 + m_ * t1682)
                            + (rt::lit::<T>(0.5) * (t213 * t1552 + t216 * t1562)
                                + j * t1680);
                        let t1686 = t69 * t1680 - t1562 * t1116;
                        let t1687 = t68 * t1676
                            + rt::lit::<T>(0.5)
                                * (t148 * t1618 + (t827 * t1669 - t163 * t1561)) - t1686;
                        let t1688 = m_ * t1687;
                        let t1689 = t1688 - m_ * t1686;
                        let t1690 = t221 * t1618 + t657 * t1665;
                        let t1691 = t1690 - t163 * t1641 - t83 * t1676
                            - twice_m_l * (t51 * t1681 - t1556 * t1127);
                        let t1692 = t230
                            * (t58 * t1681
                                + rt::lit::<T>(0.5)
                                    * (t140 * t1634 + (t859 * t1663 - t210 * t1554)));
                        let t1693 = t80 * (t94 * t1676 + (t1690 + t163 * t1647))
                            + (t155 * t1648 + (t226 * t1611 - t1618 * t524)
                                - t93 * t1676);
                        let t1694 = t50
                            * (t80 * t1691 + (t223 * t1611 - t155 * t1644 - t85 * t1680))
                            + t63 * (t95 * t1680 - t163 * t1646 - t1692 + t1693);
                        let t1695 = t147 * t1636
                            + (t212 * t1550 - t1662 * t913
                                + (t1669 * t914 + t215 * t1561));
                        let t1696 = t59 * t1684 - j * t1676
                            + (rt::lit::<T>(0.5) * (t148 * t1632 + t1695) - t68 * t1688);
                        let t1697 = t217 * t1650
                            + (t1559 * t525 + t1551 * t1129 - t96 * t1666)
                            - t144 * t1649;
                        let t1698 = t51 * t1680 - t1556 * t1116;
                        let t1699 = t200 * t1551 + t203 * t1554
                            + (t207 * t1556 - t205 * t1549)
                            - (t1664 * t921 + t1663 * t922);
                        let t1700 = rt::lit::<T>(0.5)
                            * (t141 * t1620 + t1699 - t140 * t1617)
                            + t496
                                * (t141 * t1551 + t140 * t1556
                                    - (t50 * t1664 + t51 * t1663));
                        let t1701 = t50
                            * (rt::lit::<T>(0.5)
                                * (t141 * t1618 - (t827 * t1664 + t163 * t1549))
                                - t57 * t1676);
                        let t1702 = t51
                            * (t58 * t1676
                                + rt::lit::<T>(0.5)
                                    * (t140 * t1618 + (t827 * t1663 - t163 * t1554)));
                        let t1703 = t1551 * t1116 + t50 * t1680;
                        let t1704 = t143 * t1620
                            + (t111 * t1665
                                + (t205 * t1558 + (t496 * t1663 - t1556 * t1329)));
                        let t1705 = t51
                            * (t1700 + (t1701 - t1702) - (t58 * t1698 + t57 * t1703))
                            + (t62 * t1703 + t1704);
                        let t1706 = t117 * t1696
                            + (t1697 - t104 * t1698 - t1653 * t523 - t203 * t1657)
                            - t109 * t1705;
                        let t1707 = t107 * (t1685 - t69 * t1689)
                            + (t1694 + (t6 * t1689 + t231 * t1658)) + t1706;
                        let t1708 = weight1_2 * t1676 - half_h * t1679
                            - (weight1_1 * t1680 + weight1_3 * t1707);
                        let t1709 = t1569 * t725;
                        let t1710 = t1551 * t748 - t50 * t1709;
                        let t1711 = t157 * t1559 - t63 * t1709;
                        let t1712 = t51 * t1710 - t159 * t1556;
                        let t1713 = l * t1709;
                        let t1714 = t93 * t1711 - t95 * t1710
                            - t230 * (t1554 * t936 + t58 * t1713)
                            - t80 * (t165 * t1647 + t94 * t1711);
                        let t1715 = t63
                            * (t1618 * t527 - t1611 * t528 + t1714
                                + (t165 * t1646 - t158 * t1648));
                        let t1716 = t53 * t1710 + (t1713 + t159 * t1552);
                        let t1717 = m_
                            * (rt::lit::<T>(0.5) * (t1550 * t940 + t59 * t1711)
                                - rt::lit::<T>(0.5) * t1716);
                        let t1718 = t69 * t1710 - t159 * t1562;
                        let t1719 = half_m * (t1718 + (t1561 * t940 - t68 * t1711));
                        let t1720 = t1719 + half_m * t1718;
                        let t1721 = t53 * (t1717 - half_m * t1716)
                            + (rt::lit::<T>(0.5) * (t251 * t1552 + t240 * t1562)
                                - half_j * t1710 - t69 * t1720);
                        let t1722 = t59 * t1717
                            + (half_j * t1711 + (t1550 * t947 + t1561 * t948)
                                - t68 * t1719);
                        let t1723 = t107 * t1721
                            + (t117 * t1722
                                + (t252 * t1650 + (t1559 * t529 + t6 * t1720)));
                        let t1724 = t159 * t1551 + t50 * t1710;
                        let t1725 = t50 * (t1549 * t940 + t57 * t1711)
                            + t51 * (t58 * t1711 - t1554 * t940);
                        let t1726 = t58 * t1712
                            + (t1551 * t1165 - t257 * t1554
                                + (t1549 * t953 - t1556 * t1166));
                        let t1727 = rt::lit::<T>(0.5)
                            * (t254 * t1558 + t62 * t1724
                                - t51 * (t1725 + (t57 * t1724 + t1726)));
                        let t1728 = rt::lit::<T>(0.5) * (t165 * t1641 + t83 * t1711)
                            - m_l * (t1556 * t936 + t51 * t1713);
                        let t1729 = t50
                            * (rt::lit::<T>(0.5) * (t158 * t1644 + t85 * t1710)
                                + (t80 * t1728 + t234 * t1611));
                        let t1730 = t249 * t1658 + t1723
                            + (t109 * (t1556 * t1162 + t1727) + (t1729 + t1653 * t535));
                        let t1731 = weight1_3
                            * (rt::lit::<T>(0.5)
                                * (t255 * t1657 + (t104 * t1712 + t235 * t1551) + t1715)
                                + t1730);
                        let t1732 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1710 - weight1_2 * t1711)
                            - (t1731 + t748 * (t1589 - t1569 * t557));
                        let t1733 = half_h * d_rho1_rate_by_10;
                        let t1734 = half_h * d_theta2_rate_by_10 - quarter_h_h_over_i;
                        let t1735 = t58 * t1734;
                        let t1736 = l * t1735;
                        let t1737 = half_h * d_theta1_rate_by_10 - quarter_h_h_over_i;
                        let t1738 = t51 * t1737;
                        let t1739 = l * t1738;
                        let t1740 = t53 * t1738 + t50 * t1739;
                        let t1741 = t57 * t1734;
                        let t1742 = t58 * t1738 - t50 * t1741;
                        let t1743 = t50 * t1737;
                        let t1744 = t51 * t1735 - t57 * t1743;
                        let t1745 = t1742 - t1744;
                        let t1746 = t51 * t1745 - t62 * t1743;
                        let t1747 = m_ * (t63 * t1736 - t1740 + t59 * t1746);
                        let t1748 = l * t1741;
                        let t1749 = l * t1743;
                        let t1750 = t69 * t1738 - t50 * t1749;
                        let t1751 = m_ * (t1750 + t63 * t1748 - t68 * t1746);
                        let t1752 = t59 * t1747 + (t66 * t1736 + t73 * t1748 + j * t1746)
                            - t68 * t1751;
                        let t1753 = t1747 - m_ * t1740;
                        let t1754 = m_ * t1750 + t1751;
                        let t1755 = t67 * t1739 + (t75 * t1749 - j * t1738) + t53 * t1753
                            - t69 * t1754;
                        let t1756 = t63 * t1752
                            + (l * t1753 + (t74 * t1746 - t76 * t1738)) - t50 * t1755;
                        let t1757 = t78 * (t1733 - t79 * t1756);
                        let t1758 = h * t1743;
                        let t1759 = h * t1738;
                        let t1760 = rt::lit::<T>(0.5)
                            * (t120 * t1735 - t119 * t1741
                                + (t57 * t1759 - t58 * t1758));
                        let t1761 = t51 * t1760 - t122 * t1743
                            - rt::lit::<T>(0.5) * (t120 * t1745 + t62 * t1759);
                        let t1762 = l_h * t1743;
                        let t1763 = t119 * t1739 + t125 * t1738
                            - (t53 * t1758 + t50 * t1762);
                        let t1764 = m_
                            * (t59 * t1761 + (t124 * t1736 - rt::lit::<T>(0.5) * t1763));
                        let t1765 = l_h * t1738;
                        let t1766 = t119 * t1749 + t128 * t1738
                            + (t69 * t1758 + t50 * t1765);
                        let t1767 = m_
                            * (t68 * t1761 + (rt::lit::<T>(0.5) * t1766 - t124 * t1748));
                        let t1768 = t59 * t1764
                            + (t68 * t1767
                                + (j * t1761 + (t130 * t1748 + t127 * t1736)));
                        let t1769 = t1764 - half_m * t1763;
                        let t1770 = l * t1769
                            + (t124 * t1752
                                + (t74 * t1761 + (t131 * t1746 - t134 * t1738)));
                        let t1771 = t69 * (t1767 + half_m * t1766)
                            + (t132 * t1739 + (half_j_h * t1743 + t133 * t1749));
                        let t1772 = rt::lit::<T>(0.5)
                            * (t125 * t1753
                                + (t128 * t1754 + (t75 * t1765 - t67 * t1762)))
                            + t53 * t1769;
                        let t1773 = t63 * t1768 + t1770
                            - (t50 * (t1771 + t1772)
                                + rt::lit::<T>(0.5) * (t119 * t1755 - t76 * t1758));
                        let t1774 = t78 * (t79 * t1773 + (t135 * t1757 - t136 * t1756));
                        let t1775 = rt::lit::<T>(0.5) * (t119 * t1757 - t79 * t1758)
                            - t136 * t1738 - t50 * t1774;
                        let t1776 = h_adjoint8 * t491
                            + rt::lit::<T>(0.25)
                                * (h_adjoint2 * t487 - h_adjoint1 * t488);
                        let t1777 = t77 * t1756;
                        let t1778 = t537
                            * (h * d_rho1_rate_by_10 * t602 + t52 * t1776
                                - t1777 * t605);
                        let t1779 = t1738 * t539 + t50 * t1778;
                        let t1780 = t53 * t1779 + (t1739 * t540 - l * t1778);
                        let t1781 = t539 * t1746 + t63 * t1778;
                        let t1782 = m_ * (t1780 - (t1736 * t542 + t59 * t1781));
                        let t1783 = t1748 * t546 + t1736 * t543 - t539 * t1752
                            - t74 * t1778 - j * t1781;
                        let t1784 = t69 * t1779 - t1749 * t540;
                        let t1785 = m_ * (t68 * t1781 - t1748 * t542 - t1784);
                        let t1786 = t59 * t1782 + t1783 - t68 * t1785;
                        let t1787 = t51 * t1786 - t1743 * t547;
                        let t1788 = t1782 + m_ * t1780;
                        let t1789 = t1785 - m_ * t1784;
                        let t1790 = t76 * t1778
                            + (t539 * t1755
                                - (t1739 * t544 + (t1749 * t549 + t1741 * t548)));
                        let t1791 = l
                            * (t67 * t1779 + (t540 * t1753 - t1738 * t544) - t50 * t1788)
                            + (t69 * t1789 + (t1790 - j * t1779) - t53 * t1788);
                        let t1792 = l
                            * (t50 * t1789 + (t1738 * t549 - t540 * t1754 - t75 * t1779))
                            + (t547 * t1745 - t1735 * t548);
                        let t1793 = t51 * (t58 * t1787 + t1791)
                            - (t1743 * t551 + t1738 * t552)
                            - t50 * (t62 * t1786 + t1792 - t57 * t1787);
                        let t1794 = t136 * t1746 + t63 * t1774;
                        let t1795 = t124 * t1757 + t79 * t1761;
                        let t1796 = t1795 - t1794;
                        let t1797 = t79 * t1738 + t50 * t1757;
                        let t1798 = l * t1774;
                        let t1799 = t53 * t1775
                            + (rt::lit::<T>(0.5) * (t125 * t1797 - t80 * t1762)
                                + (t1798 + t137 * t1739));
                        let t1800 = m_ * (t167 * t1736 + t59 * t1796 - t1799);
                        let t1801 = t69 * t1775
                            - (t137 * t1749
                                + rt::lit::<T>(0.5) * (t128 * t1797 + t80 * t1765));
                        let t1802 = m_ * (t1801 + t167 * t1748 - t68 * t1796);
                        let t1803 = t59 * t1800
                            + (j * t1796 + (t170 * t1736 + t173 * t1748)) - t68 * t1802;
                        let t1804 = t79 * t1746 + t63 * t1757;
                        let t1805 = t81 * t1735 + t57 * t1804;
                        let t1806 = t58 * t1804 - t81 * t1741;
                        let t1807 = t80 * t1738 + t50 * t1797;
                        let t1808 = t51 * t1797 - t80 * t1743;
                        let t1809 = t57 * t1738 + t50 * t1735
                            - (t58 * t1743 + t51 * t1741);
                        let t1810 = t5 * t1809
                            + (t111 * t1735 - t105 * t1741
                                + (t511 + t112 * t1738 - t113 * t1743));
                        let t1811 = t50 * t1805 + t51 * t1806
                            + (t57 * t1807 + (t58 * t1808 + t1810));
                        let t1812 = t50 * t1775
                            + (rt::lit::<T>(0.5) * (t119 * t1797 - t80 * t1758)
                                + t137 * t1738);
                        let t1813 = t62 * t1812
                            + (t122 * t1807
                                + (t111 * t1760 + (t194 * t1745 + t1743 * t517)));
                        let t1814 = t194 * t1735 - t182 * t1741
                            + (t196 * quarter_h_over_i + t1738 * t516 - t1743 * t515);
                        let t1815 = t7
                            * (t119 * t1735 + t120 * t1741 - (t57 * t1758 + t58 * t1759))
                            + t1814;
                        let t1816 = rt::lit::<T>(0.5)
                            * (t119 * t1805 - (t112 * t1758 + t113 * t1759)
                                - t120 * t1806) + t1815;
                        let t1817 = t51 * t1775
                            - (t137 * t1743
                                + rt::lit::<T>(0.5) * (t120 * t1797 + t80 * t1759));
                        let t1818 = t50 * (t167 * t1735 + t57 * t1796) + t1816
                            + (t51 * (t58 * t1796 - t167 * t1741)
                                + (t58 * t1817 + t57 * t1812));
                        let t1819 = t117 * t1803
                            + t109
                                * (rt::lit::<T>(0.5) * (t120 * t1811 + t116 * t1759) + t1813
                                    - t51 * t1818);
                        let t1820 = t69 * t1797 - t80 * t1749;
                        let t1821 = m_ * (t1820 + (t81 * t1748 - t68 * t1804));
                        let t1822 = t1821 + m_ * t1820;
                        let t1823 = l * t1757;
                        let t1824 = t1823 - t80 * t1739 - t53 * t1797;
                        let t1825 = m_ * (t1824 + (t59 * t1804 + t81 * t1736));
                        let t1826 = t1825 + m_ * t1824;
                        let t1827 = rt::lit::<T>(0.5)
                            * (t128 * t1822
                                + (t125 * t1826 + (t91 * t1765 - t103 * t1762)))
                            + (t191 * t1739 + t180 * t1749 - j * t1775);
                        let t1828 = t1802 + m_ * t1801;
                        let t1829 = k1 * (t1744 - t1742);
                        let t1830 = t176 * t1804 + t657 * t1760;
                        let t1831 = twice_m_l
                            * (t51 * t1798
                                + (rt::lit::<T>(0.5) * (t120 * t1823 + t97 * t1759)
                                    - t168 * t1743));
                        let t1832 = twice_m_l * (t51 * t1823 - t97 * t1743)
                            + (t83 * t1804 + t81 * t1829);
                        let t1833 = t80 * (t83 * t1796 + (t167 * t1829 - t1830) - t1831)
                            + (t85 * t1775 + (t137 * t1832 + t178 * t1797));
                        let t1834 = t85 * t1797 + t80 * t1832;
                        let t1835 = m_l * (t58 * t1823 - t97 * t1741);
                        let t1836 = k1 * t1745;
                        let t1837 = t94 * t1804 + t81 * t1836;
                        let t1838 = t81 * t1835 + (t93 * t1804 - t95 * t1797)
                            - t80 * t1837;
                        let t1839 = t1808 + (t395 - t5 * t1743);
                        let t1840 = t192 * t1839
                            + (t96 * t1761
                                + (t1746 * t520 + (half_l_h_over_i * t180 + t179 * t1738)));
                        let t1841 = t59 * t1825
                            + (j * t1804 + (t102 * t1736 + t90 * t1748)) - t68 * t1821;
                        let t1842 = rt::lit::<T>(0.5) * (t119 * t1834 - t86 * t1758)
                            + (t124 * t1838 + t1840)
                            + (t104
                                * (t1817
                                    - rt::lit::<T>(0.5) * (half_h_h_over_i * t50 + t5 * t1759))
                                + t1841 * t518);
                        let t1843 = t167 * t1835 - (t1804 * t519 + t187 * t1797)
                            - t137 * t1837 - t95 * t1775;
                        let t1844 = t1843
                            + (t93 * t1796 - t230 * (t58 * t1798 - t168 * t1741))
                            - t80 * (t94 * t1796 + (t1830 + t167 * t1836));
                        let t1845 = t53 * t1826
                            + (t91 * t1749 + t103 * t1739 - j * t1797) - t69 * t1822;
                        let t1846 = t62 * t1807
                            + (t111 * t1745 + (t484 + t116 * t1743 - t5 * t1741))
                            - t51 * t1811;
                        let t1847 = t50 * t1833 + t1842
                            + (t6 * t1828
                                + (t63 * t1844 + (t183 * t1845 + t174 * t1846)));
                        let t1848 = t1819
                            + (t107 * (t53 * (t1800 - m_ * t1799) + t1827 - t69 * t1828)
                                + t1847);
                        let t1849 = weight1_1 * t1775 - half_h * t1793
                            + (weight1_2 * (t1794 - t1795) - weight1_3 * t1848);
                        let t1850 = l_h * t1741;
                        let t1851 = h * t1735;
                        let t1852 = h * t1741;
                        let t1853 = rt::lit::<T>(0.5)
                            * (t140 * t1738 - t141 * t1743
                                + (t50 * t1851 - t51 * t1852));
                        let t1854 = t51 * t1853 - t143 * t1743;
                        let t1855 = rt::lit::<T>(0.5) * (t147 * t1746 - t63 * t1850)
                            - t144 * t1736 - t59 * t1854;
                        let t1856 = m_ * t1855;
                        let t1857 = l_h * t1735;
                        let t1858 = m_
                            * (t68 * t1854
                                + (rt::lit::<T>(0.5) * (t148 * t1746 + t63 * t1857)
                                    - t144 * t1748));
                        let t1859 = rt::lit::<T>(0.5)
                            * (t148 * t1751
                                + (t147 * t1747 + (t73 * t1857 - t66 * t1850)))
                            - t68 * t1858;
                        let t1860 = t63
                            * (t59 * t1856 + (t146 * t1736 + t150 * t1748 - j * t1854)
                                + t1859);
                        let t1861 = m_l * t1855
                            + (t151 * t1746 - t152 * t1738 - t74 * t1854) - t144 * t1752;
                        let t1862 = t1860 + t1861
                            - t50
                                * (t53 * t1856 + (t150 * t1749 + t146 * t1739)
                                    - t69 * t1858);
                        let t1863 = t78 * (t79 * t1862 + (t153 * t1757 - t154 * t1756));
                        let t1864 = t63 * t1863
                            + (t144 * t1757 + (t79 * t1854 + t154 * t1746));
                        let t1865 = l
                            * (t63 * t1782 + (t543 * t1746 - t542 * t1747 - t66 * t1781))
                            + t1743 * t548;
                        let t1866 = l
                            * (t73 * t1781 + (t542 * t1751 - t546 * t1746) - t63 * t1785)
                            + t1738 * t548;
                        let t1867 = t58 * (t1865 - t51 * t1787)
                            - (t1741 * t554 + t1735 * t555)
                            - t57 * (t50 * t1787 + t1866);
                        let t1868 = t154 * t1738 + t50 * t1863;
                        let t1869 = l * t1863;
                        let t1870 = t53 * t1868 + (t155 * t1739 - t1869);
                        let t1871 = t1870
                            + (rt::lit::<T>(0.5) * (t147 * t1804 - t81 * t1850)
                                - t163 * t1736 - t59 * t1864);
                        let t1872 = m_ * t1871;
                        let t1873 = t53 * (t1872 + m_ * t1870)
                            + (j * t1868 + (t213 * t1739 + t216 * t1749));
                        let t1874 = t69 * t1868 - t155 * t1749;
                        let t1875 = t68 * t1864
                            + (rt::lit::<T>(0.5) * (t148 * t1804 + t81 * t1857)
                                - t163 * t1748) - t1874;
                        let t1876 = m_ * t1875;
                        let t1877 = t1876 - m_ * t1874;
                        let t1878 = t221 * t1804 + t657 * t1853;
                        let t1879 = t1878 - t163 * t1829 - t83 * t1864
                            - twice_m_l * (t51 * t1869 - t210 * t1743);
                        let t1880 = t217 * t1839
                            + (t1746 * t525 + (half_l_h_over_i * t216 + t224 * t1738)
                                - t96 * t1854);
                        let t1881 = t51 * t1868 - t155 * t1743;
                        let t1882 = t50
                            * (t80 * t1879 + (t223 * t1797 - t155 * t1832 - t85 * t1868))
                            + (t1880 - t144 * t1838 - t104 * t1881 - t1841 * t523);
                        let t1883 = rt::lit::<T>(0.5)
                            * (t148 * t1821
                                + (t147 * t1825 + (t90 * t1857 - t102 * t1850)))
                            + (t212 * t1736 + t215 * t1748 - j * t1864);
                        let t1884 = t230
                            * (t58 * t1869
                                + (rt::lit::<T>(0.5) * (t140 * t1823 + t97 * t1851)
                                    - t210 * t1741));
                        let t1885 = t80 * (t94 * t1864 + (t1878 + t163 * t1836))
                            + (t95 * t1868 - t93 * t1864);
                        let t1886 = t155 * t1837 + (t226 * t1797 - t1804 * t524)
                            - t163 * t1835 - t1884 + t1885;
                        let t1887 = t117 * (t1883 + (t59 * t1872 - t68 * t1876))
                            + (t63 * t1886 + t6 * t1877);
                        let t1888 = t200 * t1738 + t207 * t1743
                            + (t202 * quarter_h_over_i + t203 * t1741 - t205 * t1735);
                        let t1889 = t7
                            * (t141 * t1738 + t140 * t1743 - (t50 * t1852 + t51 * t1851))
                            + t1888;
                        let t1890 = rt::lit::<T>(0.5)
                            * (t141 * t1807 - (t111 * t1852 + t105 * t1851)
                                - t140 * t1808) + t1889;
                        let t1891 = t50
                            * (rt::lit::<T>(0.5) * (t141 * t1804 - t81 * t1852)
                                - t163 * t1735 - t57 * t1864);
                        let t1892 = t155 * t1738 + t50 * t1868;
                        let t1893 = t51
                            * (t58 * t1864
                                + (rt::lit::<T>(0.5) * (t140 * t1804 + t81 * t1851)
                                    - t163 * t1741));
                        let t1894 = t111 * t1853
                            + (t205 * t1745
                                + (rt::lit::<T>(0.5) * (half_h_h_over_i * t57 + t5 * t1851)
                                    - t1743 * t522));
                        let t1895 = t51
                            * (t1890 + (t1891 - t58 * t1881) - (t57 * t1892 + t1893))
                            + (t62 * t1892 + (t143 * t1807 + t1894));
                        let t1896 = t107 * (t1873 - t69 * t1877)
                            + (t231 * t1846 - t203 * t1845 + t1882)
                            + (t1887 - t109 * t1895);
                        let t1897 = weight1_2 * t1864 - half_h * t1867
                            - (weight1_1 * t1868 + weight1_3 * t1896);
                        let t1898 = t1756 * t725;
                        let t1899 = t157 * t1738 - t50 * t1898;
                        let t1900 = t157 * t1746 - t63 * t1898;
                        let t1901 = t51 * t1899 - t158 * t1743;
                        let t1902 = l * t1898;
                        let t1903 = t93 * t1900 - t95 * t1899
                            - t230 * (t245 * t1741 + t58 * t1902)
                            - t80 * (t165 * t1836 + t94 * t1900);
                        let t1904 = t63
                            * (t1804 * t527 - t1797 * t528 + t1903
                                + (t165 * t1835 - t158 * t1837));
                        let t1905 = t53 * t1899 + (t1902 + t158 * t1739);
                        let t1906 = m_
                            * (rt::lit::<T>(0.5) * (t165 * t1736 + t59 * t1900)
                                - rt::lit::<T>(0.5) * t1905);
                        let t1907 = t69 * t1899 - t158 * t1749;
                        let t1908 = half_m * (t1907 + (t165 * t1748 - t68 * t1900));
                        let t1909 = t1908 + half_m * t1907;
                        let t1910 = t53 * (t1906 - half_m * t1905)
                            + (t240 * t1749 + t251 * t1739 - half_j * t1899
                                - t69 * t1909);
                        let t1911 = t59 * t1906
                            + (half_j * t1900 + (t248 * t1736 + t239 * t1748)
                                - t68 * t1908);
                        let t1912 = t6 * t1909
                            + (t252 * t1839
                                + (t1746 * t529 + (half_l_h_over_i * t240 + t235 * t1738)));
                        let t1913 = t158 * t1738 + t50 * t1899;
                        let t1914 = t50 * (t165 * t1735 + t57 * t1900)
                            + t51 * (t58 * t1900 - t165 * t1741);
                        let t1915 = t58 * t1901
                            + (t1738 * t531 - t255 * t1741
                                + (t254 * t1735 - t1743 * t532));
                        let t1916 = rt::lit::<T>(0.5)
                            * (t254 * t1745 + t62 * t1913
                                - t51 * (t1914 + (t57 * t1913 + t1915)));
                        let t1917 = rt::lit::<T>(0.5) * (t165 * t1829 + t83 * t1900)
                            - m_l * (t245 * t1743 + t51 * t1902);
                        let t1918 = t50
                            * (rt::lit::<T>(0.5) * (t158 * t1832 + t85 * t1899)
                                + (t80 * t1917 + t234 * t1797));
                        let t1919 = t249 * t1846
                            + (t107 * t1910 + (t117 * t1911 + t1912))
                            + (t109 * (t1743 * t534 + t1916) + (t1918 + t1841 * t535));
                        let t1920 = weight1_3
                            * (rt::lit::<T>(0.5) * (t255 * t1845 + t104 * t1901 + t1904)
                                + t1919) + t748 * (t1776 - t1756 * t557);
                        let t1921 = rt::lit::<T>(0.5)
                            * (weight1_1 * t1899 - weight1_2 * t1900) - t1920;
                        [
                            t1423,
                            t1430,
                            t1431,
                            t1432,
                            t1433,
                            t1434,
                            t1435,
                            t1437,
                            t1447,
                            t1448,
                            t1449,
                            t1451,
                            t1452,
                            t1455,
                            t1458,
                            t1460,
                            t1461,
                            t1462,
                            t1463,
                            t1464,
                            t1465,
                            t1467,
                            t1471,
                            t1472,
                            t1475,
                            t1523,
                            t1547,
                            t1548,
                            t1549,
                            t1550,
                            t1551,
                            t1552,
                            t1554,
                            t1556,
                            t1558,
                            t1559,
                            t1560,
                            t1561,
                            t1562,
                            t1564,
                            t1565,
                            t1566,
                            t1567,
                            t1568,
                            t1569,
                            t1570,
                            t1589,
                            t1590,
                            t1611,
                            t1617,
                            t1618,
                            t1619,
                            t1620,
                            t1621,
                            t1622,
                            t1624,
                            t1632,
                            t1633,
                            t1634,
                            t1636,
                            t1637,
                            t1641,
                            t1644,
                            t1646,
                            t1647,
                            t1648,
                            t1649,
                            t1650,
                            t1652,
                            t1653,
                            t1657,
                            t1658,
                            t1661,
                            t1708,
                            t1732,
                            t1733,
                            t1735,
                            t1736,
                            t1738,
                            t1739,
                            t1741,
                            t1743,
                            t1745,
                            t1746,
                            t1747,
                            t1748,
                            t1749,
                            t1751,
                            t1752,
                            t1753,
                            t1754,
                            t1755,
                            t1756,
                            t1757,
                            t1776,
                            t1777,
                            t1797,
                            t1804,
                            t1805,
                            t1806,
                            t1807,
                            t1808,
                            t1809,
                            t1811,
                            t1821,
                            t1822,
                            t1823,
                            t1825,
                            t1826,
                            t1829,
                            t1832,
                            t1834,
                            t1835,
                            t1836,
                            t1837,
                            t1838,
                            t1839,
                            t1841,
                            t1845,
                            t1846,
                            t1849,
                            t1897,
                            t1921,
                        ]
                    }
                    part([
                        m_l,
                        twice_m_l,
                        k1,
                        l_over_i,
                        half_h,
                        t52,
                        t1,
                        t50,
                        t57,
                        t51,
                        t58,
                        t53,
                        t69,
                        t59,
                        t68,
                        t62,
                        t63,
                        t73,
                        t66,
                        t67,
                        t74,
                        t75,
                        t76,
                        t77,
                        t78,
                        t79,
                        t80,
                        t81,
                        t5,
                        t425,
                        t83,
                        t94,
                        t6,
                        t97,
                        t90,
                        t102,
                        t91,
                        t103,
                        t109,
                        t104,
                        t85,
                        t86,
                        t95,
                        t93,
                        t96,
                        t105,
                        t113,
                        t111,
                        t112,
                        t107,
                        t116,
                        t117,
                        half_m,
                        l_h,
                        t119,
                        t120,
                        t125,
                        t128,
                        t122,
                        t124,
                        t130,
                        t127,
                        t132,
                        t131,
                        t133,
                        half_j_h,
                        t134,
                        t135,
                        t136,
                        t137,
                        t141,
                        t140,
                        t147,
                        t148,
                        t143,
                        t144,
                        t150,
                        t146,
                        t151,
                        t152,
                        t153,
                        t154,
                        t155,
                        t157,
                        t158,
                        t159,
                        t163,
                        t165,
                        k2,
                        t7,
                        t167,
                        t168,
                        t173,
                        t170,
                        t180,
                        t176,
                        t182,
                        t194,
                        t178,
                        t179,
                        t187,
                        t191,
                        t192,
                        t183,
                        t174,
                        t196,
                        t210,
                        t215,
                        t212,
                        t216,
                        t221,
                        t203,
                        t205,
                        t200,
                        t202,
                        t207,
                        t223,
                        t224,
                        t226,
                        t230,
                        t213,
                        t217,
                        t231,
                        half_j,
                        t245,
                        t239,
                        t248,
                        t240,
                        t255,
                        t254,
                        t234,
                        t235,
                        t251,
                        t252,
                        t249,
                        t257,
                        half_l_h_over_i,
                        t400,
                        t397,
                        t395,
                        t466,
                        t484,
                        t482,
                        t478,
                        quarter_h_h_over_i,
                        quarter_m,
                        t488,
                        t487,
                        t511,
                        t496,
                        t754,
                        t530,
                        t983,
                        t1364,
                        t1361,
                        t1369,
                        t1367,
                        t1365,
                        t1375,
                        t1362,
                        t1374,
                        half_h_h_over_i,
                        h_adjoint8,
                        h_adjoint2,
                        h_adjoint1,
                        t537,
                        t539,
                        t542,
                        t540,
                        t543,
                        t546,
                        t549,
                        t544,
                        t547,
                        t548,
                        t551,
                        t552,
                        t554,
                        t555,
                        t602,
                        t657,
                        t491,
                        t519,
                        t520,
                        t515,
                        t516,
                        t517,
                        t518,
                        t522,
                        t523,
                        t524,
                        t525,
                        t528,
                        t527,
                        t529,
                        t532,
                        t531,
                        t534,
                        t535,
                        t557,
                        t605,
                        t725,
                        t748,
                        t827,
                        t859,
                        t782,
                        t818,
                        t801,
                        t869,
                        t811,
                        t877,
                        t878,
                        t885,
                        t887,
                        t913,
                        t914,
                        t922,
                        t921,
                        t940,
                        t948,
                        t936,
                        t947,
                        t953,
                        t988,
                        t1037,
                        t1051,
                        t992,
                        t1003,
                        t1004,
                        quarter_j_h,
                        t1010,
                        t1014,
                        t1022,
                        t1085,
                        t1068,
                        t1069,
                        t1054,
                        t1055,
                        t1024,
                        t1029,
                        t1106,
                        t1114,
                        t1116,
                        t1127,
                        t1129,
                        t1162,
                        t1165,
                        t1166,
                        t1329,
                        t1368,
                        t1370,
                        t1371,
                        t1372,
                        t1377,
                        t1373,
                        t1380,
                        t1379,
                        t1381,
                        t1378,
                        t1382,
                        t1402,
                        t1383,
                        t1384,
                        t1385,
                        t1388,
                        t1391,
                        t1386,
                        t1387,
                        t1400,
                        t1401,
                        t1404,
                        t1407,
                        t1405,
                        t1406,
                        t1410,
                        t1408,
                        t1411,
                        t1409,
                        quarter_h_over_i,
                        m_,
                        j,
                        l,
                        h,
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
                        [[t138, t162, t521], [t156, t164, t526], [t159, t166, t536]],
                        [
                            [t677, t724, t750],
                            [t875, t930, t960],
                            [t1094, t1146, t1173],
                            [t1286, t1334, t1358],
                            [t1475, t1523, t1547],
                            [t1661, t1708, t1732],
                            [t1849, t1897, t1921],
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
                let t1922 = weight1_3 * t63;
                let t1923 = t80 * t1922;
                let t1924 = weight1_3 * t50;
                let t1925 = t80 * t1924;
                let t1926 = t657 * (t1923 + t1925);
                let t1927 = weight1_3 * t109;
                let t1928 = weight1_3 * t104;
                let t1929 = t51 * t1927;
                let t1930 = t1928 - t58 * t1929;
                let t1931 = weight1_3 * t107;
                let t1932 = t53 * t1931;
                let t1933 = weight1_3 * t117;
                let t1934 = m_ * (t1932 + t59 * t1933);
                let t1935 = t1934 + m_ * t1932;
                let t1936 = weight1_3 * t6 - t69 * t1931;
                let t1937 = m_ * (t1936 - t68 * t1933);
                let t1938 = t1937 + m_ * t1936;
                let t1939 = t62 * t1927 - t57 * t1929;
                let t1940 = t69 * t1938
                    + (t50 * t1939
                        + (t85 * t1924 - weight1_1 - (t95 * t1922 + j * t1931)));
                let t1941 = t51 * t1930 - t53 * t1935 + t1940;
                let t1942 = t50 * t1929;
                let t1943 = t51 * t1929;
                let t1944 = t83 * t1925 + j * t1933
                    + (weight1_2 + t93 * t1922 - t94 * t1923) - t68 * t1937;
                let t1945 = t59 * t1934 - (t57 * t1942 + t58 * t1943) + t1944;
                let t1946 = t230 * t1922;
                let t1947 = t63 * t1945
                    + (t538 + l * (t1935 + (t1925 * (twice_m_l * t51) + t58 * t1946)));
                let t1948 = t50 * t1941 + t1947;
                let t1949 = t1948 * (t52 * t537);
                let t1950 = t50 * t1949;
                let t1951 = t53 * t1950 - l * t1949;
                let t1952 = t63 * t1949;
                let t1953 = m_ * (t1951 - t59 * t1952);
                let t1954 = t69 * t1950;
                let t1955 = m_ * (t68 * t1952 - t1954);
                let t1956 = t79 * t1945 + weight1_3 * t96 - t74 * t1949 - j * t1952
                    - t68 * t1955;
                let t1957 = t59 * t1953 + t1956;
                let t1958 = t111 * t1927 + t51 * t1957;
                let t1959 = t1926 - t1958;
                let t1960 = t1955 - m_ * t1954;
                let t1961 = t5 * t1929;
                let t1962 = t5 * t1928 - t116 * t1927 - t58 * t1961
                    + (t80 * t1930 + (t1925 * (twice_l_m_l * t79) - t113 * t1929));
                let t1963 = l * (t50 * t1960 + (t80 * t1938 - t91 * t1931 - t75 * t1950))
                    + t1962;
                let t1964 = t57 * t1959 + (t62 * t1957 + t1963);
                let t1965 = weight1_3 * t572 + d_weight1_3_by_3 * t63;
                let t1966 = t1922 * t625 + t80 * t1965;
                let t1967 = weight1_3 * t564 + d_weight1_3_by_3 * t50;
                let t1968 = t1924 * t625 + t80 * t1967;
                let t1969 = k1
                    * (t1923 * t632 + t81 * t1966 + (t1925 * t632 + t81 * t1968));
                let t1970 = m_l * t1968;
                let t1971 = m_l * t1925;
                let t1972 = weight1_3 * t667 + d_weight1_3_by_3 * t107;
                let t1973 = t565 * t1931 + t53 * t1972;
                let t1974 = weight1_3 * t674 + d_weight1_3_by_3 * t117;
                let t1975 = m_ * (t1973 + (t562 * t1933 + t59 * t1974));
                let t1976 = t1975 + m_ * t1973;
                let t1977 = m_l * (t1922 * t632 + t81 * t1965);
                let t1978 = rt::lit::<T>(2.0) * (t51 * t1970 - t569 * t1971)
                    + (t1976 + (t58 * t1977 - t567 * t1946));
                let t1979 = weight1_3 * t673 + d_weight1_3_by_3 * t104;
                let t1980 = weight1_3 * t669 + d_weight1_3_by_3 * t109;
                let t1981 = t51 * t1980 - t569 * t1927;
                let t1982 = t1979 + t567 * t1929 - t58 * t1981;
                let t1983 = d_weight1_3_by_3 * t6 + t575 * t1931 - t69 * t1972;
                let t1984 = m_ * (t1983 + (t574 * t1933 - t68 * t1974));
                let t1985 = t1984 + m_ * t1983;
                let t1986 = t62 * t1980 + (t1927 * t571 - t561 * t1929) - t57 * t1981;
                let t1987 = t564 * t1939 + (t1924 * t660 - t1922 * t665) - t575 * t1938
                    - (t569 * t1930 + t565 * t1935);
                let t1988 = t50 * t1986
                    + (t85 * t1967 + (t1987 - d_weight1_1_by_3)
                        - (t95 * t1965 + j * t1972));
                let t1989 = t51 * t1982 + t69 * t1985 + (t1988 - t53 * t1976);
                let t1990 = t562 * t1934 + (t567 * t1943 - t1923 * t664)
                    + (t574 * t1937 + (t1925 * t656 + t1922 * t663 - t561 * t1942));
                let t1991 = j * t1974 + (t93 * t1965 + (d_weight1_2_by_3 + t1990))
                    + (t83 * t1968 - t94 * t1966);
                let t1992 = t564 * t1929 + t50 * t1981;
                let t1993 = t51 * t1981 - t569 * t1929;
                let t1994 = t1991 + (t59 * t1975 - t57 * t1992)
                    - (t58 * t1993 + t68 * t1984);
                let t1995 = l * t1978 + (t564 * t1941 + (t603 + t1945 * t572))
                    + (t50 * t1989 + t63 * t1994);
                let t1996 = t537
                    * (t52 * t1995
                        + (t559 * t1948 - t1949 * (rt::lit::<T>(2.0) * t604)));
                let t1997 = t564 * t1949 + t50 * t1996;
                let t1998 = t53 * t1997 + (t565 * t1950 - l * t1996);
                let t1999 = t1949 * t572 + t63 * t1996;
                let t2000 = m_ * (t1998 - (t562 * t1952 + t59 * t1999));
                let t2001 = t562 * t1953
                    + (t574 * t1955 + (weight1_3 * t666 + t1945 * t583 - t1949 * t578));
                let t2002 = t59 * t2000
                    + (t79 * t1994 + (d_weight1_3_by_3 * t96 + t2001) - t74 * t1996
                        - j * t1999);
                let t2003 = t69 * t1997 - t575 * t1950;
                let t2004 = m_ * (t68 * t1999 - t574 * t1952 - t2003);
                let t2005 = t2002 - t68 * t2004;
                let t2006 = t51 * t2005 + (t111 * t1980 + (t1927 * t635 - t569 * t1957));
                let t2007 = t1969 - t2006;
                let t2008 = t2004 - m_ * t2003;
                let t2009 = t564 * t1960 + (t1938 * t625 - t1931 * t649 - t1950 * t580)
                    - t91 * t1972;
                let t2010 = t1957 * t571
                    + (t1930 * t625 + (t567 * t1961 - (t1927 * t639 + t1929 * t634)));
                let t2011 = t5 * t1981;
                let t2012 = t5 * t1979 + (t561 * t1959 + t2010) - t116 * t1980
                    - t113 * t1981 - t58 * t2011;
                let t2013 = l * (t50 * t2008 + (t80 * t1985 + t2009 - t75 * t1997))
                    + (rt::lit::<T>(2.0) * (t1971 * t650 + t97 * t1970)
                        + (t80 * t1982 + t2012));
                let t2014 = t564 * t1964 + t50 * (t57 * t2007 + (t62 * t2005 + t2013));
                let t2015 = t102 * t1974
                    + (t1953 * t572 + (t1934 * t632 + t1933 * t652 - t1952 * t573));
                let t2016 = t111 * t1981
                    + (t569 * t1959 + (t1942 * t632 + (t564 * t1961 + t1929 * t635)));
                let t2017 = l * (t63 * t2000 + (t81 * t1975 + t2015 - t66 * t1999))
                    - (t81 * t1992 + (t50 * t2011 + t2016));
                let t2018 = l
                    * (t63 * t1953 + (t81 * t1934 + t102 * t1933 - t66 * t1952))
                    - (t50 * t1961 + (t81 * t1942 + t111 * t1929));
                let t2019 = t51 * t1959 + t2018;
                let t2020 = t58 * (t51 * t2007 + t2017) - t567 * t2019;
                let t2021 = t1958 - t1926;
                let t2022 = t5 * t1927 + t97 * t1946 - t51 * t1961
                    - (t81 * t1943 + t105 * t1929);
                let t2023 = l * (t73 * t1952 - (t81 * t1937 + t90 * t1933) - t63 * t1955)
                    + t2022;
                let t2024 = t50 * t2021 + t2023;
                let t2025 = t2006 - t1969;
                let t2026 = t1952 * t577 - (t1937 * t632 + t1933 * t648) - t1955 * t572
                    - t90 * t1974;
                let t2027 = t564 * t2021
                    + (t1946 * t650 - t1929 * t636 + (t569 * t1961 - t1943 * t632));
                let t2028 = t97 * t1977 - t51 * t2011
                    + (t5 * t1980 + t2027 - t105 * t1981 - t81 * t1993);
                let t2029 = t50 * t2025
                    + (l * (t73 * t1999 + (t2026 - t81 * t1984) - t63 * t2004) + t2028);
                let t2030 = t561 * t2024 + t57 * t2029;
                let t2031 = d_weight1_3_by_3 + h_adjoint8 * t583;
                let t2032 = weight1_3 + h_adjoint8 * t79;
                let t2033 = t11 * t2032;
                let t2034 = t10 * t2032;
                let t2035 = u_drive * t2034 + l * (h_adjoint1 * t79 + t2033);
                let t2036 = l * (t13 * t2031 + (t2033 + h_adjoint2 * t583))
                    + (u_drive * (t2034 + t12 * t2031) - t2035);
                let t2037 = t13 * t2032;
                let t2038 = t12 * t2032;
                let t2039 = u_drive * t2038 + l * (h_adjoint2 * t79 + t2037);
                let t2040 = l * (t11 * t2031 + (h_adjoint1 * t583 - t2037))
                    + (t2039 + u_drive * (t10 * t2031 - t2038));
                let t2041 = t1953 + m_ * t1951;
                let t2042 = t103 * t1972
                    + (t1950 * t579 + (t1931 * t653 - t1935 * t625) - t564 * t2041);
                let t2043 = t2000 + m_ * t1998;
                let t2044 = t1941 * t583
                    + (t1939 * t625 + (weight1_3 * t662 - t1929 * t633 - t561 * t1961));
                let t2045 = d_weight1_3_by_3 * t86
                    + (t1949 * t581 + t2044 - t575 * t1960 - t565 * t2041
                        - t567 * t2021);
                let t2046 = t76 * t1996
                    + (t79 * t1989
                        + (t80 * t1986 + (t2045 - t112 * t1981 - t57 * t2011)));
                let t2047 = l * (t67 * t1997 + (t2042 - t80 * t1976) - t50 * t2043)
                    + (t69 * t2008 + (t2046 - j * t1997) - t53 * t2043);
                let t2048 = t79 * t1941
                    + (t80 * t1939 + (weight1_3 * t86 - t112 * t1929 - t57 * t1961));
                let t2049 = l
                    * (t67 * t1950 + (t103 * t1931 - t80 * t1935) - t50 * t2041)
                    + (t69 * t1960 + (t76 * t1949 + t2048 - j * t1950) - t53 * t2041);
                let t2050 = t58 * t2021 + t2049;
                let t2051 = t51 * (t58 * t2025 + t2047) - t569 * t2050;
                let t2052 = t2014 - t2020 + (t2030 + (t9 * t2036 - t8 * t2040) - t2051);
                let t2053 = rt::lit::<T>(0.5) * t752;
                let t2054 = weight1_3 * t756 + d_weight1_3_by_4 * t50;
                let t2055 = t1924 * t820 + t80 * t2054;
                let t2056 = m_l * t2055;
                let t2057 = weight1_3 * t864 + d_weight1_3_by_4 * t107;
                let t2058 = t757 * t1931 + t53 * t2057;
                let t2059 = half_l * t752;
                let t2060 = weight1_3 * t872 + d_weight1_3_by_4 * t117;
                let t2061 = m_ * (t2058 + (t1933 * t2059 + t59 * t2060));
                let t2062 = t2061 + m_ * t2058;
                let t2063 = weight1_3 * t766 + d_weight1_3_by_4 * t63;
                let t2064 = m_l * (t1922 * t828 + t81 * t2063);
                let t2065 = rt::lit::<T>(0.5) * t759;
                let t2066 = rt::lit::<T>(2.0) * (t51 * t2056 - t763 * t1971)
                    + (t2062 + (t58 * t2064 - t1946 * t2065));
                let t2067 = weight1_3 * t871 + d_weight1_3_by_4 * t104;
                let t2068 = weight1_3 * t866 + d_weight1_3_by_4 * t109;
                let t2069 = t51 * t2068 - t763 * t1927;
                let t2070 = t2067 + t1929 * t2065 - t58 * t2069;
                let t2071 = d_weight1_3_by_4 * t6 + t769 * t1931 - t69 * t2057;
                let t2072 = half_l * t759;
                let t2073 = m_ * (t2071 + (t1933 * t2072 - t68 * t2060));
                let t2074 = t2073 + m_ * t2071;
                let t2075 = t62 * t2068 + (t1927 * t765 - t1929 * t2053) - t57 * t2069;
                let t2076 = t756 * t1939 + (t1924 * t856 - t1922 * t862) - t769 * t1938
                    - (t763 * t1930 + t757 * t1935);
                let t2077 = t50 * t2075
                    + (t85 * t2054 + (t2076 - d_weight1_1_by_4)
                        - (t95 * t2063 + j * t2057));
                let t2078 = t51 * t2070 + t69 * t2074 + (t2077 - t53 * t2062);
                let t2079 = rt::lit::<T>(0.5)
                    * (t768 * t1937 + (t753 * t1934 + (t759 * t1943 - t752 * t1942)))
                    + (t1925 * t853 + t1922 * t860 - t1923 * t861);
                let t2080 = t1922 * t820 + t80 * t2063;
                let t2081 = j * t2060 + (t93 * t2063 + (d_weight1_2_by_4 + t2079))
                    + (t83 * t2055 - t94 * t2080);
                let t2082 = t756 * t1929 + t50 * t2069;
                let t2083 = t51 * t2069 - t763 * t1929;
                let t2084 = t2081 + (t59 * t2061 - t57 * t2082)
                    - (t58 * t2083 + t68 * t2073);
                let t2085 = l * t2066 + (t1945 * t766 + t756 * t1941)
                    + (t50 * t2078 + t63 * t2084);
                let t2086 = t537
                    * (t52 * t2085
                        + (t751 * t1948 - t1949 * (rt::lit::<T>(2.0) * t797)));
                let t2087 = t756 * t1949 + t50 * t2086;
                let t2088 = t53 * t2087 + (t757 * t1950 - l * t2086);
                let t2089 = t1949 * t766 + t63 * t2086;
                let t2090 = m_ * (t2088 - (t1952 * t2059 + t59 * t2089));
                let t2091 = rt::lit::<T>(0.5) * (t753 * t1953 + t768 * t1955)
                    + (weight1_3 * t863 + t1945 * t777 - t1949 * t772);
                let t2092 = t59 * t2090
                    + (t79 * t2084 + (d_weight1_3_by_4 * t96 + t2091) - t74 * t2086
                        - j * t2089);
                let t2093 = t69 * t2087 - t769 * t1950;
                let t2094 = m_ * (t68 * t2089 - t1952 * t2072 - t2093);
                let t2095 = t2092 - t68 * t2094;
                let t2096 = t51 * t2095 + (t111 * t2068 + (t1927 * t831 - t763 * t1957));
                let t2097 = k1
                    * (t1923 * t828 + t81 * t2080 + (t1925 * t828 + t81 * t2055));
                let t2098 = t2096 - t2097;
                let t2099 = t1952 * t771 - (t1937 * t828 + t1933 * t845) - t1955 * t766
                    - t90 * t2060;
                let t2100 = t5 * t2069;
                let t2101 = t756 * t2021
                    + (t1946 * t847 - t1929 * t832 + (t763 * t1961 - t1943 * t828));
                let t2102 = t97 * t2064 - t51 * t2100
                    + (t5 * t2068 + t2101 - t105 * t2069 - t81 * t2083);
                let t2103 = t50 * t2098
                    + (l * (t73 * t2089 + (t2099 - t81 * t2073) - t63 * t2094) + t2102);
                let t2104 = t2024 * t2053 + t57 * t2103;
                let t2105 = t2097 - t2096;
                let t2106 = t102 * t2060
                    + (t1953 * t766 + (t1934 * t828 + t1933 * t849 - t1952 * t767));
                let t2107 = t111 * t2069
                    + (t763 * t1959 + (t1942 * t828 + (t756 * t1961 + t1929 * t831)));
                let t2108 = l * (t63 * t2090 + (t81 * t2061 + t2106 - t66 * t2089))
                    - (t81 * t2082 + (t50 * t2100 + t2107));
                let t2109 = t58 * (t51 * t2105 + t2108) - t2019 * t2065;
                let t2110 = t2094 - m_ * t2093;
                let t2111 = t756 * t1960 + (t1938 * t820 - t1931 * t846 - t1950 * t774)
                    - t91 * t2057;
                let t2112 = rt::lit::<T>(0.5) * (t752 * t1959 + t759 * t1961)
                    + (t1957 * t765 + (t1930 * t820 - (t1927 * t835 + t1929 * t830)));
                let t2113 = t80 * t2070
                    + (t5 * t2067 + t2112 - t116 * t2068 - t113 * t2069 - t58 * t2100);
                let t2114 = l * (t50 * t2110 + (t80 * t2074 + t2111 - t75 * t2087))
                    + (rt::lit::<T>(2.0) * (t1971 * t847 + t97 * t2056) + t2113);
                let t2115 = t756 * t1964 + t50 * (t57 * t2105 + (t62 * t2095 + t2114));
                let t2116 = u_drive * t12;
                let t2117 = d_weight1_3_by_4 + h_adjoint8 * t777;
                let t2118 = u_drive * t10;
                let t2119 = t9 * (t2116 * t2117 + l * (h_adjoint2 * t777 + t13 * t2117))
                    - t8 * (t2118 * t2117 + l * (h_adjoint1 * t777 + t11 * t2117));
                let t2120 = t103 * t2057
                    + (t1950 * t773 + (t1931 * t850 - t1935 * t820) - t756 * t2041);
                let t2121 = t2090 + m_ * t2088;
                let t2122 = t1949 * t775
                    + (t1941 * t777
                        + (t1939 * t820 + (weight1_3 * t858 - t1929 * t829)));
                let t2123 = t2122 - t769 * t1960 - t757 * t2041
                    - rt::lit::<T>(0.5) * (t759 * t2021 + t752 * t1961);
                let t2124 = t79 * t2078
                    + (t80 * t2075
                        + (d_weight1_3_by_4 * t86 + t2123 - t112 * t2069 - t57 * t2100));
                let t2125 = l * (t67 * t2087 + (t2120 - t80 * t2062) - t50 * t2121)
                    + (t69 * t2110 + (t76 * t2086 + t2124 - j * t2087) - t53 * t2121);
                let t2126 = t51 * (t58 * t2098 + t2125) - t763 * t2050;
                let t2127 = t2104 - t2109 + (t2115 + t2119 - t2126);
                let t2128 = rt::lit::<T>(0.5) * t965;
                let t2129 = weight1_3 * t2128 + d_weight1_3_by_5 * t50;
                let t2130 = t1924 * t1036 + t80 * t2129;
                let t2131 = m_l * t2130;
                let t2132 = rt::lit::<T>(0.5) * t971;
                let t2133 = half_l * t965;
                let t2134 = weight1_3 * t1082 + d_weight1_3_by_5 * t107;
                let t2135 = t1931 * t2133 + t53 * t2134;
                let t2136 = weight1_3 * t1091 + d_weight1_3_by_5 * t117;
                let t2137 = m_ * (t2135 + (t964 * t1933 + t59 * t2136));
                let t2138 = t2137 + m_ * t2135;
                let t2139 = weight1_3 * t975 + d_weight1_3_by_5 * t63;
                let t2140 = m_l * (t1922 * t1043 + t81 * t2139);
                let t2141 = rt::lit::<T>(2.0) * (t51 * t2131 - t1971 * t2132)
                    + (t2138 + (t58 * t2140 - t969 * t1946));
                let t2142 = weight1_3 * t1090 + d_weight1_3_by_5 * t104;
                let t2143 = weight1_3 * t1086 + d_weight1_3_by_5 * t109;
                let t2144 = t51 * t2143 - t1927 * t2132;
                let t2145 = t2142 + t969 * t1929 - t58 * t2144;
                let t2146 = half_l * t971;
                let t2147 = d_weight1_3_by_5 * t6 + t1931 * t2146 - t69 * t2134;
                let t2148 = m_ * (t2147 + (t977 * t1933 - t68 * t2136));
                let t2149 = t2148 + m_ * t2147;
                let t2150 = t62 * t2143 + (t1927 * t974 - t963 * t1929) - t57 * t2144;
                let t2151 = rt::lit::<T>(0.5)
                    * (t965 * t1939 - t971 * t1930 - t966 * t1935 - t978 * t1938)
                    + (t1924 * t1076 - t1922 * t1080);
                let t2152 = t50 * t2150
                    + (t85 * t2129 + (t2151 - d_weight1_1_by_5)
                        - (t95 * t2139 + j * t2134));
                let t2153 = t51 * t2145 + t69 * t2149 + (t2152 - t53 * t2138);
                let t2154 = t964 * t1934 + (t969 * t1943 - t1923 * t1079)
                    + (t977 * t1937 + (t1925 * t1073 + t1922 * t1078 - t963 * t1942));
                let t2155 = t1922 * t1036 + t80 * t2139;
                let t2156 = j * t2136 + (t93 * t2139 + (d_weight1_2_by_5 + t2154))
                    + (t83 * t2130 - t94 * t2155);
                let t2157 = t1929 * t2128 + t50 * t2144;
                let t2158 = t51 * t2144 - t1929 * t2132;
                let t2159 = t2156 + (t59 * t2137 - t57 * t2157)
                    - (t58 * t2158 + t68 * t2148);
                let t2160 = l * t2141 + (t1945 * t975 + t1941 * t2128)
                    + (t50 * t2153 + t63 * t2159);
                let t2161 = t537
                    * (t52 * t2160
                        + (t961 * t1948 - t1949 * (rt::lit::<T>(2.0) * t1011)));
                let t2162 = t1949 * t2128 + t50 * t2161;
                let t2163 = t53 * t2162 + (t1950 * t2133 - l * t2161);
                let t2164 = t1949 * t975 + t63 * t2161;
                let t2165 = m_ * (t2163 - (t964 * t1952 + t59 * t2164));
                let t2166 = t964 * t1953
                    + (t977 * t1955 + (weight1_3 * t1081 + t1945 * t987 - t1949 * t981));
                let t2167 = t59 * t2165
                    + (t79 * t2159 + (d_weight1_3_by_5 * t96 + t2166) - t74 * t2161
                        - j * t2164);
                let t2168 = t69 * t2162 - t1950 * t2146;
                let t2169 = m_ * (t68 * t2164 - t977 * t1952 - t2168);
                let t2170 = t2167 - t68 * t2169;
                let t2171 = t51 * t2170
                    + (t111 * t2143 + (t1927 * t1046 - t1957 * t2132));
                let t2172 = k1
                    * (t1923 * t1043 + t81 * t2155 + (t1925 * t1043 + t81 * t2130));
                let t2173 = t2171 - t2172;
                let t2174 = t1952 * t980 - (t1937 * t1043 + t1933 * t1062) - t1955 * t975
                    - t90 * t2136;
                let t2175 = t5 * t2144;
                let t2176 = rt::lit::<T>(0.5) * (t965 * t2021 + t971 * t1961)
                    + (t1946 * t1064 - t1929 * t1047 - t1943 * t1043);
                let t2177 = t97 * t2140 - t51 * t2175
                    + (t5 * t2143 + t2176 - t105 * t2144 - t81 * t2158);
                let t2178 = t50 * t2173
                    + (l * (t73 * t2164 + (t2174 - t81 * t2148) - t63 * t2169) + t2177);
                let t2179 = t963 * t2024 + t57 * t2178;
                let t2180 = t2172 - t2171;
                let t2181 = t102 * t2136
                    + (t1953 * t975 + (t1934 * t1043 + t1933 * t1066 - t1952 * t976));
                let t2182 = t111 * t2144
                    + (rt::lit::<T>(0.5) * (t971 * t1959 + t965 * t1961)
                        + (t1929 * t1046 + t1942 * t1043));
                let t2183 = l * (t63 * t2165 + (t81 * t2137 + t2181 - t66 * t2164))
                    - (t81 * t2157 + (t50 * t2175 + t2182));
                let t2184 = t58 * (t51 * t2180 + t2183) - t969 * t2019;
                let t2185 = t2169 - m_ * t2168;
                let t2186 = t1960 * t2128
                    + (t1938 * t1036 - t1931 * t1063 - t1950 * t984) - t91 * t2134;
                let t2187 = t1957 * t974
                    + (t1930 * t1036 + (t969 * t1961 - (t1927 * t1050 + t1929 * t1045)));
                let t2188 = t5 * t2142 + (t963 * t1959 + t2187) - t116 * t2143
                    - t113 * t2144 - t58 * t2175;
                let t2189 = l * (t50 * t2185 + (t80 * t2149 + t2186 - t75 * t2162))
                    + (rt::lit::<T>(2.0) * (t1971 * t1064 + t97 * t2131)
                        + (t80 * t2145 + t2188));
                let t2190 = t1964 * t2128 + t50 * (t57 * t2180 + (t62 * t2170 + t2189));
                let t2191 = d_weight1_3_by_5 + h_adjoint8 * t987;
                let t2192 = t9 * (t2116 * t2191 + l * (h_adjoint2 * t987 + t13 * t2191))
                    - t8 * (t2118 * t2191 + l * (h_adjoint1 * t987 + t11 * t2191));
                let t2193 = t103 * t2134
                    + (t1950 * t982 + (t1931 * t1067 - t1935 * t1036) - t2041 * t2128);
                let t2194 = t2165 + m_ * t2163;
                let t2195 = t1941 * t987
                    + (t1939 * t1036
                        + (weight1_3 * t1084 - t1929 * t1044 - t963 * t1961));
                let t2196 = t1949 * t985 + t2195
                    - rt::lit::<T>(0.5) * (t978 * t1960 + t966 * t2041) - t969 * t2021;
                let t2197 = t79 * t2153
                    + (t80 * t2150
                        + (d_weight1_3_by_5 * t86 + t2196 - t112 * t2144 - t57 * t2175));
                let t2198 = l * (t67 * t2162 + (t2193 - t80 * t2138) - t50 * t2194)
                    + (t69 * t2185 + (t76 * t2161 + t2197 - j * t2162) - t53 * t2194);
                let t2199 = t51 * (t58 * t2173 + t2198) - t2050 * t2132;
                let t2200 = t2179 - t2184 + (t2190 + t2192 - t2199);
                let t2201 = rt::lit::<T>(0.5) * t1175;
                let t2202 = rt::lit::<T>(0.5) * t1177;
                let t2203 = weight1_3 * t2202 + d_weight1_3_by_6 * t50;
                let t2204 = t1924 * t1236 + t80 * t2203;
                let t2205 = m_l * t2204;
                let t2206 = rt::lit::<T>(0.5) * t1182;
                let t2207 = half_l * t1177;
                let t2208 = weight1_3 * t1275 + d_weight1_3_by_6 * t107;
                let t2209 = t1931 * t2207 + t53 * t2208;
                let t2210 = half_l * t1175;
                let t2211 = weight1_3 * t1283 + d_weight1_3_by_6 * t117;
                let t2212 = m_ * (t2209 + (t1933 * t2210 + t59 * t2211));
                let t2213 = t2212 + m_ * t2209;
                let t2214 = weight1_3 * t1185 + d_weight1_3_by_6 * t63;
                let t2215 = m_l * (t1922 * t1243 + t81 * t2214);
                let t2216 = rt::lit::<T>(0.5) * t1180;
                let t2217 = rt::lit::<T>(2.0) * (t51 * t2205 - t1971 * t2206)
                    + (t2213 + (t58 * t2215 - t1946 * t2216));
                let t2218 = weight1_3 * t1282 + d_weight1_3_by_6 * t104;
                let t2219 = weight1_3 * t1278 + d_weight1_3_by_6 * t109;
                let t2220 = t51 * t2219 - t1927 * t2206;
                let t2221 = t2218 + t1929 * t2216 - t58 * t2220;
                let t2222 = half_l * t1182;
                let t2223 = d_weight1_3_by_6 * t6 + t1931 * t2222 - t69 * t2208;
                let t2224 = half_l * t1180;
                let t2225 = m_ * (t2223 + (t1933 * t2224 - t68 * t2211));
                let t2226 = t2225 + m_ * t2223;
                let t2227 = t62 * t2219 + (t1927 * t1184 - t1929 * t2201) - t57 * t2220;
                let t2228 = rt::lit::<T>(0.5)
                    * (t1177 * t1939 - t1182 * t1930 - t1178 * t1935 - t1188 * t1938)
                    + (t1924 * t1269 - t1922 * t1273);
                let t2229 = t50 * t2227
                    + (t85 * t2203 + (t2228 - d_weight1_1_by_6)
                        - (t95 * t2214 + j * t2208));
                let t2230 = t51 * t2221 + t69 * t2226 + (t2229 - t53 * t2213);
                let t2231 = rt::lit::<T>(0.5)
                    * (t1187 * t1937 + (t1176 * t1934 + (t1180 * t1943 - t1175 * t1942)))
                    + (t1925 * t1266 + t1922 * t1271 - t1923 * t1272);
                let t2232 = t1922 * t1236 + t80 * t2214;
                let t2233 = j * t2211 + (t93 * t2214 + (d_weight1_2_by_6 + t2231))
                    + (t83 * t2204 - t94 * t2232);
                let t2234 = t1929 * t2202 + t50 * t2220;
                let t2235 = t51 * t2220 - t1929 * t2206;
                let t2236 = t2233 + (t59 * t2212 - t57 * t2234)
                    - (t58 * t2235 + t68 * t2225);
                let t2237 = l * t2217 + (t1945 * t1185 + t1941 * t2202)
                    + (t50 * t2230 + t63 * t2236);
                let t2238 = t537
                    * (t52 * t2237
                        + (t1174 * t1948 - t1949 * (rt::lit::<T>(2.0) * t1215)));
                let t2239 = t1949 * t2202 + t50 * t2238;
                let t2240 = t53 * t2239 + (t1950 * t2207 - l * t2238);
                let t2241 = t1949 * t1185 + t63 * t2238;
                let t2242 = m_ * (t2240 - (t1952 * t2210 + t59 * t2241));
                let t2243 = rt::lit::<T>(0.5) * (t1176 * t1953 + t1187 * t1955)
                    + (weight1_3 * t1274 + t1945 * t1196 - t1949 * t1191);
                let t2244 = t59 * t2242
                    + (t79 * t2236 + (d_weight1_3_by_6 * t96 + t2243) - t74 * t2238
                        - j * t2241);
                let t2245 = t69 * t2239 - t1950 * t2222;
                let t2246 = m_ * (t68 * t2241 - t1952 * t2224 - t2245);
                let t2247 = t2244 - t68 * t2246;
                let t2248 = t51 * t2247
                    + (t111 * t2219 + (t1927 * t1245 - t1957 * t2206));
                let t2249 = k1
                    * (t1923 * t1243 + t81 * t2232 + (t1925 * t1243 + t81 * t2204));
                let t2250 = t2248 - t2249;
                let t2251 = t1952 * t1190 - (t1937 * t1243 + t1933 * t1257)
                    - t1955 * t1185 - t90 * t2211;
                let t2252 = t5 * t2220;
                let t2253 = rt::lit::<T>(0.5) * (t1177 * t2021 + t1182 * t1961)
                    + (t1946 * t1259 - t1929 * t1242 - t1943 * t1243);
                let t2254 = t97 * t2215 - t51 * t2252
                    + (t5 * t2219 + t2253 - t105 * t2220 - t81 * t2235);
                let t2255 = t50 * t2250
                    + (l * (t73 * t2241 + (t2251 - t81 * t2225) - t63 * t2246) + t2254);
                let t2256 = t2024 * t2201 + t57 * t2255;
                let t2257 = t2249 - t2248;
                let t2258 = t102 * t2211
                    + (t1953 * t1185 + (t1934 * t1243 + t1933 * t1261 - t1952 * t1186));
                let t2259 = t111 * t2220
                    + (rt::lit::<T>(0.5) * (t1182 * t1959 + t1177 * t1961)
                        + (t1929 * t1245 + t1942 * t1243));
                let t2260 = l * (t63 * t2242 + (t81 * t2212 + t2258 - t66 * t2241))
                    - (t81 * t2234 + (t50 * t2252 + t2259));
                let t2261 = t58 * (t51 * t2257 + t2260) - t2019 * t2216;
                let t2262 = t2246 - m_ * t2245;
                let t2263 = t1960 * t2202
                    + (t1938 * t1236 - t1931 * t1258 - t1950 * t1193) - t91 * t2208;
                let t2264 = rt::lit::<T>(0.5) * (t1175 * t1959 + t1180 * t1961)
                    + (t1957 * t1184
                        + (t1930 * t1236 - (t1927 * t1249 + t1929 * t1246)));
                let t2265 = t80 * t2221
                    + (t5 * t2218 + t2264 - t116 * t2219 - t113 * t2220 - t58 * t2252);
                let t2266 = l * (t50 * t2262 + (t80 * t2226 + t2263 - t75 * t2239))
                    + (rt::lit::<T>(2.0) * (t1971 * t1259 + t97 * t2205) + t2265);
                let t2267 = t1964 * t2202 + t50 * (t57 * t2257 + (t62 * t2247 + t2266));
                let t2268 = d_weight1_3_by_6 + h_adjoint8 * t1196;
                let t2269 = t9 * (t2116 * t2268 + l * (h_adjoint2 * t1196 + t13 * t2268))
                    - t8 * (t2118 * t2268 + l * (h_adjoint1 * t1196 + t11 * t2268));
                let t2270 = t103 * t2208
                    + (t1950 * t1192 + (t1931 * t1262 - t1935 * t1236) - t2041 * t2202);
                let t2271 = t2242 + m_ * t2240;
                let t2272 = t1949 * t1194
                    + (t1941 * t1196
                        + (t1939 * t1236 + (weight1_3 * t1277 - t1929 * t1244)));
                let t2273 = t2272
                    - rt::lit::<T>(0.5)
                        * (t1180 * t2021
                            + (t1178 * t2041 + (t1188 * t1960 + t1175 * t1961)));
                let t2274 = t79 * t2230
                    + (t80 * t2227
                        + (d_weight1_3_by_6 * t86 + t2273 - t112 * t2220 - t57 * t2252));
                let t2275 = l * (t67 * t2239 + (t2270 - t80 * t2213) - t50 * t2271)
                    + (t69 * t2262 + (t76 * t2238 + t2274 - j * t2239) - t53 * t2271);
                let t2276 = t51 * (t58 * t2250 + t2275) - t2050 * t2206;
                let t2277 = t2256 - t2261 + (t2267 + t2269 - t2276);
                let t2278 = weight1_3 * t1364 + d_weight1_3_by_7 * t50;
                let t2279 = t1924 * t1423 + t80 * t2278;
                let t2280 = m_l * t2279;
                let t2281 = weight1_3 * t1465 + d_weight1_3_by_7 * t107;
                let t2282 = t1365 * t1931 + t53 * t2281;
                let t2283 = weight1_3 * t1472 + d_weight1_3_by_7 * t117;
                let t2284 = m_ * (t2282 + (t1362 * t1933 + t59 * t2283));
                let t2285 = t2284 + m_ * t2282;
                let t2286 = weight1_3 * t1372 + d_weight1_3_by_7 * t63;
                let t2287 = m_l * (t1922 * t1430 + t81 * t2286);
                let t2288 = rt::lit::<T>(2.0) * (t51 * t2280 - t1369 * t1971)
                    + (t2285 + (t58 * t2287 - t1367 * t1946));
                let t2289 = weight1_3 * t1471 + d_weight1_3_by_7 * t104;
                let t2290 = weight1_3 * t1467 + d_weight1_3_by_7 * t109;
                let t2291 = t51 * t2290 - t1369 * t1927;
                let t2292 = t2289 + t1367 * t1929 - t58 * t2291;
                let t2293 = d_weight1_3_by_7 * t6
                    + (l_over_i * weight1_3 + t1375 * t1931) - t69 * t2281;
                let t2294 = m_ * (t2293 + (t1374 * t1933 - t68 * t2283));
                let t2295 = t2294 + m_ * t2293;
                let t2296 = t62 * t2290 + (t1927 * t1371 - t1361 * t1929) - t57 * t2291;
                let t2297 = t1364 * t1939 + (t1924 * t1458 - t1922 * t1463)
                    - t1375 * t1938 - (t1369 * t1930 + t1365 * t1935);
                let t2298 = t50 * t2296
                    + (t85 * t2278 + (t2297 - d_weight1_1_by_7)
                        - (t95 * t2286 + j * t2281));
                let t2299 = t51 * t2292 + t69 * t2295 + (t2298 - t53 * t2285);
                let t2300 = t1362 * t1934 + (t1367 * t1943 - t1923 * t1462)
                    + (t1374 * t1937 + (t1925 * t1455 + t1922 * t1461 - t1361 * t1942));
                let t2301 = t1922 * t1423 + t80 * t2286;
                let t2302 = j * t2283 + (t93 * t2286 + (d_weight1_2_by_7 + t2300))
                    + (t83 * t2279 - t94 * t2301);
                let t2303 = t1364 * t1929 + t50 * t2291;
                let t2304 = t51 * t2291 - t1369 * t1929;
                let t2305 = t2302 + (t59 * t2284 - t57 * t2303)
                    - (t58 * t2304 + t68 * t2294);
                let t2306 = l * t2288 + (t1364 * t1941 + (t1402 + t1945 * t1372))
                    + (t50 * t2299 + t63 * t2305);
                let t2307 = t537
                    * (t52 * t2306
                        + (t1359 * t1948 - t1949 * (rt::lit::<T>(2.0) * t1403)));
                let t2308 = t1364 * t1949 + t50 * t2307;
                let t2309 = t53 * t2308 + (t1365 * t1950 - l * t2307);
                let t2310 = t1949 * t1372 + t63 * t2307;
                let t2311 = m_ * (t2309 - (t1362 * t1952 + t59 * t2310));
                let t2312 = t1362 * t1953
                    + (t1374 * t1955
                        + (weight1_3 * t1464 + t1945 * t1383 - t1949 * t1378));
                let t2313 = t59 * t2311
                    + (t79 * t2305 + (d_weight1_3_by_7 * t96 + t2312) - t74 * t2307
                        - j * t2310);
                let t2314 = t69 * t2308 - t1375 * t1950;
                let t2315 = m_ * (t68 * t2310 - t1374 * t1952 - t2314);
                let t2316 = t2313 - t68 * t2315;
                let t2317 = t51 * t2316
                    + (t111 * t2290 + (t1927 * t1433 - t1369 * t1957));
                let t2318 = k1
                    * (t1923 * t1430 + t81 * t2301 + (t1925 * t1430 + t81 * t2279));
                let t2319 = t2317 - t2318;
                let t2320 = t1952 * t1377 - (t1937 * t1430 + t1933 * t1447)
                    - t1955 * t1372 - t90 * t2283;
                let t2321 = t1369 * t1961 - t1929 * t1434
                    + (inv_i * t1927 + t1946 * t1449 - t1943 * t1430);
                let t2322 = inv_i * t1929 + t5 * t2291;
                let t2323 = t97 * t2287
                    + (t5 * t2290 + (t1364 * t2021 + t2321) - t105 * t2291)
                    - (t81 * t2304 + t51 * t2322);
                let t2324 = t50 * t2319
                    + (l * (t73 * t2310 + (t2320 - t81 * t2294) - t63 * t2315) + t2323);
                let t2325 = t1361 * t2024 + t57 * t2324;
                let t2326 = t2318 - t2317;
                let t2327 = t102 * t2283
                    + (t1953 * t1372 + (t1934 * t1430 + t1933 * t1451 - t1952 * t1373));
                let t2328 = t111 * t2291
                    + (t1369 * t1959
                        + (t1942 * t1430 + (t1364 * t1961 + t1929 * t1433)));
                let t2329 = l * (t63 * t2311 + (t81 * t2284 + t2327 - t66 * t2310))
                    - (t50 * t2322 + (t81 * t2303 + t2328));
                let t2330 = t58 * (t51 * t2326 + t2329) - t1367 * t2019;
                let t2331 = t2315 - m_ * t2314;
                let t2332 = t1364 * t1960
                    + (t1938 * t1423 - t1931 * t1448 - t1950 * t1380) - t91 * t2281;
                let t2333 = t1930 * t1423
                    + (t1367 * t1961 + (inv_i * t1928 - t1927 * t1437 - t1929 * t1432));
                let t2334 = t5 * t2289 + (t1361 * t1959 + (t1957 * t1371 + t2333))
                    - t116 * t2290 - t113 * t2291;
                let t2335 = t80 * t2292 + t2334
                    + (rt::lit::<T>(2.0) * (t1971 * t1449 + t97 * t2280) - t58 * t2322);
                let t2336 = t62 * t2316
                    + (l * (t50 * t2331 + (t80 * t2295 + t2332 - t75 * t2308)) + t2335);
                let t2337 = t1364 * t1964 + t50 * (t57 * t2326 + t2336);
                let t2338 = d_weight1_3_by_7 + h_adjoint8 * t1383;
                let t2339 = u_drive * (half_l_h_over_i * t9 * t2032 + t12 * t2338)
                    + l
                        * (t13 * t2338
                            + (h_adjoint2 * t1383 + t2032 * (rt::lit::<T>(0.5) * t459)));
                let t2340 = u_drive * (t10 * t2338 - half_l_h_over_i * t8 * t2032)
                    + l
                        * (t11 * t2338
                            + (h_adjoint1 * t1383 - t2032 * (rt::lit::<T>(0.5) * t460)));
                let t2341 = t103 * t2281
                    + (t1950 * t1379 + (t1931 * t1452 - t1935 * t1423) - t1364 * t2041);
                let t2342 = t2311 + m_ * t2309;
                let t2343 = t1941 * t1383
                    + (t1939 * t1423
                        + (weight1_3 * t1460 - t1929 * t1431 - t1361 * t1961));
                let t2344 = d_weight1_3_by_7 * t86
                    + (t1949 * t1381 + t2343 - t1375 * t1960 - t1365 * t2041
                        - t1367 * t2021);
                let t2345 = t76 * t2307
                    + (t79 * t2299
                        + (t80 * t2296 + (t2344 - t112 * t2291) - t57 * t2322));
                let t2346 = l * (t67 * t2308 + (t2341 - t80 * t2285) - t50 * t2342)
                    + (t69 * t2331 + (t2345 - j * t2308) - t53 * t2342);
                let t2347 = t51 * (t58 * t2319 + t2346) - t1369 * t2050;
                let t2348 = t2337
                    + (t9 * (t2339 - half_h_over_i * t2035)
                        - t8 * (t2340 + half_h_over_i * t2039)) - t2347;
                let t2349 = t2325 - t2330 + t2348;
                let t2350 = t78 * t1948;
                let t2351 = l * (weight1_3 * t649 + d_weight1_3_by_3 * t91)
                    - (t1929 * t637 + (t567 * t1927 + t569 * t1928));
                let t2352 = inv_i
                    * (half_h * t2052
                        + (t2351 + (t58 * t1980 + t51 * t1979) - t114 * t1981));
                let t2353 = l * (weight1_3 * t846 + d_weight1_3_by_4 * t91)
                    - (t1929 * t833 + (t1927 * t2065 + t763 * t1928));
                let t2354 = inv_i
                    * (half_h * t2127
                        + (t2353 + (t58 * t2068 + t51 * t2067) - t114 * t2069));
                let t2355 = l * (weight1_3 * t1063 + d_weight1_3_by_5 * t91)
                    - (t1929 * t1048 + (t969 * t1927 + t1928 * t2132));
                let t2356 = inv_i
                    * (half_h * t2200
                        + (t2355 + (t58 * t2143 + t51 * t2142) - t114 * t2144));
                let t2357 = l * (weight1_3 * t1258 + d_weight1_3_by_6 * t91)
                    - (t1929 * t1247
                        + rt::lit::<T>(0.5) * (t1180 * t1927 + t1182 * t1928));
                let t2358 = inv_i
                    * (half_h * t2277
                        + (t2357 + (t58 * t2219 + t51 * t2218) - t114 * t2220));
                let t2359 = l * (weight1_3 * t1448 + d_weight1_3_by_7 * t91)
                    - (t1929 * t1435 + (t1367 * t1927 + t1369 * t1928));
                let t2360 = inv_i
                    * (half_h * t2349
                        + (t2359 + (t58 * t2290 + t51 * t2289) - t114 * t2291));
                let t2361 = rt::lit::<T>(0.5) * t1549;
                let t2362 = rt::lit::<T>(0.5) * t1551;
                let t2363 = weight1_3 * t2362 + d_weight1_3_by_9 * t50;
                let t2364 = t1924 * t1611 + t80 * t2363;
                let t2365 = m_l * t2364;
                let t2366 = rt::lit::<T>(0.5) * t1556;
                let t2367 = half_l * t1551;
                let t2368 = weight1_3 * t1650 + d_weight1_3_by_9 * t107;
                let t2369 = t1931 * t2367 + t53 * t2368;
                let t2370 = half_l * t1549;
                let t2371 = weight1_3 * t1658 + d_weight1_3_by_9 * t117;
                let t2372 = m_ * (t2369 + (t1933 * t2370 + t59 * t2371));
                let t2373 = t2372 + m_ * t2369;
                let t2374 = weight1_3 * t1559 + d_weight1_3_by_9 * t63;
                let t2375 = m_l * (t1922 * t1618 + t81 * t2374);
                let t2376 = rt::lit::<T>(0.5) * t1554;
                let t2377 = rt::lit::<T>(2.0) * (t51 * t2365 - t1971 * t2366)
                    + (t2373 + (t58 * t2375 - t1946 * t2376));
                let t2378 = weight1_3 * t1657 + d_weight1_3_by_9 * t104;
                let t2379 = weight1_3 * t1653 + d_weight1_3_by_9 * t109;
                let t2380 = t51 * t2379 - t1927 * t2366;
                let t2381 = t2378 + t1929 * t2376 - t58 * t2380;
                let t2382 = half_l * t1556;
                let t2383 = d_weight1_3_by_9 * t6 + t1931 * t2382 - t69 * t2368;
                let t2384 = half_l * t1554;
                let t2385 = m_ * (t2383 + (t1933 * t2384 - t68 * t2371));
                let t2386 = t2385 + m_ * t2383;
                let t2387 = t62 * t2379 + (t1927 * t1558 - t1929 * t2361) - t57 * t2380;
                let t2388 = rt::lit::<T>(0.5)
                    * (t1551 * t1939 - t1556 * t1930 - t1552 * t1935 - t1562 * t1938)
                    + (t1924 * t1644 - t1922 * t1648);
                let t2389 = t50 * t2387
                    + (t85 * t2363 + (t2388 - d_weight1_1_by_9)
                        - (t95 * t2374 + j * t2368));
                let t2390 = t51 * t2381 + t69 * t2386 + (t2389 - t53 * t2373);
                let t2391 = rt::lit::<T>(0.5)
                    * (t1561 * t1937 + (t1550 * t1934 + (t1554 * t1943 - t1549 * t1942)))
                    + (t1925 * t1641 + t1922 * t1646 - t1923 * t1647);
                let t2392 = t1922 * t1611 + t80 * t2374;
                let t2393 = j * t2371 + (t93 * t2374 + (d_weight1_2_by_9 + t2391))
                    + (t83 * t2364 - t94 * t2392);
                let t2394 = t1929 * t2362 + t50 * t2380;
                let t2395 = t51 * t2380 - t1929 * t2366;
                let t2396 = t2393 + (t59 * t2372 - t57 * t2394)
                    - (t58 * t2395 + t68 * t2385);
                let t2397 = l * t2377 + (t1941 * t2362 + (t1589 + t1945 * t1559))
                    + (t50 * t2390 + t63 * t2396);
                let t2398 = t537
                    * (t52 * t2397
                        + (t1548 * t1948 - t1949 * (rt::lit::<T>(2.0) * t1590)));
                let t2399 = t1949 * t2362 + t50 * t2398;
                let t2400 = t53 * t2399 + (t1950 * t2367 - l * t2398);
                let t2401 = t1949 * t1559 + t63 * t2398;
                let t2402 = m_ * (t2400 - (t1952 * t2370 + t59 * t2401));
                let t2403 = rt::lit::<T>(0.5) * (t1550 * t1953 + t1561 * t1955)
                    + (weight1_3 * t1649 + t1945 * t1570 - t1949 * t1565);
                let t2404 = t59 * t2402
                    + (t79 * t2396 + (d_weight1_3_by_9 * t96 + t2403) - t74 * t2398
                        - j * t2401);
                let t2405 = t69 * t2399 - t1950 * t2382;
                let t2406 = m_ * (t68 * t2401 - t1952 * t2384 - t2405);
                let t2407 = t2404 - t68 * t2406;
                let t2408 = t51 * t2407
                    + (t111 * t2379 + (t1927 * t1620 - t1957 * t2366));
                let t2409 = k1
                    * (t1923 * t1618 + t81 * t2392 + (t1925 * t1618 + t81 * t2364));
                let t2410 = t2408 - t2409;
                let t2411 = t1952 * t1564 - (t1937 * t1618 + t1933 * t1632)
                    - t1955 * t1559 - t90 * t2371;
                let t2412 = t5 * t2380;
                let t2413 = rt::lit::<T>(0.5) * (t1551 * t2021 + t1556 * t1961)
                    + (t1946 * t1634 - t1929 * t1617 - t1943 * t1618);
                let t2414 = t97 * t2375 - t51 * t2412
                    + (t5 * t2379 + t2413 - t105 * t2380 - t81 * t2395);
                let t2415 = t50 * t2410
                    + (l * (t73 * t2401 + (t2411 - t81 * t2385) - t63 * t2406) + t2414);
                let t2416 = t2024 * t2361 + t57 * t2415;
                let t2417 = t2409 - t2408;
                let t2418 = t102 * t2371
                    + (t1953 * t1559 + (t1934 * t1618 + t1933 * t1636 - t1952 * t1560));
                let t2419 = t111 * t2380
                    + (rt::lit::<T>(0.5) * (t1556 * t1959 + t1551 * t1961)
                        + (t1929 * t1620 + t1942 * t1618));
                let t2420 = l * (t63 * t2402 + (t81 * t2372 + t2418 - t66 * t2401))
                    - (t81 * t2394 + (t50 * t2412 + t2419));
                let t2421 = t58 * (t51 * t2417 + t2420) - t2019 * t2376;
                let t2422 = t2406 - m_ * t2405;
                let t2423 = t1960 * t2362
                    + (t1938 * t1611 - t1931 * t1633 - t1950 * t1567) - t91 * t2368;
                let t2424 = rt::lit::<T>(0.5) * (t1549 * t1959 + t1554 * t1961)
                    + (t1957 * t1558
                        + (t1930 * t1611 - (t1927 * t1624 + t1929 * t1621)));
                let t2425 = t80 * t2381
                    + (t5 * t2378 + t2424 - t116 * t2379 - t113 * t2380 - t58 * t2412);
                let t2426 = l * (t50 * t2422 + (t80 * t2386 + t2423 - t75 * t2399))
                    + (rt::lit::<T>(2.0) * (t1971 * t1634 + t97 * t2365) + t2425);
                let t2427 = t1964 * t2362 + t50 * (t57 * t2417 + (t62 * t2407 + t2426));
                let t2428 = d_weight1_3_by_9 + h_adjoint8 * t1570;
                let t2429 = t12 * t2428;
                let t2430 = l * (t13 * t2428 + (h_adjoint2 * t1570 + t8 * t2032))
                    + (t2038 + u_drive * t2429);
                let t2431 = t10 * t2428;
                let t2432 = l * (t11 * t2428 + (h_adjoint1 * t1570 + t9 * t2032))
                    + (t2034 + u_drive * t2431);
                let t2433 = t103 * t2368
                    + (t1950 * t1566 + (t1931 * t1637 - t1935 * t1611) - t2041 * t2362);
                let t2434 = t2402 + m_ * t2400;
                let t2435 = t1949 * t1568
                    + (t1941 * t1570
                        + (t1939 * t1611 + (weight1_3 * t1652 - t1929 * t1619)));
                let t2436 = t2435
                    - rt::lit::<T>(0.5)
                        * (t1554 * t2021
                            + (t1552 * t2041 + (t1562 * t1960 + t1549 * t1961)));
                let t2437 = t79 * t2390
                    + (t80 * t2387
                        + (d_weight1_3_by_9 * t86 + t2436 - t112 * t2380 - t57 * t2412));
                let t2438 = l * (t67 * t2399 + (t2433 - t80 * t2373) - t50 * t2434)
                    + (t69 * t2422 + (t76 * t2398 + t2437 - j * t2399) - t53 * t2434);
                let t2439 = t51 * (t58 * t2410 + t2438) - t2050 * t2366;
                let t2440 = t2416 - t2421 + (t2427 + (t9 * t2430 - t8 * t2432) - t2439);
                let t2441 = weight1_3 * t1738 + d_weight1_3_by_10 * t50;
                let t2442 = t1924 * t1797 + t80 * t2441;
                let t2443 = m_l * t2442;
                let t2444 = weight1_3 * t1839 + d_weight1_3_by_10 * t107;
                let t2445 = t1739 * t1931 + t53 * t2444;
                let t2446 = weight1_3 * t1846 + d_weight1_3_by_10 * t117;
                let t2447 = m_ * (t2445 + (t1736 * t1933 + t59 * t2446));
                let t2448 = t2447 + m_ * t2445;
                let t2449 = weight1_3 * t1746 + d_weight1_3_by_10 * t63;
                let t2450 = m_l * (t1922 * t1804 + t81 * t2449);
                let t2451 = rt::lit::<T>(2.0) * (t51 * t2443 - t1743 * t1971)
                    + (t2448 + (t58 * t2450 - t1741 * t1946));
                let t2452 = weight1_3 * t1845 + d_weight1_3_by_10 * t104;
                let t2453 = weight1_3 * t1841 + d_weight1_3_by_10 * t109;
                let t2454 = t51 * t2453 - t1743 * t1927;
                let t2455 = t2452 + t1741 * t1929 - t58 * t2454;
                let t2456 = d_weight1_3_by_10 * t6
                    + (half_l_h_over_i * weight1_3 + t1749 * t1931) - t69 * t2444;
                let t2457 = m_ * (t2456 + (t1748 * t1933 - t68 * t2446));
                let t2458 = t2457 + m_ * t2456;
                let t2459 = t62 * t2453 + (t1927 * t1745 - t1735 * t1929) - t57 * t2454;
                let t2460 = t1738 * t1939 + (t1924 * t1832 - t1922 * t1837)
                    - t1749 * t1938 - (t1743 * t1930 + t1739 * t1935);
                let t2461 = t50 * t2459
                    + (t85 * t2441 + (t2460 - d_weight1_1_by_10)
                        - (t95 * t2449 + j * t2444));
                let t2462 = t51 * t2455 + t69 * t2458 + (t2461 - t53 * t2448);
                let t2463 = t1736 * t1934 + (t1741 * t1943 - t1923 * t1836)
                    + (t1748 * t1937 + (t1925 * t1829 + t1922 * t1835 - t1735 * t1942));
                let t2464 = t1922 * t1797 + t80 * t2449;
                let t2465 = j * t2446 + (t93 * t2449 + (d_weight1_2_by_10 + t2463))
                    + (t83 * t2442 - t94 * t2464);
                let t2466 = t1738 * t1929 + t50 * t2454;
                let t2467 = t51 * t2454 - t1743 * t1929;
                let t2468 = t2465 + (t59 * t2447 - t57 * t2466)
                    - (t58 * t2467 + t68 * t2457);
                let t2469 = l * t2451 + (t1738 * t1941 + (t1776 + t1945 * t1746))
                    + (t50 * t2462 + t63 * t2468);
                let t2470 = t537
                    * (t52 * t2469
                        + (t1733 * t1948 - t1949 * (rt::lit::<T>(2.0) * t1777)));
                let t2471 = t1738 * t1949 + t50 * t2470;
                let t2472 = t53 * t2471 + (t1739 * t1950 - l * t2470);
                let t2473 = t1949 * t1746 + t63 * t2470;
                let t2474 = m_ * (t2472 - (t1736 * t1952 + t59 * t2473));
                let t2475 = t1736 * t1953
                    + (t1748 * t1955
                        + (weight1_3 * t1838 + t1945 * t1757 - t1949 * t1752));
                let t2476 = t59 * t2474
                    + (t79 * t2468 + (d_weight1_3_by_10 * t96 + t2475) - t74 * t2470
                        - j * t2473);
                let t2477 = t69 * t2471 - t1749 * t1950;
                let t2478 = m_ * (t68 * t2473 - t1748 * t1952 - t2477);
                let t2479 = t2476 - t68 * t2478;
                let t2480 = t51 * t2479
                    + (t111 * t2453 + (t1927 * t1807 - t1743 * t1957));
                let t2481 = k1
                    * (t1923 * t1804 + t81 * t2464 + (t1925 * t1804 + t81 * t2442));
                let t2482 = t2480 - t2481;
                let t2483 = t1952 * t1751 - (t1937 * t1804 + t1933 * t1821)
                    - t1955 * t1746 - t90 * t2446;
                let t2484 = t1743 * t1961 - t1929 * t1808
                    + (half_h_over_i * t1927 + t1946 * t1823 - t1943 * t1804);
                let t2485 = half_h_over_i * t1929 + t5 * t2454;
                let t2486 = t97 * t2450
                    + (t5 * t2453 + (t1738 * t2021 + t2484) - t105 * t2454)
                    - (t81 * t2467 + t51 * t2485);
                let t2487 = t50 * t2482
                    + (l * (t73 * t2473 + (t2483 - t81 * t2457) - t63 * t2478) + t2486);
                let t2488 = t1735 * t2024 + t57 * t2487;
                let t2489 = t2481 - t2480;
                let t2490 = t102 * t2446
                    + (t1953 * t1746 + (t1934 * t1804 + t1933 * t1825 - t1952 * t1747));
                let t2491 = t111 * t2454
                    + (t1743 * t1959
                        + (t1942 * t1804 + (t1738 * t1961 + t1929 * t1807)));
                let t2492 = l * (t63 * t2474 + (t81 * t2447 + t2490 - t66 * t2473))
                    - (t50 * t2485 + (t81 * t2466 + t2491));
                let t2493 = t58 * (t51 * t2489 + t2492) - t1741 * t2019;
                let t2494 = t2478 - m_ * t2477;
                let t2495 = t1738 * t1960
                    + (t1938 * t1797 - t1931 * t1822 - t1950 * t1754) - t91 * t2444;
                let t2496 = t1930 * t1797
                    + (t1741 * t1961
                        + (half_h_over_i * t1928 - t1927 * t1811 - t1929 * t1806));
                let t2497 = t5 * t2452 + (t1735 * t1959 + (t1957 * t1745 + t2496))
                    - t116 * t2453 - t113 * t2454;
                let t2498 = t80 * t2455 + t2497
                    + (rt::lit::<T>(2.0) * (t1971 * t1823 + t97 * t2443) - t58 * t2485);
                let t2499 = t62 * t2479
                    + (l * (t50 * t2494 + (t80 * t2458 + t2495 - t75 * t2471)) + t2498);
                let t2500 = t1738 * t1964 + t50 * (t57 * t2489 + t2499);
                let t2501 = d_weight1_3_by_10 + h_adjoint8 * t1757;
                let t2502 = t9 * quarter_l_h_h_over_i * t2032 + t12 * t2501;
                let t2503 = u_drive * t2502
                    + l
                        * (t13 * t2501
                            + (h_adjoint2 * t1757
                                + t2032 * (rt::lit::<T>(0.25) * t489)));
                let t2504 = quarter_h_h_over_i * t8;
                let t2505 = quarter_h_h_over_i * t9;
                let t2506 = t10 * t2501 - t8 * quarter_l_h_h_over_i * t2032;
                let t2507 = u_drive * t2506
                    + l
                        * (t11 * t2501
                            + (h_adjoint1 * t1757
                                - t2032 * (rt::lit::<T>(0.25) * t490)));
                let t2508 = t103 * t2444
                    + (t1950 * t1753 + (t1931 * t1826 - t1935 * t1797) - t1738 * t2041);
                let t2509 = t2474 + m_ * t2472;
                let t2510 = t1941 * t1757
                    + (t1939 * t1797
                        + (weight1_3 * t1834 - t1929 * t1805 - t1735 * t1961));
                let t2511 = d_weight1_3_by_10 * t86
                    + (t1949 * t1755 + t2510 - t1749 * t1960 - t1739 * t2041
                        - t1741 * t2021);
                let t2512 = t76 * t2470
                    + (t79 * t2462
                        + (t80 * t2459 + (t2511 - t112 * t2454) - t57 * t2485));
                let t2513 = l * (t67 * t2471 + (t2508 - t80 * t2448) - t50 * t2509)
                    + (t69 * t2494 + (t2512 - j * t2471) - t53 * t2509);
                let t2514 = t51 * (t58 * t2482 + t2513) - t1743 * t2050;
                let t2515 = t2500
                    + (t9 * t2503 - (t2039 * t2504 + t2035 * t2505) - t8 * t2507)
                    - t2514;
                let t2516 = t2488 - t2493 + t2515;
                let t2517 = l * (weight1_3 * t1633 + d_weight1_3_by_9 * t91)
                    - (t1929 * t1622
                        + rt::lit::<T>(0.5) * (t1554 * t1927 + t1556 * t1928));
                let t2518 = half_h * t2440
                    + (t2517 + (t58 * t2379 + t51 * t2378) - t114 * t2380);
                let t2519 = t58 * t2453
                    + (h_adjoint8 - t1741 * t1927 - (t1929 * t1809 + t1743 * t1928))
                    + (l * (weight1_3 * t1822 + d_weight1_3_by_10 * t91) + t51 * t2452);
                let t2520 = half_h * t2516 + (t2519 - t114 * t2454);
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
                            t2052,
                            t2051 - t2014,
                            t2020 - t2030,
                            t78 * (t1995 - t2350 * t582),
                            t2352,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2127,
                            t2126 - t2115,
                            t2109 - t2104,
                            t78 * (t2085 - t2350 * t776),
                            t2354,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2200,
                            t2199 - t2190,
                            t2184 - t2179,
                            t78 * (t2160 - t2350 * t986),
                            t2356,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2277,
                            t2276 - t2267,
                            t2261 - t2256,
                            t78 * (t2237 - t2350 * t1195),
                            t2358,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2349,
                            t2347 - t2337,
                            t2330 - t2325,
                            t78 * (t2306 - t2350 * t1382),
                            t2360,
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
                            t2440,
                            t2439 - t2427,
                            t2421 - t2416,
                            t78 * (t2397 - t2350 * t1569),
                            inv_i * t2518,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2516,
                            t2514 - t2500,
                            t2493 - t2488,
                            t78 * (t2469 - t2350 * t1756),
                            inv_i * t2520,
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    inputs: rt::matrix([
                        [t8 * t2429 + t9 * t2431, half_h_over_i * t2518],
                        [
                            t9 * t2506 + (t8 * t2502 + (t2038 * t2505 - t2034 * t2504)),
                            half_h_h_over_i * adjoint8 + half_h_over_i * t2520,
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
