// Prepared by `nh prepare` from `KnifeEdgeIncline` in src/library.rs and knife_edge_incline.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 8bdad166351ddc14e953862ab07d992b
// content 6cb4a550fc8798dc4580611021e2d081

pub struct KnifeEdgeIncline {
    /// `m` (kg): mass.
    pub m: f64,
    /// `J` (kg m^2): moment of inertia.
    pub J: f64,
    /// `g` (m/s^2): gravity.
    pub g: f64,
    /// `alpha` (rad): inclination of the plane.
    pub alpha: f64,
}

impl ::core::default::Default for KnifeEdgeIncline {
    fn default() -> Self {
        KnifeEdgeIncline {
            m: 1.0,
            J: 1.0,
            g: 1.0,
            alpha: 0.5235987755982988,
        }
    }
}

/// The system `knife_edge_incline` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 14 add, 25 mul, 1 div, 1 sin_cos
/// * `avf`: 14 add, 28 mul, 2 div, 1 sin_cos
/// * `itoh-abe`: 14 add, 27 mul, 2 div, 1 sin_cos
/// * `itoh-abe-sym`: 20 add, 32 mul, 2 div, 2 sin_cos
/// * `avf4`: 21 add, 40 mul, 2 div, 2 sin_cos
/// * `avf6`: 30 add, 49 mul, 2 div, 3 sin_cos
/// * `midpoint`: 14 add, 28 mul, 2 div, 1 sin_cos
/// * `gonzalez-f`: 18 add, 34 mul, 1 div, 1 sin_cos
/// * `gonzalez-r`: 227 add, 431 mul, 28 div, 4 sin_cos, 5 call
/// * `gonzalez-r-fd`: 234 add, 450 mul, 34 div, 8 sin_cos, 7 call
/// * `iso`: 14 add, 24 mul, 2 div, 2 sin_cos
/// * `iso:4`: 5 times 14 add, 24 mul, 2 div, 2 sin_cos
/// * `iso:6`: 9 times 14 add, 24 mul, 2 div, 2 sin_cos
/// * `iso-var`: 6 add, 8 mul, 2 sin_cos
/// * `leapfrog`: 8 add, 9 mul, 1 sin_cos
/// * `dla`: 8 add, 8 mul, 2 sin_cos
/// * `dla01`: 8 add, 7 mul, 2 sin_cos
/// * `dla-midpoint`: 8 add, 9 mul, 2 sin_cos
/// * `dla1`: 5 add, 6 mul, 1 sin_cos
/// * `dd`: 16 add, 26 mul, 1 div, 2 sin_cos
/// * `rattle`: 12 add, 16 mul, 1 sin_cos
/// * `rattle:consistent`: 12 add, 16 mul, 1 sin_cos
/// * `spark2`: 7 add, 17 mul, 1 sin_cos
/// * `spark3`: 12 add, 40 mul, 2 sin_cos
/// * `taylor`: 5 mul, 1 sin_cos
/// * `taylor:qv`: 3 add, 6 mul, 1 sin_cos
/// * `euler`: 4 add, 5 mul, 1 sin_cos
/// * `rk2`: 8 add, 9 mul, 1 sin_cos
/// * `rk4`: 14 add, 21 mul, 2 sin_cos
/// * `euler:qv`: 8 add, 11 mul, 1 sin_cos
/// * `rk2:qv`: 17 add, 20 mul, 1 sin_cos
/// * `rk4:qv`: 36 add, 39 mul, 2 sin_cos
/// * `feedback-euler`: 31 add, 47 mul, 1 sin_cos
/// * `feedback-rk2`: 66 add, 89 mul, 2 sin_cos
/// * `feedback-rk4`: 142 add, 182 mul, 4 sin_cos
pub mod knife_edge_incline {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `J` (kg m^2): moment of inertia. Positive.
        pub J: T,
        /// `g` (m/s^2): gravity.
        pub g: T,
        /// `alpha` (rad): inclination of the plane.
        pub alpha: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, J, g, alpha });

    ::nonholonomic::__in_lanes!(System, Parameters { m, J, g, alpha });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `paper`: p\_phi = 1/2; exactly x = (1 - cos t)/2, y = (t - sin t)/2, phi = t/2.
        pub fn paper() -> Self {
            Parameters {
                m: rt::lit::<T>(1.0),
                J: rt::lit::<T>(1.0),
                g: rt::lit::<T>(1.0),
                alpha: rt::lit::<T>(0.5235987755982988),
            }
        }

        /// The parameters of the data set `generic`: all parameters different, and a first speed along the edge.
        pub fn generic() -> Self {
            Parameters {
                m: rt::lit::<T>(1.7),
                J: rt::lit::<T>(0.6),
                g: rt::lit::<T>(2.3),
                alpha: rt::lit::<T>(0.4),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): downhill.
        pub x: T,
        /// Coordinate `y` (m): across the slope.
        pub y: T,
        /// Coordinate `phi` (rad): direction of the edge.
        pub phi: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 3> {
            rt::vector([self.x, self.y, self.phi])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.x_dot, self.y_dot, self.phi_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 3>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 3>, w: SVector<T, 3>) -> Self {
            let ([[x, y, phi]], [[x_dot, y_dot, phi_dot]]) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                phi,
                x_dot,
                y_dot,
                phi_dot,
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

    ::nonholonomic::__serialized!(State { t, x, y, phi, x_dot, y_dot, phi_dot });

    ::nonholonomic::__in_lanes!(State { t, x, y, phi, x_dot, y_dot, phi_dot });

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

        ::nonholonomic::__setters!(coordinate : x, y, phi);

        ::nonholonomic::__setters!(velocity in place of rho : x_dot, y_dot, phi_dot);

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

        /// Coordinates and velocities of named initial data: `paper`, `generic`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "paper") {
                return Some(self.with_numbers([0.0, 0.0, 0.0], [0.0, 0.0, 0.5]));
            }
            if rt::same_name(name, "generic") {
                return Some(
                    self
                        .with_numbers(
                            [0.1, -0.2, 0.3],
                            [0.477668244562803, 0.14776010333066977, 1.3],
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

    /// A knife edge that slides on an inclined plane and turns about its point of contact.
    ///
    /// **Source**: D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.2
    ///
    /// Coordinates q: `x`, `y`, `phi`; velocities w: `x_dot`, `y_dot`, `phi_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `1/m`
        inv_m: T,
        /// `1/J`
        inv_j: T,
        /// `sin(alpha) m g`
        k1: T,
        /// `-(sin(alpha) m g)`
        k2: T,
        /// `g sin(alpha)`
        g_sin_alpha: T,
        /// `2 g sin(alpha)`
        twice_g_sin_alpha: T,
        /// `2 g sin(alpha) m J`
        k3: T,
        /// `(1/2)/m`
        k4: T,
        /// `(1/2)/J`
        k5: T,
        /// `-(1/m)`
        minus_inv_m: T,
        /// `1/(m sqrt(1/m))`
        k6: T,
        /// `m/J`
        m_over_j: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("J", parameters.J)?;
            rt::finite("g", parameters.g)?;
            rt::finite("alpha", parameters.alpha)?;
            let constants = {
                let m = parameters.m;
                let j = parameters.J;
                let g = parameters.g;
                let alpha = parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let k2 = -k1;
                let g_sin_alpha = g * sin_alpha;
                let twice_g_sin_alpha = rt::lit::<T>(2.0) * g_sin_alpha;
                let k3 = rt::lit::<T>(2.0) * (g_sin_alpha * (m * j));
                let k4 = rt::lit::<T>(0.5) / m;
                let k5 = rt::lit::<T>(0.5) / j;
                let minus_inv_m = -inv_m;
                let sqrt_inv_m = rt::sqrt(inv_m);
                let k6 = rt::lit::<T>(1.0) / (m * sqrt_inv_m);
                let m_over_j = m / j;
                Constants {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    g_sin_alpha,
                    twice_g_sin_alpha,
                    k3,
                    k4,
                    k5,
                    minus_inv_m,
                    k6,
                    m_over_j,
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
            let m = self.parameters.m;
            let j = self.parameters.J;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[m, zero, zero], [zero, m, zero], [zero, zero, j]])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, _q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let Constants { inv_m, inv_j, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[inv_m, zero, zero], [zero, inv_m, zero], [zero, zero, inv_j]])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 3>) -> T {
            let [[x, _, _]] = q.data.0;
            let Constants { k2, .. } = self.constants;
            k2 * x
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, _q: &SVector<T, 3>) -> SVector<T, 3> {
            let Constants { k2, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([k2, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x, _, _]] = q.data.0;
            let [[x_dot, y_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { twice_g_sin_alpha, .. } = self.constants;
            let t1 = phi_dot * (j * phi_dot)
                + m * (x_dot * x_dot + y_dot * y_dot + twice_g_sin_alpha * x);
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x, _, _]] = q.data.0;
            let [[x_dot, y_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { twice_g_sin_alpha, .. } = self.constants;
            let t1 = phi_dot * (j * phi_dot)
                + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_alpha * x);
            rt::lit::<T>(0.5) * t1
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
            let [[_, _, phi]] = q.data.0;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            rt::matrix([[sin_phi], [-cos_phi], [rt::lit::<T>(0.0)]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[_, _, phi]] = q.data.0;
            let [[x_dot, y_dot, _]] = w.data.0;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            rt::vector([x_dot * sin_phi - y_dot * cos_phi])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, phi]] = q.data.0;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = -(sin_phi * cos_phi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [sin_phi * sin_phi, t1, zero],
                [t1, cos_phi * cos_phi, zero],
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
            let [[_, _, phi]] = q.data.0;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let sin_phi_cos_phi = sin_phi * cos_phi;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [cos_phi * cos_phi, sin_phi_cos_phi, zero],
                [sin_phi_cos_phi, sin_phi * sin_phi, zero],
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
            let [[_, _, phi]] = q.data.0;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[cos_phi, sin_phi, zero], [zero, zero, rt::lit::<T>(1.0)]])
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
            let j = self.parameters.J;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[m, zero], [zero, j]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let Constants { inv_m, inv_j, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[inv_m, zero], [zero, inv_j]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 3>) -> [SMatrix<T, 2, 2>; 2] {
            [SMatrix::zeros(), SMatrix::zeros()]
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
            _rho: &SVector<T, 2>,
        ) -> SMatrix<T, 5, 5> {
            let [[_, _, phi]] = q.data.0;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            rt::sparse([
                (0, 3, cos_phi),
                (1, 3, sin_phi),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, -cos_phi),
                (3, 1, -sin_phi),
                (4, 2, rt::lit::<T>(-1.0)),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 3>, rho: &SVector<T, 2>) -> T {
            let [[x, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k3, k4, k5, .. } = self.constants;
            rho1 * (k4 * rho1) + k5 * (rho2 * rho2 - k3 * x)
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
            let Constants { inv_m, inv_j, k2, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([k2, zero, zero, inv_m * rho1, inv_j * rho2])
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
            let [[_, _, phi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, inv_j, k1, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let inv_m_rho1 = inv_m * rho1;
            rt::vector([
                cos_phi * inv_m_rho1,
                sin_phi * inv_m_rho1,
                inv_j * rho2,
                k1 * cos_phi,
                rt::lit::<T>(0.0),
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
            let [[_, _, phi]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let Constants { inv_m, inv_j, k2, minus_inv_m, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            rt::sparse([
                (0, 2, sin_phi * (minus_inv_m * rho1)),
                (0, 3, inv_m * cos_phi),
                (1, 2, cos_phi * (inv_m * rho1)),
                (1, 3, inv_m * sin_phi),
                (2, 4, inv_j),
                (3, 2, k2 * sin_phi),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[x_dot, y_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            rt::vector([m * x_dot, m * y_dot, j * phi_dot])
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
            let [[p_x, p_y, p_phi]] = p.data.0;
            let Constants { inv_m, inv_j, .. } = self.constants;
            rt::vector([inv_m * p_x, inv_m * p_y, inv_j * p_phi])
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
            let [[_, _, phi]] = q.data.0;
            let [[x_dot, y_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            rt::vector([m * (x_dot * cos_phi + y_dot * sin_phi), j * phi_dot])
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
            let [[_, _, phi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, inv_j, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let inv_m_rho1 = inv_m * rho1;
            rt::vector([cos_phi * inv_m_rho1, sin_phi * inv_m_rho1, inv_j * rho2])
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
            let [[_, _, phi]] = q.data.0;
            let [[x_dot, y_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { g_sin_alpha, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            rt::vector([
                -m
                    * (phi_dot * (x_dot * cos_phi + y_dot * sin_phi)
                        + g_sin_alpha * sin_phi),
            ])
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
            let [[_, _, phi]] = q.data.0;
            let [[x_dot, y_dot, phi_dot]] = w.data.0;
            let Constants { g_sin_alpha, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = phi_dot * (x_dot * cos_phi + y_dot * sin_phi)
                + g_sin_alpha * sin_phi;
            rt::vector([g_sin_alpha - sin_phi * t1, cos_phi * t1, rt::lit::<T>(0.0)])
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
            let [[x_dot, y_dot, phi_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, phi_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 2
        pub fn invariants(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 2> {
            let [[x, _, _]] = q.data.0;
            let [[x_dot, y_dot, phi_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { twice_g_sin_alpha, .. } = self.constants;
            let j_phi_dot = j * phi_dot;
            let t1 = rt::lit::<T>(0.5)
                * (phi_dot * j_phi_dot
                    + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_alpha * x));
            rt::vector([t1, j_phi_dot])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[x, _, _]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let Constants { inv_m, inv_j, k1, .. } = self.constants;
            rt::lit::<T>(0.5)
                * (inv_m * (p_x * p_x + p_y * p_y) + p_phi * (inv_j * p_phi)) - k1 * x
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
            let [[_, _, phi]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let m = self.parameters.m;
            let Constants { inv_m, inv_j, k1, g_sin_alpha, .. } = self.constants;
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let inv_j_p_phi = inv_j * p_phi;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m
                * (g_sin_alpha * sin_phi
                    + inv_j_p_phi * (cos_phi * inv_m_p_x + sin_phi * inv_m_p_y));
            rt::vector([
                inv_m_p_x,
                inv_m_p_y,
                inv_j_p_phi,
                k1 - sin_phi * t1,
                cos_phi * t1,
                rt::lit::<T>(0.0),
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
            let [[_, _, phi]] = q.data.0;
            let [[p_x, p_y, _]] = p.data.0;
            let Constants { k6, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            rt::vector([k6 * (sin_phi * p_x - cos_phi * p_y)])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[x, _, phi]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let Constants { inv_m, inv_j, k1, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = sin_phi * p_x - cos_phi * p_y;
            let t2 = p_phi * (inv_j * p_phi)
                + inv_m * (p_x * (p_x - sin_phi * t1) + p_y * (p_y + cos_phi * t1));
            rt::lit::<T>(0.5) * t2 - k1 * x
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
            let [[_, _, phi]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let m = self.parameters.m;
            let Constants { inv_m, k1, m_over_j, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let inv_m_p_x = inv_m * p_x;
            let inv_m_sin_phi = inv_m * sin_phi;
            let t1 = m * (sin_phi * inv_m_p_x - cos_phi * (inv_m * p_y));
            let t2 = (cos_phi * (inv_m_p_x - inv_m_sin_phi * t1)
                + inv_m_sin_phi * (p_y + cos_phi * t1)) * (m_over_j * p_phi);
            rt::vector([-(k1 * sin_phi + t2)])
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
            let [[_, _, phi]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let m = self.parameters.m;
            let Constants { inv_m, inv_j, k1, g_sin_alpha, .. } = self.constants;
            let inv_m_p_x = inv_m * p_x;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = m * (sin_phi * inv_m_p_x - cos_phi * (inv_m * p_y));
            let t2 = inv_m_p_x - inv_m * sin_phi * t1;
            let t3 = inv_m * (p_y + cos_phi * t1);
            let inv_j_p_phi = inv_j * p_phi;
            let t4 = cos_phi * t2 + sin_phi * t3;
            let t5 = m * (g_sin_alpha * sin_phi + inv_j_p_phi * t4);
            rt::vector([t2, t3, inv_j_p_phi, k1 - sin_phi * t5, cos_phi * t5, t1 * t4])
        }

        /// The integrals that feedback keeps beside the constraint momenta: the extended Hamiltonian, then the declared first integrals other than the energy. Their values at the start are the levels.
        ///
        /// **Equation**: H̃(q, p), I_i(q, g⁻¹ p)
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 2
        pub fn feedback_levels(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
        ) -> SVector<T, 2> {
            let [[x, _, phi]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let Constants { inv_m, inv_j, k1, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = sin_phi * p_x - cos_phi * p_y;
            let t2 = p_phi * (inv_j * p_phi)
                + inv_m * (p_x * (p_x - sin_phi * t1) + p_y * (p_y + cos_phi * t1));
            rt::vector([rt::lit::<T>(0.5) * t2 - k1 * x, p_phi])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `p_phi`; levels those of `H`, `p_phi`.
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
            gains: &SVector<T, 3>,
            levels: &SVector<T, 2>,
        ) -> T {
            let [[x, _, phi]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let [[gain_j, gain_h, gain_p_phi]] = gains.data.0;
            let [[level_h, level_p_phi]] = levels.data.0;
            let Constants { inv_m, inv_j, k1, .. } = self.constants;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let t1 = sin_phi * p_x - cos_phi * p_y;
            let t2 = p_phi * (inv_j * p_phi)
                + inv_m * (p_x * (p_x - sin_phi * t1) + p_y * (p_y + cos_phi * t1));
            let t3 = rt::lit::<T>(0.5) * t2 - (k1 * x + level_h);
            let t4 = p_phi - level_p_phi;
            let t5 = t3 * (gain_h * t3)
                + (t4 * (gain_p_phi * t4) + inv_m * t1 * (gain_j * t1));
            rt::lit::<T>(0.5) * t5
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `p_phi`; levels those of `H`, `p_phi`.
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
            gains: &SVector<T, 3>,
            levels: &SVector<T, 2>,
        ) -> SVector<T, 6> {
            let [[x, _, phi]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let [[gain_j, gain_h, gain_p_phi]] = gains.data.0;
            let [[level_h, level_p_phi]] = levels.data.0;
            let m = self.parameters.m;
            let Constants { inv_m, inv_j, k1, k2, .. } = self.constants;
            let inv_m_p_y = inv_m * p_y;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let inv_m_p_x = inv_m * p_x;
            let t1 = sin_phi * inv_m_p_x - cos_phi * inv_m_p_y;
            let t2 = cos_phi * t1;
            let t3 = inv_m_p_y + t2;
            let inv_j_p_phi = inv_j * p_phi;
            let t4 = sin_phi * t1;
            let t5 = inv_m_p_x - t4;
            let t6 = rt::lit::<T>(0.5) * (p_y * t3 + (p_phi * inv_j_p_phi + p_x * t5))
                - (k1 * x + level_h);
            let t7 = gain_h * t6;
            rt::vector([
                k2 * t7,
                rt::lit::<T>(0.0),
                (gain_j - t7) * (m * t1 * (cos_phi * t5 + sin_phi * t3)),
                gain_j * t4 + t5 * t7,
                t3 * t7 - gain_j * t2,
                gain_p_phi * (p_phi - level_p_phi) + inv_j_p_phi * t7,
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `p_phi`; levels those of `H`, `p_phi`.
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
            gains: &SVector<T, 3>,
            levels: &SVector<T, 2>,
        ) -> SVector<T, 6> {
            let [[x, _, phi]] = q.data.0;
            let [[p_x, p_y, p_phi]] = p.data.0;
            let [[gain_j, gain_h, gain_p_phi]] = gains.data.0;
            let [[level_h, level_p_phi]] = levels.data.0;
            let m = self.parameters.m;
            let Constants { inv_m, inv_j, k1, g_sin_alpha, .. } = self.constants;
            let inv_m_p_x = inv_m * p_x;
            let (sin_phi, cos_phi) = rt::sin_cos(phi);
            let inv_m_p_y = inv_m * p_y;
            let t1 = sin_phi * inv_m_p_x - cos_phi * inv_m_p_y;
            let t2 = m * t1;
            let t3 = inv_m * sin_phi * t2;
            let t4 = inv_m_p_x - t3;
            let inv_j_p_phi = inv_j * p_phi;
            let t5 = cos_phi * t1;
            let t6 = inv_m_p_y + t5;
            let t7 = rt::lit::<T>(0.5) * (p_x * t4 + (p_phi * inv_j_p_phi + p_y * t6))
                - (k1 * x + level_h);
            let t8 = gain_h * t7;
            let t9 = cos_phi * t4 + sin_phi * t6;
            let t10 = t2 * t9;
            let t11 = m * (g_sin_alpha * sin_phi + inv_j_p_phi * t9);
            rt::vector([
                t4 + k1 * t8,
                t6,
                inv_j_p_phi + t10 * (t8 - gain_j),
                k1 - gain_j * t3 - t4 * t8 - sin_phi * t11,
                gain_j * t5 + cos_phi * t11 - t6 * t8,
                t10 - gain_p_phi * (p_phi - level_p_phi) - inv_j_p_phi * t8,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "knife_edge_incline";

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
        type Gains = [T; 3];
        type Levels = [T; 2];

        fn feedback(
            &self,
            state: &State<T>,
            gains: [T; 3],
        ) -> ::nonholonomic::fields::Feedback<[T; 3], [T; 2]> {
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
        ::nonholonomic::fields::Feedback<[T; 3], [T; 2]>,
    > for System<T> {
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            feedback: &::nonholonomic::fields::Feedback<[T; 3], [T; 2]>,
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
            _: &::nonholonomic::fields::Feedback<[T; 3], [T; 2]>,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 3], [T; 2]>,
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
        /// - `rho2_rate`: explicit
        /// - `phi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 6 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 14 | 25 | 1 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `2 g sin(alpha) m J`
            k2: T,
            /// `(1/2)/m`
            k3: T,
            /// `(1/2)/J`
            k4: T,
            /// `h/m`
            h_over_m: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `sin(alpha) m g h`
            k5: T,
            /// `sin(alpha) m g h/2`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let k2 = rt::lit::<T>(2.0) * (g * sin_alpha * (m * j));
                let k3 = rt::lit::<T>(0.5) / m;
                let k4 = rt::lit::<T>(0.5) / j;
                let h_over_m = h / m;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let k5 = k1 * h;
                let k6 = rt::lit::<T>(0.5) * k5;
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    k4,
                    h_over_m,
                    h_over_j,
                    half_h_over_j,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { k2, k4, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * cos_phi + y_dot * sin_phi;
                let j_phi_dot = j * phi_dot;
                let carried = [
                    x,
                    y,
                    phi,
                    m * t1,
                    j_phi_dot,
                    k4 * (j_phi_dot * j_phi_dot - k2 * x)
                        + t1 * (rt::lit::<T>(0.5) * m * t1),
                    sin_phi,
                    cos_phi,
                    phi,
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
                let [x, y, phi, rho1, rho2, reference, sin_phi_ahead, cos_phi_ahead,
                phi_ahead] = motion.carried;
                let Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    k4,
                    h_over_m,
                    h_over_j,
                    half_h_over_j,
                    k5,
                    k6,
                } = *setting.scheme();
                let phi_ahead_new = phi + half_h_over_j * rho2;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned_to(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_ahead,
                    phi_ahead_new,
                    tally,
                );
                let t1 = rho1 + k6 * cos_phi_ahead_new;
                let x_new_2 = x + t1 * (h_over_m * cos_phi_ahead_new);
                let y_new_2 = y + t1 * (h_over_m * sin_phi_ahead_new);
                let phi_new_2 = phi + h_over_j * rho2;
                let t2 = rho1 + k5 * cos_phi_ahead_new;
                let rho1_squared = rho1 * rho1;
                let t3 = inv_m * rho1_squared + rho2 * (inv_j * rho2);
                let t4 = (k4 * (rho2 * rho2 - k2 * x) + (k3 * rho1_squared - reference))
                    * (rt::lit::<T>(0.5) * t3);
                let t5 = k1 * x;
                let t6 = rt::visible_change(
                    t4,
                    rt::lit::<T>(0.0625) * (t5 * t5 + reference * reference) + t3 * t3,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t2 - t2 * t6;
                let rho2_new_2 = rho2 - rho2 * t6;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                    phi_ahead_new,
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
                let [x, y, phi, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "582df4f4ed314e490276b6011cb72059";
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
        /// - `rho2_rate`: explicit
        /// - `phi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 14 | 28 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `(1/2)/m`
            k2: T,
            /// `(1/2)/J`
            k3: T,
            /// `h/m`
            h_over_m: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `sin(alpha) m g h`
            k4: T,
            /// `sin(alpha) m g h/2`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let k2 = rt::lit::<T>(0.5) / m;
                let k3 = rt::lit::<T>(0.5) / j;
                let h_over_m = h / m;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let k4 = k1 * h;
                let k5 = rt::lit::<T>(0.5) * k4;
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    h_over_m,
                    h_over_j,
                    half_h_over_j,
                    k4,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * cos_phi + y_dot * sin_phi;
                let carried = [
                    x,
                    y,
                    phi,
                    m * t1,
                    j * phi_dot,
                    t1 * (rt::lit::<T>(0.5) * m * t1) - k1 * x,
                    phi_dot * (rt::lit::<T>(0.5) * j * phi_dot),
                    sin_phi,
                    cos_phi,
                    phi,
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
                let [x, y, phi, rho1, rho2, reference1, reference2, sin_phi_ahead,
                cos_phi_ahead, phi_ahead] = motion.carried;
                let Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    h_over_m,
                    h_over_j,
                    half_h_over_j,
                    k4,
                    k5,
                } = *setting.scheme();
                let phi_ahead_new = phi + half_h_over_j * rho2;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned_to(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_ahead,
                    phi_ahead_new,
                    tally,
                );
                let t1 = rho1 + k5 * cos_phi_ahead_new;
                let x_new_2 = x + t1 * (h_over_m * cos_phi_ahead_new);
                let y_new_2 = y + t1 * (h_over_m * sin_phi_ahead_new);
                let phi_new_2 = phi + h_over_j * rho2;
                let t2 = rho1 + k4 * cos_phi_ahead_new;
                let rho1_squared = rho1 * rho1;
                let t3 = k2 * rho1_squared;
                let t4 = k1 * x;
                let inv_m_rho1_squared = inv_m * rho1_squared;
                let t5 = rt::visible_change(
                    t3 * (t3 - (t4 + reference1)),
                    rt::lit::<T>(0.0625) * (t4 * t4 + reference1 * reference1)
                        + inv_m_rho1_squared * inv_m_rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t2 - t2 * t5;
                let t6 = rho2 * (inv_j * rho2);
                let t7 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t6),
                    t6 * t6 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t7;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                    phi_ahead_new,
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
                let [x, y, phi, rho1, rho2, _, _, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "06c4bd3ea054db63a0f11af09d6af0bf";
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
        /// - `rho2_rate`: explicit
        /// - `phi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 14 | 27 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `(1/2)/m`
            k2: T,
            /// `(1/2)/J`
            k3: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `sin(alpha) m g h`
            k4: T,
            /// `(h/m)/2`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let k2 = rt::lit::<T>(0.5) / m;
                let k3 = rt::lit::<T>(0.5) / j;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let k4 = k1 * h;
                let k5 = rt::lit::<T>(0.5) * (h / m);
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    h_over_j,
                    half_h_over_j,
                    k4,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * cos_phi + y_dot * sin_phi;
                let carried = [
                    x,
                    y,
                    phi,
                    m * t1,
                    j * phi_dot,
                    t1 * (rt::lit::<T>(0.5) * m * t1) - k1 * x,
                    phi_dot * (rt::lit::<T>(0.5) * j * phi_dot),
                    sin_phi,
                    cos_phi,
                    phi,
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
                let [x, y, phi, rho1, rho2, reference1, reference2, sin_phi_ahead,
                cos_phi_ahead, phi_ahead] = motion.carried;
                let Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    h_over_j,
                    half_h_over_j,
                    k4,
                    k5,
                } = *setting.scheme();
                let phi_ahead_new = phi + half_h_over_j * rho2;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned_to(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_ahead,
                    phi_ahead_new,
                    tally,
                );
                let t1 = rho1 + k4 * cos_phi_ahead_new;
                let t2 = rho1 + t1;
                let x_new_2 = x + t2 * (k5 * cos_phi_ahead_new);
                let y_new_2 = y + t2 * (k5 * sin_phi_ahead_new);
                let phi_new_2 = phi + h_over_j * rho2;
                let rho1_squared = rho1 * rho1;
                let t3 = k2 * rho1_squared;
                let t4 = k1 * x;
                let inv_m_rho1_squared = inv_m * rho1_squared;
                let t5 = rt::visible_change(
                    t3 * (t3 - (t4 + reference1)),
                    rt::lit::<T>(0.0625) * (t4 * t4 + reference1 * reference1)
                        + inv_m_rho1_squared * inv_m_rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t1 - t1 * t5;
                let t6 = rho2 * (inv_j * rho2);
                let t7 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t6),
                    t6 * t6 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t7;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                    phi_ahead_new,
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
                let [x, y, phi, rho1, rho2, _, _, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9414ddd8be63be860b43b60e95bb95c5";
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
        /// - `rho2_rate_first`: explicit
        /// - `phi_rate_first`: explicit
        /// - `rho1_rate_first`: explicit
        /// - `x_rate_first`: explicit
        /// - `y_rate_first`: explicit
        /// - `rho2_rate_second`: explicit
        /// - `phi_rate_second`: explicit
        /// - `rho1_rate_second`: explicit
        /// - `x_rate_second`: explicit
        /// - `y_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 20 | 32 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `(1/2)/m`
            k2: T,
            /// `(1/2)/J`
            k3: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `sin(alpha) m g h/2`
            k4: T,
            /// `h/4`
            quarter_h: T,
            /// `(h/J)/4`
            quarter_h_over_j: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let k2 = rt::lit::<T>(0.5) / m;
                let k3 = rt::lit::<T>(0.5) / j;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let k4 = rt::lit::<T>(0.5) * (k1 * h);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let quarter_h_over_j = rt::lit::<T>(0.25) * h_over_j;
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    half_h_over_j,
                    k4,
                    quarter_h,
                    quarter_h_over_j,
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
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * cos_phi + y_dot * sin_phi;
                let carried = [
                    x,
                    y,
                    phi,
                    m * t1,
                    j * phi_dot,
                    t1 * (rt::lit::<T>(0.5) * m * t1) - k1 * x,
                    phi_dot * (rt::lit::<T>(0.5) * j * phi_dot),
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
                let [x, y, phi, rho1, rho2, reference1, reference2] = motion.carried;
                let Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    half_h_over_j,
                    k4,
                    quarter_h,
                    quarter_h_over_j,
                } = *setting.scheme();
                let t1 = quarter_h_over_j * rho2;
                let t2 = phi + t1;
                let (t3, t4) = rt::sin_cos(t2);
                let t5 = rho1 + k4 * t4;
                let t6 = inv_m * (rho1 + t5);
                let rho2_half_h_over_j = half_h_over_j * rho2;
                let t7 = phi + rho2_half_h_over_j;
                let t8 = t7 + t1;
                let (t9, t10) = rt::sin_cos(t8);
                let t11 = t5 + k4 * t10;
                let t12 = inv_m * (t5 + t11);
                let x_new_2 = x + quarter_h * (t4 * t6 + t10 * t12);
                let y_new_2 = y + quarter_h * (t6 * t3 + t12 * t9);
                let phi_new_2 = rho2_half_h_over_j + t7;
                let rho1_squared = rho1 * rho1;
                let t13 = k2 * rho1_squared;
                let t14 = k1 * x;
                let inv_m_rho1_squared = inv_m * rho1_squared;
                let t15 = rt::visible_change(
                    t13 * (t13 - (t14 + reference1)),
                    rt::lit::<T>(0.0625) * (t14 * t14 + reference1 * reference1)
                        + inv_m_rho1_squared * inv_m_rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t11 - t15 * t11;
                let t16 = rho2 * (inv_j * rho2);
                let t17 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t16),
                    t16 * t16 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t17;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
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
                let [x, y, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0a5bc783acbc97cb0f21fdb944d14d35";
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
        /// - `rho2_rate_2`: explicit
        /// - `rho2_rate_1`: explicit
        /// - `phi_rate_2`: explicit
        /// - `phi_rate_1`: explicit
        /// - `rho1_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
        /// - `x_rate_1`: explicit
        /// - `y_rate_1`: explicit
        /// - `x_rate_2`: explicit
        /// - `y_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 4 | 5 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 11 | 3 | 0 | 0 | 0 |
        /// | each step | 21 | 40 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `(1/2)/m`
            k2: T,
            /// `(1/2)/J`
            k3: T,
            /// `0.5/m`
            k4: T,
            /// `sin(alpha) m g 0.5`
            k5: T,
            /// `sin(alpha) m g/2`
            k6: T,
            /// `h (0.5386751345948129 + 0.25)/J`
            k7: T,
            /// `h (0.25 + -0.03867513459481288)/J`
            k8: T,
            /// `sin(alpha) m g h 0.25`
            k9: T,
            /// `sin(alpha) m g h -0.03867513459481288`
            k10: T,
            /// `sin(alpha) m g h 0.5386751345948129`
            k11: T,
            /// `sin(alpha) m g h 0.25`
            k12: T,
            /// `h (0.5 + (1/2))/J`
            k13: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let k2 = rt::lit::<T>(0.5) / m;
                let k3 = rt::lit::<T>(0.5) / j;
                let k4 = rt::lit::<T>(0.5) / m;
                let k5 = k1 * rt::lit::<T>(0.5);
                let k6 = rt::lit::<T>(0.5) * k1;
                let k7 = h * (rt::lit::<T>(0.5386751345948129) + rt::lit::<T>(0.25)) / j;
                let k8 = h * (rt::lit::<T>(0.25) + rt::lit::<T>(-0.03867513459481288))
                    / j;
                let k9 = k1 * (h * rt::lit::<T>(0.25));
                let k10 = k1 * (h * rt::lit::<T>(-0.03867513459481288));
                let k11 = k1 * (h * rt::lit::<T>(0.5386751345948129));
                let k12 = k1 * (h * rt::lit::<T>(0.25));
                let k13 = h * (rt::lit::<T>(0.5) + rt::lit::<T>(0.5)) / j;
                Scheme {
                    inv_m,
                    inv_j,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * cos_phi + y_dot * sin_phi;
                let carried = [
                    x,
                    y,
                    phi,
                    m * t1,
                    j * phi_dot,
                    t1 * (rt::lit::<T>(0.5) * m * t1) - k1 * x,
                    phi_dot * (rt::lit::<T>(0.5) * j * phi_dot),
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
                let [x, y, phi, rho1, rho2, reference1, reference2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    inv_j,
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
                    k13,
                } = *setting.scheme();
                let t1 = phi + k7 * rho2;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = phi + k8 * rho2;
                let (t5, t6) = rt::sin_cos(t4);
                let t7 = k10 * t3 + (rho1 + k9 * t6);
                let t8 = k12 * t3 + (rho1 + k11 * t6);
                let x_new_2 = x + h * (t7 * (k4 * t6) + t8 * (k2 * t3));
                let y_new_2 = y + h * (t7 * (k4 * t5) + t8 * (k2 * t2));
                let phi_new_2 = phi + k13 * rho2;
                let t9 = rho1 + h * (k5 * t6 + k6 * t3);
                let rho1_squared = rho1 * rho1;
                let t10 = k2 * rho1_squared;
                let t11 = k1 * x;
                let inv_m_rho1_squared = inv_m * rho1_squared;
                let t12 = rt::visible_change(
                    t10 * (t10 - (t11 + reference1)),
                    rt::lit::<T>(0.0625) * (t11 * t11 + reference1 * reference1)
                        + inv_m_rho1_squared * inv_m_rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t9 - t12 * t9;
                let t13 = rho2 * (inv_j * rho2);
                let t14 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t13),
                    t13 * t13 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t14;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
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
                let [x, y, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3eee813554388e87dd58259c39fa5b38";
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
        /// - `rho2_rate_3`: explicit
        /// - `rho2_rate_2`: explicit
        /// - `rho2_rate_1`: explicit
        /// - `phi_rate_3`: explicit
        /// - `phi_rate_2`: explicit
        /// - `phi_rate_1`: explicit
        /// - `rho1_rate_3`: explicit
        /// - `rho1_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
        /// - `x_rate_1`: explicit
        /// - `y_rate_1`: explicit
        /// - `x_rate_2`: explicit
        /// - `y_rate_2`: explicit
        /// - `x_rate_3`: explicit
        /// - `y_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 7 | 3 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 25 | 5 | 0 | 0 | 0 |
        /// | each step | 30 | 49 | 2 | 0 | 3 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `(1/2)/m`
            k2: T,
            /// `(1/2)/J`
            k3: T,
            /// `h 0.2777777777777778`
            k4: T,
            /// `h (0.1388888888888889 + (0.26798833376246944 + 0.48042111196938336))/J`
            k5: T,
            /// `h (-0.022485417203086815 + (0.30026319498086457 + 0.2222222222222222))/J`
            k6: T,
            /// `h (0.009789444015308325 + (0.1388888888888889 + -0.0359766675249389))/J`
            k7: T,
            /// `sin(alpha) m g h 0.009789444015308325`
            k8: T,
            /// `sin(alpha) m g h 0.1388888888888889`
            k9: T,
            /// `sin(alpha) m g h -0.0359766675249389`
            k10: T,
            /// `sin(alpha) m g h -0.022485417203086815`
            k11: T,
            /// `sin(alpha) m g h 0.30026319498086457`
            k12: T,
            /// `sin(alpha) m g h 0.2222222222222222`
            k13: T,
            /// `sin(alpha) m g h 0.1388888888888889`
            k14: T,
            /// `sin(alpha) m g h 0.26798833376246944`
            k15: T,
            /// `sin(alpha) m g h 0.48042111196938336`
            k16: T,
            /// `h 0.4444444444444444/m`
            k18: T,
            /// `h (0.4444444444444444 + 2 0.2777777777777778)/J`
            k19: T,
            /// `sin(alpha) m g h 0.4444444444444444`
            k20: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let k2 = rt::lit::<T>(0.5) / m;
                let k3 = rt::lit::<T>(0.5) / j;
                let k4 = h * rt::lit::<T>(0.2777777777777778);
                let k5 = h
                    * (rt::lit::<T>(0.1388888888888889)
                        + (rt::lit::<T>(0.26798833376246944)
                            + rt::lit::<T>(0.48042111196938336))) / j;
                let k6 = h
                    * (rt::lit::<T>(-0.022485417203086815)
                        + (rt::lit::<T>(0.30026319498086457)
                            + rt::lit::<T>(0.2222222222222222))) / j;
                let k7 = h
                    * (rt::lit::<T>(0.009789444015308325)
                        + (rt::lit::<T>(0.1388888888888889)
                            + rt::lit::<T>(-0.0359766675249389))) / j;
                let k8 = k1 * (h * rt::lit::<T>(0.009789444015308325));
                let k9 = k1 * (h * rt::lit::<T>(0.1388888888888889));
                let k10 = k1 * (h * rt::lit::<T>(-0.0359766675249389));
                let k11 = k1 * (h * rt::lit::<T>(-0.022485417203086815));
                let k12 = k1 * (h * rt::lit::<T>(0.30026319498086457));
                let k13 = k1 * (h * rt::lit::<T>(0.2222222222222222));
                let k14 = k1 * (h * rt::lit::<T>(0.1388888888888889));
                let k15 = k1 * (h * rt::lit::<T>(0.26798833376246944));
                let k16 = k1 * (h * rt::lit::<T>(0.48042111196938336));
                let k17 = h * rt::lit::<T>(0.4444444444444444);
                let k18 = k17 / m;
                let k19 = h
                    * (rt::lit::<T>(0.4444444444444444)
                        + rt::lit::<T>(2.0) * rt::lit::<T>(0.2777777777777778)) / j;
                let k20 = k1 * k17;
                Scheme {
                    inv_m,
                    inv_j,
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
                    k13,
                    k14,
                    k15,
                    k16,
                    k18,
                    k19,
                    k20,
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
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * cos_phi + y_dot * sin_phi;
                let carried = [
                    x,
                    y,
                    phi,
                    m * t1,
                    j * phi_dot,
                    t1 * (rt::lit::<T>(0.5) * m * t1) - k1 * x,
                    phi_dot * (rt::lit::<T>(0.5) * j * phi_dot),
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
                let [x, y, phi, rho1, rho2, reference1, reference2] = motion.carried;
                let Scheme {
                    inv_m,
                    inv_j,
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
                    k13,
                    k14,
                    k15,
                    k16,
                    k18,
                    k19,
                    k20,
                } = *setting.scheme();
                let t1 = phi + k7 * rho2;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = phi + k5 * rho2;
                let (t5, t6) = rt::sin_cos(t4);
                let t7 = phi + k6 * rho2;
                let (t8, t9) = rt::sin_cos(t7);
                let t10 = inv_m * (rho1 + k8 * t6 + (k9 * t3 + k10 * t9));
                let t11 = inv_m * (rho1 + k14 * t6 + (k15 * t3 + k16 * t9));
                let t12 = rho1 + k11 * t6 + (k12 * t3 + k13 * t9);
                let x_new_2 = k4 * (t3 * t10 + t6 * t11) + (x + t12 * (k18 * t9));
                let y_new_2 = k4 * (t2 * t10 + t5 * t11) + (y + t12 * (k18 * t8));
                let phi_new_2 = phi + k19 * rho2;
                let t13 = k4 * (k1 * t6 + k1 * t3) + (rho1 + k20 * t9);
                let rho1_squared = rho1 * rho1;
                let t14 = k2 * rho1_squared;
                let t15 = k1 * x;
                let inv_m_rho1_squared = inv_m * rho1_squared;
                let t16 = rt::visible_change(
                    t14 * (t14 - (t15 + reference1)),
                    rt::lit::<T>(0.0625) * (t15 * t15 + reference1 * reference1)
                        + inv_m_rho1_squared * inv_m_rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t13 - t16 * t13;
                let t17 = rho2 * (inv_j * rho2);
                let t18 = rt::visible_change(
                    (rho2 * (k3 * rho2) - reference2) * (rt::lit::<T>(0.5) * t17),
                    t17 * t17 + reference2 * (rt::lit::<T>(0.0625) * reference2),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = rho2 - rho2 * t18;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
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
                let [x, y, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8ac1e60facce58e1c6e345ad14deeaf8";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf6> for System<T> {
        type Scheme = avf6::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::avf::Scheme;
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
        /// - `rho2_rate`: explicit
        /// - `phi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 14 | 28 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = avf::Scheme<T>;
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
        /// - `p_phi_rate`: explicit
        /// - `phi_rate`: explicit
        /// - `p_x_rate`, `lambda1`: 2 × 2 linear block; torn from it and assigned: p_y_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 6 | 3 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 18 | 34 | 1 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `2 g sin(alpha)`
            twice_g_sin_alpha: T,
            /// `m g sin(alpha)`
            m_g_sin_alpha: T,
            /// `1/(m²)`
            k2: T,
            /// `h/m`
            h_over_m: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `(h/m)/2`
            half_h_over_m: T,
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p = g v (3); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let g_sin_alpha = g * sin_alpha;
                let twice_g_sin_alpha = rt::lit::<T>(2.0) * g_sin_alpha;
                let m_g_sin_alpha = m * g_sin_alpha;
                let k2 = rt::lit::<T>(1.0) / (m * m);
                let h_over_m = h / m;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let half_h_over_m = rt::lit::<T>(0.5) * h_over_m;
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    twice_g_sin_alpha,
                    m_g_sin_alpha,
                    k2,
                    h_over_m,
                    h_over_j,
                    half_h_over_j,
                    half_h_over_m,
                    half_h,
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
                let Scheme { twice_g_sin_alpha, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let j_phi_dot = j * phi_dot;
                let t1 = rt::lit::<T>(0.5)
                    * (phi_dot * j_phi_dot
                        + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_alpha * x));
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    m * x_dot,
                    m * y_dot,
                    j_phi_dot,
                    t1,
                    sin_phi,
                    cos_phi,
                    phi,
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
                let [x, y, phi, p_x, p_y, p_phi, reference, sin_phi_ahead, cos_phi_ahead,
                phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    twice_g_sin_alpha,
                    m_g_sin_alpha,
                    k2,
                    h_over_m,
                    h_over_j,
                    half_h_over_j,
                    half_h_over_m,
                    half_h,
                } = *setting.scheme();
                let phi_ahead_new = phi + half_h_over_j * p_phi;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned_to(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_ahead,
                    phi_ahead_new,
                    tally,
                );
                let t1 = half_h * cos_phi_ahead_new;
                let t2 = inv_m * sin_phi_ahead_new;
                let t3 = inv_m * cos_phi_ahead_new;
                let t4 = half_h_over_m * sin_phi_ahead_new;
                let t5 = cos_phi_ahead_new * (half_h_over_m * cos_phi_ahead_new);
                let t6 = -sin_phi_ahead_new;
                let [p_x_rate, lambda1] = rt::solve_linear(
                        [k1, rt::lit::<T>(0.0)],
                        move |[p_x_rate, lambda1]| {
                            let t7 = p_x + half_h * p_x_rate;
                            (
                                [
                                    t7 * t2 - (p_y - lambda1 * t1) * t3,
                                    p_x_rate - k1 - lambda1 * sin_phi_ahead_new,
                                ],
                                [[t4, t5], [rt::lit::<T>(1.0), t6]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "p_x_rate, lambda1", tally)
                    })?;
                let t7 = p_x + half_h * p_x_rate;
                let x_new_2 = x + h_over_m * t7;
                let t8 = lambda1 * (h * cos_phi_ahead_new);
                let y_new_2 = y + h_over_m * (p_y - rt::lit::<T>(0.5) * t8);
                let phi_new_2 = phi + h_over_j * p_phi;
                let t9 = p_x * p_x + p_y * p_y;
                let t10 = p_phi * (inv_j * p_phi);
                let t11 = inv_m * t9 + t10;
                let t12 = rt::lit::<T>(0.5) * t11
                    * (rt::lit::<T>(0.5) * (t10 + m * (k2 * t9 - twice_g_sin_alpha * x))
                        - reference);
                let x_m_g_sin_alpha = m_g_sin_alpha * x;
                let t13 = rt::visible_change(
                    t12,
                    rt::lit::<T>(0.0625)
                        * (reference * reference + x_m_g_sin_alpha * x_m_g_sin_alpha)
                        + t11 * t11,
                    rt::lit::<T>(1.0),
                );
                let t14 = rt::lit::<T>(1.0) - t13;
                let p_x_new = (p_x + h * p_x_rate) * t14;
                let p_y_new = t14 * (p_y - t8);
                let p_phi_new = p_phi - p_phi * t13;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    p_x_new,
                    p_y_new,
                    p_phi_new,
                    reference,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                    phi_ahead_new,
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
                let [x, y, phi, p_x, p_y, p_phi, _, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
                    phi_dot: inv_j * p_phi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "af91b499cd9e52100c5af3f347cc3e34";
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
        /// - `x_rate`, `y_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 5 | 2 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 5 | 3 | 0 | 0 | 0 |
        /// | each step | 29 | 61 | 10 | 0 | 1 | 3 |
        /// | each iteration for x_rate, y_rate, phi_rate, rho1_rate, rho2_rate | 198 | 370 | 18 | 0 | 3 | 2 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `2 g sin(alpha)`
            twice_g_sin_alpha: T,
            /// `m/2`
            half_m: T,
            /// `m g sin(alpha)`
            m_g_sin_alpha: T,
            /// `2 m`
            twice_m: T,
            /// `(h/J)/2`
            k1: T,
            /// `h/4`
            quarter_h: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `J/h`
            j_over_h: T,
            /// `m h/2`
            k2: T,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                let twice_g_sin_alpha = rt::lit::<T>(2.0) * g_sin_alpha;
                let half_m = rt::lit::<T>(0.5) * m;
                let m_g_sin_alpha = m * g_sin_alpha;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k1 = rt::lit::<T>(0.5) * (h / j);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let j_over_h = j / h;
                let k2 = rt::lit::<T>(0.5) * (m * h);
                Scheme {
                    inv_m,
                    inv_j,
                    twice_g_sin_alpha,
                    half_m,
                    m_g_sin_alpha,
                    twice_m,
                    k1,
                    quarter_h,
                    inv_h,
                    half_h,
                    j_over_h,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { twice_g_sin_alpha, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let t1 = phi_dot * (j * phi_dot)
                    + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_alpha * x);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                    rt::lit::<T>(0.5) * t1,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, reference, sin_phi_ahead,
                cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_m,
                    inv_j,
                    twice_g_sin_alpha,
                    half_m,
                    m_g_sin_alpha,
                    twice_m,
                    k1,
                    quarter_h,
                    inv_h,
                    half_h,
                    j_over_h,
                    k2,
                } = *setting.scheme();
                let j_phi_dot = j * phi_dot;
                let t1 = cos_phi_ahead * cos_phi_ahead;
                let t2 = sin_phi_ahead + rt::lit::<T>(1.4901161193847656e-8);
                let t3 = rt::div_or_one(t2, rt::abs(t2));
                let abs_sin_phi_ahead = rt::abs(sin_phi_ahead);
                let t4 = rt::div_or_zero(sin_phi_ahead, abs_sin_phi_ahead);
                let t5 = abs_sin_phi_ahead + rt::lit::<T>(1.0);
                let t6 = t3 * t4 + rt::lit::<T>(1.0);
                let t7 = t5 * t6;
                let t8 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t6;
                let t9 = rt::lit::<T>(1.0) / t5;
                let t10 = t1 * t9;
                let t11 = rt::lit::<T>(0.5) * t7 + t8 * t10;
                let t12 = t3 * t11;
                let t13 = rt::lit::<T>(1.0) / t11;
                let t14 = cos_phi_ahead * t13;
                let t15 = t12 * t14;
                let t16 = cos_phi_ahead * t14;
                let t17 = rt::lit::<T>(1.0) - t16;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let t18 = m_x_dot * t15 + m_y_dot * t17;
                let t19 = inv_m * t18 / (t15 * t15 + t17 * t17);
                let t20 = (rt::lit::<T>(0.5) - rt::lit::<T>(0.25) * t6) * t10;
                let t21 = h * t19;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t22 = t15 * t19;
                            let t23 = t17 * t19;
                            let t24 = cos_phi_ahead * t4;
                            let t25 = t6 * (rt::lit::<T>(0.5) * t24)
                                - t8
                                    * (t9
                                        * (cos_phi_ahead * (rt::lit::<T>(2.0) * sin_phi_ahead)
                                            + t24 * t10));
                            let t26 = t13 * (sin_phi_ahead + t14 * t25);
                            let t27 = t22 * (t14 * (t3 * t25) - t12 * t26)
                                + t23 * (sin_phi_ahead * t14 + cos_phi_ahead * t26);
                            [
                                t22,
                                t23,
                                phi_dot,
                                m_g_sin_alpha * t15 + t27 * (m * phi_dot),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x),
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * phi),
                            rt::abs(inv_h * t18),
                            rt::abs(j_over_h * phi_dot),
                        ],
                        move |[x_rate, y_rate, phi_rate, rho1_rate, rho2_rate]| {
                            let phi_rate_half_h = half_h * phi_rate;
                            let t28 = phi + phi_rate_half_h;
                            let (
                                (sin_phi_rate_half_h, cos_phi_rate_half_h),
                                (t29, t30),
                            ) = rt::halfway(
                                (sin_phi_ahead, cos_phi_ahead),
                                phi_rate_half_h,
                                t28,
                            );
                            let t31 = rt::abs(t29);
                            let t32 = rt::div_or_zero(t29, t31);
                            let t33 = t3 * t32 + rt::lit::<T>(1.0);
                            let t34 = t31 + rt::lit::<T>(1.0);
                            let t35 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t33;
                            let t36 = rt::lit::<T>(1.0) / t34;
                            let t37 = t36 * (t30 * t30);
                            let t38 = t33 * (rt::lit::<T>(0.5) * t34) + t35 * t37;
                            let t39 = t3 * t38;
                            let t40 = rt::lit::<T>(1.0) / t38;
                            let t41 = t30 * t40;
                            let t42 = t39 * t41;
                            let t43 = rt::lit::<T>(1.0) - t30 * t41;
                            let t44 = rt::lit::<T>(1.0) / (m * (t42 * t42 + t43 * t43));
                            let t45 = t44 * (t18 + half_h * rho1_rate);
                            let t46 = t45 * (m * t42);
                            let t47 = t30 * t32;
                            let t48 = t36
                                * (t30 * (rt::lit::<T>(2.0) * t29) + t47 * t37);
                            let t49 = t33 * (rt::lit::<T>(0.5) * t47) - t35 * t48;
                            let t50 = t3 * t49;
                            let t51 = t40 * (t29 + t41 * t49);
                            let t52 = t41 * t50 - t39 * t51;
                            let t53 = t45 * (m * t43);
                            let t54 = t29 * t41 + t30 * t51;
                            let t55 = t46 * t52 + t53 * t54;
                            let t56 = t45 * t55;
                            let t57 = h * rho1_rate + t18;
                            let phi_rate_h = h * phi_rate;
                            let phi_new_2 = phi + phi_rate_h;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new_2,
                            );
                            let t58 = rt::abs(sin_phi_ahead_new);
                            let t59 = t58 + rt::lit::<T>(1.0);
                            let t60 = rt::div_or_zero(sin_phi_ahead_new, t58);
                            let t61 = t60 * t3 + rt::lit::<T>(1.0);
                            let t62 = t59 * t61;
                            let t63 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t61;
                            let t64 = cos_phi_ahead_new * cos_phi_ahead_new;
                            let t65 = rt::lit::<T>(1.0) / t59;
                            let t66 = t64 * t65;
                            let t67 = rt::lit::<T>(0.5) * t62 + t63 * t66;
                            let t68 = t3 * t67;
                            let t69 = rt::lit::<T>(1.0) / t67;
                            let t70 = cos_phi_ahead_new * t69;
                            let t71 = t68 * t70;
                            let t72 = cos_phi_ahead_new * t70;
                            let t73 = rt::lit::<T>(1.0) - t72;
                            let t74 = rt::lit::<T>(1.0) / (m * (t71 * t71 + t73 * t73));
                            let t75 = t57 * t74;
                            let t76 = rt::lit::<T>(0.5) * (t19 + t75) - t45;
                            let t77 = j_phi_dot + h * rho2_rate;
                            let t78 = inv_j * t77;
                            let t79 = inv_j * (j_phi_dot + half_h * rho2_rate);
                            let t80 = rt::lit::<T>(0.5) * (phi_dot + t78) - t79;
                            let t81 = rt::lit::<T>(0.25) * t61;
                            let t82 = t15 + t71;
                            let t83 = t75 * (m * t82);
                            let t84 = t14 + t70;
                            let t85 = t58 + abs_sin_phi_ahead;
                            let t86 = t3 * (t60 - t4);
                            let t87 = t3 * (t60 + t4);
                            let t88 = t87 + rt::lit::<T>(2.0);
                            let t89 = sin_phi_ahead_new + sin_phi_ahead;
                            let t90 = t30 * sin_phi_rate_half_h;
                            let t91 = rt::div_or_zero(t89 * t90, t85);
                            let t92 = rt::lit::<T>(0.25) * t86;
                            let t93 = rt::lit::<T>(0.5) - rt::lit::<T>(0.25) * t87;
                            let t94 = rt::lit::<T>(1.0) / (t59 * t5);
                            let t95 = t85 + rt::lit::<T>(2.0);
                            let t96 = cos_phi_ahead_new + cos_phi_ahead;
                            let t97 = t29 * sin_phi_rate_half_h;
                            let t98 = t96 * t97;
                            let t99 = t64 + t1;
                            let t100 = t94 * (t95 * t98 + t99 * t91);
                            let t101 = rt::lit::<T>(0.5)
                                * ((rt::lit::<T>(0.5) * t85 + rt::lit::<T>(1.0)) * t86
                                    + t88 * t91) - ((t10 + t66) * t92 + t93 * t100);
                            let t102 = t3 * t101;
                            let t103 = rt::lit::<T>(0.5) - t81;
                            let t104 = t103 * t66
                                + (rt::lit::<T>(0.25) * (t7 + t62) + t20);
                            let t105 = t3 * t104;
                            let t106 = rt::lit::<T>(1.0) / (t11 * t67);
                            let t107 = rt::lit::<T>(0.5) * t96;
                            let t108 = t106
                                * (t101 * t107 + t104 * (rt::lit::<T>(2.0) * t97));
                            let t109 = t84 * (rt::lit::<T>(0.5) * t102) - t105 * t108;
                            let t110 = t19 * t109;
                            let t111 = t19 * t82;
                            let t112 = t75 * (m * t109);
                            let t113 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t16 + t72);
                            let t114 = t75 * (m * t113);
                            let t115 = t97 * t84 + t107 * t108;
                            let t116 = t19 * t115;
                            let t117 = t19 * t113;
                            let t118 = t75 * (m * t115);
                            let t119 = t81
                                * (rt::lit::<T>(0.5) * (t83 * t110 + t111 * t112)
                                    + (t114 * t116 + t117 * t118));
                            let t120 = t119
                                + t103
                                    * (phi_dot * t77 + t19 * t57 - j_phi_dot * t78 - t18 * t75);
                            let t121 = x_rate * x_rate + y_rate * y_rate
                                + (phi_rate * phi_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t122 = rt::div_or_zero(
                                phi_rate * t56 + (rho1_rate * t76 + rho2_rate * t80)
                                    - inv_h * t120,
                                t121,
                            );
                            let t123 = rho1_rate * t122;
                            let t124 = t45 + t123;
                            let t125 = rho2_rate * t122;
                            let t126 = x_rate * t42 + y_rate * t43;
                            let t127 = phi_rate + rho1_rate * t55;
                            let t128 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x_rate * t122,
                                t121,
                            );
                            let t129 = rho1_rate * t128;
                            let t130 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * y_rate * t122,
                                t121,
                            );
                            let t131 = rho1_rate * t130;
                            let t132 = h * t30;
                            let t133 = t132 * t32;
                            let t134 = h * t29;
                            let t135 = t36
                                * (t30 * t134 + t37 * (rt::lit::<T>(0.5) * t133));
                            let t136 = t33 * (rt::lit::<T>(0.25) * t133) - t35 * t135;
                            let t137 = t3 * t136;
                            let t138 = half_h * t29;
                            let t139 = t40 * (t138 + t41 * t136);
                            let t140 = t41 * t137 - t39 * t139;
                            let t141 = t41 * t138 + t30 * t139;
                            let t142 = t45
                                * (t44 * (twice_m * (t42 * t140 + t43 * t141)));
                            let t143 = t52 * (t45 * t140 - t42 * t142)
                                + t54 * (t45 * t141 - t43 * t142);
                            let t144 = t32 * t134;
                            let t145 = t30 * t132 - t29 * t134 - t47 * t135
                                - rt::lit::<T>(0.5) * (t144 * t37 + t133 * t48);
                            let t146 = t41
                                * (t33 * (rt::lit::<T>(0.25) * t144) + t145 * (t35 * t36));
                            let t147 = t40
                                * (half_h * t30 - t146 - t51 * t136 - t49 * t139);
                            let t148 = t53
                                * (t30 * t147
                                    + (rt::lit::<T>(0.5) * (t132 * t41 - t134 * t51)
                                        - t29 * t139));
                            let t149 = t148
                                - t46
                                    * (t39 * t147 + (t51 * t137 + (t50 * t139 + t3 * t146)));
                            let t150 = m * t143 + t149;
                            let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                            let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                            let t151 = t60 * h_cos_phi_ahead_new;
                            let t152 = t151 * t61;
                            let t153 = rt::lit::<T>(2.0)
                                * (cos_phi_ahead_new * h_sin_phi_ahead_new);
                            let t154 = t65 * (t153 + t151 * t66);
                            let t155 = rt::lit::<T>(0.5) * t152 - t63 * t154;
                            let t156 = t70 * t155;
                            let t157 = t69 * (h_sin_phi_ahead_new + t156);
                            let t158 = h_sin_phi_ahead_new * t70
                                + cos_phi_ahead_new * t157;
                            let t159 = t3 * t156 - t68 * t157;
                            let t160 = t75
                                * (t74 * (twice_m * (t73 * t158 + t71 * t159)));
                            let t161 = h * cos_phi_rate_half_h;
                            let t162 = h_cos_phi_ahead_new * t90
                                + (t30 * t161 - sin_phi_rate_half_h * t134)
                                    * (rt::lit::<T>(0.5) * t89) - t151 * t91;
                            let t163 = rt::div_or_zero(t162, t85);
                            let t164 = rt::lit::<T>(0.5)
                                * (t132 * sin_phi_rate_half_h + t29 * t161);
                            let t165 = t151 * (t98 - t5 * t100)
                                + (t95 * (t96 * t164 - h_sin_phi_ahead_new * t97)
                                    - t153 * t91);
                            let t166 = t154 * t92
                                + rt::lit::<T>(0.5)
                                    * (rt::lit::<T>(0.5) * t151 * t86 + t88 * t163)
                                - (t99 * t163 + t165) * (t93 * t94);
                            let t167 = rt::lit::<T>(0.25) * t152 - t103 * t154;
                            let t168 = rt::lit::<T>(0.5)
                                * (t96 * t166 - h_sin_phi_ahead_new * t101)
                                + (rt::lit::<T>(2.0) * (t97 * t167 + t164 * t104)
                                    - t108 * (t11 * t155));
                            let t169 = t106 * t168;
                            let t170 = rt::lit::<T>(0.5)
                                * (t166 * (t3 * t84) - t102 * t157) - t108 * (t3 * t167)
                                - t105 * t169;
                            let t171 = t110 * (t75 * t159 - t82 * t160)
                                + t111 * (t75 * t170 - t109 * t160);
                            let t172 = rt::lit::<T>(0.5)
                                * (t19 * (t112 * t159 + (t158 * t118 + t83 * t170))
                                    + m * t171);
                            let t173 = rt::lit::<T>(0.5)
                                * (t96 * t169 - h_sin_phi_ahead_new * t108)
                                + (t164 * t84 - t97 * t157);
                            let t174 = t116
                                * (t75 * (rt::lit::<T>(0.5) * t158) - t113 * t160)
                                + t117 * (t75 * t173 - t115 * t160);
                            let t175 = t81 * (t172 + (m * t174 + t114 * (t19 * t173)))
                                + t160 * (t103 * t18);
                            let t176 = phi_rate
                                * (t45 * t150 - t55 * t142 - rt::lit::<T>(2.0) * t122)
                                + (t56 + rho1_rate * (t142 - rt::lit::<T>(0.5) * t160)
                                    - inv_h * t175);
                            let t177 = rt::div_or_zero(t176, t121);
                            let t178 = rho1_rate * t177 - t142;
                            let t179 = half_h * t44;
                            let t180 = t44 * (k2 * (t42 * t52 + t43 * t54));
                            let t181 = m * (t113 * t116 + t115 * t117)
                                + half_m * (t82 * t110 + t109 * t111);
                            let t182 = inv_h
                                * (t74 * (t181 * (quarter_h * t61))
                                    + t103 * (t21 - t18 * (h * t74)));
                            let t183 = phi_rate * (t55 * t179 + t45 * t180)
                                + (t76 + rho1_rate * (half_h * (t74 - t44)) - t182);
                            let t184 = rt::div_or_zero(
                                t183 - rt::lit::<T>(2.0) * t123,
                                t121,
                            );
                            let t185 = rho1_rate * t184 + (t179 + t122);
                            let t186 = rt::div_or_zero(
                                t80 - rt::lit::<T>(2.0) * t125,
                                t121,
                            );
                            let t187 = rho1_rate * t186;
                            let t188 = t122 * (x_rate * t140 + y_rate * t141)
                                - (phi_rate * t150 + (t55 + m_g_sin_alpha * t140));
                            (
                                [
                                    x_rate - t42 * t124,
                                    y_rate - t43 * t124,
                                    phi_rate - t79 - t125,
                                    t126 * t122
                                        + (rho1_rate - m_g_sin_alpha * t42 - phi_rate * t55),
                                    rho2_rate + t127 * t122,
                                ],
                                [
                                    [
                                        t42 * t129 + rt::lit::<T>(1.0),
                                        t42 * t131,
                                        -(t140 * t124 + t42 * t178),
                                        -(t42 * t185),
                                        -(t42 * t187),
                                    ],
                                    [
                                        t43 * t129,
                                        t43 * t131 + rt::lit::<T>(1.0),
                                        -(t141 * t124 + t43 * t178),
                                        -(t43 * t185),
                                        -(t43 * t187),
                                    ],
                                    [
                                        rho2_rate * t128,
                                        rho2_rate * t130,
                                        rt::lit::<T>(1.0) - rho2_rate * t177,
                                        -(rho2_rate * t184),
                                        -(rho2_rate * t186 + (k1 + t122)),
                                    ],
                                    [
                                        t42 * t122 - t126 * t128,
                                        t43 * t122 - t126 * t130,
                                        t126 * t177 + t188,
                                        t126 * t184 + (rt::lit::<T>(1.0) - phi_rate * t180),
                                        t126 * t186,
                                    ],
                                    [
                                        -(t127 * t128),
                                        -(t127 * t130),
                                        t127 * t177 + t122 * (rho1_rate * t150 + rt::lit::<T>(1.0)),
                                        t127 * t184 + t122 * (t55 + rho1_rate * t180),
                                        t127 * t186 + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_rate, y_rate, phi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x_rate, y_rate, phi_rate, rho1_rate, rho2_rate] = solution1.x;
                let x_new_2 = x + h * x_rate;
                let y_new_2 = y + h * y_rate;
                let phi_rate_h = h * phi_rate;
                let phi_new_2 = phi + phi_rate_h;
                let t57 = h * rho1_rate + t18;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_h,
                    phi_new_2,
                    tally,
                );
                let t64 = cos_phi_ahead_new * cos_phi_ahead_new;
                let t58 = rt::abs(sin_phi_ahead_new);
                let t60 = rt::div_or_zero(sin_phi_ahead_new, t58);
                let t61 = t60 * t3 + rt::lit::<T>(1.0);
                let t63 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t61;
                let t59 = t58 + rt::lit::<T>(1.0);
                let t65 = rt::lit::<T>(1.0) / t59;
                let t189 = t64 * t63 * t65 + t61 * (rt::lit::<T>(0.5) * t59);
                let t190 = cos_phi_ahead_new / t189;
                let t191 = t190 * (t3 * t189);
                let t192 = rt::lit::<T>(1.0) - cos_phi_ahead_new * t190;
                let t193 = inv_m * t57 / (t191 * t191 + t192 * t192);
                let phi_dot_j_phi_dot = phi_dot * j_phi_dot;
                let t194 = y_dot * m_y_dot + (phi_dot_j_phi_dot + x_dot * m_x_dot);
                let t195 = rt::lit::<T>(0.5)
                    * (phi_dot_j_phi_dot
                        + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_alpha * x))
                    - reference;
                let x_m_g_sin_alpha = m_g_sin_alpha * x;
                let t196 = rt::visible_change(
                    rt::lit::<T>(0.5) * t194 * t195,
                    t194 * t194
                        + rt::lit::<T>(0.0625)
                            * (reference * reference
                                + x_m_g_sin_alpha * x_m_g_sin_alpha),
                    rt::lit::<T>(1.0),
                );
                let t197 = rt::lit::<T>(1.0) - t196;
                let x_dot_new_2 = t193 * (t197 * t191);
                let y_dot_new_2 = t193 * (t197 * t192);
                let t77 = j_phi_dot + h * rho2_rate;
                let phi_dot_new_2 = t77 * (inv_j * t197);
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    phi_dot_new_2,
                    reference,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                        motion.carried[0],
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([
                        carried[0],
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
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
                [x,
                x_dot,
                y_dot,
                phi_dot,
                ]: [T; 4],
            ) -> [T; 2] {
                let m = parameters.m;
                let j = parameters.J;
                let g = parameters.g;
                let alpha = parameters.alpha;
                let Scheme { twice_g_sin_alpha, twice_m, .. } = self;
                let t1 = phi_dot * (j * phi_dot);
                let t2 = x_dot * x_dot + y_dot * y_dot;
                let sin_alpha_2 = rt::sin(alpha);
                [
                    rt::lit::<T>(0.5) * (t1 + m * (t2 - twice_g_sin_alpha * x)),
                    rt::lit::<T>(0.5)
                        * (rt::lit::<T>(2.0) * t1
                            + twice_m * (t2 + rt::abs(g * sin_alpha_2 * x))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ce495fa48e95a5544acc0fb636d12b7a";
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
        /// - `x_rate`, `y_rate`, `phi_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 5 | 2 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 6 | 4 | 0 | 0 | 0 |
        /// | each step | 31 | 59 | 10 | 0 | 3 | 3 |
        /// | each iteration for x_rate, y_rate, phi_rate, rho1_rate, rho2_rate | 203 | 391 | 24 | 0 | 5 | 4 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `2 g sin(alpha)`
            twice_g_sin_alpha: T,
            /// `m/2`
            half_m: T,
            /// `m g sin(alpha)`
            m_g_sin_alpha: T,
            /// `2 m`
            twice_m: T,
            /// `(h/J)/2`
            k1: T,
            /// `h/4`
            quarter_h: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `J/h`
            j_over_h: T,
            /// `m/h`
            m_over_h: T,
            /// `(m/h)/2`
            half_m_over_h: T,
            /// `m h/4`
            k2: T,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                let twice_g_sin_alpha = rt::lit::<T>(2.0) * g_sin_alpha;
                let half_m = rt::lit::<T>(0.5) * m;
                let m_g_sin_alpha = m * g_sin_alpha;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k1 = rt::lit::<T>(0.5) * (h / j);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let j_over_h = j / h;
                let m_over_h = m / h;
                let half_m_over_h = rt::lit::<T>(0.5) * m_over_h;
                let k2 = rt::lit::<T>(0.25) * (m * h);
                Scheme {
                    inv_m,
                    inv_j,
                    twice_g_sin_alpha,
                    half_m,
                    m_g_sin_alpha,
                    twice_m,
                    k1,
                    quarter_h,
                    inv_h,
                    half_h,
                    j_over_h,
                    m_over_h,
                    half_m_over_h,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { twice_g_sin_alpha, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let t1 = phi_dot * (j * phi_dot)
                    + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_alpha * x);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                    rt::lit::<T>(0.5) * t1,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, reference, sin_phi_ahead,
                cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let Scheme {
                    inv_m,
                    inv_j,
                    twice_g_sin_alpha,
                    half_m,
                    m_g_sin_alpha,
                    twice_m,
                    k1,
                    quarter_h,
                    inv_h,
                    half_h,
                    j_over_h,
                    m_over_h,
                    half_m_over_h,
                    k2,
                } = *setting.scheme();
                let j_phi_dot = j * phi_dot;
                let t1 = cos_phi_ahead * cos_phi_ahead;
                let t2 = sin_phi_ahead + rt::lit::<T>(1.4901161193847656e-8);
                let t3 = rt::div_or_one(t2, rt::abs(t2));
                let abs_sin_phi_ahead = rt::abs(sin_phi_ahead);
                let t4 = rt::div_or_zero(sin_phi_ahead, abs_sin_phi_ahead);
                let t5 = abs_sin_phi_ahead + rt::lit::<T>(1.0);
                let t6 = t3 * t4 + rt::lit::<T>(1.0);
                let t7 = t5 * t6;
                let t8 = t1 / t5;
                let t9 = rt::lit::<T>(0.5) * t7
                    + t8 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t6);
                let t10 = cos_phi_ahead / t9;
                let t11 = t3 * t9 * t10;
                let t12 = cos_phi_ahead * t10;
                let t13 = rt::lit::<T>(1.0) - t12;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let t14 = m_x_dot * t11 + m_y_dot * t13;
                let t15 = inv_m * t14 / (t11 * t11 + t13 * t13);
                let phi_plus_h = phi + h;
                let (sin_phi_plus_h, cos_phi_plus_h) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    h,
                    phi_plus_h,
                    tally,
                );
                let phi_minus_h = phi - h;
                let (sin_phi_minus_h, cos_phi_minus_h) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    -h,
                    phi_minus_h,
                    tally,
                );
                let t16 = t8 * (rt::lit::<T>(0.5) - rt::lit::<T>(0.25) * t6);
                let t17 = h * t15;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t18 = t11 * t15;
                            let t19 = t13 * t15;
                            let abs_sin_phi_plus_h = rt::abs(sin_phi_plus_h);
                            let t20 = t3
                                * rt::div_or_zero(sin_phi_plus_h, abs_sin_phi_plus_h)
                                + rt::lit::<T>(1.0);
                            let t21 = abs_sin_phi_plus_h + rt::lit::<T>(1.0);
                            let t22 = cos_phi_plus_h * cos_phi_plus_h
                                * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t20)
                                * (rt::lit::<T>(1.0) / t21)
                                + t20 * (rt::lit::<T>(0.5) * t21);
                            let t23 = cos_phi_plus_h / t22;
                            let abs_sin_phi_minus_h = rt::abs(sin_phi_minus_h);
                            let t24 = t3
                                * rt::div_or_zero(sin_phi_minus_h, abs_sin_phi_minus_h)
                                + rt::lit::<T>(1.0);
                            let t25 = abs_sin_phi_minus_h + rt::lit::<T>(1.0);
                            let t26 = cos_phi_minus_h * cos_phi_minus_h
                                * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t24)
                                * (rt::lit::<T>(1.0) / t25)
                                + t24 * (rt::lit::<T>(0.5) * t25);
                            let t27 = cos_phi_minus_h / t26;
                            let t28 = (t22 * t23 - t26 * t27) * (t3 * t18)
                                + t19 * (cos_phi_minus_h * t27 - cos_phi_plus_h * t23);
                            [
                                t18,
                                t19,
                                phi_dot,
                                m_g_sin_alpha * t11 + t28 * (half_m_over_h * phi_dot),
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x),
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * phi),
                            rt::abs(inv_h * t14),
                            rt::abs(j_over_h * phi_dot),
                        ],
                        move |[x_rate, y_rate, phi_rate, rho1_rate, rho2_rate]| {
                            let phi_rate_half_h = half_h * phi_rate;
                            let t29 = phi + phi_rate_half_h;
                            let (
                                (sin_phi_rate_half_h, cos_phi_rate_half_h),
                                (t30, t31),
                            ) = rt::halfway(
                                (sin_phi_ahead, cos_phi_ahead),
                                phi_rate_half_h,
                                t29,
                            );
                            let t32 = rt::abs(t30);
                            let t33 = rt::div_or_zero(t30, t32);
                            let t34 = t3 * t33 + rt::lit::<T>(1.0);
                            let t35 = t32 + rt::lit::<T>(1.0);
                            let t36 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t34;
                            let t37 = rt::lit::<T>(1.0) / t35;
                            let t38 = t37 * (t31 * t31);
                            let t39 = t34 * (rt::lit::<T>(0.5) * t35) + t36 * t38;
                            let t40 = t3 * t39;
                            let t41 = rt::lit::<T>(1.0) / t39;
                            let t42 = t31 * t41;
                            let t43 = t40 * t42;
                            let t44 = rt::lit::<T>(1.0) - t31 * t42;
                            let t45 = rt::lit::<T>(1.0) / (m * (t43 * t43 + t44 * t44));
                            let t46 = t45 * (t14 + half_h * rho1_rate);
                            let t47 = m * t43 * t46;
                            let t48 = h + t29;
                            let (_, (t49, t50)) = rt::halfway(
                                (sin_phi_plus_h, cos_phi_plus_h),
                                phi_rate_half_h,
                                t48,
                            );
                            let t51 = rt::abs(t49);
                            let t52 = rt::div_or_zero(t49, t51);
                            let t53 = t3 * t52 + rt::lit::<T>(1.0);
                            let t54 = t51 + rt::lit::<T>(1.0);
                            let t55 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t53;
                            let t56 = rt::lit::<T>(1.0) / t54;
                            let t57 = t56 * (t50 * t50);
                            let t58 = t53 * (rt::lit::<T>(0.5) * t54) + t55 * t57;
                            let t59 = t3 * t58;
                            let t60 = rt::lit::<T>(1.0) / t58;
                            let t61 = t50 * t60;
                            let t62 = t29 - h;
                            let (_, (t63, t64)) = rt::halfway(
                                (sin_phi_minus_h, cos_phi_minus_h),
                                phi_rate_half_h,
                                t62,
                            );
                            let t65 = rt::abs(t63);
                            let t66 = rt::div_or_zero(t63, t65);
                            let t67 = t3 * t66 + rt::lit::<T>(1.0);
                            let t68 = t65 + rt::lit::<T>(1.0);
                            let t69 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t67;
                            let t70 = rt::lit::<T>(1.0) / t68;
                            let t71 = t70 * (t64 * t64);
                            let t72 = t67 * (rt::lit::<T>(0.5) * t68) + t69 * t71;
                            let t73 = t3 * t72;
                            let t74 = rt::lit::<T>(1.0) / t72;
                            let t75 = t64 * t74;
                            let t76 = t59 * t61 - t73 * t75;
                            let t77 = inv_h * t76;
                            let t78 = m * t44 * t46;
                            let t79 = t64 * t75 - t50 * t61;
                            let t80 = inv_h * t79;
                            let t81 = t47 * t77 + t78 * t80;
                            let t82 = rt::lit::<T>(0.5) * t81;
                            let t83 = t46 * t82;
                            let t84 = j_phi_dot + h * rho2_rate;
                            let t85 = inv_j * t84;
                            let t86 = inv_j * (j_phi_dot + half_h * rho2_rate);
                            let t87 = rt::lit::<T>(0.5) * (phi_dot + t85) - t86;
                            let t88 = h * rho1_rate + t14;
                            let phi_rate_h = h * phi_rate;
                            let phi_new_2 = phi + phi_rate_h;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new_2,
                            );
                            let t89 = rt::abs(sin_phi_ahead_new);
                            let t90 = t89 + rt::lit::<T>(1.0);
                            let t91 = rt::div_or_zero(sin_phi_ahead_new, t89);
                            let t92 = t91 * t3 + rt::lit::<T>(1.0);
                            let t93 = t90 * t92;
                            let t94 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t92;
                            let t95 = cos_phi_ahead_new * cos_phi_ahead_new;
                            let t96 = rt::lit::<T>(1.0) / t90;
                            let t97 = t95 * t96;
                            let t98 = rt::lit::<T>(0.5) * t93 + t94 * t97;
                            let t99 = t3 * t98;
                            let t100 = rt::lit::<T>(1.0) / t98;
                            let t101 = cos_phi_ahead_new * t100;
                            let t102 = t99 * t101;
                            let t103 = cos_phi_ahead_new * t101;
                            let t104 = rt::lit::<T>(1.0) - t103;
                            let t105 = rt::lit::<T>(1.0)
                                / (m * (t102 * t102 + t104 * t104));
                            let t106 = t88 * t105;
                            let t107 = rt::lit::<T>(0.5) * (t15 + t106) - t46;
                            let t108 = rt::lit::<T>(0.25) * t92;
                            let t109 = t11 + t102;
                            let t110 = t106 * (m * t109);
                            let t111 = t10 + t101;
                            let t112 = t89 + abs_sin_phi_ahead;
                            let t113 = t3 * (t91 - t4);
                            let t114 = t3 * (t91 + t4);
                            let t115 = t114 + rt::lit::<T>(2.0);
                            let t116 = sin_phi_ahead_new + sin_phi_ahead;
                            let t117 = t31 * sin_phi_rate_half_h;
                            let t118 = rt::div_or_zero(t116 * t117, t112);
                            let t119 = rt::lit::<T>(0.5) - rt::lit::<T>(0.25) * t114;
                            let t120 = rt::lit::<T>(1.0) / (t90 * t5);
                            let t121 = t112 + rt::lit::<T>(2.0);
                            let t122 = cos_phi_ahead_new + cos_phi_ahead;
                            let t123 = t30 * sin_phi_rate_half_h;
                            let t124 = t122 * t123;
                            let t125 = t95 + t1;
                            let t126 = t120 * (t121 * t124 + t125 * t118);
                            let t127 = rt::lit::<T>(0.25) * t113;
                            let t128 = rt::lit::<T>(0.5)
                                * ((rt::lit::<T>(0.5) * t112 + rt::lit::<T>(1.0)) * t113
                                    + t115 * t118) - (t119 * t126 + t127 * (t8 + t97));
                            let t129 = t3 * t128;
                            let t130 = rt::lit::<T>(0.5) - t108;
                            let t131 = t130 * t97
                                + (rt::lit::<T>(0.25) * (t7 + t93) + t16);
                            let t132 = t3 * t131;
                            let t133 = rt::lit::<T>(1.0) / (t9 * t98);
                            let t134 = rt::lit::<T>(0.5) * t122;
                            let t135 = t133
                                * (t134 * t128 + rt::lit::<T>(2.0) * t123 * t131);
                            let t136 = t111 * (rt::lit::<T>(0.5) * t129) - t132 * t135;
                            let t137 = t15 * t136;
                            let t138 = t15 * t109;
                            let t139 = t106 * (m * t136);
                            let t140 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(0.5) * (t12 + t103);
                            let t141 = t106 * (m * t140);
                            let t142 = t123 * t111 + t134 * t135;
                            let t143 = t15 * t142;
                            let t144 = t15 * t140;
                            let t145 = t106 * (m * t142);
                            let t146 = t108
                                * (rt::lit::<T>(0.5) * (t110 * t137 + t138 * t139)
                                    + (t141 * t143 + t144 * t145));
                            let t147 = t146
                                + t130
                                    * (phi_dot * t84 + t88 * t15 - j_phi_dot * t85
                                        - t14 * t106);
                            let t148 = x_rate * x_rate + y_rate * y_rate
                                + (phi_rate * phi_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t149 = rt::div_or_zero(
                                phi_rate * t83 + (rho2_rate * t87 + rho1_rate * t107)
                                    - inv_h * t147,
                                t148,
                            );
                            let t150 = rho1_rate * t149;
                            let t151 = t46 + t150;
                            let t152 = rho2_rate * t149;
                            let t153 = x_rate * t43 + y_rate * t44;
                            let t154 = phi_rate + rho1_rate * t82;
                            let t155 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x_rate * t149,
                                t148,
                            );
                            let t156 = rho1_rate * t155;
                            let t157 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * y_rate * t149,
                                t148,
                            );
                            let t158 = rho1_rate * t157;
                            let t159 = h * t31;
                            let t160 = t159 * t33;
                            let t161 = h * t30;
                            let t162 = t34 * (rt::lit::<T>(0.25) * t160)
                                - (t31 * t161 + t38 * (rt::lit::<T>(0.5) * t160))
                                    * (t36 * t37);
                            let t163 = t42 * t162;
                            let t164 = half_h * t30;
                            let t165 = t41 * (t164 + t163);
                            let t166 = t3 * t163 - t40 * t165;
                            let t167 = t66 * (h * t64);
                            let t168 = h * t63;
                            let t169 = t67 * (rt::lit::<T>(0.25) * t167)
                                - (t64 * t168 + t71 * (rt::lit::<T>(0.5) * t167))
                                    * (t69 * t70);
                            let t170 = t75 * t169;
                            let t171 = t74 * (t170 + half_h * t63);
                            let t172 = t52 * (h * t50);
                            let t173 = h * t49;
                            let t174 = t53 * (rt::lit::<T>(0.25) * t172)
                                - (t50 * t173 + t57 * (rt::lit::<T>(0.5) * t172))
                                    * (t55 * t56);
                            let t175 = t61 * t174;
                            let t176 = t60 * (t175 + half_h * t49);
                            let t177 = t78
                                * (t50 * t176
                                    + rt::lit::<T>(0.5) * (t173 * t61 - t168 * t75)
                                    - t64 * t171);
                            let t178 = inv_h
                                * (t47 * (t73 * t171 + t3 * (t175 - t170) - t59 * t176)
                                    + t177);
                            let t179 = t42 * t164 + t31 * t165;
                            let t180 = t46
                                * (t45 * (twice_m * (t43 * t166 + t44 * t179)));
                            let t181 = t76 * (t46 * t166 - t43 * t180)
                                + t79 * (t46 * t179 - t44 * t180);
                            let t182 = rt::lit::<T>(0.5) * (t178 + m_over_h * t181);
                            let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                            let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                            let t183 = t91 * h_cos_phi_ahead_new;
                            let t184 = t183 * t92;
                            let t185 = rt::lit::<T>(2.0)
                                * (cos_phi_ahead_new * h_sin_phi_ahead_new);
                            let t186 = t96 * (t185 + t183 * t97);
                            let t187 = rt::lit::<T>(0.5) * t184 - t94 * t186;
                            let t188 = t101 * t187;
                            let t189 = t100 * (h_sin_phi_ahead_new + t188);
                            let t190 = h_sin_phi_ahead_new * t101
                                + cos_phi_ahead_new * t189;
                            let t191 = t3 * t188 - t99 * t189;
                            let t192 = t105 * (twice_m * (t104 * t190 + t102 * t191))
                                * t106;
                            let t193 = h * cos_phi_rate_half_h;
                            let t194 = h_cos_phi_ahead_new * t117
                                + (t31 * t193 - sin_phi_rate_half_h * t161)
                                    * (rt::lit::<T>(0.5) * t116) - t183 * t118;
                            let t195 = rt::div_or_zero(t194, t112);
                            let t196 = rt::lit::<T>(0.5)
                                * (t159 * sin_phi_rate_half_h + t30 * t193);
                            let t197 = t183 * (t124 - t5 * t126)
                                + (t121 * (t122 * t196 - h_sin_phi_ahead_new * t123)
                                    - t185 * t118);
                            let t198 = t186 * t127
                                + rt::lit::<T>(0.5)
                                    * (rt::lit::<T>(0.5) * t183 * t113 + t115 * t195)
                                - (t125 * t195 + t197) * (t119 * t120);
                            let t199 = rt::lit::<T>(0.25) * t184 - t130 * t186;
                            let t200 = rt::lit::<T>(0.5)
                                * (t122 * t198 - h_sin_phi_ahead_new * t128)
                                + (rt::lit::<T>(2.0) * (t123 * t199 + t196 * t131)
                                    - t135 * (t9 * t187));
                            let t201 = t133 * t200;
                            let t202 = rt::lit::<T>(0.5)
                                * (t198 * (t3 * t111) - t189 * t129) - t3 * t199 * t135
                                - t132 * t201;
                            let t203 = t137 * (t191 * t106 - t109 * t192)
                                + t138 * (t106 * t202 - t136 * t192);
                            let t204 = rt::lit::<T>(0.5)
                                * (t15 * (t191 * t139 + (t190 * t145 + t110 * t202))
                                    + m * t203);
                            let t205 = rt::lit::<T>(0.5)
                                * (t122 * t201 - h_sin_phi_ahead_new * t135)
                                + (t196 * t111 - t123 * t189);
                            let t206 = t143
                                * (rt::lit::<T>(0.5) * t190 * t106 - t140 * t192)
                                + t144 * (t106 * t205 - t142 * t192);
                            let t207 = t108 * (t204 + (m * t206 + t141 * (t15 * t205)))
                                + t192 * (t14 * t130);
                            let t208 = phi_rate
                                * (t46 * t182 - t180 * t82 - rt::lit::<T>(2.0) * t149)
                                + (t83 + rho1_rate * (t180 - rt::lit::<T>(0.5) * t192)
                                    - inv_h * t207);
                            let t209 = rt::div_or_zero(t208, t148);
                            let t210 = rho1_rate * t209 - t180;
                            let t211 = t45 * (k2 * (t43 * t77 + t44 * t80));
                            let t212 = m * (t140 * t143 + t142 * t144)
                                + half_m * (t109 * t137 + t136 * t138);
                            let t213 = inv_h
                                * (t105 * (quarter_h * t92 * t212)
                                    + t130 * (t17 - t14 * (h * t105)));
                            let t214 = phi_rate * (t81 * (quarter_h * t45) + t46 * t211)
                                + (rho1_rate * (half_h * (t105 - t45)) + t107 - t213);
                            let t215 = rt::div_or_zero(
                                t214 - rt::lit::<T>(2.0) * t150,
                                t148,
                            );
                            let t216 = rho1_rate * t215 + (half_h * t45 + t149);
                            let t217 = rt::div_or_zero(
                                t87 - rt::lit::<T>(2.0) * t152,
                                t148,
                            );
                            let t218 = rho1_rate * t217;
                            let t219 = t149 * (x_rate * t166 + y_rate * t179)
                                - (phi_rate * t182 + (t82 + m_g_sin_alpha * t166));
                            (
                                [
                                    x_rate - t43 * t151,
                                    y_rate - t44 * t151,
                                    phi_rate - t86 - t152,
                                    t153 * t149
                                        + (rho1_rate - m_g_sin_alpha * t43 - phi_rate * t82),
                                    rho2_rate + t149 * t154,
                                ],
                                [
                                    [
                                        t43 * t156 + rt::lit::<T>(1.0),
                                        t43 * t158,
                                        -(t166 * t151 + t43 * t210),
                                        -(t43 * t216),
                                        -(t43 * t218),
                                    ],
                                    [
                                        t44 * t156,
                                        t44 * t158 + rt::lit::<T>(1.0),
                                        -(t179 * t151 + t44 * t210),
                                        -(t44 * t216),
                                        -(t44 * t218),
                                    ],
                                    [
                                        rho2_rate * t155,
                                        rho2_rate * t157,
                                        rt::lit::<T>(1.0) - rho2_rate * t209,
                                        -(rho2_rate * t215),
                                        -(rho2_rate * t217 + (k1 + t149)),
                                    ],
                                    [
                                        t43 * t149 - t153 * t155,
                                        t44 * t149 - t153 * t157,
                                        t153 * t209 + t219,
                                        t153 * t215 + (rt::lit::<T>(1.0) - phi_rate * t211),
                                        t153 * t217,
                                    ],
                                    [
                                        -(t154 * t155),
                                        -(t154 * t157),
                                        t154 * t209 + t149 * (rho1_rate * t182 + rt::lit::<T>(1.0)),
                                        t154 * t215 + t149 * (t82 + rho1_rate * t211),
                                        t154 * t217 + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_rate, y_rate, phi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x_rate, y_rate, phi_rate, rho1_rate, rho2_rate] = solution1.x;
                let x_new_2 = x + h * x_rate;
                let y_new_2 = y + h * y_rate;
                let phi_rate_h = h * phi_rate;
                let phi_new_2 = phi + phi_rate_h;
                let phi_dot_j_phi_dot = phi_dot * j_phi_dot;
                let t220 = y_dot * m_y_dot + (phi_dot_j_phi_dot + x_dot * m_x_dot);
                let t221 = rt::lit::<T>(0.5)
                    * (phi_dot_j_phi_dot
                        + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_alpha * x))
                    - reference;
                let x_m_g_sin_alpha = m_g_sin_alpha * x;
                let t222 = rt::visible_change(
                    rt::lit::<T>(0.5) * t220 * t221,
                    t220 * t220
                        + rt::lit::<T>(0.0625)
                            * (reference * reference
                                + x_m_g_sin_alpha * x_m_g_sin_alpha),
                    rt::lit::<T>(1.0),
                );
                let t223 = rt::lit::<T>(1.0) - t222;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_h,
                    phi_new_2,
                    tally,
                );
                let t95 = cos_phi_ahead_new * cos_phi_ahead_new;
                let t89 = rt::abs(sin_phi_ahead_new);
                let t91 = rt::div_or_zero(sin_phi_ahead_new, t89);
                let t92 = t91 * t3 + rt::lit::<T>(1.0);
                let t94 = rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t92;
                let t90 = t89 + rt::lit::<T>(1.0);
                let t96 = rt::lit::<T>(1.0) / t90;
                let t224 = t95 * t94 * t96 + t92 * (rt::lit::<T>(0.5) * t90);
                let t225 = cos_phi_ahead_new / t224;
                let t226 = t225 * (t3 * t224);
                let t88 = h * rho1_rate + t14;
                let t227 = rt::lit::<T>(1.0) - cos_phi_ahead_new * t225;
                let t228 = inv_m * t88 / (t226 * t226 + t227 * t227);
                let x_dot_new_2 = t223 * t226 * t228;
                let y_dot_new_2 = t223 * t227 * t228;
                let t84 = j_phi_dot + h * rho2_rate;
                let phi_dot_new_2 = t84 * (inv_j * t223);
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    phi_dot_new_2,
                    reference,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                        motion.carried[0],
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([
                        carried[0],
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
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
                [x,
                x_dot,
                y_dot,
                phi_dot,
                ]: [T; 4],
            ) -> [T; 2] {
                let m = parameters.m;
                let j = parameters.J;
                let g = parameters.g;
                let alpha = parameters.alpha;
                let Scheme { twice_g_sin_alpha, twice_m, .. } = self;
                let t1 = phi_dot * (j * phi_dot);
                let t2 = x_dot * x_dot + y_dot * y_dot;
                let sin_alpha_2 = rt::sin(alpha);
                [
                    rt::lit::<T>(0.5) * (t1 + m * (t2 - twice_g_sin_alpha * x)),
                    rt::lit::<T>(0.5)
                        * (rt::lit::<T>(2.0) * t1
                            + twice_m * (t2 + rt::abs(g * sin_alpha_2 * x))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3349ac3948aba0d60bf7ce155043fcff";
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
        /// - `rho2_mean`: explicit
        /// - `phi_rate`: explicit
        /// - `rho1_mean`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 2 | 2 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 3 | 0 | 0 | 0 |
        /// | each step | 14 | 24 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sin(alpha) m g`
            k1: T,
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J)`
            inv_sqrt_j: T,
            /// `h/sqrt(J)`
            h_over_sqrt_j: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(h/sqrt(J))/2`
            half_h_over_sqrt_j: T,
            /// `(sin(alpha) m g h/sqrt(m))/2`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2); functions of q that the next step needs (3).
            type Carried = [T; 11];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let sqrt_j = rt::sqrt(j);
                let inv_sqrt_j = rt::lit::<T>(1.0) / sqrt_j;
                let h_over_sqrt_j = h / sqrt_j;
                let h_over_sqrt_m = h / sqrt_m;
                let half_h_over_sqrt_j = rt::lit::<T>(0.5) * h_over_sqrt_j;
                let k2 = rt::lit::<T>(0.5) * (k1 * h / sqrt_m);
                Scheme {
                    k1,
                    inv_sqrt_m,
                    inv_sqrt_j,
                    h_over_sqrt_j,
                    h_over_sqrt_m,
                    half_h_over_sqrt_j,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * cos_phi + y_dot * sin_phi;
                let sqrt_m_2 = rt::sqrt(m);
                let sqrt_j_2 = rt::sqrt(j);
                let carried = [
                    x,
                    y,
                    phi,
                    sqrt_m_2 * t1,
                    sqrt_j_2 * phi_dot,
                    rt::lit::<T>(1.0),
                    t1 * (rt::lit::<T>(0.5) * m * t1) - k1 * x,
                    phi_dot * (rt::lit::<T>(0.5) * j * phi_dot),
                    sin_phi,
                    cos_phi,
                    phi,
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
                let [x, y, phi, c1, c2, _, reference1, reference2, sin_phi_ahead,
                cos_phi_ahead, phi_ahead] = motion.carried;
                let Scheme {
                    k1,
                    h_over_sqrt_j,
                    h_over_sqrt_m,
                    half_h_over_sqrt_j,
                    k2,
                    ..
                } = *setting.scheme();
                let t1 = half_h_over_sqrt_j * c2;
                let phi_ahead_new = phi + t1;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned_to(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_ahead,
                    phi_ahead_new,
                    tally,
                );
                let t2 = c1 + k2 * cos_phi_ahead_new;
                let x_new_2 = x + t2 * (h_over_sqrt_m * cos_phi_ahead_new);
                let y_new_2 = y + t2 * (h_over_sqrt_m * sin_phi_ahead_new);
                let phi_new_2 = phi + h_over_sqrt_j * c2;
                let t3 = rt::lit::<T>(2.0) * t2 - c1;
                let c1_squared = c1 * c1;
                let half_c1_squared = rt::lit::<T>(0.5) * c1_squared;
                let t4 = k1 * x;
                let t5 = rt::visible_change(
                    half_c1_squared * (half_c1_squared - (t4 + reference1)),
                    rt::lit::<T>(0.0625) * (t4 * t4 + reference1 * reference1)
                        + c1_squared * c1_squared,
                    rt::lit::<T>(1.0),
                );
                let c1_new = t3 - t3 * t5;
                let c2_squared = c2 * c2;
                let half_c2_squared = rt::lit::<T>(0.5) * c2_squared;
                let c2_new = c2
                    - c2
                        * rt::visible_change(
                            half_c2_squared * (half_c2_squared - reference2),
                            c2_squared * c2_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                            rt::lit::<T>(1.0),
                        );
                let alignment1_new = rt::cos(t1);
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    reference1,
                    reference2,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                    phi_ahead_new,
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
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, phi, c1, c2, _, _, _, _, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, inv_sqrt_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let c1_inv_sqrt_m = inv_sqrt_m * c1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * c1_inv_sqrt_m,
                    y_dot: sin_phi * c1_inv_sqrt_m,
                    phi_dot: inv_sqrt_j * c2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "76199fde9d108fe21c933822fb9aab99";
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
        /// - `rho2_mean`: explicit
        /// - `phi_rate`: explicit
        /// - `rho1_mean`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 2 | 2 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 3 | 0 | 0 | 0 |
        /// | each step | 14 | 24 | 2 | 0 | 2 | 0 |
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
        /// - `rho2_mean`: explicit
        /// - `phi_rate`: explicit
        /// - `rho1_mean`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 2 | 2 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 3 | 0 | 0 | 0 |
        /// | each step | 14 | 24 | 2 | 0 | 2 | 0 |
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
        /// - `rho2_mean`: explicit
        /// - `phi_rate`: explicit
        /// - `rho1_mean`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 2 | 2 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 3 | 0 | 0 | 0 |
        /// | each step | 6 | 8 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(m)`
            inv_sqrt_m: T,
            /// `1/sqrt(J)`
            inv_sqrt_j: T,
            /// `h/sqrt(J)`
            h_over_sqrt_j: T,
            /// `h/sqrt(m)`
            h_over_sqrt_m: T,
            /// `(h/sqrt(J))/2`
            half_h_over_sqrt_j: T,
            /// `(sin(alpha) m g h/sqrt(m))/2`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sqrt_m = rt::sqrt(m);
                let inv_sqrt_m = rt::lit::<T>(1.0) / sqrt_m;
                let sqrt_j = rt::sqrt(j);
                let inv_sqrt_j = rt::lit::<T>(1.0) / sqrt_j;
                let h_over_sqrt_j = h / sqrt_j;
                let h_over_sqrt_m = h / sqrt_m;
                let half_h_over_sqrt_j = rt::lit::<T>(0.5) * h_over_sqrt_j;
                let sin_alpha = rt::sin(alpha);
                let k1 = rt::lit::<T>(0.5) * (sin_alpha * (m * g) * h / sqrt_m);
                Scheme {
                    inv_sqrt_m,
                    inv_sqrt_j,
                    h_over_sqrt_j,
                    h_over_sqrt_m,
                    half_h_over_sqrt_j,
                    k1,
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
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let sqrt_m_2 = rt::sqrt(m);
                let sqrt_j_2 = rt::sqrt(j);
                let carried = [
                    x,
                    y,
                    phi,
                    sqrt_m_2 * (x_dot * cos_phi + y_dot * sin_phi),
                    sqrt_j_2 * phi_dot,
                    rt::lit::<T>(1.0),
                    sin_phi,
                    cos_phi,
                    phi,
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
                let [x, y, phi, c1, c2, _, sin_phi_ahead, cos_phi_ahead, phi_ahead] = motion
                    .carried;
                let Scheme {
                    h_over_sqrt_j,
                    h_over_sqrt_m,
                    half_h_over_sqrt_j,
                    k1,
                    ..
                } = *setting.scheme();
                let t1 = half_h_over_sqrt_j * c2;
                let phi_ahead_new = phi + t1;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned_to(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_ahead,
                    phi_ahead_new,
                    tally,
                );
                let t2 = c1 + k1 * cos_phi_ahead_new;
                let x_new_2 = x + t2 * (h_over_sqrt_m * cos_phi_ahead_new);
                let y_new_2 = y + t2 * (h_over_sqrt_m * sin_phi_ahead_new);
                let phi_new_2 = phi + h_over_sqrt_j * c2;
                let c1_new = rt::lit::<T>(2.0) * t2 - c1;
                let alignment1_new = rt::cos(t1);
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    c1_new,
                    c2,
                    alignment1_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                    phi_ahead_new,
                ];
                if !rt::is_aligned(carried[5]) {
                    return Err(setting.orthogonal(tally));
                }
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
                let [x, y, phi, c1, c2, _, _, _, _] = motion.carried;
                let Scheme { inv_sqrt_m, inv_sqrt_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let c1_inv_sqrt_m = inv_sqrt_m * c1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * c1_inv_sqrt_m,
                    y_dot: sin_phi * c1_inv_sqrt_m,
                    phi_dot: inv_sqrt_j * c2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ca61aeaef54cf4b1249f0812545a6e6d";
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
        /// | once, from parameters | 0 | 2 | 2 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 8 | 9 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 7 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `h/m`
            h_over_m: T,
            /// `h/J`
            h_over_j: T,
            /// `sin(alpha) m g h`
            k1: T,
            /// `sin(alpha) m g h/2`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_{k−½} half a step before the node (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let h_over_m = h / m;
                let h_over_j = h / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g) * h;
                let k2 = rt::lit::<T>(0.5) * k1;
                Scheme {
                    inv_m,
                    inv_j,
                    h_over_m,
                    h_over_j,
                    k1,
                    k2,
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
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let sin_alpha_2 = rt::sin(alpha);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = m * (g * sin_alpha_2);
                let t2 = m * x_dot
                    - rt::lit::<T>(0.5) * h
                        * (sin_alpha_2 * (m * g) - sin_phi * (t1 * sin_phi));
                let carried = [
                    x,
                    y,
                    phi,
                    t2,
                    m * y_dot - cos_phi * (rt::lit::<T>(0.5) * (h * t1) * sin_phi),
                    j * phi_dot,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, p_x, p_y, p_phi, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let Scheme { h_over_m, h_over_j, k1, .. } = *setting.scheme();
                let t1 = sin_phi_ahead * (rt::lit::<T>(2.0) * p_x + k1)
                    - rt::lit::<T>(2.0) * p_y * cos_phi_ahead;
                let p_x_new = p_x + k1 - sin_phi_ahead * t1;
                let x_new_2 = x + h_over_m * p_x_new;
                let p_y_new = p_y + cos_phi_ahead * t1;
                let y_new_2 = y + h_over_m * p_y_new;
                let p_phi_h_over_j = h_over_j * p_phi;
                let phi_new_2 = phi + p_phi_h_over_j;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    p_phi_h_over_j,
                    phi_new_2,
                    tally,
                );
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    p_x_new,
                    p_y_new,
                    p_phi,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, p_x, p_y, p_phi, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, k2, .. } = *setting.scheme();
                let t1 = p_x + k2;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t2 = sin_phi * t1 - cos_phi * p_y;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: inv_m * (t1 - sin_phi * t2),
                    y_dot: inv_m * (p_y + cos_phi * t2),
                    phi_dot: inv_j * p_phi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0fbda5ee98b6a3c505b008dabe3bab9f";
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
        /// - `phi_dot_new`: explicit
        /// - `x_dot_new`, `y_dot_new`, `lambda1`: 3 × 3 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 0 | 0 | 1 | 0 |
        /// | once, from the step size | 2 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 8 | 8 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `h (1 - dla_alpha)`
            k2: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
            /// `m g sin(alpha) dla_alpha + m g sin(alpha) (1 - dla_alpha)`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();
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

            fn new(system: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [dla_alpha] = *options;
                let m = system.parameters.m;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                let k1 = rt::lit::<T>(1.0) - dla_alpha;
                let k2 = h * k1;
                let h_dla_alpha = h * dla_alpha;
                let m_g_sin_alpha = m * g_sin_alpha;
                let k3 = m_g_sin_alpha * dla_alpha + m_g_sin_alpha * k1;
                Scheme {
                    g_sin_alpha,
                    k2,
                    h_dla_alpha,
                    k3,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [x, y, phi, x_dot, y_dot, phi_dot, sin_phi, cos_phi];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, phi, x_dot, y_dot, phi_dot, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme { g_sin_alpha, k2, h_dla_alpha, k3 } = *setting.scheme();
                let t1 = k2 * phi_dot;
                let t2 = phi + t1;
                let phi_new_2 = t2 + h_dla_alpha * phi_dot;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t1 + h_dla_alpha * phi_dot,
                    phi_new_2,
                    tally,
                );
                let (t3, t4) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t1,
                    t2,
                    tally,
                );
                let t5 = h * t4;
                let t6 = -cos_phi_ahead_new;
                let t7 = -h * t3;
                let [x_dot_new, y_dot_new, _] = rt::solve_linear(
                        [
                            x_dot,
                            y_dot,
                            -(m
                                * (phi_dot * (x_dot * cos_phi_ahead + y_dot * sin_phi_ahead)
                                    + g_sin_alpha * sin_phi_ahead)),
                        ],
                        move |[x_dot_new, y_dot_new, lambda1]| (
                            [
                                x_dot_new * sin_phi_ahead_new
                                    - y_dot_new * cos_phi_ahead_new,
                                lambda1 * t5 + m * (y_dot_new - y_dot),
                                m * (x_dot_new - x_dot) - h * (k3 + lambda1 * t3),
                            ],
                            [
                                [sin_phi_ahead_new, t6, rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), m, t5],
                                [m, rt::lit::<T>(0.0), t7],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_new, y_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let x_new_2 = x + k2 * x_dot + h_dla_alpha * x_dot_new;
                let y_new_2 = y + k2 * y_dot + h_dla_alpha * y_dot_new;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new,
                    y_dot_new,
                    phi_dot,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "06f2355308c444c023e53344ac88431a";
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
        /// - `phi_dot_new`: explicit
        /// - `x_dot_new`, `y_dot_new`, `lambda1`: 3 × 3 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 0 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 8 | 7 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla01>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla01>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `m g sin(alpha)`
            m_g_sin_alpha: T,
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                let m_g_sin_alpha = m * g_sin_alpha;
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme {
                    g_sin_alpha,
                    m_g_sin_alpha,
                    half_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [x, y, phi, x_dot, y_dot, phi_dot, sin_phi, cos_phi];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, phi, x_dot, y_dot, phi_dot, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme { g_sin_alpha, m_g_sin_alpha, half_h } = *setting.scheme();
                let phi_dot_half_h = half_h * phi_dot;
                let t1 = phi + phi_dot_half_h;
                let phi_new_2 = phi_dot_half_h + t1;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    h * phi_dot,
                    phi_new_2,
                    tally,
                );
                let (t2, t3) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = h * t3;
                let t5 = -cos_phi_ahead_new;
                let t6 = -h * t2;
                let [x_dot_new, y_dot_new, _] = rt::solve_linear(
                        [
                            x_dot,
                            y_dot,
                            -(m
                                * (phi_dot * (x_dot * cos_phi_ahead + y_dot * sin_phi_ahead)
                                    + g_sin_alpha * sin_phi_ahead)),
                        ],
                        move |[x_dot_new, y_dot_new, lambda1]| (
                            [
                                x_dot_new * sin_phi_ahead_new
                                    - y_dot_new * cos_phi_ahead_new,
                                m * (y_dot_new - y_dot) + lambda1 * t4,
                                m * (x_dot_new - x_dot) - h * (m_g_sin_alpha + lambda1 * t2),
                            ],
                            [
                                [sin_phi_ahead_new, t5, rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), m, t4],
                                [m, rt::lit::<T>(0.0), t6],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_new, y_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let x_new_2 = half_h * x_dot_new + (x + half_h * x_dot);
                let y_new_2 = half_h * y_dot_new + (y + half_h * y_dot);
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new,
                    y_dot_new,
                    phi_dot,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "66eafbb7721ee5854046d8408821ccf2";
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
        /// - `phi_dot_mid`: explicit
        /// - `x_dot_mid`, `y_dot_mid`, `lambda1`: 3 × 3 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 2 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 8 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 2 | 10 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DlaMidpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DlaMidpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `h m g sin(alpha)/2`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let sin_alpha = rt::sin(alpha);
                let k1 = rt::lit::<T>(0.5) * (h * (m * (g * sin_alpha)));
                Scheme {
                    inv_m,
                    inv_j,
                    h_over_j,
                    half_h_over_j,
                    k1,
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
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    m * x_dot,
                    m * y_dot,
                    j * phi_dot,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, p_x, p_y, p_phi, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme { inv_m, h_over_j, half_h_over_j, k1, .. } = *setting
                    .scheme();
                let p_phi_half_h_over_j = half_h_over_j * p_phi;
                let t1 = phi + p_phi_half_h_over_j;
                let (t2, t3) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    p_phi_half_h_over_j,
                    t1,
                    tally,
                );
                let h_cos_phi_ahead = h * cos_phi_ahead;
                let h_sin_phi_ahead = h * sin_phi_ahead;
                let t4 = p_x + k1;
                let t5 = -t3;
                let t6 = -h * sin_phi_ahead;
                let [x_dot_mid, y_dot_mid, _] = rt::solve_linear(
                        [inv_m * p_x, inv_m * p_y, rt::lit::<T>(0.0)],
                        move |[x_dot_mid, y_dot_mid, lambda1]| {
                            let p_y_new = m * y_dot_mid;
                            let m_x_dot_mid = m * x_dot_mid;
                            (
                                [
                                    x_dot_mid * t2 - y_dot_mid * t3,
                                    p_y_new - p_y + lambda1 * h_cos_phi_ahead,
                                    m_x_dot_mid - t4 - lambda1 * h_sin_phi_ahead,
                                ],
                                [
                                    [t2, t5, rt::lit::<T>(0.0)],
                                    [rt::lit::<T>(0.0), m, h_cos_phi_ahead],
                                    [m, rt::lit::<T>(0.0), t6],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_mid, y_dot_mid, lambda1",
                                tally,
                            )
                    })?;
                let x_new_2 = x + h * x_dot_mid;
                let y_new_2 = y + h * y_dot_mid;
                let p_phi_h_over_j = h_over_j * p_phi;
                let phi_new_2 = phi + p_phi_h_over_j;
                let m_x_dot_mid = m * x_dot_mid;
                let p_x_new = m_x_dot_mid + k1;
                let p_y_new = m * y_dot_mid;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    p_phi_h_over_j,
                    phi_new_2,
                    tally,
                );
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    p_x_new,
                    p_y_new,
                    p_phi,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, p_x, p_y, p_phi, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let sin_phi_cos_phi = sin_phi * cos_phi;
                let inv_m_p_y = inv_m * p_y;
                let inv_m_p_x = inv_m * p_x;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: sin_phi_cos_phi * inv_m_p_y + cos_phi * (cos_phi * inv_m_p_x),
                    y_dot: sin_phi_cos_phi * inv_m_p_x + sin_phi * (sin_phi * inv_m_p_y),
                    phi_dot: inv_j * p_phi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2891faea76701f9d98d9319977a3d01a";
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
        /// - `x_dot_new`, `y_dot_new`, `lambda1`: 3 × 3 linear block
        /// - `phi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 2 | 0 | 0 | 1 | 0 |
        /// | each step | 5 | 6 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla1>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla1>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `m g sin(alpha)`
            m_g_sin_alpha: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_i (3); velocity v_i = (q_i − q_{i−1})/h (3); velocity v_{i+1} of the coming step (3); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = ();

            fn new(system: &System<T>, _: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                let m_g_sin_alpha = m * g_sin_alpha;
                Scheme {
                    g_sin_alpha,
                    m_g_sin_alpha,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                    x_dot,
                    y_dot,
                    phi_dot,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, x_dot_ahead, y_dot_ahead,
                phi_dot_ahead, sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme { g_sin_alpha, m_g_sin_alpha } = *setting.scheme();
                let h_phi_dot_ahead = h * phi_dot_ahead;
                let phi_new_2 = phi + h_phi_dot_ahead;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    h_phi_dot_ahead,
                    phi_new_2,
                    tally,
                );
                let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                let t1 = -cos_phi_ahead_new;
                let t2 = -h * cos_phi_ahead_new;
                let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                let [x_dot_new, y_dot_new, _] = rt::solve_linear(
                        [
                            x_dot,
                            y_dot,
                            -(m
                                * (phi_dot * (x_dot * cos_phi_ahead + y_dot * sin_phi_ahead)
                                    + g_sin_alpha * sin_phi_ahead)),
                        ],
                        move |[x_dot_new, y_dot_new, lambda1]| (
                            [
                                x_dot_new * sin_phi_ahead_new
                                    - y_dot_new * cos_phi_ahead_new,
                                m * (y_dot_new - y_dot_ahead)
                                    - lambda1 * h_cos_phi_ahead_new,
                                m * (x_dot_new - x_dot_ahead)
                                    - h * (m_g_sin_alpha - lambda1 * sin_phi_ahead_new),
                            ],
                            [
                                [sin_phi_ahead_new, t1, rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), m, t2],
                                [m, rt::lit::<T>(0.0), h_sin_phi_ahead_new],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_new, y_dot_new, lambda1",
                                tally,
                            )
                    })?;
                let x_new_2 = x + h * x_dot_ahead;
                let y_new_2 = y + h * y_dot_ahead;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_ahead,
                    y_dot_ahead,
                    phi_dot_ahead,
                    x_dot_new,
                    y_dot_new,
                    phi_dot_ahead,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0681803d26d390dc84b5ae99c5ae2cb5";
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
        /// - `phi_dot_mean`: explicit
        /// - `x_dot_mean`, `y_dot_mean`, `lambda1`: 3 × 3 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 5 | 0 | 0 | 1 | 0 |
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 26 | 1 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DiscreteDerivative>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DiscreteDerivative>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `sin(alpha) m g`
            k1: T,
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `2 g sin(alpha)`
            twice_g_sin_alpha: T,
            /// `m g sin(alpha)`
            m_g_sin_alpha: T,
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let g_sin_alpha = g * sin_alpha;
                let twice_g_sin_alpha = rt::lit::<T>(2.0) * g_sin_alpha;
                let m_g_sin_alpha = m * g_sin_alpha;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme {
                    k1,
                    g_sin_alpha,
                    twice_g_sin_alpha,
                    m_g_sin_alpha,
                    half_h,
                    minus_half_h,
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
                let Scheme { twice_g_sin_alpha, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let t1 = phi_dot * (j * phi_dot)
                    + m * (x_dot * x_dot + y_dot * y_dot - twice_g_sin_alpha * x);
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                    rt::lit::<T>(0.5) * t1,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, reference, sin_phi_ahead,
                cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let j = setting.system().parameters.J;
                let Scheme {
                    k1,
                    g_sin_alpha,
                    twice_g_sin_alpha,
                    m_g_sin_alpha,
                    half_h,
                    minus_half_h,
                } = *setting.scheme();
                let phi_dot_half_h = half_h * phi_dot;
                let t1 = phi + phi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = half_h * t3;
                let t5 = -t3;
                let t6 = minus_half_h * t2;
                let [x_dot_mean, y_dot_mean, _] = rt::solve_linear(
                        [
                            x_dot,
                            y_dot,
                            -(m
                                * (phi_dot * (x_dot * cos_phi_ahead + y_dot * sin_phi_ahead)
                                    + g_sin_alpha * sin_phi_ahead)),
                        ],
                        move |[x_dot_mean, y_dot_mean, lambda1]| (
                            [
                                x_dot_mean * t2 - y_dot_mean * t3,
                                m * (y_dot_mean - y_dot) + lambda1 * t4,
                                m * (x_dot_mean - x_dot) - half_h * (k1 + lambda1 * t2),
                            ],
                            [
                                [t2, t5, rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), m, t4],
                                [m, rt::lit::<T>(0.0), t6],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_mean, y_dot_mean, lambda1",
                                tally,
                            )
                    })?;
                let x_new_2 = x + h * x_dot_mean;
                let y_new_2 = y + h * y_dot_mean;
                let phi_dot_h = h * phi_dot;
                let phi_new_2 = phi + phi_dot_h;
                let t7 = phi_dot * (j * phi_dot);
                let t8 = x_dot * x_dot + y_dot * y_dot;
                let t9 = m * t8 + t7;
                let x_m_g_sin_alpha = m_g_sin_alpha * x;
                let t10 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t7 + m * (t8 - twice_g_sin_alpha * x))
                        - reference) * (rt::lit::<T>(0.5) * t9),
                    rt::lit::<T>(0.0625)
                        * (reference * reference + x_m_g_sin_alpha * x_m_g_sin_alpha)
                        + t9 * t9,
                    rt::lit::<T>(1.0),
                );
                let t11 = rt::lit::<T>(1.0) - t10;
                let x_dot_new_2 = (rt::lit::<T>(2.0) * x_dot_mean - x_dot) * t11;
                let y_dot_new_2 = (rt::lit::<T>(2.0) * y_dot_mean - y_dot) * t11;
                let phi_dot_new_2 = phi_dot - phi_dot * t10;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_h,
                    phi_new_2,
                    tally,
                );
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    phi_dot_new_2,
                    reference,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6d6e993e6bace3d5a9b5b1b7e1851e72";
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
        /// | once, from parameters | 0 | 2 | 2 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 4 | 3 | 0 | 0 | 0 |
        /// | each step | 12 | 16 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rattle>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rattle>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `h/m`
            h_over_m: T,
            /// `h/J`
            h_over_j: T,
            /// `sin(alpha) m g h/2`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `2 (m/h)`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let h_over_m = h / m;
                let h_over_j = h / j;
                let k2 = rt::lit::<T>(0.5) * (k1 * h);
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(2.0) * (m / h);
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    h_over_m,
                    h_over_j,
                    k2,
                    half_h,
                    k3,
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
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    m * x_dot,
                    m * y_dot,
                    j * phi_dot,
                    rt::lit::<T>(0.0),
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, p_x, p_y, p_phi, lambda1, sin_phi_ahead, cos_phi_ahead,
                ] = motion.carried;
                let m = setting.system().parameters.m;
                let Scheme { inv_m, k1, h_over_m, h_over_j, k2, half_h, k3, .. } = *setting
                    .scheme();
                let t1 = p_x - half_h * (lambda1 * sin_phi_ahead - k1);
                let x_new_2 = x + h_over_m * t1;
                let t2 = p_y + cos_phi_ahead * (half_h * lambda1);
                let y_new_2 = y + h_over_m * t2;
                let p_phi_h_over_j = h_over_j * p_phi;
                let phi_new_2 = phi + p_phi_h_over_j;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    p_phi_h_over_j,
                    phi_new_2,
                    tally,
                );
                let t3 = cos_phi_ahead_new * (inv_m * t2)
                    - sin_phi_ahead_new * (inv_m * (k2 + t1));
                let t4 = k3 * t3;
                let p_x_new = t1 + half_h * (k1 + sin_phi_ahead_new * t4);
                let p_y_new = t2 - t3 * (m * cos_phi_ahead_new);
                let lambda1_new = -t4;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    p_x_new,
                    p_y_new,
                    p_phi,
                    lambda1_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [x, y, phi, p_x, p_y, p_phi, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
                    phi_dot: inv_j * p_phi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1f30588f17445009856f1ade2ec166a9";
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
        /// | once, from parameters | 0 | 2 | 2 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 4 | 3 | 0 | 0 | 0 |
        /// | each step | 12 | 16 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RattleConsistent>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RattleConsistent>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `h/m`
            h_over_m: T,
            /// `h/J`
            h_over_j: T,
            /// `sin(alpha) m g h/2`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `2 (m/h)`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let h_over_m = h / m;
                let h_over_j = h / j;
                let k2 = rt::lit::<T>(0.5) * (k1 * h);
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(2.0) * (m / h);
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    h_over_m,
                    h_over_j,
                    k2,
                    half_h,
                    k3,
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
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let sin_alpha_2 = rt::sin(alpha);
                let carried = [
                    x,
                    y,
                    phi,
                    m * x_dot,
                    m * y_dot,
                    j * phi_dot,
                    m
                        * (phi_dot * (x_dot * cos_phi + y_dot * sin_phi)
                            + g * sin_alpha_2 * sin_phi),
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, p_x, p_y, p_phi, lambda1, sin_phi_ahead, cos_phi_ahead,
                ] = motion.carried;
                let m = setting.system().parameters.m;
                let Scheme { inv_m, k1, h_over_m, h_over_j, k2, half_h, k3, .. } = *setting
                    .scheme();
                let t1 = p_x - half_h * (lambda1 * sin_phi_ahead - k1);
                let x_new_2 = x + h_over_m * t1;
                let t2 = p_y + cos_phi_ahead * (half_h * lambda1);
                let y_new_2 = y + h_over_m * t2;
                let p_phi_h_over_j = h_over_j * p_phi;
                let phi_new_2 = phi + p_phi_h_over_j;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    p_phi_h_over_j,
                    phi_new_2,
                    tally,
                );
                let t3 = cos_phi_ahead_new * (inv_m * t2)
                    - sin_phi_ahead_new * (inv_m * (k2 + t1));
                let t4 = k3 * t3;
                let p_x_new = t1 + half_h * (k1 + sin_phi_ahead_new * t4);
                let p_y_new = t2 - t3 * (m * cos_phi_ahead_new);
                let lambda1_new = -t4;
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    p_x_new,
                    p_y_new,
                    p_phi,
                    lambda1_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
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
                let [x, y, phi, p_x, p_y, p_phi, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
                    phi_dot: inv_j * p_phi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bba9b03125ce65dccf153a9697ae6b07";
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
        /// - `phi_dot_s2`: explicit
        /// - `phi_dot_s1`: explicit
        /// - `x_dot_s1`, `y_dot_s1`, `x_dot_s2`, `y_dot_s2`, `lambda_s1_1`: 5 × 5 linear block
        /// - `lambda_s2_1`, `x_dot_new`, `y_dot_new`: 3 × 3 linear block
        /// - `phi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 1 | 0 |
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 7 | 17 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m g sin(alpha)`
            k1: T,
            /// `2 m g sin(alpha)`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let k1 = m * (g * sin_alpha);
                let k2 = rt::lit::<T>(2.0) * k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme {
                    k1,
                    k2,
                    half_h,
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
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [x, y, phi, x_dot, y_dot, phi_dot, sin_phi, cos_phi];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, phi, x_dot, y_dot, phi_dot, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme { k1, k2, half_h, minus_half_h } = *setting.scheme();
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let phi_dot_h = h * phi_dot;
                let phi_new_2 = phi + phi_dot_h;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_h,
                    phi_new_2,
                    tally,
                );
                let half_h_cos_phi_ahead = half_h * cos_phi_ahead;
                let half_sin_phi_ahead = rt::lit::<T>(0.5) * sin_phi_ahead;
                let t1 = rt::lit::<T>(-0.5) * cos_phi_ahead;
                let t2 = rt::lit::<T>(0.5) * sin_phi_ahead_new;
                let t3 = rt::lit::<T>(-0.5) * cos_phi_ahead_new;
                let t4 = minus_half_h * sin_phi_ahead;
                let [x_dot_s1, y_dot_s1, x_dot_s2, y_dot_s2, lambda_s1_1] = rt::solve_linear(
                        [x_dot, y_dot, x_dot, y_dot, rt::lit::<T>(0.0)],
                        move |[x_dot_s1, y_dot_s1, x_dot_s2, y_dot_s2, lambda_s1_1]| {
                            let t5 = m_y_dot - lambda_s1_1 * half_h_cos_phi_ahead;
                            let t6 = sin_phi_ahead * lambda_s1_1;
                            let t7 = m_x_dot + half_h * (k1 + t6);
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (sin_phi_ahead_new * x_dot_s2
                                            - cos_phi_ahead_new * y_dot_s2
                                            + (sin_phi_ahead * x_dot_s1 - cos_phi_ahead * y_dot_s1)),
                                    m * y_dot_s1 - t5,
                                    m * x_dot_s2 - t7,
                                    m * y_dot_s2 - t5,
                                    m * x_dot_s1 - t7,
                                ],
                                [
                                    [half_sin_phi_ahead, t1, t2, t3, rt::lit::<T>(0.0)],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        half_h_cos_phi_ahead,
                                    ],
                                    [
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
                                        m,
                                        half_h_cos_phi_ahead,
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t4,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_s1, y_dot_s1, x_dot_s2, y_dot_s2, lambda_s1_1",
                                tally,
                            )
                    })?;
                let t6 = sin_phi_ahead * lambda_s1_1;
                let t8 = k2 + t6;
                let t9 = rt::lit::<T>(0.5) * cos_phi_ahead_new;
                let t10 = lambda_s1_1 * (rt::lit::<T>(0.5) * cos_phi_ahead);
                let t11 = minus_half_h * sin_phi_ahead_new;
                let t12 = -cos_phi_ahead_new;
                let t13 = half_h * cos_phi_ahead_new;
                let [_, x_dot_new, y_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x_dot, y_dot],
                        move |[lambda_s2_1, x_dot_new, y_dot_new]| (
                            [
                                m * x_dot_new - m_x_dot
                                    - half_h * (sin_phi_ahead_new * lambda_s2_1 + t8),
                                x_dot_new * sin_phi_ahead_new
                                    - y_dot_new * cos_phi_ahead_new,
                                m * y_dot_new - m_y_dot + h * (lambda_s2_1 * t9 + t10),
                            ],
                            [
                                [t11, m, rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), sin_phi_ahead_new, t12],
                                [t13, rt::lit::<T>(0.0), m],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "lambda_s2_1, x_dot_new, y_dot_new",
                                tally,
                            )
                    })?;
                let x_new_2 = x + half_h * (x_dot_s1 + x_dot_s2);
                let y_new_2 = y + half_h * (y_dot_s1 + y_dot_s2);
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new,
                    y_dot_new,
                    phi_dot,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "981ef17fb2c65ef844c49368aa8bec2f";
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
        /// - `phi_dot_s3`: explicit
        /// - `phi_dot_s2`: explicit
        /// - `phi_dot_s1`: explicit
        /// - `x_dot_s1`, `y_dot_s1`, `x_dot_s2`, `y_dot_s2`, `x_dot_s3`, `y_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 8 × 8 linear block
        /// - `lambda_s3_1`, `x_dot_new`, `y_dot_new`: 3 × 3 linear block
        /// - `phi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 3 | 0 | 0 | 1 | 0 |
        /// | once, from the step size | 3 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 12 | 40 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m g sin(alpha)`
            k1: T,
            /// `2 m g sin(alpha)`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k3: T,
            /// `-(h/6)`
            k4: T,
            /// `h/3`
            k5: T,
            /// `-(h/3)`
            k6: T,
            /// `(5/6) h`
            k7: T,
            /// `-((5/6) h)`
            k8: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let k1 = m * (g * sin_alpha);
                let k2 = rt::lit::<T>(2.0) * k1;
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h;
                let k4 = -k3;
                let k5 = rt::lit::<T>(0.3333333333333333) * h;
                let k6 = -k5;
                let k7 = rt::lit::<T>(0.8333333333333334) * h;
                let k8 = -k7;
                Scheme {
                    k1,
                    k2,
                    half_h,
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
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [x, y, phi, x_dot, y_dot, phi_dot, sin_phi, cos_phi];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, phi, x_dot, y_dot, phi_dot, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme { k1, k2, half_h, k3, k4, k5, k6, k7, k8 } = *setting
                    .scheme();
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let phi_dot_half_h = half_h * phi_dot;
                let t1 = phi + phi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_half_h,
                    t1,
                    tally,
                );
                let phi_dot_h = h * phi_dot;
                let phi_new_2 = phi + phi_dot_h;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_h,
                    phi_new_2,
                    tally,
                );
                let t4 = rt::lit::<T>(0.16666666666666666) * cos_phi_ahead;
                let t5 = rt::lit::<T>(0.16666666666666666) * sin_phi_ahead;
                let t6 = rt::lit::<T>(-0.16666666666666666) * cos_phi_ahead;
                let t7 = rt::lit::<T>(0.6666666666666666) * t2;
                let t8 = rt::lit::<T>(-0.6666666666666666) * t3;
                let t9 = rt::lit::<T>(0.16666666666666666) * sin_phi_ahead_new;
                let t10 = rt::lit::<T>(-0.16666666666666666) * cos_phi_ahead_new;
                let t11 = rt::lit::<T>(0.20833333333333334) * sin_phi_ahead;
                let t12 = rt::lit::<T>(-0.20833333333333334) * cos_phi_ahead;
                let t13 = rt::lit::<T>(0.3333333333333333) * t2;
                let t14 = rt::lit::<T>(-0.3333333333333333) * t3;
                let t15 = rt::lit::<T>(-0.041666666666666664) * sin_phi_ahead_new;
                let t16 = rt::lit::<T>(0.041666666666666664) * cos_phi_ahead_new;
                let t17 = k4 * sin_phi_ahead;
                let t18 = k6 * t2;
                let t19 = k3 * cos_phi_ahead;
                let t20 = k5 * t3;
                let t21 = k8 * t2;
                let t22 = k7 * t3;
                let t23 = k4 * t3;
                let t24 = k3 * t2;
                let [x_dot_s1, y_dot_s1, x_dot_s2, y_dot_s2, x_dot_s3, y_dot_s3,
                lambda_s1_1, lambda_s2_1] = rt::solve_linear(
                        [
                            x_dot,
                            y_dot,
                            x_dot,
                            y_dot,
                            x_dot,
                            y_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [x_dot_s1,
                            y_dot_s1,
                            x_dot_s2,
                            y_dot_s2,
                            x_dot_s3,
                            y_dot_s3,
                            lambda_s1_1,
                            lambda_s2_1,
                            ]|
                        {
                            let t25 = sin_phi_ahead * x_dot_s1
                                - cos_phi_ahead * y_dot_s1;
                            let t26 = sin_phi_ahead_new * x_dot_s3
                                - cos_phi_ahead_new * y_dot_s3;
                            let t27 = x_dot_s2 * t2 - y_dot_s2 * t3;
                            let t28 = sin_phi_ahead * lambda_s1_1;
                            let t29 = rt::lit::<T>(0.16666666666666666) * (k1 + t28);
                            let t30 = k1 + lambda_s2_1 * t2;
                            let t31 = lambda_s1_1 * t4;
                            let t32 = lambda_s2_1 * t3;
                            (
                                [
                                    rt::lit::<T>(0.16666666666666666) * (t25 + t26)
                                        + rt::lit::<T>(0.6666666666666666) * t27,
                                    rt::lit::<T>(0.20833333333333334) * t25
                                        + rt::lit::<T>(0.3333333333333333) * t27
                                        - rt::lit::<T>(0.041666666666666664) * t26,
                                    m * x_dot_s2 - m_x_dot
                                        - h * (t29 + rt::lit::<T>(0.3333333333333333) * t30),
                                    h * (t31 + rt::lit::<T>(0.3333333333333333) * t32)
                                        + (m * y_dot_s2 - m_y_dot),
                                    m * x_dot_s3 - m_x_dot
                                        - h * (t29 + rt::lit::<T>(0.8333333333333334) * t30),
                                    h * (t31 + rt::lit::<T>(0.8333333333333334) * t32)
                                        + (m * y_dot_s3 - m_y_dot),
                                    m * y_dot_s1 - m_y_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t32 - t31),
                                    m * x_dot_s1 - m_x_dot
                                        - h * (t29 - rt::lit::<T>(0.16666666666666666) * t30),
                                ],
                                [
                                    [
                                        t5,
                                        t6,
                                        t7,
                                        t8,
                                        t9,
                                        t10,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t11,
                                        t12,
                                        t13,
                                        t14,
                                        t15,
                                        t16,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t17,
                                        t18,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t19,
                                        t20,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        t17,
                                        t21,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        m,
                                        t19,
                                        t22,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t19,
                                        t23,
                                    ],
                                    [
                                        m,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                        t17,
                                        t24,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_s1, y_dot_s1, x_dot_s2, y_dot_s2, x_dot_s3, y_dot_s3, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let t28 = sin_phi_ahead * lambda_s1_1;
                let t33 = k2 + t28;
                let t34 = -cos_phi_ahead_new;
                let t30 = k1 + lambda_s2_1 * t2;
                let t35 = rt::lit::<T>(0.6666666666666666) * t30;
                let t36 = rt::lit::<T>(0.16666666666666666) * cos_phi_ahead_new;
                let t31 = lambda_s1_1 * t4;
                let t37 = t31 + lambda_s2_1 * (rt::lit::<T>(0.6666666666666666) * t3);
                let t38 = k4 * sin_phi_ahead_new;
                let t39 = k3 * cos_phi_ahead_new;
                let [_, x_dot_new, y_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x_dot, y_dot],
                        move |[lambda_s3_1, x_dot_new, y_dot_new]| (
                            [
                                m * x_dot_new - m_x_dot
                                    - h
                                        * (t35
                                            + rt::lit::<T>(0.16666666666666666)
                                                * (sin_phi_ahead_new * lambda_s3_1 + t33)),
                                x_dot_new * sin_phi_ahead_new
                                    - y_dot_new * cos_phi_ahead_new,
                                m * y_dot_new - m_y_dot + h * (lambda_s3_1 * t36 + t37),
                            ],
                            [
                                [t38, m, rt::lit::<T>(0.0)],
                                [rt::lit::<T>(0.0), sin_phi_ahead_new, t34],
                                [t39, rt::lit::<T>(0.0), m],
                            ],
                        ),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "lambda_s3_1, x_dot_new, y_dot_new",
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
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new,
                    y_dot_new,
                    phi_dot,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "91f2c5db276c39c492ba8bab59ad4845";
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
        /// | once, from parameters | 0 | 2 | 2 | 0 | 1 | 0 |
        /// | each order of a series | 0 | 5 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                Scheme { inv_m, inv_j, k1 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    m * (x_dot * cos_phi + y_dot * sin_phi),
                    j * phi_dot,
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
                let [x_new, y_new, phi_new, rho1_new, rho2_new] = arrival.point;
                let carried = [x_new, y_new, phi_new, rho1_new, rho2_new];
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
                let [x, y, phi, rho1, rho2] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
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
                let [x, y, phi, rho1, rho2] = motion.carried;
                ([x, y, phi, rho1, rho2], taylor_tolerance)
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
                phi_new,
                rho1_new,
                rho2_new,
                ]: [T; 5],
            ) -> [T; 5] {
                let Scheme { inv_m, inv_j, k1 } = *setting.scheme();
                let (sin_phi_new, cos_phi_new) = series.sin_cos([0, 1], phi_new);
                let inv_m_rho1_new = inv_m * rho1_new;
                let term1 = series.product(2, cos_phi_new, inv_m_rho1_new);
                let term2 = series.product(3, sin_phi_new, inv_m_rho1_new);
                [
                    term1,
                    term2,
                    inv_j * rho2_new,
                    k1 * cos_phi_new,
                    series.constant(rt::lit::<T>(0.0)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4c6146e196b79f98695a7ae9a6c49be2";
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
        /// | once, from parameters | 0 | 1 | 0 | 0 | 1 | 0 |
        /// | each order of a series | 3 | 6 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `g sin(alpha)`
            g_sin_alpha: T,
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
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                Scheme { g_sin_alpha }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let carried = [x, y, phi, x_dot, y_dot, phi_dot];
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
                let [x_new, y_new, phi_new, x_dot_new, y_dot_new, phi_dot_new] = arrival
                    .point;
                let carried = [x_new, y_new, phi_new, x_dot_new, y_dot_new, phi_dot_new];
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
                let [x, y, phi, x_dot, y_dot, phi_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
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
                let [x, y, phi, x_dot, y_dot, phi_dot] = motion.carried;
                ([x, y, phi, x_dot, y_dot, phi_dot], taylor_qv_tolerance)
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
                [_,
                _,
                phi_new,
                x_dot_new,
                y_dot_new,
                phi_dot_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let Scheme { g_sin_alpha } = *setting.scheme();
                let (sin_phi_new, cos_phi_new) = series.sin_cos([0, 1], phi_new);
                let term1 = series.product(2, cos_phi_new, x_dot_new);
                let term2 = series.product(3, sin_phi_new, y_dot_new);
                let term3 = series.product(4, term1 + term2, phi_dot_new);
                let t1 = term3 + g_sin_alpha * sin_phi_new;
                let term4 = series.product(5, t1, sin_phi_new);
                let term5 = series.product(6, t1, cos_phi_new);
                [
                    x_dot_new,
                    y_dot_new,
                    phi_dot_new,
                    series.constant(g_sin_alpha) - term4,
                    term5,
                    series.constant(rt::lit::<T>(0.0)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4832a598938d11704efeb568b9cd3814";
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
        /// | once, from parameters | 0 | 2 | 2 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 4 | 5 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `h/m`
            h_over_m: T,
            /// `h/J`
            h_over_j: T,
            /// `sin(alpha) m g h`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let h_over_m = h / m;
                let h_over_j = h / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g) * h;
                Scheme {
                    inv_m,
                    inv_j,
                    h_over_m,
                    h_over_j,
                    k1,
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
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    m * (x_dot * cos_phi + y_dot * sin_phi),
                    j * phi_dot,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, rho1, rho2, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let Scheme { h_over_m, h_over_j, k1, .. } = *setting.scheme();
                let rho1_h_over_m = h_over_m * rho1;
                let x_new_2 = x + cos_phi_ahead * rho1_h_over_m;
                let y_new_2 = y + sin_phi_ahead * rho1_h_over_m;
                let rho2_h_over_j = h_over_j * rho2;
                let phi_new_2 = phi + rho2_h_over_j;
                let rho1_new_2 = rho1 + k1 * cos_phi_ahead;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    rho2_h_over_j,
                    phi_new_2,
                    tally,
                );
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5ec686bb5b819065981efca11f2ab22f";
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
        /// | once, from parameters | 0 | 2 | 2 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 8 | 9 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `h/J`
            h_over_j: T,
            /// `sin(alpha) m g h`
            k1: T,
            /// `sin(alpha) m g h/2`
            k2: T,
            /// `(h/m)/2`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let h_over_j = h / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g) * h;
                let k2 = rt::lit::<T>(0.5) * k1;
                let k3 = rt::lit::<T>(0.5) * (h / m);
                Scheme {
                    inv_m,
                    inv_j,
                    h_over_j,
                    k1,
                    k2,
                    k3,
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
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    m * (x_dot * cos_phi + y_dot * sin_phi),
                    j * phi_dot,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, rho1, rho2, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let Scheme { h_over_j, k1, k2, k3, .. } = *setting.scheme();
                let rho2_h_over_j = h_over_j * rho2;
                let phi_new_2 = phi + rho2_h_over_j;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    rho2_h_over_j,
                    phi_new_2,
                    tally,
                );
                let t1 = rho1 + k1 * cos_phi_ahead;
                let x_new_2 = x + k3 * (rho1 * cos_phi_ahead + cos_phi_ahead_new * t1);
                let y_new_2 = y + k3 * (rho1 * sin_phi_ahead + sin_phi_ahead_new * t1);
                let rho1_new_2 = rho1 + k2 * (cos_phi_ahead + cos_phi_ahead_new);
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0460cbfc70c61ce0cb08b55466ad6d58";
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
        /// | once, from parameters | 0 | 3 | 3 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 14 | 21 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `2/m`
            k2: T,
            /// `4 sin(alpha) m g`
            k3: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `sin(alpha) m g h`
            k4: T,
            /// `sin(alpha) m g h/2`
            k5: T,
            /// `h/6`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let k2 = rt::lit::<T>(2.0) / m;
                let k3 = rt::lit::<T>(4.0) * k1;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let k4 = k1 * h;
                let k5 = rt::lit::<T>(0.5) * k4;
                let k6 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    k2,
                    k3,
                    h_over_j,
                    half_h_over_j,
                    k4,
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
                let m = system.parameters.m;
                let j = system.parameters.J;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [
                    x,
                    y,
                    phi,
                    m * (x_dot * cos_phi + y_dot * sin_phi),
                    j * phi_dot,
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, rho1, rho2, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let Scheme {
                    inv_m,
                    k1,
                    k2,
                    k3,
                    h_over_j,
                    half_h_over_j,
                    k4,
                    k5,
                    k6,
                    ..
                } = *setting.scheme();
                let rho2_half_h_over_j = half_h_over_j * rho2;
                let t1 = phi + rho2_half_h_over_j;
                let (t2, t3) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    rho2_half_h_over_j,
                    t1,
                    tally,
                );
                let t4 = rt::lit::<T>(2.0) * rho1 + k5 * (cos_phi_ahead + t3);
                let t5 = rho1 + k4 * t3;
                let rho2_h_over_j = h_over_j * rho2;
                let phi_new_2 = phi + rho2_h_over_j;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    rho2_h_over_j,
                    phi_new_2,
                    tally,
                );
                let x_new_2 = x
                    + k6
                        * (t4 * (k2 * t3)
                            + inv_m * (rho1 * cos_phi_ahead + t5 * cos_phi_ahead_new));
                let y_new_2 = y
                    + k6
                        * (t4 * (k2 * t2)
                            + inv_m * (rho1 * sin_phi_ahead + t5 * sin_phi_ahead_new));
                let rho1_new_2 = rho1
                    + k6 * (k1 * cos_phi_ahead_new + (k1 * cos_phi_ahead + k3 * t3));
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    rho1_new_2,
                    rho2,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let inv_m_rho1 = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: cos_phi * inv_m_rho1,
                    y_dot: sin_phi * inv_m_rho1,
                    phi_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f567ad7200a4501e5f20223c0189d9a2";
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
        /// | once, from parameters | 0 | 3 | 0 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 8 | 11 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `sin(alpha) m g (h/m)`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                let k1 = sin_alpha * (m * g) * (h / m);
                Scheme { g_sin_alpha, k1 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [x, y, phi, x_dot, y_dot, phi_dot, sin_phi, cos_phi];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, phi, x_dot, y_dot, phi_dot, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { g_sin_alpha, k1 } = *setting.scheme();
                let x_new_2 = x + h * x_dot;
                let y_new_2 = y + h * y_dot;
                let phi_dot_h = h * phi_dot;
                let phi_new_2 = phi + phi_dot_h;
                let t1 = phi_dot * (x_dot * cos_phi_ahead + y_dot * sin_phi_ahead)
                    + g_sin_alpha * sin_phi_ahead;
                let x_dot_new_2 = x_dot + k1 - t1 * (h * sin_phi_ahead);
                let y_dot_new_2 = y_dot + t1 * (h * cos_phi_ahead);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_h,
                    phi_new_2,
                    tally,
                );
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    phi_dot,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9fd018aadf4de05a61e5adfda6d79fad";
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
        /// | once, from parameters | 0 | 2 | 0 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 17 | 20 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `g sin(alpha)/2`
            half_g_sin_alpha: T,
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                let half_g_sin_alpha = rt::lit::<T>(0.5) * g_sin_alpha;
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme {
                    g_sin_alpha,
                    half_g_sin_alpha,
                    half_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [x, y, phi, x_dot, y_dot, phi_dot, sin_phi, cos_phi];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, phi, x_dot, y_dot, phi_dot, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { g_sin_alpha, half_g_sin_alpha, half_h } = *setting.scheme();
                let t1 = phi_dot * (x_dot * cos_phi_ahead + y_dot * sin_phi_ahead)
                    + g_sin_alpha * sin_phi_ahead;
                let t2 = g_sin_alpha - sin_phi_ahead * t1;
                let t3 = x_dot + h * t2;
                let x_new_2 = x + half_h * (x_dot + t3);
                let t4 = cos_phi_ahead * t1;
                let t5 = y_dot + h * t4;
                let y_new_2 = y + half_h * (y_dot + t5);
                let phi_dot_h = h * phi_dot;
                let phi_new_2 = phi + phi_dot_h;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_h,
                    phi_new_2,
                    tally,
                );
                let t6 = g_sin_alpha * sin_phi_ahead_new
                    + phi_dot * (sin_phi_ahead_new * t5 + cos_phi_ahead_new * t3);
                let x_dot_new_2 = x_dot
                    + h
                        * (half_g_sin_alpha
                            + rt::lit::<T>(0.5) * (t2 - sin_phi_ahead_new * t6));
                let y_dot_new_2 = y_dot + half_h * (t4 + cos_phi_ahead_new * t6);
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    phi_dot,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ec57562d2f8c48dffe29b152c75ac81c";
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
        /// | once, from parameters | 0 | 1 | 0 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 36 | 39 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let sin_alpha = rt::sin(alpha);
                let g_sin_alpha = g * sin_alpha;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { g_sin_alpha, half_h, k1 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let carried = [x, y, phi, x_dot, y_dot, phi_dot, sin_phi, cos_phi];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, phi, x_dot, y_dot, phi_dot, sin_phi_ahead, cos_phi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { g_sin_alpha, half_h, k1 } = *setting.scheme();
                let phi_dot_half_h = half_h * phi_dot;
                let t1 = phi + phi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = g_sin_alpha * t2;
                let t5 = phi_dot * (x_dot * cos_phi_ahead + y_dot * sin_phi_ahead)
                    + g_sin_alpha * sin_phi_ahead;
                let t6 = g_sin_alpha - sin_phi_ahead * t5;
                let t7 = x_dot + half_h * t6;
                let t8 = cos_phi_ahead * t5;
                let t9 = y_dot + half_h * t8;
                let t10 = t4 + phi_dot * (t3 * t7 + t2 * t9);
                let t11 = g_sin_alpha - t2 * t10;
                let t12 = x_dot + half_h * t11;
                let t13 = t3 * t10;
                let t14 = y_dot + half_h * t13;
                let t15 = t4 + phi_dot * (t3 * t12 + t2 * t14);
                let t16 = g_sin_alpha - t2 * t15;
                let t17 = x_dot + h * t16;
                let x_new_2 = x + k1 * (t17 + (x_dot + rt::lit::<T>(2.0) * (t7 + t12)));
                let t18 = t3 * t15;
                let t19 = y_dot + h * t18;
                let y_new_2 = y + k1 * (t19 + (y_dot + rt::lit::<T>(2.0) * (t9 + t14)));
                let phi_dot_h = h * phi_dot;
                let phi_new_2 = phi + phi_dot_h;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_dot_h,
                    phi_new_2,
                    tally,
                );
                let t20 = g_sin_alpha * sin_phi_ahead_new
                    + phi_dot * (cos_phi_ahead_new * t17 + sin_phi_ahead_new * t19);
                let x_dot_new_2 = x_dot
                    + k1
                        * (rt::lit::<T>(2.0) * (t11 + t16) + (g_sin_alpha + t6)
                            - sin_phi_ahead_new * t20);
                let y_dot_new_2 = y_dot
                    + k1
                        * (cos_phi_ahead_new * t20
                            + (t8 + rt::lit::<T>(2.0) * (t13 + t18)));
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    phi_dot,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                let [x, y, phi, x_dot, y_dot, phi_dot, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot,
                    y_dot,
                    phi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fa8104f6ba7451347f5e04afa2c522f4";
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
        /// - `p_phi`: gain of the first integral `p_phi`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 6 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 31 | 47 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackEuler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackEuler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `1/(m²)`
            k2: T,
            /// `sin(alpha)² m² g²`
            k3: T,
            /// `1/(J²)`
            k4: T,
            /// `h/J`
            h_over_j: T,
            /// `sin(alpha) m g feedback-euler_H`
            k5: T,
            /// `h feedback-euler_J`
            h_feedback_euler_j: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
            /// `m h feedback-euler_J`
            m_h_feedback_euler_j: T,
            /// `h feedback-euler_p_phi`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3); functions of q that the next step needs (2).
            type Carried = [T; 13];
            type Memory = (rt::StabilityMonitor<T, 3>,);
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
                    OptionInfo {
                        name: "p_phi",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_p_phi] = *options;
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let g_sin_alpha = g * sin_alpha;
                let k2 = rt::lit::<T>(1.0) / (m * m);
                let k3 = k1 * k1;
                let k4 = rt::lit::<T>(1.0) / (j * j);
                let h_over_j = h / j;
                let k5 = k1 * feedback_euler_h;
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let m_h_feedback_euler_j = m * h_feedback_euler_j;
                let stability3_new = h * feedback_euler_p_phi;
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    g_sin_alpha,
                    k2,
                    k3,
                    k4,
                    h_over_j,
                    k5,
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    m_h_feedback_euler_j,
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let j_phi_dot = j * phi_dot;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * sin_phi - y_dot * cos_phi;
                let t2 = m_y_dot * (y_dot + cos_phi * t1)
                    + (phi_dot * j_phi_dot + m_x_dot * (x_dot - sin_phi * t1));
                let carried = [
                    x,
                    y,
                    phi,
                    m_x_dot,
                    m_y_dot,
                    j_phi_dot,
                    rt::lit::<T>(0.5) * t2 - k1 * x,
                    j_phi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, p_x, p_y, p_phi, level_h, level_p_phi, _, _, _,
                sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_p_phi] = *setting
                    .options();
                let m = setting.system().parameters.m;
                let Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    g_sin_alpha,
                    k2,
                    k3,
                    k4,
                    h_over_j,
                    k5,
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    m_h_feedback_euler_j,
                    stability3_new,
                } = *setting.scheme();
                let inv_m_p_x = inv_m * p_x;
                let inv_m_p_y = inv_m * p_y;
                let t1 = sin_phi_ahead * inv_m_p_x - cos_phi_ahead * inv_m_p_y;
                let t2 = m * t1;
                let t3 = inv_m * sin_phi_ahead * t2;
                let t4 = inv_m_p_x - t3;
                let inv_j_p_phi = inv_j * p_phi;
                let t5 = cos_phi_ahead * t1;
                let t6 = inv_m_p_y + t5;
                let t7 = rt::lit::<T>(0.5)
                    * (p_x * t4 + (p_phi * inv_j_p_phi + p_y * t6)) - (k1 * x + level_h);
                let x_new_2 = x + h * (t4 + k5 * t7);
                let y_new_2 = y + h * t6;
                let t8 = cos_phi_ahead * t4 + sin_phi_ahead * t6;
                let t9 = t2 * t8;
                let t10 = h_over_j * p_phi - h_feedback_euler_j * t9
                    + t7 * (h_feedback_euler_h * t9);
                let phi_new_2 = phi + t10;
                let t11 = feedback_euler_h * t7;
                let t12 = m * (g_sin_alpha * sin_phi_ahead + inv_j_p_phi * t8);
                let p_x_new = p_x
                    + h * (k1 - feedback_euler_j * t3 - t4 * t11 - sin_phi_ahead * t12);
                let p_y_new = p_y
                    + h * (cos_phi_ahead * t12 + feedback_euler_j * t5 - t6 * t11);
                let p_phi_new = p_phi
                    + h
                        * (t9 - feedback_euler_p_phi * (p_phi - level_p_phi)
                            - inv_j_p_phi * t11);
                let stability1_new = m_h_feedback_euler_j * (k2 + t8 * t8);
                let t13 = t9 * t9 + (t4 * t4 + (t6 * t6 + (k3 + p_phi * (k4 * p_phi))));
                let stability2_new = h_feedback_euler_h * t13;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t10,
                    phi_new_2,
                    tally,
                );
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    p_x_new,
                    p_y_new,
                    p_phi_new,
                    level_h,
                    level_p_phi,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("p_phi", setting.options()[2], carried[10]),
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
                    carried[8],
                    carried[9],
                    carried[10],
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
                let [x, y, phi, p_x, p_y, p_phi, _, _, _, _, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
                    phi_dot: inv_j * p_phi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8f09063078faa9879f8bbc48e93b837a";
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
        /// - `p_phi`: gain of the first integral `p_phi`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 6 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 1 | 12 | 1 | 0 | 0 | 0 |
        /// | each step | 66 | 89 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `1/(m²)`
            k2: T,
            /// `sin(alpha)² m² g²`
            k3: T,
            /// `1/(J²)`
            k4: T,
            /// `h/J`
            h_over_j: T,
            /// `h/2`
            half_h: T,
            /// `h feedback-rk2_J`
            h_feedback_rk2_j: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
            /// `sin(alpha) m g feedback-rk2_H`
            k5: T,
            /// `h feedback-rk2_H/2`
            k6: T,
            /// `h (h/J)/2`
            half_h_h_over_j: T,
            /// `feedback-rk2_p_phi h (h/J)/2`
            k7: T,
            /// `h/J - feedback-rk2_p_phi h (h/J)/2`
            k8: T,
            /// `h feedback-rk2_J/2`
            k9: T,
            /// `m h feedback-rk2_J`
            m_h_feedback_rk2_j: T,
            /// `h feedback-rk2_p_phi`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3); functions of q that the next step needs (2).
            type Carried = [T; 13];
            type Memory = (rt::StabilityMonitor<T, 3>,);
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
                    OptionInfo {
                        name: "p_phi",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_p_phi] = *options;
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let g_sin_alpha = g * sin_alpha;
                let k2 = rt::lit::<T>(1.0) / (m * m);
                let k3 = k1 * k1;
                let k4 = rt::lit::<T>(1.0) / (j * j);
                let h_over_j = h / j;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let k5 = k1 * feedback_rk2_h;
                let k6 = rt::lit::<T>(0.5) * h_feedback_rk2_h;
                let h_h_over_j = h * h_over_j;
                let half_h_h_over_j = rt::lit::<T>(0.5) * h_h_over_j;
                let k7 = rt::lit::<T>(0.5) * (feedback_rk2_p_phi * h_h_over_j);
                let k8 = h_over_j - k7;
                let k9 = rt::lit::<T>(0.5) * h_feedback_rk2_j;
                let m_h_feedback_rk2_j = m * h_feedback_rk2_j;
                let stability3_new = h * feedback_rk2_p_phi;
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    g_sin_alpha,
                    k2,
                    k3,
                    k4,
                    h_over_j,
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k5,
                    k6,
                    half_h_h_over_j,
                    k7,
                    k8,
                    k9,
                    m_h_feedback_rk2_j,
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let j_phi_dot = j * phi_dot;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * sin_phi - y_dot * cos_phi;
                let t2 = m_y_dot * (y_dot + cos_phi * t1)
                    + (phi_dot * j_phi_dot + m_x_dot * (x_dot - sin_phi * t1));
                let carried = [
                    x,
                    y,
                    phi,
                    m_x_dot,
                    m_y_dot,
                    j_phi_dot,
                    rt::lit::<T>(0.5) * t2 - k1 * x,
                    j_phi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, p_x, p_y, p_phi, level_h, level_p_phi, _, _, _,
                sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_p_phi] = *setting
                    .options();
                let m = setting.system().parameters.m;
                let Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    g_sin_alpha,
                    k2,
                    k3,
                    k4,
                    h_over_j,
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k5,
                    k6,
                    half_h_h_over_j,
                    k7,
                    k8,
                    k9,
                    m_h_feedback_rk2_j,
                    stability3_new,
                } = *setting.scheme();
                let inv_m_p_x = inv_m * p_x;
                let inv_m_p_y = inv_m * p_y;
                let t1 = sin_phi_ahead * inv_m_p_x - cos_phi_ahead * inv_m_p_y;
                let t2 = m * t1;
                let t3 = inv_m * sin_phi_ahead * t2;
                let t4 = inv_m_p_x - t3;
                let inv_j_p_phi = inv_j * p_phi;
                let t5 = cos_phi_ahead * t1;
                let t6 = inv_m_p_y + t5;
                let t7 = rt::lit::<T>(0.5)
                    * (p_x * t4 + (p_phi * inv_j_p_phi + p_y * t6)) - (k1 * x + level_h);
                let t8 = feedback_rk2_h * t7;
                let t9 = cos_phi_ahead * t4 + sin_phi_ahead * t6;
                let t10 = m * (g_sin_alpha * sin_phi_ahead + inv_j_p_phi * t9);
                let t11 = k1 - feedback_rk2_j * t3 - t4 * t8 - sin_phi_ahead * t10;
                let t12 = p_x + h * t11;
                let t13 = inv_m * t12;
                let t14 = t2 * t9;
                let t15 = h_over_j * p_phi - h_feedback_rk2_j * t14
                    + t7 * (h_feedback_rk2_h * t14);
                let t16 = phi + t15;
                let (t17, t18) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t15,
                    t16,
                    tally,
                );
                let t19 = cos_phi_ahead * t10 + feedback_rk2_j * t5 - t6 * t8;
                let t20 = p_y + h * t19;
                let t21 = inv_m * t20;
                let t22 = t17 * t13 - t18 * t21;
                let t23 = m * t22;
                let t24 = inv_m * t17 * t23;
                let t25 = t13 - t24;
                let t26 = t18 * t22;
                let t27 = t21 + t26;
                let t28 = inv_j_p_phi * t8;
                let t29 = t14 - feedback_rk2_p_phi * (p_phi - level_p_phi) - t28;
                let t30 = p_phi + h * t29;
                let t31 = inv_j * t30;
                let t32 = t4 + k5 * t7;
                let t33 = rt::lit::<T>(0.5) * (t12 * t25 + (t20 * t27 + t30 * t31))
                    - (level_h + k1 * (x + h * t32));
                let x_new_2 = x + half_h * (k5 * t33 + (t32 + t25));
                let y_new_2 = y + half_h * (t6 + t27);
                let t34 = half_h_h_over_j * (t14 - t28)
                    + (half_h * (t14 * (t8 - feedback_rk2_j))
                        + (k8 * p_phi + k7 * level_p_phi));
                let t35 = t18 * t25 + t17 * t27;
                let t36 = t23 * t35;
                let t37 = t34 - k9 * t36 + t33 * (k6 * t36);
                let phi_new_2 = phi + t37;
                let t38 = feedback_rk2_h * t33;
                let t39 = m * (g_sin_alpha * t17 + t31 * t35);
                let p_x_new = p_x
                    + half_h * (k1 + t11 - feedback_rk2_j * t24 - t25 * t38 - t17 * t39);
                let p_y_new = p_y
                    + half_h * (t18 * t39 + (t19 + feedback_rk2_j * t26) - t27 * t38);
                let p_phi_new = p_phi
                    + half_h
                        * (t36 + (t29 - feedback_rk2_p_phi * (t30 - level_p_phi))
                            - t31 * t38);
                let stability1_new = m_h_feedback_rk2_j * (k2 + t9 * t9);
                let t40 = t14 * t14
                    + (t4 * t4 + (t6 * t6 + (k3 + p_phi * (k4 * p_phi))));
                let stability2_new = h_feedback_rk2_h * t40;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t37,
                    phi_new_2,
                    tally,
                );
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    p_x_new,
                    p_y_new,
                    p_phi_new,
                    level_h,
                    level_p_phi,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("p_phi", setting.options()[2], carried[10]),
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
                    carried[8],
                    carried[9],
                    carried[10],
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
                let [x, y, phi, p_x, p_y, p_phi, _, _, _, _, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
                    phi_dot: inv_j * p_phi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2ca04401d3da0d6ec4a046dc3f41b272";
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
        /// - `p_phi`: gain of the first integral `p_phi`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 6 | 4 | 0 | 1 | 0 |
        /// | once, from the step size | 22 | 33 | 1 | 0 | 0 | 0 |
        /// | each step | 142 | 182 | 0 | 0 | 4 | 0 |
        /// | each state that is looked at | 0 | 3 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `sin(alpha) m g`
            k1: T,
            /// `g sin(alpha)`
            g_sin_alpha: T,
            /// `1/(m²)`
            k2: T,
            /// `sin(alpha)² m² g²`
            k3: T,
            /// `1/(J²)`
            k4: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k5: T,
            /// `h/3`
            k6: T,
            /// `h (h/J)/2`
            half_h_h_over_j: T,
            /// `h feedback-rk4_J`
            h_feedback_rk4_j: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `sin(alpha) m g feedback-rk4_H`
            k7: T,
            /// `h feedback-rk4_J/2`
            k8: T,
            /// `h feedback-rk4_H/2`
            k9: T,
            /// `h (h/J)/4`
            quarter_h_h_over_j: T,
            /// `feedback-rk4_p_phi h (h/J)/4`
            k11: T,
            /// `(h/J)/2 - feedback-rk4_p_phi h (h/J)/4`
            k12: T,
            /// `h² feedback-rk4_p_phi (h/J)/4`
            k14: T,
            /// `h/J - feedback-rk4_p_phi h (h/J)/2 + feedback-rk4_p_phi² h² (h/J)/4`
            k18: T,
            /// `feedback-rk4_p_phi h (h/J)/2 - feedback-rk4_p_phi² h² (h/J)/4`
            k19: T,
            /// `h (h/J)/6`
            k20: T,
            /// `h (h/J)/6 - h² feedback-rk4_p_phi (h/J)/12`
            k22: T,
            /// `h² feedback-rk4_p_phi (h/J)/12 - h (h/J)/6`
            k23: T,
            /// `h (h/J)/6 - h² feedback-rk4_p_phi (h/J)/12 + h³ feedback-rk4_p_phi² (h/J)/24`
            k26: T,
            /// `feedback-rk4_p_phi² h² (h/J)/12 + ((h/J)/6 + ((h/J)/3 + ((h/J)/3 - feedback-rk4_p_phi h (h …`
            k32: T,
            /// `h² feedback-rk4_p_phi (h/J)/12 - h (h/J)/6 - h³ feedback-rk4_p_phi² (h/J)/24`
            k33: T,
            /// `feedback-rk4_p_phi h (h/J)/6 + (feedback-rk4_p_phi h (h/J)/6 + (feedback-rk4_p_phi h (h/J) …`
            k34: T,
            /// `h feedback-rk4_J/6`
            k35: T,
            /// `h feedback-rk4_H/6`
            k36: T,
            /// `m h feedback-rk4_J`
            m_h_feedback_rk4_j: T,
            /// `h feedback-rk4_p_phi`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3); functions of q that the next step needs (2).
            type Carried = [T; 13];
            type Memory = (rt::StabilityMonitor<T, 3>,);
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
                    OptionInfo {
                        name: "p_phi",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(system: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_p_phi] = *options;
                let m = system.parameters.m;
                let j = system.parameters.J;
                let g = system.parameters.g;
                let alpha = system.parameters.alpha;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let sin_alpha = rt::sin(alpha);
                let k1 = sin_alpha * (m * g);
                let g_sin_alpha = g * sin_alpha;
                let k2 = rt::lit::<T>(1.0) / (m * m);
                let k3 = k1 * k1;
                let k4 = rt::lit::<T>(1.0) / (j * j);
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = rt::lit::<T>(0.16666666666666666) * h;
                let k6 = rt::lit::<T>(0.3333333333333333) * h;
                let h_h_over_j = h * h_over_j;
                let half_h_h_over_j = rt::lit::<T>(0.5) * h_h_over_j;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let k7 = k1 * feedback_rk4_h;
                let k8 = rt::lit::<T>(0.5) * h_feedback_rk4_j;
                let k9 = rt::lit::<T>(0.5) * h_feedback_rk4_h;
                let quarter_h_h_over_j = rt::lit::<T>(0.25) * h_h_over_j;
                let k10 = feedback_rk4_p_phi * h_h_over_j;
                let k11 = rt::lit::<T>(0.25) * k10;
                let k12 = half_h_over_j - k11;
                let k13 = h * k10;
                let k14 = rt::lit::<T>(0.25) * k13;
                let k15 = rt::lit::<T>(0.5) * k10;
                let k16 = feedback_rk4_p_phi * k13;
                let k17 = rt::lit::<T>(0.25) * k16;
                let k18 = h_over_j - k15 + k17;
                let k19 = k15 - k17;
                let k20 = rt::lit::<T>(0.16666666666666666) * h_h_over_j;
                let k21 = rt::lit::<T>(0.08333333333333333) * k13;
                let k22 = k20 - k21;
                let k23 = k21 - k20;
                let k24 = h * k16;
                let k25 = rt::lit::<T>(0.041666666666666664) * k24;
                let k26 = k22 + k25;
                let k27 = rt::lit::<T>(0.08333333333333333) * k16;
                let k28 = rt::lit::<T>(0.16666666666666666) * h_over_j;
                let k29 = rt::lit::<T>(0.3333333333333333) * h_over_j;
                let k30 = rt::lit::<T>(0.16666666666666666) * k10;
                let k31 = rt::lit::<T>(0.041666666666666664)
                    * (feedback_rk4_p_phi * k24);
                let k32 = k27 + (k28 + (k29 + (k29 - k30) - k30 + k27 + k28) - k30)
                    - k31;
                let k33 = k23 - k25;
                let k34 = k30 + (k30 + (k30 - k27) + k31 - k27);
                let k35 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_j;
                let k36 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_h;
                let m_h_feedback_rk4_j = m * h_feedback_rk4_j;
                let stability3_new = h * feedback_rk4_p_phi;
                Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    g_sin_alpha,
                    k2,
                    k3,
                    k4,
                    half_h_over_j,
                    half_h,
                    k5,
                    k6,
                    half_h_h_over_j,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k7,
                    k8,
                    k9,
                    quarter_h_h_over_j,
                    k11,
                    k12,
                    k14,
                    k18,
                    k19,
                    k20,
                    k22,
                    k23,
                    k26,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    m_h_feedback_rk4_j,
                    stability3_new,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let Scheme { k1, .. } = *self;
                let [[x, y, phi]] = start.q().data.0;
                let [[x_dot, y_dot, phi_dot]] = start.w().data.0;
                let m_x_dot = m * x_dot;
                let m_y_dot = m * y_dot;
                let j_phi_dot = j * phi_dot;
                let (sin_phi, cos_phi) = rt::sin_cos(phi);
                let t1 = x_dot * sin_phi - y_dot * cos_phi;
                let t2 = m_y_dot * (y_dot + cos_phi * t1)
                    + (phi_dot * j_phi_dot + m_x_dot * (x_dot - sin_phi * t1));
                let carried = [
                    x,
                    y,
                    phi,
                    m_x_dot,
                    m_y_dot,
                    j_phi_dot,
                    rt::lit::<T>(0.5) * t2 - k1 * x,
                    j_phi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_phi,
                    cos_phi,
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
                let [x, y, phi, p_x, p_y, p_phi, level_h, level_p_phi, _, _, _,
                sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_p_phi] = *setting
                    .options();
                let m = setting.system().parameters.m;
                let Scheme {
                    inv_m,
                    inv_j,
                    k1,
                    g_sin_alpha,
                    k2,
                    k3,
                    k4,
                    half_h_over_j,
                    half_h,
                    k5,
                    k6,
                    half_h_h_over_j,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k7,
                    k8,
                    k9,
                    quarter_h_h_over_j,
                    k11,
                    k12,
                    k14,
                    k18,
                    k19,
                    k20,
                    k22,
                    k23,
                    k26,
                    k32,
                    k33,
                    k34,
                    k35,
                    k36,
                    m_h_feedback_rk4_j,
                    stability3_new,
                } = *setting.scheme();
                let inv_m_p_x = inv_m * p_x;
                let inv_m_p_y = inv_m * p_y;
                let t1 = sin_phi_ahead * inv_m_p_x - cos_phi_ahead * inv_m_p_y;
                let t2 = m * t1;
                let t3 = inv_m * sin_phi_ahead * t2;
                let t4 = inv_m_p_x - t3;
                let t5 = cos_phi_ahead * t1;
                let t6 = inv_m_p_y + t5;
                let t7 = cos_phi_ahead * t4 + sin_phi_ahead * t6;
                let t8 = t2 * t7;
                let inv_j_p_phi = inv_j * p_phi;
                let t9 = rt::lit::<T>(0.5)
                    * (p_x * t4 + (p_phi * inv_j_p_phi + p_y * t6)) - (k1 * x + level_h);
                let t10 = feedback_rk4_h * t9;
                let t11 = inv_j_p_phi * t10;
                let t12 = half_h_over_j * p_phi - k8 * t8 + t9 * (k9 * t8);
                let t13 = phi + t12;
                let (t14, t15) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t12,
                    t13,
                    tally,
                );
                let t16 = m * (g_sin_alpha * sin_phi_ahead + inv_j_p_phi * t7);
                let t17 = k1 - feedback_rk4_j * t3 - t4 * t10 - sin_phi_ahead * t16;
                let t18 = p_x + half_h * t17;
                let t19 = inv_m * t18;
                let t20 = cos_phi_ahead * t16 + feedback_rk4_j * t5 - t6 * t10;
                let t21 = p_y + half_h * t20;
                let t22 = inv_m * t21;
                let t23 = t14 * t19 - t15 * t22;
                let t24 = m * t23;
                let t25 = inv_m * t14 * t24;
                let t26 = t19 - t25;
                let t27 = t15 * t23;
                let t28 = t22 + t27;
                let t29 = t15 * t26 + t14 * t28;
                let t30 = t24 * t29;
                let t31 = t8 - feedback_rk4_p_phi * (p_phi - level_p_phi) - t11;
                let t32 = p_phi + half_h * t31;
                let t33 = inv_j * t32;
                let t34 = t4 + k7 * t9;
                let t35 = rt::lit::<T>(0.5) * (t18 * t26 + (t21 * t28 + t32 * t33))
                    - (level_h + k1 * (x + half_h * t34));
                let t36 = quarter_h_h_over_j * (t8 - t11)
                    + (k12 * p_phi + k11 * level_p_phi) - k8 * t30 + t35 * (k9 * t30);
                let t37 = phi + t36;
                let (t38, t39) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t36,
                    t37,
                    tally,
                );
                let t40 = feedback_rk4_h * t35;
                let t41 = m * (g_sin_alpha * t14 + t33 * t29);
                let t42 = k1 - feedback_rk4_j * t25 - t26 * t40 - t14 * t41;
                let t43 = p_x + half_h * t42;
                let t44 = inv_m * t43;
                let t45 = t15 * t41 + feedback_rk4_j * t27 - t28 * t40;
                let t46 = p_y + half_h * t45;
                let t47 = inv_m * t46;
                let t48 = t38 * t44 - t39 * t47;
                let t49 = m * t48;
                let t50 = inv_m * t38 * t49;
                let t51 = t44 - t50;
                let t52 = t39 * t48;
                let t53 = t47 + t52;
                let t54 = t33 * t40;
                let t55 = t30 - feedback_rk4_p_phi * (t32 - level_p_phi) - t54;
                let t56 = p_phi + half_h * t55;
                let t57 = inv_j * t56;
                let t58 = t26 + k7 * t35;
                let t59 = rt::lit::<T>(0.5) * (t43 * t51 + (t46 * t53 + t56 * t57))
                    - (level_h + k1 * (x + half_h * t58));
                let t60 = feedback_rk4_h * t59;
                let t61 = t39 * t51 + t38 * t53;
                let t62 = m * (g_sin_alpha * t38 + t57 * t61);
                let t63 = k1 - feedback_rk4_j * t50 - t51 * t60 - t38 * t62;
                let t64 = p_x + h * t63;
                let t65 = inv_m * t64;
                let t66 = half_h_h_over_j * (t30 - t54)
                    + (k14 * (t11 - t8) + (k18 * p_phi + k19 * level_p_phi));
                let t67 = t49 * t61;
                let t68 = t66 - h_feedback_rk4_j * t67 + t59 * (h_feedback_rk4_h * t67);
                let t69 = phi + t68;
                let (t70, t71) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t68,
                    t69,
                    tally,
                );
                let t72 = t39 * t62 + feedback_rk4_j * t52 - t53 * t60;
                let t73 = p_y + h * t72;
                let t74 = inv_m * t73;
                let t75 = t70 * t65 - t71 * t74;
                let t76 = m * t75;
                let t77 = inv_m * t70 * t76;
                let t78 = t65 - t77;
                let t79 = t71 * t75;
                let t80 = t74 + t79;
                let t81 = t57 * t60;
                let t82 = t67 - feedback_rk4_p_phi * (t56 - level_p_phi) - t81;
                let t83 = p_phi + h * t82;
                let t84 = inv_j * t83;
                let t85 = t51 + k7 * t59;
                let t86 = rt::lit::<T>(0.5) * (t64 * t78 + (t73 * t80 + t83 * t84))
                    - (level_h + k1 * (x + h * t85));
                let x_new_2 = x
                    + k5 * (k7 * t86 + (t78 + (t34 + rt::lit::<T>(2.0) * (t58 + t85))));
                let y_new_2 = y + k5 * (t80 + (t6 + rt::lit::<T>(2.0) * (t28 + t53)));
                let t87 = k5 * (t8 * (t10 - feedback_rk4_j))
                    + (k33 * t11 + (k26 * t8 + (k32 * p_phi + k34 * level_p_phi)));
                let t88 = k6
                    * (t30 * (t40 - feedback_rk4_j) + t67 * (t60 - feedback_rk4_j))
                    + (k20 * (t67 - t81) + (k23 * t54 + (k22 * t30 + t87)));
                let t89 = t71 * t78 + t70 * t80;
                let t90 = t76 * t89;
                let t91 = t88 - k35 * t90 + t86 * (k36 * t90);
                let phi_new_2 = phi + t91;
                let t92 = feedback_rk4_h * t86;
                let t93 = m * (g_sin_alpha * t70 + t84 * t89);
                let t94 = rt::lit::<T>(2.0) * (t42 + t63) + (k1 + t17)
                    - feedback_rk4_j * t77 - t78 * t92 - t70 * t93;
                let p_x_new = p_x + k5 * t94;
                let t95 = t71 * t93
                    + (feedback_rk4_j * t79 + (t20 + rt::lit::<T>(2.0) * (t45 + t72)))
                    - t80 * t92;
                let p_y_new = p_y + k5 * t95;
                let t96 = t90
                    + (t31 + rt::lit::<T>(2.0) * (t55 + t82)
                        - feedback_rk4_p_phi * (t83 - level_p_phi)) - t84 * t92;
                let p_phi_new = p_phi + k5 * t96;
                let stability1_new = m_h_feedback_rk4_j * (k2 + t7 * t7);
                let t97 = t8 * t8 + (t4 * t4 + (t6 * t6 + (k3 + p_phi * (k4 * p_phi))));
                let stability2_new = h_feedback_rk4_h * t97;
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    t91,
                    phi_new_2,
                    tally,
                );
                let carried = [
                    x_new_2,
                    y_new_2,
                    phi_new_2,
                    p_x_new,
                    p_y_new,
                    p_phi_new,
                    level_h,
                    level_p_phi,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("p_phi", setting.options()[2], carried[10]),
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
                    carried[8],
                    carried[9],
                    carried[10],
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
                let [x, y, phi, p_x, p_y, p_phi, _, _, _, _, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    phi,
                    x_dot: inv_m * p_x,
                    y_dot: inv_m * p_y,
                    phi_dot: inv_j * p_phi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "97aeeaa9e32535648d4266aff4172e04";
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
            rt::copy(
                &[
                    self.parameters.m,
                    self.parameters.J,
                    self.parameters.g,
                    self.parameters.alpha,
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
            let mut info = ModelInfo::new("knife_edge_incline");
            info.text = Some(
                "A knife edge that slides on an inclined plane and turns about its point of contact.",
            );
            info.source = Some(
                "D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.2",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("downhill")),
                Quantity::new("y", Some("m"), Some("across the slope")),
                Quantity::new("phi", Some("rad"), Some("direction of the edge")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("phi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["x_dot*sin(phi) - y_dot*cos(phi)"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("J", Some("kg m^2"), Some("moment of inertia")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("g", Some("m/s^2"), Some("gravity")),
                    Some(1.0),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "alpha",
                        Some("rad"),
                        Some("inclination of the plane"),
                    ),
                    Some(0.5235987755982988),
                    false,
                ),
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("p_phi", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "paper",
                    text: Some(
                        "p_phi = 1/2; exactly x = (1 - cos t)/2, y = (t - sin t)/2, phi = t/2",
                    ),
                    q: &[0.0, 0.0, 0.0],
                    w: &[0.0, 0.0, 0.5],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "generic",
                    text: Some(
                        "all parameters different, and a first speed along the edge",
                    ),
                    q: &[0.1, -0.2, 0.3],
                    w: &[0.477668244562803, 0.14776010333066977, 1.3],
                    parameters: &[(0, 1.7), (1, 0.6), (2, 2.3), (3, 0.4)],
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
                FunctionInfo::new("invariants", &[("q", 3), ("w", 3)], &[2]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 3), ("p", 3)], &[6]),
                FunctionInfo::new("constraint_momenta", &[("q", 3), ("p", 3)], &[1]),
                FunctionInfo::new("extended_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new("extended_multipliers", &[("q", 3), ("p", 3)], &[1]),
                FunctionInfo::new("extended_vector_field", &[("q", 3), ("p", 3)], &[6]),
                FunctionInfo::new("feedback_levels", &[("q", 3), ("p", 3)], &[2]),
                FunctionInfo::new(
                    "lyapunov_function",
                    &[("q", 3), ("p", 3), ("gains", 3), ("levels", 2)],
                    &[],
                ),
                FunctionInfo::new(
                    "lyapunov_gradient",
                    &[("q", 3), ("p", 3), ("gains", 3), ("levels", 2)],
                    &[6],
                ),
                FunctionInfo::new(
                    "feedback_vector_field",
                    &[("q", 3), ("p", 3), ("gains", 3), ("levels", 2)],
                    &[6],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, j, g, alpha] = parameters else {
                return Err(ParameterError::Count {
                    expected: 4,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, J: j, g, alpha })
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

impl KnifeEdgeIncline {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        knife_edge_incline::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        knife_edge_incline::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> knife_edge_incline::Parameters<f64> {
        knife_edge_incline::Parameters {
            m: self.m,
            J: self.J,
            g: self.g,
            alpha: self.alpha,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> knife_edge_incline::StateBuilder<f64> {
        knife_edge_incline::StateBuilder::new(self.system())
    }

    /// The named initial data (`paper`, `generic`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<knife_edge_incline::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: knife_edge_incline::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <knife_edge_incline::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        knife_edge_incline::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, p_phi]` for `feedback-euler`, `[J, H, p_phi]` for `feedback-rk2`, `[J, H, p_phi]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: knife_edge_incline::State<f64>,
        h: f64,
        options: <knife_edge_incline::System<
            f64,
        > as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <knife_edge_incline::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        knife_edge_incline::System<f64>: ::nonholonomic::Discretize<M>,
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
        KnifeEdgeIncline::system,
        KnifeEdgeIncline::parameters,
        KnifeEdgeIncline::state,
        KnifeEdgeIncline::initial,
        KnifeEdgeIncline::integrate::<::nonholonomic::methods::Gonzalez>,
        KnifeEdgeIncline::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
