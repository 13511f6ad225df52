// Prepared by `nh prepare` from `ChaplyginSleigh` in src/library.rs and chaplygin_sleigh.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 87b050273641dd1aa4499cf1eccef89e
// content 3d67b786e04e3fa11a7ac506dcf9996c

pub struct ChaplyginSleigh {
    /// `J` (kg m^2): moment of inertia about the centre of mass.
    pub J: f64,
    /// `m` (kg): mass.
    pub m: f64,
    /// `a` (m): distance from the contact point to the centre of mass.
    pub a: f64,
}

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
/// * `gonzalez`: 17 add, 26 mul, 1 div, 1 sin_cos
/// * `avf`: 17 add, 27 mul, 1 div, 1 sin_cos
/// * `itoh-abe`: 20 add, 31 mul, 1 div, 1 sin_cos
/// * `itoh-abe-sym`: 36 add, 55 mul, 1 div, 2 sin_cos
/// * `avf4`: 36 add, 54 mul, 1 div, 2 sin_cos
/// * `avf6`: 67 add, 86 mul, 1 div, 3 sin_cos
/// * `midpoint`: 17 add, 26 mul, 1 div, 1 sin_cos
/// * `gonzalez-f`: 312 add, 484 mul, 8 div, 3 sin_cos, 1 call
/// * `gonzalez-r`: 363 add, 680 mul, 34 div, 4 sin_cos, 6 call
/// * `gonzalez-r-fd`: 370 add, 702 mul, 40 div, 8 sin_cos, 8 call
/// * `iso`: 35 add, 71 mul, 4 div, 2 sqrt, 4 sin_cos
/// * `iso:4`: 5 times 35 add, 71 mul, 4 div, 2 sqrt, 4 sin_cos
/// * `iso:6`: 9 times 35 add, 71 mul, 4 div, 2 sqrt, 4 sin_cos
/// * `iso-var`: 97 add, 177 mul, 9 div, 3 sqrt, 3 sin_cos, 1 call
/// * `leapfrog`: 41 add, 74 mul, 2 sin_cos
/// * `dla`: 36 add, 53 mul, 3 sin_cos
/// * `dla01`: 47 add, 72 mul, 3 sin_cos
/// * `dla-midpoint`: 35 add, 56 mul, 3 sin_cos
/// * `dla1`: 22 add, 36 mul, 1 sin_cos
/// * `spark2`: 45 add, 86 mul, 2 sin_cos
/// * `spark3`: 125 add, 240 mul, 4 sin_cos
/// * `taylor`: 8 mul, 1 sin_cos
/// * `taylor:qv`: 12 add, 28 mul, 1 sin_cos
/// * `euler`: 5 add, 7 mul, 1 sin_cos
/// * `rk2`: 13 add, 16 mul, 2 sin_cos
/// * `rk4`: 29 add, 46 mul, 4 sin_cos
/// * `euler:qv`: 18 add, 34 mul, 1 sin_cos
/// * `rk2:qv`: 40 add, 66 mul, 2 sin_cos
/// * `rk4:qv`: 93 add, 156 mul, 4 sin_cos
/// * `feedback-euler`: 53 add, 86 mul, 1 sin_cos
/// * `feedback-rk2`: 103 add, 161 mul, 2 sin_cos
/// * `feedback-rk4`: 203 add, 317 mul, 4 sin_cos
pub mod chaplygin_sleigh {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        /// `1/m`
        inv_m: T,
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
        /// `sqrt(J + m a²)`
        k4: T,
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
        /// `m a/sqrt(J + m a²)`
        k10: T,
        /// `m J/(J + m a²)`
        k11: T,
        /// `1/(m J)`
        inv_m_j: T,
        /// `(J + m a²)/(m J)`
        k12: T,
        /// `1/sqrt((J + m a²)/(m J))`
        k14: T,
        /// `(m a/(J + m a²))/2`
        k15: T,
        /// `(m J/(J + m a²))/2`
        k16: T,
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
                let inv_m = rt::lit::<T>(1.0) / m;
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
                let k10 = m_a / k4;
                let m_j = m * j;
                let k11 = m_j / j_plus_m_a_squared;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let k12 = j_plus_m_a_squared / m_j;
                let k13 = rt::sqrt(k12);
                let k14 = rt::lit::<T>(1.0) / k13;
                let k15 = rt::lit::<T>(0.5) * k2;
                let k16 = rt::lit::<T>(0.5) * k11;
                Constants {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m,
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
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    minus_inv_sqrt_m,
                    k9,
                    k10,
                    k11,
                    inv_m_j,
                    k12,
                    k14,
                    k15,
                    k16,
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
            let sin_theta_minus_m_a = minus_m_a * sin_theta;
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
            let Constants {
                inv_m,
                a_squared_over_j,
                k1,
                a_over_j,
                minus_a_over_j,
                inv_j,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (k1 * sin_theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t2 = minus_a_over_j * cos_theta;
            rt::matrix([
                [
                    inv_m + sin_theta * (a_squared_over_j * sin_theta),
                    t1,
                    sin_theta_a_over_j,
                ],
                [t1, inv_m + cos_theta * (a_squared_over_j * cos_theta), t2],
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
                        + twice_m_a * (cos_theta * x2_dot - sin_theta * x1_dot));
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
                        + twice_m_a * (cos_theta * x2_dot - sin_theta * x1_dot));
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
                    [zero, zero, minus_m_a * cos_theta],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, minus_m_a * sin_theta],
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
                    [zero, zero, -a * cos_theta],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, -a * sin_theta],
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
                [sin_theta * sin_theta, t1, k2 * sin_theta],
                [t1, cos_theta * cos_theta, k3 * cos_theta],
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
                [cos_theta * cos_theta, sin_theta_cos_theta, k3 * sin_theta],
                [sin_theta_cos_theta, sin_theta * sin_theta, k2 * cos_theta],
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
                [inv_sqrt_m * cos_theta, inv_sqrt_m * sin_theta, zero],
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
            let cos_theta_inv_sqrt_m = inv_sqrt_m * cos_theta;
            let sin_theta_inv_sqrt_m = inv_sqrt_m * sin_theta;
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
            let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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
                (0, 2, sin_theta * (minus_inv_sqrt_m * rho2)),
                (0, 4, inv_sqrt_m * cos_theta),
                (1, 2, cos_theta * (inv_sqrt_m * rho2)),
                (1, 4, inv_sqrt_m * sin_theta),
                (2, 3, k5),
                (3, 3, k7 * rho2),
                (3, 4, -(k6 * rho1)),
                (4, 3, k9 * rho1),
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
            let a = self.parameters.a;
            let Constants { inv_m, a_over_j, inv_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_p_x1 = sin_theta * p_x1;
            let cos_theta_p_x2 = cos_theta * p_x2;
            let t1 = a * (sin_theta_p_x1 - cos_theta_p_x2) + p_theta;
            rt::vector([
                inv_m * p_x1 + t1 * (a_over_j * sin_theta),
                inv_m * p_x2
                    + (a * (cos_theta_p_x2 - sin_theta_p_x1) - p_theta)
                        * (a_over_j * cos_theta),
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 2> {
            let [[_, _, theta]] = q.data.0;
            let [[x1_dot, x2_dot, theta_dot]] = w.data.0;
            let Constants { sqrt_m, k4, k10, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([
                k4 * theta_dot + k10 * (cos_theta * x2_dot - sin_theta * x1_dot),
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
            self: &System<T>,
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_sqrt_m, k5, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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
            let Constants { m_a, m_a_squared, a_squared_over_j, k11, inv_m_j, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = m_a * (theta_dot * theta_dot);
            let t3 = cos_theta * t2;
            let t4 = sin_theta * t2;
            let t5 = theta_dot * (cos_theta * x1_dot + sin_theta * x2_dot)
                + cos_theta
                    * (t1 * t3
                        - (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * t4));
            let t6 = t5
                - sin_theta
                    * (t1 * t4
                        - (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * t3));
            rt::vector([k11 * t6])
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
            let Constants { m_a, inv_m, a_squared_over_j, a_over_j, k11, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = a_squared_over_j * sin_theta;
            let t2 = inv_m + sin_theta * t1;
            let t3 = m_a * (theta_dot * theta_dot);
            let t4 = cos_theta * t3;
            let t5 = cos_theta * t1;
            let t6 = inv_m + cos_theta * (a_squared_over_j * cos_theta);
            let t7 = sin_theta * t3;
            let t8 = theta_dot * (cos_theta * x1_dot + sin_theta * x2_dot)
                + cos_theta * (t5 * t4 - t6 * t7);
            let t9 = k11 * (t8 - sin_theta * (t5 * t7 - t2 * t4));
            let t10 = t4 - sin_theta * t9;
            let t11 = t7 + cos_theta * t9;
            rt::vector([
                t2 * t10 - t5 * t11,
                t6 * t11 - t5 * t10,
                a_over_j * (sin_theta * t10 - cos_theta * t11),
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
                        + twice_m_a * (cos_theta * x2_dot - sin_theta * x1_dot));
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
                a_squared_over_j,
                a_over_j,
                inv_j,
                inv_m_j,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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
            let Constants { m_a, inv_m, a_squared_over_j, a_over_j, inv_j, k11, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t1 = a_squared_over_j * sin_theta;
            let t2 = cos_theta * t1;
            let t3 = inv_m + sin_theta * t1;
            let t4 = p_theta * sin_theta_a_over_j - p_x2 * t2 + p_x1 * t3;
            let t5 = inv_m + cos_theta * (a_squared_over_j * cos_theta);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t6 = p_x2 * t5 - (p_theta * cos_theta_a_over_j + p_x1 * t2);
            let t7 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                - p_x2 * cos_theta_a_over_j;
            let m_a_cos_theta = m_a * cos_theta;
            let t8 = t7 * t7;
            let t9 = m_a_cos_theta * t8;
            let sin_theta_m_a = m_a * sin_theta;
            let t10 = sin_theta_m_a * t8;
            let t11 = t7 * (cos_theta * t4 + sin_theta * t6)
                + cos_theta * (t2 * t9 - t5 * t10);
            let t12 = k11 * (t11 - sin_theta * (t2 * t10 - t3 * t9));
            rt::vector([
                t4,
                t6,
                t7,
                -(sin_theta * t12),
                cos_theta * t12,
                -(t7 * (m_a_cos_theta * t4 + sin_theta_m_a * t6)),
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
                a_squared_over_j,
                a_over_j,
                inv_m_j,
                k14,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let p_theta_a_over_j = a_over_j * p_theta;
            let t2 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
                - (p_x1 * t1 + cos_theta * p_theta_a_over_j);
            let t3 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                + (sin_theta * p_theta_a_over_j - p_x2 * t1);
            rt::vector([k14 * (cos_theta * t2 - sin_theta * t3)])
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
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                inv_m_j,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k11,
                inv_m_j,
                k12,
                k15,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let t3 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
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
            let sin_theta_m_a = m_a * sin_theta;
            let t12 = sin_theta_m_a * t5;
            let t13 = t5 * t10
                + (sin_theta * t11 - cos_theta * t12) * (k12 * (t5 - k15 * t4));
            let t14 = rt::lit::<T>(0.5)
                * (t5 * (m_a_cos_theta * t7 + sin_theta_m_a * t9)
                    + (t9 * t12 + t7 * t11));
            let t15 = t10 * (k11 * t4)
                - (t11 * (t7 - rt::lit::<T>(0.5) * t6)
                    + t12 * (t9 + rt::lit::<T>(0.5) * t8));
            rt::vector([k11 * (t13 - a_over_j * (t14 + t15))])
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
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k11,
                inv_m_j,
                k12,
                k15,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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
            let sin_theta_m_a = m_a * sin_theta;
            let t12 = sin_theta_m_a * t9;
            let t13 = t9 * t10
                + (sin_theta * t11 - cos_theta * t12) * (k12 * (t9 - k15 * t4));
            let t14 = rt::lit::<T>(0.5)
                * (t9 * (m_a_cos_theta * t6 + sin_theta_m_a * t8)
                    + (t8 * t12 + t6 * t11));
            let t15 = t10 * (k11 * t4) + t14;
            let t16 = a_over_j
                * (t15
                    - (t11 * (t6 - rt::lit::<T>(0.5) * t5)
                        + t12 * (t8 + rt::lit::<T>(0.5) * t7)));
            let t17 = k11 * (t13 - t16);
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
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                inv_m_j,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                inv_m_j,
                k16,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
                - (p_theta * cos_theta_a_over_j + p_x1 * t1);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t3 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let t4 = cos_theta * t2 - sin_theta * t3;
            let t5 = p_x2 * (t2 - cos_theta * t4)
                + p_theta
                    * (p_x1 * sin_theta_a_over_j + inv_j * p_theta
                        - p_x2 * cos_theta_a_over_j + k2 * t4);
            let t6 = rt::lit::<T>(0.5) * (p_x1 * (t3 + sin_theta * t4) + t5) - level_h;
            t4 * (t4 * (k16 * gain_j)) + t6 * (rt::lit::<T>(0.5) * gain_h * t6)
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
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k11,
                inv_m_j,
                k15,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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
            let sin_theta_m_a = m_a * sin_theta;
            let t12 = (cos_theta * t6 + sin_theta * t8) * (k11 * t4);
            let t13 = t9
                * (m_a_cos_theta * (t6 - rt::lit::<T>(0.5) * t5)
                    + sin_theta_m_a * (t8 + rt::lit::<T>(0.5) * t7))
                + (t12 + (t10 - k15 * t4) * (m_a_cos_theta * t5 - sin_theta_m_a * t7));
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
                a_squared_over_j,
                a_over_j,
                inv_j,
                k2,
                k11,
                inv_m_j,
                k12,
                k15,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let t1 = cos_theta * (a_squared_over_j * sin_theta);
            let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                + (p_theta * sin_theta_a_over_j - p_x2 * t1);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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
            let sin_theta_m_a = m_a * sin_theta;
            let t12 = t8 + rt::lit::<T>(0.5) * t7;
            let t13 = cos_theta * t6 + sin_theta * t8;
            let t14 = t13 * (k11 * t4);
            let t15 = t10 - k15 * t4;
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
            let t22 = t10 * t13 + (sin_theta * t18 - cos_theta * t17) * (k12 * t15)
                - a_over_j * (t20 - (t18 * t11 + t17 * t12));
            let t23 = k11 * t22;
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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 5 | 0 | 0 | 0 |
        /// | each step | 12 | 19 | 1 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 5 | 7 | 0 | 0 | 0 | 0 |
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
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k8: T,
            /// `(a² sqrt(m)² h²/((J + m a²)²))/2`
            k9: T,
            /// `h/sqrt(J + m a²)`
            k10: T,
            /// `(h/sqrt(J + m a²))/2`
            k11: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
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
                let a_sqrt_m_h = a_sqrt_m * h;
                let k6 = a_sqrt_m_h / k1;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = rt::lit::<T>(0.5) * (k4 * h);
                let k9 = rt::lit::<T>(0.5) * (a_sqrt_m * (h * a_sqrt_m_h) / (k1 * k1));
                let k10 = h / k2;
                let k11 = rt::lit::<T>(0.5) * k10;
                let h_over_sqrt_m = h / sqrt_m;
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
                    k9,
                    k10,
                    k11,
                    h_over_sqrt_m,
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
                let t1 = j + m * (a * a);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = t1 * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let t3 = sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t2,
                    t3,
                    rt::lit::<T>(0.5) * (t3 * t3 + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x1, x2, theta, rho1, rho2, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    h_over_sqrt_m,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = t1 * t1;
                            let t3 = rho2 + k7 * t2;
                            (
                                [rho1_rate + t3 * (k4 * t1)],
                                [[k8 * t3 + (k9 * t2 + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let theta_ahead_new = theta + k11 * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t4 = t1 * (k6 * t1);
                let t5 = h_over_sqrt_m * (rho2 + rt::lit::<T>(0.5) * t4);
                let x1_new_2 = x1 + cos_theta_ahead_new * t5;
                let x2_new_2 = x2 + sin_theta_ahead_new * t5;
                let theta_new_2 = theta + k10 * t1;
                let t6 = rho1 * rho1 + rho2 * rho2;
                let t7 = rt::lit::<T>(0.5) * t6;
                let t8 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t7 * (t7 - reference),
                        t6 * t6 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = (rho1 + h * rho1_rate) * t8;
                let rho2_new_2 = t8 * (rho2 + t4);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[3], motion.carried[4]]);
                    let after = balance([carried[3], carried[4]]);
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
                let [x1, x2, theta, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "03708bd942ee40b8d6981e07375aecd3";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `avf`.
    pub mod avf {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 3 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 1 | 10 | 4 | 0 | 0 | 0 |
        /// | each step | 12 | 19 | 1 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 5 | 8 | 0 | 0 | 0 | 0 |
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
            /// `a sqrt(m) h/(J + m a²)`
            k6: T,
            /// `(a sqrt(m) h/(J + m a²))/2`
            k7: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k9: T,
            /// `h/sqrt(J + m a²)`
            k10: T,
            /// `(h/sqrt(J + m a²))/2`
            k11: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(a sqrt(m)/(J + m a²)) h ((a sqrt(m) h/(J + m a²))/4 + (a sqrt(m)/(J + m a²)) h/4)`
            k12: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
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
                let k8 = k4 * h;
                let k9 = rt::lit::<T>(0.5) * k8;
                let k10 = h / k2;
                let k11 = rt::lit::<T>(0.5) * k10;
                let h_over_sqrt_m = h / sqrt_m;
                let k12 = k4 * (h * (rt::lit::<T>(0.25) * k6 + rt::lit::<T>(0.25) * k8));
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k9,
                    k10,
                    k11,
                    h_over_sqrt_m,
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
                let t1 = j + m * (a * a);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = t1 * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let t3 = sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t2,
                    t3,
                    rt::lit::<T>(0.5) * (t3 * t3 + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x1, x2, theta, rho1, rho2, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k9,
                    k10,
                    k11,
                    h_over_sqrt_m,
                    k12,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = rho2 + t1 * (k9 * t1);
                            (
                                [rho1_rate + k4 * t1 * t2],
                                [[k7 * t2 + (t1 * (k12 * t1) + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let theta_ahead_new = theta + k11 * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t3 = t1 * (k6 * t1);
                let t4 = h_over_sqrt_m * (rho2 + rt::lit::<T>(0.5) * t3);
                let x1_new_2 = x1 + cos_theta_ahead_new * t4;
                let x2_new_2 = x2 + sin_theta_ahead_new * t4;
                let theta_new_2 = theta + k10 * t1;
                let t5 = rho1 * rho1 + rho2 * rho2;
                let t6 = rt::lit::<T>(0.5) * t5;
                let t7 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t6 * (t6 - reference),
                        t5 * t5 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = (rho1 + h * rho1_rate) * t7;
                let rho2_new_2 = t7 * (rho2 + t3);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[3], motion.carried[4]]);
                    let after = balance([carried[3], carried[4]]);
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
                let [x1, x2, theta, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6f1393456b954c0961b9e593ef90cad3";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::AveragedVectorField>
    for System<T> {
        type Scheme = avf::Scheme<T>;
    }

    /// The method `itoh-abe`.
    pub mod itoh_abe {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 4 | 0 | 0 | 0 |
        /// | each step | 13 | 20 | 1 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 7 | 11 | 0 | 0 | 0 | 0 |
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
            /// `(a sqrt(m)/(J + m a²)) h`
            k9: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k10: T,
            /// `(h/sqrt(J + m a²))/2`
            k12: T,
            /// `(a sqrt(m) h/(J + m a²))/4`
            k13: T,
            /// `(a sqrt(m)/(J + m a²)) h/4`
            k14: T,
            /// `(h/sqrt(m))/2`
            k15: T,
            /// `(h/sqrt(J + m a²))/4`
            k16: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
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
                let k9 = k4 * h;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = h / k2;
                let k12 = rt::lit::<T>(0.5) * k11;
                let k13 = rt::lit::<T>(0.25) * k7;
                let k14 = rt::lit::<T>(0.25) * k9;
                let k15 = rt::lit::<T>(0.5) * (h / sqrt_m);
                let k16 = rt::lit::<T>(0.25) * k11;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
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
                let t1 = j + m * (a * a);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = t1 * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let t3 = sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t2,
                    t3,
                    rt::lit::<T>(0.5) * (t3 * t3 + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x1, x2, theta, rho1, rho2, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    ..
                } = *setting.scheme();
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k5 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let rho1_rate_h = h * rho1_rate;
                            let t2 = twice_rho1 + rho1_rate_h;
                            let t3 = twice_rho2 + k10 * t1 * t2;
                            (
                                [rho1_rate + t3 * (k6 * t1)],
                                [
                                    [
                                        k13 * t3
                                            + ((k8 * t2 + k9 * t1) * (k14 * t1) + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let rho1_rate_h = h * rho1_rate;
                let t4 = rho1 + rho1_rate_h;
                let t5 = rho1 + t4;
                let theta_ahead_new = theta + k16 * t5;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t1 = rho1 + half_h * rho1_rate;
                let t6 = rho2 + t5 * (k8 * t1);
                let t7 = k15 * (rho2 + t6);
                let x1_new_2 = x1 + cos_theta_ahead_new * t7;
                let x2_new_2 = x2 + sin_theta_ahead_new * t7;
                let theta_new_2 = theta + k12 * t5;
                let t8 = rho1 * rho1 + rho2 * rho2;
                let t9 = rt::lit::<T>(0.5) * t8;
                let t10 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t9 * (t9 - reference),
                        t8 * t8 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = t4 * t10;
                let rho2_new_2 = t10 * t6;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[3], motion.carried[4]]);
                    let after = balance([carried[3], carried[4]]);
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
                let [x1, x2, theta, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c461d8522d2e84284838e218b925e893";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbe> for System<T> {
        type Scheme = itoh_abe::Scheme<T>;
    }

    /// The method `itoh-abe-sym`.
    pub mod itoh_abe_sym {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// - `rho1_rate_first`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate_first
        /// - `theta_rate_first`: explicit
        /// - `x1_rate_first`: explicit
        /// - `x2_rate_first`: explicit
        /// - `rho1_rate_second`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate_second
        /// - `theta_rate_second`: explicit
        /// - `x1_rate_second`: explicit
        /// - `x2_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 4 | 0 | 0 | 0 |
        /// | each step | 22 | 31 | 1 | 0 | 2 | 0 |
        /// | each iteration for rho1_rate_first | 7 | 12 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second | 7 | 12 | 0 | 0 | 0 | 0 |
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
            /// `-(a sqrt(m)/(J + m a²))`
            k5: T,
            /// `(a sqrt(m)/(J + m a²))/2`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k7: T,
            /// `(a sqrt(m) h/(J + m a²))/4`
            k9: T,
            /// `(a sqrt(m)/(J + m a²)) h/4`
            k10: T,
            /// `(h/sqrt(J + m a²))/4`
            k12: T,
            /// `h/4`
            quarter_h: T,
            /// `(a sqrt(m) h/(J + m a²))/16`
            k13: T,
            /// `(a sqrt(m)/(J + m a²)) h/8`
            k14: T,
            /// `(h/sqrt(m))/4`
            k15: T,
            /// `(h/sqrt(J + m a²))/8`
            k16: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 1, 6>, rt::Predictor<T, 1, 6>);
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
                let k7 = k4 * h;
                let k8 = a_sqrt_m * h / k1;
                let k9 = rt::lit::<T>(0.25) * k8;
                let k10 = rt::lit::<T>(0.25) * k7;
                let k11 = h / k2;
                let k12 = rt::lit::<T>(0.25) * k11;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k13 = rt::lit::<T>(0.0625) * k8;
                let k14 = rt::lit::<T>(0.125) * k7;
                let k15 = rt::lit::<T>(0.25) * (h / sqrt_m);
                let k16 = rt::lit::<T>(0.125) * k11;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k7,
                    k9,
                    k10,
                    k12,
                    quarter_h,
                    k13,
                    k14,
                    k15,
                    k16,
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
                let t1 = j + m * (a * a);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = t1 * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let t3 = sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t2,
                    t3,
                    rt::lit::<T>(0.5) * (t3 * t3 + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [x1, x2, theta, rho1, rho2, reference] = motion.carried;
                let Scheme {
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k7,
                    k9,
                    k10,
                    k12,
                    quarter_h,
                    k13,
                    k14,
                    k15,
                    k16,
                    ..
                } = *setting.scheme();
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2]
                        },
                        move |[rho1_rate_first]| {
                            let t3 = half_h * rho1_rate_first;
                            let t4 = twice_rho1 + t3;
                            let t5 = rho1 + quarter_h * rho1_rate_first;
                            let t6 = twice_rho2 + t4 * (k10 * t5);
                            let t7 = rt::lit::<T>(0.5)
                                * (k9 * t6 + (k14 * t5 + k13 * t4) * (k7 * t5))
                                + rt::lit::<T>(1.0);
                            ([rho1_rate_first + t6 * (k6 * t5)], [[t7]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_first", tally)
                    })?;
                let [rho1_rate_first] = solution1.x;
                let t3 = half_h * rho1_rate_first;
                let t8 = rho1 + t3;
                let t9 = rt::lit::<T>(2.0) * t8;
                let t10 = rho1 + t8;
                let t5 = rho1 + quarter_h * rho1_rate_first;
                let t11 = rho2 + t10 * (k9 * t5);
                let t12 = rt::lit::<T>(2.0) * t11;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2]
                        },
                        move |[rho1_rate_second]| {
                            let t13 = half_h * rho1_rate_second;
                            let t14 = t13 + t9;
                            let t15 = t8 + quarter_h * rho1_rate_second;
                            let t16 = t12 + t14 * (k10 * t15);
                            let t17 = rt::lit::<T>(0.5)
                                * ((k14 * t15 + k13 * t14) * (k7 * t15) + k9 * t16)
                                + rt::lit::<T>(1.0);
                            ([rho1_rate_second + t16 * (k6 * t15)], [[t17]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_second", tally)
                    })?;
                let [rho1_rate_second] = solution2.x;
                let t18 = rho2 + t11;
                let t19 = theta + k16 * t10;
                let (t20, t21) = rt::sin_cos(t19);
                let t13 = half_h * rho1_rate_second;
                let t22 = t8 + t13;
                let t23 = t8 + t22;
                let t15 = t8 + quarter_h * rho1_rate_second;
                let t24 = t11 + t23 * (k9 * t15);
                let t25 = t11 + t24;
                let t26 = theta + k12 * t10;
                let t27 = t26 + k16 * t23;
                let (t28, t29) = rt::sin_cos(t27);
                let x1_new_2 = x1 + k15 * (t18 * t21 + t25 * t29);
                let x2_new_2 = x2 + k15 * (t18 * t20 + t25 * t28);
                let theta_new_2 = t26 + k12 * t23;
                let t30 = rho1 * rho1 + rho2 * rho2;
                let t31 = rt::lit::<T>(0.5) * t30;
                let t32 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t31 * (t31 - reference),
                        t30 * t30 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = t32 * t22;
                let rho2_new_2 = t32 * t24;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]);
                let unusual = solution1.unusual() | solution2.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[3], motion.carried[4]]);
                    let after = balance([carried[3], carried[4]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
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
                let [x1, x2, theta, rho1, rho2, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e2db29570efa55b988f1b8abe6ee9e1d";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbeSym> for System<T> {
        type Scheme = itoh_abe_sym::Scheme<T>;
    }

    /// The method `avf4`.
    pub mod avf4 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 2 | 3 | 6 | 2 | 0 | 0 |
        /// | once, from the step size | 4 | 23 | 10 | 0 | 0 | 0 |
        /// | each step | 26 | 40 | 1 | 0 | 2 | 0 |
        /// | each sweep for rho1_rate_1, rho1_rate_2 | 10 | 14 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho1_rate_2 | 20 | 32 | 0 | 0 | 0 | 0 |
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
            /// `0.5/sqrt(J + m a²)`
            k6: T,
            /// `(1/2)/sqrt(J + m a²)`
            k7: T,
            /// `1/h`
            inv_h: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k8: T,
            /// `(h/sqrt(m))/2`
            k9: T,
            /// `h 0.25`
            k10: T,
            /// `h -0.03867513459481288`
            k11: T,
            /// `h 0.5386751345948129`
            k12: T,
            /// `h 0.25`
            k13: T,
            /// `a sqrt(m) h 0.25/(J + m a²)`
            k14: T,
            /// `a sqrt(m) h 0.5386751345948129/(J + m a²)`
            k15: T,
            /// `0.25 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k17: T,
            /// `-0.03867513459481288 (a sqrt(m) h 0.5386751345948129/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k19: T,
            /// `a sqrt(m) h -0.03867513459481288/(J + m a²)`
            k20: T,
            /// `a sqrt(m) h 0.25/(J + m a²)`
            k21: T,
            /// `0.25 (a sqrt(m) h -0.03867513459481288/(J + m a²) + (a sqrt(m)/(J + m a²)) h -0.0386751345 …`
            k23: T,
            /// `-0.03867513459481288 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k25: T,
            /// `0.5386751345948129 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k26: T,
            /// `0.25 (a sqrt(m) h 0.5386751345948129/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.5386751345948 …`
            k27: T,
            /// `0.5386751345948129 (a sqrt(m) h -0.03867513459481288/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k28: T,
            /// `0.25 (a sqrt(m) h 0.25/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0.25)`
            k29: T,
            /// `h (0.5/sqrt(m))`
            k30: T,
            /// `h 0.25/sqrt(J + m a²)`
            k31: T,
            /// `h -0.03867513459481288/sqrt(J + m a²)`
            k32: T,
            /// `h 0.5386751345948129/sqrt(J + m a²)`
            k33: T,
            /// `h 0.25/sqrt(J + m a²)`
            k34: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
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
                let k6 = rt::lit::<T>(0.5) / k2;
                let k7 = rt::lit::<T>(0.5) / k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k8 = k4 * h;
                let k9 = rt::lit::<T>(0.5) * (h / sqrt_m);
                let k10 = h * rt::lit::<T>(0.25);
                let k11 = h * rt::lit::<T>(-0.03867513459481288);
                let k12 = h * rt::lit::<T>(0.5386751345948129);
                let k13 = h * rt::lit::<T>(0.25);
                let k14 = a_sqrt_m * k10 / k1;
                let k15 = a_sqrt_m * k12 / k1;
                let k16 = k14 + k4 * k10;
                let k17 = rt::lit::<T>(0.25) * k16;
                let k18 = k15 + k4 * k12;
                let k19 = rt::lit::<T>(-0.03867513459481288) * k18;
                let k20 = a_sqrt_m * k11 / k1;
                let k21 = a_sqrt_m * k13 / k1;
                let k22 = k20 + k4 * k11;
                let k23 = rt::lit::<T>(0.25) * k22;
                let k24 = k21 + k4 * k13;
                let k25 = rt::lit::<T>(-0.03867513459481288) * k24;
                let k26 = rt::lit::<T>(0.5386751345948129) * k16;
                let k27 = rt::lit::<T>(0.25) * k18;
                let k28 = rt::lit::<T>(0.5386751345948129) * k22;
                let k29 = rt::lit::<T>(0.25) * k24;
                let k30 = h * (rt::lit::<T>(0.5) / sqrt_m);
                let k31 = k10 / k2;
                let k32 = k11 / k2;
                let k33 = k12 / k2;
                let k34 = k13 / k2;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k17,
                    k19,
                    k20,
                    k21,
                    k23,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
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
                let t1 = j + m * (a * a);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = t1 * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let t3 = sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t2,
                    t3,
                    rt::lit::<T>(0.5) * (t3 * t3 + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [x1, x2, theta, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k17,
                    k19,
                    k20,
                    k21,
                    k23,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2]) = solution1.goes_on() {
                    let t3 = k11 * rho1_rate_2 + (rho1 + k10 * rho1_rate_1);
                    let t4 = k4 * t3;
                    let t5 = k13 * rho1_rate_2 + (rho1 + k12 * rho1_rate_1);
                    let t6 = k4 * t5;
                    let t7 = t5 * t6;
                    let t8 = t3 * t4;
                    let t9 = k11 * t7 + (rho2 + k10 * t8);
                    let t10 = t4 * t9;
                    let t11 = k13 * t7 + (rho2 + k12 * t8);
                    let t12 = t6 * t11;
                    solution1.update([-t10, -t12]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2]| {
                            let t3 = k11 * rho1_rate_2 + (rho1 + k10 * rho1_rate_1);
                            let t4 = k4 * t3;
                            let t5 = k13 * rho1_rate_2 + (rho1 + k12 * rho1_rate_1);
                            let t6 = k4 * t5;
                            let t7 = t5 * t6;
                            let t8 = t3 * t4;
                            let t9 = k11 * t7 + (rho2 + k10 * t8);
                            let t10 = t4 * t9;
                            let t11 = k13 * t7 + (rho2 + k12 * t8);
                            let t12 = t6 * t11;
                            let t13 = k8 * t3;
                            let t14 = k8 * t5;
                            (
                                [rho1_rate_1 + t10, rho1_rate_2 + t12],
                                [
                                    [
                                        k14 * t9
                                            + ((k17 * t3 + k19 * t5) * t13 + rt::lit::<T>(1.0)),
                                        k20 * t9 + t13 * (k23 * t3 + k25 * t5),
                                    ],
                                    [
                                        k15 * t11 + (k26 * t3 + k27 * t5) * t14,
                                        k21 * t11
                                            + (t14 * (k28 * t3 + k29 * t5) + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_1, rho1_rate_2", tally)
                    })?;
                let [rho1_rate_1, rho1_rate_2] = solution1.x;
                let t5 = k13 * rho1_rate_2 + (rho1 + k12 * rho1_rate_1);
                let t3 = k11 * rho1_rate_2 + (rho1 + k10 * rho1_rate_1);
                let t15 = k34 * t5 + (theta + k33 * t3);
                let (t16, t17) = rt::sin_cos(t15);
                let t6 = k4 * t5;
                let t7 = t5 * t6;
                let t4 = k4 * t3;
                let t8 = t3 * t4;
                let t11 = k13 * t7 + (rho2 + k12 * t8);
                let t18 = k9 * t11;
                let t19 = k32 * t5 + (theta + k31 * t3);
                let (t20, t21) = rt::sin_cos(t19);
                let t9 = k11 * t7 + (rho2 + k10 * t8);
                let t22 = k30 * t9;
                let x1_new_2 = t17 * t18 + (x1 + t21 * t22);
                let x2_new_2 = t16 * t18 + (x2 + t20 * t22);
                let theta_new_2 = theta + h * (k6 * t3 + k7 * t5);
                let t23 = rho1 * rho1 + rho2 * rho2;
                let t24 = rt::lit::<T>(0.5) * t23;
                let t25 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t24 * (t24 - reference),
                        t23 * t23 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = (rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2)) * t25;
                let rho2_new_2 = t25
                    * (rho2 + h * (rt::lit::<T>(0.5) * t8 + rt::lit::<T>(0.5) * t7));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[3], motion.carried[4]]);
                    let after = balance([carried[3], carried[4]]);
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
                let [x1, x2, theta, rho1, rho2, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0a90c2c384a183017eef4c7adca006e3";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf4> for System<T> {
        type Scheme = avf4::Scheme<T>;
    }

    /// The method `avf6`.
    pub mod avf6 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 2 | 3 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 9 | 59 | 20 | 0 | 0 | 0 |
        /// | each step | 46 | 59 | 1 | 0 | 3 | 0 |
        /// | each sweep for rho1_rate_1, rho1_rate_2, rho1_rate_3 | 21 | 27 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho1_rate_2, rho1_rate_3 | 51 | 75 | 0 | 0 | 0 | 0 |
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
            /// `1/h`
            inv_h: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k6: T,
            /// `h 0.1388888888888889`
            k7: T,
            /// `h -0.0359766675249389`
            k8: T,
            /// `h 0.009789444015308325`
            k9: T,
            /// `h 0.30026319498086457`
            k10: T,
            /// `h 0.2222222222222222`
            k11: T,
            /// `h -0.022485417203086815`
            k12: T,
            /// `h 0.26798833376246944`
            k13: T,
            /// `h 0.48042111196938336`
            k14: T,
            /// `h 0.1388888888888889`
            k15: T,
            /// `a sqrt(m) h 0.1388888888888889/(J + m a²)`
            k16: T,
            /// `a sqrt(m) h 0.30026319498086457/(J + m a²)`
            k17: T,
            /// `a sqrt(m) h 0.26798833376246944/(J + m a²)`
            k18: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k20: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k22: T,
            /// `-0.0359766675249389 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k24: T,
            /// `a sqrt(m) h -0.0359766675249389/(J + m a²)`
            k25: T,
            /// `a sqrt(m) h 0.2222222222222222/(J + m a²)`
            k26: T,
            /// `a sqrt(m) h 0.48042111196938336/(J + m a²)`
            k27: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k29: T,
            /// `0.1388888888888889 (a sqrt(m) h -0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k31: T,
            /// `-0.0359766675249389 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k33: T,
            /// `a sqrt(m) h 0.009789444015308325/(J + m a²)`
            k34: T,
            /// `a sqrt(m) h -0.022485417203086815/(J + m a²)`
            k35: T,
            /// `a sqrt(m) h 0.1388888888888889/(J + m a²)`
            k36: T,
            /// `0.009789444015308325 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k38: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k40: T,
            /// `-0.0359766675249389 (a sqrt(m) h -0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k42: T,
            /// `-0.022485417203086815 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k43: T,
            /// `0.30026319498086457 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k44: T,
            /// `0.2222222222222222 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k45: T,
            /// `-0.022485417203086815 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k46: T,
            /// `0.30026319498086457 (a sqrt(m) h -0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k47: T,
            /// `0.2222222222222222 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k48: T,
            /// `-0.022485417203086815 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k49: T,
            /// `0.30026319498086457 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k50: T,
            /// `0.2222222222222222 (a sqrt(m) h -0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k51: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.26798833376246944/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k52: T,
            /// `0.26798833376246944 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k53: T,
            /// `0.48042111196938336 (a sqrt(m) h 0.30026319498086457/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k54: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.48042111196938336/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k55: T,
            /// `0.26798833376246944 (a sqrt(m) h -0.0359766675249389/(J + m a²) + (a sqrt(m)/(J + m a²)) h …`
            k56: T,
            /// `0.48042111196938336 (a sqrt(m) h 0.2222222222222222/(J + m a²) + (a sqrt(m)/(J + m a²)) h  …`
            k57: T,
            /// `0.1388888888888889 (a sqrt(m) h 0.1388888888888889/(J + m a²) + (a sqrt(m)/(J + m a²)) h 0 …`
            k58: T,
            /// `0.26798833376246944 (a sqrt(m) h 0.009789444015308325/(J + m a²) + (a sqrt(m)/(J + m a²))  …`
            k59: T,
            /// `0.48042111196938336 (a sqrt(m) h -0.022485417203086815/(J + m a²) + (a sqrt(m)/(J + m a²)) …`
            k60: T,
            /// `h (0.4444444444444444/sqrt(m))`
            k61: T,
            /// `h (0.2777777777777778/sqrt(m))`
            k62: T,
            /// `h 0.009789444015308325/sqrt(J + m a²)`
            k63: T,
            /// `h 0.1388888888888889/sqrt(J + m a²)`
            k64: T,
            /// `h -0.0359766675249389/sqrt(J + m a²)`
            k65: T,
            /// `h -0.022485417203086815/sqrt(J + m a²)`
            k66: T,
            /// `h 0.30026319498086457/sqrt(J + m a²)`
            k67: T,
            /// `h 0.2222222222222222/sqrt(J + m a²)`
            k68: T,
            /// `h 0.1388888888888889/sqrt(J + m a²)`
            k69: T,
            /// `h 0.26798833376246944/sqrt(J + m a²)`
            k70: T,
            /// `h 0.48042111196938336/sqrt(J + m a²)`
            k71: T,
            /// `h 0.4444444444444444`
            k72: T,
            /// `h 0.2777777777777778`
            k73: T,
            /// `h 0.4444444444444444/sqrt(J + m a²)`
            k74: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
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
                let inv_h = rt::lit::<T>(1.0) / h;
                let k6 = k4 * h;
                let k7 = h * rt::lit::<T>(0.1388888888888889);
                let k8 = h * rt::lit::<T>(-0.0359766675249389);
                let k9 = h * rt::lit::<T>(0.009789444015308325);
                let k10 = h * rt::lit::<T>(0.30026319498086457);
                let k11 = h * rt::lit::<T>(0.2222222222222222);
                let k12 = h * rt::lit::<T>(-0.022485417203086815);
                let k13 = h * rt::lit::<T>(0.26798833376246944);
                let k14 = h * rt::lit::<T>(0.48042111196938336);
                let k15 = h * rt::lit::<T>(0.1388888888888889);
                let k16 = a_sqrt_m * k7 / k1;
                let k17 = a_sqrt_m * k10 / k1;
                let k18 = a_sqrt_m * k13 / k1;
                let k19 = k18 + k4 * k13;
                let k20 = rt::lit::<T>(0.009789444015308325) * k19;
                let k21 = k16 + k4 * k7;
                let k22 = rt::lit::<T>(0.1388888888888889) * k21;
                let k23 = k17 + k4 * k10;
                let k24 = rt::lit::<T>(-0.0359766675249389) * k23;
                let k25 = a_sqrt_m * k8 / k1;
                let k26 = a_sqrt_m * k11 / k1;
                let k27 = a_sqrt_m * k14 / k1;
                let k28 = k27 + k4 * k14;
                let k29 = rt::lit::<T>(0.009789444015308325) * k28;
                let k30 = k25 + k4 * k8;
                let k31 = rt::lit::<T>(0.1388888888888889) * k30;
                let k32 = k26 + k4 * k11;
                let k33 = rt::lit::<T>(-0.0359766675249389) * k32;
                let k34 = a_sqrt_m * k9 / k1;
                let k35 = a_sqrt_m * k12 / k1;
                let k36 = a_sqrt_m * k15 / k1;
                let k37 = k36 + k4 * k15;
                let k38 = rt::lit::<T>(0.009789444015308325) * k37;
                let k39 = k34 + k4 * k9;
                let k40 = rt::lit::<T>(0.1388888888888889) * k39;
                let k41 = k35 + k4 * k12;
                let k42 = rt::lit::<T>(-0.0359766675249389) * k41;
                let k43 = rt::lit::<T>(-0.022485417203086815) * k19;
                let k44 = rt::lit::<T>(0.30026319498086457) * k21;
                let k45 = rt::lit::<T>(0.2222222222222222) * k23;
                let k46 = rt::lit::<T>(-0.022485417203086815) * k28;
                let k47 = rt::lit::<T>(0.30026319498086457) * k30;
                let k48 = rt::lit::<T>(0.2222222222222222) * k32;
                let k49 = rt::lit::<T>(-0.022485417203086815) * k37;
                let k50 = rt::lit::<T>(0.30026319498086457) * k39;
                let k51 = rt::lit::<T>(0.2222222222222222) * k41;
                let k52 = rt::lit::<T>(0.1388888888888889) * k19;
                let k53 = rt::lit::<T>(0.26798833376246944) * k21;
                let k54 = rt::lit::<T>(0.48042111196938336) * k23;
                let k55 = rt::lit::<T>(0.1388888888888889) * k28;
                let k56 = rt::lit::<T>(0.26798833376246944) * k30;
                let k57 = rt::lit::<T>(0.48042111196938336) * k32;
                let k58 = rt::lit::<T>(0.1388888888888889) * k37;
                let k59 = rt::lit::<T>(0.26798833376246944) * k39;
                let k60 = rt::lit::<T>(0.48042111196938336) * k41;
                let k61 = h * (rt::lit::<T>(0.4444444444444444) / sqrt_m);
                let k62 = h * (rt::lit::<T>(0.2777777777777778) / sqrt_m);
                let k63 = k9 / k2;
                let k64 = k7 / k2;
                let k65 = k8 / k2;
                let k66 = k12 / k2;
                let k67 = k10 / k2;
                let k68 = k11 / k2;
                let k69 = k15 / k2;
                let k70 = k13 / k2;
                let k71 = k14 / k2;
                let k72 = h * rt::lit::<T>(0.4444444444444444);
                let k73 = h * rt::lit::<T>(0.2777777777777778);
                let k74 = k72 / k2;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    inv_h,
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
                    k20,
                    k22,
                    k24,
                    k25,
                    k26,
                    k27,
                    k29,
                    k31,
                    k33,
                    k34,
                    k35,
                    k36,
                    k38,
                    k40,
                    k42,
                    k43,
                    k44,
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k53,
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
                    k73,
                    k74,
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
                let t1 = j + m * (a * a);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = t1 * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let t3 = sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t2,
                    t3,
                    rt::lit::<T>(0.5) * (t3 * t3 + t2 * (rt::lit::<T>(1.0) / t1 * t2)),
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
                let [x1, x2, theta, rho1, rho2, reference] = motion.carried;
                let Scheme {
                    k3,
                    k4,
                    k5,
                    inv_h,
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
                    k20,
                    k22,
                    k24,
                    k25,
                    k26,
                    k27,
                    k29,
                    k31,
                    k33,
                    k34,
                    k35,
                    k36,
                    k38,
                    k40,
                    k42,
                    k43,
                    k44,
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                    k53,
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
                    k73,
                    k74,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2, rho1_rate_3]) = solution1
                    .goes_on()
                {
                    let t3 = rho1 + k7 * rho1_rate_1
                        + (k8 * rho1_rate_2 + k9 * rho1_rate_3);
                    let t4 = k4 * t3;
                    let t5 = rho1 + k13 * rho1_rate_1
                        + (k14 * rho1_rate_2 + k15 * rho1_rate_3);
                    let t6 = k4 * t5;
                    let t7 = t5 * t6;
                    let t8 = t3 * t4;
                    let t9 = rho1 + k10 * rho1_rate_1
                        + (k11 * rho1_rate_2 + k12 * rho1_rate_3);
                    let t10 = k4 * t9;
                    let t11 = t9 * t10;
                    let t12 = rho2 + k9 * t7 + (k7 * t8 + k8 * t11);
                    let t13 = t4 * t12;
                    let t14 = rho2 + k12 * t7 + (k10 * t8 + k11 * t11);
                    let t15 = t10 * t14;
                    let t16 = rho2 + k15 * t7 + (k13 * t8 + k14 * t11);
                    let t17 = t6 * t16;
                    solution1.update([-t13, -t15, -t17]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k5 * rho1);
                            [t1, t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2, t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2, rho1_rate_3]| {
                            let t3 = rho1 + k7 * rho1_rate_1
                                + (k8 * rho1_rate_2 + k9 * rho1_rate_3);
                            let t4 = k4 * t3;
                            let t5 = rho1 + k13 * rho1_rate_1
                                + (k14 * rho1_rate_2 + k15 * rho1_rate_3);
                            let t6 = k4 * t5;
                            let t7 = t5 * t6;
                            let t8 = t3 * t4;
                            let t9 = rho1 + k10 * rho1_rate_1
                                + (k11 * rho1_rate_2 + k12 * rho1_rate_3);
                            let t10 = k4 * t9;
                            let t11 = t9 * t10;
                            let t12 = rho2 + k9 * t7 + (k7 * t8 + k8 * t11);
                            let t13 = t4 * t12;
                            let t14 = rho2 + k12 * t7 + (k10 * t8 + k11 * t11);
                            let t15 = t10 * t14;
                            let t16 = rho2 + k15 * t7 + (k13 * t8 + k14 * t11);
                            let t17 = t6 * t16;
                            let t18 = k6 * t3;
                            let t19 = k16 * t12
                                + ((k24 * t9 + (k20 * t5 + k22 * t3)) * t18
                                    + rt::lit::<T>(1.0));
                            let t20 = k6 * t9;
                            let t21 = k26 * t14
                                + (t20 * (k48 * t9 + (k46 * t5 + k47 * t3))
                                    + rt::lit::<T>(1.0));
                            let t22 = k6 * t5;
                            let t23 = k36 * t16
                                + (t22 * (k60 * t9 + (k58 * t5 + k59 * t3))
                                    + rt::lit::<T>(1.0));
                            (
                                [rho1_rate_1 + t13, rho1_rate_2 + t15, rho1_rate_3 + t17],
                                [
                                    [
                                        t19,
                                        k25 * t12 + t18 * (k33 * t9 + (k29 * t5 + k31 * t3)),
                                        k34 * t12 + t18 * (k42 * t9 + (k38 * t5 + k40 * t3)),
                                    ],
                                    [
                                        k17 * t14 + (k45 * t9 + (k43 * t5 + k44 * t3)) * t20,
                                        t21,
                                        k35 * t14 + t20 * (k51 * t9 + (k49 * t5 + k50 * t3)),
                                    ],
                                    [
                                        k18 * t16 + (k54 * t9 + (k52 * t5 + k53 * t3)) * t22,
                                        k27 * t16 + t22 * (k57 * t9 + (k55 * t5 + k56 * t3)),
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
                let t5 = rho1 + k13 * rho1_rate_1
                    + (k14 * rho1_rate_2 + k15 * rho1_rate_3);
                let t6 = k4 * t5;
                let t7 = t5 * t6;
                let t3 = rho1 + k7 * rho1_rate_1 + (k8 * rho1_rate_2 + k9 * rho1_rate_3);
                let t4 = k4 * t3;
                let t8 = t3 * t4;
                let t9 = rho1 + k10 * rho1_rate_1
                    + (k11 * rho1_rate_2 + k12 * rho1_rate_3);
                let t10 = k4 * t9;
                let t11 = t9 * t10;
                let t12 = rho2 + k9 * t7 + (k7 * t8 + k8 * t11);
                let t24 = theta + k63 * t5 + (k64 * t3 + k65 * t9);
                let (t25, t26) = rt::sin_cos(t24);
                let t16 = rho2 + k15 * t7 + (k13 * t8 + k14 * t11);
                let t27 = theta + k69 * t5 + (k70 * t3 + k71 * t9);
                let (t28, t29) = rt::sin_cos(t27);
                let t30 = theta + k66 * t5 + (k67 * t3 + k68 * t9);
                let (t31, t32) = rt::sin_cos(t30);
                let t14 = rho2 + k12 * t7 + (k10 * t8 + k11 * t11);
                let t33 = k61 * t14;
                let x1_new_2 = k62 * (t12 * t26 + t16 * t29) + (x1 + t32 * t33);
                let x2_new_2 = k62 * (t12 * t25 + t16 * t28) + (x2 + t31 * t33);
                let theta_new_2 = k73 * (k3 * t3 + k3 * t5) + (theta + k74 * t9);
                let t34 = rho1 * rho1 + rho2 * rho2;
                let t35 = rt::lit::<T>(0.5) * t34;
                let t36 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t35 * (t35 - reference),
                        t34 * t34 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = t36
                    * (k73 * (rho1_rate_1 + rho1_rate_3) + (rho1 + k72 * rho1_rate_2));
                let rho2_new_2 = t36 * (k73 * (t8 + t7) + (rho2 + k72 * t11));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[3], motion.carried[4]]);
                    let after = balance([carried[3], carried[4]]);
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
                let [x1, x2, theta, rho1, rho2, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [rho1, rho2]: [T; 2]) -> [T; 2] {
                let t1 = rho1 * rho1 + rho2 * rho2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ac7cd5727149d02c485c27bad88e4e06";
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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `theta_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 3 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 5 | 0 | 0 | 0 |
        /// | each step | 12 | 19 | 1 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 5 | 7 | 0 | 0 | 0 | 0 |
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
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 2 | 12 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 13 | 3 | 0 | 0 | 0 |
        /// | each step | 37 | 67 | 1 | 0 | 1 | 1 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, p_x1_rate, p_x2_rate, p_theta_rate, lambda1 | 275 | 417 | 7 | 0 | 2 | 0 |
        /// | each state that is looked at | 8 | 19 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a²`
            m_a_squared: T,
            /// `J + m a²`
            j_plus_m_a_squared: T,
            /// `1/m`
            inv_m: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `2 m a`
            twice_m_a: T,
            /// `1/(m J)`
            k1: T,
            /// `2 (a²/J)`
            k2: T,
            /// `(a²/J)/2`
            k3: T,
            /// `(a/J)/2`
            half_a_over_j: T,
            /// `2 m`
            twice_m: T,
            /// `(J + m a²)/J - 2 m a (a/J)`
            k4: T,
            /// `(J + m a²) (a/J)`
            k5: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `2 h`
            twice_h: T,
            /// `a² h/J`
            k6: T,
            /// `h²/2`
            k7: T,
            /// `(a/J) h`
            a_over_j_h: T,
            /// `(a/J) h/2`
            half_a_over_j_h: T,
            /// `h (a²/J)`
            h_a_squared_over_j: T,
            /// `h (a²/J)/2`
            k8: T,
            /// `h (a²/J)/4`
            k9: T,
            /// `(a/J) h/4`
            quarter_a_over_j_h: T,
            /// `(h/J)/2`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p = g v (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 7, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let m_a = m * a;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let k1 = rt::lit::<T>(1.0) / (m * j);
                let k2 = rt::lit::<T>(2.0) * a_squared_over_j;
                let k3 = rt::lit::<T>(0.5) * a_squared_over_j;
                let half_a_over_j = rt::lit::<T>(0.5) * a_over_j;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k4 = j_plus_m_a_squared / j - rt::lit::<T>(2.0) * (m_a * a_over_j);
                let k5 = j_plus_m_a_squared * a_over_j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k6 = a_squared * h / j;
                let k7 = rt::lit::<T>(0.5) * (h * h);
                let a_over_j_h = a_over_j * h;
                let half_a_over_j_h = rt::lit::<T>(0.5) * a_over_j_h;
                let h_a_squared_over_j = h * a_squared_over_j;
                let k8 = rt::lit::<T>(0.5) * h_a_squared_over_j;
                let k9 = rt::lit::<T>(0.25) * h_a_squared_over_j;
                let quarter_a_over_j_h = rt::lit::<T>(0.25) * a_over_j_h;
                let k10 = rt::lit::<T>(0.5) * (h / j);
                Scheme {
                    m_a_squared,
                    j_plus_m_a_squared,
                    inv_m,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    twice_m_a,
                    k1,
                    k2,
                    k3,
                    half_a_over_j,
                    twice_m,
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    quarter_h,
                    twice_h,
                    k6,
                    k7,
                    a_over_j_h,
                    half_a_over_j_h,
                    h_a_squared_over_j,
                    k8,
                    k9,
                    quarter_a_over_j_h,
                    k10,
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
                let Scheme {
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    twice_m_a,
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
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t6 = inv_j * t5 + t2 * sin_theta_a_over_j - t4 * cos_theta_a_over_j;
                let t7 = cos_theta * (a_squared_over_j * sin_theta);
                let t8 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_j * t3)
                    - t2 * t7 - t5 * cos_theta_a_over_j;
                let t9 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_j * t1)
                    + t5 * sin_theta_a_over_j - t4 * t7;
                let t10 = t6
                    * (j_plus_m_a_squared * t6
                        + twice_m_a * (cos_theta * t8 - sin_theta * t9))
                    + m * (t9 * t9 + t8 * t8);
                let carried = [
                    x1,
                    x2,
                    theta,
                    t2,
                    t4,
                    t5,
                    rt::lit::<T>(0.5) * t10,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, reference, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme {
                    j_plus_m_a_squared,
                    inv_m,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    twice_m_a,
                    k2,
                    k3,
                    half_a_over_j,
                    twice_m,
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    quarter_h,
                    twice_h,
                    k6,
                    k7,
                    a_over_j_h,
                    half_a_over_j_h,
                    h_a_squared_over_j,
                    k8,
                    k9,
                    quarter_a_over_j_h,
                    k10,
                    ..
                } = *setting.scheme();
                let t1 = sin_theta_ahead * sin_theta_ahead;
                let t2 = a_over_j * sin_theta_ahead;
                let t3 = p_theta * t2;
                let t4 = cos_theta_ahead * (a_squared_over_j * sin_theta_ahead);
                let t5 = p_x2 * t4;
                let t6 = inv_m + a_squared_over_j * t1;
                let t7 = t3 + p_x1 * t6 - t5;
                let t8 = cos_theta_ahead * cos_theta_ahead;
                let t9 = a_over_j * cos_theta_ahead;
                let t10 = p_theta * t9;
                let t11 = p_x1 * t4;
                let t12 = inv_m + a_squared_over_j * t8;
                let t13 = p_x2 * t12 - (t10 + t11);
                let t14 = inv_j * p_theta + p_x1 * t2 - p_x2 * t9;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t15 = t7 + t7;
                            let t16 = t13 + t13;
                            let t17 = t14 + t14;
                            let t18 = a_squared_over_j * (t8 - t1);
                            let t19 = p_theta * (p_x1 * t9 + p_x2 * t2)
                                + p_x1 * (t10 + rt::lit::<T>(2.0) * t11 - p_x2 * t18);
                            let t20 = t19
                                - p_x2 * (p_x1 * t18 + (rt::lit::<T>(2.0) * t5 - t3));
                            [
                                rt::lit::<T>(0.5) * t15,
                                rt::lit::<T>(0.5) * t16,
                                rt::lit::<T>(0.5) * t17,
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(-0.5) * t20,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || {
                            let t15 = t7 + t7;
                            let t16 = t13 + t13;
                            let t17 = t14 + t14;
                            let t18 = a_squared_over_j * (t8 - t1);
                            let t19 = p_theta * (p_x1 * t9 + p_x2 * t2)
                                + p_x1 * (t10 + rt::lit::<T>(2.0) * t11 - p_x2 * t18);
                            let t20 = t19
                                - p_x2 * (p_x1 * t18 + (rt::lit::<T>(2.0) * t5 - t3));
                            [
                                rt::abs(inv_h * x1) + rt::lit::<T>(0.5) * rt::abs(t15),
                                rt::abs(inv_h * x2) + rt::lit::<T>(0.5) * rt::abs(t16),
                                rt::abs(inv_h * theta) + rt::lit::<T>(0.5) * rt::abs(t17),
                                rt::abs(inv_h * p_x1),
                                rt::abs(inv_h * p_x2),
                                rt::abs(inv_h * p_theta) + rt::lit::<T>(0.5) * rt::abs(t20),
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
                            let theta_rate_half_h = half_h * theta_rate;
                            let t21 = theta + theta_rate_half_h;
                            let ((t22, t23), (t24, t25)) = rt::halfway(
                                (sin_theta_ahead, cos_theta_ahead),
                                theta_rate_half_h,
                                t21,
                            );
                            let t26 = p_x2 + half_h * p_x2_rate;
                            let t27 = t25 * t25;
                            let t28 = inv_m + a_squared_over_j * t27;
                            let t29 = p_x1 + half_h * p_x1_rate;
                            let t30 = t24 * t25;
                            let t31 = a_squared_over_j * t30;
                            let t32 = t29 * t31;
                            let t33 = p_theta + half_h * p_theta_rate;
                            let t34 = a_over_j * t25;
                            let t35 = t33 * t34;
                            let h_p_x1_rate = h * p_x1_rate;
                            let t36 = t24 * t23 - t24;
                            let t37 = a_over_j * t36;
                            let h_p_x2_rate = h * p_x2_rate;
                            let t38 = t25 * t23 - t25;
                            let t39 = a_over_j * t38;
                            let t40 = t25 * t22;
                            let t41 = rt::lit::<T>(2.0) * t40;
                            let theta_rate_h = h * theta_rate;
                            let t42 = theta_rate_h * t25;
                            let t43 = t41 - t42;
                            let t44 = a_over_j * t43;
                            let t45 = theta_rate_h * t24;
                            let t46 = t24 * t22;
                            let t47 = rt::lit::<T>(2.0) * t46;
                            let t48 = t45 - t47;
                            let t49 = a_over_j * t48;
                            let t50 = h_p_x1_rate * t37 - h_p_x2_rate * t39
                                + (t29 * t44 - t26 * t49);
                            let h_p_theta_rate = h * p_theta_rate;
                            let t51 = t42 + t43;
                            let t52 = a_over_j * t51;
                            let t53 = t48 - t45;
                            let t54 = a_over_j * t53;
                            let t55 = rt::lit::<T>(0.25)
                                * (h_p_x1_rate * t52 - h_p_x2_rate * t54)
                                + (t29 * t37 - t26 * t39);
                            let t56 = t40 * t40 + t36 * (t36 + rt::lit::<T>(2.0) * t24);
                            let t57 = a_squared_over_j * t56;
                            let t58 = t36 * (t25 + t38) + (t24 * t38 - t40 * t46);
                            let t59 = a_squared_over_j * t58;
                            let t60 = t24 * t43 + t41 * t36;
                            let t61 = k2 * t29;
                            let t62 = rt::lit::<T>(2.0) * (t40 * t38 - t36 * t46)
                                + (t24 * t48 + t25 * t43);
                            let t63 = a_squared_over_j * t62;
                            let t64 = h_p_x1_rate * t57 - h_p_x2_rate * t59
                                + (t60 * t61 + (t33 * t44 + h_p_theta_rate * t37)
                                    - t26 * t63);
                            let t65 = t46 * t46 + t38 * (t38 + rt::lit::<T>(2.0) * t25);
                            let t66 = a_squared_over_j * t65;
                            let t67 = t25 * t48 - t47 * t38;
                            let t68 = k2 * t26;
                            let t69 = h_p_x2_rate * t66 - h_p_x1_rate * t59
                                + (t67 * t68 - (t33 * t49 + h_p_theta_rate * t39)
                                    - t29 * t63);
                            let t70 = t67 - t25 * t45;
                            let t71 = t62 + (t25 * t42 - t24 * t45);
                            let t72 = a_squared_over_j * t71;
                            let t73 = rt::lit::<T>(0.25)
                                * (h_p_x2_rate * (k2 * t70) - h_p_theta_rate * t54
                                    - h_p_x1_rate * t72) + (t26 * t66 - t33 * t39 - t29 * t59);
                            let t74 = t60 + t24 * t42;
                            let t75 = rt::lit::<T>(0.25)
                                * (h_p_x1_rate * (k2 * t74) + h_p_theta_rate * t52
                                    - h_p_x2_rate * t72) + (t29 * t57 + t33 * t37 - t26 * t59);
                            let t76 = t33 * t50 + h_p_theta_rate * t55
                                + (t29 * t64 + t26 * t69)
                                + (h_p_x2_rate * t73 + h_p_x1_rate * t75);
                            let t77 = p_x1_rate * p_x1_rate + p_theta_rate * p_theta_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (theta_rate * theta_rate + p_x2_rate * p_x2_rate));
                            let t78 = h * t77;
                            let t79 = rt::div_or_zero(rt::lit::<T>(0.5) * t76, t78);
                            let t80 = t26 * t28 - (t32 + t35) + p_x2_rate * t79;
                            let t81 = t24 * t24;
                            let t82 = inv_m + a_squared_over_j * t81;
                            let t83 = a_over_j * t24;
                            let t84 = t33 * t83;
                            let t85 = t26 * t31;
                            let t86 = t29 * t82 + (t84 - t85) + p_x1_rate * t79;
                            let t87 = x1_rate * t79;
                            let t88 = t29 * t34 + t26 * t83;
                            let t89 = t27 - t81;
                            let t90 = a_squared_over_j * t89;
                            let t91 = t35 + rt::lit::<T>(2.0) * t32 - t26 * t90;
                            let t92 = t29 * t90 + (rt::lit::<T>(2.0) * t85 - t84);
                            let t93 = theta_rate * t79
                                + (p_theta_rate
                                    + rt::lit::<T>(0.5) * (t33 * t88 + t29 * t91 - t26 * t92));
                            let t94 = x2_rate * t79;
                            let t95 = rt::div_or_zero(twice_h * t87, t78);
                            let t96 = p_x1_rate * t95;
                            let t97 = p_x2_rate * t95;
                            let t98 = rt::div_or_zero(twice_h * t94, t78);
                            let t99 = p_x1_rate * t98;
                            let t100 = p_x2_rate * t98;
                            let t101 = half_a_over_j_h * t33;
                            let t102 = t24 * t101;
                            let t103 = k6 * t30;
                            let t104 = h * t25;
                            let t105 = h * t24;
                            let t106 = k3 * (t25 * t104 - t24 * t105);
                            let t107 = t29 * t106;
                            let t108 = h * t22;
                            let t109 = t105 - t25 * t108 - t23 * t105;
                            let t110 = rt::lit::<T>(0.5) * t109;
                            let t111 = half_h * t24;
                            let t112 = h * t23;
                            let t113 = t22 * t104 + t24 * t112;
                            let t114 = a_squared_over_j
                                * (rt::lit::<T>(2.0) * (t25 * t110 - t38 * t111)
                                    + (t46 * t113 + t38 * t109));
                            let t115 = t23 * t104 - (t104 + t24 * t108);
                            let t116 = rt::lit::<T>(0.5) * t115;
                            let t117 = half_h * t25;
                            let t118 = t25 * t112 - t22 * t105;
                            let t119 = rt::lit::<T>(0.5) * t118;
                            let t120 = rt::lit::<T>(0.5) * t113;
                            let t121 = t36 * (t110 - t111) + t38 * (t116 + t117)
                                + (t24 * t110 + t25 * t116 - (t46 * t119 + t40 * t120));
                            let t122 = a_squared_over_j * t121;
                            let t123 = k7 * theta_rate;
                            let t124 = t105 + t25 * t123;
                            let t125 = t124 - t113;
                            let t126 = t25 * t125 - t48 * t111
                                - rt::lit::<T>(2.0) * (t38 * t120 + t46 * t110);
                            let t127 = a_over_j * t125;
                            let t128 = half_a_over_j * t109;
                            let t129 = t104 - t24 * t123;
                            let t130 = t118 - t129;
                            let t131 = rt::lit::<T>(2.0)
                                * (t38 * t119 + t40 * t110 - (t46 * t116 + t36 * t120))
                                + (rt::lit::<T>(0.5) * (t48 * t104 - t43 * t105)
                                    + (t24 * t125 + t25 * t130));
                            let t132 = a_squared_over_j * t131;
                            let t133 = h_p_x2_rate * t114 - h_p_x1_rate * t122
                                + (t68 * t126 - (t33 * t127 + h_p_theta_rate * t128)
                                    - t29 * t132);
                            let t134 = a_squared_over_j
                                * (rt::lit::<T>(2.0) * (t36 * t117 + t24 * t116)
                                    + (t40 * t118 + t36 * t115));
                            let t135 = rt::lit::<T>(2.0) * (t36 * t119 + t40 * t116)
                                + (t43 * t117 + t24 * t130);
                            let t136 = a_over_j * t130;
                            let t137 = half_a_over_j * t115;
                            let t138 = h_p_x1_rate * t134 - h_p_x2_rate * t122
                                + (t61 * t135 + (t33 * t136 + h_p_theta_rate * t137)
                                    - t26 * t132);
                            let t139 = a_over_j * (t129 + t130);
                            let t140 = a_over_j * (t125 - t124);
                            let t141 = h_p_theta_rate
                                * (rt::lit::<T>(0.25)
                                    * (h_p_x1_rate * t139 - h_p_x2_rate * t140)
                                    + (t29 * t137 - t26 * t128));
                            let t142 = t33
                                * (h_p_x1_rate * t137 - h_p_x2_rate * t128
                                    + (t29 * t136 - t26 * t127)) + t141;
                            let t143 = (t126 + (t45 * t111 - t25 * t124))
                                * (k8 * p_x2_rate) - t33 * t128 + (t26 * t114 - t29 * t122);
                            let t144 = t131
                                + (t25 * t129 - t24 * t124
                                    - rt::lit::<T>(0.5) * (t45 * t104 + t42 * t105));
                            let t145 = a_squared_over_j * t144;
                            let t146 = (t135 + (t42 * t117 + t24 * t129))
                                * (k8 * p_x1_rate) + t33 * t137 + (t29 * t134 - t26 * t122);
                            let t147 = h_p_x2_rate
                                * (t143
                                    - rt::lit::<T>(0.25)
                                        * (h_p_x1_rate * t145 + h_p_theta_rate * t140))
                                + h_p_x1_rate
                                    * (rt::lit::<T>(0.25)
                                        * (h_p_theta_rate * t139 - h_p_x2_rate * t145) + t146);
                            let t148 = rt::lit::<T>(0.5)
                                * (t26 * t133 + (t29 * t138 + t142) + t147)
                                - t79 * (twice_h * theta_rate);
                            let t149 = rt::div_or_zero(t148, t78);
                            let t150 = t102 - t26 * t103 - t107 + p_x2_rate * t149;
                            let t151 = t25 * t101;
                            let t152 = t26 * t106;
                            let t153 = t151 + t29 * t103 - t152 + p_x1_rate * t149;
                            let t154 = a_over_j_h * t36 + half_a_over_j_h * t43;
                            let t155 = quarter_a_over_j_h * t51 + half_a_over_j_h * t36;
                            let t156 = half_h * t64
                                + (h_p_x1_rate * (k8 * (t56 + t74))
                                    + (t33 * t154 + h_p_theta_rate * t155));
                            let t157 = h_a_squared_over_j * t58 + k8 * t62;
                            let t158 = k9 * t71 + k8 * t58;
                            let t159 = h * (t75 + t29 * (a_squared_over_j * t60 + t57))
                                + (t156 - (t26 * t157 + h_p_x2_rate * t158));
                            let t160 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * t159 - t79 * (twice_h * p_x1_rate),
                                t78,
                            );
                            let t161 = p_x2_rate * t160;
                            let t162 = k8 * t30;
                            let t163 = p_x1_rate * t160 + (t79 + half_h * t82);
                            let t164 = a_over_j_h * t38 + half_a_over_j_h * t48;
                            let t165 = quarter_a_over_j_h * t53 + half_a_over_j_h * t38;
                            let t166 = half_h * t69
                                + (h_p_x2_rate * (k8 * (t65 + t70))
                                    - (t33 * t164 + h_p_theta_rate * t165));
                            let t167 = h * (t73 + t26 * (a_squared_over_j * t67 + t66))
                                + (t166 - (t29 * t157 + h_p_x1_rate * t158));
                            let t168 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * t167 - t79 * (twice_h * p_x2_rate),
                                t78,
                            );
                            let t169 = p_x2_rate * t168 + (t79 + half_h * t28);
                            let t170 = p_x1_rate * t168;
                            let t171 = h_p_x1_rate * t155 - h_p_x2_rate * t165
                                + (half_h * t50 + (t29 * t154 - t26 * t164));
                            let t172 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (h * t55 + t171)
                                    - t79 * (twice_h * p_theta_rate),
                                t78,
                            );
                            let t173 = p_x2_rate * t172;
                            let t174 = half_a_over_j_h * t25;
                            let t175 = half_a_over_j_h * t24;
                            let t176 = t175 + p_x1_rate * t172;
                            let t177 = a_over_j_h * t25;
                            let t178 = a_over_j_h * t24;
                            let t179 = t29 * t177 + t26 * t178;
                            let half_h_lambda1 = half_h * lambda1;
                            let t180 = a_squared_over_j * (t24 * t104 + t25 * t105);
                            let t181 = (t26 * t177 - t29 * t178)
                                * (rt::lit::<T>(0.5) * t33)
                                + t29 * (rt::lit::<T>(2.0) * t107 + (t26 * t180 - t102));
                            let t182 = theta_rate * t149
                                + (t79
                                    + rt::lit::<T>(0.5)
                                        * (t181
                                            - t26 * (rt::lit::<T>(2.0) * t152 - (t151 + t29 * t180))));
                            let t183 = h_a_squared_over_j * t89;
                            let t184 = h_a_squared_over_j * t30;
                            let t185 = rt::lit::<T>(0.5)
                                * (half_h * t91
                                    + (rt::lit::<T>(0.5) * (t33 * t177 - t26 * t183)
                                        + t29 * t184));
                            let t186 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(0.5) * (t33 * t178 - t29 * t183)
                                    - t26 * t184 - half_h * t92);
                            (
                                [
                                    t25 * t80 - t24 * t86,
                                    x1_rate - t86,
                                    x2_rate - t80,
                                    theta_rate - (t29 * t83 + inv_j * t33 - t26 * t34)
                                        - p_theta_rate * t79,
                                    t87 + (p_x1_rate + lambda1 * t24),
                                    t93,
                                    t94 + (p_x2_rate - lambda1 * t25),
                                ],
                                [
                                    [
                                        t24 * t96 - t25 * t97,
                                        t24 * t99 - t25 * t100,
                                        t25 * t150 - rt::lit::<T>(0.5) * (t105 * t80 + t104 * t86)
                                            - t24 * t153,
                                        t25 * (t161 - t162) - t24 * t163,
                                        t25 * t169 - t24 * (t170 - t162),
                                        t25 * (t173 - t174) - t24 * t176,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t96 + rt::lit::<T>(1.0),
                                        t99,
                                        -t153,
                                        -t163,
                                        t162 - t170,
                                        -t176,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t97,
                                        t100 + rt::lit::<T>(1.0),
                                        -t150,
                                        t162 - t161,
                                        -t169,
                                        t174 - t173,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        p_theta_rate * t95,
                                        p_theta_rate * t98,
                                        rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t179
                                            - p_theta_rate * t149,
                                        -(t175 + p_theta_rate * t160),
                                        t174 - p_theta_rate * t168,
                                        -(p_theta_rate * t172 + (k10 + t79)),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t79 - x1_rate * t95,
                                        -(x1_rate * t98),
                                        t25 * half_h_lambda1 + x1_rate * t149,
                                        x1_rate * t160 + rt::lit::<T>(1.0),
                                        x1_rate * t168,
                                        x1_rate * t172,
                                        t24,
                                    ],
                                    [
                                        -(theta_rate * t95),
                                        -(theta_rate * t98),
                                        t182,
                                        t185 + theta_rate * t160,
                                        t186 + theta_rate * t168,
                                        theta_rate * t172
                                            + (quarter_h * t88
                                                + (rt::lit::<T>(0.25) * t179 + rt::lit::<T>(1.0))),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        -(x2_rate * t95),
                                        t79 - x2_rate * t98,
                                        t24 * half_h_lambda1 + x2_rate * t149,
                                        x2_rate * t160,
                                        x2_rate * t168 + rt::lit::<T>(1.0),
                                        x2_rate * t172,
                                        -t25,
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
                let x1_new_2 = x1 + h * x1_rate;
                let x2_new_2 = x2 + h * x2_rate;
                let theta_rate_h = h * theta_rate;
                let theta_new_2 = theta + theta_rate_h;
                let h_p_x1_rate = h * p_x1_rate;
                let t187 = j_plus_m_a_squared * t14
                    + twice_m_a * (cos_theta_ahead * t13 - sin_theta_ahead * t7);
                let t188 = p_theta
                    * (inv_j * t187 + (k4 * t14 + twice_m * (t2 * t7 - t9 * t13)));
                let t189 = t14
                    * (twice_m_a * (sin_theta_ahead * t4 + cos_theta_ahead * t12)
                        - k5 * cos_theta_ahead) + twice_m * (t12 * t13 - t4 * t7);
                let t190 = twice_m * (t6 * t7 - t4 * t13)
                    + t14
                        * (k5 * sin_theta_ahead
                            - twice_m_a * (sin_theta_ahead * t6 + cos_theta_ahead * t4));
                let t191 = t188
                    + (p_x2 * (t189 - t9 * t187) + p_x1 * (t2 * t187 + t190));
                let t192 = rt::lit::<T>(0.25)
                    * (rt::lit::<T>(0.5) * (t14 * t187 + m * (t7 * t7 + t13 * t13))
                        - reference);
                let t193 = rt::lit::<T>(0.5) * t191;
                let t194 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t191 * t192,
                        reference * (rt::lit::<T>(0.0625) * reference) + t193 * t193,
                        rt::abs(theta) + rt::lit::<T>(1.0),
                    );
                let p_x1_new = (p_x1 + h_p_x1_rate) * t194;
                let h_p_x2_rate = h * p_x2_rate;
                let p_x2_new = (p_x2 + h_p_x2_rate) * t194;
                let h_p_theta_rate = h * p_theta_rate;
                let p_theta_new = (p_theta + h_p_theta_rate) * t194;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                    ]);
                    let after = balance([
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _, _] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme { m_a_squared, a_squared_over_j, a_over_j, inv_j, k1, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t1 = cos_theta * (a_squared_over_j * sin_theta);
                let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (k1 * p_x1)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (k1 * p_x2)
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta,
                p_x1,
                p_x2,
                p_theta,
                ]: [T; 4],
            ) -> [T; 2] {
                let j = parameters.J;
                let m = parameters.m;
                let a = parameters.a;
                let Scheme {
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    twice_m_a,
                    k1,
                    twice_m,
                    ..
                } = self;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t1 = p_x1 * sin_theta_a_over_j;
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t2 = p_x2 * cos_theta_a_over_j;
                let t3 = t1 + inv_j * p_theta - t2;
                let t4 = j + cos_theta * (m_a_squared * cos_theta);
                let t5 = p_theta * cos_theta_a_over_j;
                let t6 = cos_theta * (a_squared_over_j * sin_theta);
                let t7 = p_x1 * t6;
                let t8 = t4 * (k1 * p_x2) - (t5 + t7);
                let t9 = j + sin_theta * (m_a_squared * sin_theta);
                let t10 = p_theta * sin_theta_a_over_j;
                let t11 = p_x2 * t6;
                let t12 = t9 * (k1 * p_x1) + (t10 - t11);
                let t13 = j_plus_m_a_squared * t3
                    + twice_m_a * (cos_theta * t8 - sin_theta * t12);
                let abs_p_theta = rt::abs(p_theta);
                let abs_p_x2 = rt::abs(p_x2);
                let abs_cos_theta = rt::abs(cos_theta);
                let t14 = abs_cos_theta + rt::abs(theta * sin_theta);
                let t15 = rt::abs(a) / j;
                let t16 = t15 * t14;
                let abs_p_x1 = rt::abs(p_x1);
                let abs_sin_theta = rt::abs(sin_theta);
                let t17 = abs_sin_theta + rt::abs(theta * cos_theta);
                let t18 = t15 * t17;
                let t19 = rt::abs(t1) + (rt::abs(t2) + inv_j * abs_p_theta)
                    + (abs_p_x2 * t16 + abs_p_x1 * t18);
                let t20 = a_squared_over_j * (abs_cos_theta * t17 + abs_sin_theta * t14);
                let twice_m_a_squared = rt::lit::<T>(2.0) * m_a_squared;
                let t21 = (t14 * (twice_m_a_squared * abs_cos_theta) + (j + t4))
                    * (k1 * abs_p_x2)
                    + (abs_p_theta * t16 + (rt::abs(t5) + rt::abs(t7)));
                let t22 = abs_p_x1 * t20 + t21;
                let t23 = (t17 * (twice_m_a_squared * abs_sin_theta) + (j + t9))
                    * (k1 * abs_p_x1)
                    + (abs_p_theta * t18 + (rt::abs(t10) + rt::abs(t11)));
                let t24 = abs_p_x2 * t20 + t23;
                let t25 = rt::abs(t12);
                let t26 = rt::abs(t8);
                let t27 = rt::lit::<T>(2.0) * rt::abs(m * a)
                    * (abs_cos_theta * t22
                        + (abs_sin_theta * t24 + (t17 * t25 + t14 * t26)));
                let t28 = rt::abs(t3) * (j_plus_m_a_squared * t19 + t27)
                    + (twice_m * (t24 * t25 + t22 * t26) + t19 * rt::abs(t13));
                [
                    rt::lit::<T>(0.5) * (t3 * t13 + m * (t12 * t12 + t8 * t8)),
                    rt::lit::<T>(0.5) * t28,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "33f27ba34884838f17ed19aec83af202";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezF> for System<T> {
        type Scheme = gonzalez_f::Scheme<T>;
    }

    /// The method `gonzalez-r`.
    pub mod gonzalez_r {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Gonzalez' discrete gradient on D* in a Householder frame.
        ///
        /// **Equation**: ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step, where 0, and 0 to roundoff, counts as +
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
        /// | once, from parameters | 2 | 7 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 44 | 86 | 12 | 0 | 1 | 4 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate | 319 | 594 | 22 | 0 | 3 | 2 |
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
            /// `1/m`
            inv_m: T,
            /// `2 m a`
            twice_m_a: T,
            /// `2 m`
            twice_m: T,
            /// `m/2`
            half_m: T,
            /// `m a/2`
            half_m_a: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
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

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let k1 = j + m * (a * a);
                let inv_m = rt::lit::<T>(1.0) / m;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a_h = m_a * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let twice_m_a_h = rt::lit::<T>(2.0) * m_a_h;
                Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    inv_m,
                    twice_m_a,
                    twice_m,
                    half_m,
                    half_m_a,
                    inv_h,
                    half_h,
                    m_a_h,
                    half_m_a_h,
                    twice_m_a_h,
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
                let Scheme { k1, twice_m_a, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                    + theta_dot
                        * (k1 * theta_dot
                            + twice_m_a * (cos_theta * x2_dot - sin_theta * x1_dot));
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    rt::lit::<T>(0.5) * t1,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, reference,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    inv_m,
                    twice_m_a,
                    twice_m,
                    half_m,
                    half_m_a,
                    inv_h,
                    half_h,
                    m_a_h,
                    half_m_a_h,
                    twice_m_a_h,
                } = *setting.scheme();
                let t1 = cos_theta_ahead * cos_theta_ahead;
                let m_a_sin_theta_ahead = m_a * sin_theta_ahead;
                let m_a_cos_theta_ahead = m_a * cos_theta_ahead;
                let abs_sin_theta_ahead = rt::abs(sin_theta_ahead);
                let t2 = rt::lit::<T>(1.4901161193847656e-8) - sin_theta_ahead;
                let t3 = rt::div_or_one(t2, rt::abs(t2));
                let t4 = rt::div_or_zero(sin_theta_ahead, abs_sin_theta_ahead);
                let t5 = abs_sin_theta_ahead + rt::lit::<T>(1.0);
                let t6 = k1 * theta_dot;
                let t7 = t6 + x2_dot * m_a_cos_theta_ahead
                    - x1_dot * m_a_sin_theta_ahead;
                let t8 = rt::lit::<T>(1.0) - t3 * t4;
                let t9 = t5 * t8;
                let t10 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t8;
                let t11 = rt::lit::<T>(1.0) / t5;
                let t12 = t1 * t11;
                let t13 = rt::lit::<T>(0.5) * t9 + t10 * t12;
                let t14 = t3 * t13;
                let t15 = rt::lit::<T>(1.0) / t13;
                let t16 = cos_theta_ahead * t15;
                let t17 = t14 * t16;
                let t18 = cos_theta_ahead * t16;
                let t19 = rt::lit::<T>(1.0) - t18;
                let t20 = m * x2_dot + theta_dot * m_a_cos_theta_ahead;
                let t21 = m * x1_dot - theta_dot * m_a_sin_theta_ahead;
                let t22 = t20 * t19 - t21 * t17;
                let t23 = inv_m / (t17 * t17 + t19 * t19);
                let t24 = m_a_sin_theta_ahead * t17 + m_a_cos_theta_ahead * t19;
                let t25 = t24 * t23;
                let t26 = rt::lit::<T>(1.0) / (k1 - t24 * t25);
                let t27 = t7 - t22 * t25;
                let t28 = t23 * (t22 - t26 * (t24 * t27));
                let t29 = t27 * t26;
                let t30 = (rt::lit::<T>(0.5) - rt::lit::<T>(0.25) * t8) * t12;
                let t31 = h * t28;
                let t32 = h * t29;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t33 = t17 * t28;
                            let t34 = t19 * t28;
                            let t35 = cos_theta_ahead * t4;
                            let t36 = t8 * (rt::lit::<T>(0.5) * t35)
                                - t10
                                    * (t11
                                        * (cos_theta_ahead * (rt::lit::<T>(2.0) * sin_theta_ahead)
                                            + t35 * t12));
                            let t37 = t15 * (sin_theta_ahead + t16 * t36);
                            let t38 = (sin_theta_ahead * t16 + cos_theta_ahead * t37)
                                * (m * t34 + m_a_cos_theta_ahead * t29)
                                - (t14 * t37 - t16 * (t3 * t36))
                                    * (m * t33 + m_a_sin_theta_ahead * t29);
                            [
                                -t33,
                                t34,
                                t29,
                                t29 * t38,
                                (sin_theta_ahead * t34 - cos_theta_ahead * t33)
                                    * (minus_m_a * t29),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x1),
                            rt::abs(inv_h * x2),
                            rt::abs(inv_h * theta),
                            rt::abs(inv_h * t22),
                            rt::abs(inv_h * t7),
                        ],
                        move |[x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate]| {
                            let theta_rate_half_h = half_h * theta_rate;
                            let t39 = theta + theta_rate_half_h;
                            let ((t40, t41), (t42, t43)) = rt::halfway(
                                (sin_theta_ahead, cos_theta_ahead),
                                theta_rate_half_h,
                                t39,
                            );
                            let t44 = rt::abs(t42);
                            let t45 = rt::div_or_zero(t42, t44);
                            let t46 = rt::lit::<T>(1.0) - t3 * t45;
                            let t47 = t44 + rt::lit::<T>(1.0);
                            let t48 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t46;
                            let t49 = rt::lit::<T>(1.0) / t47;
                            let t50 = t43 * t43 * t49;
                            let t51 = t46 * (rt::lit::<T>(0.5) * t47) + t48 * t50;
                            let t52 = t3 * t51;
                            let t53 = rt::lit::<T>(1.0) / t51;
                            let t54 = t43 * t53;
                            let t55 = t52 * t54;
                            let t56 = half_h * rho1_rate + t22;
                            let t57 = rt::lit::<T>(1.0) - t43 * t54;
                            let t58 = m * (t55 * t55 + t57 * t57);
                            let t59 = rt::lit::<T>(1.0) / t58;
                            let t60 = t56 * t59;
                            let t61 = m_a * t42;
                            let t62 = m_a * t43;
                            let t63 = t61 * t55 + t62 * t57;
                            let t64 = t63 * t59;
                            let t65 = t63 * t64;
                            let t66 = k1 - t65;
                            let t67 = rt::lit::<T>(1.0) / (t58 * t66);
                            let t68 = t7 + half_h * rho2_rate - t56 * t64;
                            let t69 = t67 * (t63 * t68);
                            let t70 = t60 - t69;
                            let t71 = t57 * t70;
                            let t72 = rt::lit::<T>(1.0) / t66;
                            let t73 = t68 * t72;
                            let t74 = m * t71 + t62 * t73;
                            let t75 = t43 * t45;
                            let t76 = t49
                                * (t43 * (rt::lit::<T>(2.0) * t42) + t75 * t50);
                            let t77 = t46 * (rt::lit::<T>(0.5) * t75) - t48 * t76;
                            let t78 = t53 * (t42 + t54 * t77);
                            let t79 = t42 * t54 + t43 * t78;
                            let t80 = t55 * t70;
                            let t81 = m * t80 + t61 * t73;
                            let t82 = t3 * t77;
                            let t83 = t52 * t78 - t54 * t82;
                            let t84 = t74 * t79 - t81 * t83;
                            let t85 = t70 * t84;
                            let t86 = t42 * t71 - t43 * t80;
                            let t87 = m_a * t86;
                            let t88 = t73 * t87;
                            let t89 = h * rho1_rate + t22;
                            let theta_rate_h = h * theta_rate;
                            let theta_new_2 = theta + theta_rate_h;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t90 = rt::abs(sin_theta_ahead_new);
                            let t91 = t90 + rt::lit::<T>(1.0);
                            let t92 = rt::div_or_zero(sin_theta_ahead_new, t90);
                            let t93 = rt::lit::<T>(1.0) - t92 * t3;
                            let t94 = t91 * t93;
                            let t95 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t93;
                            let t96 = cos_theta_ahead_new * cos_theta_ahead_new;
                            let t97 = rt::lit::<T>(1.0) / t91;
                            let t98 = t96 * t97;
                            let t99 = rt::lit::<T>(0.5) * t94 + t95 * t98;
                            let t100 = t3 * t99;
                            let t101 = rt::lit::<T>(1.0) / t99;
                            let t102 = cos_theta_ahead_new * t101;
                            let t103 = t100 * t102;
                            let t104 = cos_theta_ahead_new * t102;
                            let t105 = rt::lit::<T>(1.0) - t104;
                            let t106 = m * (t103 * t103 + t105 * t105);
                            let t107 = rt::lit::<T>(1.0) / t106;
                            let t108 = t89 * t107;
                            let t109 = m_a * sin_theta_ahead_new;
                            let t110 = m_a * cos_theta_ahead_new;
                            let t111 = t109 * t103 + t110 * t105;
                            let t112 = t111 * t107;
                            let t113 = k1 - t111 * t112;
                            let t114 = rt::lit::<T>(1.0) / (t106 * t113);
                            let t115 = h * rho2_rate + t7;
                            let t116 = t115 - t89 * t112;
                            let t117 = t114 * (t111 * t116);
                            let t118 = t108 - t117;
                            let t119 = rt::lit::<T>(0.5) * (t28 + t118) - t70;
                            let t120 = rt::lit::<T>(1.0) / t113;
                            let t121 = t116 * t120;
                            let t122 = rt::lit::<T>(0.5) * (t29 + t121) - t73;
                            let t123 = rt::lit::<T>(0.25) * t93;
                            let t124 = sin_theta_ahead + sin_theta_ahead_new;
                            let t125 = m_a * t124;
                            let t126 = t16 + t102;
                            let t127 = t3 * (t92 + t4);
                            let t128 = rt::lit::<T>(2.0) - t127;
                            let t129 = t43 * t40;
                            let t130 = t90 + abs_sin_theta_ahead;
                            let t131 = rt::div_or_zero(t124 * t129, t130);
                            let t132 = t3 * (t92 - t4);
                            let t133 = rt::lit::<T>(0.25) * t132;
                            let t134 = rt::lit::<T>(0.25) * t127 + rt::lit::<T>(0.5);
                            let t135 = rt::lit::<T>(1.0) / (t91 * t5);
                            let t136 = t130 + rt::lit::<T>(2.0);
                            let t137 = cos_theta_ahead + cos_theta_ahead_new;
                            let t138 = t42 * t40;
                            let t139 = t137 * t138;
                            let t140 = t1 + t96;
                            let t141 = t135 * (t136 * t139 + t140 * t131);
                            let t142 = rt::lit::<T>(0.5)
                                * (t128 * t131
                                    - (rt::lit::<T>(0.5) * t130 + rt::lit::<T>(1.0)) * t132)
                                + ((t12 + t98) * t133 - t134 * t141);
                            let t143 = t3 * t142;
                            let t144 = rt::lit::<T>(0.5) - t123;
                            let t145 = t144 * t98
                                + (rt::lit::<T>(0.25) * (t9 + t94) + t30);
                            let t146 = t3 * t145;
                            let t147 = rt::lit::<T>(1.0) / (t13 * t99);
                            let t148 = rt::lit::<T>(0.5) * t137;
                            let t149 = t147
                                * (rt::lit::<T>(2.0) * t138 * t145 + t142 * t148);
                            let t150 = t126 * (rt::lit::<T>(0.5) * t143) - t146 * t149;
                            let t151 = t118 * t150;
                            let t152 = m_a * t137;
                            let t153 = t138 * t126 + t148 * t149;
                            let t154 = t118 * t153;
                            let t155 = m_a * t129;
                            let t156 = t17 + t103;
                            let t157 = t118 * t156;
                            let t158 = m_a * t138;
                            let t159 = t18 + t104;
                            let t160 = rt::lit::<T>(2.0) - t159;
                            let t161 = t118 * t160;
                            let t162 = t29
                                * (rt::lit::<T>(0.5) * (t125 * t151 + t152 * t154)
                                    + (t155 * t157 - t158 * t161));
                            let t163 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t159;
                            let t164 = m * t163;
                            let t165 = half_m_a * t137;
                            let t166 = t118 * t164 + t121 * t165;
                            let t167 = t28 * t153;
                            let t168 = t28 * t150;
                            let t169 = half_m_a * t124;
                            let t170 = t121 * t169 + half_m * t157;
                            let t171 = twice_m_a * t129;
                            let t172 = t121 * t171 + m * t151;
                            let t173 = t28 * t156;
                            let t174 = rt::lit::<T>(0.5) * t173;
                            let t175 = t28 * t163;
                            let t176 = twice_m_a * t138;
                            let t177 = m * t154 - t121 * t176;
                            let t178 = t123
                                * (t162
                                    + (t166 * t167 + t168 * t170
                                        + (t172 * t174 + t175 * t177)));
                            let t179 = t178
                                + t144 * (t89 * t28 + t115 * t29 - t7 * t121 - t22 * t118);
                            let t180 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (theta_rate * theta_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t181 = rt::div_or_zero(
                                theta_rate * (t85 - t88)
                                    + (rho1_rate * t119 + rho2_rate * t122) - inv_h * t179,
                                t180,
                            );
                            let t182 = rho1_rate * t181;
                            let t183 = t70 + t182;
                            let t184 = rho2_rate * t181;
                            let t185 = x2_rate * t57 - x1_rate * t55;
                            let t186 = theta_rate + rho1_rate * t84;
                            let t187 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t181,
                                t180,
                            );
                            let t188 = rho1_rate * t187;
                            let t189 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t181,
                                t180,
                            );
                            let t190 = rho1_rate * t189;
                            let t191 = h * t43;
                            let t192 = t191 * t45;
                            let t193 = h * t42;
                            let t194 = t49
                                * (t43 * t193 + t50 * (rt::lit::<T>(0.5) * t192));
                            let t195 = t46 * (rt::lit::<T>(0.25) * t192) - t48 * t194;
                            let t196 = t3 * t195;
                            let t197 = half_h * t42;
                            let t198 = t53 * (t197 + t54 * t195);
                            let t199 = t54 * t196 - t52 * t198;
                            let t200 = t197 * t54 + t43 * t198;
                            let t201 = twice_m * (t55 * t199 + t57 * t200);
                            let t202 = t62 * t200
                                + (rt::lit::<T>(0.5)
                                    * (m_a_h * t43 * t55 - m_a_h * t42 * t57) + t61 * t199);
                            let t203 = t59 * (t202 - t64 * t201);
                            let t204 = t56 * t203;
                            let t205 = t64 * t202 + t63 * t203;
                            let t206 = t67
                                * (t68 * t202 - t63 * t204
                                    - t69 * (t66 * t201 - t58 * t205));
                            let t207 = t60 * (t59 * t201) + t206;
                            let t208 = t70 * t200 - t57 * t207;
                            let t209 = t72 * (t73 * t205 - t204);
                            let t210 = half_m_a_h * t42;
                            let t211 = t193 * t45;
                            let t212 = t43 * t191 - t42 * t193 - t75 * t194
                                - rt::lit::<T>(0.5) * (t211 * t50 + t192 * t76);
                            let t213 = t54
                                * (t46 * (rt::lit::<T>(0.25) * t211) + t212 * (t48 * t49));
                            let t214 = t53
                                * (half_h * t43 - t213 - t78 * t195 - t77 * t198);
                            let t215 = t74
                                * (t43 * t214
                                    + (rt::lit::<T>(0.5) * (t191 * t54 - t193 * t78)
                                        - t42 * t198));
                            let t216 = t215
                                - t81
                                    * (t52 * t214 + (t78 * t196 + (t82 * t198 + t3 * t213)));
                            let t217 = t70 * t199 - t55 * t207;
                            let t218 = half_m_a_h * t43;
                            let t219 = t79 * (m * t208 + (t62 * t209 - t73 * t210))
                                + t216 - t83 * (m * t217 + (t61 * t209 + t73 * t218));
                            let t220 = m_a * t73;
                            let t221 = (t42 * t208
                                + rt::lit::<T>(0.5) * (t193 * t80 + t191 * t71)
                                - t43 * t217) * t220;
                            let t222 = t87 * t209 + t221;
                            let t223 = h * cos_theta_ahead_new;
                            let t224 = t92 * t223;
                            let t225 = t224 * t93;
                            let t226 = h * sin_theta_ahead_new;
                            let t227 = rt::lit::<T>(2.0) * (cos_theta_ahead_new * t226);
                            let t228 = t97 * (t227 + t224 * t98);
                            let t229 = rt::lit::<T>(0.5) * t225 - t95 * t228;
                            let t230 = t102 * t229;
                            let t231 = t101 * (t226 + t230);
                            let t232 = t3 * t230 - t100 * t231;
                            let t233 = t226 * t102 + cos_theta_ahead_new * t231;
                            let t234 = m_a_h * cos_theta_ahead_new;
                            let t235 = m_a_h * sin_theta_ahead_new;
                            let t236 = t109 * t232
                                + (t110 * t233 + (t234 * t103 - t235 * t105));
                            let t237 = twice_m * (t105 * t233 + t103 * t232);
                            let t238 = t107 * (t236 - t112 * t237);
                            let t239 = t112 * t236 + t111 * t238;
                            let t240 = t89 * t238;
                            let t241 = t120 * (t121 * t239 - t240);
                            let t242 = t114
                                * (t116 * t236 - t111 * t240
                                    - t117 * (t113 * t237 - t106 * t239));
                            let t243 = t108 * (t107 * t237) + t242;
                            let t244 = rho2_rate * (rt::lit::<T>(0.5) * t241 - t209)
                                - t88
                                + (t85 + rho1_rate * (t207 - rt::lit::<T>(0.5) * t243));
                            let t245 = h * t41;
                            let t246 = t43 * t245 - t40 * t193;
                            let t247 = rt::div_or_zero(
                                t223 * t129 + t124 * (rt::lit::<T>(0.5) * t246)
                                    - t224 * t131,
                                t130,
                            );
                            let t248 = t40 * t191 + t42 * t245;
                            let t249 = rt::lit::<T>(0.5) * t248;
                            let t250 = t224 * (t139 - t5 * t141)
                                + (t136 * (t137 * t249 - t226 * t138) - t227 * t131);
                            let t251 = rt::lit::<T>(0.5)
                                * (t128 * t247 - rt::lit::<T>(0.5) * t224 * t132)
                                - t228 * t133 - (t140 * t247 + t250) * (t134 * t135);
                            let t252 = rt::lit::<T>(0.25) * t225 - t144 * t228;
                            let t253 = rt::lit::<T>(0.5) * (t137 * t251 - t226 * t142)
                                + (rt::lit::<T>(2.0) * (t138 * t252 + t249 * t145)
                                    - t149 * (t13 * t229));
                            let t254 = t147 * t253;
                            let t255 = rt::lit::<T>(0.5) * (t137 * t254 - t226 * t149)
                                + (t249 * t126 - t138 * t231);
                            let t256 = t118 * t255 - t153 * t243;
                            let t257 = rt::lit::<T>(0.5)
                                * (t251 * (t3 * t126) - t231 * t143) - t149 * (t3 * t252)
                                - t146 * t254;
                            let t258 = t118 * t257 - t150 * t243;
                            let t259 = t118 * t232 - t156 * t243;
                            let t260 = half_m_a * t246;
                            let t261 = half_m_a * t248;
                            let t262 = t118 * t233;
                            let t263 = t155 * t259 + (t260 * t157 - t261 * t161)
                                - t158 * (t262 - t160 * t243);
                            let t264 = rt::lit::<T>(0.5)
                                * (t152 * t256
                                    + (t125 * t258 + (t234 * t151 - t235 * t154))) + t263;
                            let t265 = t172 * (t28 * t232)
                                + t173
                                    * (m * t258
                                        + rt::lit::<T>(2.0) * (t155 * t241 + t260 * t121));
                            let t266 = m * (rt::lit::<T>(0.5) * t262 - t163 * t243)
                                + rt::lit::<T>(0.5) * (t152 * t241 - t235 * t121);
                            let t267 = t167 * t266
                                + t28
                                    * (t170 * t257
                                        + (t177 * (rt::lit::<T>(0.5) * t233) + t166 * t255));
                            let t268 = t168
                                * (half_m * t259
                                    + rt::lit::<T>(0.5) * (t234 * t121 + t125 * t241))
                                + t175
                                    * (m * t256
                                        - rt::lit::<T>(2.0) * (t158 * t241 + t261 * t121));
                            let t269 = t123
                                * (t29 * t264 + (rt::lit::<T>(0.5) * t265 + (t267 + t268)))
                                + t144 * (t22 * t243 - t7 * t241);
                            let t270 = theta_rate
                                * (t70 * t219 - (t222 + t84 * t207)
                                    - rt::lit::<T>(2.0) * t181) + (t244 - inv_h * t269);
                            let t271 = rt::div_or_zero(t270, t180);
                            let t272 = rho1_rate * t271 - t207;
                            let t273 = half_h * (t59 + t65 * t67);
                            let t274 = t57 * t273;
                            let t275 = t72 * (h * t64);
                            let t276 = t55 * t273;
                            let t277 = t79 * (m * t274 - t275 * (half_m_a * t43))
                                - t83 * (m * t276 - t275 * (half_m_a * t42));
                            let t278 = t220 * (t42 * t274 - t43 * t276)
                                - t86 * (half_m_a * t275);
                            let t279 = h * t112;
                            let t280 = h * t107 + t114 * (t111 * t279);
                            let t281 = rt::lit::<T>(0.5) * t275;
                            let t282 = t120 * t279;
                            let t283 = theta_rate * (t70 * t277 + (t84 * t273 - t278))
                                + (rho1_rate * (rt::lit::<T>(0.5) * t280 - t273)
                                    + (t119 + rho2_rate * (t281 - rt::lit::<T>(0.5) * t282)));
                            let t284 = t280 * t150;
                            let t285 = t280 * t153;
                            let t286 = t156 * t280;
                            let t287 = t158 * t160;
                            let t288 = t29
                                * (rt::lit::<T>(0.5) * (t125 * t284 + t152 * t285)
                                    + (t155 * t286 - t280 * t287));
                            let t289 = t167 * (t164 * t280 - t165 * t282)
                                + t168 * (half_m * t286 - t282 * t169);
                            let t290 = t174 * (m * t284 - t282 * t171)
                                + t175 * (t282 * t176 + m * t285);
                            let t291 = t123 * (t288 + (t289 + t290))
                                + t144 * (t7 * t282 + t31 - t22 * t280);
                            let t292 = rt::div_or_zero(
                                t283 - inv_h * t291 - rt::lit::<T>(2.0) * t182,
                                t180,
                            );
                            let t293 = rho1_rate * t292 + (t181 + t273);
                            let t294 = t67 * (h * t63);
                            let t295 = t57 * t294;
                            let t296 = t55 * t294;
                            let t297 = t79 * (t72 * t218 - half_m * t295)
                                - t83 * (t72 * t210 - half_m * t296);
                            let t298 = t86 * (half_m_a_h * t72)
                                + (t43 * t296 - t42 * t295) * (half_m_a * t73);
                            let t299 = rt::lit::<T>(0.5) * t294;
                            let t300 = t114 * (h * t111);
                            let t301 = theta_rate * (t70 * t297 - t298 - t84 * t299)
                                + (rho1_rate * (t299 - rt::lit::<T>(0.5) * t300)
                                    + (t122 + rho2_rate * (half_h * (t120 - t72))));
                            let t302 = t156 * t300;
                            let t303 = t300 * t153;
                            let t304 = t300 * t150;
                            let t305 = t29
                                * (t300 * t287 - t155 * t302
                                    - rt::lit::<T>(0.5) * (t152 * t303 + t125 * t304));
                            let t306 = t168
                                * (t120 * (half_m_a_h * t124) - half_m * t302)
                                + t167 * (t120 * (half_m_a_h * t137) - t164 * t300);
                            let t307 = t174 * (t120 * (twice_m_a_h * t129) - m * t304)
                                - t175 * (t120 * (twice_m_a_h * t138) + m * t303);
                            let t308 = t123 * (t305 + (t306 + t307))
                                + t144 * (t22 * t300 + (t32 - t7 * (h * t120)));
                            let t309 = rt::div_or_zero(
                                t301 - inv_h * t308 - rt::lit::<T>(2.0) * t184,
                                t180,
                            );
                            let t310 = rho1_rate * t309 - t299;
                            let t311 = t185 * t271
                                + (t181 * (x2_rate * t200 - x1_rate * t199)
                                    - (t84 + theta_rate * t219));
                            (
                                [
                                    x1_rate + t55 * t183,
                                    x2_rate - t57 * t183,
                                    theta_rate - t73 - t184,
                                    t185 * t181 + (rho1_rate - theta_rate * t84),
                                    t186 * t181 + (rho2_rate + t88),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t55 * t188,
                                        -(t55 * t190),
                                        t199 * t183 + t55 * t272,
                                        t55 * t293,
                                        t55 * t310,
                                    ],
                                    [
                                        t57 * t188,
                                        t57 * t190 + rt::lit::<T>(1.0),
                                        -(t200 * t183 + t57 * t272),
                                        -(t57 * t293),
                                        -(t57 * t310),
                                    ],
                                    [
                                        rho2_rate * t187,
                                        rho2_rate * t189,
                                        rt::lit::<T>(1.0) - t209 - rho2_rate * t271,
                                        t281 - rho2_rate * t292,
                                        -(rho2_rate * t309 + (half_h * t72 + t181)),
                                    ],
                                    [
                                        -(t55 * t181 + t185 * t187),
                                        t57 * t181 - t185 * t189,
                                        t311,
                                        t185 * t292 + (rt::lit::<T>(1.0) - theta_rate * t277),
                                        t185 * t309 - theta_rate * t297,
                                    ],
                                    [
                                        -(t186 * t187),
                                        -(t186 * t189),
                                        t186 * t271
                                            + (t222 + t181 * (rho1_rate * t219 + rt::lit::<T>(1.0))),
                                        t186 * t292 + (t278 + t181 * (t84 + rho1_rate * t277)),
                                        t186 * t309 + (t182 * t297 + (t298 + rt::lit::<T>(1.0))),
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
                let x1_new_2 = x1 + h * x1_rate;
                let x2_new_2 = x2 + h * x2_rate;
                let theta_rate_h = h * theta_rate;
                let theta_new_2 = theta + theta_rate_h;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new_2,
                    tally,
                );
                let t96 = cos_theta_ahead_new * cos_theta_ahead_new;
                let t90 = rt::abs(sin_theta_ahead_new);
                let t92 = rt::div_or_zero(sin_theta_ahead_new, t90);
                let t93 = rt::lit::<T>(1.0) - t92 * t3;
                let t95 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t93;
                let t91 = t90 + rt::lit::<T>(1.0);
                let t97 = rt::lit::<T>(1.0) / t91;
                let t312 = t96 * t95 * t97 + t93 * (rt::lit::<T>(0.5) * t91);
                let t313 = cos_theta_ahead_new / t312;
                let t314 = t313 * (t3 * t312);
                let t315 = rt::lit::<T>(1.0) - cos_theta_ahead_new * t313;
                let t316 = inv_m / (t314 * t314 + t315 * t315);
                let t89 = h * rho1_rate + t22;
                let t317 = m_a
                    * (sin_theta_ahead_new * t314 + cos_theta_ahead_new * t315);
                let t318 = t317 * t316;
                let t319 = rt::lit::<T>(1.0) / (k1 - t317 * t318);
                let t115 = h * rho2_rate + t7;
                let t320 = t115 - t89 * t318;
                let t321 = t316 * (t89 - t319 * (t317 * t320));
                let t322 = t6
                    + twice_m_a * (x2_dot * cos_theta_ahead - x1_dot * sin_theta_ahead);
                let t323 = x1_dot * t21 + x2_dot * t20
                    + rt::lit::<T>(0.5) * theta_dot * (t6 + t322);
                let t324 = (rt::lit::<T>(0.5)
                    * (m * (x1_dot * x1_dot + x2_dot * x2_dot) + theta_dot * t322)
                    - reference) * (rt::lit::<T>(0.5) * t323);
                let t325 = rt::visible_change(
                    t324,
                    reference * (rt::lit::<T>(0.0625) * reference) + t323 * t323,
                    rt::abs(theta) + rt::lit::<T>(1.0),
                );
                let x1_dot_new_2 = t321 * (t314 * (t325 - rt::lit::<T>(1.0)));
                let t326 = rt::lit::<T>(1.0) - t325;
                let x2_dot_new_2 = t321 * (t315 * t326);
                let theta_dot_new_2 = t319 * (t326 * t320);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                    ]);
                    let after = balance([
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta,
                x1_dot,
                x2_dot,
                theta_dot,
                ]: [T; 4],
            ) -> [T; 2] {
                let m = parameters.m;
                let Scheme { m_a, k1, twice_m_a, twice_m, .. } = self;
                let t1 = x1_dot * x1_dot + x2_dot * x2_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let cos_theta_x2_dot = cos_theta * x2_dot;
                let sin_theta_x1_dot = sin_theta * x1_dot;
                let t2 = theta_dot
                    * (k1 * theta_dot
                        + twice_m_a * (cos_theta_x2_dot - sin_theta_x1_dot));
                let abs_theta_dot = rt::abs(theta_dot);
                let t3 = (rt::abs(cos_theta) + rt::abs(theta * sin_theta))
                    * rt::abs(x2_dot)
                    + (rt::abs(cos_theta_x2_dot) + rt::abs(sin_theta_x1_dot));
                let t4 = rt::lit::<T>(2.0) * rt::abs(m_a)
                    * ((rt::abs(sin_theta) + rt::abs(theta * cos_theta))
                        * rt::abs(x1_dot) + t3);
                [
                    rt::lit::<T>(0.5) * (m * t1 + t2),
                    rt::lit::<T>(0.5)
                        * (abs_theta_dot * (k1 * abs_theta_dot + t4)
                            + (rt::abs(t2) + twice_m * t1)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "95bdce449c2292b799dbf7841d723b65";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezR> for System<T> {
        type Scheme = gonzalez_r::Scheme<T>;
    }

    /// The method `gonzalez-r-fd`.
    pub mod gonzalez_r_fd {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 2 | 8 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 2 | 0 | 0 | 0 |
        /// | each step | 46 | 84 | 12 | 0 | 3 | 4 |
        /// | each iteration for x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate | 324 | 618 | 28 | 0 | 5 | 4 |
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
            /// `1/m`
            inv_m: T,
            /// `2 m a`
            twice_m_a: T,
            /// `2 m`
            twice_m: T,
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
            /// `m a h`
            m_a_h: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `2 m a h`
            twice_m_a_h: T,
            /// `(1/2)/h`
            k2: T,
            /// `m a h/4`
            quarter_m_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let k1 = j + m * (a * a);
                let inv_m = rt::lit::<T>(1.0) / m;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let quarter_m = rt::lit::<T>(0.25) * m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a_h = m_a * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let twice_m_a_h = rt::lit::<T>(2.0) * m_a_h;
                let k2 = rt::lit::<T>(0.5) / h;
                let quarter_m_a_h = rt::lit::<T>(0.25) * m_a_h;
                Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    inv_m,
                    twice_m_a,
                    twice_m,
                    half_m,
                    half_m_a,
                    quarter_m,
                    inv_h,
                    half_h,
                    m_a_h,
                    half_m_a_h,
                    twice_m_a_h,
                    k2,
                    quarter_m_a_h,
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
                let Scheme { k1, twice_m_a, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = m * (x1_dot * x1_dot + x2_dot * x2_dot)
                    + theta_dot
                        * (k1 * theta_dot
                            + twice_m_a * (cos_theta * x2_dot - sin_theta * x1_dot));
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    rt::lit::<T>(0.5) * t1,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, reference,
                sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    inv_m,
                    twice_m_a,
                    twice_m,
                    half_m,
                    half_m_a,
                    quarter_m,
                    inv_h,
                    half_h,
                    m_a_h,
                    half_m_a_h,
                    twice_m_a_h,
                    k2,
                    quarter_m_a_h,
                } = *setting.scheme();
                let t1 = cos_theta_ahead * cos_theta_ahead;
                let m_a_sin_theta_ahead = m_a * sin_theta_ahead;
                let m_a_cos_theta_ahead = m_a * cos_theta_ahead;
                let abs_sin_theta_ahead = rt::abs(sin_theta_ahead);
                let t2 = rt::lit::<T>(1.4901161193847656e-8) - sin_theta_ahead;
                let t3 = rt::div_or_one(t2, rt::abs(t2));
                let t4 = rt::div_or_zero(sin_theta_ahead, abs_sin_theta_ahead);
                let t5 = abs_sin_theta_ahead + rt::lit::<T>(1.0);
                let t6 = k1 * theta_dot;
                let t7 = t6 + x2_dot * m_a_cos_theta_ahead
                    - x1_dot * m_a_sin_theta_ahead;
                let t8 = rt::lit::<T>(1.0) - t3 * t4;
                let t9 = t5 * t8;
                let t10 = t1 / t5;
                let t11 = rt::lit::<T>(0.5) * t9
                    + t10 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t8);
                let t12 = cos_theta_ahead / t11;
                let t13 = t3 * t11 * t12;
                let t14 = cos_theta_ahead * t12;
                let t15 = rt::lit::<T>(1.0) - t14;
                let t16 = m * x2_dot + theta_dot * m_a_cos_theta_ahead;
                let t17 = m * x1_dot - theta_dot * m_a_sin_theta_ahead;
                let t18 = t16 * t15 - t17 * t13;
                let t19 = inv_m / (t13 * t13 + t15 * t15);
                let t20 = m_a_sin_theta_ahead * t13 + m_a_cos_theta_ahead * t15;
                let t21 = t20 * t19;
                let t22 = rt::lit::<T>(1.0) / (k1 - t20 * t21);
                let t23 = t7 - t18 * t21;
                let t24 = t19 * (t18 - t22 * (t20 * t23));
                let t25 = t23 * t22;
                let theta_plus_h = theta + h;
                let (sin_theta_plus_h, cos_theta_plus_h) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h,
                    theta_plus_h,
                    tally,
                );
                let theta_minus_h = theta - h;
                let (sin_theta_minus_h, cos_theta_minus_h) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    -h,
                    theta_minus_h,
                    tally,
                );
                let t26 = t10 * (rt::lit::<T>(0.5) - rt::lit::<T>(0.25) * t8);
                let t27 = h * t24;
                let t28 = h * t25;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t29 = t13 * t24;
                            let t30 = t15 * t24;
                            let t31 = rt::abs(sin_theta_minus_h);
                            let t32 = rt::lit::<T>(1.0)
                                - t3 * rt::div_or_zero(sin_theta_minus_h, t31);
                            let t33 = t31 + rt::lit::<T>(1.0);
                            let t34 = cos_theta_minus_h * cos_theta_minus_h
                                * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t32)
                                * (rt::lit::<T>(1.0) / t33)
                                + t32 * (rt::lit::<T>(0.5) * t33);
                            let t35 = cos_theta_minus_h / t34;
                            let abs_sin_theta_plus_h = rt::abs(sin_theta_plus_h);
                            let t36 = rt::lit::<T>(1.0)
                                - t3
                                    * rt::div_or_zero(sin_theta_plus_h, abs_sin_theta_plus_h);
                            let t37 = abs_sin_theta_plus_h + rt::lit::<T>(1.0);
                            let t38 = cos_theta_plus_h * cos_theta_plus_h
                                * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t36)
                                * (rt::lit::<T>(1.0) / t37)
                                + t36 * (rt::lit::<T>(0.5) * t37);
                            let t39 = cos_theta_plus_h / t38;
                            let t40 = (m * t30 + m_a_cos_theta_ahead * t25)
                                * (cos_theta_minus_h * t35 - cos_theta_plus_h * t39)
                                - (m * t29 + m_a_sin_theta_ahead * t25)
                                    * (t3 * (t34 * t35 - t38 * t39));
                            [
                                -t29,
                                t30,
                                t25,
                                t40 * (k2 * t25),
                                (sin_theta_ahead * t30 - cos_theta_ahead * t29)
                                    * (minus_m_a * t25),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x1),
                            rt::abs(inv_h * x2),
                            rt::abs(inv_h * theta),
                            rt::abs(inv_h * t18),
                            rt::abs(inv_h * t7),
                        ],
                        move |[x1_rate, x2_rate, theta_rate, rho1_rate, rho2_rate]| {
                            let theta_rate_half_h = half_h * theta_rate;
                            let t41 = theta + theta_rate_half_h;
                            let ((t42, t43), (t44, t45)) = rt::halfway(
                                (sin_theta_ahead, cos_theta_ahead),
                                theta_rate_half_h,
                                t41,
                            );
                            let t46 = rt::abs(t44);
                            let t47 = rt::div_or_zero(t44, t46);
                            let t48 = rt::lit::<T>(1.0) - t3 * t47;
                            let t49 = t46 + rt::lit::<T>(1.0);
                            let t50 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t48;
                            let t51 = rt::lit::<T>(1.0) / t49;
                            let t52 = t45 * t45 * t51;
                            let t53 = t48 * (rt::lit::<T>(0.5) * t49) + t50 * t52;
                            let t54 = t3 * t53;
                            let t55 = rt::lit::<T>(1.0) / t53;
                            let t56 = t45 * t55;
                            let t57 = t54 * t56;
                            let t58 = rt::lit::<T>(1.0) - t45 * t56;
                            let t59 = m * (t57 * t57 + t58 * t58);
                            let t60 = rt::lit::<T>(1.0) / t59;
                            let t61 = t18 + half_h * rho1_rate;
                            let t62 = t60 * t61;
                            let t63 = m_a * t44;
                            let t64 = m_a * t45;
                            let t65 = t63 * t57 + t64 * t58;
                            let t66 = t65 * t60;
                            let t67 = t65 * t66;
                            let t68 = k1 - t67;
                            let t69 = rt::lit::<T>(1.0) / (t59 * t68);
                            let t70 = t7 + half_h * rho2_rate - t66 * t61;
                            let t71 = t69 * (t65 * t70);
                            let t72 = t62 - t71;
                            let t73 = t58 * t72;
                            let t74 = rt::lit::<T>(1.0) / t68;
                            let t75 = t74 * t70;
                            let t76 = m * t73 + t64 * t75;
                            let t77 = t41 - h;
                            let (_, (t78, t79)) = rt::halfway(
                                (sin_theta_minus_h, cos_theta_minus_h),
                                theta_rate_half_h,
                                t77,
                            );
                            let t80 = rt::abs(t78);
                            let t81 = rt::div_or_zero(t78, t80);
                            let t82 = rt::lit::<T>(1.0) - t3 * t81;
                            let t83 = t80 + rt::lit::<T>(1.0);
                            let t84 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t82;
                            let t85 = rt::lit::<T>(1.0) / t83;
                            let t86 = t85 * (t79 * t79);
                            let t87 = t82 * (rt::lit::<T>(0.5) * t83) + t84 * t86;
                            let t88 = rt::lit::<T>(1.0) / t87;
                            let t89 = t79 * t88;
                            let t90 = h + t41;
                            let (_, (t91, t92)) = rt::halfway(
                                (sin_theta_plus_h, cos_theta_plus_h),
                                theta_rate_half_h,
                                t90,
                            );
                            let t93 = rt::abs(t91);
                            let t94 = rt::div_or_zero(t91, t93);
                            let t95 = rt::lit::<T>(1.0) - t3 * t94;
                            let t96 = t93 + rt::lit::<T>(1.0);
                            let t97 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t95;
                            let t98 = rt::lit::<T>(1.0) / t96;
                            let t99 = t98 * (t92 * t92);
                            let t100 = t95 * (rt::lit::<T>(0.5) * t96) + t97 * t99;
                            let t101 = rt::lit::<T>(1.0) / t100;
                            let t102 = t92 * t101;
                            let t103 = inv_h * (t79 * t89 - t92 * t102);
                            let t104 = t57 * t72;
                            let t105 = m * t104 + t63 * t75;
                            let t106 = t3 * t87;
                            let t107 = t3 * t100;
                            let t108 = inv_h * (t106 * t89 - t107 * t102);
                            let t109 = t76 * t103 - t105 * t108;
                            let t110 = rt::lit::<T>(0.5) * t109;
                            let t111 = t72 * t110;
                            let t112 = t44 * t73 - t45 * t104;
                            let t113 = m_a * t112;
                            let t114 = t75 * t113;
                            let t115 = h * rho1_rate + t18;
                            let theta_rate_h = h * theta_rate;
                            let theta_new_2 = theta + theta_rate_h;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t116 = rt::abs(sin_theta_ahead_new);
                            let t117 = t116 + rt::lit::<T>(1.0);
                            let t118 = rt::div_or_zero(sin_theta_ahead_new, t116);
                            let t119 = rt::lit::<T>(1.0) - t118 * t3;
                            let t120 = t117 * t119;
                            let t121 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t119;
                            let t122 = cos_theta_ahead_new * cos_theta_ahead_new;
                            let t123 = rt::lit::<T>(1.0) / t117;
                            let t124 = t122 * t123;
                            let t125 = rt::lit::<T>(0.5) * t120 + t121 * t124;
                            let t126 = t3 * t125;
                            let t127 = rt::lit::<T>(1.0) / t125;
                            let t128 = cos_theta_ahead_new * t127;
                            let t129 = t126 * t128;
                            let t130 = cos_theta_ahead_new * t128;
                            let t131 = rt::lit::<T>(1.0) - t130;
                            let t132 = m * (t129 * t129 + t131 * t131);
                            let t133 = rt::lit::<T>(1.0) / t132;
                            let t134 = t115 * t133;
                            let t135 = m_a * sin_theta_ahead_new;
                            let t136 = m_a * cos_theta_ahead_new;
                            let t137 = t135 * t129 + t136 * t131;
                            let t138 = t137 * t133;
                            let t139 = k1 - t137 * t138;
                            let t140 = rt::lit::<T>(1.0) / (t132 * t139);
                            let t141 = h * rho2_rate + t7;
                            let t142 = t141 - t115 * t138;
                            let t143 = t140 * (t137 * t142);
                            let t144 = t134 - t143;
                            let t145 = rt::lit::<T>(0.5) * (t24 + t144) - t72;
                            let t146 = rt::lit::<T>(1.0) / t139;
                            let t147 = t146 * t142;
                            let t148 = rt::lit::<T>(0.5) * (t25 + t147) - t75;
                            let t149 = rt::lit::<T>(0.25) * t119;
                            let t150 = sin_theta_ahead + sin_theta_ahead_new;
                            let t151 = m_a * t150;
                            let t152 = t12 + t128;
                            let t153 = t3 * (t118 + t4);
                            let t154 = rt::lit::<T>(2.0) - t153;
                            let t155 = t45 * t42;
                            let t156 = t116 + abs_sin_theta_ahead;
                            let t157 = rt::div_or_zero(t150 * t155, t156);
                            let t158 = t3 * (t118 - t4);
                            let t159 = rt::lit::<T>(0.25) * t158;
                            let t160 = rt::lit::<T>(0.25) * t153 + rt::lit::<T>(0.5);
                            let t161 = rt::lit::<T>(1.0) / (t117 * t5);
                            let t162 = t156 + rt::lit::<T>(2.0);
                            let t163 = cos_theta_ahead + cos_theta_ahead_new;
                            let t164 = t44 * t42;
                            let t165 = t163 * t164;
                            let t166 = t1 + t122;
                            let t167 = t161 * (t162 * t165 + t166 * t157);
                            let t168 = rt::lit::<T>(0.5)
                                * (t154 * t157
                                    - (rt::lit::<T>(0.5) * t156 + rt::lit::<T>(1.0)) * t158)
                                + (t159 * (t10 + t124) - t160 * t167);
                            let t169 = t3 * t168;
                            let t170 = rt::lit::<T>(0.5) - t149;
                            let t171 = t170 * t124
                                + (rt::lit::<T>(0.25) * (t9 + t120) + t26);
                            let t172 = t3 * t171;
                            let t173 = rt::lit::<T>(1.0) / (t11 * t125);
                            let t174 = rt::lit::<T>(0.5) * t163;
                            let t175 = t173
                                * (rt::lit::<T>(2.0) * t164 * t171 + t174 * t168);
                            let t176 = t152 * (rt::lit::<T>(0.5) * t169) - t172 * t175;
                            let t177 = t144 * t176;
                            let t178 = m_a * t163;
                            let t179 = t164 * t152 + t174 * t175;
                            let t180 = t144 * t179;
                            let t181 = m_a * t155;
                            let t182 = t13 + t129;
                            let t183 = t144 * t182;
                            let t184 = m_a * t164;
                            let t185 = t14 + t130;
                            let t186 = rt::lit::<T>(2.0) - t185;
                            let t187 = t144 * t186;
                            let t188 = t25
                                * (rt::lit::<T>(0.5) * (t151 * t177 + t178 * t180)
                                    + (t181 * t183 - t184 * t187));
                            let t189 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t185;
                            let t190 = m * t189;
                            let t191 = half_m_a * t163;
                            let t192 = t144 * t190 + t191 * t147;
                            let t193 = t24 * t179;
                            let t194 = t24 * t176;
                            let t195 = half_m_a * t150;
                            let t196 = t195 * t147 + half_m * t183;
                            let t197 = twice_m_a * t155;
                            let t198 = t197 * t147 + m * t177;
                            let t199 = t24 * t182;
                            let t200 = rt::lit::<T>(0.5) * t199;
                            let t201 = t24 * t189;
                            let t202 = twice_m_a * t164;
                            let t203 = m * t180 - t202 * t147;
                            let t204 = t149
                                * (t188
                                    + (t192 * t193 + t194 * t196
                                        + (t198 * t200 + t201 * t203)));
                            let t205 = t204
                                + t170 * (t115 * t24 + t141 * t25 - t7 * t147 - t18 * t144);
                            let t206 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (theta_rate * theta_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t207 = rt::div_or_zero(
                                theta_rate * (t111 - t114)
                                    + (rho1_rate * t145 + rho2_rate * t148) - inv_h * t205,
                                t206,
                            );
                            let t208 = rho1_rate * t207;
                            let t209 = t72 + t208;
                            let t210 = rho2_rate * t207;
                            let t211 = x2_rate * t58 - x1_rate * t57;
                            let t212 = theta_rate + rho1_rate * t110;
                            let t213 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t207,
                                t206,
                            );
                            let t214 = rho1_rate * t213;
                            let t215 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t207,
                                t206,
                            );
                            let t216 = rho1_rate * t215;
                            let t217 = h * t45;
                            let t218 = t217 * t47;
                            let t219 = h * t44;
                            let t220 = t48 * (rt::lit::<T>(0.25) * t218)
                                - (t45 * t219 + t52 * (rt::lit::<T>(0.5) * t218))
                                    * (t50 * t51);
                            let t221 = t56 * t220;
                            let t222 = half_h * t44;
                            let t223 = t55 * (t222 + t221);
                            let t224 = t3 * t221 - t54 * t223;
                            let t225 = t222 * t56 + t45 * t223;
                            let t226 = twice_m * (t57 * t224 + t58 * t225);
                            let t227 = t64 * t225
                                + (rt::lit::<T>(0.5)
                                    * (m_a_h * t45 * t57 - m_a_h * t44 * t58) + t63 * t224);
                            let t228 = t60 * (t227 - t66 * t226);
                            let t229 = t61 * t228;
                            let t230 = t66 * t227 + t65 * t228;
                            let t231 = t69
                                * (t70 * t227 - t65 * t229
                                    - t71 * (t68 * t226 - t59 * t230));
                            let t232 = t62 * (t60 * t226) + t231;
                            let t233 = t72 * t225 - t58 * t232;
                            let t234 = t74 * (t75 * t230 - t229);
                            let t235 = t94 * (h * t92);
                            let t236 = h * t91;
                            let t237 = t95 * (rt::lit::<T>(0.25) * t235)
                                - (t92 * t236 + t99 * (rt::lit::<T>(0.5) * t235))
                                    * (t97 * t98);
                            let t238 = t102 * t237;
                            let t239 = t101 * (t238 + half_h * t91);
                            let t240 = h * t78;
                            let t241 = t81 * (h * t79);
                            let t242 = t82 * (rt::lit::<T>(0.25) * t241)
                                - (t79 * t240 + t86 * (rt::lit::<T>(0.5) * t241))
                                    * (t84 * t85);
                            let t243 = t89 * t242;
                            let t244 = t88 * (t243 + half_h * t78);
                            let t245 = t76
                                * (t92 * t239
                                    + rt::lit::<T>(0.5) * (t236 * t102 - t240 * t89)
                                    - t79 * t244);
                            let t246 = inv_h
                                * (t245
                                    - t105 * (t107 * t239 + t3 * (t243 - t238) - t106 * t244));
                            let t247 = t72 * t224 - t57 * t232;
                            let t248 = t103
                                * (m * t233 + (t64 * t234 - half_m_a_h * t44 * t75)) + t246
                                - t108 * (m * t247 + (t63 * t234 + half_m_a_h * t45 * t75));
                            let t249 = rt::lit::<T>(0.5) * t248;
                            let t250 = m_a * t75;
                            let t251 = t250
                                * (rt::lit::<T>(0.5) * (t219 * t104 + t217 * t73)
                                    + t44 * t233 - t45 * t247);
                            let t252 = t113 * t234 + t251;
                            let t253 = h * sin_theta_ahead_new;
                            let t254 = h * cos_theta_ahead_new;
                            let t255 = t118 * t254;
                            let t256 = t255 * t119;
                            let t257 = rt::lit::<T>(2.0) * (cos_theta_ahead_new * t253);
                            let t258 = t123 * (t257 + t255 * t124);
                            let t259 = rt::lit::<T>(0.5) * t256 - t121 * t258;
                            let t260 = t128 * t259;
                            let t261 = t127 * (t253 + t260);
                            let t262 = t253 * t128 + cos_theta_ahead_new * t261;
                            let t263 = t3 * t260 - t126 * t261;
                            let t264 = twice_m * (t131 * t262 + t129 * t263);
                            let t265 = m_a_h * cos_theta_ahead_new;
                            let t266 = m_a_h * sin_theta_ahead_new;
                            let t267 = t135 * t263
                                + (t136 * t262 + (t265 * t129 - t266 * t131));
                            let t268 = t133 * (t267 - t138 * t264);
                            let t269 = t115 * t268;
                            let t270 = t138 * t267 + t137 * t268;
                            let t271 = t140
                                * (t267 * t142 - t137 * t269
                                    - (t139 * t264 - t132 * t270) * t143);
                            let t272 = t133 * t264 * t134 + t271;
                            let t273 = t146 * (t270 * t147 - t269);
                            let t274 = t111
                                + (rho1_rate * (t232 - rt::lit::<T>(0.5) * t272)
                                    + (rho2_rate * (rt::lit::<T>(0.5) * t273 - t234) - t114));
                            let t275 = h * t43;
                            let t276 = t45 * t275 - t42 * t219;
                            let t277 = rt::div_or_zero(
                                t254 * t155 + t150 * (rt::lit::<T>(0.5) * t276)
                                    - t255 * t157,
                                t156,
                            );
                            let t278 = t42 * t217 + t44 * t275;
                            let t279 = rt::lit::<T>(0.5) * t278;
                            let t280 = t255 * (t165 - t5 * t167)
                                + (t162 * (t163 * t279 - t253 * t164) - t257 * t157);
                            let t281 = rt::lit::<T>(0.5)
                                * (t154 * t277 - rt::lit::<T>(0.5) * t255 * t158)
                                - t258 * t159 - (t166 * t277 + t280) * (t160 * t161);
                            let t282 = rt::lit::<T>(0.25) * t256 - t170 * t258;
                            let t283 = rt::lit::<T>(0.5) * (t163 * t281 - t253 * t168)
                                + (rt::lit::<T>(2.0) * (t164 * t282 + t279 * t171)
                                    - t175 * (t11 * t259));
                            let t284 = t173 * t283;
                            let t285 = rt::lit::<T>(0.5) * (t163 * t284 - t253 * t175)
                                + (t279 * t152 - t164 * t261);
                            let t286 = t144 * t285 - t179 * t272;
                            let t287 = rt::lit::<T>(0.5)
                                * (t281 * (t3 * t152) - t261 * t169) - t3 * t282 * t175
                                - t172 * t284;
                            let t288 = t144 * t287 - t176 * t272;
                            let t289 = t263 * t144 - t182 * t272;
                            let t290 = half_m_a * t276;
                            let t291 = half_m_a * t278;
                            let t292 = t262 * t144;
                            let t293 = t181 * t289 + (t290 * t183 - t291 * t187)
                                - t184 * (t292 - t186 * t272);
                            let t294 = rt::lit::<T>(0.5)
                                * (t178 * t286
                                    + (t151 * t288 + (t265 * t177 - t266 * t180))) + t293;
                            let t295 = t198 * (t263 * t24)
                                + t199
                                    * (m * t288
                                        + rt::lit::<T>(2.0) * (t181 * t273 + t290 * t147));
                            let t296 = m * (rt::lit::<T>(0.5) * t292 - t189 * t272)
                                + rt::lit::<T>(0.5) * (t178 * t273 - t266 * t147);
                            let t297 = t193 * t296
                                + t24
                                    * (t196 * t287
                                        + (rt::lit::<T>(0.5) * t262 * t203 + t192 * t285));
                            let t298 = t194
                                * (half_m * t289
                                    + rt::lit::<T>(0.5) * (t265 * t147 + t151 * t273))
                                + t201
                                    * (m * t286
                                        - rt::lit::<T>(2.0) * (t184 * t273 + t291 * t147));
                            let t299 = t149
                                * (t25 * t294 + (rt::lit::<T>(0.5) * t295 + (t297 + t298)))
                                + t170 * (t18 * t272 - t7 * t273);
                            let t300 = theta_rate
                                * (t72 * t249 - (t252 + t232 * t110)
                                    - rt::lit::<T>(2.0) * t207) + (t274 - inv_h * t299);
                            let t301 = rt::div_or_zero(t300, t206);
                            let t302 = rho1_rate * t301 - t232;
                            let t303 = half_h * (t60 + t67 * t69);
                            let t304 = t58 * t303;
                            let t305 = t74 * (h * t66);
                            let t306 = t57 * t303;
                            let t307 = (m * t304 - t305 * (half_m_a * t45)) * t103
                                - (m * t306 - t305 * (half_m_a * t44)) * t108;
                            let t308 = rt::lit::<T>(0.5) * t307;
                            let t309 = (t44 * t304 - t45 * t306) * t250
                                - half_m_a * t305 * t112;
                            let t310 = h * t138;
                            let t311 = h * t133 + t140 * (t137 * t310);
                            let t312 = rt::lit::<T>(0.5) * t305;
                            let t313 = t146 * t310;
                            let t314 = theta_rate * (t72 * t308 + (t303 * t110 - t309))
                                + (rho1_rate * (rt::lit::<T>(0.5) * t311 - t303)
                                    + (rho2_rate * (t312 - rt::lit::<T>(0.5) * t313) + t145));
                            let t315 = t311 * t176;
                            let t316 = t311 * t179;
                            let t317 = t311 * t182;
                            let t318 = t184 * t186;
                            let t319 = t25
                                * (rt::lit::<T>(0.5) * (t151 * t315 + t178 * t316)
                                    + (t181 * t317 - t311 * t318));
                            let t320 = t193 * (t311 * t190 - t191 * t313)
                                + t194 * (half_m * t317 - t313 * t195);
                            let t321 = t200 * (m * t315 - t313 * t197)
                                + t201 * (t313 * t202 + m * t316);
                            let t322 = t149 * (t319 + (t320 + t321))
                                + t170 * (t7 * t313 + t27 - t18 * t311);
                            let t323 = rt::div_or_zero(
                                t314 - inv_h * t322 - rt::lit::<T>(2.0) * t208,
                                t206,
                            );
                            let t324 = rho1_rate * t323 + (t303 + t207);
                            let t325 = t69 * (h * t65);
                            let t326 = t58 * t325;
                            let t327 = t57 * t325;
                            let t328 = t103
                                * (t74 * (quarter_m_a_h * t45) - quarter_m * t326)
                                - t108 * (t74 * (quarter_m_a_h * t44) - quarter_m * t327);
                            let t329 = half_m_a_h * t74 * t112
                                + (t45 * t327 - t44 * t326) * (half_m_a * t75);
                            let t330 = rt::lit::<T>(0.5) * t325;
                            let t331 = t140 * (h * t137);
                            let t332 = theta_rate
                                * (t72 * t328 - t329 - t109 * (rt::lit::<T>(0.25) * t325))
                                + (rho1_rate * (t330 - rt::lit::<T>(0.5) * t331)
                                    + (rho2_rate * (half_h * (t146 - t74)) + t148));
                            let t333 = t331 * t182;
                            let t334 = t331 * t179;
                            let t335 = t331 * t176;
                            let t336 = t25
                                * (t331 * t318 - t181 * t333
                                    - rt::lit::<T>(0.5) * (t178 * t334 + t151 * t335));
                            let t337 = t194
                                * (t146 * (half_m_a_h * t150) - half_m * t333)
                                + t193 * (t146 * (half_m_a_h * t163) - t331 * t190);
                            let t338 = t200 * (t146 * (twice_m_a_h * t155) - m * t335)
                                - t201 * (t146 * (twice_m_a_h * t164) + m * t334);
                            let t339 = t149 * (t336 + (t337 + t338))
                                + t170 * (t18 * t331 + (t28 - t7 * (h * t146)));
                            let t340 = rt::div_or_zero(
                                t332 - inv_h * t339 - rt::lit::<T>(2.0) * t210,
                                t206,
                            );
                            let t341 = rho1_rate * t340 - t330;
                            let t342 = t211 * t301
                                + (t207 * (x2_rate * t225 - x1_rate * t224)
                                    - (t110 + theta_rate * t249));
                            (
                                [
                                    x1_rate + t57 * t209,
                                    x2_rate - t58 * t209,
                                    theta_rate - t75 - t210,
                                    t211 * t207 + (rho1_rate - theta_rate * t110),
                                    t207 * t212 + (rho2_rate + t114),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t57 * t214,
                                        -(t57 * t216),
                                        t224 * t209 + t57 * t302,
                                        t57 * t324,
                                        t57 * t341,
                                    ],
                                    [
                                        t58 * t214,
                                        t58 * t216 + rt::lit::<T>(1.0),
                                        -(t225 * t209 + t58 * t302),
                                        -(t58 * t324),
                                        -(t58 * t341),
                                    ],
                                    [
                                        rho2_rate * t213,
                                        rho2_rate * t215,
                                        rt::lit::<T>(1.0) - t234 - rho2_rate * t301,
                                        t312 - rho2_rate * t323,
                                        -(rho2_rate * t340 + (half_h * t74 + t207)),
                                    ],
                                    [
                                        -(t57 * t207 + t211 * t213),
                                        t58 * t207 - t211 * t215,
                                        t342,
                                        t211 * t323 + (rt::lit::<T>(1.0) - theta_rate * t308),
                                        t211 * t340 - theta_rate * t328,
                                    ],
                                    [
                                        -(t212 * t213),
                                        -(t212 * t215),
                                        t212 * t301
                                            + (t252 + t207 * (rho1_rate * t249 + rt::lit::<T>(1.0))),
                                        t212 * t323 + (t309 + t207 * (t110 + rho1_rate * t308)),
                                        t212 * t340 + (t208 * t328 + (t329 + rt::lit::<T>(1.0))),
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
                let x1_new_2 = x1 + h * x1_rate;
                let x2_new_2 = x2 + h * x2_rate;
                let theta_rate_h = h * theta_rate;
                let theta_new_2 = theta + theta_rate_h;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new_2,
                    tally,
                );
                let t122 = cos_theta_ahead_new * cos_theta_ahead_new;
                let t116 = rt::abs(sin_theta_ahead_new);
                let t118 = rt::div_or_zero(sin_theta_ahead_new, t116);
                let t119 = rt::lit::<T>(1.0) - t118 * t3;
                let t121 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t119;
                let t117 = t116 + rt::lit::<T>(1.0);
                let t123 = rt::lit::<T>(1.0) / t117;
                let t343 = t122 * t121 * t123 + t119 * (rt::lit::<T>(0.5) * t117);
                let t344 = cos_theta_ahead_new / t343;
                let t345 = t344 * (t3 * t343);
                let t346 = t6
                    + twice_m_a * (x2_dot * cos_theta_ahead - x1_dot * sin_theta_ahead);
                let t347 = x1_dot * t17 + x2_dot * t16
                    + rt::lit::<T>(0.5) * theta_dot * (t6 + t346);
                let t348 = (rt::lit::<T>(0.5)
                    * (m * (x1_dot * x1_dot + x2_dot * x2_dot) + theta_dot * t346)
                    - reference) * (rt::lit::<T>(0.5) * t347);
                let t349 = rt::visible_change(
                    t348,
                    reference * (rt::lit::<T>(0.0625) * reference) + t347 * t347,
                    rt::abs(theta) + rt::lit::<T>(1.0),
                );
                let t350 = rt::lit::<T>(1.0) - cos_theta_ahead_new * t344;
                let t351 = inv_m / (t345 * t345 + t350 * t350);
                let t115 = h * rho1_rate + t18;
                let t352 = m_a
                    * (sin_theta_ahead_new * t345 + cos_theta_ahead_new * t350);
                let t353 = t352 * t351;
                let t354 = rt::lit::<T>(1.0) / (k1 - t352 * t353);
                let t141 = h * rho2_rate + t7;
                let t355 = t141 - t115 * t353;
                let t356 = t351 * (t115 - t354 * (t352 * t355));
                let x1_dot_new_2 = t345 * (t349 - rt::lit::<T>(1.0)) * t356;
                let t357 = rt::lit::<T>(1.0) - t349;
                let x2_dot_new_2 = t350 * t357 * t356;
                let theta_dot_new_2 = t354 * (t357 * t355);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
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
                    ]);
                    let after = balance([
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta,
                x1_dot,
                x2_dot,
                theta_dot,
                ]: [T; 4],
            ) -> [T; 2] {
                let m = parameters.m;
                let Scheme { m_a, k1, twice_m_a, twice_m, .. } = self;
                let t1 = x1_dot * x1_dot + x2_dot * x2_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let cos_theta_x2_dot = cos_theta * x2_dot;
                let sin_theta_x1_dot = sin_theta * x1_dot;
                let t2 = theta_dot
                    * (k1 * theta_dot
                        + twice_m_a * (cos_theta_x2_dot - sin_theta_x1_dot));
                let abs_theta_dot = rt::abs(theta_dot);
                let t3 = (rt::abs(cos_theta) + rt::abs(theta * sin_theta))
                    * rt::abs(x2_dot)
                    + (rt::abs(cos_theta_x2_dot) + rt::abs(sin_theta_x1_dot));
                let t4 = rt::lit::<T>(2.0) * rt::abs(m_a)
                    * ((rt::abs(sin_theta) + rt::abs(theta * cos_theta))
                        * rt::abs(x1_dot) + t3);
                [
                    rt::lit::<T>(0.5) * (m * t1 + t2),
                    rt::lit::<T>(0.5)
                        * (abs_theta_dot * (k1 * abs_theta_dot + t4)
                            + (rt::abs(t2) + twice_m * t1)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b15133aefc663eb69a45d6bcb4201ece";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezRFd> for System<T> {
        type Scheme = gonzalez_r_fd::Scheme<T>;
    }

    /// The method `iso`.
    pub mod iso {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Isometric mean value method on D.
        ///
        /// **Equation**: w = U r, w' = U' r', U = P X̄ (X̄ᵀ g P X̄)^(−1/2) at each end, P = 1 − g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ;  w̄ = X̄ r̄;  (q' − q)/h = E(q̄) w̄;  (r' − r)/h = X̄ᵀ [F − Eᵀ ∇̄V(q, q') + ad*_w̄ (g w̄) + Eᵀ ∂_q(½ w̄·g w̄) − ½ (dg/dt) w̄] at q̄, X̄: an orthonormal basis of ker μ(q̄)
        ///
        /// **Source**: found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: theta_rate, rho2_mean
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 8 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 12 | 5 | 0 | 0 | 0 |
        /// | each step | 17 | 32 | 2 | 1 | 3 | 0 |
        /// | each iteration for rho1_mean | 18 | 39 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `m a/(sqrt(m) sqrt(J + m a²))`
            k5: T,
            /// `(m a/(sqrt(m) sqrt(J + m a²)))/2`
            k6: T,
            /// `h/sqrt(J + m a²)`
            k7: T,
            /// `(h/sqrt(J + m a²))/2`
            k8: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(m a (h/sqrt(J + m a²))/(sqrt(m) sqrt(J + m a²)))/2`
            k9: T,
            /// `(h (m a/(sqrt(m) sqrt(J + m a²)))/sqrt(J + m a²))/4`
            k11: T,
            /// `h ((m a/(sqrt(J + m a²)² sqrt(m)))/2 - m a/((J + m a²) sqrt(m)))/2`
            k14: T,
            /// `h (m a/(sqrt(m) sqrt(J + m a²)))/4`
            k15: T,
            /// `h (m a/((J + m a²) sqrt(m)))/2`
            k16: T,
            /// `m a h/(sqrt(J + m a²)² sqrt(m))`
            k17: T,
            /// `(m a h/(sqrt(J + m a²)² sqrt(m)))/2`
            k18: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
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
                let m_a = m * a;
                let k4 = sqrt_m * k2;
                let k5 = m_a / k4;
                let k6 = rt::lit::<T>(0.5) * k5;
                let k7 = h / k2;
                let k8 = rt::lit::<T>(0.5) * k7;
                let h_over_sqrt_m = h / sqrt_m;
                let k9 = rt::lit::<T>(0.5) * (m_a * k7 / k4);
                let k10 = h * k5;
                let k11 = rt::lit::<T>(0.25) * (k10 / k2);
                let k12 = k2 * k4;
                let k13 = m_a / (k1 * sqrt_m);
                let k14 = rt::lit::<T>(0.5)
                    * (h * (rt::lit::<T>(0.5) * (m_a / k12) - k13));
                let k15 = rt::lit::<T>(0.25) * k10;
                let k16 = rt::lit::<T>(0.5) * (h * k13);
                let k17 = m_a * h / k12;
                let k18 = rt::lit::<T>(0.5) * k17;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k5,
                    k6,
                    k7,
                    k8,
                    h_over_sqrt_m,
                    k9,
                    k11,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
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
                let t1 = j + m * (a * a);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = t1 * theta_dot
                    + m * a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sqrt_m_2 = rt::sqrt(m);
                let a_theta_dot = a * theta_dot;
                let t3 = sqrt_m_2
                    * (cos_theta * (x1_dot - sin_theta * a_theta_dot)
                        + sin_theta * (x2_dot + cos_theta * a_theta_dot));
                let carried = [
                    x1,
                    x2,
                    theta,
                    k3 * t2,
                    t3,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5) * (t2 * (rt::lit::<T>(1.0) / t1 * t2) + t3 * t3),
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, c1, c2, _, reference, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let Scheme {
                    k3,
                    k5,
                    k6,
                    k7,
                    k8,
                    h_over_sqrt_m,
                    k9,
                    k11,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [c1 - c2 * (k9 * c1)],
                        move || [rt::abs(c1)],
                        move |[rho1_mean]| {
                            let t1 = k8 * rho1_mean;
                            let (t2, alignment1_new) = rt::turn_by(t1);
                            let t3 = k5 * t2;
                            let t4 = alignment1_new + rt::lit::<T>(1.0);
                            let t5 = t4 * t4 + t3 * t3;
                            let t6 = rt::sqrt(t5);
                            let t7 = rt::lit::<T>(1.0) / t6;
                            let t8 = t3 * t7;
                            let t9 = c2 * t8;
                            let t10 = t4 * t7;
                            let t11 = c1 * t10;
                            let t12 = c1 * t8;
                            let t13 = c2 * t10;
                            let t14 = rho1_mean * (k11 * rho1_mean);
                            let t15 = t12 + (t13 + t14);
                            let t16 = rt::lit::<T>(1.0) / t5;
                            let t17 = t3 * (k17 * alignment1_new) - t4 * (k7 * t2);
                            let t18 = t7
                                * (k18 * alignment1_new - t16 * (t17 * (k6 * t2)));
                            let t19 = t7
                                * (k8 * t2 + t16 * (t17 * (rt::lit::<T>(0.5) * t4)));
                            let t20 = k18 * rho1_mean + c1 * t18 - c2 * t19;
                            let t21 = c2 * t18 + (c1 * t19 + rt::lit::<T>(1.0))
                                - k15 * (k3 * t15 + k3 * rho1_mean * t20);
                            (
                                [rho1_mean + t9 - t11 - t15 * (k14 * rho1_mean)],
                                [[k16 * (t15 + rho1_mean * t20) + t21]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean", tally)
                    })?;
                let [rho1_mean] = solution1.x;
                let t1 = k8 * rho1_mean;
                let t22 = theta + t1;
                let ((t2, alignment1_new), (t23, t24)) = rt::halfway(
                    (sin_theta_ahead, cos_theta_ahead),
                    t1,
                    t22,
                );
                let t3 = k5 * t2;
                let t4 = alignment1_new + rt::lit::<T>(1.0);
                let t5 = t4 * t4 + t3 * t3;
                let t6 = rt::sqrt(t5);
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = t3 * t7;
                let t12 = c1 * t8;
                let t10 = t4 * t7;
                let t13 = c2 * t10;
                let t25 = t12 + t13;
                let t14 = rho1_mean * (k11 * rho1_mean);
                let t26 = t25 + t14;
                let x1_new_2 = x1 + t26 * (h_over_sqrt_m * t24);
                let x2_new_2 = x2 + t26 * (h_over_sqrt_m * t23);
                let t27 = k7 * rho1_mean;
                let theta_new_2 = theta + t27;
                let t28 = c1 * c1 + c2 * c2;
                let t29 = rt::lit::<T>(0.5) * t28;
                let t30 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t29 * (t29 - reference),
                        t28 * t28 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let t9 = c2 * t8;
                let t11 = c1 * t10;
                let t31 = rt::lit::<T>(2.0) * rho1_mean + t9 - t11;
                let t32 = rt::lit::<T>(2.0) * t26 - t25;
                let c1_new = t30 * (t10 * t31 - t8 * t32);
                let c2_new = t30 * (t8 * t31 + t10 * t32);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t27,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::is_aligned(carried[5]) {
                    return Err(setting.orthogonal(tally));
                }
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([motion.carried[3], motion.carried[4]]);
                    let after = balance([carried[3], carried[4]]);
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
                let [x1, x2, theta, c1, c2, _, _, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_sqrt_m_c2 = inv_sqrt_m * c2;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * inv_sqrt_m_c2,
                    x2_dot: sin_theta * inv_sqrt_m_c2,
                    theta_dot: k3 * c1,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [c1, c2]: [T; 2]) -> [T; 2] {
                let t1 = c1 * c1 + c2 * c2;
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e91af30973092008a8aff55727f0e17f";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso> for System<T> {
        type Scheme = iso::Scheme<T>;
    }

    /// The method `iso:4`.
    pub mod iso_4 {
        use super::iso::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Isometric mean value method on D, composed of five of its steps.
        ///
        /// **Equation**: Φ_h = Ψ_{γh} ∘ Ψ_{γh} ∘ Ψ_{(1−4γ)h} ∘ Ψ_{γh} ∘ Ψ_{γh}, Ψ the step of `iso`, γ = 1/(4 − ∛4)
        ///
        /// **Source**: Suzuki (1990), Fractal decomposition of exponential operators; Hairer, Lubich & Wanner, Geometric Numerical Integration, II.4
        ///
        /// **Order**: 4, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: theta_rate, rho2_mean
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 8 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 12 | 5 | 0 | 0 | 0 |
        /// | each step | 17 | 32 | 2 | 1 | 3 | 0 |
        /// | each iteration for rho1_mean | 18 | 39 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Composed<T>, methods::Iso4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Composed<T>, methods::Iso4>;

        /// A step in parts, one after the other.
        pub type Composed<T> = rt::Composed<Scheme<T>, Parts, 5>;

        /// How large the parts are.
        #[derive(Clone, Copy, Debug)]
        pub struct Parts;

        impl rt::Composition<5> for Parts {
            type Method = methods::Iso4;
            const PARTS: [f64; 5] = [
                0.4144907717943757,
                0.4144907717943757,
                -0.6579630871775028,
                0.4144907717943757,
                0.4144907717943757,
            ];
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso4> for System<T> {
        type Scheme = iso_4::Composed<T>;
    }

    /// The method `iso:6`.
    pub mod iso_6 {
        use super::iso::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

        /// Isometric mean value method on D, composed of nine of its steps.
        ///
        /// **Equation**: Φ_h = Ψ_{γ₉h} ∘ … ∘ Ψ_{γ₁h}, Ψ the step of `iso`, γ₁ = γ₉ = 0.392161444007314, γ₂ = γ₈ = 0.332599136789359, γ₃ = γ₇ = −0.706246172557639, γ₄ = γ₆ = 0.0822135962935508, γ₅ = 0.798543990934830
        ///
        /// **Source**: Kahan & Li (1997), Composition constants for raising the orders of unconventional schemes for ordinary differential equations; Hairer, Lubich & Wanner, Geometric Numerical Integration, V.3.2
        ///
        /// **Order**: 6, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: theta_rate, rho2_mean
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 8 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 12 | 5 | 0 | 0 | 0 |
        /// | each step | 17 | 32 | 2 | 1 | 3 | 0 |
        /// | each iteration for rho1_mean | 18 | 39 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Composed<T>, methods::Iso6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Composed<T>, methods::Iso6>;

        /// A step in parts, one after the other.
        pub type Composed<T> = rt::Composed<Scheme<T>, Parts, 9>;

        /// How large the parts are.
        #[derive(Clone, Copy, Debug)]
        pub struct Parts;

        impl rt::Composition<9> for Parts {
            type Method = methods::Iso6;
            const PARTS: [f64; 9] = [
                0.3921614440073141,
                0.33259913678935943,
                -0.7062461725576394,
                0.0822135962935508,
                0.79854399093483,
                0.0822135962935508,
                -0.7062461725576394,
                0.33259913678935943,
                0.3921614440073141,
            ];
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Iso6> for System<T> {
        type Scheme = iso_6::Composed<T>;
    }

    /// The method `iso-var`.
    pub mod iso_var {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Isometric midpoint rule on D, variational where there are no constraints.
        ///
        /// **Equation**: as `iso`, with g(q̄) for the metric of U and P, r = Uᵀ g(q) w at both ends, ∇V(q̄) for ∇̄V, and without the last term
        ///
        /// **Source**: found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_mean`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: theta_rate, rho2_mean
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 6 | 5 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 5 | 0 | 0 | 0 |
        /// | each step | 51 | 93 | 5 | 2 | 2 | 1 |
        /// | each iteration for rho1_mean | 46 | 84 | 4 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `J + m a²`
            k1: T,
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `sqrt(J + m a²)`
            k2: T,
            /// `1/sqrt(J + m a²)`
            k3: T,
            /// `m a/2`
            half_m_a: T,
            /// `h/sqrt(J + m a²)`
            k4: T,
            /// `(h/sqrt(J + m a²))/2`
            k5: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `h (m a/((J + m a²) sqrt(m)))/2`
            k6: T,
            /// `(m a h/sqrt(J + m a²))/2`
            k7: T,
            /// `(h/(sqrt(m) sqrt(J + m a²)))/2`
            k9: T,
            /// `a (h/sqrt(J + m a²))`
            k10: T,
            /// `a (h/sqrt(J + m a²))/2`
            k11: T,
            /// `(a (h/sqrt(J + m a²))/J)/2`
            k12: T,
            /// `m (h/(sqrt(m) sqrt(J + m a²)))/2`
            k13: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let k1 = j + m * (a * a);
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k2 = rt::sqrt(k1);
                let k3 = rt::lit::<T>(1.0) / k2;
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let k4 = h / k2;
                let k5 = rt::lit::<T>(0.5) * k4;
                let h_over_sqrt_m = h / sqrt_m;
                let k6 = rt::lit::<T>(0.5) * (h * (m_a / (k1 * sqrt_m)));
                let k7 = rt::lit::<T>(0.5) * (m_a * h / k2);
                let k8 = h / (sqrt_m * k2);
                let k9 = rt::lit::<T>(0.5) * k8;
                let k10 = a * k4;
                let k11 = rt::lit::<T>(0.5) * k10;
                let k12 = rt::lit::<T>(0.5) * (k10 / j);
                let k13 = rt::lit::<T>(0.5) * (m * k8);
                Scheme {
                    m_a,
                    k1,
                    inv_m,
                    inv_j,
                    inv_sqrt_m,
                    k2,
                    k3,
                    half_m_a,
                    k4,
                    k5,
                    h_over_sqrt_m,
                    k6,
                    k7,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    rt::lit::<T>(1.0),
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    k1,
                    inv_m,
                    inv_j,
                    inv_sqrt_m,
                    k2,
                    k3,
                    half_m_a,
                    k4,
                    k5,
                    h_over_sqrt_m,
                    k6,
                    k7,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                } = *setting.scheme();
                let t1 = k1 * theta_dot
                    + m_a * (x2_dot * cos_theta_ahead - x1_dot * sin_theta_ahead);
                let t2 = k3 * t1;
                let t3 = inv_m * sin_theta_ahead;
                let t4 = inv_m * cos_theta_ahead;
                let a_theta_dot = a * theta_dot;
                let t5 = x1_dot - sin_theta_ahead * a_theta_dot;
                let t6 = m * t5;
                let t7 = x2_dot + cos_theta_ahead * a_theta_dot;
                let t8 = m * t7;
                let t9 = k11 * sin_theta_ahead;
                let t10 = k11 * cos_theta_ahead;
                let t11 = k13 * t7;
                let t12 = k13 * t5;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            t2
                                - (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                                    * (k7 * theta_dot),
                        ],
                        move || [rt::abs(t2)],
                        move |[rho1_mean]| {
                            let t13 = k5 * rho1_mean;
                            let t14 = theta + t13;
                            let (t15, t16) = rt::sin_cos(t14);
                            let t17 = inv_sqrt_m * t16;
                            let t18 = inv_sqrt_m * t15;
                            let t19 = t17 * t6 + t18 * t8;
                            let t20 = t15 - sin_theta_ahead;
                            let t21 = cos_theta_ahead - t16;
                            let t22 = t17 * t20 + t18 * t21;
                            let t23 = a * t16;
                            let t24 = a * t15;
                            let t25 = sin_theta_ahead * t24 + cos_theta_ahead * t23;
                            let t26 = inv_j * t25;
                            let t27 = t4 + t23 * t26;
                            let t28 = t3 + t24 * t26;
                            let t29 = sin_theta_ahead * t28 + cos_theta_ahead * t27;
                            let t30 = rt::lit::<T>(1.0) / t29;
                            let t31 = t27 * t30;
                            let t32 = t28 * t30;
                            let t33 = inv_j / t29;
                            let t34 = t25 * t33;
                            let t35 = t31 * t8 - t32 * t6 - t1 * t34;
                            let t36 = t19 - t22 * t35;
                            let t37 = t22 * t30;
                            let t38 = rt::lit::<T>(1.0) - t22 * t37;
                            let t39 = rt::sqrt(t38);
                            let t40 = t38 + t39;
                            let t41 = rt::lit::<T>(1.0) / (t29 * t40);
                            let t42 = t22 * t36;
                            let t43 = t41 * (t22 * t42);
                            let t44 = t36 + t43;
                            let t45 = k9 + t21 * (k9 * t16) - t20 * (k9 * t15);
                            let t46 = t16 * t9 - t15 * t10;
                            let t47 = k4 * t15 * t23 + t16 * (k10 * t15)
                                - (k4 * t16 * t24 + t15 * (k10 * t16));
                            let t48 = half_m_a * t47;
                            let t49 = inv_j * (t46 - t26 * t48);
                            let t50 = t23 * t49 - t25 * (k12 * t15);
                            let t51 = t25 * (k12 * t16) + t24 * t49;
                            let t52 = sin_theta_ahead * t51 + cos_theta_ahead * t50;
                            let t53 = t30
                                * (t8 * (t50 - t31 * t52) - t6 * (t51 - t32 * t52))
                                - (t46 - t34 * (t29 * t48 + j * t52)) * (t1 * t33);
                            let t54 = t16 * t11 - t15 * t12 - t45 * t35 - t22 * t53;
                            let t55 = t37 * t45 + t37 * (t45 - t37 * t52);
                            let t56 = t45 * t42 + t22 * (t45 * t36 + t22 * t54)
                                - t43
                                    * (t40 * t52 - t29 * (t55 + rt::lit::<T>(0.5) * t55 / t39));
                            (
                                [t44 * (k6 * rho1_mean) + (rho1_mean - t2)],
                                [
                                    [
                                        k6 * (t44 + rho1_mean * (t54 + t41 * t56))
                                            + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean", tally)
                    })?;
                let [rho1_mean] = solution1.x;
                let t13 = k5 * rho1_mean;
                let t14 = theta + t13;
                let (t15, t16) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t13,
                    t14,
                    tally,
                );
                let t17 = inv_sqrt_m * t16;
                let t18 = inv_sqrt_m * t15;
                let t19 = t17 * t6 + t18 * t8;
                let t24 = a * t15;
                let t23 = a * t16;
                let t25 = sin_theta_ahead * t24 + cos_theta_ahead * t23;
                let t26 = inv_j * t25;
                let t28 = t3 + t24 * t26;
                let t27 = t4 + t23 * t26;
                let t29 = sin_theta_ahead * t28 + cos_theta_ahead * t27;
                let t30 = rt::lit::<T>(1.0) / t29;
                let t20 = t15 - sin_theta_ahead;
                let t21 = cos_theta_ahead - t16;
                let t22 = t17 * t20 + t18 * t21;
                let t57 = t19 - t30 * (t22 * (t27 * t8 - inv_j * t1 * t25 - t28 * t6));
                let t58 = t22 * t22;
                let t59 = t30 * t58;
                let t60 = rt::lit::<T>(1.0) - t59;
                let t61 = rt::sqrt(t60);
                let t62 = t57 + t58 * t57 / (t29 * (t60 + t61));
                let x1_new_2 = x1 + h_over_sqrt_m * t16 * t62;
                let x2_new_2 = x2 + h_over_sqrt_m * t15 * t62;
                let t63 = k4 * rho1_mean;
                let theta_new_2 = theta + t63;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t63,
                    theta_new_2,
                    tally,
                );
                let t64 = t17 * (t15 - sin_theta_ahead_new)
                    + t18 * (cos_theta_ahead_new - t16);
                let t65 = t64 * t64;
                let t66 = inv_j
                    * (sin_theta_ahead_new * t24 + cos_theta_ahead_new * t23);
                let t67 = inv_m * sin_theta_ahead_new + t24 * t66;
                let t68 = inv_m * cos_theta_ahead_new + t23 * t66;
                let t69 = sin_theta_ahead_new * t67 + cos_theta_ahead_new * t68;
                let t70 = rt::lit::<T>(1.0) / t69;
                let t71 = t65 * t70;
                let t72 = rt::lit::<T>(1.0) - t71;
                let t73 = rt::sqrt(t72);
                let t74 = t65 / (t69 * (t72 + t73)) + rt::lit::<T>(1.0);
                let t75 = t64 * t74;
                let t76 = t17 * t74 + t75 * (t67 * t70);
                let t77 = rt::lit::<T>(2.0) * rho1_mean - t2;
                let t78 = t75 * (t66 * t70);
                let t79 = m_a * cos_theta_ahead_new;
                let t80 = t18 * t74 - t75 * (t68 * t70);
                let t81 = t79 * t80;
                let t82 = m_a * sin_theta_ahead_new;
                let t83 = t82 * t76;
                let t84 = k2 * t78 + k3 * (t81 - t83);
                let t85 = t80 * (m * t80 + t79 * t78) + t76 * (m * t76 - t82 * t78);
                let t86 = (t62 - t77 * t84)
                    / (t78 * (t81 + k1 * t78 - t83) + t85 - t84 * t84);
                let x1_dot_new_2 = t76 * t86;
                let x2_dot_new_2 = t80 * t86;
                let theta_dot_new_2 = k3 * (t77 - t84 * t86) + t78 * t86;
                let alignment1_new = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(2.0) - t71 - t59 - rt::abs(t71 - t59));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    alignment1_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::is_aligned(carried[6]) {
                    return Err(setting.orthogonal(tally));
                }
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "dff2be1b33119c0c7566c6eea1ddf25b";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::IsoVar> for System<T> {
        type Scheme = iso_var::Scheme<T>;
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
        /// - `x1_dot_ahead`, `x2_dot_ahead`, `theta_dot_ahead`: 3 × 3 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 8 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 20 | 41 | 0 | 0 | 1 | 0 |
        /// | each iteration for x1_dot_ahead, x2_dot_ahead, theta_dot_ahead | 21 | 33 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 15 | 25 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `1/m`
            inv_m: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `m J/(J + m a²)`
            k2: T,
            /// `m/2`
            half_m: T,
            /// `m a/2`
            half_m_a: T,
            /// `2 (m J/(J + m a²))`
            k3: T,
            /// `2 (J + m a²)`
            k4: T,
            /// `-(m a/2)`
            minus_half_m_a: T,
            /// `1/h`
            inv_h: T,
            /// `m a h/2`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Alternating<T, 3, 3>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = j + m * a_squared;
                let k2 = m * j / k1;
                let half_m = rt::lit::<T>(0.5) * m;
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let k3 = rt::lit::<T>(2.0) * k2;
                let k4 = rt::lit::<T>(2.0) * k1;
                let minus_half_m_a = -half_m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k5 = rt::lit::<T>(0.5) * (m_a * h);
                Scheme {
                    m_a,
                    inv_m,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k2,
                    half_m,
                    half_m_a,
                    k3,
                    k4,
                    minus_half_m_a,
                    inv_h,
                    k5,
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
                let Scheme { m_a, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let a_theta_dot = a * theta_dot;
                let a_squared_2 = a * a;
                let t1 = j + m * a_squared_2;
                let t2 = (cos_theta * x1_dot + sin_theta * x2_dot)
                    * (a_squared_2 * (m * m) / t1 * theta_dot);
                let half_h = rt::lit::<T>(0.5) * h;
                let carried = [
                    x1,
                    x2,
                    theta,
                    m * (x1_dot - sin_theta * a_theta_dot) - t2 * (half_h * sin_theta),
                    m * (x2_dot + cos_theta * a_theta_dot) + t2 * (half_h * cos_theta),
                    t1 * theta_dot + m_a * (cos_theta * x2_dot - sin_theta * x1_dot),
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, sin_theta_ahead, cos_theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    inv_m,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    half_m,
                    half_m_a,
                    k3,
                    k4,
                    minus_half_m_a,
                    inv_h,
                    k5,
                    ..
                } = *setting.scheme();
                let t1 = a_over_j * sin_theta_ahead;
                let t2 = p_theta * t1;
                let t3 = a_squared_over_j * sin_theta_ahead;
                let t4 = cos_theta_ahead * t3;
                let t5 = a_over_j * cos_theta_ahead;
                let t6 = p_theta * t5;
                let t7 = inv_m + sin_theta_ahead * t3;
                let t8 = inv_m + cos_theta_ahead * (a_squared_over_j * cos_theta_ahead);
                let t9 = cos_theta_ahead * (p_x2 * t8 - (t6 + p_x1 * t4))
                    - sin_theta_ahead * (p_x1 * t7 + (t2 - p_x2 * t4));
                let t10 = p_x1 + t9 * (k3 * sin_theta_ahead);
                let t11 = p_x2 - t9 * (k3 * cos_theta_ahead);
                let t12 = k5 * cos_theta_ahead;
                let t13 = k5 * sin_theta_ahead;
                let plain1: [T; 3] = {
                    let t14 = t2 + t7 * t10 - t4 * t11;
                    let t15 = t8 * t11 - t6 - t4 * t10;
                    let t16 = inv_j * p_theta + t1 * t10 - t5 * t11;
                    [t14, t15, t16]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t14 = t2 + t7 * t10 - t4 * t11;
                            let t15 = t8 * t11 - t6 - t4 * t10;
                            let t16 = inv_j * p_theta + t1 * t10 - t5 * t11;
                            [
                                rt::abs(inv_h * x1) + rt::abs(t14),
                                rt::abs(inv_h * x2) + rt::abs(t15),
                                rt::abs(inv_h * theta) + rt::abs(t16),
                            ]
                        },
                        move |[x1_dot_ahead, x2_dot_ahead, theta_dot_ahead]| {
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new_2 = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t17 = sin_theta_ahead + sin_theta_ahead_new;
                            let p_x1_new = half_m
                                * (rt::lit::<T>(2.0) * x1_dot_ahead
                                    - theta_dot_ahead * (a * t17));
                            let t18 = cos_theta_ahead + cos_theta_ahead_new;
                            let p_x2_new = half_m
                                * (rt::lit::<T>(2.0) * x2_dot_ahead
                                    + theta_dot_ahead * (a * t18));
                            let t19 = rt::lit::<T>(0.5)
                                * (k4 * theta_dot_ahead
                                    + m_a * (x2_dot_ahead * t18 - x1_dot_ahead * t17));
                            let t20 = cos_theta_ahead * x1_dot_ahead
                                + sin_theta_ahead * x2_dot_ahead;
                            let t21 = k5 * theta_dot_ahead;
                            let t22 = h * cos_theta_ahead_new;
                            let t23 = h * sin_theta_ahead_new;
                            (
                                [
                                    p_x1_new - t10,
                                    p_x2_new - t11,
                                    t19 + (t20 * t21 - p_theta),
                                ],
                                [
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_half_m_a
                                            * (sin_theta_ahead
                                                + (sin_theta_ahead_new + theta_dot_ahead * t22)),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        half_m_a
                                            * (cos_theta_ahead
                                                + (cos_theta_ahead_new - theta_dot_ahead * t23)),
                                    ],
                                    [
                                        theta_dot_ahead * t12 - half_m_a * t17,
                                        half_m_a * t18 + theta_dot_ahead * t13,
                                        rt::lit::<T>(0.5)
                                            * (k4 - m_a * (x2_dot_ahead * t23 + x1_dot_ahead * t22))
                                            + k5 * t20,
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
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new_2 = theta + h_theta_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new_2,
                    tally,
                );
                let t17 = sin_theta_ahead + sin_theta_ahead_new;
                let p_x1_new = half_m
                    * (rt::lit::<T>(2.0) * x1_dot_ahead - theta_dot_ahead * (a * t17));
                let t18 = cos_theta_ahead + cos_theta_ahead_new;
                let p_x2_new = half_m
                    * (rt::lit::<T>(2.0) * x2_dot_ahead + theta_dot_ahead * (a * t18));
                let t19 = rt::lit::<T>(0.5)
                    * (k4 * theta_dot_ahead
                        + m_a * (x2_dot_ahead * t18 - x1_dot_ahead * t17));
                let t21 = k5 * theta_dot_ahead;
                let p_theta_new = t19
                    - (x1_dot_ahead * cos_theta_ahead_new
                        + x2_dot_ahead * sin_theta_ahead_new) * t21;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                motion.memory.0.push(plain1, solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _] = motion.carried;
                let Scheme { inv_m, a_squared_over_j, a_over_j, inv_j, k2, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t1 = p_theta * sin_theta_a_over_j;
                let t2 = a_squared_over_j * sin_theta;
                let t3 = inv_m + sin_theta * t2;
                let t4 = inv_m + cos_theta * (a_squared_over_j * cos_theta);
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t5 = p_theta * cos_theta_a_over_j;
                let t6 = cos_theta * t2;
                let t7 = cos_theta * (p_x2 * t4 - (t5 + p_x1 * t6))
                    - sin_theta * (t1 - p_x2 * t6 + p_x1 * t3);
                let t8 = k2 * t7;
                let t9 = p_x1 + sin_theta * t8;
                let t10 = p_x2 - cos_theta * t8;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: t1 + t3 * t9 - t6 * t10,
                    x2_dot: t4 * t10 - t5 - t6 * t9,
                    theta_dot: inv_j * p_theta + sin_theta_a_over_j * t9
                        - cos_theta_a_over_j * t10,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3d527ccc5e4343a18f8845f9b3c07480";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Leapfrog> for System<T> {
        type Scheme = leapfrog::Scheme<T>;
    }

    /// The method `dla`.
    pub mod dla {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 2 | 4 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 13 | 20 | 0 | 0 | 2 | 0 |
        /// | each iteration for x1_dot_new, x2_dot_new, theta_dot_new, lambda1 | 23 | 33 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

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
            /// `a²/J`
            a_squared_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `1/h`
            inv_h: T,
            /// `h (1 - dla_alpha)`
            k2: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
            /// `h m a dla_alpha`
            k3: T,
            /// `m a h (1 - dla_alpha)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                let minus_m_a = -m_a;
                let a_squared = a * a;
                let m_a_squared = m * a_squared;
                let j_plus_m_a_squared = j + m_a_squared;
                let a_squared_over_j = a_squared / j;
                let m_j = m * j;
                let k1 = m_j / j_plus_m_a_squared;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k2 = h * (rt::lit::<T>(1.0) - dla_alpha);
                let h_dla_alpha = h * dla_alpha;
                let k3 = h * (m_a * dla_alpha);
                let k4 = m_a * k2;
                Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    k1,
                    inv_m_j,
                    inv_h,
                    k2,
                    h_dla_alpha,
                    k3,
                    k4,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    k1,
                    inv_m_j,
                    inv_h,
                    k2,
                    h_dla_alpha,
                    k3,
                    k4,
                } = *setting.scheme();
                let a_theta_dot = a * theta_dot;
                let t1 = x2_dot + cos_theta_ahead * a_theta_dot;
                let t2 = theta_dot
                    * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead);
                let t3 = k2 * theta_dot;
                let t4 = theta + t3;
                let t5 = k3 * t2
                    - (j_plus_m_a_squared * theta_dot
                        + m_a * (x2_dot * cos_theta_ahead - x1_dot * sin_theta_ahead));
                let (t6, t7) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t3,
                    t4,
                    tally,
                );
                let t8 = h * t6;
                let t9 = sin_theta_ahead * a_theta_dot - x1_dot;
                let t10 = h * t7;
                let t11 = -h * t7;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let theta_dot_squared = theta_dot * theta_dot;
                            let t12 = theta_dot_squared * (m_a * cos_theta_ahead);
                            let t13 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t14 = theta_dot_squared * (m_a * sin_theta_ahead);
                            let t15 = t2
                                + cos_theta_ahead
                                    * (t12 * t13
                                        - (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                            * (inv_m_j * t14));
                            let t16 = t15
                                - sin_theta_ahead
                                    * (t14 * t13
                                        - (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead))
                                            * (inv_m_j * t12));
                            let t17 = k1 * t16;
                            [x1_dot, x2_dot, theta_dot, t17]
                        },
                        move || {
                            let theta_dot_squared = theta_dot * theta_dot;
                            let t12 = theta_dot_squared * (m_a * cos_theta_ahead);
                            let t13 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t14 = theta_dot_squared * (m_a * sin_theta_ahead);
                            let t15 = t2
                                + cos_theta_ahead
                                    * (t12 * t13
                                        - (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                            * (inv_m_j * t14));
                            let t16 = t15
                                - sin_theta_ahead
                                    * (t14 * t13
                                        - (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead))
                                            * (inv_m_j * t12));
                            let t17 = k1 * t16;
                            [
                                rt::abs(x1_dot) + rt::abs(inv_h * x1),
                                rt::abs(x2_dot) + rt::abs(inv_h * x2),
                                rt::abs(theta_dot) + rt::abs(inv_h * theta),
                                rt::abs(t17),
                            ]
                        },
                        move |[x1_dot_new, x2_dot_new, theta_dot_new, lambda1]| {
                            let theta_new_2 = t4 + h_dla_alpha * theta_dot_new;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t18 = x2_dot_new * cos_theta_ahead_new
                                - x1_dot_new * sin_theta_ahead_new;
                            let t19 = x1_dot_new * cos_theta_ahead_new
                                + x2_dot_new * sin_theta_ahead_new;
                            let a_theta_dot_new = a * theta_dot_new;
                            let t20 = h_dla_alpha * sin_theta_ahead_new;
                            let t21 = h_dla_alpha * cos_theta_ahead_new;
                            let t22 = x2_dot_new * t20 + x1_dot_new * t21;
                            let t23 = k4 * theta_dot_new;
                            let t24 = j_plus_m_a_squared - m_a * t22
                                + k4
                                    * (t19
                                        + theta_dot_new * (x2_dot_new * t21 - x1_dot_new * t20));
                            (
                                [
                                    t18,
                                    theta_dot_new * (j_plus_m_a_squared + k4 * t19)
                                        + (m_a * t18 + t5),
                                    lambda1 * t8
                                        + m
                                            * (x1_dot_new + t9 - sin_theta_ahead_new * a_theta_dot_new),
                                    m
                                        * (cos_theta_ahead_new * a_theta_dot_new
                                            + (x2_dot_new - t1)) - lambda1 * t10,
                                ],
                                [
                                    [
                                        -sin_theta_ahead_new,
                                        cos_theta_ahead_new,
                                        -t22,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        cos_theta_ahead_new * t23 - m_a * sin_theta_ahead_new,
                                        m_a * cos_theta_ahead_new + sin_theta_ahead_new * t23,
                                        t24,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_m_a * (sin_theta_ahead_new + theta_dot_new * t21),
                                        t8,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m_a * (cos_theta_ahead_new - theta_dot_new * t20),
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
                let x1_new_2 = x1 + k2 * x1_dot + h_dla_alpha * x1_dot_new;
                let x2_new_2 = x2 + k2 * x2_dot + h_dla_alpha * x2_dot_new;
                let theta_new_2 = t4 + h_dla_alpha * theta_dot_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t3 + h_dla_alpha * theta_dot_new,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "aeeb516d89674edd3a9d1f6464572659";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla> for System<T> {
        type Scheme = dla::Scheme<T>;
    }

    /// The method `dla01`.
    pub mod dla01 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
            /// `a²/J`
            a_squared_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `1/(m J)`
            inv_m_j: T,
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

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                let a_squared_over_j = a_squared / j;
                let m_j = m * j;
                let k1 = m_j / j_plus_m_a_squared;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
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
                    a_squared_over_j,
                    k1,
                    inv_m_j,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    k1,
                    inv_m_j,
                    half_m_a,
                    inv_h,
                    half_h,
                    k2,
                    minus_half_h,
                    k3,
                } = *setting.scheme();
                let t1 = j_plus_m_a_squared * theta_dot
                    + m_a * (x2_dot * cos_theta_ahead - x1_dot * sin_theta_ahead);
                let a_theta_dot = a * theta_dot;
                let t2 = x2_dot + cos_theta_ahead * a_theta_dot;
                let t3 = sin_theta_ahead * a_theta_dot - x1_dot;
                let theta_dot_half_h = half_h * theta_dot;
                let t4 = theta + theta_dot_half_h;
                let (t5, t6) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h,
                    t4,
                    tally,
                );
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
                            let theta_dot_squared = theta_dot * theta_dot;
                            let t18 = theta_dot_squared * (m_a * cos_theta_ahead);
                            let t19 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t20 = theta_dot_squared * (m_a * sin_theta_ahead);
                            let t21 = theta_dot
                                * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                                + cos_theta_ahead
                                    * (t18 * t19
                                        - (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                            * (inv_m_j * t20));
                            let t22 = t21
                                - sin_theta_ahead
                                    * (t20 * t19
                                        - (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead))
                                            * (inv_m_j * t18));
                            let t23 = k1 * t22;
                            [x1_dot, x2_dot, theta_dot, t23]
                        },
                        move || {
                            let t24 = rt::abs(x1_dot) + rt::abs(inv_h * x1);
                            let t25 = rt::abs(x2_dot) + rt::abs(inv_h * x2);
                            let t26 = rt::abs(theta_dot) + rt::abs(inv_h * theta);
                            let theta_dot_squared = theta_dot * theta_dot;
                            let t18 = theta_dot_squared * (m_a * cos_theta_ahead);
                            let t19 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t20 = theta_dot_squared * (m_a * sin_theta_ahead);
                            let t21 = theta_dot
                                * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                                + cos_theta_ahead
                                    * (t18 * t19
                                        - (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                            * (inv_m_j * t20));
                            let t22 = t21
                                - sin_theta_ahead
                                    * (t20 * t19
                                        - (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead))
                                            * (inv_m_j * t18));
                            let t23 = k1 * t22;
                            let t27 = rt::abs(t23);
                            [t24, t25, t26, t27]
                        },
                        move |[x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda_mid1]| {
                            let t28 = x2_dot_mid * t6;
                            let t29 = x1_dot_mid * t5;
                            let t30 = t28 - t29;
                            let t31 = k2 * (x1_dot_mid * t6 + x2_dot_mid * t5);
                            let t32 = j_plus_m_a_squared + t31;
                            let t33 = theta_dot_mid * t7;
                            let t34 = theta_dot_mid * t9;
                            (
                                [
                                    t30,
                                    theta_dot_mid * t32 + (m_a * t30 - t1),
                                    lambda_mid1 * t8 + m * (x1_dot_mid + t3 - t33),
                                    m * (t34 + (x2_dot_mid - t2)) - lambda_mid1 * t10,
                                ],
                                [
                                    [t11, t6, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                                    [
                                        theta_dot_mid * t13 - t12,
                                        t14 + theta_dot_mid * t15,
                                        t32,
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
                let t31 = k2 * (x1_dot_mid * t6 + x2_dot_mid * t5);
                let t35 = theta_dot_mid * (t31 - j_plus_m_a_squared);
                let t29 = x1_dot_mid * t5;
                let t28 = x2_dot_mid * t6;
                let t36 = t29 - t28;
                let t33 = theta_dot_mid * t7;
                let t37 = t33 - x1_dot_mid;
                let t34 = theta_dot_mid * t9;
                let t38 = x2_dot_mid + t34;
                let minus_m = -m;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let theta_dot_squared = theta_dot * theta_dot;
                            let t18 = theta_dot_squared * (m_a * cos_theta_ahead);
                            let t19 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t20 = theta_dot_squared * (m_a * sin_theta_ahead);
                            let t21 = theta_dot
                                * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                                + cos_theta_ahead
                                    * (t18 * t19
                                        - (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                            * (inv_m_j * t20));
                            let t22 = t21
                                - sin_theta_ahead
                                    * (t20 * t19
                                        - (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead))
                                            * (inv_m_j * t18));
                            let t23 = k1 * t22;
                            [x1_dot, x2_dot, theta_dot, t23]
                        },
                        move || {
                            let t24 = rt::abs(x1_dot) + rt::abs(inv_h * x1);
                            let t25 = rt::abs(x2_dot) + rt::abs(inv_h * x2);
                            let t26 = rt::abs(theta_dot) + rt::abs(inv_h * theta);
                            let theta_dot_squared = theta_dot * theta_dot;
                            let t18 = theta_dot_squared * (m_a * cos_theta_ahead);
                            let t19 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t20 = theta_dot_squared * (m_a * sin_theta_ahead);
                            let t21 = theta_dot
                                * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                                + cos_theta_ahead
                                    * (t18 * t19
                                        - (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                            * (inv_m_j * t20));
                            let t22 = t21
                                - sin_theta_ahead
                                    * (t20 * t19
                                        - (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead))
                                            * (inv_m_j * t18));
                            let t23 = k1 * t22;
                            let t27 = rt::abs(t23);
                            [t24, t25, t26, t27]
                        },
                        move |[x1_dot_new, x2_dot_new, theta_dot_new, lambda1]| {
                            let theta_new_2 = t4 + half_h * theta_dot_new;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t39 = x2_dot_new * cos_theta_ahead_new
                                - x1_dot_new * sin_theta_ahead_new;
                            let t40 = a * sin_theta_ahead_new;
                            let t41 = a * cos_theta_ahead_new;
                            let t42 = x2_dot_new * (h * sin_theta_ahead_new)
                                + x1_dot_new * (h * cos_theta_ahead_new);
                            let t43 = k3 * theta_dot_new;
                            (
                                [
                                    t39,
                                    m_a * (t39 + t36)
                                        + (j_plus_m_a_squared * theta_dot_new + t35),
                                    lambda1 * t8 + m * (x1_dot_new + t37 - theta_dot_new * t40),
                                    m * (theta_dot_new * t41 + (x2_dot_new - t38))
                                        - lambda1 * t10,
                                ],
                                [
                                    [
                                        -sin_theta_ahead_new,
                                        cos_theta_ahead_new,
                                        -(rt::lit::<T>(0.5) * t42),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        minus_m_a * sin_theta_ahead_new,
                                        m_a * cos_theta_ahead_new,
                                        j_plus_m_a_squared - half_m_a * t42,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_m * (t40 + cos_theta_ahead_new * t43),
                                        t8,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m * (t41 - sin_theta_ahead_new * t43),
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
                let x1_new_2 = half_h * x1_dot_new + (x1 + half_h * x1_dot);
                let x2_new_2 = half_h * x2_dot_new + (x2 + half_h * x2_dot);
                let theta_new_2 = t4 + half_h * theta_dot_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h + half_h * theta_dot_new,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new,
                    x2_dot_new,
                    theta_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e1b29219733d5c0ad1d6d3278effff18";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla01> for System<T> {
        type Scheme = dla01::Scheme<T>;
    }

    /// The method `dla-midpoint`.
    pub mod dla_midpoint {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each iteration for x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda1 | 23 | 37 | 0 | 0 | 1 | 0 |
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
            /// `a²/J`
            a_squared_over_j: T,
            /// `a/J`
            a_over_j: T,
            /// `1/J`
            inv_j: T,
            /// `m a/(J + m a²)`
            k1: T,
            /// `1/(m J)`
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

            /// In this order: configuration q_k (3); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = m_a / j_plus_m_a_squared;
                let k2 = rt::lit::<T>(1.0) / (m * j);
                let half_m_a = rt::lit::<T>(0.5) * m_a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(0.5) * (m_a * h);
                let k4 = rt::lit::<T>(0.5) * (a * h);
                Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
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
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, sin_theta_ahead, cos_theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k2,
                    half_m_a,
                    inv_h,
                    half_h,
                    k3,
                    k4,
                    ..
                } = *setting.scheme();
                let minus_m = -m;
                let h_sin_theta_ahead = h * sin_theta_ahead;
                let h_cos_theta_ahead = h * cos_theta_ahead;
                let t1 = -h * cos_theta_ahead;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = a_over_j * sin_theta_ahead;
                            let t3 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t4 = p_theta * t2 - p_x2 * t3
                                + k2 * p_x1
                                    * (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead));
                            let t5 = a_over_j * cos_theta_ahead;
                            let t6 = k2 * p_x2
                                * (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                - (p_theta * t5 + p_x1 * t3);
                            let t7 = inv_j * p_theta + p_x1 * t2 - p_x2 * t5;
                            [t4, t6, t7, rt::lit::<T>(0.0)]
                        },
                        move || {
                            let t2 = a_over_j * sin_theta_ahead;
                            let t3 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t4 = p_theta * t2 - p_x2 * t3
                                + k2 * p_x1
                                    * (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead));
                            let t5 = a_over_j * cos_theta_ahead;
                            let t6 = k2 * p_x2
                                * (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                - (p_theta * t5 + p_x1 * t3);
                            let t7 = inv_j * p_theta + p_x1 * t2 - p_x2 * t5;
                            [
                                rt::abs(inv_h * x1) + rt::abs(t4),
                                rt::abs(inv_h * x2) + rt::abs(t6),
                                rt::abs(inv_h * theta) + rt::abs(t7),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |[x1_dot_mid, x2_dot_mid, theta_dot_mid, lambda1]| {
                            let half_h_theta_dot_mid = half_h * theta_dot_mid;
                            let t8 = theta + half_h_theta_dot_mid;
                            let (t9, t10) = rt::sin_cos(t8);
                            let t11 = x2_dot_mid * t10 - x1_dot_mid * t9;
                            let t12 = x1_dot_mid * t10 + x2_dot_mid * t9;
                            let t13 = k3 * t12;
                            let t14 = m_a * t11;
                            let t15 = a * t9;
                            let t16 = a * t10;
                            let t17 = h * t9;
                            let t18 = h * t10;
                            let t19 = x2_dot_mid * t17 + x1_dot_mid * t18;
                            let t20 = k3 * theta_dot_mid;
                            let t21 = k3
                                * (t12
                                    + (x2_dot_mid * t18 - x1_dot_mid * t17)
                                        * (rt::lit::<T>(0.5) * theta_dot_mid))
                                + (j_plus_m_a_squared - half_m_a * t19);
                            let t22 = k4 * theta_dot_mid;
                            (
                                [
                                    t11,
                                    theta_dot_mid * (j_plus_m_a_squared + t13)
                                        + (t14 - p_theta),
                                    m * (x1_dot_mid - theta_dot_mid * t15)
                                        + (lambda1 * h_sin_theta_ahead - p_x1),
                                    m * (x2_dot_mid + theta_dot_mid * t16)
                                        - (p_x2 + lambda1 * h_cos_theta_ahead),
                                ],
                                [
                                    [-t9, t10, -(rt::lit::<T>(0.5) * t19), rt::lit::<T>(0.0)],
                                    [
                                        t10 * t20 - m_a * t9,
                                        m_a * t10 + t9 * t20,
                                        t21,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_m * (t15 + t10 * t22),
                                        h_sin_theta_ahead,
                                    ],
                                    [rt::lit::<T>(0.0), m, m * (t16 - t9 * t22), t1],
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
                let h_theta_dot_mid = h * theta_dot_mid;
                let theta_new_2 = theta + h_theta_dot_mid;
                let half_h_theta_dot_mid = half_h * theta_dot_mid;
                let t8 = theta + half_h_theta_dot_mid;
                let (t9, t10) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h_theta_dot_mid,
                    t8,
                    tally,
                );
                let a_theta_dot_mid = a * theta_dot_mid;
                let p_x1_new = m * (x1_dot_mid - t9 * a_theta_dot_mid);
                let p_x2_new = m * (x2_dot_mid + t10 * a_theta_dot_mid);
                let t11 = x2_dot_mid * t10 - x1_dot_mid * t9;
                let t14 = m_a * t11;
                let t12 = x1_dot_mid * t10 + x2_dot_mid * t9;
                let t13 = k3 * t12;
                let p_theta_new = t14 + theta_dot_mid * (j_plus_m_a_squared - t13);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_mid,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_theta_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let cos_theta_squared = cos_theta * cos_theta;
                let sin_theta_squared = sin_theta * sin_theta;
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let sin_theta_cos_theta = sin_theta * cos_theta;
                let t1 = a_squared_over_j * sin_theta_cos_theta;
                let t2 = (j + m_a_squared * sin_theta_squared) * (k2 * p_x1)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t3 = (j + m_a_squared * cos_theta_squared) * (k2 * p_x2)
                    - (p_x1 * t1 + p_theta * cos_theta_a_over_j);
                let t4 = p_x1 * sin_theta_a_over_j + inv_j * p_theta
                    - p_x2 * cos_theta_a_over_j + k1 * (cos_theta * t3 - sin_theta * t2);
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fec56265ae9ce8b316ad45d956bbcba6";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::DlaMidpoint> for System<T> {
        type Scheme = dla_midpoint::Scheme<T>;
    }

    /// The method `dla1`.
    pub mod dla1 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each step | 9 | 21 | 0 | 0 | 1 | 0 |
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
            /// `a²/J`
            a_squared_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `1/(m J)`
            inv_m_j: T,
            /// `1/h`
            inv_h: T,
            /// `m a h`
            m_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_i (3); velocity v_i = (q_i − q_{i−1})/h (3); velocity v_{i+1} of the coming step (3); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let a_squared_over_j = a_squared / j;
                let m_j = m * j;
                let k1 = m_j / j_plus_m_a_squared;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let m_a_h = m_a * h;
                Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    k1,
                    inv_m_j,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
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
                    sin_theta,
                    cos_theta,
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
                x2_dot_ahead, theta_dot_ahead, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let j = setting.system().parameters.J;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    k1,
                    inv_m_j,
                    inv_h,
                    m_a_h,
                } = *setting.scheme();
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new_2 = theta + h_theta_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new_2,
                    tally,
                );
                let t1 = h * cos_theta_ahead_new;
                let t2 = h * sin_theta_ahead_new;
                let t3 = j_plus_m_a_squared * theta_dot_ahead
                    + m_a
                        * (cos_theta_ahead * x2_dot_ahead
                            - sin_theta_ahead * x1_dot_ahead);
                let t4 = a * sin_theta_ahead_new;
                let t5 = a * sin_theta_ahead * theta_dot_ahead - x1_dot_ahead;
                let t6 = a * cos_theta_ahead_new;
                let t7 = x2_dot_ahead + a * cos_theta_ahead * theta_dot_ahead;
                let t8 = -sin_theta_ahead_new;
                let t9 = m_a * sin_theta_ahead_new;
                let t10 = m_a_h * cos_theta_ahead_new;
                let t11 = m_a * cos_theta_ahead_new;
                let t12 = m_a_h * sin_theta_ahead_new;
                let t13 = minus_m_a * sin_theta_ahead_new;
                let t14 = -h * sin_theta_ahead_new;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let theta_dot_squared = theta_dot * theta_dot;
                            let t15 = theta_dot_squared * (m_a * cos_theta_ahead);
                            let t16 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t17 = theta_dot_squared * (m_a * sin_theta_ahead);
                            let t18 = theta_dot
                                * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                                + cos_theta_ahead
                                    * (t15 * t16
                                        - (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                            * (inv_m_j * t17));
                            let t19 = t18
                                - sin_theta_ahead
                                    * (t17 * t16
                                        - (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead))
                                            * (inv_m_j * t15));
                            let t20 = k1 * t19;
                            [x1_dot, x2_dot, theta_dot, t20]
                        },
                        move || {
                            let theta_dot_squared = theta_dot * theta_dot;
                            let t15 = theta_dot_squared * (m_a * cos_theta_ahead);
                            let t16 = cos_theta_ahead
                                * (a_squared_over_j * sin_theta_ahead);
                            let t17 = theta_dot_squared * (m_a * sin_theta_ahead);
                            let t18 = theta_dot
                                * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                                + cos_theta_ahead
                                    * (t15 * t16
                                        - (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                                            * (inv_m_j * t17));
                            let t19 = t18
                                - sin_theta_ahead
                                    * (t17 * t16
                                        - (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead))
                                            * (inv_m_j * t15));
                            let t20 = k1 * t19;
                            [
                                rt::abs(x1_dot) + rt::abs(inv_h * x1),
                                rt::abs(x2_dot) + rt::abs(inv_h * x2),
                                rt::abs(theta_dot) + rt::abs(inv_h * theta),
                                rt::abs(t20),
                            ]
                        },
                        move |[x1_dot_new, x2_dot_new, theta_dot_new, lambda1]| {
                            let t21 = cos_theta_ahead_new * x2_dot_new
                                - sin_theta_ahead_new * x1_dot_new;
                            let t22 = j_plus_m_a_squared
                                + m_a_h
                                    * (cos_theta_ahead_new * x1_dot_new
                                        + sin_theta_ahead_new * x2_dot_new);
                            (
                                [
                                    t21,
                                    theta_dot_new * t22 + (m_a * t21 - t3),
                                    m * (x1_dot_new + t5 - t4 * theta_dot_new) - lambda1 * t2,
                                    lambda1 * t1 + m * (t6 * theta_dot_new + (x2_dot_new - t7)),
                                ],
                                [
                                    [
                                        t8,
                                        cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        theta_dot_new * t10 - t9,
                                        t11 + theta_dot_new * t12,
                                        t22,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [m, rt::lit::<T>(0.0), t13, t14],
                                    [rt::lit::<T>(0.0), m, t11, t1],
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _, _, _, _] = motion
                    .carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a1f666bb1d98e791249371baf03c343e";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla1> for System<T> {
        type Scheme = dla1::Scheme<T>;
    }

    /// The method `spark2`.
    pub mod spark2 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each step | 16 | 38 | 0 | 0 | 1 | 0 |
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
            /// `-(h/2)`
            minus_half_h: T,
            /// `a h`
            a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                let minus_half_h = -half_h;
                let a_h = a * h;
                Scheme {
                    m_a,
                    minus_m_a,
                    k1,
                    half_m_a,
                    k2,
                    inv_h,
                    half_h,
                    k3,
                    minus_half_h,
                    a_h,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
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
                    minus_half_h,
                    a_h,
                } = *setting.scheme();
                let m_a_sin_theta_ahead = m_a * sin_theta_ahead;
                let m_a_cos_theta_ahead = m_a * cos_theta_ahead;
                let t1 = k1 * theta_dot
                    + m_a * (x2_dot * cos_theta_ahead - x1_dot * sin_theta_ahead);
                let t2 = k3 * cos_theta_ahead;
                let t3 = k3 * sin_theta_ahead;
                let minus_m = -m;
                let a_sin_theta_ahead = a * sin_theta_ahead;
                let a_cos_theta_ahead = a * cos_theta_ahead;
                let t4 = m * (x1_dot - theta_dot * a_sin_theta_ahead);
                let t5 = half_h * sin_theta_ahead;
                let t6 = m * (x2_dot + theta_dot * a_cos_theta_ahead);
                let t7 = half_h * cos_theta_ahead;
                let t8 = rt::lit::<T>(-0.5) * sin_theta_ahead;
                let half_cos_theta_ahead = rt::lit::<T>(0.5) * cos_theta_ahead;
                let t9 = minus_m_a * sin_theta_ahead;
                let t10 = minus_half_h * cos_theta_ahead;
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
                            let t11 = rt::abs(x1_dot) + rt::abs(inv_h * x1);
                            let t12 = rt::abs(x2_dot) + rt::abs(inv_h * x2);
                            let t13 = rt::abs(theta_dot) + rt::abs(inv_h * theta);
                            [t11, t12, t13, t11, t12, t13, rt::lit::<T>(1.0)]
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
                            let t14 = cos_theta_ahead * x2_dot_s1
                                - sin_theta_ahead * x1_dot_s1;
                            let t15 = half_h * (theta_dot_s1 + theta_dot_s2);
                            let theta_new_2 = theta + t15;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t16 = x2_dot_s2 * cos_theta_ahead_new
                                - x1_dot_s2 * sin_theta_ahead_new;
                            let t17 = cos_theta_ahead * x1_dot_s1
                                + sin_theta_ahead * x2_dot_s1;
                            let t18 = t1 - t17 * (k3 * theta_dot_s1);
                            let t19 = t4 - lambda_s1_1 * t5;
                            let t20 = a * sin_theta_ahead_new;
                            let t21 = a * cos_theta_ahead_new;
                            let t22 = t6 + lambda_s1_1 * t7;
                            let t23 = x1_dot_s2 * (h * cos_theta_ahead_new)
                                + x2_dot_s2 * (h * sin_theta_ahead_new);
                            let t24 = rt::lit::<T>(-0.25) * t23;
                            let t25 = theta_dot_s1 * t2;
                            let t26 = theta_dot_s1 * t3;
                            let t27 = k3 * t17;
                            let theta_dot_s2_a_h = a_h * theta_dot_s2;
                            let t28 = cos_theta_ahead_new * theta_dot_s2_a_h;
                            let t29 = sin_theta_ahead_new * theta_dot_s2_a_h;
                            let t30 = half_m_a * t23;
                            let t31 = minus_m_a * sin_theta_ahead_new;
                            let t32 = m_a * cos_theta_ahead_new;
                            (
                                [
                                    rt::lit::<T>(0.5) * (t14 + t16),
                                    k1 * theta_dot_s1 + m_a * t14 - t18,
                                    m * (x1_dot_s1 - a_sin_theta_ahead * theta_dot_s1) - t19,
                                    m * (x1_dot_s2 - theta_dot_s2 * t20) - t19,
                                    m * (x2_dot_s2 + theta_dot_s2 * t21) - t22,
                                    m_a * t16 + (k1 * theta_dot_s2 - t18),
                                    m * (x2_dot_s1 + a_cos_theta_ahead * theta_dot_s1) - t22,
                                ],
                                [
                                    [
                                        t8,
                                        half_cos_theta_ahead,
                                        t24,
                                        rt::lit::<T>(-0.5) * sin_theta_ahead_new,
                                        rt::lit::<T>(0.5) * cos_theta_ahead_new,
                                        t24,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t25 - m_a_sin_theta_ahead,
                                        m_a_cos_theta_ahead + t26,
                                        k1 + t27,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        t9,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t5,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k2 * t28,
                                        m,
                                        rt::lit::<T>(0.0),
                                        minus_m * (t20 + rt::lit::<T>(0.5) * t28),
                                        t5,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k2 * t29,
                                        rt::lit::<T>(0.0),
                                        m,
                                        m * (t21 - rt::lit::<T>(0.5) * t29),
                                        t10,
                                    ],
                                    [
                                        t25,
                                        t26,
                                        t27 - t30,
                                        t31,
                                        t32,
                                        k1 - t30,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m_a_cos_theta_ahead,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t10,
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
                let t15 = half_h * (theta_dot_s1 + theta_dot_s2);
                let theta_new_2 = theta + t15;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t15,
                    theta_new_2,
                    tally,
                );
                let t20 = a * sin_theta_ahead_new;
                let t21 = a * cos_theta_ahead_new;
                let t31 = minus_m_a * sin_theta_ahead_new;
                let t32 = m_a * cos_theta_ahead_new;
                let t33 = sin_theta_ahead * lambda_s1_1;
                let t34 = cos_theta_ahead * lambda_s1_1;
                let t17 = cos_theta_ahead * x1_dot_s1 + sin_theta_ahead * x2_dot_s1;
                let t35 = k3
                    * (theta_dot_s1 * t17
                        + theta_dot_s2
                            * (x1_dot_s2 * cos_theta_ahead_new
                                + x2_dot_s2 * sin_theta_ahead_new)) - t1;
                let t36 = half_h * sin_theta_ahead_new;
                let t37 = -sin_theta_ahead_new;
                let t38 = minus_half_h * cos_theta_ahead_new;
                let [_, x1_dot_new, x2_dot_new, theta_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x1_dot, x2_dot, theta_dot],
                        move |[lambda_s2_1, x1_dot_new, x2_dot_new, theta_dot_new]| {
                            let t39 = x2_dot_new * cos_theta_ahead_new
                                - x1_dot_new * sin_theta_ahead_new;
                            (
                                [
                                    half_h * (t33 + lambda_s2_1 * sin_theta_ahead_new)
                                        + (m * (x1_dot_new - theta_dot_new * t20) - t4),
                                    t39,
                                    m * (x2_dot_new + theta_dot_new * t21) - t6
                                        - half_h * (t34 + lambda_s2_1 * cos_theta_ahead_new),
                                    m_a * t39 + (k1 * theta_dot_new + t35),
                                ],
                                [
                                    [t36, m, rt::lit::<T>(0.0), t31],
                                    [
                                        rt::lit::<T>(0.0),
                                        t37,
                                        cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [t38, rt::lit::<T>(0.0), m, t32],
                                    [rt::lit::<T>(0.0), t31, t32, k1],
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "103c5f09a3633e4ba2dfe5845c70ad0b";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Spark2> for System<T> {
        type Scheme = spark2::Scheme<T>;
    }

    /// The method `spark3`.
    pub mod spark3 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from the step size | 5 | 12 | 1 | 0 | 0 | 0 |
        /// | each step | 23 | 56 | 0 | 0 | 2 | 0 |
        /// | each iteration for x1_dot_s1, x2_dot_s1, theta_dot_s1, x1_dot_s2, x2_dot_s2, theta_dot_s2, x1_dot_s3, x2_dot_s3, theta_dot_s3, lambda_s1_1, lambda_s2_1 | 102 | 184 | 0 | 0 | 2 | 0 |
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
            /// `(5/24) m`
            k3: T,
            /// `m/24`
            k4: T,
            /// `(5/72) m a`
            k5: T,
            /// `(5/24) m a`
            k6: T,
            /// `m a/3`
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
            /// `-(m a h/6)`
            k14: T,
            /// `-(m a h/144)`
            k15: T,
            /// `h/6`
            k16: T,
            /// `h/3`
            k17: T,
            /// `m a h/3`
            k18: T,
            /// `m a h/72`
            k19: T,
            /// `-(h/6)`
            k20: T,
            /// `(5/6) m a h`
            k21: T,
            /// `(5/6) h`
            k22: T,
            /// `-((5/6) h)`
            k23: T,
            /// `-(h/3)`
            k24: T,
            /// `(2/3) m a h`
            k25: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 11, 6>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let k1 = j + m * (a * a);
                let k2 = rt::lit::<T>(0.16666666666666666) * m_a;
                let k3 = rt::lit::<T>(0.20833333333333334) * m;
                let k4 = rt::lit::<T>(0.041666666666666664) * m;
                let k5 = rt::lit::<T>(0.06944444444444445) * m_a;
                let k6 = rt::lit::<T>(0.20833333333333334) * m_a;
                let k7 = rt::lit::<T>(0.3333333333333333) * m_a;
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
                let k14 = -k13;
                let k15 = -(rt::lit::<T>(0.006944444444444444) * m_a_h);
                let k16 = rt::lit::<T>(0.16666666666666666) * h;
                let k17 = rt::lit::<T>(0.3333333333333333) * h;
                let k18 = rt::lit::<T>(0.3333333333333333) * m_a_h;
                let k19 = rt::lit::<T>(0.013888888888888888) * m_a_h;
                let k20 = -k16;
                let k21 = rt::lit::<T>(0.8333333333333334) * m_a_h;
                let k22 = rt::lit::<T>(0.8333333333333334) * h;
                let k23 = -k22;
                let k24 = -k17;
                let k25 = rt::lit::<T>(0.6666666666666666) * m_a_h;
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
                    k22,
                    k23,
                    k24,
                    k25,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
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
                    k22,
                    k23,
                    k24,
                    k25,
                } = *setting.scheme();
                let m_a_sin_theta_ahead = m_a * sin_theta_ahead;
                let m_a_cos_theta_ahead = m_a * cos_theta_ahead;
                let t1 = k1 * theta_dot
                    + m_a * (x2_dot * cos_theta_ahead - x1_dot * sin_theta_ahead);
                let a_sin_theta_ahead = a * sin_theta_ahead;
                let a_cos_theta_ahead = a * cos_theta_ahead;
                let t2 = m * (x1_dot - theta_dot * a_sin_theta_ahead);
                let t3 = m * (x2_dot + theta_dot * a_cos_theta_ahead);
                let t4 = rt::lit::<T>(0.16666666666666666) * sin_theta_ahead;
                let t5 = rt::lit::<T>(0.16666666666666666) * cos_theta_ahead;
                let t6 = rt::lit::<T>(-0.16666666666666666) * sin_theta_ahead;
                let t7 = rt::lit::<T>(-0.20833333333333334) * sin_theta_ahead;
                let t8 = rt::lit::<T>(0.20833333333333334) * cos_theta_ahead;
                let t9 = k13 * cos_theta_ahead;
                let t10 = k13 * sin_theta_ahead;
                let t11 = k16 * sin_theta_ahead;
                let t12 = k20 * cos_theta_ahead;
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
                            let t13 = rt::abs(x1_dot) + rt::abs(inv_h * x1);
                            let t14 = rt::abs(x2_dot) + rt::abs(inv_h * x2);
                            let t15 = rt::abs(theta_dot) + rt::abs(inv_h * theta);
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
                            let t16 = rt::lit::<T>(0.3333333333333333) * theta_dot_s2;
                            let t17 = h
                                * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1 + t16
                                    - rt::lit::<T>(0.041666666666666664) * theta_dot_s3);
                            let t18 = theta + t17;
                            let (t19, t20) = rt::sin_cos(t18);
                            let t21 = x2_dot_s2 * t20 - x1_dot_s2 * t19;
                            let t22 = cos_theta_ahead * x2_dot_s1
                                - sin_theta_ahead * x1_dot_s1;
                            let t23 = h
                                * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                                    + rt::lit::<T>(0.16666666666666666)
                                        * (theta_dot_s1 + theta_dot_s3));
                            let theta_new_2 = theta + t23;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t24 = x2_dot_s3 * cos_theta_ahead_new
                                - x1_dot_s3 * sin_theta_ahead_new;
                            let t25 = x1_dot_s2 * t20 + x2_dot_s2 * t19;
                            let m_a_theta_dot_s2 = m_a * theta_dot_s2;
                            let t26 = t25 * m_a_theta_dot_s2;
                            let t27 = cos_theta_ahead * x1_dot_s1
                                + sin_theta_ahead * x2_dot_s1;
                            let t28 = t27 * (k2 * theta_dot_s1);
                            let t29 = lambda_s2_1 * t19;
                            let t30 = lambda_s1_1 * t4;
                            let t31 = a * t19;
                            let t32 = a * cos_theta_ahead_new;
                            let t33 = lambda_s2_1 * t20;
                            let t34 = lambda_s1_1 * t5;
                            let t35 = a * sin_theta_ahead_new;
                            let t36 = a * t20;
                            let t37 = x1_dot_s3 * (h * cos_theta_ahead_new)
                                + x2_dot_s3 * (h * sin_theta_ahead_new);
                            let t38 = rt::lit::<T>(0.027777777777777776) * t37;
                            let t39 = h * t20;
                            let t40 = h * t19;
                            let t41 = x1_dot_s2 * t39 + x2_dot_s2 * t40;
                            let t42 = rt::lit::<T>(0.006944444444444444) * t37;
                            let t43 = theta_dot_s1 * t9;
                            let t44 = theta_dot_s1 * t10;
                            let t45 = x2_dot_s2 * t39;
                            let t46 = rt::lit::<T>(0.034722222222222224) * t45;
                            let t47 = x1_dot_s2 * t40;
                            let t48 = rt::lit::<T>(0.034722222222222224) * t47;
                            let t49 = k2 * t27;
                            let theta_dot_s2_m_a_h = m_a_h * theta_dot_s2;
                            let t50 = t20 * theta_dot_s2_m_a_h;
                            let t51 = t19 * theta_dot_s2_m_a_h;
                            let t52 = t45 - t47;
                            let t53 = t25 + t16 * t52;
                            let t54 = t47 - t45;
                            let t55 = h_squared * lambda_s2_1;
                            let t56 = t20 * t55;
                            let theta_dot_s2_a_h = a_h * theta_dot_s2;
                            let t57 = t20 * theta_dot_s2_a_h;
                            let t58 = rt::lit::<T>(0.034722222222222224) * t56;
                            let t59 = k2 * t37;
                            let t60 = minus_m_a * sin_theta_ahead_new;
                            let t61 = m_a * cos_theta_ahead_new;
                            let t62 = t19 * t55;
                            let theta_dot_s3_a_h = a_h * theta_dot_s3;
                            let t63 = sin_theta_ahead_new * theta_dot_s3_a_h;
                            let t64 = rt::lit::<T>(0.034722222222222224) * t62;
                            let t65 = cos_theta_ahead_new * theta_dot_s3_a_h;
                            let t66 = t19 * theta_dot_s2_a_h;
                            (
                                [
                                    rt::lit::<T>(0.6666666666666666) * t21
                                        + rt::lit::<T>(0.16666666666666666) * (t22 + t24),
                                    rt::lit::<T>(0.3333333333333333) * t21
                                        + rt::lit::<T>(0.20833333333333334) * t22
                                        - rt::lit::<T>(0.041666666666666664) * t24,
                                    m_a * t22 + (k1 * theta_dot_s1 - t1)
                                        - h * (rt::lit::<T>(0.16666666666666666) * t26 - t28),
                                    h * (rt::lit::<T>(0.3333333333333333) * t29 + t30)
                                        + (m * (x1_dot_s2 - theta_dot_s2 * t31) - t2),
                                    h * (t28 + rt::lit::<T>(0.3333333333333333) * t26)
                                        + (m_a * t21 + (k1 * theta_dot_s2 - t1)),
                                    m * (x1_dot_s1 - a_sin_theta_ahead * theta_dot_s1) - t2
                                        - h * (rt::lit::<T>(0.16666666666666666) * t29 - t30),
                                    h * (t28 + rt::lit::<T>(0.8333333333333334) * t26)
                                        + (m_a * t24 + (k1 * theta_dot_s3 - t1)),
                                    m * (x2_dot_s3 + theta_dot_s3 * t32) - t3
                                        - h * (rt::lit::<T>(0.8333333333333334) * t33 + t34),
                                    m * (x2_dot_s1 + a_cos_theta_ahead * theta_dot_s1) - t3
                                        - h * (t34 - rt::lit::<T>(0.16666666666666666) * t33),
                                    h * (rt::lit::<T>(0.8333333333333334) * t29 + t30)
                                        + (m * (x1_dot_s3 - theta_dot_s3 * t35) - t2),
                                    m * (x2_dot_s2 + theta_dot_s2 * t36) - t3
                                        - h * (rt::lit::<T>(0.3333333333333333) * t33 + t34),
                                ],
                                [
                                    [
                                        t6,
                                        t5,
                                        -(t38 + rt::lit::<T>(0.1388888888888889) * t41),
                                        rt::lit::<T>(-0.6666666666666666) * t19,
                                        rt::lit::<T>(0.6666666666666666) * t20,
                                        -(rt::lit::<T>(0.2222222222222222) * t41
                                            + rt::lit::<T>(0.1111111111111111) * t37),
                                        rt::lit::<T>(-0.16666666666666666) * sin_theta_ahead_new,
                                        rt::lit::<T>(0.16666666666666666) * cos_theta_ahead_new,
                                        rt::lit::<T>(0.027777777777777776) * t41 - t38,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t7,
                                        t8,
                                        t42 - rt::lit::<T>(0.06944444444444445) * t41,
                                        rt::lit::<T>(-0.3333333333333333) * t19,
                                        rt::lit::<T>(0.3333333333333333) * t20,
                                        t38 - rt::lit::<T>(0.1111111111111111) * t41,
                                        rt::lit::<T>(0.041666666666666664) * sin_theta_ahead_new,
                                        rt::lit::<T>(-0.041666666666666664) * cos_theta_ahead_new,
                                        t42 + rt::lit::<T>(0.013888888888888888) * t41,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t43 - m_a_sin_theta_ahead,
                                        m_a_cos_theta_ahead + t44,
                                        k1 - h * ((t46 - t48) * m_a_theta_dot_s2 - t49),
                                        rt::lit::<T>(-0.16666666666666666) * t50,
                                        rt::lit::<T>(-0.16666666666666666) * t51,
                                        k14 * t53,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t54 * (k15 * theta_dot_s2),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.06944444444444445) * t56 - k3 * t57,
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.1111111111111111) * t56
                                            - m * (t31 + rt::lit::<T>(0.3333333333333333) * t57),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k4 * t57 - rt::lit::<T>(0.013888888888888888) * t56,
                                        t11,
                                        k17 * t19,
                                    ],
                                    [
                                        t43,
                                        t44,
                                        h * (t49 + t52 * (k5 * theta_dot_s2)) - k6 * t41,
                                        rt::lit::<T>(0.3333333333333333) * t50 - m_a * t19,
                                        m_a * t20 + rt::lit::<T>(0.3333333333333333) * t51,
                                        k18 * t53 + (k1 - k7 * t41),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t54 * (k19 * theta_dot_s2) + k8 * t41,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        -(m_a_sin_theta_ahead + t58),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.05555555555555555) * t56,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.006944444444444444) * t56,
                                        t11,
                                        k20 * t19,
                                    ],
                                    [
                                        t43,
                                        t44,
                                        h * (t49 + t52 * (k9 * theta_dot_s2)) - t59,
                                        rt::lit::<T>(0.8333333333333334) * t50,
                                        rt::lit::<T>(0.8333333333333334) * t51,
                                        k21 * t53 - k10 * t37,
                                        t60,
                                        t61,
                                        (t48 - t46) * theta_dot_s2_m_a_h + (k1 - t59),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.1736111111111111) * t62 - k11 * t63,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.2777777777777778) * t62 - k12 * t63,
                                        rt::lit::<T>(0.0),
                                        m,
                                        m * (t32 - rt::lit::<T>(0.16666666666666666) * t63) - t64,
                                        t12,
                                        k23 * t20,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        m_a_cos_theta_ahead - t64,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.05555555555555555) * t62,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.006944444444444444) * t62,
                                        t12,
                                        k16 * t20,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.1736111111111111) * t56 - k11 * t65,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.2777777777777778) * t56 - k12 * t65,
                                        m,
                                        rt::lit::<T>(0.0),
                                        -(t58
                                            + m * (t35 + rt::lit::<T>(0.16666666666666666) * t65)),
                                        t11,
                                        k22 * t19,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.06944444444444445) * t62 - k3 * t66,
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.1111111111111111) * t62
                                            + m * (t36 - rt::lit::<T>(0.3333333333333333) * t66),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k4 * t66 - rt::lit::<T>(0.013888888888888888) * t62,
                                        t12,
                                        k24 * t20,
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
                let t67 = sin_theta_ahead * lambda_s1_1;
                let t68 = cos_theta_ahead * lambda_s1_1;
                let t23 = h
                    * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                        + rt::lit::<T>(0.16666666666666666)
                            * (theta_dot_s1 + theta_dot_s3));
                let theta_new_2 = theta + t23;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t23,
                    theta_new_2,
                    tally,
                );
                let t32 = a * cos_theta_ahead_new;
                let t35 = a * sin_theta_ahead_new;
                let t60 = minus_m_a * sin_theta_ahead_new;
                let t61 = m_a * cos_theta_ahead_new;
                let t16 = rt::lit::<T>(0.3333333333333333) * theta_dot_s2;
                let t17 = h
                    * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1 + t16
                        - rt::lit::<T>(0.041666666666666664) * theta_dot_s3);
                let t18 = theta + t17;
                let (t19, t20) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t17,
                    t18,
                    tally,
                );
                let t69 = rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let t70 = t19 * t69;
                let t71 = t20 * t69;
                let t27 = cos_theta_ahead * x1_dot_s1 + sin_theta_ahead * x2_dot_s1;
                let t25 = x1_dot_s2 * t20 + x2_dot_s2 * t19;
                let t72 = k13
                    * (theta_dot_s1 * t27
                        + theta_dot_s3
                            * (x1_dot_s3 * cos_theta_ahead_new
                                + x2_dot_s3 * sin_theta_ahead_new))
                    + (t25 * (k25 * theta_dot_s2) - t1);
                let t73 = k16 * sin_theta_ahead_new;
                let t74 = -sin_theta_ahead_new;
                let t75 = k20 * cos_theta_ahead_new;
                let [_, x1_dot_new, x2_dot_new, theta_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x1_dot, x2_dot, theta_dot],
                        move |[lambda_s3_1, x1_dot_new, x2_dot_new, theta_dot_new]| {
                            let t76 = h
                                * (rt::lit::<T>(0.16666666666666666)
                                    * (t67 + lambda_s3_1 * sin_theta_ahead_new) + t70)
                                + (m * (x1_dot_new - theta_dot_new * t35) - t2);
                            let t77 = x2_dot_new * cos_theta_ahead_new
                                - x1_dot_new * sin_theta_ahead_new;
                            let t78 = m * (x2_dot_new + theta_dot_new * t32) - t3
                                - h
                                    * (rt::lit::<T>(0.16666666666666666)
                                        * (t68 + lambda_s3_1 * cos_theta_ahead_new) + t71);
                            (
                                [t76, t77, t78, m_a * t77 + (k1 * theta_dot_new + t72)],
                                [
                                    [t73, m, rt::lit::<T>(0.0), t60],
                                    [
                                        rt::lit::<T>(0.0),
                                        t74,
                                        cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [t75, rt::lit::<T>(0.0), m, t61],
                                    [rt::lit::<T>(0.0), t60, t61, k1],
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d9dc774b8f8120f92cbed73822c4d4a1";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Spark3> for System<T> {
        type Scheme = spark3::Scheme<T>;
    }

    /// The method `taylor`.
    pub mod taylor {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Adaptive Taylor series on D*.
        ///
        /// **Equation**: ζ' = ζ(t + h),  ζ̇ = Π ∇ℋ;  ζ(t₀ + τ) = Σ_k c_k τᵏ,  k ≤ p = ⌈1 − ½ ln ε⌉,  |τ| ≤ ρ e^(−1.9),  ρ = min_ij (s_i/|c_ij|)^(1/j),  j = p − 1, p,  s_i being the most that ζ_i has changed along a polynomial
        ///
        /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
        ///
        /// **Order**: 20
        ///
        /// **Options**:
        ///
        /// - `tolerance`: error of each number along a polynomial, relative to the most that it has changed along one; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
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
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    t1 * theta_dot
                        + m * a / t1 * (cos_theta * x2_dot - sin_theta * x1_dot),
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
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
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
                _: &Motion<Self>,
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
                let inv_sqrt_m_rho2_new = inv_sqrt_m * rho2_new;
                let term1 = series.product(2, cos_theta_new, inv_sqrt_m_rho2_new);
                let term2 = series.product(3, sin_theta_new, inv_sqrt_m_rho2_new);
                let term3 = series.product(4, rho2_new, k5 * rho1_new);
                let term4 = series.product(5, rho1_new, k4 * rho1_new);
                [term1, term2, k3 * rho1_new, term3, term4]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7650106023e51d5d39b4822e2506f9b6";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Taylor> for System<T> {
        type Scheme = taylor::Scheme<T>;
    }

    /// The method `taylor:qv`.
    pub mod taylor_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// - `tolerance`: error of each number along a polynomial, relative to the most that it has changed along one; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | each order of a series | 12 | 28 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `1/m`
            inv_m: T,
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
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let k1 = m * j / (j + m * a_squared);
                Scheme {
                    m_a,
                    inv_m,
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

            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
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
                _: &Motion<Self>,
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
                let Scheme { m_a, inv_m, a_squared_over_j, a_over_j, k1 } = *setting
                    .scheme();
                let (sin_theta_new, cos_theta_new) = series.sin_cos([0, 1], theta_new);
                let term1 = series.product(2, cos_theta_new, x1_dot_new);
                let term2 = series.product(3, sin_theta_new, x2_dot_new);
                let term3 = series.product(4, theta_dot_new, theta_dot_new);
                let term4 = series.product(5, term1 + term2, theta_dot_new);
                let t1 = a_squared_over_j * sin_theta_new;
                let t5 = series.product(6, cos_theta_new, t1);
                let t3 = m_a * term3;
                let t4 = series.product(7, cos_theta_new, t3);
                let t6 = series.product(8, sin_theta_new, t3);
                let term5 = series.product(9, sin_theta_new, t1);
                let term6 = series.constant(inv_m);
                let t2 = term6 + term5;
                let term7 = series
                    .product(10, cos_theta_new, a_squared_over_j * cos_theta_new);
                let t7 = term6 + term7;
                let term8 = series.product(11, t5, t4);
                let term9 = series.product(12, t6, t7);
                let term10 = series.product(13, t5, t6);
                let term11 = series.product(14, t4, t2);
                let term12 = series.product(15, term8 - term9, cos_theta_new);
                let term13 = series.product(16, term10 - term11, sin_theta_new);
                let t9 = k1 * (term4 + term12 - term13);
                let term14 = series.product(17, t9, sin_theta_new);
                let t10 = t4 - term14;
                let term15 = series.product(18, t9, cos_theta_new);
                let t11 = t6 + term15;
                let term16 = series.product(19, t10, t2);
                let term17 = series.product(20, t11, t5);
                let term18 = series.product(21, t11, t7);
                let term19 = series.product(22, t10, t5);
                let term20 = series.product(23, t10, sin_theta_new);
                let term21 = series.product(24, t11, cos_theta_new);
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2d225adbe0424c624b220add8fd09bee";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::TaylorQv> for System<T> {
        type Scheme = taylor_qv::Scheme<T>;
    }

    /// The method `euler`.
    pub mod euler {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
            /// `(a sqrt(m)/(J + m a²)) h`
            k4: T,
            /// `h/sqrt(J + m a²)`
            k5: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
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
                let k4 = a * sqrt_m / k1 * h;
                let k5 = h / k2;
                let h_over_sqrt_m = h / sqrt_m;
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
                    h_over_sqrt_m,
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
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    t1 * theta_dot
                        + m * a / t1 * (cos_theta * x2_dot - sin_theta * x1_dot),
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let Scheme { k4, k5, h_over_sqrt_m, .. } = *setting.scheme();
                let rho2_h_over_sqrt_m = h_over_sqrt_m * rho2;
                let x1_new_2 = x1 + cos_theta_ahead * rho2_h_over_sqrt_m;
                let x2_new_2 = x2 + sin_theta_ahead * rho2_h_over_sqrt_m;
                let t1 = k5 * rho1;
                let theta_new_2 = theta + t1;
                let t2 = k4 * rho1;
                let rho1_new_2 = rho1 - rho2 * t2;
                let rho2_new_2 = rho2 + rho1 * t2;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [x1, x2, theta, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "297636d704c9adaa76f259f08ebc41f7";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Euler> for System<T> {
        type Scheme = euler::Scheme<T>;
    }

    /// The method `rk2`.
    pub mod rk2 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from the step size | 0 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 13 | 16 | 0 | 0 | 2 | 0 |
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
            /// `(a sqrt(m)/(J + m a²)) h`
            k4: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k5: T,
            /// `h/sqrt(J + m a²)`
            k6: T,
            /// `(h/sqrt(J + m a²))/2`
            k7: T,
            /// `(h/sqrt(m))/2`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
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
                let k4 = a * sqrt_m / k1 * h;
                let k5 = rt::lit::<T>(0.5) * k4;
                let k6 = h / k2;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = rt::lit::<T>(0.5) * (h / sqrt_m);
                Scheme {
                    inv_sqrt_m,
                    k3,
                    k4,
                    k5,
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
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    t1 * theta_dot
                        + m * a / t1 * (cos_theta * x2_dot - sin_theta * x1_dot),
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let Scheme { k4, k5, k6, k7, k8, .. } = *setting.scheme();
                let rho1_squared = rho1 * rho1;
                let t1 = rho2 + k4 * rho1_squared;
                let t2 = k6 * rho1;
                let t3 = theta + t2;
                let (t4, t5) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t2,
                    t3,
                    tally,
                );
                let x1_new_2 = x1 + k8 * (rho2 * cos_theta_ahead + t1 * t5);
                let x2_new_2 = x2 + k8 * (rho2 * sin_theta_ahead + t1 * t4);
                let rho1_rho2 = rho1 * rho2;
                let t6 = rho1 - k4 * rho1_rho2;
                let t7 = k7 * (rho1 + t6);
                let theta_new_2 = theta + t7;
                let rho1_new_2 = rho1 - k5 * (rho1_rho2 + t6 * t1);
                let rho2_new_2 = rho2 + k5 * (rho1_squared + t6 * t6);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t7,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [x1, x2, theta, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "85edd0ac034ab49333ae904ce5818b50";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2> for System<T> {
        type Scheme = rk2::Scheme<T>;
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
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
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let t1 = rt::sqrt(j + m * (a * a));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sqrt_m_2 = rt::sqrt(m);
                let carried = [
                    x1,
                    x2,
                    theta,
                    t1 * theta_dot
                        + m * a / t1 * (cos_theta * x2_dot - sin_theta * x1_dot),
                    sqrt_m_2 * (cos_theta * x1_dot + sin_theta * x2_dot),
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { inv_sqrt_m, k3, k4, k5, half_h, k6, k7, k8 } = *setting
                    .scheme();
                let t1 = k4 * rho1;
                let t2 = rho1 * t1;
                let t3 = rho2 + half_h * t2;
                let t4 = k7 * rho1;
                let t5 = theta + t4;
                let (t6, t7) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t4,
                    t5,
                    tally,
                );
                let t8 = rho2 * t1;
                let t9 = rho1 - half_h * t8;
                let t10 = t9 * (k4 * t9);
                let t11 = rho2 + half_h * t10;
                let t12 = k7 * t9;
                let t13 = theta + t12;
                let (t14, t15) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t12,
                    t13,
                    tally,
                );
                let t16 = t9 * (k4 * t3);
                let t17 = rho1 - half_h * t16;
                let t18 = k4 * t17;
                let t19 = t17 * t18;
                let t20 = rho2 + h * t19;
                let t21 = k6 * t17;
                let t22 = theta + t21;
                let (t23, t24) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t21,
                    t22,
                    tally,
                );
                let t25 = k5 * (t3 * t7 + t11 * t15)
                    + inv_sqrt_m * (rho2 * cos_theta_ahead + t20 * t24);
                let x1_new_2 = x1 + k8 * t25;
                let t26 = k5 * (t3 * t6 + t11 * t14)
                    + inv_sqrt_m * (rho2 * sin_theta_ahead + t20 * t23);
                let x2_new_2 = x2 + k8 * t26;
                let t27 = t11 * t18;
                let t28 = rho1 - h * t27;
                let t29 = k8
                    * (k3 * t28
                        + (k3 * rho1 + rt::lit::<T>(2.0) * (k3 * t9 + k3 * t17)));
                let theta_new_2 = theta + t29;
                let t30 = k4 * t28;
                let rho1_new_2 = rho1
                    - k8 * (t20 * t30 + (t8 + rt::lit::<T>(2.0) * (t16 + t27)));
                let rho2_new_2 = rho2
                    + k8 * (t28 * t30 + (t2 + rt::lit::<T>(2.0) * (t10 + t19)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t29,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [x1, x2, theta, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a6e200235289471a99ff20a93578b7d4";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
    }

    /// The method `euler:qv`.
    pub mod euler_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each step | 18 | 34 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `1/m`
            inv_m: T,
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

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let a_squared_over_j = a_squared / j;
                let k1 = m * j / (j + m * a_squared);
                let k2 = a / j * h;
                Scheme {
                    m_a,
                    inv_m,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { m_a, inv_m, a_squared_over_j, k1, k2 } = *setting.scheme();
                let x1_new_2 = x1 + h * x1_dot;
                let x2_new_2 = x2 + h * x2_dot;
                let theta_dot_h = h * theta_dot;
                let theta_new_2 = theta + theta_dot_h;
                let t1 = a_squared_over_j * sin_theta_ahead;
                let t2 = inv_m + sin_theta_ahead * t1;
                let theta_dot_squared = theta_dot * theta_dot;
                let t3 = theta_dot_squared * (m_a * cos_theta_ahead);
                let t4 = cos_theta_ahead * t1;
                let t5 = theta_dot_squared * (m_a * sin_theta_ahead);
                let t6 = inv_m + cos_theta_ahead * (a_squared_over_j * cos_theta_ahead);
                let t7 = theta_dot
                    * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                    + cos_theta_ahead * (t3 * t4 - t5 * t6);
                let t8 = k1 * (t7 - sin_theta_ahead * (t5 * t4 - t3 * t2));
                let t9 = t3 - sin_theta_ahead * t8;
                let t10 = t5 + cos_theta_ahead * t8;
                let x1_dot_new_2 = x1_dot + h * (t2 * t9 - t4 * t10);
                let x2_dot_new_2 = x2_dot + h * (t6 * t10 - t4 * t9);
                let theta_dot_new_2 = theta_dot
                    + k2 * (sin_theta_ahead * t9 - cos_theta_ahead * t10);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "166f2652dbb8fe914547b136c78eb960";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::EulerQv> for System<T> {
        type Scheme = euler_qv::Scheme<T>;
    }

    /// The method `rk2:qv`.
    pub mod rk2_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 40 | 66 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `1/m`
            inv_m: T,
            /// `a²/J`
            a_squared_over_j: T,
            /// `m J/(J + m a²)`
            k1: T,
            /// `h/2`
            half_h: T,
            /// `(a/J) h`
            k2: T,
            /// `(a/J) h/2`
            k3: T,
            /// `h² (a/J)/2`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let a_squared_over_j = a_squared / j;
                let k1 = m * j / (j + m * a_squared);
                let half_h = rt::lit::<T>(0.5) * h;
                let k2 = a / j * h;
                let k3 = rt::lit::<T>(0.5) * k2;
                let k4 = rt::lit::<T>(0.5) * (h * k2);
                Scheme {
                    m_a,
                    inv_m,
                    a_squared_over_j,
                    k1,
                    half_h,
                    k2,
                    k3,
                    k4,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { m_a, inv_m, a_squared_over_j, k1, half_h, k2, k3, k4 } = *setting
                    .scheme();
                let t1 = a_squared_over_j * sin_theta_ahead;
                let t2 = inv_m + sin_theta_ahead * t1;
                let theta_dot_squared = theta_dot * theta_dot;
                let t3 = theta_dot_squared * (m_a * cos_theta_ahead);
                let t4 = cos_theta_ahead * t1;
                let t5 = theta_dot_squared * (m_a * sin_theta_ahead);
                let t6 = inv_m + cos_theta_ahead * (a_squared_over_j * cos_theta_ahead);
                let t7 = theta_dot
                    * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                    + cos_theta_ahead * (t3 * t4 - t5 * t6);
                let t8 = k1 * (t7 - sin_theta_ahead * (t5 * t4 - t3 * t2));
                let t9 = t3 - sin_theta_ahead * t8;
                let t10 = t5 + cos_theta_ahead * t8;
                let t11 = t2 * t9 - t4 * t10;
                let t12 = x1_dot + h * t11;
                let x1_new_2 = x1 + half_h * (x1_dot + t12);
                let t13 = t6 * t10 - t4 * t9;
                let t14 = x2_dot + h * t13;
                let x2_new_2 = x2 + half_h * (x2_dot + t14);
                let theta_dot_h = h * theta_dot;
                let t15 = sin_theta_ahead * t9 - cos_theta_ahead * t10;
                let t16 = theta_dot_h + k4 * t15;
                let theta_new_2 = theta + t16;
                let t17 = theta + theta_dot_h;
                let (t18, t19) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    t17,
                    tally,
                );
                let t20 = a_squared_over_j * t18;
                let t21 = inv_m + t18 * t20;
                let t22 = theta_dot + k2 * t15;
                let t23 = t22 * t22;
                let t24 = m_a * t19 * t23;
                let t25 = t19 * t20;
                let t26 = inv_m + t19 * (a_squared_over_j * t19);
                let t27 = m_a * t18 * t23;
                let t28 = t22 * (t19 * t12 + t18 * t14) + t19 * (t25 * t24 - t26 * t27);
                let t29 = k1 * (t28 - t18 * (t25 * t27 - t21 * t24));
                let t30 = t24 - t18 * t29;
                let t31 = t27 + t19 * t29;
                let x1_dot_new_2 = x1_dot + half_h * (t11 + t21 * t30 - t25 * t31);
                let x2_dot_new_2 = x2_dot + half_h * (t13 + t26 * t31 - t25 * t30);
                let theta_dot_new_2 = theta_dot + k3 * (t15 + (t18 * t30 - t19 * t31));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t16,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "45b7640ed08ce8f019880c278b3ca4ba";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk2Qv> for System<T> {
        type Scheme = rk2_qv::Scheme<T>;
    }

    /// The method `rk4:qv`.
    pub mod rk4_qv {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from the step size | 0 | 10 | 0 | 0 | 0 | 0 |
        /// | each step | 93 | 156 | 0 | 0 | 4 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `1/m`
            inv_m: T,
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
            /// `h² (a/J)/2`
            half_h_a_over_j_h: T,
            /// `h² (a/J)/4`
            quarter_h_a_over_j_h: T,
            /// `h² (a/J)/6`
            k3: T,
            /// `(m J/(J + m a²)) h² (a/J)/2`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let j = system.parameters.J;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let m_a = m * a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let k1 = m * j / (j + m * a_squared);
                let half_h = rt::lit::<T>(0.5) * h;
                let a_over_j_h = a_over_j * h;
                let half_a_over_j_h = rt::lit::<T>(0.5) * a_over_j_h;
                let k2 = rt::lit::<T>(0.16666666666666666) * h;
                let h_a_over_j_h = h * a_over_j_h;
                let half_h_a_over_j_h = rt::lit::<T>(0.5) * h_a_over_j_h;
                let quarter_h_a_over_j_h = rt::lit::<T>(0.25) * h_a_over_j_h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h_a_over_j_h;
                let k4 = rt::lit::<T>(0.5) * (k1 * h_a_over_j_h);
                Scheme {
                    m_a,
                    inv_m,
                    a_squared_over_j,
                    a_over_j,
                    k1,
                    half_h,
                    a_over_j_h,
                    half_a_over_j_h,
                    k2,
                    half_h_a_over_j_h,
                    quarter_h_a_over_j_h,
                    k3,
                    k4,
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
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x1,
                    x2,
                    theta,
                    x1_dot,
                    x2_dot,
                    theta_dot,
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    m_a,
                    inv_m,
                    a_squared_over_j,
                    a_over_j,
                    k1,
                    half_h,
                    a_over_j_h,
                    half_a_over_j_h,
                    k2,
                    half_h_a_over_j_h,
                    quarter_h_a_over_j_h,
                    k3,
                    k4,
                } = *setting.scheme();
                let theta_dot_half_h = half_h * theta_dot;
                let theta_dot_squared = theta_dot * theta_dot;
                let t1 = theta_dot_squared * (m_a * cos_theta_ahead);
                let t2 = a_squared_over_j * sin_theta_ahead;
                let t3 = cos_theta_ahead * t2;
                let t4 = theta_dot_squared * (m_a * sin_theta_ahead);
                let t5 = inv_m + cos_theta_ahead * (a_squared_over_j * cos_theta_ahead);
                let t6 = theta_dot
                    * (x1_dot * cos_theta_ahead + x2_dot * sin_theta_ahead)
                    + cos_theta_ahead * (t1 * t3 - t4 * t5);
                let t7 = inv_m + sin_theta_ahead * t2;
                let t8 = k1 * (t6 - sin_theta_ahead * (t4 * t3 - t1 * t7));
                let t9 = t1 - sin_theta_ahead * t8;
                let t10 = t4 + cos_theta_ahead * t8;
                let t11 = sin_theta_ahead * t9 - cos_theta_ahead * t10;
                let t12 = theta_dot_half_h + quarter_h_a_over_j_h * t11;
                let t13 = theta + t12;
                let (t14, t15) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t12,
                    t13,
                    tally,
                );
                let t16 = a_squared_over_j * t14;
                let t17 = inv_m + t14 * t16;
                let t18 = theta + theta_dot_half_h;
                let (t19, t20) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h,
                    t18,
                    tally,
                );
                let t21 = theta_dot + half_a_over_j_h * t11;
                let t22 = t21 * t21;
                let t23 = m_a * t20 * t22;
                let t24 = t7 * t9 - t3 * t10;
                let t25 = x1_dot + half_h * t24;
                let t26 = t5 * t10 - t3 * t9;
                let t27 = x2_dot + half_h * t26;
                let t28 = t21 * (t20 * t25 + t19 * t27);
                let t29 = a_squared_over_j * t19;
                let t30 = t20 * t29;
                let t31 = inv_m + t20 * (a_squared_over_j * t20);
                let t32 = m_a * t19 * t22;
                let t33 = t30 * t23 - t31 * t32;
                let t34 = inv_m + t19 * t29;
                let t35 = t19 * (t30 * t32 - t34 * t23);
                let t36 = k1 * (t28 + t20 * t33 - t35);
                let t37 = t23 - t19 * t36;
                let t38 = t19 * t37;
                let t39 = t32 + t20 * t36;
                let t40 = t20 * t39;
                let t41 = t38 - t40;
                let t42 = theta_dot + half_a_over_j_h * t41;
                let t43 = t42 * t42;
                let t44 = t43 * (m_a * t15);
                let t45 = t34 * t37 - t30 * t39;
                let t46 = x1_dot + half_h * t45;
                let t47 = t31 * t39 - t30 * t37;
                let t48 = x2_dot + half_h * t47;
                let t49 = t15 * t16;
                let t50 = inv_m + t15 * (a_squared_over_j * t15);
                let t51 = t43 * (m_a * t14);
                let t52 = t42 * (t46 * t15 + t48 * t14) + t15 * (t49 * t44 - t50 * t51);
                let t53 = k1 * (t52 - t14 * (t49 * t51 - t17 * t44));
                let t54 = t44 - t14 * t53;
                let t55 = t51 + t15 * t53;
                let t56 = t17 * t54 - t49 * t55;
                let t57 = x1_dot + h * t56;
                let x1_new_2 = x1
                    + k2 * (t57 + (x1_dot + rt::lit::<T>(2.0) * (t25 + t46)));
                let t58 = t50 * t55 - t49 * t54;
                let t59 = x2_dot + h * t58;
                let x2_new_2 = x2
                    + k2 * (t59 + (x2_dot + rt::lit::<T>(2.0) * (t27 + t48)));
                let theta_dot_h = h * theta_dot;
                let t60 = t14 * t54 - t15 * t55;
                let t61 = theta_dot_h + k3 * (t11 + t38 - t40) + k3 * t60;
                let theta_new_2 = theta + t61;
                let t62 = t35 - t28;
                let t63 = k4 * (t19 * (t19 * t62) + t20 * (t20 * t62))
                    + (theta_dot_h + half_h_a_over_j_h * (t19 * t23 - t20 * t32));
                let t64 = t63 - t33 * (t19 * t20 * (k4 * t19))
                    - t33 * (t20 * t20 * (k4 * t20));
                let t65 = theta + t64;
                let (t66, t67) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t64,
                    t65,
                    tally,
                );
                let t68 = a_squared_over_j * t66;
                let t69 = inv_m + t66 * t68;
                let t70 = theta_dot + a_over_j_h * t60;
                let t71 = t70 * t70;
                let t72 = t71 * (m_a * t67);
                let t73 = t67 * t68;
                let t74 = inv_m + t67 * (a_squared_over_j * t67);
                let t75 = t71 * (m_a * t66);
                let t76 = t70 * (t57 * t67 + t59 * t66) + t67 * (t73 * t72 - t74 * t75);
                let t77 = k1 * (t76 - t66 * (t73 * t75 - t69 * t72));
                let t78 = t72 - t66 * t77;
                let t79 = t75 + t67 * t77;
                let x1_dot_new_2 = x1_dot
                    + k2
                        * (t69 * t78 + (t24 + rt::lit::<T>(2.0) * (t45 + t56))
                            - t73 * t79);
                let x2_dot_new_2 = x2_dot
                    + k2
                        * (t74 * t79 + (t26 + rt::lit::<T>(2.0) * (t47 + t58))
                            - t73 * t78);
                let t80 = a_over_j * (t66 * t78 - t67 * t79)
                    + (a_over_j * t11
                        + rt::lit::<T>(2.0) * (a_over_j * t41 + a_over_j * t60));
                let theta_dot_new_2 = theta_dot + k2 * t80;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t61,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    theta_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    theta_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x1, x2, theta, x1_dot, x2_dot, theta_dot, _, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a187921938e33aecbec6769cb27a91e0";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4Qv> for System<T> {
        type Scheme = rk4_qv::Scheme<T>;
    }

    /// The method `feedback-euler`.
    pub mod feedback_euler {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 2 | 9 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 53 | 86 | 0 | 0 | 1 | 0 |
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
            /// `1/(m J)`
            inv_m_j: T,
            /// `(J + m a²)/(m J)`
            k3: T,
            /// `(m a/(J + m a²))/2`
            k4: T,
            /// `a²/(J²) + (J + m a²)²/(J² m²)`
            k5: T,
            /// `(m a/(J + m a²)) feedback-euler_J`
            k6: T,
            /// `m J h feedback-euler_J/(J + m a²)`
            k7: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let j_plus_m_a_squared = j + m_a_squared;
                let k1 = m_a / j_plus_m_a_squared;
                let m_j = m * j;
                let k2 = m_j / j_plus_m_a_squared;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let k3 = j_plus_m_a_squared / m_j;
                let k4 = rt::lit::<T>(0.5) * k1;
                let j_squared = j * j;
                let k5 = a_squared / j_squared
                    + j_plus_m_a_squared * j_plus_m_a_squared / (j_squared * (m * m));
                let k6 = k1 * feedback_euler_j;
                let k7 = m_j * (h * feedback_euler_j) / j_plus_m_a_squared;
                let h_feedback_euler_h = h * feedback_euler_h;
                Scheme {
                    m_a,
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    inv_m_j,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
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
                let t5 = (j + m_a_squared) * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t6 = cos_theta * (a_squared_over_j * sin_theta);
                let t7 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_j * t1)
                    + t5 * sin_theta_a_over_j - t4 * t6;
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t8 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_j * t3)
                    - t2 * t6 - t5 * cos_theta_a_over_j;
                let t9 = cos_theta * t8 - sin_theta * t7;
                let t10 = t4 * (t8 - cos_theta * t9)
                    + t5
                        * (inv_j * t5 + t2 * sin_theta_a_over_j - t4 * cos_theta_a_over_j
                            + k1 * t9);
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
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, level_h, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h] = *setting.options();
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    inv_m_j,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    h_feedback_euler_h,
                } = *setting.scheme();
                let t1 = a_over_j * sin_theta_ahead;
                let t2 = cos_theta_ahead * (a_squared_over_j * sin_theta_ahead);
                let t3 = p_theta * t1 - p_x2 * t2
                    + inv_m_j * p_x1
                        * (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead));
                let t4 = a_over_j * cos_theta_ahead;
                let t5 = inv_m_j * p_x2
                    * (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                    - (p_theta * t4 + p_x1 * t2);
                let t6 = cos_theta_ahead * t5 - sin_theta_ahead * t3;
                let t7 = sin_theta_ahead * t6;
                let t8 = t3 + t7;
                let x1_new_2 = x1 + h * t8;
                let t9 = cos_theta_ahead * t6;
                let t10 = t5 - t9;
                let x2_new_2 = x2 + h * t10;
                let t11 = k1 * t6;
                let t12 = inv_j * p_theta + p_x1 * t1 - p_x2 * t4 + t11;
                let m_a_cos_theta_ahead = m_a * cos_theta_ahead;
                let t13 = t8 - rt::lit::<T>(0.5) * t7;
                let m_a_sin_theta_ahead = m_a * sin_theta_ahead;
                let t14 = t10 + rt::lit::<T>(0.5) * t9;
                let t15 = cos_theta_ahead * t8 + sin_theta_ahead * t10;
                let t16 = t15 * (k2 * t6);
                let t17 = t12 - k4 * t6;
                let t18 = t11 * (m_a_cos_theta_ahead * t13 + m_a_sin_theta_ahead * t14)
                    + (t16
                        + t17 * (m_a_cos_theta_ahead * t7 - m_a_sin_theta_ahead * t9));
                let t19 = m_a_cos_theta_ahead * t8 + m_a_sin_theta_ahead * t10;
                let t20 = m_a_sin_theta_ahead * t12;
                let t21 = m_a_cos_theta_ahead * t12;
                let t22 = t16 + rt::lit::<T>(0.5) * (t12 * t19 + (t10 * t20 + t8 * t21));
                let t23 = feedback_euler_h
                    * (rt::lit::<T>(0.5) * (p_x1 * t8 + (p_x2 * t10 + p_theta * t12))
                        - level_h);
                let t24 = h * (t12 + feedback_euler_j * t18 - t22 * t23);
                let theta_new_2 = theta + t24;
                let t25 = k3 * sin_theta_ahead * t21;
                let t26 = k3 * cos_theta_ahead * t20;
                let t27 = t12 * t15 + t17 * (t25 - t26)
                    - a_over_j * (t22 - (t21 * t13 + t20 * t14));
                let t28 = k2 * t27;
                let p_x1_new = p_x1
                    - h * (sin_theta_ahead * t28 + (t8 * t23 - feedback_euler_j * t7));
                let p_x2_new = p_x2
                    + h * (cos_theta_ahead * t28 - (feedback_euler_j * t9 + t10 * t23));
                let p_theta_new = p_theta - h * (t12 * t23 + (t22 - k6 * t6));
                let t29 = t15 + t25 + (a_over_j * t19 - t26);
                let stability1_new = k7 * (k5 + t29 * t29);
                let stability2_new = h_feedback_euler_h
                    * (t22 * t22 + (t12 * t12 + (t8 * t8 + t10 * t10)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t24,
                    theta_new_2,
                    tally,
                );
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                if !rt::all_ordinary([
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _, _, _, _] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    inv_m_j,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t1 = cos_theta * (a_squared_over_j * sin_theta);
                let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "829f9e1e5b684d4cf02124aedce2c8cb";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackEuler> for System<T> {
        type Scheme = feedback_euler::Scheme<T>;
    }

    /// The method `feedback-rk2`.
    pub mod feedback_rk2 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 2 | 9 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 103 | 161 | 0 | 0 | 2 | 0 |
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
            /// `1/(m J)`
            inv_m_j: T,
            /// `(J + m a²)/(m J)`
            k3: T,
            /// `(m a/(J + m a²))/2`
            k4: T,
            /// `a²/(J²) + (J + m a²)²/(J² m²)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `(m a/(J + m a²)) feedback-rk2_J`
            k6: T,
            /// `(m J/(J + m a²)) h feedback-rk2_J`
            k7: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let j_plus_m_a_squared = j + m_a_squared;
                let k1 = m_a / j_plus_m_a_squared;
                let m_j = m * j;
                let k2 = m_j / j_plus_m_a_squared;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let k3 = j_plus_m_a_squared / m_j;
                let k4 = rt::lit::<T>(0.5) * k1;
                let j_squared = j * j;
                let k5 = a_squared / j_squared
                    + j_plus_m_a_squared * j_plus_m_a_squared / (j_squared * (m * m));
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = k1 * feedback_rk2_j;
                let k7 = k2 * (h * feedback_rk2_j);
                let h_feedback_rk2_h = h * feedback_rk2_h;
                Scheme {
                    m_a,
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    inv_m_j,
                    k3,
                    k4,
                    k5,
                    half_h,
                    k6,
                    k7,
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
                let t5 = (j + m_a_squared) * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t6 = cos_theta * (a_squared_over_j * sin_theta);
                let t7 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_j * t1)
                    + t5 * sin_theta_a_over_j - t4 * t6;
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t8 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_j * t3)
                    - t2 * t6 - t5 * cos_theta_a_over_j;
                let t9 = cos_theta * t8 - sin_theta * t7;
                let t10 = t4 * (t8 - cos_theta * t9)
                    + t5
                        * (inv_j * t5 + t2 * sin_theta_a_over_j - t4 * cos_theta_a_over_j
                            + k1 * t9);
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
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, level_h, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h] = *setting.options();
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    inv_m_j,
                    k3,
                    k4,
                    k5,
                    half_h,
                    k6,
                    k7,
                    h_feedback_rk2_h,
                } = *setting.scheme();
                let t1 = a_over_j * sin_theta_ahead;
                let t2 = cos_theta_ahead * (a_squared_over_j * sin_theta_ahead);
                let t3 = p_theta * t1 - p_x2 * t2
                    + inv_m_j * p_x1
                        * (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead));
                let t4 = a_over_j * cos_theta_ahead;
                let t5 = inv_m_j * p_x2
                    * (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                    - (p_theta * t4 + p_x1 * t2);
                let t6 = cos_theta_ahead * t5 - sin_theta_ahead * t3;
                let t7 = sin_theta_ahead * t6;
                let t8 = t3 + t7;
                let t9 = k1 * t6;
                let t10 = inv_j * p_theta + p_x1 * t1 - p_x2 * t4 + t9;
                let m_a_cos_theta_ahead = m_a * cos_theta_ahead;
                let t11 = t8 - rt::lit::<T>(0.5) * t7;
                let m_a_sin_theta_ahead = m_a * sin_theta_ahead;
                let t12 = cos_theta_ahead * t6;
                let t13 = t5 - t12;
                let t14 = t13 + rt::lit::<T>(0.5) * t12;
                let t15 = cos_theta_ahead * t8 + sin_theta_ahead * t13;
                let t16 = t15 * (k2 * t6);
                let t17 = t10 - k4 * t6;
                let t18 = t9 * (m_a_cos_theta_ahead * t11 + m_a_sin_theta_ahead * t14)
                    + (t16
                        + t17 * (m_a_cos_theta_ahead * t7 - m_a_sin_theta_ahead * t12));
                let t19 = m_a_cos_theta_ahead * t8 + m_a_sin_theta_ahead * t13;
                let t20 = m_a_sin_theta_ahead * t10;
                let t21 = m_a_cos_theta_ahead * t10;
                let t22 = t16 + rt::lit::<T>(0.5) * (t10 * t19 + (t13 * t20 + t8 * t21));
                let t23 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (p_x1 * t8 + (p_x2 * t13 + p_theta * t10))
                        - level_h);
                let t24 = t10 + feedback_rk2_j * t18 - t22 * t23;
                let t25 = h * t24;
                let t26 = theta + t25;
                let (t27, t28) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t25,
                    t26,
                    tally,
                );
                let t29 = k3 * sin_theta_ahead * t21;
                let t30 = k3 * cos_theta_ahead * t20;
                let t31 = t10 * t15 + t17 * (t29 - t30)
                    - a_over_j * (t22 - (t21 * t11 + t20 * t14));
                let t32 = k2 * t31;
                let t33 = sin_theta_ahead * t32 + (t8 * t23 - feedback_rk2_j * t7);
                let t34 = p_x1 - h * t33;
                let t35 = t10 * t23 + (t22 - k6 * t6);
                let t36 = p_theta - h * t35;
                let t37 = a_over_j * t27;
                let t38 = cos_theta_ahead * t32 - (feedback_rk2_j * t12 + t13 * t23);
                let t39 = p_x2 + h * t38;
                let t40 = t28 * (a_squared_over_j * t27);
                let t41 = (j + t27 * (m_a_squared * t27)) * (inv_m_j * t34)
                    + (t36 * t37 - t39 * t40);
                let t42 = a_over_j * t28;
                let t43 = (j + t28 * (m_a_squared * t28)) * (inv_m_j * t39)
                    - (t34 * t40 + t36 * t42);
                let t44 = t28 * t43 - t27 * t41;
                let t45 = t27 * t44;
                let t46 = t41 + t45;
                let x1_new_2 = x1 + half_h * (t8 + t46);
                let t47 = t28 * t44;
                let t48 = t43 - t47;
                let x2_new_2 = x2 + half_h * (t13 + t48);
                let t49 = k1 * t44;
                let t50 = m_a * t28;
                let t51 = t46 - rt::lit::<T>(0.5) * t45;
                let t52 = m_a * t27;
                let t53 = t48 + rt::lit::<T>(0.5) * t47;
                let t54 = t28 * t46 + t27 * t48;
                let t55 = t54 * (k2 * t44);
                let t56 = t49 + (t34 * t37 + inv_j * t36 - t39 * t42);
                let t57 = t56 - k4 * t44;
                let t58 = t49 * (t50 * t51 + t52 * t53)
                    + (t55 + t57 * (t50 * t45 - t52 * t47));
                let t59 = t52 * t56;
                let t60 = t50 * t56;
                let t61 = rt::lit::<T>(0.5)
                    * (t56 * (t50 * t46 + t52 * t48) + (t48 * t59 + t46 * t60));
                let t62 = t55 + t61;
                let t63 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (t34 * t46 + (t39 * t48 + t36 * t56))
                        - level_h);
                let t64 = half_h * (feedback_rk2_j * t58 + (t24 + t56) - t62 * t63);
                let theta_new_2 = theta + t64;
                let t65 = t56 * t54 + (t27 * t60 - t28 * t59) * (k3 * t57)
                    - a_over_j * (t62 - (t60 * t51 + t59 * t53));
                let t66 = k2 * t65;
                let p_x1_new = p_x1
                    - half_h * (t27 * t66 + (t46 * t63 + (t33 - feedback_rk2_j * t45)));
                let p_x2_new = p_x2
                    + half_h * (t28 * t66 + (t38 - feedback_rk2_j * t47 - t48 * t63));
                let p_theta_new = p_theta
                    - half_h * (t56 * t63 + (t62 + (t35 - k6 * t44)));
                let t67 = t15 + t29 + (a_over_j * t19 - t30);
                let stability1_new = k7 * (k5 + t67 * t67);
                let stability2_new = h_feedback_rk2_h
                    * (t22 * t22 + (t10 * t10 + (t8 * t8 + t13 * t13)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t64,
                    theta_new_2,
                    tally,
                );
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                if !rt::all_ordinary([
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _, _, _, _] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    inv_m_j,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t1 = cos_theta * (a_squared_over_j * sin_theta);
                let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0f02156774fef100694df345462b242f";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::FeedbackRk2> for System<T> {
        type Scheme = feedback_rk2::Scheme<T>;
    }

    /// The method `feedback-rk4`.
    pub mod feedback_rk4 {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from parameters | 2 | 9 | 9 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 0 | 0 | 0 | 0 |
        /// | each step | 203 | 317 | 0 | 0 | 4 | 0 |
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
            /// `1/(m J)`
            inv_m_j: T,
            /// `(J + m a²)/(m J)`
            k3: T,
            /// `(m a/(J + m a²))/2`
            k4: T,
            /// `a²/(J²) + (J + m a²)²/(J² m²)`
            k5: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k6: T,
            /// `(m a/(J + m a²)) feedback-rk4_J`
            k7: T,
            /// `(m J/(J + m a²)) h feedback-rk4_J`
            k8: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 2];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (1); h k |∇I|² for the terms of the feedback, at the beginning of the last step (2); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let a_squared_over_j = a_squared / j;
                let a_over_j = a / j;
                let inv_j = rt::lit::<T>(1.0) / j;
                let j_plus_m_a_squared = j + m_a_squared;
                let k1 = m_a / j_plus_m_a_squared;
                let m_j = m * j;
                let k2 = m_j / j_plus_m_a_squared;
                let inv_m_j = rt::lit::<T>(1.0) / m_j;
                let k3 = j_plus_m_a_squared / m_j;
                let k4 = rt::lit::<T>(0.5) * k1;
                let j_squared = j * j;
                let k5 = a_squared / j_squared
                    + j_plus_m_a_squared * j_plus_m_a_squared / (j_squared * (m * m));
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                let k7 = k1 * feedback_rk4_j;
                let k8 = k2 * (h * feedback_rk4_j);
                let h_feedback_rk4_h = h * feedback_rk4_h;
                Scheme {
                    m_a,
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    inv_m_j,
                    k3,
                    k4,
                    k5,
                    half_h,
                    k6,
                    k7,
                    k8,
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
                let t5 = (j + m_a_squared) * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t6 = cos_theta * (a_squared_over_j * sin_theta);
                let t7 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_j * t1)
                    + t5 * sin_theta_a_over_j - t4 * t6;
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t8 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_j * t3)
                    - t2 * t6 - t5 * cos_theta_a_over_j;
                let t9 = cos_theta * t8 - sin_theta * t7;
                let t10 = t4 * (t8 - cos_theta * t9)
                    + t5
                        * (inv_j * t5 + t2 * sin_theta_a_over_j - t4 * cos_theta_a_over_j
                            + k1 * t9);
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
                    sin_theta,
                    cos_theta,
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, level_h, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h] = *setting.options();
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a,
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    k1,
                    k2,
                    inv_m_j,
                    k3,
                    k4,
                    k5,
                    half_h,
                    k6,
                    k7,
                    k8,
                    h_feedback_rk4_h,
                } = *setting.scheme();
                let t1 = a_over_j * sin_theta_ahead;
                let t2 = a_over_j * cos_theta_ahead;
                let t3 = cos_theta_ahead * (a_squared_over_j * sin_theta_ahead);
                let t4 = inv_m_j * p_x2
                    * (j + cos_theta_ahead * (m_a_squared * cos_theta_ahead))
                    - (p_theta * t2 + p_x1 * t3);
                let t5 = p_theta * t1 - p_x2 * t3
                    + inv_m_j * p_x1
                        * (j + sin_theta_ahead * (m_a_squared * sin_theta_ahead));
                let t6 = cos_theta_ahead * t4 - sin_theta_ahead * t5;
                let t7 = k1 * t6;
                let t8 = inv_j * p_theta + p_x1 * t1 - p_x2 * t2 + t7;
                let m_a_cos_theta_ahead = m_a * cos_theta_ahead;
                let t9 = sin_theta_ahead * t6;
                let t10 = t5 + t9;
                let t11 = t10 - rt::lit::<T>(0.5) * t9;
                let m_a_sin_theta_ahead = m_a * sin_theta_ahead;
                let t12 = cos_theta_ahead * t6;
                let t13 = t4 - t12;
                let t14 = t13 + rt::lit::<T>(0.5) * t12;
                let t15 = cos_theta_ahead * t10 + sin_theta_ahead * t13;
                let t16 = t15 * (k2 * t6);
                let t17 = t8 - k4 * t6;
                let t18 = t7 * (m_a_cos_theta_ahead * t11 + m_a_sin_theta_ahead * t14)
                    + (t16
                        + t17 * (m_a_cos_theta_ahead * t9 - m_a_sin_theta_ahead * t12));
                let t19 = m_a_cos_theta_ahead * t10 + m_a_sin_theta_ahead * t13;
                let t20 = m_a_sin_theta_ahead * t8;
                let t21 = m_a_cos_theta_ahead * t8;
                let t22 = t16 + rt::lit::<T>(0.5) * (t8 * t19 + (t13 * t20 + t10 * t21));
                let t23 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (p_x1 * t10 + (p_x2 * t13 + p_theta * t8))
                        - level_h);
                let t24 = t8 + feedback_rk4_j * t18 - t22 * t23;
                let t25 = half_h * t24;
                let t26 = theta + t25;
                let (t27, t28) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t25,
                    t26,
                    tally,
                );
                let t29 = k3 * sin_theta_ahead * t21;
                let t30 = k3 * cos_theta_ahead * t20;
                let t31 = t8 * t15 + t17 * (t29 - t30)
                    - a_over_j * (t22 - (t21 * t11 + t20 * t14));
                let t32 = k2 * t31;
                let t33 = cos_theta_ahead * t32 - (feedback_rk4_j * t12 + t13 * t23);
                let t34 = p_x2 + half_h * t33;
                let t35 = sin_theta_ahead * t32 + (t10 * t23 - feedback_rk4_j * t9);
                let t36 = p_x1 - half_h * t35;
                let t37 = t28 * (a_squared_over_j * t27);
                let t38 = t8 * t23 + (t22 - k7 * t6);
                let t39 = p_theta - half_h * t38;
                let t40 = a_over_j * t28;
                let t41 = (j + t28 * (m_a_squared * t28)) * (inv_m_j * t34)
                    - (t36 * t37 + t39 * t40);
                let t42 = a_over_j * t27;
                let t43 = (j + t27 * (m_a_squared * t27)) * (inv_m_j * t36)
                    + (t39 * t42 - t34 * t37);
                let t44 = t28 * t41 - t27 * t43;
                let t45 = k1 * t44;
                let t46 = t45 + (t36 * t42 + inv_j * t39 - t34 * t40);
                let t47 = m_a * t28;
                let t48 = t27 * t44;
                let t49 = t43 + t48;
                let t50 = t49 - rt::lit::<T>(0.5) * t48;
                let t51 = m_a * t27;
                let t52 = t28 * t44;
                let t53 = t41 - t52;
                let t54 = t53 + rt::lit::<T>(0.5) * t52;
                let t55 = t28 * t49 + t27 * t53;
                let t56 = t55 * (k2 * t44);
                let t57 = t46 - k4 * t44;
                let t58 = t45 * (t47 * t50 + t51 * t54)
                    + (t56 + t57 * (t47 * t48 - t51 * t52));
                let t59 = t51 * t46;
                let t60 = t47 * t46;
                let t61 = rt::lit::<T>(0.5)
                    * (t46 * (t47 * t49 + t51 * t53) + (t53 * t59 + t49 * t60));
                let t62 = t56 + t61;
                let t63 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t36 * t49 + (t34 * t53 + t39 * t46))
                        - level_h);
                let t64 = t46 + feedback_rk4_j * t58 - t62 * t63;
                let t65 = half_h * t64;
                let t66 = theta + t65;
                let (t67, t68) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t65,
                    t66,
                    tally,
                );
                let t69 = t46 * t55 + (t27 * t60 - t28 * t59) * (k3 * t57)
                    - a_over_j * (t62 - (t60 * t50 + t59 * t54));
                let t70 = k2 * t69;
                let t71 = t28 * t70 - (feedback_rk4_j * t52 + t53 * t63);
                let t72 = p_x2 + half_h * t71;
                let t73 = t27 * t70 + (t49 * t63 - feedback_rk4_j * t48);
                let t74 = p_x1 - half_h * t73;
                let t75 = t68 * (a_squared_over_j * t67);
                let t76 = t46 * t63 + (t62 - k7 * t44);
                let t77 = p_theta - half_h * t76;
                let t78 = a_over_j * t68;
                let t79 = (j + t68 * (m_a_squared * t68)) * (inv_m_j * t72)
                    - (t74 * t75 + t77 * t78);
                let t80 = a_over_j * t67;
                let t81 = (j + t67 * (m_a_squared * t67)) * (inv_m_j * t74)
                    + (t77 * t80 - t72 * t75);
                let t82 = t68 * t79 - t67 * t81;
                let t83 = k1 * t82;
                let t84 = t83 + (t74 * t80 + inv_j * t77 - t72 * t78);
                let t85 = m_a * t68;
                let t86 = t67 * t82;
                let t87 = t81 + t86;
                let t88 = t87 - rt::lit::<T>(0.5) * t86;
                let t89 = m_a * t67;
                let t90 = t68 * t82;
                let t91 = t79 - t90;
                let t92 = t91 + rt::lit::<T>(0.5) * t90;
                let t93 = t68 * t87 + t67 * t91;
                let t94 = t93 * (k2 * t82);
                let t95 = t84 - k4 * t82;
                let t96 = t83 * (t85 * t88 + t89 * t92)
                    + (t94 + t95 * (t85 * t86 - t89 * t90));
                let t97 = t89 * t84;
                let t98 = t85 * t84;
                let t99 = rt::lit::<T>(0.5)
                    * (t84 * (t85 * t87 + t89 * t91) + (t91 * t97 + t87 * t98));
                let t100 = t94 + t99;
                let t101 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t74 * t87 + (t72 * t91 + t77 * t84))
                        - level_h);
                let t102 = t84 + feedback_rk4_j * t96 - t100 * t101;
                let t103 = h * t102;
                let t104 = theta + t103;
                let (t105, t106) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t103,
                    t104,
                    tally,
                );
                let t107 = t84 * t93 + (t67 * t98 - t68 * t97) * (k3 * t95)
                    - a_over_j * (t100 - (t98 * t88 + t97 * t92));
                let t108 = k2 * t107;
                let t109 = t67 * t108 + (t87 * t101 - feedback_rk4_j * t86);
                let t110 = p_x1 - h * t109;
                let t111 = t84 * t101 + (t100 - k7 * t82);
                let t112 = p_theta - h * t111;
                let t113 = a_over_j * t105;
                let t114 = t68 * t108 - (feedback_rk4_j * t90 + t91 * t101);
                let t115 = p_x2 + h * t114;
                let t116 = t106 * (a_squared_over_j * t105);
                let t117 = (j + t105 * (m_a_squared * t105)) * (inv_m_j * t110)
                    + (t112 * t113 - t115 * t116);
                let t118 = a_over_j * t106;
                let t119 = (j + t106 * (m_a_squared * t106)) * (inv_m_j * t115)
                    - (t110 * t116 + t112 * t118);
                let t120 = t106 * t119 - t105 * t117;
                let t121 = t105 * t120;
                let t122 = t117 + t121;
                let x1_new_2 = x1
                    + k6 * (t122 + (t10 + rt::lit::<T>(2.0) * (t49 + t87)));
                let t123 = t106 * t120;
                let t124 = t119 - t123;
                let x2_new_2 = x2
                    + k6 * (t124 + (t13 + rt::lit::<T>(2.0) * (t53 + t91)));
                let t125 = k1 * t120;
                let t126 = m_a * t106;
                let t127 = t122 - rt::lit::<T>(0.5) * t121;
                let t128 = m_a * t105;
                let t129 = t124 + rt::lit::<T>(0.5) * t123;
                let t130 = t106 * t122 + t105 * t124;
                let t131 = t130 * (k2 * t120);
                let t132 = t125 + (t110 * t113 + inv_j * t112 - t115 * t118);
                let t133 = t132 - k4 * t120;
                let t134 = t125 * (t126 * t127 + t128 * t129)
                    + (t131 + t133 * (t126 * t121 - t128 * t123));
                let t135 = t128 * t132;
                let t136 = t126 * t132;
                let t137 = rt::lit::<T>(0.5)
                    * (t132 * (t126 * t122 + t128 * t124) + (t124 * t135 + t122 * t136));
                let t138 = t131 + t137;
                let t139 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t110 * t122 + (t115 * t124 + t112 * t132))
                        - level_h);
                let t140 = k6
                    * (feedback_rk4_j * t134
                        + (t132 + (t24 + rt::lit::<T>(2.0) * (t64 + t102)))
                        - t138 * t139);
                let theta_new_2 = theta + t140;
                let t141 = t132 * t130 + (t105 * t136 - t106 * t135) * (k3 * t133)
                    - a_over_j * (t138 - (t136 * t127 + t135 * t129));
                let t142 = k2 * t141;
                let t143 = t105 * t142
                    + (t122 * t139
                        + (t35 + rt::lit::<T>(2.0) * (t73 + t109)
                            - feedback_rk4_j * t121));
                let p_x1_new = p_x1 - k6 * t143;
                let t144 = t106 * t142
                    + (t33 + rt::lit::<T>(2.0) * (t71 + t114) - feedback_rk4_j * t123
                        - t124 * t139);
                let p_x2_new = p_x2 + k6 * t144;
                let t145 = k6
                    * (t132 * t139
                        + (t138 + (t38 + rt::lit::<T>(2.0) * (t76 + t111) - k7 * t120)));
                let p_theta_new = p_theta - t145;
                let t146 = t15 + t29 + (a_over_j * t19 - t30);
                let stability1_new = k8 * (k5 + t146 * t146);
                let stability2_new = h_feedback_rk4_h
                    * (t22 * t22 + (t8 * t8 + (t10 * t10 + t13 * t13)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t140,
                    theta_new_2,
                    tally,
                );
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
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                if !rt::all_ordinary([
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
                let [x1, x2, theta, p_x1, p_x2, p_theta, _, _, _, _, _] = motion.carried;
                let j = setting.system().parameters.J;
                let Scheme {
                    m_a_squared,
                    a_squared_over_j,
                    a_over_j,
                    inv_j,
                    inv_m_j,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t1 = cos_theta * (a_squared_over_j * sin_theta);
                let t2 = (j + sin_theta * (m_a_squared * sin_theta)) * (inv_m_j * p_x1)
                    + (p_theta * sin_theta_a_over_j - p_x2 * t1);
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t3 = (j + cos_theta * (m_a_squared * cos_theta)) * (inv_m_j * p_x2)
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b7fe0be95f6dff7786f1ac467e3fb95a";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso6>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::IsoVar>(),
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
            let &[j, m, a] = parameters else {
                return Err(ParameterError::Count {
                    expected: 3,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { J: j, m, a })
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
            if rt::same_name(name, "iso") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso>());
            }
            if rt::same_name(name, "iso:4") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso4>());
            }
            if rt::same_name(name, "iso:6") {
                return Some(visitor.visit::<::nonholonomic::methods::Iso6>());
            }
            if rt::same_name(name, "iso-var") {
                return Some(visitor.visit::<::nonholonomic::methods::IsoVar>());
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        ChaplyginSleigh::system,
        ChaplyginSleigh::parameters,
        ChaplyginSleigh::state,
        ChaplyginSleigh::initial,
        ChaplyginSleigh::integrate::<::nonholonomic::methods::Gonzalez>,
        ChaplyginSleigh::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
