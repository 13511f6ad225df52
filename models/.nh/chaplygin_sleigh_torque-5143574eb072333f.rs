// Prepared by `nh prepare` from `ChaplyginSleighTorque` in src/library.rs and chaplygin_sleigh_torque.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 5143574eb072333f6f8692cfcc3e1b28
// content 504f5112ec4f3211666a5b0f2675179b

pub struct ChaplyginSleighTorque {
    /// `m` (kg): mass.
    pub m: f64,
    /// `J` (kg m^2): moment of inertia about the centre of mass.
    pub J: f64,
    /// `a` (m): from the contact forward to the centre of mass.
    pub a: f64,
    /// `A` (N m): torque.
    pub A: f64,
    /// `w` (rad/s): how fast it swings.
    pub w: f64,
    /// `c` (kg/s): resistance along the edge.
    pub c: f64,
    /// `k` (kg m^2/s): resistance to turning.
    pub k: f64,
}

impl ::core::default::Default for ChaplyginSleighTorque {
    fn default() -> Self {
        ChaplyginSleighTorque {
            m: 1.0,
            J: 0.4,
            a: 0.3,
            A: 1.5,
            w: 3.0,
            c: 0.25,
            k: 0.1,
        }
    }
}

/// The system `chaplygin_sleigh_torque` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 32 add, 57 mul, 1 div, 4 sin_cos
/// * `midpoint`: 32 add, 57 mul, 1 div, 4 sin_cos
/// * `leapfrog`: 60 add, 102 mul, 4 sin_cos
/// * `rk4`: 52 add, 71 mul, 7 sin_cos
pub mod chaplygin_sleigh_torque {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `J` (kg m^2): moment of inertia about the centre of mass. Positive.
        pub J: T,
        /// `a` (m): from the contact forward to the centre of mass.
        pub a: T,
        /// `A` (N m): torque.
        pub A: T,
        /// `w` (rad/s): how fast it swings.
        pub w: T,
        /// `c` (kg/s): resistance along the edge.
        pub c: T,
        /// `k` (kg m^2/s): resistance to turning.
        pub k: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, J, a, A, w, c, k });

    ::nonholonomic::__in_lanes!(System, Parameters { m, J, a, A, w, c, k });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.0),
                J: rt::lit::<T>(0.4),
                a: rt::lit::<T>(0.3),
                A: rt::lit::<T>(1.5),
                w: rt::lit::<T>(3.0),
                c: rt::lit::<T>(0.25),
                k: rt::lit::<T>(0.1),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): contact point.
        pub x: T,
        /// Coordinate `y` (m): contact point.
        pub y: T,
        /// Coordinate `theta` (rad): direction of the knife edge.
        pub theta: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 3> {
            rt::vector([self.x, self.y, self.theta])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.x_dot, self.y_dot, self.theta_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 3>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 3>, w: SVector<T, 3>) -> Self {
            let ([[x, y, theta]], [[x_dot, y_dot, theta_dot]]) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta,
                x_dot,
                y_dot,
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

    ::nonholonomic::__serialized!(State { t, x, y, theta, x_dot, y_dot, theta_dot });

    ::nonholonomic::__in_lanes!(State { t, x, y, theta, x_dot, y_dot, theta_dot });

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

        ::nonholonomic::__setters!(coordinate : x, y, theta);

        ::nonholonomic::__setters!(velocity in place of rho : x_dot, y_dot, theta_dot);

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

        /// Coordinates and velocities of named initial data: `standard`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                return Some(
                    self
                        .with_numbers(
                            [0.1, -0.2, 0.4],
                            [0.46053049700144255, 0.19470917115432526, 0.7],
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

    /// Chaplygin's sleigh in a fluid, which resists its motion along the edge and its turning, under a torque that swings, A cos(w t): forces that have no potential. The sleigh comes to a limit cycle and swims.
    ///
    /// **Source**: V. Fedonyuk and P. Tallapragada, Sinusoidal control and limit cycle analysis of the dissipative Chaplygin sleigh (2018)
    ///
    /// Coordinates q: `x`, `y`, `theta`; velocities w: `x_dot`, `y_dot`, `theta_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
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
        /// `m a² + J`
        k1: T,
        /// `a/J`
        a_over_j: T,
        /// `1/m`
        inv_m: T,
        /// `1/J`
        inv_j: T,
        /// `2 m a`
        twice_m_a: T,
        /// `m a/J`
        m_a_over_j: T,
        /// `(m a² + J)/(m J)`
        k2: T,
        /// `m J/(m a² + J)`
        k3: T,
        /// `m a/(m a² + J)`
        k4: T,
        /// `-(m a/(m a² + J))`
        k5: T,
        /// `1/(m a² + J)`
        k6: T,
        /// `c/m`
        c_over_m: T,
        /// `k/(m a² + J)`
        k7: T,
        /// `-(c/m)`
        minus_c_over_m: T,
        /// `2 (m a/((m a² + J)²))`
        k8: T,
        /// `a/(m a² + J)`
        k9: T,
        /// `-(a/(m a² + J))`
        k10: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("J", parameters.J)?;
            rt::finite("a", parameters.a)?;
            rt::finite("A", parameters.A)?;
            rt::finite("w", parameters.w)?;
            rt::finite("c", parameters.c)?;
            rt::finite("k", parameters.k)?;
            let constants = {
                let m = parameters.m;
                let j = parameters.J;
                let a = parameters.a;
                let c = parameters.c;
                let k = parameters.k;
                let m_a = m * a;
                let minus_m_a = -m_a;
                let k1 = m * (a * a) + j;
                let a_over_j = a / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let twice_m_a = rt::lit::<T>(2.0) * m_a;
                let m_a_over_j = m_a / j;
                let m_j = m * j;
                let k2 = k1 / m_j;
                let k3 = m_j / k1;
                let k4 = m_a / k1;
                let k5 = -k4;
                let k6 = rt::lit::<T>(1.0) / k1;
                let c_over_m = c / m;
                let k7 = k / k1;
                let minus_c_over_m = -c_over_m;
                let k8 = rt::lit::<T>(2.0) * (m_a / (k1 * k1));
                let k9 = a / k1;
                let k10 = -k9;
                Constants {
                    m_a,
                    minus_m_a,
                    k1,
                    a_over_j,
                    inv_m,
                    inv_j,
                    twice_m_a,
                    m_a_over_j,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    c_over_m,
                    k7,
                    minus_c_over_m,
                    k8,
                    k9,
                    k10,
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
            let Constants { m_a, minus_m_a, k1, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_minus_m_a = minus_m_a * sin_theta;
            let m_a_cos_theta = m_a * cos_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m, zero, sin_theta_minus_m_a],
                [zero, m, m_a_cos_theta],
                [sin_theta_minus_m_a, m_a_cos_theta, k1],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let a = self.parameters.a;
            let Constants { a_over_j, inv_m, inv_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let a_cos_theta = a * cos_theta;
            let t1 = -(a_cos_theta * sin_theta_a_over_j);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t2 = -cos_theta_a_over_j;
            rt::matrix([
                [inv_m + a * sin_theta * sin_theta_a_over_j, t1, sin_theta_a_over_j],
                [t1, inv_m + a_cos_theta * cos_theta_a_over_j, t2],
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
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { k1, twice_m_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m * (x_dot * x_dot + y_dot * y_dot)
                + theta_dot
                    * (k1 * theta_dot
                        + twice_m_a * (cos_theta * y_dot - sin_theta * x_dot));
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { k1, twice_m_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m * (x_dot * x_dot + y_dot * y_dot)
                + theta_dot
                    * (k1 * theta_dot
                        + twice_m_a * (cos_theta * y_dot - sin_theta * x_dot));
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
            let Constants { m_a_over_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let a_sin_theta = a * sin_theta;
            let a_cos_theta = a * cos_theta;
            let t1 = m_a_over_j * (sin_theta * a_cos_theta - cos_theta * a_sin_theta);
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, a_sin_theta * t1 - a_cos_theta],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, -(a_sin_theta + a_cos_theta * t1)],
                ]),
                rt::matrix([[zero, zero, zero], [zero, zero, zero], [zero, zero, t1]]),
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
            let [[x_dot, y_dot, _]] = w.data.0;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([cos_theta * y_dot - sin_theta * x_dot])
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
            let Constants { k2, k3, k4, k5, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k3 * sin_theta;
            let t2 = k2 * sin_theta;
            let t3 = k3 * cos_theta;
            let t4 = k2 * cos_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t1 * t2, -(t1 * t4), k4 * sin_theta],
                [-(t3 * t2), t3 * t4, k5 * cos_theta],
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
            let Constants { k2, k3, k4, k5, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k3 * sin_theta;
            let t2 = k2 * sin_theta;
            let t3 = k3 * cos_theta;
            let t4 = k2 * cos_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0) - t1 * t2, t1 * t4, k5 * sin_theta],
                [t3 * t2, rt::lit::<T>(1.0) - t3 * t4, k4 * cos_theta],
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
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[cos_theta, sin_theta, zero], [zero, zero, rt::lit::<T>(1.0)]])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let m = self.parameters.m;
            let Constants { k1, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[m, zero], [zero, k1]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let Constants { inv_m, k6, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[inv_m, zero], [zero, k6]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 2, 2>; 2] {
            let Constants { k4, k5, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [SMatrix::zeros(), rt::matrix([[zero, k4], [k5, zero]])]
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
            let [[_, rho2]] = rho.data.0;
            let Constants { k4, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k4 * rho2;
            rt::sparse([
                (0, 3, cos_theta),
                (1, 3, sin_theta),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, -cos_theta),
                (3, 1, -sin_theta),
                (3, 4, t1),
                (4, 2, rt::lit::<T>(-1.0)),
                (4, 3, -t1),
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
            let Constants { inv_m, k6, .. } = self.constants;
            rt::lit::<T>(0.5) * (rho1 * (inv_m * rho1) + rho2 * (k6 * rho2))
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
            let Constants { inv_m, k6, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, inv_m * rho1, k6 * rho2])
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
            t: T,
        ) -> SVector<T, 5> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let a_ = self.parameters.A;
            let w = self.parameters.w;
            let Constants { inv_m, k4, k6, c_over_m, k7, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho1_inv_m = inv_m * rho1;
            let t1 = k6 * rho2;
            let t2 = k4 * rho2;
            let t3 = rt::cos(w * t);
            rt::vector([
                cos_theta * rho1_inv_m,
                sin_theta * rho1_inv_m,
                t1,
                t2 * t1 - c_over_m * rho1,
                a_ * t3 - (k7 * rho2 + t2 * rho1_inv_m),
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
            let Constants { inv_m, k6, k7, minus_c_over_m, k8, k9, k10, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho1_inv_m = inv_m * rho1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero],
                [-(sin_theta * rho1_inv_m), cos_theta * rho1_inv_m, zero, zero, zero],
                [inv_m * cos_theta, inv_m * sin_theta, zero, minus_c_over_m, k10 * rho2],
                [zero, zero, k6, k8 * rho2, -(k7 + k9 * rho1)],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { m_a, k1, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_m_a = m_a * sin_theta;
            let m_a_cos_theta = m_a * cos_theta;
            rt::vector([
                m * x_dot - sin_theta_m_a * theta_dot,
                m * y_dot + m_a_cos_theta * theta_dot,
                m_a_cos_theta * y_dot + k1 * theta_dot - sin_theta_m_a * x_dot,
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
            let [[p_x, p_y, p_theta]] = p.data.0;
            let a = self.parameters.a;
            let Constants { inv_m, inv_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let a_sin_theta = a * sin_theta;
            let a_cos_theta = a * cos_theta;
            let t1 = inv_j * (p_theta + a_sin_theta * p_x - a_cos_theta * p_y);
            rt::vector([
                inv_m * p_x + a_sin_theta * t1,
                inv_m * p_y - a_cos_theta * t1,
                t1,
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
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { m_a, k1, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_m_a = m_a * sin_theta;
            let m_a_cos_theta = m_a * cos_theta;
            let t1 = cos_theta * (m * x_dot - sin_theta_m_a * theta_dot)
                + sin_theta * (m * y_dot + m_a_cos_theta * theta_dot);
            rt::vector([
                t1,
                m_a_cos_theta * y_dot + k1 * theta_dot - sin_theta_m_a * x_dot,
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
            let Constants { inv_m, k6, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho1_inv_m = inv_m * rho1;
            rt::vector([cos_theta * rho1_inv_m, sin_theta * rho1_inv_m, k6 * rho2])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            q: &SVector<T, 3>,
            w_: &SVector<T, 3>,
            t: T,
        ) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let a = self.parameters.a;
            let a_ = self.parameters.A;
            let w = self.parameters.w;
            let c = self.parameters.c;
            let k = self.parameters.k;
            let Constants { m_a, inv_m, inv_j, k3, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t1 = cos_theta * x_dot + sin_theta * y_dot;
            let t2 = c * t1;
            let t3 = m_a * sin_theta_theta_dot;
            let t4 = sin_theta * t2 - theta_dot * t3;
            let a_cos_theta = a * cos_theta;
            let t5 = rt::cos(w * t);
            let t6 = m_a * cos_theta_theta_dot;
            let t7 = theta_dot * (m_a * t1 + k) - (y_dot * t3 + (a_ * t5 + x_dot * t6));
            let a_sin_theta = a * sin_theta;
            let t8 = cos_theta * t2 - theta_dot * t6;
            let t9 = inv_j * (t7 + (a_sin_theta * t8 - a_cos_theta * t4));
            let t10 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * (inv_m * t4 - a_cos_theta * t9)
                - sin_theta * (inv_m * t8 + a_sin_theta * t9);
            rt::vector([k3 * t10])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 3
        pub fn acceleration(
            &self,
            q: &SVector<T, 3>,
            w_: &SVector<T, 3>,
            t: T,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let a = self.parameters.a;
            let a_ = self.parameters.A;
            let w = self.parameters.w;
            let c = self.parameters.c;
            let k = self.parameters.k;
            let Constants { m_a, inv_m, inv_j, k3, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let a_sin_theta = a * sin_theta;
            let t1 = rt::cos(w * t);
            let t2 = a_ * t1 - k * theta_dot;
            let t3 = cos_theta * x_dot + sin_theta * y_dot;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let t4 = m_a * cos_theta_theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t5 = m_a * sin_theta_theta_dot;
            let t6 = t3 * (m_a * theta_dot) - x_dot * t4 - y_dot * t5;
            let a_cos_theta = a * cos_theta;
            let t7 = c * t3;
            let t8 = sin_theta * t7 - theta_dot * t5;
            let t9 = cos_theta * t7 - theta_dot * t4;
            let t10 = inv_j * (a_sin_theta * t9 - a_cos_theta * t8 + (t6 - t2));
            let t11 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                + cos_theta * (inv_m * t8 - a_cos_theta * t10)
                - sin_theta * (inv_m * t9 + a_sin_theta * t10);
            let t12 = k3 * t11;
            let t13 = cos_theta * t12 - t8;
            let t14 = t9 + sin_theta * t12;
            let t15 = inv_j * (t2 - t6 - a_cos_theta * t13 - a_sin_theta * t14);
            rt::vector([
                a_sin_theta * t15 - inv_m * t14,
                inv_m * t13 - a_cos_theta * t15,
                t15,
            ])
        }

        /// What acts on w beside the Lagrangian and the constraints.
        ///
        /// **Equation**: F(t, q, w) − ∂R/∂w + B u
        ///
        /// **Shape**: 3
        pub fn applied_force(
            &self,
            q: &SVector<T, 3>,
            w_: &SVector<T, 3>,
            t: T,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let a_ = self.parameters.A;
            let w = self.parameters.w;
            let c = self.parameters.c;
            let k = self.parameters.k;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = c * (cos_theta * x_dot + sin_theta * y_dot);
            let t2 = rt::cos(w * t);
            rt::vector([-(cos_theta * t1), -(sin_theta * t1), a_ * t2 - k * theta_dot])
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
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, theta_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 0
        pub fn invariants(
            &self,
            _q: &SVector<T, 3>,
            _w: &SVector<T, 3>,
        ) -> SVector<T, 0> {
            rt::vector([])
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
            let [[p_x, p_y, p_theta]] = p.data.0;
            let a = self.parameters.a;
            let Constants { a_over_j, inv_m, inv_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let a_cos_theta = a * cos_theta;
            let t1 = a_cos_theta * sin_theta_a_over_j;
            let t2 = p_x
                * (p_x * (inv_m + a * sin_theta * sin_theta_a_over_j)
                    + (p_theta * sin_theta_a_over_j - p_y * t1));
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t3 = p_y
                * (p_y * (inv_m + a_cos_theta * cos_theta_a_over_j)
                    - (p_x * t1 + p_theta * cos_theta_a_over_j))
                + p_theta
                    * (inv_j * p_theta + p_x * sin_theta_a_over_j
                        - p_y * cos_theta_a_over_j);
            rt::lit::<T>(0.5) * (t2 + t3)
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
            t: T,
        ) -> SVector<T, 6> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x, p_y, p_theta]] = p.data.0;
            let a = self.parameters.a;
            let a_ = self.parameters.A;
            let w = self.parameters.w;
            let c = self.parameters.c;
            let k = self.parameters.k;
            let Constants { m_a, a_over_j, inv_m, inv_j, k3, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let a_sin_theta = a * sin_theta;
            let sin_theta_a_over_j = a_over_j * sin_theta;
            let a_cos_theta = a * cos_theta;
            let t1 = a_cos_theta * sin_theta_a_over_j;
            let t2 = p_x * (inv_m + a_sin_theta * sin_theta_a_over_j)
                + (p_theta * sin_theta_a_over_j - p_y * t1);
            let cos_theta_a_over_j = a_over_j * cos_theta;
            let t3 = p_y * (inv_m + a_cos_theta * cos_theta_a_over_j)
                - (p_x * t1 + p_theta * cos_theta_a_over_j);
            let t4 = inv_j * p_theta + p_x * sin_theta_a_over_j
                - p_y * cos_theta_a_over_j;
            let t5 = cos_theta * t2 + sin_theta * t3;
            let t6 = c * t5;
            let t7 = cos_theta * t6;
            let t8 = sin_theta * t6;
            let t9 = sin_theta * t4;
            let t10 = m_a * t9;
            let t11 = t8 - t4 * t10;
            let t12 = cos_theta * t4;
            let t13 = m_a * t12;
            let t14 = t7 - t4 * t13;
            let t15 = rt::cos(w * t);
            let t16 = a_ * t15 - k * t4;
            let t17 = a_sin_theta * t14
                + (t5 * (m_a * t4) - t3 * t10 - (t16 + t2 * t13));
            let t18 = inv_j * (t17 - a_cos_theta * t11);
            let t19 = cos_theta * (inv_m * t11 - a_cos_theta * t18)
                + (t2 * t12 + t3 * t9) - sin_theta * (inv_m * t14 + a_sin_theta * t18);
            let t20 = k3 * t19;
            rt::vector([
                t2,
                t3,
                t4,
                -(t7 + sin_theta * t20),
                cos_theta * t20 - t8,
                t16 - t4 * (m_a * cos_theta * t2 + m_a * sin_theta * t3),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaplygin_sleigh_torque";

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
            t: T,
            point: &[T; 5],
            _inputs: &[T; 0],
        ) -> [T; 5] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, t).data.0;
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
            t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p, t).data.0;
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
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian); torn from it and assigned: theta_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 14 | 5 | 0 | 0 | 0 |
        /// | each step | 18 | 29 | 1 | 0 | 3 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 14 | 28 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `m a/(m a² + J)`
            k2: T,
            /// `1/(m a² + J)`
            k3: T,
            /// `c/m`
            c_over_m: T,
            /// `k/(m a² + J)`
            k4: T,
            /// `(c/m)/2`
            half_c_over_m: T,
            /// `c/(m²)`
            k5: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `c (h/m)/2 + 1`
            k6: T,
            /// `h/(m a² + J)`
            k7: T,
            /// `(h/(m a² + J))/2`
            k8: T,
            /// `h (h/(m a² + J))`
            k9: T,
            /// `h (h/(m a² + J)) (c/m)/4`
            k10: T,
            /// `m a (h/(m a² + J))/(m a² + J)`
            k11: T,
            /// `(a h/(m a² + J))/2`
            k12: T,
            /// `k (h/(m a² + J))/2 + 1`
            k13: T,
            /// `a (h/(m a² + J))/2`
            k14: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); work that has been done from outside (1); time t (1); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(5);
            const TIME: Option<usize> = Some(6);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let c = system.parameters.c;
                let k = system.parameters.k;
                let inv_m = rt::lit::<T>(1.0) / m;
                let m_a = m * a;
                let k1 = m * (a * a) + j;
                let k2 = m_a / k1;
                let k3 = rt::lit::<T>(1.0) / k1;
                let c_over_m = c / m;
                let k4 = k / k1;
                let half_c_over_m = rt::lit::<T>(0.5) * c_over_m;
                let k5 = c / (m * m);
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let k6 = rt::lit::<T>(0.5) * (c * h_over_m) + rt::lit::<T>(1.0);
                let k7 = h / k1;
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = h * k7;
                let k10 = rt::lit::<T>(0.25) * (k9 * c_over_m);
                let k11 = m_a * k7 / k1;
                let k12 = rt::lit::<T>(0.5) * (a * h / k1);
                let k13 = rt::lit::<T>(0.5) * (k * k7) + rt::lit::<T>(1.0);
                let k14 = rt::lit::<T>(0.5) * (a * k7);
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    c_over_m,
                    k4,
                    half_c_over_m,
                    k5,
                    inv_h,
                    half_h,
                    h_over_m,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
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
                let j = system.parameters.J;
                let a = system.parameters.a;
                let Scheme { inv_m, k3, .. } = *self;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_a_2 = m * a;
                let sin_theta_m_a = m_a_2 * sin_theta;
                let m_a_cos_theta = m_a_2 * cos_theta;
                let t1 = cos_theta * (m * x_dot - sin_theta_m_a * theta_dot)
                    + sin_theta * (m * y_dot + m_a_cos_theta * theta_dot);
                let t2 = m_a_cos_theta * y_dot + (m * (a * a) + j) * theta_dot
                    - sin_theta_m_a * x_dot;
                let carried = [
                    x,
                    y,
                    theta,
                    t1,
                    t2,
                    rt::lit::<T>(0.0),
                    t,
                    rt::lit::<T>(0.5) * (t1 * (inv_m * t1) + t2 * (k3 * t2)),
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
                let [x, y, theta, rho1, rho2, work, t, reference, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let a_ = setting.system().parameters.A;
                let w = setting.system().parameters.w;
                let Scheme {
                    inv_m,
                    k2,
                    k3,
                    c_over_m,
                    k4,
                    half_c_over_m,
                    k5,
                    inv_h,
                    half_h,
                    h_over_m,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                } = *setting.scheme();
                let rho1_inv_m = inv_m * rho1;
                let t1 = k3 * rho2;
                let t2 = rt::cos(w * (t + half_h));
                let t3 = a_ * t2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t4 = k2 * rho2;
                            let t5 = rt::cos(w * t);
                            [
                                t4 * t1 - c_over_m * rho1,
                                a_ * t5 - (k4 * rho2 + t4 * rho1_inv_m),
                            ]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t6 = rho1 + half_h * rho1_rate;
                            let t7 = rho2 + half_h * rho2_rate;
                            let t8 = k3 * t7;
                            let t9 = k2 * t7;
                            let t10 = k4 * t7;
                            let t11 = k8 * t7;
                            let t12 = theta + t11;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = (t13 * (k9 * t14) - t14 * (k9 * t13))
                                * (half_c_over_m * t6);
                            let t16 = k10 * t6;
                            let t17 = t14 * (t14 * t15 - rt::lit::<T>(2.0) * (t13 * t16))
                                + (t13 * (rt::lit::<T>(2.0) * (t14 * t16) + t13 * t15)
                                    - k11 * t7);
                            (
                                [
                                    rho1_rate + c_over_m * t6 - t8 * t9,
                                    inv_m * t6 * t9 + (t10 + (rho2_rate - t3)),
                                ],
                                [[k6, t17], [k12 * t7, k13 + k14 * t6]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t7 = rho2 + half_h * rho2_rate;
                let t11 = k8 * t7;
                let t12 = theta + t11;
                let (t13, t14) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t11,
                    t12,
                    tally,
                );
                let t6 = rho1 + half_h * rho1_rate;
                let t18 = h_over_m * t6;
                let x_new = x + t14 * t18;
                let y_new = y + t13 * t18;
                let t19 = k7 * t7;
                let theta_new = theta + t19;
                let t20 = rho1 * rho1_inv_m + rho2 * t1;
                let t21 = rt::lit::<T>(0.5) * t20;
                let t22 = rt::visible_change(
                    t21 * (t21 - (work + reference)),
                    rt::lit::<T>(0.0625) * (work * work + reference * reference)
                        + t20 * t20,
                    rt::lit::<T>(1.0),
                );
                let t23 = rt::lit::<T>(1.0) - t22;
                let rho1_new = (rho1 + h * rho1_rate) * t23;
                let rho2_new = (rho2 + h * rho2_rate) * t23;
                let t8 = k3 * t7;
                let t10 = k4 * t7;
                let work_new = work + h * (t8 * (t3 - t10) - t6 * (k5 * t6));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t19,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    setting.time_at(tally.advanced()),
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([carried[3], carried[4], carried[5]]);
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
                let [x, y, theta, rho1, rho2, _, _, _, _, _] = motion.carried;
                let Scheme { inv_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho1_inv_m = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: cos_theta * rho1_inv_m,
                    y_dot: sin_theta * rho1_inv_m,
                    theta_dot: k3 * rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [rho1,
                rho2,
                work,
                ]: [T; 3],
            ) -> [T; 2] {
                let Scheme { inv_m, k3, .. } = self;
                let t1 = rho1 * (inv_m * rho1);
                let t2 = rho2 * (k3 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let abs_rho2 = rt::abs(rho2);
                let t3 = rt::abs(t1) + abs_rho1 * (inv_m * abs_rho1)
                    + (rt::abs(t2) + abs_rho2 * (k3 * abs_rho2));
                [
                    rt::lit::<T>(0.5) * (t1 + t2) - work,
                    rt::abs(work) + rt::lit::<T>(0.5) * t3,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "61099adc7c6fce2cc231c2a5cd033d5c";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
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
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian); torn from it and assigned: theta_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 14 | 5 | 0 | 0 | 0 |
        /// | each step | 18 | 29 | 1 | 0 | 3 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 14 | 28 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`: 3 × 3 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 7 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 35 | 66 | 0 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead | 25 | 36 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 15 | 25 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a`
            m_a: T,
            /// `a/J`
            a_over_j: T,
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `m J/(m a² + J)`
            k2: T,
            /// `2 (m J/(m a² + J))`
            k3: T,
            /// `2 m`
            twice_m: T,
            /// `2 (m a² + J)`
            k4: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `c h/2`
            k5: T,
            /// `m a h`
            m_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (3); control inputs u at the end of the step before (0); work that has been done from outside (1); time t (1); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Alternating<T, 3, 3>,);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(6);
            const TIME: Option<usize> = Some(7);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let c = system.parameters.c;
                let m_a = m * a;
                let a_over_j = a / j;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let k1 = m * (a * a) + j;
                let k2 = m * j / k1;
                let k3 = rt::lit::<T>(2.0) * k2;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k4 = rt::lit::<T>(2.0) * k1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = rt::lit::<T>(0.5) * (c * h);
                let m_a_h = m_a * h;
                Scheme {
                    m_a,
                    a_over_j,
                    inv_m,
                    inv_j,
                    k2,
                    k3,
                    twice_m,
                    k4,
                    inv_h,
                    half_h,
                    k5,
                    m_a_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let a_ = system.parameters.A;
                let w = system.parameters.w;
                let c = system.parameters.c;
                let k = system.parameters.k;
                let Scheme { m_a, a_over_j, inv_m, k2, .. } = *self;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_m_a = m_a * sin_theta;
                let t1 = cos_theta * x_dot + sin_theta * y_dot;
                let t2 = c * t1;
                let t3 = cos_theta * t2;
                let a_cos_theta = a * cos_theta;
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t4 = a_cos_theta * sin_theta_a_over_j;
                let t5 = sin_theta * t2;
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t6 = rt::cos(w * t);
                let t7 = a_ * t6 - theta_dot * (m_a * t1 + k);
                let t8 = sin_theta
                    * (sin_theta_a_over_j * t7
                        + (t5 * t4 - t3 * (inv_m + a * sin_theta * sin_theta_a_over_j)));
                let t9 = cos_theta
                    * (t3 * t4 - t5 * (inv_m + a_cos_theta * cos_theta_a_over_j)
                        - cos_theta_a_over_j * t7) - t8;
                let t10 = rt::lit::<T>(0.5) * (k2 * h);
                let m_a_cos_theta = m_a * cos_theta;
                let carried = [
                    x,
                    y,
                    theta,
                    m * x_dot - sin_theta_m_a * theta_dot - t9 * (t10 * sin_theta),
                    m * y_dot + m_a_cos_theta * theta_dot + t9 * (t10 * cos_theta),
                    m_a_cos_theta * y_dot + (m * (a * a) + j) * theta_dot
                        - sin_theta_m_a * x_dot,
                    rt::lit::<T>(0.0),
                    t,
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
                let [x, y, theta, p_x, p_y, p_theta, work, t, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let a_ = setting.system().parameters.A;
                let w = setting.system().parameters.w;
                let c = setting.system().parameters.c;
                let k = setting.system().parameters.k;
                let Scheme {
                    m_a,
                    a_over_j,
                    inv_m,
                    inv_j,
                    k3,
                    twice_m,
                    k4,
                    inv_h,
                    half_h,
                    k5,
                    m_a_h,
                    ..
                } = *setting.scheme();
                let t1 = rt::cos(w * t);
                let t2 = a_ * t1;
                let t3 = a_over_j * sin_theta_ahead;
                let a_cos_theta_ahead = a * cos_theta_ahead;
                let t4 = a_cos_theta_ahead * t3;
                let t5 = inv_m + a * sin_theta_ahead * t3;
                let t6 = a_over_j * cos_theta_ahead;
                let t7 = inv_m + a_cos_theta_ahead * t6;
                let t8 = p_theta * t3;
                let t9 = p_theta * t6;
                let t10 = cos_theta_ahead * (p_y * t7 - (t9 + p_x * t4))
                    - sin_theta_ahead * (p_x * t5 + (t8 - p_y * t4));
                let t11 = p_x + t10 * (k3 * sin_theta_ahead);
                let t12 = p_y - t10 * (k3 * cos_theta_ahead);
                let m_a_sin_theta_ahead = m_a * sin_theta_ahead;
                let t13 = k5 * cos_theta_ahead;
                let m_a_cos_theta_ahead = m_a * cos_theta_ahead;
                let t14 = k5 * sin_theta_ahead;
                let t15 = m + cos_theta_ahead * t13;
                let t16 = sin_theta_ahead * t13;
                let t17 = cos_theta_ahead * t14;
                let t18 = m + sin_theta_ahead * t14;
                let plain1: [T; 3] = {
                    let t19 = t8 + t5 * t11 - t4 * t12;
                    let t20 = t7 * t12 - t9 - t4 * t11;
                    let t21 = inv_j * p_theta + t3 * t11 - t6 * t12;
                    [t19, t20, t21]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t19 = t8 + t5 * t11 - t4 * t12;
                            let t20 = t7 * t12 - t9 - t4 * t11;
                            let t21 = inv_j * p_theta + t3 * t11 - t6 * t12;
                            [
                                rt::abs(inv_h * x) + rt::abs(t19),
                                rt::abs(inv_h * y) + rt::abs(t20),
                                rt::abs(inv_h * theta) + rt::abs(t21),
                            ]
                        },
                        move |[x_dot_ahead, y_dot_ahead, theta_dot_ahead]| {
                            let x_dot_ahead_twice_m = twice_m * x_dot_ahead;
                            let t22 = theta_dot_ahead * m_a_sin_theta_ahead;
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let t23 = m_a * sin_theta_ahead_new;
                            let t24 = cos_theta_ahead * x_dot_ahead
                                + sin_theta_ahead * y_dot_ahead;
                            let t25 = m_a * cos_theta_ahead_new;
                            let t26 = theta_dot_ahead * m_a_cos_theta_ahead;
                            let y_dot_ahead_twice_m = twice_m * y_dot_ahead;
                            let t27 = t25 + m_a_cos_theta_ahead;
                            let t28 = k4 * theta_dot_ahead;
                            let t29 = t23 + m_a_sin_theta_ahead;
                            let t30 = k + m_a * t24;
                            let t31 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t27 + t28 - x_dot_ahead * t29)
                                - (p_theta + half_h * (t2 - theta_dot_ahead * t30));
                            let t32 = m_a_h * cos_theta_ahead_new;
                            let t33 = m_a_h * sin_theta_ahead_new;
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (x_dot_ahead_twice_m - t22 - theta_dot_ahead * t23)
                                        + (t24 * t13 - t11),
                                    rt::lit::<T>(0.5)
                                        * (theta_dot_ahead * t25 + (t26 + y_dot_ahead_twice_m))
                                        + (t24 * t14 - t12),
                                    t31,
                                ],
                                [
                                    [
                                        t15,
                                        t16,
                                        rt::lit::<T>(-0.5) * (t29 + theta_dot_ahead * t32),
                                    ],
                                    [
                                        t17,
                                        t18,
                                        rt::lit::<T>(0.5) * (t27 - theta_dot_ahead * t33),
                                    ],
                                    [
                                        half_h * t26 - rt::lit::<T>(0.5) * t29,
                                        rt::lit::<T>(0.5) * t27 + half_h * t22,
                                        half_h * t30
                                            + rt::lit::<T>(0.5)
                                                * (k4 - y_dot_ahead * t33 - x_dot_ahead * t32),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, theta_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, theta_dot_ahead] = solution1.x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new = theta + h_theta_dot_ahead;
                let x_dot_ahead_twice_m = twice_m * x_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let t34 = m_a * (sin_theta_ahead + sin_theta_ahead_new);
                let t35 = x_dot_ahead * cos_theta_ahead_new
                    + y_dot_ahead * sin_theta_ahead_new;
                let t36 = c * t35;
                let t37 = cos_theta_ahead_new * t36;
                let p_x_new = rt::lit::<T>(0.5)
                    * (x_dot_ahead_twice_m - theta_dot_ahead * t34) - half_h * t37;
                let y_dot_ahead_twice_m = twice_m * y_dot_ahead;
                let t38 = m_a * (cos_theta_ahead + cos_theta_ahead_new);
                let t39 = sin_theta_ahead_new * t36;
                let p_y_new = rt::lit::<T>(0.5)
                    * (y_dot_ahead_twice_m + theta_dot_ahead * t38) - half_h * t39;
                let t40 = rt::cos(w * (t + h));
                let k_theta_dot_ahead = k * theta_dot_ahead;
                let t41 = a_ * t40 - k_theta_dot_ahead;
                let t28 = k4 * theta_dot_ahead;
                let p_theta_new = half_h * (t41 - t35 * (m_a * theta_dot_ahead))
                    + rt::lit::<T>(0.5) * (t28 + y_dot_ahead * t38 - x_dot_ahead * t34);
                let t24 = cos_theta_ahead * x_dot_ahead + sin_theta_ahead * y_dot_ahead;
                let t42 = c * t24;
                let t43 = theta_dot_ahead * (t2 - k_theta_dot_ahead + t41)
                    - x_dot_ahead * (t37 + cos_theta_ahead * t42)
                    - y_dot_ahead * (t39 + sin_theta_ahead * t42);
                let work_new = work + half_h * t43;
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    work_new,
                    setting.time_at(tally.advanced()),
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
                    carried[6],
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
                let [x, y, theta, p_x, p_y, p_theta, _, _, _, _] = motion.carried;
                let a = setting.system().parameters.a;
                let Scheme { a_over_j, inv_m, inv_j, k2, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let sin_theta_a_over_j = a_over_j * sin_theta;
                let t1 = p_theta * sin_theta_a_over_j;
                let t2 = inv_m + a * sin_theta * sin_theta_a_over_j;
                let a_cos_theta = a * cos_theta;
                let cos_theta_a_over_j = a_over_j * cos_theta;
                let t3 = inv_m + a_cos_theta * cos_theta_a_over_j;
                let t4 = a_cos_theta * sin_theta_a_over_j;
                let t5 = p_theta * cos_theta_a_over_j;
                let t6 = cos_theta * (p_y * t3 - (p_x * t4 + t5))
                    - sin_theta * (p_x * t2 + (t1 - p_y * t4));
                let t7 = k2 * t6;
                let t8 = p_x + sin_theta * t7;
                let t9 = p_y - cos_theta * t7;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: t1 + t2 * t8 - t4 * t9,
                    y_dot: t3 * t9 - t5 - t4 * t8,
                    theta_dot: inv_j * p_theta + sin_theta_a_over_j * t8
                        - cos_theta_a_over_j * t9,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e8b59805253b46a0ae076edea8603fed";
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
        /// | once, from parameters | 1 | 3 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 52 | 71 | 0 | 0 | 7 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `m a/(m a² + J)`
            k2: T,
            /// `1/(m a² + J)`
            k3: T,
            /// `c/m`
            c_over_m: T,
            /// `k/(m a² + J)`
            k4: T,
            /// `h/2`
            half_h: T,
            /// `h/(m a² + J)`
            k5: T,
            /// `(h/(m a² + J))/2`
            k6: T,
            /// `h/6`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); work that has been done from outside (1); time t (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();
            const WORK: Option<usize> = Some(5);
            const TIME: Option<usize> = Some(6);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let c = system.parameters.c;
                let k = system.parameters.k;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = m * (a * a) + j;
                let k2 = m * a / k1;
                let k3 = rt::lit::<T>(1.0) / k1;
                let c_over_m = c / m;
                let k4 = k / k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = h / k1;
                let k6 = rt::lit::<T>(0.5) * k5;
                let k7 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    c_over_m,
                    k4,
                    half_h,
                    k5,
                    k6,
                    k7,
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
                let j = system.parameters.J;
                let a = system.parameters.a;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_a = m * a;
                let sin_theta_m_a = m_a * sin_theta;
                let m_a_cos_theta = m_a * cos_theta;
                let t1 = cos_theta * (m * x_dot - sin_theta_m_a * theta_dot)
                    + sin_theta * (m * y_dot + m_a_cos_theta * theta_dot);
                let carried = [
                    x,
                    y,
                    theta,
                    t1,
                    m_a_cos_theta * y_dot + (m * (a * a) + j) * theta_dot
                        - sin_theta_m_a * x_dot,
                    rt::lit::<T>(0.0),
                    t,
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
                let [x, y, theta, rho1, rho2, work, t, sin_theta_ahead, cos_theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let a_ = setting.system().parameters.A;
                let w = setting.system().parameters.w;
                let Scheme { inv_m, k2, k3, c_over_m, k4, half_h, k5, k6, k7 } = *setting
                    .scheme();
                let t1 = rt::cos(w * (t + half_h));
                let t2 = a_ * t1;
                let t3 = rt::cos(w * t);
                let t4 = a_ * t3 - k4 * rho2;
                let t5 = k2 * rho2;
                let rho1_inv_m = inv_m * rho1;
                let t6 = t4 - t5 * rho1_inv_m;
                let t7 = rho2 + half_h * t6;
                let t8 = t2 - k4 * t7;
                let t9 = k2 * t7;
                let t10 = k3 * rho2;
                let rho1_c_over_m = c_over_m * rho1;
                let t11 = t5 * t10 - rho1_c_over_m;
                let t12 = rho1 + half_h * t11;
                let t13 = inv_m * t12;
                let t14 = t8 - t9 * t13;
                let t15 = rho2 + half_h * t14;
                let t16 = k5 * t15;
                let t17 = theta + t16;
                let (t18, t19) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t16,
                    t17,
                    tally,
                );
                let t20 = k3 * t15;
                let t21 = k2 * t15;
                let t22 = t20 * t21;
                let t23 = k3 * t7;
                let t24 = c_over_m * t12;
                let t25 = t23 * t9 - t24;
                let t26 = rho1 + half_h * t25;
                let t27 = c_over_m * t26;
                let t28 = rho1 + h * (t22 - t27);
                let t29 = inv_m * t28;
                let t30 = k6 * rho2;
                let t31 = theta + t30;
                let (t32, t33) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t30,
                    t31,
                    tally,
                );
                let t34 = k6 * t7;
                let t35 = theta + t34;
                let (t36, t37) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t34,
                    t35,
                    tally,
                );
                let t38 = inv_m * t26;
                let t39 = k7
                    * (t19 * t29
                        + (cos_theta_ahead * rho1_inv_m
                            + rt::lit::<T>(2.0) * (t33 * t13 + t37 * t38)));
                let x_new = x + t39;
                let t40 = k7
                    * (t18 * t29
                        + (sin_theta_ahead * rho1_inv_m
                            + rt::lit::<T>(2.0) * (t32 * t13 + t36 * t38)));
                let y_new = y + t40;
                let t41 = t2 - k4 * t15;
                let t42 = t41 - t38 * t21;
                let t43 = rho2 + h * t42;
                let t44 = k3 * t43;
                let t45 = k7 * (t44 + (t10 + rt::lit::<T>(2.0) * (t23 + t20)));
                let theta_new = theta + t45;
                let t46 = k2 * t43;
                let t47 = c_over_m * t28;
                let rho1_new = rho1
                    + k7
                        * (t44 * t46
                            + (t11 + rt::lit::<T>(2.0) * (t22 + (t25 - t27)) - t47));
                let t48 = rt::cos(w * (t + h));
                let t49 = a_ * t48 - k4 * t43;
                let rho2_new = rho2
                    + k7 * (t49 + (t6 + rt::lit::<T>(2.0) * (t14 + t42)) - t29 * t46);
                let t50 = rt::lit::<T>(2.0)
                    * (t20 * t41 + (t23 * t8 - t13 * t24 - t38 * t27))
                    + (t10 * t4 - rho1_inv_m * rho1_c_over_m);
                let work_new = work + k7 * (t44 * t49 + (t50 - t29 * t47));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t45,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    setting.time_at(tally.advanced()),
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
                let [x, y, theta, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_m, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho1_inv_m = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: cos_theta * rho1_inv_m,
                    y_dot: sin_theta * rho1_inv_m,
                    theta_dot: k3 * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "02162036ad81140cfd49bba8b9b78fb7";
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
                    rt::write(
                        &self
                            .vector_field(
                                &at.get("q")?,
                                &at.get("rho")?,
                                at.number("t")?,
                            ),
                        out,
                    )
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
                    rt::write(
                        &self.multipliers(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
                }
                "acceleration" => {
                    rt::write(
                        &self
                            .acceleration(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
                }
                "applied_force" => {
                    rt::write(
                        &self
                            .applied_force(
                                &at.get("q")?,
                                &at.get("w")?,
                                at.number("t")?,
                            ),
                        out,
                    )
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
                        &self
                            .cotangent_vector_field(
                                &at.get("q")?,
                                &at.get("p")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                _ => Err(rt::EvaluateError::UnknownFunction),
            }
        }

        fn write_parameters(&self, out: &mut [f64]) -> usize {
            rt::copy(
                &[
                    self.parameters.m,
                    self.parameters.J,
                    self.parameters.a,
                    self.parameters.A,
                    self.parameters.w,
                    self.parameters.c,
                    self.parameters.k,
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
            let mut info = ModelInfo::new("chaplygin_sleigh_torque");
            info.text = Some(
                "Chaplygin's sleigh in a fluid, which resists its motion along the edge and its turning, under a torque that swings, A cos(w t): forces that have no potential. The sleigh comes to a limit cycle and swims.",
            );
            info.source = Some(
                "V. Fedonyuk and P. Tallapragada, Sinusoidal control and limit cycle analysis of the dissipative Chaplygin sleigh (2018)",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("contact point")),
                Quantity::new("y", Some("m"), Some("contact point")),
                Quantity::new("theta", Some("rad"), Some("direction of the knife edge")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["dot([-sin(theta), cos(theta)], dot(contact))"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("moment of inertia about the centre of mass"),
                    ),
                    Some(0.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("from the contact forward to the centre of mass"),
                    ),
                    Some(0.3),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("A", Some("N m"), Some("torque")),
                    Some(1.5),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("w", Some("rad/s"), Some("how fast it swings")),
                    Some(3.0),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("c", Some("kg/s"), Some("resistance along the edge")),
                    Some(0.25),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("k", Some("kg m^2/s"), Some("resistance to turning")),
                    Some(0.1),
                    false,
                ),
            ];
            info.driven = true;
            info.invariants = &[];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.1, -0.2, 0.4],
                    w: &[0.46053049700144255, 0.19470917115432526, 0.7],
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
                FunctionInfo::new(
                    "vector_field",
                    &[("q", 3), ("rho", 2), ("t", 1)],
                    &[5],
                ),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 3), ("rho", 2)],
                    &[5, 5],
                ),
                FunctionInfo::new("momenta", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 3), ("p", 3)], &[3]),
                FunctionInfo::new("to_momenta", &[("q", 3), ("w", 3)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 3), ("rho", 2)], &[3]),
                FunctionInfo::new("multipliers", &[("q", 3), ("w", 3), ("t", 1)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 3), ("w", 3), ("t", 1)], &[3]),
                FunctionInfo::new(
                    "applied_force",
                    &[("q", 3), ("w", 3), ("t", 1)],
                    &[3],
                ),
                FunctionInfo::new("configuration_velocity", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("invariants", &[("q", 3), ("w", 3)], &[0]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 3), ("p", 3), ("t", 1)],
                    &[6],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, j, a, a_, w, c, k] = parameters else {
                return Err(ParameterError::Count {
                    expected: 7,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m,
                J: j,
                a,
                A: a_,
                w,
                c,
                k,
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

impl ChaplyginSleighTorque {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaplygin_sleigh_torque::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaplygin_sleigh_torque::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaplygin_sleigh_torque::Parameters<f64> {
        chaplygin_sleigh_torque::Parameters {
            m: self.m,
            J: self.J,
            a: self.a,
            A: self.A,
            w: self.w,
            c: self.c,
            k: self.k,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaplygin_sleigh_torque::StateBuilder<f64> {
        chaplygin_sleigh_torque::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaplygin_sleigh_torque::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaplygin_sleigh_torque::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sleigh_torque::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sleigh_torque::System<f64>: ::nonholonomic::Discretize<M>,
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
        ChaplyginSleighTorque::system,
        ChaplyginSleighTorque::parameters,
        ChaplyginSleighTorque::state,
        ChaplyginSleighTorque::initial,
        ChaplyginSleighTorque::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
