// Prepared by `nh prepare` from `Trailers` in examples/park_trailers.rs.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 027460711dda0c401a888c2622b7a1d2
// content 0737ade655ab13df2d4c1a0b7456ccf7

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct Trailers;

/// The system `trailers` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `midpoint`: 72 add, 120 mul, 2 div, 5 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
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
        /// | once, from the step size | 0 | 20 | 3 | 0 | 0 | 0 |
        /// | each step | 30 | 49 | 1 | 0 | 3 | 0 |
        /// | each sweep for theta1_rate, theta2_rate, rho1_rate | 42 | 71 | 1 | 0 | 2 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, rho1_rate | 188 | 331 | 1 | 0 | 2 | 0 |
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
            k6: T,
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
            k7: T,
            /// `h (h/I)`
            h_h_over_i: T,
            /// `h (h/I)/4`
            quarter_h_h_over_i: T,
            /// `l h (h/I)`
            l_h_h_over_i: T,
            /// `l h (h/I)/4`
            quarter_l_h_h_over_i: T,
            /// `J h (h/I)/4`
            k8: T,
            /// `(h (h/I)/I)/4`
            k9: T,
            /// `h (h/I)/2`
            half_h_h_over_i: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); work that the control inputs have done (1).
            type Carried = [T; 8];
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
                let k5 = (m + rt::lit::<T>(2.0) * m_) * l;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_i = h / i;
                let half_h_over_i = rt::lit::<T>(0.5) * h_over_i;
                let l_h = l * h;
                let k6 = rt::lit::<T>(0.5) * (j * h);
                let half_l_h = rt::lit::<T>(0.5) * l_h;
                let m_l_l_h = m_l * l_h;
                let half_m_l_l_h = rt::lit::<T>(0.5) * m_l_l_h;
                let l_h_over_i = l * h_over_i;
                let half_l_h_over_i = rt::lit::<T>(0.5) * l_h_over_i;
                let k7 = rt::lit::<T>(0.5) * (j * h_over_i);
                let h_h_over_i = h * h_over_i;
                let quarter_h_h_over_i = rt::lit::<T>(0.25) * h_h_over_i;
                let l_h_h_over_i = l * h_h_over_i;
                let quarter_l_h_h_over_i = rt::lit::<T>(0.25) * l_h_h_over_i;
                let k8 = rt::lit::<T>(0.25) * (j * h_h_over_i);
                let k9 = rt::lit::<T>(0.25) * (h_h_over_i / i);
                let half_h_h_over_i = rt::lit::<T>(0.5) * h_h_over_i;
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
                    k6,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    l_h_over_i,
                    half_l_h_over_i,
                    k7,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k8,
                    k9,
                    half_h_h_over_i,
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, work] = motion.carried;
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
                    k6,
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
                let (t6, t7) = rt::sin_cos(t2);
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
                            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
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
                                    * (cos_theta0 * cos_theta0 + sin_theta0 * sin_theta0)
                                    + rho2_inv_i * t35) + t37 + (t41 + t43);
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
                                - t47 * k6 + (t49 * t115 - t62 * (t114 + half_m * t113));
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
                let carried = [
                    x_new,
                    y_new,
                    theta0_new,
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                ];
                if !rt::all_finite(carried) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion
                    .memory
                    .0
                    .push(solution1.x, solution1.iterations > rt::USUAL_SWEEPS);
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, theta0, theta1, theta2, rho1, rho2, _] = motion.carried;
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
                let [x, y, theta0, theta1, theta2, rho1, rho2, work] = motion.carried;
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
                    k6,
                    half_l_h,
                    m_l_l_h,
                    half_m_l_l_h,
                    l_h_over_i,
                    half_l_h_over_i,
                    k7,
                    h_h_over_i,
                    quarter_h_h_over_i,
                    l_h_h_over_i,
                    quarter_l_h_h_over_i,
                    k8,
                    k9,
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
                            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
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
                                    * (cos_theta0 * cos_theta0 + sin_theta0 * sin_theta0)
                                    + rho2_inv_i * t39) + t41 + (t45 + t47);
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
                                - t51 * k6 + (t53 * t127 - t68 * (t126 + half_m * t125));
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
                let t129 = rt::lit::<T>(0.5) * (t66 * t121 + t73 * t124) - t51 * k6
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
                    + (t51 * k7 - rt::lit::<T>(0.5) * (t66 * t357 + t73 * t363))
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
                    + (t51 * k8 - rt::lit::<T>(0.25) * (t66 * t413 + t73 * t419))
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
                    - t63 * t437 - t100 * (t438 + (t347 + t50 * (t1 * k9)));
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
                ];
                if !rt::all_finite(carried) {
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
                motion
                    .memory
                    .0
                    .push(solution1.x, solution1.iterations > rt::USUAL_SWEEPS);
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
                let [_, _, theta0, theta1, theta2, rho1, rho2, _] = motion.carried;
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
                    k6,
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
                            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
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
                                    * (cos_theta0 * cos_theta0 + sin_theta0 * sin_theta0)
                                    + rho2_inv_i * t39) + t41 + (t45 + t47);
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
                                - t51 * k6 + (t53 * t121 - t66 * (t120 + half_m * t119));
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
                let t123 = rt::lit::<T>(0.5) * (t64 * t115 + t70 * t118) - t51 * k6
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
                let [_, _, theta0, theta1, theta2, rho1, rho2, _] = motion.carried;
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
                    k6,
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
                            let (sin_theta0, cos_theta0) = rt::sin_cos(theta0);
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
                                    * (cos_theta0 * cos_theta0 + sin_theta0 * sin_theta0)
                                    + rho2_inv_i * t39) + t41 + (t45 + t47);
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
                                - t51 * k6 + (t53 * t121 - t66 * (t120 + half_m * t119));
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
                let t123 = rt::lit::<T>(0.5) * (t64 * t115 + t70 * t118) - t51 * k6
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
                let Scheme { m_l, twice_m_l, m_l_2, k5, .. } = *setting.scheme();
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
                let t28 = (cos_theta1 * (t17 - sin_theta0 * (t14 - t13))
                    - sin_theta1 * t23) * t19;
                let t29 = cos_theta1 * sin_theta0 - sin_theta1 * cos_theta0;
                let t30 = l_cos_theta1 * t5;
                let t31 = l_sin_theta1 * t10;
                let t32 = t27 + t28
                    + (t29
                        * (t30
                            + (rt::lit::<T>(2.0)
                                * (l_sin_theta1 * t25 - l_cos_theta1 * t26) + t31)) - t12);
                let t33 = l_cos_theta2 * t4;
                let t34 = l_sin_theta2 * t9;
                let t35 = m_ * t8;
                let t36 = m_ * t3;
                let t37 = t24 * (t33 + (t34 + (l_sin_theta2 * t35 - l_cos_theta2 * t36)))
                    + (t29 * (l_sin_theta1 * t35 - l_cos_theta1 * t36)
                        + (l_cos_theta0 * t35 + l_sin_theta0 * t36));
                let t38 = (t18 + sin_theta2 * sin_theta0) * t19;
                let m_l_sin_theta2 = m_l * sin_theta2;
                let m_l_cos_theta2 = m_l * cos_theta2;
                let m_l_cos_theta1 = m_l * cos_theta1;
                let sin_theta1_m_l = sin_theta1 * m_l;
                let t39 = rt::lit::<T>(2.0)
                    * (sin_theta1_m_l * l_cos_theta0 - m_l_cos_theta1 * l_sin_theta0)
                    + t29
                        * (j
                            + rt::lit::<T>(2.0)
                                * (m_l_cos_theta1 * l_cos_theta1
                                    + sin_theta1_m_l * l_sin_theta1));
                let t40 = t24
                    * (m_l_sin_theta2 * l_sin_theta2
                        + (j + m_l_cos_theta2 * l_cos_theta2))
                    + (t29
                        * (m_l_cos_theta2 * l_cos_theta1 + m_l_sin_theta2 * l_sin_theta1)
                        + (m_l_sin_theta2 * l_cos_theta0
                            - m_l_cos_theta2 * l_sin_theta0));
                let theta1_minus_theta0 = theta1 - theta0;
                let (t41, t42) = rt::sin_cos(theta1_minus_theta0);
                let t43 = l * t41;
                let t44 = t41 * t43;
                let t45 = l - t44;
                let theta2_minus_theta0 = theta2 - theta0;
                let (t46, t47) = rt::sin_cos(theta2_minus_theta0);
                let t48 = l * t46;
                let t49 = t41 * t47 - t46 * t42;
                let t50 = t42 * t49;
                let t51 = t48 * t50;
                let t52 = m_ * (t45 + t51);
                let t53 = t52 + m_ * t45;
                let t54 = l * t47;
                let t55 = l * t42;
                let t56 = t41 * t55;
                let t57 = t54 * t50;
                let t58 = m_ * (t56 - t57);
                let t59 = j * t50 + t48 * t52 - t54 * t58;
                let t60 = t58 + m_ * t56;
                let t61 = t43 * t53 - j * t41 - t55 * t60;
                let t62 = rt::lit::<T>(1.0)
                    / (l * (m_l_2 + t53) + t50 * t59 - t41 * t61);
                let t63 = t62
                    * (t29 * t11
                        + (t24 * t19 + (l_cos_theta0 * t21 + l_sin_theta0 * t20)));
                let t64 = t42 * t61;
                let t65 = t56 + t42 * t43;
                let t66 = t41 * t49;
                let t67 = m_ * (t65 + t48 * t66 - t57);
                let t68 = t54 * t52;
                let t69 = t48 * t58;
                let t70 = t42 * t55;
                let t71 = t44 - t70;
                let t72 = m_ * (t71 - t51 - t54 * t66);
                let t73 = t64 + t50 * (t48 * t67 - t68 + (j * t66 - t69 - t54 * t72));
                let t74 = m_ * t65;
                let t75 = t74 + t67;
                let t76 = t55 * t53;
                let t77 = j * t42;
                let t78 = t43 * t60;
                let t79 = t41 * (t43 * t75 - t76 + (t77 - t78 - t55 * (m_ * t71 + t72)));
                let t80 = t63 * (t62 * (t73 + (t59 * t66 + l * t75 - t79)));
                let t81 = l_cos_theta0 * t63 - l_sin_theta0 * t80;
                let t82 = t42 * t63;
                let t83 = t82 + t41 * t80;
                let t84 = t81 - l_cos_theta1 * t83;
                let t85 = t66 * t63 - t50 * t80;
                let t86 = m_ * (t84 - l_cos_theta2 * t85);
                let t87 = t86 + m_ * t84;
                let t88 = l_sin_theta0 * t63 + l_cos_theta0 * t80;
                let t89 = l_sin_theta1 * t83 - t88;
                let t90 = m_ * (t89 + l_sin_theta2 * t85);
                let t91 = l_sin_theta0 * (t87 + m * t81)
                    + t24 * (j * t85 + l_sin_theta2 * t90 - l_cos_theta2 * t86);
                let t92 = t90 + m_ * t89;
                let t93 = t29 * (j * t83 + l_sin_theta1 * t92 - l_cos_theta1 * t87)
                    + (t22 + l_cos_theta0 * (t92 - m * t88));
                let t94 = t42 * (t41 * t46 + t42 * t47);
                let t95 = t94 - t66;
                let t96 = m_ * (t48 * t95 - t65);
                let t97 = t70 - t44;
                let t98 = m_ * (t97 - t54 * t95);
                let t99 = t96 - t74;
                let t100 = t41
                    * (t76 + t43 * t99 + (t78 - t77 - t55 * (t98 + m_ * t97)));
                let t101 = t50 * (j * t95 + t48 * t96 - t54 * t98) - t64
                    + (l * t99 + t59 * t95 - t100);
                let t102 = t63 * (t62 * t101);
                let t103 = t41 * t102 - t82;
                let t104 = l_sin_theta0 * t102;
                let t105 = l_cos_theta1 * t103 + (t104 - t1);
                let t106 = t95 * t63 - t50 * t102;
                let t107 = m_ * (t105 + l_cos_theta2 * t106);
                let t108 = l_cos_theta0 * t102;
                let t109 = l_sin_theta1 * t103 + (t6 - t108);
                let t110 = m_ * (t109 + l_sin_theta2 * t106);
                let t111 = t107 + m_ * t105;
                let t112 = t24 * (l_cos_theta2 * t107 + (l_sin_theta2 * t110 + j * t106))
                    - l_sin_theta0 * (t111 + m * t104);
                let t113 = t110 + m_ * t109;
                let t114 = t29
                    * (l_sin_theta1 * t113
                        + (l_cos_theta1 * t111 + (j * t103 + (t30 + t31))))
                    + (l_cos_theta0 * (t113 - m * t108) + (t28 - t12));
                let t115 = t57 - t48 * t94;
                let t116 = m_ * t115;
                let t117 = m_ * (t51 + t54 * t94);
                let t118 = t50 * (t68 + t48 * t116 + (t69 - j * t94 - t54 * t117))
                    + (m_l * t115 - t41 * (t43 * t116 - t55 * t117) - t59 * t94);
                let t119 = t63 * (t62 * t118);
                let t120 = t41 * t119;
                let t121 = l_cos_theta0 * t119;
                let t122 = l_sin_theta1 * t120 - t121;
                let t123 = t94 * t63 + t50 * t119;
                let t124 = m_ * (t8 + t122 - l_sin_theta2 * t123);
                let t125 = l_sin_theta0 * t119;
                let t126 = t125 + l_cos_theta1 * t120;
                let t127 = m_ * (t126 - t3 - l_cos_theta2 * t123);
                let t128 = t127 + m_ * t126;
                let t129 = t24
                    * (l_sin_theta2 * t124
                        + (l_cos_theta2 * t127 + (t33 + t34 - j * t123)))
                    - l_sin_theta0 * (t128 + m * t125);
                let t130 = t124 + m_ * t122;
                let t131 = t29 * (l_cos_theta1 * t128 + (l_sin_theta1 * t130 + j * t120))
                    + (l_cos_theta0 * (t130 - m * t121) - t38);
                let t132 = l_cos_theta0 * t62;
                let t133 = t41 * t62;
                let t134 = t132 - l_sin_theta1 * t133;
                let t135 = t50 * t62;
                let t136 = m_ * (t134 + l_sin_theta2 * t135);
                let t137 = t136 + m_ * t134;
                let t138 = l_sin_theta0 * t62;
                let t139 = t138 + l_cos_theta1 * t133;
                let t140 = m_ * (t139 - l_cos_theta2 * t135);
                let t141 = t140 + m_ * t139;
                let t142 = t24 * (j * t135 + l_sin_theta2 * t136 - l_cos_theta2 * t140)
                    + (l_cos_theta0 * (t137 + m * t132)
                        + l_sin_theta0 * (t141 + m * t138));
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
                            t32,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            t37 - t38,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            m_l_sin_theta2 * t24
                                + (cos_theta0 * k5 + t29 * (sin_theta1 * twice_m_l)),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            sin_theta0 * k5 - t29 * (cos_theta1 * twice_m_l)
                                - m_l_cos_theta2 * t24,
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
                            t24
                                * (m_l_cos_theta1 * l_cos_theta2
                                    + sin_theta1_m_l * l_sin_theta2) + t39,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t40,
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
                            t91 + t93,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            t112 + t114,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            t129 + t131,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t29 * (l_sin_theta1 * t137 - j * t133 - l_cos_theta1 * t141)
                                + t142,
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
                let [_, _, theta0, theta1, theta2, rho1, _, _] = motion.carried;
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
