// Prepared by `nh prepare` from `ChaplyginSleighCom` in src/library.rs and chaplygin_sleigh_com.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 9c89d4c474afe85aab84f38bd4abf28d
// content 8eafd6225de1af5d99e8771a27e3697d

pub struct ChaplyginSleighCom {
    /// `I` (kg m^2): moment of inertia about the centre of mass.
    pub I: f64,
    /// `m` (kg): mass.
    pub m: f64,
    /// `a` (m): distance from the contact point to the centre of mass.
    pub a: f64,
}

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
/// * `gonzalez`: 20 add, 33 mul, 1 div, 1 sin_cos
/// * `avf`: 20 add, 36 mul, 1 div, 1 sin_cos
/// * `itoh-abe`: 23 add, 40 mul, 1 div, 1 sin_cos
/// * `itoh-abe-sym`: 41 add, 65 mul, 1 div, 2 sin_cos
/// * `avf4`: 39 add, 72 mul, 1 div, 2 sin_cos
/// * `avf6`: 71 add, 106 mul, 1 div, 3 sin_cos
/// * `midpoint`: 20 add, 33 mul, 1 div, 1 sin_cos
/// * `gonzalez-f`: 26 add, 44 mul, 1 div, 2 sin_cos
/// * `gonzalez-r`: 392 add, 702 mul, 17 div, 4 sin_cos
/// * `gonzalez-r-fd`: 412 add, 753 mul, 17 div, 8 sin_cos
/// * `iso`: 28 add, 62 mul, 4 div, 2 sqrt, 3 sin_cos
/// * `iso:4`: 5 times 28 add, 62 mul, 4 div, 2 sqrt, 3 sin_cos
/// * `iso:6`: 9 times 28 add, 62 mul, 4 div, 2 sqrt, 3 sin_cos
/// * `iso-var`: 24 add, 53 mul, 3 div, 2 sqrt, 3 sin_cos
/// * `leapfrog`: 10 add, 14 mul, 1 sin_cos
/// * `dla`: 19 add, 22 mul, 3 sin_cos
/// * `dla01`: 19 add, 22 mul, 3 sin_cos
/// * `dla-midpoint`: 16 add, 22 mul, 2 sin_cos
/// * `dla1`: 5 add, 6 mul, 1 sin_cos
/// * `dd`: 23 add, 40 mul, 1 div, 2 sin_cos
/// * `rattle`: 12 add, 18 mul, 1 sin_cos
/// * `rattle:consistent`: 12 add, 18 mul, 1 sin_cos
/// * `spark2`: 25 add, 38 mul, 2 sin_cos
/// * `spark3`: 70 add, 135 mul, 4 sin_cos
/// * `taylor`: 2 add, 11 mul, 1 sin_cos
/// * `taylor:qv`: 1 add, 9 mul, 1 sin_cos
/// * `euler`: 7 add, 11 mul, 1 sin_cos
/// * `rk2`: 17 add, 24 mul, 2 sin_cos
/// * `rk4`: 37 add, 63 mul, 4 sin_cos
/// * `euler:qv`: 7 add, 12 mul, 1 sin_cos
/// * `rk2:qv`: 19 add, 32 mul, 2 sin_cos
/// * `rk4:qv`: 44 add, 70 mul, 4 sin_cos
/// * `feedback-euler`: 32 add, 50 mul, 1 sin_cos
/// * `feedback-rk2`: 58 add, 83 mul, 2 sin_cos
/// * `feedback-rk4`: 116 add, 163 mul, 4 sin_cos
pub mod chaplygin_sleigh_com {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 2> {
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
            self: &System<T>,
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
                * (inv_m * (p_x * p_x + p_y * p_y) + p_theta * (inv_i * p_theta))
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
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 6 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 5 | 0 | 0 | 0 |
        /// | each step | 15 | 26 | 1 | 0 | 1 | 0 |
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
            /// `(1/2)/(I + m a²)`
            k3: T,
            /// `(1/2)/m`
            k4: T,
            /// `a/(I + m a²)`
            k5: T,
            /// `-(a/(I + m a²))`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/((I + m a²)²)`
            k8: T,
            /// `(m a h/((I + m a²)²))/2`
            k9: T,
            /// `h (a/(I + m a²))/2`
            k10: T,
            /// `(a² h² m/((I + m a²)³))/2`
            k11: T,
            /// `h/(I + m a²)`
            k12: T,
            /// `(I + m a²) (h/(m (I + m a²)))`
            k14: T,
            /// `m a (h/(m (I + m a²)))`
            k15: T,
            /// `(h/(I + m a²))/2`
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / k1;
                let k4 = rt::lit::<T>(0.5) / m;
                let k5 = a / k1;
                let k6 = -k5;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let m_a_h = m_a * h;
                let k7 = k1 * k1;
                let k8 = m_a_h / k7;
                let k9 = rt::lit::<T>(0.5) * k8;
                let k10 = rt::lit::<T>(0.5) * (h * k5);
                let k11 = rt::lit::<T>(0.5) * (a * (h * m_a_h) / (k1 * k7));
                let k12 = h / k1;
                let k13 = h / (m * k1);
                let k14 = k1 * k13;
                let k15 = m_a * k13;
                let k16 = rt::lit::<T>(0.5) * k12;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta);
                let t2 = x_dot * cos_theta + y_dot * sin_theta;
                let carried = [
                    theta,
                    x,
                    y,
                    t1,
                    m * t2,
                    t2 * (rt::lit::<T>(0.5) * m * t2) + t1 * (k3 * t1),
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
                let [theta, x, y, rho1, rho2, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k14,
                    k15,
                    k16,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k6 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = t1 * t1;
                            let t3 = rho2 + k9 * t2;
                            (
                                [rho1_rate + t3 * (k5 * t1)],
                                [[k10 * t3 + (k11 * t2 + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let theta_new_2 = theta + k12 * t1;
                let theta_ahead_new = theta + k16 * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t4 = t1 * (k8 * t1);
                let t5 = k14 * (rho2 + rt::lit::<T>(0.5) * t4);
                let t6 = k15 * t1;
                let x_new_2 = x + cos_theta_ahead_new * t5 - sin_theta_ahead_new * t6;
                let y_new_2 = cos_theta_ahead_new * t6 + (y + sin_theta_ahead_new * t5);
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                let t7 = k2 * rho1_squared + inv_m * rho2_squared;
                let t8 = rt::visible_change(
                    (k3 * rho1_squared + (k4 * rho2_squared - reference))
                        * (rt::lit::<T>(0.5) * t7),
                    t7 * t7 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t9 = rt::lit::<T>(1.0) - t8;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t9;
                let rho2_new_2 = t9 * (rho2 + t4);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
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
                let [theta, x, y, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_m, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k5 * rho1;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let a = parameters.a;
                let t1 = i + m * (a * a);
                let t2 = m * t1;
                let t3 = rho2 * (t1 * rho2) + rho1 * (m * rho1);
                [rt::lit::<T>(0.5) / t2 * t3, rt::lit::<T>(1.0) / t2 * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5c0cdf78e7f6cba0a79055a93590359f";
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
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 5 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 10 | 5 | 0 | 0 | 0 |
        /// | each step | 15 | 28 | 1 | 0 | 1 | 0 |
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
            /// `(1/2)/(I + m a²)`
            k3: T,
            /// `(1/2)/m`
            k4: T,
            /// `a/(I + m a²)`
            k5: T,
            /// `-(a/(I + m a²))`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/((I + m a²)²)`
            k8: T,
            /// `h (a/(I + m a²))/2`
            k9: T,
            /// `h/(I + m a²)`
            k10: T,
            /// `(h/(I + m a²))/2`
            k11: T,
            /// `m a (h/((I + m a²)²))/2`
            k12: T,
            /// `m a h (a h/((I + m a²)³))/2`
            k13: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / k1;
                let k4 = rt::lit::<T>(0.5) / m;
                let k5 = a / k1;
                let k6 = -k5;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let m_a_h = m_a * h;
                let k7 = k1 * k1;
                let k8 = m_a_h / k7;
                let k9 = rt::lit::<T>(0.5) * (h * k5);
                let k10 = h / k1;
                let k11 = rt::lit::<T>(0.5) * k10;
                let k12 = rt::lit::<T>(0.5) * (m_a * (h / k7));
                let k13 = rt::lit::<T>(0.5) * (m_a_h * (a * h / (k1 * k7)));
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta);
                let t2 = x_dot * cos_theta + y_dot * sin_theta;
                let carried = [
                    theta,
                    x,
                    y,
                    t1,
                    m * t2,
                    t2 * (rt::lit::<T>(0.5) * m * t2) + t1 * (k3 * t1),
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
                let [theta, x, y, rho1, rho2, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k6 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let t2 = k5 * t1;
                            let t3 = rho2 + t1 * (k12 * t1);
                            (
                                [rho1_rate + t2 * t3],
                                [[k9 * t3 + (t1 * (k13 * t1) + rt::lit::<T>(1.0))]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let [rho1_rate] = solution1.x;
                let t1 = rho1 + half_h * rho1_rate;
                let theta_new_2 = theta + k10 * t1;
                let theta_ahead_new = theta + k11 * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t4 = t1 * (k8 * t1);
                let t5 = inv_m * (rho2 + rt::lit::<T>(0.5) * t4);
                let t2 = k5 * t1;
                let x_new_2 = x
                    + h * (cos_theta_ahead_new * t5 - sin_theta_ahead_new * t2);
                let y_new_2 = y
                    + h * (cos_theta_ahead_new * t2 + sin_theta_ahead_new * t5);
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                let t6 = k2 * rho1_squared + inv_m * rho2_squared;
                let t7 = rt::visible_change(
                    (k3 * rho1_squared + (k4 * rho2_squared - reference))
                        * (rt::lit::<T>(0.5) * t6),
                    t6 * t6 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t8 = rt::lit::<T>(1.0) - t7;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t8;
                let rho2_new_2 = t8 * (rho2 + t4);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
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
                let [theta, x, y, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_m, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k5 * rho1;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let a = parameters.a;
                let t1 = i + m * (a * a);
                let t2 = m * t1;
                let t3 = rho2 * (t1 * rho2) + rho1 * (m * rho1);
                [rt::lit::<T>(0.5) / t2 * t3, rt::lit::<T>(1.0) / t2 * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7e479fa43612454671055041b1d9179b";
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
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 6 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 12 | 5 | 0 | 0 | 0 |
        /// | each step | 16 | 29 | 1 | 0 | 1 | 0 |
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
            /// `(1/2)/(I + m a²)`
            k3: T,
            /// `(1/2)/m`
            k4: T,
            /// `a/(I + m a²)`
            k5: T,
            /// `-(a/(I + m a²))`
            k6: T,
            /// `(a/(I + m a²))/2`
            k7: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h`
            m_a_h: T,
            /// `(m a h/((I + m a²)²))/2`
            k9: T,
            /// `(h/(I + m a²))/2`
            k11: T,
            /// `m a (h/((I + m a²)²))/2`
            k12: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `h (a/(I + m a²))/4`
            k13: T,
            /// `(a h/((I + m a²)³))/4`
            k14: T,
            /// `(h/(I + m a²))/4`
            k15: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / k1;
                let k4 = rt::lit::<T>(0.5) / m;
                let k5 = a / k1;
                let k6 = -k5;
                let k7 = rt::lit::<T>(0.5) * k5;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let m_a_h = m_a * h;
                let k8 = k1 * k1;
                let k9 = rt::lit::<T>(0.5) * (m_a_h / k8);
                let k10 = h / k1;
                let k11 = rt::lit::<T>(0.5) * k10;
                let k12 = rt::lit::<T>(0.5) * (m_a * (h / k8));
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let k13 = rt::lit::<T>(0.25) * (h * k5);
                let k14 = rt::lit::<T>(0.25) * (a * h / (k1 * k8));
                let k15 = rt::lit::<T>(0.25) * k10;
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
                    m_a_h,
                    k9,
                    k11,
                    k12,
                    half_m_a_h,
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
                let Scheme { k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta);
                let t2 = x_dot * cos_theta + y_dot * sin_theta;
                let carried = [
                    theta,
                    x,
                    y,
                    t1,
                    m * t2,
                    t2 * (rt::lit::<T>(0.5) * m * t2) + t1 * (k3 * t1),
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
                let [theta, x, y, rho1, rho2, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k6,
                    k7,
                    inv_h,
                    half_h,
                    m_a_h,
                    k9,
                    k11,
                    k12,
                    half_m_a_h,
                    k13,
                    k14,
                    k15,
                    ..
                } = *setting.scheme();
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2 * (k6 * rho1)],
                        move || [rt::abs(inv_h * rho1)],
                        move |[rho1_rate]| {
                            let t1 = rho1 + half_h * rho1_rate;
                            let rho1_rate_h = h * rho1_rate;
                            let t2 = twice_rho1 + rho1_rate_h;
                            let t3 = twice_rho2 + k12 * t1 * t2;
                            (
                                [rho1_rate + t3 * (k7 * t1)],
                                [
                                    [
                                        k13 * t3
                                            + ((m_a_h * t1 + half_m_a_h * t2) * (k14 * t1)
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
                let t4 = rho1 + rho1_rate_h;
                let t5 = rho1 + t4;
                let theta_new_2 = theta + k11 * t5;
                let theta_ahead_new = theta + k15 * t5;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t1 = rho1 + half_h * rho1_rate;
                let t6 = rho2 + t5 * (k9 * t1);
                let t7 = k4 * (rho2 + t6);
                let t8 = k7 * t5;
                let x_new_2 = x
                    + h * (cos_theta_ahead_new * t7 - sin_theta_ahead_new * t8);
                let y_new_2 = y
                    + h * (cos_theta_ahead_new * t8 + sin_theta_ahead_new * t7);
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                let t9 = k2 * rho1_squared + inv_m * rho2_squared;
                let t10 = rt::visible_change(
                    (k3 * rho1_squared + (k4 * rho2_squared - reference))
                        * (rt::lit::<T>(0.5) * t9),
                    t9 * t9 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t11 = rt::lit::<T>(1.0) - t10;
                let rho1_new_2 = t4 * t11;
                let rho2_new_2 = t11 * t6;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
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
                let [theta, x, y, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_m, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k5 * rho1;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let a = parameters.a;
                let t1 = i + m * (a * a);
                let t2 = m * t1;
                let t3 = rho2 * (t1 * rho2) + rho1 * (m * rho1);
                [rt::lit::<T>(0.5) / t2 * t3, rt::lit::<T>(1.0) / t2 * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "072dc117a044a8f4ed15cd2dbed1c48e";
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
        /// - `x_rate_first`: explicit
        /// - `y_rate_first`: explicit
        /// - `rho1_rate_second`: 1 × 1 implicit block (Newton, analytic Jacobian); torn from it and assigned: rho2_rate_second
        /// - `theta_rate_second`: explicit
        /// - `x_rate_second`: explicit
        /// - `y_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 7 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 14 | 5 | 0 | 0 | 0 |
        /// | each step | 27 | 43 | 1 | 0 | 2 | 0 |
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
            /// `(1/2)/(I + m a²)`
            k3: T,
            /// `(1/2)/m`
            k4: T,
            /// `a/(I + m a²)`
            k5: T,
            /// `-(a/(I + m a²))`
            k6: T,
            /// `(a/(I + m a²))/2`
            k7: T,
            /// `(1/4)/m`
            k8: T,
            /// `(a/(I + m a²))/4`
            k9: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m a h/2`
            half_m_a_h: T,
            /// `(h/(I + m a²))/4`
            k11: T,
            /// `h/4`
            quarter_h: T,
            /// `m a (h/((I + m a²)²))/4`
            k13: T,
            /// `m a h/4`
            quarter_m_a_h: T,
            /// `h (a/(I + m a²))/8`
            k14: T,
            /// `(a h/((I + m a²)³))/8`
            k15: T,
            /// `(m a h/((I + m a²)²))/4`
            k16: T,
            /// `(h/(I + m a²))/8`
            k17: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / k1;
                let k4 = rt::lit::<T>(0.5) / m;
                let k5 = a / k1;
                let k6 = -k5;
                let k7 = rt::lit::<T>(0.5) * k5;
                let k8 = rt::lit::<T>(0.25) / m;
                let k9 = rt::lit::<T>(0.25) * k5;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m_a = m * a;
                let m_a_h = m_a * h;
                let half_m_a_h = rt::lit::<T>(0.5) * m_a_h;
                let k10 = h / k1;
                let k11 = rt::lit::<T>(0.25) * k10;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k12 = k1 * k1;
                let k13 = rt::lit::<T>(0.25) * (m_a * (h / k12));
                let quarter_m_a_h = rt::lit::<T>(0.25) * m_a_h;
                let k14 = rt::lit::<T>(0.125) * (h * k5);
                let k15 = rt::lit::<T>(0.125) * (a * h / (k1 * k12));
                let k16 = rt::lit::<T>(0.25) * (m_a_h / k12);
                let k17 = rt::lit::<T>(0.125) * k10;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
                    inv_h,
                    half_h,
                    half_m_a_h,
                    k11,
                    quarter_h,
                    k13,
                    quarter_m_a_h,
                    k14,
                    k15,
                    k16,
                    k17,
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
                let Scheme { k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta);
                let t2 = x_dot * cos_theta + y_dot * sin_theta;
                let carried = [
                    theta,
                    x,
                    y,
                    t1,
                    m * t2,
                    t2 * (rt::lit::<T>(0.5) * m * t2) + t1 * (k3 * t1),
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
                let [theta, x, y, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    inv_h,
                    half_h,
                    half_m_a_h,
                    k11,
                    quarter_h,
                    k13,
                    quarter_m_a_h,
                    k14,
                    k15,
                    k16,
                    k17,
                    ..
                } = *setting.scheme();
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = rho2 * (k6 * rho1);
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
                            let t6 = twice_rho2 + t4 * (k13 * t5);
                            (
                                [rho1_rate_first + t6 * (k7 * t5)],
                                [
                                    [
                                        k14 * t6
                                            + ((half_m_a_h * t5 + quarter_m_a_h * t4) * (k15 * t5)
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
                let t10 = rho2 + t9 * (k16 * t5);
                let t11 = rt::lit::<T>(2.0) * t10;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t1 = rho2 * (k6 * rho1);
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
                            let t15 = t11 + t13 * (k13 * t14);
                            (
                                [rho1_rate_second + t15 * (k7 * t14)],
                                [
                                    [
                                        k14 * t15
                                            + ((half_m_a_h * t14 + quarter_m_a_h * t13) * (k15 * t14)
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
                let t16 = theta + k11 * t9;
                let t12 = half_h * rho1_rate_second;
                let t17 = t7 + t12;
                let t18 = t7 + t17;
                let theta_new_2 = t16 + k11 * t18;
                let t19 = rho2 + t10;
                let t20 = theta + k17 * t9;
                let (t21, t22) = rt::sin_cos(t20);
                let t14 = t7 + quarter_h * rho1_rate_second;
                let t23 = t10 + t18 * (k16 * t14);
                let t24 = t10 + t23;
                let t25 = t16 + k17 * t18;
                let (t26, t27) = rt::sin_cos(t25);
                let t28 = k8 * (t19 * t22 + t24 * t27) - k9 * (t9 * t21 + t18 * t26);
                let x_new_2 = x + h * t28;
                let t29 = k8 * (t19 * t21 + t24 * t26) + k9 * (t9 * t22 + t18 * t27);
                let y_new_2 = y + h * t29;
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                let t30 = k2 * rho1_squared + inv_m * rho2_squared;
                let t31 = rt::visible_change(
                    (k3 * rho1_squared + (k4 * rho2_squared - reference))
                        * (rt::lit::<T>(0.5) * t30),
                    t30 * t30 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t32 = rt::lit::<T>(1.0) - t31;
                let rho1_new_2 = t32 * t17;
                let rho2_new_2 = t32 * t23;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
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
                let [theta, x, y, rho1, rho2, _] = motion.carried;
                let Scheme { inv_m, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k5 * rho1;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let a = parameters.a;
                let t1 = i + m * (a * a);
                let t2 = m * t1;
                let t3 = rho2 * (t1 * rho2) + rho1 * (m * rho1);
                [rt::lit::<T>(0.5) / t2 * t3, rt::lit::<T>(1.0) / t2 * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "78326f0725b15f49341596031763c3f4";
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
        /// - `theta_rate_1`: explicit
        /// - `theta_rate_2`: explicit
        /// - `x_rate_1`: explicit
        /// - `y_rate_1`: explicit
        /// - `x_rate_2`: explicit
        /// - `y_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 4 | 7 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 29 | 9 | 0 | 0 | 0 |
        /// | each step | 31 | 56 | 1 | 0 | 2 | 0 |
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
            /// `(1/2)/m`
            k4: T,
            /// `a/(I + m a²)`
            k5: T,
            /// `-(a/(I + m a²))`
            k6: T,
            /// `m a/((I + m a²)²)`
            k8: T,
            /// `0.5/(I + m a²)`
            k9: T,
            /// `1/h`
            inv_h: T,
            /// `h (a/(I + m a²))`
            k10: T,
            /// `h 0.25`
            k11: T,
            /// `h -0.03867513459481288`
            k12: T,
            /// `h 0.5386751345948129`
            k13: T,
            /// `h 0.25`
            k14: T,
            /// `(a/(I + m a²)) h 0.25`
            k15: T,
            /// `2 0.25 (m a h 0.25/((I + m a²)²))`
            k17: T,
            /// `2 -0.03867513459481288 (m a h 0.5386751345948129/((I + m a²)²))`
            k19: T,
            /// `(a/(I + m a²)) h -0.03867513459481288`
            k20: T,
            /// `2 0.25 (m a h -0.03867513459481288/((I + m a²)²))`
            k22: T,
            /// `2 -0.03867513459481288 (m a h 0.25/((I + m a²)²))`
            k24: T,
            /// `(a/(I + m a²)) h 0.5386751345948129`
            k25: T,
            /// `2 0.5386751345948129 (m a h 0.25/((I + m a²)²))`
            k26: T,
            /// `2 0.25 (m a h 0.5386751345948129/((I + m a²)²))`
            k27: T,
            /// `(a/(I + m a²)) h 0.25`
            k28: T,
            /// `2 0.5386751345948129 (m a h -0.03867513459481288/((I + m a²)²))`
            k29: T,
            /// `2 0.25 (m a h 0.25/((I + m a²)²))`
            k30: T,
            /// `h 0.25/(I + m a²)`
            k31: T,
            /// `h -0.03867513459481288/(I + m a²)`
            k32: T,
            /// `h 0.5386751345948129/(I + m a²)`
            k33: T,
            /// `h 0.25/(I + m a²)`
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / k1;
                let k4 = rt::lit::<T>(0.5) / m;
                let k5 = a / k1;
                let k6 = -k5;
                let m_a = m * a;
                let k7 = k1 * k1;
                let k8 = m_a / k7;
                let k9 = rt::lit::<T>(0.5) / k1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k10 = h * k5;
                let k11 = h * rt::lit::<T>(0.25);
                let k12 = h * rt::lit::<T>(-0.03867513459481288);
                let k13 = h * rt::lit::<T>(0.5386751345948129);
                let k14 = h * rt::lit::<T>(0.25);
                let k15 = k5 * k11;
                let k16 = m_a * k11 / k7;
                let k17 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.25) * k16);
                let k18 = m_a * k13 / k7;
                let k19 = rt::lit::<T>(2.0) * (rt::lit::<T>(-0.03867513459481288) * k18);
                let k20 = k5 * k12;
                let k21 = m_a * k12 / k7;
                let k22 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.25) * k21);
                let k23 = m_a * k14 / k7;
                let k24 = rt::lit::<T>(2.0) * (rt::lit::<T>(-0.03867513459481288) * k23);
                let k25 = k5 * k13;
                let k26 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.5386751345948129) * k16);
                let k27 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.25) * k18);
                let k28 = k5 * k14;
                let k29 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.5386751345948129) * k21);
                let k30 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.25) * k23);
                let k31 = k11 / k1;
                let k32 = k12 / k1;
                let k33 = k13 / k1;
                let k34 = k14 / k1;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k8,
                    k9,
                    inv_h,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k17,
                    k19,
                    k20,
                    k22,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let Scheme { k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta);
                let t2 = x_dot * cos_theta + y_dot * sin_theta;
                let carried = [
                    theta,
                    x,
                    y,
                    t1,
                    m * t2,
                    t2 * (rt::lit::<T>(0.5) * m * t2) + t1 * (k3 * t1),
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
                let [theta, x, y, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k8,
                    k9,
                    inv_h,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                    k15,
                    k17,
                    k19,
                    k20,
                    k22,
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
                    k34,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2]) = solution1.goes_on() {
                    let t3 = k14 * rho1_rate_2 + (rho1 + k13 * rho1_rate_1);
                    let t4 = t3 * (k8 * t3);
                    let t5 = k12 * rho1_rate_2 + (rho1 + k11 * rho1_rate_1);
                    let t6 = t5 * (k8 * t5);
                    let t7 = k12 * t4 + (rho2 + k11 * t6);
                    let t9 = k14 * t4 + (rho2 + k13 * t6);
                    solution1.update([t7 * (k6 * t5), t9 * (k6 * t3)]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k6 * rho1);
                            [t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2]| {
                            let t3 = k14 * rho1_rate_2 + (rho1 + k13 * rho1_rate_1);
                            let t4 = t3 * (k8 * t3);
                            let t5 = k12 * rho1_rate_2 + (rho1 + k11 * rho1_rate_1);
                            let t6 = t5 * (k8 * t5);
                            let t7 = k12 * t4 + (rho2 + k11 * t6);
                            let t8 = k5 * t5;
                            let t9 = k14 * t4 + (rho2 + k13 * t6);
                            let t10 = k5 * t3;
                            let t11 = k10 * t5;
                            let t12 = k10 * t3;
                            (
                                [rho1_rate_1 + t7 * t8, rho1_rate_2 + t9 * t10],
                                [
                                    [
                                        k15 * t7
                                            + ((k17 * t5 + k19 * t3) * t11 + rt::lit::<T>(1.0)),
                                        k20 * t7 + t11 * (k22 * t5 + k24 * t3),
                                    ],
                                    [
                                        k25 * t9 + (k26 * t5 + k27 * t3) * t12,
                                        k28 * t9 + (t12 * (k29 * t5 + k30 * t3) + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_1, rho1_rate_2", tally)
                    })?;
                let [rho1_rate_1, rho1_rate_2] = solution1.x;
                let t5 = k12 * rho1_rate_2 + (rho1 + k11 * rho1_rate_1);
                let t3 = k14 * rho1_rate_2 + (rho1 + k13 * rho1_rate_1);
                let theta_new_2 = theta + h * (k9 * t5 + k3 * t3);
                let t4 = t3 * (k8 * t3);
                let t6 = t5 * (k8 * t5);
                let t7 = k12 * t4 + (rho2 + k11 * t6);
                let t13 = inv_m * t7;
                let t14 = k32 * t3 + (theta + k31 * t5);
                let (t15, t16) = rt::sin_cos(t14);
                let t8 = k5 * t5;
                let t9 = k14 * t4 + (rho2 + k13 * t6);
                let t17 = inv_m * t9;
                let t18 = k34 * t3 + (theta + k33 * t5);
                let (t19, t20) = rt::sin_cos(t18);
                let t10 = k5 * t3;
                let t21 = rt::lit::<T>(0.5) * (t13 * t16 - t15 * t8)
                    + rt::lit::<T>(0.5) * (t17 * t20 - t19 * t10);
                let x_new_2 = x + h * t21;
                let t22 = rt::lit::<T>(0.5) * (t16 * t8 + t13 * t15)
                    + rt::lit::<T>(0.5) * (t20 * t10 + t17 * t19);
                let y_new_2 = y + h * t22;
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                let t23 = k2 * rho1_squared + inv_m * rho2_squared;
                let t24 = rt::visible_change(
                    (k3 * rho1_squared + (k4 * rho2_squared - reference))
                        * (rt::lit::<T>(0.5) * t23),
                    t23 * t23 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t25 = rt::lit::<T>(1.0) - t24;
                let rho1_new_2 = (rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2)) * t25;
                let rho2_new_2 = t25
                    * (rho2 + h * (rt::lit::<T>(0.5) * t6 + rt::lit::<T>(0.5) * t4));
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
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
                let [theta, x, y, rho1, rho2, _] = motion.carried;
                let Scheme { inv_m, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k5 * rho1;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let a = parameters.a;
                let t1 = i + m * (a * a);
                let t2 = m * t1;
                let t3 = rho2 * (t1 * rho2) + rho1 * (m * rho1);
                [rt::lit::<T>(0.5) / t2 * t3, rt::lit::<T>(1.0) / t2 * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7ff20553c89d9e838605965841a12151";
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
        /// | once, from parameters | 2 | 4 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 84 | 20 | 0 | 0 | 0 |
        /// | each step | 53 | 76 | 1 | 0 | 3 | 0 |
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
            /// `(1/2)/(I + m a²)`
            k3: T,
            /// `(1/2)/m`
            k4: T,
            /// `a/(I + m a²)`
            k5: T,
            /// `-(a/(I + m a²))`
            k6: T,
            /// `m a/((I + m a²)²)`
            k8: T,
            /// `1/h`
            inv_h: T,
            /// `h (a/(I + m a²))`
            k9: T,
            /// `h 0.1388888888888889`
            k10: T,
            /// `h -0.0359766675249389`
            k11: T,
            /// `h 0.009789444015308325`
            k12: T,
            /// `h 0.30026319498086457`
            k13: T,
            /// `h 0.2222222222222222`
            k14: T,
            /// `h -0.022485417203086815`
            k15: T,
            /// `h 0.26798833376246944`
            k16: T,
            /// `h 0.48042111196938336`
            k17: T,
            /// `h 0.1388888888888889`
            k18: T,
            /// `(a/(I + m a²)) h 0.1388888888888889`
            k19: T,
            /// `2 0.009789444015308325 (m a h 0.26798833376246944/((I + m a²)²))`
            k21: T,
            /// `2 0.1388888888888889 (m a h 0.1388888888888889/((I + m a²)²))`
            k23: T,
            /// `2 -0.0359766675249389 (m a h 0.30026319498086457/((I + m a²)²))`
            k25: T,
            /// `(a/(I + m a²)) h -0.0359766675249389`
            k26: T,
            /// `2 0.009789444015308325 (m a h 0.48042111196938336/((I + m a²)²))`
            k28: T,
            /// `2 0.1388888888888889 (m a h -0.0359766675249389/((I + m a²)²))`
            k30: T,
            /// `2 -0.0359766675249389 (m a h 0.2222222222222222/((I + m a²)²))`
            k32: T,
            /// `(a/(I + m a²)) h 0.009789444015308325`
            k33: T,
            /// `2 0.009789444015308325 (m a h 0.1388888888888889/((I + m a²)²))`
            k35: T,
            /// `2 0.1388888888888889 (m a h 0.009789444015308325/((I + m a²)²))`
            k37: T,
            /// `2 -0.0359766675249389 (m a h -0.022485417203086815/((I + m a²)²))`
            k39: T,
            /// `(a/(I + m a²)) h 0.30026319498086457`
            k40: T,
            /// `2 -0.022485417203086815 (m a h 0.26798833376246944/((I + m a²)²))`
            k41: T,
            /// `2 0.30026319498086457 (m a h 0.1388888888888889/((I + m a²)²))`
            k42: T,
            /// `2 0.2222222222222222 (m a h 0.30026319498086457/((I + m a²)²))`
            k43: T,
            /// `(a/(I + m a²)) h 0.2222222222222222`
            k44: T,
            /// `2 -0.022485417203086815 (m a h 0.48042111196938336/((I + m a²)²))`
            k45: T,
            /// `2 0.30026319498086457 (m a h -0.0359766675249389/((I + m a²)²))`
            k46: T,
            /// `2 0.2222222222222222 (m a h 0.2222222222222222/((I + m a²)²))`
            k47: T,
            /// `(a/(I + m a²)) h -0.022485417203086815`
            k48: T,
            /// `2 -0.022485417203086815 (m a h 0.1388888888888889/((I + m a²)²))`
            k49: T,
            /// `2 0.30026319498086457 (m a h 0.009789444015308325/((I + m a²)²))`
            k50: T,
            /// `2 0.2222222222222222 (m a h -0.022485417203086815/((I + m a²)²))`
            k51: T,
            /// `(a/(I + m a²)) h 0.26798833376246944`
            k52: T,
            /// `2 0.1388888888888889 (m a h 0.26798833376246944/((I + m a²)²))`
            k53: T,
            /// `2 0.26798833376246944 (m a h 0.1388888888888889/((I + m a²)²))`
            k54: T,
            /// `2 0.48042111196938336 (m a h 0.30026319498086457/((I + m a²)²))`
            k55: T,
            /// `(a/(I + m a²)) h 0.48042111196938336`
            k56: T,
            /// `2 0.1388888888888889 (m a h 0.48042111196938336/((I + m a²)²))`
            k57: T,
            /// `2 0.26798833376246944 (m a h -0.0359766675249389/((I + m a²)²))`
            k58: T,
            /// `2 0.48042111196938336 (m a h 0.2222222222222222/((I + m a²)²))`
            k59: T,
            /// `(a/(I + m a²)) h 0.1388888888888889`
            k60: T,
            /// `2 0.1388888888888889 (m a h 0.1388888888888889/((I + m a²)²))`
            k61: T,
            /// `2 0.26798833376246944 (m a h 0.009789444015308325/((I + m a²)²))`
            k62: T,
            /// `2 0.48042111196938336 (m a h -0.022485417203086815/((I + m a²)²))`
            k63: T,
            /// `h 0.4444444444444444`
            k64: T,
            /// `h 0.2777777777777778`
            k65: T,
            /// `h 0.4444444444444444/(I + m a²)`
            k66: T,
            /// `h 0.009789444015308325/(I + m a²)`
            k67: T,
            /// `h 0.1388888888888889/(I + m a²)`
            k68: T,
            /// `h -0.0359766675249389/(I + m a²)`
            k69: T,
            /// `h -0.022485417203086815/(I + m a²)`
            k70: T,
            /// `h 0.30026319498086457/(I + m a²)`
            k71: T,
            /// `h 0.2222222222222222/(I + m a²)`
            k72: T,
            /// `h 0.1388888888888889/(I + m a²)`
            k73: T,
            /// `h 0.26798833376246944/(I + m a²)`
            k74: T,
            /// `h 0.48042111196938336/(I + m a²)`
            k75: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let inv_m = rt::lit::<T>(1.0) / m;
                let k1 = i + m * (a * a);
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = rt::lit::<T>(0.5) / k1;
                let k4 = rt::lit::<T>(0.5) / m;
                let k5 = a / k1;
                let k6 = -k5;
                let m_a = m * a;
                let k7 = k1 * k1;
                let k8 = m_a / k7;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k9 = h * k5;
                let k10 = h * rt::lit::<T>(0.1388888888888889);
                let k11 = h * rt::lit::<T>(-0.0359766675249389);
                let k12 = h * rt::lit::<T>(0.009789444015308325);
                let k13 = h * rt::lit::<T>(0.30026319498086457);
                let k14 = h * rt::lit::<T>(0.2222222222222222);
                let k15 = h * rt::lit::<T>(-0.022485417203086815);
                let k16 = h * rt::lit::<T>(0.26798833376246944);
                let k17 = h * rt::lit::<T>(0.48042111196938336);
                let k18 = h * rt::lit::<T>(0.1388888888888889);
                let k19 = k5 * k10;
                let k20 = m_a * k16 / k7;
                let k21 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.009789444015308325) * k20);
                let k22 = m_a * k10 / k7;
                let k23 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.1388888888888889) * k22);
                let k24 = m_a * k13 / k7;
                let k25 = rt::lit::<T>(2.0) * (rt::lit::<T>(-0.0359766675249389) * k24);
                let k26 = k5 * k11;
                let k27 = m_a * k17 / k7;
                let k28 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.009789444015308325) * k27);
                let k29 = m_a * k11 / k7;
                let k30 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.1388888888888889) * k29);
                let k31 = m_a * k14 / k7;
                let k32 = rt::lit::<T>(2.0) * (rt::lit::<T>(-0.0359766675249389) * k31);
                let k33 = k5 * k12;
                let k34 = m_a * k18 / k7;
                let k35 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.009789444015308325) * k34);
                let k36 = m_a * k12 / k7;
                let k37 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.1388888888888889) * k36);
                let k38 = m_a * k15 / k7;
                let k39 = rt::lit::<T>(2.0) * (rt::lit::<T>(-0.0359766675249389) * k38);
                let k40 = k5 * k13;
                let k41 = rt::lit::<T>(2.0)
                    * (rt::lit::<T>(-0.022485417203086815) * k20);
                let k42 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.30026319498086457) * k22);
                let k43 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.2222222222222222) * k24);
                let k44 = k5 * k14;
                let k45 = rt::lit::<T>(2.0)
                    * (rt::lit::<T>(-0.022485417203086815) * k27);
                let k46 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.30026319498086457) * k29);
                let k47 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.2222222222222222) * k31);
                let k48 = k5 * k15;
                let k49 = rt::lit::<T>(2.0)
                    * (rt::lit::<T>(-0.022485417203086815) * k34);
                let k50 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.30026319498086457) * k36);
                let k51 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.2222222222222222) * k38);
                let k52 = k5 * k16;
                let k53 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.1388888888888889) * k20);
                let k54 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.26798833376246944) * k22);
                let k55 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.48042111196938336) * k24);
                let k56 = k5 * k17;
                let k57 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.1388888888888889) * k27);
                let k58 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.26798833376246944) * k29);
                let k59 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.48042111196938336) * k31);
                let k60 = k5 * k18;
                let k61 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.1388888888888889) * k34);
                let k62 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.26798833376246944) * k36);
                let k63 = rt::lit::<T>(2.0) * (rt::lit::<T>(0.48042111196938336) * k38);
                let k64 = h * rt::lit::<T>(0.4444444444444444);
                let k65 = h * rt::lit::<T>(0.2777777777777778);
                let k66 = k64 / k1;
                let k67 = k12 / k1;
                let k68 = k10 / k1;
                let k69 = k11 / k1;
                let k70 = k15 / k1;
                let k71 = k13 / k1;
                let k72 = k14 / k1;
                let k73 = k18 / k1;
                let k74 = k16 / k1;
                let k75 = k17 / k1;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k8,
                    inv_h,
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
                    k19,
                    k21,
                    k23,
                    k25,
                    k26,
                    k28,
                    k30,
                    k32,
                    k33,
                    k35,
                    k37,
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
                    k74,
                    k75,
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
                let Scheme { k3, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = i * theta_dot + m * a * (y_dot * cos_theta - x_dot * sin_theta);
                let t2 = x_dot * cos_theta + y_dot * sin_theta;
                let carried = [
                    theta,
                    x,
                    y,
                    t1,
                    m * t2,
                    t2 * (rt::lit::<T>(0.5) * m * t2) + t1 * (k3 * t1),
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
                let [theta, x, y, rho1, rho2, reference] = motion.carried;
                let Scheme {
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k8,
                    inv_h,
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
                    k19,
                    k21,
                    k23,
                    k25,
                    k26,
                    k28,
                    k30,
                    k32,
                    k33,
                    k35,
                    k37,
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
                    k74,
                    k75,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate_1, rho1_rate_2, rho1_rate_3]) = solution1
                    .goes_on()
                {
                    let t3 = rho1 + k16 * rho1_rate_1
                        + (k17 * rho1_rate_2 + k18 * rho1_rate_3);
                    let t4 = t3 * (k8 * t3);
                    let t5 = rho1 + k10 * rho1_rate_1
                        + (k11 * rho1_rate_2 + k12 * rho1_rate_3);
                    let t6 = t5 * (k8 * t5);
                    let t7 = rho1 + k13 * rho1_rate_1
                        + (k14 * rho1_rate_2 + k15 * rho1_rate_3);
                    let t8 = t7 * (k8 * t7);
                    let t9 = rho2 + k12 * t4 + (k10 * t6 + k11 * t8);
                    let t10 = rho2 + k15 * t4 + (k13 * t6 + k14 * t8);
                    let t12 = rho2 + k18 * t4 + (k16 * t6 + k17 * t8);
                    solution1.update([t9 * (k6 * t5), t10 * (k6 * t7), t12 * (k6 * t3)]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rho2 * (k6 * rho1);
                            [t1, t1, t1]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            [t2, t2, t2]
                        },
                        move |[rho1_rate_1, rho1_rate_2, rho1_rate_3]| {
                            let t3 = rho1 + k16 * rho1_rate_1
                                + (k17 * rho1_rate_2 + k18 * rho1_rate_3);
                            let t4 = t3 * (k8 * t3);
                            let t5 = rho1 + k10 * rho1_rate_1
                                + (k11 * rho1_rate_2 + k12 * rho1_rate_3);
                            let t6 = t5 * (k8 * t5);
                            let t7 = rho1 + k13 * rho1_rate_1
                                + (k14 * rho1_rate_2 + k15 * rho1_rate_3);
                            let t8 = t7 * (k8 * t7);
                            let t9 = rho2 + k12 * t4 + (k10 * t6 + k11 * t8);
                            let t10 = rho2 + k15 * t4 + (k13 * t6 + k14 * t8);
                            let t11 = k5 * t7;
                            let t12 = rho2 + k18 * t4 + (k16 * t6 + k17 * t8);
                            let t13 = k9 * t5;
                            let t14 = k19 * t9
                                + ((k25 * t7 + (k21 * t3 + k23 * t5)) * t13
                                    + rt::lit::<T>(1.0));
                            let t15 = k9 * t7;
                            let t16 = k44 * t10
                                + (t15 * (k47 * t7 + (k45 * t3 + k46 * t5))
                                    + rt::lit::<T>(1.0));
                            let t17 = k9 * t3;
                            let t18 = k60 * t12
                                + (t17 * (k63 * t7 + (k61 * t3 + k62 * t5))
                                    + rt::lit::<T>(1.0));
                            (
                                [
                                    rho1_rate_1 + t9 * (k5 * t5),
                                    rho1_rate_2 + t10 * t11,
                                    rho1_rate_3 + t12 * (k5 * t3),
                                ],
                                [
                                    [
                                        t14,
                                        k26 * t9 + t13 * (k32 * t7 + (k28 * t3 + k30 * t5)),
                                        k33 * t9 + t13 * (k39 * t7 + (k35 * t3 + k37 * t5)),
                                    ],
                                    [
                                        k40 * t10 + (k43 * t7 + (k41 * t3 + k42 * t5)) * t15,
                                        t16,
                                        k48 * t10 + t15 * (k51 * t7 + (k49 * t3 + k50 * t5)),
                                    ],
                                    [
                                        k52 * t12 + (k55 * t7 + (k53 * t3 + k54 * t5)) * t17,
                                        k56 * t12 + t17 * (k59 * t7 + (k57 * t3 + k58 * t5)),
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
                let t5 = rho1 + k10 * rho1_rate_1
                    + (k11 * rho1_rate_2 + k12 * rho1_rate_3);
                let t3 = rho1 + k16 * rho1_rate_1
                    + (k17 * rho1_rate_2 + k18 * rho1_rate_3);
                let t7 = rho1 + k13 * rho1_rate_1
                    + (k14 * rho1_rate_2 + k15 * rho1_rate_3);
                let theta_new_2 = k65 * (k2 * t5 + k2 * t3) + (theta + k66 * t7);
                let t4 = t3 * (k8 * t3);
                let t6 = t5 * (k8 * t5);
                let t8 = t7 * (k8 * t7);
                let t9 = rho2 + k12 * t4 + (k10 * t6 + k11 * t8);
                let t19 = inv_m * t9;
                let t20 = theta + k67 * t3 + (k68 * t5 + k69 * t7);
                let (t21, t22) = rt::sin_cos(t20);
                let t12 = rho2 + k18 * t4 + (k16 * t6 + k17 * t8);
                let t23 = inv_m * t12;
                let t24 = theta + k73 * t3 + (k74 * t5 + k75 * t7);
                let (t25, t26) = rt::sin_cos(t24);
                let t27 = k65 * (t19 * t22 + t23 * t26 - k5 * (t5 * t21 + t3 * t25));
                let t10 = rho2 + k15 * t4 + (k13 * t6 + k14 * t8);
                let t28 = inv_m * t10;
                let t29 = theta + k70 * t3 + (k71 * t5 + k72 * t7);
                let (t30, t31) = rt::sin_cos(t29);
                let t11 = k5 * t7;
                let x_new_2 = t27 + (x + k64 * (t28 * t31 - t30 * t11));
                let t32 = k65 * (k5 * (t5 * t22 + t3 * t26) + (t19 * t21 + t23 * t25));
                let y_new_2 = t32 + (y + k64 * (t31 * t11 + t28 * t30));
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                let t33 = k2 * rho1_squared + inv_m * rho2_squared;
                let t34 = rt::visible_change(
                    (k3 * rho1_squared + (k4 * rho2_squared - reference))
                        * (rt::lit::<T>(0.5) * t33),
                    t33 * t33 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t35 = rt::lit::<T>(1.0) - t34;
                let rho1_new_2 = t35
                    * (k65 * (rho1_rate_1 + rho1_rate_3) + (rho1 + k64 * rho1_rate_2));
                let rho2_new_2 = t35 * (k65 * (t6 + t4) + (rho2 + k64 * t8));
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
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
                let [theta, x, y, rho1, rho2, _] = motion.carried;
                let Scheme { inv_m, k2, k5, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_m_rho2 = inv_m * rho2;
                let t1 = k5 * rho1;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [rho1,
                rho2,
                ]: [T; 2],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let a = parameters.a;
                let t1 = i + m * (a * a);
                let t2 = m * t1;
                let t3 = rho2 * (t1 * rho2) + rho1 * (m * rho1);
                [rt::lit::<T>(0.5) / t2 * t3, rt::lit::<T>(1.0) / t2 * t3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0ad71660fd5271f6ee01fb6a0d6b3b54";
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
        /// | once, from parameters | 2 | 6 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 5 | 0 | 0 | 0 |
        /// | each step | 15 | 26 | 1 | 0 | 1 | 0 |
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
        /// - `theta_rate`, `p_theta_rate`, `lambda1`: 3 × 3 implicit block (Newton, analytic Jacobian); torn from it and assigned: p_x_rate, p_y_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 0 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 3 | 0 | 0 | 0 |
        /// | each step | 15 | 23 | 1 | 0 | 1 | 0 |
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

            /// In this order: configuration q (3); momenta p = g v (3); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
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
                let i_theta_dot = i * theta_dot;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    theta,
                    x,
                    y,
                    i_theta_dot,
                    m * x_dot,
                    m * y_dot,
                    rt::lit::<T>(0.5)
                        * (m * (x_dot * x_dot + y_dot * y_dot)
                            + theta_dot * i_theta_dot),
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
                let [theta, x, y, p_theta, p_x, p_y, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
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
                let inv_i_p_theta = inv_i * p_theta;
                let solution1 = rt::newton(
                        predictor1,
                        move || [inv_i_p_theta, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move || [
                            rt::abs(inv_h * theta) + rt::abs(inv_i_p_theta),
                            rt::abs(inv_h * p_theta),
                            rt::lit::<T>(1.0),
                        ],
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
                let t9 = inv_m * (p_x * p_x + p_y * p_y) + p_theta * inv_i_p_theta;
                let t10 = rt::lit::<T>(0.5) * t9;
                let t11 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t10 * (t10 - reference),
                        reference * (rt::lit::<T>(0.0625) * reference) + t9 * t9,
                        rt::lit::<T>(1.0),
                    );
                let p_theta_new = (p_theta + h * p_theta_rate) * t11;
                let p_x_new = t11 * (p_x + t7);
                let p_y_new = t11 * (p_y - t8);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    p_theta_new,
                    p_x_new,
                    p_y_new,
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
                let [theta, x, y, p_theta, p_x, p_y, _, _, _, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [p_theta,
                p_x,
                p_y,
                ]: [T; 3],
            ) -> [T; 2] {
                let Scheme { inv_i, inv_m, .. } = self;
                let t1 = inv_m * (p_x * p_x + p_y * p_y) + p_theta * (inv_i * p_theta);
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0e5a0b4cdb8ead7bfaab2f568c178151";
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
        /// - `theta_rate`, `x_rate`, `y_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 11 | 4 | 1 | 0 | 1 |
        /// | once, from the step size | 0 | 9 | 5 | 0 | 0 | 0 |
        /// | each step | 41 | 97 | 5 | 0 | 1 | 0 |
        /// | each iteration for theta_rate, x_rate, y_rate, rho1_rate, rho2_rate | 351 | 605 | 12 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m/2`
            half_m: T,
            /// `1/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a))))`
            k5: T,
            /// `a/abs(a)/sqrt(a² + 1)`
            k6: T,
            /// `I (a/abs(a)/sqrt(a² + 1))`
            k7: T,
            /// `(a/abs(a)/sqrt(a² + 1))² I`
            k8: T,
            /// `I/2`
            half_i: T,
            /// `2 I`
            twice_i: T,
            /// `2 m`
            twice_m: T,
            /// `(1/2)/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a))))`
            k9: T,
            /// `(a/abs(a)/sqrt(a² + 1))/2`
            k10: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(1/2)/h`
            k11: T,
            /// `h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a))))`
            k12: T,
            /// `(a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a)))))`
            k13: T,
            /// `I (a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a)))) …`
            k14: T,
            /// `2 (a/abs(a)/sqrt(a² + 1)) I (a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqr …`
            k15: T,
            /// `I (a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a)))) …`
            k16: T,
            /// `(m/h)/2`
            k17: T,
            /// `(I/h)/2`
            k18: T,
            /// `(a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a)))))/ …`
            k19: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let half_m = rt::lit::<T>(0.5) * m;
                let k1 = rt::sqrt(a * a + rt::lit::<T>(1.0));
                let k2 = rt::div_or_one(a, rt::abs(a));
                let k3 = k1 + a * k2;
                let k4 = k1 * k3;
                let k5 = rt::lit::<T>(1.0) / k4;
                let k6 = k2 / k1;
                let k7 = i * k6;
                let k8 = k6 * k7;
                let half_i = rt::lit::<T>(0.5) * i;
                let twice_i = rt::lit::<T>(2.0) * i;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k9 = rt::lit::<T>(0.5) / k4;
                let k10 = rt::lit::<T>(0.5) * k6;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k11 = rt::lit::<T>(0.5) / h;
                let k12 = h / k4;
                let k13 = k2 * k3 * k12;
                let k14 = i * k13;
                let k15 = rt::lit::<T>(2.0) * (k6 * k14);
                let k16 = rt::lit::<T>(0.5) * k14;
                let k17 = rt::lit::<T>(0.5) * (m / h);
                let k18 = rt::lit::<T>(0.5) * (i / h);
                let k19 = rt::lit::<T>(0.5) * k13;
                Scheme {
                    half_m,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_i,
                    twice_i,
                    twice_m,
                    k9,
                    k10,
                    inv_h,
                    half_h,
                    k11,
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
                    theta_dot,
                    x_dot,
                    y_dot,
                    rt::lit::<T>(0.5)
                        * (m * (x_dot * x_dot + y_dot * y_dot)
                            + theta_dot * (i * theta_dot)),
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
                let [theta, x, y, theta_dot, x_dot, y_dot, reference, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let Scheme {
                    half_m,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_i,
                    twice_i,
                    twice_m,
                    k9,
                    k10,
                    inv_h,
                    half_h,
                    k11,
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
                let t9 = k6 * sin_theta_ahead;
                let t10 = k6 * cos_theta_ahead;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let i_theta_dot = i * theta_dot;
                let t11 = m_x_dot * t4 + (m_y_dot * t3 - i_theta_dot * t9);
                let t12 = m_y_dot * t8 + (m_x_dot * t6 + i_theta_dot * t10);
                let t13 = m * t4;
                let t14 = m * t3;
                let t15 = k7 * sin_theta_ahead;
                let t16 = t6 * t13 + (t8 * t14 - t10 * t15);
                let t17 = rt::lit::<T>(1.0) / (t4 * t13 + (t3 * t14 + t9 * t15));
                let t18 = t16 * t17;
                let t19 = t12 - t11 * t18;
                let t20 = m * (t8 * t8 + t6 * t6)
                    + cos_theta_ahead * (k8 * cos_theta_ahead) - t16 * t18;
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
                            let ((t37, t38), (t39, t40)) = rt::halfway(
                                (sin_theta_ahead, cos_theta_ahead),
                                theta_rate_half_h,
                                t36,
                            );
                            let t41 = k6 * t39;
                            let t42 = half_h * rho1_rate + t11;
                            let t43 = k5 * t39;
                            let t44 = t39 * t43;
                            let t45 = rt::lit::<T>(1.0) - t44;
                            let t46 = m * t45;
                            let t47 = t40 * t43;
                            let t48 = m * t47;
                            let t49 = k7 * t39;
                            let t50 = t45 * t46 + (t47 * t48 + t41 * t49);
                            let t51 = rt::lit::<T>(1.0) / t50;
                            let t52 = t42 * t51;
                            let t53 = k6 * t40;
                            let t54 = k7 * t40;
                            let t55 = k5 * t40;
                            let t56 = t39 * t55;
                            let t57 = t40 * t55;
                            let t58 = rt::lit::<T>(1.0) - t57;
                            let t59 = t56 * t46 + (t58 * t48 - t53 * t49);
                            let t60 = t59 * t51;
                            let t61 = t59 * t60;
                            let t62 = t53 * t54 + m * (t56 * t56 + t58 * t58) - t61;
                            let t63 = rt::lit::<T>(1.0) / (t50 * t62);
                            let t64 = t12 + half_h * rho2_rate - t42 * t60;
                            let t65 = t63 * (t59 * t64);
                            let t66 = t52 - t65;
                            let t67 = t57 - t44;
                            let t68 = rt::lit::<T>(1.0) / t62;
                            let t69 = t68 * t64;
                            let t70 = m * (t47 * t66 + t58 * t69);
                            let t71 = t53 * t69 - t41 * t66;
                            let t72 = i * t71;
                            let t73 = t47 + t56;
                            let t74 = m * (t45 * t66 + t56 * t69);
                            let t75 = t67 * t70 - t53 * t72 - t73 * t74;
                            let t76 = t67 * t74 + t73 * t70 - t41 * t72;
                            let t77 = t66 * t75 + t69 * t76;
                            let t78 = h * rho1_rate + t11;
                            let theta_rate_h = h * theta_rate;
                            let theta_new_2 = theta + theta_rate_h;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t79 = k5 * cos_theta_ahead_new;
                            let t80 = sin_theta_ahead_new * t79;
                            let t81 = k5 * sin_theta_ahead_new;
                            let t82 = sin_theta_ahead_new * t81;
                            let t83 = rt::lit::<T>(1.0) - t82;
                            let t84 = m * t83;
                            let t85 = cos_theta_ahead_new * t79;
                            let t86 = rt::lit::<T>(1.0) - t85;
                            let t87 = cos_theta_ahead_new * t81;
                            let t88 = m * t87;
                            let t89 = k6 * cos_theta_ahead_new;
                            let t90 = k7 * sin_theta_ahead_new;
                            let t91 = t80 * t84 + (t86 * t88 - t89 * t90);
                            let t92 = k6 * sin_theta_ahead_new;
                            let t93 = t83 * t84 + (t87 * t88 + t92 * t90);
                            let t94 = rt::lit::<T>(1.0) / t93;
                            let t95 = t91 * t94;
                            let t96 = h * rho2_rate + t12 - t78 * t95;
                            let t97 = m * (t86 * t86 + t80 * t80)
                                + cos_theta_ahead_new * (k8 * cos_theta_ahead_new)
                                - t91 * t95;
                            let t98 = rt::lit::<T>(1.0) / t97;
                            let t99 = t96 * t98;
                            let t100 = rt::lit::<T>(0.5) * (t22 + t99) - t69;
                            let t101 = t78 * t94;
                            let t102 = t91 * t96;
                            let t103 = rt::lit::<T>(1.0) / (t93 * t97);
                            let t104 = t102 * t103;
                            let t105 = t101 - t104;
                            let t106 = rt::lit::<T>(0.5) * (t23 + t105) - t66;
                            let t107 = cos_theta_ahead_new + cos_theta_ahead;
                            let t108 = t40 * t37;
                            let t109 = k5 * t108;
                            let t110 = sin_theta_ahead_new + sin_theta_ahead;
                            let t111 = k5 * t110;
                            let t112 = t39 * t37;
                            let t113 = t107 * t109 - t111 * t112;
                            let t114 = k5 * t107;
                            let t115 = k5 * t112;
                            let t116 = t114 * t112 + t107 * t115;
                            let t117 = t23 * t113 + t22 * t116;
                            let t118 = t87 + t3;
                            let t119 = rt::lit::<T>(0.5) * t118;
                            let t120 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t85 + t7);
                            let t121 = m * (t105 * t119 + t120 * t99);
                            let t122 = t118 * t25 + t120 * t22;
                            let t123 = m * (t113 * t105 + t99 * t116);
                            let t124 = t114 * t108 - t110 * t115;
                            let t125 = t111 * t108 + t110 * t109;
                            let t126 = t22 * t124 - t23 * t125;
                            let t127 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t82 + t2);
                            let t128 = t80 + t6;
                            let t129 = rt::lit::<T>(0.5) * t128;
                            let t130 = m * (t127 * t105 + t99 * t129);
                            let t131 = t127 * t23 + t128 * t24;
                            let t132 = m * (t99 * t124 - t125 * t105);
                            let t133 = k6 * t108;
                            let t134 = k6 * t112;
                            let t135 = t133 * t26 + t134 * t27;
                            let t136 = k6 * t107;
                            let t137 = k6 * t110;
                            let t138 = half_i * (t99 * t136 - t137 * t105);
                            let t139 = t136 * t24 - t137 * t25;
                            let t140 = twice_i * (t133 * t105 + t99 * t134);
                            let t141 = t117 * t121 + t122 * t123
                                + (t126 * t130 + t131 * t132) - (t135 * t138 + t139 * t140);
                            let t142 = theta_rate * theta_rate + x_rate * x_rate
                                + (y_rate * y_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t143 = rt::div_or_zero(
                                theta_rate * t77
                                    + (rho2_rate * t100 + rho1_rate * t106 - k11 * t141),
                                t142,
                            );
                            let t144 = rho1_rate * t143;
                            let t145 = t66 + t144;
                            let t146 = rho2_rate * t143;
                            let t147 = t69 + t146;
                            let t148 = rho1_rate * t75 + (theta_rate + rho2_rate * t76);
                            let t149 = x_rate * t45 + y_rate * t47 - t41 * t148;
                            let t150 = t53 * t148 + (y_rate * t58 + x_rate * t56);
                            let t151 = h * t40;
                            let t152 = k12 * t39;
                            let t153 = t151 * t55 - t39 * t152;
                            let t154 = rt::lit::<T>(0.5) * t153;
                            let t155 = k12 * t40;
                            let t156 = t151 * t43 + t39 * t155;
                            let t157 = rt::lit::<T>(0.5) * t156;
                            let t158 = h * t39;
                            let t159 = t158 * t55 + t40 * t152;
                            let t160 = rt::lit::<T>(0.5) * t159;
                            let t161 = t40 * t155 - t158 * t43;
                            let t162 = half_m * t161;
                            let t163 = k13 * t39;
                            let t164 = k14 * t40;
                            let t165 = half_m * t156;
                            let t166 = t48 * t160 + t58 * t162
                                + (t46 * t154
                                    + rt::lit::<T>(0.5) * (t49 * t163 - t53 * t164)
                                    - t56 * t165);
                            let t167 = k13 * t40;
                            let t168 = rt::lit::<T>(0.5) * t161;
                            let t169 = t47 * t162 - t46 * t157
                                + (rt::lit::<T>(0.5) * (t49 * t167 + t41 * t164)
                                    + t48 * t168 - t45 * t165);
                            let t170 = t51 * (t166 - t169 * t60);
                            let t171 = t42 * t170;
                            let t172 = m * (t56 * t153 + t58 * t159) - t54 * t163
                                - t166 * t60 - t59 * t170;
                            let t173 = t68 * (t171 + t172 * t69);
                            let t174 = t63
                                * (t166 * t64 - t59 * t171
                                    - t65 * (t169 * t62 + t50 * t172));
                            let t175 = t52 * (t169 * t51) + t174;
                            let t176 = m
                                * (t154 * t69 - t157 * t66 - t56 * t173 - t45 * t175);
                            let t177 = t168 + t154;
                            let t178 = t157 + t160;
                            let t179 = m
                                * (t168 * t66 + t160 * t69 - t58 * t173 - t47 * t175);
                            let t180 = i
                                * (t53 * t173
                                    + rt::lit::<T>(0.5) * (t167 * t66 + t163 * t69)
                                    - t41 * t175);
                            let t181 = t67 * t176
                                + (t177 * t70 - t71 * (k16 * t40) - t178 * t74)
                                + (t73 * t179 + t41 * t180);
                            let t182 = t53 * t180
                                + (t71 * (k16 * t39) - t177 * t74 - t178 * t70)
                                + (t67 * t179 - t73 * t176);
                            let t183 = t69 * t181
                                + (t66 * t182 - (t75 * t175 + t76 * t173))
                                - rt::lit::<T>(2.0) * t143;
                            let t184 = k12 * cos_theta_ahead_new;
                            let t185 = h * sin_theta_ahead_new;
                            let t186 = cos_theta_ahead_new * t184 - t185 * t81;
                            let t187 = m * t186;
                            let t188 = h * cos_theta_ahead_new;
                            let t189 = t188 * t81 + sin_theta_ahead_new * t184;
                            let t190 = k13 * cos_theta_ahead_new;
                            let t191 = k14 * cos_theta_ahead_new;
                            let t192 = m * t189;
                            let t193 = t87 * t187 - t84 * t189
                                + (t88 * t186 + (t90 * t190 + t92 * t191) - t83 * t192);
                            let t194 = k12 * sin_theta_ahead_new;
                            let t195 = t188 * t79 - sin_theta_ahead_new * t194;
                            let t196 = t185 * t79 + cos_theta_ahead_new * t194;
                            let t197 = k13 * sin_theta_ahead_new;
                            let t198 = t84 * t195 + t86 * t187
                                + (t88 * t196 + (t90 * t197 - t89 * t191) - t80 * t192);
                            let t199 = t94 * (t198 - t95 * t193);
                            let t200 = t78 * t199;
                            let t201 = twice_m * (t80 * t195 + t86 * t196)
                                - cos_theta_ahead_new * (k15 * sin_theta_ahead_new)
                                - t95 * t198;
                            let t202 = t201 - t91 * t199;
                            let t203 = t103
                                * (t96 * t198 - t91 * t200
                                    - t104 * (t97 * t193 + t93 * t202));
                            let t204 = t101 * (t94 * t193) + t203;
                            let t205 = t98 * (t200 + t99 * t202);
                            let t206 = t117
                                * (rt::lit::<T>(0.5)
                                    * (t186 * t105 + t99 * t196 - t118 * t204) - t120 * t205);
                            let t207 = h * t38;
                            let t208 = t40 * t207 - t158 * t37;
                            let t209 = rt::lit::<T>(0.5) * t208;
                            let t210 = t151 * t37 + t39 * t207;
                            let t211 = k9 * t210;
                            let t212 = t114 * t209 - (t108 * t194 + t188 * t115)
                                - t110 * t211;
                            let t213 = k9 * t208;
                            let t214 = t110 * t213
                                + (t111 * t209 + (t108 * t184 + t188 * t109));
                            let t215 = rt::lit::<T>(0.5) * t210;
                            let t216 = t107 * t213 - (t185 * t109 + t112 * t184)
                                - t111 * t215;
                            let t217 = t107 * t211
                                + (t114 * t215 - (t112 * t194 + t185 * t115));
                            let t218 = t126
                                * (rt::lit::<T>(0.5)
                                    * (t99 * t195 - t189 * t105 - t128 * t205) - t127 * t204);
                            let t219 = t122
                                * (t216 * t105 + t99 * t217 - t116 * t205 - t113 * t204)
                                + t218;
                            let t220 = t131
                                * (t125 * t204 + (t99 * t212 - t214 * t105 - t124 * t205))
                                + t219;
                            let t221 = rt::lit::<T>(0.5) * t135;
                            let t222 = k10 * t208;
                            let t223 = k10 * t210;
                            let t224 = rt::lit::<T>(2.0) * t139;
                            let t225 = (t136 * t205 + (t190 * t105 + t99 * t197)
                                - t137 * t204) * t221
                                - (t222 * t105 + t99 * t223 - t134 * t205 - t133 * t204)
                                    * t224;
                            let t226 = t140 * (t190 * t25 + t197 * t24)
                                - t138 * (t222 * t26 + t223 * t27);
                            let t227 = t121 * (t23 * t216 + t22 * t217)
                                + t123 * (t186 * t25 + t196 * t24);
                            let t228 = t130 * (t22 * t212 - t23 * t214)
                                + t132 * (t195 * t24 - t189 * t25);
                            let t229 = t77
                                + (rho1_rate * (t175 - rt::lit::<T>(0.5) * t204)
                                    + rho2_rate * (t173 - rt::lit::<T>(0.5) * t205))
                                - k11
                                    * (m * (t206 + t220) + (i * t225 + (t226 + (t227 + t228))));
                            let t230 = rt::div_or_zero(theta_rate * t183 + t229, t142);
                            let t231 = rho1_rate * t230 - t175;
                            let t232 = rho2_rate * t230 - t173;
                            let t233 = t41 * t231
                                + (rt::lit::<T>(0.5) * (t163 * t147 + t167 * t145)
                                    + rt::lit::<T>(1.0)) - t53 * t232;
                            let t234 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x_rate * t143,
                                t142,
                            );
                            let t235 = rho2_rate * t234;
                            let t236 = rho1_rate * t234;
                            let t237 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * y_rate * t143,
                                t142,
                            );
                            let t238 = rho2_rate * t237;
                            let t239 = rho1_rate * t237;
                            let t240 = half_h * (t51 + t61 * t63);
                            let t241 = h * t60 * t68;
                            let t242 = rt::lit::<T>(0.5) * t241;
                            let t243 = m
                                * (t45 * t240 - t241 * (rt::lit::<T>(0.5) * t56));
                            let t244 = m
                                * (t47 * t240 - t241 * (rt::lit::<T>(0.5) * t58));
                            let t245 = i * (t41 * t240 + t241 * (k10 * t40));
                            let t246 = t67 * t243 + (t73 * t244 + t41 * t245);
                            let t247 = t67 * t244 + t53 * t245 - t73 * t243;
                            let t248 = h * t95;
                            let t249 = h * t94 + t103 * (t91 * t248);
                            let t250 = t98 * t248;
                            let t251 = t221 * (t137 * t249 + t136 * t250)
                                - t224 * (t133 * t249 - t134 * t250);
                            let t252 = rho1_rate * (rt::lit::<T>(0.5) * t249 - t240)
                                + (t106 + rho2_rate * (t242 - rt::lit::<T>(0.5) * t250))
                                - k18 * t251;
                            let t253 = t126 * (t127 * t249 - t250 * t129)
                                + t117 * (t249 * t119 - t120 * t250);
                            let t254 = t122 * (t113 * t249 - t116 * t250)
                                - t131 * (t125 * t249 + t124 * t250);
                            let t255 = theta_rate
                                * (t240 * t75 - t242 * t76 + (t246 * t69 + t247 * t66))
                                + (t252 - k17 * (t253 + t254));
                            let t256 = rt::div_or_zero(
                                t255 - rt::lit::<T>(2.0) * t144,
                                t142,
                            );
                            let t257 = rho1_rate * t256 + (t240 + t143);
                            let t258 = rho2_rate * t256 - t242;
                            let t259 = h * t68;
                            let t260 = t63 * (h * t59);
                            let t261 = half_m * (t58 * t259 - t47 * t260);
                            let t262 = half_i * (t41 * t260 + t53 * t259);
                            let t263 = half_m * (t56 * t259 - t45 * t260);
                            let t264 = t67 * t261 - t53 * t262 - t73 * t263;
                            let t265 = t67 * t263 + t73 * t261 - t41 * t262;
                            let t266 = theta_rate
                                * (rt::lit::<T>(0.5) * (t259 * t76 - t260 * t75)
                                    + (t264 * t66 + t265 * t69));
                            let t267 = t103 * (h * t91);
                            let t268 = h * t98;
                            let t269 = t221 * (t137 * t267 + t136 * t268)
                                + t224 * (t134 * t268 - t133 * t267);
                            let t270 = rt::lit::<T>(0.5) * t260;
                            let t271 = k18 * t269
                                + (rho1_rate * (t270 - rt::lit::<T>(0.5) * t267)
                                    + (t100 + rho2_rate * (half_h * (t98 - t68))));
                            let t272 = t117 * (t120 * t268 - t267 * t119)
                                + t122 * (t116 * t268 - t113 * t267);
                            let t273 = t126 * (t98 * (half_h * t128) - t127 * t267)
                                + t131 * (t125 * t267 + t124 * t268);
                            let t274 = rt::div_or_zero(
                                t266 + (t271 - k17 * (t272 + t273))
                                    - rt::lit::<T>(2.0) * t146,
                                t142,
                            );
                            let t275 = rho1_rate * t274 - t270;
                            let t276 = rho2_rate * t274 + (half_h * t68 + t143);
                            let t277 = rho2_rate * t181
                                + (rho1_rate * t182 + rt::lit::<T>(1.0));
                            let t278 = t143
                                * (y_rate * t168 - x_rate * t157 - t148 * (k19 * t40)
                                    - t41 * t277);
                            let t279 = rho1_rate * t247 + (t75 + rho2_rate * t246);
                            let t280 = t41 * t143;
                            let t281 = rho2_rate * t265 + (t76 + rho1_rate * t264);
                            let t282 = t143
                                * (t53 * t277
                                    + (y_rate * t160 + x_rate * t154 - t148 * (k19 * t39)));
                            let t283 = t53 * t143;
                            (
                                [
                                    theta_rate + t41 * t145 - t53 * t147,
                                    x_rate - t45 * t145 - t56 * t147,
                                    y_rate - t47 * t145 - t58 * t147,
                                    t143 * t149 + (rho1_rate - theta_rate * t75),
                                    t143 * t150 + (rho2_rate - theta_rate * t76),
                                ],
                                [
                                    [
                                        t233,
                                        t53 * t235 - t41 * t236,
                                        t53 * t238 - t41 * t239,
                                        t41 * t257 - t53 * t258,
                                        t41 * t275 - t53 * t276,
                                    ],
                                    [
                                        t157 * t145 - t154 * t147 - t56 * t232 - t45 * t231,
                                        t56 * t235 + (t45 * t236 + rt::lit::<T>(1.0)),
                                        t45 * t239 + t56 * t238,
                                        -(t45 * t257 + t56 * t258),
                                        -(t45 * t275 + t56 * t276),
                                    ],
                                    [
                                        -(t58 * t232 + (t47 * t231 + (t168 * t145 + t160 * t147))),
                                        t47 * t236 + t58 * t235,
                                        t58 * t238 + (t47 * t239 + rt::lit::<T>(1.0)),
                                        -(t47 * t257 + t58 * t258),
                                        -(t47 * t275 + t58 * t276),
                                    ],
                                    [
                                        t149 * t230 + (t278 - (t75 + theta_rate * t182)),
                                        t45 * t143 - t149 * t234,
                                        t47 * t143 - t149 * t237,
                                        t149 * t256
                                            + (rt::lit::<T>(1.0) - theta_rate * t247 - t279 * t280),
                                        t149 * t274 - (t280 * t281 + theta_rate * t264),
                                    ],
                                    [
                                        t150 * t230 + (t282 - (t76 + theta_rate * t181)),
                                        t56 * t143 - t150 * t234,
                                        t58 * t143 - t150 * t237,
                                        t150 * t256 + (t279 * t283 - theta_rate * t246),
                                        t150 * t274
                                            + (t281 * t283 + (rt::lit::<T>(1.0) - theta_rate * t265)),
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
                let theta_rate_h = h * theta_rate;
                let theta_new_2 = theta + theta_rate_h;
                let x_new_2 = x + h * x_rate;
                let y_new_2 = y + h * y_rate;
                let t284 = theta_dot * i_theta_dot;
                let t285 = y_dot * m_y_dot + (t284 + x_dot * m_x_dot);
                let t286 = rt::lit::<T>(0.5) * t285
                    * (rt::lit::<T>(0.5) * (m * (x_dot * x_dot + y_dot * y_dot) + t284)
                        - reference);
                let t287 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t286,
                        t285 * t285 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new_2,
                    tally,
                );
                let t89 = k6 * cos_theta_ahead_new;
                let t78 = h * rho1_rate + t11;
                let t79 = k5 * cos_theta_ahead_new;
                let t80 = sin_theta_ahead_new * t79;
                let t81 = k5 * sin_theta_ahead_new;
                let t82 = sin_theta_ahead_new * t81;
                let t83 = rt::lit::<T>(1.0) - t82;
                let t84 = m * t83;
                let t85 = cos_theta_ahead_new * t79;
                let t86 = rt::lit::<T>(1.0) - t85;
                let t87 = cos_theta_ahead_new * t81;
                let t88 = m * t87;
                let t90 = k7 * sin_theta_ahead_new;
                let t91 = t80 * t84 + (t86 * t88 - t89 * t90);
                let t92 = k6 * sin_theta_ahead_new;
                let t93 = t83 * t84 + (t87 * t88 + t92 * t90);
                let t94 = rt::lit::<T>(1.0) / t93;
                let t95 = t91 * t94;
                let t96 = h * rho2_rate + t12 - t78 * t95;
                let t97 = m * (t86 * t86 + t80 * t80)
                    + cos_theta_ahead_new * (k8 * cos_theta_ahead_new) - t91 * t95;
                let t98 = rt::lit::<T>(1.0) / t97;
                let t99 = t96 * t98;
                let t102 = t91 * t96;
                let t288 = t94 * (t78 - t98 * t102);
                let theta_dot_new_2 = t287 * (t89 * t99 - t92 * t288);
                let x_dot_new_2 = t287 * (t83 * t288 + t80 * t99);
                let y_dot_new_2 = t287 * (t87 * t288 + t86 * t99);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta_dot,
                x_dot,
                y_dot,
                ]: [T; 3],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let t1 = m * (x_dot * x_dot + y_dot * y_dot)
                    + theta_dot * (i * theta_dot);
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "92e6d7df4a4a993fae9cc4aac7c9f6b3";
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
        /// - `theta_rate`, `x_rate`, `y_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 14 | 4 | 1 | 0 | 1 |
        /// | once, from the step size | 0 | 10 | 6 | 0 | 0 | 0 |
        /// | each step | 43 | 97 | 5 | 0 | 3 | 0 |
        /// | each iteration for theta_rate, x_rate, y_rate, rho1_rate, rho2_rate | 369 | 656 | 12 | 0 | 5 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m/2`
            half_m: T,
            /// `1/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a))))`
            k5: T,
            /// `a/abs(a)/sqrt(a² + 1)`
            k6: T,
            /// `I (a/abs(a)/sqrt(a² + 1))`
            k7: T,
            /// `(a/abs(a)/sqrt(a² + 1))² I`
            k8: T,
            /// `I/2`
            half_i: T,
            /// `2 I`
            twice_i: T,
            /// `2 m`
            twice_m: T,
            /// `(1/2)/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a))))`
            k9: T,
            /// `(a/abs(a)/sqrt(a² + 1))/2`
            k10: T,
            /// `I (a/abs(a)) (sqrt(a² + 1) + a (a/abs(a)))`
            k12: T,
            /// `I/4`
            quarter_i: T,
            /// `m/4`
            quarter_m: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(1/2)/h`
            k13: T,
            /// `h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a))))`
            k14: T,
            /// `(a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a)))))`
            k15: T,
            /// `I (a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a)))) …`
            k16: T,
            /// `2 (a/abs(a)/sqrt(a² + 1)) I (a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqr …`
            k17: T,
            /// `(m/h)/2`
            k18: T,
            /// `(I/h)/2`
            k19: T,
            /// `(a/abs(a)) (sqrt(a² + 1) + a (a/abs(a))) (h/(sqrt(a² + 1) (sqrt(a² + 1) + a (a/abs(a)))))/ …`
            k20: T,
            /// `(a/abs(a)) (sqrt(a² + 1) + a (a/abs(a)))/h`
            k21: T,
            /// `I ((a/abs(a)) (sqrt(a² + 1) + a (a/abs(a)))/h)/2`
            k22: T,
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
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let half_m = rt::lit::<T>(0.5) * m;
                let k1 = rt::sqrt(a * a + rt::lit::<T>(1.0));
                let k2 = rt::div_or_one(a, rt::abs(a));
                let k3 = k1 + a * k2;
                let k4 = k1 * k3;
                let k5 = rt::lit::<T>(1.0) / k4;
                let k6 = k2 / k1;
                let k7 = i * k6;
                let k8 = k6 * k7;
                let half_i = rt::lit::<T>(0.5) * i;
                let twice_i = rt::lit::<T>(2.0) * i;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k9 = rt::lit::<T>(0.5) / k4;
                let k10 = rt::lit::<T>(0.5) * k6;
                let k11 = k2 * k3;
                let k12 = i * k11;
                let quarter_i = rt::lit::<T>(0.25) * i;
                let quarter_m = rt::lit::<T>(0.25) * m;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k13 = rt::lit::<T>(0.5) / h;
                let k14 = h / k4;
                let k15 = k11 * k14;
                let k16 = i * k15;
                let k17 = rt::lit::<T>(2.0) * (k6 * k16);
                let k18 = rt::lit::<T>(0.5) * (m / h);
                let k19 = rt::lit::<T>(0.5) * (i / h);
                let k20 = rt::lit::<T>(0.5) * k15;
                let k21 = k11 / h;
                let k22 = rt::lit::<T>(0.5) * (i * k21);
                Scheme {
                    half_m,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_i,
                    twice_i,
                    twice_m,
                    k9,
                    k10,
                    k12,
                    quarter_i,
                    quarter_m,
                    inv_h,
                    half_h,
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
                    theta_dot,
                    x_dot,
                    y_dot,
                    rt::lit::<T>(0.5)
                        * (m * (x_dot * x_dot + y_dot * y_dot)
                            + theta_dot * (i * theta_dot)),
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
                let [theta, x, y, theta_dot, x_dot, y_dot, reference, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let i = setting.system().parameters.I;
                let m = setting.system().parameters.m;
                let Scheme {
                    half_m,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_i,
                    twice_i,
                    twice_m,
                    k9,
                    k10,
                    k12,
                    quarter_i,
                    quarter_m,
                    inv_h,
                    half_h,
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
                } = *setting.scheme();
                let t1 = k5 * sin_theta_ahead;
                let t2 = sin_theta_ahead * t1;
                let t3 = cos_theta_ahead * t1;
                let t4 = rt::lit::<T>(1.0) - t2;
                let t5 = k5 * cos_theta_ahead;
                let t6 = sin_theta_ahead * t5;
                let t7 = cos_theta_ahead * t5;
                let t8 = rt::lit::<T>(1.0) - t7;
                let t9 = k6 * sin_theta_ahead;
                let t10 = k6 * cos_theta_ahead;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let i_theta_dot = i * theta_dot;
                let t11 = m_x_dot * t4 + (m_y_dot * t3 - i_theta_dot * t9);
                let t12 = m_y_dot * t8 + (m_x_dot * t6 + i_theta_dot * t10);
                let t13 = m * t4;
                let t14 = m * t3;
                let t15 = k7 * sin_theta_ahead;
                let t16 = t6 * t13 + (t8 * t14 - t10 * t15);
                let t17 = rt::lit::<T>(1.0) / (t4 * t13 + (t3 * t14 + t9 * t15));
                let t18 = t16 * t17;
                let t19 = t12 - t11 * t18;
                let t20 = m * (t8 * t8 + t6 * t6)
                    + cos_theta_ahead * (k8 * cos_theta_ahead) - t16 * t18;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t19 * t21;
                let t23 = t17 * (t11 - t21 * (t16 * t19));
                let t24 = rt::lit::<T>(0.5) * t22;
                let t25 = rt::lit::<T>(0.5) * t23;
                let t26 = rt::lit::<T>(2.0) * t23;
                let t27 = rt::lit::<T>(2.0) * t22;
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
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t28 = t10 * t22 - t9 * t23;
                            let t29 = t4 * t23 + t6 * t22;
                            let t30 = t3 * t23 + t8 * t22;
                            let t31 = m * t30;
                            let t32 = k5 * sin_theta_plus_h;
                            let t33 = k5 * sin_theta_minus_h;
                            let t34 = m * t29;
                            let t35 = t31
                                * (cos_theta_plus_h * t32 - cos_theta_minus_h * t33)
                                + (t34 * (sin_theta_minus_h * t33 - sin_theta_plus_h * t32)
                                    + t28 * (k12 * (t33 - t32)));
                            let t36 = k13 * t28;
                            let t37 = k5 * cos_theta_minus_h;
                            let t38 = k5 * cos_theta_plus_h;
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
                            let ((t41, t42), (t43, t44)) = rt::halfway(
                                (sin_theta_ahead, cos_theta_ahead),
                                theta_rate_half_h,
                                t40,
                            );
                            let t45 = k6 * t43;
                            let t46 = half_h * rho1_rate + t11;
                            let t47 = k5 * t43;
                            let t48 = rt::lit::<T>(1.0) - t43 * t47;
                            let t49 = m * t48;
                            let t50 = t44 * t47;
                            let t51 = m * t50;
                            let t52 = k7 * t43;
                            let t53 = t48 * t49 + (t50 * t51 + t45 * t52);
                            let t54 = rt::lit::<T>(1.0) / t53;
                            let t55 = t46 * t54;
                            let t56 = k6 * t44;
                            let t57 = k7 * t44;
                            let t58 = k5 * t44;
                            let t59 = t43 * t58;
                            let t60 = rt::lit::<T>(1.0) - t44 * t58;
                            let t61 = t59 * t49 + (t60 * t51 - t56 * t52);
                            let t62 = t61 * t54;
                            let t63 = t61 * t62;
                            let t64 = t56 * t57 + m * (t59 * t59 + t60 * t60) - t63;
                            let t65 = rt::lit::<T>(1.0) / (t53 * t64);
                            let t66 = t12 + half_h * rho2_rate - t46 * t62;
                            let t67 = t65 * (t61 * t66);
                            let t68 = t55 - t67;
                            let t69 = h * rho1_rate + t11;
                            let theta_rate_h = h * theta_rate;
                            let theta_new_2 = theta + theta_rate_h;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t70 = k5 * cos_theta_ahead_new;
                            let t71 = sin_theta_ahead_new * t70;
                            let t72 = k5 * sin_theta_ahead_new;
                            let t73 = sin_theta_ahead_new * t72;
                            let t74 = rt::lit::<T>(1.0) - t73;
                            let t75 = m * t74;
                            let t76 = cos_theta_ahead_new * t70;
                            let t77 = rt::lit::<T>(1.0) - t76;
                            let t78 = cos_theta_ahead_new * t72;
                            let t79 = m * t78;
                            let t80 = k6 * cos_theta_ahead_new;
                            let t81 = k7 * sin_theta_ahead_new;
                            let t82 = t71 * t75 + (t77 * t79 - t80 * t81);
                            let t83 = k6 * sin_theta_ahead_new;
                            let t84 = t74 * t75 + (t78 * t79 + t83 * t81);
                            let t85 = rt::lit::<T>(1.0) / t84;
                            let t86 = t82 * t85;
                            let t87 = h * rho2_rate + t12 - t69 * t86;
                            let t88 = m * (t77 * t77 + t71 * t71)
                                + cos_theta_ahead_new * (k8 * cos_theta_ahead_new)
                                - t82 * t86;
                            let t89 = rt::lit::<T>(1.0) / t88;
                            let t90 = t87 * t89;
                            let t91 = rt::lit::<T>(1.0) / t64;
                            let t92 = t91 * t66;
                            let t93 = rt::lit::<T>(0.5) * (t22 + t90) - t92;
                            let t94 = t69 * t85;
                            let t95 = t82 * t87;
                            let t96 = rt::lit::<T>(1.0) / (t84 * t88);
                            let t97 = t95 * t96;
                            let t98 = t94 - t97;
                            let t99 = rt::lit::<T>(0.5) * (t23 + t98) - t68;
                            let t100 = cos_theta_ahead_new + cos_theta_ahead;
                            let t101 = t44 * t41;
                            let t102 = k5 * t101;
                            let t103 = sin_theta_ahead_new + sin_theta_ahead;
                            let t104 = k5 * t103;
                            let t105 = t43 * t41;
                            let t106 = t100 * t102 - t104 * t105;
                            let t107 = k5 * t100;
                            let t108 = k5 * t105;
                            let t109 = t107 * t105 + t100 * t108;
                            let t110 = t23 * t106 + t22 * t109;
                            let t111 = t78 + t3;
                            let t112 = rt::lit::<T>(0.5) * t111;
                            let t113 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t76 + t7);
                            let t114 = m * (t98 * t112 + t113 * t90);
                            let t115 = t111 * t25 + t113 * t22;
                            let t116 = m * (t106 * t98 + t90 * t109);
                            let t117 = t107 * t101 - t103 * t108;
                            let t118 = t104 * t101 + t103 * t102;
                            let t119 = t22 * t117 - t23 * t118;
                            let t120 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t73 + t2);
                            let t121 = t71 + t6;
                            let t122 = rt::lit::<T>(0.5) * t121;
                            let t123 = m * (t120 * t98 + t90 * t122);
                            let t124 = t120 * t23 + t121 * t24;
                            let t125 = m * (t90 * t117 - t118 * t98);
                            let t126 = k6 * t101;
                            let t127 = k6 * t105;
                            let t128 = t126 * t26 + t127 * t27;
                            let t129 = k6 * t100;
                            let t130 = k6 * t103;
                            let t131 = half_i * (t90 * t129 - t130 * t98);
                            let t132 = t129 * t24 - t130 * t25;
                            let t133 = twice_i * (t126 * t98 + t90 * t127);
                            let t134 = t110 * t114 + t115 * t116
                                + (t119 * t123 + t124 * t125) - (t128 * t131 + t132 * t133);
                            let t135 = t50 * t68 + t60 * t92;
                            let t136 = m * t135;
                            let t137 = h + t40;
                            let (_, (t138, t139)) = rt::halfway(
                                (sin_theta_plus_h, cos_theta_plus_h),
                                theta_rate_half_h,
                                t137,
                            );
                            let t140 = k5 * t138;
                            let t141 = t40 - h;
                            let (_, (t142, t143)) = rt::halfway(
                                (sin_theta_minus_h, cos_theta_minus_h),
                                theta_rate_half_h,
                                t141,
                            );
                            let t144 = k5 * t142;
                            let t145 = inv_h * (t139 * t140 - t143 * t144);
                            let t146 = t48 * t68 + t59 * t92;
                            let t147 = m * t146;
                            let t148 = inv_h * (t142 * t144 - t138 * t140);
                            let t149 = t56 * t92 - t45 * t68;
                            let t150 = i * t149;
                            let t151 = k21 * (t144 - t140);
                            let t152 = t136 * t145 + (t147 * t148 + t150 * t151);
                            let t153 = rt::lit::<T>(0.5) * t152;
                            let t154 = k5 * t143;
                            let t155 = k5 * t139;
                            let t156 = inv_h * (t143 * t154 - t139 * t155);
                            let t157 = inv_h * (t138 * t155 - t142 * t154);
                            let t158 = k21 * (t155 - t154);
                            let t159 = t136 * t156 + (t147 * t157 + t150 * t158);
                            let t160 = rt::lit::<T>(0.5) * t159;
                            let t161 = t68 * t153 + t92 * t160;
                            let t162 = theta_rate * theta_rate + x_rate * x_rate
                                + (y_rate * y_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t163 = rt::div_or_zero(
                                rho2_rate * t93 + rho1_rate * t99 - k13 * t134
                                    + theta_rate * t161,
                                t162,
                            );
                            let t164 = rho1_rate * t163;
                            let t165 = t68 + t164;
                            let t166 = rho2_rate * t163;
                            let t167 = t92 + t166;
                            let t168 = rho1_rate * t153
                                + (theta_rate + rho2_rate * t160);
                            let t169 = x_rate * t48 + y_rate * t50 - t45 * t168;
                            let t170 = y_rate * t60 + x_rate * t59 + t56 * t168;
                            let t171 = h * t44;
                            let t172 = k14 * t43;
                            let t173 = t171 * t58 - t43 * t172;
                            let t174 = rt::lit::<T>(0.5) * t173;
                            let t175 = k14 * t44;
                            let t176 = t171 * t47 + t43 * t175;
                            let t177 = rt::lit::<T>(0.5) * t176;
                            let t178 = h * t43;
                            let t179 = t178 * t58 + t44 * t172;
                            let t180 = rt::lit::<T>(0.5) * t179;
                            let t181 = t44 * t175 - t178 * t47;
                            let t182 = half_m * t181;
                            let t183 = k15 * t43;
                            let t184 = k16 * t44;
                            let t185 = half_m * t176;
                            let t186 = t51 * t180 + t60 * t182
                                + (t49 * t174
                                    + rt::lit::<T>(0.5) * (t52 * t183 - t56 * t184)
                                    - t59 * t185);
                            let t187 = k15 * t44;
                            let t188 = rt::lit::<T>(0.5) * t181;
                            let t189 = t50 * t182 - t49 * t177
                                + (rt::lit::<T>(0.5) * (t52 * t187 + t45 * t184)
                                    + t51 * t188 - t48 * t185);
                            let t190 = t54 * (t186 - t189 * t62);
                            let t191 = t46 * t190;
                            let t192 = m * (t59 * t173 + t60 * t179) - t57 * t183
                                - t186 * t62 - t61 * t190;
                            let t193 = t91 * (t191 + t192 * t92);
                            let t194 = t65
                                * (t186 * t66 - t61 * t191
                                    - t67 * (t189 * t64 + t53 * t192));
                            let t195 = t55 * (t189 * t54) + t194;
                            let t196 = m
                                * (t174 * t92 - t177 * t68 - t59 * t193 - t48 * t195);
                            let t197 = k14 * t142;
                            let t198 = k14 * t138;
                            let t199 = h * t139;
                            let t200 = h * t143;
                            let t201 = h * t138;
                            let t202 = h * t142;
                            let t203 = t146
                                * (t199 * t155 + t142 * t197 - (t138 * t198 + t200 * t154))
                                + t135
                                    * (t201 * t155 + t139 * t198 - (t202 * t154 + t143 * t197));
                            let t204 = m
                                * (t188 * t68 + t180 * t92 - t60 * t193 - t50 * t195);
                            let t205 = i
                                * (t56 * t193
                                    + rt::lit::<T>(0.5) * (t187 * t68 + t183 * t92)
                                    - t45 * t195);
                            let t206 = t196 * t157
                                + (t149 * (k22 * (t197 - t198)) + k18 * t203)
                                + (t204 * t156 - t205 * t158);
                            let t207 = rt::lit::<T>(0.5) * t206;
                            let t208 = k14 * t143;
                            let t209 = k14 * t139;
                            let t210 = t146
                                * (t200 * t144 + t142 * t208 - (t199 * t140 + t138 * t209))
                                + t135
                                    * (t139 * t209 + t202 * t144 - (t201 * t140 + t143 * t208));
                            let t211 = t196 * t148
                                + (t149 * (k22 * (t208 - t209)) + k18 * t210)
                                + (t204 * t145 - t205 * t151);
                            let t212 = rt::lit::<T>(0.5) * t211;
                            let t213 = t92 * t207
                                + (t68 * t212 - (t195 * t153 + t193 * t160))
                                - rt::lit::<T>(2.0) * t163;
                            let t214 = k14 * cos_theta_ahead_new;
                            let t215 = h * sin_theta_ahead_new;
                            let t216 = cos_theta_ahead_new * t214 - t215 * t72;
                            let t217 = m * t216;
                            let t218 = h * cos_theta_ahead_new;
                            let t219 = t218 * t72 + sin_theta_ahead_new * t214;
                            let t220 = k15 * cos_theta_ahead_new;
                            let t221 = k16 * cos_theta_ahead_new;
                            let t222 = m * t219;
                            let t223 = t78 * t217 - t75 * t219
                                + (t79 * t216 + (t81 * t220 + t83 * t221) - t74 * t222);
                            let t224 = k14 * sin_theta_ahead_new;
                            let t225 = t218 * t70 - sin_theta_ahead_new * t224;
                            let t226 = t215 * t70 + cos_theta_ahead_new * t224;
                            let t227 = k15 * sin_theta_ahead_new;
                            let t228 = t75 * t225 + t77 * t217
                                + (t79 * t226 + (t81 * t227 - t80 * t221) - t71 * t222);
                            let t229 = t85 * (t228 - t86 * t223);
                            let t230 = t69 * t229;
                            let t231 = twice_m * (t71 * t225 + t77 * t226)
                                - cos_theta_ahead_new * (k17 * sin_theta_ahead_new)
                                - t86 * t228;
                            let t232 = t231 - t82 * t229;
                            let t233 = t96
                                * (t87 * t228 - t82 * t230
                                    - t97 * (t88 * t223 + t84 * t232));
                            let t234 = t94 * (t85 * t223) + t233;
                            let t235 = t89 * (t230 + t90 * t232);
                            let t236 = t110
                                * (rt::lit::<T>(0.5)
                                    * (t216 * t98 + t90 * t226 - t111 * t234) - t113 * t235);
                            let t237 = h * t42;
                            let t238 = t44 * t237 - t178 * t41;
                            let t239 = rt::lit::<T>(0.5) * t238;
                            let t240 = t171 * t41 + t43 * t237;
                            let t241 = k9 * t240;
                            let t242 = t107 * t239 - (t101 * t224 + t218 * t108)
                                - t103 * t241;
                            let t243 = k9 * t238;
                            let t244 = t103 * t243
                                + (t104 * t239 + (t101 * t214 + t218 * t102));
                            let t245 = rt::lit::<T>(0.5) * t240;
                            let t246 = t100 * t243 - (t215 * t102 + t105 * t214)
                                - t104 * t245;
                            let t247 = t100 * t241
                                + (t107 * t245 - (t105 * t224 + t215 * t108));
                            let t248 = t119
                                * (rt::lit::<T>(0.5)
                                    * (t90 * t225 - t219 * t98 - t121 * t235) - t120 * t234);
                            let t249 = t115
                                * (t246 * t98 + t90 * t247 - t109 * t235 - t106 * t234)
                                + t248;
                            let t250 = t124
                                * (t118 * t234 + (t90 * t242 - t244 * t98 - t117 * t235))
                                + t249;
                            let t251 = rt::lit::<T>(0.5) * t128;
                            let t252 = k10 * t238;
                            let t253 = k10 * t240;
                            let t254 = rt::lit::<T>(2.0) * t132;
                            let t255 = (t129 * t235 + (t220 * t98 + t90 * t227)
                                - t130 * t234) * t251
                                - (t252 * t98 + t90 * t253 - t127 * t235 - t126 * t234)
                                    * t254;
                            let t256 = t133 * (t220 * t25 + t227 * t24)
                                - t131 * (t252 * t26 + t253 * t27);
                            let t257 = t114 * (t23 * t246 + t22 * t247)
                                + t116 * (t216 * t25 + t226 * t24);
                            let t258 = t123 * (t22 * t242 - t23 * t244)
                                + t125 * (t225 * t24 - t219 * t25);
                            let t259 = rho1_rate * (t195 - rt::lit::<T>(0.5) * t234)
                                + rho2_rate * (t193 - rt::lit::<T>(0.5) * t235) + t161
                                - k13
                                    * (m * (t236 + t250) + (i * t255 + (t256 + (t257 + t258))));
                            let t260 = rt::div_or_zero(theta_rate * t213 + t259, t162);
                            let t261 = rho1_rate * t260 - t195;
                            let t262 = rho2_rate * t260 - t193;
                            let t263 = t45 * t261
                                + (rt::lit::<T>(0.5) * (t183 * t167 + t187 * t165)
                                    + rt::lit::<T>(1.0)) - t56 * t262;
                            let t264 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x_rate * t163,
                                t162,
                            );
                            let t265 = rho2_rate * t264;
                            let t266 = rho1_rate * t264;
                            let t267 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * y_rate * t163,
                                t162,
                            );
                            let t268 = rho2_rate * t267;
                            let t269 = rho1_rate * t267;
                            let t270 = half_h * (t54 + t63 * t65);
                            let t271 = h * t62 * t91;
                            let t272 = rt::lit::<T>(0.25) * t159;
                            let t273 = m
                                * (t50 * t270 - t271 * (rt::lit::<T>(0.5) * t60));
                            let t274 = m
                                * (t48 * t270 - t271 * (rt::lit::<T>(0.5) * t59));
                            let t275 = i * (t45 * t270 + t271 * (k10 * t44));
                            let t276 = rt::lit::<T>(0.5)
                                * (t273 * t156 + t274 * t157 - t275 * t158);
                            let t277 = rt::lit::<T>(0.5)
                                * (t273 * t145 + t274 * t148 - t275 * t151);
                            let t278 = rt::lit::<T>(0.5) * t271;
                            let t279 = h * t86;
                            let t280 = t89 * t279;
                            let t281 = h * t85 + t96 * (t82 * t279);
                            let t282 = t251 * (t130 * t281 + t129 * t280)
                                - t254 * (t126 * t281 - t127 * t280);
                            let t283 = t99
                                + (rho2_rate * (t278 - rt::lit::<T>(0.5) * t280)
                                    + rho1_rate * (rt::lit::<T>(0.5) * t281 - t270))
                                - k19 * t282;
                            let t284 = t119 * (t120 * t281 - t280 * t122)
                                + t110 * (t281 * t112 - t113 * t280);
                            let t285 = t115 * (t106 * t281 - t109 * t280)
                                - t124 * (t118 * t281 + t117 * t280);
                            let t286 = theta_rate
                                * (t270 * t153 - t271 * t272 + (t92 * t276 + t68 * t277))
                                + (t283 - k18 * (t284 + t285));
                            let t287 = rt::div_or_zero(
                                t286 - rt::lit::<T>(2.0) * t164,
                                t162,
                            );
                            let t288 = rho1_rate * t287 + (t270 + t163);
                            let t289 = rho2_rate * t287 - t278;
                            let t290 = t96 * (h * t82);
                            let t291 = h * t89;
                            let t292 = t251 * (t130 * t290 + t129 * t291)
                                + t254 * (t127 * t291 - t126 * t290);
                            let t293 = t65 * (h * t61);
                            let t294 = rt::lit::<T>(0.5) * t293;
                            let t295 = k19 * t292
                                + (rho1_rate * (t294 - rt::lit::<T>(0.5) * t290)
                                    + (t93 + rho2_rate * (half_h * (t89 - t91))));
                            let t296 = t110 * (t113 * t291 - t290 * t112)
                                + t115 * (t109 * t291 - t106 * t290);
                            let t297 = t119 * (t89 * (half_h * t121) - t120 * t290)
                                + t124 * (t118 * t290 + t117 * t291);
                            let t298 = h * t91;
                            let t299 = quarter_i * (t45 * t293 + t56 * t298);
                            let t300 = quarter_m * (t59 * t298 - t48 * t293);
                            let t301 = quarter_m * (t60 * t298 - t50 * t293);
                            let t302 = t158 * t299 + (t157 * t300 + t156 * t301);
                            let t303 = t151 * t299 + (t148 * t300 + t145 * t301);
                            let t304 = theta_rate
                                * (t298 * t272
                                    + (t92 * t302 + t68 * t303
                                        - t152 * (rt::lit::<T>(0.25) * t293)));
                            let t305 = rt::div_or_zero(
                                t295 - k18 * (t296 + t297) + t304
                                    - rt::lit::<T>(2.0) * t166,
                                t162,
                            );
                            let t306 = rho1_rate * t305 - t294;
                            let t307 = rho2_rate * t305 + (half_h * t91 + t163);
                            let t308 = rho2_rate * t207
                                + (rho1_rate * t212 + rt::lit::<T>(1.0));
                            let t309 = t163
                                * (y_rate * t188 - x_rate * t177 - k20 * t44 * t168
                                    - t45 * t308);
                            let t310 = rho1_rate * t277 + (t153 + rho2_rate * t276);
                            let t311 = t45 * t163;
                            let t312 = t160 + (rho1_rate * t303 + rho2_rate * t302);
                            let t313 = t163
                                * (t56 * t308
                                    + (y_rate * t180 + x_rate * t174 - k20 * t43 * t168));
                            let t314 = t56 * t163;
                            (
                                [
                                    theta_rate + t45 * t165 - t56 * t167,
                                    x_rate - t48 * t165 - t59 * t167,
                                    y_rate - t50 * t165 - t60 * t167,
                                    t163 * t169 + (rho1_rate - theta_rate * t153),
                                    t163 * t170 + (rho2_rate - theta_rate * t160),
                                ],
                                [
                                    [
                                        t263,
                                        t56 * t265 - t45 * t266,
                                        t56 * t268 - t45 * t269,
                                        t45 * t288 - t56 * t289,
                                        t45 * t306 - t56 * t307,
                                    ],
                                    [
                                        t177 * t165 - t174 * t167 - t59 * t262 - t48 * t261,
                                        t59 * t265 + (t48 * t266 + rt::lit::<T>(1.0)),
                                        t48 * t269 + t59 * t268,
                                        -(t48 * t288 + t59 * t289),
                                        -(t48 * t306 + t59 * t307),
                                    ],
                                    [
                                        -(t60 * t262 + (t50 * t261 + (t188 * t165 + t180 * t167))),
                                        t50 * t266 + t60 * t265,
                                        t60 * t268 + (t50 * t269 + rt::lit::<T>(1.0)),
                                        -(t50 * t288 + t60 * t289),
                                        -(t50 * t306 + t60 * t307),
                                    ],
                                    [
                                        t169 * t260 + (t309 - (t153 + theta_rate * t212)),
                                        t48 * t163 - t169 * t264,
                                        t50 * t163 - t169 * t267,
                                        t169 * t287
                                            + (rt::lit::<T>(1.0) - theta_rate * t277 - t310 * t311),
                                        t169 * t305 - (t311 * t312 + theta_rate * t303),
                                    ],
                                    [
                                        t170 * t260 + (t313 - (t160 + theta_rate * t207)),
                                        t59 * t163 - t170 * t264,
                                        t60 * t163 - t170 * t267,
                                        t170 * t287 + (t310 * t314 - theta_rate * t276),
                                        t170 * t305
                                            + (t312 * t314 + (rt::lit::<T>(1.0) - theta_rate * t302)),
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
                let theta_rate_h = h * theta_rate;
                let theta_new_2 = theta + theta_rate_h;
                let x_new_2 = x + h * x_rate;
                let y_new_2 = y + h * y_rate;
                let t315 = theta_dot * i_theta_dot;
                let t316 = y_dot * m_y_dot + (t315 + x_dot * m_x_dot);
                let t317 = rt::lit::<T>(0.5) * t316
                    * (rt::lit::<T>(0.5) * (m * (x_dot * x_dot + y_dot * y_dot) + t315)
                        - reference);
                let t318 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t317,
                        t316 * t316 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new_2,
                    tally,
                );
                let t80 = k6 * cos_theta_ahead_new;
                let t69 = h * rho1_rate + t11;
                let t70 = k5 * cos_theta_ahead_new;
                let t71 = sin_theta_ahead_new * t70;
                let t72 = k5 * sin_theta_ahead_new;
                let t73 = sin_theta_ahead_new * t72;
                let t74 = rt::lit::<T>(1.0) - t73;
                let t75 = m * t74;
                let t76 = cos_theta_ahead_new * t70;
                let t77 = rt::lit::<T>(1.0) - t76;
                let t78 = cos_theta_ahead_new * t72;
                let t79 = m * t78;
                let t81 = k7 * sin_theta_ahead_new;
                let t82 = t71 * t75 + (t77 * t79 - t80 * t81);
                let t83 = k6 * sin_theta_ahead_new;
                let t84 = t74 * t75 + (t78 * t79 + t83 * t81);
                let t85 = rt::lit::<T>(1.0) / t84;
                let t86 = t82 * t85;
                let t87 = h * rho2_rate + t12 - t69 * t86;
                let t88 = m * (t77 * t77 + t71 * t71)
                    + cos_theta_ahead_new * (k8 * cos_theta_ahead_new) - t82 * t86;
                let t89 = rt::lit::<T>(1.0) / t88;
                let t90 = t87 * t89;
                let t95 = t82 * t87;
                let t319 = t85 * (t69 - t89 * t95);
                let theta_dot_new_2 = t318 * (t80 * t90 - t83 * t319);
                let x_dot_new_2 = t318 * (t74 * t319 + t71 * t90);
                let y_dot_new_2 = t318 * (t78 * t319 + t77 * t90);
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    theta_dot_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta_dot,
                x_dot,
                y_dot,
                ]: [T; 3],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let t1 = m * (x_dot * x_dot + y_dot * y_dot)
                    + theta_dot * (i * theta_dot);
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f559b78de2b47d812f48bd9379c2adb1";
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
        /// - `theta_rate`, `rho1_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho2_mean`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 9 | 7 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 2 | 0 | 0 | 0 |
        /// | each step | 19 | 38 | 2 | 1 | 2 | 0 |
        /// | each iteration for theta_rate, rho1_mean | 9 | 24 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a²/(I + m a²)`
            k3: T,
            /// `I/(I + m a²)`
            k4: T,
            /// `a/sqrt(I + m a²)`
            k6: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(I + m a²)`
            k7: T,
            /// `m a/(sqrt(I + m a²) sqrt(m))`
            k9: T,
            /// `m a²/(I + m a²) + 1`
            k10: T,
            /// `4 (m² a²/(sqrt(I + m a²)² sqrt(m)²))`
            k11: T,
            /// `-(1/sqrt(I + m a²))`
            k12: T,
            /// `(m a/(sqrt(I + m a²) sqrt(m)))/2`
            k13: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h (m a²/(I + m a²) + 1)`
            k14: T,
            /// `4 (m a/(sqrt(I + m a²) sqrt(m)))² h`
            k16: T,
            /// `h ((m a²/(I + m a²))/2 + (1/2))`
            k17: T,
            /// `h (m a/(sqrt(I + m a²) sqrt(m)))/2`
            k18: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `h (a/sqrt(I + m a²))`
            k19: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = m * (a * a);
                let k2 = i + k1;
                let k3 = k1 / k2;
                let k4 = i / k2;
                let k5 = rt::sqrt(k2);
                let k6 = a / k5;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k7 = rt::lit::<T>(1.0) / k5;
                let m_a = m * a;
                let k8 = k5 * sqrt_m;
                let k9 = m_a / k8;
                let k10 = k3 + rt::lit::<T>(1.0);
                let k11 = rt::lit::<T>(4.0) * (m_a * m_a / (k8 * k8));
                let k12 = -k7;
                let k13 = rt::lit::<T>(0.5) * k9;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k14 = h * k10;
                let k15 = h * k9;
                let k16 = rt::lit::<T>(4.0) * (k9 * k15);
                let k17 = h * (rt::lit::<T>(0.5) * k3 + rt::lit::<T>(0.5));
                let k18 = rt::lit::<T>(0.5) * k15;
                let h_over_sqrt_m = h / sqrt_m;
                let k19 = h * k6;
                Scheme {
                    k3,
                    k4,
                    k6,
                    inv_sqrt_m,
                    k7,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    inv_h,
                    half_h,
                    k14,
                    k16,
                    k17,
                    k18,
                    h_over_sqrt_m,
                    k19,
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
                let Scheme { k6, inv_sqrt_m, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let t1 = rt::sqrt(i + m * (a * a));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_y_dot = m * y_dot;
                let m_x_dot = m * x_dot;
                let t2 = i / t1 * theta_dot
                    + k6 * (cos_theta * m_y_dot - sin_theta * m_x_dot);
                let t3 = inv_sqrt_m * (cos_theta * m_x_dot + sin_theta * m_y_dot);
                let carried = [
                    theta,
                    x,
                    y,
                    t2,
                    t3,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5) * (t2 * t2 + t3 * t3),
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
                let [theta, x, y, c1, c2, _, reference, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k4,
                    k7,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    inv_h,
                    half_h,
                    k14,
                    k16,
                    k17,
                    k18,
                    h_over_sqrt_m,
                    k19,
                    ..
                } = *setting.scheme();
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let solution1 = rt::newton(
                        predictor1,
                        move || [k7 * c1, c1],
                        move || [rt::abs(inv_h * theta), rt::abs(c1)],
                        move |[theta_rate, rho1_mean]| {
                            let theta_rate_half_h = half_h * theta_rate;
                            let (t1, t2) = rt::turn_by(theta_rate_half_h);
                            let t3 = k9 * t1;
                            let t4 = k4 + k10 * t2;
                            let t5 = t4 * t4 + t1 * (k11 * t1);
                            let t6 = rt::sqrt(t5);
                            let t7 = rt::lit::<T>(1.0) / t6;
                            let t8 = rt::lit::<T>(1.0) / t5;
                            let t9 = t1 * (k16 * t2 - k14 * t4);
                            let t10 = c1
                                * (k17 * t1 + t8 * (t9 * (rt::lit::<T>(0.5) * t4)))
                                + twice_c2 * (k18 * t2 - t8 * (t9 * (k13 * t1)));
                            (
                                [
                                    theta_rate - k7 * rho1_mean,
                                    rho1_mean + (twice_c2 * t3 - c1 * t4) * t7,
                                ],
                                [[rt::lit::<T>(1.0), k12], [t7 * t10, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "theta_rate, rho1_mean", tally)
                    })?;
                let [theta_rate, rho1_mean] = solution1.x;
                let theta_new_2 = theta + h * theta_rate;
                let theta_rate_half_h = half_h * theta_rate;
                let (t1, t2) = rt::turn_by(theta_rate_half_h);
                let t11 = k4 + k3 * t2;
                let t12 = t2 + t11;
                let t3 = k9 * t1;
                let t13 = t3 * t3;
                let t14 = rt::sqrt(rt::lit::<T>(4.0) * t13 + t12 * t12);
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = t12 * t15;
                let t17 = t3 * t15;
                let t18 = c2 * t16 + rt::lit::<T>(2.0) * c1 * t17;
                let theta_ahead_new = theta + theta_rate_half_h;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t19 = k19 * rho1_mean;
                let x_new_2 = t18 * (h_over_sqrt_m * cos_theta_ahead_new)
                    + (x - sin_theta_ahead_new * t19);
                let y_new_2 = t18 * (h_over_sqrt_m * sin_theta_ahead_new)
                    + (y + cos_theta_ahead_new * t19);
                let t20 = c1 * c1 + c2 * c2;
                let t21 = rt::lit::<T>(0.5) * t20;
                let t22 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t21 * (t21 - reference),
                        t20 * t20 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let t23 = rt::lit::<T>(2.0) * (rho1_mean + c2 * t17) - c1 * t16;
                let t24 = rt::lit::<T>(2.0) * t17;
                let c1_new = t22 * (t16 * t23 - t18 * t24);
                let c2_new = t22 * (t23 * t24 + t16 * t18);
                let alignment1_new = t13 + t2 * t11;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
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
                let [theta, x, y, c1, c2, _, _, _, _, _] = motion.carried;
                let Scheme { k6, inv_sqrt_m, k7, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_sqrt_m_c2 = inv_sqrt_m * c2;
                let t1 = k6 * c1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k7 * c1,
                    x_dot: cos_theta * inv_sqrt_m_c2 - sin_theta * t1,
                    y_dot: cos_theta * t1 + sin_theta * inv_sqrt_m_c2,
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
            const IDENTITY: &'static str = "6ccca1f03c875d2ef99606f6543906f9";
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
        /// - `theta_rate`, `rho1_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho2_mean`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 9 | 7 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 2 | 0 | 0 | 0 |
        /// | each step | 19 | 38 | 2 | 1 | 2 | 0 |
        /// | each iteration for theta_rate, rho1_mean | 9 | 24 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
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
        /// - `theta_rate`, `rho1_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho2_mean`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 9 | 7 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 2 | 0 | 0 | 0 |
        /// | each step | 19 | 38 | 2 | 1 | 2 | 0 |
        /// | each iteration for theta_rate, rho1_mean | 9 | 24 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
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
        /// - `theta_rate`, `rho1_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `rho2_mean`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 9 | 7 | 2 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 2 | 0 | 0 | 0 |
        /// | each step | 15 | 29 | 1 | 1 | 2 | 0 |
        /// | each iteration for theta_rate, rho1_mean | 9 | 24 | 2 | 1 | 1 | 0 |
        /// | each state that is looked at | 2 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a²/(I + m a²)`
            k3: T,
            /// `I/(I + m a²)`
            k4: T,
            /// `a/sqrt(I + m a²)`
            k6: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(I + m a²)`
            k7: T,
            /// `m a/(sqrt(I + m a²) sqrt(m))`
            k9: T,
            /// `m a²/(I + m a²) + 1`
            k10: T,
            /// `4 (m² a²/(sqrt(I + m a²)² sqrt(m)²))`
            k11: T,
            /// `-(1/sqrt(I + m a²))`
            k12: T,
            /// `(m a/(sqrt(I + m a²) sqrt(m)))/2`
            k13: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h (m a²/(I + m a²) + 1)`
            k14: T,
            /// `4 (m a/(sqrt(I + m a²) sqrt(m)))² h`
            k16: T,
            /// `h ((m a²/(I + m a²))/2 + (1/2))`
            k17: T,
            /// `h (m a/(sqrt(I + m a²) sqrt(m)))/2`
            k18: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `h (a/sqrt(I + m a²))`
            k19: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let i = system.parameters.I;
                let m = system.parameters.m;
                let a = system.parameters.a;
                let k1 = m * (a * a);
                let k2 = i + k1;
                let k3 = k1 / k2;
                let k4 = i / k2;
                let k5 = rt::sqrt(k2);
                let k6 = a / k5;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let k7 = rt::lit::<T>(1.0) / k5;
                let m_a = m * a;
                let k8 = k5 * sqrt_m;
                let k9 = m_a / k8;
                let k10 = k3 + rt::lit::<T>(1.0);
                let k11 = rt::lit::<T>(4.0) * (m_a * m_a / (k8 * k8));
                let k12 = -k7;
                let k13 = rt::lit::<T>(0.5) * k9;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k14 = h * k10;
                let k15 = h * k9;
                let k16 = rt::lit::<T>(4.0) * (k9 * k15);
                let k17 = h * (rt::lit::<T>(0.5) * k3 + rt::lit::<T>(0.5));
                let k18 = rt::lit::<T>(0.5) * k15;
                let h_over_sqrt_m = h / sqrt_m;
                let k19 = h * k6;
                Scheme {
                    k3,
                    k4,
                    k6,
                    inv_sqrt_m,
                    k7,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    inv_h,
                    half_h,
                    k14,
                    k16,
                    k17,
                    k18,
                    h_over_sqrt_m,
                    k19,
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
                let Scheme { k6, inv_sqrt_m, .. } = *self;
                let [[theta, x, y]] = start.q().data.0;
                let [[theta_dot, x_dot, y_dot]] = start.w().data.0;
                let t1 = rt::sqrt(i + m * (a * a));
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_y_dot = m * y_dot;
                let m_x_dot = m * x_dot;
                let carried = [
                    theta,
                    x,
                    y,
                    i / t1 * theta_dot
                        + k6 * (cos_theta * m_y_dot - sin_theta * m_x_dot),
                    inv_sqrt_m * (cos_theta * m_x_dot + sin_theta * m_y_dot),
                    rt::lit::<T>(1.0),
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
                let [theta, x, y, c1, c2, _, sin_theta_ahead, cos_theta_ahead,
                theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k3,
                    k4,
                    k7,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    inv_h,
                    half_h,
                    k14,
                    k16,
                    k17,
                    k18,
                    h_over_sqrt_m,
                    k19,
                    ..
                } = *setting.scheme();
                let twice_c2 = rt::lit::<T>(2.0) * c2;
                let solution1 = rt::newton(
                        predictor1,
                        move || [k7 * c1, c1],
                        move || [rt::abs(inv_h * theta), rt::abs(c1)],
                        move |[theta_rate, rho1_mean]| {
                            let theta_rate_half_h = half_h * theta_rate;
                            let (t1, t2) = rt::turn_by(theta_rate_half_h);
                            let t3 = k9 * t1;
                            let t4 = k4 + k10 * t2;
                            let t5 = t4 * t4 + t1 * (k11 * t1);
                            let t6 = rt::sqrt(t5);
                            let t7 = rt::lit::<T>(1.0) / t6;
                            let t8 = rt::lit::<T>(1.0) / t5;
                            let t9 = t1 * (k16 * t2 - k14 * t4);
                            let t10 = c1
                                * (k17 * t1 + t8 * (t9 * (rt::lit::<T>(0.5) * t4)))
                                + twice_c2 * (k18 * t2 - t8 * (t9 * (k13 * t1)));
                            (
                                [
                                    theta_rate - k7 * rho1_mean,
                                    rho1_mean + (twice_c2 * t3 - c1 * t4) * t7,
                                ],
                                [[rt::lit::<T>(1.0), k12], [t7 * t10, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "theta_rate, rho1_mean", tally)
                    })?;
                let [theta_rate, rho1_mean] = solution1.x;
                let theta_new_2 = theta + h * theta_rate;
                let theta_rate_half_h = half_h * theta_rate;
                let (t1, t2) = rt::turn_by(theta_rate_half_h);
                let t11 = k4 + k3 * t2;
                let t12 = t2 + t11;
                let t3 = k9 * t1;
                let t13 = t3 * t3;
                let t14 = rt::sqrt(rt::lit::<T>(4.0) * t13 + t12 * t12);
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = t12 * t15;
                let t17 = t3 * t15;
                let t18 = c2 * t16 + rt::lit::<T>(2.0) * c1 * t17;
                let theta_ahead_new = theta + theta_rate_half_h;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t19 = k19 * rho1_mean;
                let x_new_2 = t18 * (h_over_sqrt_m * cos_theta_ahead_new)
                    + (x - sin_theta_ahead_new * t19);
                let y_new_2 = t18 * (h_over_sqrt_m * sin_theta_ahead_new)
                    + (y + cos_theta_ahead_new * t19);
                let t20 = rt::lit::<T>(2.0) * (rho1_mean + c2 * t17) - c1 * t16;
                let t21 = rt::lit::<T>(2.0) * t17;
                let c1_new = t16 * t20 - t18 * t21;
                let c2_new = t20 * t21 + t16 * t18;
                let alignment1_new = t13 + t2 * t11;
                let carried = [
                    theta_new_2,
                    x_new_2,
                    y_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
                ];
                if !rt::is_aligned(carried[5]) {
                    return Err(setting.orthogonal(tally));
                }
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
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [theta, x, y, c1, c2, _, _, _, _] = motion.carried;
                let Scheme { k6, inv_sqrt_m, k7, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let inv_sqrt_m_c2 = inv_sqrt_m * c2;
                let t1 = k6 * c1;
                State {
                    t: setting.time_at(motion.tally),
                    theta,
                    x,
                    y,
                    theta_dot: k7 * c1,
                    x_dot: cos_theta * inv_sqrt_m_c2 - sin_theta * t1,
                    y_dot: cos_theta * t1 + sin_theta * inv_sqrt_m_c2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "12c13120d347c924900583a493d59c9a";
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
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 5 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 5 | 2 | 0 | 0 | 0 |
        /// | each step | 10 | 14 | 0 | 0 | 1 | 0 |
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
            /// `h/I - 2 (m a/(I + m a²)) a (h/I)`
            k6: T,
            /// `2 (I/(I + m a²)) a (h/I)`
            k7: T,
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
                let a_h_over_i = a * h_over_i;
                let k6 = h_over_i - rt::lit::<T>(2.0) * (k2 * a_h_over_i);
                let k7 = rt::lit::<T>(2.0) * (k3 * a_h_over_i);
                Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    k5,
                    h_over_m,
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
                let Scheme { k4, k5, h_over_m, k6, k7, .. } = *setting.scheme();
                let t1 = k6 * p_theta - sin_theta_ahead * (k7 * p_x)
                    + cos_theta_ahead * (k7 * p_y);
                let theta_new_2 = theta + t1;
                let t2 = k4 * p_theta
                    + k5 * (p_x * sin_theta_ahead - p_y * cos_theta_ahead);
                let p_x_new = p_x - sin_theta_ahead * t2;
                let x_new_2 = x + h_over_m * p_x_new;
                let p_y_new = p_y + cos_theta_ahead * t2;
                let y_new_2 = y + h_over_m * p_y_new;
                let p_theta_new = p_theta - a * t2;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1,
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
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e989f66f47c6e6f5ff450c0de78178b7";
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
                let t1 = k2 * theta_dot;
                let t2 = theta + t1;
                let (t3, t4) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1,
                    t2,
                    tally,
                );
                let t5 = h * t3;
                let t6 = h * t4;
                let t7 = -h * t3;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t8 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot);
                            [theta_dot, x_dot, y_dot, -t8]
                        },
                        move || {
                            let t8 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead)
                                * (k1 * theta_dot);
                            [
                                rt::abs(theta_dot) + rt::abs(inv_h * theta),
                                rt::abs(x_dot) + rt::abs(inv_h * x),
                                rt::abs(y_dot) + rt::abs(inv_h * y),
                                rt::abs(t8),
                            ]
                        },
                        move |[theta_dot_new, x_dot_new, y_dot_new, lambda1]| {
                            let theta_new_2 = t2 + h_dla_alpha * theta_dot_new;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            (
                                [
                                    a * theta_dot_new + x_dot_new * sin_theta_ahead_new
                                        - y_dot_new * cos_theta_ahead_new,
                                    m * (x_dot_new - x_dot) - lambda1 * t5,
                                    lambda1 * t6 + m * (y_dot_new - y_dot),
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
                                    [rt::lit::<T>(0.0), m, rt::lit::<T>(0.0), t7],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(0.0), m, t6],
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
                let theta_new_2 = t2 + h_dla_alpha * theta_dot_new;
                let x_new_2 = x + k2 * x_dot + h_dla_alpha * x_dot_new;
                let y_new_2 = y + k2 * y_dot + h_dla_alpha * y_dot_new;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1 + h_dla_alpha * theta_dot_new,
                    theta_new_2,
                    tally,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d0751858eb2e86190e4cf31f669cfd58";
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
                let theta_dot_half_h = half_h * theta_dot;
                let t1 = theta + theta_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h,
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
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h + half_h * theta_dot_new,
                    theta_new_2,
                    tally,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9a9894ffd94e135441a8da04b98c9382";
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
                            let half_h_theta_dot_mid = half_h * theta_dot_mid;
                            let t2 = theta + half_h_theta_dot_mid;
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
                let h_theta_dot_mid = h * theta_dot_mid;
                let theta_new_2 = theta + h_theta_dot_mid;
                let x_new_2 = x + h * x_dot_mid;
                let y_new_2 = y + h * y_dot_mid;
                let p_theta_new = i * theta_dot_mid;
                let p_x_new = m * x_dot_mid;
                let p_y_new = m * y_dot_mid;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_mid,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5b5c3426b6cb4975e82fa491ff4d6ac6";
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
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new_2 = theta + h_theta_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
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
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8a1fb8d2441ad4f5fd5a7f742a0728bf";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Dla1> for System<T> {
        type Scheme = dla1::Scheme<T>;
    }

    /// The method `dd`.
    pub mod dd {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | each step | 11 | 19 | 1 | 0 | 1 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
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
                    theta_dot,
                    x_dot,
                    y_dot,
                    rt::lit::<T>(0.5)
                        * (m * (x_dot * x_dot + y_dot * y_dot)
                            + theta_dot * (i * theta_dot)),
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
                let [theta, x, y, theta_dot, x_dot, y_dot, reference, sin_theta_ahead,
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
                            let t2 = half_h * theta_dot_mean;
                            let t3 = theta + t2;
                            let (t4, t5) = rt::sin_cos(t3);
                            let half_h_lambda1 = half_h * lambda1;
                            let t6 = k3 * lambda1;
                            (
                                [
                                    a * theta_dot_mean + x_dot_mean * t4 - y_dot_mean * t5,
                                    m * (x_dot_mean - x_dot) - half_h_lambda1 * t4,
                                    m * (y_dot_mean - y_dot) + half_h_lambda1 * t5,
                                    i * (theta_dot_mean - theta_dot) - k2 * lambda1,
                                ],
                                [
                                    [
                                        a
                                            + rt::lit::<T>(0.5)
                                                * (y_dot_mean * (h * t4) + x_dot_mean * (h * t5)),
                                        t4,
                                        -t5,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [t5 * t6, m, rt::lit::<T>(0.0), minus_half_h * t4],
                                    [t4 * t6, rt::lit::<T>(0.0), m, half_h * t5],
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
                let h_theta_dot_mean = h * theta_dot_mean;
                let theta_new_2 = theta + h_theta_dot_mean;
                let x_new_2 = x + h * x_dot_mean;
                let y_new_2 = y + h * y_dot_mean;
                let t7 = m * (x_dot * x_dot + y_dot * y_dot)
                    + theta_dot * (i * theta_dot);
                let t8 = rt::lit::<T>(0.5) * t7;
                let t9 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t8 * (t8 - reference),
                        reference * (rt::lit::<T>(0.0625) * reference) + t7 * t7,
                        rt::lit::<T>(1.0),
                    );
                let theta_dot_new_2 = (rt::lit::<T>(2.0) * theta_dot_mean - theta_dot)
                    * t9;
                let x_dot_new_2 = (rt::lit::<T>(2.0) * x_dot_mean - x_dot) * t9;
                let y_dot_new_2 = (rt::lit::<T>(2.0) * y_dot_mean - y_dot) * t9;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_mean,
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
                let [theta, x, y, theta_dot, x_dot, y_dot, _, _, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta_dot,
                x_dot,
                y_dot,
                ]: [T; 3],
            ) -> [T; 2] {
                let i = parameters.I;
                let m = parameters.m;
                let t1 = m * (x_dot * x_dot + y_dot * y_dot)
                    + theta_dot * (i * theta_dot);
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7008816a86a467094fe7555700f6e389";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::DiscreteDerivative>
    for System<T> {
        type Scheme = dd::Scheme<T>;
    }

    /// The method `rattle`.
    pub mod rattle {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
                let t2 = h_over_i * t1;
                let theta_new_2 = theta + t2;
                let half_h_lambda1 = half_h * lambda1;
                let t3 = p_x - sin_theta_ahead * half_h_lambda1;
                let x_new_2 = x + h_over_m * t3;
                let t4 = p_y + cos_theta_ahead * half_h_lambda1;
                let y_new_2 = y + h_over_m * t4;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t2,
                    theta_new_2,
                    tally,
                );
                let t5 = cos_theta_ahead_new * (inv_m * t4) - a_over_i * t1
                    - sin_theta_ahead_new * (inv_m * t3);
                let p_theta_new = t1 + k2 * t5;
                let p_x_new = t3 + t5 * (k3 * sin_theta_ahead_new);
                let p_y_new = t4 - t5 * (k3 * cos_theta_ahead_new);
                let lambda1_new = -(k4 * t5);
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3a926ffcafb293d14a5cbd379f3024f5";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rattle> for System<T> {
        type Scheme = rattle::Scheme<T>;
    }

    /// The method `rattle:consistent`.
    pub mod rattle_consistent {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
                let t2 = h_over_i * t1;
                let theta_new_2 = theta + t2;
                let half_h_lambda1 = half_h * lambda1;
                let t3 = p_x - sin_theta_ahead * half_h_lambda1;
                let x_new_2 = x + h_over_m * t3;
                let t4 = p_y + cos_theta_ahead * half_h_lambda1;
                let y_new_2 = y + h_over_m * t4;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t2,
                    theta_new_2,
                    tally,
                );
                let t5 = cos_theta_ahead_new * (inv_m * t4) - a_over_i * t1
                    - sin_theta_ahead_new * (inv_m * t3);
                let p_theta_new = t1 + k2 * t5;
                let p_x_new = t3 + t5 * (k3 * sin_theta_ahead_new);
                let p_y_new = t4 - t5 * (k3 * cos_theta_ahead_new);
                let lambda1_new = -(k4 * t5);
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4bd513d4c6a2e81dab9c8190bda9ff3d";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::RattleConsistent>
    for System<T> {
        type Scheme = rattle_consistent::Scheme<T>;
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
                            let t9 = half_h * t8;
                            let theta_new_2 = theta + t9;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t10 = x_dot_s2 * sin_theta_ahead_new
                                + (a * t8
                                    + (sin_theta_ahead * x_dot_s1 - cos_theta_ahead * y_dot_s1))
                                - y_dot_s2 * cos_theta_ahead_new;
                            let t11 = m_x_dot + lambda_s1_1 * t1;
                            let t12 = m_y_dot - lambda_s1_1 * t2;
                            let t13 = i_theta_dot + k1 * lambda_s1_1;
                            let t14 = x_dot_s2 * cos_theta_ahead_new
                                + y_dot_s2 * sin_theta_ahead_new;
                            (
                                [
                                    rt::lit::<T>(0.5) * t10,
                                    m * x_dot_s1 - t11,
                                    m * y_dot_s1 - t12,
                                    i * theta_dot_s2 - t13,
                                    m * x_dot_s2 - t11,
                                    m * y_dot_s2 - t12,
                                    i * theta_dot_s1 - t13,
                                ],
                                [
                                    [
                                        half_a + quarter_h * t14,
                                        half_sin_theta_ahead,
                                        t3,
                                        rt::lit::<T>(0.5) * (a + half_h * t14),
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
                let t9 = half_h * t8;
                let theta_new_2 = theta + t9;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t9,
                    theta_new_2,
                    tally,
                );
                let t15 = sin_theta_ahead * lambda_s1_1;
                let t16 = cos_theta_ahead * lambda_s1_1;
                let t17 = -cos_theta_ahead_new;
                let t18 = minus_half_h * sin_theta_ahead_new;
                let t19 = half_h * cos_theta_ahead_new;
                let [_, theta_dot_new, x_dot_new, y_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), theta_dot, x_dot, y_dot],
                        move |[lambda_s2_1, theta_dot_new, x_dot_new, y_dot_new]| (
                            [
                                i * theta_dot_new - i_theta_dot
                                    - k1 * (lambda_s1_1 + lambda_s2_1),
                                a * theta_dot_new + x_dot_new * sin_theta_ahead_new
                                    - y_dot_new * cos_theta_ahead_new,
                                m * x_dot_new - m_x_dot
                                    - half_h * (t15 + lambda_s2_1 * sin_theta_ahead_new),
                                m * y_dot_new - m_y_dot
                                    + half_h * (t16 + lambda_s2_1 * cos_theta_ahead_new),
                            ],
                            [
                                [k2, i, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), a, sin_theta_ahead_new, t17],
                                [t18, rt::lit::<T>(0.0), m, rt::lit::<T>(0.0)],
                                [t19, rt::lit::<T>(0.0), rt::lit::<T>(0.0), m],
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4ec383dd83a70e4e174fdb17b032d493";
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
        /// - `theta_dot_s1`, `x_dot_s1`, `y_dot_s1`, `theta_dot_s2`, `x_dot_s2`, `y_dot_s2`, `theta_dot_s3`, `x_dot_s3`, `y_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 11 × 11 implicit block (Newton, analytic Jacobian)
        /// - `lambda_s3_1`, `theta_dot_new`, `x_dot_new`, `y_dot_new`: 4 × 4 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 6 | 12 | 1 | 0 | 0 | 0 |
        /// | each step | 14 | 31 | 0 | 0 | 2 | 0 |
        /// | each iteration for theta_dot_s1, x_dot_s1, y_dot_s1, theta_dot_s2, x_dot_s2, y_dot_s2, theta_dot_s3, x_dot_s3, y_dot_s3, lambda_s1_1, lambda_s2_1 | 56 | 104 | 0 | 0 | 2 | 0 |
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
            /// `a h/6`
            k5: T,
            /// `h/36`
            k6: T,
            /// `h/9`
            k7: T,
            /// `h/6`
            k8: T,
            /// `h/144`
            k9: T,
            /// `-(h/6)`
            k10: T,
            /// `h/3`
            k11: T,
            /// `-(h/3)`
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
            const IN_PLACE: bool = true;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let a = system.parameters.a;
                let k1 = rt::lit::<T>(0.16666666666666666) * a;
                let k2 = rt::lit::<T>(0.8333333333333334) * a;
                let k3 = rt::lit::<T>(0.3333333333333333) * a;
                let k4 = rt::lit::<T>(0.20833333333333334) * a;
                let inv_h = rt::lit::<T>(1.0) / h;
                let h_squared = h * h;
                let a_h = a * h;
                let k5 = rt::lit::<T>(0.16666666666666666) * a_h;
                let k6 = rt::lit::<T>(0.027777777777777776) * h;
                let k7 = rt::lit::<T>(0.1111111111111111) * h;
                let k8 = rt::lit::<T>(0.16666666666666666) * h;
                let k9 = rt::lit::<T>(0.006944444444444444) * h;
                let k10 = -k8;
                let k11 = rt::lit::<T>(0.3333333333333333) * h;
                let k12 = -k11;
                let k13 = -k5;
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
                let t6 = k8 * cos_theta_ahead;
                let t7 = k10 * sin_theta_ahead;
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
                            let t11 = h
                                * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1
                                    + rt::lit::<T>(0.3333333333333333) * theta_dot_s2
                                    - rt::lit::<T>(0.041666666666666664) * theta_dot_s3);
                            let t12 = theta + t11;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = a * theta_dot_s2 + x_dot_s2 * t13 - y_dot_s2 * t14;
                            let t16 = a * theta_dot_s1 + sin_theta_ahead * x_dot_s1
                                - cos_theta_ahead * y_dot_s1;
                            let t17 = h
                                * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                                    + rt::lit::<T>(0.16666666666666666)
                                        * (theta_dot_s1 + theta_dot_s3));
                            let theta_new_2 = theta + t17;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new_2,
                            );
                            let t18 = a * theta_dot_s3 + x_dot_s3 * sin_theta_ahead_new
                                - y_dot_s3 * cos_theta_ahead_new;
                            let t19 = lambda_s2_1 * t14;
                            let t20 = lambda_s1_1 * t1;
                            let t21 = lambda_s1_1 * t2;
                            let t22 = lambda_s2_1 * t13;
                            let t23 = k1 * lambda_s1_1;
                            let t24 = x_dot_s2 * (h * t14) + y_dot_s2 * (h * t13);
                            let t25 = x_dot_s3 * cos_theta_ahead_new
                                + y_dot_s3 * sin_theta_ahead_new;
                            let t26 = k6 * t25;
                            let t27 = a + rt::lit::<T>(0.3333333333333333) * t24;
                            let t28 = a + k8 * t25;
                            let t29 = h_squared * lambda_s2_1;
                            let t30 = t13 * t29;
                            let t31 = rt::lit::<T>(0.034722222222222224) * t30;
                            let t32 = t14 * t29;
                            let t33 = rt::lit::<T>(0.034722222222222224) * t32;
                            (
                                [
                                    rt::lit::<T>(0.6666666666666666) * t15
                                        + rt::lit::<T>(0.16666666666666666) * (t16 + t18),
                                    rt::lit::<T>(0.3333333333333333) * t15
                                        + rt::lit::<T>(0.20833333333333334) * t16
                                        - rt::lit::<T>(0.041666666666666664) * t18,
                                    m * y_dot_s1 - m_y_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t19 - t20),
                                    m * x_dot_s1 - m_x_dot
                                        - h * (t21 - rt::lit::<T>(0.16666666666666666) * t22),
                                    m * x_dot_s2 - m_x_dot
                                        - h * (rt::lit::<T>(0.3333333333333333) * t22 + t21),
                                    h * (rt::lit::<T>(0.3333333333333333) * t19 + t20)
                                        + (m * y_dot_s2 - m_y_dot),
                                    i * theta_dot_s3 - i_theta_dot
                                        - h * (t23 + k2 * lambda_s2_1),
                                    m * x_dot_s3 - m_x_dot
                                        - h * (rt::lit::<T>(0.8333333333333334) * t22 + t21),
                                    h * (rt::lit::<T>(0.8333333333333334) * t19 + t20)
                                        + (m * y_dot_s3 - m_y_dot),
                                    i * theta_dot_s2 - i_theta_dot
                                        - h * (t23 + k3 * lambda_s2_1),
                                    i * theta_dot_s1 - i_theta_dot
                                        - k5 * (lambda_s1_1 - lambda_s2_1),
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.1388888888888889) * t24 + (k1 + t26),
                                        t2,
                                        t3,
                                        rt::lit::<T>(0.6666666666666666) * t27 + k7 * t25,
                                        rt::lit::<T>(0.6666666666666666) * t13,
                                        rt::lit::<T>(-0.6666666666666666) * t14,
                                        rt::lit::<T>(0.16666666666666666) * t28
                                            - rt::lit::<T>(0.027777777777777776) * t24,
                                        rt::lit::<T>(0.16666666666666666) * sin_theta_ahead_new,
                                        rt::lit::<T>(-0.16666666666666666) * cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.06944444444444445) * t24 + (k4 - k9 * t25),
                                        t4,
                                        t5,
                                        rt::lit::<T>(0.3333333333333333) * t27 - t26,
                                        rt::lit::<T>(0.3333333333333333) * t13,
                                        rt::lit::<T>(-0.3333333333333333) * t14,
                                        -(rt::lit::<T>(0.013888888888888888) * t24
                                            + rt::lit::<T>(0.041666666666666664) * t28),
                                        rt::lit::<T>(-0.041666666666666664) * sin_theta_ahead_new,
                                        rt::lit::<T>(0.041666666666666664) * cos_theta_ahead_new,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t31,
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.05555555555555555) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.006944444444444444) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t6,
                                        k10 * t14,
                                    ],
                                    [
                                        t33,
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.05555555555555555) * t32,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.006944444444444444) * t32,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t7,
                                        k8 * t13,
                                    ],
                                    [
                                        rt::lit::<T>(-0.06944444444444445) * t32,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.1111111111111111) * t32,
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.013888888888888888) * t32,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t7,
                                        k12 * t13,
                                    ],
                                    [
                                        rt::lit::<T>(-0.06944444444444445) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.1111111111111111) * t30,
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.013888888888888888) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t6,
                                        k11 * t14,
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
                                        rt::lit::<T>(-0.1736111111111111) * t32,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.2777777777777778) * t32,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t33,
                                        m,
                                        rt::lit::<T>(0.0),
                                        t7,
                                        k16 * t13,
                                    ],
                                    [
                                        rt::lit::<T>(-0.1736111111111111) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.2777777777777778) * t30,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t31,
                                        rt::lit::<T>(0.0),
                                        m,
                                        t6,
                                        k15 * t14,
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
                                        k5,
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
                let t34 = sin_theta_ahead * lambda_s1_1;
                let t35 = cos_theta_ahead * lambda_s1_1;
                let t17 = h
                    * (rt::lit::<T>(0.6666666666666666) * theta_dot_s2
                        + rt::lit::<T>(0.16666666666666666)
                            * (theta_dot_s1 + theta_dot_s3));
                let theta_new_2 = theta + t17;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t17,
                    theta_new_2,
                    tally,
                );
                let t36 = i_theta_dot + k18 * lambda_s2_1;
                let t11 = h
                    * (rt::lit::<T>(0.20833333333333334) * theta_dot_s1
                        + rt::lit::<T>(0.3333333333333333) * theta_dot_s2
                        - rt::lit::<T>(0.041666666666666664) * theta_dot_s3);
                let t12 = theta + t11;
                let (t13, t14) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t11,
                    t12,
                    tally,
                );
                let t37 = rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let t38 = t13 * t37;
                let t39 = t14 * t37;
                let t40 = -cos_theta_ahead_new;
                let t41 = k10 * sin_theta_ahead_new;
                let t42 = k8 * cos_theta_ahead_new;
                let [_, theta_dot_new, x_dot_new, y_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), theta_dot, x_dot, y_dot],
                        move |[lambda_s3_1, theta_dot_new, x_dot_new, y_dot_new]| (
                            [
                                i * theta_dot_new - t36 - k5 * (lambda_s1_1 + lambda_s3_1),
                                a * theta_dot_new + x_dot_new * sin_theta_ahead_new
                                    - y_dot_new * cos_theta_ahead_new,
                                m * x_dot_new - m_x_dot
                                    - h
                                        * (rt::lit::<T>(0.16666666666666666)
                                            * (t34 + lambda_s3_1 * sin_theta_ahead_new) + t38),
                                m * y_dot_new - m_y_dot
                                    + h
                                        * (rt::lit::<T>(0.16666666666666666)
                                            * (t35 + lambda_s3_1 * cos_theta_ahead_new) + t39),
                            ],
                            [
                                [k13, i, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), a, sin_theta_ahead_new, t40],
                                [t41, rt::lit::<T>(0.0), m, rt::lit::<T>(0.0)],
                                [t42, rt::lit::<T>(0.0), rt::lit::<T>(0.0), m],
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "53cb5973b5d168a42c1c61c1a4a56cd3";
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
                _: &Motion<Self>,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4a71a348598fdf97c0cd2f96e9a4ddc0";
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
                _: &Motion<Self>,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "451cf593d19a91b7627cd4beb573ba39";
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
                let t1 = k5 * rho1;
                let theta_new_2 = theta + t1;
                let t2 = k7 * rho2;
                let t3 = k8 * rho1;
                let x_new_2 = x + cos_theta_ahead * t2 - sin_theta_ahead * t3;
                let y_new_2 = cos_theta_ahead * t3 + (y + sin_theta_ahead * t2);
                let rho1_new_2 = rho1 - rho2 * (k4 * rho1);
                let rho2_new_2 = rho2 + rho1 * (k9 * rho1);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t1,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6a64126f7195c477088bdc1eb8f55193";
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
        /// | once, from parameters | 1 | 4 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 17 | 24 | 0 | 0 | 2 | 0 |
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
            /// `h/2`
            half_h: T,
            /// `h (a/(I + m a²))`
            k4: T,
            /// `h (a/(I + m a²))/2`
            k5: T,
            /// `h/(I + m a²)`
            k6: T,
            /// `(h/(I + m a²))/2`
            k7: T,
            /// `h (m a/((I + m a²)²))`
            k8: T,
            /// `h (m a/((I + m a²)²))/2`
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
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = h * k3;
                let k5 = rt::lit::<T>(0.5) * k4;
                let k6 = h / k1;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = h * (m * a / (k1 * k1));
                let k9 = rt::lit::<T>(0.5) * k8;
                Scheme {
                    inv_m,
                    k2,
                    k3,
                    half_h,
                    k4,
                    k5,
                    k6,
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
                let Scheme { inv_m, k3, half_h, k4, k5, k6, k7, k8, k9, .. } = *setting
                    .scheme();
                let rho1_rho2 = rho1 * rho2;
                let t1 = rho1 - k4 * rho1_rho2;
                let t2 = k7 * (rho1 + t1);
                let theta_new_2 = theta + t2;
                let rho1_squared = rho1 * rho1;
                let t3 = rho2 + k8 * rho1_squared;
                let t4 = k6 * rho1;
                let t5 = theta + t4;
                let (t6, t7) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t4,
                    t5,
                    tally,
                );
                let t8 = inv_m * (rho2 * cos_theta_ahead + t3 * t7)
                    - k3 * (rho1 * sin_theta_ahead + t1 * t6);
                let x_new_2 = x + half_h * t8;
                let t9 = inv_m * (rho2 * sin_theta_ahead + t3 * t6)
                    + k3 * (rho1 * cos_theta_ahead + t1 * t7);
                let y_new_2 = y + half_h * t9;
                let rho1_new_2 = rho1 - k5 * (rho1_rho2 + t1 * t3);
                let rho2_new_2 = rho2 + k9 * (rho1_squared + t1 * t1);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t2,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d23f6712cab622eba0c642b18ff2188f";
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
                let t12 = k6 * rho1;
                let t13 = theta + t12;
                let (t14, t15) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t12,
                    t13,
                    tally,
                );
                let t16 = k6 * t2;
                let t17 = theta + t16;
                let (t18, t19) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t16,
                    t17,
                    tally,
                );
                let t20 = inv_m * (t6 * t15 + t4 * t19) - k3 * (t2 * t14 + t8 * t18);
                let t21 = t8 * (k4 * t8);
                let t22 = rho2 + h * t21;
                let t23 = k5 * t8;
                let t24 = theta + t23;
                let (t25, t26) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t23,
                    t24,
                    tally,
                );
                let t27 = rt::lit::<T>(2.0) * t20
                    + inv_m * (rho2 * cos_theta_ahead + t22 * t26)
                    - k3 * (rho1 * sin_theta_ahead + t10 * t25);
                let x_new_2 = x + k7 * t27;
                let t28 = inv_m * (t6 * t14 + t4 * t18) + k3 * (t2 * t15 + t8 * t19);
                let t29 = k3 * (rho1 * cos_theta_ahead + t10 * t26)
                    + (rt::lit::<T>(2.0) * t28
                        + inv_m * (rho2 * sin_theta_ahead + t22 * t25));
                let y_new_2 = y + k7 * t29;
                let rho1_new_2 = rho1
                    - k7 * (t22 * (k3 * t10) + (t1 + rt::lit::<T>(2.0) * (t7 + t9)));
                let rho2_new_2 = rho2
                    + k7 * (t10 * (k4 * t10) + (t5 + rt::lit::<T>(2.0) * (t3 + t21)));
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b5f8998a7adc504091845c92ddabdd5c";
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
                let theta_dot_h = h * theta_dot;
                let theta_new_2 = theta + theta_dot_h;
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
                    theta_dot_h,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7e5ff6704d768cd1b8a92db036a2b983";
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
        /// | once, from parameters | 1 | 3 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 19 | 32 | 0 | 0 | 2 | 0 |
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
            /// `h² (a/I)/2`
            k4: T,
            /// `(a/I) h/2`
            k5: T,
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
                let k4 = rt::lit::<T>(0.5) * (h * k3);
                let k5 = rt::lit::<T>(0.5) * k3;
                Scheme {
                    inv_m,
                    k1,
                    k2,
                    half_h,
                    k3,
                    k4,
                    k5,
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
                let Scheme { inv_m, k1, k2, half_h, k3, k4, k5 } = *setting.scheme();
                let theta_dot_h = h * theta_dot;
                let t1 = k2 * theta_dot;
                let t2 = k4 * t1;
                let t3 = theta_dot_h - cos_theta_ahead * (x_dot * t2)
                    - sin_theta_ahead * (y_dot * t2);
                let theta_new_2 = theta + t3;
                let t4 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead) * t1;
                let t5 = t4 * (inv_m * sin_theta_ahead);
                let t6 = x_dot - h * t5;
                let x_new_2 = x + half_h * (x_dot + t6);
                let t7 = t4 * (inv_m * cos_theta_ahead);
                let t8 = y_dot + h * t7;
                let y_new_2 = y + half_h * (y_dot + t8);
                let t9 = theta + theta_dot_h;
                let (t10, t11) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_h,
                    t9,
                    tally,
                );
                let t12 = (t11 * t6 + t10 * t8) * (k2 * (theta_dot - k3 * t4));
                let theta_dot_new_2 = theta_dot - k5 * (t4 + t12);
                let x_dot_new_2 = x_dot
                    - h * (rt::lit::<T>(0.5) * t5 + t12 * (k1 * t10));
                let y_dot_new_2 = y_dot
                    + h * (rt::lit::<T>(0.5) * t7 + t12 * (k1 * t11));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t3,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "60d052eb76fc9bfa8203f42ee6151da6";
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
        /// | once, from parameters | 1 | 3 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 0 | 0 | 0 | 0 |
        /// | each step | 44 | 70 | 0 | 0 | 4 | 0 |
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
            /// `h² (a/I)/2`
            half_h_a_over_i_h: T,
            /// `(a/I) h/2`
            half_a_over_i_h: T,
            /// `h² (a/I)/4`
            quarter_h_a_over_i_h: T,
            /// `h² (a/I)/6`
            k3: T,
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
                let h_a_over_i_h = h * a_over_i_h;
                let half_h_a_over_i_h = rt::lit::<T>(0.5) * h_a_over_i_h;
                let half_a_over_i_h = rt::lit::<T>(0.5) * a_over_i_h;
                let quarter_h_a_over_i_h = rt::lit::<T>(0.25) * h_a_over_i_h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h_a_over_i_h;
                Scheme {
                    inv_m,
                    k1,
                    a_over_i,
                    half_h,
                    k2,
                    a_over_i_h,
                    half_h_a_over_i_h,
                    half_a_over_i_h,
                    quarter_h_a_over_i_h,
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
                    half_h_a_over_i_h,
                    half_a_over_i_h,
                    quarter_h_a_over_i_h,
                    k3,
                } = *setting.scheme();
                let theta_dot_h = h * theta_dot;
                let t1 = k1 * theta_dot;
                let t2 = (x_dot * cos_theta_ahead + y_dot * sin_theta_ahead) * t1;
                let theta_dot_half_h = half_h * theta_dot;
                let t3 = theta + theta_dot_half_h;
                let (t4, t5) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_dot_half_h,
                    t3,
                    tally,
                );
                let t6 = t2 * (inv_m * sin_theta_ahead);
                let t7 = x_dot - half_h * t6;
                let t8 = t2 * (inv_m * cos_theta_ahead);
                let t9 = y_dot + half_h * t8;
                let t10 = t5 * t7 + t4 * t9;
                let t11 = k1 * (theta_dot - half_a_over_i_h * t2);
                let t12 = t10 * t11;
                let t13 = quarter_h_a_over_i_h * t1;
                let t14 = theta_dot_half_h - cos_theta_ahead * (x_dot * t13)
                    - sin_theta_ahead * (y_dot * t13);
                let t15 = theta + t14;
                let (t16, t17) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t14,
                    t15,
                    tally,
                );
                let t18 = t12 * (inv_m * t4);
                let t19 = x_dot - half_h * t18;
                let t20 = k1 * (theta_dot - half_a_over_i_h * t12);
                let t21 = k3 * t20;
                let t22 = t12 * (inv_m * t5);
                let t23 = y_dot + half_h * t22;
                let t24 = theta_dot_h - k3 * (t2 + t12) - t17 * (t19 * t21)
                    - t16 * (t23 * t21);
                let theta_new_2 = theta + t24;
                let t25 = (t19 * t17 + t23 * t16) * t20;
                let t26 = t25 * (inv_m * t16);
                let t27 = x_dot - h * t26;
                let x_new_2 = x + k2 * (t27 + (x_dot + rt::lit::<T>(2.0) * (t7 + t19)));
                let t28 = t25 * (inv_m * t17);
                let t29 = y_dot + h * t28;
                let y_new_2 = y + k2 * (t29 + (y_dot + rt::lit::<T>(2.0) * (t9 + t23)));
                let t30 = theta_dot_h - t10 * (half_h_a_over_i_h * t11);
                let t31 = theta + t30;
                let (t32, t33) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t30,
                    t31,
                    tally,
                );
                let t34 = (t27 * t33 + t29 * t32)
                    * (k1 * (theta_dot - a_over_i_h * t25));
                let t35 = k2
                    * (a_over_i * t34
                        + (a_over_i * t2
                            + rt::lit::<T>(2.0) * (a_over_i * t12 + a_over_i * t25)));
                let theta_dot_new_2 = theta_dot - t35;
                let x_dot_new_2 = x_dot
                    - k2
                        * (t34 * (inv_m * t32) + (t6 + rt::lit::<T>(2.0) * (t18 + t26)));
                let y_dot_new_2 = y_dot
                    + k2
                        * (t34 * (inv_m * t33) + (t8 + rt::lit::<T>(2.0) * (t22 + t28)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t24,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e2e6d9d38f4c320715779dd494e95af0";
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
        /// | once, from parameters | 2 | 7 | 8 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 2 | 0 | 0 | 0 |
        /// | each step | 32 | 50 | 0 | 0 | 1 | 0 |
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
            /// `1/(m²) + a²/(I²)`
            k6: T,
            /// `h feedback-euler_J`
            h_feedback_euler_j: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
            /// `(m a/(I + m a²)) h`
            k7: T,
            /// `h/I - (a/I) (m a/(I + m a²)) h`
            k8: T,
            /// `(m a/(I + m a²)) feedback-euler_J`
            k9: T,
            /// `I m h feedback-euler_J/(I + m a²)`
            k10: T,
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
                let k6 = rt::lit::<T>(1.0) / (m * m) + a_squared / (i * i);
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let k7 = k2 * h;
                let k8 = h / i - a_over_i * k7;
                let k9 = k2 * feedback_euler_j;
                let k10 = i_m * h_feedback_euler_j / k1;
                Scheme {
                    inv_i,
                    inv_m,
                    k2,
                    k3,
                    k4,
                    a_over_i,
                    k5,
                    k6,
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    k7,
                    k8,
                    k9,
                    k10,
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
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    k7,
                    k8,
                    k9,
                    k10,
                } = *setting.scheme();
                let inv_m_p_y = inv_m * p_y;
                let t1 = cos_theta_ahead * inv_m_p_y;
                let inv_m_p_x = inv_m * p_x;
                let t2 = sin_theta_ahead * inv_m_p_x;
                let t3 = a_over_i * p_theta + t2 - t1;
                let t4 = t3 * (k3 * sin_theta_ahead);
                let t5 = inv_m_p_x - t4;
                let t6 = t3 * (k3 * cos_theta_ahead);
                let t7 = inv_m_p_y + t6;
                let t8 = cos_theta_ahead * t5 + sin_theta_ahead * t7;
                let t9 = t8 * (k4 * t3);
                let t10 = inv_i * p_theta - k2 * t3;
                let t11 = rt::lit::<T>(0.5) * (p_theta * t10 + (p_x * t5 + p_y * t7));
                let t12 = k8 * p_theta + k7 * (t1 - t2)
                    - t9 * (h_feedback_euler_j + h_feedback_euler_h * level_h)
                    + t11 * (h_feedback_euler_h * t9);
                let theta_new_2 = theta + t12;
                let x_new_2 = x + h * t5;
                let y_new_2 = y + h * t7;
                let t13 = a_over_i * t9 + t10 * t8;
                let t14 = feedback_euler_h * (t11 - level_h);
                let p_theta_new = p_theta + h * (t9 - k9 * t3 - k5 * t13 - t10 * t14);
                let t15 = k4 * t13;
                let p_x_new = p_x
                    - h * (sin_theta_ahead * t15 + (t5 * t14 + feedback_euler_j * t4));
                let p_y_new = p_y
                    + h * (cos_theta_ahead * t15 + feedback_euler_j * t6 - t7 * t14);
                let stability1_new = k10 * (k6 + t8 * t8);
                let stability2_new = h_feedback_euler_h
                    * (t9 * t9 + (t7 * t7 + (t10 * t10 + t5 * t5)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t12,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fc97c130657bff20594f4d8d9414f39e";
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
            /// `1/(m²) + a²/(I²)`
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
                let k6 = rt::lit::<T>(1.0) / (m * m) + a_squared / (i * i);
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
                let t11 = h * t10;
                let t12 = theta + t11;
                let (t13, t14) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t11,
                    t12,
                    tally,
                );
                let t15 = a_over_i * t8 + t2 * t7;
                let t16 = k4 * t15;
                let t17 = sin_theta_ahead * t16 + (t4 * t9 + feedback_rk2_j * t3);
                let t18 = p_x - h * t17;
                let t19 = inv_m * t18;
                let t20 = t8 - k7 * t1 - k5 * t15 - t2 * t9;
                let t21 = p_theta + h * t20;
                let t22 = cos_theta_ahead * t16 + feedback_rk2_j * t5 - t6 * t9;
                let t23 = p_y + h * t22;
                let t24 = inv_m * t23;
                let t25 = a_over_i * t21 + t13 * t19 - t14 * t24;
                let t26 = t25 * (k3 * t13);
                let t27 = t19 - t26;
                let t28 = t25 * (k3 * t14);
                let t29 = t24 + t28;
                let t30 = t14 * t27 + t13 * t29;
                let t31 = t30 * (k4 * t25);
                let t32 = inv_i * t21 - k2 * t25;
                let t33 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (t21 * t32 + (t18 * t27 + t23 * t29))
                        - level_h);
                let t34 = half_h * (t31 * (t33 - feedback_rk2_j) + (t10 + t32));
                let theta_new_2 = theta + t34;
                let x_new_2 = x + half_h * (t4 + t27);
                let y_new_2 = y + half_h * (t6 + t29);
                let t35 = a_over_i * t31 + t32 * t30;
                let p_theta_new = p_theta
                    + half_h * (t31 + (t20 - k7 * t25) - k5 * t35 - t32 * t33);
                let t36 = k4 * t35;
                let p_x_new = p_x
                    - half_h * (t13 * t36 + (t27 * t33 + (t17 + feedback_rk2_j * t26)));
                let p_y_new = p_y
                    + half_h * (t14 * t36 + (t22 + feedback_rk2_j * t28) - t29 * t33);
                let stability1_new = k8 * (k6 + t7 * t7);
                let stability2_new = h_feedback_rk2_h
                    * (t8 * t8 + (t6 * t6 + (t2 * t2 + t4 * t4)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t34,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f99f2fe4f0974d54d07bf6d7c88ac7bd";
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
            /// `1/(m²) + a²/(I²)`
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
                let k6 = rt::lit::<T>(1.0) / (m * m) + a_squared / (i * i);
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
                let t11 = half_h * t10;
                let t12 = theta + t11;
                let (t13, t14) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t11,
                    t12,
                    tally,
                );
                let t15 = a_over_i * t8 + t2 * t7;
                let t16 = k4 * t15;
                let t17 = sin_theta_ahead * t16 + (t4 * t9 + feedback_rk4_j * t3);
                let t18 = p_x - half_h * t17;
                let t19 = inv_m * t18;
                let t20 = t8 - k8 * t1 - k5 * t15 - t2 * t9;
                let t21 = p_theta + half_h * t20;
                let t22 = cos_theta_ahead * t16 + feedback_rk4_j * t5 - t6 * t9;
                let t23 = p_y + half_h * t22;
                let t24 = inv_m * t23;
                let t25 = a_over_i * t21 + t13 * t19 - t14 * t24;
                let t26 = t25 * (k3 * t13);
                let t27 = t19 - t26;
                let t28 = t25 * (k3 * t14);
                let t29 = t24 + t28;
                let t30 = t14 * t27 + t13 * t29;
                let t31 = t30 * (k4 * t25);
                let t32 = inv_i * t21 - k2 * t25;
                let t33 = a_over_i * t31 + t32 * t30;
                let t34 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t21 * t32 + (t18 * t27 + t23 * t29))
                        - level_h);
                let t35 = t31 - k8 * t25 - k5 * t33 - t32 * t34;
                let t36 = p_theta + half_h * t35;
                let t37 = t32 + t31 * (t34 - feedback_rk4_j);
                let t38 = half_h * t37;
                let t39 = theta + t38;
                let (t40, t41) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t38,
                    t39,
                    tally,
                );
                let t42 = k4 * t33;
                let t43 = t13 * t42 + (t27 * t34 + feedback_rk4_j * t26);
                let t44 = p_x - half_h * t43;
                let t45 = inv_m * t44;
                let t46 = t14 * t42 + feedback_rk4_j * t28 - t29 * t34;
                let t47 = p_y + half_h * t46;
                let t48 = inv_m * t47;
                let t49 = a_over_i * t36 + t40 * t45 - t41 * t48;
                let t50 = inv_i * t36 - k2 * t49;
                let t51 = t49 * (k3 * t40);
                let t52 = t45 - t51;
                let t53 = t49 * (k3 * t41);
                let t54 = t48 + t53;
                let t55 = t41 * t52 + t40 * t54;
                let t56 = t55 * (k4 * t49);
                let t57 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t36 * t50 + (t44 * t52 + t47 * t54))
                        - level_h);
                let t58 = t50 + t56 * (t57 - feedback_rk4_j);
                let t59 = h * t58;
                let t60 = theta + t59;
                let (t61, t62) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t59,
                    t60,
                    tally,
                );
                let t63 = a_over_i * t56 + t50 * t55;
                let t64 = k4 * t63;
                let t65 = t40 * t64 + (t52 * t57 + feedback_rk4_j * t51);
                let t66 = p_x - h * t65;
                let t67 = inv_m * t66;
                let t68 = t56 - k8 * t49 - k5 * t63 - t50 * t57;
                let t69 = p_theta + h * t68;
                let t70 = t41 * t64 + feedback_rk4_j * t53 - t54 * t57;
                let t71 = p_y + h * t70;
                let t72 = inv_m * t71;
                let t73 = a_over_i * t69 + t61 * t67 - t62 * t72;
                let t74 = t73 * (k3 * t61);
                let t75 = t67 - t74;
                let t76 = t73 * (k3 * t62);
                let t77 = t72 + t76;
                let t78 = t62 * t75 + t61 * t77;
                let t79 = t78 * (k4 * t73);
                let t80 = inv_i * t69 - k2 * t73;
                let t81 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (t69 * t80 + (t66 * t75 + t71 * t77))
                        - level_h);
                let t82 = k7
                    * (t79 * (t81 - feedback_rk4_j)
                        + (t80 + (t10 + rt::lit::<T>(2.0) * (t37 + t58))));
                let theta_new_2 = theta + t82;
                let x_new_2 = x + k7 * (t75 + (t4 + rt::lit::<T>(2.0) * (t27 + t52)));
                let y_new_2 = y + k7 * (t77 + (t6 + rt::lit::<T>(2.0) * (t29 + t54)));
                let t83 = a_over_i * t79 + t80 * t78;
                let t84 = t79 + (t20 + rt::lit::<T>(2.0) * (t35 + t68) - k8 * t73)
                    - k5 * t83 - t80 * t81;
                let p_theta_new = p_theta + k7 * t84;
                let t85 = k4 * t83;
                let t86 = t75 * t81
                    + (t61 * t85
                        + (feedback_rk4_j * t74
                            + (t17 + rt::lit::<T>(2.0) * (t43 + t65))));
                let p_x_new = p_x - k7 * t86;
                let t87 = t62 * t85
                    + (feedback_rk4_j * t76 + (t22 + rt::lit::<T>(2.0) * (t46 + t70)))
                    - t77 * t81;
                let p_y_new = p_y + k7 * t87;
                let stability1_new = k9 * (k6 + t7 * t7);
                let stability2_new = h_feedback_rk4_h
                    * (t8 * t8 + (t6 * t6 + (t2 * t2 + t4 * t4)));
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t82,
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "876866730bdf17283932632d689d530e";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso4>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Iso6>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::IsoVar>(),
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
            let &[i, m, a] = parameters else {
                return Err(ParameterError::Count {
                    expected: 3,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { I: i, m, a })
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        ChaplyginSleighCom::system,
        ChaplyginSleighCom::parameters,
        ChaplyginSleighCom::state,
        ChaplyginSleighCom::initial,
        ChaplyginSleighCom::integrate::<::nonholonomic::methods::Gonzalez>,
        ChaplyginSleighCom::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
