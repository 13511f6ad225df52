// Prepared by `nh prepare` from `ChaplyginSleigh` in src/library.rs and chaplygin_sleigh.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 87b050273641dd1aa4499cf1eccef89e
// content 36878d8107936be666741306c20251b7

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct ChaplyginSleigh {
    /// `J` (kg m^2): moment of inertia about the centre of mass.
    pub J: f64,
    /// `m` (kg): mass.
    pub m: f64,
    /// `a` (m): distance from the contact point to the centre of mass.
    pub a: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for ChaplyginSleigh {
    fn default() -> Self {
        ChaplyginSleigh {
            J: 8.0,
            m: 1.0,
            a: 1.0,
        }
    }
}

/// The system `chaplygin_sleigh` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 14 add, 17 mul, 1 sin_cos
/// * `avf`: 15 add, 17 mul, 1 sin_cos
/// * `itoh-abe`: 15 add, 20 mul, 1 sin_cos
/// * `itoh-abe-sym`: 32 add, 38 mul, 2 sin_cos
/// * `avf4`: 32 add, 57 mul, 2 sin_cos
/// * `avf6`: 63 add, 97 mul, 3 sin_cos
/// * `midpoint`: 14 add, 17 mul, 1 sin_cos
/// * `gonzalez-f`: 281 add, 439 mul, 7 div, 2 sin_cos
/// * `gonzalez-r`: 308 add, 552 mul, 22 div, 5 sin_cos, 1 call
/// * `gonzalez-r-fd`: 312 add, 580 mul, 24 div, 7 sin_cos, 1 call
/// * `leapfrog`: 45 add, 84 mul, 3 sin_cos
/// * `dla`: 37 add, 59 mul, 3 sin_cos
/// * `dla01`: 47 add, 72 mul, 3 sin_cos
/// * `dla-midpoint`: 35 add, 57 mul, 3 sin_cos
/// * `dla1`: 22 add, 35 mul, 2 sin_cos
/// * `spark2`: 45 add, 86 mul, 3 sin_cos
/// * `spark3`: 125 add, 243 mul, 5 sin_cos
/// * `taylor`: 8 mul, 1 sin_cos
/// * `taylor:qv`: 12 add, 31 mul, 1 sin_cos
/// * `euler`: 5 add, 7 mul, 1 sin_cos
/// * `rk2`: 13 add, 20 mul, 2 sin_cos
/// * `rk4`: 29 add, 46 mul, 4 sin_cos
/// * `euler:qv`: 18 add, 36 mul, 1 sin_cos
/// * `rk2:qv`: 40 add, 73 mul, 2 sin_cos
/// * `rk4:qv`: 84 add, 151 mul, 4 sin_cos
/// * `feedback-euler`: 55 add, 91 mul, 1 sin_cos
/// * `feedback-rk2`: 105 add, 166 mul, 2 sin_cos
/// * `feedback-rk4`: 205 add, 322 mul, 4 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod chaplygin_sleigh {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `J` (kg m^2): moment of inertia about the centre of mass. Positive.
        pub J: T,
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `a` (m): distance from the contact point to the centre of mass.
        pub a: T,
    }

    ::nonholonomic::__serialized!(Parameters { J, m, a });

    ::nonholonomic::__in_lanes!(System, Parameters { J, m, a });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `paper`: the data of figure 3, rho = (0.001, -0.6).
        pub fn paper() -> Self {
            Parameters {
                J: rt::lit::<T>(8.0),
                m: rt::lit::<T>(1.0),
                a: rt::lit::<T>(1.0),
            }
        }

        /// The parameters of the data set `neg`: the same with the opposite turn, rho = (-0.001, -0.6).
        pub fn neg() -> Self {
            Parameters {
                J: rt::lit::<T>(8.0),
                m: rt::lit::<T>(1.0),
                a: rt::lit::<T>(1.0),
            }
        }

        /// The parameters of the data set `lively`: fast turns; the motion of chaplygin\_sleigh\_com's data.
        pub fn lively() -> Self {
            Parameters {
                J: rt::lit::<T>(1.5),
                m: rt::lit::<T>(1.2),
                a: rt::lit::<T>(0.6),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x1` (m): contact point.
        pub x1: T,
        /// Coordinate `x2` (m): contact point.
        pub x2: T,
        /// Coordinate `theta` (rad): direction of the knife edge.
        pub theta: T,
        /// Velocity `x1_dot` (m/s).
        pub x1_dot: T,
        /// Velocity `x2_dot` (m/s).
        pub x2_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 3> {
            rt::vector([self.x1, self.x2, self.theta])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.x1_dot, self.x2_dot, self.theta_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 3>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 3>, w: SVector<T, 3>) -> Self {
            let ([[x1, x2, theta]], [[x1_dot, x2_dot, theta_dot]]) = (
                q.data.0,
                w.data.0,
            );
            State {
                t,
                x1,
                x2,
                theta,
                x1_dot,
                x2_dot,
                theta_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 3> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 3> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(State { t, x1, x2, theta, x1_dot, x2_dot, theta_dot });

    ::nonholonomic::__in_lanes!(State { t, x1, x2, theta, x1_dot, x2_dot, theta_dot });

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

        ::nonholonomic::__setters!(coordinate : x1, x2, theta);

        ::nonholonomic::__setters!(velocity in place of rho : x1_dot, x2_dot, theta_dot);

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 3>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 3>>) -> Self {
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

        /// Coordinates and velocities of named initial data: `paper`, `neg`, `lively`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "paper") {
                return Some(
                    self
                        .with_numbers(
                            [-5.0, 0.0, 0.1],
                            [
                                -0.5970024991668154,
                                -0.05990004998809689,
                                0.0003333333333333333,
                            ],
                        ),
                );
            }
            if rt::same_name(name, "neg") {
                return Some(
                    self
                        .with_numbers(
                            [-5.0, 0.0, 0.1],
                            [
                                -0.5970024991668154,
                                -0.05990004998809689,
                                -0.0003333333333333333,
                            ],
                        ),
                );
            }
            if rt::same_name(name, "lively") {
                return Some(
                    self
                        .with_numbers(
                            [0.2, -0.1, 0.3],
                            [
                                -0.477668244562803,
                                -0.14776010333066977,
                                0.7999999999999999,
                            ],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 3], w: [f64; 3]) -> Self {
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

    /// Chaplygin's sleigh: a rigid body on the plane, carried by two sliding feet and one knife edge. The coordinates are those of the edge's point of contact; the centre of mass lies at distance a ahead of it.
    ///
    /// **Source**: E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 4.2
    ///
    /// Coordinates q: `x1`, `x2`, `theta`; velocities w: `x1_dot`, `x2_dot`, `theta_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `m a`
        m_a: T,
        /// `-(m a)`
        minus_m_a: T,
        /// `m a²`
        m_a_squared: T,
        /// `J + m a²`
        j_plus_m_a_squared: T,
        /// `1/(m J)`
        inv_m_j: T,
        /// `a²/J`
        a_squared_over_j: T,
        /// `-(a²/J)`
        k1: T,
        /// `a/J`
        a_over_j: T,
        /// `-(a/J)`
        minus_a_over_j: T,
        /// `1/J`
        inv_j: T,
        /// `2 m a`
        twice_m_a: T,
        /// `m a/(J + m a²)`
        k2: T,
        /// `-(m a/(J + m a²))`
        k3: T,
        /// `sqrt(m)`
        sqrt_m: T,
        /// `1/sqrt(m)`
        inv_sqrt_m: T,
        /// `1/sqrt(J + m a²)`
        k5: T,
        /// `a sqrt(m)/(J + m a²)`
        k6: T,
        /// `-(a sqrt(m)/(J + m a²))`
        k7: T,
        /// `-(1/sqrt(J + m a²))`
        k8: T,
        /// `-(1/sqrt(m))`
        minus_inv_sqrt_m: T,
        /// `2 (a sqrt(m)/(J + m a²))`
        k9: T,
        /// `m J/(J + m a²)`
        k10: T,
        /// `(J + m a²)/(m J)`
        k11: T,
        /// `1/sqrt((J + m a²)/(m J))`
        k13: T,
        /// `(m a/(J + m a²))/2`
        k14: T,
        /// `(m J/(J + m a²))/2`
        k15: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("J", parameters.J)?;
            rt::positive("m", parameters.m)?;
            rt::finite("a", parameters.a)?;
            let constants = {
                let j = parameters.J;
                let m = parameters.m;
                let a = parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let k1 = -a_squared_over_j;
                let a_over_j = a / j;
                let minus_a_over_j = -a_over_j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let k2 = m_a / j_plus_m_a_squared;
                let k3 = -k2;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k4 = rt::sqrt(j_plus_m_a_squared);
                let k5 = rt::lit::<T>(1.0) / k4;
                let k6 = a * sqrt_m / j_plus_m_a_squared;
                let k7 = -k6;
                let k8 = -k5;
                let minus_inv_sqrt_m = -inv_sqrt_m;
                let k9 = rt::lit::<T>(2.0) * k6;
                let k10 = m_j / j_plus_m_a_squared;
                let k11 = j_plus_m_a_squared / m_j;
                let k12 = rt::sqrt(k11);
                let k13 = rt::lit::<T>(1.0) / k12;
                let k14 = rt::lit::<T>(0.5) * k2;
                let k15 = rt::lit::<T>(0.5) * k10;
                Constants {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    k1,
                    a_over_j,
                    minus_a_over_j,
                    inv_j,
                    twice_m_a,
                    k2,
                    k3,
                    sqrt_m,
                    inv_sqrt_m,
                    k5,
                    k6,
                    k7,
                    k8,
                    minus_inv_sqrt_m,
                    k9,
                    k10,
                    k11,
                    k13,
                    k14,
                    k15,
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
        /// **Shape**: 3 × 3
        pub fn mass_matrix(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let m = self.parameters.m;
            let Constants { m_a, minus_m_a, j_plus_m_a_squared, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_minus_m_a = sin_theta * minus_m_a;
            let m_a_cos_theta = m_a * cos_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m, zero, sin_theta_minus_m_a],
                [zero, m, m_a_cos_theta],
                [sin_theta_minus_m_a, m_a_cos_theta, j_plus_m_a_squared],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a_squared,
                inv_m_j,
                k1,
                a_over_j,
                minus_a_over_j,
                inv_j,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (sin_theta * k1);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t2 = cos_theta * minus_a_over_j;
            rt::matrix([
                [
                    inv_m_j * (j + sin_theta * (sin_theta * m_a_squared)),
                    t1,
                    sin_theta_a_over_j,
                ],
                [t1, inv_m_j * (j + cos_theta * (cos_theta * m_a_squared)), t2],
                [sin_theta_a_over_j, t2, inv_j],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 3>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, _q: &SVector<T, 3>) -> SVector<T, 3> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { j_plus_m_a_squared, twice_m_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                + theta_dot
                    * (j_plus_m_a_squared * theta_dot
                        + (cos_theta * x2_dot - sin_theta * x1_dot) * twice_m_a);
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { j_plus_m_a_squared, twice_m_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                + theta_dot
                    * (j_plus_m_a_squared * theta_dot
                        + (cos_theta * x2_dot - sin_theta * x1_dot) * twice_m_a);
            rt::lit::<T>(0.5) * t1
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel_first(&self, q: &SVector<T, 3>) -> [SMatrix<T, 3, 3>; 3] {
            let [[_, _, theta]] = q.data.0;
            let Constants { minus_m_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, cos_theta * minus_m_a],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, sin_theta * minus_m_a],
                ]),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel(&self, q: &SVector<T, 3>) -> [SMatrix<T, 3, 3>; 3] {
            let [[_, _, theta]] = q.data.0;
            let a = self.parameters.a;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, cos_theta * -a],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, sin_theta * -a],
                ]),
                SMatrix::zeros(),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 1 × 3
        pub fn constraint_matrix(&self, q: &SVector<T, 3>) -> SMatrix<T, 1, 3> {
            let [[_, _, theta]] = q.data.0;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::matrix([[-sin_theta], [cos_theta], [rt::lit::<T>(0.0)]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, _]] = w.data.0;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([cos_theta * x2_dot - sin_theta * x1_dot])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let Constants { k2, k3, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = -(sin_theta * cos_theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [sin_theta * sin_theta, t1, sin_theta * k2],
                [t1, cos_theta * cos_theta, cos_theta * k3],
                [zero, zero, zero],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_d(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let Constants { k2, k3, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_cos_theta = sin_theta * cos_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [cos_theta * cos_theta, sin_theta_cos_theta, sin_theta * k3],
                [sin_theta_cos_theta, sin_theta * sin_theta, cos_theta * k2],
                [zero, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 2
        pub fn frame(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 2> {
            let [[_, _, theta]] = q.data.0;
            let Constants { inv_sqrt_m, k5, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, k5],
                [cos_theta * inv_sqrt_m, sin_theta * inv_sqrt_m, zero],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            SMatrix::identity()
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            SMatrix::identity()
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 2, 2>; 2] {
            let Constants { k6, k7, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [rt::matrix([[zero, k7], [k6, zero]]), SMatrix::zeros()]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 5, 5> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let Constants { inv_sqrt_m, k5, k6, k8, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_inv_sqrt_m = cos_theta * inv_sqrt_m;
            let sin_theta_inv_sqrt_m = sin_theta * inv_sqrt_m;
            let t1 = k6 * rho1;
            rt::sparse([
                (0, 4, cos_theta_inv_sqrt_m),
                (1, 4, sin_theta_inv_sqrt_m),
                (2, 3, k5),
                (3, 2, k8),
                (3, 4, -t1),
                (4, 0, -cos_theta_inv_sqrt_m),
                (4, 1, -sin_theta_inv_sqrt_m),
                (4, 3, t1),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 3>, rho: &SVector<T, 2>) -> T {
            let [[rho1, rho2]] = rho.data.0;
            rt::lit::<T>(0.5) * (rho1 * rho1 + rho2 * rho2)
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5
        pub fn hamiltonian_gradient(
            &self,
            _q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[rho1, rho2]] = rho.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, rho1, rho2])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5
        pub fn vector_field(
            &self,
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_sqrt_m, k5, k6, k7, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
            rt::vector([
                cos_theta * rho2_inv_sqrt_m,
                sin_theta * rho2_inv_sqrt_m,
                k5 * rho1,
                rho2 * (k7 * rho1),
                rho1 * (k6 * rho1),
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 5 × 5
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 5, 5> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_sqrt_m, k5, k6, k7, minus_inv_sqrt_m, k9, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::sparse([
                (0, 2, sin_theta * (rho2 * minus_inv_sqrt_m)),
                (0, 4, cos_theta * inv_sqrt_m),
                (1, 2, cos_theta * (rho2 * inv_sqrt_m)),
                (1, 4, sin_theta * inv_sqrt_m),
                (2, 3, k5),
                (3, 3, k7 * rho2),
                (3, 4, -(k6 * rho1)),
                (4, 3, rho1 * k9),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let a = self.parameters.a;
            let Constants { m_a, j_plus_m_a_squared, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let a_theta_dot = a * theta_dot;
            rt::vector([
                m * (x1_dot - sin_theta * a_theta_dot),
                m * (x2_dot + cos_theta * a_theta_dot),
                j_plus_m_a_squared * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot),
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 3
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let Constants { m_a, inv_m_j, inv_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_p_x1 = sin_theta * p_x1;
            let cos_theta_p_x2 = cos_theta * p_x2;
            let t1 = a * (sin_theta_p_x1 - cos_theta_p_x2) + p_theta;
            rt::vector([
                (sin_theta * m_a * t1 + j * p_x1) * inv_m_j,
                (m_a * cos_theta * (a * (cos_theta_p_x2 - sin_theta_p_x1) - p_theta)
                    + j * p_x2) * inv_m_j,
                inv_j * t1,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 2> {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            let Constants { m_a, j_plus_m_a_squared, sqrt_m, k5, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([
                k5
                    * (j_plus_m_a_squared * theta_dot
                        + m_a * (cos_theta * x2_dot - sin_theta * x1_dot)),
                sqrt_m * (cos_theta * x1_dot + sin_theta * x2_dot),
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3
        pub fn to_velocities(
            &self,
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_sqrt_m, k5, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
            rt::vector([
                cos_theta * rho2_inv_sqrt_m,
                sin_theta * rho2_inv_sqrt_m,
                k5 * rho1,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            let j = self.parameters.J;
            let Constants { m_a, m_a_squared, inv_m_j, a_squared_over_j, k10, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = m_a * (theta_dot * theta_dot);
            let t3 = cos_theta * t2;
            let t4 = sin_theta * t2;
            let t5 = theta_dot * (cos_theta * x1_dot + sin_theta * x2_dot)
                + cos_theta
                    * (t1 * t3
                        - (j + cos_theta * (cos_theta * m_a_squared)) * (inv_m_j * t4));
            let t6 = t5
                - sin_theta
                    * (t1 * t4
                        - (j + sin_theta * (sin_theta * m_a_squared)) * (inv_m_j * t3));
            rt::vector([k10 * t6])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 3
        pub fn acceleration(
            &self,
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a,
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                k10,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = inv_m_j * (j + sin_theta * (sin_theta * m_a_squared));
            let t2 = m_a * (theta_dot * theta_dot);
            let t3 = cos_theta * t2;
            let t4 = cos_theta * (sin_theta * a_squared_over_j);
            let t5 = inv_m_j * (j + cos_theta * (cos_theta * m_a_squared));
            let t6 = sin_theta * t2;
            let t7 = theta_dot * (cos_theta * x1_dot + sin_theta * x2_dot)
                + cos_theta * (t4 * t3 - t5 * t6);
            let t8 = k10 * (t7 - sin_theta * (t4 * t6 - t1 * t3));
            let t9 = t3 - sin_theta * t8;
            let t10 = t6 + cos_theta * t8;
            rt::vector([
                t1 * t9 - t4 * t10,
                t5 * t10 - t4 * t9,
                a_over_j * (sin_theta * t9 - cos_theta * t10),
            ])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 3
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            rt::vector([x1_dot, x2_dot, theta_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { j_plus_m_a_squared, twice_m_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                + theta_dot
                    * (j_plus_m_a_squared * theta_dot
                        + (cos_theta * x2_dot - sin_theta * x1_dot) * twice_m_a);
            rt::vector([rt::lit::<T>(0.5) * t1])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t4 = p_x1 * t2
                + (p_theta
                    * (p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j) + p_x2 * t3);
            rt::lit::<T>(0.5) * t4
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 6
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 6> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a,
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                k10,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = inv_m_j * (j + sin_theta * (sin_theta * m_a_squared));
            let t3 = p_theta * sin_theta_a_over_j - p_x2 * t1 + p_x1 * t2;
            let t4 = inv_m_j * (j + cos_theta * (cos_theta * m_a_squared));
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t5 = p_x2 * t4 - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t6 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                - p_x2 * cos_theta_a_over_j;
            let m_a_cos_theta = m_a * cos_theta;
            let t7 = t6 * t6;
            let t8 = m_a_cos_theta * t7;
            let sin_theta_m_a = sin_theta * m_a;
            let t9 = sin_theta_m_a * t7;
            let t10 = t6 * (cos_theta * t3 + sin_theta * t5)
                + cos_theta * (t1 * t8 - t4 * t9);
            let t11 = k10 * (t10 - sin_theta * (t1 * t9 - t2 * t8));
            rt::vector([
                t3,
                t5,
                t6,
                -(sin_theta * t11),
                cos_theta * t11,
                -(t6 * (m_a_cos_theta * t3 + sin_theta_m_a * t5)),
            ])
        }

        /// Constraint momenta, which vanish where the velocity is in D.
        ///
        /// **Equation**: J_α = ⟨p, e_α⟩ = (L⁻¹ μ g⁻¹ p)_α,  μ g⁻¹ μᵀ = L Lᵀ: the e_α are the metric Gram–Schmidt of g⁻¹ μᵀ in the order of the constraints
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 1
        pub fn constraint_momenta(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                k13,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let p_theta_a_over_j = p_theta * a_over_j;
            let t2 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_x1 * t1 + cos_theta * p_theta_a_over_j);
            let t3 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (sin_theta * p_theta_a_over_j - p_x2 * t1);
            rt::vector([k13 * (cos_theta * t2 - sin_theta * t3)])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t4 = cos_theta * t3 - sin_theta * t2;
            let t5 = p_x2 * (t3 - cos_theta * t4)
                + p_theta
                    * (p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j + k2 * t4);
            rt::lit::<T>(0.5) * (p_x1 * (t2 + sin_theta * t4) + t5)
        }

        /// Multipliers of the extended system: they keep every constraint momentum on all of T*Q.
        ///
        /// **Equation**: λ̃ such that dJ/dt = 0; on {J = 0} it is λ
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 1
        pub fn extended_multipliers(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a,
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k10,
                k11,
                k14,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t3 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let t4 = cos_theta * t2 - sin_theta * t3;
            let t5 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                - p_x2 * cos_theta_a_over_j + k2 * t4;
            let t6 = sin_theta * t4;
            let t7 = t3 + t6;
            let t8 = cos_theta * t4;
            let t9 = t2 - t8;
            let t10 = cos_theta * t7 + sin_theta * t9;
            let m_a_cos_theta = m_a * cos_theta;
            let t11 = m_a_cos_theta * t5;
            let sin_theta_m_a = sin_theta * m_a;
            let t12 = sin_theta_m_a * t5;
            let t13 = t5 * t10
                + (sin_theta * t11 - cos_theta * t12) * (k11 * (t5 - t4 * k14));
            let t14 = rt::lit::<T>(0.5)
                * (t5 * (m_a_cos_theta * t7 + sin_theta_m_a * t9)
                    + (t9 * t12 + t7 * t11));
            let t15 = t10 * (k10 * t4)
                - (t11 * (t7 - rt::lit::<T>(0.5) * t6)
                    + t12 * (t9 + rt::lit::<T>(0.5) * t8));
            rt::vector([k10 * (t13 - a_over_j * (t14 + t15))])
        }

        /// The extended vector field on T*Q, (q̇, ṗ): free of constraints, with the integrals J and (without inputs) H̃ and H; on {J = 0} it is the constrained motion.
        ///
        /// **Equation**: q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 6
        pub fn extended_vector_field(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 6> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a,
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k10,
                k11,
                k14,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t4 = cos_theta * t3 - sin_theta * t2;
            let t5 = sin_theta * t4;
            let t6 = t2 + t5;
            let t7 = cos_theta * t4;
            let t8 = t3 - t7;
            let t9 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                - p_x2 * cos_theta_a_over_j + k2 * t4;
            let t10 = cos_theta * t6 + sin_theta * t8;
            let m_a_cos_theta = m_a * cos_theta;
            let t11 = m_a_cos_theta * t9;
            let sin_theta_m_a = sin_theta * m_a;
            let t12 = sin_theta_m_a * t9;
            let t13 = t9 * t10
                + (sin_theta * t11 - cos_theta * t12) * (k11 * (t9 - t4 * k14));
            let t14 = rt::lit::<T>(0.5)
                * (t9 * (m_a_cos_theta * t6 + sin_theta_m_a * t8)
                    + (t8 * t12 + t6 * t11));
            let t15 = t10 * (k10 * t4) + t14;
            let t16 = a_over_j
                * (t15
                    - (t11 * (t6 - rt::lit::<T>(0.5) * t5)
                        + t12 * (t8 + rt::lit::<T>(0.5) * t7)));
            let t17 = k10 * (t13 - t16);
            rt::vector([t6, t8, t9, -(sin_theta * t17), cos_theta * t17, -t15])
        }

        /// The integrals that feedback keeps beside the constraint momenta: the extended Hamiltonian, then the declared first integrals other than the energy. Their values at the start are the levels.
        ///
        /// **Equation**: H̃(q, p), I_i(q, g⁻¹ p)
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 1
        pub fn feedback_levels(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t4 = cos_theta * t3 - sin_theta * t2;
            let t5 = p_x2 * (t3 - cos_theta * t4)
                + p_theta
                    * (p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j + k2 * t4);
            rt::vector([rt::lit::<T>(0.5) * (p_x1 * (t2 + sin_theta * t4) + t5)])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`; levels those of `H`.
        ///
        /// **Equation**: V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)²
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: scalar
        pub fn lyapunov_function(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 2>,
            levels: &SVector<T, 1>,
        ) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k15,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t3 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let t4 = cos_theta * t2 - sin_theta * t3;
            let t5 = p_x2 * (t2 - cos_theta * t4)
                + p_theta
                    * (p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j + k2 * t4);
            let t6 = rt::lit::<T>(0.5) * (p_x1 * (t3 + sin_theta * t4) + t5) - level_h;
            t4 * (t4 * (gain_j * k15)) + t6 * (rt::lit::<T>(0.5) * gain_h * t6)
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`; levels those of `H`.
        ///
        /// **Equation**: ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 6
        pub fn lyapunov_gradient(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 2>,
            levels: &SVector<T, 1>,
        ) -> SVector<T, 6> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a,
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k10,
                k14,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t4 = cos_theta * t3 - sin_theta * t2;
            let t5 = sin_theta * t4;
            let t6 = t2 + t5;
            let t7 = cos_theta * t4;
            let t8 = t3 - t7;
            let t9 = k2 * t4;
            let t10 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                - p_x2 * cos_theta_a_over_j + t9;
            let t11 = gain_h
                * (rt::lit::<T>(0.5) * (p_x1 * t6 + (p_x2 * t8 + p_theta * t10))
                    - level_h);
            let m_a_cos_theta = m_a * cos_theta;
            let sin_theta_m_a = sin_theta * m_a;
            let t12 = (cos_theta * t6 + sin_theta * t8) * (k10 * t4);
            let t13 = t9
                * (m_a_cos_theta * (t6 - rt::lit::<T>(0.5) * t5)
                    + sin_theta_m_a * (t8 + rt::lit::<T>(0.5) * t7))
                + (t12 + (t10 - t4 * k14) * (m_a_cos_theta * t5 - sin_theta_m_a * t7));
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                t11 * (t10 * (m_a_cos_theta * t6 + sin_theta_m_a * t8) + t12)
                    - gain_j * t13,
                t6 * t11 - gain_j * t5,
                gain_j * t7 + t8 * t11,
                t10 * t11 - gain_j * t9,
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`; levels those of `H`.
        ///
        /// **Equation**: (q̇, ṗ) of the extended system − ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 6
        pub fn feedback_vector_field(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
            gains: &SVector<T, 2>,
            levels: &SVector<T, 1>,
        ) -> SVector<T, 6> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x1, p_x2, p_theta]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let j = self.parameters.J;
            let Constants {
                m_a,
                m_a_squared,
                inv_m_j,
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k10,
                k11,
                k14,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = sin_theta * a_over_j;
            let t1 = cos_theta * (sin_theta * a_squared_over_j);
            let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = cos_theta * a_over_j;
            let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t4 = cos_theta * t3 - sin_theta * t2;
            let t5 = sin_theta * t4;
            let t6 = t2 + t5;
            let t7 = cos_theta * t4;
            let t8 = t3 - t7;
            let t9 = k2 * t4;
            let t10 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                - p_x2 * cos_theta_a_over_j + t9;
            let m_a_cos_theta = m_a * cos_theta;
            let t11 = t6 - rt::lit::<T>(0.5) * t5;
            let sin_theta_m_a = sin_theta * m_a;
            let t12 = t8 + rt::lit::<T>(0.5) * t7;
            let t13 = cos_theta * t6 + sin_theta * t8;
            let t14 = t13 * (k10 * t4);
            let t15 = t10 - t4 * k14;
            let t16 = t9 * (m_a_cos_theta * t11 + sin_theta_m_a * t12)
                + (t14 + t15 * (m_a_cos_theta * t5 - sin_theta_m_a * t7));
            let t17 = sin_theta_m_a * t10;
            let t18 = m_a_cos_theta * t10;
            let t19 = rt::lit::<T>(0.5)
                * (t10 * (m_a_cos_theta * t6 + sin_theta_m_a * t8)
                    + (t8 * t17 + t6 * t18));
            let t20 = t14 + t19;
            let t21 = gain_h
                * (rt::lit::<T>(0.5) * (p_x1 * t6 + (p_x2 * t8 + p_theta * t10))
                    - level_h);
            let t22 = t10 * t13 + (sin_theta * t18 - cos_theta * t17) * (k11 * t15)
                - a_over_j * (t20 - (t18 * t11 + t17 * t12));
            let t23 = k10 * t22;
            rt::vector([
                t6,
                t8,
                t10 + gain_j * t16 - t20 * t21,
                gain_j * t5 - t6 * t21 - sin_theta * t23,
                cos_theta * t23 - (gain_j * t7 + t8 * t21),
                gain_j * t9 - t20 - t10 * t21,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaplygin_sleigh";

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
        type Point = [T; 5];
        type Jacobian = SMatrix<T, 5, 5>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 5],
            _inputs: &[T; 0],
        ) -> [T; 5] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 5],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 5, 5>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 5] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 5],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 6],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::Extended>
    for System<T> {
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Extended,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, p) = rt::split(point);
            let [field] = self.extended_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Extended,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Extended,
            t: T,
            point: &[T; 6],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::FeedbackField for System<T> {
        type Gains = [T; 2];
        type Levels = [T; 1];

        fn feedback(
            &self,
            state: &State<T>,
            gains: [T; 2],
        ) -> ::nonholonomic::fields::Feedback<[T; 2], [T; 1]> {
            let q = state.q();
            let p = self.momenta(&q, &state.w());
            let [levels] = self.feedback_levels(&q, &p).data.0;
            ::nonholonomic::fields::Feedback {
                gains,
                levels,
            }
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<
        ::nonholonomic::fields::Feedback<[T; 2], [T; 1]>,
    > for System<T> {
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            feedback: &::nonholonomic::fields::Feedback<[T; 2], [T; 1]>,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, p) = rt::split(point);
            let [field] = self
                .feedback_vector_field(
                    &q,
                    &p,
                    &rt::vector(feedback.gains),
                    &rt::vector(feedback.levels),
                )
                .data
                .0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 2], [T; 1]>,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 2], [T; 1]>,
            t: T,
            point: &[T; 6],
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
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 4 | 0 | 0 | 0 |
        /// | each step | 8 | 9 | 0 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 6 | 8 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a sqrt(m) h/(J + m a²)`
            k6: T,
            /// `(a sqrt(m) h/(J + m a²))/2`
            k7: T,
            /// `h/sqrt(J + m a²)`
            k8: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(h/sqrt(J + m a²))/2`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = a_sqrt_m * h / k1;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = h / k2;
                let h_over_sqrt_m = h / sqrt_m;
                let k9 = rt::lit::<T>(0.5) * k8;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k8,
                    h_over_sqrt_m,
                    k9,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k8,
                    h_over_sqrt_m,
                    k9,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1), rho1 * (k4 * rho1)],
                        move || [rt::abs(rho1 * inv_h), rt::abs(rho2 * inv_h)],
                        move |[rho1_rate, rho2_rate]| {
                            let t1 = rho2 + rho2_rate * half_h;
                            let t2 = rho1 + rho1_rate * half_h;
                            let t3 = k4 * t2;
                            (
                                [rho1_rate + t1 * t3, rho2_rate - t2 * t3],
                                [
                                    [k7 * t1 + rt::lit::<T>(1.0), k7 * t2],
                                    [-(k6 * t2), rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t2 = rho1 + rho1_rate * half_h;
                let t4 = theta + t2 * k9;
                let (t5, t6) = rt::sin_cos(t4);
                let t1 = rho2 + rho2_rate * half_h;
                let t7 = h_over_sqrt_m * t1;
                let x1_new_2 = x1 + t6 * t7;
                let x2_new_2 = x2 + t5 * t7;
                let theta_new_2 = theta + k8 * t2;
                let rho1_new_2 = rho1 + rho1_rate * h;
                let rho2_new_2 = rho2 + rho2_rate * h;
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `avf`.
    pub mod avf {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Mean value discrete gradient (averaged vector field) on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ (ζ' − ζ)) dξ
        ///
        /// **Source**: Harten, Lax & van Leer (1983); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 4 | 0 | 0 | 0 |
        /// | each step | 8 | 9 | 0 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 7 | 8 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(a sqrt(m) h/(J + m a²))/2`
            k6: T,
            /// `h/sqrt(J + m a²)`
            k7: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(h/sqrt(J + m a²))/2`
            k8: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.5) * (a_sqrt_m * h / k1);
                let k7 = h / k2;
                let h_over_sqrt_m = h / sqrt_m;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = rt::lit::<T>(0.5) * (k4 * h);
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    h_over_sqrt_m,
                    k8,
                    k9,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    h_over_sqrt_m,
                    k8,
                    k9,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1), rho1 * (k4 * rho1)],
                        move || [rt::abs(rho1 * inv_h), rt::abs(rho2 * inv_h)],
                        move |[rho1_rate, rho2_rate]| {
                            let t1 = rho2 + rho2_rate * half_h;
                            let t2 = rho1 + rho1_rate * half_h;
                            let t3 = k4 * t2;
                            let t4 = t2 * k9;
                            (
                                [rho1_rate + t1 * t3, rho2_rate - t2 * t3],
                                [
                                    [k6 * t1 + rt::lit::<T>(1.0), t4],
                                    [-(k6 * t2 + t4), rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t2 = rho1 + rho1_rate * half_h;
                let t5 = theta + t2 * k8;
                let (t6, t7) = rt::sin_cos(t5);
                let t1 = rho2 + rho2_rate * half_h;
                let t8 = h_over_sqrt_m * t1;
                let x1_new_2 = x1 + t7 * t8;
                let x2_new_2 = x2 + t6 * t8;
                let theta_new_2 = theta + k7 * t2;
                let rho1_new_2 = rho1 + rho1_rate * h;
                let rho2_new_2 = rho2 + rho2_rate * h;
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::AveragedVectorField>
    for System<T> {
        type Scheme = avf::Scheme<T>;
    }

    /// The method `itoh-abe`.
    pub mod itoh_abe {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Coordinate increment discrete gradient on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∂̄ℋ_i = (ℋ(ζ'_1 … ζ'_i, ζ_{i+1} …) − ℋ(ζ'_1 … ζ'_{i−1}, ζ_i …))/(ζ'_i − ζ_i)
        ///
        /// **Source**: Itoh & Abe (1988); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
        ///
        /// **Order**: 1
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 4 | 0 | 0 | 0 |
        /// | each step | 8 | 9 | 0 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 7 | 11 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `(a sqrt(m)/(J + m a²))/2`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(a sqrt(m) h/(J + m a²))/2`
            k8: T,
            /// `(h/sqrt(J + m a²))/2`
            k10: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k11: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k12: T,
            /// `(a sqrt(m) h/(J + m a²))/4`
            k13: T,
            /// `(h/sqrt(m))/2`
            k14: T,
            /// `(h/sqrt(J + m a²))/4`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = rt::lit::<T>(0.5) * k4;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k7 = a_sqrt_m * h / k1;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = h / k2;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = k4 * h;
                let k12 = rt::lit::<T>(0.5) * k11;
                let k13 = rt::lit::<T>(0.25) * k7;
                let k14 = rt::lit::<T>(0.5) * (h / sqrt_m);
                let k15 = rt::lit::<T>(0.25) * k9;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    ..
                } = *setting.scheme();
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1), rho1 * (k4 * rho1)],
                        move || [rt::abs(rho1 * inv_h), rt::abs(rho2 * inv_h)],
                        move |[rho1_rate, rho2_rate]| {
                            let rho2_rate_h = rho2_rate * h;
                            let t1 = twice_rho2 + rho2_rate_h;
                            let t2 = rho1 + rho1_rate * half_h;
                            let t3 = t2 * k6;
                            let rho1_rate_h = rho1_rate * h;
                            let t4 = twice_rho1 + rho1_rate_h;
                            (
                                [rho1_rate + t1 * t3, rho2_rate - t4 * t3],
                                [
                                    [k13 * t1 + rt::lit::<T>(1.0), t2 * k12],
                                    [
                                        rt::lit::<T>(-0.5) * (k8 * t4 + t2 * k11),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let rho1_rate_h = rho1_rate * h;
                let rho1_new_2 = rho1 + rho1_rate_h;
                let rho1_plus_rho1_new_2 = rho1 + rho1_new_2;
                let t5 = theta + rho1_plus_rho1_new_2 * k15;
                let (t6, t7) = rt::sin_cos(t5);
                let rho2_rate_h = rho2_rate * h;
                let rho2_new_2 = rho2 + rho2_rate_h;
                let t8 = (rho2 + rho2_new_2) * k14;
                let x1_new_2 = x1 + t7 * t8;
                let x2_new_2 = x2 + t6 * t8;
                let theta_new_2 = theta + rho1_plus_rho1_new_2 * k10;
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbe> for System<T> {
        type Scheme = itoh_abe::Scheme<T>;
    }

    /// The method `itoh-abe-sym`.
    pub mod itoh_abe_sym {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Symmetrised coordinate increment discrete gradient on D*.
        ///
        /// **Equation**: Φ = Ψ*_{h/2} ∘ Ψ_{h/2}, Ψ the step of `itoh-abe`, Ψ* its adjoint: the same with ∇̄ℋ(ζ', ζ)
        ///
        /// **Source**: Itoh & Abe (1988); Hairer, Lubich & Wanner, Geometric Numerical Integration, II.3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_first`, `rho2_rate_first`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `theta_rate_first`: explicit
        /// - `x1_rate_first`: explicit
        /// - `x2_rate_first`: explicit
        /// - `rho1_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `theta_rate_second`: explicit
        /// - `x1_rate_second`: explicit
        /// - `x2_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 4 | 0 | 0 | 0 |
        /// | each step | 16 | 18 | 0 | 0 | 2 | 0 |
        /// | each iteration for rho1_rate_first, rho2_rate_first | 8 | 10 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second, rho2_rate_second | 8 | 10 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `(a sqrt(m)/(J + m a²))/2`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(h/sqrt(J + m a²))/4`
            k8: T,
            /// `h/4`
            quarter_h: T,
            /// `(a sqrt(m) h/(J + m a²))/8`
            k9: T,
            /// `(a sqrt(m)/(J + m a²)) h/4`
            k10: T,
            /// `(h/sqrt(m))/4`
            k11: T,
            /// `(h/sqrt(J + m a²))/8`
            k12: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Predictor<T, 2, 6>, rt::Predictor<T, 2, 6>);
            const BLOCKS: u64 = 2;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = rt::lit::<T>(0.5) * k4;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k7 = h / k2;
                let k8 = rt::lit::<T>(0.25) * k7;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k9 = rt::lit::<T>(0.125) * (a_sqrt_m * h / k1);
                let k10 = rt::lit::<T>(0.25) * (k4 * h);
                let k11 = rt::lit::<T>(0.25) * (h / sqrt_m);
                let k12 = rt::lit::<T>(0.125) * k7;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    quarter_h,
                    k9,
                    k10,
                    k11,
                    k12,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
                ];
                Ok((carried, (rt::Predictor::new(), rt::Predictor::new())))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, predictor2) = &motion.memory;
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme {
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    quarter_h,
                    k9,
                    k10,
                    k11,
                    k12,
                    ..
                } = *setting.scheme();
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            let t2 = rho1 * (k4 * rho1);
                            [t1, t2]
                        },
                        move || {
                            let t3 = rt::abs(rho1 * inv_h);
                            let t4 = rt::abs(rho2 * inv_h);
                            [t3, t4]
                        },
                        move |[rho1_rate_first, rho2_rate_first]| {
                            let t5 = rho1 + rho1_rate_first * quarter_h;
                            let t6 = half_h * rho2_rate_first;
                            let t7 = twice_rho2 + t6;
                            let t8 = half_h * rho1_rate_first;
                            let t9 = twice_rho1 + t8;
                            let t10 = t5 * k10;
                            (
                                [
                                    rho1_rate_first + t5 * (k6 * t7),
                                    rho2_rate_first - t5 * (k6 * t9),
                                ],
                                [
                                    [t7 * k9 + rt::lit::<T>(1.0), t10],
                                    [-(t10 + k9 * t9), rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate_first, rho2_rate_first",
                                tally,
                            )
                    })?;
                let [rho1_rate_first, rho2_rate_first] = solution1.x;
                let t8 = half_h * rho1_rate_first;
                let t11 = rho1 + t8;
                let t6 = half_h * rho2_rate_first;
                let t12 = rho2 + t6;
                let t13 = rt::lit::<T>(2.0) * t12;
                let t14 = rt::lit::<T>(2.0) * t11;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            let t2 = rho1 * (k4 * rho1);
                            [t1, t2]
                        },
                        move || {
                            let t3 = rt::abs(rho1 * inv_h);
                            let t4 = rt::abs(rho2 * inv_h);
                            [t3, t4]
                        },
                        move |[rho1_rate_second, rho2_rate_second]| {
                            let t15 = t11 + quarter_h * rho1_rate_second;
                            let t16 = half_h * rho2_rate_second;
                            let t17 = t16 + t13;
                            let t18 = half_h * rho1_rate_second;
                            let t19 = t18 + t14;
                            let t20 = k10 * t15;
                            (
                                [
                                    rho1_rate_second + t15 * (k6 * t17),
                                    rho2_rate_second - t15 * (k6 * t19),
                                ],
                                [
                                    [k9 * t17 + rt::lit::<T>(1.0), t20],
                                    [-(t20 + k9 * t19), rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate_second, rho2_rate_second",
                                tally,
                            )
                    })?;
                let [rho1_rate_second, rho2_rate_second] = solution2.x;
                let t21 = rho2 + t12;
                let t22 = rho1 + t11;
                let t23 = theta + t22 * k12;
                let (t24, t25) = rt::sin_cos(t23);
                let t16 = half_h * rho2_rate_second;
                let rho2_new_2 = t12 + t16;
                let t26 = t12 + rho2_new_2;
                let t27 = theta + k8 * t22;
                let t18 = half_h * rho1_rate_second;
                let rho1_new_2 = t11 + t18;
                let t28 = t11 + rho1_new_2;
                let t29 = t27 + t28 * k12;
                let (t30, t31) = rt::sin_cos(t29);
                let x1_new_2 = x1 + k11 * (t21 * t25 + t26 * t31);
                let x2_new_2 = x2 + k11 * (t21 * t24 + t26 * t30);
                let theta_new_2 = t27 + k8 * t28;
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.push(solution2.x, solution2.unusual());
                motion.tally.record(solution2.iterations, solution2.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbeSym> for System<T> {
        type Scheme = itoh_abe_sym::Scheme<T>;
    }

    /// The method `avf4`.
    pub mod avf4 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Energy-preserving collocation on D*, 2 Gauss nodes.
        ///
        /// **Equation**: u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)
        ///
        /// **Source**: Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems
        ///
        /// **Order**: 4, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_1`, `rho1_rate_2`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: rho2_rate_1, rho2_rate_2
        /// - `theta_rate_2`: explicit
        /// - `theta_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 3 | 11 | 2 | 0 | 0 |
        /// | once, from the step size | 4 | 21 | 5 | 0 | 0 | 0 |
        /// | each step | 22 | 39 | 0 | 0 | 2 | 0 |
        /// | each sweep for rho1_rate_1, rho1_rate_2 | 10 | 18 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho1_rate_2 | 20 | 36 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `0.5/sqrt(m)`
            k6: T,
            /// `(1/2)/sqrt(m)`
            k7: T,
            /// `0.25/sqrt(J + m a²)`
            k8: T,
            /// `- 0.03867513459481288/sqrt(J + m a²)`
            k9: T,
            /// `0.5386751345948129/sqrt(J + m a²)`
            k10: T,
            /// `0.25/sqrt(J + m a²)`
            k11: T,
            /// `0.5/sqrt(J + m a²)`
            k12: T,
            /// `(1/2)/sqrt(J + m a²)`
            k13: T,
            /// `1/h`
            inv_h: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k14: T,
            /// `a sqrt(m) h 0.25/(J + m a²)`
            k16: T,
            /// `a sqrt(m) h 0.5386751345948129/(J + m a²)`
            k18: T,
            /// `0.25 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k20: T,
            /// `- 0.03867513459481288 (a sqrt(m) h 0.5386751345948129/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k22: T,
            /// `a sqrt(m) h - 0.03867513459481288/(J + m a²)`
            k24: T,
            /// `a sqrt(m) h 0.25/(J + m a²)`
            k26: T,
            /// `0.25 (a sqrt(m) h - 0.03867513459481288/(J + m a²) + (a sqrt(m)/(J + m a²)) h - 0.03867513 …`
            k28: T,
            /// `- 0.03867513459481288 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k30: T,
            /// `0.5386751345948129 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k31: T,
            /// `0.25 (a sqrt(m) h 0.5386751345948129/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.5386751345948 …`
            k32: T,
            /// `0.5386751345948129 (a sqrt(m) h - 0.03867513459481288/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k33: T,
            /// `0.25 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k34: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Predictor<T, 2, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = rt::lit::<T>(0.5) / sqrt_m;
                let k7 = rt::lit::<T>(0.5) / sqrt_m;
                let k8 = rt::lit::<T>(0.25) / k2;
                let k9 = rt::lit::<T>(-0.03867513459481288) / k2;
                let k10 = rt::lit::<T>(0.5386751345948129) / k2;
                let k11 = rt::lit::<T>(0.25) / k2;
                let k12 = rt::lit::<T>(0.5) / k2;
                let k13 = rt::lit::<T>(0.5) / k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k14 = k4 * h;
                let k15 = h * rt::lit::<T>(0.25);
                let k16 = a_sqrt_m * k15 / k1;
                let k17 = h * rt::lit::<T>(0.5386751345948129);
                let k18 = a_sqrt_m * k17 / k1;
                let k19 = k16 + k4 * k15;
                let k20 = rt::lit::<T>(0.25) * k19;
                let k21 = k18 + k4 * k17;
                let k22 = rt::lit::<T>(-0.03867513459481288) * k21;
                let k23 = h * rt::lit::<T>(-0.03867513459481288);
                let k24 = a_sqrt_m * k23 / k1;
                let k25 = h * rt::lit::<T>(0.25);
                let k26 = a_sqrt_m * k25 / k1;
                let k27 = k24 + k4 * k23;
                let k28 = rt::lit::<T>(0.25) * k27;
                let k29 = k26 + k4 * k25;
                let k30 = rt::lit::<T>(-0.03867513459481288) * k29;
                let k31 = rt::lit::<T>(0.5386751345948129) * k19;
                let k32 = rt::lit::<T>(0.25) * k21;
                let k33 = rt::lit::<T>(0.5386751345948129) * k27;
                let k34 = rt::lit::<T>(0.25) * k29;
                Scheme {
                    inv_sqrt_m,
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
                    k13,
                    inv_h,
                    k14,
                    k16,
                    k18,
                    k20,
                    k22,
                    k24,
                    k26,
                    k28,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
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
                    inv_h,
                    k14,
                    k16,
                    k18,
                    k20,
                    k22,
                    k24,
                    k26,
                    k28,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2]) = solution1.goes_on() {
                    let t3 = rho1
                        + h
                            * (rho1_rate_1 * rt::lit::<T>(0.25)
                                + rho1_rate_2 * rt::lit::<T>(-0.03867513459481288));
                    let t4 = k4 * t3;
                    let t5 = t3 * t4;
                    let t6 = rho1
                        + h
                            * (rho1_rate_1 * rt::lit::<T>(0.5386751345948129)
                                + rho1_rate_2 * rt::lit::<T>(0.25));
                    let t7 = k4 * t6;
                    let t8 = t6 * t7;
                    let t9 = rho2
                        + h
                            * (rt::lit::<T>(0.25) * t5
                                + rt::lit::<T>(-0.03867513459481288) * t8);
                    let t10 = t4 * t9;
                    let t11 = rho2
                        + h
                            * (rt::lit::<T>(0.5386751345948129) * t5
                                + rt::lit::<T>(0.25) * t8);
                    let t12 = t7 * t11;
                    solution1.update([-t10, -t12]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(rho1 * inv_h);
                            [t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2]| {
                            let t3 = rho1
                                + h
                                    * (rho1_rate_1 * rt::lit::<T>(0.25)
                                        + rho1_rate_2 * rt::lit::<T>(-0.03867513459481288));
                            let t4 = k4 * t3;
                            let t5 = t3 * t4;
                            let t6 = rho1
                                + h
                                    * (rho1_rate_1 * rt::lit::<T>(0.5386751345948129)
                                        + rho1_rate_2 * rt::lit::<T>(0.25));
                            let t7 = k4 * t6;
                            let t8 = t6 * t7;
                            let t9 = rho2
                                + h
                                    * (rt::lit::<T>(0.25) * t5
                                        + rt::lit::<T>(-0.03867513459481288) * t8);
                            let t10 = t4 * t9;
                            let t11 = rho2
                                + h
                                    * (rt::lit::<T>(0.5386751345948129) * t5
                                        + rt::lit::<T>(0.25) * t8);
                            let t12 = t7 * t11;
                            let t13 = t3 * k14;
                            let t14 = t6 * k14;
                            (
                                [rho1_rate_1 + t10, rho1_rate_2 + t12],
                                [
                                    [
                                        k16 * t9
                                            + ((t3 * k20 + t6 * k22) * t13 + rt::lit::<T>(1.0)),
                                        k24 * t9 + t13 * (t3 * k28 + t6 * k30),
                                    ],
                                    [
                                        k18 * t11 + (t3 * k31 + t6 * k32) * t14,
                                        k26 * t11
                                            + (t14 * (t3 * k33 + t6 * k34) + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_1, rho1_rate_2", tally)
                    })?;
                let [rho1_rate_1, rho1_rate_2] = solution1.x;
                let t3 = rho1
                    + h
                        * (rho1_rate_1 * rt::lit::<T>(0.25)
                            + rho1_rate_2 * rt::lit::<T>(-0.03867513459481288));
                let t6 = rho1
                    + h
                        * (rho1_rate_1 * rt::lit::<T>(0.5386751345948129)
                            + rho1_rate_2 * rt::lit::<T>(0.25));
                let t15 = theta + h * (t3 * k8 + t6 * k9);
                let (t16, t17) = rt::sin_cos(t15);
                let t4 = k4 * t3;
                let t5 = t3 * t4;
                let t7 = k4 * t6;
                let t8 = t6 * t7;
                let t9 = rho2
                    + h
                        * (rt::lit::<T>(0.25) * t5
                            + rt::lit::<T>(-0.03867513459481288) * t8);
                let t18 = k6 * t9;
                let t19 = theta + h * (t3 * k10 + t6 * k11);
                let (t20, t21) = rt::sin_cos(t19);
                let t11 = rho2
                    + h
                        * (rt::lit::<T>(0.5386751345948129) * t5
                            + rt::lit::<T>(0.25) * t8);
                let t22 = k7 * t11;
                let x1_new_2 = x1 + h * (t17 * t18 + t21 * t22);
                let x2_new_2 = x2 + h * (t16 * t18 + t20 * t22);
                let theta_new_2 = theta + h * (t3 * k12 + t6 * k13);
                let rho1_new_2 = rho1
                    + h
                        * (rho1_rate_1 * rt::lit::<T>(0.5)
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho2_new_2 = rho2
                    + h * (rt::lit::<T>(0.5) * t5 + rt::lit::<T>(0.5) * t8);
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf4> for System<T> {
        type Scheme = avf4::Scheme<T>;
    }

    /// The method `avf6`.
    pub mod avf6 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Energy-preserving collocation on D*, 3 Gauss nodes.
        ///
        /// **Equation**: u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)
        ///
        /// **Source**: Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems
        ///
        /// **Order**: 6, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate_1`, `rho1_rate_2`, `rho1_rate_3`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: rho2_rate_1, rho2_rate_2, rho2_rate_3
        /// - `theta_rate_3`: explicit
        /// - `theta_rate_2`: explicit
        /// - `theta_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        /// - `x1_rate_3`: explicit
        /// - `x2_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 3 | 15 | 2 | 0 | 0 |
        /// | once, from the step size | 9 | 55 | 10 | 0 | 0 | 0 |
        /// | each step | 42 | 64 | 0 | 0 | 3 | 0 |
        /// | each sweep for rho1_rate_1, rho1_rate_2, rho1_rate_3 | 21 | 33 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho1_rate_2, rho1_rate_3 | 51 | 81 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `0.2777777777777778/sqrt(m)`
            k6: T,
            /// `0.4444444444444444/sqrt(m)`
            k7: T,
            /// `0.009789444015308325/sqrt(J + m a²)`
            k8: T,
            /// `0.1388888888888889/sqrt(J + m a²)`
            k9: T,
            /// `- 0.0359766675249389/sqrt(J + m a²)`
            k10: T,
            /// `- 0.022485417203086815/sqrt(J + m a²)`
            k11: T,
            /// `0.30026319498086457/sqrt(J + m a²)`
            k12: T,
            /// `0.2222222222222222/sqrt(J + m a²)`
            k13: T,
            /// `0.1388888888888889/sqrt(J + m a²)`
            k14: T,
            /// `0.26798833376246944/sqrt(J + m a²)`
            k15: T,
            /// `0.48042111196938336/sqrt(J + m a²)`
            k16: T,
            /// `0.4444444444444444/sqrt(J + m a²)`
            k17: T,
            /// `1/h`
            inv_h: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k18: T,
            /// `a sqrt(m) h 0.1388888888888889/(J + m a²)`
            k20: T,
            /// `a sqrt(m) h 0.30026319498086457/(J + m a²)`
            k22: T,
            /// `a sqrt(m) h 0.26798833376246944/(J + m a²)`
            k24: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k26: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k28: T,
            /// `- 0.0359766675249389 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k30: T,
            /// `a sqrt(m) h - 0.0359766675249389/(J + m a²)`
            k32: T,
            /// `a sqrt(m) h 0.2222222222222222/(J + m a²)`
            k34: T,
            /// `a sqrt(m) h 0.48042111196938336/(J + m a²)`
            k36: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k38: T,
            /// `0.1388888888888889 (a sqrt(m) h - 0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k40: T,
            /// `- 0.0359766675249389 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k42: T,
            /// `a sqrt(m) h 0.009789444015308325/(J + m a²)`
            k44: T,
            /// `a sqrt(m) h - 0.022485417203086815/(J + m a²)`
            k46: T,
            /// `a sqrt(m) h 0.1388888888888889/(J + m a²)`
            k48: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k50: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k52: T,
            /// `- 0.0359766675249389 (a sqrt(m) h - 0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a² …`
            k54: T,
            /// `- 0.022485417203086815 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²) …`
            k55: T,
            /// `0.30026319498086457 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k56: T,
            /// `0.2222222222222222 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k57: T,
            /// `- 0.022485417203086815 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²) …`
            k58: T,
            /// `0.30026319498086457 (a sqrt(m) h - 0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k59: T,
            /// `0.2222222222222222 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k60: T,
            /// `- 0.022485417203086815 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k61: T,
            /// `0.30026319498086457 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k62: T,
            /// `0.2222222222222222 (a sqrt(m) h - 0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k63: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k64: T,
            /// `0.26798833376246944 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k65: T,
            /// `0.48042111196938336 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k66: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k67: T,
            /// `0.26798833376246944 (a sqrt(m) h - 0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k68: T,
            /// `0.48042111196938336 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k69: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k70: T,
            /// `0.26798833376246944 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k71: T,
            /// `0.48042111196938336 (a sqrt(m) h - 0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a²) …`
            k72: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let a_sqrt_m = a * sqrt_m;
                let k4 = a_sqrt_m / k1;
                let k5 = -k4;
                let k6 = rt::lit::<T>(0.2777777777777778) / sqrt_m;
                let k7 = rt::lit::<T>(0.4444444444444444) / sqrt_m;
                let k8 = rt::lit::<T>(0.009789444015308325) / k2;
                let k9 = rt::lit::<T>(0.1388888888888889) / k2;
                let k10 = rt::lit::<T>(-0.0359766675249389) / k2;
                let k11 = rt::lit::<T>(-0.022485417203086815) / k2;
                let k12 = rt::lit::<T>(0.30026319498086457) / k2;
                let k13 = rt::lit::<T>(0.2222222222222222) / k2;
                let k14 = rt::lit::<T>(0.1388888888888889) / k2;
                let k15 = rt::lit::<T>(0.26798833376246944) / k2;
                let k16 = rt::lit::<T>(0.48042111196938336) / k2;
                let k17 = rt::lit::<T>(0.4444444444444444) / k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k18 = k4 * h;
                let k19 = h * rt::lit::<T>(0.1388888888888889);
                let k20 = a_sqrt_m * k19 / k1;
                let k21 = h * rt::lit::<T>(0.30026319498086457);
                let k22 = a_sqrt_m * k21 / k1;
                let k23 = h * rt::lit::<T>(0.26798833376246944);
                let k24 = a_sqrt_m * k23 / k1;
                let k25 = k24 + k4 * k23;
                let k26 = rt::lit::<T>(0.009789444015308325) * k25;
                let k27 = k20 + k4 * k19;
                let k28 = rt::lit::<T>(0.1388888888888889) * k27;
                let k29 = k22 + k4 * k21;
                let k30 = rt::lit::<T>(-0.0359766675249389) * k29;
                let k31 = h * rt::lit::<T>(-0.0359766675249389);
                let k32 = a_sqrt_m * k31 / k1;
                let k33 = h * rt::lit::<T>(0.2222222222222222);
                let k34 = a_sqrt_m * k33 / k1;
                let k35 = h * rt::lit::<T>(0.48042111196938336);
                let k36 = a_sqrt_m * k35 / k1;
                let k37 = k36 + k4 * k35;
                let k38 = rt::lit::<T>(0.009789444015308325) * k37;
                let k39 = k32 + k4 * k31;
                let k40 = rt::lit::<T>(0.1388888888888889) * k39;
                let k41 = k34 + k4 * k33;
                let k42 = rt::lit::<T>(-0.0359766675249389) * k41;
                let k43 = h * rt::lit::<T>(0.009789444015308325);
                let k44 = a_sqrt_m * k43 / k1;
                let k45 = h * rt::lit::<T>(-0.022485417203086815);
                let k46 = a_sqrt_m * k45 / k1;
                let k47 = h * rt::lit::<T>(0.1388888888888889);
                let k48 = a_sqrt_m * k47 / k1;
                let k49 = k48 + k4 * k47;
                let k50 = rt::lit::<T>(0.009789444015308325) * k49;
                let k51 = k44 + k4 * k43;
                let k52 = rt::lit::<T>(0.1388888888888889) * k51;
                let k53 = k46 + k4 * k45;
                let k54 = rt::lit::<T>(-0.0359766675249389) * k53;
                let k55 = rt::lit::<T>(-0.022485417203086815) * k25;
                let k56 = rt::lit::<T>(0.30026319498086457) * k27;
                let k57 = rt::lit::<T>(0.2222222222222222) * k29;
                let k58 = rt::lit::<T>(-0.022485417203086815) * k37;
                let k59 = rt::lit::<T>(0.30026319498086457) * k39;
                let k60 = rt::lit::<T>(0.2222222222222222) * k41;
                let k61 = rt::lit::<T>(-0.022485417203086815) * k49;
                let k62 = rt::lit::<T>(0.30026319498086457) * k51;
                let k63 = rt::lit::<T>(0.2222222222222222) * k53;
                let k64 = rt::lit::<T>(0.1388888888888889) * k25;
                let k65 = rt::lit::<T>(0.26798833376246944) * k27;
                let k66 = rt::lit::<T>(0.48042111196938336) * k29;
                let k67 = rt::lit::<T>(0.1388888888888889) * k37;
                let k68 = rt::lit::<T>(0.26798833376246944) * k39;
                let k69 = rt::lit::<T>(0.48042111196938336) * k41;
                let k70 = rt::lit::<T>(0.1388888888888889) * k49;
                let k71 = rt::lit::<T>(0.26798833376246944) * k51;
                let k72 = rt::lit::<T>(0.48042111196938336) * k53;
                Scheme {
                    inv_sqrt_m,
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
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    inv_h,
                    k18,
                    k20,
                    k22,
                    k24,
                    k26,
                    k28,
                    k30,
                    k32,
                    k34,
                    k36,
                    k38,
                    k40,
                    k42,
                    k44,
                    k46,
                    k48,
                    k50,
                    k52,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    k64,
                    k65,
                    k66,
                    k67,
                    k68,
                    k69,
                    k70,
                    k71,
                    k72,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
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
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    inv_h,
                    k18,
                    k20,
                    k22,
                    k24,
                    k26,
                    k28,
                    k30,
                    k32,
                    k34,
                    k36,
                    k38,
                    k40,
                    k42,
                    k44,
                    k46,
                    k48,
                    k50,
                    k52,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
                    k61,
                    k62,
                    k63,
                    k64,
                    k65,
                    k66,
                    k67,
                    k68,
                    k69,
                    k70,
                    k71,
                    k72,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2, rho1_rate_3]) = solution1
                    .goes_on()
                {
                    let t3 = rho1
                        + h
                            * (rho1_rate_1 * rt::lit::<T>(0.1388888888888889)
                                + rho1_rate_2 * rt::lit::<T>(-0.0359766675249389)
                                + rho1_rate_3 * rt::lit::<T>(0.009789444015308325));
                    let t4 = k4 * t3;
                    let t5 = rho1
                        + h
                            * (rho1_rate_1 * rt::lit::<T>(0.30026319498086457)
                                + rho1_rate_2 * rt::lit::<T>(0.2222222222222222)
                                + rho1_rate_3 * rt::lit::<T>(-0.022485417203086815));
                    let t6 = k4 * t5;
                    let t7 = t5 * t6;
                    let t8 = t3 * t4;
                    let t9 = rho1
                        + h
                            * (rho1_rate_1 * rt::lit::<T>(0.26798833376246944)
                                + rho1_rate_2 * rt::lit::<T>(0.48042111196938336)
                                + rho1_rate_3 * rt::lit::<T>(0.1388888888888889));
                    let t10 = k4 * t9;
                    let t11 = t9 * t10;
                    let t12 = rho2
                        + h
                            * (rt::lit::<T>(-0.0359766675249389) * t7
                                + (rt::lit::<T>(0.1388888888888889) * t8
                                    + rt::lit::<T>(0.009789444015308325) * t11));
                    let t13 = t4 * t12;
                    let t14 = rho2
                        + h
                            * (rt::lit::<T>(0.2222222222222222) * t7
                                + (rt::lit::<T>(0.30026319498086457) * t8
                                    + rt::lit::<T>(-0.022485417203086815) * t11));
                    let t15 = t6 * t14;
                    let t16 = rho2
                        + h
                            * (rt::lit::<T>(0.48042111196938336) * t7
                                + (rt::lit::<T>(0.26798833376246944) * t8
                                    + rt::lit::<T>(0.1388888888888889) * t11));
                    let t17 = t10 * t16;
                    solution1.update([-t13, -t15, -t17]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1, t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(rho1 * inv_h);
                            [t2, t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2, rho1_rate_3]| {
                            let t3 = rho1
                                + h
                                    * (rho1_rate_1 * rt::lit::<T>(0.1388888888888889)
                                        + rho1_rate_2 * rt::lit::<T>(-0.0359766675249389)
                                        + rho1_rate_3 * rt::lit::<T>(0.009789444015308325));
                            let t4 = k4 * t3;
                            let t5 = rho1
                                + h
                                    * (rho1_rate_1 * rt::lit::<T>(0.30026319498086457)
                                        + rho1_rate_2 * rt::lit::<T>(0.2222222222222222)
                                        + rho1_rate_3 * rt::lit::<T>(-0.022485417203086815));
                            let t6 = k4 * t5;
                            let t7 = t5 * t6;
                            let t8 = t3 * t4;
                            let t9 = rho1
                                + h
                                    * (rho1_rate_1 * rt::lit::<T>(0.26798833376246944)
                                        + rho1_rate_2 * rt::lit::<T>(0.48042111196938336)
                                        + rho1_rate_3 * rt::lit::<T>(0.1388888888888889));
                            let t10 = k4 * t9;
                            let t11 = t9 * t10;
                            let t12 = rho2
                                + h
                                    * (rt::lit::<T>(-0.0359766675249389) * t7
                                        + (rt::lit::<T>(0.1388888888888889) * t8
                                            + rt::lit::<T>(0.009789444015308325) * t11));
                            let t13 = t4 * t12;
                            let t14 = rho2
                                + h
                                    * (rt::lit::<T>(0.2222222222222222) * t7
                                        + (rt::lit::<T>(0.30026319498086457) * t8
                                            + rt::lit::<T>(-0.022485417203086815) * t11));
                            let t15 = t6 * t14;
                            let t16 = rho2
                                + h
                                    * (rt::lit::<T>(0.48042111196938336) * t7
                                        + (rt::lit::<T>(0.26798833376246944) * t8
                                            + rt::lit::<T>(0.1388888888888889) * t11));
                            let t17 = t10 * t16;
                            let t18 = t3 * k18;
                            let t19 = k20 * t12
                                + ((t5 * k30 + (t9 * k26 + t3 * k28)) * t18
                                    + rt::lit::<T>(1.0));
                            let t20 = t5 * k18;
                            let t21 = k34 * t14
                                + (t20 * (t5 * k60 + (t9 * k58 + t3 * k59))
                                    + rt::lit::<T>(1.0));
                            let t22 = t9 * k18;
                            let t23 = k48 * t16
                                + (t22 * (t5 * k72 + (t9 * k70 + t3 * k71))
                                    + rt::lit::<T>(1.0));
                            (
                                [rho1_rate_1 + t13, rho1_rate_2 + t15, rho1_rate_3 + t17],
                                [
                                    [
                                        t19,
                                        k32 * t12 + t18 * (t5 * k42 + (t9 * k38 + t3 * k40)),
                                        k44 * t12 + t18 * (t5 * k54 + (t9 * k50 + t3 * k52)),
                                    ],
                                    [
                                        k22 * t14 + (t5 * k57 + (t9 * k55 + t3 * k56)) * t20,
                                        t21,
                                        k46 * t14 + t20 * (t5 * k63 + (t9 * k61 + t3 * k62)),
                                    ],
                                    [
                                        k24 * t16 + (t5 * k66 + (t9 * k64 + t3 * k65)) * t22,
                                        k36 * t16 + t22 * (t5 * k69 + (t9 * k67 + t3 * k68)),
                                        t23,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate_1, rho1_rate_2, rho1_rate_3",
                                tally,
                            )
                    })?;
                let [rho1_rate_1, rho1_rate_2, rho1_rate_3] = solution1.x;
                let t5 = rho1
                    + h
                        * (rho1_rate_1 * rt::lit::<T>(0.30026319498086457)
                            + rho1_rate_2 * rt::lit::<T>(0.2222222222222222)
                            + rho1_rate_3 * rt::lit::<T>(-0.022485417203086815));
                let t9 = rho1
                    + h
                        * (rho1_rate_1 * rt::lit::<T>(0.26798833376246944)
                            + rho1_rate_2 * rt::lit::<T>(0.48042111196938336)
                            + rho1_rate_3 * rt::lit::<T>(0.1388888888888889));
                let t3 = rho1
                    + h
                        * (rho1_rate_1 * rt::lit::<T>(0.1388888888888889)
                            + rho1_rate_2 * rt::lit::<T>(-0.0359766675249389)
                            + rho1_rate_3 * rt::lit::<T>(0.009789444015308325));
                let t24 = theta + h * (t5 * k13 + (t9 * k11 + t3 * k12));
                let (t25, t26) = rt::sin_cos(t24);
                let t6 = k4 * t5;
                let t7 = t5 * t6;
                let t4 = k4 * t3;
                let t8 = t3 * t4;
                let t10 = k4 * t9;
                let t11 = t9 * t10;
                let t14 = rho2
                    + h
                        * (rt::lit::<T>(0.2222222222222222) * t7
                            + (rt::lit::<T>(0.30026319498086457) * t8
                                + rt::lit::<T>(-0.022485417203086815) * t11));
                let t27 = k7 * t14;
                let t12 = rho2
                    + h
                        * (rt::lit::<T>(-0.0359766675249389) * t7
                            + (rt::lit::<T>(0.1388888888888889) * t8
                                + rt::lit::<T>(0.009789444015308325) * t11));
                let t28 = theta + h * (t5 * k10 + (t9 * k8 + t3 * k9));
                let (t29, t30) = rt::sin_cos(t28);
                let t16 = rho2
                    + h
                        * (rt::lit::<T>(0.48042111196938336) * t7
                            + (rt::lit::<T>(0.26798833376246944) * t8
                                + rt::lit::<T>(0.1388888888888889) * t11));
                let t31 = theta + h * (t5 * k16 + (t9 * k14 + t3 * k15));
                let (t32, t33) = rt::sin_cos(t31);
                let x1_new_2 = x1 + h * (t26 * t27 + k6 * (t12 * t30 + t16 * t33));
                let x2_new_2 = x2 + h * (t25 * t27 + k6 * (t12 * t29 + t16 * t32));
                let theta_new_2 = theta
                    + h
                        * (rt::lit::<T>(0.2777777777777778) * (k3 * t3 + k3 * t9)
                            + t5 * k17);
                let rho1_new_2 = rho1
                    + h
                        * (rho1_rate_2 * rt::lit::<T>(0.4444444444444444)
                            + rt::lit::<T>(0.2777777777777778)
                                * (rho1_rate_1 + rho1_rate_3));
                let rho2_new_2 = rho2
                    + h
                        * (rt::lit::<T>(0.4444444444444444) * t7
                            + rt::lit::<T>(0.2777777777777778) * (t8 + t11));
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf6> for System<T> {
        type Scheme = avf6::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::gonzalez::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

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
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 4 | 0 | 0 | 0 |
        /// | each step | 8 | 9 | 0 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 6 | 8 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `gonzalez-f`.
    pub mod gonzalez_f {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' midpoint discrete gradient on T*Q with multipliers.
        ///
        /// **Equation**: z = (q, p):  (z' − z)/h = J ∇̄H(z, z') + λ_α (0, μ^α(q̄)),  μ(q̄) ∂̄H/∂p = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, eq. 15
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_rate`, `x2_rate`, `theta_rate`, `p_x1_rate`, `p_x2_rate`, `p_theta_rate`, `lambda1`: 7 × 7 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 6 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 13 | 4 | 0 | 0 | 0 |
        /// | each step | 6 | 6 | 0 | 0 | 0 | 0 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, p_x1_rate, p_x2_rate, p_theta_rate, lambda1 | 275 | 433 | 7 | 0 | 2 | 0 |
        /// | each state that is looked at | 8 | 19 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `a²`
            a_squared: T,
            /// `m a²`
            m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `2 (a²/J)`
            k1: T,
            /// `(a²/J)/2`
            k2: T,
            /// `(a/J)/2`
            half_a_over_j: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `2 h`
            twice_h: T,
            /// `a² h/J`
            k3: T,
            /// `h²/2`
            k4: T,
            /// `(a/J) h`
            a_over_j_h: T,
            /// `(a/J) h/2`
            half_a_over_j_h: T,
            /// `h (a²/J)`
            h_a_squared_over_j: T,
            /// `h (a²/J)/2`
            k5: T,
            /// `(h/J)/4`
            quarter_h_over_j: T,
            /// `(h/(m J))/2`
            k6: T,
            /// `(h/J)/2`
            half_h_over_j: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p = g v (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 7, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = rt::lit::<T>(2.0) * a_squared_over_j;
                let k2 = rt::lit::<T>(0.5) * a_squared_over_j;
                let half_a_over_j = rt::lit::<T>(0.5) * a_over_j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k3 = a_squared * h / j;
                let k4 = rt::lit::<T>(0.5) * (h * h);
                let a_over_j_h = a_over_j * h;
                let half_a_over_j_h = rt::lit::<T>(0.5) * a_over_j_h;
                let h_a_squared_over_j = h * a_squared_over_j;
                let k5 = rt::lit::<T>(0.5) * h_a_squared_over_j;
                let h_over_j = h / j;
                let quarter_h_over_j = rt::lit::<T>(0.25) * h_over_j;
                let k6 = rt::lit::<T>(0.5) * (h / m_j);
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                Scheme {
                    a_squared,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    half_a_over_j,
                    inv_h,
                    half_h,
                    quarter_h,
                    twice_h,
                    k3,
                    k4,
                    a_over_j_h,
                    half_a_over_j_h,
                    h_a_squared_over_j,
                    k5,
                    quarter_h_over_j,
                    k6,
                    half_h_over_j,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { m_a_squared, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let a_theta_dot = a * theta_dot;
                let carried = [
                    x1,
                    x2,
                    theta,
                    m * (x1_dot - sin_theta * a_theta_dot),
                    m * (x2_dot + cos_theta * a_theta_dot),
                    (j + m_a_squared) * theta_dot
                        + m * a * (cos_theta * x2_dot - sin_theta * x1_dot),
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
                let [x1, x2, theta, p_x1, p_x2, p_theta] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let a = setting.system().parameters.a;
                let Scheme {
                    a_squared,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    half_a_over_j,
                    inv_h,
                    half_h,
                    quarter_h,
                    twice_h,
                    k3,
                    k4,
                    a_over_j_h,
                    half_a_over_j_h,
                    h_a_squared_over_j,
                    k5,
                    quarter_h_over_j,
                    k6,
                    half_h_over_j,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let (sin_theta, cos_theta) = rt::sin_cos(theta);
                            let sin_theta_a_over_j = sin_theta * a_over_j;
                            let t1 = p_theta * sin_theta_a_over_j;
                            let t2 = cos_theta * (sin_theta * a_squared_over_j);
                            let t3 = p_x2 * t2;
                            let sin_theta_squared = sin_theta * sin_theta;
                            let t4 = t1 - t3
                                + (j + m_a_squared * sin_theta_squared) * (p_x1 * inv_m_j);
                            let cos_theta_squared = cos_theta * cos_theta;
                            let cos_theta_a_over_j = cos_theta * a_over_j;
                            let t5 = p_theta * cos_theta_a_over_j;
                            let t6 = p_x1 * t2;
                            let t7 = (j + m_a_squared * cos_theta_squared)
                                * (p_x2 * inv_m_j) - (t5 + t6);
                            let t8 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                                - p_x2 * cos_theta_a_over_j;
                            let t9 = (cos_theta_squared - sin_theta_squared)
                                * a_squared_over_j;
                            let t10 = p_theta
                                * (p_x1 * cos_theta_a_over_j + p_x2 * sin_theta_a_over_j)
                                + p_x1 * (t5 + rt::lit::<T>(2.0) * t6 - p_x2 * t9);
                            let t11 = t10
                                - p_x2 * (p_x1 * t9 + (rt::lit::<T>(2.0) * t3 - t1));
                            [
                                t4,
                                t7,
                                t8,
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(-0.5) * t11,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || {
                            let (sin_theta, cos_theta) = rt::sin_cos(theta);
                            let sin_theta_a_over_j = sin_theta * a_over_j;
                            let t1 = p_theta * sin_theta_a_over_j;
                            let t2 = cos_theta * (sin_theta * a_squared_over_j);
                            let t3 = p_x2 * t2;
                            let sin_theta_squared = sin_theta * sin_theta;
                            let t4 = t1 - t3
                                + (j + m_a_squared * sin_theta_squared) * (p_x1 * inv_m_j);
                            let cos_theta_squared = cos_theta * cos_theta;
                            let cos_theta_a_over_j = cos_theta * a_over_j;
                            let t5 = p_theta * cos_theta_a_over_j;
                            let t6 = p_x1 * t2;
                            let t7 = (j + m_a_squared * cos_theta_squared)
                                * (p_x2 * inv_m_j) - (t5 + t6);
                            let t8 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                                - p_x2 * cos_theta_a_over_j;
                            let t9 = (cos_theta_squared - sin_theta_squared)
                                * a_squared_over_j;
                            let t10 = p_theta
                                * (p_x1 * cos_theta_a_over_j + p_x2 * sin_theta_a_over_j)
                                + p_x1 * (t5 + rt::lit::<T>(2.0) * t6 - p_x2 * t9);
                            let t11 = t10
                                - p_x2 * (p_x1 * t9 + (rt::lit::<T>(2.0) * t3 - t1));
                            [
                                rt::abs(x1 * inv_h)
                                    + rt::lit::<T>(0.5) * rt::abs(rt::lit::<T>(2.0) * t4),
                                rt::abs(x2 * inv_h)
                                    + rt::lit::<T>(0.5) * rt::abs(rt::lit::<T>(2.0) * t7),
                                rt::abs(theta * inv_h)
                                    + rt::lit::<T>(0.5) * rt::abs(rt::lit::<T>(2.0) * t8),
                                rt::abs(p_x1 * inv_h),
                                rt::abs(p_x2 * inv_h),
                                rt::abs(p_theta * inv_h) + rt::lit::<T>(0.5) * rt::abs(t11),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |
                            [x1_rate,
                            x2_rate,
                            theta_rate,
                            p_x1_rate,
                            p_x2_rate,
                            p_theta_rate,
                            lambda1,
                            ]|
                        {
                            let theta_rate_half_h = theta_rate * half_h;
                            let t12 = theta + theta_rate_half_h;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = p_x2 + half_h * p_x2_rate;
                            let t16 = t14 * t14;
                            let t17 = j + m_a_squared * t16;
                            let t18 = p_x1 + half_h * p_x1_rate;
                            let t19 = t13 * t14;
                            let t20 = a_squared_over_j * t19;
                            let t21 = t18 * t20;
                            let t22 = p_theta + half_h * p_theta_rate;
                            let t23 = a_over_j * t14;
                            let t24 = t22 * t23;
                            let h_p_x1_rate = h * p_x1_rate;
                            let (t25, t26) = rt::sin_cos(theta_rate_half_h);
                            let t27 = t14 * t25;
                            let t28 = rt::lit::<T>(2.0) * t27;
                            let theta_rate_h = theta_rate * h;
                            let t29 = theta_rate_h * t14;
                            let t30 = t28 - t29;
                            let t31 = t13 * t26 - t13;
                            let t32 = t13 * t30 + t28 * t31;
                            let t33 = t32 + t13 * t29;
                            let h_p_theta_rate = h * p_theta_rate;
                            let t34 = a * t30 + a * t29;
                            let t35 = inv_j * t34;
                            let h_p_x2_rate = h * p_x2_rate;
                            let t36 = t14 * t26 - t14;
                            let t37 = t13 * t25;
                            let t38 = theta_rate_h * t13;
                            let t39 = rt::lit::<T>(2.0) * t37;
                            let t40 = t38 - t39;
                            let t41 = rt::lit::<T>(2.0) * (t27 * t36 - t31 * t37)
                                + (t13 * t40 + t14 * t30);
                            let t42 = a_squared * t41
                                + a_squared * (t14 * t29 - t13 * t38);
                            let t43 = inv_j * t42;
                            let t44 = t27 * t27 + t31 * (t31 + rt::lit::<T>(2.0) * t13);
                            let t45 = a_squared_over_j * t44;
                            let t46 = a_over_j * t31;
                            let t47 = t31 * (t14 + t36) + (t13 * t36 - t27 * t37);
                            let t48 = a_squared_over_j * t47;
                            let t49 = rt::lit::<T>(0.25)
                                * (h_p_x1_rate * (k1 * t33) + h_p_theta_rate * t35
                                    - h_p_x2_rate * t43) + (t18 * t45 + t22 * t46 - t15 * t48);
                            let t50 = t14 * t40 - t39 * t36;
                            let t51 = t50 - t14 * t38;
                            let t52 = a * t40 - a * t38;
                            let t53 = inv_j * t52;
                            let t54 = t37 * t37 + t36 * (t36 + rt::lit::<T>(2.0) * t14);
                            let t55 = a_squared_over_j * t54;
                            let t56 = a_over_j * t36;
                            let t57 = rt::lit::<T>(0.25)
                                * (h_p_x2_rate * (k1 * t51) - h_p_theta_rate * t53
                                    - h_p_x1_rate * t43) + (t15 * t55 - t22 * t56 - t18 * t48);
                            let t58 = k1 * t18;
                            let t59 = a_over_j * t30;
                            let t60 = a_squared_over_j * t41;
                            let t61 = h_p_x1_rate * t45 - h_p_x2_rate * t48
                                + (t32 * t58 + (t22 * t59 + h_p_theta_rate * t46)
                                    - t15 * t60);
                            let t62 = a_over_j * t40;
                            let t63 = h_p_x1_rate * t46 - h_p_x2_rate * t56
                                + (t18 * t59 - t15 * t62);
                            let t64 = rt::lit::<T>(0.25)
                                * (h_p_x1_rate * t35 - h_p_x2_rate * t53)
                                + (t18 * t46 - t15 * t56);
                            let t65 = k1 * t15;
                            let t66 = h_p_x2_rate * t55 - h_p_x1_rate * t48
                                + (t50 * t65 - (t22 * t62 + h_p_theta_rate * t56)
                                    - t18 * t60);
                            let t67 = h_p_x2_rate * t57
                                + (t18 * t61 + t22 * t63
                                    + (h_p_theta_rate * t64 + t15 * t66));
                            let t68 = p_x1_rate * p_x1_rate + p_theta_rate * p_theta_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (theta_rate * theta_rate + p_x2_rate * p_x2_rate));
                            let t69 = h * t68;
                            let t70 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (h_p_x1_rate * t49 + t67),
                                t69,
                            );
                            let t71 = t15 * (inv_m_j * t17) - (t21 + t24)
                                + p_x2_rate * t70;
                            let t72 = t13 * t13;
                            let t73 = j + m_a_squared * t72;
                            let t74 = a_over_j * t13;
                            let t75 = t22 * t74;
                            let t76 = t15 * t20;
                            let t77 = t18 * (inv_m_j * t73) + (t75 - t76)
                                + p_x1_rate * t70;
                            let t78 = x1_rate * t70;
                            let t79 = t18 * t23 + t15 * t74;
                            let t80 = t16 - t72;
                            let t81 = a_squared_over_j * t80;
                            let t82 = t24 + rt::lit::<T>(2.0) * t21 - t15 * t81;
                            let t83 = t18 * t81 + (rt::lit::<T>(2.0) * t76 - t75);
                            let t84 = theta_rate * t70
                                + (p_theta_rate
                                    + rt::lit::<T>(0.5) * (t22 * t79 + t18 * t82 - t15 * t83));
                            let t85 = x2_rate * t70;
                            let t86 = rt::div_or_zero(twice_h * t78, t69);
                            let t87 = p_x1_rate * t86;
                            let t88 = p_x2_rate * t86;
                            let t89 = rt::div_or_zero(twice_h * t85, t69);
                            let t90 = p_x1_rate * t89;
                            let t91 = p_x2_rate * t89;
                            let t92 = t22 * half_a_over_j_h;
                            let t93 = t13 * t92;
                            let t94 = k3 * t19;
                            let t95 = h * t14;
                            let t96 = h * t13;
                            let t97 = (t14 * t95 - t13 * t96) * k2;
                            let t98 = t18 * t97;
                            let t99 = h * t26;
                            let t100 = t14 * t99 - t25 * t96;
                            let t101 = theta_rate * k4;
                            let t102 = t95 - t13 * t101;
                            let t103 = t100 - t102;
                            let t104 = inv_j * (a * t103 + a * t102);
                            let t105 = rt::lit::<T>(0.5) * t100;
                            let t106 = h * t25;
                            let t107 = t96 - t14 * t106 - t26 * t96;
                            let t108 = rt::lit::<T>(0.5) * t107;
                            let t109 = t26 * t95 - (t95 + t13 * t106);
                            let t110 = rt::lit::<T>(0.5) * t109;
                            let t111 = t25 * t95 + t13 * t99;
                            let t112 = rt::lit::<T>(0.5) * t111;
                            let t113 = t96 + t14 * t101;
                            let t114 = t113 - t111;
                            let t115 = rt::lit::<T>(2.0)
                                * (t36 * t105 + t27 * t108 - (t37 * t110 + t31 * t112))
                                + (rt::lit::<T>(0.5) * (t40 * t95 - t30 * t96)
                                    + (t13 * t114 + t14 * t103));
                            let t116 = a_squared
                                * (t14 * t102 - t13 * t113
                                    - rt::lit::<T>(0.5) * (t38 * t95 + t29 * t96));
                            let t117 = inv_j * (a_squared * t115 + t116);
                            let t118 = half_h * t14;
                            let t119 = rt::lit::<T>(2.0) * (t31 * t105 + t27 * t110)
                                + (t30 * t118 + t13 * t103);
                            let t120 = t109 * half_a_over_j;
                            let t121 = a_squared_over_j
                                * (rt::lit::<T>(2.0) * (t31 * t118 + t13 * t110)
                                    + (t27 * t100 + t31 * t109));
                            let t122 = half_h * t13;
                            let t123 = t31 * (t108 - t122) + t36 * (t110 + t118)
                                + (t13 * t108 + t14 * t110 - (t37 * t105 + t27 * t112));
                            let t124 = a_squared_over_j * t123;
                            let t125 = (t119 + (t29 * t118 + t13 * t102))
                                * (p_x1_rate * k5) + t22 * t120 + (t18 * t121 - t15 * t124);
                            let t126 = t14 * t114 - t40 * t122
                                - rt::lit::<T>(2.0) * (t36 * t112 + t37 * t108);
                            let t127 = t107 * half_a_over_j;
                            let t128 = a_squared_over_j
                                * (rt::lit::<T>(2.0) * (t14 * t108 - t36 * t122)
                                    + (t37 * t111 + t36 * t107));
                            let t129 = (t126 + (t38 * t122 - t14 * t113))
                                * (p_x2_rate * k5) - t22 * t127 + (t15 * t128 - t18 * t124);
                            let t130 = inv_j * (a * t114 - a * t113);
                            let t131 = a_over_j * t114;
                            let t132 = a_squared_over_j * t115;
                            let t133 = h_p_x2_rate * t128 - h_p_x1_rate * t124
                                + (t65 * t126 - (t22 * t131 + h_p_theta_rate * t127)
                                    - t18 * t132);
                            let t134 = a_over_j * t103;
                            let t135 = h_p_x1_rate * t121 - h_p_x2_rate * t124
                                + (t58 * t119 + (t22 * t134 + h_p_theta_rate * t120)
                                    - t15 * t132);
                            let t136 = h_p_theta_rate
                                * (rt::lit::<T>(0.25)
                                    * (h_p_x1_rate * t104 - h_p_x2_rate * t130)
                                    + (t18 * t120 - t15 * t127));
                            let t137 = t22
                                * (h_p_x1_rate * t120 - h_p_x2_rate * t127
                                    + (t18 * t134 - t15 * t131)) + t136;
                            let t138 = h_p_x2_rate
                                * (t129
                                    - rt::lit::<T>(0.25)
                                        * (h_p_x1_rate * t117 + h_p_theta_rate * t130))
                                + (t15 * t133 + (t18 * t135 + t137));
                            let t139 = rt::lit::<T>(0.5)
                                * (h_p_x1_rate
                                    * (rt::lit::<T>(0.25)
                                        * (h_p_theta_rate * t104 - h_p_x2_rate * t117) + t125)
                                    + t138) - t70 * (theta_rate * twice_h);
                            let t140 = rt::div_or_zero(t139, t69);
                            let t141 = t93 - t15 * t94 - t98 + p_x2_rate * t140;
                            let t142 = t14 * t92;
                            let t143 = t15 * t97;
                            let t144 = t142 + t18 * t94 - t143 + p_x1_rate * t140;
                            let t145 = t31 * a_over_j_h + t30 * half_a_over_j_h;
                            let t146 = t34 * quarter_h_over_j + t31 * half_a_over_j_h;
                            let t147 = t47 * h_a_squared_over_j + t41 * k5;
                            let t148 = h_p_x1_rate * (k5 * (t44 + t33))
                                + t18
                                    * (t44 * h_a_squared_over_j + t32 * h_a_squared_over_j)
                                + (t22 * t145 + h_p_theta_rate * t146 - t15 * t147);
                            let t149 = t42 * quarter_h_over_j + t47 * k5;
                            let t150 = rt::lit::<T>(0.5)
                                * (h * t49 + (t148 + (half_h * t61 - h_p_x2_rate * t149)))
                                - t70 * (p_x1_rate * twice_h);
                            let t151 = rt::div_or_zero(t150, t69);
                            let t152 = p_x2_rate * t151;
                            let t153 = t19 * k5;
                            let t154 = p_x1_rate * t151 + (t70 + t73 * k6);
                            let t155 = t52 * quarter_h_over_j + t36 * half_a_over_j_h;
                            let t156 = t36 * a_over_j_h + t40 * half_a_over_j_h;
                            let t157 = h_p_x2_rate * (k5 * (t54 + t51))
                                - h_p_theta_rate * t155
                                + (t15
                                    * (t54 * h_a_squared_over_j + t50 * h_a_squared_over_j)
                                    - t22 * t156 - t18 * t147);
                            let t158 = rt::lit::<T>(0.5)
                                * (h * t57 + (t157 + (half_h * t66 - h_p_x1_rate * t149)))
                                - t70 * (p_x2_rate * twice_h);
                            let t159 = rt::div_or_zero(t158, t69);
                            let t160 = p_x2_rate * t159 + (t70 + t17 * k6);
                            let t161 = p_x1_rate * t159;
                            let t162 = half_h * t63 + (t18 * t145 - t15 * t156)
                                + (h_p_x1_rate * t146 - h_p_x2_rate * t155);
                            let t163 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (h * t64 + t162)
                                    - t70 * (p_theta_rate * twice_h),
                                t69,
                            );
                            let t164 = p_x2_rate * t163;
                            let t165 = t14 * half_a_over_j_h;
                            let t166 = t13 * half_a_over_j_h;
                            let t167 = t166 + p_x1_rate * t163;
                            let t168 = t14 * a_over_j_h;
                            let t169 = t13 * a_over_j_h;
                            let t170 = t18 * t168 + t15 * t169;
                            let half_h_lambda1 = half_h * lambda1;
                            let t171 = a_squared_over_j * (t13 * t95 + t14 * t96);
                            let t172 = (t15 * t168 - t18 * t169)
                                * (rt::lit::<T>(0.5) * t22)
                                + t18 * (rt::lit::<T>(2.0) * t98 + (t15 * t171 - t93));
                            let t173 = theta_rate * t140
                                + (t70
                                    + rt::lit::<T>(0.5)
                                        * (t172
                                            - t15 * (rt::lit::<T>(2.0) * t143 - (t142 + t18 * t171))));
                            let t174 = t80 * h_a_squared_over_j;
                            let t175 = t19 * h_a_squared_over_j;
                            let t176 = rt::lit::<T>(0.5)
                                * (half_h * t82
                                    + (rt::lit::<T>(0.5) * (t22 * t168 - t15 * t174)
                                        + t18 * t175));
                            let t177 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(0.5) * (t22 * t169 - t18 * t174)
                                    - t15 * t175 - half_h * t83);
                            (
                                [
                                    t14 * t71 - t13 * t77,
                                    x1_rate - t77,
                                    x2_rate - t71,
                                    theta_rate - (t18 * t74 + inv_j * t22 - t15 * t23)
                                        - p_theta_rate * t70,
                                    t78 + (p_x1_rate + lambda1 * t13),
                                    t84,
                                    t85 + (p_x2_rate - lambda1 * t14),
                                ],
                                [
                                    [
                                        t13 * t87 - t14 * t88,
                                        t13 * t90 - t14 * t91,
                                        t14 * t141 - rt::lit::<T>(0.5) * (t96 * t71 + t95 * t77)
                                            - t13 * t144,
                                        t14 * (t152 - t153) - t13 * t154,
                                        t14 * t160 - t13 * (t161 - t153),
                                        t14 * (t164 - t165) - t13 * t167,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t87 + rt::lit::<T>(1.0),
                                        t90,
                                        -t144,
                                        -t154,
                                        t153 - t161,
                                        -t167,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t88,
                                        t91 + rt::lit::<T>(1.0),
                                        -t141,
                                        t153 - t152,
                                        -t160,
                                        t165 - t164,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        p_theta_rate * t86,
                                        p_theta_rate * t89,
                                        rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t170
                                            - p_theta_rate * t140,
                                        -(t166 + p_theta_rate * t151),
                                        t165 - p_theta_rate * t159,
                                        -(p_theta_rate * t163 + (half_h_over_j + t70)),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t70 - x1_rate * t86,
                                        -(x1_rate * t89),
                                        t14 * half_h_lambda1 + x1_rate * t140,
                                        x1_rate * t151 + rt::lit::<T>(1.0),
                                        x1_rate * t159,
                                        x1_rate * t163,
                                        t13,
                                    ],
                                    [
                                        -(theta_rate * t86),
                                        -(theta_rate * t89),
                                        t173,
                                        t176 + theta_rate * t151,
                                        t177 + theta_rate * t159,
                                        theta_rate * t163
                                            + (quarter_h * t79
                                                + (rt::lit::<T>(0.25) * t170 + rt::lit::<T>(1.0))),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        -(x2_rate * t86),
                                        t70 - x2_rate * t89,
                                        t13 * half_h_lambda1 + x2_rate * t140,
                                        x2_rate * t151,
                                        x2_rate * t159 + rt::lit::<T>(1.0),
                                        x2_rate * t163,
                                        -t14,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, x2_rate, theta_rate, p_x1_rate, p_x2_rate, p_theta_rate, lambda1",
                                tally,
                            )
                    })?;
                let [x1_rate, x2_rate, theta_rate, p_x1_rate, p_x2_rate, p_theta_rate, _,
                ] = solution1.x;
                let x1_new_2 = x1 + x1_rate * h;
                let x2_new_2 = x2 + x2_rate * h;
                let theta_rate_h = theta_rate * h;
                let theta_new_2 = theta + theta_rate_h;
                let h_p_x1_rate = h * p_x1_rate;
                let p_x1_new = p_x1 + h_p_x1_rate;
                let h_p_x2_rate = h * p_x2_rate;
                let p_x2_new = p_x2 + h_p_x2_rate;
                let h_p_theta_rate = h * p_theta_rate;
                let p_theta_new = p_theta + h_p_theta_rate;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t1 = cos_theta * (sin_theta * a_squared_over_j);
                let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                    - (p_theta * cos_theta_a_over_j + p_x1 * t1);
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: t2,
                    x2_dot: t3,
                    theta_dot: p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezF> for System<T> {
        type Scheme = gonzalez_f::Scheme<T>;
    }

    /// The method `gonzalez-r`.
    pub mod gonzalez_r {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' discrete gradient on D* in a Householder frame.
        ///
        /// **Equation**: ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_rate`, `x2_rate`, `theta_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 6 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 28 | 48 | 7 | 0 | 2 | 1 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate | 280 | 504 | 15 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `-(m a)`
            minus_m_a: T,
            /// `J + m a²`
            k1: T,
            /// `2 m a`
            twice_m_a: T,
            /// `1/m`
            inv_m: T,
            /// `m/2`
            half_m: T,
            /// `m a/2`
            half_m_a: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(1/2)/h`
            k2: T,
            /// `m a h`
            m_a_h: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `2 m a h`
            twice_m_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let k1 = j + m * (a * a);
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k2 = rt::lit::<T>(0.5) / h;
                let m_a_h = m_a * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let twice_m_a_h = rt::lit::<T>(2.0) * m_a_h;
                Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    twice_m_a,
                    inv_m,
                    half_m,
                    half_m_a,
                    inv_h,
                    half_h,
                    k2,
                    m_a_h,
                    half_m_a_h,
                    twice_m_a_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    twice_m_a,
                    inv_m,
                    half_m,
                    half_m_a,
                    inv_h,
                    half_h,
                    k2,
                    m_a_h,
                    half_m_a_h,
                    twice_m_a_h,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_a_cos_theta = m_a * cos_theta;
                let sin_theta_m_a = sin_theta * m_a;
                let t1 = rt::div_or_one(-sin_theta, rt::abs(sin_theta));
                let t2 = k1 * theta_dot + m_a_cos_theta * x2_dot
                    - sin_theta_m_a * x1_dot;
                let t3 = t1 - sin_theta;
                let t4 = rt::lit::<T>(1.0) - sin_theta * t1;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = cos_theta * t5;
                let t7 = t3 * t6;
                let t8 = cos_theta * t6;
                let t9 = rt::lit::<T>(1.0) - t8;
                let t10 = (m * x2_dot + m_a_cos_theta * theta_dot) * t9
                    - (m * x1_dot - sin_theta_m_a * theta_dot) * t7;
                let t11 = inv_m / (t7 * t7 + t9 * t9);
                let t12 = sin_theta_m_a * t7 + m_a_cos_theta * t9;
                let t13 = t12 * t11;
                let t14 = rt::lit::<T>(1.0) / (k1 - t12 * t13);
                let t15 = t2 - t10 * t13;
                let t16 = t11 * (t10 - t14 * (t12 * t15));
                let t17 = t15 * t14;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t18 = t7 * t16;
                            let t19 = t9 * t16;
                            let t20 = t5 * (cos_theta * t1 * t6 - sin_theta);
                            let t21 = (sin_theta * t6 - cos_theta * t20)
                                * (m * t19 + m_a_cos_theta * t17)
                                - (t8 - t3 * t20) * (m * t18 + sin_theta_m_a * t17);
                            [
                                -t18,
                                t19,
                                t17,
                                t17 * t21,
                                (sin_theta * t19 - cos_theta * t18) * (minus_m_a * t17),
                            ]
                        },
                        move || [
                            rt::abs(x1 * inv_h),
                            rt::abs(x2 * inv_h),
                            rt::abs(theta * inv_h),
                            rt::abs(inv_h * t10),
                            rt::abs(t2 * inv_h),
                        ],
                        move |[x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate]| {
                            let theta_rate_half_h = theta_rate * half_h;
                            let t22 = theta + theta_rate_half_h;
                            let (t23, t24) = rt::sin_cos(t22);
                            let t25 = t1 - t23;
                            let t26 = rt::lit::<T>(1.0) / (rt::lit::<T>(1.0) - t1 * t23);
                            let t27 = t24 * t26;
                            let t28 = t25 * t27;
                            let t29 = rho1_rate * half_h + t10;
                            let t30 = m * t28;
                            let t31 = t24 * t27;
                            let t32 = rt::lit::<T>(1.0) - t31;
                            let t33 = m * t32;
                            let t34 = t28 * t30 + t32 * t33;
                            let t35 = rt::lit::<T>(1.0) / t34;
                            let t36 = t29 * t35;
                            let t37 = m_a * t23;
                            let t38 = m_a * t24;
                            let t39 = t37 * t28 + t38 * t32;
                            let t40 = t39 * t35;
                            let t41 = t39 * t40;
                            let t42 = k1 - t41;
                            let t43 = rt::lit::<T>(1.0) / (t34 * t42);
                            let t44 = t2 + rho2_rate * half_h - t29 * t40;
                            let t45 = t43 * (t39 * t44);
                            let t46 = t36 - t45;
                            let t47 = t32 * t46;
                            let t48 = rt::lit::<T>(1.0) / t42;
                            let t49 = t44 * t48;
                            let t50 = m * t47 + t38 * t49;
                            let t51 = t1 * t24;
                            let t52 = t26 * (t51 * t27 - t23);
                            let t53 = t23 * t27 - t24 * t52;
                            let t54 = t46 * t53;
                            let t55 = t28 * t46;
                            let t56 = m * t55 + t37 * t49;
                            let t57 = t31 - t25 * t52;
                            let t58 = t46 * t57;
                            let t59 = t50 * t54 - t56 * t58;
                            let t60 = t23 * t47 - t24 * t55;
                            let t61 = m_a * t60;
                            let t62 = t49 * t61;
                            let t63 = rho1_rate * h + t10;
                            let theta_new_2 = theta + theta_rate * h;
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t64 = t1 - sin_theta_new_2;
                            let t65 = rt::lit::<T>(1.0) - t1 * sin_theta_new_2;
                            let t66 = rt::lit::<T>(1.0) / t65;
                            let t67 = cos_theta_new_2 * t66;
                            let t68 = t64 * t67;
                            let t69 = m * t68;
                            let t70 = cos_theta_new_2 * t67;
                            let t71 = rt::lit::<T>(1.0) - t70;
                            let t72 = m * t71;
                            let t73 = t68 * t69 + t71 * t72;
                            let t74 = rt::lit::<T>(1.0) / t73;
                            let t75 = t63 * t74;
                            let m_a_sin_theta_new_2 = m_a * sin_theta_new_2;
                            let m_a_cos_theta_new_2 = m_a * cos_theta_new_2;
                            let t76 = m_a_sin_theta_new_2 * t68
                                + m_a_cos_theta_new_2 * t71;
                            let t77 = rho2_rate * h + t2;
                            let t78 = t76 * t74;
                            let t79 = t77 - t63 * t78;
                            let t80 = k1 - t76 * t78;
                            let t81 = rt::lit::<T>(1.0) / (t73 * t80);
                            let t82 = t76 * t79 * t81;
                            let t83 = t75 - t82;
                            let t84 = rt::lit::<T>(0.5) * (t83 + t16) - t46;
                            let t85 = rt::lit::<T>(1.0) / t80;
                            let t86 = t79 * t85;
                            let t87 = rt::lit::<T>(0.5) * (t86 + t17) - t49;
                            let t88 = sin_theta + sin_theta_new_2;
                            let t89 = m_a * t88;
                            let t90 = t1 - rt::lit::<T>(0.5) * t88;
                            let t91 = rt::lit::<T>(1.0) / (t4 * t65);
                            let t92 = cos_theta + cos_theta_new_2;
                            let (t93, t94) = rt::sin_cos(theta_rate_half_h);
                            let t95 = t24 * t93;
                            let t96 = t1 * t95;
                            let t97 = rt::lit::<T>(2.0) - t1 * t88;
                            let t98 = t23 * t93;
                            let t99 = t91 * (t92 * t96 - t97 * t98);
                            let t100 = t6 + t67;
                            let t101 = t90 * t99 - t95 * t100;
                            let t102 = t83 * t101;
                            let t103 = m_a * t92;
                            let t104 = t98 * t100 - rt::lit::<T>(0.5) * t92 * t99;
                            let t105 = t83 * t104;
                            let t106 = t7 + t68;
                            let t107 = t83 * t106;
                            let t108 = m_a * t95;
                            let t109 = t8 + t70;
                            let t110 = rt::lit::<T>(2.0) - t109;
                            let t111 = t83 * t110;
                            let t112 = m_a * t98;
                            let t113 = t17
                                * (rt::lit::<T>(0.5) * (t89 * t102 + t103 * t105)
                                    + (t107 * t108 - t111 * t112));
                            let t114 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t109;
                            let t115 = m * t114;
                            let t116 = t92 * half_m_a;
                            let t117 = t83 * t115 + t86 * t116;
                            let t118 = t16 * t104;
                            let t119 = t16 * t101;
                            let t120 = t88 * half_m_a;
                            let t121 = t86 * t120 + half_m * t107;
                            let t122 = twice_m_a * t95;
                            let t123 = m * t102 + t86 * t122;
                            let t124 = t106 * t16;
                            let t125 = rt::lit::<T>(0.5) * t124;
                            let t126 = twice_m_a * t98;
                            let t127 = m * t105 - t86 * t126;
                            let t128 = t114 * t16;
                            let t129 = k2
                                * (t113
                                    + (t117 * t118 + t119 * t121
                                        + (t123 * t125 + t127 * t128)));
                            let t130 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (theta_rate * theta_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t131 = rt::div_or_zero(
                                theta_rate * (t59 - t62)
                                    + (rho1_rate * t84 + rho2_rate * t87) - t129,
                                t130,
                            );
                            let t132 = rho1_rate * t131;
                            let t133 = t46 + t132;
                            let t134 = rho2_rate * t131;
                            let t135 = x2_rate * t32 - x1_rate * t28;
                            let t136 = t50 * t53;
                            let t137 = t56 * t57;
                            let t138 = t136 - t137;
                            let t139 = rho1_rate * t53;
                            let t140 = rho1_rate * t57;
                            let t141 = theta_rate + t50 * t139 - t56 * t140;
                            let t142 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t131,
                                t130,
                            );
                            let t143 = rho1_rate * t142;
                            let t144 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t131,
                                t130,
                            );
                            let t145 = rho1_rate * t144;
                            let t146 = h * t24;
                            let t147 = t1 * t146;
                            let t148 = h * t23;
                            let t149 = (t147 * t27 - t148) * (rt::lit::<T>(0.5) * t26);
                            let t150 = half_h * t24;
                            let t151 = t150 * t27;
                            let t152 = t25 * t149 - t151;
                            let t153 = t148 * t27;
                            let t154 = rt::lit::<T>(0.5) * t153;
                            let t155 = t24 * t149;
                            let t156 = t154 - t155;
                            let t157 = t152 * (rt::lit::<T>(2.0) * t30)
                                + t156 * (rt::lit::<T>(2.0) * t33);
                            let t158 = t38 * t156
                                + (rt::lit::<T>(0.5)
                                    * (t24 * m_a_h * t28 - t23 * m_a_h * t32) + t37 * t152);
                            let t159 = t35 * (t158 - t40 * t157);
                            let t160 = t29 * t159;
                            let t161 = t40 * t158 + t39 * t159;
                            let t162 = t43
                                * (t44 * t158 - t39 * t160
                                    - t45 * (t42 * t157 - t34 * t161));
                            let t163 = t36 * (t35 * t157) + t162;
                            let t164 = t46 * t156 - t32 * t163;
                            let t165 = t48 * (t49 * t161 - t160);
                            let t166 = t23 * half_m_a_h;
                            let t167 = m * t164 + (t38 * t165 - t49 * t166);
                            let t168 = t26
                                * (t51 * t149
                                    + rt::lit::<T>(0.5) * (t147 * t52 - (t146 + t1 * t153)));
                            let t169 = t151 + t23 * (t149 + half_h * t52) - t24 * t168;
                            let t170 = t155 + (t150 * t52 - t154) - t25 * t168;
                            let t171 = t50 * (t46 * t169 - t53 * t163)
                                - t56 * (t46 * t170 - t57 * t163);
                            let t172 = t46 * t152 - t28 * t163;
                            let t173 = t24 * half_m_a_h;
                            let t174 = m * t172 + (t37 * t165 + t49 * t173);
                            let t175 = m_a * t49;
                            let t176 = (t23 * t164
                                + rt::lit::<T>(0.5) * (t148 * t55 + t146 * t47)
                                - t24 * t172) * t175;
                            let t177 = t61 * t165 + t176;
                            let h_sin_theta_new_2 = h * sin_theta_new_2;
                            let t178 = h_sin_theta_new_2 * t67;
                            let h_cos_theta_new_2 = h * cos_theta_new_2;
                            let t179 = t1 * h_cos_theta_new_2;
                            let t180 = t66 * (t179 * t67 - h_sin_theta_new_2);
                            let t181 = cos_theta_new_2 * t180;
                            let t182 = t178 - t181;
                            let t183 = t64 * t180 - h_cos_theta_new_2 * t67;
                            let t184 = cos_theta_new_2 * m_a_h;
                            let t185 = sin_theta_new_2 * m_a_h;
                            let t186 = m_a_cos_theta_new_2 * t182
                                + (m_a_sin_theta_new_2 * t183 + (t68 * t184 - t71 * t185));
                            let t187 = t183 * (rt::lit::<T>(2.0) * t69)
                                + t182 * (rt::lit::<T>(2.0) * t72);
                            let t188 = t74 * (t186 - t78 * t187);
                            let t189 = t78 * t186 + t76 * t188;
                            let t190 = t63 * t188;
                            let t191 = t85 * (t86 * t189 - t190);
                            let t192 = t81
                                * (t79 * t186 - t76 * t190
                                    - t82 * (t80 * t187 - t73 * t189));
                            let t193 = t75 * (t74 * t187) + t192;
                            let t194 = t59
                                + rho2_rate * (rt::lit::<T>(0.5) * t191 - t165)
                                + (rho1_rate * (t163 - rt::lit::<T>(0.5) * t193) - t62);
                            let t195 = h * t94;
                            let t196 = t93 * t146 + t23 * t195;
                            let t197 = rt::lit::<T>(0.5) * t196;
                            let t198 = t24 * t195 - t93 * t148;
                            let t199 = rt::lit::<T>(0.5) * t198;
                            let t200 = t179 * (t98 + t4 * t99)
                                + (t199 * (t1 * t92) - h_sin_theta_new_2 * t96
                                    - t97 * t197);
                            let t201 = t91 * t200;
                            let t202 = t98 * t180 + t197 * t100
                                - rt::lit::<T>(0.5)
                                    * (t92 * t201 - h_sin_theta_new_2 * t99);
                            let t203 = t83 * t202 - t104 * t193;
                            let t204 = t90 * t201
                                - (t95 * t180
                                    + (t99 * (half_h * cos_theta_new_2) + t199 * t100));
                            let t205 = t83 * t204 - t101 * t193;
                            let t206 = t83 * t183 - t106 * t193;
                            let t207 = half_m_a * t198;
                            let t208 = half_m_a * t196;
                            let t209 = t108 * t206 + (t107 * t207 - t111 * t208)
                                - t112 * (t83 * t182 - t110 * t193);
                            let t210 = rt::lit::<T>(0.5)
                                * (t103 * t203 + (t89 * t205 + (t184 * t102 - t185 * t105)))
                                + t209;
                            let t211 = t123 * (t16 * t183)
                                + t124
                                    * (m * t205
                                        + rt::lit::<T>(2.0) * (t108 * t191 + t86 * t207));
                            let t212 = rt::lit::<T>(0.5) * (t181 - t178);
                            let t213 = rt::lit::<T>(0.5) * (t103 * t191 - t86 * t185)
                                - m * (t83 * t212 + t114 * t193);
                            let t214 = t119
                                * (half_m * t206
                                    + rt::lit::<T>(0.5) * (t86 * t184 + t89 * t191))
                                + t128
                                    * (m * t203
                                        - rt::lit::<T>(2.0) * (t112 * t191 + t86 * t208));
                            let t215 = t118 * t213
                                + t16 * (t121 * t204 + t117 * t202 - t127 * t212) + t214;
                            let t216 = theta_rate
                                * (t54 * t167 + t171 - t58 * t174 - t177
                                    - rt::lit::<T>(2.0) * t131)
                                + (t194
                                    - k2 * (t17 * t210 + (rt::lit::<T>(0.5) * t211 + t215)));
                            let t217 = rt::div_or_zero(t216, t130);
                            let t218 = rho1_rate * t217 - t163;
                            let t219 = half_h * (t35 + t41 * t43);
                            let t220 = t32 * t219;
                            let t221 = t48 * (h * t40);
                            let t222 = m * t220 - t221 * (half_m_a * t24);
                            let t223 = t28 * t219;
                            let t224 = m * t223 - t221 * (half_m_a * t23);
                            let t225 = t175 * (t23 * t220 - t24 * t223)
                                - t60 * (half_m_a * t221);
                            let t226 = h * t78;
                            let t227 = h * t74 + t81 * (t76 * t226);
                            let t228 = rt::lit::<T>(0.5) * t221;
                            let t229 = t85 * t226;
                            let t230 = t227 * t101;
                            let t231 = t227 * t104;
                            let t232 = t106 * t227;
                            let t233 = t110 * t112;
                            let t234 = t17
                                * (rt::lit::<T>(0.5) * (t89 * t230 + t103 * t231)
                                    + (t232 * t108 - t227 * t233));
                            let t235 = t118 * (t227 * t115 - t229 * t116)
                                + t119 * (half_m * t232 - t229 * t120);
                            let t236 = t125 * (m * t230 - t229 * t122)
                                + t128 * (m * t231 + t229 * t126);
                            let t237 = rho1_rate * (rt::lit::<T>(0.5) * t227 - t219)
                                + (t84 + rho2_rate * (t228 - rt::lit::<T>(0.5) * t229))
                                - k2 * (t234 + (t235 + t236));
                            let t238 = theta_rate
                                * (t54 * t222 - t58 * t224 + (t138 * t219 - t225)) + t237
                                - rt::lit::<T>(2.0) * t132;
                            let t239 = rt::div_or_zero(t238, t130);
                            let t240 = rho1_rate * t239 + (t131 + t219);
                            let t241 = t43 * (h * t39);
                            let t242 = rt::lit::<T>(0.5) * t241;
                            let t243 = t32 * t241;
                            let t244 = t48 * t173 - half_m * t243;
                            let t245 = t28 * t241;
                            let t246 = t48 * t166 - half_m * t245;
                            let t247 = t60 * (t48 * half_m_a_h)
                                + (t24 * t245 - t23 * t243) * (half_m_a * t49);
                            let t248 = t81 * (h * t76);
                            let t249 = half_h * t48;
                            let t250 = t106 * t248;
                            let t251 = t248 * t101;
                            let t252 = t248 * t104;
                            let t253 = t17
                                * (t248 * t233 - t250 * t108
                                    - rt::lit::<T>(0.5) * (t89 * t251 + t103 * t252));
                            let t254 = t119 * (t85 * (t88 * half_m_a_h) - half_m * t250)
                                + t118 * (t85 * (t92 * half_m_a_h) - t248 * t115);
                            let t255 = t125 * (t85 * (t95 * twice_m_a_h) - m * t251)
                                - t128 * (m * t252 + t85 * (t98 * twice_m_a_h));
                            let t256 = rho1_rate * (t242 - rt::lit::<T>(0.5) * t248)
                                + (t87 + rho2_rate * (half_h * t85 - t249))
                                - k2 * (t253 + (t254 + t255));
                            let t257 = theta_rate
                                * (t242 * (t137 - t136) + (t54 * t244 - t58 * t246 - t247))
                                + t256;
                            let t258 = rt::div_or_zero(
                                t257 - rt::lit::<T>(2.0) * t134,
                                t130,
                            );
                            let t259 = rho1_rate * t258 - t242;
                            let t260 = t50 * t169 - t56 * t170;
                            let t261 = t131 * (x2_rate * t156 - x1_rate * t152)
                                - (t138 + theta_rate * (t53 * t167 + t260 - t57 * t174));
                            let t262 = t141 * t217
                                + (t177
                                    + t131
                                        * (t139 * t167 + (rho1_rate * t260 + rt::lit::<T>(1.0))
                                            - t140 * t174));
                            (
                                [
                                    x1_rate + t28 * t133,
                                    x2_rate - t32 * t133,
                                    theta_rate - t49 - t134,
                                    t135 * t131 + (rho1_rate - theta_rate * t138),
                                    t131 * t141 + (rho2_rate + t62),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t28 * t143,
                                        -(t28 * t145),
                                        t133 * t152 + t28 * t218,
                                        t28 * t240,
                                        t28 * t259,
                                    ],
                                    [
                                        t32 * t143,
                                        t32 * t145 + rt::lit::<T>(1.0),
                                        -(t133 * t156 + t32 * t218),
                                        -(t32 * t240),
                                        -(t32 * t259),
                                    ],
                                    [
                                        rho2_rate * t142,
                                        rho2_rate * t144,
                                        rt::lit::<T>(1.0) - t165 - rho2_rate * t217,
                                        t228 - rho2_rate * t239,
                                        -(rho2_rate * t258 + (t249 + t131)),
                                    ],
                                    [
                                        -(t28 * t131 + t135 * t142),
                                        t32 * t131 - t135 * t144,
                                        t135 * t217 + t261,
                                        t135 * t239
                                            + (rt::lit::<T>(1.0)
                                                - theta_rate * (t53 * t222 - t57 * t224)),
                                        t135 * t258 - theta_rate * (t53 * t244 - t57 * t246),
                                    ],
                                    [
                                        -(t141 * t142),
                                        -(t141 * t144),
                                        t262,
                                        t141 * t239
                                            + (t225 + t131 * (t138 + (t139 * t222 - t140 * t224))),
                                        t141 * t258
                                            + (t131 * (t139 * t244 - t140 * t246)
                                                + (t247 + rt::lit::<T>(1.0))),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate] = solution1.x;
                let x1_new_2 = x1 + x1_rate * h;
                let x2_new_2 = x2 + x2_rate * h;
                let theta_new_2 = theta + theta_rate * h;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let t64 = t1 - sin_theta_new_2;
                let t65 = rt::lit::<T>(1.0) - t1 * sin_theta_new_2;
                let t263 = cos_theta_new_2 / t65;
                let t264 = t64 * t263;
                let t265 = rt::lit::<T>(1.0) - cos_theta_new_2 * t263;
                let t266 = inv_m / (t264 * t264 + t265 * t265);
                let t63 = rho1_rate * h + t10;
                let t267 = m_a * (sin_theta_new_2 * t264 + cos_theta_new_2 * t265);
                let t268 = t267 * t266;
                let t269 = rt::lit::<T>(1.0) / (k1 - t267 * t268);
                let t77 = rho2_rate * h + t2;
                let t270 = t77 - t63 * t268;
                let t271 = t266 * (t63 - t269 * (t267 * t270));
                let x1_dot_new_2 = -(t264 * t271);
                let x2_dot_new_2 = t265 * t271;
                let theta_dot_new_2 = t270 * t269;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezR> for System<T> {
        type Scheme = gonzalez_r::Scheme<T>;
    }

    /// The method `gonzalez-r-fd`.
    pub mod gonzalez_r_fd {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' discrete gradient on D* in a Householder frame, its derivatives by central differences.
        ///
        /// **Equation**: as `gonzalez-r`, with ∂ᵢX(q̄) replaced by (X(q̄ + h eᵢ) − X(q̄ − h eᵢ))/(2h)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Remark 3.5
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_rate`, `x2_rate`, `theta_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 7 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 2 | 0 | 0 | 0 |
        /// | each step | 28 | 47 | 7 | 0 | 2 | 1 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate | 284 | 533 | 17 | 0 | 5 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `-(m a)`
            minus_m_a: T,
            /// `J + m a²`
            k1: T,
            /// `2 m a`
            twice_m_a: T,
            /// `1/m`
            inv_m: T,
            /// `m/2`
            half_m: T,
            /// `m a/2`
            half_m_a: T,
            /// `m/4`
            quarter_m: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(1/2)/h`
            k2: T,
            /// `m a h`
            m_a_h: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `2 m a h`
            twice_m_a_h: T,
            /// `m a h/4`
            quarter_m_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let k1 = j + m * (a * a);
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let quarter_m = rt::lit::<T>(0.25) * m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k2 = rt::lit::<T>(0.5) / h;
                let m_a_h = m_a * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let twice_m_a_h = rt::lit::<T>(2.0) * m_a_h;
                let quarter_m_a_h = rt::lit::<T>(0.25) * m_a_h;
                Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    twice_m_a,
                    inv_m,
                    half_m,
                    half_m_a,
                    quarter_m,
                    inv_h,
                    half_h,
                    k2,
                    m_a_h,
                    half_m_a_h,
                    twice_m_a_h,
                    quarter_m_a_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    twice_m_a,
                    inv_m,
                    half_m,
                    half_m_a,
                    quarter_m,
                    inv_h,
                    half_h,
                    k2,
                    m_a_h,
                    half_m_a_h,
                    twice_m_a_h,
                    quarter_m_a_h,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_a_cos_theta = m_a * cos_theta;
                let sin_theta_m_a = sin_theta * m_a;
                let t1 = rt::div_or_one(-sin_theta, rt::abs(sin_theta));
                let t2 = k1 * theta_dot + m_a_cos_theta * x2_dot
                    - sin_theta_m_a * x1_dot;
                let t3 = rt::lit::<T>(1.0) - sin_theta * t1;
                let t4 = cos_theta / t3;
                let t5 = (t1 - sin_theta) * t4;
                let t6 = cos_theta * t4;
                let t7 = rt::lit::<T>(1.0) - t6;
                let t8 = (m * x2_dot + m_a_cos_theta * theta_dot) * t7
                    - (m * x1_dot - sin_theta_m_a * theta_dot) * t5;
                let t9 = inv_m / (t5 * t5 + t7 * t7);
                let t10 = sin_theta_m_a * t5 + m_a_cos_theta * t7;
                let t11 = t10 * t9;
                let t12 = rt::lit::<T>(1.0) / (k1 - t10 * t11);
                let t13 = t2 - t8 * t11;
                let t14 = t9 * (t8 - t12 * (t10 * t13));
                let t15 = t13 * t12;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t16 = t5 * t14;
                            let t17 = t7 * t14;
                            let theta_minus_h = theta - h;
                            let (sin_theta_minus_h, cos_theta_minus_h) = rt::sin_cos(
                                theta_minus_h,
                            );
                            let t18 = cos_theta_minus_h
                                / (rt::lit::<T>(1.0) - t1 * sin_theta_minus_h);
                            let theta_plus_h = theta + h;
                            let (sin_theta_plus_h, cos_theta_plus_h) = rt::sin_cos(
                                theta_plus_h,
                            );
                            let t19 = cos_theta_plus_h
                                / (rt::lit::<T>(1.0) - t1 * sin_theta_plus_h);
                            let t20 = ((t1 - sin_theta_minus_h) * t18
                                - (t1 - sin_theta_plus_h) * t19)
                                * (m * t16 + sin_theta_m_a * t15);
                            let t21 = ((cos_theta_minus_h * t18 - cos_theta_plus_h * t19)
                                * (m * t17 + m_a_cos_theta * t15) - t20) * (k2 * t15);
                            [
                                -t16,
                                t17,
                                t15,
                                t21,
                                (sin_theta * t17 - cos_theta * t16) * (minus_m_a * t15),
                            ]
                        },
                        move || [
                            rt::abs(x1 * inv_h),
                            rt::abs(x2 * inv_h),
                            rt::abs(theta * inv_h),
                            rt::abs(t8 * inv_h),
                            rt::abs(t2 * inv_h),
                        ],
                        move |[x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate]| {
                            let theta_rate_half_h = theta_rate * half_h;
                            let t22 = theta + theta_rate_half_h;
                            let (t23, t24) = rt::sin_cos(t22);
                            let t25 = t1 - t23;
                            let t26 = rt::lit::<T>(1.0) / (rt::lit::<T>(1.0) - t1 * t23);
                            let t27 = t24 * t26;
                            let t28 = t25 * t27;
                            let t29 = m * t28;
                            let t30 = rt::lit::<T>(1.0) - t24 * t27;
                            let t31 = m * t30;
                            let t32 = t28 * t29 + t30 * t31;
                            let t33 = rt::lit::<T>(1.0) / t32;
                            let t34 = t8 + rho1_rate * half_h;
                            let t35 = t33 * t34;
                            let t36 = m_a * t23;
                            let t37 = m_a * t24;
                            let t38 = t36 * t28 + t37 * t30;
                            let t39 = t38 * t33;
                            let t40 = t38 * t39;
                            let t41 = k1 - t40;
                            let t42 = rt::lit::<T>(1.0) / (t32 * t41);
                            let t43 = t2 + rho2_rate * half_h - t39 * t34;
                            let t44 = t42 * (t38 * t43);
                            let t45 = t35 - t44;
                            let t46 = t30 * t45;
                            let t47 = rt::lit::<T>(1.0) / t41;
                            let t48 = t47 * t43;
                            let t49 = m * t46 + t37 * t48;
                            let t50 = t22 - h;
                            let (t51, t52) = rt::sin_cos(t50);
                            let t53 = rt::lit::<T>(1.0) / (rt::lit::<T>(1.0) - t1 * t51);
                            let t54 = t52 * t53;
                            let t55 = h + t22;
                            let (t56, t57) = rt::sin_cos(t55);
                            let t58 = rt::lit::<T>(1.0) / (rt::lit::<T>(1.0) - t1 * t56);
                            let t59 = t57 * t58;
                            let t60 = t52 * t54 - t57 * t59;
                            let t61 = inv_h * t60;
                            let t62 = t45 * t61;
                            let t63 = t28 * t45;
                            let t64 = m * t63 + t36 * t48;
                            let t65 = t1 - t51;
                            let t66 = t1 - t56;
                            let t67 = t65 * t54 - t66 * t59;
                            let t68 = inv_h * t67;
                            let t69 = t45 * t68;
                            let t70 = rt::lit::<T>(0.5) * (t49 * t62 - t64 * t69);
                            let t71 = t23 * t46 - t24 * t63;
                            let t72 = m_a * t71;
                            let t73 = t48 * t72;
                            let t74 = rho1_rate * h + t8;
                            let theta_new_2 = theta + theta_rate * h;
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t75 = t1 - sin_theta_new_2;
                            let t76 = rt::lit::<T>(1.0) - t1 * sin_theta_new_2;
                            let t77 = rt::lit::<T>(1.0) / t76;
                            let t78 = cos_theta_new_2 * t77;
                            let t79 = t75 * t78;
                            let t80 = m * t79;
                            let t81 = cos_theta_new_2 * t78;
                            let t82 = rt::lit::<T>(1.0) - t81;
                            let t83 = m * t82;
                            let t84 = t79 * t80 + t82 * t83;
                            let t85 = rt::lit::<T>(1.0) / t84;
                            let t86 = t74 * t85;
                            let m_a_sin_theta_new_2 = m_a * sin_theta_new_2;
                            let m_a_cos_theta_new_2 = m_a * cos_theta_new_2;
                            let t87 = m_a_sin_theta_new_2 * t79
                                + m_a_cos_theta_new_2 * t82;
                            let t88 = t87 * t85;
                            let t89 = k1 - t87 * t88;
                            let t90 = rt::lit::<T>(1.0) / (t84 * t89);
                            let t91 = rho2_rate * h + t2;
                            let t92 = t91 - t74 * t88;
                            let t93 = t90 * (t87 * t92);
                            let t94 = t86 - t93;
                            let t95 = rt::lit::<T>(0.5) * (t94 + t14) - t45;
                            let t96 = rt::lit::<T>(1.0) / t89;
                            let t97 = t96 * t92;
                            let t98 = rt::lit::<T>(0.5) * (t97 + t15) - t48;
                            let t99 = sin_theta + sin_theta_new_2;
                            let t100 = m_a * t99;
                            let t101 = t1 - rt::lit::<T>(0.5) * t99;
                            let t102 = rt::lit::<T>(1.0) / (t3 * t76);
                            let t103 = cos_theta + cos_theta_new_2;
                            let (t104, t105) = rt::sin_cos(theta_rate_half_h);
                            let t106 = t24 * t104;
                            let t107 = t1 * t106;
                            let t108 = rt::lit::<T>(2.0) - t1 * t99;
                            let t109 = t23 * t104;
                            let t110 = t102 * (t103 * t107 - t108 * t109);
                            let t111 = t4 + t78;
                            let t112 = t101 * t110 - t106 * t111;
                            let t113 = t94 * t112;
                            let t114 = m_a * t103;
                            let t115 = t109 * t111 - rt::lit::<T>(0.5) * t103 * t110;
                            let t116 = t94 * t115;
                            let t117 = m_a * t106;
                            let t118 = t5 + t79;
                            let t119 = t94 * t118;
                            let t120 = m_a * t109;
                            let t121 = t6 + t81;
                            let t122 = rt::lit::<T>(2.0) - t121;
                            let t123 = t94 * t122;
                            let t124 = t15
                                * (rt::lit::<T>(0.5) * (t100 * t113 + t114 * t116)
                                    + (t117 * t119 - t120 * t123));
                            let t125 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t121;
                            let t126 = m * t125;
                            let t127 = t103 * half_m_a;
                            let t128 = t94 * t126 + t127 * t97;
                            let t129 = t14 * t115;
                            let t130 = t14 * t112;
                            let t131 = t99 * half_m_a;
                            let t132 = t131 * t97 + half_m * t119;
                            let t133 = twice_m_a * t106;
                            let t134 = m * t113 + t133 * t97;
                            let t135 = t118 * t14;
                            let t136 = rt::lit::<T>(0.5) * t135;
                            let t137 = twice_m_a * t109;
                            let t138 = m * t116 - t137 * t97;
                            let t139 = t125 * t14;
                            let t140 = k2
                                * (t124
                                    + (t128 * t129 + t130 * t132
                                        + (t134 * t136 + t138 * t139)));
                            let t141 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (theta_rate * theta_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t142 = rt::div_or_zero(
                                theta_rate * (t70 - t73)
                                    + (rho1_rate * t95 + rho2_rate * t98) - t140,
                                t141,
                            );
                            let t143 = rho1_rate * t142;
                            let t144 = t45 + t143;
                            let t145 = rho2_rate * t142;
                            let t146 = x2_rate * t30 - x1_rate * t28;
                            let t147 = t49 * t61 - t64 * t68;
                            let t148 = rt::lit::<T>(0.5) * t147;
                            let t149 = rho1_rate * t61;
                            let t150 = rho1_rate * t68;
                            let t151 = theta_rate
                                + rt::lit::<T>(0.5) * (t49 * t149 - t64 * t150);
                            let t152 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t142,
                                t141,
                            );
                            let t153 = rho1_rate * t152;
                            let t154 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t142,
                                t141,
                            );
                            let t155 = rho1_rate * t154;
                            let t156 = h * t24;
                            let t157 = t156 * t27;
                            let t158 = h * t23;
                            let t159 = rt::lit::<T>(0.5) * t26 * (t1 * t157 - t158);
                            let t160 = t25 * t159 - rt::lit::<T>(0.5) * t157;
                            let t161 = half_h * t23 * t27 - t24 * t159;
                            let t162 = rt::lit::<T>(2.0) * t29 * t160
                                + rt::lit::<T>(2.0) * t31 * t161;
                            let t163 = t37 * t161
                                + (rt::lit::<T>(0.5)
                                    * (t24 * m_a_h * t28 - t23 * m_a_h * t30) + t36 * t160);
                            let t164 = t33 * (t163 - t39 * t162);
                            let t165 = t34 * t164;
                            let t166 = t39 * t163 + t38 * t164;
                            let t167 = t42
                                * (t43 * t163 - t38 * t165
                                    - t44 * (t41 * t162 - t32 * t166));
                            let t168 = t35 * (t33 * t162) + t167;
                            let t169 = t45 * t161 - t30 * t168;
                            let t170 = t47 * (t48 * t166 - t165);
                            let t171 = m * t169 + (t37 * t170 - t23 * half_m_a_h * t48);
                            let t172 = t54 * (h * t52);
                            let t173 = h * t51;
                            let t174 = (t1 * t172 - t173) * (rt::lit::<T>(0.5) * t53);
                            let t175 = h * t56;
                            let t176 = t59 * (h * t57);
                            let t177 = (t1 * t176 - t175) * (rt::lit::<T>(0.5) * t58);
                            let t178 = inv_h
                                * (t52 * t174
                                    + rt::lit::<T>(0.5) * (t175 * t59 - t173 * t54)
                                    - t57 * t177);
                            let t179 = inv_h
                                * (t65 * t174 + rt::lit::<T>(0.5) * (t176 - t172)
                                    - t66 * t177);
                            let t180 = t49 * (t45 * t178 - t168 * t61)
                                - t64 * (t45 * t179 - t168 * t68);
                            let t181 = t45 * t160 - t28 * t168;
                            let t182 = m * t181 + (t36 * t170 + t24 * half_m_a_h * t48);
                            let t183 = m_a * t48;
                            let t184 = t183
                                * (rt::lit::<T>(0.5) * (t158 * t63 + t156 * t46)
                                    + t23 * t169 - t24 * t181);
                            let t185 = t72 * t170 + t184;
                            let t186 = theta_rate
                                * (rt::lit::<T>(0.5) * (t171 * t62 + t180 - t182 * t69)
                                    - t185 - rt::lit::<T>(2.0) * t142);
                            let h_sin_theta_new_2 = h * sin_theta_new_2;
                            let t187 = h_sin_theta_new_2 * t78;
                            let h_cos_theta_new_2 = h * cos_theta_new_2;
                            let t188 = t1 * h_cos_theta_new_2;
                            let t189 = t77 * (t188 * t78 - h_sin_theta_new_2);
                            let t190 = cos_theta_new_2 * t189;
                            let t191 = t187 - t190;
                            let t192 = t75 * t189 - h_cos_theta_new_2 * t78;
                            let t193 = cos_theta_new_2 * m_a_h;
                            let t194 = sin_theta_new_2 * m_a_h;
                            let t195 = m_a_cos_theta_new_2 * t191
                                + (m_a_sin_theta_new_2 * t192 + (t79 * t193 - t82 * t194));
                            let t196 = t192 * (rt::lit::<T>(2.0) * t80)
                                + t191 * (rt::lit::<T>(2.0) * t83);
                            let t197 = t85 * (t195 - t88 * t196);
                            let t198 = t88 * t195 + t87 * t197;
                            let t199 = t74 * t197;
                            let t200 = t96 * (t198 * t97 - t199);
                            let t201 = t90
                                * (t195 * t92 - t87 * t199
                                    - (t89 * t196 - t84 * t198) * t93);
                            let t202 = t85 * t196 * t86 + t201;
                            let t203 = rho2_rate * (rt::lit::<T>(0.5) * t200 - t170)
                                - t73
                                + (t70 + rho1_rate * (t168 - rt::lit::<T>(0.5) * t202));
                            let t204 = h * t105;
                            let t205 = t104 * t156 + t23 * t204;
                            let t206 = rt::lit::<T>(0.5) * t205;
                            let t207 = t24 * t204 - t104 * t158;
                            let t208 = rt::lit::<T>(0.5) * t207;
                            let t209 = t188 * (t109 + t3 * t110)
                                + (t208 * (t1 * t103) - h_sin_theta_new_2 * t107
                                    - t108 * t206);
                            let t210 = t102 * t209;
                            let t211 = t109 * t189 + t206 * t111
                                - rt::lit::<T>(0.5)
                                    * (t103 * t210 - h_sin_theta_new_2 * t110);
                            let t212 = t94 * t211 - t115 * t202;
                            let t213 = t101 * t210
                                - (t106 * t189
                                    + (t110 * (half_h * cos_theta_new_2) + t208 * t111));
                            let t214 = t94 * t213 - t112 * t202;
                            let t215 = t192 * t94 - t118 * t202;
                            let t216 = half_m_a * t207;
                            let t217 = half_m_a * t205;
                            let t218 = t117 * t215 + (t216 * t119 - t217 * t123)
                                - t120 * (t191 * t94 - t122 * t202);
                            let t219 = rt::lit::<T>(0.5)
                                * (t114 * t212
                                    + (t100 * t214 + (t193 * t113 - t194 * t116))) + t218;
                            let t220 = t134 * (t192 * t14)
                                + t135
                                    * (m * t214
                                        + rt::lit::<T>(2.0) * (t117 * t200 + t216 * t97));
                            let t221 = rt::lit::<T>(0.5) * (t190 - t187);
                            let t222 = rt::lit::<T>(0.5) * (t114 * t200 - t194 * t97)
                                - m * (t221 * t94 + t125 * t202);
                            let t223 = t130
                                * (half_m * t215
                                    + rt::lit::<T>(0.5) * (t193 * t97 + t100 * t200))
                                + t139
                                    * (m * t212
                                        - rt::lit::<T>(2.0) * (t120 * t200 + t217 * t97));
                            let t224 = t129 * t222
                                + t14 * (t132 * t213 + t128 * t211 - t221 * t138) + t223;
                            let t225 = rt::div_or_zero(
                                t186
                                    + (t203
                                        - k2 * (t15 * t219 + (rt::lit::<T>(0.5) * t220 + t224))),
                                t141,
                            );
                            let t226 = rho1_rate * t225 - t168;
                            let t227 = half_h * (t33 + t40 * t42);
                            let t228 = t30 * t227;
                            let t229 = t47 * (h * t39);
                            let t230 = m * t228 - t229 * (half_m_a * t24);
                            let t231 = t28 * t227;
                            let t232 = m * t231 - t229 * (half_m_a * t23);
                            let t233 = (t23 * t228 - t24 * t231) * t183
                                - half_m_a * t229 * t71;
                            let t234 = h * t88;
                            let t235 = h * t85 + t90 * (t87 * t234);
                            let t236 = rt::lit::<T>(0.5) * t229;
                            let t237 = t96 * t234;
                            let t238 = t235 * t112;
                            let t239 = t235 * t115;
                            let t240 = t235 * t118;
                            let t241 = t120 * t122;
                            let t242 = t15
                                * (rt::lit::<T>(0.5) * (t100 * t238 + t114 * t239)
                                    + (t117 * t240 - t235 * t241));
                            let t243 = t129 * (t235 * t126 - t237 * t127)
                                + t130 * (half_m * t240 - t237 * t131);
                            let t244 = t136 * (m * t238 - t237 * t133)
                                + t139 * (t237 * t137 + m * t239);
                            let t245 = rho1_rate * (rt::lit::<T>(0.5) * t235 - t227)
                                + (rho2_rate * (t236 - rt::lit::<T>(0.5) * t237) + t95)
                                - k2 * (t242 + (t243 + t244));
                            let t246 = theta_rate
                                * (rt::lit::<T>(0.5)
                                    * (t227 * t147 + (t230 * t62 - t232 * t69)) - t233) + t245;
                            let t247 = rt::div_or_zero(
                                t246 - rt::lit::<T>(2.0) * t143,
                                t141,
                            );
                            let t248 = rho1_rate * t247 + (t227 + t142);
                            let t249 = t42 * (h * t38);
                            let t250 = t30 * t249;
                            let t251 = t47 * (t24 * quarter_m_a_h) - t250 * quarter_m;
                            let t252 = t28 * t249;
                            let t253 = t47 * (t23 * quarter_m_a_h) - t252 * quarter_m;
                            let t254 = t47 * half_m_a_h * t71
                                + (t24 * t252 - t23 * t250) * (half_m_a * t48);
                            let t255 = (t64 * t67 - t49 * t60)
                                * (t42 * (rt::lit::<T>(0.25) * t38))
                                + (t62 * t251 - t69 * t253 - t254);
                            let t256 = rt::lit::<T>(0.5) * t249;
                            let t257 = t90 * (h * t87);
                            let t258 = half_h * t47;
                            let t259 = t257 * t118;
                            let t260 = t257 * t112;
                            let t261 = t257 * t115;
                            let t262 = t15
                                * (t257 * t241 - t117 * t259
                                    - rt::lit::<T>(0.5) * (t100 * t260 + t114 * t261));
                            let t263 = t130 * (t96 * (t99 * half_m_a_h) - half_m * t259)
                                + t129 * (t96 * (t103 * half_m_a_h) - t257 * t126);
                            let t264 = t136 * (t96 * (t106 * twice_m_a_h) - m * t260)
                                - t139 * (t96 * (t109 * twice_m_a_h) + m * t261);
                            let t265 = rho1_rate * (t256 - rt::lit::<T>(0.5) * t257)
                                + (rho2_rate * (half_h * t96 - t258) + t98)
                                - k2 * (t262 + (t263 + t264));
                            let t266 = rt::div_or_zero(
                                theta_rate * t255 + t265 - rt::lit::<T>(2.0) * t145,
                                t141,
                            );
                            let t267 = rho1_rate * t266 - t256;
                            let half_theta_rate = rt::lit::<T>(0.5) * theta_rate;
                            let t268 = t49 * t178 - t64 * t179;
                            let t269 = t142 * (x2_rate * t161 - x1_rate * t160)
                                - (t148
                                    + half_theta_rate * (t171 * t61 + t268 - t182 * t68));
                            let t270 = t185
                                + t142
                                    * (rt::lit::<T>(0.5)
                                        * (t171 * t149 + rho1_rate * t268 - t182 * t150)
                                        + rt::lit::<T>(1.0));
                            let t271 = t151 * t247
                                + (t233
                                    + t142
                                        * (rt::lit::<T>(0.5)
                                            * (t147 + (t230 * t149 - t232 * t150))));
                            (
                                [
                                    x1_rate + t28 * t144,
                                    x2_rate - t30 * t144,
                                    theta_rate - t48 - t145,
                                    t146 * t142 + (rho1_rate - theta_rate * t148),
                                    t142 * t151 + (rho2_rate + t73),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t28 * t153,
                                        -(t28 * t155),
                                        t160 * t144 + t28 * t226,
                                        t28 * t248,
                                        t28 * t267,
                                    ],
                                    [
                                        t30 * t153,
                                        t30 * t155 + rt::lit::<T>(1.0),
                                        -(t161 * t144 + t30 * t226),
                                        -(t30 * t248),
                                        -(t30 * t267),
                                    ],
                                    [
                                        rho2_rate * t152,
                                        rho2_rate * t154,
                                        rt::lit::<T>(1.0) - t170 - rho2_rate * t225,
                                        t236 - rho2_rate * t247,
                                        -(rho2_rate * t266 + (t258 + t142)),
                                    ],
                                    [
                                        -(t28 * t142 + t146 * t152),
                                        t30 * t142 - t146 * t154,
                                        t146 * t225 + t269,
                                        t146 * t247
                                            + (rt::lit::<T>(1.0)
                                                - half_theta_rate * (t230 * t61 - t232 * t68)),
                                        t146 * t266 - theta_rate * (t61 * t251 - t68 * t253),
                                    ],
                                    [
                                        -(t151 * t152),
                                        -(t151 * t154),
                                        t151 * t225 + t270,
                                        t271,
                                        t151 * t266
                                            + (t142 * (t149 * t251 - t150 * t253)
                                                + (t254 + rt::lit::<T>(1.0))),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate] = solution1.x;
                let x1_new_2 = x1 + x1_rate * h;
                let x2_new_2 = x2 + x2_rate * h;
                let theta_new_2 = theta + theta_rate * h;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let t75 = t1 - sin_theta_new_2;
                let t76 = rt::lit::<T>(1.0) - t1 * sin_theta_new_2;
                let t272 = cos_theta_new_2 / t76;
                let t273 = t75 * t272;
                let t274 = rt::lit::<T>(1.0) - cos_theta_new_2 * t272;
                let t275 = inv_m / (t273 * t273 + t274 * t274);
                let t74 = rho1_rate * h + t8;
                let t276 = m_a * (sin_theta_new_2 * t273 + cos_theta_new_2 * t274);
                let t277 = t276 * t275;
                let t278 = rt::lit::<T>(1.0) / (k1 - t276 * t277);
                let t91 = rho2_rate * h + t2;
                let t279 = t91 - t74 * t277;
                let t280 = t275 * (t74 - t278 * (t276 * t279));
                let x1_dot_new_2 = -(t273 * t280);
                let x2_dot_new_2 = t274 * t280;
                let theta_dot_new_2 = t278 * t279;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezRFd> for System<T> {
        type Scheme = gonzalez_r_fd::Scheme<T>;
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
        /// - `x1_dot_ahead`, `x2_dot_ahead`, `theta_dot_ahead`: 3 × 3 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 7 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 22 | 48 | 0 | 0 | 2 | 0 |
        /// | each iteration for x1_dot_ahead, x2_dot_ahead, theta_dot_ahead | 23 | 36 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 15 | 28 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `m/2`
            half_m: T,
            /// `2 (m J/(J + m a²))`
            k2: T,
            /// `2 (J + m a²)`
            k3: T,
            /// `-(m/2)`
            minus_half_m: T,
            /// `1/h`
            inv_h: T,
            /// `m a h/2`
            k4: T,
            /// `a h`
            a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 3, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let j_plus_m_a_squared = j + m_a_squared;
                let k1 = m_j / j_plus_m_a_squared;
                let half_m = rt::lit::<T>(0.5) * m;
                let k2 = rt::lit::<T>(2.0) * k1;
                let k3 = rt::lit::<T>(2.0) * j_plus_m_a_squared;
                let minus_half_m = -half_m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k4 = rt::lit::<T>(0.5) * (m_a * h);
                let a_h = a * h;
                Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    half_m,
                    k2,
                    k3,
                    minus_half_m,
                    inv_h,
                    k4,
                    a_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { m_a, m_a_squared, k1, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let a_sin_theta = a * sin_theta;
                let a_cos_theta = a * cos_theta;
                let t1 = (sin_theta * a_sin_theta + cos_theta * a_cos_theta)
                    * ((cos_theta * x1_dot + sin_theta * x2_dot)
                        * (theta_dot * (m_a * k1 / j)));
                let half_h = rt::lit::<T>(0.5) * h;
                let carried = [
                    x1,
                    x2,
                    theta,
                    m * (x1_dot - a_sin_theta * theta_dot) - t1 * (sin_theta * half_h),
                    m * (x2_dot + a_cos_theta * theta_dot) + t1 * (cos_theta * half_h),
                    (j + m_a_squared) * theta_dot
                        + m_a * (cos_theta * x2_dot - sin_theta * x1_dot),
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
                let [x1, x2, theta, p_x1, p_x2, p_theta] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    half_m,
                    k2,
                    k3,
                    minus_half_m,
                    inv_h,
                    k4,
                    a_h,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_a_cos_theta = m_a * cos_theta;
                let t1 = inv_m_j * (j + sin_theta * (sin_theta * m_a_squared));
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t2 = inv_m_j * (j + cos_theta * (cos_theta * m_a_squared));
                let sin_theta_m_a = sin_theta * m_a;
                let t3 = cos_theta * (sin_theta * a_squared_over_j);
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t4 = p_theta * sin_theta_a_over_j;
                let t5 = p_theta * cos_theta_a_over_j;
                let a_sin_theta = a * sin_theta;
                let a_cos_theta = a * cos_theta;
                let t6 = cos_theta * (p_x2 * t2 - (t5 + p_x1 * t3))
                    - sin_theta * (t4 - p_x2 * t3 + p_x1 * t1);
                let t7 = p_x1 + t6 * (sin_theta * k2);
                let t8 = p_x2 - t6 * (cos_theta * k2);
                let t9 = cos_theta * k4;
                let t10 = sin_theta * k4;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t11 = t4 + t1 * t7 - t3 * t8;
                            let t12 = t2 * t8 - t5 - t3 * t7;
                            let t13 = inv_j * p_theta + sin_theta_a_over_j * t7
                                - cos_theta_a_over_j * t8;
                            [t11, t12, t13]
                        },
                        move || {
                            let t11 = t4 + t1 * t7 - t3 * t8;
                            let t12 = t2 * t8 - t5 - t3 * t7;
                            let t13 = inv_j * p_theta + sin_theta_a_over_j * t7
                                - cos_theta_a_over_j * t8;
                            [
                                rt::abs(x1 * inv_h) + rt::abs(t11),
                                rt::abs(x2 * inv_h) + rt::abs(t12),
                                rt::abs(theta * inv_h) + rt::abs(t13),
                            ]
                        },
                        move |[x1_dot_ahead, x2_dot_ahead, theta_dot_ahead]| {
                            let theta_new_2 = theta + h * theta_dot_ahead;
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t14 = a_sin_theta + a * sin_theta_new_2;
                            let p_x1_new = half_m
                                * (rt::lit::<T>(2.0) * x1_dot_ahead
                                    - theta_dot_ahead * t14);
                            let t15 = a_cos_theta + a * cos_theta_new_2;
                            let p_x2_new = half_m
                                * (rt::lit::<T>(2.0) * x2_dot_ahead
                                    + theta_dot_ahead * t15);
                            let t16 = rt::lit::<T>(0.5)
                                * (theta_dot_ahead * k3
                                    + m_a
                                        * (x2_dot_ahead * (cos_theta + cos_theta_new_2)
                                            - x1_dot_ahead * (sin_theta + sin_theta_new_2)));
                            let t17 = cos_theta * x1_dot_ahead
                                + sin_theta * x2_dot_ahead;
                            let t18 = theta_dot_ahead * k4;
                            let theta_dot_ahead_a_h = theta_dot_ahead * a_h;
                            let t19 = rt::lit::<T>(0.5)
                                * (k3
                                    - m_a
                                        * (x2_dot_ahead * (h * sin_theta_new_2)
                                            + x1_dot_ahead * (h * cos_theta_new_2))) + t17 * k4;
                            (
                                [p_x1_new - t7, p_x2_new - t8, t16 + (t17 * t18 - p_theta)],
                                [
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_half_m * (t14 + cos_theta_new_2 * theta_dot_ahead_a_h),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        half_m * (t15 - sin_theta_new_2 * theta_dot_ahead_a_h),
                                    ],
                                    [
                                        theta_dot_ahead * t9
                                            - rt::lit::<T>(0.5)
                                                * (sin_theta_m_a + m_a * sin_theta_new_2),
                                        rt::lit::<T>(0.5) * (m_a_cos_theta + m_a * cos_theta_new_2)
                                            + theta_dot_ahead * t10,
                                        t19,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_ahead, x2_dot_ahead, theta_dot_ahead",
                                tally,
                            )
                    })?;
                let [x1_dot_ahead, x2_dot_ahead, theta_dot_ahead] = solution1.x;
                let x1_new_2 = x1 + h * x1_dot_ahead;
                let x2_new_2 = x2 + h * x2_dot_ahead;
                let theta_new_2 = theta + h * theta_dot_ahead;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let t14 = a_sin_theta + a * sin_theta_new_2;
                let p_x1_new = half_m
                    * (rt::lit::<T>(2.0) * x1_dot_ahead - theta_dot_ahead * t14);
                let t15 = a_cos_theta + a * cos_theta_new_2;
                let p_x2_new = half_m
                    * (rt::lit::<T>(2.0) * x2_dot_ahead + theta_dot_ahead * t15);
                let t16 = rt::lit::<T>(0.5)
                    * (theta_dot_ahead * k3
                        + m_a
                            * (x2_dot_ahead * (cos_theta + cos_theta_new_2)
                                - x1_dot_ahead * (sin_theta + sin_theta_new_2)));
                let t18 = theta_dot_ahead * k4;
                let p_theta_new = t16
                    - (x1_dot_ahead * cos_theta_new_2 + x2_dot_ahead * sin_theta_new_2)
                        * t18;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t1 = p_theta * sin_theta_a_over_j;
                let t2 = inv_m_j * (j + sin_theta * (sin_theta * m_a_squared));
                let t3 = inv_m_j * (j + cos_theta * (cos_theta * m_a_squared));
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t4 = p_theta * cos_theta_a_over_j;
                let t5 = cos_theta * (sin_theta * a_squared_over_j);
                let t6 = cos_theta * (p_x2 * t3 - (t4 + p_x1 * t5))
                    - sin_theta * (t1 - p_x2 * t5 + p_x1 * t2);
                let t7 = k1 * t6;
                let t8 = p_x1 + sin_theta * t7;
                let t9 = p_x2 - cos_theta * t7;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: t1 + t2 * t8 - t5 * t9,
                    x2_dot: t3 * t9 - t4 - t5 * t8,
                    theta_dot: inv_j * p_theta + sin_theta_a_over_j * t8
                        - cos_theta_a_over_j * t9,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Leapfrog> for System<T> {
        type Scheme = leapfrog::Scheme<T>;
    }

    /// The method `dla`.
    pub mod dla {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discrete Lagrange–d'Alembert method DLA^α (order and symmetry at α = ½; order 1 elsewhere).
        ///
        /// **Equation**: q_{1−α} = q + (1−α) h v;  L_v(q', v') − L_v(q, v) = h [α L_q(q, v) + (1−α) L_q(q', v')] + h μ(q_{1−α})ᵀ λ;  q' = q_{1−α} + α h v';  μ(q') v' = 0
        ///
        /// **Source**: Cortés & Martínez (2001); McLachlan & Perlmutter (2006); Modin & Verdier (2020), eqs 27 and 28
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Options**:
        ///
        /// - `alpha`: the weight α of the forces at the old node, 1 − α being that at the new one, between 0 and 1, 1/2 if not given
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_dot_new`, `x2_dot_new`, `theta_dot_new`, `lambda1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 13 | 20 | 0 | 0 | 2 | 0 |
        /// | each iteration for x1_dot_new, x2_dot_new, theta_dot_new, lambda1 | 24 | 39 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `J + m a²`
            j_plus_m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `1/h`
            inv_h: T,
            /// `h (1 - dla_alpha)`
            k3: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
            /// `m a dla_alpha`
            m_a_dla_alpha: T,
            /// `m a (1 - dla_alpha)`
            k4: T,
            /// `m a h (1 - dla_alpha)`
            k5: T,
            /// `a h dla_alpha`
            a_h_dla_alpha: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 4, 6>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "alpha",
                        default: 0.5,
                        minimum: 0.0,
                        maximum: 1.0,
                        gain: false,
                    },
                ]
            };
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [dla_alpha] = *options;
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let k1 = m_j / j_plus_m_a_squared;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k2 = rt::lit::<T>(1.0) - dla_alpha;
                let k3 = h * k2;
                let h_dla_alpha = h * dla_alpha;
                let m_a_dla_alpha = m_a * dla_alpha;
                let k4 = m_a * k2;
                let k5 = m_a * k3;
                let a_h_dla_alpha = a * h_dla_alpha;
                Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    k1,
                    inv_h,
                    k3,
                    h_dla_alpha,
                    m_a_dla_alpha,
                    k4,
                    k5,
                    a_h_dla_alpha,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    k1,
                    inv_h,
                    k3,
                    h_dla_alpha,
                    m_a_dla_alpha,
                    k4,
                    k5,
                    a_h_dla_alpha,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let a_theta_dot = a * theta_dot;
                let t1 = x2_dot + cos_theta * a_theta_dot;
                let t2 = j_plus_m_a_squared * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let t3 = theta_dot * (cos_theta * x1_dot + sin_theta * x2_dot);
                let t4 = theta + theta_dot * k3;
                let t5 = t3 * m_a_dla_alpha;
                let (t6, t7) = rt::sin_cos(t4);
                let t8 = h * t6;
                let t9 = sin_theta * a_theta_dot - x1_dot;
                let t10 = h * t7;
                let minus_m = -m;
                let t11 = -h * t7;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t12 = cos_theta * (sin_theta * a_squared_over_j);
                            let t13 = m_a * (theta_dot * theta_dot);
                            let t14 = cos_theta * t13;
                            let t15 = sin_theta * t13;
                            let t16 = t3
                                + cos_theta
                                    * (t12 * t14
                                        - (j + cos_theta * (cos_theta * m_a_squared))
                                            * (inv_m_j * t15));
                            let t17 = t16
                                - sin_theta
                                    * (t12 * t15
                                        - (j + sin_theta * (sin_theta * m_a_squared))
                                            * (inv_m_j * t14));
                            let t18 = k1 * t17;
                            [x1_dot, x2_dot, theta_dot, t18]
                        },
                        move || {
                            let t12 = cos_theta * (sin_theta * a_squared_over_j);
                            let t13 = m_a * (theta_dot * theta_dot);
                            let t14 = cos_theta * t13;
                            let t15 = sin_theta * t13;
                            let t16 = t3
                                + cos_theta
                                    * (t12 * t14
                                        - (j + cos_theta * (cos_theta * m_a_squared))
                                            * (inv_m_j * t15));
                            let t17 = t16
                                - sin_theta
                                    * (t12 * t15
                                        - (j + sin_theta * (sin_theta * m_a_squared))
                                            * (inv_m_j * t14));
                            let t18 = k1 * t17;
                            [
                                rt::abs(x1_dot) + rt::abs(x1 * inv_h),
                                rt::abs(x2_dot) + rt::abs(x2 * inv_h),
                                rt::abs(theta_dot) + rt::abs(theta * inv_h),
                                rt::abs(t18),
                            ]
                        },
                        move |[x1_dot_new, x2_dot_new, theta_dot_new, lambda1]| {
                            let theta_new_2 = t4 + theta_dot_new * h_dla_alpha;
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t19 = x2_dot_new * cos_theta_new_2
                                - x1_dot_new * sin_theta_new_2;
                            let t20 = x1_dot_new * cos_theta_new_2
                                + x2_dot_new * sin_theta_new_2;
                            let t21 = h * (t5 + t20 * (theta_dot_new * k4))
                                + (m_a * t19 + (j_plus_m_a_squared * theta_dot_new - t2));
                            let a_sin_theta_new_2 = a * sin_theta_new_2;
                            let a_cos_theta_new_2 = a * cos_theta_new_2;
                            let t22 = h_dla_alpha * sin_theta_new_2;
                            let t23 = h_dla_alpha * cos_theta_new_2;
                            let t24 = x2_dot_new * t22 + x1_dot_new * t23;
                            let t25 = theta_dot_new * k5;
                            let t26 = j_plus_m_a_squared - m_a * t24
                                + k3
                                    * (m_a * t20
                                        + (x2_dot_new * t23 - x1_dot_new * t22)
                                            * (m_a * theta_dot_new));
                            let t27 = theta_dot_new * a_h_dla_alpha;
                            (
                                [
                                    t19,
                                    t21,
                                    lambda1 * t8
                                        + m * (x1_dot_new + t9 - theta_dot_new * a_sin_theta_new_2),
                                    m * (theta_dot_new * a_cos_theta_new_2 + (x2_dot_new - t1))
                                        - lambda1 * t10,
                                ],
                                [
                                    [
                                        -sin_theta_new_2,
                                        cos_theta_new_2,
                                        -t24,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        cos_theta_new_2 * t25 - m_a * sin_theta_new_2,
                                        m_a * cos_theta_new_2 + sin_theta_new_2 * t25,
                                        t26,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_m * (a_sin_theta_new_2 + cos_theta_new_2 * t27),
                                        t8,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m * (a_cos_theta_new_2 - sin_theta_new_2 * t27),
                                        t11,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_new, x2_dot_new, theta_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let [x1_dot_new, x2_dot_new, theta_dot_new, _] = solution1.x;
                let x1_new_2 = x1 + x1_dot * k3 + x1_dot_new * h_dla_alpha;
                let x2_new_2 = x2 + x2_dot * k3 + x2_dot_new * h_dla_alpha;
                let theta_new_2 = t4 + theta_dot_new * h_dla_alpha;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla> for System<T> {
        type Scheme = dla::Scheme<T>;
    }

    /// The method `dla01`.
    pub mod dla01 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discrete Lagrange–d'Alembert method DLA^{0,1} (SI-DLA).
        ///
        /// **Equation**: half a step of DLA⁰, then half a step of DLA¹; for constant M: q_½ = q + h/2 v;  M v' = M v − h V_q(q_½) + h μ(q_½)ᵀ λ;  q' = q_½ + h/2 v';  μ(q') v' = 0
        ///
        /// **Source**: Modin & Verdier (2020), eq. 29
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_dot_mid`, `x2_dot_mid`, `theta_dot_mid`, `lambda_mid1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        /// - `x1_dot_new`, `x2_dot_new`, `theta_dot_new`, `lambda1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 5 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 17 | 31 | 0 | 0 | 2 | 0 |
        /// | each iteration for x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda_mid1 | 13 | 15 | 0 | 0 | 0 | 0 |
        /// | each iteration for x1_dot_new, x2_dot_new, theta_dot_new, lambda1 | 17 | 26 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla01>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla01>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `-(m a)`
            minus_m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `J + m a²`
            j_plus_m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `m a/2`
            half_m_a: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/2`
            k2: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `a h/2`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 4, 6>, rt::Predictor<T, 4, 6>);
            const BLOCKS: u64 = 2;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let k1 = m_j / j_plus_m_a_squared;
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k2 = rt::lit::<T>(0.5) * (m_a * h);
                let minus_half_h = -half_h;
                let k3 = rt::lit::<T>(0.5) * (a * h);
                Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    k1,
                    half_m_a,
                    inv_h,
                    half_h,
                    k2,
                    minus_half_h,
                    k3,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
                Ok((carried, (rt::Predictor::new(), rt::Predictor::new())))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, predictor2) = &motion.memory;
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    k1,
                    half_m_a,
                    inv_h,
                    half_h,
                    k2,
                    minus_half_h,
                    k3,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let a_theta_dot = a * theta_dot;
                let t1 = x2_dot + cos_theta * a_theta_dot;
                let t2 = j_plus_m_a_squared * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let t3 = sin_theta * a_theta_dot - x1_dot;
                let t4 = theta + theta_dot * half_h;
                let (t5, t6) = rt::sin_cos(t4);
                let t7 = a * t5;
                let t8 = half_h * t5;
                let t9 = a * t6;
                let t10 = half_h * t6;
                let t11 = -t5;
                let t12 = m_a * t5;
                let t13 = k2 * t6;
                let t14 = m_a * t6;
                let t15 = k2 * t5;
                let t16 = minus_m_a * t5;
                let t17 = minus_half_h * t6;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t18 = cos_theta * (sin_theta * a_squared_over_j);
                            let t19 = m_a * (theta_dot * theta_dot);
                            let t20 = cos_theta * t19;
                            let t21 = sin_theta * t19;
                            let t22 = theta_dot
                                * (cos_theta * x1_dot + sin_theta * x2_dot)
                                + cos_theta
                                    * (t18 * t20
                                        - (j + cos_theta * (cos_theta * m_a_squared))
                                            * (inv_m_j * t21));
                            let t23 = t22
                                - sin_theta
                                    * (t18 * t21
                                        - (j + sin_theta * (sin_theta * m_a_squared))
                                            * (inv_m_j * t20));
                            let t24 = k1 * t23;
                            [x1_dot, x2_dot, theta_dot, t24]
                        },
                        move || {
                            let t25 = rt::abs(x1_dot) + rt::abs(x1 * inv_h);
                            let t26 = rt::abs(x2_dot) + rt::abs(x2 * inv_h);
                            let t27 = rt::abs(theta_dot) + rt::abs(theta * inv_h);
                            let t18 = cos_theta * (sin_theta * a_squared_over_j);
                            let t19 = m_a * (theta_dot * theta_dot);
                            let t20 = cos_theta * t19;
                            let t21 = sin_theta * t19;
                            let t22 = theta_dot
                                * (cos_theta * x1_dot + sin_theta * x2_dot)
                                + cos_theta
                                    * (t18 * t20
                                        - (j + cos_theta * (cos_theta * m_a_squared))
                                            * (inv_m_j * t21));
                            let t23 = t22
                                - sin_theta
                                    * (t18 * t21
                                        - (j + sin_theta * (sin_theta * m_a_squared))
                                            * (inv_m_j * t20));
                            let t24 = k1 * t23;
                            let t28 = rt::abs(t24);
                            [t25, t26, t27, t28]
                        },
                        move |[x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda_mid1]| {
                            let t29 = x2_dot_mid * t6;
                            let t30 = x1_dot_mid * t5;
                            let t31 = t29 - t30;
                            let t32 = k2 * (x1_dot_mid * t6 + x2_dot_mid * t5);
                            let t33 = j_plus_m_a_squared + t32;
                            let t34 = theta_dot_mid * t7;
                            let t35 = theta_dot_mid * t9;
                            (
                                [
                                    t31,
                                    theta_dot_mid * t33 + (m_a * t31 - t2),
                                    lambda_mid1 * t8 + m * (x1_dot_mid + t3 - t34),
                                    m * (t35 + (x2_dot_mid - t1)) - lambda_mid1 * t10,
                                ],
                                [
                                    [t11, t6, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                                    [
                                        theta_dot_mid * t13 - t12,
                                        t14 + theta_dot_mid * t15,
                                        t33,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [m, rt::lit::<T>(0.0), t16, t8],
                                    [rt::lit::<T>(0.0), m, t14, t17],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda_mid1",
                                tally,
                            )
                    })?;
                let [x1_dot_mid, x2_dot_mid, theta_dot_mid, _] = solution1.x;
                let minus_m = -m;
                let t32 = k2 * (x1_dot_mid * t6 + x2_dot_mid * t5);
                let t36 = theta_dot_mid * (t32 - j_plus_m_a_squared);
                let t30 = x1_dot_mid * t5;
                let t29 = x2_dot_mid * t6;
                let t37 = t30 - t29;
                let t34 = theta_dot_mid * t7;
                let t38 = t34 - x1_dot_mid;
                let t35 = theta_dot_mid * t9;
                let t39 = x2_dot_mid + t35;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t18 = cos_theta * (sin_theta * a_squared_over_j);
                            let t19 = m_a * (theta_dot * theta_dot);
                            let t20 = cos_theta * t19;
                            let t21 = sin_theta * t19;
                            let t22 = theta_dot
                                * (cos_theta * x1_dot + sin_theta * x2_dot)
                                + cos_theta
                                    * (t18 * t20
                                        - (j + cos_theta * (cos_theta * m_a_squared))
                                            * (inv_m_j * t21));
                            let t23 = t22
                                - sin_theta
                                    * (t18 * t21
                                        - (j + sin_theta * (sin_theta * m_a_squared))
                                            * (inv_m_j * t20));
                            let t24 = k1 * t23;
                            [x1_dot, x2_dot, theta_dot, t24]
                        },
                        move || {
                            let t25 = rt::abs(x1_dot) + rt::abs(x1 * inv_h);
                            let t26 = rt::abs(x2_dot) + rt::abs(x2 * inv_h);
                            let t27 = rt::abs(theta_dot) + rt::abs(theta * inv_h);
                            let t18 = cos_theta * (sin_theta * a_squared_over_j);
                            let t19 = m_a * (theta_dot * theta_dot);
                            let t20 = cos_theta * t19;
                            let t21 = sin_theta * t19;
                            let t22 = theta_dot
                                * (cos_theta * x1_dot + sin_theta * x2_dot)
                                + cos_theta
                                    * (t18 * t20
                                        - (j + cos_theta * (cos_theta * m_a_squared))
                                            * (inv_m_j * t21));
                            let t23 = t22
                                - sin_theta
                                    * (t18 * t21
                                        - (j + sin_theta * (sin_theta * m_a_squared))
                                            * (inv_m_j * t20));
                            let t24 = k1 * t23;
                            let t28 = rt::abs(t24);
                            [t25, t26, t27, t28]
                        },
                        move |[x1_dot_new, x2_dot_new, theta_dot_new, lambda1]| {
                            let theta_new_2 = t4 + half_h * theta_dot_new;
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t40 = x2_dot_new * cos_theta_new_2
                                - x1_dot_new * sin_theta_new_2;
                            let a_sin_theta_new_2 = a * sin_theta_new_2;
                            let a_cos_theta_new_2 = a * cos_theta_new_2;
                            let t41 = x2_dot_new * (h * sin_theta_new_2)
                                + x1_dot_new * (h * cos_theta_new_2);
                            let t42 = theta_dot_new * k3;
                            (
                                [
                                    t40,
                                    m_a * (t40 + t37)
                                        + (j_plus_m_a_squared * theta_dot_new + t36),
                                    lambda1 * t8
                                        + m
                                            * (x1_dot_new + t38 - theta_dot_new * a_sin_theta_new_2),
                                    m * (theta_dot_new * a_cos_theta_new_2 + (x2_dot_new - t39))
                                        - lambda1 * t10,
                                ],
                                [
                                    [
                                        -sin_theta_new_2,
                                        cos_theta_new_2,
                                        -(rt::lit::<T>(0.5) * t41),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        minus_m_a * sin_theta_new_2,
                                        m_a * cos_theta_new_2,
                                        j_plus_m_a_squared - half_m_a * t41,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_m * (a_sin_theta_new_2 + cos_theta_new_2 * t42),
                                        t8,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m * (a_cos_theta_new_2 - sin_theta_new_2 * t42),
                                        t17,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_new, x2_dot_new, theta_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let [x1_dot_new, x2_dot_new, theta_dot_new, _] = solution2.x;
                let x1_new_2 = half_h * x1_dot_new + (x1 + x1_dot * half_h);
                let x2_new_2 = half_h * x2_dot_new + (x2 + x2_dot * half_h);
                let theta_new_2 = t4 + half_h * theta_dot_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.push(solution2.x, solution2.unusual());
                motion.tally.record(solution2.iterations, solution2.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla01> for System<T> {
        type Scheme = dla01::Scheme<T>;
    }

    /// The method `dla-midpoint`.
    pub mod dla_midpoint {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discrete Lagrange–d'Alembert method of the midpoint Lagrangian (I-DLA).
        ///
        /// **Equation**: L_d(q, q') = h L(q̄, (q' − q)/h);  D₂L_d(q_{k−1}, q_k) + D₁L_d(q_k, q_{k+1}) = μ(q_k)ᵀ λ,  μ(q̄)(q_{k+1} − q_k) = 0
        ///
        /// **Source**: Cortés & Martínez (2001); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_dot_mid`, `x2_dot_mid`, `theta_dot_mid`, `lambda1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 12 | 19 | 0 | 0 | 2 | 0 |
        /// | each iteration for x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda1 | 23 | 38 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 12 | 26 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DlaMidpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DlaMidpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `J + m a²`
            j_plus_m_a_squared: T,
            /// `1/(m J)`
            k1: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `m a/(J + m a²)`
            k2: T,
            /// `m a/2`
            half_m_a: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/2`
            k3: T,
            /// `a h/2`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 4, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let k1 = rt::lit::<T>(1.0) / (m * j);
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k2 = m_a / j_plus_m_a_squared;
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(0.5) * (m_a * h);
                let k4 = rt::lit::<T>(0.5) * (a * h);
                Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    k1,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k2,
                    half_m_a,
                    inv_h,
                    half_h,
                    k3,
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
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { m_a, j_plus_m_a_squared, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let a_theta_dot = a * theta_dot;
                let carried = [
                    x1,
                    x2,
                    theta,
                    m * (x1_dot - sin_theta * a_theta_dot),
                    m * (x2_dot + cos_theta * a_theta_dot),
                    j_plus_m_a_squared * theta_dot
                        + m_a * (cos_theta * x2_dot - sin_theta * x1_dot),
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
                let [x1, x2, theta, p_x1, p_x2, p_theta] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    k1,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    half_m_a,
                    inv_h,
                    half_h,
                    k3,
                    k4,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let minus_m = -m;
                let sin_theta_h = sin_theta * h;
                let cos_theta_h = cos_theta * h;
                let t1 = cos_theta * -h;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let sin_theta_a_over_j = sin_theta * a_over_j;
                            let t2 = cos_theta * (sin_theta * a_squared_over_j);
                            let t3 = (j + sin_theta * (sin_theta * m_a_squared))
                                * (p_x1 * k1) + (p_theta * sin_theta_a_over_j - p_x2 * t2);
                            let cos_theta_a_over_j = cos_theta * a_over_j;
                            let t4 = (j + cos_theta * (cos_theta * m_a_squared))
                                * (p_x2 * k1) - (p_theta * cos_theta_a_over_j + p_x1 * t2);
                            let t5 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                                - p_x2 * cos_theta_a_over_j;
                            [t3, t4, t5, rt::lit::<T>(0.0)]
                        },
                        move || {
                            let sin_theta_a_over_j = sin_theta * a_over_j;
                            let t2 = cos_theta * (sin_theta * a_squared_over_j);
                            let t3 = (j + sin_theta * (sin_theta * m_a_squared))
                                * (p_x1 * k1) + (p_theta * sin_theta_a_over_j - p_x2 * t2);
                            let cos_theta_a_over_j = cos_theta * a_over_j;
                            let t4 = (j + cos_theta * (cos_theta * m_a_squared))
                                * (p_x2 * k1) - (p_theta * cos_theta_a_over_j + p_x1 * t2);
                            let t5 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                                - p_x2 * cos_theta_a_over_j;
                            [
                                rt::abs(x1 * inv_h) + rt::abs(t3),
                                rt::abs(x2 * inv_h) + rt::abs(t4),
                                rt::abs(theta * inv_h) + rt::abs(t5),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |[x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda1]| {
                            let t6 = theta + half_h * theta_dot_mid;
                            let (t7, t8) = rt::sin_cos(t6);
                            let t9 = x2_dot_mid * t8 - x1_dot_mid * t7;
                            let t10 = x1_dot_mid * t8 + x2_dot_mid * t7;
                            let t11 = k3 * t10;
                            let t12 = m_a * t9;
                            let t13 = a * t7;
                            let t14 = a * t8;
                            let t15 = h * t7;
                            let t16 = h * t8;
                            let t17 = x2_dot_mid * t15 + x1_dot_mid * t16;
                            let t18 = theta_dot_mid * k3;
                            let t19 = half_h
                                * (m_a * t10
                                    + (x2_dot_mid * t16 - x1_dot_mid * t15)
                                        * (half_m_a * theta_dot_mid))
                                + (j_plus_m_a_squared - half_m_a * t17);
                            let t20 = theta_dot_mid * k4;
                            (
                                [
                                    t9,
                                    theta_dot_mid * (j_plus_m_a_squared + t11)
                                        + (t12 - p_theta),
                                    m * (x1_dot_mid - theta_dot_mid * t13)
                                        + (lambda1 * sin_theta_h - p_x1),
                                    m * (x2_dot_mid + theta_dot_mid * t14)
                                        - (p_x2 + lambda1 * cos_theta_h),
                                ],
                                [
                                    [-t7, t8, -(rt::lit::<T>(0.5) * t17), rt::lit::<T>(0.0)],
                                    [
                                        t8 * t18 - m_a * t7,
                                        m_a * t8 + t7 * t18,
                                        t19,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_m * (t13 + t8 * t20),
                                        sin_theta_h,
                                    ],
                                    [rt::lit::<T>(0.0), m, m * (t14 - t7 * t20), t1],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda1",
                                tally,
                            )
                    })?;
                let [x1_dot_mid, x2_dot_mid, theta_dot_mid, _] = solution1.x;
                let x1_new_2 = x1 + h * x1_dot_mid;
                let x2_new_2 = x2 + h * x2_dot_mid;
                let theta_new_2 = theta + h * theta_dot_mid;
                let t6 = theta + half_h * theta_dot_mid;
                let (t7, t8) = rt::sin_cos(t6);
                let a_theta_dot_mid = a * theta_dot_mid;
                let p_x1_new = m * (x1_dot_mid - t7 * a_theta_dot_mid);
                let p_x2_new = m * (x2_dot_mid + t8 * a_theta_dot_mid);
                let t9 = x2_dot_mid * t8 - x1_dot_mid * t7;
                let t12 = m_a * t9;
                let t10 = x1_dot_mid * t8 + x2_dot_mid * t7;
                let t11 = k3 * t10;
                let p_theta_new = t12 + theta_dot_mid * (j_plus_m_a_squared - t11);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    k1,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k2,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let cos_theta_squared = cos_theta * cos_theta;
                let sin_theta_squared = sin_theta * sin_theta;
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let sin_theta_cos_theta = sin_theta * cos_theta;
                let t1 = sin_theta_cos_theta * a_squared_over_j;
                let t2 = (j + m_a_squared * sin_theta_squared) * (p_x1 * k1)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t3 = (j + m_a_squared * cos_theta_squared) * (p_x2 * k1)
                    - (p_x1 * t1 + p_theta * cos_theta_a_over_j);
                let t4 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                    - p_x2 * cos_theta_a_over_j + k2 * (cos_theta * t3 - sin_theta * t2);
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta_squared * t2 + sin_theta_cos_theta * t3,
                    x2_dot: sin_theta_cos_theta * t2 + sin_theta_squared * t3,
                    theta_dot: t4,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::DlaMidpoint> for System<T> {
        type Scheme = dla_midpoint::Scheme<T>;
    }

    /// The method `dla1`.
    pub mod dla1 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit discrete Lagrange–d'Alembert method.
        ///
        /// **Equation**: L_v(q_{i−1}, v_i) + h L_q(q_i, v_{i+1}) − L_v(q_i, v_{i+1}) = μ(q_i)ᵀ λ,  μ(q_i) v_{i+1} = 0,  v_i = (q_i − q_{i−1})/h;  q_1 = q_0 + h v_0
        ///
        /// **Source**: Cortés & Martínez (2001); Chang & Perlmutter (2018), eqs 78–85
        ///
        /// **Order**: 1
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_dot_new`, `x2_dot_new`, `theta_dot_new`, `lambda1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 9 | 20 | 0 | 0 | 2 | 0 |
        /// | each iteration for x1_dot_new, x2_dot_new, theta_dot_new, lambda1 | 13 | 15 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla1>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla1>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `-(m a)`
            minus_m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `J + m a²`
            j_plus_m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `1/h`
            inv_h: T,
            /// `m a h`
            m_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_i (3); velocity v_i = (q_i − q_{i−1})/h (3); velocity v_{i+1} of the coming step (3).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 4, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let k1 = m_j / j_plus_m_a_squared;
                let inv_h = rt::lit::<T>(1.0) / h;
                let m_a_h = m_a * h;
                Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    k1,
                    inv_h,
                    m_a_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    x1_dot,
                    x2_dot,
                    theta_dot,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, x1_dot_ahead,
                x2_dot_ahead, theta_dot_ahead] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    k1,
                    inv_h,
                    m_a_h,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let theta_new_2 = theta + h * theta_dot_ahead;
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let a_sin_theta_new_2 = a * sin_theta_new_2;
                let a_cos_theta_new_2 = a * cos_theta_new_2;
                let m_a_sin_theta_new_2 = m_a * sin_theta_new_2;
                let m_a_cos_theta_new_2 = m_a * cos_theta_new_2;
                let h_cos_theta_new_2 = h * cos_theta_new_2;
                let h_sin_theta_new_2 = h * sin_theta_new_2;
                let t1 = j_plus_m_a_squared * theta_dot_ahead
                    + m_a * (cos_theta * x2_dot_ahead - sin_theta * x1_dot_ahead);
                let a_theta_dot_ahead = a * theta_dot_ahead;
                let t2 = sin_theta * a_theta_dot_ahead - x1_dot_ahead;
                let t3 = x2_dot_ahead + cos_theta * a_theta_dot_ahead;
                let t4 = -sin_theta_new_2;
                let t5 = cos_theta_new_2 * m_a_h;
                let t6 = sin_theta_new_2 * m_a_h;
                let t7 = sin_theta_new_2 * minus_m_a;
                let t8 = -h * sin_theta_new_2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t9 = cos_theta * (sin_theta * a_squared_over_j);
                            let t10 = m_a * (theta_dot * theta_dot);
                            let t11 = cos_theta * t10;
                            let t12 = sin_theta * t10;
                            let t13 = theta_dot
                                * (cos_theta * x1_dot + sin_theta * x2_dot)
                                + cos_theta
                                    * (t9 * t11
                                        - (j + cos_theta * (cos_theta * m_a_squared))
                                            * (inv_m_j * t12));
                            let t14 = t13
                                - sin_theta
                                    * (t9 * t12
                                        - (j + sin_theta * (sin_theta * m_a_squared))
                                            * (inv_m_j * t11));
                            let t15 = k1 * t14;
                            [x1_dot, x2_dot, theta_dot, t15]
                        },
                        move || {
                            let t9 = cos_theta * (sin_theta * a_squared_over_j);
                            let t10 = m_a * (theta_dot * theta_dot);
                            let t11 = cos_theta * t10;
                            let t12 = sin_theta * t10;
                            let t13 = theta_dot
                                * (cos_theta * x1_dot + sin_theta * x2_dot)
                                + cos_theta
                                    * (t9 * t11
                                        - (j + cos_theta * (cos_theta * m_a_squared))
                                            * (inv_m_j * t12));
                            let t14 = t13
                                - sin_theta
                                    * (t9 * t12
                                        - (j + sin_theta * (sin_theta * m_a_squared))
                                            * (inv_m_j * t11));
                            let t15 = k1 * t14;
                            [
                                rt::abs(x1_dot) + rt::abs(x1 * inv_h),
                                rt::abs(x2_dot) + rt::abs(x2 * inv_h),
                                rt::abs(theta_dot) + rt::abs(theta * inv_h),
                                rt::abs(t15),
                            ]
                        },
                        move |[x1_dot_new, x2_dot_new, theta_dot_new, lambda1]| {
                            let t16 = cos_theta_new_2 * x2_dot_new
                                - sin_theta_new_2 * x1_dot_new;
                            let t17 = j_plus_m_a_squared
                                + (cos_theta_new_2 * x1_dot_new
                                    + sin_theta_new_2 * x2_dot_new) * m_a_h;
                            (
                                [
                                    t16,
                                    theta_dot_new * t17 + (m_a * t16 - t1),
                                    m * (x1_dot_new + t2 - a_sin_theta_new_2 * theta_dot_new)
                                        - lambda1 * h_sin_theta_new_2,
                                    lambda1 * h_cos_theta_new_2
                                        + m
                                            * (a_cos_theta_new_2 * theta_dot_new + (x2_dot_new - t3)),
                                ],
                                [
                                    [t4, cos_theta_new_2, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                                    [
                                        theta_dot_new * t5 - m_a_sin_theta_new_2,
                                        m_a_cos_theta_new_2 + theta_dot_new * t6,
                                        t17,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [m, rt::lit::<T>(0.0), t7, t8],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m_a_cos_theta_new_2,
                                        h_cos_theta_new_2,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_new, x2_dot_new, theta_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let [x1_dot_new, x2_dot_new, theta_dot_new, _] = solution1.x;
                let x1_new_2 = x1 + h * x1_dot_ahead;
                let x2_new_2 = x2 + h * x2_dot_ahead;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_ahead,
                    x2_dot_ahead,
                    theta_dot_ahead,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla1> for System<T> {
        type Scheme = dla1::Scheme<T>;
    }

    /// The method `spark2`.
    pub mod spark2 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// SPARK method of the Lobatto family, 2 stages.
        ///
        /// **Equation**: Q_i = q + h Σ a_ij V_j,  L_v(Q_i, V_i) = p + h Σ â_ij (L_q(Q_j, V_j) + μ(Q_j)ᵀ Λ_j),  Σ a_ij μ(Q_j) V_j = 0 (i ≥ 2),  μ(q') v' = 0;  q' = q + h Σ b_j V_j,  p' = p + h Σ b_j (…)
        ///
        /// **Source**: Jay (2003), BIT 43; Jay (2009); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4.1
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_dot_s1`, `x2_dot_s1`, `theta_dot_s1`, `x1_dot_s2`, `x2_dot_s2`, `theta_dot_s2`, `lambda_s1_1`: 7 × 7 implicit block (Newton, analytic Jacobian)
        /// - `lambda_s2_1`, `x1_dot_new`, `x2_dot_new`, `theta_dot_new`: 4 × 4 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 5 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 16 | 38 | 0 | 0 | 2 | 0 |
        /// | each iteration for x1_dot_s1, x2_dot_s1, theta_dot_s1, x1_dot_s2, x2_dot_s2, theta_dot_s2, lambda_s1_1 | 29 | 48 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `-(m a)`
            minus_m_a: T,
            /// `J + m a²`
            k1: T,
            /// `m a/2`
            half_m_a: T,
            /// `-(m/2)`
            k2: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/2`
            k3: T,
            /// `a h`
            a_h: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 7, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let k1 = j + m * (a * a);
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let k2 = -(rt::lit::<T>(0.5) * m);
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(0.5) * (m_a * h);
                let a_h = a * h;
                let minus_half_h = -half_h;
                Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    half_m_a,
                    k2,
                    inv_h,
                    half_h,
                    k3,
                    a_h,
                    minus_half_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    half_m_a,
                    k2,
                    inv_h,
                    half_h,
                    k3,
                    a_h,
                    minus_half_h,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_minus_m_a = sin_theta * minus_m_a;
                let m_a_cos_theta = m_a * cos_theta;
                let t1 = k1 * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_m_a = sin_theta * m_a;
                let a_sin_theta = a * sin_theta;
                let a_cos_theta = a * cos_theta;
                let t2 = m * (x1_dot - a_sin_theta * theta_dot);
                let sin_theta_half_h = sin_theta * half_h;
                let t3 = m * (x2_dot + a_cos_theta * theta_dot);
                let cos_theta_half_h = cos_theta * half_h;
                let t4 = cos_theta * k3;
                let t5 = sin_theta * k3;
                let minus_m = -m;
                let t6 = rt::lit::<T>(-0.5) * sin_theta;
                let half_cos_theta = rt::lit::<T>(0.5) * cos_theta;
                let t7 = cos_theta * minus_half_h;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            x1_dot,
                            x2_dot,
                            theta_dot,
                            x1_dot,
                            x2_dot,
                            theta_dot,
                            rt::lit::<T>(0.0),
                        ],
                        move || {
                            let t8 = rt::abs(x1_dot) + rt::abs(x1 * inv_h);
                            let t9 = rt::abs(x2_dot) + rt::abs(x2 * inv_h);
                            let t10 = rt::abs(theta_dot) + rt::abs(theta * inv_h);
                            [t8, t9, t10, t8, t9, t10, rt::lit::<T>(1.0)]
                        },
                        move |
                            [x1_dot_s1,
                            x2_dot_s1,
                            theta_dot_s1,
                            x1_dot_s2,
                            x2_dot_s2,
                            theta_dot_s2,
                            lambda_s1_1,
                            ]|
                        {
                            let t11 = cos_theta * x2_dot_s1 - sin_theta * x1_dot_s1;
                            let theta_new_2 = theta
                                + half_h * (theta_dot_s1 + theta_dot_s2);
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t12 = x2_dot_s2 * cos_theta_new_2
                                - x1_dot_s2 * sin_theta_new_2;
                            let t13 = cos_theta * x1_dot_s1 + sin_theta * x2_dot_s1;
                            let t14 = t1 - t13 * (theta_dot_s1 * k3);
                            let t15 = t2 - lambda_s1_1 * sin_theta_half_h;
                            let a_sin_theta_new_2 = a * sin_theta_new_2;
                            let a_cos_theta_new_2 = a * cos_theta_new_2;
                            let t16 = t3 + lambda_s1_1 * cos_theta_half_h;
                            let t17 = x1_dot_s2 * (h * cos_theta_new_2)
                                + x2_dot_s2 * (h * sin_theta_new_2);
                            let t18 = rt::lit::<T>(-0.25) * t17;
                            let t19 = theta_dot_s1 * t4;
                            let t20 = theta_dot_s1 * t5;
                            let t21 = t13 * k3;
                            let theta_dot_s2_a_h = theta_dot_s2 * a_h;
                            let t22 = cos_theta_new_2 * theta_dot_s2_a_h;
                            let t23 = sin_theta_new_2 * theta_dot_s2_a_h;
                            let t24 = half_m_a * t17;
                            let t25 = minus_m_a * sin_theta_new_2;
                            let m_a_cos_theta_new_2 = m_a * cos_theta_new_2;
                            (
                                [
                                    rt::lit::<T>(0.5) * (t11 + t12),
                                    k1 * theta_dot_s1 + m_a * t11 - t14,
                                    m * (x1_dot_s1 - a_sin_theta * theta_dot_s1) - t15,
                                    m * (x1_dot_s2 - theta_dot_s2 * a_sin_theta_new_2) - t15,
                                    m * (x2_dot_s2 + theta_dot_s2 * a_cos_theta_new_2) - t16,
                                    m_a * t12 + (k1 * theta_dot_s2 - t14),
                                    m * (x2_dot_s1 + a_cos_theta * theta_dot_s1) - t16,
                                ],
                                [
                                    [
                                        t6,
                                        half_cos_theta,
                                        t18,
                                        rt::lit::<T>(-0.5) * sin_theta_new_2,
                                        rt::lit::<T>(0.5) * cos_theta_new_2,
                                        t18,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t19 - sin_theta_m_a,
                                        m_a_cos_theta + t20,
                                        k1 + t21,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        sin_theta_minus_m_a,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        sin_theta_half_h,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k2 * t22,
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_m * (a_sin_theta_new_2 + rt::lit::<T>(0.5) * t22),
                                        sin_theta_half_h,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k2 * t23,
                                        rt::lit::<T>(0.0),
                                        m,
                                        m * (a_cos_theta_new_2 - rt::lit::<T>(0.5) * t23),
                                        t7,
                                    ],
                                    [
                                        t19,
                                        t20,
                                        t21 - t24,
                                        t25,
                                        m_a_cos_theta_new_2,
                                        k1 - t24,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m_a_cos_theta,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t7,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_s1, x2_dot_s1, theta_dot_s1, x1_dot_s2, x2_dot_s2, theta_dot_s2, lambda_s1_1",
                                tally,
                            )
                    })?;
                let [x1_dot_s1, x2_dot_s1, theta_dot_s1, x1_dot_s2, x2_dot_s2,
                theta_dot_s2, lambda_s1_1] = solution1.x;
                let theta_new_2 = theta + half_h * (theta_dot_s1 + theta_dot_s2);
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let a_sin_theta_new_2 = a * sin_theta_new_2;
                let a_cos_theta_new_2 = a * cos_theta_new_2;
                let t25 = minus_m_a * sin_theta_new_2;
                let m_a_cos_theta_new_2 = m_a * cos_theta_new_2;
                let t26 = sin_theta * lambda_s1_1;
                let t27 = cos_theta * lambda_s1_1;
                let t13 = cos_theta * x1_dot_s1 + sin_theta * x2_dot_s1;
                let t28 = k3
                    * (theta_dot_s1 * t13
                        + theta_dot_s2
                            * (x1_dot_s2 * cos_theta_new_2
                                + x2_dot_s2 * sin_theta_new_2)) - t1;
                let t29 = half_h * sin_theta_new_2;
                let t30 = -sin_theta_new_2;
                let t31 = minus_half_h * cos_theta_new_2;
                let [_, x1_dot_new, x2_dot_new, theta_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x1_dot, x2_dot, theta_dot],
                        move |[lambda_s2_1, x1_dot_new, x2_dot_new, theta_dot_new]| {
                            let t32 = x2_dot_new * cos_theta_new_2
                                - x1_dot_new * sin_theta_new_2;
                            (
                                [
                                    half_h * (t26 + lambda_s2_1 * sin_theta_new_2)
                                        + (m * (x1_dot_new - theta_dot_new * a_sin_theta_new_2)
                                            - t2),
                                    t32,
                                    m * (x2_dot_new + theta_dot_new * a_cos_theta_new_2) - t3
                                        - half_h * (t27 + lambda_s2_1 * cos_theta_new_2),
                                    m_a * t32 + (k1 * theta_dot_new + t28),
                                ],
                                [
                                    [t29, m, rt::lit::<T>(0.0), t25],
                                    [
                                        rt::lit::<T>(0.0),
                                        t30,
                                        cos_theta_new_2,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [t31, rt::lit::<T>(0.0), m, m_a_cos_theta_new_2],
                                    [rt::lit::<T>(0.0), t25, m_a_cos_theta_new_2, k1],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "lambda_s2_1, x1_dot_new, x2_dot_new, theta_dot_new",
                                tally,
                            )
                    })?;
                let x1_new_2 = x1 + half_h * (x1_dot_s1 + x1_dot_s2);
                let x2_new_2 = x2 + half_h * (x2_dot_s1 + x2_dot_s2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Spark2> for System<T> {
        type Scheme = spark2::Scheme<T>;
    }

    /// The method `spark3`.
    pub mod spark3 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// SPARK method of the Lobatto family, 3 stages.
        ///
        /// **Equation**: Q_i = q + h Σ a_ij V_j,  L_v(Q_i, V_i) = p + h Σ â_ij (L_q(Q_j, V_j) + μ(Q_j)ᵀ Λ_j),  Σ a_ij μ(Q_j) V_j = 0 (i ≥ 2),  μ(q') v' = 0;  q' = q + h Σ b_j V_j,  p' = p + h Σ b_j (…)
        ///
        /// **Source**: Jay (2003), BIT 43; Jay (2009); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4.1
        ///
        /// **Order**: 4, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `x1_dot_s1`, `x2_dot_s1`, `theta_dot_s1`, `x1_dot_s2`, `x2_dot_s2`, `theta_dot_s2`, `x1_dot_s3`, `x2_dot_s3`, `theta_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 11 × 11 implicit block (Newton, analytic Jacobian)
        /// - `lambda_s3_1`, `x1_dot_new`, `x2_dot_new`, `theta_dot_new`: 4 × 4 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 14 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 4 | 9 | 1 | 0 | 0 | 0 |
        /// | each step | 23 | 57 | 0 | 0 | 3 | 0 |
        /// | each iteration for x1_dot_s1, x2_dot_s1, theta_dot_s1, x1_dot_s2, x2_dot_s2, theta_dot_s2, x1_dot_s3, x2_dot_s3, theta_dot_s3, lambda_s1_1, lambda_s2_1 | 102 | 186 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `-(m a)`
            minus_m_a: T,
            /// `J + m a²`
            k1: T,
            /// `m a/6`
            k2: T,
            /// `m a/3`
            k3: T,
            /// `(5/24) m`
            k4: T,
            /// `m/24`
            k5: T,
            /// `(5/72) m a`
            k6: T,
            /// `(5/24) m a`
            k7: T,
            /// `m a/24`
            k8: T,
            /// `(25/144) m a`
            k9: T,
            /// `(2/3) m a`
            k10: T,
            /// `m/6`
            k11: T,
            /// `(2/3) m`
            k12: T,
            /// `1/h`
            inv_h: T,
            /// `h²`
            h_squared: T,
            /// `m a h`
            m_a_h: T,
            /// `a h`
            a_h: T,
            /// `m a h/6`
            k13: T,
            /// `h/6`
            k14: T,
            /// `-(h/6)`
            k15: T,
            /// `-(m a h/144)`
            k16: T,
            /// `h/3`
            k17: T,
            /// `m a h/72`
            k18: T,
            /// `(5/6) h`
            k19: T,
            /// `-((5/6) h)`
            k20: T,
            /// `-(h/3)`
            k21: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 11, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let k1 = j + m * (a * a);
                let k2 = rt::lit::<T>(0.16666666666666666) * m_a;
                let k3 = rt::lit::<T>(0.3333333333333333) * m_a;
                let k4 = rt::lit::<T>(0.20833333333333334) * m;
                let k5 = rt::lit::<T>(0.041666666666666664) * m;
                let k6 = rt::lit::<T>(0.06944444444444445) * m_a;
                let k7 = rt::lit::<T>(0.20833333333333334) * m_a;
                let k8 = rt::lit::<T>(0.041666666666666664) * m_a;
                let k9 = rt::lit::<T>(0.1736111111111111) * m_a;
                let k10 = rt::lit::<T>(0.6666666666666666) * m_a;
                let k11 = rt::lit::<T>(0.16666666666666666) * m;
                let k12 = rt::lit::<T>(0.6666666666666666) * m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let h_squared = h * h;
                let m_a_h = m_a * h;
                let a_h = a * h;
                let k13 = rt::lit::<T>(0.16666666666666666) * m_a_h;
                let k14 = rt::lit::<T>(0.16666666666666666) * h;
                let k15 = -k14;
                let k16 = -(rt::lit::<T>(0.006944444444444444) * m_a_h);
                let k17 = rt::lit::<T>(0.3333333333333333) * h;
                let k18 = rt::lit::<T>(0.013888888888888888) * m_a_h;
                let k19 = rt::lit::<T>(0.8333333333333334) * h;
                let k20 = -k19;
                let k21 = -k17;
                Scheme {
                    m_a,
                    minus_m_a,
                    k1,
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
                    inv_h,
                    h_squared,
                    m_a_h,
                    a_h,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    minus_m_a,
                    k1,
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
                    inv_h,
                    h_squared,
                    m_a_h,
                    a_h,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_a_cos_theta = m_a * cos_theta;
                let t1 = k1 * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_m_a = sin_theta * m_a;
                let a_sin_theta = a * sin_theta;
                let a_cos_theta = a * cos_theta;
                let t2 = m * (x1_dot - a_sin_theta * theta_dot);
                let t3 = m * (x2_dot + a_cos_theta * theta_dot);
                let t4 = rt::lit::<T>(0.16666666666666666) * sin_theta;
                let t5 = rt::lit::<T>(0.16666666666666666) * cos_theta;
                let t6 = rt::lit::<T>(-0.16666666666666666) * sin_theta;
                let t7 = rt::lit::<T>(-0.20833333333333334) * sin_theta;
                let t8 = rt::lit::<T>(0.20833333333333334) * cos_theta;
                let t9 = cos_theta * k13;
                let t10 = sin_theta * k13;
                let t11 = sin_theta * k14;
                let t12 = cos_theta * k15;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            x1_dot,
                            x2_dot,
                            theta_dot,
                            x1_dot,
                            x2_dot,
                            theta_dot,
                            x1_dot,
                            x2_dot,
                            theta_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move || {
                            let t13 = rt::abs(x1_dot) + rt::abs(x1 * inv_h);
                            let t14 = rt::abs(x2_dot) + rt::abs(x2 * inv_h);
                            let t15 = rt::abs(theta_dot) + rt::abs(theta * inv_h);
                            [
                                t13,
                                t14,
                                t15,
                                t13,
                                t14,
                                t15,
                                t13,
                                t14,
                                t15,
                                rt::lit::<T>(1.0),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |
                            [x1_dot_s1,
                            x2_dot_s1,
                            theta_dot_s1,
                            x1_dot_s2,
                            x2_dot_s2,
                            theta_dot_s2,
                            x1_dot_s3,
                            x2_dot_s3,
                            theta_dot_s3,
                            lambda_s1_1,
                            lambda_s2_1,
                            ]|
                        {
                            let t16 = theta
                                + h
                                    * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * theta_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * theta_dot_s3);
                            let (t17, t18) = rt::sin_cos(t16);
                            let t19 = x2_dot_s2 * t18 - x1_dot_s2 * t17;
                            let t20 = cos_theta * x2_dot_s1 - sin_theta * x1_dot_s1;
                            let theta_new_2 = theta
                                + h
                                    * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                                        + rt::lit::<T>(0.16666666666666666)
                                            * (theta_dot_s1 + theta_dot_s3));
                            let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t21 = x2_dot_s3 * cos_theta_new_2
                                - x1_dot_s3 * sin_theta_new_2;
                            let t22 = x1_dot_s2 * t18 + x2_dot_s2 * t17;
                            let t23 = m_a * t22;
                            let t24 = theta_dot_s2 * t23;
                            let t25 = cos_theta * x1_dot_s1 + sin_theta * x2_dot_s1;
                            let t26 = t25 * (theta_dot_s1 * k2);
                            let t27 = lambda_s2_1 * t17;
                            let t28 = lambda_s1_1 * t4;
                            let t29 = a * t17;
                            let a_cos_theta_new_2 = a * cos_theta_new_2;
                            let t30 = lambda_s2_1 * t18;
                            let t31 = lambda_s1_1 * t5;
                            let a_sin_theta_new_2 = a * sin_theta_new_2;
                            let t32 = a * t18;
                            let t33 = x1_dot_s3 * (h * cos_theta_new_2)
                                + x2_dot_s3 * (h * sin_theta_new_2);
                            let t34 = rt::lit::<T>(0.027777777777777776) * t33;
                            let t35 = h * t18;
                            let t36 = h * t17;
                            let t37 = x1_dot_s2 * t35 + x2_dot_s2 * t36;
                            let t38 = rt::lit::<T>(0.006944444444444444) * t33;
                            let t39 = theta_dot_s1 * t9;
                            let t40 = theta_dot_s1 * t10;
                            let t41 = x2_dot_s2 * t35;
                            let t42 = rt::lit::<T>(0.034722222222222224) * t41;
                            let t43 = x1_dot_s2 * t36;
                            let t44 = rt::lit::<T>(0.034722222222222224) * t43;
                            let t45 = t25 * k2;
                            let theta_dot_s2_m_a_h = theta_dot_s2 * m_a_h;
                            let t46 = t18 * theta_dot_s2_m_a_h;
                            let t47 = t17 * theta_dot_s2_m_a_h;
                            let t48 = t41 - t43;
                            let t49 = t23 + t48 * (theta_dot_s2 * k3);
                            let t50 = t43 - t41;
                            let t51 = h_squared * lambda_s2_1;
                            let t52 = t18 * t51;
                            let theta_dot_s2_a_h = theta_dot_s2 * a_h;
                            let t53 = t18 * theta_dot_s2_a_h;
                            let t54 = rt::lit::<T>(0.034722222222222224) * t52;
                            let t55 = t33 * k2;
                            let t56 = minus_m_a * sin_theta_new_2;
                            let m_a_cos_theta_new_2 = m_a * cos_theta_new_2;
                            let t57 = t17 * t51;
                            let theta_dot_s3_a_h = theta_dot_s3 * a_h;
                            let t58 = sin_theta_new_2 * theta_dot_s3_a_h;
                            let t59 = rt::lit::<T>(0.034722222222222224) * t57;
                            let t60 = cos_theta_new_2 * theta_dot_s3_a_h;
                            let t61 = t17 * theta_dot_s2_a_h;
                            (
                                [
                                    rt::lit::<T>(0.6666666666666666) * t19
                                        + rt::lit::<T>(0.16666666666666666) * (t20 + t21),
                                    rt::lit::<T>(0.20833333333333334) * t20
                                        + rt::lit::<T>(0.3333333333333333) * t19
                                        - rt::lit::<T>(0.041666666666666664) * t21,
                                    m_a * t20 + (k1 * theta_dot_s1 - t1)
                                        - h * (rt::lit::<T>(0.16666666666666666) * t24 - t26),
                                    h * (rt::lit::<T>(0.3333333333333333) * t27 + t28)
                                        + (m * (x1_dot_s2 - theta_dot_s2 * t29) - t2),
                                    h * (rt::lit::<T>(0.3333333333333333) * t24 + t26)
                                        + (m_a * t19 + (k1 * theta_dot_s2 - t1)),
                                    m * (x1_dot_s1 - a_sin_theta * theta_dot_s1) - t2
                                        - h * (rt::lit::<T>(0.16666666666666666) * t27 - t28),
                                    h * (rt::lit::<T>(0.8333333333333334) * t24 + t26)
                                        + (m_a * t21 + (k1 * theta_dot_s3 - t1)),
                                    m * (x2_dot_s3 + theta_dot_s3 * a_cos_theta_new_2) - t3
                                        - h * (rt::lit::<T>(0.8333333333333334) * t30 + t31),
                                    m * (x2_dot_s1 + a_cos_theta * theta_dot_s1) - t3
                                        - h * (t31 - rt::lit::<T>(0.16666666666666666) * t30),
                                    h * (rt::lit::<T>(0.8333333333333334) * t27 + t28)
                                        + (m * (x1_dot_s3 - theta_dot_s3 * a_sin_theta_new_2) - t2),
                                    m * (x2_dot_s2 + theta_dot_s2 * t32) - t3
                                        - h * (rt::lit::<T>(0.3333333333333333) * t30 + t31),
                                ],
                                [
                                    [
                                        t6,
                                        t5,
                                        -(t34 + rt::lit::<T>(0.1388888888888889) * t37),
                                        rt::lit::<T>(-0.6666666666666666) * t17,
                                        rt::lit::<T>(0.6666666666666666) * t18,
                                        -(rt::lit::<T>(0.2222222222222222) * t37
                                            + rt::lit::<T>(0.1111111111111111) * t33),
                                        rt::lit::<T>(-0.16666666666666666) * sin_theta_new_2,
                                        rt::lit::<T>(0.16666666666666666) * cos_theta_new_2,
                                        rt::lit::<T>(0.027777777777777776) * t37 - t34,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t7,
                                        t8,
                                        t38 - rt::lit::<T>(0.06944444444444445) * t37,
                                        rt::lit::<T>(-0.3333333333333333) * t17,
                                        rt::lit::<T>(0.3333333333333333) * t18,
                                        t34 - rt::lit::<T>(0.1111111111111111) * t37,
                                        rt::lit::<T>(0.041666666666666664) * sin_theta_new_2,
                                        rt::lit::<T>(-0.041666666666666664) * cos_theta_new_2,
                                        t38 + rt::lit::<T>(0.013888888888888888) * t37,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t39 - sin_theta_m_a,
                                        m_a_cos_theta + t40,
                                        k1 - h * ((t42 - t44) * (m_a * theta_dot_s2) - t45),
                                        rt::lit::<T>(-0.16666666666666666) * t46,
                                        rt::lit::<T>(-0.16666666666666666) * t47,
                                        k15 * t49,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t50 * (theta_dot_s2 * k16),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.06944444444444445) * t52 - t53 * k4,
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.1111111111111111) * t52
                                            - m * (t29 + rt::lit::<T>(0.3333333333333333) * t53),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t53 * k5 - rt::lit::<T>(0.013888888888888888) * t52,
                                        t11,
                                        t17 * k17,
                                    ],
                                    [
                                        t39,
                                        t40,
                                        h * (t45 + t48 * (theta_dot_s2 * k6)) - t37 * k7,
                                        rt::lit::<T>(0.3333333333333333) * t46 - m_a * t17,
                                        m_a * t18 + rt::lit::<T>(0.3333333333333333) * t47,
                                        k17 * t49 + (k1 - t37 * k3),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t50 * (theta_dot_s2 * k18) + t37 * k8,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        -(sin_theta_m_a + t54),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.05555555555555555) * t52,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.006944444444444444) * t52,
                                        t11,
                                        t17 * k15,
                                    ],
                                    [
                                        t39,
                                        t40,
                                        h * (t45 + t48 * (theta_dot_s2 * k9)) - t55,
                                        rt::lit::<T>(0.8333333333333334) * t46,
                                        rt::lit::<T>(0.8333333333333334) * t47,
                                        k19 * t49 - t33 * k10,
                                        t56,
                                        m_a_cos_theta_new_2,
                                        (t44 - t42) * theta_dot_s2_m_a_h + (k1 - t55),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.1736111111111111) * t57 - t58 * k11,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.2777777777777778) * t57 - t58 * k12,
                                        rt::lit::<T>(0.0),
                                        m,
                                        m
                                            * (a_cos_theta_new_2
                                                - rt::lit::<T>(0.16666666666666666) * t58) - t59,
                                        t12,
                                        t18 * k20,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m_a_cos_theta - t59,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.05555555555555555) * t57,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.006944444444444444) * t57,
                                        t12,
                                        t18 * k14,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.1736111111111111) * t52 - k11 * t60,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.2777777777777778) * t52 - k12 * t60,
                                        m,
                                        rt::lit::<T>(0.0),
                                        -(t54
                                            + m
                                                * (a_sin_theta_new_2
                                                    + rt::lit::<T>(0.16666666666666666) * t60)),
                                        t11,
                                        t17 * k19,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.06944444444444445) * t57 - k4 * t61,
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.1111111111111111) * t57
                                            + m * (t32 - rt::lit::<T>(0.3333333333333333) * t61),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k5 * t61 - rt::lit::<T>(0.013888888888888888) * t57,
                                        t12,
                                        t18 * k21,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_s1, x2_dot_s1, theta_dot_s1, x1_dot_s2, x2_dot_s2, theta_dot_s2, x1_dot_s3, x2_dot_s3, theta_dot_s3, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let [x1_dot_s1, x2_dot_s1, theta_dot_s1, x1_dot_s2, x2_dot_s2,
                theta_dot_s2, x1_dot_s3, x2_dot_s3, theta_dot_s3, lambda_s1_1,
                lambda_s2_1] = solution1.x;
                let t62 = sin_theta * lambda_s1_1;
                let t63 = cos_theta * lambda_s1_1;
                let theta_new_2 = theta
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (theta_dot_s1 + theta_dot_s3));
                let (sin_theta_new_2, cos_theta_new_2) = rt::sin_cos(theta_new_2);
                let a_cos_theta_new_2 = a * cos_theta_new_2;
                let a_sin_theta_new_2 = a * sin_theta_new_2;
                let t56 = minus_m_a * sin_theta_new_2;
                let m_a_cos_theta_new_2 = m_a * cos_theta_new_2;
                let t16 = theta
                    + h
                        * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * theta_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * theta_dot_s3);
                let (t17, t18) = rt::sin_cos(t16);
                let t64 = rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let t65 = t17 * t64;
                let t66 = t18 * t64;
                let t25 = cos_theta * x1_dot_s1 + sin_theta * x2_dot_s1;
                let t22 = x1_dot_s2 * t18 + x2_dot_s2 * t17;
                let t67 = k2
                    * (theta_dot_s1 * t25
                        + theta_dot_s3
                            * (x1_dot_s3 * cos_theta_new_2
                                + x2_dot_s3 * sin_theta_new_2))
                    + t22 * (theta_dot_s2 * k10);
                let t68 = h * t67 - t1;
                let t69 = k14 * sin_theta_new_2;
                let t70 = -sin_theta_new_2;
                let t71 = k15 * cos_theta_new_2;
                let [_, x1_dot_new, x2_dot_new, theta_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x1_dot, x2_dot, theta_dot],
                        move |[lambda_s3_1, x1_dot_new, x2_dot_new, theta_dot_new]| {
                            let t72 = h
                                * (rt::lit::<T>(0.16666666666666666)
                                    * (t62 + lambda_s3_1 * sin_theta_new_2) + t65)
                                + (m * (x1_dot_new - theta_dot_new * a_sin_theta_new_2)
                                    - t2);
                            let t73 = x2_dot_new * cos_theta_new_2
                                - x1_dot_new * sin_theta_new_2;
                            let t74 = m
                                * (x2_dot_new + theta_dot_new * a_cos_theta_new_2) - t3
                                - h
                                    * (rt::lit::<T>(0.16666666666666666)
                                        * (t63 + lambda_s3_1 * cos_theta_new_2) + t66);
                            (
                                [t72, t73, t74, m_a * t73 + (k1 * theta_dot_new + t68)],
                                [
                                    [t69, m, rt::lit::<T>(0.0), t56],
                                    [
                                        rt::lit::<T>(0.0),
                                        t70,
                                        cos_theta_new_2,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [t71, rt::lit::<T>(0.0), m, m_a_cos_theta_new_2],
                                    [rt::lit::<T>(0.0), t56, m_a_cos_theta_new_2, k1],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "lambda_s3_1, x1_dot_new, x2_dot_new, theta_dot_new",
                                tally,
                            )
                    })?;
                let x1_new_2 = x1
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x1_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (x1_dot_s1 + x1_dot_s3));
                let x2_new_2 = x2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x2_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (x2_dot_s1 + x2_dot_s3));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Spark3> for System<T> {
        type Scheme = spark3::Scheme<T>;
    }

    /// The method `taylor`.
    pub mod taylor {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Adaptive Taylor series on D*.
        ///
        /// **Equation**: ζ' = ζ(t + h),  ζ̇ = Π ∇ℋ;  ζ(t₀ + τ) = Σ_k c_k τᵏ,  k ≤ p = ⌈1 − ½ ln ε⌉,  |τ| ≤ ρ e⁻² e^(−0.7/(p−1)),  ρ = min_j (max(‖c₀‖, 1)/‖c_j‖)^(1/j),  j = p − 1, p
        ///
        /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
        ///
        /// **Order**: 20
        ///
        /// **Options**:
        ///
        /// - `tolerance`: error of a polynomial, relative to the largest number of the state where that is more than 1; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 3 | 3 | 2 | 0 | 0 |
        /// | each order of a series | 0 | 8 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Expansion<T, 5>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "tolerance",
                        default: 2.220446049250313e-16,
                        minimum: 0.0,
                        maximum: 0.1,
                        gain: false,
                    },
                ]
            };

            fn new(system: &System<T>, _: T, _: &[T; 1]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let k4 = a * sqrt_m / k1;
                let k5 = -k4;
                Scheme { inv_sqrt_m, k3, k4, k5 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
                ];
                Ok((carried, (rt::Expansion::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let arrival = rt::follow(setting, motion, u)?;
                let [x1_new, x2_new, theta_new, rho1_new, rho2_new] = arrival.point;
                let carried = [x1_new, x2_new, theta_new, rho1_new, rho2_new];
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = arrival.expansion;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }

        impl<T: Scalar> rt::Flow<5, 1> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 5], T) {
                let [taylor_tolerance] = *setting.options();
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                ([x1, x2, theta, rho1, rho2], taylor_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 5>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [_,
                _,
                theta_new,
                rho1_new,
                rho2_new,
                ]: [T; 5],
            ) -> [T; 5] {
                let Scheme { inv_sqrt_m, k3, k4, k5 } = *setting.scheme();
                let (sin_theta_new, cos_theta_new) = series.sin_cos([0, 1], theta_new);
                let rho2_new_inv_sqrt_m = inv_sqrt_m * rho2_new;
                let term1 = series.product(2, cos_theta_new, rho2_new_inv_sqrt_m);
                let term2 = series.product(3, sin_theta_new, rho2_new_inv_sqrt_m);
                let term3 = series.product(4, rho2_new, k5 * rho1_new);
                let term4 = series.product(5, rho1_new, k4 * rho1_new);
                [term1, term2, k3 * rho1_new, term3, term4]
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Taylor> for System<T> {
        type Scheme = taylor::Scheme<T>;
    }

    /// The method `taylor:qv`.
    pub mod taylor_qv {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Adaptive Taylor series on (q, v) with multipliers.
        ///
        /// **Equation**: (q', v') = (q, v)(t + h),  (q̇, v̇) = (E v, g⁻¹ (μᵀ λ − γ − Eᵀ ∂V)),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v);  series as in `taylor`
        ///
        /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
        ///
        /// **Order**: 20
        ///
        /// **Options**:
        ///
        /// - `tolerance`: error of a polynomial, relative to the largest number of the state where that is more than 1; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | each order of a series | 12 | 31 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Expansion<T, 6>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "tolerance",
                        default: 2.220446049250313e-16,
                        minimum: 0.0,
                        maximum: 0.1,
                        gain: false,
                    },
                ]
            };

            fn new(system: &System<T>, _: T, _: &[T; 1]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let k1 = m_j / (j + m_a_squared);
                Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    k1,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
                Ok((carried, (rt::Expansion::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let arrival = rt::follow(setting, motion, u)?;
                let [x1_new, x2_new, theta_new, x1_dot_new, x2_dot_new, theta_dot_new] = arrival
                    .point;
                let carried = [
                    x1_new,
                    x2_new,
                    theta_new,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                ];
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = arrival.expansion;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }

        impl<T: Scalar> rt::Flow<6, 4> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 6], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                ([x1, x2, theta, x1_dot, x2_dot, theta_dot], taylor_qv_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 6>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: Self::Samples,
                series: &mut rt::Series<T, 4>,
                [_,
                _,
                theta_new,
                x1_dot_new,
                x2_dot_new,
                theta_dot_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    k1,
                } = *setting.scheme();
                let (sin_theta_new, cos_theta_new) = series.sin_cos([0, 1], theta_new);
                let term1 = series.product(2, cos_theta_new, x1_dot_new);
                let term2 = series.product(3, sin_theta_new, x2_dot_new);
                let term3 = series.product(4, theta_dot_new, theta_dot_new);
                let term4 = series.product(5, term1 + term2, theta_dot_new);
                let term5 = series
                    .product(6, sin_theta_new, m_a_squared * sin_theta_new);
                let term6 = series.constant(j);
                let t1 = inv_m_j * (term6 + term5);
                let t4 = series
                    .product(7, cos_theta_new, a_squared_over_j * sin_theta_new);
                let term7 = series
                    .product(8, cos_theta_new, m_a_squared * cos_theta_new);
                let t5 = inv_m_j * (term6 + term7);
                let t2 = m_a * term3;
                let t3 = series.product(9, cos_theta_new, t2);
                let t6 = series.product(10, sin_theta_new, t2);
                let term8 = series.product(11, t4, t3);
                let term9 = series.product(12, t5, t6);
                let term10 = series.product(13, t4, t6);
                let term11 = series.product(14, t1, t3);
                let term12 = series.product(15, term8 - term9, cos_theta_new);
                let term13 = series.product(16, term10 - term11, sin_theta_new);
                let t8 = k1 * (term4 + term12 - term13);
                let term14 = series.product(17, t8, sin_theta_new);
                let t9 = t3 - term14;
                let term15 = series.product(18, t8, cos_theta_new);
                let t10 = t6 + term15;
                let term16 = series.product(19, t9, t1);
                let term17 = series.product(20, t10, t4);
                let term18 = series.product(21, t10, t5);
                let term19 = series.product(22, t9, t4);
                let term20 = series.product(23, t9, sin_theta_new);
                let term21 = series.product(24, t10, cos_theta_new);
                [
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                    term16 - term17,
                    term18 - term19,
                    a_over_j * (term20 - term21),
                ]
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::TaylorQv> for System<T> {
        type Scheme = taylor_qv::Scheme<T>;
    }

    /// The method `euler`.
    pub mod euler {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit Euler method on D*.
        ///
        /// **Equation**: ζ' = ζ + h Π(ζ) ∇ℋ(ζ)
        ///
        /// **Source**: Euler (1768), Institutiones calculi integralis
        ///
        /// **Order**: 1
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 5 | 7 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `h/sqrt(J + m a²)`
            k4: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let k4 = h / k2;
                let h_over_sqrt_m = h / sqrt_m;
                let k5 = a * sqrt_m / k1 * h;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    h_over_sqrt_m,
                    k5,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { k4, h_over_sqrt_m, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_h_over_sqrt_m = rho2 * h_over_sqrt_m;
                let x1_new_2 = x1 + cos_theta * rho2_h_over_sqrt_m;
                let x2_new_2 = x2 + sin_theta * rho2_h_over_sqrt_m;
                let theta_new_2 = theta + rho1 * k4;
                let t1 = rho1 * k5;
                let rho1_new_2 = rho1 - rho2 * t1;
                let rho2_new_2 = rho2 + rho1 * t1;
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_finite(carried) {
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Euler> for System<T> {
        type Scheme = euler::Scheme<T>;
    }

    /// The method `rk2`.
    pub mod rk2 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Heun's method (Runge–Kutta of order 2) on D*.
        ///
        /// **Equation**: ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁
        ///
        /// **Source**: Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen
        ///
        /// **Order**: 2
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 13 | 20 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `h/2`
            half_h: T,
            /// `h/sqrt(J + m a²)`
            k5: T,
            /// `(h/sqrt(m))/2`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let k4 = a * sqrt_m / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = h / k2;
                let k6 = rt::lit::<T>(0.5) * (h / sqrt_m);
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    half_h,
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
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { k3, k4, half_h, k5, k6, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k4 * rho1;
                let t2 = rho1 * t1;
                let t3 = rho2 + h * t2;
                let t4 = theta + rho1 * k5;
                let (t5, t6) = rt::sin_cos(t4);
                let x1_new_2 = x1 + k6 * (cos_theta * rho2 + t3 * t6);
                let x2_new_2 = x2 + k6 * (sin_theta * rho2 + t3 * t5);
                let t7 = rho2 * t1;
                let t8 = rho1 - h * t7;
                let theta_new_2 = theta + half_h * (k3 * rho1 + k3 * t8);
                let t9 = k4 * t8;
                let rho1_new_2 = rho1 - half_h * (t7 + t3 * t9);
                let rho2_new_2 = rho2 + half_h * (t2 + t8 * t9);
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_finite(carried) {
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2> for System<T> {
        type Scheme = rk2::Scheme<T>;
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
        /// | once, from parameters | 1 | 3 | 4 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 29 | 46 | 0 | 0 | 4 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `a sqrt(m)/(J + m a²)`
            k4: T,
            /// `2/sqrt(m)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `h/sqrt(J + m a²)`
            k6: T,
            /// `(h/sqrt(J + m a²))/2`
            k7: T,
            /// `h/6`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k1 = j + m * (a * a);
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let k4 = a * sqrt_m / k1;
                let k5 = rt::lit::<T>(2.0) / sqrt_m;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = h / k2;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    half_h,
                    k6,
                    k7,
                    k8,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (j + m * (a * a)) * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t1,
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_sqrt_m, k3, k4, k5, half_h, k6, k7, k8 } = *setting
                    .scheme();
                let t1 = k4 * rho1;
                let t2 = rho1 * t1;
                let t3 = rho2 + half_h * t2;
                let t4 = theta + rho1 * k7;
                let (t5, t6) = rt::sin_cos(t4);
                let t7 = rho2 * t1;
                let t8 = rho1 - half_h * t7;
                let t9 = t8 * (k4 * t8);
                let t10 = rho2 + half_h * t9;
                let t11 = theta + k7 * t8;
                let (t12, t13) = rt::sin_cos(t11);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t14 = t8 * (k4 * t3);
                let t15 = rho1 - half_h * t14;
                let t16 = k4 * t15;
                let t17 = t15 * t16;
                let t18 = rho2 + h * t17;
                let t19 = theta + k6 * t15;
                let (t20, t21) = rt::sin_cos(t19);
                let t22 = (t3 * t6 + t10 * t13) * k5
                    + inv_sqrt_m * (cos_theta * rho2 + t18 * t21);
                let x1_new_2 = x1 + k8 * t22;
                let t23 = k5 * (t3 * t5 + t10 * t12)
                    + inv_sqrt_m * (sin_theta * rho2 + t18 * t20);
                let x2_new_2 = x2 + k8 * t23;
                let t24 = t10 * t16;
                let t25 = rho1 - h * t24;
                let t26 = k8
                    * (k3 * t25
                        + (k3 * rho1 + rt::lit::<T>(2.0) * (k3 * t8 + k3 * t15)));
                let theta_new_2 = theta + t26;
                let t27 = k4 * t25;
                let rho1_new_2 = rho1
                    - k8 * (t18 * t27 + (t7 + rt::lit::<T>(2.0) * (t14 + t24)));
                let rho2_new_2 = rho2
                    + k8 * (t25 * t27 + (t2 + rt::lit::<T>(2.0) * (t9 + t17)));
                let carried = [x1_new_2, x2_new_2, theta_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_finite(carried) {
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
                let [x1, x2, theta, rho1, rho2] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = rho2 * inv_sqrt_m;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k3 * rho1,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
    }

    /// The method `euler:qv`.
    pub mod euler_qv {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Explicit Euler method on (q, v) with multipliers.
        ///
        /// **Equation**: (q', v') = (q, v) + h (E v, v̇),  v̇ = g⁻¹ (μᵀ λ − γ − Eᵀ ∂V),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v)
        ///
        /// **Source**: Euler (1768), Institutiones calculi integralis
        ///
        /// **Order**: 1
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 36 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `(a/J) h`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let k1 = m_j / (j + m_a_squared);
                let k2 = a / j * h;
                Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    k1,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme { m_a, m_a_squared, inv_m_j, a_squared_over_j, k1, k2 } = *setting
                    .scheme();
                let x1_new_2 = x1 + x1_dot * h;
                let x2_new_2 = x2 + x2_dot * h;
                let theta_new_2 = theta + theta_dot * h;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = inv_m_j * (j + sin_theta * (sin_theta * m_a_squared));
                let t2 = m_a * (theta_dot * theta_dot);
                let t3 = cos_theta * t2;
                let t4 = cos_theta * (sin_theta * a_squared_over_j);
                let t5 = inv_m_j * (j + cos_theta * (cos_theta * m_a_squared));
                let t6 = sin_theta * t2;
                let t7 = theta_dot * (cos_theta * x1_dot + sin_theta * x2_dot)
                    + cos_theta * (t4 * t3 - t5 * t6);
                let t8 = k1 * (t7 - sin_theta * (t4 * t6 - t1 * t3));
                let t9 = t3 - sin_theta * t8;
                let t10 = t6 + cos_theta * t8;
                let x1_dot_new_2 = x1_dot + h * (t1 * t9 - t4 * t10);
                let x2_dot_new_2 = x2_dot + h * (t5 * t10 - t4 * t9);
                let theta_dot_new_2 = theta_dot
                    + (sin_theta * t9 - cos_theta * t10) * k2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                ];
                if !rt::all_finite(carried) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::EulerQv> for System<T> {
        type Scheme = euler_qv::Scheme<T>;
    }

    /// The method `rk2:qv`.
    pub mod rk2_qv {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Heun's method (Runge–Kutta of order 2) on (q, v) with multipliers.
        ///
        /// **Equation**: y' = y + h/2 (k₁ + k₂),  y = (q, v),  k₁ = (E v, v̇) at y, k₂ at y + h k₁,  v̇ with multipliers as in `euler:qv`
        ///
        /// **Source**: Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen
        ///
        /// **Order**: 2
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 40 | 73 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `h/2`
            half_h: T,
            /// `(a/J) h`
            a_over_j_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let k1 = m_j / (j + m_a_squared);
                let half_h = rt::lit::<T>(0.5) * h;
                let a_over_j_h = a_over_j * h;
                Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    k1,
                    half_h,
                    a_over_j_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    k1,
                    half_h,
                    a_over_j_h,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = inv_m_j * (j + sin_theta * (sin_theta * m_a_squared));
                let t2 = m_a * (theta_dot * theta_dot);
                let t3 = cos_theta * t2;
                let t4 = cos_theta * (sin_theta * a_squared_over_j);
                let t5 = inv_m_j * (j + cos_theta * (cos_theta * m_a_squared));
                let t6 = sin_theta * t2;
                let t7 = theta_dot * (cos_theta * x1_dot + sin_theta * x2_dot)
                    + cos_theta * (t4 * t3 - t5 * t6);
                let t8 = k1 * (t7 - sin_theta * (t4 * t6 - t1 * t3));
                let t9 = t3 - sin_theta * t8;
                let t10 = t6 + cos_theta * t8;
                let t11 = t1 * t9 - t4 * t10;
                let t12 = x1_dot + h * t11;
                let x1_new_2 = x1 + half_h * (x1_dot + t12);
                let t13 = t5 * t10 - t4 * t9;
                let t14 = x2_dot + h * t13;
                let x2_new_2 = x2 + half_h * (x2_dot + t14);
                let t15 = sin_theta * t9 - cos_theta * t10;
                let t16 = theta_dot + t15 * a_over_j_h;
                let theta_new_2 = theta + half_h * (theta_dot + t16);
                let t17 = theta + theta_dot * h;
                let (t18, t19) = rt::sin_cos(t17);
                let t20 = inv_m_j * (j + t18 * (m_a_squared * t18));
                let t21 = t16 * t16;
                let t22 = m_a * t19 * t21;
                let t23 = t19 * (t18 * a_squared_over_j);
                let t24 = inv_m_j * (j + t19 * (m_a_squared * t19));
                let t25 = m_a * t18 * t21;
                let t26 = t16 * (t19 * t12 + t18 * t14) + t19 * (t23 * t22 - t24 * t25);
                let t27 = k1 * (t26 - t18 * (t23 * t25 - t20 * t22));
                let t28 = t22 - t18 * t27;
                let t29 = t25 + t19 * t27;
                let x1_dot_new_2 = x1_dot + half_h * (t11 + t20 * t28 - t23 * t29);
                let x2_dot_new_2 = x2_dot + half_h * (t13 + t24 * t29 - t23 * t28);
                let theta_dot_new_2 = theta_dot
                    + half_h * (a_over_j * t15 + a_over_j * (t18 * t28 - t19 * t29));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                ];
                if !rt::all_finite(carried) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2Qv> for System<T> {
        type Scheme = rk2_qv::Scheme<T>;
    }

    /// The method `rk4:qv`.
    pub mod rk4_qv {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Classical Runge–Kutta method of order 4 on (q, v) with multipliers.
        ///
        /// **Equation**: y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, v),  k = (E v, v̇) at y, y + h k₁/2, y + h k₂/2, y + h k₃,  v̇ with multipliers as in `euler:qv`
        ///
        /// **Source**: Kutta (1901), Beitrag zur näherungsweisen Integration totaler Differentialgleichungen
        ///
        /// **Order**: 4
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 84 | 151 | 0 | 0 | 4 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `h/2`
            half_h: T,
            /// `(a/J) h`
            a_over_j_h: T,
            /// `(a/J) h/2`
            half_a_over_j_h: T,
            /// `h/6`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let k1 = m_j / (j + m_a_squared);
                let half_h = rt::lit::<T>(0.5) * h;
                let a_over_j_h = a_over_j * h;
                let half_a_over_j_h = rt::lit::<T>(0.5) * a_over_j_h;
                let k2 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    k1,
                    half_h,
                    a_over_j_h,
                    half_a_over_j_h,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let carried = [x1, x2, theta, x1_dot, x2_dot, theta_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    k1,
                    half_h,
                    a_over_j_h,
                    half_a_over_j_h,
                    k2,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = m_a * (theta_dot * theta_dot);
                let t2 = cos_theta * t1;
                let t3 = cos_theta * (sin_theta * a_squared_over_j);
                let t4 = inv_m_j * (j + cos_theta * (cos_theta * m_a_squared));
                let t5 = sin_theta * t1;
                let t6 = theta_dot * (cos_theta * x1_dot + sin_theta * x2_dot)
                    + cos_theta * (t3 * t2 - t4 * t5);
                let t7 = inv_m_j * (j + sin_theta * (sin_theta * m_a_squared));
                let t8 = k1 * (t6 - sin_theta * (t3 * t5 - t7 * t2));
                let t9 = t2 - sin_theta * t8;
                let t10 = t5 + cos_theta * t8;
                let t11 = sin_theta * t9 - cos_theta * t10;
                let t12 = theta_dot + t11 * half_a_over_j_h;
                let t13 = theta + half_h * t12;
                let (t14, t15) = rt::sin_cos(t13);
                let t16 = inv_m_j * (j + t14 * (m_a_squared * t14));
                let t17 = theta + theta_dot * half_h;
                let (t18, t19) = rt::sin_cos(t17);
                let t20 = t12 * t12;
                let t21 = m_a * t19 * t20;
                let t22 = t7 * t9 - t3 * t10;
                let t23 = x1_dot + half_h * t22;
                let t24 = t4 * t10 - t3 * t9;
                let t25 = x2_dot + half_h * t24;
                let t26 = t19 * (a_squared_over_j * t18);
                let t27 = inv_m_j * (j + t19 * (m_a_squared * t19));
                let t28 = m_a * t18 * t20;
                let t29 = t12 * (t19 * t23 + t18 * t25) + t19 * (t26 * t21 - t27 * t28);
                let t30 = inv_m_j * (j + t18 * (m_a_squared * t18));
                let t31 = k1 * (t29 - t18 * (t26 * t28 - t30 * t21));
                let t32 = t21 - t18 * t31;
                let t33 = t28 + t19 * t31;
                let t34 = t18 * t32 - t19 * t33;
                let t35 = theta_dot + half_a_over_j_h * t34;
                let t36 = t35 * t35;
                let t37 = t36 * (m_a * t15);
                let t38 = t30 * t32 - t26 * t33;
                let t39 = x1_dot + half_h * t38;
                let t40 = t27 * t33 - t26 * t32;
                let t41 = x2_dot + half_h * t40;
                let t42 = t15 * (a_squared_over_j * t14);
                let t43 = inv_m_j * (j + t15 * (m_a_squared * t15));
                let t44 = t36 * (m_a * t14);
                let t45 = t35 * (t39 * t15 + t41 * t14) + t15 * (t42 * t37 - t43 * t44);
                let t46 = k1 * (t45 - t14 * (t42 * t44 - t16 * t37));
                let t47 = t37 - t14 * t46;
                let t48 = t44 + t15 * t46;
                let t49 = t16 * t47 - t42 * t48;
                let t50 = x1_dot + h * t49;
                let x1_new_2 = x1
                    + k2 * (t50 + (x1_dot + rt::lit::<T>(2.0) * (t23 + t39)));
                let t51 = t43 * t48 - t42 * t47;
                let t52 = x2_dot + h * t51;
                let x2_new_2 = x2
                    + k2 * (t52 + (x2_dot + rt::lit::<T>(2.0) * (t25 + t41)));
                let t53 = t14 * t47 - t15 * t48;
                let t54 = theta_dot + a_over_j_h * t53;
                let theta_new_2 = theta
                    + k2 * (t54 + (theta_dot + rt::lit::<T>(2.0) * (t12 + t35)));
                let t55 = theta + h * t35;
                let (t56, t57) = rt::sin_cos(t55);
                let t58 = inv_m_j * (j + t56 * (m_a_squared * t56));
                let t59 = t54 * t54;
                let t60 = t59 * (m_a * t57);
                let t61 = t57 * (a_squared_over_j * t56);
                let t62 = inv_m_j * (j + t57 * (m_a_squared * t57));
                let t63 = t59 * (m_a * t56);
                let t64 = t54 * (t50 * t57 + t52 * t56) + t57 * (t61 * t60 - t62 * t63);
                let t65 = k1 * (t64 - t56 * (t61 * t63 - t58 * t60));
                let t66 = t60 - t56 * t65;
                let t67 = t63 + t57 * t65;
                let x1_dot_new_2 = x1_dot
                    + k2
                        * (t58 * t66 + (t22 + rt::lit::<T>(2.0) * (t38 + t49))
                            - t61 * t67);
                let x2_dot_new_2 = x2_dot
                    + k2
                        * (t62 * t67 + (t24 + rt::lit::<T>(2.0) * (t40 + t51))
                            - t61 * t66);
                let t68 = a_over_j * (t56 * t66 - t57 * t67)
                    + (a_over_j * t11
                        + rt::lit::<T>(2.0) * (a_over_j * t34 + a_over_j * t53));
                let theta_dot_new_2 = theta_dot + k2 * t68;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                ];
                if !rt::all_finite(carried) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4Qv> for System<T> {
        type Scheme = rk4_qv::Scheme<T>;
    }

    /// The method `feedback-euler`.
    pub mod feedback_euler {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, explicit Euler method.
        ///
        /// **Equation**: y' = y + h f(y),  y = (q, p),  f = X̃ − ∇V_L,  V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²,  X̃: q̇ = E ∂H̃/∂p, ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i with λ̃ such that dJ/dt = 0
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 1
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 7 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 55 | 91 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 8 | 19 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackEuler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackEuler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `J + m a²`
            j_plus_m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `m a/(J + m a²)`
            k1: T,
            /// `m J/(J + m a²)`
            k2: T,
            /// `(J + m a²)/(m J)`
            k3: T,
            /// `(m a/(J + m a²))/2`
            k4: T,
            /// `a²/(J²)`
            k5: T,
            /// `1/(m² J²)`
            k6: T,
            /// `feedback-euler_J (m a/(J + m a²))`
            k7: T,
            /// `(m J/(J + m a²)) h feedback-euler_J`
            k8: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2).
            type Carried = [T; 9];
            type Memory = (rt::StabilityMonitor<T, 2>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 2]) -> Self {
                let [feedback_euler_j, feedback_euler_h] = *options;
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = m_a / j_plus_m_a_squared;
                let k2 = m_j / j_plus_m_a_squared;
                let k3 = j_plus_m_a_squared / m_j;
                let k4 = rt::lit::<T>(0.5) * k1;
                let k5 = a_squared / (j * j);
                let k6 = rt::lit::<T>(1.0) / (m_j * m_j);
                let k7 = feedback_euler_j * k1;
                let k8 = k2 * (h * feedback_euler_j);
                let h_feedback_euler_h = h * feedback_euler_h;
                Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    h_feedback_euler_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 2],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    ..
                } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = x1_dot - a * sin_theta * theta_dot;
                let t2 = m * t1;
                let t3 = x2_dot + a * cos_theta * theta_dot;
                let t4 = m * t3;
                let t5 = j_plus_m_a_squared * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t6 = cos_theta * (sin_theta * a_squared_over_j);
                let t7 = (j + sin_theta * (sin_theta * m_a_squared)) * (inv_j * t1)
                    + t5 * sin_theta_a_over_j - t4 * t6;
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t8 = (j + cos_theta * (cos_theta * m_a_squared)) * (inv_j * t3)
                    - t2 * t6 - t5 * cos_theta_a_over_j;
                let t9 = cos_theta * t8 - sin_theta * t7;
                let t10 = t4 * (t8 - cos_theta * t9)
                    + t5
                        * (k1 * t9
                            + (inv_j * t5 + t2 * sin_theta_a_over_j
                                - t4 * cos_theta_a_over_j));
                let carried = [
                    x1,
                    x2,
                    theta,
                    t2,
                    t4,
                    t5,
                    rt::lit::<T>(0.5) * (t2 * (t7 + sin_theta * t9) + t10),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [x1, x2, theta, p_x1, p_x2, p_theta, level_h, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h] = *setting.options();
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    h_feedback_euler_h,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t1 = cos_theta * (sin_theta * a_squared_over_j);
                let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                    - (p_theta * cos_theta_a_over_j + p_x1 * t1);
                let t4 = cos_theta * t3 - sin_theta * t2;
                let t5 = sin_theta * t4;
                let t6 = t2 + t5;
                let x1_new_2 = x1 + h * t6;
                let t7 = cos_theta * t4;
                let t8 = t3 - t7;
                let x2_new_2 = x2 + h * t8;
                let t9 = k1 * t4;
                let t10 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                    - p_x2 * cos_theta_a_over_j + t9;
                let m_a_cos_theta = m_a * cos_theta;
                let t11 = t6 - rt::lit::<T>(0.5) * t5;
                let sin_theta_m_a = sin_theta * m_a;
                let t12 = t8 + rt::lit::<T>(0.5) * t7;
                let t13 = cos_theta * t6 + sin_theta * t8;
                let t14 = t13 * (k2 * t4);
                let t15 = t10 - t4 * k4;
                let t16 = t9 * (m_a_cos_theta * t11 + sin_theta_m_a * t12)
                    + (t14 + t15 * (m_a_cos_theta * t5 - sin_theta_m_a * t7));
                let t17 = m_a_cos_theta * t6 + sin_theta_m_a * t8;
                let t18 = sin_theta_m_a * t10;
                let t19 = m_a_cos_theta * t10;
                let t20 = t14 + rt::lit::<T>(0.5) * (t10 * t17 + (t8 * t18 + t6 * t19));
                let t21 = feedback_euler_h
                    * (rt::lit::<T>(0.5) * (p_x1 * t6 + (p_x2 * t8 + p_theta * t10))
                        - level_h);
                let theta_new_2 = theta + h * (t10 + feedback_euler_j * t16 - t20 * t21);
                let t22 = t19 * (sin_theta * k3);
                let t23 = t18 * (cos_theta * k3);
                let t24 = t10 * t13 + t15 * (t22 - t23)
                    - a_over_j * (t20 - (t19 * t11 + t18 * t12));
                let t25 = k2 * t24;
                let p_x1_new = p_x1
                    - h * (sin_theta * t25 + (t6 * t21 - feedback_euler_j * t5));
                let p_x2_new = p_x2
                    + h * (cos_theta * t25 - (feedback_euler_j * t7 + t8 * t21));
                let p_theta_new = p_theta - h * (t10 * t21 + (t20 - t4 * k7));
                let t26 = t13 + t22 + (a_over_j * t17 - t23);
                let t27 = sin_theta * j_plus_m_a_squared;
                let t28 = cos_theta * j_plus_m_a_squared;
                let stability1_new = k8
                    * (t26 * t26 + (k5 + k6 * (t27 * t27 + t28 * t28)));
                let stability2_new = h_feedback_euler_h
                    * (t20 * t20 + (t10 * t10 + (t6 * t6 + t8 * t8)));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[7]),
                            ("H", setting.options()[1], carried[8]),
                        ],
                    )
                    .map_err(|term| setting.unstable(1, term, tally))?;
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[7],
                    carried[8],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _, _] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t1 = cos_theta * (sin_theta * a_squared_over_j);
                let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                    - (p_theta * cos_theta_a_over_j + p_x1 * t1);
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: t2,
                    x2_dot: t3,
                    theta_dot: p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackEuler> for System<T> {
        type Scheme = feedback_euler::Scheme<T>;
    }

    /// The method `feedback-rk2`.
    pub mod feedback_rk2 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, Heun's method (Runge–Kutta of order 2).
        ///
        /// **Equation**: y' = y + h/2 (k₁ + k₂),  y = (q, p),  k₁ = X̃ − ∇V_L at y, k₂ at y + h k₁, with X̃ and V_L as in `feedback-euler`
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 2
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 7 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 105 | 166 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 8 | 19 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `J + m a²`
            j_plus_m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `m a/(J + m a²)`
            k1: T,
            /// `m J/(J + m a²)`
            k2: T,
            /// `(J + m a²)/(m J)`
            k3: T,
            /// `(m a/(J + m a²))/2`
            k4: T,
            /// `a²/(J²)`
            k5: T,
            /// `1/(m² J²)`
            k6: T,
            /// `h/2`
            half_h: T,
            /// `feedback-rk2_J (m a/(J + m a²))`
            k7: T,
            /// `(m J/(J + m a²)) h feedback-rk2_J`
            k8: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2).
            type Carried = [T; 9];
            type Memory = (rt::StabilityMonitor<T, 2>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 2]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h] = *options;
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = m_a / j_plus_m_a_squared;
                let k2 = m_j / j_plus_m_a_squared;
                let k3 = j_plus_m_a_squared / m_j;
                let k4 = rt::lit::<T>(0.5) * k1;
                let k5 = a_squared / (j * j);
                let k6 = rt::lit::<T>(1.0) / (m_j * m_j);
                let half_h = rt::lit::<T>(0.5) * h;
                let k7 = feedback_rk2_j * k1;
                let k8 = k2 * (h * feedback_rk2_j);
                let h_feedback_rk2_h = h * feedback_rk2_h;
                Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    half_h,
                    k7,
                    k8,
                    h_feedback_rk2_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 2],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    ..
                } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = x1_dot - a * sin_theta * theta_dot;
                let t2 = m * t1;
                let t3 = x2_dot + a * cos_theta * theta_dot;
                let t4 = m * t3;
                let t5 = j_plus_m_a_squared * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t6 = cos_theta * (sin_theta * a_squared_over_j);
                let t7 = (j + sin_theta * (sin_theta * m_a_squared)) * (inv_j * t1)
                    + t5 * sin_theta_a_over_j - t4 * t6;
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t8 = (j + cos_theta * (cos_theta * m_a_squared)) * (inv_j * t3)
                    - t2 * t6 - t5 * cos_theta_a_over_j;
                let t9 = cos_theta * t8 - sin_theta * t7;
                let t10 = t4 * (t8 - cos_theta * t9)
                    + t5
                        * (k1 * t9
                            + (inv_j * t5 + t2 * sin_theta_a_over_j
                                - t4 * cos_theta_a_over_j));
                let carried = [
                    x1,
                    x2,
                    theta,
                    t2,
                    t4,
                    t5,
                    rt::lit::<T>(0.5) * (t2 * (t7 + sin_theta * t9) + t10),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [x1, x2, theta, p_x1, p_x2, p_theta, level_h, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h] = *setting.options();
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    half_h,
                    k7,
                    k8,
                    h_feedback_rk2_h,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t1 = cos_theta * (sin_theta * a_squared_over_j);
                let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                    - (p_theta * cos_theta_a_over_j + p_x1 * t1);
                let t4 = cos_theta * t3 - sin_theta * t2;
                let t5 = sin_theta * t4;
                let t6 = t2 + t5;
                let t7 = k1 * t4;
                let t8 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                    - p_x2 * cos_theta_a_over_j + t7;
                let m_a_cos_theta = m_a * cos_theta;
                let t9 = t6 - rt::lit::<T>(0.5) * t5;
                let sin_theta_m_a = sin_theta * m_a;
                let t10 = cos_theta * t4;
                let t11 = t3 - t10;
                let t12 = t11 + rt::lit::<T>(0.5) * t10;
                let t13 = cos_theta * t6 + sin_theta * t11;
                let t14 = t13 * (k2 * t4);
                let t15 = t8 - t4 * k4;
                let t16 = t7 * (m_a_cos_theta * t9 + sin_theta_m_a * t12)
                    + (t14 + t15 * (m_a_cos_theta * t5 - sin_theta_m_a * t10));
                let t17 = m_a_cos_theta * t6 + sin_theta_m_a * t11;
                let t18 = sin_theta_m_a * t8;
                let t19 = m_a_cos_theta * t8;
                let t20 = t14 + rt::lit::<T>(0.5) * (t8 * t17 + (t11 * t18 + t6 * t19));
                let t21 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (p_x1 * t6 + (p_x2 * t11 + p_theta * t8))
                        - level_h);
                let t22 = t8 + feedback_rk2_j * t16 - t20 * t21;
                let t23 = theta + h * t22;
                let (t24, t25) = rt::sin_cos(t23);
                let t26 = t19 * (sin_theta * k3);
                let t27 = t18 * (cos_theta * k3);
                let t28 = t8 * t13 + t15 * (t26 - t27)
                    - a_over_j * (t20 - (t19 * t9 + t18 * t12));
                let t29 = k2 * t28;
                let t30 = sin_theta * t29 + (t6 * t21 - feedback_rk2_j * t5);
                let t31 = p_x1 - h * t30;
                let t32 = t8 * t21 + (t20 - t4 * k7);
                let t33 = p_theta - h * t32;
                let t34 = a_over_j * t24;
                let t35 = cos_theta * t29 - (feedback_rk2_j * t10 + t11 * t21);
                let t36 = p_x2 + h * t35;
                let t37 = t25 * (a_squared_over_j * t24);
                let t38 = (j + t24 * (m_a_squared * t24)) * (inv_m_j * t31)
                    + (t33 * t34 - t36 * t37);
                let t39 = a_over_j * t25;
                let t40 = (j + t25 * (m_a_squared * t25)) * (inv_m_j * t36)
                    - (t31 * t37 + t33 * t39);
                let t41 = t25 * t40 - t24 * t38;
                let t42 = t24 * t41;
                let t43 = t38 + t42;
                let x1_new_2 = x1 + half_h * (t6 + t43);
                let t44 = t25 * t41;
                let t45 = t40 - t44;
                let x2_new_2 = x2 + half_h * (t11 + t45);
                let t46 = k1 * t41;
                let t47 = m_a * t25;
                let t48 = t43 - rt::lit::<T>(0.5) * t42;
                let t49 = m_a * t24;
                let t50 = t45 + rt::lit::<T>(0.5) * t44;
                let t51 = t25 * t43 + t24 * t45;
                let t52 = t51 * (k2 * t41);
                let t53 = t46 + (t31 * t34 + inv_j * t33 - t36 * t39);
                let t54 = t53 - k4 * t41;
                let t55 = t46 * (t47 * t48 + t49 * t50)
                    + (t52 + t54 * (t47 * t42 - t49 * t44));
                let t56 = t49 * t53;
                let t57 = t47 * t53;
                let t58 = rt::lit::<T>(0.5)
                    * (t53 * (t47 * t43 + t49 * t45) + (t45 * t56 + t43 * t57));
                let t59 = t52 + t58;
                let t60 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (t31 * t43 + (t36 * t45 + t33 * t53))
                        - level_h);
                let theta_new_2 = theta
                    + half_h * (feedback_rk2_j * t55 + (t22 + t53) - t59 * t60);
                let t61 = t53 * t51 + (t24 * t57 - t25 * t56) * (k3 * t54)
                    - a_over_j * (t59 - (t57 * t48 + t56 * t50));
                let t62 = k2 * t61;
                let p_x1_new = p_x1
                    - half_h * (t24 * t62 + (t43 * t60 + (t30 - feedback_rk2_j * t42)));
                let p_x2_new = p_x2
                    + half_h * (t25 * t62 + (t35 - feedback_rk2_j * t44 - t45 * t60));
                let p_theta_new = p_theta
                    - half_h * (t53 * t60 + (t59 + (t32 - k7 * t41)));
                let t63 = t13 + t26 + (a_over_j * t17 - t27);
                let t64 = sin_theta * j_plus_m_a_squared;
                let t65 = cos_theta * j_plus_m_a_squared;
                let stability1_new = (t63 * t63 + (k5 + k6 * (t64 * t64 + t65 * t65)))
                    * k8;
                let stability2_new = h_feedback_rk2_h
                    * (t20 * t20 + (t8 * t8 + (t6 * t6 + t11 * t11)));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[7]),
                            ("H", setting.options()[1], carried[8]),
                        ],
                    )
                    .map_err(|term| setting.unstable(2, term, tally))?;
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[7],
                    carried[8],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _, _] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t1 = cos_theta * (sin_theta * a_squared_over_j);
                let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                    - (p_theta * cos_theta_a_over_j + p_x1 * t1);
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: t2,
                    x2_dot: t3,
                    theta_dot: p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackRk2> for System<T> {
        type Scheme = feedback_rk2::Scheme<T>;
    }

    /// The method `feedback-rk4`.
    pub mod feedback_rk4 {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Feedback integrator on T*Q, classical Runge–Kutta method of order 4.
        ///
        /// **Equation**: y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, p),  k = X̃ − ∇V_L at y, y + h k₁/2, y + h k₂/2, y + h k₃, with X̃ and V_L as in `feedback-euler`
        ///
        /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
        ///
        /// **Order**: 4
        ///
        /// **Options**:
        ///
        /// - `J`: gain of the constraint momenta, at least 0, 1 if not given
        /// - `H`: gain of the extended Hamiltonian, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 7 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 0 | 0 | 0 | 0 |
        /// | each step | 205 | 322 | 0 | 0 | 4 | 0 |
        /// | each state that is looked at | 8 | 19 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `m a²`
            m_a_squared: T,
            /// `J + m a²`
            j_plus_m_a_squared: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `m a/(J + m a²)`
            k1: T,
            /// `m J/(J + m a²)`
            k2: T,
            /// `(J + m a²)/(m J)`
            k3: T,
            /// `(m a/(J + m a²))/2`
            k4: T,
            /// `a²/(J²)`
            k5: T,
            /// `1/(m² J²)`
            k6: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k7: T,
            /// `feedback-rk4_J (m a/(J + m a²))`
            k8: T,
            /// `(m J/(J + m a²)) h feedback-rk4_J`
            k9: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2).
            type Carried = [T; 9];
            type Memory = (rt::StabilityMonitor<T, 2>,);
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[
                    OptionInfo {
                        name: "J",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                    OptionInfo {
                        name: "H",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 2]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h] = *options;
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let m_j = m * j;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = m_a / j_plus_m_a_squared;
                let k2 = m_j / j_plus_m_a_squared;
                let k3 = j_plus_m_a_squared / m_j;
                let k4 = rt::lit::<T>(0.5) * k1;
                let k5 = a_squared / (j * j);
                let k6 = rt::lit::<T>(1.0) / (m_j * m_j);
                let half_h = rt::lit::<T>(0.5) * h;
                let k7 = rt::lit::<T>(0.16666666666666666) * h;
                let k8 = feedback_rk4_j * k1;
                let k9 = k2 * (h * feedback_rk4_j);
                let h_feedback_rk4_h = h * feedback_rk4_h;
                Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    half_h,
                    k7,
                    k8,
                    k9,
                    h_feedback_rk4_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 2],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    ..
                } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = x1_dot - a * sin_theta * theta_dot;
                let t2 = m * t1;
                let t3 = x2_dot + a * cos_theta * theta_dot;
                let t4 = m * t3;
                let t5 = j_plus_m_a_squared * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t6 = cos_theta * (sin_theta * a_squared_over_j);
                let t7 = (j + sin_theta * (sin_theta * m_a_squared)) * (inv_j * t1)
                    + t5 * sin_theta_a_over_j - t4 * t6;
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t8 = (j + cos_theta * (cos_theta * m_a_squared)) * (inv_j * t3)
                    - t2 * t6 - t5 * cos_theta_a_over_j;
                let t9 = cos_theta * t8 - sin_theta * t7;
                let t10 = t4 * (t8 - cos_theta * t9)
                    + t5
                        * (k1 * t9
                            + (inv_j * t5 + t2 * sin_theta_a_over_j
                                - t4 * cos_theta_a_over_j));
                let carried = [
                    x1,
                    x2,
                    theta,
                    t2,
                    t4,
                    t5,
                    rt::lit::<T>(0.5) * (t2 * (t7 + sin_theta * t9) + t10),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                ];
                Ok((carried, (rt::StabilityMonitor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (stability,) = &motion.memory;
                let [x1, x2, theta, p_x1, p_x2, p_theta, level_h, _, _] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h] = *setting.options();
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    half_h,
                    k7,
                    k8,
                    k9,
                    h_feedback_rk4_h,
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t1 = cos_theta * (sin_theta * a_squared_over_j);
                let t2 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                    - (p_theta * cos_theta_a_over_j + p_x1 * t1);
                let t3 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let t4 = cos_theta * t2 - sin_theta * t3;
                let t5 = k1 * t4;
                let t6 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                    - p_x2 * cos_theta_a_over_j + t5;
                let m_a_cos_theta = m_a * cos_theta;
                let t7 = sin_theta * t4;
                let t8 = t3 + t7;
                let t9 = t8 - rt::lit::<T>(0.5) * t7;
                let sin_theta_m_a = sin_theta * m_a;
                let t10 = cos_theta * t4;
                let t11 = t2 - t10;
                let t12 = t11 + rt::lit::<T>(0.5) * t10;
                let t13 = cos_theta * t8 + sin_theta * t11;
                let t14 = t13 * (k2 * t4);
                let t15 = t6 - t4 * k4;
                let t16 = t5 * (m_a_cos_theta * t9 + sin_theta_m_a * t12)
                    + (t14 + t15 * (m_a_cos_theta * t7 - sin_theta_m_a * t10));
                let t17 = m_a_cos_theta * t8 + sin_theta_m_a * t11;
                let t18 = sin_theta_m_a * t6;
                let t19 = m_a_cos_theta * t6;
                let t20 = t14 + rt::lit::<T>(0.5) * (t6 * t17 + (t11 * t18 + t8 * t19));
                let t21 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (p_x1 * t8 + (p_x2 * t11 + p_theta * t6))
                        - level_h);
                let t22 = t6 + feedback_rk4_j * t16 - t20 * t21;
                let t23 = theta + half_h * t22;
                let (t24, t25) = rt::sin_cos(t23);
                let t26 = t19 * (sin_theta * k3);
                let t27 = t18 * (cos_theta * k3);
                let t28 = t6 * t13 + t15 * (t26 - t27)
                    - a_over_j * (t20 - (t19 * t9 + t18 * t12));
                let t29 = k2 * t28;
                let t30 = cos_theta * t29 - (feedback_rk4_j * t10 + t11 * t21);
                let t31 = p_x2 + half_h * t30;
                let t32 = sin_theta * t29 + (t8 * t21 - feedback_rk4_j * t7);
                let t33 = p_x1 - half_h * t32;
                let t34 = t25 * (a_squared_over_j * t24);
                let t35 = t6 * t21 + (t20 - t4 * k8);
                let t36 = p_theta - half_h * t35;
                let t37 = a_over_j * t25;
                let t38 = (j + t25 * (m_a_squared * t25)) * (inv_m_j * t31)
                    - (t33 * t34 + t36 * t37);
                let t39 = a_over_j * t24;
                let t40 = (j + t24 * (m_a_squared * t24)) * (inv_m_j * t33)
                    + (t36 * t39 - t31 * t34);
                let t41 = t25 * t38 - t24 * t40;
                let t42 = k1 * t41;
                let t43 = t42 + (t33 * t39 + inv_j * t36 - t31 * t37);
                let t44 = m_a * t25;
                let t45 = t24 * t41;
                let t46 = t40 + t45;
                let t47 = t46 - rt::lit::<T>(0.5) * t45;
                let t48 = m_a * t24;
                let t49 = t25 * t41;
                let t50 = t38 - t49;
                let t51 = t50 + rt::lit::<T>(0.5) * t49;
                let t52 = t25 * t46 + t24 * t50;
                let t53 = t52 * (k2 * t41);
                let t54 = t43 - k4 * t41;
                let t55 = t42 * (t44 * t47 + t48 * t51)
                    + (t53 + t54 * (t44 * t45 - t48 * t49));
                let t56 = t48 * t43;
                let t57 = t44 * t43;
                let t58 = rt::lit::<T>(0.5)
                    * (t43 * (t44 * t46 + t48 * t50) + (t50 * t56 + t46 * t57));
                let t59 = t53 + t58;
                let t60 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t33 * t46 + (t31 * t50 + t36 * t43))
                        - level_h);
                let t61 = t43 + feedback_rk4_j * t55 - t59 * t60;
                let t62 = theta + half_h * t61;
                let (t63, t64) = rt::sin_cos(t62);
                let t65 = t43 * t52 + (t24 * t57 - t25 * t56) * (k3 * t54)
                    - a_over_j * (t59 - (t57 * t47 + t56 * t51));
                let t66 = k2 * t65;
                let t67 = t25 * t66 - (feedback_rk4_j * t49 + t50 * t60);
                let t68 = p_x2 + half_h * t67;
                let t69 = t24 * t66 + (t46 * t60 - feedback_rk4_j * t45);
                let t70 = p_x1 - half_h * t69;
                let t71 = t64 * (a_squared_over_j * t63);
                let t72 = t43 * t60 + (t59 - k8 * t41);
                let t73 = p_theta - half_h * t72;
                let t74 = a_over_j * t64;
                let t75 = (j + t64 * (m_a_squared * t64)) * (inv_m_j * t68)
                    - (t70 * t71 + t73 * t74);
                let t76 = a_over_j * t63;
                let t77 = (j + t63 * (m_a_squared * t63)) * (inv_m_j * t70)
                    + (t73 * t76 - t68 * t71);
                let t78 = t64 * t75 - t63 * t77;
                let t79 = k1 * t78;
                let t80 = t79 + (t70 * t76 + inv_j * t73 - t68 * t74);
                let t81 = m_a * t64;
                let t82 = t63 * t78;
                let t83 = t77 + t82;
                let t84 = t83 - rt::lit::<T>(0.5) * t82;
                let t85 = m_a * t63;
                let t86 = t64 * t78;
                let t87 = t75 - t86;
                let t88 = t87 + rt::lit::<T>(0.5) * t86;
                let t89 = t64 * t83 + t63 * t87;
                let t90 = t89 * (k2 * t78);
                let t91 = t80 - k4 * t78;
                let t92 = t79 * (t81 * t84 + t85 * t88)
                    + (t90 + t91 * (t81 * t82 - t85 * t86));
                let t93 = t85 * t80;
                let t94 = t81 * t80;
                let t95 = rt::lit::<T>(0.5)
                    * (t80 * (t81 * t83 + t85 * t87) + (t87 * t93 + t83 * t94));
                let t96 = t90 + t95;
                let t97 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t70 * t83 + (t68 * t87 + t73 * t80))
                        - level_h);
                let t98 = t80 + feedback_rk4_j * t92 - t96 * t97;
                let t99 = theta + h * t98;
                let (t100, t101) = rt::sin_cos(t99);
                let t102 = t80 * t89 + (t63 * t94 - t64 * t93) * (k3 * t91)
                    - a_over_j * (t96 - (t94 * t84 + t93 * t88));
                let t103 = k2 * t102;
                let t104 = t63 * t103 + (t83 * t97 - feedback_rk4_j * t82);
                let t105 = p_x1 - h * t104;
                let t106 = t80 * t97 + (t96 - k8 * t78);
                let t107 = p_theta - h * t106;
                let t108 = a_over_j * t100;
                let t109 = t64 * t103 - (feedback_rk4_j * t86 + t87 * t97);
                let t110 = p_x2 + h * t109;
                let t111 = t101 * (a_squared_over_j * t100);
                let t112 = (j + t100 * (m_a_squared * t100)) * (inv_m_j * t105)
                    + (t107 * t108 - t110 * t111);
                let t113 = a_over_j * t101;
                let t114 = (j + t101 * (m_a_squared * t101)) * (inv_m_j * t110)
                    - (t105 * t111 + t107 * t113);
                let t115 = t101 * t114 - t100 * t112;
                let t116 = t100 * t115;
                let t117 = t112 + t116;
                let x1_new_2 = x1 + k7 * (t117 + (t8 + rt::lit::<T>(2.0) * (t46 + t83)));
                let t118 = t101 * t115;
                let t119 = t114 - t118;
                let x2_new_2 = x2
                    + k7 * (t119 + (t11 + rt::lit::<T>(2.0) * (t50 + t87)));
                let t120 = k1 * t115;
                let t121 = m_a * t101;
                let t122 = t117 - rt::lit::<T>(0.5) * t116;
                let t123 = m_a * t100;
                let t124 = t119 + rt::lit::<T>(0.5) * t118;
                let t125 = t101 * t117 + t100 * t119;
                let t126 = t125 * (k2 * t115);
                let t127 = t120 + (t105 * t108 + inv_j * t107 - t110 * t113);
                let t128 = t127 - k4 * t115;
                let t129 = t120 * (t121 * t122 + t123 * t124)
                    + (t126 + t128 * (t121 * t116 - t123 * t118));
                let t130 = t123 * t127;
                let t131 = t121 * t127;
                let t132 = rt::lit::<T>(0.5)
                    * (t127 * (t121 * t117 + t123 * t119) + (t119 * t130 + t117 * t131));
                let t133 = t126 + t132;
                let t134 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t105 * t117 + (t110 * t119 + t107 * t127))
                        - level_h);
                let t135 = k7
                    * (feedback_rk4_j * t129
                        + (t127 + (t22 + rt::lit::<T>(2.0) * (t61 + t98)))
                        - t133 * t134);
                let theta_new_2 = theta + t135;
                let t136 = t127 * t125 + (t100 * t131 - t101 * t130) * (k3 * t128)
                    - a_over_j * (t133 - (t131 * t122 + t130 * t124));
                let t137 = k2 * t136;
                let t138 = t100 * t137
                    + (t117 * t134
                        + (t32 + rt::lit::<T>(2.0) * (t69 + t104)
                            - feedback_rk4_j * t116));
                let p_x1_new = p_x1 - k7 * t138;
                let t139 = t101 * t137
                    + (t30 + rt::lit::<T>(2.0) * (t67 + t109) - feedback_rk4_j * t118
                        - t119 * t134);
                let p_x2_new = p_x2 + k7 * t139;
                let t140 = k7
                    * (t127 * t134
                        + (t133 + (t35 + rt::lit::<T>(2.0) * (t72 + t106) - k8 * t115)));
                let p_theta_new = p_theta - t140;
                let t141 = t13 + t26 + (a_over_j * t17 - t27);
                let t142 = sin_theta * j_plus_m_a_squared;
                let t143 = cos_theta * j_plus_m_a_squared;
                let stability1_new = (t141 * t141
                    + (k5 + k6 * (t142 * t142 + t143 * t143))) * k9;
                let stability2_new = h_feedback_rk4_h
                    * (t20 * t20 + (t6 * t6 + (t8 * t8 + t11 * t11)));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    level_h,
                    stability1_new,
                    stability2_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[7]),
                            ("H", setting.options()[1], carried[8]),
                        ],
                    )
                    .map_err(|term| setting.unstable(4, term, tally))?;
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                    carried[7],
                    carried[8],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = stability;
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _, _] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    inv_m_j,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = sin_theta * a_over_j;
                let t1 = cos_theta * (sin_theta * a_squared_over_j);
                let t2 = (j + sin_theta * (sin_theta * m_a_squared)) * (p_x1 * inv_m_j)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = cos_theta * a_over_j;
                let t3 = (j + cos_theta * (cos_theta * m_a_squared)) * (p_x2 * inv_m_j)
                    - (p_theta * cos_theta_a_over_j + p_x1 * t1);
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: t2,
                    x2_dot: t3,
                    theta_dot: p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackRk4> for System<T> {
        type Scheme = feedback_rk4::Scheme<T>;
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
                "constraint_momenta" => {
                    rt::write(
                        &self.constraint_momenta(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_hamiltonian" => {
                    rt::write(
                        &self.extended_hamiltonian(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_multipliers" => {
                    rt::write(
                        &self.extended_multipliers(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "extended_vector_field" => {
                    rt::write(
                        &self.extended_vector_field(&at.get("q")?, &at.get("p")?),
                        out,
                    )
                }
                "feedback_levels" => {
                    rt::write(&self.feedback_levels(&at.get("q")?, &at.get("p")?), out)
                }
                "lyapunov_function" => {
                    rt::write(
                        &self
                            .lyapunov_function(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                "lyapunov_gradient" => {
                    rt::write(
                        &self
                            .lyapunov_gradient(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                "feedback_vector_field" => {
                    rt::write(
                        &self
                            .feedback_vector_field(
                                &at.get("q")?,
                                &at.get("p")?,
                                &at.get("gains")?,
                                &at.get("levels")?,
                            ),
                        out,
                    )
                }
                _ => Err(rt::EvaluateError::UnknownFunction),
            }
        }

        fn write_parameters(&self, out: &mut [f64]) -> usize {
            rt::copy(&[self.parameters.J, self.parameters.m, self.parameters.a], out)
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
            let mut info = ModelInfo::new("chaplygin_sleigh");
            info.text = Some(
                "Chaplygin's sleigh: a rigid body on the plane, carried by two sliding feet and one knife edge. The coordinates are those of the edge's point of contact; the centre of mass lies at distance a ahead of it.",
            );
            info.source = Some(
                "E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to nonholonomic systems (2019), section 4.2",
            );
            info.coordinates = &[
                Quantity::new("x1", Some("m"), Some("contact point")),
                Quantity::new("x2", Some("m"), Some("contact point")),
                Quantity::new("theta", Some("rad"), Some("direction of the knife edge")),
            ];
            info.velocities = &[
                Quantity::new("x1_dot", Some("m/s"), None),
                Quantity::new("x2_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["-sin(theta)*x1_dot + cos(theta)*x2_dot"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("moment of inertia about the centre of mass"),
                    ),
                    Some(8.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("distance from the contact point to the centre of mass"),
                    ),
                    Some(1.0),
                    false,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "paper",
                    text: Some("the data of figure 3, rho = (0.001, -0.6)"),
                    q: &[-5.0, 0.0, 0.1],
                    w: &[
                        -0.5970024991668154,
                        -0.05990004998809689,
                        0.0003333333333333333,
                    ],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "neg",
                    text: Some("the same with the opposite turn, rho = (-0.001, -0.6)"),
                    q: &[-5.0, 0.0, 0.1],
                    w: &[
                        -0.5970024991668154,
                        -0.05990004998809689,
                        -0.0003333333333333333,
                    ],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "lively",
                    text: Some("fast turns; the motion of chaplygin_sleigh_com's data"),
                    q: &[0.2, -0.1, 0.3],
                    w: &[-0.477668244562803, -0.14776010333066977, 0.7999999999999999],
                    parameters: &[(0, 1.5), (1, 1.2), (2, 0.6)],
                    inputs: &[],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::AveragedVectorField>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::ItohAbe>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::ItohAbeSym>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Avf4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Avf6>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezF>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezR>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::GonzalezRFd>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Leapfrog>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Dla>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Dla01>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::DlaMidpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Dla1>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Spark2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Spark3>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Taylor>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::TaylorQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Euler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::EulerQv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk2Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4Qv>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackEuler>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk2>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::FeedbackRk4>(),
            ];
            info.functions = &[
                FunctionInfo::new("mass_matrix", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("inverse_mass", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("potential", &[("q", 3)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 3)], &[3]),
                FunctionInfo::new("lagrangian", &[("q", 3), ("w", 3)], &[]),
                FunctionInfo::new("energy", &[("q", 3), ("w", 3)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 3)], &[3, 3, 3]),
                FunctionInfo::new("christoffel", &[("q", 3)], &[3, 3, 3]),
                FunctionInfo::new("constraint_matrix", &[("q", 3)], &[1, 3]),
                FunctionInfo::new("constraint", &[("q", 3), ("w", 3)], &[1]),
                FunctionInfo::new("projector_perp", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("projector_d", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("frame", &[("q", 3)], &[3, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 3)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 3)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 3)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 3), ("rho", 2)], &[5, 5]),
                FunctionInfo::new("hamiltonian", &[("q", 3), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 3), ("rho", 2)], &[5]),
                FunctionInfo::new("vector_field", &[("q", 3), ("rho", 2)], &[5]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 3), ("rho", 2)],
                    &[5, 5],
                ),
                FunctionInfo::new("momenta", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 3), ("p", 3)], &[3]),
                FunctionInfo::new("to_momenta", &[("q", 3), ("w", 3)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 3), ("rho", 2)], &[3]),
                FunctionInfo::new("multipliers", &[("q", 3), ("w", 3)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("configuration_velocity", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("invariants", &[("q", 3), ("w", 3)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 3), ("p", 3)], &[6]),
                FunctionInfo::new("constraint_momenta", &[("q", 3), ("p", 3)], &[1]),
                FunctionInfo::new("extended_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new("extended_multipliers", &[("q", 3), ("p", 3)], &[1]),
                FunctionInfo::new("extended_vector_field", &[("q", 3), ("p", 3)], &[6]),
                FunctionInfo::new("feedback_levels", &[("q", 3), ("p", 3)], &[1]),
                FunctionInfo::new(
                    "lyapunov_function",
                    &[("q", 3), ("p", 3), ("gains", 2), ("levels", 1)],
                    &[],
                ),
                FunctionInfo::new(
                    "lyapunov_gradient",
                    &[("q", 3), ("p", 3), ("gains", 2), ("levels", 1)],
                    &[6],
                ),
                FunctionInfo::new(
                    "feedback_vector_field",
                    &[("q", 3), ("p", 3), ("gains", 2), ("levels", 1)],
                    &[6],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[J, m, a] = parameters else {
                return Err(ParameterError::Count {
                    expected: 3,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { J, m, a })
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
            if rt::same_name(name, "avf") {
                return Some(
                    visitor.visit::<::nonholonomic::methods::AveragedVectorField>(),
                );
            }
            if rt::same_name(name, "itoh-abe") {
                return Some(visitor.visit::<::nonholonomic::methods::ItohAbe>());
            }
            if rt::same_name(name, "itoh-abe-sym") {
                return Some(visitor.visit::<::nonholonomic::methods::ItohAbeSym>());
            }
            if rt::same_name(name, "avf4") {
                return Some(visitor.visit::<::nonholonomic::methods::Avf4>());
            }
            if rt::same_name(name, "avf6") {
                return Some(visitor.visit::<::nonholonomic::methods::Avf6>());
            }
            if rt::same_name(name, "midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::Midpoint>());
            }
            if rt::same_name(name, "gonzalez-f") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezF>());
            }
            if rt::same_name(name, "gonzalez-r") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezR>());
            }
            if rt::same_name(name, "gonzalez-r-fd") {
                return Some(visitor.visit::<::nonholonomic::methods::GonzalezRFd>());
            }
            if rt::same_name(name, "leapfrog") {
                return Some(visitor.visit::<::nonholonomic::methods::Leapfrog>());
            }
            if rt::same_name(name, "dla") {
                return Some(visitor.visit::<::nonholonomic::methods::Dla>());
            }
            if rt::same_name(name, "dla01") {
                return Some(visitor.visit::<::nonholonomic::methods::Dla01>());
            }
            if rt::same_name(name, "dla-midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::DlaMidpoint>());
            }
            if rt::same_name(name, "dla1") {
                return Some(visitor.visit::<::nonholonomic::methods::Dla1>());
            }
            if rt::same_name(name, "spark2") {
                return Some(visitor.visit::<::nonholonomic::methods::Spark2>());
            }
            if rt::same_name(name, "spark3") {
                return Some(visitor.visit::<::nonholonomic::methods::Spark3>());
            }
            if rt::same_name(name, "taylor") {
                return Some(visitor.visit::<::nonholonomic::methods::Taylor>());
            }
            if rt::same_name(name, "taylor:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::TaylorQv>());
            }
            if rt::same_name(name, "euler") {
                return Some(visitor.visit::<::nonholonomic::methods::Euler>());
            }
            if rt::same_name(name, "rk2") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk2>());
            }
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            if rt::same_name(name, "euler:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::EulerQv>());
            }
            if rt::same_name(name, "rk2:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk2Qv>());
            }
            if rt::same_name(name, "rk4:qv") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4Qv>());
            }
            if rt::same_name(name, "feedback-euler") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackEuler>());
            }
            if rt::same_name(name, "feedback-rk2") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackRk2>());
            }
            if rt::same_name(name, "feedback-rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::FeedbackRk4>());
            }
            None
        }
    }
}

#[allow(dead_code, reason = "not every program calls all of them")]
impl ChaplyginSleigh {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaplygin_sleigh::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaplygin_sleigh::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaplygin_sleigh::Parameters<f64> {
        chaplygin_sleigh::Parameters {
            J: self.J,
            m: self.m,
            a: self.a,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaplygin_sleigh::StateBuilder<f64> {
        chaplygin_sleigh::StateBuilder::new(self.system())
    }

    /// The named initial data (`paper`, `neg`, `lively`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaplygin_sleigh::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaplygin_sleigh::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sleigh::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sleigh::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H]` for `feedback-euler`, `[J, H]` for `feedback-rk2`, `[J, H]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: chaplygin_sleigh::State<f64>,
        h: f64,
        options: <chaplygin_sleigh::System<
            f64,
        > as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sleigh::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sleigh::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper_with(&system, &start, h, options)),
        )
    }
}
