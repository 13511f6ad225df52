// Prepared by `nh prepare` from `ChaplyginSleighCom` in src/library.rs and chaplygin_sleigh_com.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 9c89d4c474afe85aab84f38bd4abf28d
// content c9588c88c5b50fe6db2c9071429969b2

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct ChaplyginSleighCom {
    /// `I` (kg m^2): moment of inertia about the centre of mass.
    pub I: f64,
    /// `m` (kg): mass.
    pub m: f64,
    /// `a` (m): distance from the contact point to the centre of mass.
    pub a: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for ChaplyginSleighCom {
    fn default() -> Self {
        ChaplyginSleighCom {
            I: 1.5,
            m: 1.2,
            a: 0.6,
        }
    }
}

/// The system `chaplygin_sleigh_com` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 15 add, 20 mul, 1 sin_cos
/// * `avf`: 15 add, 23 mul, 1 sin_cos
/// * `itoh-abe`: 18 add, 27 mul, 1 sin_cos
/// * `itoh-abe-sym`: 36 add, 52 mul, 2 sin_cos
/// * `avf4`: 34 add, 59 mul, 2 sin_cos
/// * `avf6`: 66 add, 93 mul, 3 sin_cos
/// * `midpoint`: 15 add, 20 mul, 1 sin_cos
/// * `gonzalez-f`: 21 add, 31 mul, 2 sin_cos
/// * `gonzalez-r`: 426 add, 753 mul, 16 div, 4 sin_cos
/// * `gonzalez-r-fd`: 448 add, 842 mul, 17 div, 6 sin_cos
/// * `leapfrog`: 8 add, 10 mul, 1 sin_cos
/// * `dla`: 19 add, 22 mul, 3 sin_cos
/// * `dla01`: 19 add, 22 mul, 3 sin_cos
/// * `dla-midpoint`: 16 add, 22 mul, 2 sin_cos
/// * `dla1`: 5 add, 6 mul, 1 sin_cos
/// * `dd`: 18 add, 27 mul, 2 sin_cos
/// * `rattle`: 12 add, 18 mul, 1 sin_cos
/// * `rattle:consistent`: 12 add, 18 mul, 1 sin_cos
/// * `spark2`: 25 add, 38 mul, 2 sin_cos
/// * `spark3`: 70 add, 136 mul, 4 sin_cos
/// * `taylor`: 2 add, 11 mul, 1 sin_cos
/// * `taylor:qv`: 1 add, 9 mul, 1 sin_cos
/// * `euler`: 7 add, 11 mul, 1 sin_cos
/// * `rk2`: 17 add, 30 mul, 2 sin_cos
/// * `rk4`: 37 add, 63 mul, 4 sin_cos
/// * `euler:qv`: 7 add, 12 mul, 1 sin_cos
/// * `rk2:qv`: 18 add, 28 mul, 2 sin_cos
/// * `rk4:qv`: 40 add, 60 mul, 4 sin_cos
/// * `feedback-euler`: 29 add, 46 mul, 1 sin_cos
/// * `feedback-rk2`: 58 add, 83 mul, 2 sin_cos
/// * `feedback-rk4`: 116 add, 163 mul, 4 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod chaplygin_sleigh_com {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `I` (kg m^2): moment of inertia about the centre of mass. Positive.
        pub I: T,
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `a` (m): distance from the contact point to the centre of mass.
        pub a: T,
    }

    ::nonholonomic::__serialized!(Parameters { I, m, a });

    ::nonholonomic::__in_lanes!(System, Parameters { I, m, a });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`: the motion of chaplygin\_sleigh's data set "lively".
        pub fn standard() -> Self {
            Parameters {
                I: rt::lit::<T>(1.5),
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
        /// Coordinate `theta` (rad): direction of the knife edge.
        pub theta: T,
        /// Coordinate `x` (m): centre of mass.
        pub x: T,
        /// Coordinate `y` (m): centre of mass.
        pub y: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 3> {
            rt::vector([self.theta, self.x, self.y])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.theta_dot, self.x_dot, self.y_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 3>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 3>, w: SVector<T, 3>) -> Self {
            let ([[theta, x, y]], [[theta_dot, x_dot, y_dot]]) = (q.data.0, w.data.0);
            State {
                t,
                theta,
                x,
                y,
                theta_dot,
                x_dot,
                y_dot,
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

    ::nonholonomic::__serialized!(State { t, theta, x, y, theta_dot, x_dot, y_dot });

    ::nonholonomic::__in_lanes!(State { t, theta, x, y, theta_dot, x_dot, y_dot });

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

        ::nonholonomic::__setters!(coordinate : theta, x, y);

        ::nonholonomic::__setters!(velocity in place of rho : theta_dot, x_dot, y_dot);

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
                            [0.3, 0.7732018934753635, 0.0773121239968037],
                            [0.8, -0.6195179437602459, 0.31080141144962103],
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

    /// Chaplygin's sleigh in the coordinates of its centre of mass, in which the mass matrix is constant.
    ///
    /// **Source**: M. Kobilarov, D. Martín de Diego and S. Ferraro, Simulating nonholonomic dynamics (2010), equation (29)
    ///
    /// Coordinates q: `theta`, `x`, `y`; velocities w: `theta_dot`, `x_dot`, `y_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `1/I`
        inv_i: T,
        /// `1/m`
        inv_m: T,
        /// `I + m a²`
        k2: T,
        /// `m a²/(I + m a²)`
        k3: T,
        /// `m a`
        m_a: T,
        /// `m a/(I + m a²)`
        k4: T,
        /// `-(m a/(I + m a²))`
        k5: T,
        /// `I a/(I + m a²)`
        k6: T,
        /// `I/(I + m a²)`
        k7: T,
        /// `-(I/(I + m a²))`
        k8: T,
        /// `-(I a/(I + m a²))`
        k9: T,
        /// `1/(I + m a²)`
        k10: T,
        /// `(1/2)/(I + m a²)`
        k11: T,
        /// `(1/2)/m`
        k12: T,
        /// `a/(I + m a²)`
        k13: T,
        /// `-(a/(I + m a²))`
        k14: T,
        /// `m a/((I + m a²)²)`
        k15: T,
        /// `2 (m a/((I + m a²)²))`
        k16: T,
        /// `I m/(I + m a²)`
        k17: T,
        /// `-(I m/(I + m a²))`
        k18: T,
        /// `a/I`
        a_over_i: T,
        /// `-(a/I)`
        minus_a_over_i: T,
        /// `-(1/m)`
        minus_inv_m: T,
        /// `m/(I + m a²)`
        k19: T,
        /// `a/(I sqrt((I + m a²)/(I m)))`
        k21: T,
        /// `1/(m sqrt((I + m a²)/(I m)))`
        k22: T,
        /// `I m (a/I)/(I + m a²) - m a/(I + m a²)`
        k23: T,
        /// `a (I m/(I + m a²))`
        k24: T,
        /// `(I m/(I + m a²))/2`
        k25: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("I", parameters.I)?;
            rt::positive("m", parameters.m)?;
            rt::finite("a", parameters.a)?;
            let constants = {
                let i = parameters.I;
                let m = parameters.m;
                let a = parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = m * (a * a);
                let k2 = i + k1;
                let k3 = k1 / k2;
                let m_a = m * a;
                let k4 = m_a / k2;
                let k5 = -k4;
                let k6 = i * a / k2;
                let k7 = i / k2;
                let k8 = -k7;
                let k9 = -k6;
                let k10 = rt::lit::<T>(1.0) / k2;
                let k11 = rt::lit::<T>(0.5) / k2;
                let k12 = rt::lit::<T>(0.5) / m;
                let k13 = a / k2;
                let k14 = -k13;
                let k15 = m_a / (k2 * k2);
                let k16 = rt::lit::<T>(2.0) * k15;
                let i_m = i * m;
                let k17 = i_m / k2;
                let k18 = -k17;
                let a_over_i = a / i;
                let minus_a_over_i = -a_over_i;
                let minus_inv_m = -inv_m;
                let k19 = m / k2;
                let k20 = rt::sqrt(k2 / i_m);
                let k21 = a / (i * k20);
                let k22 = rt::lit::<T>(1.0) / (m * k20);
                let k23 = i_m * a_over_i / k2 - k4;
                let k24 = a * k17;
                let k25 = rt::lit::<T>(0.5) * k17;
                Constants {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    m_a,
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
                    k18,
                    a_over_i,
                    minus_a_over_i,
                    minus_inv_m,
                    k19,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
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
        pub fn mass_matrix(&self, _q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let i = self.parameters.I;
            let m = self.parameters.m;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[i, zero, zero], [zero, m, zero], [zero, zero, m]])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, _q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let Constants { inv_i, inv_m, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[inv_i, zero, zero], [zero, inv_m, zero], [zero, zero, inv_m]])
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
        pub fn lagrangian(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            let i = self.parameters.I;
            let m = self.parameters.m;
            rt::lit::<T>(0.5)
                * (m * (x_dot * x_dot + y_dot * y_dot) + theta_dot * (i * theta_dot))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            let i = self.parameters.I;
            let m = self.parameters.m;
            rt::lit::<T>(0.5)
                * (m * (x_dot * x_dot + y_dot * y_dot) + theta_dot * (i * theta_dot))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel_first(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 3, 3>; 3] {
            [SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 3, 3>; 3] {
            [SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 1 × 3
        pub fn constraint_matrix(&self, q: &SVector<T, 3>) -> SMatrix<T, 1, 3> {
            let [[theta, _, _]] = q.data.0;
            let a = self.parameters.a;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::matrix([[a], [sin_theta], [-cos_theta]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[theta, _, _]] = q.data.0;
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            let a = self.parameters.a;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([a * theta_dot + x_dot * sin_theta - y_dot * cos_theta])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[theta, _, _]] = q.data.0;
            let Constants { k3, k4, k5, k6, k7, k8, k9, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = cos_theta * (k8 * sin_theta);
            rt::matrix([
                [k3, k6 * sin_theta, k9 * cos_theta],
                [k4 * sin_theta, sin_theta * (k7 * sin_theta), t1],
                [k5 * cos_theta, t1, cos_theta * (k7 * cos_theta)],
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
            let [[theta, _, _]] = q.data.0;
            let Constants { k3, k4, k5, k6, k7, k9, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k7 * sin_theta;
            let t2 = cos_theta * t1;
            rt::matrix([
                [k7, k9 * sin_theta, k6 * cos_theta],
                [k5 * sin_theta, k3 + cos_theta * (k7 * cos_theta), t2],
                [k4 * cos_theta, t2, k3 + sin_theta * t1],
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
            let [[theta, _, _]] = q.data.0;
            let a = self.parameters.a;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::matrix([
                [rt::lit::<T>(1.0), -a * sin_theta, a * cos_theta],
                [rt::lit::<T>(0.0), cos_theta, sin_theta],
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
            let m = self.parameters.m;
            let Constants { k2, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k2, zero], [zero, m]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let Constants { inv_m, k10, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[k10, zero], [zero, inv_m]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 2, 2>; 2] {
            let Constants { k4, k5, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            [rt::matrix([[zero, k5], [k4, zero]]), SMatrix::zeros()]
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
            let [[theta, _, _]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let a = self.parameters.a;
            let Constants { k4, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let a_sin_theta = a * sin_theta;
            let a_cos_theta = a * cos_theta;
            let t1 = k4 * rho1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, rt::lit::<T>(-1.0), zero],
                [zero, zero, zero, a_sin_theta, -cos_theta],
                [zero, zero, zero, -a_cos_theta, -sin_theta],
                [rt::lit::<T>(1.0), -a_sin_theta, a_cos_theta, zero, t1],
                [zero, cos_theta, sin_theta, -t1, zero],
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
            let Constants { k11, k12, .. } = self.constants;
            rho2 * (k12 * rho2) + rho1 * (k11 * rho1)
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
            let Constants { inv_m, k10, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, k10 * rho1, inv_m * rho2])
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
            let [[theta, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, k10, k13, k14, k15, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_rho2 = inv_m * rho2;
            let t1 = k13 * rho1;
            rt::vector([
                k10 * rho1,
                cos_theta * inv_m_rho2 - sin_theta * t1,
                sin_theta * inv_m_rho2 + cos_theta * t1,
                rho2 * (k14 * rho1),
                rho1 * (k15 * rho1),
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
            let [[theta, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, k10, k13, k14, k16, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_rho2 = inv_m * rho2;
            let t1 = k13 * rho1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    zero,
                    -(sin_theta * inv_m_rho2 + cos_theta * t1),
                    cos_theta * inv_m_rho2 - sin_theta * t1,
                    zero,
                    zero,
                ],
                [zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero],
                [k10, k14 * sin_theta, k13 * cos_theta, k14 * rho2, k16 * rho1],
                [zero, inv_m * cos_theta, inv_m * sin_theta, k14 * rho1, zero],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            let i = self.parameters.I;
            let m = self.parameters.m;
            rt::vector([i * theta_dot, m * x_dot, m * y_dot])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 3
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[p_theta, p_x, p_y]] = p.data.0;
            let Constants { inv_i, inv_m, .. } = self.constants;
            rt::vector([inv_i * p_theta, inv_m * p_x, inv_m * p_y])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 2> {
            let [[theta, _, _]] = q.data.0;
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            let i = self.parameters.I;
            let m = self.parameters.m;
            let Constants { m_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([
                i * theta_dot + m_a * (y_dot * cos_theta - x_dot * sin_theta),
                m * (x_dot * cos_theta + y_dot * sin_theta),
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
            let [[theta, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, k10, k13, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_rho2 = inv_m * rho2;
            let t1 = k13 * rho1;
            rt::vector([
                k10 * rho1,
                cos_theta * inv_m_rho2 - sin_theta * t1,
                sin_theta * inv_m_rho2 + cos_theta * t1,
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
            let [[theta, _, _]] = q.data.0;
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            let Constants { k18, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([(x_dot * cos_theta + y_dot * sin_theta) * (k18 * theta_dot)])
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
            let [[theta, _, _]] = q.data.0;
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            let Constants { inv_m, k17, minus_a_over_i, minus_inv_m, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = (x_dot * cos_theta + y_dot * sin_theta) * (k17 * theta_dot);
            rt::vector([
                minus_a_over_i * t1,
                t1 * (minus_inv_m * sin_theta),
                inv_m * cos_theta * t1,
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
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            rt::vector([theta_dot, x_dot, y_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(
            &self,
            _q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[theta_dot, x_dot, y_dot]] = w.data.0;
            let i = self.parameters.I;
            let m = self.parameters.m;
            rt::vector([
                rt::lit::<T>(0.5)
                    * (m * (x_dot * x_dot + y_dot * y_dot) + theta_dot * (i * theta_dot)),
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[p_theta, p_x, p_y]] = p.data.0;
            let Constants { inv_i, inv_m, .. } = self.constants;
            rt::lit::<T>(0.5)
                * (inv_m * (p_y * p_y + p_x * p_x) + p_theta * (inv_i * p_theta))
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
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let a = self.parameters.a;
            let Constants { inv_i, inv_m, k19, .. } = self.constants;
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = (cos_theta * inv_m_p_x + sin_theta * inv_m_p_y) * (k19 * p_theta);
            rt::vector([
                inv_i * p_theta,
                inv_m_p_x,
                inv_m_p_y,
                -a * t1,
                -(sin_theta * t1),
                cos_theta * t1,
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
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let Constants { k21, k22, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([k21 * p_theta + k22 * (sin_theta * p_x - cos_theta * p_y)])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let Constants { inv_i, inv_m, k4, k7, a_over_i, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let t1 = a_over_i * p_theta + sin_theta * inv_m_p_x - cos_theta * inv_m_p_y;
            let t2 = p_x * (inv_m_p_x - k7 * sin_theta * t1)
                + p_y * (inv_m_p_y + k7 * cos_theta * t1);
            rt::lit::<T>(0.5) * (p_theta * (inv_i * p_theta - k4 * t1) + t2)
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
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let Constants { inv_i, inv_m, k7, k18, a_over_i, k23, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let t1 = a_over_i * p_theta + sin_theta * inv_m_p_x - cos_theta * inv_m_p_y;
            let t2 = cos_theta * (inv_m_p_x - k7 * sin_theta * t1)
                + sin_theta * (inv_m_p_y + k7 * cos_theta * t1);
            rt::vector([t2 * (k18 * (inv_i * p_theta + k23 * t1))])
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
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let Constants { inv_i, inv_m, k4, k7, k17, a_over_i, k24, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let t1 = a_over_i * p_theta + sin_theta * inv_m_p_x - cos_theta * inv_m_p_y;
            let t2 = inv_i * p_theta - k4 * t1;
            let t3 = inv_m_p_x - k7 * sin_theta * t1;
            let t4 = inv_m_p_y + k7 * cos_theta * t1;
            let t5 = cos_theta * t3 + sin_theta * t4;
            let t6 = t5 * (k17 * t1);
            let t7 = a_over_i * t6 + t2 * t5;
            let t8 = k17 * t7;
            rt::vector([t2, t3, t4, t6 - k24 * t7, -(sin_theta * t8), cos_theta * t8])
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
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let Constants { inv_i, inv_m, k4, k7, a_over_i, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let t1 = a_over_i * p_theta + sin_theta * inv_m_p_x - cos_theta * inv_m_p_y;
            let t2 = p_x * (inv_m_p_x - k7 * sin_theta * t1)
                + p_y * (inv_m_p_y + k7 * cos_theta * t1);
            rt::vector([
                rt::lit::<T>(0.5) * (p_theta * (inv_i * p_theta - k4 * t1) + t2),
            ])
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
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { inv_i, inv_m, k4, k7, a_over_i, k25, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let t1 = a_over_i * p_theta + sin_theta * inv_m_p_x - cos_theta * inv_m_p_y;
            let t2 = p_x * (inv_m_p_x - k7 * sin_theta * t1)
                + p_y * (inv_m_p_y + k7 * cos_theta * t1);
            let t3 = rt::lit::<T>(0.5) * (p_theta * (inv_i * p_theta - k4 * t1) + t2)
                - level_h;
            t1 * (t1 * (k25 * gain_j)) + t3 * (rt::lit::<T>(0.5) * gain_h * t3)
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
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { inv_i, inv_m, k4, k7, k17, a_over_i, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let t1 = a_over_i * p_theta + sin_theta * inv_m_p_x - cos_theta * inv_m_p_y;
            let t2 = k7 * sin_theta * t1;
            let t3 = inv_m_p_x - t2;
            let t4 = k7 * cos_theta * t1;
            let t5 = inv_m_p_y + t4;
            let t6 = k4 * t1;
            let t7 = inv_i * p_theta - t6;
            let t8 = gain_h
                * (rt::lit::<T>(0.5) * (p_theta * t7 + (p_x * t3 + p_y * t5)) - level_h);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                (cos_theta * t3 + sin_theta * t5) * (k17 * t1) * (gain_j - t8),
                zero,
                zero,
                gain_j * t6 + t7 * t8,
                gain_j * t2 + t3 * t8,
                t5 * t8 - gain_j * t4,
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
            let [[theta, _, _]] = q.data.0;
            let [[p_theta, p_x, p_y]] = p.data.0;
            let [[gain_j, gain_h]] = gains.data.0;
            let [[level_h]] = levels.data.0;
            let Constants { inv_i, inv_m, k4, k7, k17, a_over_i, k24, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let t1 = a_over_i * p_theta + sin_theta * inv_m_p_x - cos_theta * inv_m_p_y;
            let t2 = k4 * t1;
            let t3 = inv_i * p_theta - t2;
            let t4 = k7 * sin_theta * t1;
            let t5 = inv_m_p_x - t4;
            let t6 = k7 * cos_theta * t1;
            let t7 = inv_m_p_y + t6;
            let t8 = cos_theta * t5 + sin_theta * t7;
            let t9 = t8 * (k17 * t1);
            let t10 = gain_h
                * (rt::lit::<T>(0.5) * (p_theta * t3 + (p_x * t5 + p_y * t7)) - level_h);
            let t11 = a_over_i * t9 + t3 * t8;
            let t12 = k17 * t11;
            rt::vector([
                t3 + t9 * (t10 - gain_j),
                t5,
                t7,
                t9 - gain_j * t2 - k24 * t11 - t3 * t10,
                -(sin_theta * t12 + (gain_j * t4 + t5 * t10)),
                cos_theta * t12 + gain_j * t6 - t7 * t10,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaplygin_sleigh_com";

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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 6 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 5 | 0 | 0 | 0 |
        /// | each step | 10 | 13 | 0 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 5 | 7 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `a/(I + m a²)`
            k3: T,
            /// `-(a/(I + m a²))`
            k4: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/((I + m a²)²)`
            k6: T,
            /// `(m a h/((I + m a²)²))/2`
            k7: T,
            /// `h (a/(I + m a²))/2`
            k8: T,
            /// `(a² h² m/((I + m a²)³))/2`
            k9: T,
            /// `h/(I + m a²)`
            k10: T,
            /// `(I + m a²) (h/(m (I + m a²)))`
            k12: T,
            /// `m a (h/(m (I + m a²)))`
            k13: T,
            /// `(h/(I + m a²))/2`
            k14: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (3).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = a / k1;
                let k4 = -k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let m_a_h = m_a * h;
                let k5 = k1 * k1;
                let k6 = m_a_h / k5;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = rt::lit::<T>(0.5) * (h * k3);
                let k9 = rt::lit::<T>(0.5) * (a * (h * m_a_h) / (k1 * k5));
                let k10 = h / k1;
                let k11 = h / (m * k1);
                let k12 = k1 * k11;
                let k13 = m_a * k11;
                let k14 = rt::lit::<T>(0.5) * k10;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k4,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k12,
                    k13,
                    k14,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k4 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = t1 * t1;
                            let t3 = rho2 + k7 * t2;
                            (
                                [rho1_rate + t3 * (k3 * t1)],
                                [[k8 * t3 + (k9 * t2 + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let theta_new_2 = theta + k10 * t1;
                let theta_ahead_new = theta + k14 * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t4 = t1 * (k6 * t1);
                let t5 = k12 * (rho2 + rt::lit::<T>(0.5) * t4);
                let t6 = k13 * t1;
                let x_new_2 = x + cos_theta_ahead_new * t5 - sin_theta_ahead_new * t6;
                let y_new_2 = cos_theta_ahead_new * t6 + (y + sin_theta_ahead_new * t5);
                let rho1_new_2 = rho1 + h * rho1_rate;
                let rho2_new_2 = rho2 + t4;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                if !rt::all_finite([
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
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [theta, x, y, rho1, rho2, _, _, _] = motion.carried;
                let Scheme { inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k3 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 5 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 5 | 0 | 0 | 0 |
        /// | each step | 10 | 15 | 0 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 5 | 8 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `a/(I + m a²)`
            k3: T,
            /// `-(a/(I + m a²))`
            k4: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/((I + m a²)²)`
            k6: T,
            /// `h (a/(I + m a²))/2`
            k7: T,
            /// `h/(I + m a²)`
            k8: T,
            /// `(h/(I + m a²))/2`
            k9: T,
            /// `m a (h/((I + m a²)²))/2`
            k10: T,
            /// `m a h (a h/((I + m a²)³))/2`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (3).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = a / k1;
                let k4 = -k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let m_a_h = m_a * h;
                let k5 = k1 * k1;
                let k6 = m_a_h / k5;
                let k7 = rt::lit::<T>(0.5) * (h * k3);
                let k8 = h / k1;
                let k9 = rt::lit::<T>(0.5) * k8;
                let k10 = rt::lit::<T>(0.5) * (m_a * (h / k5));
                let k11 = rt::lit::<T>(0.5) * (m_a_h * (a * h / (k1 * k5)));
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    k3,
                    k4,
                    inv_h,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k4 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = k3 * t1;
                            let t3 = rho2 + t1 * (k10 * t1);
                            (
                                [rho1_rate + t2 * t3],
                                [[k7 * t3 + (t1 * (k11 * t1) + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let theta_new_2 = theta + k8 * t1;
                let theta_ahead_new = theta + k9 * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t4 = t1 * (k6 * t1);
                let t5 = inv_m * (rho2 + rt::lit::<T>(0.5) * t4);
                let t2 = k3 * t1;
                let x_new_2 = x
                    + h * (cos_theta_ahead_new * t5 - sin_theta_ahead_new * t2);
                let y_new_2 = y
                    + h * (cos_theta_ahead_new * t2 + sin_theta_ahead_new * t5);
                let rho1_new_2 = rho1 + h * rho1_rate;
                let rho2_new_2 = rho2 + t4;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                if !rt::all_finite([
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
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [theta, x, y, rho1, rho2, _, _, _] = motion.carried;
                let Scheme { inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k3 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 6 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 12 | 5 | 0 | 0 | 0 |
        /// | each step | 11 | 16 | 0 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 7 | 11 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `(1/2)/m`
            k3: T,
            /// `a/(I + m a²)`
            k4: T,
            /// `-(a/(I + m a²))`
            k5: T,
            /// `(a/(I + m a²))/2`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h`
            m_a_h: T,
            /// `(m a h/((I + m a²)²))/2`
            k8: T,
            /// `(h/(I + m a²))/2`
            k10: T,
            /// `m a (h/((I + m a²)²))/2`
            k11: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `h (a/(I + m a²))/4`
            k12: T,
            /// `(a h/((I + m a²)³))/4`
            k13: T,
            /// `(h/(I + m a²))/4`
            k14: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (3).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / m;
                let k4 = a / k1;
                let k5 = -k4;
                let k6 = rt::lit::<T>(0.5) * k4;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let m_a_h = m_a * h;
                let k7 = k1 * k1;
                let k8 = rt::lit::<T>(0.5) * (m_a_h / k7);
                let k9 = h / k1;
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = rt::lit::<T>(0.5) * (m_a * (h / k7));
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let k12 = rt::lit::<T>(0.25) * (h * k4);
                let k13 = rt::lit::<T>(0.25) * (a * h / (k1 * k7));
                let k14 = rt::lit::<T>(0.25) * k9;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    m_a_h,
                    k8,
                    k10,
                    k11,
                    half_m_a_h,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    m_a_h,
                    k8,
                    k10,
                    k11,
                    half_m_a_h,
                    k12,
                    k13,
                    k14,
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
                            let t3 = twice_rho2 + k11 * t1 * t2;
                            (
                                [rho1_rate + t3 * (k6 * t1)],
                                [
                                    [
                                        k12 * t3
                                            + ((m_a_h * t1 + half_m_a_h * t2) * (k13 * t1)
                                                + rt::lit::<T>(1.0)),
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
                let rho1_new_2 = rho1 + rho1_rate_h;
                let rho1_plus_rho1_new_2 = rho1 + rho1_new_2;
                let theta_new_2 = theta + k10 * rho1_plus_rho1_new_2;
                let theta_ahead_new = theta + k14 * rho1_plus_rho1_new_2;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t1 = rho1 + half_h * rho1_rate;
                let rho2_new_2 = rho2 + rho1_plus_rho1_new_2 * (k8 * t1);
                let t4 = k3 * (rho2 + rho2_new_2);
                let t5 = k6 * rho1_plus_rho1_new_2;
                let x_new_2 = x
                    + h * (cos_theta_ahead_new * t4 - sin_theta_ahead_new * t5);
                let y_new_2 = y
                    + h * (cos_theta_ahead_new * t5 + sin_theta_ahead_new * t4);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
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
                let [theta, x, y, rho1, rho2, _, _, _] = motion.carried;
                let Scheme { inv_m, k2, k4, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k4 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// - `rho1_rate_first`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate_first
        /// - `theta_rate_first`: explicit
        /// - `x_rate_first`: explicit
        /// - `y_rate_first`: explicit
        /// - `rho1_rate_second`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate_second
        /// - `theta_rate_second`: explicit
        /// - `x_rate_second`: explicit
        /// - `y_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 7 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 14 | 5 | 0 | 0 | 0 |
        /// | each step | 22 | 30 | 0 | 0 | 2 | 0 |
        /// | each iteration for rho1_rate_first | 7 | 11 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second | 7 | 11 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `a/(I + m a²)`
            k3: T,
            /// `-(a/(I + m a²))`
            k4: T,
            /// `(a/(I + m a²))/2`
            k5: T,
            /// `(1/4)/m`
            k6: T,
            /// `(a/(I + m a²))/4`
            k7: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `(h/(I + m a²))/4`
            k9: T,
            /// `h/4`
            quarter_h: T,
            /// `m a (h/((I + m a²)²))/4`
            k11: T,
            /// `m a h/4`
            quarter_m_a_h: T,
            /// `h (a/(I + m a²))/8`
            k12: T,
            /// `(a h/((I + m a²)³))/8`
            k13: T,
            /// `(m a h/((I + m a²)²))/4`
            k14: T,
            /// `(h/(I + m a²))/8`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Predictor<T, 1, 6>, rt::Predictor<T, 1, 6>);
            const BLOCKS: u64 = 2;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = a / k1;
                let k4 = -k3;
                let k5 = rt::lit::<T>(0.5) * k3;
                let k6 = rt::lit::<T>(0.25) / m;
                let k7 = rt::lit::<T>(0.25) * k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let m_a_h = m_a * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let k8 = h / k1;
                let k9 = rt::lit::<T>(0.25) * k8;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k10 = k1 * k1;
                let k11 = rt::lit::<T>(0.25) * (m_a * (h / k10));
                let quarter_m_a_h = rt::lit::<T>(0.25) * m_a_h;
                let k12 = rt::lit::<T>(0.125) * (h * k3);
                let k13 = rt::lit::<T>(0.125) * (a * h / (k1 * k10));
                let k14 = rt::lit::<T>(0.25) * (m_a_h / k10);
                let k15 = rt::lit::<T>(0.125) * k8;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_h,
                    half_h,
                    half_m_a_h,
                    k9,
                    quarter_h,
                    k11,
                    quarter_m_a_h,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_h,
                    half_h,
                    half_m_a_h,
                    k9,
                    quarter_h,
                    k11,
                    quarter_m_a_h,
                    k12,
                    k13,
                    k14,
                    k15,
                    ..
                } = *setting.scheme();
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = rho2 * (k4 * rho1);
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
                            let t6 = twice_rho2 + t4 * (k11 * t5);
                            (
                                [rho1_rate_first + t6 * (k5 * t5)],
                                [
                                    [
                                        k12 * t6
                                            + ((half_m_a_h * t5 + quarter_m_a_h * t4) * (k13 * t5)
                                                + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_first", tally)
                    })?;
                let [rho1_rate_first] = solution1.x;
                let t3 = half_h * rho1_rate_first;
                let t7 = rho1 + t3;
                let t8 = rt::lit::<T>(2.0) * t7;
                let t9 = rho1 + t7;
                let t5 = rho1 + quarter_h * rho1_rate_first;
                let t10 = rho2 + t9 * (k14 * t5);
                let t11 = rt::lit::<T>(2.0) * t10;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t1 = rho2 * (k4 * rho1);
                            [t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2]
                        },
                        move |[rho1_rate_second]| {
                            let t12 = half_h * rho1_rate_second;
                            let t13 = t12 + t8;
                            let t14 = t7 + quarter_h * rho1_rate_second;
                            let t15 = t11 + t13 * (k11 * t14);
                            (
                                [rho1_rate_second + t15 * (k5 * t14)],
                                [
                                    [
                                        k12 * t15
                                            + ((half_m_a_h * t14 + quarter_m_a_h * t13) * (k13 * t14)
                                                + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_second", tally)
                    })?;
                let [rho1_rate_second] = solution2.x;
                let t16 = theta + k9 * t9;
                let t12 = half_h * rho1_rate_second;
                let rho1_new_2 = t7 + t12;
                let t17 = t7 + rho1_new_2;
                let theta_new_2 = t16 + k9 * t17;
                let t18 = rho2 + t10;
                let t19 = theta + k15 * t9;
                let (t20, t21) = rt::sin_cos(t19);
                let t14 = t7 + quarter_h * rho1_rate_second;
                let rho2_new_2 = t10 + t17 * (k14 * t14);
                let t22 = t10 + rho2_new_2;
                let t23 = t16 + k15 * t17;
                let (t24, t25) = rt::sin_cos(t23);
                let t26 = k6 * (t18 * t21 + t22 * t25) - k7 * (t9 * t20 + t17 * t24);
                let x_new_2 = x + h * t26;
                let t27 = k6 * (t18 * t20 + t22 * t24) + k7 * (t9 * t21 + t17 * t25);
                let y_new_2 = y + h * t27;
                let carried = [theta_new_2, x_new_2, y_new_2, rho1_new_2, rho2_new_2];
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
                let [theta, x, y, rho1, rho2] = motion.carried;
                let Scheme { inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k3 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// - `theta_rate_1`: explicit
        /// - `theta_rate_2`: explicit
        /// - `x_rate_1`: explicit
        /// - `y_rate_1`: explicit
        /// - `x_rate_2`: explicit
        /// - `y_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 4 | 25 | 13 | 0 | 0 | 0 |
        /// | each step | 26 | 43 | 0 | 0 | 2 | 0 |
        /// | each sweep for rho1_rate_1, rho1_rate_2 | 8 | 16 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho1_rate_2 | 20 | 34 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `(1/2)/(I + m a²)`
            k3: T,
            /// `a/(I + m a²)`
            k4: T,
            /// `-(a/(I + m a²))`
            k5: T,
            /// `m a/((I + m a²)²)`
            k7: T,
            /// `0.5/(I + m a²)`
            k8: T,
            /// `1/h`
            inv_h: T,
            /// `h (a/(I + m a²))`
            k9: T,
            /// `h 0.25`
            k10: T,
            /// `h - 0.03867513459481288`
            k11: T,
            /// `h 0.5386751345948129`
            k12: T,
            /// `h 0.25`
            k13: T,
            /// `(a/(I + m a²)) h 0.25`
            k14: T,
            /// `0.25 (m a h 0.25/((I + m a²)²) + m a (h 0.25/((I + m a²)²)))`
            k16: T,
            /// `- 0.03867513459481288 (m a h 0.5386751345948129/((I + m a²)²) + m a (h 0.5386751345948129/ …`
            k18: T,
            /// `(a/(I + m a²)) h - 0.03867513459481288`
            k19: T,
            /// `0.25 (m a h - 0.03867513459481288/((I + m a²)²) + m a (h - 0.03867513459481288/((I + m a²) …`
            k21: T,
            /// `- 0.03867513459481288 (m a h 0.25/((I + m a²)²) + m a (h 0.25/((I + m a²)²)))`
            k23: T,
            /// `(a/(I + m a²)) h 0.5386751345948129`
            k24: T,
            /// `0.5386751345948129 (m a h 0.25/((I + m a²)²) + m a (h 0.25/((I + m a²)²)))`
            k25: T,
            /// `0.25 (m a h 0.5386751345948129/((I + m a²)²) + m a (h 0.5386751345948129/((I + m a²)²)))`
            k26: T,
            /// `(a/(I + m a²)) h 0.25`
            k27: T,
            /// `0.5386751345948129 (m a h - 0.03867513459481288/((I + m a²)²) + m a (h - 0.038675134594812 …`
            k28: T,
            /// `0.25 (m a h 0.25/((I + m a²)²) + m a (h 0.25/((I + m a²)²)))`
            k29: T,
            /// `h 0.25/(I + m a²)`
            k30: T,
            /// `h - 0.03867513459481288/(I + m a²)`
            k31: T,
            /// `h 0.5386751345948129/(I + m a²)`
            k32: T,
            /// `h 0.25/(I + m a²)`
            k33: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / k1;
                let k4 = a / k1;
                let k5 = -k4;
                let m_a = m * a;
                let k6 = k1 * k1;
                let k7 = m_a / k6;
                let k8 = rt::lit::<T>(0.5) / k1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k9 = h * k4;
                let k10 = h * rt::lit::<T>(0.25);
                let k11 = h * rt::lit::<T>(-0.03867513459481288);
                let k12 = h * rt::lit::<T>(0.5386751345948129);
                let k13 = h * rt::lit::<T>(0.25);
                let k14 = k4 * k10;
                let k15 = m_a * k10 / k6 + m_a * (k10 / k6);
                let k16 = rt::lit::<T>(0.25) * k15;
                let k17 = m_a * k12 / k6 + m_a * (k12 / k6);
                let k18 = rt::lit::<T>(-0.03867513459481288) * k17;
                let k19 = k4 * k11;
                let k20 = m_a * k11 / k6 + m_a * (k11 / k6);
                let k21 = rt::lit::<T>(0.25) * k20;
                let k22 = m_a * k13 / k6 + m_a * (k13 / k6);
                let k23 = rt::lit::<T>(-0.03867513459481288) * k22;
                let k24 = k4 * k12;
                let k25 = rt::lit::<T>(0.5386751345948129) * k15;
                let k26 = rt::lit::<T>(0.25) * k17;
                let k27 = k4 * k13;
                let k28 = rt::lit::<T>(0.5386751345948129) * k20;
                let k29 = rt::lit::<T>(0.25) * k22;
                let k30 = k10 / k1;
                let k31 = k11 / k1;
                let k32 = k12 / k1;
                let k33 = k13 / k1;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k7,
                    k8,
                    inv_h,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k16,
                    k18,
                    k19,
                    k21,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    k3,
                    k4,
                    k5,
                    k7,
                    k8,
                    inv_h,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k16,
                    k18,
                    k19,
                    k21,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    ..
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2]) = solution1.goes_on() {
                    let t3 = k13 * rho1_rate_2 + (rho1 + k12 * rho1_rate_1);
                    let t4 = t3 * (k7 * t3);
                    let t5 = k11 * rho1_rate_2 + (rho1 + k10 * rho1_rate_1);
                    let t6 = t5 * (k7 * t5);
                    let t7 = k11 * t4 + (rho2 + k10 * t6);
                    let t9 = k13 * t4 + (rho2 + k12 * t6);
                    solution1.update([t7 * (k5 * t5), t9 * (k5 * t3)]);
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
                            let t3 = k13 * rho1_rate_2 + (rho1 + k12 * rho1_rate_1);
                            let t4 = t3 * (k7 * t3);
                            let t5 = k11 * rho1_rate_2 + (rho1 + k10 * rho1_rate_1);
                            let t6 = t5 * (k7 * t5);
                            let t7 = k11 * t4 + (rho2 + k10 * t6);
                            let t8 = k4 * t5;
                            let t9 = k13 * t4 + (rho2 + k12 * t6);
                            let t10 = k4 * t3;
                            let t11 = k9 * t5;
                            let t12 = k9 * t3;
                            (
                                [rho1_rate_1 + t7 * t8, rho1_rate_2 + t9 * t10],
                                [
                                    [
                                        k14 * t7
                                            + ((k16 * t5 + k18 * t3) * t11 + rt::lit::<T>(1.0)),
                                        k19 * t7 + t11 * (k21 * t5 + k23 * t3),
                                    ],
                                    [
                                        k24 * t9 + (k25 * t5 + k26 * t3) * t12,
                                        k27 * t9 + (t12 * (k28 * t5 + k29 * t3) + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_1, rho1_rate_2", tally)
                    })?;
                let [rho1_rate_1, rho1_rate_2] = solution1.x;
                let t5 = k11 * rho1_rate_2 + (rho1 + k10 * rho1_rate_1);
                let t3 = k13 * rho1_rate_2 + (rho1 + k12 * rho1_rate_1);
                let theta_new_2 = theta + h * (k8 * t5 + k3 * t3);
                let t4 = t3 * (k7 * t3);
                let t6 = t5 * (k7 * t5);
                let t7 = k11 * t4 + (rho2 + k10 * t6);
                let t13 = inv_m * t7;
                let t14 = k31 * t3 + (theta + k30 * t5);
                let (t15, t16) = rt::sin_cos(t14);
                let t8 = k4 * t5;
                let t9 = k13 * t4 + (rho2 + k12 * t6);
                let t17 = inv_m * t9;
                let t18 = k33 * t3 + (theta + k32 * t5);
                let (t19, t20) = rt::sin_cos(t18);
                let t10 = k4 * t3;
                let t21 = rt::lit::<T>(0.5) * (t13 * t16 - t15 * t8)
                    + rt::lit::<T>(0.5) * (t17 * t20 - t19 * t10);
                let x_new_2 = x + h * t21;
                let t22 = rt::lit::<T>(0.5) * (t16 * t8 + t13 * t15)
                    + rt::lit::<T>(0.5) * (t20 * t10 + t17 * t19);
                let y_new_2 = y + h * t22;
                let rho1_new_2 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho2_new_2 = rho2
                    + h * (rt::lit::<T>(0.5) * t6 + rt::lit::<T>(0.5) * t4);
                let carried = [theta_new_2, x_new_2, y_new_2, rho1_new_2, rho2_new_2];
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
                let [theta, x, y, rho1, rho2] = motion.carried;
                let Scheme { inv_m, k2, k4, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k4 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// - `theta_rate_1`: explicit
        /// - `theta_rate_3`: explicit
        /// - `theta_rate_2`: explicit
        /// - `x_rate_1`: explicit
        /// - `y_rate_1`: explicit
        /// - `x_rate_2`: explicit
        /// - `y_rate_2`: explicit
        /// - `x_rate_3`: explicit
        /// - `y_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 9 | 66 | 29 | 0 | 0 | 0 |
        /// | each step | 48 | 63 | 0 | 0 | 3 | 0 |
        /// | each sweep for rho1_rate_1, rho1_rate_2, rho1_rate_3 | 18 | 30 | 0 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_1, rho1_rate_2, rho1_rate_3 | 51 | 78 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `a/(I + m a²)`
            k3: T,
            /// `-(a/(I + m a²))`
            k4: T,
            /// `m a/((I + m a²)²)`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h (a/(I + m a²))`
            k7: T,
            /// `h 0.1388888888888889`
            k8: T,
            /// `h - 0.0359766675249389`
            k9: T,
            /// `h 0.009789444015308325`
            k10: T,
            /// `h 0.30026319498086457`
            k11: T,
            /// `h 0.2222222222222222`
            k12: T,
            /// `h - 0.022485417203086815`
            k13: T,
            /// `h 0.26798833376246944`
            k14: T,
            /// `h 0.48042111196938336`
            k15: T,
            /// `h 0.1388888888888889`
            k16: T,
            /// `(a/(I + m a²)) h 0.1388888888888889`
            k17: T,
            /// `0.009789444015308325 (m a h 0.26798833376246944/((I + m a²)²) + m a (h 0.26798833376246944 …`
            k19: T,
            /// `0.1388888888888889 (m a h 0.1388888888888889/((I + m a²)²) + m a (h 0.1388888888888889/((I …`
            k21: T,
            /// `- 0.0359766675249389 (m a h 0.30026319498086457/((I + m a²)²) + m a (h 0.30026319498086457 …`
            k23: T,
            /// `(a/(I + m a²)) h - 0.0359766675249389`
            k24: T,
            /// `0.009789444015308325 (m a h 0.48042111196938336/((I + m a²)²) + m a (h 0.48042111196938336 …`
            k26: T,
            /// `0.1388888888888889 (m a h - 0.0359766675249389/((I + m a²)²) + m a (h - 0.0359766675249389 …`
            k28: T,
            /// `- 0.0359766675249389 (m a h 0.2222222222222222/((I + m a²)²) + m a (h 0.2222222222222222/( …`
            k30: T,
            /// `(a/(I + m a²)) h 0.009789444015308325`
            k31: T,
            /// `0.009789444015308325 (m a h 0.1388888888888889/((I + m a²)²) + m a (h 0.1388888888888889/( …`
            k33: T,
            /// `0.1388888888888889 (m a h 0.009789444015308325/((I + m a²)²) + m a (h 0.009789444015308325 …`
            k35: T,
            /// `- 0.0359766675249389 (m a h - 0.022485417203086815/((I + m a²)²) + m a (h - 0.022485417203 …`
            k37: T,
            /// `(a/(I + m a²)) h 0.30026319498086457`
            k38: T,
            /// `- 0.022485417203086815 (m a h 0.26798833376246944/((I + m a²)²) + m a (h 0.267988333762469 …`
            k39: T,
            /// `0.30026319498086457 (m a h 0.1388888888888889/((I + m a²)²) + m a (h 0.1388888888888889/(( …`
            k40: T,
            /// `0.2222222222222222 (m a h 0.30026319498086457/((I + m a²)²) + m a (h 0.30026319498086457/( …`
            k41: T,
            /// `(a/(I + m a²)) h 0.2222222222222222`
            k42: T,
            /// `- 0.022485417203086815 (m a h 0.48042111196938336/((I + m a²)²) + m a (h 0.480421111969383 …`
            k43: T,
            /// `0.30026319498086457 (m a h - 0.0359766675249389/((I + m a²)²) + m a (h - 0.035976667524938 …`
            k44: T,
            /// `0.2222222222222222 (m a h 0.2222222222222222/((I + m a²)²) + m a (h 0.2222222222222222/((I …`
            k45: T,
            /// `(a/(I + m a²)) h - 0.022485417203086815`
            k46: T,
            /// `- 0.022485417203086815 (m a h 0.1388888888888889/((I + m a²)²) + m a (h 0.1388888888888889 …`
            k47: T,
            /// `0.30026319498086457 (m a h 0.009789444015308325/((I + m a²)²) + m a (h 0.00978944401530832 …`
            k48: T,
            /// `0.2222222222222222 (m a h - 0.022485417203086815/((I + m a²)²) + m a (h - 0.02248541720308 …`
            k49: T,
            /// `(a/(I + m a²)) h 0.26798833376246944`
            k50: T,
            /// `0.1388888888888889 (m a h 0.26798833376246944/((I + m a²)²) + m a (h 0.26798833376246944/( …`
            k51: T,
            /// `0.26798833376246944 (m a h 0.1388888888888889/((I + m a²)²) + m a (h 0.1388888888888889/(( …`
            k52: T,
            /// `0.48042111196938336 (m a h 0.30026319498086457/((I + m a²)²) + m a (h 0.30026319498086457/ …`
            k53: T,
            /// `(a/(I + m a²)) h 0.48042111196938336`
            k54: T,
            /// `0.1388888888888889 (m a h 0.48042111196938336/((I + m a²)²) + m a (h 0.48042111196938336/( …`
            k55: T,
            /// `0.26798833376246944 (m a h - 0.0359766675249389/((I + m a²)²) + m a (h - 0.035976667524938 …`
            k56: T,
            /// `0.48042111196938336 (m a h 0.2222222222222222/((I + m a²)²) + m a (h 0.2222222222222222/(( …`
            k57: T,
            /// `(a/(I + m a²)) h 0.1388888888888889`
            k58: T,
            /// `0.1388888888888889 (m a h 0.1388888888888889/((I + m a²)²) + m a (h 0.1388888888888889/((I …`
            k59: T,
            /// `0.26798833376246944 (m a h 0.009789444015308325/((I + m a²)²) + m a (h 0.00978944401530832 …`
            k60: T,
            /// `0.48042111196938336 (m a h - 0.022485417203086815/((I + m a²)²) + m a (h - 0.0224854172030 …`
            k61: T,
            /// `h 0.4444444444444444`
            k62: T,
            /// `h 0.2777777777777778`
            k63: T,
            /// `h 0.4444444444444444/(I + m a²)`
            k64: T,
            /// `h 0.009789444015308325/(I + m a²)`
            k65: T,
            /// `h 0.1388888888888889/(I + m a²)`
            k66: T,
            /// `h - 0.0359766675249389/(I + m a²)`
            k67: T,
            /// `h - 0.022485417203086815/(I + m a²)`
            k68: T,
            /// `h 0.30026319498086457/(I + m a²)`
            k69: T,
            /// `h 0.2222222222222222/(I + m a²)`
            k70: T,
            /// `h 0.1388888888888889/(I + m a²)`
            k71: T,
            /// `h 0.26798833376246944/(I + m a²)`
            k72: T,
            /// `h 0.48042111196938336/(I + m a²)`
            k73: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = a / k1;
                let k4 = -k3;
                let m_a = m * a;
                let k5 = k1 * k1;
                let k6 = m_a / k5;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k7 = h * k3;
                let k8 = h * rt::lit::<T>(0.1388888888888889);
                let k9 = h * rt::lit::<T>(-0.0359766675249389);
                let k10 = h * rt::lit::<T>(0.009789444015308325);
                let k11 = h * rt::lit::<T>(0.30026319498086457);
                let k12 = h * rt::lit::<T>(0.2222222222222222);
                let k13 = h * rt::lit::<T>(-0.022485417203086815);
                let k14 = h * rt::lit::<T>(0.26798833376246944);
                let k15 = h * rt::lit::<T>(0.48042111196938336);
                let k16 = h * rt::lit::<T>(0.1388888888888889);
                let k17 = k3 * k8;
                let k18 = m_a * k14 / k5 + m_a * (k14 / k5);
                let k19 = rt::lit::<T>(0.009789444015308325) * k18;
                let k20 = m_a * k8 / k5 + m_a * (k8 / k5);
                let k21 = rt::lit::<T>(0.1388888888888889) * k20;
                let k22 = m_a * k11 / k5 + m_a * (k11 / k5);
                let k23 = rt::lit::<T>(-0.0359766675249389) * k22;
                let k24 = k3 * k9;
                let k25 = m_a * k15 / k5 + m_a * (k15 / k5);
                let k26 = rt::lit::<T>(0.009789444015308325) * k25;
                let k27 = m_a * k9 / k5 + m_a * (k9 / k5);
                let k28 = rt::lit::<T>(0.1388888888888889) * k27;
                let k29 = m_a * k12 / k5 + m_a * (k12 / k5);
                let k30 = rt::lit::<T>(-0.0359766675249389) * k29;
                let k31 = k3 * k10;
                let k32 = m_a * k16 / k5 + m_a * (k16 / k5);
                let k33 = rt::lit::<T>(0.009789444015308325) * k32;
                let k34 = m_a * k10 / k5 + m_a * (k10 / k5);
                let k35 = rt::lit::<T>(0.1388888888888889) * k34;
                let k36 = m_a * k13 / k5 + m_a * (k13 / k5);
                let k37 = rt::lit::<T>(-0.0359766675249389) * k36;
                let k38 = k3 * k11;
                let k39 = rt::lit::<T>(-0.022485417203086815) * k18;
                let k40 = rt::lit::<T>(0.30026319498086457) * k20;
                let k41 = rt::lit::<T>(0.2222222222222222) * k22;
                let k42 = k3 * k12;
                let k43 = rt::lit::<T>(-0.022485417203086815) * k25;
                let k44 = rt::lit::<T>(0.30026319498086457) * k27;
                let k45 = rt::lit::<T>(0.2222222222222222) * k29;
                let k46 = k3 * k13;
                let k47 = rt::lit::<T>(-0.022485417203086815) * k32;
                let k48 = rt::lit::<T>(0.30026319498086457) * k34;
                let k49 = rt::lit::<T>(0.2222222222222222) * k36;
                let k50 = k3 * k14;
                let k51 = rt::lit::<T>(0.1388888888888889) * k18;
                let k52 = rt::lit::<T>(0.26798833376246944) * k20;
                let k53 = rt::lit::<T>(0.48042111196938336) * k22;
                let k54 = k3 * k15;
                let k55 = rt::lit::<T>(0.1388888888888889) * k25;
                let k56 = rt::lit::<T>(0.26798833376246944) * k27;
                let k57 = rt::lit::<T>(0.48042111196938336) * k29;
                let k58 = k3 * k16;
                let k59 = rt::lit::<T>(0.1388888888888889) * k32;
                let k60 = rt::lit::<T>(0.26798833376246944) * k34;
                let k61 = rt::lit::<T>(0.48042111196938336) * k36;
                let k62 = h * rt::lit::<T>(0.4444444444444444);
                let k63 = h * rt::lit::<T>(0.2777777777777778);
                let k64 = k62 / k1;
                let k65 = k10 / k1;
                let k66 = k8 / k1;
                let k67 = k9 / k1;
                let k68 = k13 / k1;
                let k69 = k11 / k1;
                let k70 = k12 / k1;
                let k71 = k16 / k1;
                let k72 = k14 / k1;
                let k73 = k15 / k1;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k6,
                    inv_h,
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
                    k19,
                    k21,
                    k23,
                    k24,
                    k26,
                    k28,
                    k30,
                    k31,
                    k33,
                    k35,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
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
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2] = motion.carried;
                let Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k6,
                    inv_h,
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
                    k19,
                    k21,
                    k23,
                    k24,
                    k26,
                    k28,
                    k30,
                    k31,
                    k33,
                    k35,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
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
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2, rho1_rate_3]) = solution1
                    .goes_on()
                {
                    let t3 = rho1 + k14 * rho1_rate_1
                        + (k15 * rho1_rate_2 + k16 * rho1_rate_3);
                    let t4 = t3 * (k6 * t3);
                    let t5 = rho1 + k8 * rho1_rate_1
                        + (k9 * rho1_rate_2 + k10 * rho1_rate_3);
                    let t6 = t5 * (k6 * t5);
                    let t7 = rho1 + k11 * rho1_rate_1
                        + (k12 * rho1_rate_2 + k13 * rho1_rate_3);
                    let t8 = t7 * (k6 * t7);
                    let t9 = rho2 + k10 * t4 + (k8 * t6 + k9 * t8);
                    let t10 = rho2 + k13 * t4 + (k11 * t6 + k12 * t8);
                    let t12 = rho2 + k16 * t4 + (k14 * t6 + k15 * t8);
                    solution1.update([t9 * (k4 * t5), t10 * (k4 * t7), t12 * (k4 * t3)]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k4 * rho1);
                            [t1, t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2, t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2, rho1_rate_3]| {
                            let t3 = rho1 + k14 * rho1_rate_1
                                + (k15 * rho1_rate_2 + k16 * rho1_rate_3);
                            let t4 = t3 * (k6 * t3);
                            let t5 = rho1 + k8 * rho1_rate_1
                                + (k9 * rho1_rate_2 + k10 * rho1_rate_3);
                            let t6 = t5 * (k6 * t5);
                            let t7 = rho1 + k11 * rho1_rate_1
                                + (k12 * rho1_rate_2 + k13 * rho1_rate_3);
                            let t8 = t7 * (k6 * t7);
                            let t9 = rho2 + k10 * t4 + (k8 * t6 + k9 * t8);
                            let t10 = rho2 + k13 * t4 + (k11 * t6 + k12 * t8);
                            let t11 = k3 * t7;
                            let t12 = rho2 + k16 * t4 + (k14 * t6 + k15 * t8);
                            let t13 = k7 * t5;
                            let t14 = k17 * t9
                                + ((k23 * t7 + (k19 * t3 + k21 * t5)) * t13
                                    + rt::lit::<T>(1.0));
                            let t15 = k7 * t7;
                            let t16 = k42 * t10
                                + (t15 * (k45 * t7 + (k43 * t3 + k44 * t5))
                                    + rt::lit::<T>(1.0));
                            let t17 = k7 * t3;
                            let t18 = k58 * t12
                                + (t17 * (k61 * t7 + (k59 * t3 + k60 * t5))
                                    + rt::lit::<T>(1.0));
                            (
                                [
                                    rho1_rate_1 + t9 * (k3 * t5),
                                    rho1_rate_2 + t10 * t11,
                                    rho1_rate_3 + t12 * (k3 * t3),
                                ],
                                [
                                    [
                                        t14,
                                        k24 * t9 + t13 * (k30 * t7 + (k26 * t3 + k28 * t5)),
                                        k31 * t9 + t13 * (k37 * t7 + (k33 * t3 + k35 * t5)),
                                    ],
                                    [
                                        k38 * t10 + (k41 * t7 + (k39 * t3 + k40 * t5)) * t15,
                                        t16,
                                        k46 * t10 + t15 * (k49 * t7 + (k47 * t3 + k48 * t5)),
                                    ],
                                    [
                                        k50 * t12 + (k53 * t7 + (k51 * t3 + k52 * t5)) * t17,
                                        k54 * t12 + t17 * (k57 * t7 + (k55 * t3 + k56 * t5)),
                                        t18,
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
                let t5 = rho1 + k8 * rho1_rate_1
                    + (k9 * rho1_rate_2 + k10 * rho1_rate_3);
                let t3 = rho1 + k14 * rho1_rate_1
                    + (k15 * rho1_rate_2 + k16 * rho1_rate_3);
                let t7 = rho1 + k11 * rho1_rate_1
                    + (k12 * rho1_rate_2 + k13 * rho1_rate_3);
                let theta_new_2 = k63 * (k2 * t5 + k2 * t3) + (theta + k64 * t7);
                let t4 = t3 * (k6 * t3);
                let t6 = t5 * (k6 * t5);
                let t8 = t7 * (k6 * t7);
                let t9 = rho2 + k10 * t4 + (k8 * t6 + k9 * t8);
                let t19 = inv_m * t9;
                let t20 = theta + k65 * t3 + (k66 * t5 + k67 * t7);
                let (t21, t22) = rt::sin_cos(t20);
                let t12 = rho2 + k16 * t4 + (k14 * t6 + k15 * t8);
                let t23 = inv_m * t12;
                let t24 = theta + k71 * t3 + (k72 * t5 + k73 * t7);
                let (t25, t26) = rt::sin_cos(t24);
                let t27 = k63 * (t19 * t22 + t23 * t26 - k3 * (t5 * t21 + t3 * t25));
                let t10 = rho2 + k13 * t4 + (k11 * t6 + k12 * t8);
                let t28 = inv_m * t10;
                let t29 = theta + k68 * t3 + (k69 * t5 + k70 * t7);
                let (t30, t31) = rt::sin_cos(t29);
                let t11 = k3 * t7;
                let x_new_2 = t27 + (x + k62 * (t28 * t31 - t30 * t11));
                let t32 = k63 * (k3 * (t5 * t22 + t3 * t26) + (t19 * t21 + t23 * t25));
                let y_new_2 = t32 + (y + k62 * (t31 * t11 + t28 * t30));
                let rho1_new_2 = k63 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k62 * rho1_rate_2);
                let rho2_new_2 = k63 * (t6 + t4) + (rho2 + k62 * t8);
                let carried = [theta_new_2, x_new_2, y_new_2, rho1_new_2, rho2_new_2];
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
                let [theta, x, y, rho1, rho2] = motion.carried;
                let Scheme { inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k3 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// - `rho1_rate`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 6 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 5 | 0 | 0 | 0 |
        /// | each step | 10 | 13 | 0 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate | 5 | 7 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
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
        /// - `theta_rate`, `p_theta_rate`, `lambda1`: 3 × 3 implicit block (Newton, analytic Jacobian); torn from it and assigned: p_x_rate, p_y_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 0 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 3 | 0 | 0 | 0 |
        /// | each step | 10 | 10 | 0 | 0 | 1 | 0 |
        /// | each iteration for theta_rate, p_theta_rate, lambda1 | 11 | 21 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/I`
            inv_i: T,
            /// `1/m`
            inv_m: T,
            /// `a/I`
            a_over_i: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `(h/m)/4`
            quarter_h_over_m: T,
            /// `a (h/I)/2`
            k1: T,
            /// `(h/m)/2`
            half_h_over_m: T,
            /// `-((h/I)/2)`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p = g v (3); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 3, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_over_i = a / i;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let quarter_h_over_m = rt::lit::<T>(0.25) * h_over_m;
                let h_over_i = h / i;
                let k1 = rt::lit::<T>(0.5) * (a * h_over_i);
                let half_h_over_m = rt::lit::<T>(0.5) * h_over_m;
                let k2 = -(rt::lit::<T>(0.5) * h_over_i);
                Scheme {
                    inv_i,
                    inv_m,
                    a_over_i,
                    inv_h,
                    half_h,
                    h_over_m,
                    quarter_h_over_m,
                    k1,
                    half_h_over_m,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot,
                    m * x_dot,
                    m * y_dot,
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
                let [theta, x, y, p_theta, p_x, p_y, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let a = setting.system().parameters.a;
                let Scheme {
                    inv_i,
                    inv_m,
                    a_over_i,
                    inv_h,
                    half_h,
                    h_over_m,
                    quarter_h_over_m,
                    k1,
                    half_h_over_m,
                    k2,
                } = *setting.scheme();
                let minus_a = -a;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let inv_i_p_theta = inv_i * p_theta;
                            [inv_i_p_theta, rt::lit::<T>(0.0), rt::lit::<T>(0.0)]
                        },
                        move || {
                            let inv_i_p_theta = inv_i * p_theta;
                            [
                                rt::abs(inv_h * theta) + rt::abs(inv_i_p_theta),
                                rt::abs(inv_h * p_theta),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |[theta_rate, p_theta_rate, lambda1]| {
                            let t1 = p_theta + half_h * p_theta_rate;
                            let theta_ahead_new = theta + half_h * theta_rate;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_ahead_new,
                            );
                            let half_h_lambda1 = half_h * lambda1;
                            let t2 = inv_m
                                * (p_x + sin_theta_ahead_new * half_h_lambda1);
                            let t3 = inv_m
                                * (p_y - cos_theta_ahead_new * half_h_lambda1);
                            let t4 = h * cos_theta_ahead_new;
                            let t5 = h * sin_theta_ahead_new;
                            let t6 = (sin_theta_ahead_new * t4
                                - cos_theta_ahead_new * t5) * (quarter_h_over_m * lambda1)
                                + rt::lit::<T>(0.5) * (t4 * t2 + t5 * t3);
                            (
                                [
                                    a_over_i * t1 + sin_theta_ahead_new * t2
                                        - cos_theta_ahead_new * t3,
                                    theta_rate - inv_i * t1,
                                    p_theta_rate - a * lambda1,
                                ],
                                [
                                    [t6, k1, half_h_over_m],
                                    [rt::lit::<T>(1.0), k2, rt::lit::<T>(0.0)],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(1.0), minus_a],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_rate, p_theta_rate, lambda1",
                                tally,
                            )
                    })?;
                let [theta_rate, p_theta_rate, lambda1] = solution1.x;
                let theta_new_2 = theta + h * theta_rate;
                let h_lambda1 = h * lambda1;
                let theta_ahead_new = theta + half_h * theta_rate;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t7 = h_lambda1 * sin_theta_ahead_new;
                let x_new_2 = x + h_over_m * (p_x + rt::lit::<T>(0.5) * t7);
                let t8 = h_lambda1 * cos_theta_ahead_new;
                let y_new_2 = y + h_over_m * (p_y - rt::lit::<T>(0.5) * t8);
                let p_theta_new = p_theta + h * p_theta_rate;
                let p_x_new = p_x + t7;
                let p_y_new = p_y - t8;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
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
                let [theta, x, y, p_theta, p_x, p_y, _, _, _] = motion.carried;
                let Scheme { inv_i, inv_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: inv_i * p_theta,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
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
        /// **Equation**: ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step; coordinates are exchanged where an R_ii would vanish on every motion
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `theta_rate`, `x_rate`, `y_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 9 | 4 | 1 | 0 | 1 |
        /// | once, from the step size | 0 | 7 | 5 | 0 | 0 | 0 |
        /// | each step | 34 | 82 | 4 | 0 | 1 | 0 |
        /// | each iteration for theta_rate, x_rate, y_rate, rho1_rate, rho2_rate | 392 | 671 | 12 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/(a² + 1 + a (a/abs(a)) sqrt(a² + 1))`
            k5: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1))/(a² + 1 + a (a/abs(a)) sqrt(a² + 1))`
            k7: T,
            /// `I ((a + (a/abs(a)) sqrt(a² + 1))/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))`
            k8: T,
            /// `((a + (a/abs(a)) sqrt(a² + 1))/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))² I`
            k9: T,
            /// `I/2`
            half_i: T,
            /// `2 I`
            twice_i: T,
            /// `m/2`
            half_m: T,
            /// `(1/2)/(a² + 1 + a (a/abs(a)) sqrt(a² + 1))`
            k10: T,
            /// `((a + (a/abs(a)) sqrt(a² + 1))/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))/2`
            k11: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(1/2)/h`
            k12: T,
            /// `h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1))`
            k13: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1)) (h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))`
            k14: T,
            /// `I (a + (a/abs(a)) sqrt(a² + 1)) (h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))`
            k15: T,
            /// `(m/h)/2`
            k16: T,
            /// `(I/h)/2`
            k17: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1)) (h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))/2`
            k18: T,
            /// `I (a + (a/abs(a)) sqrt(a² + 1)) (h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))/2`
            k19: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = a * a + rt::lit::<T>(1.0);
                let k2 = rt::sqrt(k1);
                let k3 = rt::div_or_one(a, rt::abs(a)) * k2;
                let k4 = k1 + a * k3;
                let k5 = rt::lit::<T>(1.0) / k4;
                let k6 = a + k3;
                let k7 = k6 / k4;
                let k8 = i * k7;
                let k9 = k7 * k8;
                let half_i = rt::lit::<T>(0.5) * i;
                let twice_i = rt::lit::<T>(2.0) * i;
                let half_m = rt::lit::<T>(0.5) * m;
                let k10 = rt::lit::<T>(0.5) / k4;
                let k11 = rt::lit::<T>(0.5) * k7;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k12 = rt::lit::<T>(0.5) / h;
                let k13 = h / k4;
                let k14 = k6 * k13;
                let k15 = i * k14;
                let k16 = rt::lit::<T>(0.5) * (m / h);
                let k17 = rt::lit::<T>(0.5) * (i / h);
                let k18 = rt::lit::<T>(0.5) * k14;
                let k19 = rt::lit::<T>(0.5) * k15;
                Scheme {
                    k5,
                    k7,
                    k8,
                    k9,
                    half_i,
                    twice_i,
                    half_m,
                    k10,
                    k11,
                    inv_h,
                    half_h,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let Scheme {
                    k5,
                    k7,
                    k8,
                    k9,
                    half_i,
                    twice_i,
                    half_m,
                    k10,
                    k11,
                    inv_h,
                    half_h,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k18,
                    k19,
                } = *setting.scheme();
                let t1 = k5 * sin_theta_ahead;
                let t2 = sin_theta_ahead * t1;
                let t3 = cos_theta_ahead * t1;
                let t4 = rt::lit::<T>(1.0) - t2;
                let t5 = k5 * cos_theta_ahead;
                let t6 = sin_theta_ahead * t5;
                let t7 = cos_theta_ahead * t5;
                let t8 = rt::lit::<T>(1.0) - t7;
                let t9 = k7 * sin_theta_ahead;
                let t10 = k7 * cos_theta_ahead;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let i_theta_dot = i * theta_dot;
                let t11 = m_x_dot * t4 + (m_y_dot * t3 - i_theta_dot * t9);
                let t12 = m_y_dot * t8 + (m_x_dot * t6 + i_theta_dot * t10);
                let t13 = m * t4;
                let t14 = m * t3;
                let t15 = k8 * sin_theta_ahead;
                let t16 = t6 * t13 + (t8 * t14 - t10 * t15);
                let t17 = rt::lit::<T>(1.0) / (t4 * t13 + (t3 * t14 + t9 * t15));
                let t18 = t16 * t17;
                let t19 = t12 - t11 * t18;
                let t20 = m * (t8 * t8 + t6 * t6)
                    + cos_theta_ahead * (k9 * cos_theta_ahead) - t16 * t18;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t19 * t21;
                let t23 = t17 * (t11 - t21 * (t16 * t19));
                let t24 = rt::lit::<T>(0.5) * t22;
                let t25 = rt::lit::<T>(0.5) * t23;
                let t26 = rt::lit::<T>(2.0) * t23;
                let t27 = rt::lit::<T>(2.0) * t22;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t28 = t10 * t22 - t9 * t23;
                            let t29 = t4 * t23 + t6 * t22;
                            let t30 = t3 * t23 + t8 * t22;
                            let t31 = t7 - t2;
                            let t32 = m * t30;
                            let t33 = i * t28;
                            let t34 = t3 + t6;
                            let t35 = m * t29;
                            [
                                t28,
                                t29,
                                t30,
                                t28 * (t31 * t32 - t10 * t33 - t34 * t35),
                                t28 * (t31 * t35 + t34 * t32 - t9 * t33),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * theta),
                            rt::abs(inv_h * x),
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * t11),
                            rt::abs(inv_h * t12),
                        ],
                        move |[theta_rate, x_rate, y_rate, rho1_rate, rho2_rate]| {
                            let theta_rate_half_h = half_h * theta_rate;
                            let t36 = theta + theta_rate_half_h;
                            let (t37, t38) = rt::sin_cos(t36);
                            let t39 = k7 * t37;
                            let t40 = half_h * rho1_rate + t11;
                            let t41 = k5 * t37;
                            let t42 = t37 * t41;
                            let t43 = rt::lit::<T>(1.0) - t42;
                            let t44 = m * t43;
                            let t45 = t38 * t41;
                            let t46 = m * t45;
                            let t47 = k8 * t37;
                            let t48 = t43 * t44 + (t45 * t46 + t39 * t47);
                            let t49 = rt::lit::<T>(1.0) / t48;
                            let t50 = t40 * t49;
                            let t51 = k5 * t38;
                            let t52 = t38 * t51;
                            let t53 = rt::lit::<T>(1.0) - t52;
                            let t54 = m * t53;
                            let t55 = t37 * t51;
                            let t56 = m * t55;
                            let t57 = k7 * t38;
                            let t58 = k8 * t38;
                            let t59 = t55 * t44 + (t53 * t46 - t57 * t47);
                            let t60 = t59 * t49;
                            let t61 = t59 * t60;
                            let t62 = t53 * t54 + (t55 * t56 + t57 * t58) - t61;
                            let t63 = rt::lit::<T>(1.0) / (t48 * t62);
                            let t64 = t12 + half_h * rho2_rate - t40 * t60;
                            let t65 = t63 * (t59 * t64);
                            let t66 = t50 - t65;
                            let t67 = rt::lit::<T>(1.0) / t62;
                            let t68 = t67 * t64;
                            let t69 = t43 * t66 + t55 * t68;
                            let t70 = m * t69;
                            let t71 = t52 - t42;
                            let t72 = t45 + t55;
                            let t73 = t71 * t68 - t72 * t66;
                            let t74 = t45 * t66 + t53 * t68;
                            let t75 = m * t74;
                            let t76 = t71 * t66 + t72 * t68;
                            let t77 = t57 * t68 - t39 * t66;
                            let t78 = i * t77;
                            let t79 = t57 * t66 + t39 * t68;
                            let t80 = t70 * t73 + t75 * t76 - t78 * t79;
                            let t81 = h * rho1_rate + t11;
                            let theta_new_2 = theta + h * theta_rate;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t82 = k5 * cos_theta_ahead_new;
                            let t83 = sin_theta_ahead_new * t82;
                            let t84 = k5 * sin_theta_ahead_new;
                            let t85 = sin_theta_ahead_new * t84;
                            let t86 = rt::lit::<T>(1.0) - t85;
                            let t87 = m * t86;
                            let t88 = cos_theta_ahead_new * t82;
                            let t89 = rt::lit::<T>(1.0) - t88;
                            let t90 = cos_theta_ahead_new * t84;
                            let t91 = m * t90;
                            let t92 = k7 * cos_theta_ahead_new;
                            let t93 = k8 * sin_theta_ahead_new;
                            let t94 = t83 * t87 + (t89 * t91 - t92 * t93);
                            let t95 = k7 * sin_theta_ahead_new;
                            let t96 = t86 * t87 + (t90 * t91 + t95 * t93);
                            let t97 = rt::lit::<T>(1.0) / t96;
                            let t98 = t94 * t97;
                            let t99 = h * rho2_rate + t12 - t81 * t98;
                            let t100 = m * t89;
                            let t101 = m * t83;
                            let t102 = k8 * cos_theta_ahead_new;
                            let t103 = t94 * t98;
                            let t104 = t89 * t100 + (t83 * t101 + t92 * t102) - t103;
                            let t105 = rt::lit::<T>(1.0) / t104;
                            let t106 = t99 * t105;
                            let t107 = rt::lit::<T>(0.5) * (t22 + t106) - t68;
                            let t108 = t81 * t97;
                            let t109 = t94 * t99;
                            let t110 = rt::lit::<T>(1.0) / (t96 * t104);
                            let t111 = t109 * t110;
                            let t112 = t108 - t111;
                            let t113 = rt::lit::<T>(0.5) * (t23 + t112) - t66;
                            let t114 = cos_theta_ahead_new + cos_theta_ahead;
                            let (t115, t116) = rt::sin_cos(theta_rate_half_h);
                            let t117 = t38 * t115;
                            let t118 = k5 * t117;
                            let t119 = sin_theta_ahead_new + sin_theta_ahead;
                            let t120 = k5 * t119;
                            let t121 = t37 * t115;
                            let t122 = t114 * t118 - t120 * t121;
                            let t123 = k5 * t114;
                            let t124 = k5 * t121;
                            let t125 = t123 * t121 + t114 * t124;
                            let t126 = t23 * t122 + t22 * t125;
                            let t127 = t90 + t3;
                            let t128 = rt::lit::<T>(0.5) * t127;
                            let t129 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t88 + t7);
                            let t130 = m * (t112 * t128 + t129 * t106);
                            let t131 = t127 * t25 + t129 * t22;
                            let t132 = m * (t122 * t112 + t125 * t106);
                            let t133 = t123 * t117 - t119 * t124;
                            let t134 = t120 * t117 + t119 * t118;
                            let t135 = t22 * t133 - t23 * t134;
                            let t136 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t85 + t2);
                            let t137 = t83 + t6;
                            let t138 = rt::lit::<T>(0.5) * t137;
                            let t139 = m * (t136 * t112 + t106 * t138);
                            let t140 = t136 * t23 + t137 * t24;
                            let t141 = m * (t133 * t106 - t134 * t112);
                            let t142 = k7 * t117;
                            let t143 = k7 * t121;
                            let t144 = t142 * t26 + t143 * t27;
                            let t145 = k7 * t114;
                            let t146 = k7 * t119;
                            let t147 = half_i * (t145 * t106 - t146 * t112);
                            let t148 = t145 * t24 - t146 * t25;
                            let t149 = twice_i * (t142 * t112 + t143 * t106);
                            let t150 = t126 * t130 + t131 * t132
                                + (t135 * t139 + t140 * t141) - (t144 * t147 + t148 * t149);
                            let t151 = theta_rate * theta_rate + x_rate * x_rate
                                + (y_rate * y_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t152 = rt::div_or_zero(
                                theta_rate * t80 + (rho2_rate * t107 + rho1_rate * t113)
                                    - k12 * t150,
                                t151,
                            );
                            let t153 = rho1_rate * t152;
                            let t154 = t66 + t153;
                            let t155 = rho2_rate * t152;
                            let t156 = t68 + t155;
                            let t157 = rho1_rate * t71 + rho2_rate * t72;
                            let t158 = rho2_rate * t71 - rho1_rate * t72;
                            let t159 = rho1_rate * t57 + rho2_rate * t39;
                            let t160 = theta_rate + t157 * t75
                                + (t158 * t70 - t159 * t78);
                            let t161 = x_rate * t43 + y_rate * t45 - t39 * t160;
                            let t162 = t71 * t75;
                            let t163 = t57 * t78 + t72 * t70;
                            let t164 = t162 - t163;
                            let t165 = t57 * t160 + (y_rate * t53 + x_rate * t55);
                            let t166 = t71 * t70;
                            let t167 = t72 * t75;
                            let t168 = t39 * t78;
                            let t169 = t166 + t167 - t168;
                            let t170 = k13 * t38;
                            let t171 = h * t37;
                            let t172 = t38 * t170 - t171 * t41;
                            let t173 = rt::lit::<T>(0.5) * t172;
                            let t174 = k13 * t37;
                            let t175 = rt::lit::<T>(0.5) * (t171 * t51 + t38 * t174);
                            let t176 = half_m * t172;
                            let t177 = h * t38;
                            let t178 = rt::lit::<T>(0.5) * (t177 * t51 - t37 * t174);
                            let t179 = k14 * t37;
                            let t180 = k15 * t38;
                            let t181 = t177 * t41 + t37 * t170;
                            let t182 = half_m * t181;
                            let t183 = t46 * t175 + t53 * t176
                                + (t44 * t178
                                    + rt::lit::<T>(0.5) * (t47 * t179 - t57 * t180)
                                    - t55 * t182);
                            let t184 = rt::lit::<T>(0.5) * t181;
                            let t185 = k14 * t38;
                            let t186 = t45 * t176 - t44 * t184
                                + (rt::lit::<T>(0.5) * (t47 * t185 + t39 * t180)
                                    + t46 * t173 - t43 * t182);
                            let t187 = t49 * (t183 - t186 * t60);
                            let t188 = t40 * t187;
                            let t189 = t175 * (rt::lit::<T>(2.0) * t54)
                                + (t178 * (rt::lit::<T>(2.0) * t56) - t58 * t179)
                                - t183 * t60;
                            let t190 = t189 - t59 * t187;
                            let t191 = t67 * (t188 + t190 * t68);
                            let t192 = t63
                                * (t183 * t64 - t59 * t188
                                    - t65 * (t186 * t62 + t48 * t190));
                            let t193 = t50 * (t186 * t49) + t192;
                            let t194 = m
                                * (t173 * t66 + t175 * t68 - t53 * t191 - t45 * t193);
                            let t195 = i
                                * (t57 * t191
                                    + rt::lit::<T>(0.5) * (t185 * t66 + t179 * t68)
                                    - t39 * t193);
                            let t196 = t173 + t178;
                            let t197 = t184 + t175;
                            let t198 = t75
                                * (t196 * t68 - t197 * t66 - t72 * t191 - t71 * t193)
                                - t70
                                    * (t71 * t191 + (t197 * t68 + t196 * t66) - t72 * t193);
                            let t199 = m
                                * (t178 * t68 - t184 * t66 - t55 * t191 - t43 * t193);
                            let t200 = t78
                                * (rt::lit::<T>(0.5) * (t185 * t68 - t179 * t66)
                                    - t39 * t191 - t57 * t193);
                            let t201 = t76 * t194 + t79 * t195
                                + (t198 + (t73 * t199 - t200)) - rt::lit::<T>(2.0) * t152;
                            let t202 = k13 * cos_theta_ahead_new;
                            let t203 = h * sin_theta_ahead_new;
                            let t204 = cos_theta_ahead_new * t202 - t203 * t84;
                            let t205 = m * t204;
                            let t206 = h * cos_theta_ahead_new;
                            let t207 = t206 * t84 + sin_theta_ahead_new * t202;
                            let t208 = k14 * cos_theta_ahead_new;
                            let t209 = k15 * cos_theta_ahead_new;
                            let t210 = m * t207;
                            let t211 = t90 * t205 - t87 * t207
                                + (t91 * t204 + (t93 * t208 + t95 * t209) - t86 * t210);
                            let t212 = k13 * sin_theta_ahead_new;
                            let t213 = t206 * t82 - sin_theta_ahead_new * t212;
                            let t214 = t203 * t82 + cos_theta_ahead_new * t212;
                            let t215 = k14 * sin_theta_ahead_new;
                            let t216 = t87 * t213 + t89 * t205
                                + (t91 * t214 + (t93 * t215 - t92 * t209) - t83 * t210);
                            let t217 = t97 * (t216 - t98 * t211);
                            let t218 = t81 * t217;
                            let t219 = t214 * (rt::lit::<T>(2.0) * t100)
                                + (t213 * (rt::lit::<T>(2.0) * t101)
                                    - t215 * (rt::lit::<T>(2.0) * t102)) - t98 * t216;
                            let t220 = t219 - t94 * t217;
                            let t221 = t110
                                * (t99 * t216 - t94 * t218
                                    - t111 * (t211 * t104 + t96 * t220));
                            let t222 = t108 * (t97 * t211) + t221;
                            let t223 = t105 * (t218 + t220 * t106);
                            let t224 = t126
                                * (rt::lit::<T>(0.5)
                                    * (t204 * t112 + t214 * t106 - t127 * t222) - t129 * t223);
                            let t225 = h * t116;
                            let t226 = t38 * t225 - t171 * t115;
                            let t227 = rt::lit::<T>(0.5) * t226;
                            let t228 = t177 * t115 + t37 * t225;
                            let t229 = k10 * t228;
                            let t230 = t123 * t227 - (t117 * t212 + t206 * t124)
                                - t119 * t229;
                            let t231 = k10 * t226;
                            let t232 = t119 * t231
                                + (t120 * t227 + (t117 * t202 + t206 * t118));
                            let t233 = rt::lit::<T>(0.5) * t228;
                            let t234 = t114 * t231 - (t203 * t118 + t121 * t202)
                                - t120 * t233;
                            let t235 = t114 * t229
                                + (t123 * t233 - (t121 * t212 + t203 * t124));
                            let t236 = t135
                                * (rt::lit::<T>(0.5)
                                    * (t213 * t106 - t207 * t112 - t137 * t223) - t136 * t222);
                            let t237 = t131
                                * (t234 * t112 + t235 * t106 - t125 * t223 - t122 * t222)
                                + t236;
                            let t238 = t140
                                * (t134 * t222 + (t230 * t106 - t232 * t112 - t133 * t223))
                                + t237;
                            let t239 = rt::lit::<T>(0.5) * t144;
                            let t240 = k11 * t226;
                            let t241 = k11 * t228;
                            let t242 = rt::lit::<T>(2.0) * t148;
                            let t243 = (t145 * t223 + (t208 * t112 + t215 * t106)
                                - t146 * t222) * t239
                                - (t240 * t112 + t241 * t106 - t143 * t223 - t142 * t222)
                                    * t242;
                            let t244 = t149 * (t208 * t25 + t215 * t24)
                                - t147 * (t240 * t26 + t241 * t27);
                            let t245 = t130 * (t23 * t234 + t22 * t235)
                                + t132 * (t204 * t25 + t214 * t24);
                            let t246 = t139 * (t22 * t230 - t23 * t232)
                                + t141 * (t213 * t24 - t207 * t25);
                            let t247 = rho1_rate * (t193 - rt::lit::<T>(0.5) * t222)
                                + (t80 + rho2_rate * (t191 - rt::lit::<T>(0.5) * t223))
                                - k12
                                    * (m * (t224 + t238) + (i * t243 + (t244 + (t245 + t246))));
                            let t248 = rt::div_or_zero(theta_rate * t201 + t247, t151);
                            let t249 = rho1_rate * t248 - t193;
                            let t250 = rho2_rate * t248 - t191;
                            let t251 = t39 * t249
                                + (rt::lit::<T>(0.5) * (t179 * t156 + t185 * t154)
                                    + rt::lit::<T>(1.0)) - t57 * t250;
                            let t252 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x_rate * t152,
                                t151,
                            );
                            let t253 = rho2_rate * t252;
                            let t254 = rho1_rate * t252;
                            let t255 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * y_rate * t152,
                                t151,
                            );
                            let t256 = rho2_rate * t255;
                            let t257 = rho1_rate * t255;
                            let t258 = half_h * (t49 + t61 * t63);
                            let t259 = h * t60 * t67;
                            let t260 = m
                                * (t45 * t258 - t259 * (rt::lit::<T>(0.5) * t53));
                            let t261 = i * (t39 * t258 + t259 * (k11 * t38));
                            let t262 = t75
                                * (t71 * t258 - t259 * (rt::lit::<T>(0.5) * t72))
                                - t70 * (t72 * t258 + t259 * (rt::lit::<T>(0.5) * t71));
                            let t263 = m
                                * (t43 * t258 - t259 * (rt::lit::<T>(0.5) * t55));
                            let t264 = t260 * t76 + t261 * t79
                                + (t262
                                    + (t263 * t73 - t78 * (t57 * t258 - t259 * (k11 * t37))));
                            let t265 = h * t98;
                            let t266 = h * t97 + t110 * (t94 * t265);
                            let t267 = rt::lit::<T>(0.5) * t259;
                            let t268 = t265 * t105;
                            let t269 = t239 * (t146 * t266 + t145 * t268)
                                - t242 * (t142 * t266 - t143 * t268);
                            let t270 = rho1_rate * (rt::lit::<T>(0.5) * t266 - t258)
                                + (t113 + rho2_rate * (t267 - rt::lit::<T>(0.5) * t268))
                                - k17 * t269;
                            let t271 = t135 * (t136 * t266 - t268 * t138)
                                + t126 * (t266 * t128 - t129 * t268);
                            let t272 = t131 * (t122 * t266 - t125 * t268)
                                - t140 * (t134 * t266 + t133 * t268);
                            let t273 = rt::div_or_zero(
                                theta_rate * t264 + (t270 - k16 * (t271 + t272))
                                    - rt::lit::<T>(2.0) * t153,
                                t151,
                            );
                            let t274 = rho1_rate * t273 + (t258 + t152);
                            let t275 = rho2_rate * t273 - t267;
                            let t276 = t63 * (h * t59);
                            let t277 = h * t67;
                            let t278 = t69 * (t72 * t276 + t71 * t277)
                                + t74 * (t72 * t277 - t71 * t276);
                            let t279 = half_m * (t55 * t277 - t43 * t276);
                            let t280 = half_m * (t53 * t277 - t45 * t276);
                            let t281 = half_i * (t39 * t276 + t57 * t277);
                            let t282 = t279 * t73 + t280 * t76
                                - (t281 * t79 + t77 * (half_i * (t39 * t277 - t57 * t276)));
                            let t283 = t110 * (h * t94);
                            let t284 = h * t105;
                            let t285 = t239 * (t146 * t283 + t145 * t284)
                                + t242 * (t143 * t284 - t142 * t283);
                            let t286 = rt::lit::<T>(0.5) * t276;
                            let t287 = half_h * t67;
                            let t288 = k17 * t285
                                + (rho1_rate * (t286 - rt::lit::<T>(0.5) * t283)
                                    + (t107 + rho2_rate * (half_h * t105 - t287)));
                            let t289 = t126 * (t129 * t284 - t283 * t128)
                                + t131 * (t125 * t284 - t122 * t283);
                            let t290 = t135 * (t105 * (half_h * t137) - t136 * t283)
                                + t140 * (t134 * t283 + t133 * t284);
                            let t291 = theta_rate * (half_m * t278 + t282)
                                + (t288 - k16 * (t289 + t290)) - rt::lit::<T>(2.0) * t155;
                            let t292 = rt::div_or_zero(t291, t151);
                            let t293 = rho1_rate * t292 - t286;
                            let t294 = rho2_rate * t292 + (t287 + t152);
                            let t295 = t75 * (rho2_rate * t196 - rho1_rate * t197)
                                - t70 * (rho1_rate * t196 + rho2_rate * t197);
                            let t296 = t158 * t199
                                + (rt::lit::<T>(1.0)
                                    - t77 * (half_i * (rho2_rate * t185 - rho1_rate * t179))
                                    + t295);
                            let t297 = t296 + (t157 * t194 + t159 * t195);
                            let t298 = t152
                                * (y_rate * t173 - x_rate * t184 - t160 * (k18 * t38)
                                    - t39 * t297);
                            let t299 = t57 * t195
                                + (t77 * (k19 * t37) - t196 * t70 - t197 * t75)
                                + (t71 * t194 - t72 * t199);
                            let t300 = t157 * t260 + t159 * t261
                                + (t162 + t158 * t263 - t163);
                            let t301 = t39 * t152;
                            let t302 = rt::lit::<T>(1.0)
                                - theta_rate * (t71 * t260 + t57 * t261 - t72 * t263)
                                - t300 * t301;
                            let t303 = t167 - t168
                                + (t158 * t279 + t157 * t280 + (t166 - t159 * t281));
                            let t304 = t161 * t292
                                - (t301 * t303
                                    + theta_rate * (t71 * t280 - t57 * t281 - t72 * t279));
                            let t305 = t152
                                * (t57 * t297
                                    + (y_rate * t175 + x_rate * t178 - t160 * (k18 * t37)));
                            let t306 = t71 * t199
                                + (t196 * t75 - t77 * (k19 * t38) - t197 * t70)
                                + (t72 * t194 + t39 * t195);
                            let t307 = t57 * t152;
                            let t308 = t165 * t273
                                + (t300 * t307
                                    - theta_rate * (t71 * t263 + (t72 * t260 + t39 * t261)));
                            let t309 = t303 * t307
                                + (rt::lit::<T>(1.0)
                                    - theta_rate * (t71 * t279 + t72 * t280 - t39 * t281));
                            (
                                [
                                    theta_rate + t39 * t154 - t57 * t156,
                                    x_rate - t43 * t154 - t55 * t156,
                                    y_rate - t45 * t154 - t53 * t156,
                                    t152 * t161 + (rho1_rate - theta_rate * t164),
                                    t152 * t165 + (rho2_rate - theta_rate * t169),
                                ],
                                [
                                    [
                                        t251,
                                        t57 * t253 - t39 * t254,
                                        t57 * t256 - t39 * t257,
                                        t39 * t274 - t57 * t275,
                                        t39 * t293 - t57 * t294,
                                    ],
                                    [
                                        t184 * t154 - t178 * t156 - t55 * t250 - t43 * t249,
                                        t55 * t253 + (t43 * t254 + rt::lit::<T>(1.0)),
                                        t43 * t257 + t55 * t256,
                                        -(t43 * t274 + t55 * t275),
                                        -(t43 * t293 + t55 * t294),
                                    ],
                                    [
                                        -(t53 * t250 + (t45 * t249 + (t173 * t154 + t175 * t156))),
                                        t45 * t254 + t53 * t253,
                                        t53 * t256 + (t45 * t257 + rt::lit::<T>(1.0)),
                                        -(t45 * t274 + t53 * t275),
                                        -(t45 * t293 + t53 * t294),
                                    ],
                                    [
                                        t161 * t248 + (t298 - (t164 + theta_rate * t299)),
                                        t43 * t152 - t161 * t252,
                                        t45 * t152 - t161 * t255,
                                        t161 * t273 + t302,
                                        t304,
                                    ],
                                    [
                                        t165 * t248 + (t305 - (t169 + theta_rate * t306)),
                                        t55 * t152 - t165 * t252,
                                        t53 * t152 - t165 * t255,
                                        t308,
                                        t165 * t292 + t309,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_rate, x_rate, y_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [theta_rate, x_rate, y_rate, rho1_rate, rho2_rate] = solution1.x;
                let theta_new_2 = theta + h * theta_rate;
                let x_new_2 = x + h * x_rate;
                let y_new_2 = y + h * y_rate;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_rate,
                    theta_new_2,
                    tally,
                );
                let t92 = k7 * cos_theta_ahead_new;
                let t81 = h * rho1_rate + t11;
                let t82 = k5 * cos_theta_ahead_new;
                let t83 = sin_theta_ahead_new * t82;
                let t84 = k5 * sin_theta_ahead_new;
                let t85 = sin_theta_ahead_new * t84;
                let t86 = rt::lit::<T>(1.0) - t85;
                let t87 = m * t86;
                let t88 = cos_theta_ahead_new * t82;
                let t89 = rt::lit::<T>(1.0) - t88;
                let t90 = cos_theta_ahead_new * t84;
                let t91 = m * t90;
                let t93 = k8 * sin_theta_ahead_new;
                let t94 = t83 * t87 + (t89 * t91 - t92 * t93);
                let t95 = k7 * sin_theta_ahead_new;
                let t96 = t86 * t87 + (t90 * t91 + t95 * t93);
                let t97 = rt::lit::<T>(1.0) / t96;
                let t98 = t94 * t97;
                let t99 = h * rho2_rate + t12 - t81 * t98;
                let t103 = t94 * t98;
                let t310 = rt::lit::<T>(1.0)
                    / (m * (t89 * t89 + t83 * t83)
                        + cos_theta_ahead_new * (k9 * cos_theta_ahead_new) - t103);
                let t311 = t99 * t310;
                let t109 = t94 * t99;
                let t312 = t97 * (t81 - t310 * t109);
                let theta_dot_new_2 = t92 * t311 - t95 * t312;
                let x_dot_new_2 = t86 * t312 + t83 * t311;
                let y_dot_new_2 = t90 * t312 + t89 * t311;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// - `theta_rate`, `x_rate`, `y_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 14 | 4 | 1 | 0 | 1 |
        /// | once, from the step size | 0 | 9 | 6 | 0 | 0 | 0 |
        /// | each step | 34 | 82 | 4 | 0 | 1 | 0 |
        /// | each iteration for theta_rate, x_rate, y_rate, rho1_rate, rho2_rate | 414 | 760 | 13 | 0 | 5 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `a + (a/abs(a)) sqrt(a² + 1)`
            k4: T,
            /// `1/(a² + 1 + a (a/abs(a)) sqrt(a² + 1))`
            k6: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1))/(a² + 1 + a (a/abs(a)) sqrt(a² + 1))`
            k7: T,
            /// `I ((a + (a/abs(a)) sqrt(a² + 1))/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))`
            k8: T,
            /// `((a + (a/abs(a)) sqrt(a² + 1))/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))² I`
            k9: T,
            /// `I/2`
            half_i: T,
            /// `2 I`
            twice_i: T,
            /// `m/2`
            half_m: T,
            /// `(1/2)/(a² + 1 + a (a/abs(a)) sqrt(a² + 1))`
            k10: T,
            /// `((a + (a/abs(a)) sqrt(a² + 1))/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))/2`
            k11: T,
            /// `I (a + (a/abs(a)) sqrt(a² + 1))`
            k12: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1))/2`
            k13: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1))/4`
            k14: T,
            /// `I/4`
            quarter_i: T,
            /// `m/4`
            quarter_m: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(1/2)/h`
            k15: T,
            /// `h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1))`
            k16: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1)) (h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))`
            k17: T,
            /// `I (a + (a/abs(a)) sqrt(a² + 1)) (h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))`
            k18: T,
            /// `(m/h)/2`
            k19: T,
            /// `(I/h)/2`
            k20: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1)) (h/(a² + 1 + a (a/abs(a)) sqrt(a² + 1)))/2`
            k21: T,
            /// `(a + (a/abs(a)) sqrt(a² + 1))/h`
            k22: T,
            /// `I ((a + (a/abs(a)) sqrt(a² + 1))/h)/2`
            k23: T,
            /// `((a + (a/abs(a)) sqrt(a² + 1))/h)/2`
            k24: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = a * a + rt::lit::<T>(1.0);
                let k2 = rt::sqrt(k1);
                let k3 = rt::div_or_one(a, rt::abs(a)) * k2;
                let k4 = a + k3;
                let k5 = k1 + a * k3;
                let k6 = rt::lit::<T>(1.0) / k5;
                let k7 = k4 / k5;
                let k8 = i * k7;
                let k9 = k7 * k8;
                let half_i = rt::lit::<T>(0.5) * i;
                let twice_i = rt::lit::<T>(2.0) * i;
                let half_m = rt::lit::<T>(0.5) * m;
                let k10 = rt::lit::<T>(0.5) / k5;
                let k11 = rt::lit::<T>(0.5) * k7;
                let k12 = i * k4;
                let k13 = rt::lit::<T>(0.5) * k4;
                let k14 = rt::lit::<T>(0.25) * k4;
                let quarter_i = rt::lit::<T>(0.25) * i;
                let quarter_m = rt::lit::<T>(0.25) * m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k15 = rt::lit::<T>(0.5) / h;
                let k16 = h / k5;
                let k17 = k4 * k16;
                let k18 = i * k17;
                let k19 = rt::lit::<T>(0.5) * (m / h);
                let k20 = rt::lit::<T>(0.5) * (i / h);
                let k21 = rt::lit::<T>(0.5) * k17;
                let k22 = k4 / h;
                let k23 = rt::lit::<T>(0.5) * (i * k22);
                let k24 = rt::lit::<T>(0.5) * k22;
                Scheme {
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    half_i,
                    twice_i,
                    half_m,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    quarter_i,
                    quarter_m,
                    inv_h,
                    half_h,
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
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let Scheme {
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    half_i,
                    twice_i,
                    half_m,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    quarter_i,
                    quarter_m,
                    inv_h,
                    half_h,
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
                } = *setting.scheme();
                let t1 = k6 * sin_theta_ahead;
                let t2 = sin_theta_ahead * t1;
                let t3 = cos_theta_ahead * t1;
                let t4 = rt::lit::<T>(1.0) - t2;
                let t5 = k6 * cos_theta_ahead;
                let t6 = sin_theta_ahead * t5;
                let t7 = cos_theta_ahead * t5;
                let t8 = rt::lit::<T>(1.0) - t7;
                let t9 = k7 * sin_theta_ahead;
                let t10 = k7 * cos_theta_ahead;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let i_theta_dot = i * theta_dot;
                let t11 = m_x_dot * t4 + (m_y_dot * t3 - i_theta_dot * t9);
                let t12 = m_y_dot * t8 + (m_x_dot * t6 + i_theta_dot * t10);
                let t13 = m * t4;
                let t14 = m * t3;
                let t15 = k8 * sin_theta_ahead;
                let t16 = t6 * t13 + (t8 * t14 - t10 * t15);
                let t17 = rt::lit::<T>(1.0) / (t4 * t13 + (t3 * t14 + t9 * t15));
                let t18 = t16 * t17;
                let t19 = t12 - t11 * t18;
                let t20 = m * (t8 * t8 + t6 * t6)
                    + cos_theta_ahead * (k9 * cos_theta_ahead) - t16 * t18;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t19 * t21;
                let t23 = t17 * (t11 - t21 * (t16 * t19));
                let t24 = rt::lit::<T>(0.5) * t22;
                let t25 = rt::lit::<T>(0.5) * t23;
                let t26 = rt::lit::<T>(2.0) * t23;
                let t27 = rt::lit::<T>(2.0) * t22;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t28 = t10 * t22 - t9 * t23;
                            let t29 = t4 * t23 + t6 * t22;
                            let t30 = t3 * t23 + t8 * t22;
                            let t31 = m * t30;
                            let theta_plus_h = theta + h;
                            let (sin_theta_plus_h, cos_theta_plus_h) = rt::sin_cos(
                                theta_plus_h,
                            );
                            let t32 = k6 * sin_theta_plus_h;
                            let theta_minus_h = theta - h;
                            let (sin_theta_minus_h, cos_theta_minus_h) = rt::sin_cos(
                                theta_minus_h,
                            );
                            let t33 = k6 * sin_theta_minus_h;
                            let t34 = m * t29;
                            let t35 = t31
                                * (cos_theta_plus_h * t32 - cos_theta_minus_h * t33)
                                + (t34 * (sin_theta_minus_h * t33 - sin_theta_plus_h * t32)
                                    + t28 * (k12 * (t33 - t32)));
                            let t36 = k15 * t28;
                            let t37 = k6 * cos_theta_minus_h;
                            let t38 = k6 * cos_theta_plus_h;
                            let t39 = t31
                                * (cos_theta_minus_h * t37 - cos_theta_plus_h * t38)
                                + (t34 * (sin_theta_plus_h * t38 - sin_theta_minus_h * t37)
                                    + t28 * (k12 * (t38 - t37)));
                            [t28, t29, t30, t35 * t36, t36 * t39]
                        },
                        move || [
                            rt::abs(inv_h * theta),
                            rt::abs(inv_h * x),
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * t11),
                            rt::abs(inv_h * t12),
                        ],
                        move |[theta_rate, x_rate, y_rate, rho1_rate, rho2_rate]| {
                            let theta_rate_half_h = half_h * theta_rate;
                            let t40 = theta + theta_rate_half_h;
                            let (t41, t42) = rt::sin_cos(t40);
                            let t43 = k7 * t41;
                            let t44 = half_h * rho1_rate + t11;
                            let t45 = k6 * t41;
                            let t46 = rt::lit::<T>(1.0) - t41 * t45;
                            let t47 = m * t46;
                            let t48 = t42 * t45;
                            let t49 = m * t48;
                            let t50 = k8 * t41;
                            let t51 = t46 * t47 + (t48 * t49 + t43 * t50);
                            let t52 = rt::lit::<T>(1.0) / t51;
                            let t53 = t44 * t52;
                            let t54 = k6 * t42;
                            let t55 = rt::lit::<T>(1.0) - t42 * t54;
                            let t56 = m * t55;
                            let t57 = t41 * t54;
                            let t58 = m * t57;
                            let t59 = k7 * t42;
                            let t60 = k8 * t42;
                            let t61 = t57 * t47 + (t55 * t49 - t59 * t50);
                            let t62 = t61 * t52;
                            let t63 = t55 * t56 + (t57 * t58 + t59 * t60) - t61 * t62;
                            let t64 = rt::lit::<T>(1.0) / (t51 * t63);
                            let t65 = t12 + half_h * rho2_rate - t44 * t62;
                            let t66 = t64 * (t61 * t65);
                            let t67 = t53 - t66;
                            let t68 = h * rho1_rate + t11;
                            let theta_new_2 = theta + h * theta_rate;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t69 = k6 * cos_theta_ahead_new;
                            let t70 = sin_theta_ahead_new * t69;
                            let t71 = k6 * sin_theta_ahead_new;
                            let t72 = sin_theta_ahead_new * t71;
                            let t73 = rt::lit::<T>(1.0) - t72;
                            let t74 = m * t73;
                            let t75 = cos_theta_ahead_new * t69;
                            let t76 = rt::lit::<T>(1.0) - t75;
                            let t77 = cos_theta_ahead_new * t71;
                            let t78 = m * t77;
                            let t79 = k7 * cos_theta_ahead_new;
                            let t80 = k8 * sin_theta_ahead_new;
                            let t81 = t70 * t74 + (t76 * t78 - t79 * t80);
                            let t82 = k7 * sin_theta_ahead_new;
                            let t83 = t73 * t74 + (t77 * t78 + t82 * t80);
                            let t84 = rt::lit::<T>(1.0) / t83;
                            let t85 = t81 * t84;
                            let t86 = h * rho2_rate + t12 - t68 * t85;
                            let t87 = m * t76;
                            let t88 = m * t70;
                            let t89 = k8 * cos_theta_ahead_new;
                            let t90 = t81 * t85;
                            let t91 = t76 * t87 + (t70 * t88 + t79 * t89) - t90;
                            let t92 = rt::lit::<T>(1.0) / t91;
                            let t93 = t86 * t92;
                            let t94 = rt::lit::<T>(1.0) / t63;
                            let t95 = t94 * t65;
                            let t96 = rt::lit::<T>(0.5) * (t22 + t93) - t95;
                            let t97 = t68 * t84;
                            let t98 = t81 * t86;
                            let t99 = rt::lit::<T>(1.0) / (t83 * t91);
                            let t100 = t98 * t99;
                            let t101 = t97 - t100;
                            let t102 = rt::lit::<T>(0.5) * (t23 + t101) - t67;
                            let t103 = t59 * t95 - t43 * t67;
                            let t104 = i * t103;
                            let t105 = inv_h / t63;
                            let t106 = h + t40;
                            let (t107, t108) = rt::sin_cos(t106);
                            let t109 = k6 * t108;
                            let t110 = t40 - h;
                            let (t111, t112) = rt::sin_cos(t110);
                            let t113 = k6 * t112;
                            let t114 = t109 - t113;
                            let t115 = k4 * t114;
                            let t116 = t105 * (t65 * t115);
                            let t117 = k6 * t111;
                            let t118 = k6 * t107;
                            let t119 = t117 - t118;
                            let t120 = k22 * t119;
                            let t121 = rt::lit::<T>(0.5) * (t116 + t67 * t120);
                            let t122 = t46 * t67 + t57 * t95;
                            let t123 = m * t122;
                            let t124 = t107 * t109 - t111 * t113;
                            let t125 = t105 * (t65 * t124);
                            let t126 = t111 * t117 - t107 * t118;
                            let t127 = inv_h * t126;
                            let t128 = rt::lit::<T>(0.5) * (t125 + t67 * t127);
                            let t129 = t48 * t67 + t55 * t95;
                            let t130 = m * t129;
                            let t131 = t112 * t113 - t108 * t109;
                            let t132 = t105 * (t65 * t131);
                            let t133 = t108 * t118 - t112 * t117;
                            let t134 = inv_h * t133;
                            let t135 = rt::lit::<T>(0.5) * (t132 + t67 * t134);
                            let t136 = t104 * t121 + (t123 * t128 + t130 * t135);
                            let t137 = cos_theta_ahead_new + cos_theta_ahead;
                            let (t138, t139) = rt::sin_cos(theta_rate_half_h);
                            let t140 = t42 * t138;
                            let t141 = k6 * t140;
                            let t142 = sin_theta_ahead_new + sin_theta_ahead;
                            let t143 = k6 * t142;
                            let t144 = t41 * t138;
                            let t145 = t137 * t141 - t143 * t144;
                            let t146 = k6 * t137;
                            let t147 = k6 * t144;
                            let t148 = t146 * t144 + t137 * t147;
                            let t149 = t23 * t145 + t22 * t148;
                            let t150 = t77 + t3;
                            let t151 = rt::lit::<T>(0.5) * t150;
                            let t152 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t75 + t7);
                            let t153 = m * (t101 * t151 + t152 * t93);
                            let t154 = t150 * t25 + t152 * t22;
                            let t155 = m * (t145 * t101 + t148 * t93);
                            let t156 = t146 * t140 - t142 * t147;
                            let t157 = t143 * t140 + t142 * t141;
                            let t158 = t22 * t156 - t23 * t157;
                            let t159 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t72 + t2);
                            let t160 = t70 + t6;
                            let t161 = rt::lit::<T>(0.5) * t160;
                            let t162 = m * (t159 * t101 + t93 * t161);
                            let t163 = t159 * t23 + t160 * t24;
                            let t164 = m * (t156 * t93 - t157 * t101);
                            let t165 = k7 * t140;
                            let t166 = k7 * t144;
                            let t167 = t165 * t26 + t166 * t27;
                            let t168 = k7 * t137;
                            let t169 = k7 * t142;
                            let t170 = half_i * (t168 * t93 - t169 * t101);
                            let t171 = t168 * t24 - t169 * t25;
                            let t172 = twice_i * (t165 * t101 + t166 * t93);
                            let t173 = t149 * t153 + t154 * t155
                                + (t158 * t162 + t163 * t164) - (t167 * t170 + t171 * t172);
                            let t174 = theta_rate * theta_rate + x_rate * x_rate
                                + (y_rate * y_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t175 = rt::div_or_zero(
                                rho2_rate * t96 + rho1_rate * t102 + theta_rate * t136
                                    - k15 * t173,
                                t174,
                            );
                            let t176 = rho1_rate * t175;
                            let t177 = t67 + t176;
                            let t178 = rho2_rate * t175;
                            let t179 = t95 + t178;
                            let t180 = inv_h * t131;
                            let t181 = rt::lit::<T>(0.5)
                                * (rho1_rate * t134 + rho2_rate * t180);
                            let t182 = k22 * t114;
                            let t183 = rt::lit::<T>(0.5)
                                * (rho1_rate * t120 + rho2_rate * t182);
                            let t184 = inv_h * t124;
                            let t185 = rt::lit::<T>(0.5)
                                * (rho1_rate * t127 + rho2_rate * t184);
                            let t186 = theta_rate + t130 * t181
                                + (t104 * t183 + t123 * t185);
                            let t187 = x_rate * t46 + y_rate * t48 - t43 * t186;
                            let t188 = t129 * (k19 * t133);
                            let t189 = t103 * (k23 * t119);
                            let t190 = t122 * (k19 * t126);
                            let t191 = t188 + (t189 + t190);
                            let t192 = y_rate * t55 + x_rate * t57 + t59 * t186;
                            let t193 = t129 * (k19 * t131);
                            let t194 = t103 * (k23 * t114);
                            let t195 = t122 * (k19 * t124);
                            let t196 = t193 + (t194 + t195);
                            let t197 = k16 * t108;
                            let t198 = h * t111;
                            let t199 = h * t107;
                            let t200 = k16 * t112;
                            let t201 = k15
                                * (t108 * t197 + t198 * t117 - (t199 * t118 + t112 * t200));
                            let t202 = k16 * t42;
                            let t203 = h * t41;
                            let t204 = t42 * t202 - t203 * t45;
                            let t205 = half_m * t204;
                            let t206 = h * t42;
                            let t207 = t206 * t45 + t41 * t202;
                            let t208 = rt::lit::<T>(0.5) * t207;
                            let t209 = k17 * t42;
                            let t210 = k18 * t42;
                            let t211 = rt::lit::<T>(0.5) * t204;
                            let t212 = half_m * t207;
                            let t213 = t48 * t205 - t47 * t208
                                + (rt::lit::<T>(0.5) * (t50 * t209 + t43 * t210)
                                    + t49 * t211 - t46 * t212);
                            let t214 = k16 * t41;
                            let t215 = rt::lit::<T>(0.5) * (t203 * t54 + t42 * t214);
                            let t216 = rt::lit::<T>(0.5) * (t206 * t54 - t41 * t214);
                            let t217 = k17 * t41;
                            let t218 = t49 * t215 + t55 * t205
                                + (t47 * t216
                                    + rt::lit::<T>(0.5) * (t50 * t217 - t59 * t210)
                                    - t57 * t212);
                            let t219 = t52 * (t218 - t213 * t62);
                            let t220 = t44 * t219;
                            let t221 = t215 * (rt::lit::<T>(2.0) * t56)
                                + (t216 * (rt::lit::<T>(2.0) * t58) - t60 * t217)
                                - t218 * t62;
                            let t222 = t221 - t61 * t219;
                            let t223 = t64
                                * (t218 * t65 - t61 * t220
                                    - t66 * (t213 * t63 + t51 * t222));
                            let t224 = t53 * (t213 * t52) + t223;
                            let t225 = k16 * t107;
                            let t226 = k16 * t111;
                            let t227 = t199 * t109 + t108 * t225
                                - (t198 * t113 + t112 * t226);
                            let t228 = h * t222;
                            let t229 = t67 * t201 - t224 * t134
                                + t105
                                    * (t65 * (rt::lit::<T>(0.5) * t227) - t220 * t131
                                        - t228 * t132);
                            let t230 = h * t112;
                            let t231 = h * t108;
                            let t232 = k15
                                * (t230 * t117 + t111 * t200 - (t231 * t118 + t107 * t197));
                            let t233 = t231 * t109 + t111 * t226
                                - (t107 * t225 + t230 * t113);
                            let t234 = t67 * t232 - t224 * t127
                                + t105
                                    * (t65 * (rt::lit::<T>(0.5) * t233) - t220 * t124
                                        - t228 * t125);
                            let t235 = t94 * (t220 + t222 * t95);
                            let t236 = m
                                * (t211 * t67 + t215 * t95 - t55 * t235 - t48 * t224);
                            let t237 = m
                                * (t216 * t95 - t208 * t67 - t57 * t235 - t46 * t224);
                            let t238 = k24 * (t200 - t197);
                            let t239 = t226 - t225;
                            let t240 = t67 * t238 - t224 * t120
                                + t105 * (t65 * (k13 * t239) - t220 * t115 - t228 * t116);
                            let t241 = i
                                * (t59 * t235
                                    + rt::lit::<T>(0.5) * (t209 * t67 + t217 * t95)
                                    - t43 * t224);
                            let t242 = t130 * (rt::lit::<T>(0.5) * t229)
                                + t123 * (rt::lit::<T>(0.5) * t234)
                                + (t236 * t135 + t237 * t128
                                    + (t104 * (rt::lit::<T>(0.5) * t240) - t241 * t121));
                            let t243 = k16 * cos_theta_ahead_new;
                            let t244 = h * sin_theta_ahead_new;
                            let t245 = cos_theta_ahead_new * t243 - t244 * t71;
                            let t246 = m * t245;
                            let t247 = h * cos_theta_ahead_new;
                            let t248 = t247 * t71 + sin_theta_ahead_new * t243;
                            let t249 = k17 * cos_theta_ahead_new;
                            let t250 = k18 * cos_theta_ahead_new;
                            let t251 = m * t248;
                            let t252 = t77 * t246 - t74 * t248
                                + (t78 * t245 + (t80 * t249 + t82 * t250) - t73 * t251);
                            let t253 = k16 * sin_theta_ahead_new;
                            let t254 = t247 * t69 - sin_theta_ahead_new * t253;
                            let t255 = t244 * t69 + cos_theta_ahead_new * t253;
                            let t256 = k17 * sin_theta_ahead_new;
                            let t257 = t74 * t254 + t76 * t246
                                + (t78 * t255 + (t80 * t256 - t79 * t250) - t70 * t251);
                            let t258 = t84 * (t257 - t85 * t252);
                            let t259 = t68 * t258;
                            let t260 = t255 * (rt::lit::<T>(2.0) * t87)
                                + (t254 * (rt::lit::<T>(2.0) * t88)
                                    - t256 * (rt::lit::<T>(2.0) * t89)) - t85 * t257;
                            let t261 = t260 - t81 * t258;
                            let t262 = t99
                                * (t86 * t257 - t81 * t259
                                    - t100 * (t252 * t91 + t83 * t261));
                            let t263 = t97 * (t84 * t252) + t262;
                            let t264 = t92 * (t259 + t261 * t93);
                            let t265 = t149
                                * (rt::lit::<T>(0.5)
                                    * (t245 * t101 + t255 * t93 - t150 * t263) - t152 * t264);
                            let t266 = h * t139;
                            let t267 = t42 * t266 - t203 * t138;
                            let t268 = rt::lit::<T>(0.5) * t267;
                            let t269 = t206 * t138 + t41 * t266;
                            let t270 = k10 * t269;
                            let t271 = t146 * t268 - (t140 * t253 + t247 * t147)
                                - t142 * t270;
                            let t272 = k10 * t267;
                            let t273 = t142 * t272
                                + (t143 * t268 + (t140 * t243 + t247 * t141));
                            let t274 = rt::lit::<T>(0.5) * t269;
                            let t275 = t137 * t272 - (t244 * t141 + t144 * t243)
                                - t143 * t274;
                            let t276 = t137 * t270
                                + (t146 * t274 - (t144 * t253 + t244 * t147));
                            let t277 = t158
                                * (rt::lit::<T>(0.5)
                                    * (t254 * t93 - t248 * t101 - t160 * t264) - t159 * t263);
                            let t278 = t154
                                * (t275 * t101 + t276 * t93 - t148 * t264 - t145 * t263)
                                + t277;
                            let t279 = t163
                                * (t157 * t263 + (t271 * t93 - t273 * t101 - t156 * t264))
                                + t278;
                            let t280 = rt::lit::<T>(0.5) * t167;
                            let t281 = k11 * t267;
                            let t282 = k11 * t269;
                            let t283 = rt::lit::<T>(2.0) * t171;
                            let t284 = (t168 * t264 + (t249 * t101 + t256 * t93)
                                - t169 * t263) * t280
                                - (t281 * t101 + t282 * t93 - t166 * t264 - t165 * t263)
                                    * t283;
                            let t285 = t172 * (t249 * t25 + t256 * t24)
                                - t170 * (t281 * t26 + t282 * t27);
                            let t286 = t153 * (t23 * t275 + t22 * t276)
                                + t155 * (t245 * t25 + t255 * t24);
                            let t287 = t162 * (t22 * t271 - t23 * t273)
                                + t164 * (t254 * t24 - t248 * t25);
                            let t288 = t136
                                + (rho1_rate * (t224 - rt::lit::<T>(0.5) * t263)
                                    + rho2_rate * (t235 - rt::lit::<T>(0.5) * t264))
                                - k15
                                    * (m * (t265 + t279) + (i * t284 + (t285 + (t286 + t287))));
                            let t289 = rt::div_or_zero(
                                theta_rate * (t242 - rt::lit::<T>(2.0) * t175) + t288,
                                t174,
                            );
                            let t290 = rho1_rate * t289 - t224;
                            let t291 = rho2_rate * t289 - t235;
                            let t292 = t43 * t290
                                + (rt::lit::<T>(0.5) * (t217 * t179 + t209 * t177)
                                    + rt::lit::<T>(1.0)) - t59 * t291;
                            let t293 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x_rate * t175,
                                t174,
                            );
                            let t294 = rho2_rate * t293;
                            let t295 = rho1_rate * t293;
                            let t296 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * y_rate * t175,
                                t174,
                            );
                            let t297 = rho2_rate * t296;
                            let t298 = rho1_rate * t296;
                            let t299 = h * t62;
                            let t300 = h * t52 + t64 * (t61 * t299);
                            let t301 = rt::lit::<T>(0.5) * t300;
                            let t302 = t299 * t94;
                            let t303 = m
                                * (t46 * t301 - t302 * (rt::lit::<T>(0.5) * t57));
                            let t304 = i * (t302 * (k11 * t42) + t43 * t301);
                            let t305 = rt::lit::<T>(0.25) * t300;
                            let t306 = t104 * (t120 * t305 - t94 * (t62 * (k14 * t114)))
                                + t130
                                    * (t134 * t305 - t94 * (t62 * (rt::lit::<T>(0.25) * t131)));
                            let t307 = m
                                * (t48 * t301 - t302 * (rt::lit::<T>(0.5) * t55));
                            let t308 = t306
                                + (t307 * t135
                                    + t123
                                        * (t127 * t305
                                            - t94 * (t62 * (rt::lit::<T>(0.25) * t124))));
                            let t309 = rt::lit::<T>(0.5) * t302;
                            let t310 = h * t85;
                            let t311 = t310 * t92;
                            let t312 = h * t84 + t99 * (t81 * t310);
                            let t313 = t280 * (t169 * t312 + t168 * t311)
                                - t283 * (t165 * t312 - t166 * t311);
                            let t314 = t102
                                + (rho2_rate * (t309 - rt::lit::<T>(0.5) * t311)
                                    + rho1_rate * (rt::lit::<T>(0.5) * t312 - t301))
                                - k20 * t313;
                            let t315 = t158 * (t159 * t312 - t311 * t161)
                                + t149 * (t312 * t151 - t152 * t311);
                            let t316 = t154 * (t145 * t312 - t148 * t311)
                                - t163 * (t157 * t312 + t156 * t311);
                            let t317 = theta_rate * (t303 * t128 - t304 * t121 + t308)
                                + (t314 - k19 * (t315 + t316));
                            let t318 = rt::div_or_zero(
                                t317 - rt::lit::<T>(2.0) * t176,
                                t174,
                            );
                            let t319 = rho1_rate * t318 + (t301 + t175);
                            let t320 = rho2_rate * t318 - t309;
                            let t321 = t99 * (h * t81);
                            let t322 = h * t92;
                            let t323 = t280 * (t169 * t321 + t168 * t322)
                                + t283 * (t166 * t322 - t165 * t321);
                            let t324 = t64 * (h * t61);
                            let t325 = rt::lit::<T>(0.5) * t324;
                            let t326 = half_h * t94;
                            let t327 = k20 * t323
                                + (rho1_rate * (t325 - rt::lit::<T>(0.5) * t321)
                                    + (t96 + rho2_rate * (half_h * t92 - t326)));
                            let t328 = t149 * (t152 * t322 - t321 * t151)
                                + t154 * (t148 * t322 - t145 * t321);
                            let t329 = t158 * (t92 * (half_h * t160) - t159 * t321)
                                + t163 * (t157 * t321 + t156 * t322);
                            let t330 = h * t94;
                            let t331 = t57 * t330 - t46 * t324;
                            let t332 = half_m * t331;
                            let t333 = t43 * t324 + t59 * t330;
                            let t334 = half_i * t333;
                            let t335 = t55 * t330 - t48 * t324;
                            let t336 = half_m * t335;
                            let t337 = t130
                                * (rt::lit::<T>(0.25) * (t94 * t131 - t64 * (t61 * t133)))
                                + t123
                                    * (rt::lit::<T>(0.25) * (t94 * t124 - t64 * (t61 * t126)));
                            let t338 = t104 * (k14 * (t94 * t114 - t64 * (t61 * t119)))
                                + t332 * t128 + (t334 * t121 + t336 * t135 + t337);
                            let t339 = rt::div_or_zero(
                                t327 - k19 * (t328 + t329) + theta_rate * t338
                                    - rt::lit::<T>(2.0) * t178,
                                t174,
                            );
                            let t340 = rho1_rate * t339 - t325;
                            let t341 = rho2_rate * t339 + (t326 + t175);
                            let t342 = k15 * t227;
                            let t343 = k15 * t233;
                            let t344 = t129 * (rho1_rate * t201 + rho2_rate * t342)
                                + t122 * (rho1_rate * t232 + rho2_rate * t343);
                            let t345 = k24 * t239;
                            let t346 = t236 * t181
                                + (half_m * t344
                                    + (t103 * (half_i * (rho1_rate * t238 + rho2_rate * t345))
                                        + rt::lit::<T>(1.0)));
                            let t347 = t346 + (t237 * t185 - t241 * t183);
                            let t348 = t175
                                * (y_rate * t211 - x_rate * t208 - k21 * t42 * t186
                                    - t43 * t347);
                            let half_theta_rate = rt::lit::<T>(0.5) * theta_rate;
                            let t349 = t237 * t127
                                + (t104 * t238 + (t123 * t232 + t130 * t201))
                                + (t236 * t134 - t241 * t120);
                            let t350 = t181 * t307 + t185 * t303
                                + (t190 + (t189 + t188) - t183 * t304);
                            let t351 = t43 * t175;
                            let t352 = rt::lit::<T>(1.0)
                                - half_theta_rate
                                    * (t134 * t307 + t127 * t303 - t120 * t304) - t350 * t351;
                            let t353 = t194 + t332 * t185
                                + (t193 + t334 * t183 + (t195 + t336 * t181));
                            let t354 = quarter_i * t333;
                            let t355 = quarter_m * t331;
                            let t356 = quarter_m * t335;
                            let t357 = t187 * t339
                                - (t351 * t353
                                    + theta_rate * (t120 * t354 + (t127 * t355 + t134 * t356)));
                            let t358 = t175
                                * (t59 * t347
                                    + (y_rate * t215 + x_rate * t216 - k21 * t41 * t186));
                            let t359 = t237 * t184
                                + (t104 * t345 + (t123 * t343 + t130 * t342))
                                + (t236 * t180 - t241 * t182);
                            let t360 = t59 * t175;
                            let t361 = t192 * t318
                                + (t350 * t360
                                    - half_theta_rate
                                        * (t180 * t307 + t184 * t303 - t182 * t304));
                            let t362 = t353 * t360
                                + (rt::lit::<T>(1.0)
                                    - theta_rate * (t182 * t354 + (t184 * t355 + t180 * t356)));
                            (
                                [
                                    theta_rate + t43 * t177 - t59 * t179,
                                    x_rate - t46 * t177 - t57 * t179,
                                    y_rate - t48 * t177 - t55 * t179,
                                    t175 * t187 + (rho1_rate - theta_rate * t191),
                                    t175 * t192 + (rho2_rate - theta_rate * t196),
                                ],
                                [
                                    [
                                        t292,
                                        t59 * t294 - t43 * t295,
                                        t59 * t297 - t43 * t298,
                                        t43 * t319 - t59 * t320,
                                        t43 * t340 - t59 * t341,
                                    ],
                                    [
                                        t208 * t177 - t216 * t179 - t57 * t291 - t46 * t290,
                                        t57 * t294 + (t46 * t295 + rt::lit::<T>(1.0)),
                                        t46 * t298 + t57 * t297,
                                        -(t46 * t319 + t57 * t320),
                                        -(t46 * t340 + t57 * t341),
                                    ],
                                    [
                                        -(t55 * t291 + (t48 * t290 + (t211 * t177 + t215 * t179))),
                                        t48 * t295 + t55 * t294,
                                        t55 * t297 + (t48 * t298 + rt::lit::<T>(1.0)),
                                        -(t48 * t319 + t55 * t320),
                                        -(t48 * t340 + t55 * t341),
                                    ],
                                    [
                                        t187 * t289 + (t348 - (t191 + half_theta_rate * t349)),
                                        t46 * t175 - t187 * t293,
                                        t48 * t175 - t187 * t296,
                                        t187 * t318 + t352,
                                        t357,
                                    ],
                                    [
                                        t192 * t289 + (t358 - (t196 + half_theta_rate * t359)),
                                        t57 * t175 - t192 * t293,
                                        t55 * t175 - t192 * t296,
                                        t361,
                                        t192 * t339 + t362,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_rate, x_rate, y_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [theta_rate, x_rate, y_rate, rho1_rate, rho2_rate] = solution1.x;
                let theta_new_2 = theta + h * theta_rate;
                let x_new_2 = x + h * x_rate;
                let y_new_2 = y + h * y_rate;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_rate,
                    theta_new_2,
                    tally,
                );
                let t79 = k7 * cos_theta_ahead_new;
                let t68 = h * rho1_rate + t11;
                let t69 = k6 * cos_theta_ahead_new;
                let t70 = sin_theta_ahead_new * t69;
                let t71 = k6 * sin_theta_ahead_new;
                let t72 = sin_theta_ahead_new * t71;
                let t73 = rt::lit::<T>(1.0) - t72;
                let t74 = m * t73;
                let t75 = cos_theta_ahead_new * t69;
                let t76 = rt::lit::<T>(1.0) - t75;
                let t77 = cos_theta_ahead_new * t71;
                let t78 = m * t77;
                let t80 = k8 * sin_theta_ahead_new;
                let t81 = t70 * t74 + (t76 * t78 - t79 * t80);
                let t82 = k7 * sin_theta_ahead_new;
                let t83 = t73 * t74 + (t77 * t78 + t82 * t80);
                let t84 = rt::lit::<T>(1.0) / t83;
                let t85 = t81 * t84;
                let t86 = h * rho2_rate + t12 - t68 * t85;
                let t90 = t81 * t85;
                let t363 = rt::lit::<T>(1.0)
                    / (m * (t76 * t76 + t70 * t70)
                        + cos_theta_ahead_new * (k9 * cos_theta_ahead_new) - t90);
                let t364 = t86 * t363;
                let t98 = t81 * t86;
                let t365 = t84 * (t68 - t363 * t98);
                let theta_dot_new_2 = t79 * t364 - t82 * t365;
                let x_dot_new_2 = t73 * t365 + t70 * t364;
                let y_dot_new_2 = t77 * t365 + t76 * t364;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 0 | 2 | 0 | 0 | 0 |
        /// | each step | 8 | 10 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 5 | 10 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/I`
            inv_i: T,
            /// `1/m`
            inv_m: T,
            /// `m a/(I + m a²)`
            k2: T,
            /// `I/(I + m a²)`
            k3: T,
            /// `2 (m a/(I + m a²))`
            k4: T,
            /// `2 (I/(I + m a²))`
            k5: T,
            /// `h/m`
            h_over_m: T,
            /// `h/I`
            h_over_i: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_{k−½} half a step before the node (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = m * a / k1;
                let k3 = i / k1;
                let k4 = rt::lit::<T>(2.0) * k2;
                let k5 = rt::lit::<T>(2.0) * k3;
                let h_over_m = h / m;
                let h_over_i = h / i;
                Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    h_over_m,
                    h_over_i,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot,
                    m * x_dot,
                    m * y_dot,
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
                let [theta, x, y, p_theta, p_x, p_y, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let a = setting.system().parameters.a;
                let Scheme { k4, k5, h_over_m, h_over_i, .. } = *setting.scheme();
                let t1 = k4 * p_theta
                    + k5 * (p_x * sin_theta_ahead - p_y * cos_theta_ahead);
                let p_theta_new = p_theta - a * t1;
                let theta_new_2 = theta + h_over_i * p_theta_new;
                let p_x_new = p_x - sin_theta_ahead * t1;
                let x_new_2 = x + h_over_m * p_x_new;
                let p_y_new = p_y + cos_theta_ahead * t1;
                let y_new_2 = y + h_over_m * p_y_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_over_i * p_theta_new,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
                let [theta, x, y, p_theta, p_x, p_y, _, _] = motion.carried;
                let a = setting.system().parameters.a;
                let Scheme { inv_i, inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k2 * p_theta + k3 * (sin_theta * p_x - cos_theta * p_y);
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: inv_i * (p_theta - a * t1),
                    x_dot: inv_m * (p_x - sin_theta * t1),
                    y_dot: inv_m * (p_y + cos_theta * t1),
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
        /// - `theta_dot_new`, `x_dot_new`, `y_dot_new`, `lambda1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 7 | 9 | 0 | 0 | 2 | 0 |
        /// | each iteration for theta_dot_new, x_dot_new, y_dot_new, lambda1 | 12 | 13 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I m/(I + m a²)`
            k1: T,
            /// `1/h`
            inv_h: T,
            /// `a h`
            a_h: T,
            /// `h (1 - dla_alpha)`
            k2: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
            /// `-(a h)`
            minus_a_h: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = i * m / (i + m * (a * a));
                let inv_h = rt::lit::<T>(1.0) / h;
                let a_h = a * h;
                let k2 = h * (rt::lit::<T>(1.0) - dla_alpha);
                let h_dla_alpha = h * dla_alpha;
                let minus_a_h = -a_h;
                Scheme {
                    k1,
                    inv_h,
                    a_h,
                    k2,
                    h_dla_alpha,
                    minus_a_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme { k1, inv_h, a_h, k2, h_dla_alpha, minus_a_h } = *setting
                    .scheme();
                let t1 = theta + k2 * theta_dot;
                let (t2, t3) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k2 * theta_dot,
                    t1,
                    tally,
                );
                let t4 = h * t2;
                let t5 = h * t3;
                let t6 = -h * t2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot);
                            [theta_dot, x_dot, y_dot, -t7]
                        },
                        move || {
                            let t7 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot);
                            [
                                rt::abs(theta_dot) + rt::abs(inv_h * theta),
                                rt::abs(x_dot) + rt::abs(inv_h * x),
                                rt::abs(y_dot) + rt::abs(inv_h * y),
                                rt::abs(t7),
                            ]
                        },
                        move |[theta_dot_new, x_dot_new, y_dot_new, lambda1]| {
                            let theta_new_2 = t1 + h_dla_alpha * theta_dot_new;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            (
                                [
                                    a * theta_dot_new + x_dot_new * sin_theta_ahead_new
                                        - y_dot_new * cos_theta_ahead_new,
                                    m * (x_dot_new - x_dot) - lambda1 * t4,
                                    lambda1 * t5 + m * (y_dot_new - y_dot),
                                    i * (theta_dot_new - theta_dot) - a_h * lambda1,
                                ],
                                [
                                    [
                                        a
                                            + h_dla_alpha
                                                * (y_dot_new * sin_theta_ahead_new
                                                    + x_dot_new * cos_theta_ahead_new),
                                        sin_theta_ahead_new,
                                        -cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [rt::lit::<T>(0.0), m, rt::lit::<T>(0.0), t6],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(0.0), m, t5],
                                    [i, rt::lit::<T>(0.0), rt::lit::<T>(0.0), minus_a_h],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_dot_new, x_dot_new, y_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let [theta_dot_new, x_dot_new, y_dot_new, _] = solution1.x;
                let theta_new_2 = t1 + h_dla_alpha * theta_dot_new;
                let x_new_2 = x + k2 * x_dot + h_dla_alpha * x_dot_new;
                let y_new_2 = y + k2 * y_dot + h_dla_alpha * y_dot_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                    theta_new_2,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new,
                    x_dot_new,
                    y_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// - `theta_dot_new`, `x_dot_new`, `y_dot_new`, `lambda1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 7 | 9 | 0 | 0 | 2 | 0 |
        /// | each iteration for theta_dot_new, x_dot_new, y_dot_new, lambda1 | 12 | 13 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla01>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla01>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I m/(I + m a²)`
            k1: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a h`
            a_h: T,
            /// `-(a h)`
            minus_a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 4, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = i * m / (i + m * (a * a));
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let minus_a_h = -a_h;
                Scheme {
                    k1,
                    inv_h,
                    half_h,
                    a_h,
                    minus_a_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme { k1, inv_h, half_h, a_h, minus_a_h } = *setting.scheme();
                let t1 = theta + half_h * theta_dot;
                let (t2, t3) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * theta_dot,
                    t1,
                    tally,
                );
                let t4 = h * t2;
                let t5 = h * t3;
                let t6 = -h * t2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot);
                            [theta_dot, x_dot, y_dot, -t7]
                        },
                        move || {
                            let t7 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot);
                            [
                                rt::abs(theta_dot) + rt::abs(inv_h * theta),
                                rt::abs(x_dot) + rt::abs(inv_h * x),
                                rt::abs(y_dot) + rt::abs(inv_h * y),
                                rt::abs(t7),
                            ]
                        },
                        move |[theta_dot_new, x_dot_new, y_dot_new, lambda1]| {
                            let theta_new_2 = t1 + half_h * theta_dot_new;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            (
                                [
                                    a * theta_dot_new + x_dot_new * sin_theta_ahead_new
                                        - y_dot_new * cos_theta_ahead_new,
                                    m * (x_dot_new - x_dot) - lambda1 * t4,
                                    m * (y_dot_new - y_dot) + lambda1 * t5,
                                    i * (theta_dot_new - theta_dot) - a_h * lambda1,
                                ],
                                [
                                    [
                                        a
                                            + half_h
                                                * (y_dot_new * sin_theta_ahead_new
                                                    + x_dot_new * cos_theta_ahead_new),
                                        sin_theta_ahead_new,
                                        -cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [rt::lit::<T>(0.0), m, rt::lit::<T>(0.0), t6],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(0.0), m, t5],
                                    [i, rt::lit::<T>(0.0), rt::lit::<T>(0.0), minus_a_h],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_dot_new, x_dot_new, y_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let [theta_dot_new, x_dot_new, y_dot_new, _] = solution1.x;
                let theta_new_2 = t1 + half_h * theta_dot_new;
                let x_new_2 = half_h * x_dot_new + (x + half_h * x_dot);
                let y_new_2 = half_h * y_dot_new + (y + half_h * y_dot);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                    theta_new_2,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new,
                    x_dot_new,
                    y_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// - `theta_dot_mid`, `x_dot_mid`, `y_dot_mid`, `lambda1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 4 | 9 | 0 | 0 | 1 | 0 |
        /// | each iteration for theta_dot_mid, x_dot_mid, y_dot_mid, lambda1 | 12 | 13 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 8 | 19 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DlaMidpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DlaMidpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/I`
            inv_i: T,
            /// `1/m`
            inv_m: T,
            /// `m a²`
            k1: T,
            /// `1/(I + m a²)`
            k3: T,
            /// `a/(I + m a²)`
            k4: T,
            /// `1/(m (I + m a²))`
            k5: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a h`
            a_h: T,
            /// `-(a h)`
            minus_a_h: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = m * (a * a);
                let k2 = i + k1;
                let k3 = rt::lit::<T>(1.0) / k2;
                let k4 = a / k2;
                let k5 = rt::lit::<T>(1.0) / (m * k2);
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a_h = a * h;
                let minus_a_h = -a_h;
                Scheme {
                    inv_i,
                    inv_m,
                    k1,
                    k3,
                    k4,
                    k5,
                    inv_h,
                    half_h,
                    a_h,
                    minus_a_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot,
                    m * x_dot,
                    m * y_dot,
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
                let [theta, x, y, p_theta, p_x, p_y, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme { inv_i, inv_m, inv_h, half_h, a_h, minus_a_h, .. } = *setting
                    .scheme();
                let h_sin_theta_ahead = h * sin_theta_ahead;
                let h_cos_theta_ahead = h * cos_theta_ahead;
                let t1 = -h * sin_theta_ahead;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let inv_i_p_theta = inv_i * p_theta;
                            let inv_m_p_x = inv_m * p_x;
                            let inv_m_p_y = inv_m * p_y;
                            [inv_i_p_theta, inv_m_p_x, inv_m_p_y, rt::lit::<T>(0.0)]
                        },
                        move || {
                            let inv_i_p_theta = inv_i * p_theta;
                            let inv_m_p_x = inv_m * p_x;
                            let inv_m_p_y = inv_m * p_y;
                            [
                                rt::abs(inv_h * theta) + rt::abs(inv_i_p_theta),
                                rt::abs(inv_h * x) + rt::abs(inv_m_p_x),
                                rt::abs(inv_h * y) + rt::abs(inv_m_p_y),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |[theta_dot_mid, x_dot_mid, y_dot_mid, lambda1]| {
                            let t2 = theta + half_h * theta_dot_mid;
                            let (t3, t4) = rt::sin_cos(t2);
                            let p_x_new = m * x_dot_mid;
                            let p_y_new = m * y_dot_mid;
                            let p_theta_new = i * theta_dot_mid;
                            (
                                [
                                    a * theta_dot_mid + x_dot_mid * t3 - y_dot_mid * t4,
                                    p_x_new - p_x - lambda1 * h_sin_theta_ahead,
                                    p_y_new - p_y + lambda1 * h_cos_theta_ahead,
                                    p_theta_new - p_theta - a_h * lambda1,
                                ],
                                [
                                    [
                                        a + half_h * (y_dot_mid * t3 + x_dot_mid * t4),
                                        t3,
                                        -t4,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [rt::lit::<T>(0.0), m, rt::lit::<T>(0.0), t1],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        h_cos_theta_ahead,
                                    ],
                                    [i, rt::lit::<T>(0.0), rt::lit::<T>(0.0), minus_a_h],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_dot_mid, x_dot_mid, y_dot_mid, lambda1",
                                tally,
                            )
                    })?;
                let [theta_dot_mid, x_dot_mid, y_dot_mid, _] = solution1.x;
                let theta_new_2 = theta + h * theta_dot_mid;
                let x_new_2 = x + h * x_dot_mid;
                let y_new_2 = y + h * y_dot_mid;
                let p_theta_new = i * theta_dot_mid;
                let p_x_new = m * x_dot_mid;
                let p_y_new = m * y_dot_mid;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot_mid,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, p_theta, p_x, p_y, _, _] = motion.carried;
                let i = setting.system().parameters.I;
                let a = setting.system().parameters.a;
                let Scheme { k1, k3, k4, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let i_sin_theta = i * sin_theta;
                let t1 = cos_theta * i_sin_theta;
                let t2 = k4 * p_theta;
                let t3 = k5 * (p_x * (k1 + cos_theta * (i * cos_theta)) + p_y * t1)
                    - sin_theta * t2;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k3
                        * (p_theta + a * cos_theta * p_y - a * sin_theta * p_x),
                    x_dot: t3,
                    y_dot: cos_theta * t2
                        + k5 * (p_x * t1 + p_y * (k1 + sin_theta * i_sin_theta)),
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
        /// - `theta_dot_new`, `x_dot_new`, `y_dot_new`, `lambda1`: 4 × 4 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 5 | 6 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla1>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla1>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I m/(I + m a²)`
            k1: T,
            /// `a h`
            a_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_i (3); velocity v_i = (q_i − q_{i−1})/h (3); velocity v_{i+1} of the coming step (3); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = i * m / (i + m * (a * a));
                let a_h = a * h;
                Scheme { k1, a_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, theta_dot_ahead, x_dot_ahead,
                y_dot_ahead, sin_theta_ahead, cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme { k1, a_h } = *setting.scheme();
                let theta_new_2 = theta + h * theta_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot_ahead,
                    theta_new_2,
                    tally,
                );
                let t1 = h * sin_theta_ahead_new;
                let t2 = h * cos_theta_ahead_new;
                let t3 = -cos_theta_ahead_new;
                let t4 = -h * cos_theta_ahead_new;
                let [theta_dot_new, x_dot_new, y_dot_new, _] = rt::solve_linear(
                        [
                            theta_dot,
                            x_dot,
                            y_dot,
                            -((x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot)),
                        ],
                        move |[theta_dot_new, x_dot_new, y_dot_new, lambda1]| (
                            [
                                a * theta_dot_new + x_dot_new * sin_theta_ahead_new
                                    - y_dot_new * cos_theta_ahead_new,
                                lambda1 * t1 + m * (x_dot_new - x_dot_ahead),
                                m * (y_dot_new - y_dot_ahead) - lambda1 * t2,
                                a_h * lambda1 + i * (theta_dot_new - theta_dot_ahead),
                            ],
                            [
                                [a, sin_theta_ahead_new, t3, rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), m, rt::lit::<T>(0.0), t1],
                                [rt::lit::<T>(0.0), rt::lit::<T>(0.0), m, t4],
                                [i, rt::lit::<T>(0.0), rt::lit::<T>(0.0), a_h],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_dot_new, x_dot_new, y_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let x_new_2 = x + h * x_dot_ahead;
                let y_new_2 = y + h * y_dot_ahead;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_ahead,
                    x_dot_ahead,
                    y_dot_ahead,
                    theta_dot_new,
                    x_dot_new,
                    y_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla1> for System<T> {
        type Scheme = dla1::Scheme<T>;
    }

    /// The method `dd`.
    pub mod dd {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Discrete-derivative method with Gonzalez' gradient of the potential.
        ///
        /// **Equation**: q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0
        ///
        /// **Source**: Gonzalez (1999), Mechanical systems subject to holonomic constraints; Modin & Verdier (2020), A.3
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `theta_dot_mean`, `x_dot_mean`, `y_dot_mean`, `lambda1`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 3 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 3 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 6 | 6 | 0 | 0 | 1 | 0 |
        /// | each iteration for theta_dot_mean, x_dot_mean, y_dot_mean, lambda1 | 12 | 21 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DiscreteDerivative>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DiscreteDerivative>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I m/(I + m a²)`
            k1: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `a h/2`
            k2: T,
            /// `-(h²/4)`
            k3: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `-(a h/2)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 4, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = i * m / (i + m * (a * a));
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k2 = rt::lit::<T>(0.5) * (a * h);
                let k3 = -(rt::lit::<T>(0.25) * (h * h));
                let minus_half_h = -half_h;
                let k4 = -k2;
                Scheme {
                    k1,
                    inv_h,
                    half_h,
                    k2,
                    k3,
                    minus_half_h,
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
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme { k1, inv_h, half_h, k2, k3, minus_half_h, k4 } = *setting
                    .scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot);
                            [theta_dot, x_dot, y_dot, -t1]
                        },
                        move || {
                            let t1 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot);
                            [
                                rt::abs(theta_dot) + rt::abs(inv_h * theta),
                                rt::abs(x_dot) + rt::abs(inv_h * x),
                                rt::abs(y_dot) + rt::abs(inv_h * y),
                                rt::abs(t1),
                            ]
                        },
                        move |[theta_dot_mean, x_dot_mean, y_dot_mean, lambda1]| {
                            let t2 = theta + half_h * theta_dot_mean;
                            let (t3, t4) = rt::sin_cos(t2);
                            let half_h_lambda1 = half_h * lambda1;
                            let t5 = k3 * lambda1;
                            (
                                [
                                    a * theta_dot_mean + x_dot_mean * t3 - y_dot_mean * t4,
                                    m * (x_dot_mean - x_dot) - half_h_lambda1 * t3,
                                    m * (y_dot_mean - y_dot) + half_h_lambda1 * t4,
                                    i * (theta_dot_mean - theta_dot) - k2 * lambda1,
                                ],
                                [
                                    [
                                        a
                                            + rt::lit::<T>(0.5)
                                                * (y_dot_mean * (h * t3) + x_dot_mean * (h * t4)),
                                        t3,
                                        -t4,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [t4 * t5, m, rt::lit::<T>(0.0), minus_half_h * t3],
                                    [t3 * t5, rt::lit::<T>(0.0), m, half_h * t4],
                                    [i, rt::lit::<T>(0.0), rt::lit::<T>(0.0), k4],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_dot_mean, x_dot_mean, y_dot_mean, lambda1",
                                tally,
                            )
                    })?;
                let [theta_dot_mean, x_dot_mean, y_dot_mean, _] = solution1.x;
                let theta_new_2 = theta + h * theta_dot_mean;
                let x_new_2 = x + h * x_dot_mean;
                let y_new_2 = y + h * y_dot_mean;
                let theta_dot_new_2 = rt::lit::<T>(2.0) * theta_dot_mean - theta_dot;
                let x_dot_new_2 = rt::lit::<T>(2.0) * x_dot_mean - x_dot;
                let y_dot_new_2 = rt::lit::<T>(2.0) * y_dot_mean - y_dot;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot_mean,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::DiscreteDerivative>
    for System<T> {
        type Scheme = dd::Scheme<T>;
    }

    /// The method `rattle`.
    pub mod rattle {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Nonholonomic RATTLE, started from λ = 0.
        ///
        /// **Equation**: p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0; λ' is carried on
        ///
        /// **Source**: McLachlan & Perlmutter (2006); Kobilarov, Martín de Diego & Ferraro (2010), eq. 10 and Remark 1
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `lambda_new1`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 0 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 8 | 6 | 0 | 0 | 0 |
        /// | each step | 12 | 18 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rattle>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rattle>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/I`
            inv_i: T,
            /// `1/m`
            inv_m: T,
            /// `a/I`
            a_over_i: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `h/I`
            h_over_i: T,
            /// `a h/2`
            half_a_h: T,
            /// `(a h/((h/m)/2 + a (a h/I)/2))/2`
            k2: T,
            /// `(h/((h/m)/2 + a (a h/I)/2))/2`
            k3: T,
            /// `1/((h/m)/2 + a (a h/I)/2)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_over_i = a / i;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let h_over_i = h / i;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let k1 = rt::lit::<T>(0.5) * h_over_m
                    + rt::lit::<T>(0.5) * (a * (a_h / i));
                let k2 = rt::lit::<T>(0.5) * (a_h / k1);
                let k3 = rt::lit::<T>(0.5) * (h / k1);
                let k4 = rt::lit::<T>(1.0) / k1;
                Scheme {
                    inv_i,
                    inv_m,
                    a_over_i,
                    half_h,
                    h_over_m,
                    h_over_i,
                    half_a_h,
                    k2,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot,
                    m * x_dot,
                    m * y_dot,
                    rt::lit::<T>(0.0),
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
                let [theta, x, y, p_theta, p_x, p_y, lambda1, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let Scheme {
                    inv_m,
                    a_over_i,
                    half_h,
                    h_over_m,
                    h_over_i,
                    half_a_h,
                    k2,
                    k3,
                    k4,
                    ..
                } = *setting.scheme();
                let t1 = p_theta - half_a_h * lambda1;
                let theta_new_2 = theta + h_over_i * t1;
                let half_h_lambda1 = half_h * lambda1;
                let t2 = p_x - sin_theta_ahead * half_h_lambda1;
                let x_new_2 = x + h_over_m * t2;
                let t3 = p_y + cos_theta_ahead * half_h_lambda1;
                let y_new_2 = y + h_over_m * t3;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_over_i * t1,
                    theta_new_2,
                    tally,
                );
                let t4 = cos_theta_ahead_new * (inv_m * t3) - a_over_i * t1
                    - sin_theta_ahead_new * (inv_m * t2);
                let p_theta_new = t1 + k2 * t4;
                let p_x_new = t2 + t4 * (k3 * sin_theta_ahead_new);
                let p_y_new = t3 - t4 * (k3 * cos_theta_ahead_new);
                let lambda1_new = -(k4 * t4);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
                    lambda1_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [theta, x, y, p_theta, p_x, p_y, _, _, _] = motion.carried;
                let Scheme { inv_i, inv_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: inv_i * p_theta,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rattle> for System<T> {
        type Scheme = rattle::Scheme<T>;
    }

    /// The method `rattle:consistent`.
    pub mod rattle_consistent {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Nonholonomic RATTLE, started from the continuous multiplier.
        ///
        /// **Equation**: p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0; λ' is carried on
        ///
        /// **Source**: McLachlan & Perlmutter (2006); Kobilarov, Martín de Diego & Ferraro (2010), eq. 10 and Remark 1
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `lambda_new1`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 0 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 8 | 6 | 0 | 0 | 0 |
        /// | each step | 12 | 18 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RattleConsistent>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RattleConsistent>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/I`
            inv_i: T,
            /// `1/m`
            inv_m: T,
            /// `a/I`
            a_over_i: T,
            /// `h/2`
            half_h: T,
            /// `h/m`
            h_over_m: T,
            /// `h/I`
            h_over_i: T,
            /// `a h/2`
            half_a_h: T,
            /// `(a h/((h/m)/2 + a (a h/I)/2))/2`
            k2: T,
            /// `(h/((h/m)/2 + a (a h/I)/2))/2`
            k3: T,
            /// `1/((h/m)/2 + a (a h/I)/2)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_over_i = a / i;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_m = h / m;
                let h_over_i = h / i;
                let a_h = a * h;
                let half_a_h = rt::lit::<T>(0.5) * a_h;
                let k1 = rt::lit::<T>(0.5) * h_over_m
                    + rt::lit::<T>(0.5) * (a * (a_h / i));
                let k2 = rt::lit::<T>(0.5) * (a_h / k1);
                let k3 = rt::lit::<T>(0.5) * (h / k1);
                let k4 = rt::lit::<T>(1.0) / k1;
                Scheme {
                    inv_i,
                    inv_m,
                    a_over_i,
                    half_h,
                    h_over_m,
                    h_over_i,
                    half_a_h,
                    k2,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = (x_dot * cos_theta + y_dot * sin_theta)
                    * (i * m / (i + m * (a * a)) * theta_dot);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot,
                    m * x_dot,
                    m * y_dot,
                    t1,
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
                let [theta, x, y, p_theta, p_x, p_y, lambda1, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let Scheme {
                    inv_m,
                    a_over_i,
                    half_h,
                    h_over_m,
                    h_over_i,
                    half_a_h,
                    k2,
                    k3,
                    k4,
                    ..
                } = *setting.scheme();
                let t1 = p_theta - half_a_h * lambda1;
                let theta_new_2 = theta + h_over_i * t1;
                let half_h_lambda1 = half_h * lambda1;
                let t2 = p_x - sin_theta_ahead * half_h_lambda1;
                let x_new_2 = x + h_over_m * t2;
                let t3 = p_y + cos_theta_ahead * half_h_lambda1;
                let y_new_2 = y + h_over_m * t3;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_over_i * t1,
                    theta_new_2,
                    tally,
                );
                let t4 = cos_theta_ahead_new * (inv_m * t3) - a_over_i * t1
                    - sin_theta_ahead_new * (inv_m * t2);
                let p_theta_new = t1 + k2 * t4;
                let p_x_new = t2 + t4 * (k3 * sin_theta_ahead_new);
                let p_y_new = t3 - t4 * (k3 * cos_theta_ahead_new);
                let lambda1_new = -(k4 * t4);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
                    lambda1_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [theta, x, y, p_theta, p_x, p_y, _, _, _] = motion.carried;
                let Scheme { inv_i, inv_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: inv_i * p_theta,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
                }
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RattleConsistent>
    for System<T> {
        type Scheme = rattle_consistent::Scheme<T>;
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
        /// - `theta_dot_s1`, `x_dot_s1`, `y_dot_s1`, `theta_dot_s2`, `x_dot_s2`, `y_dot_s2`, `lambda_s1_1`: 7 × 7 implicit block (Newton, analytic Jacobian)
        /// - `lambda_s2_1`, `theta_dot_new`, `x_dot_new`, `y_dot_new`: 4 × 4 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 7 | 15 | 0 | 0 | 1 | 0 |
        /// | each iteration for theta_dot_s1, x_dot_s1, y_dot_s1, theta_dot_s2, x_dot_s2, y_dot_s2, lambda_s1_1 | 18 | 23 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `a/2`
            half_a: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `a h/2`
            k1: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `-(a h/2)`
            k2: T,
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
                let a = system.parameters.a;
                let half_a = rt::lit::<T>(0.5) * a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k1 = rt::lit::<T>(0.5) * (a * h);
                let minus_half_h = -half_h;
                let k2 = -k1;
                Scheme {
                    half_a,
                    inv_h,
                    half_h,
                    quarter_h,
                    k1,
                    minus_half_h,
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
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme { half_a, inv_h, half_h, quarter_h, k1, minus_half_h, k2 } = *setting
                    .scheme();
                let i_theta_dot = i * theta_dot;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let t1 = half_h * sin_theta_ahead;
                let t2 = half_h * cos_theta_ahead;
                let half_sin_theta_ahead = rt::lit::<T>(0.5) * sin_theta_ahead;
                let t3 = rt::lit::<T>(-0.5) * cos_theta_ahead;
                let t4 = minus_half_h * sin_theta_ahead;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            theta_dot,
                            x_dot,
                            y_dot,
                            theta_dot,
                            x_dot,
                            y_dot,
                            rt::lit::<T>(0.0),
                        ],
                        move || {
                            let t5 = rt::abs(theta_dot) + rt::abs(inv_h * theta);
                            let t6 = rt::abs(x_dot) + rt::abs(inv_h * x);
                            let t7 = rt::abs(y_dot) + rt::abs(inv_h * y);
                            [t5, t6, t7, t5, t6, t7, rt::lit::<T>(1.0)]
                        },
                        move |
                            [theta_dot_s1,
                            x_dot_s1,
                            y_dot_s1,
                            theta_dot_s2,
                            x_dot_s2,
                            y_dot_s2,
                            lambda_s1_1,
                            ]|
                        {
                            let t8 = theta_dot_s1 + theta_dot_s2;
                            let theta_new_2 = theta + half_h * t8;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t9 = x_dot_s2 * sin_theta_ahead_new
                                + (a * t8
                                    + (sin_theta_ahead * x_dot_s1 - cos_theta_ahead * y_dot_s1))
                                - y_dot_s2 * cos_theta_ahead_new;
                            let t10 = m_x_dot + lambda_s1_1 * t1;
                            let t11 = m_y_dot - lambda_s1_1 * t2;
                            let t12 = i_theta_dot + k1 * lambda_s1_1;
                            let t13 = x_dot_s2 * cos_theta_ahead_new
                                + y_dot_s2 * sin_theta_ahead_new;
                            (
                                [
                                    rt::lit::<T>(0.5) * t9,
                                    m * x_dot_s1 - t10,
                                    m * y_dot_s1 - t11,
                                    i * theta_dot_s2 - t12,
                                    m * x_dot_s2 - t10,
                                    m * y_dot_s2 - t11,
                                    i * theta_dot_s1 - t12,
                                ],
                                [
                                    [
                                        half_a + quarter_h * t13,
                                        half_sin_theta_ahead,
                                        t3,
                                        rt::lit::<T>(0.5) * (a + half_h * t13),
                                        rt::lit::<T>(0.5) * sin_theta_ahead_new,
                                        rt::lit::<T>(-0.5) * cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t4,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t2,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        i,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k2,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        t4,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        t2,
                                    ],
                                    [
                                        i,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k2,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_dot_s1, x_dot_s1, y_dot_s1, theta_dot_s2, x_dot_s2, y_dot_s2, lambda_s1_1",
                                tally,
                            )
                    })?;
                let [theta_dot_s1, x_dot_s1, y_dot_s1, theta_dot_s2, x_dot_s2, y_dot_s2,
                lambda_s1_1] = solution1.x;
                let t8 = theta_dot_s1 + theta_dot_s2;
                let theta_new_2 = theta + half_h * t8;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * t8,
                    theta_new_2,
                    tally,
                );
                let t14 = sin_theta_ahead * lambda_s1_1;
                let t15 = cos_theta_ahead * lambda_s1_1;
                let t16 = -cos_theta_ahead_new;
                let t17 = minus_half_h * sin_theta_ahead_new;
                let t18 = half_h * cos_theta_ahead_new;
                let [_, theta_dot_new, x_dot_new, y_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), theta_dot, x_dot, y_dot],
                        move |[lambda_s2_1, theta_dot_new, x_dot_new, y_dot_new]| (
                            [
                                i * theta_dot_new - i_theta_dot
                                    - k1 * (lambda_s1_1 + lambda_s2_1),
                                a * theta_dot_new + x_dot_new * sin_theta_ahead_new
                                    - y_dot_new * cos_theta_ahead_new,
                                m * x_dot_new - m_x_dot
                                    - half_h * (t14 + lambda_s2_1 * sin_theta_ahead_new),
                                m * y_dot_new - m_y_dot
                                    + half_h * (t15 + lambda_s2_1 * cos_theta_ahead_new),
                            ],
                            [
                                [k2, i, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), a, sin_theta_ahead_new, t16],
                                [t17, rt::lit::<T>(0.0), m, rt::lit::<T>(0.0)],
                                [t18, rt::lit::<T>(0.0), rt::lit::<T>(0.0), m],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "lambda_s2_1, theta_dot_new, x_dot_new, y_dot_new",
                                tally,
                            )
                    })?;
                let x_new_2 = x + half_h * (x_dot_s1 + x_dot_s2);
                let y_new_2 = y + half_h * (y_dot_s1 + y_dot_s2);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new,
                    x_dot_new,
                    y_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// - `theta_dot_s1`, `x_dot_s1`, `y_dot_s1`, `theta_dot_s2`, `x_dot_s2`, `y_dot_s2`, `theta_dot_s3`, `x_dot_s3`, `y_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 11 × 11 implicit block (Newton, analytic Jacobian)
        /// - `lambda_s3_1`, `theta_dot_new`, `x_dot_new`, `y_dot_new`: 4 × 4 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 6 | 12 | 1 | 0 | 0 | 0 |
        /// | each step | 14 | 31 | 0 | 0 | 2 | 0 |
        /// | each iteration for theta_dot_s1, x_dot_s1, y_dot_s1, theta_dot_s2, x_dot_s2, y_dot_s2, theta_dot_s3, x_dot_s3, y_dot_s3, lambda_s1_1, lambda_s2_1 | 56 | 105 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `a/6`
            k1: T,
            /// `(5/6) a`
            k2: T,
            /// `a/3`
            k3: T,
            /// `(5/24) a`
            k4: T,
            /// `1/h`
            inv_h: T,
            /// `h²`
            h_squared: T,
            /// `h/36`
            k5: T,
            /// `h/9`
            k6: T,
            /// `h/6`
            k7: T,
            /// `h/144`
            k8: T,
            /// `-(h/6)`
            k9: T,
            /// `h/3`
            k10: T,
            /// `-(h/3)`
            k11: T,
            /// `a h/6`
            k12: T,
            /// `-(a h/6)`
            k13: T,
            /// `-((5/6) a h)`
            k14: T,
            /// `(5/6) h`
            k15: T,
            /// `-((5/6) h)`
            k16: T,
            /// `-(a h/3)`
            k17: T,
            /// `(2/3) a h`
            k18: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 11, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let a = system.parameters.a;
                let k1 = rt::lit::<T>(0.16666666666666666) * a;
                let k2 = rt::lit::<T>(0.8333333333333334) * a;
                let k3 = rt::lit::<T>(0.3333333333333333) * a;
                let k4 = rt::lit::<T>(0.20833333333333334) * a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let h_squared = h * h;
                let k5 = rt::lit::<T>(0.027777777777777776) * h;
                let k6 = rt::lit::<T>(0.1111111111111111) * h;
                let k7 = rt::lit::<T>(0.16666666666666666) * h;
                let k8 = rt::lit::<T>(0.006944444444444444) * h;
                let k9 = -k7;
                let k10 = rt::lit::<T>(0.3333333333333333) * h;
                let k11 = -k10;
                let a_h = a * h;
                let k12 = rt::lit::<T>(0.16666666666666666) * a_h;
                let k13 = -k12;
                let k14 = -(rt::lit::<T>(0.8333333333333334) * a_h);
                let k15 = rt::lit::<T>(0.8333333333333334) * h;
                let k16 = -k15;
                let k17 = -(rt::lit::<T>(0.3333333333333333) * a_h);
                let k18 = rt::lit::<T>(0.6666666666666666) * a_h;
                Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    inv_h,
                    h_squared,
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
                    k18,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    inv_h,
                    h_squared,
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
                    k18,
                } = *setting.scheme();
                let i_theta_dot = i * theta_dot;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let t1 = rt::lit::<T>(0.16666666666666666) * cos_theta_ahead;
                let t2 = rt::lit::<T>(0.16666666666666666) * sin_theta_ahead;
                let t3 = rt::lit::<T>(-0.16666666666666666) * cos_theta_ahead;
                let t4 = rt::lit::<T>(0.20833333333333334) * sin_theta_ahead;
                let t5 = rt::lit::<T>(-0.20833333333333334) * cos_theta_ahead;
                let t6 = k7 * cos_theta_ahead;
                let t7 = k9 * sin_theta_ahead;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            theta_dot,
                            x_dot,
                            y_dot,
                            theta_dot,
                            x_dot,
                            y_dot,
                            theta_dot,
                            x_dot,
                            y_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move || {
                            let t8 = rt::abs(theta_dot) + rt::abs(inv_h * theta);
                            let t9 = rt::abs(x_dot) + rt::abs(inv_h * x);
                            let t10 = rt::abs(y_dot) + rt::abs(inv_h * y);
                            [
                                t8,
                                t9,
                                t10,
                                t8,
                                t9,
                                t10,
                                t8,
                                t9,
                                t10,
                                rt::lit::<T>(1.0),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |
                            [theta_dot_s1,
                            x_dot_s1,
                            y_dot_s1,
                            theta_dot_s2,
                            x_dot_s2,
                            y_dot_s2,
                            theta_dot_s3,
                            x_dot_s3,
                            y_dot_s3,
                            lambda_s1_1,
                            lambda_s2_1,
                            ]|
                        {
                            let t11 = theta
                                + h
                                    * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * theta_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * theta_dot_s3);
                            let (t12, t13) = rt::sin_cos(t11);
                            let t14 = a * theta_dot_s2 + x_dot_s2 * t12 - y_dot_s2 * t13;
                            let t15 = a * theta_dot_s1 + sin_theta_ahead * x_dot_s1
                                - cos_theta_ahead * y_dot_s1;
                            let theta_new_2 = theta
                                + h
                                    * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                                        + rt::lit::<T>(0.16666666666666666)
                                            * (theta_dot_s1 + theta_dot_s3));
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t16 = a * theta_dot_s3 + x_dot_s3 * sin_theta_ahead_new
                                - y_dot_s3 * cos_theta_ahead_new;
                            let t17 = lambda_s2_1 * t13;
                            let t18 = lambda_s1_1 * t1;
                            let t19 = lambda_s1_1 * t2;
                            let t20 = lambda_s2_1 * t12;
                            let t21 = k1 * lambda_s1_1;
                            let t22 = x_dot_s2 * (h * t13) + y_dot_s2 * (h * t12);
                            let t23 = x_dot_s3 * cos_theta_ahead_new
                                + y_dot_s3 * sin_theta_ahead_new;
                            let t24 = k5 * t23;
                            let t25 = a + rt::lit::<T>(0.3333333333333333) * t22;
                            let t26 = a + k7 * t23;
                            let t27 = h_squared * lambda_s2_1;
                            let t28 = t12 * t27;
                            let t29 = rt::lit::<T>(0.034722222222222224) * t28;
                            let t30 = t13 * t27;
                            let t31 = rt::lit::<T>(0.034722222222222224) * t30;
                            (
                                [
                                    rt::lit::<T>(0.6666666666666666) * t14
                                        + rt::lit::<T>(0.16666666666666666) * (t15 + t16),
                                    rt::lit::<T>(0.3333333333333333) * t14
                                        + rt::lit::<T>(0.20833333333333334) * t15
                                        - rt::lit::<T>(0.041666666666666664) * t16,
                                    m * y_dot_s1 - m_y_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t17 - t18),
                                    m * x_dot_s1 - m_x_dot
                                        - h * (t19 - rt::lit::<T>(0.16666666666666666) * t20),
                                    m * x_dot_s2 - m_x_dot
                                        - h * (rt::lit::<T>(0.3333333333333333) * t20 + t19),
                                    h * (rt::lit::<T>(0.3333333333333333) * t17 + t18)
                                        + (m * y_dot_s2 - m_y_dot),
                                    i * theta_dot_s3 - i_theta_dot
                                        - h * (t21 + k2 * lambda_s2_1),
                                    m * x_dot_s3 - m_x_dot
                                        - h * (rt::lit::<T>(0.8333333333333334) * t20 + t19),
                                    h * (rt::lit::<T>(0.8333333333333334) * t17 + t18)
                                        + (m * y_dot_s3 - m_y_dot),
                                    i * theta_dot_s2 - i_theta_dot
                                        - h * (t21 + k3 * lambda_s2_1),
                                    i * theta_dot_s1 - i_theta_dot
                                        - h * (t21 - k1 * lambda_s2_1),
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.1388888888888889) * t22 + (k1 + t24),
                                        t2,
                                        t3,
                                        rt::lit::<T>(0.6666666666666666) * t25 + k6 * t23,
                                        rt::lit::<T>(0.6666666666666666) * t12,
                                        rt::lit::<T>(-0.6666666666666666) * t13,
                                        rt::lit::<T>(0.16666666666666666) * t26
                                            - rt::lit::<T>(0.027777777777777776) * t22,
                                        rt::lit::<T>(0.16666666666666666) * sin_theta_ahead_new,
                                        rt::lit::<T>(-0.16666666666666666) * cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.06944444444444445) * t22 + (k4 - k8 * t23),
                                        t4,
                                        t5,
                                        rt::lit::<T>(0.3333333333333333) * t25 - t24,
                                        rt::lit::<T>(0.3333333333333333) * t12,
                                        rt::lit::<T>(-0.3333333333333333) * t13,
                                        -(rt::lit::<T>(0.013888888888888888) * t22
                                            + rt::lit::<T>(0.041666666666666664) * t26),
                                        rt::lit::<T>(-0.041666666666666664) * sin_theta_ahead_new,
                                        rt::lit::<T>(0.041666666666666664) * cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t29,
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.05555555555555555) * t28,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.006944444444444444) * t28,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t6,
                                        k9 * t13,
                                    ],
                                    [
                                        t31,
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.05555555555555555) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.006944444444444444) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t7,
                                        k7 * t12,
                                    ],
                                    [
                                        rt::lit::<T>(-0.06944444444444445) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.1111111111111111) * t30,
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.013888888888888888) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t7,
                                        k11 * t12,
                                    ],
                                    [
                                        rt::lit::<T>(-0.06944444444444445) * t28,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.1111111111111111) * t28,
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.013888888888888888) * t28,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t6,
                                        k10 * t13,
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
                                        rt::lit::<T>(0.0),
                                        k13,
                                        k14,
                                    ],
                                    [
                                        rt::lit::<T>(-0.1736111111111111) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.2777777777777778) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t31,
                                        m,
                                        rt::lit::<T>(0.0),
                                        t7,
                                        k16 * t12,
                                    ],
                                    [
                                        rt::lit::<T>(-0.1736111111111111) * t28,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.2777777777777778) * t28,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t29,
                                        rt::lit::<T>(0.0),
                                        m,
                                        t6,
                                        k15 * t13,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        i,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k13,
                                        k17,
                                    ],
                                    [
                                        i,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        k13,
                                        k12,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_dot_s1, x_dot_s1, y_dot_s1, theta_dot_s2, x_dot_s2, y_dot_s2, theta_dot_s3, x_dot_s3, y_dot_s3, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let [theta_dot_s1, x_dot_s1, y_dot_s1, theta_dot_s2, x_dot_s2, y_dot_s2,
                theta_dot_s3, x_dot_s3, y_dot_s3, lambda_s1_1, lambda_s2_1] = solution1
                    .x;
                let t32 = sin_theta_ahead * lambda_s1_1;
                let t33 = cos_theta_ahead * lambda_s1_1;
                let theta_new_2 = theta
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (theta_dot_s1 + theta_dot_s3));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h
                        * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (theta_dot_s1 + theta_dot_s3)),
                    theta_new_2,
                    tally,
                );
                let t34 = i_theta_dot + k18 * lambda_s2_1;
                let t11 = theta
                    + h
                        * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * theta_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * theta_dot_s3);
                let (t12, t13) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h
                        * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * theta_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * theta_dot_s3),
                    t11,
                    tally,
                );
                let t35 = rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let t36 = t12 * t35;
                let t37 = t13 * t35;
                let t38 = -cos_theta_ahead_new;
                let t39 = k9 * sin_theta_ahead_new;
                let t40 = k7 * cos_theta_ahead_new;
                let [_, theta_dot_new, x_dot_new, y_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), theta_dot, x_dot, y_dot],
                        move |[lambda_s3_1, theta_dot_new, x_dot_new, y_dot_new]| (
                            [
                                i * theta_dot_new - t34 - k12 * (lambda_s1_1 + lambda_s3_1),
                                a * theta_dot_new + x_dot_new * sin_theta_ahead_new
                                    - y_dot_new * cos_theta_ahead_new,
                                m * x_dot_new - m_x_dot
                                    - h
                                        * (rt::lit::<T>(0.16666666666666666)
                                            * (t32 + lambda_s3_1 * sin_theta_ahead_new) + t36),
                                m * y_dot_new - m_y_dot
                                    + h
                                        * (rt::lit::<T>(0.16666666666666666)
                                            * (t33 + lambda_s3_1 * cos_theta_ahead_new) + t37),
                            ],
                            [
                                [k13, i, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), a, sin_theta_ahead_new, t38],
                                [t39, rt::lit::<T>(0.0), m, rt::lit::<T>(0.0)],
                                [t40, rt::lit::<T>(0.0), rt::lit::<T>(0.0), m],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "lambda_s3_1, theta_dot_new, x_dot_new, y_dot_new",
                                tally,
                            )
                    })?;
                let x_new_2 = x
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (x_dot_s1 + x_dot_s3));
                let y_new_2 = y
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * y_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (y_dot_s1 + y_dot_s3));
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new,
                    x_dot_new,
                    y_dot_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// | once, from parameters | 2 | 4 | 4 | 0 | 0 | 0 |
        /// | each order of a series | 2 | 11 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `a/(I + m a²)`
            k3: T,
            /// `-(a/(I + m a²))`
            k4: T,
            /// `m a/((I + m a²)²)`
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = a / k1;
                let k4 = -k3;
                let k5 = m * a / (k1 * k1);
                Scheme { inv_m, k2, k3, k4, k5 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta_new, x_new, y_new, rho1_new, rho2_new] = arrival.point;
                let carried = [theta_new, x_new, y_new, rho1_new, rho2_new];
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
                let [theta, x, y, rho1, rho2] = motion.carried;
                let Scheme { inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k3 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
                let [theta, x, y, rho1, rho2] = motion.carried;
                ([theta, x, y, rho1, rho2], taylor_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 5>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [theta_new,
                _,
                _,
                rho1_new,
                rho2_new,
                ]: [T; 5],
            ) -> [T; 5] {
                let Scheme { inv_m, k2, k3, k4, k5 } = *setting.scheme();
                let (sin_theta_new, cos_theta_new) = series.sin_cos([0, 1], theta_new);
                let inv_m_rho2_new = inv_m * rho2_new;
                let term1 = series.product(2, cos_theta_new, inv_m_rho2_new);
                let t1 = k3 * rho1_new;
                let term2 = series.product(3, sin_theta_new, t1);
                let term3 = series.product(4, sin_theta_new, inv_m_rho2_new);
                let term4 = series.product(5, cos_theta_new, t1);
                let term5 = series.product(6, rho2_new, k4 * rho1_new);
                let term6 = series.product(7, rho1_new, k5 * rho1_new);
                [k2 * rho1_new, term1 - term2, term3 + term4, term5, term6]
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
        /// | once, from parameters | 3 | 3 | 3 | 0 | 0 | 0 |
        /// | each order of a series | 1 | 9 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `I m/(I + m a²)`
            k1: T,
            /// `-(a/I)`
            k2: T,
            /// `-(1/m)`
            minus_inv_m: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i * m / (i + m * (a * a));
                let k2 = -(a / i);
                let minus_inv_m = -inv_m;
                Scheme {
                    inv_m,
                    k1,
                    k2,
                    minus_inv_m,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let carried = [theta, x, y, theta_dot, x_dot, y_dot];
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
                let [theta_new, x_new, y_new, theta_dot_new, x_dot_new, y_dot_new] = arrival
                    .point;
                let carried = [
                    theta_new,
                    x_new,
                    y_new,
                    theta_dot_new,
                    x_dot_new,
                    y_dot_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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

        impl<T: Scalar> rt::Flow<6, 1> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 6], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [theta, x, y, theta_dot, x_dot, y_dot] = motion.carried;
                ([theta, x, y, theta_dot, x_dot, y_dot], taylor_qv_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 6>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [theta_new,
                _,
                _,
                theta_dot_new,
                x_dot_new,
                y_dot_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let Scheme { inv_m, k1, k2, minus_inv_m } = *setting.scheme();
                let (sin_theta_new, cos_theta_new) = series.sin_cos([0, 1], theta_new);
                let term1 = series.product(2, cos_theta_new, x_dot_new);
                let term2 = series.product(3, sin_theta_new, y_dot_new);
                let t1 = series.product(4, term1 + term2, k1 * theta_dot_new);
                let term3 = series.product(5, t1, minus_inv_m * sin_theta_new);
                let term4 = series.product(6, t1, inv_m * cos_theta_new);
                [theta_dot_new, x_dot_new, y_dot_new, k2 * t1, term3, term4]
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
        /// | once, from parameters | 1 | 5 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 7 | 11 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `a/(I + m a²)`
            k3: T,
            /// `h (a/(I + m a²))`
            k4: T,
            /// `h/(I + m a²)`
            k5: T,
            /// `(I + m a²) (h/(m (I + m a²)))`
            k7: T,
            /// `m a (h/(m (I + m a²)))`
            k8: T,
            /// `h (m a/((I + m a²)²))`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = a / k1;
                let k4 = h * k3;
                let k5 = h / k1;
                let k6 = h / (m * k1);
                let k7 = k1 * k6;
                let m_a = m * a;
                let k8 = m_a * k6;
                let k9 = h * (m_a / (k1 * k1));
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k7,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let Scheme { k4, k5, k7, k8, k9, .. } = *setting.scheme();
                let theta_new_2 = theta + k5 * rho1;
                let t1 = k7 * rho2;
                let t2 = k8 * rho1;
                let x_new_2 = x + cos_theta_ahead * t1 - sin_theta_ahead * t2;
                let y_new_2 = cos_theta_ahead * t2 + (y + sin_theta_ahead * t1);
                let rho1_new_2 = rho1 - rho2 * (k4 * rho1);
                let rho2_new_2 = rho2 + rho1 * (k9 * rho1);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k5 * rho1,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_finite([
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
                let [theta, x, y, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k3 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 17 | 30 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `a/(I + m a²)`
            k3: T,
            /// `m a/((I + m a²)²)`
            k4: T,
            /// `h/2`
            half_h: T,
            /// `h/(I + m a²)`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = a / k1;
                let k4 = m * a / (k1 * k1);
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = h / k1;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    half_h,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { inv_m, k2, k3, k4, half_h, k5 } = *setting.scheme();
                let t1 = rho2 * (k3 * rho1);
                let t2 = rho1 - h * t1;
                let theta_new_2 = theta + half_h * (k2 * rho1 + k2 * t2);
                let t3 = theta + k5 * rho1;
                let (t4, t5) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k5 * rho1,
                    t3,
                    tally,
                );
                let t6 = rho1 * (k4 * rho1);
                let t7 = rho2 + h * t6;
                let t8 = inv_m * (rho2 * cos_theta_ahead + t5 * t7)
                    - k3 * (rho1 * sin_theta_ahead + t4 * t2);
                let x_new_2 = x + half_h * t8;
                let t9 = inv_m * (rho2 * sin_theta_ahead + t4 * t7)
                    + k3 * (rho1 * cos_theta_ahead + t5 * t2);
                let y_new_2 = y + half_h * t9;
                let rho1_new_2 = rho1 - half_h * (t1 + t7 * (k3 * t2));
                let rho2_new_2 = rho2 + half_h * (t6 + t2 * (k4 * t2));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * (k2 * rho1 + k2 * t2),
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_finite([
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
                let [theta, x, y, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k3 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 37 | 63 | 0 | 0 | 4 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/(I + m a²)`
            k2: T,
            /// `a/(I + m a²)`
            k3: T,
            /// `m a/((I + m a²)²)`
            k4: T,
            /// `h/2`
            half_h: T,
            /// `h/(I + m a²)`
            k5: T,
            /// `(h/(I + m a²))/2`
            k6: T,
            /// `h/6`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = a / k1;
                let k4 = m * a / (k1 * k1);
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = h / k1;
                let k6 = rt::lit::<T>(0.5) * k5;
                let k7 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_m,
                    k2,
                    k3,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta),
                    m * (x_dot * cos_theta + y_dot * sin_theta),
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
                let [theta, x, y, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { inv_m, k2, k3, k4, half_h, k5, k6, k7 } = *setting.scheme();
                let t1 = rho2 * (k3 * rho1);
                let t2 = rho1 - half_h * t1;
                let t3 = t2 * (k4 * t2);
                let t4 = rho2 + half_h * t3;
                let t5 = rho1 * (k4 * rho1);
                let t6 = rho2 + half_h * t5;
                let t7 = t2 * (k3 * t6);
                let t8 = rho1 - half_h * t7;
                let t9 = t4 * (k3 * t8);
                let t10 = rho1 - h * t9;
                let t11 = k7
                    * (k2 * t10 + (k2 * rho1 + rt::lit::<T>(2.0) * (k2 * t2 + k2 * t8)));
                let theta_new_2 = theta + t11;
                let t12 = theta + k6 * rho1;
                let (t13, t14) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k6 * rho1,
                    t12,
                    tally,
                );
                let t15 = theta + k6 * t2;
                let (t16, t17) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k6 * t2,
                    t15,
                    tally,
                );
                let t18 = inv_m * (t6 * t14 + t4 * t17) - k3 * (t2 * t13 + t8 * t16);
                let t19 = t8 * (k4 * t8);
                let t20 = rho2 + h * t19;
                let t21 = theta + k5 * t8;
                let (t22, t23) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k5 * t8,
                    t21,
                    tally,
                );
                let t24 = rt::lit::<T>(2.0) * t18
                    + inv_m * (rho2 * cos_theta_ahead + t20 * t23)
                    - k3 * (rho1 * sin_theta_ahead + t10 * t22);
                let x_new_2 = x + k7 * t24;
                let t25 = inv_m * (t6 * t13 + t4 * t16) + k3 * (t2 * t14 + t8 * t17);
                let t26 = k3 * (rho1 * cos_theta_ahead + t10 * t23)
                    + (rt::lit::<T>(2.0) * t25
                        + inv_m * (rho2 * sin_theta_ahead + t20 * t22));
                let y_new_2 = y + k7 * t26;
                let rho1_new_2 = rho1
                    - k7 * (t20 * (k3 * t10) + (t1 + rt::lit::<T>(2.0) * (t7 + t9)));
                let rho2_new_2 = rho2
                    + k7 * (t10 * (k4 * t10) + (t5 + rt::lit::<T>(2.0) * (t3 + t19)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t11,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_finite([
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
                let [theta, x, y, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, k2, k3, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k3 * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k2 * rho1,
                    x_dot: cos_theta * inv_m_rho2 - sin_theta * t1,
                    y_dot: sin_theta * inv_m_rho2 + cos_theta * t1,
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
        /// | once, from parameters | 1 | 3 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 7 | 12 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `I m/(I + m a²)`
            k1: T,
            /// `h/m`
            h_over_m: T,
            /// `a h/I`
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = i * m / (i + m * (a * a));
                let h_over_m = h / m;
                let k2 = a * h / i;
                Scheme { k1, h_over_m, k2 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { k1, h_over_m, k2 } = *setting.scheme();
                let theta_new_2 = theta + h * theta_dot;
                let x_new_2 = x + h * x_dot;
                let y_new_2 = y + h * y_dot;
                let t1 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                    * (k1 * theta_dot);
                let theta_dot_new_2 = theta_dot - k2 * t1;
                let x_dot_new_2 = x_dot - t1 * (h_over_m * sin_theta_ahead);
                let y_dot_new_2 = y_dot + t1 * (h_over_m * cos_theta_ahead);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot,
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// | once, from parameters | 1 | 3 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 28 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `(1/2)/m`
            k1: T,
            /// `I m/(I + m a²)`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `(a/I) h`
            k3: T,
            /// `(a/I) h/2`
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = rt::lit::<T>(0.5) / m;
                let k2 = i * m / (i + m * (a * a));
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = a / i * h;
                let k4 = rt::lit::<T>(0.5) * k3;
                Scheme {
                    inv_m,
                    k1,
                    k2,
                    half_h,
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
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_m, k1, k2, half_h, k3, k4 } = *setting.scheme();
                let t1 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                    * (k2 * theta_dot);
                let t2 = theta_dot - k3 * t1;
                let theta_new_2 = theta + half_h * (theta_dot + t2);
                let t3 = t1 * (inv_m * sin_theta_ahead);
                let t4 = x_dot - h * t3;
                let x_new_2 = x + half_h * (x_dot + t4);
                let t5 = t1 * (inv_m * cos_theta_ahead);
                let t6 = y_dot + h * t5;
                let y_new_2 = y + half_h * (y_dot + t6);
                let t7 = theta + h * theta_dot;
                let (t8, t9) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot,
                    t7,
                    tally,
                );
                let t10 = (t9 * t4 + t8 * t6) * (k2 * t2);
                let theta_dot_new_2 = theta_dot - k4 * (t1 + t10);
                let x_dot_new_2 = x_dot - h * (rt::lit::<T>(0.5) * t3 + t10 * (k1 * t8));
                let y_dot_new_2 = y_dot + h * (rt::lit::<T>(0.5) * t5 + t10 * (k1 * t9));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * (theta_dot + t2),
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// | once, from parameters | 1 | 3 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 40 | 60 | 0 | 0 | 4 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `I m/(I + m a²)`
            k1: T,
            /// `a/I`
            a_over_i: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k2: T,
            /// `(a/I) h`
            a_over_i_h: T,
            /// `(a/I) h/2`
            half_a_over_i_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i * m / (i + m * (a * a));
                let a_over_i = a / i;
                let half_h = rt::lit::<T>(0.5) * h;
                let k2 = rt::lit::<T>(0.16666666666666666) * h;
                let a_over_i_h = a_over_i * h;
                let half_a_over_i_h = rt::lit::<T>(0.5) * a_over_i_h;
                Scheme {
                    inv_m,
                    k1,
                    a_over_i,
                    half_h,
                    k2,
                    a_over_i_h,
                    half_a_over_i_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    k1,
                    a_over_i,
                    half_h,
                    k2,
                    a_over_i_h,
                    half_a_over_i_h,
                } = *setting.scheme();
                let t1 = theta + half_h * theta_dot;
                let (t2, t3) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * theta_dot,
                    t1,
                    tally,
                );
                let t4 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                    * (k1 * theta_dot);
                let t5 = t4 * (inv_m * sin_theta_ahead);
                let t6 = x_dot - half_h * t5;
                let t7 = t4 * (inv_m * cos_theta_ahead);
                let t8 = y_dot + half_h * t7;
                let t9 = theta_dot - half_a_over_i_h * t4;
                let t10 = (t3 * t6 + t2 * t8) * (k1 * t9);
                let t11 = t10 * (inv_m * t2);
                let t12 = x_dot - half_h * t11;
                let t13 = theta + half_h * t9;
                let (t14, t15) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * t9,
                    t13,
                    tally,
                );
                let t16 = t10 * (inv_m * t3);
                let t17 = y_dot + half_h * t16;
                let t18 = theta_dot - half_a_over_i_h * t10;
                let t19 = (t12 * t15 + t17 * t14) * (k1 * t18);
                let t20 = theta_dot - a_over_i_h * t19;
                let theta_new_2 = theta
                    + k2 * (t20 + (theta_dot + rt::lit::<T>(2.0) * (t9 + t18)));
                let t21 = t19 * (inv_m * t14);
                let t22 = x_dot - h * t21;
                let x_new_2 = x + k2 * (t22 + (x_dot + rt::lit::<T>(2.0) * (t6 + t12)));
                let t23 = t19 * (inv_m * t15);
                let t24 = y_dot + h * t23;
                let y_new_2 = y + k2 * (t24 + (y_dot + rt::lit::<T>(2.0) * (t8 + t17)));
                let t25 = theta + h * t18;
                let (t26, t27) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * t18,
                    t25,
                    tally,
                );
                let t28 = (t22 * t27 + t24 * t26) * (k1 * t20);
                let t29 = k2
                    * (a_over_i * t28
                        + (a_over_i * t4
                            + rt::lit::<T>(2.0) * (a_over_i * t10 + a_over_i * t19)));
                let theta_dot_new_2 = theta_dot - t29;
                let x_dot_new_2 = x_dot
                    - k2
                        * (t28 * (inv_m * t26) + (t5 + rt::lit::<T>(2.0) * (t11 + t21)));
                let y_dot_new_2 = y_dot
                    + k2
                        * (t28 * (inv_m * t27) + (t7 + rt::lit::<T>(2.0) * (t16 + t23)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k2 * (t20 + (theta_dot + rt::lit::<T>(2.0) * (t9 + t18))),
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot,
                    x_dot,
                    y_dot,
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
        /// | once, from parameters | 2 | 7 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 29 | 46 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackEuler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackEuler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/I`
            inv_i: T,
            /// `1/m`
            inv_m: T,
            /// `m a/(I + m a²)`
            k2: T,
            /// `I/(I + m a²)`
            k3: T,
            /// `I m/(I + m a²)`
            k4: T,
            /// `a/I`
            a_over_i: T,
            /// `a (I m/(I + m a²))`
            k5: T,
            /// `a²/(I²) + 1/(m²)`
            k6: T,
            /// `(m a/(I + m a²)) feedback-euler_J`
            k7: T,
            /// `I m h feedback-euler_J/(I + m a²)`
            k8: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let k1 = i + m * a_squared;
                let k2 = m * a / k1;
                let k3 = i / k1;
                let i_m = i * m;
                let k4 = i_m / k1;
                let a_over_i = a / i;
                let k5 = a * k4;
                let k6 = a_squared / (i * i) + rt::lit::<T>(1.0) / (m * m);
                let k7 = k2 * feedback_euler_j;
                let k8 = i_m * (h * feedback_euler_j) / k1;
                let h_feedback_euler_h = h * feedback_euler_h;
                Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    a_over_i,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k2, k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let i_theta_dot = i * theta_dot;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = a * theta_dot + x_dot * sin_theta - y_dot * cos_theta;
                let t2 = m_x_dot * (x_dot - t1 * (k3 * sin_theta))
                    + m_y_dot * (y_dot + t1 * (k3 * cos_theta));
                let carried = [
                    theta,
                    x,
                    y,
                    i_theta_dot,
                    m_x_dot,
                    m_y_dot,
                    rt::lit::<T>(0.5) * (i_theta_dot * (theta_dot - k2 * t1) + t2),
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
                let [theta, x, y, p_theta, p_x, p_y, level_h, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h] = *setting.options();
                let Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    a_over_i,
                    k5,
                    k6,
                    k7,
                    k8,
                    h_feedback_euler_h,
                } = *setting.scheme();
                let inv_m_p_x = inv_m * p_x;
                let inv_m_p_y = inv_m * p_y;
                let t1 = a_over_i * p_theta + sin_theta_ahead * inv_m_p_x
                    - cos_theta_ahead * inv_m_p_y;
                let t2 = inv_i * p_theta - k2 * t1;
                let t3 = t1 * (k3 * sin_theta_ahead);
                let t4 = inv_m_p_x - t3;
                let t5 = t1 * (k3 * cos_theta_ahead);
                let t6 = inv_m_p_y + t5;
                let t7 = cos_theta_ahead * t4 + sin_theta_ahead * t6;
                let t8 = t7 * (k4 * t1);
                let t9 = feedback_euler_h
                    * (rt::lit::<T>(0.5) * (p_theta * t2 + (p_x * t4 + p_y * t6))
                        - level_h);
                let theta_new_2 = theta + h * (t2 + t8 * (t9 - feedback_euler_j));
                let x_new_2 = x + h * t4;
                let y_new_2 = y + h * t6;
                let t10 = a_over_i * t8 + t2 * t7;
                let p_theta_new = p_theta + h * (t8 - k7 * t1 - k5 * t10 - t2 * t9);
                let t11 = k4 * t10;
                let p_x_new = p_x
                    - h * (sin_theta_ahead * t11 + (t4 * t9 + feedback_euler_j * t3));
                let p_y_new = p_y
                    + h * (cos_theta_ahead * t11 + feedback_euler_j * t5 - t6 * t9);
                let stability1_new = k8 * (k6 + t7 * t7);
                let stability2_new = h_feedback_euler_h
                    * (t8 * t8 + (t6 * t6 + (t2 * t2 + t4 * t4)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * (t2 + t8 * (t9 - feedback_euler_j)),
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
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
                let [theta, x, y, p_theta, p_x, p_y, _, _, _, _, _] = motion.carried;
                let Scheme { inv_i, inv_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: inv_i * p_theta,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
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
        /// | once, from parameters | 2 | 7 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 58 | 83 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/I`
            inv_i: T,
            /// `1/m`
            inv_m: T,
            /// `m a/(I + m a²)`
            k2: T,
            /// `I/(I + m a²)`
            k3: T,
            /// `I m/(I + m a²)`
            k4: T,
            /// `a/I`
            a_over_i: T,
            /// `a (I m/(I + m a²))`
            k5: T,
            /// `a²/(I²) + 1/(m²)`
            k6: T,
            /// `h/2`
            half_h: T,
            /// `(m a/(I + m a²)) feedback-rk2_J`
            k7: T,
            /// `(I m/(I + m a²)) h feedback-rk2_J`
            k8: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let k1 = i + m * a_squared;
                let k2 = m * a / k1;
                let k3 = i / k1;
                let k4 = i * m / k1;
                let a_over_i = a / i;
                let k5 = a * k4;
                let k6 = a_squared / (i * i) + rt::lit::<T>(1.0) / (m * m);
                let half_h = rt::lit::<T>(0.5) * h;
                let k7 = k2 * feedback_rk2_j;
                let k8 = k4 * (h * feedback_rk2_j);
                let h_feedback_rk2_h = h * feedback_rk2_h;
                Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    a_over_i,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k2, k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let i_theta_dot = i * theta_dot;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = a * theta_dot + x_dot * sin_theta - y_dot * cos_theta;
                let t2 = m_x_dot * (x_dot - t1 * (k3 * sin_theta))
                    + m_y_dot * (y_dot + t1 * (k3 * cos_theta));
                let carried = [
                    theta,
                    x,
                    y,
                    i_theta_dot,
                    m_x_dot,
                    m_y_dot,
                    rt::lit::<T>(0.5) * (i_theta_dot * (theta_dot - k2 * t1) + t2),
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
                let [theta, x, y, p_theta, p_x, p_y, level_h, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h] = *setting.options();
                let Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    a_over_i,
                    k5,
                    k6,
                    half_h,
                    k7,
                    k8,
                    h_feedback_rk2_h,
                } = *setting.scheme();
                let inv_m_p_x = inv_m * p_x;
                let inv_m_p_y = inv_m * p_y;
                let t1 = a_over_i * p_theta + sin_theta_ahead * inv_m_p_x
                    - cos_theta_ahead * inv_m_p_y;
                let t2 = inv_i * p_theta - k2 * t1;
                let t3 = t1 * (k3 * sin_theta_ahead);
                let t4 = inv_m_p_x - t3;
                let t5 = t1 * (k3 * cos_theta_ahead);
                let t6 = inv_m_p_y + t5;
                let t7 = cos_theta_ahead * t4 + sin_theta_ahead * t6;
                let t8 = t7 * (k4 * t1);
                let t9 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (p_theta * t2 + (p_x * t4 + p_y * t6))
                        - level_h);
                let t10 = t2 + t8 * (t9 - feedback_rk2_j);
                let t11 = theta + h * t10;
                let (t12, t13) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * t10,
                    t11,
                    tally,
                );
                let t14 = a_over_i * t8 + t2 * t7;
                let t15 = k4 * t14;
                let t16 = sin_theta_ahead * t15 + (t4 * t9 + feedback_rk2_j * t3);
                let t17 = p_x - h * t16;
                let t18 = inv_m * t17;
                let t19 = t8 - k7 * t1 - k5 * t14 - t2 * t9;
                let t20 = p_theta + h * t19;
                let t21 = cos_theta_ahead * t15 + feedback_rk2_j * t5 - t6 * t9;
                let t22 = p_y + h * t21;
                let t23 = inv_m * t22;
                let t24 = a_over_i * t20 + t12 * t18 - t13 * t23;
                let t25 = t24 * (k3 * t12);
                let t26 = t18 - t25;
                let t27 = t24 * (k3 * t13);
                let t28 = t23 + t27;
                let t29 = t13 * t26 + t12 * t28;
                let t30 = t29 * (k4 * t24);
                let t31 = inv_i * t20 - k2 * t24;
                let t32 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (t20 * t31 + (t17 * t26 + t22 * t28))
                        - level_h);
                let theta_new_2 = theta
                    + half_h * (t30 * (t32 - feedback_rk2_j) + (t10 + t31));
                let x_new_2 = x + half_h * (t4 + t26);
                let y_new_2 = y + half_h * (t6 + t28);
                let t33 = a_over_i * t30 + t31 * t29;
                let p_theta_new = p_theta
                    + half_h * (t30 + (t19 - k7 * t24) - k5 * t33 - t31 * t32);
                let t34 = k4 * t33;
                let p_x_new = p_x
                    - half_h * (t12 * t34 + (t26 * t32 + (t16 + feedback_rk2_j * t25)));
                let p_y_new = p_y
                    + half_h * (t13 * t34 + (t21 + feedback_rk2_j * t27) - t28 * t32);
                let stability1_new = k8 * (k6 + t7 * t7);
                let stability2_new = h_feedback_rk2_h
                    * (t8 * t8 + (t6 * t6 + (t2 * t2 + t4 * t4)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * (t30 * (t32 - feedback_rk2_j) + (t10 + t31)),
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
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
                let [theta, x, y, p_theta, p_x, p_y, _, _, _, _, _] = motion.carried;
                let Scheme { inv_i, inv_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: inv_i * p_theta,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
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
        /// | once, from parameters | 2 | 7 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 0 | 0 | 0 | 0 |
        /// | each step | 116 | 163 | 0 | 0 | 4 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/I`
            inv_i: T,
            /// `1/m`
            inv_m: T,
            /// `m a/(I + m a²)`
            k2: T,
            /// `I/(I + m a²)`
            k3: T,
            /// `I m/(I + m a²)`
            k4: T,
            /// `a/I`
            a_over_i: T,
            /// `a (I m/(I + m a²))`
            k5: T,
            /// `a²/(I²) + 1/(m²)`
            k6: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k7: T,
            /// `(m a/(I + m a²)) feedback-rk4_J`
            k8: T,
            /// `(I m/(I + m a²)) h feedback-rk4_J`
            k9: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let a_squared = a * a;
                let k1 = i + m * a_squared;
                let k2 = m * a / k1;
                let k3 = i / k1;
                let k4 = i * m / k1;
                let a_over_i = a / i;
                let k5 = a * k4;
                let k6 = a_squared / (i * i) + rt::lit::<T>(1.0) / (m * m);
                let half_h = rt::lit::<T>(0.5) * h;
                let k7 = rt::lit::<T>(0.16666666666666666) * h;
                let k8 = k2 * feedback_rk4_j;
                let k9 = k4 * (h * feedback_rk4_j);
                let h_feedback_rk4_h = h * feedback_rk4_h;
                Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    a_over_i,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k2, k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let i_theta_dot = i * theta_dot;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = a * theta_dot + x_dot * sin_theta - y_dot * cos_theta;
                let t2 = m_x_dot * (x_dot - t1 * (k3 * sin_theta))
                    + m_y_dot * (y_dot + t1 * (k3 * cos_theta));
                let carried = [
                    theta,
                    x,
                    y,
                    i_theta_dot,
                    m_x_dot,
                    m_y_dot,
                    rt::lit::<T>(0.5) * (i_theta_dot * (theta_dot - k2 * t1) + t2),
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
                let [theta, x, y, p_theta, p_x, p_y, level_h, _, _, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h] = *setting.options();
                let Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    a_over_i,
                    k5,
                    k6,
                    half_h,
                    k7,
                    k8,
                    k9,
                    h_feedback_rk4_h,
                } = *setting.scheme();
                let inv_m_p_x = inv_m * p_x;
                let inv_m_p_y = inv_m * p_y;
                let t1 = a_over_i * p_theta + sin_theta_ahead * inv_m_p_x
                    - cos_theta_ahead * inv_m_p_y;
                let t2 = inv_i * p_theta - k2 * t1;
                let t3 = t1 * (k3 * sin_theta_ahead);
                let t4 = inv_m_p_x - t3;
                let t5 = t1 * (k3 * cos_theta_ahead);
                let t6 = inv_m_p_y + t5;
                let t7 = cos_theta_ahead * t4 + sin_theta_ahead * t6;
                let t8 = t7 * (k4 * t1);
                let t9 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (p_theta * t2 + (p_x * t4 + p_y * t6))
                        - level_h);
                let t10 = t2 + t8 * (t9 - feedback_rk4_j);
                let t11 = theta + half_h * t10;
                let (t12, t13) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * t10,
                    t11,
                    tally,
                );
                let t14 = a_over_i * t8 + t2 * t7;
                let t15 = k4 * t14;
                let t16 = sin_theta_ahead * t15 + (t4 * t9 + feedback_rk4_j * t3);
                let t17 = p_x - half_h * t16;
                let t18 = inv_m * t17;
                let t19 = t8 - k8 * t1 - k5 * t14 - t2 * t9;
                let t20 = p_theta + half_h * t19;
                let t21 = cos_theta_ahead * t15 + feedback_rk4_j * t5 - t6 * t9;
                let t22 = p_y + half_h * t21;
                let t23 = inv_m * t22;
                let t24 = a_over_i * t20 + t12 * t18 - t13 * t23;
                let t25 = t24 * (k3 * t12);
                let t26 = t18 - t25;
                let t27 = t24 * (k3 * t13);
                let t28 = t23 + t27;
                let t29 = t13 * t26 + t12 * t28;
                let t30 = t29 * (k4 * t24);
                let t31 = inv_i * t20 - k2 * t24;
                let t32 = a_over_i * t30 + t31 * t29;
                let t33 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t20 * t31 + (t17 * t26 + t22 * t28))
                        - level_h);
                let t34 = t30 - k8 * t24 - k5 * t32 - t31 * t33;
                let t35 = p_theta + half_h * t34;
                let t36 = t31 + t30 * (t33 - feedback_rk4_j);
                let t37 = theta + half_h * t36;
                let (t38, t39) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * t36,
                    t37,
                    tally,
                );
                let t40 = k4 * t32;
                let t41 = t12 * t40 + (t26 * t33 + feedback_rk4_j * t25);
                let t42 = p_x - half_h * t41;
                let t43 = inv_m * t42;
                let t44 = t13 * t40 + feedback_rk4_j * t27 - t28 * t33;
                let t45 = p_y + half_h * t44;
                let t46 = inv_m * t45;
                let t47 = a_over_i * t35 + t38 * t43 - t39 * t46;
                let t48 = inv_i * t35 - k2 * t47;
                let t49 = t47 * (k3 * t38);
                let t50 = t43 - t49;
                let t51 = t47 * (k3 * t39);
                let t52 = t46 + t51;
                let t53 = t39 * t50 + t38 * t52;
                let t54 = t53 * (k4 * t47);
                let t55 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t35 * t48 + (t42 * t50 + t45 * t52))
                        - level_h);
                let t56 = t48 + t54 * (t55 - feedback_rk4_j);
                let t57 = theta + h * t56;
                let (t58, t59) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * t56,
                    t57,
                    tally,
                );
                let t60 = a_over_i * t54 + t48 * t53;
                let t61 = k4 * t60;
                let t62 = t38 * t61 + (t50 * t55 + feedback_rk4_j * t49);
                let t63 = p_x - h * t62;
                let t64 = inv_m * t63;
                let t65 = t54 - k8 * t47 - k5 * t60 - t48 * t55;
                let t66 = p_theta + h * t65;
                let t67 = t39 * t61 + feedback_rk4_j * t51 - t52 * t55;
                let t68 = p_y + h * t67;
                let t69 = inv_m * t68;
                let t70 = a_over_i * t66 + t58 * t64 - t59 * t69;
                let t71 = t70 * (k3 * t58);
                let t72 = t64 - t71;
                let t73 = t70 * (k3 * t59);
                let t74 = t69 + t73;
                let t75 = t59 * t72 + t58 * t74;
                let t76 = t75 * (k4 * t70);
                let t77 = inv_i * t66 - k2 * t70;
                let t78 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t66 * t77 + (t63 * t72 + t68 * t74))
                        - level_h);
                let theta_new_2 = theta
                    + k7
                        * (t76 * (t78 - feedback_rk4_j)
                            + (t77 + (t10 + rt::lit::<T>(2.0) * (t36 + t56))));
                let x_new_2 = x + k7 * (t72 + (t4 + rt::lit::<T>(2.0) * (t26 + t50)));
                let y_new_2 = y + k7 * (t74 + (t6 + rt::lit::<T>(2.0) * (t28 + t52)));
                let t79 = a_over_i * t76 + t77 * t75;
                let t80 = t76 + (t19 + rt::lit::<T>(2.0) * (t34 + t65) - k8 * t70)
                    - k5 * t79 - t77 * t78;
                let p_theta_new = p_theta + k7 * t80;
                let t81 = k4 * t79;
                let t82 = t72 * t78
                    + (t58 * t81
                        + (feedback_rk4_j * t71
                            + (t16 + rt::lit::<T>(2.0) * (t41 + t62))));
                let p_x_new = p_x - k7 * t82;
                let t83 = t59 * t81
                    + (feedback_rk4_j * t73 + (t21 + rt::lit::<T>(2.0) * (t44 + t67)))
                    - t74 * t78;
                let p_y_new = p_y + k7 * t83;
                let stability1_new = k9 * (k6 + t7 * t7);
                let stability2_new = h_feedback_rk4_h
                    * (t8 * t8 + (t6 * t6 + (t2 * t2 + t4 * t4)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    k7
                        * (t76 * (t78 - feedback_rk4_j)
                            + (t77 + (t10 + rt::lit::<T>(2.0) * (t36 + t56)))),
                    theta_new_2,
                    tally,
                );
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
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
                let [theta, x, y, p_theta, p_x, p_y, _, _, _, _, _] = motion.carried;
                let Scheme { inv_i, inv_m, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: inv_i * p_theta,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
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
            rt::copy(&[self.parameters.I, self.parameters.m, self.parameters.a], out)
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
            let mut info = ModelInfo::new("chaplygin_sleigh_com");
            info.text = Some(
                "Chaplygin's sleigh in the coordinates of its centre of mass, in which the mass matrix is constant.",
            );
            info.source = Some(
                "M. Kobilarov, D. Martín de Diego and S. Ferraro, Simulating nonholonomic dynamics (2010), equation (29)",
            );
            info.coordinates = &[
                Quantity::new("theta", Some("rad"), Some("direction of the knife edge")),
                Quantity::new("x", Some("m"), Some("centre of mass")),
                Quantity::new("y", Some("m"), Some("centre of mass")),
            ];
            info.velocities = &[
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["a*theta_dot + sin(theta)*x_dot - cos(theta)*y_dot"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new(
                        "I",
                        Some("kg m^2"),
                        Some("moment of inertia about the centre of mass"),
                    ),
                    Some(1.5),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("distance from the contact point to the centre of mass"),
                    ),
                    Some(0.6),
                    false,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: Some("the motion of chaplygin_sleigh's data set \"lively\""),
                    q: &[0.3, 0.7732018934753635, 0.0773121239968037],
                    w: &[0.8, -0.6195179437602459, 0.31080141144962103],
                    parameters: &[],
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
                MethodInfo::of::<Self, ::nonholonomic::methods::DiscreteDerivative>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rattle>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::RattleConsistent>(),
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
            let &[I, m, a] = parameters else {
                return Err(ParameterError::Count {
                    expected: 3,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { I, m, a })
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
            if rt::same_name(name, "dd") {
                return Some(
                    visitor.visit::<::nonholonomic::methods::DiscreteDerivative>(),
                );
            }
            if rt::same_name(name, "rattle") {
                return Some(visitor.visit::<::nonholonomic::methods::Rattle>());
            }
            if rt::same_name(name, "rattle:consistent") {
                return Some(
                    visitor.visit::<::nonholonomic::methods::RattleConsistent>(),
                );
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
impl ChaplyginSleighCom {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaplygin_sleigh_com::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaplygin_sleigh_com::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaplygin_sleigh_com::Parameters<f64> {
        chaplygin_sleigh_com::Parameters {
            I: self.I,
            m: self.m,
            a: self.a,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaplygin_sleigh_com::StateBuilder<f64> {
        chaplygin_sleigh_com::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaplygin_sleigh_com::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaplygin_sleigh_com::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sleigh_com::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sleigh_com::System<f64>: ::nonholonomic::Discretize<M>,
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
        start: chaplygin_sleigh_com::State<f64>,
        h: f64,
        options: <chaplygin_sleigh_com::System<
            f64,
        > as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sleigh_com::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sleigh_com::System<f64>: ::nonholonomic::Discretize<M>,
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
