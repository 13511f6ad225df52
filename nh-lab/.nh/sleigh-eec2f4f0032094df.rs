// Prepared by `nh prepare` from `Sleigh` in examples/identify_sleigh.rs and ../models/chaplygin_sleigh.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration eec2f4f0032094dfc051df3ec81c6b64
// content 0ef1414333d6b612ecd055ba0ec4c215

pub struct Sleigh {
    /// `J` (kg m^2): moment of inertia about the centre of mass.
    pub J: f64,
    /// `m` (kg): mass.
    pub m: f64,
    /// `a` (m): distance from the contact point to the centre of mass.
    pub a: f64,
}

impl ::core::default::Default for Sleigh {
    fn default() -> Self {
        Sleigh { J: 8.0, m: 1.0, a: 1.0 }
    }
}

/// The system `sleigh` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 17 add, 26 mul, 1 div, 1 sin_cos
pub mod sleigh {
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
        /// `a²/J`
        a_squared_over_j: T,
        /// `1/m`
        inv_m: T,
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
                let a_squared_over_j = a_squared / j;
                let inv_m = rt::lit::<T>(1.0) / m;
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
                Constants {
                    m_a,
                    minus_m_a,
                    m_a_squared,
                    j_plus_m_a_squared,
                    a_squared_over_j,
                    inv_m,
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
                a_squared_over_j,
                inv_m,
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
            let Constants { m_a, a_squared_over_j, inv_m, a_over_j, k11, .. } = self
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
            let Constants { m_a, a_squared_over_j, inv_m, a_over_j, inv_j, k11, .. } = self
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
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "sleigh";

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

    /// The method `gonzalez`.
    pub mod gonzalez {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::nalgebra::{SMatrix, SVector};
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
        /// | once, from parameters | 8 | 20 | 21 | 2 | 0 | 0 |
        /// | once, from the step size | 3 | 37 | 10 | 0 | 0 | 0 |
        /// | each step | 12 | 19 | 1 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 5 | 7 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `a²`
            a_squared: T,
            /// `J + m a²`
            k1: T,
            /// `2 m a`
            twice_m_a: T,
            /// `m a/(J + m a²)`
            k2: T,
            /// `sqrt(m)`
            sqrt_m: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `sqrt(J + m a²)`
            k3: T,
            /// `1/sqrt(J + m a²)`
            k4: T,
            /// `a sqrt(m)`
            a_sqrt_m: T,
            /// `a sqrt(m)/(J + m a²)`
            k5: T,
            /// `-(a sqrt(m)/(J + m a²))`
            k6: T,
            /// `m a/sqrt(J + m a²)`
            k7: T,
            /// `1/(J + m a²)`
            k8: T,
            /// `a sqrt(m)/((J + m a²)²)`
            k10: T,
            /// `(1/2)/(J + m a²)`
            k11: T,
            /// `(a²/(J + m a²))/2`
            k13: T,
            /// `(1/2)/m`
            k14: T,
            /// `(a/sqrt(m))/2`
            half_a_over_sqrt_m: T,
            /// `2 a sqrt(m)`
            twice_a_sqrt_m: T,
            /// `-(m a/sqrt(J + m a²))`
            k15: T,
            /// `a²/sqrt(J + m a²)`
            k16: T,
            /// `a/sqrt(J + m a²)`
            k17: T,
            /// `(a²/((J + m a²) sqrt(J + m a²)))/2`
            k20: T,
            /// `2 (m a/sqrt(J + m a²))`
            k21: T,
            /// `m/sqrt(J + m a²)`
            k22: T,
            /// `m a/((J + m a²) sqrt(J + m a²))`
            k23: T,
            /// `(1/2)/sqrt(m)`
            k24: T,
            /// `-((1/2)/(m sqrt(m)))`
            k25: T,
            /// `-((1/2)/((J + m a²) sqrt(J + m a²)))`
            k26: T,
            /// `-((a²/((J + m a²) sqrt(J + m a²)))/2)`
            k27: T,
            /// `(1/2)/sqrt(J + m a²)`
            k28: T,
            /// `1/(m sqrt(m))`
            inv_m_sqrt_m: T,
            /// `(m a/sqrt(J + m a²))/2`
            k29: T,
            /// `a²/(J + m a²) - sqrt(J + m a²) (a²/((J + m a²) sqrt(J + m a²)))/2`
            k30: T,
            /// `2 (m a/(J + m a²)) - sqrt(J + m a²) (m a/((J + m a²) sqrt(J + m a²)))`
            k31: T,
            /// `sqrt(m) (1/sqrt(m))`
            sqrt_m_inv_sqrt_m: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a sqrt(m) h/(J + m a²)`
            k32: T,
            /// `(a sqrt(m) h/(J + m a²))/2`
            k33: T,
            /// `(a sqrt(m)/(J + m a²)) h`
            k34: T,
            /// `(a sqrt(m)/(J + m a²)) h/2`
            k35: T,
            /// `(a² sqrt(m)² h²/((J + m a²)²))/2`
            k36: T,
            /// `h/sqrt(J + m a²)`
            k37: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(h/sqrt(J + m a²))/2`
            k38: T,
            /// `a sqrt(m) ((a sqrt(m)/(J + m a²)) h/(J + m a²))`
            k40: T,
            /// `(h/sqrt(m))/2`
            half_h_over_sqrt_m: T,
            /// `(h/sqrt(J + m a²))/4`
            k41: T,
            /// `-((h/sqrt(J + m a²))/2)`
            k42: T,
            /// `h/(J + m a²)`
            k43: T,
            /// `(a sqrt(m)/(J + m a²)) h (a sqrt(m)/((J + m a²)²))/2`
            k44: T,
            /// `h (a/sqrt(m))/2`
            k45: T,
            /// `a² h`
            a_squared_h: T,
            /// `a sqrt(m) (h/(J + m a²))`
            k46: T,
            /// `((a sqrt(m)/(J + m a²)) h/(J + m a²))/2`
            k47: T,
            /// `(a h/((J + m a²) sqrt(m)))/2 - (a sqrt(m)/(J + m a²)) a² (h/(J + m a²))`
            k48: T,
            /// `sqrt(m) h`
            sqrt_m_h: T,
            /// `2 m a h`
            k49: T,
            /// `sqrt(m) (h/(J + m a²)) - 2 (a sqrt(m)/(J + m a²)) m a (h/(J + m a²))`
            k50: T,
            /// `(h/(J + m a²))/2`
            k51: T,
            /// `2 (a sqrt(m) h/(J + m a²))`
            k52: T,
            /// `a sqrt(m) (h/(J + m a²))/2`
            k53: T,
            /// `2 a sqrt(m) (h/(J + m a²))`
            k54: T,
            /// `h (a sqrt(m)/((J + m a²)²))`
            k55: T,
            /// `(h/((J + m a²) sqrt(J + m a²)))/2`
            k56: T,
            /// `(h/(m sqrt(m)))/2`
            k57: T,
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
                let m_a = m * a;
                let a_squared = a * a;
                let k1 = j + m * a_squared;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let k2 = m_a / k1;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k3 = rt::sqrt(k1);
                let k4 = rt::lit::<T>(1.0) / k3;
                let a_sqrt_m = a * sqrt_m;
                let k5 = a_sqrt_m / k1;
                let k6 = -k5;
                let k7 = m_a / k3;
                let k8 = rt::lit::<T>(1.0) / k1;
                let k9 = k1 * k1;
                let k10 = a_sqrt_m / k9;
                let k11 = rt::lit::<T>(0.5) / k1;
                let k12 = a_squared / k1;
                let k13 = rt::lit::<T>(0.5) * k12;
                let k14 = rt::lit::<T>(0.5) / m;
                let a_over_sqrt_m = a / sqrt_m;
                let half_a_over_sqrt_m = rt::lit::<T>(0.5) * a_over_sqrt_m;
                let twice_a_sqrt_m = rt::lit::<T>(2.0) * a_sqrt_m;
                let k15 = -k7;
                let k16 = a_squared / k3;
                let k17 = a / k3;
                let k18 = k1 * k3;
                let k19 = a_squared / k18;
                let k20 = rt::lit::<T>(0.5) * k19;
                let k21 = rt::lit::<T>(2.0) * k7;
                let k22 = m / k3;
                let k23 = m_a / k18;
                let k24 = rt::lit::<T>(0.5) / sqrt_m;
                let m_sqrt_m = m * sqrt_m;
                let k25 = -(rt::lit::<T>(0.5) / m_sqrt_m);
                let k26 = -(rt::lit::<T>(0.5) / k18);
                let k27 = -k20;
                let k28 = rt::lit::<T>(0.5) / k3;
                let inv_m_sqrt_m = rt::lit::<T>(1.0) / m_sqrt_m;
                let k29 = rt::lit::<T>(0.5) * k7;
                let k30 = k12 - rt::lit::<T>(0.5) * (k3 * k19);
                let k31 = rt::lit::<T>(2.0) * k2 - k3 * k23;
                let sqrt_m_inv_sqrt_m = sqrt_m * inv_sqrt_m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_sqrt_m_h = a_sqrt_m * h;
                let k32 = a_sqrt_m_h / k1;
                let k33 = rt::lit::<T>(0.5) * k32;
                let k34 = k5 * h;
                let k35 = rt::lit::<T>(0.5) * k34;
                let k36 = rt::lit::<T>(0.5) * (a_sqrt_m * (h * a_sqrt_m_h) / k9);
                let k37 = h / k3;
                let h_over_sqrt_m = h / sqrt_m;
                let k38 = rt::lit::<T>(0.5) * k37;
                let k39 = k34 / k1;
                let k40 = a_sqrt_m * k39;
                let half_h_over_sqrt_m = rt::lit::<T>(0.5) * h_over_sqrt_m;
                let k41 = rt::lit::<T>(0.25) * k37;
                let k42 = -k38;
                let k43 = h / k1;
                let k44 = rt::lit::<T>(0.5) * (k34 * k10);
                let k45 = rt::lit::<T>(0.5) * (h * a_over_sqrt_m);
                let a_squared_h = a_squared * h;
                let k46 = a_sqrt_m * k43;
                let k47 = rt::lit::<T>(0.5) * k39;
                let k48 = rt::lit::<T>(0.5) * (a * h / (k1 * sqrt_m))
                    - k5 * (a_squared * k43);
                let sqrt_m_h = sqrt_m * h;
                let k49 = rt::lit::<T>(2.0) * (m_a * h);
                let k50 = sqrt_m * k43 - rt::lit::<T>(2.0) * (k5 * (m_a * k43));
                let k51 = rt::lit::<T>(0.5) * k43;
                let k52 = rt::lit::<T>(2.0) * k32;
                let k53 = rt::lit::<T>(0.5) * k46;
                let k54 = rt::lit::<T>(2.0) * k46;
                let k55 = h * k10;
                let k56 = rt::lit::<T>(0.5) * (h / k18);
                let k57 = rt::lit::<T>(0.5) * (h / m_sqrt_m);
                Scheme {
                    m_a,
                    a_squared,
                    k1,
                    twice_m_a,
                    k2,
                    sqrt_m,
                    inv_sqrt_m,
                    k3,
                    k4,
                    a_sqrt_m,
                    k5,
                    k6,
                    k7,
                    k8,
                    k10,
                    k11,
                    k13,
                    k14,
                    half_a_over_sqrt_m,
                    twice_a_sqrt_m,
                    k15,
                    k16,
                    k17,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    inv_m_sqrt_m,
                    k29,
                    k30,
                    k31,
                    sqrt_m_inv_sqrt_m,
                    inv_h,
                    half_h,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    h_over_sqrt_m,
                    k38,
                    k40,
                    half_h_over_sqrt_m,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    a_squared_h,
                    k46,
                    k47,
                    k48,
                    sqrt_m_h,
                    k49,
                    k50,
                    k51,
                    k52,
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { m_a, k1, sqrt_m, k4, k8, .. } = *self;
                let [[x1, x2, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k1 * theta_dot
                    + m_a * (cos_theta * x2_dot - sin_theta * x1_dot);
                let t2 = sqrt_m * (cos_theta * x1_dot + sin_theta * x2_dot);
                let carried = [
                    x1,
                    x2,
                    theta,
                    k4 * t1,
                    t2,
                    rt::lit::<T>(0.5) * (t2 * t2 + t1 * (k8 * t1)),
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
                    k32,
                    k33,
                    k35,
                    k36,
                    k37,
                    h_over_sqrt_m,
                    k38,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k6 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = t1 * t1;
                            let t3 = rho2 + k33 * t2;
                            (
                                [rho1_rate + t3 * (k5 * t1)],
                                [[k35 * t3 + (k36 * t2 + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let theta_ahead_new = theta + k38 * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t4 = t1 * (k32 * t1);
                let t5 = h_over_sqrt_m * (rho2 + rt::lit::<T>(0.5) * t4);
                let x1_new = x1 + cos_theta_ahead_new * t5;
                let x2_new = x2 + sin_theta_ahead_new * t5;
                let theta_new = theta + k37 * t1;
                let t6 = rho1 * rho1 + rho2 * rho2;
                let t7 = rt::lit::<T>(0.5) * t6;
                let t8 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t7 * (t7 - reference),
                        t6 * t6 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new = (rho1 + h * rho1_rate) * t8;
                let rho2_new = t8 * (rho2 + t4);
                let carried = [
                    x1_new,
                    x2_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
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
                let Scheme { inv_sqrt_m, k4, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho2_inv_sqrt_m = inv_sqrt_m * rho2;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    theta,
                    x1_dot: cos_theta * rho2_inv_sqrt_m,
                    x2_dot: sin_theta * rho2_inv_sqrt_m,
                    theta_dot: k4 * rho1,
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

        impl<T: Scalar> rt::LinearisedScheme for Scheme<T> {
            type Numbers = SVector<T, 5>;
            type ByState = SMatrix<T, 5, 5>;
            type State = SVector<T, 5>;
            type ByInputs = ();
            type Inputs = ();
            type ByParameters = SMatrix<T, 5, 3>;
            type Parameters = SVector<T, 3>;
            type ByStep = ();
            type Step = ();

            fn advance_linearised<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
                linearised: &mut rt::LinearisedOf<Self>,
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
                    k33,
                    k34,
                    k35,
                    k36,
                    k37,
                    h_over_sqrt_m,
                    k38,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k6 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = t1 * t1;
                            let t3 = rho2 + k33 * t2;
                            (
                                [rho1_rate + t3 * (k5 * t1)],
                                [[k35 * t3 + (k36 * t2 + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let theta_ahead_new = theta + k38 * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t2 = t1 * t1;
                let t4 = rho2 + k35 * t2;
                let t5 = cos_theta_ahead_new * t4;
                let t6 = h_over_sqrt_m * t5;
                let x1_new = x1 + t6;
                let t7 = sin_theta_ahead_new * t4;
                let t8 = h_over_sqrt_m * t7;
                let x2_new = x2 + t8;
                let theta_new = theta + k37 * t1;
                let t9 = rho1 * rho1 + rho2 * rho2;
                let t10 = rt::lit::<T>(0.5) * t9;
                let t11 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t10 * (t10 - reference),
                        t9 * t9 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new = (rho1 + h * rho1_rate) * t11;
                let rho2_new = t11 * (rho2 + k34 * t2);
                let carried = [
                    x1_new,
                    x2_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
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
                let Scheme {
                    k2,
                    a_sqrt_m,
                    k8,
                    k10,
                    k11,
                    k13,
                    k14,
                    k32,
                    k40,
                    half_h_over_sqrt_m,
                    k41,
                    k42,
                    k43,
                    k44,
                    k45,
                    a_squared_h,
                    k46,
                    k47,
                    k48,
                    sqrt_m_h,
                    k49,
                    k50,
                    ..
                } = *setting.scheme();
                let t12 = k32 * t1;
                let t13 = k5 * t4 + t1 * (k40 * t1);
                let t14 = rt::lit::<T>(1.0) / (half_h * t13 + rt::lit::<T>(1.0));
                let t15 = t14 * (h * t13);
                let t16 = t12 * (rt::lit::<T>(2.0) - t15);
                let t17 = k37 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t15);
                let t18 = k34 * t1 * t14;
                let t19 = t12 * t18;
                let t20 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t19;
                let t21 = k41 * t18;
                let t22 = t1 * t4;
                let t23 = k10 * t22 + t2 * (k44 * t1);
                let t24 = t14 * (h * t23);
                let t25 = k43 * (t24 * (a_sqrt_m * t1) - k5 * t2);
                let t26 = k37 * (rt::lit::<T>(0.5) * t24 - k11 * t1);
                let t27 = k8 * t22 + t2 * (k47 * t1);
                let t28 = t14 * (k45 * t27 - a_squared_h * t23);
                let t29 = k46 * t1;
                let t30 = k48 * t2 - t28 * t29;
                let t31 = k37 * (rt::lit::<T>(0.5) * t28 + k13 * t1);
                let t32 = t14 * (sqrt_m_h * t27 - k49 * t23);
                let t33 = k50 * t2 - t29 * t32;
                let t34 = k37 * (rt::lit::<T>(0.5) * t32 + k2 * t1);
                *linearised = rt::Linearised {
                    a: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
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
                        ],
                        [
                            -t8,
                            t6,
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            half_h_over_sqrt_m * (cos_theta_ahead_new * t16 - t7 * t17),
                            half_h_over_sqrt_m * (sin_theta_ahead_new * t16 + t5 * t17),
                            t17,
                            rt::lit::<T>(1.0) - t15,
                            t16,
                        ],
                        [
                            h_over_sqrt_m * (cos_theta_ahead_new * t20 + t7 * t21),
                            h_over_sqrt_m * (sin_theta_ahead_new * t20 - t5 * t21),
                            k42 * t18,
                            -t18,
                            rt::lit::<T>(1.0) - t19,
                        ],
                    ]),
                    b: (),
                    p: rt::matrix([
                        [
                            half_h_over_sqrt_m * (cos_theta_ahead_new * t25 - t7 * t26),
                            half_h_over_sqrt_m * (sin_theta_ahead_new * t25 + t5 * t26),
                            t26,
                            t24,
                            t25,
                        ],
                        [
                            h_over_sqrt_m
                                * (rt::lit::<T>(0.5)
                                    * (cos_theta_ahead_new * t30 + t7 * t31) - k14 * t5),
                            h_over_sqrt_m
                                * (rt::lit::<T>(0.5)
                                    * (sin_theta_ahead_new * t30 - t5 * t31) - k14 * t7),
                            -t31,
                            -t28,
                            t30,
                        ],
                        [
                            half_h_over_sqrt_m * (cos_theta_ahead_new * t33 + t7 * t34),
                            half_h_over_sqrt_m * (sin_theta_ahead_new * t33 - t5 * t34),
                            -t34,
                            -t32,
                            t33,
                        ],
                    ]),
                    h: (),
                };
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            fn push<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                _: Self::Samples,
                along: &rt::VariablesOf<Self>,
            ) -> Result<Self::Numbers, StepError> {
                let [[along_state1, along_state2, along_state3, along_state4,
                along_state5]] = along.state.data.0;
                let [[along_parameters1, along_parameters2, along_parameters3]] = along
                    .parameters
                    .data
                    .0;
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [_, _, theta, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme {
                    a_squared,
                    twice_m_a,
                    sqrt_m,
                    a_sqrt_m,
                    k5,
                    k6,
                    k11,
                    k14,
                    half_a_over_sqrt_m,
                    twice_a_sqrt_m,
                    inv_h,
                    half_h,
                    k33,
                    k35,
                    k36,
                    k37,
                    h_over_sqrt_m,
                    k38,
                    k43,
                    k51,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k6 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = t1 * t1;
                            let t3 = rho2 + k33 * t2;
                            let t4 = k36 * t2 + rt::lit::<T>(1.0);
                            ([rho1_rate + t3 * (k5 * t1)], [[k35 * t3 + t4]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let t5 = theta + k38 * t1;
                let (t6, t7) = rt::sin_cos(t5);
                let t2 = t1 * t1;
                let t8 = rho2 + k35 * t2;
                let t9 = sqrt_m * along_parameters3
                    + half_a_over_sqrt_m * along_parameters2;
                let t10 = t2 * t9;
                let t11 = a_squared * along_parameters2
                    + (along_parameters1 + twice_m_a * along_parameters3);
                let t12 = k5 * t2 * t11;
                let t13 = along_state4 * t8
                    + t1
                        * (along_state5
                            + k51 * (t10 + t1 * (twice_a_sqrt_m * along_state4) - t12));
                let t4 = k36 * t2 + rt::lit::<T>(1.0);
                let t14 = k43 * (a_sqrt_m * t13 + t8 * (t1 * (t9 - k5 * t11)))
                    * (rt::lit::<T>(1.0) / (t4 + k35 * t8));
                let t15 = along_state4 - rt::lit::<T>(0.5) * t14;
                let t16 = t15 * (twice_a_sqrt_m * t1) + (t10 - t12);
                let t17 = k51 * t16 + (along_state5 - t8 * (k14 * along_parameters2));
                let t18 = t15 - t1 * (k11 * t11);
                let t19 = along_state3 + k38 * t18;
                Ok(
                    rt::vector([
                        along_state1 + h_over_sqrt_m * (t7 * t17 - t6 * t8 * t19),
                        along_state2 + h_over_sqrt_m * (t7 * t8 * t19 + t6 * t17),
                        along_state3 + k37 * t18,
                        along_state4 - t14,
                        along_state5 + k43 * t16,
                    ]),
                )
            }

            fn pull<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                _: Self::Samples,
                adjoint: &Self::Numbers,
            ) -> Result<rt::VariablesOf<Self>, StepError> {
                let [[adjoint1, adjoint2, adjoint3, adjoint4, adjoint5]] = adjoint
                    .data
                    .0;
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [_, _, theta, rho1, rho2, _, _, _, _] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    a_squared,
                    twice_m_a,
                    sqrt_m,
                    k5,
                    k6,
                    k8,
                    k10,
                    half_a_over_sqrt_m,
                    inv_h,
                    half_h,
                    k33,
                    k35,
                    k36,
                    k37,
                    h_over_sqrt_m,
                    k38,
                    k43,
                    k52,
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k6 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = t1 * t1;
                            let t3 = rho2 + k33 * t2;
                            let t4 = k36 * t2 + rt::lit::<T>(1.0);
                            ([rho1_rate + t3 * (k5 * t1)], [[k35 * t3 + t4]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let t2 = t1 * t1;
                let t5 = rho2 + k53 * t2;
                let t6 = theta + k38 * t1;
                let (t7, t8) = rt::sin_cos(t6);
                let t9 = h_over_sqrt_m * adjoint2;
                let t10 = h_over_sqrt_m * adjoint1;
                let t11 = t5 * (t8 * t9 - t7 * t10);
                let t12 = t7 * t9 + t8 * t10;
                let t13 = adjoint3 + rt::lit::<T>(0.5) * t11;
                let t14 = k37 * t13;
                let t4 = k36 * t2 + rt::lit::<T>(1.0);
                let weight1_1 = h
                    * (adjoint4
                        + rt::lit::<T>(0.5)
                            * (t14 + (adjoint5 + rt::lit::<T>(0.5) * t12) * (k52 * t1)))
                    * (rt::lit::<T>(1.0) / (t4 + k35 * t5));
                let t15 = k5 * weight1_1;
                let t16 = t12 - t1 * t15;
                let t17 = adjoint5 + rt::lit::<T>(0.5) * t16;
                let t18 = t1 * t5;
                let t19 = t18 * (k10 * weight1_1) - t17 * (k55 * t2) - t13 * (k56 * t1);
                let t20 = t2 * (k43 * t17) - k8 * weight1_1 * t18;
                let t21 = a_squared * t19
                    + (half_a_over_sqrt_m * t20
                        - t5 * (t7 * (k57 * adjoint2) + t8 * (k57 * adjoint1)));
                Ok(rt::Variables {
                    state: rt::vector([
                        adjoint1,
                        adjoint2,
                        adjoint3 + t11,
                        t17 * (k54 * t1) + (t14 + (adjoint4 - t5 * t15)),
                        adjoint5 + t16,
                    ]),
                    inputs: (),
                    parameters: rt::vector([t19, t21, sqrt_m * t20 + twice_m_a * t19]),
                    step: (),
                })
            }
        }

        impl<T: Scalar> rt::ChartedScheme for Scheme<T> {
            type Entry = rt::Chart<
                SMatrix<T, 5, 6>,
                SMatrix<T, 5, 5>,
                rt::Chart<SMatrix<T, 5, 3>, SMatrix<T, 5, 3>>,
                (),
            >;
            type Exit = rt::Chart<
                SMatrix<T, 6, 5>,
                SMatrix<T, 5, 5>,
                rt::Chart<SMatrix<T, 6, 3>, SMatrix<T, 5, 3>>,
                (),
            >;

            fn entry<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Entry, StepError> {
                let start = <Self as rt::Scheme>::state(setting, motion);
                let [[_, _, theta]] = start.q().data.0;
                let [[x1_dot, x2_dot, theta_dot]] = start.w().data.0;
                let Scheme {
                    m_a,
                    k1,
                    sqrt_m,
                    k3,
                    k4,
                    k7,
                    k11,
                    k15,
                    k16,
                    k17,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = cos_theta * x1_dot + sin_theta * x2_dot;
                let t2 = cos_theta * x2_dot - sin_theta * x1_dot;
                let t3 = k1 * theta_dot + m_a * t2;
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
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
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            k15 * t1,
                            sqrt_m * t2,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k15 * sin_theta,
                            sqrt_m * cos_theta,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k7 * cos_theta,
                            sqrt_m * sin_theta,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k3,
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
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
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
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                        ],
                    ]),
                    parameters: rt::Chart {
                        velocity: rt::matrix([
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                k4 * (theta_dot - k11 * t3),
                                rt::lit::<T>(0.0),
                            ],
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                k16 * theta_dot + k17 * t2 - k20 * t3,
                                k24 * t1,
                            ],
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                k22 * t2 + k21 * theta_dot - k23 * t3,
                                rt::lit::<T>(0.0),
                            ],
                        ]),
                        momenta: rt::matrix([
                            [
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
                            ],
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                            ],
                        ]),
                        parameters: (),
                        step: (),
                    },
                    step: (),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }

            fn exit<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Exit, StepError> {
                let [_, _, theta, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme {
                    m_a,
                    inv_sqrt_m,
                    k3,
                    k4,
                    k7,
                    k11,
                    k17,
                    k20,
                    k22,
                    k23,
                    k25,
                    k26,
                    k27,
                    k28,
                    inv_m_sqrt_m,
                    k29,
                    k30,
                    k31,
                    sqrt_m_inv_sqrt_m,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_rho2 = sin_theta * rho2;
                let t1 = inv_sqrt_m * sin_theta_rho2;
                let cos_theta_inv_sqrt_m = inv_sqrt_m * cos_theta;
                let cos_theta_rho2 = cos_theta * rho2;
                let t2 = inv_sqrt_m * cos_theta_rho2;
                let sin_theta_inv_sqrt_m = inv_sqrt_m * sin_theta;
                let t3 = cos_theta * t1 - sin_theta * t2;
                let t4 = m_a * t3 + k3 * rho1;
                let t5 = k17 * t3
                    + (k29
                        * (sin_theta * (inv_m_sqrt_m * cos_theta_rho2)
                            - cos_theta * (inv_m_sqrt_m * sin_theta_rho2)) + k30 * rho1);
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
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
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            -t1,
                            t2,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k4,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            cos_theta_inv_sqrt_m,
                            sin_theta_inv_sqrt_m,
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
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
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
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k7
                                * (cos_theta * sin_theta_inv_sqrt_m
                                    - sin_theta * cos_theta_inv_sqrt_m),
                            sqrt_m_inv_sqrt_m,
                        ],
                    ]),
                    parameters: rt::Chart {
                        velocity: rt::matrix([
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                k26 * rho1,
                            ],
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                k25 * cos_theta_rho2,
                                k25 * sin_theta_rho2,
                                k27 * rho1,
                            ],
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                -(k23 * rho1),
                            ],
                        ]),
                        momenta: rt::matrix([
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                k4 * (k28 * rho1 - k11 * t4),
                                rt::lit::<T>(0.0),
                            ],
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                t5 - k20 * t4,
                                rt::lit::<T>(0.0),
                            ],
                            [
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                rt::lit::<T>(0.0),
                                k22 * t3 + k31 * rho1 - k23 * t4,
                                rt::lit::<T>(0.0),
                            ],
                        ]),
                        parameters: (),
                        step: (),
                    },
                    step: (),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "320f50586c384df44b0025f43bb8d658";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
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
            rt::copy(&[self.parameters.J, self.parameters.m, self.parameters.a], out)
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("sleigh");
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
            None
        }
    }
}

impl Sleigh {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<sleigh::System<f64>, ::nonholonomic::ParameterError> {
        sleigh::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> sleigh::Parameters<f64> {
        sleigh::Parameters {
            J: self.J,
            m: self.m,
            a: self.a,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> sleigh::StateBuilder<f64> {
        sleigh::StateBuilder::new(self.system())
    }

    /// The named initial data (`paper`, `neg`, `lively`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<sleigh::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: sleigh::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <sleigh::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        sleigh::System<f64>: ::nonholonomic::Discretize<M>,
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
        Sleigh::system,
        Sleigh::parameters,
        Sleigh::state,
        Sleigh::initial,
        Sleigh::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
